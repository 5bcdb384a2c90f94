# %%
class ListNode:
    def __init__(self, val=0, next=None):
        self.val = val
        self.next = next


class Solution:
    def build(self, nums):
        dummy = ListNode()
        tail = dummy
        for n in nums:
            tail.next = ListNode(n)
            tail = tail.next
        return dummy.next

    def length(self, node):
        n = 0
        while node:
            n += 1
            node = node.next
        return n

    def mirrorSums(self, nums):
        head = self.build(nums)
        half = self.length(head) // 2
        stack = []
        cur = head
        for _ in range(half):
            stack.append(cur.val)
            cur = cur.next
        if len(nums) % 2:
            cur = cur.next
        best = 0
        while cur:
            best = max(best, stack.pop() + cur.val)
            cur = cur.next
        return best
#> Solution().mirrorSums([1, 2, 3, 4])
#> Solution().mirrorSums([])
#> Solution().mirrorSums([5])
#> Solution().mirrorSums([4, 9, 100, 2, 6])
#> Solution().mirrorSums([7, 1, 1, 7, 3, 8])
# %%
class Node:
    def __init__(self, val, next=None):
        self.val, self.next = val, next


def insert_sorted(head, val):
    if head is None or head.val >= val:
        return Node(val, head)
    head.next = insert_sorted(head.next, val)
    return head


def drop_first(head):
    return head.next if head else None


def waiting_room(events):
    head = None
    seen = []
    for e in events:
        if e == 0:
            if head:
                seen.append(head.val)
            head = drop_first(head)
        else:
            head = insert_sorted(head, e)
    rest = 0
    while head:
        rest += head.val
        head = head.next
    return seen, rest
#> waiting_room([5, 3, 0, 4])
#> waiting_room([0, 0])
#> waiting_room([])
#> waiting_room([2, 9, 1, 0, 0, 7])
#> waiting_room([6, 6, 0])
# %%
from collections import deque


class TreeNode:
    def __init__(self, val=0):
        self.val = val
        self.left = None
        self.right = None


def level_build(vals):
    nodes = [None if v is None else TreeNode(v) for v in vals]
    spare = deque(nodes)
    root = spare.popleft() if spare else None
    for node in nodes:
        if node:
            if spare:
                node.left = spare.popleft()
            if spare:
                node.right = spare.popleft()
    return root


class Solution:
    def boundary(self, vals):
        root = level_build(vals)
        if not root:
            return []
        left, right = [], []
        node = root.left
        while node:
            left.append(node.val)
            node = node.left or node.right
        node = root.right
        while node:
            right.append(node.val)
            node = node.right or node.left
        return left[::-1] + [root.val] + right
#> Solution().boundary([1, 2, 3, 4])
#> Solution().boundary([])
#> Solution().boundary([7])
#> Solution().boundary([1, None, 2, 3])
#> Solution().boundary([5, 4, 6, None, 3, 8, None, 2])
# %%
class TrieNode:
    def __init__(self):
        self.kids = {}
        self.word = False


class Solution:
    def addAll(self, words):
        root = TrieNode()
        for w in words:
            node = root
            for ch in reversed(w):
                if ch not in node.kids:
                    node.kids[ch] = TrieNode()
                node = node.kids[ch]
            node.word = True
        return root

    def rhymeCount(self, words, line):
        root = self.addAll(words)
        hits = {}
        for token in line.split():
            node, depth = root, 0
            for ch in reversed(token):
                if ch not in node.kids:
                    break
                node = node.kids[ch]
                depth += 1
            if depth >= 2:
                hits[token] = depth
        return hits
#> Solution().rhymeCount(['light', 'moon'], 'soon the night')
#> Solution().rhymeCount([], 'a b c')
#> Solution().rhymeCount(['sea'], '')
#> Solution().rhymeCount(['bright', 'sky'], 'right sight sly y')
#> Solution().rhymeCount(['rain', 'day'], 'pain again may today')
# %%
class Budget:
    def __init__(self, limit):
        self.limit = limit
        self.spent = 0

    @property
    def left(self):
        return self.limit - self.spent

    @left.setter
    def left(self, value):
        self.spent = self.limit - value


def shop(limit, prices, coupon_every):
    b = Budget(limit)
    bought = 0
    for i, p in enumerate(prices, 1):
        if i % coupon_every == 0:
            p //= 2
        if p > b.left:
            continue
        b.left -= p
        bought += 1
    return bought, b.left, b.spent
