# %%
def f(s):
    res, hold = [], ''
    for c in s + ' ':
        if c.isalnum():
            hold = c + hold
        elif hold:
            res.append(hold.lower() if hold[0].isupper() else hold)
            hold = ''
    return '+'.join(res)
#> f('read THIS backwards')
#> f('one,two;;three!!')
#> f('...   ...')
#> f('camelCase and snake_case')
#> f('R2D2 meets C3PO')
# %%
def f(nums):
    seen = {}
    for i, n in enumerate(nums):
        seen.setdefault(n % 4, []).append(i)
    lengths = {k: len(v) for k, v in seen.items()}
    top = max(lengths, key=lambda k: (lengths[k], -k))
    return [nums[i] for i in seen[top]][::-1]
#> f([4, 8, 15, 16, 23, 42])
#> f([1, 2, 3, 4])
#> f([7, 11, 3, 2, 6, 10])
#> f([-1, -5, -9, 3, 12])
#> f([100])
# %%
def merge_left(row):
    out = []
    joined = False
    for x in row:
        if x == 0:
            continue
        if out and out[-1] == x and not joined:
            out[-1] *= 2
            joined = True
        else:
            out.append(x)
            joined = False
    return out + [0] * (len(row) - len(out))
#> merge_left([2, 2, 0, 4, 4])
#> merge_left([2, 2, 4, 8, 16])
#> merge_left([0, 0, 0, 0, 3])
#> merge_left([1, 2, 1, 2, 1])
#> merge_left([4, 0, 4, 0, 4, 4, 4])
# %%
def f(text, stop):
    bits = text.split(stop)
    if len(bits) == 1:
        return text.title()
    if len(bits) % 2:
        bits.append(stop * 2)
    return [a + b for a, b in zip(bits[::2], bits[1::2])]
#> f('one and two and three', ' and ')
#> f('simple sentence here', 'xyz')
#> f('a/b/c/d', '/')
#> f('mississippi', 'ss')
#> f('://path//to//file', '//')
# %%
def f(d1, d2):
    d3 = d1
    d3.update(d2)
    d4 = dict(d1)
    d4.pop(min(d4))
    d1['sum'] = sum(d4.values())
    return len(d3), d4, d3['sum']
#> f({'a': 1, 'b': 2}, {'b': 5, 'c': 7})
#> f({'zed': 10, 'yak': 20}, {})
#> f({}, {'only': 3})
#> f({'sum': 100, 'tax': 5}, {'fee': 1})
#> f({'m': -1, 'n': -2, 'o': -3}, {'m': 0, 'n': 0})
# %%
def zigzag(words):
    out = ''
    for i, w in enumerate(words):
        k = i % len(w)
        out += w[k] if i % 2 == 0 else w[-k]
        if w[k] in out[:-1]:
            out = out[::-1]
    return out
#> zigzag(['apple', 'berry', 'citrus', 'date'])
#> zigzag(['to', 'be', 'or', 'not', 'to', 'be'])
#> zigzag(['zzz', 'zzz', 'zzz'])
#> zigzag([])
#> zigzag(['orange', 'lemon', 'grape', 'melon', 'quince', 'plum'])
# %%
def f(n):
    steps = []
    while n not in steps:
        steps.append(n)
        n = sum(int(d) ** 2 for d in str(n))
        if n > 99:
            n = n // 10
    return steps[steps.index(n):], len(steps)
#> f(7)
#> f(99)
#> f(0)
#> f(4)
#> f(123)
# %%
def f(s):
    i = s.find('a')
    hits = []
    while i != -1:
        hits.append(s[max(0, i - 1):i + 2])
        i = s.find('a', i + 2)
    hits.sort(key=lambda h: h[-1])
    return '|'.join(hits) or s.upper()
#> f('banana pancake')
#> f('aardvark and armadillo')
#> f('no such letter: hello')
#> f('quiet room')
#> f('a camel ran past a canal')
# %%
def balance(left, right):
    while (gap := sum(left) - sum(right)) != 0:
        a, b = (left, right) if sum(left) > sum(right) else (right, left)
        b.append(a.pop())
        if abs(gap) <= b[-1] or not a:
            break
    else:
        return 'even', left, right
    return 'stuck', left, right
