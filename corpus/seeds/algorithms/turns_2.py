# %%
def f(text):
    out = ''
    for i, ch in enumerate(reversed(text), 1):
        if ch.isdigit():
            out = out * int(ch) if len(out) < 5 else out[:int(ch)]
        elif i % 3 == 0:
            out = ch.upper() + out
        else:
            out += ch
    return out
#> f('ab2cd')
#> f('')
#> f('x0y3z')
#> f('abcdefg')
#> f('9-8-1a')
# %%
def f(names, n):
    d = {}
    for name in names:
        short = name[:n].casefold()
        d.setdefault(short, [])
        if name in d[short]:
            d[short].clear()
        else:
            d[short].append(name)
    return [(k, len(v)) for k, v in d.items() if v]
#> f(['Tom', 'TOM', 'tim', 'Tom'], 2)
#> f([], 1)
#> f(['a', 'A', 'a', 'A', 'a'], 1)
#> f(['xy', 'xz', 'Yx'], 0)
#> f(['Rosa', 'rose', 'ROSS', 'Ro'], 3)
# %%
def f(nums, x):
    for i in range(len(nums) - 1, -1, -1):
        if nums[i] == x:
            nums.pop(i)
        elif nums[i] > x:
            nums[i:i + 1] = [x, nums[i] - x]
        else:
            nums[i] += x
    return nums
#> f([3, 5, 1, 3], 3)
#> f([], 8)
#> f([2, 2, 2], 2)
#> f([10, -10, 0], 4)
#> f([1, 9, 1, 9, 5], 5)
# %%
def f(s):
    a, b, c = s.partition(':')
    rounds = []
    while b:
        rounds.append(a.strip().rjust(3, '0'))
        if c.startswith(':'):
            rounds[-1] += '!'
            c = c.lstrip(':')
        a, b, c = c.partition(':')
    return rounds, a
#> f('1:22:333')
#> f('')
#> f('a::b::c')
#> f(' x : y : ')
#> f('::::')
# %%
def f(items):
    memo = {}
    for i, x in enumerate(items):
        prev = memo.get(x)
        if prev is None:
            memo[x] = i
        elif i - prev > 2:
            memo.pop(x)
        else:
            memo[x] = -i
    return max(memo.items(), key=lambda t: t[1], default='none')
#> f(['p', 'q', 'p', 'r'])
#> f([])
#> f([1, 2, 3, 1, 2, 3])
#> f(['a', 'a', 'a', 'a'])
#> f([7, 8, 7, 9, 9, 8, 7])
# %%
def f(text, char):
    pos = []
    while char in text:
        i = text.index(char)
        pos.append(i)
        text = text[i + 1:] + text[:i][::-1]
    pos.sort(key=lambda p: (p % 2, p))
    return text, pos
#> f('banana', 'a')
#> f('', 'x')
#> f('level', 'l')
#> f('q--q--q', 'q')
#> f('Mixed CASE', 'e')
# %%
def f(array):
    res = [array[:]]
    while len(array) > 1:
        array = [abs(a - b) if a > b else a for a, b in zip(array, array[1:])]
        if array == res[-1]:
            break
        res.append(array)
    return res[-1], len(res)
#> f([5, 3, 8, 2])
#> f([])
#> f([1])
#> f([9, 9, 9, 9, 9])
#> f([-4, 10, 0, 3])
# %%
def f(text):
    words = text.split(' ')
    for i, w in enumerate(words):
        if w == '':
            words[i] = str(i)
        elif w[0].isupper() and i:
            words[i - 1], words[i] = w.lower(), words[i - 1]
        elif w.endswith('s'):
            words[i] = w.removesuffix('s') + 'z'
    return ' '.join(words)
#> f('cats Eat dogs')
#> f('')
#> f('  two  Gaps')
#> f('As Bs Cs ss')
#> f('one Two three Four five')
# %%
def f(d, lst):
    for key in lst:
        if key not in d:
            d[key] = d.pop(min(d), 0) if d else 1
        else:
            d[key] -= 1
            if d[key] == 0:
                del d[key]
    return d
