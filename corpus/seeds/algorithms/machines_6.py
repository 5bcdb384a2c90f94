# %%
def mine_shaft(layers, picks):
    depth = gold = 0
    while depth < len(layers) and picks > 0:
        hard, ore = layers[depth]
        wear = max(1, hard - gold // 5)
        if wear > picks:
            break
        picks -= wear
        gold += ore
        depth += 1
    return depth, gold, picks
#> mine_shaft([(2, 3), (4, 4), (6, 1)], 9)
#> mine_shaft([], 5)
#> mine_shaft([(9, 9)], 3)
#> mine_shaft([(1, 10), (3, 0), (3, 5)], 3)
#> mine_shaft([(2, 2), (2, 2), (2, 2), (8, 50)], 14)
# %%
class Node:
    def __init__(self, val, nxt=None):
        self.val = val
        self.nxt = nxt


class Chain:
    def __init__(self):
        self.top = None
        self.size = 0

    def push(self, v):
        self.top = Node(v, self.top)
        self.size += 1

    def pop(self):
        if self.top is None:
            return 0
        v = self.top.val
        self.top = self.top.nxt
        self.size -= 1
        return v


def chain_calc(expr):
    c = Chain()
    for ch in expr:
        if ch.isdigit():
            c.push(int(ch))
        elif ch == '+':
            c.push(c.pop() + c.pop())
        else:
            c.push(c.pop() * 10)
    return c.pop(), c.size
#> chain_calc('34+')
#> chain_calc('')
#> chain_calc('7x+')
#> chain_calc('12+x5+')
#> chain_calc('987++4')
# %%
from collections import deque

class Solution:
    def shadowMax(self, nums, k):
        d = deque()
        res = []
        for i, x in enumerate(nums):
            while d and d[0] < i - k:
                d.popleft()
            res.append(x - nums[d[0]] if d else 0)
            while d and nums[d[-1]] <= x:
                d.pop()
            d.append(i)
        return res
#> Solution().shadowMax([4, 2, 8, 5, 1], 2)
#> Solution().shadowMax([], 3)
#> Solution().shadowMax(nums=[1, 2, 3], k=1)
#> Solution().shadowMax(nums=[9, 1, 1, 1, 1], k=3)
#> Solution().shadowMax([3, 7, 7, 2, 6, 4], 2)
# %%
def alternate_heaps(nums):
    import heapq
    lo = list(nums)
    hi = [-x for x in nums]
    heapq.heapify(lo)
    heapq.heapify(hi)
    seq = []
    n = len(nums)
    while len(seq) < n:
        if len(seq) % 2:
            seq.append(heapq.heappop(lo))
        else:
            seq.append(-heapq.heappop(hi))
    return seq, sum(abs(a - b) for a, b in zip(seq, seq[1:]))
#> alternate_heaps([3, 1, 4, 1, 5])
#> alternate_heaps([])
#> alternate_heaps([6])
#> alternate_heaps([2, 2, 2, 2])
#> alternate_heaps([10, -5, 0, 8, 3, 7])
# %%
def cinema(row_sizes, parties):
    rows = [[0] * s for s in row_sizes]
    turned = []
    for who, size in enumerate(parties, 1):
        for row in rows:
            spot = -1
            run = 0
            for i, seat in enumerate(row):
                run = run + 1 if seat == 0 else 0
                if run == size:
                    spot = i - size + 1
                    break
            if spot >= 0:
                row[spot:spot + size] = [who] * size
                if spot + size < len(row):
                    row[spot + size] = -1
                break
        else:
            turned.append(who)
    return rows, turned
#> cinema([5, 3], [2, 2, 3])
#> cinema([], [1])
#> cinema([4], [])
#> cinema([2, 2], [3, 1, 1, 1])
#> cinema([6, 4], [3, 4, 2, 1])
# %%
class Solution:
    def orderBook(self, orders):
        from heapq import heappush, heappop
        buys, sells, deals = [], [], []
        for i, (side, price, qty) in enumerate(orders):
            if side == 'B':
                while qty and sells and sells[0][0] <= price:
                    p, j, q = heappop(sells)
                    m = min(q, qty)
                    deals.append((p, m))
                    qty -= m
                    if q > m:
                        heappush(sells, (p, j, q - m))
                if qty:
                    heappush(buys, (-price, i, qty))
            else:
                while qty and buys and -buys[0][0] >= price:
                    p, j, q = heappop(buys)
                    m = min(q, qty)
                    deals.append((-p, m))
                    qty -= m
                    if q > m:
                        heappush(buys, (p, j, q - m))
                if qty:
                    heappush(sells, (price, i, qty))
        return deals, len(buys), len(sells)
#> Solution().orderBook([("B", 10, 3), ("S", 9, 2), ("S", 11, 1)])
#> Solution().orderBook([])
#> Solution().orderBook([("S", 5, 4), ("S", 4, 1), ("B", 6, 3)])
#> Solution().orderBook([("B", 2, 1), ("S", 3, 1)])
#> Solution().orderBook([("S", 7, 2), ("B", 8, 5), ("S", 8, 1), ("S", 1, 9)])
# %%
def wind_up(toys, rounds):
    alive = [[n, s] for n, s in toys]
    fallen = []
    for r in range(rounds):
        nxt = []
        for name, spring in alive:
            spring -= 1 + (r % 3 == 2)
            if spring <= 0:
                fallen.append(name)
            else:
                nxt.append([name, spring])
        alive = nxt
        if len(alive) == 1:
            alive[0][1] += 1
        if not alive: break
    return fallen, [n for n, _ in alive]
#> wind_up([('bear', 3), ('frog', 2)], 4)
#> wind_up([], 3)
#> wind_up([('solo', 2)], 5)
#> wind_up([('a', 9), ('b', 4), ('c', 4)], 3)
#> wind_up([('x', 1), ('y', 1)], 2)
# %%
def timeGaps(busy, day):
    free = []
    t = day[0]
    for s, e in sorted(busy):
        if s >= day[1]:
            break
        if s > t:
            free.append([t, s])
        t = max(t, e)
    if t < day[1]:
        free.append([t, day[1]])
    longest = max(free, key=lambda g: g[1] - g[0], default=None)
    return free, longest
#> timeGaps([(9, 10), (12, 13)], (8, 18))
#> timeGaps([], (0, 5))
#> timeGaps([(1, 20)], (3, 9))
#> timeGaps([(14, 16), (8, 11), (10, 12)], (8, 15))
#> timeGaps([(2, 3), (3, 4), (6, 7), (30, 31)], (1, 10))
# %%
class Solution:
    def recolor(self, strip: str, rules: dict, limit: int) -> str:
        n = 0
        while n < limit:
            for old, new in rules.items():
                if (i := strip.find(old)) >= 0:
                    strip = strip[:i] + new + strip[i + len(old):]
                    n += 1
                    break
            else:
                break
        return f'{strip}:{n}'
#> Solution().recolor("rrg", {"rr": "b", "bg": "y"}, 5)
#> Solution().recolor("", {"a": "b"}, 3)
#> Solution().recolor(strip="aaa", rules={"aa": "a"}, limit=1)
#> Solution().recolor(strip="xyx", rules={"yx": "xy"}, limit=9)
#> Solution().recolor("abab", {"ba": "ab", "aabb": "c"}, 6)
# %%
def ping_route(links, src, ttl):
    from collections import deque
    q = deque([(src, ttl)])
    reach = {src: ttl}
    while q:
        node, left = q.popleft()
        if left == 0:
            continue
        for nxt, cost in links.get(node, []):
            rest = left - cost
            if rest >= 0 and rest > reach.get(nxt, -1):
                reach[nxt] = rest
                q.append((nxt, rest))
    return reach
#> ping_route({'a': [('b', 1), ('c', 3)], 'b': [('c', 1)]}, 'a', 3)
#> ping_route({}, 'z', 4)
#> ping_route({'p': [('q', 1)], 'q': [('p', 1)]}, 'p', 2)
#> ping_route({'k': [('l', 5)]}, 'k', 4)
#> ping_route({'m': [('n', 2), ('o', 1)], 'o': [('n', 0), ('r', 2)], 'n': [('r', 1)]}, 'm', 3)
# %%
def bulldozer(piles, power):
    n = len(piles)
    at, pushed = 0, 0
    ground = piles[:]
    while at < n - 1:
        load = min(ground[at], power)
        ground[at] -= load
        ground[at + 1] += load
        pushed += load
        at += 1
        if load == 0:
            power += 1
    return ground, pushed, power
#> bulldozer([4, 1, 3], 2)
#> bulldozer([], 5)
#> bulldozer([7], 1)
#> bulldozer([0, 0, 2, 0], 1)
#> bulldozer([3, 5, 0, 2, 6], 4)
# %%
class Solution:
    def weave(self, left, right):
        stack = list(left)
        queue = list(right)
        woven = []
        while stack and queue:
            a, b = stack[-1], queue[0]
            if a == b:
                woven.append(a * 2)
                stack.pop()
                queue.pop(0)
            elif a < b:
                woven.append(stack.pop())
                queue[0] = b - 1
            else:
                woven.append(queue.pop(0))
                stack[-1] = a - 1
        return woven, stack or queue
#> Solution().weave([1, 5, 3], [3, 4])
#> Solution().weave([], [2])
#> Solution().weave(left=[6, 6], right=[6, 6])
#> Solution().weave(left=[9], right=[1, 1, 1, 1])
#> Solution().weave([2, 8, 4], [7, 3, 5])
# %%
def poker_dice(rolls):
    table = []
    for roll in rolls:
        counts = sorted((roll.count(f) for f in set(roll)), reverse=True)
        if counts[:1] == [5]:
            pts = 50
        elif counts[:2] == [3, 2]:
            pts = 25
        elif counts and counts[0] >= 3:
            pts = sum(roll)
        elif sorted(roll) in ([1, 2, 3, 4, 5], [2, 3, 4, 5, 6]):
            pts = 40
        else:
            pts = max(roll, default=0)
        table.append(pts)
    return table, sum(table) + 35 * (min(table, default=0) > 10)
#> poker_dice([[1, 1, 1, 2, 2], [6, 5, 4, 3, 2]])
#> poker_dice([])
#> poker_dice([[4, 4, 4, 4, 4]])
#> poker_dice([[1, 2, 2, 5, 6], [3, 3, 3, 1, 6], []])
#> poker_dice([[6, 6, 6, 6, 1], [2, 2, 3, 3, 3], [5, 1, 4, 2, 3]])
# %%
class Solution:
    def stampCard(self, visits, need, expire):
        stamps, gifts = [], []
        for day in visits:
            stamps = [s for s in stamps if day - s <= expire]
            if stamps and stamps[-1] == day:
                continue
            stamps.append(day)
            if len(stamps) >= need:
                gifts.append(day)
                stamps = []
        return gifts, stamps

    def bestNeed(self, visits, expire):
        return [len(self.stampCard(visits, n, expire)[0]) for n in range(1, 4)]
#> Solution().stampCard([1, 2, 4, 9, 10], 3, 5)
#> Solution().stampCard([], 2, 7)
#> Solution().stampCard(visits=[3, 3, 3], need=2, expire=1)
#> Solution().bestNeed(visits=[1, 5, 6, 7], expire=2)
#> Solution().bestNeed([2, 4, 6, 20], 10)
# %%
def clean_queue(q, bad, lag):
    keep, holding = [], []
    for i, x in enumerate(q):
        holding.append((i, x))
        if x in bad:
            holding = [(j, y) for j, y in holding if y not in bad and i - j > lag // 2]
        while holding and i - holding[0][0] >= lag:
            keep.append(holding.pop(0)[1])
    return keep + [y for _, y in holding]
#> clean_queue('abxcd', 'x', 2)
#> clean_queue('', 'q', 1)
#> clean_queue('xxx', 'x', 3)
#> clean_queue('abcde', '', 2)
#> clean_queue('abcdzefz', 'z', 4)
# %%
def zigzag_stack(nums):
    ans = []
    for x in nums:
        while len(ans) >= 2 and (ans[-1] - ans[-2]) * (x - ans[-1]) >= 0:
            ans.pop()
        if not ans or ans[-1] != x:
            ans.append(x)
    return len(ans), ans
#> zigzag_stack([1, 3, 5, 2, 4])
#> zigzag_stack([])
#> zigzag_stack([2, 2, 2])
#> zigzag_stack([1, 2, 3, 4, 5])
#> zigzag_stack([9, 4, 6, 6, 1, 8])
# %%
from typing import List, Tuple

class Solution:
    def mergeShifts(self, shifts: List[Tuple[int, int]], slack: int) -> List[List[int]]:
        merged: List[List[int]] = []
        for s, e in sorted(shifts):
            if e <= s:
                continue
            if merged and s - merged[-1][1] <= slack:
                merged[-1][1] = max(merged[-1][1], e)
                merged[-1][2] += 1
            else:
                merged.append([s, e, 1])
        return [m for m in merged if m[2] > 1 or m[1] - m[0] > slack]
#> Solution().mergeShifts([(1, 3), (4, 6), (9, 10)], 1)
#> Solution().mergeShifts([], 0)
#> Solution().mergeShifts(shifts=[(5, 5), (7, 2)], slack=3)
#> Solution().mergeShifts(shifts=[(0, 9), (2, 4), (20, 25)], slack=2)
#> Solution().mergeShifts([(8, 12), (1, 2), (3, 8), (14, 15)], 0)
# %%
def bus_seats(cap, stops):
    aboard, sad, full = 0, 0, []
    for i, (off, on) in enumerate(stops):
        aboard = max(aboard - off, 0)
        room = cap - aboard
        if on > room:
            sad, aboard = sad + on - room, cap
            full.append(i)
        else:
            aboard += on
    return aboard, sad, full
#> bus_seats(4, [(0, 3), (1, 4), (2, 0)])
#> bus_seats(2, [])
#> bus_seats(0, [(1, 2), (0, 1)])
#> bus_seats(10, [(0, 10), (10, 10), (3, 1)])
#> bus_seats(5, [(0, 6), (2, 2), (9, 1), (0, 7)])
# %%
def countdown_heap(fuses, sparks):
    import heapq
    h = [(f, n) for n, f in fuses.items()]
    heapq.heapify(h)
    gone, now = [], 0
    for s in sparks:
        now += s
        while h and h[0][0] <= now:
            at, name = heapq.heappop(h)
            gone.append(name)
            if h and h[0][0] > now:
                nf, nn = heapq.heappop(h)
                heapq.heappush(h, (max(now, nf - at), nn))
    return gone, sorted(n for _, n in h)
#> countdown_heap({'a': 3, 'b': 7, 'c': 9}, [2, 2, 2])
#> countdown_heap({}, [5])
#> countdown_heap({'z': 1}, [])
#> countdown_heap({'p': 4, 'q': 4, 'r': 10}, [4, 3])
#> countdown_heap({'k': 2, 'l': 5, 'm': 6, 'n': 20}, [1, 1, 1, 1])
# %%
class Solution:
    def keyLock(self, dial, turns):
        n = len(dial)
        at, code, prev = 0, '', ''
        for t in turns:
            way = 'R' if t > 0 else 'L'
            at = (at + t) % n
            if prev and way != prev:
                code += dial[at]
            else:
                code = code[:-1] + dial[at]
            prev = way
        return code
#> Solution().keyLock("abcdef", [2, -1, 4])
#> Solution().keyLock("xyz", [])
#> Solution().keyLock(dial="12345", turns=[1, 1, 1])
#> Solution().keyLock(dial="pq", turns=[-3, 5, -1])
#> Solution().keyLock("0123456789", [7, -12, -3, 20, -1])
# %%
def factory(parts, recipe, goal):
    made, log = 0, []
    while made < goal:
        short = {p: n - parts.get(p, 0) for p, n in recipe.items() if parts.get(p, 0) < n}
        if short:
            log.append(short)
            break
        for p, n in recipe.items():
            parts[p] -= n
        made += 1
        if made % 2 == 0:
            parts['scrap'] = parts.get('scrap', 0) + 1
    return made, parts, log
#> factory({'bolt': 7, 'gear': 2}, {'bolt': 2, 'gear': 1}, 3)
#> factory({}, {'x': 1}, 2)
#> factory({'a': 1}, {}, 3)
#> factory({'k': 9}, {'k': 3}, 2)
#> factory({'scrap': 3, 'wire': 5}, {'scrap': 1, 'wire': 1}, 9)
# %%
def tide_pool(waves, walls):
    pool = 0
    dry = 0
    for i, w in enumerate(waves):
        wall = walls[i % len(walls)]
        over = w - wall
        if over > 0:
            pool += over
        elif pool:
            pool -= 1
        else:
            dry += 1
        if pool > wall * 2:
            pool = wall * 2
    return pool, dry
#> tide_pool([5, 2, 7], [3, 4])
#> tide_pool([], [1])
#> tide_pool([1, 1, 1], [2])
#> tide_pool([9, 9, 9, 0], [2, 1])
#> tide_pool([3, 0, 0, 6, 2], [2, 5, 1])
# %%
class Solution:
    def draftPick(self, teams, pool, rounds):
        pool = sorted(pool.items(), key=lambda kv: (-kv[1], kv[0]))
        roster = {t: [] for t in teams}
        order = list(teams)
        for r in range(rounds):
            for t in order:
                if not pool:
                    return roster
                if r == 0 or len(pool) == 1:
                    roster[t].append(pool.pop(0)[0])
                else:
                    roster[t].append(pool.pop(1)[0])
            order.reverse()
        return roster
#> Solution().draftPick(["N", "S"], {"ann": 5, "bob": 9, "cid": 7, "dee": 1}, 2)
#> Solution().draftPick([], {"x": 1}, 1)
#> Solution().draftPick(teams=["K"], pool={}, rounds=3)
#> Solution().draftPick(teams=["A", "B"], pool={"p": 3, "q": 3, "r": 3}, rounds=2)
#> Solution().draftPick(["U", "V", "W"], {"m": 2, "n": 8, "o": 6, "j": 4}, 5)
# %%
def balance_string(s, pairs):
    need = dict(pairs)
    st, fixed = [], []
    for ch in s:
        if ch in need:
            st.append(need[ch])
            fixed.append(ch)
        elif ch in need.values():
            while st and st[-1] != ch:
                fixed.append(st.pop())
            if st:
                fixed.append(st.pop())
        else:
            fixed.append(ch)
    fixed += reversed(st)
    return ''.join(fixed)
#> balance_string('(a[b)', ['()', '[]'])
#> balance_string('', ['()'])
#> balance_string('x)y', ['()'])
#> balance_string('{{z', ['{}'])
#> balance_string('<(>)[', ['<>', '()', '[]'])
# %%
def charge_stations(cars, plugs):
    free = [0] * plugs
    waits = {}
    for name, come, need in sorted(cars, key=lambda c: c[1]):
        i = free.index(min(free))
        start = max(come, free[i])
        if start - come > need:
            waits[name] = None
            continue
        waits[name] = start - come
        free[i] = start + need
    served = [w for w in waits.values() if w is not None]
    return waits, sum(served)
#> charge_stations([('a', 0, 5), ('b', 1, 2), ('c', 2, 4)], 1)
#> charge_stations([], 2)
#> charge_stations([('z', 9, 1)], 3)
#> charge_stations([('p', 3, 3), ('q', 3, 3), ('r', 4, 2)], 2)
#> charge_stations([('k', 0, 9), ('l', 1, 1), ('m', 8, 2), ('n', 9, 5)], 1)
# %%
class Solution:
    def snapLine(self, tiles, k):
        n = len(tiles)
        i = 0
        gone = ''
        while i + k <= n:
            part = tiles[i:i + k]
            if part == part[::-1]:
                gone += part[0]
                tiles = tiles[:i] + tiles[i + k:]
                n -= k
                i = max(0, i - k)
            else:
                i += 1
        return tiles, gone
#> Solution().snapLine("abaxyy", 2)
#> Solution().snapLine("", 3)
#> Solution().snapLine(tiles="abccba", k=2)
#> Solution().snapLine(tiles="xyxab", k=3)
#> Solution().snapLine("qwwqee", 4)
# %%
def trail_mix(bowls, spoon):
    from heapq import heapify, heapreplace
    if not bowls:
        return [], 0
    h = [(-b, i) for i, b in enumerate(bowls)]
    heapify(h)
    eaten = 0
    while -h[0][0] > spoon:
        b, i = h[0]
        bite = spoon + i
        eaten += min(bite, -b)
        heapreplace(h, (min(b + bite, 0), i))
    left = [0] * len(bowls)
    for b, i in h:
        left[i] = -b
    return left, eaten
#> trail_mix([5, 9, 3], 2)
#> trail_mix([], 4)
#> trail_mix([1, 2], 3)
#> trail_mix([8, 8, 8], 3)
#> trail_mix([12, 0, 7, 4], 4)
# %%
class Solution:
    def ladderRank(self, players, matches):
        ladder = list(players)
        moved = 0
        for a, b in matches:
            if a not in ladder:
                ladder.append(a)
            i, j = ladder.index(a), ladder.index(b)
            if i > j:
                if i - j <= 2:
                    ladder[i], ladder[j] = b, a
                else:
                    ladder.pop(i)
                    ladder.insert(i - 2, a)
                moved += 1
        return ''.join(ladder), moved
#> Solution().ladderRank("abcd", ["ca", "db"])
#> Solution().ladderRank("", [])
#> Solution().ladderRank(players="xy", matches=["xy", "yx"])
#> Solution().ladderRank(players="pqrst", matches=["tp", "tp", "zq"])
#> Solution().ladderRank("mn", ["mk"])
# %%
def squirrel(trees, nest, trips):
    cache, tired, here = [], 0, nest
    nuts = dict(trees)
    for _ in range(trips):
        options = [p for p in nuts if nuts[p] > 0]
        if not options:
            break
        p = min(options, key=lambda q: (abs(q - here) - nuts[q], q))
        tired += abs(p - here)
        here = p
        take = min(3, nuts[p])
        nuts[p] -= take
        cache.append(take)
        if len(cache) % 2 == 0:
            tired += abs(nest - here)
            here = nest
    return sum(cache), tired
#> squirrel({2: 4, 7: 6}, 5, 3)
#> squirrel({}, 0, 2)
#> squirrel({1: 1}, 1, 4)
#> squirrel({0: 3, 10: 3}, 5, 2)
#> squirrel({3: 5, 4: 2, 9: 8}, 6, 5)
# %%
def parse_plan(plan):
    todo, seq, depth = [], [], 0
    for tok in plan.split():
        if tok == 'do':
            todo.append(len(seq))
            depth = max(depth, len(todo))
        elif tok.startswith('times'):
            if not todo:
                raise ValueError(tok)
            start = todo.pop()
            seq += seq[start:] * (int(tok[5:]) - 1)
        else:
            seq.append(tok)
    return ' '.join(seq), depth
#> parse_plan('a do b times3 c')
#> parse_plan('')
#> parse_plan('do x do y times2 times2')
#> parse_plan('p times2')
#> parse_plan('do q do r s')
# %%
class Solution:
    def fishMarket(self, boats, stalls):
        stock = {}
        dumped = 0
        day = 0
        for catch in boats:
            day += 1
            fresh = {d: n for d, n in stock.items() if day - d < 2}
            dumped += sum(stock.values()) - sum(fresh.values())
            stock = fresh
            stock[day] = catch
            need = stalls[(day - 1) % len(stalls)]
            for d in sorted(stock):
                sell = min(need, stock[d])
                stock[d] -= sell
                need -= sell
                if need == 0:
                    break
        return stock, dumped
#> Solution().fishMarket([5, 3, 4], [2, 4])
#> Solution().fishMarket([], [1])
#> Solution().fishMarket(boats=[10, 0, 0], stalls=[3])
#> Solution().fishMarket(boats=[1, 2, 3], stalls=[9])
#> Solution().fishMarket([6, 6, 6, 6], [1, 5, 2])
# %%
def flag_semaphore(states, limit):
    permits, waiting, order = limit, [], []
    inside = set()
    for s in states:
        who = s.lower()
        if s.isupper():
            if who in inside or who in waiting:
                continue
            if permits:
                permits -= 1
                inside.add(who)
                order.append(who)
            else:
                waiting.append(who)
        elif who in inside:
            inside.discard(who)
            if waiting:
                nxt = waiting.pop(0)
                inside.add(nxt)
                order.append(nxt)
            else:
                permits += 1
    return ''.join(order), permits, waiting
#> flag_semaphore('ABCab', 2)
#> flag_semaphore('', 1)
#> flag_semaphore('AAaA', 1)
#> flag_semaphore('xyXY', 0)
#> flag_semaphore('PQRSqpr', 2)
# %%
def reach_top(blocks, jump):
    n = len(blocks)
    i = hops = 0
    best_fall = 0
    while i < n - 1:
        window = range(i + 1, min(i + jump, n - 1) + 1)
        ok = [j for j in window if blocks[j] - blocks[i] <= 1]
        if not ok:
            return None, i
        j = max(ok, key=lambda j: (blocks[j], j))
        best_fall = max(best_fall, blocks[i] - blocks[j])
        i = j
        hops += 1
    return hops, best_fall
#> reach_top([1, 2, 3, 1], 2)
#> reach_top([], 1)
#> reach_top([0, 5], 1)
#> reach_top([4, 1, 2, 5, 6], 3)
#> reach_top([3, 3, 0, 1, 2, 0], 2)
# %%
from collections import Counter, deque

class Solution:
    def orderedTasks(self, tasks, pause):
        wait = Counter(tasks)
        cool = deque()
        done = []
        t = 0
        for t in range(1, 31):
            if cool and cool[0][0] == t:
                _, name, left = cool.popleft()
                wait[name] = left
            live = [n for n in wait if wait[n] > 0]
            if not live and not cool:
                break
            if live:
                pick = max(live, key=lambda n: (wait[n], n))
                left = wait.pop(pick) - 1
                done.append(pick)
                if left:
                    cool.append((t + pause + 1, pick, left))
        return ''.join(done), t - 1
#> Solution().orderedTasks("aab", 1)
#> Solution().orderedTasks("", 2)
#> Solution().orderedTasks(tasks="ccc", pause=2)
#> Solution().orderedTasks(tasks="xyz", pause=0)
#> Solution().orderedTasks("ppqqr", 2)
# %%
def diskHead(start, reqs, mode):
    pos, travel = start, 0
    todo = list(reqs)
    served = []
    while todo:
        if mode == 'fifo':
            nxt = todo[0]
        elif mode == 'near':
            nxt = min(todo, key=lambda r: abs(r - pos))
        else:
            ahead = [r for r in todo if r >= pos]
            nxt = min(ahead) if ahead else min(todo)
        todo.remove(nxt)
        travel += abs(nxt - pos)
        pos = nxt
        served.append(nxt)
    return served, travel
#> diskHead(50, [40, 70, 10], 'near')
#> diskHead(5, [], 'fifo')
#> diskHead(20, [30, 10, 25], 'loop')
#> diskHead(0, [9, 3, 6], 'fifo')
#> diskHead(33, [30, 36, 35, 90], 'near')
# %%
def drop_blocks(width, drops):
    top = [0] * width
    full = 0
    for left, size in drops:
        right = min(left + size, width)
        if left >= right:
            continue
        h = max(top[left:right]) + 1
        for c in range(left, right):
            top[c] = h
        low = min(top)
        if low:
            full += low
            top = [t - low for t in top]
    return top, full
#> drop_blocks(4, [(0, 2), (2, 2), (1, 2)])
#> drop_blocks(3, [])
#> drop_blocks(2, [(5, 1), (0, 9)])
#> drop_blocks(5, [(0, 1), (0, 3), (2, 3)])
#> drop_blocks(3, [(0, 3), (1, 1), (0, 1), (2, 1)])
# %%
class Solution:
    def hillSum(self, nums):
        # for each value, add the nearest larger value on the left and nearest smaller on the right
        def left(i):
            j = i - 1
            while j >= 0 and nums[j] <= nums[i]:
                j -= 1
            return nums[j] if j >= 0 else 0

        def right(i):
            for j in range(i + 1, len(nums)):
                if nums[j] < nums[i]:
                    return nums[j]
            return 0
        return [left(i) + right(i) for i in range(len(nums))]
#> Solution().hillSum([5, 2, 4, 1])
#> Solution().hillSum([])
#> Solution().hillSum(nums=[3, 3, 3])
#> Solution().hillSum(nums=[1, 2, 3])
#> Solution().hillSum([8, 6, 7, 2])
# %%
def escrow(deals):
    held, ledger = {}, {}
    for step, deal in enumerate(deals):
        kind = deal[0]
        if kind == 'hold':
            _, key, payer, amount = deal
            ledger[payer] = ledger.get(payer, 0) - amount
            held[key] = (payer, amount, step)
        elif kind == 'pay' and deal[1] in held:
            payer, amount, since = held.pop(deal[1])
            fee = step - since
            ledger[deal[2]] = ledger.get(deal[2], 0) + amount - fee
        elif kind == 'void' and deal[1] in held:
            payer, amount, _ = held.pop(deal[1])
            ledger[payer] += amount
    return ledger, sorted(held)
#> escrow([('hold', 'k1', 'ann', 20), ('pay', 'k1', 'bob')])
#> escrow([])
#> escrow([('pay', 'zz', 'cy'), ('void', 'zz')])
#> escrow([('hold', 'a', 'x', 5), ('hold', 'b', 'x', 7), ('void', 'a')])
#> escrow([('hold', 'm', 'p', 9), ('hold', 'n', 'q', 4), ('pay', 'n', 'p'), ('pay', 'm', 'q')])
# %%
def walkie(calls, channels):
    on = {}
    log = []
    for c in calls:
        frm, to = c.split('>')
        if frm in on and on[frm] == to:
            del on[frm], on[to]
            log.append('end')
        elif frm in on or to in on:
            log.append('busy')
        elif len(on) // 2 >= channels:
            log.append('full')
        else:
            on[frm], on[to] = to, frm
            log.append('talk')
    return log, sorted(on)
#> walkie(['a>b', 'c>a', 'b>a'], 2)
#> walkie([], 1)
#> walkie(['p>q', 'r>s', 'q>p', 'r>s'], 1)
#> walkie(['x>y'], 0)
#> walkie(['k>l', 'm>n', 'l>m', 'k>l', 'l>m'], 3)
# %%
class Solution:
    def medalTable(self, results):
        table = {}
        for podium in results:
            for place, land in enumerate(podium.split('-')):
                if place > 2:
                    break
                row = table.setdefault(land, [0, 0, 0])
                row[place] += 1
        best = sorted(table, key=lambda c: ([-m for m in table[c]], c))
        lines, rank = [], 0
        for i, land in enumerate(best):
            if i == 0 or table[land] != table[best[i - 1]]:
                rank = i + 1
            lines.append((rank, land, sum(table[land])))
        return lines
#> Solution().medalTable(["no-se-fi", "se-no-dk"])
#> Solution().medalTable([])
#> Solution().medalTable(results=["jp"])
#> Solution().medalTable(results=["a-b-c-d", "b-a-c"])
#> Solution().medalTable(["it-fr-it", "fr-fr-es", "pt-it-es"])
# %%
def ink_pages(pages, tank, warn):
    level, events, i = tank, [], 0
    while i < len(pages):
        if pages[i] > tank:
            events.append(f'skip{i}')
            i += 1
            continue
        if pages[i] > level:
            events.append(f'fill{i}')
            level = tank
        level -= pages[i]
        if level < warn and (not events or not events[-1].startswith('low')):
            events.append(f'low{i}')
        i += 1
    return events, level
#> ink_pages([3, 4, 2, 5], 8, 3)
#> ink_pages([], 5, 1)
#> ink_pages([9, 1], 6, 2)
#> ink_pages([2, 2, 2, 2], 4, 1)
#> ink_pages([5, 1, 1, 6, 7], 7, 4)
