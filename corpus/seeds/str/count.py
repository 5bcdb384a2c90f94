# %%
def vowels(text):
    total = 0
    for v in 'aeiou':
        total += text.lower().count(v)
    return total
#> vowels('Education')
#> vowels('rhythm')
#> vowels('')
#> vowels('AEIOU aeiou')
#> vowels('ñandú y pez')
# %%
def most_common(s):
    best = ''
    for ch in s:
        if s.count(ch) > s.count(best) or best == '':
            best = ch
    return best
#> most_common('banana')
#> most_common('xyz')
#> most_common('')
#> most_common('Hello World')
#> most_common('112233 3')
# %%
def f(text, sub):
    n = text.count(sub)
    if n == 0:
        return text + sub
    return text.replace(sub, str(n))
#> f('a-b-c', '-')
#> f('hello', 'z')
#> f('aaaa', 'aa')
#> f('abc', '')
#> f('one fish two fish', 'fish')
# %%
def balanced(expr):
    pairs = {'(': ')', '[': ']', '{': '}'}
    for left, right in pairs.items():
        if expr.count(left) != expr.count(right):
            return left
    return True
#> balanced('(a + b)')
#> balanced('[(])')
#> balanced('{{}')
#> balanced('')
#> balanced('f(x[1)')
# %%
def csv_width(lines, sep=','):
    widths = [line.count(sep) + 1 for line in lines if line.strip()]
    if not widths:
        return None
    return max(widths) if min(widths) == max(widths) else widths
#> csv_width(['a,b,c', '1,2,3'])
#> csv_width(['a,b', 'c', ''])
#> csv_width(['', '  '])
#> csv_width(['x;y', 'z;w'], ';')
#> csv_width(['solo'], '')
# %%
def overlap(text, sub):
    hits = 0
    for i in range(len(text)):
        if text[i:].startswith(sub):
            hits += 1
    return hits, text.count(sub)
#> overlap('aaaa', 'aa')
#> overlap('abababa', 'aba')
#> overlap('xyz', 'q')
#> overlap('ab', '')
#> overlap('', 'a')
# %%
def rank(words, letter):
    words.sort(key=lambda w: (w.count(letter), w))
    return words[::-1]
#> rank(['banana', 'apple', 'cat'], 'a')
#> rank(['see', 'tree', 'e', 'eee'], 'e')
#> rank([], 'x')
#> rank(['Bob', 'bob', 'BB'], 'b')
#> rank(['11', '1', '0'], '1')
# %%
def parity(bits):
    ones = bits.count('1')
    zeros = bits.count('0')
    if ones + zeros != len(bits):
        raise ValueError('not binary')
    return bits + ('1' if ones % 2 else '0')
#> parity('1011')
#> parity('0000')
#> parity('12')
#> parity('')
#> parity('1111110')
# %%
def segment_count(s, ch, a, b):
    left = s.count(ch, 0, a)
    mid = s.count(ch, a, b)
    right = s.count(ch, b)
    return [left, mid, right]
#> segment_count('abracadabra', 'a', 3, 7)
#> segment_count('mississippi', 'ss', 3, 6)
#> segment_count('......', '.', 2, 2)
#> segment_count('zigzag', 'z', -3, -1)
#> segment_count('', 'q', 0, 5)
# %%
def depth(path):
    path = path.rstrip('/')
    if path.startswith('~'):
        path = path.replace('~', '/home/me', 1)
    n = path.count('/')
    return n if '..' not in path else n - 2 * path.count('..')
#> depth('/usr/local/bin')
#> depth('~/docs/')
#> depth('a/b/../c')
#> depth('')
#> depth('../../x')
# %%
def repeated(s):
    dup = []
    for c in s:
        if s.count(c) > 1 and c not in dup:
            dup.append(c)
    return ''.join(dup)
#> repeated('letter')
#> repeated('unique')
#> repeated('Noon noon')
#> repeated('a1b2a1')
#> repeated('')
# %%
def grow(text, goal, ch='x'):
    steps = 0
    while text.count(ch) < goal:
        text = text + text[-1:] + ch
        steps += 1
    return text, steps
#> grow('ab', 3)
#> grow('xx', 2)
#> grow('', 2, 'o')
#> grow('fox', 4)
#> grow('axe', 0, 'e')
# %%
def anagram(a, b):
    a, b = a.replace(' ', '').lower(), b.replace(' ', '').lower()
    if len(a) != len(b):
        return len(a) - len(b)
    return all(a.count(c) == b.count(c) for c in a)
#> anagram('Dormitory', 'dirty room')
#> anagram('listen', 'silent')
#> anagram('aab', 'abb')
#> anagram('abc', 'ab')
#> anagram('', ' ')
# %%
def punct_report(text, marks='.,!?'):
    report = {m: n for m in marks if (n := text.count(m))}
    report['total'] = sum(report.values())
    return report
#> punct_report('Hi! Who, me? Yes, you!')
#> punct_report('plain')
#> punct_report('a;b;c.', ';:')
#> punct_report('...', '..')
#> punct_report('', '')
# %%
def censor(sentence, limit):
    kept = []
    for word in sentence.split():
        if any(word.count(c) >= limit for c in word):
            kept.append('#' * len(word))
            continue
        kept.append(word)
    return ' '.join(kept)
