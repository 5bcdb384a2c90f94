# %%
class Solution:
    def runTurtle(self, script: str) -> str:
        tokens = script.replace('[', ' [ ').replace(']', ' ] ').split()
        self.x = self.y = 0
        self.facing = 0
        self.execute(tokens, 0, len(tokens))
        return f'{self.x},{self.y}'

    def execute(self, tokens, i, end):
        while i < end:
            op = tokens[i]
            if op == 'turn':
                self.facing = (self.facing + 1) % 4
                i += 1
            elif op == 'step':
                dx, dy = [(0, 1), (1, 0), (0, -1), (-1, 0)][self.facing]
                self.x += dx
                self.y += dy
                i += 1
            else:
                close = self.closing(tokens, i + 1)
                for _ in range(int(op)):
                    self.execute(tokens, i + 2, close)
                i = close + 1

    def closing(self, tokens, i):
        depth = 0
        while True:
            depth += (tokens[i] == '[') - (tokens[i] == ']')
            if depth == 0:
                return i
            i += 1
#> Solution().runTurtle('step turn step')
#> Solution().runTurtle('3[step] turn 2[step]')
#> Solution().runTurtle('')
#> Solution().runTurtle('2[step turn 2[step]]')
#> Solution().runTurtle('0[turn] step')
# %%
def squeeze_path(path, limit):
    parts = path.split('/')
    i = 0
    while len('/'.join(parts)) > limit and i < len(parts) - 1:
        if len(parts[i]) > 1:
            parts[i] = parts[i][0]
        i += 1
    text = '/'.join(parts)
    if len(text) > limit:
        text = '..' + text[len(text) - limit + 2:]
    return text
#> squeeze_path('home/user/docs/notes', 14)
#> squeeze_path('a/b', 10)
#> squeeze_path('', 3)
#> squeeze_path('folder/averylongfilename', 12)
#> squeeze_path('alpha/beta/gamma', 9)
# %%
def check_types(header, row):
    problems = []
    for spec, cell in zip(header.split(','), row.split(',')):
        name, _, kind = spec.partition(':')
        required = kind.endswith('!')
        kind = kind.rstrip('!')
        if not cell:
            if required:
                problems.append(f'{name} missing')
            continue
        if kind == 'int' and not cell.lstrip('-').isdigit():
            problems.append(f'{name} not int')
        elif kind == 'flag' and cell not in ('y', 'n'):
            problems.append(f'{name} not flag')
        elif kind.isdigit() and len(cell) > int(kind):
            problems.append(f'{name} over {kind}')
    return problems
#> check_types('id:int!,name:5', '12,alice')
#> check_types('id:int!,ok:flag', ',maybe')
#> check_types('a:', '')
#> check_types('n:int,t:3,f:flag!', 'x,long,')
#> check_types('k:2', 'kk,extra')
# %%
class Solution:
    def knitPattern(self, row: str) -> str:
        stitches = []
        for part in row.split(','):
            part = part.strip()
            if part.startswith('*'):
                body, times = part[1:].split('*')
                for _ in range(int(times)):
                    stitches.extend(self.one(p) for p in body.split())
            elif part:
                stitches.append(self.one(part))
        return ''.join(stitches)

    def one(self, code):
        kind, count = code[0], int(code[1:] or 1)
        symbol = {'k': '|', 'p': '-', 'y': 'o'}.get(kind, '?')
        return symbol * count
#> Solution().knitPattern('k2, p1')
#> Solution().knitPattern('*k1 p2*3, k')
#> Solution().knitPattern('')
#> Solution().knitPattern('y, z4, *p*2')
#> Solution().knitPattern('*k3*0, p10')
# %%
def to_balanced(n):
    if n == 0:
        return '0'
    out = ''
    while n:
        r = n % 3
        if r == 2:
            out = '-' + out
            n = n // 3 + 1
        else:
            out = '0+'[r] + out
            n //= 3
    return out


