# %%
class Solution:
    def shift(self, lst, text):
        for c in text:
            if c == '>':
                lst = lst[-1:] + lst[:-1]
            elif c == '<':
                lst = lst[1:] + lst[:1]
            elif c.isdigit():
                lst.insert(int(c), len(lst))
            else:
                lst.pop()
        return lst
#> Solution().shift([1, 2, 3], '>1<')
#> Solution().shift([], '<>0')
#> Solution().shift(lst=['a', 'b', 'c', 'd'], text='<<x9')
#> Solution().shift([5, 6], '0-0-0')
#> Solution().shift(lst=[-1], text='xx')
# %%
def scramble(text):
    chars = list(text)
    n = len(chars)
    for i in range(n - 1, 0, -1):
        j = ord(chars[i]) % (i + 1)
        if j == i:
            chars[i] = chars[i].upper()
        else:
            chars[i], chars[j] = chars[j], chars[i]
    return ''.join(chars)
#> scramble('abcdef')
#> scramble('')
#> scramble('zz')
#> scramble('hello')
#> scramble('1 2 3')
# %%
def tape_measure(strings):
    mark = 0
    out = []
    for s in strings:
        s = s.expandtabs(mark + 1)
        if s.endswith(' '):
            s = s.rstrip()
            mark += 1
        elif ' ' in s:
            mark = s.index(' ')
        out.append('%s%d' % (s[:3], len(s)))
    return out, mark
#> tape_measure(['a\tb', 'c ', 'd\te'])
#> tape_measure([])
#> tape_measure(['\t', '\t\t', 'x\ty'])
#> tape_measure(['hello you', 'q\t.', ' '])
#> tape_measure(['', 'ab  ', 'abc\td', '\tz'])
# %%
class Solution:
    def merge(self, dic, pairs):
        for k, v in pairs:
            old = dic.setdefault(k, v)
            if old is v:
                continue
            if isinstance(old, str):
                dic[k] = old + str(v)
            else:
                dic[k] = max(old, v)
        return sorted(dic.items(), key=lambda kv: str(kv[1]))
#> Solution().merge({'a': 1}, [('b', 2), ('a', 5)])
#> Solution().merge({}, [])
#> Solution().merge({'x': 'p'}, [('x', 'q'), ('x', 7), ('y', 'r')])
#> Solution().merge(dic={'m': 10, 'n': 9}, pairs=[('m', 3), ('n', 30)])
#> Solution().merge(dic={}, pairs=[(1, 'one'), (1, 'uno'), (2, 0)])
# %%
def bounce(s, n):
    out = ''
    i, step = 0, 1
    while len(out) < n and s:
        out += s[i]
        if s[i].isupper():
            step = -step
        i += step
        if i >= len(s) or i < 0:
            i = 0 if i < 0 else len(s) - 1
            step = -step
    return out
#> bounce('abc', 7)
#> bounce('', 4)
#> bounce('aBcd', 6)
#> bounce('XY', 5)
#> bounce('q', 3)
# %%
def check_digits(number, weights):
    total = 0
    for i, ch in enumerate(reversed(number.replace('-', ''))):
        w = weights[i % len(weights)]
        if ch == 'X':
            total += 10 * w
        elif ch.isdigit():
            total += int(ch) * w
        else:
            return ch.join([number[:2], number[-2:]])
    return total, '0123456789X'[total % 11]
#> check_digits('12-34', [1, 2])
#> check_digits('', [5])
#> check_digits('9X', [3, 1, 2])
#> check_digits('47-1q-2', [1])
#> check_digits('00990', [7, -7])
# %%
class Solution:
    def peaksFirst(self, array):
        rest = array[:]
        out = []
        i = 0
        while len(rest) > 2:
            i = i % (len(rest) - 1) or 1
            if rest[i - 1] <= rest[i] >= rest[i + 1]:
                out.append(rest.pop(i))
            else:
                rest.insert(0, rest.pop())
                out.append('.')
            i += 1
            if len(out) > 7:
                break
        return out, rest
