# %%
import re

class Solution:
    def bakerySlips(self, slips):
        ready = []
        clock = 0
        for slip in slips:
            m = re.match(r"(?P<what>[a-z]+) x(?P<n>\d+)(?: @(?P<at>\d+))?$", slip)
            if not m:
                clock += 1
                continue
            if m["at"] and int(m["at"]) > clock:
                clock = int(m["at"])
            clock += 4 * int(m["n"])
            ready.append(f"{m['what'][:2]}{clock}")
        return ready, clock
#> Solution().bakerySlips(["rye x2", "bun x1 @20"])
#> Solution().bakerySlips(["pie x3", "??", "pie x1"])
#> Solution().bakerySlips(["cake x0 @5", "tart x2 @3"])
#> Solution().bakerySlips([])
#> Solution().bakerySlips(["Rye x1", "oat x1 @", "oat x5"])
# %%
import re

def count_by_shape(words):
    shapes = {}
    for w in words:
        s = re.sub(r"[A-Z]", "X", w)
        s = re.sub(r"[a-z]", "x", s)
        s = re.sub(r"\d", "9", s)
        s = re.sub(r"(.)\1{2,}", r"\1+", s)
        shapes.setdefault(s, []).append(w)
    return {s: len(v) if len(v) > 1 else v[0] for s, v in shapes.items()}
#> count_by_shape(["Ab1", "Cd2", "x"])
#> count_by_shape(["2024", "199", "12"])
#> count_by_shape(["hello", "Hello", "HELLO"])
#> count_by_shape([])
#> count_by_shape(["a-1", "b-2", "c_3", "---"])
# %%
import re

class Solution:
    def unroll(self, s, depth):
        for _ in range(depth):
            parts = re.findall(r"([a-z])(\d)?", s)
            s = ""
            for ch, n in parts:
                if n and int(n) > 1:
                    s += ch + f"{ch}{int(n) - 1}"
                else:
                    s += ch
            if not re.search(r"\d", s):
                break
        return s, len(s)
#> Solution().unroll("a3b", 1)
#> Solution().unroll("x2y2", 5)
#> Solution().unroll("q9", 2)
#> Solution().unroll("abc", 3)
#> Solution().unroll("m1n4o0", 4)
# %%
import re

def shuttle(words):
    # even words keep their consonants, odd ones their vowels, joined by what they share
    left = "".join(re.sub(r"[aeiou]", "", w) for w in words[::2])
    right = "".join(re.sub(r"[^aeiou]", "", w) for w in words[1::2])
    n = min(len(left), len(right))
    zipped = "".join(a + b for a, b in zip(left, right))
    rest = left[n:] or right[n:]
    return zipped, rest
#> shuttle(["table", "ocean", "lamp"])
#> shuttle(["sky", "sea"])
#> shuttle(["only"])
#> shuttle(["a", "queue", "i"])
#> shuttle(["grape", "audio", "melon", "kiwi"])
# %%
import re

class Solution:
    def levelUp(self, log):
        xp, level = 0, 1
        for gain, times, lost in re.findall(r"\+(\d+)(?:\*(\d+))?|-(\d+)", log):
            if lost:
                xp = max(0, xp - int(lost))
            else:
                xp += int(gain) * int(times or 1)
            while xp >= level * 100:
                xp -= level * 100
                level += 1
        return level, xp
#> Solution().levelUp("+80 +50")
#> Solution().levelUp("+90*4 -30")
#> Solution().levelUp("-5 +99")
#> Solution().levelUp("rest")
#> Solution().levelUp("+1000 -500 +7*3")
# %%
import re

def decode_tap(taps):
    square = ["abcde", "fghij", "lmnop", "qrstu", "vwxyz"]
    pairs = re.findall(r"(\.+) (\.+)", taps)
    text = ""
    for r, c in pairs:
        row, col = len(r), len(c)
        if row > 5 or col > 5:
            text += "?"
            continue
        text += square[row - 1][col - 1]
    odd = len(re.findall(r"\.+", taps)) - 2 * len(pairs)
    return text, odd
#> decode_tap(".. ...  .. ....")
#> decode_tap(". .")
#> decode_tap("...... .  .. .. ...")
#> decode_tap("")
#> decode_tap("... ..... .... .... ...... ..")
# %%
import re

