# %%
from typing import List


class Solution:
    def ferryQueue(self, lanes: List[List[int]], room: int) -> List[int]:
        loaded = []
        turn = 0
        stuck = 0
        while stuck < len(lanes):
            lane = lanes[turn]
            if lane and lane[0] <= room:
                room -= lane[0]
                loaded.append(lane.pop(0))
                stuck = 0
            else:
                stuck += 1
            turn = (turn + 1) % len(lanes)
        return loaded + [room]
#> Solution().ferryQueue([[3, 4], [5, 1], [2]], 12)
#> Solution().ferryQueue([[], []], 4)
#> Solution().ferryQueue([[9], [8]], 7)
#> Solution().ferryQueue([[1, 1, 1, 1]], 10)
#> Solution().ferryQueue([[2, 9, 1], [3, 3], [4, 1]], 15)
# %%
class Solution:
    def gameWinner(self, size, moves):
        board = {}
        for i, move in enumerate(moves):
            who = 'XO'[i % 2]
            if move in board:
                return 'cheat by ' + who
            board[move] = who
            if self.lined(board, who, size):
                return who
        return 'draw' if len(board) == size * size else 'open'

    def lined(self, board, who, size):
        lines = [[(r, c) for c in range(size)] for r in range(size)]
        lines += [[(r, c) for r in range(size)] for c in range(size)]
        lines.append([(k, size - 1 - k) for k in range(size)])
        return any(all(board.get(p) == who for p in line) for line in lines)
#> Solution().gameWinner(2, [(0, 0), (1, 1), (0, 1)])
#> Solution().gameWinner(2, [(0, 0), (0, 0)])
#> Solution().gameWinner(3, [])
#> Solution().gameWinner(2, [(0, 0), (0, 1)])
#> Solution().gameWinner(1, [(0, 0)])
# %%
def flood_price(grid, start):
    """Pay the cell's number for every flooded cell; spreads only to cells not higher."""
    stack = [start]
    flooded = [start]
    while stack:
        r, c = stack.pop()
        for a, b in [(r + 1, c), (r, c + 1), (r - 1, c), (r, c - 1)]:
            if a < 0 or b < 0 or a >= len(grid) or b >= len(grid[a]):
                continue
            if (a, b) not in flooded and grid[a][b] <= grid[r][c]:
                flooded.append((a, b))
                stack.append((a, b))
    return len(flooded), sum(grid[r][c] for r, c in flooded)
#> flood_price([[5, 3], [4, 6]], (0, 0))
#> flood_price([[1, 2], [3, 4]], (0, 0))
#> flood_price([[2, 2, 2], [9, 9, 1]], (0, 1))
#> flood_price([[7]], (0, 0))
#> flood_price([[1, 8, 3], [2], [4, 4, 4]], (0, 1))
# %%
def matrix_power_steps(m, n):
    def mul(a, b):
        return [[sum(x * y for x, y in zip(row, col)) % 100 for col in zip(*b)] for row in a]

    result = [[int(i == j) for j in range(len(m))] for i in range(len(m))]
    used = 0
    while n:
        if n & 1:
            result = mul(result, m)
            used += 1
        m = mul(m, m)
        n >>= 1
        used += 1
    return result, used
#> matrix_power_steps([[1, 1], [1, 0]], 10)
#> matrix_power_steps([[2]], 5)
#> matrix_power_steps([[3, 1], [0, 2]], 0)
#> matrix_power_steps([[0, 1, 0], [0, 0, 1], [1, 0, 0]], 7)
#> matrix_power_steps([[5, 5], [5, 5]], 3)
# %%
class Solution:
    def secretMessage(self, sheet, holes):
        """A grille is turned clockwise four times; letters under the holes are read row by row."""
        n = len(sheet)
        text = ''
        for _ in range(4):
            for r, c in sorted(holes):
                text += sheet[r][c]
            holes = [(c, n - 1 - r) for r, c in holes]
        return text.rstrip('-')
