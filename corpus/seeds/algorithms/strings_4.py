# %%
def vend(slots, presses):
    stock = {}
    for item in slots.split():
        name, _, n = item.partition("x")
        stock[name] = int(n or 1)
    out = []
    buffer = ""
    for p in presses:
        buffer += p
        if buffer in stock:
            if stock[buffer] > 0:
                stock[buffer] -= 1
                out.append(buffer)
            else:
                out.append("-")
            buffer = ""
        elif len(buffer) == 2:
            buffer = buffer[1]
    return out
#> vend("a1x2 b3", "a1b3a1")
#> vend("", "a1")
#> vend("c1x1", "c1c1")
#> vend("a1 a2x3", "aa2a1a2")
#> vend("z9x0", "zz9")

# %%
class Solution:
    def quietMerge(self, a: str, b: str) -> str:
        i, j = len(a) - 1, len(b) - 1
        back = []
        while i >= 0 or j >= 0:
            if j < 0 or (i >= 0 and a[i] >= b[j]):
                back.append(a[i])
                i -= 1
            else:
                back.append(b[j])
                j -= 1
        back.reverse()
        squeezed = back[:1]
        for ch in back[1:]:
            if ch != squeezed[-1]:
                squeezed.append(ch)
        return ''.join(squeezed)
#> Solution().quietMerge("ace", "bdf")
#> Solution().quietMerge("", "")
#> Solution().quietMerge("aab", "abb")
#> Solution().quietMerge(a="zoo", b="ant")
#> Solution().quietMerge(a="mmm", b="")

# %%
def weigh_dna(strand, weights, cap):
    best = ""
    lo = total = 0
    for hi, base in enumerate(strand):
        total += weights.get(base, 0)
        while total > cap:
            total -= weights.get(strand[lo], 0)
            lo += 1
        piece = strand[lo:hi + 1]
        if (len(piece), piece) > (len(best), best):
            best = piece
    return best
#> weigh_dna("acgta", {"a": 2, "c": 3, "g": 1, "t": 4}, 6)
#> weigh_dna("", {}, 5)
#> weigh_dna("ttt", {"t": 9}, 8)
#> weigh_dna("abxab", {"x": 5}, 4)
#> weigh_dna("gagaga", {"g": 1, "a": 2}, 5)

# %%
def mini_lisp(src):
    toks = src.replace("(", " ( ").replace(")", " ) ").split()
    ops = {"sum": sum, "max": max, "min": min, "len": len}
    stack = [[]]
    for t in toks:
        if t == "(":
            stack.append([])
        elif t == ")":
            head, *args = stack.pop()
            stack[-1].append(ops[head](args) if head in ops else args[0] - args[-1])
        else:
            stack[-1].append(int(t) if t.lstrip("-").isdigit() else t)
    return stack[0][0] if stack[0] else None
#> mini_lisp("(sum 1 2 3)")
#> mini_lisp("")
#> mini_lisp("(max 4 (sum 2 2 2))")
#> mini_lisp("(diff 9 (len 1 1))")
#> mini_lisp("(min)")

# %%
class Solution:
    def toBalanced(self, n: int) -> str:
        # digits -, 0, + stand for -1, 0, 1 in powers of three
        if n == 0:
            return '0'
        out = ''
        while n != 0:
            r = n % 3
            n //= 3
            if r == 2:
                out = '-' + out
                n += 1
            else:
                out = '0+'[r] + out
        return out

    def balancedSpan(self, a: int, b: int) -> int:
        s, t = self.toBalanced(a), self.toBalanced(b)
        w = max(len(s), len(t))
        return sum(x != y for x, y in zip(s.rjust(w, '0'), t.rjust(w, '0')))
#> Solution().balancedSpan(5, 7)
#> Solution().balancedSpan(0, 0)
#> Solution().balancedSpan(a=-4, b=4)
#> Solution().balancedSpan(100, 99)
#> Solution().balancedSpan(a=26, b=-1)

# %%
def snip_comments(src):
    out, depth, i = [], 0, 0
    while i < len(src):
        if src.startswith("{-", i):
            depth += 1
            i += 2
        elif src.startswith("-}", i) and depth:
            depth -= 1
            i += 2
        elif depth == 0 and src.startswith("--", i):
            end = src.find("\n", i)
            i = len(src) if end == -1 else end
        else:
            if depth == 0:
                out.append(src[i])
            i += 1
    return "".join(out), depth
