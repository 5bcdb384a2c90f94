"""Small programs for `object_drills.py` about functions that remember or wrap, in the notation of `object_programs.py`."""

CLOSURES = r"""
%5 xs=nums n=0:9
def $G(«$start|$start=$k1»):
    $count = $start
    def $H(«$x=1|$x»):
        nonlocal $count
        $count += $x
        return $count
    return $H
--
$a = $G($n)
$b = $G(«10|$n + 5|$xs[0]»)
«$out = []
for $x in $xs[:3]:
    «$out.append($a($x))
    if $?x:
        $out.append($b($x))|$out.append($a($x) - $b(1))|$out.append(($a if $?x else $b)($x))»
return $out|$x = $a($n)
$y = $b(2)
$x += $a($y)
return $x, $a(1), $b(0)|$c = $a
return [$a(1), $b(2), $c(3), $a($b(1))]»
%5 a=1:9 b=1:9 x=i
def $G($n):
    «def $H($y):
        return $y «+|*|-» $n
    return $H|return lambda $y: $y «+|*|-» $n»
--
«$o1, $o2 = $G($a), $G($b)
return «$o1($o2($x))|$o1($x) - $o2($x)|$o2($o1($x)) + $o1($a)|[$o2($x), $o1($o1($x))]»|$fns = [$G($i) for $i in ($a, $b, «2|3»)]
for $o in $fns:
    $x = $o($x)
return $x|$d = {$a: $G($a), $b: $G($b)}
return [$d[$i]($x + $i) for $i in sorted($d)]|$fns = [lambda $y: $y + $i for $i in ($a, $b)]
return [$o($x) for $o in $fns]|$fns = [lambda $y, $i=$i: $y * $i for $i in ($a, $b, 3)]
return [$o($x) for $o in $fns]|$fns = []
for $i in ($a, $b, 2):
    $fns.append(lambda: $i * 10«| + $x»)
$i += 1
return [$o() for $o in $fns]»
%5 n=5:30 xs=nums
def $G($left):
    $log = []
    def $put($x):
        nonlocal $left
        $left += $x
        $log.append($x)
        return $left
    def $take($x):
        nonlocal $left
        if $x > $left:
            return «None|-1|False»
        $left -= $x
        «$log.append(-$x)
        |»return «$left|len($log)»
    return $put, $take, $log
--
$o1, $o2, $ys = $G($n)
«$o3, $o4, $zs = $G(0)
|»$out = []
for $x in $xs[:3]:
    «$out.append($o1($x) if $?x else $o2($x))|$out.append($o2($x))
    if not $out[-1]:
        $o1($x)|if $?x:
        $o1($x)
    $out.append($o2(5))»
return $out, $ys
%4 n=5:30 ops=banked
def $G($left, $rate=«1|2|$m1»):
    def $put($x):
        nonlocal $left
        $left += $x * $rate
        return $left
    def $take($x):
        nonlocal $left
        $left = «max(0, $left - $x)|$left - $x if $left > $x else $left»
        return $left
    def $turn($x):
        nonlocal $rate
        $rate = $x
        return «$left|$rate|$left * $rate»
    return {'put': $put, 'take': $take, 'rate': $turn}
--
$a = $G($n)
«$b = $G(10, 3)
$out = []
for $s, $x in $ops:
    $out.append($a[$s]($x) - $b[$s](1))
return $out|return [$a[$s]($x) for $s, $x in $ops]|$a['rate'](«2|3»)
for $s, $x in $ops:
    $y = $a[$s]($x)
return $y, $a['put'](1)|$o = $a['«put|take»']
for $s, $x in $ops:
    $y = $a[$s]($o($x))
return $y, $o(2)»
%4 xs=nums
def $G():
    $memo = {}
    def $H($x):
        if $x in $memo:
            return «-1|$memo[$x] + 1|len($memo)»
        $memo[$x] = $+x
        return $memo[$x]
    return $H
--
$o = $G()
«$p = $G()
|$p = $o
»$out = [$o($x) for $x in $xs[:3]]
return $out, «$p($xs[0]), $o($xs[0])|$o(max($xs)), $p(0)»
%4 xs=nums
def $G($x, «$seen=[]):
    $seen.append($x)
    return «len($seen)|sum($seen)|$seen[0]»|$d={}):
    $d[$x] = $d.get($x, 0) + 1
    return «$d[$x]|len($d)»|$seen=None):
    $seen = [] if $seen is None else $seen
    $seen.append($x)
    return $seen»
--
$a = $G($xs[0])
$b = $G(«$a|$xs[-1]|0»)
«if $G($xs[-1]) == $b:
    return $a
|»return «$a, $b, $G(1)|[$G($y) for $y in $xs[:3]]|$a, $G($xs[0])»
%4 xs=nums n=1:3
def $G($n):
    $ys = []
    def $H($x):
        $ys.append($x)
        «if len($ys) > $n:
            $ys.pop(0)|while len($ys) > $n:
            del $ys[0]|$ys[:] = $ys[-$n:]»
        return «sum($ys)|max($ys)|$ys[0]|list($ys)»
    return $H
--
$o1, $o2 = $G($n), $G(«2|$n + 1»)
$out = []
for $x in $xs[:4]:
    $out.append($o1($x)«|), $o2($x|)
    $out.append($o2(len($out))»)
return $out«|[-2:]|, $o2($n)»
""".replace("$out.append($o1($x)«|), $o2($x|)\n    $out.append($o2(len($out))»)", "«$out.append($o1($x))|$out.append(($o1($x), $o2($x)))|$out.append($o1($x))\n    $out.append($o2(len($out)))»")

