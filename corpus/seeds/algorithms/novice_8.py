# %%
def sort_by_two(items):
    items.sort(key=lambda t: t[1])
    items.sort(key=lambda t: len(t[0]), reverse=True)
    names = [t[0] for t in items]
    numbers = [t[1] for t in items]
    return names, numbers
#> sort_by_two([("bee", 3), ("ox", 1), ("cow", 2)])
#> sort_by_two([("a", 9), ("b", 8), ("c", 7)])
#> sort_by_two([("long", -1), ("tiny", -5), ("mid", 0)])
#> sort_by_two([])
#> sort_by_two([("kiwi", 40), ("fig", 12), ("plum", 40), ("nut", 3), ("lemon", 1)])
# %%
def zero_out(m):
    # set row to zero if it holds its own index
    changed = 0
    for i in range(len(m)):
        if i in m[i]:
            m[i] = [0]*len(m[i])
            changed += 1
    return m, changed
#> zero_out([[0, 1], [2, 3]])
#> zero_out([[5, 5], [1, 9], [2, 2, 2]])
#> zero_out([[7]])
#> zero_out([])
#> zero_out([[1, 0, 4], [3, 3], [8, 2, 6], [4]])
# %%
def password_tries(correct, tries):
    left = 3
    for t in tries:
        if t == correct:
            return "Welcome", left
        near = sum(1 for a, b in zip(t, correct) if a == b)
        if near < len(correct)-1:
            left -= 1
        if left == 0:
            return "Locked"
    return "Waiting", left
#> password_tries("cat1", ["cat2", "cat1"])
#> password_tries("blue", ["red", "pink", "gray"])
#> password_tries("xyz", [])
#> password_tries("sesame", ["open", "sesamo", "simsim"])
#> password_tries("1234", ["4321", "1235", "12", "1234"])
# %%
def skip_list_sum(nums):
    total = 0
    skip = 0
    for n in nums:
        if skip > 0:
            skip -= 1
            continue
        total += n
        if n % 5 == 0: skip = n // 5
    return total
#> skip_list_sum([1, 5, 100, 2])
#> skip_list_sum([10, 1, 1, 1])
#> skip_list_sum([0, 3, 4])
#> skip_list_sum([])
#> skip_list_sum([15, 8, 8, 8, 5, 9, 7])
# %%
def cube_or_half(nums):
    f = lambda x: x**3 if x % 2 else x//2
    once = list(map(f, nums))
    twice = list(map(f, once))
    same = [a for a, b in zip(nums, twice) if a == b]
    return once, twice, same
#> cube_or_half([1, 2, 3])
#> cube_or_half([0, 4, 8])
#> cube_or_half([-1, -2])
#> cube_or_half([])
#> cube_or_half([10, 7, 100])
# %%
def match_brackets_count(s):
    depth = 0
    deepest = 0
    extra = 0
    for c in s:
        if c == "<": depth += 1
        elif c == ">":
            if depth == 0: extra += 1
            else: depth -= 1
        if depth > deepest: deepest = depth
    return deepest, depth, extra
#> match_brackets_count("<<a>b>")
#> match_brackets_count("><")
#> match_brackets_count("none")
#> match_brackets_count("<<<x>")
#> match_brackets_count("a>b><<c>>")
# %%
def days_open(hours):
    week = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]
    closed = []
    longest = ("", 0)
    for day, pair in zip(week, hours):
        if pair is None:
            closed.append(day)
            continue
        start, end = pair
        if end <= start: end += 24
        if end - start > longest[1]:
            longest = (day, end-start)
    return longest, closed
#> days_open([(9, 17), None, (8, 20)])
#> days_open([None, None])
#> days_open([(22, 4), (9, 14), (10, 12), (0, 5)])
#> days_open([])
#> days_open([(9, 9), (7, 23), None, None, (6, 5)])
# %%
def sum_strings(*strs):
    total = 0
    bad = []
    for s in strs:
        s = s.replace(",", "")
        if s.startswith("-") and s[1:].isdigit():
            total -= int(s[1:])
        elif s.isdigit():
            total += int(s)
        else:
            bad += [s]
    return total, bad
#> sum_strings("1,000", "25")
#> sum_strings("-5", "--5", "7")
#> sum_strings()
#> sum_strings("ten", "10", "1e1")
#> sum_strings("12,345", "-2,345", "", "-")
# %%
def runner_positions(speeds, seconds):
    pos = [0] * len(speeds)
    leader_changes = 0
    leader = 0
    for t in range(1, seconds + 1):
        for i in range(len(speeds)):
            pos[i] += speeds[i][t % len(speeds[i])]
        new_leader = pos.index(max(pos))
        if new_leader != leader:
            leader_changes += 1
            leader = new_leader
    return pos, leader, leader_changes
