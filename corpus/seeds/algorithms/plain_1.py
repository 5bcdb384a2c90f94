# %%
def shelf_labels(jars):
    labels = []
    n = 1
    for jar in jars:
        if jar == "":
            labels.append("empty")
        else:
            labels.append(str(n) + ":" + jar.title())
            n += 1
    return labels
#> shelf_labels(["jam", "", "plum sauce"])
#> shelf_labels([])
#> shelf_labels(["", "", "salt"])
#> shelf_labels(["honey", "rice", "oats", "", "tea"])
#> shelf_labels(["black pepper"])

# %%
def swapEnds(word):
  if len(word) < 2:
    return word
  first = word[0]
  last = word[-1]
  middle = ""
  for i in range(1, len(word) - 1):
    middle += word[i].upper()
  return last + middle + first
#> swapEnds("lantern")
#> swapEnds("a")
#> swapEnds("ox")
#> swapEnds("bridge")
#> swapEnds("to do")

# %%
def count_thirsty(plants, limit):
    thirsty = 0
    names = []
    for name in plants:
        if plants[name] < limit:
            thirsty = thirsty + 1
            names.append(name)
    names.sort()
    return thirsty, names
#> count_thirsty({"fern": 2, "rose": 5, "aloe": 1}, 3)
#> count_thirsty({}, 4)
#> count_thirsty({"ivy": 9, "mint": 7}, 5)
#> count_thirsty({"oak": 0, "elm": 0, "ash": 4, "fir": 1}, 4)
#> count_thirsty({"moss": 3}, 10)

# %%
def hasBothCases(test_str):
    up = False
    low = False
    for ch in test_str:
        if ch.isupper() == True:
            up = True
        elif ch.islower() == True:
            low = True
    if (up and low):
        return "mixed"
    else:
        return "plain"
#> hasBothCases("Tea cup")
#> hasBothCases("hello")
#> hasBothCases("123")
#> hasBothCases("KITE")
#> hasBothCases("xYz")

# %%
def step_sum(start, stop, step):
    total = 0
    for v in range(start, stop, step):
        if v % 10 == 0:
            continue
        total += v
    return total
#> step_sum(1, 30, 4)
#> step_sum(0, 50, 5)
#> step_sum(20, 2, -3)
#> step_sum(5, 5, 1)
#> step_sum(-9, 9, 3)

# %%
def drop_smallest_twice(scores):
    left = scores[:]
    rounds = 0
    while rounds < 2 and len(left) > 1:
        low = left[0]
        for s in left:
            if s < low:
                low = s
        left.remove(low)
        rounds += 1
    return left
#> drop_smallest_twice([7, 3, 9, 3])
#> drop_smallest_twice([5])
#> drop_smallest_twice([])
#> drop_smallest_twice([8, 6, 7])
#> drop_smallest_twice([2, 1])

# %%
def first_repeat_gap(letters):
    seen = {}
    for i, c in enumerate(letters):
        if c in seen:
            return c, i - seen[c]
        seen[c] = i
    return None
#> first_repeat_gap("window")
#> first_repeat_gap("cat")
#> first_repeat_gap("")
#> first_repeat_gap("balloon")
#> first_repeat_gap("orchestra of")

# %%
def parking_fee(hours, member):
    fee = 0
    h = 0
    while h < hours:
        if h < 2:
            fee += 3
        elif h < 5:
            fee += 2
        else:
            fee += 1
        h += 1
    if member == True:
        fee = fee // 2
    return fee
#> parking_fee(4, False)
#> parking_fee(7, True)
#> parking_fee(0, True)
#> parking_fee(9, False)
#> parking_fee(1, True)

# %%
def mirror_number(num):
    digits = str(num)
    back = ""
    for d in digits:
        back = d + back
    if back[0] == "0":
        back = back.lstrip("0")
    return digits + "|" + back
#> mirror_number(1250)
#> mirror_number(7)
#> mirror_number(900)
#> mirror_number(31415)
#> mirror_number(88)

# %%
def merge_baskets(mine, yours):
    both = {}
    both.update(mine)
    for fruit, n in yours.items():
        both[fruit] = both.get(fruit, 0) + n
        if both[fruit] == 0:
            both.pop(fruit)
    return both
#> merge_baskets({"apple": 2, "fig": 1}, {"fig": 3, "pear": 4})
#> merge_baskets({}, {"plum": 5, "kiwi": 0})
#> merge_baskets({"lime": 2}, {})
#> merge_baskets({"lime": 2, "date": 6}, {"lime": -2, "date": -1, "nut": 1})
#> merge_baskets({"a": 1}, {"a": -1})

