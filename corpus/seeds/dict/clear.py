# %%
def reset_if_full(cache, limit):
    if len(cache) >= limit:
        cache.clear()
    cache['size'] = len(cache)
    return cache
#> reset_if_full({'a': 1, 'b': 2}, 2)
#> reset_if_full({'a': 1}, 5)
#> reset_if_full({}, 0)
#> reset_if_full({'size': 9, 'x': None}, 3)
#> reset_if_full({1: 'one', 2: 'two', 3: 'three'}, 3)
# %%
def f(d):
    alias = d
    backup = dict(d)
    alias.clear()
    return d, backup
#> f({'k': 'v'})
#> f({})
#> f({1: [2, 3], 4: [5]})
#> f({(0, 1): 'north', (1, 0): 'east'})
#> f({None: 0})
# %%
def batches(items, size):
    groups = []
    current = {}
    for i, item in enumerate(items):
        current[item] = i
        if len(current) == size:
            groups.append(sorted(current))
            current.clear()
    return groups, current
#> batches(['x', 'y', 'z', 'w', 'v'], 2)
#> batches([3, 3, 1, 2], 2)
#> batches([], 4)
#> batches('mississippi', 3)
#> batches([7, 8], 1)
# %%
def g(table, key):
    if key in table and len(table) > 1:
        return table.clear()
    return table.get(key), table
#> g({'a': 1, 'c': 3}, 'a')
#> g({'a': 1}, 'b')
#> g({}, 0)
#> g({0: False, 1: True}, True)
#> g({'red': '#f00', 'blue': '#00f'}, 'green')
# %%
def wipe_nested(config, names):
    for name in names:
        section = config.get(name)
        if isinstance(section, dict):
            section.clear()
        elif section is not None:
            config[name] = None
    return config
#> wipe_nested({'db': {'host': 'x', 'port': 1}, 'debug': True}, ['db'])
#> wipe_nested({'db': {'host': 'x'}, 'debug': True}, ['debug', 'missing'])
#> wipe_nested({}, ['a', 'b'])
#> wipe_nested({'ui': {}, 'log': 'info', 'n': 0}, ('ui', 'log', 'n'))
#> wipe_nested({'a': {'b': {'c': 1}}}, 'abc')
# %%
def longest_run(text):
    seen = {}
    best = ''
    run = ''
    for ch in text:
        if ch in seen:
            seen.clear()
            run = ''
        seen[ch] = True
        run += ch
        best = max(best, run, key=len)
    return best
#> longest_run('abcabcd')
#> longest_run('aaaa')
#> longest_run('')
#> longest_run('pwwkew 12')
#> longest_run('réussité')
# %%
def replay(log):
    state = {}
    for entry in log:
        if entry == 'RESET':
            state.clear()
            continue
        key, _, value = entry.partition('=')
        state[key.strip()] = value.strip() or None
    return state
#> replay(['a=1', 'b=2', 'RESET', 'c=3'])
#> replay(['x = 10', 'y=', 'x= 11'])
#> replay([])
#> replay(['RESET', 'RESET'])
#> replay(['noequals', 'k=v=w'])
# %%
def swap_all(first, second):
    temp = list(first.items())
    first.clear()
    first.update(second)
    second.clear()
    for k, v in temp:
        second[k] = v
    return [first, second]
#> swap_all({'a': 1}, {'b': 2, 'c': 3})
#> swap_all({}, {'only': 'me'})
#> swap_all({1: 1}, {})
#> swap_all({'x': [1]}, {'x': [2]})
#> swap_all({(1, 2): 'p'}, {None: 'q'})
# %%
def invert_in_place(mapping):
    pairs = [(v, k) for k, v in mapping.items()]
    mapping.clear()
    for v, k in pairs:
        if v in mapping:
            mapping[v] = f"{mapping[v]}+{k}"
        else:
            mapping[v] = str(k)
    return mapping
#> invert_in_place({'a': 1, 'b': 2, 'c': 1})
#> invert_in_place({})
#> invert_in_place({5: 'five', 6: 'six'})
#> invert_in_place({'x': None, 'y': None, 'z': None})
#> invert_in_place({'bad': [1, 2]})
# %%
def drain(stock, orders):
    shipped = 0
    for name, qty in orders:
        shipped += min(stock.get(name, 0), qty)
        stock[name] = max(stock.get(name, 0) - qty, 0)
    if not any(stock.values()):
        stock.clear()
    return shipped, stock
