# %%
class Solution:
    def lighthouse(self, ships, beams):
        def seen(x):
            return any(lo <= x <= hi for lo, hi in beams)

        dark = [s for s in ships if not seen(s)]
        if not dark:
            return 'all clear'
        reach = lambda s: min((min(abs(s - lo), abs(s - hi)) for lo, hi in beams), default=s)
        return sorted(dark, key=reach)
#> Solution().lighthouse([3, 9, 14], [(1, 5), (12, 13)])
#> Solution().lighthouse([], [(0, 1)])
#> Solution().lighthouse([4, 2], [])
#> Solution().lighthouse([7, 8], [(6, 9)])
#> Solution().lighthouse([0, 30, 11], [(10, 10), (20, 25)])
# %%
from functools import lru_cache


def guess_range(lo, hi, cost):
    @lru_cache(None)
    def worst(a, b):
        if a >= b:
            return 0
        return min(cost[g % len(cost)] + max(worst(a, g - 1), worst(g + 1, b)) for g in range(a, b + 1))

    return worst(lo, hi)
#> guess_range(1, 3, [2, 5])
#> guess_range(4, 4, [1])
#> guess_range(0, 3, [1, 2, 3])
#> guess_range(2, 5, [4])
#> guess_range(7, 6, [9, 9])
# %%
class Solution:
    def bookClub(self, members, weeks):
        turns = {m: 0 for m in members}

        def picker():
            return min(turns, key=lambda m: (turns[m], -len(m), m))

        order = []
        for w in range(weeks):
            p = picker()
            turns[p] += 2 if w % 3 == 2 else 1
            order.append(p[0])
        return ''.join(order), max(turns.values(), default=0)
#> Solution().bookClub(['ann', 'rob', 'celia'], 4)
#> Solution().bookClub([], 0)
#> Solution().bookClub(['x'], 3)
#> Solution().bookClub(['li', 'mo'], 5)
#> Solution().bookClub(['ida', 'otto'], 1)
# %%
def comet_dates(comets, year, span):
    def passes(name):
        first, period = comets[name]
        y = first
        while y < year + span:
            if y >= year:
                yield y
            y += period

    sky = {}
    for name in sorted(comets):
        for y in passes(name):
            sky.setdefault(y, []).append(name)
    return {y: sky[y] for y in sorted(sky) if len(sky[y]) > 1} or len(sky)
#> comet_dates({'enk': (1900, 3), 'hal': (1910, 7)}, 1920, 12)
#> comet_dates({}, 2000, 5)
#> comet_dates({'a': (10, 5)}, 12, 9)
#> comet_dates({'x': (1, 2), 'y': (1, 3), 'z': (2, 4)}, 6, 6)
#> comet_dates({'far': (3000, 1)}, 2000, 10)
# %%
from functools import cache
from typing import List


class Solution:
    def workoutPlan(self, moves: List[List[int]], minutes: int, energy: int) -> int:
        n = len(moves)

        @cache
        def gain(i: int, m: int, e: int) -> int:
            if i == n:
                return 0
            best = gain(i + 1, m, e)
            t, c, muscle = moves[i]
            if t <= m and c <= e:
                best = max(best, muscle + gain(i + 1, m - t, e - c))
            return best

        return gain(0, minutes, energy)
#> Solution().workoutPlan([[5, 2, 3], [10, 4, 7]], 12, 6)
#> Solution().workoutPlan([], 10, 10)
#> Solution().workoutPlan([[3, 9, 5]], 5, 8)
#> Solution().workoutPlan([[1, 1, 1], [2, 2, 4], [3, 1, 4]], 5, 3)
#> Solution().workoutPlan([[4, 0, 2], [4, 0, 2]], 8, 0)
# %%
def crop_rotation(field, plan):
    follow = {'bean': 'corn', 'corn': 'rye', 'rye': 'bean'}
    legal = lambda prev, cur: cur == follow.get(prev, cur)
    errors = [i for i, (a, b) in enumerate(zip([field] + plan, plan)) if not legal(a, b)]
    if not errors:
        return follow.get(plan[-1] if plan else field, 'fallow')
    return errors
