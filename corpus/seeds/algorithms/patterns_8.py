# %%
class Solution:
    def mergeLabels(self, a, b, sep="-"):
        left, right = a.split(sep), b.split(sep)
        best = 0
        for k in range(1, min(len(left), len(right)) + 1):
            if left[-k:] == right[:k]:
                best = k
        joined = left + right[best:]
        if best == 0:
            joined.insert(len(left), "~")
        return sep.join(joined), best
#> Solution().mergeLabels("a-b-c", "b-c-d")
#> Solution().mergeLabels("red", "blue")
#> Solution().mergeLabels("x-y", "x-y")
#> Solution().mergeLabels("p.q.p", "p.q", ".")
#> Solution().mergeLabels("", "-k")
# %%
def slide_tiles(board, moves):
    row = list(board)
    for m in moves:
        gap = row.index("_")
        to = gap + (1 if m == "l" else -1)
        if to < 0 or to >= len(row):
            row.append(m.upper())
            continue
        row[gap], row[to] = row[to], row[gap]
    return "".join(row)
#> slide_tiles("ab_c", "lr")
#> slide_tiles("_xyz", "rll")
#> slide_tiles("pq_", "rrl")
#> slide_tiles("a_", "l")
#> slide_tiles("th_ing", "rrrl")
# %%
def spoken_initials(phrase, skip):
    letters = []
    for word in phrase.split():
        core = word.strip(".,!'").lower()
        if core in skip or not core:
            continue
        if core[0] == "x" or core[:2] == "ex":
            letters.append("X")
        else:
            letters.append(core[0].upper())
    if len(letters) > 3:
        return ".".join(letters[:3]) + "+" + str(len(letters) - 3)
    return "".join(letters)
#> spoken_initials("Bank of Exports", ["of"])
#> spoken_initials("the end.", ["the"])
#> spoken_initials("a b c d e f", ["c"])
#> spoken_initials("... !", [])
#> spoken_initials("Very Important xylophone", [])
# %%
class Solution:
    def lineDiff(self, a: list, b: list) -> list:
        out, i, j = [], 0, 0
        while i < len(a) or j < len(b):
            if i < len(a) and j < len(b) and a[i] == b[j]:
                out.append(" " + a[i])
                i, j = i + 1, j + 1
            elif j < len(b) and b[j] not in a[i:]:
                out.append("+" + b[j])
                j += 1
            else:
                out.append("-" + a[i])
                i += 1
        return out
#> Solution().lineDiff(["a", "b", "c"], ["a", "x", "c"])
#> Solution().lineDiff([], ["p", "q"])
#> Solution().lineDiff(["m", "n"], ["n", "m"])
#> Solution().lineDiff(["u", "v"], [])
#> Solution().lineDiff(["k", "l", "m"], ["k", "l", "m", "n"])
# %%
def base26(s):
    n = 0
    for ch in s:
        n = n * 26 + (ord(ch) - ord("a"))
    return n

def halfway(a, b):
    size = max(len(a), len(b))
    lo = base26(a.ljust(size, "a"))
    hi = base26(b.ljust(size, "a"))
    mid = (lo + hi) // 2
    out = ""
    for _ in range(size):
        mid, r = divmod(mid, 26)
        out = chr(ord("a") + r) + out
    return out.rstrip("a")
#> halfway("a", "c")
#> halfway("cat", "dog")
#> halfway("az", "b")
#> halfway("m", "mmm")
#> halfway("zz", "aa")
# %%
def poster(lines, border):
    width = max(map(len, lines), default=0)
    inner = []
    for i, l in enumerate(lines):
        if l == "-":
            inner.append(border * width)
        elif l.isupper():
            inner.append(l.center(width))
        else:
            inner.append(l.ljust(width) if i % 2 == 0 else l.rjust(width))
    rows = [f"{border}{t}{border}" for t in inner]
    return rows, sum(t.count(" ") for t in inner)
#> poster(["SALE", "-", "shoes"], "*")
#> poster(["a", "bb", "ccc"], "|")
#> poster([], "#")
#> poster(["Mixed Up", "HI"], ":")
#> poster(["x", "-", "Y", "zzzz"], "=")
# %%
class Solution:
    def tripletKey(self, word):
        parts = [word[i::3] for i in range(3)]
        ordered = sorted(parts, key=lambda p: (len(p), p[::-1]))
        key = "".join(ordered)
        fixed = [i for i, (a, b) in enumerate(zip(word, key)) if a == b]
        return key, fixed
