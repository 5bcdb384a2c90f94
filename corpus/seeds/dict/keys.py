# %%
def common_keys(a, b):
    both = sorted(a.keys() & b.keys())
    return both, len(a.keys() | b.keys())
#> common_keys({'x': 1, 'y': 2}, {'y': 3, 'z': 4})
#> common_keys({}, {'a': 1})
#> common_keys({1: 0, 2: 0, 3: 0}, {3: 1, 1: 1})
#> common_keys({'a': 1}, {'A': 1})
#> common_keys({(1, 2): 'a', (0, 5): 'b'}, {(0, 5): 'c', (1, 2): 'd'})
# %%
def f(d):
    s = ''
    for k in d.keys():
        s += str(k)[0] if str(k) else '_'
    return s[::-1]
#> f({'alpha': 1, 'beta': 2})
#> f({})
#> f({10: 0, 25: 0, -3: 0})
#> f({'': None, 'q': None})
#> f({(1, 2): 'x', None: 'y', True: 'z'})
# %%
def require(config, *names):
    for n in names:
        if n not in config.keys():
            raise KeyError(n)
    return [config[n] for n in names]
#> require({'host': 'h', 'port': 80}, 'port', 'host')
#> require({'host': 'h'}, 'user')
#> require({})
#> require({1: 'a', 2: 'b'}, 2)
#> require({'x': None}, 'x', 'x')
# %%
def rename_all(d, prefix):
    for key in list(d.keys()):
        if not key.startswith(prefix):
            d[prefix + key] = d.pop(key)
    return d
#> rename_all({'name': 1, 'my_age': 2}, 'my_')
#> rename_all({}, 'x')
#> rename_all({'a': 'b', 'ab': 'c'}, 'a')
#> rename_all({'b': 1, 'xb': 2}, 'x')
#> rename_all({'k': 0, 'ключ': 1}, '')
# %%
def nearest(table, target):
    best = min(table.keys(), key=lambda k: abs(k - target), default=None)
    if best is None:
        return 'empty'
    return table[best]
#> nearest({0: 'cold', 20: 'warm', 40: 'hot'}, 27)
#> nearest({1: 'a', 3: 'b'}, 2)
#> nearest({}, 5)
#> nearest({-10: 'neg', 10: 'pos'}, -1)
#> nearest({2.5: [1], 2.75: [2]}, 2.7)
# %%
def key_at(d, index):
    keys = tuple(d.keys())
    if abs(index) >= len(keys):
        return keys
    return keys[index]
#> key_at({'a': 1, 'b': 2, 'c': 3}, 1)
#> key_at({'a': 1, 'b': 2, 'c': 3}, -3)
#> key_at({}, 0)
#> key_at({'z': 0, 'y': 0}, -1)
#> key_at({(0,): 'x', 4: 'y'}, 5)
# %%
def check_types(d, kind):
    bad = [k for k in d.keys() if type(k) is not kind]
    if bad:
        return f'{len(bad)} bad: {bad!r}'
    return 'ok' * bool(d)
#> check_types({'a': 1, 2: 'b'}, str)
#> check_types({1: 1, True: 2, 3: 3}, int)
#> check_types({}, int)
#> check_types({'x': 0, 'y': 0}, str)
#> check_types({None: 1, 1.0: 2, (1,): 3}, tuple)
# %%
def added_removed(old, new):
    added = sorted(new.keys() - old.keys())
    removed = sorted(old.keys() - new.keys())
    if added and removed:
        return {'+': added, '-': removed}
    return added or removed
#> added_removed({'a': 1}, {'a': 1, 'c': 2, 'b': 3})
#> added_removed({'a': 1, 'z': 0}, {'b': 1})
#> added_removed({}, {})
#> added_removed({1: 'x', 0: 'y'}, {})
#> added_removed({'k': 1}, {'k': 2})
# %%
def longest_key(d, minimum=1):
    best = ''
    for k in sorted(d.keys(), key=len, reverse=True):
        if len(k) < minimum:
            break
        if d[k]:
            best = k
            break
    return best or None
#> longest_key({'a': 1, 'abc': 1, 'ab': 1})
#> longest_key({'abc': 0, 'ab': 5}, 2)
#> longest_key({'abc': 0, 'ab': 5}, 3)
#> longest_key({})
#> longest_key({'tie': [1], 'eit': [2], 'x': 'y'})
# %%
def live_view(d, new_keys):
    view = d.keys()
    sizes = [len(view)]
    for nk in new_keys:
        d[nk] = nk
        sizes.append(len(view))
    return sizes, list(view)
