# %%
def f(words):
    names = [w for w in words if w.istitle()]
    return ' '.join(names) or words[-1]
#> f(['Ann', 'met', 'Bob'])
#> f(['all', 'low'])
#> f(['USA', 'Usa', 'uSA'])
#> f([])
#> f(['7', 'Élan', 'x'])
# %%
def fix(line):
    if line.istitle():
        return line
    if line.isupper():
        line = line.lower()
    return line.title() + '*'
#> fix('The Old House')
#> fix('THE OLD HOUSE')
#> fix('the old house')
#> fix('')
#> fix("It's Here")
# %%
def find_names(text):
    found = []
    for w in text.split():
        w = w.strip('.,!?')
        if w.istitle() and len(w) > 1 and w not in found:
            found.append(w)
    return found
#> find_names('Then Ann saw Bob, and Bob saw Ann.')
#> find_names('no names here')
#> find_names('I am A Person')
#> find_names('')
#> find_names('NASA and Nasa?')
# %%
def is_heading(line, limit=20):
    line = line.rstrip(':')
    if not 0 < len(line) < limit:
        return False
    return line.istitle() or line.isupper()
#> is_heading('Table Of Contents:')
#> is_heading('APPENDIX')
#> is_heading('not a heading')
#> is_heading('')
#> is_heading('Much Too Long To Be One', 15)
# %%
def group_titles(books):
    shelf = {'ok': [], 'fix': []}
    for b in books:
        shelf['ok' if b.istitle() else 'fix'].append(b.title())
    shelf['fix'].sort()
    return shelf
#> group_titles(['War And Peace', 'moby dick', 'EMMA'])
#> group_titles([])
#> group_titles(['Dune', 'It'])
#> group_titles(['zorba', 'Émile zola', '1984'])
#> group_titles(["Don'T Panic", "Don't Panic"])
# %%
def merge_names(tokens):
    out = []
    for tok in tokens:
        if out and out[-1].istitle() and tok.istitle():
            out[-1] += ' ' + tok
        else:
            out.append(tok)
    return out
#> merge_names(['I', 'met', 'John', 'Smith', 'today'])
#> merge_names(['New', 'York', 'City'])
#> merge_names([])
#> merge_names(['a', 'b'])
#> merge_names(['Dr', 'No', 'and', 'Q', '7'])
# %%
def score(s):
    pts = 0
    if s.istitle():
        pts += 5
    if s.isupper():
        pts += 2
    pts -= s.count(' ')
    return pts
#> score('Hello World')
#> score('A')
#> score('HELLO WORLD AGAIN')
#> score('')
#> score('one two')
# %%
def prefix_title(s):
    n = 0
    for i in range(1, len(s) + 1):
        if s[:i].istitle():
            n = i
    return s[:n] + '|' + s[n:]
#> prefix_title('Hello world')
#> prefix_title('ABC')
#> prefix_title('abc')
#> prefix_title('Hi There YOU')
#> prefix_title('')
# %%
def sentence_start(sentences):
    for i, s in enumerate(sentences):
        first, _, rest = s.partition(' ')
        if not first.istitle():
            sentences[i] = first.capitalize() + ' ' + rest
    return sentences
#> sentence_start(['hello there', 'Good day'])
#> sentence_start(['BIG news', 'x'])
#> sentence_start([])
#> sentence_start(['', ' lead'])
#> sentence_start(['Already Fine', '3 pigs'])
# %%
def parse_name(name):
    parts = name.split()
    if not all(p.istitle() for p in parts):
        raise ValueError(name)
    if len(parts) == 1:
        return parts[0], None
    first, *_, last = parts
    return last, first
#> parse_name('Ada King Lovelace')
#> parse_name('Plato')
#> parse_name('bob Dylan')
#> parse_name('')
#> parse_name('Jean-Luc Picard')
# %%
def g(s):
    cands = {s: s.istitle(), s.title(): True, s.swapcase(): s.swapcase().istitle()}
    return [c for c, ok in cands.items() if ok]
#> g('hELLO')
#> g('Hello')
#> g('x')
#> g('')
#> g('tWO wORDS')
# %%
def count_titles(rows, col=0):
    n = 0
    for row in rows:
        if not row:
            continue
        value = row[col]
        n += value.istitle() if isinstance(value, str) else 0
    return n / len(rows)
#> count_titles([['Ann', 1], ['bob', 2]])
#> count_titles([['x', 'Yes'], ['z', 'No']], 1)
#> count_titles([])
#> count_titles([[], ['Q']])
#> count_titles([[5], ['Five'], [None]])
# %%
def walk(words):
    i = 0
    while i < len(words) and not words[i].istitle():
        i += 1
    before, after = words[:i], words[i:]
    return after + before
#> walk(['the', 'End', 'is', 'Near'])
#> walk(['a', 'b'])
#> walk(['Top'])
#> walk([])
#> walk(['x', 'YZ', 'Yz'])
# %%
def tag(word, prev=None):
    if word.istitle() and prev is None:
        return 'START'
    elif word.istitle():
        return 'NAME:' + word.lower()
    return word if prev != word else ''
