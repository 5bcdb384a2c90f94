# %%
def width(line, tab=8):
    tabs = line.count('\t')
    return len(line.expandtabs(tab)) - tabs
#> width('a\tb')
#> width('a\tb', 4)
#> width('\t\t', 2)
#> width('none')
#> width('abcd\t', 0)
# %%
def f(text, n):
    text = text.expandtabs(n)
    return text.replace(' ', '.')
#> f('x\ty\tz', 4)
#> f('long word\tend', 3)
#> f('', 4)
#> f('\t', 1)
#> f('q\tw', -2)
# %%
def indent_levels(source, size):
    levels = []
    for line in source.split('\n'):
        line = line.expandtabs(size)
        spaces = len(line) - len(line.lstrip(' '))
        levels.append(spaces // size)
    return levels
#> indent_levels('def f():\n\treturn 1', 4)
#> indent_levels('a\n\tb\n\t\tc\n    d', 4)
#> indent_levels('', 2)
#> indent_levels('\t\tx\n \ty', 2)
#> indent_levels('x', 0)
# %%
def columns(rows, tab):
    joined = ['\t'.join(map(str, r)) for r in rows]
    return [j.expandtabs(tab) for j in joined]
#> columns([[1, 2], [30, 4]], 4)
#> columns([['name', 'age'], ['bo', 7]], 6)
#> columns([], 8)
#> columns([[None, True], []], 5)
#> columns([['overflow', 'x']], 3)
# %%
def tab_stop(text, stops):
    for n in stops:
        wide = text.expandtabs(n)
        if len(wide) > 10:
            return n, wide.strip()
    return text.strip()
#> tab_stop('a\tb\tc', [2, 4, 8])
#> tab_stop('short', [4, 8])
#> tab_stop('already long line', [1])
#> tab_stop('\tx\t', [])
#> tab_stop('one\ttwo', (3, 6, 9))
# %%
def has_tabs(lines):
    changed = 0
    for i, line in enumerate(lines):
        new = line.expandtabs(4)
        if new != line:
            lines[i] = new
            changed += 1
    return changed, lines
#> has_tabs(['a\tb', 'c', '\td'])
#> has_tabs(['plain', ''])
#> has_tabs([])
#> has_tabs(['\t', '\t\t', '    '])
#> has_tabs(['tab\tat\tend\t'])
# %%
def position(line, word):
    raw = line.find(word)
    shown = line.expandtabs().find(word)
    if raw == -1:
        return None
    return shown - raw
#> position('a\tbee', 'bee')
#> position('\t\tx y', 'y')
#> position('abc', 'c')
#> position('abc', 'z')
#> position('12345678\t9', '9')
# %%
def collapse(text):
    text = text.expandtabs(2)
    while '  ' in text:
        text = text.replace('  ', ' ')
    return text.split(' ')
#> collapse('a\t\tb   c')
#> collapse('\tlead')
#> collapse('solid')
#> collapse('')
#> collapse('x \t y\t')
# %%
def key_values(block):
    d = {}
    for line in block.splitlines():
        key, _, val = line.expandtabs(1).partition(' ')
        d[key] = val.strip() or None
    return d
#> key_values('host\tlocal\nport\t80')
#> key_values('flag\nname\t\tJo Ann')
#> key_values('')
#> key_values('a b\na\tc')
#> key_values('\tleading')
# %%
def ruler(words, n=4):
    line = '\t'.join(words).expandtabs(n)
    marks = ''
    for i in range(len(line)):
        marks += '|' if i % n == 0 else '-'
    return line + '/' + marks
#> ruler(['a', 'bb', 'ccc'])
#> ruler(['long one', 'x'], 3)
#> ruler([])
#> ruler(['', '', 'end'], 2)
#> ruler(['p', 'q'], 5)
# %%
def same_look(a, b, sizes=(2, 4, 8)):
    same = [n for n in sizes if a.expandtabs(n) == b.expandtabs(n)]
    return same or min(sizes)
#> same_look('a\tb', 'a   b')
#> same_look('\tx', '  x')
#> same_look('x', 'x', (1,))
#> same_look('a\tb', 'a\tc')
#> same_look('ab\tc', 'ab  c', [2, 3, 4])
# %%
def g(s):
    parts = s.split('\t')
    longest = max(parts, key=len)
    size = len(longest) + 1
    return s.expandtabs(size), size
#> g('id\tname\tcity')
#> g('notabs')
#> g('')
#> g('a\t\tbbb')
#> g('ñu\tü\n\tz')
# %%
def retab(line, size):
    body = line.expandtabs(size)
    lead = len(body) - len(body.lstrip())
    q, r = divmod(lead, size)
    return '\t' * q + ' ' * r + body.lstrip()
#> retab('        x = 1', 4)
#> retab('  \ty', 4)
#> retab('z', 3)
#> retab('     five', 2)
#> retab('oops', 0)
# %%
def clip(text, limit, tab=4):
    shown = text.expandtabs(tab)
    if len(shown) <= limit:
        return shown
    cut = shown[:limit].rstrip()
    return cut + '...' if cut else '...'
#> clip('a\tb\tc', 20)
#> clip('a\tb\tc', 5)
#> clip('\t\t\tdeep', 6)
#> clip('abc', 3, 1)
#> clip('wide\tgap', 7, 8)
# %%
def process(line, opts):
    if opts.get('tabs'):
        line = line.expandtabs(opts['tabs'])
    if opts.get('upper', False):
        line = line.upper()
    return line[opts.get('skip', 0):]
#> process('a\tb', {'tabs': 3})
#> process('\tkey', {'tabs': 2, 'upper': True})
#> process('x\ty', {})
#> process('one\ttwo', {'tabs': 4, 'skip': 4})
#> process('one\ttwo', {'tabs': 0, 'skip': -2})
# %%
def outline(lines):
    stack, result = [], []
    for line in lines:
        flat = line.expandtabs(1)
        depth = len(flat) - len(flat.lstrip())
        del stack[depth:]
        stack.append(flat.strip())
        result.append('.'.join(stack))
    return result
#> outline(['a', '\tb', '\t\tc', '\td'])
#> outline(['x', 'y'])
#> outline([])
#> outline(['\tp', 'q', '\t\tr'])
#> outline(['top', '\t', 'end'])
# %%
def pad_counts(text):
    counts = []
    for n in range(1, 9):
        counts.append(text.expandtabs(n).count(' '))
    return counts[::-2]
#> pad_counts('a\tb')
#> pad_counts('abcdef\t\t')
#> pad_counts('a b')
#> pad_counts('')
#> pad_counts('\tone\ttwo')
# %%
def align(pairs):
    widest = max(len(k) for k, v in pairs)
    res = ''
    for k, v in pairs:
        res += f'{k}:\t{v}\n'.expandtabs(widest + 2)
    return res
#> align([('id', 7), ('name', 'Bo')])
#> align([('x', None)])
#> align([])
#> align([('', 1), ('bb', 2.5), ('c', [])])
#> align([('größe', 'L'), ('farbe', 'rot')])
# %%
def cursor(keys):
    line = ''
    for k in keys:
        if k == '<':
            line = line.expandtabs(4)[:-1]
        else:
            line += k
    return line.expandtabs(4)
#> cursor('ab\tc')
#> cursor('a\t<<b')
#> cursor('<<<')
#> cursor('x<\ty<')
#> cursor(['w', '\t', 'z'])
# %%
def split_at(line, col):
    line = line.expandtabs()
    if not 0 <= col <= len(line):
        raise IndexError(col)
    left, right = line[:col], line[col:]
    return left.rstrip(), right.lstrip()
#> split_at('name\tvalue', 8)
#> split_at('a\tb\tc', 10)
#> split_at('abc', 5)
#> split_at('', 0)
#> split_at('\tx', 3)
# %%
def f(text, n):
    wide = text.expandtabs(n)
    return len(wide) - len(text), wide.replace(' ', '.')
#> f('a\tb', 4)
#> f('\t\t', 2)
#> f('abc\tde\tf', 3)
#> f('none', 8)
#> f('x\ty', 0)
# %%
def f(s):
    out = []
    for n in range(1, 5):
        out.append(s.expandtabs(n).count(' '))
    return out
#> f('a\tb')
#> f('\t')
#> f('abc\t')
#> f('')
#> f('one two\tx')
# %%
def f(lines, k):
    lines = [x.expandtabs(k) for x in lines]
    lines.sort(key=len)
    return lines[-1] if lines else None
#> f(['a\t', 'ab\tc', 'x'], 4)
#> f(['\t', '   '], 3)
#> f([], 2)
#> f(['same', '\tx'], 1)
#> f(['é\té', 'abcdef'], 5)
# %%
def f(text):
    t = text.expandtabs(4)
    i = t.find(' ')
    return t[i:].lstrip() + t[:i]
#> f('ab\tcd')
#> f('\tx')
#> f('none')
#> f('q\t')
#> f('k v\tw')
# %%
def f(s, a, b):
    x, y = s.expandtabs(a), s.expandtabs(b)
    if x == y:
        return s.strip()
    return min(x, y, key=len), max(x, y, key=len)
#> f('p\tq', 2, 4)
#> f('p\tq', 2, 2)
#> f('no tabs', 1, 9)
#> f('\t', 0, 1)
#> f('abc\td', 4, 2)
# %%
def f(text, char):
    text = text.replace(char, '\t').expandtabs(3)
    return text.split('  ')
#> f('a,b,c', ',')
#> f('ab-cd-e', '-')
#> f('xyz', '.')
#> f('', 'q')
#> f('a  b', ' ')
# %%
def f(rows):
    n = 1 + max(len(c) for r in rows for c in r)
    return [''.join(c + '\t' for c in r).expandtabs(n).rstrip() for r in rows]
#> f([['a', 'bb'], ['ccc', 'd']])
#> f([['x'], ['y', 'z']])
#> f([['', 'q']])
#> f([[]])
#> f([['id', 'n'], ['1', '20']])
# %%
def depth(text):
    total = 0
    for line in text.splitlines():
        wide = line.expandtabs(4)
        total += (len(wide) - len(wide.lstrip())) // 4
    return total
#> depth('\ta\n\t\tb')
#> depth('a\n  b')
#> depth('')
#> depth('  \tx\n\ty')
#> depth('        z')
# %%
def f(s, n):
    while '\t' in s:
        i = s.index('\t')
        s = s[:i + 1].expandtabs(n) + s[i + 1:]
        n += 1
    return s + '|', n
#> f('a\tb\tc', 2)
#> f('\t', 4)
#> f('plain', 3)
#> f('\t\t\t', 1)
#> f('ab\t', 1)
# %%
def g(text, nums):
    nums.sort(reverse=True)
    return [text.expandtabs(n)[n:n + 1] or '-' for n in nums]
#> g('a\tb', [1, 2, 4])
#> g('\txyz', [0, 3])
#> g('', [5])
#> g('long text\t.', [2, 4])
#> g('q\tw\te', [1, 2, 3, 9])