#> crop_rotation('bean', ['corn', 'rye', 'bean'])
#> crop_rotation('rye', [])
#> crop_rotation('corn', ['corn', 'rye', 'corn'])
#> crop_rotation('weed', ['rye'])
#> crop_rotation('bean', ['bean', 'bean'])
# %%
class Solution:
    def treasureSum(self, chests):
        opened = []

        def unlock(i):
            if i in opened or not 0 <= i < len(chests):
                return 0
            opened.append(i)
            gold, keys = chests[i]
            return gold + sum(unlock(k) for k in keys)

        total = unlock(0)
        return total, opened
#> Solution().treasureSum([(5, [2]), (9, []), (3, [0])])
#> Solution().treasureSum([])
#> Solution().treasureSum([(1, [1, 2]), (2, [3]), (4, [3]), (8, [])])
#> Solution().treasureSum([(7, [9, -1])])
#> Solution().treasureSum([(0, [1]), (6, [1, 0]), (50, [])])
# %%
def build_menu_tree(paths):
    root = {}

    def insert(node, parts):
        if parts:
            insert(node.setdefault(parts[0], {}), parts[1:])

    def size(node):
        return 1 + sum(size(child) for child in node.values())

    for p in paths:
        insert(root, p.split('/'))
    return {k: size(v) for k, v in sorted(root.items(), key=lambda kv: -size(kv[1]))}
#> build_menu_tree(['file/open', 'file/save', 'edit/undo'])
#> build_menu_tree([])
#> build_menu_tree(['a/b/c', 'a/b/d', 'e'])
#> build_menu_tree(['x', 'x', 'x'])
#> build_menu_tree(['m/n', 'k/l/o'])
# %%
from functools import lru_cache


class Solution:
    def binaryHike(self, n: int, ones: int) -> int:
        @lru_cache(None)
        def walk(i, k, prev):
            if k < 0:
                return 0
            if i == n:
                return k == 0
            total = walk(i + 1, k, 0)
            if not prev or i % 2:
                total += walk(i + 1, k - 1, 1)
            return total

        return int(walk(0, ones, 0))
#> Solution().binaryHike(3, 2)
#> Solution().binaryHike(4, 1)
#> Solution().binaryHike(0, 0)
#> Solution().binaryHike(3, 3)
#> Solution().binaryHike(4, 2)
# %%
def drum_loop(tracks, bars):
    def hits(step, name):
        pattern = tracks[name]
        return pattern[step % len(pattern)] == 'x'

    beat = []
    for step in range(bars):
        playing = ''.join(n[0] for n in sorted(tracks) if hits(step, n))
        beat.append(playing or '-')
    return ' '.join(beat), max(map(len, beat), default=0)
#> drum_loop({'kick': 'x..x', 'snare': '..x'}, 5)
#> drum_loop({}, 3)
#> drum_loop({'hat': 'x'}, 0)
#> drum_loop({'tom': '.x', 'bell': 'x.', 'clap': 'xx.'}, 4)
#> drum_loop({'rim': '...'}, 2)
# %%
from typing import Dict, List


class Solution:
    def busTransfers(self, lines: Dict[str, List[int]], a: int, b: int) -> int:
        def through(stop: int) -> List[str]:
            return [n for n, stops in lines.items() if stop in stops]

        best = 99

        def ride(stop: int, used: List[str]) -> None:
            nonlocal best
            if stop == b:
                best = min(best, len(used))
                return
            for n in through(stop):
                if n not in used and len(used) + 1 < best:
                    for s in lines[n]:
                        if s != stop:
                            ride(s, used + [n])

        ride(a, [])
        return best if best < 99 else -1
#> Solution().busTransfers({'A': [1, 2], 'B': [2, 3]}, 1, 3)
#> Solution().busTransfers({}, 5, 5)
#> Solution().busTransfers({'X': [1, 4]}, 4, 9)
#> Solution().busTransfers({'P': [1, 2], 'Q': [2, 3], 'R': [3, 1]}, 1, 3)
#> Solution().busTransfers({'M': [7, 8]}, 8, 7)
# %%
def typo_fix(word, dictionary):
    def edits(w):
        for i in range(len(w)):
            yield w[:i] + w[i + 1:]
        for i in range(len(w) - 1):
            yield w[:i] + w[i + 1] + w[i] + w[i + 2:]

    if word in dictionary:
        return word
    known = [e for e in edits(word) if e in dictionary]
    return max(known, key=lambda e: dictionary[e], default=None)
