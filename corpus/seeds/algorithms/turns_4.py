# %%
def mangle(text):
    a = list(text)
    i = 0
    while i < len(a) - 1:
        if a[i] == a[i + 1]:
            a[i:i + 2] = [a[i].upper()]
        elif a[i].isupper():
            a[i + 1] = a[i + 1].swapcase()
        i += 1
    return ''.join(a)
#> mangle('aabbcd')
#> mangle('')
#> mangle('XyyZz')
#> mangle('-- ==a')
#> mangle('QQQQ')
# %%
def rotate_until(values, stop):
    spins = 0
    while values and values[0] != stop and spins < len(values):
        values.append(values.pop(0) + spins)
        spins += 1
    if spins == len(values):
        values.clear()
    return values, spins
#> rotate_until([1, 2, 3, 4], 3)
#> rotate_until([], 0)
#> rotate_until([5, 6], 9)
#> rotate_until([8, 1, 1, 9, 2, 0], 9)
#> rotate_until([-1, -2, -3, -4, -5], -5)
# %%
def f(string, d):
    out = ''
    for word in string.split():
        for k, v in d.items():
            if word.startswith(k):
                word = v + word.removeprefix(k)
                break
        else:
            word = word[::-1]
        out += word + ('.' if len(out) % 2 else ',')
    return out
#> f('undo redo', {'un': 'im', 're': 'pre'})
#> f('', {'a': 'b'})
#> f('aab ab b', {'aa': 'c', 'a': 'd'})
#> f('one two three', {})
#> f('ex extra exit', {'ext': 'X', 'ex': 'YY'})
# %%
def f(nums):
    best = None
    for i in range(len(nums)):
        for j in range(i + 1, len(nums)):
            p = nums[i] * nums[j]
            if p % 4 == 0:
                continue
            if best is None or p < best[0]:
                best = (p, i, j)
    return best or ()
#> f([3, 5, 2])
#> f([])
#> f([4, 8, 12])
#> f([-1, 7, 2, -3])
#> f([2, 2, 9, 1])
# %%
def f(text, n, char):
    text = text.strip(char)
    steps = []
    for i in range(1, n + 1):
        text = text.rjust(len(text) + i, char) if i % 2 else text.ljust(len(text) + i, char.upper())
        steps.append(text.find(char))
    text = text.lstrip(char)
    return text[::2], steps
#> f('xxabcxx', 3, 'x')
#> f('', 2, 'q')
#> f('--a--', 4, '-')
#> f('banana', 5, 'a')
#> f('zz', 3, 'z')
# %%
def f(lst):
    d = {}
    for x in lst:
        t = type(x).__name__
        d.setdefault(t, [])
        if len(d[t]) == 2:
            d[t].pop(0)
        d[t].append(x)
    return [v for k, v in sorted(d.items(), reverse=True)]
#> f([1, 'a', 2, 'b', 3])
#> f([])
#> f([True, 0, None, 1.5])
#> f(['x', 'y', 'z', 'w'])
#> f([[1], (2,), [3], (4,), [5], 6])
# %%
def f(s, n):
    num = 0
    out = []
    for c in s:
        if c.isdigit():
            num = num * 10 + int(c)
        else:
            if num > n:
                out.append(num - n)
            elif num:
                out.append(c * num)
            num = 0
    return out, num
#> f('3a12b', 5)
#> f('', 1)
#> f('10x2y', 10)
#> f('abc99', 4)
#> f('1-2-30-4', 3)
# %%
def f(array):
    array.sort(key=lambda w: (w[-1:], len(w)))
    out = []
    while array:
        w = array.pop()
        if out and w[:1] == out[-1][:1]:
            out[-1] = w + out[-1][1:]
        else:
            out.append(w)
    return out
