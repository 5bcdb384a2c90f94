# %%
def apply_all(functions, value):
    results = []
    for f in functions:
        results.append(f(value))
    return results

def facts(n):
    checks = [lambda x: x % 2 == 0, lambda x: x * x, abs, lambda x: -x if x > 5 else None]
    return apply_all(checks, n)
#> facts(4)
#> facts(-7)
#> facts(9)
#> facts(0)
#> facts(5.5)
# %%
def keep(test, items):
    return list(filter(test, items))

def long_words(text, size, *, reverse=False):
    if reverse:
        test = lambda w: len(w) < size
    else:
        test = lambda w: len(w) >= size
    return keep(test, text.split())
#> long_words('a quick brown fox', 4)
#> long_words('a quick brown fox', 4, reverse=True)
#> long_words('', 0)
#> long_words('one two', 0)
#> long_words('tiny', 10, reverse=True)
# %%
def by_last_name(person):
    parts = person.split()
    return parts[-1].lower(), parts[0]

def roster(people, limit=None):
    ordered = sorted(people, key=by_last_name)
    initials = map(lambda p: p[0], ordered)
    return ordered[:limit], ''.join(initials)
#> roster(['Ann Zed', 'Bob abel', 'Cy Moe'])
#> roster(['Di Fox', 'Al Fox'], limit=1)
#> roster([])
#> roster(['Cher', 'Ed de Wit'], -1)
#> roster(['Zoe A', ''])
# %%
def reduce(fn, items, start):
    acc = start
    for item in items:
        acc = fn(acc, item)
    return acc

def longest_run(values):
    def step(state, value):
        last, length, best = state
        length = length + 1 if value == last else 1
        return value, length, max(best, length)
    return reduce(step, values, (None, 0, 0))[2]
#> longest_run([1, 1, 2, 2, 2, 3])
#> longest_run('abc')
#> longest_run([])
#> longest_run([None, None])
#> longest_run((0, False, 0.0, 1))
# %%
def build_url(host, *parts, secure=True, **query):
    url = ('https' if secure else 'http') + '://' + host
    for part in parts:
        url += '/' + str(part)
    if query:
        pairs = [f'{k}={v}' for k, v in query.items()]
        url += '?' + '&'.join(pairs)
    return url

def links(hosts, **options):
    return [build_url(h, 'api', len(h), **options) for h in hosts]
#> links(['ex.org', 'a.io'])
#> links(['ex.org'], secure=False)
#> links(['x'], page=2, sort='up')
#> links([], q=1)
#> links(['y'], host='z')
# %%
def remember(item, seen=[]):
    if item in seen:
        return False
    seen.append(item)
    return True

def unique(items, fresh):
    if fresh:
        box = []
        return [i for i in items if remember(i, box)]
    return [i for i in items if remember(i)], remember('x')
#> unique([1, 2, 1], True)
#> unique(['x', 'y', 'x'], False)
#> unique([], False)
#> unique([[1], [1], [2]], True)
#> unique((0, False, None), 0)
# %%
def pipeline(value, *steps, stop_on=None):
    done = 0
    for step in steps:
        value = step(value)
        done += 1
        if value == stop_on:
            break
    return value, done

def shrink(n, stop_on=None):
    half = lambda x: x // 2
    minus = lambda x: x - 3
    return pipeline(n, half, minus, half, minus, stop_on=stop_on)
#> shrink(100)
#> shrink(6, stop_on=0)
#> shrink(0)
#> shrink(25.0, stop_on=12)
#> shrink(-8, -4)
# %%
def zip_with(fn, *lists):
    return [fn(*group) for group in zip(*lists)]

def dot(a, b):
    return sum(zip_with(lambda x, y: x * y, a, b))

def project(vectors, onto):
    scores = [dot(v, onto) for v in vectors]
    best = max(range(len(scores)), key=lambda i: scores[i], default=None)
    return scores, best
