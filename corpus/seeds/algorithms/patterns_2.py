# %%
def caesar_by_place(word, key):
    out = ""
    for i, ch in enumerate(word):
        if not ch.isalpha():
            out += ch
            continue
        base = ord("a") if ch.islower() else ord("A")
        step = key + i
        out += chr((ord(ch) - base + step) % 26 + base)
    return out
#> caesar_by_place("abc", 1)
#> caesar_by_place("Zoo-9", 3)
#> caesar_by_place("wxyz", -4)
#> caesar_by_place("12 34", 7)
#> caesar_by_place("Hi Mum", 25)
# %%
class Solution:
    def tallyMarks(self, s):
        table = str.maketrans("|/", "11", " .,")
        ones = s.translate(table)
        fives, single = 0, 0
        while ones:
            if len(ones) >= 5:
                fives += 1
                ones = ones[5:]
            else:
                single = ones.count("1")
                ones = ""
        return "V" * fives + "i" * single
#> Solution().tallyMarks("|||| |||")
#> Solution().tallyMarks("||||/ ||||/ |")
#> Solution().tallyMarks(" . ")
#> Solution().tallyMarks("|,|,|x")
#> Solution().tallyMarks("/////")
# %%
def boxed_table(rows):
    widths = [0] * max(len(r) for r in rows)
    for row in rows:
        for i, cell in enumerate(row):
            widths[i] = max(widths[i], len(str(cell)))
    lines = []
    for row in rows:
        cells = []
        for w, cell in zip(widths, row):
            if isinstance(cell, int):
                cells.append(f"{cell:>{w}}")
            else:
                cells.append(f"{cell:<{w}}")
        lines.append("|".join(cells).rstrip())
    return lines
#> boxed_table([["ab", 5], ["c", 120]])
#> boxed_table([["x"], ["yy", "z"], [3, -40]])
#> boxed_table([[1, 22, 333]])
#> boxed_table([["id", "qty"], [10, 7], [200, ""]])
#> boxed_table([["a", ""], ["bcd"]])
# %%
from typing import List

class Solution:
    def sortWords(self, words: List[str]) -> List[str]:
        def key(w):
            vowels = sum(ch in "aeiou" for ch in w.lower())
            return (-vowels, len(w), w.swapcase())
        ordered = sorted(words, key=key)
        for i in range(1, len(ordered)):
            if key(ordered[i])[:2] == key(ordered[i - 1])[:2]:
                ordered[i] = "=" + ordered[i].lstrip("=")
        return ordered
#> Solution().sortWords(["pear", "fig", "kiwi"])
#> Solution().sortWords(["Bo", "bo", "be"])
#> Solution().sortWords(["sky", "tree", "ocean", "dry"])
#> Solution().sortWords([])
#> Solution().sortWords(["aa", "Ee", "iou"])
# %%
def common_ends(a, b):
    p = 0
    while p < min(len(a), len(b)) and a[p] == b[p]:
        p += 1
    s = 0
    limit = min(len(a), len(b)) - p
    while s < limit and a[-1 - s] == b[-1 - s]:
        s += 1
    mid_a = a[p:len(a) - s]
    mid_b = b[p:len(b) - s]
    return f"{p}[{mid_a}>{mid_b}]{s}"
#> common_ends("kitten", "kitchen")
#> common_ends("aaa", "aaaa")
#> common_ends("north", "south")
#> common_ends("same", "same")
#> common_ends("cup", "bowl")
# %%
def bounce_read(s, walls):
    pos, d = 0, 1
    read = ""
    for _ in range(len(s) + 2):
        if not 0 <= pos < len(s):
            break
        if s[pos] in walls:
            d = -d
            walls = walls.replace(s[pos], "", 1)
            read += "|"
        else:
            read += s[pos]
        pos += d
    return read, pos, walls
