# %%
class ListNode:
    def __init__(self, val=0, next=None):
        self.val = val
        self.next = next


class Solution:
    def cutAtZeros(self, nums):
        head = self.toChain(nums)
        parts = []
        while head:
            if head.val == 0:
                head = head.next
                continue
            start = head
            while head.next and head.next.val != 0:
                head = head.next
            rest = head.next
            head.next = None
            parts.append(start)
            head = rest
        parts.sort(key=self.size, reverse=True)
        return [self.toText(p) for p in parts]

    def toChain(self, nums):
        head = None
        for n in reversed(nums):
            head = ListNode(n, head)
        return head

    def size(self, node):
        return 1 + self.size(node.next) if node else 0

    def toText(self, node):
        text = ''
        while node:
            text += str(node.val)
            node = node.next
        return text
#> Solution().cutAtZeros([1, 0, 2, 3, 0, 4])
#> Solution().cutAtZeros([])
#> Solution().cutAtZeros([0, 0])
#> Solution().cutAtZeros([5, 6])
#> Solution().cutAtZeros([0, 9, 8, 7, 0, 0, 1, 2])
# %%
from collections import deque


class TreeNode:
    def __init__(self, val):
        self.val = val
        self.left = None
        self.right = None


def tree_from(levels):
    it = iter(levels)
    first = next(it, None)
    if first is None:
        return None
    root = TreeNode(first)
    q = deque([root])
    while q:
        node = q.popleft()
        for side in ('left', 'right'):
            v = next(it, None)
            if v is not None:
                child = TreeNode(v)
                setattr(node, side, child)
                q.append(child)
    return root


def count_climbs(node, top=None):
    if node is None:
        return 0
    here = top is None or node.val > top
    top = node.val if here else top
    return here + count_climbs(node.left, top) + count_climbs(node.right, top)


def visible(levels):
    return count_climbs(tree_from(levels))
#> visible([3, 1, 4, 3, None, 1, 5])
#> visible([])
#> visible([9, 8, 7, 6])
#> visible([1, 2, 3, 4, 5])
#> visible([2, None, 2, 7])
# %%
class Trie:
    def __init__(self):
        self.next = [None, None]
        self.size = 0

    def insert(self, num, bits):
        node = self
        for i in range(bits - 1, -1, -1):
            b = num >> i & 1
            if node.next[b] is None:
                node.next[b] = Trie()
            node = node.next[b]
            node.size += 1

    def furthest(self, num, bits):
        node, got = self, 0
        for i in range(bits - 1, -1, -1):
            b = num >> i & 1
            want = b ^ 1 if node.next[b ^ 1] else b
            got |= want << i
            node = node.next[want]
        return got


class Solution:
    def oppositePartner(self, nums, bits):
        trie = Trie()
        for n in nums:
            trie.insert(n, bits)
        return [(n, trie.furthest(n, bits)) for n in nums]
#> Solution().oppositePartner([1, 6, 3], 3)
#> Solution().oppositePartner([], 4)
#> Solution().oppositePartner([5], 3)
#> Solution().oppositePartner([0, 1, 2, 3], 2)
#> Solution().oppositePartner([12, 9, 4], 4)
# %%
class History:
    def __init__(self, home):
        self.back_stack = []
        self.forward_stack = []
        self.current = home

    def visit(self, page):
        self.back_stack.append(self.current)
        self.current = page
        self.forward_stack.clear()

    def back(self):
        if self.back_stack:
            self.forward_stack.append(self.current)
            self.current = self.back_stack.pop()

    def forward(self):
        if self.forward_stack:
            self.back_stack.append(self.current)
            self.current = self.forward_stack.pop()


def surf(home, keys):
    h = History(home)
    trail = home
    for k in keys:
        if k == '<':
            h.back()
        elif k == '>':
            h.forward()
        else:
            h.visit(k)
        trail += h.current
    return trail, len(h.back_stack), len(h.forward_stack)
#> surf('H', 'ab<<>')
#> surf('H', '')
#> surf('Z', '<>')
#> surf('Q', 'a<b<c<')
#> surf('X', 'yz<<>>>')
# %%
class Alternator:
    def __init__(self, nums):
        self.nums = sorted(nums)
        self.take_low = True

    def __iter__(self):
        return self

    def __next__(self):
        if not self.nums:
            raise StopIteration
        self.take_low = not self.take_low
        return self.nums.pop() if self.take_low else self.nums.pop(0)


def wave(nums):
    out = list(Alternator(nums))
    jumps = [abs(b - a) for a, b in zip(out, out[1:])]
    return out, sum(jumps)
#> wave([4, 1, 3, 2])
#> wave([])
#> wave([8])
#> wave([5, 5, 1])
#> wave([-3, 10, 0, 7, 2])
# %%
class Item:
    def __init__(self, name, quality, days):
        self.name, self.quality, self.days = name, quality, days

    def update(self):
        self.days -= 1
        self.change(-1 if self.days >= 0 else -2)

    def change(self, by):
        self.quality = max(0, min(50, self.quality + by))


