# %%
def crate_weight(crate, tare):
    if isinstance(crate, int):
        return crate
    total = tare
    for inner in crate:
        total += crate_weight(inner, tare)
    return total
#> crate_weight([3, [4, 5], []], 1)
#> crate_weight([], 2)
#> crate_weight(9, 5)
#> crate_weight([[[[7]]], 1, [2, [3]]], 2)
#> crate_weight([1, [2, [3, [4, [5]]]]], 10)
# %%
class Solution:
    def deepestLabels(self, box):
        best = -1
        labels = []

        def walk(node, depth):
            nonlocal best, labels
            if isinstance(node, str):
                if depth > best:
                    best, labels = depth, [node]
                elif depth == best:
                    labels.append(node)
                return
            for child in node:
                walk(child, depth + 1)

        walk(box, 0)
        return labels
#> Solution().deepestLabels(['a', ['b', ['c', 'd']], 'e'])
#> Solution().deepestLabels([])
#> Solution().deepestLabels('solo')
#> Solution().deepestLabels([['x'], ['y', ['z']], [['w']]])
#> Solution().deepestLabels([[[], []], 'top', ['mid']])
# %%
def spread(settings, prefix=''):
    out = {}
    for key in settings:
        path = prefix + '.' + key if prefix else key
        val = settings[key]
        if isinstance(val, dict):
            if not val:
                out[path] = None
            out.update(spread(val, path))
        else:
            out[path] = val
    return out

def longest_setting(settings):
    flat = spread(settings)
    if not flat:
        return ''
    return max(sorted(flat), key=len)
#> longest_setting({'a': 1, 'bb': {'c': 2, 'dd': {'e': 3}}})
#> longest_setting({})
#> longest_setting({'only': 4})
#> longest_setting({'p': {'q': {}, 'r': 5}, 'long_one': 6})
#> longest_setting({'x': {'y': {'z': {'w': 0}}}, 'k': {'l': 1}})
# %%
class Solution:
    def brewCost(self, recipe, prices):
        if type(recipe) is str:
            return prices.get(recipe, 0)
        op, left, right = recipe
        a = self.brewCost(left, prices)
        b = self.brewCost(right, prices)
        if op == 'mix':
            return a + b
        if op == 'either':
            return min(a, b)
        return abs(a - b)
#> Solution().brewCost(recipe=('mix', 'tea', 'milk'), prices={'tea': 4, 'milk': 2})
#> Solution().brewCost(recipe='water', prices={})
#> Solution().brewCost(recipe=('either', ('mix', 'a', 'b'), 'c'), prices={'a': 1, 'b': 2, 'c': 9})
#> Solution().brewCost(recipe=('swap', ('mix', 'a', 'a'), ('either', 'b', 'c')), prices={'a': 6, 'b': 20, 'c': 15})
#> Solution().brewCost(recipe=('mix', ('mix', ('mix', 'x', 'y'), 'x'), 'z'), prices={'x': 3, 'y': 5})
# %%
def leaves(t):
    if t is None:
        return
    val, l, r = t
    if l is None and r is None:
        yield val
    else:
        yield from leaves(l)
        yield from leaves(r)

def zigzag_gap(tree):
    seq = list(leaves(tree))
    gap = 0
    for a, b in zip(seq, seq[1:]):
        gap = max(gap, abs(a - b))
    return seq, gap
#> zigzag_gap((5, (2, None, None), (9, (7, None, None), None)))
#> zigzag_gap(None)
#> zigzag_gap((1, None, None))
#> zigzag_gap((1, (4, (10, None, None), (3, None, None)), (6, None, (8, None, None))))
#> zigzag_gap((0, None, (2, (30, None, None), (-5, None, None))))
# %%
from typing import List, Optional

