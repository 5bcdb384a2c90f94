"""Small programs for `object_drills.py` in which objects hold objects, in the notation of `frame_tables.py`; a choice may stand within another.

Values are those of GIVEN and of MORE (`object_writer.py`); `g=fn` is a function of the program that makes a number of a number, `fn2` of two, `test` a truth.
"""
from .frame_tables import parsed
from .function_tables import FUNCTIONS
from .node_programs import CHAINS, TREES

OWNERS = r"""
%5 ops=moves2 n=5:30
class $C1:
    def __init__(self, $name, $left):
        self.$name = $name
        self.$left = $left
        self.$log = []

    def $add(self, $x):
        self.$left += $x
        self.$log.append(«$x|self.$left|($x, self.$left)»)
        return self.$left

class $C2:
    def __init__(self):
        self.$all = {}
        «self.$count = 0|»

    def $get(self, $name):
        if $name not in self.$all:
            self.$all[$name] = $C1($name, «$k1|0|$m1 * len(self.$all)»)
        return self.$all[$name]

    def $move(self, $a, $b, $x):
        $o1 = self.$get($a)
        if $o1.$left < $x:
            return False
        $o1.$add(-$x)
        «self.$get($b).$add($x)|$o2 = self.$get($b)
        $o2.$add($x)»
        return True
--
$o = $C2()
«$o.$get($ops[0][0]).$add($n)|for $a, $b, $x in $ops[:1]:
    $o.$get($b).$add($n)»
$out = [$o.$move($a, $b, $x) for $a, $b, $x in $ops[:«1|2»]]
return $out, «{$s: $t.$left for $s, $t in $o.$all.items()}|[$t.$log for $t in $o.$all.values()]|$o.$get($ops[-1][1]).$log»
%5 xs=nums ys=nums
class $C1:
    def __init__(self, $name, $size):
        self.$name = $name
        self.$size = $size
        self.$load = []

    def $fits(self, $x):
        return «sum(self.$load) + $x <= self.$size|len(self.$load) < self.$size and $x not in self.$load»

class $C2:
    def __init__(self, $sizes):
        self.$all = [$C1($i, $x) for $i, $x in enumerate($sizes)]
        self.$rest = []

    def $put(self, $x):
        for $o1 in self.$all:
            if $o1.$fits($x):
                $o1.$load.append($x)
                return $o1.$name
        self.$rest.append($x)
        return -1
--
$o = $C2($ys[:«2|3»])
$out = «[$o.$put($x) for $x in $xs[:4]]|[]
for $x in $xs[:4]:
    $out.append($o.$put($x))»
return $out, «$o.$rest|$o.$all[0].$load|[$o1.$load for $o1 in $o.$all]»
%4 ks=keys n=1:4
class $C1:
    def __init__(self, $name):
        self.$name = $name
        self.$peers = []
        self.$seen = «[]|0»

    def $join(self, $o2):
        «if $o2 is self or $o2 in self.$peers:
            return
        |»self.$peers.append($o2)
        «$o2.$peers.append(self)|»

    def $tell(self, $x):
        self.$seen = $x
        $y = 1
        for $o2 in self.$peers:
            if «$o2.$seen != $x|not $o2.$seen»:
                $y += $o2.$tell($x)
        return $y
--
$all = [$C1($s) for $s in $ks[:3]]
for $a, $b in zip($all, $all[1:]):
    «$a.$join($b)|$b.$join($a)»
«$all[0].$join($all[-1])
|»return $all[«0|-1|1»].$tell($n), [«$a.$seen|len($a.$peers)|($a.$name, $a.$seen)» for $a in $all]
%4 a=1:9 b=1:9 ops=keys
class $C1:
    def __init__(self, $name, $hp, $hit):
        self.$name, self.$hp, self.$hit = $name, $hp, $hit

    def $alive(self):
        return self.$hp > 0

    def $strike(self, $o2):
        $o2.$hp -= self.$hit
        «if not $o2.$alive():
            self.$hit += $o2.$hit|self.$hit = max(1, self.$hit - 1)|»
        return $o2.$hp
--
$o1 = $C1($ops[0], «10|$a * 3|$a + $b», $b)
$o2 = $C1($ops[-1], «12|$b * 2|$b + 4», $a)
$n = 0
while $o1.$alive() and $o2.$alive() and $n < «3|4»:
    $o1.$strike($o2)
    «$o1, $o2 = $o2, $o1|if $o2.$alive():
        $o2.$strike($o1)»
    $n += 1
return «$o1.$name, $o1.$hp, $o2.$hp|($n, $o2.$name, $o2.$hit)|[$o1.$hp, $o2.$hp, $n]»
"""

