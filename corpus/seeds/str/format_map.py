# %%
def render(template, values, missing='?'):
    for name in ('name', 'age', 'city'):
        values.setdefault(name, missing)
    return template.format_map(values)
#> render('{name} ({age})', {'name': 'Ann', 'age': 30})
#> render('{name} from {city}', {'name': 'Bo'})
#> render('static', {})
#> render('{age:>3}|{city}', {'age': 7}, 'none')
#> render('{zip}', {'name': 'x'})
# %%
def f(t, d):
    d = {k.lower(): v for k, v in d.items()}
    return t.lower().format_map(d)
#> f('{A}-{B}', {'A': 1, 'B': 2})
#> f('HELLO {Name}', {'NAME': 'Kim'})
#> f('', {})
#> f('{x}{X}', {'x': 'lo', 'X': 'HI'})
#> f('{q}', {'r': 0})
# %%
def mail_merge(body, people):
    letters = []
    for p in people:
        try:
            letters.append(body.format_map(p))
        except KeyError:
            letters.append(None)
    return letters
#> mail_merge('Hi {n}', [{'n': 'Al'}, {'m': 'Bo'}])
#> mail_merge('{a}+{b}', [{'a': 1, 'b': 2}, {'b': 0, 'a': 'x'}])
#> mail_merge('none', [{}, {}])
#> mail_merge('{n!r}', [])
#> mail_merge('{k[0]}', [{'k': 'zed'}, {'k': [9]}])
# %%
def greet(user, formal):
    pattern = 'Dear {title} {last}' if formal else 'Hey {first}!'
    return pattern.format_map(user).strip()
#> greet({'title': 'Dr', 'last': 'Who', 'first': 'Doc'}, True)
#> greet({'title': 'Dr', 'last': 'Who', 'first': 'Doc'}, False)
#> greet({'first': ''}, False)
#> greet({'first': 'Zoë'}, True)
#> greet({'title': '', 'last': ' '}, 1)
# %%
def zipped(template, keys, row):
    record = dict(zip(keys, row))
    if len(record) < len(keys):
        return sorted(set(keys) - set(record))
    return template.format_map(record)
#> zipped('{x},{y}', ['x', 'y'], [3, 4])
#> zipped('{x},{y}', ['x', 'y'], [3])
#> zipped('{a:02d}', 'a', (5, 6))
#> zipped('no fields', [], [])
#> zipped('{q}', ['p'], ['v'])
# %%
def chain(template, layers):
    merged = {}
    for layer in reversed(layers):
        merged.update(layer)
    text = template.format_map(merged)
    return text, len(merged)
#> chain('{a}{b}', [{'a': 1}, {'a': 2, 'b': 3}])
#> chain('{x}', [{'x': 'first'}, {'x': 'last'}])
#> chain('-', [])
#> chain('{k:^5}', [{}, {'k': 'mid'}, {'j': 0}])
#> chain('{m}', [{'n': 1}])
# %%
def expand(text, env, rounds=3):
    n = 0
    while '{' in text and n < rounds:
        text = text.format_map(env)
        n += 1
    return f'{n}:{text}'
#> expand('{home}/bin', {'home': '/usr/{user}', 'user': 'me'})
#> expand('flat', {'a': 'b'})
#> expand('{x}', {'x': '{x}'})
#> expand('{x}!', {'x': '{x}!'}, 2)
#> expand('{no}', {'yes': 1})
# %%
def stats_line(nums):
    info = {'n': len(nums), 'lo': min(nums), 'hi': max(nums)}
    info['span'] = info['hi'] - info['lo']
    if info['span'] == 0:
        return '{n} x {lo}'.format_map(info)
    return '{lo}..{hi} ({span})'.format_map(info)
#> stats_line([3, 9, 5])
#> stats_line([4, 4, 4])
#> stats_line([-1.5, 2])
#> stats_line([])
#> stats_line((0,))
# %%
def fields(template, data):
    used = []
    for key in sorted(data):
        if '{' + key in template:
            used.append(key)
    del data[used[0]]
    data[used[0]] = '#'
    return template.format_map(data)
#> fields('{b} {a}', {'a': 1, 'b': 2})
#> fields('{z!s:>4}', {'z': 9, 'y': 8})
#> fields('{name}/{n}', {'n': 3, 'name': 'x'})
#> fields('none', {'q': 1})
#> fields('{c}{c}', {'c': 'twin', 'd': ''})
# %%
def url(base, params):
    params = dict(params, host=params.get('host', 'localhost').strip('/'))
    out = base.format_map(params)
    return out.replace(' ', '%20')
