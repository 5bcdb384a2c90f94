# %%
class Point:
    def __init__(self, x, y):
        self.x = x
        self.y = y

    def move(self, dx, dy):
        return Point(self.x + dx, self.y + dy)

    def __repr__(self):
        return f'({self.x},{self.y})'

def trail(moves):
    here = Point(0, 0)
    path = [here]
    for ch in moves:
        dx, dy = {'N': (0, 1), 'S': (0, -1), 'E': (1, 0), 'W': (-1, 0)}[ch]
        here = here.move(dx, dy)
        path.append(here)
    return repr(path)
#> trail('NNE')
#> trail('')
#> trail('WSWS')
#> trail('NX')
#> trail(['E', 'E'])
# %%
class Animal:
    sound = 'silence'

    def __init__(self, name):
        self.name = name

    def speak(self):
        return f'{self.name}: {self.sound}'

class Dog(Animal):
    sound = 'woof'

class Puppy(Dog):
    def speak(self):
        return super().speak() + '?'

def chorus(cast):
    kinds = {'dog': Dog, 'puppy': Puppy}
    lines = []
    for kind, name in cast:
        lines.append(kinds.get(kind, Animal)(name).speak())
    return lines
#> chorus([('dog', 'Rex'), ('puppy', 'Bit')])
#> chorus([('cat', 'Tom')])
#> chorus([])
#> chorus([('puppy', ''), ('dog', None)])
#> chorus([['dog', 7], ['fish', 8], ['puppy', 9]])
# %%
class Temperature:
    def __init__(self, celsius):
        self.celsius = celsius

    @property
    def fahrenheit(self):
        return self.celsius * 9 / 5 + 32

    @fahrenheit.setter
    def fahrenheit(self, value):
        self.celsius = (value - 32) * 5 / 9

def convert(value, unit):
    t = Temperature(0)
    if unit == 'F':
        t.fahrenheit = value
        return round(t.celsius, 1)
    t.celsius = value
    return t.fahrenheit
#> convert(100, 'C')
#> convert(32, 'F')
#> convert(-40, 'C')
#> convert(98.6, 'F')
#> convert(None, 'F')
# %%
class Stack:
    def __init__(self):
        self.items = []

    def push(self, item):
        self.items.append(item)
        return self

    def pop(self):
        if not self.items:
            return None
        return self.items.pop()

    def __len__(self):
        return len(self.items)

def simulate(steps):
    stack = Stack()
    popped = []
    for step in steps:
        if step == 'pop':
            popped.append(stack.pop())
        else:
            stack.push(step)
    return len(stack), popped
#> simulate([1, 2, 'pop', 3])
#> simulate(['pop'])
#> simulate([])
#> simulate([None, 'pop', 'pop', True])
#> simulate(('a', 'b', 'c', 'pop', 'pop'))
# %%
class Money:
    def __init__(self, cents, currency='EUR'):
        self.cents = cents
        self.currency = currency

    def __add__(self, other):
        if self.currency != other.currency:
            raise ValueError('currency mismatch')
        return Money(self.cents + other.cents, self.currency)

    def __eq__(self, other):
        return (self.cents, self.currency) == (other.cents, other.currency)

    def __str__(self):
        return f'{self.cents / 100:.2f} {self.currency}'

def total(parts):
    result = Money(0)
    for part in parts:
        result = result + Money(*part)
    return str(result), result == Money(0)
#> total([(150,), (275,)])
#> total([])
#> total([(100, 'EUR'), (100, 'USD')])
#> total([(-50,), (50, 'EUR')])
#> total([(1, 'EUR', 'extra')])
# %%
class Ticket:
    issued = 0

    def __init__(self, who):
        Ticket.issued += 1
        self.number = Ticket.issued
        self.who = who

    @classmethod
    def reset(cls):
        cls.issued = 0

    @staticmethod
    def valid(name):
        return bool(name) and name[0].isupper()

def queue(names):
    Ticket.reset()
    line = [Ticket(n) for n in names if Ticket.valid(n)]
    return {t.number: t.who for t in line}, Ticket.issued
#> queue(['Ada', 'bob', 'Cyd'])
#> queue([])
#> queue(['', 'x', '9'])
#> queue(['Éva', ' Tab', 'Éva'])
#> queue(['Ok', 5])
# %%
class Node:
    def __init__(self, value, rest=None):
        self.value = value
        self.rest = rest

    def reversed(self):
        done, here = None, self
        while here is not None:
            done = Node(here.value, done)
            here = here.rest
        return done

    def __str__(self):
        tail = '' if self.rest is None else '->' + str(self.rest)
        return f'{self.value}{tail}'

def flip(values):
    head = None
    for v in values:
        head = Node(v, head)
    if head is None:
        return 'empty', 'empty'
    return str(head), str(head.reversed())
