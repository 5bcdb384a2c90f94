# %%
class Solution:
    def noisyStreet(self, houses, dogs):
        bark = lambda h: sum(max(0, power - abs(h - d)) for d, power in dogs)
        noise = [bark(h) for h in houses]
        if not any(noise):
            return 'peace'
        worst = max(range(len(houses)), key=noise.__getitem__)
        return houses[worst], noise[worst]
#> Solution().noisyStreet([1, 4, 9], [(3, 4), (8, 2)])
#> Solution().noisyStreet([], [(1, 1)])
#> Solution().noisyStreet([5, 6], [])
#> Solution().noisyStreet([10, 20], [(15, 5)])
#> Solution().noisyStreet([2, 2, 3], [(2, 1), (3, 2)])
# %%
from functools import lru_cache


class Solution:
    def fewestLadders(self, walls: tuple, ladders: tuple) -> int:
        @lru_cache(None)
        def cover(i: int, used: int) -> int:
            if i == len(walls):
                return bin(used).count('1')
            tries = [
                cover(i + 1, used | 1 << k)
                for k, size in enumerate(ladders)
                if size >= walls[i]
            ]
            return min(tries, default=99)

        return cover(0, 0)
#> Solution().fewestLadders((3, 5), (4, 6))
#> Solution().fewestLadders((), (1,))
#> Solution().fewestLadders((8,), (7, 2))
#> Solution().fewestLadders((2, 2, 3), (3, 2))
#> Solution().fewestLadders((1, 4, 6), (1, 5, 6))
# %%
def tally_sheet(marks):
    def groups(n):
        while n >= 5:
            yield '5'
            n -= 5
        if n:
            yield '|' * n

    return {name: ' '.join(groups(n)) for name, n in sorted(marks.items()) if n >= 0}
#> tally_sheet({'cows': 7, 'hens': 12})
#> tally_sheet({})
#> tally_sheet({'a': 0, 'b': -3})
#> tally_sheet({'x': 5})
#> tally_sheet({'goats': 3, 'ducks': 16, 'cats': 1})
# %%
class Solution:
    def rookPlaces(self, board):
        n = len(board)
        count = 0
        cols = []

        def place(r):
            nonlocal count
            if r == n:
                count += 1
                return
            for c in range(n):
                if board[r][c] != 'x' and c not in cols:
                    cols.append(c)
                    place(r + 1)
                    cols.pop()

        place(0)
        return count
#> Solution().rookPlaces(['..', '..'])
#> Solution().rookPlaces([])
#> Solution().rookPlaces(['x.', 'x.'])
#> Solution().rookPlaces(['.x.', '...', 'x..'])
#> Solution().rookPlaces(['x'])
# %%
def lazy_reader(pages, speed, naps):
    page = 0
    hour = 0

    def read():
        nonlocal page
        step = speed + (2 if hour % 3 == 0 else 0)
        page = min(pages, page + step)

    def nap():
        return hour in naps

    while page < pages:
        hour += 1
        if nap():
            continue
        read()
        if hour > 30:
            return 'asleep'
    return hour, sum(1 for n in naps if n <= hour)
#> lazy_reader(20, 4, [2, 3])
#> lazy_reader(0, 3, [1])
#> lazy_reader(12, 5, [])
#> lazy_reader(9, 1, [1, 2, 4, 5])
#> lazy_reader(30, 9, [3, 50])
# %%
from functools import cache


class Solution:
    def cheapestColours(self, houses: list, last: int) -> int:
        @cache
        def paint(i: int, prev: int) -> int:
            if i == len(houses):
                return 0 if prev == last else 100
            return min(price + paint(i + 1, c) for c, price in enumerate(houses[i]) if c != prev)

        return paint(0, -1)
#> Solution().cheapestColours([[3, 1], [2, 8]], 0)
#> Solution().cheapestColours([], 1)
#> Solution().cheapestColours([[5, 4, 9], [1, 2, 3]], 2)
#> Solution().cheapestColours([[7, 7]], 1)
#> Solution().cheapestColours([[2, 1, 4], [4, 1, 1], [3, 3, 0]], 0)
# %%
def summit_order(peaks, route):
    height = {name: h for h, name in peaks}
    legs = list(zip(route, route[1:]))
    climb = sum(max(0, height[b] - height[a]) for a, b in legs)
    hardest = max(legs, key=lambda ab: height[ab[1]] - height[ab[0]], default=None)
    return climb, '-'.join(hardest) if hardest else route
