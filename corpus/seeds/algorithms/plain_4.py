# %%
def feed_animals(animals, food):
    fed = []
    for a, need in animals.items():
        if food - need < 0:
            break
        food -= need
        fed.append(a)
    hungry = [a for a in animals if a not in fed]
    return fed, hungry, food
#> feed_animals({"cow": 4, "hen": 1, "pig": 3}, 6)
#> feed_animals({}, 10)
#> feed_animals({"ox": 9, "cat": 1}, 5)
#> feed_animals({"ant": 0, "bee": 0}, 0)
#> feed_animals({"goat": 2, "ram": 2, "ewe": 2}, 7)

# %%
def rev(str1):
 i=len(str1)-1
 res=""
 while(i>=0):
  if(str1[i]!=" "):
   res=res+str1[i]
  i=i-1
 return res
#> rev("old hat")
#> rev("")
#> rev("a")
#> rev("  b c ")
#> rev("stressed")

# %%
def snake_to_words(name):
    words = name.split("_")
    res = []
    for w in words:
        if len(w) == 0: continue
        if w.isdigit(): res.append("#" + w)
        else: res.append(w.title())
    return " ".join(res)
#> snake_to_words("max_item_count")
#> snake_to_words("")
#> snake_to_words("__init__")
#> snake_to_words("part_2_of_10")
#> snake_to_words("single")

# %%
def water_tank(changes, capacity):
    level = 0
    spilled = 0
    for c in changes:
        level = level + c
        if level > capacity:
            spilled += level - capacity
            level = capacity
        if level < 0:
            level = 0
    return level, spilled
#> water_tank([5, 4, -2, 6], 8)
#> water_tank([], 3)
#> water_tank([-4, 2, -9, 1], 5)
#> water_tank([10, 10], 1)
#> water_tank([3, 3, 3, 3, -1], 9)

# %%
def pick_by_flags(items, flags):
    yes = []
    no = []
    for item, flag in zip(items, flags):
        if flag == True:
            yes.append(item)
        else:
            no.insert(0, item)
    return yes + no
#> pick_by_flags(["a", "b", "c"], [True, False, True])
#> pick_by_flags([], [])
#> pick_by_flags([1, 2, 3, 4], [False, False, False, False])
#> pick_by_flags([5, 6, 7], [True])
#> pick_by_flags(["x", "y", "z", "w"], [False, True, False, True])

# %%
def digit_parade(n):
    seen = [0] * 10
    for d in str(n):
        seen[int(d)] += 1
    parade = ""
    for i in range(9, -1, -1):
        parade += str(i) * seen[i]
    return int(parade) - n
#> digit_parade(213)
#> digit_parade(0)
#> digit_parade(999)
#> digit_parade(1002)
#> digit_parade(47)

# %%
def tallest_per_class(pupils):
    tallest = {}
    for room, name, cm in pupils:
        if room not in tallest:
            tallest[room] = (name, cm)
        elif cm > tallest[room][1]:
            tallest[room] = (name, cm)
    return [tallest[r][0] for r in sorted(tallest)]
#> tallest_per_class([("2b", "Ida", 140), ("1a", "Per", 131), ("2b", "Lea", 144)])
#> tallest_per_class([])
#> tallest_per_class([("x", "A", 1), ("x", "B", 1)])
#> tallest_per_class([("c", "Q", 3), ("b", "R", 9), ("a", "S", 5), ("c", "T", 2)])
#> tallest_per_class([("only", "Me", 170)])

# %%
def guess_plural_of(K, noun):
    if K == 0:
        return "no " + noun
    text = ""
    while K > 0:
        text += noun[0]
        K -= 1
        if K % 3 == 0 and K > 0:
            text += "-"
    return text
#> guess_plural_of(7, "duck")
#> guess_plural_of(0, "geese")
#> guess_plural_of(3, "mice")
#> guess_plural_of(1, "elk")
#> guess_plural_of(10, "ox")

