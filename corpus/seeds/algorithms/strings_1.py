# %%
def fold_beads(thread, limit):
    out = []
    i = 0
    while i < len(thread):
        j = i
        while j < len(thread) and thread[j] == thread[i] and j - i < limit:
            j += 1
        length = j - i
        if length == limit:
            out.append(thread[i].upper())
        else:
            out.append(thread[i] * length)
        i = j
    return "".join(out)
#> fold_beads("aaabbc", 2)
#> fold_beads("", 3)
#> fold_beads("zzzzzzz", 3)
#> fold_beads("abcabc", 1)
#> fold_beads("ppqqqrrrr", 4)

# %%
class Solution:
    def kneelingLamps(self, row: str) -> int:
        # '>' lights everything up to the next wall, '<' everything down to the previous wall
        n = len(row)
        lit = [False] * n
        on = False
        for i in range(n):
            if row[i] == '#':
                on = False
            elif row[i] == '>':
                on = True
            elif on:
                lit[i] = True
        on = False
        for i in range(n - 1, -1, -1):
            if row[i] == '#':
                on = False
            elif row[i] == '<':
                on = True
            elif on:
                lit[i] = True
        return lit.count(True)
#> Solution().kneelingLamps("..>..#.")
#> Solution().kneelingLamps("")
#> Solution().kneelingLamps(".<.#>.")
#> Solution().kneelingLamps("#..#")
#> Solution().kneelingLamps(">..<")

# %%
def ledger_eval(line):
    total, sign, num = 0, 1, 0
    for ch in line + "+":
        if ch.isdigit():
            num = num * 10 + int(ch)
        elif ch == "k":
            num *= 1000
        elif ch == "d":
            num *= 12
        elif ch in "+-":
            total += sign * num
            num = 0
            sign = 1 if ch == "+" else -1
    return total
#> ledger_eval("3d+4")
#> ledger_eval("")
#> ledger_eval("1k-250")
#> ledger_eval("-2d-3d+1")
#> ledger_eval("7 + 8 - 20")

# %%
from collections import deque

def gate_queue(events):
    waiting = deque()
    passed = ""
    for e in events:
        if e.islower():
            waiting.append(e)
        elif e == "!":
            while waiting:
                passed += waiting.popleft()
        elif e == "^" and waiting:
            waiting.appendleft(waiting.pop())
        elif e == "." and waiting:
            passed += waiting.popleft()
    return passed + "|" + "".join(waiting)
#> gate_queue("abc.")
#> gate_queue("ab^..")
#> gate_queue("")
#> gate_queue("..xyz^!q")
#> gate_queue("mno^^.p.")

# %%
class Solution:
    def mirrorCost(self, word: str, price: dict) -> int:
        l, r = 0, len(word) - 1
        cost = 0
        while l < r:
            a, b = word[l], word[r]
            if a != b:
                cost += min(price.get(a, 1), price.get(b, 1))
            l += 1
            r -= 1
        return cost
#> Solution().mirrorCost("level", {})
#> Solution().mirrorCost(word="abca", price={"b": 4, "c": 3})
#> Solution().mirrorCost("", {"a": 2})
#> Solution().mirrorCost("abcdef", {"a": 5, "f": 9, "b": 2, "e": 7})
#> Solution().mirrorCost(word="planet", price={"p": 3, "t": 2})

# %%
def split_by_weight(text, cap):
    parts, cur, load = [], "", 0
    for ch in text:
        w = (ord(ch) - 96) % 5 + 1
        if load + w > cap:
            parts.append(cur)
            cur, load = "", 0
        cur += ch
        load += w
    if cur:
        parts.append(cur)
    return parts
#> split_by_weight("abcde", 6)
#> split_by_weight("", 4)
#> split_by_weight("zebra", 9)
#> split_by_weight("mmmm", 7)
#> split_by_weight("quilt", 5)

# %%
class Solution:
    def decodeLadder(self, code: str) -> str:
        res = []
        rung = 0
        for c in code:
            if c == '/':
                rung += 1
            elif c == '\\':
                rung -= 1
            elif c.isalpha():
                base = ord('A') if c.isupper() else ord('a')
                res.append(chr((ord(c) - base + rung) % 26 + base))
            else:
                res.append(c)
        return ''.join(res)
