# %%
def tray_washer(trays, limit):
    pile = []
    washed = []
    for t in trays:
        while pile and pile[-1] < t:
            washed.append(pile.pop())
        pile.append(t)
        if len(pile) > limit:
            washed.append(-pile.pop(0))
    return washed, pile
#> tray_washer([3, 1, 4, 1, 5], 2)
#> tray_washer([], 3)
#> tray_washer([9, 7, 5, 3], 2)
#> tray_washer([2, 2, 2], 1)
#> tray_washer([5, 1, 2, 6, 4, 3], 3)
# %%
class Solution:
    def lanternReach(self, heights, lamp):
        n = len(heights)
        reach = [0] * n
        st = []
        for i in range(n - 1, -1, -1):
            while st and heights[st[-1]] <= heights[i] + lamp:
                st.pop()
            reach[i] = (st[-1] if st else n) - i - 1
            st.append(i)
        return reach
#> Solution().lanternReach([4, 2, 6, 3, 8], 1)
#> Solution().lanternReach(heights=[], lamp=2)
#> Solution().lanternReach(heights=[7, 7, 7], lamp=0)
#> Solution().lanternReach([1, 2, 3, 4], 1)
#> Solution().lanternReach([9, 3, 5, 10, 2, 6], 2)
# %%
def squash(word, pairs):
    out = []
    for ch in word:
        if out and out[-1] + ch in pairs:
            out[-1] = pairs[out[-1] + ch]
            while len(out) > 1 and out[-2] + out[-1] in pairs:
                b = out.pop()
                a = out.pop()
                out.append(pairs[a + b])
        else:
            out.append(ch)
    return ''.join(out)
#> squash('aabb', {'aa': 'b', 'bb': 'c'})
#> squash('', {'xy': 'z'})
#> squash('xyxyq', {'xy': 'z', 'zz': 'x'})
#> squash('mnop', {'op': 'n', 'nn': 'm', 'mm': '!'})
#> squash('abcabc', {'bc': 'a', 'aa': 'b'})
# %%
class Solution:
    def checkLuggage(self, events):
        belt = []
        claims = 0
        lost = []
        for e in events:
            sign, name = e[0], e[1:]
            if sign == '+':
                belt.append(name)
            elif name in belt:
                depth = len(belt) - belt.index(name)
                belt.remove(name)
                claims += depth
            else:
                lost.append(name)
        return claims, lost, len(belt)
#> Solution().checkLuggage(['+red', '+blue', '-red', '-green'])
#> Solution().checkLuggage([])
#> Solution().checkLuggage(events=['-a', '-b'])
#> Solution().checkLuggage(events=['+a', '+b', '+c', '-c', '-b', '-a'])
#> Solution().checkLuggage(['+x', '-x', '+x', '-y', '+y', '-x'])
# %%
from collections import deque

def ferry_trips(cars, deck, patience):
    line = deque((c, 0) for c in cars)
    trips = []
    gone = 0
    while line:
        load, room = [], deck
        rest = deque()
        while line:
            size, waited = line.popleft()
            if size <= room:
                room -= size
                load.append(size)
            elif waited + 1 > patience:
                gone += 1
            else:
                rest.append((size, waited + 1))
        line = rest
        trips.append(load)
    return trips, gone
#> ferry_trips([4, 3, 5, 2], 7, 1)
#> ferry_trips([], 5, 2)
#> ferry_trips([9, 1, 1], 5, 0)
#> ferry_trips([2, 2, 2, 2, 2], 4, 3)
#> ferry_trips([6, 6, 6], 6, 1)
# %%
class Solution:
    def shelfPlan(self, widths, board):
        shelves = [[]]
        used = 0
        for w in widths:
            if w > board:
                continue
            if used + w > board:
                shelves.append([])
                used = 0
            shelves[-1].append(w)
            used += w + 1
        return [sum(s) + max(len(s) - 1, 0) for s in shelves]
