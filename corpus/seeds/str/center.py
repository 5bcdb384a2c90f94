# %%
def banner(title, width):
    title = ' ' + title.strip() + ' '
    return title.center(width, '=')
#> banner('Menu', 12)
#> banner('  Long heading  ', 10)
#> banner('', 7)
#> banner('odd', 10)
#> banner('x', -4)
# %%
def f(s, n, c):
    out = s
    while len(out) < n:
        out = out.center(len(out) + 2, c)
        c = chr(ord(c) + 1)
    return out
#> f('m', 8, 'a')
#> f('mid', 3, 'z')
#> f('', 5, '0')
#> f('core', 9, '~')
#> f('q', 4, '--')
# %%
def pyramid(rows):
    width = 2 * rows - 1
    lines = []
    for i in range(1, rows + 1):
        lines.append(('*' * (2 * i - 1)).center(width).rstrip())
    return lines
#> pyramid(3)
#> pyramid(1)
#> pyramid(0)
#> pyramid(5)
#> pyramid(-2)
# %%
def table_row(cells, width=8):
    row = '|'
    for cell in cells:
        text = str(cell)
        if len(text) > width:
            text = text[:width - 1] + '.'
        row += text.center(width) + '|'
    return row
#> table_row(['id', 'name', 3])
#> table_row([None, True], 6)
#> table_row([])
#> table_row(['a very long cell', 1.5])
#> table_row(['', 'ñ'], 3)
# %%
def offset(word, width):
    padded = word.center(width, '.')
    left = padded.find(word)
    right = len(padded) - left - len(word)
    return left, right
#> offset('abc', 10)
#> offset('abcd', 9)
#> offset('', 4)
#> offset('..', 6)
#> offset('toolong', 3)
# %%
def frame(lines):
    size = max((len(x) for x in lines), default=0)
    body = ['#' + x.center(size) + '#' for x in lines]
    edge = '#' * (size + 2)
    body.insert(0, edge)
    body.append(edge)
    return body
#> frame(['hi', 'there'])
#> frame([])
#> frame([''])
#> frame(['one', 'fifteen', 'x'])
#> frame(['même', 'taille'])
# %%
def equalize(words, fill='-'):
    target = max(map(len, words))
    for i, w in enumerate(words):
        words[i] = w.center(target, fill)
    return words
#> equalize(['a', 'bbb', 'cc'])
#> equalize(['same', 'size'], '*')
#> equalize([])
#> equalize(['', 'xyzzy'], '.')
#> equalize(['1', '22', '333', '4444'], ' ')
# %%
def center_number(n, width):
    sign = '-' if n < 0 else ''
    digits = str(abs(n)).center(width, '0')
    return int(sign + digits) // 2
#> center_number(5, 3)
#> center_number(-42, 5)
#> center_number(0, 4)
#> center_number(1234, 2)
#> center_number(7, 2)
# %%
def unpad(text, width):
    again = text.strip().center(width)
    if again == text:
        return 'centered'
    return repr(again) if len(again) == len(text) else len(again)
#> unpad('  hi  ', 6)
#> unpad('hi    ', 6)
#> unpad(' hi', 9)
#> unpad('', 0)
#> unpad('   x  ', 6)
# %%
def process(text, widths):
    res = {}
    for w in widths:
        c = text.center(w, '_')
        res[w] = c.count('_')
    return res
#> process('ab', [1, 4, 7])
#> process('a_b', [3, 5])
#> process('', [2])
#> process('snake', [])
#> process('__', (2, 2, 6))
# %%
def heading(text, level=1):
    marks = {1: '=', 2: '-', 3: '~'}
    mark = marks.get(level)
    if mark is None:
        return text.center(20).rstrip()
    return f'{text}\n{mark * len(text)}'
#> heading('Intro')
#> heading('Usage', 2)
#> heading('Deep note', 5)
#> heading('', 3)
#> heading('exactly twenty chars', None)
# %%
def diamond(s):
    out = []
    for k in range(1, len(s) + 1):
        out.append(s[:k].center(len(s)))
    return out + out[-2::-1]
#> diamond('abc')
#> diamond('xy')
#> diamond('')
#> diamond('12345')
#> diamond('Z')
# %%
def fits(text, limit, pad='*'):
    if len(pad) != 1:
        pad = pad[:1] or ' '
    text = text.center(limit, pad)
    return text if len(text) <= limit else text[:limit] + '>'
#> fits('ok', 6)
#> fits('overflowing', 4)
#> fits('x', 5, '')
#> fits('abc', 8, '+-')
#> fits('', 0, '!')
# %%
def score_line(home, away, score):
    h, a = score
    mid = '%d:%d' % (h, a)
    line = home.rjust(6) + mid.center(7) + away.ljust(6)
    return line.rstrip() if h >= a else line.lstrip()
#> score_line('Reds', 'Blues', (2, 1))
#> score_line('A', 'B', (0, 10))
#> score_line('', '', (3, 3))
#> score_line('Wanderers', 'Utd', [1, 2])
#> score_line('X', 'Y', (1, 2, 3))
# %%
def strip_center(s, width, chars):
    s = s.strip(chars)
    for ch in chars:
        s = s.center(width, ch)
        width += 2
    return s