#> typo_fix('hte', {'the': 9, 'he': 4})
#> typo_fix('cat', {'cat': 1})
#> typo_fix('', {'a': 2})
#> typo_fix('broad', {'road': 5, 'board': 7, 'bread': 9})
#> typo_fix('zzz', {'z': 3})
# %%
class Solution:
    def price(self, item):
        return self.menu.get(item, 0)

    def discount(self, items):
        return min((self.price(i) for i in items), default=0) if len(items) >= 3 else 0

    def bill(self, menu, tables):
        self.menu = menu
        totals = {}
        for t, items in tables.items():
            totals[t] = sum(map(self.price, items)) - self.discount(items)
        return totals, max(totals, key=totals.get, default=None)
#> Solution().bill({'tea': 2, 'pie': 5}, {1: ['tea', 'pie'], 2: ['tea', 'tea', 'pie']})
#> Solution().bill({}, {})
#> Solution().bill({'soup': 4}, {3: ['soup', 'bread', 'soup']})
#> Solution().bill({'a': 1, 'b': 10}, {7: [], 8: ['a'], 9: ['b', 'b', 'b', 'a']})
#> Solution().bill({'x': 6}, {5: ['x'], 4: ['x']})
# %%
from functools import reduce


def matrix_mood(rows, op):
    table = {'and': lambda a, b: a & b, 'or': lambda a, b: a | b, 'xor': lambda a, b: a ^ b}
    fold = lambda xs: reduce(table[op], xs) if xs else 0
    by_row = [fold(r) for r in rows]
    by_col = [fold(c) for c in zip(*rows)]
    return by_row, by_col, fold(by_row) == fold(by_col)
#> matrix_mood([[5, 3], [6, 1]], 'xor')
#> matrix_mood([], 'or')
#> matrix_mood([[7, 6, 4]], 'and')
#> matrix_mood([[1], [2], [4]], 'or')
#> matrix_mood([[9, 12]], 'nor')
# %%
class Solution:
    def spyNames(self, agents, taken):
        def candidates(name):
            yield name[0]
            yield name[0] + name[-1]
            for k in range(1, 4):
                yield f'{name[0]}{k}'

        codes = []
        for a in agents:
            code = next((c for c in candidates(a) if c not in taken and c not in codes), '--')
            codes.append(code)
        return codes
#> Solution().spyNames(['bond', 'bill', 'bea'], ['b'])
#> Solution().spyNames([], ['x'])
#> Solution().spyNames(['ann', 'ann', 'ann'], [])
#> Solution().spyNames(['q', 'qq'], ['q', 'qq'])
#> Solution().spyNames(['zed'], ['z', 'zd', 'z1', 'z2', 'z3'])
# %%
from functools import cache


def share_cake(slices, kids):
    n = len(slices)

    @cache
    def least(i, k):
        if k == 1:
            return sum(slices[i:])
        return max(min(sum(slices[i:j]), least(j, k - 1)) for j in range(i + 1, n - k + 2))

    return least(0, kids) if n >= kids else 0
#> share_cake([4, 1, 3, 2], 2)
#> share_cake([], 1)
#> share_cake([5, 5, 5], 3)
#> share_cake([9, 1], 1)
#> share_cake([1, 2, 3, 4], 3)
# %%
def label_peaks(track):
    up = lambda i: i == 0 or track[i - 1] < track[i]
    down = lambda i: i == len(track) - 1 or track[i + 1] < track[i]
    peaks = [i for i in range(len(track)) if up(i) and down(i)]
    dips = [i for i in range(len(track)) if not up(i) and not down(i)]
    prominence = max((track[p] - min(track) for p in peaks), default=0)
    return peaks, dips, prominence
#> label_peaks([1, 5, 2, 6])
#> label_peaks([])
#> label_peaks([3, 3, 3])
#> label_peaks([9, 4, 7, 1, 8])
#> label_peaks([2])
# %%
class Solution:
    def crackSafe(self, hints, digits):
        tries = 0

        def consistent(code):
            return all(sum(a == b for a, b in zip(code, h)) == k for h, k in hints)

        def search(code, width):
            nonlocal tries
            if len(code) == width:
                tries += 1
                return code if consistent(code) else None
            for d in digits:
                found = search(code + d, width)
                if found:
                    return found
            return None

        return search('', 2), tries
