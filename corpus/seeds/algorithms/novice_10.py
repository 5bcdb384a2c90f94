# %%
def ticket_machine(coins, price):
    paid = 0
    returned = []
    for coin in coins:
        if coin not in [10, 20, 50, 100]:
            returned.append(coin)
            continue
        paid += coin
        if paid >= price: break
    if paid < price:
        return "Pay " + str(price-paid) + " more"
    return "Ticket", paid-price, returned
#> ticket_machine([50, 50, 20], 100)
#> ticket_machine([10, 5, 20], 80)
#> ticket_machine([1, 2, 100], 70)
#> ticket_machine([], 40)
#> ticket_machine([20, 25, 20, 3, 50], 85)
# %%
def pick_max_in_turns(lists):
    order = []
    while any(lists):
        tops = [(l[0], i) for i, l in enumerate(lists) if l]
        value, where = max(tops)
        order.append((where, value))
        lists[where].pop(0)
    return order
#> pick_max_in_turns([[3, 1], [2]])
#> pick_max_in_turns([[5, 9], [5]])
#> pick_max_in_turns([[], []])
#> pick_max_in_turns([[1, 8, 2], [4], [3, 7]])
#> pick_max_in_turns([[-1], [-2, 10]])
# %%
def long_words_lower(text, n):
    result = []
    for w in text.split(' '):
        if len(w) == 0: continue
        if len(w)>n: w = w.lower()
        elif len(w)==n: w = w[::-1]
        else: w = w.upper()
        result.append(w)
    return ' '.join(result)
#> long_words_lower("The Quick Fox", 3)
#> long_words_lower("a  Bee SAW me", 2)
#> long_words_lower("", 5)
#> long_words_lower("Paris IN Spring", 6)
#> long_words_lower("one TWO", 10)
# %%
def age_next(people, years):
    older = [(n, a + years) for (n, a) in people]
    round_ages = list(filter(lambda p: p[1] % 10 == 0, older))
    if round_ages:
        names = ", ".join(map(lambda p: p[0] + " " + str(p[1]), round_ages))
        return "Party for " + names
    closest = min(older, key=lambda p: 10 - p[1] % 10)
    return closest[0], 10 - closest[1] % 10
#> age_next([("Al", 28), ("Bo", 35)], 2)
#> age_next([("Cy", 11), ("Di", 44)], 3)
#> age_next([("Ed", 50), ("Flo", 40)], 10)
#> age_next([("Gus", 7)], 1)
#> age_next([("Hal", 61), ("Ida", 13), ("Jo", 9)], 5)
# %%
def knock_down(pins, balls):
    score = 0
    for b in balls:
        if pins[b] == 1:
            pins[b] = 0
            score += 1
            for side in (b-1, b+1):
                if 0 <= side < len(pins) and pins[side] == 1:
                    pins[side] = 0
                    score += 1
        else:
            score -= 1
    return score, pins
#> knock_down([1, 1, 1, 1], [1])
#> knock_down([1, 0, 1], [0, 0, 2])
#> knock_down([0, 0], [1])
#> knock_down([1, 1, 1, 1, 1, 1], [0, 5, 2])
#> knock_down([1], [])
# %%
def price_tags(items, cheap=50):
    out = []
    for name, price in items:
        tag = name
        if price == 0: tag += " FREE"
        elif price < cheap: tag += " cheap"
        elif not price < cheap*4: tag = tag.upper()
        out.append(tag)
    return out
#> price_tags([("pen", 5), ("tv", 400)])
#> price_tags([("air", 0)])
#> price_tags([("hat", 50), ("bag", 199), ("ring", 200)])
#> price_tags([("gum", 9), ("mug", 12)], 10)
#> price_tags([], cheap=1)
# %%
def longest_streak_player(games):
    current, streak = None, 0
    best_name, best = None, 0
    for winner in games:
        if winner == current:
            streak += 1
        else:
            current = winner
            streak = 1
        if streak > best:
            best_name, best = current, streak
    return best_name, best
