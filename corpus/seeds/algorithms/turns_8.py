# %%
def rinse(text, soap):
    out = text
    for i, c in enumerate(soap):
        out = out.strip(c)
        if i % 2:
            out = out.swapcase()
        if out == text:
            out += c
    return out.rpartition(soap[-1:] or ' ')
#> rinse('xxAbyx', 'xy')
#> rinse('', 'q')
#> rinse('a-b-c', '.-')
#> rinse('mammal', 'ml')
#> rinse('Hello', 'zzz')
# %%
class Solution:
    def swapEnds(self, lst, n):
        for i in range(n):
            if len(lst) < 2:
                lst.append(i)
                continue
            lst[0], lst[-1] = lst[-1], lst[0]
            if lst[0] < lst[-1]:
                lst.insert(1, lst.pop())
            else:
                lst[0] -= lst[-1]
        return lst
#> Solution().swapEnds([1, 2, 5], 2)
#> Solution().swapEnds([], 4)
#> Solution().swapEnds(lst=[9, 3, 3, 1], n=3)
#> Solution().swapEnds([-2, 0, -2], 4)
#> Solution().swapEnds(lst=[6], n=3)
# %%
def telegram(words):
    cost = 0
    out = []
    for w in words:
        if w in out:
            out.remove(w)
            cost -= 1
        elif w == 'STOP':
            out.append('+')
        elif len(w) > 5:
            out.append(w[:2] + w[-2:])
            cost += 2
        else:
            out.append(w)
            cost += 1
    return ' '.join(out).strip('+ '), cost
#> telegram(['SEND', 'MONEY', 'STOP', 'SEND'])
#> telegram([])
#> telegram(['arriving', 'tomorrow', 'STOP'])
#> telegram(['a', 'a', 'a'])
#> telegram(['STOP', 'STOP', 'ok', 'arok', 'STOP', 'abcdefgh'])
# %%
def offset(d, keys):
    base = 0
    out = dict.fromkeys(keys, base)
    for k in sorted(d.keys() & out.keys()):
        out[k] = d[k]
    for k in out:
        base += out[k]
        out[k] = base if base % 2 else -base
    return out
#> offset({'a': 1, 'b': 2}, 'abc')
#> offset({}, ['x'])
#> offset({'p': 3, 'q': 4, 'r': 5}, ['r', 'p'])
#> offset({1: 7}, [1, 1, 2, 3])
#> offset({'k': -2, 'm': 9, 'n': 0}, 'knmz')
# %%
class Solution:
    def dial(self, text, start):
        ring = 'abcdef'
        pos = ring.index(start)
        turns = []
        for c in text:
            j = ring.find(c)
            if j < 0:
                ring = ring[::-1]
                pos = len(ring) - 1 - pos
                continue
            d = (j - pos) % len(ring)
            turns.append(d if d <= 3 else d - 6)
            pos = j
        return turns, ring[pos]
#> Solution().dial('fade', 'a')
#> Solution().dial('', 'c')
#> Solution().dial(text='b!b!b', start='d')
#> Solution().dial('cab', 'z')
#> Solution().dial(text='--ff', start='e')
# %%
def shelve(books, width):
    shelf, row, used = [], [], 0
    for b in books:
        if b > width:
            shelf.insert(0, [b])
        elif used + b <= width:
            row.append(b)
            used += b
        else:
            shelf.append(row)
            row, used = [b], b
    return shelf + [row] * bool(row)
#> shelve([3, 4, 5, 2], 7)
#> shelve([], 5)
#> shelve([9, 9, 1], 4)
#> shelve([2, 2, 2, 2, 2], 5)
#> shelve([6, 1, 8, 3, 4], 7)
# %%
def subst(text, mapping):
    keys = sorted(mapping, key=len, reverse=True)
    out = ''
    while text:
        for k in keys:
            if k and text.startswith(k):
                out += mapping[k]
                text = text[len(k):]
                break
        else:
            out += text[0]
            text = text[1:].lstrip('.')
    return out
