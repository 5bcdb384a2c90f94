# %%
def heaviest_box(boxes):
    best = boxes[0]
    for b in boxes:
        if b[1]*b[2] > best[1] * best[2]:
            best = b
    name, w, h = best
    return (name.upper(), w*h)
#> heaviest_box([("a", 2, 3), ("b", 4, 4), ("c", 1, 9)])
#> heaviest_box([("tin", 10, 12), ("jar", 11, 11)])
#> heaviest_box([("x", 5, 5), ("y", 25, 1), ("z", 24, 1)])
#> heaviest_box([("solo", 7, 8)])
#> heaviest_box([("p", 1, 2), ("q", 3, 4), ("r", 5, 6), ("s", 2, 16)])
# %%
def check_lights(states):
    found = False
    i = 0
    while i < len(states) and found == False:
        if states[i] == True and states[i-1] == True:
            found = True
        i += 1
    if found == True:
        return "Pair ends at " + str(i-1)
    else:
        return "No pair"
#> check_lights([True, False, True, True])
#> check_lights([False, True, False, True, False])
#> check_lights([True, False, False, True])
#> check_lights([False, True, True, False, True])
#> check_lights([False, False, False, False, True, True, True])
# %%
from functools import reduce

def stacked_total(rows):
    sums = list(map(lambda r: sum(r), rows))
    total = reduce(lambda acc, s: acc * 2 + s, sums, 1)
    return total, sums
