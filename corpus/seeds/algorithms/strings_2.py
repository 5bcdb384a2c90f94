# %%
class Solution:
    def polishCart(self, tokens: str) -> int:
        # postfix over single digits: '&' larger, '|' smaller, '~' doubles the top
        st = []
        for t in tokens:
            if t.isdigit():
                st.append(int(t))
            elif t == '~' and st:
                st[-1] *= 2
            elif len(st) >= 2:
                b, a = st.pop(), st.pop()
                if t == '&':
                    st.append(max(a, b))
                elif t == '|':
                    st.append(min(a, b))
                else:
                    st.append(a * 10 + b)
        return st[-1] if st else -1
#> Solution().polishCart("35&")
#> Solution().polishCart("")
#> Solution().polishCart(tokens="47|~2&")
#> Solution().polishCart("12.3~&")
#> Solution().polishCart("&9~~")

# %%
def ferry(names, seats):
    trips = []
    current = []
    used = 0
    for name in sorted(names, key=lambda w: (-len(w), w)):
        need = 1 + len(name) // 4
        if used + need > seats and current:
            trips.append("+".join(current))
            current, used = [], 0
        current.append(name)
        used += need
    if current:
        trips.append("+".join(current))
    return trips
#> ferry(["ana", "bert", "christine"], 3)
#> ferry([], 2)
#> ferry(["jo", "al", "mo", "ed"], 2)
#> ferry(["maximilian"], 1)
#> ferry(["rosa", "lena", "ivo", "theodora"], 4)

# %%
def unpack(s):
    def read(i):
        out = ""
        while i < len(s) and s[i] != ")":
            if s[i] == "(":
                inner, i = read(i + 1)
                i += 1
                times = 1
                if i < len(s) and s[i].isdigit():
                    times = int(s[i])
                    i += 1
                out += inner * times if times != 1 else inner[::-1]
            else:
                out += s[i]
                i += 1
        return out, i
    return read(0)[0]
#> unpack("a(bc)2")
#> unpack("(abc)d")
#> unpack("")
#> unpack("x((y)2z)3")
#> unpack("(pq)0r")

# %%
class Solution:
    def commonDress(self, words, k):
        from collections import Counter
        seen = Counter()
        for w in words:
            seen.update(sorted(set(w)))
        chosen = sorted(ch for ch, c in seen.items() if c >= k)
        table = str.maketrans({ch: ch.upper() for ch in chosen})
        return [w.translate(table) for w in words]
#> Solution().commonDress(["cat", "act", "dog"], 2)
#> Solution().commonDress([], 1)
#> Solution().commonDress(words=["aab", "b"], k=2)
#> Solution().commonDress(["pear", "plum", "fig"], 3)
#> Solution().commonDress(words=["hi", "ho", "ha", "he"], k=4)

# %%
def shadow(word, other):
    i = j = 0
    kept = []
    while i < len(word) and j < len(other):
        if word[i] == other[j]:
            kept.append(word[i])
            i += 1
            j += 1
        elif word[i] < other[j]:
            kept.append(".")
            i += 1
        else:
            j += 1
    kept.extend("." for _ in range(len(word) - i))
    return "".join(kept)
#> shadow("abcd", "bd")
#> shadow("", "xyz")
#> shadow("dcba", "abcd")
#> shadow("melon", "lemon")
#> shadow("aabb", "")

# %%
import string

def rot_by_neighbour(text):
    abc = string.ascii_lowercase
    prev = 0
    out = []
    for ch in text:
        k = abc.find(ch)
        if k < 0:
            out.append(ch)
            prev = 0
            continue
        out.append(abc[(k + prev) % 26])
        prev = k
    return "".join(out)
#> rot_by_neighbour("abc")
#> rot_by_neighbour("zz top")
#> rot_by_neighbour("")
#> rot_by_neighbour("b!bb")
#> rot_by_neighbour("yak")

# %%
class Solution:
    def nestedDepths(self, s: str) -> str:
        depth = 0
        res = ''
        for i in range(len(s)):
            if s[i] == '{':
                depth += 1
                if depth > 9:
                    return 'deep'
            elif s[i] == '}':
                depth -= 1
                if depth < 0:
                    return 'bad ' + str(i)
            else:
                res += s[i] + (str(depth) if depth else '')
        return res if depth == 0 else res + '+' + '}' * depth
#> Solution().nestedDepths("a{b{c}}")
#> Solution().nestedDepths("")
#> Solution().nestedDepths("x}y")
#> Solution().nestedDepths("{{p{q")
#> Solution().nestedDepths(s="{m}{n}o")

