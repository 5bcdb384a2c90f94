# %%
def f(s, p):
    rest = s.removeprefix(p) if len(s) > len(p) else s.upper()
    return rest * 2
#> f('unhappy', 'un')
#> f('un', 'un')
#> f('happy', 'un')
#> f('', 'x')
#> f('ununited', 'un')
# %%
def strip_all(text, prefix):
    n = 0
    while prefix and text.startswith(prefix):
        text = text.removeprefix(prefix)
        n += 1
    return text, n
#> strip_all('re: re: hello', 're: ')
#> strip_all('aaab', 'aa')
#> strip_all('word', '')
#> strip_all('', 'x')
#> strip_all('xyxyxz', 'xy')
# %%
def issue_id(ref):
    ref = ref.strip().removeprefix('#').removeprefix('GH-')
    if ref.isdigit():
        return int(ref)
    return None
#> issue_id('#123')
#> issue_id(' GH-45 ')
#> issue_id('#GH-7')
#> issue_id('GH-#7')
#> issue_id('')
# %%
def short_names(paths, root):
    out = []
    for p in paths:
        q = p.removeprefix(root).removeprefix('/')
        if q == p:
            q = '!' + q
        out.append(q)
    return out
#> short_names(['/home/a/x.py', '/home/a/b/y.py'], '/home/a')
#> short_names(['/etc/hosts', 'tmp'], '/home')
#> short_names([], '/')
#> short_names(['/home', '/home/'], '/home')
#> short_names(['src/main.c', 'srcs/z'], 'src')
# %%
def methods(names):
    found = {}
    for name in names:
        if (rest := name.removeprefix('get_')) != name:
            found[rest] = 'getter'
        elif (rest := name.removeprefix('set_')) != name:
            found[rest] = found.get(rest, '') + 'setter'
    return found
#> methods(['get_x', 'set_x', 'run'])
#> methods(['set_y', 'get_y', 'get_'])
#> methods([])
#> methods(['getter', 'set_set_z'])
#> methods(['get_a', 'set_b', 'set_b'])
# %%
def honorific(name, titles=('Mr. ', 'Dr. ', 'Ms. ')):
    for t in titles:
        cut = name.removeprefix(t)
        if cut != name:
            return cut, t.rstrip(' .')
    return name, ''
#> honorific('Dr. Who')
#> honorific('Ms. Marvel')
#> honorific('Dr.Evil')
#> honorific('Sir Bob', ['Sir '])
#> honorific('')
# %%
def drop_keys(d, tag):
    clean = {k.removeprefix(tag): v for k, v in d.items() if v is not None}
    clean.pop('', None)
    return clean
#> drop_keys({'x_a': 1, 'x_b': None, 'c': 3}, 'x_')
#> drop_keys({'app.port': 80, 'port': 90}, 'app.')
#> drop_keys({}, 'q')
#> drop_keys({'k': 0, 'kk': ''}, 'k')
#> drop_keys({'A': True, 'aA': False}, 'a')
# %%
def bits(s):
    base = 10
    if s.startswith('0x'):
        base = 16
    elif s.startswith('0b'):
        base = 2
    return int(s.removeprefix('0x').removeprefix('0b'), base)
#> bits('0xff')
#> bits('0b101')
#> bits('42')
#> bits('0x0b11')
#> bits('zz')
# %%
def common_cut(a, b):
    for i in range(len(b), 0, -1):
        trimmed = a.removeprefix(b[:i])
        if len(trimmed) < len(a):
            return trimmed, b[i:]
    return a, b
#> common_cut('interval', 'internal')
#> common_cut('abc', 'xyz')
#> common_cut('same', 'same')
#> common_cut('', 'abc')
#> common_cut('pre', 'prefix')
# %%
def todo(lines):
    done, open_ = [], []
    for l in lines:
        target = done if l.startswith('[x]') else open_
        target.append(l.removeprefix('[x]').removeprefix('[ ]').strip())
    return len(done), open_
#> todo(['[x] wash', '[ ] cook', 'sleep'])
#> todo([])
#> todo(['[x][ ] both', '[X] upper'])
#> todo(['[ ]', '[x]'])
#> todo(['[ ] [x] a', '  [x] indented'])
# %%
def chew(word, bites):
    for bite in bites:
        word = word.removeprefix(bite)
    if not word:
        return 'all eaten'
    return word.capitalize()
#> chew('chocolate', ['cho', 'co', 'la'])
#> chew('apple', ['pp', 'a', 'p'])
#> chew('kiwi', ('ki', 'wi'))
#> chew('', [])
#> chew('fig', 'gif')
# %%
def domain(url, keep_www=False):
    url = url.removeprefix('https://').removeprefix('http://')
    if not keep_www:
        url = url.removeprefix('www.')
    return url.split('/', 1)[0]
#> domain('https://www.abc.net/x/y')
#> domain('http://www.abc.net', True)
#> domain('ftp://old.org')
#> domain('www.www.com')
#> domain('')
# %%
def check(token, want):
    body = token.removeprefix(want)
    if body == token:
        raise KeyError(want)
    return [ord(c) - 48 for c in body]
#> check('id123', 'id')
#> check('nr9', 'id')
#> check('kk', 'k')
#> check('same', '')
#> check('a=1b', 'a=')
# %%
def indent_of(line, unit='  '):
    level = 0
    prev = None
    while prev != line:
        prev, line = line, line.removeprefix(unit)
        level += 1
    return level - 1, line
