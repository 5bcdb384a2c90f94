# %%
class Solution:
    def calcLeftToRight(self, expr: str) -> int:
        tokens = self.scan(expr)
        acc = 0
        op = '+'
        for tok in tokens:
            if tok in '+-*%':
                op = tok
            else:
                acc = self.apply(acc, op, int(tok))
        return acc

    def scan(self, expr):
        tokens = []
        digits = ''
        for ch in expr:
            if ch.isdigit():
                digits += ch
            else:
                if digits:
                    tokens.append(digits)
                    digits = ''
                if ch != ' ':
                    tokens.append(ch)
        if digits:
            tokens.append(digits)
        return tokens

    def apply(self, a, op, b):
        if op == '+':
            return a + b
        if op == '-':
            return a - b
        if op == '*':
            return a * b
        return a % b
#> Solution().calcLeftToRight('2 + 3 * 4')
#> Solution().calcLeftToRight('100%7-9')
#> Solution().calcLeftToRight('')
#> Solution().calcLeftToRight('5%0')
#> Solution().calcLeftToRight('-8*3 + 40')
# %%
def parse_list(text, pos=0):
    items = []
    pos += 1
    while text[pos] != ']':
        if text[pos] == '[':
            inner, pos = parse_list(text, pos)
            items.append(inner)
        elif text[pos] == ',':
            pos += 1
        else:
            end = pos
            while text[end] not in ',]':
                end += 1
            items.append(int(text[pos:end]))
            pos = end
    return items, pos + 1


def alternating_sum(node, sign=1):
    total = 0
    for item in node:
        if isinstance(item, list):
            total += alternating_sum(item, -sign)
        else:
            total += sign * item
    return total


def score_nested(text):
    tree, _ = parse_list(text)
    return alternating_sum(tree)
#> score_nested('[1,2,3]')
#> score_nested('[10,[4],[[2]]]')
#> score_nested('[]')
#> score_nested('[-5,[6,[7,[8]]],9]')
#> score_nested('[1,[2')
# %%
def zip_encode(word):
    table = {}
    nxt = 0
    out = []
    cur = ''
    for ch in word:
        if ch not in table:
            table[ch] = nxt
            nxt += 1
    for ch in word:
        if cur + ch in table:
            cur += ch
        else:
            out.append(table[cur])
            table[cur + ch] = nxt
            nxt += 1
            cur = ch
    if cur:
        out.append(table[cur])
    return out
#> zip_encode('abab')
#> zip_encode('')
#> zip_encode('aaaaaa')
#> zip_encode('tomato')
#> zip_encode('xyzxyzxyz')
# %%
class Solution:
    def removeTwinRuns(self, s: str, k: int) -> str:
        stack = []
        for ch in s:
            if stack and stack[-1][0] == ch:
                stack[-1][1] += 1
            else:
                stack.append([ch, 1])
            if stack[-1][1] == k:
                stack.pop()
                if stack:
                    stack[-1][0] = stack[-1][0].upper()
        return ''.join(ch * n for ch, n in stack)
#> Solution().removeTwinRuns('abbc', 2)
#> Solution().removeTwinRuns('aaabbb', 3)
#> Solution().removeTwinRuns('', 2)
#> Solution().removeTwinRuns('xyyxzz', 2)
#> Solution().removeTwinRuns('mmnnnnom', 4)
# %%
def compare_codes(a, b):
    def chunks(code):
        out = []
        for ch in code:
            if out and out[-1].isdigit() == ch.isdigit():
                out[-1] += ch
            else:
                out.append(ch)
        return out

    for x, y in zip(chunks(a), chunks(b)):
        if x == y:
            continue
        if x.isdigit() and y.isdigit():
            if int(x) != int(y):
                return '<' if int(x) < int(y) else '>'
        else:
            return '<' if x < y else '>'
    if len(a) == len(b):
        return '='
    return '<' if len(a) < len(b) else '>'
