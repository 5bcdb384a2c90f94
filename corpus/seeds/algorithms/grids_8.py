# %%
from typing import List


class Solution:
    def signalHouses(self, town: List[List[int]], reach: int) -> int:
        """A house hears a tower (negative cell) in its own row or column within reach."""
        def hears(r, c):
            for d in range(1, reach + 1):
                for a, b in ((r - d, c), (r + d, c), (r, c - d), (r, c + d)):
                    if 0 <= a < len(town) and 0 <= b < len(town[0]) and town[a][b] < 0:
                        return True
            return False

        people = 0
        for r, row in enumerate(town):
            for c, v in enumerate(row):
                if v > 0 and hears(r, c):
                    people += v
        return people
#> Solution().signalHouses([[3, -1, 2], [4, 0, 5]], 1)
#> Solution().signalHouses([[3, 0, -1], [0, 0, 8]], 2)
#> Solution().signalHouses([[6]], 4)
#> Solution().signalHouses([[1, 2, 3, -9]], 2)
#> Solution().signalHouses([[-1, 0], [0, 7]], 1)
# %%
class Solution:
    def pivotRow(self, m, col, start):
        return max(range(start, len(m)), key=lambda r: abs(m[r][col]))

    def rowEchelon(self, m):
        """Integer elimination by cross multiplication; returns the leading columns."""
        leads, top = [], 0
        for col in range(len(m[0])):
            if top == len(m):
                break
            p = self.pivotRow(m, col, top)
            if m[p][col] == 0:
                continue
            m[top], m[p] = m[p], m[top]
            for r in range(top + 1, len(m)):
                f = m[r][col]
                m[r] = [x * m[top][col] - y * f for x, y in zip(m[r], m[top])]
            leads.append(col)
            top += 1
        return leads, m[-1]
#> Solution().rowEchelon([[1, 2], [3, 4]])
#> Solution().rowEchelon([[0, 0, 1], [0, 2, 4]])
#> Solution().rowEchelon([[2, 4], [1, 2], [3, 6]])
#> Solution().rowEchelon([[5]])
#> Solution().rowEchelon([[1, 0, 2], [0, 1, 3], [1, 1, 6]])
# %%
def dance_floor(pairs, size):
    """Pairs (leader, follower) positions; those that stand on one diagonal swap, others step right."""
    out = []
    for (a, b), (c, d) in pairs:
        if abs(a - c) == abs(b - d):
            out.append(((c, d), (a, b)))
        else:
            out.append(((a, (b + 1) % size), (c, (d + 1) % size)))
    return out
#> dance_floor([((0, 0), (1, 1)), ((2, 0), (2, 2))], 3)
#> dance_floor([], 4)
#> dance_floor([((3, 3), (3, 3))], 5)
#> dance_floor([((0, 4), (1, 2)), ((4, 0), (0, 4))], 5)
#> dance_floor([((1, 0), (0, 0))], 1)
# %%
class Solution:
    def longestBranch(self, tree):
        """tree[i] lists children of i; depth table filled from the last node to the first."""
        depth = [1] * len(tree)
        heavy = [None] * len(tree)
        for i in range(len(tree) - 1, -1, -1):
            for child in tree[i]:
                if depth[child] + 1 > depth[i]:
                    depth[i] = depth[child] + 1
                    heavy[i] = child
        path, at = [], 0
        while at is not None:
            path.append(at)
            at = heavy[at]
        return path
#> Solution().longestBranch([[1, 2], [3], [], []])
#> Solution().longestBranch([[]])
#> Solution().longestBranch([[1, 2, 3], [], [4], [5], [], [6], []])
#> Solution().longestBranch([[1], [2], [3], []])
#> Solution().longestBranch([[2, 1], [], []])
# %%
def zone_prices(grid, rules):
    """rules: (lowest, highest, factor). The first rule that fits a cell multiplies it."""
    def apply(v):
        for lo, hi, factor in rules:
            if lo <= v <= hi:
                return v * factor
        return v

    priced = [[apply(v) for v in row] for row in grid]
    return priced, sum(map(sum, priced)) - sum(map(sum, grid))