#> Solution().decodeLadder("a/a/a")
#> Solution().decodeLadder("Z//Z\\z")
#> Solution().decodeLadder("")
#> Solution().decodeLadder("\\a b\\c")
#> Solution().decodeLadder("Hi!/Hi!")

# %%
from collections import Counter

def swap_needed(shelf, order):
    have, want = Counter(shelf), Counter(order)
    missing = want - have
    spare = have - want
    swaps = []
    lack = sorted(missing.elements())
    give = sorted(spare.elements(), reverse=True)
    for need, extra in zip(lack, give):
        swaps.append(extra + ">" + need)
    if len(lack) > len(give):
        return None
    return swaps
#> swap_needed("jam", "ham")
#> swap_needed("aabb", "abcc")
#> swap_needed("", "")
#> swap_needed("xy", "xyz")
#> swap_needed("pots", "stop")

# %%
def longest_calm(s, allowed):
    best = (0, 0)
    start = 0
    storms = 0
    for end, ch in enumerate(s):
        if ch == "~":
            storms += 1
        while storms > allowed:
            if s[start] == "~":
                storms -= 1
            start += 1
        if end - start + 1 > best[1] - best[0]:
            best = (start, end + 1)
    return s[best[0]:best[1]]
#> longest_calm("ab~cd~e", 1)
#> longest_calm("~~~", 0)
#> longest_calm("", 2)
#> longest_calm("a~b~c~d", 2)
#> longest_calm("calm~sea", 0)

# %%
class Solution:
    def compareEditions(self, a: str, b: str) -> int:
        def parts(v):
            out = []
            for piece in v.split('.'):
                letters = piece.lstrip('0123456789')
                digits = piece[:len(piece) - len(letters)]
                out.append((int(digits or 0), letters or '~'))
            while out and out[-1] == (0, '~'):
                out.pop()
            return out
        p, q = parts(a), parts(b)
        return (p > q) - (p < q)
#> Solution().compareEditions("1.2", "1.2.0")
#> Solution().compareEditions("2b", "2")
#> Solution().compareEditions(a="1.10", b="1.9")
#> Solution().compareEditions("", "0.0")
#> Solution().compareEditions(a="3.1a", b="3.1c")

# %%
def crate_numerals(n):
    marks = [(60, "O"), (20, "T"), (5, "V"), (1, "i")]
    text = ""
    for value, mark in marks:
        count, n = divmod(n, value)
        if count == 0:
            continue
        text += mark if count == 1 else mark + "'" * (count - 1)
    return text or "-"
#> crate_numerals(0)
#> crate_numerals(7)
#> crate_numerals(84)
#> crate_numerals(199)
#> crate_numerals(60)

# %%
class Solution:
    def build(self, words):
        root = {}
        for w in words:
            node = root
            for ch in w:
                node = node.setdefault(ch, {})
            node['$'] = w
        return root

    def forkLetters(self, words):
        # every place where a reader of the words has to choose, with the choices
        forks = []

        def visit(node, path):
            if len(node) > 1:
                forks.append(path + ':' + ''.join(sorted(node)))
            for ch in sorted(node):
                if ch != '$':
                    visit(node[ch], path + ch)

        visit(self.build(words), '')
        return forks
#> Solution().forkLetters(["do", "de", "c"])
#> Solution().forkLetters([])
#> Solution().forkLetters(["ab", "abc"])
#> Solution().forkLetters(words=["tea"])
#> Solution().forkLetters(words=["sun", "sum", "sip"])

# %%
def stride_weave(s, step):
    n = len(s)
    if n == 0 or step <= 0:
        return s
    taken = [False] * n
    out = []
    pos = 0
    while len(out) < n:
        while taken[pos]:
            pos = (pos + 1) % n
        taken[pos] = True
        out.append(s[pos])
        pos = (pos + step) % n
    return "".join(out)
#> stride_weave("abcdef", 2)
#> stride_weave("", 3)
#> stride_weave("hello", 3)
#> stride_weave("xyz", 0)
#> stride_weave("wander", 4)

# %%
def doorsOpen(plan: str) -> bool:
    keys = {}
    for ch in plan:
        if ch.islower():
            keys[ch] = keys.get(ch, 0) + 1
        elif ch.isupper():
            k = ch.lower()
            if keys.get(k, 0) == 0:
                return False
            keys[k] -= 1
        elif ch == "*":
            keys = {k: v * 2 for k, v in keys.items()}
    return sum(keys.values()) <= 2
