# %%
class ListNode:
    def __init__(self, val=0, next=None):
        self.val = val
        self.next = next


class Solution:
    def splitByParity(self, nums):
        head = self.make(nums)
        odd = odd_tail = ListNode()
        even = even_tail = ListNode()
        while head:
            if head.val % 2:
                odd_tail.next = head
                odd_tail = head
            else:
                even_tail.next = head
                even_tail = head
            head = head.next
        odd_tail.next = even_tail.next = None
        return self.show(odd.next) + ' | ' + self.show(even.next)

    def make(self, nums):
        dummy = cur = ListNode()
        for n in nums:
            cur.next = ListNode(n)
            cur = cur.next
        return dummy.next

    def show(self, node):
        parts = []
        while node:
            parts.append(str(node.val))
            node = node.next
        return '>'.join(parts)
#> Solution().splitByParity([1, 2, 3, 4])
#> Solution().splitByParity([])
#> Solution().splitByParity([6, 8])
#> Solution().splitByParity([5, 10, 15, 20, 25])
#> Solution().splitByParity([-1, 0])
# %%
class Solution:
    def pickSeats(self, wishes, rows):
        theatre = Theatre(rows)
        given = []
        for row in wishes:
            given.append(theatre.nearest(row))
        return given


class Theatre:
    def __init__(self, rows):
        self.left = dict(enumerate(rows))

    def nearest(self, row):
        for d in range(len(self.left)):
            for r in (row - d, row + d):
                if self.left.get(r, 0) > 0:
                    self.left[r] -= 1
                    return r
        return None
#> Solution().pickSeats([1, 1, 1], [1, 1, 1])
#> Solution().pickSeats([0, 0], [0, 0, 0])
#> Solution().pickSeats([], [2])
#> Solution().pickSeats([2, 2, 0, 0], [1, 2, 1])
#> Solution().pickSeats([3, 3, 3, 3], [2, 0, 0, 1])
# %%
from collections import deque
from typing import List, Optional


class TreeNode:
    def __init__(self, val=0, left=None, right=None):
        self.val = val
        self.left = left
        self.right = right


def parse(vals):
    if not vals:
        return None
    it = iter(vals)
    root = TreeNode(next(it))
    queue = deque([root])
    for v in it:
        node = queue[0]
        child = TreeNode(v) if v is not None else None
        if node.left is None and not hasattr(node, 'half'):
            node.left, node.half = child, True
        else:
            node.right = child
            queue.popleft()
        if child:
            queue.append(child)
    return root


class Solution:
    def rightBorder(self, vals: List[Optional[int]]) -> List[int]:
        res = []
        level = [parse(vals)] if vals else []
        while level:
            res.append(level[-1].val - level[0].val)
            level = [kid for node in level for kid in (node.left, node.right) if kid]
        return res
#> Solution().rightBorder([1, 2, 3])
#> Solution().rightBorder([])
#> Solution().rightBorder([4, 9, None, 5, 1])
#> Solution().rightBorder([7, 3, 11, None, 4, 8, 20])
#> Solution().rightBorder([1, None, 6, 2])
# %%
class PrefixTree:
    def __init__(self):
        self.root = {}

    def insert(self, word, price):
        node = self.root
        for ch in word:
            node = node.setdefault(ch, {})
        node['$'] = price

    def longest(self, text, start):
        node, best = self.root, (0, 0)
        for i in range(start, len(text)):
            node = node.get(text[i])
            if node is None:
                break
            if '$' in node:
                best = (i - start + 1, node['$'])
        return best


def toll(route, prices):
    tree = PrefixTree()
    for word, price in prices.items():
        tree.insert(word, price)
    i = cost = 0
    while i < len(route):
        step, price = tree.longest(route, i)
        if step == 0:
            step, price = 1, 1
        cost += price
        i += step
    return cost
#> toll('abcab', {'ab': 3, 'abc': 4})
#> toll('', {'x': 1})
#> toll('zzz', {})
#> toll('roadroad', {'road': 10, 'roadr': 2, 'oa': 7})
#> toll('banana', {'an': 5, 'b': 2, 'ana': 6})
# %%
class MinMaxStack:
    def __init__(self):
        self.stack = []

    def push(self, x):
        if self.stack:
            _, lo, hi = self.stack[-1]
            self.stack.append((x, min(x, lo), max(x, hi)))
        else:
            self.stack.append((x, x, x))

    def pop(self):
        return self.stack.pop()[0]

    @property
    def spread(self):
        if not self.stack:
            return 0
        _, lo, hi = self.stack[-1]
        return hi - lo


