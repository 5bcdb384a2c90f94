# %%
def f(lst):
    lst.reverse()
    return lst[0] if lst else lst
#> f([1, 2, 3])
#> f([])
#> f(['only'])
#> f([[1], [2]])
#> f([0, None])
# %%
def g(items, n):
    head = items[:n]
    head = head.reverse()
    return head, items[n:]
#> g([1, 2, 3], 1)
#> g([], 4)
#> g(['a', 'b'], -1)
#> g([5, 6, 7, 8], 2)
#> g([None], 0)
# %%
def is_palindrome(text):
    chars = [c.lower() for c in text if c.isalnum()]
    back = chars[:]
    back.reverse()
    return chars == back and len(chars)
#> is_palindrome('Never odd or even')
#> is_palindrome('hello')
#> is_palindrome('')
#> is_palindrome('1-2-1!')
#> is_palindrome('Été')
# %%
def reverse_words(sentence, inner=False):
    words = sentence.split(' ')
    words.reverse()
    if inner:
        words = [w[::-1] for w in words]
    return ' '.join(words)
#> reverse_words('the quick fox')
#> reverse_words('the quick fox', True)
#> reverse_words('')
#> reverse_words('a  b')
#> reverse_words('x, y!', inner=1)
# %%
def reverse_rows(grid, odd_only=True):
    for i, row in enumerate(grid):
        if i % 2 == 1 or not odd_only:
            row.reverse()
    return [x for row in grid for x in row]
#> reverse_rows([[1, 2], [3, 4], [5, 6]])
#> reverse_rows([[1, 2], [3, 4]], False)
#> reverse_rows([])
#> reverse_rows([['a'], []])
#> reverse_rows([[0, 1, 2], list('xyz')])
# %%
def rotate_left(arr, k):
    k = k % len(arr) if arr else 0
    a, b = arr[:k], arr[k:]
    a.reverse()
    b.reverse()
    arr = a + b
    arr.reverse()
    return arr
#> rotate_left([1, 2, 3, 4, 5], 2)
#> rotate_left(['x', 'y'], 3)
#> rotate_left([], 4)
#> rotate_left([1, 2, 3], 0)
#> rotate_left([7, 8, 9], -1)
# %%
def digits(n):
    ds = []
    while n > 0:
        n, d = divmod(n, 10)
        ds.append(d)
    ds.reverse()
    return ds or [n]
#> digits(4096)
#> digits(0)
#> digits(7)
#> digits(-12)
#> digits(100)
# %%
def alias(a):
    b = a
    before = a.copy()
    b.reverse()
    return a == before, [x for x, y in zip(a, before) if x != y]
#> alias([1, 2, 3])
#> alias([1, 2, 1])
#> alias([])
#> alias(['p', 'q', 'r', 's'])
#> alias([None])
# %%
def chunk_reverse(seq, size):
    out = []
    for start in range(0, len(seq), size):
        block = seq[start:start + size]
        if len(block) == size:
            block.reverse()
        out += block
    return out
#> chunk_reverse([1, 2, 3, 4, 5], 2)
#> chunk_reverse(list('abcdef'), 3)
#> chunk_reverse([], 1)
#> chunk_reverse([9, 8], 5)
#> chunk_reverse([1, 2], 0)
# %%
def longest_last(words):
    words.sort(key=len)
    words.reverse()
    return words[:2], sum(map(len, words[2:]))
#> longest_last(['a', 'ccc', 'bb', 'dddd'])
#> longest_last(['one', 'two'])
#> longest_last([])
#> longest_last(['', 'x', '', 'yy'])
#> longest_last([(1, 2), [3], 'abc'])
# %%
def trace_path(parent, node):
    path = []
    while node is not None:
        if node in path:
            return 'loop'
        path.append(node)
        node = parent.get(node)
    path.reverse()
    return '/'.join(path)
#> trace_path({'c': 'b', 'b': 'a'}, 'c')
#> trace_path({'x': 'y', 'y': 'x'}, 'x')
#> trace_path({}, 'root')
#> trace_path({'a': None}, 'a')
#> trace_path({'q': 'p'}, None)
# %%
def add_digits(a, b):
    xs, ys = list(map(int, a)), list(map(int, b))
    xs.reverse()
    ys.reverse()
    width = max(len(xs), len(ys))
    xs += [0] * (width - len(xs))
    ys += [0] * (width - len(ys))
    return [x + y for x, y in zip(xs, ys)][::-1]
#> add_digits('123', '45')
#> add_digits('', '')
#> add_digits('9', '99')
#> add_digits('7', '')
#> add_digits('1x', '2')
# %%
def palin_steps(nums, limit=4):
    steps = 0
    while steps < limit:
        flipped = list(str(nums))
        flipped.reverse()
        other = int(''.join(flipped))
        if other == nums:
            break
        nums += other
        steps += 1
    return nums, steps
#> palin_steps(56)
#> palin_steps(121)
#> palin_steps(89)
#> palin_steps(59, 2)
#> palin_steps(-3)
# %%
def flip_if(lst, cond):
    flips = 0
    for i in range(1, len(lst)):
        if (lst[i] > lst[i - 1]) == cond:
            lst.reverse()
            flips += 1
    return lst, flips
#> flip_if([1, 2, 3], True)
#> flip_if([1, 2, 3], False)
#> flip_if([], True)
#> flip_if(['b', 'a', 'c'], True)
#> flip_if([4, 4], False)
# %%
def deep_reverse(obj):
    if isinstance(obj, list):
        obj.reverse()
        for o in obj:
            deep_reverse(o)
    return obj
