# %%
class Solution:
    def beeDance(self, flowers, hive, trips):
        gain = lambda f: flowers[f][1] - 2 * abs(flowers[f][0] - hive)
        ranked = sorted(flowers, key=gain, reverse=True)
        chosen = [f for f in ranked[:trips] if gain(f) > 0]
        return chosen, sum(gain(f) for f in chosen)
#> Solution().beeDance({'rose': (4, 9), 'iris': (1, 3), 'lily': (7, 20)}, 3, 2)
#> Solution().beeDance({}, 1, 1)
#> Solution().beeDance({'a': (9, 1)}, 0, 3)
#> Solution().beeDance({'p': (5, 4), 'q': (5, 6)}, 5, 1)
#> Solution().beeDance({'x': (2, 7), 'y': (3, 7), 'z': (4, 7)}, 3, 3)
# %%
from functools import lru_cache


def zip_codes(a, b, penalty):
    @lru_cache(None)
    def align(i, j):
        if i == len(a):
            return penalty * (len(b) - j)
        if j == len(b):
            return penalty * (len(a) - i)
        swap = abs(int(a[i]) - int(b[j]))
        return min(swap + align(i + 1, j + 1), penalty + align(i + 1, j), penalty + align(i, j + 1))

    return align(0, 0)
#> zip_codes('12', '13', 2)
#> zip_codes('', '99', 3)
#> zip_codes('91', '1', 1)
#> zip_codes('55', '55', 4)
#> zip_codes('109', '90', 2)
# %%
def train_cars(cars, splits):
    def pieces():
        prev = 0
        for s in sorted(splits):
            if prev < s < len(cars):
                yield cars[prev:s]
                prev = s
        yield cars[prev:]

    trains = []
    for piece in pieces():
        loco = [c for c in piece if c.isupper()]
        if loco:
            trains.append(loco[0] + ''.join(c for c in piece if c.islower()))
    return trains
#> train_cars('AbcDe', [3])
#> train_cars('', [1])
#> train_cars('abc', [1, 2])
#> train_cars('XyZwV', [4, 2])
#> train_cars('Kk', [0, 9])
# %%
from typing import List


class Solution:
    def paperBoy(self, houses: List[int], bag: int) -> int:
        n = len(houses)
        fewest = n + 1

        def walk(i: int, papers: int, refills: int) -> None:
            nonlocal fewest
            if refills >= fewest:
                return
            if i == n:
                fewest = refills
                return
            if papers >= houses[i]:
                walk(i + 1, papers - houses[i], refills)
            elif houses[i] <= bag:
                walk(i + 1, bag - houses[i], refills + 1)

        walk(0, bag, 0)
        return fewest if fewest <= n else -1
#> Solution().paperBoy([2, 3, 1], 4)
#> Solution().paperBoy([], 1)
#> Solution().paperBoy([9], 5)
#> Solution().paperBoy([5, 5, 5], 5)
#> Solution().paperBoy([1, 1, 1, 1], 10)
# %%
def night_watch(guards, hours):
    on = lambda h: [g for g, (s, e) in guards.items() if s <= h < e or (s > e and not e <= h < s)]
    gaps = [h for h in hours if not on(h)]
    if gaps:
        return 'open at ' + ','.join(map(str, gaps))
    crowd = max(hours, key=lambda h: len(on(h)), default=None)
    return crowd, sorted(on(crowd)) if hours else []
#> night_watch({'hal': (20, 2), 'ivy': (1, 6)}, [21, 1, 5])
#> night_watch({'hal': (20, 2)}, [3, 22, 19])
#> night_watch({'x': (0, 24)}, [5])
#> night_watch({}, [0])
#> night_watch({'p': (9, 12), 'q': (10, 11), 'r': (22, 10)}, [9, 10, 11])
# %%
from functools import cache


class Solution:
    def mushroomHunt(self, rows: list) -> int:
        h, w = len(rows), len(rows[0])

        @cache
        def pick(r, a, b):
            if r == h:
                return 0
            here = rows[r][a] + (rows[r][b] if a != b else 0)
            return here + max(
                pick(r + 1, x, y)
                for x in (a, a + 1) if x < w
                for y in (b - 1, b) if y >= 0
            )

        return pick(0, 0, w - 1)
