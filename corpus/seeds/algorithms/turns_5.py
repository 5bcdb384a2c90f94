# %%
def wringer(text):
    a = text.strip('x')
    b = a.rjust(9, '-')
    left, mid, right = b.partition('a')
    c = right.replace('-', '').upper()
    d = left.count('-')
    e = (mid or 'none') + c
    if d > len(e):
        e = e.zfill(d)
    return e[::-1]
#> wringer('xxbanxx')
#> wringer('')
#> wringer('xaxbxcx')
#> wringer('long-lasting')
#> wringer('42a-7')
# %%
def layer(nums):
    low = sorted(nums)[:2]
    high = sorted(nums)[-2:]
    both = low + high
    both.reverse()
    both[1:3] = [sum(both)]
    if len(both) > 2:
        both.insert(2, both.pop(0))
    both.extend(nums[:1] * 2)
    return both
#> layer([4, 1, 3, 2])
#> layer([])
#> layer([7])
#> layer([-5, 5, -5])
#> layer([10, 30, 20, 50, 40])
# %%
def stamp(name, n, parts):
    label = '%-6s|%4d' % (name, n)
    for p in parts:
        i = label.rfind(p)
        if i == -1:
            label = p[:1] + label.rstrip('0123456789')
        else:
            label = label[:i] + label[i + len(p):] + '~'
    return label
#> stamp('box', 12, ['1', 'o'])
#> stamp('', 0, [])
#> stamp('letter', 12345, ['|', 'tt', '5'])
#> stamp('ab', -7, ['q', 'r', ' '])
#> stamp('nine99', 99, ['99', '99', '99'])
# %%
class Solution:
    def crush(self, text):
        while True:
            for i in range(len(text) - 1):
                a, b = text[i], text[i + 1]
                if a != b and a.swapcase() == b:
                    text = text[:i] + text[i + 2:]
                    break
            else:
                return text.title() if text else '()'
#> Solution().crush('aAbB')
#> Solution().crush('xYyz')
#> Solution().crush('')
#> Solution().crush(text='abBAcd')
#> Solution().crush(text='a1A?bC')
# %%
def nibble(items, sizes):
    bites = []
    for size in sizes:
        if size > 0:
            bites.append(items[:size])
            del items[:size]
        elif size < 0:
            bites.append(items[size:])
            del items[size:]
        else:
            items.reverse()
    return bites, items
#> nibble([1, 2, 3, 4, 5, 6], [2, -1, 0, 1])
#> nibble([], [1, 0])
#> nibble(['a', 'b'], [0, 5])
#> nibble([9, 8, 7], [])
#> nibble([0, 1, 2, 3, 4], [-2, 0, -2, 0, 3])
# %%
def spellOut(number, words):
    out = []
    for ch in str(number):
        try:
            out.append(words[int(ch)])
        except IndexError:
            out.append(f'<{ch}>')
        except ValueError:
            out.extend(['minus', ''])
    return ' '.join(out).replace('  ', '_')
#> spellOut(102, ['zero', 'one', 'two'])
#> spellOut(0, [])
#> spellOut(-31, ['a', 'b', 'c', 'd'])
#> spellOut(9009, ['', 'x'])
#> spellOut(-5, ['', '', '', '', '', 'V'])
# %%
def accordion(s, n):
    grow = True
    for _ in range(n):
        if grow:
            s = s[:1] + s + s[-1:]
        else:
            s = s[1:-1].swapcase()
        if len(s) > 6 or not s.strip('!'):
            grow = not grow
    return s
#> accordion('abc', 4)
#> accordion('', 2)
#> accordion('!!', 5)
#> accordion('Hello!', 3)
#> accordion('ABCDEFG', 6)
# %%
def prune(tree, cut):
    if not isinstance(tree, list):
        return tree if tree > cut else None
    kept = []
    for node in tree:
        got = prune(node, cut + 1)
        if got is None:
            continue
        if got != []:
            kept.append(got)
    return kept
#> prune([1, [2, 3], 4], 0)
#> prune([], 5)
#> prune([[[9]], 1], 1)
#> prune([[1, 1], [2, [8]], 5], 2)
#> prune([[0], [[0]], 7, [[7], 4]], 1)
# %%
def ledger(moves):
    acct = dict.fromkeys('abc', 10)
    for m in moves:
        src, dst, amt = m[0], m[1], int(m[2:])
        if src == dst:
            acct[src] += amt
        elif acct.get(src, 0) >= amt:
            acct[src] -= amt
            acct[dst] = acct.get(dst, 0) + amt
        else:
            acct.pop(dst, None)
    return acct
