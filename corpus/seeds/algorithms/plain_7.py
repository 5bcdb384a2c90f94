# %%
def elevator(start, calls, top):
    floor = start
    refused = 0
    for c in calls:
        if c > top or c < 0:
            refused += 1
            continue
        while floor != c:
            if floor < c:
                floor += 1
            else:
                floor -= 1
            if floor == 13:
                break
    return floor, refused
#> elevator(2, [5, 1], 6)
#> elevator(0, [], 3)
#> elevator(4, [9, -1, 3], 8)
#> elevator(11, [15], 20)
#> elevator(3, [3, 4, 7], 5)

# %%
def tag_words(text, tags):
    out = []
    for w in text.split():
        key = w.strip(".,").lower()
        t = tags.get(key)
        if t is None:
            out.append(w)
        else:
            out.append(w + "/" + t)
    return " ".join(out)
#> tag_words("The dog barks.", {"dog": "N", "barks": "V"})
#> tag_words("", {"a": "b"})
#> tag_words("Go, go, go", {"go": "V"})
#> tag_words("nothing known here", {})
#> tag_words("Red is Red.", {"red": "A", "is": "V"})

# %%
def product_skip(arr, skip):
  p = 1
  used = 0
  for i in range(len(arr)):
    if i in skip: continue
    if arr[i] == 0: continue
    p *= arr[i]
    used += 1
  if used == 0:
    return 0
  return p
#> product_skip([2, 3, 4], [1])
#> product_skip([], [])
#> product_skip([5, 0, 6], [0, 2])
#> product_skip([1, -2, 0, 7], [9])
#> product_skip([10, 10, 10, 3], [0, 1])

# %%
def stamp_cost(pages):
    grams = pages * 5 + 8
    cost = 0
    steps = [(20, 85), (50, 100), (100, 160)]
    for limit, price in steps:
        cost = price
        if grams <= limit:
            break
    else:
        cost = 275
    return grams, cost
#> stamp_cost(2)
#> stamp_cost(8)
#> stamp_cost(18)
#> stamp_cost(40)
#> stamp_cost(0)

# %%
def removeChar(test_str, K):
    res = ""
    i = 0
    for ch in test_str:
        i = i + 1
        if i == K or i == len(test_str) - K + 1:
            continue
        else:
            res = res + ch
    return res
#> removeChar("picture", 2)
#> removeChar("", 1)
#> removeChar("abc", 2)
#> removeChar("word", 9)
#> removeChar("lighten", 1)

# %%
def chess_color(moves):
    col, row = 1, 1
    path = ""
    for dc, dr in moves:
        if not (1 <= col + dc <= 8 and 1 <= row + dr <= 8):
            path += "!"
            continue
        col += dc
        row += dr
        path += "b" if (col + row) % 2 == 0 else "w"
    return path, "abcdefgh"[col - 1] + str(row)
#> chess_color([(1, 0), (0, 2), (-2, 0)])
#> chess_color([])
#> chess_color([(7, 7), (1, 0), (0, -3)])
#> chess_color([(2, 1), (1, 2), (2, 1), (1, 2)])
#> chess_color([(-1, -1)])

# %%
def group_by_first(words):
    groups = {}
    for w in words:
        if not w:
            continue
        k = w[0].lower()
        if k not in groups.keys():
            groups[k] = []
        groups[k].append(w)
    return [g for g in groups.values() if len(g) > 1]
#> group_by_first(["ant", "bee", "Ape", "cow"])
#> group_by_first([])
#> group_by_first(["", "x", ""])
#> group_by_first(["red", "rose", "blue", "bird", "run"])
#> group_by_first(["one", "two"])

# %%
def savings(goal, first, growth):
    weeks = 0
    total = 0
    deposit = first
    while total < goal and weeks < 12:
        total += deposit
        deposit += growth
        weeks += 1
    reached = total >= goal
    return weeks, total, reached
#> savings(50, 5, 2)
#> savings(0, 1, 1)
#> savings(500, 3, 0)
#> savings(100, 40, 10)
#> savings(20, 20, -5)

