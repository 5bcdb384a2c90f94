# %%
def ticks(start, steps):
    for s in steps:
        start += s
        yield start

def crossings(start, steps, line):
    n = 0
    side = start > line
    for pos in ticks(start, steps):
        if (pos > line) != side:
            n += 1
            side = not side
    return n
#> crossings(0, [3, -5, 4], 1)
#> crossings(5, [], 2)
#> crossings(2, [1, 1, -4, 8], 2)
#> crossings(-1, [2, -2, 2, -2], 0)
#> crossings(10, [-1, -1, -1], 20)
# %%
class Solution:
    def pairUp(self, names, sizes):
        def chunks():
            i = 0
            for s in sizes:
                if i >= len(names):
                    return
                yield names[i:i + s]
                i += s
            if i < len(names):
                yield names[i:]

        return ['&'.join(sorted(c)) for c in chunks() if c]
#> Solution().pairUp(['z', 'a', 'm', 'b'], [2, 1])
#> Solution().pairUp([], [3])
#> Solution().pairUp(['q', 'p'], [])
#> Solution().pairUp(['c', 'b', 'a', 'e', 'd'], [0, 3, 4])
#> Solution().pairUp(['x', 'w', 'v'], [1, 1, 1, 1])
# %%
def make_meter(limit):
    total = 0
    trips = 0

    def feed(n):
        nonlocal total, trips
        total += n
        while total >= limit:
            total -= limit
            trips += 1
        return total

    def report():
        return f'{trips}x{limit}+{total}'

    return feed, report

def water_bill(uses, limit):
    feed, report = make_meter(limit)
    levels = [feed(u) for u in uses]
    return levels, report()
#> water_bill([3, 4, 9], 5)
#> water_bill([], 2)
#> water_bill([10], 3)
#> water_bill([1, 1, 1, 1], 4)
#> water_bill([7, 0, 8], 20)
# %%
from functools import reduce

class Solution:
    def squashPotion(self, drops):
        def brew(state, d):
            level, boils = state
            level = level * 2 - d if d % 2 else level + d
            return (0, boils + 1) if level > 20 else (level, boils)

        return reduce(brew, drops, (1, 0))
#> Solution().squashPotion(drops=[2, 3, 4])
#> Solution().squashPotion(drops=[])
#> Solution().squashPotion(drops=[10, 1, 5])
#> Solution().squashPotion(drops=[20, 8, 8, 8])
#> Solution().squashPotion(drops=[6, 3, 2, 7, 1, 4])
# %%
def logged(fn):
    calls = []

    def inner(*args):
        res = fn(*args)
        calls.append((args, res))
        return res

    inner.calls = calls
    return inner

@logged
def blend(a, b):
    if b == 0:
        return a
    return blend(b, a % b) + b // 2

def trace_blend(a, b):
    blend.calls.clear()
    out = blend(a, b)
    return out, len(blend.calls), blend.calls[0]
#> trace_blend(7, 3)
#> trace_blend(5, 0)
#> trace_blend(0, 9)
#> trace_blend(20, 6)
#> trace_blend(13, 13)
# %%
def until(pred, xs):
    for x in xs:
        if pred(x):
            return
        yield x

def after(pred, xs):
    on = False
    for x in xs:
        if on:
            yield x
        elif pred(x):
            on = True

def middle_part(nums, a, b):
    big = lambda x: x >= a
    small = lambda x: x <= b
    return list(until(small, after(big, nums)))
#> middle_part([1, 8, 5, 6, 2, 9], 7, 3)
#> middle_part([], 1, 0)
#> middle_part([4, 5, 6], 10, 0)
#> middle_part([9, 9, 9, 1], 9, 1)
#> middle_part([5, 4, 3, 2], 5, -1)
# %%
class Solution:
    def pipeline(self, words, steps):
        table = {
            'flip': lambda w: w[::-1],
            'dup': lambda w: w + w[-1:],
            'cut': lambda w: w[1:],
            'up': str.upper,
        }
        compose = lambda f, g: (lambda w: g(f(w)))
        run = lambda w: w
        for s in steps:
            run = compose(run, table[s])
        return list(map(run, words))
