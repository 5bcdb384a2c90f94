# %%
def f(s):
    a = s.split()
    b = a
    b.sort(key=lambda w: w[-1])
    if a[0] == s.split()[0]:
        b[-1] = b[-1].zfill(8)
    else:
        a = a[:-1]
    return '.'.join(a), len(b)
#> f('alpha bravo charlie delta')
#> f('many words in a sentence')
#> f('one')
#> f('zz yy xx ww')
#> f('circus tent banana')
# %%
def f(nums):
    res = 0
    for n in nums:
        if n < 0:
            res = -res
        elif n > 9:
            res += n % 10
            continue
        res ^= n
        if res > 50:
            break
    return res
#> f([3, 5, 12, 4])
#> f([-1, 4, -2, 19])
#> f([])
#> f([9, 27, 38, 49, 6, 59, 69, 2])
#> f([7, -6, 8, 3, -4, 10])
# %%
def f(s, t):
    out = []
    for i, c in enumerate(t):
        left, mid, right = s.partition(c)
        if mid:
            s = right + left
            out.append(len(left))
        elif i > 2:
            break
    return s, out
#> f('watermelon', 'tme')
#> f('pineapple juice', 'pppp')
#> f('grape', 'xyzwg')
#> f('', 'abc')
#> f('blue sky thinking', ' ki!n')
# %%
def cool(temps):
    drops = []
    start = 0
    for i in range(1, len(temps) + 1):
        if i == len(temps) or temps[i] >= temps[i - 1]:
            if i - start > 1:
                drops.append(temps[start] - temps[i - 1])
            start = i
    drops.sort(reverse=True)
    return drops[:2], sum(drops)
#> cool([20, 18, 15, 17, 16, 19, 9])
#> cool([1, 2, 3, 4])
#> cool([])
#> cool([30, 25, 20, 10, 0])
#> cool([5, 5, 4, 4, 3, 8, 2])
# %%
def f(d):
    k, v = d.popitem()
    d[v] = k
    d.update({x: d[x] * 2 for x in d if x != v})
    if k in d.values():
        d.pop(next(iter(d)))
    return d
#> f({'a': 1, 'b': 2, 'c': 3})
#> f({1: 1, 2: 2})
#> f({'x': 'y', 'y': 'x'})
#> f({'only': 'one'})
#> f({5: 6, 6: 7, 7: 5, 8: 5})
# %%
def deal_rows(text, k):
    words = text.split()
    if k > len(words):
        words += ['x'] * (k - len(words))
    rows = [words[i::k] for i in range(k)]
    out = []
    for r in rows:
        r.sort(key=len)
        out.append(r[0][0] + r[-1][-1])
    return '-'.join(out)
#> deal_rows('the rain in spain falls mainly', 2)
#> deal_rows('hi there', 5)
#> deal_rows('one two three four five six seven', 3)
#> deal_rows('', 2)
#> deal_rows('every word counts here', 1)
# %%
def lights(n, presses):
    row = [False] * n
    for p in presses:
        for i in range(p - 1, n, p):
            row[i] = not row[i]
    on = [i for i, x in enumerate(row, 1) if x]
    return on if len(on) < n - len(on) else f'{len(on)}/{n}'
#> lights(10, [1, 2, 3])
#> lights(6, [2, 2])
#> lights(5, [1])
#> lights(0, [4])
#> lights(12, [3, 4, 6, 5])
# %%
def f(s):
    low = s.lower()
    best = max(low, key=lambda c: (low.count(c), c))
    pieces = low.split(best)
    if '' in pieces:
        pieces.remove('')
        return best.join(pieces)
    return best + ''.join(p[-1] for p in pieces)
#> f('Banana Split')
#> f('Committee Meeting')
#> f('zebra')
#> f('xoxoxo')
#> f('He sells these')
# %%
def f(nums, lo, hi):
    inside = [n for n in nums if lo < n < hi]
    try:
        return inside.index(nums[0]), nums.index(inside[-1])
    except ValueError:
        nums[:1] = inside
    except IndexError:
        nums.clear()
    return nums
#> f([5, 8, 2, 6], 3, 9)
#> f([1, 4, 9, 5], 3, 9)
#> f([1, 2, 3], 7, 9)
#> f([], 0, 5)
#> f([10, 11, 10, 12, 10], 9, 11)
# %%
def digits_of(n):
    return [int(c) for c in str(abs(n))]