#> ledger(['ab5', 'bc12'])
#> ledger([])
#> ledger(['aa3', 'ca99', 'bd4'])
#> ledger(['xa1', 'xb1', 'xc1'])
#> ledger(['ab10', 'ba20', 'ac7', 'cc1'])
# %%
class Solution:
    def interleave(self, left: str, right: str) -> str:
        out = []
        while left and right:
            if left[0] <= right[-1]:
                out.append(left[0])
                left = left[1:]
            else:
                out.append(right[-1].upper())
                right = right[:-1]
        out.append(f'[{left}{right}]')
        return ''.join(out)
#> Solution().interleave('acd', 'eba')
#> Solution().interleave('', 'xy')
#> Solution().interleave(left='zzz', right='abc')
#> Solution().interleave('123', '321')
#> Solution().interleave(left='Hello', right='hey')
# %%
def skipping(text, skip):
    i, out = 0, ''
    while i < len(text):
        ch = text[i]
        out += ch
        if ch.isdigit():
            i += int(ch) or 1
        elif ch in skip:
            i += skip.index(ch) + 2
        else:
            i += 1
    return out
#> skipping('ab2cdef', 'a')
#> skipping('', 'x')
#> skipping('9abcdefghij', 'j')
#> skipping('0x0y0', 'xy')
#> skipping('abcabcabc', 'cab')
# %%
def bucket(words, sizes):
    out = {n: '' for n in sizes}
    for w in words:
        for n in sizes:
            if len(out[n]) + len(w) <= n:
                out[n] += w
                break
        else:
            big = max(sizes)
            out[big] = w[:big]
    return out
#> bucket(['ab', 'c', 'def'], [2, 4])
#> bucket([], [1])
#> bucket(['abcdef', 'xy', 'z'], [3])
#> bucket(['q', 'q', 'q', 'q'], [1, 2])
#> bucket(['one', 'two', 'three', 'four'], [5, 6, 3])
# %%
def seesaw(array):
    tilt = 0
    log = ''
    while array:
        if tilt <= 0:
            tilt += array.pop()
            log += 'R'
        else:
            tilt -= array.pop(0)
            log += 'L'
    return f'{log}{tilt:+}'