#> bounce_read("waterfall", "f")
#> bounce_read("abcd", "")
#> bounce_read("zigzag", "gz")
#> bounce_read("lantern", "lrt")
#> bounce_read("top hat", " o")
# %%
class Solution:
    def wrapLines(self, text, width):
        lines, cur = [], ""
        for word in text.split():
            while len(word) > width:
                room = width - len(cur) - (1 if cur else 0)
                if room < 2:
                    lines.append(cur)
                    cur = ""
                    continue
                cur += (" " if cur else "") + word[:room - 1] + "-"
                lines.append(cur)
                word, cur = word[room - 1:], ""
            if cur and len(cur) + 1 + len(word) > width:
                lines.append(cur)
                cur = word
            else:
                cur = cur + " " + word if cur else word
        return lines + [cur] if cur else lines
#> Solution().wrapLines("we saw a marvellous owl", 7)
#> Solution().wrapLines("tiny bits", 10)
#> Solution().wrapLines("abcdefghij", 4)
#> Solution().wrapLines("", 5)
#> Solution().wrapLines("hi internet", 5)
# %%
def vigor(word):
    score, prev = 0, ""
    for ch in word:
        if ch > prev:
            score += 2
        elif ch == prev:
            score *= 2
        else:
            score -= 1
        prev = ch
    return score, max(word), min(word)
#> vigor("balloon")
#> vigor("Zebra")
#> vigor("aabbcc")
#> vigor("zyx")
#> vigor("a1-B")
# %%
def polybius(text, key):
    square = ""
    for ch in key.lower() + "abcdefghiklmnopqrstuvwxyz":
        if ch == "j":
            ch = "i"
        if ch.isalpha() and ch not in square:
            square += ch
    codes = []
    for ch in text.lower().replace("j", "i"):
        at = square.find(ch)
        if at < 0:
            continue
        row, col = divmod(at, 5)
        codes.append(f"{row + 1}{col + 1}")
    return " ".join(codes)
#> polybius("cab", "a")
#> polybius("Jim!", "music")
#> polybius("zoo", "kiosk")
#> polybius("1 2", "x")
#> polybius("quiz", "")
# %%
class Solution:
    def unify(self, paths):
        # common folder of all paths
        split = [p.strip("/").split("/") for p in paths]
        common = []
        for level in zip(*split):
            if min(level) != max(level):
                break
            common.append(level[0])
        rest = ["/".join(parts[len(common):]) or "." for parts in split]
        return "/" + "/".join(common), rest
#> Solution().unify(["/usr/lib/a", "/usr/lib/b/c"])
#> Solution().unify(["/etc", "/var/log"])
#> Solution().unify(["/home/jo/", "/home/jo/x.txt", "/home/jo"])
#> Solution().unify(["/one/two"])
#> Solution().unify(["/ab/c", "/a/bc"])
# %%
def stretch(s, times):
    out = []
    for i in range(len(s)):
        ch = s[i]
        k = times[i % len(times)]
        if k < 0:
            out.insert(0, ch * -k)
        elif k == 0:
            out.append("_")
        else:
            out.append(ch * k)
    return "".join(out)
#> stretch("abc", [1, 2, 3])
#> stretch("hello", [2, 0])
#> stretch("xyz", [-1])
#> stretch("march", [1, -2, 0, 3])
#> stretch("", [4])
# %%
def checksum_letter(code):
    total = 0
    for weight, ch in enumerate(reversed(code), start=2):
        if ch.isdigit():
            value = int(ch)
        elif ch.isupper():
            value = ord(ch) - ord("A") + 10
        else:
            continue
        total += weight * value
    rest = total % 23
    letters = "TRWAGMYFPDXBNJZSQVHLCKE"
    return letters[rest] + str(total)
#> checksum_letter("4821")
#> checksum_letter("AB-7")
#> checksum_letter("x")
#> checksum_letter("ZZ99")
#> checksum_letter("10 203")
# %%
class Solution:
    def mirrorHalves(self, s):
        half = len(s) // 2
        left, right = s[:half], s[-half:] if half else ""
        marks = ""
        for a, b in zip(left, right[::-1]):
            if a == b:
                marks += "="
            elif a.lower() == b.lower():
                marks += "~"
            else:
                marks += "<" if a < b else ">"
        mid = s[half] if len(s) % 2 else ""
        return marks + mid
