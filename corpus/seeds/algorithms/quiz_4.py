# %%
def anagram_at(s):
    words = s.split()
    seen = []
    for w in words:
        key = ''.join(sorted(w.lower()))
        if key in seen:
            return w, seen.index(key)
        seen.append(key)
    return seen[-1] if seen else None
#> anagram_at('The early bird did layer relay again')
#> anagram_at('no match in these words')
#> anagram_at('')
#> anagram_at('Tea for two eat at four')
#> anagram_at('dog god')
# %%
def f(nums):
    out = []
    for i in range(len(nums) - 1, -1, -2):
        x = nums.pop(i)
        if x in nums:
            nums.remove(x)
            out.append(x)
            break
        out.insert(0, -x)
    return out + nums
#> f([1, 2, 3, 4, 5, 6])
#> f([7, 8, 7, 8])
#> f([])
#> f([4, 1, 3, 9, 3])
#> f([10, 0, 20, 0, 30])
# %%
def spell(n):
    names = {1: 'one', 2: 'two', 3: 'three', 5: 'five'}
    out = []
    while n > 0:
        k = max(x for x in names if x <= n)
        out.append(names[k])
        n -= k
        if out.count(names[k]) == 2:
            names.pop(k)
            if 1 not in names:
                break
    return ' '.join(out)
#> spell(4)
#> spell(11)
#> spell(0)
#> spell(21)
#> spell(50)
# %%
def diff_span(a, b):
    x = [i for i, (p, q) in enumerate(zip(a, b)) if p != q]
    if not x:
        return a[len(b):] or b[len(a):]
    first, last = x[0], x[-1]
    return a[first:last + 1] + '/' + b[first:last + 1]
#> diff_span('kitten sitting', 'kitchen setting')
#> diff_span('prefix', 'prefixes too')
#> diff_span('identical', 'identical')
#> diff_span('flour', 'flower shop')
#> diff_span('abcdefghij', 'abXdefYhij')
# %%
def f(d):
    total = {}
    for key, val in d.items():
        for part in key.split('.'):
            total[part] = total.get(part, 0) + val
    big = max(total, key=lambda k: (total[k], k))
    total.pop(big)
    return big, total
#> f({'a.b': 3, 'b.c': 4, 'a': 1})
#> f({'x.x.x': 2, 'y': 5})
#> f({'home.user.docs': 10, 'home.user': -4, 'tmp': 6})
#> f({'one': 0, 'two': 0})
#> f({'p.q.r': 1, 'q.r.s': 1, 'r.s.t': 1})
# %%
def next_even(x):
    return x + 2 - x % 2
def f(nums):
    for i, n in enumerate(nums):
        if n % 2 == 0:
            continue
        nums[i] = next_even(n)
        if nums[i] in nums[:i]:
            nums[i] = next_even(nums[i])
    return sorted(nums, key=nums.count)
#> f([1, 2, 3, 4])
#> f([6, 5, 5, 5])
#> f([2, 4, 8, 2])
#> f([])
#> f([9, 11, 10, 9, 7, 12])
# %%
def f(text):
    text = text.strip().lower()
    marks = [c for c in text if not c.isalnum() and c != ' ']
    for m in marks:
        text = text.replace(m, f' {m} ')
    tokens = text.split()
    return tokens[::2] if len(tokens) > 5 else tokens[::-1]
#> f('Hello, World!')
#> f('  Wait... what?  ')
#> f('plain text with several words inside')
#> f('x=1;y=2')
#> f('end.')
# %%
def trade(stock, orders):
    log = []
    for item, qty in orders:
        have = stock.get(item)
        if have is None:
            log.append('?')
        elif have >= qty:
            stock[item] -= qty
            log.append('ok')
        else:
            del stock[item]
            log.append(str(have - qty))
    return ' '.join(log), stock
#> trade({'nut': 5, 'bolt': 2}, [('nut', 3), ('bolt', 3), ('bolt', 1)])
#> trade({'egg': 12}, [('egg', 6), ('egg', 6), ('egg', 1)])
#> trade({}, [('a', 1), ('b', 2)])
#> trade({'x': 1, 'y': 1, 'z': 1}, [])
#> trade({'cap': 8, 'hat': 0}, [('hat', 0), ('cap', 9), ('hat', -2)])
# %%
def f(s, n):
    out = ''
    while s:
        chunk, s = s[:n], s[n:]
        if len(chunk) < n:
            out = chunk + out
        elif chunk[0] == chunk[-1]:
            out += chunk.upper()
            n += 1
        else:
            out += chunk[::-1]
    return out