#> seesaw([3, 1, 4, 1, 5])
#> seesaw([])
#> seesaw([0, 0, 0])
#> seesaw([-2, 7, -2, 7])
#> seesaw([10, 1, 1, 1, 1, 2])
# %%
def dotted(text):
    out = []
    for i, part in enumerate(text.split('.'), 1):
        if part.isdecimal():
            out.append(int(part) // i)
        elif part[1:].isdecimal():
            out.append(-int(part[1:]))
        else:
            out.append(part * i)
    out.sort(key=str)
    return out
#> dotted('10.v9.x')
#> dotted('')
#> dotted('3.3.3.3')
#> dotted('-8.ab.20.')
#> dotted('a1.b22.c.100')
# %%
def mirrored(d):
    for k, v in list(d.items()):
        if v in d:
            d[k], d[v] = d[v], k
        elif isinstance(v, int) and v > 2:
            d[v - 1] = k
        else:
            d.pop(k)
    return d
#> mirrored({1: 2, 2: 5})
#> mirrored({})
#> mirrored({'a': 'b', 'b': 'a', 'c': 'a'})
#> mirrored({3: 4, 5: 1, 'x': 9})
#> mirrored({'p': 'p', 'q': 0, 'r': 'q'})
# %%
def comb(text, teeth):
    rest = list(text)
    out = []
    for t in teeth:
        if t >= len(rest):
            out.append('_')
        elif t < 0:
            rest.append(out.pop() if out else '+')
        else:
            out.append(rest.pop(t))
    return ''.join(out) + '/' + ''.join(rest)
#> comb('abcdef', [1, 3, 0, 9])
#> comb('', [0, -1, 0])
#> comb('xyz', [-1, -1, 4, 3])
#> comb('hello', [4, 3, -1, 2, -1])
#> comb('12', [])
# %%
class Solution:
    def pad(self, cell, width):
        return cell.rjust(width) if cell.lstrip('-').isdigit() else cell.ljust(width, '.')

    def render(self, cells):
        width = 0
        out = ''
        for c in cells:
            if len(c) > width:
                width = len(c)
            out += self.pad(c, width)
        return out
#> Solution().render(['a', '12', 'b', '-3'])
#> Solution().render([])
#> Solution().render(['long', '7', '', 'x'])
#> Solution().render(cells=['--5', '5--', '1'])
#> Solution().render(cells=['', 'ab', '1000', 'c', '9'])
# %%
def flipflop(values, pivot):
    small, big = [], []
    for v in values:
        (small if v < pivot else big).append(v)
        if len(small) > len(big) + 1:
            big.insert(0, small.pop())
        elif big and v == pivot:
            small, big = big, small
    return small + [pivot] + big[::-1]
#> flipflop([1, 5, 3, 9], 4)
#> flipflop([], 1)
#> flipflop([2, 2, 2], 2)
#> flipflop([-3, -2, -1, 0, 1], 0)
#> flipflop(['b', 'd', 'a', 'c'], 'c')
# %%
def chant(words, n):
    verse = ''
    i = 0
    while len(verse) < n and words:
        w = words[i % len(words)]
        if verse.endswith(w[:1]):
            verse += w[1:]
            words.remove(w)
        else:
            verse += w
            i += 1
    return verse[:n].capitalize()
#> chant(['hey', 'yo'], 9)
#> chant([], 3)
#> chant(['aa', 'aa'], 6)
#> chant(['Da', 'doo', 'ron'], 12)
#> chant(['x', 'yx', 'xy'], 8)
# %%
def outline(entries):
    counts = [0]
    out = []
    for e in entries:
        depth = len(e) - len(e.lstrip('>')) + 1
        del counts[depth:]
        while len(counts) < depth:
            counts.append(0)
        counts[-1] += 1
        out.append('.'.join(map(str, counts)) + e.strip('>')[:2])
    return out
#> outline(['a', '>b', '>c', 'd'])
#> outline([])
#> outline(['>>deep', 'top', '>mid'])
#> outline(['x', '>y', '>>z', '>w', '>>v'])
#> outline(['', '>', 'end>'])
# %%
def stutter(s, pattern):
    out = []
    it = iter(pattern)
    for c in s:
        n = next(it, None)
        if n is None:
            out.append(c)
        elif n < 0:
            out[n:] = [c]
        else:
            out += [c] * n
    return ''.join(out)
#> stutter('abcd', [1, 2, 0])
#> stutter('', [3])
#> stutter('xyzw', [2, 2, -1, -3])
#> stutter('hello', [])
#> stutter('QRS', [3, -2, 1, 9])
# %%
def peel(text):
    rounds = 0
    ends = ''
    while len(text) > 1:
        if text[0] == text[-1]:
            text = text[1:-1]
            rounds += 1
        elif text[0] > text[-1]:
            ends += text[0]
            text = text[1:]
        else:
            ends = text[-1] + ends
            text = text[:-1]
    return ends, text * rounds
#> peel('abcba')
#> peel('')
#> peel('stats!')
#> peel('9119')
#> peel('gadget')
# %%
def joinRuns(nums):
    out = []
    start = prev = None
    for n in nums + [None]:
        if prev is not None and n == prev + 1:
            prev = n
            continue
        if start is not None:
            out.append(f'{start}-{prev}' if prev > start else str(start))
        start = prev = n
        if n is not None and n < 0:
            start = prev = None
    return ','.join(out)
#> joinRuns([1, 2, 3, 7, 9, 10])
#> joinRuns([])
#> joinRuns([-1, 0, 1])
#> joinRuns([5, 5, 6, -2, -1])
#> joinRuns([8, 9, 8, 9])
# %%
class Solution:
    def hop(self, board, start):
        seen = []
        at = start
        while 0 <= at < len(board) and at not in seen:
            seen.append(at)
            cell = board[at]
            if cell.isdigit():
                at += int(cell)
            elif cell == '<':
                at -= 2
            else:
                at += 1
        return seen, at
#> Solution().hop('2..<.', 0)
#> Solution().hop('', 0)
#> Solution().hop('..<..', 1)
#> Solution().hop(board='1x3xx0', start=0)
#> Solution().hop(board='<<<', start=2)
# %%
def shade(text, palette):
    out = ''
    level = 0
    for ch in text:
        if ch == '+':
            level = min(level + 1, len(palette) - 1)
        elif ch == '-':
            level -= 1
        elif ch.isspace():
            level = 0
        else:
            out += palette[level] + ch
    return out
#> shade('a+b-c', '.:#')
#> shade('', '.')
#> shade('-x -y', 'abc')
#> shade('++++z q', '01')
#> shade('m+n+o\tp--r', '_=*')
# %%
def unpack(code):
    stack = ['']
    for tok in code.split():
        if tok == '(':
            stack.append('')
        elif tok == ')':
            top = stack.pop()
            stack[-1] += top[::-1] if len(top) % 2 else top.upper()
        elif tok.startswith('*'):
            stack[-1] *= int(tok[1:])
        else:
            stack[-1] += tok
    return '|'.join(stack)
#> unpack('a ( b c ) d')
#> unpack('')
#> unpack('x *3 ( y')
#> unpack('( p ( q r s ) ) t')
#> unpack('k ( ab *2 ) *2 z')
# %%
def pecking(birds):
    order = []
    for name, weight in birds:
        i = 0
        while i < len(order) and order[i][1] >= weight:
            i += 1
        order.insert(i, (name, weight))
        if i and order[i - 1][0] > name:
            order[i - 1] = (order[i - 1][0], weight - 1)
    return ''.join(n for n, _ in order), order[-1:]
#> pecking([('a', 3), ('b', 5), ('c', 4)])
#> pecking([])
#> pecking([('z', 9), ('y', 7), ('x', 8)])
#> pecking([('m', 1), ('m', 1), ('l', 1)])
#> pecking([('Q', 2), ('r', 0), ('P', 1), ('s', 6)])
# %%
def censor(text, bad):
    lowered = text.casefold()
    for word in bad:
        i = lowered.find(word)
        while i != -1:
            text = text[:i] + text[i] + '*' * (len(word) - 1) + text[i + len(word):]
            lowered = text.casefold()
            i = lowered.find(word)
            if len(word) == 1:
                break
    return text
#> censor('Darn it, darn!', ['darn'])
#> censor('', ['x'])
#> censor('bananas', ['ana', 'na'])
#> censor('aAa', ['a'])
#> censor('Heck HECK', ['he', 'ck'])
# %%
def tangle(lst, other):
    for x in other:
        if x in lst:
            i = lst.index(x)
            lst[:i], other = lst[:i][::-1], other[1:]
        elif isinstance(x, str):
            lst.append(x.zfill(2))
        else:
            lst = [x] + lst[:-1]
    return lst, other
#> tangle([1, 2, 3], [3, 9])
#> tangle([], ['a', 'a'])
#> tangle(['07', '8'], ['8', '7', '7'])
#> tangle([5, 6, 7, 8], [7, 8, 5, 0])
#> tangle([0], [])
# %%
class Solution:
    def relabel(self, tags, known):
        fresh = {}
        for t in tags:
            short = t.strip('_').lower()
            if short in known:
                fresh[t] = known[short]
            elif short in fresh:
                fresh[short] += '2'
            else:
                fresh[short] = t.swapcase()
        return fresh
#> Solution().relabel(['_A', 'b', 'B_'], {'a': 'one'})
#> Solution().relabel([], {})
#> Solution().relabel(['x', 'X', '__x'], {})
#> Solution().relabel(tags=['', '_', 'q'], known={'q': 'Q', '': 'nil'})
#> Solution().relabel(tags=['Tag', 'tag_', 'GAT'], known={'gat': 'g'})
# %%
def drip(nums, cup):
    full = []
    level = 0
    for i, n in enumerate(nums, 1):
        level += n
        while level >= cup:
            level -= cup
            full.append(i)
        if level < 0:
            level = full.pop() if full else 0
    return full, level
#> drip([3, 4, 5], 5)
#> drip([], 2)
#> drip([10, -12, 1], 4)
#> drip([-1, -1, 6], 6)
#> drip([7, 0, 7, -9, 2], 3)
# %%
def ladder(text, steps):
    for a, b in zip(steps, steps[1:]):
        if a == b:
            text = text.replace(a, a * 2)
        elif a in text and b in text:
            i, j = text.index(a), text.rindex(b)
            if i > j:
                i, j = j, i
            text = text[:i] + text[j] + text[i + 1:j] + text[i] + text[j + 1:]
        else:
            text += b
    return text
#> ladder('abc', 'acd')
#> ladder('', 'xy')
#> ladder('noon', 'noo')
#> ladder('stone', 'ees')
#> ladder('12321', '31243')
# %%
def thaw(d, n):
    frozen = sorted(d, key=d.get, reverse=True)
    out = []
    while frozen and n > 0:
        k = frozen.pop(n % len(frozen))
        n -= d[k]
        if n < 0:
            out.append('~' + k)
        else:
            out.append(f'{k}{n}')
    return out, sorted(frozen)
#> thaw({'a': 2, 'b': 3, 'c': 1}, 5)
#> thaw({}, 9)
#> thaw({'x': 10, 'y': 20}, 4)
#> thaw({'p': 0, 'q': 1, 'r': -1, 's': 3}, 2)
#> thaw({'k': 4, 'l': 4, 'm': 4}, 12)
# %%
def slideShow(text, n):
    frames = []
    for i in range(len(text) - n + 1):
        frame = text[i:i + n]
        if frame.isalpha() and frame == ''.join(sorted(frame)):
            frames.append(frame.upper())
        elif frame[0] == frame[-1]:
            frames.append(frame[0] * i)
    return frames or text.center(n, '.')
#> slideShow('abcxcba', 3)
#> slideShow('', 4)
#> slideShow('a1a1b', 3)
#> slideShow('ghost', 2)
#> slideShow('zz', 5)
# %%
def vend(slots, coins):
    bought = []
    credit = 0
    for c in coins:
        credit += c
        for name in sorted(slots, key=lambda s: -slots[s]):
            if slots[name] <= credit:
                bought.append(name)
                credit -= slots.pop(name)
                break
    return bought, credit
#> vend({'gum': 2, 'bar': 5}, [1, 2, 5])
#> vend({}, [4, 4])
#> vend({'a': 1, 'b': 1, 'c': 1}, [3, 0, 0])
#> vend({'tea': 30, 'pie': 70}, [20, 20, 50, 50])
#> vend({'x': 0}, [])
# %%
class Solution:
    def ripple(self, drops):
        pond = [0] * 5
        for d in drops:
            try:
                pond[d] += 2
            except IndexError:
                pond.append(d)
                continue
            if d > 0:
                pond[d - 1] += 1
            pond[-1] -= 1
        return pond
#> Solution().ripple([0, 2, 2])
#> Solution().ripple([])
#> Solution().ripple([5, 5, -1])
#> Solution().ripple(drops=[4, -6, 3])
#> Solution().ripple(drops=[9, 1, 8, 6, 0])
# %%
def tailored(s, cuts):
    pieces = []
    last = 0
    for c in sorted(cuts):
        if c <= last or c >= len(s):
            continue
        pieces.append(s[last:c])
        last = c
    pieces.append(s[last:])
    pieces.sort(key=lambda p: (p.isupper(), p.lower()))
    return '-'.join(pieces)
#> tailored('abCDefGH', [2, 4, 6])
#> tailored('', [1, 2])
#> tailored('zyxwv', [3, 1, 3])
#> tailored('HELLOyou', [5, -2, 20])
#> tailored('q1W2e3', [1, 2, 3, 4, 5])
# %%
def lastStand(fighters):
    rounds = 0
    while len(fighters) > 1:
        a, b, *rest = fighters
        rounds += 1
        if len(a) > len(b):
            fighters = rest + [a[:-1]]
        elif len(a) < len(b):
            fighters = rest + [b[1:]]
        else:
            fighters = rest
    return fighters, rounds
#> lastStand(['abc', 'de', 'f'])
#> lastStand([])
#> lastStand(['x', 'y'])
#> lastStand(['knight', 'ogre', 'imp', 'dragon'])
#> lastStand(['aa', 'b', 'cc', 'd', 'eee', 'ff'])
# %%
def swapCaseAt(text, marks):
    chars = list(text)
    for m in marks:
        if m == 0:
            chars.reverse()
        elif abs(m) <= len(chars):
            i = m if m < 0 else m - 1
            chars[i] = chars[i].swapcase() if chars[i].isalpha() else 'z'
        else:
            chars.insert(m, '*')
    return ''.join(chars)
#> swapCaseAt('abcd', [1, -1, 0])
#> swapCaseAt('', [0, 3, -3])
#> swapCaseAt('x1Y2', [2, 2, 4])
#> swapCaseAt('Hello', [9, 6, -6])
#> swapCaseAt('q', [1, 0, 1, 0, -7])
# %%
def f(text, d):
    text = text.title()
    out = []
    for c in text:
        hit = d.get(c) or d.get(c.lower())
        if hit is None:
            out.append(c)
        elif hit > 0:
            out.append(c * hit)
        else:
            out[hit:] = []
    return ''.join(out)
#> f('abc cab', {'a': 2})
#> f('', {'x': 1})
#> f('hello', {'l': -1, 'o': 3})
#> f('no no', {'N': 2, 'o': -2})
#> f("it's", {'S': 4, "'": 0})
