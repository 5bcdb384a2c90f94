# %%
class Solution:
    def mirrorBeam(self, room, row):
        r, c = row, 0
        dr, dc = 0, 1
        steps = 0
        while 0 <= r < len(room) and 0 <= c < len(room[0]):
            tile = room[r][c]
            if tile == '/':
                dr, dc = -dc, -dr
            elif tile == '\\':
                dr, dc = dc, dr
            r, c = r + dr, c + dc
            steps += 1
        return steps, r, c
#> Solution().mirrorBeam(['..\\', '...', '../'], 0)
#> Solution().mirrorBeam(['...', '...'], 1)
#> Solution().mirrorBeam(['/'], 0)
#> Solution().mirrorBeam(['.\\.', './.', '...'], 0)
#> Solution().mirrorBeam(['../.', '....', '\\./.'], 2)
# %%
def tickets_by_row(tickets, rows, cols):
    hall = [['.'] * cols for _ in range(rows)]
    refused = 0
    for r, size in tickets:
        free = [c for c in range(cols) if hall[r][c] == '.']
        if len(free) < size:
            refused += size
            continue
        for c in free[:size]:
            hall[r][c] = str(size)
    return refused, [''.join(line) for line in hall]
#> tickets_by_row([[0, 2], [0, 3], [1, 1]], 2, 4)
#> tickets_by_row([], 1, 3)
#> tickets_by_row([[0, 4], [0, 1]], 1, 4)
#> tickets_by_row([[2, 1], [2, 2], [2, 3], [1, 5]], 3, 5)
#> tickets_by_row([[0, 9]], 1, 6)
# %%
def closest_pair_in(points):
    best = None
    for i, (x, y) in enumerate(points):
        for u, v in points[i + 1:]:
            d = abs(x - u) + abs(y - v)
            if best is None or d < best:
                best = d
    return best


