# %%
class Solution:
    def harbourMap(self, docks):
        """Longest row segment of water with a ship's letter at both ends."""
        best = ''
        for row in docks:
            for i, a in enumerate(row):
                if not a.isalpha():
                    continue
                j = i + 1
                while j < len(row) and row[j] == '~':
                    j += 1
                if j < len(row) and row[j].isalpha() and j - i - 1 > len(best):
                    best = row[i + 1:j]
        return len(best)
#> Solution().harbourMap(['a~~b~c', '~d~~~'])
#> Solution().harbourMap(['~~~~'])
#> Solution().harbourMap(['x~#~y', 'p~~~q'])
#> Solution().harbourMap([])
#> Solution().harbourMap(['ab', 'c~d'])
# %%
class Solution:
    def minRefuel(self, grid, tank):
        """Walk down column by column; every cell is a cost, a negative cell refills."""
        stops = []
        for col in zip(*grid):
            fuel = tank
            reached = 0
            for v in col:
                fuel = min(tank, fuel - v)
                if fuel < 0:
                    break
                reached += 1
            stops.append(reached)
        return max(stops), stops.index(max(stops))
#> Solution().minRefuel([[3, 1], [4, 2], [-5, 9]], 6)
#> Solution().minRefuel([[9, 9]], 4)
#> Solution().minRefuel([[1], [1], [1]], 3)
#> Solution().minRefuel([[2, 5, -1], [3, -5, 4], [4, 5, 2]], 5)
#> Solution().minRefuel([[0, 0], [1, 0]], 0)
# %%
def bits_to_grid(code, width):
    rows = []
    while code:
        code, low = divmod(code, 1 << width)
        rows.append(low)
    return rows


def solid_rows(code, width):
    full = (1 << width) - 1
    rows = bits_to_grid(code, width)
    kept = [r for r in rows if r != full]
    value = 0
    for r in reversed(kept):
        value = value << width | r
    return len(rows) - len(kept), value
#> solid_rows(0b111010111, 3)
#> solid_rows(0, 4)
#> solid_rows(255, 2)
#> solid_rows(0b1010, 2)
#> solid_rows(1000, 5)
# %%
from typing import List


class Solution:
    def overtime(self, shifts: List[List[int]], norm: int) -> List[List[int]]:
        totals = {}
        for who, start, end in shifts:
            length = end - start if end >= start else end + 24 - start
            totals[who] = totals.get(who, 0) + length
        return sorted([[who, t - norm] for who, t in totals.items() if t > norm],
                      key=lambda x: (-x[1], x[0]))
#> Solution().overtime([[1, 8, 18], [2, 22, 6], [1, 8, 10]], 8)
#> Solution().overtime([], 5)
#> Solution().overtime([[7, 23, 1], [7, 5, 5]], 2)
#> Solution().overtime([[3, 0, 12], [4, 12, 0], [5, 6, 18]], 10)
#> Solution().overtime([[9, 9, 17]], 7)
# %%
def knit(pattern, rows):
    """Rows of stitches: each row is the one before rolled by its own first digit."""
    cloth = [pattern]
    while len(cloth) < rows:
        last = cloth[-1]
        k = int(last[0]) % len(last)
        cloth.append(last[k:] + last[:k])
        if cloth[-1] == last:
            break
    return cloth
#> knit('1203', 4)
#> knit('0123', 3)
#> knit('7', 2)
#> knit('31122', 5)
#> knit('24680', 6)
# %%
class Solution:
    def countSteepRows(self, grid):
        slopes = [self.slope(row) for row in grid]
        limit = sum(slopes) / max(1, len(slopes))
        return [i for i, s in enumerate(slopes) if s > limit]

    def slope(self, row):
        if len(row) < 2:
            return 0
        return (row[-1] - row[0]) / (len(row) - 1)
