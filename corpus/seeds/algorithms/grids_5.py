# %%
class Solution:
    def parkingScore(self, lot):
        total = 0
        for r, row in enumerate(lot):
            for c, spot in enumerate(row):
                if spot == 'P':
                    total += self.crowd(lot, r, c)
        return total

    def crowd(self, lot, r, c):
        near = 0
        for row in lot[max(0, r - 1):r + 2]:
            near += row[max(0, c - 1):c + 2].count('P')
        return near - 1
#> Solution().parkingScore(['P.P', '.P.'])
#> Solution().parkingScore(['...'])
#> Solution().parkingScore(['PP', 'PP'])
#> Solution().parkingScore(['P..', '..P', 'P.P'])
#> Solution().parkingScore(['PPPP'])
# %%
class Solution:
    def fairShare(self, rows, k):
        """Split the rows into at most k consecutive groups, smallest possible largest sum."""
        weights = [sum(r) for r in rows]
        lo, hi = max(weights), sum(weights)
        while lo < hi:
            mid = (lo + hi) // 2
            if self.groups(weights, mid) <= k:
                hi = mid
            else:
                lo = mid + 1
        return lo

    def groups(self, weights, cap):
        used, cur = 1, 0
        for w in weights:
            if cur + w > cap:
                used += 1
                cur = 0
            cur += w
        return used
#> Solution().fairShare([[1, 2], [3], [4, 1], [2]], 2)
#> Solution().fairShare([[5], [5], [5]], 3)
#> Solution().fairShare([[8, 1]], 4)
#> Solution().fairShare([[10], [1], [1], [10]], 2)
#> Solution().fairShare([[2, 2], [2], [2, 2, 2], [2, 2]], 1)
# %%
def pipe_ends(tile):
    return {'|': 'NS', '-': 'EW', 'L': 'NE', 'J': 'NW', '7': 'SW', 'F': 'SE'}.get(tile, '')


def follow_pipe(grid, r, c, heading):
    delta = {'N': (-1, 0), 'S': (1, 0), 'E': (0, 1), 'W': (0, -1)}
    opposite = {'N': 'S', 'S': 'N', 'E': 'W', 'W': 'E'}
    steps = 0
    while 0 <= r < len(grid) and 0 <= c < len(grid[0]):
        ends = pipe_ends(grid[r][c])
        back = opposite[heading]
        if back not in ends:
            return steps, 'leak'
        heading = ends.replace(back, '')
        r += delta[heading][0]
        c += delta[heading][1]
        steps += 1
        if steps > 12:
            return steps, 'loop'
    return steps, 'out'
#> follow_pipe(['--7', '..|'], 0, 0, 'E')
#> follow_pipe(['-.'], 0, 0, 'E')
#> follow_pipe(['F7', 'LJ'], 0, 0, 'N')
#> follow_pipe(['|', '|', 'L'], 0, 0, 'S')
#> follow_pipe(['.'], 0, 0, 'W')
# %%
def interval_gcd(spans):
    """Keep only the spans not contained in another one, shortest first."""
    kept = []
    for i, (a, b) in enumerate(spans):
        for j, (c, d) in enumerate(spans):
            if i != j and c <= a and b <= d and ((a, b) != (c, d) or j < i):
                break
        else:
            kept.append((a, b))
    kept.sort(key=lambda s: s[1] - s[0])
    return kept
#> interval_gcd([(1, 5), (2, 3), (4, 9)])
#> interval_gcd([(1, 2), (1, 2)])
#> interval_gcd([])
#> interval_gcd([(0, 10), (0, 4), (6, 10), (9, 12)])
#> interval_gcd([(3, 4), (1, 2), (5, 9)])
# %%
from typing import List


class Solution:
    def fewestRepaints(self, grid: List[str]) -> int:
        even = odd = 0
        for r, row in enumerate(grid):
            for c, ch in enumerate(row):
                want = 'B' if (r + c) % 2 == 0 else 'W'
                if ch == want:
                    odd += 1
                else:
                    even += 1
        return min(even, odd)
