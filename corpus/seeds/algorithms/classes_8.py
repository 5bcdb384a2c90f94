# %%
from typing import List


class ListNode:
    def __init__(self, val=0, next=None):
        self.val = val
        self.next = next


class Solution:
    def bucketByDigit(self, nums: List[int]) -> List[int]:
        heads = [None] * 10
        tails = [None] * 10
        for n in nums:
            d = n % 10
            node = ListNode(n)
            if heads[d] is None:
                heads[d] = node
            else:
                tails[d].next = node
            tails[d] = node
        dummy = last = ListNode()
        for d in range(10):
            if heads[d]:
                last.next = heads[d]
                last = tails[d]
        out = []
        cur = dummy.next
        while cur:
            out.append(cur.val)
            cur = cur.next
        return out
#> Solution().bucketByDigit([31, 20, 11])
#> Solution().bucketByDigit([])
#> Solution().bucketByDigit([9])
#> Solution().bucketByDigit([45, 35, 25, 14, 100])
#> Solution().bucketByDigit([7, 77, 3, 0])
# %%
class TreeNode:
    def __init__(self, val, left=None, right=None):
        self.val = val
        self.left = left
        self.right = right

    def __eq__(self, other):
        if other is None:
            return False
        return self.val == other.val and self.left == other.left and self.right == other.right


def make(vals, i=0):
    if i >= len(vals) or vals[i] is None:
        return None
    return TreeNode(vals[i], make(vals, 2 * i + 1), make(vals, 2 * i + 2))


def contains(big, small):
    if big is None:
        return small is None
    return big == small or contains(big.left, small) or contains(big.right, small)


def hidden_branch(big, small):
    return contains(make(big), make(small))
#> hidden_branch([1, 2, 3], [2])
#> hidden_branch([1, 2, 3, 4], [2])
#> hidden_branch([], [1])
#> hidden_branch([5, 6, 7, 8, 9], [6, 8, 9])
#> hidden_branch([1, None, 4, None, None, 4], [4, 3])
# %%
class Trie:
    def __init__(self):
        self.kids = {}
        self.end = False

    def add(self, word):
        if not word:
            self.end = True
        else:
            self.kids.setdefault(word[0], Trie()).add(word[1:])

    def match(self, pattern):
        if not pattern:
            return 1 if self.end else 0
        head, rest = pattern[0], pattern[1:]
        if head == '?':
            return sum(k.match(rest) for k in self.kids.values())
        return self.kids[head].match(rest) if head in self.kids else 0


class Solution:
    def crosswordFits(self, words, patterns):
        trie = Trie()
        for w in words:
            trie.add(w)
        return {p: trie.match(p) for p in patterns}
#> Solution().crosswordFits(['cat', 'car', 'cow'], ['ca?', 'c??'])
#> Solution().crosswordFits([], ['?'])
#> Solution().crosswordFits(['a'], ['', 'a', 'b'])
#> Solution().crosswordFits(['bed', 'bad', 'bee'], ['b?d', '?ee'])
#> Solution().crosswordFits(['owl'], [])
# %%
class Deck:
    def __init__(self, cards):
        self.cards = list(cards)

    def cut(self, n):
        self.cards = self.cards[n:] + self.cards[:n]
        return self

    def riffle(self):
        half = (len(self.cards) + 1) // 2
        mixed = []
        for i in range(half):
            mixed.append(self.cards[i])
            if half + i < len(self.cards):
                mixed.append(self.cards[half + i])
        self.cards = mixed
        return self

    def deal_under(self):
        out = []
        while self.cards:
            out.append(self.cards.pop(0))
            if self.cards:
                self.cards.append(self.cards.pop(0))
        return ''.join(out)


def trick(cards, moves):
    d = Deck(cards)
    for m in moves:
        d = d.riffle() if m == 'r' else d.cut(int(m))
    return d.deal_under()
#> trick('abcd', 'r')
#> trick('', '1r')
#> trick('abcdef', '2r')
#> trick('xyz', '')
#> trick('12345', 'rr1')
# %%
class Walk:
    def __init__(self, start, rule):
        self.at = start
        self.rule = rule
        self.seen = []

    def __iter__(self):
        return self

    def __next__(self):
        if self.at in self.seen:
            raise StopIteration
        self.seen.append(self.at)
        self.at = self.rule(self.at)
        return self.seen[-1]


class Solution:
    def orbit(self, start, mul, mod):
        walk = Walk(start, lambda x: x * mul % mod)
        length = sum(1 for _ in walk)
        loop_start = walk.seen.index(walk.at)
        return length, walk.seen[loop_start:]
#> Solution().orbit(1, 2, 7)
#> Solution().orbit(0, 5, 9)
#> Solution().orbit(3, 2, 12)
#> Solution().orbit(10, 3, 10)
#> Solution().orbit(1, 3, 11)
# %%
class Worker:
    def __init__(self, name):
        self.name = name
        self.done = 0

    def speed(self):
        return 2

    def work(self, hours):
        for h in range(hours):
            self.done += self.speed() if h < 4 else max(1, self.speed() - 1)
        return self.done


class Trainee(Worker):
    def speed(self):
        return 1 + self.done // 5


