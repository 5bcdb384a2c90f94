"""Items picked out, looked for and changed, as algorithms do it. The notation is that of `forms.py`."""
from .forms import table

PICKED = table("""
9 | nums=some, i=at(nums) | $nums[$i]
3 | nums=some, i=later(nums) | $nums[$i - 1]{{  ~  + $nums[$i] ~  - $nums[$i] ~  < $nums[$i] ~  == $nums[$i]}}
2 | nums=some, i=inside(nums) | $nums[-$i - 1]
2 | nums=some, i=inside(nums) | $nums[len($nums) - 1 - $i]
2 | nums=some, i=inside(nums), k=count | $nums[($i + $k) % len($nums)]
3 | nums=some, k=window(nums), i=inside(nums) | $nums[$i - $k]
3 | nums=some, i=at(nums), j=at(nums) | $nums[$i] {{+ ~ - ~ * ~ > ~ == ~ < ~ %}} $nums[$j]
3 | f=grid, i=row(f), j=column(f) | $f[$i][$j]
2 | f=grid, i=row(f), j=column(f) | $f[$i - 1][$j]{{  ~  + $f[$i][$j - 1] ~  + 1}}
1 | f=grid, i=inside(f), j=column(f) | min($f[$i - 1][$j], $f[$i][$j - 1], $f[$i - 1][$j - 1]) + 1
2 | a=some, i=inside(a), p=size | $a[$i + $p] if $i + $p < len($a) else {{float('inf') ~ math.inf ~ -1 ~ 0}}
2 | a=some, i=at(a) | $a[$i] if $i < len($a) else {{0 ~ float('inf') ~ None ~ -1}}
2 | a=some, i=inside(a) | {{$a[$i - 1] if $i else 0 ~ $a[$i] if $i > 0 else $a[-1] ~ $a[$i + 1] if $i + 1 < len($a) else $a[$i]}}
3 | nums=ints, i=count, k=size | $nums[$i:$i + $k]
2 | stk=ints | $stk[:-#1:4]
1 | nums=ints, k=count | $nums[{{-$k: ~ :$k ~ :-$k ~ $k: ~ $k:: ~ ::$k + 1}}]
2 | nums=ints | $nums[{{::-1 ~ ::2 ~ 1::2 ~ -2: ~ 1: ~ :-1 ~ 1:-1 ~ -3:-1}}]
1 | nums=ints, k=count | $nums[$k:] + $nums[:$k]
2 | nums=ints, i=count, k=size | {{sum ~ len ~ sorted}}($nums[$i:$i + $k])
2 | nums=some, i=inside(nums), k=size | {{max ~ min}}($nums[$i:$i + $k])
2 | nums=some | {{max($nums) - min($nums) ~ sum($nums) // len($nums) ~ $nums[0] + $nums[-1] ~ $nums[len($nums) // 2] ~ sum($nums) / len($nums) ~ max($nums[1:])}}
7 | nums=ints, x=one(nums) | $x {{in ~ not in}} $nums
2 | nums=ints, x=one(nums) | $nums.count($x){{  ~  > 1}}
2 | nums=ints, x=one(nums) | $nums.index($x) if $x in $nums else -1
1 | nums=ints, x=held(nums) | $nums.index($x)
6 | d=counted, k=one(d) | $k {{in ~ not in}} $d
3 | d=counted, k=one(d) | $d.get($k{{, 0 ~ , -1 ~ , 0 ~ }})
2 | d=counted, k=held(d) | $d[$k]
2 | d=stock, word=word(d) | {{$d.get($word, 0) + 1 ~ $word in $d ~ $word not in $d ~ $d.get($word)}}
3 | opt=words, token=word(opt) | $token {{in ~ not in}} $opt
3 | token=token | $token {{in ~ not in}} {{'+-*/' ~ '+-' ~ ['+', '-', '*', '/'] ~ '()[]' ~ {'(': ')', '[': ']'} ~ 'aeiou' ~ '([{' ~ ('a', 'b', 'e') ~ {'x', 'a', 'e', 'i'}}}
3 | nums=ints | sorted($nums{{  ~ , reverse=True ~ , key=abs ~ , key=lambda $x: -$x ~ , key=lambda $x: $x % 3 ~ , key=lambda $x: ($x % 2, $x) ~ , key=lambda $x: $x % 10}})
2 | nums=ints | {{sorted(set($nums)) ~ len(set($nums)) ~ len(set($nums)) == len($nums) ~ list(reversed($nums)) ~ sorted($nums)[-2:] ~ sorted($nums)[::2]}}
2 | ps=pairs | sorted($ps{{  ~ , key=lambda $p: $p[1] ~ , key=lambda $p: (-$p[0], $p[1]) ~ , key=lambda $p: $p[0] - $p[1] ~ , key=lambda $p: $p[0] + $p[1]}})
2 | ws=words | sorted($ws{{  ~ , key=len ~ , key=lambda $w: (-len($w), $w) ~ , key=lambda $w: $w[-1] ~ , reverse=True}})
1 | d=stock, word=known(d) | $d[$word]
1 | d=stock | sorted($d.items(), key=lambda $p: {{-$p[1] ~ ($p[1], $p[0]) ~ (-$p[1], $p[0])}})
1 | d=stock | {{max($d, key=$d.get) if $d else None ~ sorted($d, key=$d.get) ~ sorted($d.values()) ~ [$k for $k, $v in $d.items() if $v > 3]}}
4 | nums=ordered, x=one(nums) | bisect.{{bisect_left ~ bisect_left ~ bisect_right}}($nums, $x)
2 | m=size, n=size | [[0] * $n for _ in range($m)]
1 | n=size, x=digit | {{[$x] * $n ~ [0] * ($n + 1) ~ [$x] + [0] * $n ~ [float('inf')] * $n ~ [False] * $n + [True] ~ list(range($x, $x + $n)) ~ [-1] * $n + [$x]}}
1 | nums=few, k=size | {{$nums * 2 ~ $nums + [$k] ~ [$k] + $nums ~ [0] * $k + $nums ~ [*$nums, $k]}}
1 | m=size, x=digit | [[$x] * 2 for _ in range($m)]
1 | g=grid, j=column(g) | [$row[$j] for $row in $g]
1 | g=grid | {{[list($r) for $r in zip(*$g)] ~ [sum($r) for $r in $g] ~ len($g), len($g[0]) ~ $g[::-1] ~ [$r[::-1] for $r in $g] ~ $g[-1][0] ~ $g[0][-1] ~ max(map(max, $g))}}
2 | nums=ints | {{[$x for $x in $nums if $x % 2] ~ [$x * 2 for $x in $nums] ~ [$x - $nums[0] for $x in $nums] ~ [$i for $i, $x in enumerate($nums) if $x > 5] ~ [$b - $a for $a, $b in zip($nums, $nums[1:])]}}
1 | nums=ints, ys=same(nums) | {{list(zip($nums, $ys)) ~ [$a * $b for $a, $b in zip($nums, $ys)] ~ sum($a != $b for $a, $b in zip($nums, $ys)) ~ $nums == $ys ~ $nums < $ys ~ $nums + $ys ~ list(map(max, $nums, $ys))}}
1 | nums=few | {{list(enumerate($nums)) ~ tuple($nums) ~ list(enumerate($nums, 1)) ~ any($x > 5 for $x in $nums) ~ all($x > 0 for $x in $nums) ~ not $nums ~ {$x: $i for $i, $x in enumerate($nums)}}}
1 | nums=few, ys=beside(nums) | {{sorted(set($nums) & set($ys)) ~ sorted(set($nums) | set($ys)) ~ sorted(set($nums) - set($ys)) ~ set($nums) <= set($ys)}}
3 | s=some_letters, i=at(s) | $s[$i]
2 | s=some_letters, i=inside(s), j=inside(s) | $s[$i] {{== ~ != ~ < ~ +}} $s[$j]
2 | s=some_letters, i=at(s) | ord($s[$i]) - {{ord('a') ~ 97 ~ ord('a') + 1}}
1 | ch=letter, k=two | chr((ord($ch) - {{97 ~ ord('a')}} + $k) % 26 + {{97 ~ ord('a')}})
1 | k=two | chr(ord({{'a' ~ 'A'}}) + $k % 26)
1 | ch=letter, other=letter | ord($ch) - ord($other)
1 | s=letters, i=count, k=size | $s[$i:$i + $k]{{  ~ [::-1]}}
""")

