# %%
def f(s, pos):
    chars = list(s)
    for p in sorted(pos, reverse=True):
        if p < len(chars):
            moved = chars.pop(p)
            chars.insert(0, moved.upper())
        else:
            chars.append(str(p))
    return ''.join(chars)
#> f('chocolate', [2, 5, 0])
#> f('tea', [7, 1, 3])
#> f('', [0, 0])
#> f('umbrella stand', [])
#> f('keyboard', [7, 7, 7])
# %%
def f(nums, d=3):
    q, r = [], []
    for n in nums:
        a, b = divmod(n, d)
        q.append(a)
        if b not in r:
            r.append(b)
    if len(r) == d:
        return q
    return [x for x in q if x not in r]
#> f([10, 11, 12, 13])
#> f([9, 6, 30, 0])
#> f([7, 14, 22], d=7)
#> f([-4, -5, 8])
#> f([], 4)
# %%
def queue_up(people):
    line = []
    for name, vip in people:
        if vip and line:
            line.insert(1, name)
        else:
            line.append(name)
        if len(line) == 4:
            line.pop(0)
    return ' < '.join(line)
#> queue_up([('ann', 0), ('bob', 1), ('cat', 0), ('dan', 1), ('eve', 0)])
#> queue_up([('x', 1), ('y', 1), ('z', 1)])
#> queue_up([])
#> queue_up([('m', 0), ('n', 0), ('o', 0), ('p', 0), ('q', 0), ('r', 1)])
#> queue_up([('solo', 0)])
# %%
def f(text):
    words = text.split()
    pairs = [(a[-1], b[0]) for a, b in zip(words, words[1:])]
    hits = [i for i, (x, y) in enumerate(pairs, 1) if x == y]
    for i in reversed(hits):
        words[i - 1] += words.pop(i)
    return words
#> f('big green nest today')
#> f('aa aa aa aa')
#> f('nothing special here')
#> f('')
#> f('hot tea and dark kettle even now')
# %%
def use_up(d, n):
    for k in sorted(d):
        if n <= 0:
            break
        take = min(d[k], n)
        d[k] -= take
        n -= take
    else:
        return f'short {n}'
    return {k: v for k, v in d.items() if v}
#> use_up({'b': 3, 'a': 4, 'c': 5}, 6)
#> use_up({'x': 1, 'y': 1}, 5)
#> use_up({'q': 2, 'p': 2}, 0)
#> use_up({}, 3)
#> use_up({'m': 10, 'l': 0, 'k': 1}, 4)
# %%
def vowel_gap(s):
    last = None
    gaps = []
    for i, c in enumerate(s.lower()):
        if c not in 'aeiou':
            continue
        if last is not None:
            gaps.append(i - last)
        last = i
    if not gaps:
        return last
    return max(gaps), gaps.count(1)
#> vowel_gap('Onomatopoeia')
#> vowel_gap('strength')
#> vowel_gap('Psst!')
#> vowel_gap('a long way to go')
#> vowel_gap('cooperative queue')
# %%
def f(a, b):
    if isinstance(a, str) and isinstance(b, int):
        return a[:b] + '..' if len(a) > b else a.rjust(b)
    if isinstance(a, list):
        a.append(b)
        return f(str(a), len(a) * 3)
    try:
        return a + b
    except TypeError:
        return f'{a}{b}'
#> f('telephone', 4)
#> f('tiny', 9)
#> f([1, 2, 3], 4)
#> f(5, 7)
#> f(3.5, 'kg')
# %%
def f(nums):
    pos = 0
    while nums:
        pos = (pos + nums[0]) % len(nums)
        gone = nums.pop(pos)
        if gone % 5 == 0:
            return gone, nums
        nums.reverse()
    return pos
#> f([3, 8, 2, 6, 4])
#> f([1, 10, 15, 7])
#> f([])
#> f([9, 4, 1, 20, 6, 3])
#> f([2, 2, 2, 2, 5])
# %%
def f(s):
    out = []
    for part in s.split('-'):
        if part.isdigit():
            out.append(int(part))
        elif out and isinstance(out[-1], int):
            out[-1] = part * out[-1]
        else:
            out.append(part[:1])
    return ''.join(map(str, out))
