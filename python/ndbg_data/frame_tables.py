"""Small programs for `frame_drills.py`: `%weight parameter=values …`, helpers (apart by blank lines) above `--`, then the entry's body.

«a|b» is one of them; $x a name, $?x a condition on it, $+x a number made of it. $F is the entry, $G a helper, $H an inner function,
$C a class, $k1 a number of the code, $m1 a small one, $q1 a word. Values are those of GIVEN, `0:6`, or one of `a/b/c`.
"""

GENERATORS = r"""
%3 n=0:30
«if $n < 2:
    return False
|»return «all($n % $i for $i in range(2, int($n ** 0.5) + 1))|not any($n % $i == 0 for $i in range(2, int($n ** 0.5) + 1))|$n > 1 and all($n % $i != 0 for $i in range(2, int($n ** 0.5) + 1))|sum($i for $i in range(1, int($n ** 0.5) + 1) if $n % $i == 0)»
%3 xs=small
$n = 0
while any($x > «1|2|3» for $x in $xs[:2]) and $n < «2|3»:
    $xs = [«$x // 2|$x - 1|$x - $m1» for $x in $xs]
    $n += 1
return $n«|, $xs»
%3 grid=ll
return «max(sum($row) for $row in $grid)|sum(max($row) for $row in $grid)|sum($row[0] for $row in $grid)|[sum($y) for $y in zip(*$grid)]|any(len(set($row)) == 1 for $row in $grid)|sum(sum($?x for $x in $row) for $row in $grid[:2])|min(len($row) for $row in $grid)|all($row == sorted($row) for $row in $grid)|sum($grid[$i][$i] for $i in range(min(len($grid), len($grid[0]))))|tuple(tuple($row) for $row in $grid)»
%3 xs=li3 ys=li2
return «[all($x > $y for $y in $ys) for $x in $xs]|sum(any($x == $y for $y in $ys) for $x in $xs)|sorted($xs, key=lambda $x: sum($x > $y for $y in $ys))|[$x for $x in $xs if all($x != $y for $y in $ys)]|{$x: sum($y < $x for $y in $ys) for $x in $xs}»
%4 s=s t=s4
return «sum($c in $t for $c in $s)|all($c in $t for $c in $s)|''.join($c for $c in $s if $c not in $t)|sum($s[$i] != $t[$i] for $i in range(min(len($s), len($t))))|any($a == $b for $a, $b in zip($s, $t))|sum(1 for $a, $b in zip($s, $t) if $a != $b) + abs(len($s) - len($t))|next(($i for $i, $c in enumerate($s) if $c in $t), -1)|max(($s.index($c) for $c in $t if $c in $s), default=-1)|sorted(set($c for $c in $s if $c in $t))»
%3 xs=li
«$n = sum($x for $x in $xs if $?x)
return $n % 1000000007|$n = sum($x for $x in $xs)
return [$x for $x in $xs if $x * len($xs) > $n]|$a, $b = (sum($xs[$i] for $i in range($j, len($xs), 2)) for $j in (0, 1))
return $a - $b|$n = max(($x for $x in $xs if $?x), default=None)
return -1 if $n is None else $xs.index($n)»
%3 n=0:3
$out = []
for $i in range($n):
    if «all(($i + 1) % $j for $j in range(2, $i + 1))|any($j * $j == $i for $j in range($i + 1))|sum($j for $j in range($i)) % 2 == 0»:
        $out.append($i)
return $out
%2 s=digits
return «sum(int($c) for $c in $s)|sum(int($c) ** 2 for $c in $s)|int(''.join($c for $c in $s if $c != '0') or '0')|max((int($c) for $c in $s), default=0)|all(int($c) % 2 == 0 for $c in $s)|sum(int($c) for $c in str(len($s) * $k1))»
%2 xs=li a=i
return «sum($x == $a for $x in $xs)|sum(1 for $x in $xs if $x > $a)|all($x <= $a for $x in $xs)|next(($i for $i, $x in enumerate($xs) if $x > $a), len($xs))|min((abs($x - $a) for $x in $xs), default=-1)|any($x - $a in $xs for $x in $xs)»
"""

