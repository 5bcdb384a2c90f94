# %%
def sale_days(prices):
    sale = []
    normal = prices[0]
    for i, p in enumerate(prices):
        if p < normal*0.8:
            sale.append(i)
        elif p > normal:
            normal = p
    return sale, normal
#> sale_days([100, 79, 100])
#> sale_days([50, 60, 47, 48])
#> sale_days([10])
#> sale_days([20, 16, 15, 30, 23])
#> sale_days([200, 300, 250, 230, 400, 310])
# %%
def tuple_votes(tups):
    a = [t for t in tups if t[0] > t[1]]
    b = [t for t in tups if t[0] < t[1]]
    eq = len(tups)-len(a)-len(b)
    if len(a) > len(b): winner = a[0]
    elif len(b) > len(a): winner = b[-1]
    else: winner = ("tie",) * (eq+1)
    return winner
#> tuple_votes([(3, 1), (2, 5), (9, 8)])
#> tuple_votes([(1, 2), (3, 4)])
#> tuple_votes([(5, 5), (1, 2), (2, 1)])
#> tuple_votes([])
#> tuple_votes([(7, 7), (0, 10), (4, 6), (8, 2), (3, 30)])
# %%
def bracket_sum(lst):
    total = 0
    inside = False
    for x in lst:
        if x == "(":
            inside = True
        elif x == ")":
            inside = False
        else:
            total = total + (x*10 if inside == True else x)
    return total
#> bracket_sum([1, "(", 2, 3, ")", 4])
#> bracket_sum(["(", 5])
#> bracket_sum([6, ")", 7])
#> bracket_sum([])
#> bracket_sum(["(", "(", -1, ")", 8, ")", "(", 2])
# %%
def nearest_shop(shops, me):
    dist = {}
    for name, (x, y) in shops.items():
        dist[name] = abs(x-me[0]) + abs(y-me[1])
    order = sorted(dist, key=dist.get)
    walk = [n for n in order if dist[n] <= 5]
    if not walk:
        return "take the bus to " + order[0]
    return walk
#> nearest_shop({"deli": (1, 1), "mart": (9, 9)}, (0, 0))
#> nearest_shop({"far": (10, 10), "farther": (20, 0)}, (1, 2))
#> nearest_shop({"a": (2, 3), "b": (3, 3), "c": (2, 2)}, (3, 2))
#> nearest_shop({"toy": (-4, 0)}, (-6, 3))
#> nearest_shop({"p": (0, 7), "q": (7, 0), "r": (5, 5)}, (4, 3))
# %%
def shorten_list(nums):
    out = []
    for n in nums:
        if out and out[-1] + n == 0:
            out.pop()
        elif out and out[-1] == n:
            out[-1] = n + n
        else:
            out.append(n)
    return out
#> shorten_list([1, 2, -2, 3])
#> shorten_list([4, 4, 8, 16])
#> shorten_list([5, -5])
#> shorten_list([1, 1, -2, 7])
#> shorten_list([3, 9, -9, -3, 6, 6, 6])
# %%
def name_tags(first, last, taken):
    base = (first[:1] + last).lower()
    tag = base
    n = 1
    while tag in taken:
        n = n + 1
        tag = base + str(n)
        if n == 5:
            return None
    taken.append(tag)
    return tag, len(taken)
#> name_tags("Ann", "Lee", [])
#> name_tags("Bo", "Day", ["bday", "bday2"])
#> name_tags("C", "X", ["cx", "cx2", "cx3", "cx4", "cx5"])
#> name_tags("", "Solo", ["solo"])
#> name_tags("Zed", "Ray", ["zray", "zray3", "aray"])
# %%
def odd_sum_rows(t):
    res = []
    for i, row in enumerate(t):
        odd = [x for x in row if x % 2 != 0]
        if len(odd) > len(row)-len(odd):
            res.append(sum(odd))
        elif len(odd) == 0:
            res.append(-i)
        else:
            res.append(max(row) - min(odd))
    return res