class Solution:
    def wordMachine(self, rules, s, limit):
        table = [re.fullmatch(r"(\w*)(=>|->)(\w*)", r).groups() for r in rules]
        for step in range(limit):
            for old, arrow, new in table:
                i = s.find(old)
                if i >= 0:
                    s = s[:i] + new + s[i + len(old):]
                    if arrow == "=>":
                        return s, step + 1
                    break
            else:
                return s, step
        return s, limit
#> Solution().wordMachine(["ab->b", "b=>c"], "aab", 9)
#> Solution().wordMachine(["ba->ab"], "bbaa", 10)
#> Solution().wordMachine(["x->xx"], "x", 4)
#> Solution().wordMachine(["q->r"], "abc", 5)
#> Solution().wordMachine(["11->0", "00->1", "=>e"], "1100", 8)
# %%
import re

def seconds_left(label, now):
    m = re.search(r"(?:(\d+)d)?\s*(?:(\d+)h)?\s*(?:(\d+)m)?\s*(?:(\d+)s)?$", label)
    d, h, mi, s = (int(g) if g else 0 for g in m.groups())
    total = ((d * 24 + h) * 60 + mi) * 60 + s - now
    if total <= 0:
        return "late " + str(-total)
    parts = []
    for size, name in ((86400, "d"), (3600, "h"), (60, "m"), (1, "s")):
        n, total = divmod(total, size)
        if n:
            parts.append(f"{n}{name}")
    return " ".join(parts[:2])
#> seconds_left("in 2h 5m", 300)
#> seconds_left("90s", 100)
#> seconds_left("1d 1s", 1)
#> seconds_left("soon", 0)
#> seconds_left("3d4h5m6s", 100000)
# %%
import re

class Solution:
    def kwic(self, text, word, room):
        lines = []
        for m in re.finditer(r"\b%s\b" % re.escape(word), text, re.I):
            left = text[max(0, m.start() - room):m.start()]
            right = text[m.end():m.end() + room]
            if m.start() > room:
                left = re.sub(r"^\S*\s", "", left)
            lines.append(f"{left:>{room}}[{m.group()}]{right}")
        return lines
#> Solution().kwic("a rose is a rose", "rose", 4)
#> Solution().kwic("In the end, the sea", "the", 5)
#> Solution().kwic("nothing here", "no", 3)
#> Solution().kwic("Go go GO", "go", 2)
#> Solution().kwic("under a big red sun", "red", 7)
# %%
import re

def parse_matrix(s):
    rows = []
    for body in re.findall(r"\[([^\[\]]*)\]", s):
        row = []
        for tok in re.findall(r"-?\d+|[a-z]", body):
            row.append(ord(tok) - 96 if tok.isalpha() else int(tok))
        rows.append(row)
    if not rows:
        return None
    trace = sum(r[i] for i, r in enumerate(rows) if i < len(r))
    return rows, trace
#> parse_matrix("[[1,2],[3,4]]")
#> parse_matrix("[a b][c -5 7]")
#> parse_matrix("1 2 3")
#> parse_matrix("[]")
#> parse_matrix("[9 z] [] [0 0 -2]")
# %%
import re

class Solution:
    def liftWords(self, s, height):
        # words after "up" rise, after "down" sink; out of range words are dropped
        level = height // 2
        floors = {}
        for w in re.findall(r"[a-z]+", s.lower()):
            if w == "up":
                level += 1
            elif w == "down":
                level -= 1
            elif 0 <= level < height:
                floors.setdefault(level, []).append(w)
        return [floors[k] for k in sorted(floors, reverse=True)], level
#> Solution().liftWords("go up cat dog down fish", 3)
#> Solution().liftWords("up up up lost down found", 4)
#> Solution().liftWords("", 2)
#> Solution().liftWords("Down a down b up c", 5)
#> Solution().liftWords("left right", 1)
# %%
import re

def trade_names(s, a, b):
    marker = "\0"
    t, n1 = re.subn(rf"\b{a}\b", marker, s)
    t, n2 = re.subn(rf"\b{b}\b", a, t)
    t = t.replace(marker, b)
    near = len(re.findall(rf"\B(?:{a}|{b})|(?:{a}|{b})\B", s))
    return t, n1 + n2, near
