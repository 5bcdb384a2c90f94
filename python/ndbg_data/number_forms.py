"""Arithmetic as algorithms do it: expressions, conditions, loops over numbers. The notation is that of `forms.py`."""
from .forms import table

# Whole numbers of whole numbers.
EXPRESSIONS = table("""
9 | a=num, b=like(a) | $a + $b
9 | a=num, b=like(a) | $a - $b
5 | a=num, b=digit | $a * $b
3 | a=num, b=three | $a * $b
8 | a=num, b=div(a) | $a // $b
9 | a=num, b=div(a) | $a % $b
3 | a=num | $a {{% ~ //}} {{10 ~ 2 ~ 10 ~ 100 ~ 3 ~ 5 ~ 7}}
2 | a=num | $a {{+ ~ - ~ * ~ // ~ %}} #1:12
3 | a=digit, b=plus | $a {{// ~ %}} $b
3 | a=num, k=power | $a // 10 ** $k % 10
2 | a=num, k=power | $a % 10 ** $k
2 | k=power, a=digit | $a * 10 ** $k
4 | a=num, b=like(a) | min($a, $b{{ + 1 ~  ~  - 1 ~  * 2}})
4 | a=num, b=like(a) | max($a, $b{{ + 1 ~  ~  - 1 ~  // 2}})
2 | a=num, b=like(a), c=near(b) | {{min ~ max}}($a, $b, $c)
2 | a=num, b=like(a), c=near(b) | {{min ~ max}}($a + 1, $b + 1, $c {{+ ~ -}} #0:9)
5 | a=num, b=like(a) | abs($a - $b)
2 | a=sign, b=sign, c=sign, e=sign | abs($a - $b) + abs($c - $e)
5 | left=nat, right=above(left) | ($left + $right) // 2
3 | left=nat, right=above(left) | ($left + $right{{ + 1 ~ }}) >> 1
2 | left=nat, right=above(left) | $left + ($right - $left) // 2
2 | left=nat, right=above(left) | $right - $left + 1
4 | x=num, y=num | #2:9 * $x + $y
2 | x=num, y=digit | $x * 10 + $y
2 | x=num, y=digit, z=digit | $x - $y * $z
2 | x=num, y=digit, z=digit | ($x + $y) * $z
2 | x=num, y=digit, z=num | $x * $y + $z
3 | x=num, y=like(x), z=near(y) | $x {{+ ~ -}} $y {{+ ~ -}} $z
4 | k=count, i=count | -$k + $i
2 | i=count, k=count, n=size | ($i + $k) % $n
2 | i=count, n=size | ($i - 1) % $n
2 | i=twelve, n=size | $i // $n * $n + $i % $n
2 | n=two, i=count | $n - 1 - $i
2 | n=two, i=count, j=count | $n - $i - $j{{ - 1 ~ }}
3 | a=num, b=num, mod=modulus | $a * $b % $mod
2 | a=nat, b=nat, mod=modulus | ($a + $b) % $mod
1 | a=nat, b=nat, mod=modulus | ($a - $b + $mod) % $mod
2 | a=digit, b=twelve, mod=modulus | pow($a, $b, $mod)
3 | n=nat | $n & ($n - 1)
1 | n=three | $n & -$n
4 | x=four, y=like(x) | $x ^ $y
3 | x=four, y=four | $x {{& ~ ^ ~ &}} $y
2 | x=two, y=two | $x | $y
3 | k=shift | 1 << $k
2 | x=four, k=count | $x >> $k
2 | x=four, k=count | $x >> $k & 1
2 | x=three, k=count | $x {{^ ~ & ~ |}} (1 << $k)
2 | x=two, k=count | ($x << 1) {{| ~ ^ ~ +}} ($k & 1)
1 | x=num | ~$x
2 | x=num | -$x {{+ ~ // ~ %}} #1:9
5 | a=plus, b=kin(a) | math.gcd($a, $b)
1 | a=two, b=size | math.lcm($a, $b)
4 | n=nat | math.isqrt($n)
1 | n=twelve, k=count | math.comb($n, $k)
2 | a=num, b=div(a) | -(-$a // $b)
2 | a=nat, b=size | ($a + $b - 1) // $b
1 | n=four | $n * ($n + 1) // 2
1 | n=twelve, k=count | $n * ($n - 1) // 2 - $k * ($k - 1) // 2
1 | a=two, b=two | $a * $a + $b * $b
1 | a=sign, k=power | $a ** $k
1 | a=num, b=like(a) | ($a > $b) - ($a < $b)
1 | a=num, b=like(a) | int($a {{< ~ > ~ == ~ >= ~ !=}} $b)
2 | a=two, b=twin(a), c=twin(b) | ($a == $b) + ($b == $c) + ($a == $c)
3 | a=num, b=like(a) | $a if $a {{> ~ < ~ >= ~ <=}} $b else $b
1 | a=nat | {{len(str($a)) ~ int(str($a)[::-1]) ~ int(str($a)[0]) ~ sum(map(int, str($a)))}}
1 | a=four | {{bin($a).count('1') ~ $a.bit_length() ~ int(bin($a)[2:][::-1], 2)}}
""")