#> Solution().mushroomHunt([[1, 2], [3, 4]])
#> Solution().mushroomHunt([[7]])
#> Solution().mushroomHunt([[1, 0, 1], [5, 9, 2]])
#> Solution().mushroomHunt([[2, 2, 3]])
#> Solution().mushroomHunt([[0, 1], [1, 0], [4, 4]])
# %%
def quiz_ranking(sheets, solution):
    grade = lambda s: sum(2 if a == k else -1 for a, k in zip(s, solution) if a != '-')
    ranking = {}
    for name, sheet in sheets.items():
        ranking.setdefault(grade(sheet), []).append(name)
    return [(g, sorted(ranking[g])) for g in sorted(ranking, reverse=True) if g > 0]
#> quiz_ranking({'amy': 'abcd', 'bob': 'ab-d', 'cat': 'dddd'}, 'abca')
#> quiz_ranking({}, 'abc')
#> quiz_ranking({'x': '---'}, 'bcd')
#> quiz_ranking({'p': 'aa', 'q': 'ab', 'r': 'ba'}, 'aa')
#> quiz_ranking({'m': 'cab', 'n': 'c-b'}, 'cab')
# %%
class Solution:
    def __init__(self):
        self.notes = []

    def note(self, msg):
        self.notes.append(msg)
        return len(self.notes)

    def check(self, level, limit):
        return level <= limit or not self.note(f'over by {level - limit}')

    def inspectTanks(self, tanks, limit):
        ok = all([self.check(t, limit) for t in tanks])
        if not ok and self.note('alarm') > 2:
            return 'shutdown'
        return self.notes
#> Solution().inspectTanks([3, 5, 9], 6)
#> Solution().inspectTanks([], 4)
#> Solution().inspectTanks([8, 9, 10], 7)
#> Solution().inspectTanks([1, 2], 2)
#> Solution().inspectTanks([0, 12], 11)
# %%
def interleave_songs(albums, limit):
    def shuffle():
        its = [iter(a) for a in albums]
        while its:
            alive = []
            for it in its:
                song = next(it, None)
                if song is not None:
                    yield song
                    alive.append(it)
            its = alive

    out = []
    for s in shuffle():
        if len(out) == limit:
            break
        if s not in out:
            out.append(s)
    return out
#> interleave_songs([['a', 'b'], ['x'], ['a', 'c']], 4)
#> interleave_songs([], 3)
#> interleave_songs([['p', 'q', 'r']], 2)
#> interleave_songs([[], ['m'], []], 5)
#> interleave_songs([['u', 'u'], ['v', 'w', 'v']], 9)
# %%
from functools import lru_cache


class Solution:
    def tileHall(self, length: int, plain: int, fancy: int) -> int:
        @lru_cache(None)
        def lay(at: int, fancies: int) -> int:
            if at == length:
                return 1
            if at > length:
                return 0
            ways = lay(at + plain, fancies)
            if fancies < 2:
                ways += lay(at + fancy, fancies + 1)
            return ways

        return lay(0, 0)
#> Solution().tileHall(4, 1, 2)
#> Solution().tileHall(5, 2, 3)
#> Solution().tileHall(0, 1, 1)
#> Solution().tileHall(7, 2, 4)
#> Solution().tileHall(6, 2, 2)
# %%
def trace_river(heights, start):
    rows, cols = len(heights), len(heights[0])

    def around(r, c):
        return ((r + dr, c + dc) for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0))
                if 0 <= r + dr < rows and 0 <= c + dc < cols)

    path = [start]
    while True:
        r, c = path[-1]
        low = min(around(r, c), key=lambda p: heights[p[0]][p[1]], default=(r, c))
        if heights[low[0]][low[1]] >= heights[r][c]:
            return path
        path.append(low)
#> trace_river([[9, 8], [7, 3]], (0, 0))
#> trace_river([[5]], (0, 0))
#> trace_river([[1, 2], [3, 4]], (0, 0))
#> trace_river([[6, 5, 4], [7, 7, 3]], (0, 0))
#> trace_river([[2, 9, 2]], (0, 1))
# %%
class Solution:
    def wordLadderCost(self, words, costs):
        def step(a, b):
            return sum(costs.get(x + y, 1) for x, y in zip(a, b) if x != y)

        total = 0
        dearest = ''
        for a, b in zip(words, words[1:]):
            c = step(a, b)
            if c > step(dearest[:len(a)], dearest[-len(b):]) or not dearest:
                dearest = a + b
            total += c
        return total, dearest