#> Solution().crackSafe([('12', 1)], '123')
#> Solution().crackSafe([], '7')
#> Solution().crackSafe([('11', 0), ('22', 0)], '12')
#> Solution().crackSafe([('31', 2)], '13')
#> Solution().crackSafe([('12', 0), ('21', 1)], '12')
# %%
def snack_machine(slots, codes, money):
    sold = []

    def vend(code):
        nonlocal money
        row, col = code[0], int(code[1:])
        name, price = slots[row][col]
        if price > money:
            raise ValueError(name)
        money -= price
        return name

    for c in codes:
        try:
            sold.append(vend(c))
        except (KeyError, IndexError):
            sold.append('?')
        except ValueError as e:
            sold.append(f'!{e}')
    return sold, money
#> snack_machine({'A': [('gum', 1), ('bar', 3)]}, ['A1', 'A0', 'B0'], 4)
#> snack_machine({}, [], 2)
#> snack_machine({'C': [('nuts', 5)]}, ['C0', 'C9'], 3)
#> snack_machine({'A': [('pop', 2)], 'B': [('tea', 1)]}, ['A0', 'B0', 'A0'], 5)
#> snack_machine({'Z': [('free', 0)]}, ['Z0', 'Z0'], 0)
# %%
from typing import List


class Solution:
    def marchOrder(self, soldiers: List[str], heights: List[int]) -> str:
        by_height = dict(zip(soldiers, heights))
        order = sorted(by_height, key=lambda s: (-by_height[s], s))
        left = order[::2]
        right = order[1::2]
        tallest_first = all(by_height[a] >= by_height[b] for a, b in zip(left, right))
        line = left[::-1] + right
        return ('^' if tallest_first else 'v') + ','.join(s[:2] for s in line)
#> Solution().marchOrder(['abe', 'cole', 'dan'], [170, 182, 175])
#> Solution().marchOrder([], [])
#> Solution().marchOrder(['x'], [150])
#> Solution().marchOrder(['pip', 'quo', 'rex', 'sal'], [160, 160, 160, 161])
#> Solution().marchOrder(['uma', 'vic', 'uma'], [1, 2, 3])
# %%
def ant_colony(ants, length):
    positions = {name: p for name, p, _ in ants}
    heading = {name: d for name, _, d in ants}

    def fallen(n):
        return not 0 <= positions[n] <= length

    clock = 0
    log = []
    while positions and clock < 15:
        clock += 1
        for n in positions:
            positions[n] += heading[n]
        gone = sorted(n for n in positions if fallen(n))
        for n in gone:
            del positions[n]
        log += [f'{n}{clock}' for n in gone]
    return log
#> ant_colony([('a', 2, 1), ('b', 1, -1)], 3)
#> ant_colony([], 5)
#> ant_colony([('z', 0, -1)], 9)
#> ant_colony([('p', 3, 2), ('q', 3, -2), ('r', 5, 1)], 6)
#> ant_colony([('m', 1, 1), ('n', 2, 1)], 2)
# %%
from functools import lru_cache


class Solution:
    def juggle(self, throws: tuple, hands: int) -> bool:
        n = len(throws)

        @lru_cache(None)
        def catch(t, busy):
            if t == n:
                return True
            busy = tuple(b - 1 for b in busy if b > 1)
            if len(busy) >= hands:
                return False
            return catch(t + 1, tuple(sorted(busy + (throws[t],))))

        return catch(0, ()) and all(x > 0 for x in throws)
#> Solution().juggle((3, 1, 2), 2)
#> Solution().juggle((), 1)
#> Solution().juggle((4, 4, 4), 2)
#> Solution().juggle((1, 0, 1), 3)
#> Solution().juggle((5, 1, 1, 1, 2), 2)
# %%
def reading_levels(texts):
    def words(t):
        return [w.strip('.,!') for w in t.split()]

    def hardness(t):
        ws = words(t)
        return round(sum(len(w) for w in ws) / max(1, len(ws)), 2)

    scored = {t[:4]: hardness(t) for t in texts}
    easy = min(scored, key=scored.get, default='')
    return easy, sum(1 for h in scored.values() if h > 4)
