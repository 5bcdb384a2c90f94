# %%
def parcel_zone(parcels):
    zones = {"near": [], "far": []}
    for (code, km) in parcels:
        if (km <= 20) == True:
            zones["near"].append(code)
        else:
            zones["far"].append(code)
    if len(zones["far"])==0:
        return "all near"
    return zones
#> parcel_zone([(11, 5), (12, 40)])
#> parcel_zone([(7, 20), (8, 19), (9, 1)])
#> parcel_zone([(301, 21), (302, 22)])
#> parcel_zone([(5, 100), (6, 3), (4, 77), (3, 12)])
#> parcel_zone([(1, 0), (2, 20), (3, 20.5)])
# %%
def tuple_shift(t, k):
    t = list(t)
    while k > 0:
        last = t.pop()
        t.insert(0, last)
        k -= 1
    return tuple(t), t[0] + t[-1]
#> tuple_shift((1, 2, 3), 1)
#> tuple_shift((5, 10, 15, 20), 3)
#> tuple_shift((8, 9), 0)
#> tuple_shift((-1, 4, -7, 2, 6), 2)
#> tuple_shift((100,), 4)
# %%
def last_digit_buckets(numbers):
    buckets = {}
    for number in numbers:
        d = abs(number)%10
        if d in buckets:
            buckets[d] += [number]
        else:
            buckets[d] = [number]
    crowded = [k for k, v in buckets.items() if len(v) > 1]
    return sorted(crowded), buckets
#> last_digit_buckets([12, 22, 35])
#> last_digit_buckets([5, 15, 25, 30, 40])
#> last_digit_buckets([1, 2, 3])
#> last_digit_buckets([-17, 7, 107, 8])
#> last_digit_buckets([1000, 20, 9])
# %%
def rain_alert(mm):
    alert = False
    dry = 0
    for value in mm:
        if value == 0:
            dry += 1
            if dry == 3: break
        elif value > 25:
            alert = True
            dry = 0
        else: dry = 0
    else:
        return "end reached", alert
    return "drought", alert
#> rain_alert([0, 0, 0, 30])
#> rain_alert([10, 26, 0, 0])
#> rain_alert([5, 5, 5])
#> rain_alert([28, 0, 0, 1, 0, 0, 0, 2])
#> rain_alert([0, 0, 40, 0, 0])
# %%
def best_pair_product(nums):
    best = None
    pair = ()
    for i in range(0, len(nums)):
        for j in range(i+1, len(nums)):
            p = nums[i]*nums[j]
            if p % 2 == 0 and (best is None or p > best):
                best = p
                pair = (nums[i], nums[j])
    if best == None:
        return "odd only"
    return best, pair
#> best_pair_product([3, 4, 5])
#> best_pair_product([1, 3, 7])
#> best_pair_product([-6, -2, 5])
#> best_pair_product([9, 8, 7, 10])
#> best_pair_product([-3, 2])
# %%
def menu_cost(menu, order):
    cost = 0
    unknown = []
    for dish, count in order.items():
        if dish not in menu:
            unknown.append(dish)
        else:
            cost += menu[dish]*count
    if unknown: return "Sorry, no " + " or ".join(unknown)
    return cost
#> menu_cost({"soup": 4, "fish": 11}, {"soup": 2})
#> menu_cost({"soup": 4}, {"cake": 1, "soup": 1, "pie": 2})
#> menu_cost({"tea": 2, "bun": 3, "jam": 1}, {"bun": 4, "jam": 4, "tea": 1})
#> menu_cost({}, {})
#> menu_cost({"egg": 1}, {"ham": 3})
# %%
def middle_out(lst):
    i = (len(lst)-1)//2
    j = i+1
    out = []
    while i >= 0 or j < len(lst):
        if i >= 0:
            out.append(lst[i]); i -= 1
        if j < len(lst):
            out.append(lst[j]); j += 1
    return out
#> middle_out([1, 2, 3, 4])
#> middle_out([1, 2, 3, 4, 5])
#> middle_out([])
#> middle_out(["x", "y"])
#> middle_out([40, 10, 30, 20, 60, 50, 70])
# %%
def Upper_Lower_Diff(Text):
    Upper = len([c for c in Text if c.isupper()])
    Lower = len([c for c in Text if c.islower()])
    Diff = Upper-Lower
    if Diff == 0: return "Same"
    return ("Upper " if Diff > 0 else "Lower ") + str(abs(Diff))