class Cheese(Item):
    def update(self):
        self.days -= 1
        self.change(1)


class Ticket(Item):
    def update(self):
        super().update()
        if self.days < 0:
            self.quality = 0
        else:
            self.change(4 if self.days < 3 else 2)


class Solution:
    def shelfLife(self, goods, days):
        kinds = {'brie': Cheese, 'gig': Ticket}
        items = [kinds.get(n, Item)(n, q, d) for n, q, d in goods]
        for _ in range(days):
            for it in items:
                it.update()
        return {it.name: it.quality for it in items}
#> Solution().shelfLife([('ham', 5, 1), ('brie', 49, 2)], 3)
#> Solution().shelfLife([], 4)
#> Solution().shelfLife([('gig', 10, 4)], 2)
#> Solution().shelfLife([('gig', 10, 1), ('egg', 1, 0)], 2)
#> Solution().shelfLife([('oil', 50, 50)], 0)
# %%
class Memo:
    def __init__(self, f):
        self.f = f
        self.known = {}
        self.calls = 0

    def __call__(self, *args):
        self.calls += 1
        if args not in self.known:
            self.known[args] = self.f(*args)
        return self.known[args]


@Memo
def tilings(n, last):
    if n == 0:
        return 1
    total = 0
    for size in (1, 2, 3):
        if size != last and size <= n:
            total += tilings(n - size, size)
    return total


def count_fences(n):
    tilings.known.clear()
    tilings.calls = 0
    ways = tilings(n, 0)
    return ways, tilings.calls, len(tilings.known)
#> count_fences(3)
#> count_fences(0)
#> count_fences(5)
#> count_fences(1)
#> count_fences(6)
# %%
class Segment:
    def __init__(self, a, b):
        self.a, self.b = min(a, b), max(a, b)

    def __len__(self):
        return self.b - self.a

    def __contains__(self, x):
        return self.a <= x <= self.b

    def __or__(self, other):
        if self.a in other or other.a in self:
            return Segment(min(self.a, other.a), max(self.b, other.b))
        return None

    def __repr__(self):
        return f'[{self.a},{self.b}]'


class Solution:
    def joinRoads(self, roads):
        todo = [Segment(*r) for r in roads]
        done = []
        while todo:
            cur = todo.pop()
            for other in todo:
                both = cur | other
                if both:
                    todo.remove(other)
                    todo.append(both)
                    break
            else:
                done.append(cur)
        done.sort(key=lambda s: s.a)
        return str(done), sum(map(len, done))
#> Solution().joinRoads([(1, 4), (3, 6), (9, 8)])
#> Solution().joinRoads([])
#> Solution().joinRoads([(0, 1), (1, 2), (2, 3)])
#> Solution().joinRoads([(5, 5)])
#> Solution().joinRoads([(10, 20), (0, 5), (4, 11), (30, 25)])
# %%
class Pool:
    def __init__(self, size):
        self.free = list(range(size))
        self.owner = {}

    def acquire(self, who):
        if not self.free:
            raise LookupError(who)
        slot = self.free.pop(0)
        self.owner[slot] = who
        return slot

    def release(self, who):
        mine = [s for s, w in self.owner.items() if w == who]
        for s in mine:
            del self.owner[s]
            self.free.append(s)
        return len(mine)


def connections(size, events):
    pool = Pool(size)
    failed = []
    for e in events:
        if e.isupper():
            pool.release(e.lower())
            continue
        try:
            pool.acquire(e)
        except LookupError as err:
            failed.append(str(err))
    return pool.owner, pool.free, failed
#> connections(2, 'abAc')
#> connections(0, 'x')
#> connections(3, '')
#> connections(2, 'aabAbb')
#> connections(1, 'pQqPq')
# %%
class Node:
    def __init__(self, val, next=None):
        self.val, self.next = val, next


def chain(nums):
    head = None
    for n in nums[::-1]:
        head = Node(n, head)
    return head


def values(node):
    while node:
        yield node.val
        node = node.next


def unsorted_out(nums):
    dummy = Node(None, chain(nums))
    cast_out = None
    prev = dummy
    while prev.next:
        node = prev.next
        if prev is not dummy and node.val < prev.val:
            prev.next = node.next
            node.next = cast_out
            cast_out = node
        else:
            prev = node
    return list(values(dummy.next)), list(values(cast_out))
#> unsorted_out([1, 5, 2, 6, 3])
#> unsorted_out([])
#> unsorted_out([4])
#> unsorted_out([9, 8, 7, 9])
#> unsorted_out([1, 1, 2, 3])
# %%
class Ship:
    def __init__(self, cells):
        self.cells = list(cells)
        self.hits = 0

    def fire(self, at):
        if at in self.cells:
            self.cells.remove(at)
            self.hits += 1
            return 'sunk' if not self.cells else 'hit'
        return None


class Fleet:
    def __init__(self, plan):
        self.ships = []
        for row, col, size in plan:
            self.ships.append(Ship((row, col + k) for k in range(size)))

    def fire(self, at):
        for ship in self.ships:
            answer = ship.fire(at)
            if answer:
                return answer
        return 'miss'


