# %%
def f(text, n):
    for i in range(n):
        if not text:
            return i
        if text[0].isdigit():
            text = text[1:] + text[0] * 2
        elif text[-1].isdigit():
            text = text[:-1].strip('0123456789')
        else:
            text = text[1:-1]
    return text
#> f('1abc2', 3)
#> f('', 4)
#> f('abcdef', 5)
#> f('9z', 4)
#> f('42..24', 6)
# %%
def f(dic, n):
    out = []
    for key, val in dic.items():
        if isinstance(val, dict):
            inner = f(val, n + 1)
            out.append(f'{key}{n}')
            out.extend(inner[::-1])
        else:
            out.append('%s:%s' % (key, val * n))
    return out
#> f({'a': 1, 'b': {'c': 2, 'd': 3}}, 1)
#> f({}, 0)
#> f({'x': {'y': {'z': 'q'}}}, 0)
#> f({'k': 'ab', 'l': {'m': -1}, 'n': {}}, 2)
#> f({'p': {'r': 4, 's': {'t': 5}}, 'u': 6}, 3)
# %%
def f(array, k):
    while k:
        k -= 1
        if len(array) < 2:
            array.append(k)
        elif array[0] > array[-1]:
            array.insert(1, array.pop())
        else:
            array[0], array[-1] = array[-1], array[0] - 1
    return array
#> f([3, 1, 2], 3)
#> f([], 4)
#> f([5, 5, 5, 5], 2)
#> f([1, 2, 3, 4], 6)
#> f([-1], 0)
# %%
def f(s):
    out = []
    for chunk in s.split('/'):
        if chunk == '..':
            out = out[:-1]
        elif chunk == '~':
            out[:] = ['home']
        elif chunk.startswith('.') or not chunk:
            continue
        else:
            out.append(chunk.lower())
    return out
#> f('a/B/../c')
#> f('')
#> f('/x/./.hid/y/')
#> f('q/~/r/../s')
#> f('../../Z/~/..')
# %%
def f(text):
    pairs = []
    last = None
    for c in text.casefold():
        if c == last:
            pairs[-1][1] += 1
        elif c.isalnum():
            pairs.append([c, 1])
        last = c if c.isalnum() else last
    pairs.sort(key=lambda p: p[1], reverse=True)
    return ''.join(f'{c}{n}' for c, n in pairs)
#> f('aA-aBb')
#> f('')
#> f('Mm, mm!')
#> f('abcabc')
#> f('11 12 22')
# %%
def f(nums, d):
    res = []
    for x in nums:
        y = d.get(x, x)
        while y in d and d[y] != x:
            y = d[y]
            if y == d.get(y):
                break
        res.append(y)
    return res
#> f([1, 2, 3], {1: 2, 2: 3})
#> f([], {5: 6})
#> f([4, 4], {4: 4})
#> f([7, 8, 9, 0], {7: 8, 8: 9, 9: 7})
#> f([1, 6, 2], {1: 5, 5: 6, 6: 6})
# %%
def f(text, char):
    count = 0
    out = text
    for part in text.split(char):
        if part.isnumeric():
            count += int(part)
            out = out.replace(part, '#')
        elif not part:
            out += char
        else:
            count -= 1
    return f'{out}{count:>4}'
#> f('1,2,a', ',')
#> f('', 'x')
#> f('a--b', '-')
#> f('10.10.5', '.')
#> f('9x99x999', 'x')
# %%
def f(lst, a, b):
    cut = lst[a:b]
    del lst[a:b]
    for x in cut:
        if x in lst:
            lst[lst.index(x)] = -x
        elif x > a:
            lst.insert(a, x)
        else:
            lst.append(x)
    return lst
#> f([1, 2, 3, 2, 1], 0, 2)
#> f([], 1, 4)
#> f([5, 6, 7, 8], 1, 3)
#> f([0, 1, 0, 1, 0], 2, 9)
#> f([9, 3, 9, 3, 4, 1], -3, -1)
# %%
def f(words):
    chain = words[0]
    for w in words[1:]:
        if w[0] == chain[-1]:
            chain += w[1:]
        elif w[-1] == chain[0]:
            chain = w[:-1] + chain
        elif w in chain:
            chain = chain.replace(w, w.upper())
        else:
            chain = chain[1:-1] + w
    return chain