class Solution:
    def heaviestBranchPath(self, level: List[Optional[int]]) -> List[int]:
        n = len(level)

        def best(i):
            if i >= n or level[i] is None:
                return 0, []
            lw, lp = best(2 * i + 1)
            rw, rp = best(2 * i + 2)
            if lw >= rw:
                return lw + level[i], [level[i]] + lp
            return rw + level[i], [level[i]] + rp

        return best(0)[1]
#> Solution().heaviestBranchPath([4, 2, 7, None, 9, 1])
#> Solution().heaviestBranchPath([])
#> Solution().heaviestBranchPath([3])
#> Solution().heaviestBranchPath([1, 5, 5, 2, 2, None, 3])
#> Solution().heaviestBranchPath([8, None, 6, None, None, 4, 10])
# %%
def show(e):
    if not isinstance(e, tuple):
        return str(e)
    op, a, b = e
    return '(' + show(a) + op + show(b) + ')'

def fold(e):
    if not isinstance(e, tuple):
        return e
    op, a, b = e[0], fold(e[1]), fold(e[2])
    if isinstance(a, int) and isinstance(b, int):
        return a + b if op == '+' else a * b
    if op == '*' and 0 in (a, b):
        return 0
    if op == '*' and a == 1:
        return b
    if op == '+' and a == 0:
        return b
    return (op, a, b)

def tidy(expr):
    return show(fold(expr))
#> tidy(('+', 2, ('*', 3, 4)))
#> tidy('x')
#> tidy(('*', ('+', 0, 'x'), ('+', 1, 1)))
#> tidy(('+', ('*', 0, 'y'), ('*', 1, 'z')))
#> tidy(('*', ('+', 'a', 2), ('+', 'b', ('*', 5, 0))))
# %%
class Solution:
    def headCount(self, org, boss):
        team = self.find(org, boss)
        if team is None:
            return -1
        return self.size(team)

    def find(self, org, name):
        for k, v in org.items():
            if k == name:
                return v
            hit = self.find(v, name)
            if hit is not None:
                return hit
        return None

    def size(self, team):
        s = 0
        for sub in team.values():
            s += 1 + self.size(sub)
        return s
#> Solution().headCount({'ann': {'bob': {}, 'cy': {'dee': {}}}}, 'ann')
#> Solution().headCount({'ann': {'bob': {}, 'cy': {'dee': {}}}}, 'cy')
#> Solution().headCount({}, 'zed')
#> Solution().headCount({'a': {'b': {'c': {}}}, 'd': {'e': {}, 'f': {}}}, 'd')
#> Solution().headCount({'a': {'b': {}}, 'x': {'y': {}}}, 'q')
# %%
def mirror(t):
    return t if not isinstance(t, list) else [mirror(x) for x in t][::-1]

def agree(a, b):
    if isinstance(a, list) != isinstance(b, list):
        return 0
    if not isinstance(a, list):
        return 1 if a == b else 0
    score = 0
    for p, q in zip(a, b):
        score += agree(p, q)
    return score

def selfMirror(t):
    m = mirror(t)
    return agree(t, m), m == t
#> selfMirror([1, [2, 3], 1])
#> selfMirror([])
#> selfMirror([[1, 2], 5, [2, 1]])
#> selfMirror([4, [4], 4, [4]])
#> selfMirror(['a', ['b', ['c'], 'b'], 'a'])
# %%
class Solution:
    def weighShelf(self, shelf, k):
        def go(node, mult):
            s = 0
            for thing in node:
                if isinstance(thing, list):
                    s += go(thing, mult + 1)
                else:
                    s += thing * mult if mult <= k else -thing
            return s
        return go(shelf, 1)
#> Solution().weighShelf(shelf=[2, [3, [4]]], k=2)
#> Solution().weighShelf(shelf=[], k=1)
#> Solution().weighShelf(shelf=[[[5]], 1], k=3)
#> Solution().weighShelf(shelf=[1, 2, [3, 4], [5, [6]]], k=1)
#> Solution().weighShelf(shelf=[[10, [20, [30]]], [[1]]], k=0)
# %%
def paths(tree, trail=()):
    name, kids = tree
    trail = trail + (name,)
    if not kids:
        yield '/'.join(trail)
    for kid in kids:
        yield from paths(kid, trail)

