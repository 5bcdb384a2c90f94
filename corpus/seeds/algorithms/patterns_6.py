# %%
class Solution:
    def parseSeats(self, plan):
        free, longest, cur = 0, 0, 0
        start = best_at = None
        for i, c in enumerate(plan + "#"):
            if c == "_":
                if cur == 0:
                    start = i
                cur += 1
                free += 1
                continue
            if cur > longest:
                longest, best_at = cur, start
            cur = 0
        return free, longest, best_at
#> Solution().parseSeats("_x__x___")
#> Solution().parseSeats("xxxx")
#> Solution().parseSeats("__#__")
#> Solution().parseSeats("______")
#> Solution().parseSeats("x_x_xx__x")
# %%
def initials_rank(names):
    def key(n):
        first, _, last = n.rpartition(" ")
        return (last[:1].upper(), -len(first), n)
    names = sorted(names, key=key)
    groups = {}
    for n in names:
        groups.setdefault(key(n)[0], []).append(n.split()[0])
    return groups
#> initials_rank(["Ada King", "Bo Kent", "Al Bell"])
#> initials_rank(["Plato", "Pia Poe"])
#> initials_rank(["Jo Ann Li", "Max Lo", "Z low"])
#> initials_rank([])
#> initials_rank(["Tim Oz", "Tom Oz", "Thomas Oz"])
# %%
def diamond(ch):
    n = ord(ch) - ord("A")
    rows = []
    for i in range(n + 1):
        c = chr(ord("A") + i)
        if i == 0:
            body = c
        else:
            body = c + "." * (2 * i - 1) + c.lower()
        rows.append("." * (n - i) + body)
    return rows + rows[-2::-1] if n % 2 == 0 else rows
#> diamond("A")
#> diamond("C")
#> diamond("B")
#> diamond("D")
#> diamond("E")
# %%
class Solution:
    def numberToPhrase(self, n):
        names = ["zero", "ein", "dva", "tre", "fyra", "pyat", "sei", "siete", "ocho", "nio"]
        if n < 0:
            return "minus-" + self.numberToPhrase(-n)
        digits = str(n)
        parts = []
        i = 0
        while i < len(digits):
            j = i
            while j < len(digits) and digits[j] == digits[i]:
                j += 1
            word = names[int(digits[i])]
            if j - i > 1:
                word = f"{j - i}{word[:2]}"
            parts.append(word)
            i = j
        return "-".join(parts)
#> Solution().numberToPhrase(305)
#> Solution().numberToPhrase(-1177)
#> Solution().numberToPhrase(0)
#> Solution().numberToPhrase(99990)
#> Solution().numberToPhrase(-42)
# %%
def swap_ends(words):
    out = []
    carry = ""
    for w in words:
        if len(w) < 2:
            carry += w
            continue
        head, mid, tail = w[0], w[1:-1], w[-1]
        out.append(tail + mid + carry + head)
        carry = ""
    if carry:
        out.append("(" + carry + ")")
    return out
#> swap_ends(["cat", "a", "bird"])
#> swap_ends(["x", "y"])
#> swap_ends(["on", "off", "z"])
#> swap_ends(["", "ab", "", "cde"])
#> swap_ends(["i", "am", "o", "k", "here"])
# %%
def hex_dump(s, width):
    rows = []
    for at in range(0, len(s), width):
        chunk = s[at:at + width]
        codes = " ".join(format(ord(c), "02x") for c in chunk)
        shown = "".join(c if c.isprintable() and c != " " else "." for c in chunk)
        rows.append(f"{at:02d}: {codes:<{width * 3 - 1}} {shown}")
    return rows
#> hex_dump("Hi you", 4)
#> hex_dump("a\tb\n", 2)
#> hex_dump("", 3)
#> hex_dump("12345", 3)
#> hex_dump("~", 2)
# %%
class Solution:
    def lockDial(self, start, turns):
        pos = start
        code = ""
        for t in turns.split():
            side, n = t[0], int(t[1:])
            move = -n if side == "L" else n
            laps, pos = divmod(pos + move, 40)
            code += chr(65 + pos % 26)
            if laps:
                code += str(abs(laps))
        return code, pos