def from_balanced(text):
    total = 0
    for ch in text:
        total = total * 3 + {'-': -1, '0': 0, '+': 1}[ch]
    return total


def negate_sum(codes):
    total = sum(from_balanced(c) for c in codes)
    return to_balanced(-total), total
#> negate_sum(['+', '+0'])
#> negate_sum([])
#> negate_sum(['+-', '-+'])
#> negate_sum(['-00', '++', '0'])
#> negate_sum(['+x'])
# %%
def interleave_by_rule(a, b, rule):
    i = j = 0
    out = []
    k = 0
    while i < len(a) or j < len(b):
        take = rule[k % len(rule)] if rule else 'a'
        k += 1
        if take == 'a' and i < len(a):
            out.append(a[i])
            i += 1
        elif j < len(b):
            out.append(b[j])
            j += 1
        else:
            out.append(a[i])
            i += 1
    return ''.join(out)
#> interleave_by_rule('ace', 'bdf', 'ab')
#> interleave_by_rule('xx', 'yyyy', 'abb')
#> interleave_by_rule('', '', 'a')
#> interleave_by_rule('hello', '-', '')
#> interleave_by_rule('12', 'zyx', 'bba')
# %%
class Solution:
    def readMatrix(self, text: str) -> list:
        rows = []
        width = None
        for line in text.split(';'):
            cells = []
            for cell in line.split():
                if '*' in cell:
                    value, times = cell.split('*')
                    cells += [int(value)] * int(times)
                elif cell == '^':
                    above = rows[-1][len(cells)] if rows else 0
                    cells.append(above)
                else:
                    cells.append(int(cell))
            if width is None:
                width = len(cells)
            elif len(cells) != width:
                return [len(rows), len(cells)]
            rows.append(cells)
        return rows
#> Solution().readMatrix('1 2;3 4')
#> Solution().readMatrix('0*3;^ 5 ^')
#> Solution().readMatrix('')
#> Solution().readMatrix('1 2;3')
#> Solution().readMatrix('^ 7;^ ^;-1*2')
# %%
def close_tags(text, allowed):
    out = ''
    stack = []
    i = 0
    while i < len(text):
        if text[i] != '<':
            out += text[i]
            i += 1
            continue
        end = text.find('>', i)
        tag = text[i + 1:end]
        i = end + 1
        if tag.startswith('/'):
            if tag[1:] in stack:
                while stack:
                    top = stack.pop()
                    out += f'</{top}>'
                    if top == tag[1:]:
                        break
        elif tag in allowed:
            stack.append(tag)
            out += f'<{tag}>'
    for tag in reversed(stack):
        out += f'</{tag}>'
    return out
#> close_tags('<b>hi', ['b'])
#> close_tags('<b><i>x</b>y', ['b', 'i'])
#> close_tags('', [])
#> close_tags('<u>no</u>', ['b'])
#> close_tags('a</i><i>b</i></i>', ['i'])
# %%
class Solution:
    def decodeHops(self, s: str) -> str:
        out = ''
        i = 0
        visited = [False] * len(s)
        while 0 <= i < len(s) and not visited[i]:
            visited[i] = True
            if s[i].isdigit():
                i += int(s[i])
            elif s[i] == '<':
                i -= 2
            else:
                out += s[i]
                i += 1
        return out
#> Solution().decodeHops('a2xb')
#> Solution().decodeHops('ab<c')
#> Solution().decodeHops('')
#> Solution().decodeHops('0abc')
#> Solution().decodeHops('3no<yes9')
# %%
def parse_chord(name):
    root = name[0]
    rest = name[1:]
    shift = 0
    while rest and rest[0] in '#b':
        shift += 1 if rest[0] == '#' else -1
        rest = rest[1:]
    base = {'C': 0, 'D': 2, 'E': 4, 'F': 5, 'G': 7, 'A': 9, 'B': 11}[root]
    third = 3 if rest.startswith('m') else 4
    notes = [0, third, 7]
    if rest.endswith('7'):
        notes.append(10)
    return [(base + shift + n) % 12 for n in notes]


