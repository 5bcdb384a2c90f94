# %%
def grow_tree(years, good_years):
    height = 10
    rings = ""
    for y in range(1, years + 1):
        if y in good_years:
            height += 4
            rings += "O"
        else:
            height += 1
            rings += "o"
    return rings + ":" + str(height)
#> grow_tree(4, [2, 3])
#> grow_tree(0, [1])
#> grow_tree(3, [])
#> grow_tree(7, [1, 7, 9])
#> grow_tree(1, [1])

# %%
def strictly_alternating(nums):
    for i in range(1, len(nums)):
        a = nums[i - 1]
        b = nums[i]
        if a == 0 or b == 0:
            return False
        if (a > 0) == (b > 0):
            return False
    return True
#> strictly_alternating([3, -2, 8, -1])
#> strictly_alternating([])
#> strictly_alternating([5, -5, -6])
#> strictly_alternating([-1, 2, 0])
#> strictly_alternating([-7, 7, -7, 7, -7])

# %%
def padCenter(s, width, ch):
    toggle = True
    while len(s) < width:
        if toggle:
            s = ch + s
        else:
            s = s + ch
        toggle = not toggle
    return s
#> padCenter("hi", 5, "*")
#> padCenter("", 3, "-")
#> padCenter("already", 4, "x")
#> padCenter("k", 8, ".")
#> padCenter("abc", 6, "#")

# %%
def library_fines(days_late, kinds):
    fine = 0
    for d, k in zip(days_late, kinds):
        if d <= 0:
            continue
        if k == "dvd":
            fine += d * 2
        elif k == "book":
            fine += d
        else:
            fine += 1
    return min(fine, 30)
#> library_fines([3, 0, 5], ["dvd", "book", "book"])
#> library_fines([], [])
#> library_fines([20, 20], ["dvd", "map"])
#> library_fines([4, 9, -2, 1], ["map", "book", "dvd", "dvd"])
#> library_fines([1], ["game"])

# %%
def lastSeen(str1):
    pos = {}
    for i in range(len(str1)):
        pos[str1[i]] = i
    res = []
    for k, v in pos.items():
        if v % 2 == 0:
            res.append(k)
    return res
#> lastSeen("cocoa")
#> lastSeen("")
#> lastSeen("ab")
#> lastSeen("puppy")
#> lastSeen("tent")

# %%
def weave(a, b):
    s = ""
    n = min(len(a), len(b))
    for i in range(n):
        s += a[i] if a[i] < b[i] else b[i]
    rest = a[n:] + b[n:]
    for c in rest:
        s += c.upper()
    return s
#> weave("dance", "cat")
#> weave("", "up")
#> weave("pq", "qp")
#> weave("river", "bankside")
#> weave("same", "same")

# %%
def count_change_pairs(coins, cost):
    ways = 0
    pairs = set()
    for a in coins:
        for b in coins:
            if a <= b and a + b == cost:
                ways += 1
                pairs.add((a, b))
    return ways, len(pairs)
#> count_change_pairs([1, 5, 10], 6)
#> count_change_pairs([], 2)
#> count_change_pairs([2, 2, 4], 6)
#> count_change_pairs([3], 6)
#> count_change_pairs([1, 2, 3, 4], 5)

# %%
def first_free(taken):
    seat = 1
    tries = 0
    while seat in taken:
        seat += 1
        tries += 1
        if seat % 13 == 0:
            seat += 1
    return seat, tries
#> first_free([1, 2, 4, 3])
#> first_free([])
#> first_free([2, 3])
#> first_free([5, 4, 3, 2, 1])
#> first_free([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])

# %%
def vote_count(ballots):
    tally = {}
    spoiled = 0
    for b in ballots:
        b = b.strip().lower()
        if not b.isalpha():
            spoiled += 1
            continue
        if b in tally:
            tally[b] += 1
        else:
            tally[b] = 1
    winner = sorted(tally, key=lambda x: (-tally[x], x))[:1]
    return winner, spoiled