#> doorsOpen("abAB")
#> doorsOpen("a*AA")
#> doorsOpen("xYy")
#> doorsOpen("")
#> doorsOpen("abc*ABC")

# %%
class Solution:
    def balanceTents(self, camp: str) -> int:
        pairs = {')': '(', ']': '[', '>': '<'}
        stack = []
        fixes = 0
        for c in camp:
            if c in pairs.values():
                stack.append(c)
            elif c in pairs:
                if not stack:
                    fixes += 1
                elif stack[-1] == pairs[c]:
                    stack.pop()
                else:
                    stack.pop()
                    fixes += 1
        return fixes + len(stack)
#> Solution().balanceTents("([<>])")
#> Solution().balanceTents("(]")
#> Solution().balanceTents("")
#> Solution().balanceTents("))[[")
#> Solution().balanceTents(camp="<(a>)b")

# %%
def hum(syllables):
    song, prev = [], None
    for s in syllables.split("-"):
        if not s:
            continue
        if s == prev:
            song[-1] += "~"
        else:
            song.append(s)
        prev = s
    return " ".join(song).capitalize()
#> hum("la-la-di")
#> hum("")
#> hum("do--do-re")
#> hum("mi")
#> hum("na-na-na-hey-na")

# %%
from typing import List

class Solution:
    def rankLabels(self, labels: List[str], favourite: str) -> List[str]:
        def score(label):
            hits = label.count(favourite)
            return (-hits, len(label), label)
        ordered = sorted(labels, key=score)
        ans = []
        for pos, label in enumerate(ordered, 1):
            ans.append(f"{pos}.{label}")
            if favourite not in label:
                break
        return ans
#> Solution().rankLabels(["banana", "apple", "kiwi"], "a")
#> Solution().rankLabels([], "z")
#> Solution().rankLabels(labels=["oo", "o", "b"], favourite="o")
#> Solution().rankLabels(["tin", "pan"], "x")
#> Solution().rankLabels(labels=["abab", "ab", "ba", "aab"], favourite="ab")

# %%
def checksum_tag(code, base=7):
    acc = 0
    for i, ch in enumerate(reversed(code)):
        v = int(ch) if ch.isdigit() else ord(ch) % 10
        if i % 2:
            v = v * 3
            if v > 9:
                v = v // 10 + v % 10
        acc = (acc * 2 + v) % base
    return code + "-" + "abcdefghijk"[acc]
#> checksum_tag("1234")
#> checksum_tag("")
#> checksum_tag("x9y8", 11)
#> checksum_tag("777777", 5)
#> checksum_tag("b", 3)

# %%
def widen(rows, sep=" "):
    width = {}
    cells = [r.split(",") for r in rows]
    for row in cells:
        for c, cell in enumerate(row):
            width[c] = max(width.get(c, 0), len(cell))
    out = []
    for row in cells:
        line = sep.join(cell.rjust(width[c]) if cell.isdigit() else cell.ljust(width[c]) for c, cell in enumerate(row))
        out.append(line.rstrip())
    return out
#> widen(["a,10", "bcd,7"])
#> widen([], "|")
#> widen(["x,y,z", "long"], "|")
#> widen(["1,22", "333,4"], "+")
#> widen([""])

# %%
class Solution:
    def swallow(self, pond: str) -> str:
        # a bigger letter swallows its smaller left neighbour when they are at most two apart
        stack = []
        for fish in pond:
            while stack and 0 < ord(fish) - ord(stack[-1]) <= 2:
                stack.pop()
            stack.append(fish)
        return ''.join(stack)
#> Solution().swallow("abc")
#> Solution().swallow("adgb")
#> Solution().swallow("")
#> Solution().swallow("zyxz")
#> Solution().swallow("aceglm")

# %%
def snake_steps(name):
    res = ""
    for i, ch in enumerate(name):
        if ch.isupper():
            nxt = name[i + 1] if i + 1 < len(name) else ""
            if i and (name[i - 1].islower() or nxt.islower()):
                res += "_"
            res += ch.lower()
        elif ch.isdigit():
            if i and not name[i - 1].isdigit():
                res += "_"
            res += ch
        else:
            res += ch
    return res
