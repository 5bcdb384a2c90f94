# %%
def byte_sum(text):
    total = 0
    for b in text.encode():
        total += b
    return total % 256
#> byte_sum('hello')
#> byte_sum('')
#> byte_sum('ñandú')
#> byte_sum('AAAA')
#> byte_sum('~tilde~ 42')
# %%
def to_hex(s, sep=' '):
    data = s.encode('utf-8')
    return sep.join('%02x' % b for b in data)
#> to_hex('abc')
#> to_hex('ß', '')
#> to_hex('\n\t', ':')
#> to_hex('')
#> to_hex('Zq9!', '-')
# %%
def safe_ascii(text, marker):
    try:
        return text.encode('ascii')
    except UnicodeEncodeError as err:
        return marker + str(err.start)
#> safe_ascii('plain', '@')
#> safe_ascii('café', '@')
#> safe_ascii('€5', 'bad:')
#> safe_ascii('', '#')
#> safe_ascii('a b\u2013c', '')
# %%
def f(word, mode):
    raw = word.encode('ascii', mode)
    return raw.decode().upper()
#> f('naïve', 'ignore')
#> f('naïve', 'replace')
#> f('über', 'xmlcharrefreplace')
#> f('smile', 'ignore')
#> f('ñ', 'strict')
# %%
def extra_bytes(words):
    out = {}
    for w in words:
        diff = len(w.encode()) - len(w)
        if diff:
            out[w] = diff
    return out
#> extra_bytes(['cat', 'niño', 'größe'])
#> extra_bytes([])
#> extra_bytes(['日本', 'go', '👍'])
#> extra_bytes(['all', 'ascii'])
#> extra_bytes(['é', 'éé', 'éé'])
# %%
def checksum(msg, key):
    acc = key
    for i, b in enumerate(msg.encode(), 1):
        acc = (acc * 31 + b * i) % 9973
    return acc
#> checksum('ping', 0)
#> checksum('ping', 7)
#> checksum('', 11)
#> checksum('Ünicode', 1)
#> checksum('gnip', -5)
# %%
def truncate(text, limit):
    data = text.encode('utf-8')
    if len(data) <= limit:
        return text
    return data[:limit].decode('utf-8', 'ignore') + '~'
#> truncate('short', 10)
#> truncate('señorita', 3)
#> truncate('longer text here', 6)
#> truncate('日本語', 4)
#> truncate('abc', 0)
# %%
def xor_text(text, key):
    k = key.encode()
    out = []
    for i, b in enumerate(text.encode()):
        out.append(b ^ k[i % len(k)])
    return bytes(out)
#> xor_text('secret', 'k')
#> xor_text('aaaa', 'ab')
#> xor_text('', 'x')
#> xor_text('x', '')
#> xor_text('Hello', 'hello')
# %%
def bits(ch):
    if len(ch) != 1:
        raise ValueError('one character')
    res = ''
    for byte in ch.encode('utf-8'):
        res += format(byte, '08b') + ' '
    return res.rstrip()
#> bits('A')
#> bits('é')
#> bits('€')
#> bits('ab')
#> bits(' ')
# %%
def widest(chars):
    sized = [(len(c.encode()), c) for c in chars]
    sized.sort(reverse=True)
    return sized[0] if sized else None
#> widest('abc')
#> widest('aé€')
#> widest('')
#> widest('zß')
#> widest(['no', 'yes', 'ñu'])
# %%
def latin(text):
    data = text.encode('latin-1', 'replace')
    high = [b for b in data if b > 127]
    return len(high), data.count(b'?'), data[-1:]
#> latin('déjà vu')
#> latin('what?')
#> latin('日本?')
#> latin('')
#> latin('ÀÁÂ€')
# %%
def process(pairs):
    buf = b''
    for name, value in pairs:
        buf += name.encode() + b'=' + str(value).encode() + b';'
    return buf.strip(b';')
#> process([('a', 1), ('b', 2)])
#> process([('', None)])
#> process([])
#> process([('ключ', True)])
#> process([('x', 'y;'), ('z', ';')])
# %%
def same_bytes(a, b, codec='utf-8'):
    x, y = a.encode(codec), b.encode(codec)
    common = 0
    for p, q in zip(x, y):
        if p != q:
            break
        common += 1
    return common if x != y else True
#> same_bytes('apple', 'apply')
#> same_bytes('é', 'è')
#> same_bytes('é', 'è', 'latin-1')
#> same_bytes('tea', 'tea')
#> same_bytes('', 'x', 'utf-16')
# %%
def url_quote(s, safe=''):
    out = ''
    for b in s.encode():
        c = chr(b)
        if c.isalnum() and b < 128 or c in safe:
            out += c
        else:
            out += f'%{b:02X}'
    return out