LAMBDAS = r"""
%3 a=i b=i
$o = lambda $x: $+x
return $o($a) «+|-|*» $o($b)
%3 a=i b=i
$o = lambda $x, $y=$k1: «$x + $y|$x - $y|max($x, $y)|$x * 2 - $y|$x if $x > $y else $y»
return «$o($a) + $o($a, $b)|$o($a, $b)|$o($a)|$o($a, $y=$b) if $?b else $o($b)|[$o($a), $o($b, $a)]»
%3 a=i b=i
$o = lambda $x: «$?x|$+x > $k1»
if $o($a) «and|or» $o($b):
    return «$a|$a + $b|True»
return «$b|False|-1»
%5 op=+/-/*/+/max/% a=i b=i
$d = {'+': lambda $x, $y: $x + $y, '-': lambda $x, $y: $x - $y, '*': lambda $x, $y: $x * $y, 'max': lambda $x, $y: max($x, $y)}
«return $d[$op]($a, $b)|return $d.get($op, lambda $x, $y: 0)($a, $b)|if $op not in $d:
    return None
return $d[$op]($a, $b)»
%3 a=i
$out = [lambda $x: $+x, lambda $x: $+x, lambda $x: «$x + $a|$x - 1|$x * 2»]
for $o in $out:
    $a = $o($a)
return $a
%3 a=i b=i
def $G($x):
    return lambda $y: «$x + $y|$x * $y|$y - $x|$y > $x|($x + $y) % $m1»
--
$o = $G(«$a|$k1»)
return «$o($b)|$o($o($b))|$o($b), $o($k2)|$o($b) == $G($b)($a)»
%2 xs=li3
$d = defaultdict(lambda: «$k1|0|[]»)
for $i, $x in enumerate($xs):
    $d[$x % $m1] «= $i|= $x»
return $d[0], $d[1]
%2 xs=li3
return sorted($xs, key=cmp_to_key(lambda $x, $y: «$x - $y|$y - $x|$x % $m1 - $y % $m1|-1 if str($x) + str($y) > str($y) + str($x) else 1»))
%2 xs=li3 a=i
$o = lambda $ys: [$x for $x in $ys if $x «>|<|!=|<=» $a]
return $o($xs), «len($o($xs))|$o([$a, $k1])|sum($o($xs))»
%2 a=0:5
$o = lambda $n: 1 if $n «< 2|<= 1|== 0» else «$n * $o($n - 1)|$n + $o($n - 1)|$o($n - 1) * 2»
return $o($a)
%2 s=s4
$o = «str.upper|lambda $t: $t[::-1]|lambda $t: $t + '!'»
$it = lambda $word, $H: $H($word)« + $word|»
return $it($s, $o)
"""

SEVERAL = r"""
%5 xs=li2 t=pos
def $H($i, $x):
    if $i == len($xs): return «$x|abs($x)|-$x»
    return $H($i + 1, $x + $xs[$i]) «+|-|*» $H($i + 1, $x // 2)
return $H(0, $t)
%3 xs=li3 t=pos
def $H($i, $x):
    if $i >= len($xs) or $x <= 0:
        return $x
    return $H($i + 1, $x - $xs[$i])
$out = $k1
for $b in $xs:
    $out = «min($out, $H(0, $t * $b), key=lambda $y: $y % 7)|max($out, $b - $H(1, $t + $b))»
return $out
%2 n=0:4
return $n if $n < 2 else $F($n - 1) «+|-|*» $F($n - 2)
%2 n=0:4
if $n <= 1: return «1|$n|$k1»
return «$F($n - 1) + $F($n - 2)|$F($n - 2) + 2 * $F($n - 1)|max($F($n - 1), $F($n - 3) + $n)|$F($n // 2) + $F($n - 2)»
"""

