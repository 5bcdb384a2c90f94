# %%
def f(template, items):
    out = []
    for i, it in enumerate(items):
        out.append(template.format(i, it))
    return ' '.join(out)
#> f('{0}={1}', ['a', 'b'])
#> f('<{1}>', [1, None, 'x'])
#> f('plain', [0, 0])
#> f('{2}', ['q'])
#> f('{1!r:>5}', ['ab', 'c'])
# %%
def price(amount, symbol='$'):
    if amount < 0:
        return '-' + '{}{:,.2f}'.format(symbol, -amount)
    return '{}{:,.2f}'.format(symbol, amount)
#> price(1234.5)
#> price(-99)
#> price(0, '€')
#> price(1000000.999)
#> price(7, 'CHF ')
# %%
def clock(seconds):
    h, rest = divmod(seconds, 3600)
    m, s = divmod(rest, 60)
    if h:
        return '{}:{:02d}:{:02d}'.format(h, m, s)
    return '{:02}:{:02}'.format(m, s)
#> clock(3725)
#> clock(59)
#> clock(0)
#> clock(-1)
#> clock(86399)
# %%
def fill(template, values):
    try:
        return template.format(**values)
    except KeyError as e:
        return 'missing ' + e.args[0]
#> fill('Dear {name}, you owe {sum}', {'name': 'Bo', 'sum': 5})
#> fill('Hi {who}', {'name': 'Al'})
#> fill('nothing', {'x': 1})
#> fill('{a}{a}{b}', {'a': 'ha', 'b': '!'})
#> fill('', {})
# %%
def pad_table(rows, widths):
    lines = []
    for row in rows:
        line = ''
        for cell, w in zip(row, widths):
            line += '{:<{}}|'.format(cell, w)
        lines.append(line[:-1])
    return lines
#> pad_table([['a', 'bb'], ['ccc', 'd']], [4, 2])
#> pad_table([['toolong', 1]], (3, 5))
#> pad_table([], [1])
#> pad_table([['x'], []], [2])
#> pad_table([[1.5, True]], [6, 6])
# %%
def bases(n):
    parts = '{0:b} {0:o} {0:x} {0:X}'.format(n).split()
    return max(parts, key=len), parts[-1]
#> bases(255)
#> bases(0)
#> bases(10)
#> bases(-171)
#> bases('12')
# %%
def align(word, how, width):
    marks = {'left': '<', 'right': '>', 'mid': '^'}
    mark = marks.get(how, '^')
    spec = '{:*' + mark + str(width) + '}'
    return spec.format(word)
#> align('cat', 'left', 6)
#> align('cat', 'right', 6)
#> align('cat', 'centre', 8)
#> align('elephant', 'left', 3)
#> align('', 'mid', 4)
# %%
def describe(obj):
    if isinstance(obj, dict):
        return ', '.join('{}: {!r}'.format(k, v) for k, v in sorted(obj.items()))
    elif isinstance(obj, (list, tuple)):
        return '{0} of {1}'.format(type(obj).__name__, len(obj))
    return '<{!s}>'.format(obj)
#> describe({'b': 'x', 'a': 1})
#> describe([1, 2, 3])
#> describe(())
#> describe("it's")
#> describe(None)
# %%
def initials(name, pattern='{0}.{1}.'):
    first, *_, last = name.split()
    return pattern.format(first[0], last[0]).upper()
#> initials('ada lovelace')
#> initials('john ronald reuel tolkien', '{1}{0}')
#> initials('prince')
#> initials('élan vital', '[{0}]')
#> initials('guido van rossum')
# %%
def percent(part, whole, digits=1):
    if whole == 0:
        return 'n/a'
    text = '{:.{d}%}'.format(part / whole, d=digits)
    return text.replace('.0%', '%')
#> percent(1, 4)
#> percent(1, 3, 2)
#> percent(5, 0)
#> percent(3, 3)
#> percent(-2, 7, 0)
# %%
def steps(start, stop):
    log = []
    while start != stop:
        arrow = '+' if start < stop else '-'
        log.append('{}{}'.format(start, arrow))
        start += 1 if arrow == '+' else -1
    log.append('{:=^5}'.format(stop))
    return ''.join(log)
#> steps(1, 4)
#> steps(3, 0)
#> steps(7, 7)
#> steps(-1, 1)
#> steps(10, 8)
# %%
def g(pattern, data):
    data.reverse()
    return pattern.format(*data) + '/' + str(len(data))
#> g('{}-{}', ['a', 'b'])
#> g('{0}{0}{1}', ['x', 'y', 'z'])
#> g('{}', [])
#> g('{2}{1}{0}', [1, 2, 3])
#> g('{{}}{}', [None])
# %%
def deep(record):
    line = '{u[name]} ({u[tags][0]})'.format(u=record)
    return line.title() if len(record['tags']) > 1 else line
#> deep({'name': 'ann lee', 'tags': ['admin', 'dev']})
#> deep({'name': 'bo', 'tags': ['x']})
#> deep({'name': '', 'tags': []})
#> deep({'name': 'KIM', 'tags': 'ab'})
#> deep({'name': None, 'tags': (1, 2)})
# %%
def invoice(items, rate):
    total = 0
    for name, qty, cost in items:
        total += qty * cost
    total *= 1 + rate
    return '{n} item{s}: {t:.2f}'.format(n=len(items), s='' if len(items) == 1 else 's', t=total)
