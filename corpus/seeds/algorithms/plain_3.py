# %%
def backpack(items, limit):
    packed = []
    weight = 0
    for name, w in items:
        if weight + w > limit:
            continue
        packed.append(name)
        weight += w
    packed.sort()
    return packed, limit - weight
#> backpack([("tent", 5), ("rope", 2), ("pan", 3)], 8)
#> backpack([], 4)
#> backpack([("rock", 9)], 3)
#> backpack([("map", 1), ("book", 4), ("axe", 6), ("cup", 1)], 7)
#> backpack([("z", 2), ("y", 2), ("x", 2)], 6)

# %%
def dashes_between_odds(num):
    s = str(num)
    res = s[0]
    for i in range(1, len(s)):
        if int(s[i]) % 2 == 1 and int(s[i-1]) % 2 == 1:
            res += "-"
        elif s[i] == s[i-1]:
            res += "*"
        res += s[i]
    return res
#> dashes_between_odds(13572)
#> dashes_between_odds(4)
#> dashes_between_odds(2200)
#> dashes_between_odds(99188)
#> dashes_between_odds(102030)

# %%
def countBigger(arr):
  result = []
  for i in range(len(arr)):
    c = 0
    for j in range(i):
      if arr[j] > arr[i]:
        c = c + 1
    result.append(c)
  return result
#> countBigger([5, 3, 4, 1])
#> countBigger([])
#> countBigger([1, 2, 3])
#> countBigger([2, 2, 1, 9, 0])
#> countBigger([10])

# %%
def hide_email(mail):
    name, at, host = mail.partition("@")
    if at == "":
        return "not an email"
    hidden = ""
    for i, c in enumerate(name):
        if i == 0 or i == len(name) - 1:
            hidden += c
        else:
            hidden += "."
    return hidden + at + host.lower()
#> hide_email("marta@Post.org")
#> hide_email("nobody")
#> hide_email("x@y")
#> hide_email("jo.smith@HOME.net")
#> hide_email("@void")

# %%
def coin_flip_score(flips):
    score = 0
    bonus = 1
    for f in flips:
        if f == "H":
            score += bonus
            bonus *= 2
        else:
            bonus = 1
    return score
#> coin_flip_score("HHTH")
#> coin_flip_score("")
#> coin_flip_score("TTT")
#> coin_flip_score("HHHHT")
#> coin_flip_score("THTHHTH")

# %%
def sandwich(layers, spread):
    out = []
    for layer in layers:
        out.append(layer)
        out.append(spread)
    if len(out) > 0:
        out.pop()
    out.insert(0, "bread")
    out.append("bread")
    return out
#> sandwich(["ham", "egg"], "mayo")
#> sandwich([], "jam")
#> sandwich(["cheese"], "butter")
#> sandwich(["leaf", "leaf", "tomato"], "oil")
#> sandwich(["a", "b", "c", "d"], "-")

# %%
def find_missing_letters(word, alphabet):
    missing = ""
    for c in alphabet:
        if c not in word:
            missing += c
    if missing == "":
        return None
    return missing
#> find_missing_letters("bead", "abcdef")
#> find_missing_letters("cab", "abc")
#> find_missing_letters("", "xyz")
#> find_missing_letters("tools", "lmnopqrst")
#> find_missing_letters("anything", "")

# %%
def average_by_group(rows):
    sums = {}
    counts = {}
    for group, val in rows:
        sums[group] = sums.get(group, 0) + val
        counts[group] = counts.get(group, 0) + 1
    res = {}
    for g in sums:
        res[g] = round(sums[g] / counts[g], 2)
    return res
#> average_by_group([("a", 4), ("b", 10), ("a", 7)])
#> average_by_group([])
#> average_by_group([("x", 1), ("x", 2), ("x", 2)])
#> average_by_group([("m", 0), ("n", 3), ("n", 4), ("o", -5)])
#> average_by_group([("q", 100)])

