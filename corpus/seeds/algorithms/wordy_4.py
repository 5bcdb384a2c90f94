# %%
def f(text, k):
    chars = list(text)
    i = 0
    while i + k < len(chars):
        if chars[i] > chars[i + k]:
            chars[i], chars[i + k] = chars[i + k], chars[i]
            i = max(i - k, 0)
        else:
            i += 1
    return ''.join(chars)
#> f('sorted by stride', 4)
#> f('zyxwvut', 2)
#> f('', 1)
#> f('abc', 5)
#> f('90817263', 3)
# %%
class Solution:
    def sumOfHiddenDates(self, text: str) -> int:
        """Add up day numbers of every dd/mm found in the text."""
        total = 0
        for i in range(2, len(text) - 2):
            if text[i] != '/':
                continue
            day, month = text[i - 2:i], text[i + 1:i + 3]
            if day.isdigit() and month.isdigit() and self.valid(int(day), int(month)):
                total += int(day)
        return total

    def valid(self, d, m):
        days = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        return 1 <= m <= 12 and 1 <= d <= days[m - 1]
#> Solution().sumOfHiddenDates('due 14/02, sent 03/11, bad 31/04')
#> Solution().sumOfHiddenDates('1/2 and 22/13')
#> Solution().sumOfHiddenDates('')
#> Solution().sumOfHiddenDates('28/02/1999 then 29/02')
#> Solution().sumOfHiddenDates('x/y 05/05 a10/10b')
# %%
def mask_email(addr):
    user, at, domain = addr.partition('@')
    if not at:
        return '*' * len(addr)
    if len(user) <= 2:
        shown = user[:1] + '*'
    else:
        shown = user[0] + '*' * (len(user) - 2) + user[-1]
    labels = domain.split('.')
    labels[0] = labels[0][:1] + '..'
    return shown + '@' + '.'.join(labels)


def mask_all(text):
    words = text.split(' ')
    return ' '.join(mask_email(w) if '@' in w else w for w in words)
#> mask_all('write to anna.lee@mail.example.org today')
#> mask_all('jo@x.io cc k@home')
#> mask_all('')
#> mask_all('meet @noon in the hall')
#> mask_all('from: bob7@corp.net, to: none')
# %%
class Solution:
    def chooseHeadline(self, options: str, maxLen: int) -> str:
        candidates = [o.strip() for o in options.split('|')]
        fit = [c for c in candidates if 0 < len(c) <= maxLen]
        if not fit:
            shortest = min(candidates, key=len)
            return shortest[:maxLen]
        return max(fit, key=lambda c: (c.count(' '), -len(c)))
#> Solution().chooseHeadline('Dog bites man | Man bites dog again | Bites', 15)
#> Solution().chooseHeadline('Extremely long headline here|Another long one', 8)
#> Solution().chooseHeadline('', 5)
#> Solution().chooseHeadline('a b c|dd ee ff|g', 9)
#> Solution().chooseHeadline('Rain | Snow | Sun', 4)
# %%
def dots_and_dashes(text):
    """Turn each word into a rhythm: vowel '-', consonant '.', then squeeze runs."""
    out = []
    for word in text.lower().split():
        rhythm = ''
        for ch in word:
            if not ch.isalpha():
                continue
            beat = '-' if ch in 'aeiou' else '.'
            if rhythm[-1:] == beat:
                rhythm = rhythm[:-1] + ('=' if beat == '-' else ':')
            elif rhythm[-1:] in ('=', ':') and (beat == '-') == (rhythm[-1] == '='):
                pass
            else:
                rhythm += beat
        out.append(rhythm)
    return out
#> dots_and_dashes('Beautiful queue of strengths')
#> dots_and_dashes('a e i')
#> dots_and_dashes('')
#> dots_and_dashes('book keeper 42')
#> dots_and_dashes("it's schooner time")
# %%
def f(s, t):
    i = 0
    lost = []
    for ch in s:
        if i < len(t) and t[i] == ch:
            i += 1
        else:
            lost.append(ch)
    if i < len(t):
        return 'no: ' + t[i:]
    return ''.join(lost)
#> f('the quick brown fox', 'tuno')
#> f('abcdef', 'fa')
#> f('', '')
#> f('1a2b3c4d', '1234')
#> f('mango smoothie', 'moose')
# %%
class Solution:
    def bracketPairs(self, s: str) -> list:
        stack = []
        pairs = []
        match = {')': '(', ']': '[', '>': '<'}
        for i, ch in enumerate(s):
            if ch in '([<':
                stack.append(i)
            elif ch in match:
                while stack and s[stack[-1]] != match[ch]:
                    stack.pop()
                if stack:
                    pairs.append((stack.pop(), i))
        return sorted(pairs)
