# %%
def take(d, key, default=None):
    value = d.pop(key, default)
    return value, d
#> take({'a': 1, 'b': 2}, 'a')
#> take({'a': 1}, 'z')
#> take({}, 0, [])
#> take({(1, 2): 'x'}, (1, 2), 'y')
#> take({None: 'n', 'k': 'v'}, None)
# %%
def rename(d, old, new):
    if old in d and new not in d:
        d[new] = d.pop(old)
    return list(d.items())
#> rename({'a': 1, 'b': 2}, 'a', 'c')
#> rename({'a': 1, 'b': 2}, 'a', 'b')
#> rename({}, 'x', 'y')
#> rename({1: 'one', 2: 'two'}, 1, 'uno')
#> rename({'same': 0}, 'same', 'same')
# %%
def f(d, keys):
    total = 0
    for k in keys:
        total += d.pop(k, -1)
    return total
#> f({'a': 5, 'b': 6}, 'ab')
#> f({'a': 5}, 'aa')
#> f({}, [])
#> f({1: 10, 2: 20, 3: 30}, [3, 4, 1])
#> f({'x': 0.5}, ['x', 'y', 'z'])
# %%
def strict_pop(d, k):
    try:
        v = d.pop(k)
    except KeyError as e:
        return 'missing %s' % e
    return v * 2
#> strict_pop({'n': 4}, 'n')
#> strict_pop({'n': 4}, 'm')
#> strict_pop({}, 3)
#> strict_pop({'s': 'ab'}, 's')
#> strict_pop({'l': [1, 2]}, 'l')
# %%
def drop_private(obj):
    removed = []
    for name in list(obj):
        if name.startswith('_'):
            removed.append(obj.pop(name))
    obj['removed'] = removed or None
    return obj
#> drop_private({'_id': 7, 'name': 'x', '__v': 0})
#> drop_private({'a': 1})
#> drop_private({})
#> drop_private({'_': [], 'removed': 'old'})
#> drop_private({'x_': 1, '_x': {'y': 2}})
# %%
def match_pairs(left, right):
    pool = {b: i for i, b in enumerate(right)}
    matched = []
    for a in left:
        j = pool.pop(a, None)
        if j is not None:
            matched.append(j)
    return matched, sorted(pool)
#> match_pairs(['x', 'y', 'x'], ['y', 'x', 'z'])
#> match_pairs([1, 1, 1], [1, 1])
#> match_pairs([], [3, 2])
#> match_pairs('abc', 'cab')
#> match_pairs(['q'], [])
# %%
def chain(d, start):
    out = []
    cur = start
    while cur in d:
        cur = d.pop(cur)
        out.append(cur)
    return out, len(d)
#> chain({'a': 'b', 'b': 'c', 'x': 'y'}, 'a')
#> chain({1: 2, 2: 3, 3: 1}, 1)
#> chain({}, 'a')
#> chain({0: 0, 1: 1}, 0)
#> chain({'k': None, None: 'end'}, 'k')
# %%
def pop_min(scores, n):
    order = []
    while scores and n > 0:
        low = min(scores, key=scores.get)
        order.append((low, scores.pop(low)))
        n -= 1
    return order
#> pop_min({'a': 3, 'b': 1, 'c': 2}, 2)
#> pop_min({'a': 3}, 5)
#> pop_min({}, 1)
#> pop_min({'x': 0, 'y': 0, 'z': -1}, 3)
#> pop_min({'p': 'zeta', 'q': 'beta'}, 1)
# %%
def parse_opts(args, known):
    flags = dict(a.lstrip('-').split('=') if '=' in a else (a.lstrip('-'), '1') for a in args)
    got = {k: flags.pop(k, '0') for k in known}
    if flags:
        raise ValueError('unknown: ' + ', '.join(sorted(flags)))
    return got
#> parse_opts(['--size=3', '-v'], ['size', 'v'])
#> parse_opts([], ['a', 'b'])
#> parse_opts(['--x'], [])
#> parse_opts(['--n=1', '--n=2'], ('n',))
#> parse_opts(['-q', '--out='], ['out', 'q', 'r'])
# %%
def split_map(d, cutoff):
    high = {k: d.pop(k) for k in sorted(d) if d[k] > cutoff}
    return high, d
#> split_map({'a': 1, 'b': 5, 'c': 9}, 4)
#> split_map({'z': 10, 'y': 20}, 0)
#> split_map({}, 3)
#> split_map({2: -1, 1: -5}, -3)
#> split_map({'p': 0.5, 'q': 1.5}, 1.5)
# %%
def undo(stack, state):
    while stack:
        key, old = stack.pop()
        if old is None:
            state.pop(key)
        else:
            state[key] = old
    return state