#> Solution().secretMessage(['ab', 'cd'], [(0, 0)])
#> Solution().secretMessage(['hel', 'o-w', 'or-'], [(0, 0), (0, 1)])
#> Solution().secretMessage(['x'], [(0, 0)])
#> Solution().secretMessage(['abc', 'def', 'ghi'], [])
#> Solution().secretMessage(['wxyz', 'abcd', 'efgh', 'ijk-'], [(0, 1), (2, 3), (1, 1)])
# %%
def fence_cost(plots, price):
    cost = {}
    rows, cols = len(plots), len(plots[0])
    for r in range(rows):
        for c in range(cols):
            here = plots[r][c]
            sides = 0
            sides += r == 0 or plots[r - 1][c] != here
            sides += c == 0 or plots[r][c - 1] != here
            sides += r == rows - 1 or plots[r + 1][c] != here
            sides += c == cols - 1 or plots[r][c + 1] != here
            cost[here] = cost.get(here, 0) + sides * price
    return cost
#> fence_cost(['aab', 'abb'], 1)
#> fence_cost(['z'], 5)
#> fence_cost(['xy', 'yx'], 2)
#> fence_cost(['mmm', 'mnm'], 3)
#> fence_cost(['pqrs'], 0)
# %%
def lower_hull(points):
    hull = []
    for x, y in sorted(points):
        while len(hull) >= 2:
            (x1, y1), (x2, y2) = hull[-2:]
            if (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1) <= 0:
                hull.pop()
            else:
                break
        hull.append((x, y))
    return hull


def rope_length(points):
    """Manhattan length of the rope that hangs below all points."""
    h = lower_hull(points)
    return sum(abs(a - c) + abs(b - d) for (a, b), (c, d) in zip(h, h[1:]))
#> rope_length([(0, 5), (2, 1), (4, 6)])
#> rope_length([(0, 0), (1, 1), (2, 2)])
#> rope_length([(3, 3)])
#> rope_length([(0, 3), (1, 9), (2, 0), (3, 2), (5, 1), (6, 8)])
#> rope_length([(0, 0), (5, 0), (2, 4)])
# %%
from typing import List


class Solution:
    def columnCheck(self, rows: List[str]) -> int:
        removed = 0
        tied = [True] * (len(rows) - 1)
        for col in zip(*rows):
            if any(t and col[i] > col[i + 1] for i, t in enumerate(tied)):
                removed += 1
                continue
            for i in range(len(tied)):
                if col[i] < col[i + 1]:
                    tied[i] = False
        return removed
#> Solution().columnCheck(['ca', 'bb', 'ac'])
#> Solution().columnCheck(['abc', 'abd'])
#> Solution().columnCheck(['zyx'])
#> Solution().columnCheck(['xga', 'xfb', 'yfa'])
#> Solution().columnCheck(['dcba', 'cbad', 'badc'])
# %%
class Solution:
    def warmestBlock(self, temps, k):
        def smooth(line):
            window = sum(line[:k])
            out = [window]
            for i in range(k, len(line)):
                window += line[i] - line[i - k]
                out.append(window)
            return out

        across = [smooth(row) for row in temps]
        down = [smooth(list(col)) for col in zip(*across)]
        return max(max(col) for col in down)
#> Solution().warmestBlock([[1, 2, 3], [4, 5, 6], [7, 8, 9]], 2)
#> Solution().warmestBlock([[1, 2, 3], [4, 5, 6], [7, 8, 9]], 1)
#> Solution().warmestBlock([[-5, -6], [-7, -8]], 2)
#> Solution().warmestBlock([[0, 9, 0, 0], [9, 0, 0, 5]], 2)
#> Solution().warmestBlock([[3]], 1)
# %%
def bracket_table(scores):
    lines = []
    for low in range(0, 100, 20):
        names = [n for n, s in scores if low <= s < low + 20]
        if names:
            lines.append(f'{low:>2}+ ' + '/'.join(sorted(names)))
    over = [n for n, s in scores if s >= 100]
    return lines + (['top ' + '/'.join(over)] if over else [])
#> bracket_table([('bo', 15), ('al', 19), ('cy', 77)])
#> bracket_table([])
#> bracket_table([('x', 100), ('y', 250)])
#> bracket_table([('p', 20), ('q', 39), ('r', 40), ('s', -5)])
#> bracket_table([('k', 99), ('j', 80), ('i', 100)])
# %%
def to_matrix(edges, n):
    m = [[0] * n for _ in range(n)]
    for a, b in edges:
        m[a][b] = m[b][a] = 1
    return m