def trim_spread(nums, allowed):
    s = MinMaxStack()
    removed = 0
    for n in nums:
        s.push(n)
        while s.spread > allowed:
            s.pop()
            removed += 1
    return [t[0] for t in s.stack], removed
#> trim_spread([1, 4, 2, 9], 3)
#> trim_spread([5, 5, 5], 0)
#> trim_spread([], 2)
#> trim_spread([10, -10, 3, 12, 11], 5)
#> trim_spread([0, 100], 100)
# %%
class Stepper:
    def __init__(self, items, skip):
        self.items = items
        self.skip = skip
        self.pos = 0
        self.left = len(items)

    def __iter__(self):
        return self

    def __next__(self):
        if self.left == 0:
            raise StopIteration
        item = self.items[self.pos]
        self.pos = (self.pos + self.skip) % len(self.items)
        self.left -= 1
        return item


class Solution:
    def hopWord(self, word, skip):
        out = ''
        for ch in Stepper(word, skip):
            if ch in out:
                ch = ch.upper()
            out += ch
        return out
#> Solution().hopWord('abcde', 2)
#> Solution().hopWord('abcd', 2)
#> Solution().hopWord('', 3)
#> Solution().hopWord('banana', 5)
#> Solution().hopWord('xyz', 3)
# %%
class Point:
    def __init__(self, x, y):
        self.x, self.y = x, y

    def __add__(self, o):
        return Point(self.x + o.x, self.y + o.y)

    def __mul__(self, k):
        return Point(self.x * k, self.y * k)

    def __eq__(self, o):
        return (self.x, self.y) == (o.x, o.y)

    def __hash__(self):
        return hash((self.x, self.y))

    def __repr__(self):
        return f'({self.x},{self.y})'


def crossings(moves):
    compass = {'n': Point(0, 1), 's': Point(0, -1), 'e': Point(1, 0), 'w': Point(-1, 0)}
    at = Point(0, 0)
    seen = {at: 1}
    for letter, k in moves:
        for _ in range(k):
            at = at + compass[letter]
            seen[at] = seen.get(at, 0) + 1
    twice = [p for p, c in seen.items() if c > 1]
    return repr(at), str(twice)
#> crossings([('n', 2), ('e', 1), ('s', 2), ('w', 1)])
#> crossings([])
#> crossings([('e', 3)])
#> crossings([('e', 2), ('w', 3), ('n', 1)])
#> crossings([('s', 1), ('n', 1), ('s', 1)])
# %%
class Employee:
    def __init__(self, name, hours):
        self.name = name
        self.hours = hours

    def pay(self):
        return self.hours * 10


class Manager(Employee):
    def __init__(self, name, hours, team):
        super().__init__(name, hours)
        self.team = team

    def pay(self):
        return super().pay() + 5 * len(self.team)


class Director(Manager):
    def pay(self):
        bonus = sum(m.pay() for m in self.team) // 10
        return super().pay() + bonus


def payroll(hours):
    workers = [Employee(f'w{i}', h) for i, h in enumerate(hours)]
    half = len(workers) // 2
    left = Manager('left', 40, workers[:half])
    right = Manager('right', 38, workers[half:])
    boss = Director('boss', 30, [left, right])
    return {p.name: p.pay() for p in (left, right, boss)}
#> payroll([20, 30])
#> payroll([])
#> payroll([1, 2, 3, 4, 5])
#> payroll([40])
#> payroll([10, 10, 10, 10, 10, 10, 10])
# %%
class LFU:
    def __init__(self, cap):
        self.cap = cap
        self.uses = {}

    def touch(self, key):
        if key in self.uses:
            self.uses[key] += 1
            return None
        gone = None
        if len(self.uses) == self.cap:
            gone = min(self.uses, key=self.uses.get)
            del self.uses[gone]
        self.uses[key] = 1
        return gone


def evictions(keys, cap):
    cache = LFU(cap)
    out = [cache.touch(k) for k in keys]
    return ''.join(k for k in out if k), cache.uses
#> evictions('abac', 2)
#> evictions('', 1)
#> evictions('xyzxyz', 2)
#> evictions('aaaa', 1)
#> evictions('pqrpqsp', 3)
# %%
class Node:
    def __init__(self, val, nxt=None):
        self.val = val
        self.nxt = nxt

    def __iter__(self):
        cur = self
        while cur:
            yield cur.val
            cur = cur.nxt


def chain(vals):
    head = None
    for v in vals[::-1]:
        head = Node(v, head)
    return head


def add_columns(a, b):
    x, y = chain(a), chain(b)
    carry = 0
    digits = []
    while x or y or carry:
        s = carry
        if x:
            s += x.val
            x = x.nxt
        if y:
            s += y.val
            y = y.nxt
        carry, d = divmod(s, 7)
        digits.append(d)
    result = chain(digits)
    return list(result) if result else [0]
