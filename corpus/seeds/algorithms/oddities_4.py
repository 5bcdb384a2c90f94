# %%
def ticket_code(name, seat):
    letters = [c for c in name.upper() if c.isalpha()][:3]
    letters += ['X'] * (3 - len(letters))
    row, col = divmod(seat, 6)
    code = ''.join(letters) + f'{row + 1:03d}' + 'ABCDEF'[col]
    return code[::-1] if row > 9 else code
#> ticket_code('Mary Ann', 17)
#> ticket_code('J. P.', 60)
#> ticket_code('', 0)
#> ticket_code("d'Arc", 83)
#> ticket_code('Bo', 5)
# %%
def f(text):
    parts = text.split(':', 2)
    if len(parts) < 3:
        parts.extend([''] * (3 - len(parts)))
    a, b, c = parts
    a, c = c.rstrip(), a.lstrip()
    return b.join([a, c]) if b else a + c
#> f('left:-:right')
#> f('only')
#> f(' a:b')
#> f('h:m:s:extra ')
#> f('::')
# %%
def squash(nums):
    i = len(nums) - 2
    while i >= 0:
        if nums[i] + nums[i + 1] == 10:
            del nums[i:i + 2]
            i = min(i, len(nums) - 1)
        i -= 1
    return nums
#> squash([3, 7, 5, 5, 1])
#> squash([4, 3, 7, 6])
#> squash([10, 0, 10])
#> squash([])
#> squash([2, 8, 2, 8, 2])
# %%
def f(s, t):
    for c in t:
        if c in s:
            s = s.replace(c, '', 1)
        else:
            s += c.upper()
    return s.swapcase() if s.isupper() else s or 'empty'
#> f('listen', 'silent')
#> f('abc', 'xyz')
#> f('', 'hey')
#> f('Committee meeting', 'time')
#> f('aab', 'aaab')
# %%
def f(d):
    result = {}
    while d:
        k, v = d.popitem()
        if isinstance(v, str) and v in d:
            result[k] = d.pop(v)
        else:
            result[k] = v
    return result
#> f({'a': 1, 'b': 'a', 'c': 2})
#> f({'x': 'y', 'y': 'x'})
#> f({})
#> f({'p': 5, 'q': 'p', 'r': 'q'})
#> f({'k': 'zzz', 'm': None})
# %%
def f(text):
    vowels = sum(text.lower().count(v) for v in 'aeiou')
    words = len(text.split())
    if vowels < words:
        return text.center(len(text) + vowels, '!')
    ratio = vowels / max(words, 1)
    return f'{text[:4]}{ratio:.2f}'
#> f('my fly by')
#> f('ocean view')
#> f('')
#> f('Why try, shy spy? Or cry')
#> f('Queueing aeon audio')
# %%
def f(items, k):
    kept, rest = [], []
    for i, item in enumerate(items, 1):
        (kept if i % k else rest).append(item)
    rest.reverse()
    kept[1:1] = rest
    return kept
#> f([1, 2, 3, 4, 5, 6], 2)
#> f(['a', 'b', 'c'], 1)
#> f([], 4)
#> f([9, 8, 7, 6, 5, 4, 3], 3)
#> f([True, None], 5)
# %%
def f(csv):
    header, *rows = csv.splitlines()
    cols = header.split(',')
    out = []
    for row in rows:
        record = dict(zip(cols, row.split(',')))
        record.pop('', None)
        out.append(record)
    return out[-1] if out else cols
#> f('id,name\n1,Ann\n2,Bob')
#> f('a,b,c')
#> f('x,,y\n1,2,3')
#> f('k\nv,w\n\n')
#> f('p,q\n7')
# %%
def f(word, times):
    out = word
    for i in range(times):
        out = out[1:] + out[0]
        if out[0] in 'aeiou':
            out = out[0].upper() + out[1:]
        elif out[0].isupper():
            return out + str(i)
    return out
#> f('planet', 3)
#> f('sky', 5)
#> f('echo', 8)
#> f('Tom', 4)
#> f('a-b-c', 2)
# %%
def is_loud(w):
    return w.isupper() or w.endswith('!')


def f(msg):
    words = msg.split()
    loud = [w.strip('!').lower() for w in words if is_loud(w)]
    return len(loud) * 100 // len(words) if words else None, loud
#> f('PLEASE stop that now!')
#> f('calm words only')
#> f('')
#> f('I AM NOT SHOUTING !!!')
#> f('Hey! U there?')
# %%
def f(nums, limit):
    buckets = {}
    for n in nums:
        key = 'big' if n > limit else 'small' if n >= 0 else 'neg'
        buckets.setdefault(key, [])
        if n not in buckets[key]:
            buckets[key].append(n)
    return {k: v[::-1] for k, v in buckets.items() if len(v) > 1}
