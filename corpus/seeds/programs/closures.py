# %%
def make_counter(start, step):
    count = start
    def bump():
        nonlocal count
        count += step
        return count
    return bump

def count_calls(start, step, times):
    counter = make_counter(start, step)
    seen = []
    for _ in range(times):
        seen.append(counter())
    return seen
#> count_calls(0, 1, 3)
#> count_calls(10, -4, 4)
#> count_calls(5, 2, 0)
#> count_calls(0.5, 0.25, 2)
#> count_calls('a', 'b', 2)
# %%
def adders(amounts):
    made = []
    for amount in amounts:
        def add(x):
            return x + amount
        made.append(add)
    return made

def late(amounts, x):
    return [f(x) for f in adders(amounts)]
#> late([1, 2, 3], 10)
#> late([], 5)
#> late(['!', '?'], 'hey')
#> late([7], -7)
#> late([[1], [2]], [0])
# %%
def account(balance):
    def deposit(amount):
        nonlocal balance
        balance += amount
        return balance
    def withdraw(amount):
        nonlocal balance
        if amount > balance:
            return 'refused'
        balance -= amount
        return balance
    return {'in': deposit, 'out': withdraw}

def run_account(start, moves):
    actions = account(start)
    return [actions[name](amount) for name, amount in moves]
#> run_account(50, [('in', 25), ('out', 60), ('out', 20)])
#> run_account(0, [('out', 1)])
#> run_account(9, [])
#> run_account(1, [('in', 1), ('steal', 5)])
#> run_account(3, [['out', 3], ['out', 0]])
# %%
def between(low, high):
    def test(x):
        return low <= x < high
    return test

def label_all(values, bands):
    tests = {name: between(*limits) for name, limits in bands.items()}
    labels = []
    for v in values:
        for name, test in tests.items():
            if test(v):
                labels.append(name)
                break
        else:
            labels.append('?')
    return labels
#> label_all([3, 15, 99], {'cold': (-20, 10), 'mild': (10, 22)})
#> label_all([10], {'a': (0, 10), 'b': (10, 10)})
#> label_all([], {'x': (0, 1)})
#> label_all(['kiwi', 'apple'], {'first half': ('a', 'm')})
#> label_all([0.5, 1], {'p': (0, 1), 'q': (0, 2)})
# %%
def compose(*steps):
    def combined(value):
        for step in steps:
            value = step(value)
        return value
    return combined

def shout(text):
    return text.upper() + '!'

def squeeze(text):
    return ' '.join(text.split())

def transform(text, names):
    table = {'shout': shout, 'squeeze': squeeze, 'flip': lambda t: t[::-1]}
    return compose(*[table[n] for n in names])(text)
#> transform('  too   many  ', ['squeeze', 'shout'])
#> transform('abc', ['shout', 'flip'])
#> transform('same', [])
#> transform('x', ['whisper'])
#> transform('', ('flip', 'shout', 'shout'))
# %%
def once(fn):
    done = False
    saved = None
    def inner(x):
        nonlocal done, saved
        if not done:
            saved = fn(x)
            done = True
        return saved
    return inner

def square(n):
    return n * n

def only_first(values):
    f = once(square)
    return [f(v) for v in values]
#> only_first([3, 4, 5])
#> only_first([])
#> only_first([0, 9])
#> only_first([-1.5])
#> only_first(['no', 2])
# %%
def make_stack():
    items = []
    def push(x):
        items.append(x)
        return len(items)
    def pop():
        return items.pop() if items else None
    return push, pop

def balanced(text):
    push, pop = make_stack()
    match = {')': '(', ']': '['}
    for ch in text:
        if ch in '([':
            push(ch)
        elif ch in match and pop() != match[ch]:
            return False
    return pop() is None
#> balanced('(a[b]c)')
#> balanced('(]')
#> balanced('((')
#> balanced('')
#> balanced('x)y(')
# %%
def power_of(n):
    def raise_it(base):
        result = 1
        for _ in range(n):
            result *= base
        return result
    return raise_it

def polynomial(coefficients):
    terms = [(c, power_of(i)) for i, c in enumerate(coefficients)]
    def at(x):
        return sum(c * p(x) for c, p in terms)
    return at

def evaluate(coefficients, xs):
    poly = polynomial(coefficients)
    return [poly(x) for x in xs]
#> evaluate([1, 2, 3], [0, 1, 2])
#> evaluate([], [5])
#> evaluate([4], [])
#> evaluate([0, -1], [0.5, -2])
#> evaluate([0, 0, 1], [10])
# %%
def smoother(weight):
    level = None
    def feed(x):
        nonlocal level
        if level is None:
            level = x
        else:
            level = weight * x + (1 - weight) * level
        return level
    return feed

def smooth(xs, weight=0.5):
    feed = smoother(weight)
    last = None
    for x in xs:
        last = feed(x)
    return last
#> smooth([4, 8, 2])
#> smooth([], 0.9)
#> smooth([10], weight=0)
#> smooth([1, 2, 3], 1)
#> smooth([0, 16], 0.25)
# %%
def id_maker(prefix):
    used = {}
    def make(name):
        n = used.get(name, 0)
        used[name] = n + 1
        if n == 0:
            return prefix + name
        return f'{prefix}{name}-{n}'
    return make

def slugs(titles, prefix='#'):
    make = id_maker(prefix)
    return [make(t.lower().replace(' ', '_')) for t in titles]
