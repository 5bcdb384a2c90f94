# %%
from typing import List


class Solution:
    def ferryLoads(self, cars: List[int], lanes: int, length: int) -> List[List[int]]:
        deck = [[] for _ in range(lanes)]
        free = [length] * lanes
        for car in cars:
            lane = free.index(max(free))
            if free[lane] < car:
                break
            deck[lane].append(car)
            free[lane] -= car
        deck.append(free)
        return deck
#> Solution().ferryLoads([420, 510, 380, 460, 700, 390, 440, 520, 610, 350, 480, 330], 3, 2000)
#> Solution().ferryLoads([100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100], 4, 250)
#> Solution().ferryLoads([33, 71, 24, 95, 18, 60, 47, 82, 11, 59, 36, 78, 3, 90, 66], 5, 170)
#> Solution().ferryLoads([5000, 1, 1, 1], 2, 100)
#> Solution().ferryLoads([14, 3, 27, 8, 19, 41, 22, 11, 6, 9, 50, 73, 2, 2, 31, 17, 44, 5], 2, 300)
# %%
def sort_by_swaps(values, key):
    swaps = 0
    n = len(values)
    for end in range(n - 1, 0, -1):
        moved = False
        for i in range(end):
            a, b = values[i] % key, values[i + 1] % key
            if a > b or (a == b and values[i] < values[i + 1]):
                values[i], values[i + 1] = values[i + 1], values[i]
                swaps += 1
                moved = True
        if not moved:
            break
    return values, swaps
#> sort_by_swaps([14, 3, 27, 8, 19, 41], 5)
#> sort_by_swaps([120, 45, 300, 299, 17, 88, 1024], 7)
#> sort_by_swaps([10, 20, 30, 40, 50, 60, 70, 80], 10)
#> sort_by_swaps([9, 8, 7, 6, 5, 4, 3, 2, 1], 100)
#> sort_by_swaps([-7, 250, -31, 64, 12, -5, 77, 33], 4)
# %%
from collections import defaultdict
from typing import List


class Solution:
    def anagramLedger(self, words: List[str]) -> List[List[str]]:
        boxes = defaultdict(list)
        for w in words:
            sig = [0] * 26
            for ch in w:
                sig[ord(ch) - 97] += 1
            code = tuple(n for n in sig if n)
            boxes[code].append(w)
        res = []
        for code in sorted(boxes, key=lambda c: (len(c), c)):
            if len(boxes[code]) > 1:
                res.append(sorted(boxes[code]))
        return res
#> Solution().anagramLedger(['ab', 'cd', 'aab'])
#> Solution().anagramLedger(['zzz', 'yyy', 'xx'])
#> Solution().anagramLedger(['noon', 'deed'])
#> Solution().anagramLedger(['q', 'at'])
#> Solution().anagramLedger(['eel', 'bee', 'too', 'odd', 'egg'])
# %%
def count_paths(rows, cols, blocked, bonus):
    ways = [[0] * cols for _ in range(rows)]
    ways[0][0] = 1
    for r in range(rows):
        for c in range(cols):
            if (r, c) in blocked:
                ways[r][c] = 0
                continue
            if r:
                ways[r][c] += ways[r - 1][c]
            if c:
                ways[r][c] += ways[r][c - 1]
            if (r, c) == bonus:
                ways[r][c] *= 3
    return ways[-1][-1], ways
#> count_paths(3, 4, [(1, 1)], (2, 2))
#> count_paths(4, 4, [(0, 2), (2, 0)], (1, 1))
#> count_paths(2, 6, [(0, 5), (1, 0)], (0, 3))
#> count_paths(3, 3, [(0, 1), (1, 0)], (2, 2))
#> count_paths(5, 5, [(3, 3), (1, 4)], (4, 0))
# %%
from typing import List


class Solution:
    def patrolOrder(self, nums: List[int], start: int) -> List[int]:
        nums = sorted(nums)
        right = 0
        while right < len(nums) and nums[right] < start:
            right += 1
        left = right - 1
        order = []
        here = start
        while left >= 0 or right < len(nums):
            if left < 0:
                go_right = True
            elif right == len(nums):
                go_right = False
            else:
                go_right = nums[right] - here < here - nums[left]
            if go_right:
                here = nums[right]
                right += 1
            else:
                here = nums[left]
                left -= 1
            order.append(here)
        return order
#> Solution().patrolOrder([14, 3, 27, 8, 19, 41, 22, 11, 60], 20)
#> Solution().patrolOrder([100, 200, 300, 400, 500, 600], 0)
#> Solution().patrolOrder([-50, 12, -7, 88, 31, -120, 64, 5, 9, 200], 10)
#> Solution().patrolOrder([], 5)
#> Solution().patrolOrder([512, 340, 275, 600, 601, 590, 418, 425, 419, 777, 430], 421)
# %%
def parse_roster(text):
    roster = {}
    team = 'none'
    for line in text.split('/'):
        line = line.strip()
        if not line:
            continue
        if line.endswith(':'):
            team = line[:-1]
            roster[team] = {}
        elif '=' in line:
            name, num = line.split('=')
            try:
                roster.setdefault(team, {})[name.strip()] = int(num)
            except ValueError:
                roster[team][name.strip()] = -1
        else:
            roster.setdefault(team, {})[line] = len(line)
    return roster