#> subst('abcab', {'a': '1', 'ab': '2'})
#> subst('', {'x': 'y'})
#> subst('q...w', {'w': 'W.', '': '?'})
#> subst('thethe', {'th': 'T', 'he': 'H', 'e': ''})
#> subst('aaaa', {'aaa': 'b', 'a': 'c'})
# %%
class Solution:
    def reach(self, nums, k):
        out = []
        i = 0
        while i < len(nums) and len(out) < 8:
            out.append(nums[i])
            if nums[i] == k:
                nums.reverse()
                k -= 1
            i += abs(nums[i]) % 3 + 1
        return out
#> Solution().reach([1, 4, 2, 5, 3], 2)
#> Solution().reach([], 0)
#> Solution().reach(nums=[3, 6, 9, 12], k=9)
#> Solution().reach([5, 1, 5, 1, 5], 5)
#> Solution().reach(nums=[-1, -2, -3, 0, 3], k=-3)
# %%
def headline(text):
    small = ['of', 'the', 'a', 'and']
    words = text.lower().split()
    for i in range(len(words)):
        w = words[i]
        if w in small and 0 < i < len(words) - 1:
            small.remove(w)
        elif '-' in w:
            a, _, b = w.rpartition('-')
            words[i] = a.upper() + '-' + b
        else:
            words[i] = w.capitalize()
    return ' '.join(words)
#> headline('LORD of the rings')
#> headline('')
#> headline('a-b-c and the the END')
#> headline('of mice AND men and cats')
#> headline('the x-ray')
# %%
def spill(cups, pour):
    i = 0
    while pour > 0 and i < len(cups):
        room = 10 - cups[i]
        if room <= 0:
            cups[i] -= 5
            pour += 1
        else:
            take = min(room, pour)
            cups[i] += take
            pour -= take
        i += 1
    if pour:
        cups.append(pour)
    return cups
#> spill([3, 9, 10, 0], 12)
#> spill([], 4)
#> spill([10, 12, 11], 1)
#> spill([0, 0], 50)
#> spill([5, 5, 5, 5], 11)
# %%
class Solution:
    def initials(self, people):
        used = {}
        for p in people:
            tag = ''.join(w[0] for w in p.split()).upper()
            n = 1
            while tag in used and n < 5:
                tag = tag[:1] + p[n:n + 1].lower() + tag[1:]
                n += 1
            used[tag] = p[-1:]
        return used
#> Solution().initials(['Ada Lee', 'Al Lo', 'bo'])
#> Solution().initials([])
#> Solution().initials(people=['x', 'x', 'x'])
#> Solution().initials(['jo ann ray', 'Jim a. R', 'JAR'])
#> Solution().initials(people=['', 'kim', 'kid'])
# %%
def pulse(text):
    out = []
    beat = 0
    for a, b in zip(text, text[1:] + '.'):
        if a == b:
            beat += 1
        elif beat:
            out.append(a * beat)
            beat = 0
        elif a.isalpha() and b.isalpha():
            out.append(a if a < b else b.upper())
    return '-'.join(out), beat
#> pulse('aabcc')
#> pulse('')
#> pulse('zyx!!')
#> pulse('hello...')
#> pulse('bookKeeper')
# %%
def patch(base, diffs):
    lines = base.split(',')
    for d in diffs:
        op, num, arg = d[0], int(d[1]), d[2:]
        if op == '-':
            arg = lines.pop(num)
        elif op == '+':
            lines.insert(num, arg)
        elif op == '~' and num < len(lines):
            lines[num] = arg or lines[num][::-1]
        else:
            lines.append(d)
    return ','.join(lines)
#> patch('a,bc,d', ['-0', '+1x', '~0'])
#> patch('', ['+0q', '~1'])
#> patch('one,two', ['~9z', '*0', '~1TWO'])
#> patch('k,l,m,n', ['-3', '-0', '-0', '+0o'])
#> patch('xy', [])
# %%
class Solution:
    def decay(self, d: dict, rate: int) -> list:
        history = []
        while d and len(history) < 5:
            for k in [*d]:
                d[k] -= rate
                if d[k] <= 0:
                    del d[k]
            rate += 1
            history.append(''.join(d) or '.')
        return history
