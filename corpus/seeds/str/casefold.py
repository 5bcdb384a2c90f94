# %%
def same_word(a, b):
    a = a.strip().casefold()
    b = b.strip().casefold()
    return a == b, len(a) - len(b)
#> same_word('Straße', 'STRASSE')
#> same_word(' Tea', 'tea ')
#> same_word('coffee', 'Cafe')
#> same_word('', '   ')
#> same_word('İ', 'i')
# %%
def dedupe(items):
    seen = set()
    kept = []
    for it in items:
        k = it.casefold()
        if k in seen:
            continue
        seen.add(k)
        kept.append(it)
    return kept
#> dedupe(['Apple', 'apple', 'Pear', 'APPLE'])
#> dedupe(['ß', 'ss', 'SS', 's'])
#> dedupe([])
#> dedupe(['x', 'y', 'X', 'Z', 'Y'])
#> dedupe(['', ' ', ''])
# %%
def f(words):
    words = sorted(words, key=lambda w: w.casefold(), reverse=len(words) > 3)
    return words[:1] + words[-1:]
#> f(['banana', 'Apple', 'cherry'])
#> f(['b', 'A', 'C', 'd'])
#> f([])
#> f(['Zeta', 'alpha', 'Éclair', 'beta', 'ALPHA'])
#> f(['10', '9', 'nine'])
# %%
def lookup(table, name, default='?'):
    name = name.casefold()
    for key, val in table.items():
        if key.casefold() == name:
            return val
    return default
#> lookup({'Host': 'localhost', 'Port': 80}, 'HOST')
#> lookup({'Host': 'localhost'}, 'path')
#> lookup({}, 'x', None)
#> lookup({'a': 1, 'A': 2}, 'A')
#> lookup({'Größe': 'XL'}, 'GRÖSSE')
# %%
def palindrome(text):
    letters = [c for c in text.casefold() if c.isalpha()]
    i, j = 0, len(letters) - 1
    while i < j:
        if letters[i] != letters[j]:
            return i
        i, j = i + 1, j - 1
    return ''.join(letters)
#> palindrome('A man, a plan')
#> palindrome('Never odd or even')
#> palindrome('Was it a rat I saw?')
#> palindrome('')
#> palindrome('Abca')
# %%
def tally_letters(s):
    counts = {}
    for ch in s.casefold():
        if not ch.isspace():
            counts[ch] = counts.get(ch, 0) + 1
    best = max(counts, key=counts.get) if counts else ''
    return best, counts.get(best, 0)
#> tally_letters('Mississippi')
#> tally_letters('AaBb')
#> tally_letters('   ')
#> tally_letters('Fuß fuss')
#> tally_letters('Zz zZ 1111')
# %%
def strip_suffix(word, *suffixes):
    low = word.casefold()
    for suf in suffixes:
        if low.endswith(suf):
            return word[:-len(suf)]
    return low
#> strip_suffix('Running', 'ing', 'ed')
#> strip_suffix('JUMPED', 'ing', 'ed')
#> strip_suffix('Cat')
#> strip_suffix('abc', 'x', '')
#> strip_suffix('Spaß', 'ss')
# %%
def diff_len(text):
    folded, lowered = text.casefold(), text.lower()
    if folded != lowered:
        return f'{lowered} -> {folded}'
    return len(text) - len(folded)
#> diff_len('Straße')
#> diff_len('HELLO')
#> diff_len('ﬁsh')
#> diff_len('')
#> diff_len('ΣΑΣ')
# %%
def find_ci(haystack, needle, start=0):
    pos = haystack.casefold().find(needle.casefold(), start)
    if pos < 0:
        return None
    return haystack[pos:pos + len(needle)]
#> find_ci('The Quick Brown', 'quick')
#> find_ci('The Quick Brown', 'the', 1)
#> find_ci('aAaA', 'AA', 2)
#> find_ci('weiß', 'SS')
#> find_ci('x', '')
# %%
def merge(left, right):
    out = {k.casefold(): v for k, v in left.items()}
    for k, v in right.items():
        k = k.casefold()
        if k in out:
            out[k] += v
        else:
            out[k] = v
    return out