#> f('3-ab-x-2-yo')
#> f('12-34-56')
#> f('alpha-beta-gamma')
#> f('0-gone-left')
#> f('4')
# %%
def podium(results):
    best = {}
    for name, score in results:
        if score > best.get(name, float('-inf')):
            best[name] = score
    ranks = sorted(best.items(), key=lambda t: (-t[1], t[0]))
    medals = ['gold', 'silver', 'bronze']
    return {m: n for m, (n, _) in zip(medals, ranks)}
#> podium([('ivo', 7), ('kim', 9), ('ivo', 10), ('lee', 9)])
#> podium([('a', 1), ('b', 2), ('c', 3), ('d', 4)])
#> podium([])
#> podium([('x', -5), ('x', -9)])
#> podium([('zoe', 4), ('amy', 4), ('bea', 4), ('zoe', 5)])
# %%
def blocks(s, k):
    out = ''
    for i in range(0, len(s), k):
        block = s[i:i + k]
        if ' ' in block:
            left, _, right = block.partition(' ')
            out += right + left
        elif i // k % 2:
            out += block.swapcase()
        else:
            out += block.ljust(k, '.')
    return out
#> blocks('The quick brown fox', 5)
#> blocks('ABCDEFGH', 3)
#> blocks('one two', 7)
#> blocks('', 2)
#> blocks('Longer Words Need Bigger Blocks', 8)
# %%
def f(nums):
    acc = []
    total = 0
    for n in nums:
        total += n
        if total in acc:
            at = acc.index(total)
            acc = acc[:at]
        elif total < 0:
            total = 0
            continue
        acc.append(total)
    return acc
#> f([3, 2, -2, 4])
#> f([-5, 6, -1, -9, 2])
#> f([1, 1, 1, -2, 1, 1])
#> f([0, 0, 0])
#> f([10, -3, 5, -5, 3, -10])
# %%
def make_teams(names, size):
    teams = []
    while len(names) >= size:
        teams.append([names.pop(0)] + [names.pop() for _ in range(size - 1)])
    for i, n in enumerate(names):
        teams[i % len(teams)].append(n) if teams else teams.append([n])
    return ['+'.join(t) for t in teams]
#> make_teams(['a', 'b', 'c', 'd', 'e', 'f', 'g'], 3)
#> make_teams(['x', 'y'], 5)
#> make_teams(['p', 'q', 'r', 's'], 2)
#> make_teams([], 4)
#> make_teams(['k', 'l', 'm', 'n', 'o'], 1)
# %%
def f(s):
    seen = ''
    for i in range(len(s)):
        if s[i] in seen:
            j = seen.rindex(s[i])
            seen = seen[j + 1:] + s[i]
        else:
            seen += s[i]
        if len(seen) == 6:
            return seen, i
    return seen[::-1]
#> f('mississippi delta')
#> f('abcabcabc')
#> f('abcdefghi')
#> f('pumpernickel')
#> f('')
# %%
def pages(spec, total):
    out = []
    for item in spec.split():
        try:
            n = int(item)
        except ValueError:
            n = total if item == 'last' else len(out) + 1
        if n < 0:
            n += total + 1
        if 1 <= n <= total:
            out.append(n)
    return out[::-1] if out and out[0] > out[-1] else out
#> pages('3 last -2 next', 10)
#> pages('99 0 -50', 8)
#> pages('next next next', 2)
#> pages('', 5)
#> pages('-1 5 2', 20)
# %%
def unroll(m):
    out = []
    while m and m[0]:
        out += m.pop(0)
        m = [list(c) for c in zip(*m)]
        if len(out) % 2:
            m.reverse()
    return out
#> unroll([[1, 2, 3], [4, 5, 6], [7, 8, 9]])
#> unroll([[1, 2], [3, 4], [5, 6]])
#> unroll([[9]])
#> unroll([[1, 2, 3, 4]])
#> unroll([[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]])
# %%
def f(n):
    out = ''
    for value, sym in ((9, 'N'), (5, 'F'), (4, 'Q'), (1, 'I')):
        count, n = divmod(n, value)
        out += sym * count
        if count > 2:
            out = out.replace(sym * 3, sym.lower())
    return out or '-'
