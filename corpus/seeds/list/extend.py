# %%
def flatten(rows):
    flat = []
    for r in rows:
        flat.extend(r)
    return flat
#> flatten([[1, 2], [3]])
#> flatten([])
#> flatten(['ab', 'c'])
#> flatten([(), [None], {'k': 1}])
#> flatten([[[1]], [[2]]])
# %%
def f(a, b):
    c = a
    c.extend(b)
    return len(a), a == c, a[-1:]
#> f([1], [2, 3])
#> f([], [])
#> f(['x'], 'yz')
#> f([0], (None,))
#> f([[]], [[], [1]])
# %%
def g(lst, more):
    lst = lst.extend(more)
    return lst or more
#> g([1], [2])
#> g([], [])
#> g(['a'], 'b')
#> g([0], {'k': 'v'})
#> g([1], 5)
# %%
def deep_flatten(obj):
    if not isinstance(obj, (list, tuple)):
        return [obj]
    out = []
    for o in obj:
        out.extend(deep_flatten(o))
    return out
#> deep_flatten([1, [2, (3, [4])]])
#> deep_flatten('text')
#> deep_flatten([])
#> deep_flatten(([], [[]], 0))
#> deep_flatten([{'a': 1}, ['b', None]])
# %%
def expand_ranges(parts):
    nums = []
    for p in parts.split(','):
        if '-' in p:
            lo, hi = map(int, p.split('-'))
            nums.extend(range(lo, hi + 1))
        elif p:
            nums.append(int(p))
    return nums
#> expand_ranges('1-3,7,9-10')
#> expand_ranges('')
#> expand_ranges('5-2,4')
#> expand_ranges('8,,8')
#> expand_ranges('1-2-3')
# %%
def repeat_each(items, times):
    res = []
    for i, it in enumerate(items):
        res.extend([it] * (times - i))
    return res
#> repeat_each(['a', 'b', 'c'], 3)
#> repeat_each([1, 2], 1)
#> repeat_each([], 5)
#> repeat_each('xy', 4)
#> repeat_each([None, 0], -1)
# %%
def pad_to(row, length, fill=0):
    if len(row) < length:
        row.extend([fill] * (length - len(row)))
    else:
        row = row[:length]
    return row
#> pad_to([1, 2], 4)
#> pad_to([1, 2, 3], 2)
#> pad_to([], 2, '')
#> pad_to(['a'], 1, 'z')
#> pad_to([5, 6], -1, None)
# %%
def interleave(a, b):
    mixed = []
    for x, y in zip(a, b):
        mixed.extend((x, y))
    n = min(len(a), len(b))
    mixed.extend(a[n:] or b[n:])
    return mixed
#> interleave([1, 3, 5], [2, 4])
#> interleave('ab', 'xyz')
#> interleave([], [9])
#> interleave([], [])
#> interleave((True, None), ['t'])
# %%
def mirror(seq, skip_middle=False):
    half = seq[:-1] if skip_middle else seq
    seq = list(seq)
    seq.extend(reversed(half))
    return ''.join(map(str, seq))
#> mirror('abc')
#> mirror('abc', True)
#> mirror([])
#> mirror([1, 2, 3], skip_middle=True)
#> mirror(('no', 'on'))
# %%
def bfs(tree, root):
    queue = [root]
    order = ''
    while queue:
        node = queue.pop(0)
        order += node
        queue.extend(tree.get(node, []))
        if len(order) > 8:
            return order + '...'
    return order
#> bfs({'a': ['b', 'c'], 'b': ['d']}, 'a')
#> bfs({}, 'z')
#> bfs({'a': ['a']}, 'a')
#> bfs({'r': 'xyz', 'x': 'pq'}, 'r')
#> bfs({'m': []}, 'm')
# %%
def take_words(lines, limit):
    words = []
    for line in lines:
        words.extend(w.strip('.,!?') for w in line.split())
        if len(words) >= limit:
            break
    return words[:limit], len(words) > limit
#> take_words(['Hello, world!', 'How are you?'], 3)
#> take_words(['one'], 5)
#> take_words([], 1)
#> take_words(['a b c'], 0)
#> take_words(['...', 'x, y'], 3)
# %%
def merge_unique(target, *sources):
    for src in sources:
        target.extend(x for x in src if x not in target)
    return target
#> merge_unique([1, 2], [2, 3], [3, 4])
#> merge_unique([], 'abca')
#> merge_unique(['k'])
#> merge_unique([0], [False, None], (None, ''))
#> merge_unique([[1]], [[1], [2]])
# %%
def double_self(lst, rounds):
    for _ in range(rounds):
        lst.extend(lst)
        lst[0] = lst[0] * 2
    return lst
#> double_self([1, 2], 2)
#> double_self(['a'], 1)
#> double_self([5], 0)
#> double_self([], 1)
#> double_self([0, 3], 3)
# %%
def by_level(tree):
    level, depth, names = [tree], 0, []
    while level:
        nxt = []
        for name, kids in level:
            names.append(name * (depth + 1))
            nxt.extend(kids)
        level, depth = nxt, depth + 1
    return names, depth
#> by_level(('a', [('b', []), ('c', [('d', [])])]))
#> by_level(('x', []))
#> by_level(('', [('', [])]))
#> by_level(('r', [('s', [('t', [('u', [])])])]))
#> by_level(('bad',))
# %%
def quicksort(xs):
    if len(xs) < 2:
        return xs
    pivot, *rest = xs
    out = quicksort([x for x in rest if x < pivot])
    out.append(pivot)
    out.extend(quicksort([x for x in rest if x > pivot]))
    return out
