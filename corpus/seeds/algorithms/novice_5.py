# %%
def camp_tents(kids):
    tents = []
    for (name, age) in kids:
        placed = False
        for tent in tents:
            if len(tent) < 3 and abs(tent[0][1]-age) <= 2:
                tent.append((name, age))
                placed = True
                break
        if not placed:
            tents.append([(name, age)])
    return [[n for n, a in tent] for tent in tents]
#> camp_tents([("Al", 7), ("Bo", 8), ("Cy", 12)])
#> camp_tents([("D", 5), ("E", 5), ("F", 5), ("G", 5)])
#> camp_tents([("H", 10), ("I", 13), ("J", 16)])
#> camp_tents([])
#> camp_tents([("K", 9), ("L", 12), ("M", 11), ("N", 10), ("O", 14)])
# %%
def bill_split(total, people, tip = 10):
    with_tip = total + total*tip//100
    each = with_tip//people
    rest = with_tip%people
    shares = [each]*people
    for i in range(rest):
        shares[i] += 1
    return shares
#> bill_split(100, 3)
#> bill_split(57, 4, 0)
#> bill_split(240, 5, tip=15)
#> bill_split(9, 2)
#> bill_split(1001, 1, 20)
# %%
def double_letters(words):
    found = []
    for word in words:
        flag = 0
        for i in range(len(word)-1):
            if word[i] == word[i+1]:
                flag = 1
                break
        if flag == 1:
            found.append(word[:i] + "[" + word[i:i+2] + "]" + word[i+2:])
    return found
#> double_letters(["book", "pen", "letter"])
#> double_letters(["see", "aaa"])
#> double_letters(["one", "two"])
#> double_letters(["committee"])
#> double_letters(["floor", "door", "step", "hall", "x"])
# %%
def sum_tuple_lists(data):
    out = [tuple(sum(col) for col in zip(*group)) for group in data]
    out = [t for t in out if t != ()]
    out.sort(key=lambda t: t[0]-t[-1])
    biggest = max(out, key=sum, default=None)
    return out, biggest
#> sum_tuple_lists([[(1, 2), (3, 4)], [(9, 1)]])
#> sum_tuple_lists([[], [(5, 5, 5), (1, 0, 1)]])
#> sum_tuple_lists([[(7,), (8,)], [(2, 3)]])
#> sum_tuple_lists([])
#> sum_tuple_lists([[(10, 40), (-5, 0)], [(1, 1), (2, 2), (3, 3)], [(100, 50)]])
# %%
def hot_cold(target, tries):
    messages = []
    last = None
    for t in tries:
        diff = abs(target - t)
        if diff == 0:
            messages.append("found")
            return messages
        if last is None: messages.append("start")
        elif diff < last: messages.append("warmer")
        elif diff > last: messages.append("colder")
        else: messages.append("same")
        last = diff
    return messages