#> longest_streak_player(["A", "A", "B"])
#> longest_streak_player(["x", "y", "y", "x", "x", "x"])
#> longest_streak_player([])
#> longest_streak_player(["K", "L", "M"])
#> longest_streak_player([3, 3, 8, 8, 8, 3, 3])
# %%
def sandwich(a, b):
    lst = [a]
    while a < b:
        a = a + 1
        if a == b:
            break
        if a % 2 == 0 and b - a > 1:
            b = b - 1
        lst.append(a)
    lst.append(b)
    return lst
#> sandwich(1, 6)
#> sandwich(10, 12)
#> sandwich(5, 5)
#> sandwich(-3, 8)
#> sandwich(20, 15)
# %%
def text_stats(text):
    sentences = [s for s in text.replace("!", ".").split(".") if s.strip()]
    words = [len(s.split()) for s in sentences]
    if words == []: return "empty"
    shortest = sentences[words.index(min(words))].strip()
    return len(sentences), max(words), shortest
#> text_stats("I see. You run fast.")
#> text_stats("Stop! Go!")
#> text_stats("...")
#> text_stats("No dot at the end")
#> text_stats("One two. Three! Four five six.")
# %%
def robot_sort(nums, n_moves):
    moves = []
    while len(moves) < n_moves:
        swapped = False
        for i in range(len(nums)-1):
            if nums[i] < nums[i+1]:
                nums[i], nums[i+1] = nums[i+1], nums[i]
                moves.append(i)
                swapped = True
                break
        if swapped == False:
            return "sorted", moves
    return nums, moves
#> robot_sort([3, 1, 2], 5)
#> robot_sort([1, 2, 3, 4], 3)
#> robot_sort([9, 8], 1)
#> robot_sort([5, 6, 5, 7], 2)
#> robot_sort([1, 2, 3], 3)
# %%
def swap_case_at(word, places):
    letters = [c for c in word]
    for p in places:
        try:
            letters[p] = letters[p].swapcase()
        except IndexError:
            letters.append("!")
    return "".join(letters)
#> swap_case_at("hello", [0, 4])
#> swap_case_at("Abc", [0, 3, 3])
#> swap_case_at("", [0])
#> swap_case_at("QUIET", [-1, -5])
#> swap_case_at("me", [1, 5, 2])
# %%
def column_sort(rows, col, down=False):
    header, body = rows[0], rows[1:]
    if col not in header:
        return "No column " + col
    k = header.index(col)
    body.sort(key=lambda r: r[k], reverse=down)
    return [r[0] for r in body], body[0][k]
#> column_sort([["n", "age"], ["Al", 40], ["Bo", 20]], "age")
#> column_sort([["n", "kg"], ["cat", 4], ["dog", 20], ["ox", 900]], "kg", True)
#> column_sort([["n"], ["x"]], "size")
#> column_sort([["city", "pop", "alt"], ["Rome", 28, 20], ["Bern", 1, 540], ["Oslo", 7, 23]], "alt")
#> column_sort([["id", "v"], [1, "b"], [2, "a"], [3, "c"]], "id", down=True)
# %%
def missing_between(nums):
    nums = sorted(list(set(nums)))
    missing = []
    for x, y in zip(nums, nums[1:]):
        k = x+1
        while k < y and len(missing) < 6:
            missing.append(k)
            k += 1
    total = sum(missing)
    return missing, "even" if total%2==0 else "odd"
#> missing_between([1, 4, 6])
#> missing_between([3, 3, 3])
#> missing_between([10, 5])
#> missing_between([-2, 2])
#> missing_between([1, 20, 8])
# %%
def draw_lots(people, numbers):
    circle = people[:]
    out = []
    pos = 0
    for n in numbers:
        if not circle: break
        pos = (pos + n - 1) % len(circle)
        out.append(circle.pop(pos))
    return out, circle