#> Solution().mirrorHalves("Level")
#> Solution().mirrorHalves("abxyba")
#> Solution().mirrorHalves("q")
#> Solution().mirrorHalves("stream")
#> Solution().mirrorHalves("1a2A3")
# %%
def csv_fields(line):
    fields, buf = [], ""
    quoted = False
    i = 0
    while i < len(line):
        c = line[i]
        if quoted:
            if c == "'" and line[i + 1:i + 2] == "'":
                buf += "'"
                i += 1
            elif c == "'":
                quoted = False
            else:
                buf += c
        elif c == "'":
            quoted = True
        elif c == ",":
            fields.append(buf)
            buf = ""
        else:
            buf += c
        i += 1
    fields.append(buf)
    return fields
#> csv_fields("a,b,,c")
#> csv_fields("'x,y',z")
#> csv_fields("'it''s',1")
#> csv_fields("'open,end")
#> csv_fields("")
# %%
def braid(a, b, c):
    longest = max(len(a), len(b), len(c))
    strands = [s.ljust(longest, "*") for s in (a, b, c)]
    rope = ""
    for i in range(longest):
        rope += "".join(s[i] for s in strands)
        strands.append(strands.pop(0))
    return rope.strip("*")
#> braid("abc", "123", "xyz")
#> braid("a", "bb", "ccc")
#> braid("", "", "qq")
#> braid("long", "no", "x")
#> braid("red", "", "blue")
# %%
class Solution:
    def decodeSteps(self, s: str) -> str:
        table = {"u": (0, 1), "d": (0, -1), "l": (-1, 0), "r": (1, 0)}
        x = y = 0
        trail = [(0, 0)]
        num = ""
        for ch in s:
            if ch.isdigit():
                num += ch
                continue
            dx, dy = table[ch]
            n = int(num or 1)
            num = ""
            x, y = x + dx * n, y + dy * n
            if (x, y) in trail:
                return f"again {len(trail)}"
            trail.append((x, y))
        return f"{x},{y}"
#> Solution().decodeSteps("3u2r")
#> Solution().decodeSteps("urdl")
#> Solution().decodeSteps("12l3d")
#> Solution().decodeSteps("4r2l2l")
#> Solution().decodeSteps("")
# %%
from itertools import groupby

def look_and_spell(s):
    kinds = []
    for is_v, grp in groupby(s.lower(), key=lambda c: c in "aeiou"):
        g = "".join(grp)
        kinds.append(f"{'V' if is_v else 'C'}{len(g)}" if len(g) > 1 else g)
    return ".".join(kinds)
#> look_and_spell("string")
#> look_and_spell("Audio")
#> look_and_spell("banana")
#> look_and_spell("")
#> look_and_spell("Queue up")
# %%
def dictionary_next(word):
    letters = list(word)
    i = len(letters) - 1
    while i >= 0 and letters[i] == "z":
        letters[i] = "a"
        i -= 1
    if i < 0:
        return "a" * (len(word) + 1)
    letters[i] = chr(ord(letters[i]) + 1)
    return "".join(letters)
#> dictionary_next("cat")
#> dictionary_next("bizz")
#> dictionary_next("zz")
#> dictionary_next("azza")
#> dictionary_next("")
# %%
class Solution:
    def rankBadges(self, badges):
        # badge "B-017-x": class letter, number, optional suffix
        parsed = []
        for b in badges:
            head, _, rest = b.partition("-")
            num, _, suffix = rest.partition("-")
            parsed.append((head, int(num) if num.isdigit() else -1, suffix))
        parsed.sort(key=lambda t: t[1], reverse=True)
        parsed.sort(key=lambda t: (t[0], t[2] == ""))
        return ["".join(map(str, t)) for t in parsed]
#> Solution().rankBadges(["B-017", "A-3", "B-200-x"])
#> Solution().rankBadges(["C-1-q", "C-9", "C-5-p"])
#> Solution().rankBadges(["Z", "A-x-1"])
#> Solution().rankBadges(["K-04", "K-4", "K-40-"])
#> Solution().rankBadges(["M-12-b", "L-12-b", "M-11-b"])
# %%
def letter_race(s, a, b):
    lead = []
    ca = cb = 0
    for ch in s:
        if ch == a:
            ca += 1
        elif ch == b:
            cb += 1
        else:
            continue
        lead.append("=" if ca == cb else (a if ca > cb else b))
    flips = sum(1 for p, q in zip(lead, lead[1:]) if p != q)
    return "".join(lead), flips
