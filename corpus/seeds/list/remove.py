# %%
def f(lst, x):
    if x in lst:
        lst.remove(x)
    return lst, x in lst
#> f([1, 2, 1], 1)
#> f(['a'], 'a')
#> f([], 0)
#> f([1, 2], 3)
#> f([0, False, None], False)
# %%
def remove_all(items, bad):
    while bad in items:
        items.remove(bad)
    return items or None
#> remove_all([1, 0, 2, 0], 0)
#> remove_all(['x', 'x'], 'x')
#> remove_all([], 'q')
#> remove_all([[1], [], [1]], [])
#> remove_all(['a', 'b'], 'c')
# %%
def skip_bug(nums):
    for n in nums:
        if n < 0:
            nums.remove(n)
    return nums
#> skip_bug([1, -2, -3, 4])
#> skip_bug([-1, -1, -1])
#> skip_bug([])
#> skip_bug([5, -5, 5])
#> skip_bug([-1, 2, -3, -4, -5])
# %%
def drop_extremes(scores):
    if len(scores) > 2:
        scores.remove(max(scores))
        scores.remove(min(scores))
    return round(sum(scores) / len(scores), 1)
#> drop_extremes([9, 7, 8, 10])
#> drop_extremes([5, 6])
#> drop_extremes([])
#> drop_extremes([3, 3, 3])
#> drop_extremes([0.5, 9.5, 4.25, 1])
# %%
def safe_remove(lst, *values):
    failed = 0
    for v in values:
        try:
            lst.remove(v)
        except ValueError:
            failed += 1
    return lst, failed
#> safe_remove([1, 2, 3], 2, 9)
#> safe_remove(['a'], 'a', 'a')
#> safe_remove([])
#> safe_remove([None, 'x'], None)
#> safe_remove([1, 1.0, True], 1, 1)
# %%
def can_spell(word, tiles):
    rack = list(tiles)
    for ch in word:
        if ch in rack:
            rack.remove(ch)
        elif '?' in rack:
            rack.remove('?')
        else:
            return False
    return ''.join(rack)
#> can_spell('cat', 'tacos')
#> can_spell('book', 'bok?')
#> can_spell('zoo', 'zo')
#> can_spell('', 'abc')
#> can_spell('é!', 'e!é')
# %%
def multiset_diff(a, b):
    a, extra = a[:], []
    for x in b:
        if x in a:
            a.remove(x)
        else:
            extra.append(x)
    return a, extra
#> multiset_diff([1, 2, 2, 3], [2, 4])
#> multiset_diff(['a', 'b'], ['b', 'a'])
#> multiset_diff([], [1])
#> multiset_diff(list('letter'), 'tree')
#> multiset_diff([0], [])
# %%
def g(lst, x):
    result = lst.remove(x)
    return [result] + lst
#> g([3, 4, 5], 4)
#> g(['a'], 'a')
#> g([1, 1], 1)
#> g([], 0)
#> g([(1, 2), [1, 2]], [1, 2])
# %%
def selection(arr, reverse=False):
    pick = max if reverse else min
    out = []
    while arr:
        m = pick(arr)
        arr.remove(m)
        out.append(m)
    return out
#> selection([3, 1, 2])
#> selection([3, 1, 2], True)
#> selection([])
#> selection(['b', 'B', 'a'])
#> selection([2, 2, -1], reverse=1)
# %%
def clean_tags(text, stop):
    tags = text.lower().split(',')
    tags = [t.strip() for t in tags]
    for s in stop:
        if tags.count(s) == 1:
            tags.remove(s)
    return ','.join(t for t in tags if t)
#> clean_tags('Red, the, Blue', ['the', 'a'])
#> clean_tags('x,x,y', ['x', 'y'])
#> clean_tags('', ['q'])
#> clean_tags(' , ,', [''])
#> clean_tags('A, B', [])
# %%
def eliminate(players, votes):
    for rnd, v in enumerate(votes, 1):
        if v not in players:
            continue
        players.remove(v)
        if len(players) == 1:
            return players[0], rnd
    return players, -1
