# %%
def with_default(options, key, value):
    result = options.copy()
    if not result.get(key):
        result[key] = value
    return result, len(options)
#> with_default({'color': 'red'}, 'size', 10)
#> with_default({'color': ''}, 'color', 'blue')
#> with_default({}, 0, 0)
#> with_default({'on': True, 'off': False}, 'on', None)
#> with_default({1: [1], 2: []}, 2, [9])
# %%
def f(d):
    e = d.copy()
    for k in d:
        if isinstance(k, str) and k.isupper():
            del e[k]
    return e
#> f({'A': 1, 'b': 2, 'CC': 3})
#> f({})
#> f({'Mixed': 0, '1': 1})
#> f({1: 'A', 'A': 1})
#> f({'É': 'e', 'ß': 's', ' ': None})
# %%
def shallow(record, extra):
    clone = record.copy()
    clone['tags'].append(extra)
    clone['name'] = clone['name'].upper()
    return record, clone
#> shallow({'name': 'x', 'tags': []}, 'new')
#> shallow({'name': 'bob', 'tags': ['a', 'b']}, 3)
#> shallow({'name': '', 'tags': [None]}, None)
#> shallow({'tags': [1], 'name': 'straße'}, 'q')
#> shallow({'name': 'no tags'}, 'x')
# %%
def history(start, changes):
    states = [start]
    for key, value in changes:
        nxt = states[-1].copy()
        nxt[key] = value
        states.append(nxt)
    return states
#> history({'x': 0}, [('x', 1), ('y', 2)])
#> history({}, [])
#> history({}, [(1, 'a'), (1, 'b')])
#> history({'p': None}, [('p', 'q'), ('p', None)])
#> history({(0, 0): '.'}, [((0, 0), '#')])
# %%
def merge(a, b):
    merged = a.copy()
    for k, v in b.items():
        merged[k] = merged[k] + v if k in merged else v
    return merged
#> merge({'a': 1}, {'a': 2, 'b': 3})
#> merge({'s': 'ab'}, {'s': 'cd'})
#> merge({}, {'z': (1,)})
#> merge({'l': [1]}, {'l': [2], 'm': []})
#> merge({'k': 1}, {'k': 'one'})
# %%
def count_changes(d, fn_name):
    snapshot = d.copy()
    for k in snapshot:
        d[k] = getattr(str(d[k]), fn_name)()
    return sum(1 for k in d if d[k] != snapshot[k]), d
#> count_changes({'a': 'x', 'b': 'Y'}, 'upper')
#> count_changes({'a': ' x ', 'b': 'y'}, 'strip')
#> count_changes({}, 'lower')
#> count_changes({1: 1, 2: 'Two'}, 'lower')
#> count_changes({'t': 'war and peace'}, 'title')
# %%
def remove_while_looping(prices, cap):
    for item, price in prices.copy().items():
        if price > cap:
            prices.pop(item)
        elif price == cap:
            prices[item + '!'] = price
    return prices
#> remove_while_looping({'pen': 2, 'book': 12, 'bag': 40}, 12)
#> remove_while_looping({'pen': 2}, 1)
#> remove_while_looping({}, 100)
#> remove_while_looping({'a': -1, 'b': 0, 'c': 1}, 0)
#> remove_while_looping({'tea': 3.5, 'café': 4.25}, 4)
# %%
def same_or_copy(d, flag):
    e = d.copy() if flag else d
    e['seen'] = e.get('seen', 0) + 1
    return d == e, d is e, d
#> same_or_copy({'a': 1}, True)
#> same_or_copy({'a': 1}, False)
#> same_or_copy({'seen': 4}, 1)
#> same_or_copy({}, '')
#> same_or_copy({}, [0])
# %%
def subtract(stock, used):
    left = stock.copy()
    for name in used:
        if left.get(name, 0) <= 0:
            return None
        left[name] -= 1
    return {k: v for k, v in left.items() if v}
#> subtract({'a': 2, 'b': 1}, ['a', 'b'])
#> subtract({'a': 2}, 'aa')
#> subtract({'a': 2}, 'aaa')
#> subtract({}, [])
#> subtract({'x': 1, 'y': 0}, ('x', 'y'))
# %%
def spawn(template, ids):
    made = []
    for i in ids:
        obj = template.copy()
        obj.update(id=i, label='{}-{:02d}'.format(obj.get('kind', 'obj'), i))
        made.append(obj)
    return made