#> letter_race("mississippi", "s", "i")
#> letter_race("banana", "a", "n")
#> letter_race("hello", "x", "y")
#> letter_race("abba", "b", "a")
#> letter_race("tomato tart", "o", "t")
# %%
def pack_nibbles(text):
    codes = []
    for ch in text:
        n = ord(ch)
        hi, lo = n >> 4, n & 15
        if codes and codes[-1][0] == hi:
            codes[-1].append(lo)
        else:
            codes.append([hi, lo])
    return codes
#> pack_nibbles("abc")
#> pack_nibbles("A1b2")
#> pack_nibbles("zoo!")
#> pack_nibbles("")
#> pack_nibbles("no pen")
# %%
class Solution:
    def justify(self, words, width):
        gaps = len(words) - 1
        letters = sum(map(len, words))
        if letters + gaps > width:
            return "too long by " + str(letters + gaps - width)
        if gaps == 0:
            return words[0].center(width, ".")
        space, extra = divmod(width - letters, gaps)
        line = words[0]
        for i, w in enumerate(words[1:]):
            pad = space + (1 if i >= gaps - extra else 0)
            line += "." * pad + w
        return line
#> Solution().justify(["to", "be", "or"], 11)
#> Solution().justify(["alone"], 10)
#> Solution().justify(["much", "too", "wide"], 9)
#> Solution().justify(["a", "b", "c", "d"], 15)
#> Solution().justify(["left", "right"], 10)
# %%
def strip_layers(s):
    pairs = {"(": ")", "[": "]", "<": ">", '"': '"'}
    peeled = []
    while len(s) >= 2 and pairs.get(s[0]) == s[-1]:
        peeled.append(s[0])
        s = s[1:-1].strip()
    if s[:1] in pairs:
        peeled.append("!")
    return s, "".join(peeled)
#> strip_layers("([ab])")
#> strip_layers('<"x">')
#> strip_layers("( a ]")
#> strip_layers("plain")
#> strip_layers("[[]")
# %%
def morse_gaps(code):
    book = {".-": "A", "-...": "B", "-.": "N", ".": "E", "-": "T", "---": "O", "...": "S"}
    words = []
    for chunk in code.split(" / "):
        w = ""
        for sym in chunk.split():
            w += book.get(sym, str(len(sym)))
        words.append(w[::-1] if w.isdigit() else w)
    return " ".join(words)
#> morse_gaps("- . -.")
#> morse_gaps("... --- ... / -... .")
#> morse_gaps(".. ----")
#> morse_gaps("")
#> morse_gaps(". -- . / -----")
# %%
class Solution:
    def diffMarks(self, old, new):
        width = max(len(old), len(new))
        marks = []
        for i in range(width):
            a = old[i] if i < len(old) else None
            b = new[i] if i < len(new) else None
            if a is None:
                marks.append("+")
            elif b is None:
                marks.append("-")
            elif a == b:
                marks.append(" ")
            else:
                marks.append(str(min(9, abs(ord(a) - ord(b)))))
        return "".join(marks).rstrip()
#> Solution().diffMarks("stone", "stole")
#> Solution().diffMarks("abc", "abcde")
#> Solution().diffMarks("planet", "plan")
#> Solution().diffMarks("same", "same")
#> Solution().diffMarks("Dog", "dig!")
# %%
def acrostic(lines, start):
    word = ""
    at = start
    for line in lines:
        if at >= len(line):
            word += line[-1:] or "?"
        else:
            word += line[at]
        at = (at + 1) % 4
    return word.title().swapcase()
#> acrostic(["never", "one", "way"], 0)
#> acrostic(["ab", "", "cdef", "xyz"], 2)
#> acrostic([], 1)
#> acrostic(["snow", "rain", "hail", "fog", "mist"], 3)
#> acrostic(["q1", "w2", "e3"], 1)
# %%
from collections import defaultdict

def index_words(text, size):
    pages = text.split("|")
    index = defaultdict(list)
    for n, page in enumerate(pages, 1):
        for w in page.split():
            w = w.strip(".,").lower()
            if len(w) >= size and (not index[w] or index[w][-1] != n):
                index[w].append(n)
    return [f"{w} {','.join(map(str, p))}" for w, p in sorted(index.items()) if p]