#> Upper_Lower_Diff("Hello World")
#> Upper_Lower_Diff("aBcD")
#> Upper_Lower_Diff("NASA and ESA")
#> Upper_Lower_Diff("12 34!")
#> Upper_Lower_Diff("OK go Ahead")
# %%
from functools import reduce
def digits_to_number(digits, base=10):
    clean = list(filter(lambda d: 0 <= d < base, digits))
    value = reduce(lambda a, d: a*base + d, clean, 0)
    dropped = len(digits) - len(clean)
    return (value, dropped)
#> digits_to_number([1, 2, 3])
#> digits_to_number([1, 0, 1, 1, 2], 2)
#> digits_to_number([], 8)
#> digits_to_number([7, 8, 9, 1], base=8)
#> digits_to_number([12, 4, -1, 15], 16)
# %%
def compare_lists(first, second):
    better = 0; worse = 0; same = 0
    for a, b in zip(first, second):
        if a>b:
            better=better+1
        elif a<b:
            worse=worse+1
        else:
            same+=1
    if better > worse: winner = 'first'
    elif worse > better: winner = 'second'
    else: winner = 'nobody'
    return winner, (better, worse, same)
#> compare_lists([1, 5, 3], [2, 4, 3])
#> compare_lists([9, 9, 9], [1, 10, 1])
#> compare_lists([0, 0], [0, 7, 7])
#> compare_lists([], [3])
#> compare_lists([15, 22, 31, 4], [16, 23, 30, 5])
# %%
def stairs_pattern(n, ch):
    lines = []
    i = 1
    while i <= n:
        spaces = " " * (n-i)
        lines.append(spaces + ch*i)
        i += 2
    return lines
#> stairs_pattern(5, "#")
#> stairs_pattern(4, "ab")
#> stairs_pattern(1, "*")
#> stairs_pattern(0, "x")
#> stairs_pattern(7, "o")
# %%
def nested_max(table):
    biggest_rows = [max(row) for row in table if len(row) > 0]
    if not biggest_rows:
        return -1
    m = min(biggest_rows)
    pos = [(r, table[r].index(m)) for r in range(len(table)) if m in table[r]]
    return m, pos
#> nested_max([[1, 9], [4, 2], [3, 4]])
#> nested_max([[], []])
#> nested_max([[7, 7], [7]])
#> nested_max([[10, 20, 30], [], [5, 25]])
#> nested_max([[-4, -9], [-2, -4], [0, -4]])
# %%
def invite(guests, banned, limit):
    final = []
    for g in guests:
        if g in banned or g in final:
            continue
        final.append(g)
        if len(final) == limit:
            break
    waiting = len(guests) - len(final)
    return (final, waiting)
#> invite(["jo", "al", "jo", "ed"], ["ed"], 5)
#> invite(["a", "b", "c", "d"], [], 2)
#> invite(["x", "x", "x"], ["x"], 1)
#> invite([], ["m"], 3)
#> invite(["ria", "tom", "uma", "tom", "vic"], ["ria", "uma"], 2)
# %%
def temperature_words(temps):
    words = []
    for t in temps:
        word = "cold" if t < 10 else "mild" if t < 20 else "hot"
        if words and words[-1] == word:
            word = "still " + word
        words.append(word)
    return words
#> temperature_words([5, 15, 25])
#> temperature_words([1, 2, 3])
#> temperature_words([20, 31, 10, 19])
#> temperature_words([])
#> temperature_words([-7, 22, -7, 9, 9, 12])
# %%
def cheap_items(stock, budget):
    names = sorted(stock, key=lambda n: stock[n][0])
    basket = {}
    for n in names:
        price, count = stock[n]
        while count > 0 and budget >= price:
            budget -= price
            count -= 1
            basket[n] = basket.get(n, 0) + 1
    return basket, budget
#> cheap_items({"nail": (2, 3), "bolt": (5, 2)}, 12)
#> cheap_items({"lamp": (30, 1), "wire": (4, 2)}, 9)
#> cheap_items({"door": (120, 1)}, 100)
#> cheap_items({"a": (3, 2), "b": (1, 4), "c": (2, 1)}, 11)
#> cheap_items({}, 50)
# %%
def dedupe_pairs(pairs):
    seen = set()
    out = []
    for a, b in pairs:
        key = (min(a, b), max(a, b))
        if key in seen:
            continue
        seen.add(key)
        out.append((a, b))
    return out, len(pairs)-len(out)