#> shop(20, [8, 10, 9, 4], 2)
#> shop(0, [1], 1)
#> shop(15, [], 3)
#> shop(100, [60, 30, 30, 10], 3)
#> shop(9, [9, 9, 9], 2)
# %%
class Fib:
    def __init__(self, a, b, stop):
        self.a, self.b = a, b
        self.stop = stop

    def __iter__(self):
        return self

    def __next__(self):
        if self.a > self.stop:
            raise StopIteration
        cur = self.a
        self.a, self.b = self.b, self.a + self.b
        return cur


def shared_terms(x, y, stop):
    first, second = Fib(*x, stop), Fib(*y, stop)
    a, b = next(first, None), next(second, None)
    common = []
    while a is not None and b is not None:
        if a == b:
            common.append(a)
            a, b = next(first, None), next(second, None)
        elif a < b:
            a = next(first, None)
        else:
            b = next(second, None)
    return common
#> shared_terms((1, 2), (2, 1), 50)
#> shared_terms((1, 1), (1, 1), 5)
#> shared_terms((5, 5), (9, 9), 4)
#> shared_terms((2, 5), (1, 3), 40)
#> shared_terms((0, 3), (3, 0), 30)
# %%
class Device:
    def __init__(self, watts):
        self.watts = watts
        self.on = False

    def toggle(self):
        self.on = not self.on

    def draw(self):
        return self.watts if self.on else 0


class Heater(Device):
    def __init__(self, watts, stages):
        super().__init__(watts)
        self.stages = stages
        self.stage = 0

    def toggle(self):
        self.stage = (self.stage + 1) % (self.stages + 1)
        self.on = self.stage > 0

    def draw(self):
        return super().draw() * self.stage


class Solution:
    def fuseBlows(self, lamp, heat, presses, fuse):
        devices = {'l': Device(lamp), 'h': Heater(heat, 2)}
        for i, key in enumerate(presses):
            devices[key].toggle()
            load = sum(d.draw() for d in devices.values())
            if load > fuse:
                return f'press {i + 1}: {load}'
        return 'fine'
#> Solution().fuseBlows(60, 500, 'lhh', 1000)
#> Solution().fuseBlows(60, 500, 'hhl', 1100)
#> Solution().fuseBlows(5, 5, '', 1)
#> Solution().fuseBlows(40, 300, 'hhhl', 640)
#> Solution().fuseBlows(2000, 1, 'hl', 2000)
# %%
class FIFOCache:
    def __init__(self, cap):
        self.cap = cap
        self.data = {}

    def __getitem__(self, key):
        return self.data[key]

    def __setitem__(self, key, value):
        if key not in self.data and len(self.data) >= self.cap:
            del self.data[next(iter(self.data))]
        self.data[key] = value

    def __contains__(self, key):
        return key in self.data


def slow_steps(n):
    steps = 0
    while n > 1:
        n = n - 1 if n % 2 else n // 2
        steps += 1
    return steps


def answer_all(queries, cap):
    cache = FIFOCache(cap)
    misses = 0
    out = []
    for q in queries:
        if q not in cache:
            cache[q] = slow_steps(q)
            misses += 1
        out.append(cache[q])
    return out, misses
#> answer_all([5, 8, 5], 2)
#> answer_all([], 1)
#> answer_all([3, 4, 3], 1)
#> answer_all([10, 10, 10, 10], 3)
#> answer_all([1, 2, 3, 1], 2)
# %%
class Egg:
    def __init__(self, weight):
        self.weight = weight

    @property
    def grade(self):
        for limit, name in ((70, 'XL'), (60, 'L'), (50, 'M')):
            if self.weight >= limit:
                return name
        return 'S'


class Carton:
    def __init__(self, grade):
        self.grade = grade
        self.eggs = []

    def full(self):
        return len(self.eggs) == 3


class Solution:
    def packEggs(self, weights):
        open_cartons = {}
        shipped = []
        for w in weights:
            egg = Egg(w)
            carton = open_cartons.get(egg.grade)
            if carton is None:
                carton = open_cartons[egg.grade] = Carton(egg.grade)
            carton.eggs.append(egg)
            if carton.full():
                shipped.append(f'{carton.grade}{sum(e.weight for e in carton.eggs)}')
                del open_cartons[egg.grade]
        return shipped, sorted(open_cartons)
#> Solution().packEggs([55, 52, 58, 71])
#> Solution().packEggs([])
#> Solution().packEggs([40, 41, 42, 43])
#> Solution().packEggs([60, 70, 61, 72, 69, 80])
#> Solution().packEggs([49, 50, 59, 60, 69, 70])
# %%
from itertools import islice


def primes():
    found = []
    n = 2
    while True:
        for p in found:
            if p * p > n:
                found.append(n)
                yield n
                break
            if n % p == 0:
                break
        else:
            found.append(n)
            yield n
        n += 1