# %%
def seat_row(names, width):
    line = ""
    for name in names:
        if len(name) > width:
            name = name[:width]
        line += name.rjust(width, ".")
        line += "|"
    return line.strip("|")
#> seat_row(["Ann", "Bo", "Catherine"], 4)
#> seat_row([], 3)
#> seat_row(["Zed"], 3)
#> seat_row(["Io", "Ulf", "Max", "Eve"], 5)
#> seat_row(["longest", "x"], 2)

# %%
class Solution:
    def coldestStreak(self, temps, freezing):
        best = 0
        run = 0
        for t in temps:
            if t <= freezing:
                run += 1
                if run > best:
                    best = run
            else:
                run = 0
        return best
#> Solution().coldestStreak([3, -1, -4, 2, 0, -2, -2], 0)
#> Solution().coldestStreak([], 0)
#> Solution().coldestStreak(temps=[5, 6, 7], freezing=6)
#> Solution().coldestStreak([9, 9, 9], 1)
#> Solution().coldestStreak([-5], -5)

# %%
def vowel_points(Input):
   pts = 0
   table = {"a": 1, "e": 2, "i": 3, "o": 4, "u": 5}
   for c in Input.lower():
      if c in table:
         pts += table[c]
      else:
         pts -= 1
   return pts
#> vowel_points("Audio")
#> vowel_points("rhythm")
#> vowel_points("")
#> vowel_points("Queue up")
#> vowel_points("ZOO")

# %%
def alternate_case(str1):
    res = ""
    flag = True
    for c in str1:
        if not c.isalpha():
            res += c
            continue
        if flag == True:
            res += c.upper()
        else:
            res += c.lower()
        flag = not flag
    return res
#> alternate_case("good day")
#> alternate_case("")
#> alternate_case("a-b-c")
#> alternate_case("2 CATS")
#> alternate_case("SILENT")

# %%
def queue_jump(line, vips):
    front = []
    rest = []
    for person in line:
        if person in vips and person not in front:
            front.append(person)
        else:
            rest.append(person)
    front.extend(rest)
    return front
#> queue_jump(["ed", "flo", "gus", "hal"], ["gus", "flo"])
#> queue_jump([], ["amy"])
#> queue_jump(["amy", "bob"], [])
#> queue_jump(["kim", "kim", "lee"], ["kim"])
#> queue_jump(["a", "b", "c", "d", "e"], ["e", "a"])

# %%
def dozens_and_rest(eggs):
    boxes = 0
    trays = 0
    while eggs >= 12:
        eggs -= 12
        boxes += 1
    while eggs >= 6:
        eggs = eggs - 6
        trays = trays + 1
    return boxes, trays, eggs
#> dozens_and_rest(45)
#> dozens_and_rest(5)
#> dozens_and_rest(18)
#> dozens_and_rest(71)
#> dozens_and_rest(0)

# %%
def longer_name(pairs):
    res = []
    for a, b in pairs:
        if len(a) > len(b): res.append(a)
        elif len(a) < len(b): res.append(b)
        else: res.append(min(a, b))
    return "/".join(res)
#> longer_name([("tom", "anna"), ("bea", "al"), ("zoe", "max")])
#> longer_name([])
#> longer_name([("x", "")])
#> longer_name([("ruth", "mark"), ("jo", "jo"), ("pia", "p")])
#> longer_name([("one", "three"), ("four", "six")])

# %%
def zero_pad_codes(codes):
    widest = 0
    for c in codes:
        if len(c) > widest:
            widest = len(c)
    padded = [c.zfill(widest) for c in codes]
    padded.sort()
    return padded
#> zero_pad_codes(["7", "123", "45"])
#> zero_pad_codes([])
#> zero_pad_codes(["9", "8", "7"])
#> zero_pad_codes(["-5", "1000", "62"])
#> zero_pad_codes(["0", "00", "000"])

# %%
def middle_of_three(a, b, c):
    if a > b:
        a, b = b, a
    if b > c:
        b, c = c, b
    if a > b:
        a, b = b, a
    spread = c - a
    if spread == 0:
        return "flat"
    return b, spread
#> middle_of_three(9, 4, 1)
#> middle_of_three(1, 2, 3)
#> middle_of_three(5, 5, 5)
#> middle_of_three(8, 3, 6)
#> middle_of_three(7, 2, 1)

# %%
def remove_evens_in_place(arr):
    i = 0
    removed = 0
    while i < len(arr):
        if arr[i] % 2 == 0:
            arr.pop(i)
            removed += 1
        else:
            i += 1
    arr.append(removed)
    return arr