#> parse_roster('red: / ann=4 / bob = 12 / blue: / cy / dee=x / eli=7')
#> parse_roster('stray=1 / other / team: / a=1 / a=2 / b')
#> parse_roster('/////')
#> parse_roster('x: / y: / z: / k=10 / x: / m=3 / n=n / o')
#> parse_roster('north: / kim=31 / lou=8 / south: / max=15 / ned / oz=two / east: / pam=99 / west: / quin')
# %%
import heapq
from typing import List


class Solution:
    def potionBrewing(self, herbs: List[int], target: int) -> List[int]:
        heap = [-h for h in herbs]
        heapq.heapify(heap)
        made = []
        while len(heap) > 2:
            strong = -heapq.heappop(heap)
            weak = -heapq.heappop(heap)
            mix = (strong + weak) // 2
            if mix >= target:
                made.append(mix)
            else:
                boost = strong + weak // 4
                if boost > strong:
                    heapq.heappush(heap, -boost)
                else:
                    made.append(-strong)
        return made + sorted(-h for h in heap)
#> Solution().potionBrewing([14, 3, 27, 8, 19, 41, 22, 11, 6, 9], 30)
#> Solution().potionBrewing([100, 90, 80, 70, 60, 50, 40, 30, 20, 10], 50)
#> Solution().potionBrewing([1, 2, 1, 3, 2, 1, 3, 2, 1], 10)
#> Solution().potionBrewing([7, 7], 1)
#> Solution().potionBrewing([305, 812, 97, 640, 51, 233, 18, 77, 1000, 9, 44, 121], 450)
# %%
def mirror_maze(rows, beam_row):
    height, width = len(rows), len(rows[0])
    r, c, dr, dc = beam_row, 0, 0, 1
    hits = []
    steps = 0
    while 0 <= r < height and 0 <= c < width and steps < 40:
        cell = rows[r][c]
        if cell == '/':
            dr, dc = -dc, -dr
            hits.append((r, c))
        elif cell == '\\':
            dr, dc = dc, dr
            hits.append((r, c))
        elif cell == '*':
            return 'absorbed', hits, steps
        r += dr
        c += dc
        steps += 1
    return 'left', hits, steps
#> mirror_maze(['..\\..', '.....', '/.\\..', '..*..'], 0)
#> mirror_maze(['......', '......', '......'], 1)
#> mirror_maze(['./..\\.', '......', '.\\../.', '......'], 2)
#> mirror_maze(['\\..\\', '....', '\\../'], 0)
#> mirror_maze(['.\\.../', './../.', '.\\..\\.', './.*..', '.....\\'], 1)
# %%
from typing import List


class Solution:
    def goodSplits(self, nums: List[int]) -> List[int]:
        n = len(nums)
        left = self.distinct(nums)
        right = self.distinct(nums[::-1])[::-1]
        return [i for i in range(1, n) if left[i - 1] == right[i]]

    def distinct(self, nums: List[int]) -> List[int]:
        seen = {}
        out = []
        for x in nums:
            key = x % 9
            seen[key] = seen.get(key, 0) + 1
            if seen[key] == 3:
                del seen[key]
            out.append(len(seen))
        return out
#> Solution().goodSplits([14, 3, 27, 8, 19, 41, 22, 11, 6, 9, 50])
#> Solution().goodSplits([9, 18, 27, 36, 45, 54, 63, 72])
#> Solution().goodSplits([120, 45, 300, 299, 17, 88, 1024, 6, 512, 33, 70, 81])
#> Solution().goodSplits([5])
#> Solution().goodSplits([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14])
# %%
def keypad_time(code, layout):
    where = {}
    for r, row in enumerate(layout):
        for c, ch in enumerate(row):
            where[ch] = (r, c)
    x, y = where[code[0]]
    total = 0
    path = []
    for ch in code[1:]:
        if ch not in where:
            total += 9
            continue
        r, c = where[ch]
        cost = max(abs(r - x), abs(c - y))
        path.append(cost)
        total += cost + (cost == 0)
        x, y = r, c
    return total, path
#> keypad_time('1593570842', ['123', '456', '789', '*0#'])
#> keypad_time('aaaaaaaabbbb', ['ab', 'cd'])
#> keypad_time('helloworld', ['abcdef', 'ghijkl', 'mnopqr', 'stuvwx', 'yz'])
#> keypad_time('7x7y7z', ['789', '456', '123'])
#> keypad_time('9', ['9'])
# %%
from typing import List


