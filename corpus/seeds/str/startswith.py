# %%
def f(words, p):
    hits = [w for w in words if w.startswith(p)]
    return hits if len(hits) != len(words) else len(words)
#> f(['apple', 'ant', 'bee'], 'a')
#> f(['xx', 'x', ''], 'xx')
#> f([], 'q')
#> f(['any', 'thing'], '')
#> f(['Ñu', 'ñu'], 'ñ')
# %%
def kind(token):
    if token.startswith(('"', "'")):
        return 'string'
    if token.startswith('-') and token[1:].isdigit() or token.isdigit():
        return 'number'
    return 'name' if token.isidentifier() else 'other'
#> kind('"hi"')
#> kind('-42')
#> kind('x_1')
#> kind('')
#> kind('3.14')
# %%
def scan(text, word):
    hits = []
    i = 0
    while i < len(text):
        if text.startswith(word, i):
            hits.append(i)
            i += len(word)
        else:
            i += 1
    return hits
#> scan('abcabcab', 'abc')
#> scan('aaaa', 'aa')
#> scan('hello', 'z')
#> scan('', 'x')
#> scan('she sells', 's')
# %%
def complete(prefix, commands):
    options = [c for c in commands if c.startswith(prefix)]
    if len(options) == 1:
        return options[0]
    if not options:
        raise LookupError(prefix)
    return sorted(options)
#> complete('qu', ['quit', 'query', 'help'])
#> complete('h', ['quit', 'help'])
#> complete('z', ['quit'])
#> complete('', ['b', 'a'])
#> complete('add', {'add': 1, 'remove': 2})
# %%
def common_prefix(items):
    if not items:
        return ''
    p = items[0]
    for it in items[1:]:
        while not it.startswith(p):
            p = p[:-1]
    return p
#> common_prefix(['flower', 'flow', 'flight'])
#> common_prefix(['dog', 'cat'])
#> common_prefix([])
#> common_prefix(['same', 'same'])
#> common_prefix(['inter', 'internet', 'in'])
# %%
def parse_flags(argv):
    flags, rest = {}, []
    for a in argv:
        if a.startswith('--'):
            name, _, val = a[2:].partition('=')
            flags[name] = val or True
        elif a.startswith('-'):
            flags.update((c, True) for c in a[1:])
        else:
            rest.append(a)
    return flags, rest
#> parse_flags(['--name=bo', '-vx', 'file'])
#> parse_flags(['--', '-'])
#> parse_flags([])
#> parse_flags(['a', '--dry', 'b'])
#> parse_flags(['-n=1', '--q='])
# %%
def pig(word):
    if word[:1].lower() in ('a', 'e', 'i', 'o', 'u'):
        return word + 'way'
    for cluster in ['sch', 'th', 'sh', 'qu']:
        if word.startswith(cluster):
            return word[len(cluster):] + cluster + 'ay'
    return word[1:] + word[:1] + 'ay'
#> pig('apple')
#> pig('school')
#> pig('quick')
#> pig('')
#> pig('banana')
# %%
def route(path, table, fallback=None):
    best = ''
    for prefix in table:
        if path.startswith(prefix) and len(prefix) > len(best):
            best = prefix
    return table.get(best, fallback), path[len(best):]
#> route('/api/users', {'/': 'home', '/api': 'api'})
#> route('/about', {'/': 'home', '/api': 'api'})
#> route('x', {'/': 'home'}, 404)
#> route('', {})
#> route('/apix', {'/api': 1, '/api/': 2})
# %%
def quote_depth(line):
    depth = 0
    while line.startswith('>'):
        depth += 1
        line = line[1:].lstrip()
    return depth, line
#> quote_depth('>> hello')
#> quote_depth('> > deep')
#> quote_depth('none > here')
#> quote_depth('')
#> quote_depth('>>>')
# %%
def dial(number, country='1'):
    digits = ''.join(c for c in number if c.isdigit())
    if number.startswith('+'):
        return '+' + digits
    if digits.startswith('00'):
        return '+' + digits[2:]
    return f'+{country}{digits}'