# %%
def has_path_word(word, allowed):
    i = 0
    while i < len(word) - 1:
        two = word[i:i + 2]
        if two not in allowed:
            return i
        i += 1
    return True
#> has_path_word("banana", ["ba", "an", "na"])
#> has_path_word("", [])
#> has_path_word("code", ["co", "od"])
#> has_path_word("eel", ["ee", "el", "le"])
#> has_path_word("xyxyy", ["xy", "yx"])

# %%
def count_true_pairs(flags):
    c = 0
    i = 0
    while i < len(flags):
        if i + 1 < len(flags) and flags[i] == True and flags[i+1] == True:
            c += 1
            i += 2
        else:
            i += 1
    return c
#> count_true_pairs([True, True, False, True, True])
#> count_true_pairs([])
#> count_true_pairs([True, True, True])
#> count_true_pairs([False, True, False, True])
#> count_true_pairs([True, True, True, True, True, True])

# %%
class Solution:
    def stretch(self, word, factor):
        out = ''
        for i in range(len(word)):
            if i > 0 and word[i] == word[i - 1]:
                continue
            out += word[i] * factor
        return out if len(out) != len(word) else word
#> Solution().stretch("hello", 2)
#> Solution().stretch("", 4)
#> Solution().stretch("aabb", 2)
#> Solution().stretch(word="moo!", factor=3)
#> Solution().stretch("xyz", 0)

# %%
def above_neighbors(nums):
    peaks = []
    for i in range(1, len(nums) - 1):
        if nums[i - 1] < nums[i] > nums[i + 1]:
            peaks.append(nums[i])
    if len(peaks) == 0:
        return "flat"
    return peaks, round(sum(peaks) / len(peaks), 2)
#> above_neighbors([1, 5, 2, 7, 3])
#> above_neighbors([])
#> above_neighbors([1, 2, 3, 4])
#> above_neighbors([0, 9, 0, 4, 0, 2, 0])
#> above_neighbors([3, 8, 8, 3])

# %%
def luggage(bags, free):
    fee = 0
    for nr, kg in enumerate(bags, 1):
        over = kg - 20
        if over > 0:
            fee += over * 2
        if nr > free:
            fee += 15
    return "free" if fee == 0 else fee
#> luggage([18, 25, 10], 2)
#> luggage([], 1)
#> luggage([20, 20], 2)
#> luggage([30, 31], 0)
#> luggage([5, 5, 5, 5], 1)

# %%
def swap_key_val_lists(d):
    res = {}
    for k in d:
        for v in d[k]:
            if v in res:
                res[v].append(k)
            else:
                res[v] = [k]
    return res
#> swap_key_val_lists({"a": [1, 2], "b": [2]})
#> swap_key_val_lists({})
#> swap_key_val_lists({"x": []})
#> swap_key_val_lists({"p": ["u", "v"], "q": ["v", "u"]})
#> swap_key_val_lists({"n": [3, 3], "m": [4, 3]})

# %%
def secretMessage(grid):
    msg=""
    for r in range(0,len(grid)):
        for c in range(0,len(grid[r])):
            if(grid[r][c].isupper()):
                msg=msg+grid[r][c].lower()
        msg=msg+" "
    return msg.strip()
#> secretMessage(["aHbI", "MOxM"])
#> secretMessage([])
#> secretMessage(["abc"])
#> secretMessage(["GxO", "nnn", "yUP"])
#> secretMessage(["A", "B", "C"])

# %%
def score_list(words):
    scores = []
    for w in words:
        s = len(w)
        if w.isupper():
            s += 3
        if w.startswith("q"):
            s *= 2
        scores.append((s, w))
    scores.sort()
    return [w for s, w in scores]
#> score_list(["quiz", "HEY", "longer"])
#> score_list([])
#> score_list(["b", "a"])
#> score_list(["qi", "zoo", "A", "five"])
#> score_list(["QUIT", "quit", "Quit"])

