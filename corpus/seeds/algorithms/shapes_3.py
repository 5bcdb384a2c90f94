# %%
class Shelf:
    def __init__(self, room):
        self.room = room
        self.books = []

    def add(self, title):
        if len(self.books) == self.room:
            self.books.pop(0)
        self.books.append(title)

    def remove(self, title):
        if title in self.books:
            self.books.remove(title)
            return True
        return False

    def __repr__(self):
        return f'Shelf({self.books})'

def library_day(room, ops):
    shelf = Shelf(room)
    found = 0
    for op, title in ops:
        if op == 'in':
            shelf.add(title)
        elif shelf.remove(title):
            found += 1
    return found, shelf.books
#> library_day(2, [('in', 'A'), ('in', 'B'), ('in', 'C'), ('out', 'A')])
#> library_day(1, [])
#> library_day(3, [('in', 'X'), ('out', 'X'), ('out', 'X')])
#> library_day(2, [('in', 'P'), ('in', 'P'), ('out', 'P')])
#> library_day(1, [('in', 'Q'), ('in', 'R'), ('out', 'R'), ('in', 'S')])
# %%
class Purse:
    def __init__(self, gold=0, silver=0):
        extra, self.silver = divmod(silver, 12)
        self.gold = gold + extra

    def __add__(self, other):
        return Purse(self.gold + other.gold, self.silver + other.silver)

    def __lt__(self, other):
        return (self.gold, self.silver) < (other.gold, other.silver)

    def __eq__(self, other):
        return (self.gold, self.silver) == (other.gold, other.silver)

    def __repr__(self):
        return f'{self.gold}g{self.silver}s'

def richest(pairs):
    purses = [Purse(*p) for p in pairs]
    total = sum(purses, Purse())
    if not purses:
        return str(total)
    top = max(purses)
    ties = sum(1 for p in purses if p == top)
    return f'{total} {top} {ties}'
#> richest([(1, 5), (0, 20), (1, 8)])
#> richest([])
#> richest([(2, 0)])
#> richest([(0, 30), (2, 6), (1, 1)])
#> richest([(0, 1), (0, 2), (0, 11)])
# %%
class Solution:
    class Counter3:
        def __init__(self):
            self.hits = {}

        def add(self, key):
            self.hits[key] = (self.hits.get(key, 0) + 1) % 3

        def get(self, key):
            return self.hits.get(key, 0)

        def __repr__(self):
            return f'Counter3({self.hits})'

    def lampStates(self, presses, lamps):
        c = self.Counter3()
        for p in presses:
            c.add(p)
        return ''.join('.oO'[c.get(x)] for x in lamps)
#> Solution().lampStates('aabac', 'abc')
#> Solution().lampStates('', 'xy')
#> Solution().lampStates('zzzz', 'zq')
#> Solution().lampStates('hello', 'leo')
#> Solution().lampStates('banana', 'nab')
# %%
class Dial:
    def __init__(self, size):
        self.size = size
        self._pos = 0

    @property
    def pos(self):
        return self._pos

    @pos.setter
    def pos(self, value):
        self._pos = value % self.size

    def __repr__(self):
        return f'Dial@{self._pos}/{self.size}'

def crack(size, turns, secret):
    d = Dial(size)
    clicks = []
    for t in turns:
        d.pos += t
        if d.pos == secret:
            clicks.append(t)
            d.pos = 0
    return clicks, d.pos
#> crack(10, [3, 4, 5, -2], 7)
#> crack(5, [], 1)
#> crack(6, [-1, -1, 2], 5)
#> crack(8, [10, 6, 2, 8], 2)
#> crack(12, [5, 5, 5, 5, 5], 3)
# %%
class Solution:
    def __init__(self):
        self.stack = []
        self.log = []

    def push(self, x):
        if self.stack and self.stack[-1] == x:
            self.stack.pop()
            self.log.append(-x)
        else:
            self.stack.append(x)

    def stackTwins(self, nums, lifts):
        for x in nums:
            self.push(x)
        while lifts > 0 and self.stack:
            self.push(self.stack[0])
            lifts -= 1
        return self.stack, self.log
#> Solution().stackTwins(nums=[1, 2, 2, 3], lifts=1)
#> Solution().stackTwins(nums=[], lifts=4)
#> Solution().stackTwins(nums=[5], lifts=2)
#> Solution().stackTwins(nums=[4, 4, 4], lifts=0)
#> Solution().stackTwins(nums=[1, 2, 1, 1], lifts=3)
# %%
class Span:
    def __init__(self, lo, hi):
        self.lo, self.hi = min(lo, hi), max(lo, hi)

    def __len__(self):
        return self.hi - self.lo

    def __contains__(self, x):
        return self.lo <= x < self.hi

    def __and__(self, other):
        lo, hi = max(self.lo, other.lo), min(self.hi, other.hi)
        return Span(lo, hi) if lo < hi else Span(lo, lo)

    def __repr__(self):
        return f'[{self.lo}..{self.hi})'

