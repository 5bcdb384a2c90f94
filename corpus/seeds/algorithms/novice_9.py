# %%
def shift_workers(workers, shifts):
    plan = {}
    tired = []
    i = 0
    for s in shifts:
        w = workers[i % len(workers)]
        plan[s] = w
        if list(plan.values()).count(w) > 2 and w not in tired:
            tired.append(w)
        i += 1 if s.endswith("day") else 2
    return plan, tired
#> shift_workers(["Al", "Bo"], ["Monday", "Tuesday", "Wed"])
#> shift_workers(["X"], ["a", "b", "c"])
#> shift_workers(["p", "q", "r"], ["night", "Friday", "eve", "late"])
#> shift_workers(["solo", "duo"], [])
#> shift_workers(["m", "n"], ["n1", "n2", "n3", "day"])
# %%
def every_pair_ok(nums):
    bad = [(a, b) for i, a in enumerate(nums)
                  for b in nums[i+1:]
                  if (a + b) % 3 == 0]
    if any(a == b for a, b in bad):
        return "twins", len(bad)
    return bad or "OK"
#> every_pair_ok([1, 2, 4])
#> every_pair_ok([3, 3, 6])
#> every_pair_ok([1, 4, 7])
#> every_pair_ok([])
#> every_pair_ok([10, 5, 8, 12, 15])
# %%
def leaky_list(items, default=[]):
    result = default + []
    for it in items:
        if it in result:
            result.remove(it)
            result.append(it)
        else:
            result.insert(0, it)
    default = result
    return default[:4]
#> leaky_list([1, 2, 3])
#> leaky_list([4, 5, 4], [5])
#> leaky_list([], [8, 9])
#> leaky_list([7, 7, 6, 7], [1, 2])
#> leaky_list([10, 20, 30, 40, 50, 10])
# %%
def paper_folds(thick, goal):
    folds = 0
    sizes = []
    while thick < goal:
        thick *= 2
        folds += 1
        if folds % 3 == 0:
            sizes.append(thick)
            thick -= 1
    return folds, thick, sizes
#> paper_folds(1, 20)
#> paper_folds(3, 100)
#> paper_folds(10, 5)
#> paper_folds(2, 3)
#> paper_folds(5, 1000)
# %%
def tally_marks(votes, names):
    marks = {n: "" for n in names}
    invalid = 0
    for v in votes:
        if v < 1 or v > len(names):
            invalid += 1
            continue
        n = names[v-1]
        marks[n] += "|" if len(marks[n]) % 5 != 4 else "/"
    return marks, invalid
#> tally_marks([1, 2, 1, 1], ["Ed", "Flo"])
#> tally_marks([1, 1, 1, 1, 1, 1], ["Max"])
#> tally_marks([0, 5, -1], ["a", "b"])
#> tally_marks([3, 3, 2, 4], ["x", "y", "z"])
#> tally_marks([], ["none"])
# %%
def list_math(a, op, b):
    if len(a) != len(b):
        if len(b) == 1:
            b = b * len(a)
        else:
            return "sizes " + str(len(a)) + " and " + str(len(b))
    funcs = {"+": lambda x, y: x+y, "-": lambda x, y: x-y, "*": lambda x, y: x*y}
    f = funcs[op]
    return [f(x, y) for x, y in zip(a, b)]
#> list_math([1, 2, 3], "+", [10, 20, 30])
#> list_math([5, 6], "*", [3])
#> list_math([1, 2], "-", [1, 2, 3])
#> list_math([], "+", [4])
#> list_math([100, 50, -7], "-", [1, 60, -7])
# %%
def find_all(text, part):
    places = []
    start = 0
    while True:
        p = text.find(part, start)
        if p == -1: break
        places.append(p)
        start = p + 1
    if not places: return "Not found"
    return places, len(text) - places[-1]
