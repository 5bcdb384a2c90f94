# %%
def frog_pond(pads, jump):
    rows, cols = len(pads), len(pads[0])
    reach = [[False] * cols for _ in range(rows)]
    reach[0][0] = True
    for r in range(rows):
        for c in range(cols):
            if not pads[r][c]:
                continue
            if r >= 1 and reach[r - 1][c]:
                reach[r][c] = True
            elif c >= jump and reach[r][c - jump]:
                reach[r][c] = True
    return sum(map(sum, reach))
#> frog_pond([[1, 0, 1], [1, 1, 1]], 2)
#> frog_pond([[1, 1, 1, 1]], 1)
#> frog_pond([[1]], 3)
#> frog_pond([[1, 0, 1], [0, 1, 1], [1, 1, 0]], 1)
#> frog_pond([[1, 0, 0, 1], [1, 1, 0, 1], [0, 1, 1, 0]], 3)
# %%
class Solution:
    def canTile(self, row, words):
        if not row:
            return True
        for w in words:
            if row.startswith(w) and self.canTile(row[len(w):], words):
                return True
        return False

    def goodRows(self, wall, words):
        return [i for i, row in enumerate(wall) if self.canTile(row, words)]
#> Solution().goodRows(['aab', 'ba'], ['a', 'ab'])
#> Solution().goodRows(['', 'x'], ['y'])
#> Solution().goodRows(['mnmn', 'mmn', 'nm'], ['mn', 'm'])
#> Solution().goodRows([], ['q'])
#> Solution().goodRows(['abcabc', 'abca'], ['abc', 'bc', 'a'])
# %%
def tournament(matrix):
    alive = list(range(len(matrix)))
    history = []
    while len(alive) > 1:
        winners = []
        for a, b in zip(alive[::2], alive[1::2]):
            winners.append(a if matrix[a][b] >= matrix[b][a] else b)
        if len(alive) % 2:
            winners.append(alive[-1])
        history.append(winners)
        alive = winners
    return history
#> tournament([[0, 2], [3, 0]])
#> tournament([[0, 1, 1], [0, 0, 5], [2, 0, 0]])
#> tournament([[0]])
#> tournament([[0, 4, 0, 1], [1, 0, 2, 2], [3, 0, 0, 0], [1, 1, 5, 0]])
#> tournament([])
# %%
from typing import List


class Solution:
    def dominantCells(self, g: List[List[int]]) -> int:
        def beats(r, c):
            v = g[r][c]
            if r and g[r - 1][c] >= v:
                return False
            if c and g[r][c - 1] >= v:
                return False
            if r + 1 < len(g) and g[r + 1][c] >= v:
                return False
            return c + 1 == len(g[r]) or g[r][c + 1] < v

        return sum(beats(r, c) for r in range(len(g)) for c in range(len(g[0])))
#> Solution().dominantCells([[1, 2], [4, 3]])
#> Solution().dominantCells([[5, 1, 5], [1, 5, 1]])
#> Solution().dominantCells([[2, 2], [2, 2]])
#> Solution().dominantCells([[0]])
#> Solution().dominantCells([[9, 8, 9, 8]])
# %%
def column_widths(rows):
    widths = []
    for row in rows:
        for i, cell in enumerate(row):
            if i == len(widths):
                widths.append(0)
            widths[i] = max(widths[i], len(cell))
    return widths


def render(rows, sep='|'):
    widths = column_widths(rows)
    out = []
    for row in rows:
        cells = [cell.rjust(w) if cell.isdigit() else cell.ljust(w) for cell, w in zip(row, widths)]
        out.append(sep.join(cells))
    return out
#> render([['name', 'n'], ['al', '10'], ['bo', '7']])
#> render([])
#> render([['a'], ['bbb', 'c']], sep=' ')
#> render([['1', '22'], ['333', '4']])
#> render([['x', '', 'yy'], ['', '5', 'z']], '/')
# %%
def crates(stacks, moves):
    stacks = [list(s) for s in stacks]
    for count, src, dst in moves:
        lifted = stacks[src][-count:]
        del stacks[src][-count:]
        stacks[dst].extend(reversed(lifted) if count > 2 else lifted)
    return [''.join(s) for s in stacks]