#> trade_names("x = y + xy", "x", "y")
#> trade_names("cat and dog, cats", "cat", "dog")
#> trade_names("none", "p", "q")
#> trade_names("hot cold hot", "hot", "cold")
#> trade_names("an ant and a", "a", "an")
# %%
import re

class Solution:
    def pegs(self, board: str, jumps: int) -> str:
        for _ in range(jumps):
            right = re.search(r"oo\.", board)
            left = re.search(r"\.oo", board)
            if right and (not left or right.start() <= left.start()):
                i = right.start()
                board = board[:i] + "..o" + board[i + 3:]
            elif left:
                i = left.start()
                board = board[:i] + "o.." + board[i + 3:]
            else:
                return board + "!"
        return board
#> Solution().pegs("oo.o", 2)
#> Solution().pegs(".oo.oo.", 3)
#> Solution().pegs("o.o.o", 1)
#> Solution().pegs("oooo.oo", 2)
#> Solution().pegs("..oo", 0)
# %%
import re

def word_bits(s):
    bits = "".join("1" if re.fullmatch(r"\w*[aeiou]", w, re.I) else "0" for w in s.split())
    runs = [len(r) for r in re.findall(r"1+", bits)]
    value = int(bits or "0", 2)
    flipped = re.sub(r"[01]", lambda m: "10"[int(m.group())], bits)
    return bits, value, runs, flipped.find("1")
#> word_bits("the cat ate one egg")
#> word_bits("Go do it")
#> word_bits("")
#> word_bits("my dry gym")
#> word_bits("blue sea, pure sky we see")
# %%
import re

class Solution:
    def splitLedger(self, line):
        m = re.match(r"^(?P<when>\d\d/\d\d)\s+(?P<who>.+?)\s{2,}(?P<amt>[-+]?[\d.]+)\s*(?P<cur>[A-Z]{3})?$", line)
        if m is None:
            return line.split()
        d = m.groupdict(default="EUR")
        month, day = d["when"].split("/")
        d["when"] = int(month) * 31 + int(day)
        d["amt"] = round(float(d["amt"]) * 100)
        d["who"] = "".join(w[0] for w in d["who"].split()).upper()
        return d
#> Solution().splitLedger("03/14 Tea House  -4.50")
#> Solution().splitLedger("12/01 Pay   +2100.00 USD")
#> Solution().splitLedger("bad line")
#> Solution().splitLedger("01/31 a b c  7 GBP")
#> Solution().splitLedger("06/06 x  .5EUR")
# %%
import re

def hidden_words(text, wanted):
    letters = re.sub(r"[^a-z]", "", text.lower())
    found = {}
    for w in wanted:
        at = letters.find(w)
        if at >= 0:
            found[w] = at
            continue
        skip = re.search(".".join(map(re.escape, w)), letters)
        if skip:
            found[w] = -skip.start() - 1
    return found, len(letters)
#> hidden_words("The arm chair", ["hear", "march", "earm"])
#> hidden_words("a-b-c-d-e", ["bcd", "ace"])
#> hidden_words("123", ["x"])
#> hidden_words("Stop right here", ["tri", "sort", "to"])
#> hidden_words("lemonade", ["lmn", "nade", "mnd"])
# %%
import re

class Solution:
    def stackSize(self, program):
        height, peak = 0, 0
        for op, arg in re.findall(r"(push|pop|dup|call)(?: (\d+))?", program):
            k = int(arg or 1)
            if op == "push":
                height += k
            elif op == "pop":
                height -= k
            elif op == "dup":
                height += min(k, height)
            else:
                height = height - k + 1
            if height < 0:
                return op, height
            peak = max(peak, height)
        return peak, height
#> Solution().stackSize("push 3, call 2, pop")
#> Solution().stackSize("push dup dup 4 pop 2")
#> Solution().stackSize("pop")
#> Solution().stackSize("nop")
#> Solution().stackSize("push 2 call 3 call 1 pop 9")
# %%
import re

def price_range(s):
    nums = [float(x.replace(",", ".")) for x in re.findall(r"\d+(?:[.,]\d{1,2})?", s)]
    if re.search(r"\b(under|below|up to)\b", s) and nums:
        return 0.0, nums[0]
    if re.search(r"\b(over|from)\b|\+", s) and len(nums) == 1:
        return nums[0], None
    if len(nums) >= 2:
        return min(nums), max(nums)
    return tuple(nums) * 2
