# %%
def same(a, b):
    if a.lower() == b.lower():
        return True
    return False
#> same('Hello', 'hELLO')
#> same('abc', 'abd')
#> same('', '')
#> same('STRASSE', 'straße')
#> same('Ñ', 'ñ')
# %%
def count_words(text):
    counts = {}
    for word in text.lower().split():
        word = word.strip('.,!?')
        counts[word] = counts.get(word, 0) + 1
    return counts
#> count_words('The cat saw the CAT.')
#> count_words('')
#> count_words('Go, go, GO! stop')
#> count_words('! ! a')
#> count_words('one')
# %%
def f(s):
    out = ''
    for c in s:
        if c.lower() in 'aeiou':
            out += c.lower()
        else:
            out += c.upper()
    return out
#> f('Programming')
#> f('AEIOU xyz')
#> f('')
#> f('r2-D2')
#> f('Über Alles')
# %%
def slug(title, sep='-'):
    title = title.strip().lower()
    res = [ch if ch.isalnum() else sep for ch in title]
    joined = ''.join(res)
    while sep * 2 in joined:
        joined = joined.replace(sep * 2, sep)
    return joined.strip(sep)
#> slug('  Hello, World!  ')
#> slug('10 Tips & Tricks', '_')
#> slug('---')
#> slug('CamelCase')
#> slug('Año Nuevo 2020', '.')
# %%
def dedupe(items):
    seen = set()
    kept = []
    for it in items:
        key = it.lower()
        if key in seen:
            continue
        seen.add(key)
        kept.append(it)
    return kept
#> dedupe(['Red', 'red', 'BLUE', 'Blue', 'green'])
#> dedupe([])
#> dedupe(['a', 'A', 'a '])
#> dedupe(['x', 1])
#> dedupe(['İ', 'i'])
# %%
def to_bool(value, default=None):
    if isinstance(value, bool):
        return value
    try:
        value = value.lower()
    except AttributeError:
        return default
    return value in ('yes', 'y', 'true', 'on', '1')
#> to_bool('YES')
#> to_bool('Nope', True)
#> to_bool(1, 'unknown')
#> to_bool(False)
#> to_bool(None)
# %%
def sort_names(names, rev):
    names.sort(key=lambda n: n.lower(), reverse=rev)
    return names.sort()
#> sort_names(['bob', 'Al', 'cy'], False)
#> sort_names([], True)
#> sort_names([1, 2], False)
#> sort_names(['B', 'a'], True)
#> sort_names(['only'], False)
# %%
def is_palindrome(phrase):
    letters = [c for c in phrase.lower() if c.isalpha()]
    i, j = 0, len(letters) - 1
    while i < j:
        if letters[i] != letters[j]:
            return False, i
        i += 1
        j -= 1
    return True, len(letters)
#> is_palindrome('Never odd or even')
#> is_palindrome('Hello')
#> is_palindrome('')
#> is_palindrome('A1b2a')
#> is_palindrome('No x in Nixon!!')
# %%
def snake(name):
    acc = []
    for i, ch in enumerate(name):
        if ch != ch.lower() and i > 0 and name[i - 1] != '_':
            acc.append('_')
        acc.append(ch.lower())
    return ''.join(acc)
#> snake('myVariableName')
#> snake('HTTPServer')
#> snake('already_snake')
#> snake('Mixed_Case')
#> snake('')
# %%
def lookup(table, key):
    lowered = {k.lower(): v for k, v in table.items()}
    if (hit := lowered.get(key.lower())) is not None:
        return hit
    return f'{key!r} missing from {sorted(lowered)}'
#> lookup({'Host': 'a.org', 'PORT': 80}, 'host')
#> lookup({'Host': 'a.org', 'PORT': 80}, 'Path')
#> lookup({'A': 1, 'a': 2}, 'A')
#> lookup({}, 'x')
#> lookup({'Zero': 0, 'none': None}, 'NONE')
# %%
def shout_index(text):
    low = text.lower()
    changed = [i for i in range(len(text)) if text[i] != low[i]]
    return changed[0] if changed else -1
#> shout_index('abcDef')
#> shout_index('quiet please')
#> shout_index('LOUD')
#> shout_index('')
#> shout_index('12 éÉ')
# %%
def lower_ends(word, n):
    if n <= 0 or n * 2 > len(word):
        return word.lower()
    head, mid, tail = word[:n], word[n:-n], word[-n:]
    return head.lower() + mid + tail.lower()
#> lower_ends('ABCDEFG', 2)
#> lower_ends('ABC', 2)
#> lower_ends('HELLO THERE', 1)
#> lower_ends('XY', 1)
#> lower_ends('QWERTY', 0)
# %%
def extensions(files):
    found = {}
    for name in files:
        base, dot, ext = name.rpartition('.')
        if not dot:
            ext = 'none'
        found.setdefault(ext.lower(), []).append(base or name)
    return found
#> extensions(['a.TXT', 'b.txt', 'README'])
#> extensions(['.bashrc', 'photo.JPG', 'x.tar.GZ'])
#> extensions([])
#> extensions(['END.', 'mid.Py'])
#> extensions(['NONE', 'file.None'])
# %%
def vowel_ratio(s, digits=2):
    vowels = sum(map(s.lower().count, 'aeiou'))
    if not s:
        return None
    return round(vowels / len(s), digits)
