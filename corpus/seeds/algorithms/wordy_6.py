# %%
class Solution:
    def dominoWords(self, text: str) -> list:
        """Move each word to the end of the first chain it can extend."""
        chains = []
        for word in text.lower().split():
            for chain in chains:
                if chain[-1][-1] == word[0]:
                    chain.append(word)
                    break
            else:
                chains.append([word])
        return [len(c) for c in chains]
#> Solution().dominoWords('red dog green nest tea apple eagle end')
#> Solution().dominoWords('one by one they leave empty yards')
#> Solution().dominoWords('')
#> Solution().dominoWords('aa aa aa bb ab ba')
#> Solution().dominoWords('quick fox jumps high')
# %%
def f(text, k):
    words = text.split()
    shift = k % len(words) if words else 0
    words = words[shift:] + words[:shift]
    lens = [len(w) for w in words]
    glued = ''.join(words)
    out, i = [], 0
    for n in sorted(lens):
        out.append(glued[i:i + n])
        i += n
    return ' '.join(out)
#> f('please rotate these words nicely', 2)
#> f('a quick test', -1)
#> f('', 3)
#> f('error code 404 not found on server', 10)
#> f('single', 7)
# %%
def parse_log_line(line):
    stamp, level, *msg = line.split(' ')
    return stamp, level.strip('[]'), ' '.join(msg)


def errors_between(lines, start, end):
    found = []
    for line in lines.split('\n'):
        if line.count(' ') < 2:
            continue
        stamp, level, msg = parse_log_line(line)
        if level == 'ERR' and start <= stamp < end:
            found.append(f'{stamp[-2:]}: {msg}')
    return found
#> errors_between('10:01 [ERR] disk full\n10:02 [INF] ok now\n10:30 [ERR] fan off', '10:00', '10:30')
#> errors_between('09:00 [ERR] x y\n09:59 [ERR] z', '09:00', '10:00')
#> errors_between('', '00:00', '23:59')
#> errors_between('bad line\n11:11 [ERR] wish', '11:00', '12:00')
#> errors_between('08:15 [DBG] poll\n08:16 [ERR] timeout on port 3', '08:16', '08:16')
# %%
class Solution:
    def longestShelf(self, titles: str, width: int) -> int:
        """Most consecutive titles that fit; a title takes its letters, no spaces inside."""
        sizes = []
        for t in titles.split('/'):
            sizes.append(sum(1 for c in t if c.isalpha()))
        best = start = used = 0
        for end in range(len(sizes)):
            used += sizes[end]
            while used > width:
                used -= sizes[start]
                start += 1
            best = max(best, end - start + 1)
        return best
#> Solution().longestShelf('Dune/Emma/It/Ulysses/She', 12)
#> Solution().longestShelf('War and Peace/Kim', 5)
#> Solution().longestShelf('', 3)
#> Solution().longestShelf('A/B/C/D/E', 2)
#> Solution().longestShelf('1984/Hamlet/Nana/V', 11)
# %%
def rail_read(text, rails):
    rows = ['' for _ in range(rails)]
    cycle = max(2 * (rails - 1), 1)
    for i, ch in enumerate(text):
        p = i % cycle
        rows[min(p, cycle - p) if rails > 1 else 0] += ch
    return rows


def rail_report(text, rails):
    rows = rail_read(text.replace(' ', ''), rails)
    longest = max(rows, key=len)
    return '/'.join(rows), rows.index(longest)
#> rail_report('we are found flee at once', 3)
#> rail_report('short one', 2)
#> rail_report('', 4)
#> rail_report('only one rail here', 1)
#> rail_report('the treasure is under the oak', 4)
# %%
def f(text):
    upper = lower = ''
    for ch in text:
        if ch.isupper():
            upper += ch.lower()
        elif ch.islower():
            lower = ch.upper() + lower
    n = min(len(upper), len(lower))
    return upper[:n] + '|' + lower[n:]
#> f('The Quick Brown FOX Jumps')
#> f('lower only words')
#> f('')
#> f('ALL CAPS WITH one')
#> f('NaCl + H2O = KClO3')
# %%
class Solution:
    def patchText(self, text: str, patches: str) -> str:
        """Each patch is pos:count:insert; apply from right to left."""
        edits = []
        for p in patches.split(';'):
            if p:
                pos, count, ins = p.split(':')
                edits.append((int(pos), int(count), ins))
        edits.sort(reverse=True)
        for pos, count, ins in edits:
            text = text[:pos] + ins + text[pos + count:]
        return text