def shared_notes(a, b):
    first, second = parse_chord(a), parse_chord(b)
    return sorted(n for n in first if n in second)


def smoothness(song):
    chords = song.split()
    return [len(shared_notes(x, y)) for x, y in zip(chords, chords[1:])]
#> smoothness('C Am F G7')
#> smoothness('C')
#> smoothness('')
#> smoothness('Bb Gm Eb')
#> smoothness('F#m7 A H')
# %%
class Solution:
    def rotateWords(self, sentence: str, k: int) -> str:
        words = sentence.split()
        if not words:
            return '(empty)'
        caps = [w[0].isupper() for w in words]
        k %= len(words)
        turned = words[-k:] + words[:-k] if k else words[:]
        for i, up in enumerate(caps):
            w = turned[i].lower()
            turned[i] = w.capitalize() if up else w
        return ' '.join(turned)
#> Solution().rotateWords('The red fox', 1)
#> Solution().rotateWords('', 4)
#> Solution().rotateWords('Ann met Bob', 2)
#> Solution().rotateWords('one two three four', -1)
#> Solution().rotateWords('Same', 10)
# %%
def packet_lengths(stream):
    packets = []
    i = 0
    while i < len(stream):
        size = int(stream[i], 16)
        body = stream[i + 1:i + 1 + size]
        if len(body) < size:
            packets.append(body + '!')
            break
        packets.append(body)
        i += 1 + size
    return packets


def unpack(stream, depth):
    if depth == 0:
        return stream
    out = []
    for p in packet_lengths(stream):
        if p[:1].isdigit() and not p.endswith('!'):
            out.append(unpack(p, depth - 1))
        else:
            out.append(p)
    return out
#> unpack('3abc2de', 1)
#> unpack('52xy1z', 2)
#> unpack('', 3)
#> unpack('4ab', 1)
#> unpack('0a0123456789', 1)
# %%
def word_value(word):
    return sum(ord(c) - 96 for c in word if c.isalpha())


def equal_halves(sentence):
    words = sentence.lower().split()
    total = sum(word_value(w) for w in words)
    left = 0
    for i, w in enumerate(words):
        left += word_value(w)
        if left * 2 == total:
            return words[:i + 1], words[i + 1:]
        if left * 2 > total:
            return w, left * 2 - total
    return None
#> equal_halves('ab ba')
#> equal_halves('one two three')
#> equal_halves('')
#> equal_halves('Zoo zoo zoo zoo')
#> equal_halves('a b c')
# %%
class Solution:
    def stampCard(self, events: list) -> list:
        stack = []
        report = []
        for e in events:
            action, name, at = e.split()
            at = int(at)
            if action == 'start':
                stack.append([name, at, 0])
            elif action == 'end':
                if not stack or stack[-1][0] != name:
                    report.append(f'{name}:?')
                    continue
                _, began, inner = stack.pop()
                spent = at - began
                report.append(f'{name}:{spent - inner}')
                if stack:
                    stack[-1][2] += spent
        return report + [f'{s[0]}:open' for s in stack]
#> Solution().stampCard(['start a 0', 'start b 2', 'end b 5', 'end a 9'])
#> Solution().stampCard([])
#> Solution().stampCard(['end x 3'])
#> Solution().stampCard(['start p 1', 'start q 1', 'end p 4'])
#> Solution().stampCard(['start m 0', 'start n 1', 'end n 2', 'start n 4', 'end n 8', 'end m 10'])
# %%
def cut_sentences(text):
    sentences = []
    start = 0
    for i, ch in enumerate(text):
        if ch not in '.!?':
            continue
        if ch == '.' and i > 0 and text[i - 1].isdigit() and text[i + 1:i + 2].isdigit():
            continue
        if text[start:i].strip() in ('Mr', 'Dr'):
            continue
        if i + 1 < len(text) and text[i + 1] in '.!?':
            continue
        sentences.append(text[start:i + 1].strip())
        start = i + 1
    if text[start:].strip():
        sentences.append(text[start:].strip() + '...')
    return sentences
