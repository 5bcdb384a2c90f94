# %%
from typing import List

class Solution:
    def archiveKeys(self, names: List[str], width: int) -> List[str]:
        keys = []
        used = set()
        for name in names:
            cons = [c for c in name.lower() if c.isalpha() and c not in 'aeiou']
            key = ''.join(cons[:width]).ljust(width, 'x')
            bump = 0
            while key in used:
                bump += 1
                key = key[:-1] + str(bump)
            used.add(key)
            keys.append(key)
        return keys
#> Solution().archiveKeys(["Marta", "Morton", "Io"], 3)
#> Solution().archiveKeys([], 2)
#> Solution().archiveKeys(names=["aa", "ee", "oo"], width=2)
#> Solution().archiveKeys(["Klein-Busch"], 5)
#> Solution().archiveKeys(names=["bat", "bit", "but", "tub"], width=2)

# %%
class Solution:
    def crabWalk(self, beach: str) -> str:
        pos = len(beach) // 2
        step = 1
        visited = []
        while 0 <= pos < len(beach):
            visited.append(beach[pos])
            pos += step
            step = -step - (1 if step > 0 else -1)
        return ''.join(visited)
#> Solution().crabWalk("shell")
#> Solution().crabWalk("")
#> Solution().crabWalk("a")
#> Solution().crabWalk(beach="abcdefgh")
#> Solution().crabWalk(beach="sandy toe")

# %%
class Solution:
    def clockGlyphs(self, text: str) -> int:
        # time on a 24-glyph clock: two letters a..x, answer = minutes between the two earliest readings
        readings = []
        for chunk in text.split():
            if len(chunk) != 2 or not all('a' <= c <= 'x' for c in chunk):
                continue
            h, m = (ord(c) - ord('a') for c in chunk)
            readings.append(h * 24 + m)
        readings.sort()
        if len(readings) < 2:
            return -1
        return readings[1] - readings[0]
#> Solution().clockGlyphs("ab ba cc")
#> Solution().clockGlyphs("")
#> Solution().clockGlyphs("xx zz aa")
#> Solution().clockGlyphs(text="mm mm")
#> Solution().clockGlyphs(text="dog be ad x")

# %%
def quill(text, ink):
    cost = {" ": 0, ".": 1, ",": 1}
    written = []
    for word in text.split(" "):
        need = sum(cost.get(c, 3 if c.isupper() else 2) for c in word)
        if need <= ink:
            written.append(word)
            ink -= need
        else:
            part = ""
            for c in word:
                p = cost.get(c, 3 if c.isupper() else 2)
                if p > ink:
                    break
                part += c
                ink -= p
            written.append(part + "/")
            break
    return " ".join(written)
#> quill("Dear Bo, hi", 16)
#> quill("", 3)
#> quill("a b c d", 5)
#> quill("Wow", 100)
#> quill("xyz", 0)

# %%
class Solution:
    def sortStreets(self, names) -> list:
        def key(name):
            words = name.split()
            nums = [int(w.rstrip('stndrh')) for w in words if w[0].isdigit()]
            plain = [w.lower() for w in words if w[0].isalpha()]
            if len(plain) > 1 and plain[0] in ('north', 'south', 'old', 'new'):
                plain = plain[1:] + plain[:1]
            return (nums[0] if nums else 999, plain)
        return sorted(names, key=key)
#> Solution().sortStreets(["Old Mill", "Main", "2nd Row"])
#> Solution().sortStreets([])
#> Solution().sortStreets(["10th Ave", "9th Ave", "1st Ave"])
#> Solution().sortStreets(names=["North Bay", "South Bay", "Bay"])
#> Solution().sortStreets(names=["New", "new elm", "Elm"])

# %%
class Solution:
    def __init__(self):
        self.pos = 0
        self.src = ''

    def peek(self):
        return self.src[self.pos] if self.pos < len(self.src) else ''

    def term(self):
        if self.peek() == '(':
            self.pos += 1
            v = self.expr()
            self.pos += 1
        else:
            v = 0
            while self.peek().isdigit():
                v = v * 10 + int(self.peek())
                self.pos += 1
        while self.peek() == "'":
            v += 1
            self.pos += 1
        return v

    def expr(self):
        v = self.term()
        while self.peek() and self.peek() in '@%':
            op = self.peek()
            self.pos += 1
            w = self.term()
            v = v * w if op == '@' else (v % w if w else 0)
        return v

    def evaluate(self, src: str) -> int:
        self.src = src
        return self.expr()