def f(nums):
    seen = {}
    for n in nums:
        key = sum(digits_of(n)) % 5
        if key in seen and len(digits_of(seen[key])) > 1:
            seen[key] -= n
        else:
            seen[key] = n
    return sorted(seen.items())
#> f([12, 30, 7, 48, 5])
#> f([-41, 104, 99, 9, 18])
#> f([])
#> f([1, 6, 11, 16, 21])
#> f([500, 50, 5, 14, 23, 32])
# %%
def shelf(books, width):
    shelves, used = [[]], 0
    for title in books:
        w = len(title)
        if used + w > width:
            shelves.append([])
            used = 0
        if w > width:
            title = title[:width - 1] + '~'
        shelves[-1].append(title)
        used += len(title)
    return [len(s) for s in shelves], shelves[-1]
#> shelf(['dune', 'emma', 'it', 'ulysses', 'she'], 9)
#> shelf(['middlemarch', 'hamlet'], 6)
#> shelf([], 4)
#> shelf(['a', 'b', 'c', 'd', 'e'], 2)
#> shelf(['king lear', 'macbeth', 'othello'], 30)
# %%
def f(s, width):
    s = s.strip()
    while len(s) < width:
        if len(s) % 2:
            s = s + '-'
        elif s.startswith('='):
            s = s.rjust(width, '>')
        else:
            s = '=' + s
    return s[:width]
#> f('title', 9)
#> f('  heading  ', 12)
#> f('much too long for this', 6)
#> f('', 3)
#> f('even', 5)
# %%
def f(nums):
    out = []
    for i, x in enumerate(nums):
        smaller = [y for y in nums[:i] if y < x]
        if len(smaller) == i:
            out.append(x)
        elif not smaller:
            out = [x]
        else:
            out[-1] += max(smaller)
    return out
#> f([3, 5, 9, 4, 10])
#> f([5, 4, 3, 2, 1])
#> f([1, 1, 1])
#> f([])
#> f([2, 8, 6, 7, 1, 9, 5])
# %%
def label(n):
    out = ''
    for div, word in ((2, 'up'), (3, 'down'), (7, 'over')):
        if n % div == 0:
            out = word + out.title()
        elif n % div == 1:
            out += word[0]
    return out or str(n).rjust(3, '_')
#> label(42)
#> label(17)
#> label(15)
#> label(0)
#> label(365)
# %%
def depth_sum(lst):
    total, depth = 0, 1
    level = lst
    while level:
        total += depth * sum(x for x in level if not isinstance(x, list))
        level = [y for x in level if isinstance(x, list) for y in x]
        depth += 1
        if depth == 4:
            total = -total
    return total, depth
#> depth_sum([1, [2, 3], [4, [5]]])
#> depth_sum([10, 20, 30])
#> depth_sum([])
#> depth_sum([[[[7]]], 1])
#> depth_sum([[], [[], 2], 8, [[-3, [4]]]])
# %%
def f(s):
    a, b = 0, 0
    for c, nxt in zip(s, s[1:] + ' '):
        if c == nxt:
            a += 1
        elif c.isupper() and nxt.islower():
            b += 2
        elif nxt == ' ':
            a, b = b, a
    return s[a:len(s) - b]
#> f('Hello Wood Floor')
#> f('bookkeeper keeps books')
#> f('ALLCAPS')
#> f('One Two Three')
#> f('a  b  c')
# %%
def rank(words, alphabet):
    out = []
    for w in words:
        idx = [alphabet.find(c) for c in w]
        if -1 in idx:
            out.insert(0, (len(w), w))
        else:
            out.append((max(idx), w))
    out.sort(key=lambda t: t[0])
    return [w for _, w in out]
#> rank(['cab', 'bad', 'fig', 'ace'], 'abcdef')
#> rank(['zip', 'zap', 'pad'], 'zpaid')
#> rank([], 'abc')
#> rank(['xx', 'y', 'xyz', 'q'], 'zyx')
#> rank(['dog', 'god', 'good', 'goad'], 'dog')
# %%
def f(x, y, z=()):
    if not y:
        return x, z
    head, *tail = y
    if head in x:
        return f(x.replace(head, ''), tail, z + (len(x),))
    if len(head) > 1:
        return f(x, list(head) + tail, z)
    return f(x + head, tail, z)
