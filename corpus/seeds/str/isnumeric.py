# %%
def total(values):
    acc = 0
    for v in values:
        if v.isnumeric():
            acc += int(v)
        else:
            acc -= 1
    return acc
#> total(['1', '2', 'x'])
#> total(['100', ''])
#> total([])
#> total(['a', 'b', '-3'])
#> total(['½', '5'])
# %%
def f(s, t):
    if s.isnumeric() and t.isnumeric():
        return int(s) + int(t)
    return s + t
#> f('2', '3')
#> f('2', 'b')
#> f('', '7')
#> f('010', '001')
#> f('-1', '1')
# %%
def is_float(text):
    whole, dot, frac = text.lstrip('+-').partition('.')
    if not dot:
        return whole.isnumeric()
    return (whole + frac).isnumeric() and float(text)
#> is_float('3.14')
#> is_float('-2.')
#> is_float('12')
#> is_float('1.2.3')
#> is_float('abc')
# %%
def sort_mixed(items):
    nums = sorted([i for i in items if i.isnumeric()], key=int)
    rest = sorted(set(items) - set(nums))
    return nums + rest
#> sort_mixed(['10', '9', 'b', 'a'])
#> sort_mixed(['x'])
#> sort_mixed([])
#> sort_mixed(['3', '03', '003', 'c', 'c'])
#> sort_mixed(['-1', '1', 'one'])
# %%
def next_label(labels):
    nums = [int(x) for x in labels if x.isnumeric()]
    new = str(max(nums, default=0) + 1)
    labels.append(new)
    return labels
#> next_label(['1', '2', 'extra'])
#> next_label([])
#> next_label(['a', 'b'])
#> next_label(['7', '3', '-9'])
#> next_label(['0099'])
# %%
def describe(ch):
    if ch.isnumeric() and not ch.isdigit():
        return 'fraction or numeral'
    elif ch.isdigit() and not ch.isdecimal():
        return 'super'
    return ch.isdecimal() and int(ch) * 2
#> describe('½')
#> describe('²')
#> describe('4')
#> describe('x')
#> describe('Ⅷ')
# %%
def column_sum(rows, col):
    s = 0
    for row in rows:
        try:
            cell = row[col]
        except IndexError:
            continue
        s += int(cell) if cell.isnumeric() else 0
    return s
#> column_sum([['a', '1'], ['b', '2']], 1)
#> column_sum([['5'], ['x', '9']], 0)
#> column_sum([['1'], []], 3)
#> column_sum([], 0)
#> column_sum([['1', '20'], ['2', '30']], -1)
# %%
def scan(s):
    num, out = '', []
    for ch in s + ' ':
        if ch.isnumeric():
            num += ch
        elif num:
            out.append(num.zfill(3))
            num = ''
    return '-'.join(out)
#> scan('a1b22c333')
#> scan('none')
#> scan('7')
#> scan('12:30:05')
#> scan('1234 5')
# %%
def ask(answers, limit=3):
    tries = 0
    for a in answers:
        tries += 1
        if a.strip().isnumeric():
            return int(a), tries
        if tries == limit:
            break
    return None, tries
#> ask(['x', '5'])
#> ask(['a', 'b', 'c', '4'])
#> ask([' 12 '])
#> ask([], 0)
#> ask(['no', 'yes', '1'], 2)
# %%
def replace_nums(text, word='N'):
    parts = text.split(' ')
    parts = [word + str(len(p)) if p.isnumeric() else p for p in parts]
    return ' '.join(parts).strip()
#> replace_nums('buy 12 eggs')
#> replace_nums('7 8 9', '#')
#> replace_nums('nothing')
#> replace_nums('  3  ')
#> replace_nums('room 101b or 2000', '')
# %%
def g(d):
    out = {}
    for k, v in d.items():
        if isinstance(v, str) and v.isnumeric():
            v = int(v)
        if k.isnumeric():
            k = int(k)
        out[k] = v
    return out
#> g({'1': 'one', 'two': '2'})
#> g({'a': None, '3': 3})
#> g({})
#> g({'07': '007', '7': 'x'})
#> g({'k': '-1', '': ''})
# %%
def steps(program):
    pos = 0
    for instr in program.split(';'):
        cmd, arg = instr[:1], instr[1:]
        assert arg.isnumeric(), instr
        pos = pos + int(arg) if cmd == 'f' else pos - int(arg)
    return abs(pos)
#> steps('f10;b3')
#> steps('b5')
#> steps('f1;x')
#> steps('f0;f2;b20')
#> steps('')
# %%
def split_code(code):
    for cut in range(len(code), 0, -1):
        if code[cut:].isnumeric() and code[:cut].isalpha():
            return code[:cut], int(code[cut:])
    return (code,)
#> split_code('AB12')
#> split_code('X9')
#> split_code('123')
#> split_code('a1b2')
#> split_code('')
# %%
def pages(spec):
    result = []
    for piece in spec.split(','):
        a, _, b = piece.partition('-')
        if a.isnumeric() and b.isnumeric():
            result += list(range(int(a), int(b) + 1))
        elif a.isnumeric():
            result.append(int(a))
    return result
#> pages('1-3,7')
#> pages('5')
#> pages('x,2-')
#> pages('9-8,4-4')
#> pages('')
# %%
def toggle(token, memory):
    if token.isnumeric():
        memory.insert(0, int(token))
    elif memory:
        memory[0] = -memory[0]
    else:
        raise RuntimeError('empty memory')
    return memory[:2]
