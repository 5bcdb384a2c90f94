# %%
def parse_bill(lines):
    bill = []
    for line in lines:
        name, _, rest = line.partition(':')
        qty, _, price = rest.strip().partition('x')
        if not price:
            qty, price = '1', qty
        try:
            bill.append((name.strip(), int(qty), int(price)))
        except ValueError:
            bill.append((name.strip(), 0, 0))
    return bill


def receipt(lines, width):
    out = []
    total = 0
    for name, qty, price in parse_bill(lines):
        amount = str(qty * price)
        room = width - len(amount)
        out.append(name[:room - 1].ljust(room, '.') + amount)
        total += qty * price
    out.append('=' * (width - len(str(total))) + str(total))
    return out
#> receipt(['tea: 2x3', 'bun: 4'], 10)
#> receipt([], 6)
#> receipt(['marmalade: 12x11'], 8)
#> receipt(['oops: many', 'egg: 6x1', 'ham:9'], 9)
#> receipt(['x:100x100'], 12)
# %%
class Solution:
    def matchWild(self, word: str, mask: str) -> bool:
        i = j = 0
        while j < len(mask):
            need = 1
            sign = mask[j]
            j += 1
            if j < len(mask) and mask[j].isdigit():
                need = int(mask[j])
                j += 1
            for _ in range(need):
                if i >= len(word) or not self.fits(word[i], sign):
                    return False
                i += 1
        return i == len(word)

    def fits(self, ch, sign):
        if sign == 'A':
            return ch.isalpha()
        if sign == 'N':
            return ch.isdigit()
        return ch == sign
#> Solution().matchWild('ab12', 'A2N2')
#> Solution().matchWild('7-x', 'N-A')
#> Solution().matchWild('', '')
#> Solution().matchWild('abc', 'A2')
#> Solution().matchWild('k9k9k9', 'ANANAA')
# %%
def reduce_turns(path):
    stack = []
    for ch in path:
        stack.append(ch)
        if len(stack) >= 2 and stack[-2] + stack[-1] in ('LR', 'RL'):
            del stack[-2:]
        elif len(stack) >= 3 and stack[-3:] == ['L'] * 3:
            del stack[-3:]
            stack.append('R')
        elif len(stack) >= 4 and stack[-4:] == ['R'] * 4:
            del stack[-4:]
    return ''.join(stack)
#> reduce_turns('LLL')
#> reduce_turns('LRF')
#> reduce_turns('')
#> reduce_turns('FRRRRF')
#> reduce_turns('LLLLFRLL')
# %%
class Solution:
    def jsonDepths(self, text: str) -> dict:
        depth = 0
        found = {}
        key = ''
        reading = False
        for i, ch in enumerate(text):
            if ch == '"':
                reading = not reading
                if reading:
                    key = ''
                elif text[i + 1:i + 2] == ':':
                    found[key] = depth
            elif reading:
                key += ch
            elif ch in '{[':
                depth += 1
            elif ch in '}]':
                depth -= 1
        return found
#> Solution().jsonDepths('{"a":1}')
#> Solution().jsonDepths('{"p":{"q":["r"]}}')
#> Solution().jsonDepths('[]')
#> Solution().jsonDepths('{"x{":[{"y":0}]}')
#> Solution().jsonDepths('"lone"')
# %%
def unary_minus(tokens):
    out = []
    prev = None
    for t in tokens:
        if t == '-' and (prev is None or prev in '(+-*'):
            out.append('~')
        else:
            out.append(t)
        prev = t
    return out


def evaluate(expr):
    tokens = unary_minus(expr.split())
    nums, ops = [], []
    rank = {'(': 0, '+': 1, '-': 1, '*': 2, '~': 3}

    def reduce_top():
        op = ops.pop()
        b = nums.pop()
        if op == '~':
            nums.append(-b)
            return
        a = nums.pop()
        nums.append(a + b if op == '+' else a - b if op == '-' else a * b)

    for t in tokens:
        if t.isdigit():
            nums.append(int(t))
        elif t == '(':
            ops.append(t)
        elif t == ')':
            while ops[-1] != '(':
                reduce_top()
            ops.pop()
        else:
            while t != '~' and ops and rank[ops[-1]] >= rank[t]:
                reduce_top()
            ops.append(t)
    while ops:
        reduce_top()
    return nums[0]