#> find_all("banana", "an")
#> find_all("aaaa", "aa")
#> find_all("bread", "z")
#> find_all("mississippi", "issi")
#> find_all("tick tock", "t")
# %%
def classify(values):
    kinds = {}
    for v in values:
        kind = type(v).__name__
        if kind in kinds:
            kinds[kind].append(v)
        else:
            kinds[kind] = [v]
    for k in kinds:
        if k == "int": kinds[k] = sum(kinds[k])
        elif k == "str": kinds[k] = "".join(kinds[k])
        else: kinds[k] = len(kinds[k])
    return kinds
#> classify([1, "a", 2, "b"])
#> classify([None, 2.5, 3.5])
#> classify([])
#> classify([True, 5, False, "x", [1], [2]])
#> classify([(1, 2), -9, {"k": 1}, 9, (3,)])
# %%
def merge_shifts(shifts):
    shifts = sorted(shifts)
    hours = 0
    end = 0
    for s, e in shifts:
        if s < end:
            s = end
        if e > s:
            hours += e - s
            end = e
    return hours, end
#> merge_shifts([(8, 12), (13, 17)])
#> merge_shifts([(9, 15), (10, 12), (14, 18)])
#> merge_shifts([])
#> merge_shifts([(20, 22), (6, 9), (8, 9), (8, 21)])
#> merge_shifts([(5, 5), (7, 6), (1, 3)])
# %%
def build_sentence(words):
    s = ""
    for i, w in enumerate(words):
        if i == 0:
            s += w.capitalize()
        elif w in ",.;":
            s += w
        elif s[-1] == ".":
            s += " " + w.capitalize()
        else:
            s += " " + w
    if not s.endswith("."): s += "."
    return s
#> build_sentence(["we", "ate", ",", "then", "left"])
#> build_sentence(["go", ".", "now", "."])
#> build_sentence(["hello"])
#> build_sentence(["it", "is", "late", ";", "sleep", "."])
#> build_sentence(["yes", ",", "no", ".", "maybe"])
# %%
def min_max_dance(nums):
    left, right = [], []
    nums = sorted(nums)
    flag = True
    while nums:
        if flag:
            left.append(nums.pop())
        else:
            right.insert(0, nums.pop(0))
        flag = not flag
    return left + right
#> min_max_dance([1, 2, 3, 4])
#> min_max_dance([7])
#> min_max_dance([9, 1, 5])
#> min_max_dance([])
#> min_max_dance([20, -3, 14, 8, 0, 6])
# %%
def chores(kids, tasks):
    assigned = {k: [] for k in kids}
    for n, task in enumerate(tasks):
        kid = min(kids, key=lambda k: sum(t[1] for t in assigned[k]))
        assigned[kid].append((task, n+1))
    return {k: [t for t, _ in v] for k, v in assigned.items()}
#> chores(["Ann", "Ben"], ["sweep", "dust", "wash"])
#> chores(["Cy"], ["cook", "iron"])
#> chores(["d", "e", "f"], ["1", "2", "3", "4", "5"])
#> chores(["g", "h"], [])
#> chores(["i", "j"], ["p", "q", "r", "s", "t", "u"])
# %%
def even_odd_steps(grid):
    r = c = 0
    visited = []
    while r < len(grid) and c < len(grid[0]):
        v = grid[r][c]
        visited.append(v)
        if v % 2 == 0:
            c += 1
        else:
            r += 1
    side = "bottom" if r == len(grid) else "right"
    return side, sum(visited), len(visited)
#> even_odd_steps([[2, 3], [4, 5]])
#> even_odd_steps([[1, 1], [1, 1], [1, 1]])
#> even_odd_steps([[0, 0, 0]])
#> even_odd_steps([[8, 6, 3], [1, 1, 4], [9, 9, 9]])
#> even_odd_steps([[7, 2], [10, 11], [3, 6]])
# %%
def phone_format(numbers):
    good = []
    for n in numbers:
        digits = "".join(c for c in n if c.isdigit())
        if len(digits) == 7:
            good.append(digits[:3] + "-" + digits[3:])
        elif len(digits) == 10:
            good.append("(" + digits[:3] + ")" + digits[3:])
        else:
            good.append("bad:" + str(len(digits)))
    return good
