# %%
class Solution:
    def setAlgebra(self, expr: str, groups: dict) -> list:
        self.s = expr.replace(' ', '')
        self.i = 0
        self.groups = groups
        return sorted(self.union())

    def union(self):
        acc = self.cross()
        while self.i < len(self.s) and self.s[self.i] in '+-':
            op = self.s[self.i]
            self.i += 1
            right = self.cross()
            if op == '+':
                acc = acc + [x for x in right if x not in acc]
            else:
                acc = [x for x in acc if x not in right]
        return acc

    def cross(self):
        acc = self.unit()
        while self.i < len(self.s) and self.s[self.i] == '&':
            self.i += 1
            right = self.unit()
            acc = [x for x in acc if x in right]
        return acc

    def unit(self):
        ch = self.s[self.i]
        self.i += 1
        if ch == '(':
            acc = self.union()
            self.i += 1
            return acc
        return self.groups.get(ch, [])
#> Solution().setAlgebra('A + B', {'A': [1, 2], 'B': [2, 3]})
#> Solution().setAlgebra('A - B & C', {'A': [4, 5, 6], 'B': [5, 6], 'C': [6]})
#> Solution().setAlgebra('Z', {})
#> Solution().setAlgebra('(P + Q) & R', {'P': [9], 'Q': [7, 8], 'R': [7, 9, 11]})
#> Solution().setAlgebra('A -', {'A': [1]})
# %%
def lex_roman_mix(text):
    kinds = ''
    for word in text.split():
        if word.isdigit():
            kinds += 'D'
        elif all(c in 'IVXLC' for c in word):
            kinds += 'R'
        elif word.istitle():
            kinds += 'N'
        else:
            kinds += 'w'
    return kinds


def names_with_numbers(text):
    kinds = lex_roman_mix(text)
    words = text.split()
    out = []
    i = 0
    while i < len(words):
        if kinds[i] == 'N':
            j = i + 1
            while j < len(words) and kinds[j] in 'RD':
                j += 1
            if j > i + 1:
                out.append(' '.join(words[i:j]))
            i = j
        else:
            i += 1
    return out
#> names_with_numbers('King Henry VIII met Louis')
#> names_with_numbers('Apollo 11 and Rocky IV')
#> names_with_numbers('')
#> names_with_numbers('go X 5 Room 1 2 three')
#> names_with_numbers('Mark I II Zed')
# %%
class Solution:
    def collapseRuns(self, s: str) -> str:
        def shrink(text):
            out = ''
            i = 0
            while i < len(text):
                j = i
                while j < len(text) and text[j] == text[i]:
                    j += 1
                if (j - i) % 2:
                    out += text[i]
                i = j
            return out

        rounds = 0
        nxt = shrink(s)
        while nxt != s:
            s, nxt = nxt, shrink(nxt)
            rounds += 1
        return f'{s}/{rounds}'
#> Solution().collapseRuns('aabccb')
#> Solution().collapseRuns('abc')
#> Solution().collapseRuns('')
#> Solution().collapseRuns('xyyyx')
#> Solution().collapseRuns('abbaab')
# %%
def resolve_links(pages, start):
    trail = []
    cur = start
    while cur in pages and cur not in trail:
        trail.append(cur)
        body = pages[cur]
        if not body.startswith('see '):
            return ' > '.join(trail), body
        cur = body[4:].strip()
    if cur in trail:
        return ' > '.join(trail), 'loop at ' + cur
    return ' > '.join(trail), 'missing ' + cur
#> resolve_links({'a': 'see b', 'b': 'text'}, 'a')
#> resolve_links({'x': 'see y', 'y': 'see x'}, 'x')
#> resolve_links({}, 'q')
#> resolve_links({'p': 'see  r', 'm': 'no'}, 'p')
#> resolve_links({'k': 'seed list'}, 'k')
# %%
def parse_terms(side):
    counts = {}
    for part in side.split('+'):
        part = part.strip()
        k = 0
        while part[k].isdigit():
            k += 1
        factor = int(part[:k] or 1)
        i = k
        while i < len(part):
            atom = part[i]
            i += 1
            digits = ''
            while i < len(part) and part[i].isdigit():
                digits += part[i]
                i += 1
            counts[atom] = counts.get(atom, 0) + factor * int(digits or 1)
    return counts