#> Solution().evaluate("3@4'")
#> Solution().evaluate("")
#> Solution().evaluate("(2@5)%4")
#> Solution().evaluate(src="17%(1@0)")
#> Solution().evaluate(src="(6'@2)'")

# %%
def shave(words, vowels="aeiou"):
    res = []
    for w in words:
        i, j = 0, len(w)
        while i < j and w[i] in vowels:
            i += 1
        while j > i and w[j - 1] in vowels:
            j -= 1
        core = w[i:j]
        res.append(core if core else w[:1].upper())
    return res
#> shave(["apple", "ioa", "sky"])
#> shave([])
#> shave(["", "e"])
#> shave(["yoyo", "eerie"], "eoy")
#> shave(["area", "idea", "tune"])

# %%
class Solution:
    def towerOfWords(self, words) -> list:
        # a word may rest on another if all its letters occur in the one below
        words = sorted(words, key=lambda w: (-len(set(w)), w))
        tower = []
        for w in words:
            if not tower or set(w) <= set(tower[-1]):
                tower.append(w)
        width = len(tower[0]) if tower else 0
        return [w.center(width, '.') for w in reversed(tower)]
#> Solution().towerOfWords(["plates", "late", "tea", "dog"])
#> Solution().towerOfWords([])
#> Solution().towerOfWords(words=["aaaa", "b"])
#> Solution().towerOfWords(["stone", "notes", "on", "o"])
#> Solution().towerOfWords(words=["abc", "cab", "abab"])

# %%
def gear_text(outer, inner, teeth):
    res = []
    a = b = 0
    for t in teeth:
        a = (a + t) % len(outer)
        b = (b - t) % len(inner)
        if outer[a] == inner[b]:
            res.append("=")
        else:
            res.append(max(outer[a], inner[b]))
    return "".join(res)
#> gear_text("abcd", "xyz", [1, 1, 2])
#> gear_text("a", "a", [])
#> gear_text("noon", "on", [1, 2, 3, 4])
#> gear_text("pqr", "rqp", [0, 1, -1, 5])
#> gear_text("clock", "cog", [2, 2, 2, 2])

# %%
class Solution:
    def smallestCover(self, text: str, pieces) -> int:
        INF = float('inf')
        dp = [0] + [INF] * len(text)
        for i in range(1, len(text) + 1):
            for p in pieces:
                k = len(p)
                if k <= i and text[i - k:i] == p:
                    dp[i] = min(dp[i], dp[i - k] + 1)
                if k <= i and text[i - k:i] == p[::-1]:
                    dp[i] = min(dp[i], dp[i - k] + 2)
        return dp[-1] if dp[-1] < INF else -1
#> Solution().smallestCover("abba", ["ab"])
#> Solution().smallestCover("", ["x"])
#> Solution().smallestCover("abc", ["ab", "b"])
#> Solution().smallestCover(text="xyyx", pieces=["xy", "y", "x"])
#> Solution().smallestCover(text="noon", pieces=["no", "oon"])

# %%
class Solution:
    def harbourLog(self, log: str) -> tuple:
        docked = []
        peak = 0
        wrong = 0
        i = 0
        while i < len(log):
            sign, ship = log[i], log[i + 1:i + 2]
            if sign == '+' and ship and ship not in docked:
                docked.append(ship)
                peak = max(peak, len(docked))
            elif sign == '-' and ship in docked:
                docked.remove(ship)
            else:
                wrong += 1
                i += 1
                continue
            i += 2
        return ''.join(docked), peak, wrong
#> Solution().harbourLog("+a+b-a")
#> Solution().harbourLog("")
#> Solution().harbourLog("-x+y+y")
#> Solution().harbourLog(log="+p+q+r-q-z")
#> Solution().harbourLog(log="ab+c+")

