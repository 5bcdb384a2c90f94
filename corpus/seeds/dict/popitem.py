# %%
def last_pair(d):
    if not d:
        return None
    k, v = d.popitem()
    return f'{k}->{v}', len(d)
#> last_pair({'a': 1, 'b': 2})
#> last_pair({})
#> last_pair({3: [1, 2]})
#> last_pair({'x': 'y', (0, 1): None})
#> last_pair({'ключ': 'значение', '': ''})
# %%
def reverse_dict(d):
    out = {}
    while d:
        k, v = d.popitem()
        out[k] = v
    return out
#> reverse_dict({'a': 1, 'b': 2, 'c': 3})
#> reverse_dict({})
#> reverse_dict({1: 'x', 0: 'y'})
#> reverse_dict({'one': [1], 'two': [2, 2]})
#> reverse_dict({None: None})
# %%
def f(d, n):
    acc = []
    for _ in range(n):
        acc.append(d.popitem()[1])
    return acc[::-1]
#> f({'a': 1, 'b': 2, 'c': 3}, 2)
#> f({'a': 1}, 0)
#> f({'a': 1}, 2)
#> f({1: 'p', 2: 'q'}, 2)
#> f({}, -1)
# %%
def trim(cache, size):
    evicted = 0
    while len(cache) > size:
        cache.popitem()
        evicted += 1
    return cache, evicted
#> trim({'a': 1, 'b': 2, 'c': 3}, 1)
#> trim({'a': 1}, 4)
#> trim({}, 0)
#> trim({1: 1, 2: 4, 3: 9, 4: 16}, 2)
#> trim({'x': None, 'y': None}, 0)
# %%
def sum_until(d, stop):
    total = 0
    while True:
        try:
            key, val = d.popitem()
        except KeyError:
            return total
        if key == stop:
            break
        total += val
    return total, d
#> sum_until({'a': 1, 'b': 2, 'c': 4}, 'a')
#> sum_until({'a': 1, 'b': 2, 'c': 4}, 'z')
#> sum_until({}, 'x')
#> sum_until({1: 10, 2: 20, 3: 30}, 2)
#> sum_until({'k': 0.5}, 'k')
# %%
def peek(d):
    item = d.popitem()
    d[item[0]] = item[1]
    return item, list(d)
#> peek({'a': 1, 'b': 2})
#> peek({'solo': [0]})
#> peek({})
#> peek({(1, 1): 'x', (2, 2): 'y', (3, 3): 'z'})
#> peek({True: 'yes', 1: 'one', 0: 'zero'})
# %%
def most_frequent(words):
    freq = {}
    for w in words:
        freq[w] = freq.get(w, 0) + 1
    best, top = freq.popitem()
    while freq:
        w, c = freq.popitem()
        if c > top:
            best, top = w, c
    return best
#> most_frequent(['a', 'b', 'a'])
#> most_frequent('mississippi')
#> most_frequent([2, 1])
#> most_frequent([None, 'x', None, 'x'])
#> most_frequent([])
# %%
def transfer(src, dst, key_limit):
    moved = []
    while src and len(dst) < key_limit:
        k, v = src.popitem()
        if k in dst:
            dst[k] = (dst[k], v)
        else:
            dst[k] = v
            moved.append(k)
    return moved, src, dst
#> transfer({'a': 1, 'b': 2, 'c': 3}, {'b': 0}, 2)
#> transfer({'a': 1}, {}, 9)
#> transfer({}, {'x': 1}, 3)
#> transfer({1: 'q', 2: 'r'}, {2: 's', 5: 't'}, 3)
#> transfer({'n': 1}, {'m': 1}, 1)
# %%
def merge_down(stack):
    merged = {}
    for layer in reversed(stack):
        while layer:
            name, value = layer.popitem()
            merged.setdefault(name, value)
    return merged, stack
#> merge_down([{'a': 1, 'b': 1}, {'b': 2}])
#> merge_down([{}, {}])
#> merge_down([])
#> merge_down([{'x': 'low'}, {'x': 'mid', 'y': 'mid'}, {'x': 'top'}])
#> merge_down([{1: None}, {1: 0}])
# %%
def single(mapping, default='many'):
    if len(mapping) == 1:
        return mapping.popitem()
    return default if mapping else ()
