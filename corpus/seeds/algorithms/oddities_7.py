# %%
def f(text, n):
    words = text.split(' ', n)
    tail = words.pop()
    if not words:
        return tail.rjust(n, '>')
    key = words[-1].strip(',')
    return tail.replace(key, key.upper()) + '<' * len(words)
#> f('so, so good to be so far', 2)
#> f('word', 7)
#> f('a b a b a b', 1)
#> f('the more the merrier', 10)
#> f(' leading space is leading', 3)
# %%
def f(s):
    if s.istitle():
        s = s.lower()
    elif s.islower():
        s = s.title()
    else:
        s = ''.join(sorted(s, key=str.lower))
    return s.lstrip() + str(s.find('e'))
#> f('Hello There')
#> f('the end')
#> f('MiXeD Up')
#> f('42')
#> f('Eve Ate')
# %%
def clean(stack):
    while len(stack) > 1 and stack[-1] == stack[-2]:
        stack.pop()
        stack[-1] *= 2


def f(blocks):
    stack = []
    for b in blocks:
        stack.append(b)
        clean(stack)
    return stack
#> f([2, 2, 4, 8])
#> f([1, 2, 3])
#> f([])
#> f(['a', 'a', 'aa', 'b'])
#> f([4, 2, 1, 1])
# %%
def f(d, text):
    for k, v in d.items():
        text = text.replace(k, v.join('<>'))
    opened = text.count('<')
    return text if opened < 3 else text.split('<', 2)[-1]
#> f({'a': '1', 'b': '2'}, 'abc')
#> f({'x': '-'}, 'xoxoxo')
#> f({}, 'as is')
#> f({'cat': 'dog', 'dog': 'cow'}, 'cat and dog')
#> f({' ': '_', '.': ''}, 'one two.')
# %%
def f(lst):
    out = {}
    for i in range(0, len(lst) - 1, 2):
        k, v = lst[i:i + 2]
        if not isinstance(k, (str, int)):
            k = len(out)
        out[k] = out.pop(k, []) + [v]
    if len(lst) % 2:
        out['extra'] = lst[-1]
    return out
#> f(['a', 1, 'b', 2, 'a', 3])
#> f([None, 'x', [], 'y', 0])
#> f([])
#> f(['solo'])
#> f([1, 'one', True, 'yes', 2, 'two'])
# %%
def f(s):
    best = (0, '')
    i = 0
    while i < len(s):
        j = i
        while j < len(s) and s[j].isalnum() == s[i].isalnum():
            j += 1
        best = max(best, (j - i, s[i:j].strip()))
        i = j
    return best
#> f('one, two ... three')
#> f('-----abc')
#> f('')
#> f('C++ & Python3 vs. Java8')
#> f('   x   yz')
# %%
def f(text, old):
    pieces = text.rsplit(old, 2)
    if len(pieces) == 1:
        return text[::2] + text[1::2]
    pieces[1:] = [p.upper() for p in pieces[1:]]
    return old[::-1].join(pieces)
#> f('ab-cd-ef-gh', '-')
#> f('interleave', '#')
#> f('to->from', '->')
#> f('the cat the dog the end', 'the ')
#> f('x==y==z', '==')
# %%
def f(nums):
    seen, dup = {}, []
    for i, n in enumerate(nums):
        if n in seen:
            dup.append(i - seen.pop(n))
        else:
            seen[n] = i
    if not dup:
        return list(seen.items())[-1:]
    return dup, list(seen)
#> f([3, 1, 3, 2, 1])
#> f([7, 7, 7])
#> f([])
#> f([1, 2, 3])
#> f(['a', 0, 'a', False, 'b'])
# %%
def f(s, k):
    s = s.center(len(s) + k, '+')
    left = len(s) - len(s.lstrip('+'))
    right = len(s) - len(s.rstrip('+'))
    core = s[left:len(s) - right]
    return (core.swapcase() if left == right else core[::-1]), left - right
#> f('Word', 4)
#> f('Word', 3)
#> f('Words', 3)
#> f('+x', 1)
#> f('', 5)
# %%
def f(ledger, fee):
    for who in list(ledger):
        ledger[who] -= fee
        if ledger[who] < 0:
            debt = ledger.pop(who)
            if ledger:
                richest = max(ledger, key=ledger.get)
                ledger[richest] += debt
    return ledger
#> f({'a': 10, 'b': 3, 'c': 20}, 5)
#> f({'x': 1}, 2)
#> f({}, 9)
#> f({'p': 4, 'q': 4}, 4)
#> f({'m': 0, 'n': 50, 'o': 1}, 10)
# %%
def f(word):
    letters = sorted(word.lower())
    out = ''
    while letters:
        out += letters.pop(0)
        if letters:
            out += letters.pop().upper()
    return out.strip()
