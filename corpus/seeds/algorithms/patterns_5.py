# %%
import re

class Solution:
    def shelfMarks(self, marks):
        rx = re.compile(r"(?P<cls>[A-Z]{1,2})(?P<num>\d+)(?:\.(?P<cut>[A-Z]\d+))?")
        shelf = []
        for mark in marks:
            m = rx.fullmatch(mark)
            if m is None:
                shelf.append(("~", 0, mark))
            else:
                shelf.append((m["cls"], int(m["num"]), m["cut"] or ""))
        shelf.sort()
        return [f"{a}{b}{c and '.' + c}" for a, b, c in shelf]
#> Solution().shelfMarks(["QA76", "QA9.B3", "Q100"])
#> Solution().shelfMarks(["B2.C1", "B2", "B2.A9"])
#> Solution().shelfMarks(["zz", "Z1"])
#> Solution().shelfMarks([])
#> Solution().shelfMarks(["P10.X2", "P9.X20", "PA1", "P"])
# %%
import re

def stammer(s):
    """Write b-b-bold as bold, and count the stammers."""
    total = 0
    while True:
        s2, n = re.subn(r"\b(\w+)-(?=\1)", "", s)
        if n == 0:
            break
        total += n
        s = s2
    return s, total
#> stammer("b-b-bold")
#> stammer("well-known")
#> stammer("no-no-not so-so")
#> stammer("plain text")
#> stammer("pa-pa-pat-patch")
# %%
import re

def ip_fix(addr):
    parts = re.split(r"[.,:]", addr)
    fixed = []
    for p in parts:
        digits = re.sub(r"[^0-9]", lambda m: {"O": "0", "l": "1", "S": "5"}.get(m[0], ""), p)
        if not digits:
            return None
        n = int(digits)
        if n > 255:
            n = int(digits[:2])
        fixed.append(n)
    if len(fixed) < 4:
        fixed[-1:-1] = [0] * (4 - len(fixed))
    return ".".join(map(str, fixed[:4]))
#> ip_fix("l92.l68.O.7")
#> ip_fix("10,300,5:1")
#> ip_fix("10.S")
#> ip_fix("1..2")
#> ip_fix("127.x1.0.0.9")
# %%
import re

class Solution:
    def balanceEq(self, eq):
        left, right = re.split(r"\s*=+\s*", eq, maxsplit=1)
        def value(side):
            x = k = 0
            for sign, num, var in re.findall(r"([+-]?)\s*(\d*)(x?)", side):
                if not num and not var:
                    continue
                n = int(num or 1)
                if sign == "-":
                    n = -n
                if var:
                    x += n
                else:
                    k += n
            return x, k
        (a, b), (c, d) = value(left), value(right)
        if a == c:
            return "any" if b == d else "none"
        return (d - b) / (a - c)
#> Solution().balanceEq("2x + 3 = 11")
#> Solution().balanceEq("x = x + 1")
#> Solution().balanceEq("5 - x = 2x - 4")
#> Solution().balanceEq("3x+1 == 1 + 3x")
#> Solution().balanceEq("-x=10")
# %%
import re

def tile_row(spec):
    row = spec
    for _ in range(4):
        m = re.search(r"(\d)([A-Z])", row)
        if m is None:
            break
        n = int(m[1])
        tile = m[2]
        if n < 2:
            piece = tile.lower() * n
        else:
            piece = f"{n // 2}{tile}{tile.lower() * (n % 2)}{n // 2}{tile}"
        row = row[:m.start()] + piece + row[m.end():]
    return row
#> tile_row("3A")
#> tile_row("1B2C")
#> tile_row("abc")
#> tile_row("0X5Y")
#> tile_row("2A1B0C")
# %%
import re