#> eliminate(['a', 'b', 'c'], ['b', 'b', 'a'])
#> eliminate(['a', 'b'], ['z'])
#> eliminate([], ['a'])
#> eliminate(['x', 'y'], ['x', 'y'])
#> eliminate(['p'], [])
# %%
def pair_match(left, right, gap=1):
    count = 0
    for x in left:
        for y in right:
            if abs(x - y) <= gap:
                right.remove(y)
                count += 1
                break
    return count, right
#> pair_match([1, 5, 9], [2, 4, 20])
#> pair_match([1, 1], [1])
#> pair_match([], [3])
#> pair_match([10, 20], [13, 22], 3)
#> pair_match([0], [5, -1], gap=0)
# %%
def toggle(selected, item, limit=3):
    if item in selected:
        selected.remove(item)
    elif len(selected) < limit:
        selected.append(item)
    else:
        raise OverflowError(item)
    return sorted(selected)
#> toggle(['b', 'a'], 'c')
#> toggle(['b', 'a'], 'b')
#> toggle([], 1, 0)
#> toggle([3, 2, 1], 2)
#> toggle(['x'], 'y', limit=1)
# %%
def kahn(deps):
    order, waiting = [], sorted(deps)
    while waiting:
        ready = [t for t in waiting if all(d in order for d in deps[t])]
        if not ready:
            return order, waiting
        order.append(ready[0])
        waiting.remove(ready[0])
    return order
#> kahn({'a': ['b'], 'b': [], 'c': ['a']})
#> kahn({'x': ['y'], 'y': ['x'], 'z': []})
#> kahn({})
#> kahn({1: [], 0: [1]})
#> kahn({'p': ['q']})
# %%
def remove_pairs(chars):
    chars = list(chars)
    for c in chars[:]:
        if chars.count(c) >= 2:
            chars.remove(c)
            chars.remove(c)
    return ''.join(chars)
#> remove_pairs('abca')
#> remove_pairs('aaa')
#> remove_pairs('')
#> remove_pairs('noon')
#> remove_pairs('1223334444')
# %%
def change_seat(seats, who, where):
    if seats[where] is not None:
        return False
    row = [s for s in seats if s is not None]
    row.remove(who)
    seats[seats.index(who)] = None
    seats[where] = who
    return seats, row
#> change_seat(['ann', None, 'bob'], 'ann', 1)
#> change_seat(['ann', None, 'bob'], 'ann', 2)
#> change_seat([None], 'x', 0)
#> change_seat([None, 'z'], 'z', -2)
#> change_seat(['a', 'a', None], 'a', 2)
# %%
def prune(matrix, row_value):
    for row in matrix[:]:
        if row_value not in row:
            matrix.remove(row)
        elif row.count(row_value) == len(row):
            row.remove(row_value)
    return matrix
#> prune([[1, 2], [3, 4], [1, 1]], 1)
#> prune([['x'], []], 'x')
#> prune([], 0)
#> prune([[0, 5], [0, 5]], 5)
#> prune([[2], [2], [3]], 3)
# %%
def nearest_first(points, start):
    here, route = start, []
    while points:
        nxt = min(points, key=lambda p: (abs(p - here), p))
        points.remove(nxt)
        route.append(nxt)
        here = nxt
    return route
#> nearest_first([10, 2, 6], 5)
#> nearest_first([4, 6], 5)
#> nearest_first([], 0)
#> nearest_first([-3, 3, 9, -9], 0)
#> nearest_first([1.5, 1.25, 1.5], 2)
# %%
def strip_titles(name, titles=('mr', 'dr', 'ms')):
    parts = name.split()
    for p in parts:
        if p.strip('.').lower() in titles:
            parts.remove(p)
    return ' '.join(parts).title() or name
