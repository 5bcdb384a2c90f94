# %%
def spice_jar(label):
    name, _, dose = label.partition(":")
    res = {}
    for bit in dose.split("+"):
        bit = bit.strip()
        if not bit:
            continue
        unit = bit.lstrip("0123456789")
        qty = int(bit[:len(bit) - len(unit)] or 1)
        res[unit or "g"] = res.get(unit or "g", 0) + qty
    return name.strip().title(), sorted(res.items())
#> spice_jar("salt: 3g + 2tsp")
#> spice_jar("")
#> spice_jar("black pepper: 5+5+pinch")
#> spice_jar(" mint :")
#> spice_jar("chili:2g+3g+1cup")

# %%
class Solution:
    def pressAccordion(self, s: str, k: int) -> str:
        stack = []
        for ch in s:
            if stack and stack[-1][0] == ch:
                stack[-1][1] += 1
                if stack[-1][1] == k:
                    stack.pop()
            else:
                stack.append([ch, 1])
        left = ''
        for ch, c in stack:
            left += ch + (str(c) if c > 1 else '')
        return left or '<>'
#> Solution().pressAccordion("abbba", 3)
#> Solution().pressAccordion("abbbaa", 3)
#> Solution().pressAccordion("", 2)
#> Solution().pressAccordion(s="xxyyxx", k=4)
#> Solution().pressAccordion(s="aabccb", k=2)