#> f('puzzle')
#> f('A')
#> f('')
#> f('Hi There!')
#> f('x9y8z7')
# %%
def f(lines, word):
    hits = []
    for no, line in enumerate(lines):
        col = line.find(word)
        while col > -1:
            hits.append(f'{no}:{col:02}')
            col = line.find(word, col + len(word))
    return hits or [word.center(6, '?')]
#> f(['the tree', 'three', 'no'], 'the')
#> f(['aaa', 'aaaa'], 'aa')
#> f([], 'x')
#> f(['abc', 'def'], 'zz')
#> f(['is this it?', '', 'history is'], 'is')
# %%
def f(a, k):
    k %= len(a) or 1
    b = a[k:] + a[:k]
    changes = [x for x, y in zip(a, b) if x != y]
    if not changes:
        return b.count(b[0]) if b else None
    a[:] = b
    a.insert(k, len(changes))
    return a
#> f([1, 2, 3, 4], 1)
#> f(['z', 'z'], 5)
#> f([], 2)
#> f([1, 2, 1, 2], 6)
#> f(['a', 'b', 'a'], -1)
# %%
def f(text):
    i = text.find('(')
    if i == -1:
        return [text.strip()]
    j = text.index(')', i)
    args = text[i + 1:j].split(',')
    args = [a.strip() or None for a in args]
    args.insert(0, text[:i].strip().lower())
    return args
#> f('Move(10, 20)')
#> f('stop ')
#> f('Wait()')
#> f('log( a ,, b) later')
#> f('broken(1')
# %%
def f(n):
    s = format(n, 'b')
    groups = [len(g) for g in s.split('0') if g]
    if len(groups) == 1:
        return s.replace('1', 'I')
    return format(sum(groups), '03d') + s[-2:]
#> f(27)
#> f(8)
#> f(0)
#> f(1023)
#> f(341)
# %%
def f(items, flag):
    view = items if flag else items[:]
    for i in range(len(view) - 1, 0, -2):
        del view[i]
    view += ['end']
    return items, len(view)
#> f([1, 2, 3, 4, 5], True)
#> f([1, 2, 3, 4, 5], False)
#> f([], True)
#> f(['a', 'b'], False)
#> f(['x', 'y', 'z', 'w'], 1)
# %%
def f(text):
    digits = ''
    for ch in text:
        if ch.isdigit():
            digits = ch + digits
        elif digits and ch == '*':
            digits = str(int(digits) * 2)
        elif ch == '#':
            digits = digits[1:]
    return int('0' + digits), digits.zfill(4)
#> f('1a2b3c')
#> f('45*#6')
#> f('')
#> f('###9*')
#> f('No. 100 * and # then 7')
# %%
def f(s, chars):
    i, j = 0, len(s)
    while i < j and (s[i] in chars or s[j - 1] in chars):
        if s[i] in chars:
            i += 1
        if i < j and s[j - 1] in chars:
            j -= 1
    same = s[i:j] == s.strip(chars)
    return s[:i] + s[j:], same
#> f('**bold_*', '*_')
#> f('clean', '!')
#> f('~~~~', '~')
#> f(' .mixed, ends. ', ' .')
#> f('xyxhixx', 'x')
# %%
def f(d):
    chain = []
    key = min(d, default=None)
    while key in d:
        chain.append(key)
        key = d.pop(key)
    return '>'.join(map(str, chain + [key])), sorted(d)
#> f({'a': 'c', 'b': 'a', 'c': 'd'})
#> f({1: 2, 2: 3, 3: 1, 9: 9})
#> f({})
#> f({'x': 'x'})
#> f({'p': 'q', 'r': 's', 'q': 'r'})
# %%
def f(name):
    last, comma, first = name.partition(',')
    if comma:
        name = f'{first.strip()} {last.strip()}'
    bits = name.split()
    if len(bits) > 2:
        bits[1:-1] = [b[0] + '.' for b in bits[1:-1]]
    return ' '.join(bits).title()
#> f('doe, jane anne')
#> f('john ronald reuel tolkien')
#> f('Cher')
#> f('VAN GOGH,  vincent willem')
#> f(',')
# %%
def f(row, n):
    for _ in range(n):
        nxt = ''
        for i in range(len(row)):
            near = row[max(i - 1, 0):i + 2].count('*')
            nxt += '*' if near == 2 else '.'
        if nxt == row:
            break
        row = nxt
    return row.rstrip('.')