#> f(['cat', 'tap', 'pat'])
#> f(['one'])
#> f(['abc', 'xa', 'b', 'q'])
#> f(['no', 'on', 'no', 'on'])
#> f(['z', 'z', 'y', 'zz', 'yz'])
# %%
def f(s, n):
    d = {}
    for i in range(len(s) - n + 1):
        gram = s[i:i + n]
        d[gram] = d.get(gram, i) + (gram in d)
    low = min(d.values(), default=-1)
    for k in sorted(d):
        if d[k] == low:
            return k, len(d)
    return '', low
#> f('banana', 2)
#> f('ab', 3)
#> f('aaaa', 1)
#> f('xyxyx', 3)
#> f('1001001', 2)
# %%
def f(values):
    text = ''
    for v in values:
        match v:
            case int() if v < 0:
                text = text[:v]
            case int():
                text += text[:v] or str(v)
            case str():
                text = v + text
            case _:
                text = text.upper()
    return text
#> f(['abc', 2, -1])
#> f([])
#> f([5, 3, 'x', None])
#> f(['Q', 'r', 9, -3, 's'])
#> f([None, -2, 'hey', 1, None])
# %%
def f(text):
    lines = text.splitlines(True)
    out = []
    for ln in lines:
        body = ln.rstrip('\r\n')
        if len(body) == len(ln):
            out.append('*' + body)
        elif ln.endswith('\r\n'):
            out.append(body.upper())
        else:
            out.insert(0, body)
    return out
#> f('a\nb\r\nc')
#> f('')
#> f('\n\n')
#> f('x\r\ny\rz\n')
#> f('one\ntwo\nthree\r\nfour')
# %%
def f(nums):
    out = []
    for n in nums:
        digits = str(abs(n))
        if digits == digits[::-1]:
            out.append(int(digits) * 2)
        elif n < 0:
            out = out[::-1]
        else:
            out.append(int(digits[::-1]) - n)
    return out
#> f([12, 22, -13, 5])
#> f([])
#> f([-11, -12, -13])
#> f([120, 301, 99])
#> f([7, 80, -80, 81, 0])
# %%
def f(lst):
    i, j = 0, len(lst) - 1
    out = ''
    while i < j:
        a, b = lst[i], lst[j]
        if len(a) == len(b):
            out += a[0] + b[0]
        elif len(a) > len(b):
            out = b + out
            j -= 1
            continue
        i += 1
    return out or '-'
#> f(['ab', 'c', 'de'])
#> f([])
#> f(['x', 'yy', 'zzz'])
#> f(['four', 'two', 'one', 'six'])
#> f(['aa', 'bb', 'cc', 'dd', 'e'])
# %%
def f(text, width):
    out = []
    while text:
        piece, text = text[:width], text[width:]
        if piece.strip() == '':
            out.append(str(len(piece)))
        elif piece != piece.lstrip():
            out[-1:] = [piece.lstrip()]
        else:
            out.append(piece.rstrip() + '.')
    return out
#> f('ab cd ef', 3)
#> f('', 2)
#> f('x   y   z', 2)
#> f('   hello   ', 4)
#> f('abcdefg', 3)
# %%
class Solution:
    def shuffleKeys(self, table, times):
        for _ in range(times):
            keys = list(table)
            first, last = keys[0], keys[-1]
            table[first] = table.pop(last) if first != last else 0
            table[last + first[:1]] = len(keys)
        return table