#> Solution().tripletKey("orchestra")
#> Solution().tripletKey("abc")
#> Solution().tripletKey("zebra")
#> Solution().tripletKey("aaaa")
#> Solution().tripletKey("no")
# %%
def shelf_tag(author, title, year):
    last = author.split()[-1].upper()
    vowels_out = last[0] + "".join(c for c in last[1:] if c not in "AEIOU")
    head = vowels_out[:3].ljust(3, "_")
    skip = ("the ", "a ", "an ")
    t = title.lower()
    for s in skip:
        if t.startswith(s):
            t = t[len(s):]
            break
    mark = t[:1]
    return f"{head}.{mark}{year % 100:02d}" + ("*" if year < 1950 else "")
#> shelf_tag("Jane Austen", "Emma", 1815)
#> shelf_tag("Umberto Eco", "The Name", 1980)
#> shelf_tag("Li", "A River", 2005)
#> shelf_tag("Ada Ou", "An Ant", 1900)
#> shelf_tag("T. Pratchett", "Thud", 2009)
# %%
def run_stack(src):
    stack = []
    for tok in src.split():
        if tok.startswith("'"):
            stack.append(tok[1:])
        elif tok == "dup":
            stack.append(stack[-1])
        elif tok == "cat":
            b = stack.pop()
            stack[-1] += b
        elif tok == "rot":
            stack.append(stack.pop(0))
        elif tok.isdigit():
            stack[-1] = stack[-1][:int(tok)]
        elif tok == "rev":
            stack[-1] = stack[-1][::-1]
    return stack
#> run_stack("'ab dup rev cat")
#> run_stack("'x 'y 'z rot cat")
#> run_stack("'hello 3 'p rot rot")
#> run_stack("cat")
#> run_stack("'night dup 2 rev rot cat")
# %%
class Solution:
    def sharedOrder(self, a, b):
        # letters both have, in a's order; and how often b's order disagrees
        shared = "".join(c for c in dict.fromkeys(a) if c in b)
        wrong = 0
        for i in range(len(shared)):
            for j in range(i + 1, len(shared)):
                if b.index(shared[i]) > b.index(shared[j]):
                    wrong += 1
        return shared, wrong
#> Solution().sharedOrder("stone", "notes")
#> Solution().sharedOrder("abc", "xyz")
#> Solution().sharedOrder("garden", "danger")
#> Solution().sharedOrder("moon", "room")
#> Solution().sharedOrder("cab", "abacus")
# %%
def kern(s):
    tight = {"AV": 2, "To": 1, "WA": 2, "fi": 1, "LT": 3}
    total = 0
    used = []
    for a, b in zip(s, s[1:]):
        pair = a + b
        if pair in tight:
            total -= tight[pair]
            used.append(pair)
        total += 3 if b in "il.,'" else 6 if b in "MWmw" else 5
    return total + 5 * bool(s), used
#> kern("AVATAR")
#> kern("Tofi")
#> kern("")
#> kern("Wilma.")
#> kern("SALTWATER")
# %%
def expand_template(lines, env):
    out = []
    keep = [True]
    for line in lines:
        if line.startswith("?"):
            keep.append(keep[-1] and bool(env.get(line[1:])))
        elif line == "!":
            if len(keep) > 1:
                last = keep.pop()
                keep.append(keep[-1] and not last)
        elif line == ".":
            keep.pop()
        elif keep[-1]:
            for k, v in env.items():
                line = line.replace("@" + k, str(v))
            out.append(line)
    return out
#> expand_template(["hi @n", "?adm", "root", "!", "user", "."], {"n": "Bo", "adm": 0})
#> expand_template(["?x", "x=@x", "."], {"x": 7})
#> expand_template(["?a", "?b", "both", ".", "a", "."], {"a": 1})
#> expand_template(["!", "@q@q"], {"q": "-"})
#> expand_template(["?p", "no", "!", "yes"], {})
# %%
class Solution:
    def tonguePoints(self, phrase):
        words = phrase.lower().split()
        points, streak = 0, 1
        for prev, cur in zip(words, words[1:]):
            k = 0
            while k < min(len(prev), len(cur)) and prev[k] == cur[k]:
                k += 1
            if k:
                streak += 1
                points += k * streak
            else:
                streak = 1
        return points, streak
