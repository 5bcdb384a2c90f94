# %%
def f(text, k):
    table = {}
    for w in text.split():
        key = w[:k].lower()
        if key in table and len(table[key]) >= len(w):
            table[key] += '*'
        else:
            table[key] = w
    return list(table.values())
#> f('program progress apple apply appetite', 3)
#> f('sun Sunday SUNSET sun', 2)
#> f('', 4)
#> f('one two three four five six seven', 1)
#> f('cat catalog category dog', 10)
# %%
class Solution:
    def decodeTape(self, tape: str) -> str:
        """'>' shifts to capitals, '<' back, '#dd' is a code number."""
        caps = False
        res = []
        i = 0
        while i < len(tape):
            c = tape[i]
            if c == '>':
                caps = True
            elif c == '<':
                caps = False
            elif c == '#' and tape[i + 1:i + 3].isdigit():
                res.append(chr(int(tape[i + 1:i + 3])))
                i += 2
            else:
                res.append(c.upper() if caps else c)
            i += 1
        return ''.join(res)
#> Solution().decodeTape('>h<ello >w<orld#33')
#> Solution().decodeTape('#72#73 there')
#> Solution().decodeTape('')
#> Solution().decodeTape('odd # sign and >caps#4')
#> Solution().decodeTape('a>b>c<d<e')
# %%
def measure(line, stops):
    col = 0
    for ch in line:
        if ch == '\t':
            col += stops - col % stops
        else:
            col += 1
    return col


def widest(block, stops):
    lines = block.split('\n')
    widths = [measure(ln, stops) for ln in lines]
    top = max(widths)
    return widths.index(top), top
#> widest('a\tb\nlonger line\n\t\tx', 4)
#> widest('\t', 8)
#> widest('', 4)
#> widest('name\tqty\tprice\nnut\t12\t3', 6)
#> widest('abc\nabcd\nabc\t', 3)
# %%
class Solution:
    def censusWords(self, text: str) -> dict:
        classes = {'short': 0, 'medium': 0, 'long': 0}
        for w in text.split():
            n = len(w.strip('.,!?'))
            if n <= 3:
                classes['short'] += 1
            elif n <= 6:
                classes['medium'] += 1
            else:
                classes['long'] += 1
        if classes['long'] > classes['short']:
            classes['style'] = 'heavy'
        return classes
#> Solution().censusWords('The cat, astonishingly, remained silent.')
#> Solution().censusWords('Up we go!')
#> Solution().censusWords('')
#> Solution().censusWords('Bureaucratic institutions notwithstanding')
#> Solution().censusWords('ab cdefg hijklmnop')
# %%
def shared_runs(a, b, k):
    """Common substrings of length k, in order of their place in a."""
    places = {}
    for j in range(len(b) - k + 1):
        places.setdefault(b[j:j + k], j)
    out = []
    for i in range(len(a) - k + 1):
        piece = a[i:i + k]
        if piece in places and (not out or out[-1][0] != piece):
            out.append((piece, i, places[piece]))
    return out
#> shared_runs('strawberry jam', 'blackberry tart', 4)
#> shared_runs('GATTACAT', 'TACATTAG', 3)
#> shared_runs('', 'abc', 2)
#> shared_runs('alpha', 'omega', 3)
#> shared_runs('aaaaa', 'baab', 2)
# %%
def f(s):
    a, b = 0, len(s)
    out = []
    while a < b:
        if s[a].isspace():
            a += 1
        elif s[b - 1] in '.,;':
            b -= 1
        else:
            out.append(s[a] + s[b - 1])
            a += 1
            b -= 1
    return '-'.join(out)
#> f('both ends of the line;')
#> f('  spaces, and stops...')
#> f('')
#> f(' ;;; ')
#> f('odd number')
# %%
class Solution:
    def bankStatement(self, text: str) -> list:
        balance = 0
        low = 0
        alerts = []
        for n, entry in enumerate(text.split(), 1):
            kind, amount = entry[0], entry[1:]
            if not amount.isdigit():
                alerts.append(f'#{n} unreadable')
                continue
            balance += int(amount) * (1 if kind == 'd' else -1)
            if balance < low:
                low = balance
                alerts.append(f'#{n} low {low}')
        return alerts + [balance]
