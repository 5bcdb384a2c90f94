# %%
class Solution:
    def evaluateVectors(self, expr: str) -> list:
        self.tokens = expr.replace('+', ' + ').replace('*', ' * ').split()
        self.at = 0
        total = self.term()
        while self.at < len(self.tokens):
            self.at += 1
            total = [a + b for a, b in zip(total, self.term())]
        return total

    def term(self):
        tok = self.take()
        if ',' in tok:
            return [int(x) for x in tok.split(',')]
        scale = int(tok)
        if self.at < len(self.tokens) and self.tokens[self.at] == '*':
            self.at += 1
            return [scale * x for x in self.term()]
        return [scale, scale]

    def take(self):
        self.at += 1
        return self.tokens[self.at - 1]
#> Solution().evaluateVectors('1,2+3,4')
#> Solution().evaluateVectors('2*1,-1 + 5')
#> Solution().evaluateVectors('7')
#> Solution().evaluateVectors('2*3*1,0+0,9')
#> Solution().evaluateVectors('')
# %%
def read_number(text, i):
    n = 0
    while i < len(text) and text[i].isdigit():
        n = n * 10 + int(text[i])
        i += 1
    return n, i


def unroll_weave(text):
    out = []
    i = 0
    while i < len(text):
        if text[i] == '~':
            back, i = read_number(text, i + 1)
            if i < len(text) and text[i] == ':':
                count, i = read_number(text, i + 1)
            else:
                count = back
            for _ in range(count):
                out.append(out[-back])
        else:
            out.append(text[i])
            i += 1
    return ''.join(out)
#> unroll_weave('abc~3')
#> unroll_weave('x~1:4y')
#> unroll_weave('')
#> unroll_weave('ha~2:5!')
#> unroll_weave('a~9')
# %%
def tidy_fraction_list(text):
    seen = []
    for item in text.split(','):
        a, _, b = item.strip().partition('/')
        a, b = int(a), int(b or 1)
        for k, (p, q) in enumerate(seen):
            if a * q == p * b:
                if b < q:
                    seen[k] = (a, b)
                break
        else:
            seen.append((a, b))
    seen.sort(key=lambda f: f[0] / f[1])
    return ' < '.join(f'{a}/{b}' if b != 1 else str(a) for a, b in seen)
#> tidy_fraction_list('2/4, 1/2, 1/3')
#> tidy_fraction_list('5')
#> tidy_fraction_list('3/3,1,2/2')
#> tidy_fraction_list('-1/2,0,7/8,14/16')
#> tidy_fraction_list('1/0')
# %%
class Solution:
    def foldBrackets(self, s: str, depth: int) -> str:
        out = []
        level = 0
        hidden = 0
        for ch in s:
            if ch == '[':
                level += 1
                if level == depth + 1:
                    out.append('[')
                    hidden = 0
                    continue
            if ch == ']':
                if level == depth + 1:
                    out.append(f'{hidden}]')
                    level -= 1
                    continue
                level -= 1
            if level > depth:
                hidden += 1
            else:
                out.append(ch)
        return ''.join(out)
#> Solution().foldBrackets('a[bcd]e', 0)
#> Solution().foldBrackets('[x[yz]]', 1)
#> Solution().foldBrackets('', 2)
#> Solution().foldBrackets('p[q[r]s]t', 0)
#> Solution().foldBrackets('[[1][22]]', 5)
# %%
def interpret_board(rows, start):
    r, c = start
    dr, dc = 0, 1
    out = ''
    for _ in range(30):
        if not (0 <= r < len(rows) and 0 <= c < len(rows[r])):
            return out
        ch = rows[r][c]
        if ch == '/':
            dr, dc = -dc, -dr
        elif ch == '\\':
            dr, dc = dc, dr
        elif ch == '@':
            return out + '@'
        elif ch != '.':
            out += ch
        r, c = r + dr, c + dc
    return out + '~'