# %%
def rename_clash(files):
    taken = set()
    res = []
    for f in files:
        stem, dot, ext = f.rpartition(".")
        if not dot:
            stem, ext = f, ""
        new, n = f, 1
        while new in taken:
            n += 1
            new = stem + "~" + str(n) + dot + ext
        taken.add(new)
        res.append(new)
    return res
#> rename_clash(["a.txt", "a.txt", "b"])
#> rename_clash([])
#> rename_clash(["x", "x~2", "x", "x"])
#> rename_clash([".rc", ".rc"])
#> rename_clash(["m.n.o", "m.n.o", "m.n"])

# %%
def zigzagSort(word):
    letters = sorted(word)
    lo, hi = 0, len(letters) - 1
    out = ""
    while lo <= hi:
        out += letters[hi]
        if lo < hi:
            out += letters[lo]
        lo, hi = lo + 1, hi - 1
    return out
#> zigzagSort("garden")
#> zigzagSort("")
#> zigzagSort("b")
#> zigzagSort("aabbc")
#> zigzagSort("river")

# %%
class Solution:
    def parseFlags(self, line: str) -> dict:
        flags = {'_': []}
        words = line.split()
        i = 0
        while i < len(words):
            w = words[i]
            if w.startswith('--'):
                name, eq, value = w[2:].partition('=')
                flags[name] = value if eq else True
            elif w.startswith('-') and len(w) > 1:
                for c in w[1:-1]:
                    flags[c] = True
                if i + 1 < len(words) and not words[i + 1].startswith('-'):
                    i += 1
                    flags[w[-1]] = words[i]
                else:
                    flags[w[-1]] = True
            else:
                flags['_'].append(w)
            i += 1
        return flags
#> Solution().parseFlags("-v --to=x f")
#> Solution().parseFlags("")
#> Solution().parseFlags("-abc 7 go")
#> Solution().parseFlags(line="run - --fast -q")
#> Solution().parseFlags(line="-x -y z w")

# %%
def domino(words):
    # each word must start with the last letter of the chain; greedily the shortest one
    rest = sorted(words, key=lambda w: (len(w), w))
    if not rest:
        return ""
    chain = [rest.pop(0)]
    while True:
        tail = chain[-1][-1]
        nxt = next((w for w in rest if w[0] == tail), None)
        if nxt is None:
            break
        rest.remove(nxt)
        chain.append(nxt)
    return chain[0] + "".join(w[1:] for w in chain[1:])
#> domino(["tar", "rat", "at"])
#> domino([])
#> domino(["cup", "pan", "net", "nap"])
#> domino(["x"])
#> domino(["owl", "lion", "no", "on"])

# %%
from itertools import groupby

def piano_rolls(s):
    out = []
    for key, grp in groupby(s, key=lambda c: "v" if c in "aeiou" else "d" if c.isdigit() else "c"):
        chunk = "".join(grp)
        if key == "v":
            out.append(str(len(chunk)))
        elif key == "d":
            out.append("a" * (int(chunk) % 4))
        else:
            out.append(chunk.upper())
    return "".join(out)
#> piano_rolls("queue")
#> piano_rolls("b12oo")
#> piano_rolls("")
#> piano_rolls("7aeio3")
#> piano_rolls("strength")

# %%
class Solution:
    def fewestCuts(self, ribbon: str, palettes) -> int:
        from functools import lru_cache
        n = len(ribbon)
        sets = [set(p) for p in palettes]

        @lru_cache(None)
        def go(i):
            if i == n:
                return 0
            reach = i
            for s in sets:
                j = i
                while j < n and ribbon[j] in s:
                    j += 1
                reach = max(reach, j)
            if reach == i:
                return float('inf')
            return 1 + go(reach)

        ans = go(0)
        return -1 if ans == float('inf') else ans
#> Solution().fewestCuts("aabbc", ["ab", "c"])
#> Solution().fewestCuts("", ["x"])
#> Solution().fewestCuts(ribbon="abz", palettes=["ab"])
#> Solution().fewestCuts("abcab", ["ab", "bc", "ca"])
#> Solution().fewestCuts(ribbon="rgbrg", palettes=["rg", "gb"])

# %%
def marquee(text, width, ticks):
    frames = []
    tape = text + " " * 2
    for t in range(ticks):
        k = t % len(tape)
        view = tape[k:] + tape[:k]
        while len(view) < width:
            view += tape
        frames.append(view[:width].replace(" ", "."))
    return frames