#> phone_format(["555 1234", "800.555.1234"])
#> phone_format(["12", ""])
#> phone_format(["(020) 7946-001", "7654321"])
#> phone_format([])
#> phone_format(["1-2-3-4-5-6-7", "abc", "99 88 77 66 55"])
# %%
def countdown_table(start, step):
    n = start
    table = []
    while n != 0:
        table.append(n)
        n -= step
        if n < 0:
            n += start + 1
        if n in table:
            table.append("again " + str(n))
            break
    return table
#> countdown_table(6, 2)
#> countdown_table(5, 3)
#> countdown_table(7, 1)
#> countdown_table(9, 4)
#> countdown_table(3, 5)
# %%
def coupon(price, codes):
    used = set()
    for code in codes:
        if code in used: continue
        used.add(code)
        if code == 10: price -= price//10
        elif code == 5: price -= 5
        elif code == 50 and price > 200: price //= 2
        else: used.discard(code)
    return price, sorted(used)
#> coupon(100, [10, 5])
#> coupon(100, [5, 5, 50])
#> coupon(400, [50, 50, 10])
#> coupon(60, [])
#> coupon(225, [10, 50, 7, 5])
# %%
def list_to_number_line(nums):
    lo, hi = min(nums), max(nums)
    line = ""
    for x in range(lo, hi+1):
        n = nums.count(x)
        if n == 0: line += "."
        elif n == 1: line += "x"
        else: line += str(n)
    return str(lo) + line + str(hi)
#> list_to_number_line([1, 3, 5])
#> list_to_number_line([2, 2, 4])
#> list_to_number_line([7])
#> list_to_number_line([-2, 0, 3, 0, 0])
#> list_to_number_line([10, 11, 12, 15, 15, 10])
# %%
def max_by_keys(records):
    best = {}
    for rec in records:
        for k, v in rec.items():
            if k not in best:
                best[k] = v
            elif v > best[k]:
                best[k] = v
    everywhere = [k for k in best if all(k in r for r in records)]
    return best, everywhere
#> max_by_keys([{"a": 1, "b": 9}, {"a": 4}])
#> max_by_keys([])
#> max_by_keys([{"x": -1}, {"y": -2}])
#> max_by_keys([{"h": 170, "w": 60}, {"w": 72, "h": 165}])
#> max_by_keys([{"p": 5, "q": 5}, {"p": 6, "q": 4}, {"q": 8, "r": 0}])
# %%
def robot_vacuum(floor, battery):
    cleaned = 0
    pos = 0
    d = 1
    while battery > 0 and "d" in floor:
        if floor[pos] == "d":
            floor[pos] = "."
            cleaned += 1
        if pos + d < 0 or pos + d >= len(floor) or floor[pos+d] == "#":
            d = -d
        else:
            pos += d
        battery -= 1
    return "".join(floor), cleaned, battery
#> robot_vacuum(["d", ".", "d"], 10)
#> robot_vacuum(["d", "d", "d", "d"], 2)
#> robot_vacuum([".", "#", "d"], 4)
#> robot_vacuum(["d"], 1)
#> robot_vacuum([".", "d", "d", "#", "d"], 6)
# %%
def weigh(left, right, weights):
    diff = sum(left) - sum(right)
    if diff == 0:
        return "balanced"
    for w in sorted(weights):
        if w == abs(diff):
            return "put " + str(w) + (" right" if diff > 0 else " left")
    for a in weights:
        for b in weights:
            if a - b == abs(diff):
                return a, b
    return "impossible"
