# %%
def between(text, left, right):
    a = text.find(left)
    if a == -1:
        return ''
    a += len(left)
    b = text.find(right, a)
    return text[a:b]
#> between('say <b>hi</b>', '<b>', '</b>')
#> between('f(x, y) + 1', '(', ')')
#> between('nothing', '[', ']')
#> between('open [end', '[', ']')
#> between('a|b|c', '|', '|')
# %%
def all_positions(s, sub):
    found = []
    i = s.find(sub)
    while i != -1:
        found.append(i)
        i = s.find(sub, i + 1)
    return found
#> all_positions('banana', 'an')
#> all_positions('aaaa', 'aa')
#> all_positions('xyz', 'q')
#> all_positions('', 'a')
#> all_positions('tick tock', 'ck')
# %%
def f(s, c):
    i = s.find(c)
    return s[i:] + s[:i]
#> f('abcdef', 'd')
#> f('hello', 'z')
#> f('round', 'r')
#> f('', 'x')
#> f('a,b,c', ',')
# %%
def drop_comment(line, mark='#'):
    cut = line.find(mark)
    if cut >= 0:
        line = line[:cut]
    return line.rstrip()
#> drop_comment('x = 1  # set x')
#> drop_comment('# all')
#> drop_comment('plain   ')
#> drop_comment('a // b', '//')
#> drop_comment('nope', '')
# %%
def first_hit(text, words):
    best, where = None, len(text)
    for w in words:
        p = text.find(w)
        if 0 <= p < where:
            best, where = w, p
    return best, where
#> first_hit('the cat and dog', ['dog', 'cat'])
#> first_hit('abc', ['x', 'y'])
#> first_hit('', [''])
#> first_hit('foobar', ['bar', 'oba', 'ob'])
#> first_hit('ñandú', ['ú', 'n'])
# %%
def shift_letters(word, alphabet, k):
    out = ''
    for ch in word:
        i = alphabet.find(ch)
        out += ch if i < 0 else alphabet[(i + k) % len(alphabet)]
    return out
#> shift_letters('cab', 'abcd', 1)
#> shift_letters('hello!', 'abcdefghijklmno', -3)
#> shift_letters('xyz', '', 5)
#> shift_letters('1091', '0123456789', 7)
#> shift_letters('Mixed', 'xdM', 2)
# %%
def is_sub(small, big):
    pos = -1
    for c in small:
        pos = big.find(c, pos + 1)
        if pos == -1:
            return False
    return True
#> is_sub('ace', 'abcde')
#> is_sub('aec', 'abcde')
#> is_sub('', 'x')
#> is_sub('ll', 'hello')
#> is_sub('lll', 'hello')
# %%
def query(url, key):
    start = url.find(key + '=')
    if start < 0:
        return None
    end = url.find('&', start)
    value = url[start:end] if end > 0 else url[start:]
    return value.split('=')[1]
#> query('x.com?a=1&b=2', 'a')
#> query('x.com?a=1&b=two', 'b')
#> query('x.com', 'q')
#> query('?id=&z=9', 'id')
#> query('?aa=7&a=8', 'a')
# %%
def swap_around(text, sep):
    i = text.find(sep)
    assert i != -1, sep
    return (text[i + len(sep):] + sep + text[:i]).strip()
#> swap_around('last, first', ',')
#> swap_around('key = value', ' = ')
#> swap_around('abc', '-')
#> swap_around('--x', '--')
#> swap_around('a:b:c', ':')
# %%
def grade(marks, letter):
    order = 'ABCDF'
    limit = order.find(letter)
    passed = [name for name, m in marks.items() if order.find(m) <= limit]
    return sorted(passed)
#> grade({'zoe': 'A', 'al': 'C', 'bo': 'F'}, 'C')
#> grade({'x': 'B'}, 'A')
#> grade({'p': 'E', 'q': 'D'}, 'D')
#> grade({}, 'F')
#> grade({'m': 'Z', 'n': 'A'}, 'Q')
# %%
def g(rows, target):
    for y, row in enumerate(rows):
        if (x := row.find(target)) > -1:
            return x, y
    return -1, len(rows)
#> g(['....', '..@.', '@...'], '@')
#> g(['abc', 'def'], 'ef')
#> g([], 'x')
#> g(['  ', ' '], '#')
#> g(['ab', 'ba'], '')
# %%
def mark_first(text, word, marks='**'):
    i = text.lower().find(word.lower())
    if i == -1:
        return marks + text + marks
    j = i + len(word)
    return text[:i] + marks + text[i:j] + marks + text[j:]
#> mark_first('The Cat sat', 'cat')
#> mark_first('nothing here', 'dog')
#> mark_first('aAa', 'AA', '_')
#> mark_first('', '')
#> mark_first('end of line', 'LINE', '<>')
# %%
def gaps(text, ch):
    prev, sizes = text.find(ch), []
    for i in range(prev + 1, len(text)):
        if text[i] == ch:
            sizes.append(i - prev)
            prev = i
    return sizes
#> gaps('a--a-a', 'a')
#> gaps('xyz', 'q')
#> gaps('mississippi', 's')
#> gaps('', ' ')
#> gaps('one two  three', ' ')
# %%
def unquote(s):
    first = s.find('"')
    last = s.rfind('"')
    if first == last:
        return s if first < 0 else s.replace('"', "'")
    return s[first + 1:last]
#> unquote('say "hi" now')
#> unquote('no quotes')
#> unquote('one " only')
#> unquote('""')
#> unquote('"a" and "b"')
# %%
def column(header, name, row):
    names = header + ','
    at = names.find(name + ',')
    n = names[:at].count(',')
    return row.split(',')[n]