#> f([5, 50, -1, 7, 60, 5], 10)
#> f([1, 1, 1], 5)
#> f([], 0)
#> f([-3, -4, -3, 100, 200], 99)
#> f([0, 1, 2, 3], 1)
# %%
def f(s):
    start = 0
    for i, c in enumerate(s):
        if c == '\\':
            start = i + 1
    tail = s[start:]
    return tail.replace('/', '\\') if tail.count('/') > 1 else tail.upper()
#> f('C:\\temp\\a/b/c')
#> f('plain/name')
#> f('dir\\')
#> f('x/y/z')
#> f('\\\\server\\share')
# %%
def f(lst):
    result = []
    while lst:
        biggest = max(lst, key=len)
        lst.remove(biggest)
        if result and len(result[-1]) == len(biggest):
            result[-1] += biggest
        else:
            result.append(biggest)
    return result
#> f(['aa', 'b', 'cc', 'ddd'])
#> f(['x', 'y', 'z'])
#> f([])
#> f(['', 'long', 'mid', 'tall', 'hi'])
#> f(['abc', 'de', 'f', 'gh'])
# %%
def f(text, skip):
    pieces = []
    i = 0
    while i < len(text):
        j = text.find(skip, i)
        if j == -1:
            j = len(text)
        pieces.append(text[i:j])
        i = j + len(skip) + 1
    return '+'.join(pieces)
#> f('one, two, three', ',')
#> f('a::b::c', ':')
#> f('none here', '@')
#> f('', 'x')
#> f('the then there', 'the')
# %%
def f(grid, r, c):
    row = grid[r]
    row[c], row[-1 - c] = row[-1 - c], row[c]
    col = ''.join(g[c] for g in grid)
    if col.isalpha():
        grid.pop(r)
    return [''.join(g) for g in grid], col
#> f([['a', 'b'], ['c', 'd']], 0, 0)
#> f([['1', 'x', '2'], ['y', '3', 'z']], 1, 2)
#> f([['q']], 0, 0)
#> f([['m', 'n', 'o'], ['p', '7', 'r'], ['s', 't', 'u']], 2, 1)
#> f([['k', ' '], [' ', 'k']], 1, 0)
# %%
def f(s):
    seen = {}
    for i, c in enumerate(s):
        if c in seen and i - seen[c] > 2:
            return s[seen[c]:i + 1]
        seen[c] = i
    return s[:1] + str(len(seen))
#> f('abcdae')
#> f('aabbcc')
#> f('')
#> f('the theme park')
#> f('x-y-x-y')
# %%
def f(value, width):
    s = str(value)
    if isinstance(value, bool):
        return s.lower().ljust(width, '.')
    if isinstance(value, int):
        return s.zfill(width)
    if isinstance(value, float):
        return f'{value:.{width}f}'
    return s.center(width, '*') if value else '*' * width
#> f(True, 6)
#> f(-42, 5)
#> f(3.14159, 2)
#> f('mid', 8)
#> f([], 3)
# %%
def f(log):
    level = 0
    out = []
    for line in log.splitlines():
        word = line.strip().split(' ', 1)[0]
        if word == 'end':
            level -= 1
        out.append(f'{level}{word[:1]}')
        level += word in ('if', 'for', 'def')
    return ' '.join(out)
#> f('def f\n for x\n  pass\n end\nend')
#> f('if a\nend\nend')
#> f('')
#> f('   deep line\n\nfor ever')
#> f('if x: y\nif z\n go\nend')
# %%
def f(a):
    b = a
    b = b + ['tail']
    c = b
    c[0], a = a, c[0]
    c.remove('tail')
    return a, len(c), c[0] is b[0]
#> f([1, 2])
#> f(['tail'])
#> f([[5], 6, 7])
#> f([None])
#> f(['x', 'tail', 'y'])
# %%
def f(text, pairs):
    for old, new in pairs:
        if old in text:
            before, _, after = text.partition(old)
            text = after + new + before
    return text.strip()
#> f('red fish blue fish', [('fish', 'dog'), ('blue', 'green')])
#> f('abc', [('x', 'y')])
#> f('', [('', '!')])
#> f('1+2=3', [('+', '-'), ('=', ' is '), ('+', '')])
#> f('  spaces  ', [(' ', '_')])
# %%
def f(nums):
    odd_at = [i for i, n in enumerate(nums) if n % 2]
    for i in odd_at[::-1]:
        nums.insert(i, nums[i] - 1)
    while nums and nums[-1] % 2:
        nums.pop()
    return nums