# %%
def traffic(cars, green):
    waiting = 0
    passed = []
    for arriving in cars:
        waiting += arriving
        go = min(waiting, green)
        passed.append(go)
        waiting -= go
    while waiting > 0:
        go = min(waiting, green)
        passed.append(go)
        waiting -= go
    return passed
#> traffic([3, 0, 5], 2)
#> traffic([], 4)
#> traffic([1, 1, 1], 3)
#> traffic([9], 4)
#> traffic([0, 6, 0, 1], 3)

# %%
def acronym(phrase, skip):
    letters = ""
    for w in phrase.split():
        if w.lower() in skip:
            continue
        letters += w[0].upper()
    if len(letters) < 2:
        return phrase
    return letters
#> acronym("bank of the north", ["of", "the"])
#> acronym("", [])
#> acronym("hello", ["a"])
#> acronym("end of day report", [])
#> acronym("a fish and a bird", ["a", "and"])

# %%
class Solution:
    def changeDigits(self, number, old, new):
        out = 0
        place = 1
        while number > 0:
            d = number % 10
            if d == old:
                d = new
            out += d * place
            place *= 10
            number //= 10
        return out
#> Solution().changeDigits(5052, 5, 1)
#> Solution().changeDigits(0, 0, 9)
#> Solution().changeDigits(number=1234, old=8, new=3)
#> Solution().changeDigits(700, 7, 0)
#> Solution().changeDigits(99, 9, 2)

# %%
def sum_of_runs(nums):
    if not nums: return []
    res = [nums[0]]
    for i in range(1, len(nums)):
        if nums[i] == nums[i-1]:
            res[-1] += nums[i]
        else:
            res.append(nums[i])
    return res
#> sum_of_runs([2, 2, 3, 5, 5, 5])
#> sum_of_runs([])
#> sum_of_runs([1])
#> sum_of_runs([4, 4, 4, 4])
#> sum_of_runs([0, 7, 0, 7])

# %%
def blank_letters(word, guessed):
    shown = []
    left = 0
    for letter in word:
        if letter in guessed or letter == " ":
            shown.append(letter)
        else:
            shown.append("_")
            left += 1
    if left == 0:
        return "solved"
    return " ".join(shown)
#> blank_letters("cheese", "eh")
#> blank_letters("", "a")
#> blank_letters("ice tea", "ti")
#> blank_letters("pop", "pox")
#> blank_letters("zebra", "")

# %%
def closest_to(nums, goal):
    best = nums[0]
    for n in nums:
        if abs(n - goal) < abs(best - goal):
            best = n
        elif abs(n - goal) == abs(best - goal) and n > best:
            best = n
    return best
#> closest_to([4, 9, 6, 8], 7)
#> closest_to([1], 50)
#> closest_to([10, 20, 30], 25)
#> closest_to([], 3)
#> closest_to([-5, 5, -1, 1], 0)

# %%
def concat_until(words, limit):
    text = ""
    used = 0
    while used < len(words):
        if len(text) + len(words[used]) > limit:
            break
        text += words[used]
        used += 1
    return text.ljust(limit, "_"), words[used:]
#> concat_until(["foo", "ba", "quux"], 6)
#> concat_until([], 4)
#> concat_until(["toolong"], 3)
#> concat_until(["a", "b", "c", "d"], 4)
#> concat_until(["hi", "ho", "hum", "ha"], 8)

# %%
class Solution:
    def multiplesTable(self, a, b):
        table = []
        for i in range(1, a + 1):
            row = []
            for j in range(1, b + 1):
                if i == j:
                    row.append(0)
                else:
                    row.append(i * j)
            table.append(row)
        return table
#> Solution().multiplesTable(3, 3)
#> Solution().multiplesTable(0, 5)
#> Solution().multiplesTable(1, 4)
#> Solution().multiplesTable(a=4, b=2)
#> Solution().multiplesTable(2, 6)