#> Solution().fewestRepaints(['BW', 'WB'])
#> Solution().fewestRepaints(['BBB', 'BBB'])
#> Solution().fewestRepaints(['W'])
#> Solution().fewestRepaints(['WWB', 'BBW', 'WWB'])
#> Solution().fewestRepaints(['BWBW', 'BWBW'])
# %%
def kernel_at(image, r, c, kernel):
    acc = 0
    for i, krow in enumerate(kernel):
        for j, k in enumerate(krow):
            acc += k * image[r + i][c + j]
    return acc


def convolve(image, kernel):
    h = len(image) - len(kernel) + 1
    w = len(image[0]) - len(kernel[0]) + 1
    return [[kernel_at(image, r, c, kernel) for c in range(w)] for r in range(h)]


def strongest_edge(image):
    flat = [abs(v) for row in convolve(image, [[1, -1]]) for v in row]
    return max(flat, default=0)
#> strongest_edge([[1, 5, 2], [9, 9, 0]])
#> strongest_edge([[4]])
#> strongest_edge([[3, 3, 3]])
#> strongest_edge([[0, 100], [50, 0], [10, 20]])
#> strongest_edge([[1, 2, 4, 8], [-8, -4, -2, 20]])
# %%
class Solution:
    def ladderGame(self, size, jumps, rolls):
        pos = 1
        visits = []
        for roll in rolls:
            if pos + roll > size * size:
                continue
            pos += roll
            pos = jumps.get(pos, pos)
            visits.append(self.cell(pos, size))
            if pos == size * size:
                break
        return visits

    def cell(self, pos, size):
        row, col = divmod(pos - 1, size)
        if row % 2:
            col = size - 1 - col
        return row, col
#> Solution().ladderGame(4, {3: 10}, [2, 1, 5])
#> Solution().ladderGame(3, {}, [6, 6, 2])
#> Solution().ladderGame(5, {7: 2, 4: 22}, [6, 2, 3, 6])
#> Solution().ladderGame(2, {2: 4}, [1, 1])
#> Solution().ladderGame(6, {}, [])
# %%
def cabin_mates(rows):
    """Swap the first pupil of each row with the last of the next, whenever it sorts better."""
    done = 0
    for i in range(len(rows) - 1):
        a, b = rows[i], rows[i + 1]
        if not a or not b:
            continue
        if a[0] > b[-1]:
            a[0], b[-1] = b[-1], a[0]
            done += 1
    return done, rows
#> cabin_mates([['mo', 'al'], ['bo', 'cy'], ['ab']])
#> cabin_mates([['a'], ['b'], ['c']])
#> cabin_mates([['z'], [], ['a']])
#> cabin_mates([[9, 1], [8, 2], [7, 3]])
#> cabin_mates([])
# %%
from collections import deque


class Solution:
    def twoKeys(self, plan):
        rows, cols = len(plan), len(plan[0])
        start = next((r, c) for r in range(rows) for c in range(cols) if plan[r][c] == '@')
        q = deque([(start, 0, 0)])
        seen = {(start, 0)}
        while q:
            (r, c), key, d = q.popleft()
            if plan[r][c] == 'X':
                return d
            for a, b in ((r, c + 1), (r + 1, c), (r, c - 1), (r - 1, c)):
                if not (0 <= a < rows and 0 <= b < cols) or plan[a][b] == '#':
                    continue
                if plan[a][b] == 'D' and not key:
                    continue
                state = ((a, b), 1 if plan[a][b] == 'k' else key)
                if state not in seen:
                    seen.add(state)
                    q.append((*state, d + 1))
        return -1
#> Solution().twoKeys(['k@DX'])
#> Solution().twoKeys(['@DX'])
#> Solution().twoKeys(['@.X', 'k.D'])
#> Solution().twoKeys(['@#X', 'kD.'])
#> Solution().twoKeys(['X', '@'])
# %%
def sparse_add(a, b):
    out = dict(a)
    for key, v in b.items():
        out[key] = out.get(key, 0) + v
        if out[key] == 0:
            del out[key]
    return out


def sparse_mul(a, b):
    out = {}
    for (i, k), x in a.items():
        for (k2, j), y in b.items():
            if k == k2:
                out = sparse_add(out, {(i, j): x * y})
    return out