#> hot_cold(10, [5, 8, 12, 10])
#> hot_cold(3, [3])
#> hot_cold(50, [0, 100, 20, 90])
#> hot_cold(-4, [4, -1, -9])
#> hot_cold(77, [])
# %%
def hex_color(rgb):
    digits = "0123456789abcdef"
    code = "#"
    for v in rgb:
        if v > 255: v = 255
        if v < 0: v = 0
        code = code + digits[v//16] + digits[v%16]
    return code
#> hex_color((255, 0, 16))
#> hex_color([300, -4, 128])
#> hex_color((1, 2, 3))
#> hex_color([90, 171])
#> hex_color((47, 200, 99, 64))
# %%
def stable_rank(scores):
    order = sorted(scores, reverse=True)
    ranks = []
    for s in scores:
        r = order.index(s)+1
        ranks.append(r)
    ties = len(ranks) - len(set(ranks))
    return ranks, ties
#> stable_rank([50, 80, 80])
#> stable_rank([3, 2, 1])
#> stable_rank([7, 7, 7, 7])
#> stable_rank([])
#> stable_rank([12, 45, 9, 45, 12, 60])
# %%
def fill_bottles(water, sizes):
    filled = 0
    sizes.sort()
    while sizes and water >= sizes[0]:
        water = water - sizes.pop(0)
        filled += 1
    if sizes == [] and water > 0:
        return "overflow", water
    return filled, water, len(sizes)
#> fill_bottles(10, [3, 5, 4])
#> fill_bottles(20, [2, 2, 2])
#> fill_bottles(1, [5, 6])
#> fill_bottles(9, [4, 5])
#> fill_bottles(33, [10, 1, 20, 8])
# %%
def nested_ifs(n, s):
    if n > 0:
        if n % 2 == 0:
            if len(s) > n:
                ans = s[n]
            else:
                ans = s * 2
        else:
            ans = s[:n]
    elif n == 0:
        ans = "zero"
    else:
        ans = s[n:]
    return ans.upper(), len(ans)
#> nested_ifs(2, "plant")
#> nested_ifs(4, "dog")
#> nested_ifs(3, "window")
#> nested_ifs(0, "any")
#> nested_ifs(-2, "basket")
# %%
def frog_jumps(stones):
    pos = 0
    visited = []
    while 0 <= pos < len(stones):
        if pos in visited:
            return "loop at " + str(pos)
        visited.append(pos)
        pos = pos + stones[pos]
    return "out", len(visited), pos
#> frog_jumps([2, 1, 1, 5])
#> frog_jumps([1, 1, -2, 3])
#> frog_jumps([-1])
#> frog_jumps([3, 2, 4, -2, 0])
#> frog_jumps([2, 0, 3, 9, 1, -2])
# %%
def library_codes(titles):
    codes = []
    for t in titles:
        parts = t.split()
        if len(parts) == 1:
            code = parts[0][:3]
        else:
            code = "".join(p[0] for p in parts)
        code = code.upper()
        n = codes.count(code)
        codes.append(code if n == 0 else code + "*"*n)
    return codes
#> library_codes(["war and peace", "dune"])
#> library_codes(["emma", "emmaus"])
#> library_codes(["a b", "a b", "ab"])
#> library_codes(["it", "of mice", "the old man"])
#> library_codes([])
# %%
from collections import defaultdict

def friends_of(pairs, person):
    friends = defaultdict(set)
    for a, b in pairs:
        friends[a].add(b)
        friends[b].add(a)
    direct = friends[person]
    second = set()
    for f in direct:
        second |= friends[f]
    second = second - direct - {person}
    return sorted(direct), sorted(second)
#> friends_of([(1, 2), (2, 3), (3, 4)], 1)
#> friends_of([(5, 6), (5, 7), (6, 7)], 5)
#> friends_of([(1, 2)], 9)
#> friends_of([(10, 20), (20, 30), (20, 40), (40, 10)], 30)
#> friends_of([(3, 8), (8, 1), (1, 6), (6, 3), (8, 9)], 8)
# %%
def is_sorted_by(lst, mode):
    if mode == "up":
        bad = [i for i in range(1, len(lst)) if not lst[i-1] <= lst[i]]
    elif mode == "down":
        bad = [i for i in range(1, len(lst)) if not lst[i-1] >= lst[i]]
    else:
        return "bad mode"
    if bad == []:
        return "Yes"
    return bad, lst[bad[0]]
#> is_sorted_by([1, 2, 2, 5], "up")
#> is_sorted_by([5, 3, 4, 1], "down")
#> is_sorted_by([1, 2], "sideways")
#> is_sorted_by([9, 1, 8, 2, 7], "up")
#> is_sorted_by([-1, -2, 6, -3, 7], "down")
# %%
def weird_increments(n):
    x=0;y=10
    for i in range(n):
        if i%3==0:
            x+=i ; y-=1
        elif x>y: x,y=y,x
        else:
            x=x+ 2
    return x,y,x*y
#> weird_increments(4)
#> weird_increments(0)
#> weird_increments(7)
#> weird_increments(10)
#> weird_increments(13)
# %%
def split_evenly(items, k):
    size, extra = divmod(len(items), k)
    parts = []
    start = 0
    for i in range(k):
        end = start + size + (1 if i < extra else 0)
        parts.append(items[start:end])
        start = end
    return parts, [len(p) for p in parts]
#> split_evenly([1, 2, 3, 4, 5], 2)
#> split_evenly([1, 2, 3], 3)
#> split_evenly("abcdefg", 3)
#> split_evenly([], 2)
#> split_evenly([10, 20, 30, 40, 50, 60], 4)
# %%
def spend(account, purchases):
    history = [account]
    for what, cost in purchases:
        if cost > account:
            history.append(what.upper())
            continue
        account = account-cost
        history.append(account)
    return history
#> spend(100, [("hat", 30), ("tv", 90), ("cap", 20)])
#> spend(10, [("gum", 1)])
#> spend(0, [("ring", 500)])
#> spend(55, [])
#> spend(1000, [("bike", 450), ("phone", 550), ("tea", 2)])
# %%
def count_islands_1d(row):
    # ones in a row that touch make a piece
    pieces = []
    length = 0
    for cell in row + [0]:
        if cell == 1:
            length += 1
        elif length != 0:
            pieces.append(length)
            length = 0
    return {"n": len(pieces), "longest": max(pieces, default=0), "sum": sum(pieces)}
#> count_islands_1d([1, 1, 0, 1])
#> count_islands_1d([0, 0])
#> count_islands_1d([1, 1, 1, 1])
#> count_islands_1d([0, 1, 0, 1, 1, 0, 1, 1])
#> count_islands_1d([1, 0, 1, 0, 1])
# %%
def seconds_text(s):
    units = [("h", 3600), ("m", 60), ("s", 1)]
    text = []
    for name, size in units:
        if s >= size:
            text.append(str(s//size) + name)
            s = s % size
    if len(text) == 0:
        return "0s"
    return " ".join(text)
#> seconds_text(75)
#> seconds_text(3600)
#> seconds_text(0)
#> seconds_text(9999)
#> seconds_text(86405)
# %%
def Zoo(animals):
    Legs = {"dog": 4, "hen": 2, "ant": 6, "eel": 0}
    Total = 0
    Unknown = 0
    for A in animals:
        if A in Legs.keys():
            Total += Legs[A]
        else:
            Legs[A] = len(A)
            Unknown += 1
    return Total, Unknown, len(Legs)
#> Zoo(["dog", "hen", "dog"])
#> Zoo(["spider", "spider", "ant"])
#> Zoo([])
#> Zoo(["eel", "cow", "fox", "cow", "fox"])
#> Zoo(["ant", "ant", "ant", "lynx"])
# %%
def move_zeros_and_ones(lst):
    others = list(filter(lambda x: x not in (0, 1), lst))
    ones = list(filter(lambda x: x == 1, lst))
    zeros = [x for x in lst if x == 0]
    result = ones + others + zeros
    moved = sum(1 for a, b in zip(lst, result) if a != b)
    return result, moved
#> move_zeros_and_ones([0, 5, 1, 6])
#> move_zeros_and_ones([1, 2, 0])
#> move_zeros_and_ones([0, 0, 1, 1])
#> move_zeros_and_ones([8, 1, 9, 0, 7, 1])
#> move_zeros_and_ones([])
# %%
def secret_word(grid, path):
    r, c = 0, 0
    word = grid[r][c]
    moves = {"r": (0, 1), "d": (1, 0), "l": (0, -1), "u": (-1, 0)}
    for p in path:
        dr, dc = moves[p]
        r = (r+dr) % len(grid)
        c = (c+dc) % len(grid[r])
        word += grid[r][c]
    return word
#> secret_word(["cat", "dog", "pin"], "rdl")
#> secret_word(["ab", "cd"], "rrdd")
#> secret_word(["xyz"], "lld")
#> secret_word(["most", "east", "near"], "urul")
#> secret_word(["go", "at"], "")
# %%
def pocket_money(chores):
    pay = dict(dishes=2, lawn=10, dog=3)
    earned = {}
    for kid in chores:
        earned[kid] = 0
        for chore in chores[kid]:
            earned[kid] += pay.get(chore, 1)
    lazy = [k for k, v in earned.items() if v < 3]
    return max(earned.values()), lazy
#> pocket_money({"Sue": ["dog", "lawn"], "Tim": ["dishes"]})
#> pocket_money({"Uli": []})
#> pocket_money({"Vi": ["trash", "trash", "dog"], "Wes": ["dog"], "Xia": ["beds"]})
#> pocket_money({"Yan": ["lawn", "lawn"], "Zoe": ["lawn", "dishes", "dog"]})
#> pocket_money({"A": ["dishes", "dishes"], "B": ["cook"] })
# %%
def every_other_word(s):
    words = s.split()
    words[::2] = [w[::-1] for w in words[::2]]
    first, *rest = words
    if len(rest) > 2:
        rest = rest[:1] + ["..."] + rest[-1:]
    return " ".join([first] + rest)
#> every_other_word("this is fun")
#> every_other_word("word")
#> every_other_word("we went home by bus")
#> every_other_word("no on")
#> every_other_word("dad made six eggs")
# %%
def triangle_check(sides):
    kinds = {}
    for a, b, c in sides:
        if a+b <= c or a+c <= b or b+c <= a:
            kind = "no"
        elif a == b == c:
            kind = "equal"
        elif a == b or b == c or a == c:
            kind = "two"
        else:
            kind = "free"
        kinds[kind] = kinds.get(kind, 0) + 1
    return kinds
#> triangle_check([(3, 4, 5), (2, 2, 2)])
#> triangle_check([(1, 2, 3), (1, 1, 5)])
#> triangle_check([(5, 5, 8), (8, 5, 5), (6, 7, 8)])
#> triangle_check([])
#> triangle_check([(9, 9, 9), (10, 3, 10), (4, 4, 8), (9, 9, 9)])
# %%
def nearest_square(numbers):
    answer = []
    for n in numbers:
        k = 0
        while (k+1)*(k+1) <= n:
            k += 1
        low, high = k*k, (k+1)*(k+1)
        answer.append(low if n-low < high-n else high)
    return answer
#> nearest_square([10, 15])
#> nearest_square([0, 1, 2, 3])
#> nearest_square([50])
#> nearest_square([])
#> nearest_square([30, 31, 100])
# %%
def update_stock(stock, sold, bought):
    for name in sold:
        if stock.get(name, 0) == 0:
            return "Out of " + name
        stock[name] -= 1
    for name, n in bought:
        stock[name] = stock.setdefault(name, 0) + n
    low = [k for k in sorted(stock) if stock[k] < 2]
    return stock, low
#> update_stock({"pen": 3, "cap": 1}, ["pen", "cap"], [("cap", 4)])
#> update_stock({"mug": 1}, ["mug", "mug"], [])
#> update_stock({}, [], [("ink", 1), ("ink", 2)])
#> update_stock({"a": 5, "b": 2}, ["b", "a", "b"], [("c", 1)])
#> update_stock({"x": 9}, ["y"], [("y", 3)])
# %%
def alternating(nums):
    signs = ["+" if n >= 0 else "-" for n in nums]
    ok = True
    for i in range(len(signs) - 1):
        ok = ok and signs[i] != signs[i+1]
    if ok:
        return "Yes " + "".join(signs)
    return "No " + "".join(signs)
#> alternating([1, -2, 3])
#> alternating([5, 6, -1])
#> alternating([-9])
#> alternating([])
#> alternating([0, -4, 8, -3, -3, 2])
# %%
def max_in_columns(rows):
    width = max(len(r) for r in rows)
    best = [None]*width
    for r in rows:
        for i, v in enumerate(r):
            if best[i] is None or v > best[i]:
                best[i] = v
    return best, sum(best)
#> max_in_columns([[1, 9], [4, 3, 2]])
#> max_in_columns([[], [7]])
#> max_in_columns([[-5, -6], [-7, -1], [-2, -9]])
#> max_in_columns([[10, 20, 30], [30, 20, 10]])
#> max_in_columns([[3], [2, 8], [1, 6, 4], [5]])
# %%
def vote_rounds(ballots):
    tally = {}
    for b in ballots:
        for place, name in enumerate(b):
            tally[name] = tally.get(name, 0) + (3-place if place < 3 else 0)
    top = max(tally.values())
    winners = sorted(n for n, t in tally.items() if t == top)
    if len(winners) > 1:
        return "Runoff: " + " vs ".join(winners)
    return winners[0] + " with " + str(top)
#> vote_rounds(["ABC", "BAC", "BCA"])
#> vote_rounds(["XY", "YX"])
#> vote_rounds([["kim", "lou"], ["lou"], ["max", "lou", "kim"]])
#> vote_rounds(["DCBA", "ABCD", "CABD"])
#> vote_rounds(["P"])
# %%
def box_volume_order(boxes):
    def volume(b):
        v = 1
        for side in b: v *= side
        return v
    boxes = sorted(boxes, key=volume)
    inside = 0
    for small, big in zip(boxes, boxes[1:]):
        if all(s < t for s, t in zip(sorted(small), sorted(big))):
            inside += 1
    return boxes[-1], inside
#> box_volume_order([(2, 3, 4), (1, 1, 1), (5, 5, 5)])
#> box_volume_order([(9, 1, 1), (2, 2, 2)])
#> box_volume_order([(6, 2, 3)])
#> box_volume_order([(4, 3, 2), (2, 3, 4), (3, 4, 6)])
#> box_volume_order([(1, 20, 2), (3, 4, 5), (2, 10, 3), (9, 9, 9)])
# %%
def digits_only_once(nums):
    result = []
    for n in nums:
        s = str(n)
        good = True
        for d in s:
            if s.count(d) != 1:
                good = False
        if good == True:
            result.append(n)
    return sorted(result, key=lambda x: str(x)[-1])
#> digits_only_once([12, 33, 405])
#> digits_only_once([100, 202, 77])
#> digits_only_once([9, 81, 63, 7])
#> digits_only_once([-45, 54, 545])
#> digits_only_once([1024, 2048, 4096, 8192])
# %%
def make_stairs(a, b, *more):
    steps = [b-a]
    prev = b
    for m in more:
        steps.append(m-prev)
        prev = m
    ups = sum(s for s in steps if s > 0)
    downs = sum(s for s in steps if s < 0)
    return steps, (ups, downs)
#> make_stairs(1, 4)
#> make_stairs(10, 7, 12, 3)
#> make_stairs(0, 0, 0)
#> make_stairs(-5, 5, -5, 5)
#> make_stairs(100, 150, 125, 130, 60)
# %%
class Solution:
    def cipher(self, text, key):
        res = []
        k = 0
        for ch in text:
            if not ch.isalpha():
                res.append(ch); continue
            shift = key[k % len(key)]
            res.append(chr((ord(ch.lower()) - 97 + shift) % 26 + 97))
            k += 1
        return "".join(res)
#> Solution().cipher("abc xyz", [1])
#> Solution().cipher("Hello", [1, 2])
#> Solution().cipher("a-b-c", [-1, 0, 1])
#> Solution().cipher("", [5])
#> Solution().cipher("Zoo 42!", [3, 10])
# %%
class Solution:
    def spread_paint(self, tiles, drops):
        wet = [t for t in tiles]
        for i in range(len(wet)):
            left = wet[i-1] if i > 0 else 0
            if drops == 0:
                break
            if wet[i] == 0 and left != 3:
                wet[i] = left + 1
                drops -= 1
            elif wet[i] > 2:
                drops += 1
        return wet, drops
#> Solution().spread_paint([0, 0, 0], 2)
#> Solution().spread_paint([1, 0, 3, 0], 3)
#> Solution().spread_paint([0, 0, 0, 0, 0], 5)
#> Solution().spread_paint([], 4)
#> Solution().spread_paint([3, 0, 2, 0, 0], 1)
# %%
class Solution:
    def count_pairs(self, socks):
        drawer = set()
        pairs = 0
        first = None
        for i, s in enumerate(socks):
            if s in drawer:
                drawer.remove(s)
                pairs += 1
                if first is None: first = i
            else:
                drawer.add(s)
        return pairs, first, sorted(drawer)
#> Solution().count_pairs([1, 2, 1, 3])
#> Solution().count_pairs([4, 5, 6])
#> Solution().count_pairs([7, 7, 7, 7])
#> Solution().count_pairs([])
#> Solution().count_pairs([20, 10, 30, 10, 20, 10, 50])
# %%
def numbers_to_text(nums):
    res = ''
    for n in nums:
        if 1 <= n <= 26:
            res += chr(96 + n)
        elif n == 0:
            res += ' '
        elif -26 <= n < 0:
            res += chr(64 - n)
        else:
            res += '?'
    return res.strip(), res.count('?')
#> numbers_to_text([-8, 9])
#> numbers_to_text([0, 3, 1, 20, 0])
#> numbers_to_text([27, 26, -27])
#> numbers_to_text([])
#> numbers_to_text([-7, 15, 0, 100, 21, 16])
# %%
def swap_min_max(lst):
    lo = hi = 0
    for k in range(1, len(lst)):
        if lst[k] < lst[lo]: lo = k
        if lst[k] >= lst[hi]: hi = k
    temp = lst[lo]
    lst[lo] = lst[hi]
    lst[hi] = temp
    return lst, abs(hi - lo)
#> swap_min_max([4, 1, 9, 6])
#> swap_min_max([5, 5, 5])
#> swap_min_max([-3])
#> swap_min_max([80, 20, 80, 10, 40])
#> swap_min_max([2, 7, 2, 7, 0])
# %%
def trains(schedule, now):
    nxt = None
    missed = []
    for dest, t in schedule:
        if t < now:
            missed.append(dest)
        elif nxt is None or t < nxt[1]:
            nxt = (dest, t)
    if nxt == None:
        return "No more trains, missed " + str(len(missed))
    return nxt[0], nxt[1]-now, missed
#> trains([("Bath", 900), ("York", 915), ("Hull", 830)], 845)
#> trains([("Ayr", 700)], 1200)
#> trains([("Ely", 1010), ("Rye", 1005)], 1005)
#> trains([], 0)
#> trains([("Deal", 15), ("Looe", 5), ("Wick", 25), ("Ware", 10)], 12)
# %%
def nested_list_depths(data, depth=0):
    out = []
    for x in data:
        if type(x) == list:
            out = out + nested_list_depths(x, depth+1)
        else:
            out.append(x * 10 + depth)
    return out
#> nested_list_depths([1, [2, 3], 4])
#> nested_list_depths([[[5]]])
#> nested_list_depths([])
#> nested_list_depths([7, [], [8, [9, [6]]]])
#> nested_list_depths([[1], [-1], 0])
# %%
def sweep(nums):
    i = len(nums) - 1
    carry = 0
    while i >= 0:
        nums[i] = nums[i] + carry
        carry = 0
        if nums[i] > 9:
            carry = nums[i] // 10
            nums[i] %= 10
        i -= 1
    if carry > 0: nums = [carry] + nums
    return nums
#> sweep([1, 2, 13])
#> sweep([25, 9, 18])
#> sweep([4, 5, 6])
#> sweep([9, 9, 10])
#> sweep([0, 199, 5, 40])