#> Solution().shuffleKeys({'a': 1, 'b': 2}, 2)
#> Solution().shuffleKeys({'q': 7}, 3)
#> Solution().shuffleKeys(table={'x': 1, 'y': 2, 'z': 3}, times=2)
#> Solution().shuffleKeys({}, 0)
#> Solution().shuffleKeys({'mn': 4, 'op': 5, 'mo': 6, 'n': 7}, 3)
# %%
def f(string):
    depth = 0
    out = []
    for c in string:
        if c in '([':
            depth += 1 if c == '(' else 2
        elif c in ')]':
            depth = max(0, depth - 1)
        elif depth % 2:
            out.append(c.upper())
        else:
            out.insert(depth, c)
    return ''.join(out), depth
#> f('a(b)c')
#> f('')
#> f('[x]y(z')
#> f('))p((q')
#> f('ab[cd(e)]f')
# %%
def f(nums, k):
    window = []
    out = []
    for n in nums:
        window.append(n)
        if len(window) > k:
            window.remove(max(window))
        out.append(min(window) if n in window else 0)
    return out, window
#> f([4, 2, 7, 1, 9], 2)
#> f([], 3)
#> f([5, 5, 5], 1)
#> f([1, 2, 3, 4, 5], 3)
#> f([-1, -9, 8, -4], 1)
# %%
def f(text):
    res = ''
    prev = ''
    for c in text:
        if prev and c < prev:
            res = res[:-1] + c + prev
        elif c == prev:
            res += '='
        else:
            res += c
            prev = c
    return res.strip('=')
#> f('hello')
#> f('')
#> f('aabbaa')
#> f('zyx')
#> f('A1b2C3')
# %%
def f(d):
    out = []
    for k in sorted(d, key=lambda k: (len(str(d[k])), k)):
        v = str(d[k])
        if v.isdigit():
            out.append(k + v.zfill(3))
        elif v.lstrip('-').isdigit():
            out.append(v[1:] + k)
        else:
            out.append(k.join(v))
    return ' '.join(out)
#> f({'a': 5, 'b': 'xyz', 'c': -12})
#> f({})
#> f({'k': '', 'j': '--7', 'i': 1000})
#> f({'z': 'no', 'y': 'ok', 'x': 0})
#> f({'-': 'abc', '+': -1, '*': '9'})
# %%
def f(a, n):
    for i in range(n):
        a[i % len(a)] += a[(i + 1) % len(a)]
        if a[i % len(a)] > 9:
            a[i % len(a)] -= 10
            a.append(1)
    return a
#> f([1, 2, 3], 4)
#> f([9], 2)
#> f([5, 5], 3)
#> f([0, 0, 7, 8], 5)
#> f([-4, 3], 0)
# %%
def f(text, sep):
    left, mid, right = text.partition(sep)
    moves = []
    while mid and len(moves) < 5:
        if len(left) > len(right):
            text = right + left
            moves.append('R')
        else:
            text = left + right + sep * (len(moves) == 0)
            moves.append('L')
        left, mid, right = text.partition(sep)
    return text, ''.join(moves)
#> f('ab-c-d', '-')
#> f('', ',')
#> f('aXbXcX', 'X')
#> f('long.x', '.')
#> f('::::', ':')
# %%
def f(items, start):
    index = {}
    for i, item in enumerate(items, start):
        index.setdefault(len(item), []).insert(0, i)
        if len(index) > 2:
            index.pop(min(index))
    return index
#> f(['a', 'bb', 'ccc', 'd'], 1)
#> f([], 9)
#> f(['xx', 'yy', 'zz'], -1)
#> f(['', 'p', 'qq', 'rrr', 'ssss'], 0)
#> f([[1], [], [2, 3], [4]], 10)
# %%
def f(s):
    runs = []
    while s:
        c = s[0]
        rest = s.lstrip(c)
        n = len(s) - len(rest)
        if n % 2:
            runs.append(c)
        elif runs:
            rest += runs.pop()
        s = rest
    return ''.join(runs)
#> f('aabccc')
#> f('')
#> f('abba')
#> f('xyyzzx')
#> f('..!!..!')
# %%
def f(nums, text):
    out = ''
    for n in nums:
        try:
            out += text[n]
        except IndexError:
            out = out[::-1] + '*'
            if n < 0:
                text += '-'
    return out, text