#> url('http://{host}/{page}', {'page': 'a b'})
#> url('{host}:{port}', {'host': '/site.org/', 'port': 80})
#> url('about blank', {})
#> url('{host}?q={q}', {'q': 'x y z', 'host': ''})
#> url('{path}', {'host': 'h'})
# %%
def g(pattern, **kw):
    kw = {k: v.upper() if isinstance(v, str) else v * 2 for k, v in kw.items()}
    return pattern.format_map(kw)
#> g('{a}/{b}', a='left', b=4)
#> g('{s[1]}', s='xyz')
#> g('{l}', l=[1, 'a'])
#> g('plain', z=0)
#> g('{x:.1f}{y}', x=1.25, y=())
# %%
def pick_template(kind, values):
    templates = {'full': '{last}, {first}', 'short': '{first[0]}. {last}', 'raw': '{first}{last}'}
    template = templates.get(kind) or templates['raw']
    result = template.format_map(values)
    return result if result[0].isalpha() else result[::-1]
#> pick_template('full', {'first': 'Ada', 'last': 'Byron'})
#> pick_template('short', {'first': 'Grace', 'last': 'Hopper'})
#> pick_template('odd', {'first': '1st', 'last': 'Lt'})
#> pick_template('full', {'first': 'x'})
#> pick_template('raw', {'first': '', 'last': ''})
# %%
def tree(node, depth=0):
    pad = ' ' * depth
    lines = [pad + '{name}={size}'.format_map(node)]
    for child in node.get('kids', []):
        lines += tree(child, depth + 1)
    return lines
#> tree({'name': 'root', 'size': 3})
#> tree({'name': 'a', 'size': 1, 'kids': [{'name': 'b', 'size': 2}]})
#> tree({'name': '', 'size': None}, 2)
#> tree({'size': 1})
#> tree({'name': 'x', 'size': 0, 'kids': [{'name': 'y', 'size': 9, 'kids': [{'name': 'z', 'size': 8}]}]})
# %%
def labels(counts, fmt='{key}: {bar}'):
    out = []
    for key, n in counts.items():
        if n <= 0:
            continue
        bar = '#' * n
        out.append(fmt.format_map({'key': key, 'bar': bar, 'n': n}))
    return '\n'.join(out)
#> labels({'a': 3, 'b': 1})
#> labels({'x': 0, 'y': -2, 'z': 4}, '{n}{key}')
#> labels({})
#> labels({'long': 12}, '{bar:.5}')
#> labels({'p': 2}, '{q}')
# %%
def swap_words(sentence, a, b):
    sentence = sentence.replace(a, '{' + a + '}').replace(b, '{' + b + '}')
    return sentence.format_map({a: b, b: a})
#> swap_words('cats chase dogs', 'cats', 'dogs')
#> swap_words('one two one', 'one', 'two')
#> swap_words('nothing fits', 'x', 'y')
#> swap_words('car and cart', 'car', 'and')
#> swap_words('', 'p', 'q')
# %%
def board(cells):
    grid = {f'c{i}': ch if ch.strip() else '.' for i, ch in enumerate(cells)}
    for i in range(4 - len(cells)):
        grid[f'c{3 - i}'] = '_'
    return '{c0}{c1}/{c2}{c3}'.format_map(grid)
#> board('XO X')
#> board('XO')
#> board('')
#> board(['a', ' ', 'bb', '\t', 'extra'])
#> board('oxo')
# %%
def money(record, currency):
    record['cur'] = currency
    record['total'] = sum(record.pop('items', []))
    text = '{cur}{total:,}'.format_map(record)
    return text, 'items' in record
#> money({'items': [1000, 250]}, '$')
#> money({}, 'EUR ')
#> money({'items': [0.5, 0.25], 'total': 9}, '£')
#> money({'items': (-3000, 1)}, '')
#> money({'items': ['a']}, '$')
# %%
def first_ok(templates, data):
    tried = 0
    for t in templates:
        tried += 1
        try:
            text = t.format_map(data)
        except (KeyError, IndexError, ValueError):
            continue
        return text, tried
    raise LookupError(tried)
#> first_ok(['{a} {b}', '{a}'], {'a': 'only'})
#> first_ok(['{x[5]}', '{x[0]}', 'z'], {'x': [1, 2]})
#> first_ok(['{q:d}', 'fallback'], {'q': 'text'})
#> first_ok(['{n}'], {'m': 1})
#> first_ok([], {})
# %%
def process(lines, ctx):
    acc = ''
    for i, line in enumerate(lines):
        ctx['i'] = i
        ctx['prev'] = acc[-2:]
        acc += line.format_map(ctx)
    return acc
