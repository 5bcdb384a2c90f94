# %%
def memo(f):
    cache = {}

    def wrapped(n):
        if n not in cache:
            cache[n] = f(n)
        return cache[n]
    return wrapped


@memo
def hens(n):
    if n < 2:
        return 1
    return hens(n - 1) + eggs(n - 2)


@memo
def eggs(n):
    return 1 if n < 1 else 2 * hens(n - 1)


def farm(months):
    return [(hens(m), eggs(m)) for m in months]
#> farm([3])
#> farm([])
#> farm([1, 0])
#> farm([5, 4])
#> farm([2, 6, 7])
# %%
class Solution:
    def splitTeams(self, skill):
        left, right = [], []
        for s in sorted(skill, reverse=True):
            team = left if self.power(left) <= self.power(right) else right
            team.append(s)
            if self.crowded(left, right):
                self.shift(left, right)
        return left, right

    def power(self, team):
        return sum(team)

    def crowded(self, a, b):
        return abs(len(a) - len(b)) > 1

    def shift(self, a, b):
        src, dst = (a, b) if len(a) > len(b) else (b, a)
        dst.append(src.pop())
#> Solution().splitTeams([5, 1, 1, 1])
#> Solution().splitTeams([])
#> Solution().splitTeams([9, 2, 2, 2, 2])
#> Solution().splitTeams([3, 3])
#> Solution().splitTeams([10, 8, 6, 4, 1, 1])
# %%
def tick(state, rule):
    n = len(state)
    return ''.join(rule(state[i - 1], state[i], state[(i + 1) % n]) for i in range(n))


def vote(a, b, c):
    return '1' if (a + b + c).count('1') >= 2 else '0'


def parity(a, b, c):
    return '1' if a != c else b


def evolve(state, rules):
    names = {'v': vote, 'p': parity}
    for r in rules:
        state = tick(state, names[r])
    return state
#> evolve('10110', 'vp')
#> evolve('1', 'p')
#> evolve('0000', '')
#> evolve('100010', 'pp')
#> evolve('1101', 'vvp')
# %%
def cents(s):
    whole, _, frac = s.partition('.')
    return int(whole or 0) * 100 + int((frac + '00')[:2])


def money(c):
    return f'{c // 100}.{c % 100:02d}'


def share(total, n):
    base, extra = divmod(total, n)
    return [base + (i < extra) for i in range(n)]


def split_bill(prices, people):
    if people == 0:
        return []
    return [money(c) for c in share(sum(cents(p) for p in prices), people)]
#> split_bill(['4.50', '3', '2.25'], 2)
#> split_bill(['1.00'], 3)
#> split_bill([], 2)
#> split_bill(['.5', '12.345'], 4)
#> split_bill(['9.99'], 0)
# %%
class Node:
    def __init__(self, val):
        self.val = val
        self.next = None


def build(vals):
    head = None
    for v in reversed(vals):
        node = Node(v)
        node.next = head
        head = node
    return head


def to_list(head):
    out = []
    while head:
        out.append(head.val)
        head = head.next
    return out


def drop_dips(head):
    cur = head
    while cur and cur.next:
        if cur.next.val < cur.val:
            cur.next = cur.next.next
        else:
            cur = cur.next
    return head


def uphill(vals):
    return to_list(drop_dips(build(vals)))
#> uphill([3, 1, 4, 2, 5])
#> uphill([])
#> uphill([9, 8, 7])
#> uphill([1, 1, 2])
#> uphill([6])
# %%
from typing import List


class Solution:
    def floodMarks(self, land: List[int], rain: int) -> List[int]:
        water = [0] * len(land)
        for drop in range(rain):
            at = self.settle(land, water, drop % len(land))
            water[at] += 1
        return water

    def level(self, land: List[int], water: List[int], i: int) -> int:
        return land[i] + water[i]

    def settle(self, land: List[int], water: List[int], i: int) -> int:
        for d in (-1, 1):
            j = i + d
            if 0 <= j < len(land) and self.level(land, water, j) < self.level(land, water, i):
                return self.settle(land, water, j)
        return i