#> compare_codes('file9', 'file10')
#> compare_codes('a1b2', 'a1b2')
#> compare_codes('rev007', 'rev7')
#> compare_codes('x', '5')
#> compare_codes('k12m', 'k12')
# %%
class Solution:
    def centreTitle(self, words: list, width: int, fill: str) -> str:
        title = ' '.join(w.capitalize() for w in words)
        while len(title) > width and ' ' in title:
            title = title[:title.rfind(' ')]
        if len(title) > width:
            title = title[:width]
        gap = width - len(title)
        left = gap // 2
        right = gap - left
        return fill * left + title + fill * right
#> Solution().centreTitle(['the', 'sea'], 11, '=')
#> Solution().centreTitle(['mountaineering'], 6, '*')
#> Solution().centreTitle([], 3, '-')
#> Solution().centreTitle(['a', 'very', 'long', 'heading'], 12, '.')
#> Solution().centreTitle(['ok'], 5, '~')
# %%
def expand_macros(text, macros, depth=3):
    if depth == 0:
        return text
    words = []
    changed = False
    for w in text.split():
        if w.startswith('@') and w[1:] in macros:
            words.append(expand_macros(macros[w[1:]], macros, depth - 1))
            changed = True
        else:
            words.append(w)
    return ' '.join(words) if changed else text
#> expand_macros('say @hi now', {'hi': 'hello there'})
#> expand_macros('@a', {'a': 'x @b', 'b': 'y @a'})
#> expand_macros('', {'a': 'b'})
#> expand_macros('@none stays', {})
#> expand_macros('@t @t', {'t': 'tick @u', 'u': 'tock'}, depth=1)
# %%
class Solution:
    def nestedPrice(self, basket: str) -> int:
        def parse(i):
            total = 0
            while i < len(basket):
                ch = basket[i]
                if ch == '(':
                    inner, i = parse(i + 1)
                    total += inner
                elif ch == ')':
                    i += 1
                    if i < len(basket) and basket[i] == 'h':
                        return total // 2, i + 1
                    return total, i
                elif ch.isdigit():
                    total += int(ch)
                    i += 1
                else:
                    i += 1
            return total, i

        return parse(0)[0]
#> Solution().nestedPrice('3(45)h2')
#> Solution().nestedPrice('((8)h6)h')
#> Solution().nestedPrice('')
#> Solution().nestedPrice('9 9 (1')
#> Solution().nestedPrice('(7)(7)h(7)h')
# %%
def query_string(query):
    result = {}
    for pair in query.lstrip('?').split('&'):
        if not pair:
            continue
        key, eq, value = pair.partition('=')
        value = value.replace('+', ' ') if eq else None
        if key in result:
            if not isinstance(result[key], list):
                result[key] = [result[key]]
            result[key].append(value)
        else:
            result[key] = value
    return result
#> query_string('?a=1&b=two+words')
#> query_string('')
#> query_string('x=1&x=2&x=3')
#> query_string('flag&flag&n=')
#> query_string('?q=a=b&&z')
# %%
def render_list(items, level=0):
    lines = []
    number = 0
    for item in items:
        if isinstance(item, list):
            lines.extend(render_list(item, level + 1))
        else:
            number += 1
            bullet = f'{number}.' if level % 2 == 0 else '-'
            lines.append('  ' * level + bullet + ' ' + item)
    return lines
#> render_list(['eggs', 'milk'])
#> render_list(['trip', ['tent', 'rope', ['knots']], 'home'])
#> render_list([])
#> render_list([[['deep']], 'flat'])
#> render_list(['a', [], 'b', ['c'], 'd'])
# %%
class Solution:
    def bracketDistance(self, s: str) -> int:
        opened = []
        worst = 0
        unmatched = 0
        for i, ch in enumerate(s):
            if ch == '[':
                opened.append(i)
            elif ch == ']':
                if opened:
                    worst = max(worst, i - opened.pop())
                else:
                    unmatched += 1
        unmatched += len(opened)
        return worst - 10 * unmatched