#> flip([1, 2, 3])
#> flip('z')
#> flip([])
#> flip((None, 0.5))
#> flip({'k': 1, 'm': 2})
# %%
class Light:
    order = ('red', 'green', 'amber')

    def __init__(self, color='red'):
        self.color = color
        self.changes = 0

    def tick(self):
        i = self.order.index(self.color)
        self.color = self.order[(i + 1) % len(self.order)]
        self.changes += 1

class BrokenLight(Light):
    def tick(self):
        if self.color == 'amber':
            return
        super().tick()

def after(ticks, color, broken=False):
    light = BrokenLight(color) if broken else Light(color)
    for _ in range(ticks):
        light.tick()
    return light.color, light.changes
#> after(4, 'red')
#> after(4, 'red', broken=True)
#> after(0, 'blue')
#> after(1, 'blue')
#> after(3, 'amber', True)
# %%
class Matrix:
    def __init__(self, rows):
        self.rows = rows

    @property
    def shape(self):
        return len(self.rows), len(self.rows[0]) if self.rows else 0

    def transpose(self):
        return Matrix([list(col) for col in zip(*self.rows)])

    def __matmul__(self, other):
        if self.shape[1] != other.shape[0]:
            raise ValueError(f'{self.shape} @ {other.shape}')
        columns = other.transpose().rows
        return Matrix([[sum(a * b for a, b in zip(r, c)) for c in columns] for r in self.rows])

def product(a, b):
    return (Matrix(a) @ Matrix(b)).rows
#> product([[1, 2], [3, 4]], [[0, 1], [1, 0]])
#> product([[2]], [[0.5]])
#> product([[1, 2, 3]], [[1, 2]])
#> product([], [])
#> product([[1, 1]], [[3], [4]])
# %%
class Inventory:
    def __init__(self, **stock):
        self.stock = dict(stock)

    def __getitem__(self, name):
        return self.stock.get(name, 0)

    def __setitem__(self, name, count):
        if count <= 0:
            self.stock.pop(name, None)
        else:
            self.stock[name] = count

    def __contains__(self, name):
        return name in self.stock

def sell(orders, **stock):
    inv = Inventory(**stock)
    refused = []
    for name in orders:
        if name in inv:
            inv[name] -= 1
        else:
            refused.append(name)
    return inv.stock, refused
#> sell(['pen', 'pen', 'ink'], pen=2, ink=5)
#> sell(['pen', 'pen'], pen=1)
#> sell([], glue=3)
#> sell(['cup'])
#> sell(['a', 'b', 'a'], a=1, b=0)
# %%
class Version:
    def __init__(self, text):
        self.parts = tuple(int(p) for p in text.split('.'))

    def __lt__(self, other):
        return self.parts < other.parts

    def __eq__(self, other):
        return self.parts == other.parts

    def __str__(self):
        return 'v' + '.'.join(map(str, self.parts))

def newest(texts):
    best = None
    for text in texts:
        v = Version(text)
        if best is None or best < v:
            best = v
    return str(best)
#> newest(['1.2.9', '1.10', '1.2'])
#> newest(['3'])
#> newest([])
#> newest(['0.1', 'beta'])
#> newest(['2.0', '2', '2.0.0'])
# %%
class Robot:
    def __init__(self, energy):
        self.energy = energy
        self.log = []

    def act(self, name, cost):
        if cost > self.energy:
            self.log.append('skip ' + name)
            return False
        self.energy -= cost
        self.log.append(name)
        return True

    def work(self, plan):
        done = 0
        for name, cost in plan:
            done += self.act(name, cost)
        return done

def day(energy, plan):
    robot = Robot(energy)
    done = robot.work(plan)
    return done, robot.energy, robot.log
#> day(10, [('lift', 4), ('walk', 7), ('wave', 1)])
#> day(0, [('rest', 0)])
#> day(5, [])
#> day(3, [('charge', -5), ('run', 8)])
#> day(2.5, [('spin', 2.5), ('spin', 2.5)])
# %%
class Shape:
    def area(self):
        raise NotImplementedError(type(self).__name__)

class Rect(Shape):
    def __init__(self, w, h):
        self.w, self.h = w, h

    def area(self):
        return self.w * self.h

class Square(Rect):
    def __init__(self, side):
        super().__init__(side, side)

class Blob(Shape):
    pass

def total_area(specs):
    total = 0
    for spec in specs:
        shape = Blob() if not spec else Square(*spec) if len(spec) == 1 else Rect(*spec)
        total += shape.area()
    return total
#> total_area([(2, 3), (4,)])
#> total_area([])
#> total_area([(1,), ()])
#> total_area([(0.5, 8), [2.5]])
#> total_area([(1, 2, 3)])
# %%
class Interval:
    def __init__(self, lo, hi):
        self.lo = min(lo, hi)
        self.hi = max(lo, hi)

    def __contains__(self, x):
        return self.lo <= x <= self.hi

    def __and__(self, other):
        lo = max(self.lo, other.lo)
        hi = min(self.hi, other.hi)
        return Interval(lo, hi) if lo <= hi else None

    def __bool__(self):
        return self.hi > self.lo