INNER = r"""
%3 xs=small t=0:12
def $H($i, $x):
    if $x <= 0 or $i == len($xs):
        return $x
    return $H($i + 1, $x - $xs[$i])
$n = «$t|$k1»
for $b in $xs[:2]:
    $n = «max($n, $H(0, $t + $b) - 1)|min($n, $H(0, $t * $b))|min($n, $H(1, $t - 1), key=lambda $y: -$y % 5)»
return $n
%3 n=0:6
@«cache|lru_cache(None)|lru_cache(maxsize=None)»
def $H2($i):
    return $i if $i < «2|3» else $H2($i - 1) + $H2($i - 2)
--
return «$H2($n)|$H2($n) % $m1|[$H2($i) for $i in range($n)]|$H2($n), $H2($n // 2)|sum($H2($i) for $i in range($n % 4))»
%4 xs=li
$n = 0
def $H($x):
    nonlocal $n
    $n += «$x|1|$+x»
for $x2 in $xs:
    if $?x2:
        $H($x2)
return $n
%3 xs=li3
$a = $b = «0|$k1»
def $H($x):
    nonlocal $a, $b
    «$a, $b = $b, $x|$a = max($a, $x)
    $b += 1|$a, $b = $a + $x, $a - $x»
for $y in $xs:
    $H($y)
return $a, $b
%3 a=i b=i
def $H($x):
    if $x > $b:
        return $x - $b
    return $+x
return «$H($a) + $H($b)|$H($H($a))|$H($a) if $?b else $H(-$a)|[$H($x2) for $x2 in ($a, $b)]»
%3 a=i n=0:4
def $H():
    $c = $a
    def $H2($y=1):
        nonlocal $c
        $c += $y
        return $c
    return $H2
$o = $H()
for $i in range($n):
    $o(«$i|$i + 1|$m1»)
return $o()
%3 xs=li
$out = []
def $H($x):
    if $?x:
        $out.append($x)
        return True
    return False
return «sum($H($y) for $y in $xs)|[$H($y) for $y in $xs], $out|any($H($y) for $y in $xs), $out|all($H($y) for $y in $xs), len($out)»
%4 xs=li2
$out = []
$path = []
def $H($i):
    if $i == len($xs):
        $out.append(«$path[:]|$path.copy()|list($path)|sum($path)»)
        return
    «$H($i + 1)
    $path.append($xs[$i])
    $H($i + 1)
    $path.pop()|$path.append($xs[$i])
    $H($i + 1)
    $path.pop()
    $H($i + 1)»
$H(0)
return $out
%4 xs=small t=1:9
$out, $path = [], []
def $H($i, $s):
    if $s == 0:
        $out.append($path[:])
        return
    if $i == len($xs) or $s < «0|$xs[$i]»:
        return
    $path.append($xs[$i])
    $H($i + 1, $s - $xs[$i])
    $path.pop()
$H(0, $t)
return «$out|len($out)|$out, $path»
%3 xs=li2 t=i
$n = 0
def $H($i, $s):
    nonlocal $n
    if $i == len($xs):
        $n += $s «==|>|<=» $t
        return
    $H($i + 1, $s + $xs[$i])
    $H($i + 1, $s« - $xs[$i]|»)
$H(0, 0)
return $n
%5 n=0:6
@«cache|lru_cache(None)|lru_cache(maxsize=None)|cache»
def $H($i):
    if $i «< 2|<= 1»:
        return «$i|1|$k1»
    return «$H($i - 1) + $H($i - 2)|$H($i - 2) + $H($i - 1)|min($H($i - 1), $H($i - 2)) + $i|max($H($i - 1), $H($i - 2) + $i)»
return $H($n)
%4 xs=small
@«cache|lru_cache(None)»
def $H($i):
    if $i >= len($xs):
        return 0
    return «max($xs[$i] + $H($i + 2), $H($i + 1))|min($H($i + 1), $H($i + 2)) + $xs[$i]|$xs[$i] + $H($i + 1)»
return $H(0)
%3 n=0:3 a=0:2
@«cache|lru_cache(None)»
def $H($i, $j):
    if $i == 0 or $j == 0:
        return 1
    return $H($i - 1, $j) + $H($i, $j - 1)
return $H($n, $a)
%4 xs=small t=0:9
@«cache|lru_cache(None)|lru_cache(maxsize=None)»
def $H($i, $x):
    if $x < 0 or $i == len($xs): return «0|10 ** 9|-1»
    if $x == 0:
        return «1|0»
    return «$H($i + 1, $x - $xs[$i])|$H($i + 1, $x - $xs[$i] - 1) + 1»
return $H(0, $t)
%3 s=bits
@«cache|lru_cache(None)»
def $H($i):
    if $i == len($s):
        return 1
    if $s[$i] == '0':
        return 0
    $n = $H($i + 1)
    if $i + 1 < len($s) and $s[$i] == '1':
        $n += $H($i + 2)
    return $n
return $H(0)
%3 s=s3 t=s3
@«cache|lru_cache(None)»
def $H($i, $j):
    if $i == len($s) or $j == len($t):
        return «0|len($s) - $i»
    if $s[$i] == $t[$j]:
        return $H($i + 1, $j + 1) + 1
    return «max($H($i + 1, $j), $H($i, $j + 1))|$H($i + 1, $j)|$H($i, $j + 1)»
return $H(0, 0)
%3 a=i b=i
def $H($x, $y=$k1, *$out):
    return $x «+|-» $y + len($out)
return «$H($a)|$H($a, $b)|$H($a, $b, 1, 2)|$H($a) + $H($b, $a)|$H(*[$a, $b, $a])»
%3 grid=ll
$n = 0
def $H($i, $j):
    nonlocal $n
    if $i >= len($grid) or $j >= len($grid[0]) or «$grid[$i][$j] % 2|$grid[$i][$j] > $k1|$grid[$i][$j] == 0»:
        return
    $n += «1|$grid[$i][$j]»
    $H($i, $j + 1)
    «$H($i + 1, 0) if $j == 0 else None|»
$H(0, 0)
return $n
%3 xs=li3
def $H($o):
    def $H2($x):
        $y = $o($x)
        return «$y + 1|$o($y)|$y, $x|-$y»
    return $H2
@$H
def $H3($z):
    return $+z
return [$H3($b) for $b in $xs]
%3 n=1:2
$out = []
def $H($s, $a, $b):
    if len($s) == 2 * $n:
        $out.append($s)
        return
    if $a < $n:
        $H($s + '(', $a + 1, $b)
    if $b < $a:
        $H($s + ')', $a, $b + 1)
$H('', 0, 0)
return $out
"""

