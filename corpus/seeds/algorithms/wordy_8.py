# %%
class Solution:
    def courierLabels(self, text: str) -> str:
        """Turn 'Name <street> city' records into a sorted list of city:initials."""
        out = []
        for rec in text.split(';'):
            i, j = rec.find('<'), rec.find('>')
            if i < 0 or j < i:
                continue
            name = rec[:i].split()
            city = rec[j + 1:].strip() or 'nowhere'
            out.append(city + ':' + ''.join(p[0] for p in name))
        out.sort()
        return ' '.join(out)
#> Solution().courierLabels('Ann Lee <4 Elm> Oslo; Bo Ray <9 Oak> Bern')
#> Solution().courierLabels('broken > record <; Al <x>')
#> Solution().courierLabels('')
#> Solution().courierLabels('J R Ewing <Ranch> Dallas;<empty> Rome')
#> Solution().courierLabels('Mo Salt <1 A> Bonn; Cy Ash <2 B> Bonn')
# %%
def f(text, k):
    mid = len(text) // 2
    l, r = mid - 1, mid
    out = ''
    while l >= 0 or r < len(text):
        if r < len(text):
            out += text[r:r + k]
            r += k
        if l >= 0:
            out += text[max(l - k + 1, 0):l + 1]
            l -= k
    return out
#> f('reading from the centre', 3)
#> f('abcdefgh', 1)
#> f('', 2)
#> f('odd', 2)
#> f('0123456789', 4)
# %%
def is_edge(text, i):
    return i < 0 or i >= len(text) or not text[i].isalnum()


def whole_word_positions(text, word):
    hits = []
    i = text.find(word)
    while i != -1:
        if is_edge(text, i - 1) and is_edge(text, i + len(word)):
            hits.append(i)
        i = text.find(word, i + 1)
    return hits


def highlight(text, word):
    for i in reversed(whole_word_positions(text, word)):
        text = text[:i] + '*' + word + '*' + text[i + len(word):]
    return text
#> highlight('the cat in the cathedral, a cat!', 'cat')
#> highlight('art part artful art', 'art')
#> highlight('', 'x')
#> highlight('no match at all', 'every')
#> highlight('x1 = x + x2 * x', 'x')
# %%
class Solution:
    def votingRounds(self, ballots: str) -> str:
        """Ballots like 'ABC BAC'; drop the candidate with fewest first places till one has half."""
        votes = [list(b) for b in ballots.split()]
        while votes:
            tally = {}
            for v in votes:
                for c in v:
                    tally.setdefault(c, 0)
                if v:
                    tally[v[0]] += 1
            top = max(tally, key=lambda c: (tally[c], c))
            if 2 * tally[top] > len(votes) or len(tally) == 1:
                return top
            out = min(tally, key=lambda c: (tally[c], c))
            for v in votes:
                if out in v:
                    v.remove(out)
        return ''
#> Solution().votingRounds('ABC BAC CBA ABC')
#> Solution().votingRounds('XYZ YZX ZYX YXZ ZXY')
#> Solution().votingRounds('')
#> Solution().votingRounds('Q Q R')
#> Solution().votingRounds('AB BA')
# %%
def rewrap(comment, width, mark='# '):
    words = []
    for line in comment.split('\n'):
        words += line.lstrip('# ').split()
    lines = []
    cur = mark.rstrip()
    for w in words:
        if len(cur) + 1 + len(w) > width and cur != mark.rstrip():
            lines.append(cur)
            cur = mark.rstrip()
        cur += ' ' + w
    lines.append(cur)
    return '\n'.join(lines)
#> rewrap('# this comment is\n# badly\n# wrapped up', 16)
#> rewrap('plain words only', 12, mark='// ')
#> rewrap('', 10)
#> rewrap('# unbreakablelongword here', 8)
#> rewrap('## note: a b c d e f', 9)
# %%
def f(s, t):
    best = (0, '')
    for i in range(len(s)):
        k = 0
        while k < len(t) and i + k < len(s) and s[i + k] == t[k]:
            k += 1
        if k > best[0]:
            best = (k, s[i:i + k + 2])
    return best
