# %%
def plural(noun):
    if noun.endswith('y') and noun[-2] not in 'aeiou':
        return noun[:-1] + 'ies'
    if noun.endswith(('s', 'x', 'ch')):
        return noun + 'es'
    return noun + 's'
#> plural('berry')
#> plural('box')
#> plural('toy')
#> plural('church')
#> plural('y')
# %%
def by_ext(files, ext):
    if not ext.startswith('.'):
        ext = '.' + ext
    return [f[:-len(ext)] for f in files if f.endswith(ext)]
#> by_ext(['a.py', 'b.txt', 'c.py'], 'py')
#> by_ext(['x.tar.gz', 'y.gz'], '.gz')
#> by_ext([], 'md')
#> by_ext(['.py', 'py'], 'py')
#> by_ext(['readme.', 'no'], '')
# %%
def f(s, t):
    while s.endswith(t) and t:
        s = s[:-len(t)]
    return s
#> f('hahaha', 'ha')
#> f('xyz', 'y')
#> f('zzz', 'z')
#> f('abc', '')
#> f('banana na na', ' na')
# %%
def tone(sentence):
    s = sentence.rstrip()
    if s.endswith('?!') or s.endswith('!?'):
        return 'shock'
    elif s.endswith('?'):
        return 'question'
    return 'shout' if s.endswith('!') else s[-1:]
#> tone('Really?!  ')
#> tone('Who?')
#> tone('Stop!')
#> tone('fine.')
#> tone('   ')
# %%
def classify(numbers):
    groups = {'zero': [], 'five': [], 'other': []}
    for n in numbers:
        text = str(n)
        key = 'zero' if text.endswith('0') else 'five' if text.endswith('5') else 'other'
        groups[key].append(n)
    return groups
#> classify([10, 25, 33])
#> classify([-5, 0, 100, 7])
#> classify([])
#> classify([1.5, 2.0])
#> classify([555])
# %%
def chain(words):
    broken = []
    for a, b in zip(words, words[1:]):
        if not a.endswith(b[0]):
            broken.append((a, b))
    return broken or 'ok'
#> chain(['apple', 'egg', 'goat'])
#> chain(['cat', 'dog', 'goose'])
#> chain(['alone'])
#> chain(['x', ''])
#> chain(['Art', 'tulip', 'pear', 'Rose'])
# %%
def ensure(line, end='\n'):
    fixed = line if line.endswith(end) else f'{line}{end}'
    return fixed, len(fixed) - len(line)
#> ensure('abc')
#> ensure('abc\n')
#> ensure('path', '/')
#> ensure('', '')
#> ensure('done;', ';')
# %%
def suffix_len(a, b):
    n = 0
    for i in range(1, min(len(a), len(b)) + 1):
        if a.endswith(b[-i:]):
            n = i
    return a[len(a) - n:], n
#> suffix_len('walking', 'talking')
#> suffix_len('cat', 'dog')
#> suffix_len('', 'abc')
#> suffix_len('banana', 'ana')
#> suffix_len('xyx', 'zyx')
# %%
def parse_size(text):
    units = {'kb': 1024, 'mb': 1024 ** 2, 'b': 1}
    text = text.strip().lower()
    for unit, factor in units.items():
        if text.endswith(unit):
            return int(text[:-len(unit)]) * factor
    return int(text)
#> parse_size('10KB')
#> parse_size('3 mb')
#> parse_size('77')
#> parse_size('512b ')
#> parse_size('big')
# %%
def rhyme(words, ending, limit=2):
    hits = []
    for w in words:
        if len(hits) == limit:
            break
        if w.lower().endswith(ending):
            hits.append(w.title())
    return hits
#> rhyme(['cat', 'HAT', 'dog', 'bat'], 'at')
#> rhyme(['moon', 'soon'], 'oon', 1)
#> rhyme(['sun'], 'at')
#> rhyme(['a', 'b'], '', 5)
#> rhyme(['night', 'light', 'kite', 'SIGHT'], 'ight', 3)
# %%
def adverb(word):
    if word.endswith('ly'):
        base = word[:-2]
        return base[:-1] + 'y' if base.endswith('i') else base
    return word.replace('y', 'i') + 'ly'
#> adverb('quickly')
#> adverb('happily')
#> adverb('easy')
#> adverb('ly')
#> adverb('')
# %%
def g(s, a, b):
    hit = s.endswith('ab', a, b)
    part = s[a:b]
    return part.upper() if hit else part[::-1]
#> g('cabinet', 0, 3)
#> g('cabinet', 1, 5)
#> g('abab', -4, None)
#> g('ab', 1, 2)
#> g('', 0, 9)
# %%
def sort_domains(mails, home):
    inside, outside = [], []
    for m in mails:
        (inside if m.endswith('@' + home) else outside).append(m.split('@')[0])
    return sorted(inside), outside
#> sort_domains(['bo@x.org', 'al@x.org', 'cy@y.com'], 'x.org')
#> sort_domains(['nobody'], 'x')
#> sort_domains([], 'a.b')
#> sort_domains(['k@X.ORG', 'j@x.org'], 'x.org')
#> sort_domains(['@', 'z@'], '')
# %%
def past(verb, irregular={'go': 'went', 'eat': 'ate'}):
    try:
        return irregular[verb]
    except KeyError:
        pass
    if verb.endswith('e'):
        return verb + 'd'
    return verb[:-1] + 'ied' if verb.endswith('y') else verb + 'ed'
#> past('go')
#> past('bake')
#> past('carry')
#> past('jump')
#> past('sing', {'sing': 'sang'})
# %%
def pick_end(text, ends):
    for i, e in enumerate(ends):
        if text.endswith(e):
            ends.remove(e)
            return i, ends
    return ends.append(text)
