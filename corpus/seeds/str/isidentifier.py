# %%
def make_name(text):
    name = text.strip().lower().replace(' ', '_')
    if name.isidentifier():
        return name
    return '_' + name
#> make_name('First Name')
#> make_name('2nd try')
#> make_name(' ok ')
#> make_name('')
#> make_name('a-b')
# %%
def f(names):
    good = [n for n in names if n.isidentifier()]
    bad = [n for n in names if n not in good]
    return sorted(good), bad[:2]
#> f(['x', '2x', 'y_1', 'a b'])
#> f(['', '-', '!', 'ok'])
#> f([])
#> f(['ñandú', '_', '__a'])
#> f(['class', 'def', '9'])
# %%
def fix_keys(record):
    fixed = {}
    for key, value in record.items():
        if not key.isidentifier():
            key = ''.join(c if (c + 'a').isidentifier() else '_' for c in key)
        fixed[key] = value
    return fixed
#> fix_keys({'user name': 'bo', 'age': 3})
#> fix_keys({'a-b': 1, 'a.b': 2})
#> fix_keys({})
#> fix_keys({'1st': True, '': None})
#> fix_keys({'x': 1, 'y!': 2})
# %%
def assignment(line):
    left, eq, right = line.partition('=')
    left = left.strip()
    if eq and left.isidentifier():
        return {left: right.strip()}
    return line.strip()
#> assignment('x = 5')
#> assignment('a.b = 3')
#> assignment('no equals')
#> assignment(' total_2= a == b')
#> assignment('= 9')
# %%
def longest_prefix(s):
    n = len(s)
    while n > 0 and not s[:n].isidentifier():
        n -= 1
    return s[:n], n
#> longest_prefix('abc-def')
#> longest_prefix('x1 = 2')
#> longest_prefix('9lives')
#> longest_prefix('')
#> longest_prefix('über_cool!')
# %%
def dotted(path):
    parts = path.split('.')
    for i, p in enumerate(parts):
        if not p.isidentifier():
            return f'bad part {i}: {p!r}'
    return parts[-1]
#> dotted('os.path.join')
#> dotted('a..b')
#> dotted('pkg.2mod')
#> dotted('single')
#> dotted('')
# %%
def placeholders(template):
    found = []
    for chunk in template.split('{')[1:]:
        name = chunk.split('}')[0]
        if name.isidentifier() and name not in found:
            found.append(name)
    return found
#> placeholders('Hi {name}, {age} and {name}')
#> placeholders('{0} {1} {x}')
#> placeholders('none')
#> placeholders('{} {a b} {_}')
#> placeholders('{open')
# %%
def unique_var(base, used):
    if not base.isidentifier():
        raise ValueError(base)
    n, name = 0, base
    while name in used:
        n += 1
        name = base + str(n)
    used.append(name)
    return name, used
#> unique_var('x', ['x', 'x1'])
#> unique_var('y', [])
#> unique_var('1z', ['a'])
#> unique_var('tmp_', ['tmp_'])
#> unique_var('', [''])
# %%
def tokens(code):
    names = set()
    for word in code.replace('(', ' ').replace(')', ' ').split():
        if word.isidentifier():
            names.add(word)
    return sorted(names, key=lambda w: (len(w), w))
#> tokens('foo(bar) + foo')
#> tokens('1 + 2')
#> tokens('f (x y z) 3d')
#> tokens('')
#> tokens('alpha beta_2 (c) "d"')
# %%
def camel(phrase):
    words = [w for w in phrase.split() if w.isidentifier()]
    if not words:
        return None
    first, *rest = words
    return first.lower() + ''.join(map(str.title, rest))
#> camel('get user name')
#> camel('Load 3 big files')
#> camel('1 2 3')
#> camel('SHOUT')
#> camel('')
# %%
def g(s, ch):
    hits = 0
    for i in range(len(s) + 1):
        if (s[:i] + ch + s[i:]).isidentifier():
            hits += 1
    return hits
#> g('abc', '1')
#> g('abc', '-')
#> g('1ab', '_')
#> g('', 'x')
#> g('x', '')
# %%
def signature(args, defaults):
    parts = []
    for a in args:
        assert a.isidentifier(), a
        parts.append(a if a not in defaults else '%s=%r' % (a, defaults[a]))
    return '(' + ', '.join(parts) + ')'
#> signature(['x', 'y'], {'y': 1})
#> signature([], {})
#> signature(['a b'], {})
#> signature(['s', 'sep'], {'sep': ', '})
#> signature(['n', '*args'], {'n': None})
# %%
def classify(tok):
    kinds = {'name': tok.isidentifier(), 'int': tok.isdigit(), 'str': tok[:1] in ('"', "'")}
    for kind, ok in kinds.items():
        if ok:
            return kind
    return tok
#> classify('foo')
#> classify('42')
#> classify('"hey"')
#> classify('+=')
#> classify('')
# %%
def private(names, include=False):
    hidden = []
    for name in names[::-1]:
        if not name.isidentifier() or name.startswith('_') is include:
            continue
        hidden.append(name)
    return hidden
#> private(['a', '_b', '__c', 'd-e'])
#> private(['a', '_b', '__c', 'd-e'], True)
#> private([])
#> private(['_', '9', 'z'])
#> private(['x y', '_q'], True)
# %%
def drop_until_valid(s):
    removed = []
    while s and not s.isidentifier():
        removed.append(s[0])
        s = s[1:]
    return s or ''.join(removed)
