# %%
class Solution:
    def cipherWheel(self, msg, inner):
        outer = "abcdefghijklmnopqrstuvwxyz"
        turn = outer.index(inner)
        out = ""
        for ch in msg.lower():
            if ch not in outer:
                out += ch
                turn = (turn + 1) % 26
                continue
            out += outer[(outer.index(ch) + turn) % 26]
        return out, outer[turn]
#> Solution().cipherWheel("cab", "b")
#> Solution().cipherWheel("a-a-a", "a")
#> Solution().cipherWheel("Zed 9", "z")
#> Solution().cipherWheel("", "m")
#> Solution().cipherWheel("hi you", "d")
# %%
def fit_label(label, room):
    if len(label) <= room:
        return label.center(room)
    vowels = "aeiou"
    chars = list(label)
    i = len(chars) - 1
    while i > 0 and len(chars) > room:
        if chars[i].lower() in vowels:
            del chars[i]
        i -= 1
    short = "".join(chars)
    return short if len(short) <= room else short[:room - 1] + "~"
#> fit_label("warehouse", 6)
#> fit_label("ok", 5)
#> fit_label("rhythms", 4)
#> fit_label("Oceania", 3)
#> fit_label("platform", 7)
# %%
def first_gap(letters):
    ordered = sorted(letters.replace(" ", "").lower())
    for lo, hi in zip(ordered, ordered[1:]):
        gap = ord(hi) - ord(lo)
        if gap > 1:
            missing = [chr(ord(lo) + k) for k in range(1, gap)]
            return "".join(missing)[:4], lo + hi
    return "", ordered[0] + ordered[-1] if ordered else ""
#> first_gap("bade")
#> first_gap("fedcb a")
#> first_gap("Mango")
#> first_gap("")
#> first_gap("xyza")
# %%
class Solution:
    def rollUp(self, entries):
        # "a.b.c=4" adds 4 to a, a.b and a.b.c
        sums = {}
        for e in entries:
            name, _, val = e.rpartition("=")
            n = int(val)
            while name:
                sums[name] = sums.get(name, 0) + n
                name = name.rpartition(".")[0]
        return sorted(sums.items(), key=lambda kv: (kv[0].count("."), -kv[1], kv[0]))
#> Solution().rollUp(["a.b=3", "a.c=5"])
#> Solution().rollUp(["x=1", "x=2", "y=3"])
#> Solution().rollUp(["p.q.r=10", "p.q=-4"])
#> Solution().rollUp([])
#> Solution().rollUp(["k.k=7", "=9", "k=1"])
# %%
def undouble(s):
    out = []
    for ch in s:
        if out and out[-1] == ch:
            out.pop()
            if out:
                out[-1] = out[-1].swapcase()
        else:
            out.append(ch)
    return "".join(out)
#> undouble("abbc")
#> undouble("xaax")
#> undouble("mississippi")
#> undouble("zz")
#> undouble("pqqPr")
# %%
def parse_clock_words(t):
    units = {"one": 1, "two": 2, "three": 3, "five": 5, "ten": 10, "twenty": 20, "half": 30, "quarter": 15}
    words = t.lower().split()
    minutes = 0
    sign = 0
    hour = 0
    for w in words:
        if w == "past":
            sign = 1
        elif w == "to":
            sign = -1
        elif sign == 0:
            minutes += units.get(w, 0)
        else:
            hour += units.get(w, 0)
    if sign == 0:
        hour, minutes = minutes, 0
    total = hour * 60 + sign * minutes
    return divmod(total, 60)
#> parse_clock_words("quarter past three")
#> parse_clock_words("twenty five to ten")
#> parse_clock_words("two")
#> parse_clock_words("half past noon")
#> parse_clock_words("ten to one")
# %%
class Solution:
    def pairSwap(self, s, swaps):
        chars = list(s)
        for cmd in swaps.split():
            if cmd[0] == "r":
                k = int(cmd[1:]) % len(chars)
                chars = chars[-k:] + chars[:-k] if k else chars
            else:
                i, j = map(int, cmd.split("/"))
                chars[i], chars[j] = chars[j], chars[i]
        return "".join(chars)