#> summit_order([(900, 'eye'), (1200, 'fin'), (700, 'gap')], ['eye', 'gap', 'fin'])
#> summit_order([(5, 'a')], ['a'])
#> summit_order([], [])
#> summit_order([(3, 'x'), (2, 'y'), (1, 'z')], ['x', 'y', 'z'])
#> summit_order([(10, 'p')], ['p', 'q'])
# %%
class Solution:
    def chunks(self, s, k):
        return (s[i:i + k] for i in range(0, len(s), k))

    def flip(self, part):
        return part[::-1] if part[0] in 'aeiou' else part

    def vowelFlip(self, s, k):
        out = ''.join(self.flip(p) for p in self.chunks(s, k))
        return out, out == s
#> Solution().vowelFlip('orange', 2)
#> Solution().vowelFlip('', 3)
#> Solution().vowelFlip('banana', 3)
#> Solution().vowelFlip('elevate', 4)
#> Solution().vowelFlip('umbrella', 1)
# %%
def filter_chain(values, spec):
    makers = {
        'gt': lambda n: lambda x: x > n,
        'mod': lambda n: lambda x: x % n == 0,
        'not': lambda n: lambda x: x != n,
    }
    tests = [makers[k](n) for k, n in spec]
    passed = [v for v in values if all(t(v) for t in tests)]
    return passed, sum(not t(v) for t in tests for v in values)
#> filter_chain([4, 9, 12, 6], [('gt', 5), ('mod', 3)])
#> filter_chain([], [('gt', 1)])
#> filter_chain([1, 2, 3], [])
#> filter_chain([10, 20, 30], [('not', 20), ('mod', 10)])
#> filter_chain([7, 8], [('gt', 7), ('not', 8), ('mod', 2)])
# %%
from typing import List


class Solution:
    def monsterWaves(self, waves: List[List[int]], arrows: int) -> List[int]:
        survivors = []

        def shoot(wave: List[int]) -> int:
            nonlocal arrows
            weak_first = sorted(wave)
            while weak_first and weak_first[0] <= arrows:
                arrows -= weak_first.pop(0)
            return len(weak_first)

        for wave in waves:
            survivors.append(shoot(wave))
            arrows += 2
        return survivors
#> Solution().monsterWaves([[3, 1], [2, 2]], 4)
#> Solution().monsterWaves([], 5)
#> Solution().monsterWaves([[9], [9], [9]], 1)
#> Solution().monsterWaves([[1, 1, 1], []], 2)
#> Solution().monsterWaves([[4, 2, 6], [3], [1, 5]], 7)
# %%
def word_snake(words):
    def joins(a, b):
        return a[-1] == b[0]

    longest = []

    def crawl(snake):
        nonlocal longest
        longest = max(longest, snake, key=len)
        for w in words:
            if w not in snake and joins(snake[-1], w):
                crawl(snake + [w])

    for w in words:
        crawl([w])
    return ''.join(w[:-1] for w in longest) + (longest[-1][-1] if longest else '')
#> word_snake(['tar', 'rim', 'map'])
#> word_snake([])
#> word_snake(['dog', 'cat'])
#> word_snake(['ab', 'ba', 'bb'])
#> word_snake(['nest', 'ten', 'tin'])
# %%
from functools import lru_cache


class Solution:
    def radioTowers(self, towns: tuple, reach: int) -> int:
        towns = tuple(sorted(towns))

        @lru_cache(None)
        def build(i):
            if i == len(towns):
                return 0
            best = 99
            for t in range(i, len(towns)):
                if towns[t] - towns[i] > reach:
                    break
                nxt = next((k for k in range(t, len(towns)) if towns[k] - towns[t] > reach), len(towns))
                best = min(best, 1 + build(nxt))
            return best

        return build(0)
