# %%
def f(text, prefix_list):
    prefixes = tuple(prefix_list)
    cuts = 0
    while prefixes and text.startswith(prefixes):
        text = text[1:] if cuts % 2 == 0 else text[2:]
        cuts += 1
    return text + str(cuts)
#> f('unununhappy', ['un', 'n'])
#> f('rereread', ['re', 'er'])
#> f('plain', [])
#> f('aaaaab', ['a'])
#> f('--- >> start', ['-', '>', ' '])
# %%
def strip_quotes(s):
    if len(s) > 1 and s[0] == s[-1] and s[0] in '\'"`':
        return strip_quotes(s[1:-1])
    return s


def f(parts):
    return [strip_quotes(p) or '<empty>' for p in parts]
#> f(['"abc"', "'x'", 'plain'])
#> f(['""', '`'])
#> f([])
#> f(['"\'both\'"', '"open'])
#> f(['```code```', '"'])
# %%
def f(nums):
    result = nums[::-2]
    for i in range(len(result)):
        if i % 2:
            result[i] = -result[i]
    result += nums[:1]
    return result, sum(result)
#> f([1, 2, 3, 4, 5, 6])
#> f([10])
#> f([])
#> f([3, -3, 6, -6, 9])
#> f([100, 1])
# %%
def f(text):
    first = text.find(' ')
    last = text.rfind(' ')
    if first == last:
        return text.title()
    middle = text[first + 1:last]
    return text[:first].upper() + middle.center(len(middle) + 4, '~') + text[last + 1:]
#> f('hello big world')
#> f('two words')
#> f('none')
#> f('the end of the long road')
#> f(' x ')
# %%
def merge_counts(a, b):
    for k in b:
        a[k] = a.get(k, 0) - b[k]
        if a[k] == 0:
            a.pop(k)
    negative = [k for k in a if a[k] < 0]
    return a, negative
#> merge_counts({'x': 3, 'y': 2}, {'x': 3, 'z': 1})
#> merge_counts({}, {'a': 0})
#> merge_counts({'k': 1}, {})
#> merge_counts({'p': 5, 'q': 1}, {'q': 4, 'p': 2, 'r': 0})
#> merge_counts({'m': -2}, {'m': -2, 'n': -1})
# %%
def f(s):
    out = []
    word = ''
    for ch in s + ' ':
        if ch.isalnum():
            word += ch
        elif word:
            out.append(word if word[0].isalpha() else int(word) if word.isdigit() else None)
            word = ''
    return out
#> f('room 12b, floor 3')
#> f('a1 b2 33')
#> f('')
#> f('--42--x--')
#> f('year:1999 (or 2000s)')
# %%
def f(lst, x):
    while x in lst:
        i = lst.index(x)
        lst[i:i + 2] = []
    return lst + [len(lst)]
#> f([1, 0, 2, 0, 3], 0)
#> f(['a', 'b', 'a', 'a', 'c'], 'a')
#> f([], 1)
#> f([5, 5, 5, 6], 5)
#> f([2, 4, 6], 7)
# %%
def f(template, values):
    for key, val in values.items():
        slot = '{' + key + '}'
        if slot not in template:
            template += f' [{key}?]'
        else:
            template = template.replace(slot, str(val))
    return template
#> f('Hi {name}, you are {age}', {'name': 'Bo', 'age': 41})
#> f('no slots', {'x': 1})
#> f('{a}{a}', {'a': '{b}', 'b': 'deep'})
#> f('', {})
#> f('{to} <- {from}', {'from': 'A', 'via': None, 'to': 'B'})
# %%
def f(text):
    ups = [c for c in text if c.isupper()]
    lows = [c for c in text if c.islower()]
    mixed = []
    while ups and lows:
        mixed.append(ups.pop() + lows.pop(0))
    mixed += ups or lows
    return '-'.join(mixed)
#> f('HelloWorld')
#> f('ABCdef')
#> f('lower only')
#> f('12 34!')
#> f('McDonald O\'Neil')
# %%
def f(number):
    s = f'{number:,}'
    groups = s.split(',')
    groups[0] = groups[0].lstrip('-').zfill(3)
    if number < 0:
        groups.reverse()
    return "'".join(groups)
