# %%
import re

class Solution:
    def lexer(self, src):
        spec = [("NUM", r"\d+"), ("ID", r"[a-z]\w*"), ("OP", r"[-+*/=<>]=?"), ("WS", r"\s+"), ("BAD", r".")]
        master = re.compile("|".join(f"(?P<{n}>{p})" for n, p in spec))
        out = []
        for m in master.finditer(src):
            kind = m.lastgroup
            if kind == "WS":
                continue
            if kind == "BAD":
                out.append("?" + m.group())
                break
            out.append(kind[0] + m.group())
        return out
#> Solution().lexer("x1 = 40+y")
#> Solution().lexer("a >= 3 $ b")
#> Solution().lexer("7*7==49")
#> Solution().lexer("  ")
#> Solution().lexer("Go 1")
# %%
import re

def dose_plan(text):
    m = re.search(r"(\d+)\s*x\s*(\d+)\s*mg", text)
    days = re.search(r"for (\d+) (day|week)s?", text)
    if m is None:
        return None
    per_day = int(m.group(1)) * int(m.group(2))
    span = 1
    if days:
        span = int(days.group(1))
        if days.group(2) == "week":
            span *= 7
    return {"daily": per_day, "days": span, "all": per_day * span}
#> dose_plan("3x200mg for 5 days")
#> dose_plan("2 x 50 mg")
#> dose_plan("1x10mg for 2 weeks")
#> dose_plan("rest for 3 days")
#> dose_plan("4 x 25mg for 1 week")
# %%
import re

def swap_quotes(s):
    flips = {"'": '"', '"': "'"}
    pieces = re.split(r"""(['"])""", s)
    inside, opener = 0, ""
    for i, p in enumerate(pieces):
        if p not in flips:
            continue
        if not opener:
            opener = p
            pieces[i] = flips[p]
        elif p == opener:
            opener = ""
            pieces[i] = flips[p]
            inside += 1
    return "".join(pieces), inside, opener
#> swap_quotes("say 'hi' now")
#> swap_quotes('"don\'t" x')
#> swap_quotes("none")
#> swap_quotes("'a' \"b\"")
#> swap_quotes("open 'end")
# %%
import re

class Solution:
    def interpret(self, prog, x):
        for op, num in re.findall(r"([asmdr])(-?\d+)?", prog):
            n = int(num) if num else 1
            if op == "a":
                x += n
            elif op == "s":
                x -= n
            elif op == "m":
                x *= n
            elif op == "d":
                x //= n
            else:
                x = int(str(abs(x))[::-1])
        return x
#> Solution().interpret("a5m3", 2)
#> Solution().interpret("m12r", 9)
#> Solution().interpret("s10rd2", 3)
#> Solution().interpret("", 41)
#> Solution().interpret("a-7m-4 a d5", 1)
# %%
import re

def settle(track):
    # carts > and < meet on the rail and leave a wreck x
    ticks = 0
    while ticks < 8:
        moved = re.sub(r">(-?)<", lambda m: "x" + m[1] + "-", track)
        moved = re.sub(r">-", "->", moved)
        moved = re.sub(r"-<", "<-", moved)
        if moved == track:
            break
        track = moved
        ticks += 1
    return track, ticks
#> settle(">---<")
#> settle("--<->")
#> settle("><><")
#> settle("----")
#> settle(">-->--x-<")
# %%
import re

def isotope(s):
    """Mass numbers out of things like C-14 or Sr90."""
    got = {}
    for sym, mass in re.findall(r"\b([A-Z][a-z]?)-?(\d{1,3})\b", s):
        mass = int(mass)
        if sym in got and got[sym] >= mass:
            continue
        got[sym] = mass
    names = sorted(got, key=lambda k: (-got[k], k))
    return [k + str(got[k]) for k in names]
#> isotope("C-14, Sr90")
#> isotope("U235 U-238 U234")
#> isotope("h2o")
#> isotope("He3 He4 Li-6 C12")
#> isotope("Am2410 K40")
# %%
import re

class Solution:
    def knobs(self, panel: str, cmds: str) -> dict:
        state = {k: int(v) for k, v in re.findall(r"([a-z])=(\d+)", panel)}
        for names, sign, by in re.findall(r"([a-z]+|\*)([+-])(\d*)", cmds):
            targets = list(state) if names == "*" else names
            step = int(by or 1) * (-1 if sign == "-" else 1)
            for t in targets:
                if t not in state:
                    continue
                state[t] = min(10, max(0, state[t] + step))
        return state
