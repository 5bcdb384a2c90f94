"""Small programs for `object_drills.py` of objects that hold others of their kind, chains and trees, in the notation of `object_programs.py`."""

CHAINS = r"""
%6 xs=nums a=pick
class $C:
    def __init__(self, $val, $next=None):
        self.$val = $val
        self.$next = $next

def $G1($ys):
    $head = None
    for $x in «reversed($ys)|$ys[::-1]|$ys»:
        $head = $C($x, $head)
    return $head

def $G2($head):
    $out = []
    while $head«| is not None»:
        $out.append($head.$val)
        $head = $head.$next
    return $out
--
$head = $G1($xs)
«$cur = $head
while $cur and $cur.$next:
    if $cur.$val «>|==|<» $cur.$next.$val:
        «$cur.$next = $cur.$next.$next|$cur.$val, $cur.$next.$val = $cur.$next.$val, $cur.$val
        $cur = $cur.$next»
    else:
        $cur = $cur.$next|$prev, $cur = None, $head
while $cur:
    «$cur.$next, $prev, $cur = $prev, $cur, $cur.$next|$node = $cur.$next
    $cur.$next = $prev
    $prev = $cur
    $cur = $node»
$head = $prev|$node = $C(0, $head)
$prev = $node
while $prev.$next:
    if «$prev.$next.$val == $a|$prev.$next.$val > $a|$?a»:
        $prev.$next = $prev.$next.$next
        «break|$a -= 1|$a += 1»
    else:
        $prev = $prev.$next
$head = $node.$next|$slow = $fast = $head
while $fast and $fast.$next:
    $slow = $slow.$next
    $fast = $fast.$next.$next
«$slow.$val = $a|$slow.$next = None|$head = $slow»|if $head and $head.$next:
    $cur = $head.$next
    $head.$next = $cur.$next
    $cur.$next = $head
    $head = $cur»
return $G2($head)
%5 xs=nums a=pick
class $C:
    def __init__(self, $val):
        self.$val = $val
        self.$next = None

def $G1($head, $x):
    if $head is None or $head.$val «>=|>|<» $x:
        $node = $C($x)
        $node.$next = $head
        return $node
    $head.$next = $G1($head.$next, $x)
    return $head
--
$head = None
for $x in $xs«[:4]|[:3]|»:
    $head = $G1($head, $x)
«$out = []
while $head:
    $out.append($head.$val)
    $head = $head.$next
return $out|return $head.$val, $head.$next.$val|$n = 0
while $head and $head.$val != $a:
    $head = $head.$next
    $n += 1
return $n»
%5 xs=nums a=0:3
class $C1:
    def __init__(self, $val, $next=None):
        self.$val, self.$next = $val, $next

class $C2:
    def __init__(self):
        self.$head = «None
        self.$size = 0|self.$tail = None
        self.$size = 0»

    def $push(self, $x):
        «self.$head = $C1($x, self.$head)
        self.$size += 1|$node = $C1($x)
        if self.$size == 0:
            self.$head = self.$tail = $node
        else:
            self.$tail.$next = $node
            self.$tail = $node
        self.$size += 1»

    def «$take(self):
        if self.$head is None:
            return None
        $x = self.$head.$val
        self.$head = self.$head.$next
        self.$size -= 1
        return $x|$take(self):
        $node = self.$head
        if not $node:
            return -1
        self.$head = $node.$next
        self.$size -= 1
        return $node.$val * self.$size»
--
$o = $C2()
$out = []
for $x in $xs:
    «$o.$push($x)
    if $?x:
        $out.append($o.$take())|if $?x:
        $o.$push($x)
        $o.$push($a)
    else:
        $out.append($o.$take())|$o.$push($x«| + $o.$size»)»
return «$out, $o.$size|$o.$take(), $o.$take(), $o.$size|[$o.$take(), $o.$size]»
%3 xs=nums n=1:3
class $C:
    def __init__(self, $val):
        self.$val = $val
        self.$prev = self
        self.$next = self

    def $after(self, $x):
        $node = $C($x)
        $node.$prev, $node.$next = self, self.$next
        self.$next.$prev = $node
        self.$next = $node
        return $node

    def $cut(self):
        self.$prev.$next = self.$next
        self.$next.$prev = self.$prev
        return self.$next
--
$cur = $C(«0|$n|$k1»)
for $x in $xs[:3]:
    «$cur = $cur.$after($x)|$cur.$after($x)»
for $i in range($n):
    $cur = «$cur.$cut()|$cur.$next.$cut()|$cur.$prev»
return «$cur.$val, $cur.$next.$val|[$cur.$prev.$val, $cur.$val]|$cur.$val - $cur.$next.$next.$val»
"""