# Lines about one list (dict, …), several of which may follow one another. What they keep is $t.
ON_LIST = table("""
4 | nums=some, i=at(nums), x=two | $nums[$i] = $x
3 | nums=some, i=at(nums), x=digit | $nums[$i] {{+= ~ -= ~ *= ~ %=}} $x{{  ~  + 1}}
3 | nums=some, i=inside(nums), j=inside(nums) | $nums[$i], $nums[$j] = $nums[$j], $nums[$i]
2 | nums=some, i=inside(nums) | $nums[$i], $nums[-1] = $nums[-1], $nums[$i]
3 | nums=some, x=two | $nums.append($x{{  ~  + 1 ~  % 7}})
2 | nums=some, x=digit | $nums.append($nums[-1] {{+ ~ - ~ *}} $x)
2 | nums=some, i=inside(nums) | $nums.append($nums[$i])
3 | nums=some | $t = $nums.pop()
2 | nums=some, i=at(nums) | $t = $nums.pop($i)
1 | nums=some, i=inside(nums) | {{del $nums[$i] ~ del $nums[$i:$i + 2] ~ del $nums[0]}}
2 | nums=some, i=inside(nums), x=two | $nums.insert($i, $x)
1 | nums=some, x=one(nums) | if $x in $nums => $nums.remove($x)
2 | nums=some | {{$nums.reverse() ~ $nums.sort() ~ $nums.sort(reverse=True) ~ $nums[:] = $nums[::-1] ~ $nums.sort(key=lambda $v: -$v) ~ $nums = sorted($nums)}}
2 | nums=some, i=later(nums) | $nums[$i] {{+= ~ = $nums[$i] - ~ = max($nums[$i], $nums[$i - 1]) - ~ -=}} $nums[$i - 1]
1 | nums=some, i=inside(nums), x=digit | $nums[$i:$i + {{1 ~ 2 ~ 3}}] = [$x, $x]
1 | nums=some | $nums[{{:2 ~ -2: ~ 1:3}}] = $nums[{{:2 ~ -2: ~ ::-1}}][::-1]
2 | nums=some | $t = $nums[-1]{{  ~  + $nums[0] ~  - $nums[len($nums) // 2]}}
2 | nums=some, i=count | $t = $nums[$i:$i + {{2 ~ 3}}]
1 | nums=some, k=count | $nums = $nums[$k:] + $nums[:$k]
1 | nums=some, x=digit | $nums {{+= ~ = $nums +}} [$x, {{0 ~ 1 ~ $x + 1}}]
1 | nums=some | $t = {{$nums.copy() ~ $nums ~ list($nums) ~ $nums[:] ~ len($nums) ~ sum($nums)}}
""")