class Expert(Worker):
    def speed(self):
        return super().speed() * 2

    def work(self, hours):
        return super().work(min(hours, 6))


def output(team, hours):
    kinds = {'T': Trainee, 'E': Expert, 'W': Worker}
    made = {}
    for i, letter in enumerate(team):
        w = kinds[letter](f'{letter}{i}')
        made[w.name] = w.work(hours)
    return made, max(made, key=made.get, default=None)
#> output('TE', 5)
#> output('', 8)
#> output('W', 0)
#> output('TWE', 7)
#> output('TT', 10)
# %%
class TwoLevelCache:
    def __init__(self, small, big):
        self.small, self.big = [], []
        self.caps = small, big
        self.cost = 0

    def touch(self, key):
        if key in self.small:
            self.cost += 1
            self.small.remove(key)
        elif key in self.big:
            self.cost += 5
            self.big.remove(key)
        else:
            self.cost += 20
        self.small.insert(0, key)
        if len(self.small) > self.caps[0]:
            self.big.insert(0, self.small.pop())
        del self.big[self.caps[1]:]


class Solution:
    def accessCost(self, keys, small, big):
        cache = TwoLevelCache(small, big)
        for k in keys:
            cache.touch(k)
        return cache.cost, ''.join(cache.small) + '/' + ''.join(cache.big)
#> Solution().accessCost('abab', 1, 1)
#> Solution().accessCost('', 2, 2)
#> Solution().accessCost('aaaa', 1, 0)
#> Solution().accessCost('xyzxyz', 2, 1)
#> Solution().accessCost('pqrsp', 1, 2)
# %%
class Angle:
    def __init__(self, degrees):
        self.degrees = degrees % 360

    def __sub__(self, other):
        d = abs(self.degrees - other.degrees)
        return min(d, 360 - d)

    def __add__(self, turn):
        return Angle(self.degrees + turn)

    def __str__(self):
        names = ['N', 'E', 'S', 'W']
        q, r = divmod(self.degrees, 90)
        return names[q] if r == 0 else f'{names[q]}+{r}'


def steer(start, turns, goal):
    heading, target = Angle(start), Angle(goal)
    best = heading - target
    for t in turns:
        heading = heading + t
        best = min(best, heading - target)
    return str(heading), best
#> steer(0, [90, 45], 180)
#> steer(350, [20], 0)
#> steer(-90, [], 90)
#> steer(10, [-30, -30], 300)
#> steer(720, [360, 1], 5)
# %%
class Cell:
    def __init__(self, alive):
        self.alive = alive
        self.near = []

    def plan(self):
        n = sum(c.alive for c in self.near)
        self.next = n == 1 if self.alive else n == 2

    def apply(self):
        self.alive = self.next


class Solution:
    def lineLife(self, row, steps):
        cells = [Cell(ch == '#') for ch in row]
        for i, c in enumerate(cells):
            c.near = cells[max(0, i - 1):i] + cells[i + 1:i + 2]
        history = [row]
        for _ in range(steps):
            for c in cells:
                c.plan()
            for c in cells:
                c.apply()
            history.append(''.join('#' if c.alive else '.' for c in cells))
            if history[-1] == history[-2]:
                break
        return history
#> Solution().lineLife('#.##', 3)
#> Solution().lineLife('', 2)
#> Solution().lineLife('.....', 5)
#> Solution().lineLife('##', 2)
#> Solution().lineLife('#.#.#', 2)
# %%
class Node:
    def __init__(self, val, nxt=None):
        self.val = val
        self.nxt = nxt


def to_nodes(word):
    head = None
    for ch in word[::-1]:
        head = Node(ch, head)
    return head


def backspaces(word):
    kept = None
    node = to_nodes(word)
    while node:
        if node.val == '<':
            kept = kept.nxt if kept else None
        else:
            kept = Node(node.val, kept)
        node = node.nxt
    return kept


def same_typing(a, b):
    x, y = backspaces(a), backspaces(b)
    same = 0
    while x and y and x.val == y.val:
        same += 1
        x, y = x.nxt, y.nxt
    if x is None and y is None:
        return True, same
    return False, same
#> same_typing('ab<c', 'ac')
#> same_typing('', '<<')
#> same_typing('xyz', 'ayz')
#> same_typing('hel<<ello', 'hello<')
#> same_typing('q<', 'q')
# %%
class Matrix:
    def __init__(self, rows):
        self.rows = [list(r) for r in rows]

    def __getitem__(self, pos):
        r, c = pos
        return self.rows[r][c]

    def __setitem__(self, pos, value):
        r, c = pos
        self.rows[r][c] = value

    def swap(self, p, q):
        self[p], self[q] = self[q], self[p]


class Solution:
    def slidePuzzle(self, rows, moves):
        m = Matrix(rows)
        hole = next((r, c) for r, row in enumerate(m.rows) for c, v in enumerate(row) if v == 0)
        blocked = 0
        for ch in moves:
            dr, dc = {'u': (1, 0), 'd': (-1, 0), 'l': (0, 1), 'r': (0, -1)}[ch]
            tile = (hole[0] + dr, hole[1] + dc)
            if min(tile) < 0 or tile[0] >= len(m.rows) or tile[1] >= len(m.rows[0]):
                blocked += 1
                continue
            m.swap(hole, tile)
            hole = tile
        return m.rows, blocked
