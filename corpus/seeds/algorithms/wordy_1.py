# %%
def f(text, k):
    out = ''
    for i in range(0, len(text), k):
        piece = text[i:i + k]
        if i // k % 2:
            piece = piece[::-1]
        out += piece
    return out
#> f('the quick brown fox', 4)
#> f('2024-03-17T09:15:00Z', 5)
#> f('', 3)
#> f('GATTACAGATTACACCGT', 7)
#> f('Mixed CASE, and punctuation!', 9)
# %%
class Solution:
    def severityReport(self, log: str) -> str:
        counts = {}
        order = []
        for entry in log.split(';'):
            entry = entry.strip()
            if not entry:
                continue
            level, _, rest = entry.partition(':')
            level = level.strip().upper()
            if level not in counts:
                counts[level] = 0
                order.append(level)
            counts[level] += len(rest.split())
        return ' '.join(f'{name}={counts[name]}' for name in order)
#> Solution().severityReport('warn: disk low; info: started ok; warn: fan')
#> Solution().severityReport('ERROR: node 4 lost link; error: retry')
#> Solution().severityReport(' ; ;')
#> Solution().severityReport('debug; info: a b c d; Debug: x')
#> Solution().severityReport('fatal:out of memory at 0x10;warn:swap used')
# %%
def is_vowel(ch):
    return ch.lower() in 'aeiou'


def split_at_vowels(word):
    parts = ['']
    for ch in word:
        parts[-1] += ch
        if is_vowel(ch):
            parts.append('')
    if parts[-1] == '':
        parts.pop()
    return parts


def hyphenate(sentence):
    words = sentence.split(' ')
    return ' '.join('-'.join(split_at_vowels(w)) for w in words)
#> hyphenate('banana split')
#> hyphenate('Rhythm and blues')
#> hyphenate('')
#> hyphenate('queueing')
#> hyphenate('try my gym fly')
# %%
class Solution:
    def longestQuietStretch(self, s: str) -> int:
        best = run = 0
        for ch in s:
            if ch.isalnum():
                run += 1
                if run > best:
                    best = run
            else:
                run = 0
        return best
#> Solution().longestQuietStretch('well, hello there -- again')
#> Solution().longestQuietStretch('/usr/local/share/doc')
#> Solution().longestQuietStretch('...!!!...')
#> Solution().longestQuietStretch('abc123def456')
#> Solution().longestQuietStretch('a-b-cc-ddd-e')
# %%
def parse_row(row, sep, quote):
    fields = []
    cur = []
    inside = False
    for ch in row:
        if ch == quote:
            inside = not inside
        elif ch == sep and not inside:
            fields.append(''.join(cur))
            cur = []
        else:
            cur.append(ch)
    fields.append(''.join(cur))
    return fields
#> parse_row('ann,34,"Paris, France",ok', ',', '"')
#> parse_row("x|'y|z'|w||", '|', "'")
#> parse_row('', ',', '"')
#> parse_row('one;two;"three', ';', '"')
#> parse_row('"a" "b c" d', ' ', '"')
# %%
class Solution:
    def wrapTicket(self, text: str, width: int):
        lines, line = [], ''
        for word in text.split():
            while len(word) > width:
                if line:
                    lines.append(line)
                    line = ''
                lines.append(word[:width - 1] + '-')
                word = word[width - 1:]
            if not line:
                line = word
            elif len(line) + 1 + len(word) <= width:
                line += ' ' + word
            else:
                lines.append(line)
                line = word
        if line:
            lines.append(line)
        return lines
#> Solution().wrapTicket('no refunds after the show has begun', 10)
#> Solution().wrapTicket('extraordinarily long words here', 6)
#> Solution().wrapTicket('   ', 5)
#> Solution().wrapTicket('a bb ccc dddd eeeee', 5)
#> Solution().wrapTicket('row 7 seat 12 gate B north entrance', 16)
# %%
def complement(base):
    pairs = {'A': 'T', 'T': 'A', 'C': 'G', 'G': 'C'}
    return pairs.get(base, 'N')


def hairpin(seq, stem):
    n = len(seq)
    hits = []
    for i in range(n - 2 * stem + 1):
        left = seq[i:i + stem]
        want = ''.join(complement(b) for b in reversed(left))
        j = seq.find(want, i + stem)
        if j != -1:
            hits.append((i, j))
    return hits
