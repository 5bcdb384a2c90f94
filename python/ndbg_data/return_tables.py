"""Small recursions for `return_drills.py`, in the notation of `frame_tables.py`."""
from .frame_tables import parsed

RETURNS = parsed(r"""
%6 xs=cost n=2:9
def $H($i, $r):
    «if $i == len($xs):
        return 1 if $r == 0 else 0|if $i == len($xs):
        return int($r == 0)|if $i == len($xs):
        return $r|if $r < 0:
        return 0
    if $i == len($xs):
        return 1|if $i >= len($xs) or $r <= 0:
        return $r»
    return «$H($i + 1, $r) + $H($i + 1, $r - $xs[$i])|$H($i + 1, $r - $xs[$i]) + $H($i + 1, $r)|max($H($i + 1, $r), $H($i + 1, $r - $xs[$i]))|$H($i + 1, $r + $xs[$i]) + $H($i + 1, $r - $xs[$i])|min($H($i + 1, $r), $xs[$i] + $H($i + 1, $r - $xs[$i]))»
return $H(0, $n)
%6 xs=cost n=2:9
def $H($i, $r):
    if $i == len($xs) or $r <= 0:
        return «0|$r|$i»
    $a = $H($i + 1, $r)
    $b = $H($i + 1, $r - $xs[$i])
    return «$a + $b|max($a, $b)|min($a, $b) + $i|$a - $b + $r|max($a, $b + $xs[$i])|$b if $r > $xs[$i] else $a»
return $H(0, $n)
%5 xs=cost n=2:12
def $H($i, $x):
    if $i >= len($xs)« or $x <= 0|»:
        return 0
    $a = $H($i + 1, $x)
    if $xs[$i] <= $x:
        «$a = max($a, $H($i + 1, $x - $xs[$i]) + 1)|$a = max($a, $xs[$i] + $H($i + 1, $x - $xs[$i]))|$b = $H($i + 1, $x - $xs[$i]) + $xs[$i]
        $a = max($a, $b)|$a += $H($i + 1, $x - $xs[$i]) + 1»
    return $a
return $H(0, $n)
%6 xs=coins n=3:9
$out«, $path = [], []| = []
$path = []»
def $H($i, $r):
    if $r == 0:
        $out.append(«$path[:]|list($path)|$path.copy()»)
        return
    «if $r < 0:
        return
    for $j in range($i, len($xs)):|for $j in range($i, len($xs)):
        if $xs[$j] > $r:
            break|for $j in range($i, len($xs)):
        if $xs[$j] > $r: continue»
        $path.append($xs[$j])
        $H(«$j|$j + 1|$j», $r - $xs[$j])
        $path.pop()
$H(0, $n)
return $out
%4 xs=coins n=3:9
$out = []
def $H($i, $r, $path):
    if $r <= 0:
        if $r == 0:
            $out.append($path)
        return
    for $j in range($i, len($xs)):
        $H(«$j|$j + 1», $r - $xs[$j], $path + [$xs[$j]])
$H(0, $n, [])
return $out
%4 xs=coins n=3:9
def $G($ys, $i, $r):
    if $r == 0:
        return 1
    $x = 0
    for $j in range($i, len($ys)):
        if $ys[$j] <= $r:
            $x += $G($ys, «$j|$j + 1», $r - $ys[$j])«| * $ys[$j]| + $j»
    return $x
--
return $G($xs, 0, $n)
%4 xs=coins n=3:8
def $H($r):
    if $r == 0:
        return 0
    $x = «99|1000|10 ** 6»
    for $y in $xs:
        if $y <= $r:
            $x = min($x, $H($r - $y) + 1)
    return $x
return $H($n)
%4 xs=distinct
$out = []
def $H($i, $path):
    $out.append(«$path[:]|sum($path)|list($path)»)
    for $j in range($i, len($xs)):
        $path.append($xs[$j])
        $H($j + 1, $path)
        $path.pop()
$H(0, [])
return $out
%4 xs=distinct
$out = []
def $H($i, $path):
    if $i == len($xs):
        $out.append($path[:])
        return
    «$path.append($xs[$i])
    $H($i + 1, $path)
    $path.pop()
    $H($i + 1, $path)|$H($i + 1, $path)
    $path.append($xs[$i])
    $H($i + 1, $path)
    $path.pop()|$H($i + 1, $path)
    $H($i + 1, $path + [$xs[$i]])»
$H(0, [])
return $out
%4 xs=distinct
$out, $path = [], []
def $H():
    if len($path) == len($xs):
        $out.append($path[:])
        return
    for $x in $xs:
        if $x in $path:
            continue
        $path.append($x)
        $H()
        $path.pop()
$H()
return $out
%3 xs=distinct
$out = []
def $H($i):
    if $i == len($xs) - 1:
        $out.append($xs[:])
    for $j in range($i, len($xs)):
        $xs[$i], $xs[$j] = $xs[$j], $xs[$i]
        $H($i + 1)
        $xs[$i], $xs[$j] = $xs[$j], $xs[$i]
$H(0)
return $out«|, $xs»
%5 grid=cells
def $H($i, $j):
    if $i == len($grid) or $j == len($grid[0]):
        return «0|99»
    return «$grid[$i][$j] + min($H($i + 1, $j), $H($i, $j + 1))|max($H($i + 1, $j), $H($i, $j + 1)) + $grid[$i][$j]|$H($i + 1, $j) + $H($i, $j + 1) + $grid[$i][$j]»
return $H(0, 0)
%4 grid=marked
def $H($i, $j):
    if $i < 0 or $j < 0 or $i >= len($grid) or $j >= len($grid[0]) or $grid[$i][$j] == 0:
        return 0
    $grid[$i][$j] = 0
    return «1 + $H($i + 1, $j) + $H($i, $j + 1)|$H($i - 1, $j) + $H($i + 1, $j) + $H($i, $j - 1) + $H($i, $j + 1) + 1»
$x = $H(0, 0)
return $x«|, $grid»
%5 a=1:20 n=1:4
def $G($i, $x):
    if $i == 0:
        return $x
    $y = $x «+|-|*» $i
    $z = $G($i - 1, «$y|$x - 1|$x + $i|$y - $x»)
    return «$z - $x|$y + $z|$z * 2 - $y|$x + $y + $z|max($z, $x) + $i|$z + $i if $z < $y else $x»
--
return $G($n, $a)
%4 a=1:20 n=1:3
def $G($i, $x):
    if $i == 0:
        return $x
    «return $G($i - 1, $x + $i) - $G($i - 1, $x - $i)|return $G($i - 1, $x) + $G($i - 1, $x + 1) * $i|$y = $G($i - 1, $x + 1)
    $z = $G($i - 1, $x * 2)
    return $y + $z - $x|return max($G($i - 1, $x - $i), $G($i - 1, $x // 2)) + $x»
--
return $G($n, $a)
%4 xs=some
def $H($a, $b):
    if $b - $a == 1:
        return $xs[$a]
    $m = ($a + $b) // 2
    $x = $H($a, $m)
    $y = $H($m, $b)
    return «$x + $y|max($x, $y)|$x - $y|$x + $y - $m|$x if $x > $y else $y + $a»
return $H(0, len($xs))
%4 xs=some
def $H($i, $j):
    if $i > $j:
        return 0
    return «max($xs[$i] - $H($i + 1, $j), $xs[$j] - $H($i, $j - 1))|max($xs[$i] + $H($i + 2, $j), $xs[$j] + $H($i, $j - 2))|$xs[$i] + $H($i + 1, $j - 1) - $xs[$j]»
return $H(0, len($xs) - 1)
%4 xs=some
def $H($i):
    if $i >= len($xs):
        return 0
    return «min($H($i + 1), $H($i + 2)) + $xs[$i]|max($H($i + 1), $H($i + 2) + $xs[$i])|$xs[$i] + $H($i + 2) - $H($i + 1)»
return «$H(0)|min($H(0), $H(1))»
%4 s=s3 t=s3
def $H($i, $j):
    if $i == len($s) or $j == len($t):
        return «0|len($s) - $i + len($t) - $j»
    if $s[$i] == $t[$j]:
        return $H($i + 1, $j + 1)« + 1|»
    return «max|1 + min»($H($i + 1, $j), $H($i, $j + 1))
return $H(0, 0)
%3 a=1:2 b=2:4
$out = []
def $H($s, $x, $y):
    if $x == 0 and $y == 0:
        $out.append($s)
    if $x > 0:
        $H($s + '(', $x - 1, $y)
    if $y > $x:
        $H($s + ')', $x, $y - 1)
$H('', $a, $b)
return $out
%4 o=tree xs=four
def $H($i, $n):
    $r = $xs[$i]« * $n| + $n|»
    for $j in $o[$i]:
        «$r += $H($j, $n + 1)|$r = max($r, $H($j, $n + 1) + $xs[$i])|$x = $H($j, $n + 1)
        $r += $x - $n»
    return $r
return $H(0, «1|2»)
%3 o=tree xs=four
$out, $path = [], []
def $H($i, $r):
    $path.append($i)
    if not $o[$i]:
        $out.append(«$path[:]|$r|$r + $xs[$i]»)
    for $j in $o[$i]:
        $H($j, $r + $xs[$i])
    $path.pop()
$H(0, 0)
return $out
%3 xs=cost n=2:9
$x = 0
def $H($i, $r):
    nonlocal $x
    if $i == len($xs):
        $x += $r «== 0|> 0|% 2»
        return
    $H($i + 1, $r)
    $H($i + 1, $r - $xs[$i])
$H(0, $n)
return $x
%3 s=s4
$out = []
def $H($i, $path):
    if $i == len($s):
        $out.append($path[:])
        return
    for $j in range($i + 1, len($s) + 1):
        $t = $s[$i:$j]
        if «$t == $t[::-1]|len($t) < 3»:
            $path.append($t)
            $H($j, $path)
            $path.pop()
$H(0, [])
return $out
""")