#> crates(['abc', 'd'], [(2, 0, 1)])
#> crates(['abcd', ''], [(3, 0, 1), (1, 1, 0)])
#> crates(['x'], [])
#> crates(['pq', 'rs', 't'], [(1, 2, 0), (3, 0, 2), (2, 1, 0)])
#> crates(['', 'zyx'], [(1, 0, 1), (5, 1, 0)])
# %%
class Solution:
    def islandPerimeters(self, land):
        n, m = len(land), len(land[0])
        label = [[0] * m for _ in range(n)]
        edges = [0]
        for r in range(n):
            for c in range(m):
                if land[r][c] == '1' and not label[r][c]:
                    edges.append(self.trace(land, label, r, c, len(edges)))
        return edges[1:]

    def trace(self, land, label, r, c, k):
        stack = [(r, c)]
        label[r][c] = k
        total = 0
        while stack:
            y, x = stack.pop()
            for a, b in ((y, x + 1), (y + 1, x), (y, x - 1), (y - 1, x)):
                if not (0 <= a < len(land) and 0 <= b < len(land[0])) or land[a][b] == '0':
                    total += 1
                elif not label[a][b]:
                    label[a][b] = k
                    stack.append((a, b))
        return total
#> Solution().islandPerimeters(['110', '001'])
#> Solution().islandPerimeters(['00'])
#> Solution().islandPerimeters(['11', '11'])
#> Solution().islandPerimeters(['101', '111'])
#> Solution().islandPerimeters(['1', '0', '1'])
# %%
def pixel_fill(canvas, commands):
    for name, *args in commands:
        if name == 'row':
            i, ch = args
            canvas[i] = ch * len(canvas[i])
        elif name == 'dot':
            i, j, ch = args
            canvas[i] = canvas[i][:j] + ch + canvas[i][j + 1:]
        elif name == 'flip':
            canvas = canvas[::-1]
        else:
            raise ValueError(name)
    return canvas
#> pixel_fill(['...', '...'], [('row', 0, 'x'), ('flip',)])
#> pixel_fill(['ab', 'cd'], [('dot', 1, 0, '#'), ('dot', 0, 1, '#')])
#> pixel_fill(['..'], [])
#> pixel_fill(['....', '....', '....'], [('row', 1, '-'), ('dot', 2, 3, 'o'), ('flip',), ('dot', 0, 0, '+')])
#> pixel_fill(['..'], [('spin', 3)])
# %%
def paths_with_tax(grid):
    """Cheapest way right/down, paying 1 extra on every turn."""
    n, m = len(grid), len(grid[0])
    INF = 10 ** 6
    down = [[INF] * m for _ in range(n)]
    right = [[INF] * m for _ in range(n)]
    down[0][0] = right[0][0] = grid[0][0]
    for i in range(n):
        for j in range(m):
            if i:
                down[i][j] = grid[i][j] + min(down[i - 1][j], right[i - 1][j] + 1)
            if j:
                right[i][j] = grid[i][j] + min(right[i][j - 1], down[i][j - 1] + 1)
    return min(down[-1][-1], right[-1][-1])
#> paths_with_tax([[1, 1], [5, 1]])
#> paths_with_tax([[4]])
#> paths_with_tax([[1, 9, 9], [1, 1, 9], [9, 1, 1]])
#> paths_with_tax([[0, 0, 0, 0]])
#> paths_with_tax([[2, 1, 3], [0, 7, 0]])
# %%
from typing import List


class Solution:
    def roomsNeeded(self, meetings: List[List[int]]) -> int:
        events = []
        for s, e in meetings:
            events.append((s, 1))
            events.append((e, -1))
        events.sort()
        now = peak = 0
        for _, d in events:
            now += d
            peak = max(peak, now)
        return peak

    def savedByTrimming(self, meetings: List[List[int]], cut: int) -> int:
        shorter = [[s, max(s, e - cut)] for s, e in meetings]
        return self.roomsNeeded(meetings) - self.roomsNeeded(shorter)
