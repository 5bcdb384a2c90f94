# %%
class Solution:
    def stitch(self, rows):
        # rows shrink toward the middle; trailing dots of a row swallow leading dots of the next
        text = rows[0]
        lost = 0
        for row in rows[1:]:
            tail = len(text) - len(text.rstrip("."))
            lead = len(row) - len(row.lstrip("."))
            k = min(tail, lead)
            lost += k
            text += row[k:]
        return text, lost
#> Solution().stitch(["ab..", "..cd"])
#> Solution().stitch(["x.", "...y.", "z"])
#> Solution().stitch(["solo"])
#> Solution().stitch(["..", "...", "."])
#> Solution().stitch(["p...", "q", ".r"])
# %%
def count_wins(a, b, rules="rps"):
    score = [0, 0]
    log = ""
    for x, y in zip(a, b):
        i, j = rules.find(x), rules.find(y)
        if i < 0 or j < 0:
            log += "?"
            continue
        d = (i - j) % 3
        if d == 0:
            log += "="
        elif d == 1:
            score[0] += 1
            log += "<"
        else:
            score[1] += 1
            log += ">"
    return log, score[0] - score[1]
#> count_wins("rps", "srp")
#> count_wins("rrpp", "psrs")
#> count_wins("xr", "rr")
#> count_wins("abc", "bca", "abc")
#> count_wins("", "rrr")
# %%
class Solution:
    def heapName(self, tags):
        import heapq
        heap = []
        for t in tags:
            heapq.heappush(heap, (len(t), t))
        while len(heap) > 1:
            n, a = heapq.heappop(heap)
            m, b = heapq.heappop(heap)
            merged = a + b[::-1]
            if len(merged) > 7:
                return merged[:7], len(heap)
            heapq.heappush(heap, (n + m, merged))
        return heap[0][1], 0
#> Solution().heapName(["ab", "c", "de"])
#> Solution().heapName(["long", "word", "xy"])
#> Solution().heapName(["q"])
#> Solution().heapName(["b", "a", "d", "c"])
#> Solution().heapName(["planet", "stars"])
# %%
def mirror_text(s):
    pairs = {"(": ")", "<": ">", "[": "]", "/": "\\"}
    back = {v: k for k, v in pairs.items()}
    out = ""
    unsure = 0
    for ch in reversed(s):
        if ch in pairs:
            out += pairs[ch]
        elif ch in back:
            out += back[ch]
        elif ch in "AHIMOTUVWXY ":
            out += ch
        else:
            out += "?"
            unsure += 1
    return out, unsure
#> mirror_text("(TOM)")
#> mirror_text("A < B")
#> mirror_text("[/]")
#> mirror_text("HI YOU")
#> mirror_text("cat>")
# %%
from collections import deque

class Solution:
    def typeTape(self, keys):
        left, right = deque(), deque()
        for k in keys:
            if k == "<":
                if left:
                    right.appendleft(left.pop())
            elif k == ">":
                if right:
                    left.append(right.popleft())
            elif k == "^":
                right.extendleft(reversed(left))
                left.clear()
            elif k == "#":
                if right:
                    right.popleft()
            else:
                left.append(k)
        return "".join(left) + "|" + "".join(right)
#> Solution().typeTape("abc<<x")
#> Solution().typeTape("cat^b>")
#> Solution().typeTape("<>#")
#> Solution().typeTape("hello^##J")
#> Solution().typeTape("on<#e>d")
# %%
def digits_of_word(word):
    pad = ["abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz"]
    presses = ""
    last = ""
    for ch in word.lower():
        for n, keys in enumerate(pad, 2):
            if ch in keys:
                if last == str(n):
                    presses += " "
                presses += str(n) * (keys.index(ch) + 1)
                last = str(n)
                break
        else:
            presses += "0"
            last = "0"
    return presses
#> digits_of_word("cab")
#> digits_of_word("Hi Jo")
#> digits_of_word("zz")
#> digits_of_word("7 up")
#> digits_of_word("on")
# %%
class Solution:
    def groupShift(self, words):
        # words with the same steps between letters fall together
        groups = {}
        for w in words:
            steps = tuple((ord(b) - ord(a)) % 26 for a, b in zip(w, w[1:]))
            groups.setdefault(steps, []).append(w)
        best = max(groups.values(), key=lambda g: (len(g), -len(g[0])))
        return sorted(best), len(groups)