def prime_gap_word(start, count):
    chosen = list(islice(primes(), start, start + count))
    word = ''
    for a, b in zip(chosen, chosen[1:]):
        word += chr(96 + b - a)
    return word
#> prime_gap_word(0, 4)
#> prime_gap_word(2, 5)
#> prime_gap_word(3, 1)
#> prime_gap_word(0, 0)
#> prime_gap_word(5, 3)
# %%
class Gate:
    def __init__(self, *inputs):
        self.inputs = inputs

    def out(self, bits):
        vals = [bits[i] if isinstance(i, int) else i.out(bits) for i in self.inputs]
        return self.rule(vals)


class And(Gate):
    def rule(self, vals):
        return int(all(vals))


class Xor(Gate):
    def rule(self, vals):
        return sum(vals) % 2


class Nand(And):
    def rule(self, vals):
        return 1 - super().rule(vals)


def truth_row(bits):
    half = Xor(0, 1)
    total = Xor(half, 2)
    carry = Nand(Nand(0, 1), Nand(half, 2))
    return f'{carry.out(bits)}{total.out(bits)}'
#> truth_row([0, 0, 0])
#> truth_row([1, 0, 0])
#> truth_row([1, 1, 0])
#> truth_row([1, 1, 1])
#> truth_row([1])
# %%
class Song:
    def __init__(self, title, secs):
        self.title = title
        self.secs = secs

    def __eq__(self, other):
        return isinstance(other, Song) and self.title == other.title

    def __repr__(self):
        return f'{self.title}({self.secs // 60}:{self.secs % 60:02d})'


class Playlist:
    def __init__(self):
        self.songs = []

    def add(self, song):
        if song in self.songs:
            i = self.songs.index(song)
            self.songs.append(self.songs.pop(i))
        else:
            self.songs.append(song)

    def __len__(self):
        return sum(s.secs for s in self.songs)


class Solution:
    def makeMix(self, tracks, limit):
        mix = Playlist()
        for title, secs in tracks:
            if len(mix) + secs <= limit:
                mix.add(Song(title, secs))
        return ' '.join(map(repr, mix.songs)), len(mix)
#> Solution().makeMix([('sun', 200), ('rain', 125), ('sun', 200)], 600)
#> Solution().makeMix([], 100)
#> Solution().makeMix([('long', 900), ('tiny', 30)], 60)
#> Solution().makeMix([('a', 60), ('b', 61), ('c', 62), ('d', 63)], 185)
#> Solution().makeMix([('hi', 5), ('hi', 5), ('yo', 59)], 70)
# %%
class Warehouse:
    def __init__(self):
        self.stacks = {}

    def store(self, kind, box):
        self.stacks.setdefault(kind, []).append(box)

    def fetch(self, kind, box):
        stack = self.stacks.get(kind, [])
        aside = []
        while stack and stack[-1] != box:
            aside.append(stack.pop())
        found = bool(stack)
        if found:
            stack.pop()
        while aside:
            stack.append(aside.pop())
            found += found
        return int(found)


def crane_work(orders):
    w = Warehouse()
    work = 0
    for text in orders:
        verb, kind, box = text[0], text[1], int(text[2:])
        if verb == '+':
            w.store(kind, box)
        else:
            work += w.fetch(kind, box)
    return work, w.stacks
#> crane_work(['+a1', '+a2', '-a1'])
#> crane_work([])
#> crane_work(['-z9'])
#> crane_work(['+b1', '+b2', '+b3', '-b1', '-b3'])
#> crane_work(['+c5', '+d5', '-c6', '-d5'])
# %%
class Piece:
    def __init__(self, r, c):
        self.r, self.c = r, c

    def hits(self, other):
        return (self.r, self.c) == (other.r, other.c)


class Rook(Piece):
    def hits(self, other):
        return self.r == other.r or self.c == other.c


class Bishop(Piece):
    def hits(self, other):
        return abs(self.r - other.r) == abs(self.c - other.c)


class Queen(Rook, Bishop):
    def hits(self, other):
        return Rook.hits(self, other) or Bishop.hits(self, other)


KINDS = {'R': Rook, 'B': Bishop, 'Q': Queen}


def attacks(text):
    pieces = []
    for item in text.split():
        kind, col, row = item
        pieces.append((item, KINDS[kind](int(row), ord(col) - 97)))
    return [f'{n}x{m}' for n, p in pieces for m, q in pieces if p is not q and p.hits(q)]
