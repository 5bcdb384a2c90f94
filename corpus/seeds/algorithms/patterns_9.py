# %%
import re

class Solution:
    def parcel(self, label):
        m = re.search(r"(\d+)\s*[x×]\s*(\d+)\s*[x×]\s*(\d+)\s*(mm|cm)?", label)
        if m is None:
            return -1
        dims = sorted(int(d) for d in m.group(1, 2, 3))
        if m.group(4) == "mm":
            dims = [d // 10 for d in dims]
        girth = 2 * (dims[0] + dims[1]) + dims[2]
        if girth > 300:
            return "freight", girth
        return "post" if dims[2] <= 60 else "long", girth
#> Solution().parcel("box 30x20x10 cm")
#> Solution().parcel("900 x 50 x 70mm")
#> Solution().parcel("100x80x120")
#> Solution().parcel("flat 20x30")
#> Solution().parcel("5 x 5 x 61cm tube")
# %%
import re

def flatten_keys(s):
    out = {}
    prefix = []
    for m in re.finditer(r"(\w+)\s*\{|(\w+)\s*=\s*(-?\w+)|(\})", s):
        if m.group(1):
            prefix.append(m.group(1))
        elif m.group(4):
            if prefix:
                prefix.pop()
        else:
            out[".".join(prefix + [m.group(2)])] = m.group(3)
    return out
#> flatten_keys("a { b = 1 } c = 2")
#> flatten_keys("x=1 y{x=2 z{x=3}}")
#> flatten_keys("} k = -5")
#> flatten_keys("empty { }")
#> flatten_keys("p{q{r=go} s=on")
# %%
import re

class Solution:
    def sortTracks(self, files):
        def key(f):
            m = re.match(r"(?:(\d+)-)?(\d+)[ ._]+(.*)\.(mp3|ogg)$", f)
            if not m:
                return (99, 0, f)
            disc = int(m.group(1) or 1)
            return disc, int(m.group(2)), m.group(3).lower()
        ranked = sorted(files, key=key)
        return [f"{d}/{n}" for d, n, _ in map(key, ranked)]
#> Solution().sortTracks(["02 b.mp3", "1 a.ogg"])
#> Solution().sortTracks(["2-01.x.mp3", "10_y.mp3", "2-3 z.ogg"])
#> Solution().sortTracks(["cover.jpg", "7.end.mp3"])
#> Solution().sortTracks([])
#> Solution().sortTracks(["1-2 q.mp3", "2 p.mp3", "02-02 r.ogg", "1.mp3"])
# %%
import re

def spell_money(s):
    words = []
    for unit, amount in re.findall(r"([€$£])\s?(\d+)", s):
        name = {"€": "euro", "$": "dollar", "£": "pound"}[unit]
        n = int(amount)
        words.append(f"{n} {name}{'' if n == 1 or unit == '€' else 's'}")
    if len(words) < 2:
        return "".join(words)
    return ", ".join(words[:-1]) + " and " + words[-1]
#> spell_money("$5 or £1")
#> spell_money("€20, $1, £ 300")
#> spell_money("5$")
#> spell_money("pay €1 now")
#> spell_money("$2$3$4")
# %%
import re

def balance_quotes(lines):
    state = None
    report = []
    for line in lines:
        for m in re.finditer(r"'''|\"\"\"|#", line):
            tok = m.group()
            if state is None:
                if tok == "#":
                    break
                state = tok
            elif tok == state:
                state = None
        report.append(0 if state is None else 1 if state == "'''" else 2)
    return report
#> balance_quotes(["x = '''a", "b", "'''"])
#> balance_quotes(["# '''", "y"])
#> balance_quotes(['"""doc', "# it's", "'''", '"""'])
#> balance_quotes(["'''one''' '''", "z"])
#> balance_quotes(["plain"])
# %%
import re

class Solution:
    def drawPath(self, d):
        x = y = 0
        far = 0
        for cmd, args in re.findall(r"([MLHVmlhvZz])([^A-Za-z]*)", d):
            nums = [int(n) for n in re.findall(r"-?\d+", args)]
            rel = cmd.islower()
            c = cmd.upper()
            if c == "Z":
                x = y = 0
            elif c == "H":
                x = nums[0] + (x if rel else 0)
            elif c == "V":
                y = nums[0] + (y if rel else 0)
            else:
                x, y = (x + nums[0], y + nums[1]) if rel else (nums[0], nums[1])
            far = max(far, abs(x) + abs(y))
        return (x, y), far
#> Solution().drawPath("M10 10h5v-3")
#> Solution().drawPath("m1,2l3,4L0,0")
#> Solution().drawPath("H7V8Z")
#> Solution().drawPath("")
#> Solution().drawPath("l-4 6h-2H1v10")
# %%
import re

def number_style(s):
    kinds = {"int": 0, "dec": 0, "exp": 0, "hex": 0}
    rx = r"(?P<hex>0x[0-9a-fA-F]+)|(?P<exp>\d+(?:\.\d+)?e-?\d+)|(?P<dec>\d*\.\d+)|(?P<int>\d+)"
    total = 0.0
    for m in re.finditer(rx, s):
        kinds[m.lastgroup] += 1
        text = m.group()
        total += int(text, 16) if m.lastgroup == "hex" else float(text)
    return {k: v for k, v in kinds.items() if v}, total
#> number_style("3 + 0.5 + 0x10")
#> number_style("1e2 2.5e-1")
#> number_style("abc")
#> number_style(".25 7. 8")
#> number_style("0xfg 12 0x")
# %%
import re

class Solution:
    def reply(self, text):
        rules = [
            (r"i feel (\w+)", "Why do you feel {}?"),
            (r"my (\w+) is (\w+)", "Is your {} often {}?"),
            (r"\b(yes|no)\b", "So {}."),
        ]
        for k, (rx, answer) in enumerate(rules):
            m = re.search(rx, text.lower())
            if m:
                return k, answer.format(*m.groups())
        words = re.findall(r"\w+", text)
        return -1, words[-1].upper() + "?" if words else "..."
#> Solution().reply("I feel tired")
#> Solution().reply("Well, my cat is fat")
#> Solution().reply("Oh no!")
#> Solution().reply("Nothing new")
#> Solution().reply("?!")
# %%
import re

def compress_path(s):
    moves = re.findall(r"[a-z]", s)
    opposite = {"n": "s", "s": "n", "e": "w", "w": "e"}
    path = []
    for m in moves:
        if path and opposite.get(m) == path[-1]:
            path.pop()
        else:
            path.append(m)
    packed = re.sub(r"(.)\1+", lambda g: f"{len(g[0])}{g[1]}", "".join(path))
    return packed, len(moves) - len(path)
#> compress_path("n n e s")
#> compress_path("nnsswe")
#> compress_path("e,e,e,n,s,w")
#> compress_path("")
#> compress_path("wwxwe nn")
# %%
import re

def staff_ids(text, year):
    ids = []
    for m in re.finditer(r"\b(?P<init>[A-Z]{2})(?P<yy>\d{2})(?P<n>\d{3})\b", text):
        joined = int(m.group("yy"))
        joined += 2000 if joined <= year % 100 else 1900
        service = year - joined
        ids.append((service, m.group("init"), int(m.group("n"))))
    ids.sort(reverse=True)
    return ids[:2], sum(i[0] for i in ids)
#> staff_ids("AB98001 CD05017", 2010)
#> staff_ids("XY10999", 2010)
#> staff_ids("AB980012 ab05017", 2000)
#> staff_ids("QQ20001, QR20001, QP19001", 2021)
#> staff_ids("KL00007 KL01007", 2000)
# %%
import re

class Solution:
    def zigCase(self, s):
        parts = re.split(r"(?=[A-Z])|_|(?<=\d)(?=[a-z])", s)
        parts = [p for p in parts if p]
        styled = []
        for i, p in enumerate(parts):
            styled.append(p.lower() if i % 2 == 0 else p.upper())
        return "".join(styled), len(parts)
#> Solution().zigCase("camelCaseName")
#> Solution().zigCase("snake_case_2x")
#> Solution().zigCase("ABC")
#> Solution().zigCase("__init__")
#> Solution().zigCase("get9livesNow")
# %%
import re

def crop_words(s, limit):
    cut = s
    if len(s) > limit:
        m = re.match(r".{0,%d}(?=\s)" % limit, s)
        cut = m.group() if m and m.group() else s[:limit]
        cut = re.sub(r"[\s,;:]+$", "", cut)
    left = re.findall(r"\S+", s[len(cut):])
    return f"{cut}…(+{len(left)})" if left else cut
#> crop_words("the quick, brown fox", 11)
#> crop_words("short", 10)
#> crop_words("unbreakable", 4)
#> crop_words("a b c d e", 4)
#> crop_words("one; two; three", 6)
# %%
import re

def tag_words(s):
    tags = []
    for w in re.findall(r"\w+|[^\w\s]", s):
        if re.fullmatch(r"\d+", w):
            t = "N"
        elif re.fullmatch(r"\W", w):
            t = "."
        elif re.search(r"(ed|ing)$", w):
            t = "V"
        elif re.match(r"[A-Z]", w) and tags:
            t = "P"
        elif w.lower() in ("a", "the", "an"):
            t = "D"
        else:
            t = "w"
        tags.append(t)
    shape = "".join(tags)
    return shape, [m.span() for m in re.finditer(r"Dw+", shape)]
#> tag_words("The old dog barked.")
#> tag_words("Meet Anna at 10, the bar")
#> tag_words("a")
#> tag_words("Raining!")
#> tag_words("the king an ox 2 Oxen")
# %%
import re

class Solution:
    def hexWords(self, words, minimum):
        swap = str.maketrans("oislt", "01517")
        found = {}
        for w in words:
            t = w.lower().translate(swap)
            if len(t) >= minimum and re.fullmatch(r"[0-9a-f]+", t):
                found[w] = int(t, 16)
            elif re.search(r"[g-z]", t):
                bad = re.findall(r"[g-z]", t)
                found[w] = -len(bad)
        return found
#> Solution().hexWords(["cafe", "bad", "tool"], 3)
#> Solution().hexWords(["dog", "Bee"], 2)
#> Solution().hexWords(["ab"], 3)
#> Solution().hexWords(["solid", "face", "mix"], 4)
#> Solution().hexWords(["Babe", "zip", "Odd"], 3)
# %%
import re

def fix_list(s):
    # serial commas: "a, b and c" -> three items; "a and b" -> two
    s = re.sub(r"\s+", " ", s.strip().rstrip("."))
    items = re.split(r",\s*(?:and |or )?| and | or ", s)
    kind = "or" if re.search(r"\bor\b", s) else "and" if re.search(r"\band\b", s) else ""
    items = [i for i in items if i]
    short = [i for i in items if len(i) <= 2]
    return items, kind, len(short)
#> fix_list("ham, eggs and tea.")
#> fix_list("red or  blue")
#> fix_list("a, b, or c, d")
#> fix_list("sandy")
#> fix_list("oil, and ,x and y")
# %%
import re

def ring_code(msg, pattern):
    steps = [int(x) for x in re.findall(r"[+-]?\d", pattern)]
    if not steps:
        return msg.upper()
    i = 0
    def shift(m):
        nonlocal i
        k = steps[i % len(steps)]
        i += 1
        return chr((ord(m.group()) - 97 + k) % 26 + 97)
    coded = re.sub("[a-z]", shift, msg)
    return coded, i
#> ring_code("abc", "+1-1")
#> ring_code("zoo keeper", "3")
#> ring_code("hi", "none")
#> ring_code("ABC x", "+2")
#> ring_code("away", "12-9")
# %%
import re

class Solution:
    def score(self, cards):
        """Trick score: hearts count one, the black lady thirteen, jack of diamonds minus ten."""
        total = 0
        odd = []
        for card in re.findall(r"\S+", cards):
            m = re.fullmatch(r"(10|[2-9JQKA])([shdc])", card)
            if not m:
                odd.append(card)
                continue
            rank, suit = m.groups()
            if suit == "h":
                total += 1
            elif (rank, suit) == ("Q", "s"):
                total += 13
            elif (rank, suit) == ("J", "d"):
                total -= 10
        return (total, odd) if odd else total
#> Solution().score("2h Qs 10h")
#> Solution().score("Jd 5c")
#> Solution().score("11h Xs Ah")
#> Solution().score("Jd Qs Kh 3h 4d")
#> Solution().score("2c 3c")
# %%
import re

def diff_numbers(a, b):
    na = [int(x) for x in re.findall(r"\d+", a)]
    nb = [int(x) for x in re.findall(r"\d+", b)]
    shape_a = re.sub(r"\d+", "#", a)
    shape_b = re.sub(r"\d+", "#", b)
    if shape_a != shape_b:
        k = 0
        while k < min(len(shape_a), len(shape_b)) and shape_a[k] == shape_b[k]:
            k += 1
        return "shape", k
    return [y - x for x, y in zip(na, nb)]
#> diff_numbers("x=1,y=20", "x=5,y=18")
#> diff_numbers("v1.2", "v1-2")
#> diff_numbers("abc", "abc")
#> diff_numbers("9:59", "10:00")
#> diff_numbers("7 cats", "7 cats 2")
# %%
import re

class Solution:
    def balanceTeX(self, s):
        depth = top = 0
        macros = {}
        for m in re.finditer(r"\\([a-z]+)|([{}])|\\.", s):
            if m.group(1):
                macros[m.group(1)] = depth
            elif m.group(2) == "{":
                depth += 1
                top = max(top, depth)
            elif m.group(2):
                depth -= 1
                if depth < 0:
                    return m.start()
        return macros, top, depth
#> Solution().balanceTeX("\\frac{a}{\\sqrt{b}}")
#> Solution().balanceTeX("x}y")
#> Solution().balanceTeX("\\{ \\alpha {")
#> Solution().balanceTeX("plain")
#> Solution().balanceTeX("{\\it {\\bf z}} \\it")
# %%
import re

def mean_word(s):
    words = re.findall(r"[^\W\d_]+", s.lower())
    if not words:
        return ""
    size = sum(map(len, words)) // len(words)
    out = ""
    for i in range(size):
        codes = [ord(w[i]) for w in words if i < len(w)]
        out += chr(sum(codes) // len(codes))
    return out
#> mean_word("cat dog")
#> mean_word("One, two, three!")
#> mean_word("123")
#> mean_word("a zebra")
#> mean_word("Moon sun star_light")
# %%
import re

def pin_hints(secret, guesses):
    hints = []
    for g in guesses:
        if not re.fullmatch(r"\d{%d}" % len(secret), g):
            hints.append("-")
            continue
        text = ""
        for s, c in zip(secret, g):
            if s == c:
                text += "="
            elif abs(int(s) - int(c)) == 1:
                text += "~"
            else:
                text += "<" if c < s else ">"
        hints.append(re.sub(r"([<>])\1+", r"\1", text))
    return hints
#> pin_hints("4071", ["4172", "12", "9999"])
#> pin_hints("55", ["55", "46"])
#> pin_hints("120", ["98a", "021"])
#> pin_hints("8", [])
#> pin_hints("31415", ["00000", "31999", "22222"])
# %%
import re

class Solution:
    def lineRanges(self, spec, text):
        lines = text.split("|")
        picked = []
        for a, dots, b in re.findall(r"(-?\d+)?(\.\.)?(-?\d+)?(?:,|$)", spec):
            if not a and not b:
                continue
            if not dots:
                i = int(a or b)
                picked.append(lines[i - 1 if i > 0 else i])
                continue
            lo = int(a or 1)
            hi = int(b or len(lines))
            if hi < 0:
                hi += len(lines) + 1
            picked += lines[lo - 1:hi]
        return picked
#> Solution().lineRanges("2,4", "a|b|c|d")
#> Solution().lineRanges("..2,-1", "p|q|r")
#> Solution().lineRanges("3..", "u|v|w|x|y")
#> Solution().lineRanges("2..-2,1", "k|l|m|n")
#> Solution().lineRanges("", "z")
# %%
import re

def stress(word):
    marks = []
    vowels = [m.start() for m in re.finditer(r"[aeiou]+", word)]
    if not vowels:
        return word, -1
    if re.search(r"(tion|ic)$", word) and len(vowels) > 1:
        at = vowels[-2]
    elif len(vowels) > 2:
        at = vowels[-3]
    else:
        at = vowels[0]
    for i, ch in enumerate(word):
        marks.append(ch.upper() if i == at else ch)
    return "".join(marks), len(vowels)
#> stress("electric")
#> stress("banana")
#> stress("station")
#> stress("rhythm")
#> stress("university")
# %%
import re

class Solution:
    def shortestUnique(self, names):
        out = {}
        for n in names:
            for k in range(1, len(n) + 1):
                rx = re.compile(re.escape(n[:k]), re.I)
                rivals = [o for o in names if o != n and rx.match(o)]
                if not rivals:
                    out[n] = n[:k]
                    break
            else:
                out[n] = n + "!"
        return out
#> Solution().shortestUnique(["commit", "config", "clone"])
#> Solution().shortestUnique(["add", "Address"])
#> Solution().shortestUnique(["x"])
#> Solution().shortestUnique(["pull", "push", "prune", "PUB"])
#> Solution().shortestUnique([])
# %%
import re

def merge_notes(a, b):
    rx = re.compile(r"(\w+):(\d+)")
    left = dict(rx.findall(a))
    out = []
    for k, v in rx.findall(b):
        if k in left:
            old = int(left.pop(k))
            new = int(v)
            out.append(f"{k}:{max(old, new)}" + ("" if old == new else "*"))
        else:
            out.append(f"{k}:{v}+")
    out += [f"{k}:{v}-" for k, v in left.items()]
    return " ".join(out)
#> merge_notes("a:1 b:2", "b:5 c:3")
#> merge_notes("x:7", "x:7")
#> merge_notes("p:9,q:1", "")
#> merge_notes("", "z:04")
#> merge_notes("m:10 n:2 o:3", "o:3 m:9")
# %%
import re

def caption(words, width):
    text = " ".join(words)
    rows = re.findall(r"\S.{0,%d}(?=\s|$)|\S{%d}" % (width - 1, width), text)
    pads = [(width - len(r)) // 2 for r in rows]
    return [" " * p + r for p, r in zip(pads, rows)], sum(pads)
#> caption(["hello", "to", "you"], 8)
#> caption(["tiny"], 10)
#> caption(["incredible"], 4)
#> caption([], 5)
#> caption(["a", "bb", "ccc", "dddd"], 6)
# %%
import re

class Solution:
    def trafficLog(self, log: str) -> dict:
        light, waiting, passed = "r", 0, 0
        for tok in re.findall(r"[rgy](?=!)|c\d*|t", log):
            if tok in "rgy":
                light = tok
            elif tok[0] == "c":
                waiting += int(tok[1:] or 1)
            elif light != "r" and waiting:
                go = min(waiting, 2 if light == "g" else 1)
                waiting -= go
                passed += go
        return {"light": light, "wait": waiting, "ok": passed}
#> Solution().trafficLog("c3 g! t y! t")
#> Solution().trafficLog("c c t")
#> Solution().trafficLog("g! ttt c5 t r! t")
#> Solution().trafficLog("")
#> Solution().trafficLog("y! c10 t t c2 g! t t")
# %%
import re

def peel_html(s):
    text = re.sub(r"<(br|hr)\s*/?>", "/", s)
    links = re.findall(r'href="([^"]*)"', text)
    text = re.sub(r"<[^>]+>", "", text)
    for name, ch in (("lt", "<"), ("gt", ">"), ("amp", "&")):
        text = text.replace(f"&{name};", ch)
    text = re.sub(r"&#(\d+);", lambda m: chr(int(m[1])), text)
    return text, links
#> peel_html("<b>Hi</b><br>you")
#> peel_html('<a href="x.htm">go</a> &amp; come')
#> peel_html("1 &lt; 2 &#65;&#98;")
#> peel_html("plain")
#> peel_html("&amp;lt;<hr/><i>")
# %%
import re

class Solution:
    def rankWords(self, text, order):
        # order: letters of "l" (length), "a" (alphabet), "v" (vowels), capital = falling
        words = list(dict.fromkeys(re.findall(r"[a-z]+", text.lower())))
        funcs = {"l": len, "a": str, "v": lambda w: len(re.findall("[aeiou]", w))}
        for flag in reversed(order):
            words.sort(key=funcs[flag.lower()], reverse=flag.isupper())
        return words
#> Solution().rankWords("the sea is a queen", "la")
#> Solution().rankWords("Bee, ant, fly; bee", "Va")
#> Solution().rankWords("one two six ten", "A")
#> Solution().rankWords("", "l")
#> Solution().rankWords("aeon oboe pint lure mix", "lvA")
# %%
import re

def strip_accents(s):
    table = {"é": "e", "è": "e", "ü": "ue", "ö": "oe", "ñ": "n", "ß": "ss"}
    changes = []
    def plain(m):
        c = m.group()
        low = c.lower()
        new = table.get(low)
        if new is None:
            changes.append("?" + c)
            return "?"
        changes.append(c + new)
        return new.capitalize() if c.isupper() else new
    return re.sub(r"[^\x00-\x7f]", plain, s), changes
#> strip_accents("café")
#> strip_accents("Über Größe")
#> strip_accents("plain")
#> strip_accents("niño €5")
#> strip_accents("ÉÈ")
# %%
import re

class Solution:
    def followLinks(self, pages, start):
        seen = []
        cur = start
        while cur in pages and cur not in seen:
            seen.append(cur)
            links = re.findall(r"\[\[(\w+)(?:\|[^\]]*)?\]\]", pages[cur])
            fresh = [l for l in links if l not in seen]
            if not fresh:
                break
            cur = min(fresh, key=lambda l: (len(l), l))
        return seen, cur
#> Solution().followLinks({"a": "see [[b]]", "b": "[[a]] [[c|See]]", "c": ""}, "a")
#> Solution().followLinks({"x": "[[x]]"}, "x")
#> Solution().followLinks({}, "home")
#> Solution().followLinks({"p": "[[long]] [[qq]]", "qq": "[[zz]]"}, "p")
#> Solution().followLinks({"m": "[[n]] [[o]]", "n": "[m]", "o": "[[m]]"}, "o")
# %%
import re

def phase_text(s, pattern):
    """Letters keep, raise or lower their case by the beats of a pattern such as u2l1k1."""
    beats = "".join(k * int(n) for k, n in re.findall(r"([ulk])(\d)", pattern))
    if not beats:
        return s
    out = []
    for i, ch in enumerate(re.sub(r"\s", "", s)):
        b = beats[i % len(beats)]
        out.append(ch.upper() if b == "u" else ch.lower() if b == "l" else ch)
    return "".join(out)
#> phase_text("Hello World", "u1l1")
#> phase_text("abc DEF", "k2u1")
#> phase_text("quiet", "x9")
#> phase_text("LOUD noise", "l3k1")
#> phase_text("mix Ed", "u2l0")
# %%
import re

def tennis(points):
    names = ["0", "15", "30", "40"]
    a = b = 0
    games = []
    for p in re.findall(r"[AB]", points):
        if p == "A":
            a += 1
        else:
            b += 1
        if max(a, b) >= 4 and abs(a - b) >= 2:
            games.append("A" if a > b else "B")
            a = b = 0
    if min(a, b) >= 3:
        now = "deuce" if a == b else "adv " + ("A" if a > b else "B")
    else:
        now = names[a] + "-" + names[b]
    return "".join(games), now
#> tennis("AABA")
#> tennis("ABABABA")
#> tennis("BBBB AB")
#> tennis("")
#> tennis("AAABBBBBAAAA")
# %%
import re

class Solution:
    def mixLabels(self, a, b):
        pa = re.findall(r"[A-Z]+|[a-z]+|\d+", a)
        pb = re.findall(r"[A-Z]+|[a-z]+|\d+", b)
        out = []
        while pa or pb:
            if pa and (not pb or pa[0] <= pb[0]):
                out.append(pa.pop(0))
            else:
                out.append(pb.pop(0))
            if len(out) > 1 and out[-1] == out[-2]:
                out.pop()
        return "-".join(out)
#> Solution().mixLabels("AB12cd", "B3x")
#> Solution().mixLabels("same", "same")
#> Solution().mixLabels("", "Z9y8")
#> Solution().mixLabels("a1b2", "a2B1")
#> Solution().mixLabels("QR", "7up")
# %%
import re

def climb(s):
    best, cur, prev = "", "", None
    for m in re.finditer(r"\d+", s):
        n = int(m.group())
        if prev is not None and n > prev:
            cur += "<" + m.group()
        else:
            cur = m.group()
        prev = n
        if cur.count("<") >= best.count("<"):
            best = cur
    return best, prev
#> climb("3 5 9 2 4")
#> climb("10,9,8")
#> climb("a1b2c3d0e7f8g9")
#> climb("none")
#> climb("007 8 08 12")
# %%
import re

class Solution:
    def gateCode(self, expr, env):
        value = expr
        steps = 0
        value = re.sub(r"[a-z]", lambda m: str(int(env.get(m[0], 0))), value)
        while not re.fullmatch(r"[01]", value) and steps < 12:
            new = re.sub(r"\(([01])\)", r"\1", value)
            new = re.sub(r"!([01])", lambda m: "10"[int(m[1])], new)
            if new == value:
                new = re.sub(r"([01])&([01])", lambda m: str(int(m[1]) & int(m[2])), value, count=1)
            if new == value:
                new = re.sub(r"([01])\|([01])", lambda m: str(int(m[1]) | int(m[2])), value, count=1)
            if new == value:
                break
            value = new
            steps += 1
        return value, steps
#> Solution().gateCode("a&b|c", {"a": 1, "c": 1})
#> Solution().gateCode("!(x|!y)|x", {})
#> Solution().gateCode("p", {"p": 1})
#> Solution().gateCode("!a&!b&", {"b": 0})
#> Solution().gateCode("(a|b)&!(c&a)", {"a": 1, "b": 0, "c": 1})
# %%
import re

def unit_price(text):
    m = re.search(r"(?P<n>\d+)\s*for\s*\$?(?P<p>\d+(?:\.\d\d)?)", text)
    free = re.search(r"buy (\d+) get (\d+)", text)
    each = re.search(r"\$?(\d+(?:\.\d\d)?) each", text)
    if m:
        return round(float(m["p"]) / int(m["n"]), 2), "bulk"
    if each and free:
        a, b = map(int, free.groups())
        return round(float(each[1]) * a / (a + b), 2), "free"
    if each:
        return float(each[1]), "each"
    return None
#> unit_price("3 for $10")
#> unit_price("$2.50 each, buy 2 get 1")
#> unit_price("now 4 each")
#> unit_price("buy 3 get 3")
#> unit_price("12 for 5.99 or 0.60 each")
# %%
import re

class Solution:
    def boardRow(self, fen):
        row = re.sub(r"\d", lambda m: "." * int(m[0]), fen)
        white = re.findall(r"[A-Z]", row)
        black = re.findall(r"[a-z]", row)
        worth = {"p": 1, "n": 3, "b": 3, "r": 5, "q": 9}
        score = sum(worth.get(p.lower(), 0) for p in white) - sum(worth.get(p, 0) for p in black)
        facing = len(re.findall(r"[A-Z](?=\.*[a-z])|[a-z](?=\.*[A-Z])", row))
        return row, score, facing
#> Solution().boardRow("r3k2R")
#> Solution().boardRow("PPP2ppp")
#> Solution().boardRow("8")
#> Solution().boardRow("1Qq1n1Kb")
#> Solution().boardRow("rnbq4")
# %%
import re

def tidy_name(path, used):
    m = re.fullmatch(r"(?:.*/)?([^/]*?)(?: \((\d+)\))?(\.\w+)?", path)
    stem, n, ext = m.group(1), int(m.group(2) or 0), m.group(3) or ""
    stem = re.sub(r"[^\w-]+", "_", stem).strip("_") or "file"
    name = stem + ext
    while name in used:
        n += 1
        name = f"{stem}-{n}{ext}"
    return name, n
#> tidy_name("/tmp/my doc.txt", [])
#> tidy_name("a (2).png", ["a.png", "a-3.png"])
#> tidy_name("/x/", ["file"])
#> tidy_name("b!!c.tar", ["b_c.tar"])
#> tidy_name("dir/log", ["log", "log-1"])
# %%
import re

class Solution:
    def nestQuote(self, mail):
        out, level = [], 0
        for line in mail.split("\n"):
            marks = re.match(r"(?:>\s?)*", line).group()
            depth = marks.count(">")
            body = line[len(marks):].strip()
            if depth > level:
                out.append("[" * (depth - level))
            elif depth < level:
                out.append("]" * (level - depth))
            level = depth
            if body:
                out.append(body)
        return "".join(out) + "]" * level
#> Solution().nestQuote("hi\n> you\nbye")
#> Solution().nestQuote(">> deep\n> mid")
#> Solution().nestQuote("a\n\nb")
#> Solution().nestQuote("> > x\n>>> y\nz >")
#> Solution().nestQuote(">")
