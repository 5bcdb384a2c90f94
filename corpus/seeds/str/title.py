# %%
def f(name):
    parts = name.title().split(' ')
    return parts[-1] + ', ' + ' '.join(parts[:-1])
#> f('ada lovelace')
#> f('PLATO')
#> f('mary ann o\'neil')
#> f('')
#> f('jean-luc picard')
# %%
def fix_title(s, small=('of', 'the', 'and', 'a')):
    words = s.title().split()
    for i, w in enumerate(words):
        if i and w.lower() in small:
            words[i] = w.lower()
    return ' '.join(words)
#> fix_title('the lord of the rings')
#> fix_title('WAR AND PEACE')
#> fix_title('')
#> fix_title('a tale of two cities', ['of', 'two'])
#> fix_title("it's  a the")
# %%
def camel(s, upper_first=False):
    joined = s.replace('_', ' ').title().replace(' ', '')
    if upper_first or not joined:
        return joined
    return joined[0].lower() + joined[1:]
#> camel('my_variable_name')
#> camel('http_server', True)
#> camel('')
#> camel('__init__')
#> camel('x2y_3z', upper_first=True)
# %%
def check(text):
    proper = text.title()
    if text == proper:
        return 'ok'
    wrong = [w for w, p in zip(text.split(), proper.split()) if w != p]
    return wrong
#> check('Hello World')
#> check('Hello world iPhone')
#> check('')
#> check("They're Here")
#> check('ALL CAPS Now')
# %%
def greet(person):
    name = person.get('name', '').strip().title()
    if not name:
        return 'Hello, stranger'
    prefix = person['prefix'] + '. ' if 'prefix' in person else ''
    return f'Hello, {prefix}{name}!'
#> greet({'name': 'bob SMITH'})
#> greet({'name': 'zoë', 'prefix': 'Dr'})
#> greet({})
#> greet({'name': '   ', 'prefix': 'Mr'})
#> greet({'name': 'r2d2'})
# %%
def headline(words, limit):
    line = ''
    for w in words:
        nxt = (line + ' ' + w).strip()
        if len(nxt) > limit:
            return line.title() + '...'
        line = nxt
    return line.title()
#> headline(['big', 'news', 'today'], 9)
#> headline(['ok'], 20)
#> headline([], 5)
#> headline(['extraordinary'], 4)
#> headline(['mcDONALD', 'x'], 10)
# %%
def unique_titles(names):
    seen = {}
    for n in names:
        key = n.title()
        seen[key] = seen.get(key, 0) + 1
    return [k if c == 1 else f'{k} x{c}' for k, c in seen.items()]
#> unique_titles(['red apple', 'RED APPLE', 'pear'])
#> unique_titles([])
#> unique_titles(['', 'x', 'X'])
#> unique_titles(['3rd base', '3RD Base'])
#> unique_titles(['ñu', 'Ñu', 'nu'])
# %%
def upper_count(s):
    t = s.title()
    gained = sum(1 for a, b in zip(s, t) if a != b and b.isupper())
    lost = sum(1 for a, b in zip(s, t) if a != b and b.islower())
    return gained, lost
#> upper_count('hello WORLD')
#> upper_count('Fine As Is')
#> upper_count('')
#> upper_count('a1b2c3')
#> upper_count("O'REILLY")
# %%
def header(key):
    pieces = key.split('_')
    while '' in pieces:
        pieces.remove('')
    if pieces and pieces[0] == 'HTTP':
        del pieces[0]
    return '-'.join(p.title() for p in pieces)
#> header('HTTP_USER_AGENT')
#> header('content__type')
#> header('HTTP')
#> header('')
#> header('x_HTTP_etag')
# %%
def initials(full):
    full = full.title()
    caps = [w[0] for w in full.split() if w[0].isupper()]
    return caps, len(full)
#> initials('grace brewster hopper')
#> initials('john 3rd')
#> initials('')
#> initials('élodie van der berg')
#> initials('(bob) "al"')
# %%
def fix_possessive(s):
    t = s.title()
    i = t.find("'S")
    while i != -1:
        t = t[:i + 1] + t[i + 1].lower() + t[i + 2:]
        i = t.find("'S", i)
    return t
#> fix_possessive("bob's burgers")
#> fix_possessive("dog's and cat's")
#> fix_possessive("don't stop")
#> fix_possessive('')
#> fix_possessive("o'sullivan's")
# %%
def convert(text, mode):
    if mode == 't':
        text = text.title()
    elif mode == 'u':
        text = text.upper()
    else:
        text = text.title().swapcase()
    return text.replace(' ', '')
#> convert('good old days', 't')
#> convert('good old days', 'u')
#> convert('good old days', None)
#> convert('', 't')
#> convert('x-ray 2b', '')
# %%
def roster(rows):
    out = []
    for last, first, *rest in rows:
        label = f'{first} {last}'.title()
        if rest:
            label += ' (%s)' % rest[0]
        out.append(label)
    out.sort()
    return out
#> roster([('lee', 'ann'), ('KAY', 'alan', 1940)])
#> roster([])
#> roster([('solo',)])
#> roster([['de la cruz', 'ana', 'MX', 2]])
#> roster([('b', 'a'), ('a', 'b')])
# %%
def g(s):
    t = s.title()
    if t.istitle() and t != s:
        s = t
    elif not t.istitle():
        return None
    return s.split()[0]
