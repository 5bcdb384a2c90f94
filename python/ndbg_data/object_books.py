"""Classes for `object_drills.py` whose objects keep accounts: of money, stock, votes, seats, times, words. `object_tables.py` explains the notation."""

BOOKS = r"""
%6 Wallet|Account|Bank|Ledger start=dsi2
.amounts = «dict($start)|$start|{**$start}|$start.copy()»
.log = []
.fees = 0
def add(k=key, n=1:40):
    .amounts[$k] = .amounts.get($k, 0) + $n
    «.log.append(($k, $n))|.log.append($k)|»
def spend(k=key, n=1:40) -> b:
    «if .amounts.get($k, 0) < $n:
        return False|if $k not in .amounts or .amounts[$k] < $n:
        .fees += «1|2|$m1»
        return False»
    .amounts[$k] -= $n
    «.log.append(('out', $k, $n))|.log.append(-$n)|»
    return True
def move(k=key, to=key, n=1:20) -> b:
    if not .spend($k, $n):
        return False
    .add($to, $n)
    return True
def total() -> i:
    return sum(.amounts.values())« - .fees|»
def best() -> v:
    return max(.amounts, key=«.amounts.get|lambda $c: .amounts[$c]|lambda $c: (.amounts[$c], $c)», default=None)
def last() -> v:
    return .log[-1] if .log else None
def close(k=key) -> v:
    $n = .amounts.pop($k, 0)
    .fees += $n % «10|7|5»
    return $n
%6 Stock|Inventory|Shop|Store start=dsi2 price=2:9
.stock = «dict($start)|$start»
.price = $price
.orders = []
.income = 0
def supply(k=key, n=1:9):
    .stock[$k] = .stock.get($k, 0) + $n
    «.serve()|if .orders and .orders[0][0] == $k:
        .serve()|»
def serve() -> i:
    $a = 0
    while .orders and .stock.get(.orders[0][0], 0) >= .orders[0][1]:
        $s, $n = .orders.pop(0)
        .stock[$s] -= $n
        .income += $n * .price
        $a += 1
    return $a
!def order(k=key, n=1:9) -> b:
    if .stock.get($k, 0) < $n:
        .orders.append(($k, $n))
        return False
    .stock[$k] -= $n
    .income += .price * $n
    return True
def raised(n=1:4) -> i:
    .price += $n
    return .price
def missing() -> v:
    return «[$s for $s, $n in .orders]|{$s: $n for $s, $n in .orders if $n > .stock.get($s, 0)}|sum($n for $s, $n in .orders)»
def worth() -> i:
    return sum(.stock.values()) * .price «+|-» .income
%5 Tally|Counts|Votes|Survey keep=1:3
.counts = {}
.order = []
.keep = $keep
def vote(k=key):
    if $k not in .counts:
        .order.append($k)
        .counts[$k] = 0
    .counts[$k] += «1|1|.keep|len(.order)»
def top() -> v:
    $s = None
    for $t in .order:
        if $s is None or .counts[$t] > .counts[$s]:
            $s = $t
    return $s
def take(k=key) -> i:
    if .counts.get($k, 0) == 0:
        return 0
    .counts[$k] -= 1
    if not .counts[$k]:
        .order.remove($k)
        del .counts[$k]
    return .counts.get($k, -1)
def rank(k=key) -> i:
    «if $k not in .counts:
        return 0
    return 1 + sum($n > .counts[$k] for $n in .counts.values())|$xs = sorted(.counts, key=lambda $s: (-.counts[$s], $s))
    return $xs.index($k) if $k in $xs else -1»
def first() -> v:
    return .order[:.keep]
def merge(d=dsi2):
    for $s in $d:
        .vote($s)
        .counts[$s] += $d[$s]
%6 Length|Money|Weight|Sum value=1:40
class .rates = «{'a': 2, 'b': 5}|{'a': 1, 'b': 10, 'c': 3}|{'b': 4}»
class .base = «0|1|$m1»
.value = $value
.unit = 'a'
def to(s=a/b/c) -> i:
    $n = .rates.get($s, .base)
    .unit = $s
    .value «= .value * $n|+= $n|-= $n|//= max($n, 1)»
    return .value
@classmethod
def tune(s=a/b/c, n=1:9) -> i:
    cls.@rates[$s] = «cls.@rates.get($s, cls.@base) + $n|$n|$n + cls.@base»
    return «len(cls.@rates)|cls.@rates[$s]|sum(cls.@rates.values())»
@classmethod
def rebase(n=0:5):
    cls.@base = «$n|cls.@base + $n|max(cls.@base, $n)»
@classmethod
def of(s=key) -> o:
    return cls(len($s) «* 2|+ cls.@base|»)
@staticmethod
def least(a=1:20, b=1:20) -> i:
    return «min($a, $b)|abs($a - $b)|$a % $b»
def worth() -> i:
    return .value * .rates.get(.unit, .base)
def near(n=1:40) -> b:
    return «abs(.value - $n) < 10|.least(.value, $n) <= .base + 5|.worth() > $n»
%6 Ticket|Item|Guest|Order name=key
class .known = {}
class .made = 0
.name = $name
.no = $C.@made
!def start() -> i:
    $C.@made += 1
    $C.@known[.name] = $C.@made«| + .no| * 10»
    return .no
@classmethod
def find(k=key) -> v:
    «return cls.@known.get($k)|if $k not in cls.@known:
        return None
    return cls.@known[$k]|return cls.@known[$k] if $k in cls.@known else cls.@made»
@classmethod
def all() -> v:
    return «sorted(cls.@known)|list(cls.@known.values())|(cls.@made, len(cls.@known))»
@staticmethod
def code(n=1:30) -> v:
    return «f'{$n:03d}'|'#' + str($n)|$n % $m1 + 1|chr(97 + $n % 26)»
def rename(s=key) -> v:
    $x = .known.pop(.name, None)
    .name = $s
    .known[$s] = $x
    return $x
def late() -> i:
    return .made - .no
def tag() -> v:
    return «f'{.name}-{.no}'|.code(.no)|(.name[0], .made)»
%5 Scores|Board|Results|Grades best=1:3
.scores = «{}|defaultdict(list)»
.best = $best
.last = None
def add(k=key, n=0:9):
    «if $k not in .scores:
        .scores[$k] = []
    .scores[$k].append($n)|.scores.setdefault($k, []).append($n)|.scores[$k] = .scores.get($k, []) + [$n]»
    .last = $k
def mean(k=key) -> i:
    $xs = .scores.get($k)
    return «sum($xs) // len($xs)|round(sum($xs) / len($xs), 1)» if $xs else 0
def total(k=key) -> i:
    return sum(sorted(.scores.get($k, []))[-.best:])
def leader() -> v:
    return max(.scores, key=«.total|lambda $s: .total($s)|lambda $s: len(.scores[$s])», default=None)
def fix(n=0:9) -> v:
    if .last is None:
        return None
    $xs = .scores[.last]
    $xs[-1] = $n
    return «$xs|.last|sum($xs)»
def worst(k=key) -> v:
    $xs = .scores.get($k, [])
    if $xs:
        $xs.remove(min($xs))
    return $xs
%5 Spans|Booking|Calendar|Ranges most=2:4
.spans = []
.most = $most
.refused = 0
def book(a=0:12, n=1:4) -> b:
    $b = $a + $n
    «if any($x < $b and $a < $y for $x, $y in .spans):
        .refused += 1
        return False|for $x, $y in .spans:
        if $x < $b and $a < $y:
            .refused += $n
            return False»
    .spans.append(($a, $b))
    .spans.sort()
    return True
def free(x=0:12) -> b:
    for $a, $b in .spans:
        if $a <= $x < $b:
            return False
    return True
def cancel(x=0:12) -> v:
    for $i, ($a, $b) in enumerate(.spans):
        if $a <= $x < $b:
            return .spans.pop($i)
    return None
def longest() -> i:
    return max(($b - $a for $a, $b in .spans), default=0)
def gap() -> i:
    if len(.spans) < 2:
        return 0
    return .spans[1][0] - .spans[0][1]
def over() -> b:
    return len(.spans) > .most« or .refused > 1|»
%4 Jobs|Tasks|Agenda first=key
.heap = [(«0|1|5», 0, $first)]
.seq = 0
.done = []
def add(s=key, n=0:5):
    .seq += 1
    «heappush(.heap, ($n, .seq, $s))|.heap.append(($n, .seq, $s))
    .heap.sort()|.heap = sorted([*.heap, ($n, .seq, $s)])»
def run() -> v:
    if not .heap:
        return None
    $n, $i, $s = «.heap.pop(0)|min(.heap)
    .heap.remove(($n, $i, $s))»
    .done.append($s)
    return $s
def later(n=1:3) -> i:
    .heap = [($a + $n, $i, $s) for $a, $i, $s in .heap]
    return .heap[0][0] if .heap else -1
def waiting(s=key) -> b:
    return any($t == $s for _, _, $t in .heap)
def again() -> v:
    if .done:
        .add(.done.pop(), .seq)
    return .seq
%4 Seats|Hall|Train n=4:6
.seats = [None] * $n
.queue = []
def sit(k=key) -> i:
    for $i, $x in enumerate(.seats):
        if $x is None:
            .seats[$i] = $k
            return $i
    .queue.append($k)
    return -1
def leave(i=0:4) -> v:
    $i %= len(.seats)
    $s, .seats[$i] = .seats[$i], None
    if .queue:
        .seats[$i] = .queue.pop(0)
    return $s
def where(k=key) -> i:
    return .seats.index($k) if $k in .seats else «-1|len(.queue)»
def fill(k=key):
    while None in .seats[:«2|3»]:
        .sit($k)
def swap(i=0:3, j=0:3):
    .seats[$i], .seats[$j] = .seats[$j], .seats[$i]
def empty() -> i:
    return .seats.count(None)
%4 Vending|Till|Machine price=3:9
.price = $price
.paid = 0
.coins = {1: «2|3», 2: «1|2», 5: 1}
.sold = []
def insert(n=1/2/5) -> i:
    $n = int($n)
    .paid += $n
    .coins[$n] += 1
    return .paid
def change() -> v:
    $out = []
    for $n in (5, 2, 1):
        while .paid >= $n and .coins[$n]:
            .coins[$n] -= 1
            .paid -= $n
            $out.append($n)
    return $out
def buy(k=key) -> b:
    if .paid < .price:
        return False
    .paid -= .price
    .sold.append($k)
    return True
def bought() -> v:
    return .sold[-1] if .sold else None
def cash() -> i:
    return sum($a * $b for $a, $b in .coins.items())
def sale(n=1:2):
    .price = max(1, .price - $n)
%4 Trie|Index|Words word=key
.root = {}
.words = 0
.first = $word
!def add(s=key3) -> b:
    $d = .root
    for $c in $s:
        «$d = $d.setdefault($c, {})|if $c not in $d:
            $d[$c] = {}
        $d = $d[$c]»
    if '$' in $d:
        return False
    $d['$'] = «1|$s|.words»
    .words += 1
    return True
def has(s=key3) -> b:
    $d = .root
    for $c in $s:
        if $c not in $d:
            return False
        $d = $d[$c]
    return '$' in $d
def starts(c=a/b/c) -> v:
    return «list(.root.get($c, {}))|sorted(.root)|len(.root.get($c, ()))»
def more() -> b:
    return .add(.first[:2])
"""