#> f('she sells sea shells', 'shelf')
#> f('mississippi', 'issue')
#> f('', 'abc')
#> f('xyz', 'abc')
#> f('10110111', '1110')
# %%
class Solution:
    def evenOut(self, text: str) -> list:
        """Move letters between neighbouring words until lengths differ by at most one step each."""
        words = text.split()
        moved = True
        while moved:
            moved = False
            for i in range(len(words) - 1):
                a, b = words[i], words[i + 1]
                if len(a) > len(b) + 1:
                    words[i], words[i + 1] = a[:-1], a[-1] + b
                    moved = True
                elif len(b) > len(a) + 1:
                    words[i], words[i + 1] = a + b[0], b[1:]
                    moved = True
        return words
#> Solution().evenOut('extremely a fine')
#> Solution().evenOut('to be or not')
#> Solution().evenOut('')
#> Solution().evenOut('I understand')
#> Solution().evenOut('a a abcdefg')
# %%
def sniff_delimiter(sample):
    rows = sample.strip().split('\n')
    best, best_score = None, 0
    for d in ',;|\t':
        counts = [r.count(d) for r in rows]
        if min(counts) == max(counts) and counts[0] > best_score:
            best, best_score = d, counts[0]
    return best


def load(sample):
    d = sniff_delimiter(sample)
    if d is None:
        return [sample]
    header, *rows = [r.split(d) for r in sample.strip().split('\n')]
    return [dict(zip(header, r)) for r in rows]
#> load('id;name\n1;Ann, B.\n2;Cy')
#> load('a|b|c\n1|2|3')
#> load('')
#> load('free text, here\nno commas')
#> load('x,y\n')
# %%
def chord_letters(text):
    """Read a chord line such as 'C G7 Am' and transpose by letters of the tail."""
    scale = ['C', 'C#', 'D', 'D#', 'E', 'F', 'F#', 'G', 'G#', 'A', 'A#', 'B']
    body, _, tail = text.partition('|')
    shift = int(tail or 0)
    out = []
    for chord in body.split():
        root = chord[:2] if chord[1:2] == '#' else chord[:1]
        if root not in scale:
            out.append('(' + chord + ')')
            continue
        new = scale[(scale.index(root) + shift) % 12]
        out.append(new + chord[len(root):])
    return ' '.join(out)
#> chord_letters('C G7 Am F|2')
#> chord_letters('F# Bm E7|-1')
#> chord_letters('')
#> chord_letters('H D x|12')
#> chord_letters('A#m D#|one')
# %%
class Solution:
    def oddWordsOut(self, text: str) -> list:
        words = text.split()
        totals = {}
        for w in words:
            totals[w[0]] = totals.get(w[0], 0) + 1
            if w[-1] != w[0]:
                totals[w[-1]] = totals.get(w[-1], 0) + 1
        return [w for w in words if totals[w[0]] == 1 and totals[w[-1]] == 1]
#> Solution().oddWordsOut('cat tiger rabbit dog lion')
#> Solution().oddWordsOut('aa bb cc aa')
#> Solution().oddWordsOut('')
#> Solution().oddWordsOut('north south east west up')
#> Solution().oddWordsOut('1st 2nd 3rd 4th')
# %%
def progress(line):
    """Text bar from 'done/total label'."""
    frac, _, label = line.partition(' ')
    done, total = map(int, frac.split('/'))
    filled = 10 * done // total
    bar = '#' * filled + '-' * (10 - filled)
    return f'[{bar}] {100 * done // total:3d}% {label}'


def dashboard(text):
    rows = []
    for line in text.split(';'):
        try:
            rows.append(progress(line.strip()))
        except (ValueError, ZeroDivisionError) as e:
            rows.append(type(e).__name__)
    return rows
#> dashboard('3/10 copy; 5/5 scan files')
#> dashboard('1/0 never; half done')
#> dashboard('')
#> dashboard('0/7 start;2/3 mid;99/100 almost')
#> dashboard('12/8 overfull')
# %%
def f(text, k):
    a = text[:k]
    b = text[-k:] if k else ''
    c = text[k:-k] if k else text
    if a == b:
        return c * 2
    if a < b:
        return b + c.title() + a
    return c[::-1].lower()
