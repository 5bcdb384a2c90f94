# %%
def split_ext(name):
    base, dot, ext = name.rpartition('.')
    if not base:
        return name, ''
    return base, dot + ext
#> split_ext('photo.final.png')
#> split_ext('README')
#> split_ext('.gitignore')
#> split_ext('ends.')
#> split_ext('')
# %%
def f(s, sep):
    a, b, c = s.rpartition(sep)
    return c + b + a
#> f('x-y-z', '-')
#> f('abc', '/')
#> f('one two', ' ')
#> f('', ':')
#> f('aaa', 'aa')
# %%
def last_name(full):
    first, _, last = full.strip().rpartition(' ')
    if first == '':
        return last.upper()
    return '%s, %s' % (last.upper(), first)
#> last_name('Ada Lovelace')
#> last_name('  Mary Ann Evans ')
#> last_name('Plato')
#> last_name('')
#> last_name('José de la Cruz')
# %%
def counter(title):
    head, paren, tail = title.rpartition(' (')
    if paren and tail.endswith(')') and tail[:-1].isdigit():
        n = int(tail[:-1]) + 1
        return f'{head} ({n})'
    return title + ' (1)'
#> counter('copy (3)')
#> counter('copy')
#> counter('a (b) (9)')
#> counter('x (y)')
#> counter('(2)')
# %%
def pieces(path, sep='/'):
    out = []
    while path:
        path, _, leaf = path.rpartition(sep)
        if leaf:
            out.append(leaf)
    return out
#> pieces('usr/lib/python')
#> pieces('//a//b/')
#> pieces('')
#> pieces('a.b.c', '.')
#> pieces('alone')
# %%
def oxford(items):
    text = ', '.join(items)
    start, comma, end = text.rpartition(', ')
    return start + (' and ' if comma else '') + end
#> oxford(['tea', 'milk', 'jam'])
#> oxford(['one'])
#> oxford([])
#> oxford(['a, b', 'c'])
#> oxford(['', ''])
# %%
def port(addr, default=80):
    host, colon, p = addr.rpartition(':')
    if not colon:
        return addr, default
    try:
        return host, int(p)
    except ValueError:
        return addr, -1
#> port('localhost:8080')
#> port('example.org')
#> port('::1:443', 22)
#> port('bad:port')
#> port(':')
# %%
def nest(dotted, value):
    result = value
    while dotted:
        dotted, _, key = dotted.rpartition('.')
        result = {key: result}
    return result
#> nest('a.b.c', 1)
#> nest('single', [2])
#> nest('', 'bare')
#> nest('x..y', None)
#> nest('.lead', 0)
# %%
def replace_tail(text, marker, new):
    keep, found, _ = text.rpartition(marker)
    if not found:
        raise LookupError(marker)
    return keep + found + new
#> replace_tail('key=old', '=', 'new')
#> replace_tail('a=b=c', '=', '')
#> replace_tail('none', '=', 'x')
#> replace_tail('say: hi: bob', ': ', 'al')
#> replace_tail('>>', '>', '<')
# %%
def by_folder(files):
    tree = {}
    for f in files:
        folder, _, name = f.rpartition('/')
        tree.setdefault(folder or '.', []).append(name)
    for names in tree.values():
        names.sort()
    return tree
#> by_folder(['a/z.txt', 'a/b.txt', 'top.md'])
#> by_folder(['/root', 'x/y/z'])
#> by_folder([])
#> by_folder(['d/', 'd/'])
#> by_folder(['./b', 'a', './a'])
# %%
def balance_cut(s):
    left, mid, right = s.rpartition(')')
    while left.count('(') < left.count(')') + len(mid):
        left, mid, right = left.rpartition(')')
        if not mid:
            break
    return left + mid, right
#> balance_cut('(a)b)c')
#> balance_cut('((x))y')
#> balance_cut('))')
#> balance_cut('none')
#> balance_cut('f(x) + g(y')
# %%
def g(word, letters):
    hits = 0
    for ch in letters:
        before, hit, after = word.rpartition(ch)
        if hit:
            hits += len(after)
            word = before
    return word, hits
#> g('mississippi', 'psi')
#> g('abcdef', 'fed')
#> g('hello', 'xyz')
#> g('', 'a')
#> g('banana', 'aaaa')
# %%
def unit(text):
    amount, space, name = text.rpartition(' ')
    if amount.replace('.', '', 1).isdigit():
        value = float(amount)
        return name if value == 1 else name + 's'
    return None if space else text
#> unit('3 apple')
#> unit('1.0 pear')
#> unit('many plum')
#> unit('fig')
#> unit('2.5.1 kg')
# %%
def longest_tail(lines, sep):
    best = ''
    for line in lines:
        tail = line.rpartition(sep)[-1].strip()
        if len(tail) >= len(best):
            best = tail
    return best
#> longest_tail(['a: one', 'b: three', 'c: seven'], ':')
#> longest_tail(['no sep', 'x|y'], '|')
#> longest_tail([], ',')
#> longest_tail(['k =  v  ', '='], '=')
#> longest_tail(['Ü-ß', 'q-'], '-')
# %%
def same_both_ways(s, sep):
    p, r = s.partition(sep), s.rpartition(sep)
    if p == r:
        return True
    return [x for x, y in zip(p, r) if x != y]
