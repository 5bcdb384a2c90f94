# %%
def lex_pairs(config):
    pairs = []
    key, value, in_value = '', '', False
    for ch in config:
        if ch == ':' and not in_value:
            in_value = True
        elif ch == ';':
            if key:
                pairs.append((key.strip(), value.strip()))
            key, value, in_value = '', '', False
        elif in_value:
            value += ch
        else:
            key += ch
    return pairs


def merge_styles(base, override):
    style = dict(lex_pairs(base))
    for key, value in lex_pairs(override):
        if value == 'none':
            style.pop(key, None)
        elif value.startswith('+'):
            style[key] = str(int(style.get(key, '0')) + int(value[1:]))
        else:
            style[key] = value
    return style
#> merge_styles('w:10;h:5;', 'w:+3;')
#> merge_styles('', 'x:1;')
#> merge_styles('a:b;', 'a:none;c:none;')
#> merge_styles(':q;z:y:w;', '')
#> merge_styles('n:2;', 'n:+1;n:+1;m:+7;')
# %%
class Solution:
    def stackHeights(self, ops: str) -> list:
        plates = []
        peaks = []
        for op in ops:
            if op == '(':
                plates.append(0)
            elif op == ')':
                if not plates:
                    peaks.append(-1)
                    continue
                top = plates.pop() + 1
                if plates:
                    plates[-1] = max(plates[-1], top)
                else:
                    peaks.append(top)
        return peaks
#> Solution().stackHeights('(()(()))')
#> Solution().stackHeights('()()')
#> Solution().stackHeights('')
#> Solution().stackHeights(')((')
#> Solution().stackHeights('((()))(())()')
# %%
def to_words(code):
    groups = code.split('-')
    words = []
    for g in groups:
        if len(g) > 1 and g.count(g[0]) == len(g):
            words.append(f'{len(g)} times {g[0]}')
        elif g == ''.join(sorted(g)) and len(g) > 2:
            words.append(f'{g[0]} up to {g[-1]}')
        elif g:
            words.append(' '.join(g))
    return ', '.join(words)
