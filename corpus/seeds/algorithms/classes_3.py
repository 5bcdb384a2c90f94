# %%
class ListNode:
    def __init__(self, val=0, next=None):
        self.val = val
        self.next = next


class Solution:
    def reverseRuns(self, nums):
        dummy = ListNode(None, self.fromList(nums))
        before = dummy
        while before.next:
            end = before.next
            while end.next and end.next.val > end.val:
                end = end.next
            before = self.flip(before, end)
        return self.toList(dummy.next)

    def flip(self, before, end):
        first = before.next
        prev, cur = end.next, first
        stop = end.next
        while cur is not stop:
            nxt = cur.next
            cur.next = prev
            prev, cur = cur, nxt
        before.next = prev
        return first

    def fromList(self, nums):
        head = None
        for n in reversed(nums):
            head = ListNode(n, head)
        return head

    def toList(self, node):
        out = []
        while node:
            out.append(node.val)
            node = node.next
        return out
#> Solution().reverseRuns([1, 2, 3, 2, 5])
#> Solution().reverseRuns([])
#> Solution().reverseRuns([4, 3, 2])
#> Solution().reverseRuns([1, 5])
#> Solution().reverseRuns([2, 2, 3, 1, 9])
# %%
class TreeNode:
    def __init__(self, val, left=None, right=None):
        self.val = val
        self.left = left
        self.right = right


def heap_tree(vals, i=1):
    if i > len(vals) or vals[i - 1] is None:
        return None
    return TreeNode(vals[i - 1], heap_tree(vals, 2 * i), heap_tree(vals, 2 * i + 1))


def preorder(node):
    if not node:
        return '.'
    return f'{node.val}{preorder(node.left)}{preorder(node.right)}'


def twin_branches(vals):
    root = heap_tree(vals)
    shapes = {}

    def collect(node):
        if node:
            key = preorder(node)
            shapes[key] = shapes.get(key, 0) + 1
            collect(node.left)
            collect(node.right)

    collect(root)
    return [k for k, c in shapes.items() if c > 1]
#> twin_branches([1, 2, 2])
#> twin_branches([])
#> twin_branches([5, 6, 7])
#> twin_branches([3, 3, 3, 3])
#> twin_branches([1, 2, 2, 4, None, 4])
# %%
class WordTrie:
    def __init__(self, words):
        self.root = {}
        for w in words:
            node = self.root
            for ch in w:
                node = node.setdefault(ch, {})
            node['.'] = w

    def complete(self, prefix, limit):
        node = self.root
        for ch in prefix:
            if ch not in node:
                return []
            node = node[ch]
        found = []
        stack = [node]
        while stack and len(found) < limit:
            cur = stack.pop()
            if '.' in cur:
                found.append(cur['.'])
            for ch in sorted(cur, reverse=True):
                if ch != '.':
                    stack.append(cur[ch])
        return found


class Solution:
    def typeAhead(self, words, typed, limit):
        trie = WordTrie(words)
        return [trie.complete(typed[:i], limit) for i in range(1, len(typed) + 1)]
#> Solution().typeAhead(['car', 'cat', 'dog'], 'ca', 1)
#> Solution().typeAhead(['sun'], 'sx', 2)
#> Solution().typeAhead([], 'a', 3)
#> Solution().typeAhead(['to', 'tea', 'ten', 'inn'], 'te', 2)
#> Solution().typeAhead(['oat', 'oak'], '', 5)
# %%
class SpanStack:
    def __init__(self):
        self.stack = []

    def next(self, price):
        span = 1
        while self.stack and self.stack[-1][0] < price:
            span += self.stack.pop()[1]
        self.stack.append((price, span))
        return span


def longest_climb(days):
    tracker = SpanStack()
    best = 0
    best_day = None
    for day, price in days:
        span = tracker.next(price)
        if span > best:
            best, best_day = span, day
    return best_day, best
#> longest_climb([('mon', 5), ('tue', 7), ('wed', 6), ('thu', 8)])
#> longest_climb([])
#> longest_climb([('a', 3), ('b', 2), ('c', 1)])
#> longest_climb([('x', 1), ('y', 1)])
#> longest_climb([('p', 10), ('q', 4), ('r', 5), ('s', 9), ('t', 10)])
# %%
class Zipper:
    def __init__(self, *lists):
        self.lists = lists
        self.row = 0
        self.col = 0

    def __iter__(self):
        return self

    def __next__(self):
        width = max((len(l) for l in self.lists), default=0)
        while self.col < width:
            l = self.lists[self.row]
            value = l[self.col] if self.col < len(l) else None
            self.row += 1
            if self.row == len(self.lists):
                self.row = 0
                self.col += 1
            if value is not None:
                return value
        raise StopIteration


def interleave(a, b, c):
    return list(Zipper(a, b, c))