#> dedupe_pairs([(1, 2), (2, 1), (3, 4)])
#> dedupe_pairs([(5, 5), (5, 5), (5, 5)])
#> dedupe_pairs([])
#> dedupe_pairs([(9, 1), (1, 8), (8, 1), (1, 9), (9, 8)])
#> dedupe_pairs([(-1, 0), (0, -2)])
# %%
def alternate_case(sentence):
    result = ''
    flag = True
    for c in sentence:
        if c == ' ':
            result += '_'
            flag = not flag
            continue
        result += c.upper() if flag else c.lower()
        if c in 'aeiou':
            flag = not flag
    return result
#> alternate_case("big red bus")
#> alternate_case("queue")
#> alternate_case("rhythm now")
#> alternate_case("")
#> alternate_case("an Ox ate it")
# %%
def wallet(coins):
    from collections import Counter
    c = Counter(coins)
    total = 0
    for coin, n in c.items():
        total = total + coin*n
    most = c.most_common(1)[0]
    left = total - most[0]*most[1]
    return total, most, left
#> wallet([1, 2, 2, 5])
#> wallet([10, 10, 10])
#> wallet([50, 20, 20, 50, 50, 1])
#> wallet([100])
#> wallet([5, 1, 5, 1, 2])
# %%
def running_records(jumps):
    record = 0
    history = []
    tries = 0
    for j in jumps:
        tries += 1
        if j <= record: continue
        record = j
        history.append((tries, record))
        tries = 0
    return history, tries
#> running_records([120, 118, 125, 130])
#> running_records([300, 299, 298])
#> running_records([1, 2, 3])
#> running_records([])
#> running_records([450, 450, 451, 90, 80, 470, 10])
# %%
def which_half(s, ch):
    pos = s.find(ch)
    if pos == -1:
        return "Not found"
    middle = len(s) / 2
    if (pos < middle):
        half = "first"
    else:
        half = "second"
    others = s.count(ch) - 1
    return half + (" +" + str(others) if others else "")
#> which_half("notebook", "o")
#> which_half("planet", "t")
#> which_half("garden", "z")
#> which_half("balloon", "o")
#> which_half("stairs", "s")
# %%
def cross_sum(a, b):
    grid = [[x+y for y in b] for x in a]
    evens = [v for row in grid for v in row if v%2==0]
    diag = [grid[i][i] for i in range(min(len(a), len(b)))]
    return evens, diag
#> cross_sum([1, 2], [3, 4])
#> cross_sum([10], [1, 3, 5])
#> cross_sum([], [2])
#> cross_sum([0, 7, -7], [7, -6])
#> cross_sum([100, 201], [50, 49])
# %%
def battery(level, actions):
    for act in actions:
        if act == "play": level -= 15
        elif act == "call": level -= 6
        elif act == "charge":
            level += 30
            if level > 100: level = 100
        if level <= 0:
            return "off after " + act
    return level
#> battery(50, ["play", "call", "play"])
#> battery(90, ["charge", "call"])
#> battery(20, ["play", "play", "charge"])
#> battery(6, ["call"])
#> battery(40, ["idle", "charge", "charge", "play", "play"])
# %%
def rotate_names(names, turns):
    order = names[:]
    log = []
    for t in range(turns):
        first = order[0]
        order = order[1:] + [first]
        if len(first) > 3:
            order.reverse()
        log.append(order[0])
    return log, order
#> rotate_names(["Tom", "Anna", "Bo"], 3)
#> rotate_names(["Li", "Mo"], 4)
#> rotate_names(["Peter", "Quinn", "Rae"], 2)
#> rotate_names(["Zed"], 1)
#> rotate_names(["Emma", "Gus", "Ida", "Hugo"], 4)
# %%
def sum_until(nums, stop_at):
    total = 0
    i = 0
    while True:
        if i >= len(nums):
            return "too small", total
        total += nums[i]
        i += 1
        if total >= stop_at:
            break
    return i, total
#> sum_until([5, 10, 20], 12)
#> sum_until([1, 1, 1], 10)
#> sum_until([], 1)
#> sum_until([50], 50)
#> sum_until([9, -4, 8, -2, 30, 7], 40)
# %%
def vowel_positions(word):
    pos = [i for i, c in enumerate(word.lower()) if c in "aeiou"]
    gaps = list(map(lambda p: p[1]-p[0], zip(pos, pos[1:])))
    return pos, gaps, (max(gaps) if gaps else 0)
def longest_gap(words):
    return max(words, key=lambda w: vowel_positions(w)[2])
