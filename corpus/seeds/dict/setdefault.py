# %%
def group_by_first(words):
    index = {}
    for w in words:
        index.setdefault(w[:1].upper(), []).append(w)
    return {k: index[k] for k in sorted(index)}
#> group_by_first(['bee', 'ant', 'bat'])
#> group_by_first([])
#> group_by_first(['', 'x', 'X'])
#> group_by_first(('éclair', 'eel', 'Égal'))
#> group_by_first(['1st', '2nd', '10th'])
# %%
def f(d, k, v):
    got = d.setdefault(k, v)
    return got, d[k] == v, len(d)
#> f({'a': 1}, 'a', 2)
#> f({'a': 1}, 'b', 2)
#> f({}, None, None)
#> f({0: 'zero'}, False, 'no')
#> f({'l': []}, 'l', [])
# %%
def first_seen(text):
    pos = {}
    for i, c in enumerate(text):
        pos.setdefault(c, i)
    return [pos[c] for c in text]
#> first_seen('hello')
#> first_seen('')
#> first_seen('aaa')
#> first_seen([5, 6, 5, '5'])
#> first_seen('to be or not')
# %%
def nest(d, path, value):
    node = d
    *dirs, name = path.split('/')
    for part in dirs:
        node = node.setdefault(part, {})
    node[name] = value
    return d
#> nest({}, 'a/b/c', 1)
#> nest({'a': {'x': 0}}, 'a/b', 2)
#> nest({'a': {}}, 'top', [3])
#> nest({'a': 5}, 'a/b', 1)
#> nest({}, '/', None)
# %%
def add_edge(graph, u, v, both=True):
    graph.setdefault(u, []).append(v)
    if both and u != v:
        graph.setdefault(v, []).append(u)
    return graph
#> add_edge({}, 'a', 'b')
#> add_edge({'a': ['c']}, 'a', 'b', False)
#> add_edge({1: []}, 1, 1)
#> add_edge({2: [3]}, 3, 2)
#> add_edge({}, (0, 0), (0, 1), both=0)
# %%
def fill_defaults(settings, defaults):
    for name in defaults:
        settings.setdefault(name, defaults[name])
    unknown = [s for s in settings if s not in defaults]
    return settings if not unknown else unknown
#> fill_defaults({'w': 5}, {'w': 1, 'h': 2})
#> fill_defaults({'z': 0}, {'w': 1})
#> fill_defaults({}, {})
#> fill_defaults({'h': None}, {'h': 3, 'd': (1, 2)})
#> fill_defaults({}, {'debug': False, 'level': 'info'})
# %%
def memo_fib(n, memo=None):
    memo = memo or {}
    memo.setdefault(0, 0)
    memo.setdefault(1, 1)
    for i in range(2, n + 1):
        memo.setdefault(i, memo[i - 1] + memo[i - 2])
    return memo[n]
#> memo_fib(7)
#> memo_fib(0)
#> memo_fib(4, {3: 10})
#> memo_fib(2, {0: 5, 1: 5})
#> memo_fib(-1)
# %%
def unique_sets(rows):
    cols = {}
    for row in rows:
        for key, val in row.items():
            cols.setdefault(key, set()).add(val)
    return {k: len(v) for k, v in cols.items()}
#> unique_sets([{'a': 1, 'b': 2}, {'a': 1, 'b': 3}])
#> unique_sets([])
#> unique_sets([{}, {'x': None}])
#> unique_sets([{'t': 3}, {'t': 4}, {'t': 3, 'u': 0}])
#> unique_sets([{'n': 1}, {'n': 1.0}, {'n': True}, {'n': 2}])
# %%
def number_names(names):
    ids = {}
    return [ids.setdefault(n.strip().lower(), len(ids) + 1) for n in names]
#> number_names(['Ann', 'Bob', 'ann '])
#> number_names([])
#> number_names(['x', 'x', 'x'])
#> number_names('a A b')
#> number_names(('one', 'two', ' ONE', 'three'))
# %%
def bucketize(nums, width):
    buckets = {}
    for n in nums:
        lo = n // width * width
        cell = buckets.setdefault(f'{lo}-{lo + width - 1}', [0, n])
        cell[0] += 1
        cell[1] = max(cell[1], n)
    return buckets
