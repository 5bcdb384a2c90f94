# %%
def f(lst):
    lst.sort()
    return lst[:1] + lst[-1:]
#> f([3, 1, 2])
#> f([])
#> f(['b'])
#> f(['pear', 'Fig', 'apple'])
#> f([True, 0, -1.5])
# %%
def g(nums, n):
    nums = nums.sort()
    if nums:
        return nums[n]
    return nums, n
#> g([2, 1], 0)
#> g([], 1)
#> g(['a', 'c', 'b'], -1)
#> g([5, 5], 2)
#> g([0, None], 0)
# %%
def by_last_name(names):
    names.sort(key=lambda n: (n.split()[-1].lower(), n))
    return '; '.join(names)
#> by_last_name(['Ann Zed', 'Bob Abel', 'Cy abel'])
#> by_last_name(['Solo'])
#> by_last_name([])
#> by_last_name(['x b a', 'y a b'])
#> by_last_name(['', 'a'])
# %%
def median(values):
    values.sort()
    mid = len(values) // 2
    if not values:
        return None
    if len(values) % 2:
        return values[mid]
    return (values[mid - 1] + values[mid]) / 2
#> median([5, 1, 3])
#> median([4, 1, 3, 2])
#> median([])
#> median([-1, -2])
#> median([0.5])
# %%
def merge_intervals(spans):
    spans.sort()
    merged = []
    for lo, hi in spans:
        if merged and lo <= merged[-1][1]:
            merged[-1][1] = max(merged[-1][1], hi)
        else:
            merged.append([lo, hi])
    return merged
#> merge_intervals([(5, 8), (1, 3), (2, 4)])
#> merge_intervals([(1, 10), (2, 3)])
#> merge_intervals([])
#> merge_intervals([(1, 2), (2, 3), (4, 4)])
#> merge_intervals([(0, -1), (-5, 0)])
# %%
def top_words(text, n, shortest=False):
    words = text.lower().split()
    words.sort(key=len, reverse=not shortest)
    return words[:n], len(words) - n
#> top_words('The quick brown fox', 2)
#> top_words('The quick brown fox', 1, True)
#> top_words('', 3)
#> top_words('bb a CC d', 3, shortest=True)
#> top_words('one', 0)
# %%
def sort_pairs(pairs, by='value'):
    if by == 'value':
        pairs.sort(key=lambda p: p[1])
    elif by == 'key':
        pairs.sort()
    else:
        pairs.reverse()
    return [k for k, _ in pairs]
#> sort_pairs([('a', 3), ('b', 1), ('c', 2)])
#> sort_pairs([('z', 1), ('y', 2)], 'key')
#> sort_pairs([('p', 0), ('q', 0)], 'other')
#> sort_pairs([], by='key')
#> sort_pairs([('a', 1), ('b', 'x')])
# %%
def is_anagram(a, b):
    x, y = list(a.lower()), list(b.lower())
    x.sort()
    y.sort()
    return x == y or ''.join(x) + '|' + ''.join(y)
#> is_anagram('Listen', 'Silent')
#> is_anagram('abc', 'abd')
#> is_anagram('', '')
#> is_anagram('a b', 'ba')
#> is_anagram('éa', 'aé')
# %%
def aliased(a, reverse):
    b, c = a, a[:]
    b.sort(reverse=reverse)
    moved = sum(p != q for p, q in zip(a, c))
    return a, moved
#> aliased([3, 1, 2], False)
#> aliased([3, 1, 2], True)
#> aliased([], 0)
#> aliased([1, 1], 1)
#> aliased(['d', 'a', 'c'], False)
# %%
def closest(nums, target, k=2):
    nums.sort(key=lambda n: (abs(n - target), n))
    picked = nums[:k]
    picked.sort()
    return picked
#> closest([1, 5, 9, 12], 8)
#> closest([4, 6, 5], 5, 1)
#> closest([], 0)
#> closest([7, 3], 5, 1)
#> closest([-10, 10, 0], 1, k=5)
# %%
def safe_sort(mixed):
    try:
        mixed.sort()
        return mixed
    except TypeError:
        mixed.sort(key=lambda v: (type(v).__name__, str(v)))
    return 'mixed', mixed