#> add_columns([6, 1], [3])
#> add_columns([], [])
#> add_columns([6, 6, 6], [1])
#> add_columns([2, 4], [5, 2, 1])
#> add_columns([0, 3], [0, 4, 6])
# %%
from typing import List


class Node:
    def __init__(self, name):
        self.name = name
        self.kids = []

    def __repr__(self):
        return f'{self.name}{self.kids}' if self.kids else self.name


class Solution:
    def familyTree(self, parents: List[str]) -> str:
        nodes = {}
        roots = []
        for line in parents:
            child, _, parent = line.partition('<')
            node = nodes.setdefault(child, Node(child))
            if parent:
                nodes.setdefault(parent, Node(parent)).kids.append(node)
            else:
                roots.append(node)
        return ' '.join(map(repr, roots))
#> Solution().familyTree(['a', 'b<a', 'c<b'])
#> Solution().familyTree([])
#> Solution().familyTree(['x', 'y'])
#> Solution().familyTree(['kid<ma', 'ma', 'sis<ma', 'dog'])
#> Solution().familyTree(['r', 's<r', 't<r', 'u<s', 'v<t'])
# %%
class Battery:
    def __init__(self, capacity):
        self.capacity = capacity
        self._charge = capacity

    @property
    def charge(self):
        return self._charge

    @charge.setter
    def charge(self, value):
        self._charge = min(max(value, 0), self.capacity)

    @property
    def percent(self):
        return 100 * self._charge // self.capacity


def trip(capacity, legs, plug):
    bat = Battery(capacity)
    stops = 0
    for leg in legs:
        while bat.charge < leg and stops < 5:
            bat.charge += plug
            stops += 1
        bat.charge -= leg
    return bat.percent, stops
#> trip(50, [20, 20, 20], 15)
#> trip(10, [], 5)
#> trip(100, [30, 40, 60, 80], 50)
#> trip(20, [25, 5], 4)
#> trip(60, [60, 10], 100)
# %%
class Solution:
    def rankTeams(self, games):
        table = {}
        for home, away, score in games:
            a, b = map(int, score.split(':'))
            h = table.setdefault(home, Team(home))
            g = table.setdefault(away, Team(away))
            h.record(a, b)
            g.record(b, a)
        return [str(t) for t in sorted(table.values())]


class Team:
    def __init__(self, name):
        self.name = name
        self.points = self.diff = 0

    def record(self, own, other):
        self.diff += own - other
        if own > other:
            self.points += 3
        elif own == other:
            self.points += 1

    def __lt__(self, other):
        return (-self.points, -self.diff, self.name) < (-other.points, -other.diff, other.name)

    def __str__(self):
        return f'{self.name} {self.points} ({self.diff:+d})'
#> Solution().rankTeams([('A', 'B', '2:1'), ('B', 'C', '0:0')])
#> Solution().rankTeams([])
#> Solution().rankTeams([('red', 'blue', '1:1')])
#> Solution().rankTeams([('X', 'Y', '0:4'), ('Y', 'Z', '1:5'), ('Z', 'X', '0:4')])
#> Solution().rankTeams([('U', 'V', '3:0'), ('V', 'U', '3:0')])
# %%
class Peekable:
    def __init__(self, items):
        self.it = iter(items)
        self.buffer = []

    def peek(self):
        if not self.buffer:
            for item in self.it:
                self.buffer.append(item)
                break
        return self.buffer[0] if self.buffer else None

    def take(self):
        item = self.peek()
        if self.buffer:
            self.buffer.pop()
        return item


def runs(nums):
    src = Peekable(nums)
    groups = []
    while src.peek() is not None:
        run = [src.take()]
        while src.peek() is not None and src.peek() == run[-1] + 1:
            run.append(src.take())
        groups.append(f'{run[0]}-{run[-1]}' if len(run) > 1 else str(run[0]))
    return ','.join(groups)
#> runs([1, 2, 3, 7, 8])
#> runs([])
#> runs([5, 4, 3])
#> runs([10])
#> runs([0, 1, 1, 2, 9])
# %%
class Rope:
    def __init__(self, left, right=None):
        self.left, self.right = left, right
        self.weight = len(left)

    def __len__(self):
        return self.weight + (len(self.right) if self.right else 0)

    def at(self, i):
        if i < self.weight:
            return self.left[i] if isinstance(self.left, str) else self.left.at(i)
        return self.right.at(i - self.weight)


def knot(words):
    rope = Rope(words[0])
    for w in words[1:]:
        rope = Rope(rope, Rope(w))
    return rope