#> Solution().decay({'a': 3, 'b': 9}, 2)
#> Solution().decay({}, 1)
#> Solution().decay(d={'x': 1, 'y': 2, 'z': 3}, rate=1)
#> Solution().decay({'q': 4}, 0)
#> Solution().decay(d={'m': 20, 'n': 1, 'o': 6}, rate=4)
# %%
def cross(row, col):
    out = []
    for r in row:
        if r in col:
            i = col.index(r)
            out.append(col[:i] + r.upper() + col[i + 1:])
            col = col[i + 1:]
        else:
            out.append(r.rjust(2, '>'))
    out.sort(key=len)
    return out, col
#> cross('ace', 'abcde')
#> cross('', 'xyz')
#> cross('lol', 'hello')
#> cross('QRS', 'qrs')
#> cross('1231', '32121')
# %%
def tumble(nums, dice):
    pos = 0
    out = []
    for d in dice:
        pos += d
        if pos >= len(nums):
            pos %= len(nums)
            nums.append(d)
        if nums[pos] % 2 == 0:
            out.append(nums[pos])
            nums[pos] += 1
        else:
            pos = max(0, pos - 1)
    return out, pos
#> tumble([2, 3, 4, 5], [1, 2, 3])
#> tumble([8], [6, 6])
#> tumble([1, 1, 1], [1, 1, 1, 1])
#> tumble([0, 9, 6, 2, 7], [3, 4, 5])
#> tumble([4, 4], [])
# %%
class Solution:
    def glyphs(self, text):
        table = {'a': '@', 'e': '3', 'o': '0', 's': '$'}
        out = []
        for w in text.split(' '):
            if w.isupper():
                table = {v: k for k, v in table.items()}
                w = w.lower()
            new = ''.join(table.get(c, c) for c in w)
            out.append(new if new != w else f'[{w}]')
        return ' '.join(out)
#> Solution().glyphs('see A rose')
#> Solution().glyphs('')
#> Solution().glyphs(text='l33t NO sk1ll$')
#> Solution().glyphs('B B ease')
#> Solution().glyphs(text='try my gym')
# %%
def strata(values):
    layers = []
    for v in values:
        for layer in layers:
            if layer[-1] < v:
                layer.append(v)
                break
            if layer[0] == v:
                layers.remove(layer)
                break
        else:
            layers.append([v])
    return [len(x) for x in layers], sum(layers, [])
#> strata([3, 5, 2, 4, 1])
#> strata([])
#> strata([2, 2, 2])
#> strata([1, 2, 3, 1, 2])
#> strata(['c', 'a', 'd', 'b', 'c'])
# %%
def zipper(s):
    half = (len(s) + 1) // 2
    a, b = s[:half], s[half:]
    out = ''
    for i in range(half):
        x = a[i]
        y = b[-i - 1] if i < len(b) else '_'
        if x.isdigit() and y.isdigit():
            out += str(int(x) + int(y))
        elif x == y:
            out += x.join('()')
        else:
            out += y + x
    return out
#> zipper('abcd')
#> zipper('')
#> zipper('12921')
#> zipper('level')
#> zipper('x9 y0')
# %%
class Solution:
    def tax(self, amounts, bands):
        out = {}
        for a in amounts:
            due, low = 0, 0
            for top, pct in bands:
                if a <= low:
                    break
                due += (min(a, top) - low) * pct // 100
                low = top
            else:
                due += 1
            out[due] = out.pop(due, []) + [a]
        return out
#> Solution().tax([50, 150, 300], [(100, 10), (200, 20)])
#> Solution().tax([], [(1, 1)])
#> Solution().tax(amounts=[10, 20], bands=[])
#> Solution().tax([99, 100, 101, 95], [(100, 10), (500, 50)])
#> Solution().tax(amounts=[0, 5, 0], bands=[(10, 40)])
# %%
def sweep(text, broom):
    dust = 0
    for b in broom:
        size = len(text)
        if b.isupper():
            text = text.replace(b.lower(), '')
        elif b.isdigit():
            text = text[:int(b)] + text[int(b) + 1:]
        else:
            text = text.rstrip(b).lstrip(b)
        if len(text) == size:
            text += b
        dust += abs(size - len(text))
    return text, dust