#> merge({'A': 1, 'b': 2}, {'a': 10, 'C': 3})
#> merge({}, {'X': 'x', 'x': 'y'})
#> merge({'Key': [1]}, {'KEY': [2, 3]})
#> merge({'n': 1}, {'N': 'one'})
#> merge({'p': 0}, {})
# %%
def vote(ballots, *, valid=('yes', 'no')):
    yes = no = 0
    for b in ballots:
        b = b.casefold()
        if b not in valid:
            continue
        if b[0] == 'y':
            yes += 1
        else:
            no += 1
    return 'tie' if yes == no else max([(yes, 'yes'), (no, 'no')])
#> vote(['Yes', 'YES', 'no'])
#> vote(['No', 'nO', 'maybe', 'y'])
#> vote([])
#> vote(['Y', 'y', 'N'], valid='yn')
#> vote(['yes', 'NO'])
# %%
def g(s, t):
    shared = [c for c in s.casefold() if c in t.casefold()]
    shared.sort()
    return ''.join(shared) or s.casefold() + t
#> g('Hello', 'WORLD')
#> g('abc', 'XYZ')
#> g('', 'Q')
#> g('MASS', 'ß')
#> g('Éa9', 'É9')
# %%
def command(line):
    verb, _, arg = line.strip().partition(' ')
    verb = verb.casefold()
    if verb in ('quit', 'exit'):
        return None
    elif verb == 'say':
        return arg or '...'
    return [verb, arg.split()]
#> command('SAY Hello there')
#> command('Quit now')
#> command('  Go North fast ')
#> command('say')
#> command('')
# %%
def index_words(sentence):
    table = {}
    for i, w in enumerate(sentence.split(), start=1):
        table.setdefault(w.casefold().strip('.,!'), []).append(i)
    return {w: p for w, p in table.items() if len(p) > 1}
#> index_words('The cat saw the dog. The end!')
#> index_words('No repeats here')
#> index_words('Go, go, GO!')
#> index_words('')
#> index_words('ab Ab aB, cd CD')
# %%
def same_group(words):
    first, *others = words
    first = first.casefold()
    return [o for o in others if o.casefold()[:1] == first[:1]] + [first]
#> same_group(['Ant', 'apple', 'Bee', 'ARC'])
#> same_group(['x'])
#> same_group([])
#> same_group(['', '', 'q'])
#> same_group(['Über', 'übel', 'Uhr'])
# %%
def toggle(text, flags):
    for flag in flags:
        if flag == 'f':
            text = text.casefold()
        elif flag == 'r':
            text = text[::-1]
        elif flag == 's':
            text = text.swapcase()
        else:
            raise ValueError(flag)
    return text
#> toggle('HeLLo', 'f')
#> toggle('HeLLo', 'sr')
#> toggle('Groß', 'frs')
#> toggle('abc', 'fx')
#> toggle('', '')
# %%
def ci_remove(items, target):
    target = target.casefold()
    i = 0
    while i < len(items):
        if items[i].casefold() == target:
            del items[i]
        i += 1
    return items
#> ci_remove(['a', 'B', 'b', 'c'], 'b')
#> ci_remove(['X', 'x', 'X', 'x'], 'x')
#> ci_remove([], 'q')
#> ci_remove(['Fluss', 'Fluß', 'fluss'], 'FLUSS')
#> ci_remove(['one', 'two'], 'three')
# %%
def acronym_key(phrase):
    key = ''.join([w[0] for w in phrase.replace('-', ' ').split()])
    return key.casefold() if len(key) > 2 else (key, phrase.casefold())
