# %%
def last_word_start(text):
    try:
        return text.rindex(' ') + 1
    except ValueError:
        return 0
#> last_word_start('the last word')
#> last_word_start('single')
#> last_word_start('trailing ')
#> last_word_start('')
#> last_word_start(' x')
# %%
def f(s, c):
    i = s.rindex(c)
    return s[i:] + s[:i]
#> f('banana', 'n')
#> f('hello', 'h')
#> f('abc', 'z')
#> f('a/b/c', '/')
#> f('niño', 'ñ')
# %%
def between_last(text, opening, closing):
    if opening not in text or closing not in text:
        return None
    start = text.rindex(opening) + len(opening)
    end = text.rindex(closing)
    return text[start:end]
#> between_last('f(a)(b)', '(', ')')
#> between_last('no parens', '(', ')')
#> between_last('<<x>>', '<', '>')
#> between_last(')(', '(', ')')
#> between_last('{k: [1, 2]}', '[', ']')
# %%
def order(word, letters):
    spots = {}
    for ch in letters:
        if ch in word:
            spots[ch] = word.rindex(ch)
    return ''.join(sorted(spots, key=spots.get))
#> order('mississippi', 'spim')
#> order('abc', 'xyz')
#> order('banana', 'nab')
#> order('', 'ab')
#> order('level', 'vle')
# %%
def swap_at_last(s, sep=','):
    p = s.rindex(sep)
    head, tail = s[:p].strip(), s[p + 1:].strip()
    return f'{tail} {head}' if tail else head
#> swap_at_last('Smith, John')
#> swap_at_last('a, b, c')
#> swap_at_last('end,')
#> swap_at_last('x:y', ':')
#> swap_at_last('nothing')
# %%
def distances(s):
    out = []
    for i, ch in enumerate(s):
        d = s.rindex(ch) - i
        if d:
            out.append((ch, d))
    return out
#> distances('abcab')
#> distances('xyz')
#> distances('')
#> distances('aaa')
#> distances('a b a')
# %%
def find_any(text, needles, default=-1):
    for needle in needles:
        try:
            pos = text.rindex(needle)
        except ValueError:
            continue
        return needle, pos
    return default
#> find_any('key: value', ['=', ':'])
#> find_any('abc', ['x', 'y'])
#> find_any('', [], None)
#> find_any('ab ab', ['b', 'a'])
#> find_any('q', ['qq', ''], 'none')
# %%
def unique(s):
    s = s.lower()
    return ''.join(c for i, c in enumerate(s) if s.rindex(c) == i)
#> unique('programming')
#> unique('aabbcc')
#> unique('xyz')
#> unique('')
#> unique('Hello Hello')
# %%
def chain(text, subs):
    end = len(text)
    path = []
    for sub in reversed(subs):
        end = text.rindex(sub, 0, end)
        path.insert(0, end)
    return path
#> chain('one two one two', ['one', 'two'])
#> chain('abcabc', 'abc')
#> chain('aaa', ['a', 'a', 'a'])
#> chain('abc', ['b', 'a'])
#> chain('any', [])
# %%
def tail_number(label):
    cut = label.rindex('-') if '-' in label else -1
    num = label[cut + 1:]
    if num.isdigit():
        return label[:cut + 1] + str(int(num) + 1)
    return label + '-1'
#> tail_number('file-9')
#> tail_number('part-a')
#> tail_number('x-007')
#> tail_number('41')
#> tail_number('')
# %%
def g(rows, key):
    found = []
    for r, row in enumerate(rows):
        if row.count(key) > 1:
            found.append((r, row.rindex(key)))
    return found or None
#> g(['abca', 'xyz', 'aa'], 'a')
#> g(['.#.', '##.', '...'], '#')
#> g([], 'q')
#> g(['one'], 'o')
#> g(['nono', 'no'], 'no')
# %%
def is_sorted_last(word):
    prev = -1
    for ch in sorted(set(word)):
        here = word.rindex(ch)
        if here < prev:
            return False, ch
        prev = here
    return True, prev
#> is_sorted_last('abc')
#> is_sorted_last('cabc')
#> is_sorted_last('banana')
#> is_sorted_last('')
#> is_sorted_last('zebra')
# %%
def trim_to(text, stop, times=1):
    while times:
        text = text[:text.rindex(stop)]
        times -= 1
        if stop not in text:
            break
    return text, times
#> trim_to('a.b.c.d', '.')
#> trim_to('a.b.c.d', '.', 2)
#> trim_to('a.b', '.', 5)
#> trim_to('dots', '.', 0)
#> trim_to('dots', '.')
# %%
def centered(s, ch):
    left = s.index(ch)
    right = len(s) - 1 - s.rindex(ch)
    if left == right:
        return 'center'
    return 'left' if left < right else 'right'
#> centered('..x..', 'x')
#> centered('x....', 'x')
#> centered('---o', 'o')
#> centered('abba', 'b')
#> centered('abc', 'd')
# %%
def last_upper(name):
    caps = [c for c in name if c.isupper()]
    if not caps:
        return name, ''
    k = name.rindex(caps[-1])
    return name[:k], name[k:].lower()
