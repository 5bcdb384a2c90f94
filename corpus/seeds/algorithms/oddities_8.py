# %%
def f(text):
    idx = [i for i, c in enumerate(text) if not c.isalnum() and not c.isspace()]
    if not idx:
        return text.title().swapcase()
    cut = idx[len(idx) // 2]
    a, b = text[:cut], text[cut + 1:]
    return b.strip() + text[cut] + a.strip()
#> f('first; second, third')
#> f('no marks here')
#> f('?')
#> f('a.b.c.d')
#> f("Don't stop - believing!")
# %%
def f(s, n):
    for _ in range(n):
        a, mid, b = s.partition(s[len(s) // 2:len(s) // 2 + 1] or '?')
        s = b + mid + a if len(a) < len(b) else b + a
    return s
#> f('abcde', 1)
#> f('noon', 2)
#> f('', 0)
#> f('hello world', 3)
#> f('xx', 2)
# %%
def f(tasks):
    done = []
    ticks = 0
    while tasks:
        ticks += 1
        name, left = tasks.pop(0)
        left -= ticks
        if left > 0:
            tasks.insert(len(tasks) // 2, (name, left))
        else:
            done.append(f'{name}@{ticks}')
    return done
#> f([('a', 3), ('b', 1), ('c', 4)])
#> f([('solo', 10)])
#> f([])
#> f([('x', 0), ('y', 0)])
#> f([('p', 5), ('q', 5), ('r', 5), ('s', 1)])
# %%
def f(d):
    widths = sorted({len(k) for k in d})
    out = {}
    for w in widths:
        out[w] = [d[k] for k in d if len(k) == w]
    first = out.pop(widths[0], None) if widths else []
    return first, out
#> f({'a': 1, 'bb': 2, 'c': 3})
#> f({})
#> f({'same': 'x', 'size': 'y'})
#> f({'': 0, 'long key': [1], 'k': 2})
#> f({'ab': None, 'abc': 1, 'abcd': 2})
# %%
def f(lst, n):
    i = n
    while i < len(lst):
        lst[i - n] += lst.pop(i)
        i += n
    return lst
#> f([1, 2, 3, 4, 5, 6], 2)
#> f(['a', 'b', 'c', 'd'], 1)
#> f([], 3)
#> f([10, 20, 30], 5)
#> f(['x', 'y', 'z', 'p', 'q', 'r', 's'], 3)
# %%
def f(s):
    out = s[:1].lower()
    for prev, c in zip(s, s[1:]):
        if c.isdigit() and not prev.isdigit():
            out += '#'
        elif c.isupper() and prev.islower():
            out += '-'
        out += c.lower()
    return out.replace(' ', '')
#> f('chapterTwo Part3')
#> f('XMLHttp2')
#> f('')
#> f('Route 66 West')
#> f('aB1C22dE')
# %%
def f(pairs, default):
    d = {}
    for a, b in pairs:
        d[a] = d.get(b, default)
        d.setdefault(b, a)
    return d
#> f([('x', 'y'), ('y', 'z'), ('z', 'x')], 0)
#> f([('a', 'a')], None)
#> f([], 1)
#> f([(1, 2), (2, 1), (3, 2)], -1)
#> f([('k', 'm'), ('n', 'm'), ('m', 'k')], '?')
# %%
def f(text, width):
    words = text.split()
    if len(words) < 2:
        return ''.join(words).rjust(width, '.')
    spaces = width - sum(map(len, words))
    each, extra = divmod(max(spaces, 0), len(words) - 1)
    line = words[0]
    for i, w in enumerate(words[1:]):
        line += ' ' * (each + (i < extra)) + w
    return line
#> f('fill this line', 18)
#> f('one', 6)
#> f('', 3)
#> f('too long already', 5)
#> f('a b c d', 12)
# %%
def outer(s):
    return s[:1] + s[-1:]


def f(words):
    marks = list(map(outer, words))
    doubles = [w for w, m in zip(words, marks) if marks.count(m) > 1]
    return doubles if len(doubles) % 2 == 0 else ''.join(marks).upper()
#> f(['cart', 'coat', 'bird'])
#> f(['one', 'ore', 'ode'])
#> f([])
#> f(['x', '', 'x', 'yy'])
#> f(['stop', 'sip', 'map', 'mop', 'strap'])
# %%
def f(code):
    registers = dict.fromkeys('ab', 0)
    for step in code.split(';'):
        op, *rest = step.split()
        if op == 'inc':
            registers[rest[0]] += int(rest[1]) if len(rest) > 1 else 1
        elif op == 'mov':
            registers[rest[1]] = registers[rest[0]]
        else:
            registers['a'], registers['b'] = registers['b'], registers['a']
    return registers
#> f('inc a 5; mov a b; inc a')
#> f('swap')
#> f('inc b; inc b -4; swap')
#> f('mov a c; inc c 9; mov c a')
#> f('inc z')
# %%
def f(s):
    n = 0
    while not s.isalpha() and s:
        i = next(i for i, c in enumerate(s) if not c.isalpha())
        n += int(s[i]) if s[i].isdigit() else 1
        s = s[i + 1:] if n % 2 else s[:i] + s[i + 1:]
    return s.capitalize() + str(n)
#> f('ab1cd 2ef')
#> f('letters')
#> f('')
#> f('1,2,3')
#> f('mix-3d up!')
# %%
def f(a, b):
    left = a.copy()
    for x in b:
        if x in left:
            left[left.index(x)] = None
    gaps = left.count(None)
    left = [x for x in left if x is not None]
    return left * gaps if gaps < 3 else a[::-1]
#> f([1, 2, 3, 4], [2, 9])
#> f(['a', 'b', 'c'], ['a', 'b', 'c'])
#> f([5], [])
#> f([7, 7, 7, 8], [7, 7])
#> f([1, 2, 3, 4, 5], [5, 3, 1])
# %%
def f(text, k):
    lines = []
    while text:
        cut = text.rfind(' ', 0, k + 1)
        if len(text) <= k or cut <= 0:
            cut = k
        lines.append(text[:cut].rstrip())
        text = text[cut:].lstrip()
    return '\n'.join(lines)
#> f('a quick brown fox', 7)
#> f('unbreakable', 4)
#> f('', 5)
#> f('hi  there   you', 10)
#> f('one two', 3)
# %%
def f(xs):
    neg = [i for i, x in enumerate(xs) if x < 0]
    if len(neg) >= 2:
        i, j = neg[0], neg[-1]
        xs[i:j + 1] = [sum(xs[i:j + 1])]
    elif neg:
        xs.append(xs.pop(neg[0]) * -1)
    return xs, len(neg)
#> f([1, -2, 3, -4, 5])
#> f([1, 2, -3, 4])
#> f([])
#> f([-1, -1, -1])
#> f([8, 6])
# %%
def f(s, old, new):
    parts = s.split(old)
    out = parts[0]
    for i, p in enumerate(parts[1:], 1):
        out += (new if i % 2 else old) + p
    return out if len(out) != len(s) else out.upper()
#> f('a.b.c.d', '.', '->')
#> f('tick tock tick', 'ck', 'p')
#> f('none', 'z', 'y')
#> f('one two three', ' ', '_')
#> f('---', '-', '')
# %%
def f(words):
    counts = {}
    for w in words:
        sig = ''.join(sorted(w.replace(' ', '').lower()))
        counts[sig] = counts.get(sig, ()) + (w,)
    best = max(counts.values(), key=len, default=())
    return best[::-1], len(counts)
#> f(['Tea', 'eat', 'ate', 'tan', 'nat'])
#> f(['a b', 'ba'])
#> f([])
#> f(['x', 'y', 'z'])
#> f(['Dormitory', 'dirty room', 'Room'])
# %%
def f(n):
    seen = []
    while n not in seen:
        seen.append(n)
        s = str(n)
        n = sum(int(c) ** 2 for c in s[::2]) + int(s[1::2] or 0)
        if n > 9999:
            break
    return seen, n
#> f(42)
#> f(1)
#> f(0)
#> f(135)
#> f(9876)
# %%
def f(s):
    pos = {c: s.index(c) for c in s if c.isalpha()}
    far = [c for c in pos if s.rindex(c) - pos[c] > 3]
    if not far:
        return s.strip().split()[:1]
    return ''.join(far).join('[]')
#> f('abracadabra')
#> f('quick fox')
#> f('')
#> f('To be, or not to be')
#> f('a---a b--b')
# %%
def f(table, row):
    try:
        line = table[row]
        return line['name'].center(9, '-') + str(line.get('qty', 0))
    except IndexError:
        row -= len(table)
        return f(table, row) if table else 'empty'
    except KeyError as e:
        return str(e).strip("'") + '?'
#> f([{'name': 'nut', 'qty': 3}, {'name': 'bolt'}], 1)
#> f([{'name': 'cog'}], 5)
#> f([], 0)
#> f([{'label': 'x'}, {'name': 'y'}], 2)
#> f([{'name': 'screwdriver', 'qty': -1}], -1)
# %%
def f(text):
    clean = ' '.join(text.split())
    swaps = 0
    for a, b in (('w8', 'wait'), ('u ', 'you '), ('2', 'to'), ('4', 'for')):
        swaps += clean.count(a)
        clean = clean.replace(a, b)
    return clean[:1].upper() + clean[1:] + '.' * min(swaps, 3)
#> f('w8   4 me')
#> f('i want u  2 go 2 bed')
#> f('')
#> f('menu 42')
#> f('nothing   to fix')
# %%
def f(xs, size):
    out = [xs[i:i + size] for i in range(0, len(xs), size)]
    if out and len(out[-1]) < size:
        short = out.pop()
        for i, x in enumerate(short):
            out[i % len(out)].append(x) if out else out.append([x])
    return out
#> f([1, 2, 3, 4, 5, 6, 7], 3)
#> f(['a', 'b', 'c', 'd', 'e'], 2)
#> f([], 4)
#> f([9, 9], 5)
#> f([0, 1, 2, 3, 4, 5, 6, 7], 3)
# %%
def f(a, b):
    a, b = a.casefold(), b.casefold()
    if a == b:
        return '='
    i = 0
    while i < len(a) and b.startswith(a[:i + 1]):
        i += 1
    return a[:i] + '{' + a[i:] + ',' + b[i:] + '}'
#> f('Market', 'marble')
#> f('SAME', 'same')
#> f('', 'new')
#> f('apple', 'Banana')
#> f('Straße 7', 'STRASSE 9')
# %%
def f(shelf, book):
    letter = book[0].upper()
    names = shelf.setdefault(letter, [])
    if book in names:
        names.remove(book)
        if not names:
            shelf.pop(letter)
    else:
        names.append(book)
        names.sort(key=str.lower, reverse=len(names) > 2)
    return shelf
#> f({'A': ['Alice']}, 'Akira')
#> f({'E': ['Emma']}, 'Emma')
#> f({}, 'dune')
#> f({'B': ['babel', 'Beloved'], 'C': []}, 'beowulf')
#> f({'u': ['ulysses']}, 'ulysses')
# %%
def f(s, k):
    words = s.split()
    out = []
    for w in words:
        if len(out) == k:
            out.reverse()
            k += 1
        out.append(w if w.islower() else w.lower() + "'")
    return ' '.join(out)
#> f('a b c d e', 2)
#> f('The Quick brown', 1)
#> f('', 0)
#> f('red Green blue 4 WHITE', 3)
#> f('one two', 5)
# %%
def f(grid):
    rows = grid.split('|')
    width = max(len(r) for r in rows)
    rows = [r.ljust(width, '.') for r in rows]
    cols = [''.join(c).strip('.') for c in zip(*rows)]
    return '|'.join(c for c in cols if c) or width
#> f('ab|c|def')
#> f('.|..|...')
#> f('')
#> f('hello')
#> f('1.2|..3|4')
# %%
def f(lst):
    hits = 0
    for i, x in enumerate(lst):
        if isinstance(x, int) and 0 <= x < len(lst):
            lst[i], lst[x] = lst[x], lst[i]
            hits += 1
    return hits, lst
#> f([2, 0, 1])
#> f(['a', 9, -1])
#> f([])
#> f([3, 'x', True, None])
#> f([1, 1, 1, 0])
# %%
def f(money):
    amount = money.strip().lstrip('$€').replace(',', '')
    whole, dot, cents = amount.partition('.')
    if not whole.isdigit():
        return None
    cents = cents.ljust(2, '0')[:2]
    if int(whole) >= 1000:
        return f'{int(whole) // 1000}k{dot}'
    return int(whole) * 100 + int(cents)
#> f('$12.5')
#> f(' €1,234.56 ')
#> f('free')
#> f('999')
#> f('$$0.999')
# %%
def f(s):
    out = ''
    i = len(s) - 1
    while i >= 0:
        if s[i] == ' ':
            out += '/'
            i -= 1
            continue
        j = s.rfind(' ', 0, i + 1)
        out += s[j + 1:i + 1]
        i = j
    return out.strip('/')
#> f('one two three')
#> f('solo')
#> f('')
#> f('  wide   gap ')
#> f('mind the gap, please')
# %%
def f(data, fmt):
    out = []
    for spec in fmt.split(','):
        name, _, width = spec.partition(':')
        val = str(data.get(name, '~'))
        if width.startswith('-'):
            val = val.ljust(int(width[1:]))
        elif width:
            val = val[:int(width)].rjust(int(width))
        out.append(val)
    return '|'.join(out)
#> f({'id': 7, 'name': 'Alice'}, 'id:3,name:-7,age')
#> f({}, '')
#> f({'x': 12345}, 'x:3,x:-3,x')
#> f({'a': None, 'b': True}, 'b:6,a:-5,b')
#> f({'k': 'v'}, 'k:x')
# %%
def f(a, i):
    x = a[i]
    a[i] = a[:]
    depth = 0
    while isinstance(a, list) and a and depth < 3:
        a = a[i % len(a)]
        depth += 1
    return a == x, a, depth
#> f([1, 2, 3], 1)
#> f(['q'], 0)
#> f([5, [6], [7, [8, 9]]], -1)
#> f([], 0)
#> f([[[]], 'x'], 0)
# %%
def f(text, vowels):
    groups = ['']
    for c in text:
        same = groups[-1] and (groups[-1][-1] in vowels) == (c in vowels)
        if same:
            groups[-1] += c
        else:
            groups.append(c)
    groups.remove('')
    return '.'.join(g.upper() if len(g) > 1 else g for g in groups)
#> f('beautiful', 'aeiou')
#> f('strength', 'aeiou')
#> f('', 'a')
#> f('1200340', '0')
#> f('yes, you may', 'aeiouy')
# %%
def f(orders):
    open_orders = {}
    for o in orders:
        kind, key = o[0], o[1:].strip()
        if kind == '+':
            open_orders[key] = open_orders.get(key, 0) + 1
        elif kind == '-' and key in open_orders:
            open_orders[key] -= 1
        elif kind == '!':
            open_orders = {k: v for k, v in open_orders.items() if v}
    return open_orders
#> f(['+tea', '+ tea', '-tea', '+pie'])
#> f(['-x', '+x', '-x', '!'])
#> f([])
#> f(['+a', '-a', '+b', '!', '-b', '+a'])
#> f(['?q', '+', '+ '])
# %%
def f(s):
    s = s.strip()
    if s[:1] == s[-1:] == '"':
        return s[1:-1]
    low = s.lower()
    if low in ('true', 'false'):
        return low[0] == 't'
    try:
        return float(s) if '.' in s else int(s)
    except ValueError:
        return s.split(',') if ',' in s else low
#> f(' TRUE')
#> f('"3.5"')
#> f('-2.50')
#> f('a, b')
#> f('1_000')
# %%
def f(nums, marks):
    out = []
    for n, m in zip(nums, marks * 2):
        if m == '=':
            out.append(n)
        elif m == 'x' and out:
            out[-1] *= n
        elif m == '<':
            out[0:0] = [n, n]
    return out or marks.find('x')
#> f([1, 2, 3, 4, 5, 6], '=x<')
#> f([7, 8], '<<')
#> f([], '==x')
#> f([3, 0, 5, 2], 'x=')
#> f([9], '.x')
# %%
def f(s):
    seen = []
    for c in s.lower():
        if c.isalpha() and c not in seen:
            seen.append(c)
    seen[::2] = [c.upper() for c in seen[::2]]
    half = len(seen) // 2
    return ''.join(seen[:half]).join(seen[half:])
#> f('Hello')
#> f('a')
#> f('12')
#> f('abba cab')
#> f('Python rocks!')
# %%
def f(votes, rounds):
    while rounds > 0:
        tally = {}
        for v in votes:
            if v:
                tally[v[0]] = tally.get(v[0], 0) + 1
        if not tally:
            return 'nobody'
        loser = min(tally, key=lambda c: (tally[c], c))
        votes = [v.replace(loser, '') for v in votes]
        rounds -= 1
    return votes
#> f(['abc', 'acb', 'bca', 'cab'], 1)
#> f(['xy', 'yx', 'xy'], 2)
#> f(['q', ''], 3)
#> f([], 0)
#> f(['abcd', 'dcba', 'bacd', 'dabc', 'cdab'], 2)
# %%
def f(line):
    out = []
    for tok in line.split():
        if tok.startswith('--'):
            key, eq, val = tok[2:].partition('=')
            out.append((key, val if eq else True))
        elif tok.startswith('-') and len(tok) > 1:
            out.extend((c, True) for c in tok[1:])
        else:
            out.append(('', tok))
    return dict(out)
#> f('run -xv --out=a.txt file')
#> f('--flag --k= -')
#> f('')
#> f('a b -a --a=1=2')
#> f('-zz ---odd')
# %%
def f(chars, n):
    out = list(chars)
    i = 0
    while n and out:
        i = (i + n) % len(out)
        c = out.pop(i)
        if c.isupper():
            out.insert(0, c.lower())
        n -= 1
    return ''.join(out), i
#> f('abcDEF', 3)
#> f('XYZ', 5)
#> f('', 2)
#> f('hello World', 4)
#> f('q', 1)
# %%
def f(d, other):
    backup = d
    d = dict(d)
    d.update(other)
    for k in backup:
        if backup[k] == d[k]:
            del d[k]
    backup['diff'] = len(d)
    return backup, d
#> f({'a': 1, 'b': 2}, {'b': 3, 'c': 4})
#> f({}, {})
#> f({'x': [1]}, {'x': [1]})
#> f({'diff': 0}, {'diff': 5, 'y': None})
#> f({'p': 1, 'q': 1.0}, {'p': True, 'q': '1'})
# %%
def f(text):
    total = text.count('\n') + 1
    lines = text.split('\n')
    for i in range(total // 2):
        a, b = lines[i], lines[-1 - i]
        if len(a) > len(b):
            lines[i], lines[-1 - i] = b.upper(), a[len(b):]
    return '\n'.join(lines).strip('\n')
#> f('long first line\nmid\nend')
#> f('a\nbb')
#> f('')
#> f('four\nsix six\ntwo\n')
#> f('abcdef\nxyz')
