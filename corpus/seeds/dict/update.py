# %%
def combine(a, b):
    result = {}
    result.update(a)
    result.update(b)
    return result, len(a) + len(b) - len(result)
#> combine({'x': 1}, {'y': 2})
#> combine({'x': 1, 'y': 1}, {'y': 2, 'x': 2})
#> combine({}, {})
#> combine({1: 'a'}, {True: 'b', 1.0: 'c'})
#> combine({'k': None}, [('k', 0), ('j', 1)])
# %%
def f(d, e):
    size = len(d)
    return d.update(e) or (d, len(d) - size)
#> f({'a': 1}, {'a': 2})
#> f({}, {})
#> f({'a': 1}, [('b', 2), ('c', 3)])
#> f({1: 2}, ['xy', 'zw'])
#> f({'q': []}, [1, 2])
# %%
def g(d, e):
    d = d.update(e)
    if d is None:
        return list(e)
    return d
#> g({'a': 1}, {'b': 2})
#> g({}, {})
#> g({'x': 0}, (('p', 1), ('q', 2)))
#> g({}, 'bad')
#> g({'m': 1}, ['nn', 'oo'])
# %%
def letter_counts(words):
    total = {}
    for w in words:
        total.update({c: total.get(c, 0) + w.count(c) for c in w})
    return {c: n for c, n in total.items() if n > 1}
#> letter_counts(['hello', 'world'])
#> letter_counts([])
#> letter_counts(['aaa', 'a'])
#> letter_counts(['abc', 'def'])
#> letter_counts(['12', '21', ' 1'])
# %%
def with_kwargs(base, **changes):
    before = dict(base)
    base.update(changes)
    changed = [k for k in base if before.get(k) != base[k]]
    return changed
#> with_kwargs({'a': 1, 'b': 2}, b=3)
#> with_kwargs({'a': 1}, a=1, c=None)
#> with_kwargs({})
#> with_kwargs({}, x=0, y='')
#> with_kwargs({1: 'one', 'z': 'Z'}, z='z')
# %%
def from_lines(lines, sep=':'):
    info = {}
    for line in lines:
        if sep in line:
            info.update([map(str.strip, line.split(sep, 1))])
    return info
#> from_lines(['a: 1', 'b:2', 'junk'])
#> from_lines(['k=v=w', 'x='], '=')
#> from_lines([])
#> from_lines(['time: 10:30', 'time: 11:45'])
#> from_lines([' : '])
# %%
def index_words(text):
    where = {}
    where.update((w, i) for i, w in enumerate(text.split()) if len(w) > 2)
    return sorted(where, key=where.get, reverse=True)
#> index_words('the cat and the dog')
#> index_words('a b c')
#> index_words('')
#> index_words('one two three two one')
#> index_words('well, hello there you')
# %%
def layered(defaults, *layers):
    conf = defaults.copy()
    for layer in layers:
        if not layer:
            continue
        conf.update({k: v for k, v in layer.items() if v is not None})
    return conf
#> layered({'a': 1, 'b': 2}, {'a': None, 'b': 5}, {'c': 0})
#> layered({'a': 1})
#> layered({}, None, {}, {'z': 'end'})
#> layered({'x': 'low'}, {'x': 'mid'}, {'x': 'high'}, None)
#> layered({'n': None}, {'n': None})
# %%
def patch(users, name, changes):
    for user in users:
        if user['name'] == name:
            user.update(changes)
            break
    else:
        users.append({'name': name, **changes})
    return users
#> patch([{'name': 'ann', 'age': 3}], 'ann', {'age': 4})
#> patch([{'name': 'ann'}], 'bob', {'age': 4})
#> patch([], 'zed', {})
#> patch([{'name': 'x'}, {'name': 'x'}], 'x', {'name': 'y'})
#> patch([{'id': 1}], 'q', {})
# %%
def tick(board, moves):
    nxt = {}
    for pos, piece in board.items():
        dx = moves.get(piece, 0)
        nxt.update({pos + dx: piece})
    lost = len(board) - len(nxt)
    return nxt, lost
#> tick({0: 'k', 1: 'q'}, {'k': 1})
#> tick({0: 'k', 5: 'q'}, {'k': 1, 'q': -2})
#> tick({}, {'k': 1})
#> tick({3: 'p', 4: 'p'}, {'p': 10})
#> tick({1: 'a', 2: 'b', 3: 'c'}, {'a': 2, 'b': 1})
# %%
def zip_update(d, keys, values):
    if len(keys) != len(values):
        raise ValueError(f'{len(keys)} != {len(values)}')
    d.update(zip(keys, values))
    return max(d.values()), d