#> index_words("the cat|a cat, the dog", 3)
#> index_words("Ox ox|ox.|mule", 2)
#> index_words("a b|c", 2)
#> index_words("sun moon|star|moon star sun", 4)
#> index_words("I am|you are. I", 1)
# %%
class Solution:
    def skipPrint(self, s, start, step):
        seen = []
        i = start
        while 0 <= i < len(s) and len(seen) < 12:
            seen.append(s[i])
            if s[i] == "<":
                step = -step
            elif s[i].isdigit():
                step = int(s[i]) * (1 if step > 0 else -1)
            if step == 0:
                break
            i += step
        return "".join(seen), i
#> Solution().skipPrint("abc2def", 0, 1)
#> Solution().skipPrint("abcd<e", 1, 1)
#> Solution().skipPrint("x3yz0w", 5, -1)
#> Solution().skipPrint("abc", 7, 2)
#> Solution().skipPrint("<ab<", 1, 1)
# %%
def longest_alpha_step(s):
    best = cur = s[:1]
    for ch in s[1:]:
        if ord(ch) - ord(cur[-1]) in (1, 2):
            cur += ch
        else:
            cur = ch
        if len(cur) > len(best) or (len(cur) == len(best) and cur > best):
            best = cur
    return best
#> longest_alpha_step("xabdfz")
#> longest_alpha_step("cba")
#> longest_alpha_step("mnopaceg")
#> longest_alpha_step("")
#> longest_alpha_step("1357 246")
# %%
def base_name(n, digits):
    if n == 0:
        return digits[0]
    b = len(digits)
    neg = n < 0
    n = abs(n)
    out = ""
    while n:
        n, r = divmod(n, b)
        out = digits[r] + out
    return "~" + out if neg else out
