# %%
def f(text):
    lines = text.splitlines()
    return lines, len(lines)
#> f('a\nb\n')
#> f('one\r\ntwo\rthree')
#> f('')
#> f('no newline')
#> f('\n\n')
# %%
def number(text, start):
    out = []
    for n, line in enumerate(text.splitlines(), start):
        out.append(f'{n}: {line}' if line else '')
    return '\n'.join(out)
#> number('x\ny', 1)
#> number('a\n\nb', 10)
#> number('', 0)
#> number('solo', -2)
#> number('é\r\nß', 5)
# %%
def longest_line(s):
    best = max(s.splitlines(), key=len, default=None)
    if best is None:
        return 'empty'
    return best.strip(), len(best)
#> longest_line('ab\nabcd\nabc')
#> longest_line('')
#> longest_line('  pad  \nxx')
#> longest_line('\n')
#> longest_line('tie\neit')
# %%
def without_comments(src, mark='#'):
    kept = []
    for line in src.splitlines():
        code = line.split(mark)[0].rstrip()
        if code:
            kept.append(code)
    return kept
#> without_comments('x = 1 # one\n# all\ny = 2')
#> without_comments('a // b\nc', '//')
#> without_comments('')
#> without_comments('#\n  #\n')
#> without_comments('  keep\n\tindent # z')
# %%
def endings(text):
    counts = {'\n': 0, '\r\n': 0, 'none': 0}
    for line in text.splitlines(True):
        bare = line.rstrip('\r\n')
        end = line[len(bare):] or 'none'
        counts[end] += 1
    return counts
#> endings('a\nb\r\nc')
#> endings('x\n\n')
#> endings('')
#> endings('old\rmac')
#> endings('end')
# %%
def config(text):
    section, data = None, {}
    for raw in text.splitlines():
        raw = raw.strip()
        if raw.startswith('[') and raw.endswith(']'):
            section = raw[1:-1]
            data[section] = {}
        elif '=' in raw:
            k, v = raw.split('=', 1)
            data[section][k] = v
    return data
#> config('[a]\nx=1\ny=2\n[b]\nz=3')
#> config('[only]')
#> config('')
#> config('lost=1')
#> config(' [s] \n junk \n k=v=w ')
# %%
def transpose(block):
    rows = block.splitlines()
    width = max(len(r) for r in rows)
    rows = [r.ljust(width) for r in rows]
    return [''.join(col).rstrip() for col in zip(*rows)]
#> transpose('abc\nde')
#> transpose('x')
#> transpose('12\n34\n56')
#> transpose('')
#> transpose('\nab')
# %%
def head_tail(text, n):
    lines = text.splitlines()
    if len(lines) <= 2 * n:
        return lines
    return lines[:n] + ['... %d more' % (len(lines) - 2 * n)] + lines[-n:]
#> head_tail('a\nb\nc\nd\ne', 1)
#> head_tail('a\nb', 1)
#> head_tail('1\n2\n3\n4\n5\n6\n7', 2)
#> head_tail('', 3)
#> head_tail('p\nq\nr', 0)
# %%
def diff(old, new):
    a, b = old.splitlines(), new.splitlines()
    out = ['-' + x for x in a if x not in b]
    out += ['+' + y for y in b if y not in a]
    return out or None
#> diff('x\ny\nz', 'x\nz\nw')
#> diff('same', 'same\n')
#> diff('', 'new')
#> diff('gone\r\n', '')
#> diff('a\na', 'A')
# %%
def dedent_block(s):
    lines = s.splitlines(keepends=True)
    first = lines[0] if lines else ''
    pad = len(first) - len(first.lstrip(' '))
    res = ''
    for l in lines:
        res += l[pad:] if l[:pad].isspace() else l
    return res
#> dedent_block('  a\n    b\n  c')
#> dedent_block('x\n  y')
#> dedent_block('')
#> dedent_block('    deep\n  less\nnone')
#> dedent_block('\n  z')
# %%
def poem(text, refrain):
    count = 0
    for line in reversed(text.splitlines()):
        if line.lower() != refrain.lower():
            break
        count += 1
    return count
#> poem('roses\nLa la\nla LA', 'la la')
#> poem('one\ntwo', 'two')
#> poem('', 'x')
#> poem('hey\nhey\nhey', 'HEY')
#> poem('end\n\n', '')
# %%
def paragraphs(text):
    groups = [[]]
    for line in text.splitlines():
        if line.strip():
            groups[-1].append(line)
        elif groups[-1]:
            groups.append([])
    return [' '.join(g) for g in groups if g]
#> paragraphs('a\nb\n\nc')
#> paragraphs('\n\nstart\n \n\nend')
#> paragraphs('')
#> paragraphs('single')
#> paragraphs('x\n\t\ny\nz\n')
# %%
def sums(table, sep=','):
    totals = []
    for row in table.splitlines():
        nums = [int(c) for c in row.split(sep) if c.strip().lstrip('-').isdigit()]
        totals.append(sum(nums))
    return totals
#> sums('1,2\n3,4,5')
#> sums('a,1\nb,-7')
#> sums('')
#> sums('10 20\n\n30', ' ')
#> sums('x\ny', ';')
# %%
def g(s, i):
    lines = s.splitlines()
    line = lines[i]
    del lines[i]
    lines.insert(0, line.upper())
    return '|'.join(lines)
#> g('a\nb\nc', 2)
#> g('first\nsecond', -1)
#> g('one', 0)
#> g('x\ny', 5)
#> g('', 0)
# %%
def find_line(text, word):
    for no, line in enumerate(text.splitlines(), 1):
        if (col := line.find(word)) >= 0:
            return no, col + 1
    return 0, 0