#> project([[1, 2], [3, 0]], [1, 1])
#> project([], [4])
#> project([[0, 0], [0, 0]], [5, 5])
#> project([(1, 2, 3), (-1,)], (2, 0.5))
#> project([[2], [-2]], [-1])
# %%
def make_key(spec):
    reverse = spec.startswith('-')
    name = spec.lstrip('-')
    return (lambda row: row.get(name, 0)), reverse

def sort_rows(rows, *specs):
    for spec in reversed(specs):
        key, reverse = make_key(spec)
        rows = sorted(rows, key=key, reverse=reverse)
    return [r['id'] for r in rows]
#> sort_rows([{'id': 'a', 'n': 2}, {'id': 'b', 'n': 1}], 'n')
#> sort_rows([{'id': 'a', 'n': 2}, {'id': 'b', 'n': 5}, {'id': 'c'}], '-n')
#> sort_rows([], 'x', 'y')
#> sort_rows([{'id': 3, 'x': 1, 'y': 9}, {'id': 1, 'x': 1, 'y': 4}, {'id': 2, 'x': 0}], 'x', '-y')
#> sort_rows([{'id': 5}, {'id': 4}])
# %%
def iterate(fn, x, n):
    out = [x]
    for _ in range(n):
        x = fn(x)
        out.append(x)
    return out

def until_stable(fn, x, limit=6):
    for i in range(limit):
        y = fn(x)
        if y == x:
            return x, i
        x = y
    return x, limit

