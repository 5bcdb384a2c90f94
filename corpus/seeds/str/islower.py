# %%
def swap_style(s):
    if s.islower():
        return s.upper()
    elif s.isupper():
        return s.lower()
    return s.swapcase()
#> swap_style('quiet')
#> swap_style('LOUD')
#> swap_style('MiXed')
#> swap_style('123')
#> swap_style('ok 42!')
# %%
def f(text):
    lows = [c for c in text if c.islower()]
    lows.sort()
    return ''.join(lows[::-1])
#> f('Hello World')
#> f('ABC')
#> f('zZyYxX')
#> f('')
#> f('Ünï code9')
# %%
def split_camel(name):
    words = ['']
    for ch in name:
        if ch.islower() or ch.isdigit():
            words[-1] += ch
        else:
            words.append(ch.lower())
    return '_'.join(w for w in words if w)
#> split_camel('camelCaseName')
#> split_camel('HTTPServer')
#> split_camel('simple')
#> split_camel('v2Beta')
#> split_camel('')
# %%
def count_case(s):
    low = sum(1 for c in s if c.islower())
    up = sum(1 for c in s if c.isupper())
    if low == up:
        return 0
    return low if low > up else -up
#> count_case('Hello')
#> count_case('HELlo')
#> count_case('AbCd')
#> count_case('...')
#> count_case('Éé è')
# %%
def filter_words(words, n):
    res = []
    for w in words:
        if w.islower() and len(w) >= n:
            res.append(w)
        elif not w.islower():
            n += 1
    return res, n
#> filter_words(['cat', 'Dog', 'bird', 'ox'], 2)
#> filter_words(['A', 'B'], 0)
#> filter_words([], 5)
#> filter_words(['x', '1', 'yy', 'zzz'], 1)
#> filter_words(['tea', 'TEA', 'teapot'], 3)
# %%
def first_upper(s):
    for i, ch in enumerate(s):
        if not ch.islower():
            return i
    return -1 if s else None
#> first_upper('helloWorld')
#> first_upper('abc')
#> first_upper('')
#> first_upper('a b')
#> first_upper('Xyz')
# %%
def shift_low(s, k):
    out = ''
    for ch in s:
        if ch.islower():
            ch = chr((ord(ch) - 97 + k) % 26 + 97)
        out += ch
    return out
#> shift_low('Hello', 1)
#> shift_low('xyz', 3)
#> shift_low('ABC', 5)
#> shift_low('abc', -1)
#> shift_low('a-Z', 27)
# %%
def tidy(sentence):
    if not sentence:
        return sentence
    head, tail = sentence[0], sentence[1:]
    if head.islower():
        head = head.upper()
    if not tail.islower():
        tail = tail.lower()
    return head + tail
#> tidy('hello WORLD')
#> tidy('Fine')
#> tidy('')
#> tidy('q')
#> tidy('éTUDE no 3')
# %%
def keys_by_case(d):
    low = {k: v for k, v in d.items() if k.islower()}
    for k in low:
        del d[k]
    return low, d
#> keys_by_case({'a': 1, 'B': 2, 'c': 3})
#> keys_by_case({'X': 0})
#> keys_by_case({})
#> keys_by_case({'mixedCase': 1, 'snake_case': 2})
#> keys_by_case({'1': 'one', 'k1': 'two'})
# %%
def lower_run(s):
    best, start = '', 0
    for end in range(1, len(s) + 1):
        if not s[start:end].isalpha() or not s[end - 1].islower():
            start = end
        elif end - start > len(best):
            best = s[start:end]
    return best
#> lower_run('ABcdEfghI')
#> lower_run('one three five')
#> lower_run('XYZ')
#> lower_run('')
#> lower_run('aB1cd')
# %%
def g(a, b, c):
    flags = [x.islower() for x in (a, b, c)]
    if all(flags):
        return a + b + c
    return flags.index(False), flags.count(True)
#> g('x', 'y', 'z')
#> g('x', 'Y', 'z')
#> g('1', '2', '3')
#> g('ok', 'ok!', '')
#> g('ab', 'cd1', 'e-f')
# %%
def zig(s):
    prev = False
    buf = []
    for c in s:
        if c.islower() and prev:
            c = c.upper()
        prev = c.islower()
        buf.append(c)
    return ''.join(buf)
#> zig('abcdef')
#> zig('aBcD')
#> zig('hello there')
#> zig('ABC')
#> zig('')
# %%
def compare_names(a, b):
    if a.islower() != b.islower():
        a, b = a.lower(), b.lower()
    return (a > b) - (a < b)
#> compare_names('bob', 'Alice')
#> compare_names('Bob', 'Cy')
#> compare_names('ann', 'ANN')
#> compare_names('a', 'b')
#> compare_names('', 'x')
# %%
def pop_lower(stack):
    dropped = 0
    while stack and stack[-1].islower():
        stack.pop()
        dropped += 1
    return dropped if stack else None