class Solution:
    def trimOutliers(self, data: List[int], times: int) -> List[int]:
        for _ in range(times):
            if len(data) < 3:
                break
            mean = sum(data) // len(data)
            far, at = -1, 0
            for i, x in enumerate(data):
                if abs(x - mean) > far:
                    far, at = abs(x - mean), i
            data.pop(at)
        return data
#> Solution().trimOutliers([14, 3, 27, 8, 19, 41, 22, 11, 900, 9], 3)
#> Solution().trimOutliers([5, 5, 5, 5, 5, 5, 5, 5], 2)
#> Solution().trimOutliers([-1000, 1000, 0, 500, -500, 250, -250, 125, -125], 4)
#> Solution().trimOutliers([1, 2, 3], 10)
#> Solution().trimOutliers([305, 812, 97, 640, 51, 233, 18, 77, 1000, 9, 44, 121, 68], 5)
# %%
def braille_rows(text):
    def dots(ch):
        n = ord(ch) % 64
        return [(n >> k) & 1 for k in range(6)]

    rows = ['', '', '']
    for ch in text:
        if ch == ' ':
            for i in range(3):
                rows[i] += '  '
            continue
        d = dots(ch)
        for i in range(3):
            pair = d[i], d[i + 3]
            rows[i] += ''.join('o' if p else '.' for p in pair)
    return rows
#> braille_rows('hi you')
#> braille_rows('abc')
#> braille_rows('     ')
#> braille_rows('zed 9')
#> braille_rows('M m N n')
# %%
from collections import deque
from typing import List


class Solution:
    def stackShuffle(self, deck: List[int], plan: str) -> List[int]:
        cards = deque(deck)
        for step in plan:
            if step == 'o':
                half = len(cards) // 2
                top = [cards.popleft() for _ in range(half)]
                mixed = deque()
                while top or cards:
                    if cards:
                        mixed.append(cards.popleft())
                    if top:
                        mixed.append(top.pop(0))
                cards = mixed
            elif step == 'r':
                cards.rotate(3)
            else:
                cards[0], cards[-1] = cards[-1], cards[0]
        return list(cards)
#> Solution().stackShuffle([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 'oro')
#> Solution().stackShuffle([14, 3, 27, 8, 19, 41, 22], 'xrxrxrxrx')
#> Solution().stackShuffle([120, 45, 300, 299, 17, 88, 1024, 6, 512, 33, 70], 'oxox')
#> Solution().stackShuffle([500, 600], '')
#> Solution().stackShuffle([11, 22, 33, 44, 55, 66, 77, 88, 99, 110, 121, 132, 143], 'roorx')
# %%
def longest_arith(nums):
    best = (1, 0)
    tables = []
    for i, x in enumerate(nums):
        row = {}
        for j in range(i):
            d = x - nums[j]
            row[d] = max(row.get(d, 0), tables[j].get(d, 1) + 1)
            if row[d] > best[0]:
                best = (row[d], d)
        tables.append(row)
    return best
#> longest_arith([14, 3, 27, 8, 19, 13, 22])
#> longest_arith([5, 5, 5, 5, 5, 5])
#> longest_arith([10, 7, 40, 4, 70, 1, 100])
#> longest_arith([900])
#> longest_arith([1, 20, 3, 18, 5, 16, 7, 14, 9])
# %%
from typing import List


class Solution:
    def zonePrices(self, stops: List[str], fares: dict) -> List[int]:
        costs = []
        prev = None
        streak = 0
        for s in stops:
            zone = s[0]
            if zone == prev:
                streak += 1
            else:
                streak = 0
            base = fares.get(zone, 100)
            if streak > 1:
                base = base // 2
            elif prev is not None and abs(ord(zone) - ord(prev)) > 1:
                base += 15
            costs.append(base)
            prev = zone
        return costs
#> Solution().zonePrices(['a1', 'a2', 'a3', 'a4', 'b1', 'd1', 'd2', 'c9'], {'a': 20, 'b': 35, 'c': 50, 'd': 80, 'e': 95})
#> Solution().zonePrices(['z1', 'y1', 'x1', 'z2', 'x2', 'y2'], {})
#> Solution().zonePrices(['b', 'b', 'b', 'b', 'b', 'b', 'b', 'b'], {'b': 31})
#> Solution().zonePrices([], {'a': 1})
#> Solution().zonePrices(['c3', 'a1', 'a1', 'e5', 'e5', 'e5', 'e5', 'b2', 'q7', 'q7', 'q7'], {'a': 12, 'b': 24, 'c': 36, 'd': 48, 'e': 60})
# %%
def drone_battery(legs, battery, pads):
    charge = battery
    log = []
    for i, leg in enumerate(legs):
        if leg > charge:
            if i in pads:
                charge = battery
                log.append(f'c{i}')
            if leg > charge:
                log.append(f'fail{i}')
                return log
        charge -= leg
        if charge * 4 < battery and i + 1 in pads:
            gain = min(battery - charge, 25)
            charge += gain
            log.append(f'+{gain}')
    log.append(charge)
    return log