def common(pairs, x):
    result = Interval(-100, 100)
    for pair in pairs:
        result = result & Interval(*pair)
        if result is None:
            return 'disjoint'
    return (result.lo, result.hi), x in result, bool(result)
#> common([(1, 9), (5, 3)], 4)
#> common([(0, 1), (2, 3)], 0)
#> common([], 500)
#> common([(7, 7)], 7)
#> common([(-500, 20), (20, 30)], 20.5)
# %%
class Poll:
    def __init__(self, *options):
        self.votes = {o: 0 for o in options}

    def vote(self, option):
        if option not in self.votes:
            raise KeyError(option)
        self.votes[option] += 1

    @property
    def leader(self):
        top = max(self.votes.values())
        names = [o for o, n in self.votes.items() if n == top]
        return names[0] if len(names) == 1 else 'tie'

def hold(options, ballots):
    poll = Poll(*options)
    spoiled = 0
    for b in ballots:
        try:
            poll.vote(b)
        except KeyError:
            spoiled += 1
    return poll.leader, spoiled
#> hold(['tea', 'juice'], ['tea', 'juice', 'tea'])
#> hold(['tea', 'juice'], ['milk'])
#> hold([], ['x'])
#> hold('ab', 'abb?b')
#> hold([1, 2, 3], [])
# %%
class Player:
    def __init__(self, name, hp=10):
        self.name, self.hp = name, hp

    @property
    def alive(self):
        return self.hp > 0

    def hit(self, other, power):
        if not self.alive:
            return
        other.hp -= power
        if other.hp < 0:
            other.hp = 0

def fight(blows, hp):
    a, b = Player('red', hp), Player('blue')
    for power in blows:
        a.hit(b, power)
        a, b = b, a
    winners = [p.name for p in (a, b) if p.alive]
    return winners, a.hp + b.hp
#> fight([3, 4, 5], 10)
#> fight([20, 20], 10)
#> fight([], 0)
#> fight([1, 9, 9], 5)
#> fight([-5, 0], 2)
# %%
class Counter:
    def __init__(self, limit):
        self.limit = limit
        self.n = 0

    def __iter__(self):
        return self

    def __next__(self):
        if self.n >= self.limit:
            raise StopIteration
        self.n += 1
        return self.n

def pick(limit, bad):
    kept = []
    for n in Counter(limit):
        if n in bad:
            continue
        kept.append(n)
    return kept
#> pick(5, [2, 4])
#> pick(0, [])
#> pick(3, {1, 2, 3})
#> pick(2.5, ())
#> pick(2, None)
# %%
class Account:
    fee = 1

    def __init__(self, owner, balance=0):
        self.owner = owner
        self._balance = balance

    @property
    def balance(self):
        return self._balance

    @balance.setter
    def balance(self, amount):
        if amount < 0:
            raise ValueError(f'{self.owner} cannot go below zero')
        self._balance = amount

class Premium(Account):
    fee = 0

def transfer(amount, start, premium):
    kind = Premium if premium else Account
    src, dst = kind('src', start), kind('dst')
    src.balance -= amount + src.fee
    dst.balance += amount
    return src.balance, dst.balance
#> transfer(10, 30, False)
#> transfer(30, 30, True)
#> transfer(30, 30, False)
#> transfer(0, 0, True)
#> transfer(-5, 10, 0)
# %%
class Graph:
    def __init__(self):
        self.edges = {}

    def link(self, a, b):
        self.edges.setdefault(a, []).append(b)
        self.edges.setdefault(b, []).append(a)

    def reach(self, start):
        seen, todo = [], [start]
        while todo:
            here = todo.pop(0)
            if here in seen:
                continue
            seen.append(here)
            todo.extend(self.edges.get(here, ()))
        return seen

def friends(links, start):
    g = Graph()
    for a, b in links:
        g.link(a, b)
    return g.reach(start)
#> friends([('al', 'bo'), ('bo', 'cy'), ('di', 'ed')], 'al')
#> friends([], 'nobody')
#> friends([(1, 1)], 1)
#> friends(['ab', 'bc', 'ca'], 'c')
#> friends([('x', 'y')], 'z')
# %%
class Celsius(float):
    def __str__(self):
        return f'{float(self):.1f}C'

class Week:
    def __init__(self, temps):
        self.temps = [Celsius(t) for t in temps]

    @classmethod
    def from_text(cls, text):
        return cls(text.split(','))

    def warmest(self):
        return str(max(self.temps)) if self.temps else 'n/a'

def hottest(data):
    if isinstance(data, str):
        week = Week.from_text(data)
    else:
        week = Week(data)
    return week.warmest()
#> hottest('12.5,9,14')
#> hottest([3, 2.25])
#> hottest([])
#> hottest('')
#> hottest(('-1', -1.04))