#> f([1, 2, 3])
#> f([5])
#> f([4, 6])
#> f([])
#> f([7, 8, 9, 11])
# %%
def f(sentence, letter):
    tally = []
    for w in sentence.split():
        n = w.lower().count(letter)
        if n == 0:
            continue
        tally.append((n, w.strip('.,;:!?')))
    if not tally:
        return sentence.rfind(' ')
    return max(tally)[1], min(tally)[1]
#> f('She sells sea-shells, by the sea shore.', 's')
#> f('no match at all', 'z')
#> f('', 'q')
#> f('Eerie, Even, Evergreen trees!', 'e')
#> f('Just one.', 'j')
# %%
def f(d, words):
    for w in words:
        *front, last = w
        node = d
        for c in front:
            node = node.setdefault(c, {})
        node[last] = len(w)
    return d
#> f({}, ['ab', 'ac', 'b'])
#> f({'a': {}}, ['abc'])
#> f({}, [])
#> f({'x': {'y': {}}}, ['xyz', 'xq'])
#> f({}, ['hi', 'ho', 'to'])
# %%
def f(s):
    if len(s) % 2:
        s += s[-1]
    pairs = [s[i:i + 2] for i in range(0, len(s), 2)]
    pairs.sort(key=lambda p: p[1])
    return ''.join(p if p[0] <= p[1] else p[::-1] for p in pairs)
#> f('hgfedcba')
#> f('odd')
#> f('')
#> f('Mixed CASE 12')
#> f('zaybxc')
# %%
def f(words):
    chain = [words.pop(0)]
    tries = 0
    while words and tries < len(words):
        w = words.pop(0)
        if w[0] == chain[-1][-1]:
            chain.append(w)
            tries = 0
        else:
            words.append(w)
            tries += 1
    return chain, words
#> f(['cat', 'dog', 'tiger', 'rabbit'])
#> f(['solo'])
#> f(['ab', 'cd', 'ef'])
#> f(['one', 'elf', 'fun', 'nil', 'egg'])
#> f(['x', 'xx', 'xxx'])
# %%
def f(amounts):
    text = ''
    for name, cents in amounts.items():
        euros, rest = divmod(abs(cents), 100)
        sign = '-' if cents < 0 else ''
        text += f'{name[:4]:<5}{sign + str(euros):>4}.{rest:02}\n'
    return text.splitlines()[-1:] + [len(text)]
#> f({'tea': 250, 'refund': -1999})
#> f({'free': 0})
#> f({})
#> f({'gold bar': 123456, 'x': 5})
#> f({'a': -1})
# %%
def f(text):
    i = text.find('<')
    while i != -1:
        j = text.find('>', i)
        if j == -1:
            return text[:i].rstrip()
        tag = text[i + 1:j]
        text = text[:i] + ('' if tag.startswith('/') else tag[:1].upper()) + text[j + 1:]
        i = text.find('<', i)
    return text
#> f('<b>bold</b> and <i>it</i>')
#> f('a < b')
#> f('plain')
#> f('<><p>x')
#> f('start <em>mid</em> <broken')
# %%
def f(nums, n):
    window = nums[:n]
    trail = []
    for x in nums[n:]:
        trail.append(max(window) - min(window))
        window.append(x)
        del window[0]
    trail.append(sum(window))
    return trail
#> f([4, 1, 7, 3, 9], 2)
#> f([5, 6], 2)
#> f([1, 1, 1, 8, 1], 3)
#> f([], 1)
#> f([10, 0, -10, 5, 2, 2], 4)
# %%
def f(s):
    table = {ord('a'): '4', ord('e'): '3', ord('o'): None, ord(' '): '__'}
    t = s.translate(table)
    grew = len(t) - len(s)
    if grew > 0:
        return t.rstrip('_')
    if grew < 0:
        return t.title()
    return t if t != s else ''
#> f('leet speak')
#> f('choose food')
#> f('a one')
#> f('xyz')
#> f('The Quick Brown Fox ')
# %%
def f(base, extra):
    out = list(base)
    for i, x in extra.items():
        if i < len(out):
            out[i] = x
        else:
            out.extend([None] * (i - len(out)) + [x])
    return out.count(None), out
#> f('abc', {1: 'X'})
#> f('', {2: 'z', 0: 'a'})
#> f([1, 2], {5: 3, 3: 4})
#> f('ok', {})
#> f([None], {0: 1, 1: None})
# %%
def f(line, quote):
    fields = []
    buf = ''
    inside = False
    for c in line:
        if c == quote:
            inside = not inside
        elif c == ',' and not inside:
            fields, buf = fields + [buf.strip()], ''
        else:
            buf += c
    return fields + [buf + '?' * inside]