#> Solution().bracketPairs('fn(a[0], <b>)')
#> Solution().bracketPairs('([)]')
#> Solution().bracketPairs('')
#> Solution().bracketPairs('>>> x < 3 > (y')
#> Solution().bracketPairs('[[[(a)]]')
# %%
def digits_to_words(num, groups):
    if num == 0:
        return 'nil'
    text = ''
    for name, size in groups:
        count, num = divmod(num, size)
        if count:
            text += f'{count}{name} '
    return text.strip()


def convert_prices(line):
    coins = [('g', 240), ('s', 12), ('c', 1)]
    out = []
    for token in line.split():
        if token.startswith('$'):
            out.append(digits_to_words(int(token[1:]), coins))
        else:
            out.append(token)
    return ' '.join(out)
#> convert_prices('sword $500 shield $13')
#> convert_prices('bread $0 today')
#> convert_prices('')
#> convert_prices('castle $24000 moat $251')
#> convert_prices('broken $x')
# %%
def rot_pairs(text):
    half = 'abcdefghijklm'
    out = ''
    for i in range(0, len(text), 2):
        pair = text[i:i + 2]
        if len(pair) == 2 and pair.isalpha():
            first_low = pair[0].lower() in half
            second_low = pair[1].lower() in half
            out += pair[::-1] if first_low != second_low else pair.swapcase()
        else:
            out += pair
    return out
#> rot_pairs('An Extra Cover')
#> rot_pairs('table mountain')
#> rot_pairs('')
#> rot_pairs('x1y2z3 ab yz')
#> rot_pairs('odd')
# %%
class Solution:
    def tagTree(self, xml: str) -> str:
        """Show an outline such as a(b,c(d)) from simple tags."""
        out = ''
        i = 0
        while i < len(xml):
            if xml[i] != '<':
                i += 1
                continue
            end = xml.index('>', i)
            tag = xml[i + 1:end]
            if tag.startswith('/'):
                out += ')'
            else:
                if out and out[-1] == ')':
                    out += ','
                out += tag.rstrip('/') + '('
                if tag.endswith('/'):
                    out += ')'
            i = end + 1
        return out.replace('()', '')
#> Solution().tagTree('<a><b>hi</b><c><d/></c></a>')
#> Solution().tagTree('text only')
#> Solution().tagTree('<br/><br/>')
#> Solution().tagTree('<ul><li>1</li><li>2</li></ul>')
#> Solution().tagTree('<open <bad')
# %%
def best_fit_words(text, target):
    """Fewest words of the text, in order from some point, with total length == target."""
    lens = [len(w) for w in text.split()]
    best = None
    for i in range(len(lens)):
        total = 0
        for j in range(i, len(lens)):
            total += lens[j]
            if total >= target:
                if total == target and (best is None or j - i + 1 < best):
                    best = j - i + 1
                break
    return best
#> best_fit_words('it was a bright cold day in april', 9)
#> best_fit_words('one two three', 100)
#> best_fit_words('', 1)
#> best_fit_words('a bb ccc dddd', 7)
#> best_fit_words('to the moon and back', 4)
# %%
class Solution:
    def dnaToProtein(self, dna: str) -> str:
        table = {'ATG': 'M', 'TTT': 'F', 'AAA': 'K', 'GGC': 'G', 'CCA': 'P', 'TAA': '*', 'TGA': '*'}
        start = dna.find('ATG')
        if start < 0:
            return ''
        protein = []
        for i in range(start, len(dna) - 2, 3):
            amino = table.get(dna[i:i + 3], 'x')
            if amino == '*':
                break
            protein.append(amino)
        return ''.join(protein)
#> Solution().dnaToProtein('CCATGTTTAAAGGCTAACCA')
#> Solution().dnaToProtein('GGGCCC')
#> Solution().dnaToProtein('ATGATGTGA')
#> Solution().dnaToProtein('ATGCCACCAGGTAA')
#> Solution().dnaToProtein('TTATG')
# %%
def f(text, k):
    words = text.split()
    while len(words) > k:
        lengths = [len(words[i]) + len(words[i + 1]) for i in range(len(words) - 1)]
        i = lengths.index(min(lengths))
        words[i:i + 2] = [words[i] + '+' + words[i + 1]]
    return words
