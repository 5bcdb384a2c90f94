# %%
def caesar_digits(code, k):
    out = ""
    for ch in code:
        if ch.isdigit():
            out += str((int(ch) + k) % 10)
        else:
            out += ch
    return out
#> caesar_digits("A12-99", 3)
#> caesar_digits("", 5)
#> caesar_digits("none", 1)
#> caesar_digits("2024", -4)
#> caesar_digits("7up 07", 10)

# %%
def lost_socks(drawer):
    pairs = 0
    single = []
    for color in drawer:
        if color in single:
            single.remove(color)
            pairs += 1
        else:
            single.append(color)
    return pairs, single
#> lost_socks(["red", "blue", "red"])
#> lost_socks([])
#> lost_socks(["b", "b", "b", "b"])
#> lost_socks(["w", "x", "y", "x", "w", "w"])
#> lost_socks(["grey"])

# %%
def reverse_words_keep_last(sentence):
    words = sentence.split()
    if len(words) <= 1:
        return sentence
    last = words.pop()
    result = []
    for w in words:
        result.insert(0, w)
    result.append(last)
    return " ".join(result)
#> reverse_words_keep_last("we all like red apples")
#> reverse_words_keep_last("solo")
#> reverse_words_keep_last("")
#> reverse_words_keep_last("two words")
#> reverse_words_keep_last("a b c d")

# %%
def addUp(n):
    n = abs(n)
    s = 0
    while n != 0:
        d = n % 10
        if d % 2 == 0:
            s = s + d
        else:
            s = s - d
        n = n // 10
    return s
#> addUp(482)
#> addUp(0)
#> addUp(-1357)
#> addUp(90210)
#> addUp(66)

# %%
def check_password(pw):
    problems = []
    if len(pw) < 6:
        problems.append("short")
    digits = 0
    for c in pw:
        if c.isdigit():
            digits += 1
    if digits == 0:
        problems.append("no digit")
    if pw.lower() == pw:
        problems.append("no capital")
    if " " in pw:
        problems.append("space")
    return problems
#> check_password("abc")
#> check_password("Secret99")
#> check_password("my Pass1")
#> check_password("")
#> check_password("LOUDLOUD")

# %%
def zipper(list1, list2):
    res = []
    i = 0
    while i < len(list1) or i < len(list2):
        if i < len(list1):
            res.append(list1[i])
        if i < len(list2):
            res.append(list2[i] * 10)
        i += 1
    return res
#> zipper([1, 2, 3], [7, 8])
#> zipper([], [])
#> zipper([], [4, 5])
#> zipper([9, 9], [1, 1, 1, 2])
#> zipper([6], [3])

# %%
def most_common_len(words):
    table = {}
    for w in words:
        table[len(w)] = table.get(len(w), 0) + 1
    best = None
    for k in table:
        if best is None or table[k] > table[best]:
            best = k
    return best
#> most_common_len(["sun", "moon", "sky", "star", "sea"])
#> most_common_len([])
#> most_common_len(["ab", "c", "d", "ef"])
#> most_common_len(["hello"])
#> most_common_len(["tree", "leaf", "a", "root", "b"])

# %%
def box(text, mark):
    width = len(text) + 2
    border = ""
    for i in range(width):
        border += mark
    rows = [border]
    rows.append(mark + text + mark)
    rows.append(border)
    return rows
#> box("hey", "*")
#> box("", "#")
#> box("a b", "=")
#> box("boxed", "o")
#> box("!", ".")

# %%
def running_max_changes(values):
    if values == []:
        return []
    top = values[0]
    changes = [top]
    for v in values[1:]:
        if v > top:
            top = v
            changes.append(top)
    return changes
#> running_max_changes([3, 1, 4, 1, 5])
#> running_max_changes([])
#> running_max_changes([9, 8, 7])
#> running_max_changes([-2, -1, 0, 0, 6, 2])
#> running_max_changes([5])

# %%
class Solution:
    def tidyPhone(self, raw):
        digits = ""
        for c in raw:
            if c in "0123456789":
                digits += c
        if len(digits) < 4:
            return digits
        head = digits[:-4]
        tail = digits[-4:]
        return head + "-" + tail
#> Solution().tidyPhone("(555) 12 34")
#> Solution().tidyPhone("911")
#> Solution().tidyPhone("")
#> Solution().tidyPhone(raw="0 70/80.90")
#> Solution().tidyPhone("call 4321")