def short_paths(tree, limit):
    kept = []
    dropped = 0
    for p in paths(tree):
        if len(p) <= limit:
            kept.append(p)
        else:
            dropped += 1
    kept.sort(key=lambda p: (p.count('/'), p))
    return kept, dropped
#> short_paths(('root', [('a', []), ('b', [('c', [])])]), 8)
#> short_paths(('x', []), 1)
#> short_paths(('x', []), 0)
#> short_paths(('r', [('k', [('l', []), ('m', [])]), ('a', [])]), 5)
#> short_paths(('p', [('q', [('r', [('s', [])])]), ('t', []), ('u', [('v', [])])]), 5)
# %%
class Solution:
    def ripeFruit(self, branch, day):
        count = 0
        todo = [branch]
        while todo:
            node = todo.pop()
            if node['ripe'] <= day:
                count += node.get('fruit', 1)
            elif node['ripe'] - day > 3:
                continue
            for twig in node.get('twigs', []):
                todo.append(twig)
        return count
#> Solution().ripeFruit({'ripe': 2, 'fruit': 3, 'twigs': [{'ripe': 4}, {'ripe': 1, 'fruit': 5}]}, 3)
#> Solution().ripeFruit({'ripe': 9}, 1)
#> Solution().ripeFruit({'ripe': 5, 'twigs': [{'ripe': 2}, {'ripe': 3, 'fruit': 4}]}, 3)
#> Solution().ripeFruit({'ripe': 1, 'twigs': [{'ripe': 1, 'twigs': [{'ripe': 1}]}]}, 1)
#> Solution().ripeFruit({'ripe': 8, 'fruit': 10, 'twigs': [{'ripe': 1}]}, 2)
# %%
def sift(values, keep):
    result = []
    for v in values:
        if isinstance(v, list):
            inner = sift(v, keep)
            if inner:
                result.append(inner)
        elif keep(v):
            result.append(v)
    return result

def odd_only(values):
    return sift(values, lambda v: v % 2 == 1)
#> odd_only([1, 2, [3, 4, [6]], [8]])
#> odd_only([])
#> odd_only([[2, [4, [6]]]])
#> odd_only([[1], [[3]], 10, [[2], 5]])
#> odd_only([7, [7, [7, [8]]], -3])
# %%
def merge_plans(a, b):
    if isinstance(a, dict) and isinstance(b, dict):
        out = {}
        for k in sorted(set(a) | set(b)):
            if k in a and k in b:
                out[k] = merge_plans(a[k], b[k])
            else:
                out[k] = a.get(k, b.get(k))
        return out
    if isinstance(a, list) and isinstance(b, list):
        return a + [x for x in b if x not in a]
    return max(a, b)
#> merge_plans({'mon': 2, 'tue': {'am': 1}}, {'tue': {'am': 5, 'pm': 3}})
#> merge_plans({}, {'k': [1]})
#> merge_plans({'a': [1, 2], 'b': 'x'}, {'a': [2, 3], 'b': 'w'})
#> merge_plans([1, 2], [2, 4, 1])
#> merge_plans({'z': {'y': {'x': 1}}, 'q': 3}, {'z': {'y': {'x': 0, 'w': 7}}})
# %%
class Solution:
    def signalTree(self, tree):
        flips = 0

        def value(node):
            nonlocal flips
            if isinstance(node, bool):
                return node
            gate, *wires = node
            if gate == 'not':
                flips += 1
                return not value(wires[0])
            if gate == 'and':
                return all(value(w) for w in wires)
            return any(value(w) for w in wires)

        lit = value(tree)
        return [lit, flips]