#> Solution().peaksFirst([1, 5, 2, 4])
#> Solution().peaksFirst([])
#> Solution().peaksFirst(array=[3, 3, 3, 3])
#> Solution().peaksFirst(array=[9, 1, 8])
#> Solution().peaksFirst([4, 2, 6, 1, 7])
# %%
def keyhole(text, key):
    text = text.lower()
    out = ''
    for k in key:
        before, hit, after = text.partition(k.lower())
        if not hit:
            out += '_'
        elif k.isupper():
            out += before[-1:] + hit + after[:1]
            text = after + before
        else:
            out += hit
            text = before + after
    return out + '.' + text
#> keyhole('doorlock', 'oL')
#> keyhole('', 'ab')
#> keyhole('aaaa', 'AaA')
#> keyhole('Banana Split', 'nSz')
#> keyhole('x-y-z', '--')
# %%
def grade(scores, cuts):
    letters = 'ABCDEF'
    out = {}
    for name, s in scores.items():
        for cut, letter in zip(cuts, letters):
            if s >= cut:
                out.setdefault(letter, []).append(name[0])
                break
        else:
            out['-'] = out.get('-', 0) + 1
    return {k: ''.join(v) if isinstance(v, list) else v for k, v in sorted(out.items())}
#> grade({'ann': 91, 'bob': 72, 'cy': 10}, [90, 70])
#> grade({}, [5])
#> grade({'x': 1, 'y': 1}, [])
#> grade({'mo': 50, 'li': 50, 'jo': 49}, [60, 50, 49])
#> grade({'q': -1, 'r': 0, 's': 1}, [0, -1])
# %%
class Solution:
    def knots(self, rope: str) -> str:
        i = 1
        while i < len(rope) - 1:
            a, b, c = rope[i - 1:i + 2]
            if a == c and b != a:
                rope = rope[:i - 1] + b.upper() + rope[i + 2:]
                i = max(1, i - 1)
            else:
                i += 1
        return rope or '~'
