# %%
from typing import List


class Solution:
    def puddleSizes(self, yard: List[str]) -> List[int]:
        rows, cols = len(yard), len(yard[0])
        seen = set()

        def soak(r, c):
            if not (0 <= r < rows and 0 <= c < cols):
                return 0
            if yard[r][c] != '~' or (r, c) in seen:
                return 0
            seen.add((r, c))
            return 1 + soak(r + 1, c) + soak(r - 1, c) + soak(r, c + 1) + soak(r, c - 1)

        sizes = []
        for r in range(rows):
            for c in range(cols):
                size = soak(r, c)
                if size:
                    sizes.append(size)
        return sorted(sizes, reverse=True)
#> Solution().puddleSizes(['~.~', '~..'])
#> Solution().puddleSizes(['...'])
#> Solution().puddleSizes(['~~', '~~'])
#> Solution().puddleSizes(['~.~', '.~.', '~.~'])
#> Solution().puddleSizes(['.~~.', '~..~'])
# %%
def seat_swap_gain(plan):
    best = (0, None)
    for i in range(len(plan)):
        for j in range(i + 1, len(plan)):
            gain = plan[i][1] * j + plan[j][1] * i - plan[i][1] * i - plan[j][1] * j
            if gain > best[0]:
                best = (gain, plan[i][0] + plan[j][0])
    return best
#> seat_swap_gain([['a', 5], ['b', 2], ['c', 9]])
#> seat_swap_gain([['x', 1], ['y', 2]])
#> seat_swap_gain([])
#> seat_swap_gain([['p', 7], ['q', 7], ['r', 3], ['s', 4]])
#> seat_swap_gain([['m', 10], ['n', -2], ['o', 0]])
# %%
def turn(tile):
    return [list(row) for row in zip(*tile[::-1])]


def fits(tile, slot):
    for a, b in zip(tile, slot):
        for x, y in zip(a, b):
            if x and y:
                return False
    return True


def turns_to_fit(tile, slot):
    for k in range(4):
        if fits(tile, slot):
            return k
        tile = turn(tile)
    return -1
#> turns_to_fit([[1, 1], [0, 0]], [[0, 0], [1, 1]])
#> turns_to_fit([[1, 1], [0, 0]], [[1, 0], [1, 0]])
#> turns_to_fit([[1, 0], [1, 0]], [[1, 0], [0, 1]])
#> turns_to_fit([[1, 0, 0], [1, 0, 0], [1, 1, 0]], [[0, 0, 1], [1, 0, 1], [1, 1, 1]])
#> turns_to_fit([[0]], [[1]])
# %%
from typing import List


class Solution:
    def cheapestDescent(self, slope: List[List[int]], drift: int) -> int:
        dp = slope[0][:]
        for row in slope[1:]:
            nxt = []
            for c, v in enumerate(row):
                lo = max(0, c - drift)
                hi = min(len(row), c + drift + 1)
                nxt.append(v + min(dp[lo:hi]))
            dp = nxt
        return min(dp)
#> Solution().cheapestDescent([[3, 1, 4], [1, 5, 9], [2, 6, 5]], 1)
#> Solution().cheapestDescent([[3, 1, 4], [1, 5, 9], [2, 6, 5]], 0)
#> Solution().cheapestDescent([[7]], 3)
#> Solution().cheapestDescent([[1, 9, 9, 9], [9, 9, 9, 1], [1, 9, 9, 9]], 3)
#> Solution().cheapestDescent([[-2, 4], [5, -8], [0, 0], [6, -1]], 1)
# %%
def shadow_rows(heights):
    """Which towers in each row are hidden from somebody standing on the left."""
    report = []
    for row in heights:
        tallest = 0
        line = ''
        for h in row:
            line += '#' if h <= tallest else '.'
            tallest = max(tallest, h)
        report.append(line)
    return report