#> balance([5, 1, 2], [2, 2])
#> balance([9], [1, 1])
#> balance([3, 3], [6])
#> balance([1, 1, 1, 1, 8], [2, 2])
#> balance([4, 3, 2], [1, 1, 1, 1, 1])
# %%
def knock_out(items, n):
    queue = list(items)
    out = []
    while len(queue) > 1:
        for _ in range(n - 1):
            queue.append(queue.pop(0))
        out.append(queue.pop(0))
    out.append(f'<{queue[0]}>')
    return ''.join(out)
#> knock_out('abcdefg', 3)
#> knock_out('xyz', 1)
#> knock_out('q', 9)
#> knock_out('hamster', 2)
#> knock_out('round', 7)
# %%
def f(a, b):
    result = []
    for x in a:
        for y in b:
            if x == y:
                break
            if x % y == 0:
                result.append((x, y))
        else:
            result.append(x)
    return result
#> f([4, 6, 9], [2, 3, 4])
#> f([10, 11, 12], [5, 7])
#> f([1, 2, 3], [])
#> f([8, 8, 16], [16, 8, 2])
#> f([25, 30, 35, 40], [10, 25])
# %%
def bar(label, n, width):
    return label.rjust(width) + '#' * n
def chart(scores):
    width = max(map(len, scores), default=0)
    ranked = sorted(scores, key=scores.get, reverse=True)
    return [bar(name, scores[name] // 2, width) for name in ranked if scores[name]]
#> chart({'ann': 4, 'robert': 7, 'cy': 2})
#> chart({'x': 0, 'yy': 1, 'zzz': 3})
#> chart({})
#> chart({'left': 5, 'right': 5, 'up': 6})
#> chart({'gold': 10, 'silver': -3, 'tin': 8, 'lead': 0})
# %%
def f(s):
    if s.isdigit():
        return int(s) + 1
    if s.isalpha():
        return s.swapcase() if s.istitle() else s.title()
    for sep in (',', '-', ' '):
        if sep in s:
            return [f(p) for p in s.split(sep)]
    return None
#> f('Monday,12,tuesday')
#> f('2024-05-31')
#> f('Hello there General')
#> f('what?')
#> f('mix ed-Up 7,x y')
# %%
def flip_until(bits, goal):
    n = 0
    while bits != goal and n < 8:
        i = n % len(bits)
        if bits[i] != goal[i]:
            bits = bits[:i] + goal[i] + bits[i + 1:]
        else:
            bits = bits[1:] + bits[0]
        n += 1
    return bits, n
#> flip_until('10110', '11111')
#> flip_until('0000', '0000')
#> flip_until('100', '001')
#> flip_until('110010', '001101')
#> flip_until('10', '01')
# %%
def f(nums, k):
    big = [n for n in nums if n > k]
    small = [n for n in nums if n <= k]
    if len(big) > len(small):
        big, small = small, big
    for i, n in enumerate(big):
        small.insert(i * 2, n)
    return small
#> f([1, 9, 2, 8, 3, 7], 5)
#> f([4, 4, 4, 4, 4], 3)
#> f([10, 1, 20, 2, 30], 4)
#> f([], 0)
#> f([6, 5, 4, 3, 2, 1, 0], 1)
# %%
def replay(log):
    state = {}
    for entry in log:
        verb, _, key = entry.partition(' ')
        if verb == 'add':
            state[key] = state.get(key, 0) + 1
        elif verb == 'drop' and state.pop(key, None) is None:
            return f'cannot drop {key}'
        elif verb == 'clear':
            state.clear()
    return ', '.join(f'{k}x{v}' for k, v in sorted(state.items()))
#> replay(['add pen', 'add ink', 'add pen', 'drop ink'])
#> replay(['add cup', 'clear', 'drop cup', 'add tea'])
#> replay([])
#> replay(['add z', 'add y', 'add x', 'add y', 'jump y'])
#> replay(['drop nothing at all'])
# %%
def f(s, t):
    common = [c for c in s if c in t]
    for c in t[::-1]:
        if c in common:
            common.remove(c)
        else:
            common.append(c.upper())
    return ''.join(common)
#> f('strawberry', 'raspberry')
#> f('abc', 'xyz')
#> f('listen', 'silent')
#> f('parallel lines', 'all')
#> f('', 'something')
# %%
def trim_ends(nums):
    cuts = 0
    while nums:
        if nums[0] == max(nums):
            nums = nums[1:]
        elif nums[-1] == min(nums):
            nums = nums[:-1]
        else:
            break
        cuts += 1
    return nums, cuts
#> trim_ends([9, 3, 7, 5, 1])
#> trim_ends([5, 4, 3, 2, 1])
#> trim_ends([2, 8, 4, 6])
#> trim_ends([])
#> trim_ends([6, 1, 6, 6, 2, 3, 0, 0])
# %%
def f(x):
    if isinstance(x, dict):
        return {v: k for k, v in x.items()}
    if isinstance(x, (list, tuple)):
        return type(x)(f(y) for y in x)
    if isinstance(x, str):
        return x[::-1]
    return -x
#> f([1, 'two', (3, 'four')])
#> f({'a': 'b', 'c': 'b', 'd': 'e'})
#> f('desserts')
#> f([[['deep']], {1: 2}, ()])
#> f((True, 2.5, [0, -1]))
# %%
def highest_word(s):
    best, best_score = '', -1
    for w in s.split():
        score = sum(ord(c) - 96 for c in w if c.islower())
        if score >= best_score:
            best, best_score = w, score
        else:
            best = best.strip(w[0])
    return best, best_score
#> highest_word('man i need a taxi up to mount')
#> highest_word('zoo zap aaa')
#> highest_word('ALL CAPS HERE')
#> highest_word('bb aaaa bb')
#> highest_word('')
# %%
def f(nums):
    nums.sort(key=lambda n: (n % 3, -n))
    it = iter(nums)
    out = []
    for n in it:
        if n % 3 == 1:
            out.append(next(it, 0))
        else:
            out.append(n)
    return out
#> f([3, 1, 4, 1, 5, 9])
#> f([7, 10, 13, 16, 19])
#> f([2, 5, 8])
#> f([])
#> f([6, 12, 1, 0, 2, 22, 11])
# %%
def add_up(s):
    total, sign = 0, 1
    for tok in s.replace('-', ' - ').replace('+', ' + ').split():
        if tok in '+-':
            sign = 1 if tok == '+' else -sign
        else:
            try:
                total += sign * int(tok)
            except ValueError:
                total *= 2
            sign = 1
    return total
#> add_up('12+7-4')
#> add_up('5--3+x-1')
#> add_up('-10 - 10')
#> add_up('a b c')
#> add_up('3 4 +- 5 twice')
# %%
def dedupe_case(words):
    seen = {}
    for w in words:
        key = w.lower()
        if key not in seen or w < seen[key]:
            seen[key] = w
    return [seen.pop(k) for k in sorted(seen, key=len)], seen
#> dedupe_case(['Tea', 'tea', 'TEA', 'Coffee', 'coffee'])
#> dedupe_case(['bb', 'a', 'ccc', 'B', 'A'])
#> dedupe_case([])
#> dedupe_case(['milk', 'Milk', 'mILK', 'MiLK'])
#> dedupe_case(['one', 'two', 'Two', 'three', 'ONE'])
# %%
def undoable(start, ops):
    val = start
    history = [val]
    for op in ops:
        if op == 'undo':
            if len(history) > 1:
                history.pop()
            val = history[-1]
            continue
        val = val * 2 if op == 'dbl' else val + int(op)
        history.append(val)
    return history
#> undoable(5, ['dbl', '+3', 'undo', '-4'])
#> undoable(0, ['undo', 'undo', '7'])
#> undoable(3, ['dbl', 'dbl', 'dbl', 'dbl'])
#> undoable(10, ['1', 'undo', 'undo', 'dbl', '100', 'undo'])
#> undoable(-2, [])
# %%
def mirror_pairs(s):
    s = s.replace(' ', '').lower()
    half = len(s) // 2
    hits = [a for a, b in zip(s[:half], reversed(s)) if a == b]
    miss = half - len(hits)
    if miss == 0:
        return 'full'
    return ''.join(hits).ljust(miss + len(hits), '_')
#> mirror_pairs('Never odd or even')
#> mirror_pairs('almost tsomla x')
#> mirror_pairs('abcdefgh')
#> mirror_pairs('stats and tsats')
#> mirror_pairs('Step on no cats')
# %%
def f(grid):
    flat = [x for row in grid for x in row if x]
    cols = [sum(c) for c in zip(*grid)]
    if len(set(cols)) == 1:
        return flat[::-1]
    worst = cols.index(min(cols))
    for row in grid:
        del row[worst]
    return grid
#> f([[1, 2, 3], [3, 2, 1]])
#> f([[5, 0, 7], [2, 9, 1], [4, 4, 4]])
#> f([[0, 0], [0, 0]])
#> f([[1, 8, 1, 8], [2, 2, 2]])
#> f([[-3, 5], [6, -6]])
# %%
def f(s):
    pos = {}
    for i, c in enumerate(s, 1):
        if c in pos:
            pos[c] = -abs(pos[c]) - i
        elif not c.isspace():
            pos[c] = i
    once = [c for c, p in pos.items() if p > 0]
    return ''.join(once), min(pos.values(), default=0)
#> f('programming language')
#> f('abcdefg')
#> f('aabb aabb')
#> f('   ')
#> f('the five boxing wizards')
# %%
def ladder(n, step):
    rows = []
    for i in range(1, n + 1, step):
        row = ''.join(str(j % 10) for j in range(i, 0, -2))
        if rows and row.startswith(rows[-1][0]):
            row = row.zfill(n)
        rows.append(row)
    return rows
#> ladder(7, 2)
#> ladder(5, 1)
#> ladder(25, 10)
#> ladder(0, 3)
#> ladder(12, 5)
# %%
def f(lst):
    lst = lst[:]
    turns = 0
    while lst and lst[0] != turns:
        x = lst.pop(0)
        if x > 0:
            lst.insert(min(x, len(lst)), x - 1)
        turns += 1
        if turns > 12:
            return 'long', lst
    return turns, lst
#> f([3, 1, 2])
#> f([0, 5, 5])
#> f([1, 1, 1, 1])
#> f([4, 4, 4, 4, 4])
#> f([2, 9, 0, 6, 1, 3])
# %%
def f(s, *marks):
    for m in marks:
        before, hit, after = s.rpartition(m)
        if hit:
            s = after + before
        else:
            s = s[1:] + m
    return s.strip()
#> f('hello big world', ' ', 'big')
#> f('abc', 'x', 'y', 'z')
#> f('a.b.c.d', '.', '.', '.')
#> f('nothing to do')
#> f('key=value;other=thing', ';', '=', '#')
# %%
def split_bill(people, total):
    share, extra = divmod(total, len(people) or 1)
    bill = dict.fromkeys(people, share)
    for p in sorted(bill, key=len, reverse=True)[:extra]:
        bill[p] += 1
    bill['left'] = total - sum(bill.values())
    return bill
#> split_bill(['amy', 'roberto', 'li'], 20)
#> split_bill(['x', 'x', 'y'], 10)
#> split_bill([], 9)
#> split_bill(['sam', 'pam', 'tam'], 30)
#> split_bill(['ed', 'edward', 'eddie', 'ned'], 7)
# %%
def f(nums):
    if len(nums) <= 1:
        return nums
    a, b, *rest = nums
    if a > b:
        return [b] + f([a] + rest)
    return [a + b] + f(rest)
#> f([3, 1, 4, 1, 5, 9, 2])
#> f([5, 4, 3, 2, 1])
#> f([1, 2, 3, 4, 5, 6])
#> f([8])
#> f([7, 7, 0, 7, 0, 0])
# %%
def common_edges(words):
    head = words[0]
    tail = words[0]
    for w in words[1:]:
        while head and not w.startswith(head):
            head = head[:-1]
        while tail and not w.endswith(tail):
            tail = tail[1:]
    return f'{head or "*"}~{tail or "*"}'
#> common_edges(['interesting', 'interacting', 'interning'])
#> common_edges(['walked', 'talked', 'stalked'])
#> common_edges(['same', 'same'])
#> common_edges(['alpha', 'beta', 'gamma'])
#> common_edges(['preheat', 'prefix', 'press'])
# %%
def f(nums, swap):
    i, j = swap
    try:
        nums[i], nums[j] = nums[j], nums[i]
        nums[i + 1] += nums[j - 1]
    except IndexError:
        nums.append(i - j)
    else:
        nums.reverse()
    return nums
#> f([10, 20, 30, 40, 50], (0, 3))
#> f([1, 2, 3], (2, 0))
#> f([5, 6, 7, 8], (9, 1))
#> f([4, 3, 2, 1, 0], (-1, -5))
#> f([11, 22, 33, 44], swap=(1, 1))
# %%
def f(s):
    parts = []
    for w in s.split():
        if w.isupper():
            parts.append(w.lower())
        elif w[0].isupper() and parts:
            parts[-1] += w
        elif len(w) == len(parts):
            parts.clear()
        else:
            parts.append(w)
    return parts
#> f('my Name IS Bond today')
#> f('a bb ccc dddd')
#> f('we all live IN New York City')
#> f('big red fox ran far')
#> f('NASA and ESA go up')
# %%
def runs_score(s):
    score, i = 0, 0
    while i < len(s):
        j = i
        while j < len(s) and s[j] == s[i]:
            j += 1
        if j - i > 1:
            score += (j - i) ** 2
        else:
            score -= 1
        i = j
    return score
#> runs_score('aaabccdddd')
#> runs_score('abcdef')
#> runs_score('zzzzzzz')
#> runs_score('')
#> runs_score('balloon coffee address')
# %%
def holes(nums):
    low, *_, high = sorted(set(nums))
    table = [0] * (high - low + 1)
    for n in nums:
        table[n - low] += 1
    gaps = [i + low for i, t in enumerate(table) if not t]
    return gaps or table
#> holes([3, 5, 3, 9, 8])
#> holes([1, 2, 3, 2, 1])
#> holes([-2, 2, 0])
#> holes([7, 7, 7])
#> holes([14, 12, 11, 13, 12, 12, 14])
# %%
def f(text, width):
    lines, cur = [], ''
    for w in text.split():
        if len(cur) + len(w) > width and cur:
            lines.append(cur.rstrip())
            cur = ''
        cur += w + ' '
    lines.append(cur.strip())
    return [len(x) for x in lines], lines[-1][::-1]
#> f('the quick brown fox jumps over the lazy dog', 10)
#> f('a b c d e f g h', 3)
#> f('incomprehensibilities', 5)
#> f('', 8)
#> f('we hold these truths to be self evident', 16)
# %%
def toggle(switches, presses):
    on = set()
    for p in presses:
        on ^= {p, p + 1}
        on -= {0}
    return [s for s in switches if s in on], len(on)
#> toggle([1, 2, 3, 4, 5], [1, 2, 4])
#> toggle([1, 2, 3], [0, 0, 3])
#> toggle([5, 6, 7, 8], [5, 6, 7])
#> toggle([9], [])
#> toggle([2, 4, 6, 8, 10], [1, 3, 5, 7, 9, 9])
# %%
def username(name, year):
    first, _, last = name.rpartition(' ')
    user = (first[:2] + last[-3:]).lower()
    while len(user) < 6:
        user += str(year)[-1]
        year //= 10
    return user.replace('a', '4') if year % 2 else user.replace('e', '3')
#> username('Grace Brewster Hopper', 1906)
#> username('Madonna', 1958)
#> username('Al Pacino', 1941)
#> username('Bo Xi', 2003)
#> username('Leonardo da Vinci', 1452)
