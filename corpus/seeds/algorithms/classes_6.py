# %%
class ListNode:
    def __init__(self, val=0, next=None):
        self.val = val
        self.next = next


class Solution:
    def foldList(self, nums):
        head = self.build(nums)
        slow = fast = head
        while fast and fast.next:
            slow = slow.next
            fast = fast.next.next
        back = self.reverse(slow)
        front = head
        sums = []
        while back and front:
            if front is back:
                sums.append(front.val)
                break
            sums.append(front.val * 10 + back.val)
            if front.next is back:
                break
            front, back = front.next, back.next
        return sums

    def build(self, nums):
        head = tail = None
        for n in nums:
            node = ListNode(n)
            if tail:
                tail.next = node
            else:
                head = node
            tail = node
        return head

    def reverse(self, node):
        prev = None
        while node:
            node.next, prev, node = prev, node, node.next
        return prev
#> Solution().foldList([1, 2, 3, 4])
#> Solution().foldList([])
#> Solution().foldList([6])
#> Solution().foldList([1, 2, 3, 4, 5])
#> Solution().foldList([9, 0])
# %%
class Node:
    def __init__(self, val, left=None, right=None):
        self.val = val
        self.left = left
        self.right = right

    def is_leaf(self):
        return self.left is None and self.right is None


def huffman_like(weights):
    nodes = [Node(w) for w in weights]
    while len(nodes) > 1:
        nodes.sort(key=lambda n: n.val)
        a, b = nodes.pop(0), nodes.pop(0)
        nodes.append(Node(a.val + b.val, a, b))
    return nodes[0] if nodes else None


def code_cost(node, depth=0):
    if node is None:
        return 0
    if node.is_leaf():
        return node.val * max(depth, 1)
    return code_cost(node.left, depth + 1) + code_cost(node.right, depth + 1)


def saving(weights, fixed):
    cost = code_cost(huffman_like(weights))
    return fixed * sum(weights) - cost
#> saving([5, 9, 12], 2)
#> saving([], 3)
#> saving([7], 4)
#> saving([1, 1, 2, 4], 2)
#> saving([10, 10, 10, 10, 3], 3)
# %%
from typing import List


class TrieNode:
    def __init__(self):
        self.children = {}
        self.best = 0


class Solution:
    def topByPrefix(self, scores: List[str], queries: List[str]) -> List[int]:
        root = TrieNode()
        for item in scores:
            word, num = item.split(':')
            self.insert(root, word, int(num))
        return [self.lookup(root, q) for q in queries]

    def insert(self, node: TrieNode, word: str, score: int) -> None:
        node.best = max(node.best, score)
        if not word:
            return
        if word[0] not in node.children:
            node.children[word[0]] = TrieNode()
        self.insert(node.children[word[0]], word[1:], score)

    def lookup(self, node: TrieNode, prefix: str) -> int:
        for ch in prefix:
            node = node.children.get(ch)
            if node is None:
                return -1
        return node.best
#> Solution().topByPrefix(['tea:5', 'ten:9'], ['te', 'tea', 'x'])
#> Solution().topByPrefix([], ['', 'a'])
#> Solution().topByPrefix(['a:1'], [])
#> Solution().topByPrefix(['go:3', 'god:1', 'good:7'], ['go', 'god', 'goo'])
#> Solution().topByPrefix(['up:2', 'us:2'], ['u', ''])
# %%
class SumStack:
    def __init__(self):
        self.items = []
        self.sums = [0]

    def push(self, x):
        self.items.append(x)
        self.sums.append(self.sums[-1] + x)

    def pop(self):
        self.sums.pop()
        return self.items.pop()

    def top_sum(self, k):
        k = min(k, len(self.items))
        return self.sums[-1] - self.sums[-1 - k]


def scoreboard(ops):
    s = SumStack()
    for op in ops.split():
        if op == 'C' and s.items:
            s.pop()
        elif op == 'D' and s.items:
            s.push(2 * s.items[-1])
        elif op.startswith('S'):
            s.push(s.top_sum(int(op[1:])))
        elif op not in ('C', 'D'):
            s.push(int(op))
    return s.items, s.sums[-1]
