# %%
import re

class Solution:
    def harbour(self, log):
        docked = []
        refused = 0
        for verb, ship, berth in re.findall(r"(in|out|swap) (\w+)(?: (\w+))?", log):
            if verb == "in":
                if len(docked) < 3 and ship not in docked:
                    docked.append(ship)
                else:
                    refused += 1
            elif verb == "out" and ship in docked:
                docked.remove(ship)
            elif verb == "swap" and berth and ship in docked:
                docked[docked.index(ship)] = berth
            else:
                refused += 10
        return docked, refused
#> Solution().harbour("in Elsa, in Kite, out Elsa")
#> Solution().harbour("in a, in b, in c, in d")
#> Solution().harbour("out x; swap y")
#> Solution().harbour("in Tug, swap Tug Ark, in Tug, in Ark")
#> Solution().harbour("")
# %%
import re

def ratio_text(s):
    best = None
    for m in re.finditer(r"(\d+)\s*(?::|to|/)\s*(\d+)", s):
        a, b = int(m.group(1)), int(m.group(2))
        if b == 0:
            continue
        r = round(a / b, 2)
        if best is None or r > best[0]:
            best = (r, m.group().replace(" ", ""))
    return best
#> ratio_text("odds 3:2 or 7 to 4")
#> ratio_text("1/0 then 1 / 3")
#> ratio_text("nil")
#> ratio_text("10:4, 5/2, 100 to 50")
#> ratio_text("0:9")
# %%
import re

def peel_suffixes(word):
    rules = ["ness", "less", "ful", "ing", "ly", "s"]
    rx = re.compile("(?:" + "|".join(rules) + ")$")
    peeled = []
    while True:
        m = rx.search(word)
        if m is None or m.start() < 3:
            break
        peeled.append(m.group())
        word = word[:m.start()]
        if word.endswith("i"):
            word = word[:-1] + "y"
    return word, peeled
#> peel_suffixes("carelessness")
#> peel_suffixes("beautifully")
#> peel_suffixes("sing")
#> peel_suffixes("happiness")
#> peel_suffixes("workings")
# %%
import re

class Solution:
    def cronField(self, field, top):
        hits = []
        for part in field.split(","):
            m = re.fullmatch(r"(?:(\*)|(\d+)(?:-(\d+))?)(?:/(\d+))?", part)
            if m is None:
                return part
            star, lo, hi, step = m.groups()
            lo = 0 if star else int(lo)
            if star or (step and hi is None):
                hi = top
            hi = int(hi) if hi is not None else lo
            for v in range(lo, hi + 1, int(step or 1)):
                if v not in hits and v <= top:
                    hits.append(v)
        return sorted(hits)
#> Solution().cronField("1-4,9", 12)
#> Solution().cronField("*/5", 20)
#> Solution().cronField("7/3,2", 15)
#> Solution().cronField("a-b", 5)
#> Solution().cronField("8-12/2,0", 9)
# %%
import re

def vowel_count_code(s):
    def code(m):
        w = m.group()
        v = len(re.findall("[aeiou]", w, re.I))
        c = len(w) - v
        if v == c:
            return w.swapcase()
        return f"{v}{w[0]}{c}" if v > c else f"{c}{w[-1]}{v}"
    return re.sub(r"[a-zA-Z]{3,}", code, s)
#> vowel_count_code("four queue trees")
#> vowel_count_code("at my Tree")
#> vowel_count_code("Oboe, drum")
#> vowel_count_code("12 x 34")
#> vowel_count_code("abab IDEA strengths")
# %%
import re

class Solution:
    def evalLists(self, s):
        total = 0
        for m in re.finditer(r"(sum|max|min|len)\(([^()]*)\)", s):
            name, body = m.groups()
            nums = [int(x) for x in re.split(r"\s*,\s*", body.strip()) if x]
            if name == "len":
                total += len(nums)
            elif nums:
                total += {"sum": sum, "max": max, "min": min}[name](nums)
            else:
                total -= 1
        return total
#> Solution().evalLists("sum(1,2,3) max(7, -2)")
#> Solution().evalLists("len() min()")
#> Solution().evalLists("avg(3)")
#> Solution().evalLists("min(4,-9 , 0)len(5,5)")
#> Solution().evalLists("max(sum(2,3))")
# %%
import re

