# %%
def average(marks):
    if not marks:
        return 0.0
    return round(sum(marks.values()) / len(marks), 2)
#> average({'a': 3, 'b': 4})
#> average({})
#> average({1: 10, 2: 10, 3: 11})
#> average({'neg': -2.5, 'pos': 2.25})
#> average({'t': True, 'f': False, 'x': 'no'})
# %%
def f(d, x):
    if x not in d.values():
        return [k for k in d if k == x]
    return list(d.values()).count(x)
#> f({'a': 1, 'b': 1}, 1)
#> f({'a': 1}, 'a')
#> f({}, None)
#> f({1: [], 2: [], 3: ()}, [])
#> f({'t': True, 'o': 1, 'f': 1.0}, 1)
# %%
def all_same(d):
    it = iter(d.values())
    first = next(it, None)
    for v in it:
        if v != first:
            return v
    return first is not None
#> all_same({'a': 2, 'b': 2})
#> all_same({'a': 2, 'b': 3, 'c': 4})
#> all_same({})
#> all_same({'k': 'x'})
#> all_same({1: None, 2: None})
# %%
def flatten_values(d):
    flat = []
    for v in d.values():
        if isinstance(v, (list, tuple)):
            flat.extend(v)
        elif isinstance(v, dict):
            flat += flatten_values(v)
        else:
            flat.append(v)
    return flat
#> flatten_values({'a': [1, 2], 'b': 3})
#> flatten_values({'x': {'y': (4, 5), 'z': {}}})
#> flatten_values({})
#> flatten_values({1: 'text', 2: ['te', 'xt'], 3: None})
#> flatten_values({'deep': {'er': {'est': [[0]]}}})
# %%
def rank(scores, who):
    ordered = sorted(set(scores.values()), reverse=True)
    place = ordered.index(scores[who]) + 1
    suffix = {1: 'st', 2: 'nd', 3: 'rd'}.get(place, 'th')
    return f'{place}{suffix}'
#> rank({'ann': 9, 'bob': 7, 'cy': 9}, 'bob')
#> rank({'ann': 9, 'bob': 7, 'cy': 9}, 'cy')
#> rank({'a': 5, 'b': 4, 'c': 3, 'd': 2}, 'd')
#> rank({}, 'x')
#> rank({'p': -1, 'q': 0, 'r': 1}, 'p')
# %%
def bump(d, amount=1):
    for lst in d.values():
        for i in range(len(lst)):
            lst[i] += amount
    return d
#> bump({'a': [1, 2], 'b': []})
#> bump({'a': [1, 2], 'b': [0]}, -5)
#> bump({})
#> bump({'s': ['x', 'yy']}, '!')
#> bump({'m': [0.5], 'n': [True]}, 0.5)
# %%
def histogram(d, char='#'):
    top = max(d.values(), default=0)
    rows = []
    while top > 0:
        rows.append(''.join(char if v >= top else ' ' for v in d.values()))
        top -= 1
    return rows
#> histogram({'a': 1, 'b': 3, 'c': 2})
#> histogram({'x': 2}, '*')
#> histogram({})
#> histogram({'p': 0, 'q': -4})
#> histogram({1: 1, 2: 0, 3: 1}, 'ab')
# %%
def paid(bills):
    values = bills.values()
    if all(isinstance(v, int) for v in values) and any(v < 0 for v in values):
        return 'overdrawn by %d' % -min(values)
    return 'fine' if values else 'empty'
#> paid({'rent': 500, 'gas': -20})
#> paid({'rent': 500})
#> paid({})
#> paid({'a': -1, 'b': 'x'})
#> paid({'m': -3, 'n': -7, 'o': 0})
# %%
def pair_neighbours(d):
    vals = list(d.values())
    return [a + b for a, b in zip(vals, vals[1:])] or vals
#> pair_neighbours({'a': 1, 'b': 2, 'c': 4})
#> pair_neighbours({'only': 'me'})
#> pair_neighbours({})
#> pair_neighbours({1: 'x', 2: 'y', 3: 'z'})
#> pair_neighbours({'p': [0], 'q': [1, 2]})
# %%
def process(d, kind):
    bad = 0
    for v in d.values():
        if not isinstance(v, kind):
            bad += 1
            continue
        if v:
            break
    else:
        return None
    return v, bad
