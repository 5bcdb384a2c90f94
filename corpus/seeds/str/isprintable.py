# %%
def clean(text, sub=''):
    out = ''
    for ch in text:
        out += ch if ch.isprintable() else sub
    return out
#> clean('a\tb\nc')
#> clean('bell\x07', '?')
#> clean('fine')
#> clean('', '*')
#> clean('x\u200by\r\n', '.')
# %%
def show(s):
    if s.isprintable():
        return s
    return repr(s)[1:-1].upper()
#> show('hello')
#> show('tab\there')
#> show('')
#> show('line\nbreak')
#> show('nul\x00')
# %%
def f(lines):
    bad = []
    for n, line in enumerate(lines):
        if not line.isprintable():
            bad.append(n)
    lines.pop()
    return bad, len(lines)
#> f(['ok', 'no\t', 'x'])
#> f(['a', 'b'])
#> f(['\n'])
#> f([])
#> f(['\x1b[0m', 'ñ', '\u2028'])
# %%
def hexdump(s):
    codes = ['%02x' % ord(c) for c in s]
    shown = ''.join(c if c.isprintable() else '.' for c in s)
    return ' '.join(codes) + ' |' + shown + '|'
#> hexdump('Hi!\n')
#> hexdump('\t\x00')
#> hexdump('')
#> hexdump('é~')
#> hexdump('a b')
# %%
def escape_codes(text):
    result = []
    for ch in text:
        if ch.isprintable():
            result.append(ch)
            continue
        result.append({'\n': '\\n', '\t': '\\t'}.get(ch, f'<{ord(ch)}>'))
    return ''.join(result)
#> escape_codes('a\nb\tc')
#> escape_codes('\x1b[31m')
#> escape_codes('plain')
#> escape_codes('')
#> escape_codes('\r\n')
# %%
def ratio(data):
    total = len(data)
    good = sum(map(str.isprintable, data))
    return f'{good}/{total}' if good < total else total
#> ratio('abc\n')
#> ratio('abc')
#> ratio('')
#> ratio('\t\t\t')
#> ratio(['ok', 'a\nb', ''])
# %%
def guess_type(head):
    if '\0' in head:
        return 'binary'
    stripped = head.replace('\n', '').replace('\t', '')
    return 'text' if stripped.isprintable() else len(stripped)
#> guess_type('line one\nline two')
#> guess_type('PK\x03\x04')
#> guess_type('\x00\x01')
#> guess_type('')
#> guess_type('col\tcol\r\n')
# %%
def cut_at_control(s, start=0):
    i = start
    while i < len(s) and s[i].isprintable():
        i += 1
    return s[start:i], s[i + 1:]
#> cut_at_control('first\nsecond')
#> cut_at_control('a\tb\tc', 2)
#> cut_at_control('whole')
#> cut_at_control('\n')
#> cut_at_control('xyz\x7f', 10)
# %%
def sanitize(form):
    for field, value in form.items():
        value = value.strip()
        if not value.isprintable():
            value = ' '.join(value.split())
        form[field] = value
    return form
#> sanitize({'name': ' Bo\tLee ', 'city': 'Rome'})
#> sanitize({'bio': 'one\ntwo\n\nthree'})
#> sanitize({})
#> sanitize({'x': '\n', 'y': 'a  b'})
#> sanitize({'esc': 'a\x1bb'})
# %%
def alphabet(start, stop):
    chars = [chr(n) for n in range(start, stop)]
    visible = [c for c in chars if c.isprintable()]
    return ''.join(visible), len(chars) - len(visible)
#> alphabet(60, 70)
#> alphabet(28, 36)
#> alphabet(0, 5)
#> alphabet(124, 130)
#> alphabet(9, 9)
# %%
def g(s, n):
    s = s[:n]
    if s and not s[-1].isprintable():
        s = s[:-1] + '$'
    return s[::-1]
#> g('abc\ndef', 4)
#> g('abc\ndef', 5)
#> g('', 3)
#> g('\t\t', 1)
#> g('hello', -1)
# %%
def first_control(text):
    for i, ch in enumerate(text):
        if not ch.isprintable():
            break
    else:
        return -1
    return i, hex(ord(ch))
#> first_control('ab\x1bcd')
#> first_control('abc')
#> first_control('\nabc')
#> first_control('')
#> first_control('ñ\u00a0x')
# %%
def check_name(name):
    if not name or not name.isprintable():
        raise ValueError('bad name')
    if name != name.strip():
        return name.strip().title()
    return name
#> check_name(' ann ')
#> check_name('bo\n')
#> check_name('Cy')
#> check_name('')
#> check_name('de la cruz ')
# %%
def count_controls(s):
    counts = {}
    for ch in s:
        if not ch.isprintable():
            counts[ord(ch)] = counts.get(ord(ch), 0) + 1
    return sorted(counts.items(), key=lambda p: -p[1])
#> count_controls('a\n\nb\tc')
#> count_controls('clean')
#> count_controls('')
#> count_controls('\r\n\r\n\x00')
#> count_controls('\t' * 5 + 'x\n')
# %%
def safe_join(parts, sep):
    if not sep.isprintable():
        sep = ' '
    parts = [p for p in parts if p.isprintable() and p]
    return sep.join(parts) or None