#> snip_comments("a{-b-}c")
#> snip_comments("")
#> snip_comments("x--y\nz")
#> snip_comments("{-{-p-}q-}r")
#> snip_comments("m{-n--o")

# %%
def spine(words):
    width = max((len(w) for w in words), default=0)
    ans = []
    for c in range(width):
        col = [w[c] for w in words if c < len(w)]
        top = max(sorted(set(col)), key=col.count)
        ans.append(top if col.count(top) * 2 > len(col) else "?")
    return "".join(ans)
#> spine(["card", "cart", "care"])
#> spine([])
#> spine(["a", "bb", "bbb"])
#> spine(["xy", "yx"])
#> spine(["tree", "trim", "tram", "ah"])

# %%
class Solution:
    def blackout(self, diary: str, names) -> str:
        words = diary.split(' ')
        ban = {n.lower() for n in names}
        for i, w in enumerate(words):
            core = w.strip(',.!')
            if core.lower() in ban:
                words[i] = w.replace(core, core[0] + '_' * (len(core) - 1))
            elif core.endswith("'s") and core[:-2].lower() in ban:
                words[i] = w.replace(core, "its")
        return ' '.join(words)
#> Solution().blackout("I saw Tom, twice", ["tom"])
#> Solution().blackout("", ["x"])
#> Solution().blackout(diary="Ann's hat and Bo", names=["Ann", "bo"])
#> Solution().blackout("no one here.", [])
#> Solution().blackout(diary="al AL! pal", names=["Al"])

# %%
def pebble_code(text):
    table = {}
    coded = []
    for ch in text:
        if ch not in table:
            table[ch] = len(table) + 1
        coded.append(table[ch])
    deltas = [coded[0]] if coded else []
    for a, b in zip(coded, coded[1:]):
        deltas.append(b - a)
    return deltas
#> pebble_code("abca")
#> pebble_code("")
#> pebble_code("zzz")
#> pebble_code("hello")
#> pebble_code("xyxyz")

# %%
def unpebble(deltas, alphabet):
    total, out = 0, ""
    for d in deltas:
        total += d
        if total < 1:
            out += "<"
            total = 1
        elif total > len(alphabet):
            out += ">"
            total = len(alphabet)
        else:
            out += alphabet[total - 1]
    return out
#> unpebble([1, 1, 1, -2], "abc")
#> unpebble([], "abc")
#> unpebble([5, -1, -9], "wxyz")
#> unpebble([0, 0, 2], "pq")
#> unpebble([2, 0, -1, 3], "mno")

# %%
class Solution:
    def guardedSplit(self, line: str, sep: str) -> list:
        parts, depth, start = [], 0, 0
        for i, ch in enumerate(line):
            if ch in '[<':
                depth += 1
            elif ch in ']>':
                depth = max(0, depth - 1)
            elif ch == sep and depth == 0:
                parts.append(line[start:i].strip())
                start = i + 1
        parts.append(line[start:].strip())
        return [p for p in parts if p]
#> Solution().guardedSplit("a,[b,c],d", ",")
#> Solution().guardedSplit("", ";")
#> Solution().guardedSplit(line="x; <y; z> ;", sep=";")
#> Solution().guardedSplit("p]:q:[r:s", ":")
#> Solution().guardedSplit(line="[<a|b>|c]", sep="|")

# %%
def ripple(s):
    steps = []
    while len(s) > 1:
        s = "".join(chr(97 + (ord(a) + ord(b) - 194) % 26) for a, b in zip(s, s[1:]))
        steps.append(s)
        if len(set(s)) == 1:
            break
    return steps
#> ripple("abc")
#> ripple("")
#> ripple("zzzz")
#> ripple("hello")
#> ripple("nmopq")

# %%
from collections import Counter

def lopsided(texts):
    res = []
    for t in texts:
        half = len(t) // 2
        a, b = Counter(t[:half]), Counter(t[len(t) - half:])
        if a == b:
            res.append("even")
            continue
        extra = sorted((a - b).elements())
        res.append("".join(extra) or "none")
    return ",".join(res)
#> lopsided(["abba", "abcd"])
#> lopsided([])
#> lopsided(["x", "aab", "zzy"])
#> lopsided(["banana", "tomtom"])
#> lopsided(["", "ppqq"])