# %%
def kerning(word, tight):
    out = word[:1]
    saved = 0
    for a, b in zip(word, word[1:]):
        pair = a + b
        if pair in tight:
            saved += tight[pair]
            out += b
        elif pair[::-1] in tight:
            saved += tight[pair[::-1]] // 2
            out += "'" + b
        else:
            out += " " + b
    return out, saved
#> kerning("wave", {"av": 3, "aw": 4})
#> kerning("", {})
#> kerning("toto", {"to": 2})
#> kerning("abc", {"xy": 1})
#> kerning("vat", {"va": 5, "ta": 3})

# %%
class Solution:
    def runMachine(self, prog: str) -> str:
        tape = ['a']
        head = 0
        loops = 0
        pc = 0
        while pc < len(prog) and loops < 40:
            loops += 1
            op = prog[pc]
            if op == '+':
                tape[head] = chr((ord(tape[head]) - 96) % 26 + 97)
            elif op == '>':
                head += 1
                if head == len(tape):
                    tape.append('a')
            elif op == '<':
                head = max(0, head - 1)
            elif op == '?' and tape[head] != 'e':
                pc = -1
            pc += 1
        return ''.join(tape) + ('!' if loops == 40 else '')
#> Solution().runMachine("+>++")
#> Solution().runMachine("")
#> Solution().runMachine("+?")
#> Solution().runMachine(prog=">?")
#> Solution().runMachine(prog="++>+<+")

# %%
class Solution:
    def dominoRunes(self, s: str) -> int:
        # longest run where neighbours differ by the same signed step
        n = len(s)
        if n < 2:
            return n
        best = cur = 2
        for i in range(2, n):
            d1 = ord(s[i]) - ord(s[i - 1])
            d0 = ord(s[i - 1]) - ord(s[i - 2])
            cur = cur + 1 if d1 == d0 else 2
            if cur > best:
                best = cur
        return best
#> Solution().dominoRunes("acegh")
#> Solution().dominoRunes("")
#> Solution().dominoRunes("zz")
#> Solution().dominoRunes("dcbaabcd")
#> Solution().dominoRunes(s="banana")

# %%
def telescope(s):
    parts = []
    while s:
        cut = 1
        while cut < len(s) and s[cut] not in s[:cut]:
            cut += 1
        parts.append(s[:cut])
        s = s[cut:]
        if parts[-1][0] == parts[-1][-1]:
            s = s[::-1]
    return parts
#> telescope("abcab")
#> telescope("")
#> telescope("aab")
#> telescope("xyzzyxw")
#> telescope("mmmm")

# %%
class Solution:
    def groupTags(self, tags, sep='.'):
        tree = {}
        for t in tags:
            head, _, rest = t.partition(sep)
            tree.setdefault(head, []).append(rest)
        out = []
        for head, rests in tree.items():
            rests = sorted(r for r in rests if r)
            if not rests:
                out.append(head)
            elif len(rests) == 1:
                out.append(head + sep + rests[0])
            else:
                out.append(head + sep + '{' + ','.join(rests) + '}')
        return ' '.join(out)
#> Solution().groupTags(["a.x", "b", "a.c"])
#> Solution().groupTags([])
#> Solution().groupTags(tags=["u:v", "u:w", "u:v"], sep=":")
#> Solution().groupTags(["one.two.three"])
#> Solution().groupTags(tags=["p", "p", "q-r"], sep="-")

# %%
class Solution:
    def expandTags(self, text: str) -> list:
        res = []
        for word in text.split():
            if '{' not in word:
                res.append(word)
                continue
            head, rest = word.split('{', 1)
            body, _, tail = rest.partition('}')
            for opt in body.split(','):
                if opt.isdigit():
                    for n in range(1, int(opt) + 1):
                        res.append(head + str(n) + tail)
                else:
                    res.append(head + opt + tail)
        return res
#> Solution().expandTags("a{x,y}b c")
#> Solution().expandTags("")
#> Solution().expandTags("img{3}.p")
#> Solution().expandTags(text="{a,2}z q{")
#> Solution().expandTags(text="no braces here")

# %%
def pick_captain(team):
    def luck(name):
        n = sum(ord(c) - 64 for c in name.upper() if c.isalpha())
        while n > 9:
            n = sum(int(d) for d in str(n))
        return n
    if not team:
        return None
    best = team[0]
    for p in team[1:]:
        if (luck(p), -len(p)) > (luck(best), -len(best)):
            best = p
    return best, luck(best)