def split_hint(points):
    xs = sorted(x for x, _ in points)
    return xs[len(xs) // 2]


def compare_halves(points):
    mid = split_hint(points)
    west = [p for p in points if p[0] < mid]
    east = [p for p in points if p[0] >= mid]
    return closest_pair_in(west), closest_pair_in(east)
#> compare_halves([(0, 0), (1, 5), (9, 9), (10, 9)])
#> compare_halves([(3, 3)])
#> compare_halves([(0, 0), (0, 4), (2, 2), (8, 1), (8, 8), (5, 5)])
#> compare_halves([(-5, 2), (-4, 2), (-3, 2)])
#> compare_halves([])
# %%
from typing import List


class Solution:
    def saddleSpots(self, grid: List[List[int]]) -> List[List[int]]:
        row_min = [min(row) for row in grid]
        col_max = [max(col) for col in zip(*grid)]
        spots = []
        for r, low in enumerate(row_min):
            for c, high in enumerate(col_max):
                if low == high == grid[r][c]:
                    spots.append([r, c])
        return spots
#> Solution().saddleSpots([[3, 1, 3], [3, 2, 4], [9, 0, 5]])
#> Solution().saddleSpots([[1, 2], [2, 1]])
#> Solution().saddleSpots([[4, 4], [4, 4]])
#> Solution().saddleSpots([[7]])
#> Solution().saddleSpots([[5, 6, 7, 8]])
# %%
def erode(shape):
    h, w = len(shape), len(shape[0])

    def solid(r, c):
        return 0 <= r < h and 0 <= c < w and shape[r][c] == '#'

    keep = []
    for r in range(h):
        line = ''
        for c in range(w):
            if solid(r, c) and solid(r, c - 1) and solid(r, c + 1):
                line += '#'
            else:
                line += ' '
        keep.append(line)
    return keep


def lifetime(shape):
    t = 0
    while any('#' in line for line in shape):
        shape = erode(shape)
        t += 1
    return t
#> lifetime(['###', ' # '])
#> lifetime(['   '])
#> lifetime(['#####'])
#> lifetime(['##', '##'])
#> lifetime(['### ', '#'])
# %%
def total_overlap(a, b):
    i = j = total = 0
    while i < len(a) and j < len(b):
        lo = max(a[i][0], b[j][0])
        hi = min(a[i][1], b[j][1])
        if hi > lo:
            total += hi - lo
        if a[i][1] < b[j][1]:
            i += 1
        else:
            j += 1
    return total
#> total_overlap([[0, 5], [8, 12]], [[3, 9], [11, 20]])
#> total_overlap([], [[1, 2]])
#> total_overlap([[0, 100]], [[1, 2], [5, 9], [50, 51]])
#> total_overlap([[0, 1], [2, 3]], [[1, 2], [3, 4]])
#> total_overlap([[-4, 4], [6, 10]], [[-2, 7], [7, 9], [9, 15]])
# %%
class Solution:
    def spiralSteps(self, n):
        """The cells met on a clockwise walk outwards from (0, 0)."""
        x = y = 0
        dx, dy = 1, 0
        run, left, turns = 1, 1, 0
        visited = [(0, 0)]
        while len(visited) < n:
            x, y = x + dx, y + dy
            visited.append((x, y))
            left -= 1
            if left == 0:
                dx, dy = -dy, dx
                turns += 1
                if turns % 2 == 0:
                    run += 1
                left = run
        return visited

    def farthest(self, n):
        return max(self.spiralSteps(n), key=lambda p: (abs(p[0]) + abs(p[1]), p))
#> Solution().farthest(1)
#> Solution().farthest(5)
#> Solution().farthest(9)
#> Solution().farthest(12)
#> Solution().farthest(17)
# %%
def score_bingo(card, calls):
    marks = [[False] * len(card[0]) for _ in card]
    for turn, number in enumerate(calls, start=1):
        for r, row in enumerate(card):
            if number in row:
                marks[r][row.index(number)] = True
                break
        else:
            continue
        if any(all(line) for line in marks) or any(all(line) for line in zip(*marks)):
            rest = [v for row, m in zip(card, marks) for v, hit in zip(row, m) if not hit]
            return turn, sum(rest)
    return None
#> score_bingo([[1, 2], [3, 4]], [1, 4, 2])
#> score_bingo([[1, 2, 3], [4, 5, 6], [7, 8, 9]], [5, 20, 2, 9, 8])
#> score_bingo([[10]], [3, 10])
#> score_bingo([[1, 2], [3, 4]], [1, 4])
#> score_bingo([[6, 1, 7], [8, 2, 5]], [7, 6, 2, 5])
# %%
def cell_name(r, c):
    name = ''
    c += 1
    while c:
        c, rem = divmod(c - 1, 26)
        name = chr(65 + rem) + name
    return f'{name}{r + 1}'


def cells_over(sheet, limit):
    found = []
    for r, row in enumerate(sheet):
        for c, value in enumerate(row):
            if value is not None and value > limit:
                found.append(cell_name(r, c))
    return ','.join(found) or 'none'
#> cells_over([[1, 50], [None, 70]], 40)
#> cells_over([[1, 2, 3]], 9)
#> cells_over([[0] * 26 + [5]], 4)
#> cells_over([], 0)
#> cells_over([[9], [None], [12], [-1]], -2)
# %%
from typing import List


class Solution:
    def rainCatch(self, roof: List[List[int]]) -> int:
        caught = 0
        for row in roof:
            caught += self.trapped(row)
        for col in zip(*roof):
            caught += self.trapped(col)
        return caught

    def trapped(self, line) -> int:
        total = 0
        for i in range(1, len(line) - 1):
            wall = min(max(line[:i]), max(line[i + 1:]))
            if wall > line[i]:
                total += wall - line[i]
        return total
#> Solution().rainCatch([[3, 0, 3], [0, 0, 0], [3, 0, 3]])
#> Solution().rainCatch([[1, 2], [3, 4]])
#> Solution().rainCatch([[5, 1, 2, 1, 5]])
#> Solution().rainCatch([[4], [1], [2]])
#> Solution().rainCatch([[2, 1, 2], [2, 2, 2]])
# %%
def jump_rows(rows):
    """From column k of one row land in column rows[r][k] modulo the next row's length."""
    col, trail = 0, []
    for r, row in enumerate(rows):
        if not row:
            break
        col %= len(row)
        trail.append(col)
        col = row[col]
    return trail
#> jump_rows([[2, 5], [1, 1, 7], [3, 0]])
#> jump_rows([])
#> jump_rows([[4, 4], [], [1]])
#> jump_rows([[-1], [0, 8, 9], [5, 6, 7, 8]])
#> jump_rows([[10, 0], [3, 3, 3, 3], [0, 0], [1, 2, 3]])
# %%
from collections import deque


class Solution:
    def fireSpread(self, forest):
        """Minutes until every tree reachable by the fire burns; and how many survive."""
        n, m = len(forest), len(forest[0])
        grid = [list(row) for row in forest]
        q = deque((r, c, 0) for r in range(n) for c in range(m) if grid[r][c] == 'F')
        last = 0
        while q:
            r, c, t = q.popleft()
            last = t
            for dr, dc in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                a, b = r + dr, c + dc
                if 0 <= a < n and 0 <= b < m and grid[a][b] == 'T':
                    grid[a][b] = 'F'
                    q.append((a, b, t + 1))
        return last, sum(row.count('T') for row in grid)
#> Solution().fireSpread(['FTT', '..T'])
#> Solution().fireSpread(['TT', 'TT'])
#> Solution().fireSpread(['F.T', 'T.T'])
#> Solution().fireSpread(['FTTF'])
#> Solution().fireSpread(['.'])
# %%
def triangle(n, left=1, right=1):
    rows = [[left + right]]
    for _ in range(n - 1):
        prev = rows[-1]
        row = [left]
        for a, b in zip(prev, prev[1:]):
            row.append((a + b) % 10)
        row.append(right)
        rows.append(row)
    return rows
#> triangle(4)
#> triangle(1, 3, 4)
#> triangle(5, 2, 7)
#> triangle(3, right=9)
#> triangle(6, left=4)
# %%
def pick_best(options, taken):
    for score, col in sorted(options, key=lambda o: (-o[0], o[1])):
        if col not in taken:
            return score, col
    return 0, None


def greedy_assign(skill):
    taken = []
    total = 0
    for row in skill:
        score, col = pick_best([(v, c) for c, v in enumerate(row)], taken)
        if col is None:
            break
        taken.append(col)
        total += score
    return total, taken
#> greedy_assign([[5, 9, 1], [9, 8, 2], [7, 7, 7]])
#> greedy_assign([[1], [2]])
#> greedy_assign([])
#> greedy_assign([[3, 3], [4, 4]])
#> greedy_assign([[2, 6, 6, 0], [0, 6, 5, 5]])
# %%
class Solution:
    def countRectangles(self, points):
        pts = {tuple(p) for p in points}
        ans = 0
        for x1, y1 in pts:
            for x2, y2 in pts:
                if x1 < x2 and y1 < y2 and (x1, y2) in pts and (x2, y1) in pts:
                    ans += 1
        return ans
#> Solution().countRectangles([[0, 0], [0, 1], [1, 0], [1, 1]])
#> Solution().countRectangles([[0, 0], [2, 2]])
#> Solution().countRectangles([])
#> Solution().countRectangles([[0, 0], [0, 3], [5, 0], [5, 3], [9, 0], [9, 3]])
#> Solution().countRectangles([[1, 1], [1, 1], [2, 1], [1, 4], [2, 5]])
# %%
def pair_columns(table, header):
    index = {name: i for i, name in enumerate(header)}

    def column(name):
        return [row[index[name]] for row in table]

    def spread(values):
        return max(values) - min(values)

    widest = max(header, key=lambda name: spread(column(name)))
    return widest, spread(column(widest)), sum(column(header[0]))
#> pair_columns([[1, 10, 3], [2, 30, 3]], ['id', 'cost', 'day'])
#> pair_columns([[5, 5]], ['a', 'b'])
#> pair_columns([[7, 1], [-7, 2], [0, 3]], ['x', 'y'])
#> pair_columns([], ['k'])
#> pair_columns([[1, 2, 3, 4], [4, 3, 2, 0]], ['p', 'q', 'r', 's'])
# %%
def sandpile(grid):
    n, m = len(grid), len(grid[0])
    topples = lost = 0
    work = [(r, c) for r in range(n) for c in range(m) if grid[r][c] > 3]
    while work:
        r, c = work.pop()
        if grid[r][c] < 4:
            continue
        grid[r][c] -= 4
        topples += 1
        for a, b in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
            if 0 <= a < n and 0 <= b < m:
                grid[a][b] += 1
                if grid[a][b] > 3:
                    work.append((a, b))
            else:
                lost += 1
    return topples, lost, grid
#> sandpile([[0, 4], [1, 2]])
#> sandpile([[4, 3], [0, 0]])
#> sandpile([[1, 1], [1, 1]])
#> sandpile([[0, 3, 0], [3, 4, 3], [0, 3, 0]])
#> sandpile([[7]])
# %%
from itertools import groupby


class Solution:
    def compressRows(self, picture):
        out = []
        for line, same in groupby(picture):
            code = ''.join(f'{len(list(g))}{ch}' for ch, g in groupby(line))
            times = len(list(same))
            out.append(code if times == 1 else f'{times}({code})')
        return ' '.join(out)
#> Solution().compressRows(['aab', 'aab', 'bbb'])
#> Solution().compressRows([])
#> Solution().compressRows(['xyx'])
#> Solution().compressRows(['oooo', 'o..o', 'o..o', 'oooo'])
#> Solution().compressRows(['', 'z', 'z', 'z'])
# %%
def rotate_point(p, quarter):
    x, y = p
    for _ in range(quarter % 4):
        x, y = -y, x
    return x, y


def normal_form(cells):
    """Same answer for every rotation of a small shape."""
    forms = []
    for q in range(4):
        turned = [rotate_point(c, q) for c in cells]
        mx = min(x for x, _ in turned)
        my = min(y for _, y in turned)
        forms.append(sorted((x - mx, y - my) for x, y in turned))
    return min(forms)
#> normal_form([(0, 0), (1, 0), (2, 0)])
#> normal_form([(5, 5), (5, 6), (6, 6)])
#> normal_form([(3, 9)])
#> normal_form([(0, 0), (0, 1), (0, 2), (1, 2)])
#> normal_form([(1, 1), (2, 1), (2, 2), (3, 2)])
# %%
from typing import List


class Solution:
    def harvestPlan(self, field: List[List[int]]) -> int:
        prev2 = prev1 = 0
        for row in field:
            prev2, prev1 = prev1, max(prev1, prev2 + self.bestSkip(row))
        return prev1

    def bestSkip(self, row: List[int]) -> int:
        take = skip = 0
        for v in row:
            take, skip = skip + v, max(take, skip)
        return max(take, skip)
#> Solution().harvestPlan([[1, 8, 7, 1], [9, 1, 1, 9], [4, 4, 4, 4]])
#> Solution().harvestPlan([])
#> Solution().harvestPlan([[5, 6]])
#> Solution().harvestPlan([[1, 1], [10, 2], [1, 1], [1, 7]])
#> Solution().harvestPlan([[-4, 3, 2], [3, 0, 3]])
# %%
def water_level(depths, level):
    flooded = [[int(d <= level) for d in row] for row in depths]
    return sum(map(sum, flooded))


def level_for(depths, cells):
    lo = min(map(min, depths))
    hi = max(map(max, depths))
    while lo < hi:
        mid = (lo + hi) // 2
        if water_level(depths, mid) >= cells:
            hi = mid
        else:
            lo = mid + 1
    return lo
#> level_for([[1, 5], [9, 3]], 3)
#> level_for([[4, 4], [4, 4]], 2)
#> level_for([[10, 20, 30], [40, 50, 60]], 6)
#> level_for([[-8, 0, 8]], 1)
#> level_for([[100, 7], [350, 7], [21, 2]], 4)
# %%
def crossword_slots(grid):
    slots = []
    for r, row in enumerate(grid):
        start = 0
        for c in range(len(row) + 1):
            if c == len(row) or row[c] == '#':
                if c - start >= 2:
                    slots.append((r, start, c - start))
                start = c + 1
    return slots
#> crossword_slots(['..#..', '.#...'])
#> crossword_slots(['####'])
#> crossword_slots(['.', '.'])
#> crossword_slots(['....', '#..#', '..#.'])
#> crossword_slots([])
# %%
class Solution:
    def mergeSorted(self, rows):
        while len(rows) > 1:
            rows = [self.join(rows[i], rows[i + 1] if i + 1 < len(rows) else [])
                    for i in range(0, len(rows), 2)]
        return rows[0] if rows else []

    def join(self, a, b):
        out = []
        i = j = 0
        while i < len(a) and j < len(b):
            if a[i] <= b[j]:
                out.append(a[i])
                i += 1
            else:
                out.append(b[j])
                j += 1
        return out + a[i:] + b[j:]
#> Solution().mergeSorted([[1, 4], [2, 3], [0, 9]])
#> Solution().mergeSorted([])
#> Solution().mergeSorted([[5, 6]])
#> Solution().mergeSorted([[1, 1], [1], [], [0, 2]])
#> Solution().mergeSorted([[10, 20], [5], [15, 25], [1, 30], [7]])
# %%
def mine_hints(width, height, mines):
    board = [[0] * width for _ in range(height)]
    for mx, my in mines:
        board[my][mx] = -9
        for y in range(my - 1, my + 2):
            for x in range(mx - 1, mx + 2):
                if 0 <= x < width and 0 <= y < height:
                    board[y][x] += 1
    return [''.join('*' if v < 0 else str(v) for v in row) for row in board]
#> mine_hints(3, 2, [(0, 0)])
#> mine_hints(4, 3, [(1, 1), (3, 2)])
#> mine_hints(2, 2, [])
#> mine_hints(1, 5, [(0, 2)])
#> mine_hints(3, 3, [(0, 0), (2, 0), (1, 2)])
# %%
def nearest_shop(shops, home):
    return min(range(len(shops)), key=lambda i: (dist(shops[i], home), i))


def dist(a, b):
    return abs(a[0] - b[0]) + abs(a[1] - b[1])


def customers(shops, homes):
    served = [[] for _ in shops]
    for h in homes:
        served[nearest_shop(shops, h)].append(h)
    loads = list(map(len, served))
    trip = 0
    for shop, group in zip(shops, served):
        for h in group:
            trip += dist(shop, h)
    return loads, trip
#> customers([(0, 0), (10, 0)], [(1, 1), (9, 2), (5, 0)])
#> customers([(3, 3)], [])
#> customers([(0, 0), (0, 8), (8, 0)], [(4, 4), (1, 7), (7, 1)])
#> customers([(2, 2), (2, 2)], [(0, 0)])
#> customers([], [(1, 1)])
# %%
from typing import List


class Solution:
    def robotSweep(self, floor: List[str], k: int) -> int:
        heading = 0
        dirs = [(0, 1), (1, 0), (0, -1), (-1, 0)]
        r = c = 0
        cleaned = {(0, 0)}
        for _ in range(k):
            for turn in range(4):
                dr, dc = dirs[(heading + turn) % 4]
                if self.free(floor, r + dr, c + dc):
                    heading = (heading + turn) % 4
                    r, c = r + dr, c + dc
                    cleaned.add((r, c))
                    break
            else:
                return len(cleaned)
        return len(cleaned)

    def free(self, floor, r, c):
        return 0 <= r < len(floor) and 0 <= c < len(floor[0]) and floor[r][c] != 'x'
#> Solution().robotSweep(['..', '..'], 3)
#> Solution().robotSweep(['.x', 'x.'], 5)
#> Solution().robotSweep(['...', '.x.', '...'], 7)
#> Solution().robotSweep(['....'], 10)
#> Solution().robotSweep(['..x', '.x.', '...'], 6)
# %%
def magic_gap(square):
    n = len(square)
    lines = [sum(row) for row in square]
    lines += [sum(row[j] for row in square) for j in range(n)]
    lines.append(sum(square[i][i] for i in range(n)))
    lines.append(sum(square[i][n - 1 - i] for i in range(n)))
    return max(lines) - min(lines), lines.index(max(lines))
#> magic_gap([[2, 7, 6], [9, 5, 1], [4, 3, 8]])
#> magic_gap([[1]])
#> magic_gap([[1, 2], [3, 4]])
#> magic_gap([[1, 2, 3], [4, 5, 6], [7, 8, 9]])
#> magic_gap([[5, 0], [0, 5]])
# %%
def to_layers(n):
    return [[min(i, j, n - 1 - i, n - 1 - j) for j in range(n)] for i in range(n)]


def layer_sums(grid):
    n = len(grid)
    sums = [0] * ((n + 1) // 2)
    for depth_row, row in zip(to_layers(n), grid):
        for d, v in zip(depth_row, row):
            sums[d] += v
    return sums
#> layer_sums([[1, 2], [3, 4]])
#> layer_sums([[1, 1, 1], [1, 9, 1], [1, 1, 1]])
#> layer_sums([[4]])
#> layer_sums([])
#> layer_sums([[1, 2, 3, 4], [5, 6, 7, 8], [9, 8, 7, 6], [5, 4, 3, 2]])
# %%
class Solution:
    def stackPlates(self, plates):
        """plates: (width, weight). Longest stack where both shrink strictly upwards."""
        plates = sorted(plates, reverse=True)
        best = [1] * len(plates)
        for i, (w, g) in enumerate(plates):
            for j in range(i):
                if plates[j][0] > w and plates[j][1] > g:
                    best[i] = max(best[i], best[j] + 1)
        return max(best, default=0)
#> Solution().stackPlates([[3, 3], [2, 2], [1, 1]])
#> Solution().stackPlates([[5, 1], [4, 2], [3, 3]])
#> Solution().stackPlates([])
#> Solution().stackPlates([[6, 9], [5, 7], [5, 4], [2, 6], [1, 1]])
#> Solution().stackPlates([[2, 2], [2, 2]])
# %%
def pour_columns(columns, capacity):
    moves = 0
    while True:
        full = max(range(len(columns)), key=lambda i: len(columns[i]))
        thin = min(range(len(columns)), key=lambda i: len(columns[i]))
        if len(columns[full]) - len(columns[thin]) < 2 or moves == capacity:
            return moves, columns
        columns[thin].append(columns[full].pop())
        moves += 1
#> pour_columns([[1, 2, 3, 4], [5]], 10)
#> pour_columns([[1, 2, 3, 4, 5, 6], []], 2)
#> pour_columns([[1], [2]], 5)
#> pour_columns([[], [9, 8, 7], [6, 6, 6, 6]], 9)
#> pour_columns([[4, 4, 4]], 1)
# %%
from typing import List


class Solution:
    def visibleTrees(self, forest: List[List[int]]) -> int:
        n, m = len(forest), len(forest[0])
        seen = [[False] * m for _ in range(n)]

        def scan(cells):
            tallest = -1
            for r, c in cells:
                if forest[r][c] > tallest:
                    seen[r][c] = True
                    tallest = forest[r][c]

        for r in range(n):
            scan([(r, c) for c in range(m)])
            scan([(r, c) for c in reversed(range(m))])
        for c in range(m):
            scan([(r, c) for r in range(n)])
        return sum(map(sum, seen))
#> Solution().visibleTrees([[3, 0, 3], [2, 5, 5]])
#> Solution().visibleTrees([[1]])
#> Solution().visibleTrees([[1, 1, 1, 1]])
#> Solution().visibleTrees([[9, 9, 9], [1, 0, 1], [2, 0, 3]])
#> Solution().visibleTrees([[0, 1], [2, 3], [1, 1]])
# %%
def parse_map(text):
    return [[int(ch) if ch.isdigit() else None for ch in line] for line in text.split('/')]


def known_mean(grid):
    known = [v for row in grid for v in row if v is not None]
    return round(sum(known) / len(known)) if known else 0


def patch(text):
    grid = parse_map(text)
    mean = known_mean(grid)
    lines = []
    for row in grid:
        line = ''
        for v in row:
            line += str(mean if v is None else v)
        lines.append(line)
    return '/'.join(lines)
#> patch('12?/4?6')
#> patch('??/??')
#> patch('5')
#> patch('9?9/0?0/3')
#> patch('1x/22/?8')
# %%
def gate_times(roads, n):
    """All-pairs waiting table: filled by allowing one more junction at a time."""
    INF = 999
    t = [[0 if i == j else INF for j in range(n)] for i in range(n)]
    for a, b, w in roads:
        t[a][b] = min(t[a][b], w)
    for k in range(n):
        for i in range(n):
            for j in range(n):
                if t[i][k] + t[k][j] < t[i][j]:
                    t[i][j] = t[i][k] + t[k][j]
    return t
#> gate_times([[0, 1, 4], [1, 2, 3]], 3)
#> gate_times([[0, 1, 4], [1, 0, 1], [0, 1, 2]], 2)
#> gate_times([], 1)
#> gate_times([[0, 1, 5], [1, 2, 5], [0, 2, 20], [2, 0, 1]], 3)
#> gate_times([[0, 3, 9], [0, 1, 2], [1, 2, 2], [2, 3, 2]], 4)
# %%
class Solution:
    def lightSwitches(self, grid, presses):
        for r, c in presses:
            for a, b in self.plus(r, c):
                if 0 <= a < len(grid) and 0 <= b < len(grid[a]):
                    grid[a][b] ^= 1
        on = sum(row.count(1) for row in grid)
        return on, [int(''.join(map(str, row)), 2) for row in grid]

    @staticmethod
    def plus(r, c):
        yield r, c
        for d in (-1, 1):
            yield r + d, c
            yield r, c + d
#> Solution().lightSwitches([[0, 0], [0, 0]], [(0, 0)])
#> Solution().lightSwitches([[1, 0, 1], [0, 1, 0]], [(0, 1), (1, 2)])
#> Solution().lightSwitches([[1]], [])
#> Solution().lightSwitches([[0, 0, 0, 0]], [(0, 0), (0, 1), (0, 3)])
#> Solution().lightSwitches([[1, 1], [1, 1], [1, 1]], [(1, 0), (1, 0)])
# %%
def timetable_clash(table):
    clashes = []
    for slot, row in enumerate(table):
        first = {}
        for room, teacher in enumerate(row):
            if teacher == '-':
                continue
            if teacher in first:
                clashes.append((slot, first[teacher], room))
            else:
                first[teacher] = room
    return clashes
#> timetable_clash([['ann', 'bob', 'ann'], ['-', '-', 'bob']])
#> timetable_clash([['-', '-']])
#> timetable_clash([])
#> timetable_clash([['z', 'z', 'z'], ['y', 'x', 'y']])
#> timetable_clash([['kim'], ['kim']])
# %%
from bisect import bisect_right


class Solution:
    def trainAt(self, trips, t):
        """trips: (start, end) sorted, never overlapping; index of the one running at t."""
        i = bisect_right(trips, (t, float('inf'))) - 1
        if i >= 0 and trips[i][0] <= t < trips[i][1]:
            return i
        return -1

    def delays(self, trips, arrivals):
        out = []
        for t in arrivals:
            at = self.trainAt(trips, t)
            if at == -1:
                later = [s for s, _ in trips if s >= t]
                out.append(later[0] - t if later else None)
            else:
                out.append(0)
        return out
#> Solution().delays([(2, 5), (8, 10)], [1, 3, 6, 11])
#> Solution().delays([], [4])
#> Solution().delays([(0, 1), (1, 2)], [0, 1, 2])
#> Solution().delays([(100, 200), (250, 300), (310, 400)], [250, 249, 305])
#> Solution().delays([(5, 6)], [])
# %%
def contour(grid, level):
    """Length of the border between cells at or above the level and the rest."""
    n, m = len(grid), len(grid[0])
    length = 0
    for r in range(n):
        for c in range(m):
            here = grid[r][c] >= level
            if c + 1 < m and here != (grid[r][c + 1] >= level):
                length += 1
            if r + 1 < n and here != (grid[r + 1][c] >= level):
                length += 1
    return length
#> contour([[1, 5], [5, 1]], 3)
#> contour([[0, 0, 0], [0, 9, 0], [0, 0, 0]], 4)
#> contour([[7]], 2)
#> contour([[1, 2, 3], [2, 3, 4], [3, 4, 5]], 3)
#> contour([[6, 6], [6, 6]], 6)
# %%
def fold_paper(paper):
    half = len(paper[0]) // 2
    folded = []
    for row in paper:
        left = row[:half][::-1]
        right = row[-half:] if half else []
        folded.append([a + b for a, b in zip(left, right)])
    return folded


def fold_all(paper):
    steps = [paper]
    while len(paper[0]) > 1:
        paper = fold_paper(paper)
        steps.append(paper)
    return len(steps), steps[-1]
#> fold_all([[1, 2, 3, 4], [5, 6, 7, 8]])
#> fold_all([[9]])
#> fold_all([[1, 2, 3]])
#> fold_all([[1, 1, 1, 1, 1, 1, 1, 1]])
#> fold_all([[4, -4], [0, 3], [2, 2]])
# %%
from typing import List


class Solution:
    def longestPlateau(self, land: List[List[int]]) -> int:
        rows = max((self.run(row) for row in land), default=0)
        cols = max((self.run(col) for col in zip(*land)), default=0)
        return max(rows, cols)

    def run(self, line) -> int:
        best = cur = 0
        prev = None
        for v in line:
            cur = cur + 1 if v == prev else 1
            prev = v
            if cur > best:
                best = cur
        return best
#> Solution().longestPlateau([[1, 1, 2], [2, 1, 2], [3, 1, 2]])
#> Solution().longestPlateau([])
#> Solution().longestPlateau([[4, 4, 4, 4]])
#> Solution().longestPlateau([[1, 2], [3, 4]])
#> Solution().longestPlateau([[5], [5], [6], [6], [6]])
# %%
def trade_table(buys, sells):
    table = [[s - b for s in sells] for b in buys]
    best = 0
    where = ()
    for i, line in enumerate(table):
        for j in range(i, len(line)):
            if line[j] > best:
                best, where = line[j], (i, j)
    return best, where
#> trade_table([5, 3, 8], [4, 9, 7])
#> trade_table([9, 9], [1, 2])
#> trade_table([], [])
#> trade_table([2], [10])
#> trade_table([7, 1, 5, 3], [6, 4, 3, 4])