#> price_range("20 - 12,50")
#> price_range("under 99.9")
#> price_range("from 5")
#> price_range("about 40")
#> price_range("free")
# %%
import re

class Solution:
    def crumbleText(self, s):
        rounds = []
        while s:
            m = max(re.finditer(r"(.)\1*", s), key=lambda m: (len(m.group()), -m.start()))
            rounds.append(f"{m[1]}{len(m[0])}")
            s = s[:m.start()] + s[m.end():]
            if len(rounds) == 4:
                break
        return rounds, s
#> Solution().crumbleText("aabbba")
#> Solution().crumbleText("mississippi")
#> Solution().crumbleText("")
#> Solution().crumbleText("abcdef")
#> Solution().crumbleText("xxyyxx")
# %%
import re

def rewrite_call(code):
    def swap(m):
        args = [a.strip() for a in m.group(2).split(",")]
        name = m.group(1)
        if len(args) == 1:
            return f"{args[0]}.{name}()"
        if name.startswith("un"):
            args.reverse()
            name = name[2:]
        return f"{args[0]}.{name}({', '.join(args[1:])})"
    once = re.sub(r"\b([a-z]+)\(([^()]*)\)", swap, code)
    return once, once.count(".") - code.count(".")
#> rewrite_call("add(x, y)")
#> rewrite_call("len(s) + unpop(a, b, c)")
#> rewrite_call("f(g(x))")
#> rewrite_call("1 + 2")
#> rewrite_call("undo(a , b).go(z)")
# %%
import re

class Solution:
    def busiest(self, spans):
        points = []
        for s in spans:
            m = re.fullmatch(r"(\d+):(\d\d)\s*-\s*(\d+):(\d\d)", s)
            if m:
                a, b, c, d = map(int, m.groups())
                points.append((a * 60 + b, 1))
                points.append((c * 60 + d, -1))
        points.sort()
        now = best = 0
        when = None
        for t, d in points:
            now += d
            if now > best:
                best, when = now, f"{t // 60}:{t % 60:02d}"
        return best, when
#> Solution().busiest(["9:00-10:30", "10:00 - 11:00"])
#> Solution().busiest(["8:15-8:45", "8:45-9:00", "bad"])
#> Solution().busiest(["x"])
#> Solution().busiest(["7:00-12:00", "8:00-9:00", "8:30-10:00", "9:00-9:30"])
#> Solution().busiest(["23:50-23:59"])
# %%
import re

def tint(css):
    out = []
    for r, g, b in re.findall(r"rgb\((\d+),\s*(\d+),\s*(\d+)\)", css):
        vals = [min(255, int(v)) for v in (r, g, b)]
        grey = sum(vals) // 3
        lead = "rgb"[vals.index(max(vals))] if max(vals) - min(vals) > 20 else "-"
        out.append(f"{grey:02X}{lead}")
    return "/".join(out) or "none"
#> tint("rgb(255, 0, 0)")
#> tint("a: rgb(10,20,25); b: rgb(0,90,200)")
#> tint("#fff")
#> tint("rgb(300,300,10) rgb(1, 2, 3)")
#> tint("rgb(12,240,100)rgb(50, 50,50)")
# %%
import re

class Solution:
    def cargoMoves(self, stacks, moves):
        piles = {str(i): list(s) for i, s in enumerate(stacks, 1)}
        for n, a, b in re.findall(r"(\d)?\s*(\d)>(\d)", moves):
            if a not in piles or b not in piles:
                continue
            k = min(int(n or 1), len(piles[a]))
            part = piles[a][len(piles[a]) - k:]
            del piles[a][len(piles[a]) - k:]
            piles[b] += part if k % 2 else part[::-1]
        return ["".join(p) for p in piles.values()]
#> Solution().cargoMoves(["abc", "x"], "2 1>2")
#> Solution().cargoMoves(["pq", "", "r"], "1>2, 3>2, 3 2>1")
#> Solution().cargoMoves(["m"], "1>4")
#> Solution().cargoMoves(["abcd", "ef"], "3 1>2; 4 2>1")
#> Solution().cargoMoves(["hi", "yo"], "")
# %%
import re

def near_dupes(lines):
    seen = {}
    out = []
    for i, line in enumerate(lines):
        key = re.sub(r"\W+", " ", re.sub(r"\d+", "0", line.lower())).strip()
        if key in seen:
            out.append((seen[key], i))
        else:
            seen[key] = i
    return out, len(seen)
