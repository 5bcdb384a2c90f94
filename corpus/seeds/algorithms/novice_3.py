# %%
def kth_of_each(lists, k):
    result = []
    for l in lists:
        if k < len(l):
            result.append(l[k])
        else:
            result.append(l[-1] if l else 0)
    return result, result.index(max(result))
#> kth_of_each([[1, 2, 3], [4, 5], [6]], 1)
#> kth_of_each([[10], [], [20, 30]], 0)
#> kth_of_each([[-1, -2], [-3, -4, -5]], 2)
#> kth_of_each([[]], 3)
#> kth_of_each([[7, 0, 7, 0], [1, 2, 3, 4], [9, 9, 9, 3]], 3)
# %%
def cable_car(stops):
    cabin = []
    top = 0
    for weights, leave in stops:
        cabin = cabin[leave:]
        for w in weights:
            if sum(cabin) + w <= 300:
                cabin.append(w)
        top = max(top, sum(cabin))
    return cabin, top
#> cable_car([([80, 90], 0), ([70], 1)])
#> cable_car([([100, 100, 150], 2), ([60], 0)])
#> cable_car([([], 5)])
#> cable_car([([75, 85, 95], 0), ([50, 40], 1), ([120], 3)])
#> cable_car([([299], 0), ([1, 2], 0), ([], 1)])
# %%
def sort_by_last(tuples_list):
    n = len(tuples_list)
    for i in range(0, n):
        for j in range(0, n-i-1):
            if tuples_list[j][-1] > tuples_list[j+1][-1]:
                temp = tuples_list[j]
                tuples_list[j] = tuples_list[j+1]
                tuples_list[j+1] = temp
    return tuples_list
#> sort_by_last([(1, 9), (2, 3), (4, 6)])
#> sort_by_last([(5,), (1, 2, 3), (0, 0)])
#> sort_by_last([(8, 1), (7, 2)])
#> sort_by_last([])
#> sort_by_last([(1, 40), (2, 30), (3, 20), (4, 10)])
# %%
def count_true(flags):
    c=0
    i=0
    while i<len(flags):
        if flags[i]==True:
            c=c+1
        else:
            c=c-1
            if c<0:
                c=0
        i=i+1
    return ("Yes " if c>1 else "No ") + str(c)
#> count_true([True, True, True])
#> count_true([False, False, True])
#> count_true([True, False])
#> count_true([1, 0, 1, 1, 0, 1])
#> count_true([])
# %%
def fruit_pairs(fruits, prices):
    both = sorted(zip(prices, fruits))
    cheapest, dearest = both[0], both[-1]
    diff = dearest[0] - cheapest[0]
    return f"{cheapest[1]} is {diff} cheaper than {dearest[1]}"
def maybe_pairs(fruits, prices):
    if len(fruits) != len(prices): return "bad input"
    if len(set(prices)) == 1: return "all " + str(prices[0])
    return fruit_pairs(fruits, prices)
#> maybe_pairs(["fig", "kiwi", "date"], [30, 12, 45])
#> maybe_pairs(["lime"], [5, 6])
#> maybe_pairs(["pear", "plum"], [8, 8])
#> maybe_pairs(["yuzu", "nut", "melon", "pea"], [90, 3, 90, 3])
#> maybe_pairs(["apple", "grape"], [101, 99])
# %%
def snail(height, up, down):
    day = 0
    pos = 0
    while pos < height:
        day += 1
        pos += up
        if pos >= height: break
        pos -= down
        if up > 2: up -= 1
        if day > 20: return "never"
    return day
#> snail(10, 5, 1)
#> snail(4, 6, 1)
#> snail(30, 3, 3)
#> snail(15, 8, 2)
#> snail(0, 1, 1)
# %%
def lists_overlap(*lists):
    counts = {}
    for lst in lists:
        for x in sorted(set(lst)):
            counts[x] = counts.get(x, 0) + 1
    in_all = [x for x in counts if counts[x]==len(lists)]
    once = [x for x in counts if counts[x]==1]
    return in_all, once
#> lists_overlap([1, 2, 3], [2, 3, 4], [3, 2, 9])
#> lists_overlap([5, 5, 6])
#> lists_overlap([1, 2], [3, 4])
#> lists_overlap([10, 0], [0, 10, 10], [])
#> lists_overlap([8, 6, 7], [7, 5, 8], [30, 8, 9])
# %%
def strip_zeros(numbers):
    while numbers and numbers[0] == 0:
        numbers.pop(0)
    while len(numbers) > 0 and numbers[-1] == 0:
        del numbers[-1]
    inner = numbers.count(0)
    return numbers, inner