#> Solution().savedByTrimming([[1, 5], [4, 8], [7, 9]], 1)
#> Solution().savedByTrimming([[1, 5], [2, 6], [3, 7]], 2)
#> Solution().savedByTrimming([], 3)
#> Solution().savedByTrimming([[0, 10], [1, 9], [2, 8], [9, 12]], 7)
#> Solution().savedByTrimming([[3, 4]], 0)
# %%
def hop_board(board, start, hops):
    r, c = start
    score = 0
    for dr, dc in hops:
        r = (r + dr) % len(board)
        c = (c + dc) % len(board[0])
        cell = board[r][c]
        if cell == 'x':
            score = 0
        elif cell.isdigit():
            score += int(cell)
    return score, (r, c)
#> hop_board(['1x', '23'], (0, 0), [(1, 0), (0, 1)])
#> hop_board(['1x', '23'], (1, 1), [(-1, 0), (0, -1), (5, 7)])
#> hop_board(['9'], (0, 0), [(4, -4), (1, 1)])
#> hop_board(['..5', 'x.8'], (0, 2), [])
#> hop_board(['1.2', '.x.', '3.4'], (0, 0), [(2, 2), (0, 1), (-1, 1), (1, -1)])
# %%
class Solution:
    def knapsackTable(self, items, cap):
        dp = [[0] * (cap + 1)]
        for w, v in items:
            prev = dp[-1]
            row = prev[:]
            for k in range(w, cap + 1):
                row[k] = max(row[k], prev[k - w] + v)
            dp.append(row)
        return dp

    def chosen(self, items, cap):
        dp = self.knapsackTable(items, cap)
        picks = []
        for i in range(len(items), 0, -1):
            if dp[i][cap] != dp[i - 1][cap]:
                picks.append(i - 1)
                cap -= items[i - 1][0]
        return picks[::-1]
#> Solution().chosen([(2, 3), (3, 4), (4, 8)], 6)
#> Solution().chosen([(5, 10)], 4)
#> Solution().chosen([], 3)
#> Solution().chosen([(1, 1), (1, 1), (2, 3)], 3)
#> Solution().chosen([(3, 7), (2, 4), (2, 4), (1, 1)], 5)
# %%
def xor_columns(mat):
    acc = [0] * len(mat[0])
    for row in mat:
        acc = [a ^ b for a, b in zip(acc, row)]
    return acc


def repair_cell(mat):
    """Row and column parity must be zero; find the one broken bit."""
    bad_cols = [j for j, v in enumerate(xor_columns(mat)) if v]
    bad_rows = [i for i, row in enumerate(mat) if sum(row) % 2]
    if len(bad_cols) == len(bad_rows) == 1:
        i, j = bad_rows[0], bad_cols[0]
        mat[i][j] ^= 1
        return mat
    if not bad_cols and not bad_rows:
        return 'ok'
    return 'lost'
#> repair_cell([[1, 1], [0, 1]])
#> repair_cell([[1, 1], [1, 1]])
#> repair_cell([[1, 0, 1], [0, 0, 0], [1, 0, 0]])
#> repair_cell([[1, 0], [0, 1]])
#> repair_cell([[0, 1, 1, 0], [1, 1, 0, 1]])
# %%
def stroll(height):
    """Always step to the lowest neighbour that is lower than here; stop at a basin."""
    n, m = len(height), len(height[0])

    def lower(r, c):
        options = []
        for a, b in ((r - 1, c), (r, c - 1), (r, c + 1), (r + 1, c)):
            if 0 <= a < n and 0 <= b < m and height[a][b] < height[r][c]:
                options.append((height[a][b], a, b))
        return min(options)[1:] if options else None

    at = (0, 0)
    trip = [at]
    while (nxt := lower(*at)) is not None:
        at = nxt
        trip.append(at)
    return trip
#> stroll([[5, 4], [3, 6]])
#> stroll([[1, 2], [3, 4]])
#> stroll([[9, 8, 3], [9, 7, 2], [5, 6, 1]])
#> stroll([[0]])
#> stroll([[6, 5, 4, 5, 0]])
# %%
from typing import List


class Solution:
    def tornTickets(self, pieces: List[List[int]]) -> List[int]:
        follow = {a: b for a, b in pieces}
        targets = [b for _, b in pieces]
        starts = [a for a in follow if a not in targets]
        if len(starts) != 1:
            return []
        route = [starts[0]]
        while route[-1] in follow:
            route.append(follow[route[-1]])
        return route