#> Solution().pairSwap("abcde", "0/4 r1")
#> Solution().pairSwap("knot", "r4 1/2")
#> Solution().pairSwap("plum", "")
#> Solution().pairSwap("stairs", "r-2 0/5")
#> Solution().pairSwap("ox", "r3 0/1 r1")
# %%
def rhyme_scheme(ends, tail):
    letters = {}
    scheme = ""
    for word in ends:
        sound = word.lower()[-tail:]
        if sound not in letters:
            letters[sound] = chr(ord("A") + len(letters))
        scheme += letters[sound]
    couplets = sum(scheme[i] == scheme[i + 1] for i in range(len(scheme) - 1))
    return scheme, couplets
#> rhyme_scheme(["day", "night", "play", "bright"], 2)
#> rhyme_scheme(["sea", "tea", "land"], 2)
#> rhyme_scheme(["a", "b"], 3)
#> rhyme_scheme(["moon", "soon", "tune", "June"], 3)
#> rhyme_scheme([], 1)
# %%
def barcode(s):
    strips = ""
    for n, ch in enumerate(s):
        code = ord(ch) % 16
        bits = format(code, "04b")
        if n % 2:
            bits = bits.replace("0", "x").replace("1", "0").replace("x", "1")
        strips += bits
    runs = 1
    for a, b in zip(strips, strips[1:]):
        runs += a != b
    return strips.translate({48: ".", 49: "#"}), runs
#> barcode("AB")
#> barcode("07")
#> barcode("zip")
#> barcode("O")
#> barcode("p q")
# %%
class Solution:
    def longestShared(self, words):
        """the longest suffix that at least two of the words share"""
        rev = sorted(w[::-1] for w in words)
        best = ""
        for a, b in zip(rev, rev[1:]):
            k = 0
            while k < len(a) and k < len(b) and a[k] == b[k]:
                k += 1
            if k > len(best):
                best = a[:k]
        return best[::-1]
#> Solution().longestShared(["nation", "station", "motion"])
#> Solution().longestShared(["cat", "dog"])
#> Solution().longestShared(["walking", "talking", "king"])
#> Solution().longestShared(["ab", "b", "cab"])
#> Solution().longestShared(["under", "thunder", "blender", "end"])
# %%
def bracket_depths(s):
    depth = 0
    marked = []
    for ch in s:
        if ch == "(":
            depth += 1
            marked.append(str(depth))
        elif ch == ")":
            marked.append(str(depth) if depth else "!")
            depth = max(0, depth - 1)
        else:
            marked.append(ch.upper() if depth % 2 else ch)
    return "".join(marked) + "+" * depth
#> bracket_depths("a(b(c)d)e")
#> bracket_depths("x)y(")
#> bracket_depths("((z))")
#> bracket_depths("flat")
#> bracket_depths("f(g)(h)")
# %%
def csv_diff(left, right):
    a = dict(cell.split(":") for cell in left.split(",") if cell)
    b = dict(cell.split(":") for cell in right.split(",") if cell)
    report = []
    for k in sorted(a.keys() | b.keys()):
        if k not in a:
            report.append(f"+{k}")
        elif k not in b:
            report.append(f"-{k}")
        elif a[k] != b[k]:
            report.append(f"{k}:{a[k]}>{b[k]}")
    return report
#> csv_diff("a:1,b:2", "b:3,c:4")
#> csv_diff("x:9", "x:9")
#> csv_diff("", "q:0,p:1")
#> csv_diff("m:1,n:2,o:3", "o:3,n:02")
#> csv_diff("k:7", "")
# %%
class Solution:
    def vending(self, keys):
        price = {"A1": 120, "A2": 90, "B1": 200}
        cash, row, bought = 0, "", []
        for k in keys:
            if k in "AB":
                row = k
            elif k == "$":
                cash += 100
            elif k == "c":
                cash += 10
            elif k.isdigit() and row:
                slot = row + k
                row = ""
                if price.get(slot, 9999) <= cash:
                    cash -= price[slot]
                    bought.append(slot)
        return bought, cash
#> Solution().vending("$$A1")
#> Solution().vending("$B1A2")
#> Solution().vending("ccc1")
#> Solution().vending("$$$A2B1A2")
#> Solution().vending("$ccAA12")
# %%
def squash_words(sentence):
    out = []
    for w in sentence.split():
        if len(w) <= 3:
            out.append(w)
            continue
        mid = "".join(sorted(w[1:-1]))
        new = w[0] + mid + w[-1]
        out.append(new if new != w else f"{w[0]}{len(mid)}{w[-1]}")
    return " ".join(out)