RECURSION = r"""
%4 n=0:4
if $n < 2:
    return «$n|1»
return «$F($n - 1) + $F($n - 2)|$F($n - 2) + $F($n - 1)|$F($n - 1) * $n|$F($n - 1) - $F($n - 2)»
%4 a=pos b=pos
def $G($x, $y):
    «if $y == 0:
        return $x
    return $G($y, $x % $y)|return $x if $y == 0 else $G($y, $x % $y)|return $G($y, $x % $y) if $y else $x|if not $y: return $x
    return $G($y, $x % $y)»
--
return «$G($a, $b)|$a * $b // ($G($a, $b) or 1)|$G($a, $b) == 1|$a // ($G($a, $b) or 1)»
%3 a=pos b=pos
if $b == 0:
    return $a
return $F($b, $a % $b)
%4 a=0:12 n=0:12
if $n == 0:
    return 1
$x = $F($a, $n // 2)
«if $n % 2:
    return $x * $x * $a
return $x * $x|return $x * $x * ($a if $n % 2 else 1)|return $x * $x * $a % 1000 if $n & 1 else $x * $x % 1000»
%3 s=s
«if len($s) <= 1:|if not $s:|if $s == '':»
    return $s
return «$F($s[1:]) + $s[0]|$s[-1] + $F($s[:-1])|$F($s[2:]) + $s[:2]»
%3 s=s
if len($s) < 2:
    return True
return «$s[0] == $s[-1] and $F($s[1:-1])|False if $s[0] != $s[-1] else $F($s[1:-1])|$s[0] <= $s[1] and $F($s[1:])»
%4 xs=li
if not $xs:
    return «0|$k1»
return «$xs[0] + $F($xs[1:])|max($xs[0], $F($xs[1:]))|$F($xs[:-1]) - $xs[-1]|$F($xs[1:]) + ($xs[0] if $xs[0] % 2 == 0 else 0)|$F($xs[1:]) + 1|($xs[0] > $k1) + $F($xs[1:])»
%3 xs=li
def $G($ys, $i=0):
    if $i == len($ys):
        return «0|$k1»
    return «max($ys[$i], $G($ys, $i + 1))|$ys[$i] + $G($ys, $i + 1)|$G($ys, $i + 1) - $ys[$i]»
--
return $G($xs«|[1:]|[::-1]»)
%3 xs=li
def $H($i):
    if $i == 0:
        return []
    return $H($i - 1) + [$xs[$i - 1]« * $i| - $i|»]
return $H(len($xs))
%4 xs=nest
$n = «0|$k1»
for $x in $xs:
    «if isinstance($x, list):
        $n += $F($x)
    else:
        $n += $x|$n += $F($x) if isinstance($x, list) else $x|$n += $F($x) if type($x) is list else 1|if isinstance($x, list): $n = max($n, $F($x) + 1)»
return $n
%3 xs=nest
$out = []
for $x in $xs:
    if isinstance($x, list):
        $out.extend($F($x))
    else:
        $out.append($x)
return $out
%2 xs=nest
if not isinstance($xs, list):
    return «0|1»
return 1 + max(($F($x) for $x in $xs), default=0)
%2 xs=nest
return sum($F($x) if isinstance($x, list) else $x for $x in $xs)
%4 n=0:8
def $G($n2, $memo):
    if $n2 in $memo:
        return $memo[$n2]
    if $n2 «<= 1|< 2»:
        return «$n2|1»
    $memo[$n2] = «$G($n2 - 1, $memo) + $G($n2 - 2, $memo)|$G($n2 // 2, $memo) + $G($n2 // 3, $memo)|max($n2, $G($n2 // 2, $memo) + $G($n2 // 3, $memo))»
    return $memo[$n2]
--
return $G($n % 6, {})
%3 n=0:20
$memo = {}
def $H($x):
    if $x in $memo: return $memo[$x]
    if $x <= 1: return $x
    $a = «$H($x // 2)|$H($x - 2) if $x < 6 else $H($x // 2)» + $H($x // 3)
    $memo[$x] = $a
    return $a
return $H($n)«|, $memo|, len($memo)»
%3 n=pos
if $n < 10:
    return $n
return «$n % 10 + $F($n // 10)|$F($n // 10) * 2 + $n % 2|max($n % 10, $F($n // 10))|$F($n // 10)|$F($n // 10) + ($n % 10 == 0)»
%2 n=0:40
if $n < 2:
    return str($n)
return $F($n // 2) + str($n % 2)
%3 xs=sorted t=pick
def $H($a, $b):
    if $a > $b:
        return «-1|$a|None»
    $m = ($a + $b) // 2
    if $xs[$m] == $t:
        return $m
    if $xs[$m] < $t:
        return $H($m + 1, $b)
    return $H($a, $m - 1)
return $H(0, len($xs) - 1)
%3 n=1:12
if $n == 1:
    return «0|$k1|1»
return «1 + $F($n // 2 if $n % 2 == 0 else $n + 1)|$F($n // 2) + 1|1 + ($F($n // 2) if $n % 2 == 0 else $F($n - 1))»
%3 n=0:5
def $G($i):
    return True if $i == 0 else $G2($i - 1)

def $G2($i):
    return False if $i == 0 else $G($i - 1)
--
return «$G($n)|$G2($n)|$G($n), $n»
%3 n=0:4
$out = []
def $H($i):
    if $i == 0:
        return
    $out.append($i)
    $H($i - 1)
    $out.append(«-$i|$i * 10|len($out)»)
$H($n)
return $out
%2 n=0:2
def $H($i, $a, $b, $c):
    if $i == 0:
        return 0
    return $H($i - 1, $a, $c, $b) + 1 + $H($i - 1, $c, $b, $a)
return $H($n, 'A', 'B', 'C')
%3 xs=sorted ys=sorted
if not $xs or not $ys:
    return $xs or $ys
if $xs[0] «<|<=» $ys[0]:
    return [$xs[0]] + $F($xs[1:], $ys)
return [$ys[0]] + $F($xs, $ys[1:])
%3 s=s3 t=s
if not $s:
    return True
if not $t:
    return False
return $F($s[1:], $t[1:]) if $s[0] == $t[0] else $F($s, $t[1:])
%2 a=i n=0:4
return $a if $n == 0 else $F(«$a + $n|$a * 2|$a - 1», $n - 1)
%3 a=i b=i
def $G($p):
    if $p is None:
        return 0
    $x, $y, $z = $p
    return «$x + $G($y) + $G($z)|1 + max($G($y), $G($z))|1 + $G($y) + $G($z)»
--
return $G(($a, ($b, None, None), «None|($k1, None, None)|($b, ($a, None, None), None)»))
%2 xs=li3
if len($xs) <= 1:
    return $xs
$m = len($xs) // 2
$a, $b = $F($xs[:$m]), $F($xs[$m:])
return «$b + $a|sorted($a + $b)|$a + $b if $a[0] < $b[0] else $b + $a»
%2 n=0:3 s=s3
if $n == 0: return ''
return $s + $F($n - 1, $s«|[1:]|[::-1]»)
"""