#> pop_lower(['A', 'b', 'c'])
#> pop_lower(['a', 'b'])
#> pop_lower(['X'])
#> pop_lower([])
#> pop_lower(['q', '7', 'r'])
# %%
def gene_label(code, default='mixed'):
    labels = {(True, False): 'recessive', (False, True): 'dominant'}
    return labels.get((code.islower(), code.isupper()), default)[:len(code) + 4]
#> gene_label('aa')
#> gene_label('AA')
#> gene_label('Aa')
#> gene_label('', 'none')
#> gene_label('bbccdd')
# %%
def insert_space(s):
    i = 1
    while i < len(s):
        if s[i - 1].islower() and s[i].isupper():
            s = s[:i] + ' ' + s[i:]
            i += 1
        i += 1
    return s
#> insert_space('helloWorldAgain')
#> insert_space('ABC')
#> insert_space('aB')
#> insert_space('')
#> insert_space('iPhone5Se')
# %%
def weight(word):
    assert word.isalpha(), word
    total = 0
    for pos, ch in enumerate(word, 1):
        total += pos if ch.islower() else -pos
    return total
#> weight('abc')
#> weight('ABC')
#> weight('aBcD')
#> weight('a1')
#> weight('Straße')
# %%
def process(lines):
    headings = []
    for line in lines:
        line = line.strip()
        if line.islower():
            continue
        headings.append(line.title() if line else '--')
    return headings.extend(lines[:1]) or headings
#> process(['INTRO', 'some text', 'Part Two'])
#> process(['abc'])
#> process(['', 'X'])
#> process([])
#> process(['1.2', ' low ', 'UP low'])
# %%
def pick(options, fallback):
    choice = next((o for o in options if o.islower()), fallback)
    return choice * 2
#> pick(['A', 'b', 'c'], 'z')
#> pick(['A', 'B'], 'z')
#> pick([], '')
#> pick('XyZ', '-')
#> pick(['9', 'Ab', 'ñ'], None)
# %%
def first_last_case(s):
    try:
        a, b = s[0].islower(), s[-1].islower()
    except IndexError:
        return 'empty'
    if a and not b:
        return s[::-1]
    return s * (1 + (a == b))
#> first_last_case('abcD')
#> first_last_case('abcd')
#> first_last_case('Abcd')
#> first_last_case('')
#> first_last_case('7')
# %%
def f(s):
    if s.islower():
        return s.upper()
    return ''.join(c for c in s if not c.islower())
#> f('abc')
#> f('aBcD')
#> f('ABC')
#> f('12x')
#> f('')
# %%
def f(text, n):
    k = sum(c.islower() for c in text[:n])
    return text[k:n], k
#> f('abCDef', 4)
#> f('XYZ', 2)
#> f('', 3)
#> f('qwe rty', 10)
#> f('aBc', -1)
# %%
def f(a, b):
    out = ''
    for x, y in zip(a, b):
        out += x if x.islower() else y
    return out + a[len(b):]
#> f('aBcD', 'WXYZ')
#> f('abc', '12')
#> f('ABC', 'x')
#> f('', 'q')
#> f('é1', 'E2')
# %%
def f(items):
    i = 0
    while i < len(items):
        if items[i].islower():
            items[i] = items[i].title()
            i += 1
        else:
            items.pop(i)
    return items
#> f(['ab', 'Cd', 'ef'])
#> f(['X', 'Y'])
#> f([])
#> f(['a b', '1', '1a'])
#> f(['q', ''])
# %%
def f(text):
    t = list(text)
    t.sort(key=lambda c: c.islower())
    return ''.join(t), text.islower()
#> f('aBcD')
#> f('hello')
#> f('X1y2')
#> f('')
#> f('b A')
# %%
def f(s, char):
    i = s.find(char)
    if i < 0:
        return s.islower()
    return s[:i].islower(), s[i:].islower()
#> f('abc-DEF', '-')
#> f('abc', 'x')
#> f('Abc d', ' ')
#> f('', 'q')
#> f('1a', 'a')
# %%
def runs(text):
    best = cur = ''
    for c in text:
        cur = cur + c if c.islower() else ''
        if len(cur) >= len(best):
            best = cur
    return best
#> runs('abCdefG')
#> runs('ABC')
#> runs('xyZab')
#> runs('')
#> runs('one Two three')
# %%
def f(d):
    lows = [k for k in d if k.islower()]
    for k in lows:
        d[k.upper()] = d.get(k.upper(), 0) + d.pop(k)
    return d
#> f({'a': 1, 'A': 2})
#> f({'x': 5, 'Y': 6})
#> f({})
#> f({'b1': 3, '1': 4})
#> f({'é': -1, 'É': 1})
# %%
def f(text, k):
    while text.islower() and k > 0:
        text = text[:-1] + text[-1:].upper() + str(k)
        k -= 2
    return text
#> f('abc', 4)
#> f('ABC', 3)
#> f('a', 1)
#> f('', 2)
#> f('x1', 5)
# %%
def g(s):
    pos = [i for i, c in enumerate(s) if c.islower()]
    if len(pos) < 2:
        return pos
    return s[pos[0]:pos[-1]], pos[-1] - pos[0]
#> g('XaYbZ')
#> g('ABc')
#> g('')
#> g('hello')
#> g('--a--B--c')
