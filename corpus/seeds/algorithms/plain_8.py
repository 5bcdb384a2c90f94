# %%
def bake_cookies(trays, burnt_after):
    cookies = []
    heat = 0
    for t in trays:
        heat += t
        if heat > burnt_after:
            cookies.append("burnt")
            heat = 0
        elif t < 3:
            cookies.append("raw")
        else:
            cookies.append("good")
    return cookies, cookies.count("good")
#> bake_cookies([4, 2, 5], 10)
#> bake_cookies([], 5)
#> bake_cookies([9, 9], 8)
#> bake_cookies([3, 3, 3, 3, 1], 7)
#> bake_cookies([2], 2)

# %%
def letters_sorted_by_case(s):
    up = []
    lo = []
    rest = 0
    for c in s:
        if c.isupper(): up.append(c)
        elif c.islower(): lo.append(c)
        else: rest += 1
    up.sort()
    lo.sort(reverse=True)
    return "".join(up) + "." * rest + "".join(lo)
#> letters_sorted_by_case("Big Dog")
#> letters_sorted_by_case("")
#> letters_sorted_by_case("123")
#> letters_sorted_by_case("zAyBx!")
#> letters_sorted_by_case("abc")

# %%
def isHappyList(arr):
    happy = 0
    sad = 0
    for x in arr:
        if x == ":)": happy = happy + 1
        if x == ":(": sad = sad + 1
    if (happy > sad): return True
    elif (happy < sad): return False
    else: return None
#> isHappyList([":)", ":(", ":)"])
#> isHappyList([])
#> isHappyList([":(", ":|", ":("])
#> isHappyList([":)", ":("])
#> isHappyList([":|", ":)", ":)", ":|"])

# %%
def split_bill_text(text):
    total = 0
    names = []
    for part in text.split(","):
        words = part.split()
        if len(words) != 2 or not words[1].isdigit():
            continue
        names.append(words[0].title())
        total += int(words[1])
    if not names:
        return None
    return total // len(names), names
#> split_bill_text("tea 4, cake 7, pie 5")
#> split_bill_text("")
#> split_bill_text("free lunch, soup 9")
#> split_bill_text("egg 2,ham,bun 3 4, jam 6")
#> split_bill_text("nothing here")

# %%
def next_lucky(n):
    tries = []
    while True:
        n += 1
        s = str(n)
        if "4" in s:
            tries.append(n)
            continue
        if sum(int(c) for c in s) % 7 == 0:
            return n, tries
#> next_lucky(10)
#> next_lucky(38)
#> next_lucky(0)
#> next_lucky(141)
#> next_lucky(58)

# %%
def move_to_front(items, name):
    if name not in items:
        items.insert(0, name)
        if len(items) > 4:
            items.pop()
    else:
        i = items.index(name)
        while i > 0:
            items[i], items[i - 1] = items[i - 1], items[i]
            i -= 1
    return items
#> move_to_front(["a", "b", "c", "d"], "d")
#> move_to_front([], "x")
#> move_to_front(["p", "q", "r", "s"], "t")
#> move_to_front(["k", "l", "m", "n"], "m")
#> move_to_front(["v", "w", "x", "y", "z"], "z")

# %%
def three_way_split(nums, a, b):
    low = []; mid = []; high = []
    for n in nums:
        if n < a:
            low.append(n)
        elif n > b:
            high.append(n)
        else:
            mid.append(n)
    return low, mid, high
#> three_way_split([4, 9, 1, 6], 3, 7)
#> three_way_split([], 0, 1)
#> three_way_split([5, 5, 5], 5, 5)
#> three_way_split([10, -10, 0, 20], -5, 5)
#> three_way_split([2, 8], 9, 1)

# %%
def password_from(words, year):
    pw = ""
    for w in words:
        if len(w) > 2:
            pw += w[:2].title() + w[-1]
        else:
            pw += w
    digits = str(year)[-2:]
    if pw == "":
        pw = "x"
    return pw + digits + "!" * (len(pw) % 3)
#> password_from(["green", "ox", "tree"], 1998)
#> password_from([], 2024)
#> password_from(["a"], 7)
#> password_from(["sun", "moon", "star"], 305)
#> password_from(["hi", "yo"], 60)

