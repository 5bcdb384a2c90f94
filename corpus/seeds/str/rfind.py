# %%
def extension(name):
    dot = name.rfind('.')
    if dot <= 0:
        return ''
    return name[dot + 1:]
#> extension('archive.tar.gz')
#> extension('.hidden')
#> extension('README.md')
#> extension('v1.2.')
#> extension('')
# %%
def f(s, a, b):
    i, j = s.rfind(a), s.rfind(b)
    return s[i:j] if i < j else s[j:i]
#> f('abcabc', 'a', 'c')
#> f('hello world', 'o', 'h')
#> f('xyz', 'q', 'z')
#> f('', 'a', 'b')
#> f('mirror', 'r', 'm')
# %%
def wrap(text, width):
    lines = []
    while len(text) > width:
        cut = text.rfind(' ', 0, width + 1)
        if cut <= 0:
            cut = width
        lines.append(text[:cut])
        text = text[cut:].lstrip()
    lines.append(text)
    return lines
#> wrap('the quick brown fox', 9)
#> wrap('unbreakable', 4)
#> wrap('short', 10)
#> wrap('', 3)
#> wrap('a b c d e', 3)
# %%
def last_of(text, options):
    best = -1
    who = None
    for opt in options:
        at = text.rfind(opt)
        if at > best:
            best, who = at, opt
    return who, best
#> last_of('one two three two', ['one', 'two', 'three'])
#> last_of('abc', 'xyz')
#> last_of('a,b;c', ',;')
#> last_of('', ['', 'a'])
#> last_of('tick tock tick', ('tock', 'ck'))
# %%
def span(s, ch):
    first, last = s.find(ch), s.rfind(ch)
    if first == last:
        return 0 if first < 0 else 1
    return last - first + 1
#> span('abracadabra', 'a')
#> span('abc', 'b')
#> span('abc', 'z')
#> span('', 'x')
#> span('to be or not to be', 'to')
# %%
def parent(path, levels=1):
    while levels > 0:
        k = path.rfind('/')
        path = path[:k] if k != -1 else '.'
        levels -= 1
    return path
#> parent('a/b/c')
#> parent('a/b/c', 2)
#> parent('a', 3)
#> parent('/root')
#> parent('x/y/', 0)
# %%
def all_from_right(text, sub):
    found = []
    pos = text.rfind(sub)
    while pos != -1:
        found.append(pos)
        pos = text.rfind(sub, 0, pos)
    return found
#> all_from_right('banana', 'an')
#> all_from_right('aaaa', 'aa')
#> all_from_right('hello', 'x')
#> all_from_right('', 'a')
#> all_from_right('x.y.z.', '.')
# %%
def unique_tail(s):
    for i in range(len(s)):
        if s.rfind(s[i]) == i and s.find(s[i]) == i:
            return s[i], i
    return None
#> unique_tail('swiss')
#> unique_tail('aabb')
#> unique_tail('')
#> unique_tail('racecars')
#> unique_tail('Aa')
# %%
def replace_last(s, old, new):
    p = s.rfind(old)
    if p < 0:
        return s
    return s[:p] + new + s[p + len(old):]
#> replace_last('one, two, three', ', ', ' and ')
#> replace_last('aaaa', 'aa', 'b')
#> replace_last('none', 'x', 'y')
#> replace_last('', '', 'z')
#> replace_last('tail', 'l', '')
# %%
def initials_gap(names):
    gaps = {}
    for n in names:
        gaps[n] = n.rfind(n[0]) if n else None
    return sorted(gaps.items(), key=lambda kv: (kv[1] is None, kv[1]))
#> initials_gap(['anna', 'bob', 'zed'])
#> initials_gap(['', 'x'])
#> initials_gap([])
#> initials_gap(['Otto', 'level'])
#> initials_gap(['noon', 'noun', 'n'])
# %%
def in_window(s, sub, start, end):
    here = s.rfind(sub, start, end)
    if start <= here < end:
        return here - start
    return s.rfind(sub) * -1
#> in_window('abcabcabc', 'bc', 2, 6)
#> in_window('abcabcabc', 'a', 7, 9)
#> in_window('hello', 'l', -3, 5)
#> in_window('hello', 'z', 0, 5)
#> in_window('', '', 0, 1)
# %%
def sentence_end(text):
    ends = [text.rfind(c) for c in '.!?']
    stop = max(ends)
    if stop == len(text) - 1:
        return text
    return text[:stop + 1] + '...'
#> sentence_end('Done. More to co')
#> sentence_end('What? Yes!')
#> sentence_end('no end')
#> sentence_end('')
#> sentence_end('Hi! Hmm? wait')
# %%
def rank(words, letter):
    def key(w):
        return (w.rfind(letter), w)
    return max(words, key=key), min(words, key=key)
#> rank(['apple', 'pear', 'plum'], 'p')
#> rank(['dog', 'cat'], 'x')
#> rank(['a', 'ba', 'cba'], 'a')
#> rank([], 'a')
#> rank(['same', 'same'], 'e')
# %%
def strip_comment(code):
    mark = code.rfind('#')
    quotes = code[:mark].count("'")
    if mark == -1 or quotes % 2 == 1:
        return code
    return code[:mark].rstrip()
#> strip_comment('x = 1  # one')
#> strip_comment("s = '#'")
#> strip_comment('no comment')
#> strip_comment('#')
#> strip_comment("a = '' # b # c")
# %%
def score(s, targets):
    total = 0
    for t in targets:
        if not t:
            continue
        total += s.rfind(t) + 1
    return total / len(targets) if targets else 0