#> Solution().pipeline(['abc', 'xy'], ['flip', 'cut'])
#> Solution().pipeline([], ['up'])
#> Solution().pipeline(['hey'], [])
#> Solution().pipeline(['no', 'a', ''], ['dup', 'dup', 'cut'])
#> Solution().pipeline(['moss'], ['cut', 'up', 'flip', 'dup'])
# %%
def countdown(n):
    while n > 0:
        skip = yield n
        n -= 1 if skip is None else skip

def bounce(n, skips):
    g = countdown(n)
    seen = [next(g, 0)]
    for s in skips:
        try:
            seen.append(g.send(s))
        except StopIteration:
            seen.append('end')
            break
    return seen
#> bounce(6, [2, None, 1])
#> bounce(1, [1])
#> bounce(0, [])
#> bounce(10, [3, 3, 3, 3])
#> bounce(5, [None, None])
# %%
class Solution:
    def retryAll(self, jobs, tries):
        def retry(times):
            def deco(fn):
                def wrapped(x):
                    for t in range(times):
                        try:
                            return fn(x, t)
                        except ValueError:
                            pass
                    return None
                return wrapped
            return deco

        @retry(tries)
        def work(need, attempt):
            if attempt < need:
                raise ValueError(need)
            return need * 10 + attempt

        return [work(j) for j in jobs]
#> Solution().retryAll([0, 1, 2], 2)
#> Solution().retryAll([], 3)
#> Solution().retryAll([4], 1)
#> Solution().retryAll([3, 0, 1], 4)
#> Solution().retryAll([-1, 2, 5], 3)
# %%
def wander(grid, r, c, seen=None):
    seen = set() if seen is None else seen
    if not (0 <= r < len(grid) and 0 <= c < len(grid[0])):
        return
    if (r, c) in seen or grid[r][c] == '#':
        return
    seen.add((r, c))
    yield grid[r][c]
    for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0)):
        yield from wander(grid, r + dr, c + dc, seen)

def letters_met(grid, start, most):
    text = ''
    for ch in wander(grid, *start):
        if len(text) == most:
            break
        text += ch
    return text
#> letters_met(['ab', 'cd'], (0, 0), 9)
#> letters_met(['#'], (0, 0), 3)
#> letters_met(['a#b', 'cde'], (0, 2), 4)
#> letters_met(['xyz'], (0, 1), 2)
#> letters_met(['pq', '##', 'rs'], (2, 1), 5)
# %%
from functools import wraps

def clamp(lo, hi):
    def deco(fn):
        @wraps(fn)
        def inner(*args):
            v = fn(*args)
            return lo if v < lo else hi if v > hi else v
        return inner
    return deco

@clamp(0, 50)
def heat(base, day):
    return base + day * day - 6 * day

def forecast(base, days):
    temps = [heat(base, d) for d in range(days)]
    return heat.__name__, temps
#> forecast(10, 4)
#> forecast(3, 0)
#> forecast(45, 3)
#> forecast(0, 6)
#> forecast(49, 8)
# %%
class Solution:
    def evenOddFold(self, nums, ops):
        funcs = {'+': lambda a, b: a + b, '-': lambda a, b: a - b, 'M': max, 'm': min}

        def fold(f, xs, acc):
            for x in xs:
                acc = f(acc, x)
            return acc

        out = []
        for i, op in enumerate(ops):
            part = nums[i % 2::2]
            out.append(fold(funcs[op], part[1:], part[0]) if part else None)
        return out
#> Solution().evenOddFold(nums=[5, 1, 7, 2], ops='+M')
#> Solution().evenOddFold(nums=[], ops='m-')
#> Solution().evenOddFold(nums=[4], ops='+-')
#> Solution().evenOddFold(nums=[9, 8, 3, 6, 2], ops='-mM')
#> Solution().evenOddFold(nums=[1, 2, 3, 4, 5, 6], ops='')
# %%
def accumulate_by(fn):
    state = {}

    def add(key, x):
        state[key] = fn(state[key], x) if key in state else x
        return state

    return add

