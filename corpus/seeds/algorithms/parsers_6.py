# %%
class Solution:
    def evalTernary(self, expr: str, env: dict) -> str:
        def parse(i):
            name = ''
            while i < len(expr) and expr[i] not in '?:':
                name += expr[i]
                i += 1
            if i < len(expr) and expr[i] == '?':
                yes, i = parse(i + 1)
                no, i = parse(i + 1)
                return (yes if env.get(name) else no), i
            return name, i

        return parse(0)[0]
#> Solution().evalTernary('a?x:y', {'a': 1})
#> Solution().evalTernary('a?b?1:2:3', {'a': True, 'b': False})
#> Solution().evalTernary('k', {})
#> Solution().evalTernary('p?q:r?s:t', {'r': 5})
#> Solution().evalTernary('', {'z': 1})
# %%
def tokenise_shell(line):
    words, cur = [], ''
    quote = None
    started = False
    skip = False
    for ch in line:
        if skip:
            cur += ch
            skip = False
        elif ch == '\\' and quote != "'":
            skip = started = True
        elif quote:
            if ch == quote:
                quote = None
            else:
                cur += ch
        elif ch in '\'"':
            quote = ch
            started = True
        elif ch == ' ':
            if started:
                words.append(cur)
            cur, started = '', False
        else:
            cur += ch
            started = True
    if started:
        words.append(cur)
    return words if quote is None else words + [quote]
#> tokenise_shell('cp a b')
#> tokenise_shell("echo 'a b' c\\ d")
#> tokenise_shell('')
#> tokenise_shell('say "" "x')
#> tokenise_shell("'\\n' \"q\\\"r\"")
# %%
def lookup_abbrev(word, table):
    for key in sorted(table, key=len, reverse=True):
        if word.startswith(key):
            return table[key] + word[len(key):]
    return word


def expand_notes(text, table):
    out = []
    for word in text.split():
        tail = ''
        while word and not word[-1].isalnum():
            tail = word[-1] + tail
            word = word[:-1]
        out.append(lookup_abbrev(word, table) + tail)
    return ' '.join(out)
#> expand_notes('mtg w bob.', {'mtg': 'meeting', 'w': 'with'})
#> expand_notes('', {'a': 'b'})
#> expand_notes('wo, w!', {'w': 'with', 'wo': 'without'})
#> expand_notes('?? no', {})
#> expand_notes('pts pt', {'pt': 'point'})
# %%
class Solution:
    def bitFields(self, value: int, layout: str) -> dict:
        fields = {}
        specs = []
        for part in layout.split():
            name, width = part.split(':')
            specs.append((name, int(width)))
        for name, width in reversed(specs):
            mask = (1 << width) - 1
            field = value & mask
            value >>= width
            if name.startswith('s') and field >> (width - 1):
                field -= 1 << width
            if name != '_':
                fields[name] = field
        if value:
            fields['over'] = value
        return fields
#> Solution().bitFields(0b1011, 'a:2 b:2')
#> Solution().bitFields(255, 'hi:4 s:4')
#> Solution().bitFields(0, 'x:8')
#> Solution().bitFields(1000, 'p:3 _:2 q:4')
#> Solution().bitFields(19, 's1:2 s2:3')
# %%
def parse_stem(text):
    numbers = []
    for line in text.split('\n'):
        stem, bar, leaves = line.partition('|')
        if not bar:
            continue
        base = int(stem.strip() or 0) * 10
        for leaf in leaves:
            if leaf.isdigit():
                numbers.append(base + int(leaf))
    return numbers


