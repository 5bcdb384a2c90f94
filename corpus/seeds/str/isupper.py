# %%
def shout(text):
    if text.isupper():
        return text + '!'
    text = text.upper()
    return text if text.isupper() else '(silence)'
#> shout('HEY')
#> shout('hello')
#> shout('123')
#> shout('')
#> shout('straße')
# %%
def f(s):
    caps = [c for c in s if c.isupper()]
    return ''.join(caps) + str(len(s) - len(caps))
#> f('Hello World')
#> f('NASA')
#> f('none')
#> f('')
#> f('ÁbÇ 1D')
# %%
def to_snake(name):
    out = ''
    for i, ch in enumerate(name):
        if ch.isupper() and i > 0:
            out += '_'
        out += ch.lower()
    return out
#> to_snake('CamelCase')
#> to_snake('getHTTPCode')
#> to_snake('plain')
#> to_snake('A')
#> to_snake('x2Y')
# %%
def acronyms(sentence):
    words = sentence.replace(',', ' ').replace('.', ' ').split()
    return sorted({w for w in words if w.isupper() and len(w) > 1})
#> acronyms('NASA and ESA, not Nasa.')
#> acronyms('I am A man')
#> acronyms('')
#> acronyms('R2D2, C3PO, B2')
#> acronyms('OK OK ok')
# %%
def constant(name, value, table):
    if not name.isupper():
        raise KeyError(name)
    old = table.get(name)
    table[name] = value
    return old if old is not None else table
#> constant('PI', 3, {})
#> constant('MAX_SIZE', 10, {'MAX_SIZE': 5})
#> constant('tau', 6, {})
#> constant('X', None, {'X': 0})
#> constant('_1', 1, {'A': 2})
# %%
def sections(lines):
    current, result = 'TOP', {}
    for line in lines:
        if line.isupper():
            current = line.rstrip(':')
        else:
            result.setdefault(current, []).append(line)
    return result
#> sections(['intro', 'NAME:', 'bo', 'al', 'AGE', '7'])
#> sections(['A', 'B'])
#> sections([])
#> sections(['x', '', 'TOP', 'y'])
#> sections(['PART 1', '1', '2'])
# %%
def case_pattern(s):
    code = ''
    for c in s:
        if c.isupper():
            code += 'U'
        elif c.islower():
            code += 'l'
        else:
            code += '-'
    return code
#> case_pattern('Hello World')
#> case_pattern('R2-D2')
#> case_pattern('')
#> case_pattern('ßÄ')
#> case_pattern('aBcDe')
# %%
def balance(s):
    diff = 0
    for c in s:
        diff += 1 if c.isupper() else -1
        if diff < 0:
            return s[::-1]
    return diff
#> balance('ABab')
#> balance('aB')
#> balance('AAA')
#> balance('')
#> balance('Ab1')
# %%
def split_upper(s):
    parts = []
    start = 0
    for i in range(1, len(s)):
        if s[i].isupper():
            parts.append(s[start:i])
            start = i
    parts.append(s[start:])
    return parts
#> split_upper('OneTwoThree')
#> split_upper('lowerUpper')
#> split_upper('ABC')
#> split_upper('')
#> split_upper('noCAPSLock now')
# %%
def pick_loud(messages, limit=1):
    loud = list(filter(lambda m: m.isupper(), messages))
    if len(loud) > limit:
        del loud[limit:]
    return loud, len(messages)
#> pick_loud(['HEY', 'hi', 'STOP!'])
#> pick_loud(['a', 'b'], 2)
#> pick_loud([])
#> pick_loud(['X', 'Y', 'Z'], 0)
#> pick_loud(['WHY?', '1', 'NO 2'], 5)
# %%
def keep_case(source, target):
    res = []
    for a, b in zip(source, target):
        res.append(b.upper() if a.isupper() else b.lower())
    return ''.join(res) + target[len(source):]
#> keep_case('Hello', 'world')
#> keep_case('AbC', 'xyzzy')
#> keep_case('', 'Same')
#> keep_case('LOUD', 'hi')
#> keep_case('1A1A', 'STUV')
# %%
def g(a, b):
    match a.isupper(), b.isupper():
        case True, True:
            return a + b
        case True, False:
            return b.upper()
        case False, True:
            return a.upper()
    return a.lower() + b.lower()
#> g('A', 'B')
#> g('YES', 'no')
#> g('Maybe', 'NO')
#> g('Mi', 'Xe')
#> g('', '5')
# %%
def first_cap(s, default=-1):
    idx = next((i for i, c in enumerate(s) if c.isupper()), default)
    return s[idx:] if idx != default else default
#> first_cap('helloWorld')
#> first_cap('hello')
#> first_cap('', None)
#> first_cap('Top')
#> first_cap('a b C', 4)
# %%
def gene(pairs):
    shown = ''
    for x, y in pairs:
        if x.isupper() or y.isupper():
            shown += x.upper()
        else:
            shown += x + y
    return shown
#> gene(['Aa', 'bb', 'cC'])
#> gene([])
#> gene([('a', 'B')])
#> gene(['xyz'])
#> gene(['dd', 'EE', '1f'])
# %%
def rate(text):
    letters = [c for c in text if c.isalpha()]
    try:
        share = sum(c.isupper() for c in letters) / len(letters)
    except ZeroDivisionError:
        return None
    return 'shouting' if share > 0.7 else round(share, 2)