def common_friends(m, i, j):
    return sum(x & y for x, y in zip(m[i], m[j]))


def best_introduction(edges, n):
    m = to_matrix(edges, n)
    best, pair = 0, None
    for i in range(n):
        for j in range(i + 1, n):
            if not m[i][j] and common_friends(m, i, j) > best:
                best, pair = common_friends(m, i, j), (i, j)
    return pair
#> best_introduction([(0, 1), (1, 2)], 3)
#> best_introduction([(0, 1), (0, 2), (3, 1), (3, 2)], 4)
#> best_introduction([], 2)
#> best_introduction([(0, 1), (1, 2), (0, 2)], 3)
#> best_introduction([(0, 4), (1, 4), (1, 3), (0, 3), (2, 3)], 5)
# %%
class Solution:
    def growVines(self, wall, days):
        wall = [list(row) for row in wall]
        for day in range(days):
            grew = False
            for r in range(len(wall) - 1):
                for c in range(len(wall[r])):
                    if wall[r][c] == '.' and wall[r + 1][c] == '|':
                        wall[r][c] = '|'
                        grew = True
            if not grew:
                return day, [''.join(row) for row in wall]
        return days, [''.join(row) for row in wall]
#> Solution().growVines(['..', '..', '|.'], 5)
#> Solution().growVines(['#.', '..', '||'], 1)
#> Solution().growVines(['...'], 2)
#> Solution().growVines(['...', '.#.', '|||'], 3)
#> Solution().growVines(['|'], 0)
# %%
from collections import Counter