#> f(['apple', 'axe', 'bee'])
#> f([])
#> f(['', 'x', 'xx', 'y'])
#> f(['Tod', 'Ted', 'tad', 'TED'])
#> f(['12', '22', '21', '11', '1'])
# %%
def f(text):
    pos = {}
    for i, c in enumerate(text):
        pos.setdefault(c, []).append(i)
    out = ''
    for c, where in sorted(pos.items(), key=lambda kv: (len(kv[1]), -kv[1][0])):
        if len(where) > 1 and where[1] - where[0] == 1:
            out += c.upper()
        else:
            out += c + str(where[-1])
    return out
#> f('aabc')
#> f('')
#> f('noon')
#> f('x?x?')
#> f('bookkeeper')
# %%
def f(dic, n):
    keys = list(dic.keys())
    for i, k in enumerate(keys):
        other = keys[i - n]
        if dic[k] > dic[other]:
            dic[k], dic[other] = dic[other], dic[k]
        elif k != other:
            dic[k] += 1
    return dic
#> f({'a': 1, 'b': 5, 'c': 3}, 1)
#> f({}, 2)
#> f({'x': 9, 'y': 0}, 2)
#> f({'p': 4, 'q': 4, 'r': 6, 's': 2}, 2)
#> f({1: -1, 2: -2, 3: 0}, 3)
# %%
def f(a, b):
    out = []
    i = 0
    for ch in a:
        if i < len(b) and b[i] in (ch, '*'):
            i += 1
            out.append('^')
        elif ch.isupper():
            i = 0
            out.append('!')
        else:
            out.append(' ')
    return ''.join(out).rstrip() + '$', i
#> f('abcd', 'a*')
#> f('', 'x')
#> f('aAaA', 'aa')
#> f('hello', 'lo')
#> f('x1Yx2', 'x2')
# %%
def f(nums, n):
    acc = []
    for v in nums:
        q, r = divmod(v, n)
        if q == 0:
            acc.append(r)
        elif q < 0:
            acc = [r] + acc
        else:
            acc[q:q] = [v]
    return acc
#> f([7, 2, -3, 9], 4)
#> f([], 1)
#> f([0, 1, 2, 3], 3)
#> f([-5, -6, 10], 5)
#> f([12, 30, 5, 5, 18], 6)
# %%
def f(text, n):
    out = text.split('e')
    while len(out) > n:
        tail = out.pop()
        if tail:
            out[0] = tail + out[0]
        else:
            out[-1] += 'E'
    return 'e'.join(out)
#> f('everywhere', 2)
#> f('', 1)
#> f('tepee', 1)
#> f('see the bee', 3)
#> f('eeeee', 2)
# %%
def f(lst, key):
    lo, hi = 0, len(lst)
    path = ''
    while lo < hi:
        mid = (lo + hi) // 2
        if lst[mid] == key:
            return path + '=%d' % mid
        if lst[mid] < key:
            lo, path = mid + 1, path + '>'
        else:
            hi, path = mid, path + '<'
    lst.insert(lo, key)
    return path, lst
#> f([1, 3, 5, 7], 5)
#> f([], 4)
#> f(['a', 'c', 'e'], 'd')
#> f([9, 1, 8, 2, 7], 2)
#> f([2, 4, 6, 8, 10], 1)
# %%
def f(s):
    out = []
    word = ''
    for c in s + ' ':
        if c != ' ':
            word = c + word if c.isupper() else word + c
        elif word:
            out.insert(len(out) - 1 if out else 0, word)
            word = ''
    return out
#> f('aBc dE')
#> f('')
#> f('  x  YZ  ')
#> f('one two six ten')
#> f('QuiCk FOX')
# %%
class Solution:
    def tally(self, votes: list, veto: str) -> str:
        box = {}
        for v in votes:
            if v == veto and box:
                box.popitem()
            else:
                box[v] = box.pop(v, 0) + 1
        ranked = sorted(box.items(), key=lambda kv: (-kv[1], kv[0]))
        return ' '.join('%s%d' % kv for kv in ranked)
