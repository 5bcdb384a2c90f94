# %%
from functools import lru_cache


def cheapest_crossing(cost, toll):
    rows, cols = len(cost), len(cost[0])

    @lru_cache(None)
    def go(i, j):
        if i == rows or j == cols:
            return 10 ** 6
        if i == rows - 1 and j == cols - 1:
            return cost[i][j]
        return min(go(i + 1, j), go(i, j + 1) + toll) + cost[i][j]

    return go(0, 0)
#> cheapest_crossing([[1, 3], [2, 1]], 1)
#> cheapest_crossing([[5]], 9)
#> cheapest_crossing([[1, 9, 1], [1, 1, 1]], 0)
#> cheapest_crossing([[2, 1, 1, 4]], 3)
#> cheapest_crossing([[4, 1], [1, 7], [0, 2]], 2)
# %%
class Solution:
    def tastiestPlate(self, plates):
        def score(plate):
            return sum(v if k != 'salt' else -v for k, v in plate.items())

        if not plates:
            return -1
        top = max(score(p) for p in plates)
        return next(i for i, p in enumerate(plates) if score(p) == top)
#> Solution().tastiestPlate([{'rice': 3, 'salt': 1}, {'fish': 4}])
#> Solution().tastiestPlate([])
#> Solution().tastiestPlate([{'salt': 5}, {'salt': 2}, {'salt': 3}])
#> Solution().tastiestPlate([{'egg': 2, 'ham': 2}, {'bun': 4}, {'jam': 1}])
#> Solution().tastiestPlate([{'a': 1}, {'b': 2, 'salt': 9}, {'c': 3, 'd': 1}])
# %%
def longest_chant(words, beat):
    def syllables(w):
        return sum(1 for c in w if c in 'aeiou')

    best = 0
    run = []
    for w in words:
        run.append(w)
        while sum(syllables(x) for x in run) > beat:
            run.pop(0)
        best = max(best, len(run))
    return best
#> longest_chant(['oh', 'river', 'run', 'deep'], 4)
#> longest_chant([], 3)
#> longest_chant(['aaaa'], 2)
#> longest_chant(['by', 'my', 'sky'], 0)
#> longest_chant(['a', 'io', 'e', 'u', 'ou'], 3)
# %%
from typing import List


class Solution:
    def splitCargo(self, boxes: List[int], limit: int) -> int:
        ways = 0

        def dfs(i, left, right):
            nonlocal ways
            if max(left, right) > limit:
                return
            if i == len(boxes):
                ways += 1
                return
            dfs(i + 1, left + boxes[i], right)
            dfs(i + 1, left, right + boxes[i])

        dfs(0, 0, 0)
        return ways
#> Solution().splitCargo([1, 2, 3], 4)
#> Solution().splitCargo([], 1)
#> Solution().splitCargo([5, 5], 4)
#> Solution().splitCargo([2, 2, 1, 3], 4)
#> Solution().splitCargo([4, 3], 7)
# %%
from functools import reduce


def fold_tape(marks, m):
    kept = list(filter(lambda x: x % m, marks))
    folded = reduce(lambda acc, x: (acc * 3 + x) % 97, kept, 1)
    return folded, len(marks) - len(kept)
#> fold_tape([4, 9, 12, 7], 4)
#> fold_tape([], 3)
#> fold_tape([10, 20, 30], 10)
#> fold_tape([1, 2, 3, 4, 5], 6)
#> fold_tape([-3, 8, 15], 5)
# %%
class Solution:
    def drip(self, start, step):
        while start > 0:
            yield start
            start -= step
            step += 1

    def wetTiles(self, height, step, dry):
        tiles = []
        for mark in self.drip(height, step):
            if mark % dry == 0:
                continue
            tiles.append(mark)
        return tiles if any(t < 5 for t in tiles) else tiles[::-1]
#> Solution().wetTiles(20, 1, 3)
#> Solution().wetTiles(0, 2, 4)
#> Solution().wetTiles(height=31, step=5, dry=2)
#> Solution().wetTiles(12, 12, 5)
#> Solution().wetTiles(9, 2, 7)
# %%
def rank_runners(times, penalties):
    def total(name):
        return times[name] + 5 * penalties.get(name, 0)

    order = sorted(times, key=lambda n: (total(n), n))
    return ' > '.join(f'{n}:{total(n)}' for n in order)