#> Solution().bracketDistance('[a[b]c]')
#> Solution().bracketDistance(']][[')
#> Solution().bracketDistance('none')
#> Solution().bracketDistance('[long gap here][]')
#> Solution().bracketDistance('[[[x]')
# %%
from collections import deque


def shunt(expr):
    prec = {'+': 1, '-': 1, '*': 2, '/': 2, '^': 3}
    out = []
    ops = []
    for tok in expr.split():
        if tok in prec:
            while ops and ops[-1] != '(' and (prec[ops[-1]] > prec[tok] or prec[ops[-1]] == prec[tok] and tok != '^'):
                out.append(ops.pop())
            ops.append(tok)
        elif tok == '(':
            ops.append(tok)
        elif tok == ')':
            while ops[-1] != '(':
                out.append(ops.pop())
            ops.pop()
        else:
            out.append(tok)
    while ops:
        out.append(ops.pop())
    return out


def max_stack_needed(expr):
    size = peak = 0
    queue = deque(shunt(expr))
    while queue:
        tok = queue.popleft()
        size += -1 if tok in '+-*/^' else 1
        peak = max(peak, size)
    return peak
#> max_stack_needed('a + b * c')
#> max_stack_needed('x')
#> max_stack_needed('')
#> max_stack_needed('( a + b ) * ( c - d )')
#> max_stack_needed('p ^ q ^ r ^ s')
# %%
class Solution:
    def decodeSteps(self, s: str) -> int:
        n = len(s)
        ways = [0] * (n + 1)
        ways[n] = 1
        for i in range(n - 1, -1, -1):
            if s[i] in 'ab':
                ways[i] = ways[i + 1]
            if s[i:i + 2] in ('ab', 'ba'):
                ways[i] += ways[i + 2]
            if s[i:i + 3] == 'ccc':
                ways[i] += ways[i + 3]
        return ways[0]
#> Solution().decodeSteps('abab')
#> Solution().decodeSteps('acccb')
#> Solution().decodeSteps('')
#> Solution().decodeSteps('cc')
#> Solution().decodeSteps('baabccca')
# %%
def normalise_phone(raw, country='44'):
    digits = ''
    for i, ch in enumerate(raw):
        if ch.isdigit():
            digits += ch
        elif ch == '+' and i == 0:
            digits = '+'
    if digits.startswith('+'):
        return digits
    if digits.startswith('00'):
        return '+' + digits[2:]
    if digits.startswith('0'):
        return f'+{country}{digits[1:]}'
    return f'+{country}{digits}' if digits else ''


def dedupe_phones(numbers, country):
    seen = {}
    for raw in numbers:
        key = normalise_phone(raw, country)
        if key:
            seen.setdefault(key, []).append(raw)
    return {k: len(v) for k, v in seen.items()}
#> dedupe_phones(['020 123', '+4420123', '20-123'], '44')
#> dedupe_phones([], '1')
#> dedupe_phones(['0033 7', '07'], '33')
#> dedupe_phones(['--', '5 5 5'], '7')
#> dedupe_phones(['1+2', '12', '+12'], '9')
# %%
def split_camel(name):
    words = []
    start = 0
    for i in range(1, len(name)):
        prev, ch = name[i - 1], name[i]
        nxt = name[i + 1] if i + 1 < len(name) else ''
        if ch.isupper() and (prev.islower() or nxt.islower()):
            words.append(name[start:i])
            start = i
    if name:
        words.append(name[start:])
    return words


def to_snake(name):
    return '_'.join(w.lower() for w in split_camel(name))
