# %%
class Solution:
    def kiteString(self, gusts, line):
        taut = lambda g: g > line
        count = sum(map(taut, gusts))
        if count == 0:
            return 'slack'
        first = next(i for i, g in enumerate(gusts) if taut(g))
        last = max(i for i, g in enumerate(gusts) if taut(g))
        return first, last, count
#> Solution().kiteString([3, 8, 2, 9], 5)
#> Solution().kiteString([], 1)
#> Solution().kiteString([4, 4], 4)
#> Solution().kiteString([7], 6)
#> Solution().kiteString([9, 1, 1, 9, 9, 0], 8)
# %%
from functools import cache


def toll_roads(roads, start, goal, coupons):
    @cache
    def pay(town, left, fuel):
        if town == goal:
            return 0
        if fuel == 0:
            return 999
        best = 999
        for nxt, toll in roads.get(town, ()):
            best = min(best, toll + pay(nxt, left, fuel - 1))
            if left:
                best = min(best, pay(nxt, left - 1, fuel - 1))
        return best

    return pay(start, coupons, 4)
#> toll_roads({'a': [('b', 3), ('c', 9)], 'b': [('c', 4)]}, 'a', 'c', 1)
#> toll_roads({}, 'x', 'x', 0)
#> toll_roads({'p': [('q', 2)]}, 'p', 'z', 2)
#> toll_roads({'m': [('n', 5)], 'n': [('m', 1), ('o', 6)]}, 'm', 'o', 0)
#> toll_roads({'u': [('v', 8)], 'v': [('w', 8)]}, 'u', 'w', 2)
# %%
def stack_crates(crates):
    def supports(a, b):
        return a[0] >= b[0] and a[1] > b[1]

    best = []
    for crate in sorted(crates, reverse=True):
        under = [t for t in best if supports(t[-1], crate)]
        tallest = max(under, key=len, default=[])
        best.append(tallest + [crate])
    return max((len(t) for t in best), default=0), best[-1] if best else None
#> stack_crates([(4, 5), (3, 3), (4, 2)])
#> stack_crates([])
#> stack_crates([(1, 1), (1, 1)])
#> stack_crates([(9, 2), (8, 7), (5, 6), (2, 1)])
#> stack_crates([(6, 6)])
# %%
from typing import List


class Solution:
    def trimHedges(self, hedges: List[int], swings: int) -> List[int]:
        hedges = hedges[:]

        def swing() -> bool:
            top = max(hedges, default=0)
            low = min((h for h in hedges if h < top), default=top)
            for i, h in enumerate(hedges):
                if h == top:
                    hedges[i] = low
            return any(h != low for h in hedges)

        for _ in range(swings):
            if not swing():
                break
        return hedges
#> Solution().trimHedges([3, 7, 5, 7], 1)
#> Solution().trimHedges([], 2)
#> Solution().trimHedges([4, 4], 3)
#> Solution().trimHedges([1, 2, 3, 4], 2)
#> Solution().trimHedges([9, 6], 5)
# %%
def morse_rhythm(word, table):
    def beats():
        for k, ch in enumerate(word):
            if k:
                yield 0
            for sym in table.get(ch, '?'):
                yield {'.': 1, '-': 3}.get(sym, 9)

    total = 0
    pauses = 0
    for b in beats():
        if b == 0:
            pauses += 1
        total += b
    return total, pauses
#> morse_rhythm('sos', {'s': '...', 'o': '---'})
#> morse_rhythm('', {})
#> morse_rhythm('ax', {'a': '.-'})
#> morse_rhythm('eet', {'e': '.', 't': '-'})
#> morse_rhythm('n', {'n': '-.'})
# %%
class Solution:
    def evalPrefix(self, tokens):
        ops = {'+': lambda a, b: a + b, '*': lambda a, b: a * b, '^': lambda a, b: max(a, b)}
        pos = 0

        def read():
            nonlocal pos
            tok = tokens[pos]
            pos += 1
            if tok in ops:
                return ops[tok](read(), read())
            return int(tok)

        result = read()
        return result if pos == len(tokens) else (result, tokens[pos:])