#> cut_sentences('Hi. Bye!')
#> cut_sentences('Pi is 3.14. Ok')
#> cut_sentences('')
#> cut_sentences('Dr. Who? What?!')
#> cut_sentences('...')
# %%
class Solution:
    def priceRule(self, rule: str, qty: int) -> int:
        cost = 0
        left = qty
        tiers = []
        for tier in rule.split():
            upto, price = tier.split('@')
            tiers.append((int(upto) if upto != '*' else qty, int(price)))
        floor = 0
        for upto, price in tiers:
            take = min(left, upto - floor)
            if take <= 0:
                break
            cost += take * price
            left -= take
            floor = upto
        return cost if left == 0 else -left
#> Solution().priceRule('10@5 *@3', 15)
#> Solution().priceRule('4@10', 3)
#> Solution().priceRule('4@10', 9)
#> Solution().priceRule('*@2', 0)
#> Solution().priceRule('5@9 20@7 50@4', 36)
# %%
def shift_indent(lines, size):
    out = []
    stack = [0]
    for line in lines:
        body = line.lstrip(' ')
        if not body:
            out.append('')
            continue
        indent = len(line) - len(body)
        while stack[-1] > indent:
            stack.pop()
        if indent > stack[-1]:
            stack.append(indent)
        out.append(' ' * (size * (len(stack) - 1)) + body)
    return out
#> shift_indent(['a', '   b', '   c', 'd'], 2)
#> shift_indent([], 4)
#> shift_indent(['x', '', '        y', '    z'], 1)
#> shift_indent(['  p', '    q'], 3)
#> shift_indent(['if', ' do', '   it', ' no', 'end'], 2)
# %%
class Solution:
    def boolTable(self, expr: str) -> str:
        names = sorted({c: 1 for c in expr if c.islower()})
        column = ''
        for mask in range(1 << len(names)):
            env = {n: bool(mask >> i & 1) for i, n in enumerate(names)}
            column += 'T' if self.value(expr, env) else 'F'
        return column

    def value(self, expr, env):
        result = None
        for term in expr.split('^'):
            part = all(self.literal(x, env) for x in term.split('&'))
            result = part if result is None else result != part
        return result

    def literal(self, x, env):
        x = x.strip()
        if x.startswith('!'):
            return not env[x[1:]]
        return env[x]
#> Solution().boolTable('a & b')
#> Solution().boolTable('a ^ b')
#> Solution().boolTable('!z')
#> Solution().boolTable('p & !q ^ p')
#> Solution().boolTable('')
# %%
def encode_counts(text):
    out = []
    for ch in text:
        if out and out[-1][1] == ch and out[-1][0] < 9:
            out[-1] = (out[-1][0] + 1, ch)
        else:
            out.append((1, ch))
    return ''.join(f'{n}{c}' for n, c in out)


def look_grow(seed, rounds):
    history = [seed]
    for _ in range(rounds):
        nxt = encode_counts(history[-1])
        if nxt in history:
            history.append('again')
            break
        history.append(nxt)
    return history[-1], len(history)
#> look_grow('1', 3)
#> look_grow('22', 4)
#> look_grow('', 2)
#> look_grow('aaaaaaaaaaab', 1)
#> look_grow('33', 0)
# %%
def sort_versions(tags):
    def key(tag):
        major, minor, *rest = (tag.split('.') + ['0'])[:3]
        patch = rest[0] if rest else '0'
        letter = ''
        while patch and patch[-1].isalpha():
            letter = patch[-1] + letter
            patch = patch[:-1]
        return int(major), int(minor), int(patch or 0), letter

    return sorted(tags, key=key, reverse=True)
