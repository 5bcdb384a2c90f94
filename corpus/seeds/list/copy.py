# %%
def f(nums):
    dup = nums.copy()
    dup.sort()
    return dup == nums, dup[len(dup) // 2:]
#> f([3, 1, 2])
#> f([1, 2, 3])
#> f([])
#> f(['b', 'a', 'c', 'd'])
#> f([1, 'a'])
# %%
def shallow(matrix, val):
    clone = matrix.copy()
    clone[0][0] = val
    clone.append([val])
    return matrix, clone
#> shallow([[1, 2], [3]], 9)
#> shallow([['a']], None)
#> shallow([[0], [0], [0]], 'z')
#> shallow([], 1)
#> shallow([[[], 5]], [7])
# %%
def without(items, banned):
    left = items.copy()
    for b in banned:
        if b in left:
            left.remove(b)
    return left, len(items)
#> without([1, 2, 2, 3], [2])
#> without([1, 2, 2, 3], [2, 2, 9])
#> without([], 'a')
#> without(list('banana'), 'an')
#> without([None, 0], [0])
# %%
def remove_evens(nums):
    for n in nums.copy():
        if n % 2 == 0:
            nums.remove(n)
    return nums
#> remove_evens([1, 2, 4, 3])
#> remove_evens([2, 2, 2])
#> remove_evens([])
#> remove_evens([-4, -3, 0, 7])
#> remove_evens([8, 1, 8])
# %%
def snapshots(start, steps):
    states = [start.copy()]
    for i, v in steps:
        start[i] = v
        states.append(start.copy())
    return states
#> snapshots([0, 0], [(0, 1), (1, 2)])
#> snapshots(['a'], [])
#> snapshots([1, 2, 3], [(-1, 'x')])
#> snapshots([], [(0, 1)])
#> snapshots([None], [(0, []), (0, ())])
# %%
def alias_or_copy(src, n):
    views = [src if i % 2 else src.copy() for i in range(n)]
    src.append('end')
    return [len(v) for v in views], views[-1:]
#> alias_or_copy([1], 3)
#> alias_or_copy([], 2)
#> alias_or_copy(['a', 'b'], 0)
#> alias_or_copy([[]], 1)
#> alias_or_copy([0, 0, 0], 4)
# %%
def bubble(arr, passes):
    a = arr.copy()
    swaps = 0
    for _ in range(passes):
        for i in range(len(a) - 1):
            if a[i] > a[i + 1]:
                a[i], a[i + 1] = a[i + 1], a[i]
                swaps += 1
    return a, swaps
#> bubble([4, 3, 2, 1], 1)
#> bubble([4, 3, 2, 1], 3)
#> bubble([], 2)
#> bubble(['c', 'a', 'b'], 2)
#> bubble([1, 1], 0)
# %%
def rotations(seq):
    cur = seq.copy()
    seen = []
    while cur not in seen:
        seen.append(cur)
        cur = cur[1:] + cur[:1]
    return seen
#> rotations([1, 2, 3])
#> rotations(['a', 'b', 'a', 'b'])
#> rotations([])
#> rotations([0, 0])
#> rotations([None, 1])
# %%
def palindrome(parts):
    back = parts.copy()
    back.reverse()
    if back == parts:
        return 'yes'
    return '-'.join(map(str, back))
#> palindrome([1, 2, 1])
#> palindrome(['a', 'b'])
#> palindrome([])
#> palindrome(['ab', 'ba'])
#> palindrome([None, 0, False])
# %%
def play(deck, hand_size, players=2):
    pile = deck.copy()
    hands = [[] for _ in range(players)]
    for _ in range(hand_size):
        for hand in hands:
            if pile:
                hand.append(pile.pop())
    return hands, len(deck) - len(pile)
#> play([1, 2, 3, 4, 5], 2)
#> play(['A', 'K'], 3)
#> play([], 1, 1)
#> play([7, 8, 9], 1, players=3)
#> play([1, 2], 0)
# %%
def subsets(items):
    res = [[]]
    for it in items:
        for s in res.copy():
            res.append(s + [it])
    return sorted(res, key=lambda s: (len(s), s))
#> subsets([1, 2])
#> subsets(['b', 'a'])
#> subsets([])
#> subsets([3, 3])
#> subsets((True, False, True))
# %%
def pad_rows(rows, fill=0):
    width = max((len(r) for r in rows), default=0)
    out = rows.copy()
    for i, r in enumerate(out):
        out[i] = r + [fill] * (width - len(r))
    return out, rows[:1]
#> pad_rows([[1], [2, 3]])
#> pad_rows([[], ['x']], '.')
#> pad_rows([])
#> pad_rows([[1, 2], [3, 4]], None)
#> pad_rows([['a', 'b', 'c'], []], fill='-')
# %%
def g(x):
    y, z = x, x.copy()
    x += [len(z)]
    z += [len(y)]
    return x is y, y, z
#> g([])
#> g([1, 2])
#> g(['q'])
#> g([[0], 0])
#> g([3, 3, 3, 3])
# %%
def knock_out(players, k):
    ring = players.copy()
    pos = 0
    order = []
    while len(ring) > 1:
        pos = (pos + k - 1) % len(ring)
        order.append(ring.pop(pos))
    return order, ring
#> knock_out([1, 2, 3, 4, 5], 2)
#> knock_out(['a', 'b', 'c'], 1)
#> knock_out([], 3)
#> knock_out(['solo'], 7)
#> knock_out([1, 2, 3, 4], 3)
# %%
def compare(old, new):
    extra = new.copy()
    lost = [o for o in old if o not in extra or extra.remove(o)]
    return {'lost': lost, 'extra': extra}
#> compare([1, 2, 3], [2, 3, 4])
#> compare(['a', 'a'], ['a'])
#> compare([], [1])
#> compare(['x', 'y'], [])
#> compare([0, 1], [False, True])
# %%
def insert_all(base, values, where):
    variants = []
    for v in values:
        b = base.copy()
        b.insert(where, v)
        variants.append(''.join(b))
    return variants
#> insert_all(['a', 'b'], 'xy', 1)
#> insert_all([], ['q'], 5)
#> insert_all(['m', 'n'], '!', -1)
#> insert_all(['a'], [], 0)
#> insert_all(['c', 't'], ['a', 'u', 'o'], 1)
# %%
def history_undo(actions):
    state, past = [], []
    for act in actions:
        if act == 'undo':
            state = past.pop() if past else []
        else:
            past.append(state.copy())
            state.append(act)
    return state
#> history_undo(['a', 'b', 'undo', 'c'])
#> history_undo(['undo'])
#> history_undo([])
#> history_undo(['x', 'undo', 'undo', 'y'])
#> history_undo(['p', 'q', 'r', 'undo', 'undo'])
# %%
def top_n(scores, n, inplace=False):
    target = scores if inplace else scores.copy()
    target.sort(reverse=True)
    del target[n:]
    return target, scores
#> top_n([3, 9, 5], 2)
#> top_n([3, 9, 5], 2, True)
#> top_n([], 1)
#> top_n(['b', 'c', 'a'], 0, inplace=True)
#> top_n([1, 2, 3, 4], -1)
# %%
def diff_sequence(nums):
    level = nums.copy()
    lasts = []
    while any(level):
        lasts.append(level[-1])
        level = [b - a for a, b in zip(level, level[1:])]
    return sum(lasts)
#> diff_sequence([1, 3, 6, 10])
#> diff_sequence([2, 4, 6])
#> diff_sequence([])
#> diff_sequence([0, 0, 0])
#> diff_sequence([5, 1])
# %%
def fill_gaps(values, default=None):
    filled = values.copy()
    last = default
    for i, v in enumerate(values):
        if v is None:
            filled[i] = last
        else:
            last = v
    return filled if filled != values else 'complete'
#> fill_gaps([1, None, None, 4, None])
#> fill_gaps([None, 2], 0)
#> fill_gaps([], 5)
#> fill_gaps(['a', 'b'])
#> fill_gaps([None, None])
# %%
def f(nums):
    a = nums.copy()
    a.reverse()
    return [x for x, y in zip(a, nums) if x > y]
#> f([1, 2, 3, 4])
#> f([5, 5])
#> f([])
#> f([3, 0, 3])
#> f([-1, 7, 2])
# %%
def f(lst, k):
    new = lst.copy()
    for i in range(0, len(lst), k):
        new.remove(lst[i])
    return new
#> f([1, 2, 3, 4, 5], 2)
#> f(['a', 'b', 'a'], 2)
#> f([], 1)
#> f([7, 8], 1)
#> f([0, 1, 0, 1], 3)
# %%
def f(a, b):
    c = a.copy()
    c += b
    a, b = c, a
    return len(a) - len(b), a[-1:] + b[-1:]
#> f([1, 2], [3])
#> f([], [])
#> f(['x'], ['y', 'z'])
#> f([0], [])
#> f([[1]], [[2]])
# %%
def f(lst):
    b = lst.copy()
    while b and b[0] == lst[0]:
        b.pop(0)
    return lst[:len(lst) - len(b)], b
#> f([1, 1, 2, 1])
#> f(['a', 'b'])
#> f([])
#> f([0, 0])
#> f([[1], [1], 1])
# %%
def f(array, n):
    old = array.copy()
    for i in range(len(array)):
        array[i] = old[(i + n) % len(old)] - old[i]
    return array
#> f([1, 4, 9], 1)
#> f([5, 3], 2)
#> f([], 1)
#> f([10, 0, -10, 5], -1)
#> f([7], 3)
# %%
def f(items):
    left = items.copy()
    for x in items:
        if left.count(x) > 1:
            left.remove(x)
    return left == items, left
#> f(['a', 'b', 'a'])
#> f([1, 2])
#> f([])
#> f([0, 0, 0, 1])
#> f([True, 1, 2])
# %%
def nested(rows):
    dup = rows.copy()
    dup.append(dup[0])
    dup[0].append('x')
    return rows, len(dup)
#> nested([[1], [2]])
#> nested([[]])
#> nested([])
#> nested([['a'], ['b'], ['c']])
#> nested([[[]], []])
# %%
def f(s, char):
    lst = list(s)
    before = lst.copy()
    lst.sort()
    return ''.join(a if a == b else char for a, b in zip(lst, before))
#> f('abdc', '-')
#> f('zyx', '.')
#> f('abc', '!')
#> f('', 'q')
#> f('hello', '*')
# %%
def f(nums, n):
    best = nums.copy()
    while n and len(best) > 1:
        best = [a + b for a, b in zip(best, best[1:])]
        n -= 1
    return best, best is nums
#> f([1, 2, 3, 4], 2)
#> f([1, 2], 0)
#> f([], 3)
#> f([5, -5, 5], 1)
#> f([1, 1, 1], 9)
# %%
def g(d):
    for k in d:
        d[k] = d[k].copy() + [k] if d[k] else None
    return d
#> g({'a': [1], 'b': []})
#> g({1: [2, 3]})
#> g({})
#> g({'x': None})
#> g({'p': ['q'], 'q': ['p', 'p']})