#> Solution().evalPrefix(['+', '2', '*', '3', '4'])
#> Solution().evalPrefix(['7'])
#> Solution().evalPrefix(['^', '5', '9', '1'])
#> Solution().evalPrefix(['*', '+', '1', '1', '^', '0', '8'])
#> Solution().evalPrefix(['+', '1'])
# %%
def summarize_sales(sales):
    regions = sorted({r for r, _, _ in sales}) if all(isinstance(s[0], int) for s in sales) else []
    total = lambda r: sum(q * p for rr, q, p in sales if rr == r)
    best = max(regions, key=total, default=None)
    return best, {r: total(r) for r in regions if r != best}
#> summarize_sales([(1, 3, 10), (2, 1, 50), (1, 2, 5)])
#> summarize_sales([])
#> summarize_sales([('n', 1, 1)])
#> summarize_sales([(4, 0, 9), (5, 0, 9)])
#> summarize_sales([(7, 2, 2), (8, 1, 3), (9, 4, 4)])
# %%
from functools import lru_cache


class Solution:
    def weavePatterns(self, a: str, b: str, woven: str) -> bool:
        if len(a) + len(b) != len(woven):
            return False

        @lru_cache(None)
        def weave(i: int, j: int) -> bool:
            if i + j == len(woven):
                return True
            c = woven[i + j].lower()
            return (i < len(a) and a[i] == c and weave(i + 1, j)) or (
                j < len(b) and b[j] == c and weave(i, j + 1))

        return weave(0, 0)
#> Solution().weavePatterns('ab', 'xy', 'aXby')
#> Solution().weavePatterns('ab', 'ac', 'AACB')
#> Solution().weavePatterns('', '', '')
#> Solution().weavePatterns('p', 'q', 'pqp')
#> Solution().weavePatterns('aa', 'ab', 'baaa')
# %%
def subset_menus(dishes, kcal):
    menus = []

    def dfs(i, path, total):
        if total > kcal:
            return
        if path and kcal - total <= 50:
            menus.append(''.join(d[0] for d in path))
        for j in range(i, len(dishes)):
            dfs(j + 1, path + [dishes[j][0]], total + dishes[j][1])

    dfs(0, [], 0)
    return menus
#> subset_menus([('soup', 100), ('fish', 200), ('cake', 150)], 300)
#> subset_menus([], 100)
#> subset_menus([('nuts', 600)], 500)
#> subset_menus([('a', 50), ('b', 50), ('c', 50)], 120)
#> subset_menus([('roll', 90), ('tea', 10), ('ham', 80)], 100)
# %%
class Solution:
    def nextPlayer(self, alive, cur):
        return alive[(alive.index(cur) + 1) % len(alive)]

    def hotPotato(self, players, throws):
        alive = list(players)
        cur = alive[0]
        out = []
        for t in throws:
            for _ in range(t):
                cur = self.nextPlayer(alive, cur)
            loser, cur = cur, self.nextPlayer(alive, cur)
            alive.remove(loser)
            out.append(loser)
            if len(alive) == 1:
                break
        return ''.join(out) + '|' + ''.join(alive)
#> Solution().hotPotato('abcd', [2, 1])
#> Solution().hotPotato('xyz', [])
#> Solution().hotPotato('pq', [5, 5])
#> Solution().hotPotato('mnopq', [0, 3, 1])
#> Solution().hotPotato('k', [1])
# %%
def merge_diaries(diaries):
    from heapq import merge

    def tagged(name):
        return ((day, name, note) for day, note in diaries[name])

    lines = merge(*(tagged(n) for n in sorted(diaries)))
    return '; '.join(f'{d}{n[0]}:{t}' for d, n, t in lines)
#> merge_diaries({'ann': [(1, 'rain'), (4, 'sun')], 'bob': [(2, 'fog')]})
#> merge_diaries({})
#> merge_diaries({'z': []})
#> merge_diaries({'q': [(3, 'x')], 'p': [(3, 'y')]})
#> merge_diaries({'u': [(1, 'a'), (2, 'b'), (3, 'c')], 'v': [(2, 'd'), (9, 'e')]})
# %%
from typing import List