def subtitle_shift(cue, ms):
    times = re.findall(r"(\d+):(\d\d)[.,](\d{3})", cue)
    shifted = []
    for mm, ss, frac in times:
        t = (int(mm) * 60 + int(ss)) * 1000 + int(frac)
        t = max(0, t + ms)
        secs, frac = divmod(t, 1000)
        shifted.append("%d:%02d.%03d" % (secs // 60, secs % 60, frac))
    if len(shifted) == 2 and shifted[0] == shifted[1]:
        return "drop"
    return " > ".join(shifted)
#> subtitle_shift("1:02,500 --> 1:04,000", 750)
#> subtitle_shift("0:00.100 --> 0:00.900", -1000)
#> subtitle_shift("10:59.999", 1)
#> subtitle_shift("no time", 5)
#> subtitle_shift("0:01.000 --> 0:03.250", -1500)
# %%
import re

class Solution:
    def whoSaid(self, script):
        lines = {}
        speaker = "?"
        for chunk in re.split(r"\s*(?=\b[A-Z]{2,}:)|\n", script):
            m = re.match(r"([A-Z]{2,}):\s*(.*)", chunk)
            if m:
                speaker, chunk = m.groups()
            n = len(chunk.split())
            if n:
                lines[speaker] = lines.get(speaker, 0) + n
        return lines
#> Solution().whoSaid("TOM: hi you ANN: oh hi")
#> Solution().whoSaid("lights go out\nEVA: who is it")
#> Solution().whoSaid("AL: one\ntwo three\nBO: four")
#> Solution().whoSaid("")
#> Solution().whoSaid("MA: PA: I: yes")
# %%
import re

def mixed_order(s):
    digits = sorted(re.findall(r"\d", s), reverse=True)
    letters = sorted(re.findall(r"[a-z]", s))
    def pick(m):
        if m.group().isdigit():
            return digits.pop()
        return letters.pop(0)
    return re.sub(r"[a-z0-9]", pick, s)
#> mixed_order("c3b2a1")
#> mixed_order("zz-9 a0")
#> mixed_order("HELLO")
#> mixed_order("54321")
#> mixed_order("d.c.b.a")
# %%
import re

def invoice(lines):
    total = 0
    seen = []
    for line in lines:
        m = re.match(r"(?P<qty>\d+)\s*[x*]\s*(?P<item>[a-z ]+?)\s*@\s*(?P<price>\d+)(?P<off>-\d+%)?", line)
        if not m:
            seen.append("?")
            continue
        cost = int(m["qty"]) * int(m["price"])
        if m["off"]:
            cost -= cost * int(m["off"][1:-1]) // 100
        total += cost
        seen.append(m["item"][:3])
    return total, "/".join(seen)
#> invoice(["3 x pen @ 40", "1x desk lamp@1999"])
#> invoice(["2*mug @ 350-10%"])
#> invoice(["free gift", "5 x tea @ 0"])
#> invoice(["10 x nut @ 15-33%", "4 X cup @ 9"])
#> invoice([])
# %%
import re

class Solution:
    def rotorText(self, s):
        rotor = 0
        out = []
        for tok in re.split(r"([+-]\d|!)", s):
            if not tok:
                continue
            if tok == "!":
                rotor = -rotor
            elif re.fullmatch(r"[+-]\d", tok):
                rotor += int(tok)
            else:
                out.append("".join(chr((ord(c) - 97 + rotor) % 26 + 97) if c.islower() else c for c in tok))
        return "".join(out), rotor
#> Solution().rotorText("abc+3abc")
#> Solution().rotorText("-1hello!hello")
#> Solution().rotorText("+9+9Zz")
#> Solution().rotorText("!")
#> Solution().rotorText("a+1a+1a-4a")
# %%
import re

def date_forms(text):
    months = "jan feb mar apr may jun jul aug sep oct nov dec".split()
    found = []
    rx = re.compile(r"(\d{4})-(\d\d)-(\d\d)|(\d{1,2}) ([a-z]{3})[a-z]* (\d{4})|(\d\d?)/(\d\d?)/(\d\d)", re.I)
    for m in rx.finditer(text):
        g = m.groups()
        if g[0]:
            y, mo, d = map(int, g[:3])
        elif g[3]:
            if g[4].lower() not in months:
                continue
            d, mo, y = int(g[3]), months.index(g[4].lower()) + 1, int(g[5])
        else:
            d, mo, y = int(g[6]), int(g[7]), 2000 + int(g[8])
        found.append(y * 10000 + mo * 100 + d)
    return sorted(found)
#> date_forms("2021-03-09 or 4 May 1999")
#> date_forms("1/2/03, 31/12/07")
#> date_forms("12 foo 2020")
#> date_forms("7 September 1850; 1850-09-06")
#> date_forms("on 2024-1-5 or 05/1/24")
# %%
import re

def token_gap(code):
    ends = [0]
    gaps = []
    for m in re.finditer(r"\S+", code):
        gaps.append(m.start() - ends[-1])
        ends.append(m.end())
    widest = max(gaps[1:], default=0)
    where = gaps.index(widest, 1) if widest else -1
    trailing = len(code) - ends[-1]
    return gaps, where, trailing
#> token_gap("a  bb c")
#> token_gap("  x     y z  ")
#> token_gap("word")
#> token_gap("    ")
#> token_gap("if (a)   b")
# %%
import re

class Solution:
    def seqLabel(self, s):
        kinds = [
            (r"^[01]+$", lambda t: int(t, 2)),
            (r"^\d+$", int),
            (r"^0x[0-9a-f]+$", lambda t: int(t, 16)),
            (r"^(\w)\1*$", lambda t: len(t)),
        ]
        vals = []
        for word in s.split():
            for rx, conv in kinds:
                if re.search(rx, word):
                    vals.append(conv(word))
                    break
            else:
                vals.append(None)
        return vals
#> Solution().seqLabel("101 102 0x1f")
#> Solution().seqLabel("zzz q ab")
#> Solution().seqLabel("0 9 1111")
#> Solution().seqLabel("")
#> Solution().seqLabel("0xZ 22 ### ____")
# %%
import re

def port_side(s):
    def turn(m):
        head, mid, tail = m.group(1), m.group(2), m.group(3)
        if not tail:
            return (head + mid)[::-1]
        if head == "":
            return tail + "-" + mid
        return tail.lower() + mid + head
    return re.sub(r"([^\W\daeiou]*)([aeiou]+)([a-z]*)", turn, s)
#> port_side("string Apple")
#> port_side("Hello you")
#> port_side("my fly")
#> port_side("3rd eye oar")
#> port_side("Quick - run")
# %%
import re

def odd_spacing(s):
    score = 0
    words = re.split(r"( +)", s)
    for i in range(1, len(words), 2):
        n = len(words[i])
        if n > 1:
            score += n - 1
            words[i] = "_" * n
        elif words[i - 1][-1:] in ".!?":
            score += 1
            words[i] = "  "
    return "".join(words), score
#> odd_spacing("a  b c")
#> odd_spacing("End. Start")
#> odd_spacing("one   two.  Three! four")
#> odd_spacing("tight")
#> odd_spacing(" x? y")
# %%
import re

class Solution:
    def drumLine(self, bars: list) -> dict:
        hits = dict.fromkeys("kst", 0)
        beat = 0
        for bar in bars:
            m = re.match(r"(\d*)([kst.]+)(?:@(\d+))?$", bar)
            if m is None:
                hits["bad"] = beat
                break
            times, shape, at = m.groups()
            if at:
                beat = int(at)
            for _ in range(int(times or 1)):
                for ch in shape:
                    if ch != ".":
                        hits[ch] += beat
                    beat += 1
        return {**hits, "beat": beat}
#> Solution().drumLine(["k.s.", "2kt"])
#> Solution().drumLine(["3s@10", "t.."])
#> Solution().drumLine(["k", "x", "s"])
#> Solution().drumLine(["0kst", "..t@2", "kk"])
#> Solution().drumLine([])
# %%
import re

def quote_words(s, minimum):
    count = [0, 0]
    def q(m):
        w = m.group(0)
        if len(w) < minimum:
            count[0] += 1
            return w
        count[1] += 1
        return f'"{w}"' if "'" not in w else f"({w})"
    return re.sub(r"[A-Za-z']+", q, s), count
#> quote_words("a tall tree", 4)
#> quote_words("it's don't", 5)
#> quote_words("123", 1)
#> quote_words("Be in it", 3)
#> quote_words("so what, who's", 2)
# %%
import re

def segment_digits(s, most):
    parts = re.findall(r"\d{1,%d}" % most, s)
    total = 0
    for i, p in enumerate(parts):
        v = int(p)
        total += v if i % 2 == 0 else -v
    head = re.match(r"\D*", s).group()
    return parts, total, head
#> segment_digits("123456", 2)
#> segment_digits("ab98765", 3)
#> segment_digits("x1y22z333", 2)
#> segment_digits("none", 4)
#> segment_digits("007 007", 3)
# %%
import re

class Solution:
    def cleanTags(self, raw):
        tags = []
        for t in re.findall(r"#(\w[\w-]*)", raw):
            t = t.rstrip("-_").lower()
            t = re.sub(r"[-_]+", "-", t)
            if re.fullmatch(r"\d+", t):
                continue
            if t in tags:
                tags.remove(t)
            tags.append(t)
        return tags
#> Solution().cleanTags("#Red #blue #red")
#> Solution().cleanTags("#a__b #a-b- #42")
#> Solution().cleanTags("no tags # here")
#> Solution().cleanTags("#x#y#x")
#> Solution().cleanTags("##top #2nd #top_10")
# %%
import re

def bracket_sum(s):
    """Innermost brackets are summed first; the sum is doubled for [ ]."""
    while True:
        m = re.search(r"[(\[]([\d ]*)[)\]]", s)
        if m is None:
            break
        total = sum(map(int, m.group(1).split()))
        if m.group()[0] == "[":
            total *= 2
        s = s[:m.start()] + " " + str(total) + " " + s[m.end():]
    return " ".join(s.split())
#> bracket_sum("(1 2) [3]")
#> bracket_sum("[4 (5 [6])]")
#> bracket_sum("7 8")
#> bracket_sum("((x))")
#> bracket_sum("[()] (10 (20))")
# %%
import re

def pattern_of(word):
    names = {}
    shape = []
    for ch in word:
        if ch not in names:
            names[ch] = f"(?P<g{len(names)}>.)"
            shape.append(names[ch])
            names[ch] = names[ch][3:].split(">")[0].strip("<")
        else:
            shape.append(f"(?P={names[ch]})")
    return "".join(shape)

def same_shape(word, others):
    rx = re.compile(pattern_of(word))
    return [o for o in others if rx.fullmatch(o)]
#> same_shape("noon", ["otto", "deed", "door"])
#> same_shape("aab", ["eel", "ooo", "tea"])
#> same_shape("xyx", ["pop", "dad", "mom", "cat"])
#> same_shape("q", ["1", "22"])
#> same_shape("abcb", ["here", "eyes", "papa"])
# %%
import re

class Solution:
    def scaleRecipe(self, text, num, den):
        def scaled(m):
            top = int(m.group(1)) * num
            bottom = int(m.group(2) or 1) * den
            for p in (2, 3, 5):
                while top % p == 0 and bottom % p == 0 and top:
                    top //= p
                    bottom //= p
            if bottom == 1:
                return str(top)
            whole, rest = divmod(top, bottom)
            return (f"{whole} " if whole else "") + f"{rest}/{bottom}"
        return re.sub(r"(\d+)(?:/(\d+))?", scaled, text)
#> Solution().scaleRecipe("3 eggs, 1/2 cup", 2, 1)
#> Solution().scaleRecipe("3/4 l", 3, 2)
#> Solution().scaleRecipe("10 g salt", 1, 4)
#> Solution().scaleRecipe("water", 5, 1)
#> Solution().scaleRecipe("1/3 tsp 12 nuts", 3, 3)
# %%
import re

def wave_text(s):
    up = True
    pieces = []
    for m in re.finditer(r"([a-z]+)|([A-Z]+)|([^A-Za-z]+)", s):
        g = m.group()
        if m.lastindex == 3:
            up = not up
            pieces.append(g)
        elif up:
            pieces.append(g.upper() if m.lastindex == 1 else g.lower())
        else:
            pieces.append(g[::-1])
    return "".join(pieces)
#> wave_text("abCD ef")
#> wave_text("one two three")
#> wave_text("X")
#> wave_text("42 up")
#> wave_text("mAd-HaTter!go")
# %%
import re

def dna_repeat(seq):
    best = ("", 0, -1)
    for m in re.finditer(r"(?=(([ACGT]{2,3})\2+))", seq):
        unit = m.group(2)
        n = len(m.group(1)) // len(unit)
        if n > best[1]:
            best = (unit, n, m.start())
    return best
#> dna_repeat("ACACACGT")
#> dna_repeat("GGATTATTATTC")
#> dna_repeat("ACGT")
#> dna_repeat("TTTTTT")
#> dna_repeat("CAGCAGATATATAT")
# %%
import re

class Solution:
    def menuKeys(self, items):
        used, out = [], []
        for item in items:
            marked = re.search(r"&(\w)", item)
            plain = item.replace("&", "")
            if marked and marked[1].lower() not in used:
                key = marked[1].lower()
            else:
                key = next((c for c in re.findall("[a-z]", plain.lower()) if c not in used), "")
            used.append(key)
            out.append(f"{key or '-'}:{plain}")
        return out
#> Solution().menuKeys(["&File", "Edit", "&View"])
#> Solution().menuKeys(["E&xit", "e&xtra", "ex"])
#> Solution().menuKeys(["aa", "a", "a"])
#> Solution().menuKeys(["Save &As", "&Save", "Sort"])
#> Solution().menuKeys(["99", "&9 lives"])
# %%
import re

def chain_expand(s):
    """a~d stands for a b c d, but only where both ends are of one kind."""
    def run(m):
        a, b = m.group(1), m.group(2)
        if a.isdigit() != b.isdigit() or a.isupper() != b.isupper():
            return a + "?" + b
        step = 1 if a < b else -1
        return "".join(chr(c) for c in range(ord(a), ord(b) + step, step))
    return re.sub(r"(\w)~(\w)", run, s)
#> chain_expand("a~d-x")
#> chain_expand("9~6 1~3")
#> chain_expand("a~5 B~c")
#> chain_expand("none")
#> chain_expand("F~Cq~q")
# %%
import re

def log_levels(log, floor):
    order = ["debug", "info", "warn", "error"]
    least = order.index(floor)
    kept = []
    times = []
    for t, level, msg in re.findall(r"(\d+)\s+(\w+):\s*([^;]*)", log):
        if level.lower() not in order:
            continue
        if order.index(level.lower()) < least:
            continue
        kept.append(msg.strip())
        times.append(int(t))
    gaps = [b - a for a, b in zip(times, times[1:])]
    return kept, gaps
#> log_levels("3 INFO: up; 9 warn: hot", "info")
#> log_levels("1 debug: a; 5 error: b; 20 error: c", "warn")
#> log_levels("7 fatal: x", "debug")
#> log_levels("4 Error: disk; 6 warn: net", "error")
#> log_levels("10 info: p;12 Info:q ;11 INFO: r", "debug")
# %%
import re

class Solution:
    def accentLine(self, line, beat):
        sylls = re.findall(r"[^aeiou\s]*[aeiou]+(?:[^aeiou\s](?![aeiou]))*", line.lower())
        marked = []
        for i, syl in enumerate(sylls):
            if i % beat == 0:
                syl = re.sub(r"[aeiou]", lambda m: m[0].upper(), syl, count=1)
            marked.append(syl)
        return "-".join(marked)
#> Solution().accentLine("under the table", 2)
#> Solution().accentLine("banana", 3)
#> Solution().accentLine("shh", 2)
#> Solution().accentLine("Over and out", 1)
#> Solution().accentLine("quiet river", 4)
# %%
import re

def weigh_tokens(s, weights):
    total = 0
    unknown = ""
    rx = re.compile("|".join(sorted(map(re.escape, weights), key=lambda k: (-len(k), k))))
    pos = 0
    while pos < len(s):
        m = rx.match(s, pos)
        if m:
            total += weights[m.group()]
            pos = m.end()
        else:
            unknown += s[pos]
            pos += 1
    return total, unknown
#> weigh_tokens("aab", {"a": 1, "aa": 5, "b": 2})
#> weigh_tokens("x+y", {"+": 10})
#> weigh_tokens("hello", {"l": 3, "lo": 4})
#> weigh_tokens("", {"q": 1})
#> weigh_tokens("abcabd", {"ab": 2, "abc": 7, "d": -1})
# %%
import re

def check_isbnish(code):
    body = re.sub(r"[\s-]", "", code)
    if not re.fullmatch(r"\d{5}[\dX]", body):
        return "shape", len(body)
    total = 0
    for k, ch in enumerate(body):
        v = 10 if ch == "X" else int(ch)
        total += v * (6 - k)
    rest = total % 11
    return ("ok", total) if rest == 0 else ("off", rest)
#> check_isbnish("12-345-6")
#> check_isbnish("0000 0X")
#> check_isbnish("98765X")
#> check_isbnish("1234")
#> check_isbnish("10-000-5")
# %%
import re

class Solution:
    def foldNames(self, csv):
        people = {}
        for family, given in re.findall(r"\s*([^,;]+),\s*([^;]+);?", csv):
            people.setdefault(family.strip(), []).append(given.strip())
        out = []
        for fam in sorted(people, key=str.lower):
            given = people[fam]
            joined = given[0] if len(given) == 1 else ", ".join(given[:-1]) + " & " + given[-1]
            out.append(f"{joined} {fam}")
        return out
#> Solution().foldNames("Roe, Jan; Doe, Al; Roe, Pia")
#> Solution().foldNames("li, wu")
#> Solution().foldNames("no commas")
#> Solution().foldNames("B, x; a, y; B, z; B, w;")
#> Solution().foldNames("de Haan, Ilse ; Dee, Kit")
# %%
import re

def count_inside(text, word):
    rx = re.compile(r"\b" + re.escape(word) + r"\b", re.I)
    whole = len(rx.findall(text))
    loose = len(re.findall(re.escape(word), text, re.I))
    starts = len(re.findall(r"\b" + re.escape(word) + r"\B", text, re.I))
    return whole, starts, loose - whole - starts
#> count_inside("Art is art, artist of cart", "art")
#> count_inside("the other these", "the")
#> count_inside("no", "x")
#> count_inside("inn in inning begin", "in")
#> count_inside("a-a aa banana", "a")
# %%
import re

def braille_like(s):
    dots = {"a": "1", "b": "12", "c": "14", "d": "145", "e": "15"}
    cells = []
    number = False
    for ch in re.findall(r"[a-e]|[1-5]|\s", s.lower()):
        if ch.isdigit():
            if not number:
                cells.append("3456")
                number = True
            cells.append(dots["abcde"[int(ch) - 1]])
        elif ch.isspace():
            cells.append("0")
            number = False
        else:
            if number:
                cells.append("56")
            number = False
            cells.append(dots[ch])
    return ",".join(cells)
#> braille_like("Bed 12")
#> braille_like("3a")
#> braille_like("xyz")
#> braille_like("55 c4")
#> braille_like("ace")
# %%
import re

class Solution:
    def fieldWidths(self, fmt):
        # turn %-8s%5d into a list of (align, width, kind)
        fields = []
        literal = 0
        pos = 0
        for m in re.finditer(r"%(-?)(\d*)([sdx%])", fmt):
            literal += m.start() - pos
            pos = m.end()
            if m[3] == "%":
                literal += 1
                continue
            fields.append(("<" if m[1] else ">", int(m[2] or 0), m[3]))
        literal += len(fmt) - pos
        return fields, literal
#> Solution().fieldWidths("%-8s|%5d")
#> Solution().fieldWidths("100%% of %x")
#> Solution().fieldWidths("plain")
#> Solution().fieldWidths("%s%s, %-d")
#> Solution().fieldWidths("%q %03d")
# %%
import re

def thaw(row):
    # an ice block between two drops melts; a drop at the edge freezes
    widths = [row.count("I")]
    for _ in range(5):
        row, n = re.subn(r"(?<=o)I(?=o)|(?<=o)II(?=o)", "o", row)
        row = re.sub(r"^o|o$", "I", row)
        if n == 0:
            break
        widths.append(row.count("I"))
    return row, widths
#> thaw("oIoIIo")
#> thaw("IIoIIII")
#> thaw("ooIooIoIo")
#> thaw("III")
#> thaw("IoIIoIIIoIo")
# %%
import re

def choose_plural(template, n):
    def choose(m):
        forms = m.group(1).split("|")
        if len(forms) == 1:
            return "" if n == 1 else forms[0]
        if n == 0 and len(forms) > 2:
            return forms[2]
        return forms[0] if n == 1 else forms[1]
    text = re.sub(r"\[([^\]]*)\]", choose, template)
    return re.sub(r"#", str(n), text)
#> choose_plural("# apple[s]", 3)
#> choose_plural("# m[ouse|ice]", 1)
#> choose_plural("[one|# of them|none]", 0)
#> choose_plural("# bus[es] [is|are] late", 2)
#> choose_plural("# dog[s]", 1)
# %%
import re

class Solution:
    def splitCode(self, code):
        m = re.match(r"(?P<a>\D*)(?P<b>\d*)(?P<c>.*)", code)
        a, b, c = m.group("a", "b", "c")
        if not b:
            return {"text": a}
        d = {"text": a, "num": int(b), "pad": len(b) - len(b.lstrip("0"))}
        if c:
            d["rest"] = Solution().splitCode(c)
        return d
#> Solution().splitCode("ab012")
#> Solution().splitCode("xyz")
#> Solution().splitCode("7-8-9")
#> Solution().splitCode("A00")
#> Solution().splitCode("k1m002")
# %%
import re

def margin_notes(text):
    notes = []
    def lift(m):
        notes.append(m.group(1).strip())
        return "" if text[m.end():m.end() + 1] in (" ", "") else " "
    body = re.sub(r"\s*/\*(.*?)\*/", lift, text)
    return body.strip(), notes, max(map(len, notes), default=0)
#> margin_notes("run /* fast */ now")
#> margin_notes("a/*1*/b/* 22 */")
#> margin_notes("no notes")
#> margin_notes("/**/x")
#> margin_notes("p /* q */r /*open")
# %%
import re

def snake_game(moves):
    body = [(0, 0)]
    for turn, n in re.findall(r"([UDLR])(\d*)", moves):
        dx, dy = {"U": (0, 1), "D": (0, -1), "L": (-1, 0), "R": (1, 0)}[turn]
        for _ in range(int(n or 1)):
            x, y = body[-1]
            head = (x + dx, y + dy)
            if head in body[1:]:
                return "bitten", len(body)
            body.append(head)
            if len(body) > 5:
                body.pop(0)
    return body[-1], len(body)
#> snake_game("R3U2")
#> snake_game("RURDLU")
#> snake_game("R2ULU3")
#> snake_game("zzz")
#> snake_game("L7D")
# %%
import re

class Solution:
    def sparkRead(self, s):
        levels = "_.-=^"
        best = (0, "")
        for m in re.finditer(r"[_.\-=^]+", s):
            nums = [levels.index(c) for c in m.group()]
            climb = sum(max(0, b - a) for a, b in zip(nums, nums[1:]))
            if climb > best[0]:
                best = (climb, m.group())
        return best[0], best[1], len(best[1])
#> Solution().sparkRead("_.-=^ .=")
#> Solution().sparkRead("x^_^_y")
#> Solution().sparkRead("abc")
#> Solution().sparkRead("== -=- _^")
#> Solution().sparkRead("^=-._.")