#> Solution().knobs("a=3 b=5", "a+2")
#> Solution().knobs("x=9,y=1", "xy+3 *-")
#> Solution().knobs("k=4", "q+1 k-9")
#> Solution().knobs("none", "*+5")
#> Solution().knobs("m=0 n=10 o=5", "*-2 on+4 m+")
# %%
import re

def redact(text, secrets):
    order = sorted(secrets, key=len, reverse=True)
    if not order:
        return text
    rx = re.compile("|".join(map(re.escape, order)), re.I)
    count = {}
    def hide(m):
        k = m.group().lower()
        count[k] = count.get(k, 0) + 1
        return k[0] + "*" * (len(k) - 1)
    out = rx.sub(hide, text)
    return out, count
#> redact("Bob met Rob", ["bob", "rob"])
#> redact("a+b=c", ["+b"])
#> redact("cart carts", ["cart", "carts"])
#> redact("open", [])
#> redact("Ann's banner", ["ann", "ban"])
# %%
import re

def read_grid(s):
    rows = re.split(r"[;\n]\s*", s.strip(" ;"))
    grid = [[int(n) for n in re.findall(r"-?\d+", r)] for r in rows]
    widths = {len(r) for r in grid}
    if len(widths) > 1:
        return sorted(widths)
    return [sum(col) for col in zip(*grid)]
#> read_grid("1 2 3; 4 5 6")
#> read_grid("7, -7;\n8, -9")
#> read_grid("1 2; 3")
#> read_grid("10;20;30;")
#> read_grid("")
# %%
import re

class Solution:
    def strongEnough(self, pw):
        tests = [
            (r".{8,}", "short"),
            (r"[a-z].*[A-Z]|[A-Z].*[a-z]", "case"),
            (r"\d", "digit"),
            (r"^(?!.*(.)\1\1)", "triple"),
            (r"[^\w\s]", "mark"),
        ]
        failed = []
        for rx, label in tests:
            if not re.search(rx, pw):
                failed.append(label)
        return 5 - len(failed), failed
#> Solution().strongEnough("Tr0ub4dor&")
#> Solution().strongEnough("aaa")
#> Solution().strongEnough("longlowercase")
#> Solution().strongEnough("ABC-1223-777-x")
#> Solution().strongEnough("Xx1!")
# %%
import re

def verse_lookup(ref):
    m = re.fullmatch(r"(?P<book>[1-3]? ?[A-Z][a-z]+) (?P<ch>\d+)(?::(?P<from>\d+)(?:-(?P<to>\d+))?)?", ref)
    if m is None:
        return ()
    first = m.group("from")
    if first is None:
        return m["book"], int(m["ch"])
    first = int(first)
    last = int(m["to"] or first)
    return m["book"].replace(" ", ""), int(m["ch"]), max(0, last - first + 1)
#> verse_lookup("Mark 4:3-9")
#> verse_lookup("2 Kings 11")
#> verse_lookup("John 3:16")
#> verse_lookup("mark 4")
#> verse_lookup("1 Peter 5:9-2")
# %%
import re

def smart_case(line):
    small = ("of", "the", "a", "and", "in")
    def fix(m):
        w = m.group().lower()
        at_start = m.start() == 0
        at_end = m.end() == len(line)
        if w in small and not (at_start or at_end):
            return w
        if re.search(r"[aeiouy]", w) is None:
            return w.upper()
        return w[0].upper() + w[1:]
    return re.sub(r"[^\W\d_]+", fix, line)
#> smart_case("THE end OF the day")
#> smart_case("dvd and tv in a")
#> smart_case("x-ray 3d")
#> smart_case("lord of flies")
#> smart_case("IN")
# %%
import re

class Solution:
    def lastDigitRun(self, s):
        runs = list(re.finditer(r"\d+", s))
        if not runs:
            return s[::-1]
        last = runs[-1]
        head, tail = s[:last.start()], s[last.end():]
        n = int(last.group())
        if len(runs) > 1:
            n -= int(runs[0].group())
        return f"{head}({n}){tail}"
#> Solution().lastDigitRun("ab12cd30")
#> Solution().lastDigitRun("room 7b")
#> Solution().lastDigitRun("none")
#> Solution().lastDigitRun("9-8-7-x")
#> Solution().lastDigitRun("007")
# %%
import re