# %%
def braille_wall(word, height=2):
    width = -(-len(word) // height)
    rows = []
    for r in range(height):
        row = word[r * width:(r + 1) * width]
        rows.append(row.ljust(width, "."))
    return "".join("".join(col) for col in zip(*rows))
#> braille_wall("abcdef")
#> braille_wall("abcde", 3)
#> braille_wall("", 2)
#> braille_wall("longstory", 4)
#> braille_wall("hi", 5)

# %%
from heapq import heappush, heappop

def calm_shuffle(s):
    cnt = {}
    for c in s:
        cnt[c] = cnt.get(c, 0) + 1
    heap = []
    for c in cnt:
        heappush(heap, (-cnt[c], c))
    out, hold = [], None
    while heap:
        n, c = heappop(heap)
        out.append(c)
        if hold:
            heappush(heap, hold)
        hold = (n + 1, c) if n + 1 < 0 else None
    if hold:
        out.append("(" + hold[1] * -hold[0] + ")")
    return "".join(out)
#> calm_shuffle("aabb")
#> calm_shuffle("aaab")
#> calm_shuffle("")
#> calm_shuffle("zzzz")
#> calm_shuffle("abcabca")

# %%
class Solution:
    def readDial(self, turns: str, ring: str) -> str:
        pos = 0
        word = []
        steps = 0
        for t in turns:
            if t == 'R':
                pos += 1
                steps += 1
            elif t == 'L':
                pos -= 1
                steps += 1
            elif t == 'P':
                ch = ring[pos % len(ring)]
                word.append(ch if steps else '-')
                steps = 0
        return ''.join(word)
#> Solution().readDial("RRPLP", "abcde")
#> Solution().readDial("", "xyz")
#> Solution().readDial("PP", "q")
#> Solution().readDial(turns="LPRRRRPP", ring="wxyz")
#> Solution().readDial(turns="RLPRRL", ring="mn")

# %%
def prefix_tolls(names, tolls):
    bill = 0
    lines = []
    for name in names:
        best = ""
        for p in tolls:
            if name.startswith(p) and len(p) > len(best):
                best = p
        fee = tolls.get(best, 1)
        bill += fee
        lines.append(f"{best or '*'}={fee}")
    return bill, lines
#> prefix_tolls(["road", "river"], {"r": 2, "ri": 5})
#> prefix_tolls([], {"a": 1})
#> prefix_tolls(["sky", "skip"], {"": 4, "sk": 3})
#> prefix_tolls(["x", "y"], {})
#> prefix_tolls(["abc", "ab", "a"], {"ab": 7, "abc": 9})

# %%
def tokenise(expr):
    toks = []
    i = 0
    while i < len(expr):
        c = expr[i]
        if c.isspace():
            i += 1
        elif c.isalpha() or c == "_":
            j = i
            while j < len(expr) and (expr[j].isalnum() or expr[j] == "_"):
                j += 1
            toks.append(("id", expr[i:j]))
            i = j
        elif c.isdigit():
            j = i + 1
            while j < len(expr) and expr[j] in "0123456789.":
                j += 1
            toks.append(("num", expr[i:j]))
            i = j
        else:
            two = expr[i:i + 2]
            op = two if two in ("<=", ">=", "==", "->") else c
            toks.append(("op", op))
            i += len(op)
    return toks
#> tokenise("x1 <= 4.5")
#> tokenise("")
#> tokenise("_a->b")
#> tokenise("3<-2")
#> tokenise("if(k==10)")

# %%
class Solution:
    def mapHerd(self, herd: str, gates: str) -> list:
        pens = [[]]
        for animal in herd:
            if animal in gates:
                if pens[-1]:
                    pens.append([])
            else:
                pens[-1].append(animal)
        if not pens[-1]:
            pens.pop()
        sizes = list(map(len, pens))
        if not sizes:
            return []
        top = max(sizes)
        return [''.join(p) for p in pens if len(p) == top]
#> Solution().mapHerd("cow|pig|ox", "|")
#> Solution().mapHerd("", "/")
#> Solution().mapHerd(herd="||--", gates="-|")
#> Solution().mapHerd("abcdef", "")
#> Solution().mapHerd(herd="xx.yy,z.", gates=".,")

# %%
def tidal_numerals(text):
    # A=1 B=4 C=16 D=64; a mark right after an equal mark counts double, before a bigger one it is taken away
    value = {"A": 1, "B": 4, "C": 16, "D": 64}
    total = 0
    i = 0
    while i < len(text):
        v = value[text[i]]
        if i + 1 < len(text) and value[text[i + 1]] > v:
            total -= v
        elif i > 0 and text[i - 1] == text[i]:
            total += 2 * v
        else:
            total += v
        i += 1
    return total
#> tidal_numerals("AAB")
#> tidal_numerals("")
#> tidal_numerals("DCCAB")
#> tidal_numerals("AX")
#> tidal_numerals("BBBD")

# %%
class Solution:
    def kindWords(self, text: str) -> dict:
        stats = {'up': 0, 'low': 0, 'num': 0, 'mix': 0}
        for w in text.split():
            w = w.strip('.,;:')
            if w.isdigit():
                stats['num'] += 1
            elif w.isupper():
                stats['up'] += 1
            elif w.islower():
                stats['low'] += 1
            else:
                stats['mix'] += 1
        return {k: v for k, v in stats.items() if v}
#> Solution().kindWords("Run to 7 UP")
#> Solution().kindWords("")
#> Solution().kindWords("a1 B2 3.")
#> Solution().kindWords(text="... ok, OK; Ok:")
#> Solution().kindWords(text="12 34 x")

# %%
def hide_vowel_debt(s):
    debt, out = 0, []
    for c in s:
        if c in "aeiou":
            debt += 1
            if debt % 3 == 0:
                out.append("(" + c + ")")
        elif debt:
            out.append(c * (1 + debt % 2))
            debt -= 1
        else:
            out.append(c)
    return "".join(out), debt
#> hide_vowel_debt("tomato")
#> hide_vowel_debt("")
#> hide_vowel_debt("aeiou")
#> hide_vowel_debt("brr")
#> hide_vowel_debt("queueing")

# %%
def longestBridge(a, b):
    # longest text that ends a and begins b once the case is ignored and digits are dropped
    clean = lambda s: [c.lower() for c in s if not c.isdigit()]
    x, y = clean(a), clean(b)
    k = min(len(x), len(y))
    while k > 0:
        if x[len(x) - k:] == y[:k]:
            break
        k -= 1
    return "".join(y[:k])
#> longestBridge("sunSet", "sEt1up")
#> longestBridge("", "abc")
#> longestBridge("a1b2c", "ABCd")
#> longestBridge("moon", "star")
#> longestBridge("oOo0", "ooops")

# %%
class Solution:
    def ladderScore(self, words) -> int:
        def near(a, b):
            if abs(len(a) - len(b)) > 1:
                return False
            i = 0
            while i < min(len(a), len(b)) and a[i] == b[i]:
                i += 1
            return a[i + 1:] == b[i + 1:] or a[i:] == b[i + 1:] or a[i + 1:] == b[i:]
        score = 0
        for i in range(1, len(words)):
            if near(words[i - 1], words[i]):
                score += 2
            else:
                score -= 1
        return score
#> Solution().ladderScore(["cat", "cot", "coat"])
#> Solution().ladderScore([])
#> Solution().ladderScore(["a", "", "abc"])
#> Solution().ladderScore(words=["plane", "plan", "clan", "lan"])
#> Solution().ladderScore(words=["xy", "yx"])

# %%
def sparse_line(pairs, width, blank="."):
    line = [blank] * width
    for at, word in pairs:
        if at < 0:
            at += width - len(word) + 1
        for off, ch in enumerate(word):
            spot = at + off
            if not 0 <= spot < width:
                continue
            line[spot] = ch if line[spot] == blank else "X"
    return "".join(line)
#> sparse_line([(0, "ab"), (1, "cd")], 5)
#> sparse_line([], 3)
#> sparse_line([(-1, "end"), (0, "go")], 8, "_")
#> sparse_line([(3, "long")], 5)
#> sparse_line([(2, "a"), (2, "a"), (0, "q")], 3)

# %%
def count_rhymes(words, n):
    ends = {}
    for w in words:
        tail = w[-n:] if len(w) >= n else None
        if tail is not None:
            ends.setdefault(tail, set()).add(w)
    good = {t: sorted(ws) for t, ws in ends.items() if len(ws) > 1}
    return sum(len(v) * (len(v) - 1) // 2 for v in good.values()), [good[t] for t in sorted(good)]
#> count_rhymes(["light", "night", "moon", "soon", "spoon"], 3)
#> count_rhymes([], 2)
#> count_rhymes(["a", "ba"], 2)
#> count_rhymes(["ring", "ring", "sing"], 3)
#> count_rhymes(["to", "go", "no", "up"], 1)

# %%
class Solution:
    def foldPaper(self, s: str, creases) -> str:
        paper = [set(c) for c in s]
        for c in creases:
            if not 0 < c < len(paper):
                continue
            left, right = paper[:c][::-1], paper[c:]
            size = max(len(left), len(right))
            merged = []
            for i in range(size):
                cell = set()
                if i < len(left):
                    cell |= left[i]
                if i < len(right):
                    cell |= right[i]
                merged.append(cell)
            paper = merged
        return ' '.join(''.join(sorted(cell)) for cell in paper)
#> Solution().foldPaper("abcd", [2])
#> Solution().foldPaper("", [1])
#> Solution().foldPaper(s="abcdef", creases=[2, 1])
#> Solution().foldPaper("xyz", [0, 3])
#> Solution().foldPaper(s="noon", creases=[2, 1])

# %%
def caesar_guess(cipher, hint):
    if not hint:
        return None
    for k in range(26):
        plain = ""
        for ch in cipher:
            plain += chr((ord(ch) - 97 - k) % 26 + 97)
            if not hint.startswith(plain[:len(hint)]):
                break
        else:
            return k, plain
    return None
#> caesar_guess("bcd", "ab")
#> caesar_guess("xyz", "")
#> caesar_guess("dq", "ax")
#> caesar_guess("aab", "ab")
#> caesar_guess("khoor", "he")

# %%
def gossip(text, who):
    kept = []
    for part in text.split(";"):
        speaker, colon, said = part.partition(">")
        speaker = speaker.strip()
        if not colon:
            kept.append("(" + part.strip() + ")")
        elif speaker == who:
            kept.append(said.strip()[::-1])
        elif said:
            kept.append(speaker[:1] + str(len(said.split())))
    return "|".join(kept)
#> gossip("al> hi you; bo> no", "bo")
#> gossip("", "al")
#> gossip("quiet; al>yes;al>", "al")
#> gossip("x>a b c;y>d", "z")
#> gossip("ed>one;flo>two tea;rain", "flo")

# %%
class Solution:
    def bracketTree(self, s: str) -> list:
        # returns for every opening bracket how many letters stand directly inside it
        counts, stack = [], []
        for ch in s:
            if ch == '(':
                stack.append(len(counts))
                counts.append(0)
            elif ch == ')':
                if stack:
                    stack.pop()
            elif stack:
                counts[stack[-1]] += 1
        for i in stack:
            counts[i] = -counts[i] - 1
        return counts
#> Solution().bracketTree("(a(bc)d)")
#> Solution().bracketTree("abc")
#> Solution().bracketTree("((x)")
#> Solution().bracketTree(s=")(p)q(")
#> Solution().bracketTree(s="(()())z")

# %%
def trail_mix(a, b, c):
    out = []
    longest = max(len(a), len(b), len(c))
    for i in range(longest):
        trio = [w[i] for w in (a, b, c) if i < len(w)]
        if len(trio) == 3 and trio[0] == trio[2]:
            out.append(trio[1].upper())
        elif len(set(trio)) == 1:
            out.append(trio[0])
        else:
            out.append(min(trio))
    return "".join(out)
#> trail_mix("nut", "fig", "nap")
#> trail_mix("", "", "")
#> trail_mix("aaaa", "bb", "a")
#> trail_mix("", "xyz", "xya")
#> trail_mix("corn", "bean", "cocoa")

# %%
def gridWords(grid, word):
    found = []
    rows = ["".join(r) for r in grid]
    cols = ["".join(c) for c in zip(*grid)]
    for tag, lines in (("r", rows), ("c", cols)):
        for i, line in enumerate(lines):
            at = line.find(word)
            if at >= 0:
                found.append(f"{tag}{i}+{at}")
            elif (at := line[::-1].find(word)) >= 0:
                found.append(f"{tag}{i}-{at}")
    return found
#> gridWords(["cat", "axa", "tac"], "at")
#> gridWords([], "x")
#> gridWords(["ab", "cd"], "dc")
#> gridWords(["zzz"], "q")
#> gridWords(["no", "on"], "no")

# %%
class Solution:
    def sumLedger(self, page: str) -> int:
        def amount(tok):
            neg = tok.startswith('(') and tok.endswith(')')
            tok = tok.strip('()')
            if tok.endswith('%'):
                return None, int(tok[:-1])
            val = int(tok)
            return (-val if neg else val), None
        total = 0
        for tok in page.split():
            val, pct = amount(tok)
            if pct is not None:
                total += total * pct // 100
            else:
                total += val
        return total
#> Solution().sumLedger("100 (30) 10%")
#> Solution().sumLedger("")
#> Solution().sumLedger("5 5 200%")
#> Solution().sumLedger(page="(8) 50% 3")
#> Solution().sumLedger(page="12 abc")

# %%
def wave_case(s, period):
    out = []
    k = 0
    for ch in s:
        if not ch.isalpha():
            out.append(ch)
            continue
        phase = k % (2 * period)
        out.append(ch.upper() if phase < period else ch.lower())
        k += 1
    return "".join(out)
#> wave_case("hello world", 2)
#> wave_case("", 1)
#> wave_case("A-B-C-D", 1)
#> wave_case("mountain", 3)
#> wave_case("42", 5)

# %%
def dedupe_lines(lines):
    seen = {}
    order = []
    for ln in lines:
        key = " ".join(sorted(ln.lower().split()))
        if key not in seen:
            seen[key] = [ln, 0]
            order.append(key)
        elif len(ln) < len(seen[key][0]):
            seen[key][0] = ln
        seen[key][1] += 1
    return [seen[k][0] + (" x%d" % seen[k][1] if seen[k][1] > 1 else "") for k in order]
#> dedupe_lines(["big cat", "Cat  big", "dog"])
#> dedupe_lines([])
#> dedupe_lines(["", " ", "a"])
#> dedupe_lines(["one two", "two one", "ONE TWO"])
#> dedupe_lines(["x"])

# %%
class Solution:
    def wordGates(self, s: str, pattern: str) -> bool:
        # '*' stands for one or more equal letters, '.' for any one letter
        from functools import cache

        @cache
        def ok(i, j):
            if j == len(pattern):
                return i == len(s)
            if i == len(s):
                return False
            p = pattern[j]
            if p == '*':
                k = i
                while k < len(s) and s[k] == s[i]:
                    k += 1
                    if ok(k, j + 1):
                        return True
                return False
            return p in ('.', s[i]) and ok(i + 1, j + 1)

        return ok(0, 0)
#> Solution().wordGates("aaab", "*b")
#> Solution().wordGates("aab", "*")
#> Solution().wordGates("", "")
#> Solution().wordGates(s="xxyyz", pattern="**.")
#> Solution().wordGates(s="hello", pattern="he*l.")

# %%
def knit(pattern, rounds):
    needle = pattern
    rows = [needle]
    for r in range(1, rounds + 1):
        new = ""
        for i, st in enumerate(needle):
            if st == "k":
                new += "p" if (i + r) % 3 == 0 else "k"
            elif st == "p":
                new += "k"
            elif st == "o":
                new += "kk"
        needle = new
        if needle in rows:
            return rows, rows.index(needle)
        rows.append(needle)
    return rows, None
#> knit("kko", 2)
#> knit("", 3)
#> knit("kpk", 4)
#> knit("o", 3)
#> knit("ppx", 0)

# %%
def strong_plate(pw):
    rules = {
        "short": len(pw) < 6,
        "digit": not any(c.isdigit() for c in pw),
        "upper": not any(c.isupper() for c in pw),
        "twin": any(a == b for a, b in zip(pw, pw[1:])),
    }
    run = best = 1
    for i in range(1, len(pw)):
        if ord(pw[i]) - ord(pw[i - 1]) == 1:
            run += 1
        else:
            run = 1
        best = max(best, run)
    rules["chain"] = best >= 3
    return [name for name in rules if rules[name]] or "fine"
#> strong_plate("abc")
#> strong_plate("Qw7er9")
#> strong_plate("")
#> strong_plate("AA11xyz")
#> strong_plate("hunter")

# %%
class Solution:
    def eldestSuffix(self, s: str) -> str:
        n = len(s)
        i, j = 0, 1
        # the rotation that is smallest, compared two at a time
        while j < n:
            k = 0
            while k < n and s[(i + k) % n] == s[(j + k) % n]:
                k += 1
            if k == n:
                return s[i:j] + '^' + str(n // (j - i))
            if s[(i + k) % n] > s[(j + k) % n]:
                i = j
            j += 1
        return s[i:] + s[:i]
#> Solution().eldestSuffix("cab")
#> Solution().eldestSuffix("")
#> Solution().eldestSuffix("abab")
#> Solution().eldestSuffix(s="z")
#> Solution().eldestSuffix(s="bbaba")

# %%
def unit_chain(qty, start, rates):
    unit = start
    path = [f"{qty}{unit}"]
    while unit in rates:
        size, bigger = rates[unit]
        if qty < size:
            break
        qty, rest = divmod(qty, size)
        if rest:
            path[-1] = f"{rest}{unit}"
        else:
            path.pop()
        unit = bigger
        path.append(f"{qty}{unit}")
    return " ".join(reversed(path))
#> unit_chain(100, "m", {"m": (60, "h"), "h": (24, "d")})
#> unit_chain(5, "x", {})
#> unit_chain(48, "h", {"h": (24, "d"), "d": (7, "w")})
#> unit_chain(999, "c", {"c": (12, "z"), "z": (12, "g"), "g": (5, "k")})
#> unit_chain(0, "m", {"m": (60, "h")})

# %%
class Solution:
    def lonerRelay(self, stream: str, patience: int) -> str:
        # a letter alone for `patience` ticks carries the torch, a repeat drops it
        born = {}
        torch = []
        for tick, ch in enumerate(stream):
            if ch in born:
                del born[ch]
                if ch in torch:
                    torch.remove(ch)
                    torch.append('*')
            else:
                born[ch] = tick
            ripe = [c for c in born if tick - born[c] >= patience and c not in torch]
            torch += ripe
        return ''.join(torch)
#> Solution().lonerRelay("abacb", 1)
#> Solution().lonerRelay("", 2)
#> Solution().lonerRelay(stream="zz", patience=0)
#> Solution().lonerRelay("xyzzyx", 2)
#> Solution().lonerRelay(stream="noon!", patience=1)

# %%
class Solution:
    def sumOfStairs(self, s: str) -> int:
        def value(word):
            acc = 0
            for i, c in enumerate(word, 1):
                acc += i * (ord(c) - 96)
            return acc
        best = 0
        start = 0
        for i in range(1, len(s) + 1):
            if i == len(s) or s[i] <= s[i - 1]:
                best = max(best, value(s[start:i]))
                start = i
        return best
#> Solution().sumOfStairs("abcab")
#> Solution().sumOfStairs("")
#> Solution().sumOfStairs("zyx")
#> Solution().sumOfStairs("bdf")
#> Solution().sumOfStairs(s="aceadz")

# %%
def csv_cells(line):
    cells, cur, quoted = [], [], False
    i = 0
    while i < len(line):
        c = line[i]
        if quoted:
            if c == "'" and line[i + 1:i + 2] == "'":
                cur.append("'")
                i += 1
            elif c == "'":
                quoted = False
            else:
                cur.append(c)
        elif c == "'":
            quoted = True
        elif c == ",":
            cells.append("".join(cur))
            cur = []
        else:
            cur.append(c)
        i += 1
    if quoted:
        raise ValueError("open quote")
    cells.append("".join(cur))
    return cells
#> csv_cells("a,'b,c',d")
#> csv_cells("")
#> csv_cells("'it''s',x")
#> csv_cells("'open")
#> csv_cells(",,end")

# %%
def letter_bank(deposits, withdraw):
    bank = {}
    for d in deposits:
        for ch in d:
            bank[ch] = bank.get(ch, 0) + 1
    paid = []
    for w in withdraw:
        need = {}
        for ch in w:
            need[ch] = need.get(ch, 0) + 1
        if all(bank.get(ch, 0) >= n for ch, n in need.items()):
            for ch, n in need.items():
                bank[ch] -= n
            paid.append(w)
    left = "".join(sorted(ch * n for ch, n in bank.items()))
    return paid, left
#> letter_bank(["tea", "pot"], ["top", "eat"])
#> letter_bank([], ["a"])
#> letter_bank(["aab"], ["ab", "ab"])
#> letter_bank(["zoo"], [])
#> letter_bank(["abc", "cba"], ["cab", "bac", "c"])

# %%
class Solution:
    def trainYard(self, cars: str, target: str) -> str:
        siding = []
        moves = []
        i = 0
        for want in target:
            while not (siding and siding[-1] == want):
                if i == len(cars):
                    return 'stuck at ' + want
                siding.append(cars[i])
                moves.append('>')
                i += 1
            siding.pop()
            moves.append('^')
        return ''.join(moves) + ('*' if siding else '')
#> Solution().trainYard("abc", "bca")
#> Solution().trainYard("abc", "cab")
#> Solution().trainYard(cars="", target="")
#> Solution().trainYard("abcd", "b")
#> Solution().trainYard(cars="pqrs", target="sr")

# %%
import math

def pulse(a, b):
    # two repeated words shown side by side: positions in one full cycle where they agree
    if not a or not b:
        return []
    cycle = math.lcm(len(a), len(b))
    agree = []
    for i in range(cycle):
        if a[i % len(a)] == b[i % len(b)]:
            agree.append(i)
    return agree
#> pulse("ab", "abc")
#> pulse("", "x")
#> pulse("aba", "ab")
#> pulse("q", "qqz")
#> pulse("tik", "tok")

# %%
def slope_text(nums, marks="_/\\"):
    flat, up, down = marks
    line = ""
    for a, b in zip(nums, nums[1:]):
        if a == b:
            line += flat
        else:
            line += (up if b > a else down) * min(3, abs(b - a))
    peak = line.count(up + down)
    return line, peak
#> slope_text([1, 3, 2, 2])
#> slope_text([])
#> slope_text([5], "=+-")
#> slope_text([0, 9, 0, 1, 0], "=+-")
#> slope_text([4, 4, 4])

# %%
class Solution:
    def secretShelf(self, titles, code):
        picks = []
        for i in range(0, len(code) - 1, 2):
            t, c = int(code[i]), int(code[i + 1])
            if t >= len(titles):
                picks.append('#')
                continue
            title = titles[t]
            picks.append(title[c] if c < len(title) else title[-1:])
        return ''.join(picks).replace(' ', '_')
#> Solution().secretShelf(["moon", "star"], "0110")
#> Solution().secretShelf([], "12")
#> Solution().secretShelf(titles=["a b", "cd"], code="011901")
#> Solution().secretShelf(["xyz"], "")
#> Solution().secretShelf(titles=["tin", "", "oak"], code="00102220")

# %%
def peel(s, layers):
    left, right = "", ""
    while layers and len(s) >= 2:
        if s[0] <= s[-1]:
            left += s[0]
            s = s[1:]
        else:
            right = s[-1] + right
            s = s[:-1]
        layers -= 1
    return f"{left}[{s}]{right}"
#> peel("banana", 3)
#> peel("", 2)
#> peel("q", 5)
#> peel("dcba", 10)
#> peel("abcabc", 4)

# %%
class Solution:
    def stutterCost(self, said: str, meant: str) -> int:
        i = cost = 0
        for ch in meant:
            if i >= len(said) or said[i] != ch:
                return -1
            run = 0
            while i < len(said) and said[i] == ch:
                i += 1
                run += 1
                if i < len(said) and said[i] == ch and meant.count(ch) > 1 and run == 1:
                    break
            cost += run - 1
        return cost + 5 * (len(said) - i)
#> Solution().stutterCost("hhi", "hi")
#> Solution().stutterCost("", "a")
#> Solution().stutterCost(said="bookk", meant="book")
#> Solution().stutterCost("yesss!", "yes")
#> Solution().stutterCost(said="oops", meant="op")

# %%
def alternating_keys(text, keys):
    enc = []
    k = 0
    for ch in text:
        if ch == " ":
            k = 0
            enc.append("/")
            continue
        shift = keys[k % len(keys)] * (-1) ** k
        code = ord(ch) - ord("a") + shift
        enc.append(f"{code % 26:02d}")
        k += 1
    return ".".join(enc)
#> alternating_keys("ab", [1, 2])
#> alternating_keys("", [3])
#> alternating_keys("hi yo", [5])
#> alternating_keys("zebra", [1, 0, 4])
#> alternating_keys("a b c", [2, 9])