#> Solution().wordLadderCost(['cat', 'cot', 'dot'], {'ao': 3})
#> Solution().wordLadderCost(['one'], {})
#> Solution().wordLadderCost([], {'xy': 2})
#> Solution().wordLadderCost(['ab', 'ba', 'ab'], {'ab': 5, 'ba': 1})
#> Solution().wordLadderCost(['pig', 'wig', 'wag', 'wag'], {'pw': 0})
# %%
def bitmask_outfits(clothes, rules):
    n = len(clothes)

    def worn(mask):
        return [c for i, c in enumerate(clothes) if mask >> i & 1]

    def legal(mask):
        names = worn(mask)
        return not any(a in names and b in names for a, b in rules)

    masks = [m for m in range(1, 1 << n) if legal(m)]
    biggest = max(masks, key=lambda m: bin(m).count('1'), default=0)
    return len(masks), worn(biggest)
#> bitmask_outfits(['hat', 'cap'], [('hat', 'cap')])
#> bitmask_outfits([], [])
#> bitmask_outfits(['tie'], [])
#> bitmask_outfits(['a', 'b', 'c'], [('a', 'b')])
#> bitmask_outfits(['x', 'y'], [('x', 'x')])
# %%
from typing import List


class Solution:
    def pickRiders(self, horses: List[str], riders: List[str]) -> List[List[str]]:
        plans = []

        def fits(h: str, r: str) -> bool:
            return any(c in h for c in r)

        def assign(i: int, used: List[str]) -> None:
            if i == len(horses):
                plans.append([h + r for h, r in zip(horses, used)])
                return
            for r in riders:
                if r not in used and fits(horses[i], r):
                    assign(i + 1, used + [r])

        assign(0, [])
        return plans
#> Solution().pickRiders(['star', 'moss'], ['sam', 'tim'])
#> Solution().pickRiders([], ['x'])
#> Solution().pickRiders(['abc'], ['d', 'e'])
#> Solution().pickRiders(['red', 'roan'], ['r', 'd', 'n'])
#> Solution().pickRiders(['fog', 'fig'], ['go'])
# %%
def smooth(series, window):
    def mean(xs):
        return sum(xs) / len(xs) if xs else 0.0

    def around(i):
        return series[max(0, i - window):i + window + 1]

    smoothed = [round(mean(around(i)), 1) for i in range(len(series))]
    wild = [i for i, (a, b) in enumerate(zip(series, smoothed)) if abs(a - b) > mean(series) / 2]
    return smoothed, wild
