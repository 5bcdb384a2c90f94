# %%
def f(lst, s):
    lst.sort(key=lambda w: s.find(w[0]))
    while lst and lst[0][0] not in s:
        s += lst.pop(0)[0]
    return lst, s
#> f(['delta', 'alpha', 'charlie', 'bravo'], 'dcba')
#> f(['x1', 'y2', 'z3'], '')
#> f(['kiwi', 'lime', 'kale', 'leek'], 'lk')
#> f(['one', 'two', 'three', 'ten', 'six'], 'tea')
#> f([], 'abc')
# %%
def f(text):
    parts = text.rsplit(maxsplit=2)
    parts[0] = parts[0].replace(' ', '')
    if len(parts) < 3:
        parts *= 2
    a, *b = parts
    return a[::-1] + str(len(b)) + b[-1][:1]
#> f('the whole nine yards')
#> f('two words')
#> f('alone')
#> f('a quick trip to the sea side')
#> f('one two three')
# %%
def water(plants, days):
    alive = dict(plants)
    for day in range(1, days + 1):
        for p in list(alive):
            alive[p] -= 1 if day % 2 else 2
            if alive[p] < 0:
                del alive[p]
    return sorted(alive.items(), key=lambda t: t[1]), len(plants) - len(alive)
#> water({'fern': 5, 'rose': 2, 'moss': 9}, 3)
#> water({'ivy': 1, 'oak': 0}, 2)
#> water({}, 4)
#> water({'mint': 7, 'sage': 6, 'dill': 8}, 4)
#> water({'elm': 3, 'ash': 3}, 0)
# %%
def f(nums):
    evens = nums[::2]
    odds = nums[1::2]
    evens.sort()
    odds.sort(reverse=True)
    nums[::2], nums[1::2] = evens, odds
    for i, (a, b) in enumerate(zip(nums, nums[1:])):
        if a == b:
            return nums[:i]
    return nums
#> f([5, 2, 3, 4, 1, 6])
#> f([1, 1, 1, 1])
#> f([9, 8, 7, 6, 5])
#> f([])
#> f([4, 0, 6, 7, 2, 6, 8, 1])
# %%
def f(s):
    out = ''
    prev = None
    for c in s:
        if c == prev:
            out = out[:-1] + c.upper()
            prev = None
        elif prev and c.isalpha() and abs(ord(c) - ord(prev)) == 1:
            out += '-' + c
            prev = c
        else:
            out += c
            prev = c
    return out
#> f('hello there abc')
#> f('aaaa bbb')
#> f('fedcba')
#> f('student hijinks')
#> f('')
# %%
def account(moves):
    bal, low = 0, 0
    for m in moves:
        try:
            sign, amt = m[0], int(m[1:])
        except (IndexError, ValueError):
            return f'bad:{m!r}'
        bal += amt if sign == '+' else -amt
        low = min(low, bal)
    return f'{bal:+d} ({low})'
#> account(['+100', '-30', '-90', '+5'])
#> account(['+10', 'x', '-5'])
#> account([])
#> account(['-1', '-2', '-3'])
#> account(['+7', '+08', '', '+9'])
# %%
def f(x, xs):
    if x in xs:
        i = xs.index(x)
        xs[i:i + 1] = [x, x]
    elif xs and x > xs[-1]:
        xs.append(x)
    else:
        xs = [x] + xs
    return xs[1:-1], len(xs)
#> f(3, [1, 3, 5, 7, 3])
#> f(9, [2, 4, 6])
#> f(0, [5, 5, 5, 5])
#> f(1, [])
#> f(7, [7])
# %%
def initials(names):
    used = {}
    for n in names:
        code = ''.join(p[0] for p in n.replace('-', ' ').split())
        while code in used:
            code += n[len(code) % len(n)]
        used[code] = n
    return list(used)