#> safe_sort([3, 2, 1])
#> safe_sort([2, 'b', 1, 'a'])
#> safe_sort([])
#> safe_sort([None, 0])
#> safe_sort([[2], [1, 5], [1]])
# %%
def natural(files):
    def key(name):
        digits = ''.join(c for c in name if c.isdigit())
        return int(digits or 0), name
    files.sort(key=key)
    return files
#> natural(['f10', 'f2', 'f1'])
#> natural(['b', 'a', 'c3'])
#> natural([])
#> natural(['v1.10', 'v1.9', 'v2'])
#> natural(['x01', 'x1'])
# %%
def assign_ranks(scores):
    order = list(scores.items())
    order.sort(key=lambda kv: (-kv[1], kv[0]))
    ranks, prev = {}, None
    for place, (name, pts) in enumerate(order, 1):
        ranks[name] = ranks[prev] if prev and scores[prev] == pts else place
        prev = name
    return ranks
#> assign_ranks({'ann': 5, 'bob': 9, 'cy': 5, 'di': 1})
#> assign_ranks({'x': 0})
#> assign_ranks({})
#> assign_ranks({'b': 2, 'a': 2, 'c': 2})
#> assign_ranks({'p': -1, 'q': 3.5})
# %%
def sort_columns(grid):
    cols = [list(c) for c in zip(*grid)]
    for c in cols:
        c.sort()
    return [list(r) for r in zip(*cols)]
#> sort_columns([[3, 1], [2, 5], [1, 0]])
#> sort_columns([['b', 'a']])
#> sort_columns([])
#> sort_columns([[9, 8, 7], [1, 2]])
#> sort_columns([[0, 'x'], [-1, 'w']])
# %%
def greedy_fit(sizes, capacity):
    sizes.sort(reverse=True)
    bins = []
    for s in sizes:
        for b in bins:
            if sum(b) + s <= capacity:
                b.append(s)
                break
        else:
            bins.append([s])
    return bins
#> greedy_fit([4, 8, 1, 4, 2, 1], 10)
#> greedy_fit([5, 5, 5], 5)
#> greedy_fit([], 3)
#> greedy_fit([12, 1], 10)
#> greedy_fit([0, 0, 3], 3)
# %%
def custom_order(letters, alphabet='zyx'):
    letters = list(letters)
    letters.sort(key=lambda c: alphabet.find(c))
    return ''.join(letters).lstrip('?')
#> custom_order('xyzzy')
#> custom_order('abcx')
#> custom_order('')
#> custom_order('hello', 'oleh')
#> custom_order('?x?y', 'yx')
# %%
def third_max(nums):
    distinct = []
    for n in nums:
        if n not in distinct:
            distinct.append(n)
    distinct.sort()
    return distinct[-3] if len(distinct) >= 3 else distinct.pop()
#> third_max([3, 2, 1, 4])
#> third_max([2, 2, 1])
#> third_max([])
#> third_max([1, 1, 1])
#> third_max(['d', 'b', 'c', 'a', 'd'])
# %%
def partition_sort(nums, pivot):
    low = [n for n in nums if n < pivot]
    high = [n for n in nums if n >= pivot]
    low.sort(reverse=True)
    high.sort()
    return low + ['|'] + high
#> partition_sort([5, 1, 8, 3, 9], 5)
#> partition_sort([2, 1], 10)
#> partition_sort([], 0)
#> partition_sort([-1, -3, 0], 0)
#> partition_sort(['m', 'c', 'x', 'a'], 'd')
# %%
def bool_sort(rows, *fields):
    for field in reversed(fields):
        desc = field.startswith('-')
        rows.sort(key=lambda r: r[field.lstrip('-')], reverse=desc)
    return [r['id'] for r in rows]