#> drone_battery([20, 35, 15, 40, 10, 25, 30, 5], 100, [3, 5, 7])
#> drone_battery([10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10], 60, [])
#> drone_battery([45, 30, 5, 80, 60, 12, 7, 90], 90, [1, 2, 3, 4, 5, 6, 7])
#> drone_battery([500], 90, [0])
#> drone_battery([8, 16, 24, 32, 8, 16, 24, 32, 4, 4, 12, 40, 9], 80, [3, 4, 7, 8, 10, 11])
# %%
from typing import List


class Solution:
    def bracketWeights(self, s: str) -> List[int]:
        stack = [[0, 1]]
        closed = []
        for ch in s:
            if ch in '([':
                stack.append([0, 2 if ch == '(' else 3])
            elif ch in ')]':
                if len(stack) == 1:
                    closed.append(-1)
                    continue
                total, mult = stack.pop()
                closed.append(total * mult)
                stack[-1][0] += total * mult
            else:
                stack[-1][0] += int(ch)
        closed.append(stack[0][0])
        return closed
#> Solution().bracketWeights('3(2[4]1)5[(6)7]8')
#> Solution().bracketWeights('))9]1(2)3)')
#> Solution().bracketWeights('[[[[[1]]]]]((((2))))')
#> Solution().bracketWeights('123456789012345')
#> Solution().bracketWeights('(1[2(3[4(5)6]7)8]9)[0(1)2')
# %%
def stock_rooms(shipments, demand):
    shelves = {}
    for item, qty, expiry in shipments:
        shelves.setdefault(item, []).append([expiry, qty])
    short = {}
    for item, need in demand.items():
        batches = sorted(shelves.get(item, []))
        for batch in batches:
            take = min(need, batch[1])
            batch[1] -= take
            need -= take
            if not need:
                break
        shelves[item] = [b for b in batches if b[1]]
        if need:
            short[item] = need
    return shelves, short
#> stock_rooms([('milk', 30, 5), ('egg', 12, 9), ('milk', 20, 2), ('bun', 50, 1), ('egg', 24, 3)], {'milk': 25, 'egg': 40, 'bun': 50, 'jam': 3})
#> stock_rooms([('a', 1, 4), ('a', 1, 3), ('a', 1, 2), ('a', 1, 1)], {'a': 3, 'b': 0})
#> stock_rooms([], {'x': 10, 'y': 20, 'z': 5})
#> stock_rooms([('nut', 100, 40), ('bolt', 250, 35), ('cog', 18, 90), ('nut', 60, 10), ('bolt', 75, 80)], {'cog': 20, 'bolt': 260, 'nut': 60})
#> stock_rooms([('p', 8, 3), ('q', 9, 2), ('r', 7, 1), ('p', 6, 1), ('q', 5, 3), ('r', 4, 2), ('p', 3, 2)], {'p': 10, 'q': 14, 'r': 12, 's': 1})
# %%
from typing import List


class Solution:
    def nearestSmallerSum(self, nums: List[int]) -> List[int]:
        n = len(nums)
        ans = [0] * n
        stack = []
        for i in range(n):
            while stack and nums[stack[-1]] >= nums[i]:
                stack.pop()
            if stack:
                ans[i] += nums[stack[-1]]
            stack.append(i)
        stack.clear()
        for i in range(n - 1, -1, -1):
            while stack and nums[stack[-1]] >= nums[i]:
                stack.pop()
            if stack:
                ans[i] += nums[stack[-1]]
            stack.append(i)
        return ans
#> Solution().nearestSmallerSum([14, 3, 27, 8, 19, 41, 22, 11])
#> Solution().nearestSmallerSum([5, 5, 5, 5, 5, 5, 5])
#> Solution().nearestSmallerSum([120, -45, 300, 299, -17, 88, 1024, 6, 512])
#> Solution().nearestSmallerSum([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
#> Solution().nearestSmallerSum([640, 51, 233, 18, 77, 1000, 9, 44, 121, 68, 35])
# %%
def snake_fill(rows, cols, seed):
    grid = [[0] * cols for _ in range(rows)]
    value = seed
    for r in range(rows):
        span = range(cols) if r % 2 == 0 else range(cols - 1, -1, -1)
        for c in span:
            grid[r][c] = value
            if value % 2:
                value = value * 3 + 1
            else:
                value //= 2
            if value > 400:
                value %= 97
    return grid
#> snake_fill(3, 4, 17)
#> snake_fill(4, 3, 27)
#> snake_fill(1, 6, 1000)
#> snake_fill(5, 2, 0)
#> snake_fill(4, 6, 351)
# %%
from bisect import bisect_left
from typing import List


