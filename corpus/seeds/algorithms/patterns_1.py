# %%
import re

def shift_times(note, minutes):
    def moved(m):
        total = int(m.group(1)) * 60 + int(m.group(2)) + minutes
        total %= 24 * 60
        return f"{total // 60:02d}:{total % 60:02d}"
    changed, count = re.subn(r"\b(\d{1,2}):(\d\d)\b", moved, note)
    if count == 0:
        return note + "?"
    return changed
#> shift_times("bus 7:50, tram 9:05", 15)
#> shift_times("no clock here", 30)
#> shift_times("23:55", 10)
#> shift_times("0:05 and 12:00", -20)
#> shift_times("at 10:1 or 10:10", 125)
# %%
import re

class Solution:
    def readDuration(self, text: str) -> int:
        unit = {"w": 604800, "d": 86400, "h": 3600, "m": 60, "s": 1}
        total = 0
        pos = 0
        last = 10 ** 9
        while pos < len(text):
            m = re.compile(r"(\d+)([wdhms])").match(text, pos)
            if m is None:
                return -1 - pos
            size = unit[m.group(2)]
            if size >= last:
                return -1 - m.start(2)
            total += int(m[1]) * size
            last = size
            pos = m.end()
        return total
#> Solution().readDuration("2h15m")
#> Solution().readDuration("90s")
#> Solution().readDuration("1d3h7s")
#> Solution().readDuration("5m2h")
#> Solution().readDuration("4h?3s")
# %%
import re

def seat_ranges(spec):
    seats = []
    for row, lo, hi in re.findall(r"([A-F])(\d+)(?:-(\d+))?", spec):
        first = int(lo)
        last = int(hi) if hi else first
        if first > last:
            first, last = last, first
        for n in range(first, last + 1):
            label = row + str(n)
            if label not in seats:
                seats.append(label)
    return seats
#> seat_ranges("A1-3,B2")
#> seat_ranges("C7-5 C6-8")
#> seat_ranges("Z9, F10")
#> seat_ranges("D4D4D5")
#> seat_ranges("none")
# %%
import re
from collections import OrderedDict

def parse_flags(line):
    opts = OrderedDict()
    rest = []
    for word in line.split():
        m = re.fullmatch(r"--(no-)?([a-z]+)(?:=(\S+))?", word)
        if not m:
            rest.append(word)
            continue
        no, key, value = m.groups()
        if value is None:
            opts[key] = not no
        elif no:
            rest.append(word)
        else:
            opts[key] = int(value) if value.isdigit() else value
    return dict(opts), rest
#> parse_flags("--fast --level=3 in.txt")
#> parse_flags("--no-color --color")
#> parse_flags("-x --name=bob --no-q=1")
#> parse_flags("a b c")
#> parse_flags("--depth=07 --depth=x7 --Up")
# %%
import re

class Solution:
    def squeeze(self, s):
        # repeated letters become letter + count, singles stay
        out = []
        for m in re.finditer(r"(.)\1*", s):
            run = len(m.group())
            ch = m.group(1)
            if ch.isdigit():
                ch = "\\" + ch
            out.append(ch if run == 1 else f"{ch}{run}")
        return "".join(out)
#> Solution().squeeze("aaabccd")
#> Solution().squeeze("zz11y")
#> Solution().squeeze("    ..")
#> Solution().squeeze("qwerty")
#> Solution().squeeze("555556")
# %%
import re

def plate_kind(plate):
    rules = [
        ("old", r"[A-Z]{3} ?\d{3}"),
        ("new", r"[A-Z]{2}\d{2} ?[A-Z]{3}"),
        ("trade", r"T-\d{2,4}"),
        ("vanity", r"(?=.*[A-Z])[A-Z0-9]{2,7}"),
    ]
    plate = plate.strip().upper()
    tried = 0
    for name, pattern in rules:
        tried += 1
        if re.fullmatch(pattern, plate):
            return name, tried
    return "bad", len(plate)
