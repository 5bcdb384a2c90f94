# %%
class Solution:
    def ladderIndent(self, code: str) -> list:
        depth = 0
        result = []
        for stmt in code.split(';'):
            stmt = stmt.strip()
            if stmt.startswith('end'):
                depth = max(0, depth - 1)
            result.append('  ' * depth + stmt)
            if stmt.startswith(('if', 'loop')):
                depth += 1
        return result
#> Solution().ladderIndent('if x; a = 1; loop 3; b += a; end; end; done')
#> Solution().ladderIndent('end; end; start')
#> Solution().ladderIndent('')
#> Solution().ladderIndent('loop; loop; loop; stop')
#> Solution().ladderIndent('x = 1;y = 2;if y;z = 3;end')
# %%
def f(text, k):
    pos = text.find(' ')
    while pos != -1 and k > 0:
        text = text[:pos] + text[pos + 1:].capitalize()
        pos = text.find(' ')
        k -= 1
    return text
#> f('convert this to camel case', 2)
#> f('one two', 5)
#> f('untouched here', 0)
#> f('', 1)
#> f('trailing space ', 4)
# %%
def weight(token):
    if token.isdigit():
        return int(token)
    if token.isalpha():
        return sum(ord(c) & 31 for c in token.lower())
    return -len(token)


def heaviest_tokens(line, n):
    tokens = line.split()
    tokens.sort(key=weight, reverse=True)
    chosen = tokens[:n]
    return chosen, sum(map(weight, chosen))
#> heaviest_tokens('move 40 crates to bay 7b', 2)
#> heaviest_tokens('zoo 99 quiz #tag', 3)
#> heaviest_tokens('', 4)
#> heaviest_tokens('a1 b2 c3 -- ...', 1)
#> heaviest_tokens('alpha Beta gamma', 5)
# %%
class Solution:
    def fixCapitals(self, text: str) -> str:
        out = []
        start = True
        for ch in text:
            if ch.isalpha():
                out.append(ch.upper() if start else ch.lower())
                start = False
            else:
                out.append(ch)
                if ch in '.!?':
                    start = True
        return ''.join(out)
#> Solution().fixCapitals('hELLO there. how ARE you? fine!')
#> Solution().fixCapitals('...')
#> Solution().fixCapitals('v1.2 RELEASED')
#> Solution().fixCapitals('')
#> Solution().fixCapitals('  leading SPACES. 3 dogs bark')
# %%
def column_name(n):
    name = ''
    while n > 0:
        n, r = divmod(n - 1, 26)
        name = chr(65 + r) + name
    return name


def column_index(name):
    n = 0
    for ch in name:
        n = n * 26 + ord(ch) - 64
    return n


def shift_refs(formula, by):
    out, letters = '', ''
    for ch in formula + ' ':
        if 'A' <= ch <= 'Z':
            letters += ch
        else:
            if letters and ch.isdigit():
                letters = column_name(column_index(letters) + by)
            out += letters + ch
            letters = ''
    return out[:-1]
#> shift_refs('A1+B22*Z3', 1)
#> shift_refs('SUM(AA10:AB12)', 26)
#> shift_refs('MAX(C4,7)', -2)
#> shift_refs('', 3)
#> shift_refs('=ZZ9-Y8', 2)
# %%
def sentence_shape(text):
    shape = ''
    for ch in text:
        if ch.isupper():
            mark = 'A'
        elif ch.islower():
            mark = 'a'
        elif ch.isdigit():
            mark = '9'
        else:
            mark = ch
        if not shape.endswith(mark):
            shape += mark
    return shape
#> sentence_shape('Flight BA2490 to Rome')
#> sentence_shape('2023-10-05 error: E404')
#> sentence_shape('')
#> sentence_shape('aaaaBBBBcccc')
#> sentence_shape('iPhone, iPad & MacBook')
# %%
class Solution:
    def pairwiseOverlap(self, words: str) -> str:
        """Glue words, overlapping each with the end of what came before."""
        parts = words.split()
        if not parts:
            return ''
        glued = parts[0]
        for w in parts[1:]:
            k = self.overlap(glued, w)
            glued += w[k:]
        return glued

    def overlap(self, a, b):
        k = min(len(a), len(b))
        while k > 0 and a[-k:] != b[:k]:
            k -= 1
        return k