#> Solution().tornTickets([[3, 4], [1, 2], [2, 3]])
#> Solution().tornTickets([[1, 2], [2, 1]])
#> Solution().tornTickets([])
#> Solution().tornTickets([[10, 20], [30, 40]])
#> Solution().tornTickets([[7, -1], [5, 9], [9, 7]])
# %%
def checkers(n, pieces):
    board = [['.'] * n for _ in range(n)]
    for name, r, c in pieces:
        if (r + c) % 2:
            board[r][c] = name
    attacks = 0
    for r in range(n):
        for c in range(n):
            if board[r][c] != 'w':
                continue
            for dc in (-1, 1):
                if r >= 2 and 0 <= c + 2 * dc < n:
                    attacks += board[r - 1][c + dc] == 'b' and board[r - 2][c + 2 * dc] == '.'
    return attacks
#> checkers(4, [('w', 3, 0), ('b', 2, 1)])
#> checkers(4, [('w', 3, 2), ('b', 2, 1), ('b', 2, 3)])
#> checkers(3, [])
#> checkers(5, [('w', 4, 1), ('b', 3, 0), ('b', 3, 2), ('b', 2, 3)])
#> checkers(5, [('w', 4, 1), ('w', 2, 3), ('b', 3, 2), ('b', 1, 2)])
# %%
def stretch(rows, times):
    return [[v for v in row for _ in range(times)] for row in rows for _ in range(times)]


def overlay(base, top, r0, c0):
    out = [row[:] for row in base]
    for r, row in enumerate(top):
        for c, v in enumerate(row):
            if v and r + r0 < len(out) and c + c0 < len(out[0]):
                out[r + r0][c + c0] = v
    return out


def poster(base, sticker, times, at):
    return overlay(base, stretch(sticker, times), *at)
#> poster([[0, 0, 0], [0, 0, 0]], [[1]], 2, (0, 1))
#> poster([[1, 1], [1, 1]], [[0, 5]], 1, (1, 0))
#> poster([[7]], [[2]], 3, (0, 0))
#> poster([[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]], [[4, 0], [0, 6]], 2, (0, 1))
#> poster([[3, 3]], [[9]], 2, (5, 5))
# %%
class Solution:
    def rowFromFormula(self, cells):
        values = {}

        def value(name):
            if name not in values:
                spec = cells[name]
                if isinstance(spec, int):
                    values[name] = spec
                else:
                    op, a, b = spec
                    x, y = value(a), value(b)
                    values[name] = x + y if op == '+' else x * y if op == '*' else x - y
            return values[name]

        return [value(k) for k in cells]
#> Solution().rowFromFormula({'A1': 2, 'A2': 3, 'A3': ('+', 'A1', 'A2')})
#> Solution().rowFromFormula({'A1': ('*', 'B1', 'B1'), 'B1': ('-', 'C1', 'D1'), 'C1': 10, 'D1': 4})
#> Solution().rowFromFormula({})
#> Solution().rowFromFormula({'X': ('+', 'Y', 'Z'), 'Y': 1})
#> Solution().rowFromFormula({'P': 7, 'Q': ('-', 'P', 'P'), 'R': ('*', 'Q', 'P')})
# %%
def snow_depth(shape, storms):
    depth = [0] * shape
    for left, right, amount in storms:
        for i in range(left, right):
            depth[i] += amount
        depth = [d - 1 if d > 5 else d for d in depth]
    drift = max(depth) - min(depth)
    return depth, drift
#> snow_depth(4, [(0, 2, 3), (1, 4, 4)])
#> snow_depth(3, [])
#> snow_depth(5, [(0, 5, 6), (0, 5, 6)])
#> snow_depth(2, [(0, 0, 9)])
#> snow_depth(6, [(2, 4, 10), (3, 6, 1), (0, 1, 2)])
# %%
from collections import defaultdict


def group_by_slope(points):
    ox, oy = points[0]
    groups = defaultdict(list)
    for x, y in points[1:]:
        dx, dy = x - ox, y - oy
        if dx == 0 and dy == 0:
            key = 'same'
        elif dx == 0:
            key = 'up' if dy > 0 else 'down'
        else:
            key = 'rise' if dx * dy > 0 else 'fall' if dx * dy < 0 else 'flat'
        groups[key].append((x, y))
    return {k: len(v) for k, v in sorted(groups.items())}