#> hairpin('GGATCAAAGATCC', 4)
#> hairpin('ATATATATAT', 3)
#> hairpin('AAAAAAA', 2)
#> hairpin('ACGTXXACGT', 4)
#> hairpin('CCC', 5)
# %%
def rotate_letters(text, shift, skip='aeiou'):
    alphabet = [chr(c) for c in range(97, 123) if chr(c) not in skip]
    size = len(alphabet)
    table = {}
    for i, letter in enumerate(alphabet):
        table[letter] = alphabet[(i + shift) % size]
    result = []
    for ch in text:
        low = ch.lower()
        new = table.get(low, low)
        result.append(new.upper() if ch.isupper() else new)
    return ''.join(result)
#> rotate_letters('Meet me At Noon', 1)
#> rotate_letters('zebra crossing', -2)
#> rotate_letters('AEIOU 12345', 4)
#> rotate_letters('Hidden Files', 3, skip='')
#> rotate_letters('x,y;z', 21)
# %%
class Solution:
    def camelScore(self, names: str) -> int:
        total = 0
        for name in names.split(','):
            total += self.humps(name) * len(name)
        return total

    def humps(self, name):
        count = 0
        for a, b in zip(name, name[1:]):
            if a.islower() and b.isupper():
                count += 1
        return count
#> Solution().camelScore('getName,setValue,run')
#> Solution().camelScore('HTTPServer,parseURLNow')
#> Solution().camelScore('')
#> Solution().camelScore('aBcDe,fGh')
#> Solution().camelScore('plain,lower,case')
# %%
def f(text, k):
    seen = {}
    for i, ch in enumerate(text):
        if ch in seen and i - seen[ch] <= k:
            return text[seen[ch]:i + 1]
        seen[ch] = i
    return None
#> f('programming in python', 2)
#> f('abcdefghij', 4)
#> f('the rain in spain', 5)
#> f('', 1)
#> f('1203450678', 6)
# %%
def collapse_path(path):
    stack = []
    absolute = path.startswith('/')
    for part in path.split('/'):
        if part in ('', '.'):
            continue
        if part == '...':
            del stack[-2:]
        elif part == '..':
            if stack:
                stack.pop()
        else:
            stack.append(part)
    joined = '/'.join(stack)
    return '/' + joined if absolute else joined or '.'
#> collapse_path('/home/ada/../bob/./notes.txt')
#> collapse_path('src/lib/core/.../main.py')
#> collapse_path('../../..')
#> collapse_path('/')
#> collapse_path('a//b///c/..//d')
# %%
class Solution:
    def stutter(self, sentence: str) -> str:
        words = sentence.split()
        res = []
        i = 0
        while i < len(words):
            j = i
            while j + 1 < len(words) and words[j + 1].lower() == words[i].lower():
                j += 1
            times = j - i + 1
            res.append(words[i] if times == 1 else f'{words[i]}(x{times})')
            i = j + 1
        return ' '.join(res)
#> Solution().stutter('I I think the the The cat')
#> Solution().stutter('no repeated words at all')
#> Solution().stutter('')
#> Solution().stutter('go go go go')
#> Solution().stutter('was it it was it it')
# %%
def tokenise(src):
    tokens = []
    i = 0
    while i < len(src):
        c = src[i]
        if c.isspace():
            i += 1
        elif c.isdigit():
            j = i
            while j < len(src) and src[j].isdigit():
                j += 1
            tokens.append(('num', int(src[i:j])))
            i = j
        elif c.isalpha() or c == '_':
            j = i + 1
            while j < len(src) and (src[j].isalnum() or src[j] == '_'):
                j += 1
            tokens.append(('id', src[i:j]))
            i = j
        else:
            tokens.append(('op', c))
            i += 1
    return tokens


def summary(src):
    kinds = {'num': 0, 'id': 0, 'op': 0}
    for kind, _ in tokenise(src):
        kinds[kind] += 1
    return kinds
#> summary('total = price_1 * 12 + tax')
#> summary('x1+x2')
#> summary('')
#> summary('((a)) && !b99')
#> summary('42 7 1000')
# %%
def pig(word):
    for i, ch in enumerate(word):
        if ch in 'aeiou':
            break
    else:
        return word + 'oy'
    if i == 0:
        return word + 'hay'
    return word[i:] + word[:i] + 'ay'


def farm_talk(text):
    out = []
    word = ''
    for ch in text.lower() + ' ':
        if ch.isalpha():
            word += ch
            continue
        if word:
            out.append(pig(word))
            word = ''
        out.append(ch)
    return ''.join(out)[:-1]