#> sparse_mul({(0, 0): 2, (0, 1): 3}, {(0, 0): 1, (1, 0): -1})
#> sparse_mul({}, {(0, 0): 5})
#> sparse_mul({(0, 0): 1, (0, 1): 1}, {(0, 2): 4, (1, 2): -4})
#> sparse_mul({(2, 1): 7}, {(0, 1): 7})
#> sparse_mul({(0, 1): 2, (1, 0): 2}, {(0, 1): 2, (1, 0): 2})
# %%
def candy_rows(jars, wishes):
    given = []
    for child, wish in enumerate(wishes):
        for jar in jars:
            if wish in jar:
                jar.remove(wish)
                given.append((child, wish))
                break
        else:
            biggest = max(jars, key=len)
            if biggest:
                given.append((child, biggest.pop()))
    return given
#> candy_rows([['mint', 'plum'], ['lime']], ['plum', 'lime', 'mint'])
#> candy_rows([['mint', 'plum'], ['lime']], ['cola', 'cola'])
#> candy_rows([[]], ['mint'])
#> candy_rows([['a', 'b', 'c'], ['c', 'c']], ['c', 'c', 'c', 'c'])
#> candy_rows([['x']], [])
# %%
from typing import List


class Solution:
    def balancedSquare(self, grid: List[str]) -> int:
        n, m = len(grid), len(grid[0])
        pre = [[0] * (m + 1) for _ in range(n + 1)]
        for i in range(n):
            for j in range(m):
                d = 1 if grid[i][j] == '+' else -1
                pre[i + 1][j + 1] = pre[i][j + 1] + pre[i + 1][j] - pre[i][j] + d
        for size in range(min(n, m), 0, -1):
            for i in range(size, n + 1):
                for j in range(size, m + 1):
                    if pre[i][j] - pre[i - size][j] - pre[i][j - size] + pre[i - size][j - size] == 0:
                        return size
        return 0
#> Solution().balancedSquare(['+-', '-+'])
#> Solution().balancedSquare(['+++', '+++'])
#> Solution().balancedSquare(['+-+', '--+', '+++'])
#> Solution().balancedSquare(['-'])
#> Solution().balancedSquare(['++--', '++--', '+-+-'])
# %%
def bounce(width, height, x, y, dx, dy, goal):
    steps = 0
    while (x, y) != goal:
        if not 0 <= x + dx < width:
            dx = -dx
        if not 0 <= y + dy < height:
            dy = -dy
        x += dx
        y += dy
        steps += 1
        if steps > 2 * width * height:
            return None
    return steps
#> bounce(3, 2, 0, 0, 1, 1, (2, 0))
#> bounce(4, 4, 1, 2, 1, 1, (1, 2))
#> bounce(3, 3, 0, 0, 1, 1, (1, 0))
#> bounce(5, 3, 2, 1, -1, 1, (0, 1))
#> bounce(4, 3, 3, 0, 1, 1, (0, 1))
# %%
class Solution:
    def priceMatrix(self, goods, rates):
        return [[round(price * rate) for rate in rates.values()] for price in goods]

    def cheapestCurrency(self, goods, rates, fee):
        names = list(rates)
        table = self.priceMatrix(goods, rates)
        totals = {}
        for j, name in enumerate(names):
            column = [row[j] for row in table]
            totals[name] = sum(column) + fee * len([v for v in column if v >= 10])
        return min(totals.items(), key=lambda kv: kv[1])
#> Solution().cheapestCurrency([5, 10, 20], {'eur': 1, 'usd': 2}, 1)
#> Solution().cheapestCurrency([3, 3, 30], {'a': 3, 'b': 4, 'c': 2.5}, 5)
#> Solution().cheapestCurrency([], {'z': 9}, 2)
#> Solution().cheapestCurrency([9, 9], {'p': 1, 'q': 1.2}, 100)
#> Solution().cheapestCurrency([1], {}, 0)
# %%
def deal_hands(deck, players):
    hands = [[] for _ in range(players)]
    for i, card in enumerate(deck):
        hands[i % players].append(card)
    return hands