#> to_snake('getUserName')
#> to_snake('HTTPServer')
#> to_snake('')
#> to_snake('x')
#> to_snake('parseXMLFast')
# %%
class Solution:
    def playTune(self, score: str) -> list:
        octave = 4
        out = []
        i = 0
        while i < len(score):
            c = score[i]
            if c == '>':
                octave += 1
            elif c == '<':
                octave -= 1
            elif c in 'CDEFGAB':
                sharp = score[i + 1:i + 2] == '#'
                out.append(self.pitch(c, octave, sharp))
                i += sharp
            i += 1
        return out

    def pitch(self, note, octave, sharp):
        base = {'C': 0, 'D': 2, 'E': 4, 'F': 5, 'G': 7, 'A': 9, 'B': 11}[note]
        return 12 * octave + base + (1 if sharp else 0)
#> Solution().playTune('CEG')
#> Solution().playTune('C#>C<<B')
#> Solution().playTune('')
#> Solution().playTune('A#A zz#')
#> Solution().playTune('>>F#<G')
# %%
def is_mirror_code(code):
    pairs = {'b': 'd', 'd': 'b', 'p': 'q', 'q': 'p'}
    lo, hi = 0, len(code) - 1
    while lo <= hi:
        if pairs.get(code[lo], code[lo]) != code[hi]:
            return False
        lo += 1
        hi -= 1
    return True


def longest_mirror(codes):
    best = ''
    for code in codes:
        if len(code) > len(best) and is_mirror_code(code):
            best = code
    return best
#> longest_mirror(['bod', 'bob', 'poq'])
#> longest_mirror(['b'])
#> longest_mirror([])
#> longest_mirror(['oo', 'bxxd', 'pqpq', 'pooooooo'])
#> longest_mirror(['dpxqb', 'aba'])
# %%
def diff_lines(old, new):
    out = []
    i = j = 0
    while i < len(old) and j < len(new):
        if old[i] == new[j]:
            out.append(' ' + old[i])
            i += 1
            j += 1
        elif old[i] in new[j:]:
            out.append('+' + new[j])
            j += 1
        else:
            out.append('-' + old[i])
            i += 1
    out += ['-' + line for line in old[i:]]
    out += ['+' + line for line in new[j:]]
    return out
#> diff_lines(['a', 'b', 'c'], ['a', 'c'])
#> diff_lines([], ['x'])
#> diff_lines(['p', 'q'], ['q', 'p'])
#> diff_lines(['one', 'two', 'three'], ['zero', 'one', 'TWO', 'three', 'four'])
#> diff_lines(['same'], ['same'])
# %%
class Solution:
    def smallestByDrops(self, digits: str, drops: int) -> str:
        stack = []
        for d in digits:
            while drops and stack and stack[-1] > d and d != '0':
                stack.pop()
                drops -= 1
            stack.append(d)
        if drops:
            stack = stack[:-drops]
        return ''.join(stack) or '0'
#> Solution().smallestByDrops('5312', 2)
#> Solution().smallestByDrops('12345', 3)
#> Solution().smallestByDrops('9', 1)
#> Solution().smallestByDrops('70401', 2)
#> Solution().smallestByDrops('880088', 0)
# %%
def interpret_loop(code, limit=60):
    jump = {}
    stack = []
    for i, ch in enumerate(code):
        if ch == '[':
            stack.append(i)
        elif ch == ']':
            j = stack.pop()
            jump[i], jump[j] = j, i
    cells = [0] * 4
    ptr = pc = 0
    while pc < len(code) and limit:
        ch = code[pc]
        if ch == '>':
            ptr = (ptr + 1) % 4
        elif ch == '+':
            cells[ptr] += 1
        elif ch == '-':
            cells[ptr] -= 1
        elif ch == '[' and cells[ptr] == 0:
            pc = jump[pc]
        elif ch == ']' and cells[ptr] != 0:
            pc = jump[pc]
        pc += 1
        limit -= 1
    return cells
