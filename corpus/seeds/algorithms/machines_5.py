# %%
class Turnstile:
    def __init__(self, price):
        self.price = price
        self.locked = True
        self.paid = 0
        self.count = 0

    def coin(self, c):
        self.paid += c
        if self.paid >= self.price:
            self.locked = False

    def push(self):
        if self.locked:
            return False
        self.paid -= self.price
        self.locked = self.paid < self.price
        self.count += 1
        return True


def gate(price, acts):
    t = Turnstile(price)
    refused = 0
    for a in acts:
        if a == 'push':
            refused += not t.push()
        else:
            t.coin(a)
    return t.count, refused, t.paid
#> gate(3, [2, 'push', 2, 'push', 'push'])
#> gate(1, [])
#> gate(2, ['push', 5, 'push', 'push', 'push'])
#> gate(4, [4, 4, 'push'])
#> gate(5, [1, 1, 1, 'push', 2, 'push', 9, 'push'])
# %%
def fold_towers(t):
    s = []
    for h in t:
        while s and h > s[-1]: h += s.pop() // 2
        s.append(h)
    return s
#> fold_towers([4, 2, 7, 3])
#> fold_towers([])
#> fold_towers([1, 2, 3, 4, 5])
#> fold_towers([9, 8, 7])
#> fold_towers([6, 6, 1, 8, 2, 3])
# %%
def seat_gap(seats, arrivals):
    row = list(seats)
    placed = []
    for name in arrivals:
        taken = [i for i, c in enumerate(row) if c != '.']
        best, where = -1, None
        for i in range(len(row)):
            if row[i] != '.':
                continue
            d = min((abs(i - t) for t in taken), default=len(row))
            if d > best:
                best, where = d, i
        if where is None:
            break
        row[where] = name
        placed.append(best)
    return ''.join(row), placed
#> seat_gap('X..', 'ab')
#> seat_gap('', 'q')
#> seat_gap('XX', 'z')
#> seat_gap('....', 'pq')
#> seat_gap('.X...', 'mn')
# %%
from typing import List

class Solution:
    def minPiles(self, boxes: List[int], strength: List[int]) -> int:
        order = sorted(range(len(boxes)), key=lambda i: boxes[i] + strength[i])
        piles = []
        for i in order:
            fit = [p for p in range(len(piles)) if piles[p] <= strength[i]]
            if not fit:
                piles.append(boxes[i])
            else:
                p = max(fit, key=lambda q: piles[q])
                piles[p] += boxes[i]
        return len(piles)
#> Solution().minPiles([2, 3, 4], [1, 5, 9])
#> Solution().minPiles([], [])
#> Solution().minPiles(boxes=[5, 5, 5], strength=[1, 1, 1])
#> Solution().minPiles(boxes=[1], strength=[0])
#> Solution().minPiles([3, 1, 2, 6], [0, 4, 3, 7])
# %%
def echo_queue(msgs, delay):
    from collections import deque
    line = deque()
    heard = []
    t = 0
    src = iter(msgs)
    while True:
        m = next(src, None)
        if m is None and not line:
            return heard
        if m is not None:
            heard.append(m)
            if len(m) > 1:
                line.append((t + delay, m[1:]))
        if line and line[0][0] <= t:
            _, rest = line.popleft()
            heard.append('.' + rest)
            if len(rest) > 2:
                line.append((t + delay, rest[1:]))
        t += 1
#> echo_queue(['hey', 'yo'], 1)
#> echo_queue([], 2)
#> echo_queue(['a'], 3)
#> echo_queue(['hello'], 2)
#> echo_queue(['abc', 'd', 'ef'], 2)
# %%
class Solution:
    def bestWindow(self, arr, k):
        from collections import deque
        dq = deque()
        best = None
        pre = 0
        for i, v in enumerate(arr):
            pre += v
            while dq and dq[0][1] < i - k + 1:
                dq.popleft()
            low = dq[0][0] if dq else 0
            if i < k:
                low = min(low, 0)
            if best is None or pre - low > best:
                best = pre - low
            while dq and dq[-1][0] >= pre:
                dq.pop()
            dq.append((pre, i + 1))
        return best