def recipe_table(recipes, pantry):
    """How many times each recipe could be cooked on its own, and which item runs out first."""
    report = {}
    for name, needs in recipes.items():
        counts = Counter(needs)
        limit, item = min((pantry.get(i, 0) // k, i) for i, k in counts.items())
        report[name] = f'{limit}x {item}'
    return report
#> recipe_table({'cake': ['egg', 'egg', 'flour'], 'tea': ['leaf']}, {'egg': 5, 'flour': 9})
#> recipe_table({'soup': ['pea', 'pea', 'pea', 'salt']}, {'pea': 10, 'salt': 3})
#> recipe_table({}, {'egg': 1})
#> recipe_table({'a': ['x', 'y'], 'b': ['y', 'y']}, {'x': 4, 'y': 4})
#> recipe_table({'jam': []}, {'fig': 2})
# %%
def tetris_drop(width, pieces):
    """Flat bars (col, length) fall onto a skyline."""
    sky = [0] * width
    tops = []
    for col, length in pieces:
        base = max(sky[col:col + length])
        for k in range(col, min(width, col + length)):
            sky[k] = base + 1
        while min(sky) > 0:
            sky = [h - 1 for h in sky]
        tops.append(max(sky))
    return tops, sky
#> tetris_drop(4, [(0, 2), (1, 2), (3, 1)])
#> tetris_drop(3, [(0, 3), (0, 3)])
#> tetris_drop(2, [])
#> tetris_drop(5, [(0, 5), (2, 2), (0, 3), (4, 1), (3, 2)])
#> tetris_drop(3, [(1, 1), (1, 1), (0, 1), (2, 1)])
# %%
from typing import List


class Solution:
    def trailSlope(self, hill: List[List[int]], steps: List[List[int]]) -> int:
        def height(p):
            r, c = p
            return hill[r % len(hill)][c % len(hill[0])]

        at = (0, 0)
        climb = 0
        for dr, dc in steps:
            there = (at[0] + dr, at[1] + dc)
            climb += max(0, height(there) - height(at))
            at = there
        return climb
#> Solution().trailSlope([[1, 5], [3, 9]], [[0, 1], [1, 0], [0, -1]])
#> Solution().trailSlope([[1, 5], [3, 9]], [[-1, -1], [2, 2]])
#> Solution().trailSlope([[4]], [[3, 3]])
#> Solution().trailSlope([[9, 8, 7], [1, 2, 3]], [[1, 0], [0, 1], [0, 1], [1, 0]])
#> Solution().trailSlope([[0, 100]], [])
# %%
class Solution:
    def queensSafe(self, n, queens):
        rows, cols, up, down = set(), set(), set(), set()
        for r, c in queens:
            rows.add(r)
            cols.add(c)
            up.add(r + c)
            down.add(r - c)
        safe = []
        for r in range(n):
            if r in rows:
                continue
            for c in range(n):
                if c not in cols and r + c not in up and r - c not in down:
                    safe.append((r, c))
        return safe
#> Solution().queensSafe(4, [(0, 1)])
#> Solution().queensSafe(5, [(0, 0), (2, 1)])
#> Solution().queensSafe(2, [])
#> Solution().queensSafe(3, [(1, 1)])
#> Solution().queensSafe(6, [(0, 0), (1, 4), (5, 2)])
# %%
def zip_rows(rows, fill=None):
    longest = max(map(len, rows), default=0)
    out = []
    for k in range(longest):
        out.append([row[k] if k < len(row) else fill for row in rows])
    return out


def vertical_text(sentence):
    cols = zip_rows(sentence.split(), ' ')
    return [''.join(col).rstrip() for col in cols]
#> vertical_text('to be or not')
#> vertical_text('')
#> vertical_text('one')
#> vertical_text('a bcd ef')
#> vertical_text('grid of words')
# %%
def thermal(blocks, t):
    """blocks: (start, stop, heat). Heat leaks half every tick after a block ends."""
    total = 0
    for start, stop, heat in blocks:
        if t < start:
            continue
        if t < stop:
            total += heat
        else:
            total += heat >> (t - stop + 1)
    return total


def hottest(blocks, horizon):
    series = [thermal(blocks, t) for t in range(horizon)]
    top = max(series)
    return series.index(top), top
#> hottest([(0, 2, 8), (1, 4, 5)], 5)
#> hottest([(3, 4, 100)], 3)
#> hottest([(0, 1, 64), (1, 2, 40), (2, 3, 30)], 4)
#> hottest([], 2)
#> hottest([(2, 5, 7), (4, 6, 9), (0, 1, 31)], 6)
# %%
class Solution:
    def crateGrid(self, grid, claims):
        """First come, first served rectangles; a claim that meets a taken cell is cut to its free part."""
        owner = [[0] * len(row) for row in grid]
        gains = []
        for k, (r1, c1, r2, c2) in enumerate(claims, 1):
            gain = 0
            for r in range(r1, r2 + 1):
                for c in range(c1, c2 + 1):
                    if owner[r][c] == 0:
                        owner[r][c] = k
                        gain += grid[r][c]
            gains.append(gain)
        return gains
#> Solution().crateGrid([[1, 2], [3, 4]], [(0, 0, 0, 1), (0, 0, 1, 1)])
#> Solution().crateGrid([[5, 5, 5]], [(0, 1, 0, 1), (0, 0, 0, 2)])
#> Solution().crateGrid([[9]], [])
#> Solution().crateGrid([[1, 1, 1], [2, 2, 2], [3, 3, 3]], [(1, 1, 2, 2), (0, 0, 1, 1), (0, 2, 2, 2)])
#> Solution().crateGrid([[7, -7]], [(0, 0, 0, 0), (0, 0, 0, 0), (0, 1, 0, 1)])
# %%
def lines_of_three(board, mark):
    size = len(board)
    hits = []
    for r in range(size):
        for c in range(size):
            if board[r][c] != mark:
                continue
            for dr, dc in ((0, 1), (1, 0), (1, 1), (1, -1)):
                er, ec = r + 2 * dr, c + 2 * dc
                if not (er < size and 0 <= ec < size):
                    continue
                if all(board[r + k * dr][c + k * dc] == mark for k in range(3)):
                    hits.append((r, c, dr, dc))
    return hits
#> lines_of_three(['xxx', 'oxo', 'oox'], 'x')
#> lines_of_three(['xo', 'ox'], 'x')
#> lines_of_three(['o.o', '.o.', 'oxo'], 'o')
#> lines_of_three(['...', '...', '...'], 'x')
#> lines_of_three(['zz.', 'zzz', 'z.z'], 'z')
# %%
from typing import List


class Solution:
    def cheapestColumnSwap(self, a: List[List[int]], b: List[List[int]]) -> int:
        """Reorder the columns of a to get b; -1 if that is impossible, else columns out of place."""
        cols_a = list(zip(*a))
        cols_b = list(zip(*b))
        if sorted(cols_a) != sorted(cols_b):
            return -1
        return sum(x != y for x, y in zip(cols_a, cols_b))
#> Solution().cheapestColumnSwap([[1, 2], [3, 4]], [[2, 1], [4, 3]])
#> Solution().cheapestColumnSwap([[1, 2], [3, 4]], [[2, 1], [3, 4]])
#> Solution().cheapestColumnSwap([[7]], [[7]])
#> Solution().cheapestColumnSwap([[1, 2, 3], [0, 0, 0]], [[1, 3, 2], [0, 0, 0]])
#> Solution().cheapestColumnSwap([[5, 6, 7, 8]], [[6, 7, 8, 5]])
# %%
def merge_ledgers(*ledgers):
    combined = []
    for ledger in ledgers:
        for day, amount in ledger:
            i = len(combined)
            while i > 0 and combined[i - 1][0] > day:
                i -= 1
            if i > 0 and combined[i - 1][0] == day:
                combined[i - 1][1] += amount
            else:
                combined.insert(i, [day, amount])
    return combined
#> merge_ledgers([(1, 10), (3, 5)], [(2, 7), (3, -5)])
#> merge_ledgers()
#> merge_ledgers([(5, 1), (4, 1), (3, 1)])
#> merge_ledgers([], [(9, 9)], [(9, 1), (1, 4)])
#> merge_ledgers([(2, 2)], [(2, 2)], [(2, 2)])
# %%
class Solution:
    def islandTrade(self, chart):
        """Label islands a, b, c... in reading order; letters of those touching the right border."""
        grid = [list(row) for row in chart]
        letters = iter('abcdefghij')
        for r, row in enumerate(grid):
            for c, ch in enumerate(row):
                if ch == '#':
                    self.paint(grid, r, c, next(letters))
        return sorted({row[-1] for row in grid} - {'.'}), [''.join(row) for row in grid]

    def paint(self, grid, r, c, ch):
        if 0 <= r < len(grid) and 0 <= c < len(grid[r]) and grid[r][c] == '#':
            grid[r][c] = ch
            for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0)):
                self.paint(grid, r + dr, c + dc, ch)