#> weigh([5], [3, 2], [1])
#> weigh([9, 1], [4], [3, 6])
#> weigh([2], [10], [8, 5])
#> weigh([7], [3], [9, 1, 5])
#> weigh([100], [1], [50, 20])
# %%
def collatz_like(nums, limit):
    lengths = {}
    for n in nums:
        x, count = n, 0
        while x > limit:
            x = x - x//3 - 1
            count += 1
        lengths[n] = (count, x)
    return lengths
#> collatz_like([10, 20], 4)
#> collatz_like([3], 5)
#> collatz_like([100, 50, 25], 20)
#> collatz_like([], 1)
#> collatz_like([999, 7], 6)
# %%
def join_names(people):
    by_last = {}
    for full in people:
        parts = full.split()
        first, last = parts[0], parts[-1]
        by_last.setdefault(last, []).append(first)
    out = []
    for last, firsts in sorted(by_last.items()):
        out.append("+".join(sorted(firsts)) + " " + last)
    return out
#> join_names(["Tom Day", "Amy Day", "Lee Fox"])
#> join_names(["Cher"])
#> join_names(["Zed Ash", "Bo Oak", "Al Ash"])
#> join_names([])
#> join_names(["Mary Ann Hill", "Jo Hill", "Ed Dale", "Cy Dale", "Flo Moor"])
# %%
def lists_alternate(a, b):
    if abs(len(a)-len(b)) > 1:
        return "can not alternate"
    if len(b) > len(a): a, b = b, a
    out = [None]*(len(a)+len(b))
    out[::2] = a
    out[1::2] = b
    ups = sum(1 for i in range(1, len(out)) if out[i] > out[i-1])
    return out, ups
#> lists_alternate([1, 3], [2, 4])
#> lists_alternate([5], [6, 7])
#> lists_alternate([1, 2, 3], [])
#> lists_alternate([], [9])
#> lists_alternate([10, 30, 20], [25, 15])
# %%
def temperature_swing(temps):
    swings = [abs(b-a) for a, b in zip(temps, temps[1:])]
    if not swings:
        return None
    big = max(swings)
    days = []
    for i, s in enumerate(swings):
        if s == big:
            days.append(i+1)
    return big, days, sum(swings)/len(swings)
#> temperature_swing([10, 15, 12])
#> temperature_swing([20])
#> temperature_swing([0, -5, 0, 5])
#> temperature_swing([18, 18, 18])
#> temperature_swing([-3, 4, 11, 9, 2])
# %%
def make_change_text(cents):
    names = (("euro", 100), ("half", 50), ("dime", 10), ("cent", 1))
    words = []
    for name, value in names:
        count, cents = divmod(cents, value)
        if count == 1:
            words.append("a " + name)
        elif count > 1:
            words.append(str(count) + " " + name + "s")
    return " and ".join(words) or "nothing"
#> make_change_text(165)
#> make_change_text(0)
#> make_change_text(43)
#> make_change_text(300)
#> make_change_text(1211)
# %%
def rule_chain(x, rules):
    trace = [x]
    for cond, action, n in rules:
        if cond == "even" and x % 2 != 0: continue
        if cond == "odd" and x % 2 == 0: continue
        if action == "add": x += n
        elif action == "mul": x *= n
        elif action == "mod": x %= n
        trace.append(x)
    return trace
#> rule_chain(5, [("odd", "add", 1), ("even", "mul", 3)])
#> rule_chain(8, [("odd", "mul", 100), ("any", "add", -3)])
#> rule_chain(0, [])
#> rule_chain(77, [("any", "mod", 10), ("odd", "mul", 2), ("odd", "add", 1), ("even", "mod", 4)])
#> rule_chain(-4, [("even", "add", 9), ("even", "add", 9), ("any", "mul", -2)])
# %%
def remove_extremes(d):
    while len(d) > 2:
        hi = max(d, key=lambda k: d[k])
        lo = min(d, key=lambda k: d[k])
        gap = d.pop(hi) - d.pop(lo)
        if gap < 10: break
    return d or "nothing left"