#> runner_positions([(1, 2), (2, 1)], 3)
#> runner_positions([(5,), (4, 7)], 4)
#> runner_positions([(3, 3)], 2)
#> runner_positions([(1, 2, 3), (3, 2, 1), (2, 2)], 4)
#> runner_positions([(0, 9), (5, 5)], 0)
# %%
def common_digits(a, b):
    da = set(int(d) for d in str(a))
    db = set(int(d) for d in str(b))
    both = sorted(da & db)
    either = sorted(da ^ db)
    if both == []:
        return "Nothing in common"
    return both, sum(either)
#> common_digits(123, 321)
#> common_digits(10, 2345)
#> common_digits(9087, 7700)
#> common_digits(5, 55555)
#> common_digits(86420, 24689)
# %%
def trim_to_average(nums):
    nums = list(nums)
    removed = []
    while nums:
        avg = sum(nums)/len(nums)
        biggest = max(nums)
        if biggest <= avg*2: break
        nums.remove(biggest)
        removed.append(biggest)
    return sorted(nums), removed
#> trim_to_average([1, 2, 3, 20])
#> trim_to_average((5, 5, 5))
#> trim_to_average([1, 1, 1, 9, 50])
#> trim_to_average([])
#> trim_to_average([0, 0, 0, 4, 0])
# %%
def draw_bar(values, width = 10):
    top = max(values)
    bars = {}
    for i, v in enumerate(values):
        n = v*width//top
        bars[i] = "#"*n + "."*(width-n)
    longest = [i for i in bars if "." not in bars[i]]
    return bars, longest
#> draw_bar([5, 10])
#> draw_bar([3, 9, 6], 6)
#> draw_bar([1], width=3)
#> draw_bar([7, 7, 2, 1], 5)
#> draw_bar([100, 250, 999], 8)
# %%
def lists_of_lists(n):
    outer = []
    inner = []
    for i in range(n):
        inner.append(i)
        if i % 2 == 0:
            outer.append(inner)      # same object every time
        else:
            outer.append(inner[:])
    inner.append(-1)
    return outer, len(inner)
#> lists_of_lists(1)
#> lists_of_lists(2)
#> lists_of_lists(3)
#> lists_of_lists(0)
#> lists_of_lists(4)
# %%
def spin_wheel(prizes, spins):
    money = 0
    at = 0
    for s in spins:
        at = (at + s) % len(prizes)
        prize = prizes[at]
        if prize == "lose":
            return "Lost " + str(money)
        elif prize == "double":
            money *= 2
        else:
            money += prize
    return "Won " + str(money)
#> spin_wheel([10, "double", 50, "lose"], [2, 3])
#> spin_wheel([5, 5, "lose"], [3, 1, 1])
#> spin_wheel([100], [1, 1, 1])
#> spin_wheel([0, 20, "double"], [1, 1, 3, 3, 2])
#> spin_wheel(["lose", 7], [])
# %%
def word_to_tuple(word):
    v, c = 0, 0
    for ch in word:
        if ch in "aeiouAEIOU": v += 1
        elif ch.isalpha(): c += 1
    return (v, c)
def sort_words(words):
    decorated = [(word_to_tuple(w), w) for w in words]
    decorated.sort()
    return [w + str(t[0]) for t, w in decorated]
#> sort_words(["queue", "dry", "tree"])
#> sort_words(["b", "a"])
#> sort_words([])
#> sort_words(["Oslo", "Rome", "Bonn", "Nice"])
#> sort_words(["x-ray", "I", "area", "psst"])
# %%
def mix_two_dicts(prices, amounts):
    bill = []
    for item in sorted(amounts):
        if not item in prices: continue
        n = amounts[item]
        free = n // 3        # every third one is free
        bill.append((item, (n-free)*prices[item]))
    total = sum(map(lambda x: x[1], bill))
    return bill, total
#> mix_two_dicts({"bun": 2, "pie": 5}, {"bun": 4, "pie": 1})
#> mix_two_dicts({"tea": 3}, {"milk": 9})
#> mix_two_dicts({"a": 10, "b": 7, "c": 1}, {"c": 9, "a": 2})
#> mix_two_dicts({}, {})
#> mix_two_dicts({"nail": 4, "saw": 150, "bolt": 6}, {"saw": 3, "bolt": 12, "glue": 1, "nail": 5})
# %%
def insert_dashes(number):
    s = str(number)
    out = s[0]
    for i in range(1, len(s)):
        both_odd = int(s[i-1]) % 2 == 1 and int(s[i]) % 2 == 1
        both_even = int(s[i-1]) % 2 == 0 and int(s[i]) % 2 == 0
        if both_odd == True: out += "-"
        if both_even == True: out += "*"
        out += s[i]
    return out
