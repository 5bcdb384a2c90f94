# %%
def f(lst, i, x):
    lst.insert(i, x)
    return lst.index(x), lst
#> f([1, 2, 3], 1, 'a')
#> f([], 10, 0)
#> f([1, 2, 3], -1, 9)
#> f(['x', 'y'], -100, 'y')
#> f([[], []], 2, [1])
# %%
def insert_sorted(nums, n):
    pos = 0
    while pos < len(nums) and nums[pos] < n:
        pos += 1
    nums.insert(pos, n)
    return nums, pos
#> insert_sorted([1, 3, 5], 4)
#> insert_sorted([1, 3, 5], 9)
#> insert_sorted([], -2)
#> insert_sorted([2, 2, 2], 2)
#> insert_sorted(['a', 'c'], 'b')
# %%
def with_commas(n):
    digits = list(str(abs(n)))
    for i in range(len(digits) - 3, 0, -3):
        digits.insert(i, ',')
    return ('-' if n < 0 else '') + ''.join(digits)
#> with_commas(1234567)
#> with_commas(999)
#> with_commas(-1000)
#> with_commas(0)
#> with_commas(100000)
# %%
def reverse_words(text):
    out = []
    for w in text.split():
        out.insert(0, w.capitalize() if len(w) > 2 else w)
    return ' '.join(out)
#> reverse_words('the end of days')
#> reverse_words('')
#> reverse_words('solo')
#> reverse_words('a bb  ccc')
#> reverse_words('ÉCOLE de Paris 75')
# %%
def separators(items, sep, every=2):
    i = every
    while i < len(items):
        items.insert(i, sep)
        i += every + 1
    return items
#> separators([1, 2, 3, 4, 5], '|')
#> separators(['a', 'b', 'c'], '-', 1)
#> separators([], 0)
#> separators([1, 2], None, 5)
#> separators(list('abcdef'), ' ', every=3)
# %%
def move(seq, src, dst):
    item = seq.pop(src)
    seq.insert(dst, item)
    return seq if seq[dst] == item else item
#> move([1, 2, 3, 4], 0, 2)
#> move(['a', 'b', 'c'], -1, 0)
#> move([1, 2, 3], 1, -1)
#> move([], 0, 0)
#> move([5, 5], 1, 0)
# %%
def lru(history, page, size=3):
    if page in history:
        history.remove(page)
    history.insert(0, page)
    while len(history) > size:
        history.pop()
    return history
#> lru(['a', 'b', 'c'], 'd')
#> lru(['a', 'b', 'c'], 'c')
#> lru([], 'x', 1)
#> lru([1, 2, 3, 4], 2, 2)
#> lru(['p'], 'q', size=0)
# %%
def insertion_sort(arr, key=None):
    done = []
    for x in arr:
        k = len(done)
        while k > 0 and (key(done[k - 1]) > key(x) if key else done[k - 1] > x):
            k -= 1
        done.insert(k, x)
    return done
#> insertion_sort([3, 1, 2])
#> insertion_sort(['bb', 'a', 'ccc'], len)
#> insertion_sort([])
#> insertion_sort([1, -2, 3], key=abs)
#> insertion_sort([2, 'x'])
# %%
def g(row, col, fill):
    row = row.insert(col, fill)
    return row is None and [fill] * (col + 1)
#> g([1], 0, 2)
#> g([], 2, 'x')
#> g([0], -1, 5)
#> g(['a', 'b'], 1, None)
#> g([1, 2, 3], -4, 'z')
# %%
def add_column(table, name, values):
    header, *rows = table
    header.insert(1, name)
    for row, v in zip(rows, values):
        row.insert(1, v)
    return table
#> add_column([['id', 'x'], [1, 5], [2, 6]], 'y', ['a', 'b'])
#> add_column([['id']], 'n', [1])
#> add_column([[], [], []], '', [None])
#> add_column([], 'q', [])
#> add_column([['k', 'v'], ['a', 1], ['b', 2]], 'w', [0])
# %%
def double_letters(word, targets):
    chars = list(word)
    i = 0
    while i < len(chars):
        if chars[i] in targets:
            chars.insert(i, chars[i])
            i += 1
        i += 1
    return ''.join(chars)
