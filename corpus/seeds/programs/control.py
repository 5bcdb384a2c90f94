# %%
class Recorder:
    def __init__(self, log, name):
        self.log = log
        self.name = name

    def __enter__(self):
        self.log.append('+' + self.name)
        return self

    def __exit__(self, *info):
        self.log.append('-' + self.name)
        return info[0] is KeyError

def nested(data, key):
    log = []
    with Recorder(log, 'outer'):
        with Recorder(log, 'inner'):
            log.append(data[key])
        log.append('after')
    return log
#> nested({'k': 1}, 'k')
#> nested({}, 'k')
#> nested([10, 20], 1)
#> nested([], 0)
#> nested('word', -1)
# %%
def describe(command):
    match command.split():
        case []:
            return 'nothing'
        case ['go', ('north' | 'south') as way]:
            return 'walking ' + way
        case ['go', other]:
            return 'cannot go ' + other
        case ['take', first, *rest]:
            return f'taking {first}' + (f' and {len(rest)} more' if rest else '')
        case _:
            return '?'

def play(commands):
    return [describe(c) for c in commands.split('.')]
#> play('go north. take lamp rope map')
#> play('')
#> play('go up. go. take')
#> play('take key')
#> play('sing loudly.go south. ')
# %%
def smallest_divisor(n):
    for d in range(2, n):
        if d * d > n:
            continue
        if n % d == 0:
            break
    else:
        return None
    return d

def classify(numbers):
    out = {}
    for n in numbers:
        d = smallest_divisor(n)
        out[n] = 'prime' if d is None and n > 1 else d
    return out
#> classify([9, 7, 10])
#> classify([])
#> classify([1, 0, 2])
#> classify([25])
#> classify([-6, 4])
# %%
total = 0

def add(amount):
    global total
    total += amount
    return total

def reset_if(limit):
    global total
    if total > limit:
        total = 0
        return True
    return False

def fill_jars(amounts, limit):
    resets = 0
    for a in amounts:
        add(a)
        if reset_if(limit):
            resets += 1
    return total, resets
#> fill_jars([3, 4, 5], 6)
#> fill_jars([], 1)
#> fill_jars([1, 1, 1], 10)
#> fill_jars([9, 9], 0)
#> fill_jars([0.5, -2, 3.5], 1)
# %%
def next_guess(low, high):
    return (low + high) // 2

def guess(secret, high=100):
    low = 0
    tries = []
    while True:
        g = next_guess(low, high)
        tries.append(g)
        if g == secret:
            break
        if low >= high:
            return tries, 'lost'
        if g < secret:
            low = g + 1
        else:
            high = g - 1
    return tries, 'found'
#> guess(37)
#> guess(50)
#> guess(4, high=3)
#> guess(0, 8)
#> guess(2.5, 10)
# %%
def take(queue):
    return queue.pop(0) if queue else None

def drain(queue, stop):
    taken = []
    while (item := take(queue)) is not None:
        if item == stop:
            taken.append('halt')
            break
        taken.append(item)
    else:
        taken.append('dry')
    return taken, queue
#> drain([1, 2, 3], 2)
#> drain([1, 2, 3], 9)
#> drain([], 0)
#> drain([0, None, 5], 5)
#> drain(['x', 'x'], 'x')
# %%
def area(shape):
    match shape:
        case {'kind': 'circle', 'r': r}:
            return round(3.14 * r * r, 2)
        case {'kind': 'rect', 'w': w, 'h': h}:
            return w * h
        case {'kind': 'group', 'parts': [*parts]}:
            return sum(area(p) for p in parts)
        case {'kind': str(kind)}:
            raise ValueError('unknown ' + kind)
        case None:
            return 0
    return -1
#> area({'kind': 'circle', 'r': 2})
#> area({'kind': 'group', 'parts': [{'kind': 'rect', 'w': 2, 'h': 3}, None]})
#> area({'kind': 'star'})
#> area([1, 2])
#> area({'kind': 'rect', 'w': 5, 'h': 0.5, 'color': 'red'})
# %%
class Patch:
    def __init__(self, target, **changes):
        self.target = target
        self.changes = changes

    def __enter__(self):
        self.saved = dict(self.target)
        self.target.update(self.changes)
        return self.target

    def __exit__(self, *info):
        self.target.clear()
        self.target.update(self.saved)
        return len(info) == 0

def price(settings, amount):
    return amount * (100 + settings['tax']) / 100

