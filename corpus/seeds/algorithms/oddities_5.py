# %%
def f(text, start, end):
    n = text.count('e', start, end)
    if n == 0:
        return text[end:start:-1]
    for _ in range(n):
        i = text.index('e', start)
        text = text[:i] + str(i) + text[i + 1:]
    return text
#> f('seventeen eels', 3, 9)
#> f('elephant', 1, 2)
#> f('hello', 0, 5)
#> f('backwards', 1, 7)
#> f('eeee', 2, -1)
# %%
def f(basket):
    light = heavy = 0
    labels = []
    for item in basket:
        name, _, grams = item.partition('@')
        if not grams.isnumeric():
            labels.insert(0, name)
        elif int(grams) > 500:
            heavy += 1
        else:
            light += 1
    return f'{light}/{heavy}', labels
#> f(['apple@120', 'melon@900', 'mystery'])
#> f([])
#> f(['a@', 'b@x', 'c@500'])
#> f(['brick@2000', 'stone@501'])
#> f(['egg@60', 'egg@55', '@70', 'egg@-1'])
# %%
def f(s):
    stack = []
    for c in s:
        if c == '<' and stack:
            stack.pop()
        elif c == '^' and stack:
            stack[-1] = stack[-1].upper()
        elif c == '2' and stack:
            stack.append(stack[-1])
        elif c not in '<^2':
            stack.append(c)
    return ''.join(stack)
#> f('helo<lo')
#> f('a^b2c^')
#> f('<<^')
#> f('wo2<w^!2')
#> f('no ops')
# %%
def f(x):
    out = []
    while x not in ('', [], ()):
        out.append(x[0])
        x = x[:0:-1]
    return out
#> f('abcdef')
#> f([1, 2, 3])
#> f(())
#> f((True, 'x', None, 4))
#> f('zz top')
# %%
def mask_words(text, banned):
    words = text.split(' ')
    for i, w in enumerate(words):
        core = w.strip('.,!?').lower()
        if core in banned:
            words[i] = w.replace(w.strip('.,!?'), core[0] + '*' * (len(core) - 1))
    return ' '.join(words)
#> mask_words('Darn it, you fool!', ['darn', 'fool'])
#> mask_words('All is fine.', ['bad'])
#> mask_words('', ['x'])
#> mask_words('Heck, HECK, heckler', ['heck'])
#> mask_words('A a  a.', ['a'])
# %%
def f(d):
    total = 0
    for key in sorted(d, key=lambda k: (len(k), k)):
        val = d.pop(key)
        if not d:
            return total, key
        total = total * 2 + val if key.islower() else total - val
    return total
#> f({'b': 3, 'AA': 1, 'ccc': 9})
#> f({'only': 1})
#> f({})
#> f({'x': 1, 'y': 2, 'z': 3, 'W': 4})
#> f({'Key': 10, 'no': 5, 'yes': 7})
# %%
def f(text):
    chars = list(text)
    for i in range(1, len(chars) - 1):
        if chars[i - 1].isspace() and chars[i + 1].isspace():
            chars[i] = chars[i].upper()
            chars[i + 1] = ''
    return ''.join(chars)
#> f('this is a test of i and u')
#> f('a b c d')
#> f('')
#> f('x   y')
#> f(' q & a ')
# %%
def f(nums):
    groups = [[]]
    for n in nums:
        if groups[-1] and sum(groups[-1]) + n > 10:
            groups.append([])
        groups[-1].append(n)
    groups.sort(key=lambda g: -len(g))
    return groups[0], len(groups[-1])
#> f([1, 2, 3, 4, 5, 6])
#> f([11, 12])
#> f([])
#> f([5, 5, 5, 1, 1, 1])
#> f([10, -3, 3, 9])
# %%
def f(s, n):
    s = s.rjust(n, s[0]) if len(s) < n else s[-n:]
    runs = 1
    for a, b in zip(s, s[1:]):
        runs += a != b
    return s.upper() if runs % 2 else s[::-1], runs
#> f('abc', 6)
#> f('aabbcc', 4)
#> f('z', 1)
#> f('hello there', 5)
#> f('oo', 7)
# %%
def f(a, b):
    for x in b:
        if x in a:
            a.insert(0, a.pop(a.index(x)))
        else:
            a = a + [x]
    return a
#> f([1, 2, 3], [3, 2])
#> f([], ['p', 'q', 'p'])
#> f(['a', 'b', 'a'], ['b', 'z'])
#> f([0, False, 1], [True])
#> f([4], [])
# %%
def first_word(s):
    return s.split(maxsplit=1)[0] if s.strip() else ''


