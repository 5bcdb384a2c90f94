# %%
def depth(line):
    body = line.lstrip(' ')
    return len(line) - len(body)
#> depth('    return x')
#> depth('top')
#> depth('')
#> depth('      ')
#> depth('\t  mixed')
# %%
def trim_zeros(num):
    s = str(num).lstrip('0')
    if s == '' or s[0] == '.':
        s = '0' + s
    return s
#> trim_zeros('000120')
#> trim_zeros('0000')
#> trim_zeros(0.75)
#> trim_zeros('-007')
#> trim_zeros('00.50')
# %%
def dedent(lines):
    least = None
    for ln in lines:
        if not ln.strip():
            continue
        n = len(ln) - len(ln.lstrip())
        least = n if least is None else min(least, n)
    return [ln[least or 0:] for ln in lines]
#> dedent(['  a', '    b', '  c'])
#> dedent(['x', '  y'])
#> dedent(['   ', '     deep'])
#> dedent([])
#> dedent(['\tone', '\t\ttwo', ''])
# %%
def bullet(text):
    marks = '*-+ '
    if text[:1] not in marks:
        return text
    return '• ' + text.lstrip(marks)
#> bullet('- milk')
#> bullet('plain')
#> bullet('')
#> bullet('**+ bold?')
#> bullet('   *  spaced out')
# %%
def level(heading):
    rest = heading.lstrip('#')
    n = len(heading) - len(rest)
    if not 1 <= n <= 6:
        return (0, heading)
    return n, rest.strip()
#> level('## Usage')
#> level('####### too deep')
#> level('no heading')
#> level('#')
#> level('### C# notes #')
# %%
def f(s, chars):
    before = s
    s = s.lstrip(chars)
    removed = before[:len(before) - len(s)]
    return removed[::-1] + '/' + s
#> f('abcabcxyz', 'cba')
#> f('mississippi', 'mis')
#> f('hello', 'xyz')
#> f('', 'a')
#> f('  hi  ', ' ')
# %%
def peel(word, letters):
    rounds = 0
    for ch in letters:
        if word.lstrip(ch) != word:
            word = word.lstrip(ch)
            rounds += 1
    return word, rounds
#> peel('aabbcc', 'abc')
#> peel('aabbcc', 'cba')
#> peel('xyx', 'xx')
#> peel('', 'q')
#> peel('112358', '123')
# %%
def strip_www(url):
    url = url.lower().lstrip('w.')
    host = url.split('/')[0]
    return host if '.' in host else None
#> strip_www('www.example.com/page')
#> strip_www('www.wikipedia.org')
#> strip_www('WWW.site')
#> strip_www('')
#> strip_www('web.dev/x/y')
# %%
def clean(items):
    for i, item in enumerate(items):
        items[i] = item.lstrip('0123456789. ')
    return [x for x in items if x]
#> clean(['1. wash', '2. dry', '3.'])
#> clean(['10.5 kg', 'kg 10.5'])
#> clean([])
#> clean(['...', '42', ' '])
#> clean(['7up', 'seven 7'])
# %%
def parse_diff(line, stats=None):
    stats = stats or {'+': 0, '-': 0}
    sign = line[0]
    if sign in stats:
        stats[sign] += 1
    stats['text'] = line.lstrip('+-').lstrip()
    return stats
#> parse_diff('+ added line')
#> parse_diff('-removed', {'+': 2, '-': 5})
#> parse_diff('same')
#> parse_diff('', {'+': 1})
#> parse_diff('+-+ odd', {})
# %%
def rotate_left(s, pad):
    core = s.lstrip(pad)
    moved = len(s) - len(core)
    if moved == 0:
        return s
    return core + pad[0] * moved
#> rotate_left('..end', '.')
#> rotate_left('abba', 'ab')
#> rotate_left('solid', '_')
#> rotate_left('---', '-')
#> rotate_left('0012', '01')
# %%
def left_trim_all(d):
    changed = []
    for key, val in d.items():
        new = val.lstrip()
        if new is not val and new != val:
            changed.append(key)
            d[key] = new
    return d, changed
#> left_trim_all({'a': '  x', 'b': 'y '})
#> left_trim_all({})
#> left_trim_all({'n': '\n\tz', 'e': ''})
#> left_trim_all({'k': ' '})
#> left_trim_all({'ok': 'fine', 'bad': 3})
# %%
def tokens(expr):
    found = []
    while expr:
        expr = expr.lstrip(' ,')
        tok, _, expr = expr.partition(',')
        if tok:
            found.append(tok.rstrip())
    return found
#> tokens('a, b ,c')
#> tokens(',,x,, y')
#> tokens('')
#> tokens('  ')
#> tokens('one two, three')
# %%
def compare(a, b):
    x, y = a.lstrip('0'), b.lstrip('0')
    if len(x) != len(y):
        return '<' if len(x) < len(y) else '>'
    return '=' if x == y else ('<' if x < y else '>')
#> compare('007', '7')
#> compare('0123', '99')
#> compare('45', '0046')
#> compare('000', '1')
#> compare('', '0')
# %%
def speaker(line, known):
    name, colon, said = line.partition(':')
    if not colon or name.lstrip('@') not in known:
        return None
    return said.lstrip() or '(silence)'