#> f(1234567)
#> f(-98765)
#> f(0)
#> f(1000)
#> f(-7)
# %%
def f(rows):
    widths = [max(len(c) for c in col) for col in zip(*rows)]
    lines = []
    for i, row in enumerate(rows):
        if i % 2:
            lines.append('|'.join(c.rjust(w) for c, w in zip(row, widths)))
        else:
            lines.append('|'.join(c.ljust(w, '.') for c, w in zip(row, widths)))
    return lines
#> f([['a', 'bbb'], ['cc', 'd']])
#> f([['x']])
#> f([])
#> f([['id', 'name'], ['1', 'Al'], ['22', 'Barb']])
#> f([['', 'q'], ['r', '']])
# %%
def f(s, n):
    chunks = []
    while s:
        chunks.append(s[:n])
        s = s[n:]
        n += 1
    chunks[::2] = [c[::-1] for c in chunks[::2]]
    return ' '.join(chunks)
#> f('abcdefghij', 1)
#> f('short', 10)
#> f('', 2)
#> f('The rain in Spain', 3)
#> f('1234567', 2)
# %%
def f(d):
    keys = list(d)
    for a, b in zip(keys, keys[1:]):
        d[a], d[b] = d[b], d[a]
    d[keys[0] + keys[-1]] = len(keys)
    return d
#> f({'a': 1, 'b': 2, 'c': 3})
#> f({'x': 'X'})
#> f({'p': [], 'q': None})
#> f({})
#> f({'k1': 10, 'k2': 20, 'k3': 30, 'k4': 40})
# %%
def f(text, ch):
    count = text.count(ch)
    if count == 0:
        return text + ch
    if count % 2 == 0:
        left, right = text.split(ch, 1)
        return right + ch + left
    left, right = text.rsplit(ch, 1)
    return left[::-1] + right
#> f('apple pie', 'p')
#> f('hello', 'h')
#> f('world', 'z')
#> f('a.b.c.d', '.')
#> f('..', '.')
# %%
def f(words, n):
    kept = list(filter(lambda w: len(w) != n, words))
    dropped = len(words) - len(kept)
    if dropped > len(kept):
        return kept * dropped
    kept[dropped:] = [w.upper() for w in kept[dropped:]]
    return kept
#> f(['one', 'two', 'three', 'four', 'five'], 3)
#> f(['aa', 'bb', 'c'], 2)
#> f([], 1)
#> f(['x', 'yy', 'zzz'], 5)
#> f(['so', 'it', 'is', 'now', 'over'], 2)
# %%
def f(s):
    i = 0
    while i < len(s) and not s[i].isdigit():
        i += 1
    j = i
    while j < len(s) and s[j].isdigit():
        j += 1
    num = int(s[i:j] or '0')
    return s[:i] + str(num * 2) + s[j:].lower()
#> f('Page12Of30')
#> f('ABC')
#> f('99 Red Balloons')
#> f('v007-BETA')
#> f('')
# %%
def f(lst):
    out = lst
    lst = lst + [0]
    out.append(len(lst))
    lst[0] = 'changed'
    if out[0] == lst[0]:
        return 'same'
    out += lst[1:3]
    return out
#> f([1, 2, 3])
#> f(['changed', 'x'])
#> f([])
#> f([None])
#> f(['a', 'b'])
# %%
def f(text):
    seen = ''
    for ch in text.lower():
        if ch in seen:
            seen = seen.replace(ch, '')
        elif not ch.isspace():
            seen = ch + seen
    return seen.strip(',.') or 'even'
#> f('Anna')
#> f('The Cat, The Hat')
#> f('xyz.')
#> f('Mississippi river')
#> f('   ')
# %%
def f(path):
    parts = path.strip('/').split('/')
    stack = []
    for p in parts:
        if p == '..' and stack:
            stack.pop()
        elif p not in ('', '.', '..'):
            stack += [p]
    name, dot, ext = (stack or [''])[-1].rpartition('.')
    return (name, ext) if dot else (ext, None)
#> f('/usr/./local/../lib/file.tar.gz')
#> f('../..')
#> f('docs//readme')
#> f('a/b/c/../../d.txt/')
#> f('.hidden')
# %%
def f(nums, k):
    res = []
    for x in sorted(nums, key=lambda v: (v % k, -v)):
        if res and res[-1] % k == x % k:
            res[-1] += x
        else:
            res.append(x)
    return res