class Solution:
    def lampGroups(self, lamps: List[int], switches: List[List[int]]) -> int:
        n = len(lamps)
        parent = list(range(n))

        def find(x: int) -> int:
            if parent[x] != x:
                parent[x] = find(parent[x])
            return parent[x]

        for a, b in switches:
            parent[find(a)] = find(b)
        groups = {}
        for i in range(n):
            groups.setdefault(find(i), []).append(lamps[i])
        return sum(1 for g in groups.values() if sum(g) % 2 == 0)
#> Solution().lampGroups([1, 0, 1], [[0, 2]])
#> Solution().lampGroups([], [])
#> Solution().lampGroups([1, 1, 1], [])
#> Solution().lampGroups([0, 1, 1, 0], [[0, 1], [2, 3], [1, 3]])
#> Solution().lampGroups([1, 0], [[0, 1]])
# %%
def knot_tie(rope, knots):
    def fold(r, k):
        return r[:k][::-1] + r[k:]

    seen = [rope]
    for k in knots:
        rope = fold(rope, k)
        if rope in seen:
            return rope, len(seen) - seen.index(rope)
        seen.append(rope)
    score = sum(i for i, (a, b) in enumerate(zip(rope, seen[0])) if a == b)
    return rope, -score
#> knot_tie('abcd', [2, 3])
#> knot_tie('aba', [3])
#> knot_tie('', [])
#> knot_tie('wxyz', [4, 2, 4])
#> knot_tie('12345', [5, 5])
# %%
from functools import cache


class Solution:
    def coinRow(self, coins: list, skips: int) -> int:
        @cache
        def grab(l, r, s):
            if l > r:
                return 0
            take = max(coins[l] - grab(l + 1, r, s), coins[r] - grab(l, r - 1, s))
            if s > 0:
                take = max(take, -grab(l, r, s - 1))
            return take

        return grab(0, len(coins) - 1, skips)