#> attacks('Ra1 Ba5')
#> attacks('')
#> attacks('Qd4 Rb2 Be8')
#> attacks('Bc1 Bf4')
#> attacks('Ra1 Rb2')
# %%
class Playground:
    def __init__(self, n):
        self.kids = list(range(1, n + 1))
        self.out = []

    def clap(self, k):
        i = (k - 1) % len(self.kids)
        self.out.append(self.kids.pop(i))
        self.kids = self.kids[i:] + self.kids[:i]

    def reverse(self):
        self.kids.reverse()


class Solution:
    def countingOut(self, n, claps):
        game = Playground(n)
        for k in claps:
            if len(game.kids) == 1:
                break
            if k < 0:
                game.reverse()
            game.clap(abs(k))
        return game.out, game.kids
#> Solution().countingOut(5, [3, 3])
#> Solution().countingOut(1, [4])
#> Solution().countingOut(4, [-1, 2, -3])
#> Solution().countingOut(6, [])
#> Solution().countingOut(3, [7, -7, 7])
# %%
class Trail:
    def __init__(self, heights):
        self.heights = heights

    def __len__(self):
        return len(self.heights) - 1

    def __getitem__(self, i):
        return self.heights[i + 1] - self.heights[i]


def hike_summary(heights):
    trail = Trail(heights)
    up = down = flat = 0
    for i in range(len(trail)):
        step = trail[i]
        if step > 0:
            up += step
        elif step < 0:
            down -= step
        else:
            flat += 1
    return {'up': up, 'down': down, 'flat': flat}
#> hike_summary([100, 150, 120, 120])
#> hike_summary([5])
#> hike_summary([1, 2, 3, 4, 5])
#> hike_summary([30, 30, 10, 10, 40])
#> hike_summary([900, -100])
# %%
class Node:
    def __init__(self, val):
        self.val = val
        self.count = 1
        self.left = self.right = None


class CountTree:
    def __init__(self):
        self.root = None

    def add(self, val):
        smaller = 0
        parent, node = None, self.root
        while node:
            parent = node
            if val < node.val:
                node.count += 1
                node = node.left
            else:
                smaller += node.count
                node = node.right
        fresh = Node(val)
        if parent is None:
            self.root = fresh
        elif val < parent.val:
            parent.left = fresh
        else:
            parent.right = fresh
        return smaller


class Solution:
    def shorterAhead(self, heights):
        tree = CountTree()
        return [tree.add(h) for h in heights]
#> Solution().shorterAhead([3, 1, 2, 5])
#> Solution().shorterAhead([])
#> Solution().shorterAhead([4, 4, 4])
#> Solution().shorterAhead([9, 7, 5])
#> Solution().shorterAhead([10, 30, 20, 25, 15])
# %%
class Shift:
    def __init__(self, start, end):
        self.start, self.end = start, end

    @classmethod
    def parse(cls, text):
        a, b = text.split('-')
        return cls(int(a), int(b))

    @property
    def hours(self):
        span = self.end - self.start
        return span if span >= 0 else span + 24

    def night(self):
        return self.end < self.start or self.start >= 20


def wages(shifts, rate):
    total = 0
    for text in shifts:
        s = Shift.parse(text)
        pay = s.hours * rate
        if s.night():
            pay = pay * 3 // 2
        total += pay
    return total
#> wages(['9-17', '22-6'], 10)
#> wages([], 50)
#> wages(['0-0'], 9)
#> wages(['20-23', '5-13', '23-5'], 11)
#> wages(['8-12', '13-17', '18-20'], 7)
# %%
class Tokenizer:
    def __init__(self, text):
        self.text = text
        self.i = 0

    def __iter__(self):
        return self

    def __next__(self):
        while self.i < len(self.text) and self.text[self.i] == ' ':
            self.i += 1
        if self.i >= len(self.text):
            raise StopIteration
        start = self.i
        while self.i < len(self.text) and self.text[self.i].isdigit():
            self.i += 1
        if start == self.i:
            self.i += 1
            return self.text[start]
        return int(self.text[start:self.i])


def left_to_right(text):
    value, op = 0, '+'
    for tok in Tokenizer(text):
        if isinstance(tok, int):
            if op == '+':
                value += tok
            elif op == '-':
                value -= tok
            else:
                value *= tok
        else:
            op = tok
    return value
#> left_to_right('2 + 3 * 4')
#> left_to_right('')
#> left_to_right('10-4-3')
#> left_to_right(' 12 ')
#> left_to_right('1+1*9-20')
# %%
class Snake:
    def __init__(self, size):
        self.size = size
        self.body = [(0, 0)]
        self.alive = True

    def move(self, d, grow):
        dr, dc = {'U': (-1, 0), 'D': (1, 0), 'L': (0, -1), 'R': (0, 1)}[d]
        r, c = self.body[-1]
        head = ((r + dr) % self.size, (c + dc) % self.size)
        if not grow:
            self.body.pop(0)
        if head in self.body:
            self.alive = False
        self.body.append(head)