#> live_view({'a': 1}, ['b', 'c'])
#> live_view({'a': 1}, 'aab')
#> live_view({}, [])
#> live_view({0: 'zero'}, [False, 1])
#> live_view({'x': 0}, [(1, 2), None])
# %%
def first_missing(d):
    i = 0
    while i in d.keys():
        if d[i] is None:
            return -i
        i += 1
    return i
#> first_missing({0: 'a', 1: 'b', 3: 'd'})
#> first_missing({})
#> first_missing({0: 1, 1: 1, 2: None, 3: 1})
#> first_missing({1: 'x'})
#> first_missing({'0': 'str', 0.0: 'float'})
# %%
def csv_rows(records):
    head = []
    for rec in records:
        head += [k for k in rec.keys() if k not in head]
    lines = [','.join(head)]
    for rec in records:
        lines.append(','.join(str(rec.get(h, '')) for h in head))
    return lines
#> csv_rows([{'a': 1, 'b': 2}, {'b': 3, 'c': 4}])
#> csv_rows([{'x': None}])
#> csv_rows([])
#> csv_rows([{}, {'k': 'v'}])
#> csv_rows([{'q': 1.5, 'r': True}, {'r': False, 'q': -1}])
# %%
def every_other(d, step=2):
    kept = list(d.keys())[::step]
    for k in kept:
        d[k] = str(d[k]) * 2
    return d, kept
#> every_other({'a': 1, 'b': 2, 'c': 3})
#> every_other({'a': 1, 'b': 2, 'c': 3}, -2)
#> every_other({})
#> every_other({5: 'x', 6: 'y', 7: 'z', 8: 'w'}, 3)
#> every_other({'a': 1}, 0)
# %%
def dots(d, max_key=9):
    line = ['.'] * (max_key + 1)
    for k in d.keys():
        if 0 <= k <= max_key:
            line[k] = str(d[k])[-1]
    return ''.join(line).rstrip('.')
#> dots({0: 'a', 3: 'bc', 7: 12})
#> dots({}, 4)
#> dots({-1: 'x', 2: 'y', 99: 'z'})
#> dots({1: None, 2: True}, 2)
#> dots({0: ''}, 1)
# %%
def anagram_groups(words):
    groups = {}
    for w in words:
        groups.setdefault(''.join(sorted(w)), []).append(w)
    return [k for k in groups.keys() if len(groups[k]) > 1]
#> anagram_groups(['tea', 'eat', 'tan', 'ate', 'nat'])
#> anagram_groups(['abc'])
#> anagram_groups([])
#> anagram_groups(['', '', 'x'])
#> anagram_groups(('Tea', 'Eat', 'listen', 'silent'))
# %%
def sum_numeric_keys(d):
    total = 0
    for k in d.keys():
        try:
            total += int(k)
        except (ValueError, TypeError):
            total -= 1
    return total
#> sum_numeric_keys({'1': 'a', '20': 'b'})
#> sum_numeric_keys({'x': 0, 3: 0, '4': 0})
#> sum_numeric_keys({})
#> sum_numeric_keys({None: 1, (1, 2): 2, ' 7 ': 3})
#> sum_numeric_keys({2.9: 'f', '2.9': 's', True: 'b'})
# %%
def has_all(d, required, ignore_case=False):
    keys = d.keys()
    if ignore_case:
        keys = [k.lower() for k in keys]
        required = [r.lower() for r in required]
    return all(r in keys for r in required), len(keys)
#> has_all({'Name': 1, 'Age': 2}, ['name'])
#> has_all({'Name': 1, 'Age': 2}, ['name', 'AGE'], True)
#> has_all({}, [])
#> has_all({'a': 0, 'A': 1}, ['a', 'b'], True)
#> has_all({1: 'x', 2: 'y'}, (1, 2))
# %%
def process(d, joiner):
    *front, last = d.keys()
    if not front:
        return last
    return ', '.join(front) + f' {joiner} {last}'
#> process({'red': 1, 'green': 2, 'blue': 3}, 'and')
#> process({'solo': 1}, 'or')
#> process({'a': 0, 'b': 0}, '&')
#> process({}, 'and')
#> process({'été': 1, 'hiver': 2}, 'et')
# %%
def ladder(d):
    keys = sorted(d.keys())
    gaps = [b - a for a, b in zip(keys, keys[1:])]
    return max(gaps) if gaps else keys