#> insert_dashes(1357)
#> insert_dashes(2468)
#> insert_dashes(12345)
#> insert_dashes(9)
#> insert_dashes(40733)
# %%
def shuffle_cards(deck, how):
    for h in how:
        half = len(deck)//2
        if h == "cut":
            deck = deck[half:] + deck[:half]
        elif h == "flip":
            deck = deck[::-1]
        elif h == "deal":
            deck = deck[::2] + deck[1::2]
    return deck
#> shuffle_cards([1, 2, 3, 4], ["cut"])
#> shuffle_cards([1, 2, 3, 4, 5], ["deal", "flip"])
#> shuffle_cards(["J", "Q", "K"], ["flip", "cut", "nap"])
#> shuffle_cards([], ["deal"])
#> shuffle_cards([1, 2, 3, 4, 5, 6], ["deal", "cut", "deal"])
# %%
def age_groups(ages, borders):
    groups = [[] for _ in range(len(borders)+1)]
    for a in ages:
        k = 0
        while k < len(borders) and a >= borders[k]:
            k += 1
        groups[k].append(a)
    biggest = max(range(len(groups)), key=lambda g: len(groups[g]))
    return groups, biggest
#> age_groups([5, 17, 30, 70], [18, 65])
#> age_groups([1, 2, 3], [2])
#> age_groups([40, 50], [])
#> age_groups([], [10, 20])
#> age_groups([12, 13, 19, 20, 21, 64], [13, 20, 60])
# %%
def take_turns(pile, a_takes, b_takes):
    turn = "A"
    taken = {"A": 0, "B": 0}
    while pile > 0:
        n = a_takes if turn == "A" else b_takes
        n = min(n, pile)
        pile -= n
        taken[turn] += n
        turn = "B" if turn == "A" else "A"
    last = "B" if turn == "A" else "A"
    return last, taken
#> take_turns(10, 3, 2)
#> take_turns(7, 1, 1)
#> take_turns(0, 5, 5)
#> take_turns(25, 4, 6)
#> take_turns(12, 7, 9)
# %%
def first_difference(s, t):
    i = 0
    while i < len(s) and i < len(t):
        if s[i] != t[i]:
            return i, s[i], t[i]
        i += 1
    if len(s) == len(t): return "Equal"
    longer = s if len(s) > len(t) else t
    return "Prefix, then " + longer[i:]
#> first_difference("planet", "plane")
#> first_difference("river", "rover")
#> first_difference("same", "same")
#> first_difference("", "x")
#> first_difference("counter", "country")
# %%
def sum_table(rows):
    result = []
    grand = 0
    for r in rows:
        t = sum(x for x in r if isinstance(x, (int, float)) and not isinstance(x, bool))
        result.append(r + [t])
        grand = grand + t
    result.append([grand])
    return result
#> sum_table([["a", 1, 2], ["b", 3]])
#> sum_table([[True, 5], [False]])
#> sum_table([])
#> sum_table([["x", "y"], [2.5, 4]])
#> sum_table([[10, -20], ["z", None, 7], [100]])
# %%
def prime_like(nums):
    # keep numbers that no earlier number divides
    kept = []
    for n in nums:
        ok = True
        for k in kept:
            if n % k == 0:
                ok = False
                break
        if ok:
            kept.append(n)
    return kept, len(nums)-len(kept)
#> prime_like([4, 6, 8, 9])
#> prime_like([5, 10, 15])
#> prime_like([7])
#> prime_like([12, 9, 18, 20, 25])
#> prime_like([])
# %%
def parking(cars, spots):
    lot = {}
    turned_away = 0
    for plate, action in cars:
        if action == "in":
            free = [s for s in range(1, spots+1) if s not in lot.values()]
            if free == []: turned_away += 1
            else: lot[plate] = free[0]
        else:
            lot.pop(plate, None)
    return lot, turned_away
#> parking([("AB1", "in"), ("CD2", "in"), ("AB1", "out"), ("EF3", "in")], 2)
#> parking([("X", "in"), ("Y", "in")], 1)
#> parking([("Z", "out")], 3)
#> parking([], 5)
#> parking([("p", "in"), ("q", "in"), ("r", "in"), ("q", "out"), ("p", "out"), ("s", "in")], 3)
# %%
def number_words(nums):
    text = []
    for n in nums:
        kind = ("negative" if n < 0 else
                "zero" if n == 0 else
                "digit" if n < 10 else
                "number")
        if len(text) > 0 and text[-1].startswith(kind):
            text[-1] = text[-1] + "+"
        else:
            text.append(kind)
    return text
