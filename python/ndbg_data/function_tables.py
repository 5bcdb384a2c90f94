"""Small programs for `object_drills.py` about which function a name stands for, in the notation of `object_programs.py`."""
from .closure_tables import CLOSURES, WRAPPERS

PIPES = r"""
%5 f1=fn f2=fn f3=fn x=i
$fns = [«$f1, $f2, $f3|$f2, $f1|$f1, $f3, $f1|$f3, $f2, $f2»]
«for $o in $fns:
    $x = $o($x)|$out = [$x]
for $o in $fns:
    $x = $o($x)
    $out.append($x)|for $i in range(«3|4»):
    $x = $fns[$i % len($fns)]($x)|for $o in $fns«[::-1]|[1:]|»:
    $y = $o($x)
    if $y > $x:
        $x = $y|while $fns:
    $o = $fns.pop(«|0»)
    $x = $o($x)»
return $x«|, len($fns)»
%4 f1=fn f2=fn p1=test xs=nums
$fns = «[($p1, $f1), (None, $f2)]|[($p1, $f2), (lambda $x: $x > $k1, $f1)]»
$out = []
for $x in $xs[:3]:
    for $ok, $o in $fns:
        if «$ok is None or $ok($x)|not $ok or $ok($x)»:
            $out.append($o($x))
            «break|»
return $out
%4 f1=fn f2=fn f3=fn xs=nums
def $G($fns, $x):
    for $o in $fns:
        $x = $o($x)
        «if $x «>|<» $k1:
            break|»
    return $x
--
«$a = [$f1, $f2]
$b = $a + [$f3]
return [$G($a«|[::-1]», $x) + $G($b, $x) for $x in $xs[:2]]|$fns = [$f1]
$out = []
for $x in $xs[:3]:
    $out.append($G($fns, $x))
    $fns.append(«$f2 if $x % 2 else $f3|$f3|$f2»)
return $out|return [$G([$a, $b], $xs[0]) for $a, $b in (($f1, $f2), ($f2, $f3), ($f2, $f1))]»
"""

TABLES = r"""
%5 g1=fn2 g2=fn2 g3=fn2 op=+/-/*/+ a=i b=i
$d = {'+': $g1, '-': $g2, '*': $g3}
«return $d[$op]($a, $b)|return $d[$op]($b, $d['-']($a, $b))|$o = $d.get($op, $g1)
return $o($o($a, $b), $b)|$out = []
for $s in «$op + '-'|'*' + $op|sorted($d)»:
    $a = $d[$s]($a, $b)
    $out.append($a)
return $out|$d[$op] = $d['«-|*»']
return [$o($a, $b) for $o in $d.values()]»
%5 t=rpn
def $G1($a, $b):
    return «$a + $b|$b + $a|$a + $b»

def $G2($a, $b):
    return «$a - $b|$b - $a»

def $G3($a, $b):
    return «$a * $b|max($a, $b)|$a * 10 + $b»

$tbl = {'+': $G1, '-': $G2, '*': $G3}
--
$stack = []
for $c in $t.split():
    if $c in $tbl:
        $y = $stack.pop()
        $x = $stack.pop()
        $stack.append($tbl[$c]($x, $y))
    else:
        $stack.append(int($c))
return $stack«|[0]|[-1]»
%4 ops=steps x=0:9
$d = {'up': lambda $n: $n + $m1, 'dbl': lambda $n: $n * 2, 'neg': lambda $n: -$n, 'cut': lambda $n: $n // $m2}
«for $s in $ops:
    $x = $d[$s]($x)
return $x|$out = []
for $s in $ops:
    $o = $d.get($s)
    if $o is None:
        continue
    $x = $o($x)
    $out.append(($s, $x))
return $out[-2:]|$d['up'], $d['neg'] = $d['neg'], $d['up']
for $s in $ops:
    $x = $d[$s]($x)
return $x|for $s in $ops:
    $x = $d[$s]($x)
    if $x > 20:
        $d[$s] = $d['cut']
return $x»
%4 g1=fn g2=fn ks=keys x=i
$d = {$ks[0]: $g1}
$d.setdefault($ks[-1], $g2)
«$d[$q1] = lambda $y: $d[$ks[0]]($y) + 1
|»$out = {}
for $s in $ks[:3]:
    $o = $d.get($s, $g2)
    $x = $out[$s] = $o($x)
return $out
"""