#> plate_kind("abc 123")
#> plate_kind("AB12 CDE")
#> plate_kind(" t-4410")
#> plate_kind("K1NG")
#> plate_kind("77 88")
# %%
import re

def footnotes(text):
    seen = {}
    def number(m):
        word = m.group(1).lower()
        if word not in seen:
            seen[word] = len(seen) + 1
        return m.group(1) + "^" + str(seen[word])
    body = re.sub(r"\[(\w+)\]", number, text)
    notes = [f"{n}={w}" for w, n in seen.items()]
    return body + " | " + ",".join(notes)
#> footnotes("[Tea] and [milk]")
#> footnotes("[a][b][A]")
#> footnotes("plain")
#> footnotes("see [x], not [y z], but [X]")
#> footnotes("[]]")
# %%
import re

class Solution:
    def evalSum(self, expr: str) -> int:
        tokens = re.findall(r"\d+|[-+*]", expr)
        total, term, sign = 0, None, 1
        times = False
        for tok in tokens:
            if tok == "*":
                times = True
            elif tok in "+-":
                if term is not None:
                    total += sign * term
                    term = None
                    sign = 1
                if tok == "-":
                    sign = -sign
            else:
                value = int(tok)
                term = term * value if times and term is not None else value
                times = False
        return total + sign * (term or 0)
#> Solution().evalSum("2+3*4")
#> Solution().evalSum("10 - 6 - 7")
#> Solution().evalSum("--5*3*2")
#> Solution().evalSum("8*")
#> Solution().evalSum("1-2*3+40*2")
# %%
import re

def camel_pieces(name):
    parts = re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+", name)
    snake = "_".join(p.lower() for p in parts)
    lengths = list(map(len, parts))
    if not parts:
        return ("", 0, None)
    longest = parts[lengths.index(max(lengths))]
    return snake, len(parts), longest
#> camel_pieces("parseHTMLPage")
#> camel_pieces("get2ndItem")
#> camel_pieces("XMLHttp")
#> camel_pieces("__")
#> camel_pieces("URL")
# %%
import re

def mask_digits(s, keep):
    total = len(re.findall(r"\d", s))
    hide = total - keep
    if hide <= 0:
        return s
    masked = re.sub(r"\d", "#", s, count=hide)
    first = masked.find("#")
    last = masked.rfind("#")
    return f"{masked}/{first}-{last}"
#> mask_digits("4411-2290", 4)
#> mask_digits("tel 12 34", 4)
#> mask_digits("7 dwarfs, 3 bears", 1)
#> mask_digits("abc", 0)
#> mask_digits("+39 055 81", 0)
# %%
import re

class Solution:
    def fill(self, template, values):
        missing = []
        def put(m):
            key, spec = m.group("key"), m.group("spec")
            if key not in values:
                missing.append(key)
                return "<" + key + ">"
            item = values[key]
            if spec is None:
                return str(item)
            width = int(spec)
            return str(item).rjust(width, ".")
        text = re.sub(r"\{(?P<key>[a-z]+)(?::(?P<spec>\d))?\}", put, template)
        return [text] + missing
#> Solution().fill("{n:4}|{name}", {"n": 12, "name": "Jo"})
#> Solution().fill("{a}{b}{a}", {"a": 7})
#> Solution().fill("{x:2}", {"x": 12345})
#> Solution().fill("{X} {}", {})
#> Solution().fill("{p}, {q:5}!", {"p": None, "q": -3.5})
# %%
import re

WORD = re.compile(r"[a-z]+(?:'[a-z]+)?", re.I)

def word_spans(sentence, letter):
    hits = []
    for m in WORD.finditer(sentence):
        w = m.group()
        if w[0].lower() == letter or w[-1].lower() == letter:
            hits.append(m.span())
    gap = 0
    for (a, b), (c, d) in zip(hits, hits[1:]):
        gap = max(gap, c - b)
    return hits, gap
#> word_spans("Tom can't trot", "t")
#> word_spans("an apple a day", "a")
#> word_spans("it's Sam's hats", "s")
#> word_spans("hm, 42!", "x")
#> word_spans("Rover over a river", "r")
# %%
import re