#> scoreboard('5 2 S2 D')
#> scoreboard('')
#> scoreboard('C D 4')
#> scoreboard('1 2 3 S9 C C D')
#> scoreboard('-3 10 S1 S3')
# %%
class Spiral:
    def __init__(self, turns):
        self.turns = turns

    def __iter__(self):
        x = y = 0
        dx, dy = 1, 0
        yield x, y
        for t in range(self.turns):
            for _ in range(t // 2 + 1):
                x, y = x + dx, y + dy
                yield x, y
            dx, dy = -dy, dx


class Solution:
    def spiralSum(self, turns, limit):
        total = 0
        outside = 0
        for x, y in Spiral(turns):
            if abs(x) > limit or abs(y) > limit:
                outside += 1
            else:
                total += x * 10 + y
        return total, outside
#> Solution().spiralSum(3, 1)
#> Solution().spiralSum(0, 5)
#> Solution().spiralSum(5, 1)
#> Solution().spiralSum(6, 3)
#> Solution().spiralSum(4, 0)
# %%
class Account:
    fee = 1

    def __init__(self, money):
        self.money = money
        self.moves = 0

    def month(self):
        self.money -= self.fee * self.moves
        self.moves = 0


class Saver(Account):
    def month(self):
        self.money += self.money // 20
        super().month()


class GoldSaver(Saver):
    fee = 0

    def month(self):
        if self.money > 1000:
            self.money += 5
        super().month()


def forecast(kind, money, months):
    table = {'plain': Account, 'saver': Saver, 'gold': GoldSaver}
    acc = table.get(kind, Account)(money)
    history = []
    for spend in months:
        acc.money -= spend
        acc.moves += 1 if spend else 0
        acc.month()
        history.append(acc.money)
    return history
#> forecast('plain', 100, [10, 0, 20])
#> forecast('gold', 1200, [100, 100])
#> forecast('saver', 0, [])
#> forecast('saver', 400, [0, 50, 0])
#> forecast('silver', 30, [40])
# %%
class MemoGrid:
    def __init__(self, grid):
        self.grid = grid
        self.cache = {}
        self.hits = 0

    def best(self, r, c):
        if r >= len(self.grid) or c >= len(self.grid[r]):
            return 0
        key = (r, c)
        if key in self.cache:
            self.hits += 1
            return self.cache[key]
        down, right = self.best(r + 1, c), self.best(r, c + 1)
        self.cache[key] = self.grid[r][c] + max(down, right)
        return self.cache[key]


def berries(grid):
    g = MemoGrid(grid)
    return g.best(0, 0), g.hits
#> berries([[1, 2], [3, 1]])
#> berries([])
#> berries([[5]])
#> berries([[1, 0, 4], [2, 9, 0]])
#> berries([[3, -1], [-2, 7], [0, 2]])
# %%
class Solution:
    def sortStudents(self, rows):
        people = [Student.parse(r) for r in rows]
        people.sort()
        lines = []
        rank = 0
        for i, p in enumerate(people):
            if i == 0 or people[i - 1] != p:
                rank = i + 1
            lines.append(f'{rank}.{p.name}')
        return lines


class Student:
    def __init__(self, name, marks):
        self.name, self.marks = name, marks

    @classmethod
    def parse(cls, row):
        name, *marks = row.split()
        return cls(name, [int(m) for m in marks])

    @property
    def mean(self):
        return sum(self.marks) / len(self.marks) if self.marks else 0

    def __lt__(self, other):
        return self.mean > other.mean

    def __eq__(self, other):
        return self.mean == other.mean
#> Solution().sortStudents(['ann 5 7', 'bob 9', 'cat 6 6'])
#> Solution().sortStudents([])
#> Solution().sortStudents(['zed', 'yam'])
#> Solution().sortStudents(['al 1 2 3', 'bo 4 4', 'cy 3', 'di 2'])
#> Solution().sortStudents(['x 10'])
# %%
class Queue:
    def __init__(self):
        self.inbox, self.outbox = [], []
        self.moves = 0

    def put(self, x):
        self.inbox.append(x)

    def get(self):
        if not self.outbox:
            while self.inbox:
                self.outbox.append(self.inbox.pop())
                self.moves += 1
        return self.outbox.pop() if self.outbox else None


def printer(jobs):
    q = Queue()
    printed = []
    for job in jobs:
        if job is None:
            printed.append(q.get())
        else:
            q.put(job)
    return printed, q.moves, len(q.inbox) + len(q.outbox)
#> printer(['a', 'b', None, 'c', None])
#> printer([None])
#> printer([])
#> printer(['x', None, 'y', None, 'z', None, None])
#> printer(['p', 'q', 'r'])
# %%
class TreeNode:
    def __init__(self, name):
        self.name = name
        self.kids = []
        self.parent = None

    def attach(self, kid):
        kid.parent = self
        self.kids.append(kid)

    def chain(self):
        node = self
        while node:
            yield node
            node = node.parent


class Solution:
    def commonBoss(self, pairs, a, b):
        people = {}
        for boss, worker in pairs:
            for n in (boss, worker):
                if n not in people:
                    people[n] = TreeNode(n)
            people[boss].attach(people[worker])
        if a not in people or b not in people:
            return None
        ours = list(people[a].chain())
        for steps, node in enumerate(people[b].chain()):
            if node in ours:
                return node.name, ours.index(node), steps
        return 'strangers'
#> Solution().commonBoss([('A', 'B'), ('A', 'C')], 'B', 'C')
#> Solution().commonBoss([], 'X', 'Y')
#> Solution().commonBoss([('A', 'B'), ('C', 'D')], 'B', 'D')
#> Solution().commonBoss([('T', 'U'), ('U', 'V'), ('V', 'W'), ('U', 'X')], 'W', 'X')
#> Solution().commonBoss([('M', 'N')], 'M', 'N')
# %%
class Ticket:
    prices = {'adult': 12, 'child': 7, 'senior': 9}
    sold = 0

    def __init__(self, kind, hour):
        self.kind, self.hour = kind, hour

    def price(self):
        base = self.prices[self.kind]
        return base - 2 if self.hour < 17 else base


class GroupTicket(Ticket):
    def __init__(self, kinds, hour):
        super().__init__('adult', hour)
        self.tickets = [Ticket(k, hour) for k in kinds]

    def price(self):
        total = sum(t.price() for t in self.tickets)
        return total * 9 // 10 if len(self.tickets) >= 4 else total


def box_office(orders, hour):
    income = []
    for order in orders:
        kinds = order.split('+')
        ticket = GroupTicket(kinds, hour) if len(kinds) > 1 else Ticket(order, hour)
        income.append(ticket.price())
    return income, sum(income)
#> box_office(['adult', 'adult+child'], 18)
#> box_office([], 12)
#> box_office(['child+child+child+senior'], 16)
#> box_office(['senior', 'child', 'senior+adult'], 10)
#> box_office(['adult', 'baby'], 20)
# %%
class LineReader:
    def __init__(self, text):
        self.chars = iter(text)

    def __iter__(self):
        return self

    def __next__(self):
        line = ''
        for ch in self.chars:
            if ch == '/':
                return line
            line += ch
        if line:
            return line
        raise StopIteration


def shape(text):
    widths = []
    for n, line in enumerate(LineReader(text)):
        pad = n % 3
        widths.append(len(line) + pad)
    if not widths:
        return 'blank'
    return max(widths), widths.index(max(widths)), sum(widths) // len(widths)
#> shape('ab/cdef/g')
#> shape('')
#> shape('///')
#> shape('one line only')
#> shape('a/bb/ccc/dddd/')
# %%
class Solution:
    def repaint(self, n, strokes):
        wall = Wall(n)
        for left, right, color in strokes:
            wall.paint(left, right, color)
        return wall.text(), wall.coats


class Wall:
    def __init__(self, n):
        self.spans = [(0, n, '.')]
        self.coats = 0

    def paint(self, left, right, color):
        fresh = []
        for a, b, c in self.spans:
            lo, hi = max(a, left), min(b, right)
            if lo >= hi or c == color:
                fresh.append((a, b, c))
                continue
            if a < lo:
                fresh.append((a, lo, c))
            fresh.append((lo, hi, color))
            if hi < b:
                fresh.append((hi, b, c))
            self.coats += hi - lo
        self.spans = fresh

    def text(self):
        return ''.join(c * (b - a) for a, b, c in self.spans)
#> Solution().repaint(6, [(0, 3, 'r'), (2, 5, 'g')])
#> Solution().repaint(4, [])
#> Solution().repaint(5, [(1, 4, 'b'), (0, 9, 'b')])
#> Solution().repaint(3, [(5, 8, 'x')])
#> Solution().repaint(8, [(0, 8, 'a'), (3, 5, 'c'), (4, 6, 'a')])
# %%
class Vec:
    __slots__ = ('x', 'y')

    def __init__(self, x, y):
        self.x, self.y = x, y

    def __sub__(self, o):
        return Vec(self.x - o.x, self.y - o.y)

    def cross(self, o):
        return self.x * o.y - self.y * o.x


def turns(points):
    vs = [Vec(*p) for p in points]
    word = ''
    for a, b, c in zip(vs, vs[1:], vs[2:]):
        z = (b - a).cross(c - b)
        word += 'L' if z > 0 else 'R' if z < 0 else '-'
    return word
#> turns([(0, 0), (1, 0), (1, 1), (2, 1)])
#> turns([(0, 0)])
#> turns([(0, 0), (1, 1), (2, 2), (3, 3)])
#> turns([(0, 0), (2, 1), (1, 3), (-1, 2), (0, 0)])
#> turns([(5, 5), (4, 5), (4, 6)])
# %%
class Bucket:
    def __init__(self, rate, burst):
        self.rate, self.burst = rate, burst
        self.tokens = burst
        self.last = 0

    def allow(self, t):
        self.tokens = min(self.burst, self.tokens + (t - self.last) * self.rate)
        self.last = t
        if self.tokens >= 1:
            self.tokens -= 1
            return True
        return False


class Solution:
    def throttle(self, requests, rate, burst):
        users = {}
        verdict = []
        for t, user in requests:
            if user not in users:
                users[user] = Bucket(rate, burst)
            ok = users[user].allow(t)
            verdict.append('ok' if ok else user)
        return verdict
#> Solution().throttle([(0, 'a'), (0, 'a'), (1, 'a')], 1, 1)
#> Solution().throttle([], 1, 1)
#> Solution().throttle([(0, 'x'), (1, 'y'), (2, 'x')], 0, 1)
#> Solution().throttle([(1, 'm'), (1, 'm'), (1, 'm'), (4, 'm')], 0.5, 2)
#> Solution().throttle([(3, 'p')], 0, 0)
# %%
class Chain:
    def __init__(self, value):
        self.value = value
        self.steps = []

    def __getattr__(self, name):
        def step(*args):
            method = getattr(self.value, name)
            self.value = method(*args)
            self.steps.append(name)
            return self
        return step


def clean(text, drop, limit):
    c = Chain(text).strip().lower().replace(drop, '')
    if len(c.value) > limit:
        c = c.title()
    return c.value, len(c.steps)
#> clean('  Hello World ', 'o', 5)
#> clean('', 'x', 0)
#> clean('ABBA', 'b', 10)
#> clean(' many SMALL words', 'm', 3)
#> clean('aaa', 'a', 1)
# %%
class Node:
    def __init__(self, val, next=None):
        self.val, self.next = val, next


class Poly:
    def __init__(self, terms):
        self.head = None
        for coef, exp in sorted(terms, key=lambda t: t[1]):
            self.head = Node((coef, exp), self.head)

    def __add__(self, other):
        out = []
        a, b = self.head, other.head
        while a or b:
            if b is None or (a and a.val[1] > b.val[1]):
                out.append(a.val)
                a = a.next
            elif a is None or b.val[1] > a.val[1]:
                out.append(b.val)
                b = b.next
            else:
                coef = a.val[0] + b.val[0]
                if coef:
                    out.append((coef, a.val[1]))
                a, b = a.next, b.next
        return Poly(out)

    def __str__(self):
        parts, node = [], self.head
        while node:
            parts.append('%dx%d' % node.val)
            node = node.next
        return ' '.join(parts) or '0'


def add_polys(p, q):
    return str(Poly(p) + Poly(q))
#> add_polys([(3, 2), (1, 0)], [(2, 1), (4, 0)])
#> add_polys([], [])
#> add_polys([(5, 3)], [(-5, 3)])
#> add_polys([(1, 4)], [(2, 4), (7, 1)])
#> add_polys([], [(6, 2), (1, 1), (9, 0)])
# %%
class Solution:
    def fillShelves(self, widths, room):
        shelf = Shelf(room)
        shelves = [shelf]
        for w in widths:
            if w > room:
                continue
            if not shelf.put(w):
                shelf = Shelf(room)
                shelves.append(shelf)
                shelf.put(w)
        gaps = [s.gap for s in shelves]
        return len(shelves), max(gaps), repr(shelves[-1])


class Shelf:
    def __init__(self, room):
        self.room = room
        self.books = []

    @property
    def gap(self):
        return self.room - sum(self.books)

    def put(self, w):
        if w > self.gap:
            return False
        self.books.append(w)
        return True

    def __repr__(self):
        return '|'.join(map(str, self.books))
#> Solution().fillShelves([4, 3, 5, 2], 8)
#> Solution().fillShelves([], 10)
#> Solution().fillShelves([11, 12], 10)
#> Solution().fillShelves([5, 5, 5], 5)
#> Solution().fillShelves([2, 2, 9, 1, 7, 3], 9)
# %%
def fields(row):
    field, quoted = '', False
    for ch in row:
        if ch == "'":
            quoted = not quoted
        elif ch == ',' and not quoted:
            yield field
            field = ''
        else:
            field += ch
    yield field


class Table:
    def __init__(self, header, *rows):
        self.header = list(fields(header))
        self.rows = [dict(zip(self.header, fields(r))) for r in rows]

    def column(self, name):
        return [r.get(name, '') for r in self.rows]


def longest_cell(lines, name):
    t = Table(*lines)
    col = t.column(name)
    return max(col, key=len) if col else None
#> longest_cell(['id,name', '1,ann', "2,'lee, kim'"], 'name')
#> longest_cell(['id'], 'id')
#> longest_cell(['a,b', '1', '22'], 'b')
#> longest_cell(['k,v', 'x,yy', 'zzz,w'], 'k')
#> longest_cell(['q', "'a,b'", 'cd'], 'q')
# %%
class Player:
    def __init__(self, name, deck):
        self.name = name
        self.deck = list(deck)

    def flip(self):
        return self.deck.pop(0)

    def win(self, *cards):
        self.deck.extend(sorted(cards, reverse=True))


class Solution:
    def cardWar(self, a, b, limit):
        p, q = Player('A', a), Player('B', b)
        rounds = 0
        while p.deck and q.deck and rounds < limit:
            x, y = p.flip(), q.flip()
            rounds += 1
            if x > y:
                p.win(x, y)
            elif y > x:
                q.win(x, y)
        if p.deck and q.deck:
            return 'stopped', p.deck, q.deck
        winner = p if p.deck else q
        return winner.name, winner.deck, rounds
#> Solution().cardWar([5, 2], [3, 4], 10)
#> Solution().cardWar([], [1], 5)
#> Solution().cardWar([1, 9], [9, 1], 6)
#> Solution().cardWar([7, 7, 7], [7, 7, 8], 9)
#> Solution().cardWar([4, 3, 2], [4, 1, 5], 2)
# %%
class Graph:
    def __init__(self):
        self.out = {}

    def edge(self, a, b):
        self.out.setdefault(a, []).append(b)
        self.out.setdefault(b, [])

    def order(self):
        indeg = {n: 0 for n in self.out}
        for targets in self.out.values():
            for t in targets:
                indeg[t] += 1
        ready = [n for n in self.out if indeg[n] == 0]
        while ready:
            n = ready.pop()
            yield n
            for t in self.out[n]:
                indeg[t] -= 1
                if indeg[t] == 0:
                    ready.append(t)


def recipe_order(rules):
    g = Graph()
    for rule in rules:
        first, then = rule.split('>')
        g.edge(first, then)
    order = list(g.order())
    return order if len(order) == len(g.out) else f'loop after {len(order)}'
#> recipe_order(['mix>bake', 'bake>eat'])
#> recipe_order([])
#> recipe_order(['a>b', 'b>a', 'c>a'])
#> recipe_order(['wash>cut', 'cut>fry', 'boil>serve', 'fry>serve'])
#> recipe_order(['x>x'])
# %%
class Sprite:
    def __init__(self, rows):
        self.rows = rows

    def turned(self):
        return Sprite([''.join(r) for r in zip(*self.rows[::-1])])

    def flipped(self):
        return Sprite([r[::-1] for r in self.rows])

    def __eq__(self, other):
        return self.rows == other.rows


def same_tile(a, b):
    x, y = Sprite(a), Sprite(b)
    for flip in range(2):
        for turn in range(4):
            if x == y:
                return flip, turn
            x = x.turned()
        x = x.flipped()
    return None
#> same_tile(['ab', 'cd'], ['ca', 'db'])
#> same_tile(['x'], ['x'])
#> same_tile(['ab', 'cd'], ['ba', 'dc'])
#> same_tile(['aa', 'bb'], ['ab', 'cd'])
#> same_tile(['ab', 'cd'], ['ac', 'bd'])
# %%
class Shop:
    def __init__(self, stock):
        self.stock = dict(stock)
        self.observers = []

    def on_low(self, f):
        self.observers.append(f)

    def sell(self, item, n):
        have = self.stock.get(item, 0)
        sold = min(have, n)
        self.stock[item] = have - sold
        if self.stock[item] < 2:
            for f in self.observers:
                f(item)
        return sold


class Solution:
    def marketDay(self, stock, sales, refill):
        shop = Shop(stock)
        orders = []

        def reorder(item):
            orders.append(item)
            shop.stock[item] += refill

        shop.on_low(reorder)
        sold = sum(shop.sell(item, n) for item, n in sales)
        return sold, orders, shop.stock
#> Solution().marketDay({'pen': 5, 'ink': 2}, [('pen', 3), ('ink', 1)], 4)
#> Solution().marketDay({}, [], 1)
#> Solution().marketDay({'cup': 1}, [('cup', 1), ('cup', 1)], 0)
#> Solution().marketDay({}, [('hat', 2), ('hat', 2)], 3)
#> Solution().marketDay({'a': 9, 'b': 9}, [('a', 10), ('b', 7)], 1)
# %%
class TreeNode:
    def __init__(self, val):
        self.val = val
        self.left = self.right = None

    def __iter__(self):
        stack, node = [], self
        while stack or node:
            while node:
                stack.append(node)
                node = node.left
            node = stack.pop()
            yield node.val
            node = node.right


def plant(vals):
    root = None
    for v in vals:
        if root is None:
            root = TreeNode(v)
            continue
        node = root
        while True:
            side = 'left' if v <= node.val else 'right'
            nxt = getattr(node, side)
            if nxt is None:
                setattr(node, side, TreeNode(v))
                break
            node = nxt
    return root


def closest_pair(vals):
    best = None
    prev = None
    for v in plant(vals) or ():
        if prev is not None and (best is None or v - prev < best[1] - best[0]):
            best = (prev, v)
        prev = v
    return best
#> closest_pair([8, 3, 10])
#> closest_pair([])
#> closest_pair([4])
#> closest_pair([20, 5, 14, 9])
#> closest_pair([6, 6, 1])
# %%
class Gear:
    def __init__(self, teeth):
        self.teeth = teeth
        self.angle = 0

    def turn(self, notches):
        self.angle = (self.angle + notches) % self.teeth


class Train:
    def __init__(self, sizes):
        self.gears = [Gear(s) for s in sizes]

    def crank(self, notches):
        direction = 1
        for g in self.gears:
            g.turn(direction * notches)
            direction = -direction

    @property
    def home(self):
        return all(g.angle == 0 for g in self.gears)


class Solution:
    def cranksHome(self, sizes, notches):
        train = Train(sizes)
        for k in range(1, 13):
            train.crank(notches)
            if train.home:
                return k
        return [g.angle for g in train.gears]
#> Solution().cranksHome([4, 6], 2)
#> Solution().cranksHome([], 1)
#> Solution().cranksHome([5], 5)
#> Solution().cranksHome([7, 9], 3)
#> Solution().cranksHome([8, 12, 6], 4)
# %%
class Meal:
    def __init__(self, name, **nutrients):
        self.name = name
        for key, value in nutrients.items():
            setattr(self, key, value)

    def score(self):
        good = getattr(self, 'fibre', 0) + 2 * getattr(self, 'protein', 0)
        bad = getattr(self, 'sugar', 0)
        return good - bad


def best_meal(soup_fibre, cake_sugar, egg_protein):
    meals = [
        Meal('soup', fibre=soup_fibre, protein=1),
        Meal('cake', sugar=cake_sugar, fibre=2),
        Meal('egg', protein=egg_protein),
        Meal('water'),
    ]
    meals.sort(key=Meal.score, reverse=True)
    return [f'{m.name}{m.score():+d}' for m in meals]
#> best_meal(3, 9, 2)
#> best_meal(0, 0, 0)
#> best_meal(-5, 1, 1)
#> best_meal(10, 30, 12)
#> best_meal(1, 2, 1)
# %%
class ListNode:
    def __init__(self, val=0, next=None):
        self.val = val
        self.next = next


class Solution:
    def groupSum(self, nums, sizes):
        node = self.link(nums)
        dummy = tail = ListNode()
        i = 0
        while node:
            size = sizes[i % len(sizes)]
            i += 1
            total = 0
            while node and size > 0:
                total += node.val
                node = node.next
                size -= 1
            tail.next = ListNode(total)
            tail = tail.next
        return self.unlink(dummy.next)

    def link(self, nums):
        if not nums:
            return None
        return ListNode(nums[0], self.link(nums[1:]))

    def unlink(self, node):
        if not node:
            return []
        return [node.val, *self.unlink(node.next)]
#> Solution().groupSum([1, 2, 3, 4, 5], [2])
#> Solution().groupSum([], [1])
#> Solution().groupSum([9, 9, 9], [1, 2])
#> Solution().groupSum([4, -4, 4, -4], [4])
#> Solution().groupSum([1, 1, 1, 1, 1, 1], [1, 2, 1])
# %%
class Rule:
    def __init__(self, pattern, output):
        self.pattern, self.output = pattern, output

    def applies(self, n):
        return n % self.pattern == 0


class Speaker:
    def __init__(self):
        self.rules = []

    def rule(self, pattern, output):
        self.rules.append(Rule(pattern, output))
        return self

    def say(self, n):
        return ''.join(r.output for r in self.rules if r.applies(n)) or str(n)


def chant(start, count, rules):
    s = Speaker()
    for p, out in rules:
        s.rule(p, out)
    return ' '.join(s.say(n) for n in range(start, start + count))
#> chant(1, 6, [(2, 'tik'), (3, 'tok')])
#> chant(10, 3, [])
#> chant(5, 0, [(1, 'x')])
#> chant(-2, 4, [(2, 'e')])
#> chant(12, 4, [(4, 'a'), (6, 'b'), (7, 'c')])
# %%
class Solution:
    def runProgram(self, lines, limit):
        cpu = CPU()
        steps = 0
        while 0 <= cpu.pc < len(lines) and steps < limit:
            cpu.execute(lines[cpu.pc])
            steps += 1
        return cpu.regs, steps


class CPU:
    def __init__(self):
        self.regs = {'a': 0, 'b': 0}
        self.pc = 0

    def value(self, arg):
        return self.regs[arg] if arg in self.regs else int(arg)

    def execute(self, line):
        op, x, y = line.split()
        jump = 1
        if op == 'set':
            self.regs[x] = self.value(y)
        elif op == 'add':
            self.regs[x] += self.value(y)
        elif op == 'jnz' and self.value(x):
            jump = int(y)
        self.pc += jump
#> Solution().runProgram(['set a 3', 'add b a'], 10)
#> Solution().runProgram([], 5)
#> Solution().runProgram(['set a 2', 'add b 5', 'add a -1', 'jnz a -2'], 20)
#> Solution().runProgram(['jnz 1 0'], 4)
#> Solution().runProgram(['add a 1', 'jnz b 5', 'add b a', 'jnz a 9', 'set a 100'], 9)
# %%
class Pair:
    def __init__(self, car, cdr=None):
        self.car, self.cdr = car, cdr

    def __repr__(self):
        if self.cdr is None:
            return f'({self.car})'
        return f'({self.car} . {self.cdr})'

    def __len__(self):
        return 1 + (0 if self.cdr is None else len(self.cdr))


def cons_filter(keep, pair):
    if pair is None:
        return None
    rest = cons_filter(keep, pair.cdr)
    return Pair(pair.car, rest) if keep(pair.car) else rest


def lispy(nums, low):
    pair = None
    for n in nums:
        pair = Pair(n, pair)
    kept = cons_filter(lambda n: n >= low, pair)
    return repr(kept), len(kept) if kept else 0
#> lispy([1, 5, 3], 3)
#> lispy([], 0)
#> lispy([2, 2], 9)
#> lispy([7], 7)
#> lispy([10, -1, 4, 8], 4)
# %%
class Plane:
    def __init__(self, rows, layout):
        self.layout = layout
        self.seats = [[None if s != ' ' else ' ' for s in layout] for _ in range(rows)]

    def seat_group(self, name, size):
        for r, row in enumerate(self.seats):
            run = 0
            for c, s in enumerate(row):
                run = run + 1 if s is None else 0
                if run == size:
                    for k in range(c - size + 1, c + 1):
                        row[k] = name
                    return f'{r + 1}{self.layout[c - size + 1]}'
        return None


class Solution:
    def boardGroups(self, rows, layout, groups):
        plane = Plane(rows, layout)
        return {name: plane.seat_group(name, size) for name, size in groups}
#> Solution().boardGroups(1, 'AB CD', [('x', 2), ('y', 1)])
#> Solution().boardGroups(2, 'AB', [('k', 1), ('l', 2), ('m', 1)])
#> Solution().boardGroups(0, 'A', [('q', 1)])
#> Solution().boardGroups(1, 'A BC', [('p', 2), ('r', 2)])
#> Solution().boardGroups(3, 'ABC', [])
# %%
class Clamp:
    def __init__(self, name, low, high):
        self.name = '_' + name
        self.low, self.high = low, high

    def __get__(self, obj, owner=None):
        return getattr(obj, self.name, self.low) if owner else self

    def __set__(self, obj, value):
        setattr(obj, self.name, min(max(value, self.low), self.high))


class Hero:
    health = Clamp('health', 0, 10)
    mana = Clamp('mana', 0, 5)


def quest(events):
    h = Hero()
    h.health, h.mana = 99, 3
    for e in events:
        if e > 0:
            h.mana += 1
            h.health += e
        elif h.mana >= 2:
            h.mana -= 2
        else:
            h.health += e
        if h.health == 0:
            return 'fallen'
    return h.health, h.mana
#> quest([-3, -4, 2])
#> quest([])
#> quest([-1, -20])
#> quest([-5, -5, 3, 3, -1])
#> quest([1, 1, 1, 1])
# %%
class Deque2:
    def __init__(self, items):
        self.front = items[:len(items) // 2][::-1]
        self.back = items[len(items) // 2:]

    def _balance(self, need, other):
        if not need and other:
            k = (len(other) + 1) // 2
            need.extend(reversed(other[:k]))
            del other[:k]

    def pop_left(self):
        self._balance(self.front, self.back)
        return self.front.pop()

    def pop_right(self):
        self._balance(self.back, self.front)
        return self.back.pop()

    def __len__(self):
        return len(self.front) + len(self.back)


def eat_row(items, pattern):
    d = Deque2(items)
    eaten = []
    for p in pattern:
        if not len(d):
            break
        eaten.append(d.pop_left() if p == 'l' else d.pop_right())
    return eaten, len(d)
#> eat_row([1, 2, 3, 4], 'lrl')
#> eat_row([], 'l')
#> eat_row([5, 6, 7], 'rrr')
#> eat_row([1, 2, 3, 4, 5, 6], 'lllll')
#> eat_row([8, 9], '')
# %%
class Word:
    def __init__(self, text):
        self.text = text
        self.key = ''.join(sorted(text.lower()))

    def __eq__(self, other):
        return self.key == other.key

    def __hash__(self):
        return len(self.key)


class Solution:
    def anagramChain(self, sentence):
        families = {}
        for w in map(Word, sentence.split()):
            families.setdefault(w, []).append(w.text)
        big = [v for v in families.values() if len(v) > 1]
        return sorted(big, key=len, reverse=True)
#> Solution().anagramChain('tea eat bat ate tab')
#> Solution().anagramChain('')
#> Solution().anagramChain('one two three')
#> Solution().anagramChain('No on noon')
#> Solution().anagramChain('stop pots spot arc car top')
# %%
class Light:
    CYCLE = [('green', 4), ('yellow', 1), ('red', 3)]

    def __init__(self, offset=0):
        self.offset = offset

    def at(self, t):
        t = (t + self.offset) % sum(d for _, d in self.CYCLE)
        for color, d in self.CYCLE:
            if t < d:
                return color
            t -= d


def drive(offsets, leg):
    t = waits = 0
    for off in offsets:
        t += leg
        light = Light(off)
        while light.at(t) == 'red':
            t += 1
            waits += 1
    return t, waits
#> drive([0, 2, 4], 3)
#> drive([], 5)
#> drive([1], 4)
#> drive([0, 0, 0, 0], 2)
#> drive([7, 5], 1)
# %%
class Node:
    def __init__(self, val, next=None):
        self.val, self.next = val, next


class SortedChain:
    def __init__(self):
        self.head = None

    def add(self, val):
        if not self.head or val < self.head.val:
            self.head = Node(val, self.head)
            return
        cur = self.head
        while cur.next and cur.next.val <= val:
            cur = cur.next
        cur.next = Node(val, cur.next)

    def kth(self, k):
        cur = self.head
        for _ in range(k):
            if cur is None:
                return None
            cur = cur.next
        return cur.val if cur else None


class Solution:
    def kthAfterEach(self, nums, k):
        chain = SortedChain()
        out = []
        for n in nums:
            chain.add(n)
            out.append(chain.kth(k))
        return out
#> Solution().kthAfterEach([5, 1, 3], 1)
#> Solution().kthAfterEach([], 0)
#> Solution().kthAfterEach([4, 4, 2], 0)
#> Solution().kthAfterEach([7, 6, 5, 8], 2)
#> Solution().kthAfterEach([1, 2], 5)
# %%
class Notebook:
    def __init__(self):
        self.pages = {}

    def write(self, tag, text):
        self.pages.setdefault(tag, []).append(text)

    def __enter__(self):
        self.backup = {k: v[:] for k, v in self.pages.items()}
        return self

    def __exit__(self, *info):
        kind = info[0]
        if kind is ValueError:
            self.pages = self.backup
        return kind is ValueError


def take_notes(sessions):
    book = Notebook()
    for session in sessions:
        with book:
            for note in session:
                tag, sep, text = note.partition('#')
                if not sep:
                    raise ValueError(note)
                book.write(tag, text)
    return book.pages
#> take_notes([['a#x', 'b#y'], ['a#z']])
#> take_notes([])
#> take_notes([['a#1', 'oops'], ['b#2']])
#> take_notes([['k#1'], ['k#2', 'k#3', 'bad'], ['k#4']])
#> take_notes([['#', '#']])
# %%
class Currency:
    rates = {'usd': 100, 'eur': 110, 'gbp': 125}

    def __init__(self, amount, code):
        self.amount, self.code = amount, code

    def to(self, code):
        return Currency(self.amount * self.rates[self.code] // self.rates[code], code)

    def __add__(self, other):
        return Currency(self.amount + other.to(self.code).amount, self.code)

    def __str__(self):
        return f'{self.amount}{self.code}'


def purse(coins, final):
    total = Currency(0, final)
    for text in coins:
        amount, code = int(text[:-3]), text[-3:]
        total = total + Currency(amount, code)
    return str(total)
#> purse(['100usd', '50eur'], 'usd')
#> purse([], 'gbp')
#> purse(['10gbp', '10gbp'], 'eur')
#> purse(['99usd', '1usd', '200gbp'], 'usd')
#> purse(['5usd', '5yen'], 'eur')
# %%
class Ant:
    def __init__(self, size):
        self.size = size
        self.black = []
        self.pos, self.heading = (size // 2, size // 2), 0

    def step(self):
        r, c = self.pos
        if self.pos in self.black:
            self.black.remove(self.pos)
            self.heading = (self.heading - 1) % 4
        else:
            self.black.append(self.pos)
            self.heading = (self.heading + 1) % 4
        dr, dc = [(-1, 0), (0, 1), (1, 0), (0, -1)][self.heading]
        self.pos = ((r + dr) % self.size, (c + dc) % self.size)


class Solution:
    def antTrail(self, size, steps):
        ant = Ant(size)
        most = 0
        for _ in range(steps):
            ant.step()
            most = max(most, len(ant.black))
        return sorted(ant.black), ant.pos, most
#> Solution().antTrail(3, 4)
#> Solution().antTrail(5, 0)
#> Solution().antTrail(1, 3)
#> Solution().antTrail(4, 9)
#> Solution().antTrail(6, 6)
# %%
class Course:
    def __init__(self, code, credits, needs=()):
        self.code, self.credits, self.needs = code, credits, needs

    def open_to(self, done):
        return all(n in done for n in self.needs)


class Degree:
    def __init__(self, courses):
        self.todo = courses
        self.done = []

    def term(self, cap):
        taken, load = [], 0
        for c in sorted(self.todo, key=lambda c: -c.credits):
            if c.open_to(self.done) and load + c.credits <= cap:
                taken.append(c)
                load += c.credits
        for c in taken:
            self.todo.remove(c)
            self.done.append(c.code)
        return [c.code for c in taken]


def plan(specs, cap):
    degree = Degree([Course(*s) for s in specs])
    terms = []
    while degree.todo:
        now = degree.term(cap)
        if not now:
            return terms, len(degree.todo)
        terms.append(now)
    return terms
#> plan([('M1', 5), ('M2', 5, ('M1',)), ('P', 3)], 8)
#> plan([], 10)
#> plan([('A', 9)], 5)
#> plan([('X', 2, ('Y',)), ('Y', 2, ('X',)), ('Z', 1)], 6)
#> plan([('C', 4), ('D', 4), ('E', 3, ('C', 'D'))], 4)