class Solution:
    def playSnake(self, size, moves):
        s = Snake(size)
        for i, m in enumerate(moves):
            s.move(m.upper(), m.islower())
            if not s.alive:
                return f'crash at {i}'
        return s.body
#> Solution().playSnake(3, 'rRd')
#> Solution().playSnake(4, '')
#> Solution().playSnake(5, 'rdlu')
#> Solution().playSnake(2, 'RRRR')
#> Solution().playSnake(3, 'rrrr')
# %%
class Percent:
    def __init__(self, value):
        self.value = value

    def __radd__(self, amount):
        return amount + amount * self.value // 100

    def __rsub__(self, amount):
        return amount - amount * self.value // 100


def price_path(price, changes):
    low = high = price
    for c in changes:
        if c.endswith('%'):
            p = Percent(int(c[1:-1]))
        else:
            p = int(c[1:])
        price = price + p if c[0] == '+' else price - p
        low, high = min(low, price), max(high, price)
    return low, price, high
#> price_path(200, ['+10%', '-20'])
#> price_path(50, [])
#> price_path(80, ['-50%', '+50%', '+5'])
#> price_path(0, ['+99%', '+1'])
#> price_path(1000, ['-15%', '-15%', '+300', '-1%'])
# %%
class Poll:
    def __init__(self, options):
        self.votes = {o: [] for o in options}

    def vote(self, who, option):
        if option not in self.votes:
            raise KeyError(option)
        for voters in self.votes.values():
            if who in voters:
                voters.remove(who)
        self.votes[option].append(who)

    def leader(self):
        top = max(len(v) for v in self.votes.values())
        leaders = [o for o, v in self.votes.items() if len(v) == top]
        return leaders[0] if len(leaders) == 1 else 'tie'


class Solution:
    def runPoll(self, options, ballots):
        poll = Poll(options)
        bad = 0
        for who, option in ballots:
            try:
                poll.vote(who, option)
            except KeyError:
                bad += 1
        return poll.leader(), bad
#> Solution().runPoll(['x', 'y'], [('a', 'x'), ('b', 'x'), ('c', 'y')])
#> Solution().runPoll(['tea', 'mate'], [])
#> Solution().runPoll(['1', '2'], [('a', '1'), ('a', '2'), ('b', '3')])
#> Solution().runPoll([], [('q', 'w')])
#> Solution().runPoll(['up', 'down'], [('k', 'up'), ('l', 'down'), ('k', 'left')])
# %%
class Ladder:
    def __init__(self, rungs):
        self.rungs = rungs
        self.memo = {}

    def ways(self, i):
        if i == len(self.rungs):
            return 1
        if i > len(self.rungs) or self.rungs[i] == 'x':
            return 0
        if i not in self.memo:
            self.memo[i] = self.ways(i + 1) + self.ways(i + 2)
        return self.memo[i]


def climb(rungs):
    ladder = Ladder(rungs)
    total = ladder.ways(0)
    return total, len(ladder.memo)
#> climb('----')
#> climb('')
#> climb('-x-')
#> climb('-xx-')
#> climb('--x---')
# %%
class Chest:
    def __init__(self, gold, lock=None):
        self.gold, self.lock = gold, lock
        self.key = None

    def __bool__(self):
        return self.gold > 0


def treasure(chests):
    rooms = []
    for gold, lock, key in chests:
        c = Chest(gold, lock)
        c.key = key
        rooms.append(c)
    keys, total, changed = [None], 0, True
    while changed:
        changed = False
        for c in rooms:
            if c and c.lock in keys:
                total += c.gold
                c.gold = 0
                keys.append(c.key)
                changed = True
    return total, sum(1 for c in rooms if c)
#> treasure([(5, None, 'k'), (7, 'k', None)])
#> treasure([])
#> treasure([(9, 'a', 'b'), (9, 'b', 'a')])
#> treasure([(1, 'z', None), (2, 'y', 'z'), (3, None, 'y')])
#> treasure([(0, None, 'q'), (4, 'q', None)])
# %%
class ListNode:
    def __init__(self, val=0, next=None):
        self.val = val
        self.next = next


class Solution:
    def compressPath(self, heights):
        dummy = ListNode(0)
        tail = dummy
        for h in heights:
            tail.next = ListNode(h)
            tail = tail.next
        a = dummy.next
        while a and a.next and a.next.next:
            b = a.next
            c = b.next
            if a.val < b.val < c.val or a.val > b.val > c.val or a.val == b.val:
                a.next = c
                b.next = None
            else:
                a = b
        out, node = [], dummy.next
        while node:
            out.append(node.val)
            node = node.next
        return out