#> pick_captain(["Ann", "Bo"])
#> pick_captain([])
#> pick_captain(["Zed"])
#> pick_captain(["Ida", "Adi", "Di"])
#> pick_captain(["x-1", "Y y"])

# %%
class Solution:
    def labelDiff(self, old: str, new: str) -> list:
        a, b = old.split(), new.split()
        i = j = 0
        res = []
        while i < len(a) or j < len(b):
            if i < len(a) and j < len(b) and a[i] == b[j]:
                res.append(a[i])
                i += 1
                j += 1
            elif j < len(b) and (i == len(a) or b[j] not in a[i:]):
                res.append('+' + b[j])
                j += 1
            else:
                res.append('-' + a[i])
                i += 1
        return res
#> Solution().labelDiff("a b c", "a c d")
#> Solution().labelDiff("", "")
#> Solution().labelDiff(old="x y", new="y x")
#> Solution().labelDiff("one", "")
#> Solution().labelDiff(old="p q", new="o p p q")

# %%
class Solution:
    def thermometer(self, s: str) -> str:
        def rise(ch):
            if ch.isdigit():
                return int(ch)
            return {'h': 5, 'c': -5}.get(ch, 0)
        temp = 0
        hist = []
        for ch in s:
            temp += rise(ch)
            if temp > 10:
                hist.append('^')
                temp = 5
            elif temp < 0:
                hist.append('v')
                temp = 0
            else:
                hist.append('-' if rise(ch) else ' ')
        return f"{''.join(hist)}|{temp}"
#> Solution().thermometer("hh1")
#> Solution().thermometer("")
#> Solution().thermometer("c3c?")
#> Solution().thermometer(s="99c")
#> Solution().thermometer(s="h h h")

# %%
def peak_letters(text, top):
    cnt = {}
    for ch in text.lower():
        if ch.isalpha():
            cnt[ch] = cnt.get(ch, 0) + 1
    ranks = sorted(cnt.items(), key=lambda kv: (-kv[1], kv[0]))
    cut = ranks[top - 1][1] if 0 < top <= len(ranks) else 0
    shown = [(c, n) for c, n in ranks if n >= cut]
    wide = max((n for _, n in shown), default=0)
    return [c + ":" + ("=" * n).ljust(wide, "-") for c, n in shown]
#> peak_letters("Banana", 2)
#> peak_letters("", 1)
#> peak_letters("abc", 1)
#> peak_letters("Mississippi", 3)
#> peak_letters("no, no!", 9)

# %%
class Solution:
    def windTunnel(self, s: str, gusts) -> str:
        # positive gust carries trailing blanks to the front, negative the other way; the result keeps its width
        n = len(s)
        for g in gusts:
            for _ in range(abs(g)):
                if g > 0 and s.endswith('.'):
                    s = '.' + s[:-1]
                elif g < 0 and s.startswith('.'):
                    s = s[1:] + '.'
                else:
                    s = s.replace('.', '', 1)
                    break
        return s.rjust(n, '#')
#> Solution().windTunnel("ab..", [1])
#> Solution().windTunnel("", [2])
#> Solution().windTunnel(s=".x.y", gusts=[1, -1])
#> Solution().windTunnel("..q..", [-3, 5])
#> Solution().windTunnel(s="a.b", gusts=[0, 1, 2])

# %%
class Solution:
    def findHome(self, word: str, cells) -> list:
        # cells hold '-' for a free square; list every cell and offset the word fits
        fits = []
        for idx, cell in enumerate(cells):
            for off in range(len(cell) - len(word) + 1):
                for k, ch in enumerate(word):
                    if cell[off + k] not in ('-', ch):
                        break
                else:
                    if off == 0 or cell[off - 1] in '-#':
                        fits.append((idx, off))
        return fits
#> Solution().findHome("cat", ["c-t", "-a--"])
#> Solution().findHome("", ["--"])
#> Solution().findHome(word="ox", cells=[])
#> Solution().findHome("go", ["g#go", "--", "og"])
#> Solution().findHome(word="aa", cells=["a--a", "ba-"])