#> marquee("hey", 3, 4)
#> marquee("", 2, 3)
#> marquee("go", 6, 2)
#> marquee("abcdef", 4, 0)
#> marquee("x y", 5, 6)

# %%
def seatWords(sentence, width):
    lines, cur = [], []
    size = 0
    for w in sentence.split():
        extra = len(w) + (1 if cur else 0)
        if size + extra > width and cur:
            gap = width - sum(map(len, cur))
            if len(cur) > 1:
                lines.append(cur[0] + " " * gap + "".join(cur[1:]))
            else:
                lines.append(cur[0].rjust(width))
            cur, size = [w], len(w)
        else:
            cur.append(w)
            size += extra
    if cur:
        lines.append(" ".join(cur))
    return lines
#> seatWords("a bc def g", 6)
#> seatWords("", 5)
#> seatWords("longword x y", 4)
#> seatWords("one two three", 8)
#> seatWords("it", 9)

# %%
class Solution:
    def beadScore(self, necklace: str, k: int) -> int:
        n = len(necklace)
        if k > n or k <= 0:
            return 0
        ring = necklace + necklace[:k - 1]
        freq = {}
        best = 0
        for i, c in enumerate(ring):
            freq[c] = freq.get(c, 0) + 1
            if i >= k:
                old = ring[i - k]
                freq[old] -= 1
                if not freq[old]:
                    del freq[old]
            if i >= k - 1:
                best = max(best, len(freq) * 10 - max(freq.values()))
        return best
#> Solution().beadScore("abcab", 3)
#> Solution().beadScore("", 1)
#> Solution().beadScore("aaaa", 2)
#> Solution().beadScore(necklace="rrgbg", k=4)
#> Solution().beadScore(necklace="xy", k=5)

# %%
def dial_words(number, pad):
    # how many letter readings of the number avoid equal neighbours
    counts = {"": 1}
    for d in number:
        nxt = {}
        for letter in pad.get(d, ""):
            ways = sum(c for last, c in counts.items() if last != letter)
            nxt[letter] = nxt.get(letter, 0) + ways
        counts = nxt
    return sum(counts.values())
#> dial_words("22", {"2": "abc"})
#> dial_words("", {"1": "x"})
#> dial_words("232", {"2": "ab", "3": "bc"})
#> dial_words("9", {"8": "tuv"})
#> dial_words("1111", {"1": "pq"})

# %%
def soft_wrap(s, bad):
    i = 0
    res = []
    while (j := s.find(bad, i)) != -1 and bad:
        res.append(s[i:j])
        res.append("[" + bad[0] + "*" * (len(bad) - 1) + "]")
        i = j + len(bad)
    res.append(s[i:])
    return "".join(p for p in res if p)
#> soft_wrap("abcabd", "ab")
#> soft_wrap("", "x")
#> soft_wrap("aaaa", "aa")
#> soft_wrap("plain", "zz")
#> soft_wrap("foodfoo", "foo")

# %%
class Solution:
    def sortBySecret(self, words, alphabet):
        rank = {c: i for i, c in enumerate(alphabet)}
        big = len(alphabet)

        def key(w):
            return [rank.get(c, big + ord(c)) for c in w]

        arr = words[:]
        for i in range(1, len(arr)):
            j = i
            while j > 0 and key(arr[j - 1]) > key(arr[j]):
                arr[j - 1], arr[j] = arr[j], arr[j - 1]
                j -= 1
        return arr
#> Solution().sortBySecret(["ab", "ba", "c"], "cba")
#> Solution().sortBySecret([], "abc")
#> Solution().sortBySecret(words=["zig", "zag"], alphabet="gaiz")
#> Solution().sortBySecret(["m", "n", "m?"], "n")
#> Solution().sortBySecret(words=["bad", "bed", "bid"], alphabet="ieadb")

# %%
def luggage_code(s):
    groups = [s[i:i + 3] for i in range(0, len(s), 3)]
    total = 0
    for g in groups:
        v = 0
        for ch in g:
            v = v * 4 + "acgt".index(ch)
        total += v if len(g) == 3 else -v
    return len(groups), total
#> luggage_code("acg")
#> luggage_code("")
#> luggage_code("ttttc")
#> luggage_code("gax")
#> luggage_code("tacgat")