#> near_dupes(["Take 1!", "take 22", "Done"])
#> near_dupes(["a-b", "ab", "a  b", "AB?"])
#> near_dupes([])
#> near_dupes(["x1y2", "X3Y44", "x y", "(x9y0)"])
#> near_dupes(["one", "two", "three"])
# %%
import re

class Solution:
    def tidyRef(self, s):
        m = re.match(r"\s*([A-Z][\w'-]+(?: (?:and|&) [A-Z][\w'-]+)?(?: et al\.?)?),?\s*\(?(\d{4})([a-z]?)\)?", s)
        if not m:
            return None
        names, year, letter = m.groups()
        names = re.sub(r" & ", " and ", names)
        if "et al" in names:
            key = names.split()[0][:4] + "+"
        else:
            key = "".join(n[:3] for n in names.split(" and "))
        return f"{key}{year[2:]}{letter}", s[m.end():].strip()
#> Solution().tidyRef("Smith & Jones (1998b) On tea")
#> Solution().tidyRef("Lee et al. 2004")
#> Solution().tidyRef("O'Hara, 2015, p. 3")
#> Solution().tidyRef("anon 1900")
#> Solution().tidyRef(" Wu and Xi 2020a;")
# %%
import re

def odd_even_words(s):
    groups = ["", ""]
    for m in re.finditer(r"\b(\w)(\w*)\b", s):
        size = len(m.group())
        head = m.group(1)
        groups[size % 2] += head.upper() if m.start() % 2 else head
    a, b = groups
    return {"even": a, "odd": b, "lead": "even" if a > b else "odd"}
#> odd_even_words("the quick brown fox")
#> odd_even_words("to be or not")
#> odd_even_words("")
#> odd_even_words("Once upon a time")
#> odd_even_words("x-ray 42 zebra")
# %%
import re

class Solution:
    def readSonar(self, s):
        depths = [int(x) for x in re.findall(r"(\d+)m", s)]
        marks = re.sub(r"\d+m", "o", s)
        marks = re.sub(r"[^o~]", "", marks)
        calm = max((len(w) for w in re.findall(r"~+", marks)), default=0)
        rises = [b - a for a, b in zip(depths, depths[1:])]
        return marks, calm, sum(r > 0 for r in rises) - sum(r < 0 for r in rises)
#> Solution().readSonar("12m ~~ 15m ~ 9m")
#> Solution().readSonar("~~~~")
#> Solution().readSonar("100m 90m 80m 85km")
#> Solution().readSonar("no echo")
#> Solution().readSonar("5m~6m~~7m~~~8m")
# %%
import re

def soft_split(s, size):
    out = []
    rest = s
    while len(rest) > size:
        head = rest[:size + 1]
        m = None
        for m in re.finditer(r"[\s/-]", head):
            pass
        if m is None or m.start() == 0:
            out.append(rest[:size])
            rest = rest[size:]
        else:
            keep = m.end() if m.group() != " " and m.end() <= size else m.start()
            out.append(rest[:keep])
            rest = rest[keep:].lstrip()
    return out + [rest] if rest else out
#> soft_split("well-known fact", 6)
#> soft_split("abcdefghij", 4)
#> soft_split("a/b c/d", 3)
#> soft_split("ok", 5)
#> soft_split("one two three", 7)
# %%
import re

class Solution:
    def gameOfTags(self, events):
        it, safe, tags = None, [], {}
        for e in events.split(";"):
            m = re.match(r"\s*(\w+)\s+(is it|tags|hides|runs)(?:\s+(\w+))?", e)
            if m is None:
                continue
            who, verb, whom = m.groups()
            if verb == "is it":
                it = who
            elif verb == "hides":
                safe.append(who)
            elif verb == "runs":
                safe = [p for p in safe if p != who]
            elif who == it and whom not in safe:
                tags[who] = tags.get(who, 0) + 1
                it = whom
        return it, tags
#> Solution().gameOfTags("Al is it; Al tags Bo; Bo tags Al")
#> Solution().gameOfTags("Cy is it; Di hides; Cy tags Di")
#> Solution().gameOfTags("Bo tags Al")
#> Solution().gameOfTags("x is it; y hides; y runs; x tags y; y tags x; x tags z")
#> Solution().gameOfTags("Al hides; Al is it; Al tags Al; Ed is it; Ed tags Bo")
# %%
import re