#> deep_reverse([1, [2, 3], [4, [5, 6]]])
#> deep_reverse([])
#> deep_reverse('abc')
#> deep_reverse([[1, 2], (3, 4)])
#> deep_reverse([[[]], 'x', None])
# %%
def undo_log(log, n):
    recent = log[-n:]
    recent.reverse()
    undone = []
    for entry in recent:
        verb, arg = entry.split(':')
        undone.append({'add': 'del', 'del': 'add'}.get(verb, verb) + ':' + arg)
    return undone
#> undo_log(['add:a', 'del:b', 'mv:c'], 2)
#> undo_log(['add:a', 'del:b'], 0)
#> undo_log([], 3)
#> undo_log(['add:x', 'add:y'], 9)
#> undo_log(['bad'], 1)
# %%
def mirror_dict(d):
    keys = list(d)
    vals = list(d.values())
    vals.reverse()
    return dict(zip(keys, vals))
#> mirror_dict({'a': 1, 'b': 2, 'c': 3})
#> mirror_dict({})
#> mirror_dict({0: 'x', 1: 'y'})
#> mirror_dict({'k': [1, 2]})
#> mirror_dict({(1, 1): None, 'z': True})
# %%
def pancake(stack, flips):
    for k in flips:
        top = stack[:k]
        top.reverse()
        stack[:k] = top
    if stack == sorted(stack):
        return 'sorted'
    return stack
#> pancake([3, 1, 2], [3])
#> pancake([3, 2, 1], [3])
#> pancake([], [1])
#> pancake([1, 4, 2, 3], [2, 4])
#> pancake(['b', 'a'], [-1, 2])
# %%
def columns(text, n):
    rows = [list(text[i:i + n].ljust(n, '_')) for i in range(0, len(text), n)]
    rows.reverse()
    return ' '.join(''.join(col) for col in zip(*rows))
#> columns('abcdefg', 3)
#> columns('hi', 2)
#> columns('', 4)
#> columns('a b c', 2)
#> columns('xyz', 5)
# %%
def compare_ends(items, k=1):
    tail = items[-k:]
    tail.reverse()
    same = [a == b for a, b in zip(items, tail)]
    if not same:
        return None
    return 'both' if all(same) else 'some' if any(same) else tail
#> compare_ends([1, 2, 3, 1])
#> compare_ends([1, 2, 3, 4], 2)
#> compare_ends(['a', 'x', 'y', 'a'], 2)
#> compare_ends([], 3)
#> compare_ends([5, 6, 6, 5], k=4)
# %%
def f(lst, k):
    head, tail = lst[:k], lst[k:]
    head.reverse()
    tail.reverse()
    return head + tail if len(head) < len(tail) else tail + head
#> f([1, 2, 3, 4, 5], 2)
#> f(['a', 'b', 'c'], 2)
#> f([], 1)
#> f([7], 0)
#> f([1, 2, 3], -1)
# %%
def f(text):
    words = text.split()
    words.reverse()
    return ' '.join(w[::-1] if len(w) % 2 else w for w in words)
#> f('one four six')
#> f('ab cd')
#> f('')
#> f('xyz')
#> f('a bcd ef')
# %%
def f(a, b):
    b.reverse()
    pairs = [x for x, y in zip(a, b) if x == y]
    return pairs, b
#> f([1, 2, 3], [3, 2, 1])
#> f([1, 2], [1, 2])
#> f([], [5])
#> f(['x', 'y'], ['y', 'q'])
#> f([0, 0, 1], [0, 0])
# %%
def f(nums):
    n = 0
    while nums != sorted(nums) and n < 3:
        nums.reverse()
        nums.append(nums.pop(0))
        n += 1
    return nums, n
#> f([3, 2, 1])
#> f([1, 2])
#> f([])
#> f([2, 1])
#> f([5, 1, 4, 2])
# %%
def f(array, value):
    array.reverse()
    if value in array:
        return len(array) - 1 - array.index(value)
    return array.reverse()
#> f([1, 2, 1, 3], 1)
#> f(['a', 'b'], 'c')
#> f([], 0)
#> f([4], 4)
#> f([9, 9, 9], 9)
# %%
def f(s, char):
    lst = s.split(char)
    for i, x in enumerate(lst):
        if i % 2:
            lst.reverse()
    return char.join(lst)
#> f('a-b', '-')
#> f('a-b-c-d', '-')
#> f('x', '.')
#> f('', ',')
#> f('1,2,3', ',')
# %%
def flip(rows):
    for i in range(len(rows)):
        if i % 2 == 0:
            rows[i].reverse()
    rows.reverse()
    return rows
#> flip([[1, 2], [3, 4]])
#> flip([['a', 'b', 'c']])
#> flip([])
#> flip([[], [1], [2, 3]])
#> flip([[0, 1], [1, 0], [5, 6]])
# %%
def f(d):
    keys, vals = list(d.keys()), list(d.values())
    vals.reverse()
    return dict(zip(keys, vals))
#> f({'a': 1, 'b': 2, 'c': 3})
#> f({'x': None})
#> f({})
#> f({1: 'p', 2: 'q'})
#> f({(0, 1): [], 'k': {}})
# %%
def f(nums, n):
    part = nums[n:n + 3]
    part.reverse()
    nums[n:n + 3] = part
    return nums, part == nums[n:]
#> f([1, 2, 3, 4, 5], 1)
#> f([1, 2, 3], 1)
#> f([], 0)
#> f(['a', 'b'], 0)
#> f([5, 6, 7, 8], -2)
# %%
def g(text, k):
    chars = list(text)
    chars.reverse()
    del chars[::k]
    chars.reverse()
    return ''.join(chars)
#> g('abcdef', 2)
#> g('hello', 3)
#> g('xyz', 1)
#> g('', 2)
#> g('WqRt9', 5)