ON_DICT = table("""
3 | d=counted, k=one(d), x=two | $d[$k] = $x
3 | d=counted, k=one(d) | $d[$k] = $d.get($k, 0) + 1
2 | d=counted, k=held(d) | $d[$k] {{+= ~ -=}} {{1 ~ 2 ~ $k}}
2 | d=counted, k=one(d) | $t = $d.get($k{{, 0 ~ , -1 ~ }})
1 | d=counted, k=one(d), x=digit | $t = $d.setdefault($k, $x)
2 | d=counted, k=one(d) | $t = $d.pop($k, {{None ~ 0 ~ -1}})
1 | d=counted, k=one(d) | if $k in $d => del $d[$k]
2 | d=counted, k=one(d), x=digit | if $k not in $d => $d[$k] = $x
1 | d=counted, k=one(d) | $t = $k in $d
1 | d=counted | $t = {{list($d) ~ list($d.values()) ~ sorted($d.items()) ~ len($d) ~ sum($d.values())}}
""")

ON_SET = table("""
3 | vis=few, x=one(vis) | $vis.add($x)
2 | vis=few, x=one(vis) | $vis.discard($x)
2 | vis=few, x=one(vis) | $t = $x {{not in ~ in}} $vis
1 | vis=few, x=one(vis) | if $x not in $vis => $vis.add($x)
1 | vis=few, x=one(vis) | if $x in $vis => $vis.remove($x)
1 | vis=few, x=one(vis) | $vis {{|= ~ -= ~ &=}} {$x, #0:9}
1 | vis=few | $t = {{len($vis) ~ sorted($vis) ~ sum($vis)}}
""")

ON_QUEUE = table("""
4 | q=few, x=two | $q.append($x)
4 | q=few | $t = $q.popleft()
2 | q=few, x=two | $q.appendleft($x)
2 | q=few | $t = $q.pop()
2 | q=few | $t = $q[{{0 ~ -1}}]
1 | q=few | $q.rotate({{1 ~ -1 ~ 2}})
1 | q=few, x=digit | if $q and $q[0] {{< ~ > ~ ==}} $x => $q.popleft()
1 | q=few | $t = {{len($q) ~ list($q) ~ bool($q)}}
""")

ON_HEAP = table("""
5 | h=heap, x=two | heapq.heappush($h, $x)
4 | h=heap | $t = heapq.heappop($h)
1 | h=heap | $t = $h[0]
1 | h=heap, x=two | $t = heapq.{{heappushpop ~ heapreplace}}($h, $x)
1 | h=heap | $h[0] {{+= ~ -=}} 1
""")