#> farm_talk('Hello, old friend')
#> farm_talk('my dry shy fly')
#> farm_talk('')
#> farm_talk('string theory?')
#> farm_talk('100 eggs')
# %%
from collections import Counter


class Solution:
    def rareLetters(self, text: str, limit: int) -> str:
        freq = Counter(c for c in text.lower() if c.isalpha())
        rare = [c for c in freq if freq[c] <= limit]
        rare.sort(key=lambda c: (freq[c], -ord(c)))
        return ''.join(rare)
#> Solution().rareLetters('Mississippi river delta', 2)
#> Solution().rareLetters('aabbccdd', 1)
#> Solution().rareLetters('The Five Boxing Wizards', 1)
#> Solution().rareLetters('', 3)
#> Solution().rareLetters('noon, moon, soon; 12:30', 3)
# %%
def checksum(digits):
    total = 0
    for pos, d in enumerate(reversed(digits), 1):
        v = int(d)
        if pos % 3 == 0:
            v *= 7
        elif pos % 2 == 0:
            v *= 3
        total += v
    return total % 11


def label(code):
    digits = [c for c in code if c.isdigit()]
    if len(digits) < 4:
        return 'short'
    c = checksum(digits)
    return code + '-' + ('X' if c == 10 else str(c))
#> label('978 0 306 40615')
#> label('ab-12')
#> label('4111 1111 1111 1111')
#> label('SN2009/88-31')
#> label('0000000001')
# %%
class Solution:
    def mirrorBlocks(self, s: str) -> int:
        """Cut s into as few mirrored blocks as a greedy scan gives."""
        blocks = 0
        i = 0
        n = len(s)
        while i < n:
            j = n
            while not self.mirrored(s[i:j]):
                j -= 1
            blocks += 1
            i = j
        return blocks

    def mirrored(self, t: str) -> bool:
        return t == t[::-1]
#> Solution().mirrorBlocks('abacdcxyyx')
#> Solution().mirrorBlocks('racecar')
#> Solution().mirrorBlocks('')
#> Solution().mirrorBlocks('abcdef')
#> Solution().mirrorBlocks('1221 33 1')
# %%
def align_table(text, pad='.'):
    rows = [r.split(',') for r in text.split('|')]
    cols = max(len(r) for r in rows)
    widths = [0] * cols
    for r in rows:
        for i, cell in enumerate(r):
            widths[i] = max(widths[i], len(cell))
    lines = []
    for r in rows:
        cells = []
        for i in range(cols):
            cell = r[i] if i < len(r) else ''
            if cell.isdigit():
                cells.append(cell.rjust(widths[i], pad))
            else:
                cells.append(cell.ljust(widths[i], pad))
        lines.append(' '.join(cells))
    return lines
#> align_table('tea,3,hot|coffee,12,cold')
#> align_table('a,b|cc|ddd,ee,f', pad='_')
#> align_table('solo')
#> align_table('id,qty|7,100|1234,5')
#> align_table('', '*')
# %%
def f(s, t):
    i = j = 0
    merged = []
    while i < len(s) and j < len(t):
        if s[i] <= t[j]:
            merged.append(s[i])
            i += 1
        else:
            merged.append(t[j])
            j += 1
    return ''.join(merged) + s[i:] + t[j:]
#> f('aceg', 'bdfhij')
#> f('house', 'mouse')
#> f('', 'nothing')
#> f('2468', '13579')
#> f('Upper lower', 'UPPER')
# %%
class Solution:
    def bracketDepthText(self, s: str, depth: int) -> str:
        level = 0
        kept = []
        for ch in s:
            if ch in '([{':
                level += 1
            elif ch in ')]}':
                level -= 1
                if level < 0:
                    return 'broken'
            elif level == depth:
                kept.append(ch)
        return ''.join(kept) if level == 0 else 'open'
#> Solution().bracketDepthText('f(a[i], g(b, c)) + h{d}', 1)
#> Solution().bracketDepthText('f(a[i], g(b, c)) + h{d}', 2)
#> Solution().bracketDepthText('a) + b', 0)
#> Solution().bracketDepthText('((unfinished', 2)
#> Solution().bracketDepthText('no brackets here', 0)
# %%
def to_seconds(stamp):
    h, m, s = map(int, stamp.split(':'))
    return h * 3600 + m * 60 + s