#> Solution().radioTowers((1, 3, 8), 2)
#> Solution().radioTowers((), 1)
#> Solution().radioTowers((5, 1, 9), 0)
#> Solution().radioTowers((2, 4, 6, 8, 10), 2)
#> Solution().radioTowers((7,), 3)
# %%
def inbox_rules(mails, rules):
    def folder(mail):
        return next((dest for word, dest in rules if word in mail.lower()), 'inbox')

    boxes = {}
    for m in mails:
        boxes.setdefault(folder(m), []).append(len(m))
    return sorted(((name, sum(sizes)) for name, sizes in boxes.items()), key=lambda b: (-b[1], b[0]))
#> inbox_rules(['Big SALE now', 'team lunch', 'sale ends'], [('sale', 'junk')])
#> inbox_rules([], [('a', 'b')])
#> inbox_rules(['hello', 'world'], [])
#> inbox_rules(['Invoice 7', 'bill due', 'party'], [('invoice', 'pay'), ('bill', 'pay')])
#> inbox_rules(['x', 'yy', 'xy'], [('y', 'why'), ('x', 'ex')])
# %%
class Solution:
    def lightShow(self, pattern, frames):
        def shift(p):
            return p[-1:] + p[:-1]

        def clash(p, q):
            return sum(a == b == '*' for a, b in zip(p, q))

        cur = pattern
        clashes = []
        for _ in range(frames):
            cur = shift(cur)
            clashes.append(clash(cur, pattern))
        return clashes, max(clashes, default=0) == pattern.count('*')
#> Solution().lightShow('*.*.', 4)
#> Solution().lightShow('', 2)
#> Solution().lightShow('**..', 3)
#> Solution().lightShow('*', 0)
#> Solution().lightShow('*..*.', 3)
# %%
def parse_expr(s):
    i = 0

    def number():
        nonlocal i
        j = i
        while i < len(s) and s[i].isdigit():
            i += 1
        return int(s[j:i])

    def group():
        nonlocal i
        if s[i] == '[':
            i += 1
            total = row()
            i += 1
            return total * 2
        return number()

    def row():
        nonlocal i
        total = group()
        while i < len(s) and s[i] == ' ':
            i += 1
            total += group()
        return total

    return row()
#> parse_expr('3 4')
#> parse_expr('[5 [1]]')
#> parse_expr('12')
#> parse_expr('[2 2] 7')
#> parse_expr('1 x')
# %%
from functools import cache


class Solution:
    def ferryQueue(self, cars: list, deck: int) -> int:
        @cache
        def load(i, left, right):
            if i == len(cars):
                return 0
            best = 0
            if cars[i] <= left:
                best = max(best, 1 + load(i + 1, left - cars[i], right))
            if cars[i] <= right:
                best = max(best, 1 + load(i + 1, left, right - cars[i]))
            return best

        return load(0, deck, deck)
#> Solution().ferryQueue([3, 4, 3, 2], 6)
#> Solution().ferryQueue([], 5)
#> Solution().ferryQueue([9, 1], 8)
#> Solution().ferryQueue([2, 2, 2, 2], 4)
#> Solution().ferryQueue([5, 4, 1, 6], 6)
# %%
def weather_codes(readings):
    rules = [
        ('frost', lambda t, w: t < 0),
        ('storm', lambda t, w: w > 60),
        ('nice', lambda t, w: 18 <= t <= 26 and w < 20),
    ]
    label = lambda t, w: next((n for n, rule in rules if rule(t, w)), 'plain')
    out = [label(t, w) for t, w in readings]
    return out, sum(a != b for a, b in zip(out, out[1:]))
#> weather_codes([(20, 5), (-3, 70), (10, 80)])
#> weather_codes([])
#> weather_codes([(12, 12), (13, 13)])
#> weather_codes([(26, 19), (26, 20)])
#> weather_codes([(0, 61), (-1, 0), (18, 0), (30, 1)])
# %%
from typing import List


class Solution:
    def voteBlocs(self, votes: List[List[int]]) -> List[List[int]]:
        agree = lambda a, b: all(x == y or 0 in (x, y) for x, y in zip(votes[a], votes[b]))
        blocs = []
        for i in range(len(votes)):
            home = next((b for b in blocs if all(agree(i, j) for j in b)), None)
            if home is None:
                blocs.append([i])
            else:
                home.append(i)
        return blocs