#> remove_evens_in_place([3, 4, 6, 7])
#> remove_evens_in_place([])
#> remove_evens_in_place([2, 2, 2])
#> remove_evens_in_place([1, 9, 5])
#> remove_evens_in_place([10, 11, 12, 13, 14])

# %%
def initials(full_name):
    parts = full_name.strip().split()
    if len(parts) == 0:
        return "?"
    out = ""
    for p in parts[:-1]:
        out += p[0].upper() + "."
    out += " " + parts[-1].title()
    return out.strip()
#> initials("mary ann smith")
#> initials("   ")
#> initials("plato")
#> initials(" john ronald reuel tolk ")
#> initials("ada LOVE")

# %%
def ladder(n):
    rows = []
    k = n
    while k > 0:
        left = "#" * k
        right = "." * (n - k)
        rows.insert(0, left + right)
        k -= 2
    return rows
#> ladder(5)
#> ladder(4)
#> ladder(0)
#> ladder(1)
#> ladder(8)

# %%
def isOrdered(list1):
    up = True
    down = True
    for i in range(len(list1) - 1):
        if list1[i] > list1[i + 1]:
            up = False
        if list1[i] < list1[i + 1]:
            down = False
    if up and down:
        return "same"
    if up == True:
        return "rising"
    if down == True:
        return "falling"
    return "neither"
#> isOrdered([1, 4, 4, 9])
#> isOrdered([3, 3, 3])
#> isOrdered([9, 6, 2])
#> isOrdered([4, 1, 8])
#> isOrdered([])

# %%
def change_from(price, paid):
    if paid < price:
        return None
    left = paid - price
    coins = {}
    for c in [50, 20, 10, 5, 1]:
        n = left // c
        if n > 0:
            coins[c] = n
        left %= c
    return coins
#> change_from(37, 100)
#> change_from(80, 50)
#> change_from(20, 20)
#> change_from(1, 200)
#> change_from(99, 110)

# %%
def swap_halves(items):
    mid = len(items) // 2
    a = items[:mid]
    b = items[mid:]
    count = 0
    for x, y in zip(a, b):
        if x == y:
            count += 1
    return b + a, count
#> swap_halves([1, 2, 1, 5])
#> swap_halves([])
#> swap_halves(["p", "q", "r"])
#> swap_halves([0, 0, 0, 0, 0, 0])
#> swap_halves([6, 5, 4, 6, 5])

# %%
def tally_marks(n):
  s = ""
  while n >= 5:
    s += "V "
    n = n - 5
  for i in range(n):
    s += "|"
  if s == "":
    return "none"
  return s.strip()
#> tally_marks(12)
#> tally_marks(0)
#> tally_marks(5)
#> tally_marks(23)
#> tally_marks(3)

# %%
class Solution:
    def oddOneOut(self, words):
        lengths = [len(w) for w in words]
        for i in range(len(words)):
            if lengths.count(lengths[i]) == 1:
                return words[i]
        return ""
#> Solution().oddOneOut(["red", "tan", "blue", "sky"])
#> Solution().oddOneOut([])
#> Solution().oddOneOut(words=["aa", "bb", "ccc", "ddd"])
#> Solution().oddOneOut(["one"])
#> Solution().oddOneOut(["four", "five", "nine", "zero", "ten"])

# %%
def letter_distance(a, b):
    total = 0
    for x, y in zip(a, b):
        d = ord(x) - ord(y)
        if d < 0:
            d = -d
        total += d
    total += abs(len(a) - len(b)) * 10
    return total
#> letter_distance("cat", "dog")
#> letter_distance("", "hey")
#> letter_distance("same", "same")
#> letter_distance("abc", "abcde")
#> letter_distance("zoo", "ant")

# %%
def under_over(nums, target):
    under, over = [], []
    for n in nums:
        if n < target:
            under.append(target - n)
        elif n > target:
            over.append(n - target)
    if sum(under) > sum(over):
        return "under", sum(under) - sum(over)
    elif sum(over) > sum(under):
        return "over", sum(over) - sum(under)
    return "even", 0
#> under_over([4, 9, 6], 5)
#> under_over([], 3)
#> under_over([1, 2, 3, 10], 8)
#> under_over([7, 5], 6)
#> under_over([20], 20)

# %%
def every_third(text):
    picked = ""
    pos = 2
    while pos < len(text):
        picked = picked + text[pos]
        pos = pos + 3
    if len(picked) == 0:
        return "too short"
    return picked + "(" + str(len(picked)) + ")"
#> every_third("strawberry")
#> every_third("hi")
#> every_third("cat")
#> every_third("a b c d e f g")
#> every_third("mountaineer")