#> spawn({'kind': 'node'}, [1, 2])
#> spawn({}, (10, 200))
#> spawn({'kind': 'leaf', 'id': 0}, range(3))
#> spawn({'kind': None}, [])
#> spawn({'kind': 'é', 'w': [1]}, [-3])
# %%
def first_diff(old, new):
    rest = new.copy()
    for k, v in old.items():
        if k not in rest:
            return f'-{k}'
        if rest.pop(k) != v:
            return f'~{k}'
    return '+' + min(rest) if rest else 'same'
#> first_diff({'a': 1}, {'a': 1})
#> first_diff({'a': 1}, {'a': 2})
#> first_diff({'a': 1, 'b': 1}, {'a': 1})
#> first_diff({}, {'q': 0, 'c': 1})
#> first_diff({'x': 'X'}, {'y': 'Y', 'x': 'X'})
# %%
def rotate_values(d, n=1):
    out = d.copy()
    vals = list(d.values())
    if not vals:
        return out
    n %= len(vals)
    for k, v in zip(out, vals[-n:] + vals[:-n]):
        out[k] = v
    return out
#> rotate_values({'a': 1, 'b': 2, 'c': 3})
#> rotate_values({'a': 1, 'b': 2, 'c': 3}, 2)
#> rotate_values({'a': 1, 'b': 2}, 0)
#> rotate_values({}, 3)
#> rotate_values({5: 'five', 6: 'six', 7: None, 8: ()}, -1)
# %%
def g(x, y):
    z = x
    w = x.copy()
    z[y] = 'z'
    w[y] = 'w'
    return x[y] + w[y], len(x) + len(z) + len(w)
#> g({}, 'k')
#> g({'k': 'old', 'j': 'older'}, 'k')
#> g({1: 2}, None)
#> g({True: 'yes'}, 1)
#> g({'a': 1}, [])
# %%
def scoped_lookup(text, env):
    scope = env.copy()
    found = []
    for token in text.split():
        if ':' in token:
            name, val = token.split(':', 1)
            scope[name] = val
        else:
            found.append(scope.get(token, '<' + token + '>'))
    return ' '.join(found), env
#> scoped_lookup('x:1 x y', {'y': '2'})
#> scoped_lookup('a b', {'a': 'A'})
#> scoped_lookup('', {'q': '0'})
#> scoped_lookup('t:10:30 t t: t', {})
#> scoped_lookup('y y:no y', {'y': 'yes'})
# %%
def relabel(d, prefix):
    c = d.copy()
    c.clear()
    for n, (k, v) in enumerate(sorted(d.items()), start=1):
        c[prefix + str(n)] = (k, v)
    return c
#> relabel({'b': 2, 'a': 1}, 'r')
#> relabel({}, 'x')
#> relabel({3: 'c', 1: 'a', 2: 'b'}, '')
#> relabel({'only': None}, '№')
#> relabel({'a': 1, 2: 'b'}, 'mix')
# %%
def try_update(d, pairs):
    saved = d.copy()
    try:
        for p in pairs:
            k, v = p
            d[k] = v // 2
    except (TypeError, ValueError) as err:
        saved['error'] = type(err).__name__
        return saved
    return d
#> try_update({'a': 1}, [('a', 10), ('b', 7)])
#> try_update({'a': 1}, [('a', 10), ('b', 'x')])
#> try_update({'a': 1}, [('a', 1, 2)])
#> try_update({}, [])
#> try_update({'z': 0}, ['z9'])
# %%
def deepen(d, levels):
    cur = d.copy()
    while levels > 0:
        cur = {'in': cur.copy(), 'depth': levels}
        levels -= 1
    return cur
#> deepen({'x': 1}, 2)
#> deepen({}, 1)
#> deepen({'x': 1}, 0)
#> deepen({'in': None}, -3)
#> deepen({1: 2}, 3)
# %%
def freeze_first(matrix_map, row):
    duplicate = matrix_map.copy()
    if row in duplicate:
        duplicate[row] = tuple(duplicate[row])
    matrix_map[row] = [0] * len(duplicate)
    return duplicate, matrix_map
#> freeze_first({'a': [1, 2], 'b': [3]}, 'a')
#> freeze_first({'a': [1, 2]}, 'z')
#> freeze_first({}, 'n')
#> freeze_first({0: 'text', 1: 'more'}, 0)
#> freeze_first({None: [None]}, None)
# %%
def pick_best(scores, banned):
    remaining = scores.copy()
    order = []
    while remaining:
        name = max(remaining, key=lambda k: (remaining[k], k))
        if name not in banned:
            order.append(name)
        remaining.pop(name)
    return order
