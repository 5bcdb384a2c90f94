# %%
def parse(line):
    key, _, value = line.partition('=')
    return {key.strip(): value.strip()}
#> parse('name = Bo')
#> parse('x=1=2')
#> parse('novalue')
#> parse('')
#> parse(' = ')
# %%
def load(lines, comment='#'):
    conf = {}
    for line in lines:
        line = line.partition(comment)[0].strip()
        if not line:
            continue
        k, eq, v = line.partition('=')
        conf[k] = v if eq else True
    return conf
#> load(['a=1', 'debug', '# nothing', 'b=2 # two'])
#> load([])
#> load(['x=;y', 'z'], ';')
#> load(['dup=1', 'dup=2'])
#> load(['=5', '#=3'])
# %%
def f(s, sep):
    left, mid, right = s.partition(sep)
    if not mid:
        return s[::-1]
    return right + mid + left
#> f('first-last', '-')
#> f('a.b.c', '.')
#> f('abc', 'z')
#> f('', ',')
#> f('word', '')
# %%
def steps(path):
    out = []
    head, slash, rest = path.partition('/')
    while slash:
        out.append(head)
        head, slash, rest = rest.partition('/')
    out.append(head)
    return out
#> steps('usr/local/bin')
#> steps('/root')
#> steps('file')
#> steps('')
#> steps('a//b/')
# %%
def between(text, start, end):
    tail = text.partition(start)[2]
    inner, found, _ = tail.partition(end)
    return inner if found else None
#> between('say "hi" now', '"', '"')
#> between('<b>bold</b>', '<b>', '</b>')
#> between('f(x', '(', ')')
#> between('nothing', '[', ']')
#> between('a||b', '|', '|')
# %%
def email(addr):
    user, at, host = addr.lower().partition('@')
    if not at or '@' in host:
        raise ValueError(addr)
    user = user.partition('+')[0]
    return f'{user} at {host}'
#> email('Bob+news@Mail.org')
#> email('x@y')
#> email('nobody')
#> email('a@b@c')
#> email('@host')
# %%
def ratio(text):
    num, _, den = text.partition('/')
    try:
        return int(num) / int(den or 1)
    except ValueError:
        return None
    except ZeroDivisionError:
        return 'inf'
#> ratio('3/4')
#> ratio('7')
#> ratio('1/0')
#> ratio('a/b')
#> ratio('-9/3')
# %%
def group(entries):
    res = {}
    for e in entries:
        topic, _, item = e.partition(':')
        res.setdefault(topic, []).append(item)
    return {k: v for k, v in res.items() if len(v) > 1}
#> group(['fruit:fig', 'fruit:kiwi', 'veg:leek'])
#> group(['a', 'a', 'a:b'])
#> group([])
#> group(['x:1:2', 'x:', 'y:3', 'y:3'])
#> group([':p', ':q'])
# %%
def minutes(clock):
    h, colon, m = clock.partition(':')
    if colon == '':
        m = 0
    total = int(h) * 60 + int(m)
    return total % (24 * 60)
#> minutes('07:30')
#> minutes('25:10')
#> minutes('3')
#> minutes('12:')
#> minutes('-1:15')
# %%
def cut(s, seps):
    pieces = []
    for sep in seps:
        before, hit, s = s.partition(sep)
        if hit:
            pieces.append(before)
    pieces.append(s)
    return pieces
#> cut('2021-03-04T05:06', '-T:')
#> cut('a,b;c', ',;')
#> cut('plain', '.')
#> cut('', 'xyz')
#> cut('k=v&w', '=&')
# %%
def positions(text, word):
    spots = []
    offset = 0
    while True:
        a, b, text = text.partition(word)
        if b == '':
            break
        spots.append(offset + len(a))
        offset += len(a) + len(b)
    return spots
#> positions('abracadabra', 'ab')
#> positions('aaaa', 'aa')
#> positions('none', 'x')
#> positions('', 'q')
#> positions('the other then', 'the')
# %%
def first_word(sentences):
    firsts = [s.lstrip().partition(' ')[0].rstrip('.,') for s in sentences if s]
    return firsts, len(sentences) - len(firsts)
#> first_word(['Hello there', ' go. now', ''])
#> first_word(['single'])
#> first_word([])
#> first_word(['   ', ', odd'])
#> first_word(['Olé, amigo', 'a  b'])
# %%
def swap_name(name, sep=', '):
    last, comma, first = name.partition(sep)
    return ' '.join((first, last)).title() if comma else name.upper()
#> swap_name('doe, jane')
#> swap_name('prince')
#> swap_name("o'neil, ed")
#> swap_name('lee|ann', '|')
#> swap_name('')
# %%
def nested(s):
    depth = 0
    opening, rest = '', s
    while '(' in rest:
        before, opening, rest = rest.partition('(')
        depth += 1 - before.count(')')
    return depth - rest.count(')')
#> nested('f(g(x))')
#> nested('((a)')
#> nested(')(')
#> nested('flat')
#> nested('a)b)c')
# %%
def query(url):
    _, mark, qs = url.partition('?')
    params = []
    if mark:
        for pair in qs.split('&'):
            name, _, val = pair.partition('=')
            params.append((name, val or None))
    params.sort(key=lambda p: p[0])
    return params