#> evaluate('2 + 3 * 4')
#> evaluate('- ( 5 - 8 )')
#> evaluate('7')
#> evaluate('2 * - 3 - - 1')
#> evaluate('( 1 + 2 ) * ( 3 - 10 )')
# %%
class Solution:
    def bestSplit(self, s: str) -> list:
        best = None
        for i in range(1, len(s)):
            left, right = s[:i], s[i:]
            score = abs(self.weight(left) - self.weight(right))
            if best is None or score < best[0]:
                best = (score, left, right)
        return list(best[1:]) if best else [s]

    def weight(self, part):
        return sum(3 if c in 'aeiou' else 1 for c in part)
#> Solution().bestSplit('banana')
#> Solution().bestSplit('queue')
#> Solution().bestSplit('x')
#> Solution().bestSplit('rhythms')
#> Solution().bestSplit('aeiobcd')
# %%
def encode_runs(bits):
    if not bits:
        return []
    runs = [1]
    for prev, cur in zip(bits, bits[1:]):
        if prev == cur:
            runs[-1] += 1
        else:
            runs.append(1)
    return runs if bits[0] == '0' else [0] + runs


def decode_runs(runs):
    out = ''
    bit = '0'
    for r in runs:
        out += bit * r
        bit = '1' if bit == '0' else '0'
    return out


def grow_ones(bits):
    runs = encode_runs(bits)
    for i in range(1, len(runs), 2):
        if i + 1 < len(runs) and runs[i + 1] > 1:
            runs[i] += 1
            runs[i + 1] -= 1
    return decode_runs(runs)
#> grow_ones('0100')
#> grow_ones('1')
#> grow_ones('')
#> grow_ones('1000101')
#> grow_ones('0001100011')
# %%
def strip_nested(text):
    out = []
    depth = 0
    for ch in text:
        if ch == '(':
            depth += 1
            if depth > 1:
                continue
        if ch == ')':
            depth -= 1
            if depth > 0:
                continue
        if depth <= 1:
            out.append(ch)
    return ''.join(out)
#> strip_nested('a(b(c)d)e')
#> strip_nested('flat')
#> strip_nested('')
#> strip_nested('((x))(y)')
#> strip_nested('p(q(r(s)))t(u)')
# %%
class Solution:
    def translateGrid(self, rows: list) -> str:
        words = []
        for row in rows:
            word = ''
            for tile in row.split('|'):
                if not tile:
                    word += ' '
                elif tile.isdigit():
                    word += chr(96 + int(tile) % 26) if int(tile) % 26 else 'z'
                else:
                    word += tile[::-1]
            words.append(word.strip())
        return '_'.join(w for w in words if w)
#> Solution().translateGrid(['3|1|20'])
#> Solution().translateGrid(['26|52', 'ba|'])
#> Solution().translateGrid([])
#> Solution().translateGrid(['|', 'x||y'])
#> Solution().translateGrid(['8|5|ll', '15', '|100|'])
# %%
def sort_keys(entry):
    if isinstance(entry, dict):
        parts = []
        for key in sorted(entry):
            parts.append(f'{key}={sort_keys(entry[key])}')
        return '{' + ' '.join(parts) + '}'
    if isinstance(entry, (list, tuple)):
        return '[' + ' '.join(sort_keys(e) for e in entry) + ']'
    if isinstance(entry, str):
        return entry
    if entry is None:
        return '~'
    return f'#{entry}'