#> shadow_rows([[1, 2, 3], [3, 2, 1]])
#> shadow_rows([[5, 5, 6, 2, 7]])
#> shadow_rows([])
#> shadow_rows([[0, 1], [1, 0], [4]])
#> shadow_rows([[2, 9, 4, 9, 10], [], [8, 1]])
# %%
class Solution:
    def outerRing(self, grid):
        if len(grid) == 1:
            return list(grid[0])
        top = list(grid[0])
        right = [row[-1] for row in grid[1:-1]]
        bottom = grid[-1][::-1]
        left = []
        if len(grid[0]) > 1:
            left = [row[0] for row in grid[-2:0:-1]]
        return top + right + bottom + left

    def shiftedRing(self, grid, k):
        ring = self.outerRing(grid)
        k %= len(ring)
        return ring[-k:] + ring[:-k]
#> Solution().shiftedRing([[1, 2, 3], [4, 5, 6], [7, 8, 9]], 1)
#> Solution().shiftedRing([[1, 2], [3, 4]], 6)
#> Solution().shiftedRing([[8, 6, 4]], 2)
#> Solution().shiftedRing([[1, 2], [3, 4], [5, 6], [7, 8]], -3)
#> Solution().shiftedRing([[0, 1, 2, 3], [9, 8, 7, 6]], 0)
# %%
def merge_shifts(shifts, slack):
    shifts = sorted(shifts)
    out = []
    for start, end in shifts:
        if out and start - out[-1][1] <= slack:
            out[-1][1] = max(out[-1][1], end)
        else:
            out.append([start, end])
    return out


def longest_watch(shifts, slack=0):
    merged = merge_shifts(shifts, slack)
    if not merged:
        return None
    return max(merged, key=lambda s: (s[1] - s[0], -s[0]))
#> longest_watch([[1, 4], [5, 7], [9, 12]])
#> longest_watch([[1, 4], [5, 7], [9, 12]], 1)
#> longest_watch([])
#> longest_watch([[20, 30], [0, 10], [10, 12]], slack=3)
#> longest_watch([[3, 8], [2, 4], [15, 16]], 10)
# %%
from collections import deque


def steps_to_exit(maze, start):
    h, w = len(maze), len(maze[0])
    q = deque([(start[0], start[1], 0)])
    visited = {tuple(start)}
    while q:
        y, x, d = q.popleft()
        if y in (0, h - 1) or x in (0, w - 1):
            return d
        for dy, dx in ((0, 1), (1, 0), (0, -1), (-1, 0)):
            ny, nx = y + dy, x + dx
            if maze[ny][nx] == ' ' and (ny, nx) not in visited:
                visited.add((ny, nx))
                q.append((ny, nx, d + 1))
    return -1
#> steps_to_exit(['###', '#  ', '###'], [1, 1])
#> steps_to_exit(['#####', '#   #', '### #', '### #'], [1, 1])
#> steps_to_exit(['###', '# #', '###'], [1, 1])
#> steps_to_exit(['  '], [0, 0])
#> steps_to_exit(['#### #', '#    #', '## # #', '##   #', '######'], [3, 2])
# %%
class Solution:
    def tidyBoard(self, board):
        def fall(column):
            stones = [x for x in column if x != '.']
            return ['.'] * (len(column) - len(stones)) + stones

        columns = [fall(col) for col in zip(*board)]
        return [''.join(row) for row in zip(*columns)]
#> Solution().tidyBoard(['a.b', '..c', 'd..'])
#> Solution().tidyBoard(['xyz', '...'])
#> Solution().tidyBoard(['.'])
#> Solution().tidyBoard(['o..o', '....', '.o..', 'o..x'])
#> Solution().tidyBoard(['ab', 'cd'])
# %%
def row_duel(a, b):
    wins = losses = 0
    for x, y in zip(a, b):
        if x > y:
            wins += 1
        elif x < y:
            losses += 1
    return wins - losses


def league(table):
    n = len(table)
    points = [0] * n
    for i in range(n):
        for j in range(i):
            d = row_duel(table[i], table[j])
            if d > 0:
                points[i] += 3
            elif d < 0:
                points[j] += 3
            else:
                points[i] += 1
                points[j] += 1
    return points
#> league([[1, 2, 3], [3, 2, 1], [2, 2, 2]])
#> league([[9, 9], [1, 1]])
#> league([[4]])
#> league([[0, 0, 5], [1, 1, 0], [2, 0, 6]])
#> league([])
# %%
from typing import List