# %%
def multiply_by_adding(a, b):
    neg = False
    if b < 0:
        b = -b
        neg = True
    total = 0
    while b > 0:
        total += a
        b -= 1
    return -total if neg else total
#> multiply_by_adding(6, 4)
#> multiply_by_adding(3, -5)
#> multiply_by_adding(8, 0)
#> multiply_by_adding(-7, 3)
#> multiply_by_adding(-2, -6)

# %%
def bus_ride(stops):
    on = 0
    most = 0
    for get_in, get_out in stops:
        on -= get_out
        if on < 0:
            raise ValueError("ghost")
        on += get_in
        most = max(most, on)
    return most, on
#> bus_ride([(4, 0), (3, 2), (0, 5)])
#> bus_ride([])
#> bus_ride([(2, 1)])
#> bus_ride([(10, 0), (1, 9), (6, 0), (2, 2)])
#> bus_ride([(1, 0), (1, 0), (1, 0), (0, 3)])

# %%
class Solution:
    def trimList(self, items, K):
        out = []
        for it in items:
            if out.count(it) < K:
                out.append(it)
        return out
#> Solution().trimList([1, 1, 1, 2, 1], 2)
#> Solution().trimList([], 3)
#> Solution().trimList(items=["a", "b", "a", "b", "b"], K=1)
#> Solution().trimList([4, 4, 5], 0)
#> Solution().trimList([7, 8, 7, 8, 7, 7], 3)

# %%
def letter_grid(word, cols):
    grid = []
    row = []
    for c in word:
        row.append(c)
        if len(row) == cols:
            grid.append(row)
            row = []
    if row:
        while len(row) < cols:
            row.append("-")
        grid.append(row)
    return grid
#> letter_grid("painter", 3)
#> letter_grid("", 2)
#> letter_grid("abcd", 2)
#> letter_grid("xy", 5)
#> letter_grid("garden", 4)

# %%
def even_index_minus_odd(nums):
    total = 0
    for i in range(len(nums)):
        if i % 2:
            total -= nums[i]
        else:
            total += nums[i]
    return abs(total)
#> even_index_minus_odd([5, 2, 8, 10])
#> even_index_minus_odd([])
#> even_index_minus_odd([3])
#> even_index_minus_odd([1, 1, 1, 1, 1])
#> even_index_minus_odd([0, 40, 2, 6])

# %%
def greet_all(people):
    msg = ""
    n = len(people)
    if n == 0:
        return "Nobody here"
    for i, p in enumerate(people):
        if i == 0:
            msg += "Hi " + p
        elif i == n - 1:
            msg += " and " + p
        else:
            msg += ", " + p
    return msg + "!"
#> greet_all(["Lu", "Mo", "Ny"])
#> greet_all([])
#> greet_all(["Lu"])
#> greet_all(["A", "B"])
#> greet_all(["Tim", "Tam", "Tom", "Tum", "Tem"])

# %%
def invert_unique(d):
    flipped = {}
    bad = set()
    for k, v in d.items():
        if v in flipped:
            bad.add(v)
        flipped[v] = k
    for v in bad:
        del flipped[v]
    return flipped
#> invert_unique({"a": 1, "b": 2, "c": 1})
#> invert_unique({})
#> invert_unique({"x": "y", "y": "x"})
#> invert_unique({"p": 0, "q": 0, "r": 0, "s": 3})
#> invert_unique({"m": 5, "n": 6, "o": 7})

# %%
def sum_until_negative(numbers):
    total = 0
    count = 0
    for num in numbers:
        if num < 0:
            break
        total += num
        count += 1
    if count == 0:
        return 0
    return round(total / count, 1)
#> sum_until_negative([4, 5, 9, -1, 100])
#> sum_until_negative([-3, 2])
#> sum_until_negative([])
#> sum_until_negative([2, 3])
#> sum_until_negative([10, 0, 0, 0, 7, -9])

# %%
def clock_add(h, m, extra):
    m = m + extra
    while m >= 60:
        m -= 60
        h += 1
    if h >= 24:
        h = h % 24
    return str(h).zfill(2) + ":" + str(m).zfill(2)
#> clock_add(9, 50, 25)
#> clock_add(23, 30, 180)
#> clock_add(0, 0, 0)
#> clock_add(12, 5, 300)
#> clock_add(22, 59, 241)

# %%
def is_ladder_word(word):
    prev = None
    for c in word.lower():
        if prev is not None:
            if ord(c) < ord(prev):
                return False
        prev = c
    return True
