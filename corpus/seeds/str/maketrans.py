# %%
def encode(text, src, dst):
    table = str.maketrans(src, dst)
    return text.translate(table)
#> encode('hello', 'elo', '310')
#> encode('banana', 'an', 'na')
#> encode('', 'a', 'b')
#> encode('abc', 'ab', 'x')
#> encode('El Niño', 'ñN', 'nn')
# %%
def drop(s, unwanted):
    t = str.maketrans('', '', unwanted)
    kept = s.translate(t)
    return kept, len(s) - len(kept)
#> drop('a-b-c', '-')
#> drop('phone: (555) 12', '() :')
#> drop('none here', 'xyzw')
#> drop('', '')
#> drop('aAaA', 'a')
# %%
def f(pairs):
    d = {}
    for a, b in pairs:
        d.update(str.maketrans(a, b))
    return sorted(d.items())
#> f([('a', 'b'), ('c', 'd')])
#> f([('xy', 'yx'), ('x', 'z')])
#> f([])
#> f([('ab', 'c')])
#> f([('é', 'e')])
# %%
def complement(dna):
    table = str.maketrans('ATCG', 'TAGC')
    if not set(dna) <= set('ATCG'):
        raise ValueError('not dna: ' + dna)
    return dna.translate(table)[::-1]
#> complement('ATTGC')
#> complement('')
#> complement('GATTACA')
#> complement('AUG')
#> complement('CCGG')
# %%
def shift(msg, k):
    alpha = 'abcdefghijklmnopqrstuvwxyz'
    k %= 26
    rotated = alpha[k:] + alpha[:k]
    table = str.maketrans(alpha + alpha.upper(), rotated + rotated.upper())
    return msg.translate(table)
#> shift('Attack at dawn', 3)
#> shift('xyz', 29)
#> shift('Dwwdfn', -3)
#> shift('123 ñ!', 5)
#> shift('', 13)
# %%
def escape(s, special='<>&'):
    names = {'<': '&lt;', '>': '&gt;', '&': '&amp;'}
    wanted = {c: names.get(c, '?') for c in special}
    return s.translate(str.maketrans(wanted))
#> escape('<b>R&D</b>')
#> escape('a < b', '<')
#> escape('50% off', '%')
#> escape('')
#> escape('"x" & <y>', '"&')
# %%
def code_for(ch, mapping):
    table = str.maketrans(mapping)
    key = ord(ch)
    if key in table:
        return table[key]
    return -1
#> code_for('a', {'a': 'apple', 'b': None})
#> code_for('b', {'a': 'apple', 'b': None})
#> code_for('z', {'a': 1})
#> code_for('a', {97: 'num'})
#> code_for('c', {'cc': 'too long'})
# %%
def leet(words, level):
    swaps = [('o', '0'), ('e', '3'), ('a', '4'), ('t', '7')]
    chosen = dict(swaps[:level])
    table = str.maketrans(chosen)
    return [w.translate(table) for w in words]
#> leet(['elite', 'toast'], 2)
#> leet(['toast'], 4)
#> leet(['noone'], 0)
#> leet([], 3)
#> leet(['Oat', 'team'], -1)
# %%
def swap(text, a, b):
    if len(a) != 1 or len(b) != 1:
        return text.replace(a, b)
    return text.translate(str.maketrans(a + b, b + a))
#> swap('hello world', 'o', 'l')
#> swap('aabb', 'a', 'b')
#> swap('aabb', 'aa', 'x')
#> swap('same', 'q', 'r')
#> swap('dot.dot', '.', '')
# %%
def only_letters(line):
    punct = ''.join(sorted({c for c in line if not c.isalpha()}))
    table = str.maketrans(punct, ' ' * len(punct))
    return line.translate(table).split()
#> only_letters('one,two;three')
#> only_letters("it's 5 o'clock")
#> only_letters('')
#> only_letters('...')
#> only_letters('ça va?')
# %%
def table_size(x, y, z):
    try:
        t = str.maketrans(x, y, z)
    except ValueError as e:
        return str(e)[:20]
    gone = [chr(k) for k, v in t.items() if v is None]
    return len(t), gone
#> table_size('abc', 'xyz', '')
#> table_size('ab', 'cd', 'bz')
#> table_size('a', 'bb', 'q')
#> table_size('', '', 'no')
#> table_size('aa', 'bc', 'a')
# %%
def tally(s, groups):
    src = ''.join(groups)
    dst = ''.join(str(i) * len(g) for i, g in enumerate(groups))
    coded = s.translate(str.maketrans(src, dst))
    return {d: coded.count(d) for d in '012'}
#> tally('cabbage', ['ab', 'ceg'])
#> tally('hello', ['he', 'lo', 'x'])
#> tally('', [])
#> tally('1a0', ['a'])
#> tally('zebra', ['z', 'e', 'b', 'ra'])
# %%
def decode(text, key):
    plain = 'abcdefgh'
    if len(key) < len(plain):
        key += plain[len(key):]
    back = str.maketrans(key[:8], plain)
    return text.translate(back).title()
#> decode('bad cafe', 'hgfedcba')
#> decode('face', 'zyx')
#> decode('abcdefgh', 'bcdefgha')
#> decode('', '')
#> decode('dead beef', 'abcdefghij')
# %%
def fold(name):
    accents = 'áéíóúñü'
    plain = 'aeiounu'
    table = str.maketrans(accents, plain)
    table[ord(' ')] = '_'
    return name.lower().translate(table)
