# %%
class Solution:
    def stickerCount(self, text: str, sheet: str) -> int:
        """How many copies of sheet are needed to lay out text (case-blind)."""
        need, have = {}, {}
        for c in text.lower():
            if c != ' ':
                need[c] = need.get(c, 0) + 1
        for c in sheet.lower():
            have[c] = have.get(c, 0) + 1
        copies = 0
        for c, n in need.items():
            if c not in have:
                return -1
            copies = max(copies, -(-n // have[c]))
        return copies
#> Solution().stickerCount('Happy birthday', 'hapybirtdy')
#> Solution().stickerCount('go team', 'aegmot')
#> Solution().stickerCount('', 'abc')
#> Solution().stickerCount('bzz bzz bzz', 'bbzz')
#> Solution().stickerCount('open 24/7', 'open24')
# %%
def f(text, sep):
    parts = text.split(sep)
    left, right = [], []
    for i, p in enumerate(parts):
        if i % 2 == 0:
            left.append(p.strip())
        else:
            right.append(p.strip()[::-1])
    return sep.join(left + right[::-1])
#> f('alpha, beta, gamma, delta', ',')
#> f('usr/local/lib/python/site', '/')
#> f('nosep', ';')
#> f('10:20:30:40', ':')
#> f('a--b--c', '--')
# %%
def next_word(s, i):
    while i < len(s) and not s[i].isalpha():
        i += 1
    j = i
    while j < len(s) and s[j].isalpha():
        j += 1
    return s[i:j], j


def longest_words(s):
    best = []
    pos = 0
    while True:
        word, pos = next_word(s, pos)
        if not word:
            return best
        if not best or len(word) > len(best[0]):
            best = [word]
        elif len(word) == len(best[0]):
            best.append(word)
#> longest_words('To be, or not to be?')
#> longest_words('x=1; yy=22')
#> longest_words('...')
#> longest_words('warp-speed, full-stop')
#> longest_words('Lions and tigers and bears')
# %%
class Solution:
    def scoreCrossword(self, across: str, down: str) -> list:
        spots = []
        for i, a in enumerate(across):
            for j, d in enumerate(down):
                if a == d:
                    spots.append((i, j))
        if not spots:
            return []
        mid = (len(across) // 2, len(down) // 2)
        return list(min(spots, key=lambda p: abs(p[0] - mid[0]) + abs(p[1] - mid[1])))
#> Solution().scoreCrossword('planet', 'nectar')
#> Solution().scoreCrossword('rhythm', 'queue')
#> Solution().scoreCrossword('', 'word')
#> Solution().scoreCrossword('banana', 'canal')
#> Solution().scoreCrossword('stone', 'notes')
# %%
def pascal_comment(src):
    """Upper-case keywords outside { } comments."""
    keywords = ['begin', 'end', 'if', 'then', 'do']
    out = ''
    word = ''
    depth = 0
    for ch in src + '\0':
        if ch.isalnum():
            word += ch
            continue
        out += word.upper() if depth == 0 and word in keywords else word
        word = ''
        if ch == '{':
            depth += 1
        elif ch == '}':
            depth -= 1
        out += ch
    return out[:-1]
#> pascal_comment('begin x := 1 {if then} end.')
#> pascal_comment('if a then do b')
#> pascal_comment('')
#> pascal_comment('ending {begin')
#> pascal_comment('do{do}do')
# %%
def luhn_like(number):
    flip = False
    total = 0
    for ch in reversed(number):
        if not ch.isdigit():
            continue
        d = int(ch)
        if flip:
            d *= 2
            if d > 9:
                d -= 9
        total += d
        flip = not flip
    return total


def complete(number):
    for last in '0123456789':
        if luhn_like(number + last) % 10 == 0:
            return number + last
#> complete('79927')
#> complete('4 5 3')
#> complete('')
#> complete('0000')
#> complete('12-34')
# %%
class Solution:
    def firstUniqueBlock(self, s: str, k: int) -> str:
        counts = {}
        for i in range(len(s) - k + 1):
            block = s[i:i + k]
            counts[block] = counts.get(block, 0) + 1
        for block, n in counts.items():
            if n == 1:
                return block
        return '-'
#> Solution().firstUniqueBlock('abababcab', 2)
#> Solution().firstUniqueBlock('ACGTACGTACG', 3)
#> Solution().firstUniqueBlock('', 2)
#> Solution().firstUniqueBlock('aaaaaaaa', 4)
#> Solution().firstUniqueBlock('tomorrow tomato', 3)
# %%
def grade_answers(key, given):
    key = key.replace(' ', '').upper()
    given = given.replace(' ', '').upper()
    score = streak = best = 0
    for k, g in zip(key, given):
        if g == '-':
            streak = 0
        elif g == k:
            streak += 1
            score += 4 if streak < 3 else 5
            best = max(best, streak)
        else:
            score -= 1
            streak = 0
    return {'score': score, 'streak': best, 'left': len(key) - len(given)}
#> grade_answers('ABCD ABCD', 'abcd -bca')
#> grade_answers('AAAA', 'bbbb')
#> grade_answers('', '')
#> grade_answers('DCBA DCBA', 'DCBADC')
#> grade_answers('TFTFT', 'TFTFT')
# %%
def f(text):
    counts = [text.count(d) for d in '0123456789']
    res = ''
    for d, c in enumerate(counts):
        if c > 1:
            res += str(d) * (c // 2)
    odd = [str(d) for d, c in enumerate(counts) if c % 2]
    return res + (odd[-1] if odd else '') + res[::-1]
#> f('call 555-0123 or 555-0199')
#> f('2002')
#> f('none')
#> f('3141592653589793')
#> f('7 8 9')
# %%
class Solution:
    def parallelReading(self, left: str, right: str) -> str:
        a, b = left.split(), right.split()
        n = max(len(a), len(b))
        out = []
        for i in range(n):
            x = a[i] if i < len(a) else ''
            y = b[i] if i < len(b) else ''
            if x.lower() == y.lower():
                out.append(x)
            elif x and y:
                out.append(f'[{x}|{y}]')
            else:
                out.append(f'({x or y})')
        return ' '.join(out)
#> Solution().parallelReading('the old man and sea', 'The young man at sea level')
#> Solution().parallelReading('one two', '')
#> Solution().parallelReading('', '')
#> Solution().parallelReading('same words here', 'same words here')
#> Solution().parallelReading('a b c', 'c b a')
# %%
def strip_prefixes(word, prefixes):
    for p in prefixes:
        if word.startswith(p) and len(word) > len(p) + 2:
            return strip_prefixes(word[len(p):], prefixes)
    return word


def root_counts(text):
    roots = {}
    for w in text.lower().split():
        base = strip_prefixes(w, ('re', 'un', 'pre', 'dis'))
        roots[base] = roots.get(base, 0) + 1
    return roots
#> root_counts('undo redo rewrite unwrite write')
#> root_counts('Disunited united reunited')
#> root_counts('')
#> root_counts('red unit prep rerecord')
#> root_counts('prepay repay unpaid paid')
# %%
class Solution:
    def tightenSchedule(self, text: str) -> str:
        """Slots like '9-12 call' are merged when one begins where the last ends."""
        slots = []
        for part in text.split(', '):
            span, _, name = part.partition(' ')
            if '-' not in span:
                continue
            a, b = map(int, span.split('-'))
            if slots and slots[-1][1] == a and slots[-1][2] == name:
                slots[-1][1] = b
            else:
                slots.append([a, b, name])
        return '; '.join(f'{n}@{a}+{b - a}' for a, b, n in slots)
#> Solution().tightenSchedule('9-10 call, 10-12 call, 12-13 lunch')
#> Solution().tightenSchedule('8-9 gym')
#> Solution().tightenSchedule('')
#> Solution().tightenSchedule('1-2 a, 3-4 a, 4-5 b, 5-6 b')
#> Solution().tightenSchedule('free, 14-15 nap, x-y bad')
# %%
def interleave_words(a, b, ratio):
    first, second = a.split(), b.split()
    out = []
    i = j = 0
    while i < len(first) or j < len(second):
        take = first[i:i + ratio]
        out += take
        i += ratio
        if j < len(second):
            out.append(second[j].upper())
            j += 1
    return ' '.join(out)
#> interleave_words('red green blue pink', 'one two', 2)
#> interleave_words('a b c', 'x y z w v', 1)
#> interleave_words('', 'only second list', 3)
#> interleave_words('left', '', 1)
#> interleave_words('tick tock tick tock tick', 'bong bong', 3)
# %%
def f(s, k):
    idx = s.find(k)
    res = []
    while idx != -1:
        nxt = s.find(k, idx + len(k))
        end = nxt if nxt != -1 else len(s)
        res.append(s[idx + len(k):end])
        idx = nxt
    return [r for r in res if r] or s
#> f('key=val&key=other&', 'key=')
#> f('one--two--three', '--')
#> f('none here', '#')
#> f('#tag #another#last', '#')
#> f('ababab', 'ab')
# %%
class Solution:
    def alphabetGaps(self, s: str) -> str:
        present = [False] * 26
        for ch in s.lower():
            if 'a' <= ch <= 'z':
                present[ord(ch) - 97] = True
        gaps = []
        i = 0
        while i < 26:
            if present[i]:
                i += 1
                continue
            j = i
            while j + 1 < 26 and not present[j + 1]:
                j += 1
            a, b = chr(97 + i), chr(97 + j)
            gaps.append(a if i == j else a + b if j == i + 1 else a + '-' + b)
            i = j + 1
        return ','.join(gaps)
#> Solution().alphabetGaps('Pack my box with five dozen jugs')
#> Solution().alphabetGaps('abcdefghijklm')
#> Solution().alphabetGaps('')
#> Solution().alphabetGaps('Sphinx of black quartz judge my vow')
#> Solution().alphabetGaps('vowels: aeiou 123')
# %%
def bit_string(text, width):
    return ''.join(format(ord(c) % 2 ** width, f'0{width}b') for c in text)


def parity_rows(text, width):
    bits = bit_string(text, width)
    rows = [bits[i:i + width] for i in range(0, len(bits), width)]
    marked = [r + str(r.count('1') % 2) for r in rows]
    col = ''
    for c in range(width):
        col += str(sum(r[c] == '1' for r in rows) % 2)
    return marked + [col]
#> parity_rows('abc', 5)
#> parity_rows('Z', 4)
#> parity_rows('', 3)
#> parity_rows('hello', 3)
#> parity_rows('1234', 4)
# %%
class Solution:
    def dialogueTurns(self, text: str) -> int:
        """Count how often speech passes from one quote style to the other."""
        turns = 0
        last = None
        inside = None
        for ch in text:
            if inside:
                if ch == inside:
                    inside = None
            elif ch in '"`':
                inside = ch
                if last and last != ch:
                    turns += 1
                last = ch
        return turns if inside is None else -turns - 1
#> Solution().dialogueTurns('"hi" `hello` `you` "bye"')
#> Solution().dialogueTurns('"a `b` c" `d`')
#> Solution().dialogueTurns('')
#> Solution().dialogueTurns('"open `never')
#> Solution().dialogueTurns('`x` "y" `z')
# %%
def number_theory_cipher(text, a, b):
    out = []
    for ch in text:
        if ch.isalpha():
            x = ord(ch.lower()) - 97
            y = (a * x + b) % 26
            c = chr(y + 97)
            out.append(c.upper() if ch.isupper() else c)
        elif ch.isdigit():
            out.append(str((int(ch) * a + b) % 10))
        else:
            out.append(ch)
    return ''.join(out)


def is_reversible(a):
    return a % 2 == 1 and a % 13 != 0 and a % 5 != 0


def affine(text, a, b):
    if not is_reversible(a):
        return f'bad key {a}'
    return number_theory_cipher(text, a, b)
#> affine('Attack 2 boats', 7, 3)
#> affine('anything', 13, 1)
#> affine('', 3, 3)
#> affine('Zone-42', 21, 8)
#> affine('xyz', 4, 0)
# %%
def f(text, k):
    d = dict.fromkeys('abcde', 0)
    for i, ch in enumerate(text):
        if ch in d:
            d[ch] += i % k
    return [c for c in d if d[c] == max(d.values())], sum(d.values())
#> f('a bad cabbage', 3)
#> f('decade', 2)
#> f('', 4)
#> f('xyz 123', 5)
#> f('faded facade', 4)
# %%
class Solution:
    def readCounter(self, display: str) -> int:
        """Digits drawn by segment counts: 1=2 2=5 3=5 ... pick total segments; spaces cost 0."""
        seg = [6, 2, 5, 5, 4, 5, 6, 3, 7, 6]
        total = 0
        prev = None
        for ch in display:
            if not ch.isdigit():
                prev = None
                continue
            cost = seg[int(ch)]
            if prev == ch:
                cost //= 2
            total += cost
            prev = ch
        return total
#> Solution().readCounter('12:34:56')
#> Solution().readCounter('8888')
#> Solution().readCounter('')
#> Solution().readCounter('no digits')
#> Solution().readCounter('1100 77 99')
# %%
def chorus(song):
    """Find the line repeated most; ties go to the one first repeated."""
    seen = {}
    best_line, best_n = None, 1
    for line in song.split(' / '):
        key = ''.join(c for c in line.lower() if c.isalpha() or c == ' ')
        seen[key] = seen.get(key, 0) + 1
        if seen[key] > best_n:
            best_n = seen[key]
            best_line = line
    return best_line, best_n
#> chorus('la la la / oh my / La la, la! / oh my / bye')
#> chorus('one / two / three')
#> chorus('')
#> chorus('hey / HEY / hey! / jude / Jude')
#> chorus('na na / na na na / na na / na na na / na na na')
# %%
class Solution:
    def cutWords(self, s: str, dictionary: str) -> str:
        """Greedy longest match; unknown letters are kept one at a time."""
        words = sorted(dictionary.split(), key=len, reverse=True)
        out = []
        i = 0
        while i < len(s):
            for w in words:
                if s.startswith(w, i):
                    out.append(w)
                    i += len(w)
                    break
            else:
                out.append(s[i])
                i += 1
        return ' '.join(out)
#> Solution().cutWords('catsanddogs', 'cat cats and sand dog')
#> Solution().cutWords('thisisit', 'this is it i')
#> Solution().cutWords('', 'a b')
#> Solution().cutWords('xyz', '')
#> Solution().cutWords('rainbowbow', 'rain bow rainbow')
# %%
def parse_ingredient(item):
    amount, unit = 0, ''
    words = item.split()
    if words and words[0].replace('/', '').isdigit():
        head = words.pop(0)
        if '/' in head:
            a, b = head.split('/')
            amount = int(a) / int(b)
        else:
            amount = int(head)
    if words and words[0] in ('cup', 'cups', 'tsp', 'g'):
        unit = words.pop(0).rstrip('s')
    return amount, unit, ' '.join(words)


def scale(recipe, factor):
    out = []
    for item in recipe.split(','):
        amount, unit, what = parse_ingredient(item)
        if amount:
            out.append(f'{amount * factor:g} {unit} {what}'.replace('  ', ' '))
        else:
            out.append(what)
    return out
#> scale('2 cups flour, 1/2 tsp salt, 3 eggs', 2)
#> scale('salt, pepper', 3)
#> scale('', 2)
#> scale('250 g butter, 1/4 cup milk', 0.5)
#> scale('1/0 cup trouble', 2)
# %%
def f(text):
    res = []
    for w in text.split():
        i = 0
        while i < len(w) // 2 and w[i] == w[-1 - i]:
            i += 1
        res.append(i)
    return max(res) * len(res) if res else -1
#> f('level radar noon stats cat')
#> f('abc def')
#> f('')
#> f('detartrated')
#> f('abcxba 1221 12')
# %%
class Solution:
    def trafficLog(self, log: str) -> str:
        inside = []
        problems = []
        for event in log.split():
            mark, name = event[0], event[1:]
            if mark == '+':
                if name in inside:
                    problems.append('dup ' + name)
                else:
                    inside.append(name)
            elif mark == '-':
                if name in inside:
                    inside.remove(name)
                else:
                    problems.append('ghost ' + name)
            else:
                problems.append('what ' + event)
        return f"{','.join(inside)}|{','.join(problems)}"
#> Solution().trafficLog('+amy +bob -amy -cat +bob')
#> Solution().trafficLog('+x -x +x -x')
#> Solution().trafficLog('')
#> Solution().trafficLog('hello +eve -eve -eve')
#> Solution().trafficLog('+a +b +c -b')
# %%
def fold_lines(text, mark='>'):
    result = []
    for line in text.split('\n'):
        depth = 0
        while line.startswith(mark):
            depth += 1
            line = line[len(mark):].lstrip()
        if result and result[-1][0] == depth:
            result[-1] = (depth, result[-1][1] + ' ' + line)
        else:
            result.append((depth, line))
    return result
#> fold_lines('>> old\n> reply one\n> reply two\nnew text')
#> fold_lines('plain\nlines')
#> fold_lines('')
#> fold_lines('* a\n** b\n** c\n* d', '*')
#> fold_lines('> > deep\n>>deeper?\n>x')
# %%
def spread(word):
    first = {}
    last = {}
    for i, c in enumerate(word):
        first.setdefault(c, i)
        last[c] = i
    return max((last[c] - first[c] for c in first), default=0)


def tightest(text):
    words = text.lower().split()
    repeated = [w for w in words if spread(w) > 0]
    if not repeated:
        return 'none'
    return min(repeated, key=lambda w: (spread(w), -len(w)))
#> tightest('wood stone level')
#> tightest('cat dog bird')
#> tightest('')
#> tightest('Mirror eleven deed')
#> tightest('ab aba abba')
# %%
class Solution:
    def dropEveryNth(self, s: str, n: int) -> str:
        if n < 2:
            return ''
        kept = s
        rounds = 0
        while len(kept) >= n:
            kept = ''.join(c for i, c in enumerate(kept, 1) if i % n)
            n += 1
            rounds += 1
        return f'{kept}:{rounds}'
#> Solution().dropEveryNth('abcdefghijkl', 3)
#> Solution().dropEveryNth('sieve of letters', 2)
#> Solution().dropEveryNth('', 4)
#> Solution().dropEveryNth('anything', 1)
#> Solution().dropEveryNth('12345', 5)
# %%
def tidy_list(text):
    items = [t.strip() for t in text.replace(' and ', ', ').split(',')]
    unique = []
    for it in items:
        if it and it.lower() not in [u.lower() for u in unique]:
            unique.append(it)
    if not unique:
        return 'nothing'
    *front, last = unique
    if not front:
        return last
    joiner = ', and ' if len(front) > 1 else ' and '
    return ', '.join(front) + joiner + last
#> tidy_list('milk, eggs, Milk and bread')
#> tidy_list('salt and pepper')
#> tidy_list('')
#> tidy_list('sand,,SAND , sand')
#> tidy_list('red, white and blue, and green')
# %%
def f(text, k):
    out = []
    level = 0
    for ch in text:
        if ch == '.':
            level += 1
        elif ch == '^':
            level = max(level - 1, 0)
        elif level >= k:
            out.append(ch.upper())
        elif level:
            out.append(ch)
    return ''.join(out)
#> f('a.b.c^d^e.f', 2)
#> f('..deep text^^', 2)
#> f('', 1)
#> f('flat', 0)
#> f('x.y.z.w', 5)
# %%
class Solution:
    def binarySubtitle(self, message: str) -> int:
        """Words to bits (long word = 1), then read as Gray code."""
        sizes = [len(w) for w in message.split()]
        if not sizes:
            return 0
        mean = sum(sizes) / len(sizes)
        gray = 0
        for s in sizes:
            gray = gray << 1 | (s > mean)
        value = 0
        while gray:
            value ^= gray
            gray >>= 1
        return value
#> Solution().binarySubtitle('never gonna give you up')
#> Solution().binarySubtitle('same size word')
#> Solution().binarySubtitle('')
#> Solution().binarySubtitle('extraordinary claims require evidence')
#> Solution().binarySubtitle('I am the very model of a modern major')
# %%
def shift_vowels(text):
    chars = list(text)
    spots = [i for i, c in enumerate(chars) if c.lower() in 'aeiou']
    if not spots:
        return text
    vowels = [chars[i].lower() for i in spots]
    vowels = vowels[-1:] + vowels[:-1]
    for i, v in zip(spots, vowels):
        chars[i] = v.upper() if chars[i].isupper() else v
    return ''.join(chars)
#> shift_vowels('Orange juice')
#> shift_vowels('hmm, nth')
#> shift_vowels('')
#> shift_vowels('United Emirates')
#> shift_vowels('a-e-i-o-u')
# %%
def read_int(s, i):
    n = 0
    while i < len(s) and s[i].isdigit():
        n = n * 10 + int(s[i])
        i += 1
    return n, i


def natural_less(a, b):
    i = j = 0
    while i < len(a) and j < len(b):
        if a[i].isdigit() and b[j].isdigit():
            x, i = read_int(a, i)
            y, j = read_int(b, j)
            if x != y:
                return x < y
        else:
            if a[i] != b[j]:
                return a[i] < b[j]
            i += 1
            j += 1
    return len(a) - i < len(b) - j


def lowest_name(names):
    best = None
    for n in names.split():
        if best is None or natural_less(n, best):
            best = n
    return best
#> lowest_name('file10 file9 file12')
#> lowest_name('b2 a10 a9 a')
#> lowest_name('')
#> lowest_name('x007 x7y x7')
#> lowest_name('v1.10.2 v1.9.30 v1.9.4')
# %%
class Solution:
    def seatPlan(self, row: str) -> int:
        """'#' taken, '.' free: the free seat farthest from any taken one."""
        n = len(row)
        dist = [n] * n
        last = -n
        for i in range(n):
            if row[i] == '#':
                last = i
            dist[i] = min(dist[i], i - last)
        last = 2 * n
        for i in range(n - 1, -1, -1):
            if row[i] == '#':
                last = i
            dist[i] = min(dist[i], last - i)
        best = max(dist, default=0)
        return dist.index(best) if best else -1
#> Solution().seatPlan('#...#.....#..')
#> Solution().seatPlan('.....')
#> Solution().seatPlan('')
#> Solution().seatPlan('####')
#> Solution().seatPlan('....##..')
# %%
def caption(words, limit):
    line = ''
    for w in words.split():
        trial = f'{line} {w}' if line else w
        if len(trial) > limit:
            return line + '..' if line else w[:limit]
        line = trial
    return line


def gallery(text, limit):
    return [caption(t, limit) for t in text.split(';')]
#> gallery('Sunset over the bay; Old mill; Portrait', 10)
#> gallery('Supercalifragilistic', 5)
#> gallery('', 4)
#> gallery('a b c d e;aa bb cc', 5)
#> gallery('Still life with apples;Dogs', 12)
# %%
def f(a, b):
    common = []
    rest = list(b)
    for ch in a:
        if ch in rest:
            rest.remove(ch)
            common.append(ch)
    return ''.join(common), ''.join(rest)
#> f('the eyes', 'they see')
#> f('dormitory', 'dirty room')
#> f('', 'abc')
#> f('aaabbb', 'ababab!')
#> f('12345', '67890')
# %%
class Solution:
    def gradeBook(self, text: str) -> list:
        book = {}
        for rec in text.split(';'):
            name, _, marks = rec.partition(':')
            scores = [int(m) for m in marks.split()]
            if not scores:
                continue
            if len(scores) > 2:
                scores.remove(min(scores))
            book[name.strip()] = sum(scores) // len(scores)
        return sorted(book, key=book.get, reverse=True)
#> Solution().gradeBook('ann: 70 80 90; bo: 88; cy: 60 95')
#> Solution().gradeBook('')
#> Solution().gradeBook('x: 10 100 100; y: 99 99; z:')
#> Solution().gradeBook('p: 5; q: five')
#> Solution().gradeBook('mia: 50 60; leo: 55; ida: 20 90 20')
# %%
def make_slug(title, used):
    base = ''
    for ch in title.lower():
        if ch.isalnum():
            base += ch
        elif base and base[-1] != '-':
            base += '-'
    base = base.rstrip('-') or 'post'
    slug, n = base, 2
    while slug in used:
        slug = f'{base}-{n}'
        n += 1
    return slug


def publish(titles):
    slugs = []
    for t in titles.split('|'):
        slugs.append(make_slug(t, slugs))
    return slugs
#> publish('Hello, World!|Hello world|  Hello...World')
#> publish('???|!!!')
#> publish('')
#> publish('C++ & Rust: 2 tales|Intro')
#> publish('a|A|a-2|a')
# %%
class Solution:
    def foldAndCompare(self, strip: str) -> int:
        """Fold a paper strip in half while the halves agree in at least half of the places."""
        folds = 0
        while len(strip) > 1:
            mid = len(strip) // 2
            left = strip[:mid]
            right = strip[-mid:][::-1]
            same = sum(a == b for a, b in zip(left, right))
            if 2 * same < mid:
                break
            strip = left
            folds += 1
        return folds
#> Solution().foldAndCompare('abcddcbaabcddcba')
#> Solution().foldAndCompare('abcdefgh')
#> Solution().foldAndCompare('')
#> Solution().foldAndCompare('aabaabaa')
#> Solution().foldAndCompare('110011001')
# %%
def braille_width(text):
    width = 0
    numeric = False
    for ch in text:
        if ch.isdigit():
            if not numeric:
                width += 1
                numeric = True
            width += 1
        elif ch.isupper():
            width += 2
            numeric = False
        else:
            if numeric and 'a' <= ch <= 'j':
                width += 1
            width += 1
            numeric = False
    return width
#> braille_width('Room 101b, Floor 2')
#> braille_width('plain lower')
#> braille_width('')
#> braille_width('A1B2C3')
#> braille_width('4x4 and 4d')