def trick_winner(cards):
    lead = cards[0][-1]
    best = 0
    for i, card in enumerate(cards):
        rank, suit = int(card[:-1]), card[-1]
        if suit == lead and rank > int(cards[best][:-1]):
            best = i
    return best


def play_out(deck, players):
    wins = [0] * players
    for trick in zip(*deal_hands(deck, players)):
        wins[trick_winner(trick)] += 1
    return wins
#> play_out(['3h', '10h', '5s', '2s', '9s', '4h'], 2)
#> play_out(['7c', '7d', '7h'], 3)
#> play_out([], 2)
#> play_out(['2c', '3c', '11c', '4d', '14d', '13c', '5h', '6s', '12h'], 3)
#> play_out(['8h'], 2)
# %%
def quilt(patch, n):
    """Repeat a patch in n by n, mirroring every second one."""
    mirrored = [row[::-1] for row in patch]
    out = []
    for band in range(n):
        for k in range(len(patch)):
            line = ''
            for col in range(n):
                line += (patch if (band + col) % 2 == 0 else mirrored)[k]
            out.append(line)
    return out
#> quilt(['ab'], 2)
#> quilt(['<>', '\\/'], 1)
#> quilt(['xyz', '123'], 2)
#> quilt([], 2)
#> quilt(['p.'], 3)
# %%
from typing import List


class Solution:
    def longestCommonStay(self, guests: List[List[int]]) -> List[int]:
        best = [0, 0]
        for i in range(len(guests)):
            for j in range(i):
                shared = self.overlap(guests[i], guests[j])
                if shared > best[0]:
                    best = [shared, j * 10 + i]
        return best

    def overlap(self, a: List[int], b: List[int]) -> int:
        return max(0, min(a[1], b[1]) - max(a[0], b[0]))
#> Solution().longestCommonStay([[1, 5], [3, 9], [4, 6]])
#> Solution().longestCommonStay([[1, 2], [2, 3]])
#> Solution().longestCommonStay([])
#> Solution().longestCommonStay([[0, 30], [5, 25], [10, 20], [24, 40]])
#> Solution().longestCommonStay([[-5, 5], [-10, 0]])
# %%
def domino_columns(board):
    """Count rows in which a standing domino knocks the next ones until a gap."""
    fallen = []
    for row in board:
        pushing = 0
        total = 0
        for ch in row:
            if ch == '>':
                pushing = 3
            if ch in '|>' and pushing:
                total += 1
                pushing = max(pushing, 2)
            elif pushing:
                pushing -= 1
        fallen.append(total)
    return fallen
#> domino_columns(['>||.|', '|>|..|'])
#> domino_columns(['....'])
#> domino_columns([])
#> domino_columns(['>..|.|...|', '|||', '>>>'])
#> domino_columns(['>.....|', '|.>.|'])
# %%
class Solution:
    def shrinkTable(self, table):
        """Replace each number by the count of smaller ones in its row plus its column."""
        cols = list(zip(*table))
        return [
            [self.below(v, row) + self.below(v, cols[j]) for j, v in enumerate(row)]
            for row in table
        ]

    def below(self, v, line):
        return sum(1 for x in line if x < v)
#> Solution().shrinkTable([[1, 2], [3, 4]])
#> Solution().shrinkTable([[5, 5], [5, 5]])
#> Solution().shrinkTable([[8, 6, 7]])
#> Solution().shrinkTable([[0], [-1]])
#> Solution().shrinkTable([[3, 1], [2, 9], [6, 4]])
# %%
def read_grid(text):
    rows = [line.split() for line in text.strip().split(';')]
    return [[int(x) for x in row] for row in rows if row]


def determinant(m):
    if len(m) == 1:
        return m[0][0]
    total, sign = 0, 1
    for j, v in enumerate(m[0]):
        if v:
            minor = [row[:j] + row[j + 1:] for row in m[1:]]
            total += sign * v * determinant(minor)
        sign = -sign
    return total


def volume(text):
    return abs(determinant(read_grid(text)))
