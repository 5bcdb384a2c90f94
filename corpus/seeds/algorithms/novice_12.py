# %%
def cinema_row(seats, group):
    i = 0
    while i + group <= len(seats):
        block = seats[i:i+group]
        if sum(block) == 0:
            for k in range(i, i+group):
                seats[k] = group
            return i, seats
        i = i + block.index(max(block)) + 1
    return "No room", seats.count(0)
#> cinema_row([0, 1, 0, 0, 0], 2)
#> cinema_row([1, 0, 1, 0], 2)
#> cinema_row([0, 0, 0], 3)
#> cinema_row([0, 2, 2, 0, 0, 1, 0, 0, 0], 3)
#> cinema_row([], 1)
# %%
def nested_squares(n):
    grid = [[min(r, c, n-1-r, n-1-c) for c in range(n)] for r in range(n)]
    center = grid[n//2][n//2] if n else None
    sums = [sum(row) for row in grid]
    return sums, center
#> nested_squares(3)
#> nested_squares(1)
#> nested_squares(4)
#> nested_squares(0)
#> nested_squares(5)
# %%
def clean_temps(readings):
    out = []
    for r in readings:
        r = r.strip()
        if r.endswith("F"):
            c = (int(r[:-1]) - 32) * 5 // 9
        elif r.endswith("C"):
            c = int(r[:-1])
        else:
            continue
        out.append(c)
    return out, max(out) - min(out) if out else "no data"
#> clean_temps(["68F", "20C", "25C"])
#> clean_temps(["-40F", " 10C "])
#> clean_temps(["273K", "x"])
#> clean_temps([])
#> clean_temps(["100F", "0C", "5", "14F"])
# %%
def vote(names):
    counts = {}
    for n in names: counts[n] = counts.get(n, 0) + 1
    need = len(names)//2 + 1
    for n, c in counts.items():
        if c >= need:
            return n
    top = sorted(counts, key=lambda n: (-counts[n], n))[:2]
    return tuple(top)
#> vote(["a", "b", "a"])
#> vote(["x", "y", "z"])
#> vote([])
#> vote(["Kim", "Lee", "Kim", "Lee"])
#> vote(["p", "q", "q", "r", "q", "s", "p"])
# %%
def stretch(lst, n):
    out = []
    i = 0
    while len(out) < n:
        if lst[i] > 0:
            for _ in range(lst[i]): out.append(lst[i])
        else:
            out.append(0)
        i = (i+1) % len(lst)
    extra = len(out) - n
    return out[:n], extra
#> stretch([1, 2], 5)
#> stretch([3], 4)
#> stretch([0, -1, 2], 6)
#> stretch([4, 1], 1)
#> stretch([2, 0, 3], 9)
# %%
def mail_sort(letters):
    boxes = {}
    for address in letters:
        *street, number = address.split()
        number = int(number)
        side = "even" if number % 2 == 0 else "odd"
        key = " ".join(street) + "/" + side
        boxes.setdefault(key, [])
        boxes[key].append(number)
    for key in boxes: boxes[key].sort(reverse = key.endswith("odd"))
    return boxes
#> mail_sort(["Elm 4", "Elm 2", "Oak 7"])
#> mail_sort(["High Road 11", "High Road 15", "High Road 12"])
#> mail_sort([])
#> mail_sort(["A 1", "A 3", "B 1", "A 2"])
#> mail_sort(["Main 100", "Main 20", "Main 3", "Main 30"])
# %%
def rolling_three(nums):
    i = 0
    out = []
    while i < len(nums):
        window = nums[max(0, i-2):i+1]
        if len(window) < 3:
            out.append(None)
        else:
            out.append(sorted(window)[1])
        i += 1
    real = [x for x in out if x is not None]
    return out, (min(real), max(real)) if real else ()
#> rolling_three([5, 1, 9, 3])
#> rolling_three([4, 4])
#> rolling_three([1, 2, 3, 4, 5])
#> rolling_three([])
#> rolling_three([10, -7, 22, 8, 0, 31])
# %%
def pick_longest(*words, **options):
    reverse = options.get("reverse", False)
    limit = options.get("limit", 100)
    ok = [w for w in words if len(w) <= limit]
    if not ok: return "Nothing left"
    best = max(ok, key=len)
    return best[::-1] if reverse == True else best
#> pick_longest("one", "three", "five")
#> pick_longest("abc", "de", reverse=True)
#> pick_longest("mountain", "hill", "dune", limit=4)
#> pick_longest("x", limit=0)
#> pick_longest("red", "olive", "lilac", limit=5, reverse=True)
# %%
def dice_score(dice):
    score = 0
    for face in range(1, 7):
        n = dice.count(face)
        if n >= 3:
            score += face*100
            n -= 3
        if face == 1:
            score += n*50
        elif face == 5: score += n*20
    return score
#> dice_score([1, 1, 1, 5, 2])
#> dice_score([5, 5, 2, 3, 6])
#> dice_score([4, 4, 4, 4, 4])
#> dice_score([2, 3, 6])
#> dice_score([1, 5, 5, 5, 1, 5])
# %%
def make_wall(width, bricks):
    wall = []
    row = []
    for b in bricks:
        if b > width: continue
        if sum(row) + b > width:
            wall.append(row)
            row = []
        row.append(b)
    wall.append(row)
    gaps = [width - sum(r) for r in wall]
    return wall, gaps, gaps.count(0)
#> make_wall(10, [4, 6, 5, 3])
#> make_wall(5, [7, 5, 5])
#> make_wall(8, [])
#> make_wall(12, [6, 6, 6, 7, 4, 1])
#> make_wall(3, [1, 1, 1, 2, 2])
# %%
def strongest_link(chains):
    strength = {name: min(links) for name, links in chains.items() if len(links) > 0}
    if len(strength) == 0:
        return "no chain"
    name = max(strength, key=lambda k: (strength[k], len(chains[k])))
    weak = chains[name].index(strength[name])
    return name, strength[name], weak
#> strongest_link({"a": [5, 3, 9], "b": [4, 4]})
#> strongest_link({"x": []})
#> strongest_link({"p": [7], "q": [8, 7, 9]})
#> strongest_link({"k": [-1, -2], "l": [], "m": [0, -3]})
#> strongest_link({"one": [20, 15, 18], "two": [16, 30]})
# %%
def int_to_words_list(n):
    parts = []
    big = n
    while big > 0:
        big, small = divmod(big, 1000)
        parts.insert(0, small)
    text = ",".join(str(p) if i == 0 else str(p).zfill(3) for i, p in enumerate(parts))
    return text or "0", sum(parts)
#> int_to_words_list(1234567)
#> int_to_words_list(0)
#> int_to_words_list(50)
#> int_to_words_list(10020)
#> int_to_words_list(9000001)
# %%
def follow_links(pages, start):
    seen = []
    page = start
    while page is not None and page not in seen:
        seen.append(page)
        links = pages.get(page, [])
        fresh = [l for l in links if l not in seen]
        if fresh:
            page = fresh[0]
        else:
            page = links[0] if links else None
    return seen, "dead end" if page is None else "back to " + page
#> follow_links({"a": ["b"], "b": ["a", "c"]}, "a")
#> follow_links({"x": ["y"], "y": ["x"]}, "x")
#> follow_links({}, "home")
#> follow_links({"m": ["m", "n"], "n": ["o", "m"], "o": ["n"]}, "m")
#> follow_links({"p": ["q", "r"], "q": [], "r": ["p"]}, "p")
# %%
def letters_left(words):
    alphabet = list("abcdefghij")
    for w in words:
        for c in w:
            if c in alphabet:
                alphabet.remove(c)
            elif c.isupper():
                alphabet.append(c)
    if not alphabet: return "used all"
    return "".join(alphabet)
#> letters_left(["bad", "cage"])
#> letters_left(["abcde", "fghij"])
#> letters_left(["ABa"])
#> letters_left([])
#> letters_left(["hidden", "Jig", "face"])
# %%
def pocket(actions):
    pocket = []
    for act in actions:
        if type(act) == int:
            if act > 0: pocket += [act]
            elif -act in pocket: pocket.remove(-act)
            else: return "no coin " + str(-act)
        if act == "swap" and len(pocket) > 1:
            pocket[0], pocket[-1] = pocket[-1], pocket[0]
        if act == "sort": pocket = sorted(pocket)
    return pocket
#> pocket([5, 2, 1, "sort"])
#> pocket([10, -5])
#> pocket([1, 2, 3, "swap", -2])
#> pocket(["swap", "sort"])
#> pocket([20, 50, 20, -20, "swap", 5, "swap"])
# %%
def near_duplicates(nums, k):
    groups = []
    for n in sorted(nums):
        if groups and n - groups[-1][-1] <= k:
            groups[-1].append(n)
        else:
            groups.append([n])
    return [(g[0], g[-1], len(g)) for g in groups if len(g) > 1]
#> near_duplicates([1, 2, 10, 11, 12], 1)
#> near_duplicates([5, 20, 35], 3)
#> near_duplicates([7, 7, 7], 0)
#> near_duplicates([], 2)
#> near_duplicates([100, 40, 44, 95, 49, 80], 5)
# %%
def guess_type(s):
    if s in ("True", "False"): return "bool"
    if s.count("-") <= 1 and s.replace("-", "", 1).isdigit() and not s.endswith("-"):
        return "int"
    left, dot, right = s.partition(".")
    if dot and (left + right).isdigit(): return "float"
    if s[:1] == "[" and s[-1:] == "]":
        inner = s[1:-1].split(",")
        return [guess_type(x.strip()) for x in inner]
    return "str"
#> guess_type("-42")
#> guess_type("3.14")
#> guess_type("[1, x, True]")
#> guess_type("hello")
#> guess_type("[2.5, -7, 1-2]")
# %%
def table_tennis(points):
    a = b = 0
    sets = []
    for p in points:
        if p == "a": a += 1
        else: b += 1
        if (a >= 4 or b >= 4) and abs(a-b) >= 2:
            sets.append((a, b))
            a, b = 0, 0
    wins = len([s for s in sets if s[0] > s[1]])
    return sets, wins, (a, b)
#> table_tennis("aaaabb")
#> table_tennis("ababababbb")
#> table_tennis("")
#> table_tennis("bbbbaaaa")
#> table_tennis("abbbabaaa")
# %%
def garden_plan(beds):
    plan = []
    for i in range(len(beds)):
        bed = beds[i]
        w, h = bed["size"]
        n = (w // bed.get("gap", 1)) * (h // bed.get("gap", 1))
        if i > 0 and beds[i-1]["plant"] == bed["plant"]:
            n = n - 1
        plan.append((bed["plant"], n))
    return plan, sum(n for _, n in plan)
#> garden_plan([{"plant": "kale", "size": (4, 3)}])
#> garden_plan([{"plant": "pea", "size": (6, 6), "gap": 2}, {"plant": "pea", "size": (5, 5), "gap": 2}])
#> garden_plan([])
#> garden_plan([{"plant": "leek", "size": (9, 2), "gap": 3}, {"plant": "mint", "size": (2, 2)}])
#> garden_plan([{"plant": "a", "size": (7, 7), "gap": 3}, {"plant": "b", "size": (1, 8)}, {"plant": "b", "size": (3, 3)}])
# %%
def bits_on(n, width=8):
    bits = []
    for k in range(width):
        bits.append(n % 2)
        n //= 2
    bits = bits[::-1]
    first = bits.index(1) if 1 in bits else None
    return "".join(map(str, bits)), sum(bits), first
#> bits_on(5)
#> bits_on(0, 4)
#> bits_on(200)
#> bits_on(300, 6)
#> bits_on(77, width=7)
# %%
def count_pairs_with(nums, test):
    n = 0
    example = None
    for i, a in enumerate(nums):
        for b in nums[:i]:
            if test(a, b):
                n += 1
                example = example or (b, a)
    return n, example
def neighbours(nums):
    return count_pairs_with(nums, lambda x, y: abs(x-y) == 1)
#> neighbours([1, 2, 3])
#> neighbours([5, 9, 13])
#> neighbours([4, 3, 4])
#> neighbours([])
#> neighbours([10, 8, 9, 7, 11])
# %%
def bus_card(balance, trips):
    log = ""
    free_until = -1
    for t in trips:
        if t <= free_until:
            log += "f"
        elif balance >= 3:
            balance -= 3
            free_until = t + 30
            log += "p"
        else:
            log += "x"
    return log, balance
#> bus_card(10, [0, 20, 40])
#> bus_card(2, [5, 6])
#> bus_card(6, [0, 31, 62, 63])
#> bus_card(9, [])
#> bus_card(7, [10, 40, 41, 70, 72, 100])
# %%
def slice_games(s):
    a = s[::2]
    b = s[1::2]
    c = s[len(s)//2:]
    longest = max([a, b, c], key=len)
    if a in s and b in s: return "both inside"
    return longest + c[:1]*2, a.count(c[-1:]) if c else 0
#> slice_games("abcdef")
#> slice_games("aaaa")
#> slice_games("x")
#> slice_games("window")
#> slice_games("banana boat")
# %%
def repair(names, extra):
    i = 0
    used = 0
    while i < len(names):
        if names[i] in (None, "", "?"):
            if used < len(extra):
                names[i] = extra[used]; used += 1
            else:
                del names[i]
                continue
        elif names[i] in names[:i]:
            names[i] += "2"
        i += 1
    return names, used
#> repair(["a", "", "b"], ["x"])
#> repair(["?", "?", "k"], ["m"])
#> repair(["z", "z", "z"], [])
#> repair([None], [])
#> repair(["p", None, "p", "?", "q"], ["q", "r", "s"])
# %%
def odd_even_war(a, b):
    a_cards, b_cards = list(a), list(b)
    rounds = 0
    while a_cards and b_cards and rounds < 12:
        x = a_cards.pop(0); y = b_cards.pop(0)
        rounds += 1
        if (x + y) % 2 == 0:
            a_cards.append(max(x, y))
        else:
            b_cards.append(max(x, y))
    return a_cards, b_cards, rounds
#> odd_even_war([1, 2], [3, 4])
#> odd_even_war((2, 4), (5, 7))
#> odd_even_war([], [1])
#> odd_even_war([6, 3, 9], [2, 8])
#> odd_even_war([5, 1], [4, 4, 3])
# %%
def sum_if(rows, **cond):
    total = 0
    hits = 0
    for row in rows:
        if all(row.get(k) == v for k, v in cond.items()):
            total += row["n"]
            hits += 1
    return total, hits
#> sum_if([{"c": "red", "n": 5}, {"c": "tan", "n": 7}], c="red")
#> sum_if([{"n": 1}, {"n": 2}])
#> sum_if([{"x": 1, "y": 2, "n": 10}, {"x": 1, "y": 3, "n": 20}], x=1, y=3)
#> sum_if([{"n": 9}], size="L")
#> sum_if([{"k": True, "n": -4}, {"k": 1, "n": 6}, {"k": 0, "n": 8}], k=True)
# %%
def reorder(text, order):
    parts = text.split("-")
    try:
        new = [parts[o-1] for o in order]
    except IndexError:
        return "only " + str(len(parts)) + " parts"
    left = [p for i, p in enumerate(parts, 1) if i not in order]
    return "-".join(new + left)
#> reorder("a-b-c", [3, 1])
#> reorder("2024-05-17", [3, 2, 1])
#> reorder("one-two", [1, 3])
#> reorder("x", [])
#> reorder("p-q-r-s", [2, 2, 0])
# %%
def stack_sum(commands):
    stack = []
    for c in commands.split():
        if c.isdigit():
            stack.append(int(c))
        elif c == "D" and stack:
            stack.append(stack[-1])
        elif c == "P" and stack:
            stack.pop()
        elif c == "A" and len(stack) >= 2:
            stack.append(stack.pop() + stack.pop())
        else:
            return "stopped at " + c, stack
    return sum(stack), stack
#> stack_sum("3 4 A")
#> stack_sum("7 D D A")
#> stack_sum("5 P P")
#> stack_sum("")
#> stack_sum("10 20 D A P 6 A 1")
# %%
def palindromic_dates(dates):
    out = []
    for d, m in dates:
        s = str(d).zfill(2) + str(m).zfill(2)
        if s == s[::-1]:
            out.append(s)
        elif d == m: out.append(s[:2] + "=")
        else:
            out.append(s[2:] + s[:2])
    return " ".join(out)
#> palindromic_dates([(10, 1), (5, 6)])
#> palindromic_dates([(11, 11)])
#> palindromic_dates([(7, 7), (20, 2), (31, 12)])
#> palindromic_dates([])
#> palindromic_dates([(1, 10), (9, 9), (30, 3), (3, 30)])
# %%
def bowl_of_fruit(bowl, eaters):
    eaten = {}
    for eater in eaters:
        likes = eater[1:]
        for fruit in likes:
            if fruit in bowl:
                bowl.remove(fruit)
                eaten[eater[0]] = eaten.get(eater[0], 0) + 1
    hungry = [e[0] for e in eaters if e[0] not in eaten]
    return eaten, hungry, bowl
#> bowl_of_fruit(["fig", "pear", "fig"], [("Al", "fig", "pear"), ("Bo", "fig")])
#> bowl_of_fruit(["kiwi"], [("Cy", "lime")])
#> bowl_of_fruit([], [])
#> bowl_of_fruit(["plum", "plum"], [("Di", "plum"), ("Ed", "plum"), ("Flo", "plum")])
#> bowl_of_fruit(["a", "b", "c", "d"], [("X", "d", "a", "d"), ("Y",), ("X", "b")])
# %%
def closest_to_zero(nums):
    best = None
    for n in nums:
        if best == None: best = n
        elif abs(n) < abs(best): best = n
        elif abs(n) == abs(best) and n > best: best = n
    worse = [n for n in nums if abs(n) > 2*abs(best)] if best is not None else []
    return best, worse
#> closest_to_zero([5, -3, 8])
#> closest_to_zero([-4, 4, 9])
#> closest_to_zero([])
#> closest_to_zero([0, 1, -1])
#> closest_to_zero([-30, 75, -61, 33, 60])
# %%
class Solution:
    def blocks(self, s, k):
        res = []
        for i in range(0, len(s), k):
            block = s[i:i+k]
            if len(block) < k:
                block = block + "_"*(k-len(block))
            if i // k % 2 == 1:
                block = block[::-1]
            res.append(block)
        return "".join(res)
#> Solution().blocks("abcdefg", 3)
#> Solution().blocks("hello world", 4)
#> Solution().blocks("", 2)
#> Solution().blocks("xyz", 5)
#> Solution().blocks("12345678", 2)
# %%
class Solution:
    def ageGap(self, people):
        by_city = {}
        for name, city, age in people:
            by_city.setdefault(city, []).append((age, name))
        gaps = {}
        for city in by_city:
            group = sorted(by_city[city])
            if len(group) == 1: continue
            gaps[city] = group[-1][1] + "-" + group[0][1], group[-1][0]-group[0][0]
        return gaps
#> Solution().ageGap([("Al", "Rome", 30), ("Bo", "Rome", 22), ("Cy", "Oslo", 9)])
#> Solution().ageGap([("Di", "Bern", 50)])
#> Solution().ageGap([])
#> Solution().ageGap([("E", "X", 5), ("F", "Y", 6), ("G", "X", 15), ("H", "Y", 66), ("I", "X", 10)])
#> Solution().ageGap([("J", "Z", 40), ("K", "Z", 40)])
# %%
class Solution:
    def fuel(self, stops, tank):
        left = tank
        refuels = []
        at = 0
        for s in stops:
            d = s - at
            if d > tank: return "impossible"
            if d > left:
                refuels.append(at)
                left = tank
            left -= d
            at = s
        return refuels, left
#> Solution().fuel([10, 30, 45], 30)
#> Solution().fuel([50], 40)
#> Solution().fuel([], 15)
#> Solution().fuel([20, 40, 60, 80], 25)
#> Solution().fuel([5, 12, 33, 34, 60], 40)
# %%
def minutes_late(trains):
    late = list(filter(lambda t: t[2] > t[1], trains))
    if not late: return "On time"
    late.sort(key=lambda t: t[2]-t[1])
    worst = late[-1]
    total = 0
    for (name, plan, real) in late:
        total += real-plan
    return worst[0], total, round(total/len(trains), 1)
#> minutes_late([("A", 600, 605), ("B", 610, 610)])
#> minutes_late([("C", 100, 99)])
#> minutes_late([("D", 720, 731), ("E", 730, 750), ("F", 745, 746)])
#> minutes_late([("G", 10, 12), ("H", 20, 22)])
#> minutes_late([("I", 300, 345), ("J", 301, 290), ("K", 400, 402), ("L", 410, 410)])
# %%
def ladder_sum(n):
    total, step, sign = 0, 1, 1
    seen = []
    while step <= n:
        total += sign*step
        seen.append(total)
        if total % 3 == 0:
            sign = -sign
        step = step + abs(sign)*2 if len(seen) % 2 else step + 1
    return total, seen
#> ladder_sum(5)
#> ladder_sum(1)
#> ladder_sum(12)
#> ladder_sum(0)
#> ladder_sum(17)
# %%
def same_ends(words):
    ends = {}
    for w in words:
        key = (w[0], w[-1])
        ends[key] = ends.get(key, ()) + (w,)
    groups = [g for g in ends.values() if len(g) >= 2]
    groups.sort(key=lambda g: (-len(g), g))
    return groups
#> same_ends(["cat", "coat", "dog", "cut"])
#> same_ends(["one", "two"])
#> same_ends([])
#> same_ends(["tent", "tot", "noon", "nun", "neon"])
#> same_ends(["aa", "a", "aba", "bb"])
# %%
def x_marks(grid):
    rows = [r for r in range(len(grid)) if "x" in grid[r]]
    cols = [c for c in range(len(grid[0])) if any(row[c] == "x" for row in grid)]
    if not rows: return "no treasure"
    top, bottom, left, right = rows[0], rows[-1], cols[0], cols[-1]
    area = (bottom-top+1) * (right-left+1)
    return (top, left), (bottom, right), area
#> x_marks(["..x", "...", "x.."])
#> x_marks(["...", "..."])
#> x_marks(["xx"])
#> x_marks(["....", ".x..", "..x.", "...."])
#> x_marks([".....", "...x.", ".....", ".x..."])
# %%
def best_two_days(hours):
    best = 0; days = None
    names = list(hours.keys())
    i = 0
    while i < len(names) - 1:
        today, tomorrow = names[i], names[i+1]
        s = hours[today] + hours[tomorrow]
        if s > best:
            best = s
            days = today + "+" + tomorrow
        i += 1
    return (days, best) if days else "Not enough"
#> best_two_days({"mon": 5, "tue": 7, "wed": 2})
#> best_two_days({"sat": 9})
#> best_two_days({"a": 1, "b": 1, "c": 1, "d": 4})
#> best_two_days({"thu": 0, "fri": 0})
#> best_two_days({"p": 12, "q": -3, "r": 8, "s": 2})
# %%
def strange_loop(n):
    out = []
    for i in range(n):
        for j in range(i, n):
            if j % 2: continue
            if i + j == n: break
            out.append(i*10 + j)
        else:
            out.append(-i)
    return out
#> strange_loop(2)
#> strange_loop(3)
#> strange_loop(4)
#> strange_loop(1)
#> strange_loop(6)