ON_GRID = table("""
4 | g=grid, r=row(g), c=column(g), x=two | $g[$r][$c] = $x
3 | g=grid, r=row(g), c=column(g) | $g[$r][$c] {{+= ~ -= ~ *= ~ ^=}} {{1 ~ 2 ~ $r}}
2 | g=grid, r=row(g), c=column(g) | $g[$r][$c] = {{$g[$r - 1][$c] + 1 ~ $g[$r - 1][$c] + $g[$r][$c - 1] ~ max($g[$r - 1][$c], $g[$r][$c - 1]) ~ 1 - $g[$r][$c] ~ $g[$r][$c] + $g[0][0]}}
2 | g=grid, r=row(g), c=column(g) | $t = $g[$r][$c]
2 | g=grid, r=row(g) | $t = {{$g[$r] ~ $g[$r][::-1] ~ sum($g[$r]) ~ $g[$r][:2] ~ $g[$r].copy()}}
1 | g=grid, c=column(g) | $t = [$row[$c] for $row in $g]
1 | g=grid, r=row(g) | {{$g[$r] = [0] * len($g[0]) ~ $g[$r] = $g[$r][::-1] ~ $g[$r].reverse() ~ $g[$r], $g[0] = $g[0], $g[$r] ~ $g[$r].append(0)}}
1 | g=grid, c=column(g) | for $row in $g => $row[$c] {{= 0 ~ += 1 ~ = -$row[$c]}}
1 | g=grid, r=row(g), c=column(g) | $g[$r][$c], $g[0][0] = $g[0][0], $g[$r][$c]
1 | g=grid | $t = {{len($g), len($g[0]) ~ $g[-1][-1] ~ $g[0] + $g[-1]}}
""")