def daily(records):
    top = accumulate_by(max)
    total = accumulate_by(lambda a, b: a + b)
    joined = accumulate_by(lambda a, b: f'{b}<{a}')
    res = ({}, {}, {})
    for day, n in records:
        res = (top(day, n), total(day, n), joined(day, n))
    return res
#> daily([('mo', 3), ('tu', 1), ('mo', 5)])
#> daily([])
#> daily([('we', 0)])
#> daily([('a', -1), ('a', -2), ('a', -3)])
#> daily([('x', 4), ('y', 2), ('x', 2), ('y', 8)])
# %%
def hail(n, odd_add):
    for _ in range(12):
        yield n
        if n == 1 or n > 200:
            return
        n = n // 2 if n % 2 == 0 else 3 * n + odd_add

def peaks(start, odd_add):
    prev = None
    rising = False
    found = []
    for x in hail(start, odd_add):
        if prev is not None:
            if x < prev and rising:
                found.append(prev)
            rising = x > prev
        prev = x
    return found, prev
#> peaks(6, 1)
#> peaks(1, 1)
#> peaks(5, 3)
#> peaks(150, 7)
#> peaks(9, -1)
# %%
class Solution:
    def undoable(self, ops):
        history = []
        value = 0

        def apply(delta):
            nonlocal value
            old = value
            value += delta

            def undo():
                nonlocal value
                value = old
            history.append(undo)

        trail = []
        for op in ops:
            if op == 0:
                if history:
                    history.pop()()
            else:
                apply(op)
            trail.append(value)
        return trail
#> Solution().undoable([5, -2, 0, 0])
#> Solution().undoable([])
#> Solution().undoable([0, 4])
#> Solution().undoable([1, 2, 3, 0, 9])
#> Solution().undoable([7, 0, 7, 0])
# %%
def window(xs, k):
    buf = []
    for x in xs:
        buf.append(x)
        if len(buf) > k:
            buf.pop(0)
        if len(buf) == k:
            yield tuple(buf)

def steady(xs, k, slack):
    return [w for w in window(xs, k) if max(w) - min(w) <= slack]
#> steady([1, 2, 2, 9, 8], 2, 1)
#> steady([], 3, 0)
#> steady([4, 4], 3, 5)
#> steady([5, 6, 7, 5, 5], 3, 2)
#> steady([10, 0, 10], 1, 0)
# %%
from itertools import count, takewhile

class Solution:
    def bellTimes(self, first, gap, close, quiet):
        rings = takewhile(lambda t: t < close, (first + gap * i for i in count()))
        heard = []
        for t in rings:
            lo, hi = quiet
            if lo <= t % 24 < hi:
                continue
            heard.append(t)
        return heard
#> Solution().bellTimes(first=3, gap=5, close=30, quiet=(6, 10))
#> Solution().bellTimes(first=9, gap=1, close=9, quiet=(0, 1))
#> Solution().bellTimes(first=0, gap=6, close=50, quiet=(12, 13))
#> Solution().bellTimes(first=20, gap=3, close=33, quiet=(0, 24))
#> Solution().bellTimes(first=1, gap=4, close=20, quiet=(5, 5))
# %%
def memo(fn):
    table = {}

    def inner(n):
        if n not in table:
            table[n] = fn(n)
        return table[n]

    inner.table = table
    return inner

@memo
def tiles(n):
    if n < 0:
        return 0
    if n == 0:
        return 1
    return tiles(n - 2) + tiles(n - 3)

def tile_rows(widths):
    tiles.table.clear()
    got = [tiles(w) for w in widths]
    return got, max(tiles.table, default=None)
#> tile_rows([4, 5])
#> tile_rows([])
#> tile_rows([1])
#> tile_rows([7, 3])
#> tile_rows([0, 2, 8])
# %%
class Solution:
    def lettersFrom(self, spec):
        return ''.join(self.expand(spec.split(',')))

    def expand(self, parts):
        for part in parts:
            if '-' in part:
                a, b = part.split('-')
                step = 1 if a <= b else -1
                yield from map(chr, range(ord(a), ord(b) + step, step))
            elif part.isdigit():
                yield from 'z' * int(part)
            else:
                yield part
