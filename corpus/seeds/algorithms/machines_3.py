# %%
def lift_day(requests, top):
    floor, energy = 0, 0
    trace = [0]
    for src, dst in requests:
        if not (0 <= src <= top and 0 <= dst <= top):
            continue
        for stop, load in ((src, 1), (dst, 2)):
            energy += abs(stop - floor) * load
            if stop != floor:
                trace.append(stop)
            floor = stop
    return trace, energy
#> lift_day([(2, 5), (5, 1)], 6)
#> lift_day([], 3)
#> lift_day([(0, 9), (3, 3)], 4)
#> lift_day([(1, 0), (0, 4), (4, 4)], 4)
#> lift_day([(6, 2), (7, 0), (2, 2), (-1, 3)], 7)
# %%
class Solution:
    def robotBattery(self, program, battery):
        x = y = 0
        dx, dy = 0, 1
        used = 0
        for c in program:
            cost = 1 if c in 'LR' else 2
            if used + cost > battery:
                break
            used += cost
            if c == 'L':
                dx, dy = -dy, dx
            elif c == 'R':
                dx, dy = dy, -dx
            else:
                x, y = x + dx, y + dy
        else:
            return (x, y), battery - used
        return (x, y), None
#> Solution().robotBattery("FFRFF", 20)
#> Solution().robotBattery("", 3)
#> Solution().robotBattery(program="FLFLFLF", battery=6)
#> Solution().robotBattery(program="RRF", battery=4)
#> Solution().robotBattery("LFFRFRFF", 13)
# %%
def vend(stock, coins, wish):
    credit = 0
    tray = []
    queue = list(wish)
    for c in coins:
        credit += c
        while queue:
            name = queue[0]
            price, left = stock.get(name, (0, 0))
            if left == 0:
                queue.pop(0)
                tray.append('!' + name)
            elif price <= credit:
                credit -= price
                stock[name] = (price, left - 1)
                tray.append(queue.pop(0))
            else:
                break
    return tray, credit
#> vend({'cola': (3, 1), 'chip': (2, 5)}, [1, 2, 2], ['cola', 'chip'])
#> vend({}, [5], ['gum'])
#> vend({'gum': (1, 2)}, [], ['gum'])
#> vend({'tea': (4, 1)}, [2, 2, 5], ['tea', 'tea'])
#> vend({'a': (1, 1), 'b': (6, 2)}, [5, 1, 1, 5], ['b', 'a', 'b', 'a'])
# %%
class Solution:
    def parkLot(self, size, moves):
        spots = [None] * size
        fees = {}
        for t, plate in enumerate(moves):
            at = next((i for i, s in enumerate(spots) if s and s[0] == plate), None)
            if at is not None:
                fees[plate] = fees.get(plate, 0) + t - spots[at][1] + at
                spots[at] = None
            elif None in spots:
                spots[spots.index(None)] = (plate, t)
            else:
                fees[plate] = fees.get(plate, 0) - 1
        return fees
#> Solution().parkLot(2, ["A1", "B2", "A1", "C3"])
#> Solution().parkLot(0, ["Z"])
#> Solution().parkLot(size=1, moves=["A", "B", "B", "A", "B"])
#> Solution().parkLot(size=3, moves=[])
#> Solution().parkLot(2, ["K", "L", "M", "K", "M", "L", "M"])
# %%
from collections import deque

def duel_cards(p, q, rounds):
    a, b = deque(p), deque(q)
    pot = []
    for turn in range(rounds):
        if not a or not b:
            break
        x, y = a.popleft(), b.popleft()
        pot += [max(x, y), min(x, y)]
        if x > y:
            a.extend(pot)
            pot = []
        elif y > x:
            b.extend(pot)
            pot = []
    return list(a), list(b), pot
#> duel_cards([3, 8], [5, 2], 3)
#> duel_cards([], [1], 4)
#> duel_cards([4, 6], [4, 1], 2)
#> duel_cards([7, 7], [7, 7], 5)
#> duel_cards([1, 9, 2], [8, 3, 2], 6)
# %%
from collections import Counter

