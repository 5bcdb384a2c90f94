# %%
def process(text):
    text = text.replace('aa', 'b').replace('b', 'ab')
    head = text[:len(text) // 2]
    tail = text[len(text) // 2:]
    if head > tail:
        head, tail = tail, head
    joined = head.join([tail[:2], tail[2:]])
    spot = joined.rfind('b')
    size = joined.count('ab')
    return joined[spot:] + str(size)
#> process('aaab')
#> process('')
#> process('cabbage')
#> process('zzaazz')
#> process('B-b-A-a')
# %%
def tidy(rows):
    rows = [r.split() for r in rows]
    rows.sort(key=len, reverse=True)
    while len(rows) > 1:
        a = rows.pop(0)
        b = rows.pop()
        if len(a) == len(b):
            return [x + y for x, y in zip(a, b)]
        rows.append(a[len(b):] + b)
    return rows[0] if rows else []
#> tidy(['a b', 'c d e', 'f'])
#> tidy([])
#> tidy(['p q', 'r s'])
#> tidy(['', 'x y z', 'w'])
#> tidy(['one two three four', 'five', 'six seven', ''])
# %%
def func(nums, s):
    for n in nums:
        if n > 0:
            s = s[n:] + s[:n]
        elif n < 0:
            s = s[:n] + s[n:].upper()
        else:
            s = s.replace(s[:1], '0')
    return s
#> func([1, -2, 0], 'abcde')
#> func([], 'xyz')
#> func([0, 0, 3], 'aabaa')
#> func([-1, 1, -1, 1], 'word')
#> func([5, -9], '')
# %%
class Solution:
    def collapse(self, stack):
        out = []
        for block in stack:
            while out and out[-1] == block:
                out.pop()
                block += 1
            out.append(block)
            if sum(out) % 5 == 0:
                out.insert(0, 0)
        return out
#> Solution().collapse([1, 1, 2])
#> Solution().collapse([])
#> Solution().collapse([3, 2, 1, 1, 4])
#> Solution().collapse(stack=[5, 5, 5, 5])
#> Solution().collapse(stack=[-1, -1, 0, 1])
# %%
def acronym(phrase, skip):
    out = ''
    for w in phrase.replace('-', ' ').split():
        if w.lower() in skip:
            skip = skip[1:]
        elif w.isupper():
            out += w
        elif w[0].isdigit():
            out += '#' + w[-1]
        else:
            out += w[0].upper()
    return out
#> acronym('portable Network graphics', ['of'])
#> acronym('', [])
#> acronym('the best of the best', ['of', 'the'])
#> acronym('3rd-party API', ['api'])
#> acronym('a A aa AA', ['a', 'aa'])
# %%
def settle(pile, n):
    turn = 0
    while pile and turn < n:
        turn += 1
        i = turn % len(pile)
        if pile[i] > 1:
            pile[i] //= 2
            pile.append(pile[i])
        else:
            pile.pop(i)
    return sorted(pile), turn
#> settle([4, 1, 3], 4)
#> settle([], 3)
#> settle([1, 1, 1], 9)
#> settle([8], 5)
#> settle([0, -2, 5, 2], 6)
# %%
def render(template, values):
    out = ''
    i = 0
    while i < len(template):
        c = template[i]
        if c == '%' and i + 1 < len(template):
            i += 1
            key = template[i]
            out += str(values.get(key, '%' + key))
        else:
            out += c
        i += 1
    return out
#> render('a%b%c', {'b': 5, 'c': 'x'})
#> render('', {'q': 1})
#> render('100%%', {'%': '!'})
#> render('%z-%y-%', {'y': None})
#> render('%aa%a', {'a': '%a'})
# %%
def sift(items):
    yes, no, maybe = [], [], []
    for x in items:
        if x in yes:
            no.append(x)
        elif len(str(x)) % 2:
            yes.insert(0, x)
        elif str(x).isalnum():
            maybe += [x, x]
        else:
            maybe = maybe[1:]
    return yes[:2] + no + maybe
#> sift([1, 22, 1, -3])
#> sift([])
#> sift(['a', 'bb', '--', 'a'])
#> sift([333, 44, 333, 5, 333])
#> sift(['x.', 'xy', 'yz', '!!', '?'])
# %%
def weave(a, b, n):
    out = []
    for i, (x, y) in enumerate(zip(a, b)):
        if i % n == 0:
            out.append(x + y)
        elif x.isupper() or y.isupper():
            out.append((y + x).swapcase())
        else:
            out.insert(-1, y)
    return ':'.join(out)
#> weave('abcd', 'wxyz', 2)
#> weave('', 'abc', 1)
#> weave('AbCd', 'eFgH', 3)
#> weave('12345', 'vwxyz', 4)
#> weave('qQqQ', 'rrRR', 9)
# %%
def lastWord(lines):
    memory = {}
    for n, line in enumerate(lines.splitlines(), 1):
        *_, word = line.split() or ['']
        if word in memory:
            memory[word] = (memory[word], n)
        elif word.endswith(('.', '!')):
            memory[word[:-1]] = -n
        else:
            memory[word] = n
    return memory
#> lastWord('go up\ncome up\nstay!')
#> lastWord('')
#> lastWord('a\n\nb a\n\n')
#> lastWord('the end.\nan end\nend')
#> lastWord('x\ty\nz\ty\r\nq!')
# %%
class Solution:
    def rewind(self, tape, cmds):
        head = 0
        for c in cmds:
            if c == 'r':
                head = (head + 1) % len(tape)
            elif c == 'l':
                head -= 1
            elif c == 'x':
                tape = tape[:head] + tape[head:][1:]
            else:
                tape = tape[:head] + c + tape[head:]
        return tape, head
#> Solution().rewind('abc', 'rxr')
#> Solution().rewind('abc', 'lQ')
#> Solution().rewind(tape='hello', cmds='rrx!l?')
#> Solution().rewind(tape='01', cmds='')
#> Solution().rewind('zzz', 'xxlr7')
# %%
def gaps(s, marks):
    last = -1
    out = []
    for i, c in enumerate(s):
        if c not in marks:
            continue
        out.append(i - last - 1)
        last = i
        if out[-1] == 0:
            marks = marks.replace(c, '')
    out.append(len(s) - last - 1)
    return out, marks
#> gaps('a.b..c', '.')
#> gaps('', '!')
#> gaps('--x-y', '-')
#> gaps('one, two; three', ',; ')
#> gaps('abc', 'abc')
# %%
def overlap(a, b):
    for n in range(min(len(a), len(b)), 0, -1):
        if a[-n:] == b[:n]:
            merged = a + b[n:]
            break
        if b[-n:] == a[:n]:
            merged = b + a[n:]
            break
    else:
        merged = a.ljust(len(b), '.') + b
    return merged, len(a) + len(b) - len(merged)
#> overlap('seven', 'event')
#> overlap('', 'ab')
#> overlap('tango', 'best')
#> overlap('abab', 'baba')
#> overlap('qrs', 'wxyz')
# %%
def bids(offers, floor):
    high, who = floor, None
    log = []
    for name, amount in offers:
        if amount <= high:
            log.append(name.lower())
            continue
        if name == who:
            log.pop()
        high, who = amount, name
        log.append(f'{name}{high}')
    return log[-3:], who
#> bids([('A', 5), ('B', 4), ('C', 9)], 3)
#> bids([], 1)
#> bids([('X', 2), ('X', 3), ('X', 4)], 0)
#> bids([('Q', 10), ('R', 20), ('Q', 15), ('R', 30)], 9)
#> bids([('M', 1), ('N', 1)], 50)
# %%
def trickle(nums):
    nums = nums[:]
    for i in range(len(nums) - 1):
        if nums[i] > 9:
            extra, nums[i] = divmod(nums[i], 10)
            nums[i + 1] += extra
        elif nums[i] < 0:
            nums[i] += 10
            nums[i + 1] -= 1
    if nums and nums[-1] > 9:
        nums.extend(int(c) for c in str(nums.pop())[::-1])
    return nums
#> trickle([15, 9, 123])
#> trickle([])
#> trickle([-3, -3, 0])
#> trickle([99, 99])
#> trickle([4, 5, -6, 71])
# %%
def pairUp(people):
    out = []
    people.sort(key=lambda p: (len(p), p))
    while len(people) > 1:
        a = people.pop(0)
        for b in people[::-1]:
            if b[0] != a[0]:
                people.remove(b)
                out.append(a + '&' + b)
                break
        else:
            out.append(a.upper())
    return out + people
#> pairUp(['ann', 'bo', 'al', 'bea'])
#> pairUp([])
#> pairUp(['x', 'xx', 'xxx'])
#> pairUp(['Mia', 'Leo', 'Max', 'Lou', 'Kim'])
#> pairUp(['q'])
# %%
class Solution:
    def digest(self, text: str, rounds: int) -> str:
        for r in range(rounds):
            if len(text) < 3:
                return text + '?' * r
            evens, odds = text[::2], text[1::2]
            text = odds + evens if r % 2 else evens[::-1] + odds
            text = text[:-1]
        return text
#> Solution().digest('abcdefgh', 3)
#> Solution().digest('', 2)
#> Solution().digest('xyz', 4)
#> Solution().digest(text='0123456789', rounds=5)
#> Solution().digest(text='Palindrome', rounds=1)
# %%
def countdown(n, words):
    out = []
    while n > 0:
        if n % 3 == 0 and words:
            out.append(words.pop())
        elif n % 2 == 0:
            out.append(n)
        elif out and isinstance(out[-1], int):
            out[-1] *= n
        n -= 1
    return out + words
#> countdown(6, ['a', 'b', 'c'])
#> countdown(0, ['z'])
#> countdown(5, [])
#> countdown(9, ['go', 'set'])
#> countdown(4, ['x', 'y', 'z', 'w'])
# %%
def caption(text, width):
    words = text.split()
    line = ''
    for i, w in enumerate(words):
        if len(line) + len(w) + 1 > width:
            left = len(words) - i
            return f'{line.strip():<{width}}+{left}'
        line += ' ' + (w.title() if i % 2 == 0 else w.lower())
    return line.strip().center(width, '=')
#> caption('THE quick BROWN fox', 12)
#> caption('', 5)
#> caption('a b c', 10)
#> caption('toolongword', 4)
#> caption("don't STOP me NOW", 18)
# %%
def graft(lst, at, extra):
    for x in extra:
        at = at % (len(lst) + 1)
        if x in lst:
            at += lst.index(x)
            lst.remove(x)
        else:
            lst.insert(at, x)
            at += 2
    return lst, at
#> graft([1, 2, 3], 1, [9, 2, 8])
#> graft([], 4, ['a', 'b'])
#> graft(['x', 'y'], -1, ['x', 'x', 'x'])
#> graft([0, 0, 0], 2, [0, 0])
#> graft([5, 6, 7, 8], 10, [1, 6, 1, 6])
# %%
def encode(s):
    codes = {}
    out = []
    for c in s:
        key = c.lower()
        n = codes.setdefault(key, len(codes))
        if c != key:
            out.append(-n)
        elif not c.isalpha():
            codes.pop(key)
            out.append(c)
        else:
            out.append(n)
    return out, ''.join(codes)
#> encode('abBA')
#> encode('')
#> encode('x-X-y')
#> encode('Hello!')
#> encode('a1b1C1')
# %%
def cascade(d, start):
    todo = [start]
    out = []
    while todo:
        k = todo.pop(0)
        out.append(k)
        for nxt in d.pop(k, []):
            if nxt in todo:
                todo.remove(nxt)
            elif nxt not in out:
                todo.insert(0, nxt)
    return ''.join(out), sorted(d)
#> cascade({'a': ['b', 'c'], 'c': ['b'], 'd': []}, 'a')
#> cascade({}, 'x')
#> cascade({'p': ['q', 'r', 's'], 'q': ['p', 't'], 's': ['r']}, 'p')
#> cascade({'m': ['m', 'n', 'n'], 'n': ['o']}, 'm')
#> cascade({'k': 'jih', 'h': 'ji', 'z': 'k'}, 'k')
# %%
def sanitize(text, allowed):
    out = []
    for ch in text:
        if ch in allowed:
            out.append(ch)
        elif ch.lower() in allowed:
            out.append(ch.lower() + '^')
        elif out and out[-1] != '_':
            out.append('_')
    while out and out[-1] == '_':
        out.pop()
    return ''.join(out)
#> sanitize('Hello World!!', 'helowrd')
#> sanitize('', 'abc')
#> sanitize('??a??B??', 'ab')
#> sanitize('SHOUT', 'shout')
#> sanitize('1 2 3 4', '13')
# %%
class Solution:
    def balance(self, left, right):
        moves = []
        while sum(left) != sum(right) and len(moves) < 6:
            heavy, light = (left, right) if sum(left) > sum(right) else (right, left)
            x = heavy.pop(heavy.index(min(heavy)))
            light.append(x)
            moves.append(x)
            if not heavy:
                break
        return left, right, moves
#> Solution().balance([5, 3], [2])
#> Solution().balance([], [])
#> Solution().balance(left=[1, 1, 1, 1], right=[])
#> Solution().balance(left=[4, -2], right=[9, 1])
#> Solution().balance([10], [1, 2, 3])
# %%
def rhyme(words, n):
    groups = {}
    for w in words:
        end = w[-n:].lower()
        if end not in groups:
            groups[end] = w
        elif len(w) > len(groups[end]):
            groups[end] = w + '*'
        else:
            groups[end] = groups[end].upper()
    return sorted(groups.values(), key=str.lower)
#> rhyme(['cat', 'chat', 'dog', 'bat'], 2)
#> rhyme([], 1)
#> rhyme(['Moon', 'spoon', 'NOON'], 3)
#> rhyme(['a', 'ba', 'ca', 'da'], 1)
#> rhyme(['', 'x', ''], 2)
# %%
def wobble(nums, tries):
    i = len(nums) // 2
    step = 1
    out = []
    for _ in range(tries):
        if not 0 <= i < len(nums):
            out.append(None)
            break
        out.append(nums[i])
        i += step
        step = -step - 1 if step > 0 else -step + 1
    return out, step
#> wobble([1, 2, 3, 4, 5], 5)
#> wobble([], 3)
#> wobble([7, 8], 4)
#> wobble(['a', 'b', 'c', 'd'], 3)
#> wobble([9, 9, 9], 10)
# %%
def subtitle(s):
    out = []
    buf = ''
    for c in s:
        buf += c
        if c in '.!?':
            buf = buf.strip()
            out.append(buf[:1].upper() + buf[1:] if len(buf) > 2 else buf * 2)
            buf = ''
        elif c == ',' and len(buf) < 5:
            buf = buf[:-1]
    if buf.strip():
        out.append(buf.strip() + '...')
    return out
#> subtitle('hi there. ok? no')
#> subtitle('')
#> subtitle('a. b! well, then')
#> subtitle('yes, no, maybe, so!')
#> subtitle('?!. x')
# %%
def ration(stock, mouths):
    left = dict(stock)
    plates = []
    for m in mouths:
        for food in list(left):
            if food in m:
                continue
            left[food] -= 1
            if not left[food]:
                del left[food]
            plates.append(food[0])
            break
        else:
            plates.append('-')
    return ''.join(plates), left
#> ration({'rice': 2, 'egg': 1}, ['egg', 'rice', ''])
#> ration({}, ['a', 'b'])
#> ration({'nut': 1, 'fig': 1}, ['', '', ''])
#> ration({'soup': 3, 'pie': 2}, ['pie', 'soup', 'soup pie', 'pie'])
#> ration({'ham': 5}, [])
# %%
def glitch(text, seed):
    out = list(text)
    for i in range(len(out)):
        seed = (seed * 5 + 3) % 16
        if seed % 4 == 0:
            out[i] = out[i].upper()
        elif seed % 4 == 1:
            out[i] = '#'
        elif seed > 8 and i:
            out[i], out[i - 1] = out[i - 1], out[i]
    return ''.join(out), seed
#> glitch('signal', 1)
#> glitch('', 9)
#> glitch('abcdefgh', 0)
#> glitch('NOISE', 7)
#> glitch('12-34', 10)
# %%
def hoard(items, limit):
    bag = []
    for it in items:
        if it in bag:
            j = bag.index(it)
            bag = bag[j + 1:] + bag[:j]
        else:
            bag.append(it)
        while len(bag) > limit:
            bag.pop(-2 if len(bag) % 2 else 0)
    return bag
#> hoard(['a', 'b', 'c', 'a', 'd'], 3)
#> hoard([], 1)
#> hoard([1, 2, 3, 4, 5], 2)
#> hoard(['x', 'x', 'y', 'y', 'x'], 4)
#> hoard([7, 8, 7, 9, 8, 9], 2)
# %%
class Solution:
    def version(self, a, b):
        xs, ys = a.split('.'), b.split('.')
        while len(xs) < len(ys):
            xs.append('0')
        for i, (x, y) in enumerate(zip(xs, ys), 1):
            if x.isdigit() and y.isdigit():
                x, y = int(x), int(y)
            if str(x) == str(y):
                continue
            return f'{i}:{x}' if str(x) > str(y) else f'{i}:{y}'
        return '.'.join(xs[:len(ys)])
#> Solution().version('1.2', '1.10.3')
#> Solution().version('', '')
#> Solution().version('2.0.b', '2.00.a')
#> Solution().version(a='1.2.3.4', b='1.2')
#> Solution().version(a='x.y', b='x.y.0.1')
# %%
def braid(strands):
    out = ''
    while any(strands):
        strands.sort(key=len, reverse=True)
        first = strands[0]
        out += first[0]
        strands[0] = first[1:]
        if strands[-1] and out[-1] == strands[-1][0]:
            out = out[:-1] + out[-1].upper()
            strands[-1] = strands[-1][1:]
    return out
#> braid(['abc', 'ab', 'x'])
#> braid([])
#> braid(['zz', 'zz'])
#> braid(['', 'q', 'qr'])
#> braid(['1212', '21', '1'])
# %%
def quarantine(values, bad):
    out = values.copy()
    for b in bad:
        while b in out:
            i = out.index(b)
            lo = max(0, i - 1)
            neighbours = out[lo:i + 2]
            out[lo:i + 2] = []
            if len(neighbours) == 3:
                out.append(neighbours[0] + neighbours[2])
    return out
#> quarantine([1, 2, 3, 4, 5], [3])
#> quarantine([], [1])
#> quarantine([7, 7, 2, 1, 4, 7], [7])
#> quarantine([4, 0, 2, 8, 3, 6, 9, 5], [6, 8])
#> quarantine(['a', 'x', 'b', 'c', 'd', 'e'], ['x', 'd'])
# %%
def alternate(text):
    want_upper = True
    out = ''
    flips = 0
    for c in text:
        if not c.isalpha():
            want_upper = not want_upper
            out += c * 2 if c == ' ' else ''
            continue
        if c.isupper() != want_upper:
            c = c.swapcase()
            flips += 1
        out += c
        want_upper = not want_upper
    return out, flips
#> alternate('hello')
#> alternate('')
#> alternate('A b C')
#> alternate('x1y2z3')
#> alternate('WeIrD oNe')
# %%
def compare(first, second):
    verdict = []
    for a, b in zip(first, second):
        if a == b:
            verdict.append(0)
        elif a.lower() == b.lower():
            verdict.append(1 if a.islower() else -1)
        elif a.isdigit() and b.isdigit():
            verdict.append(int(a) - int(b))
        else:
            verdict.append(ord(a) - ord(b) > 0)
    verdict.append(len(first) - len(second))
    return verdict
#> compare('abC', 'aBc')
#> compare('', '')
#> compare('1z9', '7a2x')
#> compare('Same!', 'same?')
#> compare('zeta', 'alpha')
# %%
def domino(tiles):
    line = [tiles.pop(0)] if tiles else []
    while tiles:
        a, b = tiles.pop(0)
        if line[-1][1] == a:
            line.append((a, b))
        elif line[-1][1] == b:
            line.append((b, a))
        elif line[0][0] in (a, b):
            line.insert(0, (b, a) if line[0][0] == a else (a, b))
        else:
            return line, tiles
    return line, 'done'
#> domino([(1, 2), (2, 3), (5, 3)])
#> domino([])
#> domino([(4, 4), (6, 4), (6, 1)])
#> domino([(0, 1), (2, 2), (1, 3)])
#> domino([(3, 1), (5, 3), (5, 6), (1, 1)])
# %%
class Solution:
    def notation(self, moves: str) -> list:
        out = []
        repeat = ''
        for ch in moves:
            if ch.isdigit():
                repeat += ch
            elif ch == "'" and out:
                out[-1] = out[-1].lower()
            else:
                out += [ch] * int(repeat or 1)
                repeat = ''
        return out[::-1] if repeat else out
#> Solution().notation("R2U'F")
#> Solution().notation('')
#> Solution().notation(moves="3AB2")
#> Solution().notation("'L'D'")
#> Solution().notation(moves='10-')
# %%
def spread(values, total):
    out = []
    rest = total
    for i, v in enumerate(values):
        share = rest // (len(values) - i)
        if v < share:
            out.append(v)
        elif v % 2:
            out.append(share)
        else:
            out.append(share + 1)
        rest -= out[-1]
    return out, rest
#> spread([5, 2, 9, 4], 16)
#> spread([], 3)
#> spread([10, 10, 10], 7)
#> spread([1, 1, 1, 1, 1], 100)
#> spread([-4, 8, 3], 0)
# %%
def anchor(text, pts):
    pts = sorted(pts, reverse=True)
    for p in pts:
        if p < 0:
            text = text[p:] + text
        elif p < len(text) and text[p].isalpha():
            text = text[:p] + '^' + text[p:]
        else:
            text = text[:p].ljust(p, '.') + text[p:]
        if len(text) > 14:
            text = text[::2]
    return text
#> anchor('abcd', [1, 3])
#> anchor('', [2, 0, -1])
#> anchor('x y z', [1, 9, -2])
#> anchor('Hello', [4, 0, 2, 6])
#> anchor('99', [-1, -2, -3])
# %%
def f(lst):
    out = {}
    for x in lst:
        if isinstance(x, dict):
            out.update(x)
        elif isinstance(x, (list, tuple)):
            out.update(zip(x[::2], x[1::2]))
        elif x in out:
            out[x] = str(out[x]) * 2
        else:
            out = {x: None, **out}
    return out
#> f([{'a': 1}, 'a', 'b'])
#> f([])
#> f([['x', 1, 'y', 2, 'z'], 'y', 'z'])
#> f([5, (5, 6), 5, {6: 5}])
#> f(['q', 'q', 'q'])