#> Solution().bestWindow([2, -1, 3, -4, 5], 2)
#> Solution().bestWindow([], 3)
#> Solution().bestWindow(arr=[-3, -1, -2], k=2)
#> Solution().bestWindow(arr=[4, 4, 4], k=3)
#> Solution().bestWindow([1, -9, 6, 2, -1, 3], 3)
# %%
def pocket_money(rules, weeks):
    saved = 0
    book = []
    for w in range(1, weeks + 1):
        pay = 0
        for every, amount in rules:
            if w % every: continue
            pay += amount
        saved += pay
        if saved < 0:
            book.append((w, saved))
            saved = 0
    return saved, book
#> pocket_money([(1, 2), (3, -5)], 6)
#> pocket_money([], 4)
#> pocket_money([(2, -1)], 5)
#> pocket_money([(1, 1), (2, 2), (4, -9)], 8)
#> pocket_money([(5, 10), (1, -1)], 7)
# %%
def peak_hold(xs, hold):
    out = []
    level, left = 0, 0
    for x in xs:
        if x >= level:
            level, left = x, hold
        elif left > 0:
            left -= 1
        else:
            level = max(x, level - 1)
        out.append(level)
    return out
#> peak_hold([5, 1, 1, 1, 1], 2)
#> peak_hold([], 1)
#> peak_hold([1, 2, 3], 0)
#> peak_hold([9, 0, 0, 7, 0], 0)
#> peak_hold([4, 8, 3, 8, 2, 1, 1, 1], 1)
# %%
import heapq

def rescue(victims, drive):
    # victims: (distance, hours left)
    t, saved = 0, []
    chosen = []
    for dist, left in sorted(victims, key=lambda v: v[1]):
        cost = 2 * dist * drive
        heapq.heappush(chosen, -cost)
        t += cost
        if t > left:
            t += heapq.heappop(chosen)
        saved.append(len(chosen))
    return len(chosen), t, saved
#> rescue([(1, 4), (2, 5), (1, 8)], 1)
#> rescue([], 2)
#> rescue([(10, 3)], 1)
#> rescue([(3, 6), (1, 7), (1, 9), (2, 12)], 1)
#> rescue([(1, 2), (1, 4), (1, 6)], 2)
# %%
class Solution:
    def squeezeLog(self, lines, keep):
        out = []
        i = 0
        while i < len(lines):
            j = i
            while j < len(lines) and lines[j] == lines[i]:
                j += 1
            run = j - i
            if run > keep:
                out += lines[i:i + keep]
                out.append(f'...{run - keep}')
            else:
                out += lines[i:j]
            i = j
        return out
#> Solution().squeezeLog(["ok", "ok", "ok", "err"], 1)
#> Solution().squeezeLog([], 2)
#> Solution().squeezeLog(lines=["a", "b", "a"], keep=1)
#> Solution().squeezeLog(lines=["x"] * 6, keep=3)
#> Solution().squeezeLog(["p", "p", "q", "q", "q", "p"], 0)
# %%
def monoChain(arr):
    n = len(arr)
    left = [-1] * n
    stack = []
    for i in range(n):
        while stack and arr[stack[-1]] % 10 >= arr[i] % 10:
            stack.pop()
        if stack:
            left[i] = stack[-1]
        stack.append(i)
    chain = []
    i = n - 1
    while i >= 0:
        chain.append(arr[i])
        i = left[i]
    return chain[::-1]
#> monoChain([12, 35, 41, 58, 23])
#> monoChain([])
#> monoChain([9])
#> monoChain([11, 22, 33, 44])
#> monoChain([70, 15, 93, 24, 66, 5])
# %%
def scoreboard(events, names):
    pts = {n: 0 for n in names}
    streak = (None, 0)
    for who in events:
        if who not in pts:
            streak = (None, 0)
            continue
        streak = (who, streak[1] + 1) if streak[0] == who else (who, 1)
        pts[who] += streak[1]
        for other in pts:
            if other != who and pts[other] and streak[1] > 2:
                pts[other] -= 1
    lead = sorted(pts.items(), key=lambda kv: (-kv[1], kv[0]))
    return lead
#> scoreboard('aabba', 'ab')
#> scoreboard('', 'xy')
#> scoreboard('zzz', 'q')
#> scoreboard('abbbb', 'abc')
#> scoreboard('cc-ca', 'ca')
# %%
from functools import lru_cache