#> f('abacabadabacaba', 3)
#> f('hello to the world', 4)
#> f('xyz', 5)
#> f('aaaaaaaaaa', 1)
#> f('tot pop gig nun', 3)
# %%
def f(nums):
    best = None
    for i, a in enumerate(nums):
        for b in nums[i + 1:]:
            if (a + b) % 7 == 0:
                best = max(best or 0, a * b)
            elif a == b and best:
                return -best
    return best
#> f([3, 4, 10, 11])
#> f([1, 2, 3])
#> f([6, 1, 5, 5, 2])
#> f([14, 7, 21, 0])
#> f([8, 8, 6, 13, 9, 9, 12])
# %%
def peel(s, chars):
    out = []
    for c in chars:
        t = s.strip(c)
        out.append(len(s) - len(t))
        if t == s:
            s = s[::-1] + c
        else:
            s = t
    return s, out
#> peel('xxhelloxx', 'xhz')
#> peel('--==title==--', '-=')
#> peel('abcba', 'abc')
#> peel('', 'pq')
#> peel('mmm good mmm', 'md m')
# %%
def distances(seq):
    last = {}
    dist = []
    for i, x in enumerate(seq):
        dist.append(i - last.pop(x, i))
        last[x] = i
    oldest = next(iter(last), None)
    return dist, oldest
#> distances([1, 2, 1, 3, 2, 1])
#> distances('abracadabra')
#> distances([])
#> distances([5, 5, 5, 5])
#> distances('letter')
# %%
def f(s, depth=0):
    if depth > 4 or len(s) < 3:
        return s
    mid = len(s) // 2
    if s[mid] in 'aeiou':
        return f(s[:mid], depth + 1) + '*'
    if s[mid] == ' ':
        return f(s[mid + 1:] + s[:mid], depth + 2)
    return s[mid] + f(s[mid + 1:], depth + 1)
#> f('beautiful garden')
#> f('left right')
#> f('hm')
#> f('crypts and rhythms fly')
#> f('onomatopoeia')
# %%
def seat(names, rows):
    plan = [[] for _ in range(rows)]
    for n in names:
        row = min(plan, key=len)
        if any(p[0] == n[0] for p in row):
            row = plan[-1]
        row.append(n)
    return [','.join(r) for r in plan]
#> seat(['ann', 'bob', 'abe', 'bea', 'cat'], 2)
#> seat(['x1', 'x2', 'x3', 'x4'], 3)
#> seat(['moe', 'larry', 'curly'], 1)
#> seat([], 2)
#> seat(['dan', 'eve', 'dot', 'eli', 'fay', 'gus', 'deb'], 3)
# %%
def f(nums, *, keep=2):
    seen = {}
    out = []
    for n in nums:
        seen[n] = seen.get(n, 0) + 1
        if seen[n] <= keep:
            out.append(n)
        elif seen[n] == keep + 2:
            out.remove(n)
    return out
#> f([1, 1, 1, 2, 2, 3])
#> f([4, 4, 4, 4, 4], keep=1)
#> f([5, 6, 5, 6, 5, 6, 5, 6], keep=2)
#> f([7, 7, 8], keep=0)
#> f([])
# %%
def read_card(line):
    name, *fields = line.split('|')
    info = {}
    for fld in fields:
        k, v = (fld.split(':') + ['-'])[:2]
        info[k.strip()] = v.strip() or '0'
    if 'age' in info and info['age'].isdigit():
        info['age'] = int(info['age']) + 1
    return name.strip().title(), info
#> read_card('john smith | age: 41 | city: rome')
#> read_card('mary|age:old|age')
#> read_card('solo name')
#> read_card('ann lee|tag: a:b:c|empty:')
#> read_card(' zed |age: 7 ')
# %%
def squeeze(nums, lo, hi):
    out = []
    for n in nums:
        if lo <= n <= hi:
            out.append(n)
        elif out and out[-1] in (lo, hi):
            continue
        else:
            out.append(lo if n < lo else hi)
    return out