# %%
class Solution:
    def isHumble(self, s: str) -> bool:
        l, r = 0, len(s) - 1
        skipped = False
        while l < r:
            if not s[l].isalpha():
                l += 1
                continue
            if not s[r].isalpha():
                r -= 1
                continue
            if abs(ord(s[l].lower()) - ord(s[r].lower())) > 1:
                if skipped:
                    return False
                skipped = True
            l, r = l + 1, r - 1
        return True

    def humbleWords(self, text: str) -> int:
        return sum(self.isHumble(w) for w in text.split())
#> Solution().humbleWords("abb noon")
#> Solution().humbleWords("")
#> Solution().humbleWords("plank? Dec!")
#> Solution().humbleWords(text="abcdef gh")
#> Solution().humbleWords("-- a1b")

# %%
def merge_nicks(a, b):
    for size in range(min(len(a), len(b)), 0, -1):
        if a[-size:] == b[:size]:
            return a + b[size:], size
    for size in range(min(len(a), len(b)), 0, -1):
        if b[-size:] == a[:size]:
            return b + a[size:], -size
    return a + "-" + b, 0
#> merge_nicks("brad", "adele")
#> merge_nicks("stone", "rust")
#> merge_nicks("", "tom")
#> merge_nicks("xyz", "abc")
#> merge_nicks("alpaca", "coral")

# %%
def metro(lines, a, b):
    stops = {}
    for name, route in lines.items():
        for ch in route:
            stops.setdefault(ch, []).append(name)
    if a not in stops or b not in stops:
        return "none"
    direct = [x for x in stops[a] if x in stops[b]]
    if direct:
        return min(direct, key=lambda x: abs(lines[x].index(a) - lines[x].index(b)))
    for x in stops[a]:
        for y in stops[b]:
            shared = sorted(set(lines[x]) & set(lines[y]))
            if shared:
                return x + shared[0] + y
    return "far"
#> metro({"1": "abcd", "2": "dxa"}, "a", "d")
#> metro({}, "a", "b")
#> metro({"r": "pqs", "g": "stu"}, "p", "u")
#> metro({"m": "ab", "n": "cd"}, "a", "d")
#> metro({"m": "ab"}, "a", "z")

# %%
class Solution:
    def drumPattern(self, beats: str, bars: int) -> list:
        n = len(beats)
        out = []
        for bar in range(bars):
            line = []
            for i in range(n):
                hit = beats[(i * (bar + 1)) % n]
                line.append(hit if hit != '.' else '-')
            joined = ''.join(line)
            if joined in out:
                out.append('=' + str(out.index(joined)))
            else:
                out.append(joined)
        return out
#> Solution().drumPattern("x.o", 3)
#> Solution().drumPattern("", 2)
#> Solution().drumPattern("xx", 3)
#> Solution().drumPattern(beats="ab.d", bars=0)
#> Solution().drumPattern(beats="x..o", bars=4)

# %%
def plural_counts(bag, odd):
    words = {}
    for w in bag.split():
        words[w] = words.get(w, 0) + 1
    parts = []
    for w, c in words.items():
        if c == 1:
            parts.append("a " + w if w[0] not in "aeiou" else "an " + w)
        elif w in odd:
            parts.append(f"{c} {odd[w]}")
        elif w[-1] in "sx":
            parts.append(f"{c} {w}es")
        elif w.endswith("y"):
            parts.append(f"{c} {w[:-1]}ies")
        else:
            parts.append(f"{c} {w}s")
    if len(parts) > 1:
        parts[-2:] = [parts[-2] + " and " + parts[-1]]
    return ", ".join(parts)
#> plural_counts("fox egg fox", {})
#> plural_counts("", {"ox": "oxen"})
#> plural_counts("ox ox pony pony cup", {"ox": "oxen"})
#> plural_counts("owl", {})
#> plural_counts("pen ant bus bus pen", {"pen": "pens!"})

# %%
def bitmask_pairs(words):
    masks = []
    for w in words:
        m = 0
        for c in w:
            m ^= 1 << (ord(c) - ord("a"))
        masks.append(m)
    pairs = 0
    for i in range(len(masks)):
        for j in range(i + 1, len(masks)):
            x = masks[i] ^ masks[j]
            if x & (x - 1) == 0:
                pairs += 1
    return pairs
#> bitmask_pairs(["ab", "ba", "abc"])
#> bitmask_pairs([])
#> bitmask_pairs(["aa", "bb"])
#> bitmask_pairs(["x", "yz", "zyx"])
#> bitmask_pairs(["cat", "taco", "oat"])