#> snake_steps("loadXMLFile")
#> snake_steps("")
#> snake_steps("Area51Map")
#> snake_steps("ABC")
#> snake_steps("plain")

# %%
def glob_stamp(pattern, stamp):
    # '?' any letter, '#' any digit, '+' repeats the item before it once more or not at all
    def fits(p, c):
        return p == c or (p == "?" and c.isalpha()) or (p == "#" and c.isdigit())

    def go(i, j):
        if i == len(pattern):
            return j == len(stamp)
        ok = j < len(stamp) and fits(pattern[i], stamp[j])
        if i + 1 < len(pattern) and pattern[i + 1] == "+":
            if ok and j + 1 < len(stamp) and fits(pattern[i], stamp[j + 1]) and go(i + 2, j + 2):
                return True
            return ok and go(i + 2, j + 1)
        return ok and go(i + 1, j + 1)

    return go(0, 0)
#> glob_stamp("a#", "a7")
#> glob_stamp("?+#", "xy3")
#> glob_stamp("", "")
#> glob_stamp("#+#+", "123")
#> glob_stamp("b?+c", "bacd")

# %%
class Solution:
    def ticketSpread(self, tickets: str) -> int:
        last = {}
        widest = -1
        for i, t in enumerate(tickets):
            if t in last:
                gap = i - last[t] - 1
                inside = set(tickets[last[t] + 1:i])
                if len(inside) == gap:
                    widest = max(widest, gap)
            last[t] = i
        return widest
#> Solution().ticketSpread("abca")
#> Solution().ticketSpread("abc")
#> Solution().ticketSpread("")
#> Solution().ticketSpread("abba")
#> Solution().ticketSpread(tickets="xyzxwvyz")

# %%
def to_odd_base(n, digits):
    b = len(digits)
    if n == 0:
        return digits[0]
    out, neg = [], n < 0
    n = abs(n)
    flip = False
    while n:
        n, r = divmod(n, b)
        out.append(digits[b - 1 - r] if flip else digits[r])
        flip = not flip
    return ("~" if neg else "") + "".join(out[::-1])
#> to_odd_base(0, "xyz")
#> to_odd_base(25, "ab")
#> to_odd_base(-100, "0123")
#> to_odd_base(999, "abcdefghij")
#> to_odd_base(17, "-=+")

# %%
class Solution:
    def rainLetters(self, columns, ground):
        heights = {c: i for i, c in enumerate(ground)}
        res = []
        for col in columns:
            kept = [ch for ch in col if ch in heights]
            kept.sort(key=heights.get, reverse=True)
            res.append(''.join(kept))
        return '/'.join(res)
#> Solution().rainLetters(["abc", "cab"], "abc")
#> Solution().rainLetters([], "xyz")
#> Solution().rainLetters(columns=["hello", "oll"], ground="lo")
#> Solution().rainLetters(["", "q"], "q")
#> Solution().rainLetters(columns=["mnm", "nnm", "zz"], ground="nm")

# %%
def parse_recipe(text):
    i, n = 0, len(text)
    need = {}
    while i < n:
        start = i
        while i < n and text[i].isdigit():
            i += 1
        amount = int(text[start:i]) if i > start else 1
        start = i
        while i < n and text[i].isalpha():
            i += 1
        item = text[start:i]
        if item:
            need[item] = need.get(item, 0) + amount
        else:
            i += 1
    return need
#> parse_recipe("2egg,flour")
#> parse_recipe("")
#> parse_recipe("3oat 1oat")
#> parse_recipe("12;a")
#> parse_recipe("milk2milk")

# %%
def carousel_match(a, b):
    if len(a) != len(b):
        return -1
    for turn in range(len(a) or 1):
        miss = 0
        for i in range(len(a)):
            if a[(i + turn) % len(a)] != b[i]:
                miss += 1
                if miss > 1:
                    break
        else:
            return turn
    return -1
#> carousel_match("abcd", "cdab")
#> carousel_match("abc", "bcx")
#> carousel_match("", "")
#> carousel_match("ab", "abc")
#> carousel_match("horse", "fling")