def longest_gap(log):
    stamps = log.split()
    best = 0
    where = None
    prev = None
    for st in stamps:
        now = to_seconds(st)
        if prev is not None:
            gap = now - prev
            if gap < 0:
                gap += 86400
            if gap > best:
                best, where = gap, st
        prev = now
    return where, best
#> longest_gap('08:00:00 08:00:45 09:10:05 09:11:00')
#> longest_gap('23:59:50 00:00:10')
#> longest_gap('12:00:00')
#> longest_gap('01:02:03 01:02:03 01:02:04')
#> longest_gap('10:00:00 9:xx:00')
# %%
class Solution:
    def spellOut(self, text: str) -> str:
        names = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
        out = ''
        prev_digit = False
        for ch in text:
            if ch.isdigit():
                if prev_digit:
                    out += '-'
                out += names[int(ch)]
                prev_digit = True
            else:
                out += ch
                prev_digit = False
        return out
#> Solution().spellOut('room 204, floor 2')
#> Solution().spellOut('no digits')
#> Solution().spellOut('31')
#> Solution().spellOut('')
#> Solution().spellOut('7up at 10:45pm')
# %%
def prefix_function(p):
    table = [0] * len(p)
    k = 0
    for i in range(1, len(p)):
        while k and p[i] != p[k]:
            k = table[k - 1]
        if p[i] == p[k]:
            k += 1
        table[i] = k
    return table


def smallest_period(p):
    if not p:
        return 0
    return len(p) - prefix_function(p)[-1]


def describe(pattern):
    size = smallest_period(pattern)
    whole = size and len(pattern) % size == 0
    return pattern[:size], bool(whole)
#> describe('abcabcabcab')
#> describe('tiktaktiktak')
#> describe('')
#> describe('zzzzzzzz')
#> describe('unrepeated')
# %%
def read_config(text):
    settings = {}
    section = 'main'
    for line in text.split('\n'):
        line = line.split('#')[0].strip()
        if not line:
            continue
        if line[0] == '[' and line[-1] == ']':
            section = line[1:-1]
        elif '=' in line:
            key, value = line.split('=', 1)
            settings[section + '.' + key.strip()] = value.strip()
        else:
            settings[section + '.' + line] = 'yes'
    return settings
#> read_config('name = demo\n[net]\nport=80 # http\nsecure')
#> read_config('# only a comment')
#> read_config('[a]\n[b]\nx=1\nx=2')
#> read_config('url=http://h?a=b\nverbose')
#> read_config('')
# %%
class Solution:
    def swapHalves(self, text: str) -> str:
        words = text.split(' ')
        for idx in range(len(words)):
            w = words[idx]
            mid, odd = divmod(len(w), 2)
            if odd:
                words[idx] = w[mid + 1:] + w[mid] + w[:mid]
            else:
                words[idx] = w[mid:] + w[:mid]
        return ' '.join(words)
#> Solution().swapHalves('turn every word inside out')
#> Solution().swapHalves('a bc def')
#> Solution().swapHalves('')
#> Solution().swapHalves('1234567890')
#> Solution().swapHalves('two  spaces')
# %%
def f(text, k):
    words = text.split()
    d = {}
    for w in words:
        d.setdefault(len(w), []).append(w)
    if k not in d:
        return max(d, default=-1)
    return sorted(d[k], reverse=True)[0]
#> f('a stitch in time saves nine', 4)
#> f('a stitch in time saves nine', 7)
#> f('', 2)
#> f('oak elm ash fir yew', 3)
#> f('one two three four five', 1)
# %%
def encode_runs(bits):
    if not bits:
        return ''
    pieces = []
    start = 0
    for i in range(1, len(bits) + 1):
        if i == len(bits) or bits[i] != bits[start]:
            pieces.append(chr(96 + min(i - start, 26)))
            start = i
    return bits[0] + ''.join(pieces)


def decode_runs(code):
    if not code:
        return ''
    bit = code[0]
    out = ''
    for ch in code[1:]:
        out += bit * (ord(ch) - 96)
        bit = '1' if bit == '0' else '0'
    return out


def roundtrip(bits):
    code = encode_runs(bits)
    return code, decode_runs(code) == bits