#> reading_levels(['I am.', 'Quantum theory, explained!', 'Big red dog'])
#> reading_levels([])
#> reading_levels([''])
#> reading_levels(['one two', 'three four five'])
#> reading_levels(['hippopotamus!'])
# %%
class Solution:
    def bakeBread(self, loaves, ovens):
        ovens = [dict(size=s, heat=0, done=[]) for s in ovens]
        fits = lambda o, loaf: o['size'] >= loaf and o['heat'] + loaf <= 10
        left = 0
        for loaf in loaves:
            choice = next((o for o in sorted(ovens, key=lambda o: o['size']) if fits(o, loaf)), None)
            if choice is None:
                left += 1
                continue
            choice['heat'] += loaf
            choice['done'].append(loaf)
        return [o['done'] for o in ovens], left
#> Solution().bakeBread([4, 6, 3], [5, 8])
#> Solution().bakeBread([], [3])
#> Solution().bakeBread([9, 9], [9])
#> Solution().bakeBread([2, 2, 2, 2, 2, 2], [2, 3])
#> Solution().bakeBread([7, 1], [])
# %%
from itertools import combinations


def picnic_pairs(baskets, needed):
    def offers(pair):
        return sorted({x for name in pair for x in baskets[name]})

    good = [p for p in combinations(sorted(baskets), 2) if all(n in offers(p) for n in needed)]
    waste = lambda p: sum(x not in needed for x in offers(p))
    return min(good, key=waste, default=()), len(good)
#> picnic_pairs({'a': [1, 2], 'b': [3], 'c': [2, 3, 9]}, [1, 3])
#> picnic_pairs({}, [1])
#> picnic_pairs({'x': [5], 'y': [6]}, [7])
#> picnic_pairs({'p': [1], 'q': [2], 'r': [1, 2]}, [1, 2])
#> picnic_pairs({'m': [4, 4], 'n': []}, [])
# %%
class Solution:
    def chessClock(self, moves, bonus):
        clocks = {'w': 30, 'b': 30}

        def tick(side, used):
            clocks[side] -= used
            if clocks[side] < 0:
                return False
            clocks[side] += bonus
            return True

        for i, used in enumerate(moves):
            side = 'wb'[i % 2]
            if not tick(side, used):
                return side + ' flagged', i
        return min(clocks, key=lambda s: (clocks[s], s)), clocks
#> Solution().chessClock([10, 5, 12, 3], 2)
#> Solution().chessClock([], 5)
#> Solution().chessClock([20, 1, 15], 3)
#> Solution().chessClock([1, 31], 0)
#> Solution().chessClock([5, 5], 1)
# %%
def fern_generations(cells, gens):
    alive = set(cells)

    def neighbours(x):
        return sum(n in alive for n in (x - 2, x - 1, x + 1, x + 2))

    for g in range(gens):
        span = range(min(alive) - 1, max(alive) + 2)
        nxt = {x for x in span if neighbours(x) == 2 or (x in alive and neighbours(x) == 1)}
        if nxt == alive or not nxt:
            return sorted(nxt), g
        alive = nxt
    return sorted(alive), gens
#> fern_generations([1, 2], 3)
#> fern_generations([5], 2)
#> fern_generations([1, 2, 4], 2)
#> fern_generations([0, 3, 4], 1)
#> fern_generations([], 0)
# %%
from functools import cache
from typing import List


class Solution:
    def photoLine(self, kids: List[int], gap: int) -> int:
        n = len(kids)
        full = (1 << n) - 1

        @cache
        def arrange(mask: int, last: int) -> int:
            if mask == full:
                return 1
            return sum(
                arrange(mask | 1 << i, i)
                for i in range(n)
                if not mask >> i & 1 and (last < 0 or abs(kids[i] - kids[last]) <= gap)
            )

        return arrange(0, -1)
#> Solution().photoLine([3, 5, 9], 4)
#> Solution().photoLine([], 1)
#> Solution().photoLine([1, 10], 5)
#> Solution().photoLine([2], 0)
#> Solution().photoLine([7, 4], 3)
# %%
def mix_tape(songs, side):
    def length(tape):
        return sum(songs[s] for s in tape)

    def fill(names, tape):
        if not names:
            return tape
        head, *rest = names
        without = fill(rest, tape)
        if length(tape) + songs[head] > side:
            return without
        return max(fill(rest, tape + [head]), without, key=length)

    side_a = fill(sorted(songs), [])
    side_b = fill([s for s in sorted(songs) if s not in side_a], [])
    return side_a, side_b