#> Solution().shelfPlan([3, 4, 2, 5, 1], 8)
#> Solution().shelfPlan([], 4)
#> Solution().shelfPlan(widths=[10, 2, 11], board=6)
#> Solution().shelfPlan(widths=[1, 1, 1, 1, 1], board=3)
#> Solution().shelfPlan([7, 7, 6, 1], 7)
# %%
def calm_windows(wind, k, span):
    from collections import deque
    hi, lo = deque(), deque()
    ans = []
    for i, w in enumerate(wind):
        while hi and wind[hi[-1]] <= w:
            hi.pop()
        while lo and wind[lo[-1]] >= w:
            lo.pop()
        hi.append(i)
        lo.append(i)
        if hi[0] <= i - k: hi.popleft()
        if lo[0] <= i - k: lo.popleft()
        if i >= k - 1 and wind[hi[0]] - wind[lo[0]] <= span:
            ans.append(i - k + 1)
    return ans
#> calm_windows([3, 4, 9, 8, 8], 2, 1)
#> calm_windows([], 2, 5)
#> calm_windows([1, 2, 3, 4, 5, 6], 3, 2)
#> calm_windows([10, 1, 10, 1], 2, 3)
#> calm_windows([5, 5, 6, 9, 7, 7], 3, 3)
# %%
class Solution:
    def unwrap(self, s: str) -> str:
        stack = [("", "")]
        for c in s:
            if c in "<{":
                stack.append(("", c))
            elif c in ">}":
                if len(stack) == 1:
                    return "bad"
                body, opener = stack.pop()
                prev, o = stack.pop()
                piece = body[::-1] if opener == "<" else body + body
                stack.append((prev + piece, o))
            else:
                body, o = stack[-1]
                stack[-1] = (body + c, o)
        return stack[0][0] if len(stack) == 1 else "open"
#> Solution().unwrap("a<bc>d")
#> Solution().unwrap("")
#> Solution().unwrap("x}y")
#> Solution().unwrap("{a<bc>}")
#> Solution().unwrap("<ab{c")
# %%
def collapse_debts(notes):
    stack = []
    for who, amount in notes:
        stack.append([who, amount])
        while len(stack) >= 2 and (stack[-1][0] == stack[-2][0] or stack[-1][1] == 0):
            who2, amt2 = stack.pop()
            if amt2:
                stack[-1][1] += amt2
    return [(w, a) for w, a in stack if a != 0]
#> collapse_debts([('ann', 5), ('bob', 3), ('bob', -3), ('ann', 2)])
#> collapse_debts([])
#> collapse_debts([('x', 1), ('y', 2), ('x', 3)])
#> collapse_debts([('k', 4), ('k', -4)])
#> collapse_debts([('a', 1), ('b', 0), ('a', 7), ('c', 2), ('c', 2)])
# %%
from collections import deque

class Solution:
    def ticketWindow(self, wants, perTurn):
        q = deque(enumerate(wants))
        finish = [0] * len(wants)
        clock = 0
        while q:
            i, need = q.popleft()
            sold = min(perTurn, need)
            clock += sold + 1
            if need > sold:
                q.append((i, need - sold))
            else:
                finish[i] = clock
        return finish
#> Solution().ticketWindow([3, 1, 4], 2)
#> Solution().ticketWindow([], 1)
#> Solution().ticketWindow(wants=[5], perTurn=2)
#> Solution().ticketWindow(wants=[2, 2, 2], perTurn=2)
#> Solution().ticketWindow([1, 6, 3, 2], 3)
# %%
def mirror_stack(ops):
    front, back = [], []
    for op in ops:
        if isinstance(op, int):
            front.append(op)
        elif op == 'flip':
            front, back = back, front
        elif op == 'pour':
            while front:
                back.append(front.pop())
        elif op == 'drop' and front:
            front.pop()
    return front, back
#> mirror_stack([1, 2, 'flip', 3, 'pour', 'drop'])
#> mirror_stack([])
#> mirror_stack(['drop', 'flip', 7])
#> mirror_stack([1, 2, 3, 'pour', 'flip', 'drop', 4])
#> mirror_stack([5, 'pour', 6, 'pour', 7, 'flip', 'pour'])
# %%
class Solution:
    def skylineViews(self, towers, eyes):
        seen = []
        for h in reversed(towers):
            if not seen or h > seen[-1]:
                seen.append(h)
        def count(e):
            total = 0
            for h in seen:
                if h > e:
                    total += 1
            return total
        return [count(e) for e in eyes]