#> Solution().floodMarks([2, 0, 2], 4)
#> Solution().floodMarks([1], 3)
#> Solution().floodMarks([3, 2, 1], 3)
#> Solution().floodMarks([0, 5, 0, 5], 6)
#> Solution().floodMarks([4, 4], 0)
# %%
def lex(s):
    i = 0
    while i < len(s):
        if s[i] == ' ':
            i += 1
            continue
        j = i + 1
        while j < len(s) and same_kind(s[i], s[j]):
            j += 1
        yield s[i:j]
        i = j


def same_kind(a, b):
    return kind(a) == kind(b) != 'sym'


def kind(c):
    return 'num' if c.isdigit() else 'word' if c.isalpha() else 'sym'


def summary(s):
    counts = {}
    for tok in lex(s):
        k = kind(tok[0])
        counts.setdefault(k, []).append(tok)
    return counts
#> summary('x1 = y22')
#> summary('')
#> summary('a+b')
#> summary('12 34')
#> summary('if9go(7)')
# %%
def trade(rate):
    def convert(x):
        return x * rate // 10
    return convert


def chain(amount, converters):
    for c in converters:
        amount = c(amount)
        if amount == 0:
            break
    return amount


def best_loop(amount, rates):
    fs = [trade(r) for r in rates]
    there, back = chain(amount, fs), chain(amount, fs[::-1])
    return ('there', there) if there > back else ('back', back)
#> best_loop(100, [12, 9])
#> best_loop(7, [3, 15])
#> best_loop(0, [10])
#> best_loop(55, [])
#> best_loop(33, [5, 7, 30])
# %%
class Solution:
    def doorOrder(self, doors):
        opened = []
        waiting = list(doors)
        while waiting:
            ready = [d for d in waiting if self.ready(d, opened)]
            if not ready:
                return opened, self.names(waiting)
            d = min(ready, key=self.effort)
            waiting.remove(d)
            opened.append(d[0])
        return opened, ''

    def ready(self, door, opened):
        return all(k in opened for k in door[1])

    def effort(self, door):
        return (door[2], door[0])

    def names(self, doors):
        return ''.join(d[0] for d in doors)
#> Solution().doorOrder([('a', 'b', 1), ('b', '', 5)])
#> Solution().doorOrder([])
#> Solution().doorOrder([('x', 'y', 1), ('y', 'x', 1), ('z', '', 2)])
#> Solution().doorOrder([('p', '', 3), ('q', '', 3), ('r', 'pq', 1)])
#> Solution().doorOrder([('m', 'm', 1)])
# %%
def odd_bounce(x, y):
    if x <= 0 or y <= 0:
        return x + y
    return even_bounce(x - y, y + 1) if x % 2 else even_bounce(x - 1, y - 1)


def even_bounce(x, y):
    if x <= 0 or y <= 0:
        return x - y
    return odd_bounce(x, y - 2) if y % 2 == 0 else odd_bounce(x - 3, y)


def game(pairs):
    wins = [0, 0]
    for x, y in pairs:
        a, b = odd_bounce(x, y), even_bounce(x, y)
        if a != b:
            wins[a < b] += 1
    return wins
#> game([(5, 3), (8, 2)])
#> game([])
#> game([(10, 1), (1, 10), (4, 4)])
#> game([(0, 0)])
#> game([(12, 5), (7, 6), (20, 3)])
# %%
def top_two(xs):
    a = b = None
    for x in xs:
        if a is None or x > a:
            a, b = x, a
        elif b is None or x > b:
            b = x
    return a, b


def lead(xs):
    a, b = top_two(xs)
    return a - b if b is not None else 0


def closest_race(races):
    if not races:
        return None
    return min(races, key=lambda name: (lead(races[name]), name))


def season(races, cut):
    name = closest_race(races)
    if name is not None and lead(races[name]) <= cut:
        return name, top_two(races[name])
    return 'dull'