#> Solution().voteBlocs([[1, -1], [1, 0], [-1, -1]])
#> Solution().voteBlocs([])
#> Solution().voteBlocs([[0, 0], [1, 1], [-1, 1]])
#> Solution().voteBlocs([[1], [1], [1]])
#> Solution().voteBlocs([[1, 1, 0], [0, 1, -1], [1, 1, 1]])
# %%
def gold_rush(map_rows):
    gold = [(r, c, int(ch)) for r, row in enumerate(map_rows) for c, ch in enumerate(row) if ch.isdigit()]
    here = (0, 0)
    dist = lambda g: abs(g[0] - here[0]) + abs(g[1] - here[1])
    bag, walked = 0, 0
    while gold:
        g = max(gold, key=lambda x: (x[2] - dist(x), -x[0], -x[1]))
        if g[2] <= dist(g):
            break
        walked += dist(g)
        bag += g[2]
        here = g[:2]
        gold.remove(g)
    return bag, walked, len(gold)
#> gold_rush(['..5', '1.9'])
#> gold_rush([])
#> gold_rush(['...1', '...1'])
#> gold_rush(['7'])
#> gold_rush(['3.2', '..6', '1..'])
# %%
class Solution:
    def shortNames(self, names):
        def prefixes(name):
            for k in range(1, len(name) + 1):
                yield name[:k]

        short = {}
        for n in names:
            for p in prefixes(n):
                if not any(o != n and o.startswith(p) for o in names):
                    short[n] = p
                    break
            else:
                short[n] = n + '!'
        return short
#> Solution().shortNames(['anna', 'andy', 'bo'])
#> Solution().shortNames([])
#> Solution().shortNames(['al', 'alf', 'alfred'])
#> Solution().shortNames(['xi'])
#> Solution().shortNames(['tom', 'tim', 'ted'])
# %%
from functools import lru_cache


def balloon_trip(winds, height):
    n = len(winds)

    @lru_cache(None)
    def fly(t, h):
        if t == n:
            return (0, '')
        moves = [(h + d, s) for d, s in ((-1, 'd'), (0, '-'), (1, 'u')) if 0 <= h + d < len(winds[t])]
        return max((winds[t][nh] + fly(t + 1, nh)[0], s + fly(t + 1, nh)[1]) for nh, s in moves)

    return fly(0, height)
#> balloon_trip([[1, 4], [2, 0]], 0)
#> balloon_trip([], 1)
#> balloon_trip([[3]], 0)
#> balloon_trip([[0, 0, 9], [5, 0, 0]], 1)
#> balloon_trip([[-1, -2], [-3, 4]], 1)
# %%
class Solution:
    def balancedTeams(self, pupils, teams):
        groups = [[] for _ in range(teams)]
        power = lambda g: sum(s for _, s in g)
        for name, skill in sorted(pupils.items(), key=lambda kv: -kv[1]):
            weakest = min(groups, key=lambda g: (power(g), len(g)))
            weakest.append((name, skill))
        spread = max(map(power, groups)) - min(map(power, groups))
        return spread, ['+'.join(n for n, _ in g) for g in groups]
#> Solution().balancedTeams({'ann': 9, 'ben': 5, 'cy': 4}, 2)
#> Solution().balancedTeams({}, 2)
#> Solution().balancedTeams({'x': 3, 'y': 3, 'z': 3}, 3)
#> Solution().balancedTeams({'p': 8, 'q': 7, 'r': 6, 's': 5}, 2)
#> Solution().balancedTeams({'one': 1}, 3)
# %%
def museum_tour(rooms, start, hours):
    best_path = [start]

    def value(path):
        return sum(rooms[p]['joy'] for p in path)

    def tour(path, left):
        nonlocal best_path
        if value(path) > value(best_path):
            best_path = path
        for nxt in rooms[path[-1]]['doors']:
            if nxt not in path and left > 0:
                tour(path + [nxt], left - 1)

    tour([start], hours)
    return best_path, value(best_path)