# %%
class Solution:
    def fillBlanks(self, form: str, filler: str) -> str:
        it = 0
        ans = list(form)
        for i, ch in enumerate(ans):
            if ch != '_':
                continue
            left = ans[i - 1] if i > 0 else ''
            right = ans[i + 1] if i + 1 < len(ans) else ''
            tried = 0
            while tried < len(filler):
                cand = filler[it % len(filler)]
                it += 1
                tried += 1
                if cand != left and cand != right:
                    ans[i] = cand
                    break
        return ''.join(ans)
#> Solution().fillBlanks("a_b_", "ab")
#> Solution().fillBlanks("____", "xy")
#> Solution().fillBlanks(form="", filler="q")
#> Solution().fillBlanks("a_a", "a")
#> Solution().fillBlanks(form="c__t_", filler="tca")

# %%
def count_turnstiles(walk):
    x, best, seen = 0, 0, {0: 1}
    for step in walk:
        x += {"L": -1, "R": 1}.get(step, 0)
        seen[x] = seen.get(x, 0) + 1
        if seen[x] > seen.get(best, 0) or (seen[x] == seen[best] and x < best):
            best = x
    return best, seen[best]
#> count_turnstiles("LRLR")
#> count_turnstiles("")
#> count_turnstiles("RRLRL")
#> count_turnstiles("LL--R")
#> count_turnstiles("RLLLRRL")

# %%
from functools import reduce

def thread_hash(words, mod):
    def mix(acc, w):
        h = reduce(lambda s, c: (s * 3 + ord(c)) % mod, w, len(w))
        return (acc ^ h) % mod
    table = {}
    for w in words:
        table.setdefault(mix(0, w), []).append(w)
    busiest = max(table.values(), key=len, default=[])
    return reduce(mix, words, 1), busiest
#> thread_hash(["ab", "ba", "c"], 13)
#> thread_hash([], 7)
#> thread_hash(["one", "two", "ten"], 5)
#> thread_hash(["a", "d", "g"], 3)
#> thread_hash(["zinc"], 101)

# %%
class Solution:
    def trimTwins(self, s: str) -> str:
        i, j = 0, len(s) - 1
        while i < j and s[i] == s[j]:
            c = s[i]
            while i <= j and s[i] == c:
                i += 1
            while j >= i and s[j] == c:
                j -= 1
        return s[i:j + 1] if i <= j else '*'
#> Solution().trimTwins("aabcaa")
#> Solution().trimTwins("abccba")
#> Solution().trimTwins("")
#> Solution().trimTwins("xyz")
#> Solution().trimTwins("mmnopnnm")

# %%
def minutes(clock):
    total = 0
    cur = ""
    for ch in clock:
        if ch.isdigit():
            cur += ch
            continue
        if not cur:
            raise ValueError("no number before " + ch)
        if ch == "h":
            total += int(cur) * 60
        elif ch == "m":
            total += int(cur)
        elif ch == "q":
            total += int(cur) * 15
        cur = ""
    return f"{total // 60:02d}:{total % 60:02d}" + ("?" if cur else "")
#> minutes("2h5m")
#> minutes("3q")
#> minutes("")
#> minutes("10m7")
#> minutes("hm")

# %%
def pairUp(guests, rivals):
    names = guests.split()
    foes = {frozenset(p) for p in rivals}
    tables = []
    while names:
        first = names.pop(0)
        for k, other in enumerate(names):
            if frozenset((first[0], other[0])) not in foes:
                tables.append(first + "&" + other)
                del names[k]
                break
        else:
            tables.append(first)
    return tables
#> pairUp("ann bob cat dan", ["ab"])
#> pairUp("", ["xy"])
#> pairUp("ed flo gus", ["ef", "eg"])
#> pairUp("ivy", [])
#> pairUp("kim lee mo ned", ["kl", "km", "ln"])

# %%
class Solution:
    def longestHill(self, s: str) -> str:
        n = len(s)
        best = ''
        for mid in range(n):
            l = r = mid
            while l > 0 and s[l - 1] < s[l]:
                l -= 1
            while r + 1 < n and s[r + 1] < s[r]:
                r += 1
            if l < mid < r and r - l + 1 > len(best):
                best = s[l:r + 1]
        return best
#> Solution().longestHill("abcba")
#> Solution().longestHill("abc")
#> Solution().longestHill("")
#> Solution().longestHill("adbzya")
#> Solution().longestHill(s="bdcaxzw")