#> squash_words("bring the lamp")
#> squash_words("abcd efgh")
#> squash_words("we do it")
#> squash_words("zebra almost knows")
#> squash_words("begin")
# %%
def nth_letter_path(words, start):
    at = start
    spelled = ""
    used = [False] * len(words)
    while not used[at]:
        used[at] = True
        w = words[at]
        ch = w[at % len(w)]
        spelled += ch
        at = (ord(ch) - ord("a")) % len(words)
    return spelled, used.count(False)
#> nth_letter_path(["cat", "bird", "eel"], 0)
#> nth_letter_path(["moss", "fern", "oak", "ivy"], 2)
#> nth_letter_path(["aaa"], 0)
#> nth_letter_path(["river", "lake", "sea", "pond", "brook"], 4)
#> nth_letter_path(["b", "c", "d", "e", "f", "g"], 1)
# %%
class Solution:
    def luckyLabels(self, labels: list) -> list:
        kept = []
        for lab in labels:
            nums = [ord(c.lower()) - 96 for c in lab if c.isalpha()]
            if not nums:
                continue
            spread = max(nums) - min(nums)
            if sum(nums) % (spread + 1) == 0:
                kept.append(lab)
            elif lab == lab[::-1]:
                kept.append(lab.upper())
        return kept
#> Solution().luckyLabels(["abc", "dad", "pop"])
#> Solution().luckyLabels(["zz", "b2b", "42"])
#> Solution().luckyLabels(["hello", "world"])
#> Solution().luckyLabels(["eve", "Otto", "civic", "ab"])
#> Solution().luckyLabels(["Anna", "cab", "sky", "-"])
# %%
def column_name(n):
    name = ""
    while n > 0:
        n, r = divmod(n - 1, 26)
        name = chr(65 + r) + name
    return name

def cell_shift(cell, right, down):
    letters = cell.rstrip("0123456789")
    row = int(cell[len(letters):]) + down
    col = 0
    for ch in letters:
        col = col * 26 + ord(ch) - 64
    col += right
    if col < 1 or row < 1:
        return "#REF"
    return column_name(col) + str(row)
#> cell_shift("B7", 3, -2)
#> cell_shift("Z1", 1, 0)
#> cell_shift("AZ10", 2, 90)
#> cell_shift("C3", -3, 1)
#> cell_shift("AA5", -1, -4)
# %%
def stencil(text, mask):
    shown, hidden = [], []
    m = 0
    for ch in text:
        if ch == " ":
            continue
        if mask[m] == "o":
            shown.append(ch)
        else:
            hidden.append(ch)
        m = (m + 1) % len(mask)
        if m == 0:
            mask = mask[1:] + mask[0]
    return "".join(shown), "".join(hidden)
#> stencil("secret word", "ox")
#> stencil("abcdef", "oxx")
#> stencil("xyz", "x")
#> stencil("one two three", "xoox")
#> stencil("", "o")
# %%
class Solution:
    def bestAlign(self, a, b):
        # slide b along a; the shift with most equal places wins
        best_shift, best_hits = 0, -1
        for shift in range(len(a)):
            hits = sum(x == y for x, y in zip(a[shift:], b))
            if hits > best_hits:
                best_shift, best_hits = shift, hits
        over = a[best_shift:best_shift + len(b)]
        return best_shift, best_hits, over
#> Solution().bestAlign("banana", "nan")
#> Solution().bestAlign("abcd", "xyz")
#> Solution().bestAlign("hello", "lower")
#> Solution().bestAlign("", "q")
#> Solution().bestAlign("tartar", "ratr")
# %%
def dotted_leader(title, page, width=16):
    num = str(page)
    room = width - len(num) - 2
    if len(title) > room:
        cut = title.rfind(" ", 0, room)
        title = title[:cut] if cut > 0 else title[:room]
    dots = "." * (width - len(title) - len(num) - 2)
    return f"{title} {dots} {num}" if dots else f"{title}  {num}"