#> single({'a': 1})
#> single({'a': 1, 'b': 2})
#> single({})
#> single({1: 2, 3: 4}, [])
#> single({'': {}}, None)
# %%
def dict_stack(ops):
    d = {}
    for i, op in enumerate(ops):
        if op == 'pop' and d:
            d.popitem()
        elif op != 'pop':
            d[op] = i
    return d
#> dict_stack(['a', 'b', 'pop', 'c'])
#> dict_stack(['pop', 'x'])
#> dict_stack(['a', 'b', 'a', 'pop'])
#> dict_stack([])
#> dict_stack(['q', 'pop', 'pop', 'q', 'pop'])
# %%
def alternate(d):
    keep, toss = [], []
    flip = True
    while d:
        (keep if flip else toss).append(d.popitem()[0])
        flip = not flip
    return keep, toss
#> alternate({'a': 1, 'b': 2, 'c': 3})
#> alternate({})
#> alternate({1: 0})
#> alternate({'w': 0, 'x': 0, 'y': 0, 'z': 0})
#> alternate({(1,): 1, None: 2})
# %%
def sentence(d, glue=' '):
    words = []
    while len(d):
        word, times = d.popitem()
        words += [word] * times
    return glue.join(words).capitalize()
#> sentence({'world': 1, 'hello': 2})
#> sentence({'a': 0, 'b': 3}, '')
#> sentence({})
#> sentence({'NO': 2, 'oh': 1}, ', ')
#> sentence({'x': -1, 'été': 1})
# %%
def guess(d, tries):
    log = ''
    for t in tries:
        if not d:
            log += '.'
            continue
        k, v = d.popitem()
        log += 'Y' if t in (k, v) else 'n'
    return log
#> guess({'a': 1, 'b': 2}, [2, 'a'])
#> guess({'a': 1}, ['a', 'a', 'a'])
#> guess({}, [1])
#> guess({1: 'one', 2: 'two', 3: 'three'}, ['two', 2, 1])
#> guess({'k': 'v'}, [])
# %%
def g(d):
    key, value = d.popitem()
    if isinstance(value, dict) and value:
        return g(value) + [key]
    return [value, key]
#> g({'a': {'b': {'c': 1}}})
#> g({'x': 5})
#> g({'p': {}, 'q': {'r': {}}})
#> g({1: {2: 'two', 3: 'three'}})
#> g({})
# %%
def swap_last(a, b):
    ka, va = a.popitem()
    kb, vb = b.popitem()
    a[kb] = vb
    b[ka] = va
    return a | b
#> swap_last({'x': 1, 'y': 2}, {'z': 3})
#> swap_last({'x': 1}, {'x': 9, 'w': 0})
#> swap_last({}, {'a': 1})
#> swap_last({'k': 'left'}, {'k': 'right'})
#> swap_last({1: 'a', 2: 'b'}, {2: 'c', 1: 'd'})
# %%
def pair_up(people):
    teams = []
    while len(people) >= 2:
        (n1, s1), (n2, s2) = people.popitem(), people.popitem()
        teams.append((n1 + '&' + n2, s1 + s2))
    if people:
        teams.append(people.popitem())
    return sorted(teams, key=lambda t: t[1])
#> pair_up({'al': 5, 'bo': 3, 'cy': 9})
#> pair_up({'x': 1})
#> pair_up({})
#> pair_up({'a': 10, 'b': 20, 'c': 1, 'd': 2})
#> pair_up({'m': -1, 'n': 1, 'o': 0})
# %%
def expand(d, depth):
    todo = dict(d)
    leaves = []
    while todo and depth > 0:
        k, v = todo.popitem()
        depth -= 1
        if type(v) is dict:
            todo.update(v)
        else:
            leaves.append((k, v))
    return leaves or sorted(todo)
#> expand({'a': {'b': 1, 'c': 2}}, 5)
#> expand({'a': {'b': 1, 'c': 2}}, 1)
#> expand({}, 3)
#> expand({'x': 1, 'y': {'x': 2}}, 10)
#> expand({'q': 0, 'p': 0}, 0)
# %%
def collatz_keys(n):
    steps = {n: 0}
    while n > 1 and len(steps) < 12:
        n = n // 2 if n % 2 == 0 else 3 * n + 1
        steps[n] = len(steps)
    end, count = steps.popitem()
    return end, count, max(steps, default=0)
