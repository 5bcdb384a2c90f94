# %%
from typing import List, Optional


class ListNode:
    def __init__(self, val=0, next=None):
        self.val = val
        self.next = next


class Solution:
    def dealPiles(self, cards: List[int], players: int) -> List[int]:
        deck = self.chain(cards)
        piles: List[Optional[ListNode]] = [None] * players
        turn = 0
        while deck:
            card, deck = deck, deck.next
            card.next = piles[turn]
            piles[turn] = card
            turn = (turn + 1) % players
        return [self.score(p) for p in piles]

    def chain(self, vals: List[int]) -> Optional[ListNode]:
        head = None
        for v in reversed(vals):
            head = ListNode(v, head)
        return head

    def score(self, pile: Optional[ListNode]) -> int:
        total, weight = 0, 1
        while pile:
            total += weight * pile.val
            weight += 1
            pile = pile.next
        return total
#> Solution().dealPiles([3, 1, 2, 5], 2)
#> Solution().dealPiles([], 3)
#> Solution().dealPiles([7, 7, 7], 1)
#> Solution().dealPiles([10, 4], 4)
#> Solution().dealPiles([1, 2, 3, 4, 5, 6, 7], 3)
# %%
class Node:
    def __init__(self, key, left=None, right=None):
        self.key = key
        self.left = left
        self.right = right
        self.height = 1 + max(height(left), height(right))


def height(node):
    return node.height if node else 0


def build(keys):
    if not keys:
        return None
    top = keys.index(max(keys))
    return Node(keys[top], build(keys[:top]), build(keys[top + 1:]))


def heavy_path(keys):
    node = build(keys)
    path = []
    while node:
        path.append(node.key)
        if height(node.left) > height(node.right):
            node = node.left
        else:
            node = node.right
    return path
#> heavy_path([3, 1, 6, 2, 5])
#> heavy_path([])
#> heavy_path([4])
#> heavy_path([1, 2, 3, 4])
#> heavy_path([9, 2, 7, 1, 8, 4])
# %%
class Trie:
    END = '*'

    def __init__(self):
        self.root = {}
        self.nodes = 0

    def insert(self, word):
        node = self.root
        fresh = 0
        for ch in word:
            if ch not in node:
                node[ch] = {}
                fresh += 1
            node = node[ch]
        node[self.END] = True
        self.nodes += fresh
        return fresh


class Solution:
    def typingCost(self, words):
        trie = Trie()
        costs = []
        for w in sorted(words, key=len, reverse=True):
            costs.append((w, trie.insert(w)))
        free = [w for w, c in costs if c == 0]
        return trie.nodes, free
#> Solution().typingCost(['he', 'hello', 'help'])
#> Solution().typingCost([])
#> Solution().typingCost(['a', 'b', 'ab'])
#> Solution().typingCost(['star', 'start', 'sta', 'rat'])
#> Solution().typingCost(['mmm', 'mm', 'm'])
# %%
class FreqStack:
    def __init__(self):
        self.freq = {}
        self.groups = []

    def push(self, x):
        f = self.freq.get(x, 0)
        self.freq[x] = f + 1
        if f == len(self.groups):
            self.groups.append([])
        self.groups[f].append(x)

    def pop(self):
        x = self.groups[-1].pop()
        if not self.groups[-1]:
            self.groups.pop()
        self.freq[x] -= 1
        return x


def jukebox(requests):
    st = FreqStack()
    played = []
    for i, song in enumerate(requests, 1):
        st.push(song)
        if i % 3 == 0:
            played.append(st.pop())
    while st.groups:
        played.append(st.pop())
    return ''.join(played)
#> jukebox('abacbb')
#> jukebox('')
#> jukebox('zz')
#> jukebox('abcabc')
#> jukebox('qqwqe')
# %%
class Interleaver:
    def __init__(self, text):
        self.words = text.split()
        self.i, self.j = 0, 0

    def __iter__(self):
        return self

    def __next__(self):
        while self.j < max(map(len, self.words), default=0):
            w = self.words[self.i]
            ch = w[self.j:self.j + 1]
            self.i += 1
            if self.i == len(self.words):
                self.i = 0
                self.j += 1
            if ch:
                return ch
        raise StopIteration


class Solution:
    def columnRead(self, text):
        out = ''
        for ch in Interleaver(text):
            out = out + ch if ch not in out else ch + out
        return out
#> Solution().columnRead('cat dog')
#> Solution().columnRead('')
#> Solution().columnRead('a bc def')
#> Solution().columnRead('see eel')
#> Solution().columnRead('moon')
# %%
class Tank:
    def __init__(self, name, volume):
        self.name = name
        self.volume = volume
        self.level = 0
        self.next = None

    def pour(self, amount):
        fits = min(amount, self.volume - self.level)
        self.level += fits
        rest = amount - fits
        if rest and self.next:
            return self.next.pour(rest)
        return rest