#> Solution().lettersFrom('a-d,x')
#> Solution().lettersFrom('')
#> Solution().lettersFrom('e-b,3,q')
#> Solution().lettersFrom('hi,m-m,0')
#> Solution().lettersFrom('1,p-s,s-p')
# %%
def curry3(fn):
    return lambda a: lambda b: lambda c: fn(a, b, c)

def between(lo, hi, x):
    return lo < x < hi

def bands(nums, edges):
    test = curry3(between)
    rooms = [test(a)(b) for a, b in zip(edges, edges[1:])]
    result = []
    for room in rooms:
        result.append(len([n for n in nums if room(n)]))
    strays = len(nums) - sum(result)
    return result, strays
#> bands([1, 5, 9, 12], [0, 6, 10])
#> bands([], [1, 2])
#> bands([3, 3], [3, 4])
#> bands([2, 4, 6, 8], [1, 4, 5, 9])
#> bands([7], [])
# %%
class Ladder:
    def __init__(self, top, gap):
        self.top, self.gap = top, gap

    def __iter__(self):
        h = self.gap
        while h < self.top:
            yield h
            h += self.gap
        yield self.top

    def __reversed__(self):
        yield from list(self)[::-1]

    def __repr__(self):
        return f'Ladder({self.top}, {self.gap})'

def up_and_down(top, gap, dizzy):
    lad = Ladder(top, gap)
    path = []
    for h in lad:
        path.append(h)
        if h >= dizzy:
            break
    for h in reversed(lad):
        if h < path[-1]:
            path.append(h)
    return path
#> up_and_down(10, 3, 8)
#> up_and_down(2, 5, 9)
#> up_and_down(6, 2, 1)
#> up_and_down(7, 2, 100)
#> up_and_down(5, 1, 3)
# %%
class Solution:
    def auction(self, bids, reserve):
        def gate(check, nxt):
            return lambda b: nxt(b) if check(b) else 'no'

        best = {'who': None, 'amt': reserve}

        def accept(b):
            best['who'], best['amt'] = b
            return 'ok'

        chain = gate(lambda b: b[1] > best['amt'], accept)
        chain = gate(lambda b: b[0] != best['who'], chain)
        chain = gate(lambda b: b[1] % 5 == 0, chain)
        answers = [chain(b) for b in bids]
        return answers, best['who'], best['amt']
#> Solution().auction([('a', 10), ('b', 12), ('a', 15)], 5)
#> Solution().auction([], 50)
#> Solution().auction([('x', 20), ('y', 25), ('x', 25), ('x', 30)], 10)
#> Solution().auction([('p', 5)], 5)
#> Solution().auction([('m', 40), ('n', 45), ('n', 60), ('m', 55)], 0)
# %%
def interleave(*feeds):
    queues = [list(f) for f in feeds]
    while any(queues):
        for q in queues:
            if q:
                yield q.pop(0)

def no_repeat(xs):
    last = None
    for x in xs:
        if x != last:
            yield x
        last = x

def mix(a, b, c):
    return ''.join(no_repeat(interleave(a, b, c)))
#> mix('abc', 'ab', 'c')
#> mix('', '', '')
#> mix('xx', 'x', 'yx')
#> mix('mno', '', 'm')
#> mix('1', '111', '22')
# %%
from functools import reduce
from typing import List

class Solution:
    def decodeTiles(self, tiles: List[str]) -> str:
        def step(acc: str, t: str) -> str:
            if t.startswith('^'):
                return t[1:] + acc
            if t == '<':
                return acc[:-1]
            if t.isdigit():
                k = int(t) % (len(acc) or 1)
                return acc[k:] + acc[:k]
            return acc + t
        return reduce(step, tiles, '')
