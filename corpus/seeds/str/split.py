# %%
def f(text):
    words = text.split()
    return words[::-1] if len(words) > 2 else words
#> f('one two three')
#> f('a b')
#> f('')
#> f('  lots   of   space ')
#> f('tab\tnew\nline')
# %%
def csv_row(line, types):
    cells = line.split(',')
    out = []
    for cell, kind in zip(cells, types):
        out.append(int(cell) if kind == 'i' else cell.strip())
    return out
#> csv_row('1, two,3', 'isi')
#> csv_row('a,b,c', 'ss')
#> csv_row('', 's')
#> csv_row('x,1', 'ii')
#> csv_row(' 7 , 8 ', ['i', 's', 'i'])
# %%
def acronym(phrase, skip=('of', 'the', 'and')):
    letters = ''
    for w in phrase.split(' '):
        if not w or w.lower() in skip:
            continue
        letters += w[0].upper()
    return letters
#> acronym('United States of America')
#> acronym('the and of')
#> acronym('')
#> acronym('random  access memory', [])
#> acronym('rock and roll', skip=('roll',))
# %%
def sum_numbers(s):
    total = 0
    for tok in s.replace(',', ' ').split():
        try:
            total += float(tok)
        except ValueError:
            pass
    return total
#> sum_numbers('1, 2, 3')
#> sum_numbers('buy 2 get 1.5 free')
#> sum_numbers('')
#> sum_numbers('none at all')
#> sum_numbers('-4 1e2,7')
# %%
def parse_pairs(text, outer=';', inner='='):
    result = {}
    for part in text.split(outer):
        if inner in part:
            k, v = part.split(inner, 1)
            result[k.strip()] = v
    return result
#> parse_pairs('a=1; b=2;c')
#> parse_pairs('x:1,y:2:3', ',', ':')
#> parse_pairs('')
#> parse_pairs('k=v=w;k=z')
#> parse_pairs('=;=')
# %%
def longest(s, sep=None):
    parts = s.split(sep)
    if not parts:
        return None
    parts.sort(key=len)
    return parts[-1], len(parts[-1])
#> longest('the quick brown fox')
#> longest('a-bcd-ef', '-')
#> longest('')
#> longest('', ',')
#> longest('tie eit x')
# %%
def count_between(s, ch):
    sizes = [len(p) for p in s.split(ch)][1:-1]
    return sizes or s.count(ch)
#> count_between('a--b-c-', '-')
#> count_between('xx|yyy|z', '|')
#> count_between('none', '.')
#> count_between('', 'q')
#> count_between('banana', 'an')
# %%
def swap_names(people):
    for i, p in enumerate(people):
        bits = p.split(' ')
        if len(bits) != 2:
            continue
        people[i] = '{1}, {0}'.format(*bits)
    return people.sort()
#> swap_names(['Ann Lee', 'Bo'])
#> swap_names([])
#> swap_names(['x y', 3])
#> swap_names(['x y z'])
#> swap_names(['a b', None])
# %%
def ip_ok(addr):
    octets = addr.split('.')
    if len(octets) != 4:
        return False
    for o in octets:
        if not o.isdigit() or not 0 <= int(o) <= 255:
            return o
    return True
#> ip_ok('192.168.0.1')
#> ip_ok('10.0.0')
#> ip_ok('1.2.3.999')
#> ip_ok('a.b.c.d')
#> ip_ok('1..2.3')
# %%
def longest_common(a, b):
    seen = set(a.split())
    best = ''
    for w in b.split():
        if w in seen and len(w) > len(best):
            best = w
    return best
#> longest_common('red green blue', 'green and blue')
#> longest_common('a b', 'c d')
#> longest_common('', 'x')
#> longest_common('same same', 'same')
#> longest_common('uno dos tres', 'tres dos uno')
# %%
def times(schedule):
    mins = []
    for slot in schedule.split(', '):
        start, end = slot.split('-')
        h1, h2 = start.split(':'), end.split(':')
        mins.append((int(h2[0]) - int(h1[0])) * 60 + int(h2[1]) - int(h1[1]))
    return mins, sum(mins)
#> times('9:00-10:30, 13:15-14:00')
#> times('8:05-8:05')
#> times('23:00-1:00')
#> times('10:00')
#> times('1:2-3:4, 5-6')
# %%
def caps(sentence):
    parts = sentence.split('. ')
    fixed = [p[:1].upper() + p[1:] for p in parts]
    return '. '.join(fixed)
#> caps('hello there. how are you. fine')
#> caps('already Good')
#> caps('')
#> caps('é la vie. ñam')
#> caps('a.b. c. . d')
# %%
def evaluate(expr):
    total, sign = 0, 1
    for tok in expr.split():
        if tok in '+-':
            sign = 1 if tok == '+' else -1
        else:
            total += sign * int(tok)
            sign = 1
    return total
#> evaluate('3 + 4 - 2')
#> evaluate('10 - 2 - 8')
#> evaluate('')
#> evaluate('1 + x')
#> evaluate('5 - - 6')
# %%
def indent_map(code):
    levels = {}
    for num, line in enumerate(code.split('\n'), 1):
        depth = (len(line) - len(line.lstrip())) // 2
        levels.setdefault(depth, []).append(num)
    return levels
