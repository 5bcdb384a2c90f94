# %%
class Node:
    def __init__(self, val, next=None):
        self.val = val
        self.next = next

    def __repr__(self):
        return f'Node({self.val})'


def build(values):
    head = None
    for v in reversed(values):
        head = Node(v, head)
    return head


def to_list(head):
    out = []
    while head:
        out.append(head.val)
        head = head.next
    return out


def flip_after_signal(values, signal):
    head = build(values)
    cur = head
    while cur and cur.val != signal:
        cur = cur.next
    if cur is None:
        return to_list(head)
    prev, walk = None, cur.next
    while walk:
        walk.next, prev, walk = prev, walk, walk.next
    cur.next = prev
    return to_list(head)
#> flip_after_signal([1, 2, 3, 4, 5], 2)
#> flip_after_signal([7, 8, 9], 4)
#> flip_after_signal([], 1)
#> flip_after_signal([5, 1, 2, 3], 5)
#> flip_after_signal([3, 3, 6, 8, 1, 0], 6)
# %%
class Wallet:
    def __init__(self, owner):
        self.owner = owner
        self.coins = []

    def put(self, coin):
        self.coins.append(coin)
        return self

    @property
    def total(self):
        return sum(self.coins)

    def __lt__(self, other):
        if self.total != other.total:
            return self.total < other.total
        return self.owner < other.owner

    def __repr__(self):
        return f'{self.owner}:{self.total}'


def richest_first(pairs):
    wallets = {}
    for owner, coin in pairs:
        if owner not in wallets:
            wallets[owner] = Wallet(owner)
        wallets[owner].put(coin)
    ranked = sorted(wallets.values(), reverse=True)
    return [repr(w) for w in ranked]
#> richest_first([('ann', 5), ('bo', 7), ('ann', 1)])
#> richest_first([])
#> richest_first([('x', 2), ('y', 2)])
#> richest_first([('kim', 1), ('lee', 10), ('max', 4), ('kim', 20)])
#> richest_first([('solo', 50), ('solo', -20)])
# %%
from collections import deque


class TreeNode:
    def __init__(self, val=0, left=None, right=None):
        self.val = val
        self.left = left
        self.right = right


class Solution:
    def build(self, vals):
        if not vals or vals[0] is None:
            return None
        root = TreeNode(vals[0])
        queue = deque([root])
        i = 1
        while queue and i < len(vals):
            node = queue.popleft()
            if vals[i] is not None:
                node.left = TreeNode(vals[i])
                queue.append(node.left)
            i += 1
            if i < len(vals) and vals[i] is not None:
                node.right = TreeNode(vals[i])
                queue.append(node.right)
            i += 1
        return root

    def lonelySum(self, vals):
        def walk(node, alone):
            if node is None:
                return 0
            own = node.val if alone else 0
            single = (node.left is None) != (node.right is None)
            return own + walk(node.left, single) + walk(node.right, single)

        return walk(self.build(vals), False)
#> Solution().lonelySum([1, 2, 3, 4])
#> Solution().lonelySum([5, None, 6, 7])
#> Solution().lonelySum([])
#> Solution().lonelySum([9, 8, 7])
#> Solution().lonelySum([1, 2, None, 3, None, 4])
# %%
class Trie:
    def __init__(self):
        self.kids = {}
        self.count = 0

    def add(self, word):
        node = self
        for ch in word:
            node = node.kids.setdefault(ch, Trie())
            node.count += 1


def shortest_nicknames(names):
    trie = Trie()
    for name in names:
        trie.add(name)
    nick = []
    for name in names:
        node = trie
        for i, ch in enumerate(name):
            node = node.kids[ch]
            if node.count == 1:
                nick.append(name[:i + 1])
                break
        else:
            nick.append(name)
    return nick
#> shortest_nicknames(['anna', 'andy', 'bob'])
#> shortest_nicknames(['lee'])
#> shortest_nicknames(['mo', 'mona', 'moe'])
#> shortest_nicknames(['zed', 'yan', 'xi', 'w'])
#> shortest_nicknames(['tim', 'tim'])
# %%
class PeakStack:
    def __init__(self):
        self.items = []
        self.peaks = []

    def push(self, x):
        self.items.append(x)
        if not self.peaks or x >= self.peaks[-1]:
            self.peaks.append(x)

    def pop(self):
        x = self.items.pop()
        if x == self.peaks[-1]:
            self.peaks.pop()
        return x

    def peak(self):
        return self.peaks[-1] if self.peaks else None