def every_third(words):
    rope = knot(words)
    return ''.join(rope.at(i) for i in range(0, len(rope), 3))
#> every_third(['hello', 'world'])
#> every_third(['a'])
#> every_third([''])
#> every_third(['ab', 'cd', 'ef', 'g'])
#> every_third(['xyz', '', 'pqr'])
# %%
class ListNode:
    def __init__(self, val, next=None):
        self.val, self.next = val, next


class Solution:
    def swapHalves(self, nums):
        head = None
        for v in reversed(nums):
            head = ListNode(v, head)
        if not head or not head.next:
            return nums
        slow, fast = head, head
        while fast.next and fast.next.next:
            slow, fast = slow.next, fast.next.next
        second = slow.next
        slow.next = None
        tail = second
        while tail.next:
            tail = tail.next
        tail.next = head
        ans = []
        while second:
            ans.append(second.val)
            second = second.next
        return ans
#> Solution().swapHalves([1, 2, 3, 4])
#> Solution().swapHalves([])
#> Solution().swapHalves([9])
#> Solution().swapHalves([1, 2, 3, 4, 5])
#> Solution().swapHalves([6, 7])
# %%
class Vending:
    PRICES = {'tea': 30, 'bar': 45, 'nut': 25}

    def __init__(self):
        self.credit = 0
        self.sold = []

    def press(self, key):
        if key.isdigit():
            self.credit += int(key)
        elif key == 'back':
            back, self.credit = self.credit, 0
            return back
        elif self.PRICES.get(key, 10 ** 6) <= self.credit:
            self.credit -= self.PRICES[key]
            self.sold.append(key)
        return 0


def use_machine(keys):
    v = Vending()
    change = 0
    for key in keys.split():
        change += v.press(key)
    return v.sold, change, v.credit
