# %%
def memo(fn):
    cache = {}
    def wrapper(n):
        if n not in cache:
            cache[n] = fn(n)
        return cache[n]
    return wrapper

@memo
def stairs(n):
    if n <= 1:
        return 1
    return stairs(n - 1) + stairs(n - 2)

def ways(heights):
    return [stairs(h) for h in heights]
#> ways([3, 5, 4])
#> ways([8])
#> ways([])
#> ways([0, -2, 1])
#> ways([2.5, 2])
# %%
def logged(log):
    def decorate(fn):
        def wrapper(*args):
            result = fn(*args)
            log.append((fn.__name__, args, result))
            return result
        return wrapper
    return decorate

def trace(a, b):
    log = []
    @logged(log)
    def add(x, y):
        return x + y
    @logged(log)
    def double(x):
        return add(x, x)
    double(add(a, b))
    return log
#> trace(1, 2)
#> trace('a', 'b')
#> trace([], [0])
#> trace(-1.5, 1.5)
#> trace(None, 1)
# %%
def non_negative(fn):
    def checked(*numbers):
        for n in numbers:
            if n < 0:
                raise ValueError(f'{fn.__name__}: {n}')
        return fn(*numbers)
    return checked

@non_negative
def root(n):
    guess = 0
    while (guess + 1) ** 2 <= n:
        guess += 1
    return guess

@non_negative
def perimeter(w, h):
    return 2 * (w + h)

def describe(w, h):
    return perimeter(w, h), root(w * h)
#> describe(3, 12)
#> describe(0, 5)
#> describe(-1, -4)
#> describe(2.5, 2)
#> describe(7, -1)
# %%
def retry(times):
    def decorate(fn):
        def wrapper(values):
            for attempt in range(times):
                try:
                    return fn(values), attempt
                except IndexError:
                    values = values + [0]
            return None, times
        return wrapper
    return decorate

@retry(3)
def third(values):
    return values[2] * 10

def safe_third(values):
    result, extra = third(values)
    return f'{result} ({extra} retries)'
#> safe_third([1, 2, 3])
#> safe_third([5])
#> safe_third([])
#> safe_third(['a', 'b', 'c', 'd'])
#> safe_third((1, 2))
# %%
def tag(name):
    def decorate(fn):
        def wrapper(text):
            return f'<{name}>{fn(text)}</{name}>'
        return wrapper
    return decorate

@tag('b')
@tag('i')
def fancy(text):
    return text.strip()

@tag('p')
def plain(text):
    return text or 'empty'

def page(texts):
    return ''.join(fancy(t) if t.istitle() else plain(t) for t in texts)
#> page(['Hello', 'world'])
#> page([''])
#> page([])
#> page([' Padded ', ' padded '])
#> page(['One Two', 'One two', '3'])
# %%
def count_calls(fn):
    def wrapper(*args):
        wrapper.calls += 1
        return fn(*args)
    wrapper.calls = 0
    return wrapper

@count_calls
def gcd(a, b):
    return a if b == 0 else gcd(b, a % b)

def effort(pairs):
    report = []
    for a, b in pairs:
        before = gcd.calls
        report.append((gcd(a, b), gcd.calls - before))
    return report
#> effort([(12, 18), (7, 7)])
#> effort([(0, 0)])
#> effort([])
#> effort([(21, 13)])
#> effort([(-8, 12), (5, 0)])
# %%
def default(value):
    def decorate(fn):
        def wrapper(*args, **kwargs):
            try:
                result = fn(*args, **kwargs)
            except (KeyError, ZeroDivisionError):
                return value
            return value if result is None else result
        return wrapper
    return decorate

@default('unknown')
def lookup(table, key, strict=False):
    return table[key] if strict else table.get(key)

@default(0)
def ratio(table, a, b):
    return table[a] / table[b]

def inspect(table, a, b):
    return lookup(table, a), lookup(table, b, strict=True), ratio(table, a, b)
#> inspect({'x': 6, 'y': 3}, 'x', 'y')
#> inspect({'x': 6, 'y': 0}, 'x', 'y')
#> inspect({}, 'p', 'q')
#> inspect({'p': None}, 'q', 'p')
#> inspect({'n': 'six', 'm': 2}, 'n', 'm')
# %%
registry = {}