def cascade(volumes, pours):
    first = last = Tank('t0', volumes[0])
    for i, v in enumerate(volumes[1:], 1):
        last.next = Tank(f't{i}', v)
        last = last.next
    spilled = sum(first.pour(p) for p in pours)
    levels, t = {}, first
    while t:
        levels[t.name] = t.level
        t = t.next
    return levels, spilled
#> cascade([5, 3], [4, 4])
#> cascade([2], [1, 1, 1])
#> cascade([1, 1, 1], [])
#> cascade([10, 5, 8], [7, 7, 7])
#> cascade([0, 4], [9])
# %%
class Employee:
    raise_pct = 5

    def __init__(self, name, pay):
        self.name, self.pay = name, pay

    def apply_raise(self):
        self.pay += self.pay * self.raise_pct // 100

    def __repr__(self):
        return f'{type(self).__name__[0]}:{self.name}={self.pay}'


class Senior(Employee):
    raise_pct = 10


class Lead(Senior):
    def __init__(self, name, pay, team):
        super().__init__(name, pay)
        self.team = team

    def apply_raise(self):
        super().apply_raise()
        for e in self.team:
            e.apply_raise()
        self.pay += 50 * len(self.team)


class Solution:
    def afterRaises(self, pays, years):
        team = [Senior(f's{i}', p) if p >= 1000 else Employee(f'e{i}', p) for i, p in enumerate(pays)]
        lead = Lead('L', 2000, team)
        for _ in range(years):
            lead.apply_raise()
        return str([lead] + team)
#> Solution().afterRaises([1000, 800], 1)
#> Solution().afterRaises([], 2)
#> Solution().afterRaises([500], 0)
#> Solution().afterRaises([990, 1010], 2)
#> Solution().afterRaises([3000], 3)
# %%
class Node:
    def __init__(self, key, value):
        self.key, self.value = key, value
        self.prev = self.next = self


class LRU:
    def __init__(self, cap):
        self.cap = cap
        self.map = {}
        self.ring = Node(None, None)

    def unlink(self, node):
        node.prev.next, node.next.prev = node.next, node.prev

    def front(self, node):
        node.prev, node.next = self.ring, self.ring.next
        self.ring.next.prev = node
        self.ring.next = node

    def use(self, key):
        node = self.map.get(key)
        if node:
            self.unlink(node)
            node.value += 1
        else:
            if len(self.map) == self.cap:
                old = self.ring.prev
                self.unlink(old)
                del self.map[old.key]
            node = self.map[key] = Node(key, 1)
        self.front(node)


def browser_tabs(clicks, cap):
    lru = LRU(cap)
    for c in clicks:
        lru.use(c)
    out, node = [], lru.ring.next
    while node is not lru.ring:
        out.append((node.key, node.value))
        node = node.next
    return out
#> browser_tabs('abca', 2)
#> browser_tabs('', 3)
#> browser_tabs('xxyx', 2)
#> browser_tabs('mno', 1)
#> browser_tabs('pqrpsq', 3)
# %%
class Stopwatch:
    def __init__(self):
        self.laps = []
        self.started = None

    @property
    def running(self):
        return self.started is not None

    def press(self, t):
        if self.running:
            self.laps.append(t - self.started)
            self.started = None
        else:
            self.started = t

    def __str__(self):
        state = 'on' if self.running else 'off'
        return f'{state} {self.laps} best={min(self.laps, default=0)}'


def time_it(presses):
    w = Stopwatch()
    for t in presses:
        w.press(t)
    return str(w)
#> time_it([0, 5, 7, 10])
#> time_it([])
#> time_it([3])
#> time_it([1, 2, 3, 4, 50])
#> time_it([10, 30, 31, 32])
# %%
from collections import deque


class TreeNode:
    def __init__(self, val=0, left=None, right=None):
        self.val = val
        self.left = left
        self.right = right


class Codec:
    def load(self, text):
        vals = text.split()
        if not vals:
            return None
        root = TreeNode(int(vals[0]))
        q, i = deque([root]), 1
        while i < len(vals):
            node = q.popleft()
            for side in ('left', 'right'):
                if i < len(vals) and vals[i] != '-':
                    child = TreeNode(int(vals[i]))
                    setattr(node, side, child)
                    q.append(child)
                i += 1
        return root


class Solution:
    def flipHeavy(self, text):
        root = Codec().load(text)

        def weigh(node):
            if not node:
                return 0, ''
            lw, ls = weigh(node.left)
            rw, rs = weigh(node.right)
            if lw > rw:
                ls, rs = rs, ls
            return lw + rw + node.val, f'{ls}{node.val}{rs}'

        return weigh(root)