#> bool_sort([{'id': 1, 'a': 2, 'b': 1}, {'id': 2, 'a': 1, 'b': 1}], 'b', 'a')
#> bool_sort([{'id': 1, 'a': 2}, {'id': 2, 'a': 9}, {'id': 3, 'a': 5}], '-a')
#> bool_sort([])
#> bool_sort([{'id': 'x'}, {'id': 'w'}])
#> bool_sort([{'id': 1, 'q': True}, {'id': 2}], 'q')
# %%
def min_gap(times):
    mins = [int(h) * 60 + int(m) for h, m in (t.split(':') for t in times)]
    mins.sort()
    if len(mins) < 2:
        return 24 * 60
    gaps = [b - a for a, b in zip(mins, mins[1:])]
    return min(gaps + [mins[0] + 1440 - mins[-1]])
#> min_gap(['09:30', '08:15', '12:00'])
#> min_gap(['23:59', '00:01'])
#> min_gap([])
#> min_gap(['10:00', '10:00', '11:00'])
#> min_gap(['noon', '1:00'])
# %%
def f(text):
    chars = list(text)
    chars.sort(key=lambda c: (c.isdigit(), -ord(c)))
    return ''.join(chars)
#> f('a1c2b')
#> f('WqRt9')
#> f('')
#> f('321')
#> f('b A!')
# %%
def f(nums, k):
    nums.sort(key=lambda n: abs(n - k))
    return nums[0], nums[-1], len(nums)
#> f([1, 5, 9], 6)
#> f([-3, 3], 0)
#> f([], 2)
#> f([4], 4)
#> f([10, 2, 7, 7], 8)
# %%
def f(lst):
    a = lst[:]
    a.sort()
    return [i for i in range(len(a)) if a[i] != lst[i]], a[-1:]
#> f([3, 2, 1])
#> f([1, 2, 3])
#> f([])
#> f(['b', 'a', 'c'])
#> f([5, 5, 0])
# %%
def f(words, char):
    words.sort(key=lambda w: w.count(char), reverse=True)
    return char.join(w.replace(char, '') for w in words)
#> f(['ab', 'aa', 'b'], 'a')
#> f(['x-', '-'], '-')
#> f([], 'q')
#> f(['one', 'two'], 'o')
#> f(['k', 'kk', 'kkk'], 'k')
# %%
def f(array, n):
    left, right = array[:n], array[n:]
    left.sort(reverse=True)
    right.sort()
    return left + right
#> f([1, 3, 2, 9, 4], 3)
#> f(['b', 'a', 'c'], 1)
#> f([], 2)
#> f([5, 4, 3], 0)
#> f([0, -1, 7, 2], -1)
# %%
def f(d):
    pairs = [(v, k) for k, v in d.items()]
    pairs.sort()
    return ''.join(str(k) for _, k in pairs[::-1])
#> f({'a': 3, 'b': 1, 'c': 2})
#> f({'x': 0, 'y': 0})
#> f({})
#> f({1: 'q', 2: 'p'})
#> f({'k': -1})
# %%
def medians(rows):
    out = []
    for r in rows:
        x = r.sort()
        out.append(r[len(r) // 2] if r else x)
    return out
#> medians([[3, 1, 2], [9]])
#> medians([[], [5, 4]])
#> medians([])
#> medians([['b', 'a'], ['z', 'x', 'y']])
#> medians([[0, 0, -1]])
# %%
def f(s, order):
    lst = [c for c in s if c in order]
    lst.sort(key=order.index)
    rest = [c for c in s if c not in order]
    return ''.join(lst + rest)
#> f('banana', 'nb')
#> f('hello', 'ole')
#> f('xyz', '')
#> f('', 'abc')
#> f('3 1 2', '12')
# %%
def f(nums):
    try:
        nums.sort()
    except TypeError:
        nums.sort(key=str)
    return nums
#> f([3, 'a', 1])
#> f([2, 1])
#> f([])
#> f(['b', None, 'a'])
#> f([1.5, 1, True])
# %%
def g(items, lo):
    items.sort(key=len)
    while items and len(items[0]) < lo:
        items.append(items.pop(0) * 2)
    return items
#> g(['a', 'bbb', 'cc'], 3)
#> g(['x'], 4)
#> g([], 2)
#> g(['pq', 'r'], 1)
#> g(['ab', 'c', 'def'], 2)
