# %%
class Solution:
    def relay(self, runners, baton):
        # each runner whose name holds the baton letter passes on the next letter of the name
        path = []
        left = runners[:]
        while True:
            for r in left:
                at = r.lower().find(baton)
                if 0 <= at < len(r) - 1:
                    path.append(r[0] + str(at))
                    baton = r[at + 1].lower()
                    left.remove(r)
                    break
            else:
                return path, baton, len(left)
#> Solution().relay(["Anna", "Noah", "Otto"], "a")
#> Solution().relay(["Kim", "Max"], "z")
#> Solution().relay(["Lena", "Eric", "Ralf", "Ida"], "l")
#> Solution().relay([], "q")
#> Solution().relay(["Bob", "Rob", "Ben"], "b")
# %%
def odometer(s, wheel="0123456789"):
    digits = list(s)
    carried = 0
    for i in range(len(digits) - 1, -1, -1):
        at = wheel.find(digits[i])
        if at < 0:
            continue
        if at + 1 < len(wheel):
            digits[i] = wheel[at + 1]
            break
        digits[i] = wheel[0]
        carried += 1
    return "".join(digits), carried
#> odometer("0099")
#> odometer("1-9-9")
#> odometer("ccb", "abc")
#> odometer("99")
#> odometer("xyz")
# %%
class Solution:
    def listStyles(self, lines):
        counters = {}
        out = []
        for line in lines:
            depth = len(line) - len(line.lstrip("*"))
            text = line[depth:].strip()
            for d in [k for k in counters if k > depth]:
                del counters[d]
            counters[depth] = counters.get(depth, 0) + 1
            n = counters[depth]
            if depth == 1:
                out.append(f"{n}. {text}")
            elif depth == 2:
                out.append(f"{chr(96 + n)}) {text}")
            else:
                out.append(text)
        return out