def what_if(settings, amount, tax):
    now = price(settings, amount)
    with Patch(settings, tax=tax) as changed:
        later = price(changed, amount)
    return now, later, settings
#> what_if({'tax': 20}, 50, 10)
#> what_if({'tax': 0, 'zone': 'x'}, 7, 0)
#> what_if({}, 5, 1)
#> what_if({'tax': 5}, 200.0, -5)
#> what_if({'tax': 1}, 10, None)
# %%
def find_pair(rows, target):
    for i, row in enumerate(rows):
        for j, value in enumerate(row):
            if value == target:
                break
        else:
            continue
        return i, j
    return None

def swap_targets(rows, a, b):
    first, second = find_pair(rows, a), find_pair(rows, b)
    if first is None or second is None:
        return 'missing'
    (r, c), (s, d) = first, second
    rows[r][c], rows[s][d] = rows[s][d], rows[r][c]
    return rows
#> swap_targets([[1, 2], [3, 4]], 1, 4)
#> swap_targets([[1, 2], [3]], 3, 9)
#> swap_targets([], 0, 0)
#> swap_targets([['a'], [], ['b', 'a']], 'a', 'b')
#> swap_targets([[5, 5]], 5, 5)
# %%
def kind_of(value):
    match value:
        case bool():
            return 'flag'
        case int() | float() if value < 0:
            return 'debt'
        case int():
            return 'count'
        case float():
            return 'measure'
        case str() if not value.strip():
            return 'blank'
        case str(text):
            return text[0]
        case (x, y):
            return kind_of(x) + '/' + kind_of(y)
        case _:
            return type(value).__name__

def kinds(values):
    return [kind_of(v) for v in values]
#> kinds([True, 3, -3, 2.5])
#> kinds(['', 'word', ' '])
#> kinds([])
#> kinds([(1, 'a'), [None, -0.5], {}])
#> kinds([(1, 2, 3), None])
# %%
def read_line(lines, state):
    if state['at'] >= len(lines):
        return None
    line = lines[state['at']]
    state['at'] += 1
    return line

def paragraphs(lines):
    state = {'at': 0}
    found, current = [], ''
    while True:
        line = read_line(lines, state)
        if line is None:
            break
        if line == '':
            if current:
                found.append(current)
            current = ''
            continue
        current = current + ' ' + line if current else line
    return found + [current] if current else found
#> paragraphs(['one', 'two', '', 'three'])
#> paragraphs([])
#> paragraphs(['', '', 'x', ''])
#> paragraphs(['a', None, 'b'])
#> paragraphs(['last', '', '', 'line', 'here'])
# %%
class Suppress:
    def __init__(self, *kinds):
        self.kinds = kinds
        self.caught = None

    def __enter__(self):
        return self

    def __exit__(self, *info):
        kind = info[0]
        if kind is not None and issubclass(kind, self.kinds):
            self.caught = kind.__name__
            return True
        return False

def pick(items, index):
    with Suppress(IndexError, ValueError) as guard:
        return items[int(index)]
    return guard.caught
#> pick(['a', 'b'], '1')
#> pick(['a', 'b'], 7)
#> pick([], 'first')
#> pick({}, 3)
#> pick('xyz', -1.9)
# %%
mode = 'idle'
beeps = 0

def press(button):
    global mode, beeps
    if button == 'power':
        mode = 'idle' if mode != 'idle' else 'ready'
    elif mode == 'ready' and button == 'start':
        mode = 'heating'
    elif mode == 'heating' and button == 'stop':
        mode = 'ready'
    else:
        beeps += 1

def microwave(buttons):
    modes = [mode]
    for b in buttons.split():
        press(b)
        if mode != modes[-1]:
            modes.append(mode)
    return modes, beeps
#> microwave('power start stop')
#> microwave('start start')
#> microwave('')
#> microwave('power stop power power start power')
#> microwave('power start start bell stop')
# %%
def collapse(n):
    s = 0
    while n > 0:
        n, d = divmod(n, 10)
        s += d
    return s

def digital_root(n, patience=3):
    chain = [n]
    while (n := collapse(n)) > 9:
        chain.append(n)
        if (patience := patience - 1) == 0:
            return chain, None
    return chain, n