#> Solution().lockDial(0, "R10 L15")
#> Solution().lockDial(20, "R25 R35")
#> Solution().lockDial(5, "L5")
#> Solution().lockDial(39, "R1 L1 R100")
#> Solution().lockDial(12, "")
# %%
def poem_shape(lines):
    target = max(len(l) for l in lines)
    shaped = []
    for i, line in enumerate(lines):
        words = line.split()
        if i % 2 and len(words) > 1:
            words[0], words[-1] = words[-1], words[0]
        text = " ".join(words)
        shaped.append(text.rjust(target, "~") if i % 2 else text.ljust(target, "~"))
    return shaped
#> poem_shape(["red sun", "low over hill", "ash"])
#> poem_shape(["one"])
#> poem_shape(["a b", "c d e", "f", "g"])
#> poem_shape(["  wide  open ", "x y"])
#> poem_shape(["snow", "falls now", "we sleep in"])
# %%
def char_votes(ballots):
    tally = {}
    for b in ballots:
        for rank, ch in enumerate(b):
            tally[ch] = tally.get(ch, 0) + len(b) - rank
    order = sorted(tally, key=lambda c: (-tally[c], c))
    if len(order) > 1 and tally[order[0]] == tally[order[1]]:
        return "tie " + order[0] + order[1], tally[order[0]]
    return "".join(order), tally[order[0]] if order else 0
#> char_votes(["abc", "bac", "bca"])
#> char_votes(["xy", "yx"])
#> char_votes([])
#> char_votes(["q", "rq", "srq"])
#> char_votes(["dcba", "ab", "a"])
# %%
class Solution:
    def balanceText(self, s):
        # weigh letters left and right of each place
        w = [ord(c) - 96 if c.isalpha() else 0 for c in s.lower()]
        total = sum(w)
        left = 0
        best = (total + 1, -1)
        for i, v in enumerate(w):
            right = total - left - v
            best = min(best, (abs(left - right), i))
            left += v
        return best, s[best[1]] if s else ""
#> Solution().balanceText("abcba")
#> Solution().balanceText("Zoo")
#> Solution().balanceText("a1b2c3")
#> Solution().balanceText("")
#> Solution().balanceText("planet x")
# %%
def tidy_list(s):
    items = []
    for raw in s.split(";"):
        name, star, qty = raw.strip().partition("*")
        name = name.strip().lower()
        if not name:
            continue
        n = int(qty) if star and qty.strip().isdigit() else 1
        for pair in items:
            if pair[0] == name:
                pair[1] += n
                break
        else:
            items.append([name, n])
    return "; ".join(n if q == 1 else f"{n}*{q}" for n, q in items)
#> tidy_list("milk; eggs*6; Milk")
#> tidy_list("tea*x; *4; tea")
#> tidy_list(";;")
#> tidy_list("a*2;b;a*3;B*0")
#> tidy_list("Nuts * 12 ;figs")
# %%
def place_marks(a, b):
    same = shifted = 0
    note = []
    for i, ch in enumerate(a):
        if b[i:i + 1] == ch:
            same += 1
            note.append("=")
        elif ch in b[max(0, i - 1):i + 2]:
            shifted += 1
            note.append("<" if b[i - 1:i] == ch else ">")
        else:
            note.append("x")
    return "".join(note), same * 2 + shifted
#> place_marks("form", "from")
#> place_marks("table", "cable")
#> place_marks("ab", "ba")
#> place_marks("stale", "least")
#> place_marks("xyz", "")
# %%
class Solution:
    def unpack(self, spec):
        def grow(i):
            out = ""
            num = 0
            while i < len(spec) and spec[i] != "]":
                c = spec[i]
                if c.isdigit():
                    num = num * 10 + int(c)
                elif c == "[":
                    inner, i = grow(i + 1)
                    out += "(" + inner + ")" + (f"^{num}" if num else "")
                    num = 0
                else:
                    out += c * (num or 1)
                    num = 0
                i += 1
            return out, i
        return grow(0)[0]
#> Solution().unpack("3ab")
#> Solution().unpack("2[x2y]z")
#> Solution().unpack("[a[b]]")
#> Solution().unpack("")
#> Solution().unpack("10q4[")
# %%
def rank_hand(cards):
    order = "23456789TJQKA"
    ranks = sorted((order.index(c[0]) for c in cards), reverse=True)
    suits = [c[1] for c in cards]
    flush = suits.count(suits[0]) == len(suits)
    straight = all(a - b == 1 for a, b in zip(ranks, ranks[1:]))
    groups = sorted((ranks.count(r) for r in dict.fromkeys(ranks)), reverse=True)
    label = "".join(map(str, groups))
    if straight:
        label = "S" + label
    return label + ("F" if flush else ""), order[ranks[0]]
