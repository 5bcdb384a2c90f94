# %%
def tokenize(line):
    tokens = []
    i = 0
    while i < len(line):
        ch = line[i]
        if ch == ' ':
            i += 1
        elif ch.isdigit():
            j = i
            while j < len(line) and line[j].isdigit():
                j += 1
            tokens.append(('num', int(line[i:j])))
            i = j
        elif ch.isalpha():
            j = i
            while j < len(line) and line[j].isalpha():
                j += 1
            tokens.append(('word', line[i:j]))
            i = j
        else:
            tokens.append(('sym', ch))
            i += 1
    return tokens


def order_total(line, prices):
    total = 0
    pending = 1
    for kind, value in tokenize(line):
        if kind == 'num':
            pending = value
        elif kind == 'word':
            total += pending * prices.get(value, 0)
            pending = 1
        elif value == '!':
            total *= 2
    return total
#> order_total('2 tea, 3bun', {'tea': 4, 'bun': 2})
#> order_total('tea!', {'tea': 4})
#> order_total('', {'tea': 4})
#> order_total('12 pie + jam', {'pie': 5})
#> order_total('1 a 2 b! c', {'a': 7, 'b': 1, 'c': 10})
# %%
class Solution:
    def evaluateShelf(self, program: str) -> int:
        stack = []
        for token in program.split():
            if token == 'dup':
                stack.append(stack[-1])
            elif token == 'swap':
                stack[-1], stack[-2] = stack[-2], stack[-1]
            elif token in ('add', 'sub', 'big'):
                b = stack.pop()
                a = stack.pop()
                stack.append(self.combine(token, a, b))
            else:
                stack.append(int(token))
        return stack[-1] if stack else 0

    def combine(self, op, a, b):
        if op == 'add':
            return a + b
        if op == 'sub':
            return a - b
        return a if a > b else b
#> Solution().evaluateShelf('4 dup add 3 sub')
#> Solution().evaluateShelf('1 9 swap sub')
#> Solution().evaluateShelf('')
#> Solution().evaluateShelf('5 -2 big dup dup add add')
#> Solution().evaluateShelf('7 add')
# %%
class Solution:
    def deepestLabel(self, text: str) -> str:
        depth = 0
        best_depth = -1
        best = ''
        cur = ''
        for ch in text + ' ':
            if ch.isalpha():
                cur += ch
                continue
            if cur and depth > best_depth:
                best, best_depth = cur, depth
            cur = ''
            if ch == '{':
                depth += 1
            elif ch == '}':
                depth -= 1
        return best
#> Solution().deepestLabel('a{b{c}d}')
#> Solution().deepestLabel('root')
#> Solution().deepestLabel('{}')
#> Solution().deepestLabel('{{oak} elm}{{{fir}}}')
#> Solution().deepestLabel('one {two} {six}')
# %%
def pack(text):
    out = []
    i = 0
    while i < len(text):
        j = i
        while j < len(text) and text[j] == text[i]:
            j += 1
        run = j - i
        if run >= 3:
            out.append(f'{text[i]}*{run}')
        else:
            out.append(text[i] * run)
        i = j
    return '.'.join(out)


def saving(text):
    return len(text) - len(pack(text))


def best_to_pack(texts):
    best = None
    for t in texts:
        if best is None or saving(t) > saving(best):
            best = t
    return best
#> best_to_pack(['aaab', 'zzzzzz', 'q'])
#> best_to_pack(['ab'])
#> best_to_pack([])
#> best_to_pack(['kkkkkkkk', 'mmmmmmmm'])
#> best_to_pack(['abc', 'aabb', 'cccc'])
# %%
def walk_path(start, moves):
    parts = [p for p in start.split('/') if p]
    for move in moves:
        if move == '^':
            if parts:
                parts.pop()
        elif move == '~':
            parts = parts[:1]
        elif move.startswith('='):
            if parts:
                parts[-1] = move[1:]
            else:
                parts.append(move[1:])
        else:
            parts.extend(move.split('/'))
    return '/' + '/'.join(parts)