#> f('abcabc', ['bc', 'x', 'a'])
#> f('hello', ['elp', 'o'])
#> f('', ['ab', 'b'])
#> f('sunset', [])
#> f('orange', ['range', 'zo', 'z'], (0,))
# %%
def schedule(tasks):
    day, plan = 1, {}
    for name, length in tasks:
        if length > 8:
            plan[name] = (day, day + length // 8)
            day += length // 8
            continue
        for d, used in sorted((d, sum(v)) for d, v in plan.items() if isinstance(d, int)):
            if used + length <= 8:
                plan[d].append(length)
                break
        else:
            plan[day] = [length]
            day += 1
    return plan
#> schedule([('a', 5), ('b', 3), ('c', 4), ('d', 4)])
#> schedule([('big', 20), ('tiny', 1)])
#> schedule([])
#> schedule([('x', 8), ('y', 8), ('z', 9), ('w', 2)])
#> schedule([('p', 6), ('q', 6), ('r', 2), ('s', 2)])
# %%
def f(nums):
    nums = [*nums, 0]
    i = 0
    while nums[i]:
        n = nums[i]
        if n in nums[i + 1:]:
            nums.remove(n)
        elif n % 2:
            nums[i] = n + 1
            i += 1
        else:
            i += 1
    return nums[:i], nums[i:]
#> f([1, 2, 3, 1, 2])
#> f([4, 6, 8])
#> f([0, 5, 5])
#> f([])
#> f([7, 7, 8, 0, 7, 9])
# %%
def f(phrase):
    marks = {}
    for w in phrase.split():
        base = w.rstrip('!?')
        marks[base.lower()] = marks.get(base.lower(), 0) + len(w) - len(base)
    loud = [w for w in marks if marks[w] > 1]
    calm = [w for w in marks if not marks[w]]
    return ' '.join(loud).upper() or ' '.join(calm[-2:])
#> f('Stop! Wait! stop! Please')
#> f('what a quiet little day')
#> f('Really?? No!')
#> f('!?')
#> f('go! team! win now')
# %%
def f(a, k):
    while k:
        a = a[-1:] + a[:-1]
        if a[0] > a[1]:
            a[0], a[1] = a[1], a[0]
            k -= 1
        k = max(0, k - 1)
    return a
#> f([1, 2, 3, 4, 5], 3)
#> f([5, 4, 3, 2, 1], 4)
#> f([7, 7, 7], 2)
#> f([9, 8], 0)
#> f([6, 1, 8, 0, 3, 2], 5)
# %%
def hide(email):
    user, at, host = email.partition('@')
    if not at:
        return email[::-1]
    name, *ext = host.split('.')
    shown = user[0] + '*' * (len(user) - 2) + user[-1] if len(user) > 2 else user
    if len(ext) > 1:
        name = name.upper()
    return f"{shown}{at}{name}.{ext[-1] if ext else '?'}"
#> hide('margaret@mail.com')
#> hide('al@uni.ac.uk')
#> hide('not an address')
#> hide('root@localhost')
#> hide('first.last@a.b.c.org')
# %%
def f(s):
    res = []
    i = 0
    while i < len(s):
        j = s.find(s[i], i + 1)
        if j == -1:
            res.append(s[i])
            i += 1
        elif j == i + 1:
            i += 2
        else:
            res.append(s[i:j].upper())
            i = j + 1
    return '/'.join(res)
#> f('abcadeffg')
#> f('hello world')
#> f('aabbcc')
#> f('unique')
#> f('never even seen')
# %%
def repeat_part(n, m):
    seen = {}
    r = n % m
    out = ''
    while r and r not in seen:
        seen[r] = len(out)
        d, r = divmod(r * 10, m)
        out += str(d)
        if len(out) > 12:
            return out + '+'
    return f'{out[:seen[r]]}({out[seen[r]:]})' if r else out
#> repeat_part(1, 8)
#> repeat_part(1, 6)
#> repeat_part(22, 7)
#> repeat_part(10, 5)
#> repeat_part(3, 29)
# %%
def pour(jugs, moves):
    caps = [9, 5, 3]
    for src, dst in moves:
        amount = min(jugs[src], caps[dst] - jugs[dst])
        if src == dst or amount == 0:
            jugs.append(-1)
            break
        jugs[src] -= amount
        jugs[dst] += amount
    return jugs, jugs.index(max(jugs))
#> pour([9, 0, 0], [(0, 1), (1, 2), (2, 0)])
#> pour([0, 5, 3], [(1, 2), (1, 0)])
#> pour([4, 4, 1], [(0, 0)])
#> pour([1, 1, 1], [])
#> pour([8, 2, 0], [(0, 2), (2, 1), (2, 0), (1, 2)])
# %%
def f(items, flag):
    view = items if flag else items[:]
    for x in view[:3]:
        view.append(x * 2)
        if x in (2, 'b'):
            view.remove(x)
    del view[1]
    return items, len(view)
#> f([1, 2, 3, 4], True)
#> f([1, 2, 3, 4], False)
#> f(['a', 'b', 'c'], 1)
#> f([2, 2, 2, 2, 2], [])
#> f([9], 'yes')
# %%
def f(s):
    out = []
    for w in s.split():
        vows = [c for c in w if c in 'aeiou']
        if len(vows) * 2 == len(w):
            out.append(w)
        elif not vows:
            out = out[1:]
        elif vows == sorted(vows, reverse=True):
            out[:0] = [w[0] + vows[0]]
    return out
#> f('some code runs fast by default')
#> f('a queen of my heart')
#> f('shh try hmm')
#> f('use data over time')
#> f('uneven roads lead home to you')
# %%
def ring(n, skip, words):
    spots = list(range(1, n + 1))
    given = {}
    i = 0
    for w in words:
        if not spots:
            given[w] = 0
            continue
        i = (i + skip) % len(spots)
        given.setdefault(w, spots.pop(i))
    return given, spots
#> ring(5, 2, ['a', 'b', 'c'])
#> ring(2, 1, ['x', 'y', 'z', 'w'])
#> ring(4, 3, ['p', 'p', 'q'])
#> ring(0, 1, [])
#> ring(7, 10, ['k', 'l', 'k', 'm', 'n'])
# %%
def f(d, order):
    out = {}
    for k in order:
        if k in d:
            out[k] = d.pop(k)
        elif out:
            last = list(out)[-1]
            out[last] = str(out[last]) + k
    out |= d
    return out
#> f({'b': 1, 'a': 2, 'c': 3}, 'ab')
#> f({'x': 0, 'y': 9}, ['y', 'q', 'q', 'x', 'r'])
#> f({'m': 5}, ['n', 'o'])
#> f({}, 'zzz')
#> f({'p': 'P', 'q': 'Q', 'r': 'R'}, 'qpq')
# %%
def pick_sum(nums, goal):
    if goal == 0:
        return []
    if not nums or goal < 0:
        return None
    first, *rest = nums
    with_first = pick_sum(rest[1:], goal - first)
    if with_first is not None:
        return [first] + with_first
    return pick_sum(rest, goal + 1)
#> pick_sum([5, 3, 2, 7], 9)
#> pick_sum([4, 4, 4], 6)
#> pick_sum([1, 2, 3], 0)
#> pick_sum([8, 6, 3, 1, 2], 9)
#> pick_sum([10, 1, 1, 2], 4)
# %%
def stamp(rows):
    out = []
    for n, row in enumerate(rows, start=10):
        head, *cells = row.split(';')
        cells = [c.strip() or '0' for c in cells]
        if len(cells) < 2:
            out.append(f'{n}!{head}')
        else:
            out.append(f'{n}:{head:<4}{"".join(reversed(cells))}')
    return out
#> stamp(['abc;1;2', 'de; ;9;x'])
#> stamp(['alone', 'pair;one'])
#> stamp([])
#> stamp(['toolong;a;b;c', ';;'])
#> stamp(['k; 5', 'l;6 ; 7', 'm;;;'])
# %%
def f(a, b):
    n = 0
    while a != b and n < 10:
        if len(a) > len(b):
            a, b = b, a
        if b.startswith(a):
            b = b[len(a):]
        elif b.endswith(a):
            b = b[:-len(a)]
        else:
            return a + '|' + b
        n += 1
    return a, n
#> f('abab', 'ab')
#> f('cat', 'concat')
#> f('xyz', 'zyx')
#> f('same', 'same')
#> f('aaaaaa', 'aaaa')
# %%
def merge_rows(rows, key):
    rows.sort(key=lambda r: r.get(key, 0))
    out = []
    for r in rows:
        if key not in r:
            r[key] = len(out)
        elif out and out[-1][key] == r[key]:
            out.pop()
        out.append(r)
    return [tuple(r.values()) for r in out]
#> merge_rows([{'id': 3}, {'id': 1}, {'id': 2}], 'id')
#> merge_rows([{'n': 'a'}, {'n': 'b', 'q': 5}, {'n': 'c'}], 'q')
#> merge_rows([{'x': 1, 'y': 2}, {'x': 1, 'y': 3}, {'x': 0}], 'x')
#> merge_rows([], 'any')
#> merge_rows([{'w': 4}, {'w': 4}, {'v': 9}, {'w': -1}], 'w')
# %%
def drift(s, wind):
    pos = [i for i, c in enumerate(s) if c == 'o']
    cells = [c if c != 'o' else '.' for c in s]
    lost = 0
    for p in pos:
        q = p + wind
        if not 0 <= q < len(s):
            lost += 1
        elif cells[q] == '.':
            cells[q] = 'o'
        else:
            cells[p] = '@'
    return ''.join(cells), lost
#> drift('o..#..oo.', 3)
#> drift('ooo', 1)
#> drift('.o#o.', -1)
#> drift('####', 2)
#> drift('o.o.o.o', -2)
# %%
def f(s):
    first = s[:1]
    for i, c in enumerate(s[1:], start=2):
        if c == first:
            break
        if i % 4 == 0:
            first = c
    else:
        i = 0
    return s[:i].ljust(4, first) + s[i:].upper()
#> f('abracadabra')
#> f('hello world')
#> f('xyz')
#> f('programmer games')
#> f('eleven')
# %%
def f(nums):
    parts = [[], [], []]
    for n in nums:
        parts[(n > 0) + (n > 10)].append(n)
    neg, mid, big = parts
    if not mid:
        return neg + big
    if sum(big) > sum(mid):
        neg, big = big, neg
    return [min(p, default=None) for p in (neg, mid, big)]
#> f([5, -2, 14, 9, 20])
#> f([0, -7, 11, 30])
#> f([1, 2, 3, 4])
#> f([])
#> f([10, 8, 9, 12, -1, 0])
# %%
def count_steps(path):
    where = []
    trips = 0
    for part in path.split('/'):
        if part == '..':
            if where:
                where.pop()
            else:
                trips += 1
        elif part not in ('', '.'):
            where.append(part)
            trips += part in where[:-1]
    return '/'.join(where) or '.', trips
#> count_steps('home/user/../docs/./a')
#> count_steps('../../up')
#> count_steps('a/a/b/a')
#> count_steps('')
#> count_steps('x//y/../../../z/')
# %%
def f(text, k):
    buf, out = [], []
    for c in text:
        if c.isspace():
            continue
        buf.append(c)
        if len(buf) == k:
            out.append(''.join(buf[::-1] if len(out) % 2 else buf))
            buf = buf[-1:] if c in 'aeiou' else []
    return ' '.join(out), ''.join(buf)
#> f('hello there friend', 4)
#> f('banana boat', 2)
#> f('xyz', 7)
#> f('   ', 1)
#> f('open the pod bay doors', 3)
# %%
def evolve(cells):
    new = []
    for i in range(len(cells)):
        a = cells[i - 1]
        b = cells[(i + 1) % len(cells)]
        new.append(1 if a != b else 0 if cells[i] else a)
    if new == cells:
        return 'stable'
    return sum(new), [i for i, (x, y) in enumerate(zip(cells, new)) if x < y]
#> evolve([0, 1, 0, 0, 1, 1])
#> evolve([0, 0, 0, 0])
#> evolve([1, 1, 1, 1, 1])
#> evolve([1, 0, 1, 0, 1, 0])
#> evolve([0, 0, 1, 1, 0, 0, 0, 1])
