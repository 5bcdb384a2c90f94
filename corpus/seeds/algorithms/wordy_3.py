# %%
class Solution:
    def spiralCaption(self, text: str, width: int) -> str:
        rows = [text[i:i + width].ljust(width, '~') for i in range(0, len(text), width)]
        out = ''
        while rows:
            out += rows.pop(0)
            if not rows or not rows[0]:
                break
            for i in range(len(rows)):
                out += rows[i][-1]
                rows[i] = rows[i][:-1]
            rows = [r[::-1] for r in reversed(rows)]
        return out
#> Solution().spiralCaption('abcdefghijkl', 4)
#> Solution().spiralCaption('secret garden!', 5)
#> Solution().spiralCaption('', 3)
#> Solution().spiralCaption('single row', 10)
#> Solution().spiralCaption('123456789', 2)
# %%
def f(text, k):
    total = 0
    for i in range(0, len(text) - k + 1, k):
        block = text[i:i + k]
        if block == block[::-1]:
            total += i
        elif block[0] == block[-1]:
            total -= 1
    return total
#> f('abaxyzzyxnoon', 3)
#> f('1221344355', 4)
#> f('', 2)
#> f('aabbccddeeff', 2)
#> f('levelabcbarefer', 5)
# %%
def next_field(s, i):
    """Read a length-prefixed field like 5:hello starting at i."""
    colon = s.index(':', i)
    size = int(s[i:colon])
    return s[colon + 1:colon + 1 + size], colon + 1 + size


def unpack(s):
    fields = []
    i = 0
    while i < len(s):
        try:
            item, i = next_field(s, i)
        except ValueError:
            fields.append('!' + s[i:])
            break
        fields.append(item)
    return fields
#> unpack('5:hello3:cat0:2:ok')
#> unpack('4:a:b:1:x')
#> unpack('')
#> unpack('3:onetwo')
#> unpack('10:tool short')
# %%
class Solution:
    def loudestSpeaker(self, chat: str) -> str:
        volume = {}
        speaker = None
        for chunk in chat.split():
            if chunk.endswith(':'):
                speaker = chunk[:-1]
                volume.setdefault(speaker, 0)
            elif speaker is not None:
                caps = sum(c.isupper() for c in chunk)
                bangs = chunk.count('!')
                volume[speaker] += caps + 2 * bangs
        if not volume:
            return 'silence'
        return max(volume, key=lambda s: volume[s])
#> Solution().loudestSpeaker('Al: hi there Bo: STOP it! Al: ok OK')
#> Solution().loudestSpeaker('just some words')
#> Solution().loudestSpeaker('Kim: hey! Lee: hey! Kim: no')
#> Solution().loudestSpeaker('')
#> Solution().loudestSpeaker('X: Aa Y: BBB! Z: ccc!!!')
# %%
def ascii_box(text, style='-'):
    lines = text.split('/')
    w = max(map(len, lines))
    edge = '+' + style * (w + 2) + '+'
    body = []
    for ln in lines:
        free = w - len(ln)
        left = free // 2
        body.append('| ' + ' ' * left + ln + ' ' * (free - left) + ' |')
    return [edge] + body + [edge]
#> ascii_box('Lunch/is ready')
#> ascii_box('a/bbb/cc', '=')
#> ascii_box('')
#> ascii_box('Keep off the grass', style='~')
#> ascii_box('one//three')
# %%
def f(s, t):
    d = {}
    for i, ch in enumerate(s):
        d[ch] = i
    res = []
    for ch in t:
        if ch in d:
            res.append(d.pop(ch))
    return res
#> f('keyboard layout', 'a board')
#> f('abcdef', 'fedcba')
#> f('', 'xyz')
#> f('mississippi', 'simp')
#> f('0123456789', '3141592653')
# %%
class Solution:
    def deepestIndentLine(self, code: str) -> str:
        best_line, best = '', -1
        for line in code.split('\n'):
            stripped = line.lstrip(' ')
            if not stripped:
                continue
            depth = len(line) - len(stripped)
            if depth > best:
                best, best_line = depth, stripped
        return f'{best}:{best_line}'
