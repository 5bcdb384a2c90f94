# %%
def unique(seq):
    kept = list(dict.fromkeys(seq))
    return kept[::-1]
#> unique([3, 1, 3, 2, 1])
#> unique('banana')
#> unique([])
#> unique(['x', 'X', 'x'])
#> unique([True, 1, 0, False, None])
# %%
def tally(text, alphabet):
    counts = dict.fromkeys(alphabet, 0)
    for ch in text.lower():
        if ch in counts:
            counts[ch] += 1
    return counts
#> tally('Hello World', 'lo')
#> tally('', 'abc')
#> tally('xyz', '')
#> tally('AaAa bB', 'ab')
#> tally('3.1415', '15.')
# %%
def f(keys, value):
    d = dict.fromkeys(keys, value)
    for k in list(d)[:2]:
        d[k] = not d[k]
    return d
#> f(['a', 'b', 'c'], True)
#> f((1, 2), 0)
#> f([], None)
#> f('zz', 'full')
#> f([(1, 2), (3, 4), (1, 2), 5], [])
# %%
def shared_bucket(names):
    buckets = dict.fromkeys(names, [])
    for i, name in enumerate(names):
        buckets[name].append(i)
    return buckets
#> shared_bucket(['a', 'b'])
#> shared_bucket(['x', 'x', 'y'])
#> shared_bucket([])
#> shared_bucket('ok')
#> shared_bucket((10, 20, 10))
# %%
def attendance(roster, present, mark='P'):
    sheet = {}.fromkeys(roster, '-')
    for who in present:
        if who not in sheet:
            continue
        sheet[who] = mark
    return ''.join(sheet.values())
#> attendance(['ann', 'bob', 'cy'], ['bob'])
#> attendance(['ann', 'bob'], ['zed', 'ann'], 'X')
#> attendance([], ['ann'])
#> attendance('abcdef', 'face', '*')
#> attendance(['ann', 'ann'], [], '')
# %%
def dedupe_words(sentence, sep=' '):
    words = sentence.split(sep)
    kept = sep.join(dict.fromkeys(w.strip('.,') for w in words))
    return kept if kept != sentence else None
#> dedupe_words('the cat the hat')
#> dedupe_words('a,b,a,c', ',')
#> dedupe_words('')
#> dedupe_words('yes, yes. no')
#> dedupe_words('all different here')
# %%
def visited_order(graph, start):
    seen = dict.fromkeys(graph, False)
    order, todo = [], [start]
    while todo:
        node = todo.pop()
        if seen[node]:
            continue
        seen[node] = True
        order.append(node)
        todo += graph[node]
    return order, seen
#> visited_order({'a': ['b', 'c'], 'b': ['c'], 'c': []}, 'a')
#> visited_order({1: [2], 2: [1], 3: []}, 1)
#> visited_order({'x': []}, 'x')
#> visited_order({0: [0, 1], 1: [0]}, 1)
#> visited_order({'a': ['z']}, 'a')
# %%
def schema(fields, row):
    blank = dict.fromkeys(fields)
    blank.update(zip(fields, row))
    missing = [k for k, v in blank.items() if v is None]
    return blank, missing
#> schema(['id', 'name', 'age'], [1, 'Ann'])
#> schema(['id'], [1, 2, 3])
#> schema([], [])
#> schema('xyz', (None, 0, ''))
#> schema(('lat', 'lon'), [51.5, -0.1])
# %%
def expand_ranges(spec, fill):
    out = {}
    for part in spec.split(','):
        lo, _, hi = part.partition('-')
        out |= dict.fromkeys(range(int(lo), int(hi or lo) + 1), fill)
        fill += 1
    return out
#> expand_ranges('1-3,7', 0)
#> expand_ranges('5', 9)
#> expand_ranges('1-4,3-5', 1)
#> expand_ranges('9-6', 2)
#> expand_ranges('a-b', 0)
# %%
def common_in_order(a, b):
    right = dict.fromkeys(b)
    left = dict.fromkeys(a)
    return [x for x in left if x in right], len(left) - len(right)