#> odd_sum_rows([[1, 3, 2], [4, 6]])
#> odd_sum_rows([[2, 8, 5, 4]])
#> odd_sum_rows([])
#> odd_sum_rows([[7], [], [10, 9]])
#> odd_sum_rows([[12, 15, 18], [11, 13], [20], [-3, -4]])
# %%
def stop_watch(presses):
    running = False
    started = 0
    total = 0
    laps = []
    for t, button in presses:
        if button == "go":
            if running: total += t - started
            else: started = t
            running = not running
        elif button == "lap" and running:
            laps.append(t-started)
    return total, laps, running
#> stop_watch([(0, "go"), (5, "lap"), (9, "go")])
#> stop_watch([(3, "lap"), (4, "go")])
#> stop_watch([])
#> stop_watch([(10, "go"), (20, "go"), (30, "go"), (36, "lap"), (40, "go")])
#> stop_watch([(1, "go"), (2, "lap"), (4, "lap"), (8, "off")])
# %%
def mask_digits(number, show):
    s = str(number)
    res = ""
    k = 0
    for ch in reversed(s):
        if k < show:
            res = ch + res
        elif k % 3 == 0:
            res = "x " + res
        else:
            res = "x" + res
        k += 1
    return res
#> mask_digits(123456, 2)
#> mask_digits(99, 4)
#> mask_digits(12345678, 3)
#> mask_digits(7, 0)
#> mask_digits(5550123, 1)
# %%
def sum_by_sign_of_index(d):
    pos = sum(v for k, v in d.items() if k > 0)
    neg = sum(v for k, v in d.items() if k < 0)
    zero = d.get(0, None)
    if zero is None: zero = "missing"
    biggest = max(d, key=abs) if d else None
    return pos, neg, zero, biggest
#> sum_by_sign_of_index({1: 5, -1: 3, 0: 9})
#> sum_by_sign_of_index({4: -2, 2: 7})
#> sum_by_sign_of_index({})
#> sum_by_sign_of_index({-8: 1, 8: 2, -3: 30})
#> sum_by_sign_of_index({0: 0, 10: 100, -25: -5})
# %%
def grow_word(word, rules, rounds):
    for r in range(rounds):
        new = ""
        for c in word:
            new = new + rules.get(c, c)
        word = new
        if len(word) > 20:
            word = word[:20]
            break
    return word, r + 1
#> grow_word("a", {"a": "ab", "b": "a"}, 4)
#> grow_word("x", {"x": "xxx"}, 5)
#> grow_word("dot", {}, 2)
#> grow_word("ab", {"a": "", "b": "aa"}, 3)
#> grow_word("-", {"-": "-+", "+": "+-"}, 3)
# %%
def rate_movies(ratings):
    stars = {}
    for user in ratings:
        for movie, r in user:
            stars.setdefault(movie, []).append(r)
    final = []
    for movie in sorted(stars):
        rs = stars[movie]
        if len(rs) > 2:
            rs.remove(max(rs)); rs.remove(min(rs))
        final.append((movie, sum(rs)/len(rs)))
    return final
#> rate_movies([[("Up", 5), ("Jaws", 3)], [("Up", 4)]])
#> rate_movies([[("Heat", 2)], [("Heat", 5)], [("Heat", 4)]])
#> rate_movies([])
#> rate_movies([[("It", 1), ("ET", 5)], [("ET", 2), ("It", 2)], [("ET", 3), ("It", 5)], [("ET", 4)]])
#> rate_movies([[], [("Big", 3)]])
# %%
def safe_path(tiles):
    pos = 0
    path = []
    while pos < len(tiles):
        path.append(pos)
        t = tiles[pos]
        if t == "ice": pos += 2
        elif t == "mud" and path.count(pos) < 2: pos += 0
        elif t == "spring": pos += 3
        elif t == "hole": return "fell", path
        else: pos += 1
    return path