#> is_ladder_word("almost")
#> is_ladder_word("Zebra")
#> is_ladder_word("")
#> is_ladder_word("billowy")
#> is_ladder_word("effort no")

# %%
def common_then_rest(a, b):
    common = []
    for x in a:
        if x in b and x not in common:
            common.append(x)
    rest = [x for x in a + b if x not in common]
    return common, rest
#> common_then_rest([1, 2, 3], [3, 4, 1])
#> common_then_rest([], [5])
#> common_then_rest(["x"], ["x"])
#> common_then_rest([2, 2, 9, 4], [2, 8])
#> common_then_rest([10, 20, 30], [40, 50])

# %%
def spend_days(money, cost, rise):
    days = 0
    while money >= cost:
        money -= cost
        cost += rise
        days += 1
    return [days, money, cost]
#> spend_days(50, 5, 2)
#> spend_days(3, 4, 1)
#> spend_days(100, 10, 10)
#> spend_days(21, 1, 1)
#> spend_days(64, 20, 0)

# %%
def vowels_to_end(test_str):
    vow = ""
    other = ""
    for i in range(len(test_str)):
        if test_str[i] in "aeiouAEIOU":
            vow = vow + test_str[i]
        else:
            other = other + test_str[i]
    res = other + vow
    return res
#> vowels_to_end("orange")
#> vowels_to_end("")
#> vowels_to_end("Sky")
#> vowels_to_end("AEI")
#> vowels_to_end("Education!")

# %%
def split_key_values(line):
    info = {}
    for part in line.split(";"):
        key, sep, value = part.partition("=")
        key = key.strip()
        if sep == "" or key == "":
            continue
        info[key] = value.strip()
    return info
#> split_key_values("size=4; color = red")
#> split_key_values("")
#> split_key_values("nothing;here")
#> split_key_values("a=1;a=2;b=3=4")
#> split_key_values("=x; y=")

# %%
def biggest_row(grid):
    best_row = -1
    best_sum = None
    for r in range(len(grid)):
        s = 0
        for v in grid[r]:
            s += v
        if best_sum is None or s > best_sum:
            best_sum = s
            best_row = r
    return best_row, best_sum
#> biggest_row([[1, 2], [5, 0], [2, 2]])
#> biggest_row([])
#> biggest_row([[], [-1]])
#> biggest_row([[3, 3, 3], [9], [4, 5]])
#> biggest_row([[-7, 2], [-6], [-1, -1, -1]])

# %%
def rotate_names(names, times):
    names = list(names)
    for _ in range(times):
        if len(names) == 0:
            break
        x = names.pop(0)
        names.append(x)
    return tuple(names)
#> rotate_names(("p", "q", "r"), 2)
#> rotate_names((), 4)
#> rotate_names(("one",), 3)
#> rotate_names(("a", "b", "c", "d"), 5)
#> rotate_names(("u", "v"), 0)

# %%
def numberWang(n):
    steps = 0
    while n > 1 and steps < 20:
        if n % 3 == 0:
            n = n // 3
        else:
            n = n - 1
        steps = steps + 1
    return steps
#> numberWang(20)
#> numberWang(1)
#> numberWang(81)
#> numberWang(100)
#> numberWang(2)

# %%
def censor(sentence, banned):
    words = sentence.split(" ")
    for i in range(len(words)):
        if words[i].lower() in banned:
            words[i] = words[i][0] + "*" * (len(words[i]) - 1)
    return " ".join(words)
#> censor("That darn old Goat", ["darn", "goat"])
#> censor("", ["x"])
#> censor("all fine here", [])
#> censor("poo POO pool", ["poo"])
#> censor("a b c", ["b", "c"])

# %%
def strange_average(arr):
    if (len(arr) == 0):
        return 0.0
    hi = arr[0]; lo = arr[0]
    for a in arr:
        if a > hi: hi = a
        if a < lo: lo = a
    return (hi + lo) / 2
#> strange_average([4, 8, 1])
#> strange_average([])
#> strange_average([7])
#> strange_average([-3, 3, 12, -8])
#> strange_average([5, 5, 6, 5])

# %%
class Solution:
    def lockerToggle(self, n, steps):
        doors = [0] * n
        for s in steps:
            for i in range(s - 1, n, s):
                doors[i] = 1 - doors[i]
        return "".join(str(d) for d in doors)
