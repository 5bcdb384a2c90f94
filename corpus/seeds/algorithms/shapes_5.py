# %%
class Solution:
    def safeDivide(self, rows):
        ok, bad = [], 0
        for row in rows:
            try:
                a, b = row
                q = a // b
            except ZeroDivisionError:
                bad += 1
            except ValueError:
                bad += 10
            else:
                ok.append(q)
            finally:
                if bad > 20:
                    break
        return ok, bad
#> Solution().safeDivide([(9, 2), (5, 0), (7, 3)])
#> Solution().safeDivide([])
#> Solution().safeDivide([(1,), (2, 3, 4), (8, 4)])
#> Solution().safeDivide([(6, 3), (), (), (), (4, 1)])
#> Solution().safeDivide([(0, 5), (-7, 2), (3, 0), (3, -1)])
# %%
class LeakError(Exception):
    def __init__(self, pipe, amount):
        super().__init__(pipe)
        self.pipe, self.amount = pipe, amount

def flow(pipe, width, water):
    if water > width * 2:
        raise LeakError(pipe, water - width * 2)
    return min(water, width)

def pour(widths, water):
    lost = 0
    leaks = []
    for i, w in enumerate(widths):
        try:
            water = flow(i, w, water)
        except LeakError as e:
            lost += e.amount
            leaks.append(e.pipe)
            water -= e.amount
    return water, lost, leaks
#> pour([5, 3, 4], 9)
#> pour([], 7)
#> pour([2, 1], 20)
#> pour([10, 10], 3)
#> pour([8, 2, 2, 1], 30)
# %%
def is_up(s, i):
    if i == len(s) - 1:
        return i
    return is_down(s, i + 1) if s[i] < s[i + 1] else i

def is_down(s, i):
    if i == len(s) - 1:
        return i
    return is_up(s, i + 1) if s[i] > s[i + 1] else i

def wiggle(s):
    best = (0, '')
    for i in range(len(s)):
        for f in (is_up, is_down):
            j = f(s, i)
            if j - i + 1 > best[0]:
                best = (j - i + 1, s[i:j + 1])
    return best
#> wiggle('abac')
#> wiggle('')
#> wiggle('q')
#> wiggle('aabb')
#> wiggle('zaycb')
# %%
class Solution:
    def parseRecipe(self, lines):
        stock, errors = {}, []
        for ln, text in enumerate(lines, 1):
            try:
                name, qty = self.read(text)
                stock[name] = stock.get(name, 0) + qty
            except ValueError as e:
                errors.append(f'{ln}:{e}')
        return stock, errors

    def read(self, text):
        parts = text.split()
        if len(parts) != 2:
            raise ValueError('shape')
        return parts[1], self.amount(parts[0])

    def amount(self, s):
        if not s.isdigit():
            raise ValueError(s)
        return int(s)
#> Solution().parseRecipe(lines=['2 egg', '1 milk', '3 egg'])
#> Solution().parseRecipe(lines=[])
#> Solution().parseRecipe(lines=['two egg', '4'])
#> Solution().parseRecipe(lines=['5 oat', '-1 oat', '', '1 oat'])
#> Solution().parseRecipe(lines=['a b c', '7 fig'])
# %%
def digits(n):
    return [int(c) for c in str(n)]

def smooth(n):
    ds = digits(n)
    return sum(abs(a - b) for a, b in zip(ds, ds[1:]))

def squeeze(n):
    ds = digits(n)
    return sum(d * (i + 1) for i, d in enumerate(ds))

def settle(n):
    seen = []
    while n not in seen and len(seen) < 8:
        seen.append(n)
        n = squeeze(n) if smooth(n) > 3 else smooth(n) + n // 2
    return seen, n