def shared_hours(shifts, moments):
    common = Span(0, 24)
    for a, b in shifts:
        common = common & Span(a, b)
        if not len(common):
            return 'none'
    inside = [m for m in moments if m in common]
    return f'{common} {inside}'
#> shared_hours([(8, 16), (18, 10)], [9, 10, 15, 16])
#> shared_hours([], [0, 24, 3])
#> shared_hours([(1, 5), (5, 9)], [5])
#> shared_hours([(2, 20), (4, 12), (11, 3)], [4, 11])
#> shared_hours([(7, 7), (1, 3)], [7])
# %%
class Robot:
    DIRS = [(0, 1), (1, 0), (0, -1), (-1, 0)]

    def __init__(self):
        self.x = self.y = self.face = 0
        self.mem = []

    def turn(self, k):
        self.face = (self.face + k) % 4
        return self

    def go(self, steps):
        dx, dy = Robot.DIRS[self.face]
        self.x += dx * steps
        self.y += dy * steps
        return self

    def save(self):
        self.mem.append((self.x, self.y))
        return self

    def back(self):
        if self.mem:
            self.x, self.y = self.mem.pop()
        return self

    def __repr__(self):
        return f'Robot({self.x},{self.y},{self.face})'

def drive(program):
    r = Robot()
    for c in program:
        if c.isdigit():
            r.go(int(c))
        elif c in 'LR':
            r.turn(1 if c == 'R' else -1)
        elif c == '(':
            r.save()
        elif c == ')':
            r.back().turn(2)
    return repr(r)
#> drive('3R2')
#> drive('')
#> drive('1(2L5)4')
#> drive(')RR7')
#> drive('(R1(R1)1)9')
# %%
class Solution:
    def bankDay(self, ops):
        accounts = {}
        fails = []
        for i, (kind, who, amount) in enumerate(ops):
            try:
                getattr(self, kind)(accounts, who, amount)
            except (ValueError, KeyError) as e:
                fails.append((i, type(e).__name__))
        return accounts, fails

    def open(self, acc, who, amount):
        if who in acc:
            raise ValueError(who)
        acc[who] = amount

    def take(self, acc, who, amount):
        if acc[who] < amount:
            raise ValueError(amount)
        acc[who] -= amount

    def give(self, acc, who, amount):
        acc[who] += amount
#> Solution().bankDay([('open', 'al', 10), ('take', 'al', 4)])
#> Solution().bankDay([])
#> Solution().bankDay([('give', 'bo', 3), ('open', 'bo', 1), ('open', 'bo', 2)])
#> Solution().bankDay([('open', 'x', 5), ('take', 'x', 9), ('give', 'x', 9), ('take', 'x', 9)])
#> Solution().bankDay([('open', 'p', 0), ('open', 'q', 7), ('take', 'q', 7), ('give', 'p', 7)])
# %%
class Poly:
    def __init__(self, coefs):
        self.c = list(coefs)
        while self.c and self.c[-1] == 0:
            self.c.pop()

    def __mul__(self, other):
        if not self.c or not other.c:
            return Poly([])
        out = [0] * (len(self.c) + len(other.c) - 1)
        for i, a in enumerate(self.c):
            for j, b in enumerate(other.c):
                out[i + j] += a * b
        return Poly(out)

    def __call__(self, x):
        acc = 0
        for a in reversed(self.c):
            acc = acc * x + a
        return acc

    def __repr__(self):
        return f'Poly({self.c})'

def roots_poly(roots, probes):
    p = Poly([1])
    for r in roots:
        p = p * Poly([-r, 1])
    return p.c, [p(x) for x in probes]
#> roots_poly([1, 2], [0, 3])
#> roots_poly([], [5])
#> roots_poly([0], [4, -4])
#> roots_poly([1, -1, 2], [2, 3])
#> roots_poly([3, 3], [])
# %%
class Hotel:
    def __init__(self, rooms):
        self.free = list(range(1, rooms + 1))
        self.guests = {}

    def check_in(self, name):
        if not self.free or name in self.guests:
            return 0
        room = min(self.free)
        self.free.remove(room)
        self.guests[name] = room
        return room

    def check_out(self, name):
        room = self.guests.pop(name, None)
        if room is None:
            return 0
        self.free.append(room)
        return -room

    def __repr__(self):
        return f'Hotel({self.free}, {self.guests})'

def front_desk(rooms, events):
    h = Hotel(rooms)
    return [h.check_in(e[1:]) if e[0] == '+' else h.check_out(e[1:]) for e in events], h.guests