#> vote_count(["Cats", " dogs", "cats ", "d0gs"])
#> vote_count([])
#> vote_count(["??", "1"])
#> vote_count(["Tea", "COFFEE", "tea", "coffee"])
#> vote_count(["me"])

# %%
def shorten(path, maxlen):
    parts = path.split("/")
    i = 0
    while len("/".join(parts)) > maxlen and i < len(parts) - 1:
        if parts[i] != "":
            parts[i] = parts[i][0]
        i += 1
    return "/".join(parts)
#> shorten("home/user/docs/a.txt", 16)
#> shorten("file", 2)
#> shorten("/var/log/syslog", 10)
#> shorten("a/b/c", 10)
#> shorten("music/rock/live/song.mp3", 14)

# %%
def reverse_list(Input):
    start = 0
    end = len(Input) - 1
    swaps = 0
    while start < end:
        if Input[start] != Input[end]:
            temp = Input[start]
            Input[start] = Input[end]
            Input[end] = temp
            swaps = swaps + 1
        start = start + 1
        end = end - 1
    return Input, swaps
#> reverse_list([1, 2, 3, 4, 5])
#> reverse_list([])
#> reverse_list(["a", "b", "a"])
#> reverse_list([9, 0, 0, 8])
#> reverse_list([7])

# %%
class Solution:
    def isEcho(self, word):
        half = len(word) // 2
        if len(word) % 2 == 1:
            return False
        for i in range(half):
            if word[i] != word[half + i]:
                return False
        return len(word) > 0
#> Solution().isEcho("bonbon")
#> Solution().isEcho("")
#> Solution().isEcho(word="cancan!")
#> Solution().isEcho("papapapa")
#> Solution().isEcho("xyzxyz")

# %%
class Solution:
    def fruitMachine(self, reels):
        wins = 0
        for a, b, c in reels:
            if a == b == c:
                wins += 10
            elif a == b or b == c or a == c:
                wins += 2
            else:
                wins -= 1
        return max(wins, 0)
#> Solution().fruitMachine([("x", "x", "x"), ("x", "y", "z")])
#> Solution().fruitMachine([])
#> Solution().fruitMachine([("a", "b", "c"), ("b", "c", "a")])
#> Solution().fruitMachine([("k", "l", "k"), ("m", "m", "n"), ("o", "p", "p")])
#> Solution().fruitMachine([(7, 7, 7)])

# %%
def minutes_per_task(log):
    totals = {}
    prev_task = None
    prev_time = 0
    for time, task in log:
        if prev_task is not None:
            totals[prev_task] = totals.get(prev_task, 0) + time - prev_time
        prev_task = task
        prev_time = time
    return totals
#> minutes_per_task([(0, "read"), (15, "eat"), (40, "read"), (50, "end")])
#> minutes_per_task([])
#> minutes_per_task([(5, "nap")])
#> minutes_per_task([(10, "a"), (10, "b"), (12, "a")])
#> minutes_per_task([(1, "x"), (2, "x"), (9, "y"), (11, "stop")])

# %%
def digits_only_sum(test_str):
   tot = 0
   num = ""
   for c in test_str + " ":
      if c.isdigit():
         num += c
      elif num != "":
         tot += int(num)
         num = ""
   return tot
#> digits_only_sum("a12b3")
#> digits_only_sum("")
#> digits_only_sum("none")
#> digits_only_sum("7 8 90")
#> digits_only_sum("x100y20z")

# %%
def no_three_in_row(marks):
    streak = 0
    prev = None
    for pos, m in enumerate(marks):
        if m == prev:
            streak += 1
        else:
            streak = 1
            prev = m
        if streak == 3:
            return pos - 2
    return -1
#> no_three_in_row("xoxxxo")
#> no_three_in_row("")
#> no_three_in_row("ooo")
#> no_three_in_row("xxooxxoo")
#> no_three_in_row("abbcddd")

# %%
def drop_keys_below(d, limit):
    gone = []
    for k in sorted(d):
        if d[k] < limit:
            gone.append((k, d.pop(k)))
    d["total"] = sum(d.values())
    return d, gone