#> longest_gap(["banana", "orange", "apple"])
#> longest_gap(["sky", "tea"])
#> longest_gap(["Empty", "alphabet", "instrument"])
#> longest_gap(["one"])
#> longest_gap(["angle", "each", "early"])
# %%
def make_teams(players, n):
    teams = [[] for _ in range(n)]
    going_up = True
    k = 0
    for p in players:
        teams[k].append(p)
        if going_up:
            if k == n-1: going_up = False
            else: k += 1
        else:
            if k == 0: going_up = True
            else: k -= 1
    return teams
#> make_teams([1, 2, 3, 4, 5, 6], 2)
#> make_teams([90, 80, 70, 60, 50, 40, 30], 3)
#> make_teams(["a", "b"], 4)
#> make_teams([5, 4, 3], 1)
#> make_teams([11, 22, 33, 44, 55, 66, 77, 88], 4)
# %%
def clean_list(raw):
    clean = []
    for item in raw:
        if isinstance(item, list):
            item = sum(item)
        elif isinstance(item, str):
            if not item.isdigit():
                continue
            item = int(item)
        elif item is None:
            item = 0
        clean.append(item)
    return clean, sum(clean)
#> clean_list([1, "2", [3, 4]])
#> clean_list(["x", None, "-5", 6])
#> clean_list([[], [10, -10], "007"])
#> clean_list([])
#> clean_list([2.5, "40", None, [1, 1, 1], "four"])
# %%
def door_numbers(start, end):
    even, odd = [], []
    for n in range(start, end+1):
        if n % 13 == 0: continue
        (even if n % 2 == 0 else odd).append(n)
    return len(even), len(odd), even[-1:] + odd[-1:]
#> door_numbers(1, 8)
#> door_numbers(10, 14)
#> door_numbers(26, 26)
#> door_numbers(33, 40)
#> door_numbers(7, 3)
# %%
def shopping(list1, list2):
    merged = {}
    for lst in (list1, list2):
        for item, qty in lst:
            merged[item] = merged.get(item, 0)+qty
    for key in list(merged.keys()):
        if merged[key] <= 0:
            del merged[key]
    return sorted(merged.items(), key = lambda x: x[1], reverse = True)
#> shopping([("milk", 2), ("eggs", 6)], [("milk", 1)])
#> shopping([("rice", 1)], [("rice", -1), ("peas", 3)])
#> shopping([], [])
#> shopping([("oil", 2), ("salt", 2)], [("yam", 2)])
#> shopping([("bread", 4), ("jam", 1)], [("bread", -6), ("jam", 5), ("tea", 9)])
# %%
def odd_one_out(nums):
    evens = [n for n in nums if n % 2 == 0]
    odds = [n for n in nums if n % 2 != 0]
    if len(evens) == 1 and len(odds) > 1:
        return evens[0], nums.index(evens[0])
    if len(odds) == 1 and len(evens) > 1:
        return odds[0], nums.index(odds[0])
    return "None of them"
#> odd_one_out([2, 4, 7, 8])
#> odd_one_out([11, 13, 20])
#> odd_one_out([1, 2])
#> odd_one_out([5, 7, 9, -4, 3])
#> odd_one_out([100, 200, 300, 401])
# %%
def word_chain(words):
    length = 1
    i = 1
    while i < len(words) and words[i][0] == words[i-1][-1]:
        i += 1
        length += 1
    broken = words[i:] if i < len(words) else "complete"
    return length, broken
#> word_chain(["cat", "tiger", "rat"])
#> word_chain(["dog", "goat", "ant", "bee"])
#> word_chain(["owl"])
#> word_chain(["fox", "yak", "koala"])
#> word_chain(["eel", "lion", "newt", "toad", "dove"])
# %%
def lift(floors, start=0):
    current = start
    moved = 0
    stops = []
    for f in floors:
        if f == current: continue
        moved += abs(f-current)
        current = f
        if current not in stops: stops.append(current)
    return moved, sorted(stops)
#> lift([3, 1, 4])
#> lift([0, 0, 2, 2])
#> lift([5, -1, 5], 5)
#> lift([], 7)
#> lift([10, 2, 8, 2, 10], start=6)
# %%
def two_lists_to_dict(keys, values):
    d = {}
    i = 0
    for key in keys:
        if i < len(values):
            d[key] = values[i]
        else:
            d[key] = d[keys[i % len(values)]]
        i = i + 1
    d.update({"n": len(d)})
    return d