KINDS_OF = r"""
%5 xs=nums a=1:5
class $C1:
    def __init__(self, $size):
        self.$size = $size
        self.$uses = 0

    def $cost(self, $x):
        self.$uses += 1
        return $x * self.$size

class $C2($C1):
    def $cost(self, $x):
        $n = super().$cost($x)
        return $n «+ self.$uses|- $m1|// 2|+ $k1»

class $C3($C1):
    def __init__(self, $size, $most):
        super().__init__($size«| + 1»)
        self.$most = $most

    def $cost(self, $x):
        «if self.$uses >= self.$most:
            return 0
        return super().$cost($x)|return min(super().$cost($x), self.$most)|self.$most -= 1
        return $x + self.$most»
--
$all = [«$C1($a), $C2($m2), $C3($a, $m1)|$C3($m1, $a), $C2($a)|$C2($a), $C3($m2, $m1), $C2($m1)»]
$out = []
for $i, $x in enumerate($xs[:4]):
    $o = $all[$i % len($all)]
    $out.append($o.$cost($x))
return $out, «[$o.$uses for $o in $all]|$all[-1].$uses|$all[0].$cost($a)»
%4 xs=nums
class $C1:
    $rate = $m1
    $made = «0|[]»

    def __init__(self, $val):
        self.$val = $val
        «$C1.$rate += 1|if $val > $k1:
            self.$rate = $val|type(self).$rate = $val % 5»

    def $out1(self):
        return self.$val * self.$rate

class $C2($C1):
    $rate = $m2
    def $out1(self):
        return «super().$out1() + $C1.$rate|self.$val + self.$rate|super().$out1() - 1»
--
$all = [($C2 if $?x else $C1)($x) for $x in $xs[:3]]
«$C1.$rate = «1|10|7»|$all[0].$rate = «1|10»|$C2.$rate += 1»
return [$o.$out1() for $o in $all]«, $C1.$rate|, $C2.$rate|»
%4 xs=nums s=word
class $C1:
    def __init__(self, $name):
        self.$name = $name

    def $say(self, $n):
        return f'{self.$sound()}{$n}'

    def $sound(self):
        return self.$name[:2]

class $C2($C1):
    def $sound(self):
        return «self.$name[0].upper()|'x' + super().$sound()|self.$name[-1]»

class $C3($C2):
    def $say(self, $n):
        return super().$say($n + «1|10|len(self.$name)») «+ self.$sound()|* 1|+ '!'»
--
$all = [«$C1($s), $C2($q1), $C3($s)|$C3($q1), $C2($s)|$C2($s), $C3($q2), $C1($q1)»]
return «[$o.$say($x) for $o, $x in zip($all, $xs)]|'-'.join([$o.$say($xs[0]) for $o in $all])|{$o.$name: $o.$say(len($xs)) for $o in $all}»
%4 ops=keys n=1:5
class $C1:
    def __init__(self, $limit):
        self.$limit = $limit
        self.$seen = []

    def $check(self, $s):
        if not self.$allow($s):
            return «self.$refuse($s)|None|False»
        self.$seen.append($s)
        return «len(self.$seen)|$s[::-1]|$s»

    def $refuse(self, $s):
        return «-1|'no ' + $s[0]|$s * 0»

    def $allow(self, $s):
        return len(self.$seen) < self.$limit

class $C2($C1):
    def $allow(self, $s):
        return «super().$allow($s) and $s not in self.$seen|$s not in self.$seen|len($s) > 1 and super().$allow($s)»
--
$a, $b = «$C1($n), $C2($n)|$C2($n + 1), $C1(2)|$C2(2), $C1($n)»
$out = []
for $s in $ops[:«2|3»]:
    $out.append($a.$check($s))
    «if $b.$check($s):
        $out.append(len($b.$seen))|$b.$check($s)|if not $out[-1]:
        $b.$check($s)»
return $out, $a.$seen == $b.$seen, $b.$seen
"""

