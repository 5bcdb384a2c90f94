# %%
from itertools import groupby

def group_by_tens(nums):
    nums = sorted(nums)
    groups = []
    for key, g in groupby(nums, key=lambda n: n//10):
        g = list(g)
        groups.append((key*10, len(g), sum(g) - key*10*len(g)))
    return groups
#> group_by_tens([12, 25, 14, 8])
#> group_by_tens([90, 99, 95])
#> group_by_tens([])
#> group_by_tens([-5, 5, -15])
#> group_by_tens([101, 7, 33, 38, 109, 31])
# %%
def bake(recipe, pantry):
    times = []
    for thing in recipe:
        have = pantry.get(thing, 0)
        times.append(have // recipe[thing])
    n = min(times)
    if n == 0:
        missing = [t for t in recipe if pantry.get(t, 0) < recipe[t]]
        return "Need " + ", ".join(missing)
    left = {k: pantry[k] - recipe.get(k, 0)*n for k in pantry}
    return n, left
#> bake({"egg": 2, "flour": 100}, {"egg": 5, "flour": 450})
#> bake({"egg": 3}, {"egg": 2})
#> bake({"oat": 40, "nut": 10}, {"oat": 400})
#> bake({"rice": 50, "peas": 25}, {"rice": 500, "peas": 90, "salt": 3})
#> bake({"tea": 1}, {"tea": 1})
# %%
def compress_moves(moves):
    short = []
    for m in moves:
        if short and short[-1][0] == m:
            short[-1][1] += 1
        else:
            short.append([m, 1])
    text = ""
    for m, n in short:
        text += m if n == 1 else m + str(n)
    return text, len(moves) - len(text)
#> compress_moves("UUURRD")
#> compress_moves("LRLR")
#> compress_moves(["go", "go", "stop"])
#> compress_moves("")
#> compress_moves("NNNNNNNNNNEES")
# %%
def pick_colors(n):
    colors = ("red", "blue", "green", "gray")
    picked = []
    while n > 0:
        picked.append(colors[n % 4][0])
        n = n // 4
    picked.reverse()
    return "".join(picked) if picked else "none"
#> pick_colors(6)
#> pick_colors(0)
#> pick_colors(100)
#> pick_colors(3)
#> pick_colors(2024)
# %%
def corner_turns(m):
    n = len(m)
    a, b = m[0][0], m[0][n-1]
    m[0][0], m[0][n-1] = m[n-1][0], a
    m[n-1][0] = m[n-1][n-1]
    m[n-1][n-1] = b
    if m[0][0] > m[n-1][n-1]: return "turned", m[0]
    return m[0], m[n-1]
#> corner_turns([[1, 2], [3, 4]])
#> corner_turns([[1, 0, 2], [0, 5, 0], [3, 0, 4]])
#> corner_turns([[5, 10], [6, 7]])
#> corner_turns([[1, 9], [2, 7]])
#> corner_turns([[4, 0, 0, 1], [0, 3, 2, 0], [0, 6, 5, 0], [7, 0, 0, 8]])
# %%
def mean_words(sentences):
    lengths = [len(s.split()) for s in sentences]
    total = 0
    for l in lengths: total += l
    mean = total / len(lengths) if lengths else 0
    longer = [s.split()[0] for s, l in zip(sentences, lengths) if l > mean]
    return mean, longer
#> mean_words(["I ran", "He ran away fast"])
#> mean_words(["one", "two", "six"])
#> mean_words([])
#> mean_words(["Go", "Stop it now", "We all sat down", "Why"])
#> mean_words(["Birds fly", "Fish swim in it"])
# %%
def robot_arm(instructions):
    hold = None
    placed = {}
    for ins in instructions:
        action, what = ins[0], ins[1:]
        if action == "g":
            if hold is not None:
                return "hands full: " + hold
            hold = what
        if action == "p" and hold:
            placed.setdefault(what, []).append(hold)
            hold = None
    return placed, hold
#> robot_arm(["gcup", "pbox", "gpen"])
#> robot_arm(["gA", "gB"])
#> robot_arm(["pbin"])
#> robot_arm(["gx", "p1", "gy", "p1", "gz", "p2"])
#> robot_arm([])
# %%
def longest_flat(heights, tol):
    best_len=0; best_start=0
    i=0
    while i<len(heights):
        j=i
        while j+1<len(heights) and abs(heights[j+1]-heights[i])<=tol:
            j+=1
        if j-i+1>best_len:
            best_len=j-i+1
            best_start=i
        i=j+1
    return best_start,best_len
#> longest_flat([1, 2, 2, 8, 8], 1)
#> longest_flat([5, 5, 5], 0)
#> longest_flat([10, 20, 30], 5)
#> longest_flat([3, 9, 8, 10, 9, 2], 1)
#> longest_flat([], 2)
# %%
def tag_numbers(nums):
    tags = {}
    for n in nums:
        t = []
        if n % 2 == 0: t.append("even")
        if n > 50: t.append("big")
        if str(n) == str(n)[::-1]: t.append("mirror")
        tags[n] = t or ["plain"]
    return tags
#> tag_numbers([4, 77, 80])
#> tag_numbers([13])
#> tag_numbers([66, 101, -6])
#> tag_numbers([])
#> tag_numbers([51, 22, 49, 51])
# %%
def seat_swap(row, a, b):
    if a not in row or b not in row:
        missing = a if a not in row else b
        return "Not found: " + missing
    i = row.index(a)
    j = row.index(b)
    row[i], row[j] = row[j], row[i]
    between = row[min(i, j)+1 : max(i, j)]
    return row, between
#> seat_swap(["Al", "Bo", "Cy", "Di"], "Al", "Di")
#> seat_swap(["x", "y"], "y", "x")
#> seat_swap(["p", "q"], "p", "z")
#> seat_swap(["k"], "m", "n")
#> seat_swap(["e", "d", "c", "b", "a"], "b", "d")
# %%
def power_table(bases, limit):
    table = []
    for b in bases:
        row = [b]
        while row[-1]*b < limit and len(row) < 5:
            row.append(row[-1]*b)
        table.append(row)
    longest = max(table, key=len)
    return longest, [len(r) for r in table]
#> power_table([2, 3, 5], 30)
#> power_table([10], 5)
#> power_table([7, 4], 500)
#> power_table([1, 9], 100)
#> power_table([6, -2, 12], 2000)
# %%
def fix_names(names):
    fixed = []
    for name in names:
        name = name.strip()
        if name == "":
            continue
        if "," in name:
            last, first = name.split(",")
            name = first.strip() + " " + last.strip()
        fixed.append(name.title())
    return sorted(fixed, key=lambda n: n.split()[-1])
#> fix_names(["smith, john", "ann bell"])
#> fix_names(["  ", "zoe"])
#> fix_names(["LEE, Bo", "adams, cy", "  eve moor "])
#> fix_names([])
#> fix_names(["o'neil, pat", "dan van dyk"])
# %%
def shift_matrix(m, k):
    result = []
    for i, row in enumerate(m):
        s = (k + i) % len(row)
        result.append(row[-s:] + row[:-s])
    return result
#> shift_matrix([[1, 2, 3], [4, 5, 6]], 1)
#> shift_matrix([[1, 2], [3, 4], [5, 6]], 0)
#> shift_matrix([[9]], 7)
#> shift_matrix([[1, 2, 3, 4], [5, 6, 7, 8]], -2)
#> shift_matrix(["abcd", "efgh", "ijkl"], 2)
# %%
def simple_calc(tokens):
    value = None
    op = None
    for t in tokens:
        if t in ("+", "-", "*"):
            op = t
            continue
        if value is None:
            value = t
        elif op == "+": value += t
        elif op == "-": value -= t
        elif op == "*": value *= t
        else:
            return "Error near " + str(t)
        op = None
    return value
#> simple_calc([5, "+", 3, "*", 2])
#> simple_calc([7, 8])
#> simple_calc([])
#> simple_calc([10, "-", 25])
#> simple_calc([4, "*", -3, "-", 8, "+", 100])
# %%
def common_multiple_days(a, b, days):
    both = []
    only = 0
    for d in range(1, days+1):
        x = d % a == 0
        y = d % b == 0
        if x and y:
            both.append(d)
        elif x or y:
            only += 1
    return both, only
#> common_multiple_days(2, 3, 13)
#> common_multiple_days(4, 6, 12)
#> common_multiple_days(5, 7, 9)
#> common_multiple_days(3, 3, 10)
#> common_multiple_days(1, 8, 18)
# %%
def key_of_value(d, value):
    keys = [k for k, v in d.items() if v == value]
    if not keys:
        near = min(d, key=lambda k: abs(d[k]-value))
        return "Closest: " + near + "=" + str(d[near])
    return keys[0] if len(keys) == 1 else keys
#> key_of_value({"a": 10, "b": 20}, 20)
#> key_of_value({"x": 5, "y": 5, "z": 6}, 5)
#> key_of_value({"lo": 100, "hi": 900}, 450)
#> key_of_value({"m": -3, "n": 3}, 0)
#> key_of_value({"p": 1, "q": 4, "r": 9}, 8)
# %%
def list_ops(ops):
    L = []
    for op in ops:
        name = op[0]
        if name == "add": L.append(op[1])
        elif name == "ins": L.insert(op[1], op[2])
        elif name == "del" and op[1] in L: L.remove(op[1])
        elif name == "rev": L.reverse()
        elif name == "ext": L.extend(op[1:])
    return L
#> list_ops([("add", 4), ("add", 5), ("rev",)])
#> list_ops([("ext", 1, 2, 3), ("ins", 1, 9), ("del", 3)])
#> list_ops([("del", 7), ("ins", 5, 8)])
#> list_ops([])
#> list_ops([("add", 6), ("ext", 6, 7), ("del", 6), ("rev",), ("ins", -1, 0)])
# %%
def odd_positions_sum(tup):
    s = 0
    for i in range(1, len(tup), 2):
        s = s + tup[i]
    rest = sum(tup) - s
    return ("odd", s-rest) if s > rest else ("even", rest-s)
def many(tups):
    d = {"odd": [], "even": []}
    for t in tups:
        name, diff = odd_positions_sum(t)
        d[name].append(diff)
    return d
#> many([(1, 5, 2), (9, 1)])
#> many([(), (3,)])
#> many([(10, 20, 30, 40), (0, 7)])
#> many([(-1, -2), (-2, -1), (5, 5)])
#> many([(100, 1, 100, 1), (2, 300), (4, 4, 1)])
# %%
def paint_buckets(walls, bucket):
    used = 1
    left = bucket
    for w, h in walls:
        area = w*h
        while area > left:
            area -= left
            left = bucket
            used += 1
        left -= area
    return used, left
#> paint_buckets([(3, 2), (4, 2)], 10)
#> paint_buckets([(5, 5)], 25)
#> paint_buckets([(6, 4), (2, 3)], 8)
#> paint_buckets([], 12)
#> paint_buckets([(1, 7), (3, 3), (10, 2)], 15)
# %%
def vowels_first(word):
    v = ''.join(filter(lambda c: c in 'aeiou', word))
    c = ''.join(filter(lambda c: c not in 'aeiou', word))
    if len(v) > len(c): return v + c
    if len(v) == len(c):
        return ''.join(a+b for a, b in zip(c, v))
    return c + v
#> vowels_first("audio")
#> vowels_first("street")
#> vowels_first("open")
#> vowels_first("rhythm")
#> vowels_first("equation")
# %%
def lottery(tickets, drawn):
    prizes = {0: 0, 1: 1, 2: 10, 3: 500}
    best = (0, None)
    total = 0
    for t in tickets:
        hits = len(set(t) & set(drawn))
        total += prizes.get(hits, 9999)
        if hits > best[0]:
            best = (hits, t)
    return total, best
#> lottery([(1, 2, 3), (3, 4, 5)], [3, 4, 9])
#> lottery([(7, 8, 9)], [1, 2, 3])
#> lottery([(10, 20, 30), (10, 20, 40), (5, 6, 7)], [30, 20, 10])
#> lottery([], [4])
#> lottery([(1, 2, 3, 4), (4, 3, 2, 9)], [4, 2, 1, 3])
# %%
def stop_when_negative(nums):
    result = []
    total = 0
    for n in nums:
        total += n
        if total < 0: break
        result.append(total)
    else:
        result.append("end")
    return result
#> stop_when_negative([5, -3, -4, 9])
#> stop_when_negative([1, 2, 3])
#> stop_when_negative([-1])
#> stop_when_negative([])
#> stop_when_negative([10, -10, 6, -2, -5, 8])
# %%
def char_types(s):
    counts = [0, 0, 0, 0]
    for ch in s:
        if ch.isalpha(): idx = 0
        elif ch.isdigit(): idx = 1
        elif ch.isspace(): idx = 2
        else: idx = 3
        counts[idx] += 1
    names = ["letters", "digits", "spaces", "others"]
    top = names[counts.index(max(counts))]
    return top, counts
#> char_types("abc 123!")
#> char_types("2024-10-05")
#> char_types("")
#> char_types("?! ... a")
#> char_types("x  y   9")
# %%
def best_offer(offers, budget):
    ok = [o for o in offers if o["price"] <= budget]
    if len(ok) == 0:
        cheapest = min(offers, key=lambda o: o["price"])
        return "Save " + str(cheapest["price"] - budget) + " more"
    ok.sort(key=lambda o: (-o["stars"], o["price"]))
    return ok[0]["name"], budget - ok[0]["price"]
#> best_offer([{"name": "Inn", "price": 80, "stars": 3}, {"name": "Ritz", "price": 300, "stars": 5}], 100)
#> best_offer([{"name": "Hut", "price": 40, "stars": 1}], 25)
#> best_offer([{"name": "A", "price": 60, "stars": 4}, {"name": "B", "price": 55, "stars": 4}], 60)
#> best_offer([{"name": "X", "price": 200, "stars": 5}, {"name": "Y", "price": 150, "stars": 2}], 90)
#> best_offer([{"name": "P", "price": 10, "stars": 2}, {"name": "Q", "price": 20, "stars": 3}, {"name": "R", "price": 30, "stars": 1}], 35)
# %%
def repeat_until(n, target):
    seen = []
    while n not in seen and n != target:
        seen.append(n)
        if n % 3 == 0:
            n = n // 3
        else:
            n = n + 4
    return ("hit" if n == target else "cycle at " + str(n)), len(seen)
#> repeat_until(7, 3)
#> repeat_until(9, 1)
#> repeat_until(20, 100)
#> repeat_until(5, 5)
#> repeat_until(31, 8)
# %%
def column_widths(rows):
    widths = []
    for col in zip(*rows):
        widths.append(max(len(str(cell)) for cell in col))
    lines = []
    for row in rows:
        line = "|".join(str(cell).rjust(w) for cell, w in zip(row, widths))
        lines.append(line)
    return lines
#> column_widths([("a", 10), ("bcd", 5)])
#> column_widths([(1, 22, 333)])
#> column_widths([("x", ""), ("", "yy")])
#> column_widths([])
#> column_widths([(True, None), (-50, 7), ("ok", 1.5)])
# %%
def remove_all(lst, bad):
    for x in lst:
        if x == bad:
            lst.remove(x)   # the beginner's mistake: removing while looping
    left = lst.count(bad)
    if left == 0:
        return lst
    return "still " + str(left), lst
#> remove_all([1, 2, 1, 3], 1)
#> remove_all([5, 5, 5, 6], 5)
#> remove_all([7, 8, 9], 4)
#> remove_all([2, 2], 2)
#> remove_all([0, 3, 3, 0, 3, 3, 3], 3)
# %%
def taxi(km, night=False, bags=0):
    price = 350
    while km > 0:
        if km > 10: price += 90
        else: price += 120
        km -= 1
    price += bags*50
    if night == True:
        price = price + price//4
    return price
#> taxi(3)
#> taxi(12, True)
#> taxi(0, bags=4)
#> taxi(5.5, night=True, bags=1)
#> taxi(15, False, 2)
# %%
def who_is_missing(expected, present):
    present_set = set(present)
    missing = [e for e in expected if e not in present_set]
    strangers = [p for p in present if p not in expected]
    if not missing and not strangers:
        return "All here"
    return {"missing": sorted(missing), "strangers": sorted(set(strangers))}
#> who_is_missing([3, 1, 2], [1, 2, 3])
#> who_is_missing([10, 20, 30], [20, 40, 40])
#> who_is_missing([], [5, 4])
#> who_is_missing([8, 7, 6], [])
#> who_is_missing([101, 99, 100], [100, 102, 99, 98])
# %%
def spread(lst):
    i = 0
    while i < len(lst) - 1:
        gap = lst[i+1] - lst[i]
        if gap > 3:
            lst.insert(i+1, lst[i] + gap//2)
        else:
            i += 1
    return lst
#> spread([1, 10])
#> spread([0, 3, 9])
#> spread([5, 2, 8])
#> spread([4])
#> spread([-6, 7, 8, 12])
# %%
def sort_versions(versions):
    pairs = []
    for v in versions:
        nums = tuple(int(p) for p in v.split("."))
        pairs.append((nums, v))
    pairs.sort(reverse=True)
    latest = pairs[0][1]
    majors = sorted(list(set([p[0][0] for p in pairs])))
    return latest, majors
#> sort_versions(["1.2", "1.10", "0.9"])
#> sort_versions(["2.0", "2.0.0"])
#> sort_versions(["3.1.4"])
#> sort_versions(["10.0", "9.9.9", "10.0.1", "2.5"])
#> sort_versions(["0.1", "0.01", "0.2"])
# %%
def balance_lists(a, b):
    moves = 0
    while sum(a) != sum(b) and moves < 5:
        if sum(a) > sum(b):
            big, small = a, b
        else:
            big, small = b, a
        small.append(big.pop(big.index(min(big))))
        moves += 1
    return a, b, moves
#> balance_lists([5, 3, 2], [4])
#> balance_lists([1, 2], [2, 1])
#> balance_lists([10, 1, 1], [3, 1])
#> balance_lists([6, 6], [])
#> balance_lists([9, 4, 7], [2, 8])
# %%
class Solution:
    def hideVowels(self, s, mask):
        out, k = [], 0
        for c in s:
            if c.lower() in "aeiou":
                out.append(mask[k])
                k = k+1 if k+1 < len(mask) else 0
            else:
                out.append(c)
        return "".join(out), k
#> Solution().hideVowels("banana", "12")
#> Solution().hideVowels("Amber", "*")
#> Solution().hideVowels("tv", "#@")
#> Solution().hideVowels("education", "xyz")
#> Solution().hideVowels("Is it so?", "ab")
# %%
class Solution:
    def monthBudget(self, income, bills):
        unpaid = []
        for name, cost in sorted(bills.items(), key=lambda kv: kv[1]):
            if income - cost >= 0:
                income -= cost
            else:
                unpaid.append(name)
        if not unpaid: return "Left: " + str(income)
        debt = sum(bills[u] for u in unpaid) - income
        return unpaid, debt
#> Solution().monthBudget(1000, {"rent": 700, "gas": 80})
#> Solution().monthBudget(300, {"rent": 500, "phone": 30, "food": 200})
#> Solution().monthBudget(0, {})
#> Solution().monthBudget(50, {"gym": 51, "bus": 60})
#> Solution().monthBudget(900, {"a": 300, "b": 300, "c": 300, "d": 5})
# %%
class Solution:
    def peaks(self, arr):
        ans = []
        n = len(arr)
        for i in range(1, n-1):
            if arr[i-1] < arr[i] > arr[i+1]:
                ans.append((i, arr[i]))
            elif arr[i-1] > arr[i] < arr[i+1]:
                ans.append((i, -arr[i]))
        if len(ans) == 0: return "flat"
        return ans
#> Solution().peaks([1, 5, 2, 6, 3])
#> Solution().peaks([1, 2, 3])
#> Solution().peaks([9, 4, 4, 9])
#> Solution().peaks([30, 10, 20])
#> Solution().peaks([0, 8, -3, -3, 12, 7, 15])
# %%
def two_pointer_sum(a, limit):
    i, j = 0, len(a)-1
    trace = []
    while i < j:
        s = a[i] + a[j]
        if s > limit:
            trace.append("R")
            j = j-1
        else:
            trace.append("L")
            i = i+1
    return "".join(trace), a[i] if a else None
#> two_pointer_sum([1, 3, 5, 7], 8)
#> two_pointer_sum([10, 20, 30], 15)
#> two_pointer_sum([], 3)
#> two_pointer_sum([4], 0)
#> two_pointer_sum([-5, 2, 6, 9, 14, 20], 15)
# %%
def mark_scores(answers, key):
    marks = 0
    streak = 0
    for a, k in zip(answers, key):
        if a == "-":
            streak = 0
        elif a == k:
            streak += 1
            marks += 2 if streak < 3 else 3
        else:
            marks -= 1
            streak = 0
    return marks, "pass" if marks >= len(key) else "fail"
#> mark_scores("abcd", "abcd")
#> mark_scores("ab-d", "abca")
#> mark_scores("dddd", "abca")
#> mark_scores("aabbcc", "aabbdc")
#> mark_scores("", "abc")
# %%
def unique_in_order_by(items, n):
    last = []
    out = []
    for it in items:
        if it not in last:
            out.append(it)
        last.append(it)
        if len(last) > n:
            last = last[1:]
    return out
#> unique_in_order_by([1, 1, 2, 1, 3], 1)
#> unique_in_order_by([1, 2, 1, 3, 1, 2], 2)
#> unique_in_order_by([5, 5, 5], 0)
#> unique_in_order_by([], 3)
#> unique_in_order_by([7, 8, 9, 7, 9, 8, 7, 6], 3)
# %%
def sum_until_zero(*args):
    totals = []
    t = 0
    for a in args:
        if a == 0:
            totals.append(t)
            t = 0
            continue
        t += a if not isinstance(a, str) else len(a)
    return (*totals, t) if t != 0 else tuple(totals)
#> sum_until_zero(1, 2, 0, 3)
#> sum_until_zero(0, 0)
#> sum_until_zero("ab", 5, 0, "xyz", 0)
#> sum_until_zero()
#> sum_until_zero(10, -10, 0, 7, "q", 0, 100)
# %%
def build_word(parts, order):
    word = ""
    for o in order:
        if o >= len(parts) or o < -len(parts):
            word += "_"
        elif o < 0:
            word += parts[o][::-1]
        else:
            word += parts[o]
    return word
#> build_word(["tar", "ge", "t"], [0, 1, 2])
#> build_word(["ab", "cd"], [-1, 5, 0])
#> build_word(["x"], [])
#> build_word(["sun", "day", "mo"], [2, 0, -2, -3])
#> build_word(["no"], [-1, 0, 1, -2])
