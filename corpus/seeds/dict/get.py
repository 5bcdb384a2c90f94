# %%
def lookup(table, key):
    val = table.get(key)
    return val if val is not None else f'no {key}'
#> lookup({'a': 1}, 'a')
#> lookup({'a': 1}, 'b')
#> lookup({0: 0}, 0)
#> lookup({'n': None}, 'n')
#> lookup({(1, 2): 'pt'}, (1, 2))
# %%
def count_letters(s):
    acc = {}
    for c in s:
        if c.isalpha():
            acc[c.lower()] = acc.get(c.lower(), 0) + 1
    return sorted(acc.items(), key=lambda kv: (-kv[1], kv[0]))[:3]
#> count_letters('Hello, World')
#> count_letters('')
#> count_letters('1234')
#> count_letters('aAbBcCdD')
#> count_letters('Ünü ünü')
# %%
def f(d, path):
    for part in path.split('.'):
        if not isinstance(d, dict):
            return None
        d = d.get(part, {})
    return d
#> f({'a': {'b': 3}}, 'a.b')
#> f({'a': {'b': 3}}, 'a.c')
#> f({'a': 1}, 'a.b')
#> f({}, '')
#> f({'x': {'y': {'z': 'deep'}}}, 'x.y')
# %%
def price(cart, prices, discount=0):
    total = 0
    for item, qty in cart.items():
        total += prices.get(item, 1) * qty
    if total > 20:
        total -= total * discount // 100
    return total
#> price({'pen': 3, 'bag': 1}, {'pen': 2, 'bag': 30})
#> price({'pen': 3, 'bag': 1}, {'pen': 2, 'bag': 30}, 10)
#> price({}, {'pen': 2})
#> price({'unknown': 7}, {})
#> price({'a': 21}, {'a': 1}, 50)
# %%
def translate(words, glossary):
    done = [glossary.get(w, w.upper()) for w in words.split()]
    return ' '.join(done)
#> translate('good dog', {'good': 'bon', 'dog': 'chien'})
#> translate('good cat', {'good': 'bon'})
#> translate('', {'x': 'y'})
#> translate('  spaced   out ', {'out': ''})
#> translate('a b a', {'a': 'b', 'b': 'a'})
# %%
def grade(scores, name):
    mark = scores.get(name, scores.get('default', 0))
    if 0 <= mark < 50:
        return 'fail'
    elif 50 <= mark <= 100:
        return 'pass'
    return mark
#> grade({'ann': 70}, 'ann')
#> grade({'ann': 70}, 'bob')
#> grade({'default': 55}, 'zoe')
#> grade({'ann': -3}, 'ann')
#> grade({'ann': 'A'}, 'ann')
# %%
def group_len(words):
    groups = {}
    for w in words:
        groups[len(w)] = groups.get(len(w), []) + [w]
    return groups.get(max(groups)) if groups else groups
#> group_len(['hi', 'you', 'to', 'all'])
#> group_len([])
#> group_len(['', ''])
#> group_len(('a', 'bb', 'ccc'))
#> group_len(['one', [1, 2, 3, 4], 'five'])
# %%
def roman(s):
    vals = {'I': 1, 'V': 5, 'X': 10, 'L': 50, 'C': 100}
    total = prev = 0
    for ch in reversed(s):
        v = vals.get(ch, 0)
        total += -v if v < prev else v
        prev = v
    return total
#> roman('XIV')
#> roman('LXXXVIII')
#> roman('')
#> roman('IC?V')
#> roman('xc')
# %%
def follow(links, start, limit=5):
    trail = [start]
    while (nxt := links.get(trail[-1])) is not None and limit:
        trail.append(nxt)
        limit -= 1
    return trail
#> follow({'a': 'b', 'b': 'c'}, 'a')
#> follow({1: 2, 2: 1}, 1, 3)
#> follow({}, 'x')
#> follow({0: 0}, 0)
#> follow({'a': None, 'b': 'a'}, 'b', 1)
# %%
def truthy_get(d, keys):
    result = []
    for k in keys:
        result.append(d.get(k) or d.get(str(k)) or 'none')
    return result
#> truthy_get({1: 'int', '2': 'str'}, [1, 2, 3])
#> truthy_get({1: 0, '1': 'fallback'}, [1])
#> truthy_get({}, ['a'])
#> truthy_get({'x': []}, 'xx')
#> truthy_get({'None': 'text', None: ''}, (None, 'None'))
# %%
def two_sum(nums, target):
    seen = {}
    for i, n in enumerate(nums):
        j = seen.get(target - n)
        if j:
            return j, i
        seen[n] = i
    return -1