#> squeeze([1, 5, 9, 12, 15, 3], 3, 10)
#> squeeze([-5, -6, -7, 0, 7], 0, 5)
#> squeeze([4, 4, 4], 4, 4)
#> squeeze([], 1, 2)
#> squeeze([20, 6, 20, 20, 7, -1, -1, 8], 5, 9)
# %%
def f(s):
    table = str.maketrans('aeiou', 'eioua')
    swapped = s.translate(table)
    same = sum(a == b for a, b in zip(s, swapped))
    if same * 2 > len(s):
        return swapped.split()[-1]
    return swapped[:same][::-1]
#> f('hello wonderful world')
#> f('aeiou eau')
#> f('crwth')
#> f('a queue aa ooze')
#> f('idea area')
# %%
def stack_ops(stack, cmds):
    for c in cmds:
        try:
            if c == '+':
                stack.append(stack.pop() + stack.pop())
            elif c == 'd':
                stack += stack[-1:]
            else:
                del stack[int(c)]
        except (IndexError, ValueError):
            stack.insert(0, 0)
    return stack
#> stack_ops([3, 4, 5], '+d+')
#> stack_ops([], '+d9')
#> stack_ops([1, 2, 3, 4], '00+')
#> stack_ops([7], 'dddd+x')
#> stack_ops([10, 20, 30], '2+1+')
# %%
def longest_climb(words):
    chain = [words[0]]
    best = chain
    for w in words[1:]:
        if w > chain[-1]:
            chain.append(w)
        else:
            chain = [w]
        if len(chain) > len(best):
            best = chain
    return best, best is chain
#> longest_climb(['ant', 'bee', 'cat', 'ape', 'bat'])
#> longest_climb(['fig', 'elm', 'dog', 'cow'])
#> longest_climb(['one'])
#> longest_climb(['zoo', 'art', 'bar', 'car', 'dar'])
#> longest_climb(['me', 'my', 'at', 'by', 'do', 'go', 'an'])
# %%
def f(n):
    bits = bin(n)[2:]
    zeros = max(bits.split('1'), key=len)
    ones = bits.strip('0').count('1')
    if not zeros:
        return ones * '1'
    return int(bits.replace(zeros, '1', 1), 2) - ones
#> f(9)
#> f(255)
#> f(0)
#> f(1041)
#> f(40)
# %%
def stroll(board, moves):
    r = c = 0
    picked = []
    for m in moves:
        dr, dc = {'U': (-1, 0), 'D': (1, 0), 'L': (0, -1), 'R': (0, 1)}[m]
        if not (0 <= r + dr < len(board) and 0 <= c + dc < len(board[0])):
            picked.append('#')
            continue
        r, c = r + dr, c + dc
        picked.append(board[r][c])
    return ''.join(picked)
#> stroll(['abc', 'def', 'ghi'], 'RRDDL')
#> stroll(['xy', 'zw'], 'UULD')
#> stroll(['hello'], 'RRRRRR')
#> stroll(['ab', 'cd', 'ef'], '')
#> stroll(['maze', 'game'], 'DRURDLUL')
# %%
def by_suffix(files):
    groups = {}
    for name in files:
        stem, dot, ext = name.rpartition('.')
        groups.setdefault(ext if dot else '', []).append(stem or name)
    for v in groups.values():
        v.sort(key=str.lower)
    return {k: v[0] for k, v in groups.items() if len(v) > 1} or list(groups)
#> by_suffix(['b.txt', 'A.txt', 'c.py', 'readme'])
#> by_suffix(['one.md', 'two.rs', 'three'])
#> by_suffix(['Makefile', 'LICENSE', 'notes'])
#> by_suffix([])
#> by_suffix(['x.tar.gz', 'y.gz', '.env', 'z.env', 'Q.env'])
# %%
def f(s):
    caps = sum(1 for c in s if c.isupper())
    small = sum(1 for c in s if c.islower())
    if caps == small:
        return s.casefold().capitalize()
    i = 0
    while i < len(s) and s[i].isupper() == (caps > small):
        i += 1
    return s[i:] + s[:i].swapcase()