#> sweep('aabcaa', 'aC')
#> sweep('', '0x')
#> sweep('hello', '1Lz')
#> sweep('9-9-9', '9-9')
#> sweep('Mississippi', 'SiP')
# %%
def dispatch(jobs, crew):
    done = []
    for job in jobs:
        crew.sort(key=lambda c: (c[1], c[0]))
        name, load = crew[0]
        if job in done:
            crew.append(crew.pop(0))
            done.append(job * 2)
        else:
            crew[0] = (name, load + len(job))
            done.append(job)
    return done, crew
#> dispatch(['dig', 'cut', 'dig'], [('bo', 0), ('al', 0)])
#> dispatch([], [('x', 1)])
#> dispatch(['a', 'a', 'aa'], [('q', 5), ('r', 4)])
#> dispatch(['paint', 'fix', 'sand'], [('zed', 0), ('amy', 3), ('kim', 1)])
#> dispatch(['', '', ''], [('me', 0)])
# %%
class Solution:
    def encode(self, text: str) -> str:
        out = []
        for word in text.split():
            core = word.strip('.,!?').lower()
            i = next((i for i, c in enumerate(core) if c in 'aeiou'), None)
            if i is None:
                out.append(core[::-1] + '%d' % len(core))
            elif i == 0:
                out.append(core + 'hey')
            else:
                out.append(core[i:].title() + core[:i])
        return ' '.join(out)
#> Solution().encode('The apple, shh!')
#> Solution().encode('')
#> Solution().encode(text='?! try AGAIN strong')
#> Solution().encode('up Down up')
#> Solution().encode(text='X Y z. quiet')
# %%
def ration_list(lst, n):
    keep, give = [], []
    for i, x in enumerate(lst, 1):
        target = keep if i % n else give
        if x in target:
            target[target.index(x):] = []
        target.append(x)
        if len(give) > len(keep):
            keep, give = give, keep
    return keep, give
#> ration_list([1, 2, 3, 4, 5], 2)
#> ration_list([], 3)
#> ration_list([7, 8, 7, 8, 7], 1)
#> ration_list(['a', 'b', 'c', 'a', 'd', 'b'], 3)
#> ration_list([0, 0, 0, 0], 4)
# %%
def verdict(a, b, c):
    tally = {}
    for side in (a, b, c):
        for ch in sorted(set(side)):
            tally[ch] = tally.get(ch, 0) + 1
    out = ''
    for ch, n in sorted(tally.items(), key=lambda t: (-t[1], t[0])):
        if n == 3:
            out += ch.upper()
        elif n == 2:
            out = ch + out
        else:
            out += '.'
    return out
#> verdict('abc', 'bcd', 'cde')
#> verdict('', 'x', '')
#> verdict('zz', 'zz', 'z')
#> verdict('one', 'two', 'four')
#> verdict('12', '23', '31')
# %%
class Solution:
    def braces(self, text):
        depth = 0
        parts = ['']
        for c in text:
            if c == '{':
                depth += 1
            if c == '{' and depth == 1 or c == '}' and depth < 2:
                parts.append('')
            else:
                parts[-1] += c
            if c == '}':
                depth = max(0, depth - 1)
        return [p.strip() for p in parts if p]
#> Solution().braces('a{b}c')
#> Solution().braces('')
#> Solution().braces(text='{x{y}z}}w')
#> Solution().braces('} k { m ')
#> Solution().braces(text='{{}}{}q')
# %%
def haggle(ask, bid, steps):
    log = []
    for s in steps:
        if ask <= bid:
            log.append('deal')
            break
        if s % 2:
            ask -= s
            log.append(-s)
        else:
            bid += s
            log.insert(0, s)
    else:
        return log, ask - bid
    return log, (ask + bid) // 2
#> haggle(20, 10, [3, 4, 5, 2])
#> haggle(5, 9, [])
#> haggle(7, 7, [1])
#> haggle(100, 60, [15, 20, 9, 8])
#> haggle(12, 0, [0, 1, 0, 1])
# %%
def chop(text, at):
    parts = []
    for a in at:
        if a == 'w':
            left, _, text = text.partition(' ')
        elif a == 'e':
            text, left = text[:-1], text[-1:]
        elif a == 's':
            left, text = text, ''.join(sorted(text))
        else:
            i = text.find(a)
            left, text = text[:i + 1], text[i + 1:]
        parts.append(left.strip())
    return parts, text