#> season({'ash': [9, 4, 7], 'elm': [5, 5]}, 3)
#> season({}, 1)
#> season({'oak': [10, 1]}, 5)
#> season({'fir': [3], 'yew': [2, 8, 6]}, 0)
#> season({'bay': [1, 4], 'ivy': [4, 1, 0]}, 3)
# %%
class Solution:
    def stampSheet(self, rows, cols, stamps):
        grid = [['.'] * cols for _ in range(rows)]
        for r, c, h, w in stamps:
            if self.inside(grid, r, c, h, w) and self.clear(grid, r, c, h, w):
                self.fill(grid, r, c, h, w)
        return [''.join(x) for x in grid]

    def cells(self, r, c, h, w):
        for i in range(r, r + h):
            for j in range(c, c + w):
                yield i, j

    def inside(self, g, r, c, h, w):
        return r + h <= len(g) and c + w <= len(g[0])

    def clear(self, g, r, c, h, w):
        return all(g[i][j] == '.' for i, j in self.cells(r, c, h, w))

    def fill(self, g, r, c, h, w):
        for i, j in self.cells(r, c, h, w):
            g[i][j] = '#'
#> Solution().stampSheet(2, 3, [(0, 0, 1, 2), (0, 1, 2, 2)])
#> Solution().stampSheet(1, 1, [])
#> Solution().stampSheet(3, 3, [(0, 0, 2, 2), (2, 0, 1, 3), (2, 2, 2, 2)])
#> Solution().stampSheet(2, 2, [(1, 1, 1, 1), (0, 0, 1, 1)])
#> Solution().stampSheet(1, 4, [(0, 2, 1, 2), (0, 0, 1, 3)])
# %%
def accumulate_log(f):
    log = []

    def inner(x):
        y = f(x)
        log.append((x, y))
        return y
    return inner, log


def shrink(x):
    return x - x // 3 - 1


def until_fixed(f, x, lim):
    for i in range(lim):
        y = f(x)
        if y == x or y < 0:
            return i
        x = y
    return lim


def trace(x, lim):
    f, log = accumulate_log(shrink)
    n = until_fixed(f, x, lim)
    return n, log[-2:]
#> trace(20, 10)
#> trace(0, 5)
#> trace(3, 2)
#> trace(100, 4)
#> trace(7, 0)
# %%
def rank_of(card):
    return 'A23456789TJQK'.index(card[0]) + 1


def suit_of(card):
    return card[1]


def pairs(hand):
    n = 0
    for i, a in enumerate(hand):
        n += sum(rank_of(a) == rank_of(b) for b in hand[i + 1:])
    return n


def fifteens(hand):
    return sum(pips(a) + pips(b) == 15 for i, a in enumerate(hand) for b in hand[:i])


def pips(card):
    return min(10, rank_of(card))


def count_hand(hand):
    same = 3 if len({ord(suit_of(c)) for c in hand}) == 1 else 0
    return 2 * pairs(hand) + 2 * fifteens(hand) + same
#> count_hand(['5h', 'Kd'])
#> count_hand(['7c', '8c', '2c'])
#> count_hand(['Ah', 'As', 'Ad'])
#> count_hand(['9s'])
#> count_hand(['5h', '5d', 'Jc'])
# %%
class Elevator:
    def __init__(self, floor):
        self.floor = floor
        self.moved = 0

    def dist(self, f):
        return abs(self.floor - f)

    def go(self, f):
        self.moved += self.dist(f)
        self.floor = f

    def serve(self, a, b):
        self.go(a)
        self.go(b)


def nearest(lifts, f):
    return min(lifts, key=lambda e: (e.dist(f), e.moved))


def simulate(starts, calls):
    lifts = [Elevator(s) for s in starts]
    for a, b in calls:
        nearest(lifts, a).serve(a, b)
    return [(e.floor, e.moved) for e in lifts]