#> zip_update({'a': 1}, ['b', 'a'], [5, 0])
#> zip_update({}, 'xyz', (3, 1, 2))
#> zip_update({'k': 9}, [], [])
#> zip_update({}, ['p'], [1, 2])
#> zip_update({1: 'one'}, [2, 3], ['two', 'six'])
# %%
def double_update(d, times):
    while times > 0:
        d.update({k + k: v + 1 for k, v in d.items()})
        times -= 1
    return d
#> double_update({'a': 1}, 2)
#> double_update({1: 0, 2: 0}, 1)
#> double_update({}, 3)
#> double_update({'x': 5, 'xx': 7}, 1)
#> double_update({'q': -1}, 0)
# %%
def sides(left, right, prefer='left'):
    winner, loser = (left, right) if prefer == 'left' else (right, left)
    out = dict(loser)
    out.update(winner)
    return ','.join(f'{k}={out[k]}' for k in sorted(out))
#> sides({'a': 1}, {'a': 2, 'b': 3})
#> sides({'a': 1}, {'a': 2, 'b': 3}, 'right')
#> sides({}, {})
#> sides({'z': None}, {'y': ''}, None)
#> sides({'b': 'L', 'c': 'L'}, {'c': 'R', 'a': 'R'}, prefer='both')
# %%
def safe_update(target, source):
    try:
        target.update(source)
    except TypeError:
        target['type'] = str(source)
    except ValueError:
        target['value'] = len(source)
    return target
#> safe_update({'a': 1}, {'b': 2})
#> safe_update({'a': 1}, 5)
#> safe_update({}, ['abc', 'de'])
#> safe_update({'k': 'v'}, [('k', 'w')])
#> safe_update({}, None)
# %%
def squares(n, seed):
    seed.update({i: i * i for i in range(n) if i not in seed})
    evens = sum(v for v in seed.values() if v % 2 == 0)
    return evens, seed
#> squares(5, {})
#> squares(3, {1: 100})
#> squares(0, {7: 7})
#> squares(4, {0: -2, 10: 10})
#> squares(-2, {})
# %%
def merge_scores(rounds):
    best = {}
    for number, scores in enumerate(rounds, 1):
        better = {p: (s, number) for p, s in scores.items() if s > best.get(p, (0, 0))[0]}
        best.update(better)
    return best
#> merge_scores([{'ann': 3, 'bob': 5}, {'ann': 4, 'bob': 5}])
#> merge_scores([{'x': 0}, {'x': -1}])
#> merge_scores([])
#> merge_scores([{}, {'y': 1}, {'y': 2, 'z': 1}])
#> merge_scores([{'q': 9}, {'q': 8}, {'q': 10}])
# %%
def expand_macro(macros, text):
    macros.update(name=text.title(), size=len(text))
    out = text
    for m in sorted(macros, key=len):
        out = out.replace('{' + m + '}', str(macros[m]))
    return out
#> expand_macro({'x': 'y'}, 'a {x} b')
#> expand_macro({}, '{name}')
#> expand_macro({'size': 0}, '{size}!')
#> expand_macro({'a': '{b}', 'bb': 2}, '{a}{bb}')
#> expand_macro({}, '')
# %%
def toggle_flags(flags, names):
    flags.update({n: not flags.get(n, False) for n in names})
    on = [n for n, state in flags.items() if state]
    return '|'.join(on) or 'NONE'
#> toggle_flags({'bold': True}, ['italic'])
#> toggle_flags({'bold': True}, ['bold'])
#> toggle_flags({}, [])
#> toggle_flags({'a': 0, 'b': 1, 'c': ''}, 'abc')
#> toggle_flags({}, ['x', 'x'])
# %%
def self_update(d, key):
    inner = d.get(key)
    if isinstance(inner, dict):
        del d[key]
        d.update(inner)
        return self_update(d, key)
    return d