#> Solution().slidePuzzle([[1, 2], [3, 0]], 'dr')
#> Solution().slidePuzzle([[0]], 'udlr')
#> Solution().slidePuzzle([[1, 0, 2]], 'lrr')
#> Solution().slidePuzzle([[4, 1], [0, 2], [3, 5]], 'uldr')
#> Solution().slidePuzzle([[7]], '')
# %%
class Lexer:
    def __init__(self, text):
        self.toks = text.replace('(', ' ( ').replace(')', ' ) ').split()

    def peek(self):
        return self.toks[0] if self.toks else None

    def take(self):
        return self.toks.pop(0)


class Logic:
    def __init__(self, text, true):
        self.lex, self.true = Lexer(text), true

    def either(self):
        value = self.both()
        while self.lex.peek() == 'or':
            self.lex.take()
            value = self.both() or value
        return value

    def both(self):
        value = self.atom()
        while self.lex.peek() == 'and':
            self.lex.take()
            value = self.atom() and value
        return value

    def atom(self):
        tok = self.lex.take()
        if tok == 'not':
            return not self.atom()
        if tok == '(':
            value = self.either()
            self.lex.take()
            return value
        return tok in self.true


def truth(text, true):
    return Logic(text, true).either()
#> truth('a and not b', ['a'])
#> truth('x or y and z', ['y'])
#> truth('not (p or q)', [])
#> truth('(a or b) and (c or not a)', ['a', 'b'])
#> truth('m or', ['m'])
# %%
class Inbox:
    def __init__(self, rules):
        self.rules = rules
        self.folders = {'main': []}

    def receive(self, mail):
        for word, folder in self.rules:
            if word in mail.lower():
                self.folders.setdefault(folder, []).append(mail)
                return folder
        self.folders['main'].append(mail)
        return 'main'


class SmartInbox(Inbox):
    def receive(self, mail):
        folder = super().receive(mail)
        if folder == 'main' and mail.isupper():
            self.folders['main'].pop()
            self.folders.setdefault('loud', []).append(mail)
            return 'loud'
        return folder


def sort_mail(mails, rules, smart):
    box = SmartInbox(rules) if smart else Inbox(rules)
    trail = [box.receive(m)[0] for m in mails]
    return ''.join(trail), {k: len(v) for k, v in box.folders.items()}
#> sort_mail(['Hi mum', 'SALE NOW', 'HEY'], [('sale', 'ads')], True)
#> sort_mail([], [], False)
#> sort_mail(['HEY', 'you'], [], False)
#> sort_mail(['bill 1', 'Bill 2', 'sale bill'], [('sale', 'ads'), ('bill', 'pay')], True)
#> sort_mail(['ABC', 'DEF'], [('z', 'zoo')], True)
# %%
class Date:
    DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

    def __init__(self, month, day):
        self.month, self.day = month, day

    def __add__(self, n):
        m, d = self.month, self.day + n
        while d > self.DAYS[m - 1]:
            d -= self.DAYS[m - 1]
            m = m % 12 + 1
        return Date(m, d)

    def __le__(self, other):
        return (self.month, self.day) <= (other.month, other.day)

    def __repr__(self):
        return f'{self.day}.{self.month}.'


class Solution:
    def doses(self, start, every, last):
        d, end = Date(*start), Date(*last)
        plan = []
        while d <= end and len(plan) < 8:
            plan.append(d)
            d = d + every
        return str(plan)
#> Solution().doses((1, 25), 5, (2, 10))
#> Solution().doses((3, 3), 1, (3, 2))
#> Solution().doses((12, 20), 7, (12, 31))
#> Solution().doses((2, 27), 2, (3, 5))
#> Solution().doses((6, 1), 45, (9, 30))
# %%
class Pile:
    def __init__(self, n):
        self.n = n

    def moves(self):
        for k in (1, 3, 4):
            if k <= self.n:
                yield Pile(self.n - k)

    def winning(self, memo):
        if self.n not in memo:
            memo[self.n] = any(not p.winning(memo) for p in self.moves())
        return memo[self.n]


def losing_piles(top):
    memo = {}
    lost = [n for n in range(top + 1) if not Pile(n).winning(memo)]
    return lost, len(memo)
#> losing_piles(4)
#> losing_piles(0)
#> losing_piles(9)
#> losing_piles(2)
#> losing_piles(7)
# %%
class Edge:
    def __init__(self, a, b, km):
        self.a, self.b, self.km = a, b, km

    def __lt__(self, other):
        return self.km < other.km

    def ends(self):
        return self.a, self.b


class Solution:
    def cheapRoads(self, towns, roads):
        group = {t: t for t in towns}
        built, total = [], 0
        for e in sorted(Edge(*r) for r in roads):
            a, b = (group[x] for x in e.ends())
            if a == b:
                continue
            for t in towns:
                if group[t] == b:
                    group[t] = a
            built.append(e.a + e.b)
            total += e.km
        alone = len(towns) - 1 - len(built)
        return built, total, alone