#> roundtrip('0001111011000000')
#> roundtrip('1')
#> roundtrip('')
#> roundtrip('0000000000000000000000000000')
#> roundtrip('10101')
# %%
class Solution:
    def commonTail(self, a: str, b: str) -> str:
        i, j = len(a) - 1, len(b) - 1
        tail = []
        while i >= 0 and j >= 0:
            if not a[i].isalpha():
                i -= 1
            elif not b[j].isalpha():
                j -= 1
            elif a[i].lower() == b[j].lower():
                tail.append(a[i].lower())
                i -= 1
                j -= 1
            else:
                break
        return ''.join(reversed(tail))
#> Solution().commonTail('A grand station', 'Sensation!')
#> Solution().commonTail('left', 'right')
#> Solution().commonTail('', 'empty')
#> Solution().commonTail('some-thing', 'no thing')
#> Solution().commonTail('12 cat', '999')
# %%
def acronym(phrase, small=('of', 'the', 'and', 'for')):
    letters = []
    for w in phrase.replace('-', ' ').split():
        if w.lower() in small:
            if letters:
                letters.append(w[0].lower())
        else:
            letters.append(w[0].upper())
    return ''.join(letters)
#> acronym('department of health and safety')
#> acronym('the society for all-weather cycling')
#> acronym('')
#> acronym('Light-emitting diode')
#> acronym('lord of the rings', small=('lord',))
# %%
class Solution:
    def gcProfile(self, dna: str, window: int) -> list:
        n = len(dna)
        if n < window:
            return []
        count = 0
        profile = []
        for i, base in enumerate(dna):
            if base in 'GC':
                count += 1
            if i >= window and dna[i - window] in 'GC':
                count -= 1
            if i >= window - 1:
                profile.append(count)
        return profile
#> Solution().gcProfile('ATGCGCATTA', 4)
#> Solution().gcProfile('GGGGCCCC', 3)
#> Solution().gcProfile('AT', 5)
#> Solution().gcProfile('ATATATATATATGC', 6)
#> Solution().gcProfile('ACGTTGCANNGC', 1)
# %%
def unescape(s):
    mapping = {'n': '\n', 't': '\t', '\\': '\\', 's': ' '}
    out = []
    i = 0
    while i < len(s):
        ch = s[i]
        i += 1
        if ch != '\\':
            out.append(ch)
            continue
        nxt = s[i:i + 1]
        i += 1
        if not nxt:
            out.append('?')
        elif nxt in mapping:
            out.append(mapping[nxt])
        elif nxt == 'x':
            out.append(chr(int(s[i:i + 2], 16)))
            i += 2
        else:
            out.append(nxt)
    return ''.join(out)
#> unescape('line one\\nline\\ttwo')
#> unescape('\\x41\\x62c\\s\\q')
#> unescape('trailing\\')
#> unescape('plain text only')
#> unescape('bad \\xZZ code')
# %%
def best_anchor(text, probes):
    def score(probe):
        total, at = 0, text.find(probe)
        while at != -1:
            total += at + 1
            at = text.find(probe, at + 1)
        return total

    winner = None
    for p in probes:
        if winner is None or score(p) > score(winner):
            winner = p
    return winner, score(winner) if winner else 0
#> best_anchor('banana bandana', ['an', 'ba', 'na'])
#> best_anchor('the theory of the thing', ['th', 'he', 'ing'])
#> best_anchor('whatever', [])
#> best_anchor('aaaaa', ['a', 'aa', 'aaa'])
#> best_anchor('left and right', ['zz', 'q'])
# %%
class Solution:
    def keyboardDistance(self, word: str) -> int:
        rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
        pos = {}
        for r, row in enumerate(rows):
            for c, ch in enumerate(row):
                pos[ch] = (r, c)
        travelled = 0
        here = None
        for ch in word.lower():
            if ch not in pos:
                continue
            r, c = pos[ch]
            if here:
                travelled += abs(here[0] - r) + abs(here[1] - c)
            here = (r, c)
        return travelled
#> Solution().keyboardDistance('typewriter')
#> Solution().keyboardDistance('Zap! Pow!')
#> Solution().keyboardDistance('')
#> Solution().keyboardDistance('aaaa')
#> Solution().keyboardDistance('minimum quiz')
# %%
def f(a, b):
    diffs = [i for i in range(min(len(a), len(b))) if a[i] != b[i]]
    if not diffs:
        return a[len(b):] or b[len(a):]
    first, last = diffs[0], diffs[-1]
    return a[first:last + 1] + '/' + b[first:last + 1]