#> interpret_board(['ab\\', '..c', '..@'], (0, 0))
#> interpret_board(['x.y'], (0, 1))
#> interpret_board([], (0, 0))
#> interpret_board(['/a\\', '\\b/'], (0, 1))
#> interpret_board(['..k', 'm./'], (1, 1))
# %%
class Solution:
    def listGrammar(self, items: list, oxford: bool) -> str:
        counts = {}
        for item in items:
            counts[item] = counts.get(item, 0) + 1
        phrases = []
        for item, n in counts.items():
            if n == 1:
                article = 'an' if item[0] in 'aeiou' else 'a'
                phrases.append(f'{article} {item}')
            else:
                phrases.append(f'{n} {item}' + ('es' if item.endswith('x') else 's'))
        if len(phrases) <= 1:
            return ''.join(phrases) or 'nothing'
        glue = ', and ' if oxford and len(phrases) > 2 else ' and '
        return ', '.join(phrases[:-1]) + glue + phrases[-1]
#> Solution().listGrammar(['egg', 'cup', 'egg'], True)
#> Solution().listGrammar([], False)
#> Solution().listGrammar(['box', 'box', 'axe', 'key'], True)
#> Solution().listGrammar(['owl', 'fox', 'hen'], False)
#> Solution().listGrammar(['pin'], True)
# %%
def parse_duration_iso(text):
    if not text.startswith('P'):
        return None
    minutes = 0
    in_time = False
    num = ''
    for ch in text[1:]:
        if ch == 'T':
            in_time = True
        elif ch.isdigit():
            num += ch
        else:
            n = int(num or 0)
            num = ''
            if ch == 'D':
                minutes += n * 1440
            elif ch == 'W':
                minutes += n * 10080
            elif ch == 'H' and in_time:
                minutes += n * 60
            elif ch == 'M' and in_time:
                minutes += n
            else:
                return None
    return minutes


def longest_duration(items):
    best, name = -1, ''
    for item in items:
        m = parse_duration_iso(item)
        if m is not None and m > best:
            best, name = m, item
    return name, best
#> longest_duration(['PT90M', 'PT1H'])
#> longest_duration(['P1D', 'P2W', 'bad'])
#> longest_duration([])
#> longest_duration(['P3M', 'PT'])
#> longest_duration(['P1DT2H30M', 'PT26H30M', 'PT1590M'])
# %%
class Solution:
    def caterpillar(self, text: str, span: int) -> str:
        best = ''
        start = 0
        last = {}
        kinds = 0
        counts = {}
        for end, ch in enumerate(text):
            counts[ch] = counts.get(ch, 0) + 1
            if counts[ch] == 1:
                kinds += 1
            while kinds > span:
                gone = text[start]
                counts[gone] -= 1
                if counts[gone] == 0:
                    kinds -= 1
                start += 1
            last[ch] = end
            if end - start + 1 > len(best):
                best = text[start:end + 1]
        return f'{best}:{len(last)}'
#> Solution().caterpillar('abaccc', 2)
#> Solution().caterpillar('xyz', 1)
#> Solution().caterpillar('', 3)
#> Solution().caterpillar('mississippi', 3)
#> Solution().caterpillar('aab', 5)
# %%
def make_table(text):
    rows = [r.split(',') for r in text.split(';')]
    head, body = rows[0], rows[1:]
    return [dict(zip(head, r)) for r in body]


def run_query(text, query):
    words = query.split()
    columns = words[1].split(',')
    rows = make_table(text)
    if 'where' in words:
        at = words.index('where')
        key, op, value = words[at + 1:at + 4]
        if op == '=':
            rows = [r for r in rows if r.get(key) == value]
        elif op == '>':
            rows = [r for r in rows if int(r.get(key, 0)) > int(value)]
    if 'by' in words:
        key = words[words.index('by') + 1]
        rows.sort(key=lambda r: r[key])
    return [[r.get(c, '-') for c in columns] for r in rows]
#> run_query('n,a;bo,3;al,7', 'get n by n')
#> run_query('n,a;bo,3;al,7', 'get a,n where a > 5')
#> run_query('x', 'get x')
#> run_query('k,v;p,1;q,1;r,2', 'get k,z where v = 1 by k')
#> run_query('k;a', 'get k by missing')
# %%
class Solution:
    def ageOfText(self, s: str) -> int:
        total = 0
        weight = 1
        for ch in reversed(s):
            if ch in '.,':
                weight = 1
                continue
            if ch == ' ':
                weight += 1
                continue
            total += weight
        return total - s.count('e')