#> Solution().groupShift(["abc", "xyz", "ace"])
#> Solution().groupShift(["az", "ba", "cat"])
#> Solution().groupShift(["q"])
#> Solution().groupShift(["hal", "ibm", "dog", "a", "b"])
#> Solution().groupShift(["moon", "noon"])
# %%
def morph(a, b):
    steps = []
    cur = list(a.ljust(len(b)))
    target = b.ljust(len(cur))
    for i in range(len(cur)):
        if cur[i] != target[i]:
            j = next((k for k in range(i + 1, len(cur)) if cur[k] == target[i]), None)
            if j is None:
                cur[i] = target[i]
                steps.append(str(i))
            else:
                cur[i], cur[j] = cur[j], cur[i]
                steps.append(f"{i}x{j}")
    return " ".join(steps), "".join(cur).rstrip()
#> morph("cat", "act")
#> morph("lead", "gold")
#> morph("abc", "abcd")
#> morph("stop", "pots")
#> morph("river", "me")
# %%
class Solution:
    def columnSort(self, s, key):
        width = len(key)
        order = sorted(range(width), key=lambda i: (key[i], i))
        s = s.replace(" ", "")
        while len(s) % width:
            s += "x"
        out = []
        for col in order:
            out.append(s[col::width])
        return " ".join(out)
#> Solution().columnSort("attack now", "zeb")
#> Solution().columnSort("hello", "ab")
#> Solution().columnSort("abcdef", "aaa")
#> Solution().columnSort("x", "tree")
#> Solution().columnSort("run far away", "key")
# %%
def parse_bits(s):
    flags = {"b": 2, "o": 8, "x": 16}
    total = 0
    kinds = ""
    for word in s.split("+"):
        word = word.strip().lower()
        neg = word.startswith("-")
        if neg:
            word = word[1:]
        if len(word) > 2 and word[0] == "0" and word[1] in flags:
            value = int(word[2:], flags[word[1]])
            kinds += word[1]
        else:
            value = int(word)
            kinds += "d"
        total += -value if neg else value
    return total, kinds
#> parse_bits("0b101 + 7")
#> parse_bits("0xff + -0o17")
#> parse_bits("-12")
#> parse_bits("0B11+0X1A+10")
#> parse_bits("5 + 0b2")
# %%
class Solution:
    def rollCall(self, seats, absent):
        present = []
        gaps = 0
        for i, name in enumerate(seats.split(",")):
            name = name.strip()
            if not name or any(name.lower().startswith(a.lower()) for a in absent):
                gaps += 1
                present.append("-" * gaps)
            else:
                gaps = 0
                present.append(f"{i}{name[0]}")
        return " ".join(present)
#> Solution().rollCall("Ann, Bob, Cy", ["bo"])
#> Solution().rollCall("Al,,,Di", [])
#> Solution().rollCall("Max, Mia, Moe, Ned", ["M"])
#> Solution().rollCall("", ["x"])
#> Solution().rollCall("Uma,Vic,Wes", ["Z", "v", "WE"])
# %%
def slope_words(words):
    ups, downs, flats = [], [], []
    for w in words:
        rising = all(a <= b for a, b in zip(w, w[1:]))
        falling = all(a >= b for a, b in zip(w, w[1:]))
        if rising and falling:
            flats.append(w)
        elif rising:
            ups.append(w)
        elif falling:
            downs.append(w[::-1])
    return sorted(ups + downs, key=lambda w: (w[0], -len(w))), flats
#> slope_words(["almost", "spoon", "zoo"])
#> slope_words(["aaa", "b", "cab"])
#> slope_words(["fed", "wolf", "chip", "sponge"])
#> slope_words([])
#> slope_words(["tree", "knot", "billow", "yo"])
# %%
class Solution:
    def fitNames(self, names, width):
        lines = [""]
        for n in sorted(names, key=len, reverse=True):
            for i, line in enumerate(lines):
                need = len(n) + (1 if line else 0)
                if len(line) + need <= width:
                    lines[i] = line + " " + n if line else n
                    break
            else:
                lines.append(n[:width])
        return lines
#> Solution().fitNames(["Jo", "Anna", "Bob", "Christine"], 9)
#> Solution().fitNames(["abc", "de", "f"], 3)
#> Solution().fitNames([], 4)
#> Solution().fitNames(["Bartholomew"], 6)
#> Solution().fitNames(["aa", "bb", "cc", "dd", "e"], 5)
# %%
def sign_runs(s):
    value, sign, num = 0, 1, ""
    runs = []
    for ch in s + "+":
        if ch.isdigit():
            num += ch
            continue
        if num:
            value += sign * int(num)
            runs.append(sign * int(num))
            num, sign = "", 1
        if ch == "-":
            sign = -sign
    return value, runs