#> Solution().tonguePoints("she sells sea shells")
#> Solution().tonguePoints("one big apple")
#> Solution().tonguePoints("Pat patted patterns")
#> Solution().tonguePoints("tin tap cap")
#> Solution().tonguePoints("red rats run on old oats")
# %%
def seven_segment(s):
    on = {"0": 6, "1": 2, "2": 5, "3": 5, "4": 4, "5": 5, "6": 6, "7": 3, "8": 7, "9": 6, "-": 1}
    total = 0
    changes = []
    prev = 0
    for ch in s:
        if ch == ".":
            total += 1
            continue
        lit = on.get(ch, 0)
        changes.append(lit - prev)
        prev = lit
        total += lit
    return total, changes
#> seven_segment("1.08")
#> seven_segment("-273")
#> seven_segment("88:88")
#> seven_segment("...")
#> seven_segment("4711")
# %%
def nearest_name(target, names):
    def distance(n):
        d = abs(len(n) - len(target)) * 5
        for a, b in zip(n.lower(), target.lower()):
            gap = abs(ord(a) - ord(b))
            d += min(gap, 4)
        return d
    scores = {n: distance(n) for n in names}
    best = min(scores, key=lambda n: (scores[n], n))
    close = [n for n in names if scores[n] <= scores[best] + 2 and n != best]
    return best, scores[best], close
#> nearest_name("Jon", ["Jan", "John", "Jim"])
#> nearest_name("mia", ["Mia", "Mie", "Lia"])
#> nearest_name("zed", ["a"])
#> nearest_name("Carla", ["Karla", "Carlo", "Clara"])
#> nearest_name("bo", ["Bob", "Al", "Flo"])
# %%
class Solution:
    def gapFill(self, pattern, word):
        # "*" takes any run, "." one letter; returns what each took
        taken = []
        pos = 0
        for k, part in enumerate(pattern.split("*")):
            if k > 0 and part == "":
                taken.append(word[pos:])
                return taken
            at = pos
            while at + len(part) <= len(word):
                piece = word[at:at + len(part)]
                if all(p in (".", c) for p, c in zip(part, piece)):
                    break
                at += 1
            else:
                return None
            if k == 0 and at > 0:
                return None
            if k:
                taken.append(word[pos:at])
            pos = at + len(part)
        return taken if pos == len(word) else taken + ["+" + word[pos:]]
#> Solution().gapFill("a*c", "abbc")
#> Solution().gapFill("p.n*", "penguin")
#> Solution().gapFill("*x*", "yyxz")
#> Solution().gapFill("no*t", "yes")
#> Solution().gapFill("a*e.", "abcdefgh")
# %%
def rotate_table(text):
    rows = [line.split(",") for line in text.split("/")]
    height = len(rows)
    width = max(len(r) for r in rows)
    out = []
    for c in range(width):
        new = []
        for r in range(height - 1, -1, -1):
            new.append(rows[r][c] if c < len(rows[r]) else "")
        out.append(",".join(new))
    return "/".join(out)
#> rotate_table("a,b/c,d")
#> rotate_table("1,2,3")
#> rotate_table("x/y,z/w")
#> rotate_table("")
#> rotate_table("p,q/,r/s,t,u")
# %%
def soft_compare(a, b):
    pos = 0
    for x, y in zip(a, b):
        if x != y:
            lx, ly = x.casefold(), y.casefold()
            if lx != ly:
                return (-1 if lx < ly else 1), pos
        pos += 1
    if len(a) == len(b):
        return 0, sum(x != y for x, y in zip(a, b))
    return (-2 if len(a) < len(b) else 2), pos
#> soft_compare("Apple", "apply")
#> soft_compare("ZOO", "zoo")
#> soft_compare("car", "Cart")
#> soft_compare("9a", "10")
#> soft_compare("toast", "TO")
# %%
class Solution:
    def queueTokens(self, text):
        waiting, served = [], []
        for ch in text:
            if ch.isupper():
                waiting.insert(0, ch)
            elif ch.islower():
                waiting.append(ch)
            elif ch == "." and waiting:
                served.append(waiting.pop(0))
            elif ch == "x" or ch == "!":
                waiting.reverse()
        return "".join(served), "".join(waiting)
#> Solution().queueTokens("ab.C.d..")
#> Solution().queueTokens("abc!.")
#> Solution().queueTokens("...")
#> Solution().queueTokens("XyZ")
#> Solution().queueTokens("pQr!.S!..")
# %%
def digit_words(n):
    text = str(abs(n))
    out = ""
    for i, d in enumerate(text):
        letter = "zabcdefghi"[int(d)]
        place = len(text) - i - 1
        if d == "0" and 0 < place:
            continue
        out += letter.upper() if place % 3 == 0 else letter
        if place and place % 3 == 0:
            out += "'"
    return out if n >= 0 else out[::-1]