#> Solution().islandTrade(['#.#', '..#'])
#> Solution().islandTrade(['...'])
#> Solution().islandTrade(['##', '.#'])
#> Solution().islandTrade(['#.#.', '.#.#'])
#> Solution().islandTrade(['#', '.', '#'])
# %%
def bin_points(points, size):
    grid = {}
    for x, y in points:
        key = (x // size, y // size)
        grid.setdefault(key, []).append((x, y))
    return grid


def isolated(points, size):
    grid = bin_points(points, size)
    lonely = []
    for (i, j), members in grid.items():
        around = [(i + a, j + b) for a in (-1, 0, 1) for b in (-1, 0, 1) if (a, b) != (0, 0)]
        if len(members) == 1 and not any(k in grid for k in around):
            lonely.append(members[0])
    return sorted(lonely)
#> isolated([(0, 0), (1, 1), (50, 50)], 10)
#> isolated([(0, 0), (12, 3), (-5, -5)], 10)
#> isolated([], 5)
#> isolated([(7, 7), (30, 8), (8, 31)], 10)
#> isolated([(-40, 2), (100, -3), (100, -4)], 20)
# %%
from functools import reduce


def compose(p, q):
    return [p[i] for i in q]


def shuffle_table(perms):
    """Table of products of permutations, as the index of the product, -1 if it is not in the list."""
    table = []
    for p in perms:
        row = []
        for q in perms:
            pq = compose(p, q)
            row.append(perms.index(pq) if pq in perms else -1)
        table.append(row)
    return table, reduce(compose, perms)
#> shuffle_table([[0, 1], [1, 0]])
#> shuffle_table([[1, 2, 0], [2, 0, 1], [0, 1, 2]])
#> shuffle_table([[1, 0, 2], [0, 2, 1]])
#> shuffle_table([[0]])
#> shuffle_table([[3, 2, 1, 0], [1, 0, 3, 2]])
# %%
class Solution:
    def longestSlide(self, grid):
        """Longest strictly falling walk, found from low cells upwards."""
        cells = sorted((v, r, c) for r, row in enumerate(grid) for c, v in enumerate(row))
        best = {}
        for v, r, c in cells:
            top = 0
            for p in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)):
                if p in best and grid[p[0]][p[1]] < v:
                    top = max(top, best[p])
            best[r, c] = top + 1
        return max(best.values(), default=0)