#> Solution().knots('abacd')
#> Solution().knots('')
#> Solution().knots(rope='xyxyx')
#> Solution().knots('aabbaa')
#> Solution().knots(rope='1213121')
# %%
def sandbox(values):
    log = []
    for v in values:
        try:
            log.append(10 // v)
        except ZeroDivisionError:
            log.append(log[0] if log else 'inf')
        except TypeError:
            if not v:
                log.clear()
            else:
                log.extend(v)
    return log[-4:]
#> sandbox([3, 0, 'ab'])
#> sandbox([])
#> sandbox([0, 0, -3])
#> sandbox([5, [], 4, [7, 8], 0])
#> sandbox(['xyz', 1, '', 20])
# %%
def pluck(string, idx):
    out = []
    for i in idx:
        a = string[i:i + 1]
        b = string[:i]
        c = string[i + 1:]
        if not a:
            out.append(str(i))
            continue
        string = (b + c).swapcase()
        out.append(a)
    out.sort(key=lambda c: (c.lower(), c))
    return ''.join(out), string
#> pluck('abcde', [1, 1, 0])
#> pluck('', [0, 3])
#> pluck('HeLLo', [4, 2, 0, 9])
#> pluck('xyz', [-1, -2, 5])
#> pluck('a1b2', [])
# %%
class Solution:
    def crop(self, grid):
        while grid and not any(grid[0]):
            grid.pop(0)
        while grid and not any(grid[-1]):
            grid.pop()
        while grid and not any(r[0] for r in grid):
            for r in grid:
                del r[0]
        return grid
#> Solution().crop([[0, 0, 0], [0, 1, 0], [0, 2, 3], [0, 0, 0]])
#> Solution().crop([])
#> Solution().crop(grid=[[0, 0], [0, 0]])
#> Solution().crop(grid=[['', ''], ['', 'x'], ['', '']])
#> Solution().crop([[0, 0, 5], [0, 0, 0], [0, 4, 0]])
# %%
def compose(ops, x):
    for op in ops:
        name, _, arg = op.partition(' ')
        if name == 'add':
            x += arg
        elif name == 'cut':
            x = x[int(arg):]
        elif name == 'pad':
            x = x.center(len(x) + int(arg), '"')
        elif name == 'flip':
            x = x[::-1]
        else:
            x = getattr(x, name)()
    return x
#> compose(['add xy', 'flip', 'pad 3'], 'abc')
#> compose([], '')
#> compose(['upper', 'cut 2', 'title'], 'word one')
#> compose(['cut -2', 'pad 4', 'cut 1'], 'zebra')
#> compose(['add', 'flip', 'cut 1', 'add  q'], '12')
# %%
def neighbours(nums, width):
    out = []
    for i, n in enumerate(nums):
        around = nums[max(0, i - width):i] + nums[i + 1:i + 1 + width]
        if not around:
            return nums * 2
        if n > max(around):
            out.append(n - max(around))
        elif n < min(around):
            out.append(n - min(around))
    return out
#> neighbours([1, 5, 2, 8], 1)
#> neighbours([], 2)
#> neighbours([4], 3)
#> neighbours([6, 6, 6], 2)
#> neighbours([-2, 7, 0, 3, 9, -5], 2)
# %%
class Solution:
    def ticker(self, text, width, ticks):
        window = text[:width].ljust(width)
        rest = text[width:] + '|'
        for _ in range(ticks):
            first, window = window[0], window[1:]
            window += rest[0]
            rest = rest[1:] + (first if first != ' ' else '')
            if not rest:
                rest = '+'
        return window
#> Solution().ticker('breaking', 4, 3)
#> Solution().ticker('', 2, 4)
#> Solution().ticker(text='hi', width=5, ticks=4)
#> Solution().ticker(text='a b c', width=3, ticks=6)
#> Solution().ticker('NEWS', 1, 5)
# %%
def ferment(jars, days):
    for day in range(1, days + 1):
        for i in range(len(jars)):
            if jars[i].isupper():
                jars[i] = jars[i][:-1].lower()
            elif len(jars[i]) % 2 == day % 2:
                jars[i] += chr(96 + day)
            else:
                jars[i] = jars[i].capitalize()
    return jars
#> ferment(['ab', 'C'], 2)
#> ferment([], 3)
#> ferment(['', 'x', 'YY'], 2)
#> ferment(['kim', 'CHI'], 3)
#> ferment(['1', 'z9'], 4)
# %%
def dedupe(s, d):
    kept = ''
    for c in s:
        lim = d.get(c, 1)
        if kept.count(c) < lim:
            kept += c
        elif lim == 0:
            kept = kept[:-1]
        else:
            d[c] = lim - 1
    return kept, d
#> dedupe('aabbcc', {'a': 2})
#> dedupe('', {})
#> dedupe('xyxyxy', {'y': 0})
#> dedupe('mmmmm', {'m': 2})
#> dedupe('abcabc-', {'-': 0, 'c': 3})
# %%
class Solution:
    def queue(self, events):
        line, served = [], []
        for e in events:
            if e[0] == '+':
                line.append(e[1:])
            elif e[0] == '!':
                line.insert(0, e[1:])
            elif e[1:] in line:
                line.remove(e[1:])
            elif line:
                served.append(line.pop(0))
        return ','.join(served) + ';' + ','.join(line)
#> Solution().queue(['+a', '+b', '-', '+c'])
#> Solution().queue([])
#> Solution().queue(events=['-', '!x', '!y', '-x', '-x'])
#> Solution().queue(['+p', '+p', '-p', '-q'])
#> Solution().queue(events=['+1', '!2', '+3', '-3', '?', '?', '?'])
# %%
def sortish(values, passes):
    for p in range(passes):
        for i in range(p % 2, len(values) - 1, 2):
            a, b = values[i:i + 2]
            if str(a) > str(b):
                values[i:i + 2] = b, a
        if p > 1:
            values.append(values.pop(0))
    return values
#> sortish([10, 9, 8, 2], 2)
#> sortish([], 1)
#> sortish([3, 22, 1], 3)
#> sortish(['b', 'A', 'c', 'B'], 3)
#> sortish([-1, 1, -2, 2], 4)
# %%
def parcel(text):
    size, _, body = text.partition('#')
    out = []
    while size.isdigit() and int(size) <= len(body):
        n = int(size)
        out.append(body[:n])
        size, _, body = body[n:].partition('#')
        if n == 0:
            out[-1] = None
    return out, size + body
#> parcel('3#abc2#xy')
#> parcel('')
#> parcel('0#1#z9#q')
#> parcel('2##a4#')
#> parcel('5#hello0#5#again')
# %%
class Solution:
    def sumOf(self, xs):
        return sum(x if isinstance(x, int) else self.sumOf(x) for x in xs)

    def flatter(self, xs, top):
        out = []
        for x in xs:
            if isinstance(x, int):
                out.append(x)
            elif self.sumOf(x) > top:
                out.extend(self.flatter(x, top + 1))
            else:
                out.append(len(x))
        return out
#> Solution().flatter([1, [2, 3], [9]], 5)
#> Solution().flatter([], 0)
#> Solution().flatter(xs=[[1, [4, 4]], 2], top=1)
#> Solution().flatter([[], [[]], [7, -7]], -1)
#> Solution().flatter(xs=[[5, [5, [5]]], 0], top=4)
# %%
def squash_lines(text, n):
    out = []
    for line in text.splitlines():
        words = line.split()
        if not words:
            if out:
                out[-1] += '/'
            continue
        if len(words) > n:
            words[n:] = ['+%d' % (len(words) - n)]
        out.append(' '.join(words).title())
    return out
#> squash_lines('one two three\n\nfour', 2)
#> squash_lines('', 1)
#> squash_lines('\n\na b\n\n\n', 5)
#> squash_lines("it's so\nso it is\nis it", 1)
#> squash_lines('x\ny  z\nw w w w', 0)
# %%
def lottery(ticket, draws):
    hits = []
    for d in draws:
        if d in ticket:
            ticket[ticket.index(d)] = 0
            hits.append(d)
        elif d in hits:
            hits.remove(d)
            ticket.append(d)
        if not any(ticket):
            hits.append('!')
            break
    return hits, ticket
#> lottery([3, 7, 9], [7, 1, 3])
#> lottery([], [5])
#> lottery([4, 4], [4, 4, 4])
#> lottery([1, 2], [2, 2, 1, 1, 2])
#> lottery([8], [0, 8, 8])
# %%
class Solution:
    def tilt(self, row: str, side: str) -> str:
        out = ''
        for seg in row.split('#'):
            dots = seg.count('.')
            marks = seg.replace('.', '')
            if side == 'L':
                seg = marks + '.' * dots
            elif side == 'R':
                seg = '.' * dots + marks
            else:
                seg = ''.join(sorted(seg))
            out += seg + '#'
        return out.removesuffix('#')
#> Solution().tilt('.o.#o.', 'L')
#> Solution().tilt('', 'R')
#> Solution().tilt(row='#a.b#.#', side='R')
#> Solution().tilt('c.b.a#.B', '?')
#> Solution().tilt(row='..x..y', side='L')
# %%
def reword(sentence, swaps):
    words = sentence.split()
    i = 0
    while i < len(words):
        w = words[i]
        if w in swaps:
            new = swaps.pop(w).split()
            words[i:i + 1] = new
            i += len(new) - 1
        elif w[0].isupper() and i:
            words.insert(i, '|')
            i += 1
        i += 1
    return ' '.join(words), len(swaps)
#> reword('I am Bob', {'am': 'was once'})
#> reword('', {'a': 'b'})
#> reword('go Go go', {'go': 'stop', 'stop': 'go'})
#> reword('x y x', {'x': '', 'y': 'Y Z'})
#> reword('To Be or Not', {})
# %%
def drain(a, b):
    log = ''
    while a and b:
        if a[-1] == b[-1]:
            a.pop()
            log += '='
        elif a[-1] in b:
            b.remove(a[-1])
            log += '-'
        else:
            b.append(a.pop())
            log += '>'
    return log, a, b
#> drain([1, 2, 3], [3, 2])
#> drain([], [1])
#> drain([5, 6, 5], [7])
#> drain([4, 4, 4], [4, 9, 4])
#> drain(['a', 'b'], ['b', 'a', 'b', 'c'])
# %%
class Solution:
    def morph(self, word, rules):
        path = [word]
        for old, new in rules:
            if old == '^':
                word = new + word
            elif old == '$':
                word = word + new
            elif word.endswith(old):
                word = word.removesuffix(old) + new
            else:
                word = word.replace(old, new, 1)
            if word in path:
                path.append('loop')
                break
            path.append(word)
        return path
#> Solution().morph('run', [('n', 'nn'), ('$', 'ing')])
#> Solution().morph('', [('^', 'a'), ('a', '')])
#> Solution().morph(word='happy', rules=[('y', 'i'), ('$', 'ly'), ('^', 'un')])
#> Solution().morph('bee', [('e', 'a'), ('e', 'ee'), ('z', '')])
#> Solution().morph(word='x', rules=[])
# %%
def ripen(d, days):
    for _ in range(days):
        for k in list(d):
            d[k] -= len(k)
            if d[k] < 0:
                d[k.upper()] = d.pop(k) + 10
            elif d[k] == 0:
                d.pop(k)
                d[k[:-1]] = 5
    return d
#> ripen({'fig': 5, 'kiwi': 4}, 2)
#> ripen({}, 3)
#> ripen({'': 1, 'a': 1}, 2)
#> ripen({'plum': 12, 'pea': 2}, 3)
#> ripen({'x': 0}, 1)
# %%
def tokens(text):
    out = []
    for c in text:
        kind = 'd' if c.isdigit() else 'a' if c.isalpha() else 's'
        if out and out[-1][0] == kind and kind != 's':
            out[-1] = (kind, out[-1][1] + c)
        elif c != ' ':
            out.append((kind, c))
    return ['%s%d' % (k, len(v)) if k == 'd' else v for k, v in out]
#> tokens('ab12+c')
#> tokens('')
#> tokens('1 2 33')
#> tokens('x--7y 8')
#> tokens('Été 1999!')
# %%
class Solution:
    def topple(self, stacks):
        moved = []
        for i, s in enumerate(stacks):
            if len(s) <= 2:
                continue
            extra = s[2:]
            del s[2:]
            if i + 1 < len(stacks):
                stacks[i + 1][:0] = extra
            else:
                stacks.append(extra[::-1])
            moved.append(i)
            if len(moved) > 4:
                break
        return stacks, moved
#> Solution().topple([[1, 2, 3], [4], []])
#> Solution().topple([])
#> Solution().topple(stacks=[['a', 'b', 'c', 'd', 'e', 'f']])
#> Solution().topple([[], [9, 8], [7, 6, 5]])
#> Solution().topple(stacks=[[1, 1, 1], [2, 2], [3]])
# %%
def fuzzy(a, b, slack):
    i = j = 0
    misses = ''
    while i < len(a) and j < len(b):
        if a[i].lower() == b[j].lower():
            i += 1
            j += 1
            continue
        misses += a[i]
        if len(misses) > slack:
            return False, misses
        i += 1
        if a[i:i + 1] != b[j:j + 1]:
            j += 1
    return True, misses + b[j:]
#> fuzzy('colour', 'color', 1)
#> fuzzy('', 'abc', 0)
#> fuzzy('Kitten', 'mittens', 2)
#> fuzzy('abcdef', 'xyz', 1)
#> fuzzy('baNAna', 'banana', 0)
# %%
def bins(nums, edges):
    out = [[] for _ in range(len(edges) + 1)]
    for n in nums:
        i = 0
        while i < len(edges) and n >= edges[i]:
            i += 1
        if n in out[i]:
            out[i].remove(n)
            edges = edges[:i] + [n] + edges[i:] if len(edges) < len(out) - 1 else edges[1:]
        else:
            out[i].append(n)
    return out, edges
#> bins([1, 5, 9], [3, 7])
#> bins([], [0])
#> bins([4, 4, 4], [2, 6])
#> bins([-3, 0, 3, -3, 8], [0, 5])
#> bins([2, 2, 9, 9], [1])
# %%
class Solution:
    def lyric(self, words, beat):
        out = ''
        n = 0
        for w in words:
            n += sum(c in 'aeiouy' for c in w.lower())
            if n > beat:
                out = out.rstrip() + '/' + w
                n = 0
            elif n == beat:
                out += w.upper() + ' '
            else:
                out += w + ' '
        return out.strip()
#> Solution().lyric(['sing', 'a', 'song'], 2)
#> Solution().lyric([], 3)
#> Solution().lyric(words=['yeah', 'oh', 'yeah', 'baby'], beat=3)
#> Solution().lyric(['hmm', 'brr', 'shh'], 0)
#> Solution().lyric(words=['I', 'see', 'a', 'red', 'door'], beat=4)
# %%
def clamp_all(values, lo, hi):
    out = []
    for v in values:
        if lo > hi:
            lo, hi = hi, lo
        if v < lo:
            out.append(lo)
            lo -= 1
        elif v > hi:
            out.append(hi)
            hi = v
        else:
            out.append(v)
            lo = v
    return out, (lo, hi)
#> clamp_all([1, 5, 9], 2, 6)
#> clamp_all([], 4, 3)
#> clamp_all([0, 0, 0], 5, 1)
#> clamp_all([7, -7, 7, -7], -3, 3)
#> clamp_all([4, 6, 5, 8, 2], 3, 7)
# %%
def mosaic(tile, rows):
    out = []
    for r in range(rows):
        tile = tile[1:] + tile[:1] if r % 2 else tile[::-1]
        line = tile * 2
        if line in out:
            line = line.upper()
        if line.count(line[:1]) > 2:
            line = line.replace(line[0], ' ', 1).strip()
        out.append(line)
    return '\n'.join(out)
#> mosaic('ab', 3)
#> mosaic('', 2)
#> mosaic('oxo', 4)
#> mosaic('abc', 5)
#> mosaic('##', 3)
# %%
def feedback(secret, guess):
    pool = list(secret)
    marks = []
    for i, g in enumerate(guess):
        if i < len(secret) and secret[i] == g:
            marks.append('O')
            if g in pool:
                pool.remove(g)
        elif g in pool:
            marks.append('x')
            pool[pool.index(g)] = '-'
        else:
            marks.insert(0, '.')
    return ''.join(marks), ''.join(pool)
#> feedback('1234', '1325')
#> feedback('', 'ab')
#> feedback('aabb', 'bbaa')
#> feedback('xyz', 'xxxx')
#> feedback('HELLO', 'lLLl')
# %%
class Solution:
    def invoice(self, items, rates):
        lines = []
        total = 0
        for name, qty in items.items():
            rate = rates.get(name, rates.get(name[0], 0))
            if rate == 0:
                lines.append(f'{name}?')
                continue
            total += qty * rate
            lines.append(f'{name:.<5}{qty * rate:>4}')
        if total > 50:
            total -= 5
            lines.reverse()
        return lines, total
#> Solution().invoice({'nail': 10, 'saw': 1}, {'nail': 2, 's': 15})
#> Solution().invoice({}, {'x': 1})
#> Solution().invoice(items={'rope': 3, 'rag': 4}, rates={'r': 9})
#> Solution().invoice({'bolt': 2, 'zip': 7}, {'b': 0})
#> Solution().invoice(items={'hammer': 1, 'axe': 2, 'cog': 5}, rates={'hammer': 40, 'a': 30})
# %%
def palette(colors):
    mix = {}
    for c in colors:
        r, g, b = c[:1], c[1:2], c[2:3]
        if r == g == b:
            mix.setdefault('grey', []).append(r)
        elif max(c) == r:
            mix['warm'] = mix.get('warm', 0) + int(r, 16)
        elif c[::-1] in colors:
            mix[c] = colors.index(c[::-1])
        else:
            mix.pop('warm', None)
    return mix
#> palette(['fff', 'a10', '01a'])
#> palette([])
#> palette(['f00', 'e11', '00f'])
#> palette(['123', '456', '444', ''])
#> palette(['900', '080', '911', '121'])
# %%
def f(text, n):
    text = text.casefold().replace(' ', '')
    out = []
    i = 0
    while text and len(out) < n:
        i = (i + n) % len(text)
        c = text[i]
        text = text[:i] + text[i + 1:]
        if out and c < out[-1]:
            out[-1:] = [c, '.']
        else:
            out.append(c)
    return ''.join(out), text
#> f('Open Sesame', 4)
#> f('', 3)
#> f('abc', 9)
#> f('Zig Zag Zog', 6)
#> f('  x', 1)