class Solution:
    def blockTotals(self, grid: List[List[int]], blocks: List[List[int]]) -> List[int]:
        pre = self.build(grid)
        ans = []
        for r1, c1, r2, c2 in blocks:
            ans.append(pre[r2][c2] - pre[r1][c2] - pre[r2][c1] + pre[r1][c1])
        return ans

    def build(self, grid):
        m = len(grid[0])
        pre = [[0] * (m + 1)]
        for row in grid:
            run = 0
            line = [0]
            for j in range(m):
                run += row[j]
                line.append(run + pre[-1][j + 1])
            pre.append(line)
        return pre
#> Solution().blockTotals([[1, 2], [3, 4]], [[0, 0, 2, 2], [1, 0, 2, 1]])
#> Solution().blockTotals([[5, -1, 2], [0, 3, 7]], [[0, 1, 2, 3], [0, 0, 1, 1], [1, 2, 2, 3]])
#> Solution().blockTotals([[8]], [])
#> Solution().blockTotals([[1, 1, 1], [1, 1, 1], [1, 1, 1]], [[1, 1, 1, 3], [0, 0, 3, 3]])
#> Solution().blockTotals([[10], [20], [30]], [[1, 0, 3, 1]])
# %%
def zigzag_read(rows):
    out = ''
    for i, row in enumerate(rows):
        out += row if i % 2 == 0 else row[::-1]
    return out


def zigzag_write(text, width):
    rows = []
    for start in range(0, len(text), width):
        piece = text[start:start + width].ljust(width, '_')
        if len(rows) % 2:
            piece = piece[::-1]
        rows.append(piece)
    assert zigzag_read(rows).startswith(text)
    return rows
#> zigzag_write('harbour', 3)
#> zigzag_write('abcdefgh', 4)
#> zigzag_write('', 2)
#> zigzag_write('snake', 1)
#> zigzag_write('the long road', 5)
# %%
def lantern_light(grid):
    n = len(grid)
    m = len(grid[0])
    lit = [[0] * m for _ in range(n)]
    for i in range(n):
        for j in range(m):
            power = grid[i][j]
            if power == 0:
                continue
            for k in range(max(0, j - power), min(m, j + power + 1)):
                lit[i][k] += 1
    dark = sum(row.count(0) for row in lit)
    double = sum(1 for row in lit for v in row if v > 1)
    return dark, double
#> lantern_light([[0, 1, 0, 0], [0, 0, 0, 2]])
#> lantern_light([[0, 0], [0, 0]])
#> lantern_light([[1, 1, 1]])
#> lantern_light([[3, 0, 0, 0, 1], [0, 0, 1, 0, 0]])
#> lantern_light([[5]])
# %%
class Solution:
    MOVES = {'U': (-1, 0), 'D': (1, 0), 'L': (0, -1), 'R': (0, 1)}

    def collectBerries(self, field, path):
        field = [row[:] for row in field]
        r = c = 0
        basket = field[0][0]
        field[0][0] = 0
        for step in path:
            dr, dc = self.MOVES[step]
            if not self.inside(field, r + dr, c + dc):
                continue
            r += dr
            c += dc
            basket += field[r][c]
            field[r][c] //= 2
        return basket

    def inside(self, field, r, c):
        return 0 <= r < len(field) and 0 <= c < len(field[r])
#> Solution().collectBerries([[1, 4], [6, 8]], 'RDLU')
#> Solution().collectBerries([[1, 4], [6, 8]], 'RLRLRL')
#> Solution().collectBerries([[9]], 'UDLR')
#> Solution().collectBerries([[0, 5, 2], [7, 3, 1]], '')
#> Solution().collectBerries([[2, 2, 2], [10, 20, 30]], 'DRRUDL')
# %%
def fill_growth(n, m):
    table = [[1] * m for _ in range(n)]
    for i in range(1, n):
        for j in range(1, m):
            table[i][j] = table[i - 1][j] + table[i][j - 1] - table[i - 1][j - 1] % 3
    return table[-1]