# %%
def bounce(height, floor_gap):
    path = [height]
    going_down = True
    while height > 0:
        if going_down == True:
            height -= floor_gap
        else:
            height = height + floor_gap // 2
        going_down = not going_down
        path.append(height)
    return path
#> bounce(10, 6)
#> bounce(0, 3)
#> bounce(5, 5)
#> bounce(9, 4)
#> bounce(20, 11)

# %%
def last_word_first_letter(sentences):
    letters = []
    for s in sentences:
        words = s.split()
        if not words:
            letters.append("_")
            continue
        letters.append(words[-1][0])
    return "".join(letters).upper()
#> last_word_first_letter(["I am here", "see you", "ok"])
#> last_word_first_letter([])
#> last_word_first_letter(["", "  ", "end"])
#> last_word_first_letter(["red apple", "blue nut", "hot tea"])
#> last_word_first_letter(["x"])

# %%
class Solution:
    def guessGame(self, secret, guesses):
        tries = 0
        for g in guesses:
            tries += 1
            if g == secret:
                return "won in " + str(tries)
            elif abs(g - secret) <= 2:
                tries -= 1
        return "lost"
#> Solution().guessGame(7, [3, 9, 7])
#> Solution().guessGame(4, [])
#> Solution().guessGame(secret=50, guesses=[10, 20, 90, 51])
#> Solution().guessGame(12, [12])
#> Solution().guessGame(6, [1, 5, 7, 4, 6])

# %%
def remove_neighbours(nums, val):
    res = []
    for i in range(len(nums)):
        left = i > 0 and nums[i - 1] == val
        right = i < len(nums) - 1 and nums[i + 1] == val
        if left or right:
            continue
        res.append(nums[i])
    return res
#> remove_neighbours([1, 9, 2, 3, 4], 9)
#> remove_neighbours([], 5)
#> remove_neighbours([7, 7, 7], 7)
#> remove_neighbours([0, 1, 2, 0, 3, 4], 0)
#> remove_neighbours([6, 5], 4)

# %%
class Solution:
    def nickName(self, names):
        used = []
        for n in names:
            k = 1
            while k < len(n) and n[:k] in used:
                k += 1
            used.append(n[:k])
        return used
#> Solution().nickName(["sara", "saul", "sam"])
#> Solution().nickName([])
#> Solution().nickName(["bo", "bo", "bo"])
#> Solution().nickName(names=["tim", "kim", "tom", "kit"])
#> Solution().nickName(["x", "xy", "xyz", "xyzw"])

# %%
def evens_up_odds_down(arr):
    evens = []
    odds = []
    for a in arr:
        if a % 2 == 0:
            evens.append(a)
        else:
            odds.append(a)
    evens.sort()
    odds.sort(reverse=True)
    return evens + odds
#> evens_up_odds_down([5, 2, 9, 4])
#> evens_up_odds_down([])
#> evens_up_odds_down([1, 3, 5])
#> evens_up_odds_down([8, 6, 7, 5, 3, 0])
#> evens_up_odds_down([-2, -3])

# %%
def count_blocks(s, mark):
    blocks = 0
    inside = False
    for c in s:
        if c == mark and not inside:
            inside = True
            blocks += 1
        elif c != mark:
            inside = False
    return blocks
#> count_blocks("..##.#..", "#")
#> count_blocks("", "x")
#> count_blocks("aaaa", "a")
#> count_blocks("abcabca", "b")
#> count_blocks("o-oo-ooo", "o")

# %%
def money_words(cents):
    e = cents // 100
    c = cents % 100
    parts = []
    if e == 1:
        parts.append("1 euro")
    elif e > 1:
        parts.append(str(e) + " euros")
    if c > 0:
        parts.append(str(c) + " cents")
    if len(parts) == 0:
        return "nothing"
    return " and ".join(parts)