#> rank_runners({'ida': 40, 'bo': 38}, {'bo': 1})
#> rank_runners({}, {'x': 2})
#> rank_runners({'kim': 50, 'al': 50, 'zed': 45}, {})
#> rank_runners({'p': 10, 'q': 15, 'r': 20}, {'p': 2, 'q': 1})
#> rank_runners({'solo': 99}, {'solo': 3})
# %%
from functools import cache


class Solution:
    def bestSnackPlan(self, joy: list, rest: int) -> int:
        n = len(joy)

        @cache
        def plan(day, tired):
            if day >= n:
                return 0
            skip = plan(day + 1, max(tired - 1, 0))
            if tired:
                return skip
            return max(skip, joy[day] + plan(day + 1, rest))

        return plan(0, 0)
#> Solution().bestSnackPlan([3, 9, 4, 1], 1)
#> Solution().bestSnackPlan([], 2)
#> Solution().bestSnackPlan([5, 1, 1, 6], 2)
#> Solution().bestSnackPlan([2, 2, 2], 0)
#> Solution().bestSnackPlan([-4, 7, 8, 3, 9], 2)
# %%
def all_codes(letters, budget):
    found = []
    price = {c: i + 1 for i, c in enumerate(letters)}

    def dfs(path, left):
        if left == 0:
            found.append(path)
            return
        for c in letters:
            if price[c] <= left and not path.endswith(c):
                dfs(path + c, left - price[c])

    dfs('', budget)
    return found
#> all_codes('ab', 4)
#> all_codes('xyz', 3)
#> all_codes('q', 2)
#> all_codes('', 5)
#> all_codes('mno', 5)
# %%
from collections import Counter


class Solution:
    def evenVisitors(self, log):
        door = Counter(ch.lower() for ch in log if ch.isalpha())
        return ''.join(sorted(c for c, k in door.items() if k % 2 == 0))
#> Solution().evenVisitors('AbBa-c')
#> Solution().evenVisitors('')
#> Solution().evenVisitors('zzZz 11')
#> Solution().evenVisitors('Mississippi')
#> Solution().evenVisitors('no on')
# %%
def tide_chart(levels, flood):
    def waves():
        prev = None
        for lv in levels:
            if prev is not None:
                yield lv - prev
            prev = lv

    rise = sum(w for w in waves() if w > 0)
    fall = -sum(w for w in waves() if w < 0)
    if rise - fall >= flood:
        return 'flood'
    return rise, fall
#> tide_chart([1, 4, 2, 6], 5)
#> tide_chart([3, 3, 3], 1)
#> tide_chart([9], 2)
#> tide_chart([7, 2, 5, 1], 0)
#> tide_chart([0, 2, 9], 9)
# %%
from typing import List


class Solution:
    def pickJurors(self, ages: List[int], seats: int, span: int) -> List[List[int]]:
        ages = sorted(ages)
        out = []

        def choose(i: int, picked: List[int]) -> None:
            if len(picked) == seats:
                out.append(picked[:])
                return
            for j in range(i, len(ages)):
                if picked and ages[j] - picked[0] > span:
                    break
                picked.append(ages[j])
                choose(j + 1, picked)
                picked.pop()

        choose(0, [])
        return out
#> Solution().pickJurors([30, 25, 41, 27], 2, 5)
#> Solution().pickJurors([20, 21, 22], 3, 1)
#> Solution().pickJurors([50, 52, 51, 60], 2, 10)
#> Solution().pickJurors([], 1, 3)
#> Solution().pickJurors([33, 33, 35], 2, 0)
# %%
def smallest_gap_name(table):
    gap = lambda pair: abs(pair[0] - pair[1])
    if not table:
        return None
    name, pair = min(table.items(), key=lambda kv: (gap(kv[1]), kv[0]))
    return name if all(gap(pair) <= gap(p) for p in table.values()) else '?'
#> smallest_gap_name({'x': (1, 8), 'y': (4, 2)})
#> smallest_gap_name({})
#> smallest_gap_name({'one': (0, 0)})
#> smallest_gap_name({'b': (3, 5), 'a': (9, 7), 'c': (1, 10)})
#> smallest_gap_name({'k': (-5, 5), 'm': (-2, -9)})
# %%
from functools import lru_cache


def stair_songs(n, notes):
    @lru_cache(None)
    def sing(step, last):
        if step == n:
            return 1
        if step > n:
            return 0
        return sum(sing(step + k, k) for k in notes if k != last)

    return sing(0, 0)