#> settle(94)
#> settle(0)
#> settle(7)
#> settle(381)
#> settle(555)
# %%
class Solution:
    def ticTurn(self, n):
        return self.red(n, [])

    def red(self, n, log):
        log.append(f'r{n}')
        if n <= 1:
            return log
        return self.blue(n // 2, log) if n % 2 == 0 else self.green(n - 1, log)

    def blue(self, n, log):
        log.append(f'b{n}')
        if n <= 1:
            return log
        return self.red(n - 1, log) if n % 3 else self.green(n // 3, log)

    def green(self, n, log):
        log.append(f'g{n}')
        return log if n <= 1 else self.blue(n - 2, log)
#> Solution().ticTurn(12)
#> Solution().ticTurn(1)
#> Solution().ticTurn(7)
#> Solution().ticTurn(22)
#> Solution().ticTurn(35)
# %%
def check(pw, rules):
    for name, test in rules:
        if not test(pw):
            raise AssertionError(name)
    return len(pw)

def audit(passwords, least):
    rules = [
        ('short', lambda p: len(p) >= least),
        ('digit', lambda p: any(c.isdigit() for c in p)),
        ('twins', lambda p: all(a != b for a, b in zip(p, p[1:]))),
    ]
    report = {}
    for p in passwords:
        try:
            score = check(p, rules)
        except AssertionError as e:
            report[str(e)] = report.get(str(e), 0) + 1
        else:
            report['ok'] = report.get('ok', 0) + score
    return report
#> audit(['ab1', 'x', 'aa22', 'fox9'], 3)
#> audit([], 5)
#> audit(['', '7'], 0)
#> audit(['hello', 'world', 'h3llo'], 4)
#> audit(['q1w2', 'z9z9', 'k4'], 2)
# %%
class Solution:
    def nestedCall(self, src):
        self.src, self.i = src, 0
        return self.expr()

    def peek(self):
        return self.src[self.i] if self.i < len(self.src) else ''

    def expr(self):
        c = self.peek()
        self.i += 1
        if c.isdigit():
            return int(c)
        args = []
        self.i += 1
        while self.peek() != ')':
            args.append(self.expr())
        self.i += 1
        return {'s': sum, 'm': max, 'n': len}[c](args)
#> Solution().nestedCall('s(34)')
#> Solution().nestedCall('7')
#> Solution().nestedCall('m(2s(58)9)')
#> Solution().nestedCall('n(s()1m(4))')
#> Solution().nestedCall('x(1)')
# %%
def split_name(full):
    first, _, last = full.partition(' ')
    return first, last

def initials(full):
    first, last = split_name(full)
    return (first[:1] + last[:1]).upper()

def badge(full, taken):
    base = initials(full) or '?'
    if base not in taken:
        return base
    k = 2
    while f'{base}{k}' in taken:
        k += 1
    return f'{base}{k}'

def badges(people):
    taken = []
    for p in people:
        taken.append(badge(p, taken))
    return taken
#> badges(['ann bell', 'abe beck', 'zoe'])
#> badges([])
#> badges(['', ''])
#> badges(['x y', 'x y', 'x yo', 'ex'])
#> badges(['lee', 'lou', 'lia min', 'l m'])
# %%
class Solution:
    def firstGood(self, text, bases):
        tried = []
        for b in bases:
            try:
                v = int(text, b)
            except ValueError:
                tried.append(b)
                continue
            if v % 2 == 0:
                return v, tried
            tried.append(-b)
        else:
            return None, tried
#> Solution().firstGood('12', [2, 3, 4])
#> Solution().firstGood('zz', [])
#> Solution().firstGood('ff', [10, 16, 20])
#> Solution().firstGood('101', [2, 3, 5])
#> Solution().firstGood('8', [8, 9, 10])
# %%
def walk_even(t):
    if t is None:
        return 0
    v, l, r = t
    return v + walk_odd(l) + walk_odd(r)

def walk_odd(t):
    if t is None:
        return 0
    v, l, r = t
    return max(walk_even(l), walk_even(r)) - (v if v % 2 else 0)

def game(tree):
    a, b = walk_even(tree), walk_odd(tree)
    if a == b:
        return 'draw', a
    return ('first', a) if a > b else ('second', b)
#> game((5, (3, None, None), (4, None, None)))
#> game(None)
#> game((-4, None, None))
#> game((2, (1, (6, None, None), (8, None, None)), (7, None, None)))
#> game((-9, (20, (1, None, None), None), None))
# %%
class Solution:
    def lockers(self, ops):
        doors = {}
        out = []
        for op, num, code in ops:
            try:
                if op == 'shut':
                    if num in doors:
                        raise PermissionError
                    doors[num] = code
                else:
                    if doors[num] != code:
                        raise PermissionError
                    del doors[num]
                out.append('ok')
            except KeyError:
                out.append('open')
            except PermissionError:
                out.append('deny')
        return out, sorted(doors)
#> Solution().lockers([('shut', 1, 'a'), ('open', 1, 'b'), ('open', 1, 'a')])
#> Solution().lockers([])
#> Solution().lockers([('open', 4, 'x')])
#> Solution().lockers([('shut', 2, 'q'), ('shut', 2, 'q'), ('shut', 1, 'z')])
#> Solution().lockers([('shut', 9, 'm'), ('open', 9, 'm'), ('open', 9, 'm'), ('shut', 9, 'n')])
# %%
def count_in(xs, lo, hi):
    return sum(lo <= x <= hi for x in xs)

def halve(lo, hi):
    return lo, (lo + hi) // 2, (lo + hi) // 2 + 1, hi

def crowded(xs, lo, hi, most):
    n = count_in(xs, lo, hi)
    if n <= most or lo == hi:
        return [(lo, hi, n)] if n else []
    a, b, c, d = halve(lo, hi)
    return crowded(xs, a, b, most) + crowded(xs, c, d, most)
#> crowded([1, 2, 6, 7], 0, 7, 2)
#> crowded([], 0, 10, 1)
#> crowded([3, 3, 3], 0, 3, 1)
#> crowded([5, 9, 12, 15], 0, 15, 1)
#> crowded([4, 8], 4, 8, 5)
# %%
class Solution:
    def tryKeys(self, box, keys):
        depth = 0
        try:
            for k in keys:
                box = box[k]
                depth += 1
        except (KeyError, IndexError):
            return 'missing', depth
        except TypeError:
            return 'dead end', depth
        finally:
            depth = -1
        return box, depth
#> Solution().tryKeys({'a': [10, 20]}, ['a', 1])
#> Solution().tryKeys({}, ['q'])
#> Solution().tryKeys([[1], [2, [3]]], [1, 1, 0, 5])
#> Solution().tryKeys('word', [])
#> Solution().tryKeys({'x': {'y': 'hey'}}, ['x', 'y', 2, 0, 9])
# %%
def rain(heights):
    pools = []
    for i in range(1, len(heights) - 1):
        rim = min(highest(heights[:i]), highest(heights[i + 1:]))
        pools.append(fill(heights[i], rim))
    return longest_wet(pools), sum(pools)

def highest(part):
    return max(part, default=0)

def fill(h, rim):
    return max(0, rim - h)

def longest_wet(pools):
    best = run = 0
    for p in pools:
        run = run + 1 if p else 0
        best = max(best, run)
    return best
#> rain([3, 0, 1, 2])
#> rain([])
#> rain([5, 5])
#> rain([4, 1, 4, 2, 0, 3])
#> rain([1, 2, 3, 2, 1])
# %%
class Solution:
    def stackMachine(self, code):
        st = []
        pc = 0
        try:
            while pc < len(code):
                c = code[pc]
                pc += 1
                if isinstance(c, int):
                    st.append(c)
                elif c == 'add':
                    st.append(st.pop() + st.pop())
                elif c == 'dup':
                    st.append(st[-1])
                elif c == 'skip':
                    pc += st.pop() > 0
                else:
                    raise NotImplementedError(c)
        except IndexError:
            return 'underflow', pc
        except NotImplementedError as e:
            return f'bad {e}', pc
        return st
#> Solution().stackMachine([2, 3, 'add', 'dup'])
#> Solution().stackMachine([])
#> Solution().stackMachine([1, 'add'])
#> Solution().stackMachine([5, 1, 'skip', 'jump', 'dup', 'add'])
#> Solution().stackMachine([7, 0, 'skip', 'halt', 9])
# %%
def expand(pattern):
    if '{' not in pattern:
        return [pattern]
    a = pattern.index('{')
    b = pattern.index('}', a)
    head, body, tail = pattern[:a], pattern[a + 1:b], pattern[b + 1:]
    return combine(head, body.split('|'), expand(tail))

def combine(head, options, tails):
    return [head + o + t for o in options for t in tails]

def matches(pattern, names):
    forms = expand(pattern)
    return [forms.index(n) if n in forms else -1 for n in names]
#> matches('a{b|c}', ['ac', 'ad', 'ab'])
#> matches('', ['', 'x'])
#> matches('x{1|2}{p|q}', ['x2p', 'x1q'])
#> matches('{|un}do', ['do', 'undo', 'redo'])
#> matches('m{n}', [])
# %%
class Solution:
    def cookLimit(self, meals, fuel):
        class OutOfFuel(Exception):
            pass

        def burn(n):
            nonlocal fuel
            if n > fuel:
                raise OutOfFuel(n - fuel)
            fuel -= n

        done = []
        for name, steps in meals:
            start = fuel
            try:
                for s in steps:
                    burn(s)
            except OutOfFuel as e:
                fuel = start
                done.append(f'{name}?{e}')
            else:
                done.append(name)
        return done, fuel
#> Solution().cookLimit([('soup', [3, 2]), ('roast', [4, 4]), ('tea', [1])], 9)
#> Solution().cookLimit([], 5)
#> Solution().cookLimit([('air', [])], 0)
#> Solution().cookLimit([('a', [6]), ('b', [5, 5]), ('c', [4])], 10)
#> Solution().cookLimit([('x', [1, 2, 3]), ('y', [1])], 5)
# %%
def sees(a, b, walls):
    lo, hi = sorted((a, b))
    return not any(lo < w < hi for w in walls)

def friends(me, others, walls):
    return [o for o in others if o != me and sees(me, o, walls)]

def popularity(guards, walls):
    table = {g: len(friends(g, guards, walls)) for g in guards}
    top = max(table.values(), default=0)
    return sorted(g for g, n in table.items() if n == top), top
#> popularity([1, 4, 9], [6])
#> popularity([], [3])
#> popularity([2], [])
#> popularity([1, 2, 3, 10, 12], [5, 11])
#> popularity([0, 5, 10], [2, 7])
# %%
class Solution:
    def spellCheck(self, words, known):
        return {w: self.best(w, known) for w in words}

    def best(self, w, known):
        scored = sorted((self.diff(w, k), k) for k in known)
        if not scored or scored[0][0] > 2:
            return None
        return scored[0][1]

    def diff(self, a, b):
        if not a or not b:
            return len(a) + len(b)
        if a[0] == b[0]:
            return self.diff(a[1:], b[1:])
        return 1 + self.diff(a[1:], b[1:] if len(a) <= len(b) else b)
#> Solution().spellCheck(words=['cst', 'dog'], known=['cat', 'dig'])
#> Solution().spellCheck(words=[], known=['a'])
#> Solution().spellCheck(words=['hi'], known=[])
#> Solution().spellCheck(words=['plan'], known=['plane', 'pan', 'train'])
#> Solution().spellCheck(words=['ab', 'xyzzy'], known=['abc', 'b'])
# %%
def tokenize(s):
    out, word = [], ''
    for c in s:
        if c in '()&|':
            if word:
                out.append(word)
                word = ''
            out.append(c)
        elif c != ' ':
            word += c
    return out + [word] if word else out

def any_of(toks, facts):
    v = all_of(toks, facts)
    while toks and toks[0] == '|':
        toks.pop(0)
        v = all_of(toks, facts) or v
    return v

def all_of(toks, facts):
    v = atom(toks, facts)
    while toks and toks[0] == '&':
        toks.pop(0)
        v = atom(toks, facts) and v
    return v

def atom(toks, facts):
    t = toks.pop(0)
    if t == '(':
        v = any_of(toks, facts)
        toks.pop(0)
        return v
    return t in facts

def holds(rule, facts):
    return any_of(tokenize(rule), facts)
#> holds('a & b', ['a', 'b'])
#> holds('hot', [])
#> holds('x | y & z', ['y'])
#> holds('(p | q) & r', ['q', 'r'])
#> holds('(a & (b | c)) | d', ['b', 'c'])
# %%
class Solution:
    def foldChain(self, nums: list, budget: int) -> tuple:
        def shrink(x):
            return bump(x - 3) if x > 10 else x

        def bump(x):
            nonlocal budget
            if budget <= 0:
                return x
            budget -= 1
            return shrink(x + 1)

        out = [shrink(n) for n in nums]
        return out, budget
#> Solution().foldChain([12, 5], 4)
#> Solution().foldChain([], 3)
#> Solution().foldChain([40], 6)
#> Solution().foldChain([10, 11, 13], 0)
#> Solution().foldChain([14, 16, 18], 7)
# %%
def release(locks, name):
    locks[name] -= 1
    if locks[name] == 0:
        del locks[name]

def enter(locks, name, log):
    locks[name] = locks.get(name, 0) + 1
    try:
        if name == 'pit':
            raise RuntimeError('fell')
        if locks[name] > 2:
            return 'full'
        log.append(name)
        return 'in'
    except RuntimeError as e:
        return str(e)
    finally:
        if name != 'hall':
            release(locks, name)

def tour(rooms):
    locks, log = {}, []
    states = [enter(locks, r, log) for r in rooms]
    return states, log, locks
#> tour(['hall', 'den', 'pit'])
#> tour([])
#> tour(['hall', 'hall', 'hall'])
#> tour(['pit', 'pit', 'attic'])
#> tour(['den', 'den', 'hall', 'den'])
# %%
class Solution:
    def gearTrain(self, links, first, turns):
        adj = {}
        for a, b in links:
            adj.setdefault(a, []).append(b)
            adj.setdefault(b, []).append(a)
        spin = {}

        def turn(g, s):
            if g in spin:
                if spin[g] * s < 0:
                    raise RuntimeError(g)
                return
            spin[g] = s
            for h in adj.get(g, []):
                turn(h, -s)

        try:
            turn(first, turns)
        except RuntimeError as jam:
            return 'jam at ' + str(jam)
        return spin
#> Solution().gearTrain([('a', 'b'), ('b', 'c')], 'a', 2)
#> Solution().gearTrain([], 'z', 5)
#> Solution().gearTrain([('a', 'b'), ('b', 'c'), ('c', 'a')], 'a', 1)
#> Solution().gearTrain([('p', 'q'), ('q', 'r'), ('r', 's'), ('s', 'p')], 'r', -3)
#> Solution().gearTrain([('x', 'y'), ('z', 'w')], 'w', 4)
# %%
def gcd(a, b):
    return a if b == 0 else gcd(b, a % b)

def simplest(a, b):
    g = gcd(a, b) or 1
    return a // g, b // g

def ratio_text(a, b):
    x, y = simplest(a, b)
    return f'{x}:{y}'

def group_ratios(pairs):
    groups = {}
    for a, b in pairs:
        groups.setdefault(ratio_text(a, b), []).append(a + b)
    return {k: sorted(v)[-1] for k, v in groups.items()}
#> group_ratios([(2, 4), (3, 6), (5, 5)])
#> group_ratios([])
#> group_ratios([(0, 0), (0, 7)])
#> group_ratios([(12, 8), (9, 6), (6, 4)])
#> group_ratios([(17, 5), (34, 10)])
# %%
class Solution:
    def courier(self, stops, fragile):
        broken = []
        route = []

        def bump(item):
            if item in fragile:
                raise RuntimeWarning(item)
            return item.upper()

        for place, items in stops:
            for it in items:
                try:
                    tag = bump(it)
                except RuntimeWarning as w:
                    broken.append(w.args[0])
                    if len(broken) == 2:
                        return route, broken, place
                else:
                    route.append(place[0] + tag)
        return route, broken, None
#> Solution().courier(stops=[('oak', ['cup', 'pen']), ('elm', ['jar'])], fragile=['cup'])
#> Solution().courier(stops=[], fragile=[])
#> Solution().courier(stops=[('ash', ['egg', 'egg', 'nut'])], fragile=['egg'])
#> Solution().courier(stops=[('fir', []), ('yew', ['box'])], fragile=['cup'])
#> Solution().courier(stops=[('a', ['x']), ('b', ['y']), ('c', ['z'])], fragile=['x', 'z'])
# %%
def legal(board, r, c):
    for pr, pc in board:
        if pr == r or abs(pr - r) + abs(pc - c) <= 2:
            return False
    return True

def place(n, c, board):
    if c == n:
        return board
    for r in range(n):
        if legal(board, r, c):
            done = place(n, c + 1, board + [(r, c)])
            if done:
                return done
    return None

def campfires(n, first):
    if not 0 <= first < n:
        return 'outside'
    spots = place(n, 1, [(first, 0)])
    return [r for r, _ in spots] if spots else None
#> campfires(4, 1)
#> campfires(1, 0)
#> campfires(2, 5)
#> campfires(3, 0)
#> campfires(5, 2)
# %%
class Solution:
    def readFlags(self, args):
        flags = {'v': 0}
        rest = []
        pending = None
        for a in args:
            try:
                if pending:
                    flags[pending], pending = int(a), None
                elif a == '-v':
                    flags['v'] += 1
                elif a.startswith('--'):
                    pending = a[2:]
                else:
                    rest.append(a)
            except ValueError:
                flags[pending] = a
                pending = None
        if pending:
            raise LookupError(pending)
        return flags, rest
#> Solution().readFlags(['-v', '--n', '5', 'x'])
#> Solution().readFlags([])
#> Solution().readFlags(['--mode', 'fast', '-v', '-v'])
#> Solution().readFlags(['a', '--k'])
#> Solution().readFlags(['p', 'q', '--t', '-v', '-v'])
# %%
def sow(pits, i):
    seeds, pits[i] = pits[i], 0
    while seeds:
        i = (i + 1) % len(pits)
        pits[i] += 1
        seeds -= 1
    return i

def capture(pits, i):
    if pits[i] in (2, 3):
        got, pits[i] = pits[i], 0
        return got
    return 0

def play(pits, moves):
    score = 0
    for m in moves:
        if pits[m] == 0:
            score -= 1
            continue
        end = sow(pits, m)
        score += capture(pits, end)
    return pits, score
#> play([2, 1, 1], [0, 1])
#> play([0, 0], [0])
#> play([4, 0, 3, 1], [])
#> play([3, 2, 1, 0], [2, 0, 1])
#> play([5, 1], [0, 1, 0])
# %%
class Solution:
    def weakestGuard(self, plan):
        return min(self.level(plan, k) for k in plan) if plan else 0

    def level(self, plan, k, trail=()):
        if k in trail:
            return 0
        v = plan.get(k, 1)
        if isinstance(v, int):
            return v
        if isinstance(v, str):
            return self.level(plan, v, trail + (k,))
        return sum(self.level(plan, x, trail + (k,)) for x in v)
#> Solution().weakestGuard({'a': 5, 'b': ['a', 'c'], 'c': 3})
#> Solution().weakestGuard({})
#> Solution().weakestGuard({'x': 'y', 'y': 'x'})
#> Solution().weakestGuard({'m': 'n', 'n': ['o', 'p'], 'o': 4})
#> Solution().weakestGuard({'g': ['g', 'h', 'h'], 'h': 2, 'i': 'g'})
# %%
class Meter:
    def __init__(self, cap):
        self.cap, self.used = cap, 0

    def run(self, block):
        start = self.used
        try:
            for n in block:
                self.use(n)
        except OverflowError as e:
            self.used = start
            if e.args[0] >= 10:
                raise

    def use(self, n):
        self.used += n
        if self.used > self.cap:
            raise OverflowError(self.used - self.cap)

    def __repr__(self):
        return f'Meter({self.used}/{self.cap})'

def shifts(cap, work):
    m = Meter(cap)
    after = []
    for block in work:
        m.run(block)
        after.append(m.used)
    return after
#> shifts(10, [[3, 2], [4, 4], [1]])
#> shifts(5, [])
#> shifts(0, [[], [1]])
#> shifts(8, [[8], [30], [1]])
#> shifts(20, [[5, 5], [5, 6], [5, 5]])
# %%
class Solution:
    def calendar(self, wants):
        busy = []
        moved = 0
        for s, e in wants:
            for _ in range(3):
                clash = self.clash(busy, s, e)
                if clash is None:
                    busy.append((s, e))
                    break
                s, e = clash, clash + e - s
                moved += 1
            else:
                busy.append(None)
        return busy, moved

    def clash(self, busy, s, e):
        ends = [b[1] for b in busy if b and b[0] < e and s < b[1]]
        return max(ends) if ends else None
#> Solution().calendar(wants=[(1, 3), (2, 4)])
#> Solution().calendar(wants=[])
#> Solution().calendar(wants=[(5, 9), (1, 5), (9, 10)])
#> Solution().calendar(wants=[(1, 2), (2, 3), (3, 4), (0, 2)])
#> Solution().calendar(wants=[(0, 10), (5, 6), (5, 7)])
# %%
def first_digit(n):
    while n >= 10:
        n //= 10
    return n

def last_digit(n):
    return n % 10

def links(a, b):
    return last_digit(a) == first_digit(b)

def grow_chain(chain, pool):
    best = chain
    for i, x in enumerate(pool):
        if links(chain[-1], x):
            cand = grow_chain(chain + [x], pool[:i] + pool[i + 1:])
            if len(cand) > len(best):
                best = cand
    return best

def number_snake(start, pool):
    return grow_chain([start], pool)
#> number_snake(12, [23, 31, 25])
#> number_snake(7, [])
#> number_snake(40, [5, 6])
#> number_snake(3, [35, 52, 58, 21])
#> number_snake(91, [19, 17, 91])
# %%
class Solution:
    def shipSort(self, crates):
        swaps = 0

        def partition(lo, hi):
            nonlocal swaps
            p = crates[hi]
            i = lo
            for j in range(lo, hi):
                if crates[j] % 10 < p % 10:
                    if i != j:
                        crates[i], crates[j] = crates[j], crates[i]
                        swaps += 1
                    i += 1
            crates[i], crates[hi] = p, crates[i]
            return i

        def sort(lo, hi):
            if lo < hi:
                m = partition(lo, hi)
                sort(lo, m - 1)
                sort(m + 1, hi)

        sort(0, len(crates) - 1)
        return crates, swaps
#> Solution().shipSort([23, 11, 42])
#> Solution().shipSort([])
#> Solution().shipSort([99])
#> Solution().shipSort([15, 74, 33, 52, 91])
#> Solution().shipSort([10, 20, 30, 5])
# %%
def validate(step):
    if not isinstance(step, int):
        raise TypeError('step')
    if step == 0:
        raise ValueError('still')
    return step

def advance(pos, step, size):
    nxt = pos + validate(step)
    if not 0 <= nxt < size:
        raise IndexError(nxt)
    return nxt

def hopper(size, steps):
    pos, faults = 0, []
    for s in steps:
        try:
            pos = advance(pos, s, size)
        except (TypeError, ValueError) as e:
            faults.append(e.args[0])
        except IndexError as e:
            faults.append(int(str(e)))
            pos = 0
    return pos, faults
#> hopper(5, [2, 1, 3])
#> hopper(3, [])
#> hopper(4, [0, 'x', 1, None])
#> hopper(1, [1, -1])
#> hopper(8, [7, -3, 0, 9, 2.5, 6])
# %%
class Solution:
    def wordLadderCost(self, words):
        total = 0
        notes = []
        for a, b in zip(words, words[1:]):
            try:
                total += self.step(a, b)
            except ValueError as e:
                notes.append(e.args)
                total += 5
        return total, notes

    def step(self, a, b):
        if len(a) != len(b):
            raise ValueError(len(a), len(b))
        changed = [i for i in range(len(a)) if a[i] != b[i]]
        return self.price(changed)

    def price(self, spots):
        if not spots:
            return 0
        return spots[-1] - spots[0] + 1
#> Solution().wordLadderCost(['cold', 'cord', 'ward'])
#> Solution().wordLadderCost([])
#> Solution().wordLadderCost(['one', 'three', 'two'])
#> Solution().wordLadderCost(['aa', 'aa', 'ab', 'ba'])
#> Solution().wordLadderCost(['x', '', 'y'])
# %%
def knows(graph, a, b, hops):
    if a == b:
        return True
    if hops == 0:
        return False
    return asks(graph, graph.get(a, []), b, hops - 1)

def asks(graph, people, b, hops):
    for p in people:
        if knows(graph, p, b, hops):
            return True
    return False

def introductions(graph, a, b):
    for hops in range(len(graph) + 1):
        if knows(graph, a, b, hops):
            return hops
    return None
#> introductions({'al': ['bo'], 'bo': ['cy']}, 'al', 'cy')
#> introductions({}, 'x', 'x')
#> introductions({'p': ['q'], 'q': ['p']}, 'p', 'z')
#> introductions({'a': ['b', 'c'], 'b': ['d'], 'c': ['e'], 'd': ['e']}, 'a', 'e')
#> introductions({'m': []}, 'm', 'n')
# %%
class Solution:
    def checkout(self, cart, coupons):
        total = sum(cart)
        used = []
        queue = list(coupons)
        while queue:
            code = queue.pop(0)
            try:
                total = self.apply(total, code)
            except LookupError:
                continue
            except ArithmeticError:
                if code not in used:
                    used.append(code)
                    queue.append(code)
        return total, used

    def apply(self, total, code):
        kind, n = code[0], int(code[1:])
        if kind == '%':
            return total - total * n // 100
        if kind == '-':
            if total - n < 0:
                raise ArithmeticError
            return total - n
        if kind == '+':
            return total + n
        raise LookupError(kind)
#> Solution().checkout([20, 30], ['-10', '%50'])
#> Solution().checkout([], ['-5', '+9'])
#> Solution().checkout([100], ['#7', '%10', '-200'])
#> Solution().checkout([3, 4], [])
#> Solution().checkout([8], ['-9', '-2', '+4'])
# %%
def pack(n):
    return chunk(n, 1)

def chunk(n, size):
    if n == 0:
        return []
    if size > n:
        return rest(n)
    return [size] + chunk(n - size, size + 1 if len(str(n)) > 1 else size)

def rest(n):
    if n % 2:
        return [1] + pack(n - 1)
    return [n]

def parcel(ns):
    return {n: len(pack(n)) for n in ns}, pack(max(ns, default=0))
#> parcel([3, 12])
#> parcel([])
#> parcel([0, 1])
#> parcel([20])
#> parcel([11, 14, 9])