#> Solution().ageOfText('one two')
#> Solution().ageOfText('a b.c d')
#> Solution().ageOfText('')
#> Solution().ageOfText('eee, eee')
#> Solution().ageOfText('x y z w')
# %%
def expand_contractions(text):
    table = {"n't": ' not', "'re": ' are', "'ll": ' will', "'m": ' am'}
    special = {"won't": 'will not', "can't": 'cannot'}
    out = []
    for word in text.split():
        if word in special:
            out.append(special[word])
            continue
        for ending, full in table.items():
            if word.endswith(ending):
                out.append(word[:-len(ending)] + full)
                break
        else:
            out.append(word.replace("'", ''))
    return ' '.join(out)
#> expand_contractions("I'm sure they're in")
#> expand_contractions("won't don't")
#> expand_contractions('')
#> expand_contractions("Bob's we'll can't")
#> expand_contractions("plain n't")
# %%
def next_token(s, i):
    if s[i].isalpha():
        j = i
        while j < len(s) and s[j].isalpha():
            j += 1
        return s[i:j], j
    return s[i], i + 1


def call_tree(s):
    i = 0
    stack = []
    calls = []
    while i < len(s):
        tok, i = next_token(s, i)
        if tok == '(':
            continue
        if tok == ')':
            stack.pop()
        elif tok.isalpha():
            if i < len(s) and s[i] == '(':
                stack.append(tok)
            elif stack:
                calls.append('.'.join(stack) + ':' + tok)
    return calls
#> call_tree('f(x)')
#> call_tree('f(g(a),b)')
#> call_tree('x')
#> call_tree('run(map(f,xs),sum(ys))')
#> call_tree('f(a))')
# %%
class Solution:
    def shiftCipherGuess(self, text: str, common: str) -> int:
        best_shift, best_hits = 0, -1
        for shift in (0, 1, 2, 5, 10):
            plain = ''.join(self.back(c, shift) for c in text)
            hits = sum(plain.count(c) for c in common)
            if hits > best_hits:
                best_shift, best_hits = shift, hits
        return best_shift

    def back(self, ch, shift):
        if ch.isalpha():
            return chr((ord(ch) - 97 - shift) % 26 + 97)
        return ch
#> Solution().shiftCipherGuess('fc', 'ae')
#> Solution().shiftCipherGuess('jjyf', 'e')
#> Solution().shiftCipherGuess('', 'e')
#> Solution().shiftCipherGuess('zoo', 'et')
#> Solution().shiftCipherGuess('yd ox', 'to')
# %%
def soundalike(name):
    groups = ['bfpv', 'cgjkqsxz', 'dt', 'l', 'mn', 'r']
    code = name[0].upper()
    last = ''
    for ch in name.lower()[1:]:
        digit = ''
        for n, letters in enumerate(groups, 1):
            if ch in letters:
                digit = str(n)
                break
        if digit and digit != last:
            code += digit
        last = digit
    return code[:4].ljust(4, '0')


def same_sound(names):
    table = {}
    for name in names:
        if name:
            table.setdefault(soundalike(name), []).append(name)
    return [group for group in table.values() if len(group) > 1]
#> same_sound(['Smith', 'Smyth', 'Jones'])
#> same_sound([])
#> same_sound(['Lee', 'Lea', 'Li', ''])
#> same_sound(['Rob', 'Rod'])
#> same_sound(['Tanner', 'Tamer', 'Toner'])
# %%
def quoted_printable(text):
    out = ''
    for ch in text:
        if ch.isalnum() or ch in '.-':
            out += ch
        elif ch == ' ':
            out += '_'
        else:
            out += '=' + format(ord(ch), '02X')
    return out


def unquote(text):
    out = ''
    i = 0
    while i < len(text):
        if text[i] == '=':
            out += chr(int(text[i + 1:i + 3], 16))
            i += 3
        else:
            out += ' ' if text[i] == '_' else text[i]
            i += 1
    return out


def reencode(text):
    plain = unquote(text)
    return plain, quoted_printable(plain), len(text) - len(plain)