#> pick_best({'ann': 3, 'bo': 9, 'cy': 5}, ['bo'])
#> pick_best({'x': 1, 'y': 1, 'z': 1}, '')
#> pick_best({}, ['a'])
#> pick_best({'a': -1, 'b': -2}, 'ab')
#> pick_best({'m': 0.5, 'n': 0.25, 'o': 2}, ('q',))
# %%
def copies_equal(dicts):
    if len(dicts) < 2:
        return dicts
    head, *tail = [d.copy() for d in dicts]
    head.update({len(head): 'head'})
    return [head == t for t in tail], dicts[0]
#> copies_equal([{}, {0: 'head'}])
#> copies_equal([{'a': 1}, {'a': 1}, {'a': 1, 1: 'head'}])
#> copies_equal([])
#> copies_equal([{'solo': 1}])
#> copies_equal([{2: 2, 1: 1}, {1: 1, 2: 'head'}])
# %%
def f(d, k):
    e = d.copy()
    e[k] = len(e)
    return [x for x in e if x not in d or e[x] != d[x]]
#> f({'a': 1}, 'b')
#> f({'a': 1}, 'a')
#> f({'a': 5, 'b': 6}, 'b')
#> f({}, 0)
#> f({'x': None}, 'x')
# %%
def f(d):
    for k, v in d.copy().items():
        if v in d:
            d[k] = d.pop(v)
    return d
#> f({'a': 'b', 'b': 'c'})
#> f({'x': 1})
#> f({})
#> f({1: 2, 2: 3, 3: 4})
#> f({'k': 'j', 'q': 'k'})
# %%
def f(a, b):
    c = a.copy()
    for k in b:
        c[k] = c.get(k, '') + b[k]
    return c, a == c
#> f({'x': 'p'}, {'x': 'q'})
#> f({}, {'k': 'v'})
#> f({'a': 'b'}, {})
#> f({'m': 'n'}, {'m': ''})
#> f({'t': 'u'}, {'s': 'r', 't': 't'})
# %%
def f(d, nums):
    out = []
    for n in nums:
        d[n] = sum(d.values())
        out.append(d.copy())
    return out[::2]
#> f({'a': 1}, [1, 2, 3])
#> f({}, [0])
#> f({'x': 2, 'y': 3}, ['z', 'x', 'w'])
#> f({'k': 5}, [])
#> f({0: -1}, [0, 0, 0])
# %%
def f(text):
    d = {}
    best = d.copy()
    for c in text:
        d[c] = d.get(c, 0) + 1
        if d[c] == 2:
            best = d.copy()
    return best
#> f('abcab')
#> f('xyz')
#> f('')
#> f('hello')
#> f('aaa')
# %%
def f(dic, keys):
    left = dic.copy()
    for k in keys:
        if left.pop(k, None) is None:
            return k, dic
    return left
#> f({'a': 1, 'b': 2}, ['a'])
#> f({'a': 1}, ['a', 'a'])
#> f({}, [])
#> f({'x': None}, ['x'])
#> f({1: 1, 2: 2}, (2, 1))
# %%
def deepest(d):
    c = d.copy()
    level = 0
    while 'next' in c:
        c = c['next'].copy()
        level += 1
    c['level'] = level
    return c
#> deepest({'next': {'a': 1}})
#> deepest({'b': 2})
#> deepest({})
#> deepest({'next': {'next': {'level': 9}}})
#> deepest({'next': {}, 'x': 0})
# %%
def f(d, value):
    e = d.copy()
    d.clear()
    d[value] = e
    e[value] = value
    return d
#> f({'a': 1}, 'b')
#> f({'a': 1}, 'a')
#> f({}, None)
#> f({1: 2}, 3)
#> f({'k': []}, ())
# %%
def f(d):
    rows = [d.copy() for _ in d]
    for row, k in zip(rows, d):
        del row[k]
    return [sorted(r) for r in rows]
#> f({'a': 1, 'b': 2, 'c': 3})
#> f({'x': 0})
#> f({})
#> f({2: 'p', 1: 'q'})
#> f({'z': None, 'y': None})
# %%
def g(d, n):
    old = d.copy()
    for _ in range(n):
        d = {v: k for k, v in d.items()}
    return d == old, d
#> g({'a': 1, 'b': 2}, 1)
#> g({'a': 1, 'b': 2}, 2)
#> g({'x': 0, 'y': 0}, 2)
#> g({}, 3)
#> g({'p': 'p'}, 1)
