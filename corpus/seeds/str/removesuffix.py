# %%
def stem(word):
    for end in ('ing', 'ed', 's'):
        if word.endswith(end) and len(word) > len(end) + 2:
            return word.removesuffix(end)
    return word
#> stem('walking')
#> stem('jumped')
#> stem('cats')
#> stem('ring')
#> stem('bus')
# %%
def f(name):
    base = name.removesuffix('.py')
    return base + '.pyc' if base != name else name
#> f('main.py')
#> f('notes.txt')
#> f('.py')
#> f('x.py.py')
#> f('')
# %%
def singular(nouns):
    res = []
    for n in nouns:
        if n.endswith('ies'):
            res.append(n.removesuffix('ies') + 'y')
        else:
            res.append(n.removesuffix('s'))
    return res
#> singular(['berries', 'dogs', 'glass'])
#> singular(['ties', 'fish'])
#> singular([])
#> singular(['s', 'ies', ''])
#> singular(['Houses', 'CATS'])
# %%
def to_number(text, units):
    factor = 1
    for u, mul in units.items():
        if text.removesuffix(u) != text:
            text = text.removesuffix(u)
            factor = mul
            break
    return float(text) * factor
#> to_number('5km', {'km': 1000, 'm': 1})
#> to_number('20m', {'km': 1000, 'm': 1})
#> to_number('7', {})
#> to_number('3kg', {'g': 0.001})
#> to_number('-1.5k', {'k': 1000})
# %%
def chop(line):
    line = line.removesuffix('\n').removesuffix('\r')
    return list(line[-3:])
#> chop('hello\r\n')
#> chop('two\n\n')
#> chop('end\n\r')
#> chop('')
#> chop('ok')
# %%
def tail_count(s, end, limit=10):
    count = 0
    while s.endswith(end) and count < limit:
        s = s.removesuffix(end)
        count += 1
    return f'{s}x{count}'
#> tail_count('go!!!', '!')
#> tail_count('hahaha', 'ha')
#> tail_count('calm', '!')
#> tail_count('empty end', '', 3)
#> tail_count('zzzzzz', 'z', 4)
# %%
def outputs(files, old, new):
    pairs = {}
    for f in files:
        short = f.removesuffix(old)
        if short == f:
            continue
        pairs[f] = short + new
    return pairs
#> outputs(['a.c', 'b.h', 'c.c'], '.c', '.o')
#> outputs(['img.jpeg', 'img.jpg'], '.jpeg', '.png')
#> outputs([], '.x', '.y')
#> outputs(['Makefile'], '', '.bak')
#> outputs(['.c', 'x.C'], '.c', '')
# %%
def polite(msg, ending=', please'):
    msg = msg.rstrip('.!')
    if msg.removesuffix(ending) == msg:
        msg += ending
    else:
        msg = msg.removesuffix(ending).upper()
    return msg
#> polite('Pass the salt.')
#> polite('Sit down, please!')
#> polite('')
#> polite('Vámonos', ' ya')
#> polite('go now', ' now')
# %%
def balance(a, b):
    x = a.removesuffix(b)
    y = b.removesuffix(a)
    if x == y:
        return 'equal'
    return (len(x), len(y))
#> balance('football', 'ball')
#> balance('ball', 'football')
#> balance('same', 'same')
#> balance('one', 'two')
#> balance('', 'x')
# %%
def count_zeros(n):
    s = str(n)
    zeros = 0
    while len(s) > 1 and s != s.removesuffix('0'):
        s, zeros = s.removesuffix('0'), zeros + 1
    return int(s), zeros
#> count_zeros(12000)
#> count_zeros(0)
#> count_zeros(-50)
#> count_zeros(707)
#> count_zeros(10 ** 6)
# %%
def adverbs(sentence):
    found = []
    for w in sentence.lower().split():
        root = w.removesuffix('ly')
        if len(root) < len(w):
            found += [root]
    found.reverse()
    return found
#> adverbs('She quickly and Quietly left')
#> adverbs('an ugly fly')
#> adverbs('')
#> adverbs('nothing here')
#> adverbs('lyly ly')
# %%
def group_tests(names):
    groups = {True: [], False: []}
    for nm in names:
        base = nm.removesuffix('_test')
        groups[base != nm].append(base)
    del groups[False][2:]
    return groups
#> group_tests(['a_test', 'b', 'c_test'])
#> group_tests(['x', 'y', 'z', 'w'])
#> group_tests([])
#> group_tests(['_test', 'test', 'my_test_test'])
#> group_tests(['A_TEST', 'q'])
# %%
def host(addr, local='.local'):
    name, _, port = addr.partition(':')
    name = name.removesuffix(local)
    return name.split('.')[-1], int(port) if port else None
#> host('printer.local:631')
#> host('nas.home.local')
#> host('x.com:http')
#> host('')
#> host('db.corp:5432', '.corp')
# %%
def undo(text, edits):
    for e in reversed(edits):
        shorter = text.removesuffix(e)
        if shorter is text or shorter == text:
            raise ValueError(f'cannot undo {e!r}')
        text = shorter
    return text
#> undo('abcde', ['c', 'de'])
#> undo('hello world', ['hello', ' ', 'world'])
#> undo('abc', ['c', 'b'])
#> undo('xyz', [])
#> undo('x', ['y'])
# %%
def g(items, sep):
    text = ''
    for item in items:
        text += str(item) + sep
    return text.removesuffix(sep)