#> museum_tour({'A': {'joy': 1, 'doors': ['B', 'C']}, 'B': {'joy': 5, 'doors': ['C']}, 'C': {'joy': 4, 'doors': []}}, 'A', 2)
#> museum_tour({'X': {'joy': 3, 'doors': []}}, 'X', 5)
#> museum_tour({'A': {'joy': 2, 'doors': ['B']}, 'B': {'joy': 9, 'doors': ['A']}}, 'A', 0)
#> museum_tour({'m': {'joy': 0, 'doors': ['n', 'o']}, 'n': {'joy': 2, 'doors': []}, 'o': {'joy': 1, 'doors': ['p']}, 'p': {'joy': 8, 'doors': []}}, 'm', 2)
#> museum_tour({'q': {'joy': 5, 'doors': ['r']}, 'r': {'joy': -3, 'doors': []}}, 'q', 1)
# %%
class Solution:
    def digitDance(self, n, rounds):
        def steps(x):
            for _ in range(rounds):
                x = sum(int(d) * (i + 1) for i, d in enumerate(str(x)))
                yield x

        trail = []
        for v in steps(n):
            if v in trail:
                return trail, 'loop'
            trail.append(v)
        return trail, 'open'
#> Solution().digitDance(23, 3)
#> Solution().digitDance(7, 2)
#> Solution().digitDance(100, 0)
#> Solution().digitDance(98, 5)
#> Solution().digitDance(345, 4)
# %%
from collections import defaultdict


def trade_chain(offers, have, want):
    swaps = defaultdict(list)
    for give, get in offers:
        swaps[give].append(get)

    def search(item, path):
        if item == want:
            return path
        routes = (search(nxt, path + [nxt]) for nxt in swaps.get(item, []) if nxt not in path)
        found = [r for r in routes if r]
        return min(found, key=len, default=None)

    return search(have, [have])
#> trade_chain([('pen', 'cup'), ('cup', 'hat'), ('pen', 'hat')], 'pen', 'hat')
#> trade_chain([], 'a', 'a')
#> trade_chain([('a', 'b'), ('b', 'a')], 'a', 'c')
#> trade_chain([('x', 'y'), ('y', 'z'), ('z', 'w')], 'x', 'w')
#> trade_chain([('k', 'l')], 'l', 'k')
# %%
from typing import List


class Solution:
    def bestScale(self, weights: List[int], scales: List[int]) -> List[int]:
        def error(s: int) -> int:
            return sum(min(w % s, s - w % s) for w in weights)

        errors = {s: error(s) for s in scales if s > 0}
        if not errors:
            return []
        low = min(errors.values())
        return sorted(filter(lambda s: errors[s] == low, errors), reverse=True)
#> Solution().bestScale([12, 18, 25], [5, 6])
#> Solution().bestScale([7], [])
#> Solution().bestScale([], [2, 3])
#> Solution().bestScale([10, 20], [10, 5, 3])
#> Solution().bestScale([9, 4], [0, 4, 7])
# %%
def scrub_log(lines):
    def mask(tok):
        if tok.isdigit():
            return '#' * len(tok)
        if '@' in tok:
            user, _, host = tok.partition('@')
            return mask(user) + '@' + host
        return tok if len(tok) < 6 else tok[:2] + '..' + tok[-1]

    return [' '.join(mask(t) for t in ln.split()) for ln in lines if ln.strip()]
#> scrub_log(['login 4471 ok', 'user bob@site'])
#> scrub_log([])
#> scrub_log(['', '  ', 'x'])
#> scrub_log(['password 12', 'charlotte@mail'])
#> scrub_log(['99@home calls'])
# %%
from functools import cache


class Solution:
    def pyramidSlots(self, layers: int, width: int) -> int:
        @cache
        def stack(level, w):
            if level == layers:
                return 1
            if w <= 0:
                return 0
            return sum(stack(level + 1, nw) for nw in range(w - 1, w - 3, -1) if nw >= 0)

        return stack(0, width)
#> Solution().pyramidSlots(2, 4)
#> Solution().pyramidSlots(0, 3)
#> Solution().pyramidSlots(3, 2)
#> Solution().pyramidSlots(3, 5)
#> Solution().pyramidSlots(1, 1)
# %%
def tug_of_war(left, right, rounds):
    strength = lambda team: sum(p[0] for p in team)
    tire = lambda team: [(max(1, s - t), t) for s, t in team]
    rope = 0
    for _ in range(rounds):
        rope += (strength(left) > strength(right)) - (strength(left) < strength(right))
        left, right = tire(left), tire(right)
    return rope, strength(left) - strength(right)
