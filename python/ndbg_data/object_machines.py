"""Classes for `object_drills.py` whose objects are somewhere and go on from there: machines of states, robots, readers of text. `object_tables.py` explains the notation."""

MACHINES = r"""
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