#> reencode('a=3Db')
#> reencode('hi_you')
#> reencode('')
#> reencode('50=25=2b')
#> reencode('bad=G')
# %%
class Solution:
    def lockCombination(self, dial: str, moves: str) -> str:
        pos = 0
        code = ''
        n = len(dial)
        for part in moves.split():
            turns = int(part[1:])
            if part[0] == 'L':
                pos = (pos - turns) % n
            elif part[0] == 'R':
                pos = (pos + turns) % n
            else:
                pos = turns % n
            if code and code[-1] == dial[pos]:
                code = code[:-1]
            else:
                code += dial[pos]
        return code
#> Solution().lockCombination('abcdef', 'R2 L3 R1')
#> Solution().lockCombination('xyz', 'R3 R3')
#> Solution().lockCombination('q', '')
#> Solution().lockCombination('0123456789', 'L1 L10 =5 R25')
#> Solution().lockCombination('mno', '=7 R1 R3')
# %%
def canonical_tags(text):
    tags = []
    for raw in text.split(','):
        tag = '-'.join(raw.lower().split())
        tag = tag.strip('#-')
        if tag.endswith('s') and tag[:-1] in tags:
            continue
        if tag + 's' in tags:
            tags[tags.index(tag + 's')] = tag
            continue
        if tag and tag not in tags:
            tags.append(tag)
    return tags
#> canonical_tags('Dogs, dog, Big Cat')
#> canonical_tags('')
#> canonical_tags('#a, a, A ,as')
#> canonical_tags('red fish,blue  fish,- x -')
#> canonical_tags('bus, bu')
# %%
class Solution:
    def formatCode(self, src: str) -> list:
        lines = []
        depth = 0
        cur = ''
        for ch in src:
            if ch == '{':
                lines.append('  ' * depth + cur.strip() + ' {')
                depth += 1
                cur = ''
            elif ch == '}':
                self.flush(lines, cur, depth)
                depth = max(0, depth - 1)
                lines.append('  ' * depth + '}')
                cur = ''
            elif ch == ';':
                self.flush(lines, cur + ';', depth)
                cur = ''
            else:
                cur += ch
        self.flush(lines, cur, depth)
        return lines

    def flush(self, lines, text, depth):
        text = text.strip()
        if text and text != ';':
            lines.append('  ' * depth + text)
#> Solution().formatCode('if x{a;b;}')
#> Solution().formatCode('a; ;b')
#> Solution().formatCode('')
#> Solution().formatCode('f{g{h}}i')
#> Solution().formatCode('}{x')
# %%
def date_parts(text):
    for sep in '-/.':
        if sep in text:
            parts = [int(p) for p in text.split(sep)]
            break
    else:
        parts = [int(text[:4]), int(text[4:6]), int(text[6:])]
    if parts[0] < 100 and parts[-1] > 31:
        parts.reverse()
    if sep == '/':
        parts[1], parts[2] = parts[2], parts[1]
    return tuple(parts)


def sort_dates(texts):
    good, bad = [], 0
    for t in texts:
        try:
            y, m, d = date_parts(t)
        except ValueError:
            bad += 1
            continue
        if 1 <= m <= 12 and 1 <= d <= 31:
            good.append((y, m, d))
        else:
            bad += 1
    return ['%d-%02d-%02d' % g for g in sorted(good)], bad
#> sort_dates(['2020-05-01', '01.02.2019', '20190203'])
#> sort_dates([])
#> sort_dates(['12/25/2001', '2001-12-24'])
#> sort_dates(['2000-13-01', 'never', '1-2'])
#> sort_dates(['31.12.1999', '1999-12-31'])
# %%
class Solution:
    def countdownText(self, n: int, skips: str) -> str:
        lines = []
        for i in range(n, 0, -1):
            digits = str(i)
            if any(d in skips for d in digits):
                if not lines or lines[-1] != '..':
                    lines.append('..')
            elif i % 5 == 0:
                lines.append(f'[{i}]')
            else:
                lines.append(digits)
        return ' '.join(lines + ['go'])