#> digit_words(1203)
#> digit_words(-45)
#> digit_words(70000)
#> digit_words(0)
#> digit_words(-98106)
# %%
def crumbs(path, where):
    parts = [p for p in path.split("/") if p]
    for step in where.split():
        if step == "up":
            parts = parts[:-1]
        elif step.startswith("-"):
            n = int(step)
            parts = parts[:n]
        elif step.endswith("+"):
            parts.append(step[:-1] + str(len(parts)))
        elif step in parts:
            parts = parts[:parts.index(step) + 1]
        else:
            parts.append(step)
    return " > ".join(parts) or "root"
#> crumbs("/home/bo/pics", "up docs")
#> crumbs("/a/b/c", "-2 x+ y")
#> crumbs("", "up")
#> crumbs("/x/y/z", "x new+")
#> crumbs("one/two", "one two up three one")
# %%
class Solution:
    def oddOut(self, words):
        tests = {
            "len": len,
            "first": lambda w: w[0],
            "last": lambda w: w[-1],
            "upper": lambda w: w[0].isupper(),
        }
        for name, f in tests.items():
            vals = [f(w) for w in words]
            for i, v in enumerate(vals):
                others = vals[:i] + vals[i + 1:]
                if v not in others and len(set(others)) == 1:
                    return words[i], name
        return None, len(words)
#> Solution().oddOut(["cat", "dog", "bird"])
#> Solution().oddOut(["tea", "ten", "toe", "bee"])
#> Solution().oddOut(["apple", "bee", "ice", "fg"])
#> Solution().oddOut(["Rob", "Ann", "kit"])
#> Solution().oddOut(["mob", "cob", "tab", "sod"])
# %%
def pad_binary(words):
    bits = []
    for w in words:
        n = 0
        for ch in w:
            n = n * 2 + (ch in "aeiou")
        bits.append(format(n, f"0{len(w)}b"))
    size = max(map(len, bits), default=0)
    total = sum(int(b, 2) for b in bits)
    return [b.rjust(size, "x") for b in bits], total
#> pad_binary(["oak", "elm"])
#> pad_binary(["queue", "by", "i"])
#> pad_binary([])
#> pad_binary(["rhythm", "aeio"])
#> pad_binary(["x", "", "ae"])
# %%
def letter_tide(s, n):
    """Each round the largest letter sinks to the end, the least floats up."""
    for _ in range(n):
        if len(s) < 3:
            break
        hi = s.rindex(max(s))
        s = s[:hi] + s[hi + 1:] + s[hi]
        lo = s.index(min(s))
        s = s[lo] + s[:lo] + s[lo + 1:]
        s = s[1:] + s[0]
    return s
#> letter_tide("stream", 1)
#> letter_tide("banana", 3)
#> letter_tide("zz", 4)
#> letter_tide("Query", 2)
#> letter_tide("tide9", 5)
# %%
class Solution:
    def wordPyramid(self, words):
        by_len = {}
        for w in words:
            k = len(w)
            if k not in by_len or w < by_len[k]:
                by_len[k] = w
        rows = []
        size = 1
        while size in by_len:
            rows.append(by_len[size])
            size += 1
        extra = sorted(k for k in by_len if k >= size)
        return "/".join(rows), extra
#> Solution().wordPyramid(["a", "to", "at", "tea", "stone"])
#> Solution().wordPyramid(["go", "on"])
#> Solution().wordPyramid([])
#> Solution().wordPyramid(["i", "we", "you", "they", "I", "us"])
#> Solution().wordPyramid(["x", "longest", "xyz"])
# %%
def date_stamp(s):
    for sep in "/-.":
        if s.count(sep) == 2:
            break
    else:
        return ("?", s)
    a, b, c = s.split(sep)
    if len(a) == 4:
        y, m, d = a, b, c
    elif sep == "/":
        m, d, y = a, b, c
    else:
        d, m, y = a, b, c
    if len(y) == 2:
        y = ("19" if y > "50" else "20") + y
    return f"{y}{m:0>2}{d:0>2}", sep