#> zone_prices([[1, 5], [10, 20]], [(0, 4, 3), (5, 10, 2)])
#> zone_prices([[7, 7]], [])
#> zone_prices([], [(0, 1, 1)])
#> zone_prices([[2, 4, 6], [8, -2, 0]], [(3, 7, 10), (0, 9, 0)])
#> zone_prices([[100]], [(50, 150, -1), (100, 100, 5)])
# %%
from collections import deque
from typing import List


class Solution:
    def iceSlide(self, rink: List[str], start: List[int], goal: List[int]) -> int:
        """The skater slides until a block or the wall; fewest pushes to stop on the goal."""
        def slide(r, c, dr, dc):
            while 0 <= r + dr < len(rink) and 0 <= c + dc < len(rink[0]) and rink[r + dr][c + dc] != '#':
                r, c = r + dr, c + dc
            return r, c

        dist = {tuple(start): 0}
        q = deque(dist)
        while q:
            cur = q.popleft()
            if list(cur) == goal:
                return dist[cur]
            for way in ((0, 1), (1, 0), (0, -1), (-1, 0)):
                stop = slide(*cur, *way)
                if stop not in dist:
                    dist[stop] = dist[cur] + 1
                    q.append(stop)
        return -1
#> Solution().iceSlide(['...', '...'], [0, 0], [1, 2])
#> Solution().iceSlide(['...', '.#.'], [0, 0], [0, 1])
#> Solution().iceSlide(['..#', '...'], [0, 0], [0, 1])
#> Solution().iceSlide(['.'], [0, 0], [0, 0])
#> Solution().iceSlide(['..#.', '....', '#...'], [0, 0], [2, 3])
# %%
def menu_matrix(orders, prices):
    """orders[day][dish] counts; income by day with every third portion of a dish free."""
    sold = [0] * len(prices)
    income = []
    for day in orders:
        money = 0
        for dish, count in enumerate(day):
            for _ in range(count):
                sold[dish] += 1
                if sold[dish] % 3:
                    money += prices[dish]
        income.append(money)
    return income
#> menu_matrix([[1, 2], [2, 1]], [10, 5])
#> menu_matrix([[0, 0]], [4, 4])
#> menu_matrix([], [9])
#> menu_matrix([[3], [3], [1]], [7])
#> menu_matrix([[2, 0, 4], [1, 1, 2]], [3, 8, 2])
# %%
class Solution:
    def splitByLine(self, points, a, b):
        """Points above, on and below the line through a and b."""
        above, on, below = [], [], []
        for p in points:
            turn = self.cross(a, b, p)
            (above if turn > 0 else below if turn < 0 else on).append(p)
        return len(above), on, len(below)

    def cross(self, o, a, b):
        return (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])
#> Solution().splitByLine([(0, 1), (1, 1), (2, 0)], (0, 0), (3, 3))
#> Solution().splitByLine([], (0, 0), (1, 0))
#> Solution().splitByLine([(5, 5), (6, 6)], (0, 0), (1, 1))
#> Solution().splitByLine([(1, 4), (3, -2), (-1, 0), (2, 2)], (0, 2), (9, 2))
#> Solution().splitByLine([(4, 0), (4, 9), (3, 3)], (4, 1), (4, 2))
# %%
def braille(cells):
    """Eight-dot cells given as 4x2 grids, turned into one number each."""
    out = []
    for cell in cells:
        code = 0
        for r, (left, right) in enumerate(cell):
            if left:
                code |= 1 << r
            if right:
                code |= 1 << (r + 4)
        out.append(code)
    return out
#> braille([[(1, 0), (0, 0), (1, 1), (0, 0)]])
#> braille([])
#> braille([[(1, 1)] * 4, [(0, 0)] * 4])
#> braille([[(0, 1), (1, 0), (0, 1), (1, 0)], [(1, 0), (0, 1)]])
#> braille([[(0, 0), (0, 0), (0, 0), (0, 1)]])
# %%
from typing import List


class Solution:
    def cheapestBasket(self, stores: List[List[int]], wanted: List[int], trip: int) -> List[int]:
        """Buy everything at one store, or use the two best with a second trip."""
        totals = [sum(s[i] for i in wanted) for s in stores]
        best = [min(totals), totals.index(min(totals))]
        for a in range(len(stores)):
            for b in range(a + 1, len(stores)):
                cost = trip + sum(min(stores[a][i], stores[b][i]) for i in wanted)
                if cost < best[0]:
                    best = [cost, a, b]
        return best