def peak_log(ops):
    st = PeakStack()
    log = []
    for op in ops:
        if op == 'pop':
            if st.items:
                st.pop()
        else:
            st.push(op)
        log.append(st.peak())
    return log
#> peak_log([3, 5, 2, 'pop', 'pop'])
#> peak_log(['pop'])
#> peak_log([4, 4, 'pop', 'pop', 1])
#> peak_log([9, 1, 2, 'pop', 'pop', 'pop', 6])
#> peak_log([-3, -8, -1, 'pop'])
# %%
class Countdown:
    def __init__(self, start, step):
        self.now = start
        self.step = step

    def __iter__(self):
        return self

    def __next__(self):
        if self.now < 0:
            raise StopIteration
        value = self.now
        self.now -= self.step
        return value


def blastoff(start, step):
    ticks = []
    for t in Countdown(start, step):
        if t % 10 == 0:
            ticks.append(f'[{t}]')
        else:
            ticks.append(str(t))
    return ' '.join(ticks)
#> blastoff(10, 3)
#> blastoff(0, 1)
#> blastoff(-4, 2)
#> blastoff(30, 5)
#> blastoff(41, 7)
# %%
class Shape:
    def __init__(self, name):
        self.name = name

    def area(self):
        return 0

    def label(self):
        return f'{self.name}={self.area()}'


class Box(Shape):
    def __init__(self, w, h):
        super().__init__('box')
        self.w, self.h = w, h

    def area(self):
        return self.w * self.h


class Square(Box):
    def __init__(self, side):
        super().__init__(side, side)
        self.name = 'square'


def describe(sizes):
    shapes = []
    for size in sizes:
        if not size:
            shapes.append(Shape('dot'))
        elif len(size) == 1:
            shapes.append(Square(size[0]))
        else:
            shapes.append(Box(*size))
    biggest = max(shapes, key=lambda s: s.area())
    return biggest.label(), [s.name for s in shapes]
#> describe([[2], [3, 4], []])
#> describe([[]])
#> describe([[5], [6, 4], [1, 1]])
#> describe([[7]])
#> describe([[10, 2], [20, 1], [4]])
# %%
class Cache:
    def __init__(self, size):
        self.size = size
        self.slots = {}
        self.hits = 0

    def get(self, key, make):
        if key in self.slots:
            self.hits += 1
            value = self.slots.pop(key)
        else:
            if len(self.slots) >= self.size:
                oldest = next(iter(self.slots))
                del self.slots[oldest]
            value = make(key)
        self.slots[key] = value
        return value


def square_requests(keys, size):
    cache = Cache(size)
    total = 0
    for k in keys:
        total += cache.get(k, lambda n: n * n)
    return total, cache.hits, list(cache.slots)
#> square_requests([1, 2, 1, 3, 2], 2)
#> square_requests([4, 4, 4], 1)
#> square_requests([], 3)
#> square_requests([1, 2, 3, 4, 1], 3)
#> square_requests([5, 6, 5, 7, 5, 6], 2)
# %%
from typing import List


class ListNode:
    def __init__(self, val=0, next=None):
        self.val = val
        self.next = next


class Solution:
    def weaveThree(self, a: List[int], b: List[int], c: List[int]) -> List[int]:
        heads = [self.link(x) for x in (a, b, c)]
        dummy = tail = ListNode()
        turn = 0
        while any(heads):
            node = heads[turn]
            if node:
                heads[turn] = node.next
                node.next = None
                tail.next = node
                tail = node
            turn = (turn + 1) % 3
        return self.flat(dummy.next)

    def link(self, vals: List[int]):
        head = None
        for v in vals[::-1]:
            head = ListNode(v, head)
        return head

    def flat(self, node) -> List[int]:
        return [node.val] + self.flat(node.next) if node else []
#> Solution().weaveThree([1, 4], [2, 5], [3])
#> Solution().weaveThree([], [], [])
#> Solution().weaveThree([1, 2, 3], [], [9])
#> Solution().weaveThree([7], [8, 8, 8], [])
#> Solution().weaveThree([0], [1], [2, 3, 4])
# %%
class Fraction2:
    def __init__(self, num, den):
        g = self.gcd(abs(num), den)
        self.num = num // g
        self.den = den // g

    @staticmethod
    def gcd(a, b):
        while b:
            a, b = b, a % b
        return a

    def __add__(self, other):
        return Fraction2(self.num * other.den + other.num * self.den, self.den * other.den)

    def __eq__(self, other):
        return self.num == other.num and self.den == other.den

    def __repr__(self):
        return f'{self.num}/{self.den}'