#> Solution().countSteepRows([[1, 2, 3], [1, 5, 9], [4, 4]])
#> Solution().countSteepRows([[7]])
#> Solution().countSteepRows([])
#> Solution().countSteepRows([[0, 10], [0, 0, 0, 30], [5, 0]])
#> Solution().countSteepRows([[3, 1], [9, 1, 1], [2]])
# %%
def trade_route(ports, start, hops):
    """ports[i] lists (goods, next port). Choose the richest next step not yet visited."""
    visited = [start]
    cargo = 0
    here = start
    for _ in range(hops):
        choices = [(g, p) for g, p in ports[here] if p not in visited]
        if not choices:
            break
        gain, here = max(choices)
        cargo += gain
        visited.append(here)
    return cargo, visited
#> trade_route([[(5, 1), (3, 2)], [(4, 2)], [(9, 0)]], 0, 3)
#> trade_route([[(1, 0)]], 0, 2)
#> trade_route([[(5, 1)], [(6, 0)]], 1, 1)
#> trade_route([[(2, 3), (2, 1)], [(8, 2)], [], [(1, 2), (7, 1)]], 0, 4)
#> trade_route([[], [(3, 0)]], 0, 5)
# %%
def plus_shape(grid):
    """Arm length of the largest plus of ones."""
    n, m = len(grid), len(grid[0])

    def arm(r, c, dr, dc):
        k = 0
        while 0 <= r < n and 0 <= c < m and grid[r][c]:
            k += 1
            r += dr
            c += dc
        return k

    best = 0
    for r in range(n):
        for c in range(m):
            if grid[r][c]:
                best = max(best, min(arm(r, c, 0, 1), arm(r, c, 0, -1), arm(r, c, 1, 0), arm(r, c, -1, 0)))
    return best
#> plus_shape([[0, 1, 0], [1, 1, 1], [0, 1, 0]])
#> plus_shape([[0, 0]])
#> plus_shape([[1]])
#> plus_shape([[1, 1, 0], [0, 1, 0]])
#> plus_shape([[0, 1], [1, 0]])
# %%
from typing import List


class Solution:
    def pickLanes(self, traffic: List[List[int]], change: int) -> int:
        """traffic[t][lane]; cost to switch is change per lane crossed."""
        best = list(traffic[0])
        for row in traffic[1:]:
            best = self.relax(best, change)
            best = [b + v for b, v in zip(best, row)]
        return min(best)

    def relax(self, best: List[int], change: int) -> List[int]:
        out = best[:]
        for i in range(1, len(out)):
            out[i] = min(out[i], out[i - 1] + change)
        for i in range(len(out) - 2, -1, -1):
            out[i] = min(out[i], out[i + 1] + change)
        return out
#> Solution().pickLanes([[1, 5, 5], [9, 9, 1], [1, 1, 9]], 2)
#> Solution().pickLanes([[4, 4]], 1)
#> Solution().pickLanes([[3], [3], [3]], 9)
#> Solution().pickLanes([[0, 8, 8, 8], [8, 8, 8, 0]], 1)
#> Solution().pickLanes([[0, 8, 8, 8], [8, 8, 8, 0]], 5)
# %%
def sheet_sum(cells, ref):
    """ref like 'A1:B2' over a dict of named cells, blank cells count as nothing."""
    first, _, last = ref.partition(':')
    last = last or first
    total = 0
    for col in range(ord(first[0]), ord(last[0]) + 1):
        for row in range(int(first[1:]), int(last[1:]) + 1):
            total += cells.get(f'{chr(col)}{row}', 0)
    return total


def largest_ref(cells, refs):
    return max(refs, key=lambda ref: sheet_sum(cells, ref))
#> largest_ref({'A1': 5, 'B2': 7, 'C3': -9}, ['A1:B2', 'A1:C3', 'B2'])
#> largest_ref({}, ['A1', 'B1'])
#> largest_ref({'Z9': 1}, ['Y8:Z9', 'Z9'])
#> largest_ref({'A1': 1, 'A2': 2, 'A3': 3}, ['A1:A2', 'A2:A3', 'A3:A9'])
#> largest_ref({'D1': 100}, ['E1:D1', 'C1:D1'])
# %%
def gravity_words(words, height):
    """Letters of each word stacked from the floor; words taller than the ceiling spill over."""
    spill = ''
    columns = []
    for w in words:
        fits, rest = w[:height], w[height:]
        spill += rest
        columns.append(fits.rjust(height, '.')[::1])
    rows = [''.join(col[i] for col in columns) for i in range(height)]
    return rows, spill