#> date_stamp("2020-3-14")
#> date_stamp("7/4/76")
#> date_stamp("1.12.09")
#> date_stamp("5-6-7-8")
#> date_stamp("31-1-1999")
# %%
def spell_gaps(word, bank):
    bank = list(bank)
    got = ""
    debt = 0
    for ch in word:
        if ch in bank:
            bank.remove(ch)
            got += ch
        elif ch.swapcase() in bank:
            bank.remove(ch.swapcase())
            got += ch.swapcase()
            debt += 1
        elif "*" in bank:
            bank[bank.index("*")] = "."
            got += "*"
            debt += 2
        else:
            got += "_"
    return got, debt, "".join(bank)
#> spell_gaps("tree", "ert")
#> spell_gaps("Noon", "nOo*")
#> spell_gaps("abc", "**")
#> spell_gaps("mill", "Lliim")
#> spell_gaps("", "q")
# %%
class Solution:
    def priceWords(self, words, rates):
        total = 0
        detail = []
        for w in words:
            cost = 0
            for ch in w:
                for group, r in rates:
                    if ch in group:
                        cost += r
                        break
                else:
                    cost += 1
            if w == w[::-1] and len(w) > 2:
                cost //= 2
            detail.append(cost)
            total += cost
        return total, detail
#> Solution().priceWords(["cab", "dad"], [("abc", 5)])
#> Solution().priceWords(["level", "zoo"], [("lo", 3), ("oz", 10)])
#> Solution().priceWords(["xx"], [])
#> Solution().priceWords([], [("a", 1)])
#> Solution().priceWords(["noon", "moon", "pop"], [("n", 7), ("p", 0)])
# %%
def hash_mark(s, size):
    slots = [""] * size
    moved = 0
    for ch in s:
        at = ord(ch) % size
        tries = 0
        while slots[at] and slots[at] != ch and tries < size:
            at = (at + 1) % size
            tries += 1
        if tries < size:
            slots[at] = ch
            moved += tries
    return "".join(c or "." for c in slots), moved
#> hash_mark("cat", 5)
#> hash_mark("afkp", 5)
#> hash_mark("hello", 4)
#> hash_mark("abcdef", 3)
#> hash_mark("", 2)
# %%
def wrap_quote(text, width):
    words = text.split()
    lines = []
    i = 0
    while i < len(words):
        line = words[i]
        i += 1
        while i < len(words) and len(line) + 1 + len(words[i]) <= width:
            line += " " + words[i]
            i += 1
        first = not lines
        last = i == len(words)
        lines.append(("<" if first else " ") + line + (">" if last else ""))
    return lines
#> wrap_quote("to be or not to be", 6)
#> wrap_quote("alone", 3)
#> wrap_quote("", 9)
#> wrap_quote("a bb ccc dddd", 5)
#> wrap_quote("all the world is a stage", 12)
# %%
class Solution:
    def flipCase(self, s, bits):
        out = ""
        k = 0
        for ch in s:
            if not ch.isalpha():
                out += ch
                continue
            if bits >> k & 1:
                out += ch.swapcase()
            else:
                out += ch
            k += 1
        ups = sum(c.isupper() for c in out)
        return out, ups, bits >> k
#> Solution().flipCase("abcd", 5)
#> Solution().flipCase("Hi Bo", 9)
#> Solution().flipCase("x1y2", 7)
#> Solution().flipCase("99", 3)
#> Solution().flipCase("MiXeD", 31)
# %%
def order_sizes(items):
    scale = ["XS", "S", "M", "L", "XL"]
    def key(item):
        size, _, n = item.partition(":")
        n = int(n or 1)
        if size in scale:
            return 0, scale.index(size), -n
        if size.isdigit():
            return 1, int(size), -n
        return 2, size, -n
    ranked = sorted(items, key=key)
    total = sum(-key(i)[2] for i in items)
    return ranked, total
#> order_sizes(["L:2", "S", "M:4"])
#> order_sizes(["42:1", "XL", "9:3", "42:5"])
#> order_sizes(["kids", "baby:2"])
#> order_sizes([])
#> order_sizes(["M:1", "M:10", "XS:0", "12"])
# %%
def signal_bars(s):
    parts = s.split()
    out = []
    level = 0
    for p in parts:
        ups, downs = p.count("+"), p.count("-")
        level = max(0, min(5, level + ups - downs))
        if p.endswith("="):
            level = len(p) - 1
        out.append("|" * level + "." * (5 - level))
    return out[-1] if out else "", [o.count("|") for o in out]