#> fill_growth(3, 4)
#> fill_growth(1, 5)
#> fill_growth(5, 1)
#> fill_growth(4, 4)
#> fill_growth(6, 3)
# %%
from collections import Counter


def busiest_point(segments):
    crossing = Counter()
    for x1, y1, x2, y2 in segments:
        if x1 == x2:
            a, b = sorted((y1, y2))
            for y in range(a, b + 1):
                crossing[x1, y] += 1
        elif y1 == y2:
            a, b = sorted((x1, x2))
            for x in range(a, b + 1):
                crossing[x, y1] += 1
    if not crossing:
        return None
    top = max(crossing.values())
    return top, min(p for p, k in crossing.items() if k == top)
#> busiest_point([[0, 0, 3, 0], [2, -1, 2, 2]])
#> busiest_point([[0, 0, 1, 1]])
#> busiest_point([[5, 1, 5, 4], [4, 3, 7, 3], [5, 3, 5, 3]])
#> busiest_point([[1, 1, 1, 1]])
#> busiest_point([[3, 2, 0, 2], [1, 2, 2, 2], [0, 5, 0, 2]])
# %%
from typing import List


class Solution:
    def quietCorners(self, noise: List[List[int]], limit: int) -> int:
        def around(r, c):
            for rr in range(max(0, r - 1), min(last_r, r + 1) + 1):
                for cc in range(max(0, c - 1), min(last_c, c + 1) + 1):
                    if (rr, cc) != (r, c):
                        yield noise[rr][cc]

        total = 0
        last_r, last_c = len(noise) - 1, len(noise[0]) - 1
        for r, c in [(0, 0), (0, last_c), (last_r, 0), (last_r, last_c)]:
            if sum(around(r, c)) <= limit:
                total += 1
        return total
#> Solution().quietCorners([[1, 2, 3], [4, 5, 6], [7, 8, 9]], 15)
#> Solution().quietCorners([[0, 0], [0, 9]], 8)
#> Solution().quietCorners([[3, 1, 1, 3]], 1)
#> Solution().quietCorners([[5]], 0)
#> Solution().quietCorners([[2, 2, 9], [2, 2, 9]], 6)
# %%
def swap_columns(grid, i, j):
    for row in grid:
        row[i], row[j] = row[j], row[i]


def bubble_columns(grid):
    moves = 0
    m = len(grid[0])
    changed = True
    while changed:
        changed = False
        for j in range(m - 1):
            left = [row[j] for row in grid]
            right = [row[j + 1] for row in grid]
            if sum(left) > sum(right):
                swap_columns(grid, j, j + 1)
                moves += 1
                changed = True
    return moves, grid
#> bubble_columns([[3, 1, 2], [3, 1, 2]])
#> bubble_columns([[1, 2, 3]])
#> bubble_columns([[4, 0], [0, 4]])
#> bubble_columns([[9, 5, 1], [0, 0, 0]])
#> bubble_columns([[7], [8]])
# %%
class Solution:
    def longestDominoRun(self, tiles):
        best = run = 1 if tiles else 0
        for (a, b), (c, d) in zip(tiles, tiles[1:]):
            if b == c:
                run += 1
            else:
                run = 1
            best = max(best, run)
        return best

    def bestFlip(self, tiles):
        ans = self.longestDominoRun(tiles)
        for i in range(len(tiles)):
            flipped = tiles[:i] + [tiles[i][::-1]] + tiles[i + 1:]
            ans = max(ans, self.longestDominoRun(flipped))
        return ans
#> Solution().bestFlip([[1, 2], [3, 2], [3, 4]])
#> Solution().bestFlip([[1, 1], [2, 2]])
#> Solution().bestFlip([])
#> Solution().bestFlip([[6, 5], [5, 4], [3, 4]])
#> Solution().bestFlip([[0, 3], [1, 0]])
# %%
def diagonals(mat):
    out = {}
    for i, row in enumerate(mat):
        for j, v in enumerate(row):
            out.setdefault(i - j, []).append(v)
    return out