#> Solution().cheapestBasket([[1, 9], [9, 1]], [0, 1], 3)
#> Solution().cheapestBasket([[1, 9], [9, 1]], [0, 1], 10)
#> Solution().cheapestBasket([[4]], [0], 1)
#> Solution().cheapestBasket([[5, 5, 5], [4, 6, 4], [6, 1, 6]], [0, 1, 2], 2)
#> Solution().cheapestBasket([[7, 7], [6, 8]], [], 4)
# %%
class Solution:
    def stackedPlans(self, plans):
        """Sheets of glass: the first non-space seen from above for each cell."""
        top = plans[0]
        for sheet in plans[1:]:
            top = self.under(top, sheet)
        return top, self.holes(top)

    def under(self, upper, lower):
        merged = []
        for a, b in zip(upper, lower):
            merged.append(''.join(x if x != ' ' else y for x, y in zip(a, b)))
        return merged

    def holes(self, sheet):
        return sum(row.count(' ') for row in sheet)
#> Solution().stackedPlans([['a ', ' b'], ['cc', '  ']])
#> Solution().stackedPlans([['   ']])
#> Solution().stackedPlans([[' ', ' '], ['x', ' '], ['y', 'z']])
#> Solution().stackedPlans([['abc'], ['xyz']])
#> Solution().stackedPlans([['    ', '#  #'], [' ## ', ' #  '], ['.  .', '  . ']])
# %%
def meeting_grid(calendars, hours):
    """One string of '.'(free) and 'x' per person; best slot is the one most people can attend."""
    width = len(calendars[0])
    best = (-1, 0)
    for start in range(width - hours + 1):
        free = sum('x' not in day[start:start + hours] for day in calendars)
        if free > best[0]:
            best = (free, start)
    free, start = best
    if free <= 0:
        return 'nobody'
    return f'{start}-{start + hours}: {free}/{len(calendars)}'
#> meeting_grid(['..x.', 'x...', '....'], 2)
#> meeting_grid(['xx', 'xx'], 1)
#> meeting_grid(['...'], 5)
#> meeting_grid(['x..x.', '.x...', '..x..'], 2)
#> meeting_grid(['.x.x.x'], 1)
# %%
def gcd_table(rows, cols):
    def gcd(a, b):
        while b:
            a, b = b, a % b
        return a

    coprime = 0
    for r in rows:
        for c in cols:
            if gcd(r, c) == 1:
                coprime += 1
    return coprime, [gcd(r, c) for r, c in zip(rows, cols)]
#> gcd_table([4, 9], [6, 35])
#> gcd_table([], [1])
#> gcd_table([12, 18, 7], [8])
#> gcd_table([5], [5, 10, 11])
#> gcd_table([100, 64], [75, 48])
# %%
class Solution:
    def fallingLeaves(self, tree, wind):
        """Leaves (*) fall straight and drift by wind each row; where do they land?"""
        width = len(tree[0])
        landed = [0] * width
        lost = 0
        for r, row in enumerate(tree):
            drift = wind * (len(tree) - 1 - r)
            for c, ch in enumerate(row):
                if ch != '*':
                    continue
                spot = c + drift
                if 0 <= spot < width:
                    landed[spot] += 1
                else:
                    lost += 1
        return landed, lost
#> Solution().fallingLeaves(['*..', '.*.', '*..'], 1)
#> Solution().fallingLeaves(['***', '***'], 0)
#> Solution().fallingLeaves(['...'], 2)
#> Solution().fallingLeaves(['.**.', '*..*'], -2)
#> Solution().fallingLeaves(['*'], 5)
# %%
from typing import List


class Solution:
    def treasureDigits(self, island: List[List[int]], key: str) -> List[int]:
        """Follow the key: digits jump to the next cell holding that digit in reading order, cyclically."""
        flat = [v for row in island for v in row]
        pos, hops = 0, []
        for ch in key:
            want = int(ch)
            for step in range(1, len(flat) + 1):
                if flat[(pos + step) % len(flat)] == want:
                    pos = (pos + step) % len(flat)
                    hops.append(step)
                    break
            else:
                hops.append(0)
        return hops