#> ladder({1: 'a', 4: 'b', 9: 'c'})
#> ladder({7: 'only'})
#> ladder({})
#> ladder({0.5: 1, -2: 1, 0: 1})
#> ladder({'a': 1, 'b': 2})
# %%
def by_initial(phonebook, letter):
    matches = {k: phonebook[k] for k in phonebook.keys() if k[:1].lower() == letter.lower()}
    if len(matches) == 1:
        (number,) = matches.values()
        return number
    return sorted(matches.keys(), reverse=True)
#> by_initial({'Ann': '555', 'Bob': '777'}, 'a')
#> by_initial({'Ann': '555', 'amy': '111', 'Al': '222'}, 'A')
#> by_initial({'Ann': '555'}, 'z')
#> by_initial({}, '')
#> by_initial({'': 'blank', 'x': 'ex'}, '')
# %%
def f(d):
    ks = list(d.keys())
    ks[0], ks[-1] = ks[-1], ks[0]
    return {k: d[k] for k in ks}
#> f({'a': 1, 'b': 2, 'c': 3})
#> f({'x': 0})
#> f({})
#> f({1: 'p', 2: 'q'})
#> f({(0,): None, 'k': [], 7: ''})
# %%
def f(a, b):
    common = a.keys() & b.keys()
    for k in common:
        a[k], b[k] = b[k], a[k]
    return a, b
#> f({'x': 1, 'y': 2}, {'x': 9})
#> f({'p': 0}, {'q': 0})
#> f({}, {})
#> f({1: 'a', 2: 'b'}, {2: 'c', 1: 'd'})
#> f({'k': None}, {'k': []})
# %%
def f(d, n):
    s = ''.join(str(k) for k in d.keys())
    return s[n:] + s[:n], len(s) == len(d)
#> f({'a': 1, 'b': 2, 'c': 3}, 1)
#> f({10: 0, 2: 0}, 2)
#> f({}, 4)
#> f({'xyz': None}, -1)
#> f({(1, 2): 3}, 3)
# %%
def f(text):
    d = {}
    for c in text:
        if c in d.keys():
            d[c + c] = d.pop(c)
        else:
            d[c] = len(d)
    return d
#> f('aba')
#> f('aaa')
#> f('xyz')
#> f('')
#> f('abab')
# %%
def f(d, items):
    missing = [x for x in items if x not in d.keys()]
    extra = [k for k in d.keys() if k not in items]
    return missing + extra[::-1]
#> f({'a': 1, 'b': 2, 'c': 3}, ['a', 'z'])
#> f({'x': 0}, ['x'])
#> f({}, [1, 2])
#> f({1: 1, 2: 2}, [])
#> f({'k': 0, 'j': 0}, 'jq')
# %%
def f(d):
    view = d.keys()
    n = len(view)
    d['new'] = n
    return n, len(view), max(view)
#> f({'a': 1, 'z': 2})
#> f({})
#> f({'new': 0})
#> f({'b': 1, 'c': 2, 'm': 3})
#> f({1: 2})
# %%
def longest(d):
    best = ''
    for k in d.keys():
        if len(k) > len(best) or (len(k) == len(best) and k < best):
            best = k
    return best, d.get(best)
#> longest({'ab': 1, 'aa': 2, 'c': 3})
#> longest({'x': 0})
#> longest({})
#> longest({'one': 1, 'four': 4, 'five': 5})
#> longest({'': 9})
# %%
def f(dic, char):
    for k in list(dic.keys()):
        if k.endswith(char):
            dic[k[:-1]] = dic.pop(k)
    return sorted(dic.keys(), key=len)
#> f({'ab': 1, 'cbb': 2}, 'b')
#> f({'x': 1}, 'y')
#> f({}, 'q')
#> f({'k': 1, 'kk': 2}, 'k')
#> f({'a.': 0, '.': 1, 'abc': 2}, '.')
# %%
def f(nums):
    d = {n % 4: n for n in nums}
    gaps = {0, 1, 2, 3} - d.keys()
    return sorted(gaps), sum(d.keys())
#> f([1, 2, 5])
#> f([4, 8])
#> f([])
#> f([0, 1, 2, 3])
#> f([-1, 7])
# %%
def g(d, k):
    keys = sorted(d.keys())
    i = keys.index(k)
    return d[keys[i - 1]], keys[i:]
#> g({'b': 1, 'a': 2, 'c': 3}, 'b')
#> g({3: 'x', 1: 'y'}, 1)
#> g({'q': 0}, 'w')
#> g({'k': 5}, 'k')
#> g({2.5: 'p', 1: 'q', 9: 'r'}, 9)