#> Solution().coinRow([3, 9, 1], 0)
#> Solution().coinRow([], 1)
#> Solution().coinRow([2, 7, 3], 1)
#> Solution().coinRow([5, 5], 0)
#> Solution().coinRow([-4, -6], 1)
# %%
def plot_bars(data, height):
    peak = max((v for _, v in data), default=0)
    if peak == 0:
        return []
    bar = lambda v: -(-v * height // peak)
    rows = []
    for level in range(height, 0, -1):
        rows.append(''.join('#' if bar(v) >= level else ' ' for _, v in data).rstrip())
    rows.append(''.join(n[0] for n, _ in data))
    return rows
#> plot_bars([('jan', 4), ('feb', 9), ('mar', 2)], 3)
#> plot_bars([], 4)
#> plot_bars([('a', 0), ('b', 0)], 2)
#> plot_bars([('x', 5)], 1)
#> plot_bars([('p', 10), ('q', 5), ('r', 1)], 2)
# %%
class Solution:
    def typingFarm(self, events):
        fields = {'x': 0, 'y': 0}
        log = []

        def handler(key):
            def act(amount):
                fields[key] += amount
                log.append(fields[key])
            return act

        actions = {k: handler(k) for k in fields}
        for key, amount in events:
            if key in actions:
                actions[key](amount)
        return fields, max(log, default=None)
#> Solution().typingFarm([('x', 3), ('y', -1), ('x', 2)])
#> Solution().typingFarm([])
#> Solution().typingFarm([('z', 5)])
#> Solution().typingFarm([('y', 8), ('y', -9), ('q', 1)])
#> Solution().typingFarm([('x', -2), ('x', -2)])
# %%
def guess_animal(tree, answers):
    answers = iter(answers)

    def ask(node):
        if isinstance(node, str):
            return node
        question, yes, no = node
        trail.append(question)
        return ask(yes) if next(answers, False) else ask(no)

    trail = []
    animal = ask(tree)
    return animal, '>'.join(trail)
#> guess_animal(('flies', 'owl', ('swims', 'eel', 'ant')), [False, True])
#> guess_animal('cat', [])
#> guess_animal(('fur', ('big', 'bear', 'mole'), 'frog'), [True])
#> guess_animal(('flies', 'owl', 'elk'), [True, True])
#> guess_animal(('a', ('b', 'x', 'y'), ('c', 'z', 'w')), [])
# %%
from collections import deque


class Solution:
    def slimeSpread(self, cells, start, goal):
        def neighbours(p):
            for step in (-3, -1, 1, 3):
                q = p + step
                if 0 <= q < len(cells) and cells[q] != '#':
                    yield q

        dist = {start: 0}
        todo = deque([start])
        while todo:
            p = todo.popleft()
            if p == goal:
                return dist[p]
            for q in neighbours(p):
                if q not in dist:
                    dist[q] = dist[p] + 1
                    todo.append(q)
        return -len(dist)
#> Solution().slimeSpread('..#..', 0, 4)
#> Solution().slimeSpread('.', 0, 0)
#> Solution().slimeSpread('.###.', 0, 4)
#> Solution().slimeSpread('.##.##.', 0, 6)
#> Solution().slimeSpread('...#....', 1, 7)
# %%
def fit_screws(screws, holes, slack):
    matched = {}
    for h in sorted(holes):
        near = min(
            (s for s in screws if s not in matched.values() and abs(s - h) <= slack),
            key=lambda s: (abs(s - h), s),
            default=None,
        )
        if near is not None:
            matched[h] = near
    return matched, sorted(set(screws) - set(matched.values()))
#> fit_screws([4, 6, 9], [5, 8], 1)
#> fit_screws([], [1], 3)
#> fit_screws([2, 2, 3], [2, 3, 4], 0)
#> fit_screws([10, 20], [1], 5)
#> fit_screws([7, 5, 1], [6, 6, 2], 2)
# %%
from functools import lru_cache


class Solution:
    def bouncyPaths(self, n: int, lo: int, hi: int) -> int:
        @lru_cache(None)
        def bounce(pos: int, left: int) -> int:
            if not lo <= pos <= hi:
                return 0
            if left == 0:
                return 1 if pos == 0 else 0
            return bounce(pos - 1, left - 1) + bounce(pos + 2, left - 1)

        return bounce(0, n)
#> Solution().bouncyPaths(3, -2, 3)
#> Solution().bouncyPaths(2, 0, 2)
#> Solution().bouncyPaths(0, 0, 0)
#> Solution().bouncyPaths(3, -1, 2)
#> Solution().bouncyPaths(6, -1, 3)
# %%
def star_chart(stars, faint):
    bright = {n: m for n, m in stars.items() if m < faint}
    pairs = [(a, b) for a in bright for b in bright if a < b]
    contrast = lambda p: abs(bright[p[0]] - bright[p[1]])
    if not pairs:
        return list(bright)
    top = max(map(contrast, pairs))
    return sorted(p[0] + p[1] for p in pairs if contrast(p) == top)
#> star_chart({'vega': 0, 'deneb': 1, 'mira': 6}, 5)
#> star_chart({}, 3)
#> star_chart({'a': 2, 'b': 2, 'c': 2}, 4)
#> star_chart({'sol': -27}, 0)
#> star_chart({'x': 1, 'y': 4, 'z': 1, 'w': 9}, 6)
# %%
class Solution:
    def collatzRace(self, runners, finish):
        def track(n):
            while n != 1:
                yield n
                n = n // 2 if n % 2 == 0 else 3 * n + 1
            yield 1

        laps = {r: sum(1 for v in track(r) if v > finish) for r in runners}
        slow = max(laps, key=laps.get, default=0)
        return slow, laps.get(slow, 0)
#> Solution().collatzRace([3, 6, 5], 4)
#> Solution().collatzRace([], 1)
#> Solution().collatzRace([1], 1)
#> Solution().collatzRace([10, 12], 9)
#> Solution().collatzRace([8, 16, 4], 100)
# %%
def clean_rows(rows, schema):
    casts = {'int': int, 'up': lambda s: s.upper(), 'len': lambda s: len(s), 'flag': lambda s: s in ('y', '1')}

    def convert(row):
        return [casts[kind](cell) for kind, cell in zip(schema, row)]

    good, bad = [], 0
    for r in rows:
        try:
            good.append(convert(r))
        except ValueError:
            bad += 1
    return good, bad
#> clean_rows([['5', 'ab'], ['x', 'cd']], ['int', 'up'])
#> clean_rows([], ['int'])
#> clean_rows([['y', '12'], ['n', '7']], ['flag', 'int'])
#> clean_rows([['hello'], ['']], ['len'])
#> clean_rows([['1', '2', '3']], ['flag', 'date'])
# %%
from typing import List


class Solution:
    def mostSimilar(self, tastes: List[List[int]], who: int) -> int:
        def dot(a, b):
            return sum(x * y for x, y in zip(a, b))

        mine = tastes[who]
        others = [i for i in range(len(tastes)) if i != who]
        return max(others, key=lambda i: dot(mine, tastes[i]), default=-1)
#> Solution().mostSimilar([[1, 0, 2], [0, 5, 1], [3, 0, 0]], 0)
#> Solution().mostSimilar([[9]], 0)
#> Solution().mostSimilar([[1, 1], [-1, 4], [2, 0], [0, 3]], 2)
#> Solution().mostSimilar([[0, 0], [5, 5], [6, 6]], 0)
#> Solution().mostSimilar([[2, 3], [3, 2], [1, 1]], 1)
# %%
def snail_trail(walls, climb, slip):
    def days(h):
        up, d = 0, 0
        while True:
            d += 1
            up += climb
            if up >= h:
                return d
            up -= slip

    if climb <= slip and any(w > climb for w in walls):
        return 'never'
    return [days(w) for w in walls], sum(days(w) for w in walls if w % 2)
#> snail_trail([5, 8], 3, 1)
#> snail_trail([], 2, 1)
#> snail_trail([9], 2, 2)
#> snail_trail([1, 2], 2, 5)
#> snail_trail([10, 7, 4], 5, 2)
# %%
from functools import cache


class Solution:
    def spellCost(self, word: str, runes: dict) -> int:
        n = len(word)

        @cache
        def cost(i):
            if i == n:
                return 0
            single = 5 + cost(i + 1)
            pieces = [c + cost(i + len(r)) for r, c in runes.items() if word.startswith(r, i)]
            return min([single] + pieces)

        return cost(0)
#> Solution().spellCost('abra', {'ab': 4, 'bra': 6})
#> Solution().spellCost('', {'x': 1})
#> Solution().spellCost('zzz', {'zz': 3, 'z': 2})
#> Solution().spellCost('kad', {})
#> Solution().spellCost('banan', {'an': 3, 'ban': 9, 'nan': 5})
# %%
def pivot_table(cells):
    rows = sorted({r for r, _, _ in cells})
    cols = sorted({c for _, c, _ in cells})
    at = lambda r, c: sum(v for rr, cc, v in cells if rr == r and cc == c)
    table = [[at(r, c) for c in cols] for r in rows]
    margins = [sum(row) for row in table], [sum(col) for col in zip(*table)]
    return table, margins
#> pivot_table([(1, 1, 5), (2, 1, 3), (1, 2, 4)])
#> pivot_table([])
#> pivot_table([(7, 7, -1)])
#> pivot_table([(1, 3, 2), (1, 3, 2), (2, 4, 9)])
#> pivot_table([(5, 0, 1), (5, 1, 2), (5, 2, 3)])
# %%
class Solution:
    def potionMixer(self, shelf, colour):
        recipes = 0
        best = ''

        def mix(i, brew, hue):
            nonlocal recipes, best
            if hue == colour and brew:
                recipes += 1
                best = max(best, brew, key=len)
            for j in range(i, len(shelf)):
                name, h = shelf[j]
                mix(j + 1, brew + name, hue ^ h)

        mix(0, '', 0)
        return recipes, best
#> Solution().potionMixer([('a', 1), ('b', 2), ('c', 3)], 0)
#> Solution().potionMixer([], 1)
#> Solution().potionMixer([('x', 4)], 4)
#> Solution().potionMixer([('p', 5), ('q', 6)], 3)
#> Solution().potionMixer([('m', 1), ('n', 1), ('o', 1)], 1)
# %%
def delayed_trains(timetable, delays):
    late = dict(delays)
    actual = lambda t: (timetable[t] + late.get(t, 0), t)
    order = sorted(timetable, key=actual)
    planned = sorted(timetable, key=lambda t: (timetable[t], t))
    moved = [t for t, p in zip(order, planned) if t != p]
    return order, len(moved), all(late.values())
#> delayed_trains({'ic1': 10, 're2': 12, 's3': 15}, [('ic1', 4)])
#> delayed_trains({}, [])
#> delayed_trains({'a': 5, 'b': 5}, [('b', 0)])
#> delayed_trains({'x': 1, 'y': 2, 'z': 3}, [('x', 9), ('y', 9)])
#> delayed_trains({'t': 30}, [('u', 3)])
# %%
from functools import lru_cache


def puppet_show(acts, crew):
    @lru_cache(None)
    def plan(i, tired):
        if i == len(acts):
            return 0, ()
        fun, size = acts[i]
        skip = plan(i + 1, max(0, tired - 1))
        if size > crew - tired:
            return skip
        score, rest = plan(i + 1, size)
        return max((score + fun, (i,) + rest), skip, key=lambda p: p[0])

    return plan(0, 0)
#> puppet_show(((5, 2), (4, 1), (6, 3)), 3)
#> puppet_show((), 4)
#> puppet_show(((9, 9),), 3)
#> puppet_show(((2, 1), (2, 1), (2, 1)), 2)
#> puppet_show(((1, 2), (8, 4), (3, 1)), 5)
# %%
class Solution:
    def layout(self, widgets, width):
        def rows():
            row = []
            for name, w in widgets:
                if row and sum(x[1] for x in row) + w > width:
                    yield row
                    row = []
                row.append((name, w))
            if row:
                yield row

        text = []
        for r in rows():
            pad = width - sum(w for _, w in r)
            text.append('+'.join(n for n, _ in r) + '.' * max(pad, 0))
        return text
#> Solution().layout([('ok', 3), ('no', 4), ('help', 5)], 8)
#> Solution().layout([], 5)
#> Solution().layout([('wide', 12)], 9)
#> Solution().layout([('a', 1), ('b', 1), ('c', 1), ('d', 1)], 2)
#> Solution().layout([('x', 5), ('y', 5)], 10)
# %%
def find_anagram_chain(words):
    key = lambda w: ''.join(sorted(w))
    by_key = {}
    for w in words:
        by_key.setdefault(key(w), []).append(w)

    def parents(k):
        return [k[:i] + k[i + 1:] for i in range(len(k)) if k[:i] + k[i + 1:] in by_key]

    def depth(k):
        return 1 + max((depth(p) for p in parents(k)), default=0)

    return max(map(depth, by_key), default=0), len(by_key)
#> find_anagram_chain(['at', 'tea', 'eat', 'a'])
#> find_anagram_chain([])
#> find_anagram_chain(['no', 'on'])
#> find_anagram_chain(['i', 'in', 'sin', 'spin'])
#> find_anagram_chain(['cab', 'dog', 'go'])
# %%
from typing import Dict


class Solution:
    def marketDay(self, stock: Dict[str, int], orders: list) -> Dict[str, int]:
        left = dict(stock)

        def can_fill(order: dict) -> bool:
            return all(left.get(item, 0) >= k for item, k in order.items())

        def fill(order: dict) -> int:
            for item, k in order.items():
                left[item] -= k
            return sum(order.values())

        shipped = sum(fill(o) for o in orders if can_fill(o))
        left['shipped'] = shipped
        return left
#> Solution().marketDay({'egg': 6, 'ham': 2}, [{'egg': 4}, {'egg': 3}, {'ham': 2, 'egg': 1}])
#> Solution().marketDay({}, [{'x': 1}])
#> Solution().marketDay({'pea': 5}, [])
#> Solution().marketDay({'a': 1, 'b': 1}, [{'a': 1, 'b': 2}, {'b': 1}])
#> Solution().marketDay({'oat': 9}, [{'oat': 9}, {'oat': 0}])
# %%
def flatten_outline(outline):
    def walk(items, prefix):
        for i, item in enumerate(items, 1):
            label = f'{prefix}{i}'
            if isinstance(item, list):
                yield from walk(item, label + '.')
            else:
                yield label, item

    lines = {}
    for label, item in walk(outline, ''):
        lines[label] = item
    deepest = max(lines, key=lambda l: l.count('.'), default='')
    return lines, deepest
#> flatten_outline(['intro', ['why', 'how'], 'end'])
#> flatten_outline([])
#> flatten_outline([[['core']]])
#> flatten_outline(['a', 'b'])
#> flatten_outline([[], ['x', ['y']], 'z'])
# %%
class Solution:
    def bonfire(self, logs, minutes):
        burn = [lambda x: x - 1, lambda x: x - 2, lambda x: x // 2]
        heat = 0
        for m in range(minutes):
            logs = [burn[m % 3](x) for x in logs]
            logs = list(filter(lambda x: x > 0, logs))
            heat += len(logs)
            if not logs:
                return heat, m
        return heat, logs
#> Solution().bonfire([5, 9], 3)
#> Solution().bonfire([], 2)
#> Solution().bonfire([3, 3], 6)
#> Solution().bonfire([20, 1, 7], 4)
#> Solution().bonfire([2], 0)
# %%
from functools import cache


def count_dice(dice, target):
    @cache
    def ways(i, left):
        if left < 0:
            return 0
        if i == len(dice):
            return left == 0
        return sum(ways(i + 1, left - face) for face in range(1, dice[i] + 1))

    hits = int(ways(0, target))
    return hits, hits * 2 > sum(dice)
#> count_dice([2, 3], 4)
#> count_dice([], 0)
#> count_dice([4], 5)
#> count_dice([2, 2, 2], 4)
#> count_dice([3, 3], 4)
# %%
class Solution:
    def repairOrder(self, machines, skill):
        def ready(name):
            return all(p in fixed for p in machines[name]['after']) and machines[name]['level'] <= skill

        fixed = []
        while True:
            options = [m for m in machines if m not in fixed and ready(m)]
            if not options:
                return fixed, skill
            pick = max(options, key=lambda m: (machines[m]['level'], m))
            fixed.append(pick)
            skill += 1
#> Solution().repairOrder({'saw': {'after': [], 'level': 2}, 'mill': {'after': ['saw'], 'level': 3}}, 2)
#> Solution().repairOrder({}, 1)
#> Solution().repairOrder({'x': {'after': [], 'level': 9}}, 5)
#> Solution().repairOrder({'a': {'after': ['b'], 'level': 1}, 'b': {'after': ['a'], 'level': 1}}, 4)
#> Solution().repairOrder({'p': {'after': [], 'level': 1}, 'q': {'after': [], 'level': 2}, 'r': {'after': ['p'], 'level': 4}}, 1)
# %%
from functools import reduce


def gear_train(gears):
    def mesh(state, teeth):
        ratio, prev, direction = state
        if prev is None:
            return ratio, teeth, direction
        return ratio * prev / teeth, teeth, -direction

    ratio, last, direction = reduce(mesh, gears, (1.0, None, 1))
    return round(ratio * direction, 3), last
#> gear_train([20, 10, 40])
#> gear_train([])
#> gear_train([15])
#> gear_train([8, 16])
#> gear_train([12, 9, 30, 6])
# %%
class Solution:
    def fold(self, s):
        return [int(a) + int(b) for a, b in zip(s, s[1:])]

    def score(self, s):
        while len(s) > 2:
            s = ''.join(str(d % 10) for d in self.fold(s))
        return int(s or 0)

    def loveMatch(self, a, b):
        counts = ''.join(str(sum(x == c for x in b)) for c in a)
        return self.score(counts), counts
#> Solution().loveMatch('anna', 'hannah')
#> Solution().loveMatch('', 'x')
#> Solution().loveMatch('bo', 'bob')
#> Solution().loveMatch('erin', 'reine')
#> Solution().loveMatch('zq', 'abc')
# %%
def robot_arms(arms, jobs):
    free_at = {a: 0 for a in arms}
    plan = []

    def finish(a, size):
        return free_at[a] + -(-size // arms[a])

    for job, size in jobs:
        arm = min(arms, key=lambda a: (finish(a, size), a))
        free_at[arm] = finish(arm, size)
        plan.append(f'{job}@{arm}')
    return plan, max(free_at.values())
#> robot_arms({'L': 2, 'R': 3}, [('cut', 6), ('weld', 4), ('pack', 2)])
#> robot_arms({'A': 1}, [])
#> robot_arms({'x': 5, 'y': 5}, [('p', 10), ('q', 1)])
#> robot_arms({}, [('j', 1)])
#> robot_arms({'s': 1, 't': 10}, [('a', 3), ('b', 30), ('c', 2)])