#> two_sum([2, 7, 11, 15], 18)
#> two_sum([2, 7, 11, 15], 9)
#> two_sum([], 0)
#> two_sum([1, 3, 3], 6)
#> two_sum([5, -5, 10, 0], 5)
# %%
def describe(user, fields):
    lines = ['%s: %s' % (f, user.get(f, 'n/a')) for f in fields]
    if len(lines) > 2:
        lines[1:-1] = ['...']
    return '; '.join(lines)
#> describe({'name': 'Ann', 'age': 30}, ['name', 'age'])
#> describe({'name': 'Ann', 'age': 30}, ['name', 'age', 'city', 'zip'])
#> describe({}, ['id'])
#> describe({'id': None}, ('id',))
#> describe({'a': 1}, [])
# %%
def overlap(a, b):
    diff = {k: (a[k], b.get(k)) for k in a if a[k] != b.get(k)}
    return diff if len(diff) < len(a) else 'all'
#> overlap({'x': 1, 'y': 2}, {'x': 1, 'y': 3})
#> overlap({'x': 1}, {})
#> overlap({}, {'x': 1})
#> overlap({'x': None, 'z': []}, {'z': []})
#> overlap({1: 'a', 1.5: 'b'}, {True: 'a', 1.5: 'B'})
# %%
def dispatch(op, a, b):
    ops = {'+': lambda x, y: x + y, '-': lambda x, y: x - y, 'max': max}
    fn = ops.get(op)
    if fn is None:
        raise ValueError('bad op ' + op)
    return fn(a, b)
#> dispatch('+', 2, 3)
#> dispatch('max', 'ab', 'b')
#> dispatch('-', 1, 10)
#> dispatch('*', 2, 2)
#> dispatch('+', [1], [2])
# %%
def safe_get(d, key, default=None):
    try:
        return d.get(key, default)
    except (AttributeError, TypeError):
        return [default, key]
#> safe_get({'a': 1}, 'a')
#> safe_get({'a': 1}, ['a'], 'x')
#> safe_get([1, 2], 0, 9)
#> safe_get({}, 'q', ())
#> safe_get({None: 'nil'}, None)
# %%
def sort_by_rank(words, rank):
    words = sorted(words, key=lambda w: rank.get(w, len(rank)))
    top = words[0] if words else ''
    return top, words[1:]
#> sort_by_rank(['low', 'high', 'mid'], {'high': 0, 'mid': 1})
#> sort_by_rank(['c', 'b', 'a'], {})
#> sort_by_rank([], {'x': 1})
#> sort_by_rank(['x', 'y', 'z'], {'z': -1, 'x': 9})
#> sort_by_rank('tea', {'a': 0, 'e': 0})
# %%
def inventory_ok(recipe, pantry):
    short = []
    for k, need in recipe.items():
        have = pantry.get(k, 0)
        if have >= need:
            continue
        short.append((k, need - have))
    return not short, short
#> inventory_ok({'egg': 2, 'milk': 1}, {'egg': 6})
#> inventory_ok({'egg': 2}, {'egg': 2})
#> inventory_ok({}, {})
#> inventory_ok({'salt': 0.5, 'oil': 3}, {'salt': 0.25, 'oil': 1})
#> inventory_ok({'egg': '2'}, {'egg': 3})
# %%
def get_nested_list(d, key, idx):
    row = d.get(key, ())
    if -len(row) <= idx < len(row):
        return row[idx]
    return len(row) * [key]
#> get_nested_list({'a': [1, 2, 3]}, 'a', -1)
#> get_nested_list({'a': [1, 2, 3]}, 'a', 3)
#> get_nested_list({'a': 'text'}, 'a', 2)
#> get_nested_list({}, 'b', 0)
#> get_nested_list({7: (0,)}, 7, -1)
# %%
def matching(brackets):
    pairs = {')': '(', ']': '[', '}': '{'}
    stack = []
    for b in brackets:
        want = pairs.get(b)
        if want is None:
            stack.append(b)
        elif not stack or stack.pop() != want:
            return False
    return not stack