#> interleave([1, 2], [3], [4, 5, 6])
#> interleave([], [], [])
#> interleave([7], [], [8])
#> interleave([], [1, 2, 3, 4], [])
#> interleave([0, 0], [9, 9], [5, 5])
# %%
class Vehicle:
    wheels = 4
    base = 10

    def __init__(self, km):
        self.km = km

    def fee(self):
        return self.base + self.wheels * self.km // 4


class Truck(Vehicle):
    wheels = 8

    def __init__(self, km, load):
        super().__init__(km)
        self.load = load

    def fee(self):
        extra = 3 if self.load > 5 else 0
        return super().fee() + extra * self.load


class Bike(Vehicle):
    wheels = 2
    base = 1


class Solution:
    def tollStation(self, log):
        income = 0
        most = ''
        top = 0
        for entry in log:
            kind, *nums = entry.split()
            nums = [int(n) for n in nums]
            maker = {'truck': Truck, 'bike': Bike}.get(kind, Vehicle)
            fee = maker(*nums).fee()
            income += fee
            if fee > top:
                top, most = fee, kind
        return income, most
#> Solution().tollStation(['car 20', 'bike 8'])
#> Solution().tollStation([])
#> Solution().tollStation(['truck 10 6', 'truck 10 2'])
#> Solution().tollStation(['bike 100', 'car 3', 'van 40'])
#> Solution().tollStation(['car 0'])
# %%
class TTLCache:
    def __init__(self, ttl):
        self.ttl = ttl
        self.store = {}

    def put(self, key, value, now):
        self.store[key] = (value, now + self.ttl)

    def get(self, key, now):
        value, dies = self.store.get(key, (None, 0))
        if dies <= now:
            self.store.pop(key, None)
            return None
        return value


def cache_session(ttl, ops):
    cache = TTLCache(ttl)
    answers = []
    for now, (key, value) in enumerate(ops):
        if value is None:
            answers.append(cache.get(key, now))
        else:
            cache.put(key, value, now)
    return answers, len(cache.store)
#> cache_session(2, [('a', 1), ('a', None), ('a', None)])
#> cache_session(5, [])
#> cache_session(1, [('k', 9), ('j', 8), ('k', None)])
#> cache_session(3, [('x', 1), ('x', 2), ('y', None), ('x', None), ('x', None)])
#> cache_session(10, [('q', None)])
# %%
class Length:
    UNITS = {'mm': 1, 'cm': 10, 'm': 1000}

    def __init__(self, text):
        num = text.rstrip('cm')
        self.mm = int(num) * self.UNITS[text[len(num):]]

    def __lt__(self, other):
        return self.mm < other.mm

    def __eq__(self, other):
        return self.mm == other.mm

    def __repr__(self):
        for unit in ('m', 'cm'):
            if self.mm and self.mm % self.UNITS[unit] == 0:
                return f'{self.mm // self.UNITS[unit]}{unit}'
        return f'{self.mm}mm'


def sort_planks(planks):
    lengths = [Length(p) for p in planks]
    unique = []
    for l in sorted(lengths):
        if not unique or not unique[-1] == l:
            unique.append(l)
    return str(unique)
#> sort_planks(['2m', '150cm', '2000mm'])
#> sort_planks([])
#> sort_planks(['5mm', '1cm'])
#> sort_planks(['0m', '0cm'])
#> sort_planks(['30cm', '1m', '299mm', '300mm'])
# %%
from typing import List


class Rect:
    def __init__(self, x1, y1, x2, y2):
        self.x1, self.y1, self.x2, self.y2 = x1, y1, x2, y2

    @property
    def area(self):
        return max(0, self.x2 - self.x1) * max(0, self.y2 - self.y1)

    def overlap(self, o):
        return Rect(max(self.x1, o.x1), max(self.y1, o.y1), min(self.x2, o.x2), min(self.y2, o.y2))


class Solution:
    def worstOverlap(self, rects: List[List[int]]) -> List[int]:
        boxes = [Rect(*r) for r in rects]
        worst = [0, -1, -1]
        for i, a in enumerate(boxes):
            for j in range(i):
                shared = a.overlap(boxes[j]).area
                if shared > worst[0]:
                    worst = [shared, j, i]
        return worst
#> Solution().worstOverlap([[0, 0, 4, 4], [2, 2, 6, 6]])
#> Solution().worstOverlap([])
#> Solution().worstOverlap([[0, 0, 1, 1], [1, 0, 2, 1]])
#> Solution().worstOverlap([[0, 0, 5, 5], [1, 1, 3, 3], [2, 0, 9, 2]])
#> Solution().worstOverlap([[-3, -3, 0, 0], [-2, -5, 3, -1], [5, 5, 6, 6]])
# %%
class TextBuffer:
    def __init__(self, width):
        self.width = width
        self.lines = ['']

    def write(self, word):
        line = self.lines[-1]
        joined = f'{line} {word}' if line else word
        if len(joined) <= self.width:
            self.lines[-1] = joined
        elif line:
            self.lines.append('')
            self.write(word)
        else:
            self.lines[-1] = word[:self.width]
            self.lines.append('')
            self.write(word[self.width:])