#> sort_keys({'b': 1, 'a': [2, 'x']})
#> sort_keys([])
#> sort_keys(None)
#> sort_keys({'k': {'z': None, 'y': (1, {})}})
#> sort_keys(['p', [['q']], 3])
# %%
class Solution:
    def countTokens(self, code: str) -> dict:
        counts = {'name': 0, 'number': 0, 'op': 0}
        i = 0
        n = len(code)
        while i < n:
            if code[i].isspace():
                i += 1
                continue
            if code[i].isalpha() or code[i] == '_':
                kind = 'name'
                while i < n and (code[i].isalnum() or code[i] == '_'):
                    i += 1
            elif code[i].isdigit():
                kind = 'number'
                while i < n and (code[i].isdigit() or code[i] == '.'):
                    i += 1
            else:
                kind = 'op'
                i += 2 if code[i:i + 2] in ('==', '<=', '>=', '**') else 1
            counts[kind] += 1
        return counts
#> Solution().countTokens('x1 = 3.5')
#> Solution().countTokens('a<=b**2')
#> Solution().countTokens('')
#> Solution().countTokens('  _tmp+=9')
#> Solution().countTokens('if(p==q)r')
# %%
def make_slug(title, limit):
    pieces = []
    word = ''
    for ch in title.lower() + ' ':
        if ch.isalnum():
            word += ch
        elif ch == "'":
            continue
        elif word:
            pieces.append(word)
            word = ''
    while pieces and len('-'.join(pieces)) > limit:
        if len(pieces) == 1:
            pieces[0] = pieces[0][:limit]
        else:
            longest = max(pieces, key=len)
            pieces.remove(longest)
    return '-'.join(pieces)
#> make_slug('Hello, World!', 20)
#> make_slug("Ann's Big Adventure Park", 12)
#> make_slug('', 5)
#> make_slug('Incomprehensible', 6)
#> make_slug('a -- b :: c', 4)
# %%
def number_to_gray(n):
    return n ^ (n >> 1)


def gray_to_number(g):
    n = 0
    while g:
        n ^= g
        g >>= 1
    return n


def dial_text(text, turn):
    out = ''
    for ch in text:
        idx = ord(ch) - ord('a')
        if not 0 <= idx < 16:
            out += ch
            continue
        pos = gray_to_number(idx)
        out += chr(ord('a') + number_to_gray((pos + turn) % 16))
    return out
#> dial_text('abc', 1)
#> dial_text('pad', 0)
#> dial_text('', 3)
#> dial_text('zebra', -1)
#> dial_text('face', 16)
# %%
class Solution:
    def treeFromBrackets(self, s: str) -> list:
        order = []
        parents = [-1]
        nodes = []
        for ch in s:
            if ch == '(':
                parents.append(len(nodes) - 1)
            elif ch == ')':
                parents.pop()
            else:
                nodes.append(ch)
                order.append(parents[-1])
        kids = [0] * len(nodes)
        for p in order:
            if p >= 0:
                kids[p] += 1
        return [f'{n}{k}' for n, k in zip(nodes, kids) if k]
#> Solution().treeFromBrackets('a(bc)')
#> Solution().treeFromBrackets('r(s(t)u(vw))')
#> Solution().treeFromBrackets('')
#> Solution().treeFromBrackets('x')
#> Solution().treeFromBrackets('a(b)c(d(e))')
# %%
def normalise_units(text):
    table = {'km': ('m', 1000), 'cm': ('m', 0.01), 'kg': ('g', 1000), 'h': ('s', 3600), 'min': ('s', 60)}
    out = []
    for word in text.split():
        i = 0
        while i < len(word) and (word[i].isdigit() or word[i] == '.'):
            i += 1
        amount, unit = word[:i], word[i:]
        if amount and unit in table:
            base, factor = table[unit]
            value = float(amount) * factor
            out.append(f'{value:g}{base}')
        else:
            out.append(word)
    return ' '.join(out)