def command(name):
    def decorate(fn):
        registry[name] = fn
        return fn
    return decorate

@command('add')
def do_add(items, arg):
    return items + [arg]

@command('drop')
def do_drop(items, arg):
    return [i for i in items if i != arg]

@command('cut')
def do_cut(items, arg):
    return items[:int(arg)]

def execute(script):
    items = []
    for line in script.split(';'):
        name, arg = line.split()
        items = registry[name](items, arg)
    return items
#> execute('add milk; add eggs; drop milk')
#> execute('add a;add b;add c;cut 2')
#> execute('fly away')
#> execute('drop x')
#> execute('add one two')
# %%
def twice(fn):
    def wrapper(x):
        return fn(fn(x))
    return wrapper

@twice
def halve(x):
    return x // 2

@twice
@twice
def grow(x):
    return x + 1

def pulse(values):
    out = []
    for v in values:
        out.append(halve(v) if v > 10 else grow(v))
    return out
#> pulse([40, 3])
#> pulse([])
#> pulse([10, 11])
#> pulse([10.5])
#> pulse([-9, 1000, True])
# %%
def typed(*kinds):
    def decorate(fn):
        def wrapper(*args):
            for i, (arg, kind) in enumerate(zip(args, kinds)):
                if not isinstance(arg, kind):
                    return f'argument {i} should be {kind.__name__}'
            return fn(*args)
        return wrapper
    return decorate

@typed(str, int)
def repeat(word, n):
    return '-'.join([word] * n)
#> repeat('ho', 3)
#> repeat(3, 'ho')
#> repeat('ho', 2.0)
#> repeat('', True)
#> repeat('lonely')
# %%
def limited(most):
    def decorate(fn):
        left = most
        def wrapper(x):
            nonlocal left
            if left <= 0:
                return x
            left -= 1
            return fn(x)
        return wrapper
    return decorate

def censor(words, most):
    @limited(most)
    def star(word):
        return word[:1] + '*' * (len(word) - 1)
    return ' '.join(star(w) for w in words.split())
#> censor('darn that heck', 2)
#> censor('all clear', 0)
#> censor('', 5)
#> censor('a bb ccc', 9)
#> censor('minus one', -1)
# %%
def rounded(digits=2):
    def decorate(fn):
        def wrapper(*args):
            value = fn(*args)
            if isinstance(value, tuple):
                return tuple(round(v, digits) for v in value)
            return round(value, digits)
        return wrapper
    return decorate

@rounded()
def split_bill(total, people):
    return total / people

@rounded(digits=1)
def spread(values):
    return min(values), sum(values) / len(values), max(values)

def dinner(costs, people):
    return split_bill(sum(costs), people), spread(costs)
#> dinner([12.5, 30, 8.25], 4)
#> dinner([10], 3)
#> dinner([], 2)
#> dinner([5, 5], 0)
#> dinner((0.05, 0.15), 1)
# %%
def stack_calls(fn):
    depth = 0
    deepest = 0
    def wrapper(tree):
        nonlocal depth, deepest
        depth += 1
        deepest = max(deepest, depth)
        try:
            return fn(tree)
        finally:
            depth -= 1
    wrapper.deepest = lambda: deepest
    return wrapper

@stack_calls
def count_leaves(tree):
    if not isinstance(tree, list):
        return 1
    return sum(count_leaves(t) for t in tree)

def measure(tree):
    leaves = count_leaves(tree)
    return leaves, count_leaves.deepest()
#> measure([1, [2, 3]])
#> measure('leaf')
#> measure([])
#> measure([[[['deep']]]])
#> measure([(1, 2), [None]])
# %%
def keyed_memo(fn):
    store = {}
    hits = []
    def wrapper(a, b):
        key = (a, b) if a <= b else (b, a)
        if key in store:
            hits.append(key)
        else:
            store[key] = fn(*key)
        return store[key]
    wrapper.hits = hits
    return wrapper