#> query('site.com/?q=cats&a=1')
#> query('site.com')
#> query('?flag&z=')
#> query('x?')
#> query('p?b=2&a=?&a=1')
# %%
def choose(options, key):
    for opt in options:
        name, sep, text = opt.partition(')')
        if sep and name == key:
            return text.strip()
    else:
        return choose(options, 'z') if key != 'z' else ''
#> choose(['a) yes', 'b) no'], 'b')
#> choose(['a) yes', 'z) other'], 'q')
#> choose([], 'a')
#> choose(['a yes', 'a)  maybe)'], 'a')
#> choose(['1)one', '2)two'], '3')
# %%
def decimals(value):
    whole, dot, frac = str(value).partition('.')
    frac = frac.rstrip('0')
    return len(whole.lstrip('-')), len(frac), bool(dot)
#> decimals(3.14)
#> decimals(-120)
#> decimals(2.0)
#> decimals('10.500')
#> decimals('')
# %%
def g(a, b):
    x = a.partition(b)
    y = b.partition(a)
    if x[1]:
        return x
    elif y[1]:
        return y
    return len(a) - len(b)
#> g('hamburger', 'burg')
#> g('at', 'cathode')
#> g('same', 'same')
#> g('left', 'r')
#> g('abc', 'abcabc')
# %%
def unwrap(text, marker):
    count = 0
    head, m, body = text.partition(marker)
    while m and not head:
        count += 1
        text = body
        head, m, body = text.partition(marker)
    return text, count
#> unwrap('>>> hi', '>')
#> unwrap('abab-x', 'ab')
#> unwrap('clean', '#')
#> unwrap('----', '-')
#> unwrap('', '!')
# %%
def scores(record):
    total = 0
    best = None
    while record:
        entry, _, record = record.partition(';')
        who, _, pts = entry.partition(' ')
        total += int(pts)
        if best is None or int(pts) > best[1]:
            best = (who, int(pts))
    return best, total
#> scores('ann 3;bo 7;cy 5')
#> scores('')
#> scores('x -1;y -4')
#> scores('solo 10;')
#> scores('tie 2;eit 2;oops')
# %%
def f(text, sep):
    a, b, c = text.partition(sep)
    return c + b + a if b else a * 2
#> f('key=val', '=')
#> f('abc', '-')
#> f('', '.')
#> f('a::b::c', '::')
#> f(', x', ', ')
# %%
def f(s, chars):
    out = []
    for c in chars:
        head, _, s = s.partition(c)
        out.append(head)
    return out, s
#> f('a,b;c', ',;')
#> f('hello', 'lx')
#> f('', 'q')
#> f('1-2-3', '--')
#> f('abc', '')
# %%
def f(text):
    n = 0
    while text:
        head, sep, text = text.partition(' ')
        n += len(head) if sep else -len(head)
    return n
#> f('ab cde f')
#> f('solo')
#> f('')
#> f(' x ')
#> f('one two')
# %%
def f(a, b):
    x = a.partition(b)
    y = b.partition(a)
    return [len(p) for p in x + y if p]
#> f('hello', 'l')
#> f('an', 'banana')
#> f('x', 'x')
#> f('abc', 'xyz')
#> f('mm', 'm')
# %%
def f(items, sep):
    d = {}
    for s in items:
        k, _, v = s.partition(sep)
        d[v or k] = k
    return d
#> f(['a=1', 'b=2', 'c'], '=')
#> f(['x', 'x:y'], ':')
#> f([], '-')
#> f(['=z', 'z='], '=')
#> f(['p q r'], ' ')
# %%
def f(s, k):
    for i in range(k):
        a, m, b = s.partition(str(i))
        s = b + a
    return s
#> f('a0b1c2', 2)
#> f('10', 2)
#> f('xyz', 3)
#> f('', 1)
#> f('2x1y0z', 3)
# %%
def unnest(text):
    inner = text.partition('(')[2].rpartition(')')[0]
    if '(' in inner:
        return unnest(inner)
    return inner or None
#> unnest('f(g(x))')
#> unnest('a(b)')
#> unnest('none')
#> unnest('')
#> unnest('(((k)))')
# %%
def f(text, char):
    left, mid, right = text.partition(char)
    if len(left) > len(right):
        left, right = right, left
    return left + mid.upper() + right
#> f('abcdxe', 'x')
#> f('xab', 'x')
#> f('q', 'z')
#> f('', 'k')
#> f('a-b', '-')
# %%
def f(line):
    code, mark, note = line.partition('#')
    code = code.rstrip()
    return (code, note.strip().title()) if mark else code.split()
#> f('x = 1 # set it')
#> f('y = 2')
#> f('#only')
#> f('')
#> f('a # b # c')
# %%
def g(s, n):
    parts = list(s.partition(s[n:n + 1] or '?'))
    parts.sort(key=len, reverse=True)
    return '/'.join(parts)
#> g('abcdef', 2)
#> g('hello', 3)
#> g('xy', 9)
#> g('?', 1)
#> g('a b', 1)