#> fold('José Núñez')
#> fold('pingüino')
#> fold('plain text')
#> fold('')
#> fold('ÁÉÍ òù')
# %%
def flip_brackets(s):
    table = str.maketrans('()[]{}', ')(][}{')
    mirrored = s[::-1].translate(table)
    return 'mirror' if mirrored == s else mirrored
#> flip_brackets('(a[b]a)')
#> flip_brackets('f(x)')
#> flip_brackets('{[(')
#> flip_brackets('')
#> flip_brackets('())(')
# %%
def invert(src, dst, text):
    there = str.maketrans(src, dst)
    back = {v: k for k, v in there.items()}
    once = text.translate(there)
    twice = once.translate(back)
    return once, twice == text
#> invert('abc', 'bca', 'cab')
#> invert('ab', 'cc', 'abba')
#> invert('xy', 'zw', 'xyzw')
#> invert('', '', 'keep')
#> invert('s', 'ß', 'miss')
# %%
def g(rows, old, new=None):
    if new is None:
        table = str.maketrans(dict.fromkeys(old))
    else:
        table = str.maketrans(old, new)
    for i in range(0, len(rows), 2):
        rows[i] = rows[i].translate(table)
    return rows
#> g(['abc', 'abc', 'cba'], 'a')
#> g(['abc', 'abc'], 'ab', 'ba')
#> g([], 'x')
#> g(['112', '121', '211'], '1', '!')
#> g(['q'], 'qq', 'z')
# %%
def spell(number):
    digits = str.maketrans({'0': 'zero ', '1': 'one ', '2': 'two ', '-': 'minus '})
    said = str(number).translate(digits)
    return said.strip() if said.endswith(' ') else said + '?'
#> spell(102)
#> spell(-21)
#> spell(13)
#> spell(0)
#> spell('')
# %%
def rot_table(n):
    low = 'abcde'
    moved = low[n:] + low[:n]
    table = str.maketrans(low, moved)
    return ''.join(chr(table[ord(c)]) for c in 'decade'), len(table)
#> rot_table(1)
#> rot_table(0)
#> rot_table(-2)
#> rot_table(7)
#> rot_table(4)
# %%
def apply_all(text, rules):
    for rule in rules:
        table = str.maketrans(*rule)
        text = text.translate(table)
        if not text:
            break
    return text
#> apply_all('abcabc', [('a', 'b'), ('b', 'c')])
#> apply_all('hello', [('', '', 'l'), ('o', '0')])
#> apply_all('gone', [('', '', 'gone'), ('a', 'b')])
#> apply_all('one', [({'o': 'uh-'},)])
#> apply_all('as is', [])
# %%
def f(s):
    n = len(s) // 2
    t = str.maketrans(s[:n], s[n:2 * n])
    return {chr(k): chr(v) for k, v in t.items()}
#> f('abcd')
#> f('xyx')
#> f('')
#> f('aabb')
#> f('q1w2e3')
# %%
def f(text, d):
    t = text.maketrans(d)
    return sorted(t, reverse=True), len(text.translate(t))
#> f('abc', {'a': 'xx'})
#> f('aaa', {'a': None})
#> f('', {})
#> f('hello', {'l': '', 'o': '00'})
#> f('k', {'kk': 1})
# %%
def f(a, b):
    t = str.maketrans(a, b)
    t.update(str.maketrans(b, a))
    return (a + b).translate(t)
#> f('abc', 'xyz')
#> f('ab', 'ba')
#> f('q', 'w')
#> f('', '')
#> f('ab', 'c')
# %%
def f(text, chars):
    table = str.maketrans(dict.fromkeys(chars, '*'))
    out = text.translate(table)
    return out.strip('*'), out.count('*')
#> f('banana', 'a')
#> f('abc', 'ac')
#> f('x*y', 'x')
#> f('', 'q')
#> f('hello', '')
# %%
def f(s, k):
    digits = '0123456789'
    t = str.maketrans(digits, digits[k:] + digits[:k])
    return s.translate(t)[::-1]
#> f('2024', 1)
#> f('a9b0', 3)
#> f('', 5)
#> f('none', 2)
#> f('123', -1)
# %%
def f(nums):
    t = str.maketrans({n + 48: str(n)[::-1] for n in nums})
    return ''.join(v for v in t.values()), '012'.translate(t)
#> f([0, 1])
#> f([12, 2])
#> f([])
#> f([-8, 1])
#> f([1, 1, 2])
# %%
def mirror(text):
    pairs = '()[]{}<>'
    table = str.maketrans(pairs[::2] + pairs[1::2], pairs[1::2] + pairs[::2])
    return text[::-1].translate(table)
#> mirror('(a[b')
#> mirror('<x>')
#> mirror('plain')
#> mirror('')
#> mirror('}{)(')
# %%
def f(text, char):
    out = []
    for c in sorted(set(text)):
        out.append(text.translate(text.maketrans(c, char)))
    return out
#> f('aba', '-')
#> f('x', 'y')
#> f('', 'q')
#> f('abc', 'a')
#> f('no on', '.')
# %%
def f(s, gone):
    t = s.maketrans(s[:1], s[-1:], gone)
    return s.translate(t), list(t.values()).count(None)
#> f('abcda', 'c')
#> f('xyz', 'yz')
#> f('hello', '')
#> f('', 'q')
#> f('aab', 'a')
# %%
def g(keys, vals):
    try:
        t = str.maketrans(keys, vals)
    except ValueError:
        return len(keys) - len(vals)
    return max(t.values(), default=0) - min(t, default=0)
#> g('ab', 'cd')
#> g('abc', 'd')
#> g('', '')
#> g('z', 'a')
#> g('x', 'long')
