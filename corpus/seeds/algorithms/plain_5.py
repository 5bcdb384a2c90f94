# %%
def museum_tickets(ages, group_price):
    total = 0
    kids = 0
    for age in ages:
        if age < 6:
            kids += 1
        elif age < 18 or age >= 65:
            total += 4
        else:
            total += 9
    if total > group_price:
        total = group_price
    return total + kids
#> museum_tickets([30, 5, 12], 40)
#> museum_tickets([], 20)
#> museum_tickets([40, 41, 42], 25)
#> museum_tickets([3, 3, 70, 18, 17], 100)
#> museum_tickets([65], 3)

# %%
def second_word_swap(lines):
    out = []
    for ln in lines:
        ws = ln.split()
        if len(ws) >= 2:
            ws[0], ws[1] = ws[1], ws[0]
        out.append(" ".join(ws))
    return out
#> second_word_swap(["hello big world", "one", "b a"])
#> second_word_swap([])
#> second_word_swap([""])
#> second_word_swap(["x  y", "p q r s"])
#> second_word_swap(["up down", "left right now"])

# %%
def getPrimesBelow(n):
  primes = []
  for num in range(2, n):
    ok = True
    for p in primes:
      if num % p == 0:
        ok = False
        break
    if ok == True:
      primes.append(num)
  return primes[::-1]
#> getPrimesBelow(12)
#> getPrimesBelow(2)
#> getPrimesBelow(3)
#> getPrimesBelow(18)
#> getPrimesBelow(7)

# %%
def cashier(queue):
    till = 0
    log = ""
    for amount in queue:
        if amount < 0 and till + amount < 0:
            log += "x"
            continue
        till += amount
        log += "+" if amount >= 0 else "-"
    return log, till
#> cashier([10, -4, -9, 5])
#> cashier([])
#> cashier([-1, -2])
#> cashier([20, -20, 0, -1])
#> cashier([3, 3, -5])

# %%
def flatten_once(data):
    flat = []
    for x in data:
        if type(x) == list:
            flat.extend(x)
        elif isinstance(x, tuple):
            flat.append(sum(x))
        else:
            flat.append(x)
    return flat
#> flatten_once([1, [2, 3], (4, 5)])
#> flatten_once([])
#> flatten_once([[1, [2]], 3])
#> flatten_once([(), (1,), [], 9])
#> flatten_once([[7], [8], [9, 10]])

# %%
def sum_digits_until(n, limit):
    rounds = 0
    while n >= limit:
        total = 0
        for d in str(n):
            total += int(d)
        if total == n:
            break
        n = total
        rounds += 1
    return n, rounds
#> sum_digits_until(987, 10)
#> sum_digits_until(5, 3)
#> sum_digits_until(4, 10)
#> sum_digits_until(99999, 20)
#> sum_digits_until(123, 100)

# %%
def alarm_times(start, count, snooze):
    times = []
    h, m = start
    for k in range(count):
        times.append(str(h) + ":" + str(m).rjust(2, "0"))
        m += snooze
        if m >= 60:
            m -= 60
            h = (h + 1) % 24
    return times
#> alarm_times((6, 45), 3, 10)
#> alarm_times((23, 58), 2, 5)
#> alarm_times((7, 0), 0, 9)
#> alarm_times((9, 5), 4, 30)
#> alarm_times((0, 0), 1, 1)

# %%
def repeated_letters(test_str):
    res = []
    for i in range(len(test_str)):
        ch = test_str[i]
        if test_str.count(ch) > 1 and ch not in res:
            res.append(ch)
    res.sort()
    return "".join(res)
#> repeated_letters("committee")
#> repeated_letters("")
#> repeated_letters("world")
#> repeated_letters("zzaa")
#> repeated_letters("see saw")

# %%
def toggle_lamps(lamps, presses):
    for p in presses:
        if p in lamps:
            lamps.remove(p)
        else:
            lamps.append(p)
    if lamps == []:
        return "dark"
    return sorted(lamps)
#> toggle_lamps([1, 4], [4, 2, 3])
#> toggle_lamps([], [])
#> toggle_lamps([5], [5])
#> toggle_lamps([9, 8, 7], [8, 8, 6, 7])
#> toggle_lamps([], [2, 1, 2, 3])

# %%
def pack_string(words, sep, every):
    s = ""
    n = 0
    for w in words:
        s += w
        n += 1
        if n % every == 0:
            s += sep
    if s.endswith(sep):
        s = s[:-len(sep)]
    return s
#> pack_string(["ab", "cd", "ef", "gh"], "|", 2)
#> pack_string([], "-", 3)
#> pack_string(["x", "y", "z"], "::", 1)
#> pack_string(["one", "two", "three", "four", "five"], "/", 3)
#> pack_string(["q"], ".", 5)

