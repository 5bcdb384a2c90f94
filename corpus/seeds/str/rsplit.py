# %%
def last_two(path):
    parts = path.rsplit('/', 2)
    return parts[-2:]
#> last_two('a/b/c/d')
#> last_two('one')
#> last_two('x/y')
#> last_two('')
#> last_two('/root/')
# %%
def f(s, sep, n):
    pieces = s.rsplit(sep, n)
    pieces.reverse()
    return sep.join(pieces)
#> f('1.2.3.4', '.', 2)
#> f('a b c', ' ', -1)
#> f('abc', '-', 1)
#> f('x--y--z', '--', 0)
#> f('', ',', 3)
# %%
def parse_log(line):
    try:
        msg, level, code = line.rsplit(' ', 2)
    except ValueError:
        return {'msg': line}
    return {'msg': msg, 'level': level.upper(), 'code': int(code)}
#> parse_log('disk is full warn 12')
#> parse_log('boot info 0')
#> parse_log('short line')
#> parse_log('')
#> parse_log('took too long')
# %%
def totals(lines):
    acc = {}
    for line in lines:
        name, qty = line.rsplit(maxsplit=1)
        acc[name] = acc.get(name, 0) + int(qty)
    return max(acc.items(), key=lambda kv: kv[1])
#> totals(['green tea 3', 'cake 2', 'green tea 4'])
#> totals(['a  1', 'b 1'])
#> totals([])
#> totals(['lonely'])
#> totals(['x -5', 'y -2', 'x 1'])
# %%
def initials_last(name):
    *given, family = name.rsplit(' ')
    dots = ''.join(g[0] + '.' for g in given if g)
    return (family + ' ' + dots).strip()
#> initials_last('John Ronald Tolkien')
#> initials_last('Cher')
#> initials_last('')
#> initials_last('Ana  María López')
#> initials_last('trailing ')
# %%
def deepest(modules):
    leaf = {}
    for m in modules:
        parts = m.rsplit('.', 1)
        if len(parts) == 1:
            parts = ['', parts[0]]
        leaf.setdefault(parts[1], []).append(parts[0])
    return leaf
