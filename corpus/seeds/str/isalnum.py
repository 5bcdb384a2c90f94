# %%
def slug(title):
    out = ''
    for ch in title.lower():
        if ch.isalnum():
            out += ch
        elif not out.endswith('-'):
            out += '-'
    return out.strip('-')
#> slug('Hello, World!')
#> slug('  10 Tips & Tricks ')
#> slug('???')
#> slug('Ñandú runs')
#> slug('already-slug')
# %%
def f(s):
    s = ''.join(c if c.isalnum() else '_' for c in s)
    return s.replace('__', '_')
#> f('a b-c')
#> f('user@mail.com')
#> f('')
#> f('ok123')
#> f('x²+½')
# %%
def valid_name(name, lo=3, hi=10):
    if not lo <= len(name) <= hi:
        return 'length'
    if not name.isalnum():
        return 'chars'
    return name[0].isalpha()
#> valid_name('bob42')
#> valid_name('4bob')
#> valid_name('ab')
#> valid_name('bad name')
#> valid_name('x', 1, 1)
# %%
def split_runs(text):
    runs, cur = [], ''
    for ch in text:
        if cur and ch.isalnum() != cur[-1].isalnum():
            runs.append(cur)
            cur = ''
        cur += ch
    return runs + [cur]
#> split_runs('ab--cd!')
#> split_runs('word')
#> split_runs('')
#> split_runs('1+2=3')
#> split_runs('... end')
# %%
def count_symbols(lines):
    res = []
    for line in lines:
        n = sum(1 for c in line if not c.isalnum() and not c.isspace())
        res.append(n)
    return res, max(res, default=0)
#> count_symbols(['a+b', 'c d', '!!!'])
#> count_symbols([])
#> count_symbols(['', '   '])
#> count_symbols(['x_y', '(1, 2)'])
#> count_symbols(['ß', '€5', 'ok?'])
# %%
def trim_ends(s):
    i, j = 0, len(s)
    while i < j and not s[i].isalnum():
        i += 1
    while j > i and not s[j - 1].isalnum():
        j -= 1
    return s[i:j]
#> trim_ends('**bold**')
#> trim_ends('...wait...what?')
#> trim_ends('---')
#> trim_ends('')
#> trim_ends('(a)(b)')
# %%
def tokens(expr):
    found = []
    for part in expr.split():
        kind = 'word' if part.isalnum() else 'op'
        found.append((kind, part))
    return dict(found)
#> tokens('x + 12')
#> tokens('a1 b2 c_3')
#> tokens('')
#> tokens('( 7 * y ) - z')
#> tokens("don't stop")
# %%
def rev_letters(s):
    pool = [c for c in s if c.isalnum()]
    res = []
    for c in s:
        res.append(pool.pop() if c.isalnum() else c)
    return ''.join(res)
#> rev_letters('a-bC-dEf')
#> rev_letters('hello!')
#> rev_letters('--')
#> rev_letters('12:34')
#> rev_letters('ab, cd. é')
# %%
def first_bad(password):
    for pos, ch in enumerate(password):
        if not ch.isalnum():
            return pos, ch
    else:
        return None if password else ()
#> first_bad('abc$123')
#> first_bad('good1')
#> first_bad('')
#> first_bad(' lead')
#> first_bad('naïve_')
# %%
def partition_items(items, key):
    clean, dirty = [], []
    for item in items:
        target = clean if str(item.get(key, '')).isalnum() else dirty
        target.append(item.get(key))
    return clean, dirty
#> partition_items([{'id': 'a1'}, {'id': 'b-2'}, {}], 'id')
#> partition_items([{'n': 5}, {'n': -5}, {'n': 2.5}], 'n')
#> partition_items([], 'x')
#> partition_items([{'k': None}, {'k': True}], 'k')
#> partition_items([{'a': ''}], 'a')
# %%
def g(text, width):
    text = text[:width]
    while text and not text[-1].isalnum():
        text = text[:-1]
    return text + '...' if len(text) < width else text
#> g('hello, world', 6)
#> g('hello world', 5)
#> g('!!!', 2)
#> g('short', 10)
#> g('a - b - c', 4)
# %%
def pal(s):
    s = list(filter(str.isalnum, s.lower()))
    return s == s[::-1] and len(s) > 0
#> pal('Madam, I am Adam')
#> pal('A Santa at NASA')
#> pal('hello')
#> pal('?!')
#> pal('1.2.1')
# %%
def check_codes(codes):
    bad = {}
    for i, code in enumerate(codes):
        if code.isalnum():
            continue
        bad[i] = [c for c in code if not c.isalnum()] or 'empty'
    return bad
#> check_codes(['A1', 'B-2', 'C 3!'])
#> check_codes(['x', 'y'])
#> check_codes([''])
#> check_codes([])
#> check_codes(['__', '9', 'a.b.c'])
# %%
def encode_char(c, n):
    if not c.isalnum():
        return c
    if c.isdigit():
        return str((int(c) + n) % 10)
    base = ord('A') if c.isupper() else ord('a')
    return chr((ord(c) - base + n) % 26 + base)
#> encode_char('y', 3)
#> encode_char('8', 5)
#> encode_char('Q', -1)
#> encode_char('!', 4)
#> encode_char('ab', 1)
# %%
def words_only(sentence):
    words = [w.strip('.,;!?') for w in sentence.split()]
    good = [w for w in words if w.isalnum()]
    words.clear()
    return good[-1:] + good[:-1] or words