#> column('id,name,age', 'name', '7,Bo,33')
#> column('id,name,age', 'age', '7,Bo,33')
#> column('a,b', 'zz', '1,2')
#> column('x', 'x', '')
#> column('surname,name', 'name', 'Lee,Ann')
# %%
def process(items, probe):
    items.sort(key=lambda t: t.find(probe))
    missing = [t for t in items if probe not in t]
    return items[len(missing):] + missing
#> process(['xxa', 'a', 'b', 'xa'], 'a')
#> process(['q', 'w'], 'z')
#> process([], 'x')
#> process(['le', 'sale', 'tale le', 'ale'], 'le')
#> process(['', 'e'], '')
# %%
def window(text, word, pad):
    i = text.find(word)
    lo, hi = max(0, i - pad), i + len(word) + pad
    snippet = text[lo:hi]
    if lo > 0:
        snippet = '..' + snippet
    return snippet + '..' * (hi < len(text))
#> window('the quick brown fox', 'quick', 2)
#> window('the quick brown fox', 'fox', 5)
#> window('abc', 'a', 0)
#> window('absent here', 'zzz', 3)
#> window('', 'x', 1)
# %%
def hide_mail(mail):
    at = mail.find('@')
    if at <= 0:
        return mail
    elif at < 3:
        return '*' * at + mail[at:]
    return mail[0] + '*' * (at - 2) + mail[at - 1:]
#> hide_mail('robert@site.org')
#> hide_mail('bo@x.y')
#> hide_mail('@nobody')
#> hide_mail('not mail')
#> hide_mail('abc@')
# %%
def find_in_slice(s, ch, lo, hi):
    p = s.find(ch, lo, hi)
    q = s[lo:hi].find(ch)
    return p, q, p == q
#> find_in_slice('abcabc', 'c', 3, 6)
#> find_in_slice('abcabc', 'a', 0, 2)
#> find_in_slice('hello', 'l', -2, 5)
#> find_in_slice('hello', 'h', 1, None)
#> find_in_slice('', '', 0, 0)
# %%
def collapse_pairs(s):
    for pair in ('ab', 'cd'):
        while (k := s.find(pair)) >= 0:
            s = s[:k] + s[k + 2:]
    return s or 'empty'
#> collapse_pairs('aabb')
#> collapse_pairs('xaby')
#> collapse_pairs('cabd')
#> collapse_pairs('acdb')
#> collapse_pairs('abccdd')
# %%
def f(text, char):
    i = text.find(char)
    j = text.find(char, i + 1)
    return text[i:j] if j > i else text[j:]
#> f('a-bc-d', '-')
#> f('xyzzy', 'z')
#> f('hello', 'h')
#> f('', 'q')
#> f('((x))', '(')
# %%
def f(s, k):
    n = s.find(k)
    return (s[:n] * 2)[::-1] + s[n:].upper()
#> f('abcd', 'c')
#> f('xduaq', 'u')
#> f('nope', 'z')
#> f('', '')
#> f('a.b', '.b')
# %%
def f(a, b):
    nums = [a.find(c) for c in b]
    return [n for n in nums if n % 2], max(nums, default=None)
#> f('abcdef', 'fdb')
#> f('abcdef', 'ace')
#> f('xyz', 'q')
#> f('q', '')
#> f('WqRt9', '9Wt!')
# %%
def f(text, items):
    pos = 0
    for x in items:
        nxt = text.find(x, pos)
        if nxt < 0:
            return x, text[pos:]
        pos = nxt + len(x)
    return pos
#> f('the cat sat', ['cat', 'sat'])
#> f('the cat sat', ['sat', 'cat'])
#> f('abc', [])
#> f('aab', ['a', 'a', 'a'])
#> f('', ['x'])
# %%
def f(s, t):
    i = t.find(s[0])
    while i != -1 and i < len(t) - 1:
        t = t[:i] + t[i + 1:]
        i = t.find(s[0])
    return t
#> f('a', 'banana')
#> f('xy', 'axbxcx')
#> f('q', 'none')
#> f('z', 'zz')
#> f('', 'k')
# %%
def f(text):
    lst = list(text)
    lst.sort(key=text.find, reverse=True)
    return ''.join(lst)
#> f('abab')
#> f('hello')
#> f('')
#> f('xyzx')
#> f('1 2 1')
# %%
def f(text, lo, value):
    i = text.find(value, lo)
    return (i - lo) * '.' + value if i >= lo else text[lo:]
#> f('abcabc', 1, 'a')
#> f('abcabc', 4, 'a')
#> f('', 0, '')
#> f('x..y', 0, 'y')
#> f('mnop', 2, 'm')
# %%
def order(s, chars):
    d = {c: s.find(c) for c in chars}
    return [c for c in sorted(d, key=d.get) if d[c] >= 0]
#> order('qwerty', 'tqz')
#> order('abc', 'cba')
#> order('', 'x')
#> order('hello', 'olleh')
#> order('9 8 7', '789')
# %%
def f(names, part):
    for i, n in enumerate(names):
        at = n.find(part)
        if at > 0:
            names[i] = n[at:] + n[:at]
        elif at == 0:
            names[i] = part
    return names
#> f(['xab', 'abx', 'q'], 'ab')
#> f(['one', 'none'], 'one')
#> f([], 'a')
#> f(['z'], '')
#> f(['a1', 'b1', '1c'], '1')
# %%
def g(text):
    i = 0
    while text.find(str(i)) != -1:
        i += 1
    return i, text.find(str(i - 1))
#> g('0123')
#> g('3210')
#> g('none')
#> g('10')
#> g('0 1 2 4')
