# %%
def after(items, x):
    i = items.index(x)
    return items[i + 1:] or items[:i]
#> after([1, 2, 3, 4], 2)
#> after(['a', 'b'], 'b')
#> after(['only'], 'only')
#> after([], 0)
#> after([[1], [2], [1]], [1])
# %%
def f(nums):
    hi = nums.index(max(nums))
    lo = nums.index(min(nums))
    nums[hi], nums[lo] = nums[lo], nums[hi]
    return nums
#> f([3, 1, 9, 4])
#> f([5])
#> f([2, 2, 2])
#> f([])
#> f([-1, 0, 7, 7, -1])
# %%
def find_or(lst, value, default=-1):
    try:
        return lst.index(value)
    except ValueError:
        return default
#> find_or([4, 5, 6], 6)
#> find_or([4, 5, 6], 7)
#> find_or([], 'x', None)
#> find_or(['a', 'b', 'a'], 'a', 9)
#> find_or([1.0, True], True)
# %%
def next_day(day, step=1):
    days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
    i = days.index(day.lower()[:3])
    return days[(i + step) % len(days)].title()
#> next_day('Monday')
#> next_day('sun', 1)
#> next_day('FRI', -5)
#> next_day('xyz')
#> next_day('wednesday', 14)
# %%
def all_positions(seq, x):
    found, start = [], 0
    while x in seq[start:]:
        start = seq.index(x, start) + 1
        found.append(start - 1)
    return found
#> all_positions([1, 2, 1, 1], 1)
#> all_positions(['a'], 'b')
#> all_positions([], 0)
#> all_positions(list('mississippi'), 's')
#> all_positions([None, 0, None], None)
# %%
def caesar(text, shift):
    alphabet = list('abcdefghijklmnopqrstuvwxyz')
    out = ''
    for ch in text:
        if ch.lower() in alphabet:
            new = alphabet[(alphabet.index(ch.lower()) + shift) % 26]
            out += new.upper() if ch.isupper() else new
        else:
            out += ch
    return out
#> caesar('Hello, World!', 3)
#> caesar('xyz', 1)
#> caesar('', 5)
#> caesar('Abc é 9', -1)
#> caesar('Zoo', 26)
# %%
def between(tokens, left, right):
    a = tokens.index(left)
    b = tokens.index(right, a + 1)
    inner = tokens[a + 1:b]
    return ' '.join(inner) if inner else None
#> between(['x', '(', 'y', 'z', ')'], '(', ')')
#> between(['"', 'q', '"', '"'], '"', '"')
#> between(['[', ']'], '[', ']')
#> between([')', '('], '(', ')')
#> between(['a', 'b', 'c', 'd'], 'a', 'd')
# %%
def sort_like(items, order):
    known = [i for i in items if i in order]
    known.sort(key=order.index)
    return known + [i for i in items if i not in order]
#> sort_like(['m', 's', 'l', 'xl'], ['s', 'm', 'l'])
#> sort_like([3, 2, 1], [2, 3])
#> sort_like([], ['a'])
#> sort_like(['b', 'a'], [])
#> sort_like([1, 1, 0, 5], [0, 1])
# %%
def second_index(lst, x):
    first = lst.index(x)
    rest = lst[first + 1:]
    if x not in rest:
        return first
    return rest.index(x)
#> second_index([1, 2, 1], 1)
#> second_index(['a', 'b', 'c', 'b'], 'b')
#> second_index([9], 9)
#> second_index([], None)
#> second_index([0, 0, 0], 0)
# %%
def rank_of(scores):
    ordered = sorted(scores, reverse=True)
    ranks = {}
    for i, s in enumerate(scores):
        ranks[i] = ordered.index(s) + 1
    return list(ranks.values())
#> rank_of([50, 80, 65])
#> rank_of([7, 7, 3])
#> rank_of([])
#> rank_of(['b', 'c', 'a', 'c'])
#> rank_of([-1.5])
# %%
def swap_words(sentence, a, b):
    words = sentence.split()
    if a not in words or b not in words:
        return sentence.upper()
    i, j = words.index(a), words.index(b)
    words[i], words[j] = b, a
    return ' '.join(words)