#> Solution().skylineViews([5, 3, 4, 1], [0, 3, 9])
#> Solution().skylineViews([], [1, 2])
#> Solution().skylineViews(towers=[1, 2, 3], eyes=[0])
#> Solution().skylineViews(towers=[8, 6, 4, 2], eyes=[1, 5])
#> Solution().skylineViews([2, 9, 2, 7, 5], [4, 6])
# %%
import heapq

def clinic(patients, rooms):
    free = [(0, r) for r in range(rooms)]
    heapq.heapify(free)
    log = []
    for arrive, length in sorted(patients):
        t, room = heapq.heappop(free)
        start = max(t, arrive)
        log.append((room, start, start + length))
        heapq.heappush(free, (start + length, room))
    wait = sum(s for _, s, _ in log) - sum(a for a, _ in patients)
    return log, wait
#> clinic([(0, 5), (1, 3), (2, 2)], 2)
#> clinic([], 1)
#> clinic([(4, 1), (0, 10), (3, 2)], 1)
#> clinic([(1, 1), (1, 1), (1, 1)], 3)
#> clinic([(0, 4), (0, 2), (1, 7), (5, 1)], 2)
# %%
class Solution:
    def stepDown(self, temps, drop):
        stack, res = [], [-1] * len(temps)
        for day, t in enumerate(temps):
            keep = []
            while stack:
                d = stack.pop()
                if temps[d] - t >= drop:
                    res[d] = day - d
                else:
                    keep.append(d)
            stack = keep[::-1]
            stack.append(day)
        return res
#> Solution().stepDown([9, 7, 6, 3], 3)
#> Solution().stepDown([], 1)
#> Solution().stepDown(temps=[5, 5, 5], drop=1)
#> Solution().stepDown(temps=[10, 2, 8], drop=2)
#> Solution().stepDown([4, 6, 2, 1, 0], 4)
# %%
def postfix_money(tokens, rates):
    s = []
    for tok in tokens:
        if tok in rates:
            s.append(s.pop() * rates[tok])
        elif tok == 'add':
            s[-2:] = [s[-2] + s[-1]]
        elif tok == 'dup':
            s.append(s[-1])
        elif tok == 'max':
            a, b = s.pop(), s.pop()
            s.append(a if a > b else b)
        else:
            s.append(int(tok))
    return s
#> postfix_money(['3', 'eur', '4', 'add'], {'eur': 2})
#> postfix_money([], {})
#> postfix_money(['5', 'dup', 'pts', 'max'], {'pts': 3})
#> postfix_money(['1', '2', '3', 'add', 'add'], {})
#> postfix_money(['9', 'add'], {'x': 1})
# %%
class Solution:
    def parcelSlide(self, line, cap):
        ans = ''
        hold = []
        for c in line:
            if c.islower():
                hold.append(c)
                if len(hold) > cap:
                    ans += hold.pop(0)
            elif hold and hold[-1] == c.lower():
                hold.pop()
                ans += c
            else:
                ans += '?'
        return ans + ''.join(reversed(hold))
#> Solution().parcelSlide("abBA", 2)
#> Solution().parcelSlide("", 1)
#> Solution().parcelSlide(line="abcC", cap=2)
#> Solution().parcelSlide(line="XyZ", cap=3)
#> Solution().parcelSlide("aabBbAc", 1)
# %%
def widest_truce(forts):
    # truce between i and j if all between are lower than both
    best, pair = 0, None
    stack = []
    for j, h in enumerate(forts):
        while stack:
            i = stack[-1]
            if j - i > best:
                best, pair = j - i, (i, j)
            if forts[i] > h:
                break
            stack.pop()
            if forts[i] == h:
                break
        stack.append(j)
    return best, pair
#> widest_truce([5, 1, 2, 4, 6])
#> widest_truce([])
#> widest_truce([3, 3, 3])
#> widest_truce([1, 2, 3, 4])
#> widest_truce([7, 2, 1, 3, 2, 7, 1])
# %%
from collections import deque
from typing import List

