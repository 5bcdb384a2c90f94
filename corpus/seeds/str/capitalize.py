# %%
def fix_title(title, small):
    words = title.split()
    out = []
    for i, w in enumerate(words):
        if i > 0 and w.lower() in small:
            out.append(w.lower())
        else:
            out.append(w.capitalize())
    return ' '.join(out)
#> fix_title('the lord OF the rings', ['of', 'the'])
#> fix_title('a tale of two cities', ('of', 'a'))
#> fix_title('', [])
#> fix_title('WAR and PEACE', ['and'])
#> fix_title('ñandú   y élan', ['y'])
# %%
def f(text):
    head, *rest = text.split('_')
    return head + ''.join(part.capitalize() for part in rest)
#> f('snake_case_name')
#> f('already')
#> f('__init__')
#> f('max_HTTP_retries')
#> f('x_1_y2')
# %%
def sentence_case(paragraph):
    parts = paragraph.split('. ')
    for i in range(len(parts)):
        parts[i] = parts[i].strip().capitalize()
    return '. '.join(parts)
#> sentence_case('hello there. i am Bob. nice to meet YOU')
#> sentence_case('no stops here')
#> sentence_case('. . .')
#> sentence_case('one.two. three')
#> sentence_case('  ALL CAPS. all low.')
# %%
def greet(name, title=None, shout=False):
    name = name.capitalize()
    if title:
        name = f'{title.capitalize()}. {name}'
    if shout:
        return name.upper() + '!'
    return 'Hello, ' + name
#> greet('maria')
#> greet('jONES', 'dr')
#> greet('kim', 'mRS', True)
#> greet('', '', True)
#> greet('élodie', shout=True)
# %%
def is_proper(word):
    if word == word.capitalize():
        return len(word)
    return -word.find(word.lower()[0])
#> is_proper('London')
#> is_proper('paris')
#> is_proper('xYZx')
#> is_proper('7up')
#> is_proper('BERLIN')
# %%
def process(names):
    seen = {}
    for n in names:
        key = n.strip().capitalize()
        seen[key] = seen.get(key, 0) + 1
    return sorted(seen.items(), key=lambda kv: (-kv[1], kv[0]))
#> process(['bob', 'BOB', ' alice', 'Bob '])
#> process([])
#> process(['zed', 'ann', 'ANN', 'Zed', 'kai'])
#> process(['', '  ', 'x'])
#> process(['ß', 'SS', 'ss'])
# %%
def wave(s, step):
    buf = list(s)
    for k in range(0, len(buf), step):
        buf[k] = buf[k].capitalize()
    return ''.join(buf)
#> wave('abcdefgh', 2)
#> wave('xqzpl', 3)
#> wave('hello', 0)
#> wave('mixed Case 42', 1)
#> wave('straße', 5)
# %%
def rename_keys(d, skip):
    for key in list(d):
        if key in skip:
            continue
        d[key.capitalize()] = d.pop(key)
    return d
#> rename_keys({'name': 1, 'AGE': 2, 'id': 3}, ['id'])
#> rename_keys({}, ['x'])
#> rename_keys({'a': 'b', 'A': 'c'}, ())
#> rename_keys({'Zip': 9, 'zip': 10}, [])
#> rename_keys({'k1': None, 'k2': [1]}, 'k1 k2')
# %%
def tail_cap(s):
    s = s[::-1].capitalize()
    s = s[::-1]
    return s
#> tail_cap('garden')
#> tail_cap('LOUD')
#> tail_cap('end.')
#> tail_cap('')
#> tail_cap('oNe tWo')
# %%
def g(a, b):
    longer = max(a, b, key=len)
    if a.capitalize() == b.capitalize():
        return 'same: ' + longer
    return longer.capitalize() + '/' + min(a, b)
#> g('Tea', 'tEA')
#> g('coffee', 'tea')
#> g('', 'mUG')
#> g('ab', 'ba')
#> g('1st', '1ST')
# %%
def join_names(people, sep=', ', last=' and '):
    people = [p.capitalize() for p in people if p]
    if len(people) < 2:
        return ''.join(people)
    *front, end = people
    return sep.join(front) + last + end
#> join_names(['ann', 'BEN', 'cy'])
#> join_names(['ann', '', 'dan'], last=' & ')
#> join_names(['solo'])
#> join_names(['', ''])
#> join_names(['w', 'x', 'y', 'z'], '|', '+')
# %%
def cap_lines(block):
    res = []
    for line in block.splitlines():
        indent = len(line) - len(line.lstrip())
        res.append(line[:indent] + line[indent:].capitalize())
    res.reverse()
    return '\n'.join(res)
#> cap_lines('first line\n  second LINE\n\tthird')
#> cap_lines('')
#> cap_lines('one\n\nthree')
#> cap_lines('   ')
#> cap_lines('a\r\nB\rc')
# %%
def month_short(value):
    months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun']
    value = value[:3].capitalize()
    try:
        return months.index(value) + 1
    except ValueError:
        return value
#> month_short('january')
#> month_short('APRIL')
#> month_short('octember')
#> month_short('')
#> month_short('jUn 12')
# %%
def count_changed(words):
    n = 0
    while words:
        w = words.pop()
        if w.capitalize() != w:
            n += 1
        elif w.isdigit():
            n -= 1
    return n, words
#> count_changed(['Foo', 'bar', 'BAZ'])
#> count_changed(['1', '2', 'x'])
#> count_changed([])
#> count_changed(['Éa', 'éa', 'ÉA'])
#> count_changed(['12', 'Twelve', '-'])
# %%
def initial_group(items):
    groups = {}
    for item in items:
        groups.setdefault(item.capitalize()[:1], []).append(item)
    return {k: groups[k] for k in sorted(groups)}