#> Solution().bankStatement('d100 w30 w90 d5 w40')
#> Solution().bankStatement('d10 d20 dxx w5')
#> Solution().bankStatement('')
#> Solution().bankStatement('w1 w1 d5 w4 w9')
#> Solution().bankStatement('d1000 w999')
# %%
def ring_index(text, start):
    """Follow digits as jumps around the string until a place repeats."""
    seen = []
    i = start % len(text)
    while i not in seen:
        seen.append(i)
        jump = int(text[i]) if text[i].isdigit() else 1
        i = (i + jump) % len(text)
    return seen.index(i), [text[j] for j in seen]
#> ring_index('3a1b2c4d', 0)
#> ring_index('jump5over2it', 3)
#> ring_index('', 1)
#> ring_index('1', 0)
#> ring_index('0stuck', 6)
# %%
def title_case(text):
    minor = ['a', 'an', 'the', 'of', 'in', 'and', 'to']
    words = text.lower().split()
    out = []
    for i, w in enumerate(words):
        edge = i in (0, len(words) - 1)
        after_colon = i > 0 and words[i - 1].endswith(':')
        if edge or after_colon or w not in minor:
            w = '-'.join(p.capitalize() for p in w.split('-'))
        out.append(w)
    return ' '.join(out)
#> title_case('THE LORD of the dance: an epic in verse')
#> title_case('a well-known way to')
#> title_case('')
#> title_case('in')
#> title_case('war and peace and love')
# %%
class Solution:
    def wordRank(self, text: str, query: str) -> int:
        freq = {}
        for w in text.lower().split():
            freq[w] = freq.get(w, 0) + 1
        q = query.lower()
        if q not in freq:
            return 0
        rank = 1
        for w in freq:
            if freq[w] > freq[q] or freq[w] == freq[q] and w < q:
                rank += 1
        return rank