#> Solution().decodeTiles(['ab', '^c', '1'])
#> Solution().decodeTiles([])
#> Solution().decodeTiles(['<', '5', 'go'])
#> Solution().decodeTiles(['wxyz', '<', '2', '^k'])
#> Solution().decodeTiles(['m', 'n', '^', '3', '<'])
# %%
def walk_bits(n):
    while n:
        low = n & -n
        yield low.bit_length() - 1
        n ^= low

def subsets_of(mask):
    sub = mask
    while sub:
        yield sub
        sub = (sub - 1) & mask

def best_team(skills, mask, cap):
    top = (0, [])
    for team in subsets_of(mask):
        members = list(walk_bits(team))
        power = sum(skills[i] for i in members)
        if top[0] < power <= cap:
            top = power, members
    return top
#> best_team([4, 7, 2], 5, 10)
#> best_team([1, 2, 3], 0, 9)
#> best_team([5, 6, 7], 7, 12)
#> best_team([9], 1, 8)
#> best_team([3, 8, 1, 4], 11, 11)
# %%
class Solution:
    def sortByRules(self, words, rules):
        keys = {
            'len': len,
            'last': lambda w: w[-1:],
            'vow': lambda w: sum(c in 'aeiou' for c in w),
            'abc': lambda w: w,
        }
        for r in reversed(rules):
            down = r.startswith('-')
            words = sorted(words, key=keys[r.lstrip('-')], reverse=down)
        return words
#> Solution().sortByRules(words=['pear', 'fig', 'kiwi'], rules=['len', '-abc'])
#> Solution().sortByRules(words=[], rules=['len'])
#> Solution().sortByRules(words=['b', 'a'], rules=[])
#> Solution().sortByRules(words=['tree', 'area', 'sky', 'oak'], rules=['-vow', 'last'])
#> Solution().sortByRules(words=['on', 'in', 'an', 'nun'], rules=['last', 'len', 'abc'])
# %%
def make_cycle(items):
    i = -1

    def nxt():
        nonlocal i
        i = (i + 1) % len(items)
        return items[i]

    def drop():
        nonlocal i
        gone = items.pop(i)
        i -= 1
        return gone

    return nxt, drop

def chores(people, days, absent):
    nxt, drop = make_cycle(people[:])
    plan = []
    for d in range(days):
        who = nxt()
        if (who, d) in absent:
            plan.append(drop().upper())
        else:
            plan.append(who)
    return plan
#> chores(['al', 'bo', 'cy'], 4, [('bo', 1)])
#> chores(['x'], 2, [])
#> chores(['p', 'q'], 5, [('p', 2), ('q', 0)])
#> chores(['m', 'n', 'o'], 0, [('m', 0)])
#> chores(['a', 'b', 'c'], 6, [('a', 0), ('c', 2)])
# %%
class Solution:
    def countCalls(self, n, k):
        calls = {'grow': 0, 'split': 0}

        def counted(fn):
            def inner(x):
                calls[fn.__name__] += 1
                return fn(x)
            return inner

        @counted
        def grow(x):
            return x if x >= n else split(x + k)

        @counted
        def split(x):
            return grow(x * 2) if x % 2 else grow(x + 1)

        return grow(1), calls
#> Solution().countCalls(10, 2)
#> Solution().countCalls(1, 5)
#> Solution().countCalls(12, 7)
#> Solution().countCalls(30, 9)
#> Solution().countCalls(6, 4)
# %%
def rle(xs):
    it = 0
    while it < len(xs):
        j = it
        while j < len(xs) and xs[j] == xs[it]:
            j += 1
        yield xs[it], j - it
        it = j

def look_twice(text, rounds):
    for _ in range(rounds):
        text = ''.join(ch + str(n) if n > 1 else ch for ch, n in rle(text))
        if len(text) > 20:
            break
    return text