#> Solution().pairwiseOverlap('motor torch chair iris')
#> Solution().pairwiseOverlap('ATTAC TACGG GGTA')
#> Solution().pairwiseOverlap('')
#> Solution().pairwiseOverlap('one two three')
#> Solution().pairwiseOverlap('aaa aaaa aa b')
# %%
def decode_phone(presses):
    keys = {'2': 'abc', '3': 'def', '4': 'ghi', '5': 'jkl', '6': 'mno', '7': 'pqrs', '8': 'tuv', '9': 'wxyz'}
    message = ''
    i = 0
    while i < len(presses):
        d = presses[i]
        j = i
        while j < len(presses) and presses[j] == d:
            j += 1
        if d in keys:
            letters = keys[d]
            message += letters[(j - i - 1) % len(letters)]
        elif d == '0':
            message += ' ' * (j - i)
        i = j
    return message
#> decode_phone('44 33 555 555 666')
#> decode_phone('8 44 3302 2 8')
#> decode_phone('')
#> decode_phone('7777 2222 99999')
#> decode_phone('111*#')
# %%
class Solution:
    def votesByInitial(self, ballots: str) -> list:
        tally = {}
        for name in ballots.split(','):
            name = name.strip()
            if name:
                key = name[0].upper()
                tally[key] = tally.get(key, 0) + 1
        if not tally:
            return []
        top = max(tally.values())
        return sorted(k for k, v in tally.items() if v == top)
#> Solution().votesByInitial('Ann, bob, Alice, Bea, carl')
#> Solution().votesByInitial('zoe')
#> Solution().votesByInitial(' , , ')
#> Solution().votesByInitial('Dan,Eve,dora,Ed,Ellen')
#> Solution().votesByInitial('x,y,z,x,z')
# %%
def justify(words, width):
    gaps = len(words) - 1
    letters = sum(len(w) for w in words)
    if gaps == 0:
        return words[0].ljust(width, '_')
    space, extra = divmod(width - letters, gaps)
    line = ''
    for i, w in enumerate(words[:-1]):
        line += w + '_' * (space + (i < extra))
    return line + words[-1]


def poster(text, width):
    lines, row, used = [], [], 0
    for w in text.split():
        if row and used + len(row) + len(w) > width:
            lines.append(justify(row, width))
            row, used = [], 0
        row.append(w)
        used += len(w)
    if row:
        lines.append('_'.join(row))
    return lines
#> poster('fresh bread sold here from six each day', 14)
#> poster('go', 4)
#> poster('', 10)
#> poster('lost: one grey cat with white paws', 11)
#> poster('ab cd ef gh ij', 8)
# %%
def f(s):
    l, r = 0, len(s) - 1
    skipped = ''
    while l < r:
        if s[l].lower() == s[r].lower():
            l += 1
            r -= 1
        elif s[l] < s[r]:
            skipped += s[l]
            l += 1
        else:
            skipped += s[r]
            r -= 1
    return skipped
#> f('Was it a car or a cat I saw')
#> f('never odd or even')
#> f('')
#> f('abcdefg')
#> f('12345 54321')
# %%
class Solution:
    def bestSplitPoint(self, s: str) -> int:
        left = {}
        right = {}
        for ch in s:
            right[ch] = right.get(ch, 0) + 1
        best, where = -1, 0
        for i, ch in enumerate(s):
            left[ch] = left.get(ch, 0) + 1
            right[ch] -= 1
            if right[ch] == 0:
                del right[ch]
            shared = sum(1 for c in left if c in right)
            if shared > best:
                best, where = shared, i + 1
        return where
#> Solution().bestSplitPoint('abcabcabc')
#> Solution().bestSplitPoint('lull all')
#> Solution().bestSplitPoint('')
#> Solution().bestSplitPoint('xyz')
#> Solution().bestSplitPoint('mississippi')
# %%
def classify(url):
    scheme, sep, rest = url.partition('://')
    if not sep:
        rest, scheme = url, 'http'
    host, slash, path = rest.partition('/')
    port = None
    if ':' in host:
        host, port = host.rsplit(':', 1)
        port = int(port)
    if port is None:
        port = {'http': 80, 'https': 443, 'ftp': 21}.get(scheme, 0)
    labels = host.split('.')
    return '.'.join(labels[-2:]), port, path.count('/') + bool(slash)
#> classify('https://docs.python.org/3/library/re')
#> classify('localhost:8080/admin')
#> classify('ftp://files.mirror.example.net')
#> classify('gopher://x.y.z:seven/')
#> classify('')
# %%
def syllables(word):
    count = 0
    prev = False
    for ch in word.lower():
        v = ch in 'aeiouy'
        if v and not prev:
            count += 1
        prev = v
    if word.lower().endswith('e') and count > 1:
        count -= 1
    return max(count, 1)