def tune(notes):
    scale = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
    height, prev, jumps = [], None, []
    for name, acc, octave in re.findall(r"([A-G])([#b]?)(\d?)", notes):
        h = scale[name] + 12 * int(octave or 4)
        if acc == "#":
            h += 1
        elif acc == "b":
            h -= 1
        height.append(h)
        if prev is not None:
            jumps.append(h - prev)
        prev = h
    return jumps, max(height, default=0)
#> tune("C D E")
#> tune("A4 Bb4 C5 A3")
#> tune("F#2")
#> tune("xyz")
#> tune("G E C G3 B#")
# %%
import re

def unpluralize(words):
    rules = [(r"(.*)ies$", r"\1y"), (r"(.*(?:s|x|ch))es$", r"\1"), (r"(.*[^s])s$", r"\1")]
    out = []
    for w in words:
        for rx, rep in rules:
            new = re.sub(rx, rep, w)
            if new != w:
                out.append(new)
                break
        else:
            out.append(w + ".")
    return out
#> unpluralize(["flies", "boxes", "cats"])
#> unpluralize(["glass", "glasses", "sheep"])
#> unpluralize([])
#> unpluralize(["ties", "lynches"])
#> unpluralize(["bus", "buses", "axes", "eyes"])
# %%
import re

class Solution:
    def nextStop(self, board, now):
        best = None
        for m in re.finditer(r"(\d\d?)h(\d\d)?\s+([A-Z]\w*)", board):
            t = int(m[1]) * 60 + int(m[2] or 0)
            wait = (t - now) % 1440
            if best is None or wait < best[0]:
                best = (wait, m[3])
        return best or (now, "")
#> Solution().nextStop("8h15 Rome, 9h Pisa", 500)
#> Solution().nextStop("7h05 Lodi 6h55 Bari", 1400)
#> Solution().nextStop("closed", 60)
#> Solution().nextStop("12h30 Oslo 12h30 Bonn", 750)
#> Solution().nextStop("23h Kiel, 0h10 Ulm, 5h Jena", 1381)
# %%
import re

def brace_expand(s):
    todo, done = [s], []
    while todo:
        cur = todo.pop(0)
        m = re.search(r"\{([^{}]*)\}", cur)
        if m is None:
            done.append(cur)
            continue
        for option in m.group(1).split(","):
            todo.append(cur[:m.start()] + option + cur[m.end():])
    return done
#> brace_expand("f{1,2}.c")
#> brace_expand("{a,b}{x,y}")
#> brace_expand("p{q,{r,s}}")
#> brace_expand("plain")
#> brace_expand("{}k{,t}")
# %%
import re

def dice_limits(notation):
    low = high = 0
    for sign, count, faces, flat in re.findall(r"([+-]?)(?:(\d*)d(\d+)|(\d+))", notation):
        if flat:
            lo = hi = int(flat)
        else:
            n = int(count) if count else 1
            lo, hi = n, n * int(faces)
        if sign == "-":
            lo, hi = -hi, -lo
        low += lo
        high += hi
    return low, high, (low + high) / 2
#> dice_limits("2d6+3")
#> dice_limits("d20")
#> dice_limits("3d4-d8")
#> dice_limits("15-2")
#> dice_limits("10d10-5d2-7")
# %%
import re

class Solution:
    def vowelSwap(self, s):
        vowels = re.findall("[aeiou]", s, flags=re.I)
        back = iter(vowels[::-1])
        def take(m):
            v = next(back)
            return v.upper() if m.group().isupper() else v.lower()
        return re.sub("[aeiou]", take, s, flags=re.I)
#> Solution().vowelSwap("computer")
#> Solution().vowelSwap("Alpine Owl")
#> Solution().vowelSwap("rhythm")
#> Solution().vowelSwap("aEiOu")
#> Solution().vowelSwap("Idea")
# %%
import re

def cut_comment(line):
    m = re.match(r"((?:[^#'\"]|'[^']*'|\"[^\"]*\")*)(#.*)?$", line)
    if m is None:
        return "unclosed", len(line)
    code, note = m.group(1), m.group(2)
    code = code.rstrip()
    if note:
        todo = re.search(r"TODO|FIXME", note)
        return code, todo.group() if todo else note.lstrip("# ")
    return code, None
#> cut_comment("x = 1  # one")
#> cut_comment("s = '#no' # TODO: y")
#> cut_comment("t = 'ab")
#> cut_comment("pass")
#> cut_comment("##")
# %%
import re
from collections import Counter