#> toggle('5', [1, 2])
#> toggle('neg', [4])
#> toggle('neg', [])
#> toggle('0', [])
#> toggle('-5', [3, 3, 3])
# %%
def password_score(pw):
    score = min(len(pw), 10)
    score += 3 * (not pw.isnumeric())
    for ch in pw:
        if ch.isnumeric():
            score += 1
            break
    else:
        score -= 2
    return score
#> password_score('12345')
#> password_score('abc')
#> password_score('abc1')
#> password_score('')
#> password_score('correct horse 9')
# %%
def first_numeric(text, start):
    idx = start
    while not text[idx].isnumeric():
        idx += 1
    text = text[:idx] + '[' + text[idx] + ']' + text[idx + 1:]
    return text
#> first_numeric('abc5def6', 0)
#> first_numeric('abc5def6', 4)
#> first_numeric('none', 0)
#> first_numeric('x½', -2)
#> first_numeric('42', 1)
# %%
def bools(words):
    flags = ''.join('1' if w.isnumeric() else '0' for w in words)
    return int(flags, 2) if flags else -1
#> bools(['5', 'x', '7'])
#> bools(['a', 'b'])
#> bools([])
#> bools(['1', '1', '1', '1'])
#> bools(('', '三', '3.0'))
# %%
def process(line):
    name, *fields = line.split()
    nums = list(map(int, filter(str.isnumeric, fields)))
    nums.reverse()
    return {name: nums} if nums else name
#> process('bob 1 2 3')
#> process('al x y')
#> process('zed 10 ten 20')
#> process('')
#> process('42 42')
# %%
def plural(count, noun):
    if not str(count).isnumeric():
        return noun + '?'
    count = int(count)
    return f'{count or "no"} {noun}' + ('' if count == 1 else 's')
#> plural('1', 'cat')
#> plural(3, 'dog')
#> plural('0', 'egg')
#> plural(-2, 'fox')
#> plural('many', 'hen')
# %%
def f(text, n):
    out = []
    for p in text.split('-'):
        out.append(p.rjust(n, '0') if p.isnumeric() else p[:n])
    return '-'.join(out)
#> f('1-abc-22', 3)
#> f('x-y', 1)
#> f('', 2)
#> f('5-½', 2)
#> f('123-4567', 2)
# %%
def f(s):
    if s.isnumeric() == s.isdigit():
        return s.isdigit(), len(s)
    return [c for c in s if c.isdigit()]
#> f('123')
#> f('½')
#> f('1½2')
#> f('')
#> f('abc')
# %%
def f(a, b):
    n = 0
    while n < min(len(a), len(b)) and a[n].isnumeric() and b[n].isnumeric():
        n += 1
    return a[:n] + b[n:]
#> f('12ab', '345')
#> f('ab', '12')
#> f('99', '88')
#> f('', '1')
#> f('1²x', '3y')
# %%
def f(items):
    total = ''
    for x in items:
        if x.isnumeric():
            total = total + x if len(x) > 1 else x + total
    return total
#> f(['12', '3', 'a'])
#> f(['1', '2', '3'])
#> f([])
#> f(['x', ''])
#> f(['40', '5', '60'])
# %%
def f(s, k):
    lst = list(s)
    for i, c in enumerate(lst):
        if c.isnumeric() and i + k < len(lst):
            lst[i], lst[i + k] = lst[i + k], lst[i]
    return ''.join(lst)
#> f('1abc', 1)
#> f('a1b2c', 1)
#> f('123', 2)
#> f('', 1)
#> f('xyz', 1)
# %%
def f(text):
    heads = [w[0].isnumeric() for w in text.split()]
    return any(heads), heads.index(True) if True in heads else len(heads)
#> f('a 1b c')
#> f('no nums')
#> f('')
#> f('9 lives')
#> f('x ⅓ cup')
# %%
def pick(d, key):
    v = str(d.get(key, 'x'))
    if v.isnumeric():
        d[key] = int(v) // 2
        return d
    return v
#> pick({'a': '9', 'b': 1}, 'a')
#> pick({'a': '9', 'b': 1}, 'b')
#> pick({}, 'q')
#> pick({'k': -4}, 'k')
#> pick({1: 'ab'}, 1)
# %%
def f(s):
    while len(s) > 2:
        if s[0].isnumeric():
            s = s[1:]
        elif s[-1].isnumeric():
            s = s[:-1]
        else:
            return s
    return s * 2
#> f('12ab34')
#> f('1234')
#> f('abc')
#> f('')
#> f('1a2b3')
# %%
def f(text, char):
    text = text.replace(char, '')
    return text if text.isnumeric() else text + char
#> f('1,234', ',')
#> f('1.5x', '.')
#> f('', '-')
#> f('555-1234', '-')
#> f('a b', ' ')
# %%
def g(nums, s):
    flags = [c.isnumeric() for c in s]
    return [n for n, ok in zip(nums, flags) if ok], sum(flags)
#> g([5, 6, 7], 'a1b')
#> g([1, 2], '12')
#> g([], '9')
#> g([3, 4, 5], 'xyz')
#> g([-1, 0, 1, 2], '²a½')