#> tag('The')
#> tag('Paris', 'in')
#> tag('in', 'in')
#> tag('city', 'The')
#> tag('2Nd', 'x')
# %%
def random_caps(s):
    result = []
    for k in range(len(s)):
        piece = s[k:] + s[:k]
        if piece.istitle():
            result.append(k)
    return result or None
#> random_caps('dHello')
#> random_caps('abc')
#> random_caps('Aa Bb ')
#> random_caps('')
#> random_caps('A1b')
# %%
def drop_names(sentence, repl='X'):
    words = sentence.split(' ')
    words[1:] = [repl if w.istitle() else w for w in words[1:]]
    return ' '.join(words)
#> drop_names('Yesterday Tom met Ann')
#> drop_names('we saw Rome', '?')
#> drop_names('')
#> drop_names('Hi  There', '')
#> drop_names('the USA and Peru', '__')
# %%
def title_keys(d):
    bad = [k for k in d if not k.istitle()]
    for k in bad:
        new = k.title()
        if new in d:
            return f'clash {new}'
        d[new] = d.pop(k)
    return d
#> title_keys({'name': 1, 'Age': 2})
#> title_keys({'a': 1, 'A': 2})
#> title_keys({})
#> title_keys({'Full Name': 'x', 'zip code': 'y'})
#> title_keys({'Big': 0, 'BIG': 1})
# %%
def process(s, sep):
    chunks = s.split(sep)
    flags = [c.istitle() for c in chunks]
    return list(zip(flags, map(len, chunks)))[-2:]
#> process('One,two,Three', ',')
#> process('a-B', '-')
#> process('Single', ';')
#> process('', ',')
#> process('No Sep', '')
# %%
def longest_title(items):
    best = ''
    for it in items:
        if not it.istitle():
            break
        best = max(best, it, key=len)
    else:
        return best + '!'
    return best
#> longest_title(['Al', 'Barbara', 'Cy'])
#> longest_title(['Al', 'bob', 'Christopher'])
#> longest_title([])
#> longest_title(['lower'])
#> longest_title(['Xx Yy', 'Zz'])
# %%
def after_digit(text):
    joined = text.replace(' ', '')
    return text.istitle(), joined.istitle(), joined[-1:]
#> after_digit('Hello World')
#> after_digit('hello')
#> after_digit('3Rd Place')
#> after_digit('A B')
#> after_digit('1 2')
# %%
def f(text):
    if text.istitle():
        return text.swapcase()
    return ' '.join(w for w in text.split() if w.istitle())
#> f('Hello World')
#> f('hello World')
#> f('ABC Def')
#> f('')
#> f("It'S ok Now")
# %%
def f(s, n):
    for i in range(0, len(s), n):
        if s[i:i + n].istitle():
            return s[i:i + n]
    return s.title()
#> f('abCdEf', 2)
#> f('abcd', 2)
#> f('XYzw', 1)
#> f('', 3)
#> f('one Two', 4)
# %%
def f(items):
    k = 0
    while k < len(items) and items[k].istitle():
        k += 1
    return items[k:] + items[:k]
#> f(['Ab', 'cd', 'Ef'])
#> f(['A', 'B'])
#> f([])
#> f(['x', 'Y'])
#> f(['Éa', 'Ñ', '1', 'Z'])
# %%
def f(a, b):
    joined = [a + b, b + a, a + ' ' + b]
    return [s.istitle() for s in joined]
#> f('Ab', 'Cd')
#> f('Ab', 'cd')
#> f('x', 'Y')
#> f('', 'K')
#> f('A1', 'B')
# %%
def f(text):
    t = text
    steps = 0
    while not t.istitle() and t:
        t = t[1:]
        steps += 1
    return t, steps
#> f('heLlo')
#> f('ABc')
#> f('abc')
#> f('')
#> f('Ok Then')
# %%
def f(names):
    order = sorted(names, key=lambda n: (n.istitle(), n))
    return order[-1] + names[0] if names else ''
#> f(['ann', 'Bob', 'Al'])
#> f(['x', 'y'])
#> f([])
#> f(['ZED', 'Abe'])
#> f(['Mc Fee', 'McFee'])
# %%
def score(d):
    total = 0
    for k, v in d.items():
        total += v if k.istitle() else -v
    return total
#> score({'Ab': 3, 'cd': 1})
#> score({'X': 5})
#> score({})
#> score({'1a': 2, '1A': 4})
#> score({'Big Cat': 10, 'Big cat': 7})
# %%
def f(text, char):
    pieces = text.split(char)
    flags = [p.istitle() for p in pieces]
    if all(flags):
        return len(pieces)
    return pieces[flags.index(False)]
#> f('Ab-Cd', '-')
#> f('Ab-cd-E', '-')
#> f('x', ',')
#> f('', '.')
#> f('A,B,C', ',')
# %%
def f(s, k):
    t = s[:k].lower() + s[k:].title()
    return t if t.istitle() else t.istitle()
#> f('abc def', 0)
#> f('abc def', 2)
#> f('A b', 1)
#> f('', 1)
#> f('1x', 1)
# %%
def g(text):
    count = 0
    for i in range(1, len(text) + 1):
        if text[:i].istitle() != text[:i - 1].istitle():
            count += 1
    return count
#> g('Abc')
#> g('ABc')
#> g('a')
#> g('')
#> g('A b C')