#> volume('1 2; 3 4')
#> volume('2 0 0; 0 3 0; 1 1 4')
#> volume('7')
#> volume('1 2 3; 4 5 6; 7 8 9')
#> volume('0 1 1; 1 0 2; 3 1 0;')
# %%
def herd(field, whistles):
    """Every sheep moves one step towards each whistle, row first, never onto another sheep."""
    sheep = [(r, c) for r, row in enumerate(field) for c, ch in enumerate(row) if ch == 's']
    for wr, wc in whistles:
        for i, (r, c) in enumerate(sheep):
            if r != wr:
                target = (r + (1 if wr > r else -1), c)
            elif c != wc:
                target = (r, c + (1 if wc > c else -1))
            else:
                continue
            if target not in sheep:
                sheep[i] = target
    return sheep
#> herd(['s..', '..s'], [(0, 2), (0, 2)])
#> herd(['ss'], [(0, 0)])
#> herd(['...'], [(1, 1)])
#> herd(['s.s', '...', 's.s'], [(1, 1), (1, 1)])
#> herd(['s'], [(3, 3), (0, 3), (3, 0)])
# %%
from functools import lru_cache
from typing import List


class Solution:
    def cherryPair(self, grid: List[List[int]]) -> int:
        n, m = len(grid), len(grid[0])

        @lru_cache(None)
        def go(r, a, b):
            if r == n:
                return 0
            got = grid[r][a] + (grid[r][b] if a != b else 0)
            best = 0
            for x in range(max(0, a - 1), min(m, a + 2)):
                for y in range(max(0, b - 1), min(m, b + 2)):
                    best = max(best, go(r + 1, x, y))
            return got + best

        return go(0, 0, m - 1)
#> Solution().cherryPair([[1, 2], [3, 4]])
#> Solution().cherryPair([[3, 1, 1]])
#> Solution().cherryPair([[2], [5], [1]])
#> Solution().cherryPair([[1, 0], [0, 7], [8, 8]])
#> Solution().cherryPair([[1, 0, 2], [0, 9, 0]])
# %%
def pack_rows(items, width):
    """Shelf packing: a new row starts when an item no longer fits; rows are as high as their tallest."""
    rows = []
    x = height = total = 0
    for w, h in items:
        if x + w > width:
            total += height
            rows.append(x)
            x = height = 0
        x += w
        height = max(height, h)
    return total + height, rows + [x]
#> pack_rows([(3, 2), (4, 1), (5, 6)], 8)
#> pack_rows([], 5)
#> pack_rows([(5, 5), (5, 5)], 5)
#> pack_rows([(2, 3), (2, 9), (2, 1), (1, 1), (6, 2)], 6)
#> pack_rows([(10, 1)], 4)
# %%
class Solution:
    def checkSeating(self, table, feuds):
        where = {}
        for r, row in enumerate(table):
            for c, guest in enumerate(row):
                where[guest] = (r, c)
        trouble = []
        for a, b in feuds:
            if a in where and b in where and self.adjacent(where[a], where[b]):
                trouble.append(f'{min(a, b)}&{max(a, b)}')
        return trouble

    def adjacent(self, p, q):
        return max(abs(p[0] - q[0]), abs(p[1] - q[1])) == 1