#> draw_lots(["a", "b", "c", "d"], [2, 2])
#> draw_lots(["x"], [7, 1])
#> draw_lots(["p", "q", "r"], [])
#> draw_lots(["k", "l", "m", "n", "o"], [5, 1, 3])
#> draw_lots([1, 2, 3, 4], [10, 10, 10])
# %%
def encode_steps(path):
    names = {(0, 1): "up", (1, 0): "right", (0, -1): "down", (-1, 0): "left"}
    out = []
    for (x1, y1), (x2, y2) in zip(path, path[1:]):
        step = (x2-x1, y2-y1)
        out.append(names.get(step, "jump"))
    return out, out.count("jump")
#> encode_steps([(0, 0), (0, 1), (1, 1)])
#> encode_steps([(2, 2)])
#> encode_steps([(5, 5), (4, 5), (4, 4), (9, 9)])
#> encode_steps([(0, 0), (1, 1), (1, 1)])
#> encode_steps([(-1, 0), (0, 0), (1, 0), (1, -1)])
# %%
def double_or_reset(flips):
    points = 1
    best = 1
    for i, f in enumerate(flips):
        if f == "H":
            points *= 2
        elif i > 0 and flips[i-1] == "T":
            points = 0
            break
        else:
            points = 1
        best = max(points, best)
    return "lost everything" if points == 0 else (points, best)
#> double_or_reset("HHT")
#> double_or_reset("HTT")
#> double_or_reset("")
#> double_or_reset("THHH")
#> double_or_reset("HHHTHTHH")
# %%
def farm(animals):
    food = {"cow": 12, "pig": 5, "hen": 1}
    need = 0
    strange = []
    for kind, count in animals.items():
        if kind.endswith("s"):
            kind = kind[:-1]
        if kind not in food:
            strange.append(kind)
            continue
        need += food[kind]*count
    bags, rest = divmod(need, 20)
    if rest: bags += 1
    return bags, need, strange
#> farm({"cows": 3, "hen": 4})
#> farm({"pigs": 4})
#> farm({"llama": 2, "hens": 50})
#> farm({})
#> farm({"cow": 1, "pig": 1, "hens": 10, "goats": 6})
# %%
def two_rows(nums):
    top, bottom = [], []
    for n in nums:
        if sum(top) <= sum(bottom):
            top.append(n)
        else:
            bottom.append(n)
    diff = sum(top)-sum(bottom)
    return {"top": top, "bottom": bottom, "diff": diff}
#> two_rows([5, 4, 3, 2])
#> two_rows([10])
#> two_rows([1, 1, 1, 1])
#> two_rows([])
#> two_rows([-4, 7, 20, 6, 9])
# %%
def show_table(d):
    rows = []
    w = max([len(k) for k in d] + [4])
    for k in sorted(d, key=d.get, reverse=True):
        rows.append(k.ljust(w, ".") + str(d[k]).rjust(4, "."))
    return rows
#> show_table({"tea": 3, "coffee": 12})
#> show_table({"a": -5})
#> show_table({})
#> show_table({"one": 1, "two": 22, "six": 6})
#> show_table({"bananas": 1500, "fig": 2000})
# %%
def is_step(a, b):
    return abs(a - b) == 1
def count_stairs(nums):
    stairs = []
    length = 1
    for i in range(1, len(nums)+1):
        if i < len(nums) and is_step(nums[i], nums[i-1]):
            length += 1
        else:
            if length > 1: stairs.append(length)
            length = 1
    return stairs
#> count_stairs([1, 2, 3, 7, 6])
#> count_stairs([5, 5, 5])
#> count_stairs([4])
#> count_stairs([10, 9, 10, 9])
#> count_stairs([1, 3, 4, 8, 9, 8, 2, 1])
# %%
def split_bill(friends, items):
    owes = dict((f, 0) for f in friends)
    for cost, who in items:
        if who == "all":
            who = friends
        share = cost / len(who)
        for w in who:
            owes[w] = round(owes[w] + share, 2)
    return owes