def join_hyphens(tokens):
    text = " ".join(tokens)
    text = re.sub(r"(\w)- (?=\w)", r"\1", text)
    text = re.sub(r" (?=[.,;:!?)])|(?<=\() ", "", text)
    text = re.sub(r"\b([Aa]) (?=[aeiou])", r"\1n ", text)
    return text, len(text) - sum(map(len, tokens))
#> join_hyphens(["exam-", "ple", ",", "yes"])
#> join_hyphens(["a", "apple", "(", "red", ")"])
#> join_hyphens(["A", "egg", "!"])
#> join_hyphens([])
#> join_hyphens(["well", "-", "a", "un-", "usual", "ox"])
# %%
import re

class Solution:
    def vote(self, ballots):
        tally, spoiled = {}, 0
        for b in ballots:
            marks = re.findall(r"([A-D])=(\d)", b)
            ranks = sorted(int(r) for _, r in marks)
            if ranks != list(range(1, len(ranks) + 1)) or not marks:
                spoiled += 1
                continue
            for name, r in marks:
                tally[name] = tally.get(name, 0) + 4 - int(r)
        order = sorted(tally, key=lambda n: (-tally[n], n))
        return "".join(order), spoiled, tally
#> Solution().vote(["A=1 B=2", "B=1 A=2 C=3"])
#> Solution().vote(["A=1 B=1", "C=1"])
#> Solution().vote(["none"])
#> Solution().vote(["D=2 C=1", "D=1", "A=3 B=2 C=1", "B=2"])
#> Solution().vote(["B=1 A=2", "A=1 B=2", "E=1"])
# %%
import re

def fold_ranges(s):
    def fold(m):
        nums = [int(x) for x in m.group().split(",")]
        out, start = [], 0
        for i in range(1, len(nums) + 1):
            if i == len(nums) or nums[i] != nums[i - 1] + 1:
                a, b = nums[start], nums[i - 1]
                out.append(str(a) if a == b else f"{a}{'-' if b - a > 1 else ','}{b}")
                start = i
        return ",".join(out)
    return re.sub(r"\d+(?:,\d+)+", fold, s)
#> fold_ranges("pp. 3,4,5,9")
#> fold_ranges("1,2;7,8,9;4")
#> fold_ranges("none")
#> fold_ranges("10,9,8")
#> fold_ranges("a1,2,3,4b5,6")
# %%
import re

class Solution:
    def pickLines(self, text, expr):
        # expr: "+word" must, "-word" must not, plain words: any
        must = re.findall(r"\+(\w+)", expr)
        ban = re.findall(r"-(\w+)", expr)
        some = re.findall(r"(?<![-+\w])\w+", expr)
        hits = []
        for i, line in enumerate(text.lower().split("/")):
            words = re.findall(r"\w+", line)
            if any(b in words for b in ban) or not all(m in words for m in must):
                continue
            if not some or any(s in words for s in some):
                hits.append(i)
        return hits, len(must) + len(ban) + len(some)
#> Solution().pickLines("red cat/blue cat/red dog", "+cat -blue")
#> Solution().pickLines("a b/b c/c d", "a d")
#> Solution().pickLines("One/Two/one two", "+one two")
#> Solution().pickLines("x/y", "")
#> Solution().pickLines("tea/tea milk/milk", "-tea -sugar milk")
# %%
import re

def stem_pairs(words):
    links = []
    for i, a in enumerate(words):
        rx = re.compile(r"(un|re)?" + re.escape(a) + r"(s|ed|ing|er)?", re.I)
        for j, b in enumerate(words):
            if i == j:
                continue
            m = rx.fullmatch(b)
            if m:
                pre, post = m.groups(default="")
                links.append(f"{a}>{pre}_{post}")
    return links
#> stem_pairs(["play", "replay", "played"])
#> stem_pairs(["do", "undoing", "Does"])
#> stem_pairs(["cat", "dog"])
#> stem_pairs(["pack", "Packer", "unpacks", "repack"])
#> stem_pairs(["a", "A"])
# %%
import re