# %%
def move_zero_words(words):
    count = words.count("zero")
    while "zero" in words:
        words.remove("zero")
    for i in range(count):
        words.append("0")
    return words
#> move_zero_words(["one", "zero", "two", "zero"])
#> move_zero_words([])
#> move_zero_words(["six", "ten"])
#> move_zero_words(["zero"])
#> move_zero_words(["zero", "zero", "nine", "zero"])

# %%
def is_taller_stack(a, b):
    ha = 0
    hb = 0
    for box in a:
        ha += box
    for box in b:
        hb += box
    if ha == hb:
        return None
    return ha > hb
#> is_taller_stack([3, 4], [5, 1])
#> is_taller_stack([], [])
#> is_taller_stack([2, 2, 2], [6])
#> is_taller_stack([1, 1, 1], [2, 2])
#> is_taller_stack([10, 5], [])

# %%
def reading_days(pages, per_day, weekend_bonus):
    day = 0
    while pages > 0:
        day += 1
        read = per_day
        if day % 7 == 6 or day % 7 == 0:
            read += weekend_bonus
        pages -= read
    return day
#> reading_days(50, 8, 4)
#> reading_days(0, 5, 5)
#> reading_days(100, 10, 20)
#> reading_days(3, 5, 0)
#> reading_days(77, 10, 1)

# %%
def letter_ladder(start, steps):
    res = start
    cur = ord(start)
    for s in steps:
        cur += s
        if cur > ord("z"):
            cur -= 26
        elif cur < ord("a"):
            cur += 26
        res += chr(cur)
    return res
#> letter_ladder("m", [2, -5, 4])
#> letter_ladder("y", [3, 1, -6])
#> letter_ladder("a", [])
#> letter_ladder("c", [-4, -1, 10])
#> letter_ladder("h", [1, 1, 1, 1])

# %%
def fix_prices(prices):
    fixed = []
    for p in prices:
        p = p.replace("$", "").replace(",", ".").strip()
        if p == "" or p.count(".") > 1:
            fixed.append(None)
            continue
        fixed.append(float(p))
    return fixed
#> fix_prices(["$4,50", " 3.25 "])
#> fix_prices([])
#> fix_prices(["$", "1.2.3", "7"])
#> fix_prices(["$10", "$20,5", ""])
#> fix_prices(["abc"])

# %%
def set_game(a, b):
    only_a = []
    for x in sorted(a):
        if x not in b:
            only_a.append(x)
    only_b = [x for x in sorted(b) if x not in a]
    if len(only_a) > len(only_b):
        return only_a
    return only_b
#> set_game({1, 2, 3, 4}, {3, 4, 5})
#> set_game({0}, set())
#> set_game({7, 8}, {7, 8})
#> set_game({10, 20}, {30, 40})
#> set_game({1, 5, 9}, {1, 2, 4, 5, 6})

# %%
def trip_log(distances, tank):
    fuel = tank
    refills = 0
    for d in distances:
        if d > tank:
            return "too far"
        if d > fuel:
            fuel = tank
            refills += 1
        fuel -= d
    return refills, fuel
#> trip_log([30, 40, 20, 50], 80)
#> trip_log([], 10)
#> trip_log([5, 90], 60)
#> trip_log([10, 10, 10], 10)
#> trip_log([25, 25, 30, 5], 100)

# %%
def lists_equal_ignoring(list1, list2, ignore):
    a = []
    for x in list1:
        if x != ignore:
            a.append(x)
    b = [x for x in list2 if x != ignore]
    if len(a) != len(b):
        return False
    a.sort(); b.sort()
    return a == b
#> lists_equal_ignoring([1, 0, 2], [2, 1], 0)
#> lists_equal_ignoring([], [5, 5], 5)
#> lists_equal_ignoring([3, 4, 4], [4, 3, 3], 9)
#> lists_equal_ignoring([7, 7, 1], [1, 2], 7)
#> lists_equal_ignoring(["p", "q", "-"], ["-", "-", "q", "p"], "-")