#> split_bill(["A", "B"], [(30, "all"), (8, ["A"])])
#> split_bill(["x", "y", "z"], [(10, "all")])
#> split_bill(["k"], [])
#> split_bill(["p", "q", "r"], [(9, ["p", "q"]), (12, ["r"]), (6, "all")])
#> split_bill(["m", "n"], [(7, "all"), (7, "all"), (1.5, ["n"])])
# %%
def keep_climbing(nums):
    kept = [nums[0]]
    dropped = 0
    for n in nums[1:]:
        while kept and kept[-1] > n and dropped < 2:
            kept.pop()
            dropped += 1
        kept.append(n)
    return kept, dropped
#> keep_climbing([1, 5, 3, 4])
#> keep_climbing([9, 8, 7, 6])
#> keep_climbing([2])
#> keep_climbing([1, 2, 3])
#> keep_climbing([4, 7, 6, 5, 9, 1])
# %%
def digit_words(n):
    words = {"1": "one", "2": "two", "3": "three", "0": "zero"}
    out = []
    for d in str(n):
        out.append(words.get(d, "many"))
    shortened = [out[0]]
    for w in out[1:]:
        if w != shortened[-1]:
            shortened.append(w)
    return "-".join(shortened), len(out)-len(shortened)
#> digit_words(120)
#> digit_words(1113)
#> digit_words(4567)
#> digit_words(0)
#> digit_words(20022)
# %%
def temperature_sensor(data):
    ok = []
    errors = {}
    for sensor, value in data:
        if not isinstance(value, (int, float)):
            errors[sensor] = errors.get(sensor, 0) + 1
        elif not -50 < value < 60:
            errors.setdefault(sensor, 0)
            errors[sensor] += 10
        else:
            ok.append(value)
    mean = sum(ok)/len(ok) if ok else None
    return mean, errors
#> temperature_sensor([("a", 20), ("b", 24), ("a", "err")])
#> temperature_sensor([("x", 99), ("x", None)])
#> temperature_sensor([])
#> temperature_sensor([("k", -50), ("l", -49.5), ("k", 60)])
#> temperature_sensor([("p", 1), ("q", 2), ("r", 4), ("p", "?"), ("p", 75)])
# %%
def zebra(rows, width):
    pattern = []
    black = True
    for r in range(rows):
        row = ""
        for c in range(width):
            row += "B" if black else "w"
            black = not black
        pattern.append(row)
    same = pattern.count(pattern[0]) == rows if rows else False
    return pattern, same
#> zebra(2, 3)
#> zebra(3, 2)
#> zebra(1, 1)
#> zebra(0, 5)
#> zebra(3, 5)
# %%
def remove_vowels_after(word, n):
    count = 0
    new = []
    for ch in word:
        if ch.lower() in ['a','e','i','o','u']:
            count += 1
            if count > n:
                continue
        new.append(ch)
    return "".join(new) , count
#> remove_vowels_after("banana", 1)
#> remove_vowels_after("sky", 0)
#> remove_vowels_after("Education", 3)
#> remove_vowels_after("queueing", 2)
#> remove_vowels_after("OpenIt", 9)
# %%
from collections import Counter
def poker(hand):
    c = Counter(hand)
    counts = sorted(c.values(), reverse=True)
    if counts[0] == 3 and counts[1:2] == [2]: name = "full"
    elif counts[0] >= 3: name = "many of " + str(c.most_common(1)[0][0])
    elif counts.count(2) == 2: name = "two pairs"
    elif counts[0] == 2: name = "pair"
    elif max(hand)-min(hand) == len(hand)-1: name = "row"
    else: name = "high " + str(max(hand))
    return name