#> Solution().wordRank('the cat and the dog and the bird', 'and')
#> Solution().wordRank('b a c a b', 'C')
#> Solution().wordRank('', 'x')
#> Solution().wordRank('row row row your boat', 'boat')
#> Solution().wordRank('tick tock tick tock', 'TOCK')
# %%
def pack_digits(text):
    """Write runs of digits in base 36, keep the rest."""
    alphabet = '0123456789abcdefghijklmnopqrstuvwxyz'

    def base36(n):
        if n < 36:
            return alphabet[n]
        return base36(n // 36) + alphabet[n % 36]

    out, num = '', ''
    for ch in text + '$':
        if ch.isdigit():
            num += ch
        else:
            if num:
                out += '~' + base36(int(num))
                num = ''
            out += ch
    return out[:-1]
#> pack_digits('order 1296 of 35 items')
#> pack_digits('99999999')
#> pack_digits('')
#> pack_digits('a0b00c7')
#> pack_digits('tel. 0044 1234')
# %%
def f(text, words):
    total = 0
    for w in words:
        at = text.find(w)
        if at < 0:
            total -= len(w)
        else:
            total += at
            text = text[:at] + text[at + len(w):]
    return text, total
#> f('the rain in spain stays', ['ain', 'ain', 'in'])
#> f('abcabcabc', ['ca', 'bb', 'xyz'])
#> f('', ['a', 'bb'])
#> f('1001001', ['00', '11'])
#> f('mouse house', [])
# %%
class Solution:
    def lineUpDecimal(self, numbers: str) -> list:
        nums = numbers.split()
        before = after = 0
        for n in nums:
            whole, _, frac = n.partition('.')
            before = max(before, len(whole))
            after = max(after, len(frac))
        rows = []
        for n in nums:
            whole, dot, frac = n.partition('.')
            rows.append(whole.rjust(before) + (dot or ' ') + frac.ljust(after, '0' if dot else ' '))
        return rows
#> Solution().lineUpDecimal('3.14 100 0.5 42.125')
#> Solution().lineUpDecimal('7')
#> Solution().lineUpDecimal('')
#> Solution().lineUpDecimal('-1.5 20 .25')
#> Solution().lineUpDecimal('1 22 333')
# %%
def simple_stem(word):
    rules = [('sses', 'ss'), ('ies', 'y'), ('ing', ''), ('ed', ''), ('s', '')]
    for suffix, repl in rules:
        if word.endswith(suffix) and len(word) - len(suffix) >= 3:
            stem = word[:-len(suffix)] + repl
            if len(stem) > 3 and stem[-1] == stem[-2] and stem[-1] not in 'ls':
                stem = stem[:-1]
            return stem
    return word


def same_topic(a, b):
    left = [simple_stem(w) for w in a.lower().split()]
    return [w for w in b.lower().split() if simple_stem(w) in left]
#> same_topic('running dogs jumped', 'dog runs jumping')
#> same_topic('classes of berries', 'class berry berries')
#> same_topic('', 'anything')
#> same_topic('The sing song', 'singing songs sang')
#> same_topic('hopped bus', 'hop hops hopping buses')
# %%
class Solution:
    def trafficPattern(self, s: str) -> str:
        """Compress a letter string as alternating pattern counts: ababab -> (ab)3."""
        out = ''
        i = 0
        while i < len(s):
            best_len, best_times = 1, 1
            for size in (1, 2, 3):
                unit = s[i:i + size]
                times = 1
                while len(unit) == size and s.startswith(unit, i + times * size):
                    times += 1
                if times > 1 and times * size > best_len * best_times:
                    best_len, best_times = size, times
            unit = s[i:i + best_len]
            out += f'({unit}){best_times}' if best_times > 1 else unit
            i += best_len * best_times
        return out
#> Solution().trafficPattern('abababxyz')
#> Solution().trafficPattern('aaabcbcbc')
#> Solution().trafficPattern('')
#> Solution().trafficPattern('hahaha no')
#> Solution().trafficPattern('ACGACGTT')
# %%
def split_keep(text, marks):
    out, cur = [], ''
    for ch in text:
        if ch in marks:
            if cur:
                out.append(cur)
            out.append(ch)
            cur = ''
        else:
            cur += ch
    if cur:
        out.append(cur)
    return out


def reverse_clauses(text):
    parts = split_keep(text, ',;.')
    clauses = [p.strip() for p in parts if p not in ',;.'][::-1]
    res = []
    for p in parts:
        res.append(p if p in ',;.' else clauses.pop(0))
    return ' '.join(res).replace(' ,', ',').replace(' ;', ';').replace(' .', '.')
#> reverse_clauses('I came, I saw; I left.')
#> reverse_clauses('no marks')
#> reverse_clauses('')
#> reverse_clauses('one, two, three, four')
#> reverse_clauses('. dots . all around .')
# %%
def f(text, n):
    codes = [ord(c) for c in text if c != ' ']
    while len(codes) > n:
        codes = [abs(a - b) for a, b in zip(codes, codes[1:])]
    return codes
#> f('difference', 4)
#> f('a z a z', 1)
#> f('', 2)
#> f('Hello World', 8)
#> f('1248', 5)
# %%
class Solution:
    def escapeRoom(self, clues: str) -> str:
        """Take the first letter of odd clues and the last letter of even ones, sorted by clue length."""
        parts = [c.strip() for c in clues.split(';') if c.strip()]
        parts.sort(key=len)
        code = ''
        for i, c in enumerate(parts, start=1):
            code += c[0] if i % 2 else c[-1]
        return code.upper()
#> Solution().escapeRoom('look up; behind the clock; turn left; nine')
#> Solution().escapeRoom('key')
#> Solution().escapeRoom(' ; ;')
#> Solution().escapeRoom('red wire;blue;green door;x')
#> Solution().escapeRoom('under rug; top shelf; in a vase')
# %%
def triplet_signature(text):
    low = ''.join(c for c in text.lower() if c.isalpha())
    counts = {}
    for i in range(0, len(low) - 2):
        tri = low[i:i + 3]
        if tri[0] == tri[2]:
            counts[tri] = counts.get(tri, 0) + 1
    if not counts:
        return '-'
    return '+'.join(t + (str(n) if n > 1 else '') for t, n in sorted(counts.items()))
#> triplet_signature('Madam, I am Adam')
#> triplet_signature('strong')
#> triplet_signature('')
#> triplet_signature('banana cabana')
#> triplet_signature('Did Bob pop?')
# %%
class Solution:
    def romanClock(self, hours: str) -> str:
        numerals = ['XII', 'I', 'II', 'III', 'IIII', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI']
        strokes = 0
        marks = []
        for h in hours.split(','):
            h = h.strip()
            if not h.isdigit():
                marks.append('?')
                continue
            mark = numerals[int(h) % 12]
            strokes += len(mark) + mark.count('V') + mark.count('X')
            marks.append(mark)
        return f"{'-'.join(marks)} ({strokes})"
#> Solution().romanClock('3, 6, 9, 12')
#> Solution().romanClock('4,16,28')
#> Solution().romanClock('')
#> Solution().romanClock('8, noon, 1')
#> Solution().romanClock('0,11,22')
# %%
def matching_prefix(a, b):
    n = 0
    for x, y in zip(a, b):
        if x != y:
            break
        n += 1
    return n


def front_code(words):
    """Front coding of a sorted word list: shared prefix length plus the rest."""
    prev = ''
    out = []
    for w in sorted(words.split()):
        k = matching_prefix(prev, w)
        out.append(f'{k}{w[k:]}')
        prev = w
    return ' '.join(out)
#> front_code('automatic auto automobile autumn')
#> front_code('zebra apple mango')
#> front_code('')
#> front_code('test test tester testing')
#> front_code('a ab abc b bc')
# %%
def f(text, k):
    res = text.split('e')
    while len(res) > k:
        a = res.pop(0)
        b = res.pop()
        res.insert(len(res) // 2, a + '3' + b)
    return res
#> f('every sentence here needs letters', 4)
#> f('no such vowl', 2)
#> f('', 1)
#> f('beekeeper', 3)
#> f('the weather', 1)
# %%
class Solution:
    def barcode(self, text: str) -> str:
        bars = ''
        for ch in text:
            n = ord(ch) & 15
            wide = bin(n)[2:].zfill(4)
            for bit, c in zip(wide, '|:|:'):
                bars += c * (2 if bit == '1' else 1)
        while len(bars) % 8:
            bars += '.'
        return bars
#> Solution().barcode('A7')
#> Solution().barcode('xyz')
#> Solution().barcode('')
#> Solution().barcode('0000')
#> Solution().barcode('Go!')
# %%
def parse_pairs(text):
    pairs = []
    for item in text.split(','):
        if '->' not in item:
            continue
        a, b = item.split('->')
        pairs.append((a.strip(), b.strip()))
    return pairs


def chase(text, start):
    follow = dict(parse_pairs(text))
    path = [start]
    while path[-1] in follow:
        nxt = follow[path[-1]]
        if nxt in path:
            path.append(nxt + '!')
            break
        path.append(nxt)
    return '>'.join(path)
#> chase('home->about, about->team, team->home', 'home')
#> chase('a->b, b->c, c->d', 'b')
#> chase('', 'x')
#> chase('loop->loop', 'loop')
#> chase('one->two, noise, two->three', 'zero')
# %%
def ink_cost(text):
    curves = 'abcdeghmnopqsu'
    dots = 'ij'
    cost = 0
    for ch in text:
        low = ch.lower()
        if not low.isalpha():
            cost += 1 if low.strip() else 0
            continue
        unit = 3 if low in curves else 2
        if low in dots and ch.islower():
            unit += 1
        cost += unit * (2 if ch.isupper() else 1)
    return cost
#> ink_cost('Jiffy dry-cleaning, Inc.')
#> ink_cost('WAX')
#> ink_cost('')
#> ink_cost('   ')
#> ink_cost('mini 123')
# %%
class Solution:
    def keepBalanced(self, s: str) -> str:
        """Drop letters that would make any letter lead another seen one by more than two."""
        count = {}
        out = []
        for ch in s:
            if ch == ' ':
                out.append(ch)
                continue
            nxt = count.get(ch, 0) + 1
            floor = min(count.values(), default=0)
            if nxt - floor > 2:
                continue
            count[ch] = nxt
            out.append(ch)
        return ''.join(out)
#> Solution().keepBalanced('aaabbbccca')
#> Solution().keepBalanced('hello all people')
#> Solution().keepBalanced('')
#> Solution().keepBalanced('zzzzzz')
#> Solution().keepBalanced('abcabc aabbcc')
# %%
def slice_report(text, spec):
    """spec such as '2:8:2' or ':-3'; returns the cut and what is left."""
    bits = [int(b) if b else None for b in spec.split(':')]
    sl = slice(*bits)
    cut = text[sl]
    picked = range(*sl.indices(len(text)))
    rest = ''.join(c for i, c in enumerate(text) if i not in picked)
    return cut, rest
#> slice_report('slicing strings', '2:8:2')
#> slice_report('2024-06-30 12:00', ':-6')
#> slice_report('', '1:')
#> slice_report('backwards', '::-3')
#> slice_report('oops', '1:x')
# %%
def f(text, k):
    count = 0
    for i in range(len(text)):
        for j in range(i + k, len(text), k):
            if text[i] == text[j]:
                count += 1
                break
        else:
            count -= i % 2
    return count
#> f('abcabcab', 3)
#> f('letters', 2)
#> f('', 1)
#> f('xyxyxyx', 2)
#> f('unique', 4)
# %%
class Solution:
    def menuTotal(self, menu: str, order: str) -> int:
        prices = {}
        for item in menu.split(','):
            name, price = item.rsplit(' ', 1)
            prices[name.strip()] = int(price)
        bill = 0
        for dish in order.split('+'):
            dish = dish.strip()
            qty = 1
            if dish[:1].isdigit():
                qty, dish = int(dish[0]), dish[1:].strip()
            if dish in prices:
                bill += qty * prices[dish]
            else:
                close = [n for n in prices if n.startswith(dish)]
                bill += qty * prices[close[0]]
        return bill
#> Solution().menuTotal('soup 5, fish pie 12, tea 2', 'soup + 2 tea')
#> Solution().menuTotal('soup 5, fish pie 12, tea 2', '3 fish + soup')
#> Solution().menuTotal('cola 3', '')
#> Solution().menuTotal('bun 1, jam 2', 'pizza')
#> Solution().menuTotal('rice 4,green curry 9', '2green curry+rice+rice')
# %%
def hidden_numbers(text):
    names = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
    flat = text.lower().replace(' ', '')
    found = []
    for value, name in enumerate(names, start=1):
        at = flat.find(name)
        while at >= 0:
            found.append((at, value))
            at = flat.find(name, at + 1)
    return [v for _, v in sorted(found)]
#> hidden_numbers('Done often: freight twos')
#> hidden_numbers('Phone of our network')
#> hidden_numbers('')
#> hidden_numbers('eightwone')
#> hidden_numbers('stone bone listen')
# %%
def vowel_runs(word):
    run = best = 0
    for ch in word:
        run = run + 1 if ch in 'aeiou' else 0
        best = max(best, run)
    return best


def consonant_runs(word):
    run = best = 0
    for ch in word:
        run = 0 if ch in 'aeiou' else run + 1
        best = max(best, run)
    return best


def hardest_to_say(text):
    words = text.lower().split()
    if not words:
        return None
    return max(words, key=lambda w: consonant_runs(w) - vowel_runs(w))
#> hardest_to_say('twelfths queue')
#> hardest_to_say('a tiny catch')
#> hardest_to_say('')
#> hardest_to_say('Sixth sick sheik')
#> hardest_to_say('io aeon oui')
# %%
class Solution:
    def redactDigits(self, text: str, keep: int) -> str:
        """Mask digits in each run but the last keep ones."""
        chars = list(text)
        budget = keep
        for i in range(len(chars) - 1, -1, -1):
            if chars[i].isdigit():
                if budget > 0:
                    budget -= 1
                else:
                    chars[i] = '#'
            elif chars[i] != '-':
                budget = keep
        return ''.join(chars)
#> Solution().redactDigits('card 1234-5678-9012, pin 4821', 4)
#> Solution().redactDigits('born 1999 in 75001', 2)
#> Solution().redactDigits('', 3)
#> Solution().redactDigits('a1b22c333', 0)
#> Solution().redactDigits('tel 555-0100 ext 7', 3)
# %%
def fit_terms(expr):
    """Collect like terms of an expression such as '3x+2y-x'."""
    coeffs = {}
    sign, num = 1, ''
    for ch in expr.replace(' ', '') + '+':
        if ch.isdigit():
            num += ch
        elif ch.isalpha():
            coeffs[ch] = coeffs.get(ch, 0) + sign * int(num or 1)
            num = ''
        else:
            if num:
                coeffs['1'] = coeffs.get('1', 0) + sign * int(num)
                num = ''
            sign = -1 if ch == '-' else 1
    return ' '.join(f'{c:+d}{v}' for v, c in sorted(coeffs.items()) if c)
#> fit_terms('3x + 2y - x + 7')
#> fit_terms('a - a + b - 2b')
#> fit_terms('')
#> fit_terms('10 - 4 - 6')
#> fit_terms('-12z + 5 - z + 20x')
# %%
def f(words, pattern):
    keep = []
    for w in words.split():
        ok = True
        for mark, ch in zip(pattern, w):
            if mark == 'V':
                ok = ch in 'aeiou'
            elif mark == 'C':
                ok = ch not in 'aeiou'
            if not ok:
                break
        if ok:
            keep.append(w)
    return keep
#> f('banana orange plum apple fig', 'CVC')
#> f('ox ax ice owl', 'VC.')
#> f('', 'V')
#> f('tree street three', 'CC')
#> f('any word at all', '...')
# %%
class Solution:
    def shelfLabels(self, text: str, size: int) -> list:
        words = sorted(text.lower().split())
        labels = []
        for i in range(0, len(words), size):
            group = words[i:i + size]
            a, b = group[0], group[-1]
            n = 1
            while a[:n] == b[:n] and n < min(len(a), len(b)):
                n += 1
            labels.append(a if a == b else f'{a[:n]}-{b[:n]}')
        return labels
#> Solution().shelfLabels('Pear plum peach apple apricot fig', 2)
#> Solution().shelfLabels('delta alpha charlie bravo', 3)
#> Solution().shelfLabels('', 2)
#> Solution().shelfLabels('same same same', 3)
#> Solution().shelfLabels('car cart carton care', 4)
# %%
def to_ternary(n):
    if n == 0:
        return '0'
    digits = ''
    while n:
        n, r = divmod(n, 3)
        digits = str(r) + digits
    return digits


def flag_message(text):
    flags = 'RGB'
    parts = []
    for ch in text.lower():
        if 'a' <= ch <= 'z':
            code = to_ternary(ord(ch) - 96).zfill(3)
            parts.append(''.join(flags[int(d)] for d in code))
        elif parts and parts[-1] != '/':
            parts.append('/')
    return ' '.join(parts)
#> flag_message('Hi you')
#> flag_message('a-z')
#> flag_message('')
#> flag_message('  SOS !')
#> flag_message('May')
# %%
class Solution:
    def weightedPalindrome(self, s: str) -> int:
        """Cost to mirror s by moving letters along the alphabet wheel of 26."""
        t = [c for c in s.lower() if c.isalpha()]
        cost = 0
        i, j = 0, len(t) - 1
        while i < j:
            d = abs(ord(t[i]) - ord(t[j]))
            cost += min(d, 26 - d)
            i, j = i + 1, j - 1
        return cost
#> Solution().weightedPalindrome('A man, a plan, a kennel')
#> Solution().weightedPalindrome('Step on no pets')
#> Solution().weightedPalindrome('')
#> Solution().weightedPalindrome('abcxyz')
#> Solution().weightedPalindrome('Zebra & alpaca')
# %%
def expand_braces(text):
    start = text.find('{')
    if start < 0:
        return [text]
    end = text.index('}', start)
    head, tail = text[:start], text[end + 1:]
    out = []
    for option in text[start + 1:end].split(','):
        for rest in expand_braces(tail):
            out.append(head + option + rest)
    return out
#> expand_braces('img_{a,b}.{png,jpg}')
#> expand_braces('plain/path.txt')
#> expand_braces('')
#> expand_braces('{x,y,}z')
#> expand_braces('bad{brace')
# %%
def f(text):
    i, out = 0, []
    while i < len(text):
        n = text[i:i + 1]
        if n.isdigit() and int(n):
            out.append(text[i + 1:i + 1 + int(n)])
            i += 1 + int(n)
        else:
            i += 1
    return out[::-1]
#> f('3cat5horse2ox')
#> f('no digits here')
#> f('')
#> f('9short')
#> f('0a1b x4word!')
# %%
class Solution:
    def talkingClock(self, times: str) -> list:
        names = 'twelve one two three four five six seven eight nine ten eleven'.split()
        said = []
        for t in times.split():
            h, m = (int(x) for x in t.split(':'))
            if m == 0:
                said.append(self.hour(names, h) + " o'clock")
            elif m == 30:
                said.append('half past ' + self.hour(names, h))
            elif m < 30:
                said.append(f'{m} past {self.hour(names, h)}')
            else:
                said.append(f'{60 - m} to {self.hour(names, h + 1)}')
        return said

    def hour(self, names, h):
        return names[h % 12]
#> Solution().talkingClock('09:00 12:30 23:50')
#> Solution().talkingClock('6:05')
#> Solution().talkingClock('')
#> Solution().talkingClock('11:45 0:01 13:59')
#> Solution().talkingClock('7:15 noon')