#> Solution().patchText('the cat sat on the mat', '4:3:dog;19:3:rug')
#> Solution().patchText('hello world', '0:1:J;5:0:,')
#> Solution().patchText('unchanged text', '')
#> Solution().patchText('delete the middle part', '7:4:;18:9:end')
#> Solution().patchText('oops', '1:x:y')
# %%
def roll_initials(names):
    table = {}
    for full in names.split(','):
        parts = full.split()
        if not parts:
            continue
        init = ''.join(p[0].upper() for p in parts)
        n = 1
        key = init
        while key in table:
            n += 1
            key = init + str(n)
        table[key] = parts[-1]
    return table
#> roll_initials('Ann Bell, Art Burns, Cy Dee Ford')
#> roll_initials('madonna, moby, mika')
#> roll_initials('')
#> roll_initials('John Smith,Jane Stone,Jo Swift,Al Gore')
#> roll_initials(' , Zed Q')
# %%
def window_scores(text, good, k):
    cur = 0
    scores = []
    for i, ch in enumerate(text):
        cur += 1 if ch in good else 0
        if i >= k:
            cur -= text[i - k] in good
        if i >= k - 1:
            scores.append(cur)
    return scores


def richest_windows(text, good, k):
    scores = window_scores(text, good, k)
    if not scores:
        return []
    top = max(scores)
    return [text[i:i + k] for i, s in enumerate(scores) if s == top]
#> richest_windows('an eerie quiet island', 'aeiou', 5)
#> richest_windows('ATTGCCGCAAT', 'GC', 4)
#> richest_windows('tiny', 'xyz', 9)
#> richest_windows('1a22b333c', '0123456789', 3)
#> richest_windows('hmm', 'aeiou', 2)
# %%
class Solution:
    def stackWords(self, text: str) -> str:
        stack = []
        for word in text.split():
            if word == 'undo':
                if stack:
                    stack.pop()
            elif word == 'twice':
                if stack:
                    stack.append(stack[-1])
            elif word == 'swap':
                if len(stack) > 1:
                    stack[-1], stack[-2] = stack[-2], stack[-1]
            elif word == 'flip':
                stack.reverse()
            else:
                stack.append(word)
        return ' '.join(stack)
#> Solution().stackWords('red blue undo green twice swap')
#> Solution().stackWords('undo twice swap flip')
#> Solution().stackWords('')
#> Solution().stackWords('one two three flip undo four swap')
#> Solution().stackWords('go twice twice now flip twice')
# %%
def letter_chart(text):
    rows = {}
    for i, ch in enumerate(text.lower()):
        if ch.isalpha():
            rows.setdefault(ch, []).append(i)
    chart = []
    for ch in sorted(rows, key=lambda c: rows[c][-1] - rows[c][0], reverse=True)[:3]:
        line = ['.'] * len(text)
        for i in rows[ch]:
            line[i] = ch
        chart.append(''.join(line))
    return chart
#> letter_chart('A dog and a cat')
#> letter_chart('123 456')
#> letter_chart('z')
#> letter_chart('Never say never')
#> letter_chart('abcdcba xyzyx')
# %%
def f(s, n):
    res = ''
    i = 0
    while s and n > 0:
        i = (i + n) % len(s)
        res += s[i]
        s = s[:i] + s[i + 1:]
        n -= 1
    return res + '/' + s
#> f('pick some letters here', 5)
#> f('0123456789', 12)
#> f('', 4)
#> f('leave me alone', 0)
#> f('josephus', 3)
# %%
class Solution:
    def romanSort(self, chapters: str) -> str:
        def value(name):
            num = name.split('.')[0].lower()
            v = {'i': 1, 'v': 5, 'x': 10, 'l': 50}
            total = 0
            for a, b in zip(num, num[1:] + ' '):
                total += -v[a] if v.get(b, 0) > v[a] else v[a]
            return total

        return ' '.join(sorted(chapters.split(), key=value))
#> Solution().romanSort('IX.end IV.mid I.start XL.index VI.more')
#> Solution().romanSort('x.ten v.five')
#> Solution().romanSort('')
#> Solution().romanSort('XIX.a XVIII.b XX.c')
#> Solution().romanSort('II.ok M.bad')
# %%
def weigh(token):
    kinds = [('digit', str.isdigit), ('upper', str.isupper), ('lower', str.islower)]
    for name, test in kinds:
        if test(token):
            return name
    return 'mixed'