#> Solution().signalTree(('and', True, ('not', False)))
#> Solution().signalTree(False)
#> Solution().signalTree(('or', ('not', True), ('not', ('not', True)), True))
#> Solution().signalTree(('and', False, ('not', True)))
#> Solution().signalTree(('not', ('or', False, ('and', True, ('not', True)))))
# %%
def height(t):
    return 0 if not t else 1 + max(height(t[1]), height(t[2]))

def lean(t):
    return height(t[1]) - height(t[2])

def leaning_nodes(t):
    if not t:
        return []
    here = [(t[0], lean(t))] if abs(lean(t)) > 0 else []
    return leaning_nodes(t[1]) + here + leaning_nodes(t[2])
#> leaning_nodes((3, (1, (), ()), ()))
#> leaning_nodes(())
#> leaning_nodes((1, (), ()))
#> leaning_nodes((5, (2, (1, (), ()), ()), (8, (), ())))
#> leaning_nodes((1, (), (2, (), (3, (), ()))))
# %%
from functools import reduce

def tally(bag):
    if isinstance(bag, int):
        return (bag, 1)
    pairs = map(tally, bag)
    return reduce(lambda p, q: (p[0] + q[0], p[1] + q[1]), pairs, (0, 0))

def mean_of_bag(bag):
    s, n = tally(bag)
    try:
        q, r = divmod(s, n)
    except ZeroDivisionError:
        return 'empty bag'
    else:
        return f'{q} rest {r}'
#> mean_of_bag([1, [2, 3], 6])
#> mean_of_bag([[], []])
#> mean_of_bag(7)
#> mean_of_bag([[10], [20, [30, 41]]])
#> mean_of_bag([-3, [4, [-5]], 1])
# %%
class Solution:
    def unwrapGifts(self, gift, rounds):
        layer = [gift]
        for _ in range(rounds):
            nxt = []
            for g in layer:
                if isinstance(g, list):
                    nxt.extend(g)
                else:
                    nxt.append(g)
            if nxt == layer:
                break
            layer = nxt
        return layer
#> Solution().unwrapGifts([1, [2, [3]]], 2)
#> Solution().unwrapGifts([], 3)
#> Solution().unwrapGifts('toy', 4)
#> Solution().unwrapGifts([[['a']], ['b', ['c']], 'd'], 3)
#> Solution().unwrapGifts([[1, [2]], [3, [4, [5]]]], 10)
# %%
def is_open(door, keys):
    kind = door[0]
    if kind == 'key':
        return door[1] in keys
    if kind == 'both':
        return is_open(door[1], keys) and is_open(door[2], keys)
    if kind == 'some':
        return any(is_open(d, keys) for d in door[1:])
    raise ValueError(kind)

def count_open(doors, keys):
    opened = broken = 0
    for d in doors:
        try:
            if is_open(d, keys):
                opened += 1
        except ValueError:
            broken += 1
    return opened, broken
#> count_open([('key', 'a'), ('both', ('key', 'a'), ('key', 'b'))], 'a')
#> count_open([], 'xyz')
#> count_open([('slot', 1), ('some', ('key', 'q'), ('key', 'r'))], 'r')
#> count_open([('both', ('some', ('key', 'c'), ('key', 'a')), ('key', 'b')), ('key', 'z')], 'ab')
#> count_open([('both', ('key', 'n'), ('odd', 2)), ('both', ('key', 'y'), ('odd', 2))], 'y')
# %%
class Solution:
    def trimOrchard(self, level, low, high):
        n = len(level)
        out = level[:]

        def cut(i, dead):
            if i >= n:
                return
            v = out[i]
            if v is None:
                dead = True
            elif not low <= v <= high:
                dead = True
            if dead:
                out[i] = None
            cut(2 * i + 1, dead)
            cut(2 * i + 2, dead)

        cut(0, False)
        while out and out[-1] is None:
            out.pop()
        return out