def spot_typos(s):
    issues = []
    checks = {
        "dup": r"\b(\w+) \1\b",
        "cap": r"[.!?] [a-z]",
        "space": r" [,.]",
        "i": r"\bi\b",
    }
    for name, rx in checks.items():
        for m in re.finditer(rx, s):
            issues.append((m.start(), name))
    issues.sort()
    return issues
#> spot_typos("the the cat. it ran")
#> spot_typos("so i think , i am")
#> spot_typos("All fine here.")
#> spot_typos("no no no . why")
#> spot_typos("Oh! oh oh, i i")
# %%
import re

def tempo_map(score):
    tempo, beats, seconds = 60, 0, 0.0
    for tok in re.split(r"\s+", score.strip()):
        m = re.fullmatch(r"q=(\d+)|([whq])(\.?)", tok)
        if not m:
            continue
        if m.group(1):
            tempo = int(m.group(1))
            continue
        length = {"w": 4, "h": 2, "q": 1}[m.group(2)]
        if m.group(3):
            length *= 1.5
        beats += length
        seconds += length * 60 / tempo
    return beats, round(seconds, 2)
#> tempo_map("q q h")
#> tempo_map("q=120 w h. q")
#> tempo_map("q. q=90 q. x")
#> tempo_map("rest")
#> tempo_map("w q=30 w q=240 w")
# %%
import re

class Solution:
    def sections(self, text):
        parts = re.split(r"^=+ (.*?) =+$", text, flags=re.M)
        out = {}
        lead = parts[0].strip()
        if lead:
            out["_"] = len(lead.split())
        for title, body in zip(parts[1::2], parts[2::2]):
            key = title.lower().replace(" ", "-")
            while key in out:
                key += "'"
            out[key] = len(body.split())
        return out
#> Solution().sections("= One =\na b c\n== Two ==\nd")
#> Solution().sections("hello there\n= A B =\n")
#> Solution().sections("just text")
#> Solution().sections("= x =\np\n= X =\nq r\n= x =")
#> Solution().sections("")
# %%
import re

def bits_and_names(s):
    m = re.match(r"(?P<mode>[d-])(?P<perm>[rwx-]{9}) (?P<owner>\w+)", s)
    if m is None:
        return "bad"
    digits = ""
    for trio in re.findall("...", m["perm"]):
        n = 0
        for ch, v in zip(trio, (4, 2, 1)):
            if ch != "-":
                n += v
        digits += str(n)
    kind = "dir" if m["mode"] == "d" else "file"
    return f"{kind} {digits} {m['owner'][:3]}"
#> bits_and_names("drwxr-x--x root")
#> bits_and_names("-rw-r--r-- anna")
#> bits_and_names("lrwxrwxrwx bo")
#> bits_and_names("---------- x")
#> bits_and_names("d-wxrw---- guest9")
# %%
import re

def word_dice(s, rolls):
    words = re.findall(r"[a-z]+", s.lower())
    out = []
    for r in rolls:
        if not words:
            break
        i = (r - 1) % len(words)
        w = words.pop(i)
        hit = re.search(r"[aeiou]", w)
        out.append(w[:hit.end()] if hit else w + str(r))
    return "-".join(out), words
#> word_dice("The quick brown fox", [3, 1])
#> word_dice("my dry sky", [6, 6, 2])
#> word_dice("", [4])
#> word_dice("under the sea", [1, 1, 1, 1])
#> word_dice("Go team", [])
# %%
import re

class Solution:
    def semverBump(self, version, commits):
        m = re.fullmatch(r"(\d+)\.(\d+)\.(\d+)", version)
        major, minor, patch = map(int, m.groups())
        level = 0
        for c in commits:
            k = re.match(r"(feat|fix|docs)(\(\w+\))?(!)?:", c)
            if not k:
                continue
            if k[3]:
                level = 3
            elif k[1] == "feat":
                level = max(level, 2)
            elif k[1] == "fix":
                level = max(level, 1)
        if level == 3:
            major, minor, patch = major + 1, 0, 0
        elif level == 2:
            minor, patch = minor + 1, 0
        else:
            patch += level
        return f"{major}.{minor}.{patch}"