#> undo([('a', None), ('b', 2)], {'a': 1, 'b': 9})
#> undo([('a', 1), ('a', 5)], {'a': 7})
#> undo([], {'x': 'y'})
#> undo([('q', None)], {})
#> undo([(0, 'zero'), (1, None)], {1: 'one'})
# %%
def g(a, b):
    for k in b:
        a[k] = a.pop(k, 0) + b[k]
    return ' '.join(f'{k}{v}' for k, v in a.items())
#> g({'x': 1, 'y': 2}, {'x': 10})
#> g({}, {'z': 3})
#> g({'a': 1, 'b': 2, 'c': 3}, {'b': 0, 'a': -1})
#> g({'a': 1}, {})
#> g({'s': 'str'}, {'s': 4})
# %%
def pop_first(d, candidates, fallback):
    for c in candidates:
        if c in d:
            found = d.pop(c)
            break
    else:
        found = fallback
    d['picked'] = found
    return d
#> pop_first({'tel': '123', 'mail': 'a@b'}, ['mobile', 'tel', 'mail'], '-')
#> pop_first({'x': 1}, ['y'], 0)
#> pop_first({}, [], None)
#> pop_first({'picked': 'old', 'b': 2}, ['picked', 'b'], 9)
#> pop_first({3: [3], 2: [2]}, range(5), ())
# %%
def settle(debts, name):
    mine = debts.pop(name, {})
    for other, amount in mine.items():
        if other not in debts:
            continue
        debts[other][name] = debts[other].get(name, 0) - amount
    return debts
#> settle({'a': {'b': 5}, 'b': {'a': 2}}, 'a')
#> settle({'a': {'b': 5}, 'b': {}}, 'a')
#> settle({'a': {'z': 1}}, 'a')
#> settle({}, 'q')
#> settle({'x': {'y': 1}, 'y': {'x': 1}}, 'nobody')
# %%
def cancel(text):
    pending = {}
    for pos, ch in enumerate(text):
        if pending.pop(ch, None) is None:
            pending[ch] = pos
    return ''.join(pending), list(pending.values())
#> cancel('abca')
#> cancel('xxyy')
#> cancel('')
#> cancel('level up')
#> cancel('aaa')
# %%
def pop_nested(tree, path):
    *parents, leaf = path.split('/')
    node = tree
    for p in parents:
        node = node[p]
    gone = node.pop(leaf, 'nothing')
    return gone if not isinstance(gone, dict) else sorted(gone)
#> pop_nested({'a': {'b': 1}}, 'a/b')
#> pop_nested({'a': {'d': 1, 'c': 2}}, 'a')
#> pop_nested({'a': {}}, 'a/x')
#> pop_nested({}, 'no/way')
#> pop_nested({'r': {'s': {'t': [1, 2]}}, '': 0}, 'r/s/t')
# %%
def move_to_end(d, *keys):
    for k in keys:
        if (v := d.get(k)) is not None:
            del d[k]
            d[k] = v
        else:
            d.pop(k, v)
    return tuple(d)
#> move_to_end({'a': 1, 'b': 2, 'c': 3}, 'a')
#> move_to_end({'a': None, 'b': 2}, 'a', 'b')
#> move_to_end({})
#> move_to_end({1: 1, 2: 2, 3: 3}, 2, 1, 5)
#> move_to_end({'x': 0, 'y': ''}, 'x')
# %%
def expire(cache, now, ttl=10):
    stale = [k for k, (stamp, _) in cache.items() if now - stamp > ttl]
    for k in stale:
        cache.pop(k)
    return len(stale), {k: v[1] for k, v in cache.items()}
#> expire({'a': (0, 'x'), 'b': (95, 'y')}, 100)
#> expire({'a': (0, 'x')}, 5)
#> expire({}, 1)
#> expire({1: (3, None), 2: (4, None)}, 14)
#> expire({'k': (10, [1])}, 12, ttl=1)
# %%
def serve(queue, people):
    times = dict(zip(people, range(1, len(people) + 1)))
    waited = [times.pop(q) for q in queue if q in times]
    return sum(waited) / len(waited) if waited else times