class Solution:
    def stackTowers(self, boxes: List[int], maxHeight: int) -> List[List[int]]:
        tops = []
        towers = []
        for b in boxes:
            i = bisect_left(tops, b)
            while i < len(tops) and len(towers[i]) >= maxHeight:
                i += 1
            if i == len(tops):
                tops.append(b)
                towers.append([b])
            else:
                tops[i] = b
                towers[i].append(b)
                tops, towers = self.reorder(tops, towers)
        return towers

    def reorder(self, tops, towers):
        pairs = sorted(zip(tops, towers))
        return [p[0] for p in pairs], [p[1] for p in pairs]
#> Solution().stackTowers([14, 3, 27, 8, 19, 41, 22, 11, 6, 9], 3)
#> Solution().stackTowers([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 2)
#> Solution().stackTowers([100, 90, 80, 70, 60, 50, 40, 30], 4)
#> Solution().stackTowers([7, 7, 7, 7, 7], 5)
#> Solution().stackTowers([305, 812, 97, 640, 51, 233, 18, 77, 1000, 9, 44, 121], 3)
# %%
def sum_of_squares_chain(nums):
    def step(n):
        s = 0
        while n:
            n, d = divmod(n, 10)
            s += d * d
        return s

    ends = {}
    for n in nums:
        seen = []
        while n not in seen and n > 4:
            seen.append(n)
            n = step(n)
        ends.setdefault(n, []).append(len(seen))
    return ends
#> sum_of_squares_chain([7, 19])
#> sum_of_squares_chain([1, 2, 3, 4, 100, 1000])
#> sum_of_squares_chain([58])
#> sum_of_squares_chain([10, 13, 31, 44])
#> sum_of_squares_chain([9, 77])
# %%
from typing import List


class Solution:
    def campSites(self, grid: List[str]) -> dict:
        rows, cols = len(grid), len(grid[0])
        out = {'good': 0, 'near': 0, 'bad': 0}
        for r in range(rows):
            for c in range(cols):
                if grid[r][c] != 'T':
                    continue
                water = self.touching(grid, r, c, 'W')
                fire = self.touching(grid, r, c, 'F')
                if fire:
                    out['bad'] += fire
                elif water:
                    out['near'] += 1
                else:
                    out['good'] += 1
        return out

    def touching(self, grid: List[str], r: int, c: int, what: str) -> int:
        hits = 0
        for y in range(max(0, r - 1), min(len(grid), r + 2)):
            hits += grid[y][max(0, c - 1):c + 2].count(what)
        return hits
#> Solution().campSites(['T.W.', '..T.', 'F..T'])
#> Solution().campSites(['TTTT', '....', 'WFWF'])
#> Solution().campSites(['WWWWW', 'WTTTW', 'WTFTW', 'WWWWW'])
#> Solution().campSites(['......', '......', '......'])
#> Solution().campSites(['T.T.T', '.F.W.', 'T.T.T', '.....', 'T.F.T'])
# %%
def word_chain_sizes(words):
    index = {}
    for w in words:
        index.setdefault(w[0], []).append(w)
    lengths = {}

    def grow(word, used):
        best = 1
        for nxt in index.get(word[-1], []):
            if nxt not in used:
                best = max(best, 1 + grow(nxt, used + [nxt]))
        return best

    for w in words:
        lengths[w] = grow(w, [w])
    return lengths
#> word_chain_sizes(['tea', 'ant', 'toad', 'dog'])
#> word_chain_sizes(['oak', 'elm', 'fir', 'yew', 'ash'])
#> word_chain_sizes(['net', 'tin', 'nut', 'two'])
#> word_chain_sizes(['aba', 'aca', 'ada'])
#> word_chain_sizes(['egg', 'gum', 'map', 'pie', 'ear'])
# %%
from typing import List


class Solution:
    def runningRanks(self, marks: List[int]) -> List[str]:
        order = sorted(set(marks), reverse=True)
        place = {}
        rank = 1
        for m in order:
            place[m] = rank
            rank += marks.count(m)
        labels = []
        for m in marks:
            r = place[m]
            if r == 1:
                labels.append('gold')
            elif r <= 3:
                labels.append('medal')
            elif m < 0:
                labels.append('out')
            else:
                labels.append(str(r))
        return labels
#> Solution().runningRanks([340, 12, 88, 1500, 88, 7, 63, 911, 45, 12, 300])
#> Solution().runningRanks([5, 5, 5, 5, 5, 5, 5, 5])
#> Solution().runningRanks([-3, 18, 220, -77, 604, 31, 9, 1000, -250, 46, 8, 71, 15, 2])
#> Solution().runningRanks([])
#> Solution().runningRanks([70, 80, 90, 90, 80, 70, 60, 60, 50, 100, 100])
# %%
def subset_targets(nums, targets):
    reachable = {0: []}
    for x in nums:
        for s in sorted(reachable, reverse=True):
            if s + x not in reachable and len(reachable) < 24:
                reachable[s + x] = reachable[s] + [x]
    found = {}
    for t in targets:
        while t > 0 and t not in reachable:
            t -= 1
        found[t] = reachable[max(t, 0)]
    return found