#> Solution().semverBump("1.4.2", ["fix: a", "feat(ui): b"])
#> Solution().semverBump("0.9.9", ["docs: x", "fix: y"])
#> Solution().semverBump("2.0.0", ["chore: z"])
#> Solution().semverBump("3.1.7", ["fix(core)!: q", "feat: r"])
#> Solution().semverBump("10.0.3", ["feat x", "fix:"])
# %%
import re

def colour_runs(s):
    codes = {"r": "red", "g": "green", "b": "blue"}
    state, spans = "", []
    for m in re.finditer(r"\\([rgb0])|([^\\]+)", s):
        if m.group(1):
            state = codes.get(m.group(1), "")
        else:
            text = m.group(2)
            if spans and spans[-1][0] == state:
                spans[-1][1] += len(text)
            else:
                spans.append([state, len(text)])
    return spans
#> colour_runs("hi \\rred\\0 end")
#> colour_runs("\\ga\\gb\\b")
#> colour_runs("plain")
#> colour_runs("\\q what")
#> colour_runs("x\\0y\\bz\\rw")
# %%
import re

def shrink_ws(code):
    kept = re.sub(r"\s+", " ", code).strip()
    saved = [len(code) - len(kept)]
    for op in ("=", r"\+", ",", r"\(", r"\)"):
        kept, n = re.subn(rf" ?({op}) ?", r"\1", kept)
        saved.append(n)
    return kept, saved
#> shrink_ws("x  =  y + 1")
#> shrink_ws("f ( a , b )")
#> shrink_ws("go")
#> shrink_ws(" a + ( b + c ) ")
#> shrink_ws("if x = = y")
# %%
import re

class Solution:
    def pickRange(self, text, a, b):
        # numbers between a and b; those at a word's end count twice
        total = 0
        seen = []
        for m in re.finditer(r"(?<!\d)(\d+)(\b)?", text):
            n = int(m.group(1))
            if not a <= n <= b:
                continue
            weight = 1 if m.group(2) is None else 2
            seen.append(n * weight)
            total += n * weight
        return total, seen
#> Solution().pickRange("a5 b12 9c", 1, 10)
#> Solution().pickRange("3.14 and 15", 4, 20)
#> Solution().pickRange("none", 0, 9)
#> Solution().pickRange("7x 70x 700", 7, 700)
#> Solution().pickRange("2-2=0", 0, 1)
# %%
import re
from functools import reduce

def apply_edits(text, edits):
    def step(acc, edit):
        m = re.fullmatch(r"s(.)(.*?)\1(.*?)\1([gi]*)", edit)
        if m is None:
            return acc + "?"
        _, old, new, flags = m.groups()
        many = 0 if "g" in flags else 1
        return re.sub(re.escape(old), new, acc, count=many, flags=re.I if "i" in flags else 0)
    return reduce(step, edits, text)
#> apply_edits("banana", ["s/a/o/"])
#> apply_edits("Hello", ["s/l/L/g", "s|h|j|i"])
#> apply_edits("x.y.z", ["s/./-/g", "bad"])
#> apply_edits("mood", ["s/o//", "s/d/n/", "s/m/M/"])
#> apply_edits("keep", [])
# %%
import re

def rhyme_tail(a, b):
    rx = r"[aeiouy]+[^aeiouy]*e?$"
    ma, mb = re.search(rx, a), re.search(rx, b)
    if not ma or not mb:
        return "none"
    ta, tb = ma.group(), mb.group()
    if ta == tb:
        head = a[:ma.start()] == b[:mb.start()]
        return "same" if head else "rhyme " + ta
    va = re.match("[aeiouy]+", ta).group()
    vb = re.match("[aeiouy]+", tb).group()
    return "near " + va if va == vb else ta + "/" + tb
#> rhyme_tail("moon", "spoon")
#> rhyme_tail("cat", "map")
#> rhyme_tail("time", "rhyme")
#> rhyme_tail("shh", "go")
#> rhyme_tail("light", "light")
# %%
import re

class Solution:
    def inventory(self, notes):
        stock = {}
        for note in notes:
            for sign, n, thing in re.findall(r"([+-])(\d+)?\s*([a-z]+)", note):
                thing = re.sub(r"s$", "", thing)
                amount = int(n) if n else 1
                have = stock.get(thing, 0)
                stock[thing] = have + amount if sign == "+" else max(0, have - amount)
        gone = [k for k, v in stock.items() if v == 0]
        for k in gone:
            del stock[k]
        return stock, gone