#> serve(['b', 'a'], ['a', 'b', 'c'])
#> serve(['z'], ['a', 'b'])
#> serve([], [])
#> serve(['a', 'a', 'a'], ('a',))
#> serve('cab', 'abc')
# %%
def kwargs_style(**options):
    size = options.pop('size', 3)
    char = options.pop('char', '*')
    assert not options, sorted(options)
    return (char * size).center(size + 2)
#> kwargs_style()
#> kwargs_style(size=5)
#> kwargs_style(char='ab', size=2)
#> kwargs_style(colour='red')
#> kwargs_style(size=-1, char='#')
# %%
def f(d, a, b):
    d[a], d[b] = d.pop(b, a), d.pop(a, b)
    return d
#> f({'x': 1, 'y': 2}, 'x', 'y')
#> f({'x': 1}, 'x', 'z')
#> f({}, 'p', 'q')
#> f({1: 'a', 2: 'b', 3: 'c'}, 1, 3)
#> f({'k': 0}, 'k', 'k')
# %%
def f(dic, n):
    for k in sorted(dic)[:n]:
        v = dic.pop(k)
        if v in dic:
            dic[v] = k
    return dic
#> f({'a': 'b', 'b': 'c', 'c': 'd'}, 2)
#> f({'x': 1}, 1)
#> f({}, 3)
#> f({2: 1, 1: 2}, 1)
#> f({'p': 'q', 'q': 'p'}, 0)
# %%
def f(text, d):
    for c in text:
        d.pop(c, None)
        if not d:
            return text.index(c)
    return list(d)
#> f('abc', {'a': 1, 'b': 2})
#> f('xyz', {'q': 0})
#> f('', {})
#> f('mno', {'o': 1})
#> f('aab', {'b': 1, 'c': 2})
# %%
def f(lst):
    d = {i: x for i, x in enumerate(lst)}
    i = 0
    while i in d:
        i = (i + d.pop(i)) % len(lst)
    return d, i
#> f([1, 2, 3, 4])
#> f([2, 0, 1])
#> f([])
#> f([1, 1, 1])
#> f([-1, 5, 2])
# %%
def f(d, keys):
    got = [d.pop(k) for k in keys if k in d]
    d['got'] = got
    return d if len(got) > 1 else got
#> f({'a': 1, 'b': 2, 'c': 3}, ['a', 'c'])
#> f({'x': 1}, 'xx')
#> f({}, [])
#> f({'got': 5, 'k': 6}, ['got', 'k'])
#> f({1: None}, [1, 2])
# %%
def f(d, k):
    try:
        while True:
            k = d.pop(k)
    except KeyError:
        return k, len(d)
#> f({'a': 'b', 'b': 'c', 'x': 'y'}, 'a')
#> f({1: 1}, 1)
#> f({}, 'q')
#> f({'p': 'q', 'q': 'p'}, 'q')
#> f({'k': (1,), (1,): 'end'}, 'k')
# %%
def merge_keys(d, pairs):
    for old, new in pairs:
        d[new] = d.get(new, 0) + d.pop(old, 0)
    return {k: v for k, v in d.items() if v}
#> merge_keys({'a': 1, 'b': 2}, [('a', 'b')])
#> merge_keys({'x': 5}, [('x', 'y'), ('y', 'z')])
#> merge_keys({}, [('p', 'q')])
#> merge_keys({'k': 3}, [('k', 'k')])
#> merge_keys({'m': 1, 'n': -1}, [('m', 'n')])
# %%
def f(a, b):
    for k in list(a):
        if k in b and a[k] > b[k]:
            b[k] = a.pop(k)
    return a, b
#> f({'x': 5, 'y': 1}, {'x': 3, 'y': 2})
#> f({'p': 1}, {})
#> f({}, {'q': 1})
#> f({1: 'b'}, {1: 'a'})
#> f({'k': 2, 'j': 2}, {'k': 2, 'j': 1})
# %%
def f(s, n):
    d = {}
    for i, c in enumerate(s):
        d[i] = c
        if i >= n:
            d[i] += d.pop(i - n)
    return list(d.values())
#> f('abcdef', 2)
#> f('xyz', 1)
#> f('', 3)
#> f('ab', 5)
#> f('hello', 3)
# %%
def g(d, value):
    hits = [k for k in d if d[k] == value]
    while hits:
        d.pop(hits.pop())
        value = len(hits)
    return value, d
#> g({'a': 1, 'b': 2, 'c': 1}, 1)
#> g({'x': 0}, 5)
#> g({}, 'q')
#> g({1: None, 2: None, 3: None}, None)
#> g({'p': 'p', 'q': 'q'}, 'q')