#> interpret_loop('++>+')
#> interpret_loop('+++[->++>>>]', 200)
#> interpret_loop('')
#> interpret_loop('+[]', limit=12)
#> interpret_loop('++]')
# %%
def hamming_pairs(words):
    def apart(a, b):
        return sum(x != y for x, y in zip(a, b)) + abs(len(a) - len(b))

    close = []
    for i, a in enumerate(words):
        for b in words[i + 1:]:
            if apart(a, b) == 1:
                close.append(f'{a}~{b}')
    return close
#> hamming_pairs(['cat', 'cot', 'cots'])
#> hamming_pairs([])
#> hamming_pairs(['a', 'b', 'c'])
#> hamming_pairs(['lamp', 'limp', 'ramp', 'camp'])
#> hamming_pairs(['same', 'same'])
# %%
class Solution:
    def romanise(self, n: int, additive: bool) -> str:
        steps = [(100, 'C'), (50, 'L'), (10, 'X'), (5, 'V'), (1, 'I')]
        short = {90: 'XC', 40: 'XL', 9: 'IX', 4: 'IV'}
        if not additive:
            steps = sorted(steps + list(short.items()), reverse=True)
        out = ''
        for value, sign in steps:
            while n >= value:
                out += sign
                n -= value
        return out
#> Solution().romanise(49, True)
#> Solution().romanise(49, False)
#> Solution().romanise(0, True)
#> Solution().romanise(94, False)
#> Solution().romanise(278, False)
# %%
def parse_ini(lines):
    data = {}
    section = 'main'
    for raw in lines:
        line = raw.split(';')[0].strip()
        if not line:
            continue
        if line[0] == '[' and line[-1] == ']':
            section = line[1:-1]
            data.setdefault(section, {})
            continue
        key, sep, value = line.partition('=')
        if not sep:
            continue
        data.setdefault(section, {})[key.strip()] = convert(value.strip())
    return data


def convert(value):
    if value in ('yes', 'no'):
        return value == 'yes'
    try:
        return int(value)
    except ValueError:
        return value
#> parse_ini(['[ui]', 'size = 12', 'dark=yes'])
#> parse_ini([])
#> parse_ini(['a=1 ; note', '; only', 'junk', '[x]'])
#> parse_ini(['[p]', 'n=1', '[q]', 'n=two', '[p]', 'm=no'])
#> parse_ini(['k==v', ' z = -7 '])
# %%
class Solution:
    def seatMap(self, code: str) -> list:
        rows = []
        for part in code.split('/'):
            row = ''
            for ch in part:
                if ch.isdigit():
                    row += '.' * int(ch)
                else:
                    row += ch
            rows.append(row)
        width = max(len(r) for r in rows)
        return [r.ljust(width, '_') for r in rows]

    def squeeze(self, rows: list) -> str:
        out = []
        for row in rows:
            text, gap = '', 0
            for ch in row + '|':
                if ch == '.':
                    gap += 1
                    continue
                if gap:
                    text += str(gap)
                    gap = 0
                text += ch if ch != '|' else ''
            out.append(text)
        return '/'.join(out)

    def mirrorSeats(self, code: str) -> str:
        return self.squeeze([row[::-1] for row in self.seatMap(code)])
#> Solution().mirrorSeats('2k1/q3')
#> Solution().mirrorSeats('a')
#> Solution().mirrorSeats('3/1')
#> Solution().mirrorSeats('rn2/1p1/4')
#> Solution().mirrorSeats('')
# %%
def letter_ladder(start, rules, rounds):
    word = start
    for _ in range(rounds):
        nxt = []
        for ch in word:
            nxt.append(rules.get(ch, ch))
        word = ''.join(nxt)
        if len(word) > 20:
            return word[:20] + '...'
    return word
#> letter_ladder('a', {'a': 'ab', 'b': 'a'}, 4)
#> letter_ladder('xyz', {}, 3)
#> letter_ladder('', {'a': 'b'}, 2)
#> letter_ladder('f', {'f': 'f+f'}, 5)
#> letter_ladder('abba', {'a': '', 'b': 'cb'}, 2)
# %%
def semver_key(tag):
    core, _, pre = tag.lstrip('v').partition('-')
    numbers = tuple(int(x) for x in core.split('.'))
    return numbers, pre == '', pre