#> Solution().flipHeavy('1 5 2')
#> Solution().flipHeavy('')
#> Solution().flipHeavy('4')
#> Solution().flipHeavy('3 - 6 8 1')
#> Solution().flipHeavy('1 2 3 9 - - 4')
# %%
class Die:
    def __init__(self, top=1, north=2, east=3):
        self.top, self.north, self.east = top, north, east

    def roll(self, d):
        if d == 'N':
            self.top, self.north = 7 - self.north, self.top
        elif d == 'S':
            self.top, self.north = self.north, 7 - self.top
        elif d == 'E':
            self.top, self.east = 7 - self.east, self.top
        else:
            self.top, self.east = self.east, 7 - self.top


def roll_path(path):
    die = Die()
    total = die.top
    stamps = [die.top]
    for d in path:
        die.roll(d)
        stamps.append(die.top)
        total += die.top
    return stamps, total
#> roll_path('NE')
#> roll_path('')
#> roll_path('NNNN')
#> roll_path('EWSN')
#> roll_path('SSEEN')
# %%
class Fraction:
    def __init__(self, text):
        a, _, b = text.partition('/')
        self.num, self.den = int(a), int(b or 1)

    def __lt__(self, other):
        return self.num * other.den < other.num * self.den

    def __eq__(self, other):
        return self.num * other.den == other.num * self.den


def sort_shares(shares):
    items = [(Fraction(s), s) for s in shares]
    for i in range(1, len(items)):
        j = i
        while j > 0 and items[j][0] < items[j - 1][0]:
            items[j], items[j - 1] = items[j - 1], items[j]
            j -= 1
    groups = []
    for f, s in items:
        if groups and groups[-1][0] == f:
            groups[-1].append(s)
        else:
            groups.append([f, s])
    return [g[1:] for g in groups]
#> sort_shares(['1/2', '1/3', '2/4'])
#> sort_shares([])
#> sort_shares(['3', '6/2', '-1'])
#> sort_shares(['7/8'])
#> sort_shares(['5/6', '4/5', '0', '3/4', '8/10'])
# %%
class Bank:
    def __init__(self):
        self.accounts = {}
        self.log = []

    def deposit(self, who, n):
        self.accounts[who] = self.accounts.get(who, 0) + n
        self.log.append((who, n))

    def transfer(self, a, b, n):
        if self.accounts.get(a, 0) < n:
            raise ValueError(f'{a} lacks {n - self.accounts.get(a, 0)}')
        self.deposit(a, -n)
        self.deposit(b, n)

    def rollback(self, mark):
        while len(self.log) > mark:
            who, n = self.log.pop()
            self.accounts[who] -= n


class Solution:
    def batch(self, start, transfers):
        bank = Bank()
        for who, n in start.items():
            bank.deposit(who, n)
        mark = len(bank.log)
        try:
            for a, b, n in transfers:
                bank.transfer(a, b, n)
        except ValueError as e:
            bank.rollback(mark)
            return str(e), bank.accounts
        return 'ok', bank.accounts
#> Solution().batch({'a': 10, 'b': 0}, [('a', 'b', 4)])
#> Solution().batch({}, [])
#> Solution().batch({'x': 5}, [('x', 'y', 5), ('y', 'z', 6)])
#> Solution().batch({'m': 8, 'n': 8}, [('m', 'n', 8), ('n', 'm', 16)])
#> Solution().batch({'p': 1}, [('q', 'p', 3)])
# %%
class Group:
    def __init__(self, size):
        self.size = size
        self.members = []

    def join(self, name):
        if len(self.members) < self.size:
            self.members.append(name)
            return True
        return False

    def __repr__(self):
        return '+'.join(self.members) + '.' * (self.size - len(self.members))


def form_groups(names, sizes):
    groups = [Group(s) for s in sizes]
    waiting = []
    g = 0
    for name in names:
        for k in range(len(groups)):
            if groups[(g + k) % len(groups)].join(name):
                g = (g + k + 1) % len(groups)
                break
        else:
            waiting.append(name)
    return str(groups), waiting
#> form_groups(['a', 'b', 'c'], [2, 2])
#> form_groups([], [1])
#> form_groups(['x', 'y'], [])
#> form_groups(['p', 'q', 'r', 's', 't'], [1, 3])
#> form_groups(['u', 'v', 'w'], [0, 1, 1])
# %%
class Solution:
    def decodeTape(self, tape):
        reader = Reader(tape)
        parts = []
        while not reader.done():
            kind = reader.read(1)
            if kind == 's':
                size = int(reader.read(1))
                parts.append(reader.read(size))
            elif kind == 'n':
                parts.append(int(reader.read(3)))
            elif kind == '.':
                break
            else:
                parts.append(None)
        return parts


class Reader:
    def __init__(self, data):
        self.data = data
        self.pos = 0

    def read(self, n):
        piece = self.data[self.pos:self.pos + n]
        self.pos += n
        return piece

    def done(self):
        return self.pos >= len(self.data)