#> signal_bars("++ - +++")
#> signal_bars("=== +")
#> signal_bars("-- +++++++ -")
#> signal_bars("")
#> signal_bars("+-+ x x= -")
# %%
class Solution:
    def prefixTree(self, words):
        root = {}
        made = 0
        for w in words:
            node = root
            for ch in w:
                if ch not in node:
                    node[ch] = {}
                    made += 1
                node = node[ch]
            node["$"] = node.get("$", 0) + 1
        shared = ""
        node = root
        while len(node) == 1 and "$" not in node:
            ch, node = next(iter(node.items()))
            shared += ch
        return made, shared
#> Solution().prefixTree(["car", "cart", "cat"])
#> Solution().prefixTree(["dog", "dog"])
#> Solution().prefixTree(["x", "y"])
#> Solution().prefixTree([])
#> Solution().prefixTree(["tone", "ton", "tons"])
# %%
def swap_halves(text):
    done = []
    for w in text.split():
        mid = len(w) // 2
        if len(w) % 2 == 0:
            new = w[mid:] + w[:mid]
        else:
            new = w[mid + 1:] + w[mid] + w[:mid]
        done.append(min(w, new))
    changed = sum(a != b for a, b in zip(done, text.split()))
    return " ".join(done), changed
#> swap_halves("table lamp")
#> swap_halves("papa noon")
#> swap_halves("zebra crossing")
#> swap_halves("")
#> swap_halves("a to cab tea")
# %%
def clue_grid(row):
    clues = [len(run) for run in row.split(".") if run]
    width = len(row)
    need = sum(clues) + max(0, len(clues) - 1)
    slack = width - need
    sure = 0
    for c in clues:
        sure += max(0, c - slack)
    return clues, slack, sure
#> clue_grid("##.###.#")
#> clue_grid("..####.")
#> clue_grid(".....")
#> clue_grid("#.#.#..##")
#> clue_grid("#######")
# %%
class Solution:
    def countCalls(self, src):
        depth, name, calls = 0, "", []
        for ch in src:
            if ch.isidentifier() or (name and ch.isdigit()):
                name += ch
                continue
            if ch == "(":
                if name:
                    calls.append((name, depth))
                depth += 1
            elif ch == ")":
                depth -= 1
            name = ""
        deepest = max((d for _, d in calls), default=-1)
        return [n for n, d in calls if d == deepest], deepest
#> Solution().countCalls("f(g(x), h(y))")
#> Solution().countCalls("a + (b)")
#> Solution().countCalls("p1(2)(q_)")
#> Solution().countCalls("max(min(a, abs(b)), 3)")
#> Solution().countCalls("(9z())")
# %%
def stamp_words(s, mark):
    out, count = "", 0
    prev_space = True
    for ch in s:
        if prev_space and not ch.isspace():
            count += 1
            if count % 3 == 0:
                out += mark
            elif ch.isdigit():
                out += "#"
        out += ch
        prev_space = ch.isspace()
    return out, count
#> stamp_words("one two three", "*")
#> stamp_words("4 men, 2 dogs", "!")
#> stamp_words("   ", "x")
#> stamp_words(" a b c d e f", "^")
#> stamp_words("99", "~")
# %%
def split_balanced(s):
    parts, cur, diff = [], "", 0
    for ch in s:
        cur += ch
        if ch.islower():
            diff += 1
        elif ch.isupper():
            diff -= 1
        if diff == 0:
            parts.append(cur)
            cur = ""
    return parts, cur, diff
#> split_balanced("aBcDD")
#> split_balanced("abAB-xX")
#> split_balanced("AAA")
#> split_balanced("1 2")
#> split_balanced("aaBBCc")
# %%
class Solution:
    def lastSurvivor(self, names, call):
        ring = list(names)
        at = 0
        gone = []
        while len(ring) > 1:
            step = len(call[len(gone) % len(call)])
            at = (at + step - 1) % len(ring)
            gone.append(ring.pop(at)[0])
        return ring[0], "".join(gone)
#> Solution().lastSurvivor(["Ann", "Bob", "Cy", "Di"], ["out", "go"])
#> Solution().lastSurvivor(["x"], ["a"])
#> Solution().lastSurvivor(["p", "q", "r", "s", "t"], ["seven!!"])
#> Solution().lastSurvivor(["Lu", "Mo", "Ny"], ["a", "bb", "ccc"])
#> Solution().lastSurvivor(["one", "two", "six", "ten"], ["eenie", "mo"])