#> drop_until_valid('123abc')
#> drop_until_valid('--flag')
#> drop_until_valid('a b')
#> drop_until_valid('!!!')
#> drop_until_valid('fine')
# %%
def env_line(line, env):
    line = line.strip()
    if line.startswith('export '):
        line = line[7:]
    name, _, value = line.partition('=')
    if name.isidentifier():
        env[name.upper()] = value.strip('"')
    return env
#> env_line('export path="/bin"', {})
#> env_line('x=1', {'X': '0'})
#> env_line('# comment', {'a': 'b'})
#> env_line('', {})
#> env_line('my var=2', {'K': 'v'})
# %%
def count_valid(table):
    res = []
    for row in table:
        res.append(sum(1 for cell in row if str(cell).isidentifier()))
    return res, sum(res) / (len(res) or 1)
#> count_valid([['a', 1], ['b', 'c d']])
#> count_valid([])
#> count_valid([[None, True, 2.5], ['']])
#> count_valid([['x', 'y', 'z']])
#> count_valid([[-1], ['ß', '_1']])
# %%
def process(name, sep='_'):
    pieces = name.split(sep)
    pieces.reverse()
    flipped = sep.join(pieces)
    return flipped if flipped.isidentifier() else name.upper()
#> process('one_two')
#> process('x_1')
#> process('a-b', '-')
#> process('plain')
#> process('_lead')
# %%
def rename_var(code, old, new):
    if not new.isidentifier():
        return None
    words = code.split(' ')
    return ' '.join([new if w == old else w for w in words])
#> rename_var('x = x + 1', 'x', 'total')
#> rename_var('a b', 'a', '2a')
#> rename_var('y', 'z', 'w')
#> rename_var('', '', 'n')
#> rename_var('for i in i', 'i', 'índice')
# %%
def suffixes(s):
    out = []
    for i in range(len(s)):
        tail = s[i:]
        if not tail.isidentifier():
            out.append('.')
        else:
            out.append(tail[0])
    return ''.join(out)
#> suffixes('a1b2')
#> suffixes('x y')
#> suffixes('')
#> suffixes('2_be')
#> suffixes('né?')
# %%
def f(text):
    out = []
    for i in range(len(text)):
        if text[i:].isidentifier():
            out.append(i)
    return out
#> f('1ab2c')
#> f('x y')
#> f('')
#> f('_9')
#> f('a-b_c')
# %%
def f(s, char):
    s = s.replace(char, '_')
    while s and not s.isidentifier():
        s = s[1:]
    return s or char
#> f('9-lives', '-')
#> f('a b', ' ')
#> f('123', '.')
#> f('ok', 'k')
#> f('', '!')
# %%
def f(names):
    d = {}
    for n in names:
        key = n if n.isidentifier() else 'v' + str(len(d))
        d[key] = n
    return list(d)
#> f(['a', '1', 'b c'])
#> f(['v1', '!'])
#> f([])
#> f(['x', '?', 'v1'])
#> f(['été', '日', '-'])
# %%
def f(a, b):
    for s in (a + b, b + a, a + '_' + b):
        if s.isidentifier():
            return s
    return None
#> f('1', 'x')
#> f('x', '1')
#> f('1', '2')
#> f('', '')
#> f('a.', 'b')
# %%
def f(text, n):
    parts = [text[i:i + n] for i in range(0, len(text), n)]
    return '+'.join(p for p in parts if p.isidentifier())
#> f('ab12cd', 2)
#> f('a b c', 3)
#> f('', 1)
#> f('x1y2', 1)
#> f('__init__', 5)
# %%
def f(items):
    bad = 0
    for x in items[::-1]:
        if not x.isidentifier():
            bad += 1
            items.remove(x)
    return items * bad
#> f(['a', '2b', 'c'])
#> f(['x', 'y'])
#> f(['1', '2'])
#> f([])
#> f(['k', '', ' ', 'j'])
# %%
def assign(line):
    left, eq, right = line.partition('=')
    left = left.strip()
    if eq and left.isidentifier():
        return {left: right.strip()}
    return left.isidentifier()
#> assign('x = 1')
#> assign('1x = 2')
#> assign('name')
#> assign('')
#> assign('a.b = c = d')
# %%
def f(s):
    n = 0
    while (s + str(n))[n:].isidentifier() and n < 5:
        n += 1
    return n, s[:n]
#> f('abc')
#> f('a1b')
#> f('1')
#> f('')
#> f('longer_name')
# %%
def f(text):
    flags = ''.join('01'[w.isidentifier()] for w in text.split())
    return int(flags or '0', 2)
#> f('a 1 b')
#> f('if x == y')
#> f('')
#> f('3 4')
#> f('été _ __ 9z')
# %%
def g(dic, prefix):
    out = []
    for k in dic:
        if (prefix + str(k)).isidentifier():
            out.append(dic[k])
    return out or prefix
#> g({1: 'a', 'b': 2}, 'x')
#> g({1: 'a', 'b': 2}, '')
#> g({}, 'q')
#> g({-1: 0, '_': 1}, 'n')
#> g({(1,): 5}, 't')