#> indent_of('    x = 1')
#> indent_of('   odd')
#> indent_of('none')
#> indent_of('\t\tdeep', '\t')
#> indent_of('', '-')
# %%
def g(xs):
    xs = sorted(xs, key=lambda x: x.removeprefix('the '))
    return [x[:5] for x in xs][::-1]
#> g(['the zoo', 'arm', 'the bee'])
#> g([])
#> g(['the ', 'the', 'them'])
#> g(['The Cat', 'the cat', 'cat'])
#> g(['b', 'the a', 'c d e f'])
# %%
def negate(words):
    for i, w in enumerate(words):
        bare = w.removeprefix('not ')
        words[i] = bare if bare != w else 'not ' + w
    return words
#> negate(['good', 'not bad'])
#> negate(['not not sure'])
#> negate([])
#> negate(['', 'nothing'])
#> negate(['not', 'not '])
# %%
def sign(expr):
    negative = False
    while expr and expr[0] in '+-':
        if expr[0] == '-':
            negative = not negative
        expr = expr.removeprefix(expr[0])
    return ('-' if negative else '') + expr
#> sign('--5')
#> sign('-+-+-x')
#> sign('7-2')
#> sign('')
#> sign('+')
# %%
def diff_len(s, *prefixes):
    saved = [len(s) - len(s.removeprefix(p)) for p in prefixes]
    return max(saved, default=-1), saved
#> diff_len('python', 'py', 'pyt', 'x')
#> diff_len('abc')
#> diff_len('', 'a', '')
#> diff_len('ßtraße', 'ß', 'ss')
#> diff_len('repeat', 'repeat', 'rep')
# %%
def unquote(s):
    for q in ("'", '"', '`'):
        if s.startswith(q) and s.endswith(q):
            s = s.removeprefix(q)[:-1]
            break
    else:
        s = repr(s)
    return s
#> unquote("'abc'")
#> unquote('"mixed`')
#> unquote('`code`')
#> unquote('')
#> unquote('"\'both\'"')
# %%
def version_key(tag, parts=3):
    nums = tag.lower().removeprefix('v').split('.')
    nums += ['0'] * (parts - len(nums))
    return tuple(int(n) for n in nums)
#> version_key('v1.2.3')
#> version_key('V2')
#> version_key('3.4', 2)
#> version_key('vv1')
#> version_key('10.0.1.7', parts=1)
# %%
def f(text, pre):
    n = 0
    while pre and text.startswith(pre):
        text = text.removeprefix(pre)
        n += 1
    return text + str(n)
#> f('aaab', 'a')
#> f('ababc', 'ab')
#> f('xyz', 'q')
#> f('', 'k')
#> f('--', '-')
# %%
def f(s, items):
    for p in items:
        t = s.removeprefix(p)
        if t != s:
            return t, p
    return None, s
#> f('unhappy', ['re', 'un'])
#> f('redo', ['re', 'r'])
#> f('do', [])
#> f('', ['x'])
#> f('xx', ['', 'x'])
# %%
def f(names, k):
    short = [n.removeprefix(n[:k]) for n in names]
    return [s or n for s, n in zip(short, names)]
#> f(['alice', 'bob', 'al'], 2)
#> f(['x'], 1)
#> f([], 3)
#> f(['été', 'é'], 1)
#> f(['qq', 'ww'], 0)
# %%
def f(a, b):
    x = a.removeprefix(b)
    y = b.removeprefix(a)
    return x + y if len(x) != len(y) else x == y
#> f('abc', 'ab')
#> f('ab', 'abcd')
#> f('xy', 'xy')
#> f('pq', 'rs')
#> f('', 'k')
# %%
def f(text):
    for c in text:
        text = text.removeprefix(c + c)
    return text
#> f('aabbc')
#> f('abc')
#> f('xxxx')
#> f('')
#> f('1123 3')
# %%
def f(s, chars):
    i = 0
    while i < len(chars) and s:
        s = s.removeprefix(chars[i])
        i += 1
    return s, chars[i:]
#> f('abcd', 'abx')
#> f('ab', 'abab')
#> f('', 'q')
#> f('xyz', '')
#> f('k-', '-k-')
# %%
def to_num(text):
    base = 16 if text.startswith('0x') else 2 if text.startswith('0b') else 10
    digits = text.removeprefix('0x').removeprefix('0b')
    return int(digits, base) * base
#> to_num('0xff')
#> to_num('0b101')
#> to_num('42')
#> to_num('')
#> to_num('0x0b1')
# %%
def f(d, pre):
    out = {}
    for k, v in d.items():
        short = k.removeprefix(pre)
        out.setdefault(short, []).append(v)
    return out
#> f({'x_a': 1, 'a': 2}, 'x_')
#> f({'k': 0}, 'k')
#> f({}, 'q')
#> f({'aab': 1, 'ab': 2, 'b': 3}, 'a')
#> f({'p': None}, '')
# %%
def f(lines):
    last = ''
    for i, x in enumerate(lines):
        lines[i] = x.removeprefix(last)
        last = x
    return lines
#> f(['a', 'ab', 'abc'])
#> f(['x', 'y'])
#> f([])
#> f(['q', 'q', 'q'])
#> f(['/usr', '/usr/bin', '/var'])
# %%
def g(s, n):
    pre = s[:n]
    rest = s.removeprefix(pre).removeprefix(pre[::-1])
    return rest, len(s) - len(rest)
#> g('abbac', 2)
#> g('xyz', 1)
#> g('aaaa', 1)
#> g('', 2)
#> g('noon', 2)