#> base_name(45, "01")
#> base_name(0, "xyz")
#> base_name(-100, "abcd")
#> base_name(2024, "0123456789ABCDEF")
#> base_name(77, "oiz")
# %%
class Solution:
    def tightColumns(self, text, ncols):
        words = text.split()
        rows = -(-len(words) // ncols)
        cols = [words[i * rows:(i + 1) * rows] for i in range(ncols)]
        widths = [max(map(len, c), default=0) for c in cols]
        out = []
        for r in range(rows):
            line = ""
            for c, w in zip(cols, widths):
                if r < len(c):
                    line += c[r].ljust(w + 1, "_")
            out.append(line[:-1])
        return out
#> Solution().tightColumns("ant bee cow dog", 2)
#> Solution().tightColumns("a bb ccc dddd e", 3)
#> Solution().tightColumns("only", 3)
#> Solution().tightColumns("", 2)
#> Solution().tightColumns("x yy z ww v u", 4)
# %%
def soundalike(word):
    groups = {"bfpv": "1", "cgkqsxz": "2", "dt": "3", "l": "4", "mn": "5", "r": "6"}
    lookup = {ch: d for g, d in groups.items() for ch in g}
    code = word[0].upper()
    prev = lookup.get(word[0].lower(), "")
    for ch in word[1:].lower():
        d = lookup.get(ch, "")
        if d and d != prev:
            code += d
        if ch not in "hw":
            prev = d
        if len(code) == 5:
            break
    return code.ljust(5, "0")
#> soundalike("Wagner")
#> soundalike("tottenham")
#> soundalike("Aiou")
#> soundalike("scratchpads")
#> soundalike("kochs")
# %%
def shout_ratio(msg):
    up = low = other = 0
    for c in msg:
        if c.isupper():
            up += 1
        elif c.islower():
            low += 1
        else:
            other += not c.isspace()
    if up + low == 0:
        return "mute", other
    share = round(100 * up / (up + low))
    if share > 60:
        return msg.capitalize(), share
    return msg, share
#> shout_ratio("STOP it")
#> shout_ratio("Hello You")
#> shout_ratio("42 !?")
#> shout_ratio("WHY NOT")
#> shout_ratio("iPhone X")
# %%
class Solution:
    def expandRanges(self, s):
        out = ""
        i = 0
        while i < len(s):
            if i + 2 < len(s) and s[i + 1] == "-" and s[i].isalnum():
                a, b = ord(s[i]), ord(s[i + 2])
                step = 1 if a <= b else -1
                for code in range(a, b + step, step):
                    out += chr(code)
                i += 3
            else:
                out += s[i]
                i += 1
        return out
#> Solution().expandRanges("a-e")
#> Solution().expandRanges("x9-5y")
#> Solution().expandRanges("-b-d-")
#> Solution().expandRanges("k-k")
#> Solution().expandRanges("A-C1-3")
# %%
def tick_tack(s):
    even, odd = s[::2], s[1::2]
    if even > odd:
        s = even[::-1] + odd
    elif len(even) == len(odd):
        s = odd + even[::-1]
    else:
        s = even + odd[::-1]
    return s, sum(x == y for x, y in zip(even, odd))
#> tick_tack("teapot")
#> tick_tack("aabbc")
#> tick_tack("adbecf")
#> tick_tack("z")
#> tick_tack("noon")
# %%
def parse_score(sheet):
    totals = {}
    for part in sheet.split(";"):
        name, sep, marks = part.partition("=")
        name = name.strip()
        if not sep or not name:
            continue
        score = 0
        for m in marks:
            if m == "x":
                score += 10
            elif m == "/":
                score = score + 10 - last
            elif m.isdigit():
                score += int(m)
            last = int(m) if m.isdigit() else 0
        totals[name] = score
    top = max(totals.values(), default=0)
    return {k: v - top for k, v in totals.items()}
#> parse_score("ann=x54;bo=9/3")
#> parse_score("me=7/ ;you")
#> parse_score("")
#> parse_score("p=123;q=321x;r=")
#> parse_score("solo=--8")
# %%
class Solution:
    def typoFix(self, word, vocabulary):
        best, gap = None, 99
        for v in vocabulary:
            if len(v) != len(word):
                continue
            wrong = [i for i, (a, b) in enumerate(zip(word, v)) if a != b]
            cost = len(wrong)
            if cost == 2 and word[wrong[0]] == v[wrong[1]] and word[wrong[1]] == v[wrong[0]]:
                cost = 1
            if cost < gap:
                best, gap = v, cost
        return best if gap <= 1 else word.upper()
#> Solution().typoFix("teh", ["tea", "the", "ten"])
#> Solution().typoFix("house", ["mouse", "horse", "home"])
#> Solution().typoFix("cat", ["dog", "bird"])
#> Solution().typoFix("form", ["from", "form"])
#> Solution().typoFix("lamp", ["plum", "clam", "lump"])
# %%
def stair_text(s, n):
    lines = []
    for depth, i in enumerate(range(0, len(s), n)):
        piece = s[i:i + n]
        if depth % 2:
            piece = piece[::-1]
        lines.append(">" * depth + piece)
    return lines
#> stair_text("abcdefgh", 3)
#> stair_text("hello", 5)
#> stair_text("wxyz", 1)
#> stair_text("", 2)
#> stair_text("drum roll", 4)
# %%
def key_value(s):
    pairs = {}
    last = None
    for tok in s.replace(",", " ").split():
        if "=" in tok:
            k, v = tok.split("=", 1)
            last = k or last
            pairs[last] = v
        elif last is None:
            pairs[""] = tok
        else:
            pairs[last] += "+" + tok
    return pairs
#> key_value("a=1, b=2")
#> key_value("x=one two three y=")
#> key_value("stray k==v")
#> key_value("=lost n=5,6")
#> key_value("")
# %%
class Solution:
    def zipCompare(self, a: str, b: str) -> str:
        winner = ""
        for x, y in zip(a, b):
            winner += max(x, y, key=lambda c: (c.isdigit(), c.lower(), c))
        tail = a[len(b):] or b[len(a):]
        if tail:
            winner += min(tail)
        return winner
#> Solution().zipCompare("apple", "orange")
#> Solution().zipCompare("aB3", "Ab9")
#> Solution().zipCompare("z1", "1z")
#> Solution().zipCompare("", "hello")
#> Solution().zipCompare("MiXed", "mIxER")