#> f('ABCdef')
#> f('HELLO world AND ALL')
#> f('hello World')
#> f('')
#> f('lowercase only')
# %%
def f(nums):
    out = [nums[0]]
    for n in nums[1:]:
        while out and out[-1] < n:
            out.pop()
        out.append(n)
    return out if len(out) < len(nums) else sum(out)
#> f([5, 3, 8, 2, 7, 1])
#> f([9, 7, 5, 3, 1])
#> f([1, 2, 3, 4, 5])
#> f([6])
#> f([4, 4, 2, 3, 3, 1])
# %%
def cook(recipe, pantry):
    missing = {}
    for item in recipe:
        if pantry.setdefault(item, 0) < recipe[item]:
            missing[item] = recipe[item] - pantry[item]
    if missing:
        return sorted(missing, key=missing.get), len(pantry)
    return {k: v - recipe.get(k, 0) for k, v in pantry.items()}
#> cook({'egg': 2, 'milk': 1}, {'egg': 6, 'milk': 1, 'salt': 9})
#> cook({'flour': 500, 'butter': 200, 'egg': 3}, {'flour': 100})
#> cook({}, {'tea': 2})
#> cook({'rice': 3}, {'rice': 2, 'beans': 2})
#> cook({'oil': 0, 'nut': 4}, {'nut': 5})
# %%
def f(word, k):
    letters = list(word)
    for i in range(0, len(letters) - 1, k):
        if letters[i] > letters[i + 1]:
            letters[i:i + 2] = letters[i + 1], letters[i]
        elif letters[i] == letters[i + 1]:
            letters[i] = letters[i].upper()
    return ''.join(letters)
#> f('algorithm', 1)
#> f('bookkeeper', 2)
#> f('zyxwvutsrq', 3)
#> f('aabbccdd', 2)
#> f('q', 1)
# %%
def f(a, n):
    if n == 0:
        return a
    b = a.copy()
    b.append(sum(a) % 10)
    if n % 2:
        a.clear()
        return f(b[1:], n - 1) + a
    return f(b, n - 1) + a[:1]
#> f([1, 2, 3, 4], 3)
#> f([9, 9], 4)
#> f([5], 1)
#> f([], 2)
#> f([7, 0, 7, 0, 8], 0)
# %%
def parse_range(spec):
    out = []
    for piece in spec.split(','):
        lo, dash, hi = piece.partition('-')
        if not lo:
            out.append(0)
            continue
        end = int(hi) if hi else int(lo)
        out.extend(range(int(lo), end + 1))
    return sorted(set(out), reverse='0' in spec)
#> parse_range('1-4,7,9')
#> parse_range('10-12,3')
#> parse_range('5,5,5-6,')
#> parse_range('8-6,2')
#> parse_range('-3,4-,20-21')
# %%
def f(text):
    counts = [0, 0, 0]
    for a, b in zip(text, text[1:]):
        counts[(a in 'aeiou') + (b in 'aeiou')] += 1
    low = counts.index(min(counts))
    counts.append(low)
    counts.sort(reverse=low == 1)
    return counts
#> f('queueing theory')
#> f('rhythm')
#> f('aeroplane')
#> f('banana')
#> f('a tricky little sentence')
# %%
def f(nums, lim):
    groups, cur = [], []
    for n in nums:
        if sum(cur) + n > lim:
            groups.append(cur)
            cur = [n]
        else:
            cur.append(n)
    groups.append(cur)
    return [g for g in groups if g] if len(groups) < 4 else [len(g) for g in groups]
#> f([3, 4, 5, 1, 1], 8)
#> f([9, 9, 9, 9, 9], 5)
#> f([1, 1, 1, 1, 1, 1], 100)
#> f([], 3)
#> f([2, 2, 2, 2, 2, 2, 2], 4)
# %%
def encode(msg):
    out = []
    for w in msg.split():
        if not w.isalpha():
            out.append(w.zfill(4))
        elif w[0].lower() in 'aeiou':
            out.append(w + 'way')
        else:
            out.append(w[1:] + w[0].lower() + 'ay')
    return ' '.join(out).capitalize()
#> encode('Every good boy')
#> encode('call 911 now')
#> encode('an apple a day')
#> encode('42')
#> encode('Room 7b on floor 12345')
# %%
def build_order(d):
    order = sorted(d, key=lambda k: (len(d[k]), k))
    out = []
    for k in order:
        needs = d[k]
        if all(n in out for n in needs):
            out.append(k)
        else:
            order.append(k)
            if len(order) > 10:
                break
    return '>'.join(out)