#> common_in_order([5, 3, 5, 1], [1, 5])
#> common_in_order('hello', 'yellow')
#> common_in_order([], [1])
#> common_in_order(('a', 'b'), ['c'])
#> common_in_order([1, 2.0, '3'], [2, 1.0, 3])
# %%
def seats(rows, cols, taken):
    plan = dict.fromkeys([(r, c) for r in range(rows) for c in range(cols)], '.')
    for pos in taken:
        if pos in plan:
            plan[pos] = '#'
    free = [p for p in plan if plan[p] == '.']
    return len(free), free[:1]
#> seats(2, 2, [(0, 0)])
#> seats(1, 3, [(0, 1), (5, 5)])
#> seats(0, 4, [])
#> seats(2, 1, [(0, 0), (1, 0)])
#> seats(3, 2, [(0, 0), (0, 0), (0, 1)])
# %%
def remove_letters(s, letters):
    drop = dict.fromkeys(map(ord, letters))
    t = s.translate(drop)
    return t or s
#> remove_letters('programming', 'gm')
#> remove_letters('aaa', 'a')
#> remove_letters('', 'xyz')
#> remove_letters('naïve café', 'ïé ')
#> remove_letters('1-800-555', '-')
# %%
def levels(names, step):
    base = dict.fromkeys(names, 1)
    n = 0
    for name in base:
        base[name] += n * step
        n += 1
    return max(base.values(), default=None), base
#> levels(['lo', 'mid', 'hi'], 10)
#> levels(['x'], 5)
#> levels([], 3)
#> levels('aab', -1)
#> levels((1, 2, 3), 0.5)
# %%
def first_repeat(items):
    left = dict.fromkeys(items, 2)
    for it in items:
        left[it] -= 1
        if left[it] == 0:
            return it
    else:
        return 'none'
#> first_repeat([1, 2, 3, 2, 1])
#> first_repeat('abcdef')
#> first_repeat([])
#> first_repeat(['a', 'b', 'b', 'a'])
#> first_repeat((None, 0, None))
# %%
def process(pairs, keys):
    try:
        d = dict.fromkeys(keys, len(pairs))
    except TypeError:
        return 'unhashable'
    return {**d, **dict(pairs)}
#> process([('a', 1)], ['a', 'b'])
#> process([], ['x'])
#> process([], [[1], [2]])
#> process([(1, 'one'), (2, 'two')], (3,))
#> process([('k', 'v'), ('k', 'w')], None)
# %%
def dict_type(cls_source, n):
    kind = type(cls_source)
    made = kind.fromkeys(range(n), 'v') if isinstance(cls_source, dict) else kind(range(n))
    return made
#> dict_type({}, 2)
#> dict_type([], 3)
#> dict_type((), 2)
#> dict_type({'a': 'b'}, 0)
#> dict_type({9: 9}, 4)
# %%
def lottery(draws, tickets):
    hits = dict.fromkeys(tickets, 0)
    for draw in draws:
        for t in hits:
            hits[t] += draw in t
    best = max(hits.values())
    return sorted(t for t, h in hits.items() if h == best)
#> lottery([1, 5, 9], [(1, 2, 3), (5, 9, 7)])
#> lottery([4], [(1,), (2,)])
#> lottery([], [(3, 3), (1, 2)])
#> lottery([7, 7], [(7,), (8, 9)])
#> lottery([1], [])
# %%
def headers(line, default=None):
    cols = [c.strip().title() for c in line.split('|') if c.strip()]
    table = dict.fromkeys(cols, default)
    if len(table) < len(cols):
        table['dup'] = len(cols) - len(table)
    return table
#> headers('| name | age |')
#> headers('a|A| b', 0)
#> headers('||', 'x')
#> headers('first name|ÉTÉ', '')
#> headers('x')
# %%
def g(n, k):
    sieve = dict.fromkeys(range(2, n), True)
    for p in sieve:
        if sieve[p]:
            for m in range(p * p, n, p):
                sieve[m] = False
    return [p for p, ok in sieve.items() if ok][-k:]