def unbalanced(equation):
    left, right = map(parse_terms, equation.split('='))
    return {a: left.get(a, 0) - right.get(a, 0) for a in sorted({**left, **right}) if left.get(a, 0) != right.get(a, 0)}
#> unbalanced('2H2 + O2 = 2H2O')
#> unbalanced('CH4 + O2 = CO2 + H2O')
#> unbalanced('N2 = N')
#> unbalanced('K = 3')
#> unbalanced('S + 3F2 = SF6')
# %%
class Solution:
    def fitTitle(self, words: list, width: int) -> str:
        drop = ['a', 'an', 'the', 'of', 'and']
        kept = list(words)
        i = 1
        while len(' '.join(kept)) > width and i < len(kept):
            if kept[i].lower() in drop:
                kept.pop(i)
            else:
                i += 1
        line = ' '.join(kept)
        if len(line) <= width:
            return line
        short = ''
        for w in kept:
            if len(short) + len(w) + 3 > width:
                break
            short += w + ' '
        return (short.rstrip() or line[:width - 2]) + '..'
#> Solution().fitTitle(['The', 'Lord', 'of', 'the', 'Flies'], 14)
#> Solution().fitTitle(['War', 'and', 'Peace'], 20)
#> Solution().fitTitle([], 5)
#> Solution().fitTitle(['Extraordinary'], 7)
#> Solution().fitTitle(['Crime', 'and', 'Punishment'], 12)
# %%
def hours_text(mask):
    spans = []
    start = None
    for h in range(25):
        on = h < 24 and mask >> h & 1
        if on and start is None:
            start = h
        elif not on and start is not None:
            spans.append(f'{start:02}-{h:02}')
            start = None
    return ' '.join(spans)


def hours_mask(text):
    mask = 0
    for span in text.split():
        a, b = map(int, span.split('-'))
        for h in range(a, b):
            mask |= 1 << h
    return mask


def shared_hours(first, second):
    both = hours_mask(first) & hours_mask(second)
    return hours_text(both) or 'never'
#> shared_hours('09-12 14-17', '11-15')
#> shared_hours('', '00-24')
#> shared_hours('22-24', '23-24')
#> shared_hours('1-3', '4-6')
#> shared_hours('0-2 4-6', '1-5')
# %%
class Solution:
    def bottomLine(self, account: str) -> str:
        balance = 0
        worst = 0
        holds = []
        for op in account.split():
            if op == 'undo' and holds:
                balance -= holds.pop()
            elif op == 'again' and holds:
                holds.append(holds[-1])
                balance += holds[-1]
            elif op[0] in '+-':
                holds.append(int(op))
                balance += holds[-1]
            worst = min(worst, balance)
        return f'{balance} low {worst}'
#> Solution().bottomLine('+50 -20 undo')
#> Solution().bottomLine('-5 again again')
#> Solution().bottomLine('')
#> Solution().bottomLine('undo again +1')
#> Solution().bottomLine('+10 -30 undo -4 again undo undo')
# %%
def split_at_changes(text):
    def kind(ch):
        if ch.isdigit():
            return 'd'
        if ch.isupper():
            return 'U'
        return 'l' if ch.islower() else 's'

    parts = []
    for ch in text:
        if parts and kind(parts[-1][-1]) == kind(ch):
            parts[-1] += ch
        else:
            parts.append(ch)
    return parts