ONE_LINE = r"""
%4 xs=li
$n = «0|$k1»
for $x in $xs: $n «+=|-=|^=» «$x|$+x»
return $n
%4 a=i b=i
if $?a: $b = «1|$+a|0»
else: $b «= $+a|+= 1|-= $a»
return «$b|$a, $b|$a + $b»
%4 a=0:6 b=0:6
while $a < $b: $a += «1|2|3»
return $a«|, $b| - $b»
%3 a=i b=i
if $?a: return «$a|$b»
elif $?b: return «$+b|-1»
«else: return 0|return $a»
%4 xs=li
$n = «0|1»
for $x in $xs:
    if $?x: continue
    «$n += $x|$n = max($n, $x)|$n += 1»
return $n
%4 xs=li
$out = []
for $x in $xs:
    if $?x: break
    «if $?x: $out.append($x)|$out.append($x)»
return $out
%3 xs=li
$out = []
for $x in $xs:
    if $?x: $out.append($+x)
    «elif $?x: $out.append(-1)
    »else: «$out += [$x]|pass|$out.insert(0, $x)»
return $out
%4 a=i b=i
$x = $a; $y = «$b|$+b»
if $x > $y: $x, $y = $y, $x
return «$y - $x|$x, $y|$x * 10 + $y»
%3 a=i b=i
$x = $+a; $y = $+b; return $x «+|-|<|*» $y
%3 a=i b=i
if $a «>|<|==» $b: $a += 1; $b -= 1
return $a, $b
%3 s=s
$a, $b = 0, len($s) - 1
while $a < $b and $s[$a] «!=|<=» $s[$b]: $a += 1
return «$a|$s[$a:]|$s[:$a]»
%3 xs=li
$a, $b = 0, len($xs) - 1
while $a < $b: $xs[$a], $xs[$b] = $xs[$b], $xs[$a]; $a += 1; $b -= 1
return $xs
%3 n=0:999
$out = 0
while $n > 0: $out, $n = $out * 10 + $n % 10, $n // 10
return $out
%3 xs=li3 i=0:3
def $H($x, $j):
    if $x < 0 or $j == len($xs): return 0
    return «$x - $j|$xs[$j] + $x»
return $H($i - 1, min($i, len($xs)))
%4 xs=li3 i=0:3
def $H($x, $j):
    if $x < $k1 or $j >= len($xs): return «0|$j»
    return $H($x - $xs[$j], $j + 1)« + 1|»
return $H(sum($xs) + $i, $i)
%3 n=0:12 a=0:5
for $i in range($n):
    if $i * $i >= $n: return $i
return «-1|$a»
%2 d=dsi
$n = 0
for $s, $x in $d.items():
    if $?x: $n += len($s)
    else: $n -= 1
return $n
%3 s=s
$n = $m = 0
for $c in $s:
    if $c.isdigit(): $n += 1
    elif $c.isupper(): $m += 1; continue
    else: $n -= 1
return $n, $m
%2 xs=li
try: return $xs[«0|1|2|-1»]
except IndexError: return «None|-1|len($xs)»
%2 xs=small
$a = 0
while $xs: $a += $xs.pop(«|0»)
return $a
"""