#> Solution().treasureDigits([[1, 2], [3, 1]], '131')
#> Solution().treasureDigits([[5]], '55')
#> Solution().treasureDigits([[1, 2, 3]], '')
#> Solution().treasureDigits([[0, 7, 0], [7, 7, 4]], '4790')
#> Solution().treasureDigits([[2, 2], [2, 9]], '229')
# %%
def crane_moves(yard, target):
    """Columns of containers (top last). Moves needed to free one, shifting blockers to the lowest column."""
    moves = 0
    col = next((i for i, c in enumerate(yard) if target in c), None)
    if col is None:
        return None
    while yard[col][-1] != target:
        others = [i for i in range(len(yard)) if i != col]
        if not others:
            return -1
        low = min(others, key=lambda i: len(yard[i]))
        yard[low].append(yard[col].pop())
        moves += 1
    yard[col].pop()
    return moves, yard
#> crane_moves([[1, 2, 3], [4]], 1)
#> crane_moves([[1, 2], [3]], 9)
#> crane_moves([[7, 8]], 7)
#> crane_moves([[5], [6, 7, 8, 9], [1, 2]], 6)
#> crane_moves([[], [3]], 3)
# %%
class Solution:
    def boundary(self, region):
        """Cells of the region with at least one empty neighbour, per row as a count."""
        n, m = len(region), len(region[0])
        inner = lambda r, c: 0 < r < n - 1 and 0 < c < m - 1 and all(
            region[a][b] == '#' for a, b in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)))
        counts = []
        for r in range(n):
            edge = 0
            for c in range(m):
                if region[r][c] == '#' and not inner(r, c):
                    edge += 1
            counts.append(edge)
        return counts
#> Solution().boundary(['###', '###', '###'])
#> Solution().boundary(['....'])
#> Solution().boundary(['.##.', '####', '.##.'])
#> Solution().boundary(['#'])
#> Solution().boundary(['#####', '#.###', '#####'])
# %%
def lattice_words(grid, word):
    """Can the word be traced through side-by-side cells without using one twice?"""
    def trace(r, c, k, used):
        if grid[r][c] != word[k]:
            return False
        if k == len(word) - 1:
            return True
        used = used + [(r, c)]
        for a, b in ((r, c + 1), (r + 1, c), (r, c - 1), (r - 1, c)):
            if 0 <= a < len(grid) and 0 <= b < len(grid[0]) and (a, b) not in used:
                if trace(a, b, k + 1, used):
                    return True
        return False

    starts = [(r, c) for r, row in enumerate(grid) for c, ch in enumerate(row) if ch == word[0]]
    return [s for s in starts if trace(*s, 0, [])]
#> lattice_words(['cat', 'oar'], 'car')
#> lattice_words(['aba', 'bab'], 'abab')
#> lattice_words(['xyz'], 'zx')
#> lattice_words(['t'], 't')
#> lattice_words(['noon', 'open'], 'noon')
# %%
from typing import List


class Solution:
    def candleTable(self, candles: List[List[int]]) -> List[int]:
        """candles: height, burn per hour. How many still burn after each hour?"""
        alive = []
        while any(h > 0 for h, _ in candles):
            candles = [[max(0, h - b), b] for h, b in candles]
            alive.append(sum(h > 0 for h, _ in candles))
        return alive
#> Solution().candleTable([[5, 2], [3, 3], [4, 1]])
#> Solution().candleTable([])
#> Solution().candleTable([[1, 1]])
#> Solution().candleTable([[10, 4], [10, 5], [10, 10]])
#> Solution().candleTable([[0, 3], [6, 1]])
# %%
class Solution:
    def rowGaps(self, crops):
        """Rows of plant positions; thin out those closer than 3, then report the widest gap per row."""
        report = []
        for row in map(sorted, crops):
            kept = self.thin(row)
            report.append(self.widest(kept))
        return report

    def thin(self, row):
        kept = row[:1]
        for x in row[1:]:
            if x - kept[-1] >= 3:
                kept.append(x)
        return kept

    def widest(self, row):
        if len(row) < 2:
            return None
        return max(b - a for a, b in zip(row, row[1:]))