#> pick_end('file.md', ['.txt', '.md'])
#> pick_end('abc', ['bc', 'c'])
#> pick_end('abc', ['x'])
#> pick_end('', [''])
#> pick_end('ß', ['s'])
# %%
def continued(lines):
    joined = ['']
    for line in lines:
        if line.endswith('\\'):
            joined[-1] += line[:-1]
        else:
            joined[-1] += line
            joined.append('')
    return [j for j in joined if j]
#> continued(['a \\', 'b', 'c'])
#> continued(['x', 'y'])
#> continued([])
#> continued(['p\\', 'q\\', 'r\\'])
#> continued(['\\', '', 'end'])
# %%
def is_round(n, places):
    assert places > 0
    s = str(n)
    zeros = '0' * places
    if s == zeros:
        return None
    return s.endswith(zeros) and int(s.removesuffix(zeros) or 0)
#> is_round(1500, 2)
#> is_round(1500, 3)
#> is_round(0, 1)
#> is_round(20, 0)
#> is_round(-40, 1)
# %%
def ends_map(words):
    table = {}
    for w in words:
        for tail in ('ing', 'ed', 'er', ''):
            if w.endswith(tail):
                table.setdefault(tail, set()).add(w)
                break
    return {t: len(ws) for t, ws in table.items()}
#> ends_map(['running', 'baker', 'talked', 'sing'])
#> ends_map(['red', 'bed', 'bed'])
#> ends_map(['cat'])
#> ends_map([])
#> ends_map(['ER', 'er', '', 'ing'])
# %%
def trim_word(text, stops):
    stops = tuple(stops)
    count = 0
    while text and not text.endswith(stops):
        text = text[:-1]
        count += 1
    return text + '|' + str(count)
#> trim_word('hello world', ['o', ' '])
#> trim_word('abc', 'c')
#> trim_word('abc', [])
#> trim_word('path/to/file', ['/'])
#> trim_word('', ['x', 'y'])
# %%
def double_last(word):
    stem, last = word[:-1], word[-1]
    if stem.endswith(last):
        word = stem
    else:
        word += last
    return word.center(10, '.')
#> double_last('ball')
#> double_last('stop')
#> double_last('a')
#> double_last('')
#> double_last('mmm')
# %%
def f(text, char):
    while text.endswith(char):
        text = text[:-1] if len(text) > 1 else '.'
    return text
#> f('abccc', 'c')
#> f('xxx', 'x')
#> f('hello', 'z')
#> f('a!!', '!!')
#> f('q', 'q')
# %%
def f(items, s):
    for w in items[:]:
        if w.endswith(s):
            items.remove(w)
            items.insert(0, w)
    return items
#> f(['a.py', 'b.c', 'c.py'], '.py')
#> f(['x', 'y'], 'y')
#> f([], 'q')
#> f(['aa', 'ba', 'ab'], 'a')
#> f(['one', 'two'], '')
# %%
def f(a, b):
    for i in range(len(b), 0, -1):
        if a.endswith(b[:i]):
            return a + b[i:]
    return a + b
#> f('banana', 'nano')
#> f('abc', 'xyz')
#> f('aaa', 'aab')
#> f('', 'k')
#> f('to be', 'be or')
# %%
def f(s, n):
    if s.endswith(str(n)):
        return s[:len(s) - len(str(n))] + str(n + 1)
    return s + str(n)
#> f('file9', 9)
#> f('file', 1)
#> f('v10', 0)
#> f('', 5)
#> f('x-1', -1)
# %%
def f(text):
    count = 0
    for i in range(len(text)):
        if text.endswith(text[:i]):
            count += i
    return count
#> f('abab')
#> f('aaa')
#> f('xyz')
#> f('')
#> f('abcxabc')
# %%
def f(names, ends):
    d = {e: [n for n in names if n.endswith(e)] for e in ends}
    return {k: len(v) for k, v in d.items() if v}
#> f(['ann', 'jon', 'eva'], ['n', 'a', 'x'])
#> f(['tt', 't'], ['t', 'tt'])
#> f([], ['a'])
#> f(['q'], [''])
#> f(['Zoé', 'Noé'], ['é', 'oé'])
# %%
def plural(word):
    if word.endswith(('s', 'x', 'ch')):
        return word + 'es'
    if word.endswith('y') and word[-2:-1] not in 'aeiou':
        return word[:-1] + 'ies'
    return word + 's' * (not word.endswith('z'))
#> plural('fox')
#> plural('city')
#> plural('day')
#> plural('quiz')
#> plural('y')
# %%
def f(s, ends):
    hits = sum(map(s.endswith, ends))
    return s.endswith(tuple(ends)), hits, s[:-hits]
#> f('testing', ['ing', 'g', 'x'])
#> f('abc', [])
#> f('', ['', 'a'])
#> f('WqRt9', ['9', 't'])
#> f('end.', ['d.', '.', 'end.'])
# %%
def f(text, k):
    out = []
    for i in range(k, len(text) + 1, k):
        if not text[:i].endswith(' '):
            out.append(text[i - 1])
    return ''.join(out)
#> f('a b c d e', 2)
#> f('abcdef', 3)
#> f('    ', 1)
#> f('xy z', 1)
#> f('tiny', 9)
# %%
def g(s, lo, hi):
    a = s.endswith(s[lo], lo, hi)
    b = s.endswith(s[-1], 0, hi)
    return a, b, a != b
#> g('abcabc', 0, 4)
#> g('hello', 2, 4)
#> g('xx', 0, 1)
#> g('', 0, 0)
#> g('noon', 1, -1)