#> Solution().longestSlide([[1, 2], [4, 3]])
#> Solution().longestSlide([[5, 5], [5, 5]])
#> Solution().longestSlide([])
#> Solution().longestSlide([[9, 1, 8], [2, 7, 3]])
#> Solution().longestSlide([[3, 2, 1, 2]])
# %%
def book_seats(plan, group):
    """Best adjacent seats: nearest to the middle of the row, then nearest to the front."""
    options = []
    for r, row in enumerate(plan):
        for c in range(len(row) - group + 1):
            if '1' not in row[c:c + group]:
                middle = abs(2 * c + group - len(row))
                options.append((middle, r, c))
    if not options:
        return None
    _, r, c = min(options)
    return r, list(range(c, c + group))
#> book_seats(['00100', '00000'], 2)
#> book_seats(['111'], 1)
#> book_seats(['0000', '0000'], 4)
#> book_seats(['010', '000', '001'], 3)
#> book_seats(['1001', '0110'], 2)
# %%
from typing import List


class Solution:
    def bankAccounts(self, moves: List[List[int]], n: int) -> List[int]:
        owed = [[0] * n for _ in range(n)]
        for a, b, amount in moves:
            owed[a][b] += amount
        self.net(owed)
        return [sum(owed[i]) for i in range(n)]

    def net(self, owed):
        for i in range(len(owed)):
            for j in range(i):
                both = min(owed[i][j], owed[j][i])
                owed[i][j] -= both
                owed[j][i] -= both
#> Solution().bankAccounts([[0, 1, 10], [1, 0, 4]], 2)
#> Solution().bankAccounts([[0, 1, 5], [1, 2, 5], [2, 0, 5]], 3)
#> Solution().bankAccounts([], 1)
#> Solution().bankAccounts([[0, 2, 8], [2, 0, 8], [1, 0, 3]], 3)
#> Solution().bankAccounts([[3, 1, 20], [3, 1, 5], [1, 3, 7]], 4)
# %%
def weave(a, b):
    """Even rows from a, odd rows from b, and the leftover rows of the longer one turned round."""
    out = []
    for i in range(max(len(a), len(b))):
        if i < len(a) and i < len(b):
            out.append((a if i % 2 == 0 else b)[i])
        else:
            longer = a if len(a) > len(b) else b
            out.append(longer[i][::-1])
    return out
#> weave([[1, 2], [3, 4]], [[5, 6], [7, 8]])
#> weave([[1, 2]], [[5, 6], [7, 8], [9, 0]])
#> weave([], [])
#> weave(['ab', 'cd', 'ef'], ['uv'])
#> weave(['x'], [])
# %%
class Solution:
    def kingWalk(self, board, n):
        """Number of n-step king walks from the top-left corner that avoid blocked cells."""
        h, w = len(board), len(board[0])
        ways = {(0, 0): 1}
        for _ in range(n):
            nxt = {}
            for (r, c), k in ways.items():
                for a in range(max(0, r - 1), min(h, r + 2)):
                    for b in range(max(0, c - 1), min(w, c + 2)):
                        if (a, b) != (r, c) and not board[a][b]:
                            nxt[a, b] = nxt.get((a, b), 0) + k
            ways = nxt
        return sum(ways.values())