# %%
def mod_names(n, table):
    # table like {"zip": 3, "zap": 4}; name each number up to n, merge equal neighbours
    named = []
    for i in range(1, n + 1):
        label = "".join(w for w, d in table.items() if i % d == d - 1) or "."
        if named and named[-1][0] == label:
            named[-1][1] += 1
        else:
            named.append([label, 1])
    return "".join(l if c == 1 else f"{l}{c}" for l, c in named)
#> mod_names(7, {"z": 3, "q": 4})
#> mod_names(0, {"x": 2})
#> mod_names(5, {})
#> mod_names(6, {"a": 1})
#> mod_names(10, {"p": 2, "q": 5})

# %%
class Solution:
    def firstDifferent(self, files) -> dict:
        if not files:
            return {}
        short = min(files, key=len)
        k = 0
        while k < len(short) and all(f[k] == short[k] for f in files):
            k += 1
        t = 0
        while t < len(short) - k and all(f[-1 - t] == short[-1 - t] for f in files):
            t += 1
        mids = [f[k:len(f) - t] for f in files]
        return {'head': short[:k], 'tail': short[len(short) - t:], 'mid': mids}
#> Solution().firstDifferent(["img1.png", "img22.png"])
#> Solution().firstDifferent([])
#> Solution().firstDifferent(["same", "same"])
#> Solution().firstDifferent(files=["aba", "aa"])
#> Solution().firstDifferent(files=["xray", "array", "gray"])

# %%
class Solution:
    def quizScore(self, answers: str, key: str) -> int:
        streak = score = 0
        for given, right in zip(answers, key):
            if given == '_':
                streak = 0
            elif given == right or right == '*':
                streak += 1
                score += min(streak, 4)
            else:
                score -= 1 if streak == 0 else 0
                streak = 0
        missing = len(key) - len(answers)
        return score - max(0, missing)
#> Solution().quizScore("abcd", "abcc")
#> Solution().quizScore("", "aa")
#> Solution().quizScore(answers="b_bab", key="bbbb*")
#> Solution().quizScore("xxx", "yyy")
#> Solution().quizScore(answers="aaaaaa", key="aaaaaa")

# %%
def bubble_letters(s, passes):
    a = list(s)
    swaps = []
    for p in range(passes):
        moved = False
        for i in range(len(a) - 1 - p):
            if a[i].lower() > a[i + 1].lower():
                a[i], a[i + 1] = a[i + 1], a[i]
                swaps.append(i)
                moved = True
        if not moved:
            break
    return "".join(a), swaps
#> bubble_letters("dCba", 2)
#> bubble_letters("", 3)
#> bubble_letters("abc", 5)
#> bubble_letters("Zebra", 4)
#> bubble_letters("ba", 0)

# %%
from bisect import bisect_left, insort

class Solution:
    def deskOrder(self, arrivals: str) -> list:
        desk = []
        seats = []
        for who in arrivals:
            if who.isupper():
                k = bisect_left(desk, who.lower())
                if k < len(desk) and desk[k] == who.lower():
                    desk.pop(k)
                    seats.append(-k - 1)
            else:
                insort(desk, who)
                seats.append(desk.index(who))
        return seats
#> Solution().deskOrder("cabA")
#> Solution().deskOrder("")
#> Solution().deskOrder("ZzzZ")
#> Solution().deskOrder(arrivals="mnoNlO")
#> Solution().deskOrder(arrivals="aaA")

# %%
class Solution:
    def chatSummary(self, lines) -> str:
        last = None
        count = 0
        out = []
        for line in lines + [':']:
            who, _, said = line.partition(':')
            if who == last:
                count += 1
            else:
                if last:
                    out.append(last + (f'({count})' if count > 1 else ''))
                last, count = who, 1
            if '?' in said:
                out.append('?')
        return ' '.join(out)
#> Solution().chatSummary(["al:hi", "al:there", "bo:what?"])
#> Solution().chatSummary([])
#> Solution().chatSummary(["x:?", "x:??"])
#> Solution().chatSummary(lines=["cy:yo", "di:ok", "cy:no", "cy:so?"])
#> Solution().chatSummary(lines=["ed"])