#> split_at_changes('abc123DEF')
#> split_at_changes('')
#> split_at_changes('a--B')
#> split_at_changes('7')
#> split_at_changes('iPhone15 Pro')
# %%
class Solution:
    def inferLoop(self, trace: str) -> str:
        steps = trace.split()
        n = len(steps)
        for lead in range(n):
            body = steps[lead:]
            for size in range(1, len(body) // 2 + 1):
                if len(body) % size == 0 and self.repeats(body, size):
                    head = ' '.join(steps[:lead])
                    loop = ' '.join(body[:size])
                    return f'{head} ({loop})x{len(body) // size}'.strip()
        return trace

    def repeats(self, body, size):
        return all(body[i] == body[i - size] for i in range(size, len(body)))
#> Solution().inferLoop('a b c b c')
#> Solution().inferLoop('go go go')
#> Solution().inferLoop('')
#> Solution().inferLoop('x y z')
#> Solution().inferLoop('init r w r w r w')
# %%
def score_row(row):
    score = 0
    multiplier = 1
    streak = 0
    for ch in row:
        if ch == 'o':
            streak += 1
            score += 10 * multiplier
            if streak % 3 == 0:
                multiplier += 1
        elif ch == '*':
            score += 50
        else:
            streak = 0
            multiplier = max(1, multiplier - 1)
    return score


def rank_rows(text):
    rows = text.split('/')
    order = sorted(range(len(rows)), key=lambda i: (-score_row(rows[i]), i))
    return [(i + 1, score_row(rows[i])) for i in order]
#> rank_rows('ooo/o*')
#> rank_rows('')
#> rank_rows('x/xx/xo')
#> rank_rows('oooo/o*o/oooxo')
#> rank_rows('**')
# %%
class Solution:
    def boxText(self, lines: list, title: str) -> list:
        width = max([len(s) for s in lines] + [len(title) + 2])
        pad = width - len(title)
        left = pad // 2
        top = '+' + '-' * left + title + '-' * (pad - left) + '+'
        body = []
        for s in lines:
            if s == '---':
                body.append('+' + '-' * width + '+')
            else:
                body.append('|' + s.ljust(width) + '|')
        return [top] + body + ['+' + '-' * width + '+']
#> Solution().boxText(['hi', 'there'], 'Box')
#> Solution().boxText([], '')
#> Solution().boxText(['a', '---', 'b'], 'x')
#> Solution().boxText(['longer line'], 'T')
#> Solution().boxText(['---'], 'menu')
# %%
def match_fields(pattern, text):
    p = pattern.split('/')
    t = text.split('/')
    bound = {}
    for i, part in enumerate(p):
        if part == '**':
            bound['rest'] = '/'.join(t[i:])
            return bound
        if i >= len(t):
            return None
        if part.startswith(':'):
            name, _, kind = part[1:].partition('=')
            if kind == 'int' and not t[i].isdigit():
                return None
            bound[name] = int(t[i]) if kind == 'int' else t[i]
        elif part != t[i]:
            return None
    return bound if len(p) == len(t) else None


def route(table, path):
    for name, pattern in table:
        bound = match_fields(pattern, path)
        if bound is not None:
            return name, bound
    return 'none', {}
#> route([('home', ''), ('user', 'u/:id=int')], 'u/42')
#> route([('num', 'p/:n=int'), ('any', 'p/:word')], 'p/cat')
#> route([], 'x')
#> route([('file', 'files/**')], 'files/a/b.txt')
#> route([('one', 'a/b'), ('two', 'a/:x/c')], 'a/b/d')
# %%
class Solution:
    def dropOverlaps(self, text: str, words: list) -> str:
        marks = [False] * len(text)
        for w in sorted(words, key=len, reverse=True):
            start = text.find(w)
            while start >= 0:
                if not any(marks[start:start + len(w)]):
                    for i in range(start, start + len(w)):
                        marks[i] = True
                start = text.find(w, start + 1)
        return ''.join(c.upper() if m else c for c, m in zip(text, marks))
#> Solution().dropOverlaps('banana', ['ana'])
#> Solution().dropOverlaps('catalog', ['cat', 'log', 'atalo'])
#> Solution().dropOverlaps('', ['x'])
#> Solution().dropOverlaps('quiet', [])
#> Solution().dropOverlaps('aaaa', ['aa', 'aaa'])
# %%
def undo_markup(text):
    out = []
    links = []
    i = 0
    while i < len(text):
        if text[i] == '[':
            close = text.find('](', i)
            end = text.find(')', close)
            if close > 0 and end > 0:
                links.append(text[close + 2:end])
                out.append(f'{text[i + 1:close]}[{len(links)}]')
                i = end + 1
                continue
        out.append(text[i])
        i += 1
    return ''.join(out), links
#> undo_markup('see [here](url)')
#> undo_markup('[a](x) [b](y)')
#> undo_markup('')
#> undo_markup('not [a link')
#> undo_markup('[](z)!')
# %%
class Solution:
    def relayBaton(self, text: str) -> str:
        words = text.split()
        if not words:
            return '-'
        chain = [words[0]]
        pool = words[1:]
        while True:
            for w in pool:
                if w[0] == chain[-1][-1]:
                    chain.append(w)
                    pool.remove(w)
                    break
            else:
                break
        joined = chain[0]
        for w in chain[1:]:
            joined += w[1:]
        return f'{joined} {len(pool)}'
#> Solution().relayBaton('cat tone egg dog')
#> Solution().relayBaton('solo')
#> Solution().relayBaton('')
#> Solution().relayBaton('ant tea ask kit top')
#> Solution().relayBaton('xy ab cd')
# %%
def crc_like(text, poly):
    reg = 0
    for ch in text:
        reg ^= ord(ch) & 31
        for _ in range(3):
            if reg & 1:
                reg = (reg >> 1) ^ poly
            else:
                reg >>= 1
    return reg


def group_by_crc(words, poly):
    buckets = {}
    for w in words:
        buckets.setdefault(crc_like(w, poly), []).append(w)
    return buckets
#> group_by_crc(['ab', 'ba', 'cab'], 20)
#> group_by_crc([], 9)
#> group_by_crc(['', 'x'], 18)
#> group_by_crc(['one', 'two', 'six'], 5)
#> group_by_crc(['aa', 'bb'], 0)
# %%
class Solution:
    def weaveStacks(self, left: str, right: str, ops: str) -> str:
        a, b = list(left), list(right)
        out = []
        for op in ops:
            if op == 'l' and a:
                out.append(a.pop())
            elif op == 'r' and b:
                out.append(b.pop())
            elif op == 'x':
                a, b = b, a
            elif op == 'm' and out:
                a.append(out.pop())
        return ''.join(out) + '|' + ''.join(a) + '|' + ''.join(b)
#> Solution().weaveStacks('abc', 'xyz', 'lrlr')
#> Solution().weaveStacks('ab', '', 'xlrr')
#> Solution().weaveStacks('', '', 'lm')
#> Solution().weaveStacks('pq', 'st', 'rrmmxl')
#> Solution().weaveStacks('k', 'n', '')
# %%
def eval_prefix(tokens):
    tok = tokens.pop(0)
    if tok in ('max', 'min', 'gap'):
        a = eval_prefix(tokens)
        b = eval_prefix(tokens)
        if tok == 'max':
            return max(a, b)
        if tok == 'min':
            return min(a, b)
        return abs(a - b)
    if tok == 'sq':
        return eval_prefix(tokens) ** 2
    return int(tok)


def eval_all(text):
    tokens = text.split()
    results = []
    while tokens:
        results.append(eval_prefix(tokens))
    return results
#> eval_all('max 3 gap 10 2')
#> eval_all('1 sq 4')
#> eval_all('')
#> eval_all('min max 1 9 sq gap 5 7 -3')
#> eval_all('gap 4')
# %%
class Solution:
    def shortenCode(self, code: str) -> str:
        aliases = {}
        words = code.split()
        counts = {}
        for w in words:
            counts[w] = counts.get(w, 0) + 1
        for w in words:
            if counts[w] > 1 and len(w) > 2 and w not in aliases:
                aliases[w] = '$' + str(len(aliases) + 1)
        first = {}
        out = []
        for w in words:
            if w in aliases and w in first:
                out.append(aliases[w])
            elif w in aliases:
                first[w] = True
                out.append(f'{w}={aliases[w]}')
            else:
                out.append(w)
        return ' '.join(out)
#> Solution().shortenCode('load x load y')
#> Solution().shortenCode('a a a')
#> Solution().shortenCode('')
#> Solution().shortenCode('push pull push pull push')
#> Solution().shortenCode('one two three')
# %%
def parse_address(line):
    parts = [p.strip() for p in line.split(',')]
    record = {'flat': '', 'number': '', 'street': '', 'town': parts[-1] if len(parts) > 1 else ''}
    for p in parts[:max(1, len(parts) - 1)]:
        low = p.lower()
        if low.startswith('flat '):
            record['flat'] = p[5:]
        elif p[:1].isdigit():
            number, _, street = p.partition(' ')
            record['number'], record['street'] = number, street
        elif not record['street']:
            record['street'] = p
    return record


def address_key(line):
    r = parse_address(line)
    return '|'.join(r[k].lower() for k in ('town', 'street', 'number', 'flat'))
#> address_key('12 High St, York')
#> address_key('Flat 3, 7b Elm Road, Bath')
#> address_key('')
#> address_key('The Mill, Flat A, Hull')
#> address_key('99 Lone Lane')
# %%
class Solution:
    def stairText(self, word: str, steps: list) -> list:
        lines = []
        col = 0
        i = 0
        for s in steps:
            chunk = word[i:i + s]
            if not chunk:
                break
            lines.append(' ' * col + chunk)
            col += len(chunk) - 1
            i += s
        if i < len(word):
            lines.append(' ' * col + word[i:][::-1])
        return lines
#> Solution().stairText('staircase', [3, 2, 4])
#> Solution().stairText('up', [5])
#> Solution().stairText('', [1, 2])
#> Solution().stairText('downhill', [2, 2])
#> Solution().stairText('abc', [])
# %%
def check_nesting(lines):
    closers = {'endif': 'if', 'done': 'while', 'end': 'def'}
    stack = []
    for number, line in enumerate(lines, 1):
        words = line.split()
        if not words:
            continue
        head = words[0]
        if head in closers.values():
            stack.append((head, number))
        elif head == 'else':
            if not stack or stack[-1][0] != 'if':
                return f'line {number}: else without if'
        elif head in closers:
            if not stack:
                return f'line {number}: extra {head}'
            opener, at = stack.pop()
            if closers[head] != opener:
                return f'line {number}: {head} closes {opener} of line {at}'
    if stack:
        return f'line {stack[-1][1]}: {stack[-1][0]} not closed'
    return 'fine'
#> check_nesting(['if x', 'y', 'else', 'z', 'endif'])
#> check_nesting(['while a', 'if b', 'done'])
#> check_nesting([])
#> check_nesting(['def f', '', 'while 1', 'else'])
#> check_nesting(['def g', 'if q', 'endif'])
# %%
class Solution:
    def encodePairs(self, text: str) -> str:
        square = 'abcdefghiklmnopqrstuvwxyz'
        letters = [('i' if c == 'j' else c) for c in text.lower() if c.isalpha()]
        if len(letters) % 2:
            letters.append('x')
        out = ''
        for a, b in zip(letters[::2], letters[1::2]):
            r1, c1 = divmod(square.index(a), 5)
            r2, c2 = divmod(square.index(b), 5)
            if r1 == r2:
                out += square[r1 * 5 + (c1 + 1) % 5] + square[r2 * 5 + (c2 + 1) % 5]
            elif c1 == c2:
                out += square[(r1 + 1) % 5 * 5 + c1] + square[(r2 + 1) % 5 * 5 + c2]
            else:
                out += square[r1 * 5 + c2] + square[r2 * 5 + c1]
        return out
#> Solution().encodePairs('Hide it')
#> Solution().encodePairs('abaf')
#> Solution().encodePairs('')
#> Solution().encodePairs('jazz!')
#> Solution().encodePairs('z')
# %%
def histogram_words(text, limit):
    counts = {}
    for word in text.lower().split():
        word = word.strip('.,')
        if len(word) > 2:
            counts[word] = counts.get(word, 0) + 1
    rows = sorted(counts.items(), key=lambda p: (-p[1], p[0]))[:limit]
    width = max((len(w) for w, _ in rows), default=0)
    return [f'{w:>{width}} {"*" * n}' for w, n in rows]
#> histogram_words('The cat and the hat and the bat', 2)
#> histogram_words('', 3)
#> histogram_words('One, one. ONE two two', 5)
#> histogram_words('to be or not', 4)
#> histogram_words('alpha beta beta gamma', 0)
# %%
class Solution:
    def patchVersion(self, version: str, change: str) -> str:
        core, _, build = version.partition('+')
        nums = [int(n) for n in core.split('.')]
        level = {'major': 0, 'minor': 1, 'patch': 2}.get(change)
        if level is None:
            count = int(build or 0) + 1
            return f'{core}+{count}'
        while len(nums) <= level:
            nums.append(0)
        nums[level] += 1
        for i in range(level + 1, len(nums)):
            nums[i] = 0
        return '.'.join(map(str, nums))
#> Solution().patchVersion('1.4.2', 'minor')
#> Solution().patchVersion('2', 'patch')
#> Solution().patchVersion('0.9.9+3', 'build')
#> Solution().patchVersion('3.1.4.1', 'major')
#> Solution().patchVersion('1.x', 'major')
# %%
def split_rhythm(beats, bar):
    values = {'w': 8, 'h': 4, 'q': 2, 'e': 1}
    bars = []
    cur, room = '', bar
    for b in beats:
        size = values[b]
        if size > room:
            if room:
                cur += str(room) + '_'
                bars.append(cur)
                size -= room
                cur, room = f'_{size}', bar - size
            else:
                bars.append(cur)
                cur, room = b, bar - size
        else:
            cur += b
            room -= size
    if cur:
        bars.append(cur)
    return '|'.join(bars)
#> split_rhythm('qqhw', 8)
#> split_rhythm('hhqh', 6)
#> split_rhythm('', 4)
#> split_rhythm('eeeeq', 3)
#> split_rhythm('qx', 8)
# %%
class Solution:
    def readBits(self, stream: str) -> list:
        values = []
        i = 0
        while i < len(stream):
            zeros = 0
            while i < len(stream) and stream[i] == '0':
                zeros += 1
                i += 1
            chunk = stream[i:i + zeros + 1]
            if len(chunk) <= zeros:
                values.append(-1)
                break
            values.append(self.toInt(chunk))
            i += zeros + 1
        return values

    def toInt(self, bits):
        n = 0
        for b in bits:
            n = 2 * n + int(b)
        return n
#> Solution().readBits('1010011')
#> Solution().readBits('00101')
#> Solution().readBits('')
#> Solution().readBits('0001')
#> Solution().readBits('11100110010')
# %%
def clean_lyrics(lines):
    out = []
    chorus = None
    reading = False
    for line in lines:
        if line == '[chorus]':
            if chorus is None:
                chorus = []
                reading = True
            else:
                out += chorus
            continue
        if not line:
            reading = False
            continue
        if reading:
            chorus.append(line)
        body, x, times = line.rpartition(' x')
        if x and times.isdigit():
            out += [body] * int(times)
        else:
            out.append(line)
    return out
#> clean_lyrics(['la', '[chorus]', 'hey', '', 'lo', '[chorus]'])
#> clean_lyrics(['na x3'])
#> clean_lyrics([])
#> clean_lyrics(['[chorus]', '', '[chorus]', 'end'])
#> clean_lyrics(['fix xy', '[chorus]', 'oh x2', '', '[chorus]'])
# %%
class Solution:
    def maskMatch(self, mask: str, value: int) -> bool:
        bits = format(value, 'b').zfill(len(mask))
        if len(bits) > len(mask):
            return False
        groups = {}
        for m, b in zip(mask, bits):
            if m in '01':
                if m != b:
                    return False
            elif m != '-':
                if groups.setdefault(m, b) != b:
                    return False
        return True
#> Solution().maskMatch('1-0', 6)
#> Solution().maskMatch('aab', 5)
#> Solution().maskMatch('', 0)
#> Solution().maskMatch('xyyx', 9)
#> Solution().maskMatch('1a0a1', 27)
# %%
def spoken_tokens(text):
    ops = {'plus': '+', 'minus': '-', 'times': '*', 'over': '//'}
    digits = {'one': 1, 'two': 2, 'three': 3, 'four': 4, 'five': 5, 'ten': 10, 'twenty': 20, 'hundred': 100}
    tokens = []
    number = 0
    seen_number = False
    for word in text.lower().replace('-', ' ').split():
        if word in digits:
            value = digits[word]
            number = number * value if value == 100 and number else number + value
            seen_number = True
        elif word in ops:
            if seen_number:
                tokens.append(number)
            tokens.append(ops[word])
            number, seen_number = 0, False
    if seen_number:
        tokens.append(number)
    return tokens


def spoken_math(text):
    tokens = spoken_tokens(text)
    acc = tokens[0] if tokens else 0
    for op, n in zip(tokens[1::2], tokens[2::2]):
        if op == '+':
            acc += n
        elif op == '-':
            acc -= n
        else:
            acc = acc * n if op == '*' else acc // n
    return acc
#> spoken_math('two plus three')
#> spoken_math('Twenty-five times four minus one')
#> spoken_math('')
#> spoken_math('two hundred ten over five')
#> spoken_math('plus five')
# %%
class Solution:
    def doorCodes(self, log: str) -> list:
        attempts = {}
        locked = []
        for entry in log.split():
            door, code = entry[0], entry[1:]
            if door in locked:
                continue
            good = code == code[::-1] and len(code) > 2
            if good:
                attempts[door] = 0
            else:
                attempts[door] = attempts.get(door, 0) + 1
                if attempts[door] == 2:
                    locked.append(door)
        return locked + [f'{d}{n}' for d, n in attempts.items() if d not in locked]
#> Solution().doorCodes('a12 a34 a121 b777')
#> Solution().doorCodes('c1 c121 c1')
#> Solution().doorCodes('')
#> Solution().doorCodes('x99 y98 y97 x96 z5')
#> Solution().doorCodes('k4554')
# %%
def cell_refs(formula):
    refs = []
    i = 0
    while i < len(formula):
        if formula[i].isupper():
            j = i + 1
            while j < len(formula) and formula[j].isdigit():
                j += 1
            if j > i + 1:
                refs.append(formula[i:j])
            i = j
        else:
            i += 1
    return refs


def calc_order(sheet):
    done = []
    left = dict(sheet)
    while left:
        ready = [c for c in sorted(left) if all(r in done or r not in sheet for r in cell_refs(left[c]))]
        if not ready:
            return done + ['cycle']
        done.append(ready[0])
        del left[ready[0]]
    return done
#> calc_order({'A1': 'B1+1', 'B1': '5'})
#> calc_order({'A1': 'A1'})
#> calc_order({})
#> calc_order({'C1': 'A1', 'A1': 'B2', 'B2': 'Z9'})
#> calc_order({'X1': '1', 'Y1': 'Z1', 'Z1': 'Y1'})
# %%
class Solution:
    def trimTrail(self, text: str, cut: str) -> list:
        parts = []
        while text:
            at = -1
            for c in cut:
                k = text.find(c)
                if k >= 0 and (at < 0 or k < at):
                    at = k
            if at < 0:
                parts.append(text)
                break
            if at:
                parts.append(text[:at])
            run = at
            while run < len(text) and text[run] in cut:
                run += 1
            parts.append(len(text[at:run]))
            text = text[run:]
        return parts
#> Solution().trimTrail('a,b;;c', ',;')
#> Solution().trimTrail('plain', '.')
#> Solution().trimTrail('', '-')
#> Solution().trimTrail('---x', '-')
#> Solution().trimTrail('1 + 22', ' +')
# %%
def make_password(words, rules):
    text = '-'.join(words)
    for rule in rules:
        if rule == 'cap':
            text = '-'.join(w.capitalize() for w in text.split('-'))
        elif rule == 'leet':
            text = text.translate(str.maketrans('aeo', '430'))
        elif rule == 'mid':
            half = len(text) // 2
            text = text[half:] + text[:half]
        elif rule.startswith('cut'):
            text = text[:int(rule[3:])]
        else:
            text += rule
    return text
#> make_password(['sea', 'moon'], ['cap', 'leet'])
#> make_password(['a'], ['mid', '!'])
#> make_password([], [])
#> make_password(['tree', 'road', 'elk'], ['mid', 'cut6', '99'])
#> make_password(['x', 'y'], ['cut'])
# %%
class Solution:
    def depthString(self, digits: str) -> str:
        out = ''
        open_now = 0
        for d in digits:
            want = min(int(d), 3)
            if want > open_now:
                out += '(' * (want - open_now)
            elif want < open_now:
                out += ')' * (open_now - want)
            open_now = want
            out += d
        return out + ')' * open_now
#> Solution().depthString('021')
#> Solution().depthString('9')
#> Solution().depthString('')
#> Solution().depthString('3113')
#> Solution().depthString('000')
# %%
def compress_addresses(hex_groups):
    groups = [g.lstrip('0') or '0' for g in hex_groups.split(':')]
    best_start, best_len = -1, 1
    i = 0
    while i < len(groups):
        j = i
        while j < len(groups) and groups[j] == '0':
            j += 1
        if j - i > best_len:
            best_start, best_len = i, j - i
        i = max(j, i + 1)
    if best_start < 0:
        return ':'.join(groups)
    head = ':'.join(groups[:best_start])
    tail = ':'.join(groups[best_start + best_len:])
    return f'{head}::{tail}'
#> compress_addresses('fe80:0000:0000:0001')
#> compress_addresses('00:0a:00')
#> compress_addresses('')
#> compress_addresses('0:0:1:0:0:0:2')
#> compress_addresses('0:0')
# %%
class Solution:
    def scoreExam(self, key: str, answers: str) -> list:
        parsed = self.parse(key)
        given = self.parse(answers)
        marks = []
        for q, right in parsed.items():
            mine = given.get(q, '')
            if not mine:
                marks.append(0)
            elif len(right) == 1:
                marks.append(4 if mine == right else -1)
            else:
                hits = sum(1 for c in mine if c in right)
                misses = len(mine) - hits
                marks.append(max(-1, 2 * hits - 2 * misses))
        return marks + [sum(marks)]

    def parse(self, text):
        table = {}
        for item in text.split():
            k = 0
            while k < len(item) and item[k].isdigit():
                k += 1
            table[item[:k]] = item[k:]
        return table
#> Solution().scoreExam('1a 2bc 3d', '1a 2b 3c')
#> Solution().scoreExam('1a 2b', '')
#> Solution().scoreExam('', '1a')
#> Solution().scoreExam('1abc 2c', '1abd 2c')
#> Solution().scoreExam('5ad 6b', '6b 5bcd')
# %%
def explain_cron(field, low, high):
    values = []
    for part in field.split(','):
        span, _, step = part.partition('/')
        if span == '*':
            a, b = low, high
        elif '-' in span:
            a, b = map(int, span.split('-'))
        else:
            a = b = int(span)
        for v in range(a, b + 1, int(step or 1)):
            if low <= v <= high and v not in values:
                values.append(v)
    return sorted(values)


def next_run(field, low, high, now):
    values = explain_cron(field, low, high)
    for v in values:
        if v > now:
            return v, v - now
    if not values:
        return None
    return values[0], high - now + values[0] - low + 1
#> next_run('*/15', 0, 59, 20)
#> next_run('1,5-7', 0, 23, 7)
#> next_run('99', 0, 59, 3)
#> next_run('10-20/4,3', 1, 31, 3)
#> next_run('often', 0, 9, 1)
# %%
def pack_tiles(word, tiles):
    options = sorted(tiles, key=lambda t: (-len(t), t))

    def build(rest, used):
        if not rest:
            return used
        for tile in options:
            if rest.startswith(tile) and used.count(tile) < tiles[tile]:
                done = build(rest[len(tile):], used + [tile])
                if done is not None:
                    return done
        return None

    answer = build(word, [])
    return '+'.join(answer) if answer is not None else 'stuck'
#> pack_tiles('tomato', {'to': 2, 'ma': 1, 'tom': 1, 'a': 1})
#> pack_tiles('aaa', {'aa': 1})
#> pack_tiles('', {'x': 1})
#> pack_tiles('abcab', {'ab': 1, 'abc': 1, 'cab': 1})
#> pack_tiles('bebop', {'be': 1, 'beb': 1, 'bop': 1, 'o': 2})
