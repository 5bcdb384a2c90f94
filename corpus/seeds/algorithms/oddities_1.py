# %%
def f(text):
    head, sep, tail = text.partition('-')
    if not sep:
        return head.swapcase()
    while tail.startswith(('-', ' ')):
        tail = tail[1:]
    return tail.title() + sep + head[::-1]
#> f('north---  by northwest')
#> f('NoDashHere')
#> f('-leading')
#> f('a-b-c-d')
#> f('Trailing dash -')
# %%
def f(s, chars):
    before = len(s)
    s = s.strip(chars)
    removed = before - len(s)
    if removed > 4:
        s = s.lstrip('aeiou')
    return f'{s}|{removed:02d}'
#> f('xxyyHello worldyxxy', 'xy')
#> f('...ok...', '.')
#> f('  padded  ', ' ')
#> f('nothing to remove', '?!')
#> f('<<<eager>>>', '<>')
# %%
def f(items):
    out = []
    while len(items) > 1:
        first = items.pop(0)
        last = items.pop()
        out.insert(0, (first, last))
    out.extend(items)
    return out
#> f([1, 2, 3, 4, 5])
#> f(['a', 'b'])
#> f([])
#> f([None, 0, '', 3.5])
#> f(['x', 1, 'y', 2, 'z', 3, 'w'])
# %%
def f(d, key):
    value = d.pop(key, None)
    if value is None:
        last_key, value = d.popitem()
        d[key] = last_key
    d.setdefault('used', []).append(value)
    return list(d.items())
#> f({'a': 1, 'b': 2}, 'a')
#> f({'a': 1, 'b': 2}, 'z')
#> f({'used': ['old'], 'q': 7}, 'q')
#> f({}, 'a')
#> f({'n': None, 'm': 3, 'k': 4}, 'n')
# %%
def tidy_label(label):
    parts = label.rsplit('_', 2)
    parts[-1] = parts[-1].zfill(4)
    if len(parts) == 3:
        parts[1], parts[0] = parts[0], parts[1]
    elif len(parts) == 1:
        parts.append('none')
    return '_'.join(parts)
#> tidy_label('file_name_backup_7')
#> tidy_label('photo_12')
#> tidy_label('x')
#> tidy_label('a_b_-3')
#> tidy_label('__')
# %%
def f(text):
    table = str.maketrans('abc', 'bca', ' ,')
    count = 0
    start = text
    while True:
        text = text.translate(table)
        count += 1
        if count == 3 or text.isdigit():
            break
    return text, text == start
#> f('a cab, a bac')
#> f('abc')
#> f('12 34')
#> f('')
#> f('Big Cats, Act Back')
# %%
def f(nums):
    copy = nums
    other = nums[:]
    copy.append(len(nums))
    other.reverse()
    if copy[0] == other[-1]:
        other[1:1] = copy[-2:]
    return other
#> f([4, 9, 2])
#> f([7])
#> f([0, 0, 0, 0])
#> f([5, -1])
#> f([10, 20, 30, 40, 50])
# %%
def f(line):
    res = ''
    for word in line.split(' '):
        if word.istitle():
            res += word[0]
        elif word.isupper():
            res += word.lower()
        elif not word:
            res += '_'
        else:
            res = word[-1] + res
    return res
#> f('The  quick BROWN fox Jumps')
#> f('hello')
#> f('')
#> f('A B c D')
#> f('It Was  THE 3rd  of May')
# %%
def f(text, width):
    centered = text.center(width, '*')
    left = centered.find(text)
    right = width - left - len(text)
    if left < right:
        return centered.replace('*', '<', left)
    if right < 0:
        return text[:width] + '~'
    return centered.rstrip('*')
#> f('word', 9)
#> f('word', 10)
#> f('overflowing', 5)
#> f('odd', 8)
#> f('', 3)
# %%
def f(pairs):
    d = dict.fromkeys('abc', 0)
    for k, v in pairs:
        if k not in d:
            continue
        d[k] += v
        if d[k] > 10:
            del d[k]
    return d
#> f([('a', 4), ('b', 11), ('a', 5)])
#> f([('c', 20), ('c', 1)])
#> f([])
#> f([('z', 3), ('b', -2), ('b', 12)])
#> f([('a', 6), ('a', 6), ('a', 6), ('c', 2)])
# %%
def count_tail(text, ch):
    cut = text.rfind(ch)
    if cut == -1:
        return -len(text)
    total = text.count(ch, 0, cut)
    total += text.count(ch.upper(), cut)
    return total * 10 + len(text[cut:])