# %%
def fence_rank(names, marks):
    pts = {}
    for n, m in zip(names, marks):
        val = "FDCBA".find(m[0]) * 10
        val += {"+": 3, "-": -3}.get(m[1:], 0)
        pts[n] = max(val, pts.get(n, -99))
    board = sorted(pts, key=lambda n: (-pts[n], n))
    lines = []
    place = 0
    for i, n in enumerate(board):
        if i == 0 or pts[n] != pts[board[i - 1]]:
            place = i + 1
        lines.append(f"{place}{n}")
    return lines
#> fence_rank(["al", "bo", "cy"], ["B+", "A-", "B+"])
#> fence_rank([], [])
#> fence_rank(["x", "x", "y"], ["F", "C", "D-"])
#> fence_rank(["m"], ["A+"])
#> fence_rank(["p", "q", "r", "s"], ["C", "C", "C", "B"])

# %%
class Solution:
    def vineGrowth(self, seed: str, days: int) -> str:
        rules = {'s': 'tl', 't': 't', 'l': 'sl'}
        vine = seed
        for day in range(days):
            grown = ''.join(rules.get(c, c) for c in vine)
            if day % 2:
                grown = grown.replace('ll', 'f')
            if len(grown) > 20:
                break
            vine = grown
        return vine
#> Solution().vineGrowth("s", 3)
#> Solution().vineGrowth("", 4)
#> Solution().vineGrowth(seed="ls", days=4)
#> Solution().vineGrowth("x", 2)
#> Solution().vineGrowth(seed="lll", days=6)

# %%
class Solution:
    def gearedPalette(self, hexes) -> list:
        out = []
        for h in hexes:
            h = h.lstrip('#').lower()
            if len(h) == 3:
                h = ''.join(c * 2 for c in h)
            if len(h) != 6:
                out.append('bad')
                continue
            rgb = [int(h[i:i + 2], 16) for i in (0, 2, 4)]
            hi, lo = max(rgb), min(rgb)
            if hi - lo < 16:
                out.append('grey')
            else:
                out.append('rgb'[rgb.index(hi)] + ('+' if sum(rgb) > 383 else '-'))
        return out
#> Solution().gearedPalette(["#f00", "#808080"])
#> Solution().gearedPalette([])
#> Solution().gearedPalette(["12345", "#0a0"])
#> Solution().gearedPalette(hexes=["#FFEE10", "#102030", "#fff"])
#> Solution().gearedPalette(hexes=["xyz"])

# %%
def loose_match(query, names):
    # letters of the query must appear in order; starts of words score extra
    ranked = []
    for name in names:
        q = score = 0
        prev = "_"
        for ch in name.lower():
            if q < len(query) and ch == query[q]:
                score += 5 if prev in "_- " else 1
                q += 1
            prev = ch
        if q == len(query):
            ranked.append((-score, name))
    return [name for _, name in sorted(ranked)]
#> loose_match("gn", ["get_name", "green", "Gin"])
#> loose_match("", ["b", "a"])
#> loose_match("zz", ["zed", "z-z"])
#> loose_match("ab", [])
#> loose_match("ts", ["to see", "its", "test"])

# %%
class Solution:
    def sliceScore(self, s: str, cuts) -> list:
        res = []
        for a, b, step in cuts:
            part = s[a:b:step]
            if not part:
                res.append(0)
                continue
            up = sum(1 for x, y in zip(part, part[1:]) if x < y)
            res.append(up if part != part[::-1] else up + 10)
        return res
#> Solution().sliceScore("abcdef", [(0, 4, 1), (5, 0, -2)])
#> Solution().sliceScore("", [(0, 3, 1)])
#> Solution().sliceScore(s="racecar", cuts=[(None, None, 1), (1, None, 2), (9, 12, 1)])
#> Solution().sliceScore("xyz", [])
#> Solution().sliceScore(s="banana", cuts=[(-3, None, 1), (None, None, -1)])

# %%
class Solution:
    def mailMerge(self, letter: str, fields: dict) -> str:
        out = []
        i = 0
        while i < len(letter):
            if letter[i] != '<':
                out.append(letter[i])
                i += 1
                continue
            end = letter.find('>', i)
            if end < 0:
                out.append('&')
                i += 1
                continue
            name, _, alt = letter[i + 1:end].partition('|')
            value = str(fields.get(name, alt))
            if name.isupper():
                value = str(fields.get(name.lower(), alt)).upper()
            out.append(value)
            i = end + 1
        return ''.join(out)