#> to_words('777-12')
#> to_words('1359')
#> to_words('')
#> to_words('00-4-98')
#> to_words('5-5-55-123')
# %%
class Solution:
    def solveLinear(self, equation: str) -> str:
        left, right = equation.split('=')
        a, b = self.collect(left)
        c, d = self.collect(right)
        coef, const = a - c, d - b
        if coef == 0:
            return 'any' if const == 0 else 'none'
        if const % coef:
            return f'{const}/{coef}'
        return str(const // coef)

    def collect(self, side):
        x = n = 0
        sign = 1
        num = ''
        for ch in side + '+':
            if ch in '+-':
                if num.endswith('x'):
                    x += sign * int(num[:-1] or 1)
                elif num:
                    n += sign * int(num)
                sign = 1 if ch == '+' else -1
                num = ''
            else:
                num += ch
        return x, n
#> Solution().solveLinear('2x+3=11')
#> Solution().solveLinear('x=x')
#> Solution().solveLinear('x-1=x')
#> Solution().solveLinear('-x+5=3x-9+2')
#> Solution().solveLinear('3x=10')
# %%
def read_bencode(s, i=0):
    if s[i] == 'i':
        end = s.index('e', i)
        return int(s[i + 1:end]), end + 1
    if s[i] == 'l':
        items = []
        i += 1
        while s[i] != 'e':
            item, i = read_bencode(s, i)
            items.append(item)
        return items, i + 1
    colon = s.index(':', i)
    size = int(s[i:colon])
    return s[colon + 1:colon + 1 + size], colon + 1 + size


def read_all(s):
    values = []
    at = 0
    while at < len(s):
        value, at = read_bencode(s, at)
        values.append(value)
    return values
#> read_all('i42e3:cat')
#> read_all('li1eli2eee')
#> read_all('')
#> read_all('l4:spam0:e')
#> read_all('i5')
# %%
def balance_quotes(text):
    out = []
    opened = False
    for i, ch in enumerate(text):
        if ch != '"':
            out.append(ch)
            continue
        out.append('>>' if opened else '<<')
        opened = not opened
    if opened:
        last = len(out) - 1 - out[::-1].index('<<')
        out[last] = "''"
    return ''.join(out)
#> balance_quotes('say "hi" now')
#> balance_quotes('6" pipe')
#> balance_quotes('')
#> balance_quotes('"a" "b" "c')
#> balance_quotes('""""')
# %%
class Solution:
    def expandDates(self, spec: str) -> list:
        names = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
        picked = [False] * 7
        for part in spec.lower().split(','):
            part = part.strip()
            negate = part.startswith('!')
            part = part.lstrip('!')
            first, dash, last = part.partition('-')
            if first not in names:
                continue
            i = names.index(first)
            j = names.index(last) if dash else i
            while True:
                picked[i] = not negate
                if i == j:
                    break
                i = (i + 1) % 7
        return [n for n, p in zip(names, picked) if p]
#> Solution().expandDates('mon-wed')
#> Solution().expandDates('Sat-Mon, !sun')
#> Solution().expandDates('')
#> Solution().expandDates('fri, xyz, fri')
#> Solution().expandDates('mon-sun,!tue-thu')
# %%
def stem(word):
    for suffix, put in (('sses', 'ss'), ('ies', 'y'), ('ing', ''), ('ed', ''), ('s', '')):
        if word.endswith(suffix) and len(word) - len(suffix) >= 2:
            base = word[:len(word) - len(suffix)] + put
            if put == '' and len(base) > 2 and base[-1] == base[-2] and base[-1] not in 'ls':
                base = base[:-1]
            return base
    return word


def group_by_stem(words):
    groups = {}
    for w in words:
        groups.setdefault(stem(w), []).append(w)
    return {k: v for k, v in groups.items() if len(v) > 1}
#> group_by_stem(['run', 'running', 'runs'])
#> group_by_stem(['cities', 'city', 'cat'])
#> group_by_stem([])
#> group_by_stem(['passes', 'pass', 'passed'])
#> group_by_stem(['is', 'bed', 'sing'])
# %%
class Solution:
    def caretMarks(self, line: str, errors: list) -> str:
        marks = [' '] * len(line)
        extra = []
        for start, size in sorted(errors):
            if start >= len(line):
                extra.append(start)
                continue
            marks[start] = '^'
            for i in range(start + 1, min(start + size, len(line))):
                if marks[i] == ' ':
                    marks[i] = '~'
        text = ''.join(marks).rstrip()
        return text + (' +%d' % len(extra) if extra else '')
#> Solution().caretMarks('x = foo(1', [(4, 3)])
#> Solution().caretMarks('abcdef', [(0, 3), (1, 4)])
#> Solution().caretMarks('', [(0, 1)])
#> Solution().caretMarks('ok', [])
#> Solution().caretMarks('let y', [(9, 1), (4, 10), (12, 2)])
# %%
def parse_fraction(text):
    whole, _, rest = text.rpartition(' ')
    if '/' in rest:
        top, bottom = map(int, rest.split('/'))
    else:
        top, bottom = int(rest), 1
    if whole:
        top += int(whole) * bottom
    return top, bottom


def gcd(a, b):
    while b:
        a, b = b, a % b
    return a


def show(top, bottom):
    g = gcd(top, bottom)
    top, bottom = top // g, bottom // g
    whole, top = divmod(top, bottom)
    if not top:
        return str(whole)
    return f'{whole} {top}/{bottom}' if whole else f'{top}/{bottom}'


def add_cups(amounts):
    n, d = 0, 1
    for a in amounts:
        p, q = parse_fraction(a)
        n, d = n * q + p * d, d * q
    return show(n, d)
#> add_cups(['1/2', '1/3'])
#> add_cups(['1 1/2', '1 1/2'])
#> add_cups([])
#> add_cups(['3', '2 3/4', '5/8'])
#> add_cups(['1/0'])
# %%
def ruler(width, step):
    marks = ''
    labels = ''
    for i in range(width):
        if i % step == 0:
            marks += '|'
            labels = labels.ljust(i) + str(i)
        elif i % step == step // 2:
            marks += '+'
        else:
            marks += '-'
    return [marks, labels[:width]]
#> ruler(11, 5)
#> ruler(0, 3)
#> ruler(7, 1)
#> ruler(21, 10)
#> ruler(9, 4)
# %%
class Solution:
    def typeCheck(self, expr: str, types: dict) -> str:
        stack = []
        for tok in expr.split():
            if tok in ('+', '-', '<'):
                right, left = stack.pop(), stack.pop()
                if left != right:
                    return f'{left} {tok} {right}'
                if tok == '-' and left == 'str':
                    return 'str minus'
                stack.append('bool' if tok == '<' else left)
            elif tok.lstrip('-').isdigit():
                stack.append('int')
            elif tok.startswith("'"):
                stack.append('str')
            else:
                stack.append(types.get(tok, 'unknown'))
        return stack[-1]
#> Solution().typeCheck('1 2 +', {})
#> Solution().typeCheck("x 'a' +", {'x': 'int'})
#> Solution().typeCheck("'a 'b -", {})
#> Solution().typeCheck('p q + 10 <', {'p': 'int', 'q': 'int'})
#> Solution().typeCheck('5 +', {})
# %%
def tally_marks(n):
    bundles, rest = divmod(n, 5)
    return ' '.join(['IIII/'] * bundles + (['I' * rest] if rest else []))


def read_tally(text):
    total = 0
    for bundle in text.split():
        total += 5 if bundle.endswith('/') else len(bundle)
    return total


def add_tallies(a, b):
    return tally_marks(read_tally(a) + read_tally(b))
#> add_tallies('III', 'II')
#> add_tallies('', '')
#> add_tallies('IIII/ II', 'IIII/ IIII')
#> add_tallies('I I I', 'IIII')
#> add_tallies('IIII/', '')
# %%
class Solution:
    def scopeLookup(self, script: str) -> list:
        scopes = [{}]
        reads = []
        for part in script.split():
            if part == '{':
                scopes.append({})
            elif part == '}':
                if len(scopes) > 1:
                    scopes.pop()
            elif '=' in part:
                name, value = part.split('=')
                scopes[-1][name] = int(value)
            else:
                reads.append(self.find(scopes, part))
        return reads

    def find(self, scopes, name):
        for scope in reversed(scopes):
            if name in scope:
                return scope[name]
        return None
#> Solution().scopeLookup('a=1 { a=2 a } a')
#> Solution().scopeLookup('x')
#> Solution().scopeLookup('')
#> Solution().scopeLookup('} } k=5 { { k } } k')
#> Solution().scopeLookup('{ y=3 } y { z=4 y z }')
# %%
def swap_pairs_encode(text, key):
    order = sorted(range(len(key)), key=lambda i: key[i])
    blocks = []
    for start in range(0, len(text), len(key)):
        block = text[start:start + len(key)].ljust(len(key), '_')
        blocks.append(''.join(block[i] for i in order))
    return ''.join(blocks)


def swap_pairs_decode(text, key):
    order = sorted(range(len(key)), key=lambda i: key[i])
    plain = ''
    for start in range(0, len(text), len(key)):
        block = [''] * len(key)
        for pos, i in enumerate(order):
            block[i] = text[start + pos]
        plain += ''.join(block)
    return plain.rstrip('_')


def keys_that_work(text, secret, keys):
    return [k for k in keys if swap_pairs_encode(text, k) == secret and swap_pairs_decode(secret, k) == text]
#> keys_that_work('abcd', 'badc', ['ba', 'ab', 'zy'])
#> keys_that_work('hello', 'lheolo', ['cab'])
#> keys_that_work('', '', ['q'])
#> keys_that_work('map', 'map', ['abc', 'k', 'xy'])
#> keys_that_work('xyz', 'zxy', ['bca', 'cab'])
# %%
class Solution:
    def dropAccents(self, s: str) -> str:
        result = ''
        i = 0
        while i < len(s):
            if s[i] in "'^~" and i + 1 < len(s) and s[i + 1].isalpha():
                letter = s[i + 1]
                if s[i] == '~' and letter == 'n':
                    letter = 'ny'
                elif s[i] == '^':
                    letter *= 2
                result += letter
                i += 2
            else:
                result += s[i]
                i += 1
        return result
#> Solution().dropAccents("caf'e")
#> Solution().dropAccents('se~nor')
#> Solution().dropAccents('')
#> Solution().dropAccents('^ile~')
#> Solution().dropAccents("~a^1'")
# %%
def parse_hms(text):
    total = 0
    for part in text.split(':'):
        total = total * 60 + int(part)
    return total


def show_hms(total):
    sign = '-' if total < 0 else ''
    minutes, seconds = divmod(abs(total), 60)
    hours, minutes = divmod(minutes, 60)
    if hours:
        return f'{sign}{hours}:{minutes:02}:{seconds:02}'
    return f'{sign}{minutes}:{seconds:02}'


def splits(laps):
    times = [parse_hms(t) for t in laps]
    out = []
    for i in range(1, len(times)):
        out.append(show_hms(times[i] - times[i - 1]))
    return out
#> splits(['0:00', '1:05', '2:30'])
#> splits(['59:59', '1:00:00', '2:30:15'])
#> splits([])
#> splits(['10:00', '9:30'])
#> splits(['45'])
# %%
class Solution:
    def foldLines(self, code: list) -> list:
        out = []
        hidden = 0
        fold_at = None
        for line in code:
            indent = len(line) - len(line.lstrip())
            if fold_at is not None:
                if indent > fold_at:
                    hidden += 1
                    continue
                out[-1] += f' ...{hidden}'
                fold_at, hidden = None, 0
            out.append(line)
            if line.endswith('{+'):
                fold_at = indent
        if fold_at is not None:
            out[-1] += f' ...{hidden}'
        return out
#> Solution().foldLines(['a {+', '  b', '  c', 'd'])
#> Solution().foldLines(['x', ' y'])
#> Solution().foldLines([])
#> Solution().foldLines(['p', ' q {+', '   r', '   s {+', '  t'])
#> Solution().foldLines(['m {+', 'n {+', ' o'])
# %%
def isbn_like(text):
    digits = [c for c in text if c.isdigit() or c in 'xX']
    if len(digits) != 6:
        return False
    total = 0
    for weight, ch in zip(range(6, 0, -1), digits):
        if ch in 'xX':
            if weight != 1:
                return False
            value = 10
        else:
            value = int(ch)
        total += weight * value
    return total % 11 == 0


def find_valid(text):
    return [w for w in text.split() if isbn_like(w)]
#> find_valid('12345-5 000000')
#> find_valid('')
#> find_valid('0000-0X 1x1111 12')
#> find_valid('10000-5 200001')
#> find_valid('abc 00-00-00')
# %%
class Solution:
    def mergeComments(self, lines: list) -> list:
        out = []
        buf = []

        def flush():
            if not buf:
                return
            if len(buf) == 1:
                out.append('# ' + buf[0])
            else:
                out.append('/* ' + ' / '.join(buf) + ' */')
            buf.clear()

        for line in lines:
            if line.startswith('#'):
                buf.append(line[1:].strip())
            else:
                flush()
                out.append(line)
        flush()
        return out
#> Solution().mergeComments(['# a', '#b', 'x'])
#> Solution().mergeComments(['y', '#z'])
#> Solution().mergeComments([])
#> Solution().mergeComments(['#1', 'c', '#2', '#3', '#4'])
#> Solution().mergeComments(['only code'])
# %%
def pick_column(table, name):
    header, *rows = [line.split() for line in table.strip().split('\n')]
    if name not in header:
        return None
    at = header.index(name)
    return [row[at] if at < len(row) else '' for row in rows]


def column_sum(table, name):
    cells = pick_column(table, name)
    if cells is None:
        return 'no ' + name
    total = 0
    skipped = 0
    for cell in cells:
        if cell.lstrip('-').isdigit():
            total += int(cell)
        else:
            skipped += 1
    return total, skipped
#> column_sum('a b\n1 2\n3 4', 'b')
#> column_sum('x y\n5\n6 -7', 'y')
#> column_sum('', 'q')
#> column_sum('n\nten\n20', 'n')
#> column_sum('p q r\n1 2 3', 's')
# %%
def evaluate_switch(text, value):
    default = 'none'
    for clause in text.split(','):
        cond, _, result = clause.strip().partition(' ')
        if cond == 'else':
            default = result
        elif cond.startswith('>='):
            if value >= int(cond[2:]):
                return result
        elif '..' in cond:
            lo, hi = cond.split('..')
            if int(lo) <= value <= int(hi):
                return result
        elif value == int(cond):
            return result
    return default
#> evaluate_switch('1 one, 2..5 few, >=6 many', 4)
#> evaluate_switch('0 zero, else other', 9)
#> evaluate_switch('>=10 big', 3)
#> evaluate_switch('else x, 7 seven', 7)
#> evaluate_switch('1..3 a, 2 b, oops c', 5)
# %%
class Solution:
    def mirrorCipher(self, text: str, marker: str) -> str:
        parts = text.split(marker)
        out = []
        for i, part in enumerate(parts):
            if i % 2:
                part = part[::-1].swapcase()
            out.append(part)
        if len(parts) % 2 == 0:
            out[-1] = marker + out[-1]
        return ''.join(out)
#> Solution().mirrorCipher('ab*cd*ef', '*')
#> Solution().mirrorCipher('plain', '#')
#> Solution().mirrorCipher('', '+')
#> Solution().mirrorCipher('Go|Home', '|')
#> Solution().mirrorCipher('x--Y--z--W', '--')
# %%
def next_code(code):
    chars = list(code)
    i = len(chars) - 1
    while i >= 0:
        c = chars[i]
        if c == '9':
            chars[i] = '0'
        elif c == 'Z':
            chars[i] = 'A'
        elif c.isalnum():
            chars[i] = chr(ord(c) + 1)
            return ''.join(chars)
        i -= 1
    first = '1' if code[:1].isdigit() else 'A'
    return first + ''.join(chars)


def codes_after(code, count):
    out = []
    for _ in range(count):
        code = next_code(code)
        out.append(code)
    return out
#> codes_after('A9', 2)
#> codes_after('ZZ', 1)
#> codes_after('', 1)
#> codes_after('B-98', 3)
#> codes_after('99', 2)
# %%
class Solution:
    def cleanNumber(self, raw: str) -> str:
        raw = raw.strip().replace('_', '')
        sign = ''
        while raw and raw[0] in '+-':
            if raw[0] == '-':
                sign = '' if sign else '-'
            raw = raw[1:]
        whole, dot, frac = raw.partition('.')
        whole = whole.lstrip('0') or '0'
        frac = frac.rstrip('0')
        if not whole.isdigit() or (frac and not frac.isdigit()):
            return 'NaN'
        text = whole + ('.' + frac if frac else '')
        return text if text == '0' else sign + text
#> Solution().cleanNumber('007.500')
#> Solution().cleanNumber('--1_000')
#> Solution().cleanNumber('')
#> Solution().cleanNumber('-0.0')
#> Solution().cleanNumber('+-12a')
# %%
def layout_keys(text, columns):
    rows = [text[i:i + columns] for i in range(0, len(text), columns)]
    where = {}
    for r, row in enumerate(rows):
        for c, ch in enumerate(row):
            where.setdefault(ch, (r, c))
    return where


def finger_travel(word, text, columns):
    where = layout_keys(text, columns)
    pos = (0, 0)
    steps = ''
    for ch in word:
        if ch not in where:
            steps += '?'
            continue
        r, c = where[ch]
        dr, dc = r - pos[0], c - pos[1]
        steps += ('d' if dr > 0 else 'u') * abs(dr) + ('r' if dc > 0 else 'l') * abs(dc) + '!'
        pos = (r, c)
    return steps
#> finger_travel('cab', 'abcdef', 3)
#> finger_travel('fade', 'abcdef', 2)
#> finger_travel('', 'xyz', 2)
#> finger_travel('az', 'aaa', 1)
#> finger_travel('noon', 'mnop', 4)
# %%
class Solution:
    def longestBalanced(self, s: str) -> str:
        best = (0, 0)
        pairs = {'}': '{', ')': '('}
        stack = [(-1, '')]
        for i, ch in enumerate(s):
            if ch in pairs:
                if stack[-1][1] == pairs[ch]:
                    stack.pop()
                    size = i - stack[-1][0]
                    if size > best[1]:
                        best = (stack[-1][0] + 1, size)
                else:
                    stack.append((i, ''))
            elif ch in '{(':
                stack.append((i, ch))
            else:
                stack.append((i, ''))
        start, size = best
        return s[start:start + size]
#> Solution().longestBalanced('({)(){}')
#> Solution().longestBalanced('{()}')
#> Solution().longestBalanced('')
#> Solution().longestBalanced('((({}')
#> Solution().longestBalanced('()x{()}()')
# %%
def hex_dump(data, width):
    lines = []
    for start in range(0, len(data), width):
        chunk = data[start:start + width]
        codes = ' '.join(f'{ord(c):02x}' for c in chunk)
        shown = ''.join(c if c.isalnum() else '.' for c in chunk)
        lines.append(f'{start:02}: {codes.ljust(width * 3 - 1)} {shown}')
    return lines
#> hex_dump('hello!', 4)
#> hex_dump('', 8)
#> hex_dump('a b', 3)
#> hex_dump('xyz', 1)
#> hex_dump('0123456789', 5)
# %%
def match_parts(names, sizes):
    queue = []
    plan = []
    for name, size in zip(names, sizes):
        while queue and queue[-1][1] < size:
            small, _ = queue.pop()
            plan.append(f'{small} in {name}')
        queue.append((name, size))
    plan.extend(f'{n} open' for n, _ in queue)
    return plan
#> match_parts(['a', 'b', 'c'], [1, 3, 2])
#> match_parts([], [])
#> match_parts(['x', 'y'], [5, 5])
#> match_parts(['p', 'q', 'r', 's'], [4, 3, 2, 9])
#> match_parts(['m', 'n', 'o'], [3, 1, 2])
# %%
class Solution:
    def parseArgs(self, line: str, flags: list) -> tuple:
        options = {}
        rest = []
        words = line.split()
        i = 0
        while i < len(words):
            w = words[i]
            if w == '--':
                rest += words[i + 1:]
                break
            if w.startswith('--'):
                name, eq, value = w[2:].partition('=')
                if eq:
                    options[name] = value
                elif name in flags or i + 1 == len(words):
                    options[name] = True
                else:
                    i += 1
                    options[name] = words[i]
            elif w.startswith('-') and len(w) > 1:
                for ch in w[1:]:
                    options[ch] = options.get(ch, 0) + 1
            else:
                rest.append(w)
            i += 1
        return options, rest
#> Solution().parseArgs('--out a.txt in.txt', [])
#> Solution().parseArgs('-vv --quiet x', ['quiet'])
#> Solution().parseArgs('', [])
#> Solution().parseArgs('a --n=3 -- --n -b', ['n'])
#> Solution().parseArgs('- -x --last', [])
# %%
def score_password(text):
    kinds = [any(c.islower() for c in text), any(c.isupper() for c in text), any(c.isdigit() for c in text)]
    score = 2 * sum(kinds) + len(text) // 3
    run = 1
    for a, b in zip(text, text[1:]):
        if a == b or ord(b) - ord(a) == 1:
            run += 1
            if run >= 3:
                score -= 1
        else:
            run = 1
    return max(score, 0)


def strongest(texts):
    return max(texts, key=lambda t: (score_password(t), -len(t)))
#> strongest(['abc', 'aB3', 'zzzz'])
#> strongest(['hello'])
#> strongest([])
#> strongest(['aaaaaa', '123456', 'q1w2'])
#> strongest(['Tree9', 'tree99', 'TREE'])
# %%
class Solution:
    def longDivisionText(self, top: int, bottom: int) -> str:
        if bottom == 0:
            return 'undefined'
        sign = '-' if (top < 0) != (bottom < 0) and top else ''
        top, bottom = abs(top), abs(bottom)
        whole, rem = divmod(top, bottom)
        digits = []
        seen = {}
        while rem and rem not in seen and len(digits) < 12:
            seen[rem] = len(digits)
            d, rem = divmod(rem * 10, bottom)
            digits.append(str(d))
        if not digits:
            return f'{sign}{whole}'
        if rem in seen:
            digits.insert(seen[rem], '[')
            digits.append(']')
        return f"{sign}{whole}.{''.join(digits)}"
#> Solution().longDivisionText(1, 3)
#> Solution().longDivisionText(-7, 4)
#> Solution().longDivisionText(0, -5)
#> Solution().longDivisionText(22, 7)
#> Solution().longDivisionText(5, 0)
# %%
def tokens_of(rule):
    out = []
    i = 0
    while i < len(rule):
        optional = i + 1 < len(rule) and rule[i + 1] == '?'
        many = i + 1 < len(rule) and rule[i + 1] == '+'
        out.append((rule[i], '?' if optional else '+' if many else ''))
        i += 2 if optional or many else 1
    return out


def accepts(rule, word):
    def go(k, i):
        if k == len(parts):
            return i == len(word)
        ch, mode = parts[k]
        if mode == '?' and go(k + 1, i):
            return True
        if i < len(word) and word[i] == ch:
            if mode == '+' and go(k, i + 1):
                return True
            return go(k + 1, i + 1)
        return False

    parts = tokens_of(rule)
    return go(0, 0)
#> accepts('ab?c', 'ac')
#> accepts('lo+l', 'loool')
#> accepts('', '')
#> accepts('x+y?', 'xxz')
#> accepts('a?a?b', 'aab')
# %%
class Solution:
    def bookIndex(self, entries: list) -> list:
        index = {}
        for entry in entries:
            page, _, words = entry.partition(':')
            for w in words.split():
                pages = index.setdefault(w, [])
                if not pages or pages[-1] != int(page):
                    pages.append(int(page))
        return [f'{w} {self.compact(index[w])}' for w in sorted(index)]

    def compact(self, pages):
        spans = []
        for p in sorted(pages):
            if spans and spans[-1][1] == p - 1:
                spans[-1][1] = p
            else:
                spans.append([p, p])
        return ','.join(str(a) if a == b else f'{a}-{b}' for a, b in spans)
#> Solution().bookIndex(['1:ant bee', '2:ant', '3:ant'])
#> Solution().bookIndex([])
#> Solution().bookIndex(['4:cod cod', '9:cod'])
#> Solution().bookIndex(['7:x', '6:x', '12:y'])
#> Solution().bookIndex(['5:'])
# %%
def two_stack_editor(script):
    left, right = [], []
    for cmd in script.split():
        if cmd.startswith('t:'):
            left.extend(cmd[2:])
        elif cmd.startswith('m'):
            n = int(cmd[1:])
            src, dst = (left, right) if n < 0 else (right, left)
            for _ in range(min(abs(n), len(src))):
                dst.append(src.pop())
        elif cmd.startswith('d'):
            n = int(cmd[1:])
            del right[max(0, len(right) - n):]
    return ''.join(left) + '|' + ''.join(reversed(right))
#> two_stack_editor('t:hello m-2 t:XX')
#> two_stack_editor('m5')
#> two_stack_editor('')
#> two_stack_editor('t:abcdef m-4 d2 m1')
#> two_stack_editor('t:z m-9 d9 t:q')
# %%
class Solution:
    def punctuate(self, words: list, marks: dict) -> str:
        out = []
        capital = True
        for i, w in enumerate(words, 1):
            w = w.capitalize() if capital else w
            mark = marks.get(i, '')
            capital = mark in ('.', '!', '?') and mark != ''
            out.append(w + mark)
        text = ' '.join(out)
        if text and text[-1] not in '.!?':
            text = text.rstrip(',;') + '.'
        return text
#> Solution().punctuate(['stop', 'go', 'now'], {1: '!'})
#> Solution().punctuate([], {})
#> Solution().punctuate(['well', 'i', 'see'], {1: ',', 3: ';'})
#> Solution().punctuate(['who', 'me', 'yes'], {1: '?', 2: '?', 3: '.'})
#> Solution().punctuate(['hm'], {4: '!'})
# %%
def reorder_log(lines):
    letters, digits = [], []
    for line in lines:
        tag, _, body = line.partition(' ')
        if body.replace(' ', '').isdigit():
            digits.append((sum(map(int, body.split())), tag))
        else:
            letters.append((body, tag))
    letters.sort()
    digits.sort(key=lambda d: -d[0])
    return [tag for _, tag in letters + digits]
#> reorder_log(['a 1 2', 'b start', 'c 9'])
#> reorder_log([])
#> reorder_log(['x beta', 'y alpha', 'z alpha'])
#> reorder_log(['p 5', 'q 5', 'r'])
#> reorder_log(['m 3 3', 'n 7', 'o 3 x'])
# %%
class Solution:
    def compileSum(self, expr: str) -> list:
        self.code = []
        self.temp = 0
        self.emitSum(expr.replace(' ', ''))
        return self.code

    def emitSum(self, text):
        parts = text.split('+')
        acc = self.emitProduct(parts[0])
        for p in parts[1:]:
            acc = self.emit(acc, '+', self.emitProduct(p))
        return acc

    def emitProduct(self, text):
        factors = text.split('*')
        acc = factors[0]
        for f in factors[1:]:
            acc = self.emit(acc, '*', f)
        return acc

    def emit(self, a, op, b):
        self.temp += 1
        name = f't{self.temp}'
        self.code.append(f'{name}={a}{op}{b}')
        return name
#> Solution().compileSum('a + b*c')
#> Solution().compileSum('x')
#> Solution().compileSum('')
#> Solution().compileSum('p*q*r + s')
#> Solution().compileSum('1+2+3*4')
# %%
def braille_cells(text):
    dots = {'a': 1, 'b': 3, 'c': 9, 'd': 25, 'e': 17}
    top = middle = ''
    for ch in text:
        mask = dots.get(ch, 0)
        top += 'o' if mask & 1 else '.'
        top += 'o' if mask & 8 else '.'
        middle += 'o' if mask & 2 else '.'
        middle += 'o' if mask & 16 else '.'
    return top, middle
#> braille_cells('bad')
#> braille_cells('')
#> braille_cells('c e')
#> braille_cells('deed')
#> braille_cells('x')
# %%
def schedule_text(slots):
    merged = []
    for label, start, end in sorted(slots, key=lambda s: s[1]):
        if merged and merged[-1][0] == label and merged[-1][2] >= start:
            merged[-1][2] = max(merged[-1][2], end)
        else:
            merged.append([label, start, end])
    out = []
    clock = 0
    for label, start, end in merged:
        if start > clock:
            out.append(f'free {clock}-{start}')
        elif start < clock:
            label += '!'
        out.append(f'{label} {start}-{end}')
        clock = max(clock, end)
    return '; '.join(out)
#> schedule_text([('gym', 2, 4), ('gym', 4, 5)])
#> schedule_text([])
#> schedule_text([('a', 0, 3), ('b', 2, 6)])
#> schedule_text([('z', 8, 9), ('y', 1, 2), ('z', 9, 12)])
#> schedule_text([('one', 0, 1)])