def latest_allowed(tags, caret):
    base = semver_key(caret)
    best = None
    for tag in tags:
        key = semver_key(tag)
        if key[0][0] != base[0][0] or key < base:
            continue
        if best is None or key > semver_key(best):
            best = tag
    return best
#> latest_allowed(['v1.2.0', 'v1.3.0', 'v2.0.0'], 'v1.0.0')
#> latest_allowed(['1.0.0-rc1', '1.0.0-rc2'], '1.0.0-rc1')
#> latest_allowed([], '1.0.0')
#> latest_allowed(['3.1.4', '3.1.4-a'], '3.1.5')
#> latest_allowed(['0.9.9', '0.10.0', '0.2'], '0.1.0')
# %%
class Solution:
    def scrambleRail(self, text: str, rails: int) -> str:
        if rails < 2:
            return text
        rows = [''] * rails
        r, step = 0, 1
        for ch in text:
            rows[r] += ch
            if r == 0:
                step = 1
            elif r == rails - 1:
                step = -1
            r += step
        return '/'.join(row for row in rows if row)
#> Solution().scrambleRail('wearefound', 3)
#> Solution().scrambleRail('abc', 1)
#> Solution().scrambleRail('', 4)
#> Solution().scrambleRail('hi', 5)
#> Solution().scrambleRail('mississippi', 4)
# %%
def take_number(s, i):
    j = i
    while j < len(s) and s[j].isdigit():
        j += 1
    return int(s[i:j] or 1), j


def dice_range(spec):
    low = high = 0
    sign = 1
    i = 0
    while i < len(spec):
        if spec[i] in '+-':
            sign = 1 if spec[i] == '+' else -1
            i += 1
            continue
        count, i = take_number(spec, i)
        if i < len(spec) and spec[i] == 'd':
            sides, i = take_number(spec, i + 1)
            lo, hi = count, count * sides
        else:
            lo = hi = count
        if sign < 0:
            lo, hi = -hi, -lo
        low, high = low + lo, high + hi
    return low, high
#> dice_range('2d6+3')
#> dice_range('d20-d4')
#> dice_range('')
#> dice_range('10-1')
#> dice_range('3d8-2d10+1')
# %%
class Solution:
    def commentFree(self, src: str) -> str:
        out = []
        i = 0
        quote = ''
        while i < len(src):
            ch = src[i]
            if quote:
                out.append(ch)
                if ch == quote:
                    quote = ''
            elif ch in '\'"':
                quote = ch
                out.append(ch)
            elif src.startswith('/*', i):
                end = src.find('*/', i + 2)
                i = len(src) if end < 0 else end + 2
                continue
            else:
                out.append(ch)
            i += 1
        return ''.join(out)
#> Solution().commentFree('a/*b*/c')
#> Solution().commentFree('x = "/*"; y')
#> Solution().commentFree('')
#> Solution().commentFree('go /* never')
#> Solution().commentFree("'q'/**/+/*1*/'")
# %%
def spell_out(n):
    ones = 'zero one two three four five six seven eight nine ten eleven twelve'.split()
    tens = {2: 'twenty', 3: 'thirty', 4: 'forty', 5: 'fifty'}
    if n < 13:
        return ones[n]
    if n < 20:
        return {13: 'thirteen', 15: 'fifteen', 18: 'eighteen'}.get(n) or ones[n - 10] + 'teen'
    t, u = divmod(n, 10)
    return tens[t] + ('-' + ones[u] if u else '')


def clock_words(stamp):
    hours, minutes = map(int, stamp.split(':'))
    nxt = hours % 12 + 1
    hour = (hours - 1) % 12 + 1
    if minutes == 0:
        return spell_out(hour) + " o'clock"
    if minutes <= 30:
        return f'{spell_out(minutes)} past {spell_out(hour)}'
    return f'{spell_out(60 - minutes)} to {spell_out(nxt)}'