def f(lines):
    index = {}
    for n, line in enumerate(lines, 1):
        index.setdefault(first_word(line).rstrip(':').lower(), []).append(n)
    return {k: v for k, v in index.items() if k}
#> f(['Note: buy milk', 'todo call mum', 'NOTE again'])
#> f(['', '   '])
#> f([])
#> f(['a', ' A b', 'a: c', 'b'])
#> f(['x:y z', 'X:Y', 'end'])
# %%
def f(s):
    s = s.replace('(', '[').replace(')', ']')
    i, j = s.find('['), s.rfind(']')
    if i < 0 or j < i:
        return s.strip('[]')
    return s[:i] + s[i + 1:j].capitalize() + s[j + 1:].zfill(3)
#> f('call(ME) now')
#> f(')wrong(')
#> f('none')
#> f('((deep)) x')
#> f('()')
# %%
def f(lst, n):
    out = []
    for x in lst:
        if isinstance(x, str):
            out.append(x[:n])
        elif isinstance(x, bool):
            out.append(not x)
        elif isinstance(x, (int, float)):
            out.append(round(x * n, 1))
        else:
            n += 1
    return out
#> f(['hello', 3, None, 'world', 0.25], 2)
#> f([True, False, 1], 5)
#> f([], 9)
#> f([None, None, 'abcdefgh', []], 1)
#> f([1.05, -4, ('t',), 'xyz'], 1)
# %%
def f(text):
    best = ''
    cur = ''
    for c in text:
        cur = cur + c if not cur or c > cur[-1] else c
        if len(cur) >= len(best):
            best = cur
    return best, text.rindex(best)
#> f('abcxabz')
#> f('zyx')
#> f('')
#> f('Aim high, be my ghost')
#> f('1237890456')
# %%
def f(record):
    record = dict(record)
    name = record.pop('name', 'anon').strip().title()
    tags = record.get('tags', '').split('#')
    record['tags'] = sorted(filter(None, tags), key=len)
    record[name] = len(record)
    return record
#> f({'name': ' old joe ', 'tags': '#big#a#mid'})
#> f({})
#> f({'tags': '###', 'age': 5})
#> f({'name': 'tags', 'x': 1, 'tags': 'z'})
#> f({'name': "o'brien", 'tags': 'k#jj#iii#hh'})
# %%
def f(s):
    digits = letters = 0
    for i, c in enumerate(s):
        if c.isdigit():
            digits += int(c)
        elif c.isalpha():
            letters += 1
        if digits > letters:
            return s[i:].lstrip(c)
    return letters - digits
#> f('abc123def')
#> f('1st')
#> f('no digits')
#> f('a1b1c1')
#> f('room 2b, 39 Elm St')
# %%
def f(rows, sep):
    table = [r.split(sep) for r in rows]
    n = min(map(len, table), default=0)
    cols = [[row[i] for row in table] for i in range(n)]
    cols.reverse()
    return [sep.join(c) for c in cols]
#> f(['a-b-c', 'd-e-f'], '-')
#> f(['x y', 'z'], ' ')
#> f([], ',')
#> f(['1,2,3,4', '5,6,7', '8,9,10'], ',')
#> f(['--', '-'], '-')
# %%
def f(s):
    out = ''
    while s:
        c = s[0]
        rest = s.lstrip(c)
        n = len(s) - len(rest)
        out += c if n == 1 else f'{n}{c}' if n < 4 else f'({c}~{n})'
        s = rest
    return out
#> f('aaabccccd')
#> f('xyz')
#> f('')
#> f('!!!!!!')
#> f('  spaces    here')
# %%
def f(d, path):
    for step in path.split('.'):
        if isinstance(d, list):
            d = d[int(step)] if step.lstrip('-').isdigit() else len(d)
        elif isinstance(d, dict):
            d = d.get(step, list(d))
        else:
            return path.upper()
    return d
#> f({'a': [10, {'b': 'deep'}]}, 'a.1.b')
#> f({'x': 1, 'y': 2}, 'z.0')
#> f([5, 6, 7], '-1')
#> f({'k': 'v'}, 'k.more')
#> f([[1], [2, 3]], '1.size')
# %%
def f(text, k):
    words = text.split()
    words[k:k + 1] = reversed(words[k:k + 2])
    del words[k + 2:k + 3]
    if len(words) > 3:
        words[::3] = ['_'] * len(words[::3])
    return ' '.join(words)
#> f('a b c d e', 1)
#> f('one two', 0)
#> f('', 0)
#> f('she sells sea shells on shore', 3)
#> f('x y z', 2)
# %%
def f(nums, ops):
    for op in ops:
        if op == '+':
            nums.append(nums[-1] + nums[-2])
        elif op == '-':
            nums.append(nums.pop() - nums.pop())
        elif op == '>':
            nums.insert(0, nums.pop())
        else:
            nums = nums[::-1]
    return nums