def wrap(text, width):
    buf = TextBuffer(width)
    for word in text.split():
        buf.write(word)
    return buf.lines
#> wrap('the quick brown fox', 10)
#> wrap('', 5)
#> wrap('extraordinary', 6)
#> wrap('a bb ccc dddd', 4)
#> wrap('to be or', 20)
# %%
class Node:
    def __init__(self, val, next=None):
        self.val, self.next = val, next


def ring_of(n):
    first = Node(1)
    last = first
    for i in range(2, n + 1):
        last.next = Node(i)
        last = last.next
    last.next = first
    return last


def pass_parcel(n, passes):
    before = ring_of(n)
    out = []
    for p in passes:
        if before.next is before:
            break
        for _ in range(p):
            before = before.next
        out.append(before.next.val)
        before.next = before.next.next
    return out, before.next.val
#> pass_parcel(5, [1, 2])
#> pass_parcel(1, [3, 4])
#> pass_parcel(4, [])
#> pass_parcel(3, [0, 0, 0])
#> pass_parcel(6, [2, 5, 1, 3])
# %%
class Solution:
    def nightShift(self, names, nights):
        return ' '.join(Rota(names).take(nights))


class Rota:
    def __init__(self, names):
        self.names = names
        self.turns = {n: 0 for n in names}

    def __iter__(self):
        while self.names:
            name = min(self.names, key=lambda n: (self.turns[n], len(n)))
            self.turns[name] += len(name)
            yield name

    def take(self, k):
        out = []
        for name in self:
            if len(out) == k:
                break
            out.append(name)
        return out
#> Solution().nightShift(['al', 'bea', 'cora'], 5)
#> Solution().nightShift([], 3)
#> Solution().nightShift(['x'], 2)
#> Solution().nightShift(['ivan', 'jo'], 6)
#> Solution().nightShift(['ann', 'bob'], 0)
# %%
class Set16:
    def __init__(self, nums=()):
        self.bits = 0
        for n in nums:
            self.bits |= 1 << n

    def __or__(self, other):
        out = Set16()
        out.bits = self.bits | other.bits
        return out

    def __sub__(self, other):
        out = Set16()
        out.bits = self.bits & ~other.bits
        return out

    def __iter__(self):
        bits, i = self.bits, 0
        while bits:
            if bits & 1:
                yield i
            bits >>= 1
            i += 1


def free_hours(day, busy_a, busy_b):
    free = Set16(day) - (Set16(busy_a) | Set16(busy_b))
    return list(free)
#> free_hours([8, 9, 10], [9], [])
#> free_hours([], [1], [2])
#> free_hours([1, 2, 3, 4], [1, 3], [2, 9])
#> free_hours([5], [5], [5])
#> free_hours([0, 7, 11, 12], [], [11])
# %%
class Fish:
    def __init__(self, age):
        self.age = age

    def grow(self):
        self.age += 1
        if self.age > 0 and self.age % 3 == 0:
            return Fish(-1)
        return None


class Pond:
    def __init__(self, ages, limit):
        self.fish = [Fish(a) for a in ages]
        self.limit = limit

    def year(self):
        born = []
        for f in self.fish:
            baby = f.grow()
            if baby:
                born.append(baby)
        self.fish = [f for f in self.fish + born if f.age < self.limit]


def pond_after(ages, limit, years):
    pond = Pond(ages, limit)
    for _ in range(years):
        pond.year()
    return sorted(f.age for f in pond.fish)
#> pond_after([1, 2], 6, 2)
#> pond_after([], 5, 3)
#> pond_after([0], 4, 4)
#> pond_after([5, 5, 5], 7, 1)
#> pond_after([2, 3, 4], 5, 3)
# %%
class Signal:
    def __init__(self):
        self.handlers = []

    def connect(self, f):
        self.handlers.append(f)
        return f

    def send(self, value):
        return [f(value) for f in self.handlers]


def dashboard(values):
    totals = {'sum': 0, 'peak': None}
    sig = Signal()

    @sig.connect
    def add(v):
        totals['sum'] += v
        return totals['sum']

    @sig.connect
    def peak(v):
        if totals['peak'] is None or v > totals['peak']:
            totals['peak'] = v
            return True
        return False

    history = [sig.send(v) for v in values]
    return totals, history[-1] if history else None
#> dashboard([3, 9, 4])
#> dashboard([])
#> dashboard([-5])
#> dashboard([1, 2, 3, 4])
#> dashboard([10, 0, -10])
# %%
class TreeNode:
    def __init__(self, x):
        self.val = x
        self.left = None
        self.right = None