# %%
def hot_potato(n, passes):
    counts = [0] * n
    holder = 0
    for p in passes:
        holder = (holder + p) % n
        counts[holder] += 1
    most = max(counts)
    return counts.index(most), most
#> hot_potato(4, [1, 3, 2, 2])
#> hot_potato(3, [])
#> hot_potato(5, [7, 5, -1, 1])
#> hot_potato(2, [1, 1, 1])
#> hot_potato(6, [2, 2, 2, 6, 6])

# %%
def chop(s, sizes):
    pieces = []
    pos = 0
    for size in sizes:
        piece = s[pos:pos + size]
        if piece == "":
            break
        pieces.append(piece)
        pos += size
    if pos < len(s):
        pieces.append("+" + str(len(s) - pos))
    return pieces
#> chop("butterfly", [3, 2])
#> chop("", [1])
#> chop("abc", [2, 2, 2])
#> chop("keyboard", [])
#> chop("lemonade", [1, 3, 4])

# %%
class Solution:
    def twoSmallest(self, arr):
        s1 = None
        s2 = None
        for x in arr:
            if s1 is None or x < s1:
                s2 = s1
                s1 = x
            elif s2 is None or x < s2:
                s2 = x
        return s1, s2
#> Solution().twoSmallest([8, 3, 5, 2])
#> Solution().twoSmallest([])
#> Solution().twoSmallest([6])
#> Solution().twoSmallest([1, 1, 0])
#> Solution().twoSmallest([9, 7, 12, 30, 8])

# %%
def boolean_votes(votes, chair):
    yes = no = 0
    for v in votes:
        if v is None:
            continue
        elif v:
            yes += 1
        else:
            no += 1
    if yes == no:
        return chair
    return yes > no
#> boolean_votes([True, False, None, True], False)
#> boolean_votes([], True)
#> boolean_votes([None, None], False)
#> boolean_votes([False, True, True, False], True)
#> boolean_votes([False, False, True], True)

# %%
def count_steps_to_palin(n):
    c = 0
    while str(n) != str(n)[::-1]:
        n += 7
        c += 1
        if c > 30:
            return -1
    return n, c
#> count_steps_to_palin(100)
#> count_steps_to_palin(35)
#> count_steps_to_palin(13)
#> count_steps_to_palin(700)
#> count_steps_to_palin(85)

# %%
class Solution:
    def mergeInitials(self, first, second):
        res = ""
        n = max(len(first), len(second))
        for i in range(n):
            if i < len(first):
                res += first[i].upper()
            else:
                res += "*"
            if i < len(second):
                res += second[i].lower()
        return res
#> Solution().mergeInitials("abc", "XY")
#> Solution().mergeInitials("", "hey")
#> Solution().mergeInitials("go", "")
#> Solution().mergeInitials(first="One", second="Four")
#> Solution().mergeInitials("same", "size")

# %%
def neighbours_sum(arr, i):
    if i < 0 or i >= len(arr):
        return None
    total = 0
    for j in (i - 1, i, i + 1):
        if 0 <= j < len(arr):
            total += arr[j]
    return total
#> neighbours_sum([4, 8, 2, 6], 1)
#> neighbours_sum([4, 8, 2, 6], 3)
#> neighbours_sum([], 0)
#> neighbours_sum([5], 0)
#> neighbours_sum([1, 10, 100, 1000], 2)

# %%
def count_overtakes(lap1, lap2):
    total = 0
    for car in lap1:
        before = lap1.index(car)
        if car not in lap2:
            continue
        after = lap2.index(car)
        if after < before:
            total += before - after
    return total
