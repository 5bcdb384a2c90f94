# %%
class Solution:
    def lanternTree(self, level, fuel):
        lit = []

        def light(i, f):
            if i >= len(level) or level[i] is None or f < level[i]:
                return f
            f -= level[i]
            lit.append(i)
            f = light(2 * i + 1, f)
            return light(2 * i + 2, f)

        left = light(0, fuel)
        return lit, left
#> Solution().lanternTree([2, 3, 1], 4)
#> Solution().lanternTree([], 9)
#> Solution().lanternTree([5], 4)
#> Solution().lanternTree([1, 2, 2, 4, 1, None, 3], 8)
#> Solution().lanternTree([1, None, 1, None, None, 1, 1], 10)
# %%
class Solution:
    def foldLeaves(self, tree):
        rounds = []
        while tree is not None:
            picked = []
            tree = self.strip(tree, picked)
            rounds.append(sum(picked))
        return rounds

    def strip(self, t, picked):
        if t is None:
            return None
        v, l, r = t
        if l is None and r is None:
            picked.append(v)
            return None
        return (v, self.strip(l, picked), self.strip(r, picked))
#> Solution().foldLeaves((1, (2, None, None), (3, None, None)))
#> Solution().foldLeaves(None)
#> Solution().foldLeaves((8, None, None))
#> Solution().foldLeaves((1, (2, (4, None, None), None), (3, None, None)))
#> Solution().foldLeaves((5, None, (6, None, (7, None, None))))
# %%
def thread(vals, order):
    cells = [{'v': v, 'to': None} for v in vals]
    start = None
    prev = None
    for i in order:
        cell = cells[i % len(cells)]
        if cell['to'] is not None or cell is prev:
            continue
        if prev is None:
            start = cell
        else:
            prev['to'] = i % len(cells)
        prev = cell
    out, seen = [], 0
    while start is not None and seen < 6:
        out.append(start['v'])
        seen += 1
        start = cells[start['to']] if start['to'] is not None else None
    return out
#> thread([5, 6, 7], [2, 0, 1])
#> thread([1], [])
#> thread(['a', 'b'], [0, 0, 3, 1])
#> thread([4, 8, 2, 9], [1, 5, 2, 3, 0])
#> thread([3, 1, 2], [0, 2, 4])
# %%
class Solution:
    def teaParty(self, guests, rules):
        seats = {g: i for i, g in enumerate(guests)}
        swaps = 0
        for a, b in rules:
            try:
                gap = abs(seats[a] - seats[b])
            except KeyError:
                continue
            if gap != 1:
                i = seats[b]
                j = seats[a] + (1 if seats[a] < i else -1)
                other = next(g for g, s in seats.items() if s == j)
                seats[other], seats[b] = i, j
                swaps += 1
        return sorted(seats, key=seats.get), swaps
#> Solution().teaParty(guests=['hat', 'hare', 'mouse', 'cat'], rules=[('hat', 'cat')])
#> Solution().teaParty(guests=[], rules=[('x', 'y')])
#> Solution().teaParty(guests=['a', 'b', 'c'], rules=[('c', 'a'), ('a', 'b')])
#> Solution().teaParty(guests=['p', 'q'], rules=[('p', 'q'), ('q', 'z')])
#> Solution().teaParty(guests=['m', 'n', 'o', 'p', 'q'], rules=[('q', 'm'), ('n', 'p')])
# %%
class Solution:
    def squareTokens(self, text):
        def outer(i):
            parts = []
            while i < len(text) and text[i] != '>':
                if text[i] == '<':
                    sub, i = inner(i + 1)
                    parts.append(sub)
                else:
                    parts.append(text[i])
                    i += 1
            return ''.join(parts), i

        def inner(i):
            s, i = outer(i)
            return s[::-1] + '.', i + 1

        return outer(0)[0]
#> Solution().squareTokens('ab<cd>e')
#> Solution().squareTokens('')
#> Solution().squareTokens('<<xy>z>')
#> Solution().squareTokens('p<q')
#> Solution().squareTokens('m<>n<o<p>>')
# %%
class Version:
    def __init__(self, text):
        self.parts = [int(p) for p in text.split('.')]

    def __lt__(self, other):
        for a, b in zip(self.parts, other.parts):
            if a != b:
                return a < b
        return len(self.parts) < len(other.parts)

    def __eq__(self, other):
        return self.parts == other.parts

    def bump(self, i):
        p = self.parts[:i + 1] + [0] * (i + 1 - len(self.parts))
        p[i] += 1
        return Version('.'.join(map(str, p)))

    def __repr__(self):
        return 'v' + '.'.join(map(str, self.parts))