# %%
def rank_list(points):
    order = sorted(points, reverse=True)
    ranks = []
    for p in points:
        ranks.append(order.index(p) + 1)
    return ranks
#> rank_list([30, 50, 40])
#> rank_list([])
#> rank_list([7, 7, 9, 1])
#> rank_list([1, 2, 3, 4, 5])
#> rank_list([8])

# %%
def strip_marks(sentence):
    out = []
    for w in sentence.split(" "):
        w = w.strip(".,!?")
        if w == "":
            continue
        out.append(w.lower())
    return out, len(out)
#> strip_marks("Well, hello there!")
#> strip_marks("")
#> strip_marks("... !? ok")
#> strip_marks("No.  Never, EVER.")
#> strip_marks("One")

# %%
def shop_total(basket, prices):
    total = 0
    missing = []
    for item in basket:
        if item not in prices:
            missing.append(item)
        else:
            total += prices[item]
    if len(missing) > 0:
        return total, missing
    return total
#> shop_total(["milk", "bread"], {"milk": 2, "bread": 3})
#> shop_total(["milk", "soap", "glue"], {"milk": 2, "bread": 3})
#> shop_total([], {"milk": 2})
#> shop_total(["pen", "pen", "ink", "pen"], {"pen": 1, "ink": 6})
#> shop_total(["nail"], {})

# %%
def count_down_words(n, stop_at):
    words = []
    for i in range(n, -1, -1):
        if i == stop_at:
            words.append("stop")
            break
        words.append(str(i))
    else:
        words.append("liftoff")
    return " ".join(words)
#> count_down_words(5, 2)
#> count_down_words(4, 9)
#> count_down_words(3, 3)
#> count_down_words(0, -1)
#> count_down_words(7, 0)

# %%
class Solution:
    def pairsSumming(self, arr, goal):
        found = []
        for i in range(0, len(arr)):
            for j in range(i + 1, len(arr)):
                if (arr[i] + arr[j] == goal):
                    found.append((i, j))
        if not found:
            return -1
        return found
#> Solution().pairsSumming([1, 4, 5, 2], 6)
#> Solution().pairsSumming([3, 3, 3], 6)
#> Solution().pairsSumming([], 1)
#> Solution().pairsSumming([1, 2], 9)
#> Solution().pairsSumming([0, 7, -7, 7], 0)

# %%
def squeeze_spaces(s):
    res = ""
    prev = ""
    for c in s:
        if c == " " and prev == " ":
            prev = c
            continue
        res += c
        prev = c
    return res.replace(" ", "_")
#> squeeze_spaces("a  b c")
#> squeeze_spaces("")
#> squeeze_spaces("   x")
#> squeeze_spaces("no gaps")
#> squeeze_spaces("to   be  or")

# %%
class Solution:
    def biggestJump(self, L):
        if len(L) < 2: return None
        big = 0; where = 0
        for i in range(1, len(L)):
            diff = abs(L[i] - L[i-1])
            if diff > big:
                big = diff; where = i
        return (where, big)
#> Solution().biggestJump([4, 9, 1, 3])
#> Solution().biggestJump([6])
#> Solution().biggestJump([2, 2, 2])
#> Solution().biggestJump([100, 50, 75, 10, 20])
#> Solution().biggestJump([-3, 4])

# %%
def grade_letters(marks):
    letters = {}
    for who, m in marks.items():
        if m >= 80:
            g = "A"
        elif m >= 60:
            g = "B"
        else:
            g = "C"
        letters[g] = letters.get(g, []) + [who]
    return letters
#> grade_letters({"Ivy": 91, "Sam": 64, "Kai": 80})
#> grade_letters({})
#> grade_letters({"Bo": 12})
#> grade_letters({"Mo": 59, "Al": 60, "Di": 79, "Ed": 30})
#> grade_letters({"X": 100, "Y": 100})

# %%
def build_stairs(word):
 stairs = []
 for i in range(1, len(word) + 1):
  part = word[:i]
  if i % 2 == 0:
   part = part[::-1]
  stairs.append(part)
 return stairs
#> build_stairs("milk")
#> build_stairs("")
#> build_stairs("x")
#> build_stairs("hero!")
#> build_stairs("abcdef")

# %%
def leftover_pizza(slices, eaters):
    history = []
    turn = 0
    while slices > 0 and len(eaters) > 0:
        bite = eaters[turn % len(eaters)]
        if bite > slices:
            break
        slices -= bite
        history.append(slices)
        turn += 1
    return slices, history
#> leftover_pizza(12, [2, 3])
#> leftover_pizza(5, [])
#> leftover_pizza(8, [4])
#> leftover_pizza(10, [1, 2, 5])
#> leftover_pizza(0, [1])