#> initials(['Ann Bee', 'Al Bo', 'Amy Best', 'Cy Dee'])
#> initials(['Jean-Luc Picard', 'Jo Lee Poe', 'Jay Pop'])
#> initials(['x', 'x', 'x'])
#> initials([])
#> initials(['Mary Ann', 'Moe Abe', 'Max Ace', 'Mo A', 'Nan Ox'])
# %%
def f(n, seen=()):
    if n in seen:
        return seen[seen.index(n):]
    seen += (n,)
    if n % 2:
        return f((n * 5 + 1) % 32, seen)
    return f(n // 2 + 3, seen)
#> f(7)
#> f(6)
#> f(31)
#> f(1, (16,))
#> f(20, (11, 13))
# %%
def fill_marks(row):
    row = list(row)
    for i, c in enumerate(row):
        if c == '?':
            left = row[i - 1] if i else '.'
            right = row[i + 1] if i + 1 < len(row) else '.'
            row[i] = 'x' if left == right else left
    return ''.join(row).partition('x')
#> fill_marks('a?b?b?a')
#> fill_marks('???')
#> fill_marks('cc?cc??')
#> fill_marks('no marks')
#> fill_marks('?.?-?')
# %%
def wins(games):
    table = {}
    for home, away, hs, as_ in games:
        for t in (home, away):
            table.setdefault(t, [0, 0])
        table[home][1] += hs
        table[away][1] += as_
        if hs != as_:
            table[home if hs > as_ else away][0] += 1
    return max(table, key=lambda t: tuple(table[t]), default='-'), table
#> wins([('A', 'B', 2, 1), ('B', 'C', 0, 0), ('C', 'A', 3, 1)])
#> wins([('X', 'Y', 1, 1)])
#> wins([])
#> wins([('M', 'N', 0, 4), ('N', 'M', 0, 1)])
#> wins([('P', 'Q', 5, 2), ('Q', 'P', 5, 2), ('P', 'Q', 1, 3)])
# %%
def f(s, k):
    n = len(s)
    if k >= n:
        return s.center(k + 2, '*')
    keep = s[:k]
    for c in s[k:]:
        if c < keep[-1]:
            keep = c + keep[:-1]
        elif c in keep:
            keep = keep.replace(c, '_')
    return keep
#> f('parallel', 4)
#> f('tiny', 6)
#> f('abcdefgh', 3)
#> f('zzzyyyxxx', 3)
#> f('some more or less', 5)
# %%
def f(nums):
    total = sum(nums)
    while nums and total % len(nums):
        worst = max(nums, key=lambda n: n % len(nums))
        nums.remove(worst)
        total -= worst
    return nums, total // len(nums) if nums else 'gone'
#> f([1, 2, 3, 4])
#> f([5, 5, 5])
#> f([7, 1, 1, 1, 8])
#> f([10, 3, 6, 12, 4, 2])
#> f([])
# %%
def unzip(s):
    letters, digits = [], []
    for c in s:
        (digits if c.isdigit() else letters).append(c)
    if len(letters) != len(digits):
        return ''.join(letters + digits)
    return ''.join(a * int(b) for a, b in zip(letters, digits))
#> unzip('a3b1c2')
#> unzip('xyz210')
#> unzip('hello 2 you')
#> unzip('')
#> unzip('4321abcd')
# %%
def is_vowel(c):
    return c.lower() in 'aeiou'
def thin_out(text):
    out, skip = [], False
    for c in text:
        if skip:
            skip = False
        elif is_vowel(c):
            skip = True
            out.append(c)
        elif out and not is_vowel(out[-1]) and c != ' ':
            out[-1] = c
        else:
            out.append(c)
    return ''.join(out)
#> thin_out('Interpretation of dreams')
#> thin_out('strengths')
#> thin_out('Oui, au revoir')
#> thin_out('a e i o u')
#> thin_out('Quick brown fox')
# %%
def f(nums, d):
    out = []
    for n in nums:
        n = d.get(n, n)
        if n in d:
            d.pop(n)
        out.append(n)
    return out, sorted(d)
#> f([1, 2, 3, 1, 2, 3], {1: 2, 2: 3})
#> f([5, 6, 7], {5: 5})
#> f([4, 4, 4], {4: 8, 8: 16})
#> f([], {9: 1})
#> f([1, 1, 1, 2], {1: 1, 2: 1})
# %%
def f(sentence, n):
    words = sentence.split()
    words.sort(key=lambda w: (len(w) != n, w.lower()))
    for i, w in enumerate(words):
        if len(w) != n:
            break
        words[i] = w.upper()
    else:
        words.reverse()
    return ' '.join(words)
#> f('She sells sea shells by the sea shore', 3)
#> f('four word each ends', 4)
#> f('Nothing matches here today', 9)
#> f('up we go so on', 2)
#> f('Pack my box with five dozen jugs', 5)
# %%
def fold(nums):
    rounds = []
    while len(nums) > 1:
        half = len(nums) // 2
        mid = nums[half:half + len(nums) % 2]
        nums = [a + b for a, b in zip(nums[:half], nums[::-1])] + mid
        rounds.append(max(nums))
    return nums, rounds
#> fold([1, 2, 3, 4, 5])
#> fold([10, 20, 30, 40])
#> fold([6])
#> fold([3, -3, 3, -3, 3, -3, 3])
#> fold([0, 1, 0, 2, 0, 3, 0, 4, 0])
# %%
def f(s):
    try:
        key, value = s.split('=')
        value = int(value)
    except ValueError as e:
        return 'too many' if 'too many' in str(e) else s.count('=')
    return {key.strip(): value // 2}
#> f('width = 25')
#> f('a=b=c')
#> f('novalue')
#> f('name=zed')
#> f(' x=-9')
# %%
def f(a, b, c):
    a, b = b, a
    out = [a, b, c]
    for i in range(3):
        if out[i] > out[i - 1]:
            out[i], out[i - 1] = out[i - 1], out[i]
        else:
            out[i] += 1
    return out
#> f(1, 2, 3)
#> f(9, 5, 1)
#> f(4, 4, 4)
#> f(-1, 0, -2)
#> f(7, 8, 6)
# %%
def garden(plots, season):
    order = ['seed', 'sprout', 'bloom', 'wilt']
    for i, p in enumerate(plots):
        if p not in order:
            plots[i] = order[0] if season == 'spring' else p[::-1]
        elif p == order[-1]:
            plots[i] = ''
        else:
            plots[i] = order[order.index(p) + 1]
    return [p for p in plots if p]
#> garden(['seed', 'bloom', 'rock', 'wilt'], 'spring')
#> garden(['rock', 'sand', 'sprout'], 'winter')
#> garden([], 'spring')
#> garden(['wilt', 'wilt', 'wilt'], 'summer')
#> garden(['sprout', 'seed', 'bloom', 'seed', 'mud'], 'fall')
# %%
def small_factors(n):
    res = []
    for i in range(2, 8):
        while n % i == 0:
            n //= i
            res.append(i)
            if len(res) > 4:
                return res[::-1]
    if n > 1:
        res.insert(0, n)
    return res
#> small_factors(360)
#> small_factors(97)
#> small_factors(84)
#> small_factors(1)
#> small_factors(726)
# %%
def swap_halves(d):
    keys = list(d)
    half = len(keys) // 2
    for a, b in zip(keys[:half], keys[half:]):
        d[a], d[b] = d[b], d[a]
    if len(keys) % 2:
        d[keys[-1]] = None
    return d
#> swap_halves({'a': 1, 'b': 2, 'c': 3, 'd': 4})
#> swap_halves({'x': 10, 'y': 20, 'z': 30})
#> swap_halves({})
#> swap_halves({'one': 'uno'})
#> swap_halves({1: 'a', 2: 'b', 3: 'c', 4: 'd', 5: 'e'})
# %%
def longer_side(s):
    words = s.split()
    longest = max(words, key=len)
    i = words.index(longest)
    left, right = words[:i], words[i + 1:]
    if len(left) == len(right):
        return longest.upper()
    return ' '.join(left if len(left) > len(right) else right).title()
#> longer_side('to understand recursion')
#> longer_side('practice makes perfect and then some')
#> longer_side('you must first comprehend it')
#> longer_side('word')
#> longer_side('a tiny bit of extraordinary luck')
# %%
def top_window(nums, k):
    window = []
    out = []
    for n in nums:
        window.append(n)
        if len(window) > k:
            window.pop(window.index(min(window)))
        out.append(window[0])
    return out, window
#> top_window([5, 1, 4, 2, 8, 3], 3)
#> top_window([1, 2, 3, 4, 5], 1)
#> top_window([9, 8, 7], 5)
#> top_window([], 2)
#> top_window([6, 6, 2, 7, 7, 1, 9], 2)
# %%
def dots(s):
    out = []
    for i, line in enumerate(s.split('/'), start=1):
        n = len(line.rstrip('.'))
        out.append(line[:n].ljust(i, '-') if n else str(i))
    return out[::-1] if '1' in out else out
#> dots('ab../c./d')
#> dots('.../x../yy')
#> dots('one/two/three/x')
#> dots('')
#> dots('a/b/..../c..d/e')
# %%
def f(stack):
    out = []
    while stack:
        top = stack.pop()
        if isinstance(top, list):
            stack.extend(top)
        elif top is None:
            if out:
                stack.insert(0, out.pop())
                break
        else:
            out.append(top)
    return out, stack
#> f([1, [2, 3], 4])
#> f([5, None, [6, [7, 8]]])
#> f([[[]], [], 9])
#> f([None, None, 1])
#> f([2, [4, None, 6], 8])
# %%
def period(word):
    n = len(word)
    for size in range(1, n // 2 + 1):
        if n % size == 0 and word == word[:size] * (n // size):
            break
    else:
        return word[n // 2:] + '?'
    return f'{n // size}*{word[:size]}'
#> period('abcabcabcabc')
#> period('zzzzzzz')
#> period('almostalmosx')
#> period('byebye')
#> period('abababa')
# %%
def bins(nums, edges):
    out = {e: 0 for e in edges}
    over = []
    for n in nums:
        for e in edges:
            if n <= e:
                out[e] += 1
                break
        else:
            over.append(n)
    return [out[e] for e in sorted(out)] + over
#> bins([1, 5, 9, 12, 20], [5, 10, 15])
#> bins([3, 3, 3], [2, 1])
#> bins([8, 6, 4, 2], [9, 7, 5])
#> bins([], [1])
#> bins([10, 0, -4, 30, 11], [0, 10, 20])
# %%
def f(s, t):
    i = 0
    missed = []
    for c in t:
        j = s.find(c, i)
        if j < 0:
            missed.append(c)
            continue
        i = j + 1
    return s[i:], ''.join(missed)
#> f('constitution', 'cttn')
#> f('abcdef', 'fed')
#> f('the quick fox', 'tkx')
#> f('', 'abc')
#> f('hello hello', 'lohxl')
# %%
def score(dice):
    counts = [dice.count(n) for n in range(1, 7)]
    if 3 in counts and 2 in counts:
        return 25
    if max(counts) >= 4:
        return sum(dice) + 10 * (counts.index(max(counts)) + 1)
    run = ''.join('x' if c else ' ' for c in counts).split()
    return max(len(r) for r in run) * 5
#> score([2, 2, 3, 3, 3])
#> score([6, 6, 6, 6, 1])
#> score([1, 2, 3, 4, 6])
#> score([5, 5, 5, 5, 5])
#> score([1, 3, 5, 6, 6])
# %%
def read_ini(lines):
    out = {}
    section = None
    for ln in lines:
        ln = ln.strip()
        if ln.startswith('[') and ln.endswith(']'):
            section = ln[1:-1]
        elif section is None or not ln:
            continue
        else:
            out.setdefault(section, []).append(ln.split('=')[-1])
    return {k: '+'.join(v) for k, v in out.items()}
#> read_ini(['x=0', '[one]', 'a=1', 'b=2', '[two]', 'c=3'])
#> read_ini(['[a]', '[b]', '[c]'])
#> read_ini([])
#> read_ini(['[s]', ' k = v ', '', 'lonely', '[t]', 'q=w=e'])
#> read_ini(['[m]', 'x=1', '[n]', 'y=2', '[m]', 'z=3'])
# %%
def f(nums):
    seen = set()
    for i, n in enumerate(nums):
        if n in seen:
            nums[i] = -n
            seen.discard(n)
        else:
            seen |= {n, n + 1}
    return nums, len(seen)
#> f([1, 2, 3, 1, 2, 3])
#> f([4, 4, 4, 4])
#> f([9, 7, 5, 3])
#> f([])
#> f([10, 11, 12, 10, 13, 0])
# %%
def f(s, n=2):
    if not s:
        return []
    if s[0] == ' ':
        return f(s[1:], n + 1)
    return [s[:n]] + f(s[n:], n)
#> f('abcdefgh')
#> f('one two three four')
#> f('', 5)
#> f('  double start', 1)
#> f('tail space ', n=4)
# %%
def route(stops, start, hops):
    cur = start
    visited = [cur]
    for _ in range(hops):
        options = [s for s in stops.get(cur, []) if s not in visited]
        if not options:
            visited.append('end')
            break
        cur = min(options)
        visited.append(cur)
    return '-'.join(visited)
#> route({'a': ['c', 'b'], 'b': ['a', 'd'], 'd': ['c']}, 'a', 3)
#> route({'x': ['y'], 'y': ['x']}, 'x', 5)
#> route({}, 'q', 2)
#> route({'m': ['n', 'o'], 'n': ['o'], 'o': ['p']}, 'm', 10)
#> route({'k': ['j']}, 'k', 0)
# %%
def f(nums):
    signs = ''.join('+' if n > 0 else '-' if n < 0 else '0' for n in nums)
    for piece in signs.split('0'):
        if piece == piece[::-1] and len(piece) > 1:
            at = signs.index(piece)
            return nums[at:at + len(piece)]
    return signs.lstrip('-')
#> f([1, -2, 3, 0, 4, 4])
#> f([-1, 2, 0, -3, 0, 5, -6])
#> f([0, 0, 0])
#> f([5, -5, 0, -7, -7])
#> f([-2, -4, 6, 8, -1, 3])
# %%
def f(text):
    d = {}
    for w in text.lower().split():
        w = w.strip('.,;!')
        d[w[0]] = max(d.get(w[0], ''), w, key=len)
    a, *_, z = sorted(d)
    d[z] = d[a] + d.pop(z)
    return list(d.values())[:3]
#> f('The tall tree took twelve months.')
#> f('big bears; small birds! sing')
#> f('zig zag alpha, beta; zebra')
#> f('apple avocado orange olive pear')
#> f('x y z')
# %%
def gaps(marks):
    marks.sort()
    diffs = {b - a for a, b in zip(marks, marks[1:])}
    if len(diffs) < 2:
        return 'regular' if diffs else 'none'
    missing = set(range(min(diffs), max(diffs))) - diffs
    return sorted(missing) or max(diffs)
#> gaps([3, 9, 6, 12, 15])
#> gaps([1, 2, 10, 14])
#> gaps([5])
#> gaps([0, 1, 3, 6, 10])
#> gaps([20, 2, 2, 7])
# %%
def unwrap(s):
    out = ['']
    for c in s:
        if c == '[':
            out.append('')
        elif c == ']' and len(out) > 1:
            inner = out.pop()
            out[-1] += inner[::-1]
        else:
            out[-1] += c
    return '|'.join(out)
#> unwrap('ab[cd]ef')
#> unwrap('x[y[zw]v]u')
#> unwrap('open[ended[text')
#> unwrap(']]free]')
#> unwrap('[one][two][[three]]')
# %%
def f(a, b):
    c = a if len(a) >= len(b) else b
    c.append(0)
    a = sorted(a)
    b.extend(a[:2])
    return [x for x in c if x not in a] or c[::-1], len(b)
#> f([3, 1, 2], [9])
#> f([4], [5, 6, 7])
#> f([], [])
#> f([8, 8], [8, 8])
#> f([1, 2], [0, 3, 0, 3])