#> safe_path(["grass", "ice", "hole", "grass"])
#> safe_path(["mud", "grass"])
#> safe_path(["spring", "x", "x", "hole"])
#> safe_path([])
#> safe_path(["ice", "hole", "mud", "mud", "spring", "hole"])
# %%
def spread_votes(total, weights):
    s = sum(weights)
    seats = [total*w//s for w in weights]
    rest = total - sum(seats)
    order = sorted(range(len(weights)), key=lambda i: -(total*weights[i] % s))
    for i in order[:rest]:
        seats[i] += 1
    return seats, rest
#> spread_votes(10, [1, 1, 1])
#> spread_votes(7, [50, 30, 20])
#> spread_votes(4, [8])
#> spread_votes(0, [3, 4])
#> spread_votes(100, [333, 333, 334])
# %%
def same_digit_pairs(nums):
    pairs = []
    for i in range(len(nums)):
        for j in range(i+1, len(nums)):
            if sorted(str(nums[i])) == sorted(str(nums[j])):
                pairs.append((nums[i], nums[j]))
    if pairs:
        return max(pairs, key=lambda p: abs(p[0]-p[1]))
    return "No pair"
#> same_digit_pairs([12, 21, 34])
#> same_digit_pairs([123, 321, 213])
#> same_digit_pairs([5, 6, 7])
#> same_digit_pairs([100, 1, 10, 1])
#> same_digit_pairs([4018, 8140, 90, 9, 8401])
# %%
def score_letters(words):
    value = lambda c: ord(c) - 96
    scores = [sum(value(c) for c in w.lower() if c.isalpha()) for w in words]
    ranking = sorted(zip(scores, words), reverse=True)
    if len(set(scores)) < len(scores):
        return "tie", ranking[0]
    return [w for s, w in ranking]
#> score_letters(["cab", "bad", "ace"])
#> score_letters(["ab", "c"])
#> score_letters(["Zoo"])
#> score_letters(["it's", "hi!", "--"])
#> score_letters(["jig", "bed", "dad", "face", "a-h"])
# %%
def bean_jar(jar, picks):
    i = 0
    taken = 0
    while jar > 0:
        p = picks[i % len(picks)]
        if p > jar: p = jar
        jar -= p
        taken += 1
        i += 1
        if i == len(picks)*3:
            break
    return {"left": jar, "picks": taken, "last": p} if taken else "empty jar"
#> bean_jar(20, [5, 6])
#> bean_jar(0, [1])
#> bean_jar(100, [4, 3])
#> bean_jar(9, [10])
#> bean_jar(37, [1, 12, 2])
# %%
def caterpillar(leafs, n):
    eaten = set()
    step = n
    for round_no in range(3):
        pos = step
        while pos <= leafs:
            eaten.add(pos)
            pos += step
        step += 1
    left = [l for l in range(1, leafs+1) if l not in eaten]
    return left, len(eaten)
#> caterpillar(10, 2)
#> caterpillar(7, 3)
#> caterpillar(5, 6)
#> caterpillar(12, 4)
#> caterpillar(1, 1)
# %%
def upgrade(items, recipe):
    made = []
    changed = True
    while changed:
        changed = False
        for parts, result in recipe:
            if all(items.count(p) >= parts.count(p) for p in parts):
                for p in parts: items.remove(p)
                items.append(result)
                made.append(result)
                changed = True
    return sorted(items), made
#> upgrade(["wood", "wood", "rope"], [(["wood", "wood"], "plank"), (["plank", "rope"], "raft")])
#> upgrade(["egg"], [(["egg", "egg"], "omelet")])
#> upgrade(["a", "a", "a", "a"], [("aa", "b"), ("bb", "c")])
#> upgrade([], [(["x"], "y")])
#> upgrade(["tin", "ore", "ore", "tin", "ore"], [(["tin", "ore"], "bronze")])
# %%
def split_name_number(codes):
    out = []
    for code in codes:
        i = 0
        while i < len(code) and not code[i].isdigit():
            i += 1
        name, num = code[:i], code[i:]
        out.append((name, int(num) if num.isdigit() else -1))
    out.sort(key=lambda t: t[1])
    return out
#> split_name_number(["abc12", "x3"])
#> split_name_number(["room", "9lives"])
#> split_name_number([])
#> split_name_number(["a1b2", "c10", "d007"])
#> split_name_number(["bus42", "tram5", "u6", "line"])
# %%
def first_n_with(n, digit):
    found = []
    k = 0
    while len(found) < n:
        k = k + 3
        if str(digit) in str(k):
            found.append(k)
        if k > 150: break
    return found, k
#> first_n_with(3, 1)
#> first_n_with(2, 9)
#> first_n_with(0, 5)
#> first_n_with(4, 6)
#> first_n_with(2, 12)
# %%
def tv_channels(ch, keys, last=9):
    prev = ch
    for k in keys:
        old = ch
        if k == "+": ch = ch + 1 if ch < last else 1
        elif k == "-": ch = ch - 1 if ch > 1 else last
        elif k == "b": ch = prev
        elif k.isdigit() and 1 <= int(k) <= last: ch = int(k)
        if ch != old: prev = old
    return ch, prev
#> tv_channels(3, "++")
#> tv_channels(1, "-+")
#> tv_channels(5, "8b")
#> tv_channels(4, "9+bb0", 9)
#> tv_channels(2, "7-x", last=6)
# %%
def sum_of_lists(*lists):
    lengths = {len(l) for l in lists}
    if len(lengths) > 1:
        shortest = min(lengths)
        lists = [l[:shortest] for l in lists]
    sums = [sum(t) for t in zip(*lists)]
    best = [i for i, s in enumerate(sums) if s == max(sums)]
    return sums, best
#> sum_of_lists([1, 2, 3], [4, 5, 6])
#> sum_of_lists([1, 2], [5], [7, 7, 7])
#> sum_of_lists([9, 0, 9])
#> sum_of_lists([], [1])
#> sum_of_lists([3, -1, 0, 8], [5, 9, 8, 0])
# %%
def order_by_example(items, example):
    rank = {x: i for i, x in enumerate(example)}
    known = [x for x in items if x in rank]
    unknown = [x for x in items if x not in rank]
    known.sort(key=lambda x: rank[x])
    unknown.sort()
    return known + unknown
#> order_by_example([1, 2, 3, 4], [4, 2])
#> order_by_example(["b", "a", "c"], ["c", "b", "a"])
#> order_by_example([9, 8, 7], [])
#> order_by_example([], [1, 2])
#> order_by_example([5, 3, 5, 1, 9, 3], [9, 5, 7])
# %%
def door_codes(code, tries):
    best = -1
    answer = None
    for t in tries:
        if len(t) != len(code):
            continue
        right = sum(a == b for a, b in zip(code, t))
        if right == len(code): return "open"
        if right > best:
            best = right
            answer = t
    return answer, best
#> door_codes("1234", ["1111", "1243", "1235"])
#> door_codes("99", ["9", "99"])
#> door_codes("abc", ["xy", "xyzw"])
#> door_codes("505", ["555", "500", "050"])
#> door_codes("77", ["12"])
# %%
def day_name(start, n):
    days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    i = days.index(start)
    work = 0
    while n > 0:
        i = i + 1
        if i == 7: i = 0
        if days[i] not in ("Sat", "Sun"):
            work += 1
        n -= 1
    return days[i], work
#> day_name("Mon", 3)
#> day_name("Fri", 2)
#> day_name("Sun", 0)
#> day_name("Wed", 10)
#> day_name("Sat", 8)
# %%
def largest_by_rule(words, rule):
    rules = {
        "len": lambda w: len(w),
        "vowels": lambda w: sum(w.count(v) for v in "aeiou"),
        "last": lambda w: w[-1],
    }
    if rule not in rules:
        return "Unknown rule"
    f = rules[rule]
    ordered = sorted(words, key=f)
    return ordered[-1], f(ordered[-1])
#> largest_by_rule(["sea", "ocean", "river"], "len")
#> largest_by_rule(["sky", "aerial", "plane"], "vowels")
#> largest_by_rule(["cat", "fox", "pig"], "last")
#> largest_by_rule(["a"], "first")
#> largest_by_rule(["queue", "audio", "eerie"], "vowels")
# %%
def ant_walk(board, steps):
    x, y = 0, 0
    for s in range(steps):
        board[y][x] += 1
        if board[y][x] % 2 == 1:
            x = (x + 1) % len(board[0])
        else:
            y = (y + 1) % len(board)
    return board, (x, y)
#> ant_walk([[0, 0], [0, 0]], 5)
#> ant_walk([[1, 0, 0]], 4)
#> ant_walk([[0], [0], [0]], 6)
#> ant_walk([[2, 3], [4, 5]], 3)
#> ant_walk([[9, 9], [9, 9]], 0)
# %%
def first_names(pairs, letter):
    res = [a if a.startswith(letter) else b
           for a, b in pairs
           if a.startswith(letter) or b.startswith(letter)]
    both = [(a, b) for a, b in pairs if a[0] == b[0] == letter]
    if not res: return "Not found"
    return res, len(both)
#> first_names([("Al", "Bo"), ("Abe", "Ann")], "A")
#> first_names([("Cy", "Di")], "E")
#> first_names([("Flo", "Gus"), ("Hal", "Flip")], "F")
#> first_names([], "Z")
#> first_names([("Kit", "Kim"), ("Kai", "Kurt"), ("Lou", "Max")], "K")
# %%
def two_counters(s):
    i, j = 0, len(s)-1
    moves = 0
    while i < j:
        if s[i] == s[j]:
            i += 1; j -= 1
        elif s[i] < s[j]: i += 1
        else: j -= 1
        moves += 1
    return moves, s[i:j+1] or "-"
#> two_counters("abcda")
#> two_counters("noon")
#> two_counters("zebra")
#> two_counters("")
#> two_counters("radiator")
# %%
class Solution:
    def soldOut(self, stock, orders):
        fails = []
        for number, order in enumerate(orders, start=1):
            possible = all(stock.get(k, 0) >= n for k, n in order.items())
            if possible == False:
                fails.append(number)
                continue
            for k, n in order.items():
                stock[k] -= n
                if stock[k] == 0: del stock[k]
        return fails, stock
#> Solution().soldOut({"a": 3, "b": 1}, [{"a": 2}, {"a": 2}, {"a": 1, "b": 1}])
#> Solution().soldOut({}, [{"x": 1}])
#> Solution().soldOut({"k": 10}, [{"k": 4}, {"k": 4}, {"k": 4}])
#> Solution().soldOut({"p": 5}, [])
#> Solution().soldOut({"m": 2, "n": 8}, [{"n": 9}, {"m": 2, "n": 3}, {"m": 1}])
# %%
class Solution:
    def paintRow(self, n, strokes):
        row = ["."] * n
        for color, start, length in strokes:
            end = start + length
            if end > n: end = n
            for i in range(start, end):
                if row[i] == ".": row[i] = color
                elif row[i] != color: row[i] = "*"
        return "".join(row)
#> Solution().paintRow(6, [("r", 0, 3), ("b", 2, 2)])
#> Solution().paintRow(5, [("g", 3, 9)])
#> Solution().paintRow(3, [])
#> Solution().paintRow(8, [("a", 1, 3), ("a", 2, 4), ("c", 5, 2)])
#> Solution().paintRow(4, [("x", 0, 4), ("y", 1, 1), ("x", 1, 2)])
# %%
class Solution:
    def evenOut(self, jars):
        moves = 0
        while max(jars) - min(jars) > 1:
            a = jars.index(max(jars))
            b = jars.index(min(jars))
            half = (jars[a] - jars[b]) // 2
            jars[a] -= half
            jars[b] += half
            moves += 1
        return jars, moves
#> Solution().evenOut([10, 2])
#> Solution().evenOut([5, 5, 6])
#> Solution().evenOut([9, 0, 3])
#> Solution().evenOut([20, 1, 7, 12])
#> Solution().evenOut([4])
# %%
def lists_to_csv(rows, sep=","):
    lines = []
    for row in rows:
        cells = []
        for cell in row:
            if cell is None: text = ""
            elif isinstance(cell, bool): text = "yes" if cell else "no"
            elif isinstance(cell, float): text = "%.1f" % cell
            else: text = str(cell)
            if sep in text: text = "'" + text + "'"
            cells.append(text)
        lines.append(sep.join(cells))
    return lines
#> lists_to_csv([[1, 2.345, None]])
#> lists_to_csv([[True, "a,b"], [False, "c"]])
#> lists_to_csv([])
#> lists_to_csv([["x;y", 5], [], [0.05]], ";")
#> lists_to_csv([["tea", 3], ["sugar, brown", 1.25]], sep=", ")
# %%
def leftovers(meals, plates):
    eaten = 0
    left = []
    for meal, size in meals:
        if plates <= 0:
            left.append(meal)
        elif size > plates:
            eaten += plates
            left.append(meal + "/" + str(size-plates))
            plates = 0
        else:
            eaten += size; plates -= size
    return eaten, left, plates
#> leftovers([("soup", 4), ("stew", 5)], 6)
#> leftovers([("pie", 2)], 5)
#> leftovers([("rice", 3), ("fish", 3), ("cake", 1)], 3)
#> leftovers([], 2)
#> leftovers([("a", 10), ("b", 7), ("c", 6), ("d", 2)], 20)
# %%
def check_order(steps, done):
    waiting = []
    for s in steps:
        before = steps[s]
        missing = [b for b in before if b not in done]
        if s in done and missing:
            return "Wrong order: " + s
        if s not in done and not missing:
            waiting.append(s)
    return waiting if waiting else "Finished"
#> check_order({"mix": [], "bake": ["mix"], "eat": ["bake"]}, ["mix"])
#> check_order({"a": ["b"], "b": []}, ["a"])
#> check_order({"x": [], "y": ["x"]}, ["x", "y"])
#> check_order({"dig": [], "buy": [], "plant": ["dig", "buy"]}, [])
#> check_order({"p": ["q"], "q": ["p"], "r": []}, ["r"])
# %%
def triple_jump(jumps):
    best_total = 0
    who = []
    for name in jumps:
        tries = jumps[name]
        valid = [t for t in tries if t != "foul"]
        total = sum(sorted(valid)[-2:])
        if total > best_total:
            best_total = total; who = [name]
        elif total == best_total:
            who.append(name)
    return who, best_total
#> triple_jump({"Al": [500, 520, "foul"], "Bo": [530, "foul", 480]})
#> triple_jump({"Cy": ["foul", "foul"]})
#> triple_jump({"D": [100, 200], "E": [150, 150, 10]})
#> triple_jump({})
#> triple_jump({"F": [610, 590, 605], "G": [700], "H": [1, 612, 603]})
# %%
def sieve_names(names, letters):
    rounds = []
    for l in letters:
        names = [n for n in names if l not in n.lower()]
        rounds.append(len(names))
        if len(names) <= 1: break
    if names == []: return "nobody", rounds
    return names, rounds
#> sieve_names(["Ann", "Bob", "Cid"], "ao")
#> sieve_names(["Eve", "Pete"], "e")
#> sieve_names(["Lyn"], "xyz")
#> sieve_names([], "a")
#> sieve_names(["Mark", "Tom", "Jill", "Ruth", "Gus"], "mtz")
# %%
def zig(n):
    k=n; out=[ ]
    while k!=1 and len(out)<10 :
        if k%2==0 : k=k//2 +1
        else : k=k- 3 if k>8 else k +4
        out.append( k )
        if k in out[ :-1] : break
    return out , len( out )
#> zig(10)
#> zig(1)
#> zig(33)
#> zig(100)
#> zig(6)
# %%
def heights_seen(people):
    seen = []
    tallest = 0
    hidden = {}
    for name, h in people:
        if h > tallest:
            seen.append(name)
            tallest = h
        else:
            hidden[name] = tallest - h + 1
    need = sum(hidden.values())
    return seen, hidden if need < 50 else need
#> heights_seen([("Al", 170), ("Bo", 165), ("Cy", 180)])
#> heights_seen([("D", 200), ("E", 150), ("F", 199)])
#> heights_seen([])
#> heights_seen([("G", 150), ("H", 150), ("I", 151)])
#> heights_seen([("J", 188), ("K", 187), ("L", 160), ("M", 190), ("N", 179)])