#> normalise_units('run 5km in 2h')
#> normalise_units('')
#> normalise_units('3.5kg and 40cm')
#> normalise_units('90min km 7x')
#> normalise_units('12 h 0.5h')
# %%
class Solution:
    def palinFix(self, s: str) -> str:
        chars = list(s)
        i, j = 0, len(s) - 1
        while i < j:
            a, b = chars[i], chars[j]
            if a == '?' and b == '?':
                chars[i] = chars[j] = 'a'
            elif a == '?':
                chars[i] = b
            elif b == '?':
                chars[j] = a
            elif a != b:
                return 'clash at %d' % i
            i += 1
            j -= 1
        if i == j and chars[i] == '?':
            chars[i] = '-'
        return ''.join(chars)
#> Solution().palinFix('r?ce?ar')
#> Solution().palinFix('?b??')
#> Solution().palinFix('')
#> Solution().palinFix('abca')
#> Solution().palinFix('?????')
# %%
def read_roster(block):
    shifts = {}
    day = None
    for line in block.split('\n'):
        if line.endswith(':'):
            day = line[:-1]
            shifts[day] = []
        elif line.startswith('*') and day:
            name, _, hours = line[1:].strip().partition(' ')
            start, end = (int(h) for h in hours.split('-'))
            shifts[day].append((name, (end - start) % 24))
    return shifts


def busiest(block):
    totals = {}
    for day, entries in read_roster(block).items():
        for name, length in entries:
            totals[name] = totals.get(name, 0) + length
    if not totals:
        return None
    top = max(totals.values())
    return sorted(n for n in totals if totals[n] == top), top
#> busiest('mon:\n* ann 9-17\n* bob 17-23')
#> busiest('')
#> busiest('sat:\n* cy 22-6\nsun:\n* cy 8-10\n* di 8-18')
#> busiest('* early 1-2\ntue:')
#> busiest('wed:\nnote\n* eve 0-12\n* fay 12-0')
# %%
def fold_case(text):
    words = text.split(' ')
    result = []
    for i, w in enumerate(words):
        if w.isupper() and len(w) > 1:
            result.append(w)
        elif i == 0 or words[i - 1].endswith('.'):
            result.append(w[:1].upper() + w[1:].lower())
        else:
            result.append(w.lower())
    return ' '.join(result)
#> fold_case('THE Cat Sat. then Left')
#> fold_case('i met NASA staff')
#> fold_case('')
#> fold_case('OK. ok. Ok.')
#> fold_case('A b C d')
# %%
class Solution:
    def stackSort(self, train: str) -> str:
        moves = ''
        siding = []
        out = []
        for car in train:
            while siding and siding[-1] < car:
                out.append(siding.pop())
                moves += 'o'
            siding.append(car)
            moves += 'i'
        while siding:
            out.append(siding.pop())
            moves += 'o'
        ok = all(a <= b for a, b in zip(out, out[1:]))
        return moves if ok else 'no'
#> Solution().stackSort('bac')
#> Solution().stackSort('bca')
#> Solution().stackSort('')
#> Solution().stackSort('dcba')
#> Solution().stackSort('aabc')
# %%
def parse_rule(rule):
    left, _, right = rule.partition('->')
    return left.strip(), [alt.strip() for alt in right.split('|')]


def derive(rules, start, choices):
    grammar = dict(parse_rule(r) for r in rules)
    text = start
    for pick in choices:
        for i, ch in enumerate(text):
            if ch in grammar:
                alts = grammar[ch]
                text = text[:i] + alts[pick % len(alts)] + text[i + 1:]
                break
        else:
            break
    return text
#> derive(['S -> aSb | ab'], 'S', [0, 0, 1])
#> derive(['S -> T+T', 'T -> x | y'], 'S', [0, 0, 1])
#> derive([], 'S', [1])
#> derive(['A -> B', 'B -> c'], 'AA', [0, 0, 0, 0, 0])
#> derive(['S -> (S)S | '], 'S', [0, 1, 0, 1, 1])
# %%
class Solution:
    def hideDigits(self, text: str, keep: int) -> str:
        total = sum(c.isdigit() for c in text)
        seen = 0
        out = []
        for ch in text:
            if ch.isdigit():
                seen += 1
                out.append(ch if seen > total - keep else '*')
            else:
                out.append(ch)
        return ''.join(out)