#> Solution().compressPath([1, 2, 3, 2])
#> Solution().compressPath([])
#> Solution().compressPath([5, 5, 5, 5])
#> Solution().compressPath([4, 1])
#> Solution().compressPath([1, 3, 2, 0, 6, 9, 9])
# %%
class Dictionary:
    def __init__(self):
        self.entries = []

    def define(self, word, meaning):
        for e in self.entries:
            if e.word == word:
                e.meanings.append(meaning)
                return e
        e = Entry(word, meaning)
        self.entries.append(e)
        return e


class Entry:
    def __init__(self, word, meaning):
        self.word = word
        self.meanings = [meaning]

    def __str__(self):
        if len(self.meanings) == 1:
            return f'{self.word}: {self.meanings[0]}'
        numbered = [f'{i}.{m}' for i, m in enumerate(self.meanings, 1)]
        return f'{self.word}: ' + ' '.join(numbered)


def glossary(text):
    d = Dictionary()
    for pair in text.split(','):
        word, _, meaning = pair.partition(':')
        if meaning:
            d.define(word.strip(), meaning)
    return [str(e) for e in sorted(d.entries, key=lambda e: e.word)]
#> glossary('bat:animal,ant:insect,bat:club')
#> glossary('')
#> glossary('a,b,c:sea')
#> glossary('x:1, x:2, x:3')
#> glossary('tin:metal, oak:tree')
# %%
class Machine:
    def __init__(self, rules, start):
        self.rules = rules
        self.state = start
        self.trace = start

    def feed(self, symbol):
        for src, sym, dst in self.rules:
            if src == self.state and sym in (symbol, '*'):
                self.state = dst
                self.trace += dst
                return True
        return False


class Solution:
    def accepts(self, text, finals):
        rules = [('A', 'a', 'B'), ('B', 'b', 'A'), ('B', '*', 'C'), ('C', 'c', 'C'), ('C', 'b', 'A')]
        m = Machine(rules, 'A')
        for ch in text:
            if not m.feed(ch):
                return f'stuck {m.trace}'
        return f'yes {m.trace}' if m.state in finals else f'no {m.trace}'
#> Solution().accepts('abab', 'A')
#> Solution().accepts('', 'BC')
#> Solution().accepts('aaccb', 'C')
#> Solution().accepts('b', 'A')
#> Solution().accepts('axcc', 'C')
# %%
class Range2:
    def __init__(self, text):
        self.parts = []
        for p in text.split(','):
            lo, _, hi = p.partition('-')
            self.parts.append((int(lo), int(hi or lo)))

    def __iter__(self):
        for lo, hi in self.parts:
            step = 1 if lo <= hi else -1
            yield from range(lo, hi + step, step)

    def __contains__(self, x):
        return any(min(p) <= x <= max(p) for p in self.parts)


def print_pages(spec, skip):
    wanted, unwanted = Range2(spec), Range2(skip)
    return [p for p in wanted if p not in unwanted]
#> print_pages('1-5', '3')
#> print_pages('4', '4')
#> print_pages('9-6,2', '8-7')
#> print_pages('1,3,5-7', '0')
#> print_pages('2-4,3-5', '4-9')
# %%
from functools import reduce


class Dual:
    def __init__(self, value, slope=0):
        self.value, self.slope = value, slope

    def __add__(self, other):
        return Dual(self.value + other.value, self.slope + other.slope)

    def __mul__(self, other):
        return Dual(self.value * other.value, self.value * other.slope + self.slope * other.value)


def derivative(coefs, x):
    var = Dual(x, 1)
    result = reduce(lambda acc, c: acc * var + Dual(c), coefs, Dual(0))
    return result.value, result.slope
#> derivative([1, 0, -2], 3)
#> derivative([], 5)
#> derivative([7], 2)
#> derivative([1, 1, 1, 1], -1)
#> derivative([2, -3], 10)
# %%
class Auction:
    def __init__(self, step):
        self.step = step
        self.price = 0
        self.winner = None

    def bid(self, who, amount):
        if who == self.winner or amount < self.price + self.step:
            return False
        self.winner, self.price = who, amount
        return True


class Solution:
    def sell(self, bids, step):
        auction = Auction(step)
        refused = {}
        for who, amount in bids:
            if not auction.bid(who, amount):
                refused[who] = refused.get(who, 0) + 1
        return auction.winner, auction.price, refused