#> sign_runs("10-4+3")
#> sign_runs("--7---2")
#> sign_runs("abc")
#> sign_runs("5 6-1")
#> sign_runs("-0-12+-30")
# %%
class Solution:
    def wordBridge(self, a, b):
        """Shortest letters to put between a and b so that each step goes by at most 5."""
        x, y = ord(a[-1]), ord(b[0])
        bridge = ""
        while abs(y - x) > 5:
            x += 5 if y > x else -5
            bridge += chr(x)
        return a + bridge + b, len(bridge)
#> Solution().wordBridge("cat", "dog")
#> Solution().wordBridge("alpha", "zed")
#> Solution().wordBridge("me", "go")
#> Solution().wordBridge("x", "A")
#> Solution().wordBridge("tab", "urn")
# %%
def label_axis(lo, hi, step, width):
    marks = []
    v = lo
    while v <= hi:
        marks.append(v)
        v += step
    line = [" "] * (width + 1)
    for v in marks:
        at = round((v - lo) * width / (hi - lo))
        text = str(v)
        start = max(0, min(at, width + 1 - len(text)))
        if all(c == " " for c in line[max(0, start - 1):start + len(text)]):
            line[start:start + len(text)] = text
    return "".join(line)
#> label_axis(0, 10, 5, 10)
#> label_axis(-20, 20, 10, 12)
#> label_axis(100, 104, 1, 8)
#> label_axis(0, 1, 1, 3)
#> label_axis(5, 50, 15, 15)
# %%
class Solution:
    def dropRepeatWords(self, text, memory):
        recent, out = [], []
        for w in text.split():
            core = w.lower().strip(",.!")
            if core in recent:
                recent.remove(core)
                recent.append(core)
                if w[-1] in ",.!" and out:
                    out[-1] = out[-1].rstrip(",.!") + w[-1]
                continue
            out.append(w)
            recent.append(core)
            if len(recent) > memory:
                recent.pop(0)
        return " ".join(out), recent
#> Solution().dropRepeatWords("the cat the dog", 2)
#> Solution().dropRepeatWords("Go, go, go!", 1)
#> Solution().dropRepeatWords("a b c a b c", 2)
#> Solution().dropRepeatWords("", 3)
#> Solution().dropRepeatWords("sun and moon and sun.", 3)
# %%
def mask_compare(secret, mask):
    i = 0
    star = -1
    for m in mask:
        if i >= len(secret):
            return False, i
        if m == "A":
            ok = secret[i].isalpha()
        elif m == "9":
            ok = secret[i].isdigit()
        elif m == "?":
            ok = True
            star = i
        else:
            ok = secret[i] == m
        if not ok:
            return False, i
        i += 1
    return i == len(secret), star
#> mask_compare("AB-12", "AA-99")
#> mask_compare("x1y", "A9")
#> mask_compare("12/x", "99/9")
#> mask_compare("q?7", "???")
#> mask_compare("k", "A9")
# %%
class Solution:
    def flagRow(self, words):
        size = max(map(len, words))
        flags = []
        for c in range(size):
            column = [w[c] for w in words if c < len(w)]
            top = max(column)
            if column.count(top) == len(column):
                flags.append(top.upper())
            elif len(column) < len(words):
                flags.append("." if len(column) > 1 else "_")
            else:
                flags.append(min(column))
        return "".join(flags)
#> Solution().flagRow(["stone", "store", "stove"])
#> Solution().flagRow(["cat", "category"])
#> Solution().flagRow(["abc"])
#> Solution().flagRow(["pear", "peach", "plum"])
#> Solution().flagRow(["x", "yy", "zzzz", "yz"])
# %%
def fence(text, posts):
    text = text.replace(" ", "_")
    size, extra = divmod(len(text), posts)
    parts = []
    i = 0
    for k in range(posts):
        step = size + (k < extra)
        parts.append(text[i:i + step])
        i += step
    parts = [p[::-1] if k % 2 else p for k, p in enumerate(parts)]
    return "|".join(parts)
#> fence("hello world", 3)
#> fence("abcdef", 6)
#> fence("ab", 4)
#> fence("keep calm", 2)
#> fence("x", 1)
# %%
class Solution:
    def countPairs(self, s, first, second):
        pairs = waiting = longest = 0
        opened = []
        for i, c in enumerate(s):
            if c in first:
                opened.append(i)
            elif c in second and opened:
                start = opened.pop(0)
                pairs += 1
                longest = max(longest, i - start)
            elif c in second:
                waiting += 1
        return pairs, longest, waiting, len(opened)