#> Solution().rowGaps([[1, 2, 9, 5], [4]])
#> Solution().rowGaps([])
#> Solution().rowGaps([[0, 3, 6, 9], [10, 11, 12]])
#> Solution().rowGaps([[20, 1], [], [7, 7, 7, 30]])
#> Solution().rowGaps([[5, 8, 10, 12, 15]])
# %%
def minesweep_open(board, r, c):
    """Open a cell of a board whose mines are 9 and whose hints are known; zeros open their row mates."""
    shown = [['?'] * len(row) for row in board]
    todo = [(r, c)]
    while todo:
        y, x = todo.pop()
        if shown[y][x] != '?':
            continue
        v = board[y][x]
        shown[y][x] = '*' if v == 9 else str(v)
        if v == 0:
            todo += [(y, k) for k in (x - 1, x + 1) if 0 <= k < len(board[y])]
            todo += [(k, x) for k in (y - 1, y + 1) if 0 <= k < len(board)]
    return [''.join(row) for row in shown]
#> minesweep_open([[0, 1], [1, 9]], 0, 0)
#> minesweep_open([[9]], 0, 0)
#> minesweep_open([[0, 1, 9], [0, 1, 1]], 1, 0)
#> minesweep_open([[9, 1, 0], [1, 1, 0]], 0, 1)
#> minesweep_open([[0, 0, 1, 9, 1]], 0, 1)
# %%
def relay(teams):
    """teams[i] is a list of leg times; who is leading after each leg (ties: nobody)."""
    legs = min(map(len, teams))
    clock = [0] * len(teams)
    leaders = ''
    for leg in range(legs):
        for i, team in enumerate(teams):
            clock[i] += team[leg]
        fastest = min(clock)
        if clock.count(fastest) > 1:
            leaders += '='
        else:
            leaders += chr(65 + clock.index(fastest))
    return leaders, clock
#> relay([[10, 12, 9], [11, 10, 11]])
#> relay([[5], [5]])
#> relay([[1, 2, 3, 4]])
#> relay([[8, 8, 8], [7, 9, 8], [9, 6]])
#> relay([[], [3]])
# %%
class Solution:
    def tileFlip(self, board, r, c):
        """Reversi: pieces of the other colour flipped by placing x on (r, c)."""
        flipped = []
        for dr in (-1, 0, 1):
            for dc in (-1, 0, 1):
                if dr or dc:
                    flipped += self.ray(board, r + dr, c + dc, dr, dc)
        return sorted(flipped)

    def ray(self, board, r, c, dr, dc):
        line = []
        while 0 <= r < len(board) and 0 <= c < len(board[0]):
            if board[r][c] == 'x':
                return line
            if board[r][c] != 'o':
                break
            line.append((r, c))
            r += dr
            c += dc
        return []
#> Solution().tileFlip(['.oox'], 0, 0)
#> Solution().tileFlip(['.oo.'], 0, 0)
#> Solution().tileFlip(['x.x', '.o.', '.x.'], 0, 1)
#> Solution().tileFlip(['x.o', 'oo.', '.ox'], 2, 0)
#> Solution().tileFlip(['.'], 0, 0)
# %%
from heapq import heappop, heappush
from typing import List


class Solution:
    def earliestCrossing(self, opens: List[List[int]]) -> int:
        """Cell (r, c) can be entered from time opens[r][c]; a step takes one unit."""
        n, m = len(opens), len(opens[0])
        heap = [(opens[0][0], 0, 0)]
        done = set()
        while heap:
            t, r, c = heappop(heap)
            if (r, c) == (n - 1, m - 1):
                return t
            if (r, c) in done:
                continue
            done.add((r, c))
            for a, b in ((r, c + 1), (r + 1, c), (r - 1, c), (r, c - 1)):
                if 0 <= a < n and 0 <= b < m:
                    heappush(heap, (max(t + 1, opens[a][b]), a, b))
        return -1
#> Solution().earliestCrossing([[0, 9], [1, 0]])
#> Solution().earliestCrossing([[0, 2, 9], [7, 3, 4]])
#> Solution().earliestCrossing([[5]])
#> Solution().earliestCrossing([[0, 0, 0, 0]])
#> Solution().earliestCrossing([[0, 20], [15, 3], [1, 1]])
# %%
def wallpaper(motif, shift, rows, width):
    """Each row repeats the motif, pushed right by shift more than the row before."""
    out = []
    for r in range(rows):
        offset = r * shift % len(motif)
        line = motif[-offset:] + motif[:-offset] if offset else motif
        line *= width // len(motif) + 1
        out.append(line[:width])
    return out