#> f([0, 5, 1], 'abc')
#> f([], 'q')
#> f([-4, -4, -4], 'xy')
#> f([2, 1, 0, -1, 9, 1], 'dog')
#> f([0, -1, 0], '')
# %%
def f(lst):
    total = []
    for i, sub in enumerate(lst):
        sub = sorted(sub, reverse=i % 2 == 0)
        if not sub:
            total.append(None)
        elif total and total[-1] is None:
            total[-1] = sub[0]
        else:
            total.extend(sub[:i])
    return total
#> f([[1, 2], [4, 3], [], [7, 8]])
#> f([])
#> f([[], [5], [], []])
#> f([[9], [2, 1], [6, 5, 7], [0, 4, 3]])
#> f(['ab', 'dc', '', 'fe'])
# %%
def f(text, n):
    table = str.maketrans('abc', 'bca', '!?')
    seen = [text]
    for i in range(n):
        text = text.translate(table)
        if i % 2:
            text = text[::-1]
        if text in seen:
            return seen.index(text), i
        seen.append(text)
    return text, -1
#> f('abc!', 4)
#> f('', 3)
#> f('xyz?', 5)
#> f('aabb', 6)
#> f('c?b!a', 2)
# %%
def f(names):
    out = {}
    for name in names:
        first, _, last = name.rpartition(' ')
        if not first:
            out[last] = out.get(last, '') + '?'
        elif last in out:
            out[last] += first[0]
        else:
            out[last] = first[::-1].title()
    return out
#> f(['ann lee', 'bo lee', 'cher'])
#> f([])
#> f(['x', 'x', 'y x'])
#> f(['de la cruz', 'a cruz', 'cruz '])
#> f(['Mo Li', 'Jo Li', 'LI', 'Li'])
# %%
def f(values, n):
    values = [v for v in values if v % n or v == n]
    i = 1
    while i < len(values):
        if values[i] < values[i - 1]:
            values[i - 1] -= values.pop(i)
            i = 1
        else:
            i += 1
    return values