#> Solution().countPairs("aabxb", "a", "b")
#> Solution().countPairs("bab", "a", "b")
#> Solution().countPairs("wonderland", "wn", "d")
#> Solution().countPairs("zzz", "a", "b")
#> Solution().countPairs("aeixyzo", "aeiou", "xyz")
# %%
def tri_state(expr):
    value = {"T": 1, "F": -1, "U": 0}
    acc = None
    op = "|"
    negate = False
    for ch in expr:
        if ch == "~":
            negate = not negate
        elif ch in "&|":
            op = ch
        elif ch in value:
            v = -value[ch] if negate else value[ch]
            negate = False
            if acc is None:
                acc = v
            else:
                acc = min(acc, v) if op == "&" else max(acc, v)
    return ("?" if acc is None else "FUT"[acc + 1]) + op
#> tri_state("T & U")
#> tri_state("~T | F")
#> tri_state("~U | ~F & ~U | X")
#> tri_state("+ - ~")
#> tri_state("F|~~T&T")
# %%
class Solution:
    def pickTeams(self, roster):
        teams = {"A": [], "B": []}
        weight = {"A": 0, "B": 0}
        for entry in sorted(roster.split(), key=lambda e: (-int(e.split(":")[1]), e)):
            name, skill = entry.split(":")
            side = "A" if weight["A"] <= weight["B"] else "B"
            if len(teams[side]) > len(roster.split()) // 2:
                side = "B" if side == "A" else "A"
            teams[side].append(name)
            weight[side] += int(skill)
        return teams, weight["A"] - weight["B"]
#> Solution().pickTeams("jo:5 al:3 di:4")
#> Solution().pickTeams("x:1 y:1 z:1 w:1")
#> Solution().pickTeams("")
#> Solution().pickTeams("max:50 ann:9 bea:8 cy:7")
#> Solution().pickTeams("p:10")
# %%
def caret_text(s):
    out, up = [], 0
    for ch in s:
        if ch == "^":
            up += 1
        elif up:
            code = ord(ch) + up if ch.isalnum() else ord(ch)
            out.append(chr(code))
            up = 0
        elif ch == "v" and out:
            out[-1] = chr(ord(out[-1]) - 1)
        else:
            out.append(ch)
    return "".join(out) + "^" * up
#> caret_text("a^bc")
#> caret_text("^^xvv")
#> caret_text("1^^^2 ^")
#> caret_text("van")
#> caret_text("^ covev^Z")
# %%
class Solution:
    def budget(self, entries):
        lines = []
        running = 0
        for e in entries:
            label, _, amount = e.rpartition(" ")
            sign = -1 if amount.startswith("(") else 1
            n = sign * int(amount.strip("()").replace(",", ""))
            running += n
            shown = f"({-n:,})" if n < 0 else f"{n:,}"
            lines.append(f"{label[:6]:<6}{shown:>8}")
        lines.append(f"{'=':<6}{running:>8,}")
        return lines
#> Solution().budget(["Rent (1,200)", "Pay 3,050"])
#> Solution().budget([])
#> Solution().budget(["Groceries (85)", "Refund 12"])
#> Solution().budget(["a 1", "b (2)", "c 30,000"])
#> Solution().budget(["car loan (999)"])
# %%
def alpha_sum_chain(word):
    seen = []
    n = sum(ord(c) - 96 for c in word.lower() if c.isalpha())
    names = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
    while n not in seen and len(seen) < 8:
        seen.append(n)
        n = sum(len(names[int(d)]) for d in str(n))
    return seen, n
#> alpha_sum_chain("cat")
#> alpha_sum_chain("Zebra")
#> alpha_sum_chain("")
#> alpha_sum_chain("d")
#> alpha_sum_chain("quizzes")
# %%
class Solution:
    def treeLines(self, paths):
        lines, shown = [], []
        for p in sorted(paths):
            parts = p.split("/")
            k = 0
            while k < min(len(parts), len(shown)) and parts[k] == shown[k]:
                k += 1
            for depth in range(k, len(parts)):
                lines.append("." * depth + parts[depth])
            shown = parts
        return lines