#> walk_path('/usr/share', ['^', 'lib', '=local'])
#> walk_path('/', ['^', '^'])
#> walk_path('/home/ann/docs/old', ['~', 'pics/2020'])
#> walk_path('', ['=root', 'etc'])
#> walk_path('/a/b/c', ['^', '^', '=x', 'y', '^'])
# %%
from typing import List


class Solution:
    def compareReleases(self, a: str, b: str) -> int:
        left, right = self.parse(a), self.parse(b)
        while len(left) < len(right):
            left.append(0)
        while len(right) < len(left):
            right.append(0)
        for x, y in zip(left, right):
            if x != y:
                return 1 if x > y else -1
        return 0

    def parse(self, version: str) -> List[int]:
        penalty = 0
        if version.endswith('-beta'):
            penalty = 1
            version = version[:-5]
        parts = [int(p) * 2 for p in version.split('.')]
        parts[-1] -= penalty
        return parts
#> Solution().compareReleases('1.2', '1.2.0')
#> Solution().compareReleases('1.2-beta', '1.2')
#> Solution().compareReleases('3.0.1', '3.0.1-beta')
#> Solution().compareReleases('2', '10')
#> Solution().compareReleases('4.4.4.4', '4.4.5')
# %%
def justify_right(words, width):
    lines = []
    line = ''
    for w in words:
        if not line:
            line = w
        elif len(line) + 1 + len(w) <= width:
            line += ' ' + w
        else:
            lines.append(line.rjust(width, '.'))
            line = w
    if line:
        lines.append(line.rjust(width, '.'))
    return lines
#> justify_right(['the', 'cat', 'sat', 'up'], 8)
#> justify_right([], 5)
#> justify_right(['enormous', 'a', 'b'], 4)
#> justify_right(['x', 'y', 'z', 'w'], 3)
#> justify_right(['one'], 10)
# %%
class Solution:
    def bracketCost(self, s: str) -> int:
        price = {'(': 1, '[': 3, '<': 9}
        pair = {')': '(', ']': '[', '>': '<'}
        stack = []
        cost = 0
        for i, ch in enumerate(s):
            if ch in price:
                stack.append((ch, i))
            elif ch in pair:
                if not stack or stack[-1][0] != pair[ch]:
                    return -1
                opened, at = stack.pop()
                cost += price[opened] * (i - at)
        return cost if not stack else -1
#> Solution().bracketCost('([])')
#> Solution().bracketCost('<a(b)c>')
#> Solution().bracketCost('')
#> Solution().bracketCost('(]')
#> Solution().bracketCost('[[x][y]](')
# %%
def decode_keypad(keys):
    pads = {'2': 'abc', '3': 'def', '4': 'ghi', '5': 'jkl', '6': 'mno', '7': 'pqrs', '8': 'tuv', '9': 'wxyz'}
    out = ''
    prev, count = '', 0

    def flush(text):
        if prev in pads and count:
            letters = pads[prev]
            return text + letters[(count - 1) % len(letters)]
        return text

    for k in keys:
        if k == prev:
            count += 1
        else:
            out = flush(out)
            prev, count = k, 1
    out = flush(out)
    return out
#> decode_keypad('44 4448')
#> decode_keypad('')
#> decode_keypad('2222')
#> decode_keypad('7777-999')
#> decode_keypad('633 6687')
# %%
def simplify_signs(expr):
    sign = 1
    out = []
    number = ''
    for ch in expr + '+':
        if ch.isdigit():
            number += ch
            continue
        if number:
            out.append(sign * int(number))
            number = ''
            sign = 1
        if ch == '-':
            sign = -sign
    return out


def tidy(expr):
    terms = [t for t in simplify_signs(expr) if t]
    if not terms:
        return '0'
    text = str(terms[0])
    for t in terms[1:]:
        text += f'+{t}' if t > 0 else str(t)
    return text