#> simulate([0, 5], [(1, 4), (5, 0)])
#> simulate([3], [])
#> simulate([0, 0], [(2, 2), (2, 3), (0, 9)])
#> simulate([10], [(1, 2), (2, 1)])
#> simulate([1, 4, 8], [(6, 7), (5, 1), (9, 3)])
# %%
class Solution:
    def cipherSteps(self, text, key):
        out = []
        prev = 0
        for i, ch in enumerate(text):
            shift = self.amount(key, i) + self.drift(prev)
            out.append(self.move(ch, shift))
            prev = shift
        return ''.join(out)

    def amount(self, key, i):
        return key[i % len(key)]

    def drift(self, prev):
        return 1 if prev % 2 else 0

    def move(self, ch, k):
        if not ch.isalpha():
            return ch
        base = ord('a') if ch.islower() else ord('A')
        return chr(base + (ord(ch) - base + k) % 26)
#> Solution().cipherSteps('Hello', [1, 2])
#> Solution().cipherSteps('', [3])
#> Solution().cipherSteps('xyz z', [5])
#> Solution().cipherSteps('A1B2', [25, 0])
#> Solution().cipherSteps('tower', [0, -1, 7])
# %%
def left_view(t, d=0, seen=None):
    if seen is None:
        seen = {}
    if t is None:
        return seen
    v, l, r = t
    seen.setdefault(d, v)
    left_view(l, d + 1, seen)
    return left_view(r, d + 1, seen)


def height(t):
    return 0 if t is None else 1 + max(height(t[1]), height(t[2]))


def lean(t):
    return height(t[1]) - height(t[2])


def portrait(t):
    if t is None:
        return 'bare'
    side = lean(t)
    word = 'left' if side > 0 else 'right' if side < 0 else 'even'
    return word, list(left_view(t).values())
#> portrait((1, (2, None, None), None))
#> portrait(None)
#> portrait((4, None, (6, (5, None, None), (7, None, None))))
#> portrait((3, (1, None, None), (2, None, None)))
#> portrait((8, (4, None, (5, None, None)), (9, None, None)))
# %%
def parse(cmd):
    name, *args = cmd.split()
    return name, [int(a) for a in args]


def do_put(store, k, v):
    store[k] = v


def do_add(store, k, v):
    do_put(store, k, store.get(k, 0) + v)


def do_copy(store, src, dst):
    do_put(store, dst, store.get(src, -1))


def run(cmds):
    table = dict(put=do_put, add=do_add, copy=do_copy)
    store = {}
    for cmd in cmds:
        name, args = parse(cmd)
        table.get(name, lambda *a: None)(store, *args)
    return store
#> run(['put 1 5', 'add 1 3'])
#> run([])
#> run(['copy 4 2', 'add 2 10', 'noop'])
#> run(['add 7 7', 'copy 7 8', 'add 8 -1'])
#> run(['jump 3', 'put 0 0'])
# %%
def blocks(s):
    start = 0
    for i in range(1, len(s) + 1):
        if i == len(s) or s[i] != s[start]:
            yield s[start], i - start
            start = i


def pop_block(s, limit):
    pos = 0
    for ch, n in blocks(s):
        if n >= limit:
            return s[:pos] + s[pos + n:], n
        pos += n
    return s, 0


def bubble(s, limit):
    score = 0
    s, got = pop_block(s, limit)
    while got:
        score += gain(got)
        s, got = pop_block(s, limit)
    return s, score


def gain(n):
    return n * (n + 1) // 2
#> bubble('abbba', 3)
#> bubble('', 2)
#> bubble('aabbcc', 2)
#> bubble('xyyxxz', 2)
#> bubble('abc', 4)
# %%
class Solution:
    def relayBaton(self, runners, laps):
        gen = self.cycle(runners)
        cur = next(gen)
        log = []
        for lap in range(1, laps + 1):
            log.append(self.time(cur, lap))
            if self.tired(cur, lap):
                cur = next(gen)
        return log, sum(log)

    def cycle(self, xs):
        while True:
            for x in xs:
                yield x

    def time(self, runner, lap):
        speed, stamina = runner
        return 60 // speed + (lap if self.tired(runner, lap) else 0)

    def tired(self, runner, lap):
        return lap % runner[1] == 0