#> self_update({'a': {'b': 1}, 'c': 2}, 'a')
#> self_update({'n': {'n': {'n': 0}}}, 'n')
#> self_update({'x': 1}, 'x')
#> self_update({}, 'k')
#> self_update({'w': {'c': 9}, 'c': 2}, 'w')
# %%
def running(events):
    state, log = {}, []
    for ev in events:
        if isinstance(ev, dict):
            state.update(ev)
        elif ev in state:
            log.append(state[ev])
        else:
            log.append(len(state))
    return log
#> running([{'a': 1}, 'a', {'a': 2, 'b': 3}, 'a', 'z'])
#> running(['x'])
#> running([])
#> running([{}, {1: 'one'}, 1, 2])
#> running([{'k': None}, 'k', {'k': [1]}, 'k'])
# %%
def f(a, b):
    c = dict(b)
    c.update(a)
    return {k: v for k, v in c.items() if v != b.get(k)}
#> f({'x': 1, 'y': 2}, {'x': 1, 'y': 3})
#> f({'p': 0}, {})
#> f({}, {'q': 1})
#> f({1: 'a'}, {1: 'b', 2: 'c'})
#> f({'k': None}, {'j': 0})
# %%
def f(d, n):
    for i in range(n):
        d.update({k * 2: v + i for k, v in d.items()})
    return d
#> f({'a': 1}, 2)
#> f({1: 0, 2: 5}, 1)
#> f({}, 3)
#> f({'x': 7}, 0)
#> f({0: 1}, 3)
# %%
def f(text, d):
    d.update((c, text.count(c)) for c in text if c not in d)
    return sorted(d, key=d.get)
#> f('banana', {'a': 0})
#> f('xyx', {})
#> f('', {'q': 2, 'w': 1})
#> f('hello', {'l': 9, 'o': 9})
#> f('mm', {'n': 1})
# %%
def f(keys, vals):
    d = dict.fromkeys(keys, '?')
    d.update(zip(reversed(keys), vals))
    return ''.join(d.values())
#> f(['a', 'b', 'c'], 'xy')
#> f(['p', 'p'], 'q')
#> f([], 'z')
#> f('abc', ['1', '2', '3', '4'])
#> f(['k'], [])
# %%
def f(d, key):
    r = d.update({key: len(d)})
    return r, d.pop(key), d
#> f({'a': 1}, 'b')
#> f({'a': 1}, 'a')
#> f({}, 0)
#> f({'x': 1, 'y': 2}, 'y')
#> f({None: 3}, None)
# %%
def f(dicts):
    out = {}
    for d in dicts:
        if not out.keys() & d.keys():
            out.update(d)
        else:
            out = {**d}
    return out
#> f([{'a': 1}, {'b': 2}])
#> f([{'a': 1}, {'a': 2}, {'c': 3}])
#> f([])
#> f([{}, {'x': 0}])
#> f([{'p': 1, 'q': 2}, {'q': 3}])
# %%
def apply(state, moves):
    for m in moves:
        name, _, value = m.partition(':')
        state.update({name: value or state.get(name, '')[::-1]})
    return state
#> apply({'a': 'xy'}, ['a', 'b:1'])
#> apply({}, ['k:v', 'k:w'])
#> apply({'p': 'q'}, [])
#> apply({}, ['z'])
#> apply({'m': 'abc'}, ['m', 'm', 'n:m:o'])
# %%
def f(nums, d):
    while nums:
        n = nums.pop()
        if n in d:
            d.update({n: d[n] + nums[:1]})
        else:
            d[n] = []
    return d
#> f([1, 2, 1], {1: []})
#> f([5, 5, 5], {})
#> f([], {'q': 0})
#> f([3, 4], {4: [9]})
#> f([0, 0, 7], {7: [1]})
# %%
def f(a, b, flip):
    if flip:
        a, b = b, a
    a.update(b, flip=flip)
    return a
#> f({'x': 1}, {'x': 2, 'y': 3}, True)
#> f({'x': 1}, {'x': 2, 'y': 3}, False)
#> f({}, {}, 0)
#> f({'flip': 9}, {}, None)
#> f({1: 2}, {'k': []}, 'yes')
# %%
def g(d, pairs):
    try:
        d.update(pairs)
    except (TypeError, ValueError):
        d.update(error=str(pairs))
    return d
#> g({'a': 1}, [('b', 2)])
#> g({'a': 1}, [1, 2])
#> g({}, ['xy', 'zw'])
#> g({'k': 0}, ['abc'])
#> g({'p': 1}, {'p': 2})