#> g([1, 2, 3], ', ')
#> g(['a', 'b,'], ',')
#> g([], '-')
#> g([None, True, 2.0], ' ')
#> g(['x', ''], '')
# %%
def trim_both(s, edge):
    inner = s.removeprefix(edge).removesuffix(edge)
    lost = (len(s) - len(inner)) // max(1, len(edge))
    return ['none', 'one', 'both'][lost] + ':' + inner
#> trim_both('**bold**', '**')
#> trim_both('_half', '_')
#> trim_both('clean', '~')
#> trim_both('aa', 'a')
#> trim_both('==', '==')
# %%
def ordinal(s):
    for suffix in ['st', 'nd', 'rd', 'th']:
        num = s.removesuffix(suffix)
        if num != s and num.isdigit():
            break
    else:
        return -1
    return int(num)
#> ordinal('21st')
#> ordinal('3rd')
#> ordinal('eighth')
#> ordinal('')
#> ordinal('12thth')
# %%
def rename(record, mark='_id'):
    for key in sorted(record):
        value = record.pop(key)
        record[key.removesuffix(mark)] = value
    return list(record.items())
#> rename({'user_id': 4, 'name': 'Al'})
#> rename({'id': 1, '_id': 2})
#> rename({})
#> rename({'b_id_id': [], 'b_id': ()})
#> rename({'colour': 'red', 'our': 'we'}, 'our')
# %%
def laugh(s):
    syllables = []
    options = ['ha', 'he', 'ho']
    while s:
        best = min(options, key=lambda o: len(s.removesuffix(o)))
        if s.removesuffix(best) == s:
            return syllables, s
        s = s.removesuffix(best)
        syllables.insert(0, best)
    return syllables
#> laugh('hahehoho')
#> laugh('hmha')
#> laugh('')
#> laugh('HAha')
#> laugh('heh')
# %%
def zone(stamp, default):
    assert stamp, 'empty stamp'
    utc = stamp.removesuffix('Z')
    if utc != stamp:
        return utc.replace('T', ' '), 'UTC'
    return stamp.replace('T', ' '), default
#> zone('2020-01-02T03:04Z', 'CET')
#> zone('12:30', 'CET')
#> zone('', 'UTC')
#> zone('Z', None)
#> zone('TTZZ', 0)
# %%
def f(text, n):
    tail = text[-n:]
    return text.removesuffix(tail)[::-1] + tail
#> f('abcdef', 2)
#> f('xy', 1)
#> f('abc', 0)
#> f('', 1)
#> f('qwe', 5)
# %%
def f(s, ends):
    for e in ends:
        s = s.removesuffix(e)
    return s.removesuffix(s[-1:])
#> f('file.tar.gz', ['.gz', '.tar'])
#> f('file.tar.gz', ['.tar', '.gz'])
#> f('abc', [])
#> f('', ['x'])
#> f('aaa', 'aa')
# %%
def f(words):
    stems = {}
    for w in words:
        stem = w.removesuffix('s')
        stems[stem] = stems.get(stem, 0) + 1
    return sorted(stems, key=stems.get)
#> f(['cats', 'dog', 'cat'])
#> f(['bus', 'bu'])
#> f([])
#> f(['s', 'ss', ''])
#> f(['x', 'xs', 'y'])
# %%
def f(a, b):
    if a.endswith(b):
        a, b = a.removesuffix(b), a
    return a + '|' + b
#> f('hello', 'lo')
#> f('abc', 'x')
#> f('q', 'q')
#> f('', '')
#> f('WqRt9', 't9')
# %%
def f(text):
    n = len(text)
    for c in reversed(text):
        text = text.removesuffix(c * 2)
    return text, n - len(text)
#> f('abccbb')
#> f('xx')
#> f('abc')
#> f('')
#> f('aaaaa')
# %%
def f(s, char):
    k = 0
    while s != s.removesuffix(char):
        s = s.removesuffix(char)
        k += len(char)
    return s.center(len(s) + k, char[0])
#> f('abcc', 'c')
#> f('x---', '-')
#> f('ababab', 'ab')
#> f('q', 'z')
#> f('mm', 'm')
# %%
def stem(name, exts):
    base = name
    for e in sorted(exts, key=len, reverse=True):
        base = base.removesuffix('.' + e)
        if base != name:
            break
    return base
#> stem('a.tar.gz', ['gz', 'tar.gz'])
#> stem('b.py', ['c', 'py'])
#> stem('none', [])
#> stem('.py', ['py'])
#> stem('x.y.y', ['y'])
# %%
def f(items, suf):
    for x in list(items):
        y = x.removesuffix(suf)
        if y in items and y != x:
            items.remove(y)
    return items
#> f(['a', 'as', 'b'], 's')
#> f(['run', 'runner', 'runn'], 'er')
#> f([], 'q')
#> f(['x', 'xx', 'xxx'], 'x')
#> f(['k'], 'k')
# %%
def f(text, k):
    lines = text.splitlines()
    tail = lines[-1] if lines else ''
    return [x.removesuffix(tail[k:]) for x in lines]
#> f('ab\ncb\nb', 0)
#> f('one\ntwo', 1)
#> f('', 0)
#> f('xyz', 1)
#> f('p--\nq--\n--', 1)
# %%
def g(d):
    for key, suf in list(d.items()):
        new = key.removesuffix(suf)
        if new != key:
            del d[key]
            d[new] = suf[::-1]
    return d
#> g({'abc': 'bc', 'x': 'y'})
#> g({'run()': '()'})
#> g({})
#> g({'aa': 'a', 'a': 'a'})
#> g({'q': ''})