# %%
class Solution:
    def fairShare(self, sweets, children):
        if len(children) == 0:
            return {}
        got = {}
        for c in children:
            got[c] = 0
        i = 0
        while sweets > 0:
            got[children[i]] += 1
            sweets -= 1
            i = (i + 1) % len(children)
        return got
#> Solution().fairShare(5, ["Ola", "Per"])
#> Solution().fairShare(3, [])
#> Solution().fairShare(sweets=0, children=["Kit"])
#> Solution().fairShare(7, ["a", "b", "c"])
#> Solution().fairShare(2, ["x", "y", "z", "w"])

# %%
def count_down_up(n):
    res = []
    i = n
    while i > -n:
        res.append(abs(i))
        i -= 2
    return res
#> count_down_up(5)
#> count_down_up(0)
#> count_down_up(1)
#> count_down_up(8)
#> count_down_up(4)

# %%
def between_marks(text, mark):
    inside = False
    parts = []
    cur = ""
    for ch in text:
        if ch == mark:
            if inside:
                parts.append(cur)
                cur = ""
            inside = not inside
        elif inside:
            cur += ch
    return parts
#> between_marks("a*b*c*d*", "*")
#> between_marks("", "|")
#> between_marks("no marks", "#")
#> between_marks("say 'hi' now 'x", "'")
#> between_marks("||in||", "|")

# %%
def bigger_half(arr):
    n = len(arr)
    a = 0
    b = 0
    i = 0
    j = n - 1
    while i < j:
        a += arr[i]
        b += arr[j]
        i += 1
        j -= 1
    if a > b:
        return "left"
    elif b > a:
        return "right"
    else:
        return "tie"
#> bigger_half([9, 1, 3, 4])
#> bigger_half([])
#> bigger_half([2, 100, 5])
#> bigger_half([1, 2, 3, 2, 1])
#> bigger_half([7, 7, 0, 6, 7])

# %%
def stock_after(stock, orders):
    refused = []
    for item, qty in orders:
        have = stock.get(item, 0)
        if have < qty:
            refused.append(item)
            continue
        stock[item] = have - qty
    stock = {k: v for k, v in stock.items() if v > 0}
    return stock, refused
#> stock_after({"pen": 5, "cup": 2}, [("pen", 3), ("cup", 2)])
#> stock_after({}, [("hat", 1)])
#> stock_after({"bag": 4}, [])
#> stock_after({"mug": 1, "jar": 6}, [("jar", 4), ("mug", 2), ("jar", 3)])
#> stock_after({"nut": 9}, [("nut", 4), ("nut", 5), ("nut", 1)])

# %%
def consonant_runs(word):
    longest = ""
    cur = ""
    for c in word:
        if c in "aeiou":
            cur = ""
        else:
            cur += c
        if len(cur) > len(longest):
            longest = cur
    return longest
#> consonant_runs("angstrom")
#> consonant_runs("aeo")
#> consonant_runs("")
#> consonant_runs("backpack")
#> consonant_runs("idea")

# %%
class Solution:
    def replaceAll(self, list1, old, new):
        pos = []
        for i in range(0, len(list1)):
            if list1[i] == old:
                list1[i] = new
                pos.append(i)
        if len(pos) == 0:
            return list1
        else:
            return list1, pos
#> Solution().replaceAll([4, 7, 4], 4, 0)
#> Solution().replaceAll([], 1, 2)
#> Solution().replaceAll([1, 2, 3], 9, 5)
#> Solution().replaceAll(["a", "b", "b"], "b", "c")
#> Solution().replaceAll([True, False, True], True, None)

# %%
def pocket_money(weeks, chores):
    money = 0
    for w in range(1, weeks + 1):
        money += 5
        if w in chores:
            money += 2 * chores.count(w)
        if w % 4 == 0:
            money -= 6
    return money
#> pocket_money(4, [1, 1, 3])
#> pocket_money(0, [1])
#> pocket_money(3, [])
#> pocket_money(9, [2, 8, 8, 10])
#> pocket_money(1, [1, 1, 1])

# %%
def domino_chain(tiles):
    chain = []
    for a, b in tiles:
        if not chain:
            chain.append((a, b))
        elif chain[-1][1] == a:
            chain.append((a, b))
        elif chain[-1][1] == b:
            chain.append((b, a))
        else:
            break
    return chain
#> domino_chain([(1, 3), (3, 5), (2, 5)])
#> domino_chain([])
#> domino_chain([(6, 6), (1, 2), (6, 1)])
#> domino_chain([(0, 4), (4, 4), (1, 4), (1, 0)])
#> domino_chain([(2, 3)])

# %%
def to_base(n, base):
    digits = "0123456789abcdef"
    if n == 0:
        return "0"
    s = ""
    while n > 0:
        n, r = divmod(n, base)
        s = digits[r] + s
    return s + "_" + str(base)