#> collatz_keys(6)
#> collatz_keys(1)
#> collatz_keys(0)
#> collatz_keys(27)
#> collatz_keys(-8)
# %%
def filter_tail(d, pred_word):
    while d:
        name, text = d.popitem()
        if pred_word in text:
            d[name] = text.replace(pred_word, '#')
            return d
    else:
        return 'nothing left'
#> filter_tail({'a': 'red fox', 'b': 'blue sea', 'c': 'sun'}, 'blue')
#> filter_tail({'a': 'red fox'}, 'cat')
#> filter_tail({}, '')
#> filter_tail({'x': 'aXaX', 'y': ''}, 'X')
#> filter_tail({1: 'one', 2: 'two'}, '')
# %%
def f(d):
    out = []
    while d:
        k, v = d.popitem()
        out.insert(len(out) // 2, k)
    return out, v if out else None
#> f({'a': 1, 'b': 2, 'c': 3})
#> f({'x': 0})
#> f({})
#> f({1: 'p', 2: 'q', 3: 'r', 4: 's'})
#> f({'k': None, 'j': []})
# %%
def f(d, n):
    total = 0
    while len(d) > n:
        total += d.popitem()[1]
    d['total'] = total
    return d
#> f({'a': 1, 'b': 2, 'c': 3}, 1)
#> f({'x': 5}, 1)
#> f({}, 0)
#> f({'p': 1, 'q': 2, 'total': 3}, 2)
#> f({1: -1, 2: -2}, 0)
# %%
def f(a, b):
    while a and b:
        x, y = a.popitem(), b.popitem()
        if x[1] == y[1]:
            return x[0], y[0]
    return len(a), len(b)
#> f({'a': 1, 'b': 2}, {'c': 1, 'd': 3})
#> f({'x': 1}, {'y': 2, 'z': 3})
#> f({}, {})
#> f({'p': 0}, {'q': 0})
#> f({1: 2, 3: 4, 5: 6}, {7: 8})
# %%
def f(text):
    d = {}
    for c in text:
        d[c] = len(d)
        if c.isdigit():
            d.popitem()
            d[d.popitem()[0] + c] = 0
    return d
#> f('ab2')
#> f('x1y2')
#> f('abc')
#> f('7')
#> f('')
# %%
def f(d, value):
    k, v = d.popitem()
    d = {value: v, **d}
    return list(d), k in d
#> f({'a': 1, 'b': 2}, 'z')
#> f({'x': 0}, 'x')
#> f({}, 'q')
#> f({1: 'p', 2: 'q'}, 1)
#> f({'k': [], 'j': ()}, 'j')
# %%
def f(items, k):
    d = dict(items)
    while d and len(d) > k:
        last = d.popitem()
        d[last[0][:1]] = last[1]
        k += 1
    return d
#> f([('ab', 1), ('cd', 2), ('ce', 3)], 1)
#> f([('x', 1)], 0)
#> f([], 2)
#> f([('p', 1), ('pq', 2)], 1)
#> f([('one', 1), ('two', 2), ('ten', 3)], 0)
# %%
def undo(log, steps):
    state = {}
    for i, word in enumerate(log):
        state[word] = i
    for _ in range(steps):
        if state:
            state.popitem()
    return state
#> undo(['a', 'b', 'c'], 1)
#> undo(['x', 'y', 'x'], 1)
#> undo([], 3)
#> undo(['p', 'q'], 5)
#> undo(['k', 'k', 'k'], 0)
# %%
def f(d):
    try:
        a = d.popitem()
        b = d.popitem()
    except KeyError as e:
        return str(e)[1:8]
    return a + b
#> f({'a': 1, 'b': 2})
#> f({'x': 0})
#> f({})
#> f({1: 2, 3: 4, 5: 6})
#> f({'k': None, 'j': 'i'})
# %%
def f(nums):
    d = {}
    for n in nums:
        if d and n < max(d):
            d.popitem()
        d[n] = d.get(n, 0) + 1
    return d
#> f([1, 3, 2, 2])
#> f([5, 4, 3])
#> f([])
#> f([1, 2, 3])
#> f([0, 0, -1, 0])
# %%
def g(d, key):
    moved = 0
    while key in d:
        d.popitem()
        moved += 1
    return moved, sorted(d)
#> g({'a': 1, 'b': 2, 'c': 3}, 'b')
#> g({'x': 1}, 'y')
#> g({}, 0)
#> g({3: 'p', 1: 'q', 2: 'r'}, 1)
#> g({'k': 0, 'j': 0}, 'k')