#> Solution().countdownText(6, '3')
#> Solution().countdownText(0, '')
#> Solution().countdownText(15, '1')
#> Solution().countdownText(10, '0987')
#> Solution().countdownText(3, '123')
# %%
def roman_or_letter(label):
    values = {'i': 1, 'v': 5, 'x': 10}
    if all(c in values for c in label):
        total = 0
        for a, b in zip(label, label[1:] + 'i'):
            total += -values[a] if values[a] < values[b] else values[a]
        return 'roman', total
    if label.isdigit():
        return 'digit', int(label)
    return 'letter', ord(label[0]) - 96


def check_outline(labels):
    expected = {}
    problems = []
    for label in labels:
        kind, value = roman_or_letter(label)
        want = expected.get(kind, 1)
        if value != want:
            problems.append(f'{label}: want {want} got {value}')
        expected[kind] = value + 1
        if kind == 'digit':
            expected['letter'] = expected['roman'] = 1
        elif kind == 'letter':
            expected['roman'] = 1
    return problems
#> check_outline(['1', 'a', 'b', '2', 'a'])
#> check_outline(['i', 'ii', 'iv'])
#> check_outline([])
#> check_outline(['1', 'a', 'i', 'ii', 'b', 'i', '3'])
#> check_outline(['ix', 'x', 'c'])
# %%
class Solution:
    def stockTicker(self, feed: str, width: int) -> list:
        text = ''
        for quote in feed.split():
            name, change = quote[:3], int(quote[3:])
            arrow = '^' if change > 0 else 'v' if change < 0 else '='
            text += f'{name}{arrow}{abs(change)} '
        frames = []
        for i in range(0, max(len(text) - width, 0) + 1, 3):
            frames.append(text[i:i + width])
        return frames
#> Solution().stockTicker('ABC+5 XYZ-2', 8)
#> Solution().stockTicker('', 4)
#> Solution().stockTicker('QQQ0', 10)
#> Solution().stockTicker('AAA+10 BBB-7 CCC0', 9)
#> Solution().stockTicker('TOO?', 5)
# %%
def nested_depth(value):
    if not isinstance(value, list):
        return 0
    return 1 + max((nested_depth(v) for v in value), default=0)


def show_nested(value, limit):
    if not isinstance(value, list):
        return str(value)
    if limit == 0:
        return f'<{len(value)}>'
    inner = [show_nested(v, limit - 1) for v in value]
    return '[' + ' '.join(inner) + ']'


def brief(value, width):
    limit = nested_depth(value)
    text = show_nested(value, limit)
    while len(text) > width and limit > 0:
        limit -= 1
        text = show_nested(value, limit)
    return text
#> brief([1, [2, 3], [4]], 10)
#> brief(5, 1)
#> brief([], 2)
#> brief([[1, [2, [3, [4]]]]], 8)
#> brief([10, 20, 30], 20)
# %%
class Solution:
    def spellDifference(self, wrong: str, right: str) -> str:
        if wrong == right:
            return 'same'
        i = 0
        while i < min(len(wrong), len(right)) and wrong[i] == right[i]:
            i += 1
        a, b = wrong[i:], right[i:]
        if a[1:] == b[1:]:
            return f'replace {a[0]} by {b[0]}'
        if a[1:] == b:
            return f'drop {a[0]}'
        if a == b[1:]:
            return f'add {b[0]}'
        if a[:2] == b[:2][::-1] and a[2:] == b[2:]:
            return f'swap {a[:2]}'
        return f'far from {i}'
#> Solution().spellDifference('recieve', 'receive')
#> Solution().spellDifference('helo', 'hello')
#> Solution().spellDifference('', '')
#> Solution().spellDifference('cart', 'care')
#> Solution().spellDifference('kitten', 'sitting')
# %%
def parse_grid_words(grid, words):
    lines = {}
    for r, row in enumerate(grid):
        lines[f'r{r}'] = row
        lines[f'r{r}-'] = row[::-1]
    for c in range(len(grid[0]) if grid else 0):
        col = ''.join(row[c] for row in grid)
        lines[f'c{c}'] = col
    found = {}
    for w in words:
        for name, text in lines.items():
            if w in text:
                found[w] = name
                break
    return found