#> last_upper('camelCaseName')
#> last_upper('lower')
#> last_upper('ABC')
#> last_upper('')
#> last_upper('getÉtat')
# %%
def mark_last(text, targets):
    chars = list(text)
    for t in targets:
        if len(t) != 1:
            raise TypeError(t)
        chars[text.rindex(t)] = t.upper() + '!'
    return ''.join(chars)
#> mark_last('hello world', 'lo')
#> mark_last('abcabc', ['a', 'b'])
#> mark_last('xyz', ['xy'])
#> mark_last('plain', [])
#> mark_last('111', '1')
# %%
def crop(grid, fill='.'):
    width = 0
    for line in grid:
        for ch in '#@':
            if ch in line:
                width = max(width, line.rindex(ch) + 1)
    return [line[:width].ljust(width, fill) for line in grid]
#> crop(['#....', '..@..', ''])
#> crop(['...', '.'])
#> crop([])
#> crop(['@#', '#@#'], '-')
#> crop(['# #  ', ' '], ' ')
# %%
def compare_last(a, b):
    shared = [c for c in a if c in b]
    total = 0
    for c in shared:
        total += a.rindex(c) - b.rindex(c)
    return total if shared else None
#> compare_last('stone', 'notes')
#> compare_last('abc', 'xyz')
#> compare_last('aab', 'baa')
#> compare_last('', 'abc')
#> compare_last('12345', '135')
# %%
def merge(base, extra):
    for size in range(len(extra), 0, -1):
        head = extra[:size]
        if base.endswith(head):
            return base[:base.rindex(head)] + extra
    return base + extra
#> merge('abcde', 'defg')
#> merge('hello', 'low')
#> merge('aaa', 'aa')
#> merge('x', 'y')
#> merge('', '')
# %%
def bounded(s, sub, lo, hi):
    if lo > hi:
        lo, hi = hi, lo
    if s[lo:hi].count(sub) == 0:
        return s.rindex(sub)
    return (s.rindex(sub, lo, hi),)
#> bounded('tomato tomato', 'to', 0, 7)
#> bounded('tomato tomato', 'to', 9, 5)
#> bounded('tomato', 'm', 4, 6)
#> bounded('tomato', 'q', 0, 6)
#> bounded('aXbXc', 'X', -3, 5)
# %%
def f(s, a, b):
    i, j = s.rindex(a), s.rindex(b)
    return s[j:i] if j < i else s[i:j].upper()
#> f('abcabc', 'c', 'a')
#> f('xyz', 'x', 'z')
#> f('hello', 'l', 'l')
#> f('q', 'w', 'q')
#> f('1-2+3', '-', '+')
# %%
def f(text, char):
    try:
        text = text[:text.rindex(char)]
        text = text[:text.rindex(char)]
    except ValueError:
        text += '?'
    return text
#> f('a,b,c', ',')
#> f('a,b', ',')
#> f('abc', ',')
#> f('', 'x')
#> f('...', '.')
# %%
def f(s):
    out = ''
    for i, c in enumerate(s):
        if s.rindex(c) == i:
            out += c
    return out
#> f('banana')
#> f('abcab')
#> f('')
#> f('hello')
#> f('xyz')
# %%
def f(lst, text):
    nums = [text.rindex(x) + len(x) for x in lst if x in text]
    return sorted(nums)[-2:]
#> f(['a', 'na', 'x'], 'banana')
#> f(['h'], 'hush')
#> f([], 'q')
#> f(['', 'k'], 'kk')
#> f(['to', 'be', 'or'], 'to be or not to be')
# %%
def f(text, n):
    cut = text.rindex(' ', 0, n)
    return text[cut + 1:] + '/' + text[:cut]
#> f('one two three', 8)
#> f('a b c', 4)
#> f('nospace', 5)
#> f(' x', 2)
#> f('hi you', -1)
# %%
def f(a, b):
    k = len(a) - 1 - a.rindex(b[0])
    return b * k or a
#> f('banana', 'n')
#> f('xyz', 'z')
#> f('hello', 'he')
#> f('abc', 'q')
#> f('k--', 'kj')
# %%
def last_open(text):
    depth = text.count('(') - text.count(')')
    if depth <= 0:
        return depth
    return text[text.rindex('('):]
#> last_open('f(a, g(b')
#> last_open('(x)')
#> last_open(')')
#> last_open('')
#> last_open('((y)')
# %%
def f(s, chars):
    s = s + chars
    for c in chars:
        i = s.rindex(c)
        s = s[:i] + s[i + 1:].swapcase()
    return s
#> f('abca', 'a')
#> f('xyz', 'yx')
#> f('QwE', '')
#> f('', 'k')
#> f('hello', 'lo')
# %%
def f(d, text):
    order = sorted(d, key=lambda k: text.rindex(k))
    return [d[k] for k in order]
#> f({'a': 1, 'b': 2}, 'bab')
#> f({'x': 'p', 'y': 'q'}, 'yyxx')
#> f({}, 'z')
#> f({'k': 0}, 'j')
#> f({'n': 3, 'o': 4, 'on': 5}, 'noon')
# %%
def g(text, value):
    steps = 0
    while value in text:
        text = text[:text.rindex(value)]
        steps += len(text)
    return steps
#> g('a-b-c', '-')
#> g('banana', 'an')
#> g('xyz', 'q')
#> g('', 'k')
#> g('mmmm', 'm')