#> gravity_words(['cat', 'horse', 'ox'], 4)
#> gravity_words([], 2)
#> gravity_words(['a', 'b'], 1)
#> gravity_words(['tower', 'hut'], 3)
#> gravity_words(['', 'xyz'], 2)
# %%
class Solution:
    def mazeSignature(self, maze):
        """Count of dead ends, corridors and crossings among the open cells."""
        kinds = [0, 0, 0]
        for r, row in enumerate(maze):
            for c, ch in enumerate(row):
                if ch == '#':
                    continue
                doors = self.openAround(maze, r, c)
                if doors <= 1:
                    kinds[0] += 1
                elif doors == 2:
                    kinds[1] += 1
                else:
                    kinds[2] += 1
        return tuple(kinds)

    def openAround(self, maze, r, c):
        spots = [(r, c - 1), (r, c + 1), (r - 1, c), (r + 1, c)]
        return sum(1 for a, b in spots
                   if 0 <= a < len(maze) and 0 <= b < len(maze[a]) and maze[a][b] != '#')
#> Solution().mazeSignature(['.#.', '...'])
#> Solution().mazeSignature(['##'])
#> Solution().mazeSignature(['...', '...'])
#> Solution().mazeSignature(['#.#', '...', '#.#'])
#> Solution().mazeSignature(['.'])
# %%
from bisect import insort