def bigram_leader(text):
    pairs = re.findall(r"(?=([a-z]{2}))", text.lower())
    tally = Counter(pairs)
    if not tally:
        return None
    top = max(tally.values())
    leaders = sorted(p for p in tally if tally[p] == top)
    return top, leaders[0], len(leaders)
#> bigram_leader("Banana bandana")
#> bigram_leader("a b c")
#> bigram_leader("cocoa cola")
#> bigram_leader("zzzz")
#> bigram_leader("the theme there")
# %%
import re

class Solution:
    def parsePoly(self, p):
        coef = {}
        for m in re.finditer(r"([+-]?)\s*(\d*)(x(?:\^(\d+))?)?", p):
            sign, num, xpart, power = m.groups()
            if not num and not xpart:
                continue
            c = int(num) if num else 1
            if sign == "-":
                c = -c
            deg = 0
            if xpart:
                deg = int(power) if power else 1
            coef[deg] = coef.get(deg, 0) + c
        size = max(coef, default=-1) + 1
        return [coef.get(i, 0) for i in range(size)]
#> Solution().parsePoly("3x^2 - 2x + 5")
#> Solution().parsePoly("x - x^3")
#> Solution().parsePoly("7")
#> Solution().parsePoly("4x+x-10-1")
#> Solution().parsePoly("")
# %%
import re

def ticket_zones(tickets):
    good = {}
    for t in tickets:
        m = re.fullmatch(r"(?P<zone>[A-D])(?P<no>\d{3})(?P<chk>\d)", t)
        if not m:
            continue
        s = sum(map(int, m["no"]))
        while s > 9:
            s = sum(map(int, str(s)))
        if s == int(m["chk"]):
            good.setdefault(m["zone"], []).append(m["no"])
    return good
#> ticket_zones(["A1236", "B9999", "A1111"])
#> ticket_zones(["C0000", "C0011", "D9011"])
#> ticket_zones(["E1113", "A12"])
#> ticket_zones(["B4581", "A8888", "B4588"])
#> ticket_zones(["D1023", "D2013", "D3216"])
# %%
import re

def between(text, left, right):
    rx = re.escape(left) + "(.*?)" + re.escape(right)
    found = re.findall(rx, text)
    trimmed = [f.strip() for f in found]
    nonempty = [t for t in trimmed if t]
    rest = re.sub(rx, left[0], text)
    return nonempty, len(found), rest
#> between("a[b]c[d]", "[", "]")
#> between("**x** y ****", "**", "**")
#> between("(1) (2", "(", ")")
#> between("no marks", "<", ">")
#> between("{{ n }}{{}}", "{{", "}}")
# %%
import re

class Solution:
    def orderLines(self, lines):
        # natural sort: numbers inside compare as numbers
        def key(line):
            parts = re.split(r"(\d+)", line)
            return [int(p) if i % 2 else p.lower() for i, p in enumerate(parts)]
        return sorted(lines, key=key)
#> Solution().orderLines(["f10", "f9", "F2"])
#> Solution().orderLines(["a", "A1", "a01b"])
#> Solution().orderLines(["10", "9z", "9"])
#> Solution().orderLines(["p2q10", "p2q9", "p1q99"])
#> Solution().orderLines([])
# %%
import re

def ladder(word, rules):
    seen = [word]
    for _ in range(6):
        for rule in rules:
            src, dst = rule.split(">")
            new, n = re.subn(src, dst, word, 1)
            if n:
                break
        else:
            return seen
        word = new
        if word in seen:
            return seen + ["*" + word]
        seen.append(word)
    return seen[-2:]
#> ladder("aab", ["ab>b"])
#> ladder("xy", ["x>y", "y>x"])
#> ladder("abc", ["d>e"])
#> ladder("q", ["^>z"])
#> ladder("0110", ["01>10", "11>0"])
# %%
import re

def phone_shape(s):
    digits = re.sub(r"\D", "", s)
    plus = s.lstrip().startswith("+")
    if plus:
        country, digits = digits[:2], digits[2:]
    else:
        country = ""
    groups = re.findall(r"\d{3}(?=\d{2})|\d{1,4}", digits)
    shaped = " ".join(groups)
    if country:
        shaped = f"+{country} {shaped}"
    return shaped, len(digits)
#> phone_shape("(055) 123-4567")
#> phone_shape("+39 02 555 66")
#> phone_shape("911")
#> phone_shape("call me")
#> phone_shape("06.12.34.56.78")
# %%
import re