#> money_words(250)
#> money_words(0)
#> money_words(100)
#> money_words(99)
#> money_words(701)

# %%
def deepest_common(a, b):
    n = 0
    common = ""
    while n < len(a) and n < len(b):
        if a[n].lower() != b[n].lower():
            break
        common += a[n].lower()
        n += 1
    return common, a[n:], b[n:]
#> deepest_common("Rainbow", "raincoat")
#> deepest_common("", "tea")
#> deepest_common("sun", "Sunday")
#> deepest_common("left", "right")
#> deepest_common("OK", "ok")

# %%
def shuffle_cards(deck, cuts):
    for cut in cuts:
        top = deck[:cut]
        bottom = deck[cut:]
        deck = []
        while top or bottom:
            if bottom:
                deck.append(bottom.pop(0))
            if top:
                deck.append(top.pop(0))
    return deck
#> shuffle_cards([1, 2, 3, 4], [2])
#> shuffle_cards([1, 2, 3], [])
#> shuffle_cards(["a", "b", "c"], [1, 1])
#> shuffle_cards([], [3])
#> shuffle_cards([9, 8, 7, 6, 5], [0, 3])

# %%
def is_spaced(positions, gap):
    positions = sorted(positions)
    ok = True
    i = 0
    while i < len(positions) - 1:
        if positions[i + 1] - positions[i] < gap:
            ok = False
            break
        i += 1
    if ok: return True
    else: return positions[i]
#> is_spaced([1, 9, 5], 3)
#> is_spaced([], 2)
#> is_spaced([4, 5, 20], 2)
#> is_spaced([10, 0, 30, 21], 10)
#> is_spaced([3, 3], 1)

# %%
def word_value(word, bonus_letters):
    value = 0
    for ch in word.lower():
        if ch < "a" or ch > "z":
            continue
        pts = ord(ch) - 96
        if ch in bonus_letters:
            pts *= 2
        value += pts
    return value
#> word_value("Fig", "g")
#> word_value("", "abc")
#> word_value("a-b", "")
#> word_value("Jazz", "zj")
#> word_value("x1y2", "y")

# %%
def until_repeat(n):
    seen = []
    while n not in seen:
        seen.append(n)
        n = (n * 7 + 3) % 20
    start = seen.index(n)
    return seen[:start], seen[start:]
#> until_repeat(1)
#> until_repeat(50)
#> until_repeat(9)
#> until_repeat(14)
#> until_repeat(100)

# %%
def draw_bars(data):
    lines = []
    for key in sorted(data.keys()):
        bar = ""
        for i in range(data[key]):
            bar += "="
        lines.append(key + " " + bar + ">")
    return lines
#> draw_bars({"mon": 3, "fri": 1})
#> draw_bars({})
#> draw_bars({"x": 0})
#> draw_bars({"b": 2, "a": 4, "c": 1})
#> draw_bars({"wed": 5, "tue": 2})

# %%
def halfSum(list1):
    if(len(list1)==0):
        return (0,0)
    left=0;right=0
    for i in range(0,len(list1)):
        if(i<len(list1)/2):
            left=left+list1[i]
        else:
            right=right+list1[i]
    return (left,right)
#> halfSum([1,2,3,4])
#> halfSum([])
#> halfSum([5,5,5])
#> halfSum([10])
#> halfSum([7,0,2,9,1,1])

# %%
def plural(counts):
    out = []
    for word, n in counts:
        if n == 1:
            out.append("1 " + word)
        elif word.endswith("y"):
            out.append(str(n) + " " + word[:-1] + "ies")
        elif word.endswith("s") or word.endswith("x"):
            out.append(str(n) + " " + word + "es")
        else:
            out.append(str(n) + " " + word + "s")
    return ", ".join(out)
#> plural([("cat", 2), ("fox", 3), ("pony", 1)])
#> plural([])
#> plural([("bus", 0), ("berry", 8)])
#> plural([("box", 1), ("lid", 4), ("fly", 2)])
#> plural([("tree", 1)])

