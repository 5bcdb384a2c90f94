# %%
def f(s, n):
    head = s[:n].upper()
    return head + s[n:].lower()
#> f('hello world', 3)
#> f('ABC', -1)
#> f('', 2)
#> f('straße', 6)
#> f('mixed CASE', 0)
# %%
def shout(words, loud):
    out = []
    for w in words:
        if w in loud:
            w = w.upper() + '!'
        out.append(w)
    return ' '.join(out)
#> shout(['stop', 'right', 'now'], ['stop', 'now'])
#> shout(['quiet'], [])
#> shout([], ['x'])
#> shout(['a', 'B', 'a'], 'ab')
#> shout(['é', 'x'], {'é': 1})
# %%
def is_shouting(text):
    letters = [c for c in text if c.isalpha()]
    if not letters:
        return None
    return text == text.upper()
#> is_shouting('HELP ME')
#> is_shouting('Help ME')
#> is_shouting('123!')
#> is_shouting('')
#> is_shouting('ß')
# %%
def code(country, city, n=3):
    left = country.strip().upper()[:2]
    right = city.replace(' ', '').upper()[:n]
    return '-'.join([left, right.ljust(n, 'X')])
#> code('us', 'new york')
#> code(' fr ', 'au')
#> code('', '', 2)
#> code('Deutschland', 'Köln', 4)
#> code('x', 'y z', n=1)
# %%
def hide_vowels(s):
    acc = ''
    for i in range(len(s)):
        c = s[i]
        if c in 'aeiou':
            c = c.upper() if i % 2 == 0 else '*'
        acc += c
    return acc
#> hide_vowels('education')
#> hide_vowels('AEIOU aeiou')
#> hide_vowels('')
#> hide_vowels('rhythm')
#> hide_vowels('banana split')
# %%
def constants(d):
    for k in list(d):
        if not k.isupper():
            d[k.upper()] = d.pop(k)
    return d
#> constants({'pi': 3.14, 'E': 2.72})
#> constants({'a': 1, 'A': 2})
#> constants({})
#> constants({'max_size': 10, '3': 'three'})
#> constants({'ß': 0})
# %%
def middle(word):
    if len(word) < 3:
        return word
    k = len(word) // 2
    return word[:k] + word[k].upper() + word[k + 1:]
#> middle('planet')
#> middle('abc')
#> middle('no')
#> middle('')
#> middle('12345')
# %%
def alt_case(text, start=True):
    res, up = [], start
    for ch in text:
        if ch.isalpha():
            res.append(ch.upper() if up else ch.lower())
            up = not up
        else:
            res.append(ch)
    return ''.join(res)
#> alt_case('spongebob')
#> alt_case('a b c', False)
#> alt_case('')
#> alt_case('YES 4 sure')
#> alt_case('ñandú', start=False)
# %%
def tally(votes):
    count = {}
    for v in votes:
        v = v.strip().upper()
        if v not in ('YES', 'NO'):
            v = 'INVALID'
        count[v] = count.get(v, 0) + 1
    return max(count, key=count.get), count
#> tally(['yes', 'No', ' YES '])
#> tally(['maybe', '', 'no'])
#> tally([])
#> tally(['n', 'y', 'yes', 'yes'])
#> tally(['NO', 'yes'])
# %%
def find_shouts(text):
    shouts = []
    for w in text.split():
        w = w.strip('!.,?')
        if len(w) > 1 and w == w.upper() and not w.isdigit():
            shouts.append(w)
    return shouts, len(shouts) / max(1, len(text.split()))
#> find_shouts('I said NO, never EVER!')
#> find_shouts('calm words')
#> find_shouts('')
#> find_shouts('A 42 B2 OK')
#> find_shouts('?? !! WOW')
# %%
def merge_case(a, b):
    out = []
    for x, y in zip(a, b):
        out.append(x.upper() if y.isupper() else x.lower())
    return ''.join(out) + a[len(b):]
#> merge_case('hello', 'WoRlD')
#> merge_case('Longer word', 'AbC')
#> merge_case('abc', 'XYZ1234')
#> merge_case('', 'A')
#> merge_case('Q', '')
# %%
def first_letters(names, sep='.'):
    letters = [n[0].upper() for n in names if n]
    if not letters:
        raise ValueError('no names')
    return sep.join(letters) + sep
#> first_letters(['john', 'fitzgerald', 'kennedy'])
#> first_letters(['ana', '', 'bo'], '')
#> first_letters([])
#> first_letters([''])
#> first_letters(('élan', '3d'), '-')
# %%
def hexa(values, prefix=False):
    parts = []
    for v in values:
        h = hex(v)[2:].upper()
        parts.append(h if len(h) % 2 == 0 else '0' + h)
    joined = ''.join(parts)
    return '0x' + joined if prefix else joined
#> hexa([255, 10])
#> hexa([4096], True)
#> hexa([])
#> hexa([0, 171, 16], prefix=True)
#> hexa(['a'])
# %%
def roman(s):
    vals = {'I': 1, 'V': 5, 'X': 10, 'L': 50, 'C': 100}
    total = prev = 0
    for ch in reversed(s.upper()):
        v = vals[ch]
        total += v if v >= prev else -v
        prev = max(prev, v)
    return total
#> roman('xiv')
#> roman('LXXX')
#> roman('')
#> roman('iix')
#> roman('mc')
# %%
def g(s, targets):
    up = s.upper()
    return [(t, up.count(t.upper())) for t in targets if t.upper() in up]