class Solution:
    def plotPoints(self, s, size):
        grid = [["."] * size for _ in range(size)]
        out = 0
        for x, y, mark in re.findall(r"\((-?\d+),\s*(-?\d+)\)(\w)?", s):
            c, r = int(x), size - 1 - int(y)
            if 0 <= c < size and 0 <= r < size:
                grid[r][c] = mark or ("*" if grid[r][c] == "." else "#")
            else:
                out += 1
        return ["".join(row) for row in grid], out
#> Solution().plotPoints("(0,0) (2,1)", 3)
#> Solution().plotPoints("(1,1)a (1,1) (5,5)", 2)
#> Solution().plotPoints("none", 1)
#> Solution().plotPoints("(0,3)x (3, 0)y (-1,2)z", 4)
#> Solution().plotPoints("(0,0)(0,0)", 2)
# %%
import re

def version_range(spec, version):
    v = tuple(map(int, version.split(".")))
    results = []
    for op, num in re.findall(r"(>=|<=|!=|==|<|>)\s*([\d.]+)", spec):
        w = tuple(map(int, num.strip(".").split(".")))
        size = max(len(v), len(w))
        a = v + (0,) * (size - len(v))
        b = w + (0,) * (size - len(w))
        ok = {">=": a >= b, "<=": a <= b, "!=": a != b, "==": a == b, "<": a < b, ">": a > b}[op]
        results.append("y" if ok else "n")
    return "".join(results) or "-"
#> version_range(">=1.2, <2", "1.10")
#> version_range("==3.0 !=3", "3")
#> version_range("any", "1.0")
#> version_range("> 0.9.9, <= 1.0.0, ==0.9.1", "0.9.10")
#> version_range("<1,>1,!=1.0", "1.0.1")
# %%
import re

class Solution:
    def wheelLock(self, wheels, clue):
        state = [0] * len(wheels)
        for name, arrow, n in re.findall(r"([a-z])(\^+|v+)(\d*)", clue):
            k = ord(name) - ord("a")
            if k >= len(wheels):
                continue
            step = len(arrow) * int(n or 1)
            if arrow[0] == "v":
                step = -step
            state[k] = (state[k] + step) % len(wheels[k])
        return "".join(w[i] for w, i in zip(wheels, state)), state
#> Solution().wheelLock(["abc", "xyz"], "a^ b^^")
#> Solution().wheelLock(["1234"], "av av")
#> Solution().wheelLock(["pq", "rstu", "vw"], "b^5 c^3 dv")
#> Solution().wheelLock(["k"], "none")
#> Solution().wheelLock(["tlm", "aoi", "rnp"], "avv2 cv b^^^")
# %%
import re

def dialog_turns(s):
    turns = re.findall(r"(\w)\s*:\s*([^:]*?)(?=\s*\w\s*:|$)", s)
    swaps = sum(a[0] != b[0] for a, b in zip(turns, turns[1:]))
    asked = [who for who, text in turns if text.endswith("?")]
    words = {}
    for who, text in turns:
        words[who] = words.get(who, 0) + len(text.split())
    return words, swaps, asked
#> dialog_turns("A: hi there B: hello?")
#> dialog_turns("x: go x: now y: ok")
#> dialog_turns("silence")
#> dialog_turns("P: why? Q: so P: oh? P: I see")
#> dialog_turns("m:n")
# %%
import re

class Solution:
    def growthRings(self, s):
        rings = []
        while True:
            m = re.fullmatch(r"(\w+?)(\W*)(.*?)(\W*)\1", s)
            if m is None:
                break
            rings.append(m.group(1))
            s = m.group(3)
        return rings, s
#> Solution().growthRings("abXab")
#> Solution().growthRings("a-b-c-b-a")
#> Solution().growthRings("plain")
#> Solution().growthRings("go (on) go")
#> Solution().growthRings("112311")
# %%
import re

def quilt(code, width):
    rows, row = [], ""
    for n, patch, turn in re.findall(r"(\d?)([a-z])(/?)", code):
        for _ in range(int(n or 1)):
            row += patch
            if len(row) == width:
                rows.append(row)
                row = ""
        if turn and rows:
            rows[-1] = rows[-1][::-1].upper()
    if row:
        rows.append(row.ljust(width, rows[-1][-1] if rows else "."))
    return rows
#> quilt("3ab2c", 3)
#> quilt("2xy/z", 3)
#> quilt("a/b/", 5)
#> quilt("4p4q", 4)
#> quilt("9m/0n2o", 4)