# %%
class Solution:
    def firstBadStep(self, steps, max_up, max_down):
        height = 0
        for i, s in enumerate(steps):
            if s > max_up or s < -max_down:
                return i, height
            height += s
        return -1, height
#> Solution().firstBadStep([2, 3, -1, 8, 1], 5, 4)
#> Solution().firstBadStep([], 1, 1)
#> Solution().firstBadStep([1, 2, 3, -6, 1], max_up=3, max_down=5)
#> Solution().firstBadStep([3, 3, -2, -2, 1], 3, 2)
#> Solution().firstBadStep([10], 5, 5)

# %%
def rename_keys(record, prefix):
    fresh = {}
    for k in list(record.keys()):
        v = record.pop(k)
        if k.startswith(prefix):
            k = k[len(prefix):]
        if v is not None:
            fresh[k] = v
    return fresh, len(record)
#> rename_keys({"old_id": 4, "name": "bo"}, "old_")
#> rename_keys({}, "x")
#> rename_keys({"a": None, "b": 0}, "a")
#> rename_keys({"t1": 5, "t2": None, "t": 6}, "t")
#> rename_keys({"my_x": 1, "x": 2}, "my_")

# %%
def last_digit_chain(n, times):
    chain = ""
    cur = n
    for i in range(times):
        cur = cur * n % 100
        chain += str(cur % 10)
        if cur % 10 == 0:
            break
    return chain
#> last_digit_chain(7, 4)
#> last_digit_chain(10, 5)
#> last_digit_chain(3, 0)
#> last_digit_chain(12, 6)
#> last_digit_chain(25, 3)

# %%
def balance_scale(left, right):
    moves = 0
    left = sorted(left)
    while left and sum(left) > sum(right):
        x = left.pop(0)
        right.append(x)
        moves += 1
    return moves, sum(left) - sum(right)
#> balance_scale([4, 1, 6], [2])
#> balance_scale([], [3])
#> balance_scale([5, 5, 5, 9], [1])
#> balance_scale([9], [])
#> balance_scale([8, 2, 7, 3], [1, 1])

# %%
def duplicate_vowels(text, n):
    out = ""
    for c in text:
        if c.lower() in ("a", "e", "i", "o", "u"):
            out += c * n
        else:
            out += c
    return out if len(out) <= 15 else out[:15] + "..."
#> duplicate_vowels("hola", 3)
#> duplicate_vowels("", 2)
#> duplicate_vowels("Please", 0)
#> duplicate_vowels("echo ooh", 4)
#> duplicate_vowels("why", 9)

# %%
class Solution:
    def countSafe(self, cells):
        safe = 0
        for i in range(len(cells)):
            near = cells[max(0, i - 1):i + 2]
            if "x" not in near:
                safe += 1
        return safe
#> Solution().countSafe("..x...")
#> Solution().countSafe("")
#> Solution().countSafe("xxx")
#> Solution().countSafe(cells="........x")
#> Solution().countSafe(".x..x..")

# %%
def string_minus(a, b):
    res = list(a)
    for c in b:
        if c in res:
            res.remove(c)
        else:
            res.append(c.upper())
    return "".join(res)
#> string_minus("planet", "tap")
#> string_minus("", "ab")
#> string_minus("noon", "no")
#> string_minus("grape", "grapes")
#> string_minus("aaa", "")

# %%
def smallest_gap_pair(nums):
    nums.sort()
    best = None
    pair = ()
    for a, b in zip(nums, nums[1:]):
        if best is None or b - a < best:
            best = b - a
            pair = (a, b)
    return pair
#> smallest_gap_pair([10, 3, 7, 20])
#> smallest_gap_pair([])
#> smallest_gap_pair([4])
#> smallest_gap_pair([5, 1, 5, 9])
#> smallest_gap_pair([100, 0, 51, 49, 80])