#> tidy('3--4+-2')
#> tidy('0-0')
#> tidy('---7')
#> tidy('12+-+-5-0-1')
#> tidy('')
# %%
class Solution:
    def expandRanges(self, spec: str, limit: int) -> list:
        pages = []
        for chunk in spec.split(','):
            chunk = chunk.strip()
            if not chunk:
                continue
            lo, hi = self.bounds(chunk, limit)
            step = 1 if lo <= hi else -1
            for page in range(lo, hi + step, step):
                if 1 <= page <= limit and page not in pages:
                    pages.append(page)
        return pages

    def bounds(self, chunk, limit):
        if '-' not in chunk:
            return int(chunk), int(chunk)
        a, b = chunk.split('-')
        return int(a) if a else 1, int(b) if b else limit
#> Solution().expandRanges('1-3,5', 10)
#> Solution().expandRanges('8-,2', 10)
#> Solution().expandRanges('', 4)
#> Solution().expandRanges('5-2,-3', 6)
#> Solution().expandRanges('9, 1 ,1-2', 8)
# %%
def split_quoted(line, sep=','):
    cells = []
    buf = []
    inside = False
    i = 0
    while i < len(line):
        ch = line[i]
        if ch == '"':
            if inside and line[i + 1:i + 2] == '"':
                buf.append('"')
                i += 1
            else:
                inside = not inside
        elif ch == sep and not inside:
            cells.append(''.join(buf))
            buf = []
        else:
            buf.append(ch)
        i += 1
    cells.append(''.join(buf))
    return cells
#> split_quoted('a,b,c')
#> split_quoted('"x,y",z')
#> split_quoted('')
#> split_quoted('he said ""hi"";"a""b"', ';')
#> split_quoted('1,,"",4')
# %%
class Solution:
    def robotWord(self, commands: str) -> str:
        tape = []
        pos = 0
        for c in commands:
            if c == '<':
                pos = max(0, pos - 1)
            elif c == '>':
                pos = min(len(tape), pos + 1)
            elif c == '#':
                if pos > 0:
                    pos -= 1
                    tape.pop(pos)
            else:
                tape.insert(pos, c)
                pos += 1
        return ''.join(tape)
#> Solution().robotWord('act<<b')
#> Solution().robotWord('<<##')
#> Solution().robotWord('hello##p<<y>>>!')
#> Solution().robotWord('z<y<x')
#> Solution().robotWord('ab#c#d')
# %%
def roman_value(numeral):
    values = {'I': 1, 'V': 5, 'X': 10, 'L': 50, 'C': 100}
    total = 0
    for i, ch in enumerate(numeral):
        v = values[ch]
        if i + 1 < len(numeral) and values[numeral[i + 1]] > v:
            total -= v
        else:
            total += v
    return total


def reign_order(name):
    first, _, numeral = name.partition(' ')
    return first, roman_value(numeral)


def list_kings(names):
    return sorted(names, key=reign_order)
#> list_kings(['Louis XIV', 'Louis IX', 'Henri IV'])
#> list_kings(['Olaf'])
#> list_kings(['Karl V', 'Karl IV', 'Karl VI'])
#> list_kings([])
#> list_kings(['Pius X', 'Leo XL', 'Leo Q'])
# %%
class Solution:
    def evalLogic(self, s: str, facts: dict) -> bool:
        self.s = s.replace(' ', '')
        self.i = 0
        self.facts = facts
        return self.either()

    def either(self):
        value = self.both()
        while self.i < len(self.s) and self.s[self.i] == '|':
            self.i += 1
            right = self.both()
            value = value or right
        return value

    def both(self):
        value = self.atom()
        while self.i < len(self.s) and self.s[self.i] == '&':
            self.i += 1
            right = self.atom()
            value = value and right
        return value

    def atom(self):
        ch = self.s[self.i]
        self.i += 1
        if ch == '!':
            return not self.atom()
        if ch == '(':
            value = self.either()
            self.i += 1
            return value
        return self.facts.get(ch, False)