class Solution:
    def stackGame(self, left, right):
        @lru_cache(None)
        def best(i, j, turn):
            if i == len(left) and j == len(right):
                return 0
            sign = 1 if turn == 0 else -1
            options = []
            if i < len(left):
                options.append(sign * left[i] + best(i + 1, j, 1 - turn))
            if j < len(right):
                options.append(sign * right[j] + best(i, j + 1, 1 - turn))
            return max(options) if turn == 0 else min(options)
        return best(0, 0, 0)
#> Solution().stackGame([3, 9], [5])
#> Solution().stackGame([], [])
#> Solution().stackGame(left=[], right=[4, 1, 7])
#> Solution().stackGame(left=[1, 8], right=[2, 6])
#> Solution().stackGame([5], [2, 3])
# %%
def fill_shelf(orders, shelf):
    shipped = {}
    backlog = []
    for who, what, n in orders:
        have = shelf.get(what, 0)
        sent = min(have, n)
        if sent:
            shelf[what] = have - sent
            shipped.setdefault(who, {})
            shipped[who][what] = shipped[who].get(what, 0) + sent
        if sent < n:
            backlog.append((who, what, n - sent))
    return shipped, backlog
#> fill_shelf([('ann', 'pen', 2), ('bob', 'pen', 2)], {'pen': 3})
#> fill_shelf([], {'ink': 1})
#> fill_shelf([('z', 'cup', 1)], {})
#> fill_shelf([('a', 'x', 1), ('a', 'x', 2), ('a', 'y', 1)], {'x': 5, 'y': 1})
#> fill_shelf([('p', 'k', 4), ('q', 'm', 2), ('p', 'm', 1)], {'k': 1, 'm': 2})
# %%
def mouse_maze(grid, limit):
    r = c = 0
    dr, dc = 0, 1
    seen = [(r, c)]
    for _ in range(limit):
        for _turn in range(4):
            nr, nc = r + dr, c + dc
            if 0 <= nr < len(grid) and 0 <= nc < len(grid[0]) and grid[nr][nc] != '#':
                break
            dr, dc = dc, -dr
        else:
            return seen, 'stuck'
        r, c = nr, nc
        seen.append((r, c))
        if grid[r][c] == 'E':
            return seen, 'out'
    return seen, 'tired'
#> mouse_maze(['..', '.E'], 6)
#> mouse_maze(['.'], 3)
#> mouse_maze(['..#', '#.E'], 9)
#> mouse_maze(['...', '.#.', '...'], 5)
#> mouse_maze(['.#', '.E'], 4)
# %%
class Solution:
    def mealPlan(self, dishes, days):
        last = {}
        menu = []
        for day in range(days):
            options = []
            for name, (value, rest) in dishes.items():
                if name not in last or day - last[name] > rest:
                    options.append((value, name))
            if not options:
                menu.append('-')
                continue
            value, pick = max(options)
            last[pick] = day
            menu.append(pick)
        return menu
#> Solution().mealPlan({"soup": (5, 1), "rice": (3, 0)}, 4)
#> Solution().mealPlan({}, 2)
#> Solution().mealPlan(dishes={"pie": (9, 2)}, days=4)
#> Solution().mealPlan(dishes={"a": (1, 1), "b": (1, 1)}, days=3)
#> Solution().mealPlan({"x": (7, 3), "y": (4, 1), "z": (2, 1)}, 5)
# %%
def pipe_sim(stages, items):
    n = len(stages)
    slots = [None] * n
    clock, out = 0, []
    queue = list(items)
    while queue or any(slots):
        clock += 1
        for s in range(n - 1, -1, -1):
            if slots[s] is None:
                continue
            item, left = slots[s]
            if left > 1:
                slots[s] = (item, left - 1)
            elif s == n - 1:
                out.append((item, clock))
                slots[s] = None
            elif slots[s + 1] is None:
                slots[s + 1] = (item, stages[s + 1])
                slots[s] = None
        if queue and n and slots[0] is None:
            slots[0] = (queue.pop(0), stages[0])
        elif not n:
            queue.clear()
    return out
#> pipe_sim([1, 2], 'ab')
#> pipe_sim([2], '')
#> pipe_sim([], 'xyz')
#> pipe_sim([1], 'abc')
#> pipe_sim([1, 3, 1], 'pq')
# %%
def sort_by_votes(posts, now):
    def heat(p):
        up, down, at = p[1:]
        age = now - at
        return (up - down) * 10 // (age + 1)
    hot = sorted(posts, key=lambda p: (-heat(p), p[0]))
    cut = [p[0] for p in hot if heat(p) > 0]
    buried = [p[0] for p in hot if heat(p) < 0]
    return cut, buried