#> Solution().tally(['a', 'b', 'a', 'x', 'b'], 'x')
#> Solution().tally([], 'q')
#> Solution().tally(votes=['x', 'x', 'y'], veto='x')
#> Solution().tally(['m', 'n', 'n', 'm', 'o', 'm'], '')
#> Solution().tally(votes=['r', 's', 'r', 't', 't', 'r'], veto='s')
# %%
def f(text):
    score = {'up': 0, 'low': 0, 'dig': 0}
    out = ''
    for c in text:
        if c.isupper():
            score['up'] += 1
        elif c.islower():
            score['low'] += 1
        elif c.isdigit():
            score['dig'] += int(c)
        top = max(score, key=score.get)
        out += top[0]
    return out, sum(score.values())
#> f('aB1c')
#> f('')
#> f('???')
#> f('XyXy9')
#> f('q2Q0qq')
# %%
def f(nums, m):
    out = [nums[0]]
    for x in nums[1:]:
        y = out[-1]
        if (x + y) % m == 0:
            out.pop()
            if not out:
                out.append(m)
        else:
            out.append(x if x > y else y - x)
    return out
#> f([1, 2, 3, 4], 3)
#> f([0], 5)
#> f([4, 4, 4, 4], 2)
#> f([9, 5, 2, 8, 1], 4)
#> f([-3, 6, -9, 5], 7)
# %%
def f(text, start, stop):
    mid = text[start:stop]
    out = ''
    for a, b in zip(mid, mid[1:] + mid[:1]):
        if a.lower() == b.lower():
            continue
        out += min(a, b) + ('' if a < b else '-')
    return text[:start] + out + text[stop:]
#> f('abcdef', 1, 5)
#> f('', 0, 3)
#> f('AabBcC', 0, 6)
#> f('zyxwvu', 2, -1)
#> f('9876543', -4, 7)
# %%
def f(items):
    out = []
    for item in items:
        try:
            out.append(item[0] + 1)
        except TypeError:
            out.append(item if isinstance(item, int) else str(item)[:2])
        except (IndexError, KeyError):
            out.insert(0, len(out))
    return out
#> f([[1], 5, 'ab', []])
#> f([])
#> f([{}, {0: 7}, None])
#> f([(), '', 3, (9, 9)])
#> f([[-1], 'xyz', 2.5, [[4]]])
# %%
def f(s, w):
    parts = []
    for i, p in enumerate(s.split('|')):
        side = i % 3
        if side == 0:
            parts.append(p.ljust(w, '.'))
        elif side == 1:
            parts.append(p.rjust(w, '.'))
        else:
            parts.append(p.center(w, '.').replace('..', ':'))
    return ''.join(parts)