#> count_tail('mississippi', 's')
#> count_tail('banana BANANA', 'n')
#> count_tail('xyz', 'q')
#> count_tail('aAaAa', 'a')
#> count_tail('one two three four five SIX seven', 'e')
# %%
def f(lst, step):
    lst[::step] = [str(x) for x in lst[::step]]
    i = 0
    while i < len(lst):
        if isinstance(lst[i], str) and len(lst[i]) > 1:
            del lst[i]
        else:
            i += 1
    return lst
#> f([1, 22, 333, 4, 55, 6], 2)
#> f([10, 20, 30], 1)
#> f([], 3)
#> f(['ab', 7, 'c', 88, 99], 3)
#> f([True, 0, None, 5], 2)
# %%
def f(text):
    lines = text.splitlines()
    widest = max(lines, key=len, default='')
    lines.remove(widest) if widest else lines.append('?')
    for i, line in enumerate(lines):
        lines[i] = line.rjust(len(widest), '.')
    return '/'.join(lines)
#> f('one\ntwo\nthree')
#> f('same\nsize')
#> f('')
#> f('a\r\nbb\r\n\r\nccc dd')
#> f('\n\n')
# %%
def f(s):
    if s.isalpha():
        return s.casefold()
    if s.isdigit():
        return str(int(s) + 1).zfill(len(s))
    if s.isspace():
        return repr(s.expandtabs(2))
    digits = [c for c in s if c.isdigit()]
    return ''.join(sorted(digits, reverse=True)) or s.swapcase()
#> f('Hello')
#> f('0099')
#> f(' \t')
#> f('r2d2 & c3po 1977')
#> f('Wow, Nice!')
# %%
def f(a, b):
    shared = []
    for x in a[:]:
        if x in b:
            a.remove(x)
            b.remove(x)
            shared.append(x)
    return [a, b, shared]
#> f([1, 2, 3], [2, 3, 4])
#> f([1, 1, 2], [1, 2, 2])
#> f([], [5])
#> f(['x', True, 0], [1, 'x', False])
#> f([5, 5, 5], [5, 5])
# %%
def shout_after(text, marks):
    out = []
    loud = False
    for ch in text:
        if ch in marks:
            loud = not loud
            continue
        out.append(ch.upper() if loud else ch)
    if loud:
        out.append('!')
    return ''.join(out)
#> shout_after('this *is* a *test', '*')
#> shout_after('a_b*c_d', '_*')
#> shout_after('', '#')
#> shout_after('no marks at all', '@')
#> shout_after('##x', '#')
# %%
def f(data):
    inner = {}
    for k in sorted(data, reverse=True):
        v = data[k]
        if isinstance(v, dict):
            inner.update(v)
        else:
            inner[k] = v
    return list(inner)[-1], len(inner)
#> f({'a': 1, 'b': {'x': 2, 'a': 3}})
#> f({'k': {}, 'm': 5})
#> f({'q': {'q': 1}, 'r': {'q': 2, 's': 3}})
#> f({'one': 1})
#> f({'b': {'z': 0}, 'a': {'y': 1}, 'c': 9})
# %%
def f(text, n):
    pieces = text.split(None, n)
    pieces.sort(key=len)
    short = pieces.pop(0)
    while pieces and len(pieces[0]) == len(short):
        short += '+' + pieces.pop(0)
    return short, len(pieces)
#> f('to be  or not to be', 3)
#> f('a bb ccc', 1)
#> f('single', 5)
#> f('it is on me', -1)
#> f('  we  go   up  ', 2)
# %%
def f(s):
    out = []
    for i, ch in enumerate(s):
        if i and ch == s[i - 1]:
            out[-1] += ch
        else:
            out.append(ch)
    out.sort(key=lambda g: (-len(g), g))
    return out[0] * 2 + ''.join(g[0] for g in out[1:])
#> f('aaabccdd')
#> f('zyx')
#> f('mmNNmm')
#> f('!!??..!!')
#> f('bookkeeper')
# %%
def f(d):
    flipped = {v: k for k, v in d.items()}
    lost = len(d) - len(flipped)
    if lost:
        flipped['lost'] = lost
    for k in list(flipped):
        if flipped[k] == k:
            flipped.pop(k)
    return flipped
#> f({'a': 'b', 'c': 'b'})
#> f({1: 1, 2: 3})
#> f({})
#> f({'x': 'y', 'y': 'x', 'z': 'z'})
#> f({'p': 0, 'q': False, 'r': 1})
# %%
def f(text, old, new):
    at = text.find(old)
    while at != -1:
        text = text[:at] + new + text[at + len(old):]
        at = text.find(old, at + len(new) + 1)
    return text