#> Solution().cheapRoads('ABC', [('A', 'B', 4), ('B', 'C', 2), ('A', 'C', 3)])
#> Solution().cheapRoads('X', [])
#> Solution().cheapRoads('PQ', [])
#> Solution().cheapRoads('KLMN', [('K', 'L', 1), ('M', 'N', 1), ('L', 'M', 9), ('K', 'N', 8)])
#> Solution().cheapRoads('UVW', [('U', 'V', 5), ('V', 'U', 3)])
# %%
class Gradebook:
    def __init__(self, **weights):
        self.weights = weights
        self.marks = {k: [] for k in weights}

    def __setitem__(self, kind, mark):
        if kind not in self.marks:
            raise KeyError(kind)
        self.marks[kind].append(mark)

    @property
    def final(self):
        total = used = 0
        for kind, w in self.weights.items():
            if self.marks[kind]:
                total += w * sum(self.marks[kind]) / len(self.marks[kind])
                used += w
        return round(total / used, 1) if used else None


def final_mark(entries, test, quiz):
    book = Gradebook(test=test, quiz=quiz)
    unknown = []
    for kind, mark in entries:
        try:
            book[kind] = mark
        except KeyError as e:
            unknown.append(e.args[0])
    return book.final, unknown
#> final_mark([('test', 80), ('quiz', 90), ('quiz', 70)], 2, 1)
#> final_mark([], 1, 1)
#> final_mark([('essay', 100)], 3, 2)
#> final_mark([('quiz', 55), ('oral', 1), ('quiz', 60)], 4, 1)
#> final_mark([('test', 33), ('test', 34), ('quiz', 100)], 9, 1)
# %%
class ListNode:
    def __init__(self, val=0, next=None):
        self.val = val
        self.next = next


class Solution:
    def subtract(self, a, b):
        x, y = self.digits(a), self.digits(b)
        head = None
        borrow = 0
        while x or y:
            d = (x.val if x else 0) - (y.val if y else 0) - borrow
            borrow = 1 if d < 0 else 0
            head = ListNode(d + 10 * borrow, head)
            x = x.next if x else None
            y = y.next if y else None
        if borrow:
            return '-' + self.subtract(b, a)
        return self.text(head)

    def digits(self, s):
        head = None
        for ch in s:
            head = ListNode(int(ch), head)
        return head

    def text(self, node):
        while node and node.next and node.val == 0:
            node = node.next
        out = ''
        while node:
            out += str(node.val)
            node = node.next
        return out
#> Solution().subtract('52', '17')
#> Solution().subtract('', '')
#> Solution().subtract('100', '1')
#> Solution().subtract('7', '12')
#> Solution().subtract('5005', '5005')
# %%
class Mask:
    def __init__(self, shown=2, fill='*'):
        self.shown, self.fill = shown, fill

    def apply(self, text):
        hidden = max(0, len(text) - self.shown)
        return self.fill * hidden + text[hidden:]


class EmailMask(Mask):
    def apply(self, text):
        user, at, host = text.partition('@')
        return super().apply(user) + at + host


class PhoneMask(Mask):
    def __init__(self):
        super().__init__(shown=3, fill='#')

    def apply(self, text):
        digits = ''.join(c for c in text if c.isdigit())
        return super().apply(digits)


def hide(records):
    out = []
    for rec in records:
        if '@' in rec:
            mask = EmailMask()
        elif rec[:1] == '+':
            mask = PhoneMask()
        else:
            mask = Mask(1)
        out.append(mask.apply(rec))
    return out
#> hide(['anna@site.org', '+44 123 456', 'secret'])
#> hide([])
#> hide(['', 'x'])
#> hide(['a@b', '@host', '+1'])
#> hide(['pin42', 'jo.doe@x.y'])
# %%
class Population:
    def __init__(self, rabbits, foxes):
        self.rabbits, self.foxes = rabbits, foxes

    def __iter__(self):
        while self.rabbits > 0 and self.foxes > 0:
            yield self.rabbits, self.foxes
            eaten = min(self.rabbits, self.foxes * 3)
            self.rabbits = (self.rabbits - eaten) * 3 // 2
            self.foxes = self.foxes - self.foxes // 4 + eaten // 6


class Solution:
    def ecosystem(self, rabbits, foxes, years):
        pop = Population(rabbits, foxes)
        log = []
        for state in pop:
            log.append(state)
            if len(log) == years:
                return log, 'stable'
        end = 'no rabbits' if pop.rabbits <= 0 else 'no foxes'
        return log, end
#> Solution().ecosystem(40, 4, 4)
#> Solution().ecosystem(0, 5, 3)
#> Solution().ecosystem(10, 10, 5)
#> Solution().ecosystem(100, 2, 5)
#> Solution().ecosystem(7, 0, 1)
# %%
class Rail:
    def __init__(self, n):
        self.rows = [''] * n
        self.at, self.step = 0, 1

    def put(self, ch):
        self.rows[self.at] += ch
        if len(self.rows) == 1:
            return
        if self.at + self.step in (-1, len(self.rows)):
            self.step = -self.step
        self.at += self.step


def zigzag(text, n):
    rail = Rail(n)
    for ch in text:
        if ch != ' ':
            rail.put(ch)
    return '|'.join(rail.rows)