#> Solution().trimOrchard(level=[5, 2, 9, 1, 3], low=2, high=8)
#> Solution().trimOrchard(level=[], low=0, high=1)
#> Solution().trimOrchard(level=[50, 1], low=0, high=10)
#> Solution().trimOrchard(level=[4, 4, 4, None, 4, 20, 4], low=1, high=10)
#> Solution().trimOrchard(level=[6, 12, 3, 5, 5], low=3, high=6)
# %%
def odd_step(t, acc):
    if isinstance(t, list):
        for x in t:
            even_step(x, acc)
    else:
        acc['odd'] += t
    return acc

def even_step(t, acc):
    if isinstance(t, list):
        for x in t:
            odd_step(x, acc)
    else:
        acc['even'] += t
    return acc

def depth_parity(t):
    acc = {'odd': 0, 'even': 0}
    even_step(t, acc)
    return acc['even'] - acc['odd']
#> depth_parity([1, [2, 3], [[4]]])
#> depth_parity(6)
#> depth_parity([])
#> depth_parity([[1, 2], 3, [4, [5, 6]]])
#> depth_parity([[[[[8]]]], [9]])
# %%
def climb(stairs):
    stack = [(stairs, 0)]
    profile = {}
    while stack:
        cur, d = stack.pop()
        profile[d] = profile.get(d, 0) + 1
        for step in reversed(cur):
            if isinstance(step, list):
                stack.append((step, d + 1))
    return [profile[d] for d in sorted(profile)]
#> climb([[], [[]]])
#> climb([])
#> climb([1, 2, [3, [4], [5]]])
#> climb([[[], []], [[[]]]])
#> climb([[[[[]]]], [], 7])
# %%
class Solution:
    def priceTag(self, menu, order):
        bill = 0
        missing = []
        for path in order:
            node = menu
            try:
                for part in path.split('>'):
                    node = node[part]
                bill += node
            except KeyError as e:
                missing.append(e.args[0])
            except TypeError:
                missing.append('?' + path)
        return bill, missing
#> Solution().priceTag({'hot': {'tea': 3, 'soup': 6}, 'cold': {'milk': 2}}, ['hot>tea', 'cold>milk'])
#> Solution().priceTag({}, ['any'])
#> Solution().priceTag({'a': {'b': 1}}, ['a', 'a>b', 'a>c'])
#> Solution().priceTag({'x': 5}, ['x>y', 'x', 'x'])
#> Solution().priceTag({'p': {'q': {'r': 12}}}, ['p>q>r', 'p>z>r', 'w>q'])
# %%
def swap_kids(t, who):
    if t is None:
        return None
    v, l, r = t
    l, r = swap_kids(l, who), swap_kids(r, who)
    return (v, r, l) if v in who else (v, l, r)

def preorder(t, out):
    if t is not None:
        out.append(t[0])
        preorder(t[1], out)
        preorder(t[2], out)
    return out

def reorder(t, who):
    return preorder(swap_kids(t, set(who)), [])
#> reorder((1, (2, None, None), (3, None, None)), [1])
#> reorder(None, [4])
#> reorder((1, (2, (4, None, None), None), (3, None, None)), [2])
#> reorder((1, (2, (4, None, None), (5, None, None)), (3, None, None)), [1, 2])
#> reorder((7, None, (8, None, (9, None, None))), [])
# %%
def tagged(doc, tag):
    found = []
    name, *parts = doc
    if name == tag:
        found.append(text_of(doc))
    for p in parts:
        if isinstance(p, list):
            found += tagged(p, tag)
    return found

def text_of(doc):
    s = ''
    for p in doc[1:]:
        s += p if isinstance(p, str) else text_of(p)
    return s
#> tagged(['p', 'hi ', ['b', 'bold'], '!'], 'b')
#> tagged(['p'], 'p')
#> tagged(['div', ['p', 'one'], ['p', 'two', ['i', 'x']]], 'p')
#> tagged(['b', 'a', ['b', 'c', ['b', 'd']]], 'b')
#> tagged(['u', ['v', 'w']], 'z')
# %%
class Solution:
    def tidyDrawers(self, drawers):
        return self.rank(drawers)[1]

    def rank(self, d):
        if isinstance(d, int):
            return d, d
        ranked = sorted((self.rank(x) for x in d), key=lambda p: p[0])
        weight = sum(w for w, _ in ranked)
        return weight, [item for _, item in ranked]