#> f('aaaa', 'a', 'bb')
#> f('one, two, three', ', ', '/')
#> f('ababab', 'ab', 'c')
#> f('unchanged', 'xyz', 'q')
#> f('tick tock tick tock', 'ck', 'CKS')
# %%
def f(nums, k):
    if k >= len(nums):
        return sorted(nums)[::-1]
    front, back = nums[:k], nums[k:]
    back.sort()
    front.extend(back[::2])
    front[0:0] = back[1::2]
    return front
#> f([5, 3, 9, 1, 7], 2)
#> f([1, 2], 4)
#> f([8, 6, 4, 2, 0, -2], 0)
#> f([3, 1, 2], 1)
#> f([10, 9, 8, 7, 6, 5, 4], 6)
# %%
def f(name, width):
    initials = [w[:1] for w in name.split()]
    tag = '.'.join(initials).upper()
    if len(tag) > width:
        tag = tag.replace('.', '')
    return f'[{tag:>{width}}]' if tag else f'[{"-" * width}]'
#> f('ada king lovelace', 6)
#> f('grace   hopper', 2)
#> f('', 4)
#> f('johann sebastian van den bach', 5)
#> f('Plato', 3)
# %%
def f(text):
    vowels = 'aeiou'
    i, j = 0, len(text) - 1
    chars = list(text)
    while i < j:
        if chars[i].lower() not in vowels:
            i += 1
        elif chars[j] not in vowels:
            j -= 1
        else:
            chars[i] = chars[j].upper()
            i, j = i + 1, j - 1
    return ''.join(chars)
#> f('elephant')
#> f('rhythm')
#> f('An idea')
#> f('queue')
#> f('OUT of it, Ana')
# %%
def f(lst):
    seen = {}
    for i, x in enumerate(lst):
        seen.setdefault(type(x).__name__, []).append(i)
    biggest = max(seen, key=lambda t: len(seen[t]))
    picked = seen.pop(biggest)
    return biggest, [lst[i] for i in picked], sorted(seen)