#> smooth([2, 4, 9, 4], 1)
#> smooth([], 2)
#> smooth([5, 5, 5], 0)
#> smooth([1, 20, 1, 1, 2], 1)
#> smooth([10, 0], 3)
# %%
class Solution:
    def balanceSheet(self, entries):
        kinds = {'in': lambda x: x, 'out': lambda x: -x, 'tax': lambda x: -(x // 5)}
        running = 0
        low = 0
        for kind, amount in entries:
            running += kinds.get(kind, lambda x: 0)(amount)
            low = min(low, running)
        return running, low, sum(k == 'tax' for k, _ in entries)
#> Solution().balanceSheet([('in', 50), ('out', 80), ('in', 10)])
#> Solution().balanceSheet([])
#> Solution().balanceSheet([('gift', 9), ('tax', 14)])
#> Solution().balanceSheet([('tax', 100), ('tax', 3), ('in', 1)])
#> Solution().balanceSheet([('in', 7), ('out', 7)])
# %%
from functools import cache


def sled_dogs(weights, sleds):
    total = sum(weights)

    @cache
    def can(i, loads):
        if i == len(weights):
            return True
        return any(
            can(i + 1, tuple(sorted(loads[:k] + (loads[k] + weights[i],) + loads[k + 1:])))
            for k in range(sleds)
            if loads[k] + weights[i] <= total // sleds
        )

    return total % sleds == 0 and can(0, (0,) * sleds)
#> sled_dogs((3, 1, 2), 2)
#> sled_dogs((), 2)
#> sled_dogs((5, 2), 2)
#> sled_dogs((4, 4, 4), 3)
#> sled_dogs((5, 1, 1, 1), 2)
# %%
class Solution:
    def rotate(self, word, k):
        k %= len(word) or 1
        return word[k:] + word[:k]

    def canonical(self, word):
        return min((self.rotate(word, k) for k in range(len(word))), default='')

    def ringGroups(self, words):
        groups = {}
        for w in words:
            groups.setdefault(self.canonical(w), []).append(w)
        return [g for g in groups.values() if len(g) > 1] or len(groups)
#> Solution().ringGroups(['abc', 'cab', 'acb'])
#> Solution().ringGroups([])
#> Solution().ringGroups(['to', 'ot', 'on', 'no'])
#> Solution().ringGroups(['x', 'yy', ''])
#> Solution().ringGroups(['noon', 'onno'])
# %%
def plan_siege(castle, catapults):
    walls = dict(castle)

    def weakest():
        return min((w for w in walls if walls[w] > 0), key=lambda w: (walls[w], w), default=None)

    shots = 0
    for power in catapults:
        target = weakest()
        if target is None:
            break
        walls[target] -= power
        shots += 1
    standing = sorted(w for w, hp in walls.items() if hp > 0)
    return shots, standing
#> plan_siege({'north': 5, 'east': 3}, [2, 2, 4])
#> plan_siege({}, [1])
#> plan_siege({'gate': 1}, [9, 9])
#> plan_siege({'a': 2, 'b': 2}, [1, 1, 1])
#> plan_siege({'keep': 50}, [])
# %%
from functools import reduce
from typing import Dict


class Solution:
    def mergeScores(self, days: list) -> Dict[str, int]:
        def add(acc: dict, day: dict) -> dict:
            return {k: acc.get(k, 0) + day.get(k, -1) for k in sorted([*acc, *day])}

        merged = reduce(add, days, {})
        return {k: v for k, v in merged.items() if v != max(merged.values())}
#> Solution().mergeScores([{'a': 3}, {'b': 2}])
#> Solution().mergeScores([])
#> Solution().mergeScores([{'x': 1, 'y': 1}])
#> Solution().mergeScores([{'p': 5}, {'p': 1, 'q': 9}, {'q': 0}])
#> Solution().mergeScores([{'m': -2, 'n': 4, 'o': 0}, {'o': 8}])
# %%
def maze_mouse(maze):
    rows = [list(r) for r in maze]

    def sniff(r, c, steps):
        if r < 0 or c < 0 or r >= len(rows) or c >= len(rows[r]) or rows[r][c] in '#x':
            return None
        if rows[r][c] == 'C':
            return steps
        rows[r][c] = 'x'
        for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0)):
            found = sniff(r + dr, c + dc, steps + 1)
            if found is not None:
                return found
        return None

    return sniff(0, 0, 0), sum(r.count('x') for r in rows)
#> maze_mouse(['..', '.C'])
#> maze_mouse([])
#> maze_mouse(['.#C'])
#> maze_mouse(['..#', '#.C'])
#> maze_mouse(['C'])
# %%
class Solution:
    def firstRepeat(self, seed, mult, mod):
        def stream(x):
            while True:
                yield x
                x = (x * mult + 1) % mod

        seen = {}
        for i, v in enumerate(stream(seed)):
            if v in seen:
                return seen[v], i - seen[v]
            seen[v] = i
#> Solution().firstRepeat(1, 2, 5)
#> Solution().firstRepeat(0, 0, 3)
#> Solution().firstRepeat(7, 3, 10)
#> Solution().firstRepeat(20, 4, 9)
#> Solution().firstRepeat(3, 5, 12)
# %%
def vault_levels(doc):
    def depth(x):
        if isinstance(x, dict):
            return 1 + max(map(depth, x.values()), default=0)
        if isinstance(x, list):
            return max((depth(y) for y in x), default=0)
        return 0

    def keys(x):
        if isinstance(x, dict):
            for k, v in x.items():
                yield k
                yield from keys(v)
        elif isinstance(x, list):
            for y in x:
                yield from keys(y)

    return depth(doc), sorted(keys(doc))
#> vault_levels({'a': {'b': 1}, 'c': []})
#> vault_levels(5)
#> vault_levels([{'x': 1}, {'y': {'z': 2}}])
#> vault_levels({})
#> vault_levels({'k': [{'k': 0}, 3]})
# %%
from functools import lru_cache