#> f([1, 2], '++')
#> f([5, 3, 8], '-')
#> f([1, 2, 3, 4], '>r+')
#> f([7], '+')
#> f([10, 20, 30], '>>-')
# %%
def f(title):
    small = ('a', 'an', 'the', 'of', 'and', 'in')
    words = title.lower().split()
    out = [w if w in small and i else w.capitalize() for i, w in enumerate(words)]
    if words and words[0] in small[:3]:
        out.append(out.pop(0))
        out[-2] += ','
    return ' '.join(out)
#> f('THE LORD OF THE RINGS')
#> f('gone with the wind')
#> f('')
#> f('a')
#> f('an american in paris')
# %%
def f(lst):
    pos = 0
    hops = []
    while 0 <= pos < len(lst) and lst[pos] is not None:
        jump = lst[pos]
        lst[pos] = None
        hops.append(pos)
        pos += jump if isinstance(jump, int) else len(jump)
    return hops, lst.count(None)
#> f([2, 'x', -1, 'abc', 1])
#> f([0])
#> f(['', 5])
#> f([1, 'ab', 3, -3])
#> f([])
# %%
def f(s, marks):
    cleaned = s.translate(str.maketrans('', '', marks))
    gone = len(s) - len(cleaned)
    if gone > len(cleaned):
        return cleaned.join(['<', '>'])
    if not gone:
        return s.casefold()
    return cleaned.split()[-1] * gone
#> f('He said: "no!"', '!:"')
#> f('...a...', '.')
#> f('CLEAN', '?')
#> f('x, y, z', ',')
#> f('-a-', '-')
# %%
def f(a):
    evens, odds = a[::2], a[1::2]
    evens.sort()
    odds.sort(reverse=True)
    a[::2], a[1::2] = evens, odds
    return a if a[0] <= a[-1] else [a[0], a[-1]]
#> f([5, 2, 3, 8, 1])
#> f([9, 1])
#> f([4])
#> f(['d', 'a', 'c', 'b'])
#> f([0, 7, 2, 9, 1, 8])
# %%
def f(text):
    c = text.swapcase()
    diff = [i for i in range(len(text)) if text[i] == c[i]]
    if len(diff) > 2:
        return text[diff[0]:diff[-1] + 1]
    return c[::-1].strip('.') if diff else c.lower()
#> f('one. two. three.')
#> f('abcDEF')
#> f('Hi there.')
#> f('')
#> f('12:30 PM')
# %%
def f(prices, budget):
    bought = {}
    for name in sorted(prices, key=prices.get):
        n = budget // prices[name]
        if n == 0:
            break
        bought[name] = min(n, 2)
        budget -= bought[name] * prices[name]
    return bought, budget