#> clock_words('09:00')
#> clock_words('12:45')
#> clock_words('00:30')
#> clock_words('23:37')
#> clock_words('6:18')
# %%
def strip_prefixes(words):
    if not words:
        return '', []
    prefix = words[0]
    for w in words[1:]:
        while not w.startswith(prefix):
            prefix = prefix[:-1]
    rest = [w[len(prefix):] or '=' for w in words]
    return prefix, rest
#> strip_prefixes(['inter', 'internet', 'internal'])
#> strip_prefixes([])
#> strip_prefixes(['a', 'b'])
#> strip_prefixes(['solo'])
#> strip_prefixes(['report_jan', 'report_june', 'report_july'])
# %%
class Solution:
    def lispSum(self, code: str) -> int:
        tokens = code.replace('(', ' ( ').replace(')', ' ) ').split()
        stack = [[]]
        for t in tokens:
            if t == '(':
                stack.append([])
            elif t == ')':
                done = self.run(stack.pop())
                stack[-1].append(done)
            else:
                stack[-1].append(t)
        return stack[0][0]

    def run(self, form):
        op, *args = form
        nums = [int(a) for a in args]
        if op == 'sum':
            return sum(nums)
        if op == 'neg':
            return -nums[0]
        if op == 'spread':
            return max(nums) - min(nums)
        return len(nums)
#> Solution().lispSum('(sum 1 2 3)')
#> Solution().lispSum('(spread 4 (neg 6) (sum 2 2))')
#> Solution().lispSum('(count)')
#> Solution().lispSum('(neg (neg 5))')
#> Solution().lispSum('(sum (count a b')
# %%
def base_digits(n, alphabet):
    if n == 0:
        return alphabet[0]
    base = len(alphabet)
    out = []
    while n:
        n, d = divmod(n, base)
        out.append(alphabet[d])
    return ''.join(reversed(out))


def from_digits(text, alphabet):
    n = 0
    for ch in text:
        n = n * len(alphabet) + alphabet.index(ch)
    return n


def add_coded(a, b, alphabet):
    return base_digits(from_digits(a, alphabet) + from_digits(b, alphabet), alphabet)
#> add_coded('ba', 'b', 'ab')
#> add_coded('xyz', 'zz', 'xyz')
#> add_coded('', '', '.!')
#> add_coded('72', '19', '0123456789')
#> add_coded('oo', 'q', 'mno')
# %%
class Solution:
    def tidySpaces(self, s: str) -> str:
        out = ''
        for ch in s:
            if ch == ' ':
                if out and out[-1] not in ' (':
                    out += ch
            elif ch in ',.!)':
                out = out.rstrip() + ch
                if ch != ')':
                    out += ' '
            else:
                out += ch
        return out.strip()
#> Solution().tidySpaces('hello ,world !')
#> Solution().tidySpaces('( a ) b')
#> Solution().tidySpaces('   ')
#> Solution().tidySpaces('one  two   .three')
#> Solution().tidySpaces('no change')
# %%
def parse_intervals(text):
    spans = []
    for piece in text.split():
        closed_l, closed_r = piece[0] == '[', piece[-1] == ']'
        a, b = (int(x) for x in piece[1:-1].split(','))
        lo = a if closed_l else a + 1
        hi = b if closed_r else b - 1
        if lo <= hi:
            spans.append([lo, hi])
    return sorted(spans)


def integer_cover(text):
    merged = []
    for lo, hi in parse_intervals(text):
        if merged and lo <= merged[-1][1] + 1:
            merged[-1][1] = max(merged[-1][1], hi)
        else:
            merged.append([lo, hi])
    return ' '.join(f'{a}..{b}' if a != b else str(a) for a, b in merged)