# %%
def read_scores(text):
    scores = []
    errors = 0
    for piece in text.split(","):
        piece = piece.strip()
        if piece.isdigit():
            scores.append(int(piece))
        else:
            errors = errors + 1
    if len(scores) == 0:
        return errors
    return max(scores), errors
#> read_scores("12, 7, x, 30")
#> read_scores("")
#> read_scores("5")
#> read_scores("-4, 4, 4.0, 44")
#> read_scores("a,b")

# %%
def knights_table(n, skip):
    people = list(range(1, n + 1))
    out = []
    i = 0
    while len(people) > 1:
        i = (i + skip) % len(people)
        out.append(people.pop(i))
    return people, out
#> knights_table(5, 1)
#> knights_table(1, 3)
#> knights_table(4, 2)
#> knights_table(7, 3)
#> knights_table(3, 0)

# %%
def word_pyramid(words):
    lines = []
    width = max([len(w) for w in words], default=0)
    for w in words:
        space = (width - len(w)) // 2
        line = ""
        for i in range(space):
            line += " "
        line += w
        lines.append(line)
    return lines
#> word_pyramid(["a", "bcd", "efghi"])
#> word_pyramid([])
#> word_pyramid(["same", "size"])
#> word_pyramid(["x", "longword"])
#> word_pyramid(["oh", "my", "goodness"])

# %%
def remove_first_last_equal(arr):
    removed = 0
    while len(arr) >= 2 and arr[0] == arr[-1]:
        arr = arr[1:-1]
        removed += 2
    if removed == 0:
        return arr
    return arr + [removed]
#> remove_first_last_equal([1, 2, 3, 2, 1])
#> remove_first_last_equal([])
#> remove_first_last_equal([4, 5, 5, 4])
#> remove_first_last_equal([6, 6, 6, 6])
#> remove_first_last_equal(["k", "a", "b", "k"])

# %%
def seasons(months):
   res = {}
   for m in months:
      if m in (12, 1, 2):
         name = "winter"
      elif m <= 5:
         name = "spring"
      elif m <= 8:
         name = "summer"
      else:
         name = "autumn"
      if name not in res:
         res[name] = 0
      res[name] += 1
   return res
#> seasons([1, 4, 7, 12])
#> seasons([])
#> seasons([9, 10, 11])
#> seasons([3, 6, 3, 8, 2])
#> seasons([5])

# %%
def near_square(n):
    i = 0
    while i * i < n:
        i += 1
    below = (i - 1) * (i - 1)
    above = i * i
    if n - below < above - n:
        return below
    return above
#> near_square(30)
#> near_square(0)
#> near_square(49)
#> near_square(57)
#> near_square(3)

# %%
def two_lists_duel(p, q):
    score = [0, 0]
    for i in range(min(len(p), len(q))):
        if p[i] > q[i]:
            score[0] += 1
        elif p[i] < q[i]:
            score[1] += 1
    if score[0] == score[1]:
        return "draw"
    return "first" if score[0] > score[1] else "second"
#> two_lists_duel([3, 5, 2], [1, 6, 1])
#> two_lists_duel([], [9])
#> two_lists_duel([2, 2], [2, 2, 2])
#> two_lists_duel([1, 1, 7], [4, 4, 0])
#> two_lists_duel([5, 4, 3, 2], [4, 5])

# %%
def swap_letters(text, a, b):
    out = ""
    changed = 0
    for ch in text:
        if ch == a:
            out += b
            changed += 1
        elif ch == b:
            out += a
            changed += 1
        else:
            out += ch
    return (out, changed)
#> swap_letters("paper", "p", "r")
#> swap_letters("", "a", "b")
#> swap_letters("moon", "x", "y")
#> swap_letters("toot", "t", "o")
#> swap_letters("banana", "a", "n")
