# %%
def f(text, n):
    marks = []
    for i in range(n, len(text), n):
        if text[i] == text[i - n]:
            marks.append(text[i - n:i + 1])
        elif text[i].isspace() or text[i - n].isspace():
            marks.append('')
    while '' in marks:
        marks.remove('')
    return marks or text[::n]
#> f('the three thirsty thrushes', 3)
#> f('ababababab', 2)
#> f('wide open spaces', 4)
#> f('tiny', 9)
#> f('1001 nights, 1001 tales', 5)

# %%
def f(text):
    label, _, rest = text.partition(':')
    seen = []
    for tag in rest.split('#'):
        tag = tag.strip().lower()
        if tag in seen:
            seen.remove(tag)
            seen.insert(0, tag + '+')
        elif tag:
            seen.append(tag)
    return label.strip() + ' ' + '/'.join(seen)
#> f('photo: #Sun #sea #SUN #sand')
#> f('no tags whatsoever')
#> f(' post :#a#b#c#a#b#a')
#> f('#x #y')
#> f('Trip: # #  #Home#home #HOME')

# %%
def f(string, char):
    level = 0
    out = []
    for part in string.split(char):
        if not part:
            level += 1
            continue
        if part[0].isupper():
            level = 0
        out.append('>' * level + part)
    return out
#> f('Root..child...leaf.Next..kid', '.')
#> f('a,,b,,c,,d', ',')
#> f('----', '-')
#> f('One two  three   Four    five', ' ')
#> f('x', '/')

# %%
def f(lst, text):
    while len(lst) > 1 and text:
        c, text = text[0], text[1:]
        if c == 'r':
            lst.reverse()
        elif c == 'd':
            lst.pop(0)
        elif c == 's':
            lst.sort()
        elif c.isdigit():
            lst.append(lst[int(c) % len(lst)] * 2)
    return lst, text
#> f([5, 3, 8, 1, 9], 'rd2sdd rs')
#> f(['b', 'c', 'a'], 's0r1d')
#> f([4], 'rsd')
#> f([2, 1], 'ddddd')
#> f([7, 6, 5, 4, 3, 2], 'run and see 9 dogs')

# %%
def f(text):
    pos = {}
    for i, w in enumerate(text.split()):
        pos.setdefault(len(w), []).append(i)
    out = []
    for size in sorted(pos, reverse=True):
        first = pos.pop(size)
        out.append(size * len(first) - first[0])
    return out
#> f('it was the best of times it was')
#> f('aaa bbb ccc ddd')
#> f('a bb ccc dddd eeeee ffffff')
#> f('')
#> f('Never gonna run around and desert you')

# %%
def f(text, char):
    if not text.count(char):
        return text.swapcase()
    out = ''
    while char in text:
        before, _, text = text.partition(char)
        out = before[::-1] + char * 2 + out
    return out + text
#> f('sing a song of sixpence', 's')
#> f('One, two, three, four', ',')
#> f('Absent Letter', 'q')
#> f('oooo', 'o')
#> f('data/raw/2024/file.txt', '/')

# %%
def f(words):
    chain = words[:1]
    for w in words[1:]:
        for k in range(len(w), -1, -1):
            if chain[-1].endswith(w[:k]):
                break
        if k:
            chain[-1] += w[k:]
        else:
            chain.append(w)
    return chain
#> f(['sun', 'under', 'errand', 'and', 'kite'])
#> f(['ab', 'cd', 'ef', 'gh'])
#> f([])
#> f(['stone', 'one', 'neon', 'onion', 'ionic'])
#> f(['x', 'xx', 'xxx', 'xxxx'])

# %%
def f(text):
    result, held = '', ''
    for c in text:
        if c in '.,;:!?':
            result += c + held
            held = ''
        elif c.isupper():
            held += c.lower()
        else:
            result += c
    return result + '|' + held
#> f('Dear Sir, I Am Late; Sorry!')
#> f('lower only, nothing held.')
#> f('SHOUTING')
#> f('Mr. X and Ms. Y: Hello')
#> f('What?No!Yes...Maybe')

# %%
def f(nums):
    i = 1
    while i < len(nums):
        if nums[i] == nums[i - 1]:
            nums[i - 1:i + 1] = [nums[i] + 1]
            i = max(1, i - 1)
        elif nums[i] < 0:
            nums.insert(0, -nums.pop(i))
            i += 1
        else:
            i += 1
    return nums