class Solution:
    def hotPotato(self, names: List[str], passes: List[int]) -> List[str]:
        ring = deque(names)
        out = []
        for p in passes:
            if len(ring) < 2:
                break
            ring.rotate(-p)
            if p % 2:
                out.append(ring.popleft())
            else:
                ring.appendleft(ring.pop())
        return out + sorted(ring)
#> Solution().hotPotato(["al", "bo", "cy", "di"], [3, 2, 1])
#> Solution().hotPotato([], [1, 2])
#> Solution().hotPotato(names=["z", "y"], passes=[1, 1, 1])
#> Solution().hotPotato(names=["p", "q", "r"], passes=[])
#> Solution().hotPotato(["a", "b", "c", "d", "e"], [7, 4, 9, 2, 5])
# %%
def undo_painter(cmds, width):
    strip = ['.'] * width
    past, future = [], []
    for cmd in cmds:
        if cmd == 'u':
            if past:
                i, old, new = past.pop()
                strip[i] = old
                future.append((i, old, new))
        elif cmd == 'r':
            if future:
                i, old, new = future.pop()
                strip[i] = new
                past.append((i, old, new))
        else:
            i, c = int(cmd[0]) % width, cmd[1]
            past.append((i, strip[i], c))
            strip[i] = c
            future.clear()
    return ''.join(strip)
#> undo_painter(['0a', '1b', 'u', '2c'], 4)
#> undo_painter([], 3)
#> undo_painter(['5x', 'u', 'r', 'r'], 4)
#> undo_painter(['u', '1q', '1w', 'u'], 2)
#> undo_painter(['0a', '1b', '2c', 'u', 'u', 'r', '0z', 'r'], 3)
# %%
class Solution:
    def stackSort(self, cards, limit):
        moves = 0
        done = []
        src = cards[:]
        while src and moves < limit:
            x = src.pop()
            moves += 1
            while done and done[-1] > x:
                src.append(done.pop())
                moves += 1
            done.append(x)
        return moves, done, src
#> Solution().stackSort([3, 1, 2], 20)
#> Solution().stackSort([], 5)
#> Solution().stackSort(cards=[1, 2, 3, 4], limit=4)
#> Solution().stackSort(cards=[4, 3, 2, 1], limit=50)
#> Solution().stackSort([5, 2, 8, 1], 30)
# %%
def rain_barrels(fill, capacity):
    n = len(fill)
    levels = list(fill)
    spilled = 0
    for i in range(n):
        extra = levels[i] - capacity
        if extra <= 0:
            continue
        levels[i] = capacity
        left, right = extra // 2, extra - extra // 2
        if i > 0:
            take = min(left, capacity - levels[i - 1])
            levels[i - 1] += take
            left -= take
        spilled += left
        if i + 1 < n:
            levels[i + 1] += right
        else:
            spilled += right
    return levels, spilled
#> rain_barrels([5, 9, 2], 6)
#> rain_barrels([], 3)
#> rain_barrels([10], 4)
#> rain_barrels([1, 2, 3], 5)
#> rain_barrels([0, 12, 0, 7, 1], 5)
# %%
class Solution:
    def bufferLog(self, size, writes):
        ring = [None] * size
        head = count = 0
        dropped = []
        for w in writes:
            if w is None:
                if count:
                    ring[(head - count) % size] = None
                    count -= 1
                continue
            if count == size:
                dropped.append(ring[head])
            else:
                count += 1
            ring[head] = w
            head = (head + 1) % size
        return ring, dropped
#> Solution().bufferLog(3, [1, 2, 3, 4])
#> Solution().bufferLog(2, [])
#> Solution().bufferLog(size=2, writes=[5, None, None, 6])
#> Solution().bufferLog(size=1, writes=[7, 8, 9])
#> Solution().bufferLog(4, [1, 2, None, 3, 4, 5, 6, None])
# %%
def nested_sum(text, weight):
    stack = [0]
    num = ''
    for ch in text + ' ':
        if ch.isdigit():
            num += ch
            continue
        if num:
            stack[-1] += int(num)
            num = ''
        if ch == '(':
            stack.append(0)
        elif ch == ')' and len(stack) > 1:
            inner = stack.pop()
            stack[-1] += inner * weight
    return stack[0] if len(stack) == 1 else -len(stack)