def is_haiku_line(line, target):
    total = sum(syllables(w) for w in line.split())
    return total == target


def check_poem(poem):
    lines = poem.split(' / ')
    if len(lines) != 3:
        return 'wrong shape'
    bad = [i + 1 for i, (ln, t) in enumerate(zip(lines, (5, 7, 5))) if not is_haiku_line(ln, t)]
    return bad or 'haiku'
#> check_poem('an old silent pond / a frog jumps into the pond / splash silence again')
#> check_poem('ah me / go / no')
#> check_poem('only one line')
#> check_poem(' /  / ')
#> check_poem('rain on the tin roof / makes a steady drumming sound / table by the door')
# %%
class Solution:
    def zigzagCase(self, s: str, period: int) -> str:
        res, up, n = '', True, 0
        for ch in s:
            if not ch.isalpha():
                res += ch
                continue
            res += ch.upper() if up else ch.lower()
            n += 1
            if n == period:
                up, n = not up, 0
        return res
#> Solution().zigzagCase('alternating letters', 1)
#> Solution().zigzagCase('Grouped By Three', 3)
#> Solution().zigzagCase('12-34', 2)
#> Solution().zigzagCase('', 2)
#> Solution().zigzagCase('a b c d e f', 4)
# %%
def sort_versions(text):
    def key(v):
        nums, _, tag = v.partition('-')
        return [int(x) for x in nums.split('.')], tag == '', tag

    return sorted(text.split(), key=key)
#> sort_versions('1.10 1.9 1.2-beta 1.2 1.2-alpha')
#> sort_versions('3 2.0.1 2.0 2')
#> sort_versions('')
#> sort_versions('0.0.10 0.0.9-rc1 0.0.9')
#> sort_versions('1.x 2.0')
# %%
def find_motif(seq, motif):
    """Positions where motif matches; '*' matches any one letter."""
    places = []
    m = len(motif)
    for start in range(len(seq) - m + 1):
        for off in range(m):
            if motif[off] != '*' and motif[off] != seq[start + off]:
                break
        else:
            places.append(start)
    return places
#> find_motif('ACGTACCTAGGT', 'A*G')
#> find_motif('TTTTTT', 'T*T')
#> find_motif('GATTACA', 'GATTACAT')
#> find_motif('CAGCAGCUG', 'C*G')
#> find_motif('ACG', '')
# %%
class Solution:
    def lettersToRemove(self, text: str, allowed: str) -> int:
        """Removals so that no letter appears more often than allowed has it (min 1)."""
        limit = {}
        for c in allowed:
            limit[c] = limit.get(c, 0) + 1
        removed = 0
        used = {}
        for c in text:
            if used.get(c, 0) < limit.get(c, 1):
                used[c] = used.get(c, 0) + 1
            else:
                removed += 1
        return removed
#> Solution().lettersToRemove('committee meeting', 'mmttee')
#> Solution().lettersToRemove('abcabcabc', '')
#> Solution().lettersToRemove('', 'anything')
#> Solution().lettersToRemove('bookkeeper', 'oooookkkeee')
#> Solution().lettersToRemove('12 21 12 21', '  1122')
# %%
def f(text, k):
    out = []
    for w in text.split():
        if len(w) <= k:
            out.append(w)
        else:
            out.append(w[:k - 1] + str(len(w) - k) + w[-1])
    return ' '.join(out)
#> f('internationalization and localization', 5)
#> f('short words stay put', 6)
#> f('', 3)
#> f('kubernetes cluster accessibility', 2)
#> f('A man, a plan, a canal', 3)
# %%
def hex_dump(text, per_line):
    lines = []
    for base in range(0, len(text), per_line):
        chunk = text[base:base + per_line]
        codes = ' '.join(format(ord(c), '02x') for c in chunk)
        shown = ''.join(c if c.isalnum() else '.' for c in chunk)
        lines.append(f'{base:03d} {codes:<{per_line * 3 - 1}} {shown}')
    return lines
#> hex_dump('Hi there, Bob!', 4)
#> hex_dump('abc', 8)
#> hex_dump('', 4)
#> hex_dump('0\t1\n2', 3)
#> hex_dump('The end.', 5)
# %%
class Solution:
    def unfoldRanges(self, spec: str) -> list:
        pages = []
        for part in spec.replace(' ', '').split(','):
            if '-' in part:
                a, b = part.split('-')
                step = 1
                if '/' in b:
                    b, step = b.split('/')
                lo, hi = int(a), int(b)
                if lo <= hi:
                    pages.extend(range(lo, hi + 1, int(step)))
                else:
                    pages.extend(range(lo, hi - 1, -int(step)))
            elif part:
                pages.append(int(part))
        return pages