#> Solution().tidyDrawers([3, [1, 1], 2])
#> Solution().tidyDrawers([])
#> Solution().tidyDrawers([[5, 4], [3, [2, 1]], 7])
#> Solution().tidyDrawers([[9], [[8]], 10, []])
#> Solution().tidyDrawers([[2, -6, 1], 0, [-1, [4, -4]]])
# %%
def derive(e, x):
    if isinstance(e, int):
        return 0
    if isinstance(e, str):
        return 1 if e == x else 0
    op, a, b = e
    if op == '+':
        return plus(derive(a, x), derive(b, x))
    return plus(times(derive(a, x), b), times(a, derive(b, x)))

def plus(a, b):
    if a == 0: return b
    if b == 0: return a
    if isinstance(a, int) and isinstance(b, int): return a + b
    return ('+', a, b)

def times(a, b):
    if a == 0 or b == 0: return 0
    if a == 1: return b
    if b == 1: return a
    return ('*', a, b)
#> derive(('+', 'x', 5), 'x')
#> derive(12, 'x')
#> derive(('*', 'x', 'x'), 'x')
#> derive(('+', ('*', 3, 'y'), ('*', 'x', 'y')), 'y')
#> derive(('*', ('+', 'x', 1), ('+', 'x', 2)), 'z')
# %%
class Solution:
    def thinForest(self, forest, cap):
        kept = []
        for height, saplings in forest:
            young = self.thinForest(saplings, cap - 1)
            if height > cap:
                kept.extend(young)
            else:
                kept.append((height, young))
        return kept
#> Solution().thinForest([(3, []), (9, [(2, [])])], 5)
#> Solution().thinForest([], 4)
#> Solution().thinForest([(4, [(4, [(4, [])])])], 4)
#> Solution().thinForest([(1, [(5, [(0, [])])]), (2, [])], 3)
#> Solution().thinForest([(8, [(7, [(6, [(1, [])])])])], 6)
# %%
from collections import deque

def level_extremes(level):
    if not level or level[0] is None:
        return []
    q = deque([0])
    out = []
    while q:
        lo = hi = level[q[0]]
        for _ in range(len(q)):
            i = q.popleft()
            lo, hi = min(lo, level[i]), max(hi, level[i])
            for c in (2 * i + 1, 2 * i + 2):
                if c < len(level) and level[c] is not None:
                    q.append(c)
        out.append(hi - lo)
    return out
#> level_extremes([4, 1, 9])
#> level_extremes([])
#> level_extremes([None])
#> level_extremes([1, 2, 7, 5, None, None, 3])
#> level_extremes([6, None, 2, None, None, 8, -8])
# %%
def count_shapes(tree, memo=None):
    if memo is None:
        memo = {}
    shape = outline(tree, memo)
    return shape, sum(1 for n in memo.values() if n > 1)

def outline(tree, memo):
    s = '(' + ''.join(sorted(outline(t, memo) for t in tree)) + ')'
    memo[s] = memo.get(s, 0) + 1
    return s
#> count_shapes([[], []])
#> count_shapes([])
#> count_shapes([[[]], [], [[]]])
#> count_shapes([[[], [[]]], [[[]], []]])
#> count_shapes([[[[]]]])
# %%
class Solution:
    def bracketTree(self, text):
        root = []
        stack = [root]
        for ch in text:
            if ch == '[':
                fresh = []
                stack[-1].append(fresh)
                stack.append(fresh)
            elif ch == ']':
                if len(stack) == 1:
                    return None
                stack.pop()
            else:
                stack[-1].append(ch.upper() if len(stack) % 2 == 0 else ch)
        return root if len(stack) == 1 else None