#> count_overtakes(["A", "B", "C"], ["C", "A", "B"])
#> count_overtakes([], [])
#> count_overtakes(["A", "B"], ["A", "B"])
#> count_overtakes(["A", "B", "C", "D"], ["D", "C"])
#> count_overtakes(["X", "Y", "Z"], ["Z", "Y", "X"])

# %%
def spell_number(num):
    names = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
    out = []
    for c in str(num):
        if c == "-":
            out.append("minus")
        else:
            out.append(names[int(c)])
    return "-".join(out)
#> spell_number(407)
#> spell_number(0)
#> spell_number(-36)
#> spell_number(99)
#> spell_number(12580)

# %%
def thin_out(lst):
    i = len(lst) - 2
    while i >= 0:
        if lst[i] == lst[i + 1]:
            del lst[i]
        elif lst[i] == lst[i + 1] * 2:
            del lst[i + 1]
        i -= 1
    return lst
#> thin_out([3, 3, 5, 10])
#> thin_out([])
#> thin_out([8, 4, 2, 2])
#> thin_out([1, 2, 3])
#> thin_out([6, 3, 3, 6, 3])

# %%
def title_except(sentence, small):
    words = sentence.lower().split()
    out = ""
    for i, w in enumerate(words):
        if i > 0:
            out += " "
        if i == 0 or w not in small:
            out += w.title()
        else:
            out += w
    return out
#> title_except("THE lord of the bins", ["of", "the"])
#> title_except("", ["a"])
#> title_except("to be", ["to", "be"])
#> title_except("war AND peace and war", ["and"])
#> title_except("alone", [])

# %%
def max_of_each(lists):
    tops = []
    for l in lists:
        if len(l) == 0:
            tops.append(None)
        else:
            m = l[0]
            for x in l:
                if x > m: m = x
            tops.append(m)
    return tops
#> max_of_each([[3, 8, 1], [4]])
#> max_of_each([])
#> max_of_each([[], []])
#> max_of_each([[-1, -5], [], [0, 2, 1]])
#> max_of_each([["b", "a"], ["z"]])

# %%
def bill_split(names, amounts):
    paid = {}
    for n, a in zip(names, amounts):
        paid[n] = paid.get(n, 0) + a
    if len(paid) == 0:
        return {}
    share = sum(paid.values()) // len(paid)
    return {n: paid[n] - share for n in paid}
#> bill_split(["al", "bo", "al"], [10, 20, 6])
#> bill_split([], [])
#> bill_split(["kim"], [45])
#> bill_split(["x", "y", "z"], [0, 30, 0])
#> bill_split(["p", "q", "p", "q", "r"], [5, 5, 5, 5, 10])

# %%
def rle_short(s):
    if s == "":
        return s
    out = ""
    prev = s[0]
    n = 0
    for c in s + "\n":
        if c == prev:
            n += 1
        else:
            out += prev if n < 3 else prev + str(n)
            prev = c
            n = 1
    return out
#> rle_short("aaabbc")
#> rle_short("")
#> rle_short("xyz")
#> rle_short("oooohhh!!")
#> rle_short("tttttttt")

# %%
def make_even(number):
    s = list(str(number))
    for i in range(len(s) - 1, -1, -1):
        if int(s[i]) % 2 == 0:
            s[i], s[-1] = s[-1], s[i]
            return int("".join(s))
    return -1
#> make_even(2317)
#> make_even(135)
#> make_even(48)
#> make_even(1000003)
#> make_even(61975)

# %%
def find_room(rooms, people):
    chosen = None
    for name, size in rooms.items():
        if size < people:
            continue
        if chosen is None or size < rooms[chosen]:
            chosen = name
    if chosen is None:
        return "outside"
    return chosen
#> find_room({"hall": 90, "lab": 20, "den": 8}, 12)
#> find_room({}, 1)
#> find_room({"den": 8, "attic": 8}, 8)
#> find_room({"hut": 3, "shed": 2}, 6)
#> find_room({"gym": 60, "aula": 55, "bar": 58}, 50)