#> Solution().unfoldRanges('1-4, 8, 10-14/2')
#> Solution().unfoldRanges('9-5/2, 3')
#> Solution().unfoldRanges('')
#> Solution().unfoldRanges('7,7-7,,12')
#> Solution().unfoldRanges('1-2-3')
# %%
def tally_pairs(text):
    counts = {}
    low = text.lower()
    for a, b in zip(low, low[1:]):
        if a.isalpha() and b.isalpha():
            counts[a + b] = counts.get(a + b, 0) + 1
    return counts


def pair_similarity(x, y):
    cx, cy = tally_pairs(x), tally_pairs(y)
    common = sum(min(n, cy.get(p, 0)) for p, n in cx.items())
    size = sum(cx.values()) + sum(cy.values())
    return round(200 * common / size) if size else 0
#> pair_similarity('night train', 'Nacht train')
#> pair_similarity('banana', 'bandana')
#> pair_similarity('', '1 2 3')
#> pair_similarity('identical text', 'identical text')
#> pair_similarity('abc', 'xyz')
# %%
class Solution:
    def lastWordStanding(self, text: str, k: int) -> str:
        words = text.split()
        idx = 0
        while len(words) > 1:
            idx = (idx + k - 1) % len(words)
            gone = words.pop(idx)
            if gone.endswith(('s', 'S')):
                k += 1
        return words[0] if words else '(none)'
#> Solution().lastWordStanding('eeny meeny miny moe', 3)
#> Solution().lastWordStanding('cats dogs birds fish ants bees', 2)
#> Solution().lastWordStanding('', 5)
#> Solution().lastWordStanding('only', 9)
#> Solution().lastWordStanding('a b c d e f g h', 4)
# %%
def censor(text, banned, keep=1):
    words = text.split(' ')
    hits = 0
    for i, w in enumerate(words):
        core = w.strip('.,!?;:').lower()
        if core in banned:
            at = w.lower().index(core)
            mask = core[:keep] + '*' * (len(core) - keep)
            words[i] = w[:at] + mask + w[at + len(core):]
            hits += 1
    return ' '.join(words), hits
#> censor('The darn cat, that darn cat!', ['darn'])
#> censor('Sugar is sweet; salt is not.', ['sugar', 'salt'], keep=2)
#> censor('', ['x'])
#> censor('clean sentence here', ['dirty'])
#> censor('What?! HECK no.', ['heck', 'what'], 0)
# %%
def f(text):
    state = 'out'
    words = longest = cur = 0
    for ch in text:
        if state == 'out':
            if ch.isalpha():
                state, cur = 'in', 1
                words += 1
        elif ch.isalpha() or ch == "'":
            cur += 1
        else:
            longest = max(longest, cur)
            state = 'out'
    return words, max(longest, cur)
#> f("don't stop me now")
#> f('...wait -- what?')
#> f('')
#> f("'tis the season")
#> f('v2.0 beta_build 7')
# %%
class Solution:
    def compressSpaces(self, s: str, limit: int) -> str:
        n = len(s)
        res = []
        i = 0
        while i < n:
            if s[i] != ' ':
                res.append(s[i])
                i += 1
                continue
            j = i
            while j < n and s[j] == ' ':
                j += 1
            width = j - i
            if i == 0 or j == n:
                pass
            elif width > limit:
                res.append(f'<{width}>')
            else:
                res.append(' ' * width)
            i = j
        return ''.join(res)
#> Solution().compressSpaces('  a  b     c d   ', 2)
#> Solution().compressSpaces('one   two', 1)
#> Solution().compressSpaces('     ', 3)
#> Solution().compressSpaces('tight', 0)
#> Solution().compressSpaces('x y  z', 0)
# %%
def roman_value(word):
    vals = {'i': 1, 'v': 5, 'x': 10, 'l': 50, 'c': 100}
    total = 0
    prev = 0
    for ch in reversed(word):
        v = vals[ch]
        total += v if v >= prev else -v
        prev = max(prev, v)
    return total


def looks_roman(word):
    return word != '' and all(c in 'ivxlc' for c in word)