# %%
def count_ups(prices):
    ups = 0
    downs = 0
    prev = None
    for p in prices:
        if prev is not None:
            if p > prev:
                ups += 1
            elif p < prev:
                downs += 1
        prev = p
    return {"up": ups, "down": downs}
#> count_ups([4, 6, 5, 5, 9])
#> count_ups([])
#> count_ups([3])
#> count_ups([9, 8, 7, 1])
#> count_ups([2, 2, 2])

# %%
class Solution:
    def rollCall(self, expected, present):
        absent = []
        for p in expected:
            if p not in present:
                absent.append(p)
        guests = [p for p in present if p not in expected]
        if not absent and not guests:
            return "all here"
        return absent, guests
#> Solution().rollCall(["a", "b", "c"], ["c", "a", "d"])
#> Solution().rollCall([], [])
#> Solution().rollCall(expected=["x", "y"], present=["y", "x"])
#> Solution().rollCall(["m", "n", "o", "p"], [])
#> Solution().rollCall(["k"], ["l", "k", "j"])

# %%
def find_cycle_day(start, steps, names):
    i = names.index(start)
    path = [start]
    for s in steps:
        i = i + s
        while i >= len(names):
            i -= len(names)
        path.append(names[i])
    return path
#> find_cycle_day("Tue", [2, 4], ["Mon", "Tue", "Wed", "Thu", "Fri"])
#> find_cycle_day("a", [], ["a", "b"])
#> find_cycle_day("N", [1, 3, 6], ["N", "E", "S", "W"])
#> find_cycle_day("x", [1], ["y", "z"])
#> find_cycle_day("red", [5, 2], ["green", "red", "blue"])

# %%
def vowelless(names):
    out = {}
    for name in names:
        short = ""
        for c in name:
            if c.lower() not in "aeiou":
                short += c
        if short in out:
            short += str(len(out))
        out[short] = name
    return out
#> vowelless(["Anna", "Nina", "Bo"])
#> vowelless([])
#> vowelless(["Eia"])
#> vowelless(["tip", "top", "tap"])
#> vowelless(["Ruth", "Otto"])

# %%
def half_until_odd(nums):
    total_steps = 0
    res = []
    for n in nums:
        while n % 2 == 0 and n != 0:
            n = n // 2
            total_steps += 1
        res.append(n)
    return res, total_steps
#> half_until_odd([12, 7, 8])
#> half_until_odd([])
#> half_until_odd([0, 2])
#> half_until_odd([1, 3, 5])
#> half_until_odd([64, 48])

# %%
def nested_max_word(rows):
    best = ""
    where = (-1, -1)
    for r, row in enumerate(rows):
        for c, w in enumerate(row):
            if len(w) > len(best) or (len(w) == len(best) and w < best):
                best = w
                where = (r, c)
    return best, where
#> nested_max_word([["hi", "hello"], ["world", "a"]])
#> nested_max_word([])
#> nested_max_word([["zz"], ["aa"]])
#> nested_max_word([["b", "cc"], [], ["ddd", "ee"]])
#> nested_max_word([[""]])

# %%
def bracket_level(text):
    level = 0
    out = ""
    for c in text:
        if c == "(":
            level += 1
        elif c == ")":
            level -= 1
            if level < 0:
                return "bad"
        else:
            out += c * (level + 1)
    if level != 0:
        return "open " + str(level)
    return out
#> bracket_level("a(b(c)d)")
#> bracket_level("")
#> bracket_level("x)y(")
#> bracket_level("((k)")
#> bracket_level("p(q)r")

# %%
def greedy_train(wagons, people):
    seated = []
    for cap in wagons:
        if people == 0:
            seated.append(0)
        elif people >= cap:
            seated.append(cap)
            people -= cap
        else:
            seated.append(people)
            people = 0
    if people > 0:
        return seated, people
    return seated
#> greedy_train([4, 6, 5], 12)
#> greedy_train([], 3)
#> greedy_train([2, 2, 2], 9)
#> greedy_train([10, 10], 0)
#> greedy_train([3, 8, 1, 7], 11)