#> process(['a{i}', 'b{i}', 'c{prev}'], {})
#> process(['{x}', '{prev}{prev}'], {'x': 'ho'})
#> process([], {'z': 1})
#> process(['{i:02}', '{i:>3}'], {'i': 99})
#> process(['{{', '{prev}', '}}'], {})
# %%
def chooser(phrase, forms, n):
    forms = {**forms, 'n': n}
    for key in list(forms):
        if isinstance(forms[key], (tuple, list)):
            one, many = forms[key]
            forms[key] = one if n == 1 else many
    return phrase.format_map(forms)
#> chooser('{n} {thing}', {'thing': ('mouse', 'mice')}, 2)
#> chooser('{n} {thing}', {'thing': ('mouse', 'mice')}, 1)
#> chooser('{verb} {n}', {'verb': ['is', 'are'], 'x': 0}, 0)
#> chooser('{who}', {'who': 'me'}, -1)
#> chooser('{w}', {'w': ('a', 'b', 'c')}, 1)
# %%
def f(d):
    text = ' '.join('{' + k + '}' for k in d)
    return text.format_map(d)
#> f({'a': 1, 'b': 2})
#> f({'x': 'y'})
#> f({})
#> f({'q': [1, 2], 'w': None})
#> f({'k': 'é', 'z': -3})
# %%
def f(s, d):
    try:
        return s.format_map(d)
    except KeyError as e:
        d[e.args[0]] = '?'
    return s.format_map(d)
#> f('{a}{b}', {'a': 1})
#> f('{x}', {'x': 0})
#> f('none', {})
#> f('{p}{q}', {})
#> f('{k}-{k}', {'z': 1})
# %%
def f(keys, nums):
    d = dict(zip(keys, nums))
    d['t'] = sum(nums)
    return '{t}:{t:03d}'.format_map(d), len(d)
#> f('ab', [1, 2])
#> f('xyz', [5, 5])
#> f('', [])
#> f('t', [9])
#> f('tt', [10, -30])
# %%
def f(text, d):
    for k, v in d.items():
        if v in d:
            text = text.format_map({k: '{' + v + '}'})
    return text.format_map(d)
#> f('{a}', {'a': 'b', 'b': 'c'})
#> f('{x}', {'x': 'z'})
#> f('', {})
#> f('{m}', {'m': 'm'})
#> f('k={k}', {'k': 'j', 'j': 'k'})
# %%
def f(a, b):
    d = {'a': a, 'b': b}
    if a > b:
        d['a'], d['b'] = d['b'], d['a']
    return '[{a}, {b}]'.format_map(d)
#> f(3, 1)
#> f(1, 3)
#> f('z', 'y')
#> f([1], [0, 5])
#> f(0, 0)
# %%
def f(dic, n):
    width = {'w': n}
    return ['{{v:>{w}}}'.format_map(width).format_map({'v': v}) for v in dic.values()]
#> f({'a': 'x', 'b': 'yy'}, 3)
#> f({'k': 7}, 2)
#> f({}, 1)
#> f({1: 'long', 2: ''}, 2)
#> f({'q': 1.5}, 6)
# %%
def fill(rows, text):
    out = []
    for r in rows:
        if r:
            out.append(text.format_map(r))
    return out[::-1]
#> fill([{'n': 1}, {'n': 2}], 'n{n}')
#> fill([{}, {'a': 'b'}], '{a}')
#> fill([], '{q}')
#> fill([{'x': 1}], '{y}')
#> fill([{'v': 'é'}, {'v': 'e'}], '{v}{v}')
# %%
def f(s, value):
    d = {c: value * i for i, c in enumerate(s)}
    return '{a}{b}'.format_map(d)
#> f('ab', 'x')
#> f('cba', 'q')
#> f('xaby', 2)
#> f('a', 'z')
#> f('aabb', '-')
# %%
def f(d):
    keys = sorted(d, key=lambda k: str(d[k]))
    t = '>'.join(f'{{{k}!s:.2}}' for k in keys)
    return t.format_map(d)
#> f({'p': 'hello', 'q': 'abc'})
#> f({'x': 100, 'y': 20})
#> f({})
#> f({'z': None, 'a': True})
#> f({'k': [1, 2, 3]})
# %%
def g(name, items):
    obj = {'name': name, 'items': items}
    text = '{name} {items[0]}' if items else '{name} none'
    return text.format_map(obj).title()
#> g('bob', ['pen', 'cup'])
#> g('ANN', [])
#> g('', ['x'])
#> g('al', [3, 2])
#> g('zed', ('é',))