#> Solution().sell([('ann', 10), ('bob', 12), ('ann', 20)], 5)
#> Solution().sell([], 1)
#> Solution().sell([('x', 3), ('x', 9)], 2)
#> Solution().sell([('p', 5), ('q', 10), ('p', 15), ('q', 16)], 5)
#> Solution().sell([('low', 1)], 10)
# %%
class Walk:
    def __init__(self, order):
        self.order = order

    def __call__(self, tree):
        if tree is None:
            return
        val, left, right = tree
        for step in self.order:
            if step == 'V':
                yield val
            else:
                yield from self(left if step == 'L' else right)


def spell(order, word):
    def build(lo, hi):
        if lo > hi:
            return None
        mid = (lo + hi) // 2
        return word[mid], build(lo, mid - 1), build(mid + 1, hi)

    return ''.join(Walk(order)(build(0, len(word) - 1)))
#> spell('LVR', 'stone')
#> spell('VLR', 'stone')
#> spell('LRV', 'cat')
#> spell('RVL', 'draw')
#> spell('V', 'abc')
# %%
class Thermos:
    room = 20

    def __init__(self, temp):
        self.temp = temp

    def wait(self, hours):
        for _ in range(hours):
            self.temp -= (self.temp - self.room) // self.insulation()

    def insulation(self):
        return 5


class Cup(Thermos):
    def insulation(self):
        return 2


class LiddedCup(Cup):
    def insulation(self):
        return super().insulation() + 1


def drinkable(temp, limit):
    report = {}
    for kind in (Thermos, Cup, LiddedCup):
        drink = kind(temp)
        hours = 0
        while drink.temp > limit and hours < 12:
            drink.wait(1)
            hours += 1
        report[kind.__name__] = (hours, drink.temp)
    return report
#> drinkable(90, 55)
#> drinkable(40, 60)
#> drinkable(80, 30)
#> drinkable(100, 75)
#> drinkable(30, 20)
# %%
class Parcel:
    def __init__(self, weight, zone):
        self.weight, self.zone = weight, zone

    def cost(self):
        return 4 + self.weight * self.zone

    def __lt__(self, other):
        return self.cost() < other.cost()

    def __add__(self, other):
        return Parcel(self.weight + other.weight, max(self.zone, other.zone))


class Solution:
    def cheapestBundle(self, parcels):
        items = sorted(Parcel(w, z) for w, z in parcels)
        saved = 0
        i = 0
        while i + 1 < len(items):
            joint = items[i] + items[i + 1]
            gain = items[i].cost() + items[i + 1].cost() - joint.cost()
            if gain > 0:
                saved += gain
                items[i:i + 2] = [joint]
            else:
                i += 1
        return saved, [p.cost() for p in items]
#> Solution().cheapestBundle([(2, 1), (3, 1)])
#> Solution().cheapestBundle([])
#> Solution().cheapestBundle([(10, 1), (1, 3)])
#> Solution().cheapestBundle([(1, 1), (1, 2), (1, 3), (5, 3)])
#> Solution().cheapestBundle([(4, 2)])
# %%
class Mod:
    def __init__(self, value, n):
        self.value = value % n
        self.n = n

    def __mul__(self, other):
        return Mod(self.value * other.value, self.n)

    def __pow__(self, k):
        result, base = Mod(1, self.n), self
        while k:
            if k & 1:
                result = result * base
            base = base * base
            k >>= 1
        return result

    def __eq__(self, other):
        return self.value == other % self.n


def order_of(a, n, limit):
    x = Mod(a, n)
    for k in range(1, limit + 1):
        if x ** k == 1:
            return k
    return None
#> order_of(2, 7, 6)
#> order_of(3, 5, 4)
#> order_of(4, 8, 3)
#> order_of(1, 9, 2)
#> order_of(10, 11, 5)
# %%
class Journal:
    def __init__(self):
        self.lines = []

    def __iadd__(self, text):
        self.lines.append(text)
        return self

    def __getitem__(self, key):
        if isinstance(key, slice):
            return self.lines[key]
        return [l for l in self.lines if key in l]


def diary(entries, word, last):
    j = Journal()
    for day, text in enumerate(entries, 1):
        j += f'd{day} {text}'
    found = j[word]
    return len(found), j[-last:] if last else []
#> diary(['rain', 'sun', 'rain again'], 'rain', 1)
#> diary([], 'x', 2)
#> diary(['ate soup', 'ate rice'], 'ate', 0)
#> diary(['a', 'b', 'c'], 'd', 2)
#> diary(['fish', 'chips'], 'd2', 5)
# %%
class Solution:
    def stackBoxes(self, boxes):
        piles = []
        for size, strength in boxes:
            box = Box(size, strength)
            for pile in piles:
                if pile.accepts(box):
                    pile.add(box)
                    break
            else:
                fresh = Pile()
                fresh.add(box)
                piles.append(fresh)
        return [[b.size for b in p.boxes] for p in piles]