# Pairs, fractions, infinity, and what else is no whole number.
OTHERS = table("""
7 | a=num, b=div(a) | divmod($a, $b)
2 | a=nat | divmod($a, {{10 ~ 60 ~ 2 ~ 26 ~ 7}})
8 | a=two, b=div(a) | $a / $b
3 | a=num, b=div(a) | $a / $b
3 | a=two, b=two | ($a + $b) / 2
2 | a=two, b=size | {{round ~ int ~ math.ceil ~ math.floor}}($a / $b)
1 | a=two, b=size | round($a / $b, {{1 ~ 2 ~ 3}})
2 | x=half, y=half | $x {{+ ~ - ~ * ~ // ~ <}} $y
2 | x=half, k=digit | $x {{* ~ + ~ - ~ >}} $k
2 | x=half | {{int ~ round ~ math.floor ~ math.ceil ~ abs}}($x)
1 | a=two | $a ** 0.5 {{> ~ <= ~ ==}} #1:9
1 | a=two | $a {{* ~ /}} {{1.0 ~ 0.5 ~ 2.0}}
3 | a=num, b=like(a) | {{min ~ max}}({{float('inf') ~ math.inf ~ -math.inf ~ float('-inf')}}, $a {{+ ~ -}} $b)
2 | a=num | $a {{< ~ > ~ ==}} {{float('inf') ~ -math.inf ~ math.inf}}
1 | a=num, b=like(a), c=near(b) | {{$a, $b + $c ~ $b, $a ~ $a + $b, $a - $b ~ $a, $b, $c}}
1 | a=num, b=like(a), c=near(b) | sorted([$a, $b, $c])
1 | a=three, k=base | {{str($a % $k) ~ str($a) + str($k) ~ chr(97 + $a % 26) ~ bin($a)[2:] ~ str($a).zfill(#3:6)}}
""")

CONDITIONS = table("""
4 | i=sign, n=size | 0 <= $i < $n
2 | i=count, j=count, n=size | 0 <= $i < $n and 0 <= $j < $n
1 | i=sign, n=size | $i < 0 or $i >= $n
6 | a=num, b=like(a) | $a {{< ~ <= ~ > ~ >= ~ == ~ !=}} $b
2 | a=num, b=like(a), c=near(b) | $a {{<= ~ <}} $b {{<= ~ <}} $c
3 | a=two, b=twin(a), c=twin(b) | $a == $b == $c
2 | a=num, b=like(a), c=near(b) | $a {{!= ~ ==}} $b {{and ~ or}} $b {{!= ~ ==}} $c
4 | a=num, b=like(a), c=num, e=near(c) | $a {{< ~ >= ~ ==}} $b {{and ~ or}} $c {{>= ~ < ~ !=}} $e
4 | x=num | not $x % {{2 ~ 2 ~ 3 ~ 5}}
3 | x=num, k=div(x) | $x % $k {{== ~ == ~ !=}} 0
2 | x=num | $x % 2{{ ~  == 1 ~  and $x > #1:40 ~  == 0 or $x < 0}}
2 | x=num | $x {{% ~ &}} 1
4 | a=two, b=two, c=three | $a + $b {{> ~ <= ~ == ~ <}} $c
3 | a=two, b=near(a), c=near(b), e=near(a) | $a + $b {{> ~ < ~ == ~ !=}} $c + $e
2 | a=two, b=two, c=two | $a + $b > $c and $a + $c > $b and $b + $c > $a
3 | i=count, k=size, n=twelve | $i + $k {{< ~ <= ~ - 1 < ~ > ~ == ~ - 1 >=}} $n
2 | a=two, b=near(a), k=size | abs($a - $b) {{<= ~ > ~ ==}} $k
2 | a=truth, b=truth | $a {{and ~ or}} $b
1 | a=truth, b=truth | {{not $a ~ $a and not $b ~ $a or $b ~ not ($a or $b) ~ $a != $b}}
2 | n=nat | $n{{ > 0 and $n ~  != 0 and $n ~ }} & ($n - 1) == 0
2 | x=four, k=count | $x >> $k & 1 == {{1 ~ 0}}
1 | a=two, b=size | $a * $a {{<= ~ >}} $b * #5:900
2 | a=digit, b=digit, x=digit | $x {{in ~ not in}} ($a, $b)
2 | x=four, a=size, b=size | $x % $a == 0 {{or ~ and}} $x % $b == 0
2 | left=two, right=near(left) | {{$left < $right ~ $left <= $right ~ $left + 1 < $right ~ $right - $left > 1 ~ $left != $right}}
1 | y=four | $y % 4 == 0 and ($y % 100 != 0 or $y % 400 == 0)
1 | a=num, b=like(a) | {{not $a == $b ~ not $a < $b ~ ($a < 0) != ($b < 0) ~ ($a > 0) == ($b > 0) ~ $a * $b < 0}}
1 | a=digit, b=digit, c=digit, e=digit | ($a, $b) {{< ~ <= ~ == ~ >}} ($c, $e)
""")