#> f('one ring to rule them one', 3)
#> f('alpha and omega', 5)
#> f('Zebra crossing area', 4)
#> f('', 2)
#> f('untouched', 0)
# %%
class Solution:
    def typewriter(self, text: str, width: int) -> int:
        """Count carriage returns and bell rings (bell five columns before the margin)."""
        col = returns = bells = 0
        for ch in text:
            if ch == '\n' or col >= width and ch == ' ':
                returns += 1
                col = 0
                continue
            col += 1
            if col == width - 5:
                bells += 1
        return returns * 100 + bells
#> Solution().typewriter('Dear Sir, I regret to inform you', 12)
#> Solution().typewriter('a\nb\nc', 8)
#> Solution().typewriter('', 20)
#> Solution().typewriter('nobreakspossiblehereatall', 10)
#> Solution().typewriter('short line', 40)
# %%
def normalise_phone(raw, country='44'):
    digits = ''
    for i, ch in enumerate(raw):
        if ch.isdigit():
            digits += ch
        elif ch == '+' and i == 0:
            digits = ''
        elif ch.lower() == 'x':
            break
    if digits.startswith('00'):
        digits = digits[2:]
    elif digits.startswith('0'):
        digits = country + digits[1:]
    groups = []
    body = digits[2:]
    while len(body) > 4:
        groups.append(body[:3])
        body = body[3:]
    groups.append(body)
    return '+' + digits[:2] + ' ' + ' '.join(groups)
#> normalise_phone('(020) 7946-0958 x12')
#> normalise_phone('+49 30 901820')
#> normalise_phone('')
#> normalise_phone('0033 1 44 55 66 77')
#> normalise_phone('0171 555', country='49')
# %%
def letter_value(c):
    return 'etaoinshrdlucmfwypvbgkqjxz'.index(c) + 1


def best_word(rack, words):
    best, best_score = '', 0
    for w in words.split():
        tiles = list(rack)
        score = 0
        for c in w:
            if c in tiles:
                tiles.remove(c)
                score += letter_value(c)
            elif '?' in tiles:
                tiles.remove('?')
            else:
                break
        else:
            if score > best_score:
                best, best_score = w, score
    return best, best_score
#> best_word('quiztea', 'tea quiz quit zeta')
#> best_word('ab?', 'cab bad')
#> best_word('', 'a')
#> best_word('xylem', 'lye my elm')
#> best_word('??', 'no so')
# %%
class Solution:
    def splitByCase(self, s: str) -> list:
        pieces = []
        cur = ''
        for i, ch in enumerate(s):
            prev = s[i - 1] if i else ''
            nxt = s[i + 1] if i + 1 < len(s) else ''
            new = ch.isupper() and (prev.islower() or nxt.islower())
            new = new or ch.isdigit() != prev.isdigit() and prev != ''
            if new and cur:
                pieces.append(cur)
                cur = ''
            cur += ch
        if cur:
            pieces.append(cur)
        return pieces
#> Solution().splitByCase('parseHTTPResponse2Json')
#> Solution().splitByCase('simple')
#> Solution().splitByCase('')
#> Solution().splitByCase('ABC123DEF')
#> Solution().splitByCase('userIDList')
# %%
def shelf_code(title, author, year):
    words = [w for w in title.split() if w.lower() not in ('the', 'a', 'an')]
    head = ''.join(w[:2].upper() for w in words[:2])
    last = author.split()[-1] if author.split() else 'Anon'
    middle = ''.join(c for c in last if c.lower() not in 'aeiou')[:3].upper()
    return f'{head}.{middle}.{year % 100:02d}'