#> process({'a': 'x', 'b': 3, 'c': 4}, int)
#> process({'a': 0, 'b': ''}, int)
#> process({}, str)
#> process({'n': None, 'l': [1]}, list)
#> process({'b': False, 't': True, 'f': 1.5}, (bool, float))
# %%
def budget(months, cap):
    over = []
    spent = 0
    for i, cost in enumerate(months.values()):
        spent += cost
        if spent > cap:
            over.append(list(months)[i])
            spent = 0
    return over, spent
#> budget({'jan': 50, 'feb': 70, 'mar': 20}, 100)
#> budget({'jan': 50}, 100)
#> budget({}, 0)
#> budget({'a': 1, 'b': 1, 'c': 1, 'd': 1}, 1)
#> budget({'x': -5, 'y': 10.5}, 5)
# %%
def transpose(table):
    cols = [list(col) for col in zip(*table.values())]
    return cols, '/'.join(table)
#> transpose({'x': [1, 2], 'y': [3, 4]})
#> transpose({'x': [1, 2, 3], 'y': 'ab'})
#> transpose({})
#> transpose({'a': ()})
#> transpose({'k': 'hi', 'l': 'yo', 'm': 'ok'})
# %%
def view_sum(d, pairs):
    vals = d.values()
    start = sum(vals)
    for k, v in pairs:
        d[k] = v
    return sum(vals) - start
#> view_sum({'a': 1}, [('a', 5), ('b', 2)])
#> view_sum({}, [])
#> view_sum({1: 10, 2: 20}, [(1, 0), (2, 0)])
#> view_sum({'x': 0.5}, [('x', 'oops')])
#> view_sum({'k': 3}, (('k', 3),))
# %%
def longest_text(notes, skip=None):
    texts = [t for t in notes.values() if t != skip]
    longest = max(texts, key=lambda t: len(t.split()), default='')
    return longest.split()[-1] if longest else longest
#> longest_text({1: 'one two', 2: 'a b c', 3: 'long-single-word'})
#> longest_text({1: 'one two', 2: 'a b c'}, 'a b c')
#> longest_text({})
#> longest_text({'x': 'same', 'y': 'size'})
#> longest_text({'n': ''}, skip='?')
# %%
def values_by_key(d):
    s = ''
    for ch in sorted(d):
        s += str(d[ch])
    return s == ''.join(map(str, d.values())), s
#> values_by_key({'b': 1, 'a': 2})
#> values_by_key({'a': 2, 'b': 1})
#> values_by_key({})
#> values_by_key({3: 'x', 1: 'y', 2: None})
#> values_by_key({'a': 7, 'B': 7})
# %%
def subtotal(orders):
    total = 0
    for name, lines in orders.items():
        total += sum(line['qty'] * line.get('price', 1) for line in lines.values())
        if name == 'vip':
            total *= 0.5
    return total
#> subtotal({'joe': {'l1': {'qty': 2, 'price': 3}, 'l2': {'qty': 5}}})
#> subtotal({'vip': {'a': {'qty': 4, 'price': 10}}, 'sue': {'b': {'qty': 1}}})
#> subtotal({})
#> subtotal({'x': {}, 'vip': {}})
#> subtotal({'bad': {'l1': {'price': 3}}})
# %%
def unique_values(d):
    seen = []
    dupes = 0
    for v in d.values():
        if v in seen:
            dupes += 1
        else:
            seen.insert(0, v)
    return (seen, dupes) if dupes else seen
#> unique_values({'a': 1, 'b': 2, 'c': 1})
#> unique_values({'a': 1, 'b': 2})
#> unique_values({})
#> unique_values({1: [0], 2: [0], 3: [0]})
#> unique_values({'x': None, 'y': 'None', 'z': 0, 'w': False})
# %%
def g(d):
    low, *mid, high = sorted(d.values())
    return {k: v for k, v in d.items() if v not in (low, high)}, len(mid)
#> g({'a': 1, 'b': 5, 'c': 3})
#> g({'a': 1, 'b': 1, 'c': 2, 'd': 9})
#> g({'x': 'm', 'y': 'a'})
#> g({'lonely': 0})
#> g({1: 2.5, 2: -1, 3: 0, 4: 7})
# %%
def counts_to_text(d):
    nums = tuple(d.values())
    template = ' / '.join('{:>3}' for _ in nums)
    return template.format(*nums)