#> score('pineapple', ['pine', 'apple', 'p'])
#> score('abc', ['x', 'y'])
#> score('abc', [])
#> score('', ['', 'a'])
#> score('zigzag', ('z', 'g', '', 'zag'))
# %%
def rsplit_once(s, sep, keep):
    if (k := s.rfind(sep)) == -1:
        return [s]
    left, right = s[:k], s[k + (0 if keep else len(sep)):]
    return [left, right]
#> rsplit_once('a=b=c', '=', False)
#> rsplit_once('a=b=c', '=', True)
#> rsplit_once('plain', '--', True)
#> rsplit_once('x--', '--', False)
#> rsplit_once('', '', True)
# %%
def g(n, d):
    text = str(n)
    idx = text.rfind(str(d))
    if idx == -1:
        return n
    digits = list(text)
    digits.pop(idx)
    return int(''.join(digits) or 0)
#> g(12321, 2)
#> g(777, 7)
#> g(5, 5)
#> g(1024, 9)
#> g(-31, '-')
# %%
def match_end(a, b):
    size = 0
    while size < len(b):
        if a.rfind(b[:size + 1]) != len(a) - size - 1:
            break
        size += 1
    return b[size:], size
#> match_end('tree', 'eel')
#> match_end('abc', 'cde')
#> match_end('abc', 'xyz')
#> match_end('', 'a')
#> match_end('lemon', 'n')
# %%
def safe_pair(row, key):
    joined = ' '.join(row)
    spot = joined.rfind(key)
    assert spot >= 0, key + ' not there'
    return joined[spot:].split()[0], joined[:spot].count(' ')
#> safe_pair(['red', 'green', 'red'], 're')
#> safe_pair(['a', 'b', 'c'], 'b')
#> safe_pair(['x'], 'y')
#> safe_pair([], 'q')
#> safe_pair(['north west', 'east'], 'st')
# %%
def clip(text, limit, mark='…'):
    if len(text) <= limit:
        return text
    space = text.rfind(' ', 0, limit)
    return text[:space].rstrip(',;') + mark
#> clip('a long, winding road', 9)
#> clip('tiny', 10)
#> clip('nospacesatall', 5)
#> clip('one two three', 8, mark='...')
#> clip('', -1)
# %%
def f(text, char):
    i = text.rfind(char)
    return text[i:] + text[:i] if i % 2 else text[:i]
#> f('banana', 'a')
#> f('banana', 'n')
#> f('xyz', 'q')
#> f('', 'k')
#> f('a.b.c', '.')
# %%
def f(s):
    spans = [s.rfind(c) - s.find(c) for c in sorted(set(s))]
    return spans + [len(s)]
#> f('abab')
#> f('xyz')
#> f('')
#> f('hello')
#> f('aa bb a')
# %%
def f(a, b):
    n = max(a.rfind(c) for c in b)
    return a[n:n + len(b)]
#> f('hello world', 'lo')
#> f('abcabc', 'ab')
#> f('xyz', 'q')
#> f('', 'k')
#> f('abc', '')
# %%
def f(text, n):
    i = text.rfind(' ', 0, n)
    if i == -1:
        return text[:n] + '-'
    return text[:i], text[i + 1:]
#> f('the quick brown fox', 10)
#> f('unbroken', 4)
#> f('a b', 1)
#> f('', 3)
#> f('one two', 99)
# %%
def f(s, char):
    while s.rfind(char) > s.find(char):
        i = s.rfind(char)
        s = s[:i] + s[i + 1:]
    return s
#> f('banana', 'a')
#> f('x-y-z', '-')
#> f('abc', 'b')
#> f('', 'q')
#> f('zzzz', 'z')
# %%
def f(items, s):
    d = {x: s.rfind(x) for x in items}
    last = max(d, key=d.get)
    return last, d[last] - min(d.values())
#> f(['a', 'b'], 'abba')
#> f(['x', 'yy'], 'yyx')
#> f([], 'q')
#> f(['k', ''], 'kk')
#> f(['on', 'no'], 'noon')
# %%
def ext(path):
    dot, slash = path.rfind('.'), path.rfind('/')
    if dot > slash + 1:
        return path[dot + 1:]
    return path[slash + 1:] * (dot == -1)
#> ext('a/b.txt')
#> ext('a.d/file')
#> ext('.bashrc')
#> ext('plain')
#> ext('x.tar.gz')
# %%
def f(text, k):
    count, end = 0, len(text)
    while (end := text.rfind(k, 0, end)) > 0:
        count += end
    return count
#> f('banana', 'a')
#> f('hello', 'l')
#> f('xyz', 'q')
#> f('aaa', 'a')
#> f('-a-b', '-')
# %%
def f(s, t):
    i, j = s.rfind(t), s.rfind(t[::-1])
    if i == j:
        return t if i >= 0 else ''
    return s[min(i, j):max(i, j)]
#> f('abcba', 'ab')
#> f('xyz', 'q')
#> f('noon', 'oo')
#> f('', 'ab')
#> f('stressed ed', 'de')
# %%
def g(nums, n):
    text = ','.join(str(x) for x in nums)
    i = text.rfind(str(n))
    return text[i:].count(',') if i >= 0 else text
#> g([1, 2, 3, 2, 5], 2)
#> g([10, 1], 1)
#> g([4], 9)
#> g([], 0)
#> g([-3, 3, 0], -3)
