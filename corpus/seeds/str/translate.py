# %%
def f(s):
    table = {ord('a'): '4', ord('e'): '3', ord('o'): None}
    return s.translate(table).upper()
#> f('hello readers')
#> f('xyz')
#> f('')
#> f('ooo')
#> f('AEO aeo')
# %%
def no_punct(text, keep="'"):
    marks = '.,;:!?"\'-()'
    drop = ''.join(m for m in marks if m not in keep)
    return text.translate(str.maketrans('', '', drop)).split()
#> no_punct("Don't stop, (please)!")
#> no_punct('well-known', '-')
#> no_punct('')
#> no_punct("'quoted'", '')
#> no_punct('a.b.c; d')
# %%
def same_shape(a, b):
    t = {i: 'a' for i in range(97, 123)}
    t.update({d: '9' for d in range(48, 58)})
    x, y = a.lower().translate(t), b.lower().translate(t)
    return x if x == y else (x, y)
#> same_shape('AB-12', 'cd-34')
#> same_shape('a1', '1a')
#> same_shape('', ' ')
#> same_shape('Zed 7!', 'Bob 9!')
#> same_shape('ñ1', 'n1')
# %%
def rot13(msg, times=1):
    low = 'abcdefghijklmnopqrstuvwxyz'
    table = str.maketrans(low, low[13:] + low[:13])
    for _ in range(times):
        msg = msg.translate(table)
    return msg
#> rot13('hello')
#> rot13('secret code', 2)
#> rot13('Upper')
#> rot13('', 3)
#> rot13('why not?', times=0)
# %%
def digits_only(s):
    others = {ord(c): None for c in s if not c.isdigit()}
    kept = s.translate(others)
    return int(kept) if kept else -1
#> digits_only('tel: 555-0199')
#> digits_only('none')
#> digits_only('')
#> digits_only('0012')
#> digits_only('a1b22c333')
# %%
def escape(s, quote="'"):
    table = {10: '\\n', 9: '\\t', ord(quote): '\\' + quote}
    return quote + s.translate(table) + quote
#> escape('two\nlines')
#> escape("it's")
#> escape('say "x"', '"')
#> escape('')
#> escape('tab\there', '`')
# %%
def swap_words(words, a, b):
    table = str.maketrans({a: b, b: a})
    out = []
    for w in words:
        t = w.translate(table)
        out.append(t if t in words else t + '?')
    return out
#> swap_words(['pat', 'tap', 'top'], 'p', 't')
#> swap_words(['aa', 'bb'], 'a', 'b')
#> swap_words([], 'x', 'y')
#> swap_words(['cat'], 'z', 'q')
#> swap_words(['on', 'no', 'nn'], 'n', 'o')
# %%
def columns(text, fill=' '):
    seps = str.maketrans(',;|', fill * 3)
    rows = []
    for line in text.split('\n'):
        rows.append(line.translate(seps).split(fill))
    return rows
#> columns('a,b;c\nd|e')
#> columns('1,2\t3', '\t')
#> columns('')
#> columns('x, y')
#> columns('p;q', '||')
# %%
def grade(answers, key):
    table = {ord(k): v for k, v in key.items()}
    marked = answers.translate(table)
    right = marked.count('+')
    return marked, f'{right}/{len(answers)}'
#> grade('abca', {'a': '+', 'b': '-'})
#> grade('ccc', {'c': '+'})
#> grade('', {'a': '+'})
#> grade('xyz', {})
#> grade('aab', {'a': '', 'b': '++'})
# %%
def mirror(s):
    pairs = {'b': 'd', 'd': 'b', 'p': 'q', 'q': 'p', '(': ')', ')': '('}
    flipped = s.translate({ord(k): v for k, v in pairs.items()})[::-1]
    if flipped == s:
        return True
    return flipped