#> rank_hand(["9h", "Th", "Jh"])
#> rank_hand(["2c", "2d", "Ks", "Kh"])
#> rank_hand(["As", "3s", "7s"])
#> rank_hand(["5d"])
#> rank_hand(["7h", "6c", "8d", "5h", "4s"])
# %%
def ascii_slope(heights):
    if not heights:
        return ""
    line = ""
    for a, b in zip(heights, heights[1:]):
        d = b - a
        if d == 0:
            line += "_"
        else:
            line += ("/" if d > 0 else "\\") * min(abs(d), 3)
    peaks = line.count("/\\")
    return line.replace("\\", "L"), peaks
#> ascii_slope([1, 3, 3, 2])
#> ascii_slope([5, 6, 5, 6, 0])
#> ascii_slope([4])
#> ascii_slope([])
#> ascii_slope([0, 9, 2, 2, -7])
# %%
class Solution:
    def vowelLadder(self, word):
        nxt = str.maketrans("aeiouAEIOU", "eiouaEIOUA")
        seen = [word]
        cur = word
        while len(seen) < 6:
            cur = cur.translate(nxt)
            cur = cur[1:] + cur[:1]
            if cur in seen:
                return seen.index(cur), len(seen)
            seen.append(cur)
        return seen[-1], min(seen)
#> Solution().vowelLadder("cat")
#> Solution().vowelLadder("aeiou")
#> Solution().vowelLadder("Oak")
#> Solution().vowelLadder("xyz")
#> Solution().vowelLadder("pp")
# %%
def subscript_read(s):
    out = []
    for tok in s.replace("]", " ").replace("[", " [").split():
        if tok.startswith("["):
            arg = tok[1:]
            if not out:
                return ["!"]
            base = out.pop()
            if ":" in arg:
                a, b = arg.split(":")
                lo = int(a) if a else None
                hi = int(b) if b else None
                out.append(base[lo:hi])
            else:
                out.append(base[int(arg) % len(base)])
        else:
            out.append(tok)
    return out
#> subscript_read("hello[1:3]")
#> subscript_read("cat[7] dog[-1]")
#> subscript_read("[0]")
#> subscript_read("window[:-3][1:] pane")
#> subscript_read("abc xyz[2:]")
# %%
def longest_prefix_group(words, k):
    groups = {}
    for w in words:
        groups.setdefault(w[:k], []).append(w)
    name, members = max(groups.items(), key=lambda kv: (len(kv[1]), kv[0]))
    while len(members) > 1:
        longer = name + members[0][len(name):len(name) + 1]
        if longer == name or not all(m.startswith(longer) for m in members):
            break
        name = longer
    return name, [m[len(name):] for m in members]
#> longest_prefix_group(["preset", "press", "prime"], 2)
#> longest_prefix_group(["over", "overt", "oven"], 1)
#> longest_prefix_group(["ab", "cd"], 2)
#> longest_prefix_group(["sunday", "sunder", "mon", "sundry"], 3)
#> longest_prefix_group(["x"], 5)
# %%
class Solution:
    def compressKeys(self, text):
        # one key for each pair of neighbours that comes twice or more
        keys = iter("0123456789")
        book = {}
        for _ in range(3):
            pairs = [text[i:i + 2] for i in range(len(text) - 1)]
            top = max(pairs, key=lambda p: (text.count(p), p), default="")
            if not top or text.count(top) < 2:
                break
            k = next(keys)
            book[k] = top
            text = text.replace(top, k)
        return text, book
#> Solution().compressKeys("abababc")
#> Solution().compressKeys("the thin thief")
#> Solution().compressKeys("xyz")
#> Solution().compressKeys("aaaaaa")
#> Solution().compressKeys("q")
# %%
def price_tags(tags):
    best = {}
    for tag in tags:
        shop, item, price = tag.split("/")
        euros, _, cents = price.partition(",")
        value = int(euros) * 100 + int(cents.ljust(2, "0") or 0)
        if item not in best or value < best[item][0]:
            best[item] = (value, shop)
    return [f"{i}@{s}:{v / 100:.2f}" for i, (v, s) in sorted(best.items())]