FORMS = table("""
4 | nums1=fewer, nums2=beside(nums1)
$i = $j = 0
$out = []
while $i < len($nums1) or $j < len($nums2):
    if $j == len($nums2) or $i < len($nums1) and $nums1[$i] {{< ~ <=}} $nums2[$j]:
        $out.append($nums1[$i])
        $i += 1
    else:
        $out.append($nums2[$j])
        $j += 1
return {{$out ~ $out[::-1] ~ $out, $i, $j}}

2 | a=fewer, b=beside(a)
$i, $j, $ans = 0, 0, []
while $i < len($a) and $j < len($b):
    if $a[$i] == $b[$j]:
        $ans.append($a[$i])
        $i, $j = $i + 1, $j + 1
    elif $a[$i] < $b[$j]:
        $i += 1
    else:
        $j += 1
return $ans

3 | nums=ints
$stk = []
for $x in $nums:
    while $stk and $stk[-1] {{> ~ < ~ >= ~ ==}} $x:
        $stk.pop()
    $stk.append($x)
return $stk

2 | nums=few
$ans, $stk = [-1] * len($nums), []
for $i, $x in enumerate($nums):
    while $stk and $nums[$stk[-1]] < $x:
        $ans[$stk.pop()] = $x
    $stk.append($i)
return $ans

3 | s=brackets
$stk = []
$pairs = {')': '(', ']': '[', '}': '{'}
for $ch in $s:
    if $ch in $pairs:
        if not $stk or $stk.pop() != $pairs[$ch]:
            return False
    else:
        $stk.append($ch)
return not $stk

2 | s=letters
$stk = []
for $ch in $s:
    if $stk and $stk[-1] == $ch:
        $stk.pop()
    else:
        $stk.append($ch)
return ''.join($stk)

3 | tokens=tokens
$stk = []
for $token in $tokens:
    if $token not in {{'+-*' ~ ('+', '-', '*') ~ ['+', '-', '*']}}:
        $stk.append(int($token))
        continue
    $b, $a = $stk.pop(), $stk.pop()
    $stk.append($a + $b if $token == '+' else $a - $b if $token == '-' else $a * $b)
return $stk[-1]

2 | nums=few, k=size
$stk = $nums[:]
while len($stk) > $k:
    $x = $stk.pop()
    $stk[-1] {{+= ~ -= ~ = $stk[-1] *}} $x
return $stk

3 | ps=pairs
$seen = {}
for $a, $b in $ps:
    if $b not in $seen:
        $seen[$b] = $a
    $seen[$a] = $seen.get($a, 1) * 2
return $seen

5 | ps=pairs
$sums = {{collections.defaultdict(int) ~ collections.Counter()}}
for $p in $ps:
    $sums[$p[0] % 3] += $p[1]
    {{$sums[$p[1]] += 1 ~ $sums[$p[1]] -= $p[0] ~ $sums[-1] = $p[0]}}
return {{$sums ~ sorted($sums.items()) ~ [$k for $k in $sums if $sums[$k] > 2]}}

4 | ps=edges
$g = {{collections.defaultdict(list) ~ collections.defaultdict(list) ~ {$i: [] for $i in range(6)}}}
for $a, $b in $ps:
    $g[$a].append($b)
    {{$g[$b].append($a) ~ $g[$a].sort() ~ $g[$a] = $g[$a][-2:]}}
return {{$g ~ len($g) ~ sorted($g)}}

2 | ps=edges
$g = [[] for _ in range({{6 ~ 6 ~ 7 ~ 8}})]
$deg = [0] * len($g)
for $a, $b in $ps:
    $g[$a].append($b)
    $deg[$b] += 1
return $deg

2 | words=words
$d = collections.defaultdict(list)
for $w in $words:
    $d[{{len($w) ~ $w[0] ~ ''.join(sorted($w))}}].append($w)
return {{$d ~ list($d.values()) ~ dict($d)}}

2 | words=words
$d = {}
for $w in $words:
    if $w{{[0] ~ [-1]}} not in $d:
        $d[$w{{[0] ~ [-1]}}] = []
    $d.setdefault(len($w), []).append($w)
return $d

3 | nums=ints, target=two_of(nums)
$d = {}
for $i, $x in enumerate($nums):
    if $target - $x in $d:
        return {{[$d[$target - $x], $i] ~ $d[$target - $x], $i ~ $x, $target - $x}}
    $d[$x] = $i
return {{[] ~ -1, -1 ~ $d}}

2 | nums=ints
$vis = set()
for $v in $nums:
    if $v in $vis:
        return {{$v ~ True ~ len($vis)}}
    $vis.add($v)
return {{$vis ~ False ~ -1}}

2 | nums=ints, k=one(nums)
$vis = {{[] ~ [$k]}}
for $v in $nums:
    if $v not in $vis{{ ~  and $v != $k}}:
        $vis.append($v)
return $vis

3 | nums=ints
$vis, $ans = set(), []
for $v in $nums:
    if $v not in $vis:
        $vis.add($v)
        $ans.append($v)
return {{$ans ~ len($vis) ~ $ans, len($nums) - len($ans)}}

2 | nums=links, i=inside(nums)
$vis = [$i]
while $nums[$i] not in $vis:
    $i = $nums[$i]
    $vis.append($i)
return $vis

2 | nums=ints
$cnt = collections.Counter($nums)
$ans = 0
for $k, $v in $cnt.items():
    if $v > 1:
        $ans += $k
    {{$cnt[$k] = 0 ~ $ans = max($ans, $v) ~ $cnt[$k] -= 1}}
return $cnt, $ans

2 | s=letters
$cnt = {{[0] * 26 ~ [0] * 26}}
for $ch in $s[:4]:
    $cnt[ord($ch) - {{97 ~ ord('a')}}] += 1
return {{max($cnt) ~ $cnt.index(max($cnt)) ~ sum($c > 1 for $c in $cnt) ~ ''.join(chr(97 + $i) for $i, $c in enumerate($cnt) if $c)}}

2 | s=letters, k=count
$ans = {{'' ~ []}}
for $ch in $s:
    $x = (ord($ch) - ord('a') {{+ ~ -}} $k) % 26
    $ans += chr($x + 97)
return $ans

2 | s=letters, p=letters
$i = 0
for $ch in $s:
    if $i < len($p) and $p[$i] == $ch:
        $i += 1
return {{$i == len($p) ~ $i ~ $p[$i:]}}

2 | s=letters
$i, $j = 0, len($s) - 1
while $i < $j:
    if $s[$i] != $s[$j]:
        return {{False ~ $i, $j ~ $s[$i:$j + 1]}}
    $i, $j = $i + 1, $j - 1
return True

2 | s=some_letters
$ans, $cnt = [], 1
for $i in range(1, len($s) + 1):
    if $i < len($s) and $s[$i] == $s[$i - 1]:
        $cnt += 1
    else:
        $ans.append({{$s[$i - 1] + str($cnt) ~ ($s[$i - 1], $cnt) ~ $cnt}})
        $cnt = 1
return $ans

3 | nums=ints
$pre = [0]
for $x in $nums:
    $pre.append($pre[-1] {{+ ~ + ~ ^}} $x)
return {{$pre ~ $pre[-1] ~ $pre[1:] ~ max($pre)}}

2 | nums=some, i=inside(nums), j=inside(nums)
$pre = [0] * (len($nums) + 1)
for $k in range(len($nums)):
    $pre[$k + 1] = $pre[$k] + $nums[$k]
return $pre[$j + 1] - $pre[$i]

2 | nums=ints
for $i in range(1, len($nums)):
    $nums[$i] += $nums[$i - 1]
return $nums

3 | nums=some, k=size
$s = sum($nums[:$k])
$ans = $s
for $i in range($k, len($nums)):
    $s += $nums[$i] - $nums[$i - $k]
    $ans = {{max ~ min}}($ans, $s)
return $ans

2 | nums=ints, k=size
$ans = []
for $i in range(len($nums) - $k + 1):
    $ans.append({{$nums[$i:$i + $k] ~ max($nums[$i:$i + $k]) ~ sum($nums[$i:$i + $k]) ~ $nums[$i + $k - 1] - $nums[$i] ~ min($nums[$i:$i + $k])}})
return $ans

2 | nums=ints, target=twelve
$left = $s = $ans = 0
for $right, $x in enumerate($nums[:6]):
    $s += $x
    while $s > $target and $left <= $right:
        $s -= $nums[$left]
        $left += 1
    $ans = max($ans, $right - $left + 1)
return $ans

2 | cards=some, k=window(cards)
$s = sum($cards[:$k])
$ans = $s
for $i in range($k):
    $s += $cards[-$k + $i] - $cards[$i]
    $ans = max($ans, $s)
return $ans

3 | A=some, B=longer(A)
for $i in range({{2 ~ 1}}, len($A)):
    $A[$i] = {{$A[$i] - 3 * $B[$i - 1] ~ $A[$i - 1] + $B[$i] ~ max($A[$i - 1], $B[$i - 1]) ~ min($A[$i], $A[$i - 1] + $B[$i + 1]) ~ $B[$i] - $A[$i - 1] ~ $A[$i - 1] * $B[-$i] % 100}}
return $A

2 | n=count
$f = [{{0, 1 ~ 1, 1 ~ 1, 2 ~ 2, 1}}]
for $i in range(2, $n + 1):
    $f.append($f[$i - 1] + {{$f[$i - 2] ~ 2 * $f[$i - 2] ~ $f[$i // 2] ~ $i}})
return $f[{{$n ~ -1}}]

2 | n=count
$dp = [0] * ($n + 1)
$dp[0] = 1
for $i in range(1, $n + 1):
    $dp[$i] = {{$dp[$i - 1] + ($dp[$i - 2] if $i > 1 else 0) ~ $dp[$i // 2] + $i % 2 ~ $dp[$i & ($i - 1)] + 1 ~ $dp[$i - 1] * $i ~ $dp[$i - 1] * 2 % 7}}
return {{$dp ~ $dp[$n] ~ $dp[-1]}}

2 | coins=tens, n=size
$dp = [0] + [{{float('inf') ~ math.inf}}] * $n
for $c in $coins[:3]:
    for $i in range(max($c, 1), $n + 1):
        $dp[$i] = min($dp[$i], $dp[$i - $c] + 1)
return {{$dp ~ $dp[$n]}}

3 | nums=some
$a, $b = 0, 0
for $x in $nums:
    $a, $b = {{$b, max($b, $a + $x) ~ max($a + $x, $x), max($a, $b) ~ $a + $x, $a ~ $b, $x}}
return {{$b ~ $a, $b ~ max($a, $b)}}

2 | prices=some
$low, $ans = {{float('inf') ~ math.inf ~ $prices[0]}}, 0
for $x in $prices:
    $low = min($low, $x)
    $ans = max($ans, $x - $low)
return $ans

2 | nums=some
$first = $second = {{float('-inf') ~ -math.inf ~ -1}}
for $x in $nums:
    if $x > $first:
        $first, $second = $x, $first
    elif $x > $second:
        $second = $x
return {{$second ~ $first, $second}}

4 | xs=ints, ys=same(xs)
$ans = {{0 ~ 0 ~ 1}}
for $x, $y in zip($xs, $ys):
    {{$ans += $x * $y ~ $ans += abs($x - $y) ~ $ans += $x == $y ~ $ans = max($ans, $x + $y) ~ $ans -= min($x, $y) ~ $ans += $x > $y ~ $ans ^= $x ^ $y}}
return $ans

3 | ps=pairs
$ans = []
for $i, ($a, $b) in enumerate($ps):
    {{$ans.append($a + $b) ~ $ans.append($b - $a) ~ $ans.append($i * $a) ~ $ans.append(($b, $a)) ~ $ans.append(($b, $i))}}
return $ans

2 | ps=pairs, k=digit
$s, $ans = 0, 0
for $a, $b in $ps:
    if $a {{> ~ <= ~ ==}} $k{{  ~  and $b > $k}}:
        $s += $b
    else:
        $ans += 1
return $s, $ans

2 | ps=pairs
$ps.sort({{  ~ key=lambda $p: $p[1] ~ reverse=True}})
$ans = []
for $p in $ps:
    if $ans and $ans[-1][1] {{>= ~ >}} $p[0]:
        $ans[-1] = {{[$ans[-1][0], max($ans[-1][1], $p[1])] ~ ($ans[-1][0], $p[1])}}
    else:
        $ans.append($p)
return $ans

3 | nums=ints
$i, $j = 0, len($nums) - 1
while $i < $j:
    $nums[$i], $nums[$j] = $nums[$j], $nums[$i]
    $i += 1
    $j -= 1
return $nums

2 | nums=ints, val=one(nums)
$k = 0
for $i in range(len($nums)):
    if $nums[$i] != {{$val ~ 0 ~ $val}}:
        $nums[$k] = $nums[$i]
        $k += 1
return {{$k ~ $nums[:$k] ~ $nums, $k}}

2 | nums=ints
$i = 0
for $j in range(len($nums)):
    if $nums[$j] {{% 2 == 0 ~ != 0 ~ > 5 ~ < 0}}:
        $nums[$i], $nums[$j] = $nums[$j], $nums[$i]
        $i += 1
return {{$nums ~ $nums[:$i] ~ $nums, $i}}

2 | nums=few
for $i in range(1, len($nums)):
    $j = $i
    while $j > 0 and $nums[$j - 1] > $nums[$j]:
        $nums[$j - 1], $nums[$j] = $nums[$j], $nums[$j - 1]
        $j -= 1
return $nums

2 | nums=few
for $i in range(len($nums) - 1):
    if $nums[$i] {{> ~ <}} $nums[$i + 1]:
        $nums[$i], $nums[$i + 1] = $nums[$i + 1], $nums[$i]
return $nums

2 | nums=ordered, target=one(nums)
$left, $right = 0, len($nums) - 1
while $left <= $right:
    $mid = ($left + $right) {{// 2 ~ >> 1}}
    if $nums[$mid] == $target:
        return $mid
    if $nums[$mid] < $target:
        $left = $mid + 1
    else:
        $right = $mid - 1
return {{-1 ~ $left ~ $left, $right}}

2 | nums=ordered, target=one(nums)
$left, $right = 0, len($nums)
while $left < $right:
    $mid = ($left + $right) // 2
    if $nums[$mid] {{>= ~ >}} $target:
        $right = $mid
    else:
        $left = $mid + 1
return {{$left ~ $nums[$left:] ~ $left < len($nums) and $nums[$left] == $target}}

2 | nums=ordered, target=two_of(nums)
$i, $j = 0, len($nums) - 1
while $i < $j:
    $s = $nums[$i] + $nums[$j]
    if $s == $target:
        return {{[$i + 1, $j + 1] ~ $i, $j ~ $nums[$i], $nums[$j]}}
    if $s < $target:
        $i += 1
    else:
        $j -= 1
return {{[] ~ None ~ -1}}

4 | nums=few
$ans = []
for $x in $nums:
    {{bisect.insort($ans, $x) ~ bisect.insort($ans, $x) ~ $ans.insert(bisect.bisect_left($ans, $x), $x)}}
return {{$ans ~ $ans[len($ans) // 2] if $ans else None}}

2 | nums=ints
$ans = []
for $x in $nums:
    $i = bisect.bisect_left($ans, $x)
    if $i == len($ans):
        $ans.append($x)
    else:
        $ans[$i] = $x
return {{$ans ~ len($ans)}}

4 | nums=few
$h = []
for $x in $nums:
    heapq.heappush($h, {{$x ~ -$x ~ $x ~ ($x % 3, $x)}})
return {{heapq.heappop($h) if $h else None ~ $h ~ $h[:1]}}

3 | nums=some, k=size
$h = {{$nums[:] ~ [-$x for $x in $nums]}}
heapq.heapify($h)
for _ in range(min($k, len($h) - 1)):
    $x = heapq.heappop($h)
    {{heapq.heappush($h, $x + 3) ~ heapq.heappush($h, $x // 2) ~ $h[0] += $x ~ $k += $x}}
return {{$h ~ $h[0] ~ $k, $h}}

2 | nums=ints, k=size
$h = []
for $x in $nums[:8]:
    heapq.heappush($h, $x)
    if len($h) > $k:
        heapq.heappop($h)
return {{$h ~ $h[0] if $h else -1 ~ sorted($h)}}

2 | ps=pairs
$h = []
for $a, $b in $ps:
    heapq.heappush($h, {{($b, $a) ~ ($a, $b) ~ (-$a, $b) ~ ($a + $b, $a)}})
$ans = []
while $h:
    $x, $y = heapq.heappop($h)
    $ans.append($y)
return $ans

3 | nums=few, k=size
$q = collections.deque($nums)
for _ in range(min($k, len($q))):
    $x = $q.popleft()
    $q.append({{$x ~ $x + 1 ~ $x // 2 ~ $x - $q[0] if $q else 0}})
return {{list($q) ~ $q ~ $q[0] if $q else -1}}

2 | nums=ints, k=size
$q = collections.deque()
for $i, $x in enumerate($nums[:7]):
    while $q and $q[-1] {{< ~ >}} $x:
        $q.pop()
    $q.append($x)
    if len($q) > $k:
        $q.popleft()
return list($q)

2 | ps=edges, x=size
$q, $vis = collections.deque([$x]), {$x}
while $q:
    $u = $q.popleft()
    for $a, $b in $ps[:3]:
        if $a == $u and $b not in $vis:
            $vis.add($b)
            $q.append($b)
return {{len($vis) ~ sorted($vis)}}

3 | g=grid
$ans = []
for $i in range(len($g)):
    $ans.append($g[$i][{{0 ~ -1 ~ $i % len($g[0])}}])
return $ans

3 | g=grid
$m, $n = len($g), len($g[0])
$ans = [0] * {{$m ~ $m}}
for $i in range($m):
    for $j in range($n):
        {{$ans[$i] += $g[$i][$j] ~ $ans[$i] = max($ans[$i], $g[$i][$j]) ~ $ans[$i] -= $g[$i][$j] ~ $ans[$i] += $g[$i][$j] > 4}}
return $ans

3 | m=size, n=size
$f = [[{{0 ~ 1}}] * $n for _ in range(min($m, 3))]
for $i in range(1, len($f)):
    for $j in range(1, $n):
        $f[$i][$j] = {{$f[$i - 1][$j] + $f[$i][$j - 1] ~ $f[$i - 1][$j - 1] + 1 ~ $i * $j ~ max($f[$i - 1][$j], $f[$i][$j - 1]) + $i}}
return {{$f ~ $f[-1][-1]}}

2 | g=square
$n = len($g)
for $i in range($n):
    for $j in range($i{{  ~  + 1}}, $n):
        $g[$i][$j], $g[$j][$i] = $g[$j][$i], $g[$i][$j]
return $g

2 | g=square
$s = 0
for $i in range(len($g)):
    $s += $g[$i][$i]
    $s {{+= ~ -=}} $g[$i][-$i - 1]
return $s

2 | g=grid, r=row(g), c=column(g)
$cnt = 0
for $dr, $dc in {{((0, 1), (1, 0), (0, -1), (-1, 0)) ~ [(-1, 0), (1, 0), (0, -1), (0, 1)]}}:
    $x, $y = $r + $dr, $c + $dc
    if 0 <= $x < len($g) and 0 <= $y < len($g[0]):
        $cnt += $g[$x][$y]
return $cnt

2 | g=grid, x=digit
for $i, $row in enumerate($g):
    if $x in $row:
        return {{$i, $row.index($x) ~ $i ~ $row}}
return {{-1 ~ None ~ -1, -1}}

2 | g=grid, x=twelve
$n = len($g[0])
$i, $j = $x // $n, $x % $n
return {{$g[$i][$j] if $i < len($g) else -1 ~ $i, $j ~ $g[$i % len($g)][$j]}}

2 | nums=links
$cnt = [0] * len($nums)
for $x in $nums:
    $cnt[$x] += 1
return {{$cnt ~ [$i for $i, $c in enumerate($cnt) if $c == 0] ~ $cnt.index(max($cnt))}}

2 | p=links, x=count
$x %= len($p)
$cnt = 0
while $p[$x] != $x and $cnt < 5:
    {{$p[$x] = $p[$p[$x]] ~ $x = $p[$x]}}
    $x = $p[$x]
    $cnt += 1
return $x{{  ~ , $p}}

2 | digits=tens
for $i in range(len($digits) - 1, -1, -1):
    if $digits[$i] {{< 9 ~ != 9}}:
        $digits[$i] += 1
        return $digits
    $digits[$i] = 0
return [1] + $digits

2 | bits=bits
$cnt = $ans = 0
for $x in $bits:
    $cnt = $cnt + 1 if $x{{ == 1 ~  == 0 ~ }} else 0
    $ans = max($ans, $cnt)
return $ans

2 | nums=ints
$a, $b, $c = 0, 0, 0
for $x in $nums:
    if $x {{> 5 ~ % 2 == 0 ~ < 0}}:
        $a += 1
    elif $x {{== 5 ~ % 3 == 0 ~ == 0}}:
        $b += $x
    else:
        $c = max($c, $x)
return $a, $b, $c

2 | nums=some, k=count
$k %= len($nums)
$nums[:] = {{$nums[-$k:] + $nums[:-$k] ~ $nums[$k:] + $nums[:$k] ~ $nums[:$k][::-1] + $nums[$k:]}}
return $nums

2 | nums=ints
$ans = []
for $i, $x in enumerate($nums):
    if $i {{and ~ > 0 and}} $x {{== ~ > ~ <}} $nums[$i - 1]:
        {{$ans[-1] += 1 ~ $ans.append($i) ~ $ans[-1] = $x}}
    else:
        $ans.append({{1 ~ $x ~ 0}})
return $ans

2 | nums=ints, d=counted
$ans = []
for $x in $nums[:8]:
    {{$ans.append($d.get($x, -1)) ~ $ans.append($d[$x] if $x in $d else 0) ~ $ans += [$x] * ($x in $d) ~ $d[$x] = $d.get($x, 0) + 1}}
return {{$ans ~ $ans, $d}}
""")