#> shelf_code('The Old Man and the Sea', 'Ernest Hemingway', 1952)
#> shelf_code('Emma', 'Jane Austen', 1815)
#> shelf_code('', '', 2000)
#> shelf_code('A Room With a View', 'E. M. Forster', 1908)
#> shelf_code('The', 'Io', 7)
# %%
def f(text):
    stack = []
    for tok in text.split():
        if tok == '~':
            stack.append(stack.pop()[::-1])
        elif tok == '&':
            b, a = stack.pop(), stack.pop()
            stack.append(a + b)
        elif tok.startswith('x') and tok[1:].isdigit():
            stack.append(stack.pop() * int(tok[1:]))
        else:
            stack.append(tok)
    return stack
#> f('abc ~ de & x2')
#> f('just some words')
#> f('')
#> f('ha x3 ! &')
#> f('one & two')
# %%
class Solution:
    def meteredVerse(self, line: str, pattern: str) -> int:
        """Stress is a long vowel pair or a capital; count mismatches with pattern of '/' and 'u'."""
        beats = ''
        prev = ''
        for ch in line:
            if ch.lower() in 'aeiou':
                if prev and prev.lower() in 'aeiou':
                    beats = beats[:-1] + '/'
                else:
                    beats += '/' if ch.isupper() else 'u'
            prev = ch
        wrong = sum(a != b for a, b in zip(beats, pattern))
        return wrong + abs(len(beats) - len(pattern))
#> Solution().meteredVerse('the rain in spAin', 'u/u/')
#> Solution().meteredVerse('Under the moon', '/uu/')
#> Solution().meteredVerse('', 'u/')
#> Solution().meteredVerse('shh', '')
#> Solution().meteredVerse('A queen and a beast', 'u/uu/')
# %%
from collections import Counter


def letter_budget(words, budget):
    pool = Counter(budget)
    bought = []
    for w in sorted(words.split(), key=lambda w: (len(w), w)):
        need = Counter(w)
        if all(pool[c] >= n for c, n in need.items()):
            pool -= need
            bought.append(w)
    return bought, sum(pool.values())
#> letter_budget('cat act tack', 'attackcc')
#> letter_budget('zoo ooze', 'zzoooe')
#> letter_budget('', 'abc')
#> letter_budget('it is tie', 'ttiise')
#> letter_budget('long words', 'short')
# %%
def outline(text):
    """Number lines by their leading dashes, like 1, 1.1, 1.2, 2."""
    counters = []
    out = []
    for line in text.split('\n'):
        body = line.lstrip('-')
        level = len(line) - len(body)
        while len(counters) <= level:
            counters.append(0)
        del counters[level + 1:]
        counters[level] += 1
        number = '.'.join(map(str, counters))
        out.append(f'{number} {body.strip()}')
    return out
#> outline('Intro\n- Aim\n- Scope\nMethod\n- Data\n-- Source')
#> outline('Alone')
#> outline('-- jump\n- back\ntop')
#> outline('')
#> outline('a\nb\n-c\nd\n-e\n-f')
# %%
class Solution:
    def longestClimb(self, s: str) -> str:
        """Longest slice where each letter comes later in the alphabet, jumping over non-letters."""
        best = cur = ''
        last = ''
        for ch in s:
            if not ch.isalpha():
                if cur:
                    cur += ch
                continue
            if last and ch.lower() > last:
                cur += ch
            else:
                cur = ch
            last = ch.lower()
            if len(cur) > len(best):
                best = cur
        return best
#> Solution().longestClimb('A big chimp almost fell')
#> Solution().longestClimb('zyx wvu')
#> Solution().longestClimb('')
#> Solution().longestClimb('a-b-c, then d e f')
#> Solution().longestClimb('billowy 2 ghost')
# %%
def bank_shift(text, key):
    """Shift letters by running digit sum of the key (autoclave style)."""
    running = 0
    digits = [int(d) for d in str(key)]
    out = ''
    for i, ch in enumerate(text):
        running = (running + digits[i % len(digits)]) % 26
        if ch.isalpha():
            base = ord('A') if ch.isupper() else ord('a')
            out += chr(base + (ord(ch) - base + running) % 26)
        elif ch == ' ':
            running = 0
            out += ch
        else:
            out += ch
    return out