#> front_desk(2, ['+ann', '+bob', '+cat'])
#> front_desk(0, ['+x'])
#> front_desk(2, ['+a', '+b', '-a', '+c', '-z'])
#> front_desk(1, ['+m', '+m', '-m', '-m'])
#> front_desk(3, [])
# %%
class Solution:
    def runElevator(self, start: int, calls: list, capacity: int):
        floor, travelled, aboard = start, 0, 0

        def ride(to):
            nonlocal floor, travelled
            travelled += abs(to - floor)
            floor = to

        for src, dst in calls:
            if aboard == capacity:
                ride(0)
                aboard = 0
            ride(src)
            aboard += 1
            if dst <= src:
                ride(dst)
                aboard -= 1
        return floor, travelled, aboard
#> Solution().runElevator(start=0, calls=[(3, 1), (2, 5)], capacity=2)
#> Solution().runElevator(start=4, calls=[], capacity=1)
#> Solution().runElevator(start=1, calls=[(1, 6), (2, 7), (5, 0)], capacity=1)
#> Solution().runElevator(start=9, calls=[(9, 9)], capacity=3)
#> Solution().runElevator(start=2, calls=[(4, 8), (1, 3), (6, 2), (7, 9)], capacity=2)
# %%
class MinStackish:
    def __init__(self):
        self.items = []
        self.lows = []

    def push(self, x):
        self.items.append(x)
        self.lows.append(x if not self.lows else min(x, self.lows[-1]))

    def pop(self):
        self.lows.pop()
        return self.items.pop()

    @property
    def low(self):
        return self.lows[-1]

    def __bool__(self):
        return bool(self.items)

    def __repr__(self):
        return f'{self.items}|{self.lows}'

def dig(depths, keep_above):
    s = MinStackish()
    removed = 0
    for d in depths:
        s.push(d)
        while s and s.low < keep_above:
            removed += s.pop()
    return s.items, removed
#> dig([5, 3, 6, 1, 7], 2)
#> dig([], 5)
#> dig([1, 1, 1], 4)
#> dig([9, 8, 7], 0)
#> dig([4, -2, 6, -5], 0)
# %%
class Grid2:
    def __init__(self, rows):
        self.rows = [list(r) for r in rows]

    def __getitem__(self, rc):
        r, c = rc
        if 0 <= r < len(self.rows) and 0 <= c < len(self.rows[r]):
            return self.rows[r][c]
        return '#'

    def __setitem__(self, rc, v):
        r, c = rc
        self.rows[r][c] = v

    def __repr__(self):
        return '/'.join(''.join(r) for r in self.rows)

def slide(rows, r, c, moves):
    g = Grid2(rows)
    steps = {'u': (-1, 0), 'd': (1, 0), 'l': (0, -1), 'r': (0, 1)}
    for m in moves:
        dr, dc = steps[m]
        while g[r + dr, c + dc] != '#':
            r, c = r + dr, c + dc
        g[r, c] = '*'
    return repr(g), (r, c)
#> slide(['...', '.#.', '...'], 0, 0, 'rd')
#> slide(['.'], 0, 0, 'u')
#> slide(['..#', '...'], 1, 2, 'lur')
#> slide(['....'], 0, 1, '')
#> slide(['.#.', '...', '#..'], 0, 0, 'drul')
# %%
class Solution:
    def playScore(self, rounds):
        class Player:
            def __init__(self, name):
                self.name = name
                self.points = 0

            def __lt__(self, other):
                if self.points != other.points:
                    return self.points > other.points
                return self.name < other.name

            def __repr__(self):
                return f'{self.name}:{self.points}'

        table = {}
        for name, pts in rounds:
            p = table.setdefault(name, Player(name))
            p.points = max(0, p.points + pts)
        return ' '.join(map(str, sorted(table.values())))
#> Solution().playScore([('kim', 4), ('lee', 6), ('kim', 3)])
#> Solution().playScore([])
#> Solution().playScore([('z', 1), ('a', 1)])
#> Solution().playScore([('m', -5), ('m', 2), ('n', 2)])
#> Solution().playScore([('q', 9), ('r', 9), ('q', -20), ('s', 3)])
# %%
class Stock:
    def __init__(self):
        self._items = {}

    def __getitem__(self, name):
        return self._items.get(name, 0)

    def __setitem__(self, name, n):
        if n < 0:
            raise ValueError(f'{name} short by {-n}')
        if n == 0:
            self._items.pop(name, None)
        else:
            self._items[name] = n

    def __len__(self):
        return len(self._items)

    def __repr__(self):
        return f'Stock({self._items})'

def trade(moves):
    s = Stock()
    notes = []
    for name, n in moves:
        try:
            s[name] += n
        except ValueError as err:
            notes.append(str(err))
    return len(s), notes