WRAPPERS = r"""
%5 xs=nums
def $G1($fn):
    $calls = []
    def $H1(*$args):
        $calls.append($args«[0]|»)
        $y = $fn(*$args)
        return «$y + len($calls)|$y|$y if $y else len($calls)»
    $H1.$log = $calls
    return $H1

@$G1
def $G2($x):
    return $+x

@$G1
def $G3($x, $y=«1|2|$k1»):
    return «$G2($x) + $y|$x * $y|$x - $G2($y)»
--
$out = [$G3($x«|, $x») «+ $G2($x)|» for $x in $xs[:2]]
return $out, «len($G2.$log)|$G2.$log[-2:]|$G3.$log»
%5 a=i b=i
def $G1($n):
    def $H1($fn):
        def $H2($x):
            «return $fn($x) + $n|return $fn($x + $n)|$y = $fn($x)
            return $y * $n|for $i in range($n % 3):
                $x = $fn($x)
            return $x»
        return $H2
    return $H1

@$G1($m1)«
@$G1($m2)|»
def $G2($x):
    return $+x

@$G1($m2)
def $G3($x):
    return «$G2($x)«| - 1»|$+x|$x + 1»
--
return «$G2($a), $G3($b)|$G2($G3($a))|$G3($G2($a)) - $G2($b)»
%4 xs=nums
$done = {}

def $G1($fn):
    $memo = {}
    def $H1($x):
        if $x not in $memo:
            $memo[$x] = $fn($x)
            «$done[$x] = $done.get($x, 0) + 1|$done[$fn.__name__] = len($memo)|»
        return $memo[$x]
    return $H1

@$G1
def $G2($n):
    if $n < 2:
        return $n«| + 1»
    return $G2($n - 1) + $G2($n - 2)
--
«$done.clear()
|»return [$G2($x % 4) for $x in $xs[:3]]
%4 x=i ks=keys
$tbl = {}

def $G1($s):
    def $H1($fn):
        $tbl[$s] = $fn
        return $fn
    return $H1

@$G1($q1)
def $G2($x):
    return $+x

@$G1($q2)«
@$G1('x')|»
def $G3($x):
    return «$G2($x) + 1|$+x»
--
$out = []
for $s in («$q1, $q2, $q1|$q2, $q1|$q2, $ks[0], $q1», 'x'):
    $o = $tbl.get($s)
    if $o:
        $x = $o($x)
        $out.append($x)
return $out
%4 f1=fn f2=fn x=i
def $G1($fn, $next):
    def $H1($y):
        «$y = $fn($y)
        return $next($y) if $next else $y|if $next is None:
            return $fn($y)
        return $fn($next($y))»
    return $H1
--
$o = None
for $fn in «($f1, $f2, $f1)|($f2, $f1)|[$f1, $f1, $f2]»:
    $o = $G1($fn, $o)
return $o($x)«|, $G1($f1, None)($x)»
"""