#> number_words([1, 5, 20])
#> number_words([-1, -2, -3])
#> number_words([0, 9, 0])
#> number_words([])
#> number_words([10, 300, 4, -4, -40, 0, 0])
# %%
def swap_halves(lst):
    n = len(lst)
    h = n // 2
    for i in range(h):
        j = n - h + i
        temp = lst[i]
        lst[i] = lst[j]
        lst[j] = temp
    if n % 2: lst[h] = lst[h] * 2
    return lst
#> swap_halves([1, 2, 3, 4])
#> swap_halves([1, 2, 3, 4, 5])
#> swap_halves(["a", "b", "c"])
#> swap_halves([])
#> swap_halves([60, 10, 50, 20, 40, 30])
# %%
def total_by_month(sales):
    months = {}
    for date, amount in sales:
        year, month, day = date.split("-")
        key = month + "/" + year[2:]
        months.setdefault(key, [0, 0])
        months[key][0] += amount
        months[key][1] = max(months[key][1], int(day))
    return months
#> total_by_month([("2023-01-15", 100), ("2023-01-20", 50)])
#> total_by_month([("1999-12-31", 7), ("2000-01-01", 8)])
#> total_by_month([])
#> total_by_month([("2024-06-30", -20), ("2024-06-02", 45), ("2024-07-09", 5)])
#> total_by_month([("2010-03-03", 1), ("2011-03-04", 2), ("2010-03-01", 3)])
# %%
def growing_words(words):
    best = []
    current = []
    for w in words:
        if current and len(w) <= len(current[-1]):
            current = []
        current.append(w)
        if len(current) > len(best):
            best = list(current)
    return " < ".join(best)
#> growing_words(["a", "be", "sea", "do"])
#> growing_words(["four", "six", "one"])
#> growing_words([])
#> growing_words(["hi", "I", "am", "not", "here", "now"])
#> growing_words(["x", "yy", "z", "ww", "vvv"])
# %%
def compare_sets(a, b):
    a, b = set(a), set(b)
    if a == b: return "equal"
    if a < b: return "smaller by " + str(len(b - a))
    if a > b: return "bigger by " + str(len(a - b))
    if not a & b: return "nothing shared"
    return sorted(a & b), len(a | b)
#> compare_sets([1, 2, 2], [2, 1])
#> compare_sets([3], [3, 4, 5])
#> compare_sets([9, 8, 7], [8])
#> compare_sets([1, 3], [2, 4])
#> compare_sets([10, 20, 30], [30, 40, 20, 50])
# %%
def wind_rose(readings):
    rose = dict.fromkeys("NESW", 0)
    for direction, speed in readings:
        for d in direction:
            rose[d] += speed // len(direction)
    rose["N"], rose["S"] = max(0, rose["N"]-rose["S"]), max(0, rose["S"]-rose["N"])
    main = max(rose.items(), key=lambda kv: kv[1])
    return rose, main[0]
#> wind_rose([("N", 10), ("NE", 8)])
#> wind_rose([("S", 20), ("N", 5)])
#> wind_rose([])
#> wind_rose([("SW", 15), ("W", 3), ("S", 1)])
#> wind_rose([("E", 7), ("NW", 12), ("SE", 9), ("N", 2)])
# %%
def long_if_chain(month, day):
    if month in (4, 6, 9, 11): last = 30
    elif month == 2: last = 28
    elif 1 <= month <= 12: last = 31
    else: return "no such month"
    if not (1 <= day <= last): return "no such day"
    if day == last: month = month+1; day = 1
    else: day += 1
    if month == 13: month = 1
    return month, day
#> long_if_chain(4, 30)
#> long_if_chain(12, 31)
#> long_if_chain(2, 29)
#> long_if_chain(7, 14)
#> long_if_chain(13, 1)
# %%
class Solution:
    def zipDicts(self, a, b):
        out = []
        for (k1, v1), (k2, v2) in zip(a.items(), b.items()):
            if k1 == k2:
                out.append((k1, v1 + v2))
            else:
                out.append((k1 + k2, v1 - v2))
        return dict(out)