#> speaker('@ann: hi there', ['ann', 'bo'])
#> speaker('bo:   ', ['ann', 'bo'])
#> speaker('cy: hello', ['ann'])
#> speaker('ann hello', ('ann',))
#> speaker('@@Zoë:\tsalut: toi', {'Zoë': 1})
# %%
def longest_run(s):
    best = 0
    while s:
        rest = s.lstrip(s[0])
        best = max(best, len(s) - len(rest))
        s = rest
    return best
#> longest_run('aabbbcc')
#> longest_run('xyz')
#> longest_run('')
#> longest_run('11112211111')
#> longest_run('  a   ')
# %%
def count_lead(rows, ch='>'):
    total = 0
    for row in rows:
        quoted = row.lstrip(ch + ' ')
        if quoted == row:
            break
        total += row.count(ch)
    else:
        total = -total
    return total
#> count_lead(['> hi', '>> there', 'me'])
#> count_lead(['> a', '> b > c'])
#> count_lead([])
#> count_lead(['none'])
#> count_lead(['|x', '||y'], '|')
# %%
def g(text, n):
    parts = text.split('\n')
    parts = [' ' * n + p.lstrip() if p else p for p in parts]
    return '\n'.join(parts)
#> g('a\n  b\n\n   c', 2)
#> g('', 4)
#> g('  one', 0)
#> g('x\n\ty', -1)
#> g('if a:\n        pass', 4)
# %%
def abs_text(s):
    s = s.strip()
    sign = s.startswith('-')
    digits = s.lstrip('+-')
    assert digits.isdigit(), digits
    return int(digits), sign
#> abs_text(' -42 ')
#> abs_text('+7')
#> abs_text('--9')
#> abs_text('3.5')
#> abs_text('0010')
# %%
def articles(titles):
    def key(t):
        t = t.lower()
        return t.lstrip('the ')
    return sorted(titles, key=key)
#> articles(['The Hobbit', 'Dune', 'Emma'])
#> articles(['the end', 'The Ether', 'het'])
#> articles([])
#> articles(['A Tale', 'Tale', 'The Tale'])
#> articles(['zz', 'the', 'eh'])
# %%
def f(text, chars):
    for c in chars:
        text = text.lstrip(c)
    return text, len(text) % 3
#> f('--++x', '-+')
#> f('+-x', '-+')
#> f('', 'a')
#> f('aabbc', 'ba')
#> f('xyz', '')
# %%
def f(s):
    n = len(s) - len(s.lstrip())
    return s.strip() + '.' * n
#> f('  ab')
#> f('ab ')
#> f('\t\nq')
#> f('')
#> f('    x y')
# %%
def f(s, n):
    while n > 0:
        s = s.lstrip(s[:1])
        n -= 1
    return s
#> f('aabbcc', 2)
#> f('xyz', 1)
#> f('', 3)
#> f('mmm', 1)
#> f('1122 33', 5)
# %%
def f(a, b):
    x, y = a.lstrip(b), b.lstrip(a)
    if len(x) < len(y):
        return y + x
    return x
#> f('abcx', 'cab')
#> f('q', 'qrst')
#> f('hello', 'world')
#> f('', 'k')
#> f('zz', 'z')
# %%
def f(text):
    lines = text.split('\n')
    indents = [len(x) - len(x.lstrip(' ')) for x in lines]
    return min(indents), indents.index(max(indents))
#> f('a\n  b\n b')
#> f('  x')
#> f('')
#> f('   p\n q\n   r')
#> f('k\nj')
# %%
def f(nums):
    text = ''.join(str(n) for n in nums).lstrip('0')
    return int(text or '0') + len(text)
#> f([0, 0, 7])
#> f([1, 0])
#> f([])
#> f([0])
#> f([0, 12, 3])
# %%
def peel(items, char):
    out = []
    for i in items:
        j = i.lstrip(char)
        out.append((len(i) - len(j)) * j)
    return out
#> peel(['##a', '#b', 'c'], '#')
#> peel(['xx'], 'x')
#> peel([], '-')
#> peel(['..p', '.q.'], '.')
#> peel(['  k', 'k'], None)
# %%
def f(s, char):
    t = s[::-1].lstrip(char)[::-1]
    return t == s.rstrip(char), t + char
#> f('abcc', 'c')
#> f('x', 'y')
#> f('', 'q')
#> f('1100', '0')
#> f('zzz', 'z')
# %%
def f(text, k):
    head, tail = text[:k], text[k:].lstrip()
    if not tail:
        return head
    return tail[0] + head + tail[1:]
#> f('ab   cd', 2)
#> f('abc', 3)
#> f('  x', 0)
#> f('', 1)
#> f('one two', 4)
# %%
def g(text):
    d = {}
    for w in text.split(','):
        d[w.lstrip()] = w.count(' ')
    return d
#> g('a, b,  c')
#> g('x,x, x')
#> g('')
#> g(' , ')
#> g('p q, r s')