#> nested_sum('3(4 5)', 2)
#> nested_sum('', 5)
#> nested_sum('(1(2(3)))', 3)
#> nested_sum('10 (20', 2)
#> nested_sum(')7) 8', 4)
# %%
class Solution:
    def tallestQueue(self, people):
        line = []
        def place(h):
            i = len(line)
            while i > 0 and line[i - 1] < h and len(line) - i < 2:
                i -= 1
            line.insert(i, h)
            return len(line) - 1 - i
        jumps = [place(h) for h in people]
        return line, jumps
#> Solution().tallestQueue([160, 170, 180])
#> Solution().tallestQueue([])
#> Solution().tallestQueue(people=[5, 4, 3])
#> Solution().tallestQueue(people=[1, 2, 3, 4, 5])
#> Solution().tallestQueue([7, 3, 9, 3, 8])
# %%
def peel(values, times):
    from collections import deque
    d = deque(values)
    taken = []
    for t in range(times):
        if not d:
            break
        if len(d) == 1 or d[0] >= d[-1]:
            x = d.popleft()
        else:
            x = d.pop()
        taken.append(x)
        if d and t % 2:
            d.append(d.popleft() - 1)
    return taken, list(d)
#> peel([4, 9, 2, 7], 3)
#> peel([], 4)
#> peel([1], 3)
#> peel([5, 5, 5, 5], 4)
#> peel([8, 1, 6, 3, 9], 5)
# %%
class Solution:
    def pathFold(self, moves: str) -> tuple:
        opposite = {'N': 'S', 'S': 'N', 'E': 'W', 'W': 'E'}
        trail = []
        cancelled = 0
        for m in moves:
            if m == '*':
                if trail: trail.append(trail[-1])
            elif trail and trail[-1] == opposite.get(m):
                trail.pop()
                cancelled += 1
            else:
                trail.append(m)
        return ''.join(trail), cancelled
#> Solution().pathFold("NNSE")
#> Solution().pathFold("")
#> Solution().pathFold(moves="*N*S*")
#> Solution().pathFold(moves="EWWE")
#> Solution().pathFold("NE*WSS*N")
# %%
import heapq

def melt(bars, rounds, loss):
    h = [-b for b in bars]
    heapq.heapify(h)
    for _ in range(rounds):
        if len(h) < 2:
            break
        a = -heapq.heappop(h)
        b = -heapq.heappop(h)
        merged = a + b - loss
        if merged > 0:
            heapq.heappush(h, -merged)
    return sorted(-x for x in h)
#> melt([3, 5, 8], 2, 4)
#> melt([], 2, 1)
#> melt([2, 2], 5, 9)
#> melt([10, 20, 30, 40], 1, 0)
#> melt([6, 1, 4, 4, 2], 3, 5)
# %%
class Solution:
    def balloonLine(self, colors, burst):
        st = []
        popped = 0
        for c in colors:
            if st and st[-1][0] == c:
                st[-1][1] += 1
            else:
                st.append([c, 1])
            if st[-1][1] == burst:
                popped += 1
                st.pop()
                if len(st) > 1 and st[-1][0] == st[-2][0]:
                    _, k = st.pop()
                    st[-1][1] += k
        return popped, ''.join(c * k for c, k in st)
#> Solution().balloonLine("aabbba", 3)
#> Solution().balloonLine("", 2)
#> Solution().balloonLine(colors="xyyx", burst=2)
#> Solution().balloonLine(colors="abc", burst=2)
#> Solution().balloonLine("rrgggrrb", 3)
# %%
def next_louder(sounds, circular):
    n = len(sounds)
    out = [None] * n
    waiting = []
    total = n * 2 if circular else n
    for step in range(total):
        i = step % n
        while waiting and sounds[waiting[-1]] < sounds[i]:
            out[waiting.pop()] = sounds[i] - 1
        if step < n:
            waiting.append(i)
    return out