#> tug_of_war([(8, 3)], [(6, 1)], 3)
#> tug_of_war([], [], 2)
#> tug_of_war([(5, 1), (4, 2)], [(9, 0)], 2)
#> tug_of_war([(1, 1)], [(1, 0)], 4)
#> tug_of_war([(3, 0), (3, 1)], [(7, 4)], 0)
# %%
class Solution:
    def wordWeights(self, words):
        memo = {}

        def weight(w):
            if len(w) <= 1:
                return len(w)
            if w not in memo:
                half = len(w) // 2
                memo[w] = weight(w[:half]) + 2 * weight(w[half:])
            return memo[w]

        heavy = max(words, key=weight, default='')
        return heavy, weight(heavy), len(memo)
#> Solution().wordWeights(['abc', 'abcd'])
#> Solution().wordWeights([])
#> Solution().wordWeights(['xyxy', 'xy'])
#> Solution().wordWeights(['q'])
#> Solution().wordWeights(['hello', 'tulip', 'lo'])
# %%
def seat_map(bookings, rows, cols):
    taken = {(r, c) for r, c in bookings}

    def free(r, c):
        return 0 <= r < rows and 0 <= c < cols and (r, c) not in taken

    def lonely(r, c):
        return free(r, c) and not any(free(r, c + d) for d in (-1, 1))

    empty = sum(free(r, c) for r in range(rows) for c in range(cols))
    return empty, [(r, c) for r in range(rows) for c in range(cols) if lonely(r, c)]
#> seat_map([(0, 1)], 1, 3)
#> seat_map([], 2, 2)
#> seat_map([(0, 0), (1, 1)], 2, 2)
#> seat_map([(5, 5)], 1, 1)
#> seat_map([(0, 1), (1, 0), (1, 2)], 2, 3)
# %%
class Solution:
    def stampCard(self, visits, reward):
        cards = {}

        def stamp(name):
            cards[name] = cards.get(name, 0) + 1
            return cards[name] % reward == 0

        winners = [name for name in visits if stamp(name)]
        almost = sorted(n for n, k in cards.items() if k % reward == reward - 1)
        return winners, almost
#> Solution().stampCard(['a', 'b', 'a', 'a'], 2)
#> Solution().stampCard([], 3)
#> Solution().stampCard(['x', 'y'], 1)
#> Solution().stampCard(['p', 'p', 'q', 'p', 'q'], 3)
#> Solution().stampCard(['m'] * 4, 5)
# %%
from functools import lru_cache


def vending(coins, price, limit):
    @lru_cache(None)
    def pay(left, used):
        if left == 0:
            return 1
        if left < 0 or used == limit:
            return 0
        return sum(pay(left - c, used + 1) for c in coins)

    ways = pay(price, 0)
    return ways if ways else -min(abs(price - c) for c in coins)
#> vending((1, 2), 3, 2)
#> vending((5,), 7, 3)
#> vending((2, 3), 5, 2)
#> vending((1, 5), 0, 1)
#> vending((4, 6), 10, 1)
# %%
class Solution:
    def foldMap(self, grid, folds):
        def left_fold(g):
            w = len(g[0]) // 2
            return [[a + b for a, b in zip(row[:w], reversed(row))] for row in g]

        def transpose(g):
            return [list(col) for col in zip(*g)]

        for f in folds:
            if (len(grid[0]) if f == 'x' else len(grid)) < 2:
                break
            grid = left_fold(grid) if f == 'x' else transpose(left_fold(transpose(grid)))
        return grid
#> Solution().foldMap([[1, 2, 3, 4]], 'x')
#> Solution().foldMap([[5]], 'xy')
#> Solution().foldMap([[1, 2], [3, 4]], 'xy')
#> Solution().foldMap([[1], [0], [9], [6]], 'yy')
#> Solution().foldMap([[2, 7], [1, 8]], '')
# %%
def choose_gifts(friends, shop):
    def happiness(friend, gift):
        return sum(tag in gift['tags'] for tag in friend['likes']) * 10 - gift['price']

    chosen = {}
    for f in friends:
        left = [g for g in shop if g['id'] not in chosen.values()]
        best = max(left, key=lambda g: happiness(f, g), default=None)
        if best and happiness(f, best) > 0:
            chosen[f['name']] = best['id']
    return chosen