#> zigzag('we are here', 3)
#> zigzag('', 2)
#> zigzag('abc', 1)
#> zigzag('discovered', 4)
#> zigzag('a b c d e', 2)
# %%
class TreeNode:
    def __init__(self, val=0, left=None, right=None):
        self.val = val
        self.left = left
        self.right = right


class Solution:
    def build(self, pre, ino):
        if not pre:
            return None
        root = TreeNode(pre[0])
        k = ino.index(pre[0])
        root.left = self.build(pre[1:k + 1], ino[:k])
        root.right = self.build(pre[k + 1:], ino[k + 1:])
        return root

    def rebuilt(self, pre, ino):
        try:
            root = self.build(pre, ino)
        except ValueError:
            return 'impossible'
        out = []

        def post(node, depth):
            if node:
                post(node.left, depth + 1)
                post(node.right, depth + 1)
                out.append(f'{node.val}{depth}')

        post(root, 0)
        return ' '.join(out)
#> Solution().rebuilt('abc', 'bac')
#> Solution().rebuilt('', '')
#> Solution().rebuilt('xyz', 'zyx')
#> Solution().rebuilt('ab', 'cb')
#> Solution().rebuilt('mknlpo', 'knmpol')
# %%
class Bike:
    def __init__(self, id, station):
        self.id, self.station = id, station
        self.km = 0


class Network:
    def __init__(self, where):
        self.bikes = [Bike(i, s) for i, s in enumerate(where)]

    def ride(self, a, b):
        here = [bike for bike in self.bikes if bike.station == a]
        if not here:
            return None
        bike = min(here, key=lambda k: k.km)
        bike.station = b
        bike.km += abs(b - a)
        return bike.id


def bike_day(where, rides):
    net = Network(where)
    used = [net.ride(a, b) for a, b in rides]
    service = [b.id for b in net.bikes if b.km > 5]
    return used, service
#> bike_day([0, 0, 3], [(0, 4), (0, 3), (3, 0)])
#> bike_day([], [(1, 2)])
#> bike_day([2], [(2, 9), (9, 2), (5, 1)])
#> bike_day([1, 1], [])
#> bike_day([4, 4, 4], [(4, 1), (1, 4), (4, 0), (4, 0)])
# %%
class Formatter:
    def __init__(self, indent=0):
        self.indent = indent

    def show(self, value):
        method = getattr(self, 'show_' + type(value).__name__, str)
        return method(value)

    def show_list(self, value):
        return '(' + ' '.join(self.show(v) for v in value) + ')'

    def show_dict(self, value):
        return '<' + ' '.join(f'{k}={self.show(v)}' for k, v in value.items()) + '>'

    def show_bool(self, value):
        return 'yes' if value else 'no'

    def show_NoneType(self, value):
        return '~' if value is None else '!'


class Solution:
    def render(self, data):
        text = Formatter().show(data)
        return text, text.count('(') + text.count('<')
#> Solution().render([1, True, None])
#> Solution().render({})
#> Solution().render({'a': [1, 2], 'b': {'c': False}})
#> Solution().render('plain')
#> Solution().render([[], [[]], {'k': None}])
# %%
class Pipe:
    def __init__(self, src, dst, cap):
        self.src, self.dst, self.cap = src, dst, cap
        self.used = 0

    @property
    def room(self):
        return self.cap - self.used


class Network:
    def __init__(self, pipes):
        self.pipes = [Pipe(*p) for p in pipes]

    def push(self, node, goal, amount, path):
        if node == goal:
            return amount
        for p in self.pipes:
            if p.src == node and p.room and p.dst not in path:
                sent = self.push(p.dst, goal, min(amount, p.room), path + [p.dst])
                if sent:
                    p.used += sent
                    return sent
        return 0


def water_flow(pipes, start, goal):
    net = Network(pipes)
    total = 0
    while True:
        sent = net.push(start, goal, 99, [start])
        if not sent:
            return total, [p.room for p in net.pipes]
        total += sent
#> water_flow([('s', 'a', 3), ('a', 't', 2)], 's', 't')
#> water_flow([], 's', 't')
#> water_flow([('s', 't', 4), ('s', 'b', 5), ('b', 't', 1)], 's', 't')
#> water_flow([('x', 'y', 2), ('y', 'x', 2)], 'x', 'z')
#> water_flow([('a', 'b', 3), ('a', 'c', 2), ('b', 'd', 2), ('c', 'd', 3)], 'a', 'd')
# %%
class Score:
    def __init__(self, games=0, points=0):
        self.games, self.points = games, points

    def point(self):
        return Score(self.games, self.points + 1)

    def game(self):
        return Score(self.games + 1)

    def reset(self):
        return Score(self.games)


class Match:
    def __init__(self):
        self.s = {'A': Score(), 'B': Score()}

    def rally(self, who):
        other = 'B' if who == 'A' else 'A'
        self.s[who] = self.s[who].point()
        mine, theirs = self.s[who].points, self.s[other].points
        if mine >= 4 and mine - theirs >= 2:
            self.s[who] = self.s[who].game()
            self.s[other] = self.s[other].reset()


class Solution:
    def scoreLine(self, rallies):
        m = Match()
        for who in rallies:
            m.rally(who)
        a, b = m.s['A'], m.s['B']
        if a.points == b.points and a.points >= 3:
            return f'{a.games}-{b.games} deuce'
        return f'{a.games}-{b.games} {a.points}:{b.points}'