#> Solution().evalLogic('a & b | c', {'a': True, 'c': True})
#> Solution().evalLogic('!(a|b)', {'b': True})
#> Solution().evalLogic('x', {})
#> Solution().evalLogic('!p & (q | !r)', {'r': False})
#> Solution().evalLogic('a&', {'a': True})
# %%
def caesar_lines(lines, key):
    def shift(ch, k):
        if 'a' <= ch <= 'z':
            return chr((ord(ch) - 97 + k) % 26 + 97)
        return ch

    out = []
    for n, line in enumerate(lines):
        k = key + n if n % 2 == 0 else -key
        out.append(''.join(shift(c, k) for c in line))
    return out
#> caesar_lines(['abc', 'xyz'], 1)
#> caesar_lines([], 5)
#> caesar_lines(['go', 'up', 'to'], 3)
#> caesar_lines(['a b!'], 26)
#> caesar_lines(['zoo', 'zoo'], -2)
# %%
def plate_key(plate):
    letters = ''.join(c for c in plate if c.isalpha()).upper()
    digits = ''.join(c for c in plate if c.isdigit())
    return letters, int(digits or 0)


def same_plate(a, b):
    return plate_key(a) == plate_key(b)


def group_plates(plates):
    groups = []
    for p in plates:
        for g in groups:
            if same_plate(g[0], p):
                g.append(p)
                break
        else:
            groups.append([p])
    return groups
#> group_plates(['AB-12', 'ab 012', 'B12A'])
#> group_plates([])
#> group_plates(['x1', 'y1', 'X-1', '1Y'])
#> group_plates(['--'])
#> group_plates(['K9', 'K 09', 'K90', 'k9'])
# %%
class Solution:
    def unfoldRecipe(self, code: str) -> str:
        stack = []
        cur = ''
        times = 0
        for ch in code:
            if ch.isdigit():
                times = times * 10 + int(ch)
            elif ch == '<':
                stack.append((cur, times or 2))
                cur, times = '', 0
            elif ch == '>':
                before, k = stack.pop()
                cur = before + '-'.join([cur] * k)
            else:
                cur += ch
        return cur
#> Solution().unfoldRecipe('3<ab>')
#> Solution().unfoldRecipe('<x2<y>>z')
#> Solution().unfoldRecipe('plain')
#> Solution().unfoldRecipe('10<o>')
#> Solution().unfoldRecipe('a>')
# %%
def parse_duration(text):
    units = {'d': 1440, 'h': 60, 'm': 1}
    minutes = 0
    number = ''
    for ch in text:
        if ch.isdigit():
            number += ch
        elif ch in units and number:
            minutes += int(number) * units[ch]
            number = ''
        elif ch != ' ':
            raise ValueError(ch)
    return minutes


def format_duration(minutes):
    hours, rest = divmod(minutes, 60)
    days, hours = divmod(hours, 24)
    parts = []
    for amount, unit in ((days, 'd'), (hours, 'h'), (rest, 'm')):
        if amount:
            parts.append(f'{amount}{unit}')
    return ' '.join(parts) or '0m'


def add_durations(items):
    total = sum(parse_duration(t) for t in items)
    return format_duration(total)
#> add_durations(['1h 30m', '45m'])
#> add_durations([])
#> add_durations(['23h', '59m', '1m'])
#> add_durations(['2d3h', '90m'])
#> add_durations(['5x'])
# %%
from typing import List


class Solution:
    def indentTree(self, names: List[str]) -> str:
        stack: List[str] = []
        paths = []
        for raw in names:
            name = raw.lstrip('-')
            level = len(raw) - len(name)
            while len(stack) > level:
                stack.pop()
            stack.append(name)
            paths.append('.'.join(stack))
        longest = ''
        for p in paths:
            if p.count('.') > longest.count('.') or not longest:
                longest = p
        return longest