#> trade([('nut', 5), ('nut', -3)])
#> trade([])
#> trade([('oil', -1), ('oil', 2), ('oil', -2)])
#> trade([('a', 1), ('b', 2), ('a', -4), ('b', -9)])
#> trade([('x', 3), ('x', -3), ('y', 1), ('z', 0)])
# %%
class Clock:
    def __init__(self, minutes):
        self.m = minutes % 1440

    def __add__(self, minutes):
        return Clock(self.m + minutes)

    def __sub__(self, other):
        return (self.m - other.m) % 1440

    def __repr__(self):
        return f'{self.m // 60:02d}:{self.m % 60:02d}'

def train_plan(start, legs):
    h, m = start.split(':')
    t = first = Clock(int(h) * 60 + int(m))
    stops = [t]
    for ride, wait in legs:
        t = t + ride + wait
        stops.append(t)
    return [str(s) for s in stops], t - first
#> train_plan('08:30', [(45, 5), (70, 0)])
#> train_plan('23:50', [(20, 1)])
#> train_plan('00:00', [])
#> train_plan('12:05', [(600, 30), (300, 10), (15, 0)])
#> train_plan('6:7', [(1440, 0)])
# %%
class Solution:
    def undoEditor(self, keys):
        text, undo, redo = '', [], []
        for k in keys:
            if k == '<':
                if not undo:
                    continue
                redo.append(text)
                text = undo.pop()
            elif k == '>':
                if redo:
                    undo.append(text)
                    text = redo.pop()
            else:
                undo.append(text)
                text += k
                redo.clear()
        return text, len(undo), len(redo)
#> Solution().undoEditor('abc<<')
#> Solution().undoEditor('')
#> Solution().undoEditor('<>x')
#> Solution().undoEditor('ab<c<>>')
#> Solution().undoEditor('xy<<>z>')
# %%
class Bag:
    def __init__(self, items=()):
        self.items = sorted(items)

    def __sub__(self, other):
        left = self.items[:]
        for x in other.items:
            if x in left:
                left.remove(x)
        return Bag(left)

    def __eq__(self, other):
        return self.items == other.items

    def __bool__(self):
        return len(self.items) > 0

    def __repr__(self):
        return 'Bag' + str(tuple(self.items))

def can_spell(tiles, words):
    bag = Bag(tiles)
    used = []
    for w in words:
        need = Bag(w)
        if not (need - bag):
            bag = bag - need
            used.append(w)
        if bag == Bag():
            break
    return used, ''.join(bag.items)
#> can_spell('tacod', ['cat', 'dog', 'do'])
#> can_spell('', ['a'])
#> can_spell('seas', ['sea', 's', 'x'])
#> can_spell('banana', ['nab', 'an', 'ana'])
#> can_spell('qz', [])
# %%
class Ticket:
    serial = 100

    def __init__(self, zone):
        self.zone = zone
        self.no = Ticket.serial
        Ticket.serial += zone

    @classmethod
    def reset(cls, start):
        cls.serial = start

    @staticmethod
    def fare(zone, child):
        return zone * 3 - (zone if child else 0)

    def __repr__(self):
        return f'T{self.no}'

def sell(start, riders):
    Ticket.reset(start)
    till = 0
    sold = []
    for zone, child in riders:
        sold.append(Ticket(zone))
        till += Ticket.fare(zone, child)
    return till, str(sold), Ticket.serial
#> sell(1, [(2, False), (1, True)])
#> sell(50, [])
#> sell(7, [(3, True), (3, True), (3, False)])
#> sell(0, [(0, True)])
#> sell(200, [(4, False), (1, False)])
# %%
class Solution:
    def hexWalk(self, moves):
        p = self.Vec(0, 0)
        seen = [p]
        far = 0
        for m in moves:
            p = p + self.Vec(*{'a': (1, 0), 'b': (0, 1), 'c': (-1, 1)}[m.lower()]) * (1 if m.islower() else -1)
            far = max(far, abs(p))
            if p in seen:
                break
            seen.append(p)
        return str(p), far

    class Vec:
        def __init__(self, q, r):
            self.q, self.r = q, r

        def __add__(self, o):
            return type(self)(self.q + o.q, self.r + o.r)

        def __mul__(self, k):
            return type(self)(self.q * k, self.r * k)

        def __eq__(self, o):
            return self.q == o.q and self.r == o.r

        def __abs__(self):
            return (abs(self.q) + abs(self.r) + abs(self.q + self.r)) // 2

        def __repr__(self):
            return f'<{self.q},{self.r}>'
#> Solution().hexWalk('aab')
#> Solution().hexWalk('')
#> Solution().hexWalk('acB')
#> Solution().hexWalk('bbAAc')
#> Solution().hexWalk('aAccc')
# %%
class Playlist:
    def __init__(self, songs):
        self.songs = list(songs)
        self.at = 0

    def next(self):
        self.at = (self.at + 1) % len(self.songs)

    def prev(self):
        self.at = (self.at - 1) % len(self.songs)

    def skip(self):
        del self.songs[self.at]
        if self.at >= len(self.songs):
            self.at = 0

    @property
    def current(self):
        return self.songs[self.at]

    def __repr__(self):
        return f'Playlist({self.songs}, {self.at})'

