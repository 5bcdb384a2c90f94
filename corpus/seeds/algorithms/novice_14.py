# %%
def top_third(nums):
    n = max(1, len(nums)//3)
    best = sorted(nums)[-n:]
    where = [i for i, x in enumerate(nums) if x in best]
    return best, where
#> top_third([4, 9, 1, 7, 3, 8])
#> top_third([5])
#> top_third([2, 2, 2])
#> top_third([-1, -5, -3, -4])
#> top_third([10, 60, 30, 60, 20, 50, 40, 0, 70])
# %%
def add_tuples(t1, t2):
    longer, shorter = (t1, t2) if len(t1) >= len(t2) else (t2, t1)
    front = tuple(a + b for a, b in zip(longer, shorter))
    back = longer[len(shorter):]
    return front + back
#> add_tuples((1, 2), (3, 4))
#> add_tuples((5,), (1, 1, 1))
#> add_tuples((), (7, 8))
#> add_tuples((10, -20, 30), (-10, 20))
#> add_tuples((0, 0, 9, 9), (100, 50, 1))
# %%
def keys_over(d, limit):
    big = {k: v for k, v in d.items() if v > limit}
    d.update({k: limit for k in big})
    extra = sum(big.values()) - limit*len(big)
    small = min(d.values(), default=limit)
    return d, extra, small
#> keys_over({"a": 5, "b": 15}, 10)
#> keys_over({"x": 1}, 3)
#> keys_over({}, 7)
#> keys_over({"p": 100, "q": 200, "r": 50}, 60)
#> keys_over({"m": -5, "n": 0}, -2)
# %%
def reverse_pairs(lst):
    i = 0
    while i+1 < len(lst):
        lst[i], lst[i+1] = lst[i+1], lst[i]
        i += 2 if lst[i] > lst[i+1] else 3
    return lst
#> reverse_pairs([1, 2, 3, 4])
#> reverse_pairs([5, 4, 3, 2, 1])
#> reverse_pairs([9])
#> reverse_pairs([7, 8, 2, 1, 6, 3])
#> reverse_pairs([0, 0, 1, 2])
# %%
from functools import reduce
def nested_reduce(lists):
    f = lambda a, b: a + b if b % 2 == 0 else a - b
    totals = [reduce(f, l, 0) for l in lists]
    best = reduce(lambda x, y: x if x >= y else y, totals)
    return totals, totals.index(best)
#> nested_reduce([[1, 2, 3], [4, 5]])
#> nested_reduce([[], [2]])
#> nested_reduce([[7, 7], [9]])
#> nested_reduce([[10, 3], [8, 1], [20, 13]])
#> nested_reduce([[0]])
# %%
def count_between(words, a, b):
    n = 0
    for w in words:
        if a <= w < b: n += 1
        elif w >= b: break
    return n, words[n:n+1]
#> count_between(["ant", "bee", "cat", "dog"], "b", "d")
#> count_between(["x", "y", "z"], "a", "c")
#> count_between([], "k", "m")
#> count_between(["Zoo", "apple", "Bar"], "A", "b")
#> count_between(["fig", "fog", "fun", "fur"], "fig", "fun")
# %%
def letter_steps(word):
    pairs = list(zip(word, word[1:]))
    up = sum(1 for a, b in pairs if a < b)
    down = sum(1 for a, b in pairs if a > b)
    flat = len(pairs) - up - down
    return "up" if up > down else "down" if down > up else "even", flat
#> letter_steps("almost")
#> letter_steps("spoon")
#> letter_steps("aa")
#> letter_steps("wolf")
#> letter_steps("balloon")
# %%
def filter_dict_list(rows, key):
    have = list(filter(lambda r: key in r, rows))
    values = list(map(lambda r: r[key], have))
    numbers = [v for v in values if isinstance(v, int) and not isinstance(v, bool)]
    return len(have), values, sum(numbers)
#> filter_dict_list([{"a": 1}, {"b": 2}, {"a": 3}], "a")
#> filter_dict_list([{"x": "y"}], "x")
#> filter_dict_list([{}, {}], "k")
#> filter_dict_list([{"n": True}, {"n": 10}, {"n": None}], "n")
#> filter_dict_list([{"q": 5, "p": 1}, {"p": 2.5}, {"p": -7}], "p")
# %%
def ring_distance(n, stops):
    total = 0
    at = 0
    for s in stops:
        there = abs(s - at)
        other = n - there
        total += min(there, other)
        at = s
    return total, at
#> ring_distance(10, [3, 9])
#> ring_distance(6, [5, 0, 3])
#> ring_distance(4, [])
#> ring_distance(12, [11, 1, 6, 7])
#> ring_distance(100, [75, 20])
# %%
def pairs_to_lists(pairs):
    d = {}
    for k, v in pairs:
        d.setdefault(k, set()).add(v)
    return {k: sorted(v, reverse=(len(v) > 2)) for k, v in sorted(d.items())}
#> pairs_to_lists([("b", 2), ("a", 1), ("b", 1)])
#> pairs_to_lists([("x", 5), ("x", 5), ("x", 5)])
#> pairs_to_lists([])
#> pairs_to_lists([(2, 30), (1, 40), (2, 10), (2, 20)])
#> pairs_to_lists([("m", -1), ("k", 0), ("m", -9), ("m", 4), ("k", 8)])
# %%
def is_staircase(lists):
    sizes = list(map(len, lists))
    ok = all(b == a + 1 for a, b in zip(sizes, sizes[1:]))
    if ok and sizes: return "Yes, top " + str(sizes[-1])
    jumps = [b-a for a, b in zip(sizes, sizes[1:]) if b-a != 1]
    return "No", jumps
#> is_staircase([[1], [1, 2], [1, 2, 3]])
#> is_staircase(["a", "abc", "ab"])
#> is_staircase([])
#> is_staircase([[], [0]])
#> is_staircase([(1, 2), (3, 4), (5, 6, 7), ()])
# %%
def bump(nums):
    taken = set()
    out = []
    for n in nums:
        while n in taken:
            n += 1
        taken.add(n)
        out.append(n)
    return out
#> bump([1, 1, 1])
#> bump([3, 2, 2, 3])
#> bump([])
#> bump([10, 9, 10, 9])
#> bump([5, 7, 5, 6, 5])
# %%
def text_to_grid(s, w):
    rows = [s[i:i+w] for i in range(0, len(s), w)]
    cols = []
    for c in range(w):
        cols.append("".join(r[c] for r in rows if c < len(r)))
    return "/".join(cols)
#> text_to_grid("abcdef", 3)
#> text_to_grid("hello world", 4)
#> text_to_grid("xy", 3)
#> text_to_grid("", 2)
#> text_to_grid("12345", 2)
# %%
def odd_man(groups):
    sizes = {}
    for g in groups:
        sizes[len(g)] = sizes.get(len(g), 0) + 1
    for g in groups:
        if sizes[len(g)] == 1:
            return g
    return "all in company"
#> odd_man([[1, 2], [3], [4, 5]])
#> odd_man([[1], [2]])
#> odd_man(["ab", "cd", "efg", "h"])
#> odd_man([])
#> odd_man([(1, 2, 3), (4, 5, 6), (), (7, 8), (9, 9)])
# %%
def eat_cake(slices, eaters):
    order = []
    k = 0
    while slices > 0 and eaters != {}:
        names = sorted(eaters)
        who = names[k % len(names)]
        slices -= 1
        eaters[who] -= 1
        order.append(who)
        if eaters[who] == 0:
            del eaters[who]
        else:
            k += 1
    return "".join(order), slices
#> eat_cake(5, {"A": 2, "B": 1})
#> eat_cake(3, {"x": 5, "y": 5})
#> eat_cake(4, {})
#> eat_cake(9, {"p": 1, "q": 3, "r": 2})
#> eat_cake(6, {"m": 2, "n": 9})
# %%
def sort_mixed_case(words):
    lower = sorted(w for w in words if w == w.lower())
    upper = sorted((w for w in words if w == w.upper() and w not in lower), key=len)
    other = [w for w in words if w not in lower and w not in upper]
    return lower, upper, other
#> sort_mixed_case(["b", "A", "aB"])
#> sort_mixed_case(["NASA", "EU", "UN"])
#> sort_mixed_case([])
#> sort_mixed_case(["42", "x1", "Y2", "z-Z"])
#> sort_mixed_case(["tea", "Ham", "EGG", "JAM", "OJ", "bun"])
# %%
def mean_of_neighbours(nums):
    new = []
    for i in range(len(nums)):
        part = nums[max(0, i-1):i+2]
        new.append(sum(part)//len(part))
    changed = [i for i in range(len(nums)) if new[i] != nums[i]]
    return new, changed
#> mean_of_neighbours([1, 2, 3])
#> mean_of_neighbours([10, 0, 10, 0])
#> mean_of_neighbours([4])
#> mean_of_neighbours([])
#> mean_of_neighbours([7, 7, 7, 20, -6])
# %%
def find_gap_word(words, alphabet):
    words = sorted(words)
    letters = [w[0] for w in words]
    gaps = [l for l in alphabet if l not in letters]
    doubles = sorted(set(l for l in letters if letters.count(l) > 1))
    if gaps == [] and doubles == []: return "perfect"
    return "".join(gaps), "".join(doubles)
#> find_gap_word(["apple", "cat", "ant"], "abcd")
#> find_gap_word(["b", "a"], "ab")
#> find_gap_word([], "xyz")
#> find_gap_word(["kiwi", "lime", "kale", "leek"], "klm")
#> find_gap_word(["dog", "eel", "fox"], "abcdef")
# %%
def shift_digits(n, k):
    s = str(n)
    k = k % len(s)
    t = s[k:] + s[:k]
    m = int(t)
    lost = len(s) - len(str(m))
    return m, lost, m > n
#> shift_digits(12345, 2)
#> shift_digits(1002, 1)
#> shift_digits(7, 3)
#> shift_digits(90817, -1)
#> shift_digits(5000, 6)
# %%
def multi_filter(nums, *tests):
    left = nums
    counts = [len(left)]
    for t in tests:
        lo, hi = t
        left = [n for n in left if not lo < n < hi]
        counts.append(len(left))
    return left, counts
#> multi_filter([1, 5, 10, 15], (4, 11))
#> multi_filter([3, 6, 9], (0, 5), (5, 10))
#> multi_filter([2, 4])
#> multi_filter([], (1, 2))
#> multi_filter([50, 60, 70, 80, 90], (50, 60), (65, 85), (0, 1))
# %%
def seesaw(a, b):
    rows = []
    total = 0
    while a >= 1 and len(rows) < 8:
        heavy = a > b
        rows.append((a, b))
        if heavy == True: a, b = a//2, b+3
        else: total += b-a; b = b//2; a = a-1
    return total, len(rows), rows[-1] if rows else None
#> seesaw(13, 5)
#> seesaw(8, 70)
#> seesaw(0, 9)
#> seesaw(21, -3)
#> seesaw(100, 11)
# %%
def who_has_most(bags):
    totals = [(sum(b.values()), n) for n, b in bags.items()]
    totals.sort(reverse=True)
    if len(totals) > 1 and totals[0][0] == totals[1][0]:
        return "Draw at " + str(totals[0][0])
    top = totals[0][1]
    return top, max(bags[top], key=bags[top].get)
#> who_has_most({"Al": {"nut": 3, "fig": 2}, "Bo": {"nut": 4}})
#> who_has_most({"Cy": {"x": 5}, "Di": {"y": 2, "z": 3}})
#> who_has_most({"Ed": {"k": 1}})
#> who_has_most({"F": {"a": 10, "b": -5}, "G": {"c": 6, "d": 1}, "H": {}})
#> who_has_most({"I": {}, "J": {}})
# %%
def alternate_signs(nums):
    sign = 1
    total = 0
    parts = []
    for n in nums:
        parts.append(("+" if sign*n >= 0 else "") + str(sign * n))
        total += sign*n
        if n % 2 == 0: sign *= -1
    return "".join(parts) + "=" + str(total)
#> alternate_signs([1, 2, 3])
#> alternate_signs([4, 4, 4])
#> alternate_signs([])
#> alternate_signs([-6, 5, 10, 7])
#> alternate_signs([9, 8, 20, 15, 2])
# %%
def swap_first_last(words):
    new = []
    for w in words:
        if len(w) < 2: new.append(w); continue
        first, *mid, last = w
        new.append(last + "".join(mid) + first)
    same = [w for w, n in zip(words, new) if w == n]
    return new, same
#> swap_first_last(["hello", "bob"])
#> swap_first_last(["a", "", "ok"])
#> swap_first_last([])
#> swap_first_last(["tart", "pie", "toast"])
#> swap_first_last(["night", "light", "aha", "z"])
# %%
def bars_and_stars(n):
    s = ""
    i = 1
    while i <= n:
        if i % 5 == 0: s += "|"; i += 1; continue
        s += "*" if i % 2 else "-"
        i += 1
    groups = [len(g) for g in s.split("|")]
    return s, groups
#> bars_and_stars(7)
#> bars_and_stars(4)
#> bars_and_stars(0)
#> bars_and_stars(10)
#> bars_and_stars(13)
# %%
def distinct_sums(a, b):
    sums = sorted({x + y for x in a for y in b})
    products = sorted({x * y for x in a for y in b})
    both = [s for s in sums if s in products]
    return sums, both
#> distinct_sums([1, 2], [2, 3])
#> distinct_sums([0], [5, 6])
#> distinct_sums([], [1])
#> distinct_sums([2, 4], [2, 4])
#> distinct_sums([-1, 3], [10, 6, 2])
# %%
def seat_numbers(rows, taken):
    free = []
    for r in "ABCDEF"[:rows]:
        for n in (1, 2, 3):
            seat = r + str(n)
            if seat in taken: continue
            free.append(seat)
    if free == []: return "sold out"
    middle = [f for f in free if f[1] == "2"]
    return middle[0] if middle else free[-1], len(free)
#> seat_numbers(2, ["A2"])
#> seat_numbers(1, ["A1", "A2", "A3"])
#> seat_numbers(3, [])
#> seat_numbers(2, ["A2", "B2", "B3"])
#> seat_numbers(4, ["A2", "B2", "C2", "D1"])
# %%
def longest_word_each(sentences):
    best = []
    for s in sentences:
        words = [w.strip(",.!?") for w in s.split()]
        words.sort(key=lambda w: (-len(w), w))
        best.append(words[0] if words else "")
    return best, max(best, key=len, default="")
#> longest_word_each(["The old man", "sat quietly."])
#> longest_word_each(["", "Go!"])
#> longest_word_each([])
#> longest_word_each(["red fox, big owl", "why not?"])
#> longest_word_each(["Rain came down", "We stayed inside, reading", "Tea?"])
# %%
def tree_rings(rings):
    age = 0
    dry_years = []
    for width in rings:
        age += 1
        if age == 1: continue
        before = rings[:age-1]
        if width < sum(before)/len(before)/2:
            dry_years.append(age)
    return age, dry_years
#> tree_rings([4, 5, 2, 6, 1])
#> tree_rings([3])
#> tree_rings([])
#> tree_rings([10, 4, 9, 3, 3])
#> tree_rings([8, 8, 8, 3, 7, 2])
# %%
def spin(m):
    turned = [list(r) for r in zip(*m[::-1])]
    same = sum(1 for a, b in zip(m, turned) if a == b)
    corner = turned[0][0]
    if same == len(m) == len(turned):
        return "unchanged", corner
    return turned, same
#> spin([[1, 2], [3, 4]])
#> spin([[5, 5], [5, 5]])
#> spin([[1, 2, 3]])
#> spin([[0, 1, 0], [1, 7, 1], [0, 1, 0]])
#> spin([[9], [8], [7]])
# %%
class Solution:
    def pickTeam(self, players, budget):
        team = []
        for name, skill, cost in sorted(players, key=lambda p: p[2]/p[1]):
            if cost <= budget and len(team) < 3:
                team.append(name)
                budget = budget-cost
        team.sort()
        return team, budget
#> Solution().pickTeam([("Al", 5, 10), ("Bo", 8, 12), ("Cy", 3, 9)], 25)
#> Solution().pickTeam([("Di", 9, 50)], 40)
#> Solution().pickTeam([("E", 1, 1), ("F", 2, 1), ("G", 3, 1), ("H", 4, 1)], 10)
#> Solution().pickTeam([], 5)
#> Solution().pickTeam([("J", 10, 30), ("K", 7, 28), ("L", 2, 3), ("M", 6, 24)], 60)
# %%
class Solution:
    def joinRanges(self, text):
        nums = []
        for part in text.split(","):
            if "-" in part:
                a, b = part.split("-")
                step = 1 if int(a) <= int(b) else -1
                nums.extend(range(int(a), int(b)+step, step))
            elif part:
                nums.append(int(part))
        return nums
#> Solution().joinRanges("1-3,7")
#> Solution().joinRanges("5-2")
#> Solution().joinRanges("")
#> Solution().joinRanges("10,8-8,12-14")
#> Solution().joinRanges("3,,4-6,2-1")
# %%
class Solution:
    def matchCards(self, cards, flips):
        open_cards = set()
        misses = 0
        for a, b in flips:
            if a in open_cards or b in open_cards or a == b:
                misses += 2
            elif cards[a] == cards[b]:
                open_cards |= {a, b}
            else:
                misses += 1
        return sorted(open_cards), misses
#> Solution().matchCards("abab", [(0, 1), (0, 2)])
#> Solution().matchCards("xyyx", [(0, 3), (3, 1), (1, 2)])
#> Solution().matchCards("kk", [(1, 1)])
#> Solution().matchCards("pqrpqr", [(0, 3), (1, 2), (1, 4), (4, 5)])
#> Solution().matchCards("mn", [])
# %%
def number_chain(start, rules):
    chain = [start]
    while chain[-1] in rules:
        nxt = rules[chain[-1]]
        if nxt in chain:
            chain.append("loop")
            break
        chain.append(nxt)
    return chain, len(chain)-1
#> number_chain(1, {1: 4, 4: 2})
#> number_chain(5, {5: 6, 6: 5})
#> number_chain(9, {})
#> number_chain(3, {3: 3})
#> number_chain(10, {10: 7, 7: 30, 30: 12, 2: 10})
# %%
def kite_lines(s):
    level = 0
    knots = []
    for i, step in enumerate(s):
        before = level
        level += 2 if step == "u" else -1 if step == "d" else 0
        if before == level: knots.append(i)
        if level < 0: level = -level
    return level, knots
#> kite_lines("uudd")
#> kite_lines("dudu")
#> kite_lines("u-d-d")
#> kite_lines("")
#> kite_lines("ddduxdduu")
# %%
def magic_list(lst):
    lst = lst + [lst[0]]
    lst[1:3] = [sum(lst[1:3])]
    if lst[-1] == lst[0] and len(lst) > 2:
        lst.insert(len(lst)//2, "mid")
    lst *= 2 if len(lst) < 4 else 1
    return lst[::-1]
#> magic_list([1, 2, 3])
#> magic_list([5])
#> magic_list([4, 4, 4, 4])
#> magic_list([7, -7])
#> magic_list([10, 20, 30, 40, 50])
# %%
def even_words(text):
    words = text.split()
    even = [w for w in words if len(w) % 2 == 0]
    if not even:
        return "No even words"
    first = min(even, key=lambda w: words.index(w) * len(w))
    return first, len(even)/len(words)
#> even_words("this is a test")
#> even_words("one two")
#> even_words("the blue bird flew")
#> even_words("")
#> even_words("now we find four tiny pots")
# %%
def wash(clothes, machine=4):
    loads = {}
    for c in clothes:
        color, weight = c.split("/")
        weight = int(weight)
        loads.setdefault(color, [0])
        if loads[color][-1] + weight > machine:
            loads[color].append(0)
        loads[color][-1] += weight
    runs = sum(len(l) for l in loads.values())
    return loads, runs
#> wash(["white/2", "dark/3", "white/2"])
#> wash(["red/3", "red/3", "red/1"])
#> wash([])
#> wash(["a/5", "b/1", "a/2", "b/6"], 7)
#> wash(["wool/9"], machine=5)
# %%
def inner_product_sign(a, b):
    s = sum(x*y for x, y in zip(a, b))
    kind = {True: "same way", False: "against"}[s > 0] if s != 0 else "crossed"
    scale = max([abs(v) for v in (*a, *b)] or [1])
    return kind, s, s // (scale or 1)
#> inner_product_sign([1, 2], [3, 4])
#> inner_product_sign([1, 0], [0, 5])
#> inner_product_sign([-2, 3, 1], [4, 1, 2])
#> inner_product_sign([], [])
#> inner_product_sign([10, 20, 30], [-1, 5, 7])
# %%
def climb_tree(tree, path):
    node = tree
    for p in path:
        if not isinstance(node, (list, tuple)):
            return "leaf " + str(node)
        node = node[0] if p == "L" else node[-1]
    if isinstance(node, (list, tuple)):
        return "branch", len(node)
    return node
#> climb_tree([[1, 2], [3, [4, 5]]], "RRL")
#> climb_tree([7, 8], "LR")
#> climb_tree(((1, 2, 3), 4), "L")
#> climb_tree([9], "")
#> climb_tree([[["deep"]], 0], "LLR")