#> Solution().hideDigits('4111-2222', 4)
#> Solution().hideDigits('tel 5551', 0)
#> Solution().hideDigits('', 2)
#> Solution().hideDigits('a1b2c3', 9)
#> Solution().hideDigits('no digits', 3)
# %%
def count_syllables(word):
    count = 0
    prev_vowel = False
    for ch in word:
        vowel = ch in 'aeiouy'
        if vowel and not prev_vowel:
            count += 1
        prev_vowel = vowel
    if word.endswith('e') and count > 1:
        count -= 1
    return max(count, 1)


def fit_verse(text, pattern):
    words = text.lower().split()
    lines = []
    at = 0
    for want in pattern:
        have = 0
        start = at
        while at < len(words) and have < want:
            have += count_syllables(words[at])
            at += 1
        if have != want:
            return f'line {len(lines) + 1}: {have} not {want}'
        lines.append(' '.join(words[start:at]))
    return lines if at == len(words) else 'too long'
#> fit_verse('old pond frog leaps in', [2, 3])
#> fit_verse('a banana', [2])
#> fit_verse('', [])
#> fit_verse('Silent stone today', [2, 3])
#> fit_verse('one more line', [1])
# %%
def bracket_word(depths):
    out = []
    level = 0
    for d in depths:
        while level < d:
            out.append('<')
            level += 1
        while level > d:
            out.append('>')
            level -= 1
        out.append(str(d))
    out.append('>' * level)
    return ''.join(out)


def read_depths(text):
    level = 0
    depths = []
    for ch in text:
        if ch == '<':
            level += 1
        elif ch == '>':
            level -= 1
        else:
            depths.append(level)
    return depths


def round_trip(depths):
    text = bracket_word(depths)
    return text, read_depths(text) == depths
#> round_trip([1, 2, 0])
#> round_trip([])
#> round_trip([3])
#> round_trip([0, 0, 1, 3, 1])
#> round_trip([10, 9])
# %%
class Solution:
    def pickCommand(self, typed: str, commands: list) -> str:
        exact = [c for c in commands if c == typed]
        if exact:
            return exact[0]
        starts = [c for c in commands if c.startswith(typed)]
        if len(starts) == 1:
            return starts[0]
        if not starts:
            close = [c for c in commands if self.subsequence(typed, c)]
            return '~' + min(close, key=len) if close else '?'
        return '|'.join(sorted(starts))

    def subsequence(self, small, big):
        it = iter(big)
        return all(ch in it for ch in small)
#> Solution().pickCommand('st', ['start', 'stop', 'run'])
#> Solution().pickCommand('run', ['run', 'runner'])
#> Solution().pickCommand('cmt', ['commit', 'comet', 'cat'])
#> Solution().pickCommand('zz', ['zip'])
#> Solution().pickCommand('r', ['start', 'remove'])
# %%
def fixed_width(record, layout):
    fields = {}
    pos = 0
    for name, size in layout:
        chunk = record[pos:pos + abs(size)]
        pos += abs(size)
        if size < 0:
            chunk = chunk.strip()
            fields[name] = int(chunk) if chunk else None
        else:
            fields[name] = chunk.rstrip()
    if pos < len(record):
        fields['rest'] = record[pos:]
    return fields