#> strip_titles('Dr. jane doe')
#> strip_titles('mr dr smith')
#> strip_titles('')
#> strip_titles('MS.')
#> strip_titles('sir ian', ['sir'])
# %%
def solve(avail, target):
    used = []
    for coin in sorted(avail, reverse=True):
        if coin <= target:
            avail.remove(coin)
            used += [coin]
            target -= coin
        if not target:
            return used, avail
    return None if used else target
#> solve([1, 5, 5, 2], 7)
#> solve([5, 5], 3)
#> solve([], 4)
#> solve([10, 1, 1], 12)
#> solve([4, 3, 3], 6)
# %%
def f(nums):
    while len(nums) > 1:
        a = max(nums)
        nums.remove(a)
        if a in nums:
            return a
    return nums
#> f([1, 4, 3, 4])
#> f([3, 1, 2])
#> f([])
#> f([5, 5])
#> f([0, -1, -1, 2])
# %%
def f(text, chars):
    lst = list(text)
    for c in chars:
        if lst.count(c) > 1:
            lst.remove(c)
    return ''.join(lst)
#> f('banana', 'an')
#> f('hello', 'lll')
#> f('xyz', 'x')
#> f('', 'q')
#> f('aabb', 'abab')
# %%
def f(a, b):
    for x in b:
        try:
            a.remove(x)
        except ValueError:
            a.append(x)
    return a
#> f([1, 2, 3], [2, 4])
#> f([], [1, 1])
#> f(['a'], ['a', 'a', 'a'])
#> f([0], [])
#> f([5, 6], [6, 5])
# %%
def f(lst, n):
    r = lst.remove(lst[n])
    lst.append(r)
    return lst
#> f([1, 2, 3], 1)
#> f(['a', 'b', 'a'], 2)
#> f([], 0)
#> f([7], -1)
#> f([0, 0, 1], 1)
# %%
def f(array, k):
    for x in array[:]:
        if array.index(x) >= k:
            array.remove(x)
            k += 1
    return array, k
#> f([1, 2, 3, 4], 2)
#> f(['a', 'b'], 0)
#> f([], 1)
#> f([5, 5, 5], 1)
#> f([9, 8, 7, 6, 5], 1)
# %%
def f(words):
    words.remove(min(words, key=len))
    words.remove(max(words, key=len))
    return words[::-1]
#> f(['a', 'bbb', 'cc', 'd'])
#> f(['xx', 'y'])
#> f(['solo'])
#> f(['pp', 'qq', 'rr'])
#> f(['', 'one', 'two', 'three'])
# %%
def spend(coins, amount):
    used = []
    for c in sorted(coins, reverse=True):
        if c <= amount:
            coins.remove(c)
            used.append(c)
            amount -= c
    return used, coins, amount
#> spend([1, 5, 10, 2], 12)
#> spend([2, 2], 3)
#> spend([], 4)
#> spend([7, 1], 0)
#> spend([3, 3, 3], 100)
# %%
def f(d, value):
    for k, lst in d.items():
        if value in lst:
            lst.remove(value)
            lst.insert(0, k)
    return d
#> f({'a': [1, 2], 'b': [3]}, 2)
#> f({'x': ['x']}, 'x')
#> f({}, 0)
#> f({1: [], 2: [2, 2]}, 2)
#> f({'p': [None, 0]}, None)
# %%
def f(s):
    parts = s.split(' ')
    while '' in parts:
        parts.remove('')
    return len(s) - len(parts), '_'.join(parts)
#> f('a  b c')
#> f('   ')
#> f('one')
#> f('')
#> f(' x y  z ')
# %%
def g(rows, x):
    kept = []
    for r in rows:
        while x in r:
            r.remove(x)
        if r:
            kept += r
    return kept
#> g([[1, 2], [1], [3, 1]], 1)
#> g([['a', 'b']], 'c')
#> g([], 0)
#> g([[0], [0, 0]], 0)
#> g([[5, 6, 5], [7]], 5)