#> digital_root(9875)
#> digital_root(4)
#> digital_root(9999999, 1)
#> digital_root(0)
#> digital_root(-12, patience=0)
# %%
def score(roll):
    match sorted(roll):
        case [a, b, c] if a == b == c:
            return 100 * a
        case [1, 2, 3]:
            return 60
        case [a, b, c] if a == b or b == c:
            return 10 * b
        case [_, _, top]:
            return top
        case []:
            return 0
        case [*_, last]:
            return -last

def best_roll(rolls):
    best = None
    for roll in rolls:
        if best is None or score(roll) > score(best):
            best = roll
    return best and (best, score(best))
#> best_roll([[2, 5, 2], [6, 4, 1]])
#> best_roll([[3, 1, 2], [4, 4, 4]])
#> best_roll([])
#> best_roll([[1, 2, 3, 4], []])
#> best_roll([(6, 6), (5, 5, 6)])
# %%
class Indent:
    def __init__(self, out):
        self.out = out
        self.level = 0

    def __enter__(self):
        self.level += 1

    def __exit__(self, *info):
        self.level -= 1
        if info[0]:
            self.out.append('!')

    def write(self, text):
        self.out.append('  ' * self.level + str(text))

def outline(tree, page):
    for key, value in tree.items():
        page.write(key)
        with page:
            if isinstance(value, dict):
                outline(value, page)
            else:
                page.write(value)

def render(tree):
    out = []
    outline(tree, Indent(out))
    return '\n'.join(out)
#> render({'a': 1, 'b': {'c': 2}})
#> render({})
#> render({'empty': {}})
#> render({'x': {'y': {'z': None}}})
#> render([1, 2])
# %%
def vote(ballots):
    tally = {}
    for b in ballots:
        tally[b] = tally.get(b, 0) + 1
    return tally

def runoff(ballots):
    rounds = 0
    while ballots:
        rounds += 1
        tally = vote([b[0] for b in ballots if b])
        for name, n in tally.items():
            if n * 2 > len(ballots):
                return name, rounds
        if not tally:
            break
        loser = min(tally, key=lambda k: (tally[k], k))
        ballots = [[c for c in b if c != loser] for b in ballots]
    return None, rounds
#> runoff(['ab', 'ba', 'ca'])
#> runoff([['x'], ['x'], ['y']])
#> runoff([])
#> runoff([[], []])
#> runoff(['p', 'q'])
# %%
def step(x, y, move):
    match move:
        case 'U' | 'u':
            y += 1
        case 'D' | 'd':
            y -= 1
        case 'L' | 'l':
            x -= 1
        case 'R' | 'r':
            x += 1
        case 'X':
            x = y = 0
        case _:
            return None
    return x, y

def wander(moves, fence):
    x = y = 0
    for count, m in enumerate(moves, start=1):
        if not (spot := step(x, y, m)):
            return 'stuck', count
        x, y = spot
        if abs(x) > fence or abs(y) > fence:
            return 'out', count
    return (x, y), len(moves)
#> wander('UURd', 5)
#> wander('LLL', 2)
#> wander('RXu', 1)
#> wander('U?U', 9)
#> wander('', 0)
# %%
def sieve(limit):
    flags = [True] * (limit + 1)
    for i in range(2, limit + 1):
        if not flags[i]:
            continue
        yield i
        for j in range(i * 2, limit + 1, i):
            flags[j] = False

def goldbach(n):
    primes = list(sieve(n))
    for p in primes:
        if n - p in primes:
            break
    else:
        return 'none'
    return p, n - p
#> goldbach(10)
#> goldbach(11)
#> goldbach(4)
#> goldbach(2)
#> goldbach(14)
# %%
class Timer:
    now = 0

    def __init__(self, budget):
        self.budget = budget

    def __enter__(self):
        self.start = Timer.now
        return self

    def spend(self, cost):
        Timer.now += cost
        if Timer.now - self.start > self.budget:
            raise TimeoutError(f'over by {Timer.now - self.start - self.budget}')

    def __exit__(self, *info):
        self.used = Timer.now - self.start
        return bool(info[0])

def run_jobs(jobs, budget):
    done = []
    with Timer(budget) as t:
        for name, cost in jobs:
            t.spend(cost)
            done.append(name)
    return done, t.used
#> run_jobs([('wash', 3), ('dry', 4)], 10)
#> run_jobs([('wash', 3), ('dry', 4), ('fold', 2)], 6)
#> run_jobs([], 0)
#> run_jobs([('nap', 0), ('bad',)], 1)
#> run_jobs([('a', 0.5), ('b', -1), ('c', 2)], 1)
