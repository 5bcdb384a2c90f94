# %%
class Solution:
    def customsLine(self, bags: str, banned: str) -> tuple:
        kept, seized = [], 0
        i = 0
        while i < len(bags):
            if bags[i] in banned:
                j = i
                while j < len(bags) and bags[j] in banned:
                    j += 1
                seized += (j - i) ** 2
                i = j
            else:
                kept.append(bags[i])
                i += 1
        return ''.join(kept), seized
#> Solution().customsLine("abxxcx", "x")
#> Solution().customsLine("", "q")
#> Solution().customsLine(bags="zzz", banned="z")
#> Solution().customsLine("clean", "")
#> Solution().customsLine(bags="kgunigk", banned="gun")

# %%
def lantern_code(n, width):
    bits = bin(n)[2:].zfill(width)
    runs = []
    cur = bits[0]
    size = 0
    for b in bits:
        if b == cur:
            size += 1
        else:
            runs.append(size)
            cur, size = b, 1
    runs.append(size)
    lead = "o" if bits[0] == "1" else "."
    return lead + "".join(chr(96 + r) for r in runs)
#> lantern_code(5, 4)
#> lantern_code(0, 3)
#> lantern_code(255, 8)
#> lantern_code(100, 10)
#> lantern_code(21, 2)

# %%
class Solution:
    def parse(self, s, i):
        # atom: letter or [list], list items are glued; returns weight and next index
        if s[i] == '[':
            i += 1
            total = 0
            while i < len(s) and s[i] != ']':
                w, i = self.parse(s, i)
                total += w
            return total * 2, i + 1
        return ord(s[i]) - 96, i + 1

    def necklaceWeight(self, s: str) -> int:
        i = total = 0
        while i < len(s):
            w, i = self.parse(s, i)
            total += w
        return total
#> Solution().necklaceWeight("ab[c]")
#> Solution().necklaceWeight("")
#> Solution().necklaceWeight(s="[a[b]]c")
#> Solution().necklaceWeight("[[[a]]]")
#> Solution().necklaceWeight("[ab")

# %%
def bookends(words):
    left, right = [], []
    for w in sorted(words, key=len):
        if len(left) <= len(right):
            left.append(w)
        else:
            right.append(w)
    shelf = left + right[::-1]
    return "|".join(w if i % 2 == 0 else w[::-1] for i, w in enumerate(shelf))
#> bookends(["atlas", "map", "guide", "log"])
#> bookends([])
#> bookends(["one"])
#> bookends(["bb", "a", "dddd", "ccc", "eeeee"])
#> bookends(["to", "be", "or"])

# %%
def moth_eaten(cloth, holes):
    s = list(cloth)
    for h in holes:
        if -len(s) <= h < len(s):
            s[h] = " "
    pieces = "".join(s).split()
    if not pieces:
        return "gone"
    big = max(pieces, key=len)
    return big if len(big) * 2 >= len(cloth) else "+".join(sorted(pieces))
#> moth_eaten("velvet", [2])
#> moth_eaten("", [0])
#> moth_eaten("silk", [0, 1, 2, 3])
#> moth_eaten("tapestry", [2, -3])
#> moth_eaten("wool", [9, -9])

# %%
class Solution:
    def swapHalves(self, s: str, rounds: int) -> str:
        seen = {}
        r = 0
        while r < rounds:
            if s in seen:
                loop = r - seen[s]
                rounds = r + (rounds - r) % loop
                seen = {}
                if r == rounds:
                    break
            seen[s] = r
            mid = (len(s) + 1) // 2
            s = ''.join(a + b for a, b in zip(s[mid:], s[:mid])) + (s[mid - 1] if len(s) % 2 else '')
            r += 1
        return s
#> Solution().swapHalves("abcd", 1)
#> Solution().swapHalves("", 3)
#> Solution().swapHalves(s="abcdef", rounds=50)
#> Solution().swapHalves("abc", 9)
#> Solution().swapHalves(s="hello", rounds=0)

# %%
def kite_string(text):
    up = True
    height = 0
    rows = {}
    for i, ch in enumerate(text):
        if ch in ".,!":
            up = not up
            continue
        rows.setdefault(height, []).append(ch)
        height += 1 if up else -1
    return [f"{h}:{''.join(rows[h])}" for h in sorted(rows, reverse=True)]
#> kite_string("abc.de")
#> kite_string("")
#> kite_string("!xyz")
#> kite_string("a.b.c.d")
#> kite_string("up,dn!")