class Solution:
    def catNaps(self, sun: tuple, naps: int) -> int:
        n = len(sun)

        @lru_cache(None)
        def rest(i, left, asleep):
            if i == n:
                return 0
            best = rest(i + 1, left, False)
            if asleep or left:
                best = max(best, sun[i] + rest(i + 1, left - (not asleep), True))
            return best

        return rest(0, naps, False)
#> Solution().catNaps((3, -2, 5), 1)
#> Solution().catNaps((), 2)
#> Solution().catNaps((-1, -4), 1)
#> Solution().catNaps((4, -9, 4), 2)
#> Solution().catNaps((1, 2, 3), 0)
# %%
def pack_words(words, size):
    packs = []
    room = lambda p: size - sum(len(w) for w in p)
    for w in sorted(words, key=len, reverse=True):
        home = next((p for p in packs if room(p) >= len(w)), None)
        if home is None:
            home = []
            packs.append(home)
        home.append(w)
    return ['/'.join(p) for p in packs], [room(p) for p in packs]
#> pack_words(['kiwi', 'fig', 'plum', 'pea'], 7)
#> pack_words([], 4)
#> pack_words(['watermelon'], 5)
#> pack_words(['a', 'b', 'c', 'd'], 2)
#> pack_words(['olive', 'oat', 'yam', 'corn'], 8)
# %%
class Solution:
    def jumpGame(self, board, start):
        best = {'len': 0, 'path': ''}

        def hop(i, path):
            if len(path) > best['len']:
                best['len'] = len(path)
                best['path'] = path
            for name, d in (('L', -board[i]), ('R', board[i])):
                j = i + d
                if d and 0 <= j < len(board) and j not in visited:
                    visited.append(j)
                    hop(j, path + name)
                    visited.pop()

        visited = [start]
        hop(start, '')
        return best['path']
#> Solution().jumpGame([1, 2, 1, 3], 0)
#> Solution().jumpGame([0], 0)
#> Solution().jumpGame([2, 1, 1, 1], 1)
#> Solution().jumpGame([5, 5], 1)
#> Solution().jumpGame([1, 3, 2, 1, 1], 2)
# %%
from collections import Counter


def ink_needed(lines, cartridges):
    usage = Counter(c for ln in lines for c in ln if not c.isspace())
    cost = lambda c: 2 if c.isupper() else 1
    total = sum(k * cost(c) for c, k in usage.items())
    for i, size in enumerate(sorted(cartridges, reverse=True), 1):
        total -= size
        if total <= 0:
            return i
    return -total
#> ink_needed(['Hello you', 'Bye'], [6, 5, 4])
#> ink_needed([], [3])
#> ink_needed(['AAAA'], [2, 2])
#> ink_needed(['a b', 'c'], [])
#> ink_needed(['Mixed Case'], [10, 1])
# %%
from typing import List


class Solution:
    def pyramidRow(self, base: List[int]) -> List[int]:
        combine = lambda a, b: a - b if a > b else a + b

        def up(row: List[int]) -> List[int]:
            return [combine(a, b) for a, b in zip(row, row[1:])]

        peaks = []
        while base:
            peaks.append(max(base))
            base = up(base)
        return peaks
#> Solution().pyramidRow([3, 1, 4])
#> Solution().pyramidRow([])
#> Solution().pyramidRow([2, 2, 2, 2])
#> Solution().pyramidRow([9])
#> Solution().pyramidRow([10, 7, 1, 5])
# %%
def sprint_board(tasks, people):
    load = {p: 0 for p in people}
    board = {p: [] for p in people}

    def suits(p, task):
        return task['skill'] in people[p]

    for task in sorted(tasks, key=lambda t: -t['size']):
        able = [p for p in people if suits(p, task)]
        if not able:
            board.setdefault('?', []).append(task['id'])
            continue
        who = min(able, key=lambda p: (load[p], p))
        load[who] += task['size']
        board[who].append(task['id'])
    return board