#> bucketize([1, 5, 12, 18, 25], 10)
#> bucketize([-1, 0, 1], 5)
#> bucketize([], 3)
#> bucketize([7, 7, 7], 1)
#> bucketize([1, 2], 0)
# %%
def g(keys, shared):
    d = {}
    for k in keys:
        d.setdefault(k, shared).append(k)
    return d, shared
#> g(['a', 'b'], [])
#> g('xyx', [0])
#> g([], [1])
#> g((1, 1), [])
#> g([None], [[]])
# %%
def winner(votes):
    tally, order = {}, []
    for v in votes:
        if tally.setdefault(v, 0) == 0:
            order.append(v)
        tally[v] += 1
    return max(order, key=lambda c: tally[c]) if order else 'nobody'
#> winner(['x', 'y', 'y'])
#> winner(['b', 'a', 'a', 'b'])
#> winner([])
#> winner('level')
#> winner([0, 1, None, None])
# %%
def set_once(store, pairs):
    rejected = 0
    for key, val in pairs:
        if store.setdefault(key, val) is not val:
            rejected += 1
    return store, rejected
#> set_once({'a': 'x'}, [('a', 'y'), ('b', 'z')])
#> set_once({}, [(1, 'a'), (1, 'b'), (1, 'a')])
#> set_once({}, [])
#> set_once({'n': None}, [('n', None), ('n', 0)])
#> set_once({'t': True}, [('t', False), ('f', False)])
# %%
def two_level(rows):
    acc = {}
    for city, year, n in rows:
        years = acc.setdefault(city, {})
        years[year] = years.setdefault(year, 0) + n
    return acc
#> two_level([('rome', 1, 5), ('rome', 1, 2), ('oslo', 2, 1)])
#> two_level([])
#> two_level([('a', 0, -1), ('a', 1, 1), ('a', 0, 1)])
#> two_level([('x', 'y', 'z')])
#> two_level([(1, 1, 0.5), (1, 1, 0.25)])
# %%
def no_default(d, keys):
    for k in keys:
        d.setdefault(k)
    blanks = [k for k in d if d[k] is None]
    return len(blanks) / len(d) if d else 0
#> no_default({'a': 1}, ['a', 'b'])
#> no_default({}, 'xyz')
#> no_default({}, [])
#> no_default({'p': None, 'q': 0}, ('q',))
#> no_default({1: 1, 2: 2, 3: 3}, [4])
# %%
def merge_lists(*maps):
    out = {}
    for m in maps:
        for k in m:
            out.setdefault(k, []).extend(m[k])
    return sorted(out.items(), key=lambda kv: -len(kv[1]))
#> merge_lists({'a': [1]}, {'a': [2], 'b': [3]})
#> merge_lists({'x': 'hi'}, {'y': 'there'})
#> merge_lists()
#> merge_lists({}, {'z': ()})
#> merge_lists({1: [0]}, {2: [0, 0]}, {1: [5, 5]})
# %%
def alias_bug(base, extra):
    tags = base.setdefault('tags', [])
    copy = dict(base)
    copy['tags'] += extra
    return base['tags'], tags is copy['tags']
#> alias_bug({'tags': ['a']}, ['b'])
#> alias_bug({}, ['x', 'y'])
#> alias_bug({'tags': ()}, (1,))
#> alias_bug({'tags': 'str'}, 'ing')
#> alias_bug({'other': 1}, [])
# %%
def phone_tree(numbers):
    root = {}
    for num in numbers:
        node = root
        for digit in num:
            node = node.setdefault(digit, {})
        if '$' in node:
            return f'duplicate {num}'
        node['$'] = True
    return root
#> phone_tree(['12', '13'])
#> phone_tree(['1', '1'])
#> phone_tree([])
#> phone_tree(['', '9'])
#> phone_tree(['ab', 'abc', 'ab'])
# %%
def ensure(d, key, kind):
    val = d.setdefault(key, kind())
    if not isinstance(val, kind):
        d[key] = val = kind(val)
    return val, d