#> sort_by_votes([('cat', 9, 1, 2), ('dog', 3, 8, 4)], 5)
#> sort_by_votes([], 1)
#> sort_by_votes([('a', 1, 1, 0)], 3)
#> sort_by_votes([('p', 5, 0, 0), ('q', 5, 0, 9), ('r', 1, 0, 9)], 9)
#> sort_by_votes([('m', 2, 9, 1), ('n', 0, 1, 8), ('o', 40, 2, 3)], 8)
# %%
class Solution:
    def toolSwaps(self, jobs, slots):
        rack, swaps = [], 0
        for i, j in enumerate(jobs):
            if j in rack:
                continue
            swaps += 1
            if len(rack) == slots:
                # throw out the tool whose next use is farthest
                def nxt(tool):
                    for k in range(i, len(jobs)):
                        if jobs[k] == tool:
                            return k
                    return len(jobs)
                rack.remove(max(rack, key=nxt))
            rack.append(j)
        return swaps, rack
#> Solution().toolSwaps("abacb", 2)
#> Solution().toolSwaps("", 1)
#> Solution().toolSwaps(jobs="xyz", slots=3)
#> Solution().toolSwaps(jobs="abab", slots=1)
#> Solution().toolSwaps("pqrpsq", 2)
# %%
def relief_crew(crew, shift, total):
    tired = {c: 0 for c in crew}
    log = []
    hour = 0
    while hour < total and crew:
        c = min(crew, key=lambda n: tired[n])
        work = min(shift, total - hour)
        tired[c] += work * work
        for other in crew:
            if other != c:
                tired[other] = max(0, tired[other] - work)
        log.append(c)
        hour += work
    return ''.join(log), tired
#> relief_crew(['a', 'b'], 2, 7)
#> relief_crew([], 2, 4)
#> relief_crew(['z'], 3, 5)
#> relief_crew(['p', 'q', 'r'], 1, 5)
#> relief_crew(['k', 'l'], 3, 10)
# %%
def heap_rename(words):
    import heapq
    h = [(len(w), w) for w in words]
    heapq.heapify(h)
    rounds = []
    while len(h) > 1:
        _, a = heapq.heappop(h)
        _, b = heapq.heappop(h)
        c = a[:1] + b[-1:]
        rounds.append(c)
        rest = a[1:] + b[:-1]
        if rest:
            heapq.heappush(h, (len(rest), rest))
    return rounds, h[0][1] if h else ''
#> heap_rename(['cat', 'ox', 'bird'])
#> heap_rename([])
#> heap_rename(['solo'])
#> heap_rename(['a', 'b', 'c', 'd'])
#> heap_rename(['map', 'nap', 'sap', 'ye'])
# %%
class Solution:
    def phoneMenu(self, tree, presses):
        node, path = tree, []
        for p in presses:
            if p == '*':
                if path:
                    path.pop()
                    node = tree
                    for step in path:
                        node = node[step]
            elif isinstance(node, dict) and p in node:
                node = node[p]
                path.append(p)
            else:
                path.append('?')
                return path
            if isinstance(node, str):
                return node, path
        return sorted(node)
#> Solution().phoneMenu({"1": {"1": "bill", "2": "tech"}, "2": "sales"}, "1*12")
#> Solution().phoneMenu({}, "")
#> Solution().phoneMenu(tree={"1": "go"}, presses="3")
#> Solution().phoneMenu(tree={"1": {"5": {}}, "2": {}}, presses="15*")
#> Solution().phoneMenu({"4": {"4": {"4": "deep"}}}, "*44*44")
# %%
def laser(board, row):
    r, c, dr, dc = row, 0, 0, 1
    hits, steps = [], 0
    while 0 <= r < len(board) and 0 <= c < len(board[0]) and steps < 20:
        ch = board[r][c]
        if ch == '/':
            dr, dc = -dc, -dr
        elif ch == '\\':
            dr, dc = dc, dr
        elif ch == 'x':
            hits.append((r, c))
            break
        steps += 1
        r += dr
        c += dc
    return hits, steps, (r, c)