def steepest_diagonal(mat):
    """Offset of the diagonal with the largest climb from first to last cell."""
    best_key, best_climb = None, float('-inf')
    for key, cells in sorted(diagonals(mat).items()):
        climb = cells[-1] - cells[0]
        if climb > best_climb:
            best_key, best_climb = key, climb
    return best_key, best_climb
#> steepest_diagonal([[1, 2], [3, 4]])
#> steepest_diagonal([[1, 2, 3], [9, 1, 8], [0, 10, 1]])
#> steepest_diagonal([[5]])
#> steepest_diagonal([[9, 8, 7], [6, 5, 4]])
#> steepest_diagonal([[2], [4], [6]])
# %%
from heapq import heappush, heappop


def weakest_link(grid):
    """Highest possible value of the smallest cell on a path from corner to corner."""
    n, m = len(grid), len(grid[0])
    heap = [(-grid[0][0], 0, 0)]
    seen = {(0, 0)}
    worst = grid[0][0]
    while heap:
        v, r, c = heappop(heap)
        worst = min(worst, -v)
        if (r, c) == (n - 1, m - 1):
            return worst
        for nr, nc in ((r + 1, c), (r, c + 1), (r - 1, c), (r, c - 1)):
            if 0 <= nr < n and 0 <= nc < m and (nr, nc) not in seen:
                seen.add((nr, nc))
                heappush(heap, (-grid[nr][nc], nr, nc))
#> weakest_link([[5, 1], [4, 6]])
#> weakest_link([[5, 4, 5], [1, 2, 6], [7, 4, 6]])
#> weakest_link([[3]])
#> weakest_link([[8, 3, 8], [8, 2, 9]])
#> weakest_link([[9, 9, 0, 9], [0, 9, 9, 9]])
# %%
class Solution:
    def stampCount(self, sheet, stamp):
        def matches(r, c):
            for dr, line in enumerate(stamp):
                if sheet[r + dr][c:c + len(line)] != line:
                    return False
            return True

        h, w = len(stamp), len(stamp[0])
        hits = 0
        for r in range(len(sheet) - h + 1):
            c = 0
            while c + w <= len(sheet[0]):
                if matches(r, c):
                    hits += 1
                    c += w
                else:
                    c += 1
        return hits
#> Solution().stampCount(['ababab', 'cdcdcd'], ['ab', 'cd'])
#> Solution().stampCount(['aaaa'], ['aa'])
#> Solution().stampCount(['x'], ['xx', 'xx'])
#> Solution().stampCount(['abc', 'bca', 'cab'], ['c', 'a'])
#> Solution().stampCount(['zzzz', 'zzzz', 'zzzz'], ['zzz', 'zzz'])
# %%
def balance_rows(rows):
    target = max(map(sum, rows))
    padded = []
    for row in rows:
        short = target - sum(row)
        if short:
            padded.append(row + [short])
        else:
            padded.append(row)
    width = max(len(r) for r in padded)
    return [[0] * (width - len(r)) + r for r in padded]
