# %%
from typing import List


class Solution:
    def mergeIslandsOfTime(self, spans: List[List[int]], slack: int) -> List[List[int]]:
        spans.sort(key=lambda s: s[0])
        merged = []
        for start, end in spans:
            if end - start < 2:
                continue
            if merged and start - merged[-1][1] <= slack:
                if end > merged[-1][1]:
                    merged[-1][1] = end
                merged[-1][2] += 1
            else:
                merged.append([start, end, 1])
        return merged
#> Solution().mergeIslandsOfTime([[40, 55], [3, 9], [10, 18], [60, 90], [91, 92], [95, 120], [20, 33], [50, 58]], 2)
#> Solution().mergeIslandsOfTime([[100, 200], [110, 120], [130, 140], [150, 260], [255, 256], [400, 500], [300, 310]], 40)
#> Solution().mergeIslandsOfTime([[1, 2], [3, 4], [5, 6], [7, 8]], 9)
#> Solution().mergeIslandsOfTime([[9, 30], [-40, -12], [-15, 3], [61, 75], [30, 32], [80, 81], [74, 99], [-100, -60], [5, 8]], 0)
#> Solution().mergeIslandsOfTime([[700, 705], [10, 25], [330, 412], [28, 64], [410, 500], [66, 90], [600, 690], [505, 511], [93, 140], [1000, 1002], [145, 150]], 5)
# %%
def elect_pivots(rows):
    used = []
    result = []
    for row in rows:
        best = -1
        for c, v in enumerate(row):
            if c in used:
                continue
            if best == -1 or v > row[best]:
                best = c
        if best == -1:
            result.append(None)
            continue
        used.append(best)
        result.append(row[best])
    return result, used
#> elect_pivots([[12, 7, 40, 3], [8, 90, 15, 22], [31, 6, 17, 54]])
#> elect_pivots([[5, 5], [6, 6], [7, 7], [8, 8], [9, 9]])
#> elect_pivots([[105, -20, 33, 7, 19], [44, 18, -7, 260, 61], [11, 92, -15, 80, 300], [63, 2, 900, 41, 77]])
#> elect_pivots([[1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5, 6]])
#> elect_pivots([[500, 14, 220], [73, 610, 44], [36, 90, 701], [12, 340, 66]])
# %%
from typing import List


class Solution:
    def maxBarrier(self, nums: List[int]) -> int:
        n = len(nums)
        left = [0] * n
        right = [0] * n
        for i in range(1, n):
            left[i] = max(left[i - 1], nums[i - 1])
        for i in range(n - 2, -1, -1):
            right[i] = max(right[i + 1], nums[i + 1])
        ans = 0
        for i in range(n):
            low = min(left[i], right[i])
            if low > nums[i]:
                ans += low - nums[i]
            elif low < nums[i] and i % 2:
                ans -= 1
        return ans
#> Solution().maxBarrier([3, 0, 12, 5, 9, 0, 7, 15, 2, 4])
#> Solution().maxBarrier([1, 2, 3, 4, 5, 6, 7, 8, 9])
#> Solution().maxBarrier([120, 45, 300, 299, 17, 88, 1024, 6, 512, 33, 70])
#> Solution().maxBarrier([50])
#> Solution().maxBarrier([64, 8, 8, 31, 8, 90, 77, 2, 77, 5, 41, 19, 100, 3])
# %%
def playlist(songs, limit):
    queue = sorted(songs.items(), key=lambda s: s[1])
    order = []
    clock = 0
    lo, hi = 0, len(queue) - 1
    long_next = False
    while lo <= hi:
        name, length = queue[hi] if long_next else queue[lo]
        if clock + length > limit:
            if not long_next:
                break
            hi -= 1
            long_next = False
            continue
        clock += length
        order.append(name)
        if long_next:
            hi -= 1
        else:
            lo += 1
        long_next = not long_next
    return order, limit - clock
#> playlist({'dawn': 210, 'rust': 185, 'glow': 320, 'mist': 95, 'echo': 240, 'pine': 150}, 900)
#> playlist({'a': 60, 'b': 60, 'c': 60, 'd': 60, 'e': 60, 'f': 60, 'g': 60}, 600)
#> playlist({'long': 3000, 'longer': 4000}, 100)
#> playlist({'k': 33, 'l': 71, 'm': 24, 'n': 95, 'o': 18, 'p': 60, 'q': 47, 'r': 82}, 250)
#> playlist({'one': 400, 'two': 90, 'three': 120, 'four': 305, 'five': 75, 'six': 260, 'seven': 40, 'eight': 333, 'nine': 188, 'ten': 55}, 1200)
# %%
from collections import deque
from typing import List


class Solution:
    def rumourDays(self, links: List[List[int]], n: int) -> List[int]:
        adj = [[] for _ in range(n)]
        for a, b in links:
            adj[a].append(b)
            adj[b].append(a)
        day = [-1] * n
        day[0] = 0
        q = deque([0])
        while q:
            u = q.popleft()
            wait = 1 if len(adj[u]) < 3 else 2
            for v in sorted(adj[u]):
                if day[v] < 0:
                    day[v] = day[u] + wait
                    q.append(v)
        return day