#> f('we the people of the united states', 4)
#> f('a b c d', 1)
#> f('', 2)
#> f('already few', 3)
#> f('one three five seven eleven', 3)
# %%
def reading_level(text):
    sentences = [s for s in text.replace('!', '.').replace('?', '.').split('.') if s.strip()]
    if not sentences:
        return 0
    words = sum(len(s.split()) for s in sentences)
    hard = 0
    for s in sentences:
        for w in s.split():
            if len(w.strip(',;')) > 6:
                hard += 1
    return round(words / len(sentences) + 100 * hard / words, 1)
#> reading_level('The cat sat. The dog ran!')
#> reading_level('Incomprehensible terminology discourages readers.')
#> reading_level('...')
#> reading_level('Why? Because, frankly, simple words work better.')
#> reading_level('Short and sweet')
# %%
class Solution:
    def playTape(self, tape: str, program: str) -> str:
        cells = list(tape)
        head = 0
        for op in program:
            if op == 'R':
                head = min(head + 1, len(cells) - 1)
            elif op == 'L':
                head = max(head - 1, 0)
            elif op == 'U':
                cells[head] = cells[head].upper()
            elif op == 'X':
                cells.pop(head)
                if head == len(cells):
                    head -= 1
            elif op == 'D':
                cells.insert(head, cells[head])
        return ''.join(cells)
#> Solution().playTape('typewriter', 'URRURRXLD')
#> Solution().playTape('abc', 'LLLRRRRRXX')
#> Solution().playTape('solo', '')
#> Solution().playTape('x', 'XU')
#> Solution().playTape('1 2 3', 'RXRXDD')
# %%
def sort_by_key(text, spec):
    """spec like 'len,-vowels,alpha' gives the sort order of the words."""
    measures = {
        'len': len,
        'vowels': lambda w: sum(c in 'aeiou' for c in w.lower()),
        'last': lambda w: ord(w[-1]),
    }
    words = text.split()
    for part in reversed(spec.split(',')):
        down = part.startswith('-')
        name = part.lstrip('-')
        if name == 'alpha':
            words.sort(key=str.lower, reverse=down)
        else:
            words.sort(key=measures[name], reverse=down)
    return words
#> sort_by_key('pear Fig banana kiwi apple', 'len,alpha')
#> sort_by_key('pear Fig banana kiwi apple', '-vowels,alpha')
#> sort_by_key('', 'len')
#> sort_by_key('one two ten six', 'last,-alpha')
#> sort_by_key('bad spec', 'size')
# %%
class Solution:
    def isStaircase(self, text: str) -> bool:
        sizes = [len(w) for w in text.split()]
        if len(sizes) < 2:
            return False
        step = sizes[1] - sizes[0]
        if step == 0:
            return False
        for a, b in zip(sizes[1:], sizes[2:]):
            if b - a != step:
                return False
        return True
#> Solution().isStaircase('I am not sure about things')
#> Solution().isStaircase('three word walk')
#> Solution().isStaircase('')
#> Solution().isStaircase('seventh eight sun a')
#> Solution().isStaircase('same size word here')
# %%
def hash_name(name, buckets):
    h = 7
    for ch in name:
        h = (h * 31 + ord(ch)) % 1009
    return h % buckets


def place(names, buckets):
    table = [None] * buckets
    probes = 0
    for name in names.split():
        slot = hash_name(name, buckets)
        while table[slot] is not None:
            slot = (slot + 1) % buckets
            probes += 1
        table[slot] = name
    return table, probes
#> place('ana bo cy', 5)
#> place('x y z w', 4)
#> place('', 3)
#> place('left right up down', 7)
#> place('alpha beta alpha', 6)
# %%
def f(text):
    out = ''
    for i, ch in enumerate(text):
        if ch.isdigit() and i:
            n = int(ch)
            out += out[-n:] if n else '|'
        else:
            out += ch
    return out
#> f('ab2c1d3')
#> f('ha2!0go2')
#> f('')
#> f('9lives')
#> f('tick tock5 end0')
# %%
class Solution:
    def earliestTypo(self, typed: str, intended: str) -> str:
        n = min(len(typed), len(intended))
        for i in range(n):
            if typed[i] == intended[i]:
                continue
            if typed[i:i + 2] == intended[i:i + 2][::-1]:
                return f'swap at {i}'
            if typed[i + 1:i + 3] == intended[i:i + 2]:
                return f'extra {typed[i]} at {i}'
            if typed[i:i + 2] == intended[i + 1:i + 3]:
                return f'missing {intended[i]} at {i}'
            return f'wrong {typed[i]} at {i}'
        if len(typed) != len(intended):
            return 'length'
        return 'ok'