#> Solution().indentTree(['a', '-b', '--c', '-d'])
#> Solution().indentTree(['x'])
#> Solution().indentTree([])
#> Solution().indentTree(['top', '-mid', 'end', '-low', '--floor', '---cave'])
#> Solution().indentTree(['--skip', '-down', 'root', '-leaf'])
# %%
def merge_hyphens(lines):
    words = []
    carry = ''
    for line in lines:
        pieces = line.split()
        if not pieces:
            continue
        pieces[0] = carry + pieces[0]
        carry = ''
        if pieces[-1].endswith('-'):
            carry = pieces.pop()[:-1]
        words += pieces
    if carry:
        words.append(carry)
    return words
#> merge_hyphens(['the ele-', 'phant ran'])
#> merge_hyphens(['', 'solo'])
#> merge_hyphens(['a-', 'b-', 'c'])
#> merge_hyphens(['end-'])
#> merge_hyphens(['well-known man', 'sits qui-', '', 'etly now'])
# %%
class Solution:
    def colourCode(self, text: str) -> tuple:
        body = text.lstrip('#').lower()
        if len(body) == 3:
            body = ''.join(c * 2 for c in body)
        if len(body) != 6:
            return ()
        channels = []
        for i in range(0, 6, 2):
            value = self.hexDigit(body[i]) * 16 + self.hexDigit(body[i + 1])
            channels.append(value)
        return tuple(channels)

    def hexDigit(self, ch):
        if ch.isdigit():
            return int(ch)
        return ord(ch) - ord('a') + 10
#> Solution().colourCode('#fff')
#> Solution().colourCode('#0A10ff')
#> Solution().colourCode('12')
#> Solution().colourCode('c0ffee')
#> Solution().colourCode('##909')
# %%
def run_register_program(source):
    regs = {'a': 0, 'b': 0}
    lines = source.split(';')
    pc = steps = 0

    def value(arg):
        return regs[arg] if arg in regs else int(arg)

    while 0 <= pc < len(lines) and steps < 40:
        op, *args = lines[pc].split()
        steps += 1
        if op == 'set':
            regs[args[0]] = value(args[1])
        elif op == 'inc':
            regs[args[0]] += value(args[1])
        elif op == 'jnz':
            if value(args[0]) != 0:
                pc += value(args[1])
                continue
        pc += 1
    return regs['a'], regs['b'], steps
#> run_register_program('set a 3;inc b a;inc a -1;jnz a -2')
#> run_register_program('inc a 1;jnz a -1')
#> run_register_program('set b 7')
#> run_register_program('jnz 1 2;set a 9;set b 4')
#> run_register_program('set a 2;set b 5;inc a b;inc b a')
# %%
def money_text(cents, symbol='$'):
    negative = cents < 0
    whole, frac = divmod(abs(cents), 100)
    digits = str(whole)
    groups = []
    while len(digits) > 3:
        groups.append(digits[-3:])
        digits = digits[:-3]
    groups.append(digits)
    body = f"{symbol}{','.join(reversed(groups))}.{frac:02d}"
    return f'({body})' if negative else body