#> mirror('bood')
#> mirror('bop')
#> mirror('(pq)')
#> mirror('(dab')
#> mirror('quiz')
# %%
def cipher(text, key, decode=False):
    alpha = 'abcdef'
    if len(key) != len(alpha):
        raise ValueError('key must have %d letters' % len(alpha))
    src, dst = (key, alpha) if decode else (alpha, key)
    return text.translate(str.maketrans(src, dst))
#> cipher('bad face', 'fedcba')
#> cipher('uvwxyz', 'zyxwvu', True)
#> cipher('abc', 'short!')
#> cipher('abc', 'no')
#> cipher('feed', 'qwerty', decode=False)
# %%
def plain(names):
    table = str.maketrans('áéíóúüñç', 'aeiouunc')
    keys = sorted(names, key=lambda n: n.lower().translate(table))
    return keys
#> plain(['Ñoño', 'Óscar', 'Nadia'])
#> plain(['zé', 'ze', 'za'])
#> plain([])
#> plain(['Çelik', 'Dan', 'Carl'])
#> plain(['b', 'A', 'á'])
# %%
def vowels_out(s, limit):
    removed = 0
    for v in 'aeiou':
        if len(s) <= limit:
            break
        shorter = s.translate({ord(v): None})
        removed += len(s) - len(shorter)
        s = shorter
    return s[:limit], removed
#> vowels_out('international', 8)
#> vowels_out('queue', 3)
#> vowels_out('short', 10)
#> vowels_out('', 0)
#> vowels_out('rhythms', 4)
# %%
def g(bits):
    inv = bits.translate({48: 49, 49: 48})
    if set(bits) - {'0', '1'}:
        return None
    return inv, int(inv or '0', 2)
#> g('1010')
#> g('0000')
#> g('12')
#> g('')
#> g('1')
# %%
def count_classes(s):
    table = {}
    for c in s:
        table[ord(c)] = 'U' if c.isupper() else 'l' if c.islower() else '#' if c.isdigit() else '_'
    shape = s.translate(table)
    return {k: shape.count(k) for k in sorted(set(shape))}
#> count_classes('Abc 12!')
#> count_classes('UUl')
#> count_classes('')
#> count_classes('ßÑ-3')
#> count_classes('____')
# %%
def table_pass(text, *tables):
    history = [text]
    for t in tables:
        nxt = history[-1].translate(t)
        if nxt == history[-1]:
            continue
        history.append(nxt)
    return history
#> table_pass('abc', {97: 'b'}, {98: 'c'})
#> table_pass('abc')
#> table_pass('xyz', {97: 'b'}, {122: None})
#> table_pass('', {97: 98})
#> table_pass('aaa', {97: 'ab'}, {97: ''})
# %%
def to_snake(s):
    table = {}
    for c in s:
        if c.isupper():
            table[ord(c)] = '_' + c.lower()
        elif c in ' -':
            table[ord(c)] = '_'
    return s.translate(table).lstrip('_')
#> to_snake('CamelCaseName')
#> to_snake('kebab-case here')
#> to_snake('')
#> to_snake('HTML')
#> to_snake('Some Title')
# %%
def redact(record, fields, mark='x'):
    digits = str.maketrans('0123456789', mark * 10)
    for name in fields:
        if name in record:
            record[name] = str(record[name]).translate(digits)
    return record
#> redact({'card': '4111 2222', 'name': 'Al2'}, ['card'])
#> redact({'pin': 1234}, ['pin', 'code'])
#> redact({}, ['a'])
#> redact({'a': None, 'b': -1.5}, 'ab', '*')
#> redact({'z': '99'}, [])
# %%
def shift_row(row, offset):
    lo, hi = ord('A'), ord('Z')
    table = {c: lo + (c - lo + offset) % 26 for c in range(lo, hi + 1)}
    moved = [cell.translate(table) for cell in row]
    return moved, moved == row