#> words_only('Wait, what is this?')
#> words_only("it's a trap!")
#> words_only('... !!!')
#> words_only('')
#> words_only('one; two; x-y')
# %%
def gap_score(s):
    score = 0
    for a, b in zip(s, s[1:]):
        if (a + b).isalnum():
            score += 1
        elif a == b:
            score -= 1
    return score
#> gap_score('ab cd')
#> gap_score('x--y')
#> gap_score('q')
#> gap_score('a1b2c3')
#> gap_score('    ')
# %%
def mask_card(number, show=4):
    digits = 0
    masked = ''
    for ch in reversed(number):
        if ch.isalnum():
            digits += 1
            ch = ch if digits <= show else '*'
        masked = ch + masked
    return masked
#> mask_card('1234-5678-9012')
#> mask_card('AB 12', 2)
#> mask_card('', 3)
#> mask_card('99', 0)
#> mask_card('--7--')
# %%
def process(value):
    if value is None or not isinstance(value, str):
        return 0
    return (value.isalnum() + value.isalpha() + value.isdigit()) * len(value)
#> process('abc')
#> process('a1')
#> process('42!')
#> process(None)
#> process('٣٤')
# %%
def boundary(text, pos):
    left = text[pos - 1:pos].isalnum()
    right = text[pos:pos + 1].isalnum()
    if left == right:
        return text
    return text[:pos] + '|' + text[pos:]
#> boundary('ab cd', 2)
#> boundary('abcd', 2)
#> boundary('x!', 1)
#> boundary('', 0)
#> boundary('word', 4)
# %%
def rename(files):
    taken = set()
    for i in range(len(files)):
        name = ''.join(filter(lambda c: c.isalnum() or c in '._', files[i]))
        while name in taken:
            name = 'x' + name
        taken.add(name)
        files[i] = name
    return files
#> rename(['my file.txt', 'my-file.txt'])
#> rename(['a', 'a', 'a'])
#> rename([])
#> rename(['!', '?', '_'])
#> rename(['résumé (1).doc', 'x.y'])
# %%
def f(text):
    i = len(text) - 1
    while i >= 0 and text[i].isalnum():
        i -= 1
    return text[i + 1:] + text[:i + 1]
#> f('ab-cd')
#> f('WqRt9')
#> f('!@#')
#> f('')
#> f('one two!')
# %%
def f(s, char):
    pieces = [c if c.isalnum() else char * i for i, c in enumerate(s)]
    return ''.join(pieces).strip(char)
#> f('a-b-c', '.')
#> f('-x', 'y')
#> f('', 'q')
#> f('a b', '')
#> f('#1#', '*')
# %%
def f(items):
    good = [x for x in items if x.isalnum()]
    for g in good:
        items.remove(g)
    return good, items
#> f(['ab', 'a b', '12'])
#> f(['', '!'])
#> f([])
#> f(['x', '-', 'x'])
#> f(['é1', '½', 'a.b'])
# %%
def f(s):
    a, b = '', ''
    for c in s:
        if c.isalnum():
            a = c + a
        else:
            b += c
    return a + b
#> f('a.b,c')
#> f('1-2-3')
#> f('')
#> f('xyz')
#> f('?! k')
# %%
def f(text, n):
    part = text[n:]
    if part.isalnum():
        return part[::-1]
    return part.isalnum(), len(part)
#> f('hi there', 3)
#> f('hi there', 1)
#> f('abc', 0)
#> f('abc', 3)
#> f('x_y9', -1)
# %%
def f(a, b):
    while a and not a[0].isalnum():
        a, b = a[1:], b + a[0]
    return a, b
#> f('--abc', '+')
#> f('abc', '')
#> f('***', '')
#> f('', 'z')
#> f(' 1 2', '|')
# %%
def token_lengths(text):
    n, out = 0, []
    for c in text + ' ':
        if c.isalnum():
            n += 1
        elif n:
            out.append(n)
            n = 0
    return out
#> token_lengths('one two, three')
#> token_lengths('a--b')
#> token_lengths('')
#> token_lengths('...')
#> token_lengths('x1y2')
# %%
def f(s, k):
    chars = list(s)
    for i in range(0, len(chars), k):
        if not chars[i].isalnum():
            chars[i] = str(i)
    return ''.join(chars)
#> f('a b c d', 1)
#> f('-a-b-', 2)
#> f('abc', 1)
#> f('', 2)
#> f('!!!!', 3)
# %%
def f(d):
    for k in [k for k in d if not k.isalnum()]:
        v = d.pop(k)
        d[k.strip('-_ ')] = v
    return d
#> f({'a-': 1, 'b': 2})
#> f({'_x_': 3, 'x': 4})
#> f({})
#> f({'a b': 0})
#> f({'': 9, 'q1': 8})
# %%
def g(text):
    lo, hi = 0, len(text) - 1
    while lo < hi:
        if not text[lo].isalnum():
            return lo
        if not text[hi].isalnum():
            return -hi
        lo, hi = lo + 1, hi - 1
    return text
#> g('ab,cde')
#> g('abcd,e')
#> g('abc')
#> g('')
#> g('a?b')