#> sprint_board([{'id': 1, 'skill': 'ui', 'size': 3}, {'id': 2, 'skill': 'db', 'size': 5}], {'ana': ['ui'], 'bo': ['ui', 'db']})
#> sprint_board([], {'x': []})
#> sprint_board([{'id': 9, 'skill': 'ops', 'size': 1}], {'cy': ['ui']})
#> sprint_board([{'id': 1, 'skill': 'qa', 'size': 2}, {'id': 2, 'skill': 'qa', 'size': 2}], {'m': ['qa'], 'n': ['qa']})
#> sprint_board([{'id': 4, 'skill': 'a', 'size': 1}, {'id': 5, 'skill': 'b', 'size': 8}, {'id': 6, 'skill': 'a', 'size': 8}], {'p': ['a', 'b'], 'q': ['a']})
# %%
from functools import cache


class Solution:
    def elfTrail(self, n: int, swamps: list) -> int:
        def blocked(r, c):
            return any(r == a and c == b for a, b in swamps)

        @cache
        def trail(r, c):
            if r >= n or c >= n or blocked(r, c):
                return 0
            if r == c == n - 1:
                return 1
            return trail(r + 1, c) + trail(r, c + 1) + trail(r + 1, c + 1)

        return trail(0, 0)
#> Solution().elfTrail(2, [])
#> Solution().elfTrail(1, [(0, 0)])
#> Solution().elfTrail(3, [(1, 1)])
#> Solution().elfTrail(2, [(0, 1), (1, 0)])
#> Solution().elfTrail(3, [(0, 2)])
# %%
def dial_words(number, words):
    pad = {c: str(d) for d, cs in enumerate(['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz'], 2) for c in cs}
    encode = lambda w: ''.join(pad[c] for c in w)
    hits = ((number.find(encode(w)), w) for w in words)
    return sorted((p, w) for p, w in hits if p >= 0)
#> dial_words('22848', ['cat', 'bat', 'tit'])
#> dial_words('', ['a'])
#> dial_words('5555', [])
#> dial_words('4663', ['good', 'home', 'hood', 'me'])
#> dial_words('787', ['no', 'sup'])
# %%
class Solution:
    def lastStanding(self, hp, damage):
        def alive():
            return [i for i, h in enumerate(hp) if h > 0]

        hp = list(hp)
        turn = 0
        while len(alive()) > 1 and turn < 20:
            attacker = alive()[turn % len(alive())]
            target = max((i for i in alive() if i != attacker), key=lambda i: hp[i])
            hp[target] -= damage[attacker]
            turn += 1
        return alive(), turn
#> Solution().lastStanding([5, 4], [3, 2])
#> Solution().lastStanding([], [])
#> Solution().lastStanding([3, 3, 3], [2, 2, 2])
#> Solution().lastStanding([9], [1])
#> Solution().lastStanding([6, 2, 4], [1, 5, 3])
# %%
def curry_menu(base, extras):
    def with_extra(f, extra):
        name, price = extra
        return lambda text, cost: f(text + '+' + name, cost + price)

    final = lambda text, cost: f'{text}={cost}'
    for e in extras:
        final = with_extra(final, e)
    return final(base, 5)
#> curry_menu('rice', [('egg', 2), ('chili', 1)])
#> curry_menu('soup', [])
#> curry_menu('naan', [('garlic', 0)])
#> curry_menu('dal', [('ghee', 3), ('lime', 1), ('salt', 0)])
#> curry_menu('', [('x', -5)])
# %%
from functools import lru_cache


def postage(amount, stamps, lefts):
    @lru_cache(None)
    def stick(i, rest):
        if rest <= 0:
            return -rest
        if i == len(stamps):
            return 500
        return min(stick(i + 1, rest - k * stamps[i]) for k in range(lefts[i] + 1))

    over = stick(0, amount)
    return 'short' if over == 500 else over
#> postage(7, (5, 3), (1, 1))
#> postage(0, (1,), (0,))
#> postage(9, (2,), (3,))
#> postage(10, (4, 3), (2, 2))
#> postage(6, (), ())
# %%
class Solution:
    def fanClub(self, follows):
        fans = lambda p: sum(p in f for f in follows.values())
        mutual = lambda a, b: b in follows.get(a, []) and a in follows.get(b, [])
        star = max(sorted(follows), key=fans, default=None)
        pairs = [a + b for a in sorted(follows) for b in sorted(follows) if a < b and mutual(a, b)]
        return star, pairs
