# %%
def f(lst):
    a = lst.pop()
    b = lst.pop(0) if lst else a
    return b, a, len(lst)
#> f([1, 2, 3])
#> f(['solo'])
#> f([])
#> f([None, 0])
#> f([[1], [2], [3], [4]])
# %%
def rotate(seq, n):
    for _ in range(abs(n)):
        if n > 0:
            seq.insert(0, seq.pop())
        else:
            seq.append(seq.pop(0))
    return seq
#> rotate([1, 2, 3, 4], 1)
#> rotate(['a', 'b', 'c'], -2)
#> rotate([], 0)
#> rotate([], 3)
#> rotate([9, 8], 5)
# %%
def rpn(expr):
    stack = []
    for tok in expr.split():
        if tok in '+-*':
            b, a = stack.pop(), stack.pop()
            stack.append(a + b if tok == '+' else a - b if tok == '-' else a * b)
        else:
            stack.append(int(tok))
    return stack
#> rpn('3 4 +')
#> rpn('2 3 4 * -')
#> rpn('')
#> rpn('1 +')
#> rpn('7 8')
# %%
def balanced(text):
    stack = []
    for i, c in enumerate(text):
        if c in '([':
            stack.append((c, i))
        elif c in ')]':
            if not stack or stack.pop()[0] + c not in ('()', '[]'):
                return i
    return stack.pop()[1] if stack else True
#> balanced('a(b[c]d)')
#> balanced('(]')
#> balanced('')
#> balanced('x)(')
#> balanced('[(')
# %%
def deal(cards, hands):
    out = [[] for _ in range(hands)]
    i = 0
    while cards:
        out[i % hands].append(cards.pop(0))
        i += 1
    return out
#> deal([1, 2, 3, 4, 5], 2)
#> deal(['a'], 3)
#> deal([], 1)
#> deal(['x', 'y'], 0)
#> deal(list('abcdef'), 3)
# %%
def pop_many(lst, indices):
    got = []
    for i in sorted(indices, reverse=True):
        if i < len(lst):
            got.append(lst.pop(i))
    return got, lst
#> pop_many(['a', 'b', 'c', 'd'], [0, 2])
#> pop_many([1, 2], [5, 1])
#> pop_many([], [0])
#> pop_many([1, 2, 3], [])
#> pop_many([7, 8, 9], (-1, 0))
# %%
def drop_bad(lst):
    for i in range(len(lst)):
        if not lst[i]:
            lst.pop(i)
    return lst
#> drop_bad([1, 2, 3])
#> drop_bad([1, 0])
#> drop_bad([1, 0, 2])
#> drop_bad([])
#> drop_bad(['a', 'b'])
# %%
def josephus(n, k):
    people = list(range(1, n + 1))
    idx = 0
    while len(people) > 1:
        idx = (idx + k) % len(people)
        people.pop(idx)
    return people.pop() if people else None
#> josephus(7, 2)
#> josephus(1, 5)
#> josephus(0, 1)
#> josephus(5, 0)
#> josephus(6, -1)
# %%
def merge(a, b):
    res = []
    while a and b:
        res.append((a if a[-1] >= b[-1] else b).pop())
    return (a or b) + res[::-1]
#> merge([1, 4], [2, 3])
#> merge([], [5, 6])
#> merge([9], [])
#> merge(['b', 'd'], ['a', 'c', 'e'])
#> merge([1, 1], [1])
# %%
def path_join(base, rel):
    parts = base.strip('/').split('/')
    for piece in rel.split('/'):
        if piece == '..':
            if parts:
                parts.pop()
        elif piece not in ('', '.'):
            parts.append(piece)
    return '/' + '/'.join(parts)
#> path_join('/usr/lib', '../bin')
#> path_join('a', './b//c')
#> path_join('', 'x')
#> path_join('/a/b', '../../../..')
#> path_join('/home', '')
# %%
def backspace(text, key='#'):
    buf = []
    erased = ''
    for c in text:
        if c != key:
            buf.append(c)
        elif buf:
            erased = buf.pop() + erased
    return ''.join(buf), erased
#> backspace('ab#c')
#> backspace('##a')
#> backspace('')
#> backspace('xy<<z', '<')
#> backspace('abc###')
# %%
def safe_pop(lst, i=-1, default=None):
    try:
        return lst.pop(i)
    except IndexError:
        return default
    finally:
        lst.append('popped')
#> safe_pop([1, 2])
#> safe_pop([1, 2], 0)
#> safe_pop([], 0, 'none')
#> safe_pop(['a'], 3, [])
#> safe_pop([5, 6, 7], -3, 0)
# %%
def dfs(graph, start):
    todo, seen = [start], []
    while todo:
        node = todo.pop()
        if node in seen:
            continue
        seen.append(node)
        todo.extend(sorted(graph.get(node, ())))
    return '>'.join(map(str, seen))
#> dfs({'a': ['b', 'c'], 'b': ['d'], 'c': ['d']}, 'a')
#> dfs({1: [2, 3], 2: [1]}, 1)
#> dfs({}, 'x')
#> dfs({'s': 's'}, 's')
#> dfs({0: (3, 1, 2), 3: [4]}, 0)
# %%
def widest(words):
    words = sorted(words, key=len)
    longest = words.pop()
    ties = [longest]
    while words and len(words[-1]) == len(longest):
        ties.append(words.pop())
    return ties if len(ties) > 1 else longest
#> widest(['a', 'ccc', 'bb'])
#> widest(['cat', 'dog', 'a'])
#> widest([''])
#> widest([])
#> widest([[1], [2], []])
# %%
def take_turns(a, b):
    line = ''
    flip = 0
    while a or b:
        src = (a, b)[flip] or (b, a)[flip]
        line += str(src.pop(0))
        flip = 1 - flip
    return line