#> vowel_ratio('Banana')
#> vowel_ratio('AEIOU')
#> vowel_ratio('')
#> vowel_ratio('Queue up', 4)
#> vowel_ratio('xyz', 0)
# %%
def normalize(row):
    for i in range(len(row)):
        cell = row[i]
        if type(cell) is str:
            row[i] = cell.lower()
        elif cell is None:
            row[i] = ''
    row.append(len(row))
    return row
#> normalize(['ABC', 5, None])
#> normalize([])
#> normalize(['Mixed Case', True, 2.5])
#> normalize([None, None])
#> normalize(['ÀÉ', ['KEEP']])
# %%
def first_diff(a, b):
    for n, (x, y) in enumerate(zip(a, b)):
        if x.lower() != y.lower():
            break
    else:
        n = min(len(a), len(b))
    return a[:n].lower()
#> first_diff('Interstellar', 'interVIEW')
#> first_diff('ABC', 'xyz')
#> first_diff('Same', 'sAME')
#> first_diff('', 'any')
#> first_diff('Flow', 'FLOWER')
# %%
def command(line):
    verb, *args = line.split(' ')
    verb = verb.lower()
    if verb == 'add':
        return sum(int(a) for a in args)
    if verb == 'echo':
        return ' '.join(args)
    return (verb, len(args))
#> command('ADD 1 2 3')
#> command('Echo Hello  World')
#> command('QUIT')
#> command('')
#> command('add one')
# %%
def case_score(s):
    score = 0
    for c in s:
        score += (c == c.lower()) - (c == c.upper())
    return score
#> case_score('abcDE')
#> case_score('123')
#> case_score('SHOUT')
#> case_score('')
#> case_score('straße A')
# %%
def hide(text, banned):
    low = text.lower()
    pos = low.find(banned.lower())
    while pos >= 0 and banned:
        text = text[:pos] + '*' * len(banned) + text[pos + len(banned):]
        low = text.lower()
        pos = low.find(banned.lower())
    return text
#> hide('Darn it, DARN!', 'darn')
#> hide('nothing here', 'x')
#> hide('aAaA', 'AA')
#> hide('abc', '')
#> hide('Secret secrets', 'Secret')
# %%
def index_by_initial(words):
    index = {}
    for w in words:
        if not w:
            continue
        index[w[0].lower()] = index.get(w[0].lower(), '') + w[-1]
    return sorted(index.items())
#> index_by_initial(['Apple', 'avocado', 'Banana'])
#> index_by_initial(['', 'Q', 'q'])
#> index_by_initial([])
#> index_by_initial(['9lives', 'Ninja', 'nOOB'])
#> index_by_initial(['Émile', 'école'])
# %%
def f(s):
    n = len(s) // 3
    return s[:n].lower() + s[n:-n] + s[-n:].lower()
#> f('ABCDEF')
#> f('WqRt9X')
#> f('AB')
#> f('')
#> f('HELLO WORLD')
# %%
def f(text, char):
    i = text.lower().find(char)
    return text[i:].lower() if i > 0 else text[::-1]
#> f('XYZabc', 'z')
#> f('Abc', 'a')
#> f('QWE', 'k')
#> f('', '')
#> f('One TWO', 't')
# %%
def f(lst):
    seen = {}
    for x in lst:
        k = x.lower()
        seen[k] = seen.get(k, '') + x
    return [v for v in seen.values() if len(v) > 1]
#> f(['a', 'A', 'b'])
#> f(['Ab', 'aB'])
#> f([])
#> f(['x', 'Y'])
#> f(['É', 'é', 'e'])
# %%
def f(a, b):
    same = [x for x, y in zip(a, b) if x.lower() == y.lower()]
    return ''.join(same), len(same) == len(a)
#> f('AbC', 'aBd')
#> f('xyz', 'XYZ')
#> f('', 'q')
#> f('hello', 'HEL')
#> f('K', 'k!')
# %%
def f(s, n):
    for _ in range(n):
        s = s[-1:].lower() + s[:-1]
    return s
#> f('ABCD', 2)
#> f('xYz', 1)
#> f('', 3)
#> f('Qq', 0)
#> f('AB', 5)
# %%
def f(text):
    out = ''
    for c in text:
        out = out.lower() + c
    return out
#> f('ABC')
#> f('xYZ')
#> f('')
#> f('q')
#> f('HeLLO!')
# %%
def hidden(text):
    low = text.lower()
    return ''.join(a for a, b in zip(text, low) if a != b).lower()[::-1]
#> hidden('aBcDe')
#> hidden('plain')
#> hidden('ABC')
#> hidden('')
#> hidden('The Quick Fox')
# %%
def f(words, k):
    words.sort(key=lambda w: w.lower()[k:])
    words[0] = words[0].lower()
    return words
#> f(['Zb', 'Aa', 'cC'], 1)
#> f(['B', 'a'], 0)
#> f([], 1)
#> f(['X'], 4)
#> f(['éA', 'Eb'], -1)
# %%
def f(d):
    low = {k.lower(): v for k, v in d.items()}
    return len(d) - len(low), ''.join(low)
#> f({'A': 1, 'a': 2})
#> f({'X': 1, 'Y': 2})
#> f({})
#> f({'Key': 0, 'KEY': 1, 'key': 2})
#> f({'': None, 'İ': 1})
# %%
def g(s):
    i = 0
    while s[:i].lower() == s[:i] and i < len(s):
        i += 1
    return i, s[i - 1:i].lower()
#> g('abCd')
#> g('abc')
#> g('ABC')
#> g('')
#> g('12 3X')