# %%
class Solution:
    def cipherTable(self, key: str) -> dict:
        order = []
        for ch in key + 'abcdefgh':
            if ch not in order and ch in 'abcdefgh':
                order.append(ch)
        return dict(zip('abcdefgh', order))

    def encryptPairs(self, msg: str, key: str) -> str:
        table = self.cipherTable(key)
        out = ''
        for i in range(0, len(msg), 2):
            pair = msg[i:i + 2]
            if len(pair) == 2 and pair[0] == pair[1]:
                out += '*' + table.get(pair[0], pair[0])
            else:
                out += ''.join(table.get(c, c) for c in reversed(pair))
        return out
#> Solution().encryptPairs("head", "gab")
#> Solution().encryptPairs("", "abc")
#> Solution().encryptPairs(msg="ffbad", key="hf")
#> Solution().encryptPairs("xyz", "")
#> Solution().encryptPairs(msg="deed", key="bed")

# %%
def water_marks(text, mark):
    # hide the mark in letter case, report whether it fits
    bits = iter("".join(f"{ord(c) - 96:05b}" for c in mark))
    out = []
    bit = next(bits, None)
    for ch in text:
        if bit is None or not ch.isalpha():
            out.append(ch)
            continue
        out.append(ch.upper() if bit == "1" else ch.lower())
        bit = next(bits, None)
    return "".join(out), bit is None
#> water_marks("seaside", "a")
#> water_marks("", "")
#> water_marks("tiny", "z")
#> water_marks("One two Three", "b")
#> water_marks("PLAIN", "")

# %%
def read_mark(text):
    bits = "".join("1" if c.isupper() else "0" for c in text if c.isalpha())
    letters = []
    for i in range(0, len(bits) - 4, 5):
        v = int(bits[i:i + 5], 2)
        if v == 0:
            break
        letters.append(chr(96 + v) if v <= 26 else "?")
    return "".join(letters)
#> read_mark("seasIde")
#> read_mark("")
#> read_mark("ABCDE fgHij")
#> read_mark("tiNY-tInY stone")
#> read_mark("plain")

# %%
class Solution:
    def potluck(self, offers, need: int) -> list:
        from collections import defaultdict
        dishes = defaultdict(list)
        for offer in offers:
            who, _, what = offer.partition(' brings ')
            if what:
                dishes[what.strip()].append(who)
        short = []
        for dish in sorted(dishes, key=lambda d: (len(dishes[d]), d)):
            n = len(dishes[dish])
            if n < need:
                short.append(f'{dish}:{need - n}')
            elif n > need:
                short.append(f'{dish}-{dishes[dish][-1]}')
        return short
#> Solution().potluck(["ann brings pie", "bo brings pie", "cy brings tea"], 1)
#> Solution().potluck([], 2)
#> Solution().potluck(offers=["x eats", "y brings rice"], need=2)
#> Solution().potluck(["a brings b", "c brings d"], 1)
#> Solution().potluck(offers=["a brings soup", "b brings soup ", "c brings jam"], need=3)

# %%
def shear(rows, by):
    out = []
    for i, row in enumerate(rows):
        if not row:
            out.append("")
            continue
        k = i * by % len(row)
        out.append(row[-k:] + row[:-k] if k else row)
    return ["".join(c) for c in zip(*out)]
#> shear(["abc", "abc", "abc"], 1)
#> shear([], 2)
#> shear(["wxyz", "wxyz"], -1)
#> shear(["ab", "", "cd"], 1)
#> shear(["hello", "world"], 7)