#> stair_songs(4, (1, 2))
#> stair_songs(5, (1, 2, 3))
#> stair_songs(3, (2,))
#> stair_songs(0, (1, 4))
#> stair_songs(6, (2, 1))
# %%
class Solution:
    def tidyShelf(self, titles, maxlen):
        fits = lambda t: len(t) <= maxlen
        keep = [t for t in titles if fits(t)]
        drop = list(filter(lambda t: not fits(t), titles))
        keep.sort(key=lambda t: (-len(t), t))
        drop = list(map(lambda t: t[:maxlen] + '~', drop))
        return keep + drop
#> Solution().tidyShelf(['emma', 'ulysses', 'it'], 4)
#> Solution().tidyShelf([], 2)
#> Solution().tidyShelf(['dune', 'kim', 'she', 'room'], 5)
#> Solution().tidyShelf(['persuasion', 'middlemarch'], 3)
#> Solution().tidyShelf(['a', 'bb', 'ab', ''], 1)
# %%
def count_islands_of(rows, sym):
    grid = [list(r) for r in rows]
    total = 0

    def sink(i, j):
        if not (0 <= i < len(grid) and 0 <= j < len(grid[i])):
            return 0
        if grid[i][j] != sym:
            return 0
        grid[i][j] = '.'
        return 1 + sink(i + 1, j) + sink(i, j + 1) + sink(i - 1, j) + sink(i, j - 1)

    for i in range(len(grid)):
        for j in range(len(grid[i])):
            size = sink(i, j)
            if size > 1:
                total += size
    return total
#> count_islands_of(['aab', 'bab'], 'a')
#> count_islands_of(['x.x'], 'x')
#> count_islands_of([], 'q')
#> count_islands_of(['##', '#.'], '#')
#> count_islands_of(['oo.', '..o'], 'o')
# %%
class Solution:
    def weigh(self, word):
        return sum((ord(c) - 96) * p for p, c in enumerate(word, 1))

    def lighter(self, a, b):
        return self.weigh(a) < self.weigh(b)

    def bubbleOnce(self, words):
        words = words[:]
        for i in range(len(words) - 1):
            if self.lighter(words[i + 1], words[i]):
                words[i], words[i + 1] = words[i + 1], words[i]
        return words
#> Solution().bubbleOnce(['cab', 'abc', 'aa'])
#> Solution().bubbleOnce([])
#> Solution().bubbleOnce(['z', 'y', 'x', 'w'])
#> Solution().bubbleOnce(['ba', 'ab', 'e'])
#> Solution().bubbleOnce(['tin'])
# %%
def first_bad_link(chain, rule):
    def broken(a, b):
        return (a ^ b) & rule != 0

    links = list(zip(chain, chain[1:]))
    return next((i for i, (a, b) in enumerate(links) if broken(a, b)), -1)
#> first_bad_link([4, 5, 7, 6], 2)
#> first_bad_link([1, 1, 1], 7)
#> first_bad_link([8], 8)
#> first_bad_link([2, 10, 3, 11], 1)
#> first_bad_link([6, 9], 4)
# %%
from functools import cache


def bead_strings(red, blue, run):
    @cache
    def make(r, b, last, length):
        if length > run or r < 0 or b < 0:
            return 0
        if r == 0 and b == 0:
            return 1
        more_red = make(r - 1, b, 'r', length + 1 if last == 'r' else 1)
        more_blue = make(r, b - 1, 'b', length + 1 if last == 'b' else 1)
        return more_red + more_blue

    return make(red, blue, '', 0)
#> bead_strings(2, 1, 1)
#> bead_strings(2, 2, 2)
#> bead_strings(0, 3, 2)
#> bead_strings(1, 1, 1)
#> bead_strings(0, 0, 4)
# %%
from typing import Dict, List


