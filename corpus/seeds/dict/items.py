# %%
def invert(d):
    out = {}
    for k, v in d.items():
        out.setdefault(v, []).append(k)
    return out
#> invert({'a': 1, 'b': 2, 'c': 1})
#> invert({})
#> invert({1: 'x', 2: 'x'})
#> invert({'n': None, 'm': (1, 2)})
#> invert({'bad': [1]})
# %%
def query_string(params, sep='&'):
    parts = []
    for name, value in sorted(params.items()):
        if value is True:
            parts.append(name)
        elif value not in (None, False):
            parts.append(f"{name}={value}")
    return '?' + sep.join(parts) if parts else ''
#> query_string({'q': 'cats', 'page': 2})
#> query_string({'verbose': True, 'x': None, 'a': 1}, ';')
#> query_string({})
#> query_string({'off': False, 'zero': 0})
#> query_string({'one': 1, 'e': ''})
# %%
def f(d, n):
    picked = [k * n for k, v in d.items() if v > n]
    return picked[-1] if picked else n
#> f({'a': 3, 'b': 1}, 2)
#> f({1: 10, 2: 20, 3: 0}, 5)
#> f({}, 1)
#> f({'x': 0}, -1)
#> f({(1,): 9, 'ab': 2}, 1)
# %%
def best_player(scores):
    winner, top = None, float('-inf')
    for name, points in scores.items():
        avg = sum(points) / len(points) if points else 0
        if avg >= top:
            winner, top = name, avg
    return winner, top
#> best_player({'ann': [3, 5], 'bob': [4, 4], 'cy': [1]})
#> best_player({'ann': []})
#> best_player({})
#> best_player({'x': [-2, -4], 'y': [-3]})
#> best_player({'p': (9, 9, 10), 'q': [9.5]})
# %%
def flatten(tree, prefix=''):
    flat = {}
    for key, sub in tree.items():
        if isinstance(sub, dict):
            flat.update(flatten(sub, prefix + key + '/'))
        else:
            flat[prefix + key] = sub
    return flat
#> flatten({'a': 1, 'b': {'c': 2, 'd': {'e': 3}}})
#> flatten({}, 'root')
#> flatten({'x': {}}, '/')
#> flatten({'usr': {'bin': ['ls'], 'lib': None}}, '/')
#> flatten({'k': 'v'}, '--')
# %%
def drop_matching(d, bad):
    try:
        for k, v in d.items():
            if v == bad:
                del d[k]
    except RuntimeError:
        d['changed'] = True
    return d
#> drop_matching({'a': 1, 'b': 2, 'c': 3}, 1)
#> drop_matching({'a': 1, 'b': 2}, 2)
#> drop_matching({}, 0)
#> drop_matching({'x': 5}, 6)
#> drop_matching({'p': 'q', 'r': 'q'}, 'q')
# %%
def as_table(d, width):
    rows = []
    for i, (k, v) in enumerate(d.items(), 1):
        rows.append('%d. %s%s' % (i, str(k).ljust(width, '.'), v))
    return '\n'.join(rows)
#> as_table({'tea': 3, 'coffee': 12}, 8)
#> as_table({'long name': 'x'}, 2)
#> as_table({}, 4)
#> as_table({1: 1.5, None: []}, 5)
#> as_table({'ä': 'ö'}, 0)
# %%
def zip_items(a, b):
    res = []
    for (k1, v1), (k2, v2) in zip(a.items(), b.items()):
        res.append((k1 + k2, v1 * v2))
    return dict(res)
#> zip_items({'a': 2, 'b': 3}, {'x': 4, 'y': 5})
#> zip_items({'a': 2}, {'x': 'no', 'y': 5})
#> zip_items({}, {'x': 1})
#> zip_items({1: 1, 2: 2}, {2: 10, 1: 100})
#> zip_items({'k': 'v'}, {'k': 'v'})
# %%
def last_item(d, skip=0):
    pairs = list(d.items())
    *rest, (key, value) = pairs[:len(pairs) - skip]
    return key, value, len(rest)
#> last_item({'a': 1, 'b': 2, 'c': 3})
#> last_item({'a': 1, 'b': 2, 'c': 3}, 2)
#> last_item({})
#> last_item({'z': [0, 0]}, 0)
#> last_item({5: 'five', 4: 'four'}, 1)
# %%
def is_subset(small, big):
    missing = sorted(small.items() - big.items())
    if not missing:
        return True
    return [k for k, _ in missing]