#> Solution().deepestIndentLine('def a():\n  if b:\n    c()\n  d()')
#> Solution().deepestIndentLine('flat\nfile')
#> Solution().deepestIndentLine('')
#> Solution().deepestIndentLine('      \n x\n  y\n  z')
#> Solution().deepestIndentLine('for i in x:\n   print(i)\n   go(i)')
# %%
def vig_shift(ch, by):
    base = 65 if ch.isupper() else 97
    return chr((ord(ch) - base + by) % 26 + base)


def autokey(text, primer):
    stream = primer.lower()
    out = ''
    k = 0
    for ch in text:
        if not ch.isalpha():
            out += ch
            continue
        out += vig_shift(ch, ord(stream[k]) - 97)
        stream += ch.lower()
        k += 1
    return out
#> autokey('Attack at dawn', 'q')
#> autokey('hello, world', 'key')
#> autokey('', 'abc')
#> autokey('ZZZ zzz', 'B')
#> autokey('Route 7 North', 'dig')
# %%
def odometer_words(text):
    counts = [0] * 10
    for w in text.split():
        counts[len(w) % 10] += 1
    code = ''.join(str(min(c, 9)) for c in counts).rstrip('0')
    return code or '0'
#> odometer_words('how I wish I could calculate pi')
#> odometer_words('')
#> odometer_words('aaa bbb ccc')
#> odometer_words('extraordinary measures were taken')
#> odometer_words('a bb ccc dddd eeeee ffffff')
# %%
class Solution:
    def balanceSentence(self, s: str) -> int:
        words = s.split()
        lens = [len(w) for w in words]
        total = sum(lens)
        left = 0
        for i, size in enumerate(lens):
            right = total - left - size
            if left == right:
                return i
            left += size
        return -1
#> Solution().balanceSentence('the cat on mat tea')
#> Solution().balanceSentence('ab cdefgh ij')
#> Solution().balanceSentence('')
#> Solution().balanceSentence('alone')
#> Solution().balanceSentence('never going to balance')
# %%
def soundcode(word):
    groups = ['aeiouyhw', 'bfpv', 'cgjkqsxz', 'dt', 'l', 'mn', 'r']
    code = word[0].upper()
    prev = None
    for ch in word[1:].lower():
        for g, letters in enumerate(groups):
            if ch in letters:
                break
        else:
            continue
        if g and g != prev:
            code += str(g)
        prev = g
    return (code + '000')[:4]


def sound_alike(names):
    buckets = {}
    for name in names.split():
        buckets.setdefault(soundcode(name), []).append(name)
    return buckets