#> laser(['..\\', '...', '..x'], 0)
#> laser([], 0)
#> laser(['...'], 0)
#> laser(['/-\\', '\\./'], 1)
#> laser(['.x.', '../', '.\\/'], 1)
# %%
def checkers(line):
    cells = list(line)
    jumps = 0
    moved = True
    while moved:
        moved = False
        for i in range(len(cells) - 2):
            a, b, c = cells[i:i + 3]
            if a == 'o' and b == 'x' and c == '.':
                cells[i:i + 3] = ['.', '.', 'o']
            elif a == '.' and b == 'o' and c == 'x':
                cells[i:i + 3] = ['x', '.', '.']
            else:
                continue
            jumps += 1
            moved = True
            break
    return ''.join(cells), jumps
#> checkers('ox.x.')
#> checkers('')
#> checkers('.ox')
#> checkers('oxox')
#> checkers('.oxox..')
# %%
from collections import defaultdict

class Solution:
    def libraryHolds(self, events):
        holder, holds = {}, defaultdict(list)
        notes = []
        for kind, who, book in events:
            if kind == 'take':
                if book in holder:
                    if who not in holds[book] and holder[book] != who:
                        holds[book].append(who)
                else:
                    holder[book] = who
            elif holder.get(book) == who:
                if holds[book]:
                    holder[book] = holds[book].pop(0)
                    notes.append(f'{book}>{holder[book]}')
                else:
                    del holder[book]
        return holder, notes
#> Solution().libraryHolds([("take", "al", "B1"), ("take", "bo", "B1"), ("back", "al", "B1")])
#> Solution().libraryHolds([])
#> Solution().libraryHolds(events=[("back", "x", "B2"), ("take", "x", "B2")])
#> Solution().libraryHolds(events=[("take", "p", "K"), ("take", "p", "K"), ("back", "p", "K")])
#> Solution().libraryHolds([("take", "a", "M"), ("take", "b", "M"), ("take", "c", "M"), ("back", "a", "M"), ("back", "b", "M")])
# %%
def stair_queue(heights, moves):
    q = [(h, i) for i, h in enumerate(heights)]
    for m in moves:
        if len(q) < 2:
            break
        h, i = q.pop(0)
        k = 0
        while k < len(q) and k < m and q[k][0] <= h:
            k += 1
        q.insert(k, (h - 1, i))
    return [i for _, i in q], [h for h, _ in q]
#> stair_queue([5, 3, 4], [2, 1])
#> stair_queue([], [1])
#> stair_queue([2], [3, 3])
#> stair_queue([9, 8, 7, 6], [3, 3, 3])
#> stair_queue([4, 4, 6, 1], [1, 2, 5])
# %%
def greedy_paint(walls, tins):
    tins = sorted(tins)
    result = []
    for w in sorted(walls):
        while tins and tins[0] < w:
            tins.pop(0)
        if not tins:
            result.append((w, None))
            continue
        t = tins.pop(0)
        if t - w >= 2:
            left = t - w
            k = next((i for i, x in enumerate(tins) if x > left), len(tins))
            tins.insert(k, left)
        result.append((w, t))
    return result, tins
#> greedy_paint([3, 5], [4, 9])
#> greedy_paint([], [2, 1])
#> greedy_paint([7], [3, 4])
#> greedy_paint([1, 1, 2], [6])
#> greedy_paint([4, 2, 8, 6], [5, 12, 3, 6])
# %%
class Solution:
    def countPops(self, pushed: str, popped: str) -> int:
        stack, j, most = [], 0, 0
        for ch in pushed:
            stack.append(ch)
            most = max(most, len(stack))
            while j < len(popped) and stack and stack[-1] in (popped[j], '*'):
                stack.pop()
                j += 1
        return most if j == len(popped) else j - len(popped)
#> Solution().countPops("abc", "bca")
#> Solution().countPops("", "")
#> Solution().countPops(pushed="a*c", popped="xca")
#> Solution().countPops(pushed="pqr", popped="rpq")
#> Solution().countPops("wx*yz", "xqzy")
# %%
def tape_merge(tapes):
    heads = [0] * len(tapes)
    out = []
    while True:
        live = [k for k in range(len(tapes)) if heads[k] < len(tapes[k])]
        if not live:
            break
        k = min(live, key=lambda k: (tapes[k][heads[k]], -k))
        v = tapes[k][heads[k]]
        heads[k] += 1
        if out and out[-1] == v:
            out[-1] *= 2
        else:
            out.append(v)
    return out