#> Solution().scoreLine('AAAA')
#> Solution().scoreLine('')
#> Solution().scoreLine('ABABAB')
#> Solution().scoreLine('ABABABABBB')
#> Solution().scoreLine('BBBBA')
# %%
class Loader:
    def __init__(self, files):
        self.files = files
        self.loaded = []
        self.loading = []

    def load(self, name):
        if name in self.loaded:
            return
        if name in self.loading:
            raise RecursionError('>'.join(self.loading + [name]))
        self.loading.append(name)
        for dep in self.files.get(name, ''):
            self.load(dep)
        self.loading.pop()
        self.loaded.append(name)


def boot(files, start):
    loader = Loader(files)
    try:
        loader.load(start)
    except RecursionError as e:
        return f'cycle {e}'
    unused = [f for f in files if f not in loader.loaded]
    return ''.join(loader.loaded), unused
#> boot({'a': 'bc', 'b': 'c', 'c': ''}, 'a')
#> boot({}, 'm')
#> boot({'x': 'y', 'y': 'z', 'z': 'x'}, 'x')
#> boot({'p': 'q', 'q': '', 'r': 'p'}, 'q')
#> boot({'k': 'lm', 'l': 'm', 'm': 'n', 'o': ''}, 'k')
# %%
class Node:
    def __init__(self, val, next=None):
        self.val, self.next = val, next


class Solution:
    def mergeMany(self, rows):
        lists = [self.link(sorted(r)) for r in rows]
        if not lists:
            return []
        while len(lists) > 1:
            merged = []
            for i in range(0, len(lists), 2):
                pair = lists[i:i + 2]
                merged.append(self.merge(*pair) if len(pair) == 2 else pair[0])
            lists = merged
        return self.unique(lists[0])

    def link(self, vals):
        head = None
        for v in reversed(vals):
            head = Node(v, head)
        return head

    def merge(self, a, b):
        if not a or not b:
            return a or b
        if b.val < a.val:
            a, b = b, a
        a.next = self.merge(a.next, b)
        return a

    def unique(self, node):
        out = []
        while node:
            if not out or out[-1] != node.val:
                out.append(node.val)
            node = node.next
        return out
#> Solution().mergeMany([[3, 1], [2], [5, 1]])
#> Solution().mergeMany([])
#> Solution().mergeMany([[], []])
#> Solution().mergeMany([[4, 4, 4]])
#> Solution().mergeMany([[9, 7], [8], [], [7, 6]])
# %%
class Hash:
    def __init__(self, base, mod):
        self.base, self.mod = base, mod

    def of(self, text):
        h = 0
        for ch in text:
            h = (h * self.base + ord(ch)) % self.mod
        return h


class Bloom:
    def __init__(self, size):
        self.bits = 0
        self.hashes = [Hash(31, size), Hash(17, size)]

    def add(self, word):
        for h in self.hashes:
            self.bits |= 1 << h.of(word)

    def __contains__(self, word):
        return all(self.bits >> h.of(word) & 1 for h in self.hashes)


def false_alarms(words, probes, size):
    bloom = Bloom(size)
    for w in words:
        bloom.add(w)
    return [p for p in probes if p in bloom and p not in words], bloom.bits
#> false_alarms(['cat', 'dog'], ['cow', 'cat'], 7)
#> false_alarms([], ['x'], 5)
#> false_alarms(['ab'], ['ba', 'zz', 'q'], 2)
#> false_alarms(['sun', 'sea', 'sky'], ['sand', 'ice'], 11)
#> false_alarms(['m'], [], 13)
# %%
class Machine:
    def __init__(self, tape, rules):
        self.tape = dict(enumerate(tape))
        self.rules = rules
        self.head, self.state = 0, 'A'

    def step(self):
        symbol = self.tape.get(self.head, '_')
        action = self.rules.get(self.state + symbol)
        if action is None:
            return False
        write, move, self.state = action
        self.tape[self.head] = write
        self.head += 1 if move == '>' else -1
        return True

    def __str__(self):
        lo, hi = min(self.tape, default=0), max(self.tape, default=-1)
        return ''.join(self.tape.get(i, '_') for i in range(lo, hi + 1))


class Solution:
    def turing(self, tape, rules, limit):
        m = Machine(tape, rules)
        steps = 0
        while steps < limit and m.step():
            steps += 1
        return str(m), m.state, steps
#> Solution().turing('0110', {'A0': '1>A', 'A1': '0>A'}, 9)
#> Solution().turing('', {}, 3)
#> Solution().turing('111', {'A1': '1>A', 'A_': '1<B', 'B1': '1<B'}, 20)
#> Solution().turing('0', {'A0': '0<B', 'B_': 'x>A'}, 6)
#> Solution().turing('10', {'A1': '1>B', 'B0': '1<C', 'C1': '0>D'}, 10)
# %%
class Chef:
    def __init__(self, *skills):
        self.skills = skills
        self.busy_until = 0

    def can(self, dish):
        return dish in self.skills