def draw_stem(numbers):
    rows = {}
    for n in sorted(numbers):
        rows.setdefault(n // 10, []).append(str(n % 10))
    return '\n'.join(f"{s}|{''.join(leaves)}" for s, leaves in rows.items())


def add_to_plot(text, extra):
    return draw_stem(parse_stem(text) + extra)
#> add_to_plot('1|25\n2|0', [17, 31])
#> add_to_plot('', [])
#> add_to_plot('|9', [4])
#> add_to_plot('3|1 1\nnote', [30])
#> add_to_plot('10|0', [99, 101])
# %%
def strip_units(text):
    total = 0
    i = 0
    while i < len(text):
        if not text[i].isdigit():
            i += 1
            continue
        n = 0
        while i < len(text) and text[i].isdigit():
            n = n * 10 + int(text[i])
            i += 1
        if text.startswith('doz', i):
            n *= 12
        elif text.startswith('k', i):
            n *= 1000
        total += n
    return total
#> strip_units('2doz and 3')
#> strip_units('4k, 12')
#> strip_units('')
#> strip_units('no digits')
#> strip_units('1k1doz1')
# %%
class Solution:
    def nextBigger(self, text: str) -> str:
        chars = list(text)
        answer = ['.'] * len(chars)
        waiting = []
        for i, ch in enumerate(chars):
            while waiting and chars[waiting[-1]] < ch:
                answer[waiting.pop()] = ch
            waiting.append(i)
        run = 0
        for a in answer:
            run = run + 1 if a == '.' else 0
        return ''.join(answer) + str(run)
#> Solution().nextBigger('cab')
#> Solution().nextBigger('abcd')
#> Solution().nextBigger('')
#> Solution().nextBigger('zyx')
#> Solution().nextBigger('hello world')
# %%
def parse_score(line):
    home, rest = line.split(' ', 1)
    score, away = rest.split(' ', 1)
    a, b = (int(x) for x in score.split(':'))
    return home, a, b, away


def league(lines):
    table = {}

    def add(team, made, let):
        row = table.setdefault(team, [0, 0, 0])
        row[0] += 3 if made > let else 1 if made == let else 0
        row[1] += made - let
        row[2] += made

    for line in lines:
        home, a, b, away = parse_score(line)
        add(home, a, b)
        add(away, b, a)
    order = sorted(table, key=lambda t: [-x for x in table[t]] + [t])
    return [f'{t} {table[t][0]}' for t in order]
#> league(['Ants 2:1 Bees', 'Bees 3:3 Crows'])
#> league([])
#> league(['X 0:0 Y'])
#> league(['P 1:0 Q', 'Q 1:0 P', 'R 5:0 P', 'Q 0:1 R'])
#> league(['A vs B'])
# %%
class Solution:
    def fenceText(self, text: str) -> list:
        blocks = []
        inside = None
        for line in text.split('/'):
            if line.startswith('```'):
                if inside is None:
                    inside = [line[3:] or 'txt']
                else:
                    blocks.append(f'{inside[0]}:{len(inside) - 1}')
                    inside = None
            elif inside is not None:
                inside.append(line)
        if inside is not None:
            blocks.append(f'{inside[0]}:open')
        return blocks
#> Solution().fenceText('hi/```py/a/b/```/bye')
#> Solution().fenceText('nothing')
#> Solution().fenceText('```/```/```c')
#> Solution().fenceText('')
#> Solution().fenceText('```js/x/```/```/y/z')
# %%
def poly_text(coeffs):
    terms = []
    power = len(coeffs) - 1
    for c in coeffs:
        if c:
            body = '' if power == 0 else 'x' if power == 1 else f'x^{power}'
            size = abs(c)
            number = str(size) if size != 1 or not body else ''
            sign = '-' if c < 0 else '+'
            terms.append(f'{sign} {number}{body}')
        power -= 1
    if not terms:
        return '0'
    text = ' '.join(terms)
    return text[2:] if text.startswith('+') else '-' + text[2:]


def derivative(coeffs):
    n = len(coeffs) - 1
    return [c * (n - i) for i, c in enumerate(coeffs[:-1])]


def slopes(coeffs):
    lines = []
    while coeffs:
        lines.append(poly_text(coeffs))
        coeffs = derivative(coeffs)
    return lines
#> slopes([1, -3, 2])
#> slopes([])
#> slopes([5])
#> slopes([-1, 0, 0, 4])
#> slopes([2, 0])
# %%
def cursor_word(text, at):
    if not 0 <= at < len(text) or not text[at].isalnum():
        return None
    lo = hi = at
    while lo > 0 and text[lo - 1].isalnum():
        lo -= 1
    while hi < len(text) and text[hi].isalnum():
        hi += 1
    return text[lo:hi]
#> cursor_word('jump over it', 6)
#> cursor_word('jump over it', 4)
#> cursor_word('', 0)
#> cursor_word('x=12+y', 3)
#> cursor_word('end', 2)
# %%
class Solution:
    def simplifyFractionsIn(self, text: str) -> str:
        out = []
        for token in text.split():
            top, slash, bottom = token.partition('/')
            if slash and top.isdigit() and bottom.isdigit():
                out.append(self.reduce(int(top), int(bottom)))
            else:
                out.append(token)
        return ' '.join(out)

    def reduce(self, a, b):
        if b == 0:
            return 'inf'
        for p in (2, 3, 5, 7):
            while a and a % p == 0 and b % p == 0:
                a //= p
                b //= p
        return str(a) if b == 1 else f'{a}/{b}'
#> Solution().simplifyFractionsIn('add 6/8 cup')
#> Solution().simplifyFractionsIn('10/5 and 9/0')
#> Solution().simplifyFractionsIn('')
#> Solution().simplifyFractionsIn('and/or 0/3')
#> Solution().simplifyFractionsIn('35/42 22/33')
# %%
def collapse_dots(domain):
    labels = [p for p in domain.lower().split('.') if p]
    if labels and labels[0] == 'www':
        labels = labels[1:]
    return labels[::-1]


def is_under(child, parent):
    c, p = collapse_dots(child), collapse_dots(parent)
    return len(c) > len(p) and c[:len(p)] == p


def parents_of(name, names):
    found = [n for n in names if is_under(name, n)]
    found.sort(key=lambda n: len(collapse_dots(n)))
    return found
#> parents_of('a.b.com', ['com', 'b.com', 'c.com'])
#> parents_of('x.org', [])
#> parents_of('WWW.shop.uk', ['shop.uk', 'uk.'])
#> parents_of('p..q.net', ['q.net', 'p.q.net'])
#> parents_of('', ['', 'com'])
# %%
class Solution:
    def balanceBeam(self, s: str) -> str:
        pivot = s.find('^')
        if pivot < 0:
            return 'no pivot'
        torque = 0
        for i, ch in enumerate(s):
            if ch.isdigit():
                torque += int(ch) * (i - pivot)
            elif ch.isalpha():
                torque += (ord(ch) - 87) * (i - pivot)
        if torque == 0:
            return 'level'
        return ('left ' if torque < 0 else 'right ') + str(abs(torque))
#> Solution().balanceBeam('3--^-2')
#> Solution().balanceBeam('1-^-1')
#> Solution().balanceBeam('')
#> Solution().balanceBeam('a^--9')
#> Solution().balanceBeam('54^b')
# %%
def parse_csv_types(text):
    rows = []
    for line in text.split('|'):
        row = []
        for cell in line.split(','):
            cell = cell.strip()
            if cell == '':
                row.append(None)
            elif cell in ('T', 'F'):
                row.append(cell == 'T')
            else:
                try:
                    row.append(int(cell))
                except ValueError:
                    row.append(cell)
        rows.append(row)
    return rows


def column_kinds(text):
    kinds = []
    for column in zip(*parse_csv_types(text)):
        names = sorted({type(v).__name__: 0 for v in column if v is not None})
        kinds.append('/'.join(names) or 'empty')
    return kinds
#> column_kinds('1,a|2,b')
#> column_kinds('T,,3|F,,x')
#> column_kinds('')
#> column_kinds('5|six|T')
#> column_kinds('a,1,9|b,2')
# %%
class Solution:
    def timeline(self, text: str) -> list:
        events = []
        year = 0
        for item in text.split(','):
            item = item.strip()
            when, _, what = item.partition(' ')
            if when.startswith('+'):
                year += int(when[1:])
            elif when.endswith('BC'):
                year = -int(when[:-2])
            else:
                year = int(when)
            events.append((year, what))
        events.sort()
        return [f'{abs(y)}{"BC" if y < 0 else ""} {w}' for y, w in events]
#> Solution().timeline('1900 born, +20 wed')
#> Solution().timeline('44BC ides, +50 later')
#> Solution().timeline('7 x')
#> Solution().timeline('300 c, 200BC a, +100 b')
#> Solution().timeline('soon')
# %%
def number_lines(text, start=1, skip_blank=True):
    lines = text.split('\n')
    width = len(str(start + len(lines) - 1))
    out = []
    n = start
    for line in lines:
        if skip_blank and not line.strip():
            out.append('')
            continue
        out.append(f'{n:>{width}} {line}')
        n += 1
    return '\n'.join(out)
#> number_lines('a\n\nb')
#> number_lines('a\n\nb', skip_blank=False)
#> number_lines('')
#> number_lines('x\ny\nz', 9)
#> number_lines('one', start=100)
# %%
class Solution:
    def removeRedundant(self, expr: str) -> str:
        drop = [False] * len(expr)
        stack = []
        for i, ch in enumerate(expr):
            if ch == '(':
                stack.append([i, False])
            elif ch == ')':
                at, busy = stack.pop()
                doubled = at > 0 and expr[at - 1] == '(' and expr[i + 1:i + 2] == ')'
                if not busy or doubled:
                    drop[at] = drop[i] = True
                if stack and busy:
                    stack[-1][1] = True
            elif ch in '+-*/' and stack:
                stack[-1][1] = True
        return ''.join(c for c, d in zip(expr, drop) if not d)
#> Solution().removeRedundant('((a+b))')
#> Solution().removeRedundant('(x)*(y-1)')
#> Solution().removeRedundant('')
#> Solution().removeRedundant('(((p)))')
#> Solution().removeRedundant('a*((b+c)*(d))')
# %%
def decode_grid_ref(ref):
    letters = ref[:2]
    digits = ref[2:]
    half = len(digits) // 2
    scale = 10 ** (5 - half)
    east = (ord(letters[0]) - 65) * 100000 + int(digits[:half] or 0) * scale
    north = (ord(letters[1]) - 65) * 100000 + int(digits[half:] or 0) * scale
    return east, north


def grid_distance(a, b):
    (x1, y1), (x2, y2) = decode_grid_ref(a), decode_grid_ref(b)
    return abs(x1 - x2) + abs(y1 - y2)


def route_length(text):
    stops = text.split()
    total = 0
    for here, there in zip(stops, stops[1:]):
        total += grid_distance(here, there)
    return total
#> route_length('AA11 AA22')
#> route_length('AB BA')
#> route_length('')
#> route_length('CD1234 CD1334 CE0000')
#> route_length('AA1 ZZ')
# %%
class Solution:
    def mixCase(self, mask: str, word: str) -> str:
        out = ''
        k = 0
        for ch in word:
            if not ch.isalpha():
                out += ch
                continue
            rule = mask[k % len(mask)]
            k += 1
            if rule == 'U':
                ch = ch.upper()
            elif rule == 'l':
                ch = ch.lower()
            elif rule == '~':
                ch = ch.swapcase()
            out += ch
        return out
#> Solution().mixCase('Ul', 'hello world')
#> Solution().mixCase('~', 'AbC')
#> Solution().mixCase('U', '')
#> Solution().mixCase('U.l', 'Go 2 THE Zoo')
#> Solution().mixCase('', '123')
# %%
def parse_pattern(pattern):
    blocks = []
    i = 0
    while i < len(pattern):
        if pattern[i] == '%':
            width = ''
            i += 1
            while pattern[i].isdigit():
                width += pattern[i]
                i += 1
            blocks.append((pattern[i], int(width or 0)))
        elif blocks and blocks[-1][0] == 'lit':
            blocks[-1] = ('lit', blocks[-1][1] + pattern[i])
        else:
            blocks.append(('lit', pattern[i]))
        i += 1
    return blocks


def format_with(pattern, values):
    values = list(values)
    out = ''
    for kind, arg in parse_pattern(pattern):
        if kind == 'lit':
            out += arg
        elif kind == 'd':
            out += str(values.pop(0)).zfill(arg)
        else:
            out += str(values.pop(0)).ljust(arg)
    return out
#> format_with('%d-%2d', [7, 3])
#> format_with('[%5s]', ['ab'])
#> format_with('', [])
#> format_with('n=%3d!', [1234])
#> format_with('%s and %s', ['one'])
# %%
def sort_by_tail(words):
    return sorted(words, key=lambda w: w[::-1])


def shared_tail(a, b):
    n = 0
    while n < min(len(a), len(b)) and a[-1 - n] == b[-1 - n]:
        n += 1
    return a[len(a) - n:]


def tail_groups(words, size):
    groups = {}
    ordered = sort_by_tail(words)
    for i in range(len(ordered) - 1):
        tail = shared_tail(ordered[i], ordered[i + 1])
        if len(tail) >= size:
            groups.setdefault(tail, [ordered[i]]).append(ordered[i + 1])
    return groups
#> tail_groups(['sing', 'ring', 'cat'], 2)
#> tail_groups([], 1)
#> tail_groups(['nation', 'ration', 'lotion', 'sun'], 3)
#> tail_groups(['a', 'b'], 1)
#> tail_groups(['go', 'no', 'so'], 1)
# %%
class Solution:
    def stackProgram(self, text: str) -> list:
        words = text.split()
        defs = {}
        out = []
        i = 0
        while i < len(words):
            if words[i] == ':':
                end = words.index(';', i)
                defs[words[i + 1]] = words[i + 2:end]
                i = end + 1
            else:
                self.run(words[i], defs, out)
                i += 1
        return out

    def run(self, word, defs, out):
        if word in defs:
            for w in defs[word]:
                self.run(w, defs, out)
        elif word == '+':
            b = out.pop()
            out[-1] += b
        elif word == 'drop':
            out.pop()
        elif word == 'copy':
            out.append(out[-1])
        else:
            out.append(int(word))
#> Solution().stackProgram(': twice copy + ; 3 twice twice')
#> Solution().stackProgram('1 2 3 drop')
#> Solution().stackProgram('')
#> Solution().stackProgram(': ten 10 ; : sum + + ; ten ten 5 sum')
#> Solution().stackProgram('4 hop')
# %%
def nato(text):
    names = {'a': 'Alfa', 'b': 'Bravo', 'c': 'Charlie', 'd': 'Delta', 'e': 'Echo'}
    spoken = []
    prev = None
    for ch in text.lower():
        if ch == prev:
            spoken[-1] = 'double ' + spoken[-1]
            prev = None
            continue
        if ch in names:
            spoken.append(names[ch])
        elif ch.isdigit():
            spoken.append('#' + ch)
        else:
            spoken.append('stop')
        prev = ch
    return ' '.join(spoken)
#> nato('Bad')
#> nato('eel 5')
#> nato('')
#> nato('aaa')
#> nato('c33d')
# %%
class Solution:
    def truthOf(self, claims: str) -> str:
        facts = {}
        for claim in claims.split('.'):
            words = claim.split()
            if len(words) < 2:
                continue
            who, rest = words[0], words[1:]
            if rest[0] == 'is':
                facts[who] = rest[-1] if 'not' not in rest else '-' + rest[-1]
            elif rest[0] == 'like':
                facts[who] = facts.get(rest[1], 'unknown')
        return ', '.join(f'{k}={v}' for k, v in sorted(facts.items()))
#> Solution().truthOf('tom is tall. ann like tom.')
#> Solution().truthOf('bob is not shy')
#> Solution().truthOf('')
#> Solution().truthOf('x like y. y is old. z like x')
#> Solution().truthOf('hm. sky is blue. sky is not blue.')
# %%
def tape_text(text, width, height):
    tape = [[' '] * width for _ in range(height)]
    r = c = 0
    for ch in text:
        if ch == '\n':
            r, c = r + 1, 0
        elif ch == '\r':
            c = 0
        else:
            if c == width:
                r, c = r + 1, 0
            if r >= height:
                tape.pop(0)
                tape.append([' '] * width)
                r = height - 1
            tape[r][c] = ch
            c += 1
    return [''.join(row).rstrip() for row in tape]
#> tape_text('hello', 3, 2)
#> tape_text('abc\rX\ny', 4, 2)
#> tape_text('', 2, 1)
#> tape_text('one\ntwo\nsix', 5, 2)
#> tape_text('abcdefgh', 2, 3)
# %%
class Solution:
    def compareIps(self, a: str, b: str) -> str:
        x, y = self.number(a), self.number(b)
        if x is None or y is None:
            return 'bad'
        if x == y:
            return 'same'
        shared = 32 - (x ^ y).bit_length()
        return f'/{shared} {"<" if x < y else ">"}'

    def number(self, ip):
        parts = ip.split('.')
        if len(parts) != 4:
            return None
        n = 0
        for p in parts:
            if not p.isdigit() or int(p) > 255:
                return None
            n = n << 8 | int(p)
        return n
#> Solution().compareIps('10.0.0.1', '10.0.0.2')
#> Solution().compareIps('1.2.3.4', '1.2.3.4')
#> Solution().compareIps('1.2.3', '0.0.0.0')
#> Solution().compareIps('192.168.1.1', '10.1.1.1')
#> Solution().compareIps('8.8.8.256', '8.8.8.8')
# %%
def spread_words(words, width):
    if len(words) == 1:
        return words[0].center(width, '.')
    total = sum(map(len, words))
    gaps = len(words) - 1
    base, extra = divmod(width - total, gaps)
    line = words[0]
    for i, w in enumerate(words[1:]):
        from_end = gaps - 1 - i
        line += '.' * (base + (from_end < extra)) + w
    return line


def poster(text, per_line, width):
    words = text.split()
    lines = []
    for i in range(0, len(words), per_line):
        lines.append(spread_words(words[i:i + per_line], width))
    return lines
#> poster('big sale today only', 2, 10)
#> poster('now', 3, 7)
#> poster('', 2, 5)
#> poster('a b c d e', 3, 8)
#> poster('wide words here', 2, 9)
# %%
class Solution:
    def memoryOf(self, layout: str) -> int:
        sizes = {'c': 1, 's': 2, 'i': 4, 'd': 8}
        offset = 0
        biggest = 1
        i = 0
        while i < len(layout):
            count = ''
            while layout[i].isdigit():
                count += layout[i]
                i += 1
            size = sizes[layout[i]]
            if offset % size:
                offset += size - offset % size
            offset += size * int(count or 1)
            biggest = max(biggest, size)
            i += 1
        return -(-offset // biggest) * biggest
#> Solution().memoryOf('ci')
#> Solution().memoryOf('3c2s')
#> Solution().memoryOf('')
#> Solution().memoryOf('cdc')
#> Solution().memoryOf('12i5')
# %%
def find_pattern_repeats(text):
    for size in range(1, len(text) // 2 + 1):
        unit = text[:size]
        full, part = divmod(len(text), size)
        if unit * full + unit[:part] == text:
            return unit, full, part
    return text, 1, 0
#> find_pattern_repeats('abcabca')
#> find_pattern_repeats('xxxx')
#> find_pattern_repeats('')
#> find_pattern_repeats('hello')
#> find_pattern_repeats('noonnoonno')
# %%
def parse_event(line):
    tag, _, body = line.partition(']')
    level = tag.strip('[ ').upper()
    body = body.strip()
    fields = {}
    rest = []
    for word in body.split():
        key, eq, value = word.partition('=')
        if eq:
            fields[key] = value
        else:
            rest.append(word)
    return level, ' '.join(rest), fields


def summarise(lines, field):
    counts = {}
    for line in lines:
        level, message, fields = parse_event(line)
        if level == 'DEBUG':
            continue
        key = fields.get(field, message or '-')
        counts.setdefault(key, []).append(level[:1])
    return {k: ''.join(v) for k, v in counts.items()}
#> summarise(['[info] start user=al', '[warn] slow user=al'], 'user')
#> summarise([], 'x')
#> summarise(['[debug] a id=1', '[error] lost', '[info] id=2'], 'id')
#> summarise(['plain'], 'p')
#> summarise(['[e] k=1 k=2', '[i] k=2'], 'k')
# %%
class Solution:
    def kernelText(self, text: str) -> str:
        stack = []
        for ch in text:
            while len(stack) >= 2 and stack[-1] < ch and stack[-1] < stack[-2]:
                stack.pop()
            if stack and stack[-1] == ch:
                continue
            stack.append(ch)
        return ''.join(stack)
#> Solution().kernelText('cabd')
#> Solution().kernelText('aabb')
#> Solution().kernelText('')
#> Solution().kernelText('zaybxc')
#> Solution().kernelText('hippopotamus')
# %%
def choose_plural(n, forms):
    rules, _, default = forms.rpartition(';')
    for rule in rules.split(';'):
        if not rule:
            continue
        test, _, word = rule.partition(':')
        if test.startswith('*'):
            if str(n).endswith(test[1:]):
                return f'{n} {word}'
        elif int(test) == n:
            return f'{n} {word}'
    return f'{n} {default}'


def plural_list(numbers, forms):
    return ', '.join(choose_plural(n, forms) for n in numbers)
#> plural_list([1, 2], '1:apple;apples')
#> plural_list([0, 11, 21], '0:none;11:kus;*1:kus ainus;kust')
#> plural_list([], '1:a;b')
#> plural_list([5], 'things')
#> plural_list([3], 'x:y;z')
# %%
class Solution:
    def bracketGaps(self, s: str) -> list:
        opens = []
        spans = []
        for i, ch in enumerate(s):
            if ch == '(':
                opens.append(i)
            elif ch == ')' and opens:
                spans.append((opens.pop(), i))
        spans.sort()
        inner = []
        for k, (a, b) in enumerate(spans):
            nested = sum(1 for c, d in spans[k + 1:] if d < b)
            inner.append(f'{a}-{b}:{nested}')
        return inner
#> Solution().bracketGaps('(()())')
#> Solution().bracketGaps('()(())')
#> Solution().bracketGaps('')
#> Solution().bracketGaps('((a)')
#> Solution().bracketGaps('))x((y)z)')
# %%
def encode_moves(board_before, board_after):
    moved = []
    for i, (a, b) in enumerate(zip(board_before, board_after)):
        if a != b:
            moved.append((i, a, b))
    if len(moved) == 2:
        (i, a, b), (j, c, d) = moved
        if b == '.' and d == a:
            return f'{a}{i}{"x" if c != "." else ">"}{j}'
        if d == '.' and b == c:
            return f'{c}{j}{"x" if a != "." else ">"}{i}'
    return f'{len(moved)} changes'
#> encode_moves('R..k', '..Rk')
#> encode_moves('R..k', '...R')
#> encode_moves('abc', 'abc')
#> encode_moves('.p.q', 'p..q')
#> encode_moves('xyz', 'zyx')
# %%
class Solution:
    def wordGolf(self, text: str, budget: int) -> str:
        words = text.split()
        def length():
            return len(' '.join(words))

        for size in (3, 2):
            for i, w in enumerate(words):
                if length() <= budget:
                    return ' '.join(words)
                if len(w) > size:
                    words[i] = w[:size]
        while words and length() > budget:
            words.pop(len(words) // 2)
        return ' '.join(words)
#> Solution().wordGolf('please send help', 12)
#> Solution().wordGolf('short', 10)
#> Solution().wordGolf('', 0)
#> Solution().wordGolf('winter evenings arrive early', 10)
#> Solution().wordGolf('one two three four', 4)
# %%
def weekday_table(text):
    days = 'MTWRFSU'
    load = dict.fromkeys(days, 0)
    for item in text.split():
        pattern, _, hours = item.partition('/')
        h = int(hours or 1)
        if pattern == '*':
            pattern = days
        elif pattern.startswith('-'):
            pattern = [d for d in days if d not in pattern]
        for d in pattern:
            if d in load:
                load[d] += h
    peak = max(load.values())
    return ''.join(d for d in days if load[d] == peak), peak
#> weekday_table('MWF/2 TR/3')
#> weekday_table('*/1 S')
#> weekday_table('')
#> weekday_table('-SU/8 F/-4')
#> weekday_table('XYZ/9 M')
# %%
def rank_codes(codes, pattern):
    def distance(code):
        cost = 0
        for a, b in zip(code, pattern):
            if b == '*' or a == b:
                continue
            cost += 1 if a.lower() == b.lower() else 3
        return cost + 2 * abs(len(code) - len(pattern))

    scored = sorted((distance(c), c) for c in codes)
    best = scored[0][0] if scored else None
    return [c for d, c in scored if d == best]
#> rank_codes(['AB1', 'ab1', 'AB'], 'AB*')
#> rank_codes([], 'X')
#> rank_codes(['q', 'w'], 'e')
#> rank_codes(['K-9', 'k-9', 'K9'], 'k-8')
#> rank_codes(['long code', 'code'], 'c*d')
# %%
class Solution:
    def recursionDepth(self, defs: list, start: str) -> int:
        calls = {}
        for d in defs:
            name, _, body = d.partition('=')
            calls[name.strip()] = [w.rstrip('()') for w in body.split() if w.endswith('()')]

        def depth(name, path):
            if name in path:
                return -1
            deepest = 0
            for callee in calls.get(name, []):
                d = depth(callee, path + [name])
                if d < 0:
                    return -1
                deepest = max(deepest, d)
            return deepest + 1

        return depth(start, [])
#> Solution().recursionDepth(['f = g() + 1', 'g = 2'], 'f')
#> Solution().recursionDepth(['a = b()', 'b = a()'], 'a')
#> Solution().recursionDepth([], 'main')
#> Solution().recursionDepth(['m = p() q()', 'p = r()', 'r = s()'], 'm')
#> Solution().recursionDepth(['x = 1', 'y = x() x()'], 'y')
# %%
def merge_subtitles(lines):
    merged = []
    for line in lines:
        span, _, text = line.partition(' ')
        start, end = map(int, span.split('-'))
        if merged and merged[-1][2] == text and start - merged[-1][1] <= 1:
            merged[-1][1] = end
        elif merged and start < merged[-1][1]:
            merged[-1][1] = start
            merged.append([start, end, text])
        else:
            merged.append([start, end, text])
    return [f'{a}-{b} {t}' for a, b, t in merged if b > a]
#> merge_subtitles(['0-2 hi', '2-4 hi', '5-6 bye'])
#> merge_subtitles([])
#> merge_subtitles(['1-5 long', '3-7 next'])
#> merge_subtitles(['0-3 a', '0-2 b', '3-4 b'])
#> merge_subtitles(['x'])