# %%
class Solution:
    def lanternLine(self, text: str, step: int) -> str:
        chars = list(text)
        i = 0
        hop = step
        while 0 <= i < len(chars):
            if chars[i].isupper():
                break
            chars[i] = chars[i].upper()
            if chars[i] in 'AEIOU':
                hop = -hop
            i += hop
        return ''.join(chars)
#> Solution().lanternLine("bcdfgh", 2)
#> Solution().lanternLine("", 1)
#> Solution().lanternLine(text="bcad", step=1)
#> Solution().lanternLine("xyzxyz", 3)
#> Solution().lanternLine(text="tree", step=1)

# %%
def hop_decode(digits):
    i = 0
    out = ""
    while i < len(digits):
        d = int(digits[i])
        if d == 0:
            i += 1
            out += "_"
            continue
        piece = digits[i + 1:i + 1 + d]
        if len(piece) < d:
            return out + "!"
        out += chr(97 + int(piece) % 26)
        i += d + 1
    return out
#> hop_decode("12211")
#> hop_decode("")
#> hop_decode("01500")
#> hop_decode("399")
#> hop_decode("210017")

# %%
class Solution:
    def __init__(self):
        self.trie = {}

    def plant(self, word):
        node = self.trie
        for c in word:
            node = node.setdefault(c, {'n': 0})
            node['n'] += 1

    def popularPrefix(self, words, least):
        for w in words:
            self.plant(w.upper())
        best = ''
        def walk(node, path):
            nonlocal best
            if len(path) > len(best):
                best = path
            for c in sorted(k for k in node if k != 'n'):
                if node[c]['n'] >= least:
                    walk(node[c], path + c)
        walk(self.trie, '')
        return best
#> Solution().popularPrefix(["tap", "tan", "top"], 2)
#> Solution().popularPrefix([], 1)
#> Solution().popularPrefix(["go", "up"], 2)
#> Solution().popularPrefix(words=["star", "stay", "sty"], least=2)
#> Solution().popularPrefix(words=["ab"], least=1)

# %%
def compare_plates(a, b):
    def split(p):
        head = p.rstrip("0123456789")
        return head, p[len(head):]
    ha, na = split(a)
    hb, nb = split(b)
    if ha != hb:
        if len(ha) != len(hb):
            return "A" if len(ha) < len(hb) else "B"
        return "A" if ha < hb else "B"
    va, vb = int(na or -1), int(nb or -1)
    if va == vb:
        return "AB"[len(na) < len(nb)] if na != nb else "="
    return "A" if va < vb else "B"
#> compare_plates("ab12", "ab9")
#> compare_plates("x", "xy1")
#> compare_plates("q007", "q7")
#> compare_plates("", "")
#> compare_plates("kl5", "km1")

# %%
def erosion(cliff):
    rounds = 0
    while True:
        keep = []
        for i in range(len(cliff)):
            left = cliff[i - 1] if i else "z"
            right = cliff[i + 1] if i < len(cliff) - 1 else "z"
            if not (cliff[i] > left and cliff[i] > right):
                keep.append(cliff[i])
        new = "".join(keep)
        if new == cliff:
            return rounds, cliff
        cliff = new
        rounds += 1
#> erosion("abac")
#> erosion("")
#> erosion("cbcbc")
#> erosion("aaa")
#> erosion("adbeca")

# %%
class Solution:
    def roundTable(self, names: str, skip: int) -> str:
        circle = names.split(',') if names else []
        i = 0
        order = []
        while circle:
            i = (i + skip) % len(circle)
            gone = circle.pop(i)
            order.append(gone[0])
            skip = len(gone)
        return ''.join(order)
#> Solution().roundTable("ann,bo,carla", 1)
#> Solution().roundTable("", 3)
#> Solution().roundTable(names="x", skip=9)
#> Solution().roundTable("p,qq,rrr,ssss", 0)
#> Solution().roundTable(names="dora,eve,flo,gil,hal", skip=2)

# %%
def money(cents, group=3):
    sign = "-" if cents < 0 else ""
    whole, part = divmod(abs(cents), 100)
    s = str(whole)
    chunks = []
    while s:
        chunks.append(s[-group:])
        s = s[:-group]
    body = "'".join(reversed(chunks))
    return sign + body + (f".{part:02}" if part else ".-")
#> money(123456)
#> money(0)
#> money(-98765432, 2)
#> money(700)
#> money(1234567890, 4)