#> price_tags(["A/tea/3,5", "B/tea/3,45"])
#> price_tags(["X/jam/4", "X/bun/0,8", "Y/jam/4"])
#> price_tags([])
#> price_tags(["M/oil/12,", "N/oil/11,99", "N/ale/2,05"])
#> price_tags(["Q/pen/100,1"])
# %%
def word_triangle(s):
    rows = []
    while s:
        rows.append(s)
        nxt = ""
        for a, b in zip(s, s[1:]):
            nxt += chr((ord(a) + ord(b)) // 2)
        s = nxt
    return rows[-1] if rows else None, len(rows), "".join(r[0] for r in rows)
#> word_triangle("ace")
#> word_triangle("zebra")
#> word_triangle("")
#> word_triangle("Mm")
#> word_triangle("19az")
# %%
class Solution:
    def shortHand(self, msg):
        table = {"you": "u", "are": "r", "to": "2", "for": "4", "see": "c", "ate": "8"}
        out = []
        for w in msg.lower().split():
            mark = w[-1] if w[-1] in "?!." else ""
            w = w[:-1] if mark else w
            if w in table:
                w = table[w]
            else:
                for k, v in table.items():
                    if k in w and len(k) == 3:
                        w = w.replace(k, v.upper(), 1)
                        break
            if out and len(w) == 1 and len(out[-1]) == 1:
                out[-1] += w + mark
            else:
                out.append(w + mark)
        return " ".join(out)
#> Solution().shortHand("see you later")
#> Solution().shortHand("Are you for real?")
#> Solution().shortHand("go to bed!")
#> Solution().shortHand("create your forest")
#> Solution().shortHand("")
# %%
def group_digits(n, sep=" ", first=3, other=2):
    digits = str(abs(n))
    parts = [digits[-first:]]
    rest = digits[:-first]
    while rest:
        parts.insert(0, rest[-other:])
        rest = rest[:-other]
    if len(parts[0]) == 1 and len(parts) > 2:
        parts[0:2] = ["".join(parts[0:2])]
    return ("-" if n < 0 else "") + sep.join(parts)
#> group_digits(1234567)
#> group_digits(-98765)
#> group_digits(42)
#> group_digits(12345678, ",", 2, 3)
#> group_digits(-1000000, "'")
# %%
def best_shift(plain, cipher):
    counts = {}
    for p, c in zip(plain.lower(), cipher.lower()):
        if p.isalpha() and c.isalpha():
            k = (ord(c) - ord(p)) % 26
            counts[k] = counts.get(k, 0) + 1
    if not counts:
        return None
    shift = min(counts, key=lambda k: (-counts[k], k))
    wrong = sum(counts.values()) - counts[shift]
    return shift, wrong
#> best_shift("abc", "def")
#> best_shift("Hello", "Ifmmx")
#> best_shift("12", "34")
#> best_shift("zoo", "ypq")
#> best_shift("ab-cd", "ZAzbc")
# %%
class Solution:
    def nestedList(self, s):
        stack, cur = [], []
        word = ""
        for c in s:
            if c.isalnum():
                word += c
                continue
            if word:
                cur.append(int(word) if word.isdigit() else word)
                word = ""
            if c == "(":
                stack.append(cur)
                cur = []
            elif c == ")":
                done, cur = cur, stack.pop()
                cur.append(done)
        if word:
            cur.append(word)
        return cur, len(stack)
#> Solution().nestedList("(add 1 (mul 2 x))")
#> Solution().nestedList("a b 3")
#> Solution().nestedList("((7)")
#> Solution().nestedList("(p)(q r)()")
#> Solution().nestedList("x) y")
# %%
def clap_line(s, every):
    out = []
    beat = 0
    for ch in s:
        out.append(ch)
        if ch in " -":
            beat = 0
        elif ch.lower() in "aeiou":
            beat += 1
            if beat == every:
                out[-1] = ch + "*"
                beat = 0
    return "".join(out), sum(x.endswith("*") for x in out)
#> clap_line("banana", 2)
#> clap_line("I see you", 1)
#> clap_line("onomatopoeia", 3)
#> clap_line("psst", 1)
#> clap_line("re-do it again", 2)
# %%
def fold_text(s, at):
    top, bottom = s[:at], s[at:][::-1]
    size = max(len(top), len(bottom))
    top, bottom = top.rjust(size), bottom.rjust(size)
    seen = ""
    for t, b in zip(top, bottom):
        if t == " ":
            seen += b.upper()
        elif b == " ":
            seen += t
        else:
            seen += max(t, b)
    return seen
#> fold_text("abcdef", 3)
#> fold_text("hello", 4)
#> fold_text("tide", 1)
#> fold_text("noon", 0)
#> fold_text("wonderland", 6)
# %%
class Solution:
    def starRating(self, review: str) -> str:
        good = ("great", "good", "nice")
        bad = ("bad", "awful", "poor")
        score = 6
        flip = 1
        for w in review.lower().replace(",", "").split():
            if w in ("not", "never"):
                flip = -1
                continue
            if w.startswith(good):
                score += flip * 2
            elif w.startswith(bad):
                score -= flip * 3
            flip = 1
        full, half = divmod(max(0, min(score, 10)), 2)
        return "*" * full + "+" * half
#> Solution().starRating("great and nice")
#> Solution().starRating("not bad, not good")
#> Solution().starRating("awful poorly bad")
#> Solution().starRating("it is a book")
#> Solution().starRating("never great, badly done")
# %%
def sequence_gaps(codes):
    out = []
    prev = None
    for c in codes:
        head = c.rstrip("0123456789")
        n = int(c[len(head):])
        if prev is not None and prev[0] == head:
            for k in range(prev[1] + 1, n):
                out.append(head + str(k).zfill(len(c) - len(head)))
        prev = (head, n)
    return out
#> sequence_gaps(["A07", "A10"])
#> sequence_gaps(["x1", "x2", "y5", "y7"])
#> sequence_gaps(["R099", "R102"])
#> sequence_gaps(["k9", "k5"])
#> sequence_gaps(["b1", "b3", "b4", "b7"])
# %%
def text_bar(data, width):
    top = max(data.values())
    pad = max(map(len, data))
    lines = []
    for k in sorted(data, key=data.get, reverse=True):
        cells = data[k] * width / top
        full = int(cells)
        bar = "#" * full + ("+" if cells - full >= 0.5 else "")
        lines.append(f"{k:>{pad}}|{bar}")
    return lines
#> text_bar({"a": 4, "bb": 8}, 6)
#> text_bar({"x": 1, "y": 2, "z": 3}, 4)
#> text_bar({"solo": 7}, 3)
#> text_bar({"lo": 0, "mid": 5, "hi": 9}, 5)
#> text_bar({"p": 10, "q": 10, "rr": 1}, 2)
# %%
class Solution:
    def dropCaps(self, s):
        out, buffer = [], ""
        for ch in s + "\0":
            if ch.isupper():
                buffer += ch
                continue
            if len(buffer) == 1:
                out.append(buffer)
            elif buffer:
                out.append(buffer[0] + buffer[1:].lower())
            buffer = ""
            out.append(ch)
        return "".join(out[:-1])
#> Solution().dropCaps("NASA has Rockets")
#> Solution().dropCaps("ABcDEFg")
#> Solution().dropCaps("lower")
#> Solution().dropCaps("HELLO WORLD")
#> Solution().dropCaps("A-BC-DEF")
# %%
from itertools import zip_longest

def column_join(*cols):
    rows = []
    for cells in zip_longest(*cols, fillvalue=""):
        row = "".join(cells)
        if row == row[::-1] and len(row) > 1:
            row = row.upper()
        rows.append(row)
    return max(rows, key=len, default="-"), rows
#> column_join("abc", "xbz")
#> column_join("hello", "no", "yes")
#> column_join()
#> column_join("aba", "aba", "aba")
#> column_join("one", "", "three")
# %%
def meter_reading(prev, cur):
    size = len(prev)
    a, b = int(prev), int(cur)
    used = b - a
    rolled = used < 0
    if rolled:
        used += 10 ** size
    wheels = 0
    for x, y in zip(reversed(prev), reversed(cur.zfill(size))):
        if x != y:
            wheels += 1
    return used, wheels, rolled
#> meter_reading("00123", "00130")
#> meter_reading("9987", "0012")
#> meter_reading("450", "450")
#> meter_reading("0999", "1000")
#> meter_reading("70000", "8")
# %%
class Solution:
    def twoKeyCipher(self, s, k1, k2):
        alpha = "".join(dict.fromkeys(k1 + k2 + "abcdefghijklmnopqrstuvwxyz"))
        half = len(alpha) // 2
        low, high = alpha[:half], alpha[half:]
        table = str.maketrans(low + high, high + low)
        coded = s.translate(table)
        same = sum(a == b for a, b in zip(s, coded))
        return coded, low[:5], same
#> Solution().twoKeyCipher("hello", "key", "zoo")
#> Solution().twoKeyCipher("abc xyz", "", "")
#> Solution().twoKeyCipher("Attack!", "moon", "sun")
#> Solution().twoKeyCipher("", "qq", "a")
#> Solution().twoKeyCipher("zebra", "zebra", "arbez")
# %%
def speech_marks(words):
    text = ""
    open_quote = False
    for w in words:
        if w == '"':
            open_quote = not open_quote
            text = text + " " + w if open_quote else text.rstrip() + w
            continue
        if text and not (open_quote and text.endswith('"')):
            text += "" if w in ".,!?" else " "
        text += w
    return text.strip(), open_quote
#> speech_marks(["he", "said", '"', "go", '"', "."])
#> speech_marks(['"', "oh", ",", "well"])
#> speech_marks(["plain", "words", "!"])
#> speech_marks([])
#> speech_marks(['"', '"', "x"])
# %%
def tape_read(tape, head, rules):
    # rules: char -> (write, move)
    cells = list(tape)
    for _ in range(8):
        if not 0 <= head < len(cells):
            break
        c = cells[head]
        if c not in rules:
            break
        write, move = rules[c]
        cells[head] = write
        head += 1 if move == ">" else -1
    return "".join(cells), head
#> tape_read("0011", 0, {"0": "1>", "1": "0>"})
#> tape_read("aab", 2, {"b": "a<", "a": "c<"})
#> tape_read("x-x", 0, {"x": "y>"})
#> tape_read("pq", 1, {"q": "p<", "p": "q>"})
#> tape_read("", 0, {})
# %%
class Solution:
    def alphaSpan(self, words):
        spans = []
        for w in words:
            low, high = min(w), max(w)
            spans.append((ord(high) - ord(low), low + high, w))
        spans.sort(key=lambda t: (-t[0], t[1]))
        cover = spans[0][1]
        for _, ends, _ in spans[1:]:
            cover = min(cover[0], ends[0]) + max(cover[1], ends[1])
        return spans[0][2], cover, [s[0] for s in spans]
#> Solution().alphaSpan(["moon", "star"])
#> Solution().alphaSpan(["zap", "bee", "Q"])
#> Solution().alphaSpan(["aaa"])
#> Solution().alphaSpan(["fed", "hij", "klm"])
#> Solution().alphaSpan(["a1", "b2", "-c"])
# %%
def keep_turns(log):
    score = {"A": 0, "B": 0}
    turn = "A"
    for ch in log:
        if ch == "x":
            turn = "B" if turn == "A" else "A"
        elif ch.isdigit():
            score[turn] += int(ch)
        elif ch in score and ch != turn:
            score[turn] -= 1
        else:
            score[turn] = -score[turn]
    lead = max(score, key=score.get)
    return lead, score["A"] - score["B"]
#> keep_turns("35x4x1")
#> keep_turns("x9x2")
#> keep_turns("7-B3")
#> keep_turns("xx")
#> keep_turns("2xA6!x8")
# %%
def trim_to_bytes(names, limit):
    out = []
    for name in names:
        size = 0
        kept = ""
        for ch in name:
            cost = 1 if ord(ch) < 128 else 2 if ord(ch) < 2048 else 3
            if size + cost > limit:
                break
            size += cost
            kept += ch
        out.append((kept, size))
    return out
#> trim_to_bytes(["café", "tea"], 4)
#> trim_to_bytes(["naïve", "über"], 5)
#> trim_to_bytes(["€5", "5€"], 3)
#> trim_to_bytes([""], 2)
#> trim_to_bytes(["ñandú", "€€€", "plain"], 6)
# %%
class Solution:
    def halfSpell(self, s, hints):
        shown = ["_" if c.isalpha() else c for c in s]
        misses = []
        for h in hints:
            if h.isdigit():
                i = int(h)
                if i < len(s):
                    shown[i] = s[i].upper()
            elif h in s:
                i = s.index(h)
                while i >= 0:
                    shown[i] = h
                    i = s.find(h, i + 1)
            else:
                misses.append(h)
            if "_" not in shown:
                break
        return "".join(shown), "".join(misses)
#> Solution().halfSpell("banana", "an5")
#> Solution().halfSpell("hot dog", "oxz")
#> Solution().halfSpell("it", "ti9q")
#> Solution().halfSpell("", "a")
#> Solution().halfSpell("re-do", "0e9k")