def shape_counts(text):
    counts = {}
    for tok in text.replace('-', ' ').replace('_', ' ').split():
        kind = weigh(tok)
        counts[kind] = counts.get(kind, 0) + len(tok)
    return counts
#> shape_counts('NASA_launch-2024 Apollo moon-LANDING')
#> shape_counts('snake_case_name')
#> shape_counts('')
#> shape_counts('ISO-8601 date: 2020-02-30')
#> shape_counts('R2D2 and C3PO')
# %%
def zip_code_route(codes):
    """Visit codes by nearest difference from the current one, starting at the first."""
    left = [int(c) for c in codes.split()]
    if not left:
        return [], 0
    here = left.pop(0)
    path, cost = [here], 0
    while left:
        nxt = min(left, key=lambda c: (abs(c - here), c))
        cost += abs(nxt - here)
        left.remove(nxt)
        path.append(nxt)
        here = nxt
    return path, cost
#> zip_code_route('1020 1090 1010 1050 1000')
#> zip_code_route('777')
#> zip_code_route('')
#> zip_code_route('500 400 600 450 550')
#> zip_code_route('9021 9o21')
# %%
class Solution:
    def compareVersionsLoose(self, a: str, b: str) -> str:
        xs, ys = self.nums(a), self.nums(b)
        size = max(len(xs), len(ys))
        xs += [0] * (size - len(xs))
        ys += [0] * (size - len(ys))
        for i, (x, y) in enumerate(zip(xs, ys)):
            if x != y:
                word = ['major', 'minor', 'patch'][min(i, 2)]
                return f"{'older' if x < y else 'newer'} by {word}"
        return 'same'

    def nums(self, v):
        out, cur = [], ''
        for ch in v + '.':
            if ch.isdigit():
                cur += ch
            elif cur:
                out.append(int(cur))
                cur = ''
        return out
#> Solution().compareVersionsLoose('release-2.10.1', 'v2.9.14')
#> Solution().compareVersionsLoose('1.0', 'version 1')
#> Solution().compareVersionsLoose('', 'build 7')
#> Solution().compareVersionsLoose('3.4.5.6', '3.4.5.7')
#> Solution().compareVersionsLoose('app 10', 'app 9.99')
# %%
def nest(words):
    if len(words) <= 1:
        return words[0] if words else ''
    mid = len(words) // 2
    left, right = nest(words[:mid]), nest(words[mid:])
    return f'({left} {right})'


def bracket_text(text):
    tree = nest(text.split())
    depth = best = 0
    for ch in tree:
        if ch == '(':
            depth += 1
            best = max(best, depth)
        elif ch == ')':
            depth -= 1
    return tree, best
#> bracket_text('we saw the dog')
#> bracket_text('a b c d e f g')
#> bracket_text('')
#> bracket_text('lonely')
#> bracket_text('three word tree')
# %%
class Solution:
    def wordPyramid(self, text: str) -> list:
        words = text.split()
        rows = []
        size = 1
        i = 0
        while i + size <= len(words):
            rows.append(' '.join(words[i:i + size]))
            i += size
            size += 1
        if i < len(words):
            rows.append('+' + str(len(words) - i))
        width = max((len(r) for r in rows), default=0)
        return [r.center(width).rstrip() for r in rows]
#> Solution().wordPyramid('I like big red cars and fast boats')
#> Solution().wordPyramid('one two three four five six')
#> Solution().wordPyramid('')
#> Solution().wordPyramid('alpha beta')
#> Solution().wordPyramid('mountain a b cc dd ee f')
# %%
def f(text, d):
    hits = 0
    out = []
    for w in text.split():
        core = w.rstrip('.,!?')
        tail = w[len(core):]
        if core in d:
            core = d[core]
            hits += 1
        elif core.lower() in d:
            core = d[core.lower()].capitalize()
            hits += 1
        out.append(core + tail)
    return hits, ' '.join(out)
#> f('Hello big world!', {'hello': 'goodbye', 'big': 'small'})
#> f('u r gr8, r u?', {'u': 'you', 'r': 'are'})
#> f('', {'a': 'b'})
#> f('No change needed.', {})
#> f('Cats chase cats... CATS!', {'cats': 'dogs'})
# %%
def bin_pack_lines(text, width):
    """First-fit: put each word in the first line with room."""
    lines = []
    for w in text.split():
        for line in lines:
            if sum(map(len, line)) + len(line) + len(w) <= width:
                line.append(w)
                break
        else:
            lines.append([w])
    return [' '.join(line) for line in lines]