#> drop_keys_below({"b": 3, "a": 8, "c": 1}, 4)
#> drop_keys_below({}, 1)
#> drop_keys_below({"x": 5}, 5)
#> drop_keys_below({"m": -1, "n": -2}, 0)
#> drop_keys_below({"p": 10, "q": 20, "r": 2, "s": 7}, 8)

# %%
def cross_out(n, k):
    nums = [i for i in range(1, n + 1)]
    i = k - 1
    while i < len(nums):
        nums[i] = 0
        i += k
    while 0 in nums:
        nums.remove(0)
    return nums
#> cross_out(7, 3)
#> cross_out(0, 2)
#> cross_out(4, 1)
#> cross_out(10, 4)
#> cross_out(5, 6)

# %%
def find_longest_line(text):
    lines = text.split("\n")
    best = 0
    for i in range(len(lines)):
        lines[i] = lines[i].rstrip()
        if len(lines[i]) > len(lines[best]):
            best = i
    return best + 1, lines[best]
#> find_longest_line("roses\nare red  \nviolets")
#> find_longest_line("")
#> find_longest_line("one")
#> find_longest_line("ab   \nabc\nxyz")
#> find_longest_line("q\n\nqq\nqqq\nq")

# %%
def mix_colors(a, b, parts):
    out = []
    for x, y in zip(a, b):
        c = (x * parts + y) // (parts + 1)
        if c > 255:
            c = 255
        elif c < 16:
            c = 0
        out.append(c)
    return tuple(out)
#> mix_colors((255, 0, 0), (0, 0, 255), 1)
#> mix_colors((10, 20, 30), (10, 20, 30), 3)
#> mix_colors((200, 100, 50), (0, 200, 10), 2)
#> mix_colors((300, 0, 0), (300, 40, 4), 1)
#> mix_colors((), (), 1)

# %%
class Solution:
    def isValidPlate(self, plate):
        if len(plate) != 6: return False
        letters = 0; digits = 0
        for i in range(6):
            if plate[i].isalpha():
                letters += 1
                if digits > 0: return False
            elif plate[i].isdigit():
                digits += 1
            else:
                return False
        return letters >= 2 and digits >= 1
#> Solution().isValidPlate("AB1234")
#> Solution().isValidPlate("A12345")
#> Solution().isValidPlate("AB12C3")
#> Solution().isValidPlate("ABCDEF")
#> Solution().isValidPlate("XY-123")

# %%
def best_before(items, today):
    bad = []
    soon = []
    for name, day in sorted(items, key=lambda t: t[1]):
        if day < today:
            bad.append(name)
        elif day - today <= 3:
            soon.append(name)
    return {"bad": bad, "soon": soon, "fine": len(items) - len(bad) - len(soon)}
#> best_before([("milk", 12), ("ham", 9), ("rice", 90)], 10)
#> best_before([], 5)
#> best_before([("egg", 1), ("jam", 2)], 20)
#> best_before([("a", 8), ("b", 5), ("c", 6), ("d", 9)], 5)
#> best_before([("salt", 500)], 0)

# %%
def hopscotch(squares, jump):
    visited = []
    i = 0
    while 0 <= i < len(squares):
        if squares[i] == "x":
            return visited, "fell"
        visited.append(squares[i])
        if squares[i] == "2":
            i += 2 * jump
        else:
            i += jump
    return visited, "done"
#> hopscotch("121121", 1)
#> hopscotch("", 1)
#> hopscotch("11x1", 2)
#> hopscotch("112211", 2)
#> hopscotch("x", 3)

# %%
def pair_up(names):
    names = sorted(names)
    pairs = []
    while len(names) > 1:
        a = names.pop(0)
        b = names.pop()
        pairs.append(a + "&" + b)
    if len(names) == 1:
        pairs.append(names[0] + "&nobody")
    return pairs
