# %%
def f(lines):
    kept = [ln.rstrip() for ln in lines]
    while kept and not kept[-1]:
        kept.pop()
    return kept
#> f(['a  ', 'b\n', '', ' '])
#> f(['  x'])
#> f([])
#> f(['', '', ''])
#> f(['\tq\t', '', 'end\r\n'])
# %%
def emphasis(text):
    core = text.rstrip('!?')
    tail = text[len(core):]
    if '?' in tail and '!' in tail:
        return core, 'shock'
    return core, len(tail)
#> emphasis('What?!')
#> emphasis('Stop!!!')
#> emphasis('fine.')
#> emphasis('')
#> emphasis('? ok ?')
# %%
def fmt(x, places=3):
    s = '%.*f' % (places, x)
    if '.' in s:
        s = s.rstrip('0').rstrip('.')
    return s
#> fmt(2.5)
#> fmt(100.0)
#> fmt(1 / 3, 5)
#> fmt(-0.0004)
#> fmt(200, 0)
# %%
def trailing(s, chars):
    n = len(s) - len(s.rstrip(chars))
    return s[-n:] if n else None
#> trailing('file007', '0123456789')
#> trailing('hello', 'ol')
#> trailing('abc', 'x')
#> trailing('', 'a')
#> trailing('aaaa', 'a')
# %%
def base(path):
    path = path.rstrip('/')
    if not path:
        return '/'
    return path.split('/')[-1]
#> base('/usr/lib/')
#> base('///')
#> base('name')
#> base('')
#> base('a/b//')
# %%
def undo_plural(words):
    out = {}
    for w in words:
        root = w.rstrip('s')
        out[root] = out.get(root, 0) + 1
    return out
#> undo_plural(['cats', 'cat', 'boss', 'bo'])
#> undo_plural([])
#> undo_plural(['sss', ''])
#> undo_plural(['Dogs', 'dogs', 'DOGS'])
#> undo_plural(['glass', 'glasses'])
# %%
def strip_ext(name, ext):
    guess = name.rstrip(ext)
    exact = name[:-len(ext)] if ext and name.endswith(ext) else name
    return guess == exact, guess, exact
#> strip_ext('happy.py', '.py')
#> strip_ext('main.c', '.c')
#> strip_ext('notes', '.txt')
#> strip_ext('text.txt', '.txt')
#> strip_ext('x', '')
# %%
def zeros(n):
    digits = str(n)
    short = digits.rstrip('0')
    power = len(digits) - len(short)
    return f'{short or 0}e{power}' if power > 2 else digits
#> zeros(45000)
#> zeros(120)
#> zeros(0)
#> zeros(-1000000)
#> zeros(10203000)
# %%
def eat(s, order):
    log = []
    for ch in order:
        t = s.rstrip(ch)
        if t == s:
            continue
        log.append((ch, len(s) - len(t)))
        s = t
    return s, log
#> eat('abccbb', 'bca')
#> eat('xyz', 'xyz')
#> eat('  hi  ', ' i')
#> eat('', 'q')
#> eat('99 balloons', 'snoo')
# %%
def continued(lines):
    merged, buf = [], ''
    for line in lines:
        buf += line.rstrip('\\')
        if not line.endswith('\\'):
            merged.append(buf)
            buf = ''
    return merged, buf
#> continued(['a \\', 'b', 'c'])
#> continued(['x\\\\', 'y\\'])
#> continued([])
#> continued(['plain'])
#> continued(['', '\\', 'z'])
# %%
def rtrim_to(s, n, chars=' '):
    while len(s) > n:
        shorter = s.rstrip(chars)
        if len(shorter) == len(s):
            s = s[:n]
        else:
            s = shorter
    return s
#> rtrim_to('hi      ', 4)
#> rtrim_to('long words here', 6)
#> rtrim_to('', 0)
#> rtrim_to('xx--', 3, '-')
#> rtrim_to('a . . .', 2, '. ')
# %%
def g(text, a, b):
    x = text.rstrip(a).rstrip(b)
    y = text.rstrip(b).rstrip(a)
    return x if len(x) < len(y) else (y if y != x else '=')
#> g('word;;,,', ',', ';')
#> g('word,;,', ',', ';')
#> g('abab', 'a', 'b')
#> g('none', '1', '2')
#> g('', '', 'z')
# %%
def parse_list(s):
    assert s[0] == '[', s
    body = s[1:].rstrip(' ]')
    items = body.split(',')
    return [int(i) if i.strip().lstrip('-').isdigit() else i.strip() for i in items]
#> parse_list('[1, 2, x]')
#> parse_list('[ -5 ]  ')
#> parse_list('[]')
#> parse_list('1, 2]')
#> parse_list('[a[0], b]')
# %%
def end_mark(sentences, mark='.'):
    for k in range(len(sentences)):
        s = sentences[k].rstrip()
        if s and s[-1] not in '.!?':
            s = s.rstrip(',;:') + mark
        sentences[k] = s
    return ' '.join(sentences)
#> end_mark(['Hello', 'How are you?', 'well; '])
#> end_mark(['', ' '])
#> end_mark([])
#> end_mark(['wow', 'ok.'], '!')
#> end_mark(['¿Qué tal?  ', 'nada,'])
# %%
def run_lengths(s):
    runs = []
    while s:
        last = s[-1]
        rest = s.rstrip(last)
        runs.insert(0, f'{last}{len(s) - len(rest)}')
        s = rest
    return ''.join(runs)