#> Solution().decodeTape('s3catn042')
#> Solution().decodeTape('')
#> Solution().decodeTape('xs0.n999')
#> Solution().decodeTape('n001n002s2hi??')
#> Solution().decodeTape('s9short')
# %%
class Hand:
    def __init__(self):
        self.cards = []

    def add(self, c):
        self.cards.append(c)

    @property
    def value(self):
        total = sum(min(c, 10) for c in self.cards)
        if 1 in self.cards and total + 10 <= 21:
            total += 10
        return total


def deal(shoe, stand):
    player, dealer = Hand(), Hand()
    it = iter(shoe)
    for hand in (player, dealer, player, dealer):
        hand.add(next(it))
    while player.value < stand:
        player.add(next(it))
    if player.value > 21:
        return 'bust', player.value
    while dealer.value < 17:
        dealer.add(next(it))
    if dealer.value > 21 or player.value > dealer.value:
        return 'win', player.value, dealer.value
    return 'push' if player.value == dealer.value else 'lose', player.value, dealer.value
#> deal([10, 9, 8, 8], 17)
#> deal([5, 10, 6, 10, 13], 17)
#> deal([1, 2, 12, 3, 10, 10], 18)
#> deal([10, 1, 6, 7, 9], 17)
#> deal([2, 2, 2, 2], 15)
# %%
class Node:
    def __init__(self, val, next=None):
        self.val = val
        self.next = next

    def __len__(self):
        return 1 + (len(self.next) if self.next else 0)

    def __str__(self):
        return str(self.val) + (' ' + str(self.next) if self.next else '')


def from_text(text):
    head = None
    for part in reversed(text.split()):
        head = Node(part, head)
    return head


def rotate_words(text, k):
    head = from_text(text)
    if head is None:
        return 'empty'
    k %= len(head)
    if k == 0:
        return str(head)
    tail = head
    for _ in range(len(head) - k - 1):
        tail = tail.next
    new_head, tail.next = tail.next, None
    end = new_head
    while end.next:
        end = end.next
    end.next = head
    return str(new_head)
#> rotate_words('red green blue', 1)
#> rotate_words('', 4)
#> rotate_words('one', 3)
#> rotate_words('a b c d e', 7)
#> rotate_words('to and fro', 3)
# %%
class Plant:
    thirst = 2

    def __init__(self):
        self.water = 5
        self.size = 0

    def day(self, rain):
        self.water = min(10, self.water + rain) - self.thirst
        if self.water < 0:
            raise RuntimeError(f'{type(self).__name__} died')
        self.size += self.growth()

    def growth(self):
        return 1


class Cactus(Plant):
    thirst = 1


class Vine(Plant):
    thirst = 3

    def growth(self):
        return super().growth() + self.water // 3


class Solution:
    def season(self, rains):
        bed = [Plant(), Cactus(), Vine()]
        news = []
        for d, rain in enumerate(rains):
            for p in bed[:]:
                try:
                    p.day(rain)
                except RuntimeError as e:
                    news.append(f'{d}:{e}')
                    bed.remove(p)
        return news, [p.size for p in bed]
#> Solution().season([3, 0, 4])
#> Solution().season([])
#> Solution().season([0, 0, 0, 0])
#> Solution().season([10, 0])
#> Solution().season([1, 1, 1])
# %%
def accumulate_until(limit):
    total = 0
    while total < limit:
        got = yield total
        if got is None:
            got = 1
        total += got
    return total


def run_meter(coins, limit):
    meter = accumulate_until(limit)
    shown = []
    try:
        shown.append(next(meter))
        for c in coins:
            shown.append(meter.send(c))
    except StopIteration as stop:
        return shown, stop.value
    return shown, 'open'
#> run_meter([2, 5, 10], 12)
#> run_meter([], 3)
#> run_meter([1, None, None], 100)
#> run_meter([4], 0)
#> run_meter([5, None, 5, 5], 11)
# %%
class Board:
    LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]

    def __init__(self):
        self.cells = ['.'] * 9
        self.turn = 0

    def play(self, i):
        if self.cells[i] != '.':
            self.turn += 1
            return False
        self.cells[i] = 'xo'[self.turn % 2]
        self.turn += 1
        return True

    def lines(self, who):
        return sum(all(self.cells[i] == who for i in line) for line in self.LINES)


class Solution:
    def mostLines(self, moves):
        b = Board()
        wasted = 0
        for m in moves:
            if not b.play(m):
                wasted += 1
        return b.lines('x') - b.lines('o'), wasted, ''.join(b.cells)
#> Solution().mostLines([0, 3, 1, 4, 2])
#> Solution().mostLines([])
#> Solution().mostLines([4, 4, 4])
#> Solution().mostLines([0, 2, 1, 4, 8, 6])
#> Solution().mostLines([8, 0, 7, 8, 6])
# %%
class Node:
    def __init__(self, lo, hi):
        self.lo, self.hi = lo, hi
        self.total = 0
        self.left = self.right = None