def distances(pairs):
    @keyed_memo
    def distance(a, b):
        return b - a
    found = [distance(a, b) for a, b in pairs]
    return found, distance.hits
#> distances([(1, 5), (5, 1), (2, 2)])
#> distances([])
#> distances([(0.5, 2)])
#> distances([(3, 1), (3, 1), (1, 3)])
#> distances([('a', 'b')])
# %%
class Once:
    def __init__(self, fn):
        self.fn = fn
        self.seen = []

    def __call__(self, item):
        if item in self.seen:
            return None
        self.seen.append(item)
        return self.fn(item)

def greet_all(names):
    @Once
    def greet(name):
        return 'Hi ' + name
    return [g for g in map(greet, names) if g]
#> greet_all(['Uma', 'Vik', 'Uma'])
#> greet_all([])
#> greet_all('aab')
#> greet_all(['', ''])
#> greet_all(['Wes', 5])
# %%
def swap_args(fn):
    def wrapper(a, b, *rest):
        return fn(b, a, *rest)
    return wrapper

def subtract(a, b, floor=None):
    result = a - b
    if floor is not None and result < floor:
        return floor
    return result

reverse_subtract = swap_args(subtract)

def compare(a, b, floor=None):
    return subtract(a, b, floor), reverse_subtract(a, b, floor)
#> compare(9, 4)
#> compare(9, 4, 0)
#> compare(2.5, 2.5)
#> compare({1, 2}, {2, 3})
#> compare('b', 'a')
# %%
def before(check):
    def decorate(fn):
        def wrapper(user, *args):
            problem = check(user)
            if problem:
                return {'error': problem}
            return {'ok': fn(user, *args)}
        return wrapper
    return decorate

def must_be_admin(user):
    if 'role' not in user:
        return 'not logged in'
    if user['role'] != 'admin':
        return 'forbidden for ' + user['role']

@before(must_be_admin)
def delete(user, target):
    return user.get('name', 'someone') + ' deleted ' + target
#> delete({'role': 'admin', 'name': 'root'}, 'page')
#> delete({'role': 'guest'}, 'page')
#> delete({}, 'page')
#> delete({'role': 'admin'}, 'file')
#> delete({'role': None}, 'x')
# %%
def listify(fn):
    def wrapper(*args, **kwargs):
        return list(fn(*args, **kwargs))
    return wrapper

@listify
def runs(text, minimum=1):
    start = 0
    for i in range(1, len(text) + 1):
        if i == len(text) or text[i] != text[start]:
            if i - start >= minimum:
                yield text[start] + str(i - start)
            start = i
#> runs('aaabcc')
#> runs('aaabcc', minimum=2)
#> runs('')
#> runs('zzz', 4)
#> runs('1122', 0)
# %%
def fallback(other):
    def decorate(fn):
        def wrapper(text):
            result = fn(text)
            return other(text) if result is None else result
        return wrapper
    return decorate

def as_text(text):
    return repr(text)

@fallback(as_text)
def as_bool(text):
    return {'yes': True, 'no': False}.get(text.lower())

@fallback(as_bool)
def as_int(text):
    return int(text) if text.isdigit() else None

def coerce(row):
    return [as_int(cell) for cell in row.split(',')]
#> coerce('12,yes,blue')
#> coerce('')
#> coerce('NO,-4,007')
#> coerce(' 5,maybe')
#> coerce('0')
# %%
def observe(events):
    def decorate(method):
        def wrapper(self, amount):
            old = self.level
            method(self, amount)
            events.append(f'{method.__name__}: {old} to {self.level}')
        return wrapper
    return decorate

def run_tank(level, moves):
    events = []
    class Tank:
        def __init__(self, level):
            self.level = level
        @observe(events)
        def fill(self, amount):
            self.level = min(100, self.level + amount)
        @observe(events)
        def drain(self, amount):
            self.level = max(0, self.level - amount)
    tank = Tank(level)
    for m in moves:
        tank.fill(m) if m > 0 else tank.drain(-m)
    return events
#> run_tank(50, [20, -10])
#> run_tank(90, [30, -200])
#> run_tank(0, [])
#> run_tank(5, [0])
#> run_tank(1.5, [0.5, -2.5])