#> Solution().treeLines(["a/b", "a/c"])
#> Solution().treeLines(["x/y/z", "x", "w"])
#> Solution().treeLines([])
#> Solution().treeLines(["src/m.c", "src/lib/k.c", "doc"])
#> Solution().treeLines(["p/q", "p/q/r", "p2/q"])
# %%
def frame_code(data, flag="~", esc="!"):
    body = ""
    added = 0
    for ch in data:
        if ch in (flag, esc):
            body += esc + chr(ord(ch) ^ 32)
            added += 1
        else:
            body += ch
    check = sum(map(ord, data)) % 10
    return f"{flag}{body}{check}{flag}", added
#> frame_code("abc")
#> frame_code("a~b!c")
#> frame_code("")
#> frame_code("x#y", "#", "/")
#> frame_code("~~~")
# %%
class Solution:
    def bestCut(self, s):
        # cut so that letters both parts share are fewest; the last such cut wins
        best = None
        for i in range(1, len(s)):
            left, right = s[:i], s[i:]
            both = "".join(sorted(c for c in dict.fromkeys(left) if c in right))
            if best is None or len(both) <= len(best[1]):
                best = (i, both)
        return best
#> Solution().bestCut("banana")
#> Solution().bestCut("abcab")
#> Solution().bestCut("helloed")
#> Solution().bestCut("x")
#> Solution().bestCut("noonmoon")
# %%
def even_out(words):
    words = words[:]
    moves = 0
    while moves < 10:
        big = max(range(len(words)), key=lambda i: len(words[i]))
        small = min(range(len(words)), key=lambda i: len(words[i]))
        if len(words[big]) - len(words[small]) < 2:
            break
        words[small] += words[big][-1]
        words[big] = words[big][:-1]
        moves += 1
    return words, moves