LISTENERS = r"""
%6 f1=fn f2=fn ops=events
class $C:
    def __init__(self):
        self.$subs = {}
        self.$sent = 0

    def $on(self, $s, $fn):
        self.$subs.setdefault($s, []).append($fn)

    def $emit(self, $s, $x):
        self.$sent += 1
        «$out = []
        for $fn in self.$subs.get($s, []):
            $out.append($fn($x))
        return $out|for $fn in self.$subs.get($s, ()):
            $x = $fn($x)
        return $x|return [$fn($x) for $fn in self.$subs.get($s, [])]»
--
$o = $C()
$o.$on('a', $f1)
$o.$on(«'b', $f2|'a', $f2|'b', lambda $y: $y + $m1)
$o.$on('b', $f2»)
«$o.$on('«a|b»', «$f2|$f1»)
|»return [$o.$emit($s, $x) for $s, $x in $ops], $o.$sent
%5 ops=events
«$seen, $total = [], 0|$seen, $total = [], 10»
$subs = {}
def $H1($x):
    $seen.append($x)
    return len($seen)
def $H2($x):
    nonlocal $total
    $total += $x
    return $total
$subs['a'] = [$H1«|, $H2»]
$subs['b'] = [$H2«|, $H1»]
for $s, $x in $ops:
    for $fn in $subs.get($s, []):
        $y = $fn($x)
    «if len($seen) > 1:
        $subs['a'].append($H2)|if $s == 'b' and $subs['b']:
        $subs['b'].pop()|»
return $seen, $total
%4 f1=fn xs=nums
class $C:
    def __init__(self, $fn«|=None»):
        self.$fn = $fn
        self.$kept = []

    def $feed(self, $x):
        $y = self.$fn($x)
        if $y not in self.$kept:
            self.$kept.append($y)
        return $y
--
$a = $C($f1)
$b = $C(«$a.$feed|lambda $x: $+x|$a.$kept.append»)
for $x in $xs[:3]:
    «$b.$feed($x)|if $?x:
        $b.$feed($x)
    else:
        $a.$feed($x)|$a.$feed($x)
    $a.$fn, $b.$fn = $b.$fn, $a.$fn»
return $a.$kept, $b.$kept
%3 xs=nums n=1:3
class $C1:
    def __init__(self, $name):
        self.$name = $name
        self.$got = []

    def $hear(self, $x):
        self.$got.append($x)
        return «len(self.$got)|sum(self.$got)|self.$name»

class $C2:
    def __init__(self):
        self.$subs = []
        self.$last = «None|0»

    def $add(self, $o1):
        self.$subs.append($o1)

    def $send(self, $x):
        «if $x == self.$last:
            return []
        |»self.$last = $x
        return [$o1.$hear($x) for $o1 in self.$subs]
--
$a, $b, $o = $C1($q1), $C1($q2), $C2()
$o.$add($a)
$out = []
for $x in $xs[:3]:
    $out = $o.$send($x)
    if «len(o.$subs) < 2|$?x»:
        $o.$add($b)
return $out, $a.$got, $b.$got
""".replace("len(o.", "len($o.")