#> f('a|b|c', 3)
#> f('', 4)
#> f('abcd|ef||g', 3)
#> f('||||', 2)
#> f('x|yy|z|w|v|u', 4)
# %%
def f(nums, pos):
    res = []
    for i, n in enumerate(nums, 1):
        pos = (pos + n) % i
        res.insert(pos, i)
    while len(res) > 4:
        res.remove(sorted(res)[len(res) // 2])
    return res
#> f([3, 1, 4, 1, 5], 0)
#> f([], 7)
#> f([-1, -1, -1], 2)
#> f([2, 7, 1, 8, 2, 8, 1], 1)
#> f([0, 0, 0, 0], 3)
# %%
def f(text):
    text = text.lower()
    out = []
    while text:
        big = max(text)
        i = text.index(big)
        out.append(text[:i][::-1] or big)
        text = text[i + 1:]
        if len(out) == 4:
            out.append(text)
            break
    return out
#> f('monkey')
#> f('')
#> f('zyxwvu')
#> f('A b C d')
#> f('312-231')
# %%
def f(d, prefix):
    moved = 0
    for k in sorted(d):
        if k.startswith(prefix):
            d[k.removeprefix(prefix)] = d.pop(k)
            moved += 1
        elif isinstance(d[k], list):
            d[k].append(moved)
        else:
            d[k] = [d[k]]
    return d
#> f({'x_a': 1, 'b': 2, 'x_c': [3]}, 'x_')
#> f({}, 'q')
#> f({'aa': 5, 'a': 6, 'b': []}, 'a')
#> f({'m': 'n', 'o': [0], 'p': None}, 'z')
#> f({'pre1': 1, 'pre2': 2, 'pr': 3, 'pz': []}, 'pre')
# %%
def f(lst, n):
    head = lst[:n]
    tail = lst[n:]
    while tail:
        x = tail.pop(0)
        if x > max(head, default=0):
            head = head[1:] + [x]
        elif x in head:
            tail = tail[::-1]
            head.remove(x)
        else:
            head.insert(1, x)
    return head
#> f([1, 2, 3, 4, 5], 2)
#> f([], 0)
#> f([3, 3, 1, 2, 3], 1)
#> f([5, 4, 3, 2, 1, 5], 3)
#> f([-1, -2, 6, 6, 0], 2)
# %%
def f(text, fill):
    rows = text.split('\n')
    w = max(len(r) for r in rows)
    out = []
    for i in range(w):
        col = ''
        for r in rows:
            col += r[i] if i < len(r) else fill
        out.append(col.strip(fill))
    return out
#> f('abc\nde\nf', '.')
#> f('', '#')
#> f('x\n\nyz', '-')
#> f('..a\n.b', '.')
#> f('hello\nhi', 'l')
# %%
def f(s):
    n = len(s)
    for i in range(n):
        if s[i] == s[n - 1 - i]:
            continue
        if s[i].lower() == s[n - 1 - i].lower():
            s = s[:i] + s[i].swapcase() + s[i + 1:]
        else:
            return s[i:], i
    return s, n
#> f('abBA')
#> f('')
#> f('xyZx')
#> f('12x21')
#> f('LeVeL.')
# %%
def f(values, sep):
    line = ''
    for v in values:
        if isinstance(v, bool):
            line = line.upper() if v else line.lower()
        elif isinstance(v, int):
            line += sep + f'{v:0{len(sep) + 2}d}'
        elif len(v) > 2:
            line += v[1:-1] + sep
        else:
            line = line.removesuffix(sep) + v
    return line
#> f(['abcd', 7, True], '-')
#> f([], '+')
#> f([1, 22, 333, False], '')
#> f(['Hello', 'xy', 'Wor', False], '::')
#> f([-5, 'q', True, 'round', 'z'], 'a')
# %%
def f(nums):
    out = []
    carry = 0
    for n in nums[::-1]:
        carry, digit = divmod(n + carry, 10)
        if digit == 0 and out:
            out[-1] = -out[-1]
        else:
            out.append(digit)
    return out[::-1] if carry == 0 else [carry] + out
#> f([9, 5, 15])
#> f([])
#> f([0, 0, 10])
#> f([99, 1, 9, 11])
#> f([-3, 4, -12])
# %%
def f(text):
    words = text.split()
    d = {w: i for i, w in enumerate(words)}
    out = []
    for w in words:
        if w[::-1] in d and w[::-1] != w:
            out.append(d.pop(w[::-1]))
        elif w in d:
            out.append(w[0])
        else:
            d[w] = len(out)
    return out, list(d)
#> f('on no at')
#> f('')
#> f('pop top pot pop')
#> f('ab ba ab ba')
#> f('a bc cb de bc')
# %%
def f(seq, k):
    total = 0
    for i in range(len(seq)):
        item = seq[i]
        if i == k:
            total *= 2
        elif item in seq[i + 1:]:
            total += i
        elif i < k < len(seq):
            total -= seq.index(item) + 1
        else:
            total += 10
    return '%05d' % total
#> f('abcab', 2)
#> f('', 0)
#> f([1, 1, 1, 1], 3)
#> f('xyz', 5)
#> f([4, 5, 6, 4, 7, 5], 4)
# %%
def f(text, k):
    out = []
    for c in text:
        if c.isalnum():
            out.append(c)
        elif len(out) >= k:
            out = out[k:] + out[:k]
        else:
            out.reverse()
            k -= 1
    return ''.join(out) + str(k)
#> f('abc-def', 2)
#> f('', 3)
#> f('--ab--', 1)
#> f('a.bc.def.', 3)
#> f('x y z w', 4)
# %%
def f(lst):
    res = {}
    for a, b in lst:
        if a == b:
            res.clear()
        elif b in res:
            res[a] = res.pop(b)
        else:
            res.setdefault(a, []).append(b)
    return res
#> f([(1, 2), (3, 1), (3, 4)])
#> f([])
#> f([('a', 'b'), ('c', 'c'), ('d', 'a')])
#> f([(0, 5), (0, 6), (5, 0), (0, 5)])
#> f([('x', 'y'), ('y', 'x'), ('z', 'y'), ('x', 'w')])
# %%
def f(string):
    s = string.casefold()
    pairs = []
    for i in range(len(s) - 1):
        gap = ord(s[i + 1]) - ord(s[i])
        if abs(gap) <= 2:
            pairs.append(s[i:i + 2])
        elif gap < 0 and pairs:
            pairs[-1] = pairs[-1].title()
        else:
            pairs = pairs[-2:]
    return pairs
#> f('abcdz')
#> f('')
#> f('HiJkA')
#> f('tuvwxyab')
#> f('1357 86')
# %%
def f(nums, a, b):
    nums[a:b] = nums[a:b][::-1]
    for i, x in enumerate(nums):
        if i == x:
            nums[i] = a
        elif i in nums:
            nums[i] -= b
        else:
            nums[i] += nums[i - 1]
    return nums
#> f([3, 1, 2, 0], 1, 3)
#> f([], 0, 2)
#> f([9, 8, 7, 6, 5], 0, 5)
#> f([0, 1, 2], -2, 3)
#> f([4, -4, 4, -4], 2, 4)
# %%
def f(text, limit):
    out = ''
    used = {}
    for c in text:
        used[c] = used.get(c, 0) + 1
        if used[c] <= limit:
            out += c
        elif used[c] == limit + 1:
            out = c + out.replace(c, '')
    return out
#> f('abracadabra', 2)
#> f('', 1)
#> f('aaabbb', 1)
#> f('mmnnmm', 3)
#> f('0101001', 0)
# %%
def f(grid):
    out = []
    while grid:
        row = grid.pop(0)
        if not row:
            out.append('.')
            continue
        out.append(row.pop(len(row) // 2))
        if len(row) > 1:
            grid.append(row)
    return out
#> f([[1, 2, 3], [4, 5]])
#> f([])
#> f([[], [7], []])
#> f([['a', 'b', 'c', 'd'], ['e']])
#> f([[0, 9, 0, 9, 0], [], [3, 2, 1]])
# %%
def f(text):
    result = []
    for token in text.split(';'):
        name, _, val = token.partition('=')
        name = name.strip()
        if not name:
            continue
        if val == '':
            result.append((name, name.isidentifier()))
        else:
            result.insert(0, (name[:3], val.strip('"')))
    return result
#> f('a=1;flag;b="x"')
#> f('')
#> f('long name=;2x;y2')
#> f(';;=5; k = v ')
#> f('path="/"; secure; max-age=10')
# %%
def f(n, text):
    out = []
    for i in range(1, n + 1):
        line = text[:i] if i % 2 else text[-i:]
        if line in out:
            out.append(f'{line:*>{n}}')
        else:
            out.append(line)
    return out[-1:] + out[:2]
#> f(4, 'abcd')
#> f(0, 'xyz')
#> f(5, 'oo')
#> f(3, '')
#> f(6, 'kayak')
# %%
def f(lst, d):
    score = 0
    for w in lst:
        if (pts := d.get(w)) is not None:
            score += pts
        elif w.lower() in d:
            score -= d[w.lower()]
            d[w] = score
        elif score:
            lst = lst[:1]
            score //= 2
    return score, lst, sorted(d)
#> f(['a', 'B', 'b', 'zz'], {'a': 4, 'b': 3})
#> f([], {'q': 1})
#> f(['X', 'X', 'X'], {'x': 2})
#> f(['no', 'one'], {})
#> f(['k', 'j', 'k', 'K', 'j'], {'k': 5})