#> group_by_slope([(0, 0), (1, 1), (2, -1), (0, 4)])
#> group_by_slope([(3, 3)])
#> group_by_slope([(1, 1), (1, 1), (5, 1), (-2, 1)])
#> group_by_slope([(2, 5), (1, 4), (0, 3), (2, 0), (9, 9), (9, 0)])
#> group_by_slope([(0, 0), (-1, 1), (-1, -1)])
# %%
from typing import List


class Solution:
    def bestWindow(self, photo: List[List[int]], h: int, w: int) -> List[int]:
        def brightness(r, c):
            return sum(sum(photo[i][c:c + w]) for i in range(r, r + h))

        best, spot = -1, [-1, -1]
        for r in range(len(photo) - h + 1):
            for c in range(len(photo[0]) - w + 1):
                b = brightness(r, c)
                if b > best:
                    best, spot = b, [r, c]
        return spot + [best]
#> Solution().bestWindow([[1, 2, 3], [4, 5, 6]], 1, 2)
#> Solution().bestWindow([[1, 2, 3], [4, 5, 6]], 2, 2)
#> Solution().bestWindow([[8]], 2, 2)
#> Solution().bestWindow([[0, 0, 9], [0, 0, 0], [9, 0, 0]], 2, 1)
#> Solution().bestWindow([[3, 3], [3, 3]], 1, 1)
# %%
def hex_neighbours(q, r):
    return [(q + 1, r), (q - 1, r), (q, r + 1), (q, r - 1), (q + 1, r - 1), (q - 1, r + 1)]


def walk_tiles(path):
    flips = {'e': (1, 0), 'w': (-1, 0), 'a': (0, 1), 'z': (0, -1)}
    q = r = 0
    for ch in path:
        dq, dr = flips[ch]
        q += dq
        r += dr
    return q, r


def black_tiles(paths):
    black = set()
    for p in paths:
        black ^= {walk_tiles(p)}
    touching = sum(1 for t in black for nb in hex_neighbours(*t) if nb in black)
    return len(black), touching // 2
#> black_tiles(['e', 'ee', 'w'])
#> black_tiles(['aa', 'aa'])
#> black_tiles([])
#> black_tiles(['ez', '', 'aw', 'e'])
#> black_tiles(['zzz', 'eza', 'az'])
# %%
def sorted_insert_2d(rows, value):
    """Rows are sorted and each row starts after the last ends; rows hold at most three."""
    i = 0
    while i + 1 < len(rows) and rows[i + 1][0] <= value:
        i += 1
    row = rows[i]
    j = 0
    while j < len(row) and row[j] < value:
        j += 1
    row.insert(j, value)
    if len(row) > 3:
        rows[i:i + 1] = [row[:2], row[2:]]
    return rows
#> sorted_insert_2d([[1, 3], [7, 9]], 4)
#> sorted_insert_2d([[1, 3, 5], [7, 9]], 4)
#> sorted_insert_2d([[10, 20]], 5)
#> sorted_insert_2d([[1], [2], [3, 4, 6]], 99)
#> sorted_insert_2d([[2, 4, 6], [8, 10, 12], [14, 16]], 8)
# %%
class Solution:
    def scoreDarts(self, throws, rings):
        total = 0
        for x, y in throws:
            total += self.ringValue(x * x + y * y, rings)
        return total

    def ringValue(self, d2, rings):
        for radius, value in rings:
            if d2 <= radius ** 2:
                return value
        return 0
#> Solution().scoreDarts([(0, 0), (3, 4)], [(1, 50), (5, 20)])
#> Solution().scoreDarts([(9, 9)], [(2, 10)])
#> Solution().scoreDarts([], [(1, 1)])
#> Solution().scoreDarts([(-2, 1), (1, -1), (6, 0), (0, -8)], [(2, 30), (4, 15), (7, 5)])
#> Solution().scoreDarts([(1, 0), (0, 1), (1, 1)], [(1, 100), (2, 60)])
# %%
def transpose_ragged(rows):
    result = []
    for row in rows:
        for j, v in enumerate(row):
            while j >= len(result):
                result.append([])
            result[j].append(v)
    return result