#> Solution().kingWalk([[0, 0], [0, 0]], 2)
#> Solution().kingWalk([[0, 1, 0], [1, 1, 0]], 3)
#> Solution().kingWalk([[0, 0, 0]], 3)
#> Solution().kingWalk([[0, 0], [1, 0]], 4)
#> Solution().kingWalk([[0]], 0)
# %%
def rank_teams(results):
    table = {}
    for home, away, gh, ga in results:
        for team, made, let in ((home, gh, ga), (away, ga, gh)):
            row = table.setdefault(team, [0, 0, 0])
            row[0] += 3 if made > let else 1 if made == let else 0
            row[1] += made - let
            row[2] += made
    return sorted(table, key=lambda t: [-x for x in table[t]] + [t])
#> rank_teams([('a', 'b', 2, 1), ('b', 'c', 0, 0)])
#> rank_teams([])
#> rank_teams([('x', 'y', 1, 1)])
#> rank_teams([('p', 'q', 0, 3), ('q', 'r', 1, 2), ('r', 'p', 0, 4)])
#> rank_teams([('k', 'l', 5, 0), ('m', 'k', 1, 0), ('l', 'm', 2, 2)])
# %%
def cell_age(birth, now):
    return now - birth if birth is not None else 0


def paint_log(size, strokes):
    """Each stroke paints a row or column; the summed ages of the painted cells at the end."""
    when = [[None] * size for _ in range(size)]
    for t, (kind, k) in enumerate(strokes):
        for i in range(size):
            if kind == 'r':
                when[k][i] = t
            else:
                when[i][k] = t
    end = len(strokes)
    return [sum(cell_age(b, end) for b in row) for row in when]
#> paint_log(2, [('r', 0), ('c', 1)])
#> paint_log(3, [])
#> paint_log(3, [('r', 2), ('r', 2), ('c', 0)])
#> paint_log(1, [('c', 0), ('c', 0)])
#> paint_log(2, [('c', 0), ('c', 1), ('r', 1), ('r', 0)])
# %%
from typing import List


class Solution:
    def snowplough(self, streets: List[List[int]]) -> List[int]:
        """Streets (from, to); always take the smallest unploughed street out of the crossing."""
        left = sorted(streets)
        route = [0]
        while True:
            options = [s for s in left if s[0] == route[-1]]
            if not options:
                return route + [-len(left)]
            left.remove(options[0])
            route.append(options[0][1])
#> Solution().snowplough([[0, 1], [1, 2], [2, 0], [0, 2]])
#> Solution().snowplough([[1, 0]])
#> Solution().snowplough([])
#> Solution().snowplough([[0, 0], [0, 0], [0, 3], [3, 4], [5, 0]])
#> Solution().snowplough([[0, 2], [2, 1], [1, 0], [0, 1], [1, 2]])
# %%
def strip_rows(rows, keep):
    kept = []
    for row in rows:
        line = [x for x in row if keep(x)]
        if line:
            kept.append(line)
    return kept


def layers_of_divisors(rows, divisors):
    sizes = []
    for d in divisors:
        rows = strip_rows(rows, lambda x: x % d == 0)
        sizes.append(sum(len(r) for r in rows))
    return sizes, rows
#> layers_of_divisors([[2, 3, 4], [6, 9, 12]], [2, 3])
#> layers_of_divisors([[1, 5], [7]], [2])
#> layers_of_divisors([], [4, 5])
#> layers_of_divisors([[30, 60], [90, 45], [20]], [5, 10, 4])
#> layers_of_divisors([[0, -6]], [6, 7])
# %%
class Solution:
    def kioskRadius(self, town, kiosks):
        """Smallest Chebyshev radius for which every house is served."""
        houses = [(r, c) for r, row in enumerate(town) for c, ch in enumerate(row) if ch == 'h']

        def served(radius):
            for r, c in houses:
                if not any(max(abs(r - a), abs(c - b)) <= radius for a, b in kiosks):
                    return False
            return True

        radius = 0
        while not served(radius):
            radius += 1
        return radius
#> Solution().kioskRadius(['h.h', '...', '..h'], [(0, 0)])
#> Solution().kioskRadius(['h..h'], [(0, 0), (0, 3)])
#> Solution().kioskRadius(['...'], [(0, 0)])
#> Solution().kioskRadius(['h....', '.....', '....h'], [(1, 2)])
#> Solution().kioskRadius(['.h', 'h.'], [(5, 5), (-1, 0)])
# %%
def matrix_diff(old, new):
    changes = []
    for r, (a, b) in enumerate(zip(old, new)):
        for c, (x, y) in enumerate(zip(a, b)):
            if x != y:
                changes.append((r, c, y - x))
    return changes