#> quicksort([3, 1, 2])
#> quicksort([2, 2, 1])
#> quicksort([])
#> quicksort(['pear', 'fig', 'apple'])
#> quicksort([0, -5, 10, 3, -5])
# %%
def safe_extend(base, extra):
    try:
        base.extend(extra)
    except TypeError:
        base.append(extra)
    return base[::-1]
#> safe_extend([1], [2, 3])
#> safe_extend([1], 2)
#> safe_extend([], 'hi')
#> safe_extend(['a'], None)
#> safe_extend([0], {5: 'x', 6: 'y'})
# %%
def schedule(shifts, day):
    staff = []
    for name, days in shifts.items():
        if day in days or day == 'all':
            staff.extend([name, len(days)])
    return tuple(staff) or 'closed'
#> schedule({'ann': ['mon', 'tue'], 'bob': ['tue']}, 'tue')
#> schedule({'ann': ['mon']}, 'sun')
#> schedule({}, 'all')
#> schedule({'cy': [], 'di': ['sat']}, 'all')
#> schedule({'eve': 'monday'}, 'mon')
# %%
def spiral(matrix):
    path = []
    while matrix:
        path.extend(matrix.pop(0))
        matrix = [list(col) for col in zip(*matrix)][::-1]
    return path
#> spiral([[1, 2], [4, 3]])
#> spiral([[1, 2, 3], [8, 9, 4], [7, 6, 5]])
#> spiral([])
#> spiral([['a', 'b', 'c']])
#> spiral([[1], [2], [3]])
# %%
def digits_of(nums, unique=False):
    ds = []
    for n in nums:
        ds.extend(int(c) for c in str(abs(n)))
    if unique:
        ds = sorted(set(ds))
    return ds
#> digits_of([12, 305])
#> digits_of([-77, 7], True)
#> digits_of([])
#> digits_of([0, 10, 100], unique=True)
#> digits_of([9.5])
# %%
def carry_over(weeks, cap):
    left, done = [], []
    for tasks in weeks:
        left.extend(tasks)
        done.append(left[:cap])
        left = left[cap:]
    return done, left
#> carry_over([['a', 'b', 'c'], ['d'], []], 2)
#> carry_over([[1, 2]], 5)
#> carry_over([], 1)
#> carry_over([['x'], ['y']], 0)
#> carry_over(['abc', 'de'], 2)
# %%
def f(nums, k):
    while len(nums) < k:
        nums.extend(nums[-2:])
    return nums
#> f([1, 2], 5)
#> f([7], 4)
#> f(['a', 'b', 'c'], 2)
#> f([0, -1, 5], 6)
#> f([3, 4], -1)
# %%
def f(text):
    out = []
    for i, c in enumerate(text):
        out.extend(c * i)
    return ''.join(out[::-1])
#> f('abc')
#> f('xduaq')
#> f('z')
#> f('')
#> f('1 23')
# %%
def f(a, b):
    if a < b:
        a.extend(b[::-1])
    else:
        b.extend(a[1:])
    return a, b
#> f([1, 2], [3, 4])
#> f([5], [1])
#> f([], [])
#> f(['b', 'c'], ['a'])
#> f([1], [1, 0])
# %%
def f(lst):
    res = []
    for x in lst:
        if isinstance(x, list):
            res.extend(x)
        else:
            res.insert(0, x)
    return res
#> f([1, [2, 3], 4])
#> f([[], 'a', ['b']])
#> f([])
#> f([[[1]], 2])
#> f(['x', 'y'])
# %%
def f(d, n):
    lst = []
    for k, v in d.items():
        lst.extend([k] * (v % n))
    return lst, len(d) - len(lst)
#> f({'a': 3, 'b': 5}, 3)
#> f({'x': 4}, 2)
#> f({}, 1)
#> f({1: -1, 2: 7}, 4)
#> f({'k': 2}, 0)
# %%
def f(array, value):
    r = array.extend([value] * array.count(value))
    return r, array.count(value), array
#> f([1, 2, 1], 1)
#> f(['a'], 'b')
#> f([], 0)
#> f([None, None], None)
#> f([[1], 2], [1])
# %%
def weave(*lists):
    out, i = [], 0
    while any(i < len(x) for x in lists):
        for x in lists:
            out.extend(x[i:i + 1])
        i += 1
    return out
#> weave([1, 2, 3], [4])
#> weave(['a'], ['b', 'c'], [])
#> weave([])
#> weave([1], [2], [3, 4, 5])
#> weave([0, 0], [9, 9])
# %%
def f(s, n):
    parts = s.split('-')
    parts.extend(parts.pop(0)[:n])
    return '-'.join(parts)
#> f('abc-d-e', 2)
#> f('xyz', 1)
#> f('', 3)
#> f('-q', 1)
#> f('hello-', -3)
# %%
def f(rows):
    flat = []
    for r in rows:
        flat.extend(x for x in r if x not in flat)
    return flat
#> f([[1, 2], [2, 3]])
#> f(['ab', 'bc'])
#> f([])
#> f([[1, 1], []])
#> f([(0, False), [None]])
# %%
def g(nums, n):
    odd = [x for x in nums if x % n]
    nums = [x for x in nums if x not in odd]
    nums.extend(odd)
    return nums[n:] + [len(odd)]
#> g([1, 2, 3, 4], 2)
#> g([3, 6, 7, 9, 1], 3)
#> g([], 1)
#> g([5, 5, 10], 5)
#> g([-3, 4, -2, 1], 2)