#> strip_zeros([0, 0, 4, 0, 5, 0])
#> strip_zeros([0, 0, 0])
#> strip_zeros([1, 2])
#> strip_zeros([0, 7, 0, 0, 7])
#> strip_zeros([-3, 0, 0, 3, 0, 0, 0])
# %%
from itertools import combinations

def triple_under(nums, limit):
    good = []
    for a, b, c in combinations(sorted(nums), 3):
        s = a+b+c
        if s < limit and a+b > c:
            good.append((a, b, c))
    return good if good else "Nothing"
#> triple_under([3, 4, 5, 9], 15)
#> triple_under([2, 2, 3], 7)
#> triple_under([1, 2, 3], 100)
#> triple_under([10, 6, 8, 7], 25)
#> triple_under([5, 5, 5, 5], 16)
# %%
def team_points(results):
    table = {}
    for home, away, score in results:
        h, a = score.split("-")
        h = int(h); a = int(a)
        table.setdefault(home, 0)
        table.setdefault(away, 0)
        if h > a: table[home] += 3
        elif h < a: table[away] += 3
        else:
            table[home] += 1; table[away] += 1
    return sorted(table.items(), key=lambda kv: (-kv[1], kv[0]))
#> team_points([("Reds", "Blues", "2-1"), ("Blues", "Reds", "0-0")])
#> team_points([("X", "Y", "1-3")])
#> team_points([("A", "B", "1-1"), ("B", "C", "2-2"), ("C", "A", "4-0")])
#> team_points([])
#> team_points([("Owls", "Rams", "10-9"), ("Rams", "Owls", "3-2"), ("Rams", "Owls", "5-5")])
# %%
def hide_middle(s, keep = 2):
    if len(s) <= keep*2:
        return s
    hidden = ""
    for i in range(keep, len(s)-keep):
        if s[i] == "-":
            hidden = hidden+"-"
        else:
            hidden = hidden+"*"
    return s[:keep]+hidden+s[-keep:]
#> hide_middle("secret")
#> hide_middle("1234-5678", 3)
#> hide_middle("abcd")
#> hide_middle("77-88-99", keep=1)
#> hide_middle("longpassword", 4)
# %%
def domino_line(tiles):
    line = [tiles[0]]
    for tile in tiles[1:]:
        end = line[-1][1]
        a, b = tile
        if a == end:
            line.append(tile)
        elif b == end:
            line.append((b, a))
        else:
            return "stuck at " + str(tile)
    return line
#> domino_line([(1, 2), (2, 3), (5, 3)])
#> domino_line([(6, 6), (6, 1), (2, 3)])
#> domino_line([(0, 4)])
#> domino_line([(4, 5), (1, 5), (1, 1), (2, 1)])
#> domino_line([(3, 2), (3, 2)])
# %%
def average_without_extremes(marks):
    if len(marks)<3: return None
    marks = sorted(marks)
    inside = marks[1:-1]
    total=0
    for m in inside:
        total+=m
    avg = total/len(inside)
    closest = min(inside, key=lambda m: abs(m-avg))
    return round(avg, 2), closest
#> average_without_extremes([5, 1, 9])
#> average_without_extremes([70, 80, 90, 100])
#> average_without_extremes([4, 2])
#> average_without_extremes([33, 35, 37, 12, 99])
#> average_without_extremes([6, 6, 7, 8, 10, 2, 3])
# %%
def expand(code):
    out = ""
    i = 0
    while i < len(code):
        c = code[i]
        if c.isdigit():
            out += code[i+1]*int(c)
            i += 1
        else:
            out += c
        i += 1
    return out
#> expand("3ab2c")
#> expand("hello")
#> expand("0x5yz")
#> expand("2-4=")
#> expand("a1b1c9d")
# %%
def divide_cake(people, slices):
    shares = [0 for p in people]
    i = 0
    while slices > 0:
        shares[i] += 1
        slices -= 1
        i += 1
        if i == len(people): i = 0
    return {people[k]: shares[k] for k in range(len(people)) if shares[k] != 0}
#> divide_cake(["Al", "Bea"], 5)
#> divide_cake(["x", "y", "z"], 2)
#> divide_cake(["only"], 4)
#> divide_cake(["q", "w", "e", "r"], 10)
#> divide_cake(["m", "n"], 0)
# %%
def any_divides(nums, divisors):
    yes = []
    for n in nums:
        if any(n % d == 0 for d in divisors):
            yes.append(n)
        elif all(n < d for d in divisors):
            yes.append(-n)
    if len(yes) == len(nums):
        return "All"
    return yes
