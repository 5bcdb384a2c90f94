# %%
def letters_only(text):
    out = []
    for ch in text:
        if ch.isalpha():
            out.append(ch)
    return ''.join(out).lower()
#> letters_only('R2-D2 rocks')
#> letters_only('12345')
#> letters_only('')
#> letters_only('Ça va?')
#> letters_only('a_b_C')
# %%
def split_unit(s):
    i = 0
    while i < len(s) and not s[i].isalpha():
        i += 1
    number, unit = s[:i].strip(), s[i:]
    return float(number) if number else 0.0, unit
#> split_unit('12.5kg')
#> split_unit('100 miles')
#> split_unit('px')
#> split_unit('7')
#> split_unit('--x')
# %%
def f(words):
    good = [w for w in words if w.isalpha()]
    if len(good) == len(words):
        return good[::-1]
    return len(words) - len(good)
#> f(['cat', 'dog'])
#> f(['cat', 'd0g', 'x y'])
#> f([])
#> f(['', 'a'])
#> f(['naïve', 'ß', 'zoo'])
# %%
def pig_latin(sentence):
    result = []
    for w in sentence.split():
        if not w.isalpha():
            result.append(w)
        elif w[0] in 'aeiou':
            result.append(w + 'way')
        else:
            result.append(w[1:] + w[0] + 'ay')
    return ' '.join(result)
#> pig_latin('hello apple pie')
#> pig_latin('agent 007 here!')
#> pig_latin('')
#> pig_latin('x')
#> pig_latin('Under over-the top')
# %%
def rot13(text):
    res = ''
    for c in text:
        if c.isalpha():
            start = 97 if c.islower() else 65
            c = chr((ord(c) - start + 13) % 26 + start)
        res += c
    return res
#> rot13('Hello, World!')
#> rot13('uryyb')
#> rot13('')
#> rot13('1 + 1 = z')
#> rot13('Zebra Az')
# %%
def plate(code):
    head, tail = code[:3], code[3:]
    if head.isalpha() and tail.isdigit():
        return f'{head.upper()}-{tail}'
    elif head.isdigit() and tail.isalpha():
        return tail.upper() + head
    return None
#> plate('abc123')
#> plate('123xyz')
#> plate('ab1c2')
#> plate('')
#> plate('QqQ0007')
# %%
def count_kinds(s):
    kinds = {'alpha': 0, 'digit': 0, 'other': 0}
    for ch in s:
        key = 'alpha' if ch.isalpha() else 'digit' if ch.isdigit() else 'other'
        kinds[key] += 1
    return {k: v for k, v in kinds.items() if v}
#> count_kinds('abc 123!')
#> count_kinds('xyz')
#> count_kinds('')
#> count_kinds('½ cup, 2°')
#> count_kinds('___')
# %%
def longest_word(text):
    best = cur = ''
    for ch in text + ' ':
        if ch.isalpha():
            cur += ch
        else:
            if len(cur) > len(best):
                best = cur
            cur = ''
    return best
#> longest_word('the quick-brown fox')
#> longest_word('1234')
#> longest_word('aa bb cc')
#> longest_word("shouldn't")
#> longest_word('')
# %%
def flip_pairs(s):
    chars = list(s)
    for i in range(0, len(chars) - 1, 2):
        pair = chars[i] + chars[i + 1]
        if pair.isalpha():
            chars[i], chars[i + 1] = chars[i + 1], chars[i]
    return ''.join(chars)
#> flip_pairs('abcdef')
#> flip_pairs('a1b2cd')
#> flip_pairs('xyz')
#> flip_pairs('')
#> flip_pairs('hi there')
# %%
def parse_vars(expr, env):
    total = 0
    for token in expr.split('+'):
        token = token.strip()
        if token.isalpha():
            total += env.get(token, 0)
        else:
            total += int(token)
    return total
#> parse_vars('x + 3 + y', {'x': 1, 'y': 10})
#> parse_vars('5', {})
#> parse_vars('a+b+c', {'b': 7})
#> parse_vars('x1 + 2', {'x1': 9})
#> parse_vars('-4+z', {'z': 4})
# %%
def grade(answer, expected, strict=True):
    if not answer.isalpha() and strict:
        raise ValueError('letters only')
    same = [a for a, b in zip(answer, expected) if a == b]
    return len(same) / len(expected)
#> grade('abcd', 'abca')
#> grade('a-c', 'abc', False)
#> grade('a-c', 'abc')
#> grade('', '', strict=False)
#> grade('Tea', 'tea')
# %%
def g(mixed):
    alpha = sorted((m for m in mixed if m.isalpha()), key=str.lower)
    it = iter(alpha)
    return [next(it) if m.isalpha() else m for m in mixed]
#> g(['c', '1', 'A', 'b'])
#> g(['3', '2', '1'])
#> g(list('z-y-x'))
#> g([])
#> g(['pear', 'x1', 'Apple', ''])
# %%
def insert_breaks(s, mark='*'):
    n = 1
    while n < len(s):
        if s[n - 1].isalpha() is not s[n].isalpha():
            s = s[:n] + mark + s[n:]
            n += len(mark)
        n += 1
    return s
#> insert_breaks('ab12cd')
#> insert_breaks('a1b', '--')
#> insert_breaks('word')
#> insert_breaks('')
#> insert_breaks('7up and', '')
# %%
def initials(names):
    acc = ''
    for name in names:
        for ch in name:
            if ch.isalpha():
                acc += ch.upper()
                break
        else:
            acc += '?'
    return acc