#> bin_pack_lines('elephant ant rhinoceros bee cow', 12)
#> bin_pack_lines('a a a a a', 3)
#> bin_pack_lines('', 10)
#> bin_pack_lines('overlong words ignore width', 4)
#> bin_pack_lines('north sea east bay west bank', 9)
# %%
class Solution:
    def parseTree(self, s: str) -> int:
        """Sum of leaf lengths times their depth in text such as 'a(bb,c(ddd))'."""
        total = depth = 0
        name = ''
        for ch in s + ',':
            if ch.isalpha():
                name += ch
            elif ch == '(':
                name = ''
                depth += 1
            else:
                total += len(name) * depth
                name = ''
                if ch == ')':
                    depth -= 1
        return total
#> Solution().parseTree('root(left,right(deep,er))')
#> Solution().parseTree('leaf')
#> Solution().parseTree('')
#> Solution().parseTree('a(b(c(d(e))))')
#> Solution().parseTree('x(yy,zzz),w(v)')
# %%
def check_isbn_ish(code):
    digits = [c for c in code.upper() if c.isdigit() or c == 'X']
    if len(digits) != 10:
        return 'length ' + str(len(digits))
    if 'X' in digits[:-1]:
        return 'misplaced X'
    total = sum((10 - i) * (10 if d == 'X' else int(d)) for i, d in enumerate(digits))
    return 'valid' if total % 11 == 0 else f'off by {total % 11}'
#> check_isbn_ish('0-306-40615-2')
#> check_isbn_ish('0-8044-2957-x')
#> check_isbn_ish('12X4567890')
#> check_isbn_ish('')
#> check_isbn_ish('1 234 56789 0')
# %%
def merge_runs(text):
    runs = []
    for ch in text:
        if runs and runs[-1][0] == ch:
            runs[-1][1] += 1
        else:
            runs.append([ch, 1])
    return runs


def smooth(text, min_run):
    """Replace runs shorter than min_run by the letter before them."""
    out = ''
    for ch, n in merge_runs(text):
        if n < min_run and out:
            out += out[-1] * n
        else:
            out += ch * n
    return out if out == text else smooth(out, min_run)
#> smooth('aaabaaaccda', 2)
#> smooth('0001011100', 3)
#> smooth('', 2)
#> smooth('xyxyxy', 1)
#> smooth('wwwwbwwbbbwww', 3)
# %%
class Solution:
    def bestRotation(self, s: str) -> str:
        """Rotation with the most letters standing on a position of the same parity as their code."""
        best, best_score = s, -1
        for r in range(len(s)):
            t = s[r:] + s[:r]
            score = 0
            for i, ch in enumerate(t):
                if ord(ch) % 2 == i % 2:
                    score += 1
            if score > best_score:
                best, best_score = t, score
        return best
#> Solution().bestRotation('parity')
#> Solution().bestRotation('acbd')
#> Solution().bestRotation('')
#> Solution().bestRotation('aab')
#> Solution().bestRotation('90210')
# %%
def chat_stats(text):
    stats = {'words': 0, 'shouts': 0, 'questions': 0}
    for msg in text.split('\n'):
        body = msg.split(': ', 1)[-1]
        stats['words'] += len(body.split())
        if body.endswith('?'):
            stats['questions'] += 1
        letters = [c for c in body if c.isalpha()]
        if letters and all(c.isupper() for c in letters):
            stats['shouts'] += 1
    return stats
#> chat_stats('al: hi\nbo: WHAT?\nal: nothing, why?')
#> chat_stats('')
#> chat_stats('no speaker here\nOK\n123')
#> chat_stats('eve: GO GO GO!\neve: sorry')
#> chat_stats('x: a: b: c?')
# %%
def f(text, k):
    i = 0
    out = ''
    step = 1
    while 0 <= i < len(text):
        out += text[i]
        if text[i] in 'aeiou':
            step += k
        elif text[i] == ' ':
            step = 1
        i += step
    return out
#> f('jumping through this sentence quickly', 1)
#> f('aeiou aeiou aeiou aeiou', 2)
#> f('', 1)
#> f('backwards and out again', -1)
#> f('no change in pace', 0)
# %%
class Solution:
    def atbashLadder(self, s: str) -> str:
        """Mirror the alphabet for every second word only."""
        words = s.split(' ')
        for i in range(1, len(words), 2):
            words[i] = ''.join(self.mirror(c) for c in words[i])
        return ' '.join(words)

    def mirror(self, c):
        if c.islower():
            return chr(219 - ord(c))
        if c.isupper():
            return chr(155 - ord(c))
        return c