#> f([5, 3, 8, 1, 9], 4)
#> f([], 2)
#> f([10, 7, 7, 4, 2], 3)
#> f([1, 2, 3, 4, 5], 6)
#> f([9, 2, 6, 5, 1], 2)
# %%
def f(text):
    out = []
    for word in text.title().split():
        core = word.strip('.,;!')
        tail = word[len(core):]
        if tail:
            out.append(tail + core.lower())
        elif len(core) % 2 == 0:
            out.append(core[len(core) // 2:] + core[:len(core) // 2])
        else:
            out.append(core.center(len(core) + 2, core[0]))
    return ' '.join(out)
#> f('well, hello there!')
#> f('')
#> f("it's a trap.")
#> f('...dots, four')
#> f('x yy zzz ;;')
# %%
def f(d, text):
    for c in text:
        if c in d:
            nxt = d[c]
            text = text.replace(c, nxt)
            d[nxt] = c
        elif c == c.upper():
            d[c] = c.lower()
    return text, len(d)
#> f({'a': 'b'}, 'abba')
#> f({}, 'ABa1')
#> f({'x': 'y', 'y': 'z'}, 'xyz')
#> f({'q': ''}, 'qaq')
#> f({}, '')
# %%
def f(nums):
    last = {}
    out = []
    for i, n in enumerate(nums):
        gap = i - last.get(n, i)
        if gap:
            out.append((n, gap))
        last[n] = i
        if gap == 1:
            del last[n]
    return sorted(out, key=lambda t: (-t[1], t[0])), list(last)
#> f([1, 2, 1, 2, 2])
#> f([])
#> f([3, 3, 3, 3])
#> f([5, 6, 7, 5, 6, 5])
#> f([0, -1, 0, 0, -1])
# %%
def f(s, chars):
    keep = ''
    dropped = ''
    for c in s:
        if c in chars:
            chars = chars.replace(c, '')
            dropped += c
        elif c in dropped:
            keep = keep.swapcase()
            chars += c
        else:
            keep += c
    return keep, dropped, chars
#> f('banana', 'an')
#> f('', 'abc')
#> f('xXxXx', 'x')
#> f('parallel', 'lap')
#> f('q1q2q3', '123')
# %%
def f(array, n):
    out = []
    i = 0
    while i < len(array):
        x = array[i]
        if x < 0:
            i += 1
            out.append(-x)
        else:
            out.append(sum(array[i:i + x]))
            i += max(1, x - n)
    return out
#> f([3, 1, 2, 4], 1)
#> f([], 0)
#> f([-2, 2, -3, 3, 1], 0)
#> f([5, 0, 0, 1, 1, 9], 2)
#> f([1, 1, 1, 1], 3)
# %%
def f(text):
    n = len(text)
    out = list(text)
    for i in range(n // 2):
        a, b = out[i], out[n - 1 - i]
        if a.isupper() != b.isupper():
            out[i], out[n - 1 - i] = b, a
        elif a.isdigit():
            out[i] = b * 2
        elif a > b:
            out[n - 1 - i] = '-'
    return ''.join(out)
#> f('AbcDe')
#> f('')
#> f('12zz34')
#> f('Racecar')
#> f('zYxWvU.')
# %%
class Solution:
    def trimBoth(self, items, bad):
        while items and items[0] in bad:
            bad.append(items.pop(0) + 1)
        while items and items[-1] in bad:
            bad.remove(items.pop())
        return items + bad[::-1]
#> Solution().trimBoth([1, 2, 5, 3], [1, 3])
#> Solution().trimBoth([], [4])
#> Solution().trimBoth(items=[2, 3, 4, 5, 2], bad=[2])
#> Solution().trimBoth([7, 8, 9, 9, 9], [9, 9])
#> Solution().trimBoth(items=[0, 1, 2, 0, 1], bad=[0, 1])
# %%
def f(d):
    view = d.items()
    steps = 0
    while steps < 5 and len(view) > 1:
        lo = min(d, key=d.get)
        hi = max(d, key=d.get)
        if lo == hi:
            break
        d[hi] -= d.pop(lo)
        steps += 1
    return d, steps
#> f({'a': 5, 'b': 2, 'c': 9})
#> f({})
#> f({'x': 1, 'y': 1})
#> f({'p': -3, 'q': 0, 'r': 4, 's': 4})
#> f({1: 10, 2: 20, 3: 15, 4: 30, 5: 5})
# %%
def f(text, n):
    res = []
    for i in range(0, len(text), n):
        blk = text[i:i + n]
        if blk.isalpha():
            res.append(blk.capitalize() if i % 2 else blk.upper())
        elif blk.isdigit():
            res.append('%04d' % int(blk))
        else:
            res.append(blk.replace(' ', ''))
    return '.'.join(res).rstrip('.')
#> f('abc123x y', 3)
#> f('', 1)
#> f('hi 42ok  ', 2)
#> f('2024aug ', 4)
#> f('a1 b2 c3', 5)
# %%
def f(lst):
    for i in range(len(lst)):
        if i >= len(lst):
            lst.append('end')
            break
        if lst[i] in lst[:i]:
            del lst[i]
        elif isinstance(lst[i], str) and lst[i].isdigit():
            lst[i] = int(lst[i])
    return lst
#> f(['1', 1, 'a', '2'])
#> f([])
#> f(['x', 'x', 'x', 'x'])
#> f([3, '3', 'three', 3])
#> f(['07', '7', 7, 'b', 'b', '!'])
# %%
def f(s, k):
    out = []
    for i, c in enumerate(s):
        if c.isalpha():
            base = 65 if c.isupper() else 97
            out.append(chr((ord(c) - base + k) % 26 + base))
            k += i
        elif c.isdigit():
            k = -int(c)
    return ''.join(out), k
#> f('abz', 1)
#> f('', 5)
#> f('X3yz', 2)
#> f('Hi9you', -1)
#> f('a-b_c', 25)