#> is_subset({'a': 1}, {'a': 1, 'b': 2})
#> is_subset({'a': 1, 'b': 3, 'c': 0}, {'a': 1, 'b': 2})
#> is_subset({}, {})
#> is_subset({3: 'c', 1: 'a'}, {})
#> is_subset({'a': [1]}, {'a': [1]})
# %%
def stock_report(stock, low):
    alerts = ''
    for name, (qty, unit) in stock.items():
        if qty == 0:
            alerts += name.upper() + '! '
        elif qty <= low:
            alerts += f'{name}({qty}{unit}) '
    return alerts.rstrip()
#> stock_report({'flour': (2, 'kg'), 'eggs': (12, ''), 'milk': (0, 'l')}, 3)
#> stock_report({'rice': (5, 'kg')}, 3)
#> stock_report({}, 10)
#> stock_report({'salt': (-1, 'g'), 'oil': (3, 'l')}, 3)
#> stock_report({'thé': (0, 'g')}, 0)
# %%
def total_by_type(d):
    nums, strs, other = 0, '', []
    for k, v in d.items():
        match v:
            case bool() | None:
                other.append(k)
            case int() | float():
                nums += v
            case str():
                strs += v
            case _:
                other.append(len(v))
    return nums, strs, other
#> total_by_type({'a': 1, 'b': 'x', 'c': [1, 2]})
#> total_by_type({'t': True, 'n': None, 'f': 2.5})
#> total_by_type({})
#> total_by_type({1: 'ab', 2: 'cd', 3: ()})
#> total_by_type({'z': -3, 'y': {'k': 1}})
# %%
def sort_values(d, reverse=False):
    ranked = sorted(d.items(), key=lambda p: p[1], reverse=reverse)
    return {k: i for i, (k, _) in enumerate(ranked)}
#> sort_values({'a': 3, 'b': 1, 'c': 2})
#> sort_values({'a': 3, 'b': 1, 'c': 2}, True)
#> sort_values({})
#> sort_values({'x': 'same', 'y': 'same'}, reverse=True)
#> sort_values({'m': 1, 'n': 'one'})
# %%
def find_key(d, wanted):
    for k, v in d.items():
        if v == wanted or (isinstance(v, (list, tuple, str)) and wanted in v):
            break
    else:
        return None
    return k
#> find_key({'a': 1, 'b': [2, 3]}, 3)
#> find_key({'a': 1, 'b': 1}, 1)
#> find_key({}, 'x')
#> find_key({'x': ('p', 'q'), 'y': 'p'}, 'z')
#> find_key({0: 'hay', 1: 'needle'}, 'needle')
# %%
def encode(text, table):
    for old, new in table.items():
        text = text.replace(old, new)
    return text[:20]
#> encode('hello world', {'l': 'L', 'o': '0'})
#> encode('aaa', {'a': 'b', 'b': 'cc'})
#> encode('', {'x': 'y'})
#> encode('tic tac toe tic tac toe', {'tic': 'toc', ' ': '_'})
#> encode('no change', {})
# %%
def polynomial(coeffs, x):
    total = sum(c * x ** p for p, c in coeffs.items())
    degree = max((p for p, c in coeffs.items() if c), default=0)
    return total, degree
#> polynomial({0: 1, 1: 2, 2: 3}, 2)
#> polynomial({5: 0, 1: 4}, 3)
#> polynomial({}, 10)
#> polynomial({2: 1}, -3)
#> polynomial({0: 7, 3: 0.5}, 2)
# %%
def g(d):
    view = d.items()
    before = len(view)
    d['extra'] = before
    return before, len(view), ('extra', 0) in view
#> g({'a': 1})
#> g({})
#> g({'extra': 0})
#> g({1: 2, 3: 4, 'extra': 'x'})
#> g({(0,): None, 'b': None})
# %%
def swap_case_keys(d, only=()):
    swapped = {(k.swapcase() if not only or k in only else k): v for k, v in d.items()}
    return swapped if swapped != d else 'unchanged'
#> swap_case_keys({'aB': 1, 'Cd': 2})
#> swap_case_keys({'x': 1, 'y': 2}, ('x',))
#> swap_case_keys({})
#> swap_case_keys({'a': 'low', 'A': 'up'}, ['a'])
#> swap_case_keys({'1a': None, 'ñ': 0}, 'ñ')
# %%
def walk_menu(menu, budget):
    chosen = []
    for dish, cost in sorted(menu.items(), key=lambda t: (t[1], t[0])):
        if cost > budget:
            break
        budget -= cost
        chosen.append(dish)
    chosen.reverse()
    return chosen, budget