#> f('.**.*', 2)
#> f('*', 3)
#> f('', 4)
#> f('*.*.*.', 1)
#> f('..**..', 5)
# %%
def f(a, b):
    if len(a) < len(b):
        a, b = b, a
    out = []
    for i, x in enumerate(a):
        y = b[i % len(b)] if b else None
        if x == y:
            continue
        out.append(f'{x}/{y}')
    return out[-1:] + out[:1]
#> f([1, 2, 3], [1, 5])
#> f('abcd', 'ab')
#> f([], [])
#> f(['q'], [])
#> f('xy', 'zyxw')
# %%
def f(s):
    if ' ' not in s:
        return s.encode().hex()[:6]
    words = s.split(' ')
    empties = words.count('')
    while '' in words:
        words.remove('')
    return '_'.join(words) + '~' * empties
#> f('abc')
#> f('a  b   c')
#> f('so   far  so good')
#> f(' lead and trail ')
#> f('Hello,World')
# %%
def f(rating, names):
    order = sorted(names, key=lambda n: rating.get(n, 0), reverse=True)
    top = order[0] if order else ''
    rating[top] = rating.get(top, 0) - 3
    if rating[top] < rating.get(order[-1] if order else top, 0):
        order.append(order.pop(0))
    return order
#> f({'a': 5, 'b': 4, 'c': 3}, ['c', 'b', 'a'])
#> f({}, ['x', 'y'])
#> f({'q': 9}, [])
#> f({'m': 10, 'n': 1}, ['n', 'm'])
#> f({'u': 2, 'v': 2, 'w': 2}, ['v', 'w', 'u'])
# %%
def f(s):
    out = []
    for w in s.split('.'):
        if not w:
            out.append(len(out))
        elif w.isdecimal():
            out.append(int(w[::-1]))
        else:
            out.append(w.strip()[:2])
    out.sort(key=lambda x: (type(x) is str, x))
    return out
#> f('ab.120..cd.7')
#> f('192.168.0.10')
#> f('')
#> f('End. Of. Line.')
#> f('3.x.2.y.1')
# %%
def f(xs):
    ys = [xs]
    ys *= 3
    ys[0].append('z')
    ys[1] = ys[1] + ['w']
    ys[2].pop(0)
    return ys[0], len(ys[1]), ys[0] is ys[2]
#> f([])
#> f([1])
#> f(['a', 'b', 'c'])
#> f([[1], [2]])
#> f(['z', 'w'])
# %%
def f(text, banned):
    kept = []
    prev = ''
    for w in text.split():
        low = w.lower().rstrip('.,')
        if low == prev or low.startswith(tuple(banned)):
            kept.append('~')
        else:
            kept.append(w)
            prev = low
    return ' '.join(kept).replace('~ ~', '~')
#> f('The the cat, Cat. sat down', ['d'])
#> f('un undo until', ['un'])
#> f('', [])
#> f('very very very good', ['go', 'x'])
#> f('I see, see I', ['z'])
# %%
def f(cells):
    col = 0
    shift = []
    for cell in cells:
        cell = cell.strip().upper()
        if not cell.isalnum():
            shift.append('ERR')
            continue
        letters = cell.rstrip('0123456789')
        row = cell[len(letters):] or '1'
        col += len(letters)
        shift.append(letters + str(int(row) + col))
    return shift
#> f(['a1', ' B2 ', 'c'])
#> f(['AA10', '7'])
#> f([])
#> f(['x-1', '', 'z9'])
#> f(['d4', 'd4', 'd4', '??'])
# %%
def f(s, n):
    out = []
    for part in s.split('/'):
        if part.isdigit():
            out.append(part.zfill(n))
        elif part == '':
            out.extend(out[-1:])
        else:
            out.insert(n, part)
    return '/'.join(out)
#> f('7/a/12//b', 3)
#> f('/', 2)
#> f('', 1)
#> f('2024/1/5', 2)
#> f('x/y/z//9', 0)
# %%
def f(d, n):
    out = []
    for i, (k, v) in enumerate(d.items()):
        if i == n:
            break
        out.append(f'{k!s:>3}={v!r}')
    else:
        out.append('all')
    return ';'.join(out)
#> f({'a': 1, 'b': 'two', 'c': None}, 2)
#> f({'x': 1.5}, 4)
#> f({}, 0)
#> f({1: [1], 22: '', 3333: "it's"}, 3)
#> f({True: False, None: 0}, 1)
# %%
def f(moves):
    x = y = 0
    trail = ['0,0']
    for m in moves.lower():
        x += (m == 'e') - (m == 'w')
        y += (m == 'n') - (m == 's')
        here = f'{x},{y}'
        if here in trail:
            del trail[trail.index(here) + 1:]
        else:
            trail.append(here)
    return trail