#> drain({'nut': 3, 'bolt': 2}, [('nut', 3), ('bolt', 5)])
#> drain({'nut': 3}, [('nut', 1)])
#> drain({}, [('gear', 2)])
#> drain({'cog': 10}, [])
#> drain({'a': 1, 'b': 0}, [('a', 1), ('c', 1)])
# %%
def shared_rows(n, flush_at):
    row = {}
    rows = []
    for i in range(n):
        if i == flush_at:
            row.clear()
        row[i] = i * i
        rows.append(row)
    return len(rows), rows[-1] if rows else None
#> shared_rows(4, 2)
#> shared_rows(3, 10)
#> shared_rows(0, 0)
#> shared_rows(5, 4)
#> shared_rows(1, -1)
# %%
def process(d, strict=False):
    try:
        total = sum(d.values())
    except TypeError:
        d.clear()
        if strict:
            raise ValueError('not numbers')
        total = -1
    return total, len(d)
#> process({'a': 1, 'b': 2.5})
#> process({'a': 1, 'b': 'two'})
#> process({'a': 'x'}, True)
#> process({})
#> process({'t': True, 'u': True, 'n': -4}, strict=True)
# %%
def keep_only(d, key, default='?'):
    saved = d[key] if key in d else default
    d.clear()
    d[key] = saved
    return d
#> keep_only({'a': 1, 'b': 2}, 'b')
#> keep_only({'a': 1}, 'z')
#> keep_only({}, 7, None)
#> keep_only({(1, 1): [0], (2, 2): [9]}, (2, 2), [])
#> keep_only({'π': 3.14, 'e': 2.71}, 'π')
# %%
def sections(lines):
    out, cur = [], {}
    for line in lines:
        if not line.strip():
            out.append(cur.copy())
            cur.clear()
        else:
            cur[line[0]] = cur.get(line[0], 0) + len(line)
    return out + [cur] if cur else out
#> sections(['apple', 'axe', '', 'bee'])
#> sections(['', ' '])
#> sections([])
#> sections(['one', 'two', 'three', ''])
#> sections(['-x', '-yy', '', '+z', '', '+q'])
# %%
def countdown(d, n):
    while n > 0:
        d[n] = 'tick' * (n % 2) or 'tock'
        n -= 1
        if n == 1:
            d.clear()
    d['left'] = n
    return d
#> countdown({}, 3)
#> countdown({'start': True}, 1)
#> countdown({'start': True}, 0)
#> countdown({9: 'x'}, 2)
#> countdown({}, -5)
# %%
def clear_all(dicts, threshold):
    cleared = []
    for pos, each in enumerate(dicts):
        if sum(len(str(v)) for v in each.values()) > threshold:
            each.clear()
            cleared.append(pos)
    return cleared, [d for d in dicts if d]
#> clear_all([{'a': 'long text'}, {'b': 'x'}], 3)
#> clear_all([{1: 10000}, {2: 200}, {3: -30000}], 4)
#> clear_all([], 1)
#> clear_all([{}, {}], 0)
#> clear_all([{'k': None, 'j': True}, {'k': ''}], 7)
# %%
def normalise(scores):
    top = max(scores.values(), default=0)
    if top == 0:
        scores.clear()
        return scores
    return {name: round(100 * s / top) for name, s in scores.items()}
#> normalise({'ann': 5, 'bob': 10})
#> normalise({'ann': 0, 'bob': 0})
#> normalise({})
#> normalise({'x': -4, 'y': -2})
#> normalise({1: 3, 2: 1, 3: 2})
# %%
def forget(memory, words, stop):
    for w in words:
        if w.lower() == stop:
            memory.clear()
            break
        memory[w] = words.count(w)
    else:
        memory['done'] = 1
    return memory
#> forget({}, ['a', 'b', 'a'], 'x')
#> forget({'old': 1}, ['a', 'END', 'b'], 'end')
#> forget({'old': 1}, [], '')
#> forget({}, ['Stop', 'go'], 'Stop')
#> forget({'k': 0}, ['q', 'q', 'Q'], 'q')
# %%
def apply_ops(d, ops):
    actions = {'c': lambda: d.clear(), 'n': lambda: len(d), 's': lambda: sorted(d)}
    results = []
    for op in ops:
        if op in actions:
            results.append(actions[op]())
    return results