#> dotted_leader("Intro", 1)
#> dotted_leader("On the origin of tea", 112)
#> dotted_leader("Incomprehensibility", 9)
#> dotted_leader("Index", 240, 10)
#> dotted_leader("", 77, 12)
# %%
def spy_numbers(msg):
    nums = []
    for word in msg.split():
        if word.isdigit():
            nums.append(int(word))
        elif word[0].isupper():
            nums.append(len(word))
        elif word.endswith("s"):
            nums.append(-len(word))
        else:
            nums.append(0)
    sign = -1 if sum(nums) < 0 else 1
    return "".join(str(abs(n) % 10) for n in nums), sign
#> spy_numbers("Meet at 12 docks")
#> spy_numbers("cats dogs birds")
#> spy_numbers("Paris")
#> spy_numbers("send 305 Roses as usual")
#> spy_numbers("go up")
# %%
class Solution:
    def unscramble(self, s, order):
        # order tells where each block of the text goes
        n = len(order)
        size = -(-len(s) // n)
        blocks = [s[i:i + size].ljust(size, "-") for i in range(0, size * n, size)]
        result = [""] * n
        for block, place in zip(blocks, order):
            result[place] = block
        return "".join(result).replace("-", "")
#> Solution().unscramble("worldhello", [1, 0])
#> Solution().unscramble("abcdefg", [2, 0, 1])
#> Solution().unscramble("xy", [0])
#> Solution().unscramble("pqrst", [3, 2, 1, 0])
#> Solution().unscramble("", [1, 0])
# %%
from string import ascii_lowercase as az

def missing_runs(s):
    present = "".join(c if c in s.lower() else "." for c in az)
    runs = [r for r in present.replace(".", " ").split(" ") if len(r) > 1]
    gap = max(present.split("."), key=len)
    return runs, gap, present.count(".")
#> missing_runs("abcxyz")
#> missing_runs("Hijklm nop")
#> missing_runs("")
#> missing_runs("the quick brown")
#> missing_runs("aceg")
# %%
def upside_down(s):
    flip = str.maketrans("bdpqnumw69", "pqbdunwm96")
    keeps = "oxsz018-"
    turned = s.translate(flip)[::-1]
    odd = [c for c in s if c.translate(flip) == c and c not in keeps]
    if odd:
        return "no: " + "".join(odd)
    return "same" if turned == s else turned
#> upside_down("pod")
#> upside_down("swims")
#> upside_down("69-96")
#> upside_down("dox")
#> upside_down("bumpw1")
# %%
class Solution:
    def score(self, guess, answer):
        marks = ["."] * len(guess)
        left = list(answer)
        for i, (g, a) in enumerate(zip(guess, answer)):
            if g == a:
                marks[i] = "X"
                left.remove(g)
        for i, g in enumerate(guess):
            if marks[i] == "." and g in left:
                marks[i] = "o"
                left.remove(g)
        return "".join(marks), "".join(left)
#> Solution().score("crane", "nacre")
#> Solution().score("geese", "eerie")
#> Solution().score("abc", "xyz")
#> Solution().score("llama", "label")
#> Solution().score("moon", "moon")
# %%
def hyphen_merge(lines):
    text = ""
    for line in lines:
        line = line.rstrip()
        if line.endswith("--"):
            text += line + " "
        elif line.endswith("-"):
            text += line[:-1]
        elif line:
            text += line + " "
        else:
            text = text.rstrip() + "/"
    return text.strip(" /")
#> hyphen_merge(["an exam-", "ple line", "end"])
#> hyphen_merge(["one", "", "two"])
#> hyphen_merge(["wait--", "no"])
#> hyphen_merge(["", "  "])
#> hyphen_merge(["ab-  ", "cd-", "ef", "", "", "gh"])
# %%
def leading_words(names, n):
    used = {}
    for name in names:
        short = name[:n].lower()
        k = n
        while short in used and k < len(name):
            k += 1
            short = name[:k].lower()
        if short in used:
            short += str(len(used))
        used[short] = name
    return list(used)
#> leading_words(["Carol", "Carla", "Bob"], 3)
#> leading_words(["Ann", "Anna", "Anne"], 2)
#> leading_words(["x", "X", "x"], 1)
#> leading_words([], 4)
#> leading_words(["Stefan", "Stella", "Steffi", "Stef"], 3)
# %%
class Solution:
    def bowl(self, s):
        total, lowest = 0, ("~", 0)
        for i, c in enumerate(s):
            if c.isalpha():
                v = (ord(c) & 31) * (1 if c.islower() else 2)
            elif c.isdigit():
                v = -int(c)
            else:
                v = 0
            total += v
            if c < lowest[0]:
                lowest = (c, i)
        return total, lowest
#> Solution().bowl("abc")
#> Solution().bowl("Az9")
#> Solution().bowl("no no")
#> Solution().bowl("777")
#> Solution().bowl("Mix-It_Up4")
# %%
def interleave_digits(a, b):
    a, b = str(a), str(b)
    neg = a.startswith("-") != b.startswith("-")
    a, b = a.lstrip("-"), b.lstrip("-")
    size = max(len(a), len(b))
    a, b = a.zfill(size), b.zfill(size)
    mixed = "".join(x + y for x, y in zip(a, b)).lstrip("0")
    return int(mixed or 0) * (-1 if neg else 1)
#> interleave_digits(12, 34)
#> interleave_digits(-7, 105)
#> interleave_digits(0, 0)
#> interleave_digits(-42, -9)
#> interleave_digits(3000, 5)
# %%
def emoji_text(s):
    faces = [(":-)", "smile"), (":)", "smile"), (":(", "sad"), (":", "colon")]
    words = []
    i = 0
    while i < len(s):
        for face, name in faces:
            if s.startswith(face, i):
                words.append(f"<{name}>")
                i += len(face)
                break
        else:
            if words and not words[-1].startswith("<"):
                words[-1] += s[i]
            else:
                words.append(s[i])
            i += 1
    return words
#> emoji_text("hi :) bye")
#> emoji_text(":-):(")
#> emoji_text("a:b")
#> emoji_text("none")
#> emoji_text("::)x")
# %%
class Solution:
    def sheetSort(self, rows, keys):
        # keys like "-2,0": column 2 falling, then column 0 rising
        table = [r.split() for r in rows]
        for key in reversed(keys.split(",")):
            falling = key.startswith("-")
            col = int(key.lstrip("-"))
            if all(r[col].isdigit() for r in table):
                table.sort(key=lambda r: int(r[col]), reverse=falling)
            else:
                table.sort(key=lambda r: r[col], reverse=falling)
        return [" ".join(r) for r in table]
#> Solution().sheetSort(["ann 30 x", "bob 9 x", "cy 30 w"], "-1,0")
#> Solution().sheetSort(["b 2", "a 10", "c 1"], "1")
#> Solution().sheetSort(["z q", "z p", "y r"], "0,-1")
#> Solution().sheetSort(["k 1a", "k 10", "j 9"], "-1")
#> Solution().sheetSort(["m 5 5", "n 5 4", "o 4 4"], "1,2,-0")
# %%
def number_lines(text, every):
    lines = text.split("\n")
    width = len(str(len(lines)))
    out = []
    for i, line in enumerate(lines, 1):
        if not line.strip():
            out.append("")
        elif i % every == 0 or i == 1:
            out.append(f"{i:0{width}d} {line}")
        else:
            out.append(" " * (width + 1) + line.lstrip())
    return out
#> number_lines("a\nb\nc\nd", 2)
#> number_lines("one\n\n  two", 5)
#> number_lines("solo", 3)
#> number_lines("q\nw\ne\nr\nt\ny\nu\ni\no\np", 5)
#> number_lines("\nx", 1)
# %%
def key_repeat(msg, key):
    out = ""
    k = 0
    for ch in msg:
        if ch.isalpha():
            shift = ord(key[k % len(key)].lower()) - ord("a")
            k += 1
            code = ord(ch.lower()) - ord("a") - shift
            out += chr(code % 26 + ord("a"))
        else:
            out += ch
            k = 0
    return out
#> key_repeat("hello", "ab")
#> key_repeat("go on", "n")
#> key_repeat("Zip-zap", "xyz")
#> key_repeat("12", "q")
#> key_repeat("aaaa a", "Bcd")
# %%
class Solution:
    def crossWord(self, across, down):
        places = []
        for i, a in enumerate(across):
            for j, d in enumerate(down):
                if a == d:
                    places.append((abs(i - j), i, j))
        if not places:
            return [across, down]
        _, i, j = min(places)
        rows = []
        for r, ch in enumerate(down):
            rows.append(across if r == j else " " * i + ch)
        return rows
#> Solution().crossWord("stone", "pot")
#> Solution().crossWord("abc", "xyz")
#> Solution().crossWord("lemon", "melon")
#> Solution().crossWord("radio", "kiwi")
#> Solution().crossWord("q", "quay")
# %%
def word_chain(words):
    chain = words[:1]
    points = 0
    for w in words[1:]:
        prev = chain[-1]
        for k in range(min(len(prev), len(w)), 0, -1):
            if prev.endswith(w[:k]):
                points += k * k
                chain.append(w)
                break
        else:
            points -= 1
    return points, "-".join(chain)
#> word_chain(["storm", "mist", "stone"])
#> word_chain(["red", "blue", "edit", "item"])
#> word_chain(["solo"])
#> word_chain(["abcab", "cabin", "inch", "hat"])
#> word_chain(["x", "y", "z"])
# %%
def terse_number(s):
    suffix = {"k": 3, "M": 6, "m": -3}
    s = s.strip()
    power = suffix.get(s[-1:], 0)
    if power:
        s = s[:-1]
    whole, _, frac = s.partition(".")
    if power >= 0:
        digits = frac.ljust(power, "0")
        whole, frac = whole + digits[:power], digits[power:]
    else:
        padded = whole.zfill(4)
        whole, frac = padded[:power], padded[power:] + frac
    return (whole.lstrip("0") or "0") + ("." + frac.rstrip("0") if frac.strip("0") else "")
#> terse_number("4.5k")
#> terse_number("12m")
#> terse_number(" 0.07M")
#> terse_number("300")
#> terse_number("1.2345k")
# %%
class Solution:
    def trimCommon(self, lines):
        pads = [len(s) - len(s.lstrip(".")) for s in lines if s.strip(".")]
        cut = min(pads, default=0)
        return [s[cut:] if s.strip(".") else "" for s in lines], cut
#> Solution().trimCommon(["..ab", "...c", "..d"])
#> Solution().trimCommon(["x", ".y"])
#> Solution().trimCommon(["....", "..z."])
#> Solution().trimCommon(["..", "."])
#> Solution().trimCommon([".p.q", "...", ".r"])
# %%
def weave_compare(s, t):
    wins = {"s": 0, "t": 0}
    i = j = 0
    merged = ""
    while i < len(s) and j < len(t):
        if s[i] <= t[j]:
            merged += s[i]
            wins["s"] += 1
            i += 1
        else:
            merged += t[j]
            wins["t"] += 1
            j += 1
    return merged + "|" + s[i:] + t[j:], wins["s"] - wins["t"]
#> weave_compare("ace", "bdf")
#> weave_compare("moon", "sun")
#> weave_compare("zoo", "apple")
#> weave_compare("aa", "aa")
#> weave_compare("Tim", "Ann")
# %%
def gutter(words, width):
    lines = [[]]
    used = 0
    for w in words:
        need = len(w) + (2 if lines[-1] else 0)
        if used + need > width and lines[-1]:
            lines.append([])
            used, need = 0, len(w)
        lines[-1].append(w)
        used += need
    slack = [width - len("  ".join(l)) for l in lines]
    return len(lines), slack
#> gutter(["ab", "cde", "f", "ghij"], 8)
#> gutter(["enormous"], 5)
#> gutter(["a", "b", "c", "d"], 4)
#> gutter([], 7)
#> gutter(["north", "east", "south", "west"], 13)
# %%
class Solution:
    def encodeTwice(self, s):
        pairs = "".join(f"{ord(c) - 32:02d}" for c in s)
        packed = ""
        i = 0
        while i < len(pairs):
            j = i
            while j < len(pairs) and pairs[j] == pairs[i] and j - i < 9:
                j += 1
            run = j - i
            packed += pairs[i] if run == 1 else "abcdefgh"[run - 2] + pairs[i]
            i = j
        return pairs, packed
#> Solution().encodeTwice("AL!")
#> Solution().encodeTwice("bbb")
#> Solution().encodeTwice("    x")
#> Solution().encodeTwice("")
#> Solution().encodeTwice("Moo+7")