def listen(songs, buttons):
    p = Playlist(songs)
    heard = p.current
    for b in buttons:
        action = {'n': p.next, 'p': p.prev, 's': p.skip}[b]
        action()
        if not p.songs:
            return heard + '!'
        heard += p.current
    return heard
#> listen('abcd', 'nns')
#> listen('x', 's')
#> listen('ab', 'pp')
#> listen('pqr', 'psn')
#> listen('klm', 'nsnss')
# %%
class Solution:
    def rateLimit(self, times, width, most):
        window = []
        verdicts = ''
        for t in times:
            while window and window[0] <= t - width:
                window.pop(0)
            if len(window) < most:
                window.append(t)
                verdicts += 'y'
            else:
                window[-1] = t
                verdicts += 'n'
        return verdicts, window
#> Solution().rateLimit(times=[1, 2, 3, 8], width=5, most=2)
#> Solution().rateLimit(times=[], width=3, most=1)
#> Solution().rateLimit(times=[4, 4, 4, 4], width=1, most=3)
#> Solution().rateLimit(times=[1, 10, 20], width=4, most=1)
#> Solution().rateLimit(times=[1, 3, 5, 7, 9], width=4, most=1)
# %%
class Frac:
    def __init__(self, n, d=1):
        a, b = abs(n), abs(d)
        while b:
            a, b = b, a % b
        sign = -1 if n * d < 0 else 1
        self.n, self.d = sign * abs(n) // a, abs(d) // a

    def __add__(self, o):
        return Frac(self.n * o.d + o.n * self.d, self.d * o.d)

    def __lt__(self, o):
        return self.n * o.d < o.n * self.d

    def __repr__(self):
        return f'{self.n}/{self.d}'

def fill_jug(parts, size):
    jug, full = Frac(0), Frac(size)
    for i, (n, d) in enumerate(parts):
        nxt = jug + Frac(n, d)
        if full < nxt:
            return i, str(jug)
        jug = nxt
    return len(parts), str(jug)
#> fill_jug([(1, 2), (1, 3), (1, 4)], 1)
#> fill_jug([], 2)
#> fill_jug([(5, 2)], 2)
#> fill_jug([(2, 6), (4, 6)], 1)
#> fill_jug([(3, 4), (-1, 2), (7, 8)], 3)
# %%
class Tamagotchi:
    def __init__(self, food):
        self.food = food
        self.mood = 5

    def tick(self):
        self.food -= 1
        if self.food < 2:
            self.mood -= 2
        elif self.mood < 9:
            self.mood += 1

    def feed(self, n=3):
        if self.food + n > 10:
            self.mood -= 1
        self.food = min(10, self.food + n)

    @property
    def alive(self):
        return self.food > 0 and self.mood > 0

    def __repr__(self):
        return f'Pet(food={self.food}, mood={self.mood})'

def raise_pet(food, days):
    pet = Tamagotchi(food)
    age = 0
    for d in days:
        if d == 'f':
            pet.feed()
        elif d.isdigit():
            pet.feed(int(d))
        pet.tick()
        if not pet.alive:
            break
        age += 1
    return age, pet.food, pet.mood
#> raise_pet(3, '..f.')
#> raise_pet(1, '.')
#> raise_pet(9, 'ff2')
#> raise_pet(2, '')
#> raise_pet(4, '.....f')
# %%
from collections import OrderedDict

class Solution:
    def desk(self, size, papers):
        pile = OrderedDict()
        swept = []
        for name in papers:
            if name in pile:
                pile[name] += 1
                pile.move_to_end(name, last=pile[name] % 2 == 0)
            else:
                if len(pile) == size:
                    swept.append(pile.popitem(last=False)[0])
                pile[name] = 1
        return list(pile), swept
#> Solution().desk(2, ['a', 'b', 'a', 'c'])
#> Solution().desk(1, [])
#> Solution().desk(3, ['x', 'y', 'x', 'x', 'z', 'w'])
#> Solution().desk(1, ['p', 'q', 'p'])
#> Solution().desk(2, ['k', 'l', 'l', 'l', 'm'])
# %%
class Row:
    def __init__(self, seats):
        self.seats = list(seats)

    def __iter__(self):
        run = 0
        for i, s in enumerate(self.seats + ['x']):
            if s == '.':
                run += 1
            elif run:
                yield i - run, run
                run = 0

    def seat(self, start, n, tag):
        self.seats[start:start + n] = [tag] * n

    def __repr__(self):
        return ''.join(self.seats)