#> f('a,"b,c",d', '"')
#> f("it's, broken", "'")
#> f('', '"')
#> f('1, 2 ,3 ', '|')
#> f('|x,y|,z', '|')
# %%
def f(lst):
    lst.sort(key=lambda p: p[0])
    merged = {}
    for k, v in lst:
        if k in merged and merged[k] != v:
            merged[k] = max(v, merged[k], key=str)
            continue
        merged.setdefault(k, v)
    return list(merged.values())
#> f([('b', 10), ('a', 9), ('b', 2)])
#> f([(1, 'x'), (1, 'X'), (0, None)])
#> f([])
#> f([('k', [1]), ('k', [0, 5]), ('k', [1])])
#> f([(2, 100), (2, 99), (1, 1)])
# %%
def f(phrase):
    acronym = ''
    for w in phrase.replace('-', ' ').split():
        if w.lower() in ('of', 'the', 'and', 'a'):
            continue
        acronym += w if w.isdigit() else w[0]
        if w.isupper() and len(w) > 1:
            acronym += w[1:].lower()
    return acronym
#> f('Portable Network Graphics')
#> f('the Bureau of Not-So-Funny Jokes')
#> f('NASA and the 7 Dwarfs')
#> f('A')
#> f('radio detection and ranging 2000')
# %%
def f(data, cmd):
    name, *args = cmd.split()
    if name == 'push':
        data.extend(args)
    elif name == 'drop' and args:
        del data[-int(args[0]):]
    elif name == 'swap' and len(data) > 1:
        data[-1], data[-2] = data[-2], data[-1]
    else:
        data.clear()
    return data
#> f(['a', 'b'], 'push c d')
#> f(['a', 'b', 'c'], 'drop 2')
#> f(['a', 'b'], 'swap')
#> f(['a'], 'swap')
#> f(['x', 'y'], 'drop 0')
# %%
def f(s, i):
    while 0 <= i < len(s):
        c = s[i]
        s = s[:i] + '.' + s[i + 1:]
        if not c.isdigit():
            i += 1 if c.islower() else -2
        else:
            i += int(c) or len(s)
    return s, i
#> f('a2bcD3x', 0)
#> f('hello', 2)
#> f('0', 0)
#> f('xyzW1', 3)
#> f('3ab1cQ', 0)
# %%
def f(counts):
    line = ''.join(ch * n for ch, n in counts.items())
    half = len(line) // 2
    if line[:half].isalpha() and not line[half:].isalpha():
        return line[half:] + line[:half]
    counts.update(total=len(line))
    return counts
#> f({'a': 2, '-': 3})
#> f({'x': 1, 'y': 2})
#> f({})
#> f({'m': 3, '1': 1, '2': 2})
#> f({'.': 1, 'q': 4})
# %%
def f(number):
    words = []
    names = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
    for d in str(abs(number)):
        w = names[int(d)]
        if words and words[-1].endswith(w):
            words[-1] = 'double ' + w
        else:
            words.append(w)
    return ('minus ' if number < 0 else '') + ' '.join(words)
#> f(1100)
#> f(-7)
#> f(555)
#> f(0)
#> f(90210)
# %%
def f(a, b):
    a, b = a.split(), b.split()
    b.extend(a[len(b):])
    a.extend(b[len(a):])
    return ' '.join(x if len(x) >= len(y) else y.upper() for x, y in zip(a, b))
#> f('one three five', 'four six')
#> f('', 'left over')
#> f('same same', 'same same')
#> f('a bb ccc', 'dddd e f gggg')
#> f('', '')
# %%
def f(s):
    lines = s.split('\n')
    depth = [len(x) - len(x.lstrip(' ')) for x in lines]
    base = min(depth)
    lines = [x[base:] for x in lines]
    if base == 0:
        lines.sort(key=lambda x: x.count(' '))
    return lines
#> f('  a\n    b\n  c')
#> f('no\n indent at all\nhere now')
#> f('')
#> f('    one')
#> f('  x\n\n  y z')
# %%
def f(keys, value):
    shared = dict.fromkeys(keys, [])
    own = {k: [] for k in keys}
    for k in keys:
        shared[k].append(value)
        own[k].append(value)
    return len(max(shared.values(), default='')), own
#> f('ab', 1)
#> f('', 0)
#> f(['x', 'y', 'x'], 'v')
#> f((1, 2, 3), None)
#> f('aaa', True)