def undo(grid, changes):
    grid = [row[:] for row in grid]
    for r, c, d in reversed(changes):
        grid[r][c] -= d
    return grid


def round_trip(old, new, keep):
    return undo(new, matrix_diff(old, new)[keep:])
#> round_trip([[1, 2], [3, 4]], [[1, 5], [0, 4]], 1)
#> round_trip([[1, 2], [3, 4]], [[9, 9], [9, 9]], 2)
#> round_trip([[7]], [[7]], 0)
#> round_trip([[0, 0, 0]], [[1, 2, 3]], 0)
#> round_trip([[5], [6], [7]], [[4], [6], [8]], 9)
# %%
def spend_rows(budget, departments):
    """Each department lists requests in order; grant one per round while the money lasts."""
    granted = [0] * len(departments)
    idx = 0
    while True:
        asks = [(d[idx], i) for i, d in enumerate(departments) if idx < len(d)]
        if not asks:
            break
        for ask, i in sorted(asks):
            if ask > budget:
                return granted, budget
            budget -= ask
            granted[i] += ask
        idx += 1
    return granted, budget
#> spend_rows(20, [[5, 4], [3, 9], [6]])
#> spend_rows(100, [[10], [20, 30]])
#> spend_rows(3, [[4], [5]])
#> spend_rows(8, [])
#> spend_rows(12, [[2, 2, 2], [1, 1, 9], []])
# %%
from typing import List


class Solution:
    def countDiamonds(self, grid: List[List[int]]) -> int:
        """Cells whose four neighbours sum to exactly the cell."""
        found = 0
        for r in range(1, len(grid) - 1):
            above, here, below = grid[r - 1:r + 2]
            for c in range(1, len(here) - 1):
                ring = above[c] + below[c] + here[c - 1] + here[c + 1]
                found += ring == here[c]
        return found
#> Solution().countDiamonds([[0, 1, 0], [1, 4, 1], [0, 1, 0]])
#> Solution().countDiamonds([[1, 1], [1, 1]])
#> Solution().countDiamonds([[0, 2, 3, 0], [1, 6, 2, 0], [5, 1, -7, 5], [0, 0, 0, 0]])
#> Solution().countDiamonds([[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]])
#> Solution().countDiamonds([[5, 5, 5], [5, 5, 5], [5, 5, 5]])
# %%
class Solution:
    def conveyor(self, belts, item, ticks):
        """Belts are strings of < and >; at an end the item drops to the next belt below."""
        row, col = 0, item
        for t in range(ticks):
            col += 1 if belts[row][col] == '>' else -1
            if col < 0 or col >= len(belts[row]):
                row += 1
                if row == len(belts):
                    return 'floor', t + 1
                col = 0 if col < 0 else len(belts[row]) - 1
        return row, col
#> Solution().conveyor(['>>>', '<<<'], 1, 4)
#> Solution().conveyor(['>>>', '<<<'], 0, 20)
#> Solution().conveyor(['><'], 0, 5)
#> Solution().conveyor(['<', '>', '<'], 0, 2)
#> Solution().conveyor(['<<>>', '>>>', '<><'], 1, 9)
# %%
def weekly_digest(log, days=3):
    weeks = [log[i:i + days] for i in range(0, len(log), days)]
    lines = []
    prev = None
    for n, week in enumerate(weeks, 1):
        mean = sum(week) / len(week)
        if prev is None:
            arrow = '.'
        else:
            arrow = '+' if mean > prev else '-' if mean < prev else '='
        lines.append(f'{n}{arrow}{mean:.1f}')
        prev = mean
    return lines
#> weekly_digest([1, 2, 3, 6, 6, 6])
#> weekly_digest([5, 5, 5, 5], 2)
#> weekly_digest([])
#> weekly_digest([9, 1, 4, 0], days=1)
#> weekly_digest([10, 20, 30, 5, 5, 5, 100], days=3)