#> even_out(["elephant", "ox"])
#> even_out(["a", "bb", "ccc"])
#> even_out(["same", "size"])
#> even_out(["", "abcdef", "xy"])
#> even_out(["q"])
# %%
class Solution:
    def isoWeekish(self, s):
        year, rest = s.split("-W")
        week, _, day = rest.partition("-")
        y, w, d = int(year), int(week), int(day or 1)
        if not 1 <= w <= 53 or not 1 <= d <= 7:
            return "bad " + rest
        ordinal = (w - 1) * 7 + d
        months = [31, 29 if y % 4 == 0 else 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        m = 0
        while m < 12 and ordinal > months[m]:
            ordinal -= months[m]
            m += 1
        return f"{y}.{m + 1}.{ordinal}"
#> Solution().isoWeekish("2021-W05-3")
#> Solution().isoWeekish("2020-W10")
#> Solution().isoWeekish("1999-W54-1")
#> Solution().isoWeekish("2023-W26-7")
#> Solution().isoWeekish("2024-W53-7")
# %%
def nibble_words(a, b):
    turn = 0
    eaten = ""
    while a and b:
        if turn % 2 == 0:
            ch, a = a[0], a[1:]
            if ch in b:
                b = b.replace(ch, "", 1)
                eaten += ch
        else:
            ch, b = b[-1], b[:-1]
            if ch in a:
                a = a.replace(ch, "", 1)
                eaten += ch.upper()
        turn += 1
    return eaten, a or b, turn
#> nibble_words("stone", "notes")
#> nibble_words("abc", "xyz")
#> nibble_words("aaa", "aa")
#> nibble_words("planet", "tape")
#> nibble_words("", "left")
# %%
class Solution:
    def quoteShell(self, args):
        safe = "abcdefghijklmnopqrstuvwxyz0123456789-_./"
        out = []
        for a in args:
            if a == "":
                out.append("''")
            elif all(c in safe for c in a.lower()):
                out.append(a)
            elif "'" not in a:
                out.append("'" + a + "'")
            else:
                out.append('"' + "".join("\\" + c if c in '"$' else c for c in a) + '"')
        line = " ".join(out)
        return line, len(line) - sum(map(len, args))
#> Solution().quoteShell(["ls", "-l", "my dir"])
#> Solution().quoteShell(["", "it's"])
#> Solution().quoteShell(["a/b.c"])
#> Solution().quoteShell(["'$x'", "$y"])
#> Solution().quoteShell([])
# %%
def scroll(text, width, ticks):
    band = text + " " * 2
    seen = []
    for t in range(ticks):
        start = t % len(band)
        view = (band + band)[start:start + width]
        if view.strip() != view:
            view = view.replace(" ", "-")
        seen.append(view)
    return seen
#> scroll("HELLO", 3, 5)
#> scroll("ab", 4, 2)
#> scroll("x y", 2, 4)
#> scroll("news", 6, 3)
#> scroll("go", 1, 5)
# %%
class Solution:
    def letterBudget(self, words, budget):
        left = dict(budget)
        made = []
        for w in sorted(words, key=lambda w: (-len(w), w)):
            need = {}
            for ch in w:
                need[ch] = need.get(ch, 0) + 1
            if all(left.get(ch, 0) >= n for ch, n in need.items()):
                for ch, n in need.items():
                    left[ch] -= n
                made.append(w)
        rest = "".join(ch * n for ch, n in sorted(left.items()))
        return made, rest
#> Solution().letterBudget(["tea", "eat", "at"], {"a": 2, "e": 1, "t": 2})
#> Solution().letterBudget(["zoo"], {"o": 3})
#> Solution().letterBudget([], {"x": 2, "b": 1})
#> Solution().letterBudget(["noon", "on", "no", "o"], {"n": 3, "o": 4})
#> Solution().letterBudget(["abc", "ab", "c"], {"c": 1, "b": 1, "a": 1})
# %%
def plus_codes(lat, lon):
    alphabet = "23456789CFGHJMPQRVWX"
    a, b = lat + 90, lon + 180
    code = ""
    size = 20.0
    for _ in range(3):
        i, j = int(a // size), int(b // size)
        code += alphabet[i] + alphabet[j]
        a -= i * size
        b -= j * size
        size /= 20
    return code[:4] + "+" + code[4:]
#> plus_codes(45, 9)
#> plus_codes(-33.5, 151.25)
#> plus_codes(0, 0)
#> plus_codes(-90, -180)
#> plus_codes(51.5, -0.125)
# %%
class Solution:
    def readBackwards(self, text):
        words = text.split(" ")
        out = []
        for w in reversed(words):
            i = len(w)
            while i > 0 and not w[i - 1].isalnum():
                i -= 1
            core, mark = w[:i], w[i:]
            if core[:1].isupper() and out:
                core = core.lower()
            if not out:
                core = core.capitalize()
            out.append(mark + core if mark in ("(", '"') else core + mark)
        return " ".join(out)
#> Solution().readBackwards("We saw a bird.")
#> Solution().readBackwards("one")
#> Solution().readBackwards("Yes, I Do!")
#> Solution().readBackwards("a  b")
#> Solution().readBackwards("4 cats, 2 dogs")
# %%
def ink(text, costs):
    used = 0
    line = ""
    for i, ch in enumerate(text):
        price = costs.get(ch.lower(), 2 if ch.isalpha() else 1)
        if ch.isupper():
            price += 3
        if used + price > costs["max"]:
            return line + "~", used, len(text) - i
        used += price
        line += ch
    return line, used, 0
#> ink("Hello", {"l": 1, "max": 12})
#> ink("ab ab", {"max": 20})
#> ink("MAXIMUM", {"m": 4, "max": 15})
#> ink("", {"max": 0})
#> ink("x-y-z", {"-": 5, "max": 11})
# %%
class Solution:
    def staircase(self, words):
        # each word must start with a later letter than the last one ended
        chain, spare = [], []
        for w in sorted(words, key=lambda w: (w[-1], w[0])):
            if not chain or w[0] > chain[-1][-1]:
                chain.append(w)
            else:
                spare.append(w)
        reach = ord(chain[-1][-1]) - ord(chain[0][0]) if chain else 0
        return chain, spare, reach
#> Solution().staircase(["bead", "fog", "hat", "zoo"])
#> Solution().staircase(["cab", "dad", "ebb"])
#> Solution().staircase([])
#> Solution().staircase(["man", "pub", "sky", "at"])
#> Solution().staircase(["Ab", "cd", "Ef"])
# %%
def hand_signals(calls, start):
    """Follow semaphore arms: each call turns the left (l) or right (r) arm by eighths."""
    left, right = start
    words = ""
    for side, n in zip(calls[::2], calls[1::2]):
        if side == "l":
            left = (left + int(n)) % 8
        else:
            right = (right - int(n)) % 8
        if left == right:
            words += " "
        else:
            lo, hi = min(left, right), max(left, right)
            words += chr(ord("a") + (lo * 3 + hi) % 26)
    return words.strip(), (left, right)
#> hand_signals("l1r2l3", (0, 0))
#> hand_signals("r9l4", (5, 1))
#> hand_signals("", (2, 3))
#> hand_signals("l2l2r4l1", (7, 7))
#> hand_signals("r1r1r1x", (4, 0))