#> counts_to_text({'a': 1, 'b': 22})
#> counts_to_text({})
#> counts_to_text({'x': 'ab', 'y': 1234})
#> counts_to_text({1: True, 2: 0.5})
#> counts_to_text({'n': None})
# %%
def majority(votes, quorum):
    yes = sum(v == 'y' for v in votes.values())
    no = sum(v == 'n' for v in votes.values())
    if yes + no < quorum:
        return 'no quorum'
    return 'tie' if yes == no else ('passed' if yes > no else 'failed') + f' {yes}:{no}'
#> majority({'a': 'y', 'b': 'y', 'c': 'n'}, 3)
#> majority({'a': 'y', 'b': 'n'}, 2)
#> majority({'a': 'y', 'b': '-', 'c': '-'}, 2)
#> majority({}, 0)
#> majority({1: 'n', 2: 'n', 3: 'Y'}, 1)
# %%
def f(d):
    lo, hi = min(d.values()), max(d.values())
    return [k for k, v in d.items() if v not in (lo, hi)], hi - lo
#> f({'a': 1, 'b': 5, 'c': 3})
#> f({'x': 2})
#> f({})
#> f({'p': 0, 'q': 0, 'r': 4})
#> f({1: -3, 2: 7, 3: 2, 4: 2})
# %%
def f(d, value):
    n = list(d.values()).count(value)
    return n * str(value) or list(d.values())[::-1]
#> f({'a': 1, 'b': 1}, 1)
#> f({'x': 'y', 'y': 'z'}, 'x')
#> f({}, 0)
#> f({1: None}, None)
#> f({'p': 2, 'q': 3}, 4)
# %%
def f(text):
    d = {}
    for w in text.split():
        d[w[-1]] = w[:-1]
    return '+'.join(sorted(d.values(), key=len))
#> f('one two bee')
#> f('ab cb')
#> f('')
#> f('x y z')
#> f('hello you all go')
# %%
def f(d, n):
    total = 0
    for v in d.values():
        if total + v > n:
            break
        total += v
    return total, total == sum(d.values())
#> f({'a': 1, 'b': 2, 'c': 3}, 4)
#> f({'x': 5}, 5)
#> f({}, 0)
#> f({'p': 9, 'q': 1}, 3)
#> f({1: -1, 2: 1}, 0)
# %%
def f(a, b):
    pool = list(b.values())
    for v in a.values():
        if v in pool:
            pool.remove(v)
    return pool, len(a) - len(pool)
#> f({'x': 1, 'y': 2}, {'p': 2, 'q': 2})
#> f({}, {'k': 0})
#> f({'m': 'n'}, {})
#> f({1: [], 2: []}, {3: []})
#> f({'a': 7, 'b': 7}, {'c': 7, 'd': 8})
# %%
def f(dic):
    vals = iter(dic.values())
    out = []
    for a in vals:
        out.append((a, next(vals, None)))
    return out
#> f({'a': 1, 'b': 2, 'c': 3})
#> f({'x': 'y'})
#> f({})
#> f({1: 2, 3: 4})
#> f({'p': [], 'q': {}, 'r': (), 's': ''})
# %%
def shift(d):
    vals = list(d.values())
    vals.append(vals.pop(0))
    for k, v in zip(d, vals):
        d[k] = v
    return d
#> shift({'a': 1, 'b': 2, 'c': 3})
#> shift({'x': 0})
#> shift({})
#> shift({1: 'p', 2: 'q'})
#> shift({'k': None, 'j': True, 'i': 'h'})
# %%
def f(s, k):
    d = {c: s.find(c) for c in s}
    odd = [v for v in d.values() if v % k]
    return odd, ''.join(s[v] for v in odd)
#> f('banana', 2)
#> f('abcdef', 3)
#> f('', 1)
#> f('xyz', 1)
#> f('hello', 2)
# %%
def f(d):
    seen = []
    for v in d.values():
        if v in seen:
            d = {k: x for k, x in d.items() if x != v}
        seen.append(v)
    return d, len(seen)
#> f({'a': 1, 'b': 2, 'c': 1})
#> f({'x': 0, 'y': 0})
#> f({})
#> f({1: 'p', 2: 'q'})
#> f({'k': [], 'j': [1], 'i': []})
# %%
def g(d, key):
    before = d.values()
    d[key] = len(before)
    return sorted(before, reverse=True), key in d
#> g({'a': 3, 'b': 1}, 'c')
#> g({'a': 3}, 'a')
#> g({}, 'q')
#> g({1: 9, 2: 8}, 2)
#> g({'x': 'y'}, 'z')