CLASSES = r"""
%3 a=i b=i
class $C:
    def __init__(self, $x, $y=«0|$k1»):
        self.x = $x
        self.y = $y

    def size(self):
        return «self.x + self.y|abs(self.x - self.y)|max(self.x, self.y)»

    def grow(self, $n):
        if self.size() «>|<» $k2:
            self.x += $n
        «self.y -= $n
        »return self.size()
--
$o = $C($a«, $b|»)
return «$o.grow($b)|$o.grow($b) + $o.size()|$o.grow($m1), $o.x, $o.y»
%3 xs=li3
class $C:
    def __init__(self):
        self.items = []
        self.total = 0

    def push(self, $x):
        self.items.append($x)
        self.total += $x
        return self«|.total»

    @property
    def top(self):
        return self.items[-1] if self.items else None
--
$o = $C()
for $y in $xs:
    $o.push($y)
return $o.top, $o.total
%3 a=i b=i
class $C:
    def __init__(self, $x):
        self.v = $x

    @property
    def double(self):
        return self.v * «2|3»

    def «__add__(self, $o):|plus(self, $o):»
        return $C(self.v + $o.v)
--
$it = $C($a)
return $it.double «+|-|<» $C($b).double
%3 a=i b=i
class $C:
    def __init__(self, $x):
        self.v = $x

    def __eq__(self, $o):
        return self.v «== $o.v|% $m1 == $o.v % $m1»

    def __lt__(self, $o):
        return self.v < $o.v
--
return «$C($a) == $C($b)|$C($a) < $C($b)|[$o2.v for $o2 in sorted([$C($a), $C($b)])]|max($C($a), $C($b)).v|$C($a) in [$C($b), $C($k1)]»
%2 a=i b=i
class $C:
    def area(self, $x):
        return «$x * $x|$x + $k1»

class $C2($C):
    def area(self, $x):
        if $?x:
            return super().area($x) «+ 1|* 2»
        return 0
--
return «$C().area($a), $C2().area($b)|$C2().area($a)|$C().area($a) - $C2().area($a)»
%2 xs=li3
class $C:
    def __init__(self, $ys):
        self.items = $ys

    def __len__(self):
        return len(self.items)

    def __getitem__(self, $i):
        return self.items[$i]
--
$o = $C($xs)
return «len($o), $o[-1] if $o else None|sum($o)|$o[0] if len($o) > 1 else -1|max($o)»
%2 a=i b=i
class $C:
    count = 0

    def __init__(self, $x):
        $C.count += 1
        self.id = $C.count
        self.x = $x

    @staticmethod
    def check($x):
        return $?x

    def value(self):
        return self.x if self.check(self.x) else self.id
--
return $C($a).value() «+|*|-» $C($b).value()
"""