#> f(14)
#> f(38)
#> f(0)
#> f(8)
#> f(60)
# %%
def pair_off(nums, target):
    nums = sorted(nums)
    lo, hi = 0, len(nums) - 1
    out = []
    while lo < hi:
        s = nums[lo] + nums[hi]
        if s == target:
            out.append(nums[lo] * nums[hi])
            hi -= 1
        lo, hi = (lo + 1, hi) if s <= target else (lo, hi - 1)
    return out, nums[lo:hi + 1]
#> pair_off([1, 9, 3, 7, 5], 10)
#> pair_off([2, 2, 2, 2], 4)
#> pair_off([8, 6], 3)
#> pair_off([], 0)
#> pair_off([-4, 11, 0, 7, 3, 4, -1], 7)
# %%
def line_info(s):
    line = s.replace('\t', '  ')
    indent = len(line) - len(line.lstrip())
    body, sep, note = line.strip().partition('#')
    if sep and not body:
        return f'note:{note.strip()}'
    return indent // 2, body.rstrip().split(' ')[0], bool(note)
#> line_info('    return x  # done')
#> line_info('# only a comment')
#> line_info('\t\tif ready:')
#> line_info('value = 3 #')
#> line_info('')
# %%
def f(xs):
    ys = xs
    zs = list(xs)
    for x in zs:
        if x > 3:
            ys.remove(x)
        else:
            ys.insert(0, x * 10)
    zs += ys[:2]
    return xs, len(zs)
#> f([1, 5, 2, 6])
#> f([9, 9, 9])
#> f([3, 2, 1, 0])
#> f([])
#> f([4, 1, 4, 1, 4])
# %%
def decode(s):
    out, num = '', 0
    for c in s:
        if c.isdigit():
            num = num * 10 + int(c)
        elif c == '<' and num:
            out = out[:-num]
            num = 0
        else:
            out += c * max(num, 1)
            num = 0
    return out, num
#> decode('3a2b10c5<')
#> decode('plain')
#> decode('<x<2y1<')
#> decode('007')
#> decode('4z2<1 2q12')
# %%
def f(word, d):
    while word in d:
        word = d.pop(word)
        if not d:
            return word + '!'
    best = min(d, key=lambda k: abs(len(k) - len(word)), default='')
    return f'{word}->{best}'
#> f('cat', {'cat': 'dog', 'dog': 'cow', 'fox': 'hen'})
#> f('one', {'one': 'two', 'two': 'three'})
#> f('zebra', {'ape': 'bear', 'gorilla': 'x', 'lions': 'y'})
#> f('lonely', {})
#> f('up', {'up': 'down', 'down': 'up', 'left': 'up'})
# %%
def crop(rows):
    while rows and not rows[0].strip('.'):
        rows = rows[1:]
    while rows and not rows[-1].strip('.'):
        rows = rows[:-1]
    left = min((len(r) - len(r.lstrip('.')) for r in rows), default=0)
    return [r[left:].rstrip('.') for r in rows]
#> crop(['....', '.##.', '.#..', '....'])
#> crop(['...', '...'])
#> crop(['#..', '..#'])
#> crop([])
#> crop(['......', '...x..', '......', '..xx..', '....x.'])
# %%
def f(a, b):
    common = sorted(set(a) & set(b))
    if not common:
        return sorted(set(a) | set(b))[-3:]
    lo, *rest = common
    a.remove(lo)
    if rest:
        b[b.index(rest[-1])] = lo
    return a, b
#> f([1, 2, 3, 4], [3, 4, 5, 6])
#> f([1, 3, 5], [2, 4, 6])
#> f([7, 7], [7, 8])
#> f([], [])
#> f([9, 5, 5, 2], [2, 9, 5, 9])
# %%
def f(s):
    def g(t, k):
        if k == 0 or len(t) < 2:
            return t
        return g(t[1::2] + t[::2], k - 1)
    word, _, times = s.rpartition(' ')
    return g(word, int(times)) if times.isdecimal() else g(s, 1).title()