#> sort_versions(['1.2.3', '1.10.0', '1.2.3b'])
#> sort_versions([])
#> sort_versions(['2', '2.1', '2.0.1'])
#> sort_versions(['0.9.z', '0.9.1a', '0.9.1'])
#> sort_versions(['1.x', '1.0'])
# %%
class Solution:
    def menuTree(self, text: str) -> dict:
        root = {}
        for entry in text.split(','):
            node = root
            for step in entry.strip().split('>'):
                step = step.strip()
                if not step:
                    continue
                node = node.setdefault(step, {})
        return self.prune(root)

    def prune(self, node):
        out = {}
        for name, child in node.items():
            while len(child) == 1:
                (only, grand), = child.items()
                name, child = f'{name}/{only}', grand
            out[name] = self.prune(child)
        return out
#> Solution().menuTree('File>Open, File>Save')
#> Solution().menuTree('A>B>C')
#> Solution().menuTree('')
#> Solution().menuTree('x>y>z, x>y>w, v')
#> Solution().menuTree('p > > q, p>q>r>s')
# %%
def count_columns(text, tab=4):
    col = 0
    widest = 0
    for ch in text:
        if ch == '\t':
            col += tab - col % tab
        elif ch == '\n':
            widest = max(widest, col)
            col = 0
        elif ch == '\b':
            col = max(0, col - 1)
        else:
            col += 1
    return max(widest, col)
#> count_columns('ab\tc')
#> count_columns('one\nlonger\nx')
#> count_columns('')
#> count_columns('\t\t', 8)
#> count_columns('abc\b\b\nd\te', tab=3)
# %%
class Solution:
    def alienSort(self, words: list, order: str) -> list:
        rank = {c: i for i, c in enumerate(order)}

        def less(a, b):
            for x, y in zip(a, b):
                rx, ry = rank.get(x, 99), rank.get(y, 99)
                if rx != ry:
                    return rx < ry
            return len(a) < len(b)

        out = []
        for w in words:
            at = len(out)
            while at > 0 and less(w, out[at - 1]):
                at -= 1
            out.insert(at, w)
        return out
#> Solution().alienSort(['ab', 'ba', 'b'], 'ba')
#> Solution().alienSort(['tea', 'eat', 'ate'], 'eta')
#> Solution().alienSort([], 'xyz')
#> Solution().alienSort(['q', 'a', 'qa'], 'a')
#> Solution().alienSort(['zoo', 'zo', 'oz', 'o'], 'zo')
# %%
def phrase_tokens(query):
    tokens = []
    for k, part in enumerate(query.split('"')):
        if k % 2:
            tokens.append(part)
        else:
            tokens += part.split()
    return tokens


def matches(query, text):
    text = text.lower()
    any_or = None
    for tok in phrase_tokens(query.lower()):
        if tok.startswith('-'):
            if tok[1:] in text:
                return False
        elif tok.startswith('~'):
            any_or = bool(any_or) or tok[1:] in text
        elif tok not in text:
            return False
    return any_or is not False


def search(query, docs):
    return [i for i, d in enumerate(docs) if matches(query, d)]
#> search('red -car', ['Red bus', 'red car', 'blue'])
#> search('"big cat"', ['a big cat', 'cat big'])
#> search('', ['x'])
#> search('~tea ~milk cup', ['cup of tea', 'cup', 'milk cup'])
#> search('a', [])
# %%
def chunk_digits(number, sizes):
    text = str(abs(number))
    groups = []
    i = 0
    while text:
        size = sizes[min(i, len(sizes) - 1)]
        groups.insert(0, text[-size:])
        text = text[:-size]
        i += 1
    joined = ' '.join(groups)
    return '-' + joined if number < 0 else joined