def stable_shape(rows):
    count = 0
    while True:
        again = transpose_ragged(transpose_ragged(rows))
        if again == rows:
            return count, rows
        rows = again
        count += 1
#> stable_shape([[1, 2], [3]])
#> stable_shape([[1], [2, 3]])
#> stable_shape([])
#> stable_shape([[5], [6, 7, 8], [9]])
#> stable_shape([[], [4, 4]])
# %%
def garden_beds(grid, water):
    thirsty = []
    for r, row in enumerate(grid):
        need = 0
        for c, plant in enumerate(row):
            match plant:
                case 'rose':
                    need += 3
                case 'fern' | 'moss':
                    need += 5
                case '':
                    continue
                case _:
                    need += 1
        if need > water:
            thirsty.append((r, need - water))
        water = max(water - need, 0)
    return thirsty, water
#> garden_beds([['rose', 'fern'], ['moss', '']], 10)
#> garden_beds([['', '']], 2)
#> garden_beds([], 7)
#> garden_beds([['oak', 'oak'], ['rose'], ['fern', 'rose']], 6)
#> garden_beds([['moss', 'fern', 'moss'], ['ivy']], 0)
# %%
from typing import List


class Solution:
    def swapRegions(self, grid: List[List[int]], size: int) -> List[List[int]]:
        for i in range(size):
            for j in range(size):
                a, b = len(grid) - size + i, len(grid[0]) - size + j
                grid[i][j], grid[a][b] = grid[a][b], grid[i][j]
        return grid
#> Solution().swapRegions([[1, 2], [3, 4]], 1)
#> Solution().swapRegions([[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 16]], 2)
#> Solution().swapRegions([[1, 2, 3], [4, 5, 6], [7, 8, 9]], 2)
#> Solution().swapRegions([[0]], 0)
#> Solution().swapRegions([[1, 2, 3], [4, 5, 6]], 2)
# %%
def edge_votes(votes):
    """Majority of each 2x2 window, shrinking the board until one row or column is left."""
    board = votes
    while len(board) > 1 and len(board[0]) > 1:
        board = [
            [1 if a + b + c + d > 2 else 0
             for a, b, c, d in zip(up, up[1:], lo, lo[1:])]
            for up, lo in zip(board, board[1:])
        ]
    return board
#> edge_votes([[1, 1], [1, 0]])
#> edge_votes([[1, 0, 1], [1, 1, 1], [0, 1, 1]])
#> edge_votes([[0, 1, 0]])
#> edge_votes([[1, 1, 1, 0], [1, 1, 1, 1], [1, 1, 1, 1]])
#> edge_votes([[1, 1, 0], [0, 0, 1]])
# %%
def bus_queue(stops, seats):
    onboard = []
    left_behind = 0
    log = []
    for stop, waiting in enumerate(stops):
        onboard = [goal for goal in onboard if goal != stop]
        for goal in waiting:
            if len(onboard) < seats:
                onboard.append(goal)
            else:
                left_behind += 1
        log.append(len(onboard))
    return log, left_behind
#> bus_queue([[1, 2, 2], [2, 3], [], [4]], 3)
#> bus_queue([], 5)
#> bus_queue([[9, 9, 9]], 2)
#> bus_queue([[1], [2], [3], [4]], 1)
#> bus_queue([[2, 3], [2, 3, 3], [3, 3], []], 4)
# %%
class Solution:
    def bombChain(self, bombs, first):
        """bombs: (x, y, reach). Order in which they go off."""
        order = [first]
        waiting = [i for i in range(len(bombs)) if i != first]
        head = 0
        while head < len(order):
            x, y, reach = bombs[order[head]]
            head += 1
            near = [i for i in waiting
                    if max(abs(bombs[i][0] - x), abs(bombs[i][1] - y)) <= reach]
            order += near
            waiting = [i for i in waiting if i not in near]
        return order