#> any_divides([4, 9, 7], [2, 3])
#> any_divides([10, 20, 30], [5])
#> any_divides([1, 2, 11], [4, 7])
#> any_divides([13, 26, 3], [13, 9])
#> any_divides([100, 101, 102, 103, 104], [17, 8])
# %%
def letters_between(a, b):
    if a > b:
        a, b = b, a
    letters = []
    code = ord(a)+1
    while code < ord(b):
        letters.append(chr(code))
        code += 1
    if letters == []: return "nothing between"
    return "".join(letters), letters[len(letters)//2]
#> letters_between("a", "f")
#> letters_between("m", "l")
#> letters_between("z", "t")
#> letters_between("C", "E")
#> letters_between("7", "1")
# %%
def nested_to_dict(rows):
    header = rows[0]
    records = []
    for row in rows[1:]:
        rec = {}
        for col, val in zip(header, row):
            rec[col] = val
        records.append(rec)
    return sorted(records, key=lambda r: r[header[-1]])
#> nested_to_dict([["id", "age"], [1, 30], [2, 25]])
#> nested_to_dict([["x"], [3], [1], [2]])
#> nested_to_dict([["a", "b", "c"], [1, 2, 3]])
#> nested_to_dict([["k", "v"]])
#> nested_to_dict([["n", "w"], ["ox", 700], ["hen", 2], ["dog", 31]])
# %%
def three_numbers(a, b, c):
    if a == b == c:
        return "same"
    if a < b < c or a > b > c:
        return "ordered"
    if not (a != b and b != c and a != c):
        return "pair"
    middle = a + b + c - max(a, b, c) - min(a, b, c)
    return "middle is " + str(middle)
#> three_numbers(4, 4, 4)
#> three_numbers(1, 5, 9)
#> three_numbers(7, 2, 7)
#> three_numbers(10, 30, 20)
#> three_numbers(-5, -9, 0)
# %%
def count_carries(rows):
    carry_total = 0
    done = []
    for (a, b) in rows:
        carry=0; carries=0
        while a>0 or b>0:
            s = a%10 + b%10 + carry
            carry = 1 if s > 9 else 0
            carries += carry
            a = a//10; b = b//10
        done.append(carries)
        carry_total += carries
    return done, carry_total
#> count_carries([(123, 989), (5, 40)])
#> count_carries([(999, 1)])
#> count_carries([(0, 0), (11, 22)])
#> count_carries([])
#> count_carries([(86420, 13580), (55, 55), (7, 2)])
# %%
def cows_in_fields(fields):
    full = list(filter(lambda f: len(f[1]) >= f[0], fields))
    free = [f[0]-len(f[1]) for f in fields if f not in full]
    names = []
    for _, cows in full:
        names.extend(cows)
    return sorted(names), sum(free)
#> cows_in_fields([(2, ["Bess", "Ada"]), (3, ["Fay"])])
#> cows_in_fields([(1, [])])
#> cows_in_fields([(1, ["Moo", "Boo"]), (0, [])])
#> cows_in_fields([])
#> cows_in_fields([(4, ["a", "b", "c"]), (2, ["z", "y"]), (5, ["k"])])
# %%
def matrix_swap(m, r1, r2):
    for c in range(len(m[0])):
        tmp = m[r1][c]
        m[r1][c] = m[r2][c]
        m[r2][c] = tmp - c
    return m
#> matrix_swap([[1, 2], [3, 4]], 0, 1)
#> matrix_swap([[5, 5, 5], [0, 0, 0], [9, 8, 7]], 2, 0)
#> matrix_swap([[1], [2], [3]], 1, 2)
#> matrix_swap([[10, 20, 30]], 0, 0)
#> matrix_swap([[4, -4], [6, -6], [8, -8]], -1, 1)
# %%
def guess_game(secret, guesses):
    low, high = 1, 100
    for n, g in enumerate(guesses, start = 1):
        if g == secret:
            return "Won in " + str(n)
        if g < secret:
            low = max(low, g+1)
        else:
            high = min(high, g-1)
    return "Lost", low, high
#> guess_game(42, [50, 25, 42])
#> guess_game(7, [7])
#> guess_game(80, [50, 90, 60])
#> guess_game(13, [20, 30, 10, 5])
#> guess_game(99, [])
# %%
def sum_nested(data):
    total = 0
    for key, value in data.items():
        if isinstance(value, dict):
            total += sum_nested(value) * 2
        elif isinstance(value, (list, tuple)):
            total += len(value)
        else:
            total += value
    return total
#> sum_nested({"a": 1, "b": {"c": 4}})
#> sum_nested({"x": [9, 9, 9], "y": (1,), "z": -2})
#> sum_nested({})
#> sum_nested({"p": {"q": {"r": 5}, "s": 1}})
#> sum_nested({"m": {"n": [1, 2]}, "o": 30})
# %%
def weekday_hours(log):
    week = ["Mon", "Tue", "Wed", "Thu", "Fri"]
    hours = dict.fromkeys(week, 0)
    extra = 0
    for day, h in log:
        if day in hours:
            hours[day] += h
        else:
            extra += h*2
    worked = {d: h for d, h in hours.items() if h}
    return worked, extra
#> weekday_hours([("Mon", 8), ("Tue", 7)])
#> weekday_hours([("Sat", 4), ("Sun", 3)])
#> weekday_hours([("Fri", 5), ("Mon", 2), ("Fri", 3)])
#> weekday_hours([])
#> weekday_hours([("Wed", 0), ("Thu", 6), ("Sat", 1)])
# %%
def same_columns(words):
    result = ""
    lengths = [len(w) for w in words]
    for letters in zip(*words):
        kinds = len(set(letters))
        if kinds == 1:
            result += letters[0]
        elif kinds == len(letters):
            result += "."
        else:
            result += str(kinds)
    return result + "+" * (max(lengths)-min(lengths))
#> same_columns(["runner", "running", "runs"])
#> same_columns(["cat", "dog"])
#> same_columns(["same", "lame", "lamb"])
#> same_columns(["a", "ab", "abc"])
#> same_columns(["photo"])
# %%
def countdown(n, skip):
    result=[]
    while n>=0:
        if n in skip:
            n-=1
            continue
        result.append(n)
        n-=len(result)
    result.append("go")
    return result
#> countdown(5, [4])
#> countdown(12, [9, 6])
#> countdown(0, [0])
#> countdown(20, [])
#> countdown(9, [9, 8, 7, 5])
# %%
def pick_seats(row, need):
    # row is like "..x.x..."
    free = 0
    for i in range(len(row)):
        if row[i] == ".":
            free += 1
            if free == need:
                first = i - need + 1
                return row[:first] + "A"*need + row[i+1:]
        else:
            free = 0
    return "Full"
#> pick_seats("..x.x...", 3)
#> pick_seats("xx..x", 2)
#> pick_seats("x.x.x.", 2)
#> pick_seats("....", 4)
#> pick_seats("x..x....x", 3)
# %%
def dict_minmax(d):
    if d == {}: return ()
    lowest = min(d.items(), key=lambda kv: kv[1])
    highest = max(d.items(), key=lambda kv: kv[1])
    d[lowest[0]], d[highest[0]] = highest[1], lowest[1]
    keys = sorted(d)
    return tuple(d[k] for k in keys)
#> dict_minmax({"b": 1, "a": 5, "c": 3})
#> dict_minmax({})
#> dict_minmax({"x": 7})
#> dict_minmax({"m": -2, "k": -8, "z": 0, "a": -5})
#> dict_minmax({"p": 10, "o": 10, "i": 4})
# %%
def chunk_compare(nums, size):
    chunks = [nums[i:i+size] for i in range(0, len(nums), size)]
    sums = [sum(c) for c in chunks]
    rising = True
    for i in range(1, len(sums)):
        if sums[i] <= sums[i-1]:
            rising = False
            break
    return sums, "rising" if rising == True else "not rising"
#> chunk_compare([1, 2, 3, 4, 5, 6], 2)
#> chunk_compare([9, 1, 1, 9], 3)
#> chunk_compare([5, 5, 5, 5], 2)
#> chunk_compare([7], 4)
#> chunk_compare([10, -10, 3, -2, 8, 0, 12], 2)
# %%
def first_last_letters(names):
    first = sorted(set(n[0] for n in names))
    last = sorted(set(n[-1] for n in names))
    both = [f for f in first if f in last]
    only_first = [f for f in first if not f in last]
    return "".join(both), "".join(only_first)
def chain_possible(names):
    b, f = first_last_letters(names)
    return "Yes, by " + b if len(b) >= len(f) else f
#> chain_possible(["anna", "eve", "otto"])
#> chain_possible(["tom", "mat", "kim"])
#> chain_possible(["bob", "carl", "dan"])
#> chain_possible(["x"])
#> chain_possible(["paul", "luke", "zoe", "rick"])
# %%
def tank(litres, capacity):
    level, spilled = 0, 0
    for l in litres:
        level += l
        if level > capacity:
            spilled += level - capacity
            level = capacity
        if level < 0: level = 0
    percent = 100*level//capacity
    return level, spilled, str(percent)+"%"
#> tank([10, 20, -5], 50)
#> tank([60, 60], 80)
#> tank([-10, 5], 20)
#> tank([33, 33, 33, -50, 70], 90)
#> tank([], 7)
# %%
def pairs_apart(nums, d):
    nums = sorted(list(set(nums)))
    res = []
    for n in nums:
        if n+d in nums:
            res.append((n, n+d))
    return len(res), res[-1] if res else None
#> pairs_apart([1, 3, 5, 7], 2)
#> pairs_apart([10, 20, 10, 40], 10)
#> pairs_apart([1, 2, 4], 5)
#> pairs_apart([-6, 0, 6, 12, 3], 6)
#> pairs_apart([8, 8, 9], 1)
# %%
def say_number(n):
    small = ["zero", "one", "two", "three", "four", "five"]
    if n < 0:
        return "minus " + say_number(-n)
    if n < len(small):
        return small[n]
    if n < 10:
        return "five-" + say_number(n-5)
    return say_number(n//10) + " " + say_number(n%10)
#> say_number(3)
#> say_number(-8)
#> say_number(507)
#> say_number(-94)
#> say_number(1062)
# %%
def biggest_drop(prices):
    drop = 0
    where = -1
    for i in range(len(prices)-1):
        d = prices[i]-prices[i+1]
        if d>drop:
            drop=d; where=i+1
    if where==-1: return "No drop"
    return {"day": where, "drop": drop, "from": prices[where-1]}
#> biggest_drop([100, 90, 95, 70])
#> biggest_drop([1, 2, 3])
#> biggest_drop([50, 49, 48, 47])
#> biggest_drop([8])
#> biggest_drop([1200, 1350, 900, 1000, 620, 600])
# %%
class Solution:
    def mixUp(self, s1, s2):
        ans = ''
        while s1 and s2:
            if s1[0] <= s2[0]:
                ans += s1[0]
                s1 = s1[1:]
            else:
                ans += s2[0]
                s2 = s2[1:]
        return ans + "|" + s1 + s2
#> Solution().mixUp("ace", "bdf")
#> Solution().mixUp("zoo", "ant")
#> Solution().mixUp("", "empty")
#> Solution().mixUp("banana", "apple")
#> Solution().mixUp("mm", "mm")
# %%
class Solution:
    def readings(self, data):
        cleaned = [d for d in data if d is not None]
        missing = len(data) - len(cleaned)
        if missing > len(cleaned):
            return "too many gaps"
        filled = []
        prev = cleaned[0]
        for d in data:
            if d is None:
                d = prev
            filled.append(d)
            prev = d
        return filled
#> Solution().readings([5, None, 7])
#> Solution().readings([None, None, 3])
#> Solution().readings([None, 10, None, 20])
#> Solution().readings([1, 2, 3, None, None, 6])
#> Solution().readings([8, 8.5])
# %%
class Solution:
    def topWords(self, text, n):
        words = text.lower().split()
        counts = {}
        for w in words:
            w = w.strip(".,!")
            if len(w) <= 2: continue
            counts[w] = counts.get(w, 0) + 1
        ranking = sorted(counts, key=lambda w: (-counts[w], w))
        return ranking[:n]
#> Solution().topWords("The cat saw the dog.", 2)
#> Solution().topWords("no, no, we go", 3)
#> Solution().topWords("Rain rain go away, rain!", 1)
#> Solution().topWords("red blue, Blue red. RED", 5)
#> Solution().topWords("one two three", 2)
# %%
def stack_plates(moves):
    pile = []
    broken = 0
    for m in moves:
        if isinstance(m, int):
            if len(pile) > 0 and pile[-1] < m:
                broken += 1
            else:
                pile.append(m)
        elif pile:
            pile.pop()
    return pile, broken
#> stack_plates([30, 20, 25, 10])
#> stack_plates(["take", 5])
#> stack_plates([8, "take", 9, 9])
#> stack_plates([40, 30, "take", 35, "take", "take", "take", 1])
#> stack_plates([1, 2, 3])
# %%
def word_numbers(sentence):
    table = {'one':1,'two':2,'three':3,'ten':10}
    total = 0
    sign = 1
    for w in sentence.split():
        if w == 'minus': sign = -1
        elif w in table:
            total = total + sign*table[w]
            sign = 1
        else:
            return "Unknown: "+w
    return total
#> word_numbers("one two ten")
#> word_numbers("ten minus three minus two")
#> word_numbers("two plus two")
#> word_numbers("")
#> word_numbers("minus minus ten one")
