# %%
def after(text, mark):
    try:
        i = text.index(mark)
    except ValueError:
        return text
    return text[i + len(mark):]
#> after('key: value', ': ')
#> after('no mark', '=')
#> after('a=b=c', '=')
#> after('', 'x')
#> after('ends with >', '>')
# %%
def f(s, a, b):
    i, j = s.index(a), s.index(b)
    if i > j:
        i, j = j, i
    return s[i:j + 1]
#> f('abcdefg', 'c', 'f')
#> f('abcdefg', 'f', 'b')
#> f('hello world', 'o', 'o')
#> f('xyz', 'x', 'q')
#> f('(a)[b]', ']', '(')
# %%
def caesar(msg, shift, alpha='abcdefghijklmnopqrstuvwxyz'):
    out = []
    for ch in msg.lower():
        if ch in alpha:
            ch = alpha[(alpha.index(ch) + shift) % len(alpha)]
        out.append(ch)
    return ''.join(out)
#> caesar('Hello, World', 3)
#> caesar('xyz', 5)
#> caesar('abc', -1)
#> caesar('cab', 1, 'abc')
#> caesar('', 13)
# %%
def roman_value(s):
    order = 'IVXLCDM'
    vals = [1, 5, 10, 50, 100, 500, 1000]
    total = prev = 0
    for ch in reversed(s):
        v = vals[order.index(ch)]
        total += v if v >= prev else -v
        prev = v
    return total
#> roman_value('XIV')
#> roman_value('MCMXC')
#> roman_value('')
#> roman_value('IIX')
#> roman_value('ABC')
# %%
def split_once(line, seps):
    for sep in seps:
        if sep not in line:
            continue
        at = line.index(sep)
        return line[:at].strip(), line[at + 1:].strip()
    return line, None
#> split_once('name = Bo', '=:')
#> split_once('time: 10:30', '=:')
#> split_once('bare', ',;')
#> split_once('a;b,c', ',;')
#> split_once('', '')
# %%
def note_step(note, up):
    scale = 'CDEFGAB'
    n = scale.index(note.upper()) + up
    octave, pos = divmod(n, 7)
    return scale[pos] + str(octave) if octave else scale[pos]
#> note_step('C', 2)
#> note_step('g', 5)
#> note_step('A', -6)
#> note_step('H', 1)
#> note_step('b', 0)
# %%
def nth(text, sub, n):
    pos = -1
    for _ in range(n):
        pos = text.index(sub, pos + 1)
    return pos
#> nth('banana', 'a', 2)
#> nth('banana', 'a', 0)
#> nth('banana', 'na', 2)
#> nth('banana', 'b', 2)
#> nth('a,b,,c', ',', 3)
# %%
def cut_tag(html, tag):
    start = html.index(f'<{tag}>')
    end = html.index(f'</{tag}>', start)
    inner = html[start + len(tag) + 2:end]
    return html[:start] + inner.upper() + html[end + len(tag) + 3:]
#> cut_tag('a <b>bold</b> move', 'b')
#> cut_tag('<i></i>', 'i')
#> cut_tag('<em>x</em> y <em>z</em>', 'em')
#> cut_tag('<p>open', 'p')
#> cut_tag('1<td>é</td>2', 'td')
# %%
def base_to_int(digits, base):
    symbols = '0123456789abcdef'[:base]
    n = 0
    for d in digits.lower():
        n = n * base + symbols.index(d)
    return n
#> base_to_int('1011', 2)
#> base_to_int('FF', 16)
#> base_to_int('129', 8)
#> base_to_int('', 10)
#> base_to_int('210', 3)
# %%
def order_by(words, alphabet):
    known = [w for w in words if set(w) <= set(alphabet)]
    known.sort(key=lambda w: [alphabet.index(c) for c in w])
    return known, len(words) - len(known)
#> order_by(['ab', 'ba', 'a'], 'ba')
#> order_by(['cat', 'act', 'dog'], 'tca')
#> order_by([], 'xyz')
#> order_by(['', 'z', 'zz'], 'z')
#> order_by(['hi', 'Hi'], 'ih')
# %%
def g(s, ch):
    if ch in s:
        i = s.index(ch)
        return s[:i + 1][::-1] + s[i + 1:]
    return s.replace(' ', ch)
#> g('abcdefd', 'd')
#> g('xyxzxe', 'z')
#> g('a b c', '-')
#> g('', '!')
#> g('same', 's')
# %%
def cell(ref):
    for i, ch in enumerate(ref):
        if ch.isdigit():
            break
    col = 'ABCDEFGH'.index(ref[0])
    return col, int(ref[i:]) - 1
#> cell('A1')
#> cell('H12')
#> cell('Z3')
#> cell('C')
#> cell('BD7')
# %%
def strength(hand):
    ranks = '23456789TJQKA'
    best = max(hand, key=lambda card: ranks.index(card[0]))
    hand.remove(best)
    return best, sum(ranks.index(c[0]) for c in hand)
#> strength(['2h', 'Ks', 'Td'])
#> strength(['As', 'Ah'])
#> strength([])
#> strength(['1x'])
#> strength(['9c', '3d', 'Qh', '4s'])
# %%
def swap_case_at(word, letters):
    for ch in letters:
        try:
            k = word.index(ch)
        except ValueError:
            word += ch
        else:
            word = word[:k] + ch.swapcase() + word[k + 1:]
    return word