def modernise(title):
    out = []
    for w in title.split():
        low = w.lower()
        if looks_roman(low) and (len(low) > 1 or low != 'i'):
            out.append(str(roman_value(low)))
        else:
            out.append(w)
    return ' '.join(out)
#> modernise('Henry VIII part II')
#> modernise('I saw Louis XIV')
#> modernise('')
#> modernise('chapter xxxix section c')
#> modernise('Civil war, livid MIX')
# %%
class Solution:
    def groupAnagramRows(self, text: str) -> list:
        rows = {}
        for word in text.split():
            sig = ''.join(sorted(word.lower()))
            rows.setdefault(sig, [])
            if word not in rows[sig]:
                rows[sig].append(word)
        res = ['/'.join(r) for r in rows.values() if len(r) >= 2]
        res.sort(key=len, reverse=True)
        return res
#> Solution().groupAnagramRows('listen silent enlist on no god dog')
#> Solution().groupAnagramRows('alone words only')
#> Solution().groupAnagramRows('')
#> Solution().groupAnagramRows('Tea eat ate tea bat tab')
#> Solution().groupAnagramRows('123 321 213 12 21')
# %%
def columnar(text, key):
    order = sorted(range(len(key)), key=lambda i: (key[i], i))
    clean = ''.join(text.split()).upper()
    cols = len(key)
    while len(clean) % cols:
        clean += 'X'
    return ' '.join(clean[c::cols] for c in order)
#> columnar('meet me after the party', 'ZEBRA')
#> columnar('hello', 'ab')
#> columnar('', 'key')
#> columnar('defend the east wall', 'LOOT')
#> columnar('1 2 3 4 5 6 7', 'cba')
# %%
def nested_list_depths(s):
    depth = 0
    num = ''
    found = {}
    for ch in s:
        if ch.isdigit():
            num += ch
            continue
        if num:
            found[depth] = found.get(depth, 0) + int(num)
            num = ''
        if ch == '[':
            depth += 1
        elif ch == ']':
            depth -= 1
    if num:
        found[depth] = found.get(depth, 0) + int(num)
    return sorted(found.items())
#> nested_list_depths('[1,[2,3],[4,[50]],6]')
#> nested_list_depths('12')
#> nested_list_depths('[]')
#> nested_list_depths('[[10],[20,[30]]],7')
#> nested_list_depths(']5[5')
# %%
class Solution:
    def minuteOfDay(self, clock: str) -> int:
        text = clock.strip().lower()
        suffix = ''
        for tail in ('am', 'pm', 'noon', 'midnight'):
            if text.endswith(tail):
                suffix = tail
                text = text[:-len(tail)].strip()
                break
        if suffix == 'noon':
            return 720
        if suffix == 'midnight':
            return 0
        hours, _, minutes = text.partition(':')
        h = int(hours)
        m = int(minutes or 0)
        if suffix:
            h = h % 12 + (12 if suffix == 'pm' else 0)
        return h * 60 + m
#> Solution().minuteOfDay('7:45 pm')
#> Solution().minuteOfDay('12 AM')
#> Solution().minuteOfDay('  noon')
#> Solution().minuteOfDay('23:59')
#> Solution().minuteOfDay('half past')
# %%
def replace_by_rules(text, rules, rounds):
    history = []
    for _ in range(rounds):
        for old, new in rules:
            at = text.find(old)
            if at >= 0:
                text = text[:at] + new + text[at + len(old):]
                history.append(old)
                break
        else:
            break
    return text, len(history)
#> replace_by_rules('aabbab', [('ba', 'ab'), ('aa', 'c')], 6)
#> replace_by_rules('hello world', [('l', 'L')], 10)
#> replace_by_rules('', [('x', 'y')], 3)
#> replace_by_rules('1+1+1', [('1+1', '2'), ('2+1', '3')], 5)
#> replace_by_rules('stable', [('z', 'q'), ('tt', 't')], 4)
# %%
class Solution:
    def wordSnake(self, text: str) -> int:
        words = text.lower().split()
        best = 0
        streak = 0
        last = ''
        for w in words:
            if last and w[0] == last[-1]:
                streak += 1
            else:
                streak = 1
            best = max(best, streak)
            last = w
        return best
#> Solution().wordSnake('dog goat tiger rabbit mouse')
#> Solution().wordSnake('Apple Egg Grape')
#> Solution().wordSnake('')
#> Solution().wordSnake('one two three')
#> Solution().wordSnake('stop pat tap pot top pop')
# %%
def f(text, k):
    i = text.rfind(k)
    steps = 0
    while i > 0:
        text = text[i:] + text[:i]
        i = text.rfind(k)
        steps += 1
        if steps > 6:
            break
    return text, steps
