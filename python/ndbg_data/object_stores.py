"""Classes for `object_drills.py` whose objects hold items: queues, pages, caches, grids, graphs. `object_tables.py` explains the notation."""

STORES = r"""
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
"""