#> stacked_total([[1, 2], [3], []])
#> stacked_total([[10, -4, 6], [5, 5]])
#> stacked_total([])
#> stacked_total([[0], [0, 0], [7, -9], [12]])
#> stacked_total([[100, 20], [-50], [3, 3, 3], [1], [2, 2]])
# %%
def shelf_labels(items):
    labels=[]
    for i in range(0, len(items)):
        if i%2==0: side = "L"
        else: side = "R"
        labels.append(side + str(i//2) + ":" + items[i])
    return labels
#> shelf_labels(["cup", "pan", "pot"])
#> shelf_labels(["a"])
#> shelf_labels(["tea", "rice", "salt", "oil", "soap"])
#> shelf_labels([])
#> shelf_labels(["x", "yy", "zzz", "w"])
# %%
def common_and_rest(A, B):
    common = []
    rest = []
    for x in A + B:
        if x in A and x in B:
            if x not in common:
                common.append(x)
        else:
            rest.append(x)
    common.sort(); rest.sort(reverse=True)
    return common, rest
#> common_and_rest([1, 2, 3], [2, 3, 4])
#> common_and_rest([9, 9, 7], [7, 5])
#> common_and_rest([], [4, 8, 6])
#> common_and_rest([12, 40, -3], [-3, 40, 12])
#> common_and_rest([1, 1], [2, 2, 0])
# %%
def score_board(pairs):
    board = {}
    for (player, pts) in pairs:
        board.setdefault(player, []).append(pts)
    result = []
    for player, lst in board.items():
        result.append((player, max(lst) - min(lst), len(lst)))
    return sorted(result, key=lambda t: (-t[1], t[0]))
#> score_board([("ann", 5), ("bob", 7), ("ann", 11)])
#> score_board([("z", 1), ("y", 1), ("x", 1)])
#> score_board([("kim", 30), ("lee", 12), ("kim", 8), ("lee", 40)])
#> score_board([])
#> score_board([("d", -4), ("d", 4), ("d", 0), ("e", 9)])
# %%
def swap_ends(lst, times):
    n = len(lst)
    for k in range(times):
        temp = lst[k]
        lst[k] = lst[n-1-k]
        lst[n-1-k] = temp
    return lst
#> swap_ends([1, 2, 3, 4], 1)
#> swap_ends([5, 6, 7, 8, 9], 2)
#> swap_ends(["a", "b", "c"], 3)
#> swap_ends([10, 20, 30, 40, 50, 60], 4)
#> swap_ends([3], 0)
# %%
def ticket_price(ages):
    Total = 0
    for age in ages:
        if age < 4:
            continue
        elif 4 <= age < 13:
            Total = Total + 6
        elif 13 <= age <= 64:
            Total = Total+14
        else:
            Total += 9
    if len(ages) >= 5 and Total > 40:
        Total = Total - Total//10
    return Total
#> ticket_price([34, 36, 8, 3])
#> ticket_price([70, 66, 65, 64, 13])
#> ticket_price([1, 2])
#> ticket_price([4, 12, 5, 6, 7, 8])
#> ticket_price([20, 21, 22, 80, 3, 10])
# %%
def find_first_missing_letter(word, letters):
    for ch in letters:
        if not (ch in word):
            return ch
    return "Not found"
def report(words, letters):
    return [(w, find_first_missing_letter(w, letters)) for w in words]
#> report(["cat", "tack"], "act")
#> report(["moon", "sun"], "nuo")
#> report([], "abc")
#> report(["river", "lake", "sea"], "ea")
#> report(["quiz"], "zizu")
# %%
from collections import Counter

def rare_numbers(nums, limit):
    c = Counter(nums)
    rare = [n for n in c if c[n] <= limit]
    rare.sort()
    often = sum(c.values()) - sum(c[n] for n in rare)
    return rare, often
#> rare_numbers([1, 1, 2, 3, 3, 3], 1)
#> rare_numbers([5, 5, 4, 4, 9], 2)
#> rare_numbers([7, 7, 7, 7], 3)
#> rare_numbers([10, -1, 10, 0, -1, 10, 8], 2)
#> rare_numbers([], 4)
# %%
def skip_reader(values):
    i = 0
    out = []
    while i < len(values):
        v = values[i]
        if v < 0:
            i = i + 2
            continue
        out.append(v)
        i = i+1
    return out
#> skip_reader([1, -1, 5, 6])
#> skip_reader([-2, -3, -4, 8])
#> skip_reader([10, 20, 30])
#> skip_reader([0, -7])
#> skip_reader([3, -1, -1, 9, -5, 2, 4])
# %%
def matrix_edges(m):
    top = m[0]
    bottom = m[-1]
    left = [row[0] for row in m]
    right = [row[-1] for row in m]
    d = {"top": sum(top), "bottom": sum(bottom), "left": sum(left), "right": sum(right)}
    biggest = max(d, key=d.get)
    return biggest, d[biggest]
#> matrix_edges([[1, 2], [3, 4]])
#> matrix_edges([[9, 0, 9], [1, 1, 1], [2, 2, 2]])
#> matrix_edges([[5, 0], [6, 0], [7, 0]])
#> matrix_edges([[-1, -2, -3]])
#> matrix_edges([[1, 0, 8], [0, 0, 8], [2, 2, 8]])
# %%
def all_in_order(*groups):
    ok = all(a[-1] < b[0] for a, b in zip(groups, groups[1:]))
    if not ok:
        return "No"
    flat = [x for g in groups for x in g]
    return "Yes, " + str(len(flat)) + " items up to " + str(flat[-1])
#> all_in_order([1, 2], [3, 4], [9])
#> all_in_order([1, 5], [4, 6])
#> all_in_order([-8, -3, -1])
#> all_in_order([10], [11, 12], [12, 13])
#> all_in_order((2, 4), (6,), (8, 10, 12))
# %%
def add_vat(prices, rate=20):
    new_prices = dict()
    for name in prices:
        p = prices[name]
        if isinstance(p, str):
            p = int(p)
        new_prices[name] = p + p*rate//100
    prices.update(new_prices)
    return prices
#> add_vat({"pen": 100, "ink": "250"})
#> add_vat({"bag": "80"}, 5)
#> add_vat({"cap": 19, "hat": 35, "tie": "41"}, 10)
#> add_vat({})
#> add_vat({"sofa": 1299, "rug": "330"}, rate=25)
# %%
def count_steps(start, stop, jump):
    n = 0
    pos=start
    while (pos < stop):
        pos = pos + jump
        if pos % 10 == 0:
            jump = jump + 1
        n += 1
    return (n, pos, jump)
#> count_steps(0, 30, 5)
#> count_steps(8, 50, 2)
#> count_steps(10, 10, 3)
#> count_steps(-20, 25, 10)
#> count_steps(1, 40, 9)
# %%
def mixed_sum(things):
    ints = 0; strs = ""; others = []
    for t in things:
        if isinstance(t, bool):
            others.append(t)
        elif isinstance(t, int):
            ints += t
        elif isinstance(t, str):
            strs += t[:1]
        else:
            others.append(type(t).__name__)
    return ints, strs, others
#> mixed_sum([1, "go", 2, True])
#> mixed_sum([None, 3.5, "x", "yes"])
#> mixed_sum([[1], (2,), {3: 4}])
#> mixed_sum([10, -4, 6, "", "end"])
#> mixed_sum([False, 0, "0"])
# %%
def zip_longer(a, b):
    pairs = list(zip(a, b))
    extra = a[len(b):] + b[len(a):]
    return [x - y for x, y in pairs] + extra
def total_gap(a, b):
    z = zip_longer(a, b)
    return sum(abs(q) for q in z)
#> total_gap([1, 2, 3], [3, 2, 1])
#> total_gap([10, 20], [1])
#> total_gap([], [-5, 6])
#> total_gap([7, 7, 7], [7, 8, 9, 10, 11])
#> total_gap([100], [250])
# %%
from itertools import groupby

def runs_of_weather(days):
    result = []
    for kind, grp in groupby(days):
        n = len(list(grp))
        if n > 1:
            result.append(f"{n} x {kind}")
        else:
            result.append(kind)
    return ", ".join(result)
#> runs_of_weather(["sun", "sun", "rain"])
#> runs_of_weather(["fog"])
#> runs_of_weather(["rain", "sun", "rain", "rain", "rain", "sun"])
#> runs_of_weather([])
#> runs_of_weather(["hail", "hail", "snow", "snow"])
# %%
def second_from_end(text):
    words = text.split(" ")
    answer = []
    for w in words:
        if len(w) < 2:
            answer.append(w)
            continue
        answer.append(w[-2])
    return "".join(answer), len(answer)
#> second_from_end("open the door")
#> second_from_end("a b cd")
#> second_from_end("")
#> second_from_end("it was  late")
#> second_from_end("x marks one spot")
# %%
def class_average(marks):
    avg = {name: sum(m)/len(m) for name, m in marks.items() if m}
    passed = list(filter(lambda n: avg[n] >= 50, avg))
    if not passed:
        return "Nobody"
    top = max(passed, key=lambda n: avg[n])
    return top + " " + str(avg[top])
#> class_average({"Ida": [40, 60], "Jon": [90, 80, 70]})
#> class_average({"Ora": [10, 20], "Pia": []})
#> class_average({"Max": [50], "Eva": [49, 51, 50]})
#> class_average({})
#> class_average({"Lou": [33, 34], "Gil": [75, 64], "Sam": [88, 12]})
# %%
def fold_list(nums):
    rounds = 0
    while len(nums) > 1:
        new = []
        for i in range(0, len(nums)//2):
            new.append(nums[i] + nums[len(nums)-1-i])
        if len(nums) % 2 == 1:
            new.append(nums[len(nums)//2])
        nums = new
        rounds += 1
    return nums, rounds
#> fold_list([1, 2, 3, 4])
#> fold_list([5])
#> fold_list([10, 20, 30, 40, 50])
#> fold_list([])
#> fold_list([-3, 8, -1, 6, 2, 7, 9])
# %%
def is_between(x, pair):
    lo, hi = pair
    if lo > hi:
        lo, hi = hi, lo
    return lo <= x <= hi
def count_hits(points, ranges):
    return [sum(1 for r in ranges if is_between(p, r)) for p in points]
#> count_hits([5], [(1, 9), (9, 6)])
#> count_hits([0, 4, 8], [(3, 5), (8, 4)])
#> count_hits([100, -100], [(-200, 0)])
#> count_hits([], [(1, 2)])
#> count_hits([7, 12], [(12, 7), (7, 7), (13, 20)])
# %%
def remove_every(lst, k):
    kept = list()
    counter = 0
    for x in lst:
        counter = counter + 1
        if counter == k:
            counter = 0
        else:
            kept.append(x)
    return kept
#> remove_every([1, 2, 3, 4, 5, 6], 2)
#> remove_every([1, 2, 3, 4, 5, 6, 7], 3)
#> remove_every(["a", "b", "c"], 1)
#> remove_every([9, 8], 5)
#> remove_every([4, 14, 24, 34, 44, 54, 64, 74, 84], 4)
# %%
def unique_sorted_squares(nums):
    squares = set()
    for n in nums:
        squares.add(n**2)
    lst = list(set(squares))
    lst.sort()
    if (len(lst) == len(nums)):
        lst.append("all different")
    return lst
#> unique_sorted_squares([3, -3, 2])
#> unique_sorted_squares([1, 2, 4])
#> unique_sorted_squares([])
#> unique_sorted_squares([0, 0, -11, 11, 5])
#> unique_sorted_squares([-7, 6, -5, 4])
# %%
def grow_plants(heights, days):
    for day in range(1, days+1):
        for i in range(len(heights)):
            if (i + day) % 2 == 0:
                heights[i] += day
    tallest = heights.index(max(heights))
    return heights, tallest
#> grow_plants([1, 1, 1], 2)
#> grow_plants([5, 0, 3], 4)
#> grow_plants([10, 20], 1)
#> grow_plants([0, 0, 0, 0], 3)
#> grow_plants([8], 0)
# %%
def split_by_sign(nums):
    pos, neg, zero = [], [], 0
    for n in nums:
        if n > 0: pos.append(n)
        elif n < 0: neg.append(n)
        else: zero += 1
    return {'pos': sorted(pos), 'neg': sorted(neg, reverse = True), 'zero': zero}
#> split_by_sign([3, -1, 0, 2])
#> split_by_sign([0, 0])
#> split_by_sign([-5, -50, -500])
#> split_by_sign([12, 7, 31, 4])
#> split_by_sign([1, -1, 10, -10, 0, 100])
# %%
def lookup_phone(book, query):
    matches = []
    for entry in book:
        name, number = entry
        if query.lower() in name.lower():
            matches.append(number)
    if len(matches) == 0:
        return "Not found"
    if len(matches) == 1:
        return matches[0]
    return sorted(matches)[:2]
#> lookup_phone([("Anna", 412), ("Hanna", 210), ("Ben", 333)], "anna")
#> lookup_phone([("Carl", 900)], "Z")
#> lookup_phone([("Dora", 15), ("Theodor", 99)], "THEO")
#> lookup_phone([("Al", 7), ("Sal", 6), ("Hal", 5)], "al")
#> lookup_phone([], "eve")
# %%
def triangle_rows(n, start):
    value = start
    rows = []
    for i in range(1, n+1):
        row = []
        for j in range(i):
            row.append(value)
            value = value + i
        rows.append(row)
    return rows, value
#> triangle_rows(3, 1)
#> triangle_rows(1, 50)
#> triangle_rows(0, 8)
#> triangle_rows(4, -10)
#> triangle_rows(2, 99)
# %%
def password_points(pw):
    points=0
    if any(c.isdigit() for c in pw): points+=1
    if any(c.isupper() for c in pw): points+=2
    if all(c.isalnum() for c in pw): points-=1
    if len(pw)>=8: points=points+3
    return "strong" if points > 4 else ("weak" if points<2 else "medium:"+str(points))
#> password_points("hello")
#> password_points("Hello12")
#> password_points("Long_Pass_9")
#> password_points("longlonglong")
#> password_points("X-1-y")
# %%
def pay_back(amount, notes):
    used = []
    for note in sorted(notes, reverse=True):
        how_many = amount // note
        if how_many != 0:
            used.append((note, how_many))
        amount = amount - how_many * note
    if amount != 0:
        used.append(("left", amount))
    return used
#> pay_back(87, [10, 50, 5])
#> pay_back(60, [20, 5])
#> pay_back(4, [10, 100])
#> pay_back(1234, [500, 200, 50, 20, 1])
#> pay_back(0, [1, 2])
# %%
from collections import defaultdict

def group_by_length(words):
    groups = defaultdict(list)
    for w in words:
        groups[len(w)].append(w)
    biggest = max(groups.items(), key=lambda kv: (len(kv[1]), kv[0]))
    return biggest[0], sorted(biggest[1])
#> group_by_length(["fig", "kiwi", "plum", "pear", "nut"])
#> group_by_length(["to", "be", "or", "not"])
#> group_by_length(["one", "four"])
#> group_by_length(["x"])
#> group_by_length(["aa", "b", "cc", "d", "eee", "fff"])
# %%
def bigger_neighbours(seq):
    res = []
    for idx, val in enumerate(seq):
        left = seq[idx-1] if idx > 0 else None
        right = seq[idx+1] if idx < len(seq)-1 else None
        bigger = [n for n in (left, right) if n is not None and n > val]
        res.append(len(bigger))
    return res
#> bigger_neighbours([1, 2, 3])
#> bigger_neighbours([5, 1, 5])
#> bigger_neighbours([4])
#> bigger_neighbours([9, 9, 2, 7])
#> bigger_neighbours([-1, -6, -3, 0, -8])
# %%
def bool_votes(votes):
    yes = 0
    no = 0
    for v in votes:
        if v == True:
            yes += 1
        elif v == False:
            no += 1
    if yes == no: return "Tie"
    if not yes > no: return "No by " + str(no - yes)
    return "Yes by " + str(yes - no)
#> bool_votes([True, True, False])
#> bool_votes([False, None, False, True])
#> bool_votes([None, None])
#> bool_votes([1, 0, 1, True, "yes"])
#> bool_votes([False, 0, 2, 3])
# %%
def flatten_and_mark(nested):
    flat=[]
    for depth, inner in enumerate(nested):
        for x in inner:
            flat.append((x, depth))
    flat.sort(key = lambda p: p[0])
    return [str(x)+"@"+str(d) for x,d in flat]
#> flatten_and_mark([[3, 1], [2]])
#> flatten_and_mark([[], [5, 4], [], [6]])
#> flatten_and_mark([[1], [1], [0]])
#> flatten_and_mark([[20, -20, 10]])
#> flatten_and_mark([[7, 8], [6, 9], [5, 10]])
# %%
def trip_time(legs):
    hours, minutes = 0, 0
    for h, m in legs:
        hours += h
        minutes += m
        if minutes >= 60:
            hours += 1
            minutes -= 60
    return "%d:%02d" % (hours, minutes)
#> trip_time([(1, 20), (0, 50)])
#> trip_time([(2, 30), (3, 30), (1, 5)])
#> trip_time([])
#> trip_time([(0, 59), (0, 59), (0, 59)])
#> trip_time([(11, 7), (0, 2)])
# %%
class Solution:
    def rename(self, names, rules):
        out = []
        for n in names:
            for old, new in rules:
                if n.startswith(old):
                    n = new + n[len(old):]
                    break
            out.append(n)
        return out
#> Solution().rename(["img_1", "doc_2"], [("img", "pic")])
#> Solution().rename(["aab", "ab", "b"], [("aa", "x"), ("a", "y")])
#> Solution().rename(["tmp", "temp"], [("te", ""), ("t", "T")])
#> Solution().rename([], [("q", "r")])
#> Solution().rename(["one", "two", "onto"], [("on", "off"), ("o", "0")])
# %%
class Solution:
    def seat_people(self, groups, size):
        tables = []
        free = 0
        for g in groups:
            if g <= free:
                tables[-1] += g
                free -= g
            else:
                tables.append(g)
                free = size - g
        return tables
#> Solution().seat_people([2, 3, 1, 4], 6)
#> Solution().seat_people([5, 5, 5], 5)
#> Solution().seat_people([1, 1, 1, 1, 1], 3)
#> Solution().seat_people([], 8)
#> Solution().seat_people([7, 2, 1, 6, 3, 3], 10)
# %%
def longest_name_key(d):
    keys = sorted(d.keys(), key=len)
    last = keys[-1]
    for k in keys:
        if len(k) == len(last):
            d.setdefault("longest", 0)
            d["longest"] = d["longest"] + d[k]
    return d
#> longest_name_key({"a": 1, "bcd": 5, "efg": 6})
#> longest_name_key({"x": 10})
#> longest_name_key({"no": 4, "yes": 3, "longest": 2})
#> longest_name_key({"apple": 30, "fig": 4, "grape": -8, "lemon": 12})
#> longest_name_key({"p": 1, "q": 2, "r": 3})
# %%
def cut_string(s, sizes):
    parts=[]
    start=0
    for size in sizes:
        end = start+size
        parts.append( s[start:end] )
        start = end
    if start<len(s):
        parts.append(s[start:])
    return parts
#> cut_string("abcdefgh", [3, 2])
#> cut_string("holiday", [4, 3])
#> cut_string("hi", [1, 1, 1])
#> cut_string("20240117", [4, 2, 2])
#> cut_string("mountain", [0, 5])
# %%
def change_in_loop(n):
    seen = []
    for i in range(0, n):
        seen.append(i)
        i = i * 2
        if i > n:
            i = i - n
        seen.append(i)
    return seen, sum(seen)
#> change_in_loop(3)
#> change_in_loop(1)
#> change_in_loop(6)
#> change_in_loop(0)
#> change_in_loop(8)