#> Solution().inventory(["+3 pens", "-pen +2 cups"])
#> Solution().inventory(["-5 hats", "+hat"])
#> Solution().inventory(["+1 key", "-1 key"])
#> Solution().inventory(["nothing", ""])
#> Solution().inventory(["+10 nuts +4 bolt", "-6nuts", "-9 bolts"])
# %%
import re

def table_row(md):
    cells = re.split(r"(?<!\\)\|", md.strip().strip("|"))
    cells = [c.strip().replace("\\|", "|") for c in cells]
    if all(re.fullmatch(r":?-+:?", c) for c in cells):
        marks = []
        for c in cells:
            left, right = c.startswith(":"), c.endswith(":")
            marks.append("C" if left and right else "R" if right else "L")
        return "".join(marks)
    return [int(c) if c.lstrip("-").isdigit() else c for c in cells]
#> table_row("| a | 12 | -3 |")
#> table_row("|:--|:-:|--:|")
#> table_row("x \\| y | z")
#> table_row("|---|")
#> table_row("| | 0 | - 4 |")
# %%
import re

class Solution:
    def gridWalk(self, maze, path):
        rows = maze.split("/")
        r = c = 0
        log = ""
        for m in re.finditer(r"(\d?)([NESW])", path):
            dr, dc = {"N": (-1, 0), "S": (1, 0), "E": (0, 1), "W": (0, -1)}[m[2]]
            for _ in range(int(m[1] or 1)):
                nr, nc = r + dr, c + dc
                if not (0 <= nr < len(rows) and 0 <= nc < len(rows[nr])) or rows[nr][nc] == "#":
                    log += "!"
                    break
                r, c = nr, nc
                log += rows[r][c]
        return log, (r, c)
#> Solution().gridWalk("ab/cd", "ESW")
#> Solution().gridWalk("a#/bc", "E2SE")
#> Solution().gridWalk("abcd", "5E")
#> Solution().gridWalk("x", "nope")
#> Solution().gridWalk("pqr/s#t/uvw", "2E2S2WN")
# %%
import re

def alt_caps(s):
    toggle = [False]
    def flip(m):
        toggle[0] = not toggle[0]
        return m[0].upper() if toggle[0] else m[0].lower()
    head, sep, tail = s.partition(":")
    first = re.sub(r"[a-z]", flip, head, flags=re.I)
    second = re.sub(r"\b[a-z]+", flip, tail)
    return first + sep + second
#> alt_caps("shout: one two")
#> alt_caps("abcd")
#> alt_caps(":red blue red")
#> alt_caps("12:34")
#> alt_caps("Odd: go on Up up")
# %%
import re

def bracket_types(s):
    found = {}
    for rx, name in ((r"\(([^()]*)\)", "round"), (r"\[([^\[\]]*)\]", "square"), (r"<([^<>]*)>", "angle")):
        inner = re.findall(rx, s)
        if inner:
            found[name] = max(inner, key=len)
            s = re.sub(rx, "", s)
    found["rest"] = re.sub(r"\s{2,}", " ", s).strip()
    return found
#> bracket_types("a (b) [cc]")
#> bracket_types("<x> (y (zz)) w")
#> bracket_types("none")
#> bracket_types("[(in)] <[o]>")
#> bracket_types("f(x) + g(long)  <!>")
# %%
import re

class Solution:
    def gearList(self, s, limit):
        load = 0
        taken, left = [], []
        for name, num, unit in re.findall(r"([a-z]+)=(\d+(?:\.\d+)?)(kg|g)", s):
            grams = round(float(num) * (1000 if unit == "kg" else 1))
            if load + grams <= limit:
                load += grams
                taken.append(name)
            else:
                left.append((grams, name))
        left.sort()
        return taken, load, [n for _, n in left]
#> Solution().gearList("tent=2kg,stove=450g", 3000)
#> Solution().gearList("rope=1.25kg axe=900g cup=80g", 1400)
#> Solution().gearList("map=50", 100)
#> Solution().gearList("a=5kg b=4kg c=1g", 10)
#> Solution().gearList("pan=0.7kg pot=1.1kg lid=300g", 1000)
# %%
import re