#> walk_menu({'soup': 4, 'steak': 20, 'salad': 5}, 10)
#> walk_menu({'soup': 4}, 3)
#> walk_menu({}, 50)
#> walk_menu({'a': 1, 'c': 1, 'b': 1}, 2)
#> walk_menu({'free': 0, 'tip': 2.5}, 2.5)
# %%
def edges(graph):
    seen = []
    for node, nbrs in graph.items():
        for other in nbrs:
            pair = tuple(sorted((node, other)))
            if pair not in seen and node != other:
                seen.append(pair)
    return len(seen), seen[-1:] or None
#> edges({'a': ['b', 'c'], 'b': ['a', 'c']})
#> edges({1: [1]})
#> edges({})
#> edges({3: (1, 2), 1: [3]})
#> edges({'x': 'yz', 'z': 'x'})
# %%
def f(d):
    out = {}
    for k, v in d.items():
        out.setdefault(v, []).append(k)
    return {k: v for k, v in out.items() if len(v) > 1}
#> f({'a': 1, 'b': 2, 'c': 1})
#> f({'x': 0})
#> f({})
#> f({1: 'p', 2: 'p', 3: 'q', 4: 'q'})
#> f({'k': True, 'j': 1})
# %%
def f(d, n):
    items = sorted(d.items())[:n]
    return ','.join(f'{v}{k}' for k, v in items)[::-1]
#> f({'b': 1, 'a': 2, 'c': 3}, 2)
#> f({'x': 'yz'}, 5)
#> f({}, 1)
#> f({2: 20, 1: 10}, -1)
#> f({'k': None}, 1)
# %%
def f(a, b):
    for k, v in a.items():
        if b.get(k) == v:
            del b[k]
        else:
            b[k] = v
    return b
#> f({'x': 1, 'y': 2}, {'x': 1})
#> f({'x': 1}, {'x': 2})
#> f({}, {'k': 0})
#> f({1: 'p'}, {})
#> f({'m': None, 'n': None}, {'m': 1})
# %%
def f(d):
    total = ''
    for i, (k, v) in enumerate(d.items()):
        total += k * v if i % 2 == 0 else k[:v]
    return total
#> f({'ab': 2, 'cde': 1})
#> f({'x': 3})
#> f({})
#> f({'q': 0, 'wert': 3, 'y': 2})
#> f({'hello': 1, 'bye': -1})
# %%
def f(d, value):
    for k, v in d.items():
        if v == value:
            return k
        value -= 1
    return value
#> f({'a': 1, 'b': 4}, 5)
#> f({'a': 1}, 1)
#> f({}, 7)
#> f({'x': 0, 'y': 0}, 3)
#> f({1: 2, 2: 2, 3: 2}, 4)
# %%
def f(d):
    items = list(d.items())
    items.sort(key=lambda p: (p[1], p[0]), reverse=True)
    d = dict(items[1:])
    return d, items[:1]
#> f({'a': 1, 'b': 3, 'c': 2})
#> f({'x': 0, 'y': 0})
#> f({})
#> f({'k': 5})
#> f({2: 'b', 1: 'c'})
# %%
def flatten(d, sep):
    out = {}
    for k, v in d.items():
        if isinstance(v, dict):
            out.update({k + sep + kk: vv for kk, vv in v.items()})
        else:
            out[k] = v
    return out
#> flatten({'a': {'b': 1, 'c': 2}, 'd': 3}, '.')
#> flatten({'x': {}}, '-')
#> flatten({}, '/')
#> flatten({'k': {'k': {'k': 0}}}, '')
#> flatten({'p': [1]}, '_')
# %%
def f(dic, text):
    for k, v in list(dic.items()):
        if k in text:
            dic[k] = text.count(k)
        elif v:
            del dic[k]
    return dic
#> f({'a': 0, 'b': 1, 'c': 0}, 'banana')
#> f({'x': 5}, 'yyy')
#> f({}, 'q')
#> f({'': 1}, 'ab')
#> f({'l': None, 'z': None}, 'hello')
# %%
def f(d, e):
    both = d.items() & e.items()
    return sorted(both), len(d) + len(e) - 2 * len(both)
#> f({'a': 1, 'b': 2}, {'b': 2, 'c': 3})
#> f({'x': 1}, {'x': 2})
#> f({}, {})
#> f({1: 'p', 2: 'q'}, {2: 'q', 1: 'p'})
#> f({'k': 0}, {'k': False})
# %%
def g(d):
    lo = hi = None
    for k, v in d.items():
        if lo is None or v < d[lo]:
            lo = k
        if hi is None or v >= d[hi]:
            hi = k
    return lo, hi
#> g({'a': 2, 'b': 1, 'c': 3})
#> g({'x': 1, 'y': 1})
#> g({})
#> g({'k': 0})
#> g({1: 'b', 2: 'a', 3: 'c'})