def sliding_columns(rows, col, size):
    """Running median of one column over the last few rows."""
    window, recent, out = [], [], []
    for row in rows:
        v = row[col]
        insort(window, v)
        recent.append(v)
        if len(recent) > size:
            window.remove(recent.pop(0))
        out.append(window[len(window) // 2])
    return out
#> sliding_columns([[1, 9], [5, 8], [3, 7]], 0, 2)
#> sliding_columns([[1, 9], [5, 8], [3, 7]], 1, 3)
#> sliding_columns([], 0, 1)
#> sliding_columns([[4], [4], [8], [1], [0]], 0, 3)
#> sliding_columns([[2, 2]], -1, 1)
# %%
def tiling(n, m):
    """Greedy squares: cut the largest square off a rectangle again and again."""
    cuts = []
    while n and m:
        side = min(n, m)
        cuts.append(side)
        if n >= m:
            n -= side
        else:
            m -= side
    return cuts


def fewer_squares(a, b):
    x, y = tiling(*a), tiling(*b)
    if len(x) == len(y):
        return max(x) - max(y)
    return a if len(x) < len(y) else b
#> fewer_squares((3, 5), (4, 6))
#> fewer_squares((2, 2), (7, 7))
#> fewer_squares((1, 6), (13, 8))
#> fewer_squares((10, 4), (9, 6))
#> fewer_squares((5, 7), (7, 5))
# %%
class Solution:
    def oddRectangles(self, grid):
        rows, cols = len(grid), len(grid[0])
        odd = 0
        for top in range(rows):
            sums = [0] * cols
            for bottom in range(top, rows):
                for c in range(cols):
                    sums[c] += grid[bottom][c]
                seen = [1, 0]
                parity = 0
                for s in sums:
                    parity ^= s & 1
                    odd += seen[1 - parity]
                    seen[parity] += 1
        return odd
#> Solution().oddRectangles([[1, 2], [3, 4]])
#> Solution().oddRectangles([[2, 4, 6]])
#> Solution().oddRectangles([[1]])
#> Solution().oddRectangles([[1, 1, 1], [0, 1, 0]])
#> Solution().oddRectangles([[5], [7], [8]])
# %%
def clean_rows(raw):
    rows = []
    for line in raw.split('\n'):
        line = line.split('#')[0].strip()
        if line:
            rows.append([part.strip() for part in line.split(',')])
    return rows


def to_numbers(row):
    out = []
    for cell in row:
        try:
            out.append(int(cell))
        except ValueError:
            out.append(0)
    return out


def grand_totals(raw):
    return [sum(to_numbers(row)) for row in clean_rows(raw)]
#> grand_totals('1, 2, 3\n4,x # note')
#> grand_totals('')
#> grand_totals('# only a note\n\n7')
#> grand_totals('-5, 5\n10,,3\n a , b')
#> grand_totals('100\n 200 , 1 \n#\n3,3,3')
# %%
from typing import List


class Solution:
    def fewestSwitches(self, lights: List[List[int]]) -> int:
        """Flip whole rows or columns so that the first row and column are dark; lights still on."""
        n, m = len(lights), len(lights[0])
        for c in range(m):
            if lights[0][c]:
                for r in range(n):
                    lights[r][c] ^= 1
        for r in range(1, n):
            if lights[r][0]:
                lights[r] = [1 - v for v in lights[r]]
        return sum(map(sum, lights))
#> Solution().fewestSwitches([[1, 0], [0, 1]])
#> Solution().fewestSwitches([[1, 0], [1, 1]])
#> Solution().fewestSwitches([[1]])
#> Solution().fewestSwitches([[0, 1, 1], [1, 1, 0], [0, 0, 0]])
#> Solution().fewestSwitches([[1, 1, 1, 1], [0, 1, 0, 1]])
# %%
def ring_road(towns):
    """towns: (x, y). Order by angle octant round the first town, then by distance."""
    ox, oy = towns[0]

    def octant(p):
        dx, dy = p[0] - ox, p[1] - oy
        if dy >= 0:
            half = 0 if dx > 0 else 1
        else:
            half = 2 if dx <= 0 else 3
        return 2 * half + (abs(dy) > abs(dx))

    return sorted(towns[1:], key=lambda p: (octant(p), (p[0] - ox) ** 2 + (p[1] - oy) ** 2))
#> ring_road([(0, 0), (1, 5), (5, 1), (-3, 2)])
#> ring_road([(4, 4)])
#> ring_road([(2, 2), (2, 0), (0, 2), (4, 2), (2, 4)])
#> ring_road([(0, 0), (3, 3), (1, 1), (-1, -1)])
#> ring_road([(10, 10), (0, 9), (0, 11), (30, 9), (9, 0)])
# %%
class Solution:
    def chessClock(self, games):
        """Each game is a list of (player, seconds); report who lost on time with 60 seconds each."""
        verdicts = []
        for game in games:
            left = {'w': 60, 'b': 60}
            for player, used in game:
                left[player] -= used
                if left[player] < 0:
                    verdicts.append(player)
                    break
                left[player] += 2
            else:
                verdicts.append('-' if left['w'] == left['b'] else max(left, key=left.get).upper())
        return ''.join(verdicts)
#> Solution().chessClock([[('w', 30), ('b', 61)], [('w', 10), ('b', 5)]])
#> Solution().chessClock([[]])
#> Solution().chessClock([])
#> Solution().chessClock([[('w', 60), ('b', 1), ('w', 3)], [('w', 9), ('b', 9)]])
#> Solution().chessClock([[('b', 40), ('w', 20), ('b', 22), ('w', 41)]])
# %%
def count_shapes(grid):
    """How many different shapes (up to shifting) do the blobs have?"""
    todo = {(r, c) for r, row in enumerate(grid) for c, ch in enumerate(row) if ch == '#'}
    shapes = []
    while todo:
        blob = [min(todo)]
        todo.remove(blob[0])
        for r, c in blob:
            for p in ((r, c + 1), (r + 1, c), (r, c - 1), (r - 1, c)):
                if p in todo:
                    todo.remove(p)
                    blob.append(p)
        r0, c0 = blob[0]
        shape = sorted((r - r0, c - c0) for r, c in blob)
        if shape not in shapes:
            shapes.append(shape)
    return len(shapes)
#> count_shapes(['#.#', '...', '##.'])
#> count_shapes(['...'])
#> count_shapes(['##.', '..#', '##.'])
#> count_shapes(['#.##', '#..#'])
#> count_shapes(['#.#.#'])
# %%
def lift_log(trips, floors):
    table = [[0] * floors for _ in range(floors)]
    for a, b in zip(trips, trips[1:]):
        table[a][b] += 1
    busiest = max(range(floors), key=lambda f: sum(table[f]) + sum(row[f] for row in table))
    return busiest, table[busiest]
#> lift_log([0, 2, 1, 2, 0], 3)
#> lift_log([1], 2)
#> lift_log([0, 1, 0, 1, 0], 2)
#> lift_log([3, 3, 3, 0], 4)
#> lift_log([], 1)
# %%
from typing import List


class Solution:
    def firstFullLine(self, order: List[int], grid: List[List[int]]) -> int:
        place = {v: (r, c) for r, row in enumerate(grid) for c, v in enumerate(row)}
        row_left = [len(grid[0])] * len(grid)
        col_left = [len(grid)] * len(grid[0])
        for i, v in enumerate(order):
            r, c = place[v]
            row_left[r] -= 1
            col_left[c] -= 1
            if 0 in (row_left[r], col_left[c]):
                return i
        return -1
#> Solution().firstFullLine([1, 3, 4, 2], [[1, 4], [2, 3]])
#> Solution().firstFullLine([5], [[5]])
#> Solution().firstFullLine([1, 4], [[1, 2], [3, 4]])
#> Solution().firstFullLine([2, 8, 7, 4, 1, 3], [[3, 2, 5], [1, 4, 6], [8, 7, 9]])
#> Solution().firstFullLine([6, 5, 4, 3], [[6, 1, 4], [2, 5, 3]])
# %%
class Solution:
    def paperRoute(self, houses):
        """Even side going up, odd side coming back; length of walk with crossings costing 2."""
        odd = sorted((n for n in houses if n % 2), reverse=True)
        even = sorted(n for n in houses if n % 2 == 0)
        walk, at, side = 0, 0, 0
        for n in even + odd:
            if n % 2 != side:
                walk += 2
                side = n % 2
            walk += abs(n - at)
            at = n
        return walk, even + odd
#> Solution().paperRoute([3, 8, 5, 2])
#> Solution().paperRoute([])
#> Solution().paperRoute([7])
#> Solution().paperRoute([10, 4, 6])
#> Solution().paperRoute([1, 12, 9, 14, 3, 2])
# %%
def blend(a, b, t):
    return a + (b - a) * t // 10


def gradient(corners, rows, cols):
    """Integer bilinear fill between four corner values."""
    tl, tr, bl, br = corners
    table = []
    for i in range(rows):
        ty = 10 * i // max(1, rows - 1)
        left, right = blend(tl, bl, ty), blend(tr, br, ty)
        table.append([blend(left, right, 10 * j // max(1, cols - 1)) for j in range(cols)])
    return table
#> gradient((0, 100, 0, 100), 2, 3)
#> gradient((0, 0, 50, 90), 3, 3)
#> gradient((7, 8, 9, 10), 1, 1)
#> gradient((-20, 20, 20, -20), 3, 5)
#> gradient((10, 20, 30, 40), 4, 2)
# %%
def rope_bridge(planks, jump):
    """Two rows of planks, 1 = sound. Fewest side changes to cross, jumping up to `jump` columns."""
    n = len(planks[0])
    best = [[99] * n for _ in range(2)]
    for side in (0, 1):
        if planks[side][0]:
            best[side][0] = 0
    for c in range(1, n):
        for side in (0, 1):
            if not planks[side][c]:
                continue
            for back in range(1, min(jump, c) + 1):
                stay, cross = best[side][c - back], best[1 - side][c - back] + 1
                best[side][c] = min(best[side][c], stay, cross)
    ans = min(best[0][-1], best[1][-1])
    return ans if ans < 99 else None
#> rope_bridge([[1, 1, 0, 1], [0, 1, 1, 1]], 1)
#> rope_bridge([[1, 0, 0, 1], [1, 0, 0, 1]], 2)
#> rope_bridge([[1], [0]], 1)
#> rope_bridge([[1, 0, 1, 0], [0, 1, 0, 1]], 1)
#> rope_bridge([[1, 0, 1, 0, 1], [0, 1, 0, 1, 0]], 2)
# %%
from collections import defaultdict


class Solution:
    def paletteRows(self, image):
        """Colours that occur in the most different rows and columns together."""
        rows, cols = defaultdict(set), defaultdict(set)
        for r, row in enumerate(image):
            for c, colour in enumerate(row):
                rows[colour].add(r)
                cols[colour].add(c)
        reach = {k: len(rows[k]) + len(cols[k]) for k in rows}
        top = max(reach.values(), default=0)
        return [k for k in sorted(reach) if reach[k] == top], top
#> Solution().paletteRows(['rgb', 'rrb'])
#> Solution().paletteRows([])
#> Solution().paletteRows(['ab', 'ba'])
#> Solution().paletteRows(['xxxx'])
#> Solution().paletteRows(['p..', '.p.', 'q.p'])
# %%
def hourglass(grid, r, c):
    top = grid[r][c:c + 3]
    bottom = grid[r + 2][c:c + 3]
    return sum(top) + grid[r + 1][c + 1] + sum(bottom)


def sandiest(grid):
    h, w = len(grid) - 2, len(grid[0]) - 2
    if h < 1 or w < 1:
        return None
    r, c = max(((r, c) for r in range(h) for c in range(w)), key=lambda p: hourglass(grid, *p))
    return hourglass(grid, r, c), r, c
#> sandiest([[1, 1, 1], [0, 5, 0], [1, 1, 1]])
#> sandiest([[1, 2], [3, 4]])
#> sandiest([[1, 1, 1, 9], [0, 1, 0, 0], [1, 1, 1, 9]])
#> sandiest([[-1, -1, -1], [9, 0, 9], [-1, -1, -1], [5, 5, 5]])
#> sandiest([[0, 0, 0, 0, 1], [0, 0, 0, 7, 0], [2, 2, 2, 2, 2]])
# %%
def overlap_matrix(spans):
    n = len(spans)
    m = [[0] * n for _ in range(n)]
    for i, (a, b) in enumerate(spans):
        for j, (c, d) in enumerate(spans[:i]):
            m[i][j] = m[j][i] = max(0, min(b, d) - max(a, c))
    return m


def drop_worst(spans):
    """Throw out the most overlapping span until none overlap; count of throws."""
    thrown = 0
    while spans:
        sums = [sum(row) for row in overlap_matrix(spans)]
        worst = max(sums)
        if worst == 0:
            break
        spans = [s for s, v in zip(spans, sums) if v != worst]
        thrown += 1
    return thrown, spans
#> drop_worst([(0, 4), (3, 8), (7, 9)])
#> drop_worst([(1, 2), (2, 3)])
#> drop_worst([])
#> drop_worst([(0, 10), (1, 3), (4, 6), (5, 9)])
#> drop_worst([(0, 5), (0, 5)])
# %%
class Solution:
    def mowLawn(self, lawn, path):
        lawn = [list(row) for row in lawn]
        r = c = 0
        cut = wasted = 0
        for ch in path:
            if lawn[r][c] == 'w':
                lawn[r][c] = 'm'
                cut += 1
            else:
                wasted += 1
            r, c = {'n': (r - 1, c), 's': (r + 1, c), 'e': (r, c + 1), 'w': (r, c - 1)}[ch]
            r %= len(lawn)
            c %= len(lawn[0])
            if lawn[r][c] == 'f':
                return f'flowers after {cut}'
        return cut - wasted
#> Solution().mowLawn(['ww', 'ww'], 'esw')
#> Solution().mowLawn(['ww', 'fw'], 'ews')
#> Solution().mowLawn(['w'], '')
#> Solution().mowLawn(['w.w', '.w.'], 'eesww')
#> Solution().mowLawn(['www', 'wwf'], 'nww')
# %%
from typing import List


class Solution:
    def bestTriple(self, shops: List[List[int]], money: int) -> int:
        """One item from each shop, spending as close to the money as possible without passing it."""
        reachable = [0]
        for prices in shops:
            nxt = []
            for spent in reachable:
                for p in prices:
                    if spent + p <= money and spent + p not in nxt:
                        nxt.append(spent + p)
            reachable = nxt
        return max(reachable, default=-1)
#> Solution().bestTriple([[2, 5], [3, 4], [1, 9]], 10)
#> Solution().bestTriple([[8], [7]], 12)
#> Solution().bestTriple([], 5)
#> Solution().bestTriple([[1, 2, 3], [1, 2, 3]], 4)
#> Solution().bestTriple([[10, 20], [15, 25], [5]], 50)
# %%
def mirror_line(rows):
    """Columns after which the picture is its own mirror image, with at most one smudge."""
    width = len(rows[0])
    found = []
    for cut in range(1, width):
        smudges = 0
        for row in rows:
            left, right = row[:cut][::-1], row[cut:]
            smudges += sum(a != b for a, b in zip(left, right))
            if smudges > 1:
                break
        else:
            found.append((cut, smudges))
    return found
#> mirror_line(['abba', 'cddc'])
#> mirror_line(['abca', 'xyyx'])
#> mirror_line(['q'])
#> mirror_line(['..#..', '.##..', '.....'])
#> mirror_line(['xyz', 'abc'])
# %%
class Solution:
    def towerView(self, city, r, c):
        views = [city[r][:c][::-1], city[r][c + 1:],
                 [row[c] for row in city[:r]][::-1], [row[c] for row in city[r + 1:]]]
        score = 1
        for line in views:
            score *= self.seen(line, city[r][c])
        return score

    def seen(self, line, height):
        for i, h in enumerate(line, 1):
            if h >= height:
                return i
        return len(line)
#> Solution().towerView([[1, 2, 1], [3, 4, 1], [1, 9, 1]], 1, 1)
#> Solution().towerView([[5, 5], [5, 5]], 0, 0)
#> Solution().towerView([[1, 1, 1, 1], [1, 3, 2, 1], [1, 1, 1, 1], [1, 1, 1, 1]], 1, 1)
#> Solution().towerView([[2, 2, 2], [2, 1, 2], [2, 2, 2]], 1, 1)
#> Solution().towerView([[1, 1, 1, 7], [4, 1, 6, 3], [1, 1, 2, 1], [0, 0, 8, 0]], 1, 2)
# %%
def rent_rooms(requests, rooms):
    """Give every request the room that was freed last among those free in time."""
    free_at = [0] * rooms
    given = []
    for start, end in sorted(requests):
        ready = [(t, i) for i, t in enumerate(free_at) if t <= start]
        if ready:
            _, i = max(ready)
            free_at[i] = end
            given.append(i)
        else:
            given.append(None)
    return given
#> rent_rooms([(0, 3), (1, 4), (3, 5), (4, 6)], 2)
#> rent_rooms([(0, 9), (1, 2)], 1)
#> rent_rooms([], 3)
#> rent_rooms([(5, 8), (2, 5), (8, 9), (8, 10)], 3)
#> rent_rooms([(1, 1), (1, 1), (1, 1)], 2)
# %%
def bfs_colours(adj):
    """adj is a 0/1 matrix. Colour nodes by two teams, None when somebody must face a teammate."""
    n = len(adj)
    team = [None] * n
    for s in range(n):
        if team[s] is not None:
            continue
        team[s] = 0
        queue = [s]
        for u in queue:
            for v in range(n):
                if not adj[u][v]:
                    continue
                if team[v] is None:
                    team[v] = 1 - team[u]
                    queue.append(v)
                elif team[v] == team[u]:
                    return None
    return team
#> bfs_colours([[0, 1], [1, 0]])
#> bfs_colours([[0, 1, 1], [1, 0, 1], [1, 1, 0]])
#> bfs_colours([])
#> bfs_colours([[0, 0, 1, 0], [0, 0, 0, 1], [1, 0, 0, 1], [0, 1, 1, 0]])
#> bfs_colours([[1]])
# %%
from typing import List


class Solution:
    def sortedBoard(self, board: List[List[int]]) -> int:
        """Sort rows, then columns, until nothing changes; number of passes that changed something."""
        passes = 0
        while True:
            by_row = [sorted(row) for row in board]
            by_col = [list(r) for r in zip(*[sorted(c) for c in zip(*by_row)])]
            if by_col == board:
                return passes
            board = by_col
            passes += 1
#> Solution().sortedBoard([[3, 1], [2, 4]])
#> Solution().sortedBoard([[1, 2], [3, 4]])
#> Solution().sortedBoard([[9, 8, 7], [6, 5, 4], [3, 2, 1]])
#> Solution().sortedBoard([[5]])
#> Solution().sortedBoard([[1, 1, 0]])
# %%
class Solution:
    def jigsaw(self, pieces):
        """Pieces (left, right) edge numbers, 0 is flat. Chain them from flat to flat."""
        chain = [p for p in pieces if p[0] == 0][:1]
        rest = [p for p in pieces if p not in chain]
        while chain and chain[-1][1] != 0:
            for p in rest:
                if p[0] == -chain[-1][1]:
                    chain.append(p)
                    rest.remove(p)
                    break
            else:
                return None
        return chain if not rest else len(rest)
#> Solution().jigsaw([(-2, 0), (0, 1), (-1, 2)])
#> Solution().jigsaw([(0, 0)])
#> Solution().jigsaw([(0, 3), (-4, 0)])
#> Solution().jigsaw([])
#> Solution().jigsaw([(0, 5), (-5, 0), (0, 7), (-7, 0)])
# %%
def erosion_table(sand, hours):
    """Wind from the left: each cell loses a third of its sand to the next one, the last loses it."""
    history = [sand]
    for _ in range(hours):
        cur = history[-1]
        moved = [v // 3 for v in cur]
        history.append([v - m + g for v, m, g in zip(cur, moved, [0] + moved)])
    lost = sum(sand) - sum(history[-1])
    return history[-1], lost
#> erosion_table([9, 0, 0], 2)
#> erosion_table([1, 2, 1], 4)
#> erosion_table([30, 60, 90], 3)
#> erosion_table([], 2)
#> erosion_table([27], 3)
# %%
def inventory_grid(slots, pickups):
    """Stack sizes up to five; same kind first, then the first free slot, else dropped."""
    def find(kind):
        for i, slot in enumerate(slots):
            if slot and slot[0] == kind and slot[1] < 5:
                return i
        for i, slot in enumerate(slots):
            if slot is None:
                return i
        return -1

    dropped = []
    for kind in pickups:
        i = find(kind)
        if i < 0:
            dropped.append(kind)
        elif slots[i] is None:
            slots[i] = [kind, 1]
        else:
            slots[i][1] += 1
    return slots, dropped
#> inventory_grid([None, ['log', 4]], ['log', 'log', 'ore'])
#> inventory_grid([None], [])
#> inventory_grid([], ['gem'])
#> inventory_grid([['ore', 5], None, None], ['ore', 'gem', 'ore', 'log'])
#> inventory_grid([['log', 1]], ['log', 'log', 'log', 'log', 'log'])
# %%
class Solution:
    def crossSum(self, grid, k):
        """Sum of the cells within k steps of either diagonal's middle crossing."""
        n = len(grid)
        mid = (n - 1) / 2
        total = 0
        for i in range(n):
            for j in range(n):
                if i != j and i + j != n - 1:
                    continue
                if abs(i - mid) <= k:
                    total += grid[i][j]
        return total
#> Solution().crossSum([[1, 2, 3], [4, 5, 6], [7, 8, 9]], 0)
#> Solution().crossSum([[1, 2, 3], [4, 5, 6], [7, 8, 9]], 1)
#> Solution().crossSum([[1, 2], [3, 4]], 0.5)
#> Solution().crossSum([[8]], 0)
#> Solution().crossSum([[1, 0, 0, 2], [0, 3, 4, 0], [0, 5, 6, 0], [7, 0, 0, 8]], 1)
# %%
class Solution:
    def stairsOfRows(self, rows):
        """Take one number per row, each larger than the last taken; skip rows that offer none."""
        taken, skipped = [], 0
        floor = float('-inf')
        for row in rows:
            offers = [v for v in row if v > floor]
            if not offers:
                skipped += 1
                continue
            floor = min(offers)
            taken.append(floor)
        return taken, skipped
#> Solution().stairsOfRows([[3, 1], [2, 0], [9, 3]])
#> Solution().stairsOfRows([[8], [5], [7], [10]])
#> Solution().stairsOfRows([])
#> Solution().stairsOfRows([[], [4, 4], [4]])
#> Solution().stairsOfRows([[-5, 0], [-4, 2], [-3], [-3, 6]])