class Kitchen:
    MINUTES = {'soup': 4, 'steak': 9, 'salad': 2}

    def __init__(self, chefs):
        self.chefs = chefs

    def cook(self, dish, now):
        able = [c for c in self.chefs if c.can(dish)]
        if not able:
            return None
        chef = min(able, key=lambda c: (c.busy_until, len(c.skills)))
        start = max(now, chef.busy_until)
        chef.busy_until = start + self.MINUTES[dish]
        return chef.busy_until


def evening(orders):
    kitchen = Kitchen([Chef('soup', 'salad'), Chef('steak'), Chef('salad', 'steak')])
    ready = {}
    for now, dish in orders:
        done = kitchen.cook(dish, now)
        ready.setdefault(dish, []).append(done)
    return ready
#> evening([(0, 'soup'), (1, 'salad'), (2, 'steak')])
#> evening([])
#> evening([(0, 'cake'), (0, 'soup')])
#> evening([(0, 'steak'), (0, 'steak'), (1, 'steak')])
#> evening([(5, 'salad'), (5, 'salad'), (6, 'salad'), (20, 'soup')])
# %%
class Solution:
    def playMancala(self, pits, moves):
        board = Mancala(pits)
        for m in moves:
            if not board.sow(m):
                return f'bad move {m}', board.pits
        return board.store, board.pits


class Mancala:
    def __init__(self, pits):
        self.pits = list(pits)
        self.store = 0

    def sow(self, i):
        if not 0 <= i < len(self.pits) or self.pits[i] == 0:
            return False
        stones, self.pits[i] = self.pits[i], 0
        at = i
        while stones:
            at += 1
            stones -= 1
            if at == len(self.pits):
                self.store += 1
                at = -1
            else:
                self.pits[at] += 1
        if at >= 0 and self.pits[at] == 1:
            self.store += 1
            self.pits[at] = 0
        return True
#> Solution().playMancala([2, 3, 1], [1])
#> Solution().playMancala([0, 0], [0])
#> Solution().playMancala([4, 4], [])
#> Solution().playMancala([1, 0, 3, 2], [0, 2, 3])
#> Solution().playMancala([6, 1], [0, 1, 5])
# %%
class Token:
    def __init__(self, kind, text):
        self.kind, self.text = kind, text

    def __repr__(self):
        return f'{self.kind}:{self.text}'


def scan(text):
    i = 0
    while i < len(text):
        ch = text[i]
        j = i + 1
        if ch.isspace():
            i = j
            continue
        if ch.isalpha():
            while j < len(text) and text[j].isalnum():
                j += 1
            yield Token('w', text[i:j])
        elif ch.isdigit():
            while j < len(text) and text[j].isdigit():
                j += 1
            yield Token('n', text[i:j])
        else:
            yield Token('p', ch)
        i = j


def summarize(text):
    toks = list(scan(text))
    kinds = ''.join(t.kind for t in toks)
    longest = max(toks, key=lambda t: len(t.text), default=None)
    return kinds, repr(longest)
#> summarize('x1 = 42;')
#> summarize('')
#> summarize('foo(bar,7)')
#> summarize('  9a9 ')
#> summarize('!!')
# %%
class Seat:
    def __init__(self, no):
        self.no = no
        self.taken = []

    def free(self, a, b):
        return all(b <= x or y <= a for x, y in self.taken)

    def wasted(self, a):
        ends = [y for x, y in self.taken if y <= a]
        return a - max(ends, default=0)


class Coach:
    def __init__(self, n):
        self.seats = [Seat(i + 1) for i in range(n)]

    def book(self, a, b):
        free = [s for s in self.seats if s.free(a, b)]
        if not free:
            return 0
        seat = min(free, key=lambda s: (s.wasted(a), s.no))
        seat.taken.append((a, b))
        return seat.no


class Solution:
    def sellSeats(self, n, trips):
        coach = Coach(n)
        tickets = [coach.book(a, b) for a, b in trips]
        used = sum(b - a for s in coach.seats for a, b in s.taken)
        return tickets, used
#> Solution().sellSeats(2, [(0, 3), (1, 4), (3, 5)])
#> Solution().sellSeats(0, [(0, 1)])
#> Solution().sellSeats(1, [])
#> Solution().sellSeats(1, [(2, 4), (0, 2), (3, 6), (4, 5)])
#> Solution().sellSeats(3, [(0, 9), (0, 2), (2, 6), (6, 9)])
# %%
class Bacteria:
    def __init__(self, size, strong=False):
        self.size = size
        self.strong = strong

    def feed(self, food):
        self.size += food // (2 if self.strong else 1)
        if self.size >= 8:
            half = self.size // 2
            self.size -= half
            return Bacteria(half, not self.strong)
        return None


def culture(sizes, meals):
    dish = [Bacteria(s) for s in sizes]
    for meal in meals:
        share = meal // len(dish) if dish else 0
        babies = [b.feed(share) for b in dish]
        dish += [b for b in babies if b]
    return [b.size if b.strong else -b.size for b in dish]
#> culture([3, 6], [6, 8])
#> culture([], [10])
#> culture([7], [])
#> culture([4], [4, 8, 9])
#> culture([1, 1, 1], [2, 30])
# %%
class Lazy:
    def __init__(self, f):
        self.f = f
        self.done = False

    def get(self):
        if not self.done:
            self.value = self.f()
            self.done = True
        return self.value