#> take_turns(['a', 'c'], ['b', 'd'])
#> take_turns([1, 2, 3], [9])
#> take_turns([], [])
#> take_turns([], ['x', 'y'])
#> take_turns([None], [True, False])
# %%
def sum_last(nums, stop=0):
    total = 0
    while nums and (n := nums.pop()) != stop:
        total += n
    return total, nums
#> sum_last([5, 0, 1, 2])
#> sum_last([1, 2, 3])
#> sum_last([])
#> sum_last([4, 7, 4], 7)
#> sum_last([0])
# %%
def nested_pop(data, path):
    *front, last = path
    for p in front:
        data = data[p]
    removed = data.pop(last)
    return removed, data
#> nested_pop([1, [2, [3, 4]]], [1, 1, 0])
#> nested_pop({'k': ['a', 'b']}, ['k', -1])
#> nested_pop([7], (0,))
#> nested_pop([[]], [0, 0])
#> nested_pop([[1, 2], [3]], [0, 1])
# %%
def process(queue, budget):
    done = []
    while queue and budget > 0:
        name, cost = queue.pop(0)
        if cost > budget:
            queue.append((name, cost - budget))
            break
        budget -= cost
        done.append(name)
    return done, queue
#> process([('a', 2), ('b', 3), ('c', 1)], 4)
#> process([('a', 2)], 10)
#> process([], 5)
#> process([('x', 1)], 0)
#> process([('p', 3), ('q', 3)], 3)
# %%
def g(text, sep='.'):
    parts = text.split(sep)
    ext = parts.pop().lower() if len(parts) > 1 else ''
    name = sep.join(parts)
    return (name or 'hidden', ext)
#> g('photo.JPG')
#> g('archive.tar.gz')
#> g('.bashrc')
#> g('README')
#> g('a-b-C', '-')
# %%
def longest_valid(s):
    stack = [-1]
    best = 0
    for i, ch in enumerate(s):
        if ch == '(':
            stack.append(i)
        else:
            stack.pop()
            if not stack:
                stack.append(i)
            best = max(best, i - stack[-1])
    return best
#> longest_valid('(()')
#> longest_valid(')()())')
#> longest_valid('')
#> longest_valid('(((')
#> longest_valid('()(()())')
# %%
def f(nums, k):
    while nums and nums[-1] >= k:
        k = nums.pop()
    return nums, k
#> f([1, 5, 6, 7], 2)
#> f([3, 2], 4)
#> f([], 0)
#> f([9, 8, 9], 1)
#> f([2, 4, 4], 4)
# %%
def f(lst):
    out = []
    while lst:
        out.append(lst.pop(len(lst) // 2))
    return out
#> f([1, 2, 3, 4, 5])
#> f(['a', 'b'])
#> f([])
#> f([0])
#> f([[1], [2], [3]])
# %%
def f(text, n):
    chars = list(text)
    for _ in range(n):
        chars.insert(1, chars.pop())
    return ''.join(chars)
#> f('abcd', 1)
#> f('hello', 2)
#> f('x', 3)
#> f('', 1)
#> f('WqRt9', 0)
# %%
def f(a, b):
    while a and b:
        if a[0] == b[0]:
            a.pop(0)
        b.pop(0)
    return a, len(a) == 0
#> f([1, 3], [1, 2, 3])
#> f([3, 1], [1, 2, 3])
#> f([], [])
#> f(list('ab'), list('xayb'))
#> f(['q'], [])
# %%
def f(array):
    i = 0
    while i < len(array) - 1:
        if array[i] == array[i + 1]:
            array.pop(i)
            array.pop(i)
            i = 0
        else:
            i += 1
    return array
#> f([1, 2, 2, 1, 3])
#> f(['a', 'a', 'a'])
#> f([])
#> f([4, 5])
#> f([0, 0, 1, 1])
# %%
def f(d, n):
    vals = list(d.values())
    x = vals.pop(n)
    return {k: v for k, v in d.items() if v != x}, vals
#> f({'a': 1, 'b': 2, 'c': 1}, 0)
#> f({'x': 'y'}, -1)
#> f({}, 0)
#> f({1: [], 2: []}, 1)
#> f({'p': 3, 'q': 4}, 1)
# %%
def josephus(names, step):
    i, gone = 0, ''
    while len(names) > 1:
        i = (i + step) % len(names)
        gone += names.pop(i)[0]
    return names, gone
#> josephus(['ann', 'bob', 'cy', 'dee'], 2)
#> josephus(['x', 'y'], 1)
#> josephus([], 3)
#> josephus(['solo'], 5)
#> josephus(['p', 'q', 'r'], -1)
# %%
def f(nums):
    first, last = nums.pop(0), nums.pop()
    nums = [n for n in nums if first <= n <= last]
    return nums or [last, first]
#> f([1, 5, 2, 9, 4])
#> f([9, 1, 2])
#> f([3, 3])
#> f([7])
#> f([-1, 0, -5, 1])
# %%
def f(s, value):
    parts = s.split(value)
    tail = parts.pop()
    while parts and not parts[-1]:
        parts.pop()
    return parts, tail
#> f('a,b,c', ',')
#> f('x---', '-')
#> f('plain', '.')
#> f('', ' ')
#> f('..k', '.')
# %%
def g(rows):
    out = []
    for r in rows:
        while len(r) > 2:
            r.append(r.pop(0) + r.pop(0))
        out.append(tuple(r))
    return out
#> g([[1, 2, 3], [4]])
#> g([['a', 'b', 'c', 'd']])
#> g([])
#> g([[], [0, 0]])
#> g([[5, 4, 3, 2, 1]])