#> f([2, 2, 3, 1, -4, 5, 5])
#> f([1, 1, 2, 3, 4, 5, 6])
#> f([-1, -2, -3, -3, -4])
#> f([])
#> f([0, 0, 0, 0, 0, 0, 0, 0])

# %%
def f(text, n):
    d = {}
    for i in range(len(text) - n + 1):
        piece = text[i:i + n]
        if piece.isalpha():
            d[piece] = d.get(piece, 0) + 1
    most = max(d.values(), default=0)
    return [p for p in d if d[p] == most][:3]
#> f('then the thin thief thought', 2)
#> f('abc abd abe', 3)
#> f('12 34 56', 1)
#> f('cocoa', 9)
#> f('papa and mama', 2)

# %%
def f(s):
    half = ''
    while s:
        if s[0] == s[-1]:
            half += s[0]
            s = s[1:-1]
        elif s[0] in s[1:]:
            s = s[1:] + '*'
        else:
            half += '-'
            s = s[1:]
    return half
#> f('never a foot too far even')
#> f('abcdcba')
#> f('xyzzy')
#> f('')
#> f('A Toyota! Race fast')

# %%
def f(items, n):
    cart = {}
    for item in items:
        if item.startswith('-'):
            cart[item[1:]] = cart.get(item[1:], 0) - 1
        else:
            cart[item] = cart.get(item, 0) + n
        if cart[item.lstrip('-')] == 0:
            cart.pop(item.lstrip('-'))
    return cart
#> f(['nail', 'saw', '-nail', 'nail', '-saw', '-saw'], 2)
#> f(['a', '-a', 'b', '-b', 'c'], 1)
#> f(['-x', '-x', '-x', 'x', 'y'], 3)
#> f([], 4)
#> f(['glue', 'tape', 'glue', '-wire', 'wire', 'tape'], 5)

# %%
def f(text):
    ends = text.strip('-').split('-')
    out = []
    for piece in ends:
        if len(piece) == 2 and piece[0] < piece[1]:
            out.append(''.join(map(chr, range(ord(piece[0]), ord(piece[1]) + 1))))
        elif piece.isdigit():
            out.append('*' * (int(piece) % 7))
        else:
            out.append(piece[::-1])
    return '-'.join(out)
#> f('ae-xz-12-word-')
#> f('--za-09-5--')
#> f('Q')
#> f('AF-af-FA-100-2')
#> f('im-not-ok-7-no')

# %%
def f(names, separator):
    out = []
    for full in names:
        last, found, first = full.partition(separator)
        short = first.strip()[:1] + '. ' + last.strip()
        if not found:
            out.insert(0, full.upper())
        elif short in out:
            out[out.index(short)] = first.strip() + ' ' + last.strip()
        else:
            out.append(short)
    return out
#> f(['Mann, Thomas', 'Mann, Tina', 'Plato', 'Woolf, V'], ',')
#> f(['A/B', 'A/Bc', 'A/Bd', 'C/D'], '/')
#> f([], ';')
#> f(['Homer', 'Ovid', 'Sappho', 'Cher'], ',')
#> f(['Poe - Edgar', 'Poe - Eliza', 'Eco - Umberto'], '-')

# %%
def f(text, n):
    i = 0
    while n > 0 and i < len(text):
        if text[i].isalpha():
            text = text[:i] + text[i + 1:] + text[i]
            n -= 1
        elif text[i].isdigit():
            text = text[:i] + text[i + 1:]
        else:
            i += 1
            n -= 1
    return text
#> f('a1b2 c3d4 e5', 7)
#> f('rotate me', 4)
#> f('123456', 3)
#> f('...abc', 5)
#> f('42nd street, new york', 12)

# %%
def f(a, b):
    size = 0
    where = ''
    for i in range(len(a)):
        while i + size < len(a) and a[i:i + size + 1] in b:
            size += 1
            where = a[i:i + size]
    cut = b.find(where)
    return where, b[:cut] + b[cut + size:]
#> f('watermelon', 'alter ego of a lemon water')
#> f('abc', 'xyz')
#> f('photograph', 'photon graph')
#> f('', 'anything goes')
#> f('interest', 'winter is best')

# %%
def f(text):
    limit = len(text) // 2
    used = 0
    out = ''
    for c in sorted(text, key=lambda c: (c.isdigit(), c.lower())):
        if c.isspace():
            continue
        used += 1
        out += c if used <= limit else '.'
    return out.rstrip('.') + str(out.count('.'))