#> initials(['ann', "'bob'", '42'])
#> initials(['', '3com'])
#> initials([])
#> initials(['élan', 'ßeta'])
#> initials(['--x--', 'Y', '!!'])
# %%
def is_word(s, extra="'-"):
    for c in extra:
        s = s.replace(c, '')
    return s.isalpha() and s.title()
#> is_word("don't")
#> is_word('mother-in-law')
#> is_word('a b')
#> is_word('---')
#> is_word('x_y.z', '_.')
# %%
def last_letter(text):
    idx = len(text) - 1
    while not text[idx].isalpha():
        idx -= 1
    return text[idx], idx
#> last_letter('hello!!')
#> last_letter('abc')
#> last_letter('a 1 2 3')
#> last_letter('123')
#> last_letter('¡olé! 99')
# %%
def keys_clean(d):
    for k in list(d.keys()):
        if not k.isalpha():
            v = d.pop(k)
            new = ''.join(filter(str.isalpha, k))
            d.setdefault(new, v)
    return d
#> keys_clean({'a1': 1, 'b': 2})
#> keys_clean({'x-y': 0, 'xy': 9})
#> keys_clean({})
#> keys_clean({'12': 'n', '34': 'm'})
#> keys_clean({'q': None, 'q!': 1})
# %%
def streak(s):
    best = run = 0
    for c in s:
        run = run + 1 if c.isalpha() else 0
        best = max(best, run)
    return best, run
#> streak('ab1cde2f')
#> streak('123')
#> streak('')
#> streak('one two three')
#> streak('áé?íóú?')
# %%
def process(token, depth):
    if depth == 0 or not token:
        return [token]
    first, rest = token[0], token[1:]
    if first.isalpha():
        return [first.upper()] + process(rest, depth - 1)
    return process(rest, depth)
#> process('a1b2c3', 2)
#> process('...', 4)
#> process('xyz', 0)
#> process('q w e', 10)
#> process('', 1)
# %%
def compare_start(a, b):
    x, y = a[:1], b[:1]
    if x.isalpha() and not y.isalpha():
        return a
    if y.isalpha() and not x.isalpha():
        return b
    return min(a, b) + max(a, b)
#> compare_start('abc', '1bc')
#> compare_start('#tag', 'tag')
#> compare_start('b', 'a')
#> compare_start('', 'z')
#> compare_start('9', '10')
# %%
def f(s):
    letters = [c for c in s if c.isalpha()]
    return ''.join(letters.pop() if c.isalpha() else c for c in s)
#> f('a-bc')
#> f('ab1c2')
#> f('')
#> f('123')
#> f('hi, you')
# %%
def f(text, n):
    count = 0
    for c in text:
        count = count + 1 if c.isalpha() else 0
        if count == n:
            return c
    return str(count)
#> f('ab1cde', 3)
#> f('a1b2', 2)
#> f('', 1)
#> f('xyz', 1)
#> f('é ñü', 2)
# %%
def f(a, b):
    if a.isalpha() == b.isalpha():
        return a + b
    return b * 2 if b.isalpha() else a * 2
#> f('ab', 'cd')
#> f('ab', '12')
#> f('1', '')
#> f('', 'x')
#> f('k', 'm n')
# %%
def f(items):
    for i, x in enumerate(items):
        if not x.isalpha():
            items[i] = items[i - 1]
    return ' '.join(items)
#> f(['a', '1', 'b'])
#> f(['2', 'x', 'y'])
#> f([])
#> f(['!', '?'])
#> f(['go', '', 'on', '3'])
# %%
def f(text):
    k = sum(c.isalpha() for c in text)
    return text[k:] + str(k) if k < len(text) else text
#> f('a1b2c3')
#> f('abc')
#> f('--x--')
#> f('')
#> f('42')
# %%
def f(s, char):
    if not char.isalpha():
        return s.replace(char, '')
    i = s.find(char)
    return s[:i] + s[i + 1:]
#> f('a-b-c', '-')
#> f('hello', 'l')
#> f('xyz', 'q')
#> f('1 2', ' ')
#> f('WqRt9', '9')
# %%
def toggle(text):
    up, out = True, []
    for c in text:
        if c.isalpha():
            out.append(c.upper() if up else c.lower())
            up = not up
        else:
            out.append(c)
    return ''.join(out)
#> toggle('a1b2c')
#> toggle('Hello World')
#> toggle('')
#> toggle('99')
#> toggle('x--Yz')
# %%
def f(s):
    while s and not s[-1].isalpha():
        s = s[1:-1] + s[:1] * (len(s) > 3)
    return s
#> f('ab12')
#> f('abc')
#> f('1')
#> f('k!?')
#> f('q w 7 ')
# %%
def f(d, n):
    out = {}
    for k, v in d.items():
        if str(v).isalpha():
            out[v] = k
        else:
            out[k] = n
    return out
#> f({'a': 'x', 'b': '1'}, 0)
#> f({1: 'one', 2: 2}, -1)
#> f({}, 5)
#> f({'k': None, 'j': True}, 'n')
#> f({'p': 'q', 'r': 'q'}, 3)
# %%
def g(text):
    words = text.split()
    words.sort(key=lambda w: (not w.isalpha(), w))
    return '_'.join(words)
#> g('b2 a c')
#> g('z y x')
#> g('1 a 2 b')
#> g('')
#> g('é e! e')