#> dial('(555) 123-4567')
#> dial('+44 20 7946')
#> dial('0049 30 12', '33')
#> dial('')
#> dial('0612', country='33')
# %%
def rotations(a, b):
    if len(a) != len(b):
        return False
    doubled = a + a
    for k in range(len(a)):
        if doubled.startswith(b, k):
            return k
    return None
#> rotations('abcde', 'cdeab')
#> rotations('abc', 'acb')
#> rotations('abc', 'ab')
#> rotations('', '')
#> rotations('aab', 'aba')
# %%
def mark(lines, signs=('+', '-')):
    added = removed = 0
    for ln in lines:
        added += ln.startswith(signs[0])
        removed += ln.startswith(signs[1])
    return added - removed, added + removed
#> mark(['+a', '-b', ' c', '+d'])
#> mark([])
#> mark(['++x', '+-y'])
#> mark(['> in', '< out', '< out'], '><')
#> mark(['', 'plain'])
# %%
def g(s, t):
    n = 0
    for i in range(len(t), -1, -1):
        if s.startswith(t[:i]):
            n = i
            break
    return s[n:] + t[n:]
#> g('prefix', 'press')
#> g('abc', 'abc')
#> g('abc', 'xyz')
#> g('', 'hello')
#> g('Caps', 'caps')
# %%
def bucket(names):
    groups = {'a-m': [], 'n-z': [], '?': []}
    for name in names:
        low = name.lower()
        if low.startswith(tuple('abcdefghijklm')):
            groups['a-m'].append(name)
        else:
            groups['n-z' if low[:1].isalpha() else '?'].append(name)
    return {k: v for k, v in groups.items() if v}
#> bucket(['Ann', 'zoe', '9ine'])
#> bucket([])
#> bucket(['', 'Mo', 'no'])
#> bucket(['élan', 'Eve'])
#> bucket(['_x', 'x_', 'M'])
# %%
def drop_until(lines, start, include=False):
    for i, line in enumerate(lines):
        if line.startswith(start):
            return lines[i if include else i + 1:]
    else:
        return []
#> drop_until(['a', '---', 'b', 'c'], '--')
#> drop_until(['a', '---', 'b'], '-', True)
#> drop_until(['x'], 'y')
#> drop_until([], '')
#> drop_until(['one', 'two'], '', include=True)
# %%
def year(date):
    if date.startswith(('19', '20')) and len(date) >= 4:
        return int(date[:4])
    if date.startswith("'"):
        yy = int(date[1:3])
        return 1900 + yy if yy > 50 else 2000 + yy
    return -1
#> year('1999-12-31')
#> year("'72")
#> year("'05 model")
#> year('May 2020')
#> year('20')
# %%
def remove_marked(todo, tag):
    for item in todo:
        if item.startswith(tag):
            todo.remove(item)
    return todo
#> remove_marked(['x one', 'two', 'x three'], 'x')
#> remove_marked(['x a', 'x b', 'x c'], 'x ')
#> remove_marked([], 'x')
#> remove_marked(['keep'], 'x')
#> remove_marked(['!now', '!later', 'ok'], '!')
# %%
def both_ways(s, parts):
    result = []
    for p in parts:
        at_start, at_end = s.startswith(p), s.endswith(p)
        result.append('SE'[:at_start + at_end] if at_start else 'E' * at_end)
    return result
#> both_ways('abcab', ['ab', 'b', 'x'])
#> both_ways('level', ['l', 'le', 'el'])
#> both_ways('', ['', 'a'])
#> both_ways('word', [])
#> both_ways('aXa', ('a', 'aX', 'Xa'))
# %%
def sort_special(items, first):
    items.sort(key=lambda x: (not x.startswith(first), x.lower()))
    top = items.pop(0) if items else None
    return top, items
