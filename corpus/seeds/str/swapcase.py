# %%
def f(text):
    flipped = text.swapcase()
    return flipped[::-1]
#> f('Hello')
#> f('abc DEF')
#> f('')
#> f('123!')
#> f('Straße')
# %%
def alternate(words):
    out = []
    for i, w in enumerate(words):
        out.append(w.swapcase() if i % 2 else w)
    return ' '.join(out)
#> alternate(['One', 'Two', 'Three'])
#> alternate(['a', 'b', 'C', 'D'])
#> alternate([])
#> alternate(['solo'])
#> alternate(['', 'X', ''])
# %%
def every_nth(s, n):
    chars = list(s)
    for i in range(0, len(chars), n):
        chars[i] = chars[i].swapcase()
    return ''.join(chars)
#> every_nth('abcdefg', 2)
#> every_nth('HELLO', 3)
#> every_nth('xyz', 1)
#> every_nth('', 4)
#> every_nth('abc', 0)
# %%
def caps_lock(typed, stuck):
    if not stuck:
        return typed
    result = ''
    for ch in typed:
        if ch == '^':
            stuck = not stuck
            continue
        result += ch.swapcase() if stuck else ch
    return result
#> caps_lock('hELLO', True)
#> caps_lock('hELLO', False)
#> caps_lock('aB^cD^eF', True)
#> caps_lock('', 1)
#> caps_lock('no^pe', 0)
# %%
def reversible(s):
    back = s.swapcase().swapcase()
    if back == s:
        return len(s)
    return [a for a, b in zip(s, back) if a != b], len(back)
#> reversible('Plain')
#> reversible('ß')
#> reversible('')
#> reversible('mixED 12')
#> reversible('ſo ŉ')
# %%
def first_flip(s):
    for i, (a, b) in enumerate(zip(s, s.swapcase())):
        if a != b:
            return i, b
    return -1, None
#> first_flip('12ab')
#> first_flip('...')
#> first_flip('')
#> first_flip('Zed')
#> first_flip('  é')
# %%
def half(word):
    mid = len(word) // 2
    left, right = word[:mid], word[mid:]
    return left.swapcase() + right if len(left) < len(right) else left + right.swapcase()
#> half('abcdef')
#> half('ABCDE')
#> half('x')
#> half('')
#> half('McDonald')
# %%
def distance(a, b):
    score = 0
    for x, y in zip(a, b):
        if x == y:
            continue
        score += 1 if x.swapcase() == y else 2
    return score + abs(len(a) - len(b)) * 3
#> distance('Hello', 'hELLo')
#> distance('abc', 'abd')
#> distance('', 'xy')
#> distance('Same', 'Same')
#> distance('A1', 'a2b')
# %%
def flip_keys(d):
    res = {}
    for k, v in d.items():
        nk = k.swapcase()
        if nk in d:
            res.setdefault('clash', []).append(k)
        else:
            res[nk] = v
    return res
#> flip_keys({'a': 1, 'B': 2})
#> flip_keys({'x': 1, 'X': 2})
#> flip_keys({})
#> flip_keys({'42': 'n', 'ok': None})
#> flip_keys({'Key One': [], 'kEY oNE': {}})
# %%
def flip_vowels(s, vowels='aeiou'):
    assert vowels, 'no vowels'
    return ''.join([c.swapcase() if c.lower() in vowels else c for c in s])
#> flip_vowels('Education')
#> flip_vowels('RHYTHM', 'y')
#> flip_vowels('')
#> flip_vowels('AbEcI')
#> flip_vowels('xyz', vowels='')
# %%
def toggle(text, start, end=None):
    end = len(text) if end is None else end
    if start > end:
        start, end = end, start
    return text[:start] + text[start:end].swapcase() + text[end:]
#> toggle('hello world', 6)
#> toggle('hello world', 0, 5)
#> toggle('ABCDEF', 4, 1)
#> toggle('', 2)
#> toggle('negative', -3, -1)
# %%
def shouting(lines):
    fixed = 0
    for i in range(len(lines)):
        ups = sum(c.isupper() for c in lines[i])
        if ups > len(lines[i]) / 2:
            lines[i] = lines[i].swapcase()
            fixed += 1
    return lines, fixed
#> shouting(['HELLO there', 'hELLO THERE', 'ok'])
#> shouting([])
#> shouting(['', 'A', 'Ab'])
#> shouting(['WHY?!', 'I AM 100'])
#> shouting(['quiet'])
# %%
def echo(word, times):
    parts = [word]
    while times > 0:
        parts.append(parts[-1].swapcase()[1:])
        times -= 1
    return '-'.join(p for p in parts if p)
#> echo('Hello', 2)
#> echo('ab', 5)
#> echo('X', 0)
#> echo('', 3)
#> echo('LoUd', 1)
# %%
def cancel(s):
    stack = []
    for ch in s:
        if stack and ch.isalpha() and stack[-1] == ch.swapcase():
            stack.pop()
        else:
            stack.append(ch)
    return ''.join(stack)
#> cancel('abBAc')
#> cancel('xXyYz')
#> cancel('AAaa')
#> cancel('')
#> cancel('1221aB')
# %%
def pairs(names):
    found = set(names)
    res = [n for n in names if n.swapcase() in found and n != n.swapcase()]
    res.sort(key=lambda n: (n.lower(), n))
    return res
