# %%
def ant_walk(size, steps):
    board = [[0] * size for _ in range(size)]
    r = c = size // 2
    dr, dc = -1, 0
    for k in range(steps):
        if board[r][c]:
            dr, dc = -dc, dr
        else:
            dr, dc = dc, -dr
        board[r][c] ^= 1
        r, c = r + dr, c + dc
        if not (0 <= r < size and 0 <= c < size):
            return k + 1, sum(map(sum, board))
    return steps, sum(map(sum, board))
#> ant_walk(3, 5)
#> ant_walk(5, 12)
#> ant_walk(1, 4)
#> ant_walk(4, 20)
#> ant_walk(7, 0)
# %%
class Solution:
    def cutCake(self, cake, cuts):
        def halve(piece):
            h, w = len(piece), len(piece[0])
            if h >= w:
                return piece[:h // 2], piece[h // 2:]
            return [row[:w // 2] for row in piece], [row[w // 2:] for row in piece]

        pieces = [cake]
        for _ in range(cuts):
            i = max(range(len(pieces)), key=lambda k: sum(map(sum, pieces[k])))
            if len(pieces[i]) * len(pieces[i][0]) == 1:
                break
            pieces[i:i + 1] = halve(pieces[i])
        return [sum(map(sum, p)) for p in pieces]
#> Solution().cutCake([[1, 2], [3, 4]], 1)
#> Solution().cutCake([[1, 2], [3, 4]], 3)
#> Solution().cutCake([[9]], 5)
#> Solution().cutCake([[1, 2, 3, 4, 5]], 2)
#> Solution().cutCake([[5, 0, 5], [0, 8, 0], [1, 1, 1]], 3)
# %%
def count_inversions_by_row(rows):
    def inversions(xs):
        if len(xs) < 2:
            return 0, xs
        mid = len(xs) // 2
        a, left = inversions(xs[:mid])
        b, right = inversions(xs[mid:])
        merged = []
        k = a + b
        while left and right:
            if left[0] <= right[0]:
                merged.append(left.pop(0))
            else:
                k += len(left)
                merged.append(right.pop(0))
        return k, merged + left + right

    return [inversions(row)[0] for row in rows]
#> count_inversions_by_row([[3, 1, 2], [1, 2]])
#> count_inversions_by_row([[]])
#> count_inversions_by_row([[4, 3, 2, 1]])
#> count_inversions_by_row([[1], [2, 2], [9, 0]])
#> count_inversions_by_row([[5, 1, 4], [2, 8, 3]])
# %%
def parse_range(text):
    lo, _, hi = text.partition('-')
    return int(lo), int(hi or lo)


def covers(a, b):
    return a[0] <= b[0] and b[1] <= a[1]


def wasted_pairs(lines):
    waste = 0
    for line in lines:
        left, right = map(parse_range, line.split(','))
        if covers(left, right) or covers(right, left):
            waste += min(left[1] - left[0], right[1] - right[0]) + 1
    return waste
#> wasted_pairs(['2-4,3-3', '1-5,4-8'])
#> wasted_pairs(['7,7'])
#> wasted_pairs([])
#> wasted_pairs(['10-20,12-19', '5-6,1-9', '3-4,5-6'])
#> wasted_pairs(['4-x,2-3', '1,2'])
# %%
from typing import List


class Solution:
    def rowsAboveAverage(self, marks: List[List[int]]) -> List[str]:
        everything = [m for row in marks for m in row]
        if not everything:
            return []
        bar = sum(everything) / len(everything)
        verdict = []
        for row in marks:
            above = sum(m > bar for m in row)
            if above == len(row):
                verdict.append('all')
            elif above:
                verdict.append(f'{above}/{len(row)}')
            else:
                verdict.append('none')
        return verdict
#> Solution().rowsAboveAverage([[5, 9], [1, 2], [8, 8]])
#> Solution().rowsAboveAverage([[], []])
#> Solution().rowsAboveAverage([[3, 3], [3]])
#> Solution().rowsAboveAverage([[100, 0, 50], [75], [10, 60]])
#> Solution().rowsAboveAverage([[-1, 1], [], [2, 4, 6]])
# %%
def ship_hits(ocean, shots):
    cells = {}
    for name, r, c, length, way in ocean:
        for k in range(length):
            spot = (r, c + k) if way == 'h' else (r + k, c)
            cells[spot] = name
    left = {}
    for name in cells.values():
        left[name] = left.get(name, 0) + 1
    story = []
    for shot in shots:
        name = cells.pop(shot, None)
        if name is None:
            story.append('miss')
            continue
        left[name] -= 1
        story.append('sunk ' + name if left[name] == 0 else 'hit')
    return story
#> ship_hits([('cat', 0, 0, 2, 'h')], [(0, 0), (1, 1), (0, 1)])
#> ship_hits([], [(3, 3)])
#> ship_hits([('a', 1, 1, 3, 'v'), ('b', 0, 3, 1, 'h')], [(3, 1), (0, 3), (0, 3), (2, 1)])
#> ship_hits([('tug', 5, 5, 1, 'v')], [])
#> ship_hits([('x', 0, 0, 2, 'h'), ('y', 0, 1, 2, 'v')], [(0, 1), (0, 0), (1, 1)])
# %%
def toll(a, b):
    return abs(a - b) if a < b else 2 * (a - b)


def snake_cost(grid):
    """Walk the grid boustrophedon, paying per step."""
    order = []
    for i, row in enumerate(grid):
        order.extend(reversed(row) if i & 1 else row)
    return sum(toll(x, y) for x, y in zip(order, order[1:]))


def cheaper_way(grid):
    sideways = [list(col) for col in zip(*grid)]
    a, b = snake_cost(grid), snake_cost(sideways)
    return ('rows', a) if a <= b else ('cols', b)
#> cheaper_way([[1, 2], [4, 3]])
#> cheaper_way([[1, 9], [2, 8]])
#> cheaper_way([[5]])
#> cheaper_way([[3, 1, 4], [1, 5, 9], [2, 6, 5]])
#> cheaper_way([[7, 7, 7], [7, 7, 7]])
# %%
class Solution:
    def binaryRowsRank(self, rows):
        """Rank over the two-element field."""
        vals = [int(r, 2) for r in rows]
        rank = 0
        bit = 1 << (len(rows[0]) - 1)
        while bit:
            pivot = next((v for v in vals if v & bit), None)
            if pivot is not None:
                vals.remove(pivot)
                vals = [v ^ pivot if v & bit else v for v in vals]
                rank += 1
            bit >>= 1
        return rank
#> Solution().binaryRowsRank(['101', '011', '110'])
#> Solution().binaryRowsRank(['0000'])
#> Solution().binaryRowsRank(['1', '1', '1'])
#> Solution().binaryRowsRank(['1000', '0100', '0011', '1111'])
#> Solution().binaryRowsRank(['10110', '11001', '01111'])
# %%
def elevator_pitch(floors, lifts):
    plan = {}
    for i, row in enumerate(floors):
        for caller in row:
            lift = min(range(len(lifts)), key=lambda k: abs(lifts[k] - i))
            plan.setdefault(lift, []).append(caller)
            lifts[lift] = i
    return plan, lifts
#> elevator_pitch([['ann'], [], ['bob', 'cy']], [0, 3])
#> elevator_pitch([[], []], [1])
#> elevator_pitch([['x', 'y'], ['z']], [5, 5])
#> elevator_pitch([[], ['p'], [], [], ['q'], ['r']], [0, 4])
#> elevator_pitch([['solo']], [2, 0, 1])
# %%
from heapq import heapify, heappop, heappush


def k_smallest_across(rows, k):
    heap = [(row[0], i, 0) for i, row in enumerate(rows) if row]
    heapify(heap)
    out = []
    while heap and len(out) < k:
        value, i, j = heappop(heap)
        if not out or out[-1] != value:
            out.append(value)
        if j + 1 < len(rows[i]):
            heappush(heap, (rows[i][j + 1], i, j + 1))
    return out
#> k_smallest_across([[1, 5, 9], [2, 5], [0]], 4)
#> k_smallest_across([[], []], 2)
#> k_smallest_across([[3, 3, 3], [3]], 3)
#> k_smallest_across([[10, 20, 30], [15, 25], [-5, 40]], 5)
#> k_smallest_across([[7]], 0)
# %%
from typing import List


class Solution:
    def wallTour(self, room: List[str]) -> str:
        r = c = 0
        path = ''
        seen = set()
        order = 'RDLU'
        face = 0
        while (r, c, face) not in seen:
            seen.add((r, c, face))
            nr, nc = self.ahead(r, c, order[face])
            if 0 <= nr < len(room) and 0 <= nc < len(room[0]) and room[nr][nc] == '.':
                r, c = nr, nc
                path += order[face]
            else:
                face = (face + 1) % 4
        return path

    def ahead(self, r, c, d):
        if d in 'LR':
            return r, c + (1 if d == 'R' else -1)
        return r + (1 if d == 'D' else -1), c
#> Solution().wallTour(['...', '...'])
#> Solution().wallTour(['.#', '..'])
#> Solution().wallTour(['.'])
#> Solution().wallTour(['...#', '.#..', '....'])
#> Solution().wallTour(['....'])
# %%
def histogram_area(bars):
    stack = []
    best = 0
    for i, h in enumerate(bars + [0]):
        start = i
        while stack and stack[-1][1] >= h:
            start, tall = stack.pop()
            best = max(best, tall * (i - start))
        stack.append((start, h))
    return best


def biggest_lawn(map_rows):
    bars = [0] * len(map_rows[0])
    best = 0
    for row in map_rows:
        bars = [b + 1 if ch == 'g' else 0 for b, ch in zip(bars, row)]
        best = max(best, histogram_area(bars))
    return best
#> biggest_lawn(['gg.', 'ggg'])
#> biggest_lawn(['...'])
#> biggest_lawn(['g.g', 'g.g', 'ggg'])
#> biggest_lawn(['gggg'])
#> biggest_lawn(['.gg', 'ggg', '.gg'])
# %%
def vote_matrix(ballots, names):
    pos = {n: i for i, n in enumerate(names)}
    m = [[0] * len(names) for _ in names]
    for ballot in ballots:
        for i, a in enumerate(ballot):
            for b in ballot[i + 1:]:
                m[pos[a]][pos[b]] += 1
    for i, row in enumerate(m):
        if all(row[j] > m[j][i] for j in range(len(names)) if j != i):
            return names[i]
    return None
#> vote_matrix(['abc', 'acb', 'bca'], 'abc')
#> vote_matrix(['abc', 'bca', 'cab'], 'abc')
#> vote_matrix([], 'x')
#> vote_matrix(['yx', 'yx', 'xy'], 'xy')
#> vote_matrix(['ba', 'ab'], 'ab')
# %%
class Solution:
    def gravityShift(self, rows, order):
        rows = [list(r) for r in rows]
        for d in order:
            if d == 'L':
                rows = [self.pack(r) for r in rows]
            elif d == 'R':
                rows = [self.pack(r[::-1])[::-1] for r in rows]
            else:
                cols = [self.pack(list(c)) for c in zip(*rows)]
                rows = [list(r) for r in zip(*cols)]
        return [''.join(r) for r in rows]

    def pack(self, line):
        parts = ''.join(line).split('#')
        packed = [''.join(sorted(p, key=lambda ch: ch == '.')) for p in parts]
        return list('#'.join(packed))
#> Solution().gravityShift(['.o#.o', 'o....'], 'L')
#> Solution().gravityShift(['o..', '.o.'], 'R')
#> Solution().gravityShift(['..', 'o#', '.o'], 'UL')
#> Solution().gravityShift(['.'], '')
#> Solution().gravityShift(['.oo.', '#..o'], 'URL')
# %%
def calendar_block(first_weekday, days):
    """Weeks as lists, Monday first, zero where no day falls."""
    weeks = [[0] * first_weekday]
    for d in range(1, days + 1):
        if len(weeks[-1]) == 7:
            weeks.append([])
        weeks[-1].append(d)
    weeks[-1] += [0] * (7 - len(weeks[-1]))
    return weeks


def weekday_dates(first_weekday, days, wanted):
    return [week[wanted] for week in calendar_block(first_weekday, days) if week[wanted]]
#> weekday_dates(0, 10, 2)
#> weekday_dates(3, 9, 0)
#> weekday_dates(6, 1, 6)
#> weekday_dates(5, 30, 4)
#> weekday_dates(2, 5, 1)
# %%
from itertools import combinations


def hidden_triangle(points):
    """Count of point triples forming a right angle with legs along the axes."""
    total = 0
    for trio in combinations(points, 3):
        xs = {p[0] for p in trio}
        ys = {p[1] for p in trio}
        if len(xs) == 2 and len(ys) == 2:
            total += 1
    return total
#> hidden_triangle([(0, 0), (0, 2), (3, 0)])
#> hidden_triangle([(0, 0), (1, 1), (2, 2)])
#> hidden_triangle([])
#> hidden_triangle([(0, 0), (0, 1), (1, 0), (1, 1), (2, 0)])
#> hidden_triangle([(4, 4), (4, 4), (7, 9)])
# %%
from typing import List


class Solution:
    def paintFence(self, cost: List[List[int]]) -> int:
        """cost[plank][colour]; neighbours differ; pick the cheapest, naming two best only."""
        lo1 = lo2 = 0
        at = -1
        for row in cost:
            n1, n2, na = 10 ** 9, 10 ** 9, -1
            for k, v in enumerate(row):
                v += lo2 if k == at else lo1
                if v < n1:
                    n1, n2, na = v, n1, k
                elif v < n2:
                    n2 = v
            lo1, lo2, at = n1, n2, na
        return lo1
#> Solution().paintFence([[3, 1, 2], [4, 1, 9], [2, 5, 5]])
#> Solution().paintFence([[1, 1], [1, 1]])
#> Solution().paintFence([])
#> Solution().paintFence([[7]])
#> Solution().paintFence([[1, 50, 50], [1, 60, 10], [90, 2, 3], [5, 1, 5]])
# %%
def stitch(left, right):
    """Glue two grids side by side, dropping the shared border when the edges are equal."""
    edge_a = [row[-1] for row in left]
    edge_b = [row[0] for row in right]
    skip = 1 if edge_a == edge_b else 0
    return [a + b[skip:] for a, b in zip(left, right)]


def stitch_all(parts):
    if not parts:
        return []
    whole = parts[0]
    for part in parts[1:]:
        whole = stitch(whole, part)
    return whole
#> stitch_all([['ab', 'cd'], ['bx', 'dy']])
#> stitch_all([['ab', 'cd'], ['xb', 'yd']])
#> stitch_all([])
#> stitch_all([['1'], ['1'], ['1']])
#> stitch_all([['pq', 'rs'], ['qt', 'su'], ['vw', 'xy']])
# %%
def tide(beach, hours):
    log = []
    level = 0
    for h in range(hours):
        level += 1 if h % 4 < 2 else -1
        wet = 0
        for row in beach:
            for cell in row:
                if cell > level:
                    break
                wet += 1
        log.append(wet)
    return log
#> tide([[0, 1, 2], [1, 3, 1]], 4)
#> tide([[5, 5]], 3)
#> tide([], 2)
#> tide([[0], [1], [2]], 6)
#> tide([[0, 0, 2, 0], [1, 1, 1, 4]], 5)
# %%
class Solution:
    def mostCrowded(self, parties):
        """parties: (arrive, leave, size). First minute at which the hall holds most guests."""
        change = {}
        for a, b, k in parties:
            change[a] = change.get(a, 0) + k
            change[b] = change.get(b, 0) - k
        best_time, best, now = None, 0, 0
        for t in sorted(change):
            now += change[t]
            if now > best:
                best, best_time = now, t
        return best_time, best
#> Solution().mostCrowded([(1, 5, 3), (2, 6, 4), (5, 9, 5)])
#> Solution().mostCrowded([])
#> Solution().mostCrowded([(3, 3, 10)])
#> Solution().mostCrowded([(10, 40, 2), (20, 30, 2), (30, 50, 2)])
#> Solution().mostCrowded([(0, 100, 1), (7, 8, 20)])
# %%
def word_square_check(words):
    for i, w in enumerate(words):
        for j, ch in enumerate(w):
            try:
                if words[j][i] != ch:
                    return i, j
            except IndexError:
                return 'ragged', i
    return 'square'
#> word_square_check(['bat', 'ape', 'ten'])
#> word_square_check(['bat', 'apt', 'tea'])
#> word_square_check(['a', 'bc'])
#> word_square_check([])
#> word_square_check(['card', 'area', 'rear', 'dart'])
# %%
def light_rows(n, presses):
    grid = [0] * n
    for kind, idx in presses:
        if kind == 'row':
            grid[idx] ^= (1 << n) - 1
        else:
            for i in range(n):
                grid[i] ^= 1 << idx
    return [bin(g).count('1') for g in grid]


def darkest(n, presses):
    counts = light_rows(n, presses)
    low = min(counts)
    return low, [i for i, v in enumerate(counts) if v == low]
#> darkest(3, [('row', 0), ('col', 2)])
#> darkest(2, [])
#> darkest(4, [('col', 0), ('col', 1), ('row', 3)])
#> darkest(3, [('row', 1), ('row', 1), ('row', 2)])
#> darkest(1, [('row', 0), ('col', 0), ('row', 0)])
# %%
from typing import List


class Solution:
    def caveEscape(self, cave: List[List[int]], air: int) -> bool:
        n, m = len(cave), len(cave[0])
        best = {}

        def dive(r, c, left):
            if not (0 <= r < n and 0 <= c < m):
                return False
            left -= cave[r][c]
            if left < 0 or best.get((r, c), -1) >= left:
                return False
            best[(r, c)] = left
            if r == n - 1:
                return True
            return dive(r + 1, c, left) or dive(r, c - 1, left) or dive(r, c + 1, left)

        return any(dive(0, c, air) for c in range(m))
#> Solution().caveEscape([[1, 5], [5, 1]], 7)
#> Solution().caveEscape([[1, 5], [5, 1]], 5)
#> Solution().caveEscape([[3]], 3)
#> Solution().caveEscape([[2, 1, 1], [9, 9, 1], [1, 1, 9]], 12)
#> Solution().caveEscape([[1, 1, 1], [4, 3, 4], [0, 9, 0]], 6)
# %%
def outline(cells):
    xs = [x for x, _ in cells]
    ys = [y for _, y in cells]
    lines = []
    for y in range(max(ys), min(ys) - 1, -1):
        line = ''.join('#' if (x, y) in cells else '.' for x in range(min(xs), max(xs) + 1))
        lines.append(line)
    return lines


def walk_outline(path):
    step = {'n': (0, 1), 's': (0, -1), 'e': (1, 0), 'w': (-1, 0)}
    x = y = 0
    cells = [(0, 0)]
    for ch in path:
        x += step[ch][0]
        y += step[ch][1]
        cells.append((x, y))
    return outline(cells)
#> walk_outline('nee')
#> walk_outline('')
#> walk_outline('wwss')
#> walk_outline('nesw')
#> walk_outline('eenwwn')
# %%
def weigh_boxes(boxes):
    """Nested lists: a list weighs 1 plus its contents."""
    total = 1
    for item in boxes:
        if isinstance(item, list):
            total += weigh_boxes(item)
        else:
            total += item
    return total


def heaviest_tray(trays):
    weights = [weigh_boxes(t) for t in trays]
    return weights.index(max(weights)), weights
#> heaviest_tray([[1, [2, 3]], [7], [[[]]]])
#> heaviest_tray([[]])
#> heaviest_tray([[5, 5], [[5], [5]]])
#> heaviest_tray([])
#> heaviest_tray([[-1, [10, [-4]]], [3, [], 2]])
# %%
class Solution:
    def flightGrid(self, fares):
        n = len(fares)
        best = None
        for a in range(n):
            for b in range(n):
                if a == b or fares[a][b] == 0:
                    continue
                back = fares[b][a]
                if back and (best is None or fares[a][b] + back < best[0]):
                    best = (fares[a][b] + back, a, b)
        return best
#> Solution().flightGrid([[0, 5, 2], [4, 0, 1], [0, 7, 0]])
#> Solution().flightGrid([[0, 1], [0, 0]])
#> Solution().flightGrid([])
#> Solution().flightGrid([[0, 3, 3], [3, 0, 3], [3, 3, 0]])
#> Solution().flightGrid([[9, 8], [1, 9]])
# %%
def cut_strips(board, width):
    strips = []
    for start in range(0, len(board[0]), width):
        strips.append([row[start:start + width] for row in board])
    return strips


def shuffle_strips(board, width, order):
    strips = cut_strips(board, width)
    result = [''] * len(board)
    for k in order:
        if k >= len(strips):
            continue
        for i, bit in enumerate(strips[k]):
            result[i] += bit
    return result
#> shuffle_strips(['abcdef', 'ghijkl'], 2, [2, 0, 1])
#> shuffle_strips(['abcde'], 2, [2, 1, 0])
#> shuffle_strips(['xy', 'zw'], 5, [0, 3])
#> shuffle_strips(['123', '456', '789'], 1, [1, 1, 1, 0])
#> shuffle_strips(['q'], 1, [])
# %%
def mix_colours(palette, recipe):
    colour = [0, 0, 0]
    parts = 0
    for name, k in recipe:
        if name not in palette:
            continue
        parts += k
        for i in range(3):
            colour[i] += palette[name][i] * k
    if not parts:
        return '#000000'
    return '#' + ''.join(f'{v // parts:02x}' for v in colour)
#> mix_colours({'red': [255, 0, 0], 'blue': [0, 0, 255]}, [('red', 1), ('blue', 1)])
#> mix_colours({}, [('red', 1)])
#> mix_colours({'w': [200, 200, 200]}, [('w', 3), ('k', 2)])
#> mix_colours({'a': [10, 20, 30], 'b': [100, 0, 50]}, [('a', 2), ('b', 1), ('a', 1)])
#> mix_colours({'g': [0, 128, 0]}, [])
# %%
from typing import List


class Solution:
    def staircaseSearch(self, table: List[List[int]], target: int) -> List[int]:
        r, c = 0, len(table[0]) - 1
        looked = 0
        while r < len(table) and c >= 0:
            looked += 1
            if table[r][c] == target:
                return [r, c, looked]
            if table[r][c] > target:
                c -= 1
            else:
                r += 1
        return [-1, -1, looked]
#> Solution().staircaseSearch([[1, 4, 7], [2, 5, 8], [3, 6, 9]], 6)
#> Solution().staircaseSearch([[1, 4, 7], [2, 5, 8], [3, 6, 9]], 10)
#> Solution().staircaseSearch([[5]], 3)
#> Solution().staircaseSearch([[10, 20, 30, 40], [15, 25, 35, 45], [27, 29, 37, 48]], 29)
#> Solution().staircaseSearch([[-9, -4], [-3, 0], [1, 2]], -9)
# %%
def arrange_photos(people, width):
    """Tallest at the back, each row spreads from the middle: right, left, right..."""
    people = sorted(people, key=lambda p: -p[1])
    rows = []
    while people:
        group, people = people[:width], people[width:]
        line = []
        for i, (name, _) in enumerate(group):
            if i % 2:
                line.insert(0, name)
            else:
                line.append(name)
        rows.append(' '.join(line))
    return rows
#> arrange_photos([('al', 180), ('bo', 170), ('cy', 175)], 3)
#> arrange_photos([('al', 180), ('bo', 170), ('cy', 175), ('di', 160)], 2)
#> arrange_photos([], 4)
#> arrange_photos([('x', 150), ('y', 150), ('z', 150), ('w', 151), ('v', 149)], 4)
#> arrange_photos([('solo', 99)], 1)
# %%
def step(cells, rule):
    padded = [0] + cells + [0]
    out = []
    for a, b, c in zip(padded, padded[1:], padded[2:]):
        out.append(rule >> (a * 4 + b * 2 + c) & 1)
    return out


def history(cells, rule, n):
    table = [cells]
    for _ in range(n):
        nxt = step(table[-1], rule)
        if nxt in table:
            return len(table), table.index(nxt)
        table.append(nxt)
    return len(table), None
#> history([0, 1, 0], 90, 4)
#> history([1, 1, 1, 1], 0, 5)
#> history([0, 0, 1, 0, 0], 30, 3)
#> history([1, 0], 204, 3)
#> history([1, 0, 1, 1], 110, 6)
# %%
class Solution:
    def pathDigits(self, grid):
        """Largest number read along a right/down path."""
        def best(r, c):
            if r == len(grid) or c == len(grid[0]):
                return None
            tails = [t for t in (best(r + 1, c), best(r, c + 1)) if t is not None]
            return grid[r][c] + (max(tails) if tails else '')

        return int(best(0, 0))
#> Solution().pathDigits(['12', '34'])
#> Solution().pathDigits(['7'])
#> Solution().pathDigits(['019', '222', '901'])
#> Solution().pathDigits(['100', '900'])
#> Solution().pathDigits(['5', '0', '5'])
# %%
def seats_left(plan):
    """Longest free block per row, aisle counted as a break."""
    result = {}
    for label, row in zip('ABCDEFGH', plan):
        blocks = row.replace('|', 'x').split('x')
        longest = max(blocks, key=len)
        if longest:
            result[label] = len(longest)
    return result
#> seats_left(['..x|..', 'x...|x'])
#> seats_left(['xx|xx'])
#> seats_left([])
#> seats_left(['...|...', 'x.x|...', '....|x.'])
#> seats_left(['', '.'])
# %%
from math import gcd


def lattice_steps(polygon):
    """Twice the area and the number of lattice points on the border."""
    twice = border = 0
    for (x1, y1), (x2, y2) in zip(polygon, polygon[1:] + polygon[:1]):
        twice += x1 * y2 - x2 * y1
        border += gcd(abs(x2 - x1), abs(y2 - y1))
    return abs(twice), border


def inner_points(polygon):
    twice, border = lattice_steps(polygon)
    return (twice - border + 2) // 2
#> inner_points([(0, 0), (4, 0), (4, 4), (0, 4)])
#> inner_points([(0, 0), (2, 0), (0, 2)])
#> inner_points([(0, 0), (6, 0), (3, 5)])
#> inner_points([(1, 1), (5, 2), (7, 7), (2, 6), (0, 3)])
#> inner_points([(-3, -3), (3, -3), (0, 3)])
# %%
from typing import List


class Solution:
    def diagonalSortish(self, mat: List[List[int]]) -> List[List[int]]:
        n, m = len(mat), len(mat[0])
        starts = [(r, 0) for r in range(n)] + [(0, c) for c in range(1, m)]
        for r, c in starts:
            cells = []
            i, j = r, c
            while i < n and j < m:
                cells.append(mat[i][j])
                i, j = i + 1, j + 1
            cells.sort(key=lambda v: (v % 2, v))
            for k, v in enumerate(cells):
                mat[r + k][c + k] = v
        return mat
#> Solution().diagonalSortish([[3, 1], [2, 2]])
#> Solution().diagonalSortish([[5, 4, 3], [2, 1, 0]])
#> Solution().diagonalSortish([[9]])
#> Solution().diagonalSortish([[7, 8, 9], [4, 5, 6], [1, 2, 4]])
#> Solution().diagonalSortish([[1, 2, 3]])
# %%
def bid_round(bids):
    """bids[person][item]; each item to its top bidder, who pays the second price."""
    paid = [0] * len(bids)
    won = [[] for _ in bids]
    for item in range(len(bids[0])):
        ranking = sorted(range(len(bids)), key=lambda p: bids[p][item], reverse=True)
        winner = ranking[0]
        price = bids[ranking[1]][item] if len(ranking) > 1 else 0
        paid[winner] += price
        won[winner].append(item)
    return paid, won
#> bid_round([[5, 2], [3, 9]])
#> bid_round([[4, 4, 4]])
#> bid_round([[1, 1], [1, 1], [1, 2]])
#> bid_round([[10, 0, 7], [8, 6, 7], [9, 3, 1]])
#> bid_round([[0], [0]])
# %%
class Solution:
    def trimMap(self, rows):
        def blank(line):
            return all(ch == ' ' for ch in line)

        while rows and blank(rows[0]):
            rows = rows[1:]
        while rows and blank(rows[-1]):
            rows = rows[:-1]
        if not rows:
            return []
        lead = min(len(r) - len(r.lstrip()) for r in rows if r.strip())
        return [r[lead:].rstrip() for r in rows]
#> Solution().trimMap(['    ', '  ab', ' c  ', '    '])
#> Solution().trimMap(['   ', ''])
#> Solution().trimMap(['x'])
#> Solution().trimMap(['  top', '', '    low '])
#> Solution().trimMap(['', '', ' q q ', ' qq'])
# %%
def bowling_table(frames):
    """Running score where a frame of ten adds the first ball of the next frame."""
    totals = []
    score = 0
    for i, balls in enumerate(frames):
        score += sum(balls)
        if sum(balls) == 10 and i + 1 < len(frames):
            score += frames[i + 1][0]
        totals.append(score)
    return totals
#> bowling_table([[3, 7], [4, 2], [10]])
#> bowling_table([[10], [10], [5, 5]])
#> bowling_table([])
#> bowling_table([[0, 0], [9, 1], [0, 10], [1, 1]])
#> bowling_table([[2, 2]])
# %%
def orbit(points, centre, turns):
    cx, cy = centre

    def spin(x, y):
        return cx - (y - cy), cy + (x - cx)

    seen = sorted(map(tuple, points))
    for k in range(1, turns + 1):
        points = [spin(x, y) for x, y in points]
        if sorted(points) == seen:
            return k
    return 0
#> orbit([(1, 0), (-1, 0)], (0, 0), 4)
#> orbit([(2, 2)], (2, 2), 3)
#> orbit([(1, 0)], (0, 0), 3)
#> orbit([(1, 0), (0, 1), (-1, 0), (0, -1)], (0, 0), 2)
#> orbit([(3, 1), (5, 5)], (1, 1), 6)
# %%
def gossip_table(rows):
    """Whoever appears in the most rows speaks first; ties by name."""
    tally = {}
    for row in rows:
        for name in dict.fromkeys(row):
            tally[name] = tally.get(name, 0) + 1
    order = sorted(tally, key=lambda n: (-tally[n], n))
    return [(n, tally[n]) for n in order[:3]]
#> gossip_table([['ann', 'bob', 'ann'], ['bob', 'cat']])
#> gossip_table([])
#> gossip_table([['z', 'y', 'x', 'w']])
#> gossip_table([['p', 'q'], ['q', 'p'], ['r', 'q'], []])
#> gossip_table([['k', 'k', 'k'], ['j'], ['j']])