#> pair_up(["kim", "al", "zoe"])
#> pair_up([])
#> pair_up(["x"])
#> pair_up(["d", "c", "b", "a"])
#> pair_up(["may", "jun", "apr", "mar", "feb"])

# %%
def leap_count(start, end):
    years = []
    y = start
    while y <= end:
        if (y % 4 == 0 and y % 100 != 0) or y % 400 == 0:
            years.append(y)
            y += 4
        else:
            y += 1
    return years
#> leap_count(1997, 2005)
#> leap_count(2001, 2003)
#> leap_count(1896, 1905)
#> leap_count(2010, 2000)
#> leap_count(2399, 2409)

# %%
def remove_duplicate_words(sentence):
    seen = []
    dup = 0
    for w in sentence.split():
        low = w.lower()
        if low not in seen:
            seen.append(low)
        else:
            dup += 1
    seen.append("(" + str(dup) + ")")
    return " ".join(seen)
#> remove_duplicate_words("The cat saw the Cat")
#> remove_duplicate_words("")
#> remove_duplicate_words("go Go GO")
#> remove_duplicate_words("all words differ")
#> remove_duplicate_words("a b a b c")

# %%
def score_darts(throws):
    left = 50
    used = 0
    for t in throws:
        used += 1
        if t > left:
            continue
        left -= t
        if left == 0:
            return "finish", used
    return left, used
#> score_darts([20, 25, 10, 5])
#> score_darts([])
#> score_darts([60, 50])
#> score_darts([1, 2, 3, 4])
#> score_darts([25, 25, 25])

# %%
def hollow_square(n, c):
    rows = []
    for i in range(n):
        row = ""
        for j in range(n):
            if i == 0 or j == 0 or i == n - 1 or j == n - 1:
                row += c
            else:
                row += " "
        rows.append(row)
    return rows
#> hollow_square(3, "#")
#> hollow_square(0, "x")
#> hollow_square(1, "o")
#> hollow_square(5, "+")
#> hollow_square(2, "ab")

# %%
def sum_outside(nums, lo, hi):
    total = 0
    skip = False
    for n in nums:
        if n == lo:
            skip = True
        if not skip:
            total += n
        if n == hi:
            skip = False
    return total
#> sum_outside([1, 6, 2, 9, 3], 6, 9)
#> sum_outside([], 1, 2)
#> sum_outside([4, 5, 4, 8], 4, 7)
#> sum_outside([2, 3, 8, 8, 2], 5, 8)
#> sum_outside([10, 1, 10, 1, 10], 1, 1)

# %%
class Solution:
    def keyPresses(self, word: str) -> int:
        pads = ["abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz"]
        presses = 0
        last = -1
        for ch in word.lower():
            for i, p in enumerate(pads):
                if ch in p:
                    presses += p.index(ch) + 1
                    if i == last:
                        presses += 1
                    last = i
                    break
        return presses
#> Solution().keyPresses("cab")
#> Solution().keyPresses("")
#> Solution().keyPresses("Dad")
#> Solution().keyPresses(word="7 i")
#> Solution().keyPresses("beef")

# %%
def caught_fish(weights, min_w, max_count):
    bucket = []
    for w in weights:
        if w < min_w:
            continue
        bucket.append(w)
        if len(bucket) > max_count:
            bucket.remove(min(bucket))
    return sorted(bucket, reverse=True)
#> caught_fish([3, 8, 5, 9, 2, 7], 4, 3)
#> caught_fish([], 1, 1)
#> caught_fish([1, 1, 1], 2, 5)
#> caught_fish([6, 6, 7, 6], 6, 2)
#> caught_fish([10, 12], 5, 0)

# %%
def smaller_than_first(arr):
    if len(arr) == 0:
        return -1
    else:
        first = arr[0]
    count = 0
    for i in range(1, len(arr), 1):
        if arr[i] < first:
            count = count + 1
    if count == len(arr) - 1:
        return True
    return count
#> smaller_than_first([9, 4, 12, 3])
#> smaller_than_first([])
#> smaller_than_first([7, 1, 2, 6])
#> smaller_than_first([5])
#> smaller_than_first([0, 0, 1, -1, 3])