#> Solution().relayBaton([(6, 2), (5, 3)], 5)
#> Solution().relayBaton([(10, 1)], 3)
#> Solution().relayBaton([(4, 4), (3, 2)], 0)
#> Solution().relayBaton([(12, 5), (6, 1), (7, 2)], 7)
#> Solution().relayBaton([(1, 9)], 2)
# %%
def norm(frac):
    n, d = frac
    g = gcd(abs(n), d)
    return n // g, d // g


def gcd(a, b):
    while b:
        a, b = b, a % b
    return a or 1


def add(p, q):
    return norm((p[0] * q[1] + q[0] * p[1], p[1] * q[1]))


def sub(p, q):
    return add(p, (-q[0], q[1]))


def recipe(parts, taken):
    total = (0, 1)
    for p in parts:
        total = add(total, p)
    for t in taken:
        total = sub(total, t)
    return total
#> recipe([(1, 2), (1, 3)], [(1, 6)])
#> recipe([], [])
#> recipe([(3, 4)], [(3, 4)])
#> recipe([(2, 5), (3, 10)], [(1, 1)])
#> recipe([(1, 8), (1, 8), (1, 4)], [])
# %%
def lower_half(xs):
    return [x for x in xs if x < pivot(xs)]


def upper_half(xs):
    return [x for x in xs if x > pivot(xs)]


def pivot(xs):
    return (xs[0] + xs[-1]) // 2


def path_to(xs, target):
    path = ''
    while len(xs) > 1:
        if target < pivot(xs):
            xs, path = lower_half(xs), path + 'L'
        elif target > pivot(xs):
            xs, path = upper_half(xs), path + 'U'
        else:
            return path + '!'
    return path
#> path_to([1, 4, 6, 9], 6)
#> path_to([], 3)
#> path_to([2, 5, 8], 5)
#> path_to([10, 3, 7, 12], 11)
#> path_to([1, 2, 3, 4, 5, 6], 0)
# %%
class Solution:
    def kiteString(self, gusts):
        height, slack = 0, 10
        best = 0

        def rise(g):
            nonlocal height, slack
            up = min(g, slack)
            height += up
            slack -= up

        def reel(g):
            nonlocal height, slack
            down = min(-g, height)
            height -= down
            slack += down // 2

        def act(g):
            (rise if g > 0 else reel)(g)

        for g in gusts:
            act(g)
            best = max(best, height)
        return best, height, slack
#> Solution().kiteString([4, 3, -2, 6])
#> Solution().kiteString([])
#> Solution().kiteString([20, -20, 20])
#> Solution().kiteString([-5, 5])
#> Solution().kiteString([1, -1, 1, -1, 9])
# %%
def same_team(a, b, links):
    return find(a, links) == find(b, links)


def find(x, links):
    while links.get(x, x) != x:
        x = links[x]
    return x


def join(a, b, links):
    ra, rb = find(a, links), find(b, links)
    if ra != rb:
        links[max(ra, rb)] = min(ra, rb)


def party(friends, questions):
    links = {}
    for a, b in friends:
        join(a, b, links)
    return [same_team(a, b, links) for a, b in questions]
#> party([(1, 2), (3, 4)], [(1, 2), (2, 3)])
#> party([], [(5, 5)])
#> party([(4, 5), (5, 6), (1, 6)], [(1, 4), (4, 7)])
#> party([(2, 9), (9, 3), (3, 2)], [])
#> party([(8, 7), (6, 5), (7, 6)], [(8, 5), (5, 4), (6, 7)])
# %%
def taxed(x):
    return x + tax(x)


def tax(x):
    if x < 50:
        return 0
    return 5 + bracket(x - 50)


def bracket(x):
    return x // 10 if x < 100 else 10 + bracket(x - 100) * 2


def cheapest_order(items):
    together = taxed(sum(items))
    apart = sum(taxed(i) for i in items)
    if together == apart:
        return 'same', together
    return min(('together', together), ('apart', apart), key=lambda t: t[1])
