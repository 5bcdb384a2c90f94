# %%
def f(text, n):
    chars = list(text)
    for i in range(0, len(chars) - 1, 2):
        if chars[i] > chars[i + 1]:
            chars[i], chars[i + 1] = chars[i + 1], chars[i]
        else:
            chars[i] = chars[i].swapcase()
    return ''.join(chars).rjust(n, '~')
#> f('badCab', 8)
#> f('', 3)
#> f('zZyYxX', 2)
#> f('a?b!c.d,', 10)
#> f('7', 4)
# %%
def f(nums, n):
    out = nums.copy()
    while len(out) > n:
        if out[0] % 2:
            out.pop(0)
        else:
            del out[-2:]
    out.extend(nums[:1])
    return out
#> f([4, 7, 1, 8, 3], 2)
#> f([], 0)
#> f([1, 3, 5, 7, 9], 1)
#> f([2, 2, 2, 2, 2, 2], 3)
#> f([-1, -4, 6, 0, 11, 5], 2)
# %%
def f(d, key):
    result = {}
    for k, v in d.items():
        if k < key:
            result[v] = k
        elif v in result:
            result[v] += key
        else:
            result.setdefault(k, key)
    return sorted(result.items(), key=lambda p: str(p[0]), reverse=True)
#> f({'a': 'x', 'm': 'x', 'z': 'q'}, 'k')
#> f({}, 'a')
#> f({'b': '1', 'c': '1', 'd': '1'}, 'c')
#> f({'Q': 'R', 'r': 'R', 's': 'S'}, 'a')
#> f({'one': 'two', 'two': 'one', 'three': 'two'}, 'three')
# %%
def f(text):
    head, sep, tail = text.rpartition('.')
    steps = []
    while sep:
        steps.append(tail.title() if tail.islower() else tail)
        head, sep, tail = head.rpartition('.')
    steps.append(tail.zfill(3))
    return '/'.join(steps)
