# %%
def greenhouse(beds, water):
    thirst = lambda b: max(0, b['need'] - b['has'])
    beds = [dict(b) for b in beds]
    while water > 0 and any(thirst(b) for b in beds):
        driest = max(beds, key=thirst)
        driest['has'] += 1
        water -= 1
    return [b['has'] for b in beds], water
#> greenhouse([{'need': 3, 'has': 1}, {'need': 2, 'has': 0}], 3)
#> greenhouse([], 4)
#> greenhouse([{'need': 1, 'has': 5}], 2)
#> greenhouse([{'need': 2, 'has': 1}, {'need': 4, 'has': 3}], 9)
#> greenhouse([{'need': 5, 'has': 0}], 0)
# %%
from functools import lru_cache


class Solution:
    def pearlNecklace(self, pearls: str) -> int:
        @lru_cache(None)
        def keep(i: int, last: str) -> int:
            if i == len(pearls):
                return 0
            skip = keep(i + 1, last)
            if abs(ord(pearls[i]) - ord(last)) > 3:
                return skip
            return max(skip, 1 + keep(i + 1, pearls[i]))

        return max((keep(i, c) for i, c in enumerate(pearls)), default=0)
#> Solution().pearlNecklace('adz')
#> Solution().pearlNecklace('')
#> Solution().pearlNecklace('mmm')
#> Solution().pearlNecklace('agbh')
#> Solution().pearlNecklace('axbyc')
# %%
def parse_bag(spec):
    def entries():
        for part in spec.split(','):
            name, _, qty = part.strip().partition('=')
            if name:
                yield name, int(qty) if qty else 1

    bag = {}
    for name, qty in entries():
        bag[name] = bag.get(name, 0) + qty
    return sorted(bag.items(), key=lambda e: (-e[1], e[0]))
#> parse_bag('rope=2, torch, rope')
#> parse_bag('')
#> parse_bag('gem=10,coin=10,map')
#> parse_bag(' , apple=3, ,')
#> parse_bag('key=x')
# %%
class Solution:
    def domino(self, tiles):
        longest = []

        def extend(chain, left):
            nonlocal longest
            if len(chain) > len(longest):
                longest = chain
            for i, (a, b) in enumerate(left):
                rest = left[:i] + left[i + 1:]
                if not chain or chain[-1][1] == a:
                    extend(chain + [(a, b)], rest)
                elif chain[-1][1] == b:
                    extend(chain + [(b, a)], rest)

        extend([], tiles)
        return longest
#> Solution().domino([(1, 2), (3, 2)])
#> Solution().domino([])
#> Solution().domino([(5, 5), (6, 6)])
#> Solution().domino([(1, 2), (2, 3), (4, 4)])
#> Solution().domino([(4, 1), (2, 4)])
# %%
def hill_report(heights):
    def climb(i):
        j = i
        while j + 1 < len(heights) and heights[j + 1] > heights[j]:
            j += 1
        return j - i

    def slide(i):
        return next((k for k in range(i) if heights[i - k - 1] <= heights[i - k]), i)

    scores = [climb(i) + slide(i) for i in range(len(heights))]
    return scores, scores.index(max(scores)) if scores else None
#> hill_report([3, 1, 2, 4])
#> hill_report([])
#> hill_report([5, 5])
#> hill_report([9, 7, 4, 6, 8])
#> hill_report([1, 2, 1])
# %%
from functools import cache