def fill_tank(cups):
    level = Fraction2(0, 1)
    full = Fraction2(1, 1)
    for i, (n, d) in enumerate(cups):
        level = level + Fraction2(n, d)
        if level == full:
            return f'full after {i + 1}'
    return repr(level)
#> fill_tank([(1, 2), (1, 3), (1, 6)])
#> fill_tank([(3, 4)])
#> fill_tank([])
#> fill_tank([(2, 3), (2, 3), (-1, 3), (1, 8)])
#> fill_tank([(5, 12), (1, 4)])
# %%
class Robot:
    TURNS = {'L': -1, 'R': 1}
    STEPS = [(0, 1), (1, 0), (0, -1), (-1, 0)]

    def __init__(self):
        self.x = self.y = 0
        self.face = 0

    def act(self, cmd):
        if cmd in self.TURNS:
            self.face = (self.face + self.TURNS[cmd]) % 4
        else:
            dx, dy = self.STEPS[self.face]
            self.x += dx * int(cmd)
            self.y += dy * int(cmd)

    @property
    def far(self):
        return abs(self.x) + abs(self.y)


def farthest_reach(path):
    robot = Robot()
    best = 0
    for cmd in path:
        robot.act(cmd)
        best = max(best, robot.far)
    return best, (robot.x, robot.y), 'NESW'[robot.face]
#> farthest_reach('3R2R1')
#> farthest_reach('')
#> farthest_reach('LL5L2')
#> farthest_reach('1R1R1R1')
#> farthest_reach('9L4L9R3')
# %%
class BST:
    def __init__(self, val):
        self.val = val
        self.left = self.right = None

    def insert(self, val):
        side = 'left' if val < self.val else 'right'
        child = getattr(self, side)
        if child is None:
            setattr(self, side, BST(val))
        else:
            child.insert(val)

    def inorder(self):
        if self.left:
            yield from self.left.inorder()
        yield self.val
        if self.right:
            yield from self.right.inorder()