#> Solution().fanClub({'a': ['b'], 'b': ['a'], 'c': ['a', 'b']})
#> Solution().fanClub({})
#> Solution().fanClub({'x': [], 'y': []})
#> Solution().fanClub({'p': ['q', 'r'], 'q': ['r'], 'r': ['p']})
#> Solution().fanClub({'k': ['k']})
# %%
def rpn_trace(tokens):
    stack = []
    deepest = 0

    def push(v):
        nonlocal deepest
        stack.append(v)
        deepest = max(deepest, len(stack))

    binary = {'+': lambda a, b: a + b, '-': lambda a, b: a - b, '&': min}
    for t in tokens.split():
        if t in binary:
            b, a = stack.pop(), stack.pop()
            push(binary[t](a, b))
        elif t == 'dup':
            push(stack[-1])
        else:
            push(int(t))
    return stack, deepest
#> rpn_trace('3 4 + 2 -')
#> rpn_trace('')
#> rpn_trace('5 dup dup + &')
#> rpn_trace('1 2 3')
#> rpn_trace('7 +')
# %%
class Solution:
    def plantRows(self, seeds, rows):
        def fair(plan):
            return max(plan, default=0) - min(plan, default=0) <= 2

        def plans(left, k):
            if k == 0:
                if left == 0:
                    yield []
                return
            for x in range(left + 1):
                for tail in plans(left - x, k - 1):
                    yield [x] + tail

        count = 0
        last = None
        for p in plans(seeds, rows):
            if fair(p):
                count += 1
                last = p
        return count, last
#> Solution().plantRows(3, 2)
#> Solution().plantRows(0, 1)
#> Solution().plantRows(2, 0)
#> Solution().plantRows(4, 2)
#> Solution().plantRows(2, 3)
# %%
def hotel_keys(guests, rooms):
    price = lambda r: rooms[r]['price']
    stay = {}
    for g in guests:
        ok = filter(lambda r: rooms[r]['beds'] >= g['size'] and price(r) <= g['max'], rooms)
        free = [r for r in ok if r not in stay.values()]
        if free:
            stay[g['name']] = min(free, key=lambda r: (rooms[r]['beds'], price(r)))
    return stay, sum(price(r) for r in stay.values())
#> hotel_keys([{'name': 'lee', 'size': 2, 'max': 90}], {11: {'beds': 2, 'price': 80}, 12: {'beds': 3, 'price': 60}})
#> hotel_keys([], {1: {'beds': 1, 'price': 9}})
#> hotel_keys([{'name': 'a', 'size': 1, 'max': 50}, {'name': 'b', 'size': 1, 'max': 50}], {7: {'beds': 1, 'price': 40}})
#> hotel_keys([{'name': 'z', 'size': 5, 'max': 500}], {3: {'beds': 4, 'price': 100}})
#> hotel_keys([{'name': 'p', 'size': 1, 'max': 99}, {'name': 'q', 'size': 2, 'max': 99}], {1: {'beds': 2, 'price': 50}, 2: {'beds': 2, 'price': 45}})
# %%
from functools import cache


class Solution:
    def longestHush(self, s: str, k: int) -> int:
        @cache
        def is_quiet(l: int, r: int) -> bool:
            if r - l < 1:
                return True
            return s[l] == s[r] and is_quiet(l + 1, r - 1)

        best = 0
        for l in range(len(s)):
            for r in range(l + k - 1, len(s)):
                if is_quiet(l, r):
                    best = max(best, r - l + 1)
        return best
#> Solution().longestHush('abba', 2)
#> Solution().longestHush('', 1)
#> Solution().longestHush('level', 4)
#> Solution().longestHush('abc', 2)
#> Solution().longestHush('aab', 1)
# %%
def auction(bids, reserve):
    by_item = {}
    for who, item, amount in bids:
        by_item.setdefault(item, []).append((amount, who))

    def winner(offers):
        top = max(offers)
        second = max((o[0] for o in offers if o[1] != top[1]), default=reserve)
        return top[1], max(second, reserve)

    return {i: winner(o) for i, o in sorted(by_item.items()) if any(a >= reserve for a, _ in o)}
#> auction([('al', 'vase', 30), ('bo', 'vase', 25), ('al', 'lamp', 5)], 10)
#> auction([], 1)
#> auction([('x', 'cup', 3)], 9)
#> auction([('p', 'map', 40), ('p', 'map', 50)], 20)
#> auction([('m', 'a', 7), ('n', 'b', 8), ('n', 'a', 7)], 0)