# What is added, taken away and so on: `$x op= …`.
CHANGES = table("""
3 | ans=num, a=num, b=div(a) | $ans += $a // $b
3 | ans=num, a=num, b=div(a) | $ans += $a % $b
3 | x=num, k=div(x) | $x %= $k
3 | x=num, k=div(x) | $x //= $k
3 | x=nat | $x //= {{10 ~ 2 ~ 10 ~ 3}}
1 | x=nat | $x {{>>= ~ <<=}} #1:4
3 | x=num, y=like(x) | $x {{-= ~ +=}} $y
2 | x=num, y=digit | $x *= $y
2 | x=four, y=four | $x {{^= ~ &= ~ ^= ~ |=}} $y
2 | x=four, k=count | $x {{^= ~ |=}} 1 << $k
2 | x=num, y=digit | $x = $x * 10 + $y
2 | x=num, y=like(x) | $x = {{min ~ max}}($x, $y{{  ~  + 1 ~  * 2}})
1 | x=two, y=three, mod=modulus | $x = $x * $y % $mod
1 | ans=num, x=num, y=like(x) | $ans = max($ans, $x - $y + 1)
1 | ans=num, x=num, y=like(x) | $ans {{+= ~ -=}} {{abs($x - $y) ~ $x * ($y % 10) ~ $x > $y ~ min($x, $y)}}
1 | x=num, y=like(x) | $x = -$x + $y
1 | x=num | $x += {{1 ~ -1 ~ #2:99}}
""")