class Solution:
    def lazyTable(self, n, ask):
        made = []

        def cell(i):
            def compute():
                made.append(i)
                if i < 2:
                    return i + 1
                return table[i - 1].get() * 2 - table[i // 2].get()
            return Lazy(compute)

        table = [cell(i) for i in range(n)]
        answers = [table[a].get() for a in ask if a < n]
        return answers, made
#> Solution().lazyTable(5, [4, 2])
#> Solution().lazyTable(0, [1])
#> Solution().lazyTable(3, [])
#> Solution().lazyTable(7, [1, 6])
#> Solution().lazyTable(4, [3, 9, 0])
# %%
class Person:
    def __init__(self, name, born):
        self.name, self.born = name, born
        self.parent = None

    @property
    def generation(self):
        return 0 if self.parent is None else self.parent.generation + 1

    def heirs(self, family):
        kids = sorted((p for p in family if p.parent is self), key=lambda p: p.born)
        for k in kids:
            yield k.name
            yield from k.heirs(family)


def succession(rows):
    family = []
    for name, born, parent in rows:
        p = Person(name, born)
        p.parent = next((f for f in family if f.name == parent), None)
        family.append(p)
    if not family:
        return None
    line = list(family[0].heirs(family))
    return line, max(p.generation for p in family)
#> succession([('Rex', 1900, ''), ('Ana', 1930, 'Rex'), ('Bob', 1925, 'Rex')])
#> succession([])
#> succession([('Solo', 1, 'x')])
#> succession([('K', 1, ''), ('L', 20, 'K'), ('M', 40, 'L'), ('N', 30, 'K')])
#> succession([('P', 5, ''), ('Q', 6, 'nobody'), ('R', 30, 'Q')])
# %%
class Tile:
    def __init__(self, left, right):
        self.left, self.right = left, right

    def flip(self):
        return Tile(self.right, self.left)

    def __repr__(self):
        return f'{self.left}|{self.right}'


class Table:
    def __init__(self):
        self.line = []

    def place(self, tile):
        if not self.line:
            self.line.append(tile)
            return True
        for t in (tile, tile.flip()):
            if t.left == self.line[-1].right:
                self.line.append(t)
                return True
            if t.right == self.line[0].left:
                self.line.insert(0, t)
                return True
        return False


class Solution:
    def domino(self, tiles):
        table = Table()
        hand = [Tile(*t) for t in tiles]
        moved = True
        while moved:
            moved = False
            for t in hand[:]:
                if table.place(t):
                    hand.remove(t)
                    moved = True
        return ' '.join(map(repr, table.line)), len(hand)
#> Solution().domino([(1, 2), (4, 3), (2, 3)])
#> Solution().domino([])
#> Solution().domino([(6, 6)])
#> Solution().domino([(0, 1), (5, 5), (1, 0)])
#> Solution().domino([(2, 5), (3, 2), (5, 1), (4, 6)])
# %%
class Batcher:
    def __init__(self, limit):
        self.limit = limit
        self.batch, self.size = [], 0

    def offer(self, item):
        ready = None
        if self.batch and self.size + len(item) > self.limit:
            ready = self.close()
        self.batch.append(item)
        self.size += len(item)
        return ready

    def close(self):
        ready, self.batch, self.size = self.batch, [], 0
        return '+'.join(ready)


def batches(words, limit):
    b = Batcher(limit)
    for w in words:
        done = b.offer(w)
        if done is not None:
            yield done
    if b.batch:
        yield b.close()


def pack_words(text, limit):
    return list(batches(text.split(), limit))
#> pack_words('to be or not to be', 6)
#> pack_words('', 4)
#> pack_words('enormous a b', 3)
#> pack_words('one two three', 100)
#> pack_words('xx yy zz', 2)
# %%
class Rover:
    def __init__(self, rows):
        self.rows = rows
        self.fuel = 10
        self.samples = ''

    def cost(self, cell):
        return {'^': 3, '~': 2}.get(cell, 1)

    def visit(self, r, c):
        cell = self.rows[r][c]
        price = self.cost(cell)
        if price > self.fuel:
            return False
        self.fuel -= price
        if cell.isalpha():
            self.samples += cell
        return True


class SolarRover(Rover):
    def cost(self, cell):
        return 0 if cell == '*' else super().cost(cell)

    def visit(self, r, c):
        ok = super().visit(r, c)
        if ok and self.rows[r][c] == '*':
            self.fuel += 2
        return ok


class Solution:
    def explore(self, rows, solar):
        rover = SolarRover(rows) if solar else Rover(rows)
        for r, row in enumerate(rows):
            cols = range(len(row)) if r % 2 == 0 else range(len(row) - 1, -1, -1)
            for c in cols:
                if not rover.visit(r, c):
                    return rover.samples, f'stuck at {r},{c}'
        return rover.samples, rover.fuel
#> Solution().explore(['.a.', 'b~.'], False)
#> Solution().explore([], True)
#> Solution().explore(['^^^^'], False)
#> Solution().explore(['*^^', 'k^*', '..^'], True)
#> Solution().explore(['~~~', 'x*y'], False)