#> Solution().earliestTypo('teh cat', 'the cat')
#> Solution().earliestTypo('helllo world', 'hello world')
#> Solution().earliestTypo('recieve it', 'recieve it')
#> Solution().earliestTypo('mispell', 'misspell')
#> Solution().earliestTypo('gaze', 'gate keeper')
# %%
def bigrams(words):
    follow = {}
    for a, b in zip(words, words[1:]):
        row = follow.setdefault(a, {})
        row[b] = row.get(b, 0) + 1
    return follow


def best_next(row):
    return min(row, key=lambda w: (-row[w], w))


def babble(text, first, n):
    follow = bigrams(text.lower().split())
    out = [first]
    while len(out) < n and out[-1] in follow:
        out.append(best_next(follow[out[-1]]))
    return ' '.join(out)
#> babble('the cat saw the dog and the dog saw me', 'the', 6)
#> babble('one two one two', 'two', 5)
#> babble('', 'hello', 4)
#> babble('I said what I said', 'i', 3)
#> babble('a b a c a b', 'c', 7)
# %%
class Solution:
    def vowelBalance(self, s: str) -> int:
        """Longest slice with as many vowels as consonants, other chars ignored."""
        first = {0: -1}
        level = best = 0
        for i, ch in enumerate(s.lower()):
            if ch.isalpha():
                level += 1 if ch in 'aeiou' else -1
            if level in first:
                best = max(best, i - first[level])
            else:
                first[level] = i
        return best
#> Solution().vowelBalance('banana republic')
#> Solution().vowelBalance('queue')
#> Solution().vowelBalance('')
#> Solution().vowelBalance('rhythm & blues, baby')
#> Solution().vowelBalance('xyzzy')
# %%
def pad_center_words(text, width):
    words = text.split()
    mid = len(words) // 2
    left = ' '.join(words[:mid])
    right = ' '.join(words[mid:])
    dots = width - len(left) - len(right)
    if dots < 1:
        return (left + ' ' + right).strip()
    return left + '.' * dots + right
#> pad_center_words('Chapter One page 12', 30)
#> pad_center_words('Introduction 3', 20)
#> pad_center_words('', 5)
#> pad_center_words('far too many words to fit on this line', 20)
#> pad_center_words('solo', 9)
# %%
def parse_coords(text):
    x = y = 0
    visited = [(0, 0)]
    for move in text.upper().replace(',', ' ').split():
        d, n = move[0], int(move[1:] or 1)
        if d == 'N':
            y += n
        elif d == 'S':
            y -= n
        elif d == 'E':
            x += n
        elif d == 'W':
            x -= n
        visited.append((x, y))
    return visited


def far_point(text):
    pts = parse_coords(text)
    return max(pts, key=lambda p: abs(p[0]) + abs(p[1])), len(pts) - 1
#> far_point('N3, e2, S5, w')
#> far_point('')
#> far_point('n n n e')
#> far_point('W10 E20 W10')
#> far_point('N2, Q9, Nx')
# %%
class Solution:
    def reorderByDigits(self, s: str) -> str:
        words = s.split()
        slots = [[] for _ in range(10)]
        for w in words:
            for ch in w:
                if ch.isdigit():
                    slots[int(ch)].append(w.replace(ch, '', 1))
                    break
            else:
                slots[0].append(w)
        return ' '.join(w for slot in slots for w in slot)
#> Solution().reorderByDigits('is2 Thi1s T4est 3a')
#> Solution().reorderByDigits('9last first1 middle5 nodigit')
#> Solution().reorderByDigits('')
#> Solution().reorderByDigits('a10 b10 c02')
#> Solution().reorderByDigits('plain words only')
# %%
def f(text, k):
    best = ''
    for i in range(len(text)):
        j = i
        while j < len(text) and text[i:j + 1].count(text[j]) <= k:
            j += 1
        if j - i > len(best):
            best = text[i:j]
    return best
#> f('aabbabc', 1)
#> f('hello all', 2)
#> f('', 1)
#> f('zzzz', 3)
#> f('10110', 1)
# %%
def toggle(state, word):
    on, off = ('on', 'enable', 'start'), ('off', 'disable', 'stop')
    if word in on:
        return True
    if word in off:
        return False
    if word == 'toggle':
        return not state
    return state