#> slugs(['Intro', 'Set Up', 'intro'])
#> slugs(['A', 'a', 'A'], prefix='')
#> slugs([])
#> slugs(['x y', 'x_y'], '/')
#> slugs(['', ''])
# %%
def pick_op(symbol):
    if symbol == '+':
        def op(a, b):
            return a + b
    elif symbol == '-':
        def op(a, b):
            return a - b
    else:
        def op(a, b):
            return (symbol, a, b)
    return op

def fold(symbol, values):
    op = pick_op(symbol)
    result = values[0]
    for v in values[1:]:
        result = op(result, v)
    return result
#> fold('+', [1, 2, 3])
#> fold('-', [10, 4])
#> fold('@', ['a', 'b', 'c'])
#> fold('+', [])
#> fold('-', (7,))
# %%
def tracker(limit):
    history = []
    def add(item):
        history.append(item)
        if len(history) > limit:
            history.pop(0)
    def recent():
        return list(reversed(history))
    add.recent = recent
    return add

def visit(pages, limit):
    add = tracker(limit)
    for page in pages:
        if not page.startswith('_'):
            add(page)
    return add.recent()
#> visit(['home', 'news', 'mail'], 2)
#> visit(['_draft', 'home'], 5)
#> visit([], 1)
#> visit(['a', 'b'], 0)
#> visit(['x', 'x', '_x', 'y'], 3)
# %%
def outer(flag, word):
    value = word
    def middle():
        value = word * 2
        def inner():
            nonlocal value
            value = value + word
            return value
        first = inner() if flag else 'unset'
        return first, value
    return middle() + (value,)
#> outer(True, 'ab')
#> outer(False, 'x')
#> outer([], [1])
#> outer('yes', 2.5)
#> outer(1, '')
# %%
def counter():
    counts = {}
    def add(key, by=1):
        counts[key] = counts.get(key, 0) + by
        return counts[key]
    def top():
        best = None
        for key in counts:
            if best is None or counts[key] > counts[best]:
                best = key
        return best
    return add, top

def winner(votes):
    add, top = counter()
    for vote in votes:
        if isinstance(vote, tuple):
            add(*vote)
        else:
            add(vote)
    return top()
#> winner(['kim', 'lee', 'lee'])
#> winner([('kim', 5), 'lee', 'lee'])
#> winner([])
#> winner([1, 2, (1, -3)])
#> winner([('a', 2, 3)])
# %%
def multiplier_table(size):
    def row(n):
        def cell(m):
            return n * m
        return [cell(m) for m in range(1, size + 1)]
    return row

def corner(size, n):
    row = multiplier_table(size)
    values = row(n)
    return values[-1] if values else None
#> corner(3, 4)
#> corner(0, 4)
#> corner(2, 'ab')
#> corner(5, -1)
#> corner(1, [0, 1])
# %%
def toggle(states):
    position = -1
    def advance():
        nonlocal position
        position = (position + 1) % len(states)
        return states[position]
    return advance

def blink(states, n):
    advance = toggle(states)
    out = []
    while len(out) < n:
        out.append(advance())
    return out
#> blink(['on', 'off'], 3)
#> blink('rgb', 5)
#> blink([True], 2)
#> blink([], 0)
#> blink([], 1)
# %%
def make_rule(kind, amount):
    def percent(price):
        return price - price * amount / 100
    def flat(price):
        return max(0, price - amount)
    return {'percent': percent, 'flat': flat}.get(kind)

def checkout(price, coupons):
    for kind, amount in coupons:
        rule = make_rule(kind, amount)
        if rule is None:
            continue
        price = rule(price)
    return round(price, 2)
#> checkout(80, [('percent', 10), ('flat', 5)])
#> checkout(3, [('flat', 10), ('percent', 50)])
#> checkout(19.99, [])
#> checkout(40, [('bogus', 1), ('percent', 25)])
#> checkout(100, [('percent', 33), ('percent', 33)])
# %%
def budget(total):
    left = total
    def spend(amount):
        nonlocal left
        if amount > left:
            raise ValueError(f'only {left} left')
        left -= amount
        return left
    return spend

def shop(total, prices):
    spend = budget(total)
    bought = 0
    for price in prices:
        try:
            spend(price)
        except ValueError as e:
            return bought, str(e)
        bought += 1
    return bought, 'all bought'
#> shop(20, [5, 5, 5])
#> shop(20, [15, 10, 1])
#> shop(0, [])
#> shop(1, [0, 1, 0, 1])
#> shop(2, ['free'])
# %%
def hide(secret):
    tries = 3
    def guess(word):
        nonlocal tries
        if tries == 0:
            return 'locked'
        if word == secret:
            return 'open'
        tries -= 1
        return f'{tries} left'
    return guess

def crack(secret, words):
    guess = hide(secret)
    return [guess(w) for w in words]
#> crack('fox', ['cat', 'fox', 'dog'])
#> crack('fox', ['a', 'b', 'c', 'fox'])
#> crack('', [''])
#> crack(12, ['12', 12.0])
#> crack(None, [])
# %%
def curry(fn, arity):
    def collect(args):
        def take(value):
            got = args + [value]
            if len(got) == arity:
                return fn(*got)
            return collect(got)
        return take
    return collect([])

def volume(a, b, c):
    return a * b * c

def stepwise(values):
    current = curry(volume, 3)
    for v in values:
        if not callable(current):
            return current, 'extra'
        current = current(v)
    return 'partial' if callable(current) else current
#> stepwise([2, 3, 4])
#> stepwise([2, 3])
#> stepwise([1, 1, 5, 9])
#> stepwise([])
#> stepwise([2, 'ab', 2])