#> look_twice('aabbb', 1)
#> look_twice('', 2)
#> look_twice('z', 3)
#> look_twice('xxyxx', 2)
#> look_twice('oooo', 3)
# %%
class Solution:
    def applyN(self, kind, n, x):
        def twice(f):
            return lambda v: f(f(v))

        def repeat(f, times):
            if times == 0:
                return lambda v: v
            if times % 2 == 0:
                return twice(repeat(f, times // 2))
            rest = repeat(f, times - 1)
            return lambda v: f(rest(v))

        base = {'inc': lambda v: v + 3, 'dbl': lambda v: v * 2 % 97, 'alt': lambda v: 10 - v}[kind]
        return repeat(base, n)(x)
#> Solution().applyN('inc', 5, 1)
#> Solution().applyN('dbl', 0, 7)
#> Solution().applyN('dbl', 6, 3)
#> Solution().applyN('alt', 3, 4)
#> Solution().applyN('inc', 2, -6)
# %%
def spiral(n):
    r = c = 0
    dr, dc = 0, 1
    seen = set()
    for _ in range(n * n):
        yield r, c
        seen.add((r, c))
        nr, nc = r + dr, c + dc
        if not (0 <= nr < n and 0 <= nc < n) or (nr, nc) in seen:
            dr, dc = dc, -dr
        r, c = r + dr, c + dc

def hide(text, n):
    grid = [['.'] * n for _ in range(n)]
    for (r, c), ch in zip(spiral(n), text):
        grid[r][c] = ch
    return [''.join(row) for row in grid]
#> hide('secret', 3)
#> hide('', 2)
#> hide('ab', 1)
#> hide('lantern', 2)
#> hide('abcdefghi', 3)
# %%
from functools import partial

class Solution:
    def shiftTax(self, incomes, rates):
        def tax(rate, floor, x):
            return max(0, x - floor) * rate // 100

        rules = [partial(tax, r, f) for r, f in rates]
        bill = {}
        for name, x in incomes.items():
            due = [rule(x) for rule in rules]
            bill[name] = sum(due)
        return bill
#> Solution().shiftTax({'al': 100, 'bo': 250}, [(10, 50), (20, 200)])
#> Solution().shiftTax({}, [(5, 5)])
#> Solution().shiftTax({'z': 77}, [])
#> Solution().shiftTax({'k': 30, 'l': 60, 'm': 90}, [(50, 40)])
#> Solution().shiftTax({'q': 1000}, [(1, 0), (2, 300), (3, 700)])
# %%
def filter_chain(nums, *tests):
    left = nums
    sizes = [len(left)]
    for t in tests:
        left = list(filter(t, left))
        sizes.append(len(left))
    return left, sizes

def lucky(nums, bad):
    no_bad = lambda n: str(bad) not in str(n)
    uneven = lambda n: n % 2 or n > 50
    spread = lambda n: len(set(str(n))) == len(str(n))
    return filter_chain(nums, no_bad, uneven, spread)
#> lucky([13, 24, 77, 58], 4)
#> lucky([], 1)
#> lucky([11, 33], 3)
#> lucky([60, 61, 62, 606], 2)
#> lucky([5, 15, 25, 8], 5)
# %%
class Solution:
    def mergeCalls(self, xs, ys, cmp):
        rules = {'low': lambda a, b: a <= b, 'high': lambda a, b: a >= b, 'even': lambda a, b: a % 2 <= b % 2}
        first = rules[cmp]

        def run(i, j):
            if i == len(xs):
                yield from ys[j:]
            elif j == len(ys):
                yield from xs[i:]
            elif first(xs[i], ys[j]):
                yield xs[i]
                yield from run(i + 1, j)
            else:
                yield ys[j]
                yield from run(i, j + 1)

        return list(run(0, 0))
#> Solution().mergeCalls(xs=[1, 4], ys=[2, 3, 9], cmp='low')
#> Solution().mergeCalls(xs=[], ys=[], cmp='high')
#> Solution().mergeCalls(xs=[9, 2], ys=[5], cmp='high')
#> Solution().mergeCalls(xs=[3, 4], ys=[6, 7], cmp='even')
#> Solution().mergeCalls(xs=[8], ys=[], cmp='low')
# %%
def batches(xs, cap):
    batch, load = [], 0
    for x in xs:
        if batch and load + x > cap:
            yield batch
            batch, load = [], 0
        batch.append(x)
        load += x
    if batch:
        yield batch

def ferry(xs, cap, fee):
    cost = 0
    trips = []
    for i, b in enumerate(batches(xs, cap), 1):
        waste = cap - sum(b)
        cost += fee + (waste if waste > 0 else -waste * 2)
        trips.append((i, len(b)))
    return trips, cost
#> ferry([3, 4, 5, 2], 8, 10)
#> ferry([], 5, 1)
#> ferry([9], 5, 0)
#> ferry([2, 2, 2, 2, 2], 4, 3)
#> ferry([6, 1, 7, 3], 7, 2)
# %%
def once(fn):
    done = False
    kept = None

    def inner(*a):
        nonlocal done, kept
        if not done:
            kept = fn(*a)
            done = True
        return kept

    return inner

def first_alarm(readings, limit):
    ring = once(lambda i, v: f'{i}:{v}')
    msgs = []
    for i, v in enumerate(readings):
        if v > limit:
            msgs.append(ring(i, v))
    return msgs[-1] if msgs else 'quiet', len(msgs)
#> first_alarm([1, 9, 3, 8], 5)
#> first_alarm([], 0)
#> first_alarm([2, 2], 2)
#> first_alarm([7, 6, 5], 4)
#> first_alarm([0, 0, 1], 0)
# %%
class Solution:
    def zipLongest(self, rows, fill):
        n = max(map(len, rows), default=0)
        padded = map(lambda r: r + [fill] * (n - len(r)), rows)
        cols = zip(*padded)
        score = lambda col: sum(1 if v != fill else -1 for v in col)
        ranked = sorted(cols, key=score, reverse=True)
        return [list(c) for c in ranked if score(c) > 0]
#> Solution().zipLongest([[1, 2, 3], [4], [5, 6]], 0)
#> Solution().zipLongest([], 9)
#> Solution().zipLongest([[7]], 7)
#> Solution().zipLongest([['a', '-'], ['b', 'c'], ['-', 'd', 'e']], '-')
#> Solution().zipLongest([[0, 1], [0, 2], [3]], 0)
# %%
def numbers(text):
    cur = ''
    for ch in text + ' ':
        if ch.isdigit() or (ch == '-' and not cur):
            cur += ch
        elif cur:
            if cur != '-':
                yield int(cur)
            cur = ''

def fold_back(text):
    left = right = 0
    for i, n in enumerate(numbers(text)):
        if i & 1:
            right += n
        else:
            left += n
    return left - right
#> fold_back('a12b-3')
#> fold_back('')
#> fold_back('- 7 -')
#> fold_back('10,20,30')
#> fold_back('x5-6y-')
# %%
class Solution:
    def spellTimer(self, events):
        casts = []

        def spell(name, cooldown):
            ready = 0

            def cast(t):
                nonlocal ready
                if t < ready:
                    return ready - t
                ready = t + cooldown
                casts.append(name)
                return 0
            return cast

        book = {'f': spell('fire', 4), 'i': spell('ice', 2)}
        waits = [book[k](t) for t, k in events]
        return waits, casts
#> Solution().spellTimer([(0, 'f'), (1, 'f'), (1, 'i'), (4, 'f')])
#> Solution().spellTimer([])
#> Solution().spellTimer([(3, 'i'), (4, 'i'), (5, 'i')])
#> Solution().spellTimer([(9, 'f')])
#> Solution().spellTimer([(1, 'f'), (2, 'i'), (3, 'f'), (3, 'i'), (6, 'f')])
# %%
from itertools import groupby

def stages(temps):
    sign = lambda p: (p[1] > p[0]) - (p[1] < p[0])
    for s, grp in groupby(zip(temps, temps[1:]), key=sign):
        pairs = list(grp)
        yield 'down flat up'.split()[s + 1], pairs[-1][1] - pairs[0][0]

def biggest_stage(temps):
    found = list(stages(temps))
    if not found:
        return None
    return max(found, key=lambda f: abs(f[1])), len(found)
#> biggest_stage([1, 3, 6, 2, 2])
#> biggest_stage([])
#> biggest_stage([5])
#> biggest_stage([9, 7, 8, 8, 4, 1])
#> biggest_stage([2, 2, 2])