#> build_order({'a': ['b'], 'b': ['c'], 'c': []})
#> build_order({'x': ['y'], 'y': ['x']})
#> build_order({'m': [], 'k': [], 'l': ['m', 'k']})
#> build_order({})
#> build_order({'p': ['s'], 'q': ['p'], 'r': ['q'], 's': []})
# %%
def f(x):
    s = str(x)
    if isinstance(x, float):
        whole, _, frac = s.partition('.')
        return int(frac) * len(whole)
    if isinstance(x, str):
        return s.find(max(s)) if s else -1
    return sum(int(c) if c.isdigit() else -10 for c in s)
#> f(12.75)
#> f('xylophone')
#> f(-4095)
#> f([1, 2, 3])
#> f('')
# %%
def relay(teams):
    order = []
    i = 0
    while any(teams.values()):
        for name in list(teams):
            if len(teams[name]) > i:
                order.append(teams[name].pop(i))
            else:
                order.append(name)
                teams.pop(name)
        i = 1 - i
    return ' '.join(order)
#> relay({'R': ['r1', 'r2', 'r3'], 'B': ['b1', 'b2']})
#> relay({'X': [], 'Y': ['y1']})
#> relay({'Q': []})
#> relay({'A': ['a1', 'a2', 'a3', 'a4']})
#> relay({'S': ['s1'], 'T': ['t1', 't2'], 'U': ['u1', 'u2', 'u3']})
# %%
def f(s):
    i, out = 0, []
    for w in s.split():
        i += len(w)
        if i % 2:
            out += [w[-1]]
        elif w in out:
            out = out[:-1]
        else:
            out += w[:2]
    return out
#> f('to be or not to be')
#> f('a man a plan a canal')
#> f('t o t o t o')
#> f('seventeen purple elephants marched')
#> f('')
# %%
def invert(rows):
    out = {}
    for name, *tags in rows:
        for t in tags:
            if t.startswith('!'):
                out.pop(t[1:], None)
                break
            out.setdefault(t, []).append(name)
        else:
            out['all'] = out.get('all', 0) + 1
    return out
#> invert([('a', 'x', 'y'), ('b', 'y'), ('c', '!x', 'z')])
#> invert([('p', '!q', 'q'), ('r', 'q')])
#> invert([])
#> invert([('m',), ('n',), ('o', 'k')])
#> invert([('u', 'v', 'w', '!v'), ('t', 'w', '!w', 'v')])
# %%
def f(nums):
    i = len(nums) - 1
    while i > 0:
        diff = nums[i] - nums[i - 1]
        if diff > 2:
            nums.insert(i, nums[i - 1] + 2)
            i += 1
        elif diff <= 0:
            nums[i - 1:i + 1] = [nums[i]]
            i -= 1
        else:
            i -= 1
    return nums
#> f([1, 6, 7])
#> f([5, 4, 3, 2, 1])
#> f([1, 2, 4, 5])
#> f([0, 9, 3, 8])
#> f([2])
# %%
def f(s):
    a, b = s[::2], s[1::2]
    if a.isalpha() and b.isalpha():
        return a.title() + b
    if a.isdigit() or b.isdigit():
        return b.join('[]') + a
    return max(a, b, key=lambda t: len(t.strip()))
#> f('abcdefghijk')
#> f('a1b2c3d4')
#> f('1 2 3 4 5')
#> f('no clear pattern')
#> f('x . . . y')
# %%
def shrink(word, rules):
    n = 0
    changed = True
    while changed:
        changed = False
        for old, new in rules.items():
            if old in word:
                word = word.replace(old, new, 1)
                n += 1
                changed = True
                break
    return word, n
#> shrink('aabbaabb', {'ab': 'c', 'ca': ''})
#> shrink('nothing', {'x': 'y'})
#> shrink('zzzzz', {'zz': 'z'})
#> shrink('abcabc', {'c': '', 'ab': 'd', 'dd': 'end'})
#> shrink('happy birthday', {'pp': 'p', 'day': 'night', 'hap': 'H'})