#> g('some words')
#> g('123 456')
#> g('Already Done')
#> g('')
#> g('...abc def')
# %%
def tag_all(text, tags, mark='@'):
    for tag in tags:
        text = text.replace(mark + tag, tag.title())
    if mark in text:
        text += ' ?'
    return text
#> tag_all('hi @bob and @sue', ['bob', 'sue'])
#> tag_all('cc @bobby', ['bob'])
#> tag_all('nobody', [])
#> tag_all('@x @y', ['y'])
#> tag_all('#new york now', ['new york'], '#')
# %%
def menu(options):
    width = max(len(o) for o in options)
    lines = []
    for k, o in zip('abcdef', options):
        lines.append(k + ') ' + o.title().ljust(width) + '|')
    return lines
#> menu(['open file', 'quit'])
#> menu(['x'])
#> menu(['', 'SAVE as'])
#> menu([])
#> menu(['1', '2', '3', '4', '5', '6', '7'])
# %%
def pick(words, pattern):
    res = []
    for w, flag in zip(words, pattern):
        res.append({'T': w.title(), 'U': w.upper()}.get(flag, w))
    return res[::-1]
#> pick(['one two', 'three', 'Four'], 'TUx')
#> pick(['a-b', 'c'], 'TT')
#> pick([], 'TU')
#> pick(['q'], '')
#> pick(['iOS', 'x1y'], ['T', 'U'])
# %%
def sort_titles(books, drop='The '):
    pretty = [b.strip().title() for b in books]
    pretty.sort(key=lambda b: b[len(drop):] if b.startswith(drop) else b)
    return pretty
#> sort_titles(['the zoo', 'moby dick', 'the arc'])
#> sort_titles([])
#> sort_titles([' emma ', 'EMMA'])
#> sort_titles(['a cat', 'b', 'a bat'], 'A ')
#> sort_titles(['then', 'the', 'they'])
# %%
def label(field, unit=None):
    text = field.replace('_', ' ').replace('.', ' / ').title()
    if unit:
        text = '{} [{}]'.format(text, unit)
    return text[:24]
#> label('max_speed', 'km/h')
#> label('user.first_name')
#> label('')
#> label('a.very.long_field_name.here', 's')
#> label('CO2', unit='')
# %%
def words_from(s, n):
    count = 0
    acc = ''
    for ch in s.title():
        if ch.isupper():
            count += 1
        if count > n:
            break
        acc += ch
    return acc.rstrip(), count
#> words_from('one two three four', 2)
#> words_from('single', 5)
#> words_from('', 1)
#> words_from('a b c', 0)
#> words_from("rock'n'roll", 2)
# %%
def f(text):
    t = text.title()
    return [i for i, c in enumerate(t) if c.isupper()]
#> f('one two')
#> f("it's a2b")
#> f('')
#> f('ABC')
#> f('1st x-ray')
# %%
def f(s, n):
    a, b = s[:n].title(), s[n:].title()
    return a + b[::-1] if a < b else b
#> f('hello world', 3)
#> f('abc', 0)
#> f('', 2)
#> f('q w e', 2)
#> f('XYZ', -1)
# %%
def f(words, char):
    text = char.join(words).title()
    return text.split(char)[-1]
#> f(['ab', 'cd'], '-')
#> f(['x', 'yz'], 'q')
#> f(['one'], ' ')
#> f([], '.')
#> f(['a', "b'c"], "'")
# %%
def f(a, b):
    if a.title() == b.title():
        return a
    elif a.title() == a:
        return b.title()
    return (a + b).title()
#> f('ab', 'AB')
#> f('Ab', 'cd')
#> f('x', 'Y')
#> f('', 'q')
#> f('one two', 'Three')
# %%
def f(text):
    count = 0
    while text != text.title() and text:
        text = text[:-1]
        count += 1
    return text, count
#> f('Abc DE')
#> f('abc')
#> f('Ok')
#> f('')
#> f('A1b')
# %%
def f(d):
    for k in sorted(d):
        d[k] = d[k].title() if len(d[k]) > 2 else d[k] * 2
    return list(d.values())
#> f({'b': 'bob lee', 'a': 'al'})
#> f({'x': ''})
#> f({})
#> f({1: 'o neil', 0: 'q'})
#> f({'k': 'ABC', 'j': 'é'})
# %%
def headline(text, small):
    words = text.title().split()
    for i in range(1, len(words)):
        if words[i].lower() in small:
            words[i] = words[i].lower()
    return ' '.join(words)
#> headline('the end of the day', ['of', 'the'])
#> headline('a b', ['b'])
#> headline('', ['x'])
#> headline('war AND peace', 'and')
#> headline('of of', ['of'])
# %%
def f(s, char):
    s = s.replace(' ', char).title()
    return s.replace(char, ' ')
#> f('ab cd', '_')
#> f('ab cd', 'x')
#> f('one', 'n')
#> f('', '-')
#> f('p q r', '1')
# %%
def f(items):
    items.sort(key=str.title)
    return ''.join(x.title()[:2] for x in items)
#> f(['bob', 'Al', 'CY'])
#> f(['a b', 'aB'])
#> f([])
#> f(['', 'z'])
#> f(['éa', 'zo', 'Zb'])
# %%
def g(text, k):
    w = text.title().split(' ')
    w[0], w[k] = w[k].lower(), w[0].upper()
    return ' '.join(w)
#> g('one two three', 2)
#> g('aB cD', 1)
#> g('x', 0)
#> g('p q', 5)
#> g('go there now', -1)