# %%
def water_plants(days, every):
    schedule = []
    for d in range(1, days + 1):
        today = []
        for name, k in every:
            if d % k == 0:
                today.append(name)
        if today:
            schedule.append((d, today))
    return schedule
#> water_plants(4, [("fern", 2), ("cactus", 4)])
#> water_plants(0, [("ivy", 1)])
#> water_plants(3, [])
#> water_plants(6, [("rose", 3)])
#> water_plants(2, [("a", 1), ("b", 5)])

# %%
def cut_rope(length, pieces):
    pieces = pieces[::-1]
    cuts = []
    while pieces:
        p = pieces.pop()
        if p > length:
            cuts.append(0)
        elif p == length:
            cuts.append(p)
            length = 0
        else:
            cuts.append(p)
            length -= p + 1
    return cuts, length
#> cut_rope(10, [3, 4, 2])
#> cut_rope(5, [])
#> cut_rope(6, [7, 6])
#> cut_rope(20, [5, 5, 9, 5])
#> cut_rope(1, [1, 1])

# %%
def word_ladder_len(words):
    good = 0
    prev = words[0]
    for w in words[1:]:
        d = 0
        for x, y in zip(prev, w):
            if x != y:
                d += 1
        if d != 1 or len(prev) != len(w):
            break
        good += 1
        prev = w
    return good
#> word_ladder_len(["cat", "cot", "dot", "dogs"])
#> word_ladder_len(["one"])
#> word_ladder_len(["warm", "cold"])
#> word_ladder_len([])
#> word_ladder_len(["ab", "ac", "bc", "bd"])

# %%
def odd_even_tug(nums):
    rope = 0
    for n in nums:
        if n % 2:
            rope += n
        else:
            rope -= n
        if rope >= 10: return "odd wins"
        if rope <= -10: return "even wins"
    return rope
#> odd_even_tug([3, 4, 5, 7])
#> odd_even_tug([])
#> odd_even_tug([2, 8, 100])
#> odd_even_tug([1, 2, 3, 4])
#> odd_even_tug([9, 9])

# %%
def expand(s):
    out = ""
    i = 0
    while i < len(s):
        if s[i].isdigit() and i + 1 < len(s):
            out += s[i + 1] * int(s[i])
            i += 2
        else:
            out += s[i]
            i += 1
    return out
#> expand("3ab2c")
#> expand("")
#> expand("plain")
#> expand("0x4-5")
#> expand("22a1b")

# %%
def max_char(str1):
    maxi = 0
    best = None
    for c in str1:
        if c == " ":
            continue
        n = str1.count(c)
        if n > maxi or (n == maxi and c < best):
            maxi = n
            best = c
    return best, maxi
#> max_char("no onions")
#> max_char("")
#> max_char("ba")
#> max_char("   z")
#> max_char("tattle")

# %%
def lists_to_table(keys, rows):
    table = []
    for row in rows:
        rec = {}
        for i, k in enumerate(keys):
            rec[k] = row[i] if i < len(row) else None
        table.append(rec)
    return table
#> lists_to_table(["id", "age"], [[1, 30], [2]])
#> lists_to_table([], [[1, 2]])
#> lists_to_table(["x"], [])
#> lists_to_table(["a", "b", "c"], [[7, 8, 9, 10]])
#> lists_to_table(["n"], [["p"], [], ["q"]])

# %%
def how_many_jumps(x, y, hop):
    count = 0
    while abs(y - x) >= hop:
        x = x + hop if x < y else x - hop
        count += 1
    rest = abs(y - x)
    if rest > 0:
        count += 1
    return count, rest
#> how_many_jumps(0, 17, 5)
#> how_many_jumps(10, 1, 3)
#> how_many_jumps(4, 4, 2)
#> how_many_jumps(-6, 8, 4)
#> how_many_jumps(2, 3, 9)

# %%
def sorted_insert_all(base, new):
    for n in new:
        placed = False
        for i in range(len(base)):
            if n < base[i]:
                base.insert(i, n)
                placed = True
                break
        if placed == False:
            base.append(n)
    return base