def settle(x, mode):
    if mode == 'trace':
        return iterate(lambda v: v // 3 + 1, x, 3)
    return until_stable(lambda v: v.replace('ab', 'b') if mode == 'text' else v // 2, x)
#> settle(40, 'trace')
#> settle('aaabab', 'text')
#> settle(9, 'halve')
#> settle(5000, 'halve')
#> settle('', 'text')
# %%
def partition(test, items):
    yes, no = [], []
    for item in items:
        (yes if test(item) else no).append(item)
    return yes, no

def quicksort(items, key=lambda x: x):
    if len(items) < 2:
        return list(items)
    pivot, *rest = items
    small, big = partition(lambda x: key(x) < key(pivot), rest)
    return quicksort(small, key) + [pivot] + quicksort(big, key)

def rank(items, descending=False):
    return quicksort(items, (lambda x: -x) if descending else (lambda x: x))
#> rank([3, 1, 2])
#> rank([3, 1, 2], descending=True)
#> rank([])
#> rank(('b', 'a'))
#> rank([1.5, 1, 1.5], True)
# %%
def call_with(fn, options):
    args = options.get('args', ())
    kwargs = options.get('kwargs', {})
    return fn(*args, **kwargs)

def box(width, height=1, *, fill='.'):
    return [fill * width for _ in range(height)]

def draw(options):
    try:
        return call_with(box, options)
    except TypeError:
        return 'bad call'
#> draw({'args': [3, 2]})
#> draw({'args': (2,), 'kwargs': {'fill': '#'}})
#> draw({})
#> draw({'kwargs': {'width': 1, 'height': 0}})
#> draw({'args': [1, 2, '*']})
# %%
def compose2(f, g):
    return lambda *args: f(g(*args))

def total(*numbers):
    return sum(numbers)

def clip(n):
    return 0 if n < 0 else 10 if n > 10 else n

def stars(n):
    return '*' * n

rating = compose2(stars, compose2(clip, total))

def show(*scores):
    return f'[{rating(*scores)}]'
#> show(2, 3)
#> show()
#> show(-5, 1)
#> show(9, 9, 9)
#> show(True, 10, -7)
# %%
def group_by(items, key):
    groups = {}
    for item in items:
        groups.setdefault(key(item), []).append(item)
    return groups

def bucket(words, how='length'):
    keys = {
        'length': len,
        'first': lambda w: w[:1].lower(),
        'vowels': lambda w: sum(ch in 'aeiou' for ch in w),
    }
    return group_by(words, keys[how])
#> bucket(['pear', 'fig', 'plum'])
#> bucket(['Pear', 'fig', 'plum', ''], 'first')
#> bucket([], 'vowels')
#> bucket(['sky', 'sea'], how='vowels')
#> bucket(['x'], 'color')
# %%
def merge(*dicts, conflict=max):
    result = {}
    for d in dicts:
        for k, v in d.items():
            result[k] = conflict(result[k], v) if k in result else v
    return result

def stock(today, yesterday, style):
    if style == 'sum':
        return merge(today, yesterday, conflict=lambda a, b: a + b)
    if style == 'first':
        return merge(today, yesterday, conflict=lambda a, b: a if a else b)
    return merge(today, yesterday)
#> stock({'nut': 3}, {'nut': 5, 'bolt': 1}, 'max')
#> stock({'nut': 3}, {'nut': 5}, 'sum')
#> stock({'nut': 0, 'cog': 2}, {'nut': 7, 'cog': 9}, 'first')
#> stock({}, {}, 'sum')
#> stock({'a': [1]}, {'a': [0, 2], 'b': []}, '')
# %%
def any_of(*tests):
    return lambda x: any(t(x) for t in tests)

def all_of(*tests):
    return lambda x: all(t(x) for t in tests)

def negate(test):
    return lambda x: not test(x)

def strong(password):
    digit = lambda p: any(c.isdigit() for c in p)
    upper = lambda p: p != p.lower()
    spaced = lambda p: ' ' in p
    rule = all_of(negate(spaced), lambda p: len(p) > 5, any_of(digit, upper))
    return rule(password), [t(password) for t in (digit, upper, spaced)]
#> strong('abc123')
#> strong('abcdef')
#> strong('AB cd99')
#> strong('')
#> strong('Word')
# %%
def scale(values, factor=2, offset=0):
    return list(map(lambda v: v * factor + offset, values))

def normalise(values, fn=scale, **options):
    if not values:
        return options
    low = min(values)
    return fn([v - low for v in values], **options)
#> normalise([5, 7, 6])
#> normalise([5, 7], factor=10)
#> normalise([], factor=3, offset=1)
#> normalise([-1, 1], offset=0.5)
#> normalise((4,), sorted, reverse=True)
# %%
def first_match(rules, value):
    for name, test in rules:
        if test(value):
            return name
    return 'other'

def triage(values):
    rules = [
        ('none', lambda v: v is None),
        ('text', lambda v: isinstance(v, str)),
        ('big', lambda v: v > 1000),
        ('neg', lambda v: v < 0),
    ]
    names = [first_match(rules, v) for v in values]
    return sorted(names, key=lambda n: (-names.count(n), n))
#> triage([5, -1, 2000])
#> triage(['a', None, None])
#> triage([])
#> triage([-1, -2, 'x', 'y', 3])
#> triage([True, 1000.5])
# %%
def tree_map(fn, tree):
    if isinstance(tree, list):
        return [tree_map(fn, t) for t in tree]
    if isinstance(tree, dict):
        return {k: tree_map(fn, v) for k, v in tree.items()}
    return fn(tree)

def redact(data, *banned, mark='#'):
    hide = lambda v: mark if v in banned else v
    return tree_map(hide, data)
#> redact({'pin': 1234, 'name': 'Ny'}, 1234)
#> redact(['a', ['b', ['a']]], 'a', mark='')
#> redact('secret', 'secret', 'key')
#> redact({'k': [None, 0]}, None, False)
#> redact([])
# %%
def score_with(weights):
    def score(item):
        return sum(w * item.get(name, 0) for name, w in weights.items())
    return score

def top(items, n=1, **weights):
    score = score_with(weights)
    ranked = sorted(items, key=score, reverse=True)
    return [(i['name'], score(i)) for i in ranked[:n]]
#> top([{'name': 'A', 'speed': 3}, {'name': 'B', 'speed': 5}], speed=2)
#> top([{'name': 'A', 'speed': 3, 'cost': 9}, {'name': 'B', 'speed': 1}], n=2, speed=1, cost=-1)
#> top([], 3, size=1)
#> top([{'name': 'solo'}], 5)
#> top([{'name': 'x', 'w': 0.5}, {'name': 'y', 'w': 0.5}], w=4)