class Solution:
    def insert(self, root, val):
        if not root:
            return TreeNode(val)
        if val < root.val:
            root.left = self.insert(root.left, val)
        elif val > root.val:
            root.right = self.insert(root.right, val)
        return root

    def rankOf(self, nums, target):
        root = None
        for n in nums:
            root = self.insert(root, n)
        stack, rank = [], 0
        cur = root
        while stack or cur:
            while cur:
                stack.append(cur)
                cur = cur.left
            cur = stack.pop()
            rank += 1
            if cur.val >= target:
                return rank if cur.val == target else -rank
            cur = cur.right
        return 0
#> Solution().rankOf([5, 3, 8], 5)
#> Solution().rankOf([], 1)
#> Solution().rankOf([4, 2, 6, 2], 5)
#> Solution().rankOf([1, 2, 3], 9)
#> Solution().rankOf([30, 10, 20, 40], 40)
# %%
class Sandwich:
    def __init__(self, bread):
        self.layers = [bread]

    def add(self, layer, times=1):
        self.layers += [layer] * times
        return self

    def hold(self, layer):
        self.layers = [l for l in self.layers if l != layer]
        return self

    def close(self):
        self.layers.append(self.layers[0])
        return '/'.join(self.layers)


def order(bread, extras, hate):
    s = Sandwich(bread).add('ham').add('egg', extras)
    if hate:
        s.hold(hate)
    return s.close()
#> order('rye', 1, '')
#> order('bun', 2, 'egg')
#> order('pita', 0, 'ham')
#> order('wrap', 3, 'ham')
#> order('oat', 1, 'jam')
# %%
class SparseRow:
    def __init__(self, row):
        self.cells = {i: v for i, v in enumerate(row) if v}
        self.size = len(row)

    def __getitem__(self, i):
        if not -self.size <= i < self.size:
            raise IndexError(i)
        return self.cells.get(i % self.size, 0)

    def dot(self, other):
        small, big = sorted((self, other), key=lambda s: len(s.cells))
        return sum(v * big[i] for i, v in small.cells.items())


def match_score(a, b):
    x, y = SparseRow(a), SparseRow(b)
    try:
        return x.dot(y), x[-1] + y[-1]
    except IndexError as e:
        return f'no column {e}'
#> match_score([1, 0, 2], [3, 4, 5])
#> match_score([0, 0, 0, 7], [1, 1])
#> match_score([0], [0])
#> match_score([1, 2], [0, 0, 9])
#> match_score([5, 0, 0, -1], [2, 0, 0, 3])
# %%
def lines_of(text):
    for raw in text.split(';'):
        line = raw.strip()
        if line:
            yield line


def statements(text):
    for line in lines_of(text):
        name, sep, expr = line.partition('=')
        if sep:
            yield name.strip(), expr.split('+')


class Solution:
    def finalValues(self, text):
        env = {}
        for name, terms in statements(text):
            total = 0
            for t in terms:
                t = t.strip()
                total += int(t) if t.isdigit() else env.get(t, 0)
            env[name] = total
        return env
#> Solution().finalValues('a = 2; b = a + 3')
#> Solution().finalValues('')
#> Solution().finalValues('x=1;x=x+x;x=x+x;')
#> Solution().finalValues('noise; k = z')
#> Solution().finalValues('p = 10; q = p + p + 1; p = q + 4')
# %%
class Node:
    def __init__(self, val):
        self.val = val
        self.next = None
        self.jump = None


def express_lane(vals, every):
    nodes = [Node(v) for v in vals]
    for i, node in enumerate(nodes):
        if i + 1 < len(nodes):
            node.next = nodes[i + 1]
        if i % every == 0 and i + every < len(nodes):
            node.jump = nodes[i + every]
    return nodes[0] if nodes else None


def search(vals, every, target):
    cur = express_lane(vals, every)
    hops = 0
    while cur:
        if cur.val == target:
            return hops
        if cur.jump and cur.jump.val <= target:
            cur = cur.jump
        else:
            cur = cur.next
        hops += 1
        if cur and cur.val > target:
            return -hops
    return None
#> search([1, 3, 5, 7, 9, 11], 2, 9)
#> search([], 3, 1)
#> search([2, 4, 6, 8], 3, 7)
#> search([1, 2, 3], 5, 10)
#> search([10, 20, 30, 40, 50, 60, 70], 3, 60)
# %%
class Hotel:
    def __init__(self, rooms):
        self.rooms = [None] * rooms

    def check_in(self, guest):
        try:
            i = self.rooms.index(None)
        except ValueError:
            return 0
        self.rooms[i] = guest
        return i + 1

    def check_out(self, guest):
        freed = 0
        for i, g in enumerate(self.rooms):
            if g == guest:
                self.rooms[i] = None
                freed += 1
        return freed