#> cheapest_order([40, 45])
#> cheapest_order([])
#> cheapest_order([60, 10])
#> cheapest_order([200, 300])
#> cheapest_order([55, 95, 149])
# %%
class Solution:
    def frogPond(self, pads, power):
        dp = [None] * len(pads)
        if dp:
            dp[0] = 0
        for i in range(len(pads)):
            for j in self.targets(pads, i, power):
                dp[j] = self.better(dp[j], self.plus(dp[i], self.leap(pads, i, j)))
        return dp

    def targets(self, pads, i, power):
        return [j for j in range(i + 1, len(pads)) if pads[j] - pads[i] <= power]

    def leap(self, pads, i, j):
        return (pads[j] - pads[i]) ** 2

    def plus(self, a, b):
        return None if a is None else a + b

    def better(self, a, b):
        if a is None or b is None:
            return a if b is None else b
        return min(a, b)
#> Solution().frogPond([0, 2, 3, 6], 3)
#> Solution().frogPond([], 1)
#> Solution().frogPond([0, 5, 6], 2)
#> Solution().frogPond([1, 2, 3], 9)
#> Solution().frogPond([0, 1, 4, 5, 8], 4)
# %%
def mask(word):
    m = 0
    for c in word:
        m |= 1 << (ord(c) - 97)
    return m


def size(m):
    return bin(m).count('1')


def clash(a, b):
    return size(mask(a) & mask(b)) > 0


def chain_words(words):
    used = ''
    picked = []
    for w in sorted(words, key=lambda w: (size(mask(w)), w)):
        if not clash(used, w):
            picked.append(w)
            used += w
    return picked, size(mask(used))
#> chain_words(['dog', 'cat', 'fish'])
#> chain_words([])
#> chain_words(['aa', 'ab', 'b'])
#> chain_words(['lamp', 'oven', 'rug', 'desk'])
#> chain_words(['zzz'])
# %%
def on_digit(state, c):
    return state * 10 + int(c)


def on_plus(state, c):
    return state + ord(c) % 7


def on_other(state, c):
    return state if c == ' ' else 0


def handler(c):
    if c.isdigit():
        return on_digit
    return {'+': on_plus, '*': on_plus}.get(c, on_other)


def feed(s, start=0):
    state, peak = start, start
    for c in s:
        state = handler(c)(state, c) % 1000
        peak = max(peak, state)
    return state, peak
#> feed('12+3')
#> feed('')
#> feed('9x8 *', start=4)
#> feed('4444', 1)
#> feed('+ + *')
# %%
class Solution:
    def archive(self, files, budget):
        kept = []
        for f in sorted(files, key=self.value, reverse=True):
            if self.total(kept) + self.size(f) <= budget:
                kept.append(f)
            elif kept and self.value(f) == self.value(kept[-1]) and self.size(f) < self.size(kept[-1]):
                kept[-1] = f
        return sorted(self.label(f) for f in kept)

    def size(self, f):
        return f[1]

    def value(self, f):
        return f[2] * 10 // f[1]

    def total(self, fs):
        return sum(map(self.size, fs))

    def label(self, f):
        return f'{f[0]}:{self.value(f)}'
#> Solution().archive([('a', 4, 8), ('b', 5, 5), ('c', 2, 1)], 7)
#> Solution().archive([], 10)
#> Solution().archive([('x', 9, 9), ('y', 3, 3)], 9)
#> Solution().archive([('p', 20, 1)], 5)
#> Solution().archive([('m', 2, 6), ('n', 3, 6), ('o', 1, 1)], 6)
# %%
def triangle(n):
    return n * (n + 1) // 2


def is_triangle(x):
    k = 0
    while triangle(k) < x:
        k += 1
    return triangle(k) == x


def as_sum(x):
    k = 0
    while triangle(k) <= x:
        if is_triangle(x - triangle(k)):
            return triangle(k), x - triangle(k)
        k += 1
    return None