#> invoice([('pen', 2, 1.5), ('cup', 1, 4)], 0.1)
#> invoice([('hat', 1, 20)], 0)
#> invoice([], 0.5)
#> invoice([('x', -1, 3)], 0.25)
#> invoice([('a', 3, 0.333), ('b', 10, 1), ('c', 0, 99)], 0.07)
# %%
def versions(base, count):
    names = [base]
    for k in range(1, count):
        candidate = '{}_{:03d}'.format(base.rstrip('_'), k)
        if candidate not in names:
            names.append(candidate)
    return names[-2:]
#> versions('draft', 3)
#> versions('old_', 2)
#> versions('x', 1)
#> versions('', 12)
#> versions('final', -3)
# %%
def echo(word, times, sep):
    pattern = sep.join(['{0}'] * times)
    if times > 2:
        pattern = pattern.replace('{0}', '{0!r}', 1)
    return pattern.format(word)
#> echo('hey', 2, ', ')
#> echo('ho', 3, '-')
#> echo('zip', 0, '.')
#> echo('{}', 1, '')
#> echo('ñ', 4, '{{')
# %%
def signed(nums):
    text = ''
    for n in nums:
        text = '{}{:+d} '.format(text, n)
    return text.strip().replace('+0', '0')
#> signed([1, -2, 0])
#> signed([])
#> signed([100, 200, -300])
#> signed([-0, 7])
#> signed([2.5])
# %%
def template_args(template, *args, **named):
    used = template.count('{')
    if used > len(args) + len(named):
        return used - len(args)
    return template.format(*args, **named).strip()
#> template_args('{} and {}', 'you', 'me')
#> template_args('{} {x}', 1, x=2)
#> template_args('{} {} {}', 'a')
#> template_args('  none  ', 'extra')
#> template_args('{y}', 'p', z='q')
# %%
def sci(value, places):
    text = '{:.{}e}'.format(value, places)
    mantissa, exp = text.split('e')
    return '{} x 10^{}'.format(mantissa, int(exp))
#> sci(12345, 2)
#> sci(0.00067, 1)
#> sci(0, 3)
#> sci(-1e100, 0)
#> sci(6, 5)
# %%
def letter_rows(word, fmt='{c}{n}'):
    counted = {}
    for c in word.lower():
        counted[c] = counted.get(c, 0) + 1
    return [fmt.format(c=c, n=n) for c, n in counted.items() if n > 1] or None
#> letter_rows('Mississippi')
#> letter_rows('abc')
#> letter_rows('Noon', '{n}x{c}')
#> letter_rows('aAa', 'only {c!r}')
#> letter_rows('')
# %%
def f(a, b):
    if len(a) > len(b):
        return '{1}<{0}'.format(a, b)
    return '{0}{0}>{1}'.format(a, b)
#> f('abc', 'd')
#> f('x', 'yz')
#> f('', '')
#> f([1, 2], (3,))
#> f('k', 'm')
# %%
def f(nums):
    out = ''
    for i, n in enumerate(nums):
        out += '{:{}d}'.format(n, i + 1)
    return out
#> f([1, 2, 3])
#> f([10, -5])
#> f([])
#> f([0, 0, 0, 0])
#> f([123, 4])
# %%
def f(text, n):
    s = '{:>{w}}|{:<{w}}'.format(text, text[::-1], w=n)
    return s[1:-1]
#> f('abc', 5)
#> f('xy', 1)
#> f('', 3)
#> f('q', 2)
#> f('WqRt9', 6)
# %%
def f(d, tpl):
    for k in sorted(d):
        tpl = tpl.format(d[k], '{}')
    return tpl
#> f({'a': 1, 'b': 2}, '{}-{}')
#> f({'x': 'y'}, '{1}{0}')
#> f({}, '{}')
#> f({'z': 9, 'y': 8, 'x': 7}, '{}{}')
#> f({'k': 0}, '{2}')
# %%
def f(value):
    forms = ['{:b}', '{:o}', '{:x}']
    return sorted((p.format(value) for p in forms), key=len)
#> f(10)
#> f(255)
#> f(0)
#> f(-7)
#> f(64)
# %%
def f(items):
    t = '/'.join(['{}'] * len(items))
    return t.format(*items[::-1])
#> f([1, 2, 3])
#> f(['a', None])
#> f([])
#> f([[1], (2,)])
#> f(['x', 'yz', ''])
# %%
def f(s, k):
    try:
        return s.format(*range(k))
    except IndexError:
        return s.count('{}') - k
#> f('{} {}', 2)
#> f('{} {} {}', 1)
#> f('plain', 0)
#> f('{0}{1}{0}', 3)
#> f('{}', 0)
# %%
def cell(value, width):
    align = '>' if isinstance(value, int) else '^'
    text = '{:{}{}}'.format(value, align, width)
    return text.replace(' ', '_')
#> cell(42, 5)
#> cell('ab', 5)
#> cell(-1, 1)
#> cell('', 3)
#> cell(True, 4)
# %%
def f(a, n):
    a -= n
    return '{0:.{1}f} {0:e}'.format(a, n)[:n + 8]
#> f(3.14159, 2)
#> f(2.5, 0)
#> f(-1.0, 3)
#> f(1000, 1)
#> f(0.125, 4)
# %%
def g(names, dic):
    out = []
    for n in names:
        out.append('{n}={v!r}'.format(n=n, v=dic.get(n)))
    return ', '.join(out)
#> g(['a', 'b'], {'a': 'x'})
#> g(['k'], {'k': [1]})
#> g([], {'z': 1})
#> g(['q', 'q'], {'q': None})
#> g(['t'], {'t': ''})
