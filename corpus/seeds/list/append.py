# %%
def running_total(nums):
    out = []
    total = 0
    for n in nums:
        total += n
        out.append(total)
    return out
#> running_total([1, 2, 3])
#> running_total([])
#> running_total([5, -5, 0, 2])
#> running_total((0.5, 0.25))
#> running_total([True, True, False])
# %%
def f(lst, x):
    longer = lst.append(x)
    return longer, lst[::-1]
#> f([1], 2)
#> f([], [])
#> f(['a', 'b'], 'c')
#> f([None], None)
#> f([[1]], (2, 3))
# %%
def split_parity(nums, zero='even'):
    evens, odds = [], []
    for n in nums:
        if n == 0 and zero == 'odd':
            odds.append(n)
        elif n % 2:
            odds.append(n)
        else:
            evens.append(n)
    return evens, odds
#> split_parity([1, 2, 3, 4])
#> split_parity([0, -1, -2])
#> split_parity([0, 5], 'odd')
#> split_parity([])
#> split_parity(range(3), zero=None)
# %%
def chunks(text, size):
    res = []
    while text:
        res.append(text[:size])
        text = text[size:]
        if size < 1:
            break
    return res
#> chunks('abcdefg', 3)
#> chunks('', 2)
#> chunks([1, 2, 3, 4], 2)
#> chunks('xyz', 0)
#> chunks('héllo', 10)
# %%
def self_ref(a):
    b = a
    b.append(len(a))
    a = a + [99]
    b.append(len(a))
    return a, b
#> self_ref([])
#> self_ref([7, 8])
#> self_ref(['x'])
#> self_ref([[], []])
#> self_ref([None, 1, 2.5])
# %%
def compress(s):
    groups = []
    for ch in s:
        if groups and groups[-1][0] == ch:
            groups[-1][1] += 1
        else:
            groups.append([ch, 1])
    return ''.join(c + (str(n) if n > 1 else '') for c, n in groups)
#> compress('aaabbc')
#> compress('')
#> compress('abc')
#> compress('11112  3')
#> compress('aAaa!!')
# %%
def collect(first, bucket=[]):
    bucket.append(first)
    if len(bucket) > 2:
        bucket[:] = bucket[-2:]
    return bucket
#> collect(1)
#> collect(1, [2])
#> collect('c', ['a', 'b'])
#> collect(None, [0, 0, 0, 0])
#> collect([1], [])
# %%
def merge_sorted(a, b):
    i = j = 0
    merged = []
    while i < len(a) and j < len(b):
        if a[i] <= b[j]:
            merged.append(a[i])
            i += 1
        else:
            merged.append(b[j])
            j += 1
    return merged + a[i:] + b[j:]
#> merge_sorted([1, 4, 6], [2, 3, 7])
#> merge_sorted([], [1])
#> merge_sorted(['a', 'c'], ['b'])
#> merge_sorted([5, 1], [2, 2])
#> merge_sorted([1], ['x'])
# %%
def peaks(heights):
    found = []
    for left, mid, right in zip(heights, heights[1:], heights[2:]):
        if left < mid > right:
            found.append(mid)
    return found or None
#> peaks([1, 3, 2, 5, 4])
#> peaks([1, 2, 3])
#> peaks([])
#> peaks([0, 9, 9, 0, 1, 0])
#> peaks('banana')
# %%
def parse_numbers(raw, sep=','):
    good, bad = [], []
    for piece in raw.split(sep):
        try:
            good.append(int(piece))
        except ValueError:
            bad.append(piece.strip())
    return good, bad
#> parse_numbers('1, 2,x,4')
#> parse_numbers('')
#> parse_numbers('3;-4;5.5', ';')
#> parse_numbers(' 7 ,,8')
#> parse_numbers('one')
# %%
def matrix_rows(n, m, fill):
    row = []
    grid = []
    for _ in range(m):
        row.append(fill)
    for i in range(n):
        grid.append(row)
    if grid and row:
        grid[0][0] = 'X'
    return grid
#> matrix_rows(2, 2, 0)
#> matrix_rows(3, 1, None)
#> matrix_rows(0, 4, 1)
#> matrix_rows(2, 0, '.')
#> matrix_rows(1, 3, [])
# %%
def to_base(n, base):
    if n == 0:
        return '0'
    digits = []
    while n:
        n, r = divmod(n, base)
        digits.append('0123456789abcdef'[r])
    return ''.join(reversed(digits))
#> to_base(10, 2)
#> to_base(255, 16)
#> to_base(0, 7)
#> to_base(81, 3)
#> to_base(5, 0)
# %%
def process(commands):
    stack = []
    for c in commands:
        if c == 'dup' and stack:
            stack.append(stack[-1])
        elif c == 'add' and len(stack) > 1:
            stack.append(stack.pop() + stack.pop())
        elif isinstance(c, int):
            stack.append(c)
    return stack[-1] if stack else 'empty'
#> process([2, 3, 'add'])
#> process([4, 'dup', 'add'])
#> process(['add', 'dup'])
#> process([])
#> process([1, 2, 3, 'add', 'add', 'dup', 'oops'])
# %%
def leaders(arr):
    best = None
    ans = []
    for v in arr[::-1]:
        if best is None or v > best:
            best = v
            ans.append(v)
    return ans[::-1]
#> leaders([16, 17, 4, 3, 5, 2])
#> leaders([1, 2, 3])
#> leaders([])
#> leaders([3, 3, 3])
#> leaders(['b', 'c', 'a'])
# %%
def grow(seq, limit):
    for item in seq:
        if len(seq) >= limit:
            break
        seq.append(item * 2)
    return seq
