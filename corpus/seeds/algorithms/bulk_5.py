# %%
from typing import List


class Solution:
    def glacierMelt(self, ice: List[int], days: int) -> List[int]:
        n = len(ice)
        for _ in range(days):
            nxt = ice[:]
            for i in range(n):
                open_sides = 0
                if i == 0 or ice[i - 1] == 0:
                    open_sides += 1
                if i == n - 1 or ice[i + 1] == 0:
                    open_sides += 1
                nxt[i] = max(0, ice[i] - 10 * open_sides)
            ice = nxt
        return ice
#> Solution().glacierMelt([40, 12, 95, 33, 8, 71, 20, 5], 2)
#> Solution().glacierMelt([10, 0, 10, 0, 10, 0, 10, 0, 10], 1)
#> Solution().glacierMelt([100, 200, 300, 400, 300, 200, 100, 50], 3)
#> Solution().glacierMelt([0, 0, 0, 0, 0, 0, 0, 0], 2)
#> Solution().glacierMelt([15, 25, 35, 5, 0, 64, 7, 19, 80, 3], 3)
# %%
def exchange(offers, have, want):
    rates = {}
    for give, get, num, den in offers:
        rates.setdefault(give, []).append((get, num, den))
    best = {have: 10000}
    frontier = [have]
    while frontier:
        nxt = []
        for cur in frontier:
            for get, num, den in rates.get(cur, []):
                value = best[cur] * num // den
                if value > best.get(get, 0) and get != have:
                    best[get] = value
                    nxt.append(get)
        frontier = nxt if len(best) < 8 else []
    return best.get(want), best
#> exchange([('eur', 'usd', 11, 10), ('usd', 'yen', 150, 1), ('eur', 'yen', 160, 1), ('yen', 'won', 9, 1), ('usd', 'won', 1330, 1)], 'eur', 'won')
#> exchange([('a', 'b', 1, 2), ('b', 'c', 1, 2), ('c', 'd', 1, 2), ('d', 'a', 16, 1)], 'a', 'd')
#> exchange([('x', 'y', 3, 4)], 'y', 'x')
#> exchange([('k', 'l', 5, 4), ('k', 'm', 7, 5), ('l', 'n', 9, 8), ('m', 'n', 1, 1), ('n', 'o', 2, 3), ('m', 'o', 19, 20)], 'k', 'o')
#> exchange([('gold', 'salt', 7, 2), ('salt', 'silk', 2, 9), ('gold', 'tea', 13, 5), ('tea', 'silk', 1, 3), ('silk', 'jade', 4, 5), ('tea', 'jade', 2, 7)], 'gold', 'jade')
# %%
from typing import List


class Solution:
    def countSteadyRects(self, mat: List[List[int]], limit: int) -> int:
        rows, cols = len(mat), len(mat[0])
        found = 0
        for top in range(rows):
            sums = [0] * cols
            for bottom in range(top, rows):
                run = 0
                for c in range(cols):
                    sums[c] += mat[bottom][c]
                    run += sums[c]
                    if run > limit:
                        run = sums[c]
                    if run == limit:
                        found += 1
        return found
#> Solution().countSteadyRects([[1, 2, 3], [4, 5, 6]], 6)
#> Solution().countSteadyRects([[2, 2, 2, 2], [2, 2, 2, 2]], 4)
#> Solution().countSteadyRects([[10, 5, 15], [5, 10, 0], [15, 0, 30]], 30)
#> Solution().countSteadyRects([[0, 0, 0, 0, 0]], 0)
#> Solution().countSteadyRects([[7, -3, 4, 12], [8, 1, -5, 9], [20, 13, 2, 6]], 16)
# %%
def morse_meter(text):
    code = {'a': '.-', 'e': '.', 'i': '..', 'm': '--', 'n': '-.', 'o': '---', 's': '...', 't': '-'}
    units = 0
    skipped = ''
    for word in text.split():
        for ch in word:
            if ch not in code:
                skipped += ch
                continue
            for mark in code[ch]:
                units += 1 if mark == '.' else 3
                units += 1
            units += 2
        units += 4
    return units, skipped
#> morse_meter('some notes in it')
#> morse_meter('xyz wq rlk bdf gh')
#> morse_meter('mississippi to aston')
#> morse_meter('team meets at ten')
#> morse_meter('no onion is as neat')
# %%
from collections import deque
from typing import List


class Solution:
    def printerQueue(self, pages: List[int], priority: List[int], watch: int) -> List[int]:
        q = deque(enumerate(pages))
        clock = 0
        order = []
        while q:
            i, p = q.popleft()
            if any(priority[j] > priority[i] for j, _ in q):
                q.append((i, p))
                clock += 1
                continue
            chunk = min(p, 10)
            clock += chunk
            if p > chunk:
                q.append((i, p - chunk))
                priority[i] -= 1
            else:
                order.append(i)
                if i == watch:
                    break
        return order + [clock]