def split_keep(text, seps):
    pattern = "([" + re.escape(seps) + "])"
    pieces = re.split(pattern, text)
    words = pieces[::2]
    marks = pieces[1::2]
    out = ""
    for i, w in enumerate(reversed(words)):
        out += w.strip()
        if i < len(marks):
            out += marks[i]
    return out
#> split_keep("a+b-c", "+-")
#> split_keep("one, two; three", ",;")
#> split_keep("nothing", ".")
#> split_keep("x]y^z", "^]")
#> split_keep("/usr/bin/", "/")
# %%
import re

class Solution:
    def ledger(self, lines):
        balance = {}
        bad = 0
        pat = re.compile(r"(\w+)\s*(->|<-)\s*(\w+)\s*:\s*(\d+)")
        for line in lines:
            m = pat.match(line)
            if m is None:
                bad += 1
                continue
            left, arrow, right, amount = m.groups()
            if arrow == "<-":
                left, right = right, left
            amount = int(amount)
            balance[left] = balance.get(left, 0) - amount
            balance[right] = balance.get(right, 0) + amount
        return sorted(balance.items(), key=lambda p: (p[1], p[0])), bad
#> Solution().ledger(["ann -> bob: 30", "bob->cy:12"])
#> Solution().ledger(["x <- y : 5", "x -> y : 5"])
#> Solution().ledger(["a = b", "", "k -> k: 9"])
#> Solution().ledger(["p -> q: 100", "q <- r: 40", "r -> p: 1"])
#> Solution().ledger([])
# %%
import re

def version_key(v):
    m = re.match(r"v?(\d+(?:\.\d+)*)(?:-?(a|b|rc)(\d*))?$", v)
    if m is None:
        return ((-1,), 0, 0)
    nums = tuple(int(x) for x in m.group(1).split("."))
    while len(nums) > 1 and nums[-1] == 0:
        nums = nums[:-1]
    stage = {"a": 1, "b": 2, "rc": 3, None: 4}[m.group(2)]
    return nums, stage, int(m.group(3) or 0)

def order_versions(vs):
    return sorted(vs, key=version_key)
#> order_versions(["1.10", "1.9", "v1.9rc2"])
#> order_versions(["2.0", "2", "2.0b1", "2-a"])
#> order_versions(["dev", "0.1", "0.0.9"])
#> order_versions(["3rc10", "3rc9", "3rc"])
#> order_versions(["v1", "1.0.0", "1.0.1", "1.0.1a"])
# %%
import re

def knit(row):
    """Expand a knitting row such as k2(p1k1)2."""
    while True:
        m = re.search(r"\(([^()]*)\)(\d+)", row)
        if not m:
            break
        row = row[:m.start()] + m[1] * int(m[2]) + row[m.end():]
    stitches = ""
    for kind, n in re.findall(r"([kps])(\d+)", row):
        stitches += {"k": "V", "p": "-", "s": "o"}[kind] * int(n)
    return stitches, stitches.count("V")
#> knit("k2(p1k1)2")
#> knit("((k1)2p1)2")
#> knit("s3")
#> knit("(k2p2)1s1(k1)0")
#> knit("p4k3p4")
# %%
import re

class Solution:
    def vowelGroups(self, w):
        groups = re.findall("[aeiou]+", w.lower())
        if not groups:
            return "none"
        best = max(groups, key=lambda g: (len(g), g))
        count = len(groups)
        if w.endswith("e") and len(groups[-1]) == 1 and count > 1:
            count -= 1
        return best + str(count)
#> Solution().vowelGroups("Queueing")
#> Solution().vowelGroups("rhythm")
#> Solution().vowelGroups("alone")
#> Solution().vowelGroups("beautiful")
#> Solution().vowelGroups("tree")
# %%
import re

def css_boxes(rule):
    result = {}
    for prop, body in re.findall(r"([a-z]+)\s*:\s*([^;]+);?", rule):
        nums = [int(x) for x in re.findall(r"-?\d+", body)]
        if len(nums) == 1:
            nums *= 4
        elif len(nums) == 2:
            nums += nums
        elif len(nums) == 3:
            nums.append(nums[1])
        result[prop] = nums
    return result