#> indent_map('a\n  b\n    c\n  d')
#> indent_map('')
#> indent_map('x\ny')
#> indent_map('   odd\n\n end')
#> indent_map('    deep')
# %%
def split_keep(s, sep):
    parts = s.split(sep)
    tail = parts.pop()
    out = [p + sep for p in parts]
    if tail:
        out.append(tail)
    return out
#> split_keep('a.b.c', '.')
#> split_keep('line\nline\n', '\n')
#> split_keep('', ',')
#> split_keep('none', '!')
#> split_keep('hahaha', 'ha')
# %%
def g(text, n):
    head, *rest = text.split(' ', n)
    while rest and rest[-1] == '':
        rest.pop()
    return head.upper(), rest
#> g('make the bed now', 2)
#> g('one', 3)
#> g('end  ', -1)
#> g('', 0)
#> g('a b c', 1)
# %%
def invert(spec):
    index = {}
    for entry in spec.split('|'):
        name, _, tags = entry.partition(':')
        for t in tags.split(','):
            if t:
                index.setdefault(t, []).append(name)
    return sorted(index.items())
#> invert('a:x,y|b:y|c:')
#> invert('p:q,,q')
#> invert('')
#> invert('nada|n:1')
#> invert('x:b|y:a|z:b,a')
# %%
def repeated_word(text):
    prev = None
    for i, w in enumerate(text.lower().split()):
        if w == prev:
            break
        prev = w
    else:
        return -1
    return i, w
#> repeated_word('it was the The end')
#> repeated_word('no repeats here')
#> repeated_word('')
#> repeated_word('go go go')
#> repeated_word('a b a b b')
# %%
def cut_at(s, seps):
    pieces = [s]
    for sep in seps:
        fresh = []
        for p in pieces:
            fresh.extend(p.split(sep))
        pieces = fresh
    return [p for p in pieces if p.strip()]
#> cut_at('a,b;c d', ',; ')
#> cut_at('x=>y->z', ['=>', '->'])
#> cut_at('whole', '')
#> cut_at('', ',')
#> cut_at('1 , ; 2', ',;')
# %%
def score_game(moves, start=0):
    pos = start
    for move in moves.split(','):
        direction, amount = move[0], int(move[1:] or 1)
        pos += amount if direction == 'R' else -amount
        if pos < 0:
            pos = 0
    return pos
#> score_game('R5,L2,R1')
#> score_game('L9,R3')
#> score_game('R,R,L', 10)
#> score_game('')
#> score_game('U4,R10', start=5)
# %%
def f(text, k):
    words = text.split()
    for i in range(k):
        words.append(words.pop(0))
    return ' '.join(words)
#> f('a b c', 1)
#> f('one two', 3)
#> f('x', 0)
#> f('', 1)
#> f(' p  q r ', 2)
# %%
def f(s, char):
    a = s.split(char)
    return [len(x) for x in a if x] or a.count('')
#> f('a,bb,,c', ',')
#> f('---', '-')
#> f('xyz', 'q')
#> f('', '.')
#> f('banana', 'an')
# %%
def f(text):
    d = {}
    for w in text.split():
        d[w[0]] = d.get(w[0], '') + w[1:]
    return d
#> f('ab ac bd')
#> f('x y x')
#> f('')
#> f('hello how are all')
#> f('été école')
# %%
def f(a, b):
    x, y = a.split(), b.split()
    while x and y and x[-1] == y[-1]:
        x.pop()
        y.pop()
    return x, y
#> f('a b c', 'd c')
#> f('p q', 'p q')
#> f('x', 'y')
#> f('', 'z')
#> f('k k k', 'k k')
# %%
def f(text, n):
    parts = text.split(text[n])
    parts[0], parts[-1] = parts[-1], parts[0]
    return text[n].join(parts)
#> f('a-b-c', 1)
#> f('hello', 2)
#> f('abc', 0)
#> f('', 0)
#> f('mnmnm', -1)
# %%
def f(s):
    nums = s.split(',')
    nums = sorted(nums, key=lambda n: int(n) % 10)
    return '<'.join(nums)
#> f('19,22,31')
#> f('5')
#> f('10,20,30')
#> f('-1,4,13')
#> f('a,b')
# %%
def deal(text, d):
    for pair in text.split(';'):
        k, *v = pair.split('=')
        d[k] = v[0] if v else d.pop(k, None)
    return d
#> deal('a=1;b', {'b': 2})
#> deal('x=9', {'x': 0})
#> deal('', {})
#> deal('k', {'j': 1})
#> deal('p=q=r;s=', {})
# %%
def f(text, value):
    lst = text.split(' ')
    i = lst.index(value)
    return lst[i + 1:] if i < len(lst) // 2 else lst[:i]
#> f('a b c d', 'b')
#> f('a b c d', 'd')
#> f('x', 'y')
#> f(' ', '')
#> f('go to go', 'go')
# %%
def f(s, n):
    while n > 0:
        s = s.split(s[0])[-1] or s
        n -= 1
    return s
#> f('abcabd', 1)
#> f('xyxz', 2)
#> f('hello', 3)
#> f('', 1)
#> f('aa', 1)
# %%
def g(text):
    rows = [r.split(',') for r in text.split('\n')]
    cols = list(zip(*rows))
    return [max(c) for c in cols], len(rows)
#> g('a,b\nc,d')
#> g('1,22\n3,4,5')
#> g('x')
#> g('')
#> g('p,q\nz')