#> bank_shift('Transfer the Funds', 31)
#> bank_shift('aaaaaaa', 1)
#> bank_shift('', 123)
#> bank_shift('zero key', 0)
#> bank_shift('PIN-code 77', 942)
# %%
def f(text, k):
    words = text.lower().split()
    pairs = {}
    for a in words:
        for b in words:
            if a < b and abs(len(a) - len(b)) == k:
                pairs[a] = pairs.get(a, 0) + 1
    return sorted(pairs.items(), key=lambda p: (-p[1], p[0]))
#> f('to the sea we go', 1)
#> f('aa bb cc', 0)
#> f('', 2)
#> f('Kind words cost nothing', 2)
#> f('a bb a bb', 1)
# %%
class Solution:
    def cleanTranscript(self, text: str) -> str:
        fillers = ('um', 'uh', 'er', 'like')
        out = []
        for w in text.split():
            core = w.lower().strip(',.')
            if core in fillers:
                if w.endswith('.') and out:
                    out[-1] = out[-1].rstrip(',') + '.'
                continue
            if out and core == out[-1].lower().strip(',.'):
                out[-1] = w
                continue
            out.append(w)
        if out:
            out[0] = out[0][0].upper() + out[0][1:]
        return ' '.join(out)
#> Solution().cleanTranscript('um, so I I was, like, going there, um.')
#> Solution().cleanTranscript('Uh er um.')
#> Solution().cleanTranscript('')
#> Solution().cleanTranscript('we we we need a a plan')
#> Solution().cleanTranscript('yes, er, Yes. fine')
# %%
def parse_size(token):
    units = {'k': 1, 'm': 2, 'g': 3}
    num = token.lower().rstrip('bkmg')
    power = 0
    for ch in token[len(num):].lower():
        power += units.get(ch, 0)
    return int(num) * 1024 ** power


def human(n):
    for unit in ('B', 'K', 'M'):
        if n < 1024:
            return f'{n}{unit}'
        n //= 1024
    return f'{n}G'


def total_size(listing):
    total = 0
    for item in listing.split(','):
        name, _, size = item.strip().rpartition(' ')
        if name:
            total += parse_size(size)
    return human(total)
#> total_size('a.txt 512b, b.iso 3kb, c 100')
#> total_size('movie 2g, clip 700m')
#> total_size('')
#> total_size('x 1023, nosize')
#> total_size('bad 12q')
# %%
class Solution:
    def mirrorMaze(self, row: str) -> int:
        """A beam goes right; '|' reflects once then breaks, '.' is free, '*' counts when lit."""
        cells = list(row)
        i, step, lit, moves = 0, 1, 0, 0
        while 0 <= i < len(cells) and moves < 40:
            if cells[i] == '|':
                step = -step
                cells[i] = '.'
            elif cells[i] == '*':
                lit += 1
            i += step
            moves += 1
        return lit
#> Solution().mirrorMaze('..*..|..*')
#> Solution().mirrorMaze('*|*|*|*')
#> Solution().mirrorMaze('')
#> Solution().mirrorMaze('|***')
#> Solution().mirrorMaze('.*.*.*.')
# %%
def rank_suffixes(word):
    order = sorted(range(len(word)), key=lambda i: word[i:])
    rank = [0] * len(word)
    for r, i in enumerate(order):
        rank[i] = r
    return rank


def longest_repeat(word):
    rank = rank_suffixes(word)
    order = [0] * len(word)
    for i, r in enumerate(rank):
        order[r] = i
    best = ''
    for a, b in zip(order, order[1:]):
        k = 0
        while max(a, b) + k < len(word) and word[a + k] == word[b + k]:
            k += 1
        if k > len(best):
            best = word[a:a + k]
    return best
#> longest_repeat('bandana banana')
#> longest_repeat('abcdefg')
#> longest_repeat('')
#> longest_repeat('GATTAGATTACA')
#> longest_repeat('aaaaaa')
# %%
def f(text, sep='/'):
    parts = text.split(sep)
    widths = []
    for p in parts:
        p = p.strip()
        if p.isnumeric():
            widths.append(-int(p))
        elif p.isidentifier():
            widths.append(len(p))
        elif p:
            widths.append(0)
    return widths, sum(widths)