#> chunk_digits(1234567, [3])
#> chunk_digits(123456789, [3, 2])
#> chunk_digits(0, [4])
#> chunk_digits(-98765, [1, 2])
#> chunk_digits(42, [5, 1])
# %%
class Solution:
    def matchScore(self, s: str) -> int:
        stack = [0]
        kinds = []
        for ch in s:
            if ch in '([':
                kinds.append(ch)
                stack.append(0)
            elif ch in ')]':
                inner = stack.pop()
                kind = kinds.pop()
                if (kind == '(') != (ch == ')'):
                    return -1
                stack[-1] += max(2 * inner, 1) if kind == '(' else inner + 3
        return sum(stack) if not kinds else -len(kinds)
#> Solution().matchScore('(())')
#> Solution().matchScore('[()]()')
#> Solution().matchScore('')
#> Solution().matchScore('([)]')
#> Solution().matchScore('[[(')
# %%
def parse_time_range(text):
    start, end = text.split('-')
    pm = end.endswith('pm')
    end = end.rstrip('apm')
    e = int(end) % 12 + (12 if pm else 0)
    s_pm = start.endswith('pm') or (pm and not start.endswith('am') and int(start.rstrip('apm')) < int(end))
    s = int(start.rstrip('apm')) % 12 + (12 if s_pm else 0)
    return s, e


def overlap_hours(first, second):
    a, b = parse_time_range(first)
    c, d = parse_time_range(second)
    return max(0, min(b, d) - max(a, c))
#> overlap_hours('9am-5pm', '1-3pm')
#> overlap_hours('8-10am', '9-11am')
#> overlap_hours('1-2pm', '3-4pm')
#> overlap_hours('11am-1pm', '12pm-6pm')
#> overlap_hours('6am', '7-8am')
# %%
class Solution:
    def sumOfNested(self, s: str) -> list:
        totals = []
        depth = 0
        num = ''
        for ch in s + ',':
            if ch.isdigit() or ch == '-':
                num += ch
                continue
            if num:
                while len(totals) <= depth:
                    totals.append(0)
                totals[depth] += int(num)
                num = ''
            if ch == '<':
                depth += 1
            elif ch == '>':
                depth -= 1
        return totals
#> Solution().sumOfNested('1<2,3>4')
#> Solution().sumOfNested('<<7>>')
#> Solution().sumOfNested('')
#> Solution().sumOfNested('-5<10<-20>>6')
#> Solution().sumOfNested('<1><2><3>100')
# %%
def expand_braces(text):
    start = text.find('{')
    if start < 0:
        return [text]
    end = text.find('}', start)
    head, body, tail = text[:start], text[start + 1:end], text[end + 1:]
    if '..' in body:
        lo, hi = body.split('..')
        options = [chr(c) for c in range(ord(lo), ord(hi) + 1)]
    else:
        options = body.split(',')
    out = []
    for rest in expand_braces(tail):
        out += [head + o + rest for o in options]
    return out
#> expand_braces('a{b,c}d')
#> expand_braces('plain')
#> expand_braces('{x..z}{1,2}')
#> expand_braces('')
#> expand_braces('f{,s}.{a..c}')
# %%
class Solution:
    def inventoryDelta(self, before: str, after: str) -> str:
        old, new = self.read(before), self.read(after)
        notes = []
        for item in sorted({**old, **new}):
            diff = new.get(item, 0) - old.get(item, 0)
            if diff:
                notes.append(f'{item}{diff:+d}')
        return ' '.join(notes) or 'same'

    def read(self, text):
        stock = {}
        for word in text.split():
            name = word.rstrip('0123456789')
            amount = word[len(name):]
            stock[name] = stock.get(name, 0) + int(amount or 1)
        return stock