#> rate('HELLO you')
#> rate('STOP NOW!!')
#> rate('12 34')
#> rate('Abc Def')
#> rate('')
# %%
def toggle_at(s, positions):
    chars = list(s)
    for p in positions:
        if abs(p) >= len(chars):
            break
        c = chars[p]
        chars[p] = c.lower() if c.isupper() else c.upper()
    return ''.join(chars)
#> toggle_at('hello', [0, 4])
#> toggle_at('HELLO', [1, 9, 2])
#> toggle_at('', [0])
#> toggle_at('aBc', [-1, -2])
#> toggle_at('xyz', (1, 1))
# %%
def compress_caps(s):
    prev_up = False
    out = []
    for ch in s:
        up = ch.isupper()
        if up and prev_up:
            out[-1] = '+'
        else:
            out.append(ch)
        prev_up = up
    return ''.join(out)
#> compress_caps('aBCd')
#> compress_caps('ABCDE')
#> compress_caps('AbCd')
#> compress_caps('')
#> compress_caps('XX yy ZZ')
# %%
def moves(board):
    white = black = 0
    for row in board:
        for piece in row:
            if piece == '.':
                continue
            if piece.isupper():
                white += 1
            else:
                black += 1
    return white - black, (white, black)
#> moves(['rnb.', '..PP'])
#> moves(['....'])
#> moves([])
#> moves([['K', 'k'], ['Q', '.']])
#> moves(['p', 'pp', 'P1'])
# %%
def process(code):
    head = code
    while head and not head.isupper():
        head = head[:-1]
    return head, code[len(head):].upper()
#> process('ABcdE')
#> process('abc')
#> process('XY-12z')
#> process('')
#> process('Qq')
# %%
def sort_case(words):
    words.sort(key=lambda w: (not w[:1].isupper(), w.lower()))
    top = words[0]
    return words if top.isupper() else words[::-1]
#> sort_case(['pear', 'Apple', 'fig', 'BEE'])
#> sort_case(['X', 'a', 'B'])
#> sort_case([])
#> sort_case(['b', 'a'])
#> sort_case(['', 'Z', '1'])
# %%
def f(s):
    n = sum(1 for c in s if c.isupper())
    return s.lower() if n * 2 > len(s) else s.upper()
#> f('ABc')
#> f('Abc')
#> f('AbCd')
#> f('')
#> f('1A')
# %%
def f(text):
    parts = ['']
    for c in text:
        if c.isupper():
            parts.append('')
        parts[-1] += c.lower()
    return parts
#> f('camelCaseWord')
#> f('ABC')
#> f('plain')
#> f('')
#> f('x1Y2')
# %%
def f(a, b):
    i = 0
    for c in a:
        if c.isupper():
            b = b[:i] + c + b[i:]
            i += 2
    return b
#> f('aBcD', 'xyz')
#> f('abc', 'q')
#> f('AB', '')
#> f('', 'k')
#> f('HeLLo', '----')
# %%
def f(items, n):
    for i in range(len(items)):
        if items[i].isupper():
            items[i] = items[i][:n].lower()
        else:
            n -= 1
    return items
#> f(['ABC', 'de', 'FGH'], 2)
#> f(['X'], 0)
#> f([], 1)
#> f(['a', 'b', 'QWER'], 3)
#> f(['A1', '1'], 5)
# %%
def f(text, char):
    if char.isupper():
        return text.count(char) + text.count(char.lower())
    return text.replace(char, char.upper()).isupper()
#> f('AbBa', 'A')
#> f('XyX', 'y')
#> f('abc', 'z')
#> f('', 'Q')
#> f('HiHi', 'i')
# %%
def f(s):
    d = {}
    for i, c in enumerate(s):
        d[c.isupper()] = i
    return d.get(True, -1) - d.get(False, -1)
#> f('aBcD')
#> f('Abc')
#> f('ABC')
#> f('')
#> f('xyz')
# %%
def initials(names):
    out = ''
    for n in names:
        caps = [c for c in n if c.isupper()]
        out += caps[0] if caps else n[:1].upper() + '?'
    return out
#> initials(['Ann Lee', 'bob'])
#> initials(['McX', 'deY'])
#> initials([])
#> initials(['', 'q'])
#> initials(['é', 'É', '9z'])
# %%
def f(text, k):
    left, right = text[:k], text[k:]
    if left.isupper() and not right.isupper():
        return right + left
    return left.isupper() + right.isupper()
#> f('ABcd', 2)
#> f('ABCD', 2)
#> f('abcd', 1)
#> f('', 0)
#> f('aB', 1)
# %%
def f(s):
    while s and s[0].isupper() == s[-1].isupper():
        s = s[1:-1]
    return s or s.isupper()
#> f('aBcD')
#> f('AxyZB')
#> f('abba')
#> f('')
#> f('QaBcDW')
# %%
def g(words, value):
    loud = [w for w in words if w.isupper()]
    if value in loud:
        loud.remove(value)
    return '!'.join(loud), len(words) - len(loud)
#> g(['HI', 'you', 'HEY'], 'HEY')
#> g(['a', 'b'], 'a')
#> g([], 'X')
#> g(['K', 'K', 'K9'], 'K')
#> g(['ÀÉ', 'ok'], 'OK')