#> ensure({}, 'n', int)
#> ensure({'n': '42'}, 'n', int)
#> ensure({'s': 5}, 's', str)
#> ensure({'l': 'abc'}, 'l', list)
#> ensure({'n': 'x'}, 'n', int)
# %%
def transitions(states):
    table = {}
    prev = None
    for s in states:
        if prev is not None and s != prev:
            table.setdefault((prev, s), 0)
            table[prev, s] += 1
        prev = s
    return {f'{a}>{b}': n for (a, b), n in table.items() if n}
#> transitions(['on', 'off', 'on', 'off'])
#> transitions('aab')
#> transitions([])
#> transitions([1, None, 2, 3, 2])
#> transitions((0, 1, 0, 1, 1, 0))
# %%
def f(text):
    d = {}
    for i, c in enumerate(text):
        if d.setdefault(c, i) != i:
            return c, d[c], i
    return len(d)
#> f('abcb')
#> f('xyz')
#> f('aa')
#> f('')
#> f('hello')
# %%
def f(lst, n):
    d = {}
    for x in lst:
        d.setdefault(x % n, []).insert(0, x)
    return [d[k] for k in sorted(d)]
#> f([1, 2, 3, 4, 5], 2)
#> f([9, 6, 3], 3)
#> f([], 4)
#> f([-1, -2, 7], 3)
#> f([5], 5)
# %%
def f(d, keys):
    for k in keys:
        d[k] = d.setdefault(k, len(d)) + 1
    return d
#> f({'a': 5}, 'ab')
#> f({}, 'xxy')
#> f({1: 0}, [1, 1, 2])
#> f({'q': -1}, [])
#> f({'m': 0.5}, ['n', 'm'])
# %%
def f(a, b):
    d = {}
    for x, y in zip(a, b):
        if d.setdefault(x, y) != y:
            return False
    return d
#> f('abab', 'xyxy')
#> f('aab', 'xyz')
#> f('', 'q')
#> f([1, 2, 1], [3, 3, 3])
#> f(['p', 'p'], [None, 0])
# %%
def f(words):
    d = {}
    for w in words:
        d.setdefault(len(w), w)
    return ' '.join(d[k] for k in sorted(d, reverse=True))
#> f(['a', 'bb', 'c', 'ddd'])
#> f(['xx', 'yy'])
#> f([])
#> f(['', 'q'])
#> f(['one', 'two', 'four', 'six'])
# %%
def f(d, key, value):
    old = d.setdefault(key, value)
    if old is value:
        d[value] = key
    return len(d), old
#> f({'a': 1}, 'b', 2)
#> f({'a': 1}, 'a', 9)
#> f({}, 'k', 'k')
#> f({0: None}, 0, None)
#> f({'x': (1,)}, 'y', (2,))
# %%
def tree(paths):
    root = {}
    for p in paths:
        node = root
        for part in p.split('/'):
            node = node.setdefault(part, {})
    return root
#> tree(['a/b', 'a/c'])
#> tree(['x', 'x/y/z'])
#> tree([])
#> tree(['', '/'])
#> tree(['p/q', 'q/p', 'p/q/r'])
# %%
def f(nums):
    d = {}
    for n in nums:
        d.setdefault(n, 0)
        for k in d:
            d[k] += k < n
    return d
#> f([1, 3, 2])
#> f([5, 5])
#> f([])
#> f([0, -1, 4, 2])
#> f([3, 2, 1])
# %%
def f(names, default):
    d = {'total': 0}
    for n in names:
        d['total'] += d.setdefault(n, default)
        default += 1
    return d
#> f(['a', 'b', 'a'], 1)
#> f(['x'], 10)
#> f([], 5)
#> f(['total'], 3)
#> f(['p', 'p', 'p'], -2)
# %%
def g(d, s):
    for c in s:
        v = d.setdefault(c, s.replace(c, ''))
        s = v if isinstance(v, str) else s
    return s, sorted(d)
#> g({}, 'abc')
#> g({'a': 'zz'}, 'abca')
#> g({'x': 1}, 'xyx')
#> g({}, '')
#> g({'q': ''}, 'qw')