def describe(xs):
    return ['T' if is_triangle(x) else as_sum(x) for x in xs]
#> describe([6, 7])
#> describe([])
#> describe([5, 9])
#> describe([4, 8])
#> describe([0, 14])
# %%
def swap(s, i, j):
    t = list(s)
    t[i], t[j] = t[j], t[i]
    return ''.join(t)


def neighbours(s):
    for i in range(len(s) - 1):
        yield swap(s, i, i + 1)
    yield s[::-1]


def reach(s, steps):
    layer = [s]
    seen = {s: 0}
    for d in range(1, steps + 1):
        nxt = []
        for t in layer:
            for u in neighbours(t):
                if u not in seen:
                    seen[u] = d
                    nxt.append(u)
        layer = nxt
    return seen


def how_far(a, b, steps=2):
    return reach(a, steps).get(b, -1)
#> how_far('abc', 'cba')
#> how_far('abc', 'bca')
#> how_far('a', 'a')
#> how_far('abcd', 'dbca', 1)
#> how_far('xy', 'yz')
# %%
class Meter:
    def __init__(self):
        self.reads = []

    def add(self, x):
        if self.valid(x):
            self.reads.append(x)
        return self

    def valid(self, x):
        return not self.reads or x >= self.last()

    def last(self):
        return self.reads[-1]

    def used(self):
        return self.last() - self.reads[0] if self.reads else 0


def compare(xs, ys):
    a, b = Meter(), Meter()
    for x in xs:
        a.add(x)
    for y in ys:
        b.add(y).add(y + 1)
    return a.used(), b.used(), a.used() > b.used()
#> compare([1, 5, 3, 9], [2, 4])
#> compare([], [])
#> compare([10, 8, 6], [5, 5])
#> compare([0, 100], [1])
#> compare([7], [3, 1, 9])
# %%
def first(pred, xs, default=None):
    return next((x for x in xs if pred(x)), default)


def bigger_than(n):
    return lambda x: x > n


def multiple_of(n):
    return lambda x: x % n == 0


def climb(xs, start):
    path = []
    cur = start
    while cur is not None:
        path.append(cur)
        cur = first(bigger_than(cur), xs)
    return path


def tour(xs):
    start = first(multiple_of(3), xs, 0)
    return climb(xs, start)
#> tour([4, 6, 5, 9])
#> tour([])
#> tour([1, 2])
#> tour([3, 1, 7, 2, 8])
#> tour([12, 5, 10])
# %%
class Solution:
    def beadNecklace(self, beads):
        forms = [self.spin(b, i) for b in (beads, self.back(beads)) for i in range(len(beads))]
        low = min(forms, default='')
        return low, forms.count(low)

    def spin(self, b, i):
        return b[i:] + b[:i]

    def back(self, b):
        return b if len(b) < 2 else self.back(b[1:]) + b[0]
#> Solution().beadNecklace('rgb')
#> Solution().beadNecklace('')
#> Solution().beadNecklace('abab')
#> Solution().beadNecklace('zz')
#> Solution().beadNecklace('bacda')
# %%
def overlap(a, b):
    k = min(len(a), len(b))
    while k and not a.endswith(b[:k]):
        k -= 1
    return k


def glue(a, b):
    return a + b[overlap(a, b):]


def best_glue(a, b):
    x, y = glue(a, b), glue(b, a)
    return x if len(x) <= len(y) else y


def glue_all(parts):
    s = ''
    for p in parts:
        s = best_glue(s, p)
    return s
#> glue_all(['abc', 'bcd', 'cab'])
#> glue_all([])
#> glue_all(['tar', 'art'])
#> glue_all(['no', 'one', 'neon'])
#> glue_all(['x', 'y', 'x'])
# %%
def rule_a(p):
    return p['age'] >= 18


def rule_b(p):
    return p.get('ticket', False) or rich(p)


def rich(p):
    return p['coins'] > 5


def blockers(p, rules):
    return [i for i, r in enumerate(rules, 1) if not r(p)]