#> apply_ops({'b': 1, 'a': 2}, 'nscn')
#> apply_ops({3: 0, 1: 0}, 'sxs')
#> apply_ops({}, '')
#> apply_ops({'z': 1}, ['c', 'c'])
#> apply_ops({'a': 1, 2: 'b'}, 'ns')
# %%
def remap(d, offset):
    original = d
    shifted = {k + offset: v for k, v in d.items() if k + offset >= 0}
    d = shifted
    original.clear()
    assert original is not d
    return d or original
#> remap({1: 'a', 2: 'b'}, 1)
#> remap({1: 'a', 2: 'b'}, -2)
#> remap({1: 'a'}, -9)
#> remap({}, 100)
#> remap({'s': 'oops'}, 1)
# %%
def f(d, n):
    while len(d) > n:
        k = next(iter(d))
        if d.pop(k) is None:
            d.clear()
    return d
#> f({'a': 1, 'b': 2, 'c': 3}, 1)
#> f({'a': None, 'b': 2}, 1)
#> f({}, 0)
#> f({'x': 1}, 5)
#> f({1: 0, 2: None, 3: 4}, 0)
# %%
def f(text):
    seen, out = {}, []
    for c in text:
        if c in seen:
            out.append(len(seen))
            seen.clear()
        seen[c] = True
    return out, len(seen)
#> f('abcab')
#> f('aaaa')
#> f('xyz')
#> f('')
#> f('hello world')
# %%
def f(a, b):
    a.update(b)
    r = b.clear()
    a['r'] = r
    return len(a), a, b
#> f({'x': 1}, {'y': 2})
#> f({}, {})
#> f({'r': 5}, {'q': 6})
#> f({1: 2}, {1: 3})
#> f({'k': []}, {'r': 0})
# %%
def f(nums, limit):
    d = {}
    for n in nums:
        d[n] = d.get(n, 0) + 1
        if d[n] == limit:
            d.clear()
    return d
#> f([1, 2, 1, 3], 2)
#> f([5, 5, 5], 3)
#> f([], 1)
#> f(['a', 'b'], 2)
#> f([0, 0, 0], 2)
# %%
def f(dic):
    vals = sorted(dic.values())
    keys = sorted(dic)
    dic.clear()
    for k, v in zip(keys, vals):
        dic[v] = k
    return dic
#> f({'b': 1, 'a': 2})
#> f({'x': 'y', 'y': 'x'})
#> f({})
#> f({3: 3, 1: 3})
#> f({'k': 0.5, 'j': -1})
# %%
def f(d, key):
    inner = d.setdefault(key, {})
    if len(inner) > 1:
        inner.clear()
    else:
        inner[key] = len(d)
    return d
#> f({'a': {'x': 1, 'y': 2}}, 'a')
#> f({'a': {}}, 'b')
#> f({}, 'k')
#> f({1: {1: 1}}, 1)
#> f({'p': {}, 'q': {'r': 0, 's': 1}}, 'q')
# %%
def last_section(lines):
    d = {}
    for x in lines:
        if x.startswith('['):
            d.clear()
            continue
        k, _, v = x.partition('=')
        d[k] = v
    return d
#> last_section(['[a]', 'x=1', '[b]', 'y=2'])
#> last_section(['p=q', 'r'])
#> last_section([])
#> last_section(['k=1', '['])
#> last_section(['m=n=o', 'm='])
# %%
def f(s, char):
    d = {c: i for i, c in enumerate(s)}
    if d.get(char, -1) * 2 > len(s):
        d.clear()
    return list(d) or char
#> f('abcd', 'd')
#> f('abcd', 'a')
#> f('xyz', 'q')
#> f('', 'k')
#> f('banana', 'n')
# %%
def f(dicts):
    total = 0
    for d in dicts:
        total += sum(d.values())
        if total > 5:
            d.clear()
    return dicts, total
#> f([{'a': 3}, {'b': 4}, {'c': 1}])
#> f([{}, {'x': 9}])
#> f([])
#> f([{'p': -1, 'q': 2}])
#> f([{'k': 6}, {'k': -6}, {'k': 0}])
# %%
def g(d, e):
    same = d.keys() & e.keys()
    if same:
        d.clear()
    for k in sorted(same):
        d[k] = e.pop(k)
    return d, e
#> g({'a': 1, 'b': 2}, {'b': 3, 'c': 4})
#> g({'x': 1}, {'y': 2})
#> g({}, {})
#> g({1: 'p'}, {1: 'q'})
#> g({'k': 0, 'j': 1}, {'j': 2, 'k': 3})