#> to_base(45, 3)
#> to_base(0, 7)
#> to_base(255, 16)
#> to_base(19, 2)
#> to_base(6, 9)

# %%
def same_letters_count(word1, word2):
    w2 = list(word2)
    n = 0
    for c in word1:
        if c in w2:
            w2.remove(c)
            n += 1
    return n, "".join(w2)
#> same_letters_count("stone", "notes!")
#> same_letters_count("", "abc")
#> same_letters_count("hello", "yellow")
#> same_letters_count("kit", "mud")
#> same_letters_count("aab", "abb")

# %%
def diagonal_letters(words):
    diag = ""
    anti = ""
    for i in range(len(words)):
        w = words[i]
        if i < len(w):
            diag += w[i]
            anti += w[-1 - i]
        else:
            diag += " "
    return diag, anti
#> diagonal_letters(["cat", "dog", "hen"])
#> diagonal_letters([])
#> diagonal_letters(["a", "b", "c"])
#> diagonal_letters(["lamp", "milk", "nest", "oven"])
#> diagonal_letters(["xy", "", "pqrs"])

# %%
def shrink(numbers):
    rounds = []
    while len(numbers) > 1:
        new = []
        for i in range(0, len(numbers) - 1, 2):
            new.append(max(numbers[i], numbers[i + 1]))
        if len(numbers) % 2 == 1:
            new.append(numbers[-1])
        numbers = new
        rounds.append(len(new))
    return numbers, rounds
#> shrink([4, 7, 2, 9, 5])
#> shrink([])
#> shrink([3])
#> shrink([1, 2])
#> shrink([8, 8, 1, 6, 7, 3, 2])

# %%
def valid_date(text):
    parts = text.split("-")
    if len(parts) != 3:
        return False
    for p in parts:
        if not p.isdigit():
            return False
    y, m, d = int(parts[0]), int(parts[1]), int(parts[2])
    if m < 1 or m > 12:
        return False
    return 1 <= d <= 31 and y > 0
#> valid_date("2021-5-31")
#> valid_date("today")
#> valid_date("2020-13-01")
#> valid_date("99-x-1")
#> valid_date("1-12-40")

# %%
def sawtooth(n, width):
    s = ""
    cur = 0
    step = 1
    for i in range(n):
        s += str(cur)
        if cur + step > width or cur + step < 0:
            step = -step
        cur += step
    return s
#> sawtooth(9, 3)
#> sawtooth(0, 2)
#> sawtooth(5, 9)
#> sawtooth(8, 1)
#> sawtooth(12, 4)

# %%
def top_seller(sales):
    totals = {}
    for line in sales:
        name, amount = line.split(":")
        totals[name] = totals.get(name, 0) + int(amount)
    best = ""
    for name in totals:
        if best == "" or totals[name] > totals[best]:
            best = name
    return best
#> top_seller(["amy:4", "bob:7", "amy:5"])
#> top_seller([])
#> top_seller(["zed:0"])
#> top_seller(["x:1", "y:1", "z:1"])
#> top_seller(["joe:3", "broken"])

# %%
def removeVowelsFromEnds(w):
    while len(w) > 0 and w[0] in "aeiou":
        w = w[1:]
    while len(w) > 0 and w[-1] in "aeiou":
        w = w[:-1]
    if w == "":
        return "only vowels"
    return w
#> removeVowelsFromEnds("ouija board ae")
#> removeVowelsFromEnds("aioli")
#> removeVowelsFromEnds("eau")
#> removeVowelsFromEnds("canoe")
#> removeVowelsFromEnds("strict")

# %%
def climb(floors, start):
    at = start
    walked = 0
    highest = at
    for f in floors:
        walked += abs(f - at)
        at = f
        if at > highest:
            highest = at
    return walked, highest
#> climb([3, 1, 6], 2)
#> climb([], 4)
#> climb([5, 5, 5], 5)
#> climb([-2, 9, 0, 1], 0)
#> climb([8], 10)

# %%
def keep_after(lst, marker):
    found = False
    kept = []
    for x in lst:
        if found == True:
            kept.append(x)
        if x == marker:
            found = True
            kept = []
    if found == False:
        return None
    return kept
#> keep_after([1, 5, 2, 5, 3, 4], 5)
#> keep_after([], 1)
#> keep_after([1, 2, 3], 4)
#> keep_after(["a", "b", "c"], "a")
#> keep_after([7, 8, 9], 9)

# %%
class Solution:
    def passCode(self, s: str) -> int:
        code = 0
        prev = ''
        for i, c in enumerate(s):
            if c == prev:
                code *= 2
            elif c.isdigit():
                code += int(c)
            else:
                code += i
            prev = c
        return code
#> Solution().passCode("a1b22")
#> Solution().passCode("")
#> Solution().passCode("xxxx")
#> Solution().passCode("9--9")
#> Solution().passCode("hello7")