#> f([1, 'a', 2, None, 'b', 3])
#> f(['x', 1])
#> f([True, 2.5, 1, 0.5])
#> f([[], {}, (), []])
#> f(['only'])
# %%
def f(text):
    text = text.rstrip('!?.')
    words = text.split()
    words[0] = words[0].lower()
    words[-1] = words[-1].capitalize()
    if len(words) % 2:
        words.insert(len(words) // 2, '-')
    return ' '.join(reversed(words)) + '.'
#> f('Where are you going?!')
#> f('Stop!!!')
#> f('Nice to meet you, friend...')
#> f('...')
#> f('Run away')
# %%
def f(s, limit):
    out = ''
    for ch in s:
        if out.count(ch) < limit:
            out += ch
        elif ch.isalpha():
            out = out.replace(ch, ch.upper(), 1)
    return out
#> f('abracadabra', 2)
#> f('hello, world', 1)
#> f('11122', 2)
#> f('zzzz', 1)
#> f('', 3)
# %%
def f(d, keys):
    picked = {}
    for k in keys:
        value = d.get(k, d.get(k.lower(), '?'))
        if value == '?':
            break
        picked[k] = value
    else:
        picked['all'] = True
    return picked
#> f({'a': 1, 'b': 2}, ['a', 'B'])
#> f({'a': 1, 'B': 2}, ['A', 'b', 'a'])
#> f({}, [])
#> f({'x': '?', 'y': 0}, ['y', 'x', 'y'])
#> f({'red': 3, 'blue': 4}, ['RED', 'Red', 'blue'])
# %%
def wave(s, n):
    rows = [''] * n
    r, step = 0, 1
    for ch in s:
        rows[r] += ch
        if not 0 <= r + step < n:
            step = -step
        r = max(0, min(n - 1, r + step))
    return '|'.join(rows)
#> wave('mountains', 3)
#> wave('flat', 1)
#> wave('', 2)
#> wave('up & down & up', 4)
#> wave('abcdef', 2)
# %%
def f(text):
    total = 0
    for token in text.replace(',', ' ').split():
        sign = -1 if token.startswith('-') else 1
        body = token.lstrip('+-')
        if body.isdigit():
            total += sign * int(body)
        else:
            total += len(body)
    return f'{total:+}'
#> f('3, -4, five')
#> f('+10 --2 3.5')
#> f('')
#> f('007,-7')
#> f('ten, twenty, -thirty, 40')
# %%
def f(items, target):
    try:
        i = items.index(target)
    except ValueError:
        items.insert(0, target)
        return items
    items[i], items[-1] = items[-1], items[i]
    return items[i:] + items[:i]
#> f([3, 1, 4, 1, 5], 1)
#> f(['a', 'b'], 'c')
#> f([], 0)
#> f([9, 8, 7], 7)
#> f([1.0, 'one', None, True], None)
# %%
def f(s):
    key, _, rest = s.partition('=')
    key = key.strip()
    if rest.strip()[:1] in ('"', "'"):
        return {key: rest.strip().strip('\'"')}
    if rest.strip().lower() in ('yes', 'no'):
        return {key: rest.strip().lower() == 'yes'}
    return {key: rest.split()}
#> f('name = "Old Tom"')
#> f('enabled=YES')
#> f('paths = a  b c=d')
#> f('flag')
#> f("  quote ='it' ")
# %%
def f(nums):
    i = 0
    while i < len(nums) - 1:
        if nums[i] > nums[i + 1]:
            nums.insert(0, nums.pop(i + 1))
            i = 0
        else:
            i += 1
        if len(nums) > 5:
            nums.pop()
    return nums
#> f([3, 1, 2])
#> f([1, 2, 3, 4])
#> f([4, 4, 1])
#> f([9, 7, 5, 3, 1, 0, 2])
#> f([2])
# %%
def f(text, sep):
    cells = [c.strip() for c in text.split(sep)]
    blank = cells.count('')
    cells = [c for c in cells if c] or ['empty']
    longest = len(max(cells, key=len))
    cells = [c.ljust(longest) for c in cells]
    return (' ' + sep + ' ').join(cells).rstrip() + str(blank)
#> f('a; bbb ;cc', ';')
#> f(',,,', ',')
#> f('no separators', '|')
#> f('x||yy|| |zzz', '|')
#> f(' left : right ', ':')
# %%
def f(s):
    half, odd = divmod(len(s), 2)
    left, right = s[:half], s[half + odd:]
    matches = [a for a, b in zip(left, right[::-1]) if a.lower() == b.lower()]
    if len(matches) == half:
        return 'mirror' + odd * '*'
    return ''.join(matches) or left.upper()
#> f('Racecar')
#> f('noon')
#> f('palace')
#> f('abcdef')
#> f('x')
# %%
def f(d):
    order = sorted(d.items(), key=lambda kv: (-kv[1], kv[0]))
    rank = 0
    prev = None
    for name, score in order:
        if score != prev:
            rank += 1
            prev = score
        d[name] = rank
    return d
#> f({'ann': 9, 'bo': 12, 'cy': 9})
#> f({'solo': 0})
#> f({'x': 1, 'y': 2, 'z': 3})
#> f({})
#> f({'d': 5, 'c': 5, 'b': 5, 'a': 6})
# %%
def f(text):
    depth = 0
    out = []
    for ch in text:
        if ch == '(':
            depth += 1
        elif ch == ')':
            depth = max(depth - 1, 0)
        elif not ch.isspace():
            out.append(ch * (depth + 1))
    return ''.join(out)
#> f('a(b(c)d)e')
#> f(') x (')
#> f('()')
#> f('f (g (h)) + 1')
#> f('((((z')
# %%
def f(lst, n):
    while n:
        if not lst:
            return n
        x = lst.pop(n % len(lst))
        if x == n:
            lst.append('hit')
        n -= 1
    return lst
#> f([1, 2, 3, 4, 5], 3)
#> f([7], 2)
#> f(['a', 'b', 2, 'c', 1], 4)
#> f([], 0)
#> f([2, 2, 2, 2], 2)
# %%
def f(s):
    b = s.encode('utf-8')
    extra = len(b) - len(s)
    if extra:
        s = ''.join(c if c.isascii() else '?' for c in s)
        return s, extra
    return b[::-1].decode('ascii').strip(), b[0] if b else 0
#> f('café au lait')
#> f('plain text ')
#> f('')
#> f('naïve façade')
#> f('Zürich 8001')
# %%
def f(words):
    bag = {}
    for w in words:
        k = w.casefold()
        bag[k] = bag.pop(k, '') + w[0]
    last, letters = bag.popitem()
    return f'{last}:{letters}', list(bag.values())
#> f(['Tea', 'milk', 'TEA', 'Milk', 'tea'])
#> f(['one'])
#> f(['B', 'a', 'b', 'A', 'c'])
#> f(['Straße', 'STRASSE', 'weg'])
#> f(['up', 'Down', 'UP'])