#> Solution().inventoryDelta('nail10 saw', 'nail7 saw2')
#> Solution().inventoryDelta('', '')
#> Solution().inventoryDelta('a a a', 'a3')
#> Solution().inventoryDelta('cup5', 'mug5')
#> Solution().inventoryDelta('', 'rope12 tape')
# %%
def read_sentence_digits(text):
    words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
    digits = []
    repeat = 1
    for w in text.lower().split():
        if w in ('double', 'triple'):
            repeat = 2 if w == 'double' else 3
            continue
        if w == 'oh':
            d = '0'
        elif w in words:
            d = str(words.index(w))
        else:
            d = '#'
        digits.append(d * repeat)
        repeat = 1
    return ''.join(digits)
#> read_sentence_digits('five double two')
#> read_sentence_digits('Oh triple nine')
#> read_sentence_digits('')
#> read_sentence_digits('one ten zero')
#> read_sentence_digits('double triple eight seven')
# %%
class Solution:
    def ladderText(self, text: str, widths: list) -> list:
        lines = []
        words = text.split()
        k = 0
        while words:
            width = widths[k % len(widths)]
            line = words.pop(0)
            while words and len(line) + 1 + len(words[0]) <= width:
                line += ' ' + words.pop(0)
            lines.append(line)
            k += 1
        return lines
#> Solution().ladderText('a bb ccc dd e', [4, 2])
#> Solution().ladderText('', [5])
#> Solution().ladderText('to the moon and back', [6, 8, 4])
#> Solution().ladderText('gigantic', [3])
#> Solution().ladderText('i am so far up here', [10, 1])
# %%
def parity_rows(text):
    rows = [format(ord(c), '07b') for c in text]
    return [r + str(r.count('1') % 2) for r in rows]


def find_flip(rows):
    for n, r in enumerate(rows):
        if r.count('1') % 2:
            return n
    return -1


def corrupt_and_find(text, row, col):
    rows = parity_rows(text)
    if row < len(rows):
        r = rows[row]
        rows[row] = r[:col] + ('0' if r[col] == '1' else '1') + r[col + 1:]
    return find_flip(rows), rows[-1] if rows else ''
#> corrupt_and_find('hey', 1, 3)
#> corrupt_and_find('a', 0, 7)
#> corrupt_and_find('', 0, 0)
#> corrupt_and_find('xyz', 9, 2)
#> corrupt_and_find('OK', 1, 0)
# %%
class Solution:
    def quoteChain(self, text: str) -> list:
        levels = []
        for line in text.split('\n'):
            depth = 0
            while line.startswith('>'):
                depth += 1
                line = line[1:].lstrip()
            if levels and levels[-1][0] == depth:
                levels[-1][1] += ' ' + line
            else:
                levels.append([depth, line])
        return [(d, t.strip()) for d, t in levels if t.strip()]
#> Solution().quoteChain('hi\n> old\n> text\nbye')
#> Solution().quoteChain('')
#> Solution().quoteChain('>> a\n> b\n>> c')
#> Solution().quoteChain('one\n\ntwo')
#> Solution().quoteChain('> > deep\n>>more')
# %%
def apply_patch(lines, patch):
    result = list(lines)
    shift = 0
    for cmd in patch:
        op, at = cmd[0], int(cmd[1])
        text = cmd[2:]
        i = at + shift
        if op == 'd':
            if i >= len(result):
                return f'fail {cmd}'
            result.pop(i)
            shift -= 1
        elif op == 'i':
            result.insert(i, text)
            shift += 1
        else:
            result[i] = text
    return result
#> apply_patch(['a', 'b', 'c'], ['d0', 'r1B'])
#> apply_patch([], ['i0new'])
#> apply_patch(['x'], ['d5'])
#> apply_patch(['p', 'q'], ['i1mid', 'd1'])
#> apply_patch(['k'], ['r3z'])
# %%
def vowels_only_key(word):
    return [c for c in word if c in 'aeiou'], len(word)


def rhymes(a, b):
    i = 1
    while i <= min(len(a), len(b)) and a[-i] == b[-i]:
        i += 1
    return i - 1