YIELDS = r"""
%5 n=0:4
def $G($x):
    $i = «0|1|$x»
    while $i «<|<=» $x«| + 1»:
        yield «$i|$+i|$i * $i»
        $i += «1|2»
--
return «list($G($n))|sum($G($n))|max($G($n), default=-1)|[$y * 2 for $y in $G($n)]|tuple($G($n))|sum($y for $y in $G($n % 3) if $?y)»
%5 xs=li3
def $G($ys):
    for $x in $ys:
        if $?x:
            yield $+x
--
«return list($G($xs))|return sum($G($xs))|return next($G($xs), None)|$n = 0
for $y in $G($xs):
    $n += $y
return $n|return any($y > $k1 for $y in $G($xs[:2]))|return list(enumerate($G($xs)))»
%4 a=i b=i
def $G($x):
    yield $x
    «if $?x:
        return
    »yield $+x
--
$it = $G($a)
$y = next($it)
return $y, next($it, «$b|None|-1»), «next($it, $b)|list($it)|$y»
%3 a=i b=i
def $G($x, $y):
    while $x != $y and $x < $y + 3:
        yield $x
        $x, $y = $y, «($x + $y) % 10|$x - 1»
        «if $y < 0:
            return
        »if $x > 50: break
--
return [$z for $z, $i in zip($G($a % 7, $b % 7), range(3))]
%4 xs=li2 ys=li2
def $G($zs):
    for $x in $zs:
        yield «$x|$+x»

--
def $H():
    yield from $G($xs)
    yield «$k1|0»
    yield from «$ys|$G($ys[:1])»
return «list($H())|sum($H())|next($H())»
%3 xs=nest
def $G($zs):
    for $x in $zs:
        if isinstance($x, list):
            yield from $G($x)
        else:
            yield $x
--
return «list($G($xs[:2]))|sum($G($xs[:2]))|next($G($xs), None)»
%3 n=0:4
def $H():
    $a, $b = 0, 1
    while True:
        yield $a
        $a, $b = $b, $a + $b
$it = $H()
«return [next($it) for $i in range($n)]|for $i in range($n):
    next($it)
return next($it)|for $x in $it:
    if $x >= $n:
        return $x»
%2 n=1:3
def $H():
    $x = 0
    while True:
        $y = yield $x
        $x += «$y|$y * 2|1 if $y > 1 else -1»
$it = $H()
next($it)
$it.send($n)
return $it.send($k1)
%3 s=s4
def $G($t):
    $n = 0
    for $c in $t:
        if $c.«isdigit()|isupper()|isalpha()»:
            $n += 1
            yield $n
--
return «list($G($s))|sum($G($s))|max($G($s), default=0)»
%2 xs=li3
class $C:
    def __init__(self, $ys):
        self.ys = $ys

    def __iter__(self):
        for $x in self.ys:
            yield $+x
--
$o = $C($xs)
return «list($o)|sum($o)|$k1 in $o|sorted($o)»
"""