# %%
def list_depth_sum(rows):
    total = 0
    for i, row in enumerate(rows):
        for v in row:
            total += v * (i + 1)
    return total
#> list_depth_sum([[1, 2], [3], [4, 5]])
#> list_depth_sum([])
#> list_depth_sum([[], [10], []])
#> list_depth_sum([[6, 6, 6], [-1, -1]])
#> list_depth_sum([[0], [1], [2], [3]])

# %%
def wave(list1):
    res = sorted(list1)
    i = 0
    while i + 1 < len(res):
        tmp = res[i]
        res[i] = res[i + 1]
        res[i + 1] = tmp
        i = i + 2
    return res
#> wave([3, 6, 5, 10, 7])
#> wave([])
#> wave([2, 1])
#> wave([4, 4, 9, 1, 0, 8])
#> wave(["d", "a", "c"])

# %%
def weather_report(temps):
    words = []
    for t in temps:
        if t < 0: w = "ice"
        elif 0 <= t < 15: w = "cool"
        elif t < 25: w = "mild"
        else: w = "hot"
        if words and words[-1] == w: continue
        words.append(w)
    return " > ".join(words)
#> weather_report([-3, 4, 8, 30])
#> weather_report([])
#> weather_report([20, 21, 22])
#> weather_report([25, 24, 15, 14, 0, -1])
#> weather_report([100])

# %%
def safe_divide_all(nums, by):
    out = []
    skipped = 0
    for n in nums:
        if by == 0 or n % by != 0:
            skipped += 1
        else:
            out.append(n // by)
    if skipped > len(out):
        return "mostly skipped"
    return out
#> safe_divide_all([8, 12, 5], 4)
#> safe_divide_all([], 2)
#> safe_divide_all([1, 2, 3], 0)
#> safe_divide_all([9, 10, 15, 20], 5)
#> safe_divide_all([7, 9, 11], 2)

# %%
def odd_letters_up(word):
    out = ""
    for i in range(len(word) - 1, -1, -1):
        c = word[i]
        if word.count(c) % 2 == 1:
            c = c.upper()
        out = c + out
    return out
#> odd_letters_up("pepper")
#> odd_letters_up("")
#> odd_letters_up("noon")
#> odd_letters_up("abcab")
#> odd_letters_up("tattoo")

# %%
class Solution:
    def diceScore(self, rolls):
        score = 0
        doubles = 0
        for a, b in rolls:
            if a == b:
                doubles += 1
                if doubles == 3:
                    return "jail"
                score += 2 * (a + b)
            else:
                doubles = 0
                score += a + b
        return score
#> Solution().diceScore([(1, 2), (4, 4), (6, 3)])
#> Solution().diceScore([])
#> Solution().diceScore([(5, 5), (1, 1), (2, 2)])
#> Solution().diceScore([(3, 3), (3, 3), (1, 6), (2, 2)])
#> Solution().diceScore([(6, 6)])

# %%
def longest_key(d):
    longest = ""
    for k in d.keys():
        if len(k) >= len(longest):
            longest = k
    if longest in d:
        d[longest.upper()] = d.pop(longest)
    return d
#> longest_key({"a": 1, "bcd": 2, "ef": 3})
#> longest_key({})
#> longest_key({"xx": 0, "yy": 1})
#> longest_key({"apple": 4, "kiwi": 9})
#> longest_key({"P": 5})

# %%
def fill_forward(values):
    last = None
    filled = 0
    for i in range(len(values)):
        if values[i] is None:
            if last is not None:
                values[i] = last
                filled += 1
        else:
            last = values[i]
    return values, filled
#> fill_forward([4, None, None, 7, None])
#> fill_forward([])
#> fill_forward([None, None])
#> fill_forward([None, 0, None, 5])
#> fill_forward([1, 2, 3])

# %%
def square_spiral_sum(n):
    total = 1
    corner = 1
    side = 2
    while side < n:
        for k in range(4):
            corner += side
            total += corner
        side += 2
    return total, corner
#> square_spiral_sum(3)
#> square_spiral_sum(1)
#> square_spiral_sum(5)
#> square_spiral_sum(7)
#> square_spiral_sum(4)

# %%
def compare_versions_words(a, b):
    pa = a.split(".")
    pb = b.split(".")
    while len(pa) < len(pb):
        pa.append("0")
    while len(pb) < len(pa):
        pb.append("0")
    for x, y in zip(pa, pb):
        if int(x) > int(y):
            return "newer"
        if int(x) < int(y):
            return "older"
    return "same"
#> compare_versions_words("1.4", "1.3.9")
#> compare_versions_words("2", "2.0.0")
#> compare_versions_words("0.9", "0.10")
#> compare_versions_words("3.1.1.1", "3.1")
#> compare_versions_words("1.x", "1.2")