#> swap_words('dog bites man', 'dog', 'man')
#> swap_words('to be or not to be', 'to', 'be')
#> swap_words('nothing here', 'x', 'y')
#> swap_words('', '', '')
#> swap_words('same same', 'same', 'same')
# %%
def lookup_cell(header, row, name):
    cols = [h.strip().lower() for h in header.split('|')]
    pos = cols.index(name.lower()) if name.lower() in cols else len(row) - 1
    return name, row[pos]
#> lookup_cell('ID | Name | Age', [1, 'Ann', 30], 'name')
#> lookup_cell('ID | Name | Age', [1, 'Ann', 30], 'zip')
#> lookup_cell('', [0], '')
#> lookup_cell('a|b|c', ['only'], 'C')
#> lookup_cell('x|y|x', (5, 6, 7), 'X')
# %%
def first_false(checks):
    if all(checks):
        return 'all good'
    bad = [bool(c) for c in checks].index(False)
    return f'check {bad + 1} failed: {checks[bad]!r}'
#> first_false([1, 'x', 0, None])
#> first_false([True, True])
#> first_false([])
#> first_false(['', 1])
#> first_false([[0], [], ()])
# %%
def tree_from(preorder, inorder):
    if not inorder:
        return None
    root = preorder.pop(0)
    mid = inorder.index(root)
    left = tree_from(preorder, inorder[:mid])
    right = tree_from(preorder, inorder[mid + 1:])
    return (left, root, right) if left or right else root
#> tree_from([2, 1, 3], [1, 2, 3])
#> tree_from(['a'], ['a'])
#> tree_from([], [])
#> tree_from(['d', 'b', 'a', 'e'], ['a', 'b', 'd', 'e'])
#> tree_from([1, 2], [3])
# %%
def cycle_length(values):
    seen = []
    x = values[0] if values else 0
    while x not in seen:
        seen.append(x)
        x = values[x % len(values)] if values else x
    return len(seen) - seen.index(x), seen
#> cycle_length([1, 2, 0])
#> cycle_length([3, 1, 2, 3])
#> cycle_length([])
#> cycle_length([1, 3, 1, 2, 0])
#> cycle_length([-1, 0])
# %%
def last_index(lst, x):
    tail = lst[::-1].index(x)
    return len(lst) - tail
#> last_index([1, 2, 1, 3], 1)
#> last_index(['a', 'b'], 'b')
#> last_index([0], 0)
#> last_index([], 'q')
#> last_index([True, False, 1, 'x'], True)
# %%
def next_version(tags, tag):
    pos = tags.index(tag) if tag in tags else None
    match pos:
        case None:
            return tags[-1] if tags else tag
        case 0:
            return 'first'
        case n if n == len(tags) - 1:
            return 'latest'
    return tags[pos + 1]
#> next_version(['1.0', '1.1', '2.0'], '1.1')
#> next_version(['1.0', '1.1', '2.0'], '2.0')
#> next_version(['1.0'], '1.0')
#> next_version([], '0.1')
#> next_version(['a', 'b'], 'z')
# %%
def pad_to_match(lines, mark):
    cut = [list(ln).index(mark) if mark in ln else len(ln) for ln in lines]
    widest = max(cut, default=0)
    return [' ' * (widest - c) + ln for c, ln in zip(cut, lines)]
#> pad_to_match(['a=1', 'long=2'], '=')
#> pad_to_match(['12.5', '3.25', '7'], '.')
#> pad_to_match([], ':')
#> pad_to_match(['none', 'at all'], '#')
#> pad_to_match([':x', 'y:'], ':')
# %%
def distance(route, a, b):
    try:
        gap = route.index(b) - route.index(a)
    except ValueError as err:
        return str(err).split()[0]
    return gap if gap >= 0 else len(route) + gap