#> use_machine('50 tea back')
#> use_machine('')
#> use_machine('20 bar 30 bar nut')
#> use_machine('100 gum nut nut nut nut')
#> use_machine('10 back 10 back tea')
# %%
class Heap:
    def __init__(self, key):
        self.key = key
        self.data = []

    def push(self, x):
        self.data.append(x)
        i = len(self.data) - 1
        while i and self.key(self.data[i]) < self.key(self.data[(i - 1) // 2]):
            p = (i - 1) // 2
            self.data[i], self.data[p] = self.data[p], self.data[i]
            i = p

    def top(self):
        return self.data[0]


def first_words(words):
    heap = Heap(key=lambda w: (len(w), w))
    log = []
    for w in words:
        heap.push(w)
        log.append(heap.top())
    return log
#> first_words(['pear', 'fig', 'kiwi'])
#> first_words([])
#> first_words(['aaa', 'aa', 'a'])
#> first_words(['b', 'a'])
#> first_words(['plum', 'date', 'lime', 'oat', 'rye'])
# %%
class Expr:
    def __call__(self, **env):
        return self.value(env)


class Num(Expr):
    def __init__(self, n):
        self.n = n

    def value(self, env):
        return env.get(self.n, self.n)


class Op(Expr):
    def __init__(self, sign, a, b):
        self.sign, self.a, self.b = sign, a, b

    def value(self, env):
        x, y = self.a.value(env), self.b.value(env)
        if self.sign == '+':
            return x + y
        if self.sign == '*':
            return x * y
        return x - y


def make(tree):
    if isinstance(tree, tuple):
        sign, a, b = tree
        return Op(sign, make(a), make(b))
    return Num(tree)


def evaluate(tree, **env):
    return make(tree)(**env)
#> evaluate(('+', 2, ('*', 3, 4)))
#> evaluate(7)
#> evaluate(('-', 'x', 'y'), x=10, y=4)
#> evaluate(('*', ('+', 'a', 1), ('-', 'a', 1)), a=5)
#> evaluate(('+', 'q', 1), p=2)
# %%
class Solution:
    def busDay(self, events, seats):
        bus = Bus(seats)
        for on, off in events:
            bus.unload(off)
            bus.load(on)
        return bus.report()


class Bus:
    def __init__(self, seats):
        self.seats = seats
        self.inside = 0
        self.refused = 0
        self.most = 0

    def load(self, n):
        room = self.seats - self.inside
        if n > room:
            self.refused += n - room
            n = room
        self.inside += n
        self.most = max(self.most, self.inside)

    def unload(self, n):
        self.inside -= min(n, self.inside)

    def report(self):
        return f'{self.inside} inside, {self.most} at most, {self.refused} refused'
#> Solution().busDay([(5, 0), (4, 2)], 10)
#> Solution().busDay([], 3)
#> Solution().busDay([(8, 1), (3, 4)], 6)
#> Solution().busDay([(2, 0), (0, 5), (1, 1)], 2)
#> Solution().busDay([(10, 0), (10, 10), (10, 3)], 9)
# %%
class Tree:
    def __init__(self, val, *kids):
        self.val = val
        self.kids = kids


def from_nested(data):
    if isinstance(data, list):
        return Tree(data[0], *[from_nested(d) for d in data[1:]])
    return Tree(data)


def postorder(node, depth=0):
    for kid in node.kids:
        yield from postorder(kid, depth + 1)
    yield node.val, depth


def deepest_leaf(data):
    best = None
    for val, depth in postorder(from_nested(data)):
        if best is None or depth > best[1]:
            best = (val, depth)
    return best
#> deepest_leaf([1, 2, [3, 4]])
#> deepest_leaf(8)
#> deepest_leaf(['a', ['b', ['c', 'd']], 'e'])
#> deepest_leaf([5])
#> deepest_leaf([0, [1, 2], [3, 4]])
# %%
class Logger:
    def __init__(self, quiet):
        self.quiet = quiet
        self.last = {}
        self.dropped = 0

    def accept(self, t, msg):
        if msg in self.last and t - self.last[msg] < self.quiet:
            self.dropped += 1
            return False
        self.last[msg] = t
        return True


class Solution:
    def filterLog(self, lines, quiet):
        logger = Logger(quiet)
        kept = []
        for line in lines:
            t, msg = line.split(' ', 1)
            if logger.accept(int(t), msg):
                kept.append(line)
        return kept if logger.dropped else 'all'
#> Solution().filterLog(['1 up', '3 up', '9 up'], 5)
#> Solution().filterLog([], 2)
#> Solution().filterLog(['0 a', '1 b', '2 c'], 10)
#> Solution().filterLog(['4 disk full', '5 disk full', '6 ok'], 2)
#> Solution().filterLog(['2 x', '4 x', '6 x', '8 x'], 3)
# %%
class DSU:
    def __init__(self):
        self.up = {}

    def find(self, x):
        self.up.setdefault(x, x)
        while self.up[x] != x:
            x = self.up[x]
        return x

    def join(self, a, b):
        a, b = self.find(a), self.find(b)
        if a == b:
            return False
        self.up[max(a, b)] = min(a, b)
        return True


def merge_tags(pairs):
    dsu = DSU()
    useless = [p for p in pairs if not dsu.join(*p)]
    groups = {}
    for x in sorted(dsu.up):
        groups.setdefault(dsu.find(x), []).append(x)
    return list(groups.values()), useless
#> merge_tags([(1, 2), (3, 4), (2, 3)])
#> merge_tags([])
#> merge_tags([(5, 5)])
#> merge_tags([(1, 9), (9, 1), (4, 6)])
#> merge_tags([(8, 7), (7, 6), (6, 8), (2, 3)])
# %%
class Bag:
    def __init__(self, items=()):
        self.counts = {}
        for it in items:
            self.counts[it] = self.counts.get(it, 0) + 1

    def __contains__(self, item):
        return self.counts.get(item, 0) > 0

    def __sub__(self, other):
        left = Bag()
        for k, c in self.counts.items():
            rest = c - other.counts.get(k, 0)
            if rest > 0:
                left.counts[k] = rest
        return left

    def __len__(self):
        return sum(self.counts.values())


class Solution:
    def missingLetters(self, sign, box):
        need = Bag(sign.replace(' ', '')) - Bag(box)
        if 'e' in need:
            return -len(need)
        return len(need)
#> Solution().missingLetters('sale', 'aels')
#> Solution().missingLetters('free tea', 'frta')
#> Solution().missingLetters('', 'abc')
#> Solution().missingLetters('hot pot', 'hop')
#> Solution().missingLetters('zoo', '')
# %%
def chunks(seq, sizes):
    i = 0
    for size in sizes:
        if i >= len(seq):
            return
        yield seq[i:i + size]
        i += size
    if i < len(seq):
        yield seq[i:]


def widest_chunk(seq, sizes):
    best = (-1, [])
    for k, part in enumerate(chunks(seq, sizes)):
        width = max(part) - min(part) if part else 0
        if width > best[0]:
            best = (width, part)
    return best
#> widest_chunk([1, 5, 2, 8, 3], [2, 2])
#> widest_chunk([], [1])
#> widest_chunk([4, 4, 4], [1, 0, 1])
#> widest_chunk([9, 1, 9, 1], [4, 4])
#> widest_chunk([3, -3, 10, 7, 0, 2], [3])
# %%
class Vector(tuple):
    def __add__(self, other):
        return Vector(a + b for a, b in zip(self, other))

    def dot(self, other):
        return sum(a * b for a, b in zip(self, other))


def drift(start, winds, wall):
    pos = Vector(start)
    normal = Vector(wall)
    for i, w in enumerate(winds, 1):
        nxt = pos + Vector(w)
        if nxt.dot(normal) < 0:
            return f'wall at {i}'
        pos = nxt
    return list(pos)
#> drift((1, 2), [(1, 0), (0, 3)], (1, 1))
#> drift((0, 0), [], (1, 0))
#> drift((2, 2), [(-1, 0), (-3, 0)], (1, 0))
#> drift((5, 1, 0), [(0, 0, 4), (0, -2, 1)], (0, 1, 1))
#> drift((1, 1), [(-9, 0)], (1, 2))
# %%
class Node:
    def __init__(self, key, left=None, right=None):
        self.key, self.left, self.right = key, left, right


class Solution:
    def balanced(self, keys):
        if not keys:
            return None
        mid = len(keys) // 2
        return Node(keys[mid], self.balanced(keys[:mid]), self.balanced(keys[mid + 1:]))

    def lowestShared(self, keys, a, b):
        node = self.balanced(sorted(keys))
        steps = 0
        while node:
            if a < node.key and b < node.key:
                node = node.left
            elif a > node.key and b > node.key:
                node = node.right
            else:
                return node.key, steps
            steps += 1
        return None, steps
#> Solution().lowestShared([4, 1, 7], 1, 7)
#> Solution().lowestShared([], 2, 3)
#> Solution().lowestShared([10, 20, 30, 40, 50], 10, 20)
#> Solution().lowestShared([3, 6, 9], 7, 8)
#> Solution().lowestShared([1, 2, 3, 4, 5, 6, 7], 5, 5)
# %%
class Lock:
    def __init__(self, code):
        self.code = code
        self.tries = 0

    def attempt(self, guess):
        self.tries += 1
        if self.tries > 3:
            raise PermissionError('locked')
        return guess == self.code


class KindLock(Lock):
    def attempt(self, guess):
        if sorted(guess) == sorted(self.code) and guess != self.code:
            return False
        return super().attempt(guess)


def break_in(code, guesses, kind):
    lock = (KindLock if kind else Lock)(code)
    for i, g in enumerate(guesses):
        try:
            if lock.attempt(g):
                return f'open at {i}'
        except PermissionError as e:
            return f'{e} at {i}'
    return 'closed'
#> break_in('123', ['321', '213', '123'], True)
#> break_in('777', ['1', '2', '3', '777'], False)
#> break_in('4', [], False)
#> break_in('90', ['09', '99', '00', '09', '11', '90'], True)
#> break_in('55', ['56'], True)
# %%
class Paginator:
    def __init__(self, items, per_page):
        self.items = items
        self.per_page = per_page

    @property
    def pages(self):
        return -(-len(self.items) // self.per_page)

    def page(self, n):
        start = (n - 1) * self.per_page
        return self.items[start:start + self.per_page]

    def find(self, item):
        for n in range(1, self.pages + 1):
            if item in self.page(n):
                return n
        return 0


def book_index(words, per_page, wanted):
    book = Paginator(sorted(words), per_page)
    return [book.find(w) for w in wanted], book.pages
#> book_index(['cat', 'ant', 'bee', 'dog'], 2, ['dog', 'ant'])
#> book_index([], 3, ['x'])
#> book_index(['m', 'k', 'l'], 1, ['m', 'z'])
#> book_index(['oak', 'elm', 'ash', 'fir', 'yew'], 3, [])
#> book_index(['a', 'b'], 5, ['b', 'a', 'c'])
# %%
from collections import OrderedDict


class Recent:
    def __init__(self, cap):
        self.cap = cap
        self.files = OrderedDict()

    def open(self, name):
        self.files[name] = self.files.get(name, 0) + 1
        self.files.move_to_end(name, last=False)
        if len(self.files) > self.cap:
            self.files.popitem()


class Solution:
    def recentMenu(self, opened, cap):
        menu = Recent(cap)
        for name in opened:
            menu.open(name)
        return [f'{i}. {n}' + ('*' * (c - 1)) for i, (n, c) in enumerate(menu.files.items(), 1)]
#> Solution().recentMenu(['a.txt', 'b.txt', 'a.txt'], 3)
#> Solution().recentMenu([], 2)
#> Solution().recentMenu(['x', 'y', 'z', 'x'], 2)
#> Solution().recentMenu(['q', 'q', 'q'], 1)
#> Solution().recentMenu(['m', 'n', 'o', 'p', 'n'], 4)
# %%
class Die:
    def __init__(self, seed, faces=6):
        self.state = seed
        self.faces = faces

    def roll(self):
        self.state = (self.state * 17 + 11) % 101
        return self.state % self.faces + 1

    def __iter__(self):
        while True:
            yield self.roll()


def race_to(seed, goal):
    pos = turns = 0
    for value in Die(seed):
        turns += 1
        if pos + value > goal:
            pos -= 1
        else:
            pos += value
        if pos == goal or turns == 15:
            break
    return pos, turns
#> race_to(1, 20)
#> race_to(42, 10)
#> race_to(7, 3)
#> race_to(99, 30)
#> race_to(0, 6)
# %%
class Term:
    def __init__(self, coef, power):
        self.coef = coef
        self.power = power

    def __str__(self):
        if self.power == 0:
            return str(self.coef)
        x = 'x' if self.power == 1 else f'x^{self.power}'
        if self.coef in (1, -1):
            return x if self.coef == 1 else '-' + x
        return f'{self.coef}{x}'


def pretty(coefs):
    text = ''
    for power in range(len(coefs) - 1, -1, -1):
        if coefs[power] == 0:
            continue
        t = str(Term(coefs[power], power))
        if text and not t.startswith('-'):
            text += '+'
        text += t
    return text or '0'
#> pretty([1, 2, 3])
#> pretty([])
#> pretty([0, -1, 1])
#> pretty([-4, 0, 0, 2])
#> pretty([0, 0])
# %%
class Sensor:
    total = 0

    def __init__(self, name, limit):
        self.name = name
        self.limit = limit
        self.bad = 0
        Sensor.total += 1

    def read(self, value):
        if value > self.limit:
            self.bad += 1
        return value <= self.limit


class Solution:
    def faultySensors(self, limits, readings):
        Sensor.total = 0
        sensors = [Sensor(chr(65 + i), lim) for i, lim in enumerate(limits)]
        for row in readings:
            for sensor, value in zip(sensors, row):
                sensor.read(value)
        worst = [s.name for s in sensors if s.bad * 2 > len(readings)]
        return worst, Sensor.total
#> Solution().faultySensors([5, 10], [[6, 2], [7, 11]])
#> Solution().faultySensors([], [])
#> Solution().faultySensors([1, 1, 1], [[1, 2, 3]])
#> Solution().faultySensors([3], [[4], [2], [5]])
#> Solution().faultySensors([0, -5], [[0, 0], [1, -4], [0, -6]])
# %%
class ListNode:
    def __init__(self, val=0, next=None):
        self.val = val
        self.next = next

    def __repr__(self):
        return f'{self.val}->{self.next!r}' if self.next else str(self.val)


class Solution:
    def mergeStairs(self, a, b):
        p, q = self.build(a), self.build(b)
        dummy = tail = ListNode()
        while p and q:
            if p.val <= q.val:
                tail.next, p = p, p.next
            else:
                tail.next, q = q, q.next
            tail = tail.next
        tail.next = p or q
        cur = dummy.next
        while cur and cur.next:
            if cur.next.val == cur.val:
                cur.val += 1
                cur.next = cur.next.next
            else:
                cur = cur.next
        return repr(dummy.next)

    def build(self, vals):
        head = None
        for v in reversed(vals):
            head = ListNode(v, head)
        return head
#> Solution().mergeStairs([1, 3, 5], [2, 3])
#> Solution().mergeStairs([], [])
#> Solution().mergeStairs([1, 1], [2])
#> Solution().mergeStairs([4], [])
#> Solution().mergeStairs([1, 2, 6], [1, 3, 7])
# %%
class Grid:
    def __init__(self, rows):
        self.rows = [list(r) for r in rows]

    def neighbours(self, r, c):
        for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0)):
            if 0 <= r + dr < len(self.rows) and 0 <= c + dc < len(self.rows[0]):
                yield r + dr, c + dc

    def fill(self, r, c, mark):
        old = self.rows[r][c]
        if old == mark:
            return 0
        self.rows[r][c] = mark
        return 1 + sum(self.fill(a, b, mark) for a, b in self.neighbours(r, c) if self.rows[a][b] == old)


def paint(rows, spots):
    g = Grid(rows)
    painted = [g.fill(r, c, '*') for r, c in spots]
    return painted, [''.join(r) for r in g.rows]
#> paint(['ab', 'ab'], [(0, 0)])
#> paint(['xxx'], [(0, 1), (0, 2)])
#> paint(['q'], [])
#> paint(['abc', 'bbc'], [(1, 1), (0, 2)])
#> paint(['aba', 'bab'], [(0, 0), (1, 1), (0, 2)])
# %%
class Meter:
    def __init__(self):
        self.prev = None
        self.used = 0
        self.resets = 0

    def update(self, reading):
        if self.prev is not None:
            step = reading - self.prev
            if step < 0:
                self.resets += 1
                step = reading
            self.used += step
        self.prev = reading
        return self.used


def usage(readings, price):
    m = Meter()
    best_day = day = 0
    before = 0
    for i, r in enumerate(readings):
        now = m.update(r)
        if now - before > best_day:
            best_day, day = now - before, i
        before = now
    return m.used * price, day, m.resets
#> usage([100, 130, 150], 2)
#> usage([], 5)
#> usage([990, 998, 7, 20], 1)
#> usage([5], 3)
#> usage([0, 0, 10, 4, 2], 10)
# %%
class Maybe:
    def __init__(self, value):
        self.value = value

    def then(self, f):
        if self.value is None:
            return self
        return Maybe(f(self.value))


def half(n):
    return n // 2 if n % 2 == 0 else None


def dec(n):
    return n - 1 if n > 0 else None


def pipeline(n, steps):
    m = Maybe(n)
    for s in steps:
        m = m.then(half if s == 'h' else dec)
        if m.value is None:
            break
    return m.value
#> pipeline(12, 'hhd')
#> pipeline(7, 'h')
#> pipeline(0, 'd')
#> pipeline(9, 'dhhh')
#> pipeline(5, '')
# %%
class Chapter:
    def __init__(self, title, pages):
        self.title = title
        self.pages = pages
        self.parts = []

    def length(self):
        return self.pages + sum(p.length() for p in self.parts)

    def toc(self, start=1, indent=0):
        lines = ['.' * indent + f'{self.title} {start}']
        start += self.pages
        for p in self.parts:
            lines += p.toc(start, indent + 1)
            start += p.length()
        return lines


class Solution:
    def contents(self, spec):
        stack = [Chapter('Book', 1)]
        for line in spec:
            depth = len(line) - len(line.lstrip('-'))
            title, pages = line[depth:].split(':')
            ch = Chapter(title, int(pages))
            del stack[depth + 1:]
            stack[-1].parts.append(ch)
            stack.append(ch)
        return stack[0].toc()
#> Solution().contents(['A:3', '-A1:2', 'B:4'])
#> Solution().contents([])
#> Solution().contents(['X:10'])
#> Solution().contents(['I:1', '-a:2', '--i:5', '-b:1', 'II:7'])
#> Solution().contents(['P:0', '-Q:0', '-R:6'])
# %%
class Counter2:
    def __init__(self, base):
        self.base = base
        self.digits = [0]

    def tick(self):
        i = 0
        while True:
            if i == len(self.digits):
                self.digits.append(0)
            self.digits[i] += 1
            if self.digits[i] < self.base:
                return i
            self.digits[i] = 0
            i += 1

    def __str__(self):
        return ''.join(str(d) for d in reversed(self.digits))


def odometer(base, ticks):
    c = Counter2(base)
    carries = 0
    for _ in range(ticks):
        carries += c.tick()
    return str(c), carries
#> odometer(2, 5)
#> odometer(10, 12)
#> odometer(3, 0)
#> odometer(2, 8)
#> odometer(4, 9)
# %%
class Order:
    def __init__(self, text):
        side, qty, price = text.split()
        self.side, self.qty, self.price = side, int(qty), int(price)


class Book:
    def __init__(self):
        self.bids, self.asks = [], []
        self.volume = 0

    def add(self, order):
        mine, other = (self.bids, self.asks) if order.side == 'buy' else (self.asks, self.bids)
        while order.qty and other and self.crosses(order, other[0]):
            n = min(order.qty, other[0].qty)
            order.qty -= n
            other[0].qty -= n
            self.volume += n * other[0].price
            if other[0].qty == 0:
                other.pop(0)
        if order.qty:
            mine.append(order)
            mine.sort(key=lambda o: -o.price if o.side == 'buy' else o.price)

    def crosses(self, order, best):
        return order.price >= best.price if order.side == 'buy' else order.price <= best.price


def trade(lines):
    book = Book()
    for line in lines:
        book.add(Order(line))
    return book.volume, [(o.qty, o.price) for o in book.bids + book.asks]
#> trade(['buy 5 10', 'sell 3 9'])
#> trade([])
#> trade(['sell 2 20', 'sell 2 18', 'buy 3 25'])
#> trade(['buy 1 5', 'sell 1 6'])
#> trade(['buy 4 7', 'buy 4 8', 'sell 10 7', 'buy 2 9'])