#> chop('the quick fox', 'wqe')
#> chop('', 'ws')
#> chop('dcba', 'sce')
#> chop('x=1;y=2', '=;')
#> chop('one two', 'wwz')
# %%
class Solution:
    def fence(self, posts, gap):
        out = []
        for p in sorted(posts):
            if not out:
                out.append([p, p])
            elif p - out[-1][1] <= gap:
                out[-1][1] = p
                gap -= p == out[-1][0]
            else:
                gap += 1
                out.append([p, p])
        return ['%d..%d' % (a, b) if a != b else str(a) for a, b in out]
#> Solution().fence([1, 2, 5, 9], 2)
#> Solution().fence([], 1)
#> Solution().fence(posts=[4, 4, 4, 6], gap=2)
#> Solution().fence([10, -10, 0, 5], 0)
#> Solution().fence(posts=[3, 8, 1, 12, 20, 14], gap=3)
# %%
def whisper(text, n):
    out = []
    for w in text.split():
        loud = sum(c.isupper() for c in w)
        if loud > n:
            out.append(w.lower() + '!' * (loud - n))
        elif loud == 0:
            out.append(w[:n] + '…' if len(w) > n else w)
        else:
            n -= 1
            out.append(w.swapcase())
    return ' '.join(out)
#> whisper('HELLO there Bob', 2)
#> whisper('', 1)
#> whisper('Ab Cd Ef Gh', 3)
#> whisper('no CAPS at ALL here', 4)
#> whisper('A B', 0)
# %%
def relay(runners, laps):
    times = {r: 0 for r in runners}
    i = 0
    for lap in laps:
        who = runners[i % len(runners)]
        times[who] += lap
        if lap > 9:
            runners = [r for r in runners if r != who] or [who]
        elif lap == 0:
            runners = runners[::-1]
        else:
            i += 1
    return times, runners
#> relay(['a', 'b'], [3, 10, 4])
#> relay(['x'], [])
#> relay(['p', 'q', 'r'], [0, 5, 0, 6])
#> relay(['k', 'l', 'm'], [12, 12, 12, 1])
#> relay(['s', 't', 's'], [2, 9, 0, 15])
# %%
class Solution:
    def stencil(self, text, mask):
        out = []
        i = 0
        for m in mask:
            if i >= len(text):
                out.append(m)
            elif m == 'A':
                out.append(text[i].upper())
                i += 1
            elif m == '9':
                out.append(text[i] if text[i].isdigit() else '?')
                i += 2
            else:
                out.append(m)
        return ''.join(out) + text[i:].center(5, '|')
#> Solution().stencil('ab12', 'AA-9')
#> Solution().stencil('', 'A9')
#> Solution().stencil(text='x7yz', mask='9.A')
#> Solution().stencil('hello', '9A9')
#> Solution().stencil(text='20aug24', mask='99/AAA')
# %%
def orbit(items, steps):
    path = []
    i = 0
    for s in steps:
        i = (i + s) % len(items)
        x = items[i]
        if x in path:
            path = path[path.index(x) + 1:]
        path.append(x)
        if s < 0:
            items = items[::-1]
    return path, items[i]
#> orbit('abcde', [1, 2, -1])
#> orbit('z', [5, -5])
#> orbit([1, 2, 3, 4], [3, 3, 3, 3, 3])
#> orbit('xyx', [1, 1, -2, 4])
#> orbit([7, 8, 9], [-1, -1, -1])
# %%
def embed(outer, inner, n):
    for k in range(n):
        i = outer.find(inner)
        if i < 0:
            outer = outer[:k] + inner + outer[k:]
        elif i == 0:
            outer = outer.removeprefix(inner) + inner[::-1]
        else:
            outer = outer[:i].upper() + outer[i + len(inner):]
    return outer