#> poker([2, 2, 5, 5, 5])
#> poker([9, 9, 9, 9, 1])
#> poker([3, 4, 3, 4, 10])
#> poker([6, 7, 5, 9, 8])
#> poker([2, 13, 4, 6, 11])
# %%
def reading_plan(pages, per_day, weekend):
    day = 0
    left = pages
    log = []
    while left > 0:
        day += 1
        today = weekend if day % 7 in (6, 0) else per_day
        today = min(today, left)
        left -= today
        log.append(today)
    return day, log
#> reading_plan(50, 20, 5)
#> reading_plan(100, 15, 30)
#> reading_plan(0, 10, 10)
#> reading_plan(7, 7, 1)
#> reading_plan(64, 8, 0)
# %%
def extract_numbers(s):
    nums = []
    cur = ""
    for c in s + " ":
        if c.isdigit() or (c == "-" and cur == ""):
            cur += c
        else:
            if cur not in ("", "-"):
                nums.append(int(cur))
            cur = ""
    return nums, sum(nums)
#> extract_numbers("a1b22c")
#> extract_numbers("-5 and 10")
#> extract_numbers("no numbers - here")
#> extract_numbers("3-4--6")
#> extract_numbers("12.50, x07")
# %%
def color_mix(drops):
    mix = {("red", "yellow"): "orange", ("blue", "red"): "purple", ("blue", "yellow"): "green"}
    cup = drops[0]
    for d in drops[1:]:
        if d == cup:
            continue
        key = tuple(sorted([cup, d]))
        cup = mix.get(key, "brown")
        if cup == "brown": break
    return cup
#> color_mix(["red", "yellow"])
#> color_mix(["blue", "blue", "red"])
#> color_mix(["yellow", "blue", "red", "blue"])
#> color_mix(["red"])
#> color_mix(["yellow", "yellow", "blue", "green"])
# %%
def sums_between_zeros(nums):
    parts = [0]
    for n in nums:
        if n == 0:
            parts.append(0)
        else:
            parts[-1] += n
    parts = [p for p in parts if p != 0]
    return (max(parts), min(parts)) if parts else "only zeros"
#> sums_between_zeros([1, 2, 0, 5])
#> sums_between_zeros([0, 0])
#> sums_between_zeros([4, -4, 0, 7, 0, -3])
#> sums_between_zeros([9])
#> sums_between_zeros([10, 5, 0, 0, 6, 1, 0, 20, -2])
# %%
def lamp_rows(rows):
    bright = 0
    for r in rows:
        n = 0
        for lamp in r:
            if lamp == True: n += 1
        if n == len(r) and n != 0:
            bright += 2
        elif n*2 >= len(r) > 0:
            bright += 1
    return bright, bright >= len(rows)
#> lamp_rows([[True, True], [True, False]])
#> lamp_rows([[False, False, True], []])
#> lamp_rows([[1, 1, 1], [0, 0], [1]])
#> lamp_rows([])
#> lamp_rows([[False], [True, False, False], [True, True, False, False]])
# %%
class Solution:
    def arrange(self, guests, enemies):
        row = []
        waiting = guests[:]
        while waiting:
            for g in waiting:
                last = row[-1] if row else ""
                if (last, g) not in enemies and (g, last) not in enemies:
                    row.append(g)
                    waiting.remove(g)
                    break
            else:
                return row, waiting
        return row
#> Solution().arrange(["a", "b", "c"], [("a", "b")])
#> Solution().arrange(["x", "y"], [("y", "x")])
#> Solution().arrange([], [("p", "q")])
#> Solution().arrange(["m", "n", "o", "p"], [("m", "n"), ("o", "n"), ("m", "o")])
#> Solution().arrange(["k", "l"], [])
# %%
class Solution:
    def squeeze(self, s):
        out = []
        for c in s:
            if len(out) >= 2 and out[-1] == out[-2] == c:
                continue
            if len(out) >= 1 and c == " " and out[-1] == " ":
                continue
            out.append(c)
        removed = len(s)-len(out)
        return "".join(out), removed