#> sort_special(['beta', 'Alpha', '_x'], '_')
#> sort_special(['b', 'a'], 'z')
#> sort_special([], 'q')
#> sort_special(['#2', '1', '#1'], '#')
#> sort_special(['Zoo', 'zap', 'Zed'], 'Z')
# %%
def at_offset(text, sub, offset, end):
    if offset < 0:
        offset += len(text)
    ok = text.startswith(sub, offset, end)
    return text[offset:end] if not ok else text[offset + len(sub):end] + '*'
#> at_offset('hello world', 'wor', 6, 10)
#> at_offset('hello world', 'world', 6, 8)
#> at_offset('abcdef', 'ef', -2, 6)
#> at_offset('', '', 0, 0)
#> at_offset('noon', 'no', 2, 4)
# %%
def f(text, char):
    i = 0
    while text.startswith(char, i):
        i += 1
    return text[i:] + char * i
#> f('aaab', 'a')
#> f('xyz', 'x')
#> f('hello', 'q')
#> f('', 'k')
#> f('--=', '-')
# %%
def f(words, s):
    hits = [w for w in words if w.startswith(s)]
    hits.sort(key=len)
    return hits[0][len(s):] if hits else s[::-1]
#> f(['apple', 'apt', 'bat'], 'ap')
#> f(['x', 'y'], 'zq')
#> f([], 'ab')
#> f(['été'], 'é')
#> f(['b', 'ba'], 'b')
# %%
def f(a, b):
    n = 0
    for i in range(len(a)):
        if a.startswith(b, i):
            n += i + 1
    return n
#> f('banana', 'an')
#> f('aaa', 'aa')
#> f('xyz', 'q')
#> f('', 'k')
#> f('abc', '')
# %%
def f(s, d):
    for k in d:
        if s.startswith(k):
            s = d[k] + s[len(k):]
    return s
#> f('abc', {'a': 'x', 'x': 'y'})
#> f('hello', {'he': ''})
#> f('', {'': 'q'})
#> f('zz', {})
#> f('old', {'o': 'oo', 'oo': 'o'})
# %%
def f(nums, k):
    nums = [str(n) for n in nums]
    a = [n for n in nums if n.startswith(str(k))]
    return len(a), '+'.join(a)
#> f([1, 12, 21], 1)
#> f([-3, 3, 30], 3)
#> f([], 0)
#> f([5, 6], 7)
#> f([-1, -10, 1], -1)
# %%
def f(text):
    for i in range(1, len(text)):
        if text.startswith(text[i:]):
            return text[i:], i
    return '', 0
#> f('abcab')
#> f('aaaa')
#> f('xyz')
#> f('')
#> f('noon n')
# %%
def strip_all(s, pre):
    out = []
    for line in s.split('\n'):
        out.append(line[len(pre):] if line.startswith(pre) else '!' + line)
    return '\n'.join(out)
#> strip_all('> a\n> b\nc', '> ')
#> strip_all('x', 'x')
#> strip_all('', '#')
#> strip_all('##\n#', '#')
#> strip_all('p\nq', '')
# %%
def f(text, a, b):
    if text.startswith((a, b)):
        return text.startswith(a) * a + text.startswith(b) * b
    return text[:1].join([b, a])
#> f('abc', 'ab', 'a')
#> f('xyz', 'p', 'q')
#> f('', 'k', 'j')
#> f('mno', 'n', 'm')
#> f('x', '', 'x')
# %%
def f(items, char):
    i = 0
    while i < len(items):
        if items[i].startswith(char):
            items.pop(i)
        i += 1
    return items
#> f(['a', 'ab', 'b', 'ac'], 'a')
#> f(['x', 'y', 'x'], 'x')
#> f([], 'q')
#> f(['k', 'k', 'k', 'k'], 'k')
#> f(['1', '21'], '2')
# %%
def g(s, n):
    part = s[n:]
    rev = s[::-1]
    return rev.startswith(part), rev.startswith(part[::-1]), part
#> g('abcba', 3)
#> g('hello', 2)
#> g('xyx', 0)
#> g('', 1)
#> g('abab', -2)