# %%
def common_suffix_len(a, b):
    i = len(a) - 1
    j = len(b) - 1
    n = 0
    while i >= 0 and j >= 0 and a[i] == b[j]:
        i -= 1
        j -= 1
        n += 1
    return n, a[:i + 1] + "+" + b[:j + 1]
#> common_suffix_len("walking", "talking")
#> common_suffix_len("", "ing")
#> common_suffix_len("end", "bend")
#> common_suffix_len("north", "south")
#> common_suffix_len("cat", "dog")

# %%
def remove_every_other(words):
    kept = []
    dropped = ""
    keep = True
    for w in words:
        if keep == True:
            kept.append(w)
            keep = False
        else:
            dropped += w[0]
            keep = True
    return kept, dropped
#> remove_every_other(["sun", "moon", "star", "sky"])
#> remove_every_other([])
#> remove_every_other(["only"])
#> remove_every_other(["a", "b", "c", "d", "e"])
#> remove_every_other(["up", "down"])

# %%
def score_to_stars(scores, top):
    lines = []
    for who in sorted(scores, key=lambda w: -scores[w]):
        stars = scores[who] * 5 // top
        line = who.ljust(5)
        while stars > 0:
            line += "*"
            stars -= 1
        lines.append(line.strip())
    return lines
#> score_to_stars({"ann": 10, "bo": 7}, 10)
#> score_to_stars({}, 5)
#> score_to_stars({"z": 1, "y": 3, "x": 2}, 3)
#> score_to_stars({"max": 0}, 9)
#> score_to_stars({"kim": 50, "lee": 100}, 100)

# %%
class Solution:
    def maxProfitDay(self, income, cost):
        day = -1
        best = 0
        for i in range(len(income)):
            profit = income[i] - cost[i]
            if (profit > best):
                best = profit
                day = i
        if day == -1:
            return "no profit"
        return (day + 1, best)
#> Solution().maxProfitDay([10, 20, 15], [5, 18, 4])
#> Solution().maxProfitDay([], [])
#> Solution().maxProfitDay([1, 2, 3], [4, 5, 6])
#> Solution().maxProfitDay([7, 9, 7, 9], [3, 5, 2, 4])
#> Solution().maxProfitDay([100], [1])

# %%
def insert_commas(n):
    s = str(n)
    out = ""
    count = 0
    for i in range(len(s) - 1, -1, -1):
        if count == 3 and s[i] != "-":
            out = "'" + out
            count = 0
        out = s[i] + out
        count += 1
    return out
#> insert_commas(1234567)
#> insert_commas(12)
#> insert_commas(-4500)
#> insert_commas(100000)
#> insert_commas(-999)