def unwrap_calls(s):
    trace = []
    while True:
        m = re.fullmatch(r"(\w+)\((.*)\)", s)
        if not m:
            break
        f, arg = m.groups()
        trace.append(f)
        if f == "rev":
            arg = arg[::-1].translate(str.maketrans("()", ")("))
        elif f == "up":
            arg = arg.upper()
        s = arg
    return s, trace
#> unwrap_calls("up(id(abc))")
#> unwrap_calls("rev(hello)")
#> unwrap_calls("plain")
#> unwrap_calls("rev(((x)pu))")
#> unwrap_calls("f(g(h()))")
# %%
import re

def letter_clock(s):
    hands = [0, 0]
    for m in re.finditer(r"(?P<v>[aeiou])|(?P<c>[b-z])", s, re.I):
        if m.lastgroup == "v":
            hands[0] = (hands[0] + ord(m[0].lower()) - 96) % 12
        else:
            hands[1] += 5
            if hands[1] >= 60:
                hands[1] -= 60
                hands[0] = (hands[0] + 1) % 12
    return "%d:%02d" % (hands[0] or 12, hands[1])
#> letter_clock("clock")
#> letter_clock("Aeiou")
#> letter_clock("strengths and such")
#> letter_clock("99")
#> letter_clock("Time Out")
# %%
import re

class Solution:
    def ruleOrder(self, text):
        # "a before b" pairs; repeatedly take the least free name
        pairs = re.findall(r"(\w+) before (\w+)", text)
        names = sorted({n for p in pairs for n in p})
        order = []
        while names:
            free = [n for n in names if not any(b == n and a in names for a, b in pairs)]
            if not free:
                return order + ["stuck"]
            order.append(free[0])
            names.remove(free[0])
        return order
#> Solution().ruleOrder("wash before dry, dry before fold")
#> Solution().ruleOrder("b before a; c before a")
#> Solution().ruleOrder("x before y, y before x")
#> Solution().ruleOrder("nothing")
#> Solution().ruleOrder("p before q, q before r, r before q")
# %%
import re

def decode_run(s):
    """a3 b2 style, where a missing count repeats the last count."""
    last = 1
    out = ""
    pos = 0
    while pos < len(s):
        m = re.match(r"([a-z])(\d*)", s[pos:])
        if m is None:
            out += s[pos].upper()
            pos += 1
            continue
        if m[2]:
            last = int(m[2])
        out += m[1] * last
        pos += m.end()
    return out
#> decode_run("a3b")
#> decode_run("xy2z")
#> decode_run("a0bc4d")
#> decode_run("Q-7")
#> decode_run("m2 n")
# %%
import re

def best_title(titles, query):
    words = re.findall(r"\w+", query.lower())
    ranked = []
    for t in titles:
        score = 0
        for w in words:
            m = re.search(r"\b" + w, t, re.I)
            if m is None:
                continue
            whole = re.match(r"\w+", t[m.start():]).group()
            score += 10 if whole.lower() == w else 3
            score -= m.start() // 4
        ranked.append((-score, len(t), t))
    ranked.sort()
    return [(t, -s) for s, _, t in ranked if s < 0]
#> best_title(["Red Fox", "The Fox Den", "Foxglove"], "fox")
#> best_title(["Sea", "Seaside Town", "Old Sea Dog"], "sea dog")
#> best_title(["Alpha"], "beta")
#> best_title(["Cats and Cattle", "A Cat"], "cat a")
#> best_title(["Go Any Way", "Manywhere", "Any"], "any")
# %%
import re

class Solution:
    def minify(self, nums):
        # write a list of whole numbers as ranges, then shorten equal heads: 110-115 -> 110-5
        nums = sorted(nums)
        text = ""
        for i, n in enumerate(nums):
            joined = i > 0 and nums[i - 1] == n - 1
            more = i + 1 < len(nums) and nums[i + 1] == n + 1
            if joined and more:
                continue
            text += ("-" if joined else "," if text else "") + str(n)
        def cut(m):
            a, b = m.groups()
            k = 0
            while k < len(b) - 1 and len(a) == len(b) and a[k] == b[k]:
                k += 1
            return a + "-" + b[k:]
        return re.sub(r"(\d+)-(\d+)", cut, text)