class Solution:
    def battle(self, plan, shots):
        fleet = Fleet(plan)
        log = [fleet.fire(s)[0] for s in shots]
        afloat = sum(1 for s in fleet.ships if s.cells)
        return ''.join(log), afloat
#> Solution().battle([(0, 0, 2), (2, 1, 1)], [(0, 0), (0, 1), (1, 1)])
#> Solution().battle([], [(0, 0)])
#> Solution().battle([(1, 1, 3)], [])
#> Solution().battle([(3, 3, 2)], [(3, 3), (3, 3), (3, 4)])
#> Solution().battle([(0, 0, 1), (0, 1, 1)], [(0, 1), (0, 0), (0, 2)])
# %%
class Quantity:
    def __init__(self, value, unit):
        self.value, self.unit = value, unit

    def __add__(self, other):
        if self.unit != other.unit:
            raise TypeError(f'{self.unit}+{other.unit}')
        return Quantity(self.value + other.value, self.unit)

    def __mul__(self, k):
        return Quantity(self.value * k, self.unit)

    __rmul__ = __mul__

    def __str__(self):
        return f'{self.value} {self.unit}'


def shopping(lines):
    basket = {}
    for line in lines:
        count, name, value, unit = line.split()
        q = int(count) * Quantity(int(value), unit)
        try:
            basket[name] = basket[name] + q
        except KeyError:
            basket[name] = q
        except TypeError as e:
            return f'{name}: {e}'
    return {n: str(q) for n, q in basket.items()}
#> shopping(['2 rice 500 g', '1 milk 1 l', '1 rice 250 g'])
#> shopping([])
#> shopping(['1 oil 2 l', '3 oil 100 g'])
#> shopping(['0 tea 50 g'])
#> shopping(['4 egg 6 pc', '1 egg 1 pc', '2 egg 12 pc'])
# %%
class Elevator:
    def __init__(self, top):
        self.top = top
        self.floor, self.up = 0, True
        self.calls = []

    def tick(self):
        if self.floor in self.calls:
            self.calls.remove(self.floor)
            return self.floor
        if not self.calls:
            return None
        if self.floor == self.top or (self.up and max(self.calls) < self.floor):
            self.up = False
        elif self.floor == 0 or (not self.up and min(self.calls) > self.floor):
            self.up = True
        self.floor += 1 if self.up else -1
        return None


class Solution:
    def serve(self, top, schedule):
        lift = Elevator(top)
        opened = []
        t = 0
        while t < 14 and (lift.calls or t <= max(schedule, default=-1)):
            lift.calls += schedule.get(t, [])
            stop = lift.tick()
            if stop is not None:
                opened.append((t, stop))
            t += 1
        return opened
#> Solution().serve(5, {0: [3], 1: [1]})
#> Solution().serve(3, {})
#> Solution().serve(4, {0: [4, 2], 3: [0]})
#> Solution().serve(2, {0: [0], 2: [2, 1]})
#> Solution().serve(6, {0: [5], 4: [1]})
# %%
class Grammar:
    def __init__(self, rules):
        self.rules = dict(r.split('=') for r in rules)

    def grow(self, text):
        return ''.join(self.rules.get(ch, ch) for ch in text)

    def generations(self, seed):
        while True:
            yield seed
            seed = self.grow(seed)


def algae(rules, seed, limit):
    sizes = []
    for g in Grammar(rules).generations(seed):
        sizes.append(len(g))
        if len(g) > limit or len(sizes) == 6:
            break
    return g[:limit], sizes
#> algae(['a=ab', 'b=a'], 'a', 10)
#> algae([], 'xyz', 2)
#> algae(['f=f+f'], 'f', 20)
#> algae(['q='], 'qqq', 5)
#> algae(['m=n', 'n=mm'], 'mn', 8)
# %%
class Candidate:
    def __init__(self, name):
        self.name = name
        self.ballots = []

    def __lt__(self, other):
        return (len(self.ballots), self.name) < (len(other.ballots), other.name)


class Solution:
    def runoff(self, ballots):
        race = {}
        for name in sorted(''.join(ballots)):
            race.setdefault(name, Candidate(name))
        for b in ballots:
            race[b[0]].ballots.append(b)
        rounds = []
        while race:
            best, worst = max(race.values()), min(race.values())
            rounds.append(f'{best.name}{len(best.ballots)}')
            if 2 * len(best.ballots) > len(ballots):
                return best.name, rounds
            del race[worst.name]
            for b in worst.ballots:
                heir = next((c for c in b if c in race), None)
                if heir:
                    race[heir].ballots.append(b)
        return None, rounds
#> Solution().runoff(['ab', 'ab', 'ba'])
#> Solution().runoff([])
#> Solution().runoff(['abc', 'bca', 'cab', 'cba'])
#> Solution().runoff(['x', 'y', 'z'])
#> Solution().runoff(['pq', 'qp', 'rp', 'rp', 'pr'])
# %%
class Cart:
    def __init__(self):
        self.lines = []

    def add(self, name, price, qty=1):
        for line in self.lines:
            if line['name'] == name:
                line['qty'] += qty
                return self
        self.lines.append({'name': name, 'price': price, 'qty': qty})
        return self

    def total(self, *discounts):
        amount = sum(l['price'] * l['qty'] for l in self.lines)
        for d in discounts:
            amount = d(self, amount)
        return amount