#> f('computer 2')
#> f('hello wide world')
#> f('a 9')
#> f('unshuffle me 3')
#> f('7')
# %%
def grade(marks):
    out = {}
    for who in marks:
        ms = marks[who]
        if not ms:
            out[who] = '-'
            continue
        low, *mid, high = sorted(ms) if len(ms) > 1 else ms * 2
        avg = sum(mid) // len(mid) if mid else high
        out[who] = 'ABCDF'[min(4, (100 - avg) // 10)]
    return out
#> grade({'ann': [90, 95, 40], 'bob': [70, 80]})
#> grade({'cy': [], 'di': [55]})
#> grade({})
#> grade({'ed': [100, 100, 100, 0], 'flo': [61, 69, 65, 70, 10]})
#> grade({'gus': [88], 'hal': [20, 99], 'ida': [75, 76, 77]})
# %%
def f(nums):
    out = []
    for i in range(len(nums)):
        before = nums[:i]
        after = nums[i + 1:]
        if before and nums[i] > max(before):
            out.append('H')
        elif after and nums[i] < min(after):
            out.append('L')
        else:
            out.append('.')
    return ''.join(out).strip('.').split('.')
#> f([3, 5, 2, 8, 1])
#> f([1, 2, 3, 4])
#> f([9, 7, 5, 3])
#> f([6])
#> f([2, 6, 4, 4, 9, 8, 10])
# %%
def swap_ends(words):
    for i in range(0, len(words) - 1, 2):
        a, b = words[i], words[i + 1]
        if len(a) < 2 or len(b) < 2:
            continue
        words[i] = b[0] + a[1:]
        words[i + 1] = a[0] + b[1:]
        if words[i] == a:
            del words[i + 1]
            break
    return ' '.join(words)
#> swap_ends(['bad', 'salad', 'crushing', 'blow'])
#> swap_ends(['big', 'bag', 'dog', 'cat'])
#> swap_ends(['a', 'lone', 'ranger'])
#> swap_ends([])
#> swap_ends(['loose', 'keys', 'tall', 'tree', 'now', 'here'])
# %%
def trail(n, limit=6):
    row = [n]
    while len(row) < limit:
        x = row[-1]
        if x in row[:-1]:
            row.append('loop')
            break
        row.append(x // 2 if x % 2 == 0 else x - 7)
    return row
#> trail(20)
#> trail(3, limit=9)
#> trail(0)
#> trail(-9, 4)
#> trail(100, limit=12)
# %%
def f(s):
    keep = []
    for w in s.split():
        w = w.strip('"\'')
        if w.endswith((',', '.')):
            keep.append(w[:-1].upper())
            break
        elif not w:
            keep.append('?')
        elif w[0] == w[-1].lower():
            keep.append(w)
    return '~'.join(keep)
#> f('"Anna" said that, then left')
#> f('dad did a lot of "" area work.')
#> f('none here today')
#> f("'quoted.' words")
#> f('level up, roar on')
# %%
def spread(nums, room):
    out = [None] * room
    for n in nums:
        i = n % room
        tries = 0
        while out[i] is not None and tries < room:
            i = (i + 1) % room
            tries += 1
        if tries == room:
            return 'full', n
        out[i] = n
    return out
#> spread([5, 10, 15, 3], 5)
#> spread([1, 2, 3, 4], 3)
#> spread([], 2)
#> spread([7, 14, 21], 7)
#> spread([9, 4, 19, 14, 24, 29], 5)
# %%
def f(s, old):
    new = s
    for i, c in enumerate(old):
        if c in new:
            new = new.replace(c, str(i))
        else:
            new = c + new[:-1]
    return new if new != s else None
#> f('banana bread', 'abn')
#> f('hello', 'xyz')
#> f('123', '')
#> f('0 to 1', '01')
#> f('secret message', 'sem')
# %%
def flatten_tree(root):
    order = []
    todo = [root]
    while todo:
        node = todo.pop(0)
        if isinstance(node, tuple):
            name, *kids = node
            todo = kids + todo if len(kids) > 1 else todo + kids
            order.append(name)
        else:
            order.append(str(node))
    return ''.join(order)
#> flatten_tree(('a', ('b', 1, 2), ('c', 3)))
#> flatten_tree(('x', ('y', ('z', 9))))
#> flatten_tree(7)
#> flatten_tree(('p', 1, ('q', ('r', 2)), 3, ('s',)))
#> flatten_tree(('m', ('n', 4), ('o', 5), 6))
# %%
def ends(nums):
    if len(nums) < 3:
        return nums[::-1]
    first, second, *rest = nums
    if rest[-1] == first:
        return [first] + ends([second] + rest[:-1])
    rest[-1] += first
    return ends([second] + rest) if len(rest) > 1 else [second] + rest
#> ends([1, 2, 3, 4, 1])
#> ends([5, 6])
#> ends([4, 4, 4, 4])
#> ends([1, 2, 3, 4, 5, 6])
#> ends([7, 0, 8, 15, 7])
# %%
def f(letters):
    groups = ['']
    for c in letters:
        if not groups[-1] or c >= groups[-1][-1]:
            groups[-1] += c
        else:
            groups.append(c)
    groups.sort(key=lambda g: (-len(g), g))
    return ''.join(g[0].upper() + g[1:] for g in groups if g)
#> f('programming')
#> f('abcxyz')
#> f('zyx')
#> f('')
#> f('aegilops boats')
# %%
def budget(items, cash):
    bought = []
    for name, price in sorted(items.items(), key=lambda kv: kv[1]):
        if price > cash:
            break
        cash -= price
        bought.append(name)
        if len(bought) == 3:
            cash += 5
    else:
        bought.append('*')
    return bought, cash
#> budget({'pen': 3, 'book': 12, 'bag': 30, 'cap': 8}, 25)
#> budget({'gum': 1, 'mint': 1}, 10)
#> budget({}, 0)
#> budget({'car': 900, 'bike': 200}, 150)
#> budget({'a': 4, 'b': 4, 'c': 4, 'd': 4}, 12)
# %%
def f(s):
    flips = 0
    t = s
    while t and not t[0].isalpha():
        t = t[1:] if t[0] == ' ' else t[::-1]
        flips += 1
        if flips > len(s):
            return 'stuck' + t[:2]
    return t.capitalize(), flips
#> f('  hello WORLD')
#> f('!word')
#> f('123')
#> f('')
#> f('9 lives ends')
# %%
def f(nums, **opts):
    step = opts.pop('step', 1)
    out = nums[::step]
    if opts.get('uniq'):
        out = sorted(set(out), key=out.index)
    for k in sorted(opts):
        if k.startswith('add'):
            out.append(opts[k])
    return out, len(opts)
#> f([1, 2, 2, 3, 3, 4], uniq=True)
#> f([5, 6, 7, 8], step=-2, add1=0, add0=9)
#> f([], step=3)
#> f([4, 4, 4, 4], step=2, uniq=0, addz=4)
#> f([9, 1, 9, 1, 5], step=-1, uniq=1, size=7)
# %%
def matches(rule, word):
    if rule.startswith('*'):
        return word.endswith(rule[1:])
    head, star, tail = rule.partition('*')
    return word == rule if not star else word.startswith(head) and word.endswith(tail)
def unmatched(rules, words):
    left = words[:]
    for r in rules:
        left = [w for w in left if not matches(r, w)]
    return left or rules[-1]
#> unmatched(['*ing', 'un*'], ['running', 'undo', 'walk', 'fun'])
#> unmatched(['a*z', 'exact'], ['abcz', 'az', 'exact', 'exactly'])
#> unmatched(['*'], ['anything', 'at', 'all'])
#> unmatched(['x*', '*y', 'z'], [])
#> unmatched(['re*ed', 'pre*', '*s'], ['reused', 'red', 'prefix', 'reads', 'ready'])
# %%
def f(s):
    n = 0
    out = []
    for c in s:
        n = n + 1 if c.isalpha() else 0
        if n > 3:
            out[-1] += 1
        elif n == 1:
            out.append(1)
        elif n == 0 and out:
            out[0] -= 1
    return out
#> f('a bb cccc ddddddd')
#> f('hello, world!')
#> f('   ')
#> f('one2three4five')
#> f('extraordinary')