#> url_quote('a b&c')
#> url_quote('path/to/x', '/')
#> url_quote('año')
#> url_quote('')
#> url_quote('~user_1', '_~')
# %%
def byte_range(text):
    data = text.encode()
    if not data:
        return ()
    lo, hi = min(data), max(data)
    return chr(lo) + chr(hi) if lo != hi else (lo,)
#> byte_range('hello')
#> byte_range('')
#> byte_range('zzz')
#> byte_range('é1')
#> byte_range('Mixed Case!')
# %%
def g(text):
    packed = text.encode().split()
    packed.reverse()
    return b' '.join(packed).decode().title()
#> g('one two three')
#> g('  SPACED   out ')
#> g('')
#> g('ñu élan')
#> g("it's ok")
# %%
def pad_block(msg, size):
    data = msg.encode()
    missing = -len(data) % size
    data += bytes([missing]) * missing
    return [data[i:i + size] for i in range(0, len(data), size)]
#> pad_block('hello', 4)
#> pad_block('abcd', 4)
#> pad_block('', 8)
#> pad_block('ñoño', 3)
#> pad_block('x', 0)
# %%
def find_first_wide(lines):
    for number, line in enumerate(lines, start=1):
        if len(line.encode()) > len(line):
            break
    else:
        number = 0
    return number
#> find_first_wide(['abc', 'dé', 'f'])
#> find_first_wide(['ascii', 'only'])
#> find_first_wide([])
#> find_first_wide(['ß', 'ü'])
#> find_first_wide(['', '', '…'])
# %%
def roundtrip(text, codec):
    raw = text.encode(codec, errors='backslashreplace')
    back = raw.decode(codec)
    return back == text, back
#> roundtrip('hello', 'ascii')
#> roundtrip('hé', 'ascii')
#> roundtrip('€uro', 'latin-1')
#> roundtrip('ñ', 'utf-8')
#> roundtrip('x', 'no-such-codec')
# %%
def mixed(values):
    res = []
    for v in values:
        if isinstance(v, str):
            v = list(v.encode())[:3]
        elif isinstance(v, int):
            v = chr(v)
        res.append(v)
    return res
#> mixed(['abcdef', 65, None])
#> mixed([97, 'é', True])
#> mixed([])
#> mixed(['', [1]])
#> mixed([-1, 'a'])
# %%
def f(text):
    data = text.encode()
    if not data:
        return None
    return [b % 10 for b in data][::-1]
#> f('abc')
#> f('xyz!')
#> f('')
#> f('é')
#> f('A1 b2')
# %%
def f(s, n):
    data = list(s.encode())
    for i in range(0, len(data), n):
        data[i] ^= 1
    return bytes(data)
#> f('abcdef', 2)
#> f('0000', 1)
#> f('', 3)
#> f('WqRt9', 4)
#> f('zz', 9)
# %%
def f(text, char):
    raw = text.encode()
    return raw.count(char.encode()), len(raw) - len(text)
#> f('banana', 'a')
#> f('ñañá', 'ñ')
#> f('', 'x')
#> f('x€x', '€')
#> f('--', '-')
# %%
def f(a, b):
    x, y = a.encode(), b.encode()
    return sum(p == q for p, q in zip(x, y)), x < y
#> f('abcd', 'abxd')
#> f('Zoo', 'ant')
#> f('', 'k')
#> f('é', 'è')
#> f('12', '12')
# %%
def f(text):
    try:
        return len(text.encode('ascii'))
    except UnicodeEncodeError as e:
        return e.start, text[e.start]
#> f('plain')
#> f('naïve')
#> f('')
#> f('abc✓')
#> f('Ωmega')
# %%
def f(s):
    h = s.encode('utf-8').hex()
    return h[::2] + '.' + h[1::2]
#> f('ab')
#> f('Hi!')
#> f('')
#> f('ü')
#> f('\n\t')
# %%
def f(text, k):
    out = b''
    for w in text.split():
        out += w.encode()[:k] + b'|'
    return out.rstrip(b'|')
#> f('one two three', 2)
#> f('a', 5)
#> f('', 1)
#> f('été là', 2)
#> f('x yy', -1)
# %%
def f(s, mode):
    data = s[::-1].encode('ascii', mode)
    return data.decode().title(), len(data) - len(s)
#> f('café', 'ignore')
#> f('café', 'replace')
#> f('é', 'backslashreplace')
#> f('ok', 'strict')
#> f('né', 'strict')
# %%
def checksum(text, value):
    total = value
    for b in text.encode()[::-1]:
        if b % 2:
            total += b
        total = total * 3 % 101
    return total
#> checksum('abc', 0)
#> checksum('abc', 5)
#> checksum('', 7)
#> checksum('hello world', 1)
#> checksum('¿?', 2)
# %%
def g(s):
    data = bytearray(s.encode())
    while len(data) > 1 and data[0] > data[-1]:
        data.pop(0)
    return data.decode(), len(data)
#> g('zyab')
#> g('abc')
#> g('qponm')
#> g('x')
#> g('9a1')