#> parse_grid_words(['cat', 'oxe', 'dna'], ['cod', 'tac', 'ant'])
#> parse_grid_words([], ['a'])
#> parse_grid_words(['ab', 'ba'], ['ba', 'bb'])
#> parse_grid_words(['stone', 'tapes'], ['sepa', 'to', 'tone'])
#> parse_grid_words(['q'], ['q', 'qq'])
# %%
class Solution:
    def cutCoupons(self, codes: str, today: int) -> list:
        valid = []
        for code in codes.split():
            name, _, rule = code.partition('@')
            if not rule:
                valid.append(name)
                continue
            ok = True
            for cond in rule.split('&'):
                if not self.holds(cond, today):
                    ok = False
                    break
            if ok:
                valid.append(name)
        return valid

    def holds(self, cond, day):
        if cond[0] == '<':
            return day < int(cond[1:])
        if cond[0] == '>':
            return day > int(cond[1:])
        if cond[0] == '%':
            return day % int(cond[1:]) == 0
        return day == int(cond)
#> Solution().cutCoupons('SAVE@<10 ALL', 5)
#> Solution().cutCoupons('X@>3&%2 Y@7', 7)
#> Solution().cutCoupons('', 1)
#> Solution().cutCoupons('A@>3&%2 B@<20&>9 C@%5', 10)
#> Solution().cutCoupons('Z@never', 2)
# %%
def ascii_bars(data, height):
    if not data:
        return []
    top = max(value for _, value in data)
    rows = []
    for level in range(height, 0, -1):
        row = ''
        for _, value in data:
            filled = value * height // top if top else 0
            row += '#' if filled >= level else ' '
        rows.append(row.rstrip())
    rows.append(''.join(name[0] for name, _ in data))
    return rows
#> ascii_bars([('ann', 2), ('bob', 4)], 2)
#> ascii_bars([], 3)
#> ascii_bars([('x', 0)], 2)
#> ascii_bars([('a', 9), ('b', 3), ('c', 6)], 3)
#> ascii_bars([('one', 5), ('two', 1)], 5)
# %%
class Solution:
    def lastTyped(self, strokes: str) -> str:
        word = []
        caps = False
        shift = False
        for s in strokes.split():
            if s == 'caps':
                caps = not caps
            elif s == 'shift':
                shift = True
            elif s == 'back':
                if word:
                    word.pop()
            elif s == 'space':
                word.append('_')
            else:
                upper = caps != shift
                word.append(s.upper() if upper else s)
                shift = False
        return ''.join(word)
#> Solution().lastTyped('shift h i')
#> Solution().lastTyped('caps a shift b c caps d')
#> Solution().lastTyped('')
#> Solution().lastTyped('back x back back y space z')
#> Solution().lastTyped('shift shift space k')
# %%
def decode_tree(code, tree):
    out = ''
    node = tree
    for bit in code:
        node = node[int(bit)]
        if isinstance(node, str):
            out += node
            node = tree
    return out if node is tree else out + '?'


def code_of(letter, tree):
    if isinstance(tree, str):
        return '' if tree == letter else None
    for bit in (0, 1):
        rest = code_of(letter, tree[bit])
        if rest is not None:
            return str(bit) + rest
    return None


def translate(code, old, new):
    plain = decode_tree(code, old)
    return plain, ''.join(code_of(c, new) or '-' for c in plain)
#> translate('010', ['a', ['b', 'c']], ['c', ['a', 'b']])
#> translate('', ['x', 'y'], ['y', 'x'])
#> translate('111', ['p', ['q', 'r']], ['p', 'r'])
#> translate('0011', [['m', 'n'], ['o', 's']], ['s', 'm'])
#> translate('10', ['a', ['k', 'z']], [['a', 'z'], 'y'])
# %%
class Solution:
    def wordLadderSteps(self, chain: list) -> str:
        marks = ''
        for a, b in zip(chain, chain[1:]):
            if len(a) == len(b):
                diff = sum(1 for x, y in zip(a, b) if x != y)
                marks += '=' if diff == 1 else 'a' if sorted(a) == sorted(b) else 'X'
            elif abs(len(a) - len(b)) == 1:
                marks += self.oneMore(min(a, b, key=len), max(a, b, key=len))
            else:
                marks += 'X'
        return marks

    def oneMore(self, small, big):
        for i in range(len(big)):
            if big[:i] + big[i + 1:] == small:
                return '+'
        return 'X'