#> pairs(['ab', 'AB', 'cd', 'Q', 'q'])
#> pairs([])
#> pairs(['1', '2'])
#> pairs(['aB', 'Ab', 'ab'])
#> pairs(['Ñ', 'ñ', 'n'])
# %%
def g(s, key):
    out = ''
    k = 0
    for c in s:
        bit = key[k % len(key)]
        out += c.swapcase() if bit == '1' else c
        k += c.isalpha()
    return out
#> g('hello there', '10')
#> g('ABCD', '110')
#> g('a-b-c', '01')
#> g('xyz', '0')
#> g('abc', '')
# %%
def after_mark(text, mark='!'):
    on = False
    res = []
    for piece in text.split(mark):
        res.append(piece.swapcase() if on else piece)
        on = not on
    if on:
        return ''.join(res)
    return mark.join(res)
#> after_mark('say !hello! now')
#> after_mark('one! two')
#> after_mark('')
#> after_mark('A*b*C*d', '*')
#> after_mark('plain')
# %%
def compare(a, b):
    if a == b:
        return 'same'
    if a.swapcase() == b:
        return 'flipped'
    if a.lower() == b.lower():
        diff = [i for i in range(len(a)) if a[i] != b[i]]
        return f'case differs at {diff}'
    raise ValueError(a + b)
#> compare('Abc', 'aBC')
#> compare('Abc', 'ABc')
#> compare('x', 'x')
#> compare('cat', 'dog')
#> compare('', '')
# %%
def sort_flipped(text):
    letters = sorted(text, key=str.swapcase)
    joined = ''.join(letters).strip()
    return joined, joined == ''.join(sorted(text)).strip()
#> sort_flipped('bAaB')
#> sort_flipped('hello')
#> sort_flipped('')
#> sort_flipped('Z a Y b')
#> sort_flipped('a1B2')
# %%
def nested(rows, depth):
    for r in rows:
        for j, cell in enumerate(r):
            if j >= depth:
                break
            r[j] = cell.swapcase() if isinstance(cell, str) else -cell
    return rows
#> nested([['a', 'B', 1], ['cD', 2]], 2)
#> nested([['x', 'y']], 0)
#> nested([], 3)
#> nested([['Up', 5, -5], []], 9)
#> nested([['k', None]], 2)
# %%
def f(s):
    n = len(s)
    return ''.join(c.swapcase() if i * 2 < n else c for i, c in enumerate(s))
#> f('abCD')
#> f('WqRt9')
#> f('X')
#> f('')
#> f('Hello World')
# %%
def f(text, char):
    parts = text.split(char)
    for i in range(1, len(parts), 2):
        parts[i] = parts[i].swapcase()
    return char.swapcase().join(parts)
#> f('axBxC', 'x')
#> f('One-Two-Three', '-')
#> f('abc', 'q')
#> f('', 'k')
#> f('aAaA', 'A')
# %%
def f(a, b):
    if a.swapcase() == b:
        return True
    return a.swapcase()[:len(b)] + b.swapcase()[len(a):]
#> f('aB', 'Ab')
#> f('abc', 'XYZW')
#> f('QQ', 'w')
#> f('', '')
#> f('é', 'É1')
# %%
def f(lst):
    for i in range(len(lst)):
        lst[i] = lst[-1 - i].swapcase()
    return lst
#> f(['a', 'B', 'c'])
#> f(['xY', 'Zw'])
#> f([])
#> f(['q'])
#> f(['A', 'b', 'C', 'd'])
# %%
def f(s, n):
    while n:
        s = s[n:].swapcase() + s[:n]
        n -= 1
    return s
#> f('abcd', 2)
#> f('XyZ', 1)
#> f('', 3)
#> f('Hello', 4)
#> f('a', 0)
# %%
def f(text):
    out = ''
    for c in text:
        if c.swapcase() in text:
            out += c
    return out, len(out) // 2
#> f('aAbC')
#> f('Hello hELLO')
#> f('abc')
#> f('')
#> f('x1X')
# %%
def odd_caps(words):
    joined = ' '.join(words)
    swapped = joined.swapcase()
    return swapped if swapped < joined else joined.title()
#> odd_caps(['ab', 'cd'])
#> odd_caps(['AB', 'cd'])
#> odd_caps([])
#> odd_caps(['1', 'x'])
#> odd_caps(['Zed', 'yAk'])
# %%
def f(d):
    out = {}
    for k, v in d.items():
        s = k.swapcase()
        out[s] = d.get(s, v)
    return out
#> f({'a': 1, 'A': 2})
#> f({'x': 1, 'Y': 2})
#> f({})
#> f({'1': 0})
#> f({'aB': 'p', 'Ab': 'q', 'ab': 'r'})
# %%
def f(s, k):
    i = s.find(k)
    j = s.swapcase().find(k)
    return s[min(i, j):max(i, j)].swapcase()
#> f('abcABC', 'b')
#> f('XyxY', 'x')
#> f('qq', 'q')
#> f('', 'z')
#> f('Mm', 'M')
# %%
def g(text, nums):
    chars = list(text)
    for n in nums:
        if -len(chars) <= n < len(chars):
            chars[n] = chars[n].swapcase()
    return ''.join(chars)
#> g('abcd', [0, 2, -1])
#> g('XY', [0, 0])
#> g('', [1])
#> g('hello', [])
#> g('abc', [0, -3, 7])