class Solution:
    def runoff(self, ballots):
        alive = {c for b in ballots for c in b}
        rounds = 0
        while alive:
            rounds += 1
            tally = Counter({c: 0 for c in sorted(alive)})
            for b in ballots:
                for c in b:
                    if c in alive:
                        tally[c] += 1
                        break
            lead = max(sorted(tally), key=tally.get)
            if tally[lead] * 2 > sum(tally.values()):
                return lead, rounds
            alive.discard(min(sorted(tally, reverse=True), key=tally.get))
        return None, rounds
#> Solution().runoff(["ab", "ba", "cab", "ac"])
#> Solution().runoff([])
#> Solution().runoff(ballots=["x", "y"])
#> Solution().runoff(ballots=["pq", "pq", "q"])
#> Solution().runoff(["abc", "bca", "cab", "cba", "bac"])
# %%
def battle(heroes, monsters):
    log = []
    h, m = [list(x) for x in heroes], [list(x) for x in monsters]
    while h and m:
        (hp1, at1), (hp2, at2) = h[0], m[0]
        hp2 -= at1
        if hp2 <= 0:
            m.pop(0)
            log.append('H')
            continue
        m[0][0] = hp2
        h[0][0] = hp1 - at2
        if h[0][0] <= 0:
            h.pop(0)
            log.append('M')
    return ''.join(log), len(h), len(m)
#> battle([(10, 3)], [(5, 2), (4, 4)])
#> battle([], [(1, 1)])
#> battle([(5, 1), (5, 1)], [(4, 3)])
#> battle([(2, 9)], [(9, 1), (9, 1), (10, 5)])
#> battle([(6, 2), (8, 3)], [(7, 3), (6, 4)])
# %%
class Solution:
    def warehouse(self, moves, caps):
        stock = dict.fromkeys(caps, 0)
        refused = []
        for k, (item, qty) in enumerate(moves):
            if item not in stock:
                refused.append(k)
                continue
            new = stock[item] + qty
            if new < 0 or new > caps[item]:
                refused.append(k)
                stock[item] = 0 if new < 0 else caps[item]
            else:
                stock[item] = new
        return stock, refused
#> Solution().warehouse([("nut", 5), ("nut", -2), ("bolt", 9)], {"nut": 6, "bolt": 8})
#> Solution().warehouse([], {"a": 1})
#> Solution().warehouse(moves=[("ghost", 1)], caps={})
#> Solution().warehouse(moves=[("w", -4), ("w", 4), ("w", -4)], caps={"w": 10})
#> Solution().warehouse([("p", 3), ("q", 3), ("p", 3), ("q", -1), ("r", 1)], {"p": 5, "q": 5})
# %%
def cache_hits(capacity, keys):
    store, hits = [], ''
    for k in keys:
        if k in store:
            i = store.index(k)
            if i > 0:                      # move one step forward only
                store[i - 1], store[i] = store[i], store[i - 1]
            hits += 'h'
        else:
            if len(store) == capacity:
                store.pop()
            store.append(k)
            hits += '.'
    return hits, ''.join(store)
#> cache_hits(2, 'abacb')
#> cache_hits(1, '')
#> cache_hits(3, 'xyzzyx')
#> cache_hits(2, 'aaaa')
#> cache_hits(3, 'abcdcdab')
# %%
class Solution:
    def printerQueue(self, docs, mine):
        queue = [(p, i) for i, p in enumerate(docs)]
        paper = 0
        while queue:
            p, i = queue.pop(0)
            if any(other > p for other, _ in queue):
                queue.append((max(p - 1, 0), i) if i % 2 else (p, i))
                continue
            paper += 1
            if i == mine:
                return paper
        return -paper