#> money_text(123456789)
#> money_text(-5)
#> money_text(0, 'EUR ')
#> money_text(-100000, '#')
#> money_text(99999)
# %%
class Solution:
    def longestEcho(self, s: str) -> str:
        best = ''
        for i in range(len(s)):
            for half in range(1, (len(s) - i) // 2 + 1):
                if self.isEcho(s, i, half) and half * 2 > len(best):
                    best = s[i:i + 2 * half]
        return best

    def isEcho(self, s, start, half):
        return s[start:start + half] == s[start + half:start + 2 * half]
#> Solution().longestEcho('xababy')
#> Solution().longestEcho('abc')
#> Solution().longestEcho('')
#> Solution().longestEcho('aaaaa')
#> Solution().longestEcho('hohoyoyo')
# %%
def fill_template(template, values):
    out = ''
    i = 0
    missing = []
    while i < len(template):
        if template[i] == '{':
            end = template.find('}', i)
            if end == -1:
                out += template[i:]
                break
            name, _, default = template[i + 1:end].partition(':')
            if name in values:
                out += str(values[name])
            elif default:
                out += default
            else:
                missing.append(name)
            i = end + 1
        else:
            out += template[i]
            i += 1
    return out, missing
#> fill_template('Hi {who}!', {'who': 'Bo'})
#> fill_template('{a}-{b:none}', {})
#> fill_template('', {'x': 1})
#> fill_template('{n} of {m:10', {'n': 3})
#> fill_template('{x}{y}{x}', {'x': 0})
# %%
class Solution:
    def morseLike(self, signal: str) -> str:
        codes = {'.': 'e', '-': 't', '..': 'i', '.-': 'a', '-.': 'n', '--': 'm', '...': 's', '---': 'o'}
        words = []
        for group in signal.split('/'):
            word = ''
            for code in group.split():
                word += codes.get(code, '?')
            if word:
                words.append(word)
        return ' '.join(words)
#> Solution().morseLike('... --- ...')
#> Solution().morseLike('-- .- -./. .-')
#> Solution().morseLike('')
#> Solution().morseLike('/ / -')
#> Solution().morseLike('.... --/.---')
# %%
def parse_poly(text):
    terms = {}
    text = text.replace('-', '+-')
    for term in text.split('+'):
        if not term:
            continue
        if 'x' in term:
            coef, _, power = term.partition('x')
            if coef in ('', '-'):
                coef += '1'
            exp = int(power[1:]) if power else 1
        else:
            coef, exp = term, 0
        terms[exp] = terms.get(exp, 0) + int(coef)
    return terms


def evaluate_poly(text, x):
    return sum(c * x ** e for e, c in parse_poly(text).items())


def same_at(left, right, points):
    return [p for p in points if evaluate_poly(left, p) == evaluate_poly(right, p)]
#> same_at('x^2', 'x', [0, 1, 2])
#> same_at('2x+3', '-x+9', [2, 5])
#> same_at('5', '5', [-1])
#> same_at('x^3-4x', '0', [-2, 0, 1])
#> same_at('3x-x', '2x', [])
# %%
def column_name(n):
    name = ''
    while n > 0:
        n, rem = divmod(n - 1, 26)
        name = chr(65 + rem) + name
    return name


def column_number(name):
    n = 0
    for ch in name:
        n = n * 26 + ord(ch) - 64
    return n


def shift_cell(cell, dx, dy):
    letters = cell.rstrip('0123456789')
    row = int(cell[len(letters):])
    col = column_number(letters) + dx
    row += dy
    if col < 1 or row < 1:
        return '#REF'
    return column_name(col) + str(row)
#> shift_cell('A1', 1, 1)
#> shift_cell('Z9', 1, 0)
#> shift_cell('B2', -2, 0)
#> shift_cell('AZ100', 26, -99)
#> shift_cell('ZZ1', 1, 4)
# %%
class Solution:
    def wrapSentence(self, s: str, width: int) -> list:
        lines = []
        while len(s) > width:
            cut = s.rfind(' ', 0, width + 1)
            if cut <= 0:
                lines.append(s[:width - 1] + '-')
                s = s[width - 1:]
            else:
                lines.append(s[:cut])
                s = s[cut + 1:]
        if s:
            lines.append(s)
        return lines
#> Solution().wrapSentence('a quick brown fox', 7)
#> Solution().wrapSentence('abcdefghij', 4)
#> Solution().wrapSentence('', 3)
#> Solution().wrapSentence('to be or not to be', 5)
#> Solution().wrapSentence('hi incomprehensible', 6)
# %%
from collections import Counter


def molecule_weight(formula, weights):
    stack = [Counter()]
    i = 0
    while i < len(formula):
        ch = formula[i]
        i += 1
        if ch == '(':
            stack.append(Counter())
            continue
        start = i
        while i < len(formula) and formula[i].isdigit():
            i += 1
        times = int(formula[start:i] or 1)
        if ch == ')':
            group = stack.pop()
            for atom, n in group.items():
                stack[-1][atom] += n * times
        else:
            stack[-1][ch] += times
    return sum(weights.get(a, 0) * n for a, n in stack[0].items())
#> molecule_weight('H2O', {'H': 1, 'O': 16})
#> molecule_weight('C(OH)4', {'C': 12, 'O': 16, 'H': 1})
#> molecule_weight('', {'H': 1})
#> molecule_weight('N12', {'N': 14})
#> molecule_weight('((X2)3Y)2', {'X': 5, 'Y': 2})
# %%
class Solution:
    def tagBalance(self, html: str) -> str:
        open_tags = []
        i = 0
        while True:
            start = html.find('<', i)
            if start < 0:
                break
            end = html.find('>', start)
            if end < 0:
                return 'broken'
            tag = html[start + 1:end]
            i = end + 1
            if tag.endswith('/'):
                continue
            if not tag.startswith('/'):
                open_tags.append(tag)
            elif open_tags and open_tags[-1] == tag[1:]:
                open_tags.pop()
            else:
                return 'stray ' + tag[1:]
        return 'ok' if not open_tags else 'unclosed ' + open_tags[-1]
#> Solution().tagBalance('<p>hi</p>')
#> Solution().tagBalance('<b><i></b>')
#> Solution().tagBalance('text only')
#> Solution().tagBalance('<ul><li>a</li><br/>')
#> Solution().tagBalance('<p>a<')
# %%
def vowel_split(word):
    parts = []
    cur = ''
    for ch in word:
        if cur and cur[-1] in 'aeiou' and ch not in 'aeiou':
            parts.append(cur)
            cur = ''
        cur += ch
    if cur:
        if parts and not any(c in 'aeiou' for c in cur):
            parts[-1] += cur
        else:
            parts.append(cur)
    return parts
#> vowel_split('banana')
#> vowel_split('strength')
#> vowel_split('')
#> vowel_split('audio')
#> vowel_split('tokenizer')
# %%
def bits_to_text(bits):
    letters = []
    for i in range(0, len(bits) - 4, 5):
        code = 0
        for b in bits[i:i + 5]:
            code = code << 1 | (b == '1')
        letters.append(' ' if code == 0 else chr(96 + code) if code <= 26 else '*')
    return ''.join(letters)


def text_to_bits(text):
    return ''.join(format(max(0, ord(c) - 96), '05b') for c in text)


def flip_and_read(text, positions):
    bits = list(text_to_bits(text))
    for p in positions:
        if p < len(bits):
            bits[p] = '0' if bits[p] == '1' else '1'
    return bits_to_text(''.join(bits))
#> flip_and_read('cat', [4])
#> flip_and_read('a', [])
#> flip_and_read('', [3])
#> flip_and_read('zoo', [2, 7, 50])
#> flip_and_read('hi', [0, 1, 2, 3, 4])
# %%
class Solution:
    def spreadSheet(self, cells: dict, target: str) -> int:
        done = {}

        def resolve(name):
            if name in done:
                return done[name]
            raw = cells.get(name, '0')
            if raw.startswith('='):
                value = 0
                for ref in raw[1:].split('+'):
                    value += int(ref) if ref.isdigit() else resolve(ref)
            else:
                value = int(raw)
            done[name] = value
            return value

        return resolve(target)
#> Solution().spreadSheet({'A': '4', 'B': '=A+A+1'}, 'B')
#> Solution().spreadSheet({}, 'Z')
#> Solution().spreadSheet({'A': '=B+C', 'B': '=C+2', 'C': '-3'}, 'A')
#> Solution().spreadSheet({'X': '=7+8+Y'}, 'X')
#> Solution().spreadSheet({'P': '=Q+Q', 'Q': '=R+R', 'R': '=S+S', 'S': '5'}, 'P')
# %%
def align_table(rows):
    if not rows:
        return []
    ncols = max(len(r) for r in rows)
    widths = [0] * ncols
    for r in rows:
        for j, cell in enumerate(r):
            widths[j] = max(widths[j], len(str(cell)))
    lines = []
    for r in rows:
        cells = []
        for j in range(ncols):
            cell = r[j] if j < len(r) else ''
            if isinstance(cell, int):
                cells.append(str(cell).rjust(widths[j]))
            else:
                cells.append(cell.ljust(widths[j]))
        lines.append('|'.join(cells))
    return lines
#> align_table([['tea', 5], ['coffee', 12]])
#> align_table([])
#> align_table([['a'], ['b', 'cc', 7]])
#> align_table([[1, 22, 333], [4444, 5, 6]])
#> align_table([['only']])
# %%
def glob_match(pattern, name):
    if not pattern:
        return not name
    if pattern[0] == '*':
        return glob_match(pattern[1:], name) or (name != '' and glob_match(pattern, name[1:]))
    if not name:
        return False
    if pattern[0] == '#':
        return name[0].isdigit() and glob_match(pattern[1:], name[1:])
    return pattern[0] == name[0] and glob_match(pattern[1:], name[1:])


def pick_files(pattern, names):
    kept = []
    for n in names:
        if glob_match(pattern, n):
            kept.append(n)
    return kept
#> pick_files('a*', ['ab', 'ba', 'a'])
#> pick_files('log##', ['log01', 'logs', 'log1'])
#> pick_files('', ['', 'x'])
#> pick_files('*#', ['v2', 'draft'])
#> pick_files('t*.py', ['t.py', 'to.pyc'])
# %%
class Solution:
    def undoTyping(self, keys: str) -> str:
        text = ''
        undo = []
        redo = []
        for k in keys:
            if k == 'U':
                if undo:
                    redo.append(text)
                    text = undo.pop()
            elif k == 'R':
                if redo:
                    undo.append(text)
                    text = redo.pop()
            else:
                undo.append(text)
                redo.clear()
                text = text[:-1] if k == 'X' else text + k
        return text
#> Solution().undoTyping('abUc')
#> Solution().undoTyping('abUUR')
#> Solution().undoTyping('URX')
#> Solution().undoTyping('abcXXUdR')
#> Solution().undoTyping('helUUUURRR')
# %%
def checksum(code):
    total = 0
    for pos, ch in enumerate(code, 1):
        digit = int(ch) if ch.isdigit() else ord(ch.upper()) - 55
        total += pos * digit
    return total % 11


def with_check(code):
    c = checksum(code)
    return code + ('X' if c == 10 else str(c))


def repair(code):
    body, last = code[:-1], code[-1]
    if with_check(body) == code:
        return code
    for i in range(len(body) - 1):
        swapped = body[:i] + body[i + 1] + body[i] + body[i + 2:]
        if with_check(swapped)[-1] == last:
            return swapped + last
    return None
#> repair('1233')
#> repair('2133')
#> repair('A7B3')
#> repair('4419')
#> repair('20613')
# %%
class Solution:
    def acronymDots(self, phrase: str, small: list) -> str:
        out = []
        for word in phrase.split():
            if word.lower() in small:
                continue
            if '-' in word:
                out.append('-'.join(p[0].upper() for p in word.split('-') if p))
            elif word.isdigit():
                out.append(word)
            else:
                out.append(word[0].upper())
        return '.'.join(out) + '.' if out else ''
#> Solution().acronymDots('bureau of odd maps', ['of'])
#> Solution().acronymDots('', [])
#> Solution().acronymDots('The north-east club 99', ['the'])
#> Solution().acronymDots('of the', ['the', 'of'])
#> Solution().acronymDots('union for self-taught owls', ['for'])