#> Solution().printerQueue([5, 12, 3, 8], [1, 3, 2, 3], 2)
#> Solution().printerQueue([4, 4, 4, 4, 4, 4], [1, 1, 1, 1, 1, 1], 3)
#> Solution().printerQueue([25, 2, 2], [5, 4, 4], 0)
#> Solution().printerQueue([7], [9], 0)
#> Solution().printerQueue([9, 15, 6, 21], [2, 1, 3, 2], 3)
# %%
def hex_walk(moves):
    q = r = 0
    far = 0
    visits = {(0, 0): 1}
    step = {'n': (0, -1), 's': (0, 1), 'ne': (1, -1), 'sw': (-1, 1), 'nw': (-1, 0), 'se': (1, 0)}
    for m in moves.split(','):
        if m not in step:
            continue
        q += step[m][0]
        r += step[m][1]
        visits[q, r] = visits.get((q, r), 0) + 1
        dist = (abs(q) + abs(r) + abs(q + r)) // 2
        far = max(far, dist)
    return far, max(visits.values()), (q, r)
#> hex_walk('n,ne,se,s,sw,nw,n,n')
#> hex_walk('ne,ne,ne,ne,sw,sw,sw,sw,sw')
#> hex_walk('up,down,left')
#> hex_walk('se,sw,se,sw,se,sw,n,x,n,nw,nw')
#> hex_walk('n,s,n,s,n,s,n,s,n,s,ne,se,ne,se,ne,se')
# %%
from typing import List


class Solution:
    def prefixMatches(self, words: List[str], queries: List[str]) -> List[int]:
        root = {}
        for w in words:
            node = root
            for ch in w:
                node = node.setdefault(ch, {})
                node['#'] = node.get('#', 0) + 1
        res = []
        for q in queries:
            node = root
            hits = 0
            for ch in q:
                if ch not in node:
                    break
                node = node[ch]
                hits += node['#']
            res.append(hits)
        return res
#> Solution().prefixMatches(['stone', 'store', 'stem', 'tone'], ['sto', 'ton', 'x'])
#> Solution().prefixMatches(['aa', 'aaa', 'aaaa'], ['aaaa', 'ab', 'b', 'a'])
#> Solution().prefixMatches([], ['one', 'two'])
#> Solution().prefixMatches(['plan', 'plane', 'planet'], ['planets', 'pla', 'lane'])
#> Solution().prefixMatches(['red', 'rod', 'rid', 'ride'], ['rides', 'rode', 'reed', 'bed'])
# %%
def temper_scale(values, rounds):
    log = []
    for rnd in range(rounds):
        lo, hi = min(values), max(values)
        if hi - lo <= 2:
            log.append('stop')
            break
        a, b = values.index(lo), values.index(hi)
        gap = hi - lo
        values[a] += gap // 3
        values[b] -= gap // 2
        log.append(f'{a}<{b}')
        if a > b:
            values[a], values[b] = values[b], values[a]
    return values, log
#> temper_scale([14, 3, 27, 8, 19, 41, 22, 11, 6, 9], 8)
#> temper_scale([5, 6, 7, 5, 6, 7, 5, 6, 7], 10)
#> temper_scale([1000, 0, 0, 0, 0, 0, 0, 0], 9)
#> temper_scale([-120, 45, 300, -299, 17, 88, 1024, 6, 512], 7)
#> temper_scale([33, 71, 24, 95, 18, 60, 47, 82, 11, 59, 36, 78], 12)
# %%
from typing import List


class Solution:
    def duelLine(self, line: List[int]) -> List[int]:
        alive = []
        for x in line:
            while alive and x < 0 < alive[-1]:
                if alive[-1] < -x:
                    x += alive.pop() // 2
                elif alive[-1] > -x:
                    alive[-1] += x // 2
                    x = 0
                else:
                    alive.pop()
                    x = 0
            if x:
                alive.append(x)
        return alive
#> Solution().duelLine([14, 3, -27, 8, 19, -41, 22, -11, 6, -9, 50, -73])
#> Solution().duelLine([-5, -4, -3, 3, 4, 5, 6, 7, 8, 9])
#> Solution().duelLine([100, 90, 80, 70, 60, 50, -1000, 40, 30, -35, -30])
#> Solution().duelLine([10, -10, 20, -20, 30, -30, 40, -40, 50, -50, 60, -60])
#> Solution().duelLine([305, -12, 97, -640, 51, 233, -18, -77, 1000, -9, -44, 121, -68, -135])
# %%
def library_fines(loans, returns, grace):
    due = {}
    for book, day, kind in loans:
        length = 21 if kind == 'novel' else 7
        due[book] = day + length
    fines = {}
    for book, day in returns:
        if book not in due:
            fines[book] = 'lost?'
            continue
        late = day - due.pop(book) - grace
        if late > 14:
            fines[book] = 50 + late
        elif late > 0:
            fines[book] = late * 2
    for book in due:
        fines[book] = 100
    return fines
#> library_fines([('ulysses', 1, 'novel'), ('atlas', 3, 'ref'), ('emma', 5, 'novel'), ('maps', 9, 'ref')], [('atlas', 20), ('emma', 24), ('ulysses', 60), ('moby', 3)], 2)
#> library_fines([('a', 1, 'x'), ('b', 2, 'x'), ('c', 3, 'x'), ('d', 4, 'x'), ('e', 5, 'x')], [('e', 12), ('d', 12), ('c', 12), ('b', 12), ('a', 12)], 0)
#> library_fines([('p', 10, 'novel'), ('q', 20, 'novel'), ('r', 30, 'novel'), ('s', 40, 'novel'), ('t', 50, 'novel')], [], 5)
#> library_fines([], [('z', 1)], 1)
#> library_fines([('k1', 100, 'ref'), ('k2', 101, 'novel'), ('k3', 102, 'ref'), ('k4', 99, 'novel'), ('k5', 98, 'ref'), ('k6', 90, 'ref')], [('k6', 130), ('k1', 108), ('k3', 111), ('k9', 140), ('k2', 125)], 1)
# %%
from typing import List