def aligned_columns(motif, shift, rows, width):
    paper = wallpaper(motif, shift, rows, width)
    return [c for c in range(width) if len({row[c] for row in paper}) == 1]
#> aligned_columns('abca', 1, 2, 6)
#> aligned_columns('xyz', 3, 4, 5)
#> aligned_columns('ab', 1, 3, 4)
#> aligned_columns('--o-', 2, 2, 8)
#> aligned_columns('q', 7, 3, 2)
# %%
class Solution:
    def budgetCuts(self, table, target):
        """Trim the largest entry of the costliest department by 10 % until the sum fits; cuts made."""
        cuts = 0
        while sum(map(sum, table)) > target and cuts < 8:
            dept = max(table, key=sum)
            i = dept.index(max(dept))
            dept[i] -= max(1, dept[i] // 10)
            cuts += 1
        return cuts, table
#> Solution().budgetCuts([[50, 20], [40]], 100)
#> Solution().budgetCuts([[5], [6]], 20)
#> Solution().budgetCuts([[100, 100]], 170)
#> Solution().budgetCuts([[3, 2], [4, 1]], 7)
#> Solution().budgetCuts([[30], [30], [30]], 10)
# %%
def subgrid_min(grid, k):
    """Smallest value in each k-wide window of the column minima."""
    minima = [min(col) for col in zip(*grid)]
    out = []
    candidates = []
    for i, v in enumerate(minima):
        while candidates and minima[candidates[-1]] >= v:
            candidates.pop()
        candidates.append(i)
        if candidates[0] <= i - k:
            candidates.pop(0)
        if i >= k - 1:
            out.append(minima[candidates[0]])
    return out
#> subgrid_min([[4, 2, 7, 1, 9], [5, 3, 6, 8, 2]], 2)
#> subgrid_min([[1, 2, 3]], 3)
#> subgrid_min([[3, 3], [3, 3]], 1)
#> subgrid_min([[9, 8, 7, 6, 5, 6, 7]], 3)
#> subgrid_min([[1]], 2)
# %%
class Solution:
    def nestedTotals(self, data):
        """[name, amount, [children]] rows; totals listed depth first with dots for depth."""
        lines = []

        def visit(node, depth):
            name, amount, children = node
            at = len(lines)
            lines.append(None)
            total = amount + sum(visit(ch, depth + 1) for ch in children)
            lines[at] = f"{'.' * depth}{name}={total}"
            return total

        for node in data:
            visit(node, 0)
        return lines
#> Solution().nestedTotals([['a', 1, [['b', 2, []], ['c', 3, []]]]])
#> Solution().nestedTotals([])
#> Solution().nestedTotals([['x', 5, []], ['y', -5, []]])
#> Solution().nestedTotals([['hq', 0, [['east', 10, [['shop', 7, []]]], ['west', 4, []]]]])
#> Solution().nestedTotals([['p', 1, [['q', 1, [['r', 1, [['s', 1, []]]]]]]]])
# %%
from typing import List


class Solution:
    def tollBooths(self, lanes: List[List[int]], quick: int) -> int:
        """Cars in each lane need their own time; a quick lane halves it. Time until all lanes are empty."""
        finish = 0
        for i, lane in enumerate(lanes):
            t = 0
            for need in lane:
                t += (need + 1) // 2 if i == quick else need
            finish = max(finish, t)
        return finish

    def bestQuick(self, lanes: List[List[int]]) -> List[int]:
        times = [self.tollBooths(lanes, q) for q in range(len(lanes))]
        return [times.index(min(times)), min(times)]
#> Solution().bestQuick([[3, 4], [10], [2, 2, 2]])
#> Solution().bestQuick([[5]])
#> Solution().bestQuick([[4, 4], [8]])
#> Solution().bestQuick([[], [1], [1, 1, 1]])
#> Solution().bestQuick([[9, 1], [6, 6], [20], [3]])
# %%
def trim_border(grid, value):
    while grid and all(v == value for v in grid[0]):
        grid = grid[1:]
    while grid and all(v == value for v in grid[-1]):
        grid = grid[:-1]
    return grid


def turn(grid):
    return [list(col) for col in zip(*grid)]


def bounding_box(grid, value=0):
    box = turn(trim_border(turn(trim_border(grid, value)), value))
    return box, (len(box), len(box[0]) if box else 0)
#> bounding_box([[0, 0, 0], [0, 5, 0], [0, 6, 7]])
#> bounding_box([[0, 0], [0, 0]])
#> bounding_box([[1, 1], [1, 2]], 1)
#> bounding_box([[3]])
#> bounding_box([[0, 4, 0, 0], [0, 0, 0, 0], [0, 0, 8, 0]])
# %%
class Solution:
    def battleLanes(self, left, right):
        """In each lane the two front fighters meet; the stronger goes on with what is left."""
        result = []
        for a, b in zip(left, right):
            a, b = a[::-1], b[::-1]
            while a and b:
                x, y = a.pop(), b.pop()
                if x > y:
                    a.append(x - y)
                elif y > x:
                    b.append(y - x)
            result.append(sum(a) - sum(b))
        return result
#> Solution().battleLanes([[5, 2], [3]], [[4], [3, 1]])
#> Solution().battleLanes([[1]], [[]])
#> Solution().battleLanes([], [])
#> Solution().battleLanes([[2, 2, 2], [9], [4, 4]], [[6], [1, 1, 1, 1], [8, 8]])
#> Solution().battleLanes([[7, 7]], [[7, 7]])
# %%
def slot_windows(hours, need):
    """hours[d] lists the open hours of day d; runs of at least `need` consecutive ones."""
    runs = []
    for d, day in enumerate(hours):
        start = prev = None
        for h in sorted(day) + [99]:
            if prev is not None and h == prev + 1:
                prev = h
                continue
            if start is not None and prev - start + 1 >= need:
                runs.append((d, start, prev))
            start = prev = h
    return runs
#> slot_windows([[9, 10, 11, 14], [8, 10]], 2)
#> slot_windows([[]], 1)
#> slot_windows([[5, 4, 3]], 3)
#> slot_windows([[1, 2, 4, 5, 6], [20, 21], [7]], 2)
#> slot_windows([[8, 10, 12]], 1)
# %%
from typing import List


class Solution:
    def tasteMatrix(self, likes: List[List[int]]) -> List[int]:
        """Pair each person with the most similar other one."""
        def alike(a, b):
            return sum(x == y for x, y in zip(likes[a], likes[b]))

        partner = []
        for i in range(len(likes)):
            others = [j for j in range(len(likes)) if j != i]
            partner.append(max(others, key=lambda j: alike(i, j), default=-1))
        return partner
#> Solution().tasteMatrix([[1, 0, 1], [1, 0, 0], [0, 1, 0]])
#> Solution().tasteMatrix([[1]])
#> Solution().tasteMatrix([])
#> Solution().tasteMatrix([[5, 5, 5, 5], [5, 5, 1, 1], [1, 1, 1, 1], [5, 1, 1, 1]])
#> Solution().tasteMatrix([[2, 3], [3, 2]])
# %%
def code_wheel(rings, turns):
    """Concentric rings of letters; each turned by its own amount, read spoke by spoke."""
    turned = []
    for ring, t in zip(rings, turns):
        t %= len(ring)
        turned.append(ring[t:] + ring[:t])
    spokes = [''.join(letters) for letters in zip(*turned)]
    return spokes, sum(s == s[::-1] for s in spokes)
#> code_wheel(['abcd', 'wxyz'], [1, 2])
#> code_wheel(['aba', 'aab'], [0, 1])
#> code_wheel(['x'], [9])
#> code_wheel([], [])
#> code_wheel(['noon', 'tick', 'onno'], [0, -1, 5])
# %%
class Solution:
    def waterCourse(self, hill):
        """Rain falls on every top cell and runs to the lowest of the three cells below; pools at the foot."""
        drops = [1] * len(hill[0])
        for upper, lower in zip(hill, hill[1:]):
            nxt = [0] * len(lower)
            for c, k in enumerate(drops):
                if k == 0:
                    continue
                options = range(max(0, c - 1), min(len(lower), c + 2))
                nxt[min(options, key=lambda j: lower[j])] += k + upper[c]
            drops = nxt
        return drops
#> Solution().waterCourse([[0, 0, 0], [3, 1, 2], [1, 5, 0]])
#> Solution().waterCourse([[4, 4]])
#> Solution().waterCourse([[1, 2, 3, 4], [9, 0, 9, 1]])
#> Solution().waterCourse([[1], [2], [3]])
#> Solution().waterCourse([[0, 1], [1, 0], [0, 1]])
# %%
def stencil_text(mask, text, blank='.'):
    letters = list(text)
    rows = []
    for line in mask:
        row = ''
        for ch in line:
            if ch == '1' and letters:
                row += letters.pop(0)
            else:
                row += blank
        rows.append(row)
    if letters:
        rows.append('+' + str(len(letters)))
    return rows
#> stencil_text(['101', '011'], 'code')
#> stencil_text(['11'], 'long')
#> stencil_text([], 'ab')
#> stencil_text(['000', '111'], 'hi', blank='_')
#> stencil_text(['1001', '0110', '1001'], 'kaleid', ' ')
# %%
class Solution:
    def parcelRows(self, parcels, width):
        """Fill rows left to right; at each point take the widest parcel that still fits."""
        parcels = sorted(parcels, reverse=True)
        rows = []
        while parcels:
            space, row = width, []
            i = 0
            while i < len(parcels):
                if parcels[i] <= space:
                    space -= parcels[i]
                    row.append(parcels.pop(i))
                else:
                    i += 1
            if not row:
                return rows, parcels
            rows.append(row)
        return rows, []
#> Solution().parcelRows([4, 3, 2, 5, 1], 6)
#> Solution().parcelRows([9, 2], 5)
#> Solution().parcelRows([], 3)
#> Solution().parcelRows([2, 2, 2, 2, 2], 4)
#> Solution().parcelRows([7, 6, 3, 3, 1], 10)
# %%
def staircase_numbers(n):
    """Row i holds i+1 numbers; each is the sum of the row above up to that place, plus one."""
    rows = [[1]]
    for _ in range(n - 1):
        above, row, run = rows[-1], [], 0
        for v in above:
            run += v
            row.append(run + 1)
        row.append(run)
        rows.append(row)
    return rows


def diagonal_of(rows, back):
    return [row[-1 - back] for row in rows if len(row) > back]


def staircase_report(n, back):
    rows = staircase_numbers(n)
    return diagonal_of(rows, 0), diagonal_of(rows, back)
#> staircase_report(4, 1)
#> staircase_report(1, 0)
#> staircase_report(5, 2)
#> staircase_report(3, 9)
#> staircase_report(6, 4)
# %%
class Solution:
    def medalTable(self, events):
        """events: the first three of each; sort by gold, silver, bronze and give shared ranks."""
        medals = {}
        for podium in events:
            for place, land in enumerate(podium):
                medals.setdefault(land, [0, 0, 0])[place] += 1
        order = sorted(medals.items(), key=lambda kv: kv[1], reverse=True)
        out, rank, prev = [], 0, None
        for i, (land, won) in enumerate(order, 1):
            if won != prev:
                rank, prev = i, won
            out.append(f'{rank}.{land}')
        return out
#> Solution().medalTable([['no', 'se', 'fi'], ['se', 'no', 'fi']])
#> Solution().medalTable([])
#> Solution().medalTable([['de', 'at', 'ch']])
#> Solution().medalTable([['a', 'a', 'b'], ['c', 'b', 'a'], ['c', 'a', 'b']])
#> Solution().medalTable([['x'], ['y'], ['z', 'x']])
# %%
class Solution:
    def shadeMap(self, levels, palette):
        """Split the range of values evenly over the palette's characters."""
        flat = [v for row in levels for v in row]
        if not flat:
            return []
        low, span = min(flat), max(flat) - min(flat) + 1
        picture = []
        for row in levels:
            line = ''
            for v in row:
                line += palette[(v - low) * len(palette) // span]
            picture.append(line)
        return picture
#> Solution().shadeMap([[0, 5, 9], [3, 7, 1]], '.:#')
#> Solution().shadeMap([], 'ab')
#> Solution().shadeMap([[4, 4], [4, 4]], 'xyz')
#> Solution().shadeMap([[-10, 10], [0, -3]], ' o')
#> Solution().shadeMap([[1, 2, 3, 4], [8, 7, 6, 5]], 'abcd')