class Solution:
    def richestTown(self, towns: Dict[str, List[int]], tax: int) -> str:
        def net(coins: List[int]) -> int:
            return sum(c - c * tax // 100 for c in coins)

        ranked = sorted(towns.items(), key=lambda kv: -net(kv[1]))
        return ranked[0][0] if ranked else 'none'
#> Solution().richestTown({'oak': [100, 50], 'elm': [120]}, 10)
#> Solution().richestTown({}, 5)
#> Solution().richestTown({'a': [9, 9, 9], 'b': [27]}, 50)
#> Solution().richestTown({'low': [], 'high': [1]}, 0)
#> Solution().richestTown({'p': [3, 3], 'q': [7], 'r': [10, -2]}, 20)
# %%
def leapfrog(pads, jump):
    seen = 0
    pos = 0

    def land(p):
        nonlocal seen, pos
        seen += pads[p]
        pos = p

    while pos + jump < len(pads):
        nxt = max(range(pos + 1, pos + jump + 1), key=lambda q: (pads[q], q))
        land(nxt)
    return seen, pos
#> leapfrog([0, 3, 1, 4, 2], 2)
#> leapfrog([5], 1)
#> leapfrog([1, 1, 1, 1], 3)
#> leapfrog([0, 9, 2, 2, 8, 3, 3], 3)
#> leapfrog([], 2)
# %%
class Solution:
    def decodeRuns(self, text):
        def runs():
            i = 0
            while i < len(text):
                j = i
                while j < len(text) and text[j] == text[i]:
                    j += 1
                yield text[i], j - i
                i = j

        parts = []
        for ch, size in runs():
            parts.append(ch.upper() if size > 2 else ch * size)
        return ''.join(parts)
#> Solution().decodeRuns('aaabcc')
#> Solution().decodeRuns('')
#> Solution().decodeRuns('xxxx')
#> Solution().decodeRuns('hello')
#> Solution().decodeRuns('zzzyyyx')
# %%
def is_fair_draft(teams, slack):
    strength = {name: sum(p * p for p in players) for name, players in teams.items()}
    mean = sum(strength.values()) // max(len(strength), 1)
    if all(abs(s - mean) <= slack for s in strength.values()):
        return True
    return sorted(n for n, s in strength.items() if s > mean + slack)
#> is_fair_draft({'a': [3, 4], 'b': [5]}, 1)
#> is_fair_draft({'x': [9], 'y': [1, 1]}, 10)
#> is_fair_draft({}, 0)
#> is_fair_draft({'k': [2, 2], 'm': [3], 'n': [7, 1]}, 5)
#> is_fair_draft({'solo': [4]}, 0)
# %%
from functools import lru_cache


class Solution:
    def melt(self, n):
        @lru_cache(maxsize=None)
        def f(x):
            if x < 3:
                return x
            if x % 2:
                return f(x // 2) + f(x // 3) + 1
            return max(f(x - 1), f(x // 2) * 2)

        return f(n)

    def meltAll(self, blocks):
        return [self.melt(b) for b in blocks if b >= 0]
#> Solution().meltAll([5, 8])
#> Solution().meltAll([])
#> Solution().meltAll([0, -4, 2])
#> Solution().meltAll([17])
#> Solution().meltAll([12, 9, 3])
# %%
def best_pair_of_tools(tools, need):
    cover = lambda a, b: len({*a, *b} & set(need))
    names = sorted(tools)
    best = max(
        ((cover(tools[p], tools[q]), p, q) for i, p in enumerate(names) for q in names[i + 1:]),
        default=None,
    )
    if best is None or best[0] == 0:
        return []
    return [best[1], best[2], best[0]]
#> best_pair_of_tools({'saw': [1, 2], 'axe': [3], 'bit': [2, 4]}, [1, 2, 3])
#> best_pair_of_tools({'one': [1]}, [1])
#> best_pair_of_tools({'a': [5], 'b': [6]}, [7])
#> best_pair_of_tools({'x': [1, 4], 'y': [4], 'z': [2]}, [4, 1, 2])
#> best_pair_of_tools({'p': [1], 'q': [1], 'r': [1]}, [1, 9])
# %%
class Solution:
    def lockDials(self, start, moves):
        dials = [int(c) for c in start]

        def turn(k, by):
            dials[k] = (dials[k] + by) % 10
            return dials[k]

        def click(k):
            if turn(k, 1) == 0 and k > 0:
                click(k - 1)

        for m in moves:
            if m < 0:
                turn(-m - 1, -1)
            else:
                click(m)
        return ''.join(str(d) for d in dials)
#> Solution().lockDials('199', [2])
#> Solution().lockDials('000', [-1, -1, 0])
#> Solution().lockDials('57', [1, 1, 1, 1])
#> Solution().lockDials('9999', [3, -2])
#> Solution().lockDials('4', [])
# %%
def spell_levels(spells):
    known = {}

    def level(name):
        if name not in known:
            needs = spells.get(name, [])
            known[name] = 1 + max((level(s) for s in needs), default=0)
        return known[name]

    return {s: level(s) for s in sorted(spells)}
#> spell_levels({'fire': ['spark'], 'spark': [], 'storm': ['fire', 'rain']})
#> spell_levels({})
#> spell_levels({'a': ['b'], 'b': ['c'], 'c': ['d']})
#> spell_levels({'x': [], 'y': []})
#> spell_levels({'top': ['l', 'r'], 'l': ['base'], 'r': [], 'base': []})
# %%
from typing import List


class Solution:
    def mirrorScore(self, nums: List[int]) -> int:
        half = len(nums) // 2
        diffs = [abs(a - b) for a, b in zip(nums[:half], reversed(nums))]
        if not any(diffs):
            return 0
        return sum(d * (i + 1) for i, d in enumerate(diffs)) - max(diffs)
#> Solution().mirrorScore([1, 5, 5, 1])
#> Solution().mirrorScore([1, 2, 3])
#> Solution().mirrorScore([])
#> Solution().mirrorScore([9, 0, 4, 6, 2, 7])
#> Solution().mirrorScore([8, 3, -3, 1])
# %%
from functools import reduce


def merge_boxes(boxes):
    def join(acc, box):
        if acc and box[0] <= acc[-1][1] + 1:
            lo, hi = acc[-1]
            return acc[:-1] + [(lo, max(hi, box[1]))]
        return acc + [box]

    return reduce(join, sorted(boxes, key=lambda b: b[0]), [])
#> merge_boxes([(1, 3), (7, 9), (4, 5)])
#> merge_boxes([])
#> merge_boxes([(2, 8), (3, 4), (10, 11)])
#> merge_boxes([(0, 1), (5, 6), (3, 3)])
#> merge_boxes([(6, 7), (1, 9)])
# %%
class Solution:
    def countTunes(self, n, banned):
        def tunes(prefix):
            if len(prefix) == n:
                yield prefix
                return
            for c in 'do':
                if not (prefix + c).endswith(banned):
                    yield from tunes(prefix + c)

        total = 0
        for t in tunes(''):
            total += 1 if t[0] == t[-1] else 2
        return total
#> Solution().countTunes(2, 'dd')
#> Solution().countTunes(3, 'oo')
#> Solution().countTunes(1, 'o')
#> Solution().countTunes(3, 'dod')
#> Solution().countTunes(4, 'd')
# %%
def vote_rounds(ballots):
    alive = sorted({c for b in ballots for c in b})
    history = []
    while len(alive) > 1:
        tally = {c: 0 for c in alive}
        for b in ballots:
            pick = next((c for c in b if c in alive), None)
            if pick is not None:
                tally[pick] += 1
        loser = min(alive, key=lambda c: (tally[c], -c))
        history.append(loser)
        alive.remove(loser)
    return history + alive
#> vote_rounds([[1, 2], [2, 1], [1, 3]])
#> vote_rounds([])
#> vote_rounds([[4]])
#> vote_rounds([[1, 2, 3], [3, 2, 1], [2, 3]])
#> vote_rounds([[5, 6], [6, 5], [7], [7]])
# %%
from functools import cache


class Solution:
    def cutRibbon(self, ribbon: str, price: dict) -> int:
        @cache
        def worth(l, r):
            if r - l <= 0:
                return 0
            whole = price.get(ribbon[l:r], 0)
            return max([whole] + [worth(l, m) + worth(m, r) for m in range(l + 1, r)])

        return worth(0, len(ribbon))
#> Solution().cutRibbon('abc', {'ab': 4, 'c': 1, 'bc': 6})
#> Solution().cutRibbon('', {'a': 1})
#> Solution().cutRibbon('aaa', {'a': 2, 'aa': 5})
#> Solution().cutRibbon('xy', {'z': 3})
#> Solution().cutRibbon('xyx', {'xyx': 7, 'x': 3, 'y': 2})
# %%
def seat_families(sizes, rows):
    seats = rows[:]
    placed = {}

    def room(i):
        return seats[i]

    for fam, size in enumerate(sizes):
        options = [i for i in range(len(seats)) if room(i) >= size]
        if not options:
            continue
        row = min(options, key=room)
        seats[row] -= size
        placed[fam] = row
    return placed, sum(seats)
#> seat_families([3, 2, 4], [4, 5])
#> seat_families([], [3])
#> seat_families([6, 1], [5, 5])
#> seat_families([2, 2, 2], [2, 3, 2])
#> seat_families([1, 5, 3, 2], [6, 4])
# %%
class Solution:
    def quota(self, day):
        return 3 + day % 4

    def backlog(self, arrivals):
        left = 0
        for day, a in enumerate(arrivals):
            left = max(0, left + a - self.quota(day))
            yield left

    def worstDay(self, arrivals):
        worst = max(enumerate(self.backlog(arrivals)), key=lambda p: p[1], default=(-1, 0))
        return worst
#> Solution().worstDay([5, 9, 1, 0])
#> Solution().worstDay([])
#> Solution().worstDay([1, 1, 1])
#> Solution().worstDay([4, 4, 12, 6, 9, 2])
#> Solution().worstDay([30, 0, 0, 0])
# %%
def label_bins(values, edges):
    def find_bin(v):
        return sum(v >= e for e in edges)

    groups = {}
    for v in values:
        groups.setdefault(find_bin(v), []).append(v)
    return ' | '.join(f'{b}:{min(g)}-{max(g)}' for b, g in sorted(groups.items()))
#> label_bins([3, 8, 12, 5], [5, 10])
#> label_bins([], [1])
#> label_bins([7, 7], [])
#> label_bins([-2, 0, 40, 41], [0, 20, 40])
#> label_bins([15, 1, 9, 22], [10])
# %%
from typing import List


class Solution:
    def largestHerd(self, friends: List[List[int]]) -> List[int]:
        n = len(friends)
        visited = [False] * n
        best = []

        def visit(i, herd):
            visited[i] = True
            herd.append(i)
            for j in friends[i]:
                if not visited[j]:
                    visit(j, herd)
            return herd

        for i in range(n):
            if not visited[i]:
                best = max(best, visit(i, []), key=len)
        return best
#> Solution().largestHerd([[1], [0], [3], [2, 4], [3]])
#> Solution().largestHerd([])
#> Solution().largestHerd([[], [], []])
#> Solution().largestHerd([[2], [], [0], []])
#> Solution().largestHerd([[1, 2], [0, 2], [0, 1], [4], [3]])
# %%
def encode_grid(rows):
    def code(row):
        return int(''.join('1' if c == '#' else '0' for c in row) or '0', 2)

    codes = list(map(code, rows))
    both = code('') if not codes else codes[0]
    for c in codes[1:]:
        both &= c
    return codes, bin(both).count('1')
#> encode_grid(['#.#', '##.'])
#> encode_grid([])
#> encode_grid(['....'])
#> encode_grid(['###', '###', '.##'])
#> encode_grid(['#', '', '#'])
# %%
from functools import lru_cache


def duel(stones, reach):
    n = len(stones)

    @lru_cache(None)
    def lead(i):
        if i >= n:
            return 0
        return max(sum(stones[i:i + k]) - lead(i + k) for k in range(1, reach + 1))

    margin = lead(0)
    return 'first' if margin > 0 else 'second' if margin < 0 else 'draw'
#> duel((3, 1, 2), 2)
#> duel((), 1)
#> duel((1, 5, 2, 6), 1)
#> duel((4, 4), 1)
#> duel((-2, 1, -3, 5), 3)
# %%
class Solution:
    def renameFiles(self, files):
        used = {}

        def fresh(base):
            k = used.get(base, 0)
            used[base] = k + 1
            return base if k == 0 else fresh(f'{base}_{k}')

        return [fresh(f.strip().lower()) for f in files]
#> Solution().renameFiles(['Log', 'log', 'log '])
#> Solution().renameFiles([])
#> Solution().renameFiles(['a', 'A_1', 'a'])
#> Solution().renameFiles(['x', 'y', 'z'])
#> Solution().renameFiles(['b', 'b', 'b_1', 'B'])
# %%
def harvest(rows, days):
    grow = lambda h, d: h + (2 if d % 2 == 0 else 1)
    field = [list(r) for r in rows]
    basket = 0
    for d in range(days):
        field = [[grow(h, d) for h in r] for r in field]
        ripe = sum(1 for r in field for h in r if h >= 5)
        basket += ripe
        field = [[0 if h >= 5 else h for h in r] for r in field]
    return basket, max((h for r in field for h in r), default=None)
#> harvest([[1, 3], [4, 0]], 2)
#> harvest([], 3)
#> harvest([[2, 2, 2]], 3)
#> harvest([[0]], 5)
#> harvest([[4, 1], [2, 3]], 1)