class Solution:
    def maxAlternatingPick(self, nums: List[int], gap: int) -> List[int]:
        n = len(nums)
        take = [0] * n
        skip = [0] * n
        for i in range(n):
            prev = max(take[i - 1], skip[i - 1]) if i else 0
            skip[i] = prev
            base = 0
            if i > gap:
                base = max(take[i - gap - 1], skip[i - gap - 1])
            take[i] = base + (nums[i] if i % 2 == 0 else nums[i] // 2)
        return [max(a, b) for a, b in zip(take, skip)]
#> Solution().maxAlternatingPick([40, 12, 95, 33, 8, 71, 20, 5, 64, 18], 1)
#> Solution().maxAlternatingPick([-5, -6, -7, -8, -9, -10, -11, -12], 2)
#> Solution().maxAlternatingPick([100, 200, 300, 400, 500, 600, 700, 800, 900, 1000, 1100], 3)
#> Solution().maxAlternatingPick([9], 1)
#> Solution().maxAlternatingPick([512, 340, -275, 600, 601, 590, -418, 425, 419, 777, 31, 90, 8], 2)
# %%
def word_wheel(text, keys):
    wheel = sorted(keys)
    out = []
    pos = 0
    for ch in text:
        if ch not in keys:
            out.append(ch)
            continue
        target = wheel.index(ch)
        clockwise = (target - pos) % len(wheel)
        other = len(wheel) - clockwise
        if clockwise <= other:
            out.append(f'+{clockwise}')
        else:
            out.append(f'-{other}')
        pos = target
    return ''.join(out)
#> word_wheel('hello world', 'ehlorwd')
#> word_wheel('aaaaabbbbbccccc', 'abc')
#> word_wheel('mississippi', 'ispm')
#> word_wheel('nothing here 123', 'xyz')
#> word_wheel('abcdefedcbafcad', 'abcdef')
# %%
from typing import List


class Solution:
    def rainBarrels(self, rain: List[int], caps: List[int]) -> List[List[int]]:
        levels = [0] * len(caps)
        history = []
        for r in rain:
            overflow = r
            for i, cap in enumerate(caps):
                levels[i] += overflow
                overflow = 0
                if levels[i] > cap:
                    overflow = levels[i] - cap
                    levels[i] = cap
            if overflow:
                history.append([r, overflow])
            levels[-1] -= min(levels[-1], 3)
        history.append(levels)
        return history
#> Solution().rainBarrels([10, 25, 8, 40], [15, 20, 10])
#> Solution().rainBarrels([0, 0, 0, 0, 0], [5, 5])
#> Solution().rainBarrels([100, 1, 100], [30, 30, 30])
#> Solution().rainBarrels([3, 7, 12, 5, 9], [6, 8])
#> Solution().rainBarrels([14, 33, 27, 8, 19], [40, 25, 12])
# %%
def fold_paper(strip, folds):
    for where in folds:
        if not 0 < where < len(strip):
            continue
        left, right = strip[:where][::-1], strip[where:]
        if len(left) > len(right):
            left, right = right, left
        merged = []
        for i, v in enumerate(right):
            if i < len(left):
                merged.append(v + left[i])
            else:
                merged.append(v)
        strip = merged
    return strip
#> fold_paper([14, 3, 27, 8, 19, 41, 22, 11, 6, 9, 50, 73], [4, 3, 2])
#> fold_paper([1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], [8, 4, 2, 1])
#> fold_paper([120, -45, 300, -299, 17, 88, -1024, 6], [20, 0, 7, -2])
#> fold_paper([5, 6, 7], [])
#> fold_paper([33, 71, 24, 95, 18, 60, 47, 82, 11, 59, 36, 78, 3, 90, 66], [5, 7, 1, 2])
# %%
from typing import List


class Solution:
    def taxiZones(self, trips: List[List[int]], rate: int) -> dict:
        income = {}
        for i, (start, end, people) in enumerate(trips):
            fare = abs(end - start) * rate
            if people > 3:
                fare += fare // 2
            if self.isNight(start + i):
                fare += 20
            zone = end // 10
            income[zone] = income.get(zone, 0) + fare
        return {z: income[z] for z in sorted(income)}

    def isNight(self, t: int) -> bool:
        hour = t % 24
        return hour < 5 or hour >= 22
#> Solution().taxiZones([[5, 18, 2], [22, 40, 4], [70, 31, 1], [9, 3, 5], [12, 55, 2], [28, 29, 3]], 3)
#> Solution().taxiZones([[0, 9, 1], [1, 9, 1], [2, 9, 1], [3, 9, 1], [4, 9, 1], [5, 9, 1]], 1)
#> Solution().taxiZones([], 8)
#> Solution().taxiZones([[100, 200, 6], [47, 10, 4], [23, 95, 1], [71, 71, 2], [48, 52, 3], [310, 295, 1], [8, 64, 5]], 5)
#> Solution().taxiZones([[14, 3, 1], [27, 8, 2], [19, 41, 3], [22, 11, 4], [6, 9, 5], [50, 73, 6], [2, 31, 7]], 2)
# %%
def pattern_positions(text, pattern):
    hits = []
    for i in range(len(text) - len(pattern) + 1):
        bind = {}
        for a, b in zip(pattern, text[i:]):
            if bind.setdefault(a, b) != b:
                break
        else:
            if len(set(bind.values())) == len(bind):
                hits.append(i)
    return hits
#> pattern_positions('abbacddceffe', 'xyyx')
#> pattern_positions('aaaaaaaaaaaaaaa', 'xx')
#> pattern_positions('mississippiriver', 'xyyx')
#> pattern_positions('hannahlevelstatsnoon', 'xyx')
#> pattern_positions('short', 'longerpattern')
# %%
from typing import List


class Solution:
    def partitionPegs(self, pegs: List[int], pivot: int) -> List[int]:
        low, mid, high = 0, 0, len(pegs) - 1
        while mid <= high:
            if pegs[mid] < pivot:
                pegs[low], pegs[mid] = pegs[mid], pegs[low]
                low += 1
                mid += 1
            elif pegs[mid] > pivot * 2:
                pegs[mid], pegs[high] = pegs[high], pegs[mid]
                high -= 1
            else:
                mid += 1
        return pegs + [low, high]
#> Solution().partitionPegs([14, 3, 27, 8, 19, 41, 22, 11, 6, 9, 50, 73, 2, 31], 12)
#> Solution().partitionPegs([100, 100, 100, 100, 100, 100, 100, 100], 60)
#> Solution().partitionPegs([900, 800, 700, 600, 500, 400, 300, 200, 100, 50, 25, 5], 150)
#> Solution().partitionPegs([], 5)
#> Solution().partitionPegs([305, 812, -97, 640, 51, 233, 18, -77, 1000, 9, 44, 121, 68, 35, 506, 13, 7], 50)
# %%
def grid_signals(rows, wave):
    grid = [list(map(int, r)) for r in rows]
    marks = []
    for t, (r, c) in enumerate(wave):
        value = grid[r][c]
        for i in range(len(grid[r])):
            if i != c:
                grid[r][i] = (grid[r][i] + value) % 10
        for row in grid:
            row[c] = (row[c] * 2 + t) % 10
        marks.append(grid[r][c])
    return [''.join(map(str, row)) for row in grid], marks
#> grid_signals(['1234', '5678', '9012'], [(0, 1), (2, 3), (1, 0)])
#> grid_signals(['000', '000', '000'], [(0, 0), (1, 1), (2, 2)])
#> grid_signals(['99999', '88888', '77777', '66666'], [(3, 4), (0, 0), (2, 2), (1, 3)])
#> grid_signals(['4'], [(0, 0), (0, 0), (0, 0), (0, 0), (0, 0)])
#> grid_signals(['31415', '92653', '58979', '32384'], [(0, 2), (3, 3), (1, 1), (2, 4), (0, 0)])
# %%
from typing import List


class Solution:
    def rebuildOrder(self, before: List[List[int]], n: int) -> List[int]:
        need = [0] * n
        after = {i: [] for i in range(n)}
        for a, b in before:
            after[a].append(b)
            need[b] += 1
        ready = [i for i in range(n) if need[i] == 0]
        done = []
        while ready:
            ready.sort(key=lambda i: (-len(after[i]), i))
            cur = ready.pop(0)
            done.append(cur)
            for nxt in after[cur]:
                need[nxt] -= 1
                if need[nxt] == 0:
                    ready.append(nxt)
        return done if len(done) == n else [-1] * (n - len(done))
#> Solution().rebuildOrder([[0, 3], [1, 3], [3, 4], [4, 5], [2, 5]], 7)
#> Solution().rebuildOrder([[0, 1], [1, 2], [2, 0], [3, 4]], 6)
#> Solution().rebuildOrder([], 5)
#> Solution().rebuildOrder([[5, 0], [5, 1], [5, 2], [4, 0], [4, 3], [3, 2]], 6)
#> Solution().rebuildOrder([[7, 6], [6, 5], [5, 4], [4, 3], [3, 2], [2, 1], [1, 0]], 8)
# %%
def poker_lite(hands):
    def kind(hand):
        counts = {}
        for card in hand:
            counts[card] = counts.get(card, 0) + 1
        shape = sorted(counts.values(), reverse=True)
        if shape[0] >= 3:
            return 3
        if shape[:2] == [2, 2]:
            return 2
        return int(shape[0] == 2)

    scored = []
    for i, hand in enumerate(hands):
        scored.append((kind(hand), max(hand), -i))
    scored.sort(reverse=True)
    return [-s[2] for s in scored], scored[0][:2]
#> poker_lite([[3, 3, 9, 12, 5], [7, 7, 2, 2, 10], [1, 4, 6, 8, 13], [5, 5, 5, 2, 3]])
#> poker_lite([[1, 2, 3, 4, 5], [2, 3, 4, 5, 6], [6, 5, 4, 3, 2]])
#> poker_lite([[8, 8, 8, 8, 1], [9, 9, 9, 1, 1], [10, 10, 1, 1, 2], [11, 11, 4, 5, 6], [12, 1, 2, 3, 4]])
#> poker_lite([[13]])
#> poker_lite([[2, 11, 2, 9, 4], [6, 6, 13, 13, 1], [10, 9, 10, 9, 3], [4, 12, 7, 1, 8]])
# %%
from typing import List


class Solution:
    def minimalRooms(self, lectures: List[List[int]], gap: int) -> List[int]:
        starts = sorted(s for s, _ in lectures)
        ends = sorted(e + gap for _, e in lectures)
        rooms = peak = j = 0
        trace = []
        for s in starts:
            while j < len(ends) and ends[j] <= s:
                rooms -= 1
                j += 1
            rooms += 1
            trace.append(rooms)
            peak = max(peak, rooms)
        trace.append(peak)
        return trace
#> Solution().minimalRooms([[540, 600], [555, 720], [590, 610], [640, 700], [615, 800], [480, 545]], 10)
#> Solution().minimalRooms([[1, 2], [2, 3], [3, 4], [4, 5], [5, 6], [6, 7]], 0)
#> Solution().minimalRooms([[0, 100], [10, 90], [20, 80], [30, 70], [40, 60], [50, 55]], 5)
#> Solution().minimalRooms([], 3)
#> Solution().minimalRooms([[33, 71], [24, 95], [18, 60], [47, 82], [11, 59], [36, 78], [3, 90], [66, 80]], 2)
# %%
def balance_chem(formula, times):
    counts = {}
    i = 0
    while i < len(formula):
        sym = formula[i]
        i += 1
        while i < len(formula) and formula[i].islower():
            sym += formula[i]
            i += 1
        digits = ''
        while i < len(formula) and formula[i].isdigit():
            digits += formula[i]
            i += 1
        counts[sym] = counts.get(sym, 0) + int(digits or 1) * times
    return counts
#> balance_chem('C6H12O6Na2Cl', 3)
#> balance_chem('HHHHHHHHHHHHHHH', 2)
#> balance_chem('Fe2O3Al2SiO5H4Ca10', 1)
#> balance_chem('', 7)
#> balance_chem('Mg3Si4O10HOHOFeFe2', 12)
# %%
from typing import List


class Solution:
    def bitRotor(self, nums: List[int], width: int) -> List[int]:
        mask = (1 << width) - 1
        out = []
        shift = 0
        for x in nums:
            x &= mask
            shift = (shift + x % 3) % width
            rotated = (x << shift | x >> (width - shift)) & mask
            if rotated == x:
                shift += 1
            elif rotated < x:
                out.append(rotated)
            else:
                out.append(~rotated)
        return out
#> Solution().bitRotor([14, 3, 27, 8, 19, 41, 22, 11, 6, 9], 6)
#> Solution().bitRotor([0, 0, 0, 0, 0, 0, 0, 0, 0], 4)
#> Solution().bitRotor([120, 45, 300, 299, 17, 88, 1024, 6, 512, 33, 70], 8)
#> Solution().bitRotor([255, 15, 240, 170, 85, 1, 128, 254], 8)
#> Solution().bitRotor([1000, 731, 512, 498, 77, 365, 640, 900, 21, 3, 44, 1], 10)
# %%
def bakery_shift(orders, ovens):
    slots = [[] for _ in range(ovens)]
    loads = [0] * ovens
    delayed = []
    for name, minutes in orders:
        target = loads.index(min(loads))
        finish = loads[target] + minutes
        if finish > 120:
            delayed.append(name)
            continue
        if slots[target] and slots[target][-1][0] == name[0]:
            finish -= 5
        slots[target].append(name)
        loads[target] = finish
    return slots, loads, delayed
#> bakery_shift([('rye', 45), ('bun', 20), ('roll', 15), ('cake', 60), ('bagel', 25), ('pie', 50), ('cob', 30)], 2)
#> bakery_shift([('b1', 60), ('b2', 60), ('b3', 60), ('b4', 60), ('b5', 60)], 1)
#> bakery_shift([('huge', 500), ('vast', 130), ('big', 121)], 3)
#> bakery_shift([('tart', 35), ('torte', 40), ('twist', 18), ('scone', 22), ('strudel', 55), ('stollen', 90), ('tea', 10), ('loaf', 33)], 3)
#> bakery_shift([('a', 10), ('aa', 10), ('aaa', 10), ('b', 15), ('bb', 15), ('bbb', 15), ('c', 100), ('cc', 100)], 2)
# %%
from typing import List


class Solution:
    def islandRing(self, heights: List[int]) -> List[int]:
        n = len(heights)
        nxt = [0] * n
        stack = []
        for k in range(2 * n):
            i = k % n
            while stack and heights[stack[-1]] < heights[i]:
                j = stack.pop()
                nxt[j] = (i - j) % n
            if k < n:
                stack.append(i)
        return nxt
#> Solution().islandRing([14, 3, 27, 8, 19, 41, 22, 11])
#> Solution().islandRing([5, 5, 5, 5, 5, 5, 5, 5])
#> Solution().islandRing([900, 800, 700, 600, 500, 400, 300])
#> Solution().islandRing([1])
#> Solution().islandRing([120, 45, 300, 299, 17, 88, 1024, 6, 512, 33])
# %%
def table_join(left, right, key):
    index = {}
    for row in right:
        index.setdefault(row[key], []).append(row)
    joined = []
    for row in left:
        matches = index.get(row[key])
        if not matches:
            joined.append((row[key], None))
            continue
        for m in matches:
            total = 0
            for col in row:
                if col != key:
                    total += row[col] * m.get(col, 1)
            joined.append((row[key], total))
    return joined
#> table_join([{'id': 1, 'a': 10, 'b': 5}, {'id': 2, 'a': 7, 'b': 3}, {'id': 4, 'a': 1, 'b': 1}], [{'id': 2, 'a': 100}, {'id': 1, 'b': 20}, {'id': 2, 'b': -4}], 'id')
#> table_join([{'k': 5, 'x': 2, 'y': 3, 'z': 4}, {'k': 5, 'x': 1, 'y': 1, 'z': 1}], [{'k': 5}, {'k': 5, 'x': 10}, {'k': 5, 'z': 100}], 'k')
#> table_join([{'n': 1}, {'n': 2}, {'n': 3}], [], 'n')
#> table_join([{'sku': 71, 'qty': 12, 'box': 2}, {'sku': 35, 'qty': 40, 'box': 8}, {'sku': 90, 'qty': 5, 'box': 1}, {'sku': 18, 'qty': 9, 'box': 3}], [{'sku': 35, 'qty': 250}, {'sku': 18, 'qty': 99, 'box': 5}, {'sku': 71, 'box': 30}], 'sku')
#> table_join([{'u': 'p', 'v': 6}, {'u': 'q', 'v': 8}, {'u': 'r', 'v': 9}, {'u': 'p', 'v': 1}], [{'u': 'p', 'v': 11}, {'u': 'r', 'v': 0}, {'u': 'p', 'v': 12}], 'u')
# %%
from typing import List


class Solution:
    def shrinkString(self, s: str, rounds: int) -> List[str]:
        steps = []
        for _ in range(rounds):
            out = []
            i = 0
            while i < len(s):
                if i + 1 < len(s) and ord(s[i + 1]) == ord(s[i]) + 1:
                    out.append(s[i])
                    i += 2
                else:
                    out.append(s[i])
                    i += 1
            t = ''.join(out)
            if t == s:
                break
            s = t
            steps.append(s)
        return steps
#> Solution().shrinkString('abcdefabcxyzmnop', 3)
#> Solution().shrinkString('zyxwvutsrqponmlk', 5)
#> Solution().shrinkString('aabbccddeeffgghh', 4)
#> Solution().shrinkString('hijacknopqrstabcde', 2)
#> Solution().shrinkString('ababcabcdabcdeabcd', 4)
# %%
def metro_delays(line, incidents):
    arrive = {}
    t = 0
    for stop, ride in line:
        t += ride
        arrive[stop] = t
    for where, delay in incidents:
        hit = False
        left = delay
        for stop, _ in line:
            if stop == where:
                hit = True
            if hit and left > 0:
                arrive[stop] += left
                left -= 2
        if not hit:
            arrive[where] = -1
    return arrive
#> metro_delays([('ark', 3), ('bell', 4), ('cross', 2), ('dock', 6), ('elm', 5), ('fort', 3)], [('cross', 5), ('ark', 3), ('zoo', 9)])
#> metro_delays([('a', 1), ('b', 1), ('c', 1), ('d', 1), ('e', 1), ('f', 1), ('g', 1)], [('a', 20)])
#> metro_delays([('x', 10), ('y', 20), ('z', 30)], [])
#> metro_delays([('p', 7), ('q', 3), ('r', 9), ('s', 2), ('t', 8)], [('t', 4), ('s', 1), ('q', 6), ('p', 2)])
#> metro_delays([('north', 11), ('hill', 6), ('lake', 8), ('park', 4), ('mill', 9), ('gate', 2), ('south', 5)], [('lake', 7), ('gate', 12), ('hill', 3)])
# %%
from typing import List


class Solution:
    def countBalancedRuns(self, s: str) -> dict:
        best = {}
        for i in range(len(s)):
            bal = 0
            for j in range(i, min(i + 8, len(s))):
                bal += 1 if s[j] == '(' else -1
                if bal < 0:
                    break
                if bal == 0:
                    piece = j - i + 1
                    best[piece] = best.get(piece, 0) + 1
        return best
#> Solution().countBalancedRuns('(()())')
#> Solution().countBalancedRuns('))))))))))))))))')
#> Solution().countBalancedRuns('()()()')
#> Solution().countBalancedRuns('((())())')
#> Solution().countBalancedRuns('())(()(())')
# %%
def garden_rotation(beds, years):
    after = {'bean': 'kale', 'kale': 'leek', 'leek': 'spud', 'spud': 'bean'}
    soil = {bed: 50 for bed in beds}
    for year in range(years):
        for bed, crop in beds.items():
            if crop == 'bean':
                soil[bed] += 15
            elif crop == 'spud':
                soil[bed] -= 20
            else:
                soil[bed] -= 5
            if soil[bed] < 25:
                beds[bed] = 'bean'
            else:
                beds[bed] = after[crop]
    return beds, soil
#> garden_rotation({'a': 'bean', 'b': 'kale', 'c': 'leek', 'd': 'spud', 'e': 'bean'}, 3)
#> garden_rotation({'n': 'spud', 's': 'spud', 'e': 'spud', 'w': 'spud'}, 5)
#> garden_rotation({'one': 'kale'}, 9)
#> garden_rotation({'x': 'leek', 'y': 'leek', 'z': 'bean'}, 0)
#> garden_rotation({'p': 'leek', 'q': 'spud', 'r': 'kale', 's': 'bean', 't': 'leek', 'u': 'kale'}, 4)
# %%
import heapq
from typing import List


class Solution:
    def topOfColumns(self, mat: List[List[int]], k: int) -> List[int]:
        heap = []
        for c in range(len(mat[0])):
            col = sorted((row[c] for row in mat), reverse=True)
            heap.append((-col[0], c, 0, col))
        heapq.heapify(heap)
        out = []
        while heap and len(out) < k:
            neg, c, i, col = heapq.heappop(heap)
            out.append(-neg)
            if i + 1 < len(col):
                heapq.heappush(heap, (-col[i + 1], c, i + 1, col))
        return out
#> Solution().topOfColumns([[12, 7, 40, 3], [8, 90, 15, 22], [31, 6, 17, 54]], 6)
#> Solution().topOfColumns([[105, -20, 33], [44, 18, -7], [11, 92, -15], [63, 2, 900]], 9)
#> Solution().topOfColumns([[5, 5, 5, 5], [5, 5, 5, 5], [5, 5, 5, 5]], 4)
#> Solution().topOfColumns([[1, 2, 3, 4, 5, 6]], 20)
#> Solution().topOfColumns([[500, 14, 220, 68], [73, 610, 44, 2], [36, 90, 701, 55], [12, 340, 66, 27]], 8)
# %%
def bowling_house(rolls):
    frames = []
    i = 0
    while i < len(rolls) and len(frames) < 10:
        first = rolls[i]
        if first == 10:
            score = 10 + sum(rolls[i + 1:i + 3])
            i += 1
        else:
            second = rolls[i + 1] if i + 1 < len(rolls) else 0
            score = first + second
            if score == 10:
                score += rolls[i + 2] if i + 2 < len(rolls) else 0
            elif score == 0:
                score = -2
            i += 2
        frames.append(score + (frames[-1] if frames else 0))
    return frames
#> bowling_house([10, 7, 3, 9, 0, 10, 0, 8, 8, 2, 0, 6, 10, 10, 10, 8, 1])
#> bowling_house([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
#> bowling_house([5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5])
#> bowling_house([10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10])
#> bowling_house([3, 4, 9, 1, 10, 0, 0, 2, 8, 7, 1, 6, 4, 0, 0, 10, 4, 5])
# %%
from typing import List


class Solution:
    def zigzagColumns(self, text: str, rows: int) -> List[str]:
        lines = [''] * rows
        r, step = 0, 1
        for ch in text:
            lines[r] += ch if ch != ' ' else '_'
            if r == rows - 1:
                step = -1
            elif r == 0:
                step = 1
            if rows > 1:
                r += step
        return lines
#> Solution().zigzagColumns('meet me at the old mill', 3)
#> Solution().zigzagColumns('abcdefghijklmno', 5)
#> Solution().zigzagColumns('only one row here', 1)
#> Solution().zigzagColumns('two rows', 2)
#> Solution().zigzagColumns('a quick fence cipher', 4)
# %%
def investment(cash, prices, rules):
    shares = 0
    moves = []
    for day, price in enumerate(prices):
        avg = sum(prices[max(0, day - 3):day + 1]) // min(day + 1, 4)
        if price * 100 < avg * rules['buy'] and cash >= price:
            n = cash // price // 2 + 1
            n = min(n, cash // price)
            shares += n
            cash -= n * price
            moves.append((day, n))
        elif price * 100 > avg * rules['sell'] and shares:
            cash += shares * price
            moves.append((day, -shares))
            shares = 0
    return cash + shares * prices[-1], moves
#> investment(1000, [50, 45, 60, 40, 38, 70, 65, 30, 90], {'buy': 95, 'sell': 110})
#> investment(500, [10, 10, 10, 10, 10, 10, 10, 10, 10, 10], {'buy': 101, 'sell': 120})
#> investment(20, [300, 200, 100, 50, 25, 12], {'buy': 90, 'sell': 105})
#> investment(5000, [120, 45, 300, 299, 17, 88, 102, 6, 51, 33], {'buy': 80, 'sell': 130})
#> investment(750, [33, 31, 29, 34, 40, 36, 28, 27, 41, 44, 30], {'buy': 97, 'sell': 108})
# %%
from itertools import accumulate
from typing import List


class Solution:
    def cheapestBorder(self, cost: List[int]) -> List[int]:
        n = len(cost)
        pre = [0] + list(accumulate(cost))
        best = None
        cut = (0, 0)
        for i in range(1, n - 1, 2):
            for j in range(i + 1, n, 2):
                parts = pre[i], pre[j] - pre[i], pre[n] - pre[j]
                spread = max(parts) - min(parts)
                if best is None or spread < best:
                    best, cut = spread, (i, j)
        return [*cut, best or 0]
#> Solution().cheapestBorder([14, 3, 27, 8, 19, 41, 22, 11, 6, 9])
#> Solution().cheapestBorder([5, 5, 5, 5, 5, 5, 5, 5, 5])
#> Solution().cheapestBorder([120, -45, 300, -299, 17, 88, 102, 6])
#> Solution().cheapestBorder([1, 2])
#> Solution().cheapestBorder([33, 71, 24, 95, 18, 60, 47, 82, 11, 59, 36, 78])
# %%
def dungeon(rooms, hero):
    hp, attack = hero['hp'], hero['attack']
    log = []
    for room in rooms:
        kind, value = room[0], int(room[1:])
        if kind == 'h':
            hp = min(hero['hp'], hp + value)
        elif kind == 'w':
            attack = max(attack, value)
        elif kind == 'm':
            while value > 0 and hp > 0:
                value -= attack
                if value > 0:
                    hp -= 1 + value // 10
        log.append(hp)
        if hp <= 0:
            break
    return log, attack
#> dungeon(['m20', 'h5', 'w7', 'm40', 'h3', 'm15', 'w2', 'm66'], {'hp': 30, 'attack': 4})
#> dungeon(['m90', 'm90', 'm90'], {'hp': 25, 'attack': 9})
#> dungeon(['h10', 'h10', 'w1', 'w2', 'w30', 'm29', 'm31'], {'hp': 12, 'attack': 1})
#> dungeon([], {'hp': 1, 'attack': 1})
#> dungeon(['w5', 'm12', 'm18', 'h4', 'm25', 'w8', 'm33', 'h9', 'm48', 'm50'], {'hp': 40, 'attack': 3})
# %%
from typing import List


class Solution:
    def closestTriples(self, nums: List[int], target: int) -> List[int]:
        nums.sort()
        best = None
        for i in range(len(nums) - 2):
            if i and nums[i] == nums[i - 1]:
                continue
            l, r = i + 1, len(nums) - 1
            while l < r:
                s = nums[i] + nums[l] * 2 + nums[r]
                if best is None or abs(s - target) < abs(best[0] - target):
                    best = [s, nums[i], nums[l], nums[r]]
                if s < target:
                    l += 1
                else:
                    r -= 1
        return best or []
#> Solution().closestTriples([14, 3, 27, 8, 19, 41], 70)
#> Solution().closestTriples([5, 5, 5, 5, 5, 5, 5, 5], 21)
#> Solution().closestTriples([120, -45, 300, -299, 17, 88, 102], 0)
#> Solution().closestTriples([1, 2], 9)
#> Solution().closestTriples([33, 71, 24, 95, 18, 60, 47], 1000)
# %%
def tag_counts(posts, synonyms):
    def canon(tag):
        seen = []
        while tag in synonyms and tag not in seen:
            seen.append(tag)
            tag = synonyms[tag]
        return tag

    totals = {}
    for post in posts:
        for word in post.split():
            if word.startswith('#') and len(word) > 1:
                t = canon(word[1:].lower())
                totals[t] = totals.get(t, 0) + 1
    return dict(sorted(totals.items(), key=lambda p: (-p[1], p[0])))
#> tag_counts(['I love #Cats and #dogs', '#kitty naps', 'walk my #dog #CAT', '# nothing'], {'cats': 'cat', 'kitty': 'cats', 'dogs': 'dog', 'pup': 'dog', 'puss': 'kitty'})
#> tag_counts(['#a #b #c', '#c #b #a', '#a'], {'a': 'b', 'b': 'c', 'c': 'a'})
#> tag_counts(['no tags at all', 'still none'], {'x': 'y'})
#> tag_counts(['#ml #AI rules', 'more #ai', '#DL is #ml', '#stats'], {'ml': 'machine', 'dl': 'deep', 'deep': 'machine', 'ai': 'brain', 'stat': 'stats'})
#> tag_counts(['#run #jog #walk', '#Run far', '#hike #trek up', '#stroll'], {'jog': 'run', 'trek': 'hike', 'stroll': 'walk', 'hike': 'walk', 'amble': 'walk'})
# %%
from typing import List


class Solution:
    def mergeLadders(self, a: List[int], b: List[int]) -> List[int]:
        a, b = sorted(a), sorted(b, reverse=True)
        merged = []
        while a and b:
            if (len(merged) + a[0]) % 2 == 0:
                merged.append(a.pop(0))
            elif b[0] > a[-1]:
                merged.append(b.pop(0))
            else:
                merged.append(a.pop())
                if len(b) > 1:
                    b[0], b[-1] = b[-1], b[0]
        return merged + a + b
#> Solution().mergeLadders([14, 3, 27, 8, 19, 41, 22, 11], [100, 5, 31, 42, 7, 63, 28, 90])
#> Solution().mergeLadders([2, 4, 6, 8, 10, 12, 14, 16], [1, 3, 5, 7, 9, 11])
#> Solution().mergeLadders([], [9, 8, 7, 6, 5])
#> Solution().mergeLadders([512, 340, 275, 600, 601, 590, 418, 425, 419, 777], [305, 812, 97, 640, 51, 233, 18, 77, 1000, 9])
#> Solution().mergeLadders([33, 71, 24, 95, 18, 60, 47, 82, 11, 59, 36], [78, 3, 90, 66, 21, 54, 87, 12, 45])
# %%
def count_cells(rows, generations):
    live = {(r, c) for r, row in enumerate(rows) for c, ch in enumerate(row) if ch == '#'}
    sizes = [len(live)]
    for _ in range(generations):
        around = {}
        for r, c in live:
            for dr, dc in ((-1, 0), (1, 0), (0, -1), (0, 1)):
                spot = (r + dr, c + dc)
                around[spot] = around.get(spot, 0) + 1
        live = {p for p, n in around.items() if n == 1 or (n == 2 and p in live)}
        sizes.append(len(live))
        if not live:
            break
    return sizes
#> count_cells(['.#.', '#.#', '.#.'], 2)
#> count_cells(['....', '....', '....'], 4)
#> count_cells(['#'], 2)
#> count_cells(['##..', '....', '..#.'], 2)
#> count_cells(['#.#', '...', '#.#'], 1)