# %%
def fold_list(arr):
    res = []
    n = len(arr)
    for i in range(n // 2):
        res.append(arr[i] * 10 + arr[n - 1 - i])
    if n % 2 != 0:
        res.append(arr[n // 2])
    res.reverse()
    return res
#> fold_list([1, 2, 3, 4, 5])
#> fold_list([])
#> fold_list([6])
#> fold_list([9, 8, 7, 6])
#> fold_list([0, 0, 5, 1, 2, 3, 4])

# %%
def two_player_count(n, take1, take2):
    turns = []
    player = 1
    while n > 0:
        t = take1 if player == 1 else take2
        if t > n:
            t = n
        n -= t
        turns.append(t)
        player = 3 - player
    return 3 - player, turns
#> two_player_count(10, 3, 2)
#> two_player_count(0, 1, 1)
#> two_player_count(7, 7, 1)
#> two_player_count(12, 1, 4)
#> two_player_count(5, 2, 2)

# %%
def strip_prefix_all(names, prefix):
    out = []
    for n in names:
        while prefix and n.startswith(prefix):
            n = n[len(prefix):]
        if n == "":
            out.append(prefix)
        elif n not in out:
            out.append(n)
    return out
#> strip_prefix_all(["reredo", "redo", "do"], "re")
#> strip_prefix_all([], "x")
#> strip_prefix_all(["aaa", "aab"], "a")
#> strip_prefix_all(["one", "two"], "")
#> strip_prefix_all(["mymy", "myth", "th", "my"], "my")

# %%
def matching_socks_price(colors, price):
   total = 0
   seen = ""
   for c in colors:
      if c in seen:
         seen = seen.replace(c, "", 1)
         total += price
      else:
         seen += c
   total += len(seen) * (price // 3)
   return total
#> matching_socks_price("rgbr", 6)
#> matching_socks_price("", 9)
#> matching_socks_price("kkkk", 5)
#> matching_socks_price("abcabc", 4)
#> matching_socks_price("wyz", 10)

# %%
def unique_or_negative(list1):
    list2 = []
    for e in list1:
        if e in list2:
            list2[list2.index(e)] = -e
        elif -e in list2:
            continue
        else:
            list2.append(e)
    return list2
#> unique_or_negative([3, 5, 3, 7, 3])
#> unique_or_negative([])
#> unique_or_negative([1, -1, 1])
#> unique_or_negative([2, 4, 6])
#> unique_or_negative([9, 9, 8, 8, 9])

# %%
def robot_row(cmds, size):
    row = [0] * size
    p = 0
    for c in cmds:
        if c == "r" and p < size - 1:
            p += 1
        elif c == "l" and p > 0:
            p -= 1
        elif c == "+":
            row[p] += 1
    return row, p
#> robot_row("+r++r+l+", 3)
#> robot_row("", 2)
#> robot_row("lll+", 4)
#> robot_row("rrrrr+", 3)
#> robot_row("+x+", 1)

# %%
def sentence_stats(text):
    words = 0
    longest = 0
    for w in text.replace("-", " ").split():
        words += 1
        longest = len(w) if len(w) > longest else longest
    ends = text.count(".") + text.count("!") + text.count("?")
    if ends == 0 and words > 0:
        ends = 1
    return words, longest, ends
#> sentence_stats("Well-known. Yes!")
#> sentence_stats("")
#> sentence_stats("no stop here")
#> sentence_stats("Who? Me? You!")
#> sentence_stats("one-two-three")

# %%
def build_index(words):
    index = {}
    for pos, w in enumerate(words):
        index.setdefault(w, []).append(pos)
    res = []
    for w in sorted(index.keys()):
        if len(index[w]) > 1:
            res.append(w + str(index[w][-1] - index[w][0]))
        else:
            res.append(w)
    return res
#> build_index(["to", "be", "or", "to"])
#> build_index([])
#> build_index(["z"])
#> build_index(["a", "b", "a", "b", "a"])
#> build_index(["x", "w", "v"])

# %%
class Solution:
    def paintFence(self, n, jobs):
        fence = ["."] * n
        for start, stop, color in jobs:
            for i in range(start, min(stop + 1, n)):
                if fence[i] == ".":
                    fence[i] = color
                elif fence[i] != color:
                    fence[i] = "#"
        return "".join(fence)
#> Solution().paintFence(6, [(0, 2, "r"), (2, 4, "b")])
#> Solution().paintFence(3, [])
#> Solution().paintFence(n=4, jobs=[(1, 9, "g"), (1, 1, "g")])
#> Solution().paintFence(5, [(0, 4, "w"), (3, 4, "k"), (3, 3, "w")])
#> Solution().paintFence(2, [(1, 0, "y")])

# %%
def tuple_totals(pairs):
    x = 0
    y = 0
    for t in pairs:
        if len(t) != 2:
            continue
        a, b = t
        x, y = y + a, x + b
    return (x, y)
#> tuple_totals([(1, 2), (3, 4)])
#> tuple_totals([])
#> tuple_totals([(5,), (6, 7), (1, 2, 3)])
#> tuple_totals([(0, 1), (0, 1), (0, 1)])
#> tuple_totals([(10, -10), (2, 3), (-1, 4)])

# %%
def smallest_missing_even(arr):
    k = 2
    while k in arr:
        arr.remove(k)
        k += 2
        if len(arr) == 0:
            break
    return k, arr
#> smallest_missing_even([4, 2, 7])
#> smallest_missing_even([])
#> smallest_missing_even([2, 4, 6, 8])
#> smallest_missing_even([1, 3, 2])
#> smallest_missing_even([6, 2, 2, 4, 10])

# %%
def vertical_text(words):
    height = 0
    for w in words:
        height = max(height, len(w))
    lines = []
    for i in range(height):
        line = ""
        for w in words:
            line += w[i] if i < len(w) else "_"
        lines.append(line)
    return lines
#> vertical_text(["to", "cat", "a"])
#> vertical_text([])
#> vertical_text(["", ""])
#> vertical_text(["abcd"])
#> vertical_text(["sky", "sea", "sun"])

# %%
def sell_out(stock, sales):
    day = 0
    for s in sales:
        day += 1
        stock -= s
        if stock <= 0:
            return "day " + str(day), abs(stock)
    return "left", stock
#> sell_out(20, [5, 6, 4, 8])
#> sell_out(10, [])
#> sell_out(3, [9])
#> sell_out(100, [10, 20, 30])
#> sell_out(12, [4, 4, 4, 4])

# %%
class Solution:
    def charTypeRuns(self, s):
        kinds = ""
        for c in s:
            if c.isdigit():
                k = "9"
            elif c.isalpha():
                k = "A"
            else:
                k = "-"
            if not kinds.endswith(k):
                kinds += k
        return kinds
#> Solution().charTypeRuns("ab12-c")
#> Solution().charTypeRuns("")
#> Solution().charTypeRuns(s="hello")
#> Solution().charTypeRuns("4 U & 2")
#> Solution().charTypeRuns("x9y8--z")

# %%
def apply_discounts(price, codes):
    used = []
    for code in codes:
        if code in used:
            continue
        if code == "HALF":
            price = price / 2
        elif code.startswith("OFF"):
            price = price - int(code[3:])
        else:
            continue
        used.append(code)
    return round(max(price, 0), 2), used
#> apply_discounts(80, ["HALF", "OFF10", "HALF"])
#> apply_discounts(50, [])
#> apply_discounts(15, ["OFF20"])
#> apply_discounts(33, ["FREE", "HALF", "OFF1"])
#> apply_discounts(99, ["OFF", "HALF"])

# %%
def rotate_grid_rows(grid):
    for r in range(len(grid)):
        for step in range(r):
            last = grid[r].pop()
            grid[r].insert(0, last)
    return grid
#> rotate_grid_rows([[1, 2, 3], [4, 5, 6], [7, 8, 9]])
#> rotate_grid_rows([])
#> rotate_grid_rows([["a"], ["b"], ["c"]])
#> rotate_grid_rows([[1, 2], [3, 4]])
#> rotate_grid_rows([[0], [1, 2], [3, 4, 5], [6, 7, 8, 9]])

# %%
def any_digit_shared(nums):
    pairs = []
    for i in range(len(nums)):
        for j in range(i + 1, len(nums)):
            shared = [d for d in str(nums[i]) if d in str(nums[j])]
            if len(shared) > 0:
                pairs.append((nums[i], nums[j]))
    return pairs
#> any_digit_shared([12, 31, 45])
#> any_digit_shared([])
#> any_digit_shared([7, 8, 9])
#> any_digit_shared([10, 20, 30])
#> any_digit_shared([55, 5, 15, 60])

# %%
def make_nickname(first, last, taken):
    n = 1
    nick = first[0] + last
    nick = nick.lower()
    while nick in taken:
        n += 1
        if n <= len(first):
            nick = (first[:n] + last).lower()
        else:
            nick = (first + last).lower() + str(n)
    return nick
#> make_nickname("Eva", "Lund", ["elund", "evlund"])
#> make_nickname("Bo", "Ek", [])
#> make_nickname("Al", "Fy", ["afy", "alfy", "alfy3"])
#> make_nickname("", "Nix", [])
#> make_nickname("Kim", "Oh", ["koh"])

# %%
def sum_if_isolated(nums):
    total = 0
    for n in nums:
        if n - 1 not in nums and n + 1 not in nums:
            if nums.count(n) == 1:
                total += n
            else:
                total += 1
    return total
#> sum_if_isolated([3, 8, 9, 20])
#> sum_if_isolated([])
#> sum_if_isolated([1, 2, 3])
#> sum_if_isolated([5, 5, 10, 30, 31])
#> sum_if_isolated([40, 60])