#> Solution().mailMerge("Hi <n>!", {"n": "Bo"})
#> Solution().mailMerge("", {})
#> Solution().mailMerge(letter="<A|x>-<b|y>", fields={"a": "q"})
#> Solution().mailMerge("1 < 2", {"2": 3})
#> Solution().mailMerge(letter="<k><k>", fields={"k": 7})

# %%
def orbit(word, ops):
    seen = [word]
    for op in ops:
        if op == "r":
            word = word[::-1]
        elif op == "s":
            word = word[1:] + word[:1]
        elif op == "x" and len(word) > 1:
            word = word[-1] + word[1:-1] + word[0]
        elif op == "h":
            h = len(word) // 2
            word = word[h:] + word[:h]
        if word in seen:
            return seen.index(word), len(seen)
        seen.append(word)
    return seen[-1]
#> orbit("abc", "sss")
#> orbit("", "r")
#> orbit("abcd", "xhs")
#> orbit("noon", "r")
#> orbit("tiger", "rxsh")

# %%
class Solution:
    def teamInitials(self, roster: str) -> dict:
        squads = {}
        current = 'none'
        for line in roster.split('\n'):
            line = line.strip()
            if not line:
                continue
            if line[-1] == ':':
                current = line[:-1]
                squads.setdefault(current, '')
            else:
                first, *rest = line.split()
                tag = first[0] + (rest[-1][0] if rest else '')
                squads[current] = squads.get(current, '') + tag.upper() + ' '
        return {k: v.rstrip() for k, v in squads.items()}
#> Solution().teamInitials("red:\nann lee\nbo\nblue:\ncy de fay")
#> Solution().teamInitials("")
#> Solution().teamInitials(roster="solo\n\nx:")
#> Solution().teamInitials("a:\nb:\na:\nzed q")
#> Solution().teamInitials(roster="m n o\nt:\n  p q  ")

# %%
class Solution:
    def paintSigns(self, board: str, brush: str) -> tuple:
        # the brush may go down only where at least half of its letters already stand
        cells = list(board)
        k = len(brush)
        strokes = []
        i = 0
        while k and i + k <= len(cells) and len(strokes) < 6:
            same = sum(cells[i + d] == brush[d] for d in range(k))
            if same < k and same * 2 >= k:
                cells[i:i + k] = brush
                strokes.append(i)
                i = max(0, i - k + 1)
            else:
                i += 1
        return "".join(cells), strokes
#> Solution().paintSigns("axyb", "ab")
#> Solution().paintSigns("", "x")
#> Solution().paintSigns("cot cup", "cat")
#> Solution().paintSigns(board="zzzz", brush="")
#> Solution().paintSigns(board="axb", brush="ab")

# %%
def ticker(prices):
    out, prev = [], None
    for item in prices.split():
        sym, _, val = item.partition("=")
        val = int(val)
        if prev is None or sym != prev[0]:
            mark = "*"
        elif val == prev[1]:
            continue
        else:
            pct = (val - prev[1]) * 100 // prev[1]
            mark = f"{pct:+}%"
        out.append(sym + mark)
        prev = sym, val
    return " ".join(out)
#> ticker("A=10 A=12 B=5")
#> ticker("")
#> ticker("X=4 X=4 X=3")
#> ticker("P=0 P=1")
#> ticker("C=50 D=7 C=25 C=75")

# %%
class Solution:
    def chainCodes(self, codes, start: str) -> str:
        nxt = {c[:2]: c for c in codes if len(c) >= 2}
        path = start
        used = set()
        while path[-2:] in nxt:
            code = nxt[path[-2:]]
            if code in used or len(code) == 2:
                path += '@'
                break
            used.add(code)
            path += code[2:]
        return path
#> Solution().chainCodes(["abcd", "cdef", "efx"], "zab")
#> Solution().chainCodes([], "go")
#> Solution().chainCodes(codes=["xyxy", "q"], start="xy")
#> Solution().chainCodes(["noon", "only"], "no")
#> Solution().chainCodes(codes=["aabb", "bbcc", "ccaa"], start="aa")