#> run_lengths('aaabcc')
#> run_lengths('xyz')
#> run_lengths('')
#> run_lengths('1112')
#> run_lengths('  ..')
# %%
def clean_values(d):
    bad = []
    for k in d:
        try:
            d[k] = d[k].rstrip('\n ')
        except AttributeError:
            bad.append(k)
    for k in bad:
        del d[k]
    return d
#> clean_values({'a': 'x \n', 'b': 3})
#> clean_values({})
#> clean_values({'n': None, 'l': ['y ']})
#> clean_values({'s': ' \n', 't': '\n t'})
#> clean_values({1: 'one ', 2: b'two'})
# %%
def version(s, least=2):
    parts = s.rstrip('.0').split('.')
    while len(parts) < least:
        parts.append('0')
    return tuple(int(p) if p else 0 for p in parts)
#> version('1.2.0')
#> version('3.0.0')
#> version('10.0')
#> version('', 1)
#> version('2.x.0', 3)
# %%
def same_tail(a, b):
    tail_a = a[len(a.rstrip('0123456789')):]
    tail_b = b[len(b.rstrip('0123456789')):]
    if tail_a and tail_b:
        return int(tail_a) - int(tail_b)
    return bool(tail_a) - bool(tail_b)
#> same_tail('img12', 'img9')
#> same_tail('a', 'b1')
#> same_tail('x7', 'x')
#> same_tail('', '')
#> same_tail('2020', '07')
# %%
def bits(n, width):
    s = format(n, f'0{width}b')
    low = len(s) - len(s.rstrip('0'))
    if low == len(s):
        return -1
    return low, s[:len(s) - low].count('1')
#> bits(12, 8)
#> bits(0, 4)
#> bits(1, 3)
#> bits(64, 2)
#> bits(-6, 5)
# %%
def indent_tail(line, width):
    text = line.rstrip('-')
    dashes = len(line) - len(text)
    if not 0 < dashes < width:
        return line.center(width, '-')
    return '-' * dashes + text
#> indent_tail('menu---', 10)
#> indent_tail('menu', 10)
#> indent_tail('a----', 3)
#> indent_tail('', 4)
#> indent_tail('--x--', 6)
# %%
def f(text, char):
    n = len(text)
    text = text.rstrip(char)
    return char * (n - len(text)) + text
#> f('abc--', '-')
#> f('x', 'x')
#> f('hello', 'z')
#> f('', 'q')
#> f('12300', '0')
# %%
def f(s, chars):
    while s and s[-1] in chars:
        chars = chars.replace(s[-1], '')
        s = s.rstrip(s[-1])
    return s, chars
#> f('abcc', 'cb')
#> f('xyz', 'x')
#> f('aab', 'ab')
#> f('', 'k')
#> f('no!?!', '?!')
# %%
def f(lines):
    for i, x in enumerate(lines):
        lines[i] = x.rstrip() + '.' * (len(x) > len(x.rstrip()))
    return lines
#> f(['a ', 'b', 'c\n'])
#> f(['\t'])
#> f([])
#> f(['x', ' y'])
#> f(['p  q  ', ''])
# %%
def f(a, b):
    x = a.rstrip(b)
    return x if x else b.rstrip(a) or '='
#> f('hello', 'lo')
#> f('aaa', 'a')
#> f('ab', 'bax')
#> f('', '')
#> f('xy', 'z')
# %%
def f(n, k):
    s = str(n * k).rstrip('0')
    zeros = len(str(n * k)) - len(s)
    return int(s or 0), zeros
#> f(25, 4)
#> f(7, 3)
#> f(0, 5)
#> f(-50, 2)
#> f(1000, 1000)
# %%
def f(text, n):
    out = []
    for i in range(0, len(text), n):
        out.append(text[i:i + n].rstrip(' .,'))
    return '|'.join(out)
#> f('a, b. c d', 3)
#> f('hello', 2)
#> f('', 4)
#> f('. . .', 2)
#> f('one,two,', 4)
# %%
def tidy(num):
    s = '%.4f' % num
    s = s.rstrip('0')
    return s + '0' if s.endswith('.') else s
#> tidy(1.5)
#> tidy(2)
#> tidy(3.14159265)
#> tidy(-0.1)
#> tidy(100)
# %%
def f(s):
    k = 0
    while s != s.rstrip('abc'[k % 3]) and k < 9:
        s = s.rstrip('abc'[k % 3])
        k += 1
    return s, k
#> f('xccbbaa')
#> f('xyz')
#> f('cba')
#> f('')
#> f('aab')
# %%
def f(items, char):
    items = [x.rstrip(char) for x in items if x.rstrip(char)]
    items.reverse()
    return items[0] + items[-1] if items else char
#> f(['a!', '!!', 'b'], '!')
#> f(['x', 'y', 'zz'], 'z')
#> f([], 'q')
#> f(['--', '-'], '-')
#> f(['p1', '1q1'], '1')
# %%
def g(text):
    left, right = text.lstrip(), text.rstrip()
    if len(left) == len(right):
        return text.strip()
    return min(left, right, key=len)
#> g(' ab ')
#> g('  ab ')
#> g('ab  ')
#> g('')
#> g('\tx\n\n')