#> f('Brave New World 1932')
#> f('9 to 5')
#> f('zZyYxX')
#> f('')
#> f('catch 22 and fahrenheit 451')

# %%
def f(lst, a, b):
    for i, x in enumerate(lst):
        if x == a:
            lst[i] = b
            a, b = b, a
        elif isinstance(x, str) and a in x:
            lst[i] = x.split(a)
        elif x == b:
            del lst[i]
    return lst
#> f(['x', 'y', 'axe', 'x', 'yx', 'y', 'oxo'], 'x', 'y')
#> f(['-', '+', '1-2', '+', '-', '3+4'], '-', '+')
#> f(['q', 'r', 's', 't', 'u'], 'z', 'w')
#> f([], 'a', 'b')
#> f(['b', 'b', 'a', 'b', 'b', 'banana'], 'a', 'b')

# %%
def f(text):
    hour, minute = text.split(':')
    minute, rest = minute[:2], minute[2:].strip()
    for word in rest.split():
        if word.lower() == 'pm' and int(hour) < 12:
            hour = str(int(hour) + 12)
        elif word[0] in '+-' and word[1:].isdigit():
            total = int(hour) * 60 + int(minute) + int(word)
            hour, minute = str(total // 60 % 24), str(total % 60)
        else:
            hour = str((int(hour) + len(word)) % 24)
    return hour.zfill(2) + minute.zfill(2)
#> f('7:45 pm train +30 -5')
#> f('12:05 PM lunch with bob')
#> f('9:30am')
#> f('no time given')
#> f('23:50 +25 +60 late night')

# %%
def f(text, dictionary):
    i, out = 0, ''
    while i < len(text):
        for key in sorted(dictionary, key=len, reverse=True):
            if text.startswith(key, i):
                out += dictionary[key]
                i += len(key)
                break
        else:
            out += text[i]
            i += 1
    return out
#> f('one and only one', {'on': 'ON', 'one': '1', 'ly': '*'})
#> f('c-c-colour', {'c-': '', 'our': 'or'})
#> f('nothing new', {})
#> f('', {'a': 'b'})
#> f('aaaaabaa', {'aa': 'x', 'a': 'y', 'ba': 'z'})

# %%
def f(text, n):
    bits = ''
    for c in text:
        bits += '1' if c in 'aeiou' else '0' if c.isalpha() else ''
    codes = []
    while len(bits) >= n:
        codes.append(int(bits[:n], 2))
        bits = bits[n:]
    return codes, bits
#> f('a quiet ocean breeze', 4)
#> f('rhythm', 2)
#> f('aeiou aeiou', 3)
#> f('?!', 1)
#> f('Onomatopoeia is odd', 5)

# %%
def f(words):
    out = {}
    for w in words:
        shape = ''
        for c in w:
            kind = 'A' if c.isupper() else 'a' if c.islower() else '9' if c.isdigit() else c
            if not shape.endswith(kind):
                shape += kind
        out[shape] = out.get(shape, []) + [w[0]]
    return out
#> f(['Paris', 'B-52', 'R2D2', 'x99', 'Rome'])
#> f(['aa', 'bb', 'CC', 'DD', 'Ee'])
#> f([])
#> f(['2nd', '3rd', '4-ply', 'a.b.c', 'u.s'])
#> f(['iPhone', 'eBay', 'McDuff', 'USA', '007'])

# %%
def f(text, char, n):
    lines = []
    while text.count(char) >= n:
        cut = -1
        for _ in range(n):
            cut = text.find(char, cut + 1)
        lines.append(text[:cut].strip())
        text = text[cut + 1:]
    return lines + [text]
#> f('one two three four five six seven', ' ', 3)
#> f('a;b;c;d;e;f', ';', 2)
#> f('nothing to cut', '|', 1)
#> f('xoxoxoxoxo', 'o', 2)
#> f('', ',', 1)

# %%
def f(text):
    word, best = '', ''
    for c in text + '.':
        if c.isalpha() or c == "'":
            word += c
        else:
            if sorted(word.lower()) == sorted(set(word.lower())) and len(word) > len(best):
                best = word
            word = ''
    return best.upper()
#> f("I don't know; maybe tomorrow, friend")
#> f('noon toot deed')
#> f('')
#> f('Background noise: uncopyrightable?')
#> f("it's all been said before")

# %%
def f(array, n):
    out = []
    for x in array:
        k = str(x)
        while len(k) > n:
            k = str(sum(int(c) for c in k if c.isdigit()))
        if k in out:
            out.remove(k)
        else:
            out.insert(int(k) % (len(out) + 1), k)
    return out
#> f([123, 45, 678, 9, 81], 1)
#> f([1000, 2000, 3000, 10, 20, 30], 2)
#> f([5, 5, 5, 5, 5], 1)
#> f([], 3)
#> f([99, 18, 27, 7, 16, 4, 31], 1)

# %%
def f(text):
    i = text.find('//')
    host = text[i + 2:] if i >= 0 else text
    for stop in '/?#:':
        if stop in host:
            host = host[:host.index(stop)]
    parts = host.split('.')
    while len(parts) > 2 and len(parts[0]) < 4:
        parts.pop(0)
    return '.'.join(parts[::-1])
#> f('https://www.news.site.org/a?b=c')
#> f('ftp://files.example.net:21/pub')
#> f('localhost#top')
#> f('http://a.b.c.d.e/?x//y')
#> f('mail.google.co.uk?to=me')

# %%
def f(dictionary):
    changed = True
    rounds = 0
    while changed and rounds < 6:
        changed = False
        rounds += 1
        for k, v in dictionary.items():
            if v in dictionary and dictionary[v] != v:
                dictionary[k] = dictionary[v]
                changed = True
    return dictionary, rounds
#> f({'a': 'b', 'b': 'c', 'c': 'd', 'e': 'a'})
#> f({'x': 'x', 'y': 'x', 'z': 'y'})
#> f({'p': 'q', 'q': 'p'})
#> f({})
#> f({'one': 'two', 'two': 'three', 'three': 'four', 'five': 'six'})

# %%
def f(text, a, b):
    text = text.split(a)
    out = []
    while text:
        part = text.pop()
        if b in part:
            text.extend(part.split(b, 1)[::-1])
        elif part:
            out.append(part)
        if len(out) == 5:
            break
    return out
#> f('a,b;c,d;e', ',', ';')
#> f('x=1&y=2&z=3&w', '&', '=')
#> f('no marks to split by', '|', '/')
#> f('2024-01-02 03:04:05', ' ', '-')
#> f('', 'p', 'q')

# %%
def f(s, n):
    stairs = []
    width = 1
    while s:
        step = s[:width].strip()
        stairs.append(step.rjust(width, '.'))
        s = s[width:]
        width = width + 1 if width < n else 1
    return '|'.join(stairs)
#> f('a flight of stairs going up', 4)
#> f('abcdefghij', 10)
#> f('          ', 3)
#> f('', 2)
#> f('1 22 333 4444', 2)

# %%
def f(text):
    score, streak = 0, 0
    for a, b in zip(text, text[1:]):
        if a.isdigit() and b.isdigit() and int(b) == int(a) + 1:
            streak += 1
        elif a == b:
            streak -= 1
        else:
            score += streak * abs(streak)
            streak = 0
    return score, streak
#> f('123 4567 99 12')
#> f('aaaa b cc')
#> f('0123456789')
#> f('x')
#> f('call 555-1234 or 555-6789!')

# %%
def f(lst):
    lst.append('')
    i = 0
    while lst[i]:
        if lst[i] in lst[i + 1:]:
            j = lst.index(lst[i], i + 1)
            lst[i:j + 1] = lst[i:j + 1][::-1][:-1]
        i += 1
    lst.pop()
    return ' '.join(lst)
#> f(['to', 'be', 'or', 'not', 'to', 'be'])
#> f(['a', 'a', 'a', 'a', 'a'])
#> f(['no', 'two', 'words', 'alike', 'here'])
#> f([])
#> f(['x', 'y', 'x', 'z', 'y', 'z', 'w'])

# %%
def f(text, n):
    text = text.lower()
    for i in range(n):
        c = chr(97 + i * 3 % 26)
        if text.startswith(c):
            text = text[1:] + c.upper()
        elif c in text:
            k = text.index(c)
            text = text[k:] + text[:k]
        else:
            text = text.replace(' ', c, 1)
    return text
#> f('A garden full of weeds', 7)
#> f('dig', 5)
#> f('xx yy zz ww', 10)
#> f('', 4)
#> f('Majestic ADMIRAL', 12)

# %%
def f(text):
    open_at = []
    spans = []
    for i, c in enumerate(text):
        if c in '([{':
            open_at.append(i)
        elif c in ')]}' and open_at:
            spans.append(i - open_at.pop())
        elif c in ')]}':
            spans.append(-i)
    return spans, len(open_at)
#> f('f(a[1], {b: (c)})')
#> f('((((unfinished')
#> f('oops) again] twice}')
#> f('none at all')
#> f('[x] (y) {z} ]')

# %%
def f(names, text):
    team = {}
    for i, c in enumerate(text):
        name = names[i % len(names)]
        if c.isupper():
            team[name] = team.get(name, '') + c
        elif c == '-' and name in team:
            team[name] = team[name][1:]
        elif c == '!':
            team.pop(name, None)
    return team
#> f(['Jo', 'Al', 'Vi'], 'AbCDeF-h!JKL')
#> f(['x', 'y'], 'ABCDEF------')
#> f(['solo'], 'He Said Hi!')
#> f(['p', 'q', 'r', 's', 't'], 'QWERTYUIOP!-a-s-d-F')
#> f(['u', 'v'], 'no capitals')

# %%
def f(text):
    units = text.replace(' and ', ' ').split(' ')
    out = []
    while units:
        word = units.pop(0)
        if word.isdigit() and units:
            out.append(units.pop(0).rstrip('s') + 's' * (int(word) != 1) + word)
        elif word.istitle():
            units.reverse()
        else:
            out.append(word[:1])
    return out
#> f('2 cats and 1 dogs And 3 mouse')
#> f('The end of 5 days 1 nights')
#> f('buy 10 egg 12')
#> f('')
#> f('7 hills 7 Roads all Lead to 1 home')

# %%
def f(line, separator):
    cells = line.split(separator)
    for i in range(len(cells) - 1, -1, -1):
        if cells[i] == '':
            del cells[i]
        elif cells[i].isspace():
            cells[i] = cells[i - 1]
        elif '"' in cells[i]:
            cells[i] = cells[i].replace('"', '').join('<>')
    return cells
#> f('a,,"b", ,c,"d"e', ',')
#> f('||x||y||', '|')
#> f(' ;2;3; ', ';')
#> f('', ',')
#> f('"q" - \'r\' -   - "s', '-')

# %%
def f(text):
    ring = list(text)
    for c in text:
        if c.isalpha() and c == min(ring):
            ring.remove(c)
        elif c == ' ' and ' ' in ring:
            ring.remove(' ')
            ring.append('_')
        else:
            ring.append(ring.pop(0))
    return ''.join(ring)
#> f('gather round the fire')
#> f('aaabbbccc')
#> f('5 4 3 2 1 go')
#> f('zyx')
#> f('Big Apple, Red Apple')

# %%
def f(string, n):
    odd, even = [], []
    for i, word in enumerate(string.split()):
        target = odd if i % 2 else even
        if len(word) < n:
            target.append(word)
        elif target:
            target[-1] += word[n - 1:]
        else:
            target.insert(0, word[:n])
    return even + odd[::-1]
#> f('the longest journeys begin with a single step', 5)
#> f('a b c d e f g', 2)
#> f('impossible constructions everywhere', 3)
#> f('', 6)
#> f('my very educated mother just served us noodles', 4)

# %%
def f(text, words):
    rank = []
    for w in words:
        k, n = text.find(w), 0
        while k != -1:
            n += 1
            text = text[:k] + text[k + len(w):]
            k = text.find(w)
        rank.append((n, w))
    rank.sort(reverse=True)
    return [w for n, w in rank if n], text
#> f('aabbaabbabab', ['ab', 'ba', 'aa'])
#> f('the then there them', ['the', 're', 'n', ' '])
#> f('solid', ['x', 'y', 'z'])
#> f('((()())())', ['()', '('])
#> f('no one knows now', ['now', 'no', 'one', 'w'])

# %%
def f(text):
    gap = text.rfind(' ')
    out = []
    while gap > 0:
        out.append(text[gap + 1:] or '_')
        text = text[:gap].rstrip('aeiou')
        gap = text.rfind(' ', 0, gap)
    out.append(text)
    return '+'.join(out)
#> f('we saw a bee in the igloo today')
#> f('single')
#> f('  two leading blanks')
#> f('a e i o u')
#> f('Maria sings Aida in Siena ')