# %%
def longest_echo(s):
    best = ""
    for i in range(len(s)):
        for size in range(1, (len(s) - i) // 2 + 1):
            if size <= len(best):
                continue
            a, b = s[i:i + size], s[i + size:i + 2 * size]
            if a == b or a == b[::-1]:
                best = a
    return best
#> longest_echo("abab")
#> longest_echo("")
#> longest_echo("xabbay")
#> longest_echo("abcdef")
#> longest_echo("aabaab")

# %%
class Solution:
    def scoreHand(self, hand: str) -> int:
        counts = {}
        for card in hand:
            counts[card] = counts.get(card, 0) + 1
        score = 0
        for card, n in sorted(counts.items()):
            if n >= 2:
                score += 10 * n
            elif chr(ord(card) + 1) in counts and chr(ord(card) - 1) in counts:
                score += 7
            elif card in 'AEIOU':
                score -= 3
            else:
                score += 1
        return score
#> Solution().scoreHand("AABC")
#> Solution().scoreHand("")
#> Solution().scoreHand("BCDEF")
#> Solution().scoreHand(hand="AEIOU")
#> Solution().scoreHand(hand="ZZZYXW")

# %%
def indent_tree(lines):
    path, out = [], []
    for line in lines:
        name = line.lstrip(".")
        depth = len(line) - len(name)
        if depth > len(path):
            raise IndexError(line)
        path = path[:depth] + [name]
        out.append("/".join(path))
    return out
#> indent_tree(["a", ".b", "..c", ".d"])
#> indent_tree([])
#> indent_tree(["x", "..y"])
#> indent_tree(["one", "two", ".three"])
#> indent_tree(["p", ".q", "r", ".s", "..t"])

# %%
def flatten_tree(paths):
    tree = {}
    for p in paths:
        node = tree
        for part in p.split("/"):
            node = node.setdefault(part, {})

    def show(node, depth):
        for name in sorted(node):
            kids = node[name]
            while len(kids) == 1:
                (only, kids2), = kids.items()
                name, kids = name + "/" + only, kids2
            yield "." * depth + name
            yield from show(kids, depth + 1)

    return list(show(tree, 0))
#> flatten_tree(["a/b/c", "a/b/d"])
#> flatten_tree([])
#> flatten_tree(["x", "y/z"])
#> flatten_tree(["m/n/o/p"])
#> flatten_tree(["a/c", "b", "a/b"])

# %%
class Solution:
    def mendFence(self, fence: str) -> tuple:
        # no three equal planks in a row; change as few as a greedy walk needs
        planks = list(fence)
        changed = 0
        for i in range(2, len(planks)):
            if planks[i] == planks[i - 1] == planks[i - 2]:
                nxt = planks[i + 1] if i + 1 < len(planks) else ''
                for cand in 'abc':
                    if cand != planks[i] and cand != nxt:
                        planks[i] = cand
                        changed += 1
                        break
        return ''.join(planks), changed
#> Solution().mendFence("aaab")
#> Solution().mendFence("")
#> Solution().mendFence("bbbbbb")
#> Solution().mendFence(fence="ccca")
#> Solution().mendFence(fence="abab")

# %%
def shout(text, quiet=("the", "a", "of")):
    words = text.split()
    volume = 1
    out = []
    for w in words:
        if w in quiet:
            out.append(w)
            volume = 1
        elif w.endswith("!"):
            volume += w.count("!")
            out.append(w.rstrip("!").upper() + "!" * volume)
        else:
            out.append(w if volume < 3 else w.upper())
    return " ".join(out)
#> shout("stop! the cat")
#> shout("")
#> shout("go!! now wait! a rest now")
#> shout("calm words", ())
#> shout("hey! hey! you", ("you",))

# %%
class Solution:
    def collate(self, columns: str, widths) -> list:
        rows = []
        pos = 0
        while pos < len(columns):
            row = []
            for w in widths:
                cell = columns[pos:pos + w]
                pos += w
                cell = cell.strip('.')
                if cell.isdigit():
                    row.append(int(cell))
                elif cell:
                    row.append(cell)
                else:
                    row.append(None)
            rows.append(tuple(row))
        return rows
#> Solution().collate("ab.12cde.7", [3, 2])
#> Solution().collate("", [1, 1])
#> Solution().collate(columns="....", widths=[2])
#> Solution().collate("x007y", [1, 3])
#> Solution().collate(columns="a1b22c.", widths=[1, 2])

# %%
def garland(s, k):
    if k <= 0:
        return s
    from collections import deque
    d = deque(s)
    out = []
    turn = 1
    while d:
        d.rotate(-turn if len(out) % 2 else turn)
        out.append(d.popleft())
        turn = turn % k + 1
    return "".join(out)
#> garland("abcd", 2)
#> garland("", 3)
#> garland("xyz", 0)
#> garland("candle", 3)
#> garland("aabbcc", 1)

# %%
def word_slide(rack, word):
    rack = list(rack)
    moves = 0
    for ch in word:
        if ch in rack:
            k = rack.index(ch)
            moves += k
            rack.pop(k)
        elif "_" in rack:
            k = len(rack) - 1 - rack[::-1].index("_")
            moves += k + 5
            rack.pop(k)
        else:
            return -1, "".join(rack)
    return moves, "".join(rack)
#> word_slide("tacos", "cat")
#> word_slide("", "a")
#> word_slide("b_d_", "bud")
#> word_slide("xyz", "")
#> word_slide("aa_", "aaaa")

# %%
class Solution:
    def orderSizes(self, sizes) -> list:
        base = {'S': 0, 'M': 1, 'L': 2}

        def rank(size):
            core = size[-1]
            xs = size.count('X')
            if core not in base:
                return (9, len(size), size)
            if core == 'S':
                return (0, -xs)
            if core == 'L':
                return (2, xs)
            return (1, xs)

        good = sorted((s for s in sizes if s), key=rank)
        return good + ['?'] * (len(sizes) - len(good))
#> Solution().orderSizes(["L", "XS", "M", "XXL"])
#> Solution().orderSizes([])
#> Solution().orderSizes(["", "S", "XXS", ""])
#> Solution().orderSizes(sizes=["42", "M", "7", "S"])
#> Solution().orderSizes(sizes=["XL", "XL", "L"])

# %%
def fuse(parts, glue):
    out = parts[0] if parts else ""
    for p in parts[1:]:
        if out and p and out[-1] == p[0]:
            out += p[1:]
        elif out[-1:] in "aeiou" and p[:1] in "aeiou":
            out += glue + p
        else:
            out += p
    return out
#> fuse(["sun", "nest"], "h")
#> fuse([], "x")
#> fuse(["sea", "air", "ring"], "'")
#> fuse(["cat", "", "nap"], "-")
#> fuse(["go", "all", "out", "to"], "w")

# %%
def queue_chars(s):
    first, last = {}, {}
    for i, c in enumerate(s):
        first.setdefault(c, i)
        last[c] = i
    spans = sorted((first[c], last[c], c) for c in first)
    blocks = []
    for a, b, c in spans:
        if blocks and a < blocks[-1][1]:
            blocks[-1][1] = max(blocks[-1][1], b)
            blocks[-1][2] += c
        else:
            blocks.append([a, b, c])
    return [f"{names}{b - a + 1}" for a, b, names in blocks]
#> queue_chars("abacdd")
#> queue_chars("")
#> queue_chars("xyz")
#> queue_chars("pqqprsr")
#> queue_chars("abcba")

# %%
class Solution:
    def oddOneOut(self, names) -> str:
        def shape(w):
            ids = {}
            return tuple(ids.setdefault(c, len(ids)) for c in w)
        groups = {}
        for name in names:
            groups.setdefault(shape(name), []).append(name)
        singles = [g[0] for g in groups.values() if len(g) == 1]
        if len(singles) == 1:
            return singles[0]
        return 'none' if not singles else 'many:' + str(len(singles))
#> Solution().oddOneOut(["noon", "abba", "abcd"])
#> Solution().oddOneOut([])
#> Solution().oddOneOut(names=["egg", "zoo", "add"])
#> Solution().oddOneOut(["ab", "aa", "abc"])
#> Solution().oddOneOut(names=["paper", "title", "tact"])

# %%
def toggle_run(s, queries):
    s = list(s)
    for a, b in queries:
        for i in range(a, min(b, len(s))):
            s[i] = s[i].swapcase()
    runs = 0
    for i, c in enumerate(s):
        if c.isupper() and (i == 0 or not s[i - 1].isupper()):
            runs += 1
    return "".join(s), runs
#> toggle_run("abcdef", [(0, 2), (4, 5)])
#> toggle_run("", [(0, 3)])
#> toggle_run("HeLLo", [(0, 5)])
#> toggle_run("xyz", [])
#> toggle_run("aBcD", [(1, 3), (1, 9)])

# %%
def trade_letters(a, b):
    # smallest number of swaps between the two words that sorts "a before b" letterwise
    x, y = sorted(a, reverse=True), sorted(b)
    swaps = 0
    for i in range(min(len(x), len(y))):
        if x[i] <= y[i]:
            break
        x[i], y[i] = y[i], x[i]
        swaps += 1
    return swaps, "".join(sorted(x)), "".join(sorted(y))
#> trade_letters("zab", "cdy")
#> trade_letters("", "abc")
#> trade_letters("xyz", "abc")
#> trade_letters("aa", "bb")
#> trade_letters("mango", "fig")

# %%
class Solution:
    def echoDelay(self, sound: str, delay: int, fade: int) -> str:
        n = len(sound) + delay * fade if sound else 0
        mix = ['.'] * n
        for f in range(fade, -1, -1):
            for i, ch in enumerate(sound):
                at = i + f * delay
                if f == 0 or mix[at] == '.':
                    mix[at] = ch if f == 0 else ch.lower()
        return ''.join(mix)
#> Solution().echoDelay("HEY", 4, 1)
#> Solution().echoDelay("", 2, 2)
#> Solution().echoDelay(sound="AB", delay=1, fade=2)
#> Solution().echoDelay("Oh", 3, 0)
#> Solution().echoDelay(sound="X", delay=2, fade=3)

# %%
def rule_lines(specs, value):
    # specs like "3:fizz" or "<5:low" or "=7:seven"
    said = []
    for sp in specs:
        cond, _, word = sp.partition(":")
        if cond[0] == "<":
            ok = value < int(cond[1:])
        elif cond[0] == "=":
            ok = value == int(cond[1:])
            if ok:
                return word
        else:
            ok = value % int(cond) == 0
        if ok:
            said.append(word)
    return "+".join(said) or str(value)
#> rule_lines(["3:tip", "<5:low"], 3)
#> rule_lines([], 8)
#> rule_lines(["2:even", "=6:six", "3:tri"], 6)
#> rule_lines(["7:lucky"], 10)
#> rule_lines(["<100:small", "4:quad", "6:hex"], 24)

# %%
class Solution:
    def nextLabel(self, label: str) -> str:
        # letters and digits roll over in place, other signs stay
        chars = list(label)
        i = len(chars) - 1
        rolled = None
        while i >= 0:
            c = chars[i]
            if c == 'z':
                chars[i] = rolled = 'a'
            elif c == '9':
                chars[i] = rolled = '0'
            elif c.isalnum():
                chars[i] = chr(ord(c) + 1)
                return ''.join(chars)
            i -= 1
        grow = {'a': 'a', '0': '1', None: ''}[rolled]
        return grow + ''.join(chars)
#> Solution().nextLabel("a9")
#> Solution().nextLabel("zz-9")
#> Solution().nextLabel("")
#> Solution().nextLabel(label="9-9.z")
#> Solution().nextLabel(label="k-7-")

# %%
def split_secret(s):
    cuts = []
    n = len(s)
    for i in range(1, n - 1):
        for j in range(i + 1, n):
            a, b, c = s[:i], s[i:j], s[j:]
            if len({len(a), len(b), len(c)}) < 3:
                continue
            if a[0] == b[0] == c[0] or a[-1] == b[-1] == c[-1]:
                cuts.append((i, j))
    return cuts
#> split_secret("aabaab")
#> split_secret("")
#> split_secret("abcdefg")
#> split_secret("xyxxyx")
#> split_secret("zzzz")

# %%
def letter_stock(orders):
    stock = dict.fromkeys("abc", 2)
    failed = []
    for o in orders:
        take = {}
        for ch in o:
            take[ch] = take.get(ch, 0) + 1
        if any(stock.get(ch, 0) < n for ch, n in take.items()):
            failed.append(o)
            for ch in take:
                if ch in stock:
                    stock[ch] += 1
        else:
            for ch, n in take.items():
                stock[ch] -= n
    return failed, "".join(f"{k}{v}" for k, v in stock.items())
#> letter_stock(["ab", "abc"])
#> letter_stock([])
#> letter_stock(["aaa", "aaa"])
#> letter_stock(["d", "cab", "cc"])
#> letter_stock(["abcabc", "a", "b"])

# %%
class Solution:
    def weaveCheck(self, a: str, b: str, mixed: str) -> bool:
        # mixed must alternate runs from a and b with no run longer than two
        from functools import lru_cache
        if len(a) + len(b) != len(mixed):
            return False

        @lru_cache(maxsize=None)
        def go(i, j, who, run):
            if i + j == len(mixed):
                return True
            ch = mixed[i + j]
            if i < len(a) and a[i] == ch and not (who == 0 and run == 2):
                if go(i + 1, j, 0, run + 1 if who == 0 else 1):
                    return True
            if j < len(b) and b[j] == ch and not (who == 1 and run == 2):
                return go(i, j + 1, 1, run + 1 if who == 1 else 1)
            return False

        return go(0, 0, -1, 0)
#> Solution().weaveCheck("abc", "de", "abdce")
#> Solution().weaveCheck("abc", "d", "abcd")
#> Solution().weaveCheck(a="", b="", mixed="")
#> Solution().weaveCheck("aa", "ab", "aaab")
#> Solution().weaveCheck(a="xy", b="xz", mixed="xxyz")

# %%
def heat_bars(temps, glyphs=" .:*#"):
    if not temps:
        return ""
    lo, hi = min(temps), max(temps)
    span = hi - lo
    bar = ""
    for t in temps:
        level = (t - lo) * (len(glyphs) - 1) // span if span else 0
        bar += glyphs[level]
    return "[" + bar + "]"
#> heat_bars([1, 5, 9])
#> heat_bars([])
#> heat_bars([4, 4, 4], "-=")
#> heat_bars([-10, 0, 10, 30, 15])
#> heat_bars([100, 50, 75, 0], "abc")

# %%
def pigeonPost(route, letters):
    bag = []
    log = []
    for stop in route:
        arrived = [l for l in bag if l[-1] == stop]
        bag = [l for l in bag if l[-1] != stop]
        if arrived:
            log.append(stop + str(len(arrived)))
        for l in letters:
            if l[0] == stop and l[-1] != stop and l not in bag:
                bag.append(l)
    return log, bag
#> pigeonPost("ABC", ["AtoC", "BtoA"])
#> pigeonPost("", ["XY"])
#> pigeonPost("ABAB", ["AB", "BA"])
#> pigeonPost("PQR", [])
#> pigeonPost("MNMO", ["M1O", "M2N", "N3M", "O4O"])

# %%
class Solution:
    def crunch(self, s: str) -> str:
        # replace the most common pair with its first letter in capitals until no pair repeats
        while True:
            pairs = {}
            for i in range(len(s) - 1):
                p = s[i:i + 2]
                if p.islower():
                    pairs[p] = pairs.get(p, 0) + 1
            if not pairs:
                return s
            p = min(pairs, key=lambda x: (-pairs[x], x))
            if pairs[p] < 2:
                return s
            s = s.replace(p, p[0].upper())
#> Solution().crunch("ababab")
#> Solution().crunch("")
#> Solution().crunch("abcd")
#> Solution().crunch("banana")
#> Solution().crunch(s="xyzxyz")

# %%
def hand_clap(word, rhythm):
    out = []
    beats = {"x": 1, "X": 2, "-": 0}
    r = 0
    for ch in word:
        b = beats.get(rhythm[r % len(rhythm)], 1) if rhythm else 1
        r += 1
        if b == 0:
            continue
        out.append(ch * b)
        if b == 2 and ch in "aeiou":
            r = 0
    return "".join(out)
#> hand_clap("banana", "x-X")
#> hand_clap("", "x")
#> hand_clap("tempo", "")
#> hand_clap("aaaa", "X-")
#> hand_clap("clapping", "xX--")

# %%
class Solution:
    def verseForm(self, lines) -> str:
        form = ''
        endings = []
        for line in lines:
            words = line.lower().split()
            tail = words[-1].strip('.,;!?')[-2:] if words else ''
            if not tail:
                form += ' '
                continue
            for k, known in enumerate(endings):
                if known == tail:
                    form += chr(65 + k)
                    break
            else:
                form += chr(65 + len(endings))
                endings.append(tail)
        return form
#> Solution().verseForm(["the cat", "on a boat", "sat.", "afloat"])
#> Solution().verseForm([])
#> Solution().verseForm(["oh sea", "", "Oh tea!"])
#> Solution().verseForm(lines=["one", "two", "six"])
#> Solution().verseForm(lines=["blue", "red", "true", "bed", "dew"])

# %%
def crossings(a, b):
    # strings between equal letters of two rows: how many cross
    pos = {}
    for j, c in enumerate(b):
        pos.setdefault(c, []).append(j)
    ties = []
    for i, c in enumerate(a):
        if pos.get(c):
            ties.append(pos[c].pop(0))
    cross = 0
    for x in range(len(ties)):
        cross += sum(ties[x] > ties[y] for y in range(x + 1, len(ties)))
    return cross, len(ties)
#> crossings("abc", "cab")
#> crossings("", "xyz")
#> crossings("hello", "olleh")
#> crossings("aab", "baa")
#> crossings("xyz", "abc")

# %%
def pad_block(msg, size, fill="~"):
    blocks = []
    carry = 0
    for i in range(0, len(msg), size):
        blk = msg[i:i + size]
        blk += fill * (size - len(blk))
        carry = (carry + sum(map(ord, blk))) % 10
        blocks.append(blk[::-1] + str(carry) if carry % 2 else blk + str(carry))
    return " ".join(blocks)
#> pad_block("abcdef", 2)
#> pad_block("", 4)
#> pad_block("secret", 4)
#> pad_block("zzz", 5, "-")
#> pad_block("hello you", 3, "*")