ERRORS = r"""
%5 a=i b=i
def $G($x):
    if $?x:
        raise «ValueError|KeyError|RuntimeError»(«$q1|$x|f'bad {$x}'»)
    return $+x
--
try:
    return «$G($a)|$G($a) + $G($b)|$G($G($a))»
except «ValueError|(ValueError, KeyError)|Exception|ValueError|KeyError»:
    return «$b|-1|None|$+b»
%4 a=i b=i
def $G($x, $y):
    if $y == 0 or $?x:
        raise ValueError($q1)
    return $x // $y
--
try:
    $z = $G($a, $b)
except ValueError as $e:
    $z = «str($e)|-1|len($e.args)»
«else:
    $z += 1
|else:
    $z *= $m1
|»finally:
    $a = «0|$+a»
return $z, $a
%4 xs=mixed
def $G($x):
    if $x is None:
        raise «TypeError|ValueError»($q1)
    return «$x + 1|$x * 2|$x - 1|$x % 5»
--
$n = «0|1»
for $y in $xs:
    try:
        $n «+=|=» $G($y)
    except «TypeError|(TypeError, ValueError)|Exception»:
        «continue|$n -= 1|break|pass»
return $n
%4 s=num
def $G($t):
    try:
        return int($t)
    except ValueError:
        return «-1|len($t)|None»
--
return «$G($s)|$G($s), $G($s[1:])|[$G($c) for $c in $s[:3]]|$G($s) or $G('7')»
%4 a=i b=i
$out = []
def $H($x):
    try:
        $out.append(1)
        if $?x:
            raise ValueError
        return «$x|$+x»
    except ValueError:
        $out.append(2)
        return «-1|$b»
    finally:
        $out.append(3)
return $H($a), «$out|len($out)|$H($b), $out»
%3 a=i b=i
def $G($x):
    if $?x:
        raise ValueError(«$x|$q1»)
    return $x

def $G2($x):
    try:
        return $G($x) + 1
    finally:
        $x = 0
--
try:
    return $G2($a)
except ValueError as $e:
    return $e.args[0]
%3 a=i b=i
def $G($x):
    if $?x:
        raise ValueError(«$x|$q1|'negative'»)
    return $+x
--
«return $G($a) + $b|$z = $G($a)
return $z - $G($b)|if $?b:
    return $G($a)
return $b»
%3 d=dsi s=word
def $H($t):
    return $d[$t]
try:
    return $H($s)
except KeyError«: return $H(next(iter($d))) if $d else 0| as $e:
    return $e.args[0]»
%3 xs=li3 i=0:4
def $H($j):
    if $j >= len($xs):
        raise IndexError($j)
    return $xs[$j]
try:
    return «$H($i)|$H($i) + $H($i - 1)»
except IndexError:
    return «-1|$H(0) if $xs else None|len($xs)»
%2 xs=li3
$it = iter($xs)
def $H():
    try:
        return next($it)
    except StopIteration:
        return «None|-1»
return $H(), $H()
%2 a=i b=i
class $C(Exception):
    pass

def $G($x):
    if $x «>|<» $k1:
        raise $C($x)
    return $x
--
try:
    return $G($a), $G($b)
except $C as $e:
    return «$e.args[0]|str($e)|'too much'»
%2 n=0:3
def $H($i):
    if $i == 0:
        raise ValueError(«$q1|0»)
    try:
        return $H($i - 1)
    except ValueError:
        if $i «< 2|% 2»: raise
        return $i
try:
    return $H($n)
except ValueError as $e:
    return «str($e)|-1»
"""


def parsed(table):
    """[(weight, [(slot, values)], [helper], body)]"""
    found = []
    for block in table.strip("\n").split("\n%"):
        head, _, text = block.lstrip("%").partition("\n")
        weight, *params = head.split()
        helpers, _, body = text.rpartition("\n--\n")
        found.append((int(weight), [tuple(param.split("=", 1)) for param in params], helpers_of(helpers), body.rstrip("\n")))
    return found


def helpers_of(text):
    """Blocks that begin at the margin."""
    helpers = []
    for line in text.split("\n") if text else ():
        if line and not line[0].isspace() and not (helpers and helpers[-1][-1].startswith("@")) and line[0] not in "»":
            helpers.append([line])
        else:
            helpers[-1].append(line)
    return ["\n".join(helper).rstrip("\n") for helper in helpers]


TABLES = {
    "generators": parsed(GENERATORS), "lambdas": parsed(LAMBDAS), "several": parsed(SEVERAL), "inner": parsed(INNER), "recursion": parsed(RECURSION), "one_line": parsed(ONE_LINE),
    "classes": parsed(CLASSES), "yields": parsed(YIELDS), "errors": parsed(ERRORS),
}  # fmt: skip