#> same_both_ways('a=b', '=')
#> same_both_ways('a=b=c', '=')
#> same_both_ways('abc', '=')
#> same_both_ways('', '-')
#> same_both_ways('--', '-')
# %%
def shrink(s, limit, sep=' '):
    dropped = 0
    while len(s) > limit:
        s, cut, _ = s.rpartition(sep)
        dropped += 1
        if not cut:
            return None
    return s, dropped
#> shrink('the quick brown fox', 10)
#> shrink('word', 4)
#> shrink('unsplittable', 5)
#> shrink('a-b-c-d', 3, '-')
#> shrink('', 0)
# %%
def pop_suffix(name, known):
    stem, dash, suffix = name.rpartition('-')
    if dash and suffix in known:
        known.remove(suffix)
        return stem, known
    return name, known
#> pop_suffix('lib-dev', ['dev', 'doc'])
#> pop_suffix('lib-x-doc', ['dev', 'doc', 'doc'])
#> pop_suffix('lib', ['lib'])
#> pop_suffix('a-b', [])
#> pop_suffix('tail-', ['', 'q'])
# %%
def reverse_words(s):
    res = []
    rest = s
    while ' ' in rest:
        rest, _, w = rest.rpartition(' ')
        res.append(w[::-1] if len(w) > 3 else w)
    return ' '.join(res + [rest])
#> reverse_words('one plus three')
#> reverse_words('alone')
#> reverse_words('')
#> reverse_words('a  bcde')
#> reverse_words('over and above ')
# %%
def swap_ends(row, sep):
    text = sep.join(row)
    first, s1, rest = text.partition(sep)
    mid, s2, last = rest.rpartition(sep)
    return (last + s1 + mid + s2 + first).split(sep)
#> swap_ends(['a', 'b', 'c'], ',')
#> swap_ends(['1', '2', '3', '4'], '-')
#> swap_ends(['x', 'y'], ';')
#> swap_ends([], '.')
#> swap_ends(['p q', 'r'], ' ')
# %%
def tag_value(line, tags):
    for t in tags:
        _, hit, val = line.rpartition(f'<{t}>')
        if not hit:
            continue
        return t, val.partition('<')[0]
    else:
        return ()
#> tag_value('<b>bold</b><i>it</i>', ['i', 'b'])
#> tag_value('<p>one<p>two', ['h1', 'p'])
#> tag_value('plain', ['p'])
#> tag_value('', [])
#> tag_value('x<b>', 'ab')
# %%
def f(s, sep):
    a, b, c = s.rpartition(sep)
    return len(a), b * 2, c[::-1]
#> f('a.b.cd', '.')
#> f('xyz', '-')
#> f('', ' ')
#> f('k=v=', '=')
#> f('one--two', '--')
# %%
def f(text, char):
    out = []
    while char in text:
        text, _, tail = text.rpartition(char)
        out.append(tail)
    return char.join(out) + text
#> f('a-b-c', '-')
#> f('hello', 'l')
#> f('xyz', 'q')
#> f('', 'k')
#> f('..x', '.')
# %%
def f(a, b):
    x = a.rpartition(b)
    y = a.partition(b)
    return x == y, x[0] or y[2]
#> f('a,b,c', ',')
#> f('a,b', ',')
#> f('abc', ',')
#> f('', 'z')
#> f('mm', 'm')
# %%
def f(names):
    names.sort(key=lambda n: n.rpartition(' ')[2])
    return [n.rpartition(' ')[0] for n in names]
#> f(['Ann Zed', 'Bo Abe'])
#> f(['x', 'b a'])
#> f([])
#> f(['al b c', 'd e f', 'a a a'])
#> f(['Éva Lee', 'Cy Lee'])
# %%
def f(text, n):
    for _ in range(n):
        a, b, c = text.rpartition(' ')
        text = c + b + a
    return text
#> f('one two three', 1)
#> f('one two three', 2)
#> f('solo', 3)
#> f('', 1)
#> f('a b', 0)
# %%
def f(s, chars):
    for c in chars:
        head, sep, tail = s.rpartition(c)
        s = head + tail if sep else c + tail
    return s
#> f('banana', 'an')
#> f('xyz', 'q')
#> f('', 'k')
#> f('a1b2', '12')
#> f('hello', 'llo')
# %%
def bump(version):
    head, dot, last = version.rpartition('.')
    if not last.isdigit():
        return version + '.1'
    return head + dot + str(int(last) + 1)
#> bump('1.2.9')
#> bump('7')
#> bump('v1')
#> bump('')
#> bump('1.0.rc')
# %%
def f(d, key):
    while key and key not in d:
        key = key.rpartition('.')[0]
    return key, d.get(key)
#> f({'a': 1, 'a.b': 2}, 'a.b.c')
#> f({'x': 0}, 'y.z')
#> f({}, 'q')
#> f({'': 'root'}, 'p.q')
#> f({'m.n': [1]}, 'm.n')
# %%
def f(items, sep):
    for i, x in enumerate(items):
        head, _, tail = x.rpartition(sep)
        items[i] = tail if len(tail) > len(head) else head
    return items
#> f(['a-bc', 'abc-d'], '-')
#> f(['x', 'y'], ',')
#> f([], '.')
#> f(['p.q.r', '..'], '.')
#> f(['k : v'], ' : ')
# %%
def g(text):
    left, mid, right = text.rpartition(text[len(text) // 2:len(text) // 2 + 1] or ' ')
    return right + mid + left if left > right else mid
#> g('abcde')
#> g('zyxab')
#> g('hello')
#> g('')
#> g('q')