#> matching('([]{})')
#> matching('([)]')
#> matching('')
#> matching('((')
#> matching('a)')
# %%
def grid_neighbours(grid, x, y):
    steps = [(0, 1), (1, 0), (0, -1), (-1, 0)]
    n = sum(grid.get((x + dx, y + dy), 0) for dx, dy in steps)
    here = grid.get((x, y), 0)
    return 1 if n == 3 or (here and n == 2) else 0
#> grid_neighbours({(0, 1): 1, (1, 0): 1, (0, -1): 1}, 0, 0)
#> grid_neighbours({(0, 0): 1, (0, 1): 1, (1, 0): 1}, 0, 0)
#> grid_neighbours({(0, 1): 1, (1, 0): 1}, 0, 0)
#> grid_neighbours({}, 5, 5)
#> grid_neighbours({(2, 3): 3}, 2, 2)
# %%
def f(d, k, n):
    while n > 0:
        k = d.get(k, k)
        n -= 1
    return k
#> f({'a': 'b', 'b': 'c'}, 'a', 2)
#> f({1: 2, 2: 1}, 1, 3)
#> f({}, 'q', 5)
#> f({'x': 'y'}, 'x', 0)
#> f({'p': 'p'}, 'p', 4)
# %%
def f(text, d):
    out = ''
    for c in text:
        out += str(d.get(c, c))
        if c in d:
            d[c] = c
    return out
#> f('abcab', {'a': 1, 'b': 'B'})
#> f('xyz', {})
#> f('', {'q': 0})
#> f('mmm', {'m': 'nn'})
#> f('a-b', {'-': None})
# %%
def f(lst):
    d, best = {}, 0
    for i, x in enumerate(lst):
        best = max(best, i - d.get(x, i))
        d[x] = d.get(x, i)
    return best
#> f([1, 2, 3, 1])
#> f(['a', 'a', 'a'])
#> f([])
#> f([5, 6])
#> f([0, 1, 0, 1, 1])
# %%
def f(a, b):
    keys = sorted(a.keys() | b.keys())
    return [a.get(k, 0) - b.get(k, 0) for k in keys]
#> f({'x': 3, 'y': 1}, {'x': 1, 'z': 2})
#> f({}, {})
#> f({1: 1}, {2: 2})
#> f({'k': 5}, {'k': 5})
#> f({'b': -1, 'a': 0}, {})
# %%
def f(d, names):
    names.sort(key=lambda n: d.get(n, len(n)))
    return '/'.join(names)
#> f({'a': 9, 'bb': 0}, ['a', 'bb', 'ccc'])
#> f({}, ['xx', 'y'])
#> f({'q': 1}, [])
#> f({'p': 2, 'r': 1}, ['p', 'r', 'p'])
#> f({'': -1}, ['k', ''])
# %%
def f(nums, target):
    seen = {}
    for i, n in enumerate(nums):
        j = seen.get(target - n)
        if j is not None:
            return j, i
        seen[n] = i
    return seen
#> f([2, 7, 11], 9)
#> f([3, 3], 6)
#> f([1, 2], 10)
#> f([], 0)
#> f([-1, 5, 1], 0)
# %%
def price(cart, prices):
    total = 0
    for item, n in cart.items():
        p = prices.get(item)
        if p is None:
            return item
        total += p * n
    return total
#> price({'pen': 2, 'cup': 1}, {'pen': 3, 'cup': 5})
#> price({'hat': 1}, {'pen': 3})
#> price({}, {})
#> price({'a': 0}, {'a': 9})
#> price({'x': 1, 'y': 1}, {'x': 1.5})
# %%
def f(d, key):
    v = d.get(key)
    if isinstance(v, dict):
        return f(v, key)
    return v, d.get(key, 'none')
#> f({'a': {'a': 1}} , 'a')
#> f({'a': {'b': 2}}, 'a')
#> f({}, 'x')
#> f({'k': None}, 'k')
#> f({1: {1: {1: []}}}, 1)
# %%
def f(s):
    d = {}
    for c in s:
        d[c] = d.get(c, '') + c
    return sorted(d.values(), key=len)[-1:] or d.get('')
#> f('banana')
#> f('aabbb')
#> f('x')
#> f('')
#> f('hello')
# %%
def g(dic, items):
    out = []
    for x in items:
        n = dic.get(x, 0)
        out += [x] * n if n > 0 else [n]
    return out
#> g({'a': 2, 'b': -1}, ['a', 'b', 'c'])
#> g({}, 'xy')
#> g({1: 1}, [])
#> g({'q': 0}, ['q'])
#> g({(1,): 3}, [(1,), (2,)])