#> remove_extremes({"a": 5, "b": 50, "c": 20, "d": 30})
#> remove_extremes({"x": 1, "y": 2})
#> remove_extremes({"p": 1, "q": 2, "r": 3, "s": 4, "t": 5})
#> remove_extremes({})
#> remove_extremes({"k": -40, "l": 0, "m": 7, "n": 90, "o": 15})
# %%
def letter_pyramid(word):
    rows = []
    i = 0
    while i < len(word):
        left = word[:i+1]
        right = left[:-1][::-1]
        rows.append(left + right)
        i += 1
    longest = rows[-1] if rows else ""
    return rows[::2], len(longest)
#> letter_pyramid("abc")
#> letter_pyramid("xy")
#> letter_pyramid("")
#> letter_pyramid("tower")
#> letter_pyramid("kayo")
# %%
def gold_digger(cave, start, tools):
    r, c = start
    gold = 0
    while tools > 0 and r < len(cave):
        cell = cave[r][c]
        if cell == "r":
            tools -= 1
        elif cell == "g":
            gold += 1
        elif cell == "e":
            return "escaped", gold
        r += 1
        c = (c+1) % len(cave[0])
    return "stuck" if tools == 0 else "bottom", gold
#> gold_digger(["grr", "rgr", "rrg"], (0, 0), 1)
#> gold_digger(["rr", "rr", "gg"], (0, 1), 2)
#> gold_digger(["ge", "ge"], (0, 0), 1)
#> gold_digger(["..g", "g..", ".g.", "r.."], (0, 2), 3)
#> gold_digger(["r"], (0, 0), 2)
# %%
def list_diff(a, b):
    i = j = 0
    only_a, only_b = [], []
    while i < len(a) and j < len(b):
        if a[i] == b[j]:
            i += 1; j += 1
        elif a[i] < b[j]:
            only_a.append(a[i]); i += 1
        else:
            only_b.append(b[j]); j += 1
    return only_a + a[i:], only_b + b[j:]
#> list_diff([1, 2, 4], [2, 3, 4])
#> list_diff([5, 6], [])
#> list_diff([1, 1, 2], [1, 2, 2])
#> list_diff([3, 9], [3, 9])
#> list_diff([10, 20, 30, 40], [5, 20, 25, 30, 60])
# %%
def big_small(s):
    words = s.split()
    if len(words) < 2: return "need two words"
    words.sort(key=lambda w: (len(w), w))
    small, big = words[0], words[-1]
    hidden = [c for c in small if c in big]
    if hidden == list(small):
        return small + " hides in " + big
    return big[0] + small[1:] + " " + small[0] + big[1:]
#> big_small("an elephant ran")
#> big_small("alone")
#> big_small("mouse cat")
#> big_small("he saw the other")
#> big_small("silver fox jumps")
# %%
def tic_tac_line(row):
    for p in "XO":
        if row.count(p) == len(row):
            return p + " wins"
        if row.count(p) == len(row)-1 and "-" in row:
            return p + " can win at " + str(row.index("-"))
    if "-" not in row: return "blocked"
    return "open", row.count("-")
#> tic_tac_line("XXX")
#> tic_tac_line("O-O")
#> tic_tac_line("XOX")
#> tic_tac_line("X--")
#> tic_tac_line(["X", "X", "-", "X"])
# %%
class Solution:
    def mergeNames(self, a, b):
        best = 0
        for k in range(1, min(len(a), len(b))+1):
            if a[-k:] == b[:k]:
                best = k
        if best == 0:
            return a + "-" + b
        return a + b[best:]