#> subset_targets([14, 3, 27, 8, 19], [22, 30, 50, 100, 5])
#> subset_targets([5, 5, 5, 5, 5, 5], [12, 25, 31, 4])
#> subset_targets([], [7, 0, -3])
#> subset_targets([100, 40, 15, 6], [161, 120, 60, 55, 21])
#> subset_targets([2, 3, 5, 7, 11], [13, 27, 19, 28, 1, 99])
# %%
from typing import List


class Solution:
    def laserGrid(self, rows: List[int], width: int) -> int:
        beams = 0
        prev = 0
        for mask in rows:
            count = 0
            for bit in range(width):
                if mask >> bit & 1:
                    count += 1
            if count == 0:
                continue
            beams += prev * count
            prev = count
        return beams
#> Solution().laserGrid([25, 0, 17, 31, 4], 5)
#> Solution().laserGrid([0, 0, 0, 0], 6)
#> Solution().laserGrid([63, 63, 63], 6)
#> Solution().laserGrid([5, 0, 0, 10, 15], 4)
#> Solution().laserGrid([102, 7, 200, 129, 64, 3, 0, 255], 8)
# %%
def vote_swing(districts, shift):
    totals = {}
    seats = {}
    for votes in districts:
        adjusted = {}
        for party, n in votes.items():
            adjusted[party] = n + n * shift.get(party, 0) // 100
            totals[party] = totals.get(party, 0) + adjusted[party]
        winner = None
        for party in sorted(adjusted):
            if winner is None or adjusted[party] > adjusted[winner]:
                winner = party
        seats[winner] = seats.get(winner, 0) + 1
    return seats, totals
#> vote_swing([{'red': 400, 'blue': 380}, {'red': 200, 'blue': 510, 'grn': 90}, {'grn': 300, 'red': 290}], {'red': 5, 'blue': -3})
#> vote_swing([{'x': 10, 'y': 10}, {'y': 10, 'x': 10}, {'z': 1}], {})
#> vote_swing([], {'a': 10})
#> vote_swing([{'oak': 1200, 'elm': 1100, 'fir': 900}, {'elm': 700, 'fir': 800}, {'fir': 350, 'oak': 500}, {'elm': 640, 'oak': 610}], {'elm': 10, 'oak': -4, 'fir': 2})
#> vote_swing([{'p': 55, 'q': 60}, {'p': 70, 'r': 69}, {'q': 81, 'r': 80}, {'r': 44, 'p': 43}, {'q': 20, 'p': 25, 'r': 22}], {'p': -10, 'r': 10})
# %%
from typing import List


class Solution:
    def wordLanterns(self, text: str, k: int) -> List[str]:
        count = {}
        left = 0
        found = []
        for right, ch in enumerate(text):
            count[ch] = count.get(ch, 0) + 1
            while len(count) > k:
                out = text[left]
                count[out] -= 1
                if count[out] == 0:
                    del count[out]
                left += 1
            if not found or right - left + 1 > len(found[-1]):
                found.append(text[left:right + 1])
        return found