#> next_louder([3, 1, 2], True)
#> next_louder([], False)
#> next_louder([5, 5, 6], False)
#> next_louder([9, 1, 4, 2], True)
#> next_louder([2, 7, 1, 8, 2], False)
# %%
class Solution:
    def runTape(self, code, tape):
        acc, ptr, steps = 0, 0, 0
        cells = list(tape)
        loop = []
        while ptr < len(code) and steps < 60:
            op = code[ptr]
            steps += 1
            if op == '[':
                loop.append(ptr)
            elif op == ']':
                if acc > 0:
                    ptr = loop[-1]
                else:
                    loop.pop()
            elif op == '<' and cells:
                acc += cells.pop()
            elif op == '-':
                acc -= 1
            elif op == '>':
                cells.append(acc)
            ptr += 1
        return acc, cells, steps
#> Solution().runTape("<[-]>", [1, 2])
#> Solution().runTape("", [4])
#> Solution().runTape(code="<<>-", tape=[3, 5])
#> Solution().runTape(code="<[->]", tape=[3])
#> Solution().runTape("[<-]>>", [1, 1, 2])
# %%
def library_return(books, shelf_marks):
    cart = []
    placed = {}
    walk = 0
    pos = 0
    for b in sorted(books, key=lambda x: (shelf_marks.get(x[0], 99), x)):
        cart.append(b)
    while cart:
        b = cart.pop()
        mark = shelf_marks.get(b[0])
        if mark is None:
            placed.setdefault('?', []).append(b)
            continue
        walk += abs(mark - pos)
        pos = mark
        placed.setdefault(b[0], []).append(b)
    return walk, placed
#> library_return(['b2', 'a1', 'c7'], {'a': 1, 'b': 4})
#> library_return([], {'a': 3})
#> library_return(['x1', 'x2'], {})
#> library_return(['a9', 'a3', 'b1'], {'a': 5, 'b': 2})
#> library_return(['q1', 'p4', 'r2', 'q0'], {'p': 10, 'q': 0, 'r': 6})
# %%
class Solution:
    def fenceRepair(self, planks: list, need: int) -> list:
        st = []
        for i, p in enumerate(planks):
            start = i
            while st and st[-1][1] > p:
                start = st.pop()[0]
            if not st or st[-1][1] < p:
                st.append((start, p))
        n = len(planks)
        return [(s, h) for s, h in st if (n - s) * h >= need]
#> Solution().fenceRepair([2, 4, 3, 5], 8)
#> Solution().fenceRepair([], 1)
#> Solution().fenceRepair(planks=[5, 4, 3, 2, 1], need=5)
#> Solution().fenceRepair(planks=[1, 2, 3], need=4)
#> Solution().fenceRepair([3, 3, 6, 6, 2, 7], 9)
# %%
def relay(q1, q2, swap_every):
    a, b = list(q1), list(q2)
    baton = 0
    order = []
    t = 0
    while a or b:
        t += 1
        src = a if (baton == 0 and a) or not b else b
        order.append(src.pop(0))
        if t % swap_every == 0:
            baton ^= 1
    return order
#> relay([1, 2, 3], [10, 20], 1)
#> relay([], [], 2)
#> relay([5], [6, 7, 8], 2)
#> relay('abc', 'xyz', 2)
#> relay([1, 2, 3, 4], [], 3)
# %%
from collections import deque

class Solution:
    def kitchenPass(self, orders, slots, cook):
        pending = deque(orders)
        stove = deque()
        served = []
        tick = 0
        while pending or stove:
            while stove and stove[0][1] <= tick:
                served.append(stove.popleft()[0])
            while pending and len(stove) < slots:
                dish = pending.popleft()
                stove.append((dish, tick + cook.get(dish, 1)))
            tick += 1
        return served, tick
#> Solution().kitchenPass(["egg", "soup", "egg"], 2, {"egg": 2, "soup": 3})
#> Solution().kitchenPass([], 1, {})
#> Solution().kitchenPass(orders=["tea"], slots=1, cook={})
#> Solution().kitchenPass(orders=["pie", "tea", "tea"], slots=3, cook={"pie": 4})
#> Solution().kitchenPass(["a", "b", "c", "d"], 1, {"b": 3, "d": 2})
# %%
def smallest_after(digits, k):
    stack = []
    budget = k
    for d in digits:
        while budget and stack and stack[-1] > d and d != '0':
            stack.pop()
            budget -= 1
        stack.append(d)
    while budget and stack:
        stack.pop()
        budget -= 1
    return ''.join(stack) or '-'