#> initial_group(['pear', 'Plum', 'apple', 'fig'])
#> initial_group(['', 'a', 'A'])
#> initial_group([])
#> initial_group(['ßeta', 'sun', 'Sand'])
#> initial_group(['9a', '_b', ' c'])
# %%
def swap_first(line):
    a, sep, b = line.partition(' ')
    if not sep:
        return a.swapcase()
    return '{1}, {0}'.format(a.capitalize(), b.upper())
#> swap_first('john smith')
#> swap_first('MADONNA')
#> swap_first('mary ann lee')
#> swap_first(' x')
#> swap_first('')
# %%
def sort_caps(words):
    words = [w.capitalize() for w in words]
    return words.sort(key=len) or words[-1:]
#> sort_caps(['bb', 'a', 'ccc'])
#> sort_caps([])
#> sort_caps(['same', 'SIZE', 'word'])
#> sort_caps(['longest one', 'mid', 'Q'])
#> sort_caps(['é', 'ÉÉ'])
# %%
def until_cap(text, stop):
    total = ''
    for ch in text.split(','):
        if ch == stop:
            break
        total += ch.capitalize() + ';'
    else:
        return total.rstrip(';')
    return total + stop.upper()
#> until_cap('red,green,blue', 'blue')
#> until_cap('red,green,blue', 'pink')
#> until_cap('', '')
#> until_cap('aA,bB,cC', 'aA')
#> until_cap(' pad,nOpAd,end', 'end')
# %%
def emphasize(words, n):
    assert n >= 0, 'negative'
    for i in range(n):
        words[i] = words[i].capitalize() + '!' * (i + 1)
    return words[:n][::-1]
#> emphasize(['stop', 'go', 'wait'], 2)
#> emphasize(['a'], 0)
#> emphasize(['a'], 2)
#> emphasize(['xyz', 'PQR'], -1)
#> emphasize(['oNE', 'tWO', 'tHREE', 'four'], 3)
# %%
def label(value, prefix='item'):
    if value is None:
        return prefix.capitalize()
    if isinstance(value, bool):
        return '%s: %s' % (prefix, 'yes' if value else 'no')
    return f'{prefix.capitalize()} #{value}'.replace('#-', 'minus ')
#> label(None)
#> label(True, 'oPEN')
#> label(-3)
#> label('x', 'THE BOX')
#> label(17, '')
# %%
def f(text):
    n = len(text) // 2
    return text[n:].capitalize() + text[:n].capitalize()
#> f('xduaq')
#> f('WqRt9')
#> f('')
#> f('12ab')
#> f('hello World')
# %%
def f(words):
    for i, w in enumerate(words):
        if i % 2 == 0:
            words[i] = w.capitalize()
    return '-'.join(words)
#> f(['ab', 'cd', 'ef'])
#> f(['QQ', 'QQ', 'QQ'])
#> f([])
#> f(['9z', 'z9'])
#> f(['éa', 'éa', 'ß', 'ß'])
# %%
def f(s, n):
    while n > 0 and s:
        s = s[1:].capitalize()
        n -= 1
    return s
#> f('abcdef', 2)
#> f('kLmN', 1)
#> f('xy', 5)
#> f('PqRs', 0)
#> f('a-bC d', 3)
# %%
def f(text, char):
    pieces = text.split(char)
    last = pieces.pop()
    pieces.append(last.capitalize())
    return char.join(pieces), last == pieces[-1]
#> f('a,b,cd', ',')
#> f('one two THREE', ' ')
#> f('Solo', '-')
#> f('x--', '-')
#> f('', 'q')
# %%
def f(s):
    t = s.capitalize()
    return [i for i in range(len(s)) if s[i] != t[i]]
#> f('abC')
#> f('Plain')
#> f('wQeRtY')
#> f('')
#> f('1ONE two')
# %%
def f(names, k):
    out = {}
    for name in names:
        out[name.capitalize()] = name[:k]
    return out
#> f(['ann', 'BOB', 'ANN'], 2)
#> f(['x'], 5)
#> f([], 1)
#> f(['zoe', 'Zoe', 'zOE'], -1)
#> f(['o brien'], 3)
# %%
def process(text):
    if text.capitalize() == text:
        return text[::-1]
    elif text.upper() == text:
        return len(text)
    return text.capitalize()[::-1]
#> process('Hello')
#> process('HELLO')
#> process('hello')
#> process('')
#> process('A.b.C')
# %%
def f(a, b):
    pair = sorted([a, b], key=str.capitalize)
    return pair[0].capitalize() + pair[1] * 2
#> f('b', 'A')
#> f('zz', 'ZZ')
#> f('mnO', 'abc')
#> f('', 'q')
#> f('!x', ' x')
# %%
def g(text, value):
    lst = list(text)
    lst.insert(1, value)
    joined = ''.join(lst)
    return joined.capitalize().count(value)
#> g('banana', 'A')
#> g('banana', 'a')
#> g('xyx', 'x')
#> g('', 'k')
#> g('OoO', 'o')
# %%
def caps(d):
    for key in list(d):
        d[key.capitalize()] = d.pop(key)
    return sorted(d.items(), key=lambda kv: kv[1])
#> caps({'a': 3, 'b': 1})
#> caps({'x': 1, 'X': 2})
#> caps({})
#> caps({'fooBar': 9, 'FOO': 0})
#> caps({'1a': -1, 'ñu': 4})
