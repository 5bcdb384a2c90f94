# %%
def f(words):
    plain, fancy = [], []
    for w in words:
        (plain if w.isascii() else fancy).append(w)
    return plain + [len(fancy)] + fancy
#> f(['cafe', 'café', 'tea'])
#> f(['ñu', 'ß'])
#> f([])
#> f(['abc', '', '123'])
#> f(['日本', 'Japan', '–'])
# %%
def strip_accents(text):
    table = {'é': 'e', 'è': 'e', 'ü': 'u', 'ñ': 'n', 'á': 'a'}
    if text.isascii():
        return text
    return ''.join([table.get(c, c if c.isascii() else '?') for c in text])
#> strip_accents('crème brûlée')
#> strip_accents('plain')
#> strip_accents('mañana')
#> strip_accents('')
#> strip_accents('Ünder über')
# %%
def first_wide(s, start=0):
    i = start
    while i < len(s):
        if not s[i].isascii():
            return i, s[i]
        i += 1
    return -1
#> first_wide('naïve')
#> first_wide('ééé', 2)
#> first_wide('simple')
#> first_wide('', 5)
#> first_wide('día de año', 2)
# %%
def escape(text):
    res = ''
    for ch in text:
        if ch.isascii():
            res += ch
        else:
            res += '\\u%04x' % ord(ch)
    return res
#> escape('señor')
#> escape('ok')
#> escape('€ 5')
#> escape('')
#> escape('a→b→c')
# %%
def check_header(headers):
    for name, value in headers.items():
        if not (name.isascii() and value.isascii()):
            raise ValueError(name)
    return '; '.join(f'{k.title()}: {v}' for k, v in headers.items())
#> check_header({'content-type': 'text', 'host': 'x.org'})
#> check_header({'näme': 'v'})
#> check_header({'x': 'naïve'})
#> check_header({})
#> check_header({'AGE': '0'})
# %%
def ratio(text):
    if not text:
        return None
    hits = sum(c.isascii() for c in text)
    return round(hits / len(text), 2)
#> ratio('abcd')
#> ratio('aéiø')
#> ratio('')
#> ratio('日本語')
#> ratio('¿qué tal?')
# %%
def rank_key(name):
    name = name.strip()
    key = (not name.isascii(), len(name), name.lower())
    return key if key[1] > 2 else key[1:]
#> rank_key(' Zoë ')
#> rank_key('Bob')
#> rank_key('ü')
#> rank_key('')
#> rank_key('Al')
# %%
def sort_safe(items):
    items.sort(key=lambda s: (s.isascii(), s), reverse=True)
    while items and not items[-1].isascii():
        items.pop()
    return items
#> sort_safe(['b', 'é', 'a'])
#> sort_safe(['ß', 'ü'])
#> sort_safe([])
#> sort_safe(['x', 'xx', ''])
#> sort_safe(['ça', 'ca', 'Ca'])
# %%
def byte_guess(text, wide=2):
    size = len(text)
    if text.isascii():
        return size
    for ch in text:
        size += wide - 1 if not ch.isascii() else 0
    return size
#> byte_guess('hello')
#> byte_guess('héllo')
#> byte_guess('日本', 3)
#> byte_guess('')
#> byte_guess('öäü!', 1)
# %%
def replace_all(s, sub='?', limit=None):
    buf = list(s)
    done = 0
    for i, ch in enumerate(buf):
        if done == limit:
            break
        if not ch.isascii():
            buf[i] = sub
            done += 1
    return ''.join(buf)
#> replace_all('é-é-é')
#> replace_all('é-é-é', '', 2)
#> replace_all('clean')
#> replace_all('ñoño', 'n~', 1)
#> replace_all('“quoted”', '"')
# %%
def g(a, b):
    if a.isascii() and b.isascii():
        return a + b
    elif a.isascii() or b.isascii():
        return a if a.isascii() else b
    return ''
#> g('x', 'y')
#> g('x', 'ÿ')
#> g('é', 'e')
#> g('é', 'ê')
#> g('', 'ñ')
# %%
def lines_with(text):
    bad = []
    for no, line in enumerate(text.splitlines(), 1):
        if not line.isascii():
            wide = [c for c in line if not c.isascii()]
            bad.append('%d:%s' % (no, ''.join(wide)))
    return bad
#> lines_with('one\ndós\ntrês')
#> lines_with('abc\ndef')
#> lines_with('')
#> lines_with('π = 3.14\n½ + ½')
#> lines_with('ok\n\n…')
# %%
def shorten(name, limit):
    assert name, 'empty'
    if len(name) <= limit:
        return name
    dots = '...' if name.isascii() else '…'
    return name[:limit - len(dots)] + dots
#> shorten('alphabet', 6)
#> shorten('élèves de', 6)
#> shorten('abc', 3)
#> shorten('', 3)
#> shorten('straßenbahn', 1)
# %%
def username(name, taken):
    base = name.lower().replace(' ', '')
    if not base.isascii():
        base = 'user'
    n = 1
    while base in taken:
        n += 1
        base = base.rstrip('0123456789') + str(n)
    return base