#> g('Banana bandana', ['an', 'BAN', 'x'])
#> g('', ['a'])
#> g('abc', [])
#> g('Mass maß', ['ss', 'MA'])
#> g('aAaA', 'aA')
# %%
def raise_after(text, marks='.!?'):
    chars, pending = list(text), True
    for i, c in enumerate(chars):
        if pending and c.isalpha():
            chars[i] = c.upper()
            pending = False
        elif c in marks:
            pending = True
    return ''.join(chars)
#> raise_after('hello. how are you? fine')
#> raise_after('one-two-three', '-')
#> raise_after('')
#> raise_after('3 cats! 4 dogs')
#> raise_after('...wait', marks='')
# %%
def plate(s):
    s = s.replace('-', '').upper()
    letters = ''.join(filter(str.isalpha, s))
    digits = ''.join(filter(str.isdigit, s))
    if 2 <= len(letters) <= 3 and len(digits) == 3:
        return letters + ' ' + digits
    return None, letters, digits
#> plate('abc-123')
#> plate('1x2y3')
#> plate('toolong99')
#> plate('')
#> plate('ñu-007')
# %%
def toggle_until(s, stop):
    i = 0
    while i < len(s) and s[i] != stop:
        s = s[:i] + s[i].upper() + s[i + 1:]
        i += 1
    else:
        s += '.'
    return s, i
#> toggle_until('key=value', '=')
#> toggle_until('abc', 'z')
#> toggle_until('', 'a')
#> toggle_until('abA', 'A')
#> toggle_until(' stop', ' ')
# %%
def level_of(line, levels=('debug', 'info', 'error')):
    tag, sep, msg = line.partition(':')
    tag = tag.upper()
    for n, lv in enumerate(levels):
        if lv.upper().startswith(tag):
            return n, lv.upper(), msg.strip()
    return -1, tag[:5], sep
#> level_of('info: started')
#> level_of('Err: disk')
#> level_of('warning: hot')
#> level_of('')
#> level_of('b: x', ['a', 'bc'])
# %%
def rank_words(text):
    words = text.split()
    words.sort(key=lambda w: (w.upper() != w, len(w)))
    *rest, last = words
    return last.upper(), rest
#> rank_words('NASA sent a Probe UP')
#> rank_words('one')
#> rank_words('')
#> rank_words('bb a CCC DD')
#> rank_words('12 x 3')
# %%
def f(s, n):
    i = 0
    while i < len(s):
        s = s[:i] + s[i:i + 1].upper() + s[i + 1:]
        i += n
    return s
#> f('abcdef', 2)
#> f('xduaq', 3)
#> f('a', 1)
#> f('', 4)
#> f('one two', 4)
# %%
def f(text, char):
    i = text.find(char)
    j = text.rfind(char)
    return text[:i] + text[i:j].upper() + text[j:]
#> f('abcabc', 'b')
#> f('hello', 'l')
#> f('xyz', 'q')
#> f('', 'k')
#> f('-ab-cd-', '-')
# %%
def f(a, b):
    out = ''
    for c in a:
        out += c.upper() if c in b else c
        b = b.replace(c, '', 1)
    return out + b
#> f('banana', 'an')
#> f('hello', 'xlo')
#> f('', 'q')
#> f('abc', '')
#> f('aAa', 'aaa')
# %%
def f(names):
    d = {}
    for n in names:
        d[n[:1].upper()] = d.get(n[:1].upper(), 0) + len(n)
    return max(d, key=d.get) if d else ''
#> f(['ann', 'Al', 'bobby'])
#> f(['x', 'Y'])
#> f([])
#> f(['éa', 'Éb', 'zzz'])
#> f(['', 'q'])
# %%
def f(text):
    if text.upper() == text:
        return text.lower()
    return text.upper() if text[0].isupper() else text[::-1].upper()
#> f('ABC')
#> f('Abc')
#> f('abc')
#> f('')
#> f('1a')
# %%
def f(s, value):
    s = s.upper()
    k = s.count(value.upper())
    return s[k:] + value * k
#> f('banana', 'a')
#> f('xyz', 'Q')
#> f('', 'k')
#> f('LoL', 'l')
#> f('mmm', 'mm')
# %%
def shout(words):
    for w in list(words):
        if w.upper() in words and w != w.upper():
            words.remove(w)
    return words
#> shout(['a', 'A', 'b'])
#> shout(['x', 'y'])
#> shout([])
#> shout(['ok', 'OK', 'ok'])
#> shout(['1', '1'])
# %%
def f(text):
    out = []
    for i, w in enumerate(text.split()):
        out.append(w[:i] + w[i:i + 1].upper() + w[i + 1:])
    return '.'.join(out)
#> f('aaa bbb ccc')
#> f('x y')
#> f('')
#> f('straße ßa')
#> f('one two three four')
# %%
def f(d, key):
    d[key.upper()] = d.pop(key, key)
    return sorted(d), d[key.upper()]
#> f({'a': 1, 'b': 2}, 'a')
#> f({'x': 0}, 'y')
#> f({}, 'q')
#> f({'A': 5, 'a': 6}, 'a')
#> f({'K': None}, 'K')
# %%
def g(s):
    a, b = s[::2].upper(), s[1::2]
    mixed = ''.join(y + x for x, y in zip(a, b))
    return mixed, a[len(b):]
#> g('abcd')
#> g('abc')
#> g('x')
#> g('')
#> g('WqRt9')