#> mix_tape({'lo': 4, 'hi': 3, 'up': 5}, 7)
#> mix_tape({}, 10)
#> mix_tape({'epic': 20}, 15)
#> mix_tape({'a': 2, 'b': 2}, 2)
#> mix_tape({'x': 6, 'y': 1}, 6)
# %%
class Solution:
    def hexagon(self, tiles):
        sides = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
        ground = {tuple(t) for t in tiles}

        def edges(t):
            return sum((t[0] + dx, t[1] + dy) not in ground for dx, dy in sides)

        perimeter = sum(edges(t) for t in ground)
        inner = [t for t in sorted(ground) if edges(t) <= 3]
        return perimeter, inner
#> Solution().hexagon([(0, 0), (1, 0)])
#> Solution().hexagon([])
#> Solution().hexagon([(0, 0), (1, 0), (0, 1), (1, -1)])
#> Solution().hexagon([(5, 5), (5, 5)])
#> Solution().hexagon([(0, 0), (2, 2), (0, 1)])
# %%
def cipher_wheel(message, wheel):
    spins = 0

    def turn(ch):
        nonlocal spins, wheel
        k = wheel.find(ch)
        if k < 0:
            return ch
        wheel = wheel[k:] + wheel[:k]
        spins += k
        return wheel[1 % len(wheel)]

    coded = ''.join(turn(c) for c in message)
    return coded, wheel, spins
#> cipher_wheel('bad', 'abcd')
#> cipher_wheel('', 'xyz')
#> cipher_wheel('hi!', 'ihg')
#> cipher_wheel('aaa', 'a')
#> cipher_wheel('cab cab', 'abc')
# %%
from functools import lru_cache


class Solution:
    def bridgeTeams(self, weights: tuple, limit: int) -> int:
        weights = tuple(sorted(weights))

        @lru_cache(None)
        def crossings(l, r):
            if l > r:
                return 0
            if weights[r] > limit:
                return 50
            if l < r and weights[l] + weights[r] <= limit:
                return 1 + min(crossings(l + 1, r - 1), crossings(l, r - 1))
            return 1 + crossings(l, r - 1)

        return crossings(0, len(weights) - 1)
#> Solution().bridgeTeams((50, 70, 40), 100)
#> Solution().bridgeTeams((), 10)
#> Solution().bridgeTeams((90, 200), 150)
#> Solution().bridgeTeams((30, 30, 30, 30), 60)
#> Solution().bridgeTeams((80, 20, 60, 35), 95)
# %%
def audit_keys(record, rules):
    tests = {
        'short': lambda v: len(str(v)) <= 4,
        'even': lambda v: isinstance(v, int) and v % 2 == 0,
        'filled': lambda v: bool(v) or v == 0,
    }
    fails = {}
    for field, names in rules.items():
        bad = [n for n in names if not tests[n](record.get(field))]
        if bad:
            fails[field] = bad
    return fails or 'ok'
#> audit_keys({'id': 14, 'name': 'rosalind'}, {'id': ['even'], 'name': ['short', 'filled']})
#> audit_keys({}, {})
#> audit_keys({'x': 0}, {'x': ['filled', 'even']})
#> audit_keys({'a': ''}, {'a': ['filled'], 'b': ['filled']})
#> audit_keys({'n': 12345}, {'n': ['short', 'even']})
# %%
class Solution:
    def dominoFall(self, line, pushes):
        def topple(i):
            while i < len(line) and line[i] != '_':
                yield i
                i += 2 if line[i] == 'T' else 1

        down = set()
        for p in pushes:
            before = len(down)
            for i in topple(p):
                if i in down:
                    break
                down.add(i)
            if len(down) == before:
                return sorted(down), p
        return sorted(down), None
#> Solution().dominoFall('||T|_|', [0, 5])
#> Solution().dominoFall('', [])
#> Solution().dominoFall('_|||', [0])
#> Solution().dominoFall('T|T|', [1, 0, 1])
#> Solution().dominoFall('|||||', [3, 1])
# %%
def nested_discounts(prices, deals):
    def make(deal):
        kind, n = deal
        if kind == 'pct':
            return lambda p: p - p * n // 100
        if kind == 'off':
            return lambda p: max(0, p - n)
        return lambda p: p

    funcs = [make(d) for d in deals]

    def final(p):
        for f in funcs:
            p = f(p)
        return p

    return [final(p) for p in prices], sum(p for p in prices if final(p) == 0)