#> grow([1], 5)
#> grow(['a', 'b'], 5)
#> grow([], 3)
#> grow([0, -1], 2)
#> grow([[], [1]], 4)
# %%
def wrap(words, width):
    lines = []
    line = ''
    for w in words.split():
        if line and len(line) + 1 + len(w) > width:
            lines.append(line)
            line = w
        else:
            line = (line + ' ' + w).strip()
    lines.append(line)
    return lines
#> wrap('the quick brown fox jumps', 10)
#> wrap('short', 80)
#> wrap('', 5)
#> wrap('a bb ccc dddd', 4)
#> wrap('unbreakable word', 3)
# %%
def pairs_with_sum(nums, target):
    hits = []
    for i in range(len(nums)):
        for j in range(i + 1, len(nums)):
            if nums[i] + nums[j] == target and (nums[i], nums[j]) not in hits:
                hits.append((nums[i], nums[j]))
    return hits
#> pairs_with_sum([1, 2, 3, 4], 5)
#> pairs_with_sum([2, 2, 2], 4)
#> pairs_with_sum([], 0)
#> pairs_with_sum([-1, 1, 0, 0], 0)
#> pairs_with_sum(['a', 'b', 'a'], 'ab')
# %%
def add_rows(table, *rows):
    for r in rows:
        if len(r) != len(table[0]):
            table.append(None)
            continue
        table.append(list(r))
    return table[1:]
#> add_rows([['a', 'b']], (1, 2), (3,))
#> add_rows([[]], '', 'x')
#> add_rows([['h']])
#> add_rows([], [1])
#> add_rows([[0, 0, 0]], 'xyz', range(3))
# %%
def zigzag(n):
    seq = []
    while len(seq) < n:
        if (k := len(seq)) % 3 == 0:
            seq.append(-k)
        else:
            seq.append(k)
    return seq, sum(seq)
#> zigzag(5)
#> zigzag(0)
#> zigzag(1)
#> zigzag(8)
#> zigzag(-2)
# %%
def acronym(phrase, skip=('of', 'the')):
    letters = []
    add = letters.append
    for w in phrase.replace('-', ' ').split():
        if w.lower() not in skip:
            add(w[0].upper())
    return '.'.join(letters)
#> acronym('bank of england')
#> acronym('The end', ())
#> acronym('')
#> acronym('self-contained breathing apparatus')
#> acronym('of the')
# %%
def f(nums):
    for n in nums[:]:
        if n % 2:
            nums.append(n * 2)
    return nums, len(nums)
#> f([1, 2, 3])
#> f([4, 6])
#> f([])
#> f([-1, -1])
#> f([0, 5, 0])
# %%
def f(text, n):
    out = []
    while text:
        out.append(text[:n][::-1])
        text = text[n:]
    return '.'.join(out)
#> f('abcdef', 2)
#> f('WqRt9', 3)
#> f('', 1)
#> f('xyz', 5)
#> f('hello you', 4)
# %%
def f(a, b):
    c = []
    while a and b:
        c.append(a.pop() if a[-1] > b[-1] else b.pop())
    return c, a or b
#> f([1, 4, 7], [2, 9])
#> f([], [1])
#> f([5], [5])
#> f(['x', 'b'], ['a', 'c'])
#> f([3, 3], [-1])
# %%
def f(lst, value):
    x = lst.append(value)
    if x is None and value in lst[:-1]:
        lst.append(lst[0])
    return lst
#> f([1, 2], 3)
#> f([1, 2], 2)
#> f([], 'q')
#> f(['a', 'b'], 'a')
#> f([[0]], [0])
# %%
def f(array, k):
    small = []
    for i, x in enumerate(array):
        if x < k:
            small.append(i)
            k -= 1
    return small, k
#> f([1, 5, 2, 3], 4)
#> f([9, 8], 3)
#> f([], 0)
#> f([-2, -2, -2], 0)
#> f([0, 1, 2, 3], 3)
# %%
def f(d):
    lst = [[]]
    for k, v in d.items():
        if v:
            lst[-1].append(k)
        else:
            lst.append([v])
    return lst
#> f({'a': 1, 'b': 0, 'c': 2})
#> f({'x': '', 'y': None})
#> f({})
#> f({1: True, 2: True})
#> f({'k': [], 'j': [0]})
# %%
def f(s):
    stack = []
    for c in s:
        if stack and stack[-1] == c:
            stack.pop()
        else:
            stack.append(c)
    return ''.join(stack) or None
#> f('abba')
#> f('aab')
#> f('xyz')
#> f('')
#> f('mississippi')
# %%
def collatz(n, limit):
    path = [n]
    while path[-1] > 1 and len(path) < limit:
        m = path[-1]
        path.append(m * 3 + 1 if m % 2 else m // 2)
    return path, max(path)
#> collatz(6, 20)
#> collatz(7, 5)
#> collatz(1, 3)
#> collatz(0, 4)
#> collatz(16, 9)
# %%
def f(items, char):
    keep, drop = [], []
    for x in items:
        (keep if char in x else drop).append(x)
    keep.append(len(drop))
    return keep
#> f(['ab', 'cd', 'ac'], 'a')
#> f(['x'], 'y')
#> f([], 'q')
#> f(['', 'k'], '')
#> f(['1.5', '2', '.'], '.')
# %%
def g(rows):
    out = []
    for r in rows:
        r.append(sum(r))
        if out and out[-1][-1] > r[-1]:
            continue
        out.append(r)
    return out
#> g([[1, 2], [0], [5, 5]])
#> g([[3], [2]])
#> g([])
#> g([[], [-1]])
#> g([[1], [1], [1]])