class SegTree:
    def __init__(self, n):
        self.root = Node(0, n - 1)

    def add(self, i, x):
        node = self.root
        while True:
            node.total += x
            if node.lo == node.hi:
                return
            mid = (node.lo + node.hi) // 2
            if i <= mid:
                node.left = node.left or Node(node.lo, mid)
                node = node.left
            else:
                node.right = node.right or Node(mid + 1, node.hi)
                node = node.right

    def sum(self, lo, hi, node):
        if node is None or hi < node.lo or node.hi < lo:
            return 0
        if lo <= node.lo and node.hi <= hi:
            return node.total
        return self.sum(lo, hi, node.left) + self.sum(lo, hi, node.right)


def rainfall(n, drops, lo, hi):
    tree = SegTree(n)
    for i, x in drops:
        tree.add(i, x)
    return tree.sum(lo, hi, tree.root)
#> rainfall(4, [(0, 5), (3, 2)], 0, 1)
#> rainfall(8, [(2, 1), (5, 4), (7, 9)], 3, 7)
#> rainfall(1, [], 0, 0)
#> rainfall(5, [(1, 3), (1, 3)], 1, 1)
#> rainfall(6, [(0, 10), (5, 20)], 1, 4)
# %%
class Counter3:
    def __init__(self, text=''):
        self.d = {}
        for ch in text:
            self.d[ch] = self.d.get(ch, 0) + 1

    def __le__(self, other):
        return all(other.d.get(k, 0) >= v for k, v in self.d.items())

    def __add__(self, other):
        out = Counter3()
        for src in (self.d, other.d):
            for k, v in src.items():
                out.d[k] = out.d.get(k, 0) + v
        return out


class Solution:
    def wordsFromTiles(self, tiles, words):
        rack = Counter3(tiles)
        used = Counter3()
        placed = []
        for w in words:
            trial = used + Counter3(w)
            if trial <= rack:
                used = trial
                placed.append(w)
        return placed
#> Solution().wordsFromTiles('banana', ['ban', 'an', 'nab'])
#> Solution().wordsFromTiles('', ['a'])
#> Solution().wordsFromTiles('xyz', [])
#> Solution().wordsFromTiles('letter', ['tree', 'let', 't'])
#> Solution().wordsFromTiles('aab', ['b', 'a', 'a', 'a'])
# %%
class Train:
    def __init__(self, name, stops):
        self.name = name
        self.stops = stops

    def __iter__(self):
        return zip(self.stops, self.stops[1:])


def shared_legs(lines):
    legs = {}
    for name, stops in lines.items():
        for a, b in Train(name, stops):
            key = min(a, b) + max(a, b)
            legs.setdefault(key, []).append(name)
    return {k: v for k, v in legs.items() if len(v) > 1}
#> shared_legs({'red': 'ABC', 'blue': 'CBD'})
#> shared_legs({})
#> shared_legs({'one': 'A'})
#> shared_legs({'n': 'PQRS', 's': 'SRQP', 'e': 'QR'})
#> shared_legs({'x': 'ABAB', 'y': 'CD'})
# %%
class Scope:
    def __init__(self, parent=None):
        self.vars = {}
        self.parent = parent

    def get(self, name):
        if name in self.vars:
            return self.vars[name]
        return self.parent.get(name) if self.parent else '?'

    def set(self, name, value):
        scope = self
        while scope:
            if name in scope.vars:
                scope.vars[name] = value
                return
            scope = scope.parent
        self.vars[name] = value


class Solution:
    def interpret(self, code):
        scope = Scope()
        out = ''
        for tok in code.split():
            if tok == '{':
                scope = Scope(scope)
            elif tok == '}':
                scope = scope.parent
            elif tok.startswith('let-'):
                scope.vars[tok[4]] = tok[6:]
            elif '=' in tok:
                scope.set(*tok.split('='))
            else:
                out += scope.get(tok)
        return out
#> Solution().interpret('a=1 { a=2 b=3 a b } a b')
#> Solution().interpret('')
#> Solution().interpret('x=5 { let-x=7 x } x')
#> Solution().interpret('{ { q=9 } q }')
#> Solution().interpret('k=1 { k { k=4 } k } k m')
# %%
class Skyline:
    def __init__(self):
        self.tops = {}

    def build(self, left, right, h):
        for x in range(left, right):
            self.tops[x] = max(h, self.tops.get(x, 0))

    def outline(self):
        prev = 0
        for x in range(min(self.tops, default=0), max(self.tops, default=-1) + 2):
            h = self.tops.get(x, 0)
            if h != prev:
                yield x, h
            prev = h


def city(buildings):
    s = Skyline()
    for b in buildings:
        s.build(*b)
    return list(s.outline())
#> city([(1, 4, 3), (2, 3, 5)])
#> city([])
#> city([(0, 2, 1), (4, 6, 1)])
#> city([(5, 6, 9)])
#> city([(1, 3, 2), (3, 5, 2), (2, 4, 1)])
# %%
class Patient:
    def __init__(self, name, pain, arrived):
        self.name = name
        self.pain = pain
        self.arrived = arrived

    def urgency(self, now):
        return self.pain * 3 + (now - self.arrived)