# %%
def isogram_windows(s, k):
    res = []
    bad = 0
    seen = {}
    for i in range(len(s)):
        seen[s[i]] = seen.get(s[i], 0) + 1
        if seen[s[i]] == 2:
            bad += 1
        if i >= k:
            o = s[i - k]
            seen[o] -= 1
            if seen[o] == 1:
                bad -= 1
        if i >= k - 1 and bad == 0:
            res.append(s[i - k + 1:i + 1])
    return res
#> isogram_windows("abcab", 3)
#> isogram_windows("", 2)
#> isogram_windows("aabb", 2)
#> isogram_windows("xyxzy", 3)
#> isogram_windows("mno", 1)

# %%
class Solution:
    def typeWriter(self, keys: str) -> str:
        line, pos = [], 0
        caps = False
        for k in keys:
            if k == '<':
                pos = max(0, pos - 1)
            elif k == '>':
                pos = min(len(line), pos + 1)
            elif k == '#':
                if pos:
                    pos -= 1
                    del line[pos]
            elif k == '^':
                caps = not caps
            else:
                line.insert(pos, k.upper() if caps else k)
                pos += 1
        return ''.join(line[:pos]) + '|' + ''.join(line[pos:])
#> Solution().typeWriter("ab<c")
#> Solution().typeWriter("")
#> Solution().typeWriter("x##y^z")
#> Solution().typeWriter(keys="cat<<^#o>>>s")
#> Solution().typeWriter("<>a^^b<")

# %%
def acronyms(titles, small):
    made = {}
    for t in titles:
        big = [w for w in t.split() if w not in small]
        code = "".join(w[0].upper() for w in big)
        if code in made:
            code += big[-1][1:2] if big else "0"
        if code not in made:
            made[code] = t
    return list(made)
#> acronyms(["bank of sand", "bag of salt"], ["of"])
#> acronyms([], ["the"])
#> acronyms(["the end"], ["the", "end"])
#> acronyms(["red hat", "raw ham", "rat hut"], [])
#> acronyms(["old at sea", "oak sun", "over sky"], ["at"])

# %%
def bell_strings(n, start="a"):
    s = start
    for _ in range(n):
        nxt = []
        i = 0
        while i < len(s):
            j = i
            while j < len(s) and s[j] == s[i]:
                j += 1
            c = chr((ord(s[i]) - 97 + j - i) % 3 + 97)
            nxt.append(s[i] + c)
            i = j
        s = "".join(nxt)
    return s
#> bell_strings(1)
#> bell_strings(3)
#> bell_strings(0, "cc")
#> bell_strings(2, "abb")
#> bell_strings(4, "")

# %%
class Solution:
    def ruleRewrite(self, s: str, rules, limit: int) -> str:
        for step in range(limit):
            for a, b in rules:
                at = s.rfind(a)
                if at >= 0:
                    s = s[:at] + b + s[at + len(a):]
                    break
            else:
                return s + '@' + str(step)
        return s + '...'
#> Solution().ruleRewrite("aab", [("ab", "c"), ("a", "")], 5)
#> Solution().ruleRewrite("", [("x", "y")], 2)
#> Solution().ruleRewrite(s="1", rules=[("1", "11")], limit=4)
#> Solution().ruleRewrite("baba", [("ba", "ab")], 9)
#> Solution().ruleRewrite(s="xyz", rules=[("z", "y"), ("yy", "z")], limit=6)

# %%
def even_ends(s):
    cnt = 0
    odd, even = {}, {}
    for i, ch in enumerate(s):
        side, other = (even, odd) if i % 2 == 0 else (odd, even)
        cnt += other.get(ch, 0)
        side[ch] = side.get(ch, 0) + 1
    spread = sum(abs(even.get(c, 0) - odd.get(c, 0)) for c in sorted(set(s)))
    return cnt, spread
#> even_ends("abba")
#> even_ends("")
#> even_ends("aaaa")
#> even_ends("mississippi")
#> even_ends("xyx")

# %%
def safe_number(text, default=None):
    body = text.strip().replace("_", "")
    if not body:
        return default
    sign = 1
    if body[0] in "+-":
        sign = -1 if body[0] == "-" else 1
        body = body[1:]
    if body[:1] == "b":
        base, digits = 2, body[1:]
    elif body[:1] == "x":
        base, digits = 16, body[1:]
    else:
        base, digits = 10, body
    val = 0
    for ch in digits:
        d = "0123456789abcdef".find(ch)
        if d < 0 or d >= base:
            return default
        val = val * base + d
    return sign * val
#> safe_number(" 1_024 ")
#> safe_number("-b101")
#> safe_number("", 7)
#> safe_number("x3g", -1)
#> safe_number("+xff")