#> f('usr/local/2024/my file/_tmp')
#> f('12-x1-1x--y', sep='-')
#> f('')
#> f('home / user name / 7')
#> f('a b;c;100;d_e', ';')
# %%
class Solution:
    def crowdChant(self, text: str, beats: int) -> str:
        """Stretch the last vowel of each word so that the words take equal beats."""
        out = []
        for w in text.split():
            spot = -1
            for i, ch in enumerate(w):
                if ch in 'aeiouAEIOU':
                    spot = i
            missing = beats - len(w)
            if spot < 0 or missing <= 0:
                out.append(w)
            else:
                out.append(w[:spot] + w[spot] * missing + w[spot:])
        return ' '.join(out)
#> Solution().crowdChant('go team win now', 6)
#> Solution().crowdChant('why try', 8)
#> Solution().crowdChant('', 4)
#> Solution().crowdChant('goal champions', 5)
#> Solution().crowdChant('Ole ole OLE', 7)
# %%
def find_loops(actions):
    """Spot the shortest block that repeats back to back at the end of an action log."""
    steps = actions.split()
    n = len(steps)
    for size in range(1, n // 2 + 1):
        reps = 1
        while (reps + 1) * size <= n and steps[n - (reps + 1) * size:n - reps * size] == steps[n - size:]:
            reps += 1
        if reps > 1:
            return ' '.join(steps[n - size:]), reps
    return None
#> find_loops('init load check load check load check')
#> find_loops('a b c')
#> find_loops('')
#> find_loops('wait go go go go')
#> find_loops('x y z x y z')
# %%
def soft_compare(a, b):
    """Compare ignoring case, spaces and trailing zeros; returns -1, 0 or 1 and the place."""
    def clean(s):
        return ''.join(s.lower().split()).rstrip('0')

    x, y = clean(a), clean(b)
    for i, (p, q) in enumerate(zip(x, y)):
        if p != q:
            return (-1 if p < q else 1), i
    if len(x) == len(y):
        return 0, len(x)
    return (-1 if len(x) < len(y) else 1), min(len(x), len(y))
#> soft_compare('Price 12.500', 'price12.5')
#> soft_compare('New York', 'New Jersey')
#> soft_compare('', '000')
#> soft_compare('part A', 'Part A2')
#> soft_compare('Zulu time', 'alpha')
# %%
class Solution:
    def bookLine(self, text: str, line: int, width: int) -> str:
        lines = self.layout(text.split(), width)
        if not -len(lines) <= line < len(lines):
            return '<blank>'
        return lines[line]

    def layout(self, words, width):
        lines = ['']
        for w in words:
            gap = ' ' if lines[-1] else ''
            if len(lines[-1] + gap + w) > width and lines[-1]:
                lines.append(w)
            else:
                lines[-1] += gap + w
        return lines
#> Solution().bookLine('it was the best of times it was the worst', 1, 14)
#> Solution().bookLine('call me ishmael some years ago', -1, 10)
#> Solution().bookLine('', 0, 5)
#> Solution().bookLine('two lines only', 5, 8)
#> Solution().bookLine('antidisestablishment rules ok', 0, 6)
# %%
def token_cost(tok):
    if tok in ('(', ')'):
        return 0
    if tok.isdigit():
        return 1
    if tok in ('+', '-'):
        return 2
    return 5 if tok in ('*', '/') else 10


def expr_cost(src):
    spaced = src
    for sym in '()+-*/':
        spaced = spaced.replace(sym, f' {sym} ')
    toks = spaced.split()
    depth = cost = 0
    for t in toks:
        depth += (t == '(') - (t == ')')
        cost += token_cost(t) * (depth + 1)
    return cost if depth == 0 else -depth
#> expr_cost('3+4*(2-x)')
#> expr_cost('((1+2)')
#> expr_cost('')
#> expr_cost('total / count')
#> expr_cost('(7)*(8)')
# %%
def f(text, k):
    out = []
    buf = ''
    for ch in text:
        buf += ch
        if len(buf) == k or ch in '.!?':
            out.append(buf.strip())
            buf = ''
    if buf:
        out.append(buf.rjust(k, '_'))
    return out
#> f('Stop! Who goes there? Me.', 8)
#> f('abcdefghij', 4)
#> f('', 3)
#> f('a.b.c.d', 5)
#> f('nothing ends here', 20)
# %%
class Solution:
    def friendlyDiff(self, before: str, after: str) -> str:
        a, b = before.split(), after.split()
        out = []
        i = j = 0
        while i < len(a) and j < len(b):
            if a[i] == b[j]:
                out.append(a[i])
                i += 1
                j += 1
            elif a[i] in b[j:]:
                out.append('+' + b[j])
                j += 1
            else:
                out.append('-' + a[i])
                i += 1
        out += ['-' + w for w in a[i:]]
        out += ['+' + w for w in b[j:]]
        return ' '.join(out)
#> Solution().friendlyDiff('we went to the park', 'we all went to a park')
#> Solution().friendlyDiff('one two three', 'three two one')
#> Solution().friendlyDiff('', 'fresh start')
#> Solution().friendlyDiff('keep this', 'keep this')
#> Solution().friendlyDiff('red green blue', 'cyan')
# %%
def knit(pattern, rows):
    """Read 'k2 p1' style instructions into rows; odd rows are worked from the other side."""
    stitch = ''
    for ins in pattern.split():
        kind, n = ins[0], int(ins[1:] or 1)
        stitch += {'k': 'v', 'p': '-'}.get(kind, '?') * n
    flip = {'v': '-', '-': 'v', '?': '?'}
    fabric = []
    for r in range(rows):
        if r % 2 == 0:
            fabric.append(stitch)
        else:
            fabric.append(''.join(flip[s] for s in reversed(stitch)))
    return fabric
#> knit('k2 p1 k3', 3)
#> knit('p4', 2)
#> knit('', 2)
#> knit('k1 y2 p', 2)
#> knit('k kk', 1)
# %%
def pos_average(text):
    spots = {}
    for i, ch in enumerate(text.lower()):
        if ch.isalpha():
            total, n = spots.get(ch, (0, 0))
            spots[ch] = (total + i, n + 1)
    return {ch: total / n for ch, (total, n) in spots.items() if n > 1}


def centre_letters(text):
    centre = (len(text) - 1) / 2
    avg = pos_average(text)
    near = [ch for ch in avg if abs(avg[ch] - centre) <= 1]
    return ''.join(sorted(near)), len(avg)
#> centre_letters('Rotate the rotor')
#> centre_letters('abcdef')
#> centre_letters('')
#> centre_letters('Never odd or even')
#> centre_letters('pepper tree')
# %%
class Solution:
    def shortestUniqueStarts(self, text: str) -> dict:
        words = text.lower().split()
        result = {}
        for w in words:
            for n in range(1, len(w) + 1):
                start = w[:n]
                if sum(1 for o in words if o.startswith(start)) == 1:
                    result[w] = start
                    break
            else:
                result[w] = w + '$'
        return result
#> Solution().shortestUniqueStarts('copy commit clone push')
#> Solution().shortestUniqueStarts('add adder')
#> Solution().shortestUniqueStarts('')
#> Solution().shortestUniqueStarts('Tim tom TIM')
#> Solution().shortestUniqueStarts('x y z')
# %%
def f(text, lookup):
    pos, path = 0, []
    while pos < len(text) and len(path) < 12:
        ch = text[pos]
        path.append(pos)
        if ch in lookup:
            pos += lookup[ch]
        elif ch == '!':
            break
        else:
            pos += 1
    return path, text[pos:]
#> f('jump over the fence!', {'j': 5, 'o': 2, 'e': 3})
#> f('loop back', {'p': -2})
#> f('', {'a': 1})
#> f('stop! here', {})
#> f('skip skip skip', {'s': 4, ' ': 2})