def tokens_to_zero(n):
    @cache
    def steps(x):
        if x <= 0:
            return 0
        biggest = max(int(d) for d in str(x))
        options = [steps(x - biggest)]
        if x % 4 == 0:
            options.append(steps(x // 4))
        return 1 + min(options)

    return steps(n)
#> tokens_to_zero(9)
#> tokens_to_zero(20)
#> tokens_to_zero(0)
#> tokens_to_zero(37)
#> tokens_to_zero(64)
# %%
from typing import List


class Solution:
    def scoreboard(self, throws: List[List[int]]) -> str:
        def points(row: List[int]) -> int:
            top = sorted(row, reverse=True)[:2]
            return sum(top) + (5 if all(x > 3 for x in row) else 0)

        cells = ['%02d' % points(r) for r in throws]
        return ':'.join(c for c in cells if c != '00')
#> Solution().scoreboard([[3, 4], [9, 8, 7]])
#> Solution().scoreboard([])
#> Solution().scoreboard([[0, 0], [1]])
#> Solution().scoreboard([[4, 4, 4], [2, 6, 1], [0]])
#> Solution().scoreboard([[]])
# %%
def match_socks(drawer):
    colours = {}
    for name in drawer:
        left, pairs = colours.get(name, (0, 0))
        colours[name] = (0, pairs + 1) if left else (1, pairs)
    total = sum(p for _, p in colours.values())
    orphans = sorted(filter(lambda c: colours[c][0], colours))
    return total, orphans
#> match_socks(['red', 'blue', 'red'])
#> match_socks([])
#> match_socks(['tan', 'tan', 'tan', 'tan'])
#> match_socks(['b', 'a', 'c'])
#> match_socks(['x', 'y', 'x', 'y', 'y'])
# %%
class Solution:
    def isSafe(self, x, y):
        return all((x - a) ** 2 + (y - b) ** 2 > r * r for a, b, r in self.mines)

    def sweepLine(self, y, width, mines):
        self.mines = mines
        row = ''.join('.' if self.isSafe(x, y) else 'X' for x in range(width))
        if 'X' not in row:
            return 'clear'
        return row
#> Solution().sweepLine(0, 5, [(2, 0, 1)])
#> Solution().sweepLine(3, 4, [])
#> Solution().sweepLine(1, 6, [(0, 0, 1), (5, 3, 2)])
#> Solution().sweepLine(y=9, width=3, mines=[(1, 1, 2)])
#> Solution().sweepLine(2, 4, [(1, 2, 0), (3, 3, 1)])
# %%
def elevator(floors, start):
    trips = []
    here = start
    pending = list(floors)

    def nearest():
        return min(pending, key=lambda f: (abs(f - here), f))

    while pending:
        nxt = nearest()
        pending.remove(nxt)
        if nxt != here:
            trips.append(nxt - here)
        here = nxt
    return trips, sum(map(abs, trips))
#> elevator([5, 1, 9], 4)
#> elevator([], 2)
#> elevator([3, 3, 3], 3)
#> elevator([7, 1], 4)
#> elevator([10, 2, 8, 1], 6)
# %%
from functools import lru_cache


class Solution:
    def fillJars(self, liters: int, jars: tuple) -> int:
        @lru_cache(None)
        def fill(left: int, i: int) -> int:
            if left == 0:
                return 0
            if i == len(jars) or left < 0:
                return 50
            return min(1 + fill(left - jars[i], i + 1), fill(left, i + 1))

        need = fill(liters, 0)
        return -1 if need >= 50 else need
#> Solution().fillJars(7, (3, 4, 7))
#> Solution().fillJars(5, (2, 2, 1, 3))
#> Solution().fillJars(0, (4,))
#> Solution().fillJars(6, (5, 4))
#> Solution().fillJars(8, (1, 2, 5, 3))
# %%
def gossip(links, source, days):
    knows = {source}

    def friends(p):
        return (b if a == p else a for a, b in links if p in (a, b))

    for day in range(1, days + 1):
        fresh = {f for p in knows for f in friends(p)} - knows
        if not fresh:
            return day - 1, sorted(knows)
        knows |= fresh
    return days, sorted(knows)
#> gossip([(1, 2), (2, 3), (3, 4)], 1, 2)
#> gossip([], 7, 3)
#> gossip([(1, 5), (5, 9)], 5, 4)
#> gossip([(2, 2)], 2, 1)
#> gossip([(1, 2), (3, 4), (4, 1)], 3, 9)
# %%
class Solution:
    def ransomNote(self, pages, note):
        def letters():
            for number, page in enumerate(pages):
                for ch in page:
                    yield number, ch

        source = letters()
        used = []
        for want in note:
            got = next((n for n, ch in source if ch == want), None)
            if got is None:
                return 'stuck after ' + str(len(used))
            used.append(got)
        return used
#> Solution().ransomNote(['hello', 'world'], 'how')
#> Solution().ransomNote([], 'a')
#> Solution().ransomNote(['abc'], '')
#> Solution().ransomNote(['tic', 'tac', 'toe'], 'ttt')
#> Solution().ransomNote(['no', 'on'], 'nnn')
# %%
def rate_limits(requests, cap, window):
    def recent(i):
        return sum(1 for t in accepted if requests[i] - t < window)

    accepted = []
    rejected = []
    for i in range(len(requests)):
        (accepted if recent(i) < cap else rejected).append(requests[i])
    return len(accepted), rejected
#> rate_limits([1, 2, 3, 9], 2, 5)
#> rate_limits([], 1, 1)
#> rate_limits([4, 4, 4], 1, 2)
#> rate_limits([0, 10, 20], 1, 10)
#> rate_limits([1, 3, 5, 7, 8], 3, 6)
# %%
from itertools import product


class Solution:
    def lockGuesses(self, dials, total):
        valid = lambda combo: sum(combo) == total and combo[0] != combo[-1]
        guesses = [''.join(map(str, c)) for c in product(*dials) if valid(c)]
        return max(guesses, default='none'), len(guesses)
#> Solution().lockGuesses([[1, 2], [3, 4]], 5)
#> Solution().lockGuesses([[0, 1], [5], [1, 0]], 6)
#> Solution().lockGuesses([[7]], 7)
#> Solution().lockGuesses([[1, 2, 3], [2, 3]], 4)
#> Solution().lockGuesses([[9, 8], [1, 2]], 30)
# %%
def shrink_wrap(points):
    xs = lambda: (p[0] for p in points)
    ys = lambda: (p[1] for p in points)
    if not points:
        return 0
    w = max(xs()) - min(xs()) + 1
    h = max(ys()) - min(ys()) + 1
    return w * h - len(set(points))
#> shrink_wrap([(0, 0), (2, 1)])
#> shrink_wrap([])
#> shrink_wrap([(4, 4)])
#> shrink_wrap([(1, 1), (1, 1), (3, 2)])
#> shrink_wrap([(-1, 5), (0, 3), (2, 4)])
# %%
from functools import cache


class Solution:
    def dragonGold(self, tree: dict, root: str) -> int:
        @cache
        def best(node, robbed):
            gold, kids = tree[node]
            rest = sum(best(k, False) for k in kids)
            if robbed:
                return rest
            take = gold + sum(best(k, True) for k in kids)
            return max(take, rest)

        return best(root, False)
#> Solution().dragonGold({'a': (3, ['b', 'c']), 'b': (4, []), 'c': (1, [])}, 'a')
#> Solution().dragonGold({'x': (7, [])}, 'x')
#> Solution().dragonGold({'p': (1, ['q']), 'q': (9, ['r']), 'r': (5, [])}, 'p')
#> Solution().dragonGold({'m': (10, ['n']), 'n': (2, ['o']), 'o': (6, [])}, 'n')
#> Solution().dragonGold({'t': (0, ['u', 'v']), 'u': (2, ['w']), 'v': (3, []), 'w': (8, [])}, 't')
# %%
def accent(sentence, stress):
    def boost(word):
        mid = len(word) // 2
        return word[:mid] + word[mid].upper() + word[mid + 1:]

    words = sentence.split()
    marked = [boost(w) if i in stress else w for i, w in enumerate(words)]
    ups = sum(c.isupper() for w in marked for c in w)
    return ' '.join(marked), ups
#> accent('we go home now', [1, 2])
#> accent('', [0])
#> accent('Silent', [])
#> accent('a be cat door', [0, 1, 2, 3])
#> accent('rain again', [1, 5])
# %%
from typing import List


class Solution:
    def chooseCamps(self, spots: List[int], gap: int) -> int:
        spots = sorted(spots)
        best = 0

        def dfs(i: int, last: int, taken: int) -> None:
            nonlocal best
            if i == len(spots):
                best = max(best, taken)
                return
            if taken + len(spots) - i <= best:
                return
            if spots[i] - last >= gap:
                dfs(i + 1, spots[i], taken + 1)
            dfs(i + 1, last, taken)

        dfs(0, -10 ** 9, 0)
        return best
#> Solution().chooseCamps([1, 4, 2, 9], 3)
#> Solution().chooseCamps([], 2)
#> Solution().chooseCamps([5, 6, 7], 10)
#> Solution().chooseCamps([3, 3, 8], 0)
#> Solution().chooseCamps([10, 1, 5, 14, 7], 4)
# %%
def layered_hash(text, layers):
    def make(mult):
        def mix(acc, ch):
            return (acc * mult + ord(ch)) % 101
        return mix

    out = []
    for m in layers:
        mix = make(m)
        acc = 0
        for ch in text:
            acc = mix(acc, ch)
        out.append(acc)
    return out
#> layered_hash('ab', [2, 3])
#> layered_hash('', [5])
#> layered_hash('node', [1, 10])
#> layered_hash('zz', [])
#> layered_hash('shore', [7, 0])
# %%
class Solution:
    def shelfWidth(self, books, shelves):
        def rows_needed(width):
            rows, used = 1, 0
            for b in books:
                if used + b > width:
                    rows, used = rows + 1, 0
                used += b
            return rows

        floor = max(books, default=0)
        return next(w for w in range(floor, sum(books) + 1) if rows_needed(w) <= shelves)
#> Solution().shelfWidth([4, 2, 5], 2)
#> Solution().shelfWidth([], 1)
#> Solution().shelfWidth([3, 3, 3], 3)
#> Solution().shelfWidth([7, 1, 2], 1)
#> Solution().shelfWidth([2, 5, 1, 6], 2)
# %%
from functools import reduce


def apply_pipeline(x, names):
    steps = {
        'dbl': lambda v: v * 2,
        'neg': lambda v: -v,
        'sq': lambda v: v * v,
        'half': lambda v: v // 2,
    }
    funcs = [steps[n] for n in names if n in steps]
    return reduce(lambda v, f: f(v), funcs, x)
#> apply_pipeline(3, ['dbl', 'sq'])
#> apply_pipeline(7, [])
#> apply_pipeline(5, ['neg', 'half', 'sq'])
#> apply_pipeline(-4, ['oops', 'dbl'])
#> apply_pipeline(10, ['half', 'half', 'half'])
# %%
from functools import lru_cache


def forge(swords, heat):
    names = sorted(swords)

    @lru_cache(None)
    def value(name):
        base, parts = swords[name]
        if not parts:
            return base
        return base + sum(value(p) for p in parts) + heat

    return {n: value(n) for n in names if value(n) > 10}
#> forge({'hilt': (3, []), 'blade': (7, []), 'sabre': (2, ['hilt', 'blade'])}, 1)
#> forge({}, 5)
#> forge({'a': (11, []), 'b': (-5, ['a'])}, 0)
#> forge({'x': (4, ['y']), 'y': (4, ['z']), 'z': (4, [])}, 3)
#> forge({'pin': (1, [])}, 9)
# %%
class Solution:
    def lanes(self, cars, width):
        for i in range(0, len(cars), width):
            yield cars[i:i + width]

    def slowest(self, lane):
        return min(lane, key=lambda c: c[1])

    def trafficJam(self, cars, width):
        return [self.slowest(lane)[0] for lane in self.lanes(cars, width) if len(lane) > 1]
#> Solution().trafficJam([('a', 50), ('b', 40), ('c', 60)], 2)
#> Solution().trafficJam([], 3)
#> Solution().trafficJam([('x', 10)], 1)
#> Solution().trafficJam([('p', 9), ('q', 9), ('r', 3), ('s', 8)], 4)
#> Solution().trafficJam([('k', 7), ('l', 6), ('m', 5), ('n', 4), ('o', 3)], 3)
# %%
def best_hand(cards):
    ranks = '23456789TJQKA'
    val = lambda c: ranks.index(c[0])
    suits = {}
    for c in cards:
        suits.setdefault(c[1], []).append(c)
    flush = max(suits.values(), key=lambda s: (len(s), max(val(c) for c in s)), default=[])
    return ' '.join(sorted(flush, key=val)), sum(val(c) for c in cards)
#> best_hand(['4h', 'Kh', '9s'])
#> best_hand([])
#> best_hand(['As', 'Ad'])
#> best_hand(['2c', '3c', 'Td', 'Jd'])
#> best_hand(['7h', '5h', '6h', 'Qs'])
# %%
from typing import List


class Solution:
    def echoPath(self, cave: List[str]) -> int:
        h = len(cave)
        w = len(cave[0]) if cave else 0
        seen = set()

        def shout(r: int, c: int, power: int) -> int:
            if power == 0 or not (0 <= r < h and 0 <= c < w):
                return 0
            if cave[r][c] == '#' or (r, c) in seen:
                return 0
            seen.add((r, c))
            return 1 + sum(shout(r + dr, c + dc, power - 1) for dr, dc in ((0, 1), (1, 0), (0, -1)))

        return shout(0, 0, 3)
#> Solution().echoPath(['..', '..'])
#> Solution().echoPath([])
#> Solution().echoPath(['#.'])
#> Solution().echoPath(['...', '.#.', '...'])
#> Solution().echoPath(['.', '.', '.', '.'])
# %%
def count_valid_tickets(tickets, rules):
    def in_rule(n, rule):
        return any(lo <= n <= hi for lo, hi in rule)

    def valid(ticket):
        return all(any(in_rule(n, r) for r in rules.values()) for n in ticket)

    good = [t for t in tickets if valid(t)]
    return len(good), sum(n for t in tickets if t not in good for n in t)
#> count_valid_tickets([[3, 8], [50, 2]], {'row': [(1, 5), (7, 9)]})
#> count_valid_tickets([], {'x': []})
#> count_valid_tickets([[1], [2], [3]], {'a': [(1, 1)], 'b': [(3, 4)]})
#> count_valid_tickets([[10, 20]], {})
#> count_valid_tickets([[6, 6], [6, 7]], {'s': [(6, 6)]})
# %%
from functools import cache


class Solution:
    def signalWays(self, code: str) -> int:
        @cache
        def read(i):
            if i == len(code):
                return 1
            if code[i] == '0':
                return 0
            total = read(i + 1)
            if i + 1 < len(code) and int(code[i:i + 2]) % 7 == 0:
                total += read(i + 2)
            if i + 2 < len(code) and code[i] == code[i + 2]:
                total += read(i + 3)
            return total

        return read(0)
#> Solution().signalWays('1421')
#> Solution().signalWays('')
#> Solution().signalWays('70')
#> Solution().signalWays('1010')
#> Solution().signalWays('353535')
# %%
def busy_hours(meetings):
    load = lambda h: sum(s <= h < e for s, e in meetings)
    hours = range(min((s for s, _ in meetings), default=0), max((e for _, e in meetings), default=0))
    peak = max(map(load, hours), default=0)
    return peak, [h for h in hours if load(h) == peak]
#> busy_hours([(9, 11), (10, 12)])
#> busy_hours([])
#> busy_hours([(1, 2), (3, 4)])
#> busy_hours([(8, 10), (8, 9), (9, 10)])
#> busy_hours([(13, 16), (14, 15), (14, 17)])
# %%
class Solution:
    def expandMacro(self, macros, text):
        depth = 0

        def expand(s):
            nonlocal depth
            if depth > 3:
                return '!'
            depth += 1
            out = ''.join(expand(macros[c]) if c in macros else c for c in s)
            depth -= 1
            return out

        return expand(text)
#> Solution().expandMacro({'A': 'bc', 'B': 'AA'}, 'xB')
#> Solution().expandMacro({}, 'plain')
#> Solution().expandMacro({'R': 'oR'}, 'R')
#> Solution().expandMacro({'X': '', 'Y': 'XzX'}, 'YXY')
#> Solution().expandMacro({'P': 'q'}, '')
# %%
def orchard_walk(trees, carry):
    def bags():
        load = 0
        for kind, kg in trees:
            if load + kg > carry:
                yield load
                load = 0
            load += kg
        yield load

    trips = [b for b in bags() if b]
    kinds = {k: sum(kg for kk, kg in trees if kk == k) for k, _ in trees}
    return trips, max(kinds, key=kinds.get, default='-')
#> orchard_walk([('fig', 4), ('plum', 3), ('fig', 5)], 8)
#> orchard_walk([], 5)
#> orchard_walk([('pear', 9)], 5)
#> orchard_walk([('a', 2), ('b', 2), ('c', 2), ('a', 2)], 4)
#> orchard_walk([('kiwi', 0), ('lime', 6)], 6)
# %%
from functools import lru_cache


class Solution:
    def catMouse(self, cat: int, mouse: int, turns: int) -> str:
        @lru_cache(None)
        def escapes(c, m, t):
            if c == m:
                return False
            if t == 0:
                return True
            if t % 2:
                return all(escapes(x, m, t - 1) for x in (c - 2, c + 2))
            return any(escapes(c, y, t - 1) for y in (m - 1, m + 1))

        return 'free' if escapes(cat, mouse, turns) else 'caught'
#> Solution().catMouse(0, 5, 3)
#> Solution().catMouse(1, 3, 1)
#> Solution().catMouse(4, 4, 2)
#> Solution().catMouse(2, 6, 4)
#> Solution().catMouse(0, 1, 0)
# %%
def rewrite_dates(dates):
    def key(d):
        day, month = map(int, d.split('/'))
        return month * 100 + day

    def season(d):
        return ('winter', 'spring', 'summer', 'autumn')[key(d) // 100 % 12 // 3]

    result = {}
    for d in sorted(dates, key=key):
        result.setdefault(season(d), []).append(d)
    return result
#> rewrite_dates(['3/4', '25/12', '1/1'])
#> rewrite_dates([])
#> rewrite_dates(['9/9', '8/9', '30/6'])
#> rewrite_dates(['31/3', '1/3', '28/2', '5/11'])
#> rewrite_dates(['bad'])
# %%
class Solution:
    def teamNames(self, people, size):
        teams = []

        def pick(start, team):
            if len(team) == size:
                teams.append(''.join(p[0] for p in team))
                return
            for k in range(start, len(people)):
                if team and team[-1][-1] == people[k][0]:
                    continue
                pick(k + 1, team + [people[k]])

        pick(0, [])
        return teams
#> Solution().teamNames(['ann', 'ned', 'bob'], 2)
#> Solution().teamNames([], 1)
#> Solution().teamNames(['xi', 'ian', 'nix'], 3)
#> Solution().teamNames(['al', 'lu', 'ur', 'ro'], 2)
#> Solution().teamNames(['tom'], 0)
# %%
def bank_replay(ops):
    def account():
        balance = 0

        def deposit(x):
            nonlocal balance
            balance += x
            return balance

        def withdraw(x):
            nonlocal balance
            if x > balance:
                return None
            balance -= x
            return balance

        return deposit, withdraw

    deposit, withdraw = account()
    return [deposit(v) if v >= 0 else withdraw(-v) for v in ops]
#> bank_replay([50, -20, -40])
#> bank_replay([])
#> bank_replay([-1, 0])
#> bank_replay([10, 10, -20, -1])
#> bank_replay([100, -99, 5, -6])
# %%
class Solution:
    def rotateShifts(self, crew, days):
        rota = {}
        n = len(crew)
        for d in range(days):
            on = crew[d % n]
            off = [c for c in crew if c != on]
            rota[d] = on + '/' + min(off, key=lambda c: (sum(c in v for v in rota.values()), c))
        return ', '.join(f'{d}={v}' for d, v in rota.items() if d % 2 == 0)
#> Solution().rotateShifts(['ali', 'bea', 'cal'], 4)
#> Solution().rotateShifts(['x', 'y'], 0)
#> Solution().rotateShifts(['solo'], 2)
#> Solution().rotateShifts(['pam', 'quin'], 3)
#> Solution().rotateShifts(['d', 'c', 'b', 'a'], 6)
# %%
def trapped_notes(melody, lo, hi):
    inside = lambda note: lo < note < hi
    runs = []
    cur = []
    for n in melody + [hi]:
        if inside(n):
            cur.append(n)
        elif cur:
            runs.append(cur)
            cur = []
    longest = max(runs, key=lambda r: (len(r), sum(r)), default=[])
    return longest, sum(len(r) == 1 for r in runs)
#> trapped_notes([3, 5, 9, 4, 1, 6], 2, 8)
#> trapped_notes([], 0, 5)
#> trapped_notes([10, 11, 12], 1, 5)
#> trapped_notes([2, 9, 3, 9, 4], 1, 9)
#> trapped_notes([5, 5, 0, 6, 6], 1, 7)
# %%
from functools import cache


def triangle_toll(rows, bonus):
    @cache
    def drop(r, c, used):
        if r == len(rows):
            return 0
        here = rows[r][c]
        go_on = here + min(drop(r + 1, c, used), drop(r + 1, c + 1, used))
        if used:
            return go_on
        return min(go_on, min(drop(r + 1, c, True), drop(r + 1, c + 1, True)) + bonus)

    return drop(0, 0, False)
#> triangle_toll([[5], [2, 3]], 1)
#> triangle_toll([], 2)
#> triangle_toll([[4], [9, 1], [2, 7, 7]], 0)
#> triangle_toll([[-3], [6, 5]], 4)
#> triangle_toll([[8]], 10)
# %%
from typing import List


class Solution:
    def curateGallery(self, paintings: List[List[int]], wall: int) -> List[int]:
        area = lambda p: p[0] * p[1]
        order = sorted(range(len(paintings)), key=lambda i: (-area(paintings[i]), i))
        hung = []
        for i in order:
            if sum(paintings[k][0] for k in hung) + paintings[i][0] <= wall:
                hung.append(i)
        if len(hung) == len(paintings):
            return []
        return [i for i in order if i not in hung]
#> Solution().curateGallery([[3, 4], [5, 1], [2, 9]], 6)
#> Solution().curateGallery([], 10)
#> Solution().curateGallery([[8, 8]], 7)
#> Solution().curateGallery([[1, 1], [2, 2], [3, 3]], 4)
#> Solution().curateGallery([[2, 5], [5, 2], [1, 10], [4, 1]], 5)
# %%
def next_bus(tables, now):
    def upcoming(line):
        return (t for t in tables[line] if t >= now)

    firsts = {line: next(upcoming(line), None) for line in tables}
    ready = [(t, line) for line, t in firsts.items() if t is not None]
    if not ready:
        return 'walk'
    t, line = min(ready)
    return f'{line} in {t - now}'
#> next_bus({'A': [5, 15, 25], 'B': [8, 18]}, 7)
#> next_bus({}, 3)
#> next_bus({'Z': [1, 2]}, 9)
#> next_bus({'n1': [30], 'n2': [30]}, 30)
#> next_bus({'c': [], 'd': [40, 50], 'e': [41]}, 41)