#> Solution().bracketTree(text='a[b[c]]d')
#> Solution().bracketTree(text='')
#> Solution().bracketTree(text='x]y')
#> Solution().bracketTree(text='[[p]q][r]')
#> Solution().bracketTree(text='[ab[c')
# %%
def parse_num(s, i):
    j = i
    while j < len(s) and s[j].isdigit():
        j += 1
    return int(s[i:j]), j

def parse_group(s, i):
    total = 0
    while i < len(s) and s[i] != ')':
        if s[i].isdigit():
            v, i = parse_num(s, i)
            if i < len(s) and s[i] == '(':
                w, i = parse_group(s, i + 1)
                v *= w
            total += v
        else:
            i += 1
    return total, i + 1

def beads(s):
    return parse_group(s, 0)[0]
#> beads('2(3,4)')
#> beads('')
#> beads('10,5,1')
#> beads('3(2(5),1)')
#> beads('2(1,2(2)),7')
# %%
def replace_at(tree, path, new):
    if not path:
        return new
    i, *rest = path
    if not isinstance(tree, tuple) or i >= len(tree):
        raise IndexError(i)
    return tree[:i] + (replace_at(tree[i], rest, new),) + tree[i + 1:]

def apply_edits(tree, edits):
    skipped = []
    for path, new in edits:
        try:
            tree = replace_at(tree, path, new)
        except IndexError as err:
            skipped.append(err.args[0])
    return tree, skipped
#> apply_edits((1, (2, 3)), [([1, 0], 9)])
#> apply_edits((), [([0], 5)])
#> apply_edits((1, 2), [([], 'all')])
#> apply_edits(((1, 2), (3, (4, 5))), [([1, 1, 0], 'x'), ([0, 5], 'y'), ([0], 7)])
#> apply_edits((1, 2, 3), [([2], (8, 8)), ([2, 1], 0), ([1, 0], 4)])
# %%
class Solution:
    def pathBetween(self, tree, a, b):
        def trace(t, goal):
            if t is None:
                return None
            if t[0] == goal:
                return [t[0]]
            for kid in t[1:]:
                sub = trace(kid, goal)
                if sub:
                    return [t[0]] + sub
            return None

        pa, pb = trace(tree, a), trace(tree, b)
        if pa is None or pb is None:
            return []
        k = 0
        while k < min(len(pa), len(pb)) and pa[k] == pb[k]:
            k += 1
        return pa[:k - 1:-1] + pb[k - 1:] if k > 0 else []
#> Solution().pathBetween((1, (2, None, None), (3, None, None)), 2, 3)
#> Solution().pathBetween((1, (2, (4, None, None), None), (3, None, None)), 4, 1)
#> Solution().pathBetween((5, None, None), 5, 5)
#> Solution().pathBetween((1, (2, None, None), None), 2, 9)
#> Solution().pathBetween((1, (2, (4, None, None), (5, None, None)), (3, None, None)), 4, 3)
# %%
def jagged(d, path=()):
    for k, v in d.items():
        if isinstance(v, dict):
            yield from jagged(v, path + (k,))
        else:
            yield path + (k,), v

def invert(d):
    inv = {}
    for path, v in jagged(d):
        node = inv
        for k in reversed(path[1:]):
            node = node.setdefault(k, {})
        node[path[0]] = v
    return inv
#> invert({'a': {'x': 1, 'y': 2}, 'b': {'x': 3}})
#> invert({})
#> invert({'k': 5})
#> invert({'p': {'q': {'r': 1}}, 's': {'q': {'r': 2}}})
#> invert({'m': {'n': 4}, 'o': {'n': 5, 't': 6}, 'u': {'t': 7}})
# %%
def total(exp):
    return exp if isinstance(exp, int) else sum(total(e) for e in exp)