#> sorted_insert_all([2, 6, 9], [7, 1])
#> sorted_insert_all([], [3, 2, 4])
#> sorted_insert_all([5], [])
#> sorted_insert_all([1, 1, 8], [1, 9])
#> sorted_insert_all([-4, 0], [-5, -2, 0])

# %%
def quiz_results(key, answers):
    right = wrong = blank = 0
    for k, a in zip(key, answers.upper()):
        if a == "-":
            blank += 1
        elif a == k:
            right += 1
        else:
            wrong += 1
    return 4 * right - wrong, blank
#> quiz_results("ABCD", "ab-c")
#> quiz_results("", "")
#> quiz_results("AAAA", "----")
#> quiz_results("BADCAB", "badcab")
#> quiz_results("CCD", "ddc")

# %%
class Solution:
    def packBits(self, bits):
        value = 0
        groups = []
        for i, b in enumerate(bits):
            value = value * 2 + int(b)
            if i % 4 == 3:
                groups.append(value)
                value = 0
        if len(bits) % 4 != 0:
            groups.append(-value)
        return groups
#> Solution().packBits("10110011")
#> Solution().packBits("")
#> Solution().packBits("111")
#> Solution().packBits("00001")
#> Solution().packBits("110101111000")

# %%
def friend_circles(pairs, me):
    friends = []
    for a, b in pairs:
        if a == me and b not in friends:
            friends.append(b)
        elif b == me and a not in friends:
            friends.append(a)
    second = []
    for a, b in pairs:
        if me in (a, b):
            continue
        if a in friends or b in friends:
            second.append(a + b)
    return friends, second
#> friend_circles([("a", "b"), ("c", "a"), ("b", "d")], "a")
#> friend_circles([], "z")
#> friend_circles([("x", "y")], "q")
#> friend_circles([("m", "n"), ("n", "m"), ("n", "o"), ("o", "p")], "m")
#> friend_circles([("k", "l"), ("l", "j"), ("j", "k")], "j")

# %%
class Solution:
    def numberLine(self, a, b):
        if a > b:
            a, b = b, a
        line = ""
        for i in range(a, b + 1):
            if i == 0:
                line += "0"
            elif i < 0:
                line += "<"
            else:
                line += ">"
        return line
#> Solution().numberLine(-2, 3)
#> Solution().numberLine(4, 1)
#> Solution().numberLine(0, 0)
#> Solution().numberLine(-1, -6)
#> Solution().numberLine(5, -5)

# %%
class Solution:
    def tidyShelf(self, heights: list, limit: int) -> list:
        shelf = []
        row = []
        width = 0
        for h in sorted(heights):
            if width + h > limit and row:
                shelf.append(row)
                row, width = [], 0
            row.append(h)
            width += h
        if row:
            shelf.append(row)
        return shelf
#> Solution().tidyShelf([4, 2, 7, 3], 9)
#> Solution().tidyShelf([], 5)
#> Solution().tidyShelf(heights=[8, 8], limit=6)
#> Solution().tidyShelf([1, 1, 1, 1], 2)
#> Solution().tidyShelf([5, 3, 10, 2, 6], 12)

# %%
def trim_zeros(arr):
    left = 0
    right = len(arr)
    while left < right and arr[left] == 0:
        left += 1
    while right > left and arr[right - 1] == 0:
        right -= 1
    inner = arr[left:right].count(0)
    return arr[left:right], inner
#> trim_zeros([0, 0, 5, 0, 6, 0])
#> trim_zeros([])
#> trim_zeros([0, 0, 0])
#> trim_zeros([1, 2])
#> trim_zeros([0, 7, 0, 0, 7])

# %%
def ends_match(words, suffixes):
    hits = []
    for w in words:
        for s in suffixes:
            if w.endswith(s):
                hits.append(w[:len(w) - len(s)] + "(" + s + ")")
                break
    return hits