#> tape_merge([[1, 3], [1, 2]])
#> tape_merge([])
#> tape_merge([[5], [], [4, 4]])
#> tape_merge([[2, 2, 4], [4]])
#> tape_merge([[1, 6], [3, 6], [2, 12]])
# %%
def mixPotion(recipe, limit):
    pot = {}
    stirred = 0
    for token in recipe:
        if token == 'stir':
            stirred += 1
            if len(pot) >= 2:
                keys = sorted(pot, key=lambda k: (pot[k], k))
                small, big = keys[0], keys[-1]
                pot[big] += pot.pop(small) - 1
        else:
            pot[token] = pot.get(token, 0) + 1
        if sum(pot.values()) > limit:
            return 'boil', pot
    return stirred, pot
#> mixPotion(['a', 'b', 'a', 'stir'], 5)
#> mixPotion([], 1)
#> mixPotion(['x', 'x', 'x'], 2)
#> mixPotion(['stir', 'm', 'stir', 'n'], 4)
#> mixPotion(['p', 'q', 'q', 'r', 'stir', 'stir', 'p'], 6)
# %%
class Solution:
    def guardTowers(self, spots, reach):
        spots = sorted(set(spots))
        towers = []
        i, n = 0, len(spots)
        while i < n:
            start = spots[i]
            while i < n and spots[i] <= start + reach:
                i += 1
            here = spots[i - 1]
            towers.append(here)
            while i < n and spots[i] <= here + reach:
                i += 1
        return towers
#> Solution().guardTowers([1, 4, 5, 9, 12], 3)
#> Solution().guardTowers([], 2)
#> Solution().guardTowers(spots=[7, 7, 7], reach=0)
#> Solution().guardTowers(spots=[0, 2, 4, 6, 8], reach=2)
#> Solution().guardTowers([30, 10, 20], 5)
# %%
def spill(jars, amount):
    caps = [c for c, _ in jars]
    have = [h for _, h in jars]
    i = 0
    while amount and i < len(jars):
        put = min(caps[i] - have[i], amount)
        have[i] += put
        amount -= put
        i = i + 1 if put or not i else i + 2
    return have, amount
#> spill([(3, 1), (4, 0), (2, 2)], 5)
#> spill([], 2)
#> spill([(5, 5), (1, 1), (9, 0)], 4)
#> spill([(2, 0), (2, 2), (2, 0), (2, 0)], 6)
#> spill([(10, 3)], 0)
# %%
def chat_room(log):
    room, said, order = set(), {}, []
    for line in log:
        who, _, text = line.partition(':')
        if text == '+':
            room.add(who)
            order.append(who)
        elif text == '-':
            room.discard(who)
            if who in order: order.remove(who)
        elif who in room:
            said[who] = said.get(who, 0) + len(text)
            order.remove(who)
            order.insert(0, who)
    return order, said
#> chat_room(['ann:+', 'bob:+', 'bob:hi', 'ann:-'])
#> chat_room([])
#> chat_room(['x:hey', 'x:+', 'x:yo'])
#> chat_room(['p:+', 'q:+', 'r:+', 'r:a', 'q:b'])
#> chat_room(['k:+', 'k:one', 'k:-', 'k:two', 'm:-'])
# %%
from itertools import cycle

class Solution:
    def dealHands(self, deck, players, skip):
        hands = {p: [] for p in players}
        if not players:
            return hands
        seat = cycle(players)
        for card in deck:
            who = next(seat)
            if card == skip:
                hands[who].append(card)
                next(seat)
            elif hands[who] and hands[who][-1] == card:
                hands[who].pop()
            else:
                hands[who].append(card)
        return {p: sum(h) for p, h in hands.items()}
#> Solution().dealHands([1, 2, 3, 4], "ab", 9)
#> Solution().dealHands([5], "", 1)
#> Solution().dealHands(deck=[7, 1, 7, 2], players="pq", skip=5)
#> Solution().dealHands(deck=[3, 8, 3, 8, 8], players="xyz", skip=8)
#> Solution().dealHands([4, 6, 4, 6, 1, 2], "mn", 1)
# %%
def sand_timer(flips, top, bottom):
    t, done = 0, []
    for f in flips:
        run = f - t
        moved = min(run, top)
        if moved == top:
            done.append(t + top)
        top, bottom = top - moved, bottom + moved
        top, bottom = bottom, top
        t = f
    return (top, bottom), done