#> Solution().wordLadderSteps(['cat', 'cot', 'coat', 'taco'])
#> Solution().wordLadderSteps(['one'])
#> Solution().wordLadderSteps([])
#> Solution().wordLadderSteps(['tea', 'eat', 'at', 'dog'])
#> Solution().wordLadderSteps(['a', 'abc', 'abd', 'bd', 'bed'])
# %%
def find_section(lines, title):
    collecting = False
    out = []
    level = 0
    for line in lines:
        hashes = len(line) - len(line.lstrip('#'))
        if hashes:
            if collecting and hashes <= level:
                break
            if line[hashes:].strip().lower() == title.lower():
                collecting = True
                level = hashes
                continue
        if collecting:
            out.append(line)
    return out
#> find_section(['# A', 'x', '# B', 'y'], 'a')
#> find_section(['# Top', '## In', 'z', '## Out'], 'Top')
#> find_section([], 'q')
#> find_section(['text', '# C'], 'D')
#> find_section(['## S', 'one', '### T', 'two', '# U', 'three'], 's')
# %%
class Solution:
    def cardText(self, hand: str) -> str:
        suits = {'S': [], 'H': [], 'D': [], 'C': []}
        i = 0
        while i < len(hand):
            rank = '10' if hand[i:i + 2] == '10' else hand[i]
            i += len(rank)
            suits[hand[i]].append(rank)
            i += 1
        order = ['A', 'K', 'Q', 'J', '10'] + list('98765432')
        out = []
        for suit, ranks in suits.items():
            if ranks:
                ranks.sort(key=order.index)
                out.append(suit + ':' + ''.join('T' if r == '10' else r for r in ranks))
        return ' '.join(out)
#> Solution().cardText('AS10H3S')
#> Solution().cardText('2C')
#> Solution().cardText('')
#> Solution().cardText('9DKDQD10DAD')
#> Solution().cardText('7X')
# %%
def bracket_paths(names):
    tree = {}
    for name in names:
        node = tree
        for part in name.split('.'):
            node = node.setdefault(part, {})

    def show(node):
        parts = []
        for key in sorted(node):
            inner = show(node[key])
            parts.append(f'{key}({inner})' if inner else key)
        return ' '.join(parts)

    return show(tree)
#> bracket_paths(['a.b', 'a.c', 'd'])
#> bracket_paths([])
#> bracket_paths(['x.y.z', 'x.y', 'x'])
#> bracket_paths(['sys.io', 'app', 'sys.net.http', 'sys.net.ftp'])
#> bracket_paths(['k', 'k'])
# %%
def vote_count(ballots):
    tally = {}
    spoiled = 0
    for ballot in ballots.split():
        ranks = ballot.split('>')
        clean = []
        for r in ranks:
            if '=' in r or r in clean or not r:
                break
            clean.append(r)
        if not clean:
            spoiled += 1
            continue
        for points, name in zip((3, 2, 1), clean):
            tally[name] = tally.get(name, 0) + points
    board = sorted(tally.items(), key=lambda t: (-t[1], t[0]))
    return board, spoiled
#> vote_count('a>b b>a>c a')
#> vote_count('')
#> vote_count('x=y >z q>q>r')
#> vote_count('m>n>o>p n>m=o')
#> vote_count('k k k')
# %%
class Solution:
    def escapeText(self, text: str, mode: str) -> str:
        table = self.tableFor(mode)
        if not mode.startswith('un'):
            return ''.join(table.get(c, c) for c in text)
        for plain, coded in table.items():
            if plain != '&':
                text = text.replace(coded, plain)
        return text.replace(table.get('&', '&'), '&')

    def tableFor(self, mode):
        if mode.endswith('xml'):
            return {'&': '&amp;', '<': '&lt;', '>': '&gt;'}
        if mode.endswith('url'):
            return {' ': '%20', '%': '%25', '?': '%3F'}
        return {}