LOOPS = table("""
4 | n=nat
$r = 0
while $n{{  ~  > 0}}:
    $r {{+= ~ += ~ ^=}} $n % 10
    $n //= 10
return $r

2 | n=nat
$r = 0
while $n:
    $n, $d = divmod($n, 10)
    $r = $r * 10 + $d
return $r

2 | n=nat
$r = 0
$x = $n
while $x:
    $r = $r * 10 + $x % 10
    $x //= 10
return $r {{== ~ - ~ !=}} $n

2 | n=nat
$r = []
while $n:
    $r.append($n % {{10 ~ 10 ~ 16 ~ 8 ~ 7}})
    $n //= {{10 ~ 10 ~ 100}}
return $r{{  ~ [::-1]}}

2 | n=four, k=base
$r = 0
while $n:
    $r += $n % $k
    $n //= $k
return $r

3 | n=nat, m=digit
$cnt = 0
while $n:
    if $n % 10 {{== ~ > ~ < ~ !=}} $m:
        $cnt += 1
    $n //= 10
return $cnt

2 | x=four
$d, $t = 0, $x
while $t:
    $d += $t % 10
    $t //= 10
return $x {{- ~ % ~ + ~ *}} $d if $d else 0

3 | n=four
$cnt = 0
while $n{{ > 0 ~  > 1 ~ }}:
    {{$n //= 2 ~ $n >>= 1 ~ $n = $n // 2}}
    $cnt += 1
return $cnt

2 | n=four
$cnt = 0
while $n:
    {{$n &= $n - 1 ~ $n = $n & ($n - 1) ~ $n -= $n & -$n}}
    $cnt += 1
return $cnt

2 | n=three
$cnt = 0
while $n:
    $cnt += $n & 1
    $n >>= 1
return $cnt

4 | a=four, b=kin(a)
while $b:
    $a, $b = $b, $a % $b
return $a

1 | a=twelve, b=twelve
while $a != $b and $a and $b:
    if $a > $b:
        $a -= $b
    else:
        $b -= $a
return $a, $b

3 | n=four
$left, $right = 0, $n
while $left < $right:
    $mid = ($left + $right + 1) {{>> 1 ~ // 2}}
    if $mid * $mid <= $n:
        $left = $mid
    else:
        $right = $mid - 1
return $left

3 | n=two, target=two
$left, $right = {{0 ~ 1}}, $n
while $left {{< ~ <}} $right:
    $mid = {{($left + $right) // 2 ~ ($left + $right) >> 1 ~ $left + ($right - $left) // 2}}
    if $mid {{>= ~ * 2 >= ~ >}} $target:
        $right = $mid
    else:
        $left = $mid + 1
return $left

2 | n=three, target=three
$left, $right, $cnt = 1, $n, 0
while $left <= $right:
    $mid = ($left + $right) // 2
    $cnt += 1
    if $mid == $target:
        return $mid{{  ~ , $cnt}}
    if $mid < $target:
        $left = $mid + 1
    else:
        $right = $mid - 1
return {{-1 ~ $cnt ~ $left}}

3 | x=digit, n=twelve
$r = 1
while $n:
    if $n & 1:
        $r *= $x
    $x *= $x
    $n >>= 1
return $r

2 | x=two, n=twelve, mod=modulus
$r = 1
while $n > 0:
    if $n % 2{{  ~  == 1}}:
        $r = $r * $x % $mod
    $x = $x * $x % $mod
    $n //= 2
return $r

2 | n=twelve
$a, $b = {{0, 1 ~ 1, 1 ~ 1, 2}}
for _ in range($n):
    $a, $b = $b, $a + $b
return $a

2 | n=four, k=base
$p = 1
while $p {{* $k <= ~ <}} $n:
    $p *= $k
return $p

2 | n=four
$d, $ans = 2, {{0 ~ 1 ~ 0}}
while $d <= 7:
    while $n and $n % $d == 0:
        $n //= $d
        $ans += 1
    $d += 1
return $n, $ans

2 | d=three
$ans, $i = 0, 1
while $i * $i <= $d and $i < 9:
    if $d % $i == 0:
        $ans += $d // $i
    $i += 1
return $ans

2 | n=three
$cnt = 0
while $n > 1 and $cnt < #5:9:
    {{$n = $n // 2 if $n % 2 == 0 else $n * 3 + 1 ~ $n = $n // 2 if not $n & 1 else $n - 1 ~ $n -= $n // 3 + 1}}
    $cnt += 1
return {{$cnt ~ $n ~ $n, $cnt}}

3 | n=count, k=digit
$ans = {{0 ~ 0 ~ 1 ~ 10}}
for $i in range({{1, $n + 1 ~ $n ~ $n, 0, -1 ~ 0, $n, 2}}):
    $ans {{+= ~ -= ~ +=}} {{$i * $k ~ $i % 3 ~ $i // 2 ~ $i ^ $k ~ abs($i - $k) ~ min($i, $k) ~ $i * $i ~ $n - $i ~ $n - 1 - $i}}
return $ans

2 | n=count, k=size
$ans = 1
for $i in range(1, $n + 1):
    $ans = $ans * {{$i ~ $k ~ ($k + $i) ~ ($n - $i + 1)}}{{  ~  // $i ~  % 1000000007}}
return $ans

2 | n=count, m=digit
$ans = {{float('inf') ~ math.inf}}
for $i in range($n):
    $t = {{abs($i - $m) ~ ($i * $m) % 7 ~ $m * 3 - $i * $i}}
    if $t < $ans:
        $ans = $t
return $ans

2 | n=count, m=sign
$ans = {{float('-inf') ~ -math.inf ~ 0}}
for $i in range({{1, $n ~ $n}}):
    $ans = max($ans, {{($i + $m) % 5 ~ $m - $i ~ $i * (6 - $i) + $m}})
return $ans

2 | a=two, b=two
$r, $carry = 0, 0
while $a or $b:
    $carry += $a % 10 + $b % 10
    $r = $r * 10 + $carry % 10
    $carry //= 10
    $a, $b = $a // 10, $b // 10
return $r, $carry

1 | n=three, k=size
$cnt = $n
while $n >= $k and $k > 1:
    $cnt += $n // $k
    $n = $n // $k + $n % $k
return $cnt

1 | n=nat
$odd = $even = 0
while $n:
    $d = $n % 10
    if $d % 2:
        $odd += $d
    else:
        $even += $d
    $n //= 10
return {{$odd, $even ~ $odd - $even ~ abs($odd - $even)}}
""")