# %%
def spell_backwards_if_long(words, n):
    result = []
    for w in words:
        if len(w) >= n:
            new = ""
            for c in w:
                new = c + new
            result.append(new)
        else:
            result.append(w)
    return result
#> spell_backwards_if_long(["cat", "horse", "bee"], 4)
#> spell_backwards_if_long([], 2)
#> spell_backwards_if_long(["ab", "cd"], 1)
#> spell_backwards_if_long(["tiny", "small"], 9)
#> spell_backwards_if_long(["stop", "no", "tops"], 4)

# %%
def rainfall(days):
    wet = 0
    dry = 0
    longest_dry = 0
    for mm in days:
        if mm > 0:
            wet += 1
            dry = 0
        else:
            dry += 1
        longest_dry = max(dry, longest_dry)
    return f"{wet} wet, {longest_dry} dry"
#> rainfall([0, 3, 0, 0, 5])
#> rainfall([])
#> rainfall([1, 2, 3])
#> rainfall([0, 0, 0, 0])
#> rainfall([4, 0, 0, 1, 0])

# %%
def column_letters(n):
    s = ""
    while n > 0:
        n -= 1
        s = chr(ord("A") + n % 26) + s
        n //= 26
    if s == s[::-1]:
        s += "!"
    return s
#> column_letters(28)
#> column_letters(0)
#> column_letters(26)
#> column_letters(703)
#> column_letters(731)

# %%
def dots_and_dashes(beeps):
    out = ""
    for b in beeps:
        if b >= 3:
            out += "-"
        elif b > 0:
            out += "."
        else:
            out += "/"
    while "//" in out:
        out = out.replace("//", "/")
    return out.strip("/")
#> dots_and_dashes([1, 3, 0, 0, 2])
#> dots_and_dashes([])
#> dots_and_dashes([0, 0, 0, 0])
#> dots_and_dashes([5, 5, 0, 1, 0, 0, 0, 4])
#> dots_and_dashes([2])

# %%
def one_difference(a, b):
    if len(a) != len(b):
        return None
    diff = []
    for i in range(len(a)):
        if a[i] != b[i]:
            diff.append((a[i], b[i]))
    if len(diff) == 1:
        return diff[0]
    return len(diff)
#> one_difference("house", "mouse")
#> one_difference("tea", "team")
#> one_difference("ball", "ball")
#> one_difference("train", "brawn")
#> one_difference("", "")

# %%
def count_until_twice(arr):
    seen = set()
    steps = 0
    for x in arr:
        steps += 1
        if x in seen:
            break
        seen.add(x)
    else:
        return 0
    return steps
#> count_until_twice([5, 3, 8, 3, 5])
#> count_until_twice([])
#> count_until_twice([1, 2, 3])
#> count_until_twice([4, 4])
#> count_until_twice([9, 7, 5, 6, 9])

# %%
def middle_names(people):
    out = []
    for p in people:
        parts = p.split()
        mid = parts[1:-1]
        if len(mid) == 0:
            out.append("-")
        elif len(mid) == 1:
            out.append(mid[0])
        else:
            out.append(" ".join(m[0] for m in mid))
    return out
#> middle_names(["Ann Mary Hill", "Bo Diaz"])
#> middle_names([])
#> middle_names(["J R R Token", "Madonna"])
#> middle_names(["A B C D E", "X Y Z", ""])
#> middle_names(["Kai Lou Moe Fox"])

# %%
def gaps_filled(nums):
    nums = sorted(set(nums))
    out = []
    for i in range(len(nums)):
        out.append(nums[i])
        if i + 1 < len(nums) and nums[i + 1] - nums[i] == 2:
            out.append(nums[i] + 1)
    return out
#> gaps_filled([1, 3, 7, 9])
#> gaps_filled([])
#> gaps_filled([4, 4, 5])
#> gaps_filled([10, 6, 8, 2])
#> gaps_filled([0])