class Solution:
    def treatOrder(self, arrivals, minutes):
        waiting, order = [], []
        pending = [Patient(n, p, t) for n, p, t in arrivals]
        now = 0
        while pending or waiting:
            while pending and pending[0].arrived <= now:
                waiting.append(pending.pop(0))
            if not waiting:
                now = pending[0].arrived
                continue
            nxt = max(waiting, key=lambda p: p.urgency(now))
            waiting.remove(nxt)
            order.append(f'{nxt.name}@{now}')
            now += minutes
        return order
#> Solution().treatOrder([('al', 2, 0), ('bo', 5, 1), ('cy', 3, 2)], 5)
#> Solution().treatOrder([], 10)
#> Solution().treatOrder([('x', 1, 30)], 3)
#> Solution().treatOrder([('p', 1, 0), ('q', 1, 0), ('r', 2, 1)], 4)
#> Solution().treatOrder([('m', 9, 0), ('n', 1, 20), ('o', 9, 21)], 2)
# %%
class Path:
    def __init__(self, text='/'):
        self.parts = [p for p in text.split('/') if p]

    def __truediv__(self, step):
        out = Path()
        out.parts = self.parts[:]
        for piece in step.split('/'):
            if piece == '..':
                out.parts = out.parts[:-1]
            elif piece not in ('', '.'):
                out.parts.append(piece)
        return out

    def __eq__(self, other):
        return self.parts == other.parts

    def __str__(self):
        return '/' + '/'.join(self.parts)


def wander(start, steps, home):
    here, goal = Path(start), Path(home)
    visits = 0
    for s in steps:
        here = here / s
        visits += here == goal
    return str(here), visits
#> wander('/usr', ['lib', '..', 'bin/x'], '/usr')
#> wander('/', ['..', '..'], '/')
#> wander('/a/b', [], '/a')
#> wander('/etc', ['./net', '../../home', 'me'], '/home')
#> wander('x/y', ['..', 'y', '..', 'y'], '/x/y')
# %%
class Buffer:
    def __init__(self, cap):
        self.cap = cap
        self.items = []

    def full(self):
        return len(self.items) >= self.cap

    def empty(self):
        return not self.items


class Producer:
    def __init__(self, goods):
        self.goods = list(goods)

    def step(self, buf):
        if self.goods and not buf.full():
            buf.items.append(self.goods.pop(0))
            return 'P'
        return '-'


class Consumer:
    def __init__(self):
        self.eaten = ''

    def step(self, buf):
        if buf.empty():
            return '-'
        self.eaten += buf.items.pop(0)
        return 'C'


def factory(goods, cap, schedule):
    buf, prod, cons = Buffer(cap), Producer(goods), Consumer()
    log = ''
    for who in schedule:
        log += (prod if who == 'p' else cons).step(buf)
    return log, cons.eaten, buf.items
#> factory('abc', 2, 'ppcpc')
#> factory('', 1, 'pc')
#> factory('xy', 1, '')
#> factory('wxyz', 2, 'ppppcccc')
#> factory('mn', 3, 'cpcpcp')
# %%
class TreeNode:
    def __init__(self, val, left=None, right=None):
        self.val, self.left, self.right = val, left, right


class Solution:
    def make(self, vals, i=0):
        if i < len(vals) and vals[i] is not None:
            return TreeNode(vals[i], self.make(vals, 2 * i + 1), self.make(vals, 2 * i + 2))

    def vertical(self, vals):
        columns = {}
        level = [(self.make(vals), 0)]
        while level:
            nxt = []
            for node, x in level:
                if node is None:
                    continue
                columns.setdefault(x, []).append(node.val)
                nxt += [(node.left, x - 1), (node.right, x + 1)]
            level = nxt
        return [sum(columns[x]) for x in sorted(columns)]
#> Solution().vertical([1, 2, 3])
#> Solution().vertical([])
#> Solution().vertical([1, 2, 3, 4, 5, 6, 7])
#> Solution().vertical([8, None, 3, None, None, 5])
#> Solution().vertical([10, -4, None, 2])
# %%
class Dial:
    def __init__(self, low, high, step=1):
        self.low, self.high, self.step = low, high, step
        self.value = low

    def turn(self, clicks):
        target = self.value + clicks * self.step
        self.value = max(self.low, min(self.high, target))
        return self.value == target


class LoopDial(Dial):
    def turn(self, clicks):
        span = self.high - self.low + 1
        raw = self.value - self.low + clicks * self.step
        self.value = self.low + raw % span
        return 0 <= raw < span


def safe(clicks, high, step):
    plain, loop = Dial(0, high, step), LoopDial(0, high, step)
    clean = 0
    for c in clicks:
        clean += plain.turn(c) and loop.turn(c)
    return plain.value, loop.value, clean