def middle_gap(nums):
    if len(nums) < 2:
        return None
    root = BST(nums[0])
    for n in nums[1:]:
        root.insert(n)
    prev = None
    gaps = []
    for v in root.inorder():
        if prev is not None:
            gaps.append(v - prev)
        prev = v
    return gaps[len(gaps) // 2]
#> middle_gap([5, 2, 9])
#> middle_gap([4])
#> middle_gap([10, 1, 7, 3])
#> middle_gap([8, 8, 2, 30])
#> middle_gap([-5, 0, 5])
# %%
class Tally:
    def __init__(self):
        self.counts = {}

    def __getitem__(self, key):
        return self.counts.get(key, 0)

    def __setitem__(self, key, value):
        if value <= 0:
            self.counts.pop(key, None)
        else:
            self.counts[key] = value

    def __len__(self):
        return len(self.counts)


class Solution:
    def stockAfter(self, moves: str) -> int:
        tally = Tally()
        worst = 0
        for move in moves.split():
            item, sign = move[0], move[1]
            if sign == '+':
                tally[item] += 1
            else:
                tally[item] -= 1
            worst = max(worst, len(tally))
        return worst * 10 + len(tally)
#> Solution().stockAfter('a+ b+ a-')
#> Solution().stockAfter('')
#> Solution().stockAfter('a- b- c-')
#> Solution().stockAfter('x+ x+ y+ x- y- z+')
#> Solution().stockAfter('m+ n+ o+ p+ o-')
# %%
def pairs_of(seq):
    it = iter(seq)
    for a in it:
        b = next(it, None)
        yield a, b


def settle(seq):
    res = []
    for a, b in pairs_of(seq):
        if b is None:
            res.append(a)
        elif a > b:
            res.append(a - b)
        elif a < b:
            res.extend([a, b - a])
    return res
#> settle([5, 2, 3, 8])
#> settle([4, 4, 1])
#> settle([])
#> settle([6])
#> settle([1, 2, 2, 1, 9, 9, 0, 3])
# %%
class Temperature:
    def __init__(self, celsius=0):
        self._c = celsius

    @property
    def fahrenheit(self):
        return self._c * 9 / 5 + 32

    @fahrenheit.setter
    def fahrenheit(self, value):
        self._c = (value - 32) * 5 / 9

    @property
    def celsius(self):
        return round(self._c, 1)


def thermostat(start, readings):
    t = Temperature(start)
    alarms = 0
    for kind, value in readings:
        if kind == 'F':
            t.fahrenheit = value
        elif kind == '+':
            t.fahrenheit += value
        else:
            t = Temperature(value)
        if not 10 <= t.celsius <= 30:
            alarms += 1
    return t.celsius, alarms
#> thermostat(20, [('F', 50), ('+', 18)])
#> thermostat(5, [])
#> thermostat(0, [('C', 35), ('F', 14), ('+', 9)])
#> thermostat(18, [('+', 90), ('+', -90)])
#> thermostat(25, [('F', 212)])
# %%
class Account:
    def __init__(self, balance):
        self.balance = balance

    def withdraw(self, amount):
        if amount > self.balance:
            raise ValueError('too much')
        self.balance -= amount


class Overdraft(Account):
    def __init__(self, balance, limit):
        super().__init__(balance)
        self.limit = limit

    def withdraw(self, amount):
        try:
            super().withdraw(amount)
        except ValueError:
            if self.balance + self.limit < amount:
                raise
            self.balance -= amount + 1


def spend(balance, limit, bills):
    acc = Overdraft(balance, limit) if limit else Account(balance)
    refused = []
    for bill in bills:
        try:
            acc.withdraw(bill)
        except ValueError as err:
            refused.append(f'{bill}: {err}')
    return acc.balance, refused
#> spend(100, 0, [40, 70, 60])
#> spend(50, 30, [60, 10, 15])
#> spend(0, 0, [])
#> spend(20, 5, [30])
#> spend(75, 100, [80, 80, 20, 10])
# %%
class ListNode:
    def __init__(self, val, next=None):
        self.val = val
        self.next = next


class Solution:
    def loopLength(self, values, back):
        nodes = [ListNode(v) for v in values]
        for a, b in zip(nodes, nodes[1:]):
            a.next = b
        if nodes and 0 <= back < len(nodes):
            nodes[-1].next = nodes[back]
        slow = fast = nodes[0] if nodes else None
        while fast and fast.next:
            slow = slow.next
            fast = fast.next.next
            if slow is fast:
                return self.measure(slow)
        return 0, 0

    def measure(self, node):
        size, total = 1, node.val
        cur = node.next
        while cur is not node:
            size += 1
            total += cur.val
            cur = cur.next
        return size, total
#> Solution().loopLength([1, 2, 3, 4, 5], 2)
#> Solution().loopLength([1, 2, 3], -1)
#> Solution().loopLength([], 0)
#> Solution().loopLength([7], 0)
#> Solution().loopLength([4, 8, 15, 16, 23, 42], 0)
# %%
class Card:
    RANKS = '23456789TJQKA'

    def __init__(self, text):
        self.rank = self.RANKS.index(text[0])
        self.suit = text[1]

    def __lt__(self, other):
        return (self.suit, self.rank) < (other.suit, other.rank)

    def __eq__(self, other):
        return self.rank == other.rank

    def __repr__(self):
        return self.RANKS[self.rank] + self.suit


def tidy_hand(text):
    hand = sorted(Card(t) for t in text.split())
    twins = 0
    for i in range(len(hand)):
        for j in range(i + 1, len(hand)):
            if hand[i] == hand[j]:
                twins += 1
    return f'{hand} twins={twins}'
#> tidy_hand('Ks 2h 2s')
#> tidy_hand('')
#> tidy_hand('Ad Ac Ah')
#> tidy_hand('9c Tc 8c')
#> tidy_hand('5h 5d Qd Qh')
# %%
class Matrix:
    def __init__(self, rows):
        self.rows = rows

    def __matmul__(self, other):
        cols = list(zip(*other.rows))
        return Matrix([[sum(a * b for a, b in zip(r, c)) for c in cols] for r in self.rows])

    @property
    def trace(self):
        return sum(self.rows[i][i] for i in range(len(self.rows)))


def trace_power(rows, k):
    base = Matrix(rows)
    result = base
    for _ in range(k - 1):
        result = result @ base
    return result.trace
#> trace_power([[1, 1], [1, 0]], 3)
#> trace_power([[2]], 5)
#> trace_power([[0, 1], [1, 0]], 2)
#> trace_power([[1, 2], [3, 4]], 1)
#> trace_power([[1, -1], [2, 0]], 3)
# %%
class Elevator:
    def __init__(self, floors):
        self.floors = floors
        self.at = 0
        self.moved = 0

    def go(self, floor):
        if not 0 <= floor < self.floors:
            return False
        self.moved += abs(floor - self.at)
        self.at = floor
        return True


class Solution:
    def dailyTravel(self, floors, calls):
        lift = Elevator(floors)
        bad = 0
        for start, end in calls:
            if not lift.go(start) or not lift.go(end):
                bad += 1
        return [lift.moved, lift.at, bad]
#> Solution().dailyTravel(5, [(0, 3), (2, 4)])
#> Solution().dailyTravel(3, [(1, 3), (3, 0)])
#> Solution().dailyTravel(10, [])
#> Solution().dailyTravel(8, [(7, 0), (0, 7), (5, 5)])
#> Solution().dailyTravel(2, [(-1, 1), (1, 0), (0, 2)])
# %%
class TreeNode:
    def __init__(self, val):
        self.val = val
        self.left = None
        self.right = None


def grow(vals, i=0):
    if i >= len(vals) or vals[i] is None:
        return None
    node = TreeNode(vals[i])
    node.left = grow(vals, 2 * i + 1)
    node.right = grow(vals, 2 * i + 2)
    return node


def zigzag_paths(vals):
    best = 0

    def visit(node, length, came_left):
        nonlocal best
        if not node:
            return
        best = max(best, length)
        visit(node.left, 1 if came_left else length + 1, True)
        visit(node.right, length + 1 if came_left else 1, False)

    root = grow(vals)
    visit(root, 0, True)
    return best
#> zigzag_paths([1, 2, 3, None, 4])
#> zigzag_paths([1])
#> zigzag_paths([])
#> zigzag_paths([5, 3, 8, 1, 4, 7, 9])
#> zigzag_paths([1, None, 2, None, None, 3, None, None, None, None, None, None, 4])
# %%
class Ring:
    def __init__(self, size):
        self.data = [None] * size
        self.start = 0
        self.count = 0

    def push(self, item):
        end = (self.start + self.count) % len(self.data)
        self.data[end] = item
        if self.count == len(self.data):
            self.start = (self.start + 1) % len(self.data)
        else:
            self.count += 1

    def __iter__(self):
        for k in range(self.count):
            yield self.data[(self.start + k) % len(self.data)]


def rolling_tops(nums, size):
    ring = Ring(size)
    tops = []
    for n in nums:
        ring.push(n)
        tops.append(max(ring))
    return tops
#> rolling_tops([3, 1, 2, 5, 4], 2)
#> rolling_tops([9, 8, 7], 3)
#> rolling_tops([], 4)
#> rolling_tops([1, 2, 3], 1)
#> rolling_tops([-2, -9, -5, -7], 3)
# %%
class Money:
    def __init__(self, cents):
        self.cents = cents

    def split(self, n):
        base, extra = divmod(self.cents, n)
        return [Money(base + (1 if i < extra else 0)) for i in range(n)]

    def __str__(self):
        return f'${self.cents // 100}.{self.cents % 100:02d}'


def share_bill(cents, people):
    parts = Money(cents).split(people)
    return ', '.join(str(p) for p in parts)
#> share_bill(1000, 3)
#> share_bill(5, 4)
#> share_bill(0, 2)
#> share_bill(12345, 2)
#> share_bill(999, 1)
# %%
class Stack:
    def __init__(self):
        self._items = []

    def push(self, x):
        self._items.append(x)

    def pop(self):
        return self._items.pop() if self._items else 0

    def __len__(self):
        return len(self._items)


class TracedStack(Stack):
    def __init__(self):
        super().__init__()
        self.deepest = 0

    def push(self, x):
        super().push(x)
        if len(self) > self.deepest:
            self.deepest = len(self)


class Solution:
    def runTape(self, tape):
        st = TracedStack()
        for word in tape.split():
            if word == 'add':
                st.push(st.pop() + st.pop())
            elif word == 'dup':
                top = st.pop()
                st.push(top)
                st.push(top)
            elif word == 'drop':
                st.pop()
            else:
                st.push(int(word))
        return st.pop(), st.deepest
#> Solution().runTape('3 4 add')
#> Solution().runTape('')
#> Solution().runTape('5 dup dup add add')
#> Solution().runTape('drop drop 1')
#> Solution().runTape('1 2 3 drop add dup add')
# %%
class Library:
    def __init__(self):
        self.loans = {}
        self.queue = {}

    def borrow(self, book, who):
        if book in self.loans:
            self.queue.setdefault(book, []).append(who)
            return False
        self.loans[book] = who
        return True

    def give_back(self, book):
        self.loans.pop(book, None)
        waiting = self.queue.get(book)
        if waiting:
            self.borrow(book, waiting.pop(0))


def who_has(events):
    lib = Library()
    waits = 0
    for book, who in events:
        if who is None:
            lib.give_back(book)
        elif not lib.borrow(book, who):
            waits += 1
    return lib.loans, waits
#> who_has([('emma', 'al'), ('emma', 'bea'), ('emma', None)])
#> who_has([])
#> who_has([('dune', 'cy'), ('dune', None), ('dune', None)])
#> who_has([('a', 'x'), ('b', 'y'), ('a', 'z'), ('a', 'w'), ('a', None)])
#> who_has([('k', 'p'), ('k', 'q'), ('k', None), ('k', None)])
# %%
class Window:
    def __init__(self, text, width):
        self.text = text
        self.width = width

    def __iter__(self):
        for i in range(len(self.text) - self.width + 1):
            yield self.text[i:i + self.width]


def mirror_windows(text, width):
    found = []
    for piece in Window(text, width):
        if piece == piece[::-1] and piece not in found:
            found.append(piece)
    return found
#> mirror_windows('abacab', 3)
#> mirror_windows('zzzz', 2)
#> mirror_windows('hi', 5)
#> mirror_windows('noonoon', 4)
#> mirror_windows('abcde', 1)
# %%
class Node:
    def __init__(self, val):
        self.val = val
        self.prev = None
        self.next = None


class Tape:
    def __init__(self, text):
        self.cursor = Node('^')
        for ch in text:
            self.insert(ch)

    def insert(self, ch):
        node = Node(ch)
        node.prev, node.next = self.cursor, self.cursor.next
        if node.next:
            node.next.prev = node
        self.cursor.next = node
        self.cursor = node

    def left(self):
        if self.cursor.prev:
            self.cursor = self.cursor.prev

    def read(self):
        node = self.cursor
        while node.prev:
            node = node.prev
        out = ''
        while node.next:
            node = node.next
            out += node.val
        return out


def edit(text, keys):
    tape = Tape(text)
    for k in keys:
        if k == '<':
            tape.left()
        else:
            tape.insert(k)
    return tape.read()
#> edit('cat', '<h')
#> edit('', 'ab<c')
#> edit('xy', '<<<<z')
#> edit('no', '')
#> edit('end', '<<p<q')
# %%
from functools import total_ordering


@total_ordering
class Version:
    def __init__(self, text):
        self.parts = [int(p) for p in text.split('.')]
        while self.parts and self.parts[-1] == 0:
            self.parts.pop()

    def __eq__(self, other):
        return self.parts == other.parts

    def __lt__(self, other):
        return self.parts < other.parts


def needs_update(installed, wanted):
    a, b = Version(installed), Version(wanted)
    if a == b:
        return 'same'
    if a >= b:
        return 'newer'
    return 'major' if a.parts[:1] != b.parts[:1] else 'minor'
#> needs_update('1.2.0', '1.2')
#> needs_update('1.10', '1.9.9')
#> needs_update('2.0', '3')
#> needs_update('1.0.1', '1.0.2')
#> needs_update('0', '0.0.1')
# %%
class Solution:
    def sumBetween(self, values, low, high):
        class Node:
            def __init__(self, v):
                self.v = v
                self.l = self.r = None

        def insert(node, v):
            if node is None:
                return Node(v)
            if v < node.v:
                node.l = insert(node.l, v)
            else:
                node.r = insert(node.r, v)
            return node

        def total(node):
            if node is None:
                return 0
            if node.v < low:
                return total(node.r)
            if node.v > high:
                return total(node.l)
            return node.v + total(node.l) + total(node.r)

        root = None
        for v in values:
            root = insert(root, v)
        return total(root)
#> Solution().sumBetween([5, 2, 8], 2, 6)
#> Solution().sumBetween([], 0, 10)
#> Solution().sumBetween([10, 5, 15, 12, 20], 11, 16)
#> Solution().sumBetween([3, 3, 1], 3, 3)
#> Solution().sumBetween([-4, 0, 4, -2], -3, 1)
# %%
class Player:
    def __init__(self, name, hp):
        self.name = name
        self.hp = hp

    def hit(self, damage):
        self.hp = max(0, self.hp - damage)

    @property
    def alive(self):
        return self.hp > 0


class Knight(Player):
    def hit(self, damage):
        super().hit(damage - 2 if damage > 2 else 0)


def duel(hp_a, hp_b, blows):
    fighters = [Knight('knight', hp_a), Player('rogue', hp_b)]
    for i, blow in enumerate(blows):
        target = fighters[i % 2]
        target.hit(blow)
        if not target.alive:
            return f'{target.name} falls in round {i + 1}'
    a, b = fighters
    return f'{a.hp}-{b.hp}'
#> duel(10, 10, [4, 5, 6, 5])
#> duel(3, 9, [5])
#> duel(5, 5, [])
#> duel(12, 20, [2, 1, 2, 1])
#> duel(8, 6, [6, 3, 6, 2, 1])
# %%
class Polynomial:
    def __init__(self, *coefs):
        self.coefs = list(coefs)

    def __call__(self, x):
        value = 0
        for c in reversed(self.coefs):
            value = value * x + c
        return value

    def slope(self):
        return Polynomial(*[i * c for i, c in enumerate(self.coefs)][1:])


def flat_points(coefs, lo, hi):
    p = Polynomial(*coefs)
    d = p.slope()
    return [(x, p(x)) for x in range(lo, hi + 1) if d(x) == 0]
#> flat_points([1, -4, 2], -1, 2)
#> flat_points([5], 0, 1)
#> flat_points([0, 0, 1], -2, 2)
#> flat_points([2, 3], 0, 3)
#> flat_points([0, -3, 0, 1], -2, 2)
# %%
class Parking:
    def __init__(self, rows):
        self.free = rows[:]
        self.where = {}

    def park(self, car):
        for i, f in enumerate(self.free):
            if f:
                self.free[i] -= 1
                self.where[car] = i
                return i
        return -1

    def leave(self, car):
        if car in self.where:
            self.free[self.where.pop(car)] += 1


class Solution:
    def parkingDay(self, rows, log):
        lot = Parking(rows)
        answers = []
        for line in log:
            sign, car = line[0], line[1:]
            if sign == '+':
                answers.append(lot.park(car))
            else:
                lot.leave(car)
        return answers + [sum(lot.free)]
#> Solution().parkingDay([1, 1], ['+a', '+b', '-a', '+c'])
#> Solution().parkingDay([0], ['+z'])
#> Solution().parkingDay([2, 3], [])
#> Solution().parkingDay([1], ['+p', '+q', '-q', '-p', '+q'])
#> Solution().parkingDay([0, 2, 1], ['+k', '+l', '+m', '+n'])
# %%
class Interval:
    def __init__(self, lo, hi):
        self.lo, self.hi = lo, hi

    def __and__(self, other):
        lo, hi = max(self.lo, other.lo), min(self.hi, other.hi)
        return Interval(lo, hi) if lo <= hi else None

    def __repr__(self):
        return f'<{self.lo}..{self.hi}>'


def meeting_slot(ranges):
    common = Interval(0, 24)
    for lo, hi in ranges:
        narrowed = common & Interval(lo, hi)
        if narrowed is None:
            return f'{common} clashes with {lo}-{hi}'
        common = narrowed
    return str(common)
#> meeting_slot([(8, 17), (9, 20)])
#> meeting_slot([])
#> meeting_slot([(1, 5), (6, 9), (2, 3)])
#> meeting_slot([(-5, 30), (12, 12)])
#> meeting_slot([(7, 11), (10, 14), (11, 12)])
# %%
def collatz(n):
    while n != 1:
        yield n
        n = n // 2 if n % 2 == 0 else 3 * n + 1
    yield 1


class Solution:
    def firstMeeting(self, a, b):
        seen = {}
        for i, v in enumerate(collatz(a)):
            seen[v] = i
        for j, v in enumerate(collatz(b)):
            if v in seen:
                return v, seen[v], j
        return None
#> Solution().firstMeeting(6, 5)
#> Solution().firstMeeting(3, 3)
#> Solution().firstMeeting(1, 8)
#> Solution().firstMeeting(7, 12)
#> Solution().firstMeeting(20, 13)
# %%
class Inventory(dict):
    def __missing__(self, key):
        self[key] = 0
        return 0

    def take(self, key, n):
        got = min(n, self[key])
        if got == self[key]:
            self.pop(key, None)
        else:
            self[key] -= got
        return got


def cook(pantry, recipe):
    shelf = Inventory(pantry)
    short = {}
    for item, need in recipe:
        got = shelf.take(item, need)
        if got < need:
            short[item] = short.get(item, 0) + need - got
    return dict(shelf), short
#> cook({'egg': 3, 'milk': 1}, [('egg', 2), ('milk', 1)])
#> cook({}, [('salt', 1)])
#> cook({'rice': 5}, [])
#> cook({'oil': 2}, [('oil', 3), ('oil', 1), ('pea', 4)])
#> cook({'ham': 4, 'bun': 4}, [('bun', 2), ('ham', 4)])
# %%
class ListNode:
    def __init__(self, x):
        self.val = x
        self.next = None


class Solution:
    def dropHeavy(self, nums, limit):
        dummy = ListNode(0)
        tail = dummy
        for n in nums:
            tail.next = ListNode(n)
            tail = tail.next
        prev, cur, carry = dummy, dummy.next, 0
        while cur:
            if cur.val > limit:
                carry += cur.val - limit
                prev.next = cur.next
            else:
                room = limit - cur.val
                used = min(room, carry)
                cur.val += used
                carry -= used
                prev = cur
            cur = cur.next
        out = []
        node = dummy.next
        while node:
            out.append(node.val)
            node = node.next
        return out, carry
#> Solution().dropHeavy([3, 9, 4], 5)
#> Solution().dropHeavy([], 2)
#> Solution().dropHeavy([8, 8], 4)
#> Solution().dropHeavy([1, 2, 3], 10)
#> Solution().dropHeavy([7, 1, 12, 0, 3], 6)
# %%
class Clock:
    def __init__(self, h, m):
        self.minutes = (h * 60 + m) % 1440

    def __sub__(self, other):
        return (self.minutes - other.minutes) % 1440

    def __str__(self):
        h, m = divmod(self.minutes, 60)
        return f'{h:02}:{m:02}'


def longest_sleep(times):
    clocks = [Clock(h, m) for h, m in times]
    best, start = -1, None
    for i in range(len(clocks)):
        nxt = clocks[(i + 1) % len(clocks)]
        gap = nxt - clocks[i]
        if gap > best:
            best, start = gap, clocks[i]
    return f'{start} +{best}'
#> longest_sleep([(22, 0), (6, 30), (12, 0)])
#> longest_sleep([])
#> longest_sleep([(5, 5)])
#> longest_sleep([(0, 0), (12, 0)])
#> longest_sleep([(25, 10), (3, 0), (4, 75), (20, 20)])
# %%
class Animal:
    sound = '...'

    def __init__(self, energy):
        self.energy = energy

    def speak(self):
        if self.energy <= 0:
            return 'zzz'
        self.energy -= self.cost()
        return self.sound

    def cost(self):
        return 1


class Dog(Animal):
    sound = 'woof'


class Puppy(Dog):
    def cost(self):
        return 2 * super().cost()

    def speak(self):
        return super().speak().replace('o', 'i')


def chorus(rounds, energy):
    pack = [Dog(energy), Puppy(energy), Animal(1)]
    return [' '.join(a.speak() for a in pack) for _ in range(rounds)]
#> chorus(2, 2)
#> chorus(0, 5)
#> chorus(3, 3)
#> chorus(1, 0)
#> chorus(4, 2)
# %%
class UndoList:
    def __init__(self):
        self.items = []
        self.history = []

    def do(self, name, value=None):
        self.history.append(self.items[:])
        if name == 'add':
            self.items.append(value)
        elif name == 'rev':
            self.items.reverse()
        elif name == 'cut':
            self.items = self.items[:value]

    def undo(self):
        if self.history:
            self.items = self.history.pop()


def replay(script):
    u = UndoList()
    for step in script:
        if step == 'undo':
            u.undo()
        elif isinstance(step, int):
            u.do('add', step)
        elif step == 'rev':
            u.do(step)
        else:
            u.do('cut', int(step[3:]))
    return u.items
#> replay([1, 2, 3, 'rev', 'cut2'])
#> replay(['undo', 5])
#> replay([4, 5, 'cut0', 'undo', 6])
#> replay([])
#> replay([7, 8, 'rev', 'undo', 'undo'])
# %%
from collections import deque


class Task:
    def __init__(self, name, work):
        self.name, self.left = name, work

    def run(self, slice_):
        used = min(slice_, self.left)
        self.left -= used
        return used


class Scheduler:
    def __init__(self, tasks, slice_):
        self.queue = deque(tasks)
        self.slice = slice_
        self.clock = 0

    def finish_order(self):
        while self.queue:
            task = self.queue.popleft()
            self.clock += task.run(self.slice)
            if task.left:
                self.queue.append(task)
            else:
                yield task.name, self.clock


class Solution:
    def finishTimes(self, works, slice_):
        tasks = [Task(chr(97 + i), w) for i, w in enumerate(works)]
        return dict(Scheduler(tasks, slice_).finish_order())
#> Solution().finishTimes([3, 5, 2], 2)
#> Solution().finishTimes([], 1)
#> Solution().finishTimes([4], 10)
#> Solution().finishTimes([1, 1, 1, 6], 3)
#> Solution().finishTimes([0, 2], 1)