#> smallest_after('4213', 2)
#> smallest_after('', 1)
#> smallest_after('1005', 3)
#> smallest_after('12', 5)
#> smallest_after('97531864', 4)
# %%
class Solution:
    def browserTabs(self, actions):
        back, here, ahead = [], 'home', []
        visits = {}
        for a in actions:
            if a == '<':
                if back:
                    ahead.append(here)
                    here = back.pop()
            elif a == '>':
                if ahead:
                    back.append(here)
                    here = ahead.pop()
            else:
                back.append(here)
                here, ahead = a, []
            visits[here] = visits.get(here, 0) + 1
        top = max(visits, key=lambda p: (visits[p], p)) if visits else None
        return here, top
#> Solution().browserTabs(["news", "mail", "<", ">"])
#> Solution().browserTabs([])
#> Solution().browserTabs(actions=["<", "<", "wiki"])
#> Solution().browserTabs(actions=["a", "b", "<", "c", ">", "<"])
#> Solution().browserTabs(["x", "<", ">", "<", ">"])
# %%
def magnetChain(beads):
    chain = []
    lost = 0
    for pole, mass in beads:
        while chain and chain[-1][0] == pole and chain[-1][1] < mass:
            lost += chain.pop()[1]
        if chain and chain[-1][0] == pole:
            lost += mass
        else:
            chain.append((pole, mass))
    return ''.join(p for p, _ in chain), lost
#> magnetChain([('N', 2), ('S', 3), ('S', 5), ('N', 1)])
#> magnetChain([])
#> magnetChain([('N', 4), ('N', 4)])
#> magnetChain([('S', 1), ('S', 2), ('S', 3)])
#> magnetChain([('N', 9), ('S', 1), ('S', 7), ('S', 2), ('N', 3)])
# %%
class Solution:
    def pendingTags(self, lines):
        stack = []
        report = []
        for no, line in enumerate(lines, 1):
            for word in line.split():
                if word.startswith('/'):
                    name = word[1:]
                    if name not in stack:
                        report.append(f'{no}:{name}')
                        continue
                    while stack[-1] != name:
                        report.append(f'{no}:~{stack.pop()}')
                    stack.pop()
                else:
                    stack.append(word)
        return report + stack
#> Solution().pendingTags(["a b", "/b /a"])
#> Solution().pendingTags([])
#> Solution().pendingTags(lines=["p q r", "/p"])
#> Solution().pendingTags(lines=["/x", "x y"])
#> Solution().pendingTags(["div li li", "/li /ul", "/div em"])
# %%
from itertools import accumulate

def trough(levels):
    n = len(levels)
    if n == 0:
        return []
    left = list(accumulate(levels, max))
    right = list(accumulate(levels[::-1], max))[::-1]
    pools = []
    run = 0
    for i in range(n):
        depth = min(left[i], right[i]) - levels[i]
        if depth > 0:
            run += depth
        elif run:
            pools.append(run)
            run = 0
    return pools
#> trough([3, 1, 2, 4, 0, 2])
#> trough([])
#> trough([5])
#> trough([4, 1, 4, 2, 4])
#> trough([1, 2, 3, 2, 1])
# %%
class Solution:
    def wagonYard(self, incoming, want):
        siding = []
        it = iter(incoming)
        hops = 0
        for w in want:
            while not siding or siding[-1] != w:
                nxt = next(it, None)
                if nxt is None:
                    return -hops
                siding.append(nxt)
                hops += 1
            siding.pop()
            hops += 2
        return hops
#> Solution().wagonYard([1, 2, 3], [2, 1, 3])
#> Solution().wagonYard([], [])
#> Solution().wagonYard(incoming=[1, 2, 3], want=[3, 1, 2])
#> Solution().wagonYard(incoming="abcd", want="ba")
#> Solution().wagonYard([4, 5, 6, 7], [7, 6, 5, 4])