class Solution:
    def nightDesk(self, rooms, visits):
        hotel = Hotel(rooms)
        notes = []
        for v in visits:
            if v.endswith('!'):
                notes.append(-hotel.check_out(v[:-1]))
            else:
                notes.append(hotel.check_in(v))
        return notes, hotel.rooms
#> Solution().nightDesk(2, ['ab', 'cd', 'ab!', 'ef'])
#> Solution().nightDesk(0, ['x'])
#> Solution().nightDesk(3, [])
#> Solution().nightDesk(3, ['k', 'k', 'l', 'm', 'k!'])
#> Solution().nightDesk(1, ['p!', 'p', 'q', 'p!'])
# %%
class Median:
    def __init__(self):
        self.sorted = []

    def add(self, x):
        lo, hi = 0, len(self.sorted)
        while lo < hi:
            mid = (lo + hi) // 2
            if self.sorted[mid] < x:
                lo = mid + 1
            else:
                hi = mid
        self.sorted.insert(lo, x)

    @property
    def value(self):
        n = len(self.sorted)
        if n % 2:
            return self.sorted[n // 2]
        return (self.sorted[n // 2 - 1] + self.sorted[n // 2]) / 2


def surprises(nums, gap):
    m = Median()
    odd = []
    for x in nums:
        if m.sorted and abs(x - m.value) > gap:
            odd.append(x)
        m.add(x)
    return odd, (m.value if m.sorted else None)
#> surprises([10, 12, 30, 11], 5)
#> surprises([], 1)
#> surprises([4, 4, 4], 0)
#> surprises([1, 100, 1, 100], 60)
#> surprises([7, -7], 13)
# %%
class Mixin:
    def describe(self):
        return f'{type(self).__name__}({self.size()})'


class Folder(Mixin):
    def __init__(self, items):
        self.items = items

    def size(self):
        return sum(i.size() for i in self.items)


class File(Mixin):
    def __init__(self, kb):
        self.kb = kb

    def size(self):
        return self.kb


class Zip(Folder):
    def size(self):
        return (super().size() + 1) // 2


def pack(spec):
    if isinstance(spec, int):
        return File(spec)
    if isinstance(spec, tuple):
        return Zip([pack(s) for s in spec])
    return Folder([pack(s) for s in spec])


def disk(spec):
    node = pack(spec)
    return node.describe()
#> disk([10, 20, (5, 6)])
#> disk(7)
#> disk(())
#> disk(([1, 2], (3, 9), 4))
#> disk([[], [8, [1]]])
# %%
class Solution:
    def orderTickets(self, tickets):
        queue = TicketQueue()
        for t in tickets:
            if t == '?':
                queue.serve()
            else:
                queue.add(t)
        while queue.heap:
            queue.serve()
        return queue.served


from heapq import heappush, heappop


class TicketQueue:
    def __init__(self):
        self.heap = []
        self.served = []
        self.n = 0

    def add(self, ticket):
        urgency = ticket.count('!')
        heappush(self.heap, (-urgency, self.n, ticket.strip('!')))
        self.n += 1

    def serve(self):
        if self.heap:
            self.served.append(heappop(self.heap)[2])
#> Solution().orderTickets(['fix', 'fire!!', 'leak!'])
#> Solution().orderTickets(['?', '?'])
#> Solution().orderTickets([])
#> Solution().orderTickets(['a', '?', 'b!', 'c', 'd!', '?'])
#> Solution().orderTickets(['low', 'high!!!', '?', 'mid!', 'top!!!!'])
# %%
class Ledger:
    def __init__(self):
        self.debts = {}

    def owe(self, a, b, amount):
        self.debts[a] = self.debts.get(a, 0) - amount
        self.debts[b] = self.debts.get(b, 0) + amount

    def settle(self):
        minus = sorted((v, k) for k, v in self.debts.items() if v < 0)
        plus = sorted(((v, k) for k, v in self.debts.items() if v > 0), reverse=True)
        while minus and plus:
            (m, a), (p, b) = minus.pop(0), plus.pop(0)
            pay = min(-m, p)
            yield f'{a}>{b}:{pay}'
            if -m > pay:
                minus.insert(0, (m + pay, a))
            if p > pay:
                plus.insert(0, (p - pay, b))


def payments(debts):
    book = Ledger()
    for a, b, amount in debts:
        book.owe(a, b, amount)
    return list(book.settle())
#> payments([('A', 'B', 5), ('B', 'C', 5)])
#> payments([])
#> payments([('x', 'y', 3), ('y', 'x', 3)])
#> payments([('p', 'q', 10), ('r', 'q', 4), ('r', 's', 6)])
#> payments([('m', 'n', 7), ('m', 'o', 2)])
# %%
class Alphabet:
    def __init__(self, order):
        self.rank = {ch: i for i, ch in enumerate(order)}

    def word(self, text):
        return Word(text, self)


class Word:
    def __init__(self, text, alphabet):
        self.text = text
        self.alphabet = alphabet

    def __lt__(self, other):
        rank = self.alphabet.rank
        for a, b in zip(self.text, other.text):
            if a != b:
                return rank.get(a, 99) < rank.get(b, 99)
        return len(self.text) < len(other.text)


def alien_sort(order, words):
    abc = Alphabet(order)
    first = min(abc.word(w) for w in words)
    last = max(abc.word(w) for w in words)
    return first.text, last.text
#> alien_sort('zyx', ['xy', 'zz', 'yx'])
#> alien_sort('abc', ['ab', 'a', 'abc'])
#> alien_sort('q', ['m', 'q'])
#> alien_sort('tan', ['ant', 'tan', 'nat', 'at'])
#> alien_sort('ba', [])
# %%
class Conveyor:
    def __init__(self, length):
        self.slots = [0] * length
        self.done = 0

    def move(self, item):
        self.done += self.slots.pop()
        self.slots.insert(0, item)

    def stamp(self, place):
        if self.slots[place]:
            self.slots[place] += 1


class Solution:
    def beltTotal(self, length, items, stamps):
        belt = Conveyor(length)
        for item in items:
            belt.move(item)
            for place in stamps:
                if place < length:
                    belt.stamp(place)
        left = sum(belt.slots)
        while any(belt.slots):
            belt.move(0)
        return belt.done, left
#> Solution().beltTotal(3, [5, 1, 2], [0, 2])
#> Solution().beltTotal(2, [], [1])
#> Solution().beltTotal(1, [4, 4], [])
#> Solution().beltTotal(4, [1, 0, 1, 0, 1], [1])
#> Solution().beltTotal(2, [10, 20, 30], [0, 1, 5])
# %%
class NumberGuess:
    def __init__(self, secret):
        self.secret = secret
        self.asked = []

    def __call__(self, guess):
        self.asked.append(guess)
        return (guess > self.secret) - (guess < self.secret)


def guess_number(secret, lo, hi):
    ask = NumberGuess(secret)
    while lo <= hi:
        mid = lo + (hi - lo) // 3
        sign = ask(mid)
        if sign == 0:
            break
        if sign < 0:
            lo = mid + 1
        else:
            hi = mid - 1
    else:
        return 'outside', len(ask.asked)
    return ask.asked
#> guess_number(7, 1, 10)
#> guess_number(1, 1, 1)
#> guess_number(50, 1, 20)
#> guess_number(33, 0, 100)
#> guess_number(-2, -5, 5)
# %%
class Garden:
    def __init__(self, beds):
        self.beds = [Bed(b) for b in beds]

    def rain(self, mm):
        flow = mm
        for bed in self.beds:
            flow = bed.soak(flow)
        return flow


class Bed:
    def __init__(self, cap):
        self.cap, self.water = cap, 0

    def soak(self, mm):
        taken = min(mm, self.cap - self.water)
        self.water += taken
        return mm - taken

    def dry(self):
        self.water //= 2


def runoff(beds, weather):
    g = Garden(beds)
    lost = 0
    for mm in weather:
        if mm:
            lost += g.rain(mm)
        else:
            for bed in g.beds:
                bed.dry()
    return lost, [b.water for b in g.beds]
#> runoff([5, 3], [4, 6, 0])
#> runoff([], [7])
#> runoff([10], [])
#> runoff([2, 2, 2], [3, 0, 3, 0, 3])
#> runoff([8, 1], [0, 20])
# %%
class Node:
    def __init__(self, data):
        self.data = data
        self.next = None


class LinkedQueue:
    def __init__(self):
        self.head = self.tail = None
        self.size = 0

    def put(self, data):
        node = Node(data)
        if self.tail:
            self.tail.next = node
        else:
            self.head = node
        self.tail = node
        self.size += 1

    def get(self):
        node = self.head
        self.head = node.next
        if self.head is None:
            self.tail = None
        self.size -= 1
        return node.data


def hot_potato(names, k):
    q = LinkedQueue()
    for n in names:
        q.put(n)
    while q.size > 1:
        for _ in range(k):
            q.put(q.get())
        q.get()
    return q.get() if q.size else 'nobody'
#> hot_potato(['a', 'b', 'c'], 1)
#> hot_potato([], 2)
#> hot_potato(['zoe'], 9)
#> hot_potato(['p', 'q', 'r', 's'], 2)
#> hot_potato(['u', 'v', 'w'], 0)
# %%
class Color:
    def __init__(self, code):
        self.r, self.g, self.b = (int(code[i:i + 2], 16) for i in (1, 3, 5))

    @property
    def brightness(self):
        return (self.r * 2 + self.g * 5 + self.b) // 8

    def mix(self, other):
        parts = [(a + b) // 2 for a, b in zip(self.rgb(), other.rgb())]
        return Color('#%02x%02x%02x' % tuple(parts))

    def rgb(self):
        return self.r, self.g, self.b


class Solution:
    def blend(self, codes):
        colors = sorted((Color(c) for c in codes), key=lambda c: c.brightness)
        if not colors:
            return None
        cur = colors[0]
        for c in colors[1:]:
            cur = cur.mix(c)
        return cur.rgb(), cur.brightness
#> Solution().blend(['#ff0000', '#0000ff'])
#> Solution().blend([])
#> Solution().blend(['#102030'])
#> Solution().blend(['#ffffff', '#000000', '#00ff00'])
#> Solution().blend(['#0a0a0a', '#141414', '#1e1e1e'])
# %%
class Recipe:
    def __init__(self, name, **parts):
        self.name = name
        self.parts = parts

    def scaled(self, k):
        return Recipe(self.name, **{p: q * k for p, q in self.parts.items()})

    def __eq__(self, other):
        return self.parts == other.parts

    def __str__(self):
        return self.name + ': ' + ', '.join(f'{q} {p}' for p, q in sorted(self.parts.items()))


def scale_to_match(k, flour, sugar, target_flour, target_sugar):
    cake = Recipe('cake', flour=flour, sugar=sugar)
    target = Recipe('goal', flour=target_flour, sugar=target_sugar)
    for n in range(1, k + 1):
        if cake.scaled(n) == target:
            return str(cake.scaled(n))
    return f'no {target.name}'
#> scale_to_match(3, 2, 1, 6, 3)
#> scale_to_match(2, 2, 1, 6, 3)
#> scale_to_match(5, 1, 1, 4, 4)
#> scale_to_match(0, 1, 1, 1, 1)
#> scale_to_match(4, 3, 2, 9, 7)
# %%
class Maze:
    def __init__(self, rows):
        self.rows = rows

    def __contains__(self, pos):
        r, c = pos
        return 0 <= r < len(self.rows) and 0 <= c < len(self.rows[r]) and self.rows[r][c] != '#'


class Walker:
    def __init__(self, maze):
        self.maze, self.pos, self.bumps = maze, (0, 0), 0

    def step(self, dr, dc):
        nxt = self.pos[0] + dr, self.pos[1] + dc
        if nxt in self.maze:
            self.pos = nxt
        else:
            self.bumps += 1


class Solution:
    MOVES = {'U': (-1, 0), 'D': (1, 0), 'L': (0, -1), 'R': (0, 1)}

    def walk(self, rows, path):
        w = Walker(Maze(rows))
        for ch in path:
            w.step(*self.MOVES[ch])
        return w.pos, w.bumps
#> Solution().walk(['..', '..'], 'RDL')
#> Solution().walk(['.#', '..'], 'RRDR')
#> Solution().walk(['.'], '')
#> Solution().walk(['...', '.#.', '...'], 'DDRRUUULL')
#> Solution().walk(['....'], 'RRRRDU')
# %%
class Pipeline:
    def __init__(self):
        self.stages = []

    def __or__(self, stage):
        self.stages.append(stage)
        return self

    def run(self, data):
        for stage in self.stages:
            data = stage(data)
        return data


def positive(xs):
    return (x for x in xs if x > 0)


def running(xs):
    total = 0
    for x in xs:
        total += x
        yield total


def take_until(limit):
    def stage(xs):
        for x in xs:
            if x > limit:
                return
            yield x
    return stage


def savings(moves, limit):
    p = Pipeline() | positive | running | take_until(limit) | list
    return p.run(moves)
#> savings([5, -2, 7, 4], 13)
#> savings([], 10)
#> savings([-1, -2], 0)
#> savings([3, 3, 3, 3, 3], 100)
#> savings([50], 20)
# %%
class Score:
    def __init__(self):
        self.frames = []

    def add(self, text):
        self.frames.append([10 if c == 'X' else 0 if c == '-' else int(c) for c in text])

    def total(self):
        flat = [p for f in self.frames for p in f]
        total = i = 0
        for f in self.frames:
            total += sum(f)
            i += len(f)
            if sum(f) == 10:
                extra = 2 if len(f) == 1 else 1
                total += sum(flat[i:i + extra])
        return total


def bowling_line(line):
    s = Score()
    for frame in line.split():
        s.add(frame)
    return s.total()
#> bowling_line('X 34')
#> bowling_line('')
#> bowling_line('55 5- --')
#> bowling_line('X X X')
#> bowling_line('12 37 81 X 9-')
# %%
class Matcher:
    def match(self, ch):
        return ch.isalnum()

    def __invert__(self):
        return Not(self)


class Letter(Matcher):
    def __init__(self, ch):
        self.ch = ch

    def match(self, ch):
        return ch == self.ch


class Not(Matcher):
    def __init__(self, inner):
        self.inner = inner

    def match(self, ch):
        return not self.inner.match(ch)


class Digit(Matcher):
    def match(self, ch):
        return ch.isdigit()


def compile_mask(mask):
    table = {'#': Digit(), '?': ~Digit()}
    return [table[m] if m in table else Letter(m) for m in mask]


def plates(mask, words):
    ms = compile_mask(mask)
    return [w for w in words if len(w) == len(ms) and all(m.match(c) for m, c in zip(ms, w))]
#> plates('A#', ['A1', 'B1', 'AA'])
#> plates('', ['', 'x'])
#> plates('??', ['ab', 'a1', 'abc'])
#> plates('#-#', ['1-2', '1+2', 'x-2', '9-9'])
#> plates('Z', [])
# %%
class TreeNode:
    def __init__(self, val, left=None, right=None):
        self.val, self.left, self.right = val, left, right


class Solution:
    def fromPreorder(self, tokens):
        tok = next(tokens)
        if tok == '#':
            return None
        node = TreeNode(int(tok))
        node.left = self.fromPreorder(tokens)
        node.right = self.fromPreorder(tokens)
        return node

    def robLeaves(self, text, rounds):
        root = self.fromPreorder(iter(text.split(',')))
        taken = []

        def strip(node):
            if not node:
                return None
            if not node.left and not node.right:
                taken.append(node.val)
                return None
            node.left = strip(node.left)
            node.right = strip(node.right)
            return node

        for _ in range(rounds):
            root = strip(root)
        return taken, root.val if root else None
#> Solution().robLeaves('1,2,#,#,3,#,#', 1)
#> Solution().robLeaves('#', 2)
#> Solution().robLeaves('5,4,3,#,#,#,#', 2)
#> Solution().robLeaves('8,#,9,#,#', 5)
#> Solution().robLeaves('1,2,4,#,#,5,#,#,3,#,6,#,#', 2)
# %%
class Stamp:
    def __init__(self, value):
        self.value = value
        self.used = 0

    def fits(self, rest):
        return self.value <= rest

    def use(self, rest):
        n = rest // self.value
        self.used += n
        return rest - n * self.value


def postage(amount, values):
    stamps = [Stamp(v) for v in sorted(values, reverse=True)]
    rest = amount
    for s in stamps:
        if s.fits(rest):
            rest = s.use(rest)
    if rest:
        smallest = stamps[-1] if stamps else None
        if smallest is None:
            return None
        smallest.used += 1
        rest -= smallest.value
    return {s.value: s.used for s in stamps if s.used}, -rest
#> postage(37, [10, 5])
#> postage(0, [3])
#> postage(9, [])
#> postage(100, [33, 50, 8])
#> postage(4, [7, 9])
# %%
class Flags:
    NAMES = ['read', 'write', 'run']

    def __init__(self, value=0):
        self.value = value

    def __getattr__(self, name):
        if name in Flags.NAMES:
            return bool(self.value >> Flags.NAMES.index(name) & 1)
        raise AttributeError(name)

    def toggle(self, name):
        self.value ^= 1 << self.NAMES.index(name)


class Solution:
    def chmod(self, start, toggles, ask):
        f = Flags(start)
        for t in toggles:
            f.toggle(t)
        out = []
        for name in ask:
            try:
                out.append(getattr(f, name))
            except AttributeError:
                out.append(None)
        return f.value, out
#> Solution().chmod(0, ['read', 'run'], ['read', 'write'])
#> Solution().chmod(7, [], ['fly'])
#> Solution().chmod(2, ['write', 'write'], ['write'])
#> Solution().chmod(5, ['read'], [])
#> Solution().chmod(3, ['run', 'read'], ['run', 'read', 'hop'])
# %%
class Cell:
    def __init__(self, formula):
        self.formula = formula
        self.cached = None


class Sheet:
    def __init__(self, cells):
        self.cells = {k: Cell(f) for k, f in cells.items()}
        self.evals = 0

    def value(self, name):
        cell = self.cells.get(name)
        if cell is None:
            return 0
        if cell.cached is None:
            self.evals += 1
            total = 0
            for part in cell.formula.split('+'):
                total += int(part) if part.isdigit() else self.value(part)
            cell.cached = total
        return cell.cached


def compute(cells, ask):
    sheet = Sheet(cells)
    return [sheet.value(a) for a in ask], sheet.evals
#> compute({'A': '1+2', 'B': 'A+A'}, ['B', 'A'])
#> compute({}, ['Z'])
#> compute({'X': '5'}, [])
#> compute({'P': 'Q+R', 'Q': '4', 'R': 'Q+1'}, ['P'])
#> compute({'C': 'D+10', 'E': '7'}, ['C', 'E', 'C'])