#> Solution().squeeze("aaaab")
#> Solution().squeeze("so   good")
#> Solution().squeeze("xyz")
#> Solution().squeeze("")
#> Solution().squeeze("booo  hooo")
# %%
class Solution:
    def savePower(self, rooms):
        saved = 0
        report = {}
        for name, lights, people in rooms:
            off = 0
            if people == 0:
                off = lights
            elif lights > people:
                off = (lights-people)//2
            if off: report[name] = off
            saved += off * 15
        return report, saved
#> Solution().savePower([("hall", 4, 0), ("den", 5, 1)])
#> Solution().savePower([("gym", 10, 30)])
#> Solution().savePower([])
#> Solution().savePower([("lab", 7, 2), ("attic", 0, 0), ("bar", 3, 2)])
#> Solution().savePower([("A", 12, 5), ("B", 1, 0), ("C", 9, 9)])
# %%
def lucky_seven(nums):
    lucky = [n for n in nums if '7' in str(n) or n % 7 == 0]
    both = [n for n in lucky if '7' in str(n) and n % 7 == 0]
    rest = sorted(set(nums) - set(lucky))
    if len(lucky) == 0: return "no luck"
    return lucky, both, rest
#> lucky_seven([7, 14, 17, 20])
#> lucky_seven([1, 2, 3])
#> lucky_seven([70, 77, 71])
#> lucky_seven([0, -7, 5, 5])
#> lucky_seven([147, 100, 273, 99, 28])
# %%
def rope_bridge(planks, weight):
    i = 0
    crossed = 0
    while i < len(planks):
        if planks[i] < weight:
            if i+1 < len(planks) and planks[i+1] >= weight:
                i += 1
            else:
                return "falls at " + str(i)
        crossed += 1
        i += 1
    return "over", crossed
#> rope_bridge([50, 60, 70], 40)
#> rope_bridge([50, 20, 70], 40)
#> rope_bridge([10, 20, 80], 40)
#> rope_bridge([90, 80, 30, 95, 10], 50)
#> rope_bridge([30, 90, 30, 90, 90], 75)
# %%
def index_map(words):
    m = {}
    for i, w in enumerate(words):
        for j, c in enumerate(w):
            if i == j:
                m.setdefault(c, []).append((i, j))
    keys = sorted(m)
    return keys, [len(m[k]) for k in keys]
#> index_map(["abc", "dbe", "xyb"])
#> index_map(["a", "b"])
#> index_map([])
#> index_map(["tin", "ton", "tat", "tent"])
#> index_map(["one", "two", "three", "four"])
# %%
def speed_fines(cars, limit):
    fines = {}
    for car in cars:
        plate, speed = car.split(":")
        over = int(speed) - limit
        if over <= 0: fine = 0
        elif over <= 10: fine = 20
        elif over <= 30: fine = 20 + (over-10)*3
        else: fine = 200
        if fine != 0:
            fines[plate] = fines.get(plate, 0) + fine
    return fines or "Everybody behaves"
#> speed_fines(["AA:55", "BB:48"], 50)
#> speed_fines(["CC:30"], 30)
#> speed_fines(["DD:75", "DD:61", "EE:95"], 60)
#> speed_fines([], 80)
#> speed_fines(["FF:121", "GG:131", "HH:110", "FF:160"], 120)
# %%
def tail_of_list(lst, n=2):
    a = lst[-n:]
    b = lst[:-n]
    b.reverse()
    for x in b:
        if x in a:
            a.insert(a.index(x), x)
        elif x > a[-1]:
            a.append(x)
    return a
#> tail_of_list([1, 5, 3, 4])
#> tail_of_list([7, 7, 7], 1)
#> tail_of_list([2, 1], 2)
#> tail_of_list([9, 2, 6, 8, 2, 5], 3)
#> tail_of_list([0, -5, 10, -10], n=1)