#> sound_alike('Robert Rupert Rubin')
#> sound_alike('Smith Smyth Schmidt')
#> sound_alike('')
#> sound_alike("O'Hara Ohara")
#> sound_alike('Lee Li Lowe Wells')
# %%
def f(text):
    words = text.split()
    n = len(words)
    for i in range(n // 2):
        a, b = words[i], words[n - 1 - i]
        words[i] = a[0] + b[1:]
        words[n - 1 - i] = b[0] + a[1:]
    return ' '.join(words)
#> f('big brown dogs chase small cats')
#> f('crushing blow')
#> f('one')
#> f('')
#> f('pouring with rain')
# %%
class Solution:
    def trimToBudget(self, text: str, budget: int) -> str:
        cost = lambda ch: 3 if ch.isupper() else 2 if ch.isdigit() else 1
        spent = 0
        cut = len(text)
        for i, ch in enumerate(text):
            spent += cost(ch)
            if spent > budget:
                cut = i
                break
        kept = text[:cut]
        if cut < len(text):
            space = kept.rfind(' ')
            if space > 0:
                kept = kept[:space]
            kept += '...'
        return kept
#> Solution().trimToBudget('Send HELP now to grid 42', 20)
#> Solution().trimToBudget('short', 50)
#> Solution().trimToBudget('', 0)
#> Solution().trimToBudget('NOSPACESHERE', 10)
#> Solution().trimToBudget('order 66 and order 67', 12)
# %%
def parse_query(q):
    params = {}
    for pair in q.lstrip('?').split('&'):
        if not pair:
            continue
        key, eq, val = pair.partition('=')
        val = decode(val) if eq else True
        if key in params:
            old = params[key]
            if isinstance(old, list):
                old.append(val)
            else:
                params[key] = [old, val]
        else:
            params[key] = val
    return params


def decode(v):
    v = v.replace('+', ' ')
    while '%' in v:
        i = v.index('%')
        v = v[:i] + chr(int(v[i + 1:i + 3], 16)) + v[i + 3:]
    return v
#> parse_query('?q=hello+world&page=2&debug')
#> parse_query('tag=a&tag=b&tag=c%21')
#> parse_query('')
#> parse_query('x=&y=%41%42&&z')
#> parse_query('bad=%GG')
# %%
class Solution:
    def flipRuns(self, s: str) -> str:
        """Reverse each maximal run of consonants, leave all else in place."""
        res = ''
        run = ''
        for ch in s:
            if ch.isalpha() and ch.lower() not in 'aeiou':
                run = ch + run
            else:
                res += run + ch
                run = ''
        return res + run
#> Solution().flipRuns('instruments and strengths')
#> Solution().flipRuns('aeiou')
#> Solution().flipRuns('')
#> Solution().flipRuns('Brrr, cold!')
#> Solution().flipRuns('x1yz2bcd')
# %%
from collections import deque


def undo_typing(keys):
    buf = []
    undo = deque(maxlen=3)
    for k in keys:
        if k == '<':
            if buf:
                undo.append(buf.pop())
        elif k == '^':
            if undo:
                buf.append(undo.pop())
        elif k == '@':
            undo.extend(reversed(buf))
            buf = []
        else:
            buf.append(k)
    return ''.join(buf), ''.join(undo)
#> undo_typing('helo<lo wrold<<<orld')
#> undo_typing('abc<<<^^^^')
#> undo_typing('<<^^')
#> undo_typing('mistake@^^^ok')
#> undo_typing('plain')
# %%
def luck(word):
    n = sum(ord(c) - 96 for c in word.lower() if c.isalpha())
    while n > 9:
        n = sum(int(d) for d in str(n))
    return n


def luckiest(text):
    best = None
    for w in text.split():
        score = luck(w)
        if best is None or score > best[0] or score == best[0] and len(w) > len(best[1]):
            best = (score, w)
    return best
#> luckiest('seven lucky clovers found today')
#> luckiest('A B I')
#> luckiest('')
#> luckiest('123 456')
#> luckiest('rabbit foot horseshoe penny')
# %%
class Solution:
    def countCrossings(self, a: str, b: str) -> int:
        """Lines join equal letters of a and b (first positions); count crossings."""
        links = []
        for i, ch in enumerate(a):
            j = b.find(ch)
            if j >= 0 and a.index(ch) == i:
                links.append(j)
        crossings = 0
        for x in range(len(links)):
            for y in range(x + 1, len(links)):
                if links[x] > links[y]:
                    crossings += 1
        return crossings
#> Solution().countCrossings('stream', 'master')
#> Solution().countCrossings('abcd', 'dcba')
#> Solution().countCrossings('', 'abc')
#> Solution().countCrossings('cloud', 'xyz')
#> Solution().countCrossings('bookshelf', 'elf shook')
# %%
def invert_index(doc):
    index = {}
    for line_no, line in enumerate(doc.split('\n'), start=1):
        for w in line.lower().split():
            w = w.strip('.,;!?')
            if len(w) < 3:
                continue
            pages = index.setdefault(w, [])
            if not pages or pages[-1] != line_no:
                pages.append(line_no)
    return {w: index[w] for w in sorted(index) if len(index[w]) > 1}
#> invert_index('The cat sat.\nA cat ran; the dog sat\nDog!')
#> invert_index('one line with one word one')
#> invert_index('')
#> invert_index('alpha beta\nbeta gamma\ngamma alpha, beta')
#> invert_index('a an it\nit is an a')
# %%
def f(text, k):
    res = text
    for ch in 'aeiou':
        if res.count(ch) > k:
            res = res.replace(ch, ch.upper(), k)
        else:
            res = res.replace(ch, '')
    return res
#> f('an aggressive elephant', 1)
#> f('sequoia tree by the lagoon', 2)
#> f('', 1)
#> f('rhythms', 3)
#> f('banana boat', 0)
# %%
class Solution:
    def ruleOf(self, digits: str) -> str:
        """Guess whether the digits go up, down, or repeat with some period."""
        n = len(digits)
        if n < 2:
            return 'unknown'
        if all(a < b for a, b in zip(digits, digits[1:])):
            return 'up'
        if all(a > b for a, b in zip(digits, digits[1:])):
            return 'down'
        for p in range(1, n // 2 + 1):
            for i in range(p, n):
                if digits[i] != digits[i - p]:
                    break
            else:
                return f'period {p}'
        return 'mess'
#> Solution().ruleOf('13579')
#> Solution().ruleOf('98210')
#> Solution().ruleOf('7')
#> Solution().ruleOf('142857142857142')
#> Solution().ruleOf('3141592653')
# %%
def morse(word):
    table = {'e': '.', 't': '-', 'a': '.-', 'n': '-.', 's': '...', 'o': '---', 'i': '..', 'm': '--'}
    return [table[c] for c in word if c in table]


def airtime(signal):
    units = 0
    for i, s in enumerate(signal):
        units += sum(1 if c == '.' else 3 for c in s) + len(s) - 1
        if i:
            units += 3
    return units


def send(message):
    words = message.lower().split()
    codes = [' '.join(morse(w)) for w in words]
    total = sum(airtime(morse(w)) for w in words) + 7 * max(len(words) - 1, 0)
    return ' / '.join(codes), total
#> send('sos')
#> send('Meet moe at noon')
#> send('')
#> send('x y z')
#> send('tea time')
# %%
class Solution:
    def nearestTwin(self, words: str, target: str) -> int:
        last = -1
        best = float('inf')
        for i, w in enumerate(words.split()):
            if w.lower() != target.lower():
                continue
            if last >= 0 and i - last < best:
                best = i - last
            last = i
        return -1 if best == float('inf') else best
#> Solution().nearestTwin('the dog and the cat and the the end', 'THE')
#> Solution().nearestTwin('one fish two fish red fish blue', 'fish')
#> Solution().nearestTwin('', 'x')
#> Solution().nearestTwin('a single mention of dragons here', 'dragons')
#> Solution().nearestTwin('go stop wait go', 'go')
# %%
def number_lines(text, start, step):
    n = start
    out = []
    for raw in text.splitlines():
        if raw.startswith('@'):
            n = int(raw[1:])
            continue
        out.append(f'{n:>4} {raw}' if raw else '')
        n += step
    return '\n'.join(out)
#> number_lines('LET A=1\nPRINT A\nGOTO 10', 10, 10)
#> number_lines('one\n@50\ntwo\n\nthree', 1, 1)
#> number_lines('', 5, 5)
#> number_lines('@7\nx\n@7\ny', 0, 3)
#> number_lines('@oops', 1, 1)
# %%
def chunk_reverse(s, sizes):
    out = []
    i = 0
    turn = 0
    while i < len(s):
        n = sizes[turn % len(sizes)]
        part = s[i:i + n]
        out.append(part if turn % 2 == 0 else part[::-1])
        i += n
        turn += 1
    return out
#> chunk_reverse('abcdefghijklmnop', [2, 3])
#> chunk_reverse('4929 1234 5678 9012', [5])
#> chunk_reverse('', [1, 2])
#> chunk_reverse('GATTACA', [1, 1, 4])
#> chunk_reverse('short', [10])
# %%
class Solution:
    def cheapestRename(self, old: str, new: str) -> int:
        """Positional changes cost 1 (case only) or 3; extra letters cost 2."""
        cost = 0
        for x, y in zip(old, new):
            if x == y:
                continue
            cost += 1 if x.lower() == y.lower() else 3
        return cost + 2 * abs(len(old) - len(new))
#> Solution().cheapestRename('readme.TXT', 'README.txt')
#> Solution().cheapestRename('photo_01.jpg', 'photo_17.jpeg')
#> Solution().cheapestRename('', 'new')
#> Solution().cheapestRename('same', 'same')
#> Solution().cheapestRename('Draft v1', 'draft-v2 final')
# %%
def strip_comments(code):
    out = []
    i, n = 0, len(code)
    mode = 'code'
    while i < n:
        two = code[i:i + 2]
        if mode == 'code' and two == '/*':
            mode = 'block'
            i += 2
        elif mode == 'block' and two == '*/':
            mode = 'code'
            i += 2
        elif mode == 'code' and two == '//':
            mode = 'line'
            i += 2
        else:
            if mode == 'line' and code[i] == '\n':
                mode = 'code'
            if mode == 'code':
                out.append(code[i])
            i += 1
    return ''.join(out)
#> strip_comments('a = 1; // set\nb = 2; /* two */ c')
#> strip_comments('/* all gone */')
#> strip_comments('x / y * z')
#> strip_comments('')
#> strip_comments('go /* open // still\n inside')
# %%
def f(text, k):
    freq = {}
    for ch in text:
        freq[ch] = freq.get(ch, 0) + 1
        if freq[ch] == k:
            return ch, sum(freq.values())
    return max(freq.values(), default=0), len(freq)
#> f('possession is nine points', 4)
#> f('abcdefg', 2)
#> f('', 1)
#> f('10010111011', 5)
#> f('Tattletale', 3)
# %%
class Solution:
    def fillForm(self, form: str, answers: str) -> str:
        """Each run of underscores takes the next answer, padded or cut to fit."""
        queue = answers.split(',')[::-1]
        res = ''
        i = 0
        while i < len(form):
            if form[i] == '_':
                j = i
                while j < len(form) and form[j] == '_':
                    j += 1
                width = j - i
                value = queue.pop() if queue else '?' * width
                res += value[:width].center(width)
                i = j
            else:
                res += form[i]
                i += 1
        return res
#> Solution().fillForm('Name: ______ Age: ___', 'Li,41')
#> Solution().fillForm('[__][__][__]', 'abcdef,x')
#> Solution().fillForm('nothing to fill', 'a,b')
#> Solution().fillForm('____', '')
#> Solution().fillForm('_/__/____', '9,12,2031')
# %%
def common_stem(words):
    if not words:
        return ''
    lo, hi = min(words), max(words)
    n = 0
    while n < len(lo) and lo[n] == hi[n]:
        n += 1
    return lo[:n]


def fold(text):
    words = text.split()
    stem = common_stem(words)
    if len(words) < 2 or len(stem) < 2:
        return text
    tails = [w[len(stem):] or '-' for w in words]
    return stem + '{' + ','.join(tails) + '}'
#> fold('interview internet interval')
#> fold('play player playing plays')
#> fold('cat dog')
#> fold('')
#> fold('file1.txt file2.txt file10.txt')
# %%
class Solution:
    def dropDuplicatesKeepLoudest(self, text: str) -> str:
        chosen = {}
        for w in text.split():
            key = w.lower()
            if key not in chosen or self.loudness(w) > self.loudness(chosen[key]):
                chosen[key] = w
        return ' '.join(chosen.values())

    def loudness(self, w):
        return sum(1 for c in w if c.isupper())
#> Solution().dropDuplicatesKeepLoudest('stop Stop please STOP Please')
#> Solution().dropDuplicatesKeepLoudest('a A b B')
#> Solution().dropDuplicatesKeepLoudest('')
#> Solution().dropDuplicatesKeepLoudest('all different words')
#> Solution().dropDuplicatesKeepLoudest('nO No on ON oN')
# %%
def simple_calc(expr):
    """Left to right, no precedence; digits and + - * only."""
    acc = 0
    op = '+'
    i = 0
    while i < len(expr):
        if expr[i] == ' ':
            i += 1
            continue
        if expr[i] in '+-*':
            op = expr[i]
            i += 1
            continue
        j = i
        while j < len(expr) and expr[j].isdigit():
            j += 1
        val = int(expr[i:j])
        if op == '+':
            acc += val
        elif op == '-':
            acc -= val
        else:
            acc *= val
        i = j
    return acc
#> simple_calc('2 + 3 * 4 - 1')
#> simple_calc('100-99')
#> simple_calc('')
#> simple_calc('7*x')
#> simple_calc('  12 * 12 + 0 - 145')
# %%
def longest_alternation(s):
    """Longest slice in which letters and digits alternate."""
    best = (0, 0)
    start = 0
    for i in range(len(s)):
        if not s[i].isalnum():
            start = i + 1
        elif i > start and s[i].isdigit() == s[i - 1].isdigit():
            start = i
        if i - start + 1 > best[1] - best[0]:
            best = (start, i + 1)
    return s[best[0]:best[1]]
#> longest_alternation('a1b2c3dd4e5')
#> longest_alternation('K1A 0B1, H2X3Y4')
#> longest_alternation('')
#> longest_alternation('abcdef')
#> longest_alternation('9z8y--7x6w5v4u')
# %%
class Solution:
    def queueByHeight(self, signs: str) -> list:
        """Signs like 'Tom<Ann' or 'Bo>Cy': give names that are never the shorter."""
        shorter = {}
        for sign in signs.split():
            for mark in '<>':
                if mark in sign:
                    a, b = sign.split(mark)
                    if mark == '>':
                        a, b = b, a
                    shorter[a] = True
                    shorter.setdefault(b, False)
        return [name for name, flag in shorter.items() if not flag]
#> Solution().queueByHeight('Tom<Ann Bo>Cy Ann<Bo')
#> Solution().queueByHeight('A<B B<C C<A')
#> Solution().queueByHeight('')
#> Solution().queueByHeight('x>y z>w nonsense')
#> Solution().queueByHeight('Max>Ida Zed>Ida Zed<Max Olga>Uri')
# %%
def minutes(duration):
    units = {'d': 1440, 'h': 60, 'm': 1}
    total, num = 0, 0
    for ch in duration:
        if ch.isdigit():
            num = 10 * num + int(ch)
        elif ch in units:
            total += num * units[ch]
            num = 0
    return total


def pretty(mins):
    parts = []
    for name, size in (('d', 1440), ('h', 60), ('m', 1)):
        q, mins = divmod(mins, size)
        if q:
            parts.append(f'{q}{name}')
    return ' '.join(parts) or '0m'


def add_durations(text):
    return pretty(sum(minutes(p) for p in text.split('+')))
#> add_durations('1h 30m + 45m')
#> add_durations('23h59m+1m')
#> add_durations('')
#> add_durations('2d + 36h + 90m')
#> add_durations('15 + 10h')
# %%
def f(s):
    parts = s.split('-')
    out = []
    while parts:
        head = parts.pop(0)
        if head.isdigit() and parts:
            out.append(parts.pop() * int(head))
        else:
            out.insert(0, head)
    return '-'.join(out)
#> f('2-ab-cd-3-x')
#> f('alpha-beta-gamma')
#> f('')
#> f('3-1-2-z')
#> f('4-ha')
# %%
class Solution:
    def mostEvenWord(self, text: str) -> str:
        best, best_gap = '', 10 ** 9
        for w in text.split():
            codes = [ord(c) for c in w.lower() if c.isalpha()]
            if len(codes) < 2:
                continue
            steps = [abs(b - a) for a, b in zip(codes, codes[1:])]
            gap = max(steps) - min(steps)
            if gap < best_gap:
                best, best_gap = w, gap
        return best
#> Solution().mostEvenWord('ace of diamonds beats king')
#> Solution().mostEvenWord('Defy the xyz zoo')
#> Solution().mostEvenWord('a b c')
#> Solution().mostEvenWord('')
#> Solution().mostEvenWord('noon radar civic')
# %%
def swap_marks(text, pairs):
    table = {}
    for p in pairs.split():
        a, b = p[0], p[1]
        table[a], table[b] = b, a
    changed = 0
    out = []
    for ch in text:
        new = table.get(ch, ch)
        changed += new != ch
        out.append(new)
    return ''.join(out), changed
#> swap_marks('1,234.50 (net)', ',. ()')
#> swap_marks('hello', 'hj lw')
#> swap_marks('', 'ab')
#> swap_marks('no rules', '')
#> swap_marks('a-b_c-d_e', '-_')
# %%
class Solution:
    def caesarGuess(self, secret: str) -> str:
        """Assume the commonest letter stands for 'e'."""
        counts = [0] * 26
        for c in secret:
            if c.islower():
                counts[ord(c) - 97] += 1
        top = counts.index(max(counts))
        shift = (top - 4) % 26
        plain = ''
        for c in secret:
            if c.islower():
                plain += chr((ord(c) - 97 - shift) % 26 + 97)
            else:
                plain += c
        return plain
#> Solution().caesarGuess('phhw ph khuh')
#> Solution().caesarGuess('frqqr')
#> Solution().caesarGuess('')
#> Solution().caesarGuess('UPPER ONLY')
#> Solution().caesarGuess('ccc, ddd; eeee')
# %%
def rle_words(line):
    groups = []
    for w in line.split():
        if groups and len(groups[-1][0]) == len(w):
            groups[-1].append(w)
        else:
            groups.append([w])
    out = []
    for words in groups:
        if len(words) > 2:
            out.append(f'{words[0]}..{words[-1]}')
        else:
            out += words
    return ' '.join(out)
#> rle_words('the cat and dog ran quickly home')
#> rle_words('a b c d')
#> rle_words('')
#> rle_words('one three five seven')
#> rle_words('to be or not to be it is')