#> Solution().listStyles(["* a", "** b", "** c", "* d", "** e"])
#> Solution().listStyles(["plain", "*x"])
#> Solution().listStyles(["** q", "*** r", "** s"])
#> Solution().listStyles([])
#> Solution().listStyles(["*one", "two", "*three"])
# %%
def echo_chain(s, n):
    out = s
    tail = s
    for k in range(1, n + 1):
        tail = tail[len(tail) // 2:] if len(tail) > 1 else tail
        gap = "." * k
        out += gap + (tail.lower() if k % 2 else tail.upper())
    return out
#> echo_chain("HELLO", 2)
#> echo_chain("mountain", 3)
#> echo_chain("a", 2)
#> echo_chain("Yodel", 0)
#> echo_chain("ab", 4)
# %%
class Solution:
    def crcText(self, s, poly):
        reg = 0
        trail = []
        for ch in s:
            reg ^= ord(ch)
            for _ in range(2):
                if reg & 1:
                    reg = (reg >> 1) ^ poly
                else:
                    reg >>= 1
            trail.append(reg)
        return format(reg, "02x"), trail
#> Solution().crcText("abc", 140)
#> Solution().crcText("Z", 9)
#> Solution().crcText("", 7)
#> Solution().crcText("hello", 51)
#> Solution().crcText("!!!!", 200)
# %%
def menu_path(keys, tree):
    node, trail = tree, []
    for k in keys:
        if k == "b":
            if trail:
                trail.pop()
                node = tree
                for t in trail:
                    node = node[t]
            continue
        options = sorted(node) if isinstance(node, dict) else []
        i = int(k) - 1
        if i < 0 or i >= len(options):
            trail.append("?")
            break
        trail.append(options[i])
        node = node[options[i]]
    return "/".join(trail), node if not isinstance(node, dict) else len(node)
#> menu_path("22", {"file": {"new": 1, "open": 2}, "edit": {"cut": 3}})
#> menu_path("2b11", {"a": {"x": 9}, "b": 5})
#> menu_path("3", {"a": 1})
#> menu_path("", {"q": 1, "r": 2})
#> menu_path("11b2", {"m": {"k": 7, "z": 8}})
# %%
class Solution:
    def phraseScore(self, phrase, key):
        value = {ch: i for i, ch in enumerate(key, 1)}
        total = 0
        best = ("", -1)
        for w in phrase.lower().split():
            pts = [value.get(c, 0) for c in w]
            s = sum(pts) * (2 if len(w) > 5 else 1)
            if pts and pts == sorted(pts):
                s += 5
            if s > best[1]:
                best = (w, s)
            total += s
        return total, best
#> Solution().phraseScore("abc cab", "abc")
#> Solution().phraseScore("Go to school", "olc")
#> Solution().phraseScore("", "xyz")
#> Solution().phraseScore("zebra zoo", "az")
#> Solution().phraseScore("tee tea teapot", "tea")
# %%
def unjumble(code, n):
    """Undo a riffle in which n blocks were dealt letter by letter."""
    base = len(code) // n
    blocks = [code[k::n] for k in range(n)]
    even = len(blocks[0]) == len(blocks[-1])
    text = "".join(blocks)
    again = "".join(b[i] for i in range(base + 1) for b in blocks if i < len(b))
    return text, even and again[::-1] != code
#> unjumble("hweolrllod", 2)
#> unjumble("adbecf", 3)
#> unjumble("abc", 1)
#> unjumble("xyz", 5)
#> unjumble("tsehciss is", 4)
# %%
class Solution:
    def fieldDiff(self, old, new, widths):
        pos = 0
        changes = []
        for i, w in enumerate(widths):
            a = old[pos:pos + w].strip()
            b = new[pos:pos + w].strip()
            pos += w
            if a == b:
                continue
            if a.isdigit() and b.isdigit():
                changes.append((i, int(b) - int(a)))
            elif not a or not b:
                changes.append((i, "new" if b else "gone"))
            else:
                changes.append((i, a[:1] + ">" + b[:1]))
        return changes, old[pos:] == new[pos:]
#> Solution().fieldDiff("ann  12x", "anna 15x", [5, 2])
#> Solution().fieldDiff("bob  7", "     9", [4, 2])
#> Solution().fieldDiff("abc", "abd", [1, 1])
#> Solution().fieldDiff("k 100  t", "k  99 zt", [2, 4, 1])
#> Solution().fieldDiff("", "xy", [1, 3])
# %%
def plural_table(words):
    rows = []
    for w in words:
        if w.endswith(("s", "x", "ch")):
            p = w + "es"
        elif w.endswith("y") and w[-2:-1] not in tuple("aeiou"):
            p = w[:-1] + "ies"
        elif w.endswith("fe"):
            p = w[:-2] + "ves"
        elif w.endswith("f"):
            p = w[:-1] + "ves"
        else:
            p = w + "s"
        keep = 0
        while keep < len(w) and w[keep] == p[keep]:
            keep += 1
        rows.append(f"{w}:{p[keep:]}" + (f"/{len(w) - keep}" if keep < len(w) else ""))
    return rows
#> plural_table(["box", "city", "dog"])
#> plural_table(["knife", "leaf", "toy"])
#> plural_table(["y", "gas"])
#> plural_table([])
#> plural_table(["beach", "spy", "safe", "s"])
# %%
class Solution:
    def hopCipher(self, s, hops):
        n = len(s)
        used = [False] * n
        at, out = 0, ""
        k = 0
        while len(out) < n:
            while used[at]:
                at = (at + 1) % n
            used[at] = True
            out += s[at]
            at = (at + hops[k % len(hops)]) % n
            k += 1
        return out
#> Solution().hopCipher("planet", [2])
#> Solution().hopCipher("abcde", [3, 1])
#> Solution().hopCipher("xy", [5])
#> Solution().hopCipher("river", [-1])
#> Solution().hopCipher("chapter", [4, 2, 1])
# %%
def caps_budget(s, n):
    out = ""
    spare = n
    for i, ch in enumerate(s):
        starts = i == 0 or not s[i - 1].isalpha()
        if ch.isalpha() and starts and spare > 0:
            out += ch.upper()
            spare -= 1
        elif ch.isupper() and spare > 0 and not starts:
            out += ch
            spare -= 1
        else:
            out += ch.lower()
    return out, spare
#> caps_budget("the lord of rings", 3)
#> caps_budget("iPad and iPod", 2)
#> caps_budget("ABC", 2)
#> caps_budget("99 red", 5)
#> caps_budget("Oh NO", 0)
# %%
class Solution:
    def linkNames(self, names):
        # join names where the last letter meets the next first letter; else open a new chain
        chains = []
        for n in names:
            for c in chains:
                if c[-1].lower() == n[0].lower():
                    c_index = chains.index(c)
                    chains[c_index] = c + n[1:]
                    break
                if n[-1].lower() == c[0].lower():
                    c_index = chains.index(c)
                    chains[c_index] = n[:-1] + c
                    break
            else:
                chains.append(n)
        return sorted(chains, key=len, reverse=True)
#> Solution().linkNames(["Anna", "Ali", "Ivo"])
#> Solution().linkNames(["Tom", "Bob", "Pat"])
#> Solution().linkNames(["x"])
#> Solution().linkNames(["Eve", "Noel", "Dan", "Leo"])
#> Solution().linkNames([])
# %%
def column_width(cells, total):
    need = [len(c) for c in cells]
    width = [1] * len(cells)
    left = total - len(cells)
    while left > 0:
        worst = max(range(len(cells)), key=lambda i: need[i] - width[i])
        if need[worst] <= width[worst]:
            break
        width[worst] += 1
        left -= 1
    shown = [c if len(c) <= w else c[:w - 1] + "*" for c, w in zip(cells, width)]
    return "|".join(shown), left
#> column_width(["name", "description", "id"], 12)
#> column_width(["ab", "cd"], 10)
#> column_width(["alpha", "beta"], 2)
#> column_width(["x"], 1)
#> column_width(["long text", "tiny", "mid one"], 15)
# %%
class Solution:
    def tideTable(self, s):
        heights = {"L": 0, "r": 1, "m": 2, "f": 2, "H": 4}
        total = 0
        turns = []
        prev = None
        for hour, ch in enumerate(s):
            h = heights.get(ch)
            if h is None:
                continue
            if prev is not None and ch in "LH" and prev not in "LH":
                turns.append((hour, ch))
            total += h
            prev = ch
        mean = total / len(s) if s else 0
        return turns, round(mean, 2)
#> Solution().tideTable("LrmHmf L")
#> Solution().tideTable("HHfL")
#> Solution().tideTable("")
#> Solution().tideTable("r-m-H-f-L-r")
#> Solution().tideTable("mmmm")
# %%
def swap_prefix(words, pairs):
    out = []
    hits = [0] * len(pairs)
    for w in words:
        for i, (old, new) in enumerate(pairs):
            if w.startswith(old):
                w = new + w.removeprefix(old)
                hits[i] += 1
                break
            if w.endswith(old):
                w = w.removesuffix(old) + new
                hits[i] += 10
                break
        out.append(w)
    return out, hits
#> swap_prefix(["undo", "redo"], [("un", "re")])
#> swap_prefix(["sunset", "inset", "settle"], [("in", "out"), ("set", "rise")])
#> swap_prefix(["plain"], [])
#> swap_prefix(["aa", "ba", "ab"], [("a", "o"), ("b", "u")])
#> swap_prefix([], [("x", "y")])
# %%
class Solution:
    def knotRope(self, s, pulls):
        for p in pulls:
            if p in s:
                a, b = s.index(p), s.rindex(p)
                if a == b:
                    s = s.replace(p, p * 2)
                else:
                    s = s[:a] + s[b:a - 1 if a else None:-1] + s[b + 1:]
            else:
                s = p + s[:-1]
        return s
#> Solution().knotRope("abcad", "a")
#> Solution().knotRope("xyz", "yx")
#> Solution().knotRope("hello", "lq")
#> Solution().knotRope("noon", "n")
#> Solution().knotRope("banana", "anb")
# %%
def roster_line(people, width):
    people = sorted(people, key=lambda p: (p["dept"], -p["age"], p["name"]))
    out, dept = [], None
    for p in people:
        if p["dept"] != dept:
            dept = p["dept"]
            out.append(f"[{dept}]".center(width, "="))
        gap = width - len(p["name"]) - len(str(p["age"]))
        out.append(p["name"] + "." * gap + str(p["age"]))
    return out
#> roster_line([{"name": "Al", "dept": "ops", "age": 40}, {"name": "Bo", "dept": "dev", "age": 31}], 10)
#> roster_line([{"name": "Cy", "dept": "hr", "age": 28}, {"name": "Di", "dept": "hr", "age": 52}], 8)
#> roster_line([], 5)
#> roster_line([{"name": "Eve", "dept": "x", "age": 9}], 6)
#> roster_line([{"name": "Flo", "dept": "a", "age": 33}, {"name": "Ann", "dept": "a", "age": 33}], 9)
# %%
class Solution:
    def splitCamels(self, s):
        words, cur = [], ""
        for prev, ch in zip(" " + s, s):
            if ch.isupper() and prev.islower() or ch.isdigit() != prev.isdigit() and prev != " ":
                if cur:
                    words.append(cur)
                cur = ch
            elif ch in "_-":
                words.append(cur)
                cur = ""
            else:
                cur += ch
        words.append(cur)
        return [w.lower() for w in words if w], max(map(len, words))
#> Solution().splitCamels("userName2x")
#> Solution().splitCamels("snake_case-ID")
#> Solution().splitCamels("HTML5")
#> Solution().splitCamels("flat")
#> Solution().splitCamels("v1Beta22RC")
# %%
def piano_roll(score):
    sounding = {}
    out = []
    t = 0
    for tok in score.split():
        if tok[0] == "+":
            t += int(tok[1:])
        elif tok[0] == "^":
            note = tok[1:]
            if note in sounding:
                start = sounding.pop(note)
                out.append(f"{note}{start}-{t}")
        else:
            sounding[tok] = t
    for note in sorted(sounding):
        out.append(f"{note}{sounding[note]}-")
    return out
#> piano_roll("C +2 E +1 ^C ^E")
#> piano_roll("A +4 ^B +1 ^A")
#> piano_roll("G D +3")
#> piano_roll("")
#> piano_roll("F +1 F +1 ^F ^F C")
# %%
class Solution:
    def topAndTail(self, words, k):
        fronts, backs = {}, {}
        for w in words:
            fronts[w[:k]] = fronts.get(w[:k], 0) + 1
            backs[w[-k:]] = backs.get(w[-k:], 0) + 1
        both = [x for x in fronts if x in backs]
        lead = max(fronts, key=lambda f: (fronts[f], f), default="")
        return both, lead, fronts.get(lead, 0) - max(backs.values(), default=0)
#> Solution().topAndTail(["onion", "ontario", "radio"], 2)
#> Solution().topAndTail(["abc", "cab", "bca"], 1)
#> Solution().topAndTail([], 3)
#> Solution().topAndTail(["test", "nest", "tent", "best"], 3)
#> Solution().topAndTail(["a", "bb", "a"], 4)
# %%
def tide_letters(s):
    low, high = "", ""
    pivot = s[len(s) // 2] if s else ""
    for ch in s:
        if ch < pivot:
            low = ch + low
        elif ch > pivot:
            high += ch
        else:
            low, high = high, low
    return low, pivot, high
#> tide_letters("planets")
#> tide_letters("aabbaac")
#> tide_letters("")
#> tide_letters("zmxmam")
#> tide_letters("Queen")
# %%
class Solution:
    def readRoute(self, s):
        stops = s.split(">")
        cost = 0
        legs = []
        for a, b in zip(stops, stops[1:]):
            name_a, _, wait = a.partition("+")
            name_b = b.split("+")[0]
            d = sum(abs(ord(x) - ord(y)) for x, y in zip(name_a, name_b))
            d += 3 * abs(len(name_a) - len(name_b))
            cost += d + int(wait or 0)
            legs.append(d)
        return cost, legs
#> Solution().readRoute("ab>ad+5>b")
#> Solution().readRoute("x+9")
#> Solution().readRoute("rome>pisa>oslo")
#> Solution().readRoute("a+2>a+3>a+4")
#> Solution().readRoute("Ulm>bonn+10>Ulm")
# %%
def nested_quotes(parts, marks):
    text = ""
    depth = 0
    for p in parts:
        if p == "<":
            o = marks[depth % len(marks)][0]
            text += (" " if text and text[-1].isalpha() else "") + o
            depth += 1
        elif p == ">":
            if depth == 0:
                text += "!"
                continue
            depth -= 1
            text += marks[depth % len(marks)][1]
        else:
            text += (" " if text and (text[-1].isalnum() or text[-1] in ")]") else "") + p
    return text + "…" * depth
#> nested_quotes(["he", "<", "said", "<", "no", ">", ">"], ["()", "[]"])
#> nested_quotes([">", "x"], ["()"])
#> nested_quotes(["<", "<", "<", "a"], ["()", "[]"])
#> nested_quotes([], ["{}"])
#> nested_quotes(["a", "<", "b", ">", "c"], ["[]"])
# %%
class Solution:
    def lowestSpan(self, s, letters):
        # the shortest piece that begins with letters[0] and holds the rest in order
        best = ""
        for i, ch in enumerate(s):
            if ch != letters[0]:
                continue
            at = i
            for want in letters[1:]:
                at = s.find(want, at + 1)
                if at < 0:
                    break
            else:
                piece = s[i:at + 1]
                if not best or len(piece) < len(best):
                    best = piece
        return best, len(best) - len(letters)
#> Solution().lowestSpan("abcabxc", "ac")
#> Solution().lowestSpan("stratosphere", "srh")
#> Solution().lowestSpan("hello", "oh")
#> Solution().lowestSpan("aaa", "aa")
#> Solution().lowestSpan("winter wonder", "wnr")
# %%
def binary_words(text, word_size):
    zeros, ones = "aeiou", "bcdfghjklmnpqrstvwxyz"
    bits = ""
    for ch in text.lower():
        if ch in zeros:
            bits += "0"
        elif ch in ones:
            bits += "1"
    nums = []
    while len(bits) >= word_size:
        nums.append(int(bits[:word_size], 2))
        bits = bits[word_size:]
    return nums, bits
#> binary_words("Hello world", 4)
#> binary_words("queue", 3)
#> binary_words("42!", 2)
#> binary_words("Mississippi", 5)
#> binary_words("yes", 8)
# %%
class Solution:
    def labelDays(self, start, pattern, n):
        days = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
        i = days.index(start)
        plan = []
        k = 0
        for _ in range(n):
            day = days[i % 7]
            i += 1
            if day in ("sat", "sun") and pattern[k % len(pattern)].isupper():
                plan.append("-")
                continue
            plan.append(day[0] + pattern[k % len(pattern)])
            k += 1
        return " ".join(plan), k
#> Solution().labelDays("thu", "AB", 5)
#> Solution().labelDays("mon", "x", 3)
#> Solution().labelDays("fri", "qR", 4)
#> Solution().labelDays("sun", "Z", 1)
#> Solution().labelDays("sat", "abC", 7)
# %%
def price_board(items, currency="$"):
    width = max(len(n) for n, _ in items)
    rows = []
    for name, cents in sorted(items, key=lambda t: (-t[1], t[0])):
        whole, part = divmod(cents, 100)
        money = f"{currency}{whole}.{part:02}"
        if part == 0:
            money = f"{currency}{whole}.-"
        rows.append(f"{name.title():_<{width}}{money:_>7}")
    return rows
#> price_board([("tea", 250), ("cake", 400)])
#> price_board([("espresso", 195)], "€")
#> price_board([("a", 5), ("b", 5), ("cc", 1205)])
#> price_board([("soup", 99999), ("bread roll", 60)])
#> price_board([("x", 0)], "")
# %%
class Solution:
    def rankSuffixes(self, s):
        order = sorted(range(len(s)), key=lambda i: s[i:])
        shared = []
        for a, b in zip(order, order[1:]):
            k = 0
            while a + k < len(s) and b + k < len(s) and s[a + k] == s[b + k]:
                k += 1
            shared.append(k)
        top = max(shared, default=0)
        start = order[shared.index(top)] if top else 0
        return s[start:start + top], shared
#> Solution().rankSuffixes("banana")
#> Solution().rankSuffixes("abcd")
#> Solution().rankSuffixes("tartan")
#> Solution().rankSuffixes("zz")
#> Solution().rankSuffixes("")
# %%
def scrub_chat(lines):
    out = []
    last_who, count = None, 0
    for line in lines:
        who, _, msg = line.partition(": ")
        msg = msg.strip()
        if not msg:
            continue
        if who == last_who:
            count += 1
            out[-1] += " / " + msg if count < 3 else ""
        else:
            out.append(f"{who[0].upper()}> {msg}")
            last_who, count = who, 1
    return out, count
#> scrub_chat(["bo: hi", "bo: there", "al: yo"])
#> scrub_chat(["x: a", "x: b", "x: c", "x: d"])
#> scrub_chat(["me:", "you: ok"])
#> scrub_chat([])
#> scrub_chat(["p: 1", "q:  ", "p: 2", "q: 3"])
# %%
class Solution:
    def windRose(self, path):
        names = "N NE E SE S SW W NW".split()
        heading = 0
        log = []
        for ch in path:
            if ch == "R":
                heading += 1
            elif ch == "L":
                heading -= 1
            elif ch == "U":
                heading += 4
            elif ch.isdigit():
                log.append(names[heading % 8] + ch)
        return "".join(log), heading % 8
#> Solution().windRose("R3RR2")
#> Solution().windRose("L1U5")
#> Solution().windRose("xyz")
#> Solution().windRose("LLL7R4U0")
#> Solution().windRose("9UUR8")
# %%
def weigh_lines(lines, scale):
    total = 0
    heavy = ""
    for line in lines:
        w = 0
        for i, ch in enumerate(line):
            if ch in scale:
                w += (i + 1) * (scale.index(ch) + 1)
        if w > total:
            heavy = line
        total = max(total, w) - (w == 0)
    return heavy, total
#> weigh_lines(["abc", "cab", "bac"], "abc")
#> weigh_lines(["xyz", "---"], "-")
#> weigh_lines([], "q")
#> weigh_lines(["hello", "world"], "lo")
#> weigh_lines(["no", "on", "zz"], "on")
# %%
class Solution:
    def sealText(self, s):
        pairs = [s[i:i + 2] for i in range(0, len(s), 2)]
        sealed = []
        for i, p in enumerate(pairs):
            if len(p) == 1:
                sealed.append(p + "#")
            elif p[0] == p[1]:
                sealed.append(p[0] + "=")
            elif p[0] > p[1]:
                sealed.append(p[::-1].upper())
            else:
                sealed.append(p)
            if i and sealed[-1] == sealed[-2]:
                sealed[-1] = "''"
        return "".join(sealed)
#> Solution().sealText("letter")
#> Solution().sealText("banana")
#> Solution().sealText("aabbc")
#> Solution().sealText("")
#> Solution().sealText("zyzy12")
# %%
def level_names(tree, sep=".", depth=0, prefix=""):
    names = []
    for i, item in enumerate(tree, 1):
        label = f"{prefix}{i}"
        if isinstance(item, list):
            names += level_names(item, sep, depth + 1, label + sep)
        else:
            names.append(f"{label} {item.upper() if depth == 0 else item}")
    return names
#> level_names(["a", ["b", "c"], "d"])
#> level_names([["x", ["y"]]], "-")
#> level_names([])
#> level_names(["one", "two"])
#> level_names([[["deep"]], "top"], "/")
# %%
class Solution:
    def catchWord(self, stream, word):
        # a letter that fits moves on; a wrong one falls back to the longest start that still fits
        got = ""
        history = []
        for ch in stream:
            got += ch
            while got and not word.startswith(got):
                got = got[1:]
            history.append(len(got))
            if got == word:
                return history, "caught"
        return history, word[len(got):]
#> Solution().catchWord("aabab", "abab")
#> Solution().catchWord("mamma mia", "mam")
#> Solution().catchWord("xyz", "q")
#> Solution().catchWord("on onion", "onion")
#> Solution().catchWord("", "hi")
# %%
def license_split(text):
    runs = []
    for ch in text.upper():
        kind = "L" if ch.isalpha() else "D" if ch.isdigit() else None
        if kind is None:
            runs.append(["-", ""])
        elif runs and runs[-1][0] == kind and len(runs[-1][1]) < 3:
            runs[-1][1] += ch
        else:
            runs.append([kind, ch])
    shape = "".join(k + str(len(v)) if v else k for k, v in runs)
    return shape, [v for k, v in runs if k == "D"]
#> license_split("ab12 cde")
#> license_split("12345")
#> license_split("--x9")
#> license_split("")
#> license_split("qwerty007")
# %%
class Solution:
    def beltSort(self, s):
        belt = list(s)
        moves = 0
        done = ""
        want = sorted(s)
        while belt and moves < 15:
            if belt[0] == want[len(done)]:
                done += belt.pop(0)
            elif belt[-1] == want[len(done)]:
                done += belt.pop()
                moves += 1
            else:
                belt.append(belt.pop(0))
                moves += 2
        return done, moves
#> Solution().beltSort("bcad")
#> Solution().beltSort("zyx")
#> Solution().beltSort("aab")
#> Solution().beltSort("")
#> Solution().beltSort("spoon")
# %%
def chapter_marks(text, words_per_page):
    pages = {}
    count = 0
    for line in text.split("\n"):
        if line.startswith("# "):
            page = count // words_per_page + 1
            pages.setdefault(page, []).append(line[2:].strip().lower())
        else:
            count += len(line.split())
    last = -(-count // words_per_page)
    return {p: "+".join(t) for p, t in pages.items()}, last
#> chapter_marks("# One\na b c d\n# Two\ne f", 3)
#> chapter_marks("x y z", 2)
#> chapter_marks("# A\n# B\nw w w w\n# C", 4)
#> chapter_marks("", 5)
#> chapter_marks("p q\n#no\n# End ", 2)
# %%
class Solution:
    def marquee(self, a, b):
        top = a.center(max(len(a), len(b)), "*")
        low = b.center(len(top), "-")
        mixed = ""
        for i in range(len(top)):
            if top[i] == low[i]:
                mixed += top[i].upper()
            elif top[i] == "*":
                mixed += low[i]
            elif low[i] == "-":
                mixed += top[i]
            else:
                mixed += "^" if top[i] < low[i] else "v"
        return mixed
#> Solution().marquee("cat", "catch")
#> Solution().marquee("spring", "ring")
#> Solution().marquee("", "ab")
#> Solution().marquee("moon", "noon")
#> Solution().marquee("x", "axe")
# %%
def toll_words(route, tolls):
    """Walk the words of a route; a toll is due where a word holds the toll's letters in order."""
    paid = {}
    for stop in route.split():
        for name, price in tolls:
            at = -1
            for ch in name:
                at = stop.find(ch, at + 1)
                if at < 0:
                    break
            else:
                paid[stop] = paid.get(stop, 0) + price
    dearest = max(paid, key=paid.get, default=None)
    return dearest, sum(paid.values()), len(paid)
#> toll_words("harbour bridge", [("hb", 5), ("bg", 7)])
#> toll_words("park gate park", [("pk", 2), ("ae", 4)])
#> toll_words("lane", [("x", 9)])
#> toll_words("north south east", [("th", 3), ("so", 10), ("st", 1)])
#> toll_words("tunnel turn", [("tn", 6)])