#> double_letters('hello', 'lo')
#> double_letters('abc', '')
#> double_letters('', 'xyz')
#> double_letters('a-b-c', '-')
#> double_letters('noël', 'ëN')
# %%
def queue_up(people):
    line = []
    for name, vip in people:
        if vip:
            spot = sum(1 for n in line if n.endswith('*'))
            line.insert(spot, name + '*')
        else:
            line.append(name)
    return line
#> queue_up([('ann', False), ('bob', True), ('cy', True)])
#> queue_up([('x', 0), ('y', 0)])
#> queue_up([])
#> queue_up([('a', 1), ('b', None), ('c', 'yes')])
#> queue_up([('star*', False), ('z', True)])
# %%
def fill_missing(nums):
    i = 0
    while i < len(nums) - 1:
        if nums[i + 1] - nums[i] > 1:
            nums.insert(i + 1, nums[i] + 1)
        i += 1
    return nums
#> fill_missing([1, 4, 6])
#> fill_missing([1, 2])
#> fill_missing([])
#> fill_missing([5, 3, 5])
#> fill_missing([-2, 1])
# %%
def binary(n, width=0):
    bits = []
    while n > 0:
        bits.insert(0, n & 1)
        n >>= 1
    while len(bits) < width:
        bits.insert(0, 0)
    return bits, sum(bits)
#> binary(6)
#> binary(5, 8)
#> binary(0)
#> binary(0, 3)
#> binary(-4, 1)
# %%
def headline(parts, prefix=None, *, bang=False):
    if prefix:
        parts.insert(0, prefix + ':')
    parts.insert(len(parts), '!' if bang else '.')
    return ' '.join(parts[:-1]) + parts[-1]
#> headline(['dogs', 'win'])
#> headline(['dogs', 'win'], 'NEWS', bang=True)
#> headline([])
#> headline([], 'x')
#> headline(['ça', 'va'], '', bang=1)
# %%
def weave(base, extras):
    for offset, (pos, val) in enumerate(sorted(extras.items())):
        base.insert(pos + offset, val)
    return base
#> weave(['a', 'b', 'c'], {1: 'X', 2: 'Y'})
#> weave([], {5: 'q', 0: 'p'})
#> weave([1, 2], {})
#> weave([0, 0, 0], {0: 1, 3: 2})
#> weave(['m'], {-1: 'n', 1: 'o'})
# %%
def top_scores(board, name, points):
    for i, (_, p) in enumerate(board):
        if points > p:
            board.insert(i, (name, points))
            break
    else:
        board.append((name, points))
    return board[:3]