#> Solution().escapeText('a<b&c', 'xml')
#> Solution().escapeText('&lt;i&gt; &amp;lt;', 'unxml')
#> Solution().escapeText('', 'url')
#> Solution().escapeText('50% of what?', 'url')
#> Solution().escapeText('as it is', 'raw')
# %%
def make_change_text(cents, coins):
    names = {100: 'dollar', 25: 'quarter', 10: 'dime', 5: 'nickel', 1: 'penny'}
    parts = []
    for c in sorted(coins, reverse=True):
        n, cents = divmod(cents, c)
        if not n:
            continue
        name = names.get(c, f'{c}c')
        if n > 1:
            name = name[:-1] + 'ies' if name.endswith('y') else name + 's'
        parts.append(f'{n} {name}')
    if cents:
        parts.append(f'short {cents}')
    return ', '.join(parts) or 'none'
#> make_change_text(68, [25, 10, 5, 1])
#> make_change_text(0, [1])
#> make_change_text(99, [50, 20])
#> make_change_text(212, [100, 10, 1])
#> make_change_text(7, [])
# %%
class Solution:
    def stripRepeatedLines(self, lines: list, window: int) -> list:
        out = []
        for line in lines:
            key = ' '.join(line.lower().split())
            recent = [' '.join(o.split(' x')[0].lower().split()) for o in out[-window:]]
            if key in recent:
                at = len(out) - len(recent) + recent.index(key)
                base, x, n = out[at].partition(' x')
                out[at] = f'{base} x{int(n) + 1 if x else 2}'
            else:
                out.append(line)
        return out
#> Solution().stripRepeatedLines(['a', 'A', 'b', 'a'], 2)
#> Solution().stripRepeatedLines([], 3)
#> Solution().stripRepeatedLines(['up', 'down', 'up'], 1)
#> Solution().stripRepeatedLines(['go  on', 'Go on', 'go on'], 1)
#> Solution().stripRepeatedLines(['p', 'q', 'r', 'p', 'q'], 3)
# %%
def fill_mad(template, lists):
    used = {}
    out = []
    for word in template.split():
        core = word.strip('.,!')
        tail = word[len(core):]
        if core.startswith('$'):
            kind, _, ref = core[1:].partition('#')
            options = lists.get(kind, [])
            if ref and (kind, ref) in used:
                pick = used[kind, ref]
            elif options:
                pick = options[len(used) % len(options)]
                used[kind, ref or str(len(used))] = pick
            else:
                pick = kind.upper()
            core = pick
        out.append(core + tail)
    return ' '.join(out)
#> fill_mad('a $noun, two $noun!', {'noun': ['cat', 'dog']})
#> fill_mad('$x#1 and $x#1 or $x', {'x': ['p', 'q', 'r']})
#> fill_mad('', {})
#> fill_mad('the $thing.', {})
#> fill_mad('no holes here', {'here': ['there']})
# %%
class Solution:
    def assembleLine(self, line: str) -> int:
        regs = {'ax': 0, 'bx': 1, 'cx': 2}
        ops = {'mov': 1, 'add': 2, 'jmp': 3}
        op, _, rest = line.strip().partition(' ')
        if op not in ops:
            return -1
        word = ops[op] << 12
        args = [a.strip() for a in rest.split(',') if a.strip()]
        for place, a in zip((8, 0), args):
            if a in regs:
                word |= regs[a] << place
            elif a.isdigit():
                if place == 0:
                    word |= 1 << 11
                word |= int(a) & 255
            else:
                return -2
        return word
#> Solution().assembleLine('mov ax, bx')
#> Solution().assembleLine('add cx, 200')
#> Solution().assembleLine('')
#> Solution().assembleLine('jmp 300')
#> Solution().assembleLine('mov dx, 1')
# %%
def chop_and_label(text, pattern):
    fields = {}
    pos = 0
    for piece in pattern.split():
        label, size = piece[0], piece[1:]
        if size == '*':
            fields[label] = text[pos:]
            pos = len(text)
        elif size.startswith('/'):
            end = text.find(size[1:], pos)
            if end < 0:
                end = len(text)
            fields[label] = text[pos:end]
            pos = end + len(size[1:])
        else:
            fields[label] = text[pos:pos + int(size)]
            pos += int(size)
    return fields, max(0, len(text) - pos)
#> chop_and_label('GB12-rest', 'c2 n/- r*')
#> chop_and_label('abcdef', 'x2 y1')
#> chop_and_label('', 'a3')
#> chop_and_label('k=v;z', 'k/= v/; q/!')
#> chop_and_label('data', 'dx')