RECORDS = r"""
%4 xs=nums a=1:9 s=word
$C = namedtuple('$C', ['$name', '$val', '$left'])
--
$o = $C($s, $a, «0|$k1|len($xs)»)
$out = [$o]
for $x in $xs[:3]:
    «$o = $o._replace($val=$o.$val + $x)|$o = $o._replace($left=$x, $val=$o.$left)|if $x > $o.$val:
        $o = $o._replace($val=$x)
    else:
        $o = $o._replace($left=$o.$left + 1)|$o = $C($o.$name, $x, $o.$val)»
    $out.append($o)
return «max($out, key=lambda $p: $p.$val).$left|[$p.$val for $p in $out]|$out[-1].$val, $out[0].$left|sum($p.$left for $p in $out)»
%5 xs=nums s=word
@dataclass
class $C:
    $name: str
    $val: int = «0|1|5»
    $tags: list = field(default_factory=list)

    def $add(self, $x):
        self.$val += $x
        «if $?x:
            self.$tags.append($x)|self.$tags.append(self.$val)|self.$tags = self.$tags + [$x]»
        return «self|self.$val»
--
$a = $C($s)
$b = $C($q1, «$xs[0]|$m1», «$a.$tags|[1]|$xs[:1]»)
for $x in $xs[1:4]:
    «($a if $?x else $b).$add($x)|$a.$add($x)
    if $a.$val > $b.$val:
        $a, $b = $b, $a|$b.$add($x)
    $a.$add(len($b.$tags))»
return «$a.$val - $b.$val|$a.$tags, $b.$tags|$a == $b, $b.$name|[$a, $b.$val]»
%4 xs=nums n=1:9
class $C:
    def __init__(self, $xs1, $n1):
        self.$items = $xs1
        self.$val = $n1

    def $add(self, $x):
        «self.$items.append($x)|self.$items += [$x]|self.$items = self.$items + [$x]|self.$items[0] = $x»
        self.$val += $x
--
$a = $C($xs, $n)
$b = «$C($xs, 0)|$C($a.$items, $n)|$C(list($xs), $n)|$a|$C($a.$items[:], 1)»
$a.$add(«5|$n|$m1»)
$ys = «$b.$items|$a.$items»
$b.$add(«1|2|len($ys)»)
$ys.append(«0|9|$a.$val»)
«$a.$add(len($b.$items))
|$a.$items = [$n]
$a.$add(3)
|»return $a.$items, «$b.$items|$b.$val|len($b.$items) + $a.$val|$ys»
%4 xs=nums a=0:20
class $C:
    def __init__(self, $low, $high):
        self.$low = $low
        self.$high = $high
        self._$val = $low
        self.$sets = 0

    @property
    def $val(self):
        return self._$val

    @$val.setter
    def $val(self, $x):
        self.$sets += 1
        self._$val = «max(self.$low, min($x, self.$high))|$x if self.$low <= $x <= self.$high else self._$val|min($x, self.$high)»

    @property
    def $ratio(self):
        return (self._$val - self.$low) * «10|100|2» // «(self.$high - self.$low)|self.$high»
--
$o = $C(«0|1|2», «10|20|$a + 3»)
for $x in $xs[:3]:
    «$o.$val = $x|$o.$val += $x|$o.$val = $o.$val - $x»
    «if $o.$val == $o.$high:
        $o.$high «+= $x|-= 1|*= 2»|»
return $o.$val, «$o.$ratio|$o.$sets|$o.$high, $o.$sets»
%4 xs=nums n=1:3
class $C:
    def __init__(self, $items, $step):
        self.$items = $items
        self.$step = $step
        self.$at = «0|-1»

    def __iter__(self):
        return self

    def __next__(self):
        if self.$at >= len(self.$items):
            raise StopIteration
        $x = self.$items[self.$at]
        self.$at += self.$step
        return $x
--
$o = $C($xs, $n)
«$out = [next($o)]
for $x in $o:
    «$out.append($x)|if $?x:
        $o.$step = «1|2»
    $out.append($x)|$out.append($x + $o.$at)»
return $out|$a = 0
for $x in $o:
    $a += $x * $o.$at
    «if $a > $k1:
        break|»
return $a, $o.$at|return list(zip($o, $o))|return next($o), next($o, -1), $o.$at»
%3 d=dsi2 ops=keys n=1:9
class $C:
    def __init__(self, **$kw):
        for $s, $x in $kw.items():
            setattr(self, $s, $x)

    def $bump(self, $s, $n):
        setattr(self, $s, getattr(self, $s, «0|1|10») «+|-» $n)
        return getattr(self, $s)
--
$o = $C(**$d)
$out = []
for $s in $ops[:4]:
    if hasattr($o, $s)« and getattr($o, $s) > 5|»:
        $out.append($o.$bump($s, $n))
    else:
        setattr($o, $s, $n)
return $out, «vars($o)|sorted(vars($o))|len(vars($o))»
%3 xs=nums n=1:5
class $C:
    «$made = 0
    $all = []|$made = 10
    $all = []»

    def __init__(self, $val):
        «self.$no = $C.$made
        $C.$made += 1|$C.$made += $val % 3
        self.$no = $C.$made»
        self.$val = $val
        $C.$all.append(«$val|self.$no|(self.$no, $val)»)

    @classmethod
    def $of(cls, $ys):
        return [cls($y) for $y in $ys]

    @staticmethod
    def $near($a, $b):
        return abs($a.$val - $b.$val) < $m1
--
$C.$made«, $C.$all = $n, []| = $n
$C.$all = []»
$out = $C.$of($xs[:3])
$o = $C(«$n|$C.$made»)
return «$C.$all|$o.$no, $C.$made|[$C.$near($o, $p) for $p in $out], $C.$made|sum($p.$no for $p in $out), $C.$all[-1]»
"""

# How often each kind of program is drawn, and its table.
PROGRAMS = {
    "chains": (12, parsed(CHAINS)), "trees": (14, parsed(TREES)), "owners": (15, parsed(OWNERS)), "kinds": (16, parsed(KINDS_OF)), "records": (17, parsed(RECORDS)),
    **{name: (weight, parsed(table)) for name, (weight, table) in FUNCTIONS.items()},
}  # fmt: skip