#> f('nesw')
#> f('EENNW')
#> f('')
#> f('nnsseeww')
#> f('n-e-x-t w')
# %%
def f(lst, sep):
    text = sep.join(map(str, lst))
    back = text.split(sep)
    if len(back) != len(lst):
        return len(back) - len(lst)
    return [type(x)(y) if isinstance(x, (int, float)) else y for x, y in zip(lst, back)][::-1]
#> f([1, 'a', 2.5], ',')
#> f(['a-b', 'c'], '-')
#> f([], '/')
#> f([-7, 'minus'], '-')
#> f([True, 'no', 10], ' ')
# %%
def f(s):
    upper = s.upper()
    for i in range(len(s), 0, -1):
        if s[i - 1] != upper[i - 1]:
            s = s[:i - 1] + upper[i - 1:i + 1]
            break
    else:
        s = s.lower() or '0'
    return s
#> f('abCD')
#> f('SHOUT')
#> f('')
#> f('iPhone 12 PRO')
#> f('trailing...')
# %%
def f(scores, cut):
    passed = {n: s for n, s in scores.items() if s >= cut}
    while passed and len(passed) * 2 > len(scores):
        worst = min(passed, key=lambda n: (passed[n], n))
        del passed[worst]
        cut += 1
    return passed, cut
#> f({'a': 50, 'b': 70, 'c': 90}, 40)
#> f({'x': 10}, 5)
#> f({}, 60)
#> f({'p': 65, 'q': 65, 'r': 20, 's': 65}, 60)
#> f({'m': 1, 'n': 2}, 3)
# %%
def f(text):
    lines = text.splitlines()
    numbered = []
    for line in lines:
        if line.lstrip().startswith('#'):
            continue
        code, _, comment = line.partition('#')
        numbered.append(f'{len(numbered) + 1}.{code.rstrip()}' + ('*' if comment else ''))
    return numbered
#> f('x = 1\n# note\ny = 2  # two')
#> f('')
#> f('  # only\n#comments')
#> f('a#\nb # c # d\n\n')
#> f('print\n    go()')
# %%
def f(a):
    a = sorted(a, key=lambda w: (len(w) % 2, w.lower()))
    lead = a[0][0] if a and a[0] else '?'
    while a and not a[-1].isalpha():
        a.pop()
    a[:0] = [lead] * 2
    return ''.join(a).count(lead), a
#> f(['Fig', 'kiwi', 'Plum', 'apple'])
#> f(['a1', 'b2'])
#> f([])
#> f(['oo', 'O', 'ooo', 'OO', '0'])
#> f(['x!', 'yes', 'no'])
# %%
def f(t, n):
    h, m = (int(p) for p in t.split(':'))
    m += n
    h, m = (h + m // 60) % 24, m % 60
    text = f'{h:02}:{m:02}'
    if text == text[::-1]:
        return text + '!'
    return text.lstrip('0') if h else text.replace('00:', 'midnight+', 1)
#> f('09:45', 30)
#> f('23:30', 45)
#> f('12:00', 21)
#> f('00:00', -1)
#> f('6:05', 600)
# %%
def f(deck, cuts):
    for c in cuts:
        if c > 0:
            deck = deck[c:] + deck[:c]
        elif c < 0:
            deck[c:] = deck[c:][::-1]
        else:
            deck = deck[::2] + deck[1::2]
    return ''.join(map(str, deck))
#> f([1, 2, 3, 4, 5], [2])
#> f(['a', 'b', 'c', 'd'], [0, -2])
#> f([], [1, 0, -1])
#> f([9, 8, 7, 6], [-4, 1, 0])
#> f(['K', 'Q', 'J'], [])
# %%
def f(text, n):
    table = {}
    for i in range(len(text) - n):
        gram, nxt = text[i:i + n], text[i + n]
        table.setdefault(gram, '')
        if nxt not in table[gram]:
            table[gram] += nxt
    return {g: s for g, s in table.items() if len(s) > 1}
#> f('banana bandana', 2)
#> f('abcabd', 2)
#> f('aaa', 1)
#> f('', 3)
#> f('she sells shells', 2)
# %%
def f(s):
    left = right = ''
    for i, c in enumerate(s):
        if c in '([{':
            left += c
        elif c in ')]}':
            right = c + right
        elif not left:
            return s[:i + 1].ljust(3, '-')
    return left + '.' + right if len(left) >= len(right) else right
#> f('(a[b]{c})')
#> f('x(y)')
#> f('([)')
#> f('')
#> f('[[1, 2], [3]]')