#> f('the black cat sat', 'the brick cat set')
#> f('version 1.2', 'version 1.2.9')
#> f('same', 'same')
#> f('2024-01-05', '2024-11-06')
#> f('', 'x')
# %%
def plural(n, word):
    if n == 1:
        return f'1 {word}'
    if word.endswith('y') and word[-2:-1] not in 'aeiou':
        return f'{n} {word[:-1]}ies'
    if word[-1] in 'sxz' or word[-2:] in ('ch', 'sh'):
        return f'{n} {word}es'
    return f'{n} {word}s'


def inventory(listing):
    items = {}
    for w in listing.lower().split():
        items[w] = items.get(w, 0) + 1
    names = sorted(items, key=lambda w: (-items[w], w))
    parts = [plural(items[w], w) for w in names]
    if len(parts) < 2:
        return ''.join(parts)
    return ', '.join(parts[:-1]) + ' and ' + parts[-1]
#> inventory('box berry box key key key')
#> inventory('Lamp')
#> inventory('')
#> inventory('brush toy brush toy ray watch')
#> inventory('city city city bus bus')
# %%
class Solution:
    def shuffleDeal(self, text: str, hands: int) -> str:
        piles = [''] * hands
        turn, step = 0, 1
        for ch in text:
            piles[turn] += ch
            if not 0 <= turn + step < hands:
                step = -step
            if hands > 1:
                turn += step
        return '|'.join(piles)
#> Solution().shuffleDeal('we are discovered flee', 3)
#> Solution().shuffleDeal('secret', 1)
#> Solution().shuffleDeal('', 2)
#> Solution().shuffleDeal('attackatdawn', 4)
#> Solution().shuffleDeal('0123456789', 2)
# %%
def evaluate_template(template, **values):
    out = ''
    i = 0
    while i < len(template):
        if template[i] == '{':
            end = template.index('}', i)
            name = template[i + 1:end]
            if ':' in name:
                name, width = name.split(':')
                out += str(values.get(name, '?')).rjust(int(width))
            else:
                out += str(values.get(name, '?'))
            i = end + 1
        else:
            out += template[i]
            i += 1
    return out
#> evaluate_template('Dear {who}, you owe {sum:6}.', who='Ana', sum=42)
#> evaluate_template('{a}{b}{a}', a=1, b='-')
#> evaluate_template('no holes')
#> evaluate_template('{missing} is absent', other=3)
#> evaluate_template('unclosed {oops', oops=1)
# %%
def vowel_skeleton(word):
    return ''.join(c for c in word if c in 'aeiou')


def rhyme_groups(text):
    groups = {}
    for w in text.lower().split():
        sk = vowel_skeleton(w)[-2:]
        if not sk:
            continue
        groups.setdefault(sk, []).append(w)
    return [ws for _, ws in sorted(groups.items()) if len(ws) > 1]
#> rhyme_groups('make bake stone phone lake alone')
#> rhyme_groups('dry fly sky')
#> rhyme_groups('candle handle little middle')
#> rhyme_groups('')
#> rhyme_groups('Cat hat dog frog log sun')
# %%
class Solution:
    def reverseInsideQuotes(self, s: str) -> str:
        chars = list(s)
        start = -1
        for i, ch in enumerate(s):
            if ch != '"':
                continue
            if start < 0:
                start = i
            else:
                l, r = start + 1, i - 1
                while l < r:
                    chars[l], chars[r] = chars[r], chars[l]
                    l += 1
                    r -= 1
                start = -1
        return ''.join(chars)
#> Solution().reverseInsideQuotes('say "hello" and "bye" now')
#> Solution().reverseInsideQuotes('"abc" "" "x')
#> Solution().reverseInsideQuotes('nothing quoted')
#> Solution().reverseInsideQuotes('')
#> Solution().reverseInsideQuotes('key="value 123"; k2="z"')
# %%
def frequency_bar(text, top):
    tally = [0] * 26
    for ch in text.lower():
        k = ord(ch) - 97
        if 0 <= k < 26:
            tally[k] += 1
    ranked = sorted(range(26), key=lambda k: (-tally[k], k))[:top]
    bars = []
    for k in ranked:
        if tally[k] == 0:
            break
        bars.append(chr(97 + k) + '#' * tally[k])
    return bars
#> frequency_bar('She sells sea shells', 3)
#> frequency_bar('12345', 2)
#> frequency_bar('a', 5)
#> frequency_bar('Bookkeeper bobble', 4)
#> frequency_bar('abcabcab', 0)
