"""Classes for `object_drills.py`: what their objects hold, and what may be done with them. The programs that use them are put together there.

`%weight Name|Name parameter=values …` begins a class, then come the attributes that `__init__` sets (`class .x = …` is one of the class itself) and
methods: `def name(parameter=values) -> what it gives => how it is called:`, i a number, b a truth, v anything. A few of the methods stand in a
program, with those that they call. `.x` is `self.x` and `.@x` the same attribute of something else, under any name; «a|b» is one of them, also one
within another; $x, $?x, $+x and values as in `frame_tables.py`.
"""

CLASSES = r"""
%6 Stash|Buffer|Queue|Tray cap=2:3
.items = «[]|[]|[$k1]»
.cap = «$cap|$cap|$cap + 1»
.lost = «0|0|[]»
def push(x=i):
    if len(.items) «==|>=» .cap:
        $y = .items.pop(«0|0|»)
        «.lost = $y|.lost = [$y]|.lost = ($y, $x)»
    .items.append($x)
def pop() -> v:
    if not .items:
        return «None|-1|0»
    return .items.pop()
def peek(i=0:3) -> v:
    «$n = len(.items)
    return .items[$i % $n] if $n else None|return .items[$i] if $i < len(.items) else .lost|if $i >= len(.items):
        return «None|-1|.cap»
    return .items[-1 - $i]»
def room() -> i:
    return .cap - len(.items)
def full() -> b:
    return «.room() == 0|len(.items) == .cap|not .room()»
def swap(x=i) -> v:
    $y = .pop()
    .push($x)
    return $y
def grow(n=1:2):
    .cap += $n
    «.lost = .cap|return self|»
def total() -> i:
    return sum(.items)« * .cap| + .cap|»
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
%6 Groups|Batches|Rows|Blocks size=2:3
.groups = [[]]
.size = $size
.closed = 0
def add(x=i):
    «if len(.groups[-1]) == .size:
        .groups.append([])
    .groups[-1].append($x)|.groups[-1].append($x)
    if len(.groups[-1]) >= .size:
        .groups.append([])
        .closed += 1|if not .groups[-1] or .groups[-1][-1] «<=|<|!=» $x:
        .groups[-1].append($x)
    else:
        .groups.append([$x])»
def cut() -> b:
    if not .groups[-1]:
        return False
    .groups.append([])
    .closed += 1
    return True
def drop() -> v:
    «if not .groups[-1]:
        .groups.pop()
        «if not .groups:
            .groups.append([])|.groups = .groups or [[]]»
    return .groups[-1].pop() if .groups[-1] else None|$xs = .groups.pop(0)
    if not .groups:
        .groups.append([])
    return $xs»
def put(i=0:2, x=i):
    .groups[$i % len(.groups)].append($x)
def best() -> i:
    return max(«sum($xs)|len($xs)» for $xs in .groups)
def join() -> v:
    «if len(.groups) > 1:
        $xs = .groups.pop()
        .groups[-1].extend($xs)
    return len(.groups)|if len(.groups) < 2:
        return .groups[0]
    .groups[-2:] = [.groups[-2] + .groups[-1]]
    return .groups[-1]»
def turn():
    «.groups[-1].reverse()|.groups = .groups[::-1]|.groups[0], .groups[-1] = .groups[-1], .groups[0]»
%6 Machine|Flow|Automaton start=idle/idle/on
.state = $start
.rules = «[('idle', 'a', 'on'), ('on', 'b', 'off'), ('on', '*', 'on'), ('off', 'a', 'idle')]|[('idle', 'b', 'on'), ('on', 'a', 'idle'), ('on', 'c', 'off'), ('off', '*', 'idle')]|[('idle', 'a', 'on'), ('on', 'c', 'on'), ('idle', 'c', 'off'), ('off', 'b', 'on')]»
.path = [$start]
.stuck = 0
def feed(c=a/b/c/a) -> b:
    for $s, $t, $o in .rules:
        if $s == .state and $t in ($c, '*'):
            .state = $o
            «.path.append($o)|.path.append($c)|.path += [$o]»
            return True
    .stuck += 1
    return False
def back() -> v:
    if len(.path) > 1:
        .path.pop()
        .state = .path[-1]
    return .state
def reset():
    .state = «.path[0]|'idle'|.rules[0][0]»
    .path = [.state]
def learn(c=b/c/d):
    .rules.«append((.state, $c, 'idle'))|insert(0, (.state, $c, 'off'))|insert(1, ('off', $c, .state))»
def seen(s=on/off/idle) -> i:
    return .path.count($s)« - .stuck|»
def done() -> b:
    return .state == «'off'|'on'|.path[0]»
%5 Wheel|Timer|Ring|Scheduler n=3:4
.slots = [[] for _ in range($n)]
.at = 0
.fired = «[]|0»
def plan(s=key, i=0:5):
    .slots[(.at + $i) % len(.slots)].append($s)
def tick() -> v:
    $out = .slots[.at]
    .slots[.at] = []
    .at = (.at + 1) % len(.slots)
    «.fired = $out|.fired = .at|»
    return $out
def skip(i=1:3):
    .at = (.at + $i) % len(.slots)
def drop(s=key) -> i:
    $n = 0
    for $out in .slots:
        if $s in $out:
            $out.remove($s)
            $n += 1
    return $n
def next() -> i:
    for $i in range(len(.slots)):
        if .slots[(.at + $i) % len(.slots)]:
            return $i
    return -1
def load() -> i:
    return «sum(map(len, .slots))|max(len($out) for $out in .slots)|len(.slots[.at])»
%5 Pager|Pages|Listing items=some per=2:3
.items = «$items|list($items)|sorted($items)»
.per = $per
.page = 0
def pages() -> i:
    return «-(-len(.items) // .per)|(len(.items) + .per - 1) // .per»
def current() -> v:
    $i = .page * .per
    return .items[$i:$i + .per]
def forward() -> b:
    if .page + 1 >= .pages():
        return False
    .page += 1
    return True
def back() -> b:
    if .page == 0:
        return False
    .page -= 1
    return True
!def add(x=i):
    .items.«append($x)|insert(0, $x)|insert(.page, $x)»
def resize(n=1:3) -> v:
    $x = .page * .per
    .per = $n
    .page = $x // $n
    return .current()
def find(x=pick) -> i:
    return .items.index($x) // .per if $x in .items else -1
%6 Robot|Rover|Turtle|Ant x=0:4 y=0:4
.x = $x
.y = $y
.facing = «'N'|'E'|'S'»
.trail = «[($x, $y)]|[]|{}»
def turn(c=L/R):
    $s = 'NESW'
    .facing = $s[($s.index(.facing) + (1 if $c == 'R' else «-1|3»)) % 4]
!def step(n=1:3) -> v:
    if .facing in 'NS':
        .y += $n if .facing == 'N' else -$n
    else:
        .x += $n if .facing == 'E' else -$n
    return (.x, .y)
def mark() -> b:
    «$p = .x, .y
    if $p in .trail:
        return False
    .trail = [*.trail, $p]|if (.x, .y) in .trail:
        return False
    .trail = list(.trail) + [(.x, .y)]»
    return True
def run(t=moves):
    for $c in $t:
        «if $c == 'F':
            .step(1)
        else:
            .turn($c)|.step(«1|2») if $c == 'F' else .turn($c)»
def away() -> i:
    return abs(.x) «+|-» abs(.y)
def jump(x=0:6, y=0:6) -> v:
    $n = .away()
    .x, .y = $x, «$y|.y + $y|.x»
    return .away() - $n
def been() -> v:
    return «len(.trail)|sorted(.trail)|(.x, .y) in .trail»
%6 Cache|Memory|Recent cap=2:3
.data = {}
.order = []
.cap = $cap
.hits = 0
def get(k=key) -> v:
    if $k not in .data:
        «.hits -= 1
        |»return «-1|None|0»
    «.hits += 1
    |».order.remove($k)
    .order.append($k)
    return .data[$k]
!def put(k=key, x=i):
    if $k in .data:
        .order.remove($k)
    elif len(.order) == .cap:
        «$s = .order.pop(0)
        del .data[$s]|.data.pop(.order.pop(0))|del .data[.order.pop(«0|»)]»
    .data[$k] = $x
    .order.append($k)
def oldest() -> v:
    return .order[0] if .order else None
def bump(k=key, n=1:9) -> v:
    $x = .data.get($k, 0) + $n
    .put($k, $x)
    return «$x|.oldest()|len(.data)»
def forget(k=key) -> b:
    if $k in .order:
        .order.remove($k)
        return .data.pop($k) «> $k1|< $k1|!= 0»
    return False
def state() -> v:
    return «[(.data[$s], $s) for $s in .order]|(.hits, .order[-1:])|list(.data.items())»
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
%6 Editor|History|Doc|Undo start=0:9
.value = $start
.done = []
.undone = []
def set(x=i):
    .done.append(.value)
    .value = $x
    «.undone.clear()|.undone = []»
def add(n=1:9):
    .set(.value + $n)
def undo() -> v:
    if not .done:
        return «.value|None|False»
    .undone.append(.value)
    .value = .done.pop()
    return .value
def redo() -> v:
    if .undone:
        .done.append(.value)
        .value = .undone.pop()
    return .value
def twice() -> v:
    $a = .undo()
    return ($a, .undo())
def steps() -> i:
    return len(.done) «- len(.undone)|* 10 + len(.undone)»
def squash() -> i:
    if len(.done) > 1:
        .done[1:] = []
    return len(.done)
%5 Grid|Board|Matrix|Field h=2:3 w=2:3
.rows = [[«0|0|$i * $w + $j|$i + $j» for $j in range($w)] for $i in range($h)]
.h = $h
.w = $w
.marks = []
def put(i=0:2, j=0:2, x=1:9) -> b:
    if $i >= .h or $j >= .w:
        return False
    «.marks.append(($i, $j))
    |».rows[$i][$j] «=|+=» $x
    return True
def shift(i=0:2):
    $i %= .h
    .rows[$i] = .rows[$i]«[1:] + .rows[$i][:1]|[-1:] + .rows[$i][:-1]|[::-1]»
def swap(i=0:2, j=0:2):
    $i, $j = $i % .h, $j % .h
    .rows[$i], .rows[$j] = .rows[$j], .rows[$i]
def column(j=0:2) -> v:
    return [$xs[$j % .w] for $xs in .rows]
def flip():
    .rows = [list($xs) for $xs in zip(*.rows)]
    .h, .w = .w, .h
def around(i=0:2, j=0:2) -> i:
    $n = 0
    for $a, $b in «((0, 1), (1, 0))|((-1, 0), (0, -1))|((0, 1), (0, -1))»:
        if 0 <= $i + $a < .h and 0 <= $j + $b < .w:
            $n += .rows[$i + $a][$j + $b]
    return $n
def undo() -> v:
    if not .marks:
        return None
    $i, $j = .marks.pop()
    .rows[$i][$j] = 0
    return .rows[$i]
def total() -> i:
    return sum(«sum($xs)|max($xs)|$xs[0]|$xs[-1]» for $xs in .rows)
%6 Reader|Parser|Scanner|Lexer text=expr
.text = $text
.pos = 0
.found = []
!def peek() -> v:
    return .text[.pos] if .pos < len(.text) else ''
!def take() -> v:
    $c = .peek()
    .pos += 1
    return $c
def number() -> i:
    $n = 0
    while .peek().isdigit():
        $n = $n * 10 + int(.take())
    .found.append($n)
    return $n
def word() -> v:
    $i = .pos
    while .peek().isalpha():
        .pos += 1
    .found.append(.text[$i:.pos])
    return .text[$i:.pos]
def item() -> v:
    if .peek().isdigit():
        return .number()
    return «.word()|.take()|.word() or .take()»
def skip(c=+/-/*) -> b:
    if .peek() != $c:
        return False
    .pos += 1
    return True
def sum() -> i:
    $a = .number()
    while .peek() and .peek() in '+-':
        $a = $a + .number() if .take() == '+' else $a - .number()
    return $a
def rest() -> v:
    return «.text[.pos:]|len(.text) - .pos|(.pos, .found)»
%5 Typed|Line|Cursor text=word
.left = list($text)
.right = []
.kept = ''
def type(c=a/b/x/_):
    .left.append($c)
def back(n=1:3) -> v:
    $s = ''
    while .left and $n > 0:
        $s = .left.pop() + $s
        $n -= 1
    .kept = $s
    return $s
def move(n=-2:2):
    while $n < 0 and .left:
        .right.append(.left.pop())
        $n += 1
    while $n > 0 and .right:
        .left.append(.right.pop())
        $n -= 1
def paste():
    «for $c in .kept:
        .type($c)|.left.extend(.kept)|.left += list(.kept)»
def show() -> v:
    return ''.join(.left) + '|' + ''.join(«reversed(.right)|.right[::-1]»)
def swap() -> b:
    if not .left or not .right:
        return False
    .left[-1], .right[-1] = .right[-1], .left[-1]
    return True
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
%5 Graph|Network|Roads n=3:4
.links = «{$i: [] for $i in range($n)}|[[] for _ in range($n)]»
.n = $n
.edges = 0
def join(i=0:3, j=0:3) -> b:
    $i, $j = $i % .n, $j % .n
    if $i == $j or $j in .links[$i]:
        return False
    .links[$i].append($j)
    .links[$j].append($i)
    .edges += 1
    return True
def cut(i=0:3) -> i:
    $i %= .n
    for $j in .links[$i]:
        .links[$j].remove($i)
    $a = len(.links[$i])
    .links[$i] = []
    .edges -= $a
    return $a
def degree(i=0:3) -> i:
    return len(.links[$i % .n])
def reach(i=0:3) -> v:
    $xs = [$i % .n]
    for $j in $xs:
        for $x in .links[$j]:
            if $x not in $xs:
                $xs.append($x)
    return $xs
def busiest() -> i:
    return max(range(.n), key=«.degree|lambda $j: len(.links[$j])|lambda $j: (.degree($j), $j)»)
def pair(i=0:3, j=0:3) -> v:
    return [$x for $x in .links[$i % .n] if $x in .links[$j % .n]]
%5 Sets|Clusters|Union n=4:5
.root = list(range($n))
.sizes = [1] * $n
.count = $n
!def find(i=0:3) -> i:
    while .root[$i] != $i:
        «.root[$i] = .root[.root[$i]]
        |»$i = .root[$i]
    return $i
!def join(i=0:3, j=0:3) -> b:
    $a, $b = .find($i), .find($j)
    if $a == $b:
        return False
    «if .sizes[$a] < .sizes[$b]:
        $a, $b = $b, $a
    |».root[$b] = $a
    .sizes[$a] += .sizes[$b]
    .count -= 1
    return True
def same(i=0:3, j=0:3) -> b:
    return .find($i) == .find($j)
def size(i=0:3) -> i:
    return .sizes[.find($i)]
def largest() -> i:
    return max(.sizes[$j] for $j in range(len(.root)) if .root[$j] == $j)
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
%5 Line|Inbox|Desk first=0:9
.inbox = [$first]
.outbox = []
def push(x=i):
    .inbox.append($x)
def pour():
    if not .outbox:
        «while .inbox:
            .outbox.append(.inbox.pop())|.outbox, .inbox = .inbox[::-1], []|.outbox = list(reversed(.inbox))
        .inbox = []»
def pop() -> v:
    .pour()
    return .outbox.pop() if .outbox else «None|-1»
def front() -> v:
    «.pour()
    return .outbox[-1] if .outbox else 0|return .outbox[-1] if .outbox else .inbox[0] if .inbox else None»
def size() -> i:
    return len(.inbox) + len(.outbox)
def cycle(n=1:2):
    for $i in range($n):
        .push(.pop())
%5 Ring|Loop|Window|Tape n=3:4
.buf = [«0|None|0»] * $n
.head = 0
.count = 0
def write(x=i):
    .buf[(.head + .count) % len(.buf)] = $x
    if .count < len(.buf):
        .count += 1
    else:
        .head = (.head + 1) % len(.buf)
def read() -> v:
    if not .count:
        return None
    $x = .buf[.head]
    .head = (.head + 1) % len(.buf)
    .count -= 1
    return $x
def at(i=0:3) -> v:
    return .buf[(.head + $i) % len(.buf)] if $i < .count else «-1|None»
def all() -> v:
    return [.buf[(.head + $i) % len(.buf)] for $i in range(.count)]
def patch(i=0:3, x=i) -> v:
    $i = (.head + $i) % len(.buf)
    $y, .buf[$i] = .buf[$i], $x
    return $y
def __len__() -> i => len($o):
    return .count
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
%5 Stack|Pile|Tower base=0:20
.stack = [$base]
.lows = [$base]
def push(x=i):
    .stack.append($x)
    .lows.append(«min|max»($x, .lows[-1] if .lows else $x))
def pop() -> v:
    if not .stack:
        return None
    .lows.pop()
    return .stack.pop()
def low() -> v:
    return .lows[-1] if .lows else «None|0»
def add() -> v:
    if len(.stack) < 2:
        return False
    $a, $b = .pop(), .pop()
    .push(«$a + $b|$b - $a|$a * 2 - $b»)
    return .low()
def dup():
    .push(.stack[-1] if .stack else «0|1|$k1»)
def depth() -> i:
    return len(.stack)
def over(n=0:20) -> i:
    return sum($x > $n for $x in .stack)
%5 Vec|Point|Pair|Amount x=0:9 y=0:9
.x = $x
.y = $y
def __add__(p=self) -> o => $o + $p:
    return «$C|type(self)»(.x + $p.@x, .y «+ $p.@y|- $p.@y|+ $p.@y|»)
def __mul__(n=2:4) -> o => $o * $n:
    return $C(.x * $n, .y«| * $n| + $n»)
def __eq__(p=self) -> b => $o == $p:
    return .x == $p.@x and .y == $p.@y
def __lt__(p=self) -> b => $o < $p:
    return (.x, .y) < ($p.@x, $p.@y)
def __getitem__(i=0:1) -> i => $o[$i]:
    return .x if $i == 0 else .y
def shift(n=1:5, o=-2:2):
    .x += $n
    «.y += $o|.y = .x + $o|.x, .y = .y, .x»
def flip() -> o:
    return $C(.y, .x)
@property
def size() -> i:
    return abs(.x) + abs(.y)
def __iter__() -> v => list($o):
    yield .x
    yield .y
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
%5 Limiter|Gate|Door|Meter limit=1:3 span=3:6
.limit = $limit
.span = $span
.times = []
.now = 0
def wait(n=1:4):
    .now += $n
    «.times = [$y for $y in .times if .now - $y < .span]|while .times and .now - .times[0] >= .span:
        .times.pop(0)»
!def enter() -> b:
    if len(.times) >= .limit:
        return False
    .times.append(.now)
    return True
def left() -> i:
    return .limit - len(.times)
def next() -> i:
    return «0 if .left() > 0 else .times[0] + .span - .now|.times[-.limit] + .span - .now if .left() <= 0 else 0»
def widen(n=1:2) -> i:
    .limit += $n
    .span -= 1
    return .limit * .span
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
%4 Playlist|Queue|Album songs=ls
.songs = «$songs|list($songs)|$songs[:]»
.at = 0
.played = []
def next() -> v:
    if not .songs:
        return None
    .at = (.at + 1) % len(.songs)
    .played.append(.songs[.at])
    return .songs[.at]
!def add(s=key):
    .songs.insert(.at«| + 1», $s)
def drop() -> v:
    if not .songs:
        return None
    $s = .songs.pop(.at)
    if .at >= len(.songs):
        .at = 0
    return $s
def jump(s=key) -> b:
    if $s not in .songs:
        return False
    .at = .songs.index($s)
    return True
def same() -> i:
    return .played.count(.songs[.at]) if .songs else 0
def front() -> v:
    if .at and .songs:
        .songs.insert(0, .songs.pop(.at))
        .at = 0
    return .songs[:2]
%4 Lift|Elevator|Tram floor=0:5
.floor = $floor
.stops = []
.moved = 0
def call(n=0:6) -> b:
    if $n in .stops or $n == .floor:
        return False
    .stops.append($n)
    return True
def go() -> i:
    if .stops:
        $n = «.stops.pop(0)|min(.stops, key=lambda $x: abs($x - .floor))|.stops[0]»
        if $n in .stops:
            .stops.remove($n)
        .moved += abs($n - .floor)
        .floor = $n
    return .floor
def plan() -> v:
    $a = [$x for $x in .stops if $x > .floor]
    $b = [$x for $x in .stops if $x < .floor]
    .stops = sorted($a) + sorted($b, reverse=True)
    return .stops
def up() -> b:
    return bool(.stops) and .stops[0] > .floor
def cost() -> i:
    return .moved * «2|3» + len(.stops)
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
%4 Sheet|Cells|Table start=0:9
.cells = {'a': $start}
.rules = {}
.reads = 0
!def set(c=a/b/c, n=0:9):
    .cells[$c] = $n
    «.rules.pop($c, None)|if $c in .rules:
        del .rules[$c]»
!def link(c=b/c/d, s=a/a/b, t=a/b/a):
    if $c not in ($s, $t):
        .rules[$c] = ($s, $t)
def get(c=a/b/c/d) -> i:
    «.reads += 1
    |»if $c in .rules and .reads < 9:
        $s, $t = .rules[$c]
        .reads += 1
        return .get($s) + .get($t)
    return .cells.get($c, 0)
def fixed() -> v:
    return sorted(.cells)« + sorted(.rules)|»
def copy(c=a/b, s=c/d):
    .cells[$s] = .cells.get($c, «0|.reads»)
%4 Average|Recent|Window n=2:3
.n = $n
.items = []
.total = 0
.peak = None
def feed(x=0:20) -> i:
    .items.append($x)
    .total += $x
    if len(.items) > .n:
        .total -= .items.pop(0)
    «if .peak is None or .total > .peak:
        .peak = .total
    |»return .total
def mean() -> v:
    return «.total // len(.items)|round(.total / len(.items), 2)» if .items else None
def spread() -> i:
    return max(.items) - min(.items) if .items else 0
def wider() -> i:
    .n += 1
    return .n - len(.items)
def rising() -> b:
    return len(.items) > 1 and .items[-1] > .items[-2]
def high() -> v:
    return .peak if .peak is not None else .total
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
%4 Poly|Series|Signal xs=some
.xs = $xs
.scale = 1
.gone = []
def at(n=0:3) -> i:
    $y = 0
    for $x in «reversed(.xs)|.xs»:
        $y = $y * $n + $x
    return $y« * .scale|»
def times(n=2:3) -> o:
    .scale *= $n
    return self
def trim() -> i:
    while .xs and «.xs[-1] % 2 == 0|.xs[-1] < $m1|len(.xs) > 3»:
        .gone.append(.xs.pop())
    return len(.gone)
!def add(x=0:9) -> o:
    .xs.append($x * .scale)
    return self
def mix(xs=li2) -> v:
    «.xs = [$a + $b for $a, $b in zip(.xs, $xs)] + .xs[len($xs):]|for $i in range(min(len($xs), len(.xs))):
        .xs[$i] -= $xs[$i]»
    return .xs
def top() -> v:
    return max(.xs) * .scale if .xs else None
"""
