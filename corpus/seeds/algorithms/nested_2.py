# %%
from functools import cache


def relay_time(speeds, legs):
    n = len(speeds)

    @cache
    def run(leg, used):
        if leg == len(legs):
            return 0
        best = 9999
        for i in range(n):
            if not used >> i & 1:
                best = min(best, -(-legs[leg] // speeds[i]) + run(leg + 1, used | 1 << i))
        return best

    return run(0, 0)
#> relay_time([2, 3, 5], [10, 6])
#> relay_time([4], [9])
#> relay_time([1, 2], [])
#> relay_time([3, 1], [7, 8, 1])
#> relay_time([5, 2, 1], [4, 4, 4])
# %%
class Solution:
    def quietFloors(self, plans, limit):
        loud = [f for f, noise in plans.items() if sum(noise) > limit]
        near = {f + d for f in loud for d in (-1, 0, 1)}
        return sorted((f for f in plans if f not in near), reverse=True)
#> Solution().quietFloors({1: [2, 2], 2: [9], 4: [1]}, 5)
#> Solution().quietFloors({}, 1)
#> Solution().quietFloors({3: [], 5: [0], 7: [1]}, 0)
#> Solution().quietFloors({1: [8], 2: [8], 3: [8]}, 7)
#> Solution().quietFloors({10: [3, 3], 12: [7], 13: [2], 20: [1, 1]}, 6)
# %%
def wrap_words(text, width):
    def lines():
        cur = ''
        for w in text.split():
            if cur and len(cur) + 1 + len(w) > width:
                yield cur
                cur = w
            else:
                cur = f'{cur} {w}'.strip()
        if cur:
            yield cur

    out = []
    for k, ln in enumerate(lines()):
        out.append(ln if k % 2 == 0 else ln.rjust(width))
    return out
#> wrap_words('the old red barn', 8)
#> wrap_words('', 5)
#> wrap_words('supercalifragile no', 6)
#> wrap_words('a b c d e f', 3)
#> wrap_words('one two', 20)
# %%
from typing import List


class Solution:
    def nestDepthCost(self, items: List) -> int:
        def walk(node, depth):
            if isinstance(node, int):
                return node * depth
            return sum(walk(child, depth + 1) for child in node)

        return walk(items, 0)
#> Solution().nestDepthCost([1, [2, 3]])
#> Solution().nestDepthCost([])
#> Solution().nestDepthCost([[[5]], -2])
#> Solution().nestDepthCost([4, 4, [4, [4]]])
#> Solution().nestDepthCost([[], [1, []]])
# %%
def merge_inventories(a, b, rule):
    combine = {'sum': lambda x, y: x + y, 'max': max, 'gap': lambda x, y: abs(x - y)}[rule]
    merged = {}
    for k in sorted([*a, *b]):
        if k not in merged:
            merged[k] = combine(a.get(k, 0), b.get(k, 0))
    return {k: v for k, v in merged.items() if v}
#> merge_inventories({'nut': 3}, {'nut': 3, 'bolt': 1}, 'gap')
#> merge_inventories({'a': 1, 'b': 2}, {'b': 5}, 'sum')
#> merge_inventories({}, {}, 'max')
#> merge_inventories({'x': 4}, {'y': 0}, 'max')
#> merge_inventories({'q': 1}, {'q': 1}, 'mean')
# %%
from functools import lru_cache


class Solution:
    def maxGlow(self, lamps: tuple, power: int) -> int:
        @lru_cache(None)
        def light(i, left):
            if i == len(lamps):
                return 0
            dim = light(i + 1, left)
            need, glow = lamps[i]
            if need > left:
                return dim
            return max(dim, light(i + 1, left - need) + glow)

        return light(0, power)
#> Solution().maxGlow(((3, 5), (2, 4), (4, 7)), 6)
#> Solution().maxGlow((), 10)
#> Solution().maxGlow(((5, 100),), 4)
#> Solution().maxGlow(((1, 1), (1, 2), (1, 3)), 2)
#> Solution().maxGlow(((2, 3), (2, 3), (3, 5), (1, 1)), 5)
# %%
def seal_letters(names, seals):
    def initials(n):
        return ''.join(p[0] for p in n.split())

    matched = [n for n in names if any(initials(n).startswith(s) for s in seals)]
    return matched or [min(names, key=len)] if names else []
#> seal_letters(['ann bell', 'cy dunn', 'al ott'], ['A'])
#> seal_letters(['ann bell', 'cy dunn', 'al ott'], ['ab', 'c'])
#> seal_letters([], ['x'])
#> seal_letters(['eve'], [])
#> seal_letters(['lou p reed', 'li', 'may s'], ['lp', 'ms'])
# %%
class Solution:
    def stampSheets(self, values, target):
        results = []

        def dfs(i, path, left):
            if left == 0:
                results.append('+'.join(map(str, path)))
                return
            if i == len(values) or left < 0:
                return
            dfs(i, path + [values[i]], left - values[i])
            dfs(i + 1, path, left)

        dfs(0, [], target)
        return results
#> Solution().stampSheets([3, 5], 8)
#> Solution().stampSheets([2, 4], 6)
#> Solution().stampSheets([7], 5)
#> Solution().stampSheets([], 0)
#> Solution().stampSheets([5, 4, 1], 5)
# %%
def pulse(signal, low, high):
    state = 'off'
    flips = 0

    def switch(to):
        nonlocal state, flips
        if state != to:
            state = to
            flips += 1

    for s in signal:
        if s >= high:
            switch('on')
        elif s <= low:
            switch('off')
    return f'{state}/{flips}'
#> pulse([1, 9, 5, 0, 9], 2, 8)
#> pulse([], 0, 1)
#> pulse([5, 5, 5], 1, 9)
#> pulse([8, 8, 2, 2, 8], 2, 8)
#> pulse([10, 3, 10, 1], 1, 10)
# %%
from collections import defaultdict


class Solution:
    def busiestDock(self, ships):
        docks = defaultdict(list)
        for name, dock, load in ships:
            docks[dock].append((load, name))

        def weight(d):
            return sum(load for load, _ in docks[d])

        if not docks:
            return ''
        d = max(docks, key=lambda k: (weight(k), -k))
        return '-'.join(name for load, name in sorted(docks[d]))
#> Solution().busiestDock([('ark', 1, 5), ('bee', 2, 3), ('cog', 2, 4)])
#> Solution().busiestDock([])
#> Solution().busiestDock([('x', 4, 0)])
#> Solution().busiestDock([('p', 1, 2), ('q', 3, 2)])
#> Solution().busiestDock([('a', 9, 8), ('b', 9, 1), ('c', 7, 9), ('d', 7, -1)])
# %%
def is_zigzag(seq, strict):
    sign = lambda x: (x > 0) - (x < 0)
    steps = [sign(b - a) for a, b in zip(seq, seq[1:])]
    if strict and not all(steps):
        return False
    return all(p * q <= 0 for p, q in zip(steps, steps[1:]))
#> is_zigzag([1, 5, 2, 8], True)
#> is_zigzag([1, 1, 2], True)
#> is_zigzag([1, 2, 3], False)
#> is_zigzag([4, 4, 4], False)
#> is_zigzag([], True)
# %%
from functools import cache


class Solution:
    def paintBudget(self, fence: str, costs: list) -> int:
        @cache
        def paint(i, prev):
            if i == len(fence):
                return 0
            options = (c for c in range(len(costs)) if c != prev)
            return min((costs[c] + (fence[i] == 'x') + paint(i + 1, c) for c in options), default=99)

        return paint(0, -1)
#> Solution().paintBudget('ox', [3, 1])
#> Solution().paintBudget('', [5])
#> Solution().paintBudget('xo', [4])
#> Solution().paintBudget('oxo', [2, 2, 5])
#> Solution().paintBudget('xxx', [1, 6])
# %%
def compress_route(route):
    moves = {'N': (0, 1), 'S': (0, -1), 'E': (1, 0), 'W': (-1, 0)}

    def positions():
        x = y = 0
        yield x, y
        for step in route:
            dx, dy = moves[step]
            x, y = x + dx, y + dy
            yield x, y

    far = max(positions(), key=lambda p: abs(p[0]) + abs(p[1]))
    back = sum(1 for p in positions() if p == (0, 0)) - 1
    return far, back
#> compress_route('NESW')
#> compress_route('')
#> compress_route('NNE')
#> compress_route('EWEW')
#> compress_route('SQ')
# %%
from typing import List


class Solution:
    def fairSlices(self, pies: List[int], guests: int) -> int:
        def enough(size: int) -> bool:
            return sum(p // size for p in pies) >= guests

        lo, hi = 0, max(pies, default=0)
        while lo < hi:
            mid = (lo + hi + 1) // 2
            if enough(mid):
                lo = mid
            else:
                hi = mid - 1
        return lo
#> Solution().fairSlices([8, 5, 6], 4)
#> Solution().fairSlices([], 3)
#> Solution().fairSlices([1, 1], 5)
#> Solution().fairSlices([100], 7)
#> Solution().fairSlices([30, 20, 25], 3)
# %%
def pick_captain(players, traits):
    def rating(p):
        return sum(players[p].get(t, 0) * (len(traits) - k) for k, t in enumerate(traits))

    ratings = {p: rating(p) for p in players}
    top = max(ratings.values(), default=0)
    ties = sorted(p for p, r in ratings.items() if r == top)
    return ties[0] if len(ties) == 1 else ties
#> pick_captain({'mo': {'pace': 3}, 'jo': {'calm': 9}}, ['pace', 'calm'])
#> pick_captain({}, ['x'])
#> pick_captain({'a': {'x': 1}, 'b': {'y': 2}}, ['x', 'y'])
#> pick_captain({'sam': {}}, ['grit'])
#> pick_captain({'u': {'s': 4, 't': 1}, 'v': {'s': 3, 't': 4}}, ['s', 't'])
# %%
class Solution:
    def __init__(self):
        self.calls = 0

    def shrink(self, n):
        self.calls += 1
        if n < 10:
            return n
        return self.shrink(sum(int(d) ** 2 for d in str(n)) % 50)

    def digest(self, numbers):
        tail = [self.shrink(x) for x in numbers]
        return tail, self.calls
#> Solution().digest([12, 99])
#> Solution().digest([])
#> Solution().digest([7])
#> Solution().digest([213, 31])
#> Solution().digest([444, 10, 3])
# %%
from itertools import groupby


def shift_report(shifts):
    ordered = sorted(shifts, key=lambda s: (s[1], s[0]))
    report = {}
    for person, rows in groupby(ordered, key=lambda s: s[1]):
        hours = [h for h, _ in rows]
        report[person] = (len(hours), sum(h for h in hours if h > 4))
    return report
#> shift_report([(3, 'ed'), (6, 'al'), (5, 'ed')])
#> shift_report([])
#> shift_report([(4, 'z'), (4, 'z')])
#> shift_report([(8, 'b'), (2, 'a'), (7, 'b'), (9, 'a')])
#> shift_report([(5, 'q'), (1, 'r')])
# %%
from functools import lru_cache


def tunnel(a, b, c):
    @lru_cache(None)
    def ways(x, y, z):
        if min(x, y, z) < 0:
            return 0
        if x == y == z == 0:
            return 1
        if x + y < z:
            return 0
        return ways(x - 1, y, z) + ways(x, y - 1, z) + ways(x, y, z - 1)

    return ways(a, b, c)
#> tunnel(1, 1, 1)
#> tunnel(2, 1, 0)
#> tunnel(0, 0, 2)
#> tunnel(1, 0, 1)
#> tunnel(0, 2, 1)
# %%
class Solution:
    def knightOrders(self, knights, feuds):
        orders = 0
        seats = []

        def ok(k):
            return not seats or (seats[-1], k) not in feuds and (k, seats[-1]) not in feuds

        def sit():
            nonlocal orders
            if len(seats) == len(knights):
                orders += 1
                return
            for k in knights:
                if k not in seats and ok(k):
                    seats.append(k)
                    sit()
                    seats.pop()

        sit()
        return orders
#> Solution().knightOrders(['a', 'b', 'c'], [('a', 'b')])
#> Solution().knightOrders([], [])
#> Solution().knightOrders(['x', 'y'], [('y', 'x')])
#> Solution().knightOrders(['p', 'q', 'r'], [])
#> Solution().knightOrders(['m', 'n', 'o'], [('m', 'n'), ('n', 'o')])
# %%
def crossing_words(across, down):
    hits = [(i, j) for i, a in enumerate(across) for j, d in enumerate(down) if a == d]
    if not hits:
        return None
    balance = lambda h: abs(2 * h[0] - len(across)) + abs(2 * h[1] - len(down))
    return min(hits, key=balance)
#> crossing_words('lemon', 'melon')
#> crossing_words('sky', 'ground')
#> crossing_words('', 'abc')
#> crossing_words('banana', 'cabana')
#> crossing_words('tip', 'pit')
# %%
from functools import reduce
from typing import List


class Solution:
    def lastTraveller(self, notes: List[List[str]]) -> str:
        shared = reduce(lambda acc, n: [x for x in acc if x in n], notes[1:], notes[0])
        score = {w: sum(n.index(w) for n in notes) for w in shared}
        return max(score, key=lambda w: (score[w], w), default='nobody')
#> Solution().lastTraveller([['a', 'b', 'c'], ['c', 'a']])
#> Solution().lastTraveller([['x']])
#> Solution().lastTraveller([['p', 'q'], ['r']])
#> Solution().lastTraveller([['m', 'n', 'o'], ['o', 'n', 'm'], ['n', 'o', 'm']])
#> Solution().lastTraveller([[], ['z']])
# %%
def ladder(words):
    def close(a, b):
        return len(a) == len(b) and sum(x != y for x, y in zip(a, b)) == 1

    chain = []
    pool = list(words)
    while pool:
        nxt = pool[0] if not chain else next((w for w in pool if close(chain[-1], w)), None)
        if nxt is None:
            break
        pool.remove(nxt)
        chain.append(nxt)
    return chain, len(pool)
#> ladder(['cat', 'dog', 'cot', 'dot'])
#> ladder([])
#> ladder(['sun', 'moon'])
#> ladder(['aa', 'ab', 'bb', 'ba'])
#> ladder(['pin', 'pan', 'fan', 'tin'])
# %%
class Solution:
    def triTree(self, n):
        def build(lo, hi):
            if lo > hi:
                return None
            mid = (2 * lo + hi) // 3
            return mid, build(lo, mid - 1), build(mid + 1, hi)

        def height(node):
            return 0 if node is None else 1 + max(height(node[1]), height(node[2]))

        root = build(1, n)
        return height(root), root[0] if root else -1
#> Solution().triTree(5)
#> Solution().triTree(0)
#> Solution().triTree(1)
#> Solution().triTree(8)
#> Solution().triTree(3)
# %%
def queue_snapshot(events):
    from collections import deque
    line = deque()
    served = []

    def arrive(who):
        if who.isupper():
            line.appendleft(who)
        else:
            line.append(who)

    def serve():
        if line:
            served.append(line.popleft())

    for e in events:
        serve() if e == '.' else arrive(e)
    return ''.join(served), ''.join(line)
#> queue_snapshot('abC..')
#> queue_snapshot('')
#> queue_snapshot('...x')
#> queue_snapshot('aB.cD.')
#> queue_snapshot('qrst.')
# %%
from functools import cache


class Solution:
    def mergePiles(self, piles: list) -> int:
        n = len(piles)

        def span(l, r):
            return sum(piles[l:r + 1])

        @cache
        def go(l, r):
            if l >= r:
                return 0
            return span(l, r) % 10 + min(go(l, k) + go(k + 1, r) for k in range(l, r))

        return go(0, n - 1)
#> Solution().mergePiles([4, 7, 2])
#> Solution().mergePiles([])
#> Solution().mergePiles([9, 9])
#> Solution().mergePiles([1, 8, 5, 6])
#> Solution().mergePiles([13])
# %%
def password_grade(pw):
    checks = [
        lambda s: len(s) >= 8,
        lambda s: any(c.isdigit() for c in s),
        lambda s: any(c.isupper() for c in s),
        lambda s: not any(a == b for a, b in zip(s, s[1:])),
    ]
    passed = [i for i, check in enumerate(checks) if check(pw)]
    return 'abcde'[len(checks) - len(passed)], passed
#> password_grade('Tr1angle9')
#> password_grade('')
#> password_grade('hello')
#> password_grade('AA11')
#> password_grade('longenough77')
# %%
class Solution:
    def spiralWalk(self, size):
        def lengths():
            k = 1
            while True:
                yield k
                yield k
                k += 1

        left = size
        legs = []
        for leg in lengths():
            if leg >= left:
                legs.append(left)
                break
            legs.append(leg)
            left -= leg
        horizontal = sum(legs[::2])
        return horizontal, size - horizontal, len(legs)
#> Solution().spiralWalk(5)
#> Solution().spiralWalk(1)
#> Solution().spiralWalk(12)
#> Solution().spiralWalk(0)
#> Solution().spiralWalk(30)
# %%
def bake_order(recipes):
    done = []

    def bake(name, stack):
        if name in stack:
            raise ValueError(f'loop at {name}')
        if name in done:
            return
        for part in recipes.get(name, ()):
            bake(part, stack + [name])
        done.append(name)

    for r in sorted(recipes, key=lambda r: len(recipes[r])):
        bake(r, [])
    return done
#> bake_order({'pie': ['crust', 'jam'], 'jam': ['plum']})
#> bake_order({})
#> bake_order({'a': ['b'], 'b': ['a']})
#> bake_order({'cake': ['flour', 'egg'], 'bun': ['flour']})
#> bake_order({'z': [], 'y': ['z'], 'x': ['z', 'y']})
# %%
from typing import Dict


class Solution:
    def settleDebts(self, debts: Dict[str, int]) -> list:
        steps = []
        money = dict(debts)
        while any(v < 0 for v in money.values()):
            giver = max(money, key=lambda p: money[p])
            taker = min(money, key=lambda p: money[p])
            amount = min(money[giver], -money[taker])
            if amount <= 0:
                break
            money[giver] -= amount
            money[taker] += amount
            steps.append((giver, taker, amount))
        return steps
#> Solution().settleDebts({'a': 5, 'b': -5})
#> Solution().settleDebts({})
#> Solution().settleDebts({'x': 4, 'y': 3, 'z': -7})
#> Solution().settleDebts({'p': -2, 'q': -3})
#> Solution().settleDebts({'k': 9, 'l': -4, 'm': -4, 'n': 1})
# %%
def odd_one_out(rows):
    def signature(row):
        return tuple(sorted(x % 3 for x in row))

    sigs = list(map(signature, rows))
    lonely = [i for i, s in enumerate(sigs) if sigs.count(s) == 1]
    return rows[lonely[0]] if len(lonely) == 1 else lonely
#> odd_one_out([[1, 2], [4, 5], [3, 3]])
#> odd_one_out([])
#> odd_one_out([[7], [8], [9]])
#> odd_one_out([[0, 1], [1, 0]])
#> odd_one_out([[5, 6, 7], [2, 3, 4], [8, 9, 12], [11, 0, 1]])
# %%
from functools import lru_cache


class Solution:
    def robotBattery(self, grid: tuple, charge: int) -> bool:
        h, w = len(grid), len(grid[0])

        @lru_cache(None)
        def reach(r, c, power):
            if r >= h or c >= w or grid[r][c] == '#':
                return False
            power += 2 if grid[r][c] == '+' else -1
            if power < 0:
                return False
            if (r, c) == (h - 1, w - 1):
                return True
            return reach(r + 1, c, power) or reach(r, c + 1, power)

        return reach(0, 0, charge)
#> Solution().robotBattery(('..', '#.'), 3)
#> Solution().robotBattery(('..', '..'), 1)
#> Solution().robotBattery(('.+.', '#..', '.+.'), 2)
#> Solution().robotBattery(('#',), 9)
#> Solution().robotBattery(('+..', '.#.', '...'), 4)
# %%
def count_matches(pattern, words):
    def fits(i, w):
        if i == len(pattern):
            return not w
        p = pattern[i]
        if p == '*':
            return fits(i + 1, w) or bool(w) and fits(i, w[1:])
        return bool(w) and p in (w[0], '?') and fits(i + 1, w[1:])

    return sum(fits(0, w) for w in words)
#> count_matches('a*c', ['abc', 'ac', 'ab'])
#> count_matches('', ['', 'x'])
#> count_matches('?', ['q', 'rr'])
#> count_matches('*z', ['zz', 'za', 'z'])
#> count_matches('m?*', ['m', 'mo', 'moo'])
# %%
class Solution:
    def tournament(self, skills):
        def duel(a, b):
            return a if (skills[a], -a) > (skills[b], -b) else b

        def play(players):
            if len(players) <= 1:
                return players
            half = len(players) // 2
            left, right = play(players[:half]), play(players[half:])
            rounds.append((left[0], right[0]))
            return [duel(left[0], right[0])]

        rounds = []
        winner = play(list(range(len(skills))))
        return winner, rounds
#> Solution().tournament([5, 3, 8, 1])
#> Solution().tournament([])
#> Solution().tournament([2])
#> Solution().tournament([4, 4, 4])
#> Solution().tournament([1, 7, 3, 9, 9])
# %%
from collections import Counter


def alphabet_soup(bowl, words):
    have = Counter(bowl)

    def missing(w):
        need = Counter(w)
        return sum(max(0, k - have[c]) for c, k in need.items())

    table = sorted((missing(w), w) for w in words)
    return [f'{w}({m})' for m, w in table if m < 3]
#> alphabet_soup('letters', ['rest', 'tease', 'zoo'])
#> alphabet_soup('', ['ab', 'abc'])
#> alphabet_soup('noodle', [])
#> alphabet_soup('aabb', ['abab', 'baba', 'cab'])
#> alphabet_soup('xyz', ['zzz', 'zy', 'pqrs'])
# %%
class Solution:
    def driveTaxi(self, fares, fuel):
        ride_cost = lambda km: 2 + km // 3
        worth = sorted(fares, key=lambda f: f[1] / f[0], reverse=True)
        earned = 0
        trips = []
        for km, pay in worth:
            if ride_cost(km) > fuel:
                continue
            fuel -= ride_cost(km)
            earned += pay
            trips.append(km)
        return earned, fuel, trips
#> Solution().driveTaxi([(3, 10), (9, 12), (1, 4)], 8)
#> Solution().driveTaxi([], 5)
#> Solution().driveTaxi([(30, 90)], 6)
#> Solution().driveTaxi([(2, 2), (4, 4), (6, 6)], 9)
#> Solution().driveTaxi([(5, 25), (10, 20), (7, 21), (2, 1)], 10)
# %%
def snowball(start, rules, limit):
    size = start
    log = []

    def apply(rule):
        nonlocal size
        op, k = rule
        if op == '+':
            size += k
        elif op == '*':
            size *= k
        else:
            size = max(1, size - k)
        return size

    for r in rules:
        log.append(apply(r))
        if size > limit:
            return log, 'avalanche'
    return log, 'calm' if all(s <= start for s in log) else 'rolling'
#> snowball(3, [('+', 4), ('*', 2)], 20)
#> snowball(1, [], 5)
#> snowball(6, [('-', 2), ('-', 9)], 10)
#> snowball(2, [('*', 3), ('*', 3), ('*', 3)], 15)
#> snowball(8, [('-', 3), ('+', 1), ('+', 1)], 50)
# %%
from typing import List


class Solution:
    def shadowedTowers(self, heights: List[int]) -> List[int]:
        n = len(heights)

        def lit(i: int) -> bool:
            return all(heights[j] < heights[i] for j in range(i))

        def gap(i: int) -> int:
            return min((i - j for j in range(i) if heights[j] >= heights[i]), default=0)

        return [0 if lit(i) else gap(i) for i in range(n)]
#> Solution().shadowedTowers([3, 1, 2, 5])
#> Solution().shadowedTowers([])
#> Solution().shadowedTowers([4, 4, 4])
#> Solution().shadowedTowers([1, 2, 3])
#> Solution().shadowedTowers([9, 2, 6, 3, 7])
# %%
def chant_pattern(n):
    def emit(k):
        if k == 0:
            yield 'o'
        else:
            yield from emit(k - 1)
            yield 'h' * k
            if k % 2 == 0:
                yield from emit(k - 2)

    text = '-'.join(emit(n))
    return text, max(len(t) for t in text.split('-'))
#> chant_pattern(0)
#> chant_pattern(1)
#> chant_pattern(2)
#> chant_pattern(3)
#> chant_pattern(4)
# %%
class Solution:
    def cheapestMenu(self, courses, allergies):
        safe = lambda dish: not any(a in dish['has'] for a in allergies)
        total = 0
        menu = []
        for course in courses:
            options = list(filter(safe, course))
            if not options:
                return -1, menu
            pick = min(options, key=lambda d: d['cost'])
            total += pick['cost']
            menu.append(pick['id'])
        return total, menu
#> Solution().cheapestMenu([[{'id': 1, 'cost': 4, 'has': ['nut']}, {'id': 2, 'cost': 6, 'has': []}]], ['nut'])
#> Solution().cheapestMenu([], ['egg'])
#> Solution().cheapestMenu([[{'id': 7, 'cost': 3, 'has': ['egg']}]], ['egg', 'soy'])
#> Solution().cheapestMenu([[{'id': 1, 'cost': 2, 'has': []}], [{'id': 5, 'cost': 9, 'has': ['fish']}, {'id': 6, 'cost': 8, 'has': ['fish']}]], [])
#> Solution().cheapestMenu([[{'id': 3, 'cost': 1, 'has': ['soy']}, {'id': 4, 'cost': 1, 'has': ['nut']}], [{'id': 8, 'cost': 5, 'has': ['soy']}]], ['soy'])
# %%
from functools import cache


def lantern_words(n, k):
    @cache
    def count(i, lit, streak):
        if lit > k:
            return 0
        if i == n:
            return int(lit == k)
        total = count(i + 1, lit, 0)
        if streak < 2:
            total += count(i + 1, lit + 1, streak + 1)
        return total

    return count(0, 0, 0)
#> lantern_words(3, 2)
#> lantern_words(4, 3)
#> lantern_words(2, 0)
#> lantern_words(3, 3)
#> lantern_words(1, 1)