#> f([7, 3, 10, 4, 1], 3)
#> f([2, 4, 6], 2)
#> f([], 5)
#> f([5, 4, 3, 2, 1], 5)
#> f([-1, 8, 17, -10], 9)
# %%
def f(s, t):
    d = dict(zip(s, t))
    out = ''.join(d.get(c, c) for c in t)
    if out == t:
        return d
    for c in out:
        d.pop(c, None)
    return out, d
#> f('abc', 'bcd')
#> f('xyz', 'XYZ')
#> f('', 'abc')
#> f('hello', 'olleh')
#> f('12345', '5!1')
# %%
def f(text, tab):
    text = text.expandtabs(tab)
    gap = len(text) - len(text.lstrip())
    level, extra = divmod(gap, tab)
    body = text.strip()
    if extra:
        body = '?' + body
    return '>' * level + body
#> f('\tindented', 4)
#> f('  \t  twice\t', 2)
#> f('none', 8)
#> f('     five', 3)
#> f('', 1)
# %%
def f(items):
    result = {}
    for item in items:
        if isinstance(item, str):
            result[item] = result.get(item, 0) + 1
        elif isinstance(item, (list, tuple)):
            result.update(f(item))
        else:
            result.setdefault('other', item)
    return result
#> f(['a', 'b', 'a', ['b', 'b', 'b']])
#> f([1, 2, (3, 'x')])
#> f([])
#> f(['x', ['x'], 'x', ('y', ['x', 'x'])])
#> f([None, 'other', 4.5])
# %%
def f(sentence):
    words = sentence.split()
    i = 0
    while i < len(words) - 1:
        if words[i][-1].lower() == words[i + 1][0].lower():
            words[i] += words.pop(i + 1)[1:]
        else:
            i += 1
    return words
