# %%
def chunks(items, size):
    block = []
    for item in items:
        block.append(item)
        if len(block) == size:
            yield block
            block = []
    if block:
        yield block

def chunk_sums(items, size):
    return [sum(b) for b in chunks(items, size)]
#> chunk_sums([1, 2, 3, 4, 5], 2)
#> chunk_sums([], 3)
#> chunk_sums([10, 20], 5)
#> chunk_sums((1.5, 2.5, 3), 1)
#> chunk_sums([4, 5], 0)
# %%
def naturals(start):
    n = start
    while True:
        yield n
        n += 1

def first_multiple(start, of):
    for n in naturals(start):
        if n % of == 0:
            return n
#> first_multiple(10, 7)
#> first_multiple(-5, 3)
#> first_multiple(12, 12)
#> first_multiple(1, 0)
#> first_multiple(2, 1)
# %%
def walk(tree):
    if tree is None:
        return
    left, value, right = tree
    yield from walk(left)
    yield value
    yield from walk(right)

def in_order(tree):
    return '<'.join(str(v) for v in walk(tree))
#> in_order(((None, 1, None), 2, (None, 3, None)))
#> in_order(None)
#> in_order((None, 'm', (None, 'q', None)))
#> in_order((((None, 0, None), 4, None), 5, None))
#> in_order((None, 9, 9))
# %%
def averager():
    total, count = 0, 0
    mean = None
    while True:
        value = yield mean
        if value is None:
            continue
        total += value
        count += 1
        mean = total / count

def running(values):
    gen = averager()
    next(gen)
    return [gen.send(v) for v in values]
#> running([4, 8, 6])
#> running([])
#> running([5, None, 7])
#> running([None, 1])
#> running([-2.0, 2])
# %%
def tokens(text):
    number = ''
    for ch in text:
        if ch.isdigit():
            number += ch
            continue
        if number:
            yield int(number)
            number = ''
        if ch != ' ':
            yield ch
    if number:
        yield int(number)

def calc(text):
    total, sign = 0, 1
    for token in tokens(text):
        if token == '-':
            sign = -1
        elif token == '+':
            sign = 1
        else:
            total += sign * token
    return total
#> calc('12 + 7 - 4')
#> calc('')
#> calc('5-10-1')
#> calc('8 8')
#> calc('3 + x')
# %%
def fib(limit):
    a, b = 0, 1
    while a <= limit:
        yield a
        a, b = b, a + b

def even_fib_total(limit):
    return sum(n for n in fib(limit) if n % 2 == 0)
#> even_fib_total(10)
#> even_fib_total(0)
#> even_fib_total(100)
#> even_fib_total(-1)
#> even_fib_total(2.5)
# %%
def pairs(items):
    it = iter(items)
    while True:
        try:
            left = next(it)
        except StopIteration:
            return
        right = next(it, None)
        yield left, right

def to_dict(items):
    out = {}
    for k, v in pairs(items):
        if v is None:
            out['rest'] = k
        else:
            out[k] = v
    return out
#> to_dict(['a', 1, 'b', 2])
#> to_dict(['a', 1, 'b'])
#> to_dict([])
#> to_dict('xyzw')
#> to_dict([[1], 2])
# %%
def interleave(*sources):
    active = [iter(s) for s in sources]
    while active:
        for it in list(active):
            try:
                yield next(it)
            except StopIteration:
                active.remove(it)

def weave(a, b, c=()):
    return list(interleave(a, b, c))
#> weave([1, 2, 3], 'xy')
#> weave([], [])
#> weave('ab', [0], (True, False, None))
#> weave((0, 1), {}, c='z')
#> weave([1], 5)
# %%
def changes(values):
    previous = None
    for value in values:
        if previous is not None:
            yield value - previous
        previous = value

def trend(values):
    ups = downs = 0
    for step in changes(values):
        if step > 0:
            ups += 1
        elif step < 0:
            downs += 1
    if ups == downs:
        return 'flat'
    return 'up' if ups > downs else 'down'
#> trend([1, 3, 2, 5])
#> trend([9, 7, 7])
#> trend([])
#> trend([2, 2, 2])
#> trend([1, None, 0.5, 4])
# %%
def countdown(n):
    while n > 0:
        reply = yield n
        if reply == 'skip':
            n -= 2
        elif reply == 'stop':
            return 'stopped'
        else:
            n -= 1
    return 'done'

def drive(n, commands):
    gen = countdown(n)
    seen = []
    try:
        seen.append(next(gen))
        for c in commands:
            seen.append(gen.send(c))
    except StopIteration as end:
        seen.append(end.value)
    return seen
#> drive(5, [None, 'skip', None])
#> drive(3, ['stop', None])
#> drive(0, ['go'])
#> drive(2, ['', '', ''])
#> drive(9, [])
# %%
def lines(text):
    for raw in text.split('\n'):
        yield raw.strip()

def non_blank(source):
    for line in source:
        if line and not line.startswith('#'):
            yield line