#> choose_gifts([{'name': 'al', 'likes': ['art']}], [{'id': 1, 'tags': ['art'], 'price': 4}, {'id': 2, 'tags': [], 'price': 1}])
#> choose_gifts([], [{'id': 9, 'tags': [], 'price': 0}])
#> choose_gifts([{'name': 'bo', 'likes': ['tea']}, {'name': 'cy', 'likes': ['tea']}], [{'id': 5, 'tags': ['tea'], 'price': 3}])
#> choose_gifts([{'name': 'di', 'likes': ['jazz', 'wine']}], [{'id': 3, 'tags': ['wine', 'jazz'], 'price': 25}])
#> choose_gifts([{'name': 'ed', 'likes': ['x']}, {'name': 'flo', 'likes': ['y', 'x']}], [{'id': 7, 'tags': ['x'], 'price': 2}, {'id': 8, 'tags': ['x', 'y'], 'price': 2}])
# %%
from typing import List


class Solution:
    def isWave(self, seq: List[int]) -> bool:
        return all((seq[i] < seq[i + 1]) == (i % 2 == 0) for i in range(len(seq) - 1))

    def waveCuts(self, nums: List[int], k: int) -> int:
        windows = (nums[i:i + k] for i in range(len(nums) - k + 1))
        return sum(self.isWave(w) for w in windows)
#> Solution().waveCuts([1, 3, 2, 4, 0], 3)
#> Solution().waveCuts([], 2)
#> Solution().waveCuts([5, 4, 3], 2)
#> Solution().waveCuts([2, 8, 2, 8], 4)
#> Solution().waveCuts([7, 7, 9, 1, 6], 2)
# %%
def recipe_scale(recipe, guests, pantry):
    need = {item: qty * guests for item, qty in recipe.items()}
    short = lambda item: need[item] - pantry.get(item, 0)
    missing = sorted(filter(lambda i: short(i) > 0, need), key=short, reverse=True)
    possible = min((pantry.get(i, 0) // q for i, q in recipe.items() if q), default=guests)
    return possible, {i: short(i) for i in missing}
#> recipe_scale({'egg': 2, 'milk': 1}, 3, {'egg': 4, 'milk': 9})
#> recipe_scale({}, 5, {})
#> recipe_scale({'oats': 3}, 2, {'oats': 6})
#> recipe_scale({'a': 1, 'b': 2, 'c': 0}, 4, {'b': 1})
#> recipe_scale({'rice': 10, 'bean': 5}, 2, {'rice': 15, 'bean': 1})
# %%
class Solution:
    def ropeBridge(self, planks):
        gaps = 0

        def safe(i):
            nonlocal gaps
            if i >= len(planks):
                return True
            if planks[i] == '_':
                gaps += 1
                return False
            return safe(i + 2) or safe(i + 1)

        return safe(0), gaps
#> Solution().ropeBridge('=_==_=')
#> Solution().ropeBridge('')
#> Solution().ropeBridge('__')
#> Solution().ropeBridge('==__==')
#> Solution().ropeBridge('=====')
# %%
def flood_levels(walls, rain):
    def left_max(i):
        return max(walls[:i + 1])

    def right_max(i):
        return max(walls[i:])

    water = [min(left_max(i), right_max(i), walls[i] + rain) - walls[i] for i in range(len(walls))]
    deepest = max(water, default=0)
    return sum(w for w in water if w < deepest), [i for i, w in enumerate(water) if w == deepest > 0]
#> flood_levels([4, 1, 2, 5], 2)
#> flood_levels([], 3)
#> flood_levels([1, 2, 3], 9)
#> flood_levels([6, 0, 6, 0, 6], 4)
#> flood_levels([3, 1, 3, 2, 3], 5)
# %%
from functools import cache


def number_stairs(top, bad):
    @cache
    def count(step, jumps):
        if step in bad:
            return 0
        if step == top:
            return 1
        if step > top or jumps == 0:
            return 0
        return count(step + 1, jumps - 1) + count(step + 3, jumps - 1) + count(step + 4, jumps - 1)

    return [count(0, j) for j in range(1, 4)]
#> number_stairs(4, (2,))
#> number_stairs(7, ())
#> number_stairs(0, (1,))
#> number_stairs(6, (3, 5))
#> number_stairs(5, (0,))