#> embed('abcab', 'ab', 3)
#> embed('', 'x', 2)
#> embed('hello', 'l', 4)
#> embed('noon', 'no', 3)
#> embed('QED', '', 2)
# %%
class Solution:
    def outvote(self, ballots):
        alive = sorted({b[0] for b in ballots if b})
        rounds = 0
        while len(alive) > 1:
            rounds += 1
            first = dict.fromkeys(alive, 0)
            for b in ballots:
                top = next((c for c in b if c in alive), None)
                if top:
                    first[top] += 1
            alive.remove(min(alive, key=first.get))
        return alive, rounds
#> Solution().outvote(['abc', 'bca', 'bac'])
#> Solution().outvote([])
#> Solution().outvote(ballots=['xy', 'yx', 'zx'])
#> Solution().outvote(['a', 'a', ''])
#> Solution().outvote(ballots=['pq', 'qp', 'rq', 'rp'])
# %%
def columns(text, n):
    cells = [c.strip() for c in text.split(';')]
    while len(cells) % n:
        cells.append('-')
    out = []
    for i in range(n):
        col = cells[i::n]
        if all(c.isdigit() for c in col):
            out.append(sum(map(int, col)))
        else:
            out.append(max(col, key=len))
    return out
#> columns('a;1;bb;2', 2)
#> columns('', 1)
#> columns('1;2;3;4;5', 3)
#> columns(' 10 ; x ; 20 ;yy', 2)
#> columns('q;w;e;r;t;y', 4)
# %%
def mutate(genes, rules):
    log = []
    for i, (a, b) in enumerate(rules, 1):
        n = genes.count(a)
        if n == 0:
            genes = genes[i:] + genes[:i]
        elif n == 1:
            genes = genes.replace(a, b)
        else:
            j = genes.rindex(a)
            genes = genes[:j] + b + genes[j + len(a):]
        log.append(n)
    return genes, log
#> mutate('gattaca', [('a', 'x'), ('g', ''), ('z', 'q')])
#> mutate('', [('a', 'b')])
#> mutate('aaaa', [('aa', 'b'), ('a', 'cc')])
#> mutate('ACGT', [('C', 'G'), ('G', 'T'), ('T', 'A')])
#> mutate('xyxy', [('q', ''), ('q', ''), ('xy', '-')])
# %%
def f(nums, text):
    out = []
    for n, c in zip(nums, text):
        if n == 0:
            out, text = [text[-1]], text[:-1]
        elif n < 0:
            out = out[:n] + [c]
        elif c.isupper():
            out.insert(0, c * n)
        else:
            out.append(c.zfill(n))
    return '+'.join(out) or text
#> f([2, 1, -1], 'aBc')
#> f([], 'xyz')
#> f([0, 3, 0], 'qWe')
#> f([1, 2, 3, 4, -2], 'abcde')
#> f([-1, -1, 2], '-?Z')
# %%
def f(d, s):
    for c in s:
        match d.get(c):
            case None:
                d[c] = [c]
            case [x]:
                d[c] = [x, x.upper()]
            case [x, *rest]:
                d[c] = rest
            case _:
                del d[c]
    return ''.join(''.join(v) for v in d.values() if isinstance(v, list))
#> f({}, 'abab')
#> f({'x': 1}, 'xx')
#> f({'q': ['1', '2', '3']}, 'qqqw')
#> f({'a': [], 'b': 'no'}, '')
#> f({'m': 'm', 'n': ['n']}, 'mnmnn')
# %%
class Solution:
    def harvest(self, rows, sickle):
        basket = ''
        for i, row in enumerate(rows):
            while sickle in row:
                head, _, row = row.partition(sickle)
                basket += head[-1:] or str(i)
            if row and row == row.upper():
                sickle = row[0]
            rows[i] = row
        return basket, rows
#> Solution().harvest(['a.b.c', 'XY', 'pXqX'], '.')
#> Solution().harvest([], '-')
#> Solution().harvest(rows=['..', 'n.'], sickle='.')
#> Solution().harvest(rows=['A', 'bAb', 'AA'], sickle='z')
#> Solution().harvest(['wheat', 'hay', '1h1'], 'h')