#> Solution().zipDicts({"a": 1, "b": 2}, {"a": 10, "c": 5})
#> Solution().zipDicts({}, {"x": 1})
#> Solution().zipDicts({"m": 7}, {"m": -7, "n": 0})
#> Solution().zipDicts({"p": 3, "q": 4}, {"q": 4, "p": 3})
#> Solution().zipDicts({"k": 50, "l": 60, "m": 70}, {"k": 5, "z": 100, "m": 9})
# %%
class Solution:
    def climb(self, heights, power):
        reached = 0
        for i in range(1, len(heights)):
            step = heights[i] - heights[i-1]
            if step > 0:
                power -= step
            else:
                power += (-step)//2
            if power < 0:
                return "stopped before " + str(heights[i])
            reached = heights[i]
        return reached, power
#> Solution().climb([0, 3, 5, 2], 6)
#> Solution().climb([10, 30, 60], 25)
#> Solution().climb([4], 1)
#> Solution().climb([100, 40, 90, 95], 20)
#> Solution().climb([1, 2, 3, 1, 5], 4)
# %%
class Solution:
    def crossOut(self, n, steps):
        nums = list(range(1, n+1))
        for s in steps:
            nums = [x for i, x in enumerate(nums) if (i+1) % s != 0]
            if len(nums) < s:
                break
        return nums
#> Solution().crossOut(9, [2])
#> Solution().crossOut(12, [3, 2])
#> Solution().crossOut(5, [1, 4])
#> Solution().crossOut(8, [])
#> Solution().crossOut(15, [4, 3, 5])
# %%
def mirror_number(n):
    rev = 0
    m = n
    while m != 0:
        rev = rev*10 + m % 10
        m //= 10
    diff = abs(n-rev)
    return (n, rev, diff) if diff % 2 == 0 else (rev, n, diff//9)
#> mirror_number(123)
#> mirror_number(4500)
#> mirror_number(88)
#> mirror_number(9012)
#> mirror_number(76)
# %%
def bag_of_letters(bag, words):
    can = []
    for w in words:
        letters = list(bag)
        ok = True
        for c in w:
            if c not in letters:
                ok = False; break
            letters.remove(c)
        if ok: can.append((w, len(letters)))
    return max(can, key=lambda p: len(p[0])) if can else "no word"
#> bag_of_letters("tac", ["at", "cat", "tact"])
#> bag_of_letters("xyz", ["a", "b"])
#> bag_of_letters("ronedl", ["red", "one", "lone", "older"])
#> bag_of_letters("aab", [])
#> bag_of_letters("pools", ["loop", "spool", "pool", "oops"])
# %%
def step_filter(data, steps):
    for s in steps:
        if s == "odd": data = list(filter(lambda x: x % 2, data))
        elif s == "half": data = [x // 2 for x in data]
        elif s == "uniq": data = sorted(set(data))
        elif isinstance(s, int): data = [x + s for x in data]
        if not data: return "empty after " + str(s)
    return data
#> step_filter([1, 2, 3, 4], ["odd", 10])
#> step_filter([5, 5, 4], ["uniq", "half", "uniq"])
#> step_filter([2, 4], ["odd", 3])
#> step_filter([9], [])
#> step_filter([30, 17, 16, 31], ["half", -5, "odd", "uniq"])
# %%
def tower(blocks):
    height = 0
    width = None
    fallen = []
    for w, h in blocks:
        if width is None or w <= width:
            width = w
            height += h
        else:
            fallen.append((w, h))
            width -= 1
    return height, width, fallen
#> tower([(5, 2), (4, 3), (4, 1)])
#> tower([(3, 1), (6, 6), (3, 2), (2, 2)])
#> tower([])
#> tower([(1, 10), (2, 20), (3, 30)])
#> tower([(9, 1), (7, 4), (8, 2), (6, 3), (6, 5)])
# %%
def half_and_half(text):
    n = len(text)
    a = text[:n//2]; b = text[(n+1)//2:]
    mid = text[n//2] if n % 2 == 1 else ""
    if a == b:
        return "twice " + a + (" around " + mid if mid else "")
    elif a == b[::-1]: return "mirror of " + a
    else:
        same = [x for x, y in zip(a, b) if x == y]
        return b + mid + a, same
#> half_and_half("papa")
#> half_and_half("tomatom")
#> half_and_half("noon")
#> half_and_half("barbecue")
#> half_and_half("sandals")
# %%
from itertools import product
def dice_ways(sides, target):
    ways = []
    for a, b in product(range(1, sides+1), repeat=2):
        if a <= b and (a + b == target or a*b == target):
            ways.append((a, b))
    return ways if ways != [] else "impossible"
#> dice_ways(4, 5)
#> dice_ways(3, 9)
#> dice_ways(2, 7)
#> dice_ways(4, 4)
#> dice_ways(5, 6)