#> Solution().rumourDays([[0, 1], [1, 2], [2, 3], [3, 4], [1, 5], [5, 6]], 8)
#> Solution().rumourDays([[0, 1], [0, 2], [0, 3], [0, 4], [4, 5], [5, 6], [6, 7]], 8)
#> Solution().rumourDays([[1, 2], [2, 3], [3, 1]], 5)
#> Solution().rumourDays([[0, 9], [9, 8], [8, 7], [7, 6], [6, 5], [5, 4], [4, 3], [3, 2], [2, 1]], 10)
#> Solution().rumourDays([[0, 3], [3, 1], [3, 2], [1, 4], [2, 4], [4, 5], [5, 6], [6, 0], [7, 5]], 9)
# %%
def justify(words, width):
    lines = []
    row = []
    room = width
    for w in words:
        need = len(w) + (1 if row else 0)
        if need > room:
            lines.append(pad(row, width))
            row, room = [], width
            need = len(w)
        row.append(w)
        room -= need
    lines.append(' '.join(row))
    return lines


def pad(row, width):
    gaps = len(row) - 1
    if gaps < 1:
        return ''.join(row).ljust(width, '.')
    free = width - sum(map(len, row))
    out = row[0]
    for i, w in enumerate(row[1:]):
        out += '.' * (free // gaps + (i < free % gaps)) + w
    return out
#> justify(['a', 'lazy', 'fox', 'jumps', 'over', 'the', 'old', 'gate', 'at', 'dusk'], 12)
#> justify(['supercold', 'ice', 'melts', 'eventually', 'in', 'spring'], 10)
#> justify(['one', 'two'], 20)
#> justify(['x', 'y', 'z', 'w', 'v', 'u', 't', 's', 'r', 'q', 'p'], 7)
#> justify(['code', 'is', 'read', 'more', 'often', 'than', 'it', 'is', 'written', 'down', 'here'], 15)
# %%
from typing import List


class Solution:
    def coldestStretch(self, temps: List[int], allowed: int) -> List[int]:
        left = 0
        warm = 0
        best = [0, 0]
        for right in range(len(temps)):
            if temps[right] > 0:
                warm += 1
            while warm > allowed:
                if temps[left] > 0:
                    warm -= 1
                left += 1
            if right - left + 1 > best[1]:
                best = [left, right - left + 1]
        return best
#> Solution().coldestStretch([-4, 3, -1, -9, 12, -2, -2, 5, -7, -3, -8, 1, -6], 1)
#> Solution().coldestStretch([10, 20, 30, 40, 50, 60, 70, 80, 90], 0)
#> Solution().coldestStretch([-1, -2, -3, -4, -5, -6, -7, -8, -9, -10, -11], 3)
#> Solution().coldestStretch([8, -15, 22, -3, -3, 19, 4, -11, -6, 30, -2, -40, -1, 7, -5, -5], 2)
#> Solution().coldestStretch([0, 5, 0, 5, 0, 5, 0, 0, 5, 5, 0, 0, 0, 5, 0, 0, 0, 5], 1)
# %%
def gene_edit(seq, edits):
    cells = list(seq)
    undo = []
    for op, pos, *rest in edits:
        if op == 'sub':
            undo.append((pos, cells[pos]))
            cells[pos] = rest[0]
        elif op == 'cut':
            width = rest[0]
            piece = cells[pos:pos + width]
            del cells[pos:pos + width]
            cells += piece
        elif op == 'rev':
            cells[pos:rest[0]] = cells[pos:rest[0]][::-1]
        else:
            while undo and pos > 0:
                at, old = undo.pop()
                cells[at] = old
                pos -= 1
    return ''.join(cells)
#> gene_edit('ACGTTGCAAGCTTACG', [('sub', 3, 'A'), ('cut', 0, 5), ('rev', 2, 9), ('undo', 1), ('sub', 0, 'G')])
#> gene_edit('AAAACCCCGGGGTTTT', [('rev', 0, 16), ('cut', 4, 4), ('cut', 4, 4), ('sub', 8, 'N'), ('sub', 9, 'N'), ('undo', 5)])
#> gene_edit('ACGTACGTACGTACG', [])
#> gene_edit('TTGACCATGGCATTAGC', [('sub', 1, 'x'), ('sub', 2, 'x'), ('sub', 3, 'x'), ('sub', 4, 'x'), ('undo', 3), ('rev', 0, 6), ('cut', 10, 3), ('undo', 1)])
#> gene_edit('GATTACAGATTACAGATTACA', [('cut', 0, 7), ('rev', 7, 14), ('sub', 20, 'C'), ('sub', 0, 'C'), ('undo', 1), ('cut', 5, 2), ('rev', 0, 3), ('undo', 9), ('undo', 2)])
# %%
from typing import List


class Solution:
    def knapsackParity(self, weights: List[int], values: List[int], cap: int) -> List[int]:
        dp = [0] * (cap + 1)
        for w, v in zip(weights, values):
            if v % 2:
                v += 3
            for c in range(cap, w - 1, -1):
                if dp[c - w] + v > dp[c]:
                    dp[c] = dp[c - w] + v
        return dp[::3]
#> Solution().knapsackParity([3, 5, 2, 8, 4], [40, 15, 22, 90, 31], 12)
#> Solution().knapsackParity([10, 12, 9, 15], [100, 200, 300, 400], 8)
#> Solution().knapsackParity([1, 1, 1, 1, 1], [5, 4, 3, 2, 1], 7)
#> Solution().knapsackParity([6, 3, 7, 2], [120, 45, 99, 18], 15)
#> Solution().knapsackParity([4, 9, 5, 6, 3, 7], [250, 610, 333, 402, 175, 480], 18)
# %%
def cave_fall(heights, drops):
    n = len(heights)
    for x, amount in drops:
        while amount > 0:
            pos = x
            while True:
                if pos > 0 and heights[pos - 1] < heights[pos]:
                    pos -= 1
                elif pos < n - 1 and heights[pos + 1] < heights[pos]:
                    pos += 1
                else:
                    break
            heights[pos] += 1
            amount -= 1
    return heights
#> cave_fall([5, 3, 4, 1, 6, 2, 7, 3], [(2, 3), (6, 2)])
#> cave_fall([0, 0, 0, 0, 0, 0, 0, 0, 0], [(4, 6)])
#> cave_fall([9, 7, 5, 3, 1, 3, 5, 7, 9], [(0, 2), (8, 2)])
#> cave_fall([12, 40, 33, 8, 71, 20, 5, 64], [(1, 1), (4, 4), (7, 1)])
#> cave_fall([2, 2, 1, 2, 2, 1, 2, 2, 1, 2], [(0, 2), (4, 3), (9, 3)])
# %%
import heapq
from typing import List


class Solution:
    def lightestRoute(self, edges: List[List[int]], n: int, toll: int) -> List[int]:
        graph = {i: [] for i in range(n)}
        for a, b, w in edges:
            graph[a].append((b, w))
            graph[b].append((a, w + toll))
        dist = [10 ** 6] * n
        dist[0] = 0
        heap = [(0, 0)]
        while heap:
            d, u = heapq.heappop(heap)
            if d > dist[u]:
                continue
            for v, w in graph[u]:
                if d + w < dist[v]:
                    dist[v] = d + w
                    heapq.heappush(heap, (d + w, v))
        return dist
#> Solution().lightestRoute([[0, 1, 40], [1, 2, 15], [0, 2, 70], [2, 3, 8], [3, 4, 100], [1, 4, 120]], 5, 10)
#> Solution().lightestRoute([[4, 3, 10], [3, 2, 10], [2, 1, 10], [1, 0, 10]], 5, 5)
#> Solution().lightestRoute([[1, 2, 3], [2, 3, 4]], 4, 0)
#> Solution().lightestRoute([[0, 5, 300], [0, 1, 25], [1, 2, 30], [2, 3, 35], [3, 4, 40], [4, 5, 45], [5, 2, 1]], 6, 20)
#> Solution().lightestRoute([[0, 3, 9], [3, 1, 2], [0, 1, 14], [1, 2, 6], [2, 4, 11], [3, 4, 31], [4, 5, 7], [0, 5, 60]], 6, 3)
# %%
def crossword_slots(grid):
    slots = []
    for r, line in enumerate(grid):
        run = 0
        for c, ch in enumerate(line + '#'):
            if ch == '#':
                if run >= 2:
                    slots.append((r, c - run, run))
                run = 0
            else:
                run += 1
    longest = max(slots, key=lambda s: (s[2], -s[0]), default=None)
    return slots, longest
#> crossword_slots(['..#.', '....', '#..#'])
#> crossword_slots(['#####', '#####', '#####', '#####'])
#> crossword_slots(['.....', '.#.#.', '.....', '##.##'])
#> crossword_slots(['...#..', '..#...', '......'])
#> crossword_slots(['.#.#.#', '#.#.#.', '..##..', '.#..#.'])
# %%
from typing import List


class Solution:
    def chargeStations(self, power: List[int], cars: List[int]) -> List[int]:
        order = sorted(range(len(power)), key=lambda i: -power[i])
        left = power[:]
        used = []
        for car in cars:
            pick = -1
            for i in order:
                if left[i] >= car and (pick == -1 or left[i] < left[pick]):
                    pick = i
            if pick >= 0:
                left[pick] -= car
            used.append(pick)
        return used + left
#> Solution().chargeStations([50, 120, 80, 30], [25, 60, 40, 90])
#> Solution().chargeStations([10, 10, 10, 10, 10], [11, 12, 13, 14])
#> Solution().chargeStations([300, 150, 75], [75, 75, 75, 75, 75, 76])
#> Solution().chargeStations([64, 32, 16, 8, 4, 2], [1, 2, 4, 8, 16])
#> Solution().chargeStations([410, 95, 233, 180], [90, 100, 5, 233, 310, 76, 18])
# %%
def split_accounts(moves):
    balance = {}
    overdrawn = []
    for step, move in enumerate(moves):
        who, sign, amount = move[0], move[1], int(move[2:])
        if sign == '-':
            amount = -amount
        elif sign == '*':
            amount = balance.get(who, 0) * (amount - 1)
        balance[who] = balance.get(who, 0) + amount
        if balance[who] < 0:
            overdrawn.append((step, who))
            balance[who] -= 5
    return balance, overdrawn
#> split_accounts(['a+100', 'b+40', 'a-130', 'c+5', 'b*3', 'c-5', 'a+60', 'b-10', 'c-1'])
#> split_accounts(['x*9', 'x+1', 'x*2', 'x*2', 'x*2', 'x*2', 'x-17', 'x+3'])
#> split_accounts(['m-1', 'n-2', 'o-3', 'p-4', 'm-5', 'n-6', 'o-7', 'p-8'])
#> split_accounts([])
#> split_accounts(['k+250', 'l-75', 'k-300', 'm+1000', 'l+80', 'l*10', 'k*2', 'm-999', 'm-2', 'k+200', 'l-1'])
# %%
from typing import List


class Solution:
    def hiddenSubsequence(self, text: str, keys: List[str]) -> List[int]:
        return [self.depth(text, k) for k in keys]

    def depth(self, text: str, key: str) -> int:
        i = 0
        skipped = 0
        for ch in text:
            if i < len(key) and ch == key[i]:
                i += 1
            elif i:
                skipped += 1
            if i == len(key):
                return skipped
        return i - len(key)
#> Solution().hiddenSubsequence('thunderstorm', ['under', 'tom', 'door'])
#> Solution().hiddenSubsequence('abcdefghijklmnopqrstuvwxyz', ['az', 'za'])
#> Solution().hiddenSubsequence('bananabandana', ['band', 'nand'])
#> Solution().hiddenSubsequence('aaaaaaaaaaaaaaa', ['aa', 'ab', 'b'])
#> Solution().hiddenSubsequence('constantinople', ['stop', 'tint', 'cone', 'peel'])
# %%
def bus_ride(stops, capacity):
    on_board = {}
    refused = 0
    revenue = 0
    for index, (getting_off, waiting) in enumerate(stops):
        for origin in sorted(on_board):
            if getting_off == 0:
                break
            leave = min(getting_off, on_board[origin])
            on_board[origin] -= leave
            getting_off -= leave
            revenue += leave * (index - origin)
            if on_board[origin] == 0:
                del on_board[origin]
        space = capacity - sum(on_board.values())
        boarding = min(space, waiting)
        refused += waiting - boarding
        if boarding:
            on_board[index] = boarding
    return on_board, refused, revenue
#> bus_ride([(0, 10), (3, 8), (5, 12), (9, 4), (2, 7), (11, 0)], 20)
#> bus_ride([(0, 50), (10, 50), (10, 50), (10, 50)], 40)
#> bus_ride([(5, 0), (5, 0), (5, 0)], 30)
#> bus_ride([(0, 6), (1, 5), (2, 4), (3, 3), (4, 2), (5, 1), (6, 0)], 12)
#> bus_ride([(0, 15), (0, 9), (20, 30), (7, 7), (30, 2), (1, 1), (3, 18)], 33)
# %%
from typing import List


class Solution:
    def xorTriangles(self, nums: List[int]) -> List[int]:
        tops = []
        row = nums
        while row:
            tops.append(max(row))
            nxt = []
            for a, b in zip(row, row[1:]):
                nxt.append(a ^ b if a >= b else a | b)
            row = nxt
        return tops
#> Solution().xorTriangles([14, 3, 27, 8, 19, 41, 22, 11])
#> Solution().xorTriangles([7, 7, 7, 7, 7, 7, 7])
#> Solution().xorTriangles([1, 2, 4, 8, 16, 32, 64, 128])
#> Solution().xorTriangles([])
#> Solution().xorTriangles([512, 340, 275, 600, 601, 590, 418, 425, 419])
# %%
def hop_ranges(ranges, probes):
    marks = []
    for lo, hi, tag in ranges:
        marks.append((lo, 0, tag))
        marks.append((hi, 2, tag))
    for p in probes:
        marks.append((p, 1, ''))
    marks.sort()
    active = []
    found = {}
    for pos, kind, tag in marks:
        if kind == 0:
            active.append(tag)
        elif kind == 2:
            active.remove(tag)
        else:
            found[pos] = ''.join(active)
    return found
#> hop_ranges([(10, 50, 'a'), (20, 30, 'b'), (25, 70, 'c'), (60, 80, 'd')], [5, 25, 50, 65, 90])
#> hop_ranges([(0, 9, 'x'), (1, 8, 'y'), (2, 7, 'z'), (3, 6, 'w'), (4, 5, 'v')], [4, 6, 8])
#> hop_ranges([], [3, 1, 2])
#> hop_ranges([(100, 400, 'p'), (150, 250, 'q'), (250, 300, 'r'), (305, 310, 's'), (90, 500, 't')], [100, 120, 250, 307, 450, 600])
#> hop_ranges([(-40, -10, 'k'), (-20, 15, 'l'), (0, 5, 'm'), (5, 60, 'n'), (-5, 0, 'o'), (33, 34, 'k')], [-30, -15, 0, 5, 33, 61])
# %%
from typing import List


class Solution:
    def recolour(self, picture: List[List[int]], r: int, c: int, paint: int) -> List[List[int]]:
        old = picture[r][c]
        if old == paint:
            return picture
        todo = [(r, c)]
        while todo:
            y, x = todo.pop()
            if not 0 <= y < len(picture) or not 0 <= x < len(picture[0]):
                continue
            if picture[y][x] != old:
                continue
            picture[y][x] = paint
            todo.append((y + 1, x + 1))
            todo.append((y - 1, x - 1))
            todo.append((y, x + 1))
            todo.append((y, x - 1))
        return picture
#> Solution().recolour([[1, 1, 2, 2], [1, 2, 1, 2], [2, 1, 1, 2]], 0, 0, 9)
#> Solution().recolour([[3, 3, 3], [3, 3, 3], [3, 3, 3]], 1, 1, 3)
#> Solution().recolour([[5, 6, 5, 6, 5], [6, 5, 6, 5, 6], [5, 6, 5, 6, 5]], 0, 0, 7)
#> Solution().recolour([[10, 10, 40, 10], [40, 10, 10, 40], [10, 40, 10, 10], [10, 10, 40, 10]], 1, 2, 20)
#> Solution().recolour([[8, 8, 8, 1, 8, 8], [1, 8, 1, 8, 8, 1], [8, 1, 8, 8, 1, 8]], 2, 3, 0)
# %%
def odometer(start, steps):
    digits = [int(d) for d in start]
    log = []
    for s in steps:
        i = len(digits) - 1
        carry = s
        while i >= 0 and carry:
            base = 6 if i % 2 else 10
            carry, digits[i] = divmod(digits[i] + carry, base)
            i -= 1
        if carry:
            log.append('!')
        log.append(''.join(map(str, digits)))
    return log
#> odometer('0000', [5, 7, 60, 1, 3000, 42])
#> odometer('9595', [1, 1, 1, 10])
#> odometer('123', [0, 0, 100, 250, 333])
#> odometer('90501', [58, 17, 640, 2, 999, 31, 8])
#> odometer('555555', [1, 12, 123, 1234, 12345])
# %%
from collections import Counter
from typing import List


class Solution:
    def favouriteGenre(self, plays: List[str], genres: dict) -> dict:
        counts = {}
        for p in plays:
            user, song = p.split(':')
            if song not in genres:
                continue
            counts.setdefault(user, Counter())[genres[song]] += 1
        fav = {}
        for user in sorted(counts):
            top = max(counts[user].values())
            names = [g for g, c in counts[user].items() if c == top]
            fav[user] = min(names) + str(top)
        return fav
#> Solution().favouriteGenre(['ann:s1', 'bob:s2', 'ann:s3', 'ann:s2', 'bob:s4', 'cy:s9', 'bob:s2', 'cy:s1'], {'s1': 'rock', 's2': 'jazz', 's3': 'rock', 's4': 'pop', 's5': 'folk'})
#> Solution().favouriteGenre(['a:x', 'a:y', 'a:z', 'b:z', 'b:y', 'b:x'], {'x': 'm', 'y': 'n', 'z': 'o', 'w': 'p', 'v': 'q'})
#> Solution().favouriteGenre(['q:t0', 'r:t0', 's:t0'], {'t1': 'ska'})
#> Solution().favouriteGenre(['lu:k1', 'lu:k1', 'lu:k2', 'mo:k3', 'mo:k4', 'mo:k5', 'ny:k2', 'ny:k6', 'mo:k3', 'ny:k7'], {'k1': 'dub', 'k2': 'rap', 'k3': 'emo', 'k4': 'rap', 'k5': 'rap', 'k7': 'dub'})
#> Solution().favouriteGenre(['u1:a', 'u2:b', 'u3:c', 'u1:b', 'u2:c', 'u3:a', 'u1:c', 'u2:a', 'u3:b', 'u1:a', 'u2:b', 'u4:c'], {'a': 'soul', 'b': 'funk', 'c': 'soul'})
# %%
def shear(matrix, amount):
    out = []
    for i, row in enumerate(matrix):
        k = (i * amount) % len(row)
        moved = row[k:] + row[:k]
        if i and sum(moved) < sum(out[-1]):
            moved = [a - b for a, b in zip(moved, out[-1])]
        out.append(moved)
    peak = (0, 0)
    for i in range(len(out)):
        for j in range(len(out[0])):
            if out[i][j] > out[peak[0]][peak[1]]:
                peak = (i, j)
    return out, peak
#> shear([[12, 7, 40, 3], [8, 90, 15, 22], [31, 6, 17, 54]], 1)
#> shear([[105, -20, 33, 7], [44, 18, -7, 260], [11, 92, -15, 80], [63, 2, 900, 41]], 2)
#> shear([[9, 8, 7], [6, 5, 4], [3, 2, 1]], 0)
#> shear([[1, 2, 3, 4, 5, 6], [2, 3, 4, 5, 6, 7], [1, 1, 1, 1, 1, 1]], 5)
#> shear([[500, 14, 220, 68, 9], [73, 610, 44, 2, 118], [36, 90, 701, 55, 80], [12, 340, 66, 27, 99], [8, 5, 130, 42, 64]], 3)
# %%
from typing import List


class Solution:
    def josephSkip(self, people: List[str], step: int) -> List[str]:
        circle = people[:]
        order = []
        at = 0
        while len(circle) > 1:
            at = (at + step - 1) % len(circle)
            gone = circle.pop(at)
            order.append(gone)
            if len(gone) > 4:
                step += 1
            elif step > 2:
                step -= 1
        return order + circle
#> Solution().josephSkip(['ada', 'boris', 'cleo', 'dmitri', 'eva', 'frank', 'gus', 'helena'], 3)
#> Solution().josephSkip(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'], 7)
#> Solution().josephSkip(['north', 'south', 'east', 'west', 'upper', 'lower', 'inner', 'outer', 'mid'], 2)
#> Solution().josephSkip(['solo'], 5)
#> Solution().josephSkip(['mon', 'tues', 'wednes', 'thurs', 'fri', 'satur', 'sun', 'holi', 'birth', 'pay', 'rain', 'work'], 4)
# %%
def compile_scores(table, weights):
    def norm(value, top):
        if top == 0:
            return 0
        return value * 100 // top

    tops = {}
    for marks in table.values():
        for subject, mark in marks.items():
            tops[subject] = max(mark, tops.get(subject, 0))
    final = {}
    for name, marks in table.items():
        score = 0
        for subject in weights:
            score += weights[subject] * norm(marks.get(subject, 0), tops.get(subject, 0))
        final[name] = score // sum(weights.values())
    return final
#> compile_scores({'amy': {'art': 40, 'bio': 72}, 'ben': {'art': 55, 'bio': 60}, 'cat': {'bio': 90}}, {'art': 1, 'bio': 2})
#> compile_scores({'x': {'p': 0}, 'y': {'p': 0}, 'z': {'q': 10}}, {'p': 3, 'q': 1, 'r': 2})
#> compile_scores({}, {'a': 1})
#> compile_scores({'kai': {'m': 310, 'n': 45, 'o': 7}, 'lia': {'m': 290, 'n': 50}, 'moe': {'n': 33, 'o': 14}, 'nia': {'m': 155, 'o': 10}}, {'m': 5, 'n': 3, 'o': 2})
#> compile_scores({'t1': {'run': 12, 'hop': 8}, 't2': {'run': 9, 'hop': 16}, 't3': {'run': 15, 'hop': 4}, 't4': {'hop': 12}}, {'run': 2, 'hop': 3})
# %%
from typing import List


class Solution:
    def binaryRace(self, a: List[int], b: List[int]) -> str:
        i = j = 0
        trace = ''
        while i < len(a) and j < len(b):
            x, y = a[i], b[j]
            if bin(x).count('1') > bin(y).count('1'):
                trace += 'A'
                b[j] >>= 1
                i += 1
            elif x & 1 == y & 1:
                trace += '='
                i += 1
                j += 1
            else:
                trace += 'B'
                a[i] //= 3
                j += 1
        return trace + ('a' if i < len(a) else 'b')
#> Solution().binaryRace([14, 3, 27, 8, 19, 41, 22, 11], [100, 205, 310, 415, 52, 62, 73, 83])
#> Solution().binaryRace([1, 1, 1, 1, 1, 1, 1, 1, 1], [2, 2, 2, 2, 2, 2, 2, 2, 2])
#> Solution().binaryRace([255, 127, 63, 31, 15, 7, 3, 1], [1, 2, 4, 8, 16, 32, 64, 128])
#> Solution().binaryRace([512, 340, 275, 600, 601, 590, 418, 425, 419, 777], [305, 812, 97, 640, 51, 233, 18, 77, 1000, 9])
#> Solution().binaryRace([900, 33, 71, 24], [95, 18, 60, 47, 82, 11, 59, 36, 78, 3, 90, 66])
# %%
def expand_template(template, values):
    out = []
    i = 0
    missing = []
    while i < len(template):
        ch = template[i]
        if ch != '{':
            out.append(ch)
            i += 1
            continue
        end = template.index('}', i)
        key, _, default = template[i + 1:end].partition('|')
        if key in values:
            out.append(str(values[key]))
        elif default:
            out.append(default.upper())
        else:
            missing.append(key)
        i = end + 1
    return ''.join(out), missing
#> expand_template('Dear {name|sir}, pay {sum} by {day|monday}', {'name': 'Lee', 'sum': 450})
#> expand_template('{a}{b}{c}-{d|x}-{e|y} end of line', {'a': 1, 'c': 3, 'e': 5})
#> expand_template('no holes in this one', {})
#> expand_template('broken {hole here, never closed', {'hole': 9})
#> expand_template('{x}+{y}={z|unknown}; {x}*{y}={w}', {'x': 12, 'y': 30, 'w': 360})
# %%
from typing import List


class Solution:
    def tilePairs(self, row: List[int]) -> int:
        moves = 0
        changed = True
        while changed:
            changed = False
            i = 0
            while i + 1 < len(row):
                if row[i] == row[i + 1]:
                    row[i] *= 2
                    del row[i + 1]
                    moves += 1
                    changed = True
                elif row[i] > row[i + 1] * 4:
                    row[i], row[i + 1] = row[i + 1], row[i]
                i += 1
        return moves * 1000 + len(row)
#> Solution().tilePairs([2, 2, 4, 8, 8, 16, 2, 2, 4])
#> Solution().tilePairs([1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1])
#> Solution().tilePairs([64, 2, 2, 32, 4, 4, 8, 16, 16])
#> Solution().tilePairs([3, 5, 7, 11, 13])
#> Solution().tilePairs([128, 8, 8, 16, 32, 1, 1, 2, 4, 64, 64, 256])
# %%
def orbit_counts(parents):
    cache = {}

    def depth(node):
        if node not in parents:
            return 0
        if node not in cache:
            cache[node] = depth(parents[node]) + 1
        return cache[node]

    total = 0
    deepest = ''
    for node in parents:
        d = depth(node)
        total += d
        if deepest == '' or d > depth(deepest):
            deepest = node
    return total, deepest, cache
#> orbit_counts({'b': 'a', 'c': 'b', 'd': 'c', 'e': 'd', 'f': 'b', 'g': 'f'})
#> orbit_counts({'z': 'y', 'y': 'x', 'x': 'w', 'w': 'v', 'v': 'u'})
#> orbit_counts({'p': 'r', 'q': 'r', 's': 'r', 't': 'r', 'u': 'r'})
#> orbit_counts({})
#> orbit_counts({'ash': 'elm', 'oak': 'ash', 'fir': 'oak', 'yew': 'elm', 'bay': 'yew', 'fig': 'fir', 'nut': 'bay', 'gum': 'fig'})
# %%
from typing import List


class Solution:
    def smoothAlbum(self, pixels: List[List[int]]) -> List[List[int]]:
        h, w = len(pixels), len(pixels[0])
        res = []
        for i in range(h):
            line = []
            for j in range(w):
                near = self.neighbours(pixels, i, j)
                line.append((pixels[i][j] + sum(near)) // (len(near) + 1))
            res.append(line)
        return res

    def neighbours(self, p: List[List[int]], i: int, j: int) -> List[int]:
        got = []
        if i > 0:
            got.append(p[i - 1][j])
        if i < len(p) - 1:
            got.append(p[i + 1][j])
        if j > 0:
            got.append(p[i][j - 1])
        return got
#> Solution().smoothAlbum([[120, 45, 200], [33, 255, 0], [75, 18, 205]])
#> Solution().smoothAlbum([[10, 20, 30, 40], [50, 60, 70, 80]])
#> Solution().smoothAlbum([[9, 9, 9, 9]])
#> Solution().smoothAlbum([[0, 255, 0, 255], [255, 0, 255, 0], [0, 255, 0, 255]])
#> Solution().smoothAlbum([[101, 7], [3, 250], [64, 32], [16, 8], [199, 1]])
# %%
def hide_and_seek(seekers, hiders, reach):
    seekers = sorted(seekers)
    hiders = sorted(hiders)
    i = j = 0
    caught = []
    while i < len(seekers) and j < len(hiders):
        gap = hiders[j] - seekers[i]
        if abs(gap) <= reach:
            caught.append((seekers[i], hiders[j]))
            i += 1
            j += 1
        elif gap < 0:
            j += 1
        else:
            i += 1
    return caught, len(hiders) - len(caught)
#> hide_and_seek([14, 3, 27, 8, 19, 41, 22, 11], [5, 10, 15, 20, 25, 30, 35, 40], 2)
#> hide_and_seek([100, 200, 300, 400, 500, 600, 700, 800], [50, 151, 249, 352, 448, 555, 642, 759], 48)
#> hide_and_seek([1, 1, 1, 1, 1, 1, 1, 1], [9, 9, 9, 9, 9, 9, 9, 9], 7)
#> hide_and_seek([], [3, 4], 10)
#> hide_and_seek([512, 340, 275, 600, 601, 590, 418, 425, 419, 777], [305, 812, 97, 640, 51, 233, 418, 577, 1000, 609, 424], 12)
# %%
from typing import List


class Solution:
    def permuteScore(self, rooms: List[int]) -> List[int]:
        best = []
        top = -1

        def walk(path, rest, score):
            nonlocal best, top
            if not rest:
                if score > top:
                    top, best = score, path
                return
            for i, x in enumerate(rest):
                gain = abs(path[-1] - x) if path else 0
                walk(path + [x], rest[:i] + rest[i + 1:], score + gain)

        walk([], rooms, 0)
        return best + [top]
#> Solution().permuteScore([14, 3, 27])
#> Solution().permuteScore([5, 5, 5])
#> Solution().permuteScore([40, 12, 95, 33])
#> Solution().permuteScore([100, 7])
#> Solution().permuteScore([-8, 260, 31])
# %%
def tidy_numbers(text):
    out = []
    cur = ''
    for ch in text + ' ':
        if ch.isdigit() or (ch == '-' and not cur):
            cur += ch
            continue
        if cur and cur != '-':
            n = int(cur)
            if out and out[-1] == n:
                out[-1] += n
            elif n % 2 == 0 or n < 0:
                out.append(n)
            else:
                out.insert(0, n)
        cur = ''
    return out
#> tidy_numbers('12 apples, 7 pears')
#> tidy_numbers('a1b2c3d4e5f6')
#> tidy_numbers('- - -- nothing')
#> tidy_numbers('4 4 8 16 -3 -3')
#> tidy_numbers('x=100;y=-25;z=31;w=31;v=62')
# %%
from typing import List


class Solution:
    def gearTrain(self, teeth: List[int], turns: int) -> List[str]:
        res = []
        num, den = turns, 1
        direction = 1
        for a, b in zip(teeth, teeth[1:]):
            num *= a
            den *= b
            g = self.gcd(num, den)
            num //= g
            den //= g
            direction = -direction
            sign = '+' if direction > 0 else '-'
            res.append(f'{sign}{num}/{den}' if den > 1 else f'{sign}{num}')
        return res

    def gcd(self, a: int, b: int) -> int:
        while b:
            a, b = b, a % b
        return a
#> Solution().gearTrain([20, 40, 10, 30, 15, 60], 6)
#> Solution().gearTrain([12, 12, 12, 12, 12, 12, 12, 12], 5)
#> Solution().gearTrain([17, 23, 31, 8, 44, 19], 3)
#> Solution().gearTrain([100], 9)
#> Solution().gearTrain([64, 48, 36, 27, 81, 54, 90], 10)
# %%
def dedupe_contacts(cards):
    owner = {}
    groups = []
    for name, phones in cards:
        hit = None
        for p in phones:
            if p in owner:
                hit = owner[p]
                break
        if hit is None:
            hit = len(groups)
            groups.append([name, []])
        for p in phones:
            owner[p] = hit
            if p not in groups[hit][1]:
                groups[hit][1].append(p)
    return groups
#> dedupe_contacts([('ann', [101, 102]), ('bob', [103]), ('annie', [102, 104]), ('rob', [103, 105]), ('cy', [104])])
#> dedupe_contacts([('a', [1]), ('b', [2]), ('c', [3]), ('d', [4]), ('e', [5])])
#> dedupe_contacts([('x', [7, 7, 7]), ('y', [8, 7]), ('z', [8, 9]), ('w', [9, 10, 11])])
#> dedupe_contacts([])
#> dedupe_contacts([('kim', [555, 556]), ('lou', [600, 601, 602]), ('kimmy', [557, 556]), ('max', [700]), ('louis', [602, 603]), ('m', [701, 700])])
# %%
from typing import List


class Solution:
    def countInversionsByHalf(self, nums: List[int]) -> int:
        if len(nums) < 2:
            return 0
        mid = len(nums) // 2
        left, right = nums[:mid], nums[mid:]
        total = self.countInversionsByHalf(left) - self.countInversionsByHalf(right)
        j = 0
        left.sort()
        right.sort()
        for x in left:
            while j < len(right) and right[j] < x:
                j += 1
            total += j
        return total
#> Solution().countInversionsByHalf([14, 3, 27, 8, 19, 41, 22, 11])
#> Solution().countInversionsByHalf([1, 2, 3, 4, 5, 6, 7])
#> Solution().countInversionsByHalf([90, 80, 70, 60, 50, 40])
#> Solution().countInversionsByHalf([42])
#> Solution().countInversionsByHalf([512, 340, -275, 600, 601, -590, 418, 425, 18])
# %%
def auction(bids, reserve):
    current = None
    leader = None
    history = []
    budgets = {}
    for who, amount in bids:
        if who not in budgets:
            budgets[who] = 1000
        if amount > budgets[who] or amount < reserve:
            history.append('x')
            continue
        if current is not None and amount <= current:
            history.append('-')
            budgets[who] -= 1
            continue
        if leader is not None and leader != who:
            budgets[leader] -= 10
        current, leader = amount, who
        history.append(who[0])
    return leader, current, ''.join(history), budgets
#> auction([('ivy', 100), ('jon', 150), ('ivy', 140), ('kay', 900), ('jon', 1000), ('kay', 1200), ('ivy', 995)], 50)
#> auction([('a', 5), ('b', 6), ('c', 7), ('d', 8)], 10)
#> auction([('p', 991), ('q', 992), ('p', 993), ('q', 994), ('p', 995), ('q', 990), ('p', 980)], 900)
#> auction([], 1)
#> auction([('uma', 300), ('vic', 300), ('uma', 310), ('wes', 305), ('xia', 480), ('vic', 470), ('uma', 500), ('xia', 990), ('uma', 991), ('wes', 1000)], 250)
# %%
from typing import List


class Solution:
    def sparseRows(self, mat: List[List[int]]) -> dict:
        store = {}
        for i, row in enumerate(mat):
            for j, v in enumerate(row):
                if v:
                    store[i, j] = v
        flipped = {}
        for (i, j), v in store.items():
            flipped.setdefault(j, {})[i] = v
        return {j: flipped[j] for j in sorted(flipped) if len(flipped[j]) > 1}
#> Solution().sparseRows([[0, 7, 0, 3], [8, 0, 0, 22], [0, 6, 0, 54]])
#> Solution().sparseRows([[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 5]])
#> Solution().sparseRows([[105, 0, 0, 7, 0], [0, 0, -7, 0, 0], [11, 0, -15, 0, 80], [0, 0, 0, 41, 0]])
#> Solution().sparseRows([[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12]])
#> Solution().sparseRows([[0, 14, 0, 68, 0, 9], [73, 0, 0, 2, 0, 0], [0, 90, 0, 0, 0, 80], [12, 0, 66, 0, 0, 0], [0, 5, 0, 42, 0, 0]])
# %%
def leak_check(pipes, flow):
    level = {name: 0 for name, _, _ in pipes}
    level[pipes[0][0]] = flow
    lost = {}
    for name, outs, loss in pipes:
        water = level[name]
        gone = water * loss // 100
        if gone:
            lost[name] = gone
        water -= gone
        if not outs:
            continue
        part, rest = divmod(water, len(outs))
        for k, nxt in enumerate(outs):
            level[nxt] = level.get(nxt, 0) + part + (1 if k < rest else 0)
    return level, lost
#> leak_check([('main', ['a', 'b'], 5), ('a', ['c', 'd', 'e'], 10), ('b', ['e'], 0), ('c', [], 0), ('d', ['e'], 50), ('e', [], 3)], 1000)
#> leak_check([('x', ['y'], 0), ('y', ['z'], 0), ('z', ['w'], 0), ('w', [], 0)], 77)
#> leak_check([('s', ['t', 'u', 'v'], 100), ('t', [], 1), ('u', [], 1), ('v', [], 1)], 500)
#> leak_check([('p', ['q', 'r', 's', 't'], 1), ('q', ['u'], 2), ('r', ['u'], 4), ('s', ['u', 't'], 8), ('t', ['u'], 16), ('u', [], 32)], 9999)
#> leak_check([('top', ['l', 'r'], 12), ('l', ['ll', 'lr'], 7), ('r', ['rl', 'rr'], 9), ('ll', [], 0), ('lr', ['end'], 20), ('rl', ['end'], 30), ('rr', [], 0), ('end', [], 25)], 4321)
# %%
from typing import List


class Solution:
    def weaveDigits(self, nums: List[int]) -> str:
        rows = [str(abs(x)) for x in nums]
        widest = max(len(r) for r in rows)
        out = []
        for col in range(widest):
            for r in rows:
                if col < len(r):
                    out.append(r[col])
            if col % 2:
                out.append('|')
        text = ''.join(out)
        while '||' in text or text.endswith('|'):
            text = text.replace('||', '|').rstrip('|')
        return text
#> Solution().weaveDigits([120, 45, 300, 299, 17, 88, 1024, 6])
#> Solution().weaveDigits([-5, 6, -7, 8, -9])
#> Solution().weaveDigits([11111, 22222, 33333, 44444])
#> Solution().weaveDigits([2500, 18, -40, 777, 63, 904, 5, 5, 1200, 340, 81])
#> Solution().weaveDigits([98, 76, 54, 32, 10, 12, 34, 56, 78, 90])
# %%
def countdown_lights(grid, presses):
    size = len(grid)

    def toggle(r, c):
        if 0 <= r < size and 0 <= c < size:
            grid[r][c] = (grid[r][c] + 1) % 3

    for r, c in presses:
        toggle(r, c)
        toggle(r - 1, c)
        toggle(r + 1, c)
        toggle(r, c - 1)
        toggle(r, c + 1)
    return grid, sum(map(sum, grid))
#> countdown_lights([[0, 1, 2], [1, 2, 0], [2, 0, 1]], [(1, 1), (0, 0), (2, 2), (0, 2), (1, 0)])
#> countdown_lights([[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]], [(0, 0), (3, 3), (0, 3), (3, 0), (1, 2), (2, 1)])
#> countdown_lights([[2, 2], [2, 2]], [(0, 0), (0, 1), (1, 0), (1, 1)])
#> countdown_lights([[1, 1, 1], [1, 1, 1], [1, 1, 1]], [])
#> countdown_lights([[0, 2, 1, 0, 1], [1, 1, 0, 2, 2], [2, 0, 0, 1, 0], [0, 1, 2, 2, 1], [1, 0, 1, 0, 2]], [(2, 2), (2, 3), (4, 4), (0, 1), (3, 0), (1, 3), (2, 2)])