HANDED = r"""
%5 f1=fn f2=fn p1=test xs=nums
def $G1($fn, $ys):
    $out = []
    for $y in $ys:
        $out.append($fn($y))
    return $out

def $G2($ok, $ys, $fn«|=None»):
    return [$fn($y) for $y in $ys if $ok($y)]
--
return «$G2($p1, $G1($f1, $xs[:3]), $f2)|$G1($f2, $G2($p1, $xs[:4], $f1))|$G1($f1, $G1($f2, $xs[:2]))|$G2(lambda $x: $x > $k1, $xs[:3], $f2), $G1($f1, $xs[:2])»
%4 g1=fn2 g2=fn2 xs=nums a=0:9
def $G1($fn, $ys, $x):
    for $y in $ys:
        $x = $fn($x, $y)
    return $x
--
«$x = $G1($g1, $xs[:3], $a)
return $G1($g2, [$x, $a], 1)|return $G1($g2, $xs[:2], $G1($g1, $xs[1:3], $a))|$o = $g1 if $?a else $g2
return $G1($o, $xs[:3], 0), $o($a, 1)|return [$G1($fn, $xs[:2], $a) for $fn in ($g2, $g1)]»
%5 xs=nums ws=ls
def $G1($x):
    return «(-$x % $m1, $x)|$x % $m1|($x > $k1, -$x)|abs($x - $k1)|str($x)[-1]»

def $G2($s):
    return «len($s), $s|$s[-1]|-len($s)|$s[::-1]»
--
«return sorted($xs[:4], key=$G1), max($ws[:3], key=$G2)|$ws.sort(key=$G2)
return $ws, min($xs[:3], key=$G1)|$o = $G2 if len($ws) > len($xs) else «$G2|len»
return sorted($ws, key=$o, reverse=True)|return max($xs[:4], key=$G1) - min($xs[:4], key=$G1)»
%4 f1=fn f2=fn x=i n=1:3
def $G1($fn, $n):
    def $H1($y):
        for $i in range($n):
            $y = $fn($y)
        return $y
    return $H1

def $G2($a, $b):
    return lambda $y: «$a($b($y))|$b($a($y))|$a($y) - $b($y)»
--
return «$G2($f1, $G1($f2, $n))($x)|$G1($G2($f1, $f2), 2)($x)|$G1($f2, $n)($x), $G2($f2, $f1)($x)|$G2($G2($f1, $f2), $f1)($x)»
%4 x=0:9 n=2:4
def $G1($d):
    $d['n'] += «1|2»
    return $G2 if $d['n'] < $d['top'] else «$G3|None»

def $G2($d):
    $d['log'].append($d['n'])
    return «$G1|$G3 if $d['n'] % 2 else $G1»

def $G3($d):
    $d['n'] «-= 1|//= 2»
    $d['top'] -= «2|3»
    return $G2 if $d['top'] > 0 else None
--
$d = {'n': $x, 'top': $n, 'log': []}
$o = «$G1|$G2»
$i = 0
while $o and $i < «5|6»:
    $o = $o($d)
    $i += 1
return $d['log'], «$i|$d['n']|$o is None»
%4 f1=fn g1=fn2 a=i b=1:9
$o = partial($g1, $a)
$p = «partial($g1, $b)|lambda $x: $g1($x, $b)|$f1|partial($o, $b)»
«return $o($b) + $p($a)|return $p($o(2))|$q = [$o, $f1]
return [$fn($b) for $fn in $q]|$x = $o(1)
$o = partial($g1, $x)
return $o($b), $x»
""".replace("partial($o, $b)", "partial($g1, $b + 1)")