#> sand_timer([3, 5], 4, 0)
#> sand_timer([], 2, 2)
#> sand_timer([10], 5, 1)
#> sand_timer([1, 2, 3, 9], 3, 3)
#> sand_timer([0, 4, 4, 12], 2, 5)
# %%
def k_loud(text, k):
    from heapq import nlargest
    counts = {}
    for i, w in enumerate(text.split()):
        bang = w.count('!')
        w = w.strip('!')
        c, first = counts.get(w, (0, i))
        counts[w] = (c + 1 + bang, first)
    top = nlargest(k, counts, key=lambda w: (counts[w][0], -counts[w][1]))
    return [f'{w}{counts[w][0]}' for w in top]
#> k_loud('go! go stop stop!!', 1)
#> k_loud('', 2)
#> k_loud('a b a c', 5)
#> k_loud('hey! you hey', 2)
#> k_loud('x!!! y y z! z', 3)
# %%
class Solution:
    def patchBins(self, bins, low, high):
        bins = list(bins)
        moves = []
        while True:
            poor = [i for i, b in enumerate(bins) if b < low]
            rich = [i for i, b in enumerate(bins) if b > high]
            if not poor or not rich:
                break
            give = max(rich, key=lambda i: bins[i])
            take = poor[0]
            amt = min(low - bins[take], bins[give] - high)
            bins[give] -= amt
            bins[take] += amt
            moves.append((give, take, amt))
        return bins, moves
#> Solution().patchBins([1, 9, 4], 3, 6)
#> Solution().patchBins([], 1, 2)
#> Solution().patchBins(bins=[0, 0, 5], low=2, high=4)
#> Solution().patchBins(bins=[3, 3], low=3, high=3)
#> Solution().patchBins([12, 0, 10, 1, 5], 4, 7)
# %%
def morse_timer(signal, unit):
    runs = []
    for s in signal:
        if runs and runs[-1][0] == s:
            runs[-1][1] += 1
        else:
            runs.append([s, 1])
    out = ''
    for s, n in runs:
        if s == '1':
            out += '.' if n <= unit else '-'
        elif n > unit * 2:
            out += '/'
    return out.strip('/')
#> morse_timer('1011100011', 1)
#> morse_timer('', 2)
#> morse_timer('0001000', 1)
#> morse_timer('111111', 3)
#> morse_timer('11011110000011', 2)
# %%
def grid_bots(size, bots, cmds):
    pos = dict(bots)
    crashes = 0
    step = {'^': (-1, 0), 'v': (1, 0), '<': (0, -1), '>': (0, 1)}
    for cmd in cmds:
        name, way = cmd
        if name not in pos:
            continue
        dr, dc = step[way]
        r, c = pos[name][0] + dr, pos[name][1] + dc
        if not (0 <= r < size and 0 <= c < size):
            crashes += 1
            continue
        hit = [k for k, p in pos.items() if p == (r, c)]
        if hit:
            crashes += 2
            pos.pop(hit[0])
        pos[name] = (r, c)
    return pos, crashes
#> grid_bots(3, {'a': (0, 0), 'b': (0, 2)}, ['a>', 'a>', 'bv'])
#> grid_bots(2, {}, ['x>'])
#> grid_bots(1, {'k': (0, 0)}, ['k^', 'kv'])
#> grid_bots(3, {'p': (1, 1), 'q': (2, 1)}, ['q<', 'pv', 'q>'])
#> grid_bots(4, {'m': (3, 3)}, ['m<', 'm^', 'm>', 'm>'])
# %%
class Solution:
    def soldOut(self, tickets, prices):
        import bisect
        shelf = sorted(prices)
        paid = []
        for budget in tickets:
            k = bisect.bisect_right(shelf, budget)
            if k == 0:
                paid.append(0)
                continue
            p = shelf.pop(k - 1)
            paid.append(p)
            if p != budget and k - 2 >= 0:
                shelf[k - 2] += 1
        return paid, shelf
#> Solution().soldOut([5, 4, 1], [3, 5, 2])
#> Solution().soldOut([], [1])
#> Solution().soldOut(tickets=[9, 9, 9], prices=[4, 6])
#> Solution().soldOut(tickets=[2], prices=[])
#> Solution().soldOut([7, 3, 8, 6], [8, 2, 5, 5, 3])