#> safe([3, -1, 5], 9, 2)
#> safe([], 4, 1)
#> safe([10, -10], 6, 1)
#> safe([1, 1, 1, 1], 3, 1)
#> safe([-2, 4, -1], 20, 5)
# %%
class Album:
    def __init__(self, size):
        self.missing = list(range(1, size + 1))
        self.spare = []

    def open(self, pack):
        for s in pack:
            if s in self.missing:
                self.missing.remove(s)
            else:
                self.spare.append(s)

    def swap(self, other):
        done = 0
        for s in self.spare[:]:
            if s in other.missing:
                for t in other.spare:
                    if t in self.missing:
                        self.spare.remove(s)
                        other.spare.remove(t)
                        self.missing.remove(t)
                        other.missing.remove(s)
                        done += 1
                        break
        return done


def collect(size, mine, yours):
    a, b = Album(size), Album(size)
    a.open(mine)
    b.open(yours)
    swaps = a.swap(b)
    return swaps, a.missing, b.missing
#> collect(4, [1, 1, 2], [3, 3, 4])
#> collect(3, [], [1])
#> collect(2, [1, 2], [2, 1])
#> collect(5, [1, 1, 2, 2], [3, 3, 4, 4])
#> collect(3, [1, 1], [1, 1])
# %%
class Solution:
    def roomPlan(self, lessons):
        rooms = []
        for start, end in sorted(lessons):
            slot = Slot(start, end)
            room = next((r for r in rooms if not r.clashes(slot)), None)
            if room is None:
                room = Room(len(rooms) + 1)
                rooms.append(room)
            room.slots.append(slot)
        return [str(r) for r in rooms]


class Slot:
    def __init__(self, start, end):
        self.start, self.end = start, end

    def meets(self, o):
        return self.start < o.end and o.start < self.end


class Room:
    def __init__(self, no):
        self.no = no
        self.slots = []

    def clashes(self, slot):
        return any(s.meets(slot) for s in self.slots)

    def __str__(self):
        busy = sum(s.end - s.start for s in self.slots)
        return f'r{self.no}:{len(self.slots)}x{busy}h'
#> Solution().roomPlan([(9, 11), (10, 12), (11, 13)])
#> Solution().roomPlan([])
#> Solution().roomPlan([(8, 9)])
#> Solution().roomPlan([(1, 5), (2, 6), (3, 7)])
#> Solution().roomPlan([(7, 9), (1, 2), (4, 8), (2, 4)])
# %%
class Cipher:
    def __init__(self, key):
        self.key = key

    def shift(self, i):
        return self.key if i % 2 == 0 else -self.key

    def encode(self, text):
        out = ''
        for i, ch in enumerate(text):
            if ch.islower():
                out += chr((ord(ch) - 97 + self.shift(i)) % 26 + 97)
            else:
                out += ch
        return out


class KeyCipher(Cipher):
    def shift(self, i):
        return ord(self.key[i % len(self.key)]) - 97


def encrypt(text, key):
    cipher = KeyCipher(key) if isinstance(key, str) else Cipher(key)
    return cipher.encode(text)
#> encrypt('abc xyz', 3)
#> encrypt('', 5)
#> encrypt('hello', 'ab')
#> encrypt('zoo-keeper', -1)
#> encrypt('aaaa', 'key')
# %%
class Star:
    def __init__(self, name, x, y):
        self.name, self.x, self.y = name, x, y

    def __sub__(self, other):
        return abs(self.x - other.x) + abs(self.y - other.y)


def tour(stars):
    todo = [Star(*s) for s in stars]
    if not todo:
        return '', 0
    here = todo.pop(0)
    path, total = here.name, 0
    while todo:
        nearest = min(todo, key=lambda s: (s - here, s.name))
        total += nearest - here
        todo.remove(nearest)
        here = nearest
        path += here.name
    return path, total
#> tour([('A', 0, 0), ('B', 5, 5), ('C', 1, 1)])
#> tour([])
#> tour([('Z', 3, 4)])
#> tour([('P', 0, 0), ('R', 2, 0), ('Q', 0, 2)])
#> tour([('M', -3, 0), ('N', 3, 0), ('O', 0, 4), ('L', 0, -1)])
# %%
class Bits:
    def __init__(self, n, width=8):
        self.n = n & ((1 << width) - 1)
        self.width = width

    def __lshift__(self, k):
        k %= self.width
        return Bits(self.n << k | self.n >> (self.width - k), self.width)

    def __invert__(self):
        return Bits(~self.n, self.width)

    def __str__(self):
        return format(self.n, f'0{self.width}b')

    def ones(self):
        n, c = self.n, 0
        while n:
            n &= n - 1
            c += 1
        return c


class Solution:
    def spinLights(self, start, width, program):
        b = Bits(start, width)
        for ch in program:
            b = ~b if ch == '~' else b << int(ch)
        return str(b), b.ones()