#> distance(['A', 'B', 'C', 'D'], 'A', 'C')
#> distance(['A', 'B', 'C', 'D'], 'D', 'B')
#> distance(['A'], 'A', 'A')
#> distance(['A', 'B'], 'A', 'Z')
#> distance([1, 2, 3, 2], 2, 1)
# %%
def g(s, sep):
    chars = list(s)
    pieces = []
    while sep in chars:
        i = chars.index(sep)
        pieces.append(len(chars[:i]))
        del chars[:i + 1]
    return pieces, ''.join(chars)
#> g('ab,c,,d', ',')
#> g('none', '-')
#> g('', ' ')
#> g('  x ', ' ')
#> g('a.b.', '.')
# %%
def f(nums, a, b):
    i, j = nums.index(a), nums.index(b)
    nums[i], nums[j] = nums[j], nums[i]
    return nums
#> f([1, 2, 3], 1, 3)
#> f(['a', 'b', 'a'], 'b', 'a')
#> f([5], 5, 5)
#> f([], 0, 0)
#> f([4, 4, 7], 7, 4)
# %%
def f(lst):
    ranks = [lst.index(x) for x in sorted(lst, reverse=True)]
    return ranks, len(set(ranks))
#> f([3, 1, 2])
#> f(['b', 'a', 'b'])
#> f([])
#> f([0, 0, 5, 0])
#> f([-1, 9])
# %%
def f(array, value):
    pos = -1
    out = []
    while value in array[pos + 1:]:
        pos = array.index(value, pos + 1)
        out.append(pos * value)
    return out
#> f([1, 2, 1, 1], 1)
#> f(['a', 'b', 'a'], 'a')
#> f([], 0)
#> f([3, 4], 5)
#> f([0, 0], 0)
# %%
def f(s, t):
    a, b = list(s), list(t)
    k = a.index(b[0]) if b[0] in a else len(a)
    return s[:k] + t + s[k:]
#> f('hello', 'lx')
#> f('abc', 'z')
#> f('', 'q')
#> f('abc', '')
#> f('mnop', 'po')
# %%
def f(nums):
    i = nums.index(max(nums))
    j = nums.index(min(nums))
    if i < j:
        return sum(nums[i:j])
    return nums[j:i]
#> f([1, 9, 2, 0])
#> f([0, 5, 9])
#> f([4, 4])
#> f([])
#> f([7, -1, 3, 7])
# %%
def f(names, d):
    order = list(d)
    return sorted(names, key=lambda n: order.index(n) if n in order else -1)
#> f(['a', 'b', 'c'], {'c': 1, 'a': 2})
#> f(['x'], {})
#> f([], {'k': 0})
#> f(['q', 'w', 'q'], {'w': 1, 'q': 2})
#> f([2, 1], {1: 'p', 2: 'q'})
# %%
def follow(lst, x):
    try:
        return lst[lst.index(x) + 1]
    except ValueError:
        return x
    except IndexError:
        return lst[0]
#> follow([1, 2, 3], 2)
#> follow([1, 2, 3], 3)
#> follow([1, 2, 3], 9)
#> follow([], 'q')
#> follow(['a', 'a', 'b'], 'a')
# %%
def f(text, n):
    w = text.split()
    i = w.index(min(w, key=len))
    w[i] = w[i] * n
    return ' '.join(w[i:])
#> f('one a three', 3)
#> f('xx yy', 2)
#> f('solo', 0)
#> f('', 1)
#> f('the of to', 2)
# %%
def f(a, b):
    total = 0
    for i, x in enumerate(a):
        if x in b:
            total += abs(i - b.index(x))
    return total
#> f([1, 2, 3], [3, 2, 1])
#> f('abc', ['c', 'x', 'a'])
#> f([], [1])
#> f([5, 5], [0, 5])
#> f(['p'], ['p'])
# %%
def g(items, lo, hi):
    part = items[lo:hi]
    k = items.index(part[-1], lo)
    return k == hi - 1, items[k:]
#> g([1, 2, 3, 2, 5], 0, 3)
#> g([1, 2, 1, 2], 0, 3)
#> g(['a'], 0, 1)
#> g([], 0, 2)
#> g([7, 8, 7, 9], 1, 4)