#> find_line('alpha\nbeta\ngamma', 'mm')
#> find_line('cat\nconcat', 'cat')
#> find_line('nothing\nhere', 'z')
#> find_line('', '')
#> find_line('\r\n  x', 'x')
# %%
def box(msg):
    lines = msg.splitlines() or ['']
    w = max(map(len, lines))
    edge = '+' + '-' * w + '+'
    return [edge, *('|' + l.center(w) + '|' for l in lines), edge]
#> box('hi\nworld')
#> box('')
#> box('a')
#> box('one\n\nthree')
#> box('ñ\nabcd')
# %%
def keep_matching(chunks, key):
    found = []
    for chunk in chunks:
        for piece in chunk.splitlines():
            if piece.startswith(key):
                found.append(piece.removeprefix(key).strip())
    return found
#> keep_matching(['> a\nb', 'c\n>d'], '>')
#> keep_matching(['x\ny'], 'z')
#> keep_matching([], '-')
#> keep_matching(['- one\r\n- two', '-'], '-')
#> keep_matching(['p\vq', 'p\fpq'], 'p')
# %%
def count_blank(text, strict=True):
    blank = 0
    lines = text.splitlines()
    for l in lines:
        if l == '' or (not strict and l.isspace()):
            blank += 1
    return f'{blank}/{len(lines)}'
#> count_blank('a\n\n  \nb')
#> count_blank('a\n\n  \nb', False)
#> count_blank('')
#> count_blank('\n\n\n')
#> count_blank('\t\nx', strict=False)
# %%
def zip_lines(left, right, glue=' = '):
    a, b = left.splitlines(), right.splitlines()
    if len(a) != len(b):
        raise ValueError(f'{len(a)} != {len(b)}')
    return {x.strip(): y.strip() + glue + x[::-1] for x, y in zip(a, b)}
#> zip_lines('ab\ncd', '1\n2')
#> zip_lines('a', '')
#> zip_lines('', '', '-')
#> zip_lines(' k \n k', 'v1\nv2')
#> zip_lines('q\n', ' w ', glue='')
# %%
def rejoin(s, width):
    buf, out = '', []
    for part in s.splitlines():
        if buf and len(buf) + len(part) + 1 > width:
            out.append(buf)
            buf = part
        else:
            buf = (buf + ' ' + part).strip()
    return out + [buf]
#> rejoin('to\nbe\nor\nnot', 5)
#> rejoin('a\nb\nc', 100)
#> rejoin('', 4)
#> rejoin('longword\nx', 3)
#> rejoin('one\n\ntwo', 7)
# %%
def f(text):
    lines = text.splitlines()
    return '\n'.join(x[::-1] for x in lines if x)
#> f('ab\ncd')
#> f('x\n\nyz\n')
#> f('')
#> f('one')
#> f('a\r\nb c')
# %%
def f(text, n):
    lines = text.splitlines(True)
    lines = lines[n:] + lines[:n]
    return ''.join(lines)
#> f('a\nb\nc\n', 1)
#> f('x\ny', 1)
#> f('', 2)
#> f('p\r\nq\r\n', -1)
#> f('solo', 4)
# %%
def f(text):
    a = text.splitlines()
    b = text.split('\n')
    return len(a) - len(b), a == b
#> f('a\nb\n')
#> f('a\rb')
#> f('ab')
#> f('')
#> f('x\x0by\n')
# %%
def f(text, char):
    out = []
    for i, line in enumerate(text.splitlines()):
        if char in line:
            out.append(line.index(char) + i)
    return out
#> f('abc\nbca\ncab', 'a')
#> f('x\ny', 'z')
#> f('', 'q')
#> f('k\n\nk', 'k')
#> f('..\n.', '.')
# %%
def f(a, b):
    pairs = zip(a.splitlines(), b.splitlines())
    return [i for i, (x, y) in enumerate(pairs) if x != y]
#> f('a\nb\nc', 'a\nx\nc')
#> f('p', 'p\nq')
#> f('', 'k')
#> f('m\nn', 'n\nm')
#> f('x\r\ny', 'x\ny')
# %%
def f(text, k):
    lines = text.splitlines()
    while lines and len(lines[-1]) < k:
        lines.pop()
    return lines
#> f('abc\nde\nf', 2)
#> f('a\nb', 5)
#> f('', 0)
#> f('xy\n\n', 1)
#> f('q\nlonger', 3)
# %%
def number(text, start=1):
    lines = text.splitlines(keepends=True)
    for i in range(len(lines)):
        lines[i] = f'{i + start}:{lines[i]}'
    return ''.join(lines).rstrip()
#> number('a\nb\n')
#> number('x', 9)
#> number('')
#> number('\n\n', 0)
#> number('p\r\nq', start=-1)
# %%
def f(text):
    d = {}
    for line in text.splitlines():
        d.setdefault(line[:1].isspace(), []).append(line.strip())
    return d
#> f('a\n b\nc')
#> f('\tx\n\ty')
#> f('')
#> f('p\n\nq')
#> f(' k')
# %%
def f(lst):
    text = '\r'.join(lst)
    return sorted(text.splitlines(), key=len)[::-1]
#> f(['ab', 'c\nd', 'efg'])
#> f(['x'])
#> f([])
#> f(['\n', 'y'])
#> f(['p\n', '\nq', 'rr'])
# %%
def g(text, value):
    head, *rest = text.splitlines()
    rest = [head + value + r for r in rest]
    return rest or head
#> g('h\na\nb', ':')
#> g('only', '-')
#> g('x\n\ny', '')
#> g('', '.')
#> g('\nz', '+')