def fair_split(pile):
    best = None
    for cut in range(1, len(pile)):
        left, right = pile[:cut], pile[cut:]
        diff = abs(total(left) - total(right))
        if best is None or diff < best[0]:
            best = (diff, cut)
    return best
#> fair_split([1, [2, 3], 4])
#> fair_split([])
#> fair_split([[5]])
#> fair_split([[1, 1], [[6]], 2, [3]])
#> fair_split([10, [-4, [2]], 1])
# %%
class Solution:
    def foldPaper(self, sheet):
        folds = 0
        while isinstance(sheet, list) and len(sheet) > 1:
            mid = (len(sheet) + 1) // 2
            top, bottom = sheet[:mid], sheet[mid:][::-1]
            sheet = [[a, b] if b is not None else a for a, b in zip(top, bottom + [None])]
            folds += 1
        return sheet, folds
#> Solution().foldPaper([1, 2, 3, 4])
#> Solution().foldPaper([])
#> Solution().foldPaper([7])
#> Solution().foldPaper(['a', 'b', 'c'])
#> Solution().foldPaper([1, 2, 3, 4, 5, 6])
# %%
def prune(node, least):
    if isinstance(node, int):
        return node if node >= least else None
    kids = [k for k in (prune(c, least + 1) for c in node) if k is not None]
    if not kids:
        return None
    return kids[0] if len(kids) == 1 else tuple(kids)
#> prune((5, (1, 4), 2), 1)
#> prune((), 0)
#> prune(3, 4)
#> prune((((9,),), (8, (7, 1))), 2)
#> prune((2, (3, (4, (5, (6,))))), 0)
# %%
class Solution:
    def sumAlongTurns(self, tree, turns):
        total = 0
        node = tree
        trail = []
        for t in turns + 'S':
            if node is None:
                trail.append('wall')
                break
            total += node[0]
            trail.append(node[0])
            if t == 'S':
                break
            node = node[1] if t == 'L' else node[2]
        else:
            total = -total
        return total, trail
#> Solution().sumAlongTurns(tree=(4, (2, None, None), (6, (5, None, None), None)), turns='RL')
#> Solution().sumAlongTurns(tree=None, turns='L')
#> Solution().sumAlongTurns(tree=(1, None, None), turns='')
#> Solution().sumAlongTurns(tree=(3, (8, None, (9, None, None)), None), turns='LRR')
#> Solution().sumAlongTurns(tree=(2, (4, (8, None, None), None), None), turns='LSL')
# %%
def sketch(node, depth=0):
    lines = []
    for key in sorted(node):
        value = node[key]
        pad = '-' * depth
        if isinstance(value, dict):
            lines.append(f'{pad}{key}:')
            lines += sketch(value, depth + 1)
        elif isinstance(value, (list, tuple)):
            lines.append(f'{pad}{key}*{len(value)}')
        else:
            lines.append(f'{pad}{key}={value}')
    return lines
#> sketch({'b': 1, 'a': {'c': [1, 2]}})
#> sketch({})
#> sketch({'t': (), 's': 'x'})
#> sketch({'x': {'y': {'z': None}}, 'w': [0]})
#> sketch({'m': {}, 'k': {'j': True, 'i': {'h': 3}}})
# %%
class Solution:
    def dominantChild(self, level):
        wins = {'left': 0, 'right': 0, 'tie': 0}

        def weight(i):
            if i >= len(level) or level[i] is None:
                return 0
            l = weight(2 * i + 1)
            r = weight(2 * i + 2)
            if l or r:
                side = 'left' if l > r else 'right' if r > l else 'tie'
                wins[side] += 1
            return l + r + level[i]

        whole = weight(0)
        return whole, wins
#> Solution().dominantChild([1, 2, 3])
#> Solution().dominantChild([])
#> Solution().dominantChild([4, 6, 3, None, None, 3])
#> Solution().dominantChild([2, 2, 2, 1, 1, 1, 1])
#> Solution().dominantChild([9, None, 4, None, None, 8, 2])