#> f('a.b.c')
#> f('img.TAR.gz')
#> f('')
#> f('7..x')
#> f('-4.old.Name.')
# %%
def f(values, n):
    seen = []
    for pos, v in enumerate(values, 1):
        if v in seen:
            seen.remove(v)
            seen.insert(0, pos)
        elif pos % n == 0:
            seen.insert(len(seen) // 2, v)
        else:
            seen.append(v)
    return seen
#> f([5, 6, 5, 7, 6], 2)
#> f([1, 1, 1, 1], 3)
#> f([], 1)
#> f([9, 8, 7, 6, 5], 1)
#> f([3, 1, 2, 3, 3, 1], 4)
# %%
def f(s, char):
    i = s.rfind(char)
    left = 3
    while i > 0 and left:
        s = s[i:] + s[:i].upper()
        i = s.rfind(char)
        left -= 1
    return s.center(len(s) + 2 * left, '*')
#> f('banana', 'n')
#> f('xyqzqqw', 'q')
#> f('', 'a')
#> f('a-b-c-d', '-')
#> f('hello world', 'o')
# %%
def f(lst):
    total = ''
    for item in lst:
        if isinstance(item, list):
            total += '[' + '%d' % len(item) + ']'
            total += '' if not item else str(item[-1])
        elif item < 0:
            total = total[1:] + '-'
        else:
            total = '%s%02d' % (total, item)
    return total
#> f([1, [2, 3], -5, 12])
#> f([])
#> f([[], [], -1])
#> f([-3, -3, 7, 140])
#> f([[8], 0, [9, -9], -2, 5])
# %%
def f(text, table):
    trans = str.maketrans(table)
    for step in range(4):
        new = text.translate(trans)
        if new == text:
            return step, new
        text = new
    else:
        return -1, text[::-1]
#> f('abca', {'a': 'b', 'b': 'c'})
#> f('xyx', {'x': 'y', 'y': 'x'})
#> f('', {'q': 'w'})
#> f('a1b2', {'1': None, '2': '22'})
#> f('mop', {'m': 'o', 'o': 'p', 'p': 'q', 'q': 'r'})
# %%
def f(array):
    left = []
    right = []
    while array:
        x = array.pop()
        if not array:
            left.append(x)
            break
        y = array.pop(0)
        left.insert(0, max(x, y))
        right.append(x - y)
    right.reverse()
    return left + right
#> f([1, 5, 2, 8])
#> f([])
#> f([3])
#> f([-2, 4, 4, -2, 9])
#> f([10, 20, 30, 40, 50, 60])
# %%
def f(dic, items):
    for it in items:
        try:
            dic[it] += 1
        except KeyError:
            if len(dic) > 2:
                dic.popitem()
            dic[it] = len(dic)
    return list(dic.items())
#> f({}, ['a', 'b', 'a'])
#> f({'x': 3, 'y': 1}, ['z', 'w', 'x', 'z'])
#> f({1: 1}, [])
#> f({}, [4, 5, 6, 7, 6])
#> f({'k': -2, 'l': 0, 'm': 9}, ['m', 'n', 'm', 'n'])
# %%
def f(text):
    lines = text.splitlines()
    widths = []
    for line in lines:
        wide = line.expandtabs(4)
        widths.append(len(wide) - len(line))
        if not wide.strip():
            widths[-1] = '-'
    return widths, len(lines)
#> f('a\tb\nc\n\n\td')
#> f('')
#> f('\t\t\nab\tcd\tef')
#> f('one\r\ntwo\tthree\rfour')
#> f('abcd\te\nabc\tde\n ')
# %%
def f(s):
    score = 0
    word = ''
    for ch in s:
        if ch.isupper():
            word = ch + word
            score += 2
        elif ch.isdigit():
            score -= int(ch)
            word = word[1:]
        else:
            word += ch * (score > 3)
    return f'{word:>6}|{score:+d}'
#> f('ABcD3e')
#> f('')
#> f('x9Y8z')
#> f('QQQqqq1')
#> f('!A!B!C!')
# %%
def f(nums):
    nums = sorted(nums, key=lambda v: (v % 3, -v))
    out = {}
    for i, v in enumerate(nums):
        out.setdefault(v % 3, []).append(i * v)
    return {k: out[k][::-1] for k in sorted(out, reverse=True)}
#> f([1, 2, 3, 4, 5, 6])
#> f([])
#> f([9, -3, 0])
#> f([-1, -2, 7, 7])
#> f([10, 21, 32, 43, 54])
# %%
def f(text, prefix):
    count = 0
    while text.startswith(prefix) and prefix:
        text = text.removeprefix(prefix)
        prefix = prefix[:-1] or text[:1]
        count += 1
        if count == 5:
            break
    return [count, prefix, text.capitalize()]
#> f('ababaqq', 'ab')
#> f('aaaaaaaa', 'aa')
#> f('xyz', 'y')
#> f('', '')
#> f('catcacat', 'cat')
# %%
def f(string):
    vowels = 'aeiou'
    out = list(string)
    for i, c in enumerate(string):
        low = c.casefold()
        if low in vowels:
            j = vowels.index(low)
            out[i] = vowels[j - 1]
            if c.isupper():
                out[i] = out[i].upper()
        elif c == ' ':
            out[i] = '_' * i
    return ''.join(out)
#> f('Apple pie')
#> f('')
#> f('IOU a U')
#> f('rhythm')
#> f(' e E ')
# %%
def f(lst, n):
    lst[1:3] = [n] * len(lst[2:])
    i = 0
    while i < len(lst):
        if lst[i] == n:
            del lst[i:i + 2]
        i += 1
    return lst
#> f([1, 2, 3, 4], 9)
#> f([], 5)
#> f([7, 7, 7, 7, 7], 7)
#> f([0, 1, 2, 3, 4, 5, 6], 1)
#> f([4, 8], 4)
# %%
def squeeze(text):
    out = ''
    i = 0
    while i < len(text):
        j = i
        while j < len(text) and text[j].lower() == text[i].lower():
            j += 1
        run = text[i:j]
        out += run if len(run) < 3 else run[0] + '%d' % (len(run) - 1)
        i = j
    return out.swapcase()
#> squeeze('aAabBc')
#> squeeze('')
#> squeeze('....!!')
#> squeeze('xXxXyyYYz')
#> squeeze('1112223')
# %%
def f(d):
    for k in list(d):
        v = d[k]
        if isinstance(v, str) and v in d:
            d[k] = d[v]
        elif v == k:
            del d[k]
        else:
            d.update({k: (v, len(d))})
    return d
#> f({'a': 'b', 'b': 'c', 'c': 3})
#> f({})
#> f({1: 1, 2: 3})
#> f({'x': 'x', 'y': 'x', 'z': 'w'})
#> f({'p': 'q', 'q': 'p', 'r': 'p'})
# %%
def f(items):
    total = []
    for item, other in zip(items, items[::-1]):
        if item < other:
            total.append(item + other)
        elif item == other:
            total.insert(0, item * 2)
        elif total:
            total.pop(len(total) // 2)
    return total
#> f(['a', 'b', 'c', 'd'])
#> f([])
#> f([5, 1, 5])
#> f([9, 8, 1, 3, 2, 7])
#> f(['z', 'Z', 'z', 'a', 'b'])
# %%
def f(text, n):
    parts = text.split(',')
    for i in range(len(parts)):
        p = parts[i].strip()
        try:
            parts[i] = int(p) % n
        except ValueError:
            parts[i] = p.upper() or None
        except ZeroDivisionError:
            parts[i] = -1
    return parts[::-1]
#> f('12, ab,-5,', 7)
#> f('', 3)
#> f('4,x,8', 0)
#> f(' 10 ,9.5,1e2', 4)
#> f('-1,-2,-3,+4', 3)
# %%
class Solution:
    def foldTail(self, s, k):
        while len(s) > k:
            head, tail = s[:-k], s[-k:]
            if head[-1] <= tail[0]:
                s = head[::-1]
            else:
                s = head[1:] + tail[:1]
        return s.ljust(k, '.')
#> Solution().foldTail('qwertyuiop', 3)
#> Solution().foldTail('', 4)
#> Solution().foldTail('zyxwvu', 2)
#> Solution().foldTail(s='zabcabc', k=2)
#> Solution().foldTail(s='9876543210', k=3)
# %%
def f(values):
    result = []
    for v in values:
        tag = f'{v:03d}' if v >= 0 else f'{v:<5d}'
        if tag[-1] in '02468':
            result.append(tag[::-1])
        elif tag.endswith(' '):
            result.extend(tag.split())
        else:
            result.insert(1, tag)
    return result
#> f([4, 15, -7, 120])
#> f([])
#> f([1, 3, 5, 7])
#> f([-10, -2000, 8])
#> f([1000, 33, -1, 0, 9])
# %%
def f(text):
    counts = dict.fromkeys(text, 0)
    for a, b in zip(text, text[1:]):
        if a != b:
            counts[a] += 1
            counts[b] -= 1
        else:
            counts[a] *= 2
    return [k for k, v in sorted(counts.items(), key=lambda kv: (kv[1], kv[0])) if v]
#> f('abba')
#> f('')
#> f('mississippi')
#> f('aAbBaA')
#> f('xyzzyx?')
# %%
def f(nums, limit):
    nums.sort(reverse=True)
    picked = []
    for x in nums:
        if sum(picked) + x <= limit:
            picked.append(x)
        elif picked and picked[-1] > x:
            picked[-1] -= x
    else:
        picked.append(len(nums))
    return picked
#> f([5, 3, 8, 1], 9)
#> f([], 4)
#> f([10, 10, 10], 5)
#> f([2, -4, 7, 6], 6)
#> f([1, 1, 2, 3, 5, 8, 13], 14)
# %%
def f(s, sub):
    found = []
    start = 0
    while (at := s.find(sub, start)) != -1:
        found.append(at - start)
        start = at + 1
        if len(found) > 6:
            break
    found.append(s.count(sub))
    return found
#> f('aaaa', 'aa')
#> f('', 'x')
#> f('abcabcab', 'ab')
#> f('....', '')
#> f('Na na NA na', 'na')
# %%
def f(words, char):
    best = ''
    for w in words:
        if char in w:
            left, _, right = w.partition(char)
            w = right + left
        if w > best:
            best = w
        elif w == best:
            best += char
        else:
            best = best[:-1]
    return best
#> f(['apple', 'grape', 'plum'], 'p')
#> f([], 'a')
#> f(['zz', 'zz', 'z'], 'y')
#> f(['B', 'b', 'a', 'C'], 'b')
#> f(['10', '9', '8', '99'], '9')
# %%
def f(text):
    stack = []
    for ch in text:
        if ch == '<' and stack:
            stack.pop()
        elif ch == '^':
            stack = [c.upper() for c in stack]
        elif ch == '%':
            stack.reverse()
        elif ch != '<':
            stack.append(ch)
    return ''.join(stack) or 'empty'
#> f('ab<c^d')
#> f('<<<')
#> f('xyz%<w')
#> f('a%b%c%^d<')
#> f('1^2%3<4')
# %%
def f(matrix):
    row = []
    for i, line in enumerate(matrix):
        if not line:
            row.append(i)
            continue
        line = line[i:] + line[:i]
        row.append(line[0])
        row[0] += line[-1]
    return row
#> f([[1, 2, 3], [4, 5, 6], [7, 8, 9]])
#> f([])
#> f([[], [], [5]])
#> f([[0], [1, 2], [-3, -4, -5], [6]])
#> f([[2, 2], [3, 3], [], [4, 5, 6, 7, 8]])
# %%
def f(text, n):
    pieces = [text[i:i + n] for i in range(0, len(text), n)]
    out = []
    for p in pieces:
        if len(p) < n:
            out.append(p.ljust(n, '#'))
        elif p == p[::-1]:
            out.insert(0, p.title())
        else:
            out.append(min(p) + max(p))
    return '|'.join(out)
#> f('abacddcab', 3)
#> f('', 2)
#> f('xxyyzz1', 2)
#> f('stream of', 4)
#> f('noonnoon!', 4)
# %%
def f(dic):
    keys = sorted(dic, key=len)
    res = {}
    while keys:
        k = keys.pop()
        res[k[::-1]] = dic.pop(k)
        if keys and keys[0] in k:
            dic.pop(keys[0])
            del keys[0]
    res.update(dic)
    return res
#> f({'ab': 1, 'abc': 2, 'z': 3})
#> f({})
#> f({'a': 0, 'ba': 1, 'cab': 2})
#> f({'': 5, 'q': 6})
#> f({'one': 1, 'o': 2, 'ne': 3, 'tone': 4})
# %%
def f(nums):
    i = 0
    moves = 0
    while i < len(nums) and moves < 12:
        if nums[i] < 0:
            nums.append(-nums.pop(i) - 1)
            moves += 1
        elif nums[i] == 0:
            nums.reverse()
            nums.remove(0)
            i = 0
        else:
            i += nums[i]
    return nums, moves
#> f([1, -3, 2, -1])
#> f([])
#> f([0, 5, 0, -2])
#> f([-1, -1, -1])
#> f([3, 9, 9, -4, 1])
# %%
def f(s):
    if s.isalpha():
        mode = 'alpha'
    elif s.isdigit():
        mode = 'digit'
    else:
        mode = 'mixed' if s else 'none'
    for i, c in enumerate(mode):
        if c in s:
            s = s.replace(c, str(i), 1)
        else:
            s = s + c
    return s[::2], s[1::2]
#> f('alpine')
#> f('2024')
#> f('')
#> f('x-axis')
#> f('none')
# %%
def f(text, width):
    out = []
    for word in text.split():
        if len(word) > width:
            out += [word[:width], word[width:]]
        elif out and len(out[-1]) + len(word) < width:
            out[-1] += '+' + word
        else:
            out.append(word.center(width))
    return out
#> f('to be or not to be', 4)
#> f('', 5)
#> f('extraordinary a b', 6)
#> f('a b c d', 9)
#> f('x yy zzz wwww', 2)
# %%
class Solution:
    def rank(self, pairs):
        pairs = sorted(pairs, key=lambda p: (-p[1], p[0].lower()))
        place, last, out = 0, None, []
        for i, (name, pts) in enumerate(pairs, 1):
            if pts != last:
                place, last = i, pts
            out.append('{}.{:.2}={:>3}'.format(place, name, pts))
        return out
#> Solution().rank([('Ann', 5), ('bob', 7), ('Abe', 5)])
#> Solution().rank([])
#> Solution().rank(pairs=[('z', 1), ('Y', 1), ('x', 1)])
#> Solution().rank([('long', -3), ('Lo', 120), ('l', 0), ('LONG', 0)])
#> Solution().rank(pairs=[('q', 9), ('w', 10), ('e', 9), ('r', 10), ('t', 1000)])
# %%
def f(a, b):
    common = []
    for ch in a:
        k = b.find(ch)
        if k < 0:
            common.append('.')
            continue
        b = b[:k] + b[k + 1:]
        common.append(ch.upper() if k % 2 else ch)
    return ''.join(common).strip('.'), b
#> f('planet', 'tape')
#> f('', 'abc')
#> f('aab', 'baa')
#> f('xyz', '')
#> f('1221', '2112')
# %%
def f(array, n):
    for _ in range(n):
        if not array:
            break
        first, *rest = array
        array = rest[::-1]
        if first in rest:
            array.insert(rest.index(first), first * 10)
        elif first > 2:
            array.append(first // 2)
    return array
#> f([4, 1, 4, 2], 3)
#> f([], 2)
#> f([1, 2, 1, 2], 4)
#> f([9], 5)
#> f([7, 3, 7, 3, 5], 4)
# %%
def f(text):
    mark = 0
    out = []
    for i, c in enumerate(text):
        if not c.isalnum():
            chunk = text[mark:i]
            mark = i + 1
            if chunk.istitle():
                out.append(chunk.lower())
            elif chunk:
                out.append(chunk[-1] + c)
    return out + [text[mark:]]
#> f('Hello, big World!')
#> f('')
#> f('...ab.Cd')
#> f('A-b-C-d')
#> f('no punctuation Here')
# %%
def f(d, n):
    total = 0
    for i, (k, v) in enumerate(sorted(d.items()), n):
        if i % 2 == 0:
            total += v * i
        elif k.isupper():
            total -= len(k)
        else:
            d[k] = total
    return total, [*d.values()]
#> f({'b': 2, 'A': 3, 'c': 5}, 0)
#> f({}, 1)
#> f({'x': 1, 'y': 1, 'z': 1, 'W': 1}, 3)
#> f({'AB': -2, 'ab': 4, 'Ab': 0}, 1)
#> f({'m': 10, 'n': 20, 'o': 30, 'p': 40}, -1)
# %%
def f(text, old, new):
    turns = 0
    while old in text and turns < 4:
        text = text.replace(old, new, 1)
        old, new = new, old
        turns += 1
        if not old:
            return text + '!' * turns
    return f'{turns}:{text}'
#> f('abcabc', 'a', 'b')
#> f('xoxo', 'x', '')
#> f('', 'q', 'r')
#> f('1-2-3', '-', '--')
#> f('tick', 'ck', 'c')
# %%
def f(lst):
    flat = []
    for x in lst:
        if isinstance(x, list):
            x.sort(reverse=True)
            flat[:0] = x[:2]
        elif isinstance(x, str):
            flat.append(x * len(flat))
        else:
            flat.insert(x, x)
    return flat
#> f([1, [3, 9, 4], 'a'])
#> f([])
#> f(['z', 'y', [0]])
#> f([[5], -1, [6, 7], -1, 'x'])
#> f([2, 0, 1, [], 'ok'])