#> Solution().atbashLadder('keep this safe Zone 9')
#> Solution().atbashLadder('a z a z')
#> Solution().atbashLadder('')
#> Solution().atbashLadder('single')
#> Solution().atbashLadder('Mix, MIX; mix: 1a2b')
# %%
def parse_dice(spec):
    count, _, rest = spec.lower().partition('d')
    bonus = 0
    for sign in '+-':
        if sign in rest:
            rest, extra = rest.split(sign)
            bonus = int(sign + extra)
    return int(count or 1), int(rest), bonus


def dice_range(text):
    low = high = 0
    for spec in text.split():
        try:
            n, sides, bonus = parse_dice(spec)
        except ValueError:
            continue
        low += n + bonus
        high += n * sides + bonus
    return low, high
#> dice_range('2d6+3 d20 3d4-1')
#> dice_range('roll d8 now')
#> dice_range('')
#> dice_range('1d100-50')
#> dice_range('10D10 5d')
# %%
def first_diff_words(a, b):
    xs, ys = a.split(), b.split()
    i = 0
    while i < min(len(xs), len(ys)) and xs[i] == ys[i]:
        i += 1
    j = 0
    while j < min(len(xs), len(ys)) - i and xs[-1 - j] == ys[-1 - j]:
        j += 1
    removed = xs[i:len(xs) - j]
    added = ys[i:len(ys) - j]
    return i, ' '.join(removed), ' '.join(added)
#> first_diff_words('the old grey mare is here', 'the young brown mare is here')
#> first_diff_words('one two three', 'one two three')
#> first_diff_words('', 'brand new words')
#> first_diff_words('a b c d e', 'a e')
#> first_diff_words('go go go', 'go go go go')
# %%
class Solution:
    def stenoCode(self, text: str) -> str:
        out = []
        for word in text.lower().split():
            code = word[0]
            for prev, ch in zip(word, word[1:]):
                if ch in 'aeiou' or ch == prev:
                    continue
                code += ch
            if len(code) > 4:
                code = code[:3] + code[-1]
            out.append(code)
        return '.'.join(out)
#> Solution().stenoCode('Please forward every message immediately')
#> Solution().stenoCode('I owe you')
#> Solution().stenoCode('')
#> Solution().stenoCode('bookkeeping assess Mississippi')
#> Solution().stenoCode('strengths 1001')
# %%
def f(s):
    seen = ''
    pairs = 0
    for i, ch in enumerate(s):
        if ch in seen:
            j = seen.rindex(ch)
            pairs += i - j
            seen = seen[:j] + seen[j + 1:] + ' '
        seen += ch
    return pairs, seen.strip()
#> f('balloon animals')
#> f('abcdef')
#> f('')
#> f('tattoo')
#> f('1122 3344')
# %%
def read_map(text):
    cells = {}
    for y, row in enumerate(text.split('/')):
        for x, ch in enumerate(row):
            if ch != '.':
                cells[ch] = (x, y)
    return cells


def route_length(text, order):
    cells = read_map(text)
    total = 0
    prev = None
    for name in order:
        if name not in cells:
            return -1
        x, y = cells[name]
        if prev:
            total += abs(prev[0] - x) + abs(prev[1] - y)
        prev = (x, y)
    return total
#> route_length('A..B/..../C..D', 'ABDC')
#> route_length('x.y/z..', 'zyx')
#> route_length('', 'A')
#> route_length('S.....E', 'SES')
#> route_length('1..2/.3..', '124')
# %%
class Solution:
    def mostCommonEnding(self, text: str) -> str:
        tally = {}
        for raw in text.lower().split():
            w = raw.strip('.,;:!?')
            for n in (2, 3):
                if len(w) > n:
                    end = w[-n:]
                    tally[end] = tally.get(end, 0) + n - 1
        best = ''
        for end, score in tally.items():
            if score > tally.get(best, 0):
                best = end
        return best
#> Solution().mostCommonEnding('Singing, ringing and swinging; he was king')
#> Solution().mostCommonEnding('a an to')
#> Solution().mostCommonEnding('')
#> Solution().mostCommonEnding('Nation, station, motion!')
#> Solution().mostCommonEnding('faster longer table cable')
# %%
def bounce_format(amounts, width):
    out = []
    for i, a in enumerate(amounts.split()):
        if i % 3 == 0:
            cell = a.rjust(width, '>')
        elif i % 3 == 1:
            cell = a.center(width, '=')
        else:
            cell = a.ljust(width, '<')
        out.append(cell)
    return '|'.join(out)