def run_switches(script):
    state = {}
    for line in script.split(';'):
        parts = line.lower().split()
        if len(parts) != 2:
            continue
        name, cmd = parts
        state[name] = toggle(state.get(name, False), cmd)
    return ''.join(n[0].upper() if v else n[0] for n, v in state.items())
#> run_switches('lamp on; fan toggle; lamp toggle; heater start')
#> run_switches('radio off; radio toggle; radio toggle')
#> run_switches('')
#> run_switches('just words here; tv enable; vcr blink')
#> run_switches('A on;B on;C off;B stop;A on')
# %%
class Solution:
    def medianWord(self, text: str) -> str:
        words = sorted(text.lower().split(), key=lambda w: (len(w), w))
        n = len(words)
        if n == 0:
            return ''
        if n % 2:
            return words[n // 2]
        a, b = words[n // 2 - 1], words[n // 2]
        return a[:len(a) // 2] + b[len(b) // 2:]
#> Solution().medianWord('Many hands make light work')
#> Solution().medianWord('breakfast lunch')
#> Solution().medianWord('')
#> Solution().medianWord('to infinity and beyond')
#> Solution().medianWord('Xylophone')
# %%
def polybius(text):
    square = 'abcdefghiklmnopqrstuvwxyz'
    out = []
    for ch in text.lower():
        if ch == 'j':
            ch = 'i'
        at = square.find(ch)
        if at >= 0:
            r, c = divmod(at, 5)
            out.append(10 * (r + 1) + c + 1)
    return out


def knock_sum(text):
    codes = polybius(text)
    rows = sum(code // 10 for code in codes)
    cols = sum(code % 10 for code in codes)
    return codes, rows - cols
#> knock_sum('Hello jail')
#> knock_sum('zzz')
#> knock_sum('')
#> knock_sum('Escape at 9!')
#> knock_sum('aeou')
# %%
class Solution:
    def mergeSubtitles(self, a: str, b: str) -> list:
        """Lines like '12 text' parted by '|', merged by time; b yields on ties."""
        def load(s, tag):
            rows = []
            for part in s.split('|'):
                if part:
                    t, txt = part.split(' ', 1)
                    rows.append((int(t), tag, txt))
            return rows

        rows = load(a, 0) + load(b, 1)
        rows.sort()
        return [('> ' if tag else '') + txt for _, tag, txt in rows]
#> Solution().mergeSubtitles('1 Hello|5 Bye', '1 Hola|4 Adios')
#> Solution().mergeSubtitles('', '3 alone here')
#> Solution().mergeSubtitles('10 ten|9 nine', '')
#> Solution().mergeSubtitles('2 a', 'x b')
#> Solution().mergeSubtitles('7 c d e|1 f', '7 g|0 h i')
# %%
def soft_hyphen(word, limit):
    if len(word) <= limit:
        return [word]
    cut = limit - 1
    for i in range(limit - 1, 1, -1):
        if word[i - 1] in 'aeiou' and word[i] not in 'aeiou':
            cut = i
            break
    return [word[:cut] + '-'] + soft_hyphen(word[cut:], limit)


def narrow(text, limit):
    lines = []
    for w in text.split():
        lines.extend(soft_hyphen(w, limit))
    return lines
#> narrow('information technology', 6)
#> narrow('so it is', 4)
#> narrow('', 5)
#> narrow('rhythms strengths', 5)
#> narrow('unbelievable', 8)
# %%
def f(a, b):
    n = max(len(a), len(b))
    a, b = a.zfill(n), b.zfill(n)
    carry = 0
    res = ''
    for x, y in zip(a[::-1], b[::-1]):
        s = int(x) + int(y) + carry
        res = str(s % 10) + res
        carry = s // 10
    return ('1' if carry else '') + res, n
#> f('99999999999', '1')
#> f('123456789012345', '987654321')
#> f('', '')
#> f('0042', '58')
#> f('12a', '30')
# %%
class Solution:
    def twinPeaks(self, s: str) -> list:
        """Local maxima by alphabet order that share a letter with another maximum."""
        peaks = {}
        for i in range(1, len(s) - 1):
            if s[i - 1] < s[i] > s[i + 1]:
                peaks.setdefault(s[i], []).append(i)
        return [p for p in peaks.values() if len(p) > 1]
#> Solution().twinPeaks('azbzcydx')
#> Solution().twinPeaks('programming')
#> Solution().twinPeaks('')
#> Solution().twinPeaks('banana cabana')
#> Solution().twinPeaks('1918171918')
# %%
def glob_match(name, pattern):
    if not pattern:
        return not name
    if pattern[0] == '*':
        for skip in range(len(name) + 1):
            if glob_match(name[skip:], pattern[1:]):
                return True
        return False
    if name and pattern[0] in ('?', name[0]):
        return glob_match(name[1:], pattern[1:])
    return False


def list_files(names, pattern):
    return [n for n in names.split() if glob_match(n, pattern)]
#> list_files('a.py b.txt c.py', '*.py')
#> list_files('img1 img22 im', 'img?')
#> list_files('', '*')
#> list_files('data.csv date.csv', 'dat?.c*')
#> list_files('x xx xyx', 'x*x')
# %%
def thermometer(readings, cold='_', hot='^'):
    temps = [int(r) for r in readings.split()]
    if not temps:
        return ''
    avg = sum(temps) / len(temps)
    chart = ''.join(hot if t > avg else cold for t in temps)
    while hot + hot in chart:
        chart = chart.replace(hot + hot, hot)
    return f'{chart} {avg:.1f}'
#> thermometer('12 14 19 22 21 13 9')
#> thermometer('5')
#> thermometer('')
#> thermometer('-3 -8 4 -1 0 7', hot='H')
#> thermometer('20 20 x 20')
# %%
class Solution:
    def elevatorTalk(self, text: str) -> str:
        res = []
        shift = 0
        for ch in text:
            if ch == '+':
                shift += 1
            elif ch == '-':
                shift -= 1
            elif ch.islower():
                res.append(chr((ord(ch) - 97 + shift) % 26 + 97))
            elif ch == '0':
                shift = 0
            else:
                res.append(ch)
        return ''.join(res)
#> Solution().elevatorTalk('a+a+a+a0a')
#> Solution().elevatorTalk('hello --world')
#> Solution().elevatorTalk('')
#> Solution().elevatorTalk('+++xyz---xyz')
#> Solution().elevatorTalk('NO LOWER 0 HERE')
# %%
def split_money(text):
    whole, _, frac = text.partition('.')
    neg = whole.startswith('-')
    whole = whole.lstrip('-').lstrip('0') or '0'
    groups = []
    while len(whole) > 3:
        groups.insert(0, whole[-3:])
        whole = whole[:-3]
    groups.insert(0, whole)
    frac = (frac + '00')[:2]
    out = ','.join(groups) + '.' + frac
    return f'({out})' if neg else out
#> split_money('1234567.8')
#> split_money('-0042')
#> split_money('')
#> split_money('999.999')
#> split_money('-1000000.05')
# %%
def columns_of(text):
    lines = text.split('\n')
    spaces = None
    for ln in lines:
        gaps = {i for i, c in enumerate(ln) if c == ' '}
        spaces = gaps if spaces is None else spaces & gaps
    return sorted(spaces)


def cut_columns(text):
    bounds = columns_of(text)
    rows = []
    for ln in text.split('\n'):
        row, prev = [], 0
        for b in bounds + [len(ln)]:
            row.append(ln[prev:b].strip())
            prev = b + 1
        rows.append(row)
    return rows
#> cut_columns('ann 10 x\nbob 20 y\ncyd 30 z')
#> cut_columns('one two')
#> cut_columns('')
#> cut_columns('a b c\nddd e')
#> cut_columns('id  qty\n7    12\n88    3')
# %%
class Solution:
    def longestEcho(self, text: str) -> str:
        """Longest word w that is followed later by its own tail (drop one or more letters)."""
        words = text.split()
        best = ''
        for i, w in enumerate(words):
            for later in words[i + 1:]:
                if len(later) < len(w) and w.endswith(later) and len(w) > len(best):
                    best = w
        return best
#> Solution().longestEcho('hello lo there here again')
#> Solution().longestEcho('no echo')
#> Solution().longestEcho('')
#> Solution().longestEcho('mountain fountain tain ain n')
#> Solution().longestEcho('cat at bat hat t')
# %%
def f(text, k):
    stack = []
    for ch in text:
        if len(stack) >= k - 1 and all(c == ch for c in stack[len(stack) - k + 1:]):
            del stack[len(stack) - k + 1:]
        else:
            stack.append(ch)
    return ''.join(stack)
#> f('deeedbbcccbdaa', 3)
#> f('abba cddc', 2)
#> f('', 2)
#> f('no triples', 3)
#> f('1112222111', 4)