BOUND = r"""
%5 xs=nums n=0:9
class $C:
    def __init__(self, $n1):
        self.$val = $n1
        self.$done = []

    def $add(self, $x):
        self.$val += $x
        self.$done.append($x)
        return self.$val

    def $sub(self, $x):
        self.$val -= $x
        return self.$val

    def $mul(self, $x):
        self.$val = «self.$val * $x|$x - self.$val|self.$val % ($x or 1)»
        return self.$val
--
$a, $b = $C($n), $C(«1|$n + 1|10»)
«$fns = [$a.$add, $b.$sub, $a.$mul«|, $b.$add»]
for $i, $x in enumerate($xs[:4]):
    $y = $fns[$i % len($fns)]($x)
return $y, $a.$val, $b.$val|$o = $a.$add
$a = $C(3)
for $x in $xs[:3]:
    $y = $o($x) «+ $a.$sub(1)|- $b.$add($x)|»
return $y, $a.$val, $b.$done|$d = {'+': $a.$add, '-': $b.$sub, '*': $b.$mul}
for $s, $x in zip('«+-*|-*+|*+-|+-+»', $xs):
    $d[$s]($x)
return $a.$val, $b.$val|$o = «$a.$done.append|$b.$done.append»
for $x in $xs[:3]:
    $a.$add($x)
    $o(«$b.$sub($x)|$x * 2|len($a.$done)»)
return $a.$done, $b.$done, $b.$val»
%5 ops=steps2 n=0:9
class $C:
    def __init__(self, $n1):
        self.$acc = $n1
        self.$kept = []
        self.$table = {'add': self.$add, 'mul': self.$mul, 'keep': self.$keep«|, 'neg': lambda $x: -self.$acc»}

    def $add(self, $x):
        return self.$acc + $x

    def $mul(self, $x):
        return «self.$acc * $x|self.$acc * 2 - $x|max(self.$acc, $x)»

    def $keep(self, $x):
        self.$kept.append(self.$acc)
        return «$x|len(self.$kept)|sum(self.$kept)»

    def $run(self, $s, $x):
        $fn = self.$table.get($s)
        if $fn is None:
            return «self.$kept[-1] if self.$kept else None|self.$acc|False»
        self.$acc = $fn($x)
        return self.$acc
--
$o = $C($n)
«return [$o.$run($s, $x) for $s, $x in $ops], $o.$kept|for $s, $x in $ops:
    $y = $o.$run($s, $x)
    «if $y == $o.$acc:
        $o.$kept.append(0)|»
return $o.$acc, $o.$kept|$o.$table['mul'] = $o.$table['«keep|add»']
$out = []
for $s, $x in $ops:
    $out.append($o.$run($s, $x))
return $out»
%4 xs=nums a=1:9
class $C:
    def __init__(self, $n1):
        self.$val = $n1
        self.$uses = 0

    def __call__(self, $x):
        self.$uses += 1
        return «$x + self.$val|$x * self.$uses + self.$val|max($x, self.$val)|$x - self.$uses»

    def $set(self, $n1):
        self.$val = $n1
        return self
--
$o1, $o2 = $C($a), $C(«2|$a + 1|0»)
«$out = []
for $x in $xs[:3]:
    $out.append($o1($o2($x)))
    «$o1.$set($x)|$o2.$set($out[-1])|if $?x:
        $o1, $o2 = $o2, $o1»
return $out, $o1.$uses|return sum(map($o1, $xs[:3])), «$o1.$uses|$o2($o1.$uses)|$o1.$set(1)($a)»|$fns = [$o1, $o2, «$o1|$o1.$set(5)»]
return [$fn($x) for $fn, $x in zip($fns, $xs)], $o1.$uses»
%4 g1=fn f1=fn xs=nums
class $C:
    $rate = $m1

    def __init__(self, $by=None):
        self.$by = $by or self.$plain
        self.$sum = 0

    def $plain(self, $x):
        return «$x + self.$rate|$x - self.$sum|$x * self.$rate»

    def $feed(self, $x):
        $y = self.$by($x)
        self.$sum += $y
        return «$y|self.$sum|self»
--
$a, $b = «$C(), $C($f1)|$C($f1), $C($g1)|$C($g1), $C()»
for $x in $xs[:3]:
    «$a.$feed($x)
    $b.$feed(«$a.$sum|$x|1»)|if $?x:
        $a.$feed($x)
    else:
        $b.$feed($x)
        «$a.$by = $b.$by|$b.$by = $a.$plain|$a.$by, $b.$by = $b.$by, $a.$by»»
return $a.$sum, $b.$sum
"""

# How often each kind is drawn, and its table.
FUNCTIONS = {"pipes": (8, PIPES), "tables": (11, TABLES), "listeners": (13, LISTENERS), "closures": (18, CLOSURES), "wrappers": (16, WRAPPERS), "handed": (14, HANDED), "bound": (16, BOUND)}