#> Solution().minify([110, 111, 112, 115])
#> Solution().minify([9, 8, 10])
#> Solution().minify([7])
#> Solution().minify([1998, 1999, 2000, 30, 31])
#> Solution().minify([])
# %%
import re

def knock(code):
    beats = re.sub(r"[^.\-]", "", code)
    bars = re.findall(r"[.\-]{1,4}", beats)
    totals = [bar.count(".") + 2 * bar.count("-") for bar in bars]
    if len(bars) > 1 and len(bars[-1]) < 4:
        totals[-1] += 4 - len(bars[-1])
    odd = [bars[i] for i, t in enumerate(totals) if t % 2]
    return totals, odd
#> knock(".-.. --")
#> knock("....")
#> knock("-x.-y.")
#> knock("silence")
#> knock("--.-..-.-")
# %%
import re

def clean_scores(s):
    rows = {}
    for m in re.finditer(r"(?P<name>[A-Z]\w*)\W+(?P<pts>-?\d+(?:\s*,\s*-?\d+)*)", s):
        pts = [int(p) for p in m["pts"].split(",")]
        if len(pts) > 2:
            pts.remove(min(pts))
        rows[m["name"]] = sum(pts)
    order = sorted(rows, key=lambda n: (-rows[n], n))
    return [f"{i}.{n}={rows[n]}" for i, n in enumerate(order, 1)]
#> clean_scores("Ann: 3,4,5 Bob: 9")
#> clean_scores("Zoe 10, -2; Al 8")
#> clean_scores("nobody 7")
#> clean_scores("X:1,1,1,1 Y:3 W:3")
#> clean_scores("Max (-5,-6,-7)")
# %%
import re

class Solution:
    def wrapMarks(self, s, words):
        spans = []
        for w in words:
            for m in re.finditer(re.escape(w), s):
                spans.append([m.start(), m.end()])
        spans.sort()
        merged = []
        for a, b in spans:
            if merged and a <= merged[-1][1]:
                merged[-1][1] = max(merged[-1][1], b)
            else:
                merged.append([a, b])
        for a, b in reversed(merged):
            s = s[:a] + "{" + s[a:b] + "}" + s[b:]
        return s
#> Solution().wrapMarks("banana", ["an"])
#> Solution().wrapMarks("hello world", ["lo", "wo", "o w"])
#> Solution().wrapMarks("abcabc", ["ab", "c"])
#> Solution().wrapMarks("quiet", ["x"])
#> Solution().wrapMarks("a.b.c", [".", "b"])
# %%
import re

def hours_open(rule, day):
    names = ["Mo", "Tu", "We", "Th", "Fr"]
    total = 0
    for days, a, b in re.findall(r"(\w\w(?:-\w\w)?) (\d+)-(\d+)", rule):
        first, _, last = days.partition("-")
        last = last or first
        if first not in names or last not in names:
            continue
        if names.index(first) <= names.index(day) <= names.index(last):
            total += (int(b) - int(a)) % 24
    return total
#> hours_open("Mo-We 9-17, Fr 10-12", "Tu")
#> hours_open("Mo-Fr 8-12; Th 14-20", "Th")
#> hours_open("Fr 22-4", "Fr")
#> hours_open("Su 1-2 We 3-4", "Mo")
#> hours_open("Tu-Th 9-9 We 6-7", "We")
# %%
import re

def slug(title, limit):
    s = title.lower().replace("&", " and ")
    s = re.sub(r"'(\w)", r"\1", s)
    parts = re.split(r"[^a-z0-9]+", s)
    out = ""
    for p in filter(None, parts):
        nxt = out + "-" + p if out else p
        if len(nxt) > limit:
            break
        out = nxt
    return out or re.sub(r"\W", "", s)[:limit]
#> slug("Salt & Pepper", 20)
#> slug("Don't Look Back!", 9)
#> slug("Extraordinary", 5)
#> slug("  -- 42 -- ", 8)
#> slug("A B C D", 5)
# %%
import re