#> Solution().mergeNames("brunch", "chef")
#> Solution().mergeNames("motor", "hotel")
#> Solution().mergeNames("banana", "anagram")
#> Solution().mergeNames("aa", "aaa")
#> Solution().mergeNames("smoke", "kefog")
# %%
class Solution:
    def heatWave(self, temps, hot, days):
        count = 0
        waves = []
        for i in range(0, len(temps)):
            if temps[i] >= hot:
                count = count + 1
            if temps[i] < hot or i == len(temps)-1:
                if count >= days:
                    waves.append(count)
                count = 0
        return waves if waves else "No wave"
#> Solution().heatWave([30, 31, 29, 33], 30, 2)
#> Solution().heatWave([20, 21], 25, 1)
#> Solution().heatWave([35, 36, 37], 35, 3)
#> Solution().heatWave([28, 31, 32, 27, 30, 30, 34], 30, 2)
#> Solution().heatWave([40, 10, 40, 10, 41], 40, 1)
# %%
class Solution:
    def buyRound(self, wallets, price):
        payer = 0
        rounds = 0
        n = len(wallets)
        while max(wallets) >= price*n:
            if wallets[payer] >= price*n:
                wallets[payer] -= price*n
                rounds += 1
            payer = (payer+1) % n
        return rounds, wallets, payer
#> Solution().buyRound([20, 15], 4)
#> Solution().buyRound([3, 2, 1], 5)
#> Solution().buyRound([50], 9)
#> Solution().buyRound([10, 40, 25], 3)
#> Solution().buyRound([6, 12, 18, 0], 2)
# %%
def swap_keys_values(d):
    out = {}
    for k in d:
        v = d[k]
        if v in out:
            if not isinstance(out[v], list):
                out[v] = [out[v]]
            out[v].append(k)
        else:
            out[v] = k
    return out
#> swap_keys_values({"a": 1, "b": 2})
#> swap_keys_values({"x": 5, "y": 5, "z": 5})
#> swap_keys_values({})
#> swap_keys_values({1: "one", 2: "two", 11: "one"})
#> swap_keys_values({"p": True, "q": 1, "r": 0, "s": False})
# %%
def sum_to_targets(nums, targets):
    answer = {}
    for t in targets:
        total = 0
        used = 0
        for n in nums:
            if total + n <= t:
                total += n
                used += 1
        answer[t] = used if total == t else -used
    return answer
#> sum_to_targets([5, 3, 2], [5, 8, 9])
#> sum_to_targets([10, 20], [15])
#> sum_to_targets([], [0, 1])
#> sum_to_targets([4, 4, 4], [12, 11])
#> sum_to_targets([50, 25, 10, 5, 1], [86, 91, 4])
# %%
def caps_to_spaces(name):
    out = ""
    for i in range(len(name)):
        c = name[i]
        if c.isupper() and i > 0 and not name[i-1].isupper():
            out += "_" + c.lower()
        elif c == "-":
            out += "_"
        else:
            out += c.lower()
    return out, out.count("_")+1
#> caps_to_spaces("myLongName")
#> caps_to_spaces("HTTPServer")
#> caps_to_spaces("kebab-case")
#> caps_to_spaces("")
#> caps_to_spaces("aB-CdE")
# %%
def unlucky(nums):
    good = 0
    for n in nums:
        while n > 0:
            if n % 100 == 13:
                break
            n = n // 10
        else:
            good += 1
    return "all good" if good == len(nums) else str(len(nums)-good) + " unlucky"
#> unlucky([1, 31, 103])
#> unlucky([13, 7])
#> unlucky([5130, 1300, 131])
#> unlucky([113, 213, 2, 133, 9913])
#> unlucky([20, 1013, 21313])
# %%
def tuple_tree(t):
    if not isinstance(t, tuple):
        return t, 1
    total = 0; leaves = 0
    for part in t:
        s, n = tuple_tree(part)
        total = total + s
        leaves = leaves + n
    return total, leaves
#> tuple_tree((1, (2, 3)))
#> tuple_tree(9)
#> tuple_tree(())
#> tuple_tree(((4,), (5, (6, -6)), 10))
#> tuple_tree((((100,),),))