#> ends_match(["singing", "tested", "cat"], ["ing", "ed"])
#> ends_match([], ["x"])
#> ends_match(["abc", "bc"], ["c", "bc"])
#> ends_match(["quickly", "sly", "lyric"], ["kly", "ly"])
#> ends_match(["dog"], [])

# %%
def max_by_hand(d):
    top_key = None
    for key, value in d.items():
        if value is None:
            continue
        if top_key is None:
            top_key = key
        elif value > d[top_key]:
            top_key = key
    return top_key
#> max_by_hand({"a": 4, "b": None, "c": 9})
#> max_by_hand({})
#> max_by_hand({"n": None, "o": None})
#> max_by_hand({"x": 3, "y": 3, "z": 2})
#> max_by_hand({"k": None, "l": -1, "m": -2})

# %%
def sum_triangle(n):
    rows = []
    num = 1
    for i in range(1, n + 1):
        row = []
        for j in range(i):
            row.append(num)
            num += 2
        rows.append(sum(row))
    return rows
#> sum_triangle(3)
#> sum_triangle(0)
#> sum_triangle(1)
#> sum_triangle(5)
#> sum_triangle(4)

# %%
def rot_vowels(s):
    vowels = "aeiou"
    t = ""
    for c in s:
        p = vowels.find(c)
        if p == -1:
            t += c
        else:
            t += vowels[(p + 1) % 5]
    return t
#> rot_vowels("umbrella")
#> rot_vowels("")
#> rot_vowels("hmm")
#> rot_vowels("queue")
#> rot_vowels("Apple pie")

# %%
def time_to_empty(candles):
    hours = 0
    burnt = []
    while len(candles) > 0:
        hours += 1
        candles = [c - 1 for c in candles]
        for c in candles[:]:
            if c <= 0:
                candles.remove(c)
                burnt.append(hours)
    return burnt
#> time_to_empty([2, 1, 3])
#> time_to_empty([])
#> time_to_empty([4])
#> time_to_empty([1, 1])
#> time_to_empty([3, 3, 5, 1])

# %%
def check_sorted_words(words):
    bad = []
    for i in range(len(words) - 1):
        a = words[i].lower()
        b = words[i + 1].lower()
        if a > b:
            bad.append((words[i], words[i + 1]))
    if bad == []:
        return "ok"
    return bad
#> check_sorted_words(["apple", "Zoo", "bat"])
#> check_sorted_words([])
#> check_sorted_words(["a", "B", "c"])
#> check_sorted_words(["d", "c", "b", "a"])
#> check_sorted_words(["ten", "Ten", "tent", "ten"])

# %%
def overlap_tail(a, b):
    size = min(len(a), len(b))
    while size > 0:
        if a[-size:] == b[:size]:
            return a + b[size:]
        size -= 1
    return a + "." + b
#> overlap_tail("breakfast", "fasting")
#> overlap_tail("", "x")
#> overlap_tail("hello", "world")
#> overlap_tail("noonoo", "noon")
#> overlap_tail("tree", "house")

# %%
def queue_times(customers, fast):
    clock = 0
    done = {}
    for name, items in customers:
        if fast and items > 5:
            done[name] = None
            continue
        clock += items * 2 + 1
        done[name] = clock
    return done
#> queue_times([("Al", 3), ("Bo", 9), ("Cy", 1)], True)
#> queue_times([], False)
#> queue_times([("Al", 3), ("Bo", 9)], False)
#> queue_times([("Di", 6), ("Ed", 7)], True)
#> queue_times([("Flo", 0), ("Gus", 5), ("Flo", 2)], True)

# %%
def negate_every(arr, k):
    i = k - 1
    total = 0
    while i < len(arr):
        arr[i] = -arr[i]
        i += k
    for a in arr:
        total += a
    return arr, total
#> negate_every([1, 2, 3, 4, 5], 2)
#> negate_every([], 1)
#> negate_every([6, 7], 5)
#> negate_every([9, -9, 9], 1)
#> negate_every([10, 20, 30, 40], 3)