def numbered(source):
    n = 1
    for line in source:
        yield f'{n}: {line}'
        n += 1

def listing(text):
    return list(numbered(non_blank(lines(text))))
#> listing('one\n\n# note\n  two')
#> listing('')
#> listing('#only\n#comments')
#> listing('a # tail\nb')
#> listing('\t x \n y')
# %%
def primes_below(n):
    found = []
    for k in range(2, n):
        if all(k % p for p in found):
            found.append(k)
            yield k

def factor(n):
    parts = []
    for p in primes_below(n + 1):
        while n % p == 0:
            parts.append(p)
            n //= p
        if n == 1:
            break
    return parts
#> factor(12)
#> factor(7)
#> factor(1)
#> factor(0)
#> factor(20)
# %%
def flatten(thing):
    for part in thing:
        if isinstance(part, (list, tuple)):
            yield from flatten(part)
        elif isinstance(part, dict):
            yield from flatten(list(part.values()))
        else:
            yield part

def longest(thing):
    return max((str(x) for x in flatten(thing)), key=len, default='nothing')
#> longest(['pea', ['bean', ['carrot']]])
#> longest([])
#> longest([{'k': (100, 2)}, 7])
#> longest([[], [[]], {}])
#> longest([None, True, 'yes', 'oui!'])
# %%
def window(seq, size):
    for i in range(len(seq) - size + 1):
        yield seq[i:i + size]

def best_window(seq, size):
    best = next(window(seq, size), None)
    if best is None:
        return 'too short'
    for w in window(seq, size):
        if sum(w) > sum(best):
            best = w
    return best
#> best_window([1, 5, 2, 7, 0], 2)
#> best_window([1, 2], 3)
#> best_window([-3, -1, -2], 1)
#> best_window((4, 4, 4), 2)
#> best_window([8], 0)
# %%
def total_of(part):
    amount = 0
    for x in part:
        amount += x
        yield x
    return amount

def with_totals(parts):
    grand = 0
    for part in parts:
        sub = yield from total_of(part)
        yield f'sum {sub}'
        grand += sub
    yield grand

def ledger(parts):
    return [row for row in with_totals(parts)]
#> ledger([[1, 2], [3]])
#> ledger([])
#> ledger([[], [10]])
#> ledger([(0.5, 0.25), [-1]])
#> ledger([{0: 'a', 4: 'b'}, {7}])
# %%
def letters(word):
    try:
        for ch in word:
            yield ch.upper()
    finally:
        word = None

def take_until(word, stop):
    gen = letters(word)
    out = []
    for ch in gen:
        if ch == stop:
            gen.close()
            out.append('closed')
        else:
            out.append(ch)
    return out
#> take_until('banjo', 'J')
#> take_until('kite', 'z')
#> take_until('', 'A')
#> take_until('aa', 'A')
#> take_until(['x', 3], 'Y')
# %%
def zigzag(rows):
    for i, row in enumerate(rows):
        if i % 2:
            yield from reversed(row)
        else:
            yield from row

def read_grid(rows, skip=None):
    text = ''
    for cell in zigzag(rows):
        if cell != skip:
            text += str(cell)
    return text
#> read_grid(['abc', 'def', 'ghi'])
#> read_grid([[1, 2], [3, 4]], skip=3)
#> read_grid([])
#> read_grid(['..a', 'b..'], '.')
#> read_grid([[None, 0], [True]])
# %%
def bank(balance):
    while True:
        move = yield balance
        if move is None:
            return
        kind, amount = move
        if kind == 'in':
            balance += amount
        elif amount <= balance:
            balance -= amount
        else:
            balance -= 1

def statement(start, moves):
    account = bank(start)
    history = [next(account)]
    for move in moves:
        history.append(account.send(move))
    return history
#> statement(10, [('in', 5), ('out', 12)])
#> statement(0, [('out', 4), ('in', 1)])
#> statement(3, [])
#> statement(8, [('out', 8), None])
#> statement(1.5, [['in', 0.5], ['fee', 2]])
# %%
def bits(n):
    while n:
        yield n & 1
        n >>= 1

def set_positions(n):
    return [i for i, bit in enumerate(bits(n)) if bit]

def common_bits(a, b):
    first = set_positions(a)
    return [i for i in set_positions(b) if i in first]
#> common_bits(13, 7)
#> common_bits(0, 255)
#> common_bits(8, 8)
#> common_bits(21, 10)
#> common_bits(True, 3)
# %%
def repeat(pattern, times):
    count = 0
    while count < times:
        for p in pattern:
            if count == times:
                return
            yield p
            count += 1
        if not pattern:
            return

def assign(people, chores):
    plan = {}
    for person, chore in zip(people, repeat(chores, len(people))):
        plan[person] = chore
    return plan
#> assign(['Jo', 'Ki', 'Lu'], ['sweep', 'cook'])
#> assign([], ['sweep'])
#> assign(['Jo'], [])
#> assign(('Jo', 'Jo'), ('a', 'b', 'c'))
#> assign('abcde', 'xy')