#> integer_cover('[1,3] (3,5)')
#> integer_cover('(1,2)')
#> integer_cover('')
#> integer_cover('[7,9] (0,2) [-4,0)')
#> integer_cover('[5,5] [1,10) (9,12]')
# %%
class Solution:
    def markTurns(self, board: str) -> str:
        moves = board.split(',')
        grid = [['.'] * 3 for _ in range(3)]
        for turn, move in enumerate(moves):
            if len(move) != 2:
                continue
            r, c = 'abc'.find(move[0]), '123'.find(move[1])
            if r < 0 or c < 0 or grid[r][c] != '.':
                return f'illegal {move}'
            grid[r][c] = 'XO'[turn % 2]
        return '/'.join(''.join(row) for row in grid)
#> Solution().markTurns('a1,b2,c3')
#> Solution().markTurns('a1,a1')
#> Solution().markTurns('')
#> Solution().markTurns('b2,pass,a3,c1')
#> Solution().markTurns('d4')
# %%
def sort_headings(headings):
    def key(h):
        number = h.split()[0]
        return [int(p) for p in number.strip('.').split('.')]

    ordered = sorted(headings, key=key)
    gaps = []
    for a, b in zip(ordered, ordered[1:]):
        ka, kb = key(a), key(b)
        if len(ka) == len(kb) and kb[-1] - ka[-1] > 1:
            gaps.append(f'{a.split()[0]}>{b.split()[0]}')
    return ordered, gaps
#> sort_headings(['2 End', '1 Start', '1.1 Aim'])
#> sort_headings([])
#> sort_headings(['1. A', '10. C', '2. B'])
#> sort_headings(['3.2 x', '3.10 y', '3.9 z'])
#> sort_headings(['4 solo'])
# %%
def decode_delta(text):
    values = []
    cur = 0
    for ch in text:
        if ch == '=':
            delta = 0
        elif ch.islower():
            delta = ord(ch) - ord('a') + 1
        else:
            delta = ord('A') - ord(ch) - 1
        cur += delta
        values.append(cur)
    return values


def encode_delta(values):
    out = []
    prev = 0
    for v in values:
        d = v - prev
        out.append('=' if d == 0 else chr(96 + d) if d > 0 else chr(64 - d))
        prev = v
    return ''.join(out)


def reverse_track(text):
    return encode_delta(decode_delta(text)[::-1])
#> reverse_track('abC')
#> reverse_track('')
#> reverse_track('e==')
#> reverse_track('AzB')
#> reverse_track('cccDDd')
# %%
from typing import List


class Solution:
    def paginate(self, lines: List[str], height: int) -> List[List[str]]:
        pages: List[List[str]] = [[]]
        for line in lines:
            if line == '---':
                if pages[-1]:
                    pages.append([])
                continue
            if len(pages[-1]) == height:
                pages.append(['(cont.)'] if height > 1 else [])
            pages[-1].append(line)
        if not pages[-1]:
            pages.pop()
        return pages
#> Solution().paginate(['a', 'b', 'c', 'd', 'e'], 3)
#> Solution().paginate(['a', '---', '---', 'b'], 2)
#> Solution().paginate([], 4)
#> Solution().paginate(['x', 'y', 'z'], 1)
#> Solution().paginate(['p', '---', 'q', 'r', 's', '---'], 2)
# %%
def guess_delimiter(rows):
    scores = {}
    for d in ',;|\t':
        counts = [r.count(d) for r in rows]
        if counts and min(counts) > 0:
            scores[d] = min(counts) * 2 - (max(counts) - min(counts))
    if not scores:
        return None
    return max(scores, key=lambda d: scores[d])


def read_rows(rows):
    d = guess_delimiter(rows)
    return [r.split(d) if d else [r] for r in rows]
#> read_rows(['a,b', 'c,d'])
#> read_rows(['1;2,3', '4;5;6'])
#> read_rows([])
#> read_rows(['plain text', 'more'])
#> read_rows(['x|y,z|w', 'p|q,r|s'])