def gate(people):
    inside, refused = [], {}
    for name, p in people.items():
        bad = blockers(p, [rule_a, rule_b])
        if bad:
            refused[name] = bad
        else:
            inside.append(name)
    return inside, refused
#> gate({'ada': {'age': 20, 'coins': 9}, 'bo': {'age': 9, 'coins': 1}})
#> gate({})
#> gate({'cy': {'age': 18, 'coins': 0, 'ticket': True}})
#> gate({'di': {'age': 40, 'coins': 5}, 'ed': {'age': 17, 'coins': 6}})
#> gate({'flo': {'age': 3, 'ticket': False, 'coins': 99}})
# %%
class Solution:
    def diceClimb(self, board, rolls):
        pos = 0
        trail = []
        for r in rolls:
            pos = self.resolve(board, self.advance(board, pos, r))
            trail.append(pos)
            if self.won(board, pos):
                break
        return trail

    def advance(self, board, pos, r):
        last = len(board) - 1
        return pos + r if pos + r <= last else 2 * last - pos - r

    def resolve(self, board, pos):
        jump = board[pos]
        return self.resolve(board, pos + jump) if jump else pos

    def won(self, board, pos):
        return pos == len(board) - 1
#> Solution().diceClimb([0, 2, 0, 0, -1, 0, 0], [1, 1, 5])
#> Solution().diceClimb([0, 0, 0], [])
#> Solution().diceClimb([0, 3, 0, 0, 0], [1, 2, 2])
#> Solution().diceClimb([0, 0, -1, -1, 0], [3, 3, 3])
#> Solution().diceClimb([0, 0], [1, 1])
# %%
def split_at(xs, pred):
    groups = [[]]
    for x in xs:
        if pred(x):
            groups.append([])
        else:
            groups[-1].append(x)
    return groups


def is_rest(note):
    return note in ('-', '_')


def pitch(note):
    return 'cdefgab'.find(note.lower()) + (7 if note.isupper() else 0)


def span(phrase):
    ps = sorted(map(pitch, phrase))
    return ps[-1] - ps[0] if ps else 0


def melody(tune):
    return [span(p) for p in split_at(tune, is_rest)]
#> melody('ceg-Cb_')
#> melody('')
#> melody('aAbB')
#> melody('--')
#> melody('d_fF-Gc')
# %%
def ways(n, parts):
    return _count(n, tuple(sorted(parts)), {})


def _count(n, parts, memo):
    if n == 0:
        return 1
    if n < 0 or not parts:
        return 0
    key = (n, len(parts))
    if key not in memo:
        memo[key] = _count(n - parts[-1], parts[:-1], memo) + _count(n, parts[:-1], memo)
    return memo[key]


def fussy(n, parts):
    return sum(ways(n, drop(parts, i)) for i in range(len(parts)))


def drop(xs, i):
    return xs[:i] + xs[i + 1:]
#> fussy(5, [2, 3, 5])
#> fussy(4, [])
#> fussy(3, [1, 2])
#> fussy(6, [1, 2, 3])
#> fussy(0, [7, 8])
# %%
class Solution:
    def patchNotes(self, old, new):
        def parse(v):
            return [int(p) for p in v.split('.')]

        def pad(a, n):
            return a + [0] * (n - len(a))

        def first_change(a, b):
            for i, (x, y) in enumerate(zip(a, b)):
                if x != y:
                    return i
            return -1

        a, b = parse(old), parse(new)
        n = max(len(a), len(b), 3)
        a, b = pad(a, n), pad(b, n)
        i = first_change(a, b)
        if i < 0:
            return 'same'
        word = ('major', 'minor', 'patch')[min(i, 2)]
        return ('up ' if b > a else 'down ') + word
#> Solution().patchNotes('1.2', '1.2.1')
#> Solution().patchNotes('2.0.0', '2')
#> Solution().patchNotes('3.1', '2.9.9')
#> Solution().patchNotes('1.10', '1.9')
#> Solution().patchNotes('0.0.0.1', '0.0.0.7')