# %%
def vowel_elevator(word):
    vowels = "aeiou"
    spots = [i for i, c in enumerate(word) if c in vowels]
    letters = [word[i] for i in spots]
    if letters:
        letters = letters[-1:] + letters[:-1]
    out = list(word)
    for i, c in zip(spots, letters):
        up = vowels[(vowels.index(c) + 1) % 5]
        out[i] = up if i % 2 == 0 else c
    return "".join(out)
#> vowel_elevator("banana")
#> vowel_elevator("rhythm")
#> vowel_elevator("aeiou")
#> vowel_elevator("")
#> vowel_elevator("ocelot")

# %%
from collections import defaultdict

def index_page(lines, skip):
    book = defaultdict(list)
    for no, line in enumerate(lines, start=1):
        for w in line.lower().split():
            w = w.strip(".,!?")
            if w in skip or not w:
                continue
            if not book[w] or book[w][-1] != no:
                book[w].append(no)
    return [f"{w} {','.join(map(str, book[w]))}" for w in sorted(book)]
#> index_page(["The owl.", "An owl!"], ["the", "an"])
#> index_page([], [])
#> index_page(["a a a", "b a"], ["b"])
#> index_page(["?!", "so it is so"], ["is"])
#> index_page(["Red fox", "red red hen", "fox"], [])

# %%
class Solution:
    def stampRuns(self, s: str, stamps: int) -> int:
        runs = []
        for ch in s:
            if runs and runs[-1][0] == ch:
                runs[-1][1] += 1
            else:
                runs.append([ch, 1])
        while stamps > 0 and len(runs) > 1:
            k = min(range(len(runs)), key=lambda x: (runs[x][1], x))
            gone = runs.pop(k)
            stamps -= 1
            if 0 < k < len(runs) and runs[k - 1][0] == runs[k][0]:
                runs[k - 1][1] += runs[k][1] + gone[1]
                runs.pop(k)
            elif k > 0:
                runs[k - 1][1] += gone[1]
            else:
                runs[0][1] += gone[1]
        return max((r[1] for r in runs), default=0)
#> Solution().stampRuns("aabaa", 1)
#> Solution().stampRuns("", 2)
#> Solution().stampRuns("abc", 5)
#> Solution().stampRuns(s="aabbbcc", stamps=1)
#> Solution().stampRuns(s="xyxyx", stamps=2)

# %%
def telegraph(msg, codes):
    rev = {v: k for k, v in codes.items()}
    longest = max(map(len, rev), default=0)
    out, i = "", 0
    while i < len(msg):
        for size in range(longest, 0, -1):
            chunk = msg[i:i + size]
            if chunk in rev:
                out += rev[chunk]
                i += len(chunk)
                break
        else:
            out += "?"
            i += 1
    return out
#> telegraph("0110", {"a": "01", "b": "10"})
#> telegraph("", {"a": "0"})
#> telegraph("1101", {"x": "1", "y": "11", "z": "01"})
#> telegraph("222", {})
#> telegraph("00100", {"p": "00", "q": "100"})

# %%
class Solution:
    def tidyPath(self, start: str, moves: str) -> str:
        here = [p for p in start.split('/') if p]
        for m in moves.split(';'):
            if m == '^':
                if here:
                    here.pop()
            elif m == '^^':
                here.clear()
            elif m == '=':
                if here:
                    here.append(here[-1])
            elif m:
                here += m.split('/')
        return '/' + '/'.join(here)
#> Solution().tidyPath("/a/b", "^;c")
#> Solution().tidyPath("", "^")
#> Solution().tidyPath(start="x//y", moves="=;^;^;^;z/w")
#> Solution().tidyPath("/home", "^^;t;=")
#> Solution().tidyPath(start="/q", moves="")

# %%
def anagram_chain(words):
    def one_more(small, big):
        if len(big) != len(small) + 1:
            return False
        pool = list(big)
        for ch in small:
            if ch not in pool:
                return False
            pool.remove(ch)
        return True

    words = sorted(words, key=len)
    best = [1] * len(words)
    for j in range(len(words)):
        for i in range(j):
            if one_more(words[i], words[j]):
                best[j] = max(best[j], best[i] + 1)
    return max(best, default=0)
#> anagram_chain(["a", "ba", "cab"])
#> anagram_chain([])
#> anagram_chain(["tin", "in", "n"])
#> anagram_chain(["xy", "zz"])
#> anagram_chain(["at", "cat"])