#> username('Ann Lee', [])
#> username('José', ['user'])
#> username('bob', ['bob', 'bob2'])
#> username('Zoë', ('user', 'user2', 'user3'))
#> username('', ['x'])
# %%
def toggle_ascii(chars, keep=True):
    picked = {c: ord(c) for c in chars if c.isascii() == keep}
    return sorted(picked, key=picked.get)
#> toggle_ascii('hello é ü')
#> toggle_ascii('hello é ü', False)
#> toggle_ascii('')
#> toggle_ascii('ÿß', keep=False)
#> toggle_ascii('zyx', 1)
# %%
def swap_non(s):
    left = [c for c in s if c.isascii()]
    right = [c for c in s if not c.isascii()]
    left.extend(reversed(right))
    return ''.join(left) if right else left
#> swap_non('aébüc')
#> swap_non('abc')
#> swap_non('')
#> swap_non('éè')
#> swap_non('1€2£3')
# %%
def pick_font(text, fonts, default='sans'):
    for font, sample in fonts:
        if sample in text:
            return font
    return default if text.isascii() else default + '-uni'
#> pick_font('hello', [('mono', 'ell')])
#> pick_font('日本', [('cjk', '本'), ('x', 'x')])
#> pick_font('ça', [])
#> pick_font('plain', [('a', 'zz')], 'serif')
#> pick_font('', [('any', '')])
# %%
def process(value):
    try:
        ok = value.isascii()
    except AttributeError:
        return str(value).isascii() and type(value).__name__
    return value.upper() if ok else value[::-1]
#> process('abc')
#> process('día')
#> process(42)
#> process(None)
#> process(['é'])
# %%
def run_lengths(s):
    lengths = []
    prev = None
    for ch in s:
        now = ch.isascii()
        if now is prev:
            lengths[-1] += 1
        else:
            lengths.append(1)
        prev = now
    return lengths
#> run_lengths('abéècd')
#> run_lengths('aaaa')
#> run_lengths('')
#> run_lengths('ñañañ')
#> run_lengths('日本go日')
# %%
def encode_cell(cell, sep=','):
    if sep in cell or not cell.isascii():
        cell = '"' + cell.replace('"', '""') + '"'
    return cell.center(8) if len(cell) < 5 else cell
#> encode_cell('a,b')
#> encode_cell('é')
#> encode_cell('plain')
#> encode_cell('x', ';')
#> encode_cell('say "sí"')
# %%
def f(text):
    for i in range(len(text), -1, -1):
        if text[:i].isascii():
            return text[i:], i
    return text
#> f('naïve')
#> f('abc')
#> f('éa')
#> f('')
#> f('x€y€')
# %%
def f(s, n):
    pieces = [s[i:i + n] for i in range(0, len(s), n)]
    return [p.isascii() for p in pieces].count(False)
#> f('aébècd', 2)
#> f('plain', 3)
#> f('', 1)
#> f('ñññ', 1)
#> f('ok→no', 10)
# %%
def f(a, b):
    if a.isascii() and not b.isascii():
        a, b = b, a
    return a[:1] + b[-1:]
#> f('abc', 'dé')
#> f('abc', 'def')
#> f('ü', 'x')
#> f('', '')
#> f('x', 'ß')
# %%
def f(text, char):
    out = [c if c.isascii() else char for c in text]
    out.reverse()
    return ''.join(out)
#> f('café', 'e')
#> f('abc', '!')
#> f('日本x', '?')
#> f('', '-')
#> f('a→b', '')
# %%
def f(items):
    d = {True: [], False: []}
    for s in items:
        d[s.isascii()].append(s)
    return d[False] + d[True]
#> f(['a', 'é', 'b'])
#> f(['x', 'y'])
#> f([])
#> f(['ñ', 'n', 'ñ'])
#> f(['', '…'])
# %%
def f(s):
    k = 0
    while k < len(s) and s[k].isascii():
        k += 2
    return s[k - 1:k + 1]
#> f('abcdé')
#> f('éa')
#> f('abc')
#> f('')
#> f('xyüz')
# %%
def mark(names):
    for n in names[:]:
        if not n.isascii():
            names.append(n.encode('ascii', 'ignore').decode())
    return names
#> mark(['José', 'Ann'])
#> mark(['Zoë', 'Åsa'])
#> mark([])
#> mark(['bob'])
#> mark(['日'])
# %%
def f(text, k):
    if text.isascii():
        return text[k:] + text[:k]
    return ''.join(sorted(text, key=str.isascii))
#> f('abcd', 1)
#> f('aébè', 1)
#> f('', 2)
#> f('xyz', -1)
#> f('→→a', 0)
# %%
def f(nums):
    s = ''.join(chr(n) for n in nums)
    return s.isascii() and s[::-1]
#> f([97, 98])
#> f([97, 200])
#> f([])
#> f([33, 64, 35])
#> f([-1])
# %%
def g(s):
    best = 0
    run = 0
    for c in s:
        run = 0 if c.isascii() else run + 1
        best = max(best, run)
    return best * '#' + s[best:]
#> g('aééb')
#> g('abc')
#> g('éaéé')
#> g('')
#> g('日本語 x')