def release_train(start, bumps, freeze):
    v, stop = Version(start), Version(freeze)
    shipped = [repr(v)]
    for b in bumps:
        nxt = v.bump(b)
        if stop < nxt:
            continue
        v = nxt
        shipped.append(repr(v))
        if v == stop:
            break
    return shipped
#> release_train('1.0', [1, 1, 0], '2')
#> release_train('3', [], '1')
#> release_train('0.9', [0, 2, 1], '1.0.1')
#> release_train('1.2.3', [1, 2, 2], '1.3')
#> release_train('5.1', [0, 0, 1], '6.9')
# %%
class Solution:
    def growVine(self, seed, days):
        def sprout(ch):
            if ch == 'a':
                yield 'a'
                yield 'b'
            elif ch == 'b':
                yield 'a'
            else:
                yield ch

        sizes = [len(seed)]
        for _ in range(days):
            seed = ''.join(s for ch in seed for s in sprout(ch))
            sizes.append(len(seed))
            if len(seed) > 12:
                break
        return seed, sizes
#> Solution().growVine('a', 3)
#> Solution().growVine('', 2)
#> Solution().growVine('b|b', 2)
#> Solution().growVine('xyz', 1)
#> Solution().growVine('ab', 0)
# %%
class Solution:
    def heapRace(self, piles, k):
        n = len(piles)

        def fix(i):
            big = i
            for c in (2 * i + 1, 2 * i + 2):
                if c < n and piles[c] > piles[big]:
                    big = c
            if big != i:
                piles[i], piles[big] = piles[big], piles[i]
                fix(big)

        for i in range(n // 2 - 1, -1, -1):
            fix(i)
        eaten = 0
        while k and n and piles[0]:
            bite = (piles[0] + 1) // 2
            eaten += bite
            piles[0] -= bite
            fix(0)
            k -= 1
        return eaten, piles
#> Solution().heapRace(piles=[3, 9, 4], k=2)
#> Solution().heapRace(piles=[], k=3)
#> Solution().heapRace(piles=[0, 0], k=5)
#> Solution().heapRace(piles=[1, 2, 3, 4, 5], k=3)
#> Solution().heapRace(piles=[7], k=10)
# %%
def bind(pattern, value, env):
    if isinstance(pattern, str) and pattern.startswith('?'):
        if pattern in env:
            return env[pattern] == value
        env[pattern] = value
        return True
    if isinstance(pattern, tuple) and isinstance(value, tuple):
        if len(pattern) != len(value):
            return False
        for p, v in zip(pattern, value):
            if not bind(p, v, env):
                return False
        return True
    return pattern == value

def query(pattern, facts):
    found = []
    for f in facts:
        env = {}
        if bind(pattern, f, env):
            found.append(env)
    return found
#> query(('likes', '?a', '?b'), [('likes', 'jo', 'tea'), ('hates', 'jo', 'jam')])
#> query('?x', [])
#> query(('eq', '?p', '?p'), [('eq', 1, 2), ('eq', 3, 3)])
#> query(('in', ('box', '?k'), '?k'), [('in', ('box', 7), 7), ('in', ('bag', 7), 7), ('in', ('box',), 1)])
#> query((1, '?z'), [(1, (2, 3)), (2, 1), 5])
# %%
class Solution:
    def ropeBridge(self, planks, walkers):
        planks = planks[:]
        crossed = []
        for name, weight in walkers:
            try:
                self.cross(planks, weight)
            except RuntimeError as e:
                crossed.append((name, e.args[0]))
            else:
                crossed.append((name, None))
        return crossed, planks

    def cross(self, planks, weight):
        for i in range(len(planks)):
            if planks[i] <= 0:
                if i + 1 < len(planks) and planks[i + 1] > 0:
                    continue
                raise RuntimeError(i)
            planks[i] -= weight
#> Solution().ropeBridge([5, 3, 4], [('al', 2), ('bo', 3), ('cy', 1)])
#> Solution().ropeBridge([], [('x', 9)])
#> Solution().ropeBridge([1, 1], [('p', 1), ('q', 1)])
#> Solution().ropeBridge([4, 0, 4], [('m', 1)])
#> Solution().ropeBridge([2, 6, 2, 6], [('a', 2), ('b', 2), ('c', 2), ('d', 2)])
# %%
class Solution:
    def shareCake(self, cake, kids):
        shares = {k: 0 for k in kids}
        turn = 0

        def serve(piece):
            nonlocal turn
            if not kids:
                return
            if isinstance(piece, list):
                for p in sorted(piece, key=lambda q: isinstance(q, list)):
                    serve(p)
            else:
                shares[kids[turn % len(kids)]] += piece
                turn += 1 + piece % 2

        serve(cake)
        return shares
#> Solution().shareCake([3, [2, 4], 5], ['al', 'bo'])
#> Solution().shareCake([], ['x'])
#> Solution().shareCake([1, 2], [])
#> Solution().shareCake([[6, [7]], 8, [9]], ['p', 'q', 'r'])
#> Solution().shareCake(4, ['m', 'n'])
# %%
def zipper(left, focus, right):
    return {'l': left, 'f': focus, 'r': right}

def go_left(z):
    if not z['l']:
        return z
    return zipper(z['l'][:-1], z['l'][-1], [z['f']] + z['r'])

def go_right(z):
    if not z['r']:
        return z
    return zipper(z['l'] + [z['f']], z['r'][0], z['r'][1:])

def edit(items, script):
    z = zipper([], items[0], items[1:])
    for s in script:
        if s == 'L':
            z = go_left(z)
        elif s == 'R':
            z = go_right(z)
        elif s == '!':
            z = {**z, 'f': z['f'] * 2}
        elif s == 'i':
            z = zipper(z['l'], 0, [z['f']] + z['r'])
    return z['l'] + [z['f']] + z['r']
#> edit([1, 2, 3], 'R!')
#> edit([9], 'LR!')
#> edit([4, 5, 6], 'RRL!L!')
#> edit([7, 8], 'iRR!')
#> edit([1, 1], '')
# %%
class Solution:
    def swapNumbers(self, expr):
        def depth(e):
            return 0 if isinstance(e, int) else 1 + max(depth(e[1]), depth(e[2]))

        def reorder(e):
            if isinstance(e, int):
                return e
            op, a, b = e[0], reorder(e[1]), reorder(e[2])
            if op in '+*' and depth(b) > depth(a):
                a, b = b, a
            return (op, a, b)

        def code(e):
            if isinstance(e, int):
                return [str(e)]
            return code(e[1]) + code(e[2]) + [e[0]]

        return ' '.join(code(reorder(expr)))
#> Solution().swapNumbers(('+', 1, ('*', 2, 3)))
#> Solution().swapNumbers(7)
#> Solution().swapNumbers(('-', 4, ('+', 5, 6)))
#> Solution().swapNumbers(('*', ('+', 1, 2), ('-', 3, ('+', 4, 5))))
#> Solution().swapNumbers(('*', 8, 9))
# %%
class Solution:
    def museum(self, rooms, start, tickets):
        visited = []
        path = [(start, iter(rooms.get(start, [])))]
        visited.append(start)
        while path and len(visited) < tickets:
            here, doors = path[-1]
            for d in doors:
                if d not in visited:
                    visited.append(d)
                    path.append((d, iter(rooms.get(d, []))))
                    break
            else:
                path.pop()
        return visited, [p[0] for p in path]
#> Solution().museum({'a': ['b', 'c'], 'b': ['d']}, 'a', 3)
#> Solution().museum({}, 'z', 4)
#> Solution().museum({'x': ['y'], 'y': ['x', 'w']}, 'x', 9)
#> Solution().museum({'a': ['b', 'c', 'd'], 'c': ['e'], 'e': ['d']}, 'a', 5)
#> Solution().museum({'m': ['n', 'o']}, 'm', 1)
# %%
class Treasury:
    def __init__(self):
        self.layers = [{}]

    def set(self, k, v):
        self.layers[-1][k] = v

    def get(self, k):
        for layer in reversed(self.layers):
            if k in layer:
                return layer[k]
        return None

    def begin(self):
        self.layers.append({})

    def commit(self):
        if len(self.layers) == 1:
            raise LookupError('none')
        top = self.layers.pop()
        self.layers[-1].update(top)

    def __repr__(self):
        return f'Treasury({self.layers})'

def transact(cmds):
    t, seen = Treasury(), []
    for c in cmds:
        word, *args = c.split()
        try:
            r = getattr(t, word)(*args)
        except (LookupError, AttributeError) as e:
            seen.append(type(e).__name__[:6])
        else:
            if word == 'get':
                seen.append(r)
    return seen, len(t.layers)
#> transact(['set a 1', 'begin', 'set a 2', 'get a'])
#> transact([])
#> transact(['commit', 'get q'])
#> transact(['begin', 'set x 5', 'commit', 'get x', 'undo'])
#> transact(['set k 0', 'begin', 'begin', 'get k', 'set k 9', 'commit', 'get k'])
# %%
class Solution:
    def pruneRumor(self, tree, start):
        told = {start: 0}
        queue = [start]
        parent = {}

        def link(node):
            name, kids = node
            for k in kids:
                parent[k[0]] = name
                link(k)

        link(tree)
        near = lambda p: [c for c, q in parent.items() if q == p] + ([parent[p]] if p in parent else [])
        while queue:
            p = queue.pop(0)
            for q in near(p):
                if q not in told:
                    told[q] = told[p] + (1 if parent.get(q) == p else 2)
                    queue.append(q)
        return told
#> Solution().pruneRumor(('a', [('b', []), ('c', [('d', [])])]), 'c')
#> Solution().pruneRumor(('x', []), 'x')
#> Solution().pruneRumor(('r', [('s', [('t', [])])]), 't')
#> Solution().pruneRumor(('m', [('n', []), ('o', [])]), 'm')
#> Solution().pruneRumor(('p', [('q', [])]), 'z')
# %%
def ripple(xs, k):
    def emit(i):
        if 0 <= i < len(xs):
            yield xs[i]

    def rings(c):
        yield from emit(c)
        for d in range(1, k + 1):
            yield from emit(c - d)
            yield from emit(c + d)

    return [sum(rings(c)) for c in range(len(xs))]
#> ripple([1, 2, 3], 1)
#> ripple([], 2)
#> ripple([5], 3)
#> ripple([4, 0, 4], 0)
#> ripple([1, 10, 100, 7], 2)
# %%
class Solution:
    def stampBook(self, pages: list, want: int) -> list:
        def search(i, need):
            if need == 0:
                return []
            if i == len(pages) or need < 0:
                return None
            page = pages[i]
            for take in range(len(page), -1, -1):
                rest = search(i + 1, need - sum(page[:take]))
                if rest is not None:
                    return [(i, take)] + rest if take else rest
            return None

        return search(0, want)
#> Solution().stampBook([[2, 3], [4]], 6)
#> Solution().stampBook([], 0)
#> Solution().stampBook([[1, 1], [5, 2]], 4)
#> Solution().stampBook([[3], [3, 3], [1]], 7)
#> Solution().stampBook([[9, 1], [2]], 12)
# %%
class Solution:
    def flattenMenu(self, menu, lang):
        def label(d):
            return d.get(lang) or d.get('en') or '?'

        def rows(items, num=''):
            for i, it in enumerate(items, 1):
                n = f'{num}{i}'
                yield f'{n} {label(it)}'
                yield from rows(it.get('sub', []), n + '.')

        return list(rows(menu))
#> Solution().flattenMenu(menu=[{'en': 'File', 'sub': [{'en': 'Open', 'de': 'Auf'}]}], lang='de')
#> Solution().flattenMenu(menu=[], lang='en')
#> Solution().flattenMenu(menu=[{}, {'fr': 'Oui'}], lang='fr')
#> Solution().flattenMenu(menu=[{'en': 'A', 'sub': [{'en': 'B', 'sub': [{'en': 'C'}]}]}, {'en': 'D'}], lang='xx')
#> Solution().flattenMenu(menu=[{'es': 'Hola', 'en': 'Hi'}], lang='es')
# %%
class Heap2:
    def __init__(self, better):
        self.a = []
        self.better = better

    def push(self, x):
        a = self.a
        a.append(x)
        i = len(a) - 1
        while i and self.better(a[i], a[(i - 1) // 2]):
            p = (i - 1) // 2
            a[i], a[p] = a[p], a[i]
            i = p

    def pop(self):
        a = self.a
        a[0], a[-1] = a[-1], a[0]
        x = a.pop()
        i = 0
        while 2 * i + 1 < len(a):
            c = 2 * i + 1
            if c + 1 < len(a) and self.better(a[c + 1], a[c]):
                c += 1
            if not self.better(a[c], a[i]):
                break
            a[i], a[c] = a[c], a[i]
            i = c
        return x

    def __repr__(self):
        return f'Heap2({self.a})'

def kennel(dogs, walks):
    h = Heap2(lambda p, q: (len(p), q) > (len(q), p))
    for d in dogs:
        h.push(d)
    return [h.pop() for _ in range(min(walks, len(h.a)))]
#> kennel(['rex', 'bo', 'daisy'], 2)
#> kennel([], 1)
#> kennel(['pip', 'ace', 'max'], 3)
#> kennel(['z'], 5)
#> kennel(['spot', 'ox', 'fido', 'a'], 4)
# %%
class Solution:
    def oddEvenWeave(self, vals):
        odd = even = None
        for v in reversed(vals):
            if v % 2:
                odd = (v, odd)
            else:
                even = (v, even)
        out = []
        a, b = (odd, even) if vals and vals[0] % 2 else (even, odd)
        while a or b:
            if a:
                out.append(a[0])
                a = a[1]
            a, b = b, a
        return out
#> Solution().oddEvenWeave([1, 3, 2, 4])
#> Solution().oddEvenWeave([])
#> Solution().oddEvenWeave([2, 4, 6])
#> Solution().oddEvenWeave([8, 1, 3, 5, 7])
#> Solution().oddEvenWeave([9, 2, 11, 4, 6])
# %%
class Solution:
    def judge(self, runs, drop):
        clean = []
        for name, marks in runs.items():
            try:
                kept = sorted(marks)[drop:-drop] if drop else marks
                clean.append((sum(kept) / len(kept), name))
            except ZeroDivisionError:
                clean.append((0.0, name))
            except TypeError:
                clean.append((-1.0, name))
        clean.sort(key=lambda p: (-p[0], p[1]))
        return [f'{n}={s:.1f}' for s, n in clean]
#> Solution().judge(runs={'ann': [7, 9, 8], 'bob': [9, 9, 1]}, drop=1)
#> Solution().judge(runs={}, drop=2)
#> Solution().judge(runs={'x': [], 'y': [5]}, drop=0)
#> Solution().judge(runs={'p': [1, 'two', 3], 'q': [4, 4]}, drop=1)
#> Solution().judge(runs={'k': [2, 3, 5, 7, 11], 'l': [6, 6, 6, 0, 9]}, drop=2)
# %%
def evaluate(e, env):
    if isinstance(e, int):
        return e
    if isinstance(e, str):
        return env[e]
    if e[0] == 'let':
        _, name, val, body = e
        return evaluate(body, {**env, name: evaluate(val, env)})
    if e[0] == 'if':
        return evaluate(e[2] if evaluate(e[1], env) > 0 else e[3], env)
    a, b = (evaluate(x, env) for x in e[1:])
    return a + b if e[0] == 'add' else a - b

def run(e):
    try:
        return evaluate(e, {'ten': 10})
    except KeyError as err:
        return 'no ' + err.args[0]
#> run(('let', 'x', 4, ('add', 'x', 'ten')))
#> run(3)
#> run(('add', 'y', 1))
#> run(('if', ('sub', 2, 5), 'ten', ('let', 'k', 8, ('sub', 'k', 1))))
#> run(('let', 'a', ('add', 1, 2), ('let', 'a', ('add', 'a', 'a'), ('sub', 'a', 'ten'))))
# %%
class Solution:
    def snapshotList(self, ops):
        data = []
        snaps = {}
        for op in ops:
            name, arg = op[0], op[1:]
            if name == 'w':
                data += [int(c) for c in arg]
            elif name == 's':
                snaps[arg] = data[:]
            elif name == 'd':
                data = data[:-int(arg)] if arg != '0' else data
            elif name == 'r':
                try:
                    data = snaps.pop(arg)
                except KeyError:
                    data.append(-1)
        return data, sorted(snaps)
#> Solution().snapshotList(['w12', 'sA', 'w3', 'rA'])
#> Solution().snapshotList([])
#> Solution().snapshotList(['rX', 'w5', 'd0'])
#> Solution().snapshotList(['w987', 'd2', 'sB', 'd1', 'sC', 'rB'])
#> Solution().snapshotList(['sZ', 'w4', 'rZ', 'rZ'])
# %%
class Solution:
    def balanceMobile(self, mobile):
        added = 0

        def weigh(m):
            nonlocal added
            if isinstance(m, int):
                return m
            l, r = weigh(m[0]), weigh(m[1])
            if l != r:
                added += abs(l - r)
            return 2 * max(l, r) + 1

        whole = weigh(mobile)
        return whole, added
#> Solution().balanceMobile([3, [1, 1]])
#> Solution().balanceMobile(6)
#> Solution().balanceMobile([[2, 5], [4, 4]])
#> Solution().balanceMobile([[[1, 0], 3], 10])
#> Solution().balanceMobile([7, 7])
# %%
class Tape:
    def __init__(self, cells):
        self.cells = dict(enumerate(cells))
        self.head = 0

    def __getitem__(self, i):
        return self.cells.get(i, '_')

    def write(self, sym, move):
        self.cells[self.head] = sym
        self.head += {'<': -1, '>': 1}.get(move, 0)

    def __str__(self):
        return ''.join(self.cells[k] for k in sorted(self.cells)).strip('_')

    __repr__ = __str__

def machine(rules, text, fuel):
    tape, state = Tape(text), 'A'
    while state != 'H' and fuel:
        key = state + tape[tape.head]
        if key not in rules:
            return str(tape), 'stuck ' + key
        sym, move, state = rules[key]
        tape.write(sym, move)
        fuel -= 1
    return str(tape), state
#> machine({'A0': '1>A', 'A1': '0>A', 'A_': '_-H'}, '0110', 20)
#> machine({}, '1', 5)
#> machine({'A1': '1>A', 'A_': '1-H'}, '11', 9)
#> machine({'A_': 'x>B', 'B_': 'y<A'}, '', 6)
#> machine({'A0': '0>A', 'A1': '1>A', 'A_': '_<B', 'B1': '0<B', 'B0': '1-H', 'B_': '1-H'}, '1011', 30)
# %%
class Solution:
    def tidyPath(self, dirs, cmds):
        tree = {}
        for d in dirs:
            node = tree
            for part in d.split('/'):
                node = node.setdefault(part, {})
        here = []

        def at(path):
            node = tree
            for p in path:
                node = node[p]
            return node

        errors = 0
        for c in cmds:
            nxt = here[:-1] if c == '..' else [] if c == '/' else here + [c]
            try:
                at(nxt)
            except KeyError:
                errors += 1
            else:
                here = nxt
        return '/'.join(here), sorted(at(here)), errors
#> Solution().tidyPath(dirs=['a/b', 'a/c', 'd'], cmds=['a', 'b', '..'])
#> Solution().tidyPath(dirs=[], cmds=['x'])
#> Solution().tidyPath(dirs=['p'], cmds=['..', 'p', 'q', '/'])
#> Solution().tidyPath(dirs=['m/n/o', 'm/k'], cmds=['m', 'k', 'n', '..', 'n'])
#> Solution().tidyPath(dirs=['u/v'], cmds=[])
# %%
from typing import Optional

class Solution:
    def kingLine(self, births: list, deaths: list) -> Optional[str]:
        kids = {}
        for parent, child in births:
            kids.setdefault(parent, []).append(child)

        def line(p):
            yield p
            for k in kids.get(p, []):
                yield from line(k)

        if not births:
            return None
        for heir in line(births[0][0]):
            if heir not in deaths:
                return heir
        return None
#> Solution().kingLine([('ed', 'al'), ('ed', 'bo'), ('al', 'cy')], ['ed', 'al'])
#> Solution().kingLine([], ['x'])
#> Solution().kingLine([('q', 'r')], ['q', 'r'])
#> Solution().kingLine([('k', 'l'), ('k', 'm'), ('m', 'n')], ['k', 'l', 'm'])
#> Solution().kingLine([('z', 'y')], [])
# %%
def observer():
    listeners = {}

    def on(event, fn):
        listeners.setdefault(event, []).append(fn)

    def emit(event, x):
        return [fn(x) for fn in listeners.get(event, [])]

    return on, emit

def factory(events, scale):
    on, emit = observer()
    made = []
    on('start', lambda x: made.append(x))
    on('start', lambda x: emit('check', x * scale))
    on('check', lambda x: made.append(-x) if x > 9 else None)
    on('stop', lambda x: made.remove(x) if x in made else made.clear())
    for e, x in events:
        emit(e, x)
    return made
#> factory([('start', 3), ('start', 6)], 2)
#> factory([], 1)
#> factory([('start', 4), ('stop', 4), ('check', 11)], 1)
#> factory([('start', 5), ('stop', 8), ('start', 1)], 3)
#> factory([('pause', 2), ('check', 4), ('start', 7)], 0)
# %%
class Solution:
    def mazeKeys(self, maze, start):
        keys = set()
        trail = []

        def enter(room):
            node = maze.get(room)
            if node is None or room in trail:
                return False
            need, gives, doors = node
            if need and need not in keys:
                return False
            trail.append(room)
            if gives:
                keys.add(gives)
            return any([enter(d) for d in doors]) or not doors

        end = enter(start)
        return end, trail, ''.join(sorted(keys))
#> Solution().mazeKeys({1: ('', 'r', [2, 3]), 2: ('b', '', []), 3: ('r', 'b', [])}, 1)
#> Solution().mazeKeys({}, 7)
#> Solution().mazeKeys({1: ('', '', [])}, 1)
#> Solution().mazeKeys({1: ('', 'k', [2]), 2: ('k', 'g', [3, 1]), 3: ('z', '', [])}, 1)
#> Solution().mazeKeys({4: ('q', '', [5]), 5: ('', '', [])}, 4)
# %%
class Vec:
    def __init__(self, *xs):
        self.xs = xs

    def __add__(self, o):
        return Vec(*(a + b for a, b in zip(self.xs, o.xs)))

    def __mul__(self, k):
        return Vec(*(a * k for a in self.xs)) if isinstance(k, int) else sum(a * b for a, b in zip(self.xs, k.xs))

    __rmul__ = __mul__

    def __eq__(self, o):
        return self.xs == o.xs

    def __repr__(self):
        return 'Vec' + str(self.xs)

def drift(start, winds, target):
    p, goal = Vec(*start), Vec(*target)
    close = [p * goal]
    for k, w in enumerate(winds, 1):
        p = p + k * Vec(*w)
        close.append(p * goal)
        if p == goal:
            break
    return repr(p), close
#> drift((0, 0), [(1, 2), (0, -1)], (1, 0))
#> drift((3, 4), [], (1, 1))
#> drift((1, 1, 1), [(0, 1, 0), (1, 0, -1)], (3, 2, -1))
#> drift((5,), [(-1,), (-2,), (4,)], (0,))
#> drift((2, 0), [(1, 1), (1, 1), (1, 1)], (3, 1))
# %%
class Solution:
    def splitBill(self, items, people):
        owed = {p: 0 for p in people}

        def charge(who, cost):
            if isinstance(who, str):
                who = [who] if who != 'all' else people
            if not who:
                raise ValueError('nobody')
            each, extra = divmod(cost, len(who))
            for i, p in enumerate(who):
                owed[p] += each + (i < extra)

        lost = 0
        for who, cost in items:
            try:
                charge(who, cost)
            except (KeyError, ValueError):
                lost += cost
        return owed, lost
#> Solution().splitBill([('al', 5), ('all', 7)], ['al', 'bo'])
#> Solution().splitBill([], ['x'])
#> Solution().splitBill([('all', 9)], [])
#> Solution().splitBill([(['p', 'q'], 11), ('z', 4), ([], 2)], ['p', 'q', 'r'])
#> Solution().splitBill([('all', 10), (['m'], 3), ('all', 1)], ['m', 'n', 'o'])
# %%
def unfold(seed, done, step, out):
    while not done(seed):
        yield out(seed)
        seed = step(seed)

def coin_trail(amount, coins):
    big = lambda s: max((c for c in coins if c <= s), default=0)
    return list(unfold(amount, lambda s: big(s) == 0, lambda s: s - big(s), big))

def ladder(a, b):
    return list(unfold((a, b), lambda p: p[0] >= p[1], lambda p: (p[0] + 2, p[1] - 1), sum))

def compare(amount, coins, a, b):
    x, y = coin_trail(amount, coins), ladder(a, b)
    return x, y, len(x) > len(y)
#> compare(18, [1, 5, 10], 0, 6)
#> compare(0, [2], 3, 3)
#> compare(7, [], 1, 10)
#> compare(9, [4, 3], 5, 2)
#> compare(13, [2, 6], -4, 4)
# %%
class Solution:
    def nestBox(self, sizes):
        boxes = []
        for s in sizes:
            inner = [b for b in boxes if b[0] < s]
            if inner:
                pick = max(inner, key=lambda b: b[0])
                boxes.remove(pick)
                boxes.append((s, pick))
            else:
                boxes.append((s, None))
        return [self.show(b) for b in boxes]

    def show(self, box):
        if box is None:
            return ''
        size, inner = box
        return f'{size}[{self.show(inner)}]' if inner else str(size)
#> Solution().nestBox(sizes=[2, 5, 3, 9])
#> Solution().nestBox(sizes=[])
#> Solution().nestBox(sizes=[4, 4, 4])
#> Solution().nestBox(sizes=[1, 2, 3, 4])
#> Solution().nestBox(sizes=[8, 3, 6, 7, 10])
# %%
class Solution:
    def relay(self, teams, laps):
        def runner(speeds):
            dist = 0
            for lap in range(laps):
                dist += speeds[lap % len(speeds)]
                yield dist

        runs = {name: list(runner(sp)) for name, sp in teams.items() if sp}
        leads = []
        for lap in range(laps):
            at = {n: r[lap] for n, r in runs.items()}
            if not at:
                break
            top = max(at.values())
            leads.append('/'.join(sorted(n for n in at if at[n] == top)))
        return leads
#> Solution().relay({'red': [3, 1], 'tan': [2]}, 3)
#> Solution().relay({}, 2)
#> Solution().relay({'a': [], 'b': [4]}, 2)
#> Solution().relay({'x': [1, 5], 'y': [5, 1], 'z': [3]}, 4)
#> Solution().relay({'m': [7]}, 0)
# %%
class Solution:
    def codeTree(self, freq):
        pool = sorted((n, ch) for ch, n in freq.items())
        while len(pool) > 1:
            (a, x), (b, y) = pool[0], pool[1]
            pool = pool[2:]
            node = (a + b, [x, y])
            k = 0
            while k < len(pool) and pool[k][0] <= node[0]:
                k += 1
            pool.insert(k, node)
        codes = {}

        def name(t, pre):
            if isinstance(t, str):
                codes[t] = pre or '-'
                return
            for bit, kid in zip('ox', t):
                name(kid, pre + bit)

        if pool:
            name(pool[0][1], '')
        return dict(sorted(codes.items()))
#> Solution().codeTree({'a': 5, 'b': 2, 'c': 1})
#> Solution().codeTree({})
#> Solution().codeTree({'q': 9})
#> Solution().codeTree({'m': 1, 'n': 1, 'o': 1, 'p': 4})
#> Solution().codeTree({'x': 3, 'y': 3})
# %%
def patch(base, change):
    if change is None:
        return None
    if not isinstance(change, dict):
        return change
    out = dict(base) if isinstance(base, dict) else {}
    for k, v in change.items():
        new = patch(out.get(k), v)
        if new is None:
            out.pop(k, None)
        else:
            out[k] = new
    return out

def apply_all(base, changes):
    sizes = []
    for c in changes:
        base = patch(base, c)
        sizes.append(len(base))
    return base, sizes
#> apply_all({'a': 1, 'b': {'c': 2}}, [{'b': {'c': None, 'd': 3}}])
#> apply_all({}, [])
#> apply_all({'x': 5}, [{'x': None}, {'y': {'z': 1}}])
#> apply_all({'k': 7}, [{'k': {'l': {'m': 0}}}, {'k': {'l': None}}])
#> apply_all({'p': {'q': 1}}, [{'p': 9, 'r': 2}, {'p': {'s': 4}}])
# %%
class Solution:
    def matryoshka(self, word, k):
        def wrap(n):
            def deco(fn):
                return lambda s: str(n) + fn(s[1:]) + str(n) if len(s) > n else fn(s)
            return deco

        core = lambda s: s.upper() or '.'
        for n in range(k):
            core = wrap(n)(core)
        return core(word)
#> Solution().matryoshka('planet', 3)
#> Solution().matryoshka('', 2)
#> Solution().matryoshka('hi', 0)
#> Solution().matryoshka('abc', 5)
#> Solution().matryoshka('mercury', 4)
# %%
class Solution:
    def countIslandsIn(self, grid, shapes):
        rows = [list(r) for r in grid]
        tally = {s: 0 for s in shapes}

        def sink(r, c):
            if not (0 <= r < len(rows) and 0 <= c < len(rows[0])) or rows[r][c] != '#':
                return 0
            rows[r][c] = '.'
            return 1 + sink(r + 1, c) + sink(r, c + 1) + sink(r - 1, c) + sink(r, c - 1)

        for r in range(len(rows)):
            for c in range(len(rows[r])):
                if (size := sink(r, c)) in tally:
                    tally[size] += 1
        return tally
#> Solution().countIslandsIn(['#.', '#.'], [1, 2])
#> Solution().countIslandsIn([], [3])
#> Solution().countIslandsIn(['#.#', '.#.'], [1])
#> Solution().countIslandsIn(['##.', '..#', '#.#'], [2, 1, 4])
#> Solution().countIslandsIn(['#'], [])
# %%
class Solution:
    def borrowChain(self, loans, asks):
        owner = dict(loans)

        def root(x, hops=0):
            if hops > len(owner):
                raise RecursionError(x)
            return root(owner[x], hops + 1) if x in owner else (x, hops)

        out = []
        for a in asks:
            try:
                who, hops = root(a)
            except RecursionError:
                out.append('loop')
            else:
                out.append(f'{who}{hops}')
        return out
#> Solution().borrowChain(loans=[('pen', 'al'), ('al', 'bo')], asks=['pen', 'bo'])
#> Solution().borrowChain(loans=[], asks=['x'])
#> Solution().borrowChain(loans=[('a', 'b'), ('b', 'a')], asks=['a'])
#> Solution().borrowChain(loans=[('m', 'n'), ('n', 'o'), ('k', 'n')], asks=['k', 'm', 'o', 'z'])
#> Solution().borrowChain(loans=[('q', 'q'), ('r', 's')], asks=['q', 'r'])