def rhyme_scheme(lines):
    letters = []
    scheme = ''
    for line in lines:
        last = line.split()[-1] if line.split() else ''
        for k, known in enumerate(letters):
            if last and rhymes(last, known) >= 2:
                scheme += chr(65 + k)
                break
        else:
            scheme += chr(65 + len(letters))
            letters.append(last)
    best = max(letters, key=vowels_only_key, default='')
    return scheme, best
#> rhyme_scheme(['the cat', 'a hat', 'the dog'])
#> rhyme_scheme([])
#> rhyme_scheme(['low light', 'a bell', 'so bright', 'to tell'])
#> rhyme_scheme(['', ''])
#> rhyme_scheme(['moon', 'June', 'soon'])
# %%
class Solution:
    def unitPrefix(self, value: int, unit: str) -> str:
        prefixes = ['', 'k', 'M', 'G', 'T']
        sign = '-' if value < 0 else ''
        whole, rest, k = abs(value), 0, 0
        while whole >= 1000 and k < len(prefixes) - 1:
            whole, rest = divmod(whole, 1000)
            k += 1
        text = str(whole)
        tenth = rest // 100
        if k and whole < 100 and tenth:
            text += f'.{tenth}'
        return f'{sign}{text}{prefixes[k]}{unit}'
#> Solution().unitPrefix(1536, 'B')
#> Solution().unitPrefix(-999, 'V')
#> Solution().unitPrefix(0, 'm')
#> Solution().unitPrefix(123456789, 'Hz')
#> Solution().unitPrefix(20050000000, 'W')
# %%
def bookmark_lines(text):
    marks = {}
    out = []
    for line in text.split("\n"):
        if line.startswith('@'):
            name, _, rest = line[1:].partition(' ')
            marks[name] = len(out)
            line = rest
        out.append(line)
    return marks, out


def follow(text, start, limit=10):
    marks, lines = bookmark_lines(text)
    at = marks.get(start, 0)
    said = []
    while at < len(lines) and len(said) < limit:
        line = lines[at]
        if line.startswith('->'):
            target = line[2:].strip()
            if target not in marks:
                said.append('lost:' + target)
                break
            at = marks[target]
            said.append('>')
            continue
        said.append(line)
        at += 1
    return said
#> follow('@a one\ntwo\n->b\nskip\n@b end', 'a')
#> follow('x\ny', 'none')
#> follow('', 'q')
#> follow('@l tick\n->l', 'l', limit=5)
#> follow('hi\n->ghost', 'hi')
# %%
class Solution:
    def sortSuffixes(self, word: str) -> list:
        order = sorted(range(len(word)), key=lambda i: word[i:])
        shared = []
        for a, b in zip(order, order[1:]):
            shared.append(self.common(word[a:], word[b:]))
        return order + [max(shared, default=0)]

    def common(self, x, y):
        n = 0
        for p, q in zip(x, y):
            if p != q:
                break
            n += 1
        return n
#> Solution().sortSuffixes('banana')
#> Solution().sortSuffixes('')
#> Solution().sortSuffixes('abc')
#> Solution().sortSuffixes('zzzz')
#> Solution().sortSuffixes('tomtom')
# %%
def safe_split(total, template):
    shares = {}
    rest_names = []
    left = total
    for part in template.split('/'):
        name, _, share = part.strip().partition(' ')
        if share.endswith('%'):
            amount = total * int(share[:-1]) // 100
        elif share == 'rest':
            rest_names.append(name)
            continue
        else:
            amount = int(share)
        amount = min(amount, left)
        shares[name] = amount
        left -= amount
    for i, name in enumerate(rest_names):
        piece = left // (len(rest_names) - i)
        shares[name] = piece
        left -= piece
    return shares, left
#> safe_split(100, 'ann 25%/bob rest')
#> safe_split(10, 'x 8/y 8')
#> safe_split(0, 'a rest')
#> safe_split(101, 'p rest/q 50%/r rest')
#> safe_split(60, 'solo ten')