#> nested_discounts([100, 40], [('pct', 10), ('off', 36)])
#> nested_discounts([], [('off', 1)])
#> nested_discounts([7, 8], [])
#> nested_discounts([50], [('vip', 9), ('pct', 50)])
#> nested_discounts([3, 30, 300], [('off', 30)])
# %%
from collections import defaultdict


class Solution:
    def echoes(self, calls):
        heard = defaultdict(list)
        for t, word in calls:
            heard[word].append(t)
        gaps = lambda ts: [b - a for a, b in zip(ts, ts[1:])]
        steady = sorted(w for w, ts in heard.items() if len(set(gaps(ts))) == 1)
        longest = max((g for ts in heard.values() for g in gaps(ts)), default=0)
        return steady, longest
#> Solution().echoes([(1, 'hey'), (3, 'yo'), (4, 'hey'), (7, 'hey')])
#> Solution().echoes([])
#> Solution().echoes([(2, 'a'), (5, 'b')])
#> Solution().echoes([(0, 'x'), (1, 'x'), (5, 'x'), (6, 'y'), (8, 'y')])
#> Solution().echoes([(9, 'm'), (9, 'm')])
# %%
from functools import cache


def dragon_path(fires, wings):
    n = len(fires)

    @cache
    def fly(i, jump):
        if i >= n:
            return 0
        return fires[i] + min(fly(i + j, j) for j in (jump - 1, jump, jump + 1) if 0 < j <= wings)

    return min((fly(s, 1) for s in range(min(2, n))), default=0)
#> dragon_path([3, 1, 4, 1], 2)
#> dragon_path([], 3)
#> dragon_path([9], 1)
#> dragon_path([2, 2, 2, 2, 2], 3)
#> dragon_path([5, 0, 7, 0, 1], 2)
# %%
class Solution:
    def lakeMap(self, rows):
        width = max(map(len, rows), default=0)
        padded = [r.ljust(width, '.') for r in rows]
        wet = lambda r, c: padded[r][c] == '~'
        per_row = [sum(wet(r, c) for c in range(width)) for r in range(len(rows))]
        per_col = [sum(wet(r, c) for r in range(len(rows))) for c in range(width)]
        if not any(per_row):
            return 'dry'
        return per_row.index(max(per_row)), per_col.index(max(per_col))
#> Solution().lakeMap(['.~~', '~~'])
#> Solution().lakeMap([])
#> Solution().lakeMap(['...', '.'])
#> Solution().lakeMap(['~', '.~', '.~~'])
#> Solution().lakeMap(['~~~~'])
# %%
def courier(parcels, depot):
    def cost(order):
        stops = [depot] + [parcels[p] for p in order] + [depot]
        return sum(abs(a - b) for a, b in zip(stops, stops[1:]))

    def orders(left, done):
        if not left:
            yield done
        for i, p in enumerate(left):
            yield from orders(left[:i] + left[i + 1:], done + p)

    cheapest = min(orders(''.join(sorted(parcels)), ''), key=cost)
    return cheapest, cost(cheapest)
#> courier({'a': 5, 'b': 1}, 3)
#> courier({}, 7)
#> courier({'z': 10}, 0)
#> courier({'p': 4, 'q': 9, 'r': 2}, 5)
#> courier({'m': -3, 'n': 3}, -10)
# %%
class Solution:
    def parade(self, floats, street):
        def tail(k):
            return sum(size + 2 for _, size in floats[:k])

        def visible(t):
            return [n for k, (n, size) in enumerate(floats) if 0 <= t - tail(k) < street + size]

        crowd = 0
        moment = 0
        for t in range(0, street * 2, 3):
            if len(visible(t)) > crowd:
                crowd, moment = len(visible(t)), t
        return moment, visible(moment)
#> Solution().parade([('swan', 3), ('ship', 5)], 6)
#> Solution().parade([], 4)
#> Solution().parade([('band', 1)], 2)
#> Solution().parade([('a', 1), ('b', 1), ('c', 1)], 5)
#> Solution().parade([('long', 20), ('wee', 1)], 4)