class Solution:
    def emphasise(self, md):
        html, bold = re.subn(r"\*\*(.+?)\*\*", r"<b>\1</b>", md)
        html, ital = re.subn(r"\*(.+?)\*", r"<i>\1</i>", html)
        html, code = re.subn(r"`([^`]+)`", lambda m: "<c>" + m[1].replace("<", "&lt;") + "</c>", html)
        left = len(re.findall(r"[*`]", html))
        return html, (bold, ital, code, left)
#> Solution().emphasise("a **b** *c*")
#> Solution().emphasise("`x<y` ok")
#> Solution().emphasise("2 * 3 ` 4")
#> Solution().emphasise("***wow***")
#> Solution().emphasise("*a* `*b*` *")
# %%
import re

def weekday_spans(s):
    days = ["mo", "tu", "we", "th", "fr", "sa", "su"]
    open_on = [0] * 7
    for a, b in re.findall(r"\b(mo|tu|we|th|fr|sa|su)(?:-(mo|tu|we|th|fr|sa|su))?\b", s.lower()):
        i = days.index(a)
        j = days.index(b) if b else i
        while True:
            open_on[i] += 1
            if i == j:
                break
            i = (i + 1) % 7
    return "".join(map(str, open_on))
#> weekday_spans("Mo-We, Sa")
#> weekday_spans("sa-tu")
#> weekday_spans("fr fr th-sa")
#> weekday_spans("never")
#> weekday_spans("su-su, mo-su")
# %%
import re

def alternating(s):
    runs = [m.group() for m in re.finditer(r"(?:[a-z][0-9])+[a-z]?|(?:[0-9][a-z])+[0-9]?", s)]
    if not runs:
        return s.count(" ")
    runs.sort(key=len)
    best = runs[-1]
    digits = sum(int(c) for c in best if c.isdigit())
    return best, digits, len(runs)
#> alternating("a1b2c33d4")
#> alternating("abc def")
#> alternating("9x8y77z")
#> alternating("q5 5q q5q")
#> alternating("--1a--b2c3")
# %%
import re

class Solution:
    def countSyllabic(self, line, want):
        total = 0
        over = []
        for w in re.findall(r"[a-z']+", line.lower()):
            n = len(re.findall(r"[aeiouy]+", re.sub(r"e$", "", w))) or 1
            total += n
            if total > want:
                over.append(w)
        return total - want, over
#> Solution().countSyllabic("Old silent pond", 5)
#> Solution().countSyllabic("The water is here", 3)
#> Solution().countSyllabic("Be me", 1)
#> Solution().countSyllabic("...", 2)
#> Solution().countSyllabic("A lonely cloud, away", 4)
# %%
import re

def gene_frames(dna):
    stops = ["TAA", "TAG", "TGA"]
    best = ""
    for m in re.finditer("ATG", dna):
        codons = re.findall("[ACGT]{3}", dna[m.start():])
        chain = ""
        for c in codons:
            if c in stops:
                break
            chain += c[0].lower() + c[1:]
        else:
            chain += "?"
        if len(chain) > len(best):
            best = chain
    return best
#> gene_frames("CATGAAATAG")
#> gene_frames("ATGCCCATGTGA")
#> gene_frames("GGGCCC")
#> gene_frames("ATGTAAATGGGT")
#> gene_frames("TATGCGATGA")
# %%
import re

def spread_initials(full, style):
    parts = re.split(r"[\s-]+", full.strip())
    *given, family = parts
    if style == "short":
        given = [g[0] + "." for g in given if g]
    elif style == "code":
        given = [str(len(g)) for g in given]
        family = re.sub(r"(?i)[aeiou]", "", family)
    sep = "" if style == "code" else " "
    return sep.join(given + [family.upper()])
#> spread_initials("Mary-Ann Lou Bates", "short")
#> spread_initials("Igor Stepan Orlov", "code")
#> spread_initials("Plato", "short")
#> spread_initials(" Kim  Yu-na ", "full")
#> spread_initials("Jean Aieou", "code")
# %%
import re

class Solution:
    def assemble(self, asm):
        codes = {"mov": 1, "add": 2, "jmp": 3, "hlt": 0}
        labels, program = {}, []
        for part in asm.split(";"):
            m = re.match(r"\s*(?:(\w+):)?\s*(?:(\w{3})(?:\s+(\w+))?)?\s*$", part)
            if m is None:
                return "error at %d" % len(program)
            label, op, arg = m.groups()
            if label:
                labels[label] = len(program)
            if op:
                program.append((codes.get(op, 9), arg))
        return [(c, labels.get(a, a)) for c, a in program]