class Box:
    def __init__(self, size, strength):
        self.size, self.strength = size, strength


class Pile:
    def __init__(self):
        self.boxes = []

    def accepts(self, box):
        load = box.size
        for below in reversed(self.boxes):
            if load > below.strength:
                return False
            load += below.size
        return True

    def add(self, box):
        self.boxes.append(box)
#> Solution().stackBoxes([(5, 6), (3, 2), (3, 9)])
#> Solution().stackBoxes([])
#> Solution().stackBoxes([(1, 0), (1, 0), (1, 0)])
#> Solution().stackBoxes([(9, 9), (4, 4), (4, 1), (2, 2)])
#> Solution().stackBoxes([(10, 100), (20, 50), (30, 10), (5, 5)])
# %%
class Countries:
    def __init__(self, data):
        self._data = sorted(data)

    def __len__(self):
        return len(self._data)

    def index(self, name):
        lo, hi = 0, len(self)
        while lo < hi:
            mid = (lo + hi) // 2
            if self._data[mid] < name:
                lo = mid + 1
            else:
                hi = mid
        return lo

    def between(self, a, b):
        return self._data[self.index(a):self.index(b)]


def atlas(names, a, b):
    c = Countries(names)
    found = c.between(a, b)
    if not found:
        return f'none of {len(c)}'
    return ','.join(n[:2] for n in found)
#> atlas(['peru', 'chad', 'mali', 'fiji'], 'd', 'n')
#> atlas([], 'a', 'z')
#> atlas(['oman', 'iran'], 'p', 'z')
#> atlas(['cuba', 'laos', 'togo', 'iraq', 'niue'], 'cuba', 'niue')
#> atlas(['mali', 'malta'], 'mali', 'malta')
# %%
class Particle:
    def __init__(self, pos, vel):
        self.pos, self.vel = pos, vel
        self.bounces = 0

    def tick(self, width):
        self.pos += self.vel
        if self.pos < 0:
            self.pos, self.vel = -self.pos, -self.vel
        elif self.pos > width:
            self.pos, self.vel = 2 * width - self.pos, -self.vel
        else:
            return
        self.bounces += 1


class Solution:
    def firstCollision(self, width, a, b):
        p, q = Particle(*a), Particle(*b)
        for t in range(1, 16):
            p.tick(width)
            q.tick(width)
            if p.pos == q.pos:
                return t, p.pos, p.bounces + q.bounces
        return -1
#> Solution().firstCollision(10, (0, 1), (10, -1))
#> Solution().firstCollision(5, (2, 0), (4, 3))
#> Solution().firstCollision(8, (1, 2), (0, 2))
#> Solution().firstCollision(12, (3, -2), (6, 3))
#> Solution().firstCollision(7, (6, 1), (7, -2))
# %%
class Cursor:
    def __init__(self, rows):
        self.rows = rows
        self.r = 0
        self.c = -1

    def has_next(self):
        while self.r < len(self.rows) and self.c + 1 >= len(self.rows[self.r]):
            self.r += 1
            self.c = -1
        return self.r < len(self.rows)

    def next(self):
        self.c += 1
        return self.rows[self.r][self.c]


def first_repeat(rows):
    cur = Cursor(rows)
    seen = {}
    n = 0
    while cur.has_next():
        v = cur.next()
        if v in seen:
            return v, n - seen[v]
        seen[v] = n
        n += 1
    return n
#> first_repeat([[1, 2], [], [3, 1]])
#> first_repeat([])
#> first_repeat([[], [], []])
#> first_repeat([[4], [5], [6, 7]])
#> first_repeat([[], [8, 8]])
# %%
class Solution:
    def simulate(self, jobs, workers):
        crew = [Worker(i) for i in range(workers)]
        for job in jobs:
            min(crew).take(job)
        end = max(w.free_at for w in crew)
        return {w.id: w.log for w in crew}, end


class Worker:
    def __init__(self, id):
        self.id = id
        self.free_at = 0
        self.log = []

    def take(self, job):
        self.free_at += job
        self.log.append(job)
        if len(self.log) % 3 == 0:
            self.free_at += 1

    def __lt__(self, other):
        if self.free_at == other.free_at:
            return len(self.log) < len(other.log)
        return self.free_at < other.free_at
#> Solution().simulate([4, 2, 1, 3], 2)
#> Solution().simulate([], 1)
#> Solution().simulate([5, 5, 5, 5], 1)
#> Solution().simulate([1, 1], 3)
#> Solution().simulate([0, 7, 0, 2, 2, 2], 2)