#> strip_center('xxhixx', 4, 'x')
#> strip_center('-=mid=-', 5, '-=')
#> strip_center('plain', 7, '')
#> strip_center('aaa', 2, 'ab')
#> strip_center('  gap ', 3, ' .')
# %%
def g(columns, *rows):
    widths = [len(c) + 2 for c in columns]
    result = []
    for row in rows:
        result.append(''.join(v.center(w) for v, w in zip(row, widths)))
    return result
#> g(['name', 'n'], ['bob', '1'], ['al', '22'])
#> g(['x'], ['y', 'z'])
#> g([], ['a'])
#> g(['id', 'label'])
#> g(['', 'ab', ''], ('-', '--', '---'), 'xyz')
# %%
def best_width(word, options):
    for w in sorted(options):
        padded = word.center(w)
        if padded[0] == ' ' == padded[-1]:
            break
    else:
        return -1
    return w
#> best_width('abc', [3, 4, 5, 9])
#> best_width('hello', [1, 2])
#> best_width(' a ', [7, 2])
#> best_width('', [0])
#> best_width('to', (6, 3, 4))
# %%
def shift_center(text, width, n):
    line = list(text.center(width, '.'))
    for _ in range(abs(n)):
        if n > 0:
            line.insert(0, line.pop())
        else:
            line.append(line.pop(0))
    return ''.join(line)
#> shift_center('ab', 6, 1)
#> shift_center('ab', 6, -3)
#> shift_center('wxyz', 2, 2)
#> shift_center('', 0, 1)
#> shift_center('k', 5, 0)
# %%
def menu(items, chosen):
    width = len(max(items, key=len)) + 4
    return [(f'[{it}]' if it == chosen else it).center(width) for it in items]
#> menu(['open', 'save', 'quit'], 'save')
#> menu(['a', 'bb'], 'c')
#> menu([], 'x')
#> menu(['yes', 'no'], 'no')
#> menu(('', 'ß'), '')
# %%
def nest(text, layers):
    acc = text
    for depth, (left, right) in enumerate(layers, 1):
        acc = left + acc.center(len(acc) + depth) + right
    return acc, len(acc)
#> nest('x', ['()', '[]'])
#> nest('', ['<>'])
#> nest('deep', [])
#> nest('v', [('{{', '}}'), ('(', ')'), '||'])
#> nest('w', ['abc'])
# %%
def f(text, n):
    wide = text.center(n, '*')
    return wide.index('*') if '*' in wide else len(wide)
#> f('ab', 6)
#> f('abc', 4)
#> f('ab', 5)
#> f('long one', 3)
#> f('', 2)
# %%
def f(s, chars):
    for i, c in enumerate(chars):
        s = s.center(len(s) + i, c)
    return s
#> f('x', 'abc')
#> f('mid', '-=')
#> f('', '1234')
#> f('q', '')
#> f('no', '....')
# %%
def f(rows):
    width = max(map(len, rows), default=0)
    rows = [r.center(width, '.') for r in rows]
    return '|'.join(rows[::-1])
#> f(['a', 'bbb', 'cc'])
#> f(['even', 'x'])
#> f([])
#> f(['', '', '12'])
#> f(['same', 'size'])
# %%
def f(text, size):
    left = text.center(size)
    return len(left) - len(left.lstrip()), len(left) - len(left.rstrip())
#> f('abc', 8)
#> f('ab', 7)
#> f('abcd', 2)
#> f('é', 4)
#> f('odd', 6)
# %%
def f(n):
    out = []
    for i in range(1, n + 1, 2):
        out.append(('#' * i).center(n, '_'))
    return out
#> f(3)
#> f(5)
#> f(4)
#> f(0)
#> f(1)
# %%
def f(a, b, n):
    if len(a) > len(b):
        a, b = b, a
    return a.center(n, b[0]) + b
#> f('xy', 'pqr', 5)
#> f('long', 'z', 4)
#> f('', '-', 3)
#> f('ab', '', 2)
#> f('k', '+=', 2)
# %%
def center_swap(text, k):
    t = text.center(k, '0')
    mid = len(t) // 2
    return t[mid:] + t[:mid]
#> center_swap('ab', 6)
#> center_swap('123', 4)
#> center_swap('', 3)
#> center_swap('wide', 0)
#> center_swap('7', 2)
# %%
def f(d):
    w = max(len(k) for k in d)
    return '\n'.join(k.center(w, '~') + ':' + str(v) for k, v in d.items())
#> f({'a': 1, 'bcd': 2})
#> f({'xx': None})
#> f({})
#> f({'': 0, 'four': [1]})
#> f({'k': 'v', 'key': 'val'})
# %%
def f(s, n):
    count = 0
    while len(s) < n:
        s = s.center(len(s) + 3, str(count))
        count += 1
    return s, count
#> f('a', 5)
#> f('abc', 3)
#> f('', 7)
#> f('mid', 10)
#> f('zz', -1)
# %%
def g(text, value, fill):
    try:
        return text.center(value, fill)
    except TypeError:
        return text.center(len(fill), text[:1] or '?')
#> g('ab', 5, 'x')
#> g('ab', 5, 'xyz')
#> g('a', 3, '')
#> g('', 2, 'longer')
#> g('q', 4, '-')