#> Solution().assemble("mov 5; top: add 1; jmp top")
#> Solution().assemble("hlt")
#> Solution().assemble("add 1; mov 2 3")
#> Solution().assemble("jmp end; xyz 4; end: hlt")
#> Solution().assemble("a:; b: jmp b")
# %%
import re

def paragraph_stats(text):
    sentences = [s for s in re.split(r"(?<=[.!?])\s+", text) if s]
    counts = [len(re.findall(r"\b\w+\b", s)) for s in sentences]
    ends = "".join(s[-1] for s in sentences)
    if not counts:
        return "", 0.0
    mean = sum(counts) / len(counts)
    return re.sub(r"[^.!?]", "_", ends), round(mean, 2)
#> paragraph_stats("Go! Now? Yes, we can.")
#> paragraph_stats("It rains. It pours. Ok")
#> paragraph_stats("")
#> paragraph_stats("Pi is 3.14 or so.")
#> paragraph_stats("Why?! Dr. No.")
# %%
import re

def mirror_numbers(s):
    total = [0]
    def turn(m):
        back = m.group()[::-1].lstrip("0") or "0"
        total[0] += int(back) - int(m.group())
        return back
    text = re.sub(r"\d+", turn, s)
    return text, total[0]
#> mirror_numbers("12 and 30")
#> mirror_numbers("x100y001")
#> mirror_numbers("no")
#> mirror_numbers("77-454")
#> mirror_numbers("a0b9012")
# %%
import re

class Solution:
    def urlParts(self, url):
        m = re.match(r"(?:(\w+)://)?([^/:?#]+)?(?::(\d+))?(/[^?#]*)?(?:\?([^#]*))?", url)
        scheme, host, port, path, query = m.groups(default="")
        params = {}
        for item in filter(None, query.split("&")):
            k, _, v = item.partition("=")
            params.setdefault(k, []).append(v)
        if not port:
            port = {"https": "443", "http": "80"}.get(scheme, "0")
        return scheme[:5], host, int(port), path.count("/"), params
#> Solution().urlParts("http://a.it/x/y?q=1")
#> Solution().urlParts("https://b.org:81?k&k=2")
#> Solution().urlParts("/local/file")
#> Solution().urlParts("ftp://srv")
#> Solution().urlParts("c.com/z?n=5&m=#n=6")
# %%
import re

def subtract_words(a, b):
    banned = list(dict.fromkeys(re.findall(r"\w+", b.lower())))
    pieces = re.split(r"(\W+)", a)
    kept = []
    for i in range(0, len(pieces), 2):
        w = pieces[i]
        if w.lower() in banned:
            banned.remove(w.lower())
            continue
        kept.append(w)
        if i + 1 < len(pieces):
            kept.append(pieces[i + 1])
    return "".join(kept).strip(), len(banned)
#> subtract_words("the old man, the sea", "THE")
#> subtract_words("one two", "two three")
#> subtract_words("a-b-c", "b a")
#> subtract_words("Hi!", "")
#> subtract_words("up up up", "up, down")
# %%
import re

def fuzzy_find(needle, haystacks):
    rx = re.compile(".*?".join(map(re.escape, needle)), re.I)
    scored = []
    for h in haystacks:
        m = rx.search(h)
        if m:
            scored.append((len(m.group()), m.start(), h))
    scored.sort()
    return [h for _, _, h in scored]
#> fuzzy_find("ae", ["table", "ace", "zebra", "Alex"])
#> fuzzy_find("oo", ["book", "photo", "solo", "go"])
#> fuzzy_find("x.", ["x", "ax.b"])
#> fuzzy_find("tst", ["test", "toast", "taste it"])
#> fuzzy_find("q", [])
# %%
import re

class Solution:
    def octalEscapes(self, s):
        def real(m):
            if m.group(1):
                code = int(m.group(1), 8)
                return chr(code) if 32 <= code < 127 else "?"
            return {"n": "|", "t": ">"}.get(m.group(2), m.group(2))
        plain = re.sub(r"\\(?:([0-7]{3})|(.))", real, s)
        return plain, len(s) - len(plain)
#> Solution().octalEscapes("a\\101b")
#> Solution().octalEscapes("x\\ty\\nz")
#> Solution().octalEscapes("\\\\ \\007")
#> Solution().octalEscapes("plain")
#> Solution().octalEscapes("\\141\\142\\9")