#> f({'b': 2, 'a': 1}, ['c', 'b', 'b'])
#> f({}, [3, 3, 3])
#> f({'x': 5}, [])
#> f({1: 1, 2: 2, 3: 3}, [1, 2, 1, 4])
#> f({'k': -1}, ['k', 'j', 'k', 'j'])
# %%
def f(nums, k):
    out = []
    for v in nums[::k]:
        out.append(v)
        if len(out) > 2 and out[-3] < out[-1]:
            out[-3:] = [sum(out[-3:])]
        elif v < 0:
            out.sort()
    return out
#> f([1, 2, 3, 4, 5, 6], 1)
#> f([], 2)
#> f([5, -2, 4, -1, 3], -1)
#> f([9, 0, 8, 0, 7, 0], 2)
#> f([3, 1, 2, -5, 6, 6], 1)
# %%
def f(s):
    res = []
    for ch in s:
        if ch.isspace():
            res.append(len(res))
        elif ch.isupper():
            res.insert(0, ch)
        elif ch in 'xyz' and res:
            res.append(res.pop(0))
        else:
            res.append(ch)
    return ''.join(map(str, res))
#> f('aB cx')
#> f('')
#> f('zzz')
#> f('Go Up y 1')
#> f('\tQ\nRx-')
# %%
def f(values):
    values = list(values)
    text = ''
    while values:
        v = values.pop(values.index(min(values)))
        text += f'{v:x}' if v >= 0 else '-'
        if len(values) > 3:
            values.pop()
    return text.zfill(6)
#> f((31, 7, 200))
#> f(())
#> f((-1, 15, 16, 17, 10))
#> f((255, 254, 253, 252, 1, 0))
#> f((-5, -9))
# %%
def f(text):
    result = {}
    key = ''
    for c in text:
        if c == '=':
            result[key] = ''
        elif c == ';':
            key = ''
        elif key in result:
            result[key] += c.swapcase()
        else:
            key += c
    return result
#> f('a=Bc;d=E')
#> f('')
#> f('x=1;x=2;y')
#> f(';;k=v=w')
#> f('Ab=;Cd=eF;')
# %%
def f(lst, n):
    i = 0
    for i in range(len(lst)):
        if lst[i] > n:
            break
        lst[i] *= -1
    else:
        return lst[::-1]
    lst.insert(i, n)
    return lst[:i + 1] + sorted(lst[i + 1:])
#> f([1, 2, 9, 3, 4], 5)
#> f([], 0)
#> f([1, 2, 3], 3)
#> f([8, 7, 6, 5], 7)
#> f([0, -6, 4, 11, -2], 4)
# %%
def f(text, n):
    lines = []
    line = ''
    for word in text.split('-'):
        if len(line) + len(word) > n:
            lines.append(line)
            line = word
        else:
            line += word.capitalize()
    lines.append(line)
    return [f'{x:.^{n}}' for x in lines]
#> f('ab-cd-ef-gh', 5)
#> f('', 3)
#> f('longest-word-here', 6)
#> f('a-b-c', 8)
#> f('--x--', 1)
# %%
class Solution:
    def zigzag(self, word, k):
        rows = [''] * k
        at, step = 0, 1
        for ch in word:
            rows[at] = ch + rows[at]
            if not 0 <= at + step < k:
                step = -step
            at = max(0, min(k - 1, at + step))
        return '/'.join(rows)
#> Solution().zigzag('abcdefgh', 3)
#> Solution().zigzag('', 2)
#> Solution().zigzag('xyz', 1)
#> Solution().zigzag(word='mirror', k=2)
#> Solution().zigzag(word='0123456789', k=4)
# %%
def f(dic):
    inv = {}
    for k, v in dic.items():
        for part in v.split('+'):
            inv.setdefault(part, k)
            if inv[part] != k:
                inv[part] = min(inv[part], k) + '?'
    return sorted(inv.items(), key=lambda kv: kv[1] + kv[0])