def seat_groups(seats, groups):
    row = Row(seats)
    failed = []
    for tag, n in groups:
        fits = [(size, start) for start, size in row if size >= n]
        if fits:
            row.seat(min(fits)[1], n, tag)
        else:
            failed.append(tag)
    return str(row), failed
#> seat_groups('..x...', [('A', 2), ('B', 3)])
#> seat_groups('', [('A', 1)])
#> seat_groups('.....', [('p', 2), ('q', 2), ('r', 2)])
#> seat_groups('x.x', [])
#> seat_groups('...x..x.', [('a', 1), ('b', 2), ('c', 3)])
# %%
class Matrix2:
    def __init__(self, a, b, c, d):
        self.t = (a, b, c, d)

    def __matmul__(self, o):
        a, b, c, d = self.t
        e, f, g, h = o.t
        return Matrix2((a * e + b * g) % 100, (a * f + b * h) % 100, (c * e + d * g) % 100, (c * f + d * h) % 100)

    def __pow__(self, k):
        res, base = Matrix2(1, 0, 0, 1), self
        while k:
            if k & 1:
                res = res @ base
            base = base @ base
            k >>= 1
        return res

    def __repr__(self):
        return f'M{self.t}'

def bunny_years(adults, young, years):
    m = Matrix2(1, 1, 2, 0) ** years
    a, b, c, d = m.t
    return (a * adults + b * young) % 100, (c * adults + d * young) % 100
#> bunny_years(1, 1, 3)
#> bunny_years(5, 0, 0)
#> bunny_years(2, 3, 7)
#> bunny_years(0, 0, 4)
#> bunny_years(1, 0, 10)
# %%
class Solution:
    def phoneTree(self, contacts, lookups):
        book = self.Book()
        for name, num in contacts:
            book.add(name, num)
        return [book.get(q) for q in lookups]

    class Book:
        def __init__(self):
            self.by_initial = {}

        def add(self, name, num):
            self.by_initial.setdefault(name[0], []).append((name, num))

        def get(self, q):
            hits = [num for name, num in self.by_initial.get(q[0], []) if name.startswith(q)]
            return hits[0] if len(hits) == 1 else -len(hits)

        def __repr__(self):
            return f'Book({sorted(self.by_initial)})'
#> Solution().phoneTree(contacts=[('amy', 12), ('ali', 34)], lookups=['am', 'a'])
#> Solution().phoneTree(contacts=[], lookups=['z'])
#> Solution().phoneTree(contacts=[('bo', 5)], lookups=[])
#> Solution().phoneTree(contacts=[('kate', 1), ('karl', 2), ('ken', 3)], lookups=['ka', 'ke', 'k', 'x'])
#> Solution().phoneTree(contacts=[('x', 9), ('xx', 8)], lookups=['xx', 'x'])
# %%
class Gauge:
    def __init__(self, lo, hi):
        self.lo, self.hi = lo, hi
        self.value = lo
        self.spilled = 0

    def __iadd__(self, n):
        self.value += n
        if self.value > self.hi:
            self.spilled += self.value - self.hi
            self.value = self.hi
        return self

    def __isub__(self, n):
        self.value = max(self.lo, self.value - n)
        return self

    def __repr__(self):
        return f'Gauge({self.value}/{self.hi})'

def tank_week(lo, hi, flows):
    g = Gauge(lo, hi)
    for f in flows:
        if f >= 0:
            g += f
        else:
            g -= -f
    return g.value, g.spilled
#> tank_week(0, 10, [6, 7, -3])
#> tank_week(2, 5, [])
#> tank_week(1, 4, [-9, 2])
#> tank_week(0, 3, [5, 5, -1, 5])
#> tank_week(-5, 0, [3, -10, 12])
# %%
class Shape:
    def __init__(self, w, h):
        self.w, self.h = w, h

    def area(self):
        return self.w * self.h

    def __lt__(self, other):
        return self.area() < other.area()

    def __repr__(self):
        return f'{type(self).__name__}({self.w},{self.h})'

class Tri(Shape):
    def area(self):
        return super().area() // 2

class Frame(Shape):
    def area(self):
        return super().area() - max(0, self.w - 2) * max(0, self.h - 2)

def rank_shapes(specs):
    kinds = {'r': Shape, 't': Tri, 'f': Frame}
    shapes = sorted(kinds[k](w, h) for k, w, h in specs)
    return [(repr(s), s.area()) for s in shapes]