#> deepest(['os.path', 'my.path', 'sys'])
#> deepest(['a.b.c', 'b.c'])
#> deepest([])
#> deepest(['.rel', 'end.'])
#> deepest(['x', 'x', 'y.x'])
# %%
def mid_cut(text, sep=','):
    n = text.count(sep)
    if n == 0:
        return [text]
    left = text.rsplit(sep, n // 2 + 1)[0]
    return left, text[len(left) + len(sep):]
#> mid_cut('a,b,c,d')
#> mid_cut('a,b')
#> mid_cut('plain')
#> mid_cut('1; 2; 3', '; ')
#> mid_cut(',,')
# %%
def add_suffix(files, suffix):
    for i, name in enumerate(files):
        if '.' in name:
            stem, ext = name.rsplit('.', 1)
            files[i] = f'{stem}{suffix}.{ext}'
        else:
            files[i] += suffix
    return files
#> add_suffix(['a.txt', 'b', 'c.tar.gz'], '_v2')
#> add_suffix([], 'x')
#> add_suffix(['.env'], '-old')
#> add_suffix(['end.', ''], '!')
#> add_suffix(['x.y'], '')
# %%
def words_back(sentence, k):
    tail = sentence.rsplit(None, k)[1:]
    if len(tail) < k:
        tail = ['?'] * (k - len(tail)) + tail
    return tail
#> words_back('to be or not', 2)
#> words_back('one two', 4)
#> words_back('', 1)
#> words_back('  padded   out  ', 1)
#> words_back('a b c', 0)
# %%
def thousands(n):
    s = str(n)
    groups = ''
    for i, d in enumerate(reversed(s)):
        groups = d + (',' if i and i % 3 == 0 else '') + groups
    return groups.rsplit(',', 1)
#> thousands(1234567)
#> thousands(12)
#> thousands(1000)
#> thousands(-100)
#> thousands(0)
# %%
def strip_fields(record, count, sep='|'):
    before = len(record)
    record = record.rsplit(sep, count)[0]
    return record, before - len(record)
#> strip_fields('a|b|c|d', 2)
#> strip_fields('a|b', 5)
#> strip_fields('x', 1)
#> strip_fields('p::q::r', 1, '::')
#> strip_fields('k|', 0)
# %%
def g(s):
    by_space = s.rsplit()
    by_char = s.rsplit(' ')
    extra = len(by_char) - len(by_space)
    return extra, by_space[-1] if by_space else None
#> g('a  b   c')
#> g('tidy text')
#> g('')
#> g('   ')
#> g('tab\tnew\nline ')
# %%
def sort_by_tail(items, sep):
    items = sorted(items, key=lambda it: (it.rsplit(sep, 1)[-1], -len(it)))
    return items[:3]
#> sort_by_tail(['b.txt', 'a.py', 'cc.txt', 'd.md'], '.')
#> sort_by_tail(['x', 'w', 'vv'], '-')
#> sort_by_tail([], ',')
#> sort_by_tail(['a-2', 'b-10', 'c-1'], '-')
#> sort_by_tail(['z:', ':z'], ':')
# %%
def to_pairs(text):
    result = []
    for chunk in text.split(';'):
        if chunk.count(':') >= 1:
            k, v = chunk.rsplit(':', 1)
            result.append((k.strip(), v.strip()))
    return dict(result)
#> to_pairs('a:1; b:2')
#> to_pairs('x:y:z;w')
#> to_pairs('')
#> to_pairs('dup: 1;dup : 2')
#> to_pairs(':;:')
# %%
def bump(version, part=-1):
    nums = [int(x) for x in version.rsplit('.')]
    nums[part] += 1
    for j in range(len(nums) + part + 1 if part < 0 else part + 1, len(nums)):
        nums[j] = 0
    return '.'.join(map(str, nums))
#> bump('1.2.3')
#> bump('1.2.3', 0)
#> bump('1.9.9', -2)
#> bump('7')
#> bump('1.x')
# %%
def peel_layers(expr, sep):
    layers = 0
    while sep in expr:
        expr, last = expr.rsplit(sep, 1)
        layers += 1
        if not last:
            break
    return expr, layers
#> peel_layers('a>b>c', '>')
#> peel_layers('a>>b', '>')
#> peel_layers('flat', '/')
#> peel_layers('x/', '/')
#> peel_layers('', ' ')
# %%
def check_host(host, allowed):
    labels = host.lower().rsplit('.', 2)
    zone = '.'.join(labels[-2:])
    if zone not in allowed:
        raise PermissionError(zone)
    return labels[0] if len(labels) > 2 else '@'
#> check_host('WWW.site.org', ['site.org'])
#> check_host('a.b.site.org', {'site.org': 1})
#> check_host('evil.com', ['site.org'])
#> check_host('site.org', ('site.org',))
#> check_host('', [''])
# %%
def tail_sum(row):
    label, a, b = row.rsplit('\t', 2)
    total = sum(float(x or 0) for x in (a, b))
    return '{}={:g}'.format(label, total)
#> tail_sum('north\t1.5\t2')
#> tail_sum('a\tb\t3\t')
#> tail_sum('\t\t')
#> tail_sum('few\tcells')
#> tail_sum('neg\t-4\t.25')
# %%
def join_back(text, seps):
    parts = [text]
    for sep in seps:
        head = parts.pop(0)
        parts = head.rsplit(sep, 1) + parts
    return parts, len(parts) == len(seps) + 1
#> join_back('k=v:w;z', ';:=')
#> join_back('a-b', '--')
#> join_back('none', ',')
#> join_back('', [])
#> join_back('1/2/3', '//')
# %%
def answer(line, default='n'):
    question, *opts = line.rsplit('/', 1)
    if not opts:
        return default
    first = question[-1:]
    return first if first.isupper() else opts[0][:1].upper()
#> answer('Continue? Y/n')
#> answer('Delete all? y/N')
#> answer('Really?')
#> answer('/', 'q')
#> answer('a/b/c', default='z')
# %%
def f(text, n):
    parts = text.rsplit(' ', n)
    return parts[0].upper() + str(len(parts))
#> f('a b c d', 2)
#> f('one two', 0)
#> f('', 1)
#> f('x y z', -1)
#> f('solo', 3)
# %%
def f(s, sep):
    *rest, last = s.rsplit(sep, 2)
    rest.insert(0, last)
    return sep.join(rest)
#> f('a-b-c-d', '-')
#> f('x,y', ',')
#> f('none', '.')
#> f('', ';')
#> f('1::2::3', '::')
# %%
def f(a, char):
    k = a.count(char) // 2
    left = a.rsplit(char, k)
    right = a.split(char, k)
    return left[-1] + right[0], left == right
#> f('a,b,c,d', ',')
#> f('xyz', 'q')
#> f('p.q', '.')
#> f('', '-')
#> f('aXbXc', 'X')
# %%
def f(text):
    out = []
    while text:
        pieces = text.rsplit(None, 1)
        out.append(len(pieces[-1]) if pieces else 0)
        text = pieces[0] if len(pieces) > 1 else ''
    return out
#> f('one three five')
#> f('  x ')
#> f('')
#> f('solo')
#> f(' ')
# %%
def f(items):
    d = {}
    for x in items:
        k = x.rsplit('_', 1)
        d[k[-1]] = k[0]
    return d
#> f(['a_b', 'c_d'])
#> f(['x_1', 'y_1'])
#> f([])
#> f(['plain'])
#> f(['p_q_r', '_s', 't_'])
# %%
def f(s, nums):
    nums.append(len(nums))
    return [s.rsplit('.', n)[0] for n in nums if n < 3]
#> f('a.b.c.d', [1, 2, 3])
#> f('x', [0, 1])
#> f('', [])
#> f('1.2', [-1, 5])
#> f('...', [1, 2])
# %%
def last_word(lines):
    best = ''
    for x in lines:
        words = x.rsplit(maxsplit=1)
        if words and len(words[-1]) > len(best):
            best = words[-1]
    return best
#> last_word(['the cat', 'a horse ran', 'an eagle'])
#> last_word(['', ' '])
#> last_word([])
#> last_word(['x yz', 'ab'])
#> last_word(['été là', 'ok'])
# %%
def f(text, a, b):
    x = text.rsplit(a, 1)[-1]
    y = text.split(b, 1)[0]
    return x if x in y else y[::-1]
#> f('a-b+a', '-', '+')
#> f('k=v;w', '=', ';')
#> f('xyz', '1', '2')
#> f('', 'q', 'w')
#> f('p/q?p', '?', '/')
# %%
def f(s, n):
    chunks = s.rsplit(',', n)
    chunks.sort(key=len)
    return chunks[0] * n, chunks[-1]
#> f('a,bb,ccc', 1)
#> f('a,bb,ccc', 2)
#> f(',', 1)
#> f('', 3)
#> f('long,x,y,z', 2)
# %%
def g(path, depth):
    parts = path.rsplit('/', depth)
    if len(parts) <= depth:
        return None
    return '/'.join(parts[1:]), parts[0]
#> g('/a/b/c', 1)
#> g('a/b/c', 2)
#> g('a', 1)
#> g('', 0)
#> g('x//y', 2)