#> g(20, 3)
#> g(10, 10)
#> g(2, 1)
#> g(30, 0)
#> g(12, -2)
# %%
def toggle(switches, presses):
    state = dict.fromkeys(sorted(switches), 'off')
    for i in presses:
        name = list(state)[i]
        state[name] = 'on' if state[name] == 'off' else 'off'
    return [n for n in state if state[n] == 'on']
#> toggle(['hall', 'attic', 'den'], [0, 2])
#> toggle(['b', 'a'], [-1, -1, 0])
#> toggle(['only'], [])
#> toggle('qwe', [1, 1, 1])
#> toggle(['x'], [3])
# %%
def f(text):
    d = dict.fromkeys(text, 0)
    for i, c in enumerate(text):
        d[c] += i
    return d
#> f('abca')
#> f('xx')
#> f('hello')
#> f('')
#> f('1 1')
# %%
def f(lst, k):
    d = dict.fromkeys(lst[:k], True)
    return [x for x in lst[k:] if x not in d]
#> f([1, 2, 3, 2, 4], 2)
#> f(['a', 'b', 'a'], 1)
#> f([], 3)
#> f([5, 5], 0)
#> f([0, False, 1], 1)
# %%
def f(a, b):
    u = list(dict.fromkeys(a + b))
    u.sort(key=lambda c: (a + b).count(c))
    return ''.join(u)
#> f('abc', 'bcc')
#> f('xy', 'yx')
#> f('', 'q')
#> f('aab', 'b')
#> f('hello', 'world')
# %%
def f(keys, value):
    d = dict.fromkeys(keys, [value])
    d[keys[0]].append(len(d))
    return d
#> f(['a', 'b'], 1)
#> f('xyx', 'q')
#> f([], 0)
#> f([(1, 2)], None)
#> f([3, 3, 3], [])
# %%
def f(nums, n):
    d = dict.fromkeys(nums)
    for k in d:
        d[k] = k % n or d[k]
    return list(d.values())
#> f([1, 2, 3, 4], 2)
#> f([5, 5, 7], 3)
#> f([], 1)
#> f([0], 4)
#> f([-1, -2], 2)
# %%
def f(words):
    out = []
    for w in words:
        u = ''.join(dict.fromkeys(w))
        if len(u) < len(w):
            out.append(u)
    return out
#> f(['hello', 'cat', 'noon'])
#> f(['abc'])
#> f([])
#> f(['aa', '', 'a'])
#> f(['été', '11'])
# %%
def seats(rows, cols):
    d = dict.fromkeys((r, c) for r in range(rows) for c in range(cols))
    for r, c in d:
        d[r, c] = r * cols + c
    return d
#> seats(2, 2)
#> seats(1, 3)
#> seats(0, 5)
#> seats(3, 1)
#> seats(-1, 2)
# %%
def f(d, value):
    keys = [k for k, v in d.items() if v == value]
    d.update(dict.fromkeys(keys, len(keys)))
    return d
#> f({'a': 1, 'b': 2, 'c': 1}, 1)
#> f({'x': 0}, 1)
#> f({}, None)
#> f({'p': '', 'q': ''}, '')
#> f({1: [], 2: [1]}, [])
# %%
def f(s, t):
    need = dict.fromkeys(t, False)
    i = 0
    while i < len(s) and not all(need.values()):
        if s[i] in need:
            need[s[i]] = True
        i += 1
    return i, s[:i]
#> f('abcabc', 'ca')
#> f('hello', 'lo')
#> f('xyz', 'q')
#> f('', 'k')
#> f('abc', '')
# %%
def g(array):
    first = dict.fromkeys(array)
    last = dict.fromkeys(array[::-1])
    return list(first) == list(last)[::-1], len(array) - len(first)
#> g([1, 2, 3])
#> g([1, 2, 1])
#> g([])
#> g(['a', 'a'])
#> g([1, 2, 2, 1])