#> fixed_width('ann   042', [('name', 6), ('age', -3)])
#> fixed_width('', [('a', 2), ('b', -2)])
#> fixed_width('xy12zz', [('k', 2), ('n', -2)])
#> fixed_width('  7 8', [('p', -3), ('q', -2)])
#> fixed_width('bad', [('n', -3)])
# %%
class Solution:
    def spiralWord(self, word: str, width: int) -> list:
        height = -(-len(word) // width)
        grid = [['.'] * width for _ in range(height)]
        r = c = d = 0
        dirs = [(0, 1), (1, 0), (0, -1), (-1, 0)]
        for ch in word:
            grid[r][c] = ch
            for _ in range(2):
                nr, nc = r + dirs[d][0], c + dirs[d][1]
                if 0 <= nr < height and 0 <= nc < width and grid[nr][nc] == '.':
                    r, c = nr, nc
                    break
                d = (d + 1) % 4
        return [''.join(row) for row in grid]
#> Solution().spiralWord('abcdefgh', 3)
#> Solution().spiralWord('xy', 5)
#> Solution().spiralWord('', 2)
#> Solution().spiralWord('tower', 1)
#> Solution().spiralWord('labyrinth', 3)
# %%
def flatten_keys(tree, prefix=''):
    flat = {}
    for key, value in tree.items():
        path = f'{prefix}.{key}' if prefix else key
        if isinstance(value, dict) and value:
            flat.update(flatten_keys(value, path))
        else:
            flat[path] = value
    return flat


def changed_keys(before, after):
    a, b = flatten_keys(before), flatten_keys(after)
    notes = []
    for key in sorted({**a, **b}):
        if key not in a:
            notes.append('+' + key)
        elif key not in b:
            notes.append('-' + key)
        elif a[key] != b[key]:
            notes.append('!' + key)
    return notes
#> changed_keys({'a': 1}, {'a': 2})
#> changed_keys({'x': {'y': 1, 'z': 2}}, {'x': {'y': 1}, 'w': 0})
#> changed_keys({}, {})
#> changed_keys({'p': {}}, {'p': {'q': {'r': 5}}})
#> changed_keys({'k': 1, 'm': 2}, {'m': 2, 'k': 1})
# %%
def hyphenate(word, width):
    if len(word) <= width:
        return [word]
    cut = width - 1
    while cut > 1 and word[cut - 1] not in 'aeiou':
        cut -= 1
    if cut <= 1:
        cut = width - 1
    return [word[:cut] + '-'] + hyphenate(word[cut:], width)


def narrow_column(text, width):
    lines = []
    for word in text.split():
        pieces = hyphenate(word, width)
        if lines and len(lines[-1]) + 1 + len(pieces[0]) <= width:
            lines[-1] += ' ' + pieces.pop(0)
        lines.extend(pieces)
    return lines
#> narrow_column('an elephant', 6)
#> narrow_column('', 4)
#> narrow_column('to be or not', 5)
#> narrow_column('rhythms sing', 4)
#> narrow_column('communication line', 7)
# %%
class Solution:
    def vmTrace(self, program: list) -> list:
        stack = []
        trace = []
        names = {}
        for line in program:
            op, _, arg = line.partition(' ')
            if op == 'push':
                stack.append(names[arg] if arg in names else int(arg))
            elif op == 'store':
                names[arg] = stack.pop()
            elif op == 'mul':
                stack.append(stack.pop() * stack.pop())
            elif op == 'swap' and len(stack) > 1:
                stack[-2:] = stack[:-3:-1]
            trace.append(len(stack))
        return trace + stack
#> Solution().vmTrace(['push 3', 'push 4', 'mul'])
#> Solution().vmTrace(['push 5', 'store x', 'push x', 'push x', 'mul'])
#> Solution().vmTrace([])
#> Solution().vmTrace(['push 1', 'push 2', 'swap', 'swap', 'swap'])
#> Solution().vmTrace(['push 9', 'swap', 'nop'])
# %%
def strip_marks(word):
    return word.strip('.,!?;:')


def concordance(text, target, span):
    words = text.split()
    hits = []
    for i, w in enumerate(words):
        if strip_marks(w).lower() != target:
            continue
        left = words[max(0, i - span):i]
        right = words[i + 1:i + 1 + span]
        hits.append(' '.join(left) + ' <' + strip_marks(w) + '> ' + ' '.join(right))
    return hits
#> concordance('The cat saw the dog.', 'the', 1)
#> concordance('nothing here', 'cat', 2)
#> concordance('Go! go, GO', 'go', 1)
#> concordance('', 'x', 3)
#> concordance('red fish, blue fish, old fish', 'fish', 2)
# %%
def split_balanced(text, sep='+'):
    parts = ['']
    depth = 0
    for ch in text:
        if ch in '([':
            depth += 1
        elif ch in ')]':
            depth -= 1
        if ch == sep and depth == 0:
            parts.append('')
        else:
            parts[-1] += ch
    return parts


def unwrap(text):
    while text.startswith('(') and text.endswith(')') and len(split_balanced(text[1:-1])) >= 1:
        inner = text[1:-1]
        depth = 0
        for ch in inner:
            depth += (ch == '(') - (ch == ')')
            if depth < 0:
                return text
        text = inner
    return text


def terms(text):
    out = []
    for part in split_balanced(unwrap(text)):
        out.extend(terms(part) if part.startswith('((') else [part])
    return out
#> terms('a+(b+c)')
#> terms('((x))')
#> terms('(p)+(q)')
#> terms('')
#> terms('m+((n+o))+[r+s]')
# %%
class Solution:
    def teletext(self, text: str) -> str:
        bold = False
        out = ''
        i = 0
        while i < len(text):
            two = text[i:i + 2]
            if two == '**':
                out += '</b>' if bold else '<b>'
                bold = not bold
                i += 2
            elif two == '--':
                out += '~'
                i += 2
            elif text[i] == '\\':
                out += text[i + 1:i + 2]
                i += 2
            else:
                out += text[i]
                i += 1
        return out + ('</b>' if bold else '')
#> Solution().teletext('a **b** c')
#> Solution().teletext('one -- two')
#> Solution().teletext('')
#> Solution().teletext('**open\\*')
#> Solution().teletext('---\\')
# %%
def nth_in_pattern(pattern, n):
    sizes = []
    total = 0
    i = 0
    while i < len(pattern):
        ch = pattern[i]
        j = i + 1
        while j < len(pattern) and pattern[j].isdigit():
            j += 1
        total += int(pattern[i + 1:j] or 1)
        sizes.append((total, ch))
        i = j
    if total == 0:
        return None
    n %= total
    for upto, ch in sizes:
        if n < upto:
            return ch
#> nth_in_pattern('a3b2', 4)
#> nth_in_pattern('xyz', 100)
#> nth_in_pattern('', 3)
#> nth_in_pattern('p10q', 10)
#> nth_in_pattern('k0m5', -1)
# %%
class Solution:
    def compareHands(self, one: str, two: str) -> str:
        a, b = self.rank(one), self.rank(two)
        if a == b:
            return 'tie'
        return 'one' if a > b else 'two'

    def rank(self, hand):
        order = '23456789TJQK'
        cards = sorted((order.index(c) for c in hand), reverse=True)
        groups = {}
        for c in cards:
            groups[c] = groups.get(c, 0) + 1
        shape = sorted(groups.values(), reverse=True)
        straight = len(groups) == len(cards) and cards[0] - cards[-1] == len(cards) - 1
        return straight, shape, cards
#> Solution().compareHands('234', '99K')
#> Solution().compareHands('22K', 'K22')
#> Solution().compareHands('777', 'QQK')
#> Solution().compareHands('TJ9', '567')
#> Solution().compareHands('2', '3')
# %%
def parse_moves(text):
    moves = []
    for chunk in text.split(','):
        chunk = chunk.strip()
        if chunk and chunk[0] in 'NESW':
            moves.append((chunk[0], int(chunk[1:] or 1)))
    return moves


def squash(moves):
    stack = []
    for d, n in moves:
        if stack and stack[-1][0] == d:
            n += stack.pop()[1]
        elif stack and stack[-1][0] + d in ('NS', 'SN', 'EW', 'WE'):
            prev_d, prev_n = stack.pop()
            n, d = (n - prev_n, d) if n >= prev_n else (prev_n - n, prev_d)
        if n:
            stack.append((d, n))
    return stack


def shorten(text):
    return ','.join(f'{d}{n}' for d, n in squash(parse_moves(text)))
#> shorten('N3,N2,E1')
#> shorten('N3,S3')
#> shorten('')
#> shorten('E, W5, x9, W')
#> shorten('S2,N5,N,E4,W1')
# %%
from collections import Counter


class Solution:
    def signature(self, text: str) -> str:
        counts = Counter(c for c in text.lower() if c.isalpha())
        ordered = sorted(counts.items(), key=lambda p: (-p[1], p[0]))
        out = ''
        last = None
        for letter, n in ordered:
            if n != last:
                out += str(n)
                last = n
            out += letter
        return out
#> Solution().signature('Banana')
#> Solution().signature('')
#> Solution().signature('abc')
#> Solution().signature('Mississippi!')
#> Solution().signature('to be, or not to be')
# %%
def soft_brackets(text):
    repaired = []
    waiting = []
    for ch in text:
        if ch in '([':
            waiting.append(ch)
            repaired.append(ch)
        elif ch in ')]':
            if not waiting:
                continue
            want = ')' if waiting.pop() == '(' else ']'
            repaired.append(want)
        else:
            repaired.append(ch)
    while waiting:
        repaired.append(')' if waiting.pop() == '(' else ']')
    result = ''.join(repaired)
    edits = sum(a != b for a, b in zip(text, result)) + abs(len(text) - len(result))
    return result, edits
#> soft_brackets('(a]')
#> soft_brackets('[x(y')
#> soft_brackets('')
#> soft_brackets(')))ok')
#> soft_brackets('([m)n](')
# %%
class Solution:
    def gradeTable(self, text: str) -> list:
        students = {}
        for entry in text.split(';'):
            name, _, marks = entry.strip().partition(' ')
            if not marks:
                continue
            students[name] = self.average(marks)
        ranked = sorted(students, key=lambda s: (-students[s], s))
        return [f'{i}. {s} {students[s]}' for i, s in enumerate(ranked, 1)]

    def average(self, marks):
        points = []
        for m in marks.split():
            base = {'A': 90, 'B': 75, 'C': 60}.get(m[0], 30)
            if m.endswith('+'):
                base += 5
            elif m.endswith('-'):
                base -= 5
            points.append(base)
        return sum(points) // len(points)
#> Solution().gradeTable('ann A B+; bob C')
#> Solution().gradeTable('')
#> Solution().gradeTable('zed B; amy B')
#> Solution().gradeTable('kim F- A-; lou; max A+ A+ C')
#> Solution().gradeTable('one B-')
# %%
def diamond(word):
    n = len(word)
    lines = []
    for i in range(1, n + 1):
        lines.append(' ' * (n - i) + ' '.join(word[:i]))
    for i in range(n - 1, 0, -1):
        lines.append(lines[i - 1])
    return '\n'.join(lines)
#> diamond('abc')
#> diamond('')
#> diamond('x')
#> diamond('stone')
#> diamond('go')
# %%
def lex_floats(text):
    numbers = []
    bad = []
    for raw in text.replace(',', ' ').split():
        try:
            value = float(raw)
        except ValueError:
            if raw.endswith('%'):
                try:
                    numbers.append(float(raw[:-1]) / 100)
                    continue
                except ValueError:
                    pass
            bad.append(raw)
        else:
            numbers.append(value)
    return numbers, bad
#> lex_floats('1, 2.5 50%')
#> lex_floats('')
#> lex_floats('x% 1e2 --3')
#> lex_floats('-4 .5,five')
#> lex_floats('12%,%,7.')