#> Solution().bombChain([(0, 0, 2), (1, 2, 1), (2, 3, 0), (9, 9, 9)], 0)
#> Solution().bombChain([(5, 5, 0)], 0)
#> Solution().bombChain([(0, 0, 1), (4, 4, 9), (8, 8, 1)], 1)
#> Solution().bombChain([(0, 0, 3), (3, 3, 3), (6, 6, 3), (9, 9, 3)], 3)
#> Solution().bombChain([(0, 0, 1), (2, 0, 1), (1, 1, 1)], 2)
# %%
def lcs_shade(a, b):
    table = [[0] * (len(b) + 1) for _ in range(len(a) + 1)]
    for i, x in enumerate(a):
        for j, y in enumerate(b):
            if abs(x - y) <= 1:
                table[i + 1][j + 1] = table[i][j] + 1
            else:
                table[i + 1][j + 1] = max(table[i][j + 1], table[i + 1][j])
    return table[-1][-1], table[-1]
#> lcs_shade([1, 5, 9], [2, 8, 4])
#> lcs_shade([], [1, 2])
#> lcs_shade([3, 3, 3], [4, 2])
#> lcs_shade([10, 20, 30, 40], [40, 30, 20, 10])
#> lcs_shade([1, 2, 3, 4], [2, 3, 4, 5])
# %%
def touches(a, b):
    return a[0] <= b[1] and b[0] <= a[1]


def hull(a, b):
    return (min(a[0], b[0]), max(a[1], b[1]))


def absorb(spans, newcomer):
    kept = []
    eaten = 0
    for s in spans:
        if touches(s, newcomer):
            newcomer = hull(s, newcomer)
            eaten += 1
        else:
            kept.append(s)
    kept.append(newcomer)
    return sorted(kept), eaten
#> absorb([(1, 3), (6, 9)], (2, 5))
#> absorb([(1, 3), (6, 9)], (3, 6))
#> absorb([], (0, 0))
#> absorb([(10, 12), (1, 2), (4, 5)], (7, 8))
#> absorb([(0, 4), (5, 8), (9, 9)], (-1, 20))
# %%
from typing import List


class Solution:
    def numberSpiral(self, words: List[str], size: int) -> List[str]:
        cells = [[' '] * size for _ in range(size)]
        text = iter(''.join(words))
        top, left, bottom, right = 0, 0, size - 1, size - 1
        while top <= bottom and left <= right:
            ring = [(top, c) for c in range(left, right + 1)]
            ring += [(r, right) for r in range(top + 1, bottom + 1)]
            if top < bottom:
                ring += [(bottom, c) for c in range(right - 1, left - 1, -1)]
            if left < right:
                ring += [(r, left) for r in range(bottom - 1, top, -1)]
            for r, c in ring:
                cells[r][c] = next(text, '.')
            top, left, bottom, right = top + 1, left + 1, bottom - 1, right - 1
        return [''.join(row) for row in cells]
#> Solution().numberSpiral(['spi', 'ral'], 3)
#> Solution().numberSpiral(['abcdefghijklmnop'], 4)
#> Solution().numberSpiral([], 2)
#> Solution().numberSpiral(['q'], 1)
#> Solution().numberSpiral(['too ', 'long ', 'for it'], 3)
# %%
def shelf_swap(shelves):
    swaps = []
    for i in range(len(shelves) - 1):
        for j in range(min(len(shelves[i]), len(shelves[i + 1]))):
            upper, lower = shelves[i][j], shelves[i + 1][j]
            if lower < upper:
                shelves[i][j], shelves[i + 1][j] = lower, upper
                swaps.append((i, j))
    return swaps, shelves[-1]
#> shelf_swap([[3, 1], [2, 2], [1, 0]])
#> shelf_swap([[1], [2], [3]])
#> shelf_swap([['b', 'd'], ['a', 'c', 'e']])
#> shelf_swap([[], [4, 5]])
#> shelf_swap([[9, 8, 7], [6, 5], [4, 3, 2, 1]])
# %%
def mountains(grid):
    def rising(line):
        return all(a < b for a, b in zip(line, line[1:]))

    def peak(line):
        top = line.index(max(line))
        return rising(line[:top + 1]) and rising(line[top:][::-1])

    names = []
    for i, row in enumerate(grid):
        if rising(row):
            names.append(f'{i}:slope')
        elif peak(row):
            names.append(f'{i}:peak')
    return names