# %%
class Solution:
    def spellOut(self, n: int) -> str:
        ones = ['', 'ba', 'be', 'bi', 'bo', 'bu']
        if n == 0:
            return 'nul'
        groups = []
        while n:
            n, d = divmod(n, 6)
            groups.append(d)
        words = []
        for place in range(len(groups) - 1, -1, -1):
            d = groups[place]
            if d:
                words.append(ones[d] + 'm' * (place % 2) + 'n' * (place // 2))
        return '-'.join(words)
#> Solution().spellOut(0)
#> Solution().spellOut(5)
#> Solution().spellOut(n=43)
#> Solution().spellOut(216)
#> Solution().spellOut(n=1295)

# %%
def read_spelled(name):
    ones = {"a": 1, "e": 2, "i": 3, "o": 4, "u": 5}
    total = 0
    for w in name.split("-"):
        if len(w) < 2 or w[1] not in ones:
            return None
        place = w.count("m") + 2 * w.count("n")
        total += ones[w[1]] * 6 ** place
    return total
#> read_spelled("bam-be")
#> read_spelled("nul")
#> read_spelled("bunn-bimn-bo")
#> read_spelled("")
#> read_spelled("be-x")

# %%
def twin_peaks(s):
    n = len(s)
    left = [0] * n
    for i in range(1, n):
        left[i] = left[i - 1] + 1 if s[i] > s[i - 1] else 0
    right = [0] * n
    for i in range(n - 2, -1, -1):
        right[i] = right[i + 1] + 1 if s[i] > s[i + 1] else 0
    return [s[i] for i in range(n) if left[i] and left[i] == right[i]]
#> twin_peaks("abacdcb")
#> twin_peaks("")
#> twin_peaks("abc")
#> twin_peaks("bzb")
#> twin_peaks("acedab")

# %%
class Solution:
    def mixTape(self, songs, maxLen):
        def secs(mark):
            m, s = mark.split(':')
            return int(m) * 60 + int(s)
        side, free, out = 'A', maxLen, []
        for song in songs:
            title, mark = song.rsplit(' ', 1)
            t = secs(mark)
            if t > free and side == 'A':
                side, free = 'B', maxLen
            if t > free:
                out.append('-')
                continue
            free -= t
            out.append(side + title[0])
        return ' '.join(out)
#> Solution().mixTape(["sun 2:30", "my moon 3:10"], 240)
#> Solution().mixTape([], 100)
#> Solution().mixTape(songs=["a 0:50", "b 0:20", "c 1:00", "d 0:40"], maxLen=75)
#> Solution().mixTape(["long 9:59"], 60)
#> Solution().mixTape(songs=["x y 1:00", "z 1:00", "w 1:00"], maxLen=120)

# %%
def braid(s):
    a, b, c = s[::3], s[1::3], s[2::3]
    out = []
    for i in range(len(a)):
        if i % 2 == 0:
            out += [a[i], c[i] if i < len(c) else "", b[i] if i < len(b) else ""]
        else:
            out += [b[i] if i < len(b) else "", a[i], c[i] if i < len(c) else ""]
    return "".join(out)
#> braid("abcdef")
#> braid("")
#> braid("xy")
#> braid("pqrstuvw")
#> braid("abcdefghij")

# %%
def lock_attempts(code, tries):
    left = 3
    log = []
    for t in tries:
        if left == 0:
            log.append("locked")
            break
        right = sum(a == b for a, b in zip(code, t))
        common = sum(min(code.count(d), t.count(d)) for d in sorted(set(t)))
        if t == code:
            log.append("open")
            break
        log.append(f"{right}/{common - right}")
        if len(t) != len(code) or right == 0:
            left -= 1
    else:
        log.append("end")
    return log
#> lock_attempts("123", ["321", "123", "111"])
#> lock_attempts("42", [])
#> lock_attempts("907", ["1", "2", "3", "907"])
#> lock_attempts("55", ["56", "65", "66"])
#> lock_attempts("8080", ["0808", "8008"])

# %%
class Solution:
    def postcards(self, addresses) -> list:
        def parse(addr):
            street, number, town = '', '', ''
            for part in addr.replace(',', ' ').split():
                if part.isdigit():
                    number = part
                elif not number:
                    street += part[:3].title()
                else:
                    town += part.upper()
            return town, street, int(number or 0)
        parsed = sorted(map(parse, addresses))
        return [f'{t or "?"}/{s}{n}' for t, s, n in parsed]
#> Solution().postcards(["oak lane 12, york", "elm 3 bath"])
#> Solution().postcards([])
#> Solution().postcards(["nowhere"])
#> Solution().postcards(addresses=["a b 9, c d", "a b 10, cd"])
#> Solution().postcards(addresses=["7 rome", "hill 7 rome"])

# %%
def count_shared_starts(words):
    words = sorted(words)
    total = 0
    pairs = []
    for x, y in zip(words, words[1:]):
        n = 0
        for p, q in zip(x, y):
            if p != q:
                break
            n += 1
        total += n
        if n:
            pairs.append(x[:n])
    return total, pairs
#> count_shared_starts(["bat", "bar", "car"])
#> count_shared_starts([])
#> count_shared_starts(["solo"])
#> count_shared_starts(["ink", "inky", "in", "on"])
#> count_shared_starts(["aa", "aa", "ab"])

# %%
def frost(window):
    grid = [list(r) for r in window]
    h = len(grid)
    changed = True
    rounds = 0
    while changed:
        changed = False
        for i in range(h):
            row = grid[i]
            for j in range(len(row)):
                if row[j] == "." and i > 0 and grid[i - 1][j] == "*" and j > 0 and row[j - 1] == "*":
                    row[j] = "*"
                    changed = True
        rounds += changed
    return ["".join(r) for r in grid], rounds
#> frost(["**", "*."])
#> frost([])
#> frost(["..", ".."])
#> frost(["***", "*..", "*.x"])
#> frost(["*#*", "*.."])

# %%
class Solution:
    def nameTag(self, full: str, limit: int) -> str:
        parts = full.split()
        k = len(parts) - 2
        while len(' '.join(parts)) > limit and k > 0:
            parts[k] = parts[k][0] + '.'
            k -= 1
        text = ' '.join(parts)
        if len(text) > limit and len(parts) > 1:
            parts[0] = parts[0][0] + '.'
            text = ' '.join(parts)
        if len(text) > limit:
            text = text[:limit - 1] + '~'
        return text
#> Solution().nameTag("Ada Byron King", 12)
#> Solution().nameTag("", 5)
#> Solution().nameTag(full="Jean Luc Marc Roux", limit=14)
#> Solution().nameTag("Maximiliane", 6)
#> Solution().nameTag(full="Al Bo Cy Dee", limit=30)

# %%
def interval_notes(melody):
    scale = "cdefgab"
    prev = None
    out = []
    for note in melody:
        if note not in scale:
            prev = None
            out.append("|")
            continue
        here = scale.index(note)
        if prev is None:
            out.append(note)
        else:
            step = (here - prev + 3) % 7 - 3
            out.append(f"{step:+d}" if step else "=")
        prev = here
    return "".join(out)
#> interval_notes("cde")
#> interval_notes("")
#> interval_notes("cb.aa")
#> interval_notes("gcg")
#> interval_notes("fa x")

# %%
def evalSteps(expr):
    # strictly left to right, no precedence; '!' negates the running value
    acc, op, log = 0, "+", []
    for tok in expr.split():
        if tok == "!":
            acc = -acc
        elif tok in "+-*":
            op = tok
            continue
        else:
            n = int(tok)
            acc = {"+": acc + n, "-": acc - n, "*": acc * n}[op]
        log.append(acc)
    return log
#> evalSteps("2 + 3 * 4")
#> evalSteps("")
#> evalSteps("5 ! - 1")
#> evalSteps("7 * 0 ! + 9 * 9")
#> evalSteps("1 2 3")

# %%
class Solution:
    def smallestAfterFlip(self, s: str) -> str:
        best = s
        n = len(s)
        for i in range(n):
            for j in range(i + 2, n + 1):
                cand = s[:i] + s[i:j][::-1] + s[j:]
                if cand < best:
                    best = cand
            if best < s:
                break
        return best
#> Solution().smallestAfterFlip("cba")
#> Solution().smallestAfterFlip("")
#> Solution().smallestAfterFlip("abc")
#> Solution().smallestAfterFlip(s="adcb")
#> Solution().smallestAfterFlip(s="bazaa")

# %%
def tally_marks(votes, quota):
    lines = {}
    winners = []
    for v in votes:
        marks = lines.get(v, "")
        if marks.endswith("||||"):
            marks = marks[:-4] + "#"
        else:
            marks += "|"
        lines[v] = marks
        if marks.count("#") * 5 + marks.count("|") == quota:
            winners.append(v)
    return lines, winners
#> tally_marks("abaab", 3)
#> tally_marks("", 1)
#> tally_marks("xxxxxxx", 5)
#> tally_marks("pqr", 2)
#> tally_marks("zyzyzyzz", 4)

# %%
def nearest_word(typed, words):
    def gap(a, b):
        prev = list(range(len(b) + 1))
        for i, x in enumerate(a, 1):
            cur = [i]
            for j, y in enumerate(b, 1):
                swap = 0 if x == y else 1 if (x in "aeiou") == (y in "aeiou") else 2
                cur.append(min(prev[j] + 1, cur[-1] + 1, prev[j - 1] + swap))
            prev = cur
        return prev[-1]
    return min(((gap(typed, w), w) for w in words), default=None)
#> nearest_word("cot", ["cat", "dog"])
#> nearest_word("", ["a", "to"])
#> nearest_word("pie", [])
#> nearest_word("lip", ["lap", "lp", "slip"])
#> nearest_word("ox", ["fox", "axe"])

# %%
class Solution:
    def zoneCodes(self, code: str) -> list:
        # expand "a-d,x,m-k" into letters
        res = []
        for part in code.split(','):
            if len(part) == 3 and part[1] == '-':
                a, b = ord(part[0]), ord(part[2])
                d = 1 if a <= b else -1
                for c in range(a, b + d, d):
                    res.append(chr(c))
            elif part.startswith('!'):
                res = [c for c in res if c not in part]
            else:
                res.extend(part)
        return res
#> Solution().zoneCodes("a-d,x")
#> Solution().zoneCodes("")
#> Solution().zoneCodes("m-k,!l,zz")
#> Solution().zoneCodes(code="1-5,!24")
#> Solution().zoneCodes(code="!a,a,a-a")

# %%
def compress_list(letters):
    s = "".join(sorted(set(letters)))
    out = []
    i = 0
    while i < len(s):
        j = i
        while j + 1 < len(s) and ord(s[j + 1]) - ord(s[j]) == 1:
            j += 1
        if j - i >= 2:
            out.append(s[i] + "-" + s[j])
        else:
            out.extend(s[i:j + 1])
        i = j + 1
    return ",".join(out)
#> compress_list("dcbax")
#> compress_list("")
#> compress_list("abyz")
#> compress_list("mno9876")
#> compress_list("aaaa")

# %%
def alibi(stories):
    claims = {}
    for st in stories:
        who, where, when = st.split("/")
        claims.setdefault(when, {}).setdefault(where, []).append(who)
    alone = []
    for when in sorted(claims):
        for where in sorted(claims[when]):
            crowd = claims[when][where]
            if len(crowd) == 1:
                alone.append(f"{crowd[0]}@{when}")
    return alone
#> alibi(["al/bar/9", "bo/bar/9", "cy/inn/9"])
#> alibi([])
#> alibi(["x/a/1", "x/b/2", "y/b/2"])
#> alibi(["only/one"])
#> alibi(["p/hut/3", "q/mill/3", "r/hut/2"])

# %%
class Solution:
    def cursorDistance(self, layout, word: str) -> int:
        where = {}
        for r, row in enumerate(layout):
            for c, ch in enumerate(row):
                where[ch] = (r, c)
        r = c = 0
        total = 0
        for ch in word:
            if ch not in where:
                total += 10
                continue
            nr, nc = where[ch]
            total += max(abs(nr - r), abs(nc - c)) + 1
            r, c = nr, nc
        return total
#> Solution().cursorDistance(["abc", "def"], "face")
#> Solution().cursorDistance([], "hi")
#> Solution().cursorDistance(["xyz"], "")
#> Solution().cursorDistance(layout=["qw", "as", "zx"], word="saw")
#> Solution().cursorDistance(layout=["12", "34"], word="4!1")

# %%
def seesaw(word):
    vals = [ord(c) - 96 for c in word]
    for p in range(len(vals)):
        left = sum((p - i) * v for i, v in enumerate(vals[:p]))
        right = sum((i - p) * v for i, v in enumerate(vals) if i > p)
        if left == right:
            return word[:p] + "^" + word[p] + "^" + word[p + 1:]
        if left > right:
            return f"{p}:{left - right}"
    return ""
#> seesaw("aba")
#> seesaw("")
#> seesaw("steady")
#> seesaw("bcaab")
#> seesaw("zz")

# %%
def page_ranges(text, last):
    pages = set()
    for bit in text.split(","):
        bit = bit.strip()
        if "-" in bit:
            a, b = bit.split("-")
            a = int(a) if a else 1
            b = int(b) if b else last
            pages |= set(range(a, min(b, last) + 1))
        elif bit.isdigit() and 1 <= int(bit) <= last:
            pages.add(int(bit))
    return sorted(pages)
#> page_ranges("1-3, 7", 10)
#> page_ranges("", 5)
#> page_ranges("-2,8-", 9)
#> page_ranges("12,4-20", 6)
#> page_ranges("3-1,x,2", 4)

# %%
class Solution:
    def capitalChain(self, s: str, k: int) -> str:
        words = []
        cur = ''
        for ch in s:
            if ch in ' _-':
                if cur:
                    words.append(cur)
                cur = ''
            elif ch.isupper() and cur and not cur[-1].isupper():
                words.append(cur)
                cur = ch
            else:
                cur += ch
        if cur:
            words.append(cur)
        head, tail = words[:k], words[k:]
        return ''.join(w.title() for w in head) + ''.join('_' + w.lower() for w in tail)
#> Solution().capitalChain("get_user-name", 2)
#> Solution().capitalChain("", 1)
#> Solution().capitalChain(s="myHTTPCall now", k=0)
#> Solution().capitalChain("one two three", 5)
#> Solution().capitalChain(s="--aB-Cd", k=1)

# %%
def stone_skip(s, power):
    hops, i = [], 0
    while power > 0 and i < len(s):
        hops.append(s[i])
        cost = 2 if s[i] in hops[:-1] else 1
        i += power
        power -= cost
    return "".join(hops), i
#> stone_skip("abcdefghij", 4)
#> stone_skip("", 3)
#> stone_skip("aaaaaaaa", 3)
#> stone_skip("xyzxyzxyzx", 1)
#> stone_skip("abababababab", 5)

# %%
def parity_frame(bits, size):
    rows = [bits[i:i + size] for i in range(0, len(bits), size)]
    if rows:
        rows[-1] = rows[-1].ljust(size, "0")
    framed = [r + str(r.count("1") % 2) for r in rows]
    foot = "".join(str(sum(int(r[c]) for r in framed) % 2) for c in range(size + 1))
    return framed + [foot]
#> parity_frame("1011", 2)
#> parity_frame("", 3)
#> parity_frame("11111", 3)
#> parity_frame("0", 1)
#> parity_frame("110100101", 4)

# %%
class Solution:
    def findFlip(self, framed) -> tuple:
        # one bit may have been flipped; say where
        badRow = [i for i, r in enumerate(framed) if r.count('1') % 2]
        badCol = []
        for c, col in enumerate(zip(*framed)):
            if col.count('1') % 2:
                badCol.append(c)
        if not badRow and not badCol:
            return ()
        if len(badRow) == len(badCol) == 1:
            return badRow[0], badCol[0]
        return (-1, len(badRow), len(badCol))
#> Solution().findFlip(["101", "110", "011"])
#> Solution().findFlip(["111", "110", "011"])
#> Solution().findFlip([])
#> Solution().findFlip(framed=["100", "001", "000"])
#> Solution().findFlip(framed=["1"])

# %%
def mumble(s, limit=12):
    out = ""
    for i, ch in enumerate(s):
        out += ch.upper() + ch * i + "-"
        if len(out) > limit:
            out = out[:limit].rstrip("-") + "..."
            return out
    return out[:-1]
#> mumble("abc")
#> mumble("")
#> mumble("planet", 9)
#> mumble("ok", 2)
#> mumble("xyzw", 20)

# %%
def inflect(rootWord, endings, rules):
    forms = []
    for e in endings:
        stem = rootWord
        for old, first, new in rules:
            if stem.endswith(old) and e[:1] in first:
                stem = stem[:len(stem) - len(old)] + new
                break
        forms.append(stem + e)
    return forms
#> inflect("bake", ["s", "ing", "er"], [("e", "ie", "")])
#> inflect("try", ["ed", "ing"], [("y", "e", "i")])
#> inflect("run", [], [("n", "i", "nn")])
#> inflect("", ["a"], [])
#> inflect("stop", ["ping", "ed", ""], [("op", "x", "ap"), ("p", "e", "pp")])