#> Solution().checkSeating([['ann', 'bob'], ['cat', 'dan']], [('dan', 'ann'), ('bob', 'eve')])
#> Solution().checkSeating([['a', 'x', 'b']], [('a', 'b'), ('x', 'b')])
#> Solution().checkSeating([], [('a', 'b')])
#> Solution().checkSeating([['p'], ['q'], ['r']], [('p', 'q'), ('r', 'p'), ('r', 'q')])
#> Solution().checkSeating([['m', 'n']], [])
# %%
def level_curve(grid, rounds):
    """Each round a cell becomes the rounded-down mean of itself and its right neighbour (wrapping)."""
    for _ in range(rounds):
        grid = [[(v + row[(j + 1) % len(row)]) // 2 for j, v in enumerate(row)] for row in grid]
        if all(len(set(row)) == 1 for row in grid):
            break
    return grid
#> level_curve([[8, 0, 4], [1, 1, 1]], 2)
#> level_curve([[5, 5]], 3)
#> level_curve([[10, 2]], 9)
#> level_curve([[100, 0, 0, 0]], 3)
#> level_curve([[-3, 6], [9, 9]], 0)
# %%
def best_meeting(points):
    def median(values):
        values = sorted(values)
        return values[len(values) // 2]

    if not points:
        return None
    mx = median(p[0] for p in points)
    my = median(p[1] for p in points)
    walks = [abs(x - mx) + abs(y - my) for x, y in points]
    return (mx, my), sum(walks), max(walks)
#> best_meeting([(0, 0), (4, 2), (10, 3)])
#> best_meeting([(1, 1)])
#> best_meeting([])
#> best_meeting([(0, 9), (9, 0), (5, 5), (5, 6)])
#> best_meeting([(-4, 2), (-8, 2), (0, 7), (3, -7), (3, 3)])
# %%
from typing import List


class Solution:
    def rotateLayers(self, grid: List[List[int]], k: int) -> List[List[int]]:
        n = len(grid)
        for layer in range(n // 2):
            spots = self.ring(layer, n - 1 - layer)
            values = [grid[r][c] for r, c in spots]
            for i, (r, c) in enumerate(spots):
                grid[r][c] = values[(i + k) % len(values)]
        return grid

    def ring(self, a: int, b: int):
        top = [(a, j) for j in range(a, b)]
        right = [(i, b) for i in range(a, b)]
        bottom = [(b, j) for j in range(b, a, -1)]
        left = [(i, a) for i in range(b, a, -1)]
        return top + right + bottom + left
#> Solution().rotateLayers([[1, 2], [3, 4]], 1)
#> Solution().rotateLayers([[1, 2, 3], [4, 5, 6], [7, 8, 9]], 2)
#> Solution().rotateLayers([[6]], 3)
#> Solution().rotateLayers([[1, 2, 3], [4, 5, 6], [7, 8, 9]], -1)
#> Solution().rotateLayers([[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 16]], 4)
# %%
def shift_schedule(staff, days):
    roster = [[] for _ in range(days)]
    hours = {name: 0 for name, _ in staff}
    for day in range(days):
        free = [name for name, off in staff if day not in off]
        free.sort(key=lambda n: hours[n])
        for name in free[:2]:
            roster[day].append(name)
            hours[name] += 8
    return roster
#> shift_schedule([('ana', [0]), ('ben', []), ('cho', [1])], 3)
#> shift_schedule([('solo', [])], 2)
#> shift_schedule([], 2)
#> shift_schedule([('p', [0, 1]), ('q', [2])], 3)
#> shift_schedule([('w', []), ('x', []), ('y', []), ('z', [])], 2)
# %%
class Solution:
    def arrowMaze(self, grid):
        moves = {'>': (0, 1), '<': (0, -1), 'v': (1, 0), '^': (-1, 0)}
        order = {}
        r = c = 0
        while 0 <= r < len(grid) and 0 <= c < len(grid[r]):
            if (r, c) in order:
                return 'cycle', len(order) - order[r, c]
            order[r, c] = len(order)
            if grid[r][c] not in moves:
                return 'stuck', len(order)
            dr, dc = moves[grid[r][c]]
            r += dr
            c += dc
        return 'exit', len(order)
#> Solution().arrowMaze(['>v', '^<'])
#> Solution().arrowMaze(['>>>'])
#> Solution().arrowMaze(['v.', '>.'])
#> Solution().arrowMaze(['>>v', '.^<'])
#> Solution().arrowMaze(['v', 'v', '^'])
# %%
def count_paths_mod(grid, mod):
    """Right/down paths whose sum is divisible by mod."""
    width = len(grid[0])
    ways = [[0] * mod for _ in range(width)]
    for i, row in enumerate(grid):
        for j, v in enumerate(row):
            cur = [0] * mod
            if i == j == 0:
                cur[v % mod] = 1
            for rem in range(mod):
                came = ways[j][rem] + (ways[j - 1][rem] if j else 0)
                cur[(rem + v) % mod] += came
            ways[j] = cur
    return ways[-1][0]
#> count_paths_mod([[1, 2], [3, 4]], 2)
#> count_paths_mod([[1, 2], [3, 4]], 7)
#> count_paths_mod([[6]], 3)
#> count_paths_mod([[1, 1, 1], [1, 1, 1]], 4)
#> count_paths_mod([[2, 4, 1], [5, 3, 3]], 3)
# %%
def split_table(rows, key):
    head, *body = rows
    k = head.index(key)
    groups = {}
    for row in body:
        rest = row[:k] + row[k + 1:]
        groups.setdefault(row[k], []).append(rest)
    return groups


def biggest_group(rows, key):
    groups = split_table(rows, key)
    name = max(groups, key=lambda g: len(groups[g]))
    return name, groups[name]
#> biggest_group([['id', 'town'], [1, 'ulm'], [2, 'bonn'], [3, 'ulm']], 'town')
#> biggest_group([['a', 'b', 'c'], [1, 2, 3]], 'b')
#> biggest_group([['x'], [5], [5], [6]], 'x')
#> biggest_group([['x', 'y']], 'z')
#> biggest_group([['day', 'mm', 'ok'], ['mo', 3, True], ['tu', 0, False], ['we', 9, False]], 'ok')
# %%
from typing import List


class Solution:
    def virusDays(self, ward: List[List[int]]) -> List[int]:
        """2 sick, 1 healthy, 0 immune. A healthy bed with two sick neighbours falls ill overnight."""
        new_cases = []
        while True:
            tonight = [(r, c) for r in range(len(ward)) for c in range(len(ward[0]))
                       if ward[r][c] == 1 and self.sickAround(ward, r, c) >= 2]
            if not tonight:
                return new_cases
            for r, c in tonight:
                ward[r][c] = 2
            new_cases.append(len(tonight))

    def sickAround(self, ward, r, c):
        count = 0
        if r > 0:
            count += ward[r - 1][c] == 2
        if c > 0:
            count += ward[r][c - 1] == 2
        if r + 1 < len(ward):
            count += ward[r + 1][c] == 2
        if c + 1 < len(ward[0]):
            count += ward[r][c + 1] == 2
        return count
#> Solution().virusDays([[2, 1], [1, 2]])
#> Solution().virusDays([[1, 1]])
#> Solution().virusDays([[2, 1, 2]])
#> Solution().virusDays([[2, 2], [1, 0]])
#> Solution().virusDays([[2, 1], [1, 2], [1, 1]])
# %%
def bricks_under(wall, gap):
    """Rows of brick widths. Where would a vertical saw cut the fewest bricks?"""
    seams = {}
    for row in wall:
        x = 0
        for w in row[:-1]:
            x += w + gap
            seams[x] = seams.get(x, 0) + 1
    if not seams:
        return 0, len(wall)
    spot = max(sorted(seams), key=seams.get)
    return spot, len(wall) - seams[spot]
#> bricks_under([[1, 2, 2], [3, 2], [2, 3]], 0)
#> bricks_under([[4], [4]], 0)
#> bricks_under([[2, 2, 2], [2, 4], [3, 3]], 1)
#> bricks_under([], 2)
#> bricks_under([[1, 1, 1, 1], [2, 1, 1], [1, 3], [3, 1]], 0)
# %%
class Solution:
    def moveBox(self, room, path):
        """Sokoban on a line map: returns the final map or where the push failed."""
        line = list(room)
        at = line.index('@')
        for i, step in enumerate(path):
            d = 1 if step == 'r' else -1
            if line[at + d] == '#':
                return f'wall at {i}'
            if line[at + d] == 'o':
                if line[at + 2 * d] != ' ':
                    return f'jam at {i}'
                line[at + 2 * d] = 'o'
            line[at], line[at + d] = ' ', '@'
            at += d
        return ''.join(line)
#> Solution().moveBox('#@ o #', 'rr')
#> Solution().moveBox('#@o#', 'r')
#> Solution().moveBox('#@ #', 'rl')
#> Solution().moveBox('# @#', 'rr')
#> Solution().moveBox('#  o @o  #', 'lrrr')
# %%
def rain_gauge(days):
    table = []
    for i, day in enumerate(days):
        before = table[-1] if table else [0] * len(day)
        table.append([max(0, b + d - 2) for b, d in zip(before, day)])
    overflow = [i for i, row in enumerate(table) if max(row) > 9]
    return table[-1] if table else [], overflow
#> rain_gauge([[3, 0], [8, 1], [6, 6]])
#> rain_gauge([])
#> rain_gauge([[1, 1, 1]])
#> rain_gauge([[20, 0], [0, 20], [0, 0]])
#> rain_gauge([[12], [1], [1], [5]])
# %%
def crop_rotation(plots, order):
    nxt = {a: b for a, b in zip(order, order[1:] + order[:1])}
    return [''.join(nxt.get(ch, ch) for ch in row) for row in plots]


def years_until(plots, order, crop, wanted):
    for year in range(len(order) + 1):
        if sum(row.count(crop) for row in plots) >= wanted:
            return year
        plots = crop_rotation(plots, order)
    return None
#> years_until(['wbc', 'ww.'], 'wbc', 'c', 2)
#> years_until(['aa'], 'ab', 'a', 1)
#> years_until(['...'], 'xy', 'x', 1)
#> years_until(['pqr', 'rqq'], 'pqr', 'p', 3)
#> years_until(['mn', 'nm'], 'mno', 'o', 3)
# %%
from itertools import accumulate


class Solution:
    def prefixPeaks(self, rows):
        out = []
        for row in rows:
            sums = list(accumulate(row, initial=0))
            low = 0
            best = float('-inf')
            for s in sums[1:]:
                best = max(best, s - low)
                low = min(low, s)
            out.append(best if row else 0)
        return out
#> Solution().prefixPeaks([[1, -2, 3], [-1, -5]])
#> Solution().prefixPeaks([[]])
#> Solution().prefixPeaks([[4, -1, 2, -7, 5]])
#> Solution().prefixPeaks([[0], [-3], [3]])
#> Solution().prefixPeaks([])
# %%
def tile_count(room, tile):
    """How many whole tiles fit, trying both ways and filling the leftover strip turned."""
    def fit(h, w, a, b):
        if h < a or w < b:
            return 0
        down, across = h // a, w // b
        rest = fit(h, w - across * b, b, a) if a != b else 0
        return down * across + rest

    (h, w), (a, b) = room, tile
    return max(fit(h, w, a, b), fit(h, w, b, a))
#> tile_count((5, 5), (2, 3))
#> tile_count((4, 4), (2, 2))
#> tile_count((1, 1), (2, 1))
#> tile_count((7, 10), (3, 4))
#> tile_count((6, 9), (5, 2))
# %%
class Solution:
    def flagColumns(self, records, rules):
        checks = {'pos': lambda v: v > 0, 'even': lambda v: v % 2 == 0, 'small': lambda v: abs(v) < 10}
        bad = []
        for i, rec in enumerate(records):
            for j, rule in enumerate(rules):
                if j >= len(rec):
                    bad.append((i, 'short'))
                    break
                if not checks[rule](rec[j]):
                    bad.append((i, rule))
        return bad
#> Solution().flagColumns([[1, 2, 3], [-1, 3, 50]], ['pos', 'even', 'small'])
#> Solution().flagColumns([[5]], ['pos', 'even'])
#> Solution().flagColumns([], ['pos'])
#> Solution().flagColumns([[4, 4], [-4, 14], [7, 7]], ['even', 'small'])
#> Solution().flagColumns([[0]], ['odd'])
# %%
class Solution:
    def lampRows(self, street):
        dark = 0
        for side in street:
            since = 0
            for lamp in side:
                since = 0 if lamp else since + 1
                if since == 2:
                    dark += 1
                    since = 0
        both_out = sum(not (a or b) for a, b in zip(*street))
        return dark, both_out
#> Solution().lampRows([[1, 0, 0, 1], [0, 0, 0, 0]])
#> Solution().lampRows([[1, 1], [1, 1]])
#> Solution().lampRows([[], []])
#> Solution().lampRows([[0, 0, 0, 0, 0], [1, 0, 1, 0, 1]])
#> Solution().lampRows([[0], [0]])