#> mountains([[1, 3, 2], [1, 2, 3], [2, 1, 2]])
#> mountains([[5, 5]])
#> mountains([[7], [3, 1]])
#> mountains([[1, 4, 6, 5, 2], [9, 4, 6, 5, 2], [0, 0, 1]])
#> mountains([])
# %%
class Solution:
    def fillOrders(self, stock, orders):
        filled = []
        for shape, count in orders:
            cells = [(r, c) for r, row in enumerate(stock)
                     for c, (kind, left) in enumerate(row) if kind == shape and left > 0]
            got = 0
            for r, c in cells:
                kind, left = stock[r][c]
                take = min(left, count - got)
                stock[r][c] = (kind, left - take)
                got += take
                if got == count:
                    break
            filled.append(got)
        return filled
#> Solution().fillOrders([[('nut', 3), ('bolt', 2)], [('nut', 4), ('pin', 1)]], [('nut', 5), ('nut', 5)])
#> Solution().fillOrders([[('pin', 1)]], [('bolt', 2)])
#> Solution().fillOrders([], [('nut', 1)])
#> Solution().fillOrders([[('a', 2), ('a', 2), ('a', 2)]], [('a', 3), ('a', 1), ('a', 9)])
#> Solution().fillOrders([[('x', 5)], [('y', 0)]], [])
# %%
def odd_one_out(rows):
    """Index of the row whose multiset of values differs from the others, -1 if there is none."""
    keys = [tuple(sorted(r)) for r in rows]
    for i, k in enumerate(keys):
        if keys.count(k) == 1 and len(keys) > 2:
            return i
    return -1
#> odd_one_out([[1, 2], [2, 1], [1, 1]])
#> odd_one_out([[1, 2], [2, 1], [1, 2]])
#> odd_one_out([[4], [5]])
#> odd_one_out([[7, 7, 8], [8, 7, 7], [7, 8, 8], [7, 7, 8]])
#> odd_one_out([[3], [], []])
# %%
from functools import cache


def nim_columns(heights):
    """Take the top of one column or one from every column; can the mover take the last?"""
    @cache
    def wins(state):
        state = tuple(sorted(h for h in state if h))
        if not state:
            return False
        if not wins(tuple(h - 1 for h in state)):
            return True
        for i in range(len(state)):
            if not wins(state[:i] + (state[i] - 1,) + state[i + 1:]):
                return True
        return False

    return wins(tuple(heights))
#> nim_columns([1, 1])
#> nim_columns([2])
#> nim_columns([])
#> nim_columns([1, 2])
#> nim_columns([2, 2])
# %%
def paint_by_number(clues, width):
    rows = []
    for clue in clues:
        need = sum(clue) + len(clue) - 1
        if need > width:
            return None
        line = '.'.join('#' * k for k in clue)
        rows.append(line + '.' * (width - need))
    slack = [width - len(row.rstrip('.')) for row in rows]
    return rows, slack
#> paint_by_number([[1, 2], [3]], 5)
#> paint_by_number([[4, 4]], 6)
#> paint_by_number([], 3)
#> paint_by_number([[1, 1, 1], [5], [2, 1]], 5)
#> paint_by_number([[2], [6]], 7)
# %%
from typing import List


class Solution:
    def coolestRoom(self, temps: List[List[int]]) -> int:
        spread = 10 ** 9
        who = -1
        for room, readings in enumerate(temps):
            if len(readings) < 2:
                continue
            worst = self.jitter(readings)
            if worst < spread or worst == spread and self.mean(readings) < self.mean(temps[who]):
                spread, who = worst, room
        return who

    def jitter(self, xs):
        return max(abs(b - a) for a, b in zip(xs, xs[1:]))

    def mean(self, xs):
        return sum(xs) / len(xs)
#> Solution().coolestRoom([[20, 22, 21], [19, 19, 25], [18, 20, 19]])
#> Solution().coolestRoom([[5], []])
#> Solution().coolestRoom([[30, 30], [29, 29], [31, 31]])
#> Solution().coolestRoom([[-5, 5], [0, 9], [3]])
#> Solution().coolestRoom([[1, 2, 3, 4, 5]])