#> swap_case_at('banana', 'an')
#> swap_case_at('xyz', 'q')
#> swap_case_at('loop', 'oo')
#> swap_case_at('', 'ab')
#> swap_case_at('MiX', 'XiM')
# %%
def inside(text, opening='(', closing=')'):
    depth_text = text[text.index(opening) + 1:]
    if closing in depth_text:
        return depth_text[:depth_text.index(closing)]
    return depth_text + '?'
#> inside('f(a, b)')
#> inside('x[y[z]]', '[', ']')
#> inside('left (only')
#> inside('none')
#> inside('"q" and "r"', '"', '"')
# %%
def zigzag_index(words, text):
    where = []
    start = 0
    for w in words:
        start = text.index(w, start)
        where.append(start)
        start += len(w)
    return where
#> zigzag_index(['the', 'fox'], 'the quick fox')
#> zigzag_index(['a', 'a', 'a'], 'banana')
#> zigzag_index([], 'x')
#> zigzag_index(['b', 'a'], 'ab')
#> zigzag_index(['', 'o', ''], 'foo')
# %%
def day_gap(a, b):
    days = 'motuwethfrsasu'
    x = days.index(a[:2].lower()) // 2
    y = days.index(b[:2].lower()) // 2
    return (y - x) % 7
#> day_gap('Monday', 'Friday')
#> day_gap('sunday', 'MONDAY')
#> day_gap('tue', 'tue')
#> day_gap('Xday', 'Monday')
#> day_gap('Sat', 'Wed')
# %%
def process(text, stops):
    cut = [text.index(s) for s in stops if s in text]
    if not cut:
        return text.title()
    return text[:min(cut)], text[max(cut):]
#> process('hello, world. bye', ',.')
#> process('no stops here', '!?')
#> process('a+b-c*d', ['*', '-', '/'])
#> process('', 'x')
#> process('tic tac toe', ['tac'])
# %%
def keypad(word):
    keys = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz']
    presses = ''
    for ch in word:
        for n, group in enumerate(keys, 2):
            if ch in group:
                presses += str(n) * (group.index(ch) + 1)
                break
        else:
            presses += '0'
    return presses
#> keypad('cab')
#> keypad('hi you')
#> keypad('')
#> keypad('sz')
#> keypad('Ok7')
# %%
def rotate_to(s, front):
    count = 0
    while s.index(front) != 0:
        s = s[1:] + s[0]
        count += 1
    return s, -count
#> rotate_to('abcde', 'd')
#> rotate_to('hello', 'h')
#> rotate_to('hello', 'll')
#> rotate_to('abc', 'x')
#> rotate_to('1 2 3', ' 3')
# %%
def f(s, a, b):
    i, j = s.index(a), s.index(b)
    if i > j:
        i, j = j, i
    return s[i:j + 1][::-1]
#> f('abcdef', 'b', 'e')
#> f('abcdef', 'e', 'b')
#> f('xyz', 'x', 'q')
#> f('aa', 'a', 'a')
#> f('k1m2', '2', '1')
# %%
def f(text):
    text = text.lower()
    return [text.index(c) - i for i, c in enumerate(text)]
#> f('abab')
#> f('xyz')
#> f('')
#> f('hello')
#> f('aaa')
# %%
def f(s, chars):
    total = 0
    for c in chars:
        if c not in s:
            continue
        total = total * 10 + s.index(c)
    return total
#> f('abcdefghij', 'cab')
#> f('zyx', 'xxz')
#> f('', 'q')
#> f('qwerty', 'y!t')
#> f('k', 'kk')
# %%
def f(text, n):
    i = text.index(text[n])
    return text[i:n] or text[n:]
#> f('banana', 5)
#> f('abc', 1)
#> f('abca', 3)
#> f('xy', 4)
#> f('noon', -1)
# %%
def f(s, char):
    lst = list(s)
    while char in lst:
        lst[s.index(char)] = '_'
        s = ''.join(lst)
    return s
#> f('banana', 'a')
#> f('xyz', 'q')
#> f('', 'k')
#> f('...', '.')
#> f('mmnm', 'm')
# %%
def f(a, b):
    try:
        i = a.index(b)
    except ValueError:
        return b + a
    return a[i + len(b):] + a[:i]
#> f('hello', 'ell')
#> f('abc', 'x')
#> f('', '')
#> f('aXbXc', 'X')
#> f('qq', 'qq')
# %%
def rank(word, order):
    nums = [order.index(c) for c in word]
    return nums == sorted(nums), max(nums) - min(nums)
#> rank('ace', 'abcdef')
#> rank('fab', 'abcdef')
#> rank('x', 'zyx')
#> rank('q', 'abc')
#> rank('zyz', 'xyz')
# %%
def f(text, char):
    i = text.index(char)
    j = text.index(char, i + 1)
    return j - i, text[i + 1:j].upper()
#> f('a,bc,d', ',')
#> f('hello', 'l')
#> f('one', 'o')
#> f('|x|y|', '|')
#> f('abba', 'a')
# %%
def f(names, s):
    d = {n: s.index(n) for n in names if n in s}
    return ''.join(sorted(d, key=d.get, reverse=True))
#> f(['a', 'c', 'b'], 'bca')
#> f(['x', 'yz'], 'yzx')
#> f([], 'q')
#> f(['no'], 'yes')
#> f(['é', 'e'], 'été e')
# %%
def g(s):
    i = 0
    while s.index(s[i]) == i and i < len(s) - 1:
        i += 1
    return s[:i], s[i:]
#> g('abcab')
#> g('hello')
#> g('xyz')
#> g('')
#> g('aab')