#> css_boxes("margin: 4px 8px; border: 1px")
#> css_boxes("padding:1 2 3")
#> css_boxes("color: red")
#> css_boxes("inset: 0 -5px 10px 7px; gap: 2px")
#> css_boxes("top 3")
# %%
import re

def first_difference(p, q):
    tp = re.findall(r"\w+|[^\w\s]", p)
    tq = re.findall(r"\w+|[^\w\s]", q)
    for i, (x, y) in enumerate(zip(tp, tq)):
        if x == y:
            continue
        if x.lower() == y.lower():
            return i, "case"
        if x.isalnum() != y.isalnum():
            return i, "kind"
        return i, min(x, y)
    if len(tp) == len(tq):
        return None
    return min(len(tp), len(tq)), "length"
#> first_difference("go, now", "go now")
#> first_difference("a = b", "a=c")
#> first_difference("x  + y", "x+y")
#> first_difference("Hi there", "hi there")
#> first_difference("f(x)", "f(x);")
# %%
import re

class Solution:
    def chessMoves(self, record):
        moves = []
        for m in re.finditer(r"([KQRBN]?)([a-h]?)(x?)([a-h])([1-8])([+#]?)", record):
            piece = m.group(1) or "P"
            file = "abcdefgh".index(m.group(4))
            rank = int(m.group(5)) - 1
            tag = piece + str(rank * 8 + file)
            if m.group(3):
                tag = tag.lower()
            moves.append(tag + m.group(6))
        return moves
#> Solution().chessMoves("1. e4 e5 2. Nf3")
#> Solution().chessMoves("Qxf7#")
#> Solution().chessMoves("exd5 Bb5+ O-O")
#> Solution().chessMoves("draw")
#> Solution().chessMoves("Rad1 h8 a1")
# %%
import re

def indent_levels(text):
    stack = [0]
    marks = []
    for line in text.split("\n"):
        pad, body = re.match(r"( *)(.*)", line).groups()
        if not body:
            continue
        n = len(pad)
        if n > stack[-1]:
            stack.append(n)
            marks.append("{" + body)
            continue
        closing = ""
        while stack[-1] > n:
            stack.pop()
            closing += "}"
        marks.append(closing + body)
    return " ".join(marks) + "}" * (len(stack) - 1)
#> indent_levels("a\n  b\nc")
#> indent_levels("if\n  for\n    go\nend")
#> indent_levels("x\n\ny")
#> indent_levels("r\n  s\n     t\n  u")
#> indent_levels("   deep\nflat")
# %%
import re

def money_total(msg):
    cents = 0
    largest = ""
    top = -1
    for m in re.finditer(r"(?P<neg>-)?\$(?P<d>\d{1,3}(?:,\d{3})*|\d+)(?:\.(?P<c>\d\d))?", msg):
        amount = int(m["d"].replace(",", "")) * 100
        if m["c"]:
            amount += int(m["c"])
        if m["neg"]:
            amount = -amount
        cents += amount
        if amount > top:
            top, largest = amount, m.group()
    sign = "-" if cents < 0 else ""
    return f"{sign}{abs(cents) // 100}.{abs(cents) % 100:02d}", largest
#> money_total("$3.50 and $12")
#> money_total("paid $1,250.05, -$50.10 back")
#> money_total("-$7")
#> money_total("free")
#> money_total("$0.09 $0.90 $0.9")
# %%
import re

class Solution:
    def glob(self, pattern, names):
        rx = ""
        i = 0
        while i < len(pattern):
            ch = pattern[i]
            if ch == "*":
                rx += ".*"
            elif ch == "?":
                rx += "."
            elif ch == "#":
                rx += r"\d"
            else:
                rx += re.escape(ch)
            i += 1
        test = re.compile(rx)
        return rx, [k for k, n in enumerate(names) if test.fullmatch(n)]