#> Solution().lockerToggle(8, [2, 3])
#> Solution().lockerToggle(5, [])
#> Solution().lockerToggle(6, [1, 2, 4])
#> Solution().lockerToggle(n=3, steps=[5, 3, 3])
#> Solution().lockerToggle(10, [4])

# %%
def divisors_between(n, low, high):
    ds = []
    d = low
    while d <= high:
        if d != 0 and n % d == 0:
            ds.append(d)
        d += 1
    return ds
#> divisors_between(24, 2, 9)
#> divisors_between(7, 2, 6)
#> divisors_between(10, -2, 2)
#> divisors_between(36, 3, 12)
#> divisors_between(5, 6, 4)

# %%
def compress_flags(flags):
    if len(flags) == 0:
        return ""
    s = ""
    for f in flags:
        if f == True:
            s += "1"
        elif f is None:
            s += "?"
        else:
            s += "0"
    ones = s.count("1")
    return s + "=" + str(ones)
#> compress_flags([True, False, None])
#> compress_flags([])
#> compress_flags([False, False])
#> compress_flags([True, True, True, None, True])
#> compress_flags([None])

# %%
def shout_questions(lines):
    shouted = []
    for line in lines:
        if line.endswith("?"):
            shouted.append(line.upper())
        elif line.startswith("#"):
            pass
        else:
            shouted.append(line.lower())
    return shouted
#> shout_questions(["Who?", "# note", "Me"])
#> shout_questions([])
#> shout_questions(["#a?", "#b"])
#> shout_questions(["Why", "why not?", "OK", ""])
#> shout_questions(["?"])

# %%
def nth_biggest(lst, n):
    copy = lst[:]
    found = None
    for i in range(n):
        if not copy:
            return None
        found = copy[0]
        for x in copy:
            if x > found:
                found = x
        copy.remove(found)
    return found
#> nth_biggest([4, 9, 2, 7], 2)
#> nth_biggest([1, 2], 3)
#> nth_biggest([5, 5, 3], 2)
#> nth_biggest([8, 6], 0)
#> nth_biggest([10, 30, 20], 3)

# %%
def fence(posts, rail):
    out = posts[0]
    for p in posts[1:]:
        out += rail * 2 + p
        if len(out) > 20:
            out = out[:20] + ">"
            break
    return out
#> fence(["A", "B", "C"], "-")
#> fence(["long", "longer", "longest"], "=+")
#> fence(["I"], "~")
#> fence(["1", "22", "333", "4444"], ".")
#> fence([], "-")

# %%
def sort_by_hand(nums):
    out = []
    for n in nums:
        i = 0
        while i < len(out) and out[i] >= n:
            i += 1
        out.insert(i, n)
    return out
#> sort_by_hand([3, 8, 5])
#> sort_by_hand([])
#> sort_by_hand([1, 2, 3, 4])
#> sort_by_hand([6, 6, 7, 0])
#> sort_by_hand([-1])

# %%
def team_pick(players):
    red = []
    blue = []
    for idx, p in enumerate(players):
        if idx % 4 == 0 or idx % 4 == 3:
            red.append(p)
        else:
            blue.append(p)
    return {"red": red, "blue": blue}
#> team_pick(["ann", "ben", "cal", "dot", "eli"])
#> team_pick([])
#> team_pick(["solo"])
#> team_pick(["a", "b", "c", "d", "e", "f", "g", "h"])
#> team_pick(["x", "y", "z"])

# %%
class Solution:
    def weirdRound(self, values, base):
        res = []
        for v in values:
            rest = v % base
            if rest * 2 >= base:
                res.append(v + base - rest)
            else:
                res.append(v - rest)
        return res
#> Solution().weirdRound([13, 17, 22], 5)
#> Solution().weirdRound([], 4)
#> Solution().weirdRound(values=[1, 2, 3, 4], base=4)
#> Solution().weirdRound([99, 100, 101], 10)
#> Solution().weirdRound([-3, -8], 6)

# %%
def same_ends(words):
    hits = 0
    for w in words:
        if len(w) == 0:
            continue
        if w[0].lower() == w[-1].lower():
            hits += 1
        else:
            hits -= 1
    return "yes" if hits > 0 else "no"
#> same_ends(["Anna", "level", "dog"])
#> same_ends([])
#> same_ends(["cat", "", "eye"])
#> same_ends(["x", "yy", "zz", "top"])
#> same_ends(["north", "south"])