#> shift_row(['ABC', 'xyz'], 1)
#> shift_row(['HELLO'], -1)
#> shift_row(['ZOO', 'A1'], 26)
#> shift_row([], 5)
#> shift_row(['lower only'], 3)
# %%
def strip_repeat(s, chars):
    gone = str.maketrans(dict.fromkeys(chars, ''))
    n = 0
    while chars and s != s.translate(gone):
        s = s.translate(gone)
        chars = chars[1:]
        gone = str.maketrans(dict.fromkeys(chars, ''))
        n += 1
    return s, n
#> strip_repeat('banana', 'an')
#> strip_repeat('hello', 'xyz')
#> strip_repeat('', 'a')
#> strip_repeat('keep', '')
#> strip_repeat('a+b-c', '+-')
# %%
def f(text, a, b):
    t = str.maketrans(a, b)
    once = text.translate(t)
    return once, once.translate(t)
#> f('abc', 'ab', 'bc')
#> f('hello', 'l', 'r')
#> f('', 'x', 'y')
#> f('xyz', 'xy', 'yx')
#> f('q', 'qw', 'w')
# %%
def f(s):
    table = {ord(c): s[-1 - i] for i, c in enumerate(s)}
    return s.translate(table)
#> f('abc')
#> f('abab')
#> f('hello')
#> f('')
#> f('x1y2z')
# %%
def f(text, d):
    d = {ord(k): v for k, v in d.items()}
    out = text.translate(d)
    return out[::-1] if len(out) > len(text) else out
#> f('abc', {'a': 'xyz'})
#> f('banana', {'a': None})
#> f('', {'q': 'w'})
#> f('abc', {})
#> f('a-b', {'-': ' - '})
# %%
def f(s, chars):
    gone = s.translate(dict.fromkeys(map(ord, chars)))
    if not gone:
        return chars
    return gone[0] + chars + gone[1:]
#> f('banana', 'a')
#> f('abc', 'abc')
#> f('xyz', '')
#> f('', 'q')
#> f('a1b2', '12')
# %%
def f(text, n):
    table = {ord('a') + i: chr(ord('a') + (i * n) % 26) for i in range(26)}
    return text.translate(table)
#> f('abc', 3)
#> f('xyz', 2)
#> f('hello', 1)
#> f('QWE', 5)
#> f('zebra', 0)
# %%
def f(nums):
    s = ' '.join(str(n) for n in nums)
    s = s.translate({45: '+', 48: 'o', 32: None})
    return s, s.count('+')
#> f([10, -5])
#> f([100, 200])
#> f([])
#> f([-1, -20, 3])
#> f([7])
# %%
def leet(text, level):
    subs = [('a', '4'), ('e', '3'), ('o', '0')][:level]
    for a, b in subs:
        text = text.translate({ord(a): b, ord(a.upper()): b})
    return text
#> leet('Area one', 2)
#> leet('OooO', 3)
#> leet('abc', 0)
#> leet('', 1)
#> leet('Eat', -1)
# %%
def f(items, char):
    t = {ord(c): char for c in 'aeiou'}
    masks = [x.translate(t) for x in items]
    return sorted(masks, key=lambda m: m.count(char))
#> f(['queue', 'sky', 'bat'], '*')
#> f(['aa', 'b'], '')
#> f([], '.')
#> f(['io', 'oi'], 'x')
#> f(['éa', 'e'], '?')
# %%
def f(text):
    seen = {}
    for c in text:
        seen.setdefault(ord(c), chr(65 + len(seen)))
    return text.translate(seen)
#> f('hello')
#> f('abcabc')
#> f('')
#> f('zzz')
#> f('no on')
# %%
def g(s, t):
    table = s.maketrans(s, t.ljust(len(s), '.')[:len(s)])
    back = {v: k for k, v in table.items()}
    return s.translate(table), t.translate(back)
#> g('abc', 'xyz')
#> g('ab', 'pqr')
#> g('hello', 'w')
#> g('', 'k')
#> g('aba', '123')