#> Solution().glob("a*.py", ["a.py", "abc.py", "b.py"])
#> Solution().glob("f?#", ["fx1", "f12", "fxx", "f1"])
#> Solution().glob("x.y", ["xzy", "x.y"])
#> Solution().glob("*", [])
#> Solution().glob("##-*", ["07-x", "7-x", "11-", "2024-1"])
# %%
import re

def swap_name(full):
    m = re.fullmatch(r"\s*(?P<last>[^,]+),\s*(?P<first>\w+)(?:\s+(?P<mid>\w)\.?)?\s*", full)
    if not m:
        words = full.split()
        return words[-1].upper() if words else "-"
    d = m.groupdict()
    bits = [d["first"].capitalize()]
    if d["mid"]:
        bits.append(d["mid"].upper() + ".")
    bits.append(d["last"].strip().title())
    return " ".join(bits)
#> swap_name("ROSSI, carla m.")
#> swap_name("van dyke , leo")
#> swap_name("Ada Byron")
#> swap_name("  ")
#> swap_name("o'neil, Pat q")
# %%
import re

def rle_picture(code, width):
    cells = ""
    for count, sym in re.findall(r"(\d*)([.#o])", code):
        cells += sym * (int(count) if count else 1)
    rows = [cells[i:i + width] for i in range(0, len(cells), width)]
    if rows:
        rows[-1] = rows[-1].ljust(width, ".")
    columns = ["".join(c) for c in zip(*rows)]
    full = sum("#" in c for c in columns)
    return rows, full
#> rle_picture("3#2.#", 3)
#> rle_picture("o10.", 4)
#> rle_picture(".#.#.", 2)
#> rle_picture("xyz", 5)
#> rle_picture("2#3o", 5)
# %%
import re

class Solution:
    def bump(self, name, taken):
        while name in taken:
            m = re.search(r"\d+$", name)
            if m is None:
                name += "2"
                continue
            digits = m.group()
            nxt = str(int(digits) + 1).zfill(len(digits))
            name = name[:m.start()] + nxt
        return name
#> Solution().bump("img", ["img", "img2"])
#> Solution().bump("a099", ["a099"])
#> Solution().bump("x9", ["x9", "x10", "x11"])
#> Solution().bump("free", ["img"])
#> Solution().bump("7", ["7", "8"])
# %%
import re

def tidy_spaces(s):
    steps = [
        (r"\s+", " "),
        (r" ([,.;!?])", r"\1"),
        (r"([,;])(?=\S)", r"\1 "),
        (r"\( | \)", lambda m: m.group().strip()),
    ]
    log = []
    for pat, rep in steps:
        s, n = re.subn(pat, rep, s)
        log.append(n)
    return s.strip(), log
#> tidy_spaces("a ,b  ;c")
#> tidy_spaces("Hi   there !")
#> tidy_spaces("( x )")
#> tidy_spaces("ok")
#> tidy_spaces(" one,two ( three ) .")
# %%
import re