#> acronym_key('Portable Network Graphics')
#> acronym_key('Hello World')
#> acronym_key('')
#> acronym_key('Do-It-Yourself Shop')
#> acronym_key('ßeta Éclair Nu')
# %%
def compare(a, b):
    x, y = a.casefold(), b.casefold()
    if x < y:
        return -1
    if x > y:
        return 1
    return 0 if a == b else 'case'
#> compare('Apple', 'banana')
#> compare('Zoo', 'apple')
#> compare('Tea', 'TEA')
#> compare('42', '42')
#> compare('', 'a')
# %%
def mask(text, banned):
    banned = {b.casefold() for b in banned}
    words = text.split(' ')
    for n, w in enumerate(words):
        if w.casefold() in banned:
            words[n] = w[0] + '*' * (len(w) - 1)
    return ' '.join(words)
#> mask('What the Heck is that', ['heck'])
#> mask('DARN it Darn', ['darn', 'IT'])
#> mask('clean text', [])
#> mask('', [''])
#> mask('a A b', {'a': 1})
# %%
def f(a, b):
    b = b.casefold()
    return [x for x in a.split() if x.casefold() in b]
#> f('Ab cD ef', 'CDAB')
#> f('Straße weg', 'STRASSE')
#> f('', 'abc')
#> f('x Y z', 'xyq')
#> f('no match', '')
# %%
def f(s):
    t = s.casefold()
    if len(t) > len(s):
        return t[len(s):]
    return t == s
#> f('ß')
#> f('maß')
#> f('ABC')
#> f('abc')
#> f('ﬁn')
# %%
def f(text, char):
    folded = text.casefold()
    i = folded.find(char)
    return text[:i] + char.upper() + text[i + 1:]
#> f('HeLLo', 'l')
#> f('xyz', 'q')
#> f('ABBA', 'b')
#> f('', 'a')
#> f('tEsT 1', 't')
# %%
def f(items):
    d = {}
    for s in items:
        d.setdefault(s.casefold(), []).append(s)
    return max(d.values(), key=len) if d else None
#> f(['a', 'B', 'A', 'b', 'a'])
#> f(['x'])
#> f([])
#> f(['ss', 'ß', 'SS', 'k'])
#> f(['Q', 'w', 'W'])
# %%
def f(s, n):
    s = s.casefold()
    return s[-n:] + s[:-n] if n else s * 2
#> f('RoTaTe', 2)
#> f('ABC', 0)
#> f('Xy', 5)
#> f('', 1)
#> f('MiXeD', -1)
# %%
def is_twin(a, b):
    if a == b:
        return 'same'
    if a.casefold() == b.casefold():
        return 'fold'
    return 'fold' in (a + b).casefold()
#> is_twin('ab', 'ab')
#> is_twin('aB', 'Ab')
#> is_twin('ab', 'cd')
#> is_twin('Fo', 'LD')
#> is_twin('GROSS', 'groß')
# %%
def f(names):
    names.sort(key=lambda w: (len(w), w.casefold()))
    return ','.join(names[::2])
#> f(['b', 'A', 'c', 'Dd'])
#> f(['ZZ', 'zz', 'Y'])
#> f([])
#> f(['one', 'TWO', 'Six'])
#> f(['q'])
# %%
def f(text):
    out = []
    for c in text:
        out.append(c if c.casefold() == c else c.casefold() + '!')
    return ''.join(out)
#> f('aBc')
#> f('WqRt9')
#> f('')
#> f('Größe ẞ')
#> f('...')
# %%
def f(d, key):
    for k in d:
        if k.casefold() == key.casefold():
            return k, d[k]
    return key, None
#> f({'Host': 1, 'host': 2}, 'HOST')
#> f({'a': 1}, 'b')
#> f({}, 'x')
#> f({'Maß': 3}, 'MASS')
#> f({'Q ': 0}, 'q')
# %%
def g(text):
    seen, s = '', text.casefold()
    while s and s[0] not in seen:
        seen += s[0]
        s = s[1:]
    return seen, s
#> g('abCa')
#> g('Hello')
#> g('QWErty')
#> g('')
#> g('aA')