#> rank_shapes([('r', 2, 3), ('t', 4, 5), ('f', 4, 4)])
#> rank_shapes([])
#> rank_shapes([('f', 1, 9)])
#> rank_shapes([('t', 3, 3), ('r', 1, 1), ('t', 1, 1)])
#> rank_shapes([('f', 5, 3), ('r', 5, 3)])
# %%
class Solution:
    def votes(self, ballots, quorum):
        tally = {}
        order = []
        for b in ballots:
            if not b:
                continue
            first = next((c for c in b if tally.get(c, 0) < quorum), None)
            if first is None:
                order.append('-')
                continue
            tally[first] = tally.get(first, 0) + 1
            if tally[first] == quorum:
                order.append(first)
        return order, tally
#> Solution().votes(['ab', 'ab', 'ba'], 2)
#> Solution().votes([], 1)
#> Solution().votes(['', 'c', 'c', 'c'], 2)
#> Solution().votes(['xyz', 'x', 'xy', 'xyz'], 1)
#> Solution().votes(['pq', 'qp', 'pq', 'qp', 'p'], 3)
# %%
class Sensor:
    def __init__(self, name, limit):
        self.name = name
        self.limit = limit
        self.readings = []

    def read(self, v):
        self.readings.append(v)
        return v > self.limit

    @property
    def trend(self):
        if len(self.readings) < 2:
            return 0
        a, b = self.readings[-2:]
        return (b > a) - (b < a)

    def __repr__(self):
        return f'{self.name}{self.readings}'

def monitor(specs, feed):
    sensors = {n: Sensor(n, lim) for n, lim in specs}
    alarms = []
    for name, v in feed:
        s = sensors.get(name)
        if s is None:
            alarms.append('?')
        elif s.read(v) and s.trend >= 0:
            alarms.append(name + '+-='[s.trend - 1])
    return alarms
#> monitor([('t', 5)], [('t', 6), ('t', 7), ('t', 6)])
#> monitor([], [('a', 1)])
#> monitor([('p', 0), ('q', 10)], [('p', 1), ('q', 9), ('q', 11), ('p', 1)])
#> monitor([('z', 3)], [])
#> monitor([('m', 2)], [('m', 9), ('n', 9), ('m', 8), ('m', 9)])
# %%
class Domino:
    def __init__(self, a, b):
        self.a, self.b = a, b

    def flipped(self):
        return Domino(self.b, self.a)

    def __or__(self, other):
        if self.b == other.a:
            return Domino(self.a, other.b)
        if self.b == other.b:
            return self | other.flipped()
        raise ValueError(f'{self} {other}')

    def __repr__(self):
        return f'{self.a}:{self.b}'

def join_row(tiles):
    rows = []
    cur = None
    for t in tiles:
        d = Domino(*t)
        if cur is None:
            cur = d
            continue
        try:
            cur = cur | d
        except ValueError:
            rows.append(str(cur))
            cur = d
    if cur is not None:
        rows.append(str(cur))
    return rows
#> join_row([(1, 2), (2, 3), (5, 3)])
#> join_row([])
#> join_row([(6, 6)])
#> join_row([(1, 2), (3, 4), (4, 1), (1, 1)])
#> join_row([(0, 5), (0, 5), (0, 0), (2, 0)])
# %%
class Solution:
    def parkingLot(self, slots, cars):
        spots = [0] * slots
        turned = []

        def place(size, name):
            for i in range(slots - size + 1):
                if not any(spots[i:i + size]):
                    for j in range(i, i + size):
                        spots[j] = name
                    return i
            return None

        for name, size in enumerate(cars, 1):
            if size < 0:
                spots[:] = [0 if s == -size else s for s in spots]
            elif place(size, name) is None:
                turned.append(name)
        return spots, turned
#> Solution().parkingLot(5, [2, 2, 2])
#> Solution().parkingLot(0, [1])
#> Solution().parkingLot(4, [3, -1, 2, 1])
#> Solution().parkingLot(3, [])
#> Solution().parkingLot(6, [1, 1, 2, -2, 2, 1])
# %%
class Cache2:
    def __init__(self, fn, cap):
        self.fn, self.cap = fn, cap
        self.data = {}
        self.miss = 0

    def __call__(self, x):
        if x not in self.data:
            self.miss += 1
            if len(self.data) >= self.cap:
                del self.data[min(self.data)]
            self.data[x] = self.fn(x)
        return self.data[x]

    def __repr__(self):
        return f'Cache2({self.data})'

def digit_gap(x):
    ds = [int(c) for c in str(x)]
    return max(ds) - min(ds)

def gaps(nums, cap):
    f = Cache2(digit_gap, cap)
    return [f(n) for n in nums], f.miss
#> gaps([19, 82, 19], 2)
#> gaps([], 1)
#> gaps([5, 7, 5, 7], 1)
#> gaps([123, 321, 123, 900], 2)
#> gaps([40, 40, 40, 41], 3)
# %%
class Rope:
    def __init__(self, text):
        self.text = text

    def __add__(self, other):
        k = min(len(self.text), len(other.text))
        while k and self.text[-k:] != other.text[:k]:
            k -= 1
        return Rope(self.text + other.text[k:])

    def __len__(self):
        return len(self.text)

    def __repr__(self):
        return f'Rope({self.text!r})'