#> f('walk the dog', ' ')
#> f('aXbXc', 'X')
#> f('no match at all', '#')
#> f('-start', '-')
#> f('2021-07-09', '0')
# %%
def ledger(text):
    balance = {}
    for item in text.split(','):
        item = item.strip()
        for sign in '+-':
            name, found, amount = item.partition(sign)
            if found:
                delta = int(amount) if sign == '+' else -int(amount)
                balance[name.strip()] = balance.get(name.strip(), 0) + delta
                break
    owed = [n for n in balance if balance[n] < 0]
    return balance, sorted(owed)
#> ledger('ann+20, bob-5, ann-30, cy+1')
#> ledger('x+1,x+2,x+3')
#> ledger('')
#> ledger('nobody, zed-7')
#> ledger('rent-900,pay+1200,food-250,pay+80')
# %%
class Solution:
    def expandShorthand(self, s: str) -> str:
        out, _ = self.parse(s, 0)
        return out

    def parse(self, s, i):
        out = ''
        while i < len(s) and s[i] != '>':
            if s[i] == '<':
                inner, i = self.parse(s, i + 1)
                times = 1
                if i < len(s) and s[i].isdigit():
                    times = int(s[i])
                    i += 1
                out += inner * times
            else:
                out += s[i]
                i += 1
        return out, i + 1
#> Solution().expandShorthand('x<ab>3y')
#> Solution().expandShorthand('<a<b>2>2!')
#> Solution().expandShorthand('')
#> Solution().expandShorthand('plain text <once>')
#> Solution().expandShorthand('<la >3<di<da>2>0 end')
# %%
def kebab(name):
    out = ''
    for i, ch in enumerate(name):
        if ch in '_ ':
            out += '-'
        elif ch.isupper():
            if i and name[i - 1].islower():
                out += '-'
            out += ch.lower()
        else:
            out += ch
    return out


def snake(name):
    return kebab(name).replace('-', '_')


def camel(name):
    head, *tail = kebab(name).split('-')
    return head + ''.join(t.capitalize() for t in tail)


def restyle(name, style):
    if style == 'snake':
        return snake(name)
    if style == 'camel':
        return camel(name)
    if style == 'shout':
        return snake(name).upper()
    return kebab(name)
#> restyle('maxRetryCount', 'snake')
#> restyle('user_home dir', 'camel')
#> restyle('HttpPort', 'shout')
#> restyle('', 'camel')
#> restyle('ParseJSONFile', 'kebab')
# %%
def weave_columns(left, right, width):
    a = [left[i:i + width] for i in range(0, len(left), width)]
    b = [right[i:i + width] for i in range(0, len(right), width)]
    height = max(len(a), len(b))
    a += [''] * (height - len(a))
    b += [''] * (height - len(b))
    return '\n'.join(f'{x:<{width}}|{y:>{width}}' for x, y in zip(a, b))
#> weave_columns('left side text', 'right', 5)
#> weave_columns('abc', 'defghijkl', 3)
#> weave_columns('', '', 4)
#> weave_columns('one two three', '1 2 3', 6)
#> weave_columns('x', 'yz', 1)
# %%
class Solution:
    def secretSum(self, note: str) -> int:
        total = 0
        num = 0
        sign = 1
        active = False
        for ch in note + '.':
            if ch.isdigit():
                num = num * 10 + int(ch)
                active = True
            else:
                if active:
                    total += sign * num
                    num, active = 0, False
                sign = -1 if ch == '-' else 1
        return total
#> Solution().secretSum('pay 30, lost -12 and 5')
#> Solution().secretSum('a1b2c3-4')
#> Solution().secretSum('')
#> Solution().secretSum('--7 - 8')
#> Solution().secretSum('route 66 exit 101')
# %%
def top_k_suffixes(words, length, k):
    counts = {}
    for w in words.split():
        if len(w) < length:
            continue
        suf = w[-length:]
        counts[suf] = counts.get(suf, 0) + 1
    ranked = sorted(counts.items(), key=lambda kv: (-kv[1], kv[0]))
    return ranked[:k]
#> top_k_suffixes('running jumping runner jumper singing', 3, 2)
#> top_k_suffixes('nation station ration option', 4, 3)
#> top_k_suffixes('', 2, 2)
#> top_k_suffixes('it is as if', 3, 1)
#> top_k_suffixes('kindly sadly badly fly sky dry', 2, 2)