TREES = r"""
%6 xs=tree a=pick
class $C:
    def __init__(self, $val«, $left=None, $right=None):
        self.$val = $val
        self.$left = $left
        self.$right = $right|):
        self.$val = $val
        self.$left = self.$right = None»

def $G1($node, $x):
    if $node is None:
        return $C($x)
    if $x < $node.$val:
        $node.$left = $G1($node.$left, $x)
    «else|elif $x > $node.$val»:
        $node.$right = $G1($node.$right, $x)
    return $node
--
$root = None
for $x in $xs[:«3|3|4»]:
    $root = $G1($root, $x)
«$out = []
$stack = [$root]
while $stack:
    $node = $stack.pop(«|0»)
    if $node:
        $out.append($node.$val)
        $stack.append($node.$left)
        $stack.append($node.$right)
return $out|$out, $cur = [], $root
while $cur:
    $out.append($cur.$val)
    $cur = $cur.$left if $a < $cur.$val else $cur.$right
return $out|$cur = $root
while $cur.$left:
    $cur = $cur.$left
return $cur.$val, $root.$val|def $H($node):
    return 0 if $node is None else «1 + max($H($node.$left), $H($node.$right))|$node.$val + $H($node.$left) - $H($node.$right)|1 + $H($node.$left)»
return $H($root)»
%5 xs=tree
class $C:
    def __init__(self, $val, $left=None, $right=None):
        self.$val = $val
        self.$left = $left
        self.$right = $right

def $G1($ys, $i):
    if $i >= len($ys):
        return None
    return $C($ys[$i], $G1($ys, 2 * $i + 1), $G1($ys, 2 * $i + 2))

def $G2($node):
    if not $node:
        return «0|0|1»
    «return $node.$val + max($G2($node.$left), $G2($node.$right))|$a = $G2($node.$left)
    $b = $G2($node.$right)
    «return $a + $b + $node.$val|return max($a, $b) + 1|$node.$val += $a - $b
    return $node.$val»|return $G2($node.$left) - $G2($node.$right) + $node.$val|$node.$left, $node.$right = $node.$right, $node.$left
    return $node.$val + $G2($node.$left)»
--
$root = $G1($xs[:«2|3»], 0)
«if $root.$right:
    $root.$left, $root.$right = $root.$right, $root.$left
|$root.$left.$val += $root.$val
|»return «$G2($root)|$G2($root.$left), $root.$val|[$node.$val for $node in ($root, $root.$left, $root.$right) if $node]|$G2($root.$left), $root.$left.$val»
%4 xs=nums n=0:9
class $C:
    def __init__(self, $val):
        self.$val = $val
        self.$kids = []
        «self.$total = $val|self.$total = 0»

    def $add(self, $kid):
        self.$kids.append($kid)
        «self.$total += $kid.$val|self.$total += $kid.$total»
        return «self|$kid»

    def $sum(self):
        $x = self.$val
        for $kid in self.$kids:
            $x += $kid.$sum()
        return $x
--
$root = $C($n)
$cur = $root
for $x in $xs[:4]:
    «if $?x:
        $cur = $cur.$add($C($x))
    else:
        $cur.$add($C($x))|$cur.$add($C($x))
    if len($cur.$kids) > 1:
        $cur = $cur.$kids[«0|-1»]»
return «$root.$sum(), $cur.$total|$root.$total - $cur.$sum()|[$node.$val for $node in $cur.$kids]|$root.$sum(), len($root.$kids)»
%4 a=0:9 b=1:9 n=1:9
class $C1:
    def __init__(self, $val):
        self.$val = $val

    def $eval(self, $env):
        return $env.get(self.$val, self.$val)

class $C2:
    def __init__(self, $op, $left, $right):
        self.$op, self.$left, self.$right = $op, $left, $right

    def $eval(self, $env):
        $x = self.$left.$eval($env)
        $y = self.$right.$eval($env)
        if self.$op == '+':
            return $x + $y
        return «$x - $y|$x * $y|max($x, $y)» if self.$op == «'-'|'*'|'x'» else «0|$x|$y»
--
$o = $C2('+', $C1($a), $C2(«'-'|'*'|'x'|'+'», $C1(«'n'|$b»), $C1($b)))
«$o.$left = $C2(«'+'|'-'», $C1($n), $o.$right.$left)|$o.$right.$op = «'+'|'*'»|$o.$right.$right.$val = $n|$o.$left, $o.$right = $o.$right, $o.$left»
return $o.$eval({'n': $n})
%3 xs=nums a=pick
class $C:
    def __init__(self, $val, $parent=None):
        self.$val = $val
        self.$parent = $parent
        self.$depth = $parent.$depth + 1 if $parent else 0

    def $root(self):
        $node = self
        while $node.$parent:
            $node = $node.$parent
        return $node

    def $path(self):
        return («self.$parent.$path() if self.$parent else []») + [self.$val]
--
$node = «$cur = |»$C($a)
for $x in $xs[:4]:
    «$node = $C($x, $node if $?x else $node.$parent or $node)|$node = $C($x, $node)
    if $?x:
        $node.$parent.$val += $x|$cur = $C($x, $node)
    if $?x:
        $node = $cur»
return «$node.$path()|$node.$depth, $node.$root().$val|$node.$path(), $node.$depth»
"""