def splice(parts):
    if not parts:
        return ('', 0)
    rope = Rope(parts[0])
    for p in parts[1:]:
        rope += Rope(p)
    return rope.text, sum(map(len, parts)) - len(rope)
#> splice(['abc', 'bcd', 'de'])
#> splice([])
#> splice(['solo'])
#> splice(['aaa', 'aa', 'ab'])
#> splice(['to', 'x', 'xo', 'ox'])
# %%
class Solution:
    def inbox(self, actions: list) -> dict:
        box = {}
        nxt = 1
        for act in actions:
            verb, *rest = act.split()
            if verb == 'new':
                box[nxt] = {'from': rest[0], 'read': False}
                nxt += 1
            elif verb == 'read':
                msg = box.get(int(rest[0]))
                if msg:
                    msg['read'] = True
            elif verb == 'clean':
                box = {k: m for k, m in box.items() if not m['read']}
            else:
                raise ValueError(verb)
        return {k: m['from'] + ('' if m['read'] else '*') for k, m in box.items()}
#> Solution().inbox(['new bob', 'new eve', 'read 1'])
#> Solution().inbox([])
#> Solution().inbox(['new al', 'read 1', 'clean', 'new cy'])
#> Solution().inbox(['read 7', 'clean'])
#> Solution().inbox(['new x', 'new y', 'read 2', 'clean', 'new z'])
# %%
class Spring:
    def __init__(self, coils):
        self.coils = coils

    def __neg__(self):
        return Spring(self.coils[::-1])

    def __invert__(self):
        return Spring([1 - c for c in self.coils])

    def __rshift__(self, k):
        k %= len(self.coils) or 1
        return Spring(self.coils[-k:] + self.coils[:-k]) if k else self

    def __eq__(self, other):
        return self.coils == other.coils

    def __repr__(self):
        return ''.join(map(str, self.coils))

def restore(coils, script):
    start = cur = Spring(coils)
    same = 0
    for s in script:
        cur = -cur if s == '-' else ~cur if s == '~' else cur >> int(s)
        same += cur == start
    return repr(cur), same
#> restore([1, 0, 0], '-~')
#> restore([], '1~')
#> restore([1, 1, 0, 1], '13-')
#> restore([0, 1], '~1~1')
#> restore([1, 0, 1, 0, 0], '2~-3')
# %%
class Solution:
    def snackMachine(self, coins, prices, choices):
        self.bank = 0
        self.prices = dict(prices)
        out = []
        for coin, want in zip(coins, choices):
            self.insert(coin)
            if want:
                out.append(self.vend(want))
        return out, self.bank

    def insert(self, coin):
        if coin not in (1, 2, 5, 10):
            return
        self.bank += coin

    def vend(self, want):
        cost = self.prices.get(want)
        if cost is None:
            return 'unknown'
        if cost > self.bank:
            return cost - self.bank
        self.bank -= cost
        self.prices[want] += 1
        return want
#> Solution().snackMachine(coins=[5, 2, 1], prices=[('gum', 4), ('bar', 9)], choices=['gum', '', 'bar'])
#> Solution().snackMachine(coins=[], prices=[], choices=[])
#> Solution().snackMachine(coins=[3, 7], prices=[('a', 1)], choices=['a', 'b'])
#> Solution().snackMachine(coins=[10, 1, 1], prices=[('x', 3)], choices=['x', 'x', 'x'])
#> Solution().snackMachine(coins=[2, 2, 2], prices=[('k', 5)], choices=['', 'k', 'k'])
# %%
class Card:
    RANKS = '23456789TJQKA'

    def __init__(self, code):
        self.rank = Card.RANKS.index(code[0])
        self.suit = code[1]

    def beats(self, other, trump):
        if self.suit == other.suit:
            return self.rank > other.rank
        return self.suit == trump

    def __repr__(self):
        return Card.RANKS[self.rank] + self.suit

def tricks(rounds, trump):
    wins = {}
    for plays in rounds:
        best = None
        for who, code in plays:
            card = Card(code)
            if best is None or card.beats(best[1], trump):
                best = who, card
        if best:
            wins.setdefault(best[0], []).append(str(best[1]))
    return wins
#> tricks([[('n', '5h'), ('e', 'Kh'), ('s', '2s')]], 's')
#> tricks([], 'd')
#> tricks([[], [('n', 'Ac')]], 'c')
#> tricks([[('n', '9d'), ('e', 'Th')], [('e', '3d'), ('n', '4d')]], 'c')
#> tricks([[('a', 'Qs'), ('b', 'Js'), ('c', 'As')], [('c', '2h'), ('a', '2c')]], 'h')