#> f('big green nose')
#> f('Every yellow whale eats shrimp')
#> f('no overlap')
#> f('')
#> f('a A a B b')
# %%
def f(s):
    codes = [ord(c) - 96 for c in s.lower() if c.isalpha()]
    if not codes:
        return 0
    best = codes.index(max(codes))
    codes[best:best + 1] = [codes[best] // 10, codes[best] % 10]
    return int(''.join(map(str, codes)))
#> f('abc')
#> f('Zoo')
#> f('!!!')
#> f('a-t-a')
#> f('cab fee')
# %%
def pad(text, n):
    return text.rjust(n, '0') if text.isdigit() else text.ljust(n, '_')


def f(code):
    left, sep, right = code.rpartition(':')
    return pad(left, len(right)) + sep + pad(right, len(left))
#> f('12:abcd')
#> f('key:7')
#> f('nothing')
#> f('a:b:5')
#> f('1234:x')
# %%
def f(d, depth):
    while depth and isinstance(d, dict) and d:
        key = min(d)
        d = d[key]
        depth -= 1
    if isinstance(d, dict):
        return sorted(d)
    return [d] * (depth + 1)
#> f({'a': {'b': {'c': 1}}}, 2)
#> f({'z': 1, 'y': 2}, 3)
#> f({}, 5)
#> f({'m': {'q': 'v', 'p': {}}, 'n': 0}, 1)
#> f({'k': [1, 2]}, 1)
# %%
def f(text, size):
    out, line = [], ''
    for word in text.split():
        if len(line) + len(word) > size:
            out.append(line.strip())
            line = ''
        line += word + ' '
    out.append(line.rstrip())
    return [x for x in out if x]
#> f('the cat sat on the mat', 8)
#> f('extraordinary', 5)
#> f('', 10)
#> f('a b c d e f g', 4)
#> f('It is,  after all, a small world', 12)
# %%
def f(a):
    a.sort(key=str)
    b = a[1:-1]
    b.append(a)
    a.pop()
    return [len(x) if isinstance(x, list) else x for x in b]
#> f([10, 9, 'a', 2])
#> f([3])
#> f(['b', 'B', 1.5, None, True])
#> f([])
#> f([100, 20, 3])
# %%
def f(text):
    res = []
    for i, line in enumerate(text.splitlines(True)):
        body = line.rstrip('\n')
        if body != line and not body.strip():
            res.append('¶')
        elif i % 2:
            res.append(body.upper())
        else:
            res.append(body)
    return ''.join(res)
#> f('one\ntwo\n\nthree')
#> f('\n \n')
#> f('last')
#> f('a\nb\nc\nd\n')
#> f('')
# %%
def f(s, k):
    digits = ''.join(filter(str.isdigit, s))
    if len(digits) < k:
        return s.zfill(len(s) + k)
    masked = '*' * (len(digits) - k) + digits[-k:]
    it = iter(masked)
    return ''.join(next(it) if c.isdigit() else c for c in s)
#> f('4111-2222-3333', 4)
#> f('no. 7', 3)
#> f('(555) 010-9988', 2)
#> f('12', 2)
#> f('-5', 2)
# %%
def f(lst):
    for i in range(len(lst) - 1, -1, -1):
        if isinstance(lst[i], list):
            lst[i:i + 1] = lst[i]
        elif lst[i] is None:
            del lst[i]
    return lst
#> f([1, [2, 3], None, 4])
#> f([[], [None], 5])
#> f([])
#> f([[1, [2]], [[3]]])
#> f([None, None, 'x'])
# %%
def f(word):
    vowels = [i for i, c in enumerate(word) if c in 'aeiou']
    if not vowels:
        return word + 'ay'
    cut = vowels[0]
    if cut == 0:
        return word[:vowels[-1]] + '-' + word[vowels[-1]:]
    return word[cut:] + word[:cut].title() + str(len(vowels))
#> f('string')
#> f('apple')
#> f('hmm')
#> f('Qubit')
#> f('overlooked')
# %%
def f(d, sep):
    flat = []
    for k, v in d.items():
        if isinstance(v, dict):
            flat.extend(k + sep + x for x in f(v, sep))
        else:
            flat.append(f'{k}={v!r}')
    return flat
#> f({'a': 1, 'b': {'c': 'x', 'd': {'e': None}}}, '.')
#> f({}, '/')
#> f({'k': {}}, ':')
#> f({'x': '1', 'y': 1}, '-')
#> f({'top': {'mid': {'low': [1]}}, 'end': True}, '>')
# %%
def f(s):
    n = len(s)
    for size in range(1, n // 2 + 1):
        if s[:size] == s[-size:]:
            s = s[size:] + '<' + s[:size]
            break
    else:
        s = s[n // 2:] + '>' + s[:n // 2]
    return s.strip('<')
#> f('onion')
#> f('abcab')
#> f('planet')
#> f('x')
#> f('aXXa')
# %%
def f(values):
    low = high = None
    for v in values:
        if not isinstance(v, (int, float)) or isinstance(v, bool):
            continue
        low = v if low is None or v < low else low
        high = v if high is None or v > high else high
    return f'{low}..{high}' if low != high else str(low)
#> f([3, 'a', 9.5, None, -2])
#> f([True, False])
#> f([7, '8', 7])
#> f([])
#> f([1e3, 20, [5], 999])
# %%
def f(text, mark):
    start = text.find(mark)
    end = text.find(mark, start + 1)
    if end < 0:
        return text.replace(mark, '')
    inside = text[start + 1:end]
    rest = text[end + 1:]
    return f(rest, mark) + ('' if inside.isspace() else inside)
#> f('a*b*c*d*e', '*')
#> f('none', '#')
#> f('"quoted" and " "', '"')
#> f('|one|two|three', '|')
#> f('__init__', '_')
# %%
def f(n, base):
    digits = '0123456789abcdef'[:base]
    out = ''
    while n:
        n, r = divmod(n, base)
        out += digits[r]
    out = out or digits[0]
    return out[::-1].rjust(6, '.') if out.isdigit() else out.upper()
#> f(255, 16)
#> f(10, 2)
#> f(0, 8)
#> f(1000, 7)
#> f(4660, 16)
# %%
def f(votes):
    tally = {}
    for v in votes:
        v = v.strip().capitalize()
        if v:
            tally[v] = tally.setdefault(v, 0) + 1
    top = max(tally.values(), default=0)
    winners = [n for n in tally if tally[n] == top]
    return ' & '.join(sorted(winners)).center(20, '=').strip()
#> f(['red', 'Blue ', 'RED', 'blue', 'green'])
#> f([])
#> f(['  ', 'x'])
#> f(['tea', 'tea', 'coffee'])
#> f(['a', 'b', 'c', 'd'])
# %%
def f(a, b):
    i = 0
    merged = ''
    while i < min(len(a), len(b)):
        merged += a[i] if a[i] > b[i] else b[i].upper()
        i += 1
    tail = a[i:] or b[i:]
    return merged + tail[::-1], merged.isupper()
#> f('cat', 'dog')
#> f('abc', 'abcdef')
#> f('', 'xyz')
#> f('zebra crossing', 'apple')
#> f('123', '321')