class Solution:
    def minutesDiff(self, a, b):
        def parse(t):
            m = re.fullmatch(r"\s*(\d{1,2})(?:[:.h](\d{2}))?\s*(am|pm)?\s*", t, re.I)
            if m is None:
                return None
            h, mins = int(m[1]), int(m[2] or 0)
            half = (m[3] or "").lower()
            if half == "pm" and h != 12:
                h += 12
            elif half == "am" and h == 12:
                h = 0
            return h * 60 + mins
        x, y = parse(a), parse(b)
        if x is None or y is None:
            return [x, y]
        return (y - x) % 1440
#> Solution().minutesDiff("9:30am", "1 pm")
#> Solution().minutesDiff("23.50", "0h15")
#> Solution().minutesDiff("12am", "12PM")
#> Solution().minutesDiff("noon", "7pm")
#> Solution().minutesDiff("6:05", "6:5")
# %%
import re

def echo_trim(s):
    hits = []
    while True:
        m = re.search(r"(.{2,}?)\1", s)
        if m is None:
            return s, hits
        hits.append(m.group(1))
        s = s[:m.end(1)] + s[m.end():]
#> echo_trim("abab")
#> echo_trim("couscous dodo")
#> echo_trim("aaaaa")
#> echo_trim("unique")
#> echo_trim("xyxyzxyz")
# %%
import re

def key_order(template, **values):
    wanted = re.findall(r"\$(\w+)", template)
    first_use = {}
    for i, k in enumerate(wanted):
        first_use.setdefault(k, i)
    unused = sorted(k for k in values if k not in first_use)
    text = re.sub(r"\$(\w+)", lambda m: str(values.get(m[1], m[0])), template)
    return text, first_use, unused
#> key_order("$a and $b and $a", a=1, b=2)
#> key_order("hi $name", nick="Z")
#> key_order("none", y=0, x=0)
#> key_order("$q$r", r=[1], q="$r")
#> key_order("cost: $$n", n=9)
# %%
import re

class Solution:
    def pathSum(self, s):
        # numbers on a tree line: depth is the count of leading dashes
        rows = re.findall(r"(-*)(\d+)", s)
        path, best = [], 0
        for dashes, num in rows:
            depth = len(dashes)
            del path[depth:]
            path.append(int(num))
            best = max(best, sum(path))
        return best, path
#> Solution().pathSum("1 -2 --3 -4")
#> Solution().pathSum("10 --5 -50")
#> Solution().pathSum("7")
#> Solution().pathSum("none")
#> Solution().pathSum("3 -1 --1 --9 4 -8")
# %%
import re

def twin_tokens(a, b):
    rx = re.compile(r"[a-z]+|\d+|.")
    score, marks = 0, ""
    for x, y in zip(rx.findall(a), rx.findall(b)):
        if x == y:
            score += 3
            marks += "="
        elif x.isdigit() and y.isdigit():
            score += 1 if abs(int(x) - int(y)) < 10 else 0
            marks += "<" if int(x) < int(y) else ">"
        elif x[0] == y[0]:
            score += 1
            marks += "~"
        else:
            marks += "."
    return marks, score
#> twin_tokens("ab12", "ab15")
#> twin_tokens("x9-y", "x10_y")
#> twin_tokens("cat", "car")
#> twin_tokens("", "abc")
#> twin_tokens("v007.b", "v7.beta")
# %%
import re

class Solution:
    def weatherLine(self, s):
        m = re.match(r"(?P<wind>\d{3}|VRB)(?P<kt>\d{2})(?:G(?P<gust>\d{2}))?KT(?:\s+(?P<t>M?\d{2})/(?P<d>M?\d{2}))?", s)
        if m is None:
            return {}
        out = {"from": None if m["wind"] == "VRB" else int(m["wind"]) // 45}
        out["kt"] = max(int(m["kt"]), int(m["gust"] or 0))
        for k in "td":
            if m[k]:
                v = int(m[k].lstrip("M"))
                out[k] = -v if m[k].startswith("M") else v
        if "t" in out:
            out["spread"] = out["t"] - out["d"]
        return out
#> Solution().weatherLine("27015G28KT 12/M03")
#> Solution().weatherLine("VRB03KT")
#> Solution().weatherLine("calm")
#> Solution().weatherLine("04508KT M05/M11")
#> Solution().weatherLine("36010G09KT 20/20")