def hex_blend(c1, c2):
    def rgb(c):
        m = re.fullmatch(r"#?([0-9a-f]{3}|[0-9a-f]{6})", c, re.IGNORECASE)
        if m is None:
            raise ValueError(c)
        h = m.group(1)
        if len(h) == 3:
            h = re.sub("(.)", r"\1\1", h)
        return [int(x, 16) for x in re.findall("..", h)]
    mixed = [(a + b) // 2 for a, b in zip(rgb(c1), rgb(c2))]
    return "#" + "".join("%02x" % v for v in mixed)
#> hex_blend("#fff", "#000000")
#> hex_blend("f00", "00F")
#> hex_blend("#102030", "304050")
#> hex_blend("#ab", "#fff")
#> hex_blend("abc", "abc")
# %%
import re

class Solution:
    def maxNumberIn(self, words):
        best = None
        owner = ""
        for w in words:
            for tok in re.findall(r"-?\d+(?:\.\d+)?", w):
                val = float(tok) if "." in tok else int(tok)
                if best is None or val > best:
                    best, owner = val, w
        return best, owner
#> Solution().maxNumberIn(["a12", "b7c30", "d-5"])
#> Solution().maxNumberIn(["x", "y"])
#> Solution().maxNumberIn(["-9", "t-3.5", "u-4"])
#> Solution().maxNumberIn(["2.50", "2.5", "02"])
#> Solution().maxNumberIn(["v1.9.40", "40", "39"])
# %%
import re
from collections import Counter

def tag_balance(markup):
    opened = Counter()
    trouble = []
    for slash, tag, self_close in re.findall(r"<(/?)([a-z]\w*)[^<>]*?(/?)>", markup):
        if self_close:
            continue
        if slash:
            if opened[tag] == 0:
                trouble.append("/" + tag)
            else:
                opened[tag] -= 1
        else:
            opened[tag] += 1
    left = +opened
    return sorted(left.elements()) + trouble
#> tag_balance("<b><i>x</i>")
#> tag_balance("<p>a<br/>b</p></p>")
#> tag_balance("<h1 id=3>t</h1>")
#> tag_balance("</u><u><u>")
#> tag_balance("<a><c><a></b>")
# %%
import re

def keyboard_log(keys):
    text = []
    for tok in re.findall(r"<[A-Z]+>|.", keys):
        if tok == "<BS>":
            if text:
                text.pop()
        elif tok == "<CAPS>":
            text = [t.swapcase() for t in text]
        elif tok == "<DUP>":
            text += text[-1:]
        elif tok.startswith("<") and len(tok) > 1:
            text.append("?")
        else:
            text.append(tok)
    return "".join(text)
#> keyboard_log("cat<BS>r")
#> keyboard_log("<BS>aB<CAPS>c")
#> keyboard_log("go<DUP><DUP>")
#> keyboard_log("x<ESC>y<")
#> keyboard_log("ab<CAPS><BS><DUP>")
# %%
import re

class Solution:
    def overlaps(self, pat, s):
        # lookahead finds hits that share letters
        plain = [m.start() for m in re.finditer(re.escape(pat), s)]
        shared = [m.start() for m in re.finditer("(?=" + re.escape(pat) + ")", s)]
        extra = [i for i in shared if i not in plain]
        return plain, extra
#> Solution().overlaps("aa", "aaaa")
#> Solution().overlaps("aba", "ababab")
#> Solution().overlaps(".", "a.b..")
#> Solution().overlaps("xyx", "xyxyx xyx")
#> Solution().overlaps("q", "www")
# %%
import re

def parse_recipe(line):
    m = re.match(r"\s*(?:(\d+)\s+)?(?:(\d+)/(\d+)\s*)?(cups?|g|tsp)?\s*(.+?)\s*$", line)
    if not m:
        return None
    whole, num, den, unit, what = m.groups()
    amount = int(whole) if whole else 0
    if num:
        amount += int(num) / int(den)
    if amount == 0:
        amount = 1
    if unit and unit.endswith("s"):
        unit = unit[:-1]
    return amount, unit or "piece", what
#> parse_recipe("2 1/2 cups flour")
#> parse_recipe("egg")
#> parse_recipe("3/4 tsp salt ")
#> parse_recipe("200 g butter")
#> parse_recipe("")
# %%
import re

def lift_stops(s):
    names = dict(lobby=0, one=1, two=2, roof=9)
    rx = re.compile("|".join(sorted(names, key=len, reverse=True)) + r"|[3-8]|!")
    floor, ridden, stops = 0, 0, []
    for m in rx.finditer(s):
        g = m.group()
        if g == "!":
            stops = stops[:-1]
            continue
        goal = names.get(g)
        if goal is None:
            goal = int(g)
        ridden += abs(goal - floor)
        floor = goal
        stops.append(goal)
    return ridden, stops
#> lift_stops("two, then 7")
#> lift_stops("roof lobby one!")
#> lift_stops("wait")
#> lift_stops("5 5 8! 3")
#> lift_stops("twone 4roof")
# %%
import re

class Solution:
    def routeMatch(self, route, path):
        names = []
        def slot(m):
            names.append(m.group(2))
            return r"(\d+)" if m.group(1) == "int" else r"([^/]+)"
        rx = re.sub(r"<(int|str):(\w+)>", slot, route)
        got = re.fullmatch(rx + "/?", path)
        if got is None:
            return names
        values = {}
        for name, raw in zip(names, got.groups()):
            values[name] = int(raw) if raw.isdecimal() else raw
        return values
#> Solution().routeMatch("/u/<int:id>", "/u/42")
#> Solution().routeMatch("/u/<int:id>", "/u/bob")
#> Solution().routeMatch("/<str:a>/<str:b>", "/x/007/")
#> Solution().routeMatch("/home", "/home/")
#> Solution().routeMatch("/<str:k>", "/a/b")
# %%
import re

def stagger(s):
    out = re.sub(r"[a-z]{2,}", lambda m: m[0][0] + m[0][:0:-1].upper(), s)
    tail = re.search(r"[A-Z]*\W*$", out)
    return out[:tail.start()] + "|" + tail.group().lower()
#> stagger("hello you")
#> stagger("a bc d")
#> stagger("XY zed!")
#> stagger("42")
#> stagger("mix3ed up..")
# %%
import re

def compare_codes(a, b):
    rx = re.compile(r"([A-Z]+)-(\d+)([a-z]?)")
    ma, mb = rx.match(a), rx.match(b)
    if not (ma and mb):
        return bool(ma) - bool(mb)
    for i in (1, 2, 3):
        x, y = ma.group(i), mb.group(i)
        if i == 2:
            x, y = int(x), int(y)
        if x != y:
            return i if x > y else -i
    return ma.end() - mb.end() and 9
#> compare_codes("AB-12", "AB-9")
#> compare_codes("QA-3b", "QA-3c")
#> compare_codes("Z-1", "AA-1")
#> compare_codes("x", "A-1")
#> compare_codes("M-05", "M-5")
# %%
import re

class Solution:
    def hyphenate(self, word):
        # cut before the consonant that stands between two vowels
        cut = re.sub(r"(?<=[aeiou])([^aeiou])(?=[aeiou])", r"-\1", word)
        cut = re.sub(r"([aeiou][^aeiou-])([^aeiou-]+)(?=[aeiou])", r"\1-\2", cut)
        parts = cut.split("-")
        while len(parts) > 1 and len(parts[0]) == 1:
            parts[0:2] = [parts[0] + parts[1]]
        return parts
#> Solution().hyphenate("banana")
#> Solution().hyphenate("winter")
#> Solution().hyphenate("amazing")
#> Solution().hyphenate("strength")
#> Solution().hyphenate("electric")
# %%
import re

def gauge(line):
    m = re.search(r"\[(=*)(>?)( *)\]", line)
    if not m:
        return "no bar"
    done = m.end(1) - m.start(1)
    head = len(m.group(2))
    left = m.end(3) - m.start(3)
    size = done + head + left
    if size == 0:
        return 0
    pct = 100 * (done + head) // size
    said = re.search(r"(\d+)%", line)
    return (pct, pct - int(said[1])) if said else (pct,)
#> gauge("[===>    ] 50%")
#> gauge("load [=====]")
#> gauge("[]")
#> gauge("busy 3%")
#> gauge("80% [=======>  ]")
# %%
import re

def acronym_check(text):
    ok, wrong = [], []
    for m in re.finditer(r"\(([A-Z]{2,5})\)", text):
        short = m.group(1)
        before = re.findall(r"[A-Za-z]+", text[:m.start()])
        words = before[-len(short):]
        initials = "".join(w[0] for w in words).upper()
        if initials == short:
            ok.append(short)
        else:
            wrong.append((short, initials))
    return ok, wrong
#> acronym_check("central bus stop (CBS)")
#> acronym_check("hot tea (HT) or ice (IC)")
#> acronym_check("(AB) first")
#> acronym_check("none (a)")
#> acronym_check("red oak (RO) log (ROL)")