#> f({'a': 'x+y', 'b': 'y+z'})
#> f({})
#> f({'q': '', 'p': '+'})
#> f({'m': 'n', 'k': 'n', 'l': 'n'})
#> f({'Z': 'a+a', 'y': 'a+b+c'})
# %%
def f(string, n):
    chars = [*string]
    while len(chars) > n:
        mid = len(chars) // 2
        c = chars.pop(mid)
        if c.isalpha() and c.islower():
            chars[0] = c
        elif c.isdigit():
            chars.append('0')
            n += 1
    return ''.join(chars)
#> f('garden', 3)
#> f('', 1)
#> f('a1b2c3', 2)
#> f('ABCDEFG', 4)
#> f('--x--', 2)
# %%
def f(a, b):
    c = []
    while a and b:
        if a[-1] > b[0]:
            c.append(a.pop())
        elif a[-1] < b[0]:
            c.append(b.pop(0))
        else:
            a.pop()
            b.pop()
    return c, a or b
#> f([1, 5, 9], [4, 6])
#> f([], [2])
#> f([3, 3], [3, 3, 3])
#> f([2, 8, 4], [7, 1, 4])
#> f([-5, -3], [-4, -2, 0])
# %%
def f(s):
    out = []
    for w in s.split():
        if w.isupper():
            out.append(w.title())
        elif w.istitle():
            out.append(w.upper())
        elif any(ch.isdigit() for ch in w):
            out.append(''.join(sorted(w)))
        else:
            out[len(out) // 2:] = [w[::-1]]
    return '_'.join(out)
#> f('NASA Went up 2day')
#> f('')
#> f('one two three')
#> f('A B c D e')
#> f("It's X9 z8y7 OK")
# %%
def f(nums):
    groups = {'odd': [], 'even': [], 'neg': []}
    for n in nums:
        kind = 'neg' if n < 0 else 'odd' if n % 2 else 'even'
        if groups[kind] and groups[kind][-1] == n:
            groups[kind].pop()
        else:
            groups[kind].append(n)
    return {k[0]: v for k, v in groups.items() if v}
#> f([1, 2, 3, 4])
#> f([])
#> f([-1, -1, 5, 5, 6])
#> f([8, 3, 8, 3, 8])
#> f([0, -2, 0, -2, 7])
# %%
def f(text, tabs):
    wide = text.expandtabs(tabs)
    out = []
    gap = 0
    for c in wide:
        if c == ' ':
            gap += 1
            continue
        if gap:
            out.append(gap)
        gap = 0
        out.append(c)
    return out, gap
#> f('a\tb', 4)
#> f('', 8)
#> f('\t\tx ', 3)
#> f('abc\td\te', 3)
#> f('q r\t', 0)
# %%
def f(lst):
    seen = []
    lost = []
    while lst:
        x = lst.pop(0)
        if str(x) in seen:
            lost.append(x)
        elif isinstance(x, list):
            lst = x + lst
        else:
            seen.append(str(x))
    return sorted(seen), lost
#> f([1, [2, 1], '2'])
#> f([])
#> f([[['a'], 'a'], ['b']])
#> f([-1, '-1', [-1, [0]], 0])
#> f([[], [3, [3, [3]]]])
# %%
def f(text):
    i = len(text)
    out = ''
    while i > 0:
        j = max(text.rfind('a', 0, i), text.rfind('e', 0, i))
        if j < 0:
            out += '(' + text[:i] + ')'
            break
        out += text[j:i].upper()
        i = j
    return out
#> f('caterpillar')
#> f('')
#> f('rhythm')
#> f('eager')
#> f('Adele area')
# %%
def f(d1, d2):
    merged = d1.copy()
    for k in d2:
        if k in merged and merged[k] == d2[k]:
            merged.pop(k)
        elif k in merged:
            merged[k] = [merged[k], d2[k]]
        else:
            merged = {k: d2[k], **merged}
    return list(merged.items())
#> f({'a': 1, 'b': 2}, {'b': 2, 'c': 3})
#> f({}, {})
#> f({'x': 0}, {'x': 1, 'y': 2, 'z': 3})
#> f({1: 'q', 2: 'w', 3: 'e'}, {3: 'e', 1: 'Q'})
#> f({}, {'p': 1, 'o': 2, 'n': 3})
# %%
def f(nums, target):
    out = []
    for a in nums:
        for b in out:
            if a + b == target:
                out.remove(b)
                break
        else:
            out.append(a)
    return out, len(nums) - len(out)
#> f([1, 4, 5, 2, 0], 5)
#> f([], 3)
#> f([2, 2, 2, 2], 4)
#> f([-1, 1, 7, -7, 3], 0)
#> f([6, 1, 3, 9], 100)
# %%
def f(s, t):
    n = min(len(s), len(t))
    res = []
    for i in range(n):
        x, y = s[i], t[~i]
        if x == y:
            res.append('=')
        elif x < y:
            res.append(x.lower())
        else:
            res.insert(0, y.upper())
    return ''.join(res) + s[n:] + t[n:]
#> f('abc', 'cba')
#> f('', 'xyz')
#> f('Hello', 'World')
#> f('1234', '43')
#> f('zed', 'Q!')
# %%
def f(text):
    total = 0
    sign = 1
    for tok in text.replace('-', ' - ').replace('+', ' + ').split():
        if tok in '+-':
            sign = -sign if tok == '-' else sign
        elif tok.isdigit():
            total += sign * int(tok)
            sign = 1
        else:
            return f'{tok!r} after {total}'
    return total
#> f('4+5-3')
#> f('')
#> f('10--2-x')
#> f('7 - -  - 9')
#> f('3a+1')
# %%
def f(lst, n):
    copy = lst.copy()
    for i, x in enumerate(lst):
        if i % n == 0:
            copy.remove(x)
        else:
            copy.extend([x] * (x % 2))
    copy.reverse()
    return copy
#> f([1, 2, 3, 4], 2)
#> f([], 5)
#> f([7, 7, 7], 3)
#> f([0, 5, 10, 15, 20], 1)
#> f([-3, -2, -1, -3], 2)
# %%
def f(text, order):
    key = {c: i for i, c in enumerate(order)}
    chars = sorted(text, key=lambda c: key.get(c, -1))
    out = []
    for c in chars:
        if out and out[-1][0] == c:
            out[-1] += c
        else:
            out.append(c)
    return ','.join(out)
#> f('banana', 'nab')
#> f('', 'abc')
#> f('hello!', 'lo')
#> f('aXbXc', '')
#> f('321123', '2310')
# %%
def f(rows):
    table = []
    for r in rows:
        cells = r.split('|')
        while len(cells) < 3:
            cells.insert(1, '')
        if len(cells) > 3:
            cells[2:] = [''.join(cells[2:])]
        table.append('%-3s%3s%s' % tuple(cells))
    return table
#> f(['a|b|c', 'd|e'])
#> f([])
#> f(['', 'x|y|z|w|v'])
#> f(['one|two|three', '|', 'q'])
#> f(['1|-2|3|', '||', 'long|er|!'])
# %%
def f(s):
    up = low = 0
    for i, c in enumerate(s):
        if c.isupper():
            up += i
        elif c.islower():
            low += i
        elif up > low:
            s = s.swapcase()
    if up == low:
        return s.title()
    return s.ljust(9, '>') if up < low else s.rjust(9, '<')
#> f('abCD')
#> f('')
#> f('A1B2c')
#> f('xY-zW')
#> f('..qQ..')
# %%
def f(nums):
    peaks = {}
    for i in range(1, len(nums) - 1):
        l, m, r = nums[i - 1:i + 2]
        if l < m > r:
            peaks[i] = m - max(l, r)
        elif l > m < r:
            peaks[i] = m - min(l, r)
        elif l == r:
            peaks.update({0: i})
    return sorted(peaks.items(), key=lambda kv: kv[1])
#> f([1, 5, 2, 7, 3])
#> f([])
#> f([4, 4, 4, 4])
#> f([0, -3, 0, 3, 0])
#> f([9, 1, 8, 2, 7, 7])
# %%
def f(text, n):
    buf = text[:n]
    for c in text[n:]:
        if c in buf:
            buf = buf.replace(c, '', 1)
        elif buf and c > buf[-1]:
            buf = c + buf
        else:
            buf += c
    return buf, buf == text
#> f('abcabd', 2)
#> f('', 3)
#> f('zyxwv', 1)
#> f('aabbcc', 0)
#> f('hello there', 4)
# %%
class Solution:
    def settle(self, debts: dict, order: list) -> dict:
        for who in order:
            owed = debts.pop(who, None)
            if owed is None:
                debts[who] = 1
            elif owed > 0 and debts:
                first = next(iter(debts))
                debts[first] += owed
            else:
                debts.setdefault('bank', owed)
        return debts
#> Solution().settle({'a': 3, 'b': -1}, ['a', 'b'])
#> Solution().settle({}, ['x', 'x', 'x'])
#> Solution().settle(debts={'q': 0}, order=['q', 'w', 'q'])
#> Solution().settle({'m': 2, 'n': 4, 'o': 6}, ['n', 'o', 'p', 'm'])
#> Solution().settle(debts={'bank': -5, 'j': 1}, order=[])
# %%
def f(word):
    out = word
    for i, c in enumerate(word):
        if out.count(c) > 1:
            out = out.replace(c, chr(ord('0') + i % 10))
        elif c in 'aeiou':
            out = out.lstrip(c) + c
        else:
            out = out.rstrip(c)
    return out
#> f('papaya')
#> f('')
#> f('queue')
#> f('xyzzy')
#> f('Ohio')
# %%
def f(lst):
    best = cur = lst[:1]
    for x in lst[1:]:
        if x >= cur[-1]:
            cur = cur + [x]
        else:
            cur = [x]
        if len(cur) > len(best) or len(cur) == len(best) and cur < best:
            best = cur
    return best[::-1]
#> f([3, 4, 1, 2, 5])
#> f([])
#> f(['b', 'c', 'a', 'b'])
#> f([9, 8, 7])
#> f([[1], [1, 2], [0], [0, 5], [2]])
# %%
def f(text, pat):
    res = ''
    j = 0
    for c in text:
        p = pat[j % len(pat)]
        if p == '#':
            res += c if c.isdigit() else '0'
        elif p == '@':
            res += c.upper() if c.isalpha() else '_'
        else:
            res += p
        j += 1
    return res[::-1]
#> f('a1b2', '@#')
#> f('', '#')
#> f('xyz123', '#@-')
#> f('9 lives', '@')
#> f('Q?R!', '.@#')
# %%
def f(n, d):
    names = []
    while n and d:
        k, v = d.popitem()
        if v % n:
            names.append(k)
            n -= 1
        else:
            names.insert(0, k * 2)
    return names, n, d
#> f(2, {'a': 1, 'b': 2, 'c': 3})
#> f(0, {'z': 9})
#> f(4, {'p': 8, 'q': 12, 'r': 3})
#> f(3, {})
#> f(5, {'x': -5, 'y': 0, 'z': 7, 'w': 4})
# %%
def f(items):
    out = []
    for a, b in zip(items[::2], items[1::2]):
        if type(a) is type(b):
            out.append(a + b)
        else:
            out += [b, a]
    if len(items) % 2:
        out.append(items[-1])
    return out[-3:]
#> f([1, 2, 'a', 'b', 3])
#> f([])
#> f(['x', 1, 2, 'y'])
#> f([[1], [2], (3,), (4,), 5, '6'])
#> f(['q', 'w', 'e', 'r', 't', 'y', 'u', 'i'])