#> Solution().wordLanterns('abracadabraalakazam', 3)
#> Solution().wordLanterns('mississippiriver', 2)
#> Solution().wordLanterns('aaaaaaaaaaaaaaa', 1)
#> Solution().wordLanterns('xyzzyxyxyzwwwwzyx', 2)
#> Solution().wordLanterns('thequickbrownfoxjumps', 4)
# %%
def tree_sums(values, limit):
    n = len(values)

    def total(i):
        if i >= n:
            return 0
        return values[i] + total(2 * i + 1) + total(2 * i + 2)

    heavy = []
    for i in range(n // 2):
        t = total(i)
        if t > limit:
            heavy.append((i, t))
    return heavy
#> tree_sums([14, 3, 27, 8, 19, 41, 22], 50)
#> tree_sums([1, 1, 1, 1, 1, 1, 1, 1], 3)
#> tree_sums([500, -400, 300, -200, 100, 50], 0)
#> tree_sums([9, 8], 100)
#> tree_sums([120, 45, 300, 299, 17, 88, 102, 6, 51, 33], 400)
# %%
from typing import List


class Solution:
    def collectCoins(self, board: List[List[int]], moves: str) -> List[int]:
        r, c = len(board) // 2, len(board[0]) // 2
        purse = [board[r][c]]
        delta = {'n': (-1, 0), 's': (1, 0), 'e': (0, 1), 'w': (0, -1)}
        for m in moves:
            dr, dc = delta[m]
            r = (r + dr) % len(board)
            c = (c + dc) % len(board[0])
            coin = board[r][c]
            if coin > 0:
                purse.append(coin)
                board[r][c] = -coin
            elif purse:
                purse.pop()
        return purse
#> Solution().collectCoins([[12, 7, 40, 3], [8, 90, 15, 22], [31, 6, 17, 54]], 'nneesswwne')
#> Solution().collectCoins([[5, 0, 5], [0, 5, 0], [5, 0, 5]], 'nsnsnsnsew')
#> Solution().collectCoins([[105, 20, 33, 7, 61], [44, 18, 70, 260, 2], [11, 92, 15, 80, 9]], 'eeeeesssnnwwwew')
#> Solution().collectCoins([[1, 2, 3, 4, 5, 6]], 'nnnnnn')
#> Solution().collectCoins([[50, 14, 220], [73, 610, 44], [36, 90, 701], [12, 340, 66]], 'wsenwsenwsennn')
# %%
def music_transposer(notes, shift):
    scale = ['C', 'C#', 'D', 'D#', 'E', 'F', 'F#', 'G', 'G#', 'A', 'A#', 'B']
    out = []
    octave_jumps = 0
    for token in notes.split():
        name = token.rstrip('0123456789')
        octave = int(token[len(name):] or 4)
        if name not in scale:
            out.append('?')
            continue
        index = scale.index(name) + shift
        while index >= 12:
            index -= 12
            octave += 1
            octave_jumps += 1
        while index < 0:
            index += 12
            octave -= 1
            octave_jumps += 1
        out.append(f'{scale[index]}{octave}')
    return ' '.join(out), octave_jumps
#> music_transposer('C4 E4 G4 B4 C5 A#3', 5)
#> music_transposer('C C C D E G', -3)
#> music_transposer('X1 Y2 Z3 H4 J5 K6', 2)
#> music_transposer('F#2 G#2 A3 B3 D5', 27)
#> music_transposer('E4 D#4 E4 D#4 E4 B3 D4 C4 A3', -14)
# %%
from typing import List


class Solution:
    def fairTeams(self, skills: List[int]) -> List[List[int]]:
        skills.sort(reverse=True)
        teams = [[], [], []]
        sums = [0, 0, 0]
        for s in skills:
            pick = 0
            for t in (1, 2):
                if sums[t] < sums[pick]:
                    pick = t
                elif sums[t] == sums[pick] and len(teams[t]) < len(teams[pick]):
                    pick = t
            teams[pick].append(s)
            sums[pick] += s
        return teams + [sums]
#> Solution().fairTeams([14, 3, 27, 8, 19, 41, 22, 11, 6])
#> Solution().fairTeams([0, 0, 0, 0, 0, 0, 0, 0])
#> Solution().fairTeams([100, 90, 80, 70, 60, 50, 40, 30, 20, 10])
#> Solution().fairTeams([7])
#> Solution().fairTeams([305, 812, 97, 640, 51, 233, 18, 77, 1000, 9, 44, 121])
# %%
def squash_matrix(mat, tol):
    rows = mat[:]
    i = 0
    removed = 0
    while i + 1 < len(rows):
        far = 0
        for a, b in zip(rows[i], rows[i + 1]):
            far = max(far, abs(a - b))
        if far <= tol:
            rows[i] = [(a + b) // 2 for a, b in zip(rows[i], rows[i + 1])]
            del rows[i + 1]
            removed += 1
        else:
            i += 1
    return rows, removed
#> squash_matrix([[12, 7, 40, 3], [14, 9, 38, 5], [31, 6, 17, 54], [33, 8, 15, 50]], 5)
#> squash_matrix([[1, 1, 1], [1, 1, 1], [1, 1, 1], [1, 1, 1], [1, 1, 1]], 0)
#> squash_matrix([[100, 200, 300, 400], [500, 600, 700, 800], [900, 1000, 1100, 1200]], 50)
#> squash_matrix([[9, 9]], 3)
#> squash_matrix([[50, 14, 22, 68], [48, 12, 25, 70], [51, 15, 20, 66], [90, 12, 25, 71], [92, 18, 21, 75]], 6)
# %%
from functools import lru_cache
from typing import List


class Solution:
    def splitCost(self, cuts: List[int], length: int) -> int:
        pts = [0] + sorted(cuts) + [length]

        @lru_cache(None)
        def solve(a, b):
            if b - a < 2:
                return 0
            best = 10 ** 9
            for m in range(a + 1, b):
                cand = solve(a, m) + solve(m, b)
                if cand < best:
                    best = cand
            span = pts[b] - pts[a]
            return best + (span if span % 2 else span // 2)

        return solve(0, len(pts) - 1)
#> Solution().splitCost([14, 3, 27], 40)
#> Solution().splitCost([10, 20, 30], 41)
#> Solution().splitCost([], 100)
#> Solution().splitCost([33, 71, 24, 95], 99)
#> Solution().splitCost([120, 450, 300, 299], 512)
# %%
def clock_chimes(times):
    minutes = []
    for t in times:
        h, m = t.split(':')
        minutes.append(int(h) % 12 * 60 + int(m))
    minutes.sort()
    chimes = 0
    gaps = []
    for a, b in zip(minutes, minutes[1:] + [minutes[0] + 720]):
        gaps.append(b - a)
        mark = a // 30 * 30 + 30
        while mark <= b:
            chimes += mark // 60 % 12 or 12 if mark % 60 == 0 else 1
            mark += 30
    return chimes, max(gaps)
#> clock_chimes(['09:10', '14:45', '11:59', '20:30'])
#> clock_chimes(['00:00'])
#> clock_chimes(['12:01', '12:14', '12:16', '12:44'])
#> clock_chimes(['23:59', '01:30', '06:15', '17:05'])
#> clock_chimes(['03:33', '04:44', '05:55'])
# %%
from typing import List


class Solution:
    def forestCut(self, trees: List[int], need: int) -> List[int]:
        lo, hi = 0, max(trees)
        tried = []
        while lo < hi:
            mid = (lo + hi + 1) // 2
            got = 0
            for t in trees:
                if t > mid:
                    got += t - mid
            tried.append(got)
            if got >= need:
                lo = mid
            else:
                hi = mid - 1
        return [lo] + tried
#> Solution().forestCut([14, 3, 27, 8, 19, 21, 22, 11], 40)
#> Solution().forestCut([5, 5, 5, 5, 5, 5, 5, 5], 16)
#> Solution().forestCut([120, 45, 300, 299, 17, 88, 104, 6], 250)
#> Solution().forestCut([1, 2, 3, 4], 100)
#> Solution().forestCut([33, 71, 24, 95, 18, 60, 47, 82, 11, 59], 75)
# %%
def render_menu(items, depth):
    lines = []

    def visit(node, level, prefix):
        for pos, (name, child) in enumerate(node.items(), 1):
            label = f'{prefix}{pos}'
            if level >= depth and child:
                lines.append(f'{label} {name}+{len(child)}')
            else:
                lines.append(f'{label} {name}')
                visit(child, level + 1, label + '.')

    visit(items, 1, '')
    return lines
#> render_menu({'file': {'new': {}, 'open': {'recent': {}, 'disk': {}}}, 'edit': {'cut': {}, 'copy': {}}, 'help': {}}, 2)
#> render_menu({'a': {'b': {'c': {'d': {'e': {}}}}}, 'f': {'g': {'h': {}}}}, 5)
#> render_menu({'a': {'b': {'c': {'d': {'e': {}}}}}}, 1)
#> render_menu({}, 3)
#> render_menu({'soups': {'leek': {}, 'pea': {}}, 'mains': {'fish': {'cod': {}, 'eel': {}}, 'meat': {}}, 'sweets': {'cake': {}, 'ices': {'lime': {}}}}, 3)
# %%
from typing import List


class Solution:
    def absorbFish(self, me: int, fish: List[int]) -> List[int]:
        fish.sort()
        size = me
        log = []
        i = 0
        while i < len(fish):
            if fish[i] < size:
                size += fish[i] // 2 + 1
                i += 1
                continue
            log.append(fish[i])
            if size <= 1 or len(log) > 4:
                break
            size += size - 1
        log.append(size)
        return log
#> Solution().absorbFish(5, [3, 9, 14, 2, 27, 60, 8, 41, 200, 19, 500])
#> Solution().absorbFish(1, [5, 6, 7, 8])
#> Solution().absorbFish(100, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14])
#> Solution().absorbFish(3, [1000, 2000, 3000, 4, 9000, 2, 1, 15, 700])
#> Solution().absorbFish(12, [33, 71, 24, 95, 18, 60, 47, 82, 11, 59, 36, 78, 3, 900, 66])
# %%
def relabel_ids(rows):
    fresh = {}
    out = []
    for row in rows:
        line = []
        for x in row:
            if x < 0:
                line.append(0)
                continue
            if x not in fresh:
                fresh[x] = len(fresh) + 1
            line.append(fresh[x])
        out.append(line)
    return out, fresh
#> relabel_ids([[900, 41, 900, -1], [7, 41, 52, 7], [-3, 52, 12, 900]])
#> relabel_ids([[5, 5, 5], [5, 5, 5], [5, 5, 5]])
#> relabel_ids([[1001, 1002, 1003, 1004], [1004, 1003, 1002, 1001], [-1, -2, -3, -4], [1005, 1001, 1005, 1002]])
#> relabel_ids([])
#> relabel_ids([[31, 8, 77], [8, -8, 31], [64, 77, 90], [12, 12, 64]])