#> top_scores([('a', 9), ('b', 5)], 'c', 7)
#> top_scores([('a', 9), ('b', 5)], 'c', 1)
#> top_scores([], 'x', 0)
#> top_scores([('a', 9), ('b', 8), ('c', 7)], 'd', 7)
#> top_scores([('a', 1), ('b', 1), ('c', 1)], 'z', 2)
# %%
def stringify(items, marker='>'):
    text = list(map(str, items))
    if marker not in text:
        text.insert(len(text) // 2, marker)
    left, right = text[:text.index(marker)], text[text.index(marker) + 1:]
    return ''.join(left) + marker + ''.join(right[::-1])
#> stringify([1, 2, 3, 4])
#> stringify(['a', '>', 'b', 'c'])
#> stringify([])
#> stringify([None, True, 'x'], '|')
#> stringify([10, 20], '1')
# %%
def stack_both_ends(commands):
    d = []
    for cmd in commands:
        side, _, val = cmd.partition(' ')
        if side == 'L':
            d.insert(0, val)
        elif side == 'R':
            d.append(val)
        elif d:
            d.pop(0 if side == 'l' else -1)
    return d
#> stack_both_ends(['L a', 'R b', 'L c'])
#> stack_both_ends(['L a', 'R b', 'l', 'R c d'])
#> stack_both_ends([])
#> stack_both_ends(['l', 'r', 'L'])
#> stack_both_ends(['R 1', 'R 2', 'L 0', 'r', 'r'])
# %%
def pascal(n):
    row = [1]
    for _ in range(n):
        row = [a + b for a, b in zip(row, row[1:])]
        row.insert(0, 1)
        if _ > 0 or len(row) == 1:
            row.append(1)
    return row
#> pascal(4)
#> pascal(0)
#> pascal(1)
#> pascal(2)
#> pascal(6)
# %%
def f(nums):
    out = []
    for n in nums:
        out.insert(n % 3, n)
    return out
#> f([1, 2, 3, 4, 5])
#> f([6, 3, 0])
#> f([])
#> f([-1, -2])
#> f([2, 2, 7, 0])
# %%
def f(text, char):
    lst = list(text)
    i = len(lst)
    while i > 0:
        i -= 2
        lst.insert(i, char)
    return ''.join(lst)
#> f('abcd', '-')
#> f('xyz', '*')
#> f('', 'q')
#> f('a', '.')
#> f('hello', 'oo')
# %%
def f(lst, k):
    for i in range(k):
        lst.insert(i, lst.pop())
    return lst
#> f([1, 2, 3, 4], 2)
#> f(['a', 'b', 'c'], 3)
#> f([], 0)
#> f([7], 2)
#> f([1, 2, 3], 1)
# %%
def f(array, x):
    i = 0
    while array[i:] and array[i] < x:
        i += 2
    array.insert(i, x)
    return array[i:], i
#> f([1, 3, 5], 4)
#> f([1, 3, 5], 0)
#> f([], 2)
#> f(['a', 'c'], 'b')
#> f([5, 1, 9], 6)
# %%
def f(a, b):
    for i, x in enumerate(b):
        if x not in a:
            a.insert(-i, x)
    return a
#> f([1, 2], [3, 4])
#> f(['p'], ['q', 'r', 's'])
#> f([], [])
#> f([0, 1], [1, 0])
#> f([9], [8, 9, 7])
# %%
def f(s, n):
    words = s.split()
    last = words.pop()
    words.insert(n, last.upper())
    return words.insert(0, str(len(words))) or ' '.join(words)
#> f('a b c', 1)
#> f('one two', 0)
#> f('x', 5)
#> f('', 0)
#> f('p q r s', -1)
# %%
def middle(items, value):
    m = len(items) // 2
    items.insert(m, value)
    if items == items[::-1]:
        return value
    return items
#> middle([1, 2], 3)
#> middle([1, 1], 0)
#> middle([], 'k')
#> middle(['a', 'b', 'a'], 'b')
#> middle([4, 5, 6], 5)
# %%
def f(nums, n):
    for x in list(nums):
        if x == n:
            nums.insert(nums.index(x), x - 1)
    return nums
#> f([1, 2, 3], 2)
#> f([5, 5], 5)
#> f([], 0)
#> f([0, 1], 7)
#> f([-1, 0, -1], -1)
# %%
def f(d, key, i):
    keys = [k for k in d if k != key]
    keys.insert(i, key)
    return {k: d.get(k) for k in keys}
#> f({'a': 1, 'b': 2, 'c': 3}, 'c', 0)
#> f({'x': 1}, 'y', 0)
#> f({}, 'q', 3)
#> f({1: 'p', 2: 'q'}, 1, 9)
#> f({'k': 0, 'j': 1}, 'k', -1)
# %%
def g(rows, k):
    for r in rows:
        r.insert(k, len(r))
    rows.insert(k, [])
    return rows
#> g([[1], [2, 3]], 0)
#> g([['a']], 1)
#> g([], 2)
#> g([[], [0, 0]], -1)
#> g([[5, 6, 7]], 2)