#> Solution().printerQueue([2, 1, 4, 3], 2)
#> Solution().printerQueue([], 0)
#> Solution().printerQueue(docs=[5], mine=0)
#> Solution().printerQueue(docs=[1, 1, 1, 1], mine=3)
#> Solution().printerQueue([3, 9, 2, 9], 7)
# %%
def traffic(cars_ns, cars_ew, green):
    ns, ew = cars_ns, cars_ew
    t, light = 0, 'N'
    history = []
    while ns or ew:
        passed = 0
        for _ in range(green):
            if light == 'N' and ns:
                ns -= 1
                passed += 1
            elif light == 'E' and ew:
                ew -= 1
                passed += 1
            else:
                break
        t += max(passed, 1)
        history.append(light + str(passed))
        light = 'E' if light == 'N' else 'N'
    return t, history
#> traffic(3, 2, 2)
#> traffic(0, 0, 5)
#> traffic(0, 4, 3)
#> traffic(7, 1, 3)
#> traffic(5, 5, 2)
# %%
class Solution:
    def knockout(self, players):
        field = players[:]
        rounds = []
        while len(field) > 1:
            nxt = []
            for i in range(0, len(field) - 1, 2):
                a, b = field[i], field[i + 1]
                win = a if a[1] >= b[1] else b
                lose = b if win is a else a
                nxt.append((win[0], win[1] - lose[1] // 2))
            if len(field) % 2:
                nxt.append(field[-1])
            rounds.append([n for n, _ in nxt])
            field = nxt
        return rounds
#> Solution().knockout([("a", 9), ("b", 4), ("c", 6), ("d", 8)])
#> Solution().knockout([])
#> Solution().knockout(players=[("solo", 3)])
#> Solution().knockout(players=[("x", 5), ("y", 5), ("z", 4)])
#> Solution().knockout([("k", 2), ("l", 7), ("m", 7), ("n", 1), ("o", 6)])
# %%
def bank_day(accounts, orders, fee):
    acc = accounts.copy()
    failed = []
    for n, order in enumerate(orders):
        match order.split():
            case ['put', who, amt]:
                acc[who] = acc.get(who, 0) + int(amt)
            case ['move', src, dst, amt] if acc.get(src, 0) >= int(amt) + fee and dst in acc:
                acc[src] -= int(amt) + fee
                acc[dst] += int(amt)
            case ['close', who]:
                acc.pop(who, None)
            case _:
                failed.append(n)
    return acc, failed
#> bank_day({'ann': 10}, ['put bob 5', 'move ann bob 4', 'close ann'], 1)
#> bank_day({}, [], 2)
#> bank_day({'x': 3}, ['move x y 1', 'take x 1'], 0)
#> bank_day({'p': 8, 'q': 0}, ['move p q 8', 'move p q 6', 'move q p 6'], 2)
#> bank_day({'z': 1}, ['close z', 'close z', 'put z 9', 'put'], 1)
# %%
class Solution:
    def toggleHall(self, switches, presses):
        hall = [False] * switches
        for p in presses:
            if p == 0:
                hall = [not b for b in hall]
                continue
            step = abs(p)
            for i in range(step - 1, switches, step):
                hall[i] = p > 0 and not hall[i]
        return ''.join('#' if b else '-' for b in hall)
#> Solution().toggleHall(6, [1, 2])
#> Solution().toggleHall(0, [3])
#> Solution().toggleHall(switches=5, presses=[0, -2])
#> Solution().toggleHall(switches=8, presses=[3, 3, 4])
#> Solution().toggleHall(7, [1, -3, 0, 2])
# %%
def bake_off(scores, drop):
    totals = {}
    for name, marks in scores.items():
        ordered = sorted(marks)
        core = ordered[drop:len(ordered) - drop]
        totals[name] = sum(core) / len(core) if core else 0
    podium = sorted(totals, key=lambda n: (-totals[n], n))[:3]
    return [(n, round(totals[n], 2)) for n in podium]
#> bake_off({'ann': [7, 8, 9, 2], 'bob': [6, 6, 6, 6]}, 1)
#> bake_off({}, 0)
#> bake_off({'x': [1]}, 1)
#> bake_off({'a': [5, 5], 'b': [9, 1], 'c': [4, 6], 'd': [10, 10]}, 0)
#> bake_off({'p': [3, 9, 4], 'q': [8, 2, 8], 'r': [1, 1, 10]}, 1)
# %%
from typing import List

class Solution:
    def fishPond(self, sizes: List[int], swims: List[int]) -> List[int]:
        st = []
        for size, way in zip(sizes, swims):
            if way:
                st.append((size, 1))
                continue
            while st and st[-1][1] and st[-1][0] < size:
                size += st.pop()[0] // 2
            if not (st and st[-1][1]):
                st.append((size, 0))
            elif st[-1][0] == size:
                st.pop()
        return [s if w else -s for s, w in st]
#> Solution().fishPond([4, 3, 2, 1], [1, 1, 0, 0])
#> Solution().fishPond([], [])
#> Solution().fishPond(sizes=[2, 5], swims=[1, 0])
#> Solution().fishPond(sizes=[3, 3, 1], swims=[1, 0, 0])
#> Solution().fishPond([2, 6, 4, 5, 9], [1, 1, 1, 0, 0])
# %%
def ant_line(length, ants, ticks):
    pos = [[p, d] for p, d in ants]
    for _ in range(ticks):
        for ant in pos:
            ant[0] += ant[1]
            if ant[0] == 0 or ant[0] == length:
                ant[1] = -ant[1]
        spots = [a[0] for a in pos]
        for ant in pos:
            if spots.count(ant[0]) > 1:
                ant[1] = -ant[1]
    return [tuple(a) for a in pos]
#> ant_line(5, [(1, 1), (3, -1)], 2)
#> ant_line(4, [], 3)
#> ant_line(3, [(1, 1)], 5)
#> ant_line(6, [(2, 1), (5, -1)], 4)
#> ant_line(4, [(1, 1), (2, 1), (3, -1)], 3)
# %%
class Solution:
    def diceTrack(self, rolls, traps, goal):
        at, bonus = 0, False
        seen = []
        for r in rolls:
            step = r * 2 if bonus else r
            bonus = r == 6
            at += step
            if at > goal:
                at = goal - (at - goal)
            at = traps.get(at, at)
            seen.append(at)
            if at == goal:
                return len(seen), seen
        return None, seen
#> Solution().diceTrack([6, 3, 2], {12: 4}, 15)
#> Solution().diceTrack([], {}, 10)
#> Solution().diceTrack(rolls=[5, 5], traps={5: 0}, goal=5)
#> Solution().diceTrack(rolls=[4, 4, 4], traps={}, goal=10)
#> Solution().diceTrack([1, 6, 6, 2, 3], {7: 2, 14: 9}, 12)
# %%
def water_rota(plants, days):
    dry = {name: 0 for name in plants}
    wilted, diary = set(), []
    for d in range(days):
        for name in dry:
            dry[name] += 1
        alive = [n for n in dry if n not in wilted]
        if not alive:
            break
        pick = max(alive, key=lambda n: dry[n] - plants[n])
        dry[pick] = 0
        diary.append(pick)
        wilted |= {n for n in alive if dry[n] > plants[n]}
    return diary, sorted(wilted)
#> water_rota({'fern': 1, 'rose': 2}, 4)
#> water_rota({}, 2)
#> water_rota({'moss': 0}, 3)
#> water_rota({'a': 1, 'b': 1, 'c': 1}, 4)
#> water_rota({'ivy': 3, 'palm': 2, 'aloe': 5}, 5)
# %%
class Solution:
    def tugOfWar(self, left, right, width):
        mark = 0
        l, r = sum(left), sum(right)
        for sec in range(1, 20):
            pull = r - l
            mark += (pull > 0) - (pull < 0)
            if abs(mark) >= width:
                return ('right' if mark > 0 else 'left'), sec
            if pull > 0 and right:
                r -= max(right) // 3
            elif pull < 0 and left:
                l -= max(left) // 3
        return 'draw', mark
#> Solution().tugOfWar([5, 6], [9, 3], 2)
#> Solution().tugOfWar([], [], 1)
#> Solution().tugOfWar(left=[10], right=[2], width=3)
#> Solution().tugOfWar(left=[3, 3], right=[4, 4], width=5)
#> Solution().tugOfWar([1], [30, 30], 4)
# %%
def shuffleMachine(deck, script):
    cards = list(deck)
    n = len(cards)
    for op in script:
        half = (n + 1) // 2
        if op == 'i':
            top, low = cards[:half], cards[half:]
            cards[::2], cards[1::2] = top, low
        elif op == 'c':
            cards = cards[half:] + cards[:half]
        elif op == 'r':
            cards.reverse()
        elif op.isdigit() and cards:
            cards.insert(int(op) % n, cards.pop())
    return ''.join(cards)
#> shuffleMachine('abcdef', 'ic')
#> shuffleMachine('', 'i3r')
#> shuffleMachine('wxyz', 'r2')
#> shuffleMachine('12345', 'iiq')
#> shuffleMachine('abcdefg', 'c1rc9')
# %%
class Solution:
    def snakeGame(self, w, h, food, moves):
        dirs = {'U': (0, -1), 'D': (0, 1), 'L': (-1, 0), 'R': (1, 0)}
        body = [(0, 0)]
        ate = 0
        for m in moves:
            dx, dy = dirs[m]
            head = ((body[0][0] + dx) % w, (body[0][1] + dy) % h)
            if ate < len(food) and head == food[ate]:
                ate += 1
            else:
                body.pop()
            if head in body:
                return -1, ate
            body.insert(0, head)
        return body[0], ate
#> Solution().snakeGame(3, 2, [(1, 0)], "RR")
#> Solution().snakeGame(2, 2, [], "")
#> Solution().snakeGame(w=4, h=3, food=[(1, 0), (2, 0)], moves="RRDL")
#> Solution().snakeGame(w=3, h=3, food=[(0, 2)], moves="UUL")
#> Solution().snakeGame(3, 1, [(1, 0), (2, 0)], "RRRR")
# %%
def auction_clock(start, step, buyers):
    price = start
    queue = sorted(buyers.items(), key=lambda kv: kv[0])
    sales = []
    while price > 0 and queue:
        takers = [b for b in queue if b[1][0] >= price]
        for b in takers:
            name, (limit, qty) = b
            queue.remove(b)
            sales.append((name, price))
            if qty > 1:
                queue.append((name, (limit - step, qty - 1)))
        price -= step
    return sales
#> auction_clock(10, 3, {'ann': (7, 1), 'bob': (10, 2)})
#> auction_clock(5, 1, {})
#> auction_clock(4, 2, {'z': (1, 3)})
#> auction_clock(9, 4, {'p': (9, 1), 'q': (9, 1)})
#> auction_clock(12, 2, {'u': (11, 2), 'v': (6, 1), 'w': (3, 4)})
# %%
class Solution:
    def hospitalBeds(self, arrivals, beds, stay):
        occupied = []
        waiting = []
        result = []
        for day, count in enumerate(arrivals):
            occupied = [d for d in occupied if d > day]
            waiting += [day] * count
            while waiting and len(occupied) < beds:
                came = waiting.pop(0)
                occupied.append(day + stay)
                result.append(day - came)
        return result, len(waiting)
#> Solution().hospitalBeds([2, 1, 0, 1], 2, 2)
#> Solution().hospitalBeds([], 3, 1)
#> Solution().hospitalBeds(arrivals=[3], beds=0, stay=4)
#> Solution().hospitalBeds(arrivals=[1, 1, 1, 1], beds=1, stay=2)
#> Solution().hospitalBeds([4, 0, 0, 2, 0], 2, 3)
# %%
def pinball(field, x):
    score, y = 0, 0
    path = ''
    while 0 <= y < len(field):
        if not 0 <= x < len(field[y]):
            return 'lost', score
        c = field[y][x]
        path += c
        if c == '/':
            x -= 1
        elif c == '\\':
            x += 1
        elif c.isdigit():
            score += int(c)
        y += 1
    return path, score
#> pinball(['.\\..', '..3.', '../.', '.5..'], 1)
#> pinball([], 0)
#> pinball(['/..', '...'], 0)
#> pinball(['12', '34'], 1)
#> pinball(['.\\.', '\\./', '9/1', '.7.'], 1)
# %%
class Solution:
    def energyGrid(self, usage, solar, battery):
        charge, bought, sold = 0, 0, 0
        for u, s in zip(usage, solar):
            net = s - u
            if net >= 0:
                store = min(net, battery - charge)
                charge += store
                sold += net - store
            else:
                draw = min(-net, charge)
                charge -= draw
                bought += -net - draw
        return {'charge': charge, 'bought': bought, 'sold': sold}
#> Solution().energyGrid([3, 4, 5], [6, 2, 1], 2)
#> Solution().energyGrid([], [], 10)
#> Solution().energyGrid(usage=[1, 1, 1], solar=[0, 0, 9], battery=5)
#> Solution().energyGrid(usage=[2, 8], solar=[10, 0], battery=100)
#> Solution().energyGrid([5, 0, 7, 3], [4, 6, 3, 3], 4)
# %%
def pet_days(events):
    hunger, joy, state = 3, 3, 'calm'
    book = []
    for e in events:
        if e == 'feed':
            hunger = max(hunger - 2, 0)
        elif e == 'play':
            joy, hunger = min(joy + 2, 9), hunger + 1
        else:
            hunger, joy = hunger + 1, joy - 1
        state = 'gone' if hunger > 6 else 'sad' if joy < 2 else 'happy' if joy > 5 else 'calm'
        book.append(state)
        if state == 'gone':
            break
    return book, hunger, joy
#> pet_days(['feed', 'play', 'play'])
#> pet_days([])
#> pet_days(['sleep'] * 5)
#> pet_days(['sleep', 'sleep', 'feed', 'play'])
#> pet_days(['play', 'play', 'play', 'play', 'feed'])
# %%
class Solution:
    def mineCart(self, track, speed):
        pos, v = 0, speed
        stops = []
        while v > 0 and pos < len(track):
            s = track[pos]
            if s == '^':
                v -= 1
            elif s == 'v':
                v = min(v + 1, 3)
            elif s == 'x':
                stops.append(pos)
                v = 1
            pos += v
        return pos, v, stops
#> Solution().mineCart("-^-v-x", 2)
#> Solution().mineCart("", 1)
#> Solution().mineCart(track="^^^", speed=1)
#> Solution().mineCart(track="vvvvvv", speed=1)
#> Solution().mineCart("--x--^v^-x", 2)
# %%
def trade_ring(players, hands, give):
    n = len(players)
    now = {p: list(h) for p, h in zip(players, hands)}
    passing = []
    for p in players:
        pile = sorted(now[p])
        passing.append(pile[:give])
        now[p] = pile[give:]
    for i in range(n):
        now[players[(i + 1) % n]] += passing[i]
    strongest = max(players, key=lambda p: (sum(now[p]), p)) if n else ''
    return now, strongest
#> trade_ring(['a', 'b', 'c'], [[1, 5], [2, 9], [7, 3]], 1)
#> trade_ring([], [], 2)
#> trade_ring(['solo'], [[4, 4]], 1)
#> trade_ring(['x', 'y'], [[8, 1, 6], []], 2)
#> trade_ring(['p', 'q', 'r'], [[5], [6, 2], [9, 1, 3]], 3)
# %%
class Solution:
    def bellRinger(self, minutes, rule):
        rings = 0
        silent = []
        for m in range(minutes + 1):
            due = [name for name, every in rule if m % every == 0]
            if len(due) > 1:
                silent.append((m, due[-1]))
                rings += len(due) - 1
            else:
                rings += len(due)
        return rings, silent
#> Solution().bellRinger(6, [("a", 2), ("b", 3)])
#> Solution().bellRinger(0, [])
#> Solution().bellRinger(minutes=5, rule=[("x", 1)])
#> Solution().bellRinger(minutes=4, rule=[("p", 4), ("q", 2), ("r", 4)])
#> Solution().bellRinger(9, [("u", 5), ("v", 4)])
# %%
def campfire(logs, hours):
    heat, fire = [], []
    for h in range(hours):
        if logs and (not fire or len(fire) < 2 and h % 2 == 0):
            fire.append(logs.pop(0))
        fire = [x - 1 for x in fire]
        heat.append(sum(1 for x in fire if x >= 0))
        fire = [x for x in fire if x > 0]
    return heat, logs, fire
#> campfire([2, 1, 3], 4)
#> campfire([], 3)
#> campfire([5], 2)
#> campfire([1, 1, 1, 1], 5)
#> campfire([3, 4, 2], 6)
# %%
class Solution:
    def voteKick(self, members, votes, need):
        room = set(members)
        against = {}
        kicked = []
        for voter, target in votes:
            if voter not in room or target not in room or voter == target:
                continue
            group = against.setdefault(target, set())
            group.add(voter)
            if len(group & room) >= need:
                room.discard(target)
                kicked.append(target)
        return kicked, sorted(room)
#> Solution().voteKick("abcd", ["ab", "cb", "bd"], 2)
#> Solution().voteKick("", [], 1)
#> Solution().voteKick(members="xy", votes=["xx", "xy", "yx"], need=1)
#> Solution().voteKick(members="pqr", votes=["pq", "pq", "pr"], need=2)
#> Solution().voteKick("klmno", ["kl", "mk", "nk", "ml", "nl", "ol"], 2)
# %%
def glacier(rows, warm):
    rows = [list(r) for r in rows]
    day = 0
    while any(c > 0 for r in rows for c in r) and day < 5:
        day += 1
        for r in range(len(rows)):
            for c in range(len(rows[r])):
                if rows[r][c] > 0:
                    edge = r in (0, len(rows) - 1) or c in (0, len(rows[r]) - 1)
                    rows[r][c] = max(0, rows[r][c] - warm - edge)
    return day, rows
#> glacier([[3, 3], [3, 9]], 2)
#> glacier([], 1)
#> glacier([[0, 0]], 4)
#> glacier([[5, 5, 5], [5, 8, 5], [5, 5, 5]], 3)
#> glacier([[20]], 1)
# %%
from functools import reduce

class Solution:
    def alarmPanel(self, pin, keys):
        def press(state, key):
            typed, tries, mode = state
            if mode != 'armed':
                return state
            typed += key
            if len(typed) < len(pin):
                return (typed, tries, mode)
            if typed == pin:
                return ('', tries, 'open')
            tries += 1
            return ('', tries, 'siren' if tries == 3 else 'armed')
        return reduce(press, keys, ('', 0, 'armed'))
#> Solution().alarmPanel("12", "1312")
#> Solution().alarmPanel("999", "")
#> Solution().alarmPanel(pin="7", keys="1237")
#> Solution().alarmPanel(pin="46", keys="4446")
#> Solution().alarmPanel("305", "3033053")
# %%
def subway(stations, riders, seats):
    where = {s: i for i, s in enumerate(stations)}
    on, left_behind = [], []
    peak = 0
    for i, s in enumerate(stations):
        on = [r for r in on if r[1] != i]
        for name, a, b in riders:
            if where.get(a) == i and where.get(b, -1) > i:
                if len(on) < seats:
                    on.append((name, where[b]))
                else:
                    left_behind.append(name)
        peak = max(peak, len(on))
    return peak, left_behind
#> subway('ABCD', [('x', 'A', 'C'), ('y', 'B', 'D'), ('z', 'B', 'C')], 2)
#> subway('', [], 1)
#> subway('AB', [('p', 'B', 'A'), ('q', 'A', 'Z')], 3)
#> subway('LMN', [('u', 'L', 'M'), ('v', 'M', 'N')], 1)
#> subway('ABCD', [('k', 'A', 'D'), ('l', 'A', 'B'), ('m', 'C', 'D')], 1)
# %%
class Solution:
    def hopGame(self, stones: str, hops: list) -> list:
        frogs = [i for i, c in enumerate(stones) if c == 'F']
        n = len(stones)
        taken = set(frogs)
        for k, h in enumerate(hops):
            if not frogs:
                return []
            f = k % len(frogs)
            to = frogs[f] + h
            while to in taken:
                to += 1
            taken.discard(frogs[f])
            if to < n and stones[to] != '~':
                frogs[f] = to
                taken.add(to)
            else:
                frogs.pop(f)
        return frogs
#> Solution().hopGame("FF...~.", [1, 2, 1])
#> Solution().hopGame("...", [1, 2])
#> Solution().hopGame(stones="F.~.", hops=[2])
#> Solution().hopGame(stones="F.F.F...", hops=[2, 2, 2])
#> Solution().hopGame("FF~FF...", [1, 1, 4, 2])
# %%
def coin_pusher(shelf, drops, depth):
    won = 0
    lanes = [list(s) for s in shelf]
    for lane, coin in drops:
        lane %= len(lanes)
        lanes[lane].insert(0, coin)
        if len(lanes[lane]) > depth:
            fallen = lanes[lane].pop()
            won += fallen
            if fallen == coin and len(lanes) > 1:
                lanes[(lane + 1) % len(lanes)].insert(0, 1)
    return won, lanes
#> coin_pusher([[1, 2], [5]], [(0, 1), (1, 2), (0, 5)], 2)
#> coin_pusher([[]], [], 1)
#> coin_pusher([[3], [3]], [(0, 3), (1, 3)], 1)
#> coin_pusher([[], [], []], [(4, 2), (5, 2), (6, 2)], 2)
#> coin_pusher([[1, 1, 1]], [(0, 1), (0, 2), (0, 3)], 3)
# %%
class Solution:
    def stormShelter(self, families, rooms):
        rooms = sorted(rooms)
        outside = 0
        for size in sorted(families, reverse=True):
            idx = next((i for i in range(len(rooms)) if rooms[i] >= size), -1)
            if idx == -1:
                outside += size
                continue
            left = rooms.pop(idx) - size
            k = 0
            while k < len(rooms) and rooms[k] < left:
                k += 1
            rooms.insert(k, left)
        return outside, rooms
#> Solution().stormShelter([4, 2, 3], [5, 4])
#> Solution().stormShelter([], [2, 1])
#> Solution().stormShelter(families=[6], rooms=[])
#> Solution().stormShelter(families=[1, 1, 1, 1], rooms=[2, 2])
#> Solution().stormShelter([5, 5, 2, 1], [6, 3, 5])
# %%
def ski_lift(groups, chair):
    groups = list(groups)
    rides, singles = [], 0
    while groups or singles:
        seats = chair
        here = []
        if groups:
            g = groups.pop(0)
            part = min(g, seats)
            here.append(part)
            seats -= part
            if g - part == 1:
                singles += 1
            elif g > part:
                groups.insert(0, g - part)
        fill = min(seats, singles)
        singles -= fill
        rides.append(here + [1] * fill)
    return rides
#> ski_lift([3, 2, 1], 2)
#> ski_lift([], 4)
#> ski_lift([5, 5], 4)
#> ski_lift([1, 1, 1], 3)
#> ski_lift([4, 3, 2], 3)
# %%
class Solution:
    def orchard(self, trees, pickers, basket):
        carry = [0] * pickers
        trips = [0] * pickers
        who = 0
        for fruit in trees:
            while fruit:
                take = min(fruit, basket - carry[who])
                carry[who] += take
                fruit -= take
                if carry[who] == basket:
                    trips[who] += 1
                    carry[who] = 0
                    who = (who + 1) % pickers
        return trips, carry
#> Solution().orchard([5, 3], 2, 4)
#> Solution().orchard([], 1, 2)
#> Solution().orchard(trees=[10], pickers=3, basket=3)
#> Solution().orchard(trees=[1, 1, 1], pickers=2, basket=5)
#> Solution().orchard([7, 0, 6], 2, 3)