#> censor('hello little fox', 2)
#> censor('hello little fox', 3)
#> censor('abc', 1)
#> censor('', 2)
#> censor('zzz a zz b', 3)
# %%
def g(rows, mark):
    counts = list(map(lambda r: r.count(mark), rows))
    top = counts.index(max(counts))
    del rows[top]
    return rows, counts
#> g(['x.x', 'xxx', '...'], 'x')
#> g(['ab', 'ba'], 'b')
#> g([], 'q')
#> g(['one', 'noon', 'none'], 'n')
#> g(['', ''], 'z')
# %%
def trim_extra(s, ch, keep):
    extra = s.count(ch) - keep
    if extra <= 0:
        return s
    s = s[::-1].replace(ch, '', extra)
    return s[::-1]
#> trim_extra('a,b,c,d', ',', 1)
#> trim_extra('1.2.3', '.', 5)
#> trim_extra('zzzz', 'z', 0)
#> trim_extra('banana', 'a', 2)
#> trim_extra('', ' ', 0)
# %%
def dna(seq):
    seq = seq.upper()
    gc = seq.count('G') + seq.count('C')
    if not seq:
        return 0.0
    pct = round(100 * gc / len(seq), 1)
    return 'high' if pct > 60 else pct
#> dna('ATGC')
#> dna('gggccc')
#> dna('')
#> dna('attagx')
#> dna('GATTACA')
# %%
def line_info(text):
    n = text.count('\n')
    n += not text.endswith('\n')
    words = len(text.split())
    return f'{n} {words} {len(text)}'
#> line_info('one two\nthree\n')
#> line_info('no newline')
#> line_info('')
#> line_info('\n\n\n')
#> line_info('tab\there\n  x')
# %%
def rle(s):
    res, i = '', 0
    while i < len(s):
        run = s[i:]
        k = len(run) - len(run.lstrip(s[i]))
        res += s[i] + str(k)
        i += k
    return res if res.count('1') < len(s) else s
#> rle('aaabcc')
#> rle('abc')
#> rle('')
#> rle('zzzzzzzzzzzz')
#> rle('1122211')
# %%
def f(text, a, b):
    x, y = text.count(a), text.count(b)
    return a * x + b * y if x > y else b * y
#> f('aabab', 'a', 'b')
#> f('xyyx', 'x', 'y')
#> f('mnm', 'n', 'm')
#> f('', 'p', 'q')
#> f('zzzz', 'z', 'zz')
# %%
def f(s):
    i = 0
    while i < len(s) and s.count(s[i]) > 1:
        i += 1
    return s[i:] or s
#> f('aabc')
#> f('abab')
#> f('xduaq')
#> f('')
#> f('1121 3')
# %%
def f(s, n):
    s += s[:n]
    return ''.join(c for c in s if s.count(c) == n)
#> f('mississippi', 4)
#> f('banana', 1)
#> f('abcabc', 2)
#> f('', 0)
#> f('a b c', 2)
# %%
def f(text, char):
    k = text.count(char)
    parts = text.split(char, k // 2)
    return parts[-1][::-1]
#> f('a-b-c-d-e', '-')
#> f('hello', 'l')
#> f('xxxx', 'x')
#> f('plain', 'z')
#> f('1.2.3', '.')
# %%
def f(s):
    best = ''
    for c in s:
        if s.count(c) >= s.count(best or c):
            best = c
    return best, s.count(best)
#> f('abcb')
#> f('zzyy')
#> f('q')
#> f('')
#> f('noon moon')
# %%
def f(nums):
    s = ''.join(str(n) for n in nums)
    return [s.count(str(n)) for n in nums]
#> f([1, 11, 2])
#> f([12, 21, 1])
#> f([])
#> f([-5, 5, -55])
#> f([0, 100, 10])
# %%
def f(a, b):
    for i in range(len(b)):
        if a.count(b[i]) == 0:
            return i, b[i:]
    return a.count(b)
#> f('hello', 'lope')
#> f('hello', 'l')
#> f('abcabc', 'abc')
#> f('xyz', '')
#> f('', 'q')
# %%
def f(text):
    vowels = [text.count(v) for v in 'aeiou']
    return vowels.index(max(vowels)), sum(vowels)
#> f('education')
#> f('bookkeeper')
#> f('xyz')
#> f('mississippi')
#> f('a u u')
# %%
def tally(s, lo, hi):
    inside = s.count('o', lo, hi)
    return inside, s.count('o') - inside
#> tally('foo boo zoo', 2, 7)
#> tally('ooo', 1, 2)
#> tally('none', 0, 99)
#> tally('o-o-o-o', -3, -1)
#> tally('', 0, 0)
# %%
def g(text, items):
    items.sort(key=lambda w: -text.count(w))
    return ' '.join(items), text.count(items[0])
#> g('a b a c', ['b', 'a', 'c'])
#> g('xyxyx', ['yx', 'xy', 'x'])
#> g('q', ['z', 'w'])
#> g('', [''])
#> g('abc', [])