#> f({'pen': 3, 'book': 12, 'cup': 7}, 30)
#> f({'car': 9000}, 50)
#> f({}, 10)
#> f({'a': 1, 'b': 1, 'c': 1}, 5)
#> f({'x': 10, 'y': 4}, 18)
# %%
def f(s):
    a, b = s[:len(s) // 2], s[len(s) // 2:]
    if a == b:
        return f(a) + '*' if a else ''
    if a == b[1:] or a[::-1] == b:
        return a + '~'
    return s
#> f('abababab')
#> f('abccba')
#> f('xyz')
#> f('cabab')
#> f('======')
# %%
def f(words, n):
    out = []
    for w in words:
        try:
            out.append(w[n])
        except IndexError:
            out.append(w[-1:] or '-')
        except TypeError:
            out.append(str(w).zfill(n))
    return ''.join(out)
#> f(['alpha', 'be', '', 7], 3)
#> f(['x', 'y'], 0)
#> f([], 2)
#> f([None, 'word', -5], 4)
#> f(['cat', ('p', 'q'), 'bird'], 1)
# %%
def f(s, t):
    common = ''
    for a, b in zip(reversed(s), reversed(t)):
        if a.casefold() != b.casefold():
            break
        common = a + common
    stem = s[:len(s) - len(common)]
    return f'{stem}({common})' if common else f'{s}/{t}'
#> f('Walking', 'TALKING')
#> f('cat', 'dog')
#> f('same', 'same')
#> f('', 'x')
#> f('report_FINAL.txt', 'notes.TXT')
# %%
def f(log, user):
    on = False
    minutes = since = 0
    for entry in log:
        t, who, what = entry.split()
        if who != user:
            continue
        if what == 'in' and not on:
            on, since = True, int(t)
        elif what == 'out' and on:
            on = False
            minutes += int(t) - since
    return f'{minutes:>5}{"+" if on else ""}'
#> f(['10 ann in', '15 bob in', '40 ann out'], 'ann')
#> f(['5 x in', '9 x in'], 'x')
#> f([], 'nobody')
#> f(['1 a out', '2 a in', '1002 a out', '1003 a in'], 'a')
#> f(['0 q in', '7 q out', '8 q in', '9 q out', '10 z in'], 'q')
# %%
def f(n, sep):
    s = str(n)
    out = ''
    for i, d in enumerate(reversed(s)):
        if i and i % 2 == 0 and d.isdigit():
            out = sep + out
        out = d + out
    return out.strip('0' + sep) if '.' in s else out
#> f(1234567, ',')
#> f(-100, ' ')
#> f(0.5, '_')
#> f(2500.0, "'")
#> f(9, '/')
# %%
def f(d, *names):
    counts = dict.fromkeys(names, 0)
    for v in d.values():
        for n in names:
            if n in v:
                counts[n] += v.index(n) + 1
    return max(counts, key=counts.get, default=None), counts
#> f({'a': ['x', 'y'], 'b': ['y']}, 'x', 'y')
#> f({}, 'p')
#> f({'k': 'hello'}, 'l', 'lo', 'z')
#> f({'q': [1, 2, 3], 'r': [3, 2, 1]}, 1, 2)
#> f({'only': [5]})
# %%
def f(s):
    i = s.rfind('.')
    j = s.rfind('/')
    if i <= j:
        return s[j + 1:] + '.txt'
    ext = s[i:].lower()
    if ext in ('.jpg', '.jpeg'):
        return s[j + 1:i] + '.png'
    return s[:j + 1].replace('/', '.') + ext[1:]
#> f('pics/Cat.JPG')
#> f('dir.d/file')
#> f('/etc/conf/app.CFG')
#> f('README')
#> f('x.jpeg')
# %%
def f(lst):
    total = []
    for i, sub in enumerate(lst):
        total += sub[i:i + 1] or sub[-1:]
        sub[:] = sub[:i]
    lst.append(total)
    return lst
#> f([[1, 2], [3, 4], [5, 6]])
#> f([[], ['a']])
#> f([])
#> f([['x', 'y', 'z'], ['p'], ['q', 'r', 's', 't']])
#> f([[0]])
# %%
def f(text, n):
    line = ''
    while len(line) < n:
        line += text[len(line) % len(text)]
        if line.endswith('an'):
            line = line[:-1] + '&'
    a, b = line[:n // 2], line[n // 2:]
    return b.lstrip() + a.rstrip()
#> f('banana ', 10)
#> f('xo', 5)
#> f('a', 0)
#> f('an ant ran', 16)
#> f(' - ', 7)
# %%
def f(a, b):
    a = a.zfill(len(b))
    b = b.zfill(len(a))
    out, carry = '', 0
    for x, y in zip(a[::-1], b[::-1]):
        carry, digit = divmod(int(x) + int(y) + carry, 10)
        out += str(digit)
    return out + '+' * carry
#> f('95', '17')
#> f('123', '9')
#> f('', '')
#> f('5000', '4999')
#> f('9', '991')
# %%
def f(s):
    i = 0
    result = []
    while i < len(s):
        n = int(s[i]) if s[i].isdigit() else 1
        chunk = s[i + 1:i + 1 + n] if s[i].isdigit() else s[i]
        result.append(chunk)
        i += n + s[i].isdigit()
    return result
#> f('3abc2de')
#> f('xyz')
#> f('')
#> f('9short')
#> f('a0b1c2dd!')
# %%
def f(cards):
    suits = {'H': [], 'S': []}
    for c in cards:
        rank, suit = c[:-1], c[-1]
        if suit not in suits:
            suits = {suit: suits.pop('S', []), **suits}
        suits[suit].append(rank.rjust(2, '0'))
    return {k: sorted(v)[::-1] for k, v in suits.items()}
#> f(['10H', '3H', 'KS'])
#> f(['2S', '4C', '5C'])
#> f([])
#> f(['9D', '8C', '7D', 'AH'])
#> f(['QS', '1D', 'JS'])
# %%
def f(text, word):
    i = text.lower().find(word)
    if i < 0:
        return None
    end = i + len(word)
    left_ok = i == 0 or not text[i - 1].isalnum()
    right_ok = end == len(text) or not text[end].isalnum()
    if left_ok and right_ok:
        return text[i:end], i
    return f(text[end:], word)
#> f('The cathedral cat sat', 'cat')
#> f('concatenate', 'cat')
#> f('', 'x')
#> f('Art? part of an ART.', 'art')
#> f('Nothing, really, no thing', 'no')