#> safe_join(['a', 'b'], '-')
#> safe_join(['a', 'b\n', 'c'], '\n')
#> safe_join(['', '\t'], ',')
#> safe_join([], '+')
#> safe_join(['x', 'ý', 'z'], '')
# %%
def bracket(s, left='<', right='>'):
    inside = False
    out = ''
    for ch in s:
        if ch.isprintable() == inside:
            out += right if inside else left
            inside = not inside
        out += ch if ch.isprintable() else '%d' % ord(ch)
    return out + right * inside
#> bracket('a\nb')
#> bracket('\t\n', '[', ']')
#> bracket('none')
#> bracket('')
#> bracket('x\x01\x02y\x03', '{', '}')
# %%
def width(text, tab=4):
    w = 0
    for c in text:
        if c == '\t':
            w += tab - w % tab
        elif c.isprintable():
            w += 1
    return w
#> width('ab\tc')
#> width('a\tb\tc', 8)
#> width('\n\r')
#> width('')
#> width('é\u200bé', 2)
# %%
def process(items):
    text = ''.join(str(i) for i in items)
    items.append(len(text))
    return text.isprintable() and text.split('0') + items[-1:]
#> process([1, 0, 2])
#> process(['a', '\n'])
#> process([])
#> process([None, 10, 'x0y'])
#> process(['\x00'])
# %%
def prompt(msg, *extras):
    assert msg.isprintable(), ascii(msg)
    for e in extras:
        if e.isprintable():
            msg += f' [{e}]'
        else:
            msg = msg.rstrip() + '!'
    return msg
#> prompt('Go?', 'y', 'n')
#> prompt('Wait ', '\n')
#> prompt('bad\n')
#> prompt('')
#> prompt('x', '', '\t', 'z')
# %%
def pairs(s):
    res = []
    for a, b in zip(s[::2], s[1::2]):
        pair = a + b
        if not pair.isprintable():
            pair = ascii(pair).strip("'")
        res.append(pair)
    return res
#> pairs('abcd')
#> pairs('a\nb\n')
#> pairs('xyz')
#> pairs('')
#> pairs('\x00\x01é!')
# %%
def f(text):
    out = ''
    for c in text:
        out += c if c.isprintable() else '<%d>' % ord(c)
    return out
#> f('a\tb')
#> f('abc')
#> f('\n')
#> f('')
#> f('x\x00y\x7f')
# %%
def f(s, char):
    i = 0
    while i < len(s) and s[i].isprintable():
        i += 1
    return s[:i] + char * (len(s) - i)
#> f('ab\ncd', '.')
#> f('plain', '!')
#> f('\t\t', '-')
#> f('', 'q')
#> f('é\u200bz', '_')
# %%
def f(items):
    items.sort(key=lambda s: (s.isprintable(), len(s)))
    return [len(s) for s in items]
#> f(['abc', '\n', 'x'])
#> f(['a\tb', '\t'])
#> f([])
#> f(['', 'qq'])
#> f(['\x1b[0m', 'ok', '\r\n'])
# %%
def f(a, b):
    c = a + b
    if c.isprintable():
        return c[::-1]
    return repr(c)[1:-1] if b.isprintable() else a
#> f('ab', 'cd')
#> f('a\n', 'b')
#> f('a', '\tb')
#> f('', '')
#> f('x y', ' z')
# %%
def f(text):
    n = len(text)
    lines = text.split('\n')
    return [s.isprintable() for s in lines], n - len(lines)
#> f('a\nb\tc')
#> f('one line')
#> f('\n\n')
#> f('')
#> f('é\n\x01')
# %%
def f(nums):
    s = ''.join(map(chr, nums))
    while s and not s.isprintable():
        s = s[:-1]
    return s
#> f([65, 66, 10, 67])
#> f([10])
#> f([72, 105])
#> f([])
#> f([97, 32, 127])
# %%
def visible(d):
    bad = [k for k, v in d.items() if not v.isprintable()]
    for k in bad:
        d[k] = d[k].strip()
    return len(bad), d
#> visible({'a': 'x\n', 'b': 'y'})
#> visible({'k': '\t'})
#> visible({})
#> visible({1: 'p\nq', 2: ' r '})
#> visible({'z': 'fine'})
# %%
def f(s, n):
    part = s[n:-n] if n else s
    return part.isprintable() and part.upper() or len(part)
#> f('\nabc\n', 1)
#> f('abc\n', 0)
#> f('ab', 1)
#> f('x\ty\tz', 2)
#> f('', 0)
# %%
def f(text, k):
    count, last = 0, None
    for i, c in enumerate(text):
        if not c.isprintable():
            count += 1
            last = i
            if count == k:
                break
    return count, last
#> f('a\nb\nc\n', 2)
#> f('abc', 1)
#> f('\t', 1)
#> f('', 3)
#> f('q\rw\x00e', 5)
# %%
def g(s):
    t = s.expandtabs(2)
    if t.isprintable() and not s.isprintable():
        return t.count(' ')
    return t.replace('\n', '/')
#> g('a\tb')
#> g('a\nb')
#> g('plain')
#> g('')
#> g('\t x\t')