def three_for_two(cart, amount):
    return amount - sum(l['qty'] // 3 * l['price'] for l in cart.lines)


def over(limit, off):
    return lambda cart, amount: amount - off if amount > limit and cart.lines else amount


def checkout(names, prices):
    cart = Cart()
    for n in names:
        cart.add(n, prices[n])
    return cart.total(), cart.total(three_for_two, over(20, 5))
#> checkout(['a', 'a', 'a'], {'a': 10})
#> checkout([], {})
#> checkout(['x', 'y', 'x'], {'x': 7, 'y': 8})
#> checkout(['k', 'k', 'k', 'k', 'm'], {'k': 2, 'm': 30})
#> checkout(['z'], {'y': 1})
# %%
class Node:
    def __init__(self, val, left=None, right=None):
        self.val, self.left, self.right = val, left, right


class Solution:
    def treeToWord(self, text):
        self.pos = 0
        self.text = text
        root = self.parse()
        return self.word(root), self.balance(root)

    def parse(self):
        if self.pos >= len(self.text) or self.text[self.pos] == ')':
            return None
        node = Node(self.text[self.pos])
        self.pos += 1
        if self.pos < len(self.text) and self.text[self.pos] == '(':
            self.pos += 1
            node.left = self.parse()
            node.right = self.parse()
            self.pos += 1
        return node

    def word(self, node):
        return self.word(node.right) + node.val + self.word(node.left) if node else ''

    def balance(self, node):
        if node is None:
            return 0
        return 1 + max(self.balance(node.left), self.balance(node.right))
#> Solution().treeToWord('a(bc)')
#> Solution().treeToWord('')
#> Solution().treeToWord('x(y(z))')
#> Solution().treeToWord('m(n(op)q(rs))')
#> Solution().treeToWord('k')
# %%
class Frog:
    def __init__(self, start, hop):
        self.at, self.hop = start, hop
        self.rest = 0

    def move(self, pond):
        if self.rest:
            self.rest -= 1
            return
        target = self.at + self.hop
        if target < len(pond) and pond[target] == '~':
            self.rest = 1
        self.at = target


def frog_race(pond, hops):
    frogs = [Frog(-1, h) for h in hops]
    for t in range(1, 20):
        for i, f in enumerate(frogs):
            f.move(pond)
            if f.at >= len(pond):
                return i, t
    return None
#> frog_race('..~.~', [2, 3])
#> frog_race('', [1])
#> frog_race('....', [])
#> frog_race('~~~~~~', [1, 2])
#> frog_race('.........', [4, 4, 3])
# %%
class Encoder:
    def __init__(self):
        self.out = []
        self.prev = None
        self.run = 0

    def feed(self, ch):
        if ch == self.prev:
            self.run += 1
        else:
            self.flush()
            self.prev, self.run = ch, 1

    def flush(self):
        if self.prev is not None:
            self.out.append(self.prev if self.run == 1 else f'{self.run}{self.prev}')


class BlockEncoder(Encoder):
    def __init__(self, block):
        super().__init__()
        self.block = block

    def feed(self, ch):
        if self.run == self.block:
            self.flush()
            self.prev, self.run = None, 0
        super().feed(ch)


class Solution:
    def pack(self, text, block):
        enc = BlockEncoder(block) if block else Encoder()
        for ch in text:
            enc.feed(ch)
        enc.flush()
        return ' '.join(enc.out)
#> Solution().pack('aaabcc', 0)
#> Solution().pack('aaaaab', 2)
#> Solution().pack('', 3)
#> Solution().pack('zzzzzz', 4)
#> Solution().pack('xyxy', 1)
# %%
from heapq import heapify, heappop, heappush


class Event:
    def __init__(self, time, kind):
        self.time, self.kind = time, kind

    def __lt__(self, other):
        if self.time != other.time:
            return self.time < other.time
        return self.kind > other.kind


def cafe(arrivals, stay, tables):
    heap = [Event(t, 'arrive') for t in arrivals]
    heapify(heap)
    turned_away = busy = peak = 0
    while heap:
        e = heappop(heap)
        if e.kind == 'leave':
            busy -= 1
        elif busy == tables:
            turned_away += 1
        else:
            busy += 1
            peak = max(peak, busy)
            heappush(heap, Event(e.time + stay, 'leave'))
    return turned_away, peak
#> cafe([0, 1, 2, 5], 3, 2)
#> cafe([], 5, 1)
#> cafe([1, 1, 1], 2, 0)
#> cafe([9, 3, 6], 3, 1)
#> cafe([0, 0, 1, 1, 2], 10, 4)
# %%
class Mirror:
    def __init__(self, rows):
        self.rows = rows

    def shoot(self, r, c, dr, dc):
        path = 0
        while 0 <= r < len(self.rows) and 0 <= c < len(self.rows[0]) and path < 30:
            path += 1
            cell = self.rows[r][c]
            if cell == '/':
                dr, dc = -dc, -dr
            elif cell == '\\':
                dr, dc = dc, dr
            r, c = r + dr, c + dc
        return path, (r, c)


class Solution:
    def beams(self, rows):
        room = Mirror(rows)
        best = max(range(len(rows)), key=lambda r: room.shoot(r, 0, 0, 1)[0])
        return best, room.shoot(best, 0, 0, 1)
#> Solution().beams(['..', './'])
#> Solution().beams(['.\\.', '...', './.'])
#> Solution().beams(['/'])
#> Solution().beams(['...', '\\./', '..\\'])
#> Solution().beams(['./', '.\\'])
# %%
class Item:
    counter = 0

    def __init__(self, label):
        Item.counter += 1
        self.id = Item.counter
        self.label = label
        self.done = False


class TodoList:
    def __init__(self):
        self.items = []

    def add(self, label):
        self.items.append(Item(label))

    def finish(self, id):
        for it in self.items:
            if it.id == id and not it.done:
                it.done = True
                return True
        return False

    @property
    def open(self):
        return [f'{i.id}:{i.label}' for i in self.items if not i.done]


def todo(labels, finished):
    Item.counter = 0
    t = TodoList()
    for l in labels:
        t.add(l)
    missed = [f for f in finished if not t.finish(f)]
    return t.open, missed
#> todo(['wash', 'cook', 'rest'], [2])
#> todo([], [1])
#> todo(['one'], [1, 1])
#> todo(['p', 'q', 'r', 's'], [4, 1, 9])
#> todo(['x', 'y'], [])
# %%
class ListNode:
    def __init__(self, val=0, next=None):
        self.val = val
        self.next = next


class Solution:
    def pullForward(self, nums, key):
        head = None
        for n in reversed(nums):
            head = ListNode(n, head)
        moves = 0
        prev, cur = None, head
        while cur:
            nxt = cur.next
            if cur.val == key and prev:
                prev.next = nxt
                cur.next = head
                head = cur
                moves += 1
            else:
                prev = cur
            cur = nxt
        res = []
        while head:
            res.append(head.val)
            head = head.next
        return res, moves
#> Solution().pullForward([1, 2, 3, 2], 2)
#> Solution().pullForward([], 1)
#> Solution().pullForward([4, 4], 4)
#> Solution().pullForward([5, 6, 7], 9)
#> Solution().pullForward([0, 1, 0, 1, 0, 1], 1)
# %%
class Histogram:
    def __init__(self, width):
        self.width = width
        self.bins = {}

    def __lshift__(self, x):
        b = x // self.width
        self.bins[b] = self.bins.get(b, 0) + 1
        return self

    def __iter__(self):
        for b in sorted(self.bins):
            yield b * self.width, self.bins[b]

    def mode(self):
        return max(self, key=lambda p: p[1], default=None)


def bars(nums, width):
    h = Histogram(width)
    for n in nums:
        h << n
    rows = [f'{lo}:' + '#' * c for lo, c in h]
    return rows, h.mode()
#> bars([1, 4, 5, 12, 14], 5)
#> bars([], 3)
#> bars([-1, 0, 1], 2)
#> bars([100, 105, 199, 200], 100)
#> bars([7, 7, 7], 1)
# %%
class Shape:
    def corners(self):
        return []

    def perimeter(self):
        pts = self.corners()
        total = 0
        for (x1, y1), (x2, y2) in zip(pts, pts[1:] + pts[:1]):
            total += abs(x1 - x2) + abs(y1 - y2)
        return total


class Rect(Shape):
    def __init__(self, w, h):
        self.w, self.h = w, h

    def corners(self):
        return [(0, 0), (self.w, 0), (self.w, self.h), (0, self.h)]


class LShape(Rect):
    def __init__(self, w, h, notch):
        super().__init__(w, h)
        self.notch = notch

    def corners(self):
        a, b, c, d = super().corners()
        n = self.notch
        return [a, b, (self.w, self.h - n), (self.w - n, self.h - n), (self.w - n, self.h), d]


class Solution:
    def fenceCost(self, specs, price):
        makers = [Shape, None, Rect, LShape]
        costs = [makers[len(s)](*s).perimeter() * price for s in specs]
        return max(costs, default=0), sum(costs)
#> Solution().fenceCost([(3, 4), (5, 5, 2)], 2)
#> Solution().fenceCost([], 9)
#> Solution().fenceCost([()], 1)
#> Solution().fenceCost([(10, 1), (), (6, 3, 1)], 3)
#> Solution().fenceCost([(1,)], 1)
# %%
class Kettle:
    def __init__(self):
        self.temp = 20
        self.water = 0

    def fill(self, cups):
        if self.water + cups > 6:
            raise OverflowError('too full')
        if cups:
            self.temp = (self.temp * self.water + 20 * cups) // (self.water + cups)
        self.water += cups

    def heat(self, minutes):
        if self.water == 0:
            raise ZeroDivisionError('dry')
        self.temp = min(100, self.temp + 30 * minutes // self.water)

    def pour(self, cups):
        got = min(cups, self.water)
        self.water -= got
        return got


def tea_time(script):
    k = Kettle()
    served = 0
    for word in script.split():
        n = int(word[1:])
        try:
            if word[0] == 'f':
                k.fill(n)
            elif word[0] == 'h':
                k.heat(n)
            elif k.temp >= 90:
                served += k.pour(n)
        except (OverflowError, ZeroDivisionError) as e:
            return f'{e} after {served}'
    return served, k.temp, k.water
#> tea_time('f2 h6 p1')
#> tea_time('')
#> tea_time('h1')
#> tea_time('f3 h9 p2 f3 p1 h9 p1')
#> tea_time('f4 f3')
# %%
class Solution:
    def bestTeam(self, people, size):
        pool = [Person(*p) for p in people]
        team = []
        while pool and len(team) < size:
            pool.sort(key=lambda p: p.worth(team), reverse=True)
            pick = pool.pop(0)
            if pick.worth(team) <= 0:
                break
            team.append(pick)
        return [p.name for p in team], sum(p.skill for p in team)


class Person:
    def __init__(self, name, skill, *friends):
        self.name, self.skill, self.friends = name, skill, friends

    def worth(self, team):
        bonus = sum(2 for t in team if t.name in self.friends)
        return self.skill + bonus - len(team)
#> Solution().bestTeam([('a', 5), ('b', 4, 'a'), ('c', 5, 'd')], 2)
#> Solution().bestTeam([], 3)
#> Solution().bestTeam([('x', 0)], 1)
#> Solution().bestTeam([('p', 1), ('q', 1, 'p'), ('r', 1)], 3)
#> Solution().bestTeam([('m', 9), ('n', 8), ('o', 7, 'm', 'n')], 3)
# %%
def tree(spec):
    name, _, inner = spec.partition('[')
    kids, depth, part = [], 0, ''
    for ch in inner[:-1]:
        if ch == ' ' and depth == 0:
            kids.append(part)
            part = ''
            continue
        depth += (ch == '[') - (ch == ']')
        part += ch
    if part:
        kids.append(part)
    return Node(name, [tree(k) for k in kids])


class Node:
    def __init__(self, name, kids):
        self.name, self.kids = name, kids

    def leaves(self):
        if not self.kids:
            yield self.name
        for k in self.kids:
            yield from k.leaves()


def leaf_names(spec, longest):
    names = list(tree(spec).leaves())
    return [n for n in names if len(n) <= longest], len(names)
#> leaf_names('a[b c]', 1)
#> leaf_names('solo', 9)
#> leaf_names('r[aa[b ccc] d]', 1)
#> leaf_names('x[y[z]]', 0)
#> leaf_names('t[u v w[k]]', 5)
# %%
class Slot:
    def __init__(self, key, value):
        self.key, self.value = key, value


class HashMap:
    def __init__(self, size):
        self.buckets = [[] for _ in range(size)]
        self.probes = 0

    def _bucket(self, key):
        return self.buckets[sum(map(ord, key)) % len(self.buckets)]

    def put(self, key, value):
        bucket = self._bucket(key)
        for slot in bucket:
            self.probes += 1
            if slot.key == key:
                slot.value += value
                return
        bucket.append(Slot(key, value))

    def items(self):
        return [(s.key, s.value) for b in self.buckets for s in b]


class Solution:
    def totals(self, text, size):
        table = HashMap(size)
        for word in text.split():
            name = word.rstrip('0123456789')
            table.put(name, int(word[len(name):] or 1))
        return table.items(), table.probes
#> Solution().totals('a2 b3 a5', 2)
#> Solution().totals('', 4)
#> Solution().totals('ab1 ba2 ab', 3)
#> Solution().totals('x y z x10', 1)
#> Solution().totals('kiwi4 fig2 kiwi3', 5)
# %%
class Mower:
    def __init__(self, w, h):
        self.w, self.h = w, h
        self.grass = [[2] * w for _ in range(h)]

    def rows(self, step):
        for r in range(0, self.h, step):
            for c in range(self.w):
                self.cut(r, c)

    def cols(self, step):
        for c in range(0, self.w, step):
            for r in range(self.h):
                self.cut(r, c)

    def cut(self, r, c):
        if self.grass[r][c]:
            self.grass[r][c] -= 1


def mow(w, h, plan):
    m = Mower(w, h)
    for step in plan:
        if step > 0:
            m.rows(step)
        else:
            m.cols(-step)
    return sum(map(sum, m.grass)), m.grass
#> mow(2, 2, [1, -2])
#> mow(3, 1, [])
#> mow(1, 3, [2, 2, 2])
#> mow(3, 3, [-2, 2])
#> mow(4, 2, [1, 1])
# %%
class Vending:
    def __init__(self, state='idle'):
        self.state = state
        self.money = 0

    def __getitem__(self, event):
        return getattr(self, f'{self.state}_{event[0]}', self.ignore)

    def ignore(self, event):
        return f'?{event}'

    def idle_c(self, event):
        self.money += int(event[1:])
        self.state = 'ready'
        return f'{self.money}'

    def ready_c(self, event):
        return self.idle_c(event)

    def ready_b(self, event):
        cost = int(event[1:])
        if cost > self.money:
            return 'more'
        self.money -= cost
        self.state = 'idle' if self.money == 0 else 'ready'
        return 'clunk'


def vend(events):
    v = Vending()
    return [v[e](e) for e in events], v.state
#> vend(['c5', 'b3', 'b2', 'b1'])
#> vend([])
#> vend(['b9'])
#> vend(['c1', 'c1', 'b3', 'x'])
#> vend(['c10', 'b10', 'c2'])
# %%
class TreeNode:
    def __init__(self, val, left=None, right=None):
        self.val = val
        self.left = left
        self.right = right


class Solution:
    def build(self, vals, lo, hi):
        if lo > hi:
            return None
        mid = (lo + hi + 1) // 2
        return TreeNode(vals[mid], self.build(vals, lo, mid - 1), self.build(vals, mid + 1, hi))

    def greaterSum(self, vals):
        vals = sorted(vals)
        root = self.build(vals, 0, len(vals) - 1)
        self.total = 0

        def visit(node):
            if not node:
                return
            visit(node.right)
            self.total += node.val
            node.val = self.total
            visit(node.left)

        visit(root)
        level, out = [root] if root else [], []
        while level:
            out.append([n.val for n in level])
            level = [k for n in level for k in (n.left, n.right) if k]
        return out
#> Solution().greaterSum([1, 2, 3])
#> Solution().greaterSum([])
#> Solution().greaterSum([5])
#> Solution().greaterSum([4, 1, 6, 0])
#> Solution().greaterSum([10, -10, 20])
# %%
class Lamp:
    def __init__(self):
        self.on = False
        self.linked = []

    def press(self, power):
        self.on = not self.on
        if power > 0:
            for other in self.linked:
                other.press(power - 1)


def hallway(n, links, presses, power):
    lamps = [Lamp() for _ in range(n)]
    for a, b in links:
        lamps[a].linked.append(lamps[b])
    for p in presses:
        lamps[p].press(power)
    return ''.join('*' if l.on else '.' for l in lamps)
#> hallway(3, [(0, 1), (1, 2)], [0], 2)
#> hallway(2, [], [0, 0, 1], 1)
#> hallway(0, [], [], 3)
#> hallway(3, [(0, 1), (1, 0), (0, 2)], [0], 2)
#> hallway(4, [(3, 0), (3, 1), (1, 2)], [3, 1], 1)
# %%
class Rank:
    names = ['pawn', 'knight', 'rook', 'queen']

    def __init__(self, name):
        self.level = self.names.index(name)

    def __rshift__(self, k):
        return Rank(self.names[min(self.level + k, len(self.names) - 1)])

    def __eq__(self, other):
        return self.level == other.level

    def __repr__(self):
        return self.names[self.level].title()


class Solution:
    def promote(self, names, bonus):
        ranks = [Rank(n) for n in names]
        moved = [r >> b for r, b in zip(ranks, bonus)]
        same = sum(a == b for a, b in zip(ranks, moved))
        return str(moved), same
#> Solution().promote(['pawn', 'rook'], [1, 2])
#> Solution().promote([], [1])
#> Solution().promote(['queen', 'pawn'], [3, 0])
#> Solution().promote(['knight'], [1])
#> Solution().promote(['pawn', 'king'], [1, 1])
# %%
class Interp:
    def __init__(self):
        self.vars = {}
        self.procs = {}

    def run(self, words):
        words = iter(words)
        for w in words:
            if w == 'def':
                name, body = next(words), []
                for b in words:
                    if b == 'end':
                        break
                    body.append(b)
                self.procs[name] = body
            elif w in self.procs:
                self.run(self.procs[w])
            elif w[-1] in '+-':
                self.vars[w[0]] = self.vars.get(w[0], 0) + (1 if w[-1] == '+' else -1)
            elif w[-1] == '2':
                self.vars[w[0]] = self.vars.get(w[0], 0) * 2


def run_toy(code):
    it = Interp()
    it.run(code.split())
    return it.vars, sorted(it.procs)
#> run_toy('x+ x+ y-')
#> run_toy('')
#> run_toy('def inc x+ x+ end inc inc x2')
#> run_toy('def a y+ end def b a a end b y2')
#> run_toy('z2 def q end q')
# %%
class Stock:
    def __init__(self, symbol):
        self.symbol = symbol
        self.lots = []
        self.profit = 0

    def buy(self, n, price):
        self.lots.append([n, price])

    def sell(self, n, price):
        while n and self.lots:
            lot = self.lots[0]
            used = min(n, lot[0])
            self.profit += used * (price - lot[1])
            lot[0] -= used
            n -= used
            if lot[0] == 0:
                self.lots.pop(0)
        return n


class Solution:
    def fifoProfit(self, trades):
        stocks = {}
        short = 0
        for sym, n, price in trades:
            s = stocks.setdefault(sym, Stock(sym))
            if n > 0:
                s.buy(n, price)
            else:
                short += s.sell(-n, price)
        return {k: s.profit for k, s in stocks.items()}, short
#> Solution().fifoProfit([('A', 5, 10), ('A', -3, 12)])
#> Solution().fifoProfit([])
#> Solution().fifoProfit([('X', 2, 5), ('X', 2, 7), ('X', -3, 8), ('X', -4, 1)])
#> Solution().fifoProfit([('P', -1, 100)])
#> Solution().fifoProfit([('K', 1, 1), ('L', 10, 3), ('L', -10, 2), ('K', -1, 9)])
# %%
class Crane:
    def __init__(self, stacks):
        self.stacks = [list(s) for s in stacks]

    def move(self, n, src, dst):
        for _ in range(n):
            if not self.stacks[src]:
                return False
            self.stacks[dst].append(self.stacks[src].pop())
        return True

    @property
    def tops(self):
        return ''.join(s[-1] if s else '_' for s in self.stacks)


class BigCrane(Crane):
    def move(self, n, src, dst):
        block = self.stacks[src][-n:]
        self.stacks[src] = self.stacks[src][:-n]
        self.stacks[dst] += block
        return len(block) == n


def unload(stacks, moves):
    small, big = Crane(stacks), BigCrane(stacks)
    clean = 0
    for m in moves:
        clean += small.move(*m) and big.move(*m)
    return small.tops, big.tops, clean
#> unload(['ab', 'c'], [(2, 0, 1)])
#> unload(['x'], [])
#> unload(['', 'pqr'], [(2, 1, 0), (1, 0, 1)])
#> unload(['k', '', 'm'], [(3, 0, 1)])
#> unload(['abcd', 'e', ''], [(3, 0, 2), (1, 1, 0), (2, 2, 1)])
# %%
class Sieve:
    def __init__(self, source):
        self.source = source
        self.tests = []

    def drop(self, test):
        self.tests.append(test)
        return self

    def __iter__(self):
        for x in self.source:
            if any(t(x) for t in self.tests):
                continue
            yield x


def lucky(limit, bad_digit, bad_factor):
    numbers = Sieve(range(1, limit + 1))
    numbers.drop(lambda n: str(bad_digit) in str(n)).drop(lambda n: n % bad_factor == 0)
    kept = list(numbers)
    return len(kept), kept[-3:]
#> lucky(12, 1, 3)
#> lucky(0, 4, 2)
#> lucky(9, 0, 10)
#> lucky(15, 5, 2)
#> lucky(6, 7, 1)
# %%
class Node:
    def __init__(self, name, weight=0):
        self.name, self.weight = name, weight
        self.kids = []

    @property
    def total(self):
        return self.weight + sum(k.total for k in self.kids)

    def unbalanced(self):
        for k in self.kids:
            bad = k.unbalanced()
            if bad:
                return bad
        sums = [k.total for k in self.kids]
        if sums and max(sums) != min(sums):
            return self
        return None


class Solution:
    def fixMobile(self, rows):
        nodes = {}
        for row in rows:
            name, weight, *kids = row.split()
            node = nodes.setdefault(name, Node(name))
            node.weight = int(weight)
            node.kids = [nodes.setdefault(k, Node(k)) for k in kids]
        top = nodes[rows[0].split()[0]]
        bad = top.unbalanced()
        if bad is None:
            return f'balanced {top.total}'
        return bad.name, [k.total for k in bad.kids]
#> Solution().fixMobile(['a 1 b c', 'b 3', 'c 3'])
#> Solution().fixMobile(['top 5'])
#> Solution().fixMobile(['a 1 b c', 'b 2 d e', 'd 1', 'e 4', 'c 7'])
#> Solution().fixMobile(['r 0 s t', 's 9', 't 1'])
#> Solution().fixMobile([])
# %%
class Bingo:
    def __init__(self, rows):
        self.rows = rows
        self.marked = [[False] * len(r) for r in rows]

    def call(self, n):
        for r, row in enumerate(self.rows):
            for c, v in enumerate(row):
                if v == n:
                    self.marked[r][c] = True

    def won(self):
        lines = self.marked + [list(col) for col in zip(*self.marked)]
        return any(all(line) for line in lines)

    def rest(self):
        return sum(v for row, ms in zip(self.rows, self.marked) for v, m in zip(row, ms) if not m)


def bingo(rows, calls):
    card = Bingo(rows)
    for i, n in enumerate(calls, 1):
        card.call(n)
        if card.won():
            return i, card.rest()
    return 0, card.rest()
#> bingo([[1, 2], [3, 4]], [1, 9, 3])
#> bingo([[5]], [5])
#> bingo([[1, 2], [3, 4]], [])
#> bingo([[7, 7], [8, 9]], [7])
#> bingo([[1, 2, 3], [4, 5, 6]], [1, 5, 3])