#> balance_rows([[1, 2], [5], [3, 3]])
#> balance_rows([[4, 4], [8]])
#> balance_rows([[1]])
#> balance_rows([[-3, 1], [], [2, 2, 2]])
#> balance_rows([[10], [9, 1], [0, 0, 1]])
# %%
def neighbours(cell):
    x, y = cell
    return [(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]


def grow(alive):
    counts = {}
    for cell in alive:
        for nb in neighbours(cell):
            counts[nb] = counts.get(nb, 0) + 1
    return sorted(cell for cell, k in counts.items() if k == 3 or (k == 4 and cell in alive))


def colony_after(cells, days):
    alive = [tuple(c) for c in cells]
    for _ in range(days):
        alive = grow(alive)
        if not alive:
            break
    return alive
#> colony_after([[0, 0], [0, 1], [0, 2]], 1)
#> colony_after([[5, 5]], 4)
#> colony_after([[0, 0], [1, 1], [2, 0]], 0)
#> colony_after([[0, 0], [0, 1], [1, 0], [1, 1]], 2)
#> colony_after([[3, 3], [3, 5]], 1)
# %%
from typing import List


class Solution:
    def freeGaps(self, bookings: List[List[int]], opening: int, closing: int) -> List[List[int]]:
        cursor = opening
        gaps = []
        for start, end in sorted(bookings):
            if end <= opening or start >= closing:
                continue
            if start > cursor:
                gaps.append([cursor, start])
            cursor = max(cursor, end)
        if cursor < closing:
            gaps.append([cursor, closing])
        return gaps
#> Solution().freeGaps([[9, 10], [12, 13], [9, 11]], 8, 17)
#> Solution().freeGaps([], 8, 17)
#> Solution().freeGaps([[0, 24]], 8, 17)
#> Solution().freeGaps([[5, 7], [15, 20], [18, 19]], 6, 18)
#> Solution().freeGaps([[10, 12], [12, 14], [16, 18]], 10, 18)
# %%
def card_table(rows, cols, start=1):
    """Fill alternate columns downwards then upwards."""
    table = [[None] * cols for _ in range(rows)]
    value = start
    for c in range(cols):
        order = range(rows) if c % 2 == 0 else range(rows - 1, -1, -1)
        for r in order:
            table[r][c] = value
            value += 1
    return table
#> card_table(2, 3)
#> card_table(3, 2, 10)
#> card_table(1, 4, start=-2)
#> card_table(4, 1)
#> card_table(3, 4, 100)
# %%
class Solution:
    def countFrames(self, grid):
        n, m = len(grid), len(grid[0])
        ans = 0
        for top in range(n - 1):
            for left in range(m - 1):
                size = 1
                while top + size < n and left + size < m:
                    ans += self.isFrame(grid, top, left, size)
                    size += 1
        return ans

    def isFrame(self, grid, r, c, s):
        if not all(grid[r][c:c + s + 1]) or not all(grid[r + s][c:c + s + 1]):
            return False
        return all(grid[i][c] and grid[i][c + s] for i in range(r, r + s))
#> Solution().countFrames([[1, 1], [1, 1]])
#> Solution().countFrames([[1, 1, 1], [1, 0, 1], [1, 1, 1]])
#> Solution().countFrames([[1, 1, 1], [1, 1, 1], [1, 1, 1]])
#> Solution().countFrames([[1, 1, 1, 1]])
#> Solution().countFrames([[0, 1, 1], [1, 1, 1]])
# %%
def ragged_get(rows, r, c, default='?'):
    try:
        return rows[r][c]
    except IndexError:
        return default


def read_down(rows):
    depth = max((len(r) for r in rows), default=0)
    return [''.join(ragged_get(rows, r, c, '-') for r in range(len(rows))) for c in range(depth)]
#> read_down(['cat', 'is', 'happy'])
#> read_down([])
#> read_down(['', 'a', ''])
#> read_down(['one', 'two', 'six'])
#> read_down(['long word', 'x'])
# %%
def plough(field, fuel):
    r, c, dr = 0, 0, 1
    done = []
    while fuel > 0:
        if field[r][c] > fuel:
            break
        fuel -= field[r][c]
        done.append((r, c))
        if 0 <= r + dr < len(field):
            r += dr
        else:
            c += 1
            dr = -dr
            if c == len(field[0]):
                break
    return len(done), fuel
#> plough([[1, 2], [3, 4]], 6)
#> plough([[1, 2], [3, 4]], 100)
#> plough([[9]], 5)
#> plough([[2, 1, 2], [1, 1, 1], [3, 1, 1]], 9)
#> plough([[0, 0, 1]], 1)
# %%
from functools import lru_cache
from typing import List


class Solution:
    def gemRoutes(self, mine: List[str], need: int) -> int:
        n, m = len(mine), len(mine[0])

        @lru_cache(maxsize=None)
        def walk(r, c, left):
            if r == n or c == m or mine[r][c] == '#':
                return 0
            if mine[r][c] == '*':
                left = max(0, left - 1)
            if r == n - 1 and c == m - 1:
                return int(left == 0)
            return walk(r + 1, c, left) + walk(r, c + 1, left)

        return walk(0, 0, need)
#> Solution().gemRoutes(['.*', '*.'], 1)
#> Solution().gemRoutes(['..*', '.#.', '*..'], 1)
#> Solution().gemRoutes(['.'], 0)
#> Solution().gemRoutes(['*.*', '.*.'], 3)
#> Solution().gemRoutes(['.#', '#.'], 0)
# %%
def rank_table(table):
    flat = sorted({v for row in table for v in row}, reverse=True)
    place = {}
    for i, v in enumerate(flat, 1):
        place[v] = i
    return [[place[v] for v in row] for row in table]
#> rank_table([[10, 30], [20, 10]])
#> rank_table([[7, 7, 7]])
#> rank_table([])
#> rank_table([[-1, 0, 1], [100, 50]])
#> rank_table([[3], [2], [1]])
# %%
def inside(rect, p):
    (x1, y1), (x2, y2) = rect
    return x1 <= p[0] < x2 and y1 <= p[1] < y2


def area(rect):
    (x1, y1), (x2, y2) = rect
    return max(0, x2 - x1) * max(0, y2 - y1)


def smallest_holder(rects, p):
    best = -1
    for i, rect in enumerate(rects):
        if inside(rect, p) and (best == -1 or area(rect) < area(rects[best])):
            best = i
    return best
#> smallest_holder([((0, 0), (10, 10)), ((2, 2), (5, 5))], (3, 3))
#> smallest_holder([((0, 0), (10, 10)), ((2, 2), (5, 5))], (5, 3))
#> smallest_holder([], (0, 0))
#> smallest_holder([((0, 0), (1, 1))], (4, 4))
#> smallest_holder([((-3, -3), (3, 3)), ((-1, -9), (1, 9)), ((0, 0), (2, 2))], (0, 1))
# %%
class Solution:
    def paintBarcode(self, rows):
        ans = []
        for row in rows:
            bits = int(''.join(map(str, row)), 2)
            ans.append(bits)
        common = ans[0]
        either = 0
        for b in ans:
            common &= b
            either |= b
        width = len(rows[0])
        return format(common, f'0{width}b'), format(either, f'0{width}b')
#> Solution().paintBarcode([[1, 0, 1], [1, 1, 1]])
#> Solution().paintBarcode([[0, 0, 0, 1]])
#> Solution().paintBarcode([[1, 0], [0, 1]])
#> Solution().paintBarcode([[1, 1, 0, 1, 0], [0, 1, 1, 1, 0], [1, 1, 0, 0, 0]])
#> Solution().paintBarcode([[1], [1], [0]])
# %%
def best_cross(grid):
    row_sum = [sum(row) for row in grid]
    col_sum = [sum(col) for col in zip(*grid)]
    best = None
    for i, rs in enumerate(row_sum):
        for j, cs in enumerate(col_sum):
            score = rs + cs - 2 * grid[i][j]
            if best is None or score > best[0]:
                best = (score, i, j)
    return best
#> best_cross([[1, 2], [3, 4]])
#> best_cross([[5, -5, 5], [1, 1, 1]])
#> best_cross([[8]])
#> best_cross([[0, 9, 0], [9, 0, 9], [0, 9, 0]])
#> best_cross([[-1], [-2], [-3]])
# %%
def merge_pair(row):
    tiles = [t for t in row if t]
    out = []
    i = 0
    while i < len(tiles):
        if i + 1 < len(tiles) and tiles[i] == tiles[i + 1]:
            out.append(tiles[i] + 1)
            i += 2
        else:
            out.append(tiles[i])
            i += 1
    return out + [0] * (len(row) - len(out))


def slide(board, way):
    if way == 'left':
        return [merge_pair(r) for r in board]
    if way == 'right':
        return [merge_pair(r[::-1])[::-1] for r in board]
    turned = [list(c) for c in zip(*board)]
    moved = slide(turned, 'left' if way == 'up' else 'right')
    return [list(c) for c in zip(*moved)]
#> slide([[1, 1, 0], [0, 2, 2]], 'left')
#> slide([[1, 1, 1], [3, 0, 3]], 'right')
#> slide([[1, 2], [1, 2]], 'up')
#> slide([[4, 0], [4, 5], [0, 5]], 'down')
#> slide([[0, 0]], 'left')
# %%
from typing import List


class Solution:
    def evenOutHills(self, hills: List[List[int]]) -> int:
        moved = 0
        for r in range(len(hills)):
            for c in range(1, len(hills[r])):
                gap = hills[r][c] - hills[r][c - 1]
                if abs(gap) > 1:
                    want = hills[r][c - 1] + (1 if gap > 0 else -1)
                    moved += abs(hills[r][c] - want)
                    hills[r][c] = want
        return moved
#> Solution().evenOutHills([[1, 5, 2], [3, 3, 4]])
#> Solution().evenOutHills([[0]])
#> Solution().evenOutHills([[9, 1], [1, 9]])
#> Solution().evenOutHills([[1, 2, 3, 2, 1]])
#> Solution().evenOutHills([[4, 8, 0, 8], [], [-3, -6]])
# %%
def spread_gossip(rooms, start):
    """rooms[i] lists who stands in room i; everyone in a room hears what one of them knows."""
    heard = [start]
    changed = True
    rounds = 0
    while changed:
        changed = False
        for people in rooms:
            if any(p in heard for p in people):
                for p in people:
                    if p not in heard:
                        heard.append(p)
                        changed = True
        rounds += changed
    return rounds, heard
#> spread_gossip([[1, 2], [2, 3], [4, 5]], 1)
#> spread_gossip([[3, 4], [2, 3], [1, 2]], 1)
#> spread_gossip([], 9)
#> spread_gossip([[5, 6, 7], [8]], 8)
#> spread_gossip([[4, 9], [9, 2], [7, 4], [2, 7]], 7)
# %%
class Solution:
    def chessColour(self, square):
        col = 'abcdefgh'.index(square[0])
        return (col + int(square[1])) % 2

    def knightReach(self, square):
        x, y = ord(square[0]) - 97, int(square[1]) - 1
        out = []
        for dx in (-2, -1, 1, 2):
            for sign in (-1, 1):
                dy = sign * (3 - abs(dx))
                if 0 <= x + dx <= 7 and 0 <= y + dy <= 7:
                    out.append(chr(97 + x + dx) + str(y + dy + 1))
        return out

    def forkSquares(self, a, b):
        if self.chessColour(a) != self.chessColour(b):
            return []
        reach = self.knightReach(b)
        return [s for s in self.knightReach(a) if s in reach]
#> Solution().forkSquares('a1', 'b2')
#> Solution().forkSquares('d4', 'f4')
#> Solution().forkSquares('a1', 'a2')
#> Solution().forkSquares('h8', 'f8')
#> Solution().forkSquares('e5', 'e5')
# %%
def shrink_image(pixels, k):
    small = []
    for r in range(0, len(pixels), k):
        line = []
        for c in range(0, len(pixels[0]), k):
            block = [p for row in pixels[r:r + k] for p in row[c:c + k]]
            line.append(sum(block) // len(block))
        small.append(line)
    return small
#> shrink_image([[10, 20, 30, 40], [50, 60, 70, 80]], 2)
#> shrink_image([[1, 2, 3], [4, 5, 6], [7, 8, 9]], 2)
#> shrink_image([[255, 0]], 1)
#> shrink_image([[3, 9], [6, 6]], 5)
#> shrink_image([[100, 200, 50], [0, 0, 25]], 3)
# %%
def tug(left, right):
    return sum(left) - sum(right)


def best_fold(grid):
    """Column at which a vertical fold leaves the two sides closest in weight."""
    def strip(a, b):
        return [v for row in grid for v in row[a:b]]

    width = len(grid[0])
    ranked = []
    for cut in range(1, width):
        ranked.append((abs(tug(strip(0, cut), strip(cut, width))), cut))
    if not ranked:
        return None
    return min(ranked)[1]
#> best_fold([[1, 2, 3], [1, 2, 3]])
#> best_fold([[5], [5]])
#> best_fold([[9, 1, 1, 1], [0, 2, 2, 2]])
#> best_fold([[1, 1, 1, 1, 10]])
#> best_fold([[4, 4]])