#> bounce_format('12 345 6 7890', 6)
#> bounce_format('too wide for this', 2)
#> bounce_format('', 5)
#> bounce_format('-1.5 +22 x y z', 5)
#> bounce_format('a', 4)
# %%
def can_spell(word, blocks):
    """Each block shows one of its letters; simple backtracking."""
    if not word:
        return True
    for i, b in enumerate(blocks):
        if word[0] in b and can_spell(word[1:], blocks[:i] + blocks[i + 1:]):
            return True
    return False


def spellable(words, blocks):
    pile = blocks.split()
    return [w for w in words.split() if can_spell(w, pile)]
#> spellable('cat dog act cog', 'cd ao tg')
#> spellable('bee', 'be be')
#> spellable('', 'ab cd')
#> spellable('tan ant nat an', 'ta na nt')
#> spellable('xyz', 'x y z')
# %%
class Solution:
    def punchCard(self, text: str, cols: int) -> str:
        """Columns whose letters sum to an even code get a hole 'o'."""
        sums = [0] * cols
        for i, ch in enumerate(text):
            sums[i % cols] += ord(ch)
        rows = -(-len(text) // cols)
        card = ''.join('o' if s % 2 == 0 else '-' for s in sums)
        return f'{card} x{rows}'
#> Solution().punchCard('hello computer world', 6)
#> Solution().punchCard('IBM 1130', 3)
#> Solution().punchCard('', 4)
#> Solution().punchCard('wide', 10)
#> Solution().punchCard('DO 10 I = 1,100', 1)
# %%
def f(text, a, b):
    i, j = text.find(a), text.rfind(b)
    if i == -1 or j == -1:
        return text.replace(a, b)
    if i > j:
        i, j = j, i
    mid = text[i + 1:j]
    return text[:i] + '[' + mid.strip() + ']' * (len(mid) % 3)
#> f('find the middle of this text', 'd', 't')
#> f('value=(a+b)*c', '(', ')')
#> f('nothing', 'x', 'y')
#> f('z before a here', 'a', 'z')
#> f('root/usr/bin/env', '/', '/')
# %%
class Solution:
    def splitCompound(self, word: str, parts: str) -> list:
        known = parts.split()
        best = []

        def walk(i, path):
            nonlocal best
            if i == len(word):
                if not best or len(path) < len(best):
                    best = path[:]
                return
            for p in known:
                if word.startswith(p, i):
                    path.append(p)
                    walk(i + len(p), path)
                    path.pop()

        walk(0, [])
        return best
#> Solution().splitCompound('bookcase', 'book case boo k')
#> Solution().splitCompound('sunflower', 'sun flow er flower')
#> Solution().splitCompound('', 'a')
#> Solution().splitCompound('nightmare', 'night mar')
#> Solution().splitCompound('aaaa', 'a aa')
# %%
def sanitize(name, limit=12):
    safe = []
    for ch in name:
        if ch.isalnum() or ch in '._':
            safe.append(ch)
        elif ch in ' -':
            safe.append('_')
    text = ''.join(safe).strip('._')
    stem, dot, ext = text.rpartition('.')
    if not dot:
        stem, ext = ext, ''
    keep = limit - len(ext) - len(dot)
    return (stem[:keep] or 'file') + dot + ext
#> sanitize('My Holiday Photo (1).jpeg')
#> sanitize('..hidden')
#> sanitize('')
#> sanitize('report - final v2.tar.gz', limit=20)
#> sanitize('a/b\\c:d*e?.txt', 8)
# %%
def hangman(secret, guesses, lives):
    shown = ['_' if c.isalpha() else c for c in secret]
    for g in guesses:
        hit = False
        for i, c in enumerate(secret):
            if c.lower() == g:
                shown[i] = c
                hit = True
        if not hit:
            lives -= 1
            if lives == 0:
                return 'lost ' + ''.join(shown)
        if '_' not in shown:
            return f'won with {lives}'
    return ''.join(shown)
#> hangman('Big Apple', 'aeiplgb', 3)
#> hangman('jazz', 'etaoin', 4)
#> hangman('', 'x', 2)
#> hangman('Go-kart', 'rt', 5)
#> hangman('moon', 'xyz', 2)