#> two_lists_to_dict(["a", "b"], [1, 2])
#> two_lists_to_dict(["a", "b", "c", "d"], [5, 6])
#> two_lists_to_dict(["k"], [9, 8, 7])
#> two_lists_to_dict(["x", "n", "x"], [10, 20, 30])
#> two_lists_to_dict(["p", "q", "r", "s"], [100, -1, 50])
# %%
def mountain(n):
    up = [i*i for i in range(1, n)]
    down = up[::-1]
    full = up + [n*n] + down
    valley = list(map(lambda v: full[0]-v, full))
    return full, valley[n-1]
def compare_mountains(a, b):
    A, low_a = mountain(a); B, low_b = mountain(b)
    return sum(A) - sum(B), low_a - low_b
#> compare_mountains(2, 3)
#> compare_mountains(4, 4)
#> compare_mountains(5, 1)
#> compare_mountains(3, 6)
#> compare_mountains(1, 2)
# %%
def first_repeat_gap(seq):
    last_seen = {}
    for i, x in enumerate(seq):
        if x in last_seen:
            return (x, i-last_seen[x])
        last_seen[x] = i
    return "No repeat in " + str(len(seq))
#> first_repeat_gap([4, 8, 4, 8])
#> first_repeat_gap([1, 2, 3])
#> first_repeat_gap("swimming")
#> first_repeat_gap([7, 6, 5, 5, 7])
#> first_repeat_gap((0, 10, 20, 30, 0))
# %%
def paint_fence(n, colors):
    fence = [None]*n
    c = 0
    for i in range(n):
        fence[i] = colors[c]
        if (i+1) % 3 == 0:
            c = (c+2) % len(colors)
        else:
            c = (c+1) % len(colors)
    return "".join(fence)
#> paint_fence(6, "RGB")
#> paint_fence(5, "XY")
#> paint_fence(8, "abcd")
#> paint_fence(3, "q")
#> paint_fence(9, "12345")
# %%
class Solution:
    def shorten(self, names, width):
        short = {}
        for name in names:
            s = name[:width]
            k = 1
            while s in short:
                k += 1
                s = name[:width-1] + str(k)
            short[s] = name
        return list(short)
#> Solution().shorten(["march", "marble", "mars"], 3)
#> Solution().shorten(["up", "down"], 4)
#> Solution().shorten(["aaa", "aab", "aac", "aad"], 2)
#> Solution().shorten([], 5)
#> Solution().shorten(["total", "tot2", "totem", "tot"], 4)
# %%
class Solution:
    def late_days(self, due, returned):
        fee = 0
        notes = []
        for book in due:
            d = returned.get(book, -1)
            if d == -1:
                notes.append(book + "?"); fee += 20
            elif d > due[book]:
                late = d-due[book]
                fee += late if late < 10 else 10
                notes.append(book)
        return fee, notes
#> Solution().late_days({"A": 10, "B": 12}, {"A": 14, "B": 12})
#> Solution().late_days({"C": 3}, {})
#> Solution().late_days({"D": 5, "E": 6, "F": 7}, {"D": 40, "F": 8})
#> Solution().late_days({}, {"G": 1})
#> Solution().late_days({"H": 20, "I": 20}, {"H": 30, "I": 19})
# %%
class Solution:
    def mirror_pairs(self, nums):
        pairs = []
        for x in nums:
            if x > 0 and -x in nums:
                pairs.append((x, -x))
        pairs.sort(key = lambda p : p[1])
        total = sum([p[0] for p in pairs])
        return (pairs, total)
#> Solution().mirror_pairs([1, -1, 2, 3, -3])
#> Solution().mirror_pairs([4, 5])
#> Solution().mirror_pairs([-8, 8, 8])
#> Solution().mirror_pairs([0, 0, -2])
#> Solution().mirror_pairs([10, -20, 20, -10, 30, -5, 5])
# %%
def robot_path(commands):
    x = 0 ; y = 0
    visited = [(0,0)]
    for cmd in commands:
        if cmd=='U': y+=1
        if cmd=='D': y-=1
        if cmd=='R': x+=1
        if cmd=='L': x-=1
        if (x,y) in visited:
            return "crossed at " + str((x,y))
        visited.append((x,y))
    return x, y, len(visited)
#> robot_path("UURR")
#> robot_path("URDLU")
#> robot_path("LLUX")
#> robot_path("RRUULLDR")
#> robot_path("DDLDL")