#> Solution().spinLights(5, 4, '1')
#> Solution().spinLights(0, 3, '~')
#> Solution().spinLights(300, 8, '')
#> Solution().spinLights(6, 5, '2~1')
#> Solution().spinLights(1, 6, '9~3~')
# %%
class Menu:
    def __init__(self, name, *items):
        self.name = name
        self.items = items

    def find(self, target, trail=()):
        trail = trail + (self.name,)
        if self.name == target:
            return trail
        for item in self.items:
            hit = item.find(target, trail)
            if hit:
                return hit
        return None


def menu_path(target):
    bar = Menu(
        'Main',
        Menu('File', Menu('Open'), Menu('Export', Menu('PDF'), Menu('PNG'))),
        Menu('Edit', Menu('Undo')),
    )
    path = bar.find(target)
    return ' > '.join(path) if path else f'{target}?'
#> menu_path('PNG')
#> menu_path('Main')
#> menu_path('Undo')
#> menu_path('Paste')
#> menu_path('Open')
# %%
class Node:
    def __init__(self, ch):
        self.ch = ch
        self.prev = self.next = None


class Solution:
    def crush(self, row):
        head = Node('^')
        cur = head
        for ch in row:
            node = Node(ch)
            cur.next, node.prev = node, cur
            cur = node
        cur = head.next
        pops = 0
        while cur:
            end = cur
            size = 1
            while end.next and end.next.ch == cur.ch:
                end = end.next
                size += 1
            if size >= 3:
                before, after = cur.prev, end.next
                before.next = after
                if after:
                    after.prev = before
                pops += 1
                cur = head.next
            else:
                cur = end.next
        out, node = '', head.next
        while node:
            out += node.ch
            node = node.next
        return out, pops
#> Solution().crush('abbba')
#> Solution().crush('')
#> Solution().crush('aabbbacc')
#> Solution().crush('xyz')
#> Solution().crush('qqqq')
# %%
class Series:
    def __init__(self, data):
        self.data = dict(data)

    def __getattr__(self, name):
        if name.startswith('max_'):
            k = int(name[4:])
            return sorted(self.data.values(), reverse=True)[:k]
        raise AttributeError(name)

    def map(self, f):
        return Series((k, f(v)) for k, v in self.data.items())

    def where(self, test):
        return Series((k, v) for k, v in self.data.items() if test(v))


def bonus_report(sales, floor, rate):
    s = Series(sales).where(lambda v: v >= floor).map(lambda v: v * rate // 100)
    return s.data, sum(s.max_2)
#> bonus_report({'a': 100, 'b': 40, 'c': 250}, 50, 10)
#> bonus_report({}, 0, 5)
#> bonus_report({'x': 9}, 10, 50)
#> bonus_report({'p': 20, 'q': 30, 'r': 40}, 20, 100)
#> bonus_report({'m': 77, 'n': 33}, 30, 33)
# %%
class Timer:
    def __init__(self, name, due, every=0):
        self.name, self.due, self.every = name, due, every

    def fire(self):
        self.due += self.every
        return self.every > 0


class Loop:
    def __init__(self):
        self.timers = []

    def run(self, until):
        log = []
        while self.timers:
            t = min(self.timers, key=lambda t: (t.due, t.name))
            if t.due > until:
                break
            log.append(f'{t.name}{t.due}')
            if not t.fire():
                self.timers.remove(t)
        return log


def schedule(specs, until):
    loop = Loop()
    for spec in specs:
        loop.timers.append(Timer(*spec))
    return loop.run(until), len(loop.timers)
#> schedule([('a', 3), ('b', 2, 2)], 6)
#> schedule([], 10)
#> schedule([('z', 50)], 10)
#> schedule([('x', 1, 3), ('y', 1, 4)], 9)
#> schedule([('k', 5), ('j', 5), ('i', 4)], 5)
# %%
class Team:
    def __init__(self, name, strength):
        self.name = name
        self.strength = strength

    def __gt__(self, other):
        return (self.strength, other.name) > (other.strength, self.name)

    def tire(self):
        self.strength -= 1
        return self


def play_round(teams):
    winners = []
    for i in range(0, len(teams) - 1, 2):
        a, b = teams[i], teams[i + 1]
        winners.append((a if a > b else b).tire())
    if len(teams) % 2:
        winners.append(teams[-1])
    return winners


def cup(entries):
    teams = [Team(n, s) for n, s in entries]
    rounds = []
    while len(teams) > 1:
        teams = play_round(teams)
        rounds.append(''.join(t.name for t in teams))
    return rounds
#> cup([('A', 5), ('B', 6), ('C', 7), ('D', 1)])
#> cup([])
#> cup([('X', 2), ('Y', 2)])
#> cup([('P', 9), ('Q', 8), ('R', 8)])
#> cup([('K', 3), ('L', 4), ('M', 4), ('N', 3), ('O', 2)])
