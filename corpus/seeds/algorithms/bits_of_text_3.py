# %%
def f(text):
    seat = {}
    for i, c in enumerate(text):
        if c.isspace():
            continue
        if c in seat:
            seat[c] = i - seat[c]
        else:
            seat[c] = i
    return ''.join(c for c in seat if seat[c] % 2 == 0)
#> f('winter is coming soon')
#> f('aabbccdd')
#> f('The Quick Brown Fox')
#> f('   ')
#> f('1, 2, 3, 1, 2, 3')

# %%
def f(text, separator):
    pieces = text.rsplit(separator, 3)
    width = len(pieces[0])
    for i in range(1, len(pieces)):
        if len(pieces[i]) > width:
            pieces[i] = pieces[i][:width]
        else:
            pieces[i] = pieces[i].zfill(width)
    return separator.join(pieces)
#> f('1.22.333.4444.55555', '.')
#> f('alpha,be,gamma ray,d', ',')
#> f('lonely', '-')
#> f('x y z', ' ')
#> f('-5/+12/7/-300/6', '/')

# %%
def f(lst):
    lst = lst[:]
    for word in lst[::-1]:
        if word[::-1] in lst and lst.count(word) == 1:
            lst.remove(word)
            lst.insert(0, word.upper())
        elif len(word) < 3:
            lst.remove(word)
    return lst
#> f(['stop', 'tea', 'pots', 'it', 'level', 'eat'])
#> f(['a', 'bb', 'ccc', 'dd', 'e'])
#> f(['was', 'saw', 'was', 'saw', 'on', 'no'])
#> f([])
#> f(['drawer', 'reward', 'civic', 'of', 'live', 'evil'])

# %%
def f(text, a, b):
    i = text.find(a)
    while 0 <= i < len(text) - len(a):
        j = text.find(b, i)
        if j == -1:
            break
        text = text[:i] + text[i + len(a):j].upper() + text[j + len(b):]
        i = text.find(a)
    return text
#> f('say *it* loud, *very* loud', '*', '*')
#> f('<b>bold</b> and <b>big</b> and <b>', '<b>', '</b>')
#> f('no marks here', '[', ']')
#> f('a [b [c] d] e', '[', ']')
#> f('##one##two##three##', '##', '##')

# %%
def f(string):
    morse = []
    for word in string.split('  '):
        letters = word.split(' ')
        while letters and letters[-1] == '':
            letters.pop()
        for k in letters:
            morse.append(k.count('-') * 2 + k.count('.'))
        morse.append(0)
    return morse[:-1]
#> f('.- -...  -.-. -..')
#> f('... --- ...')
#> f('-  -  -  - ')
#> f('')
#> f('.... ..  - .... . .-. .')

# %%
def f(text, n):
    chars = list(text)
    i = 0
    while len(chars) > n:
        i = (i + n) % len(chars)
        gone = chars.pop(i)
        if gone.isupper():
            chars.insert(0, gone.lower())
            i += 1
    return ''.join(chars)
#> f('Josephus Counts Out', 4)
#> f('abcdefghij', 3)
#> f('ABCD', 2)
#> f('hi', 5)
#> f('mississippi mud pie', 7)

# %%
def f(words):
    d = {'': 0}
    for w in words:
        prefix = w
        while prefix not in d:
            prefix = prefix[:-1]
        d[w] = d[prefix] + 1
    del d['']
    return d
#> f(['in', 'inn', 'inner', 'to', 'tone', 'i', 'innermost'])
#> f(['a', 'b', 'c', 'd', 'e'])
#> f(['xyz', 'xy', 'x'])
#> f([])
#> f(['car', 'care', 'cared', 'cart', 'carts', 'cared'])

# %%
def f(text):
    vowels = [c for c in text if c in 'aeiou']
    vowels.sort()
    out = ''
    for c in text:
        if c in 'aeiou':
            out += vowels.pop(0)
        elif c == 'y' and vowels:
            out += vowels[-1]
        else:
            out += c
    return out
#> f('yellow umbrella in the yard')
#> f('queueing')
#> f('dry rhythm')
#> f('over easy eggs, you know')
#> f('UPPER and lower')

# %%
def f(nums, n):
    log = []
    while nums and n > 0:
        take = nums.pop() if n % 2 else nums.pop(0)
        n -= take
        if n < 0:
            nums.append(-n)
            log.append('back')
        else:
            log.append(str(take))
    return ' '.join(log), nums
#> f([3, 5, 2, 8, 6, 1], 19)
#> f([10, 10, 10], 25)
#> f([1, 1, 1, 1, 1, 1, 1], 5)
#> f([], 8)
#> f([2, 4, 6, 8, 10, 12], 100)

# %%
def f(text, char):
    blocks = text.split(char)
    n = 0
    for i in range(len(blocks)):
        if blocks[i] == blocks[i].strip():
            n += len(blocks[i])
            continue
        blocks[i] = blocks[i].strip() + str(n)
    blocks.reverse()
    return char.join(blocks)
#> f('red, green,blue , white', ',')
#> f('a-b-c-d-e', '-')
#> f(' one ; two ; three ', ';')
#> f('', 'x')
#> f('12 : 45:30 : pm', ':')

# %%
def f(text):
    best, run = 0, 0
    where = -1
    for i, c in enumerate(text):
        run = run + 1 if c.isalnum() else 0
        if run > best:
            best = run
            where = i - run + 1
    if where < 0:
        return text[::-1]
    return text[where:where + best] + str(where)
#> f('to be, or not2b: the question')
#> f('?!? --- ...')
#> f('http://a.very-longword.example')
#> f('x1_y22_z333_')
#> f('équipe de café')

# %%
def f(dictionary):
    order = sorted(dictionary, key=lambda k: (-len(dictionary[k]), k))
    out = ''
    for k in order:
        letters = dictionary.pop(k)
        for c in letters:
            out += c if c not in out else k
        if not letters:
            dictionary[k] = out[-2:]
    return out, dictionary
#> f({'x': 'hello', 'y': 'lobby', 'z': ''})
#> f({'1': 'aa', '2': 'bbb', '3': 'c', '4': 'abc'})
#> f({'p': 'stone', 'q': 'notes'})
#> f({})
#> f({'a': '', 'b': '', 'c': 'cc'})

# %%
def f(text, n):
    out = []
    for line in text.split('\n'):
        while len(line) > n:
            cut = line.rfind(' ', 0, n + 1)
            if cut <= 0:
                cut = n
            out.append(line[:cut])
            line = line[cut:].lstrip()
        out.append(line)
    return out
#> f('the ship left port at midnight', 10)
#> f('incomprehensibility', 6)
#> f('short\nlines\nstay', 8)
#> f('', 4)
#> f('a bb ccc dddd\neeeee ffffff g', 5)

# %%
def f(s, n):
    while s.count('0') != s.count('1'):
        if s.count('0') > s.count('1'):
            s = s.replace('0', '', 1) + str(n % 2)
        else:
            s = s[:-1] if s.endswith('1') else s[1:]
        n //= 2
        if len(s) < 3:
            break
    return s, n
#> f('0001000100', 13)
#> f('1111101111', 6)
#> f('0101', 9)
#> f('0000000', 127)
#> f('11100110111010111', 0)

# %%
def f(text):
    parts = []
    while text:
        c = text[0]
        k = text.rfind(c)
        parts.append(text[:k + 1].count(c))
        text = text[1:k] or text[k + 1:]
        if len(parts) > 9:
            return parts + [text]
    return parts
#> f('the weather in the north')
#> f('aaaaaa')
#> f('abcde')
#> f('')
#> f('never odd or even')

# %%
def f(items, separator):
    merged = ''
    for item in items:
        if merged.endswith(separator) or not merged:
            merged += item.lstrip(separator)
        elif item.startswith(separator):
            merged += item
        else:
            merged += separator + item.rstrip(separator)
    return merged
#> f(['usr/', '/local', 'lib', '/python/', 'site'], '/')
#> f(['--a', 'b--', 'c', '--d'], '-')
#> f([], '.')
#> f(['x', 'y', 'z', 'w', 'v'], '::')
#> f(['.', 'home.', '..', 'user', '.bashrc'], '.')

# %%
def f(text, a, b):
    shift, out = ord(b) - ord(a), ''
    for c in text:
        if 'a' <= c <= 'z':
            out += chr((ord(c) - 97 + shift) % 26 + 97)
            shift += 1 if c == a else 0
        elif c == ' ':
            shift = -shift
            out += '.'
        else:
            out += c
    return out
#> f('attack at dawn', 'a', 'c')
#> f('hello, world', 'l', 'k')
#> f('ABC 123', 'x', 'y')
#> f('zzz zzz', 'z', 'z')
#> f('pack my box with jugs', 'm', 't')

# %%
def f(names, char):
    names.sort(key=lambda s: s.find(char))
    while names and char not in names[0]:
        names.pop(0)
    for i in range(len(names)):
        k = names[i].find(char)
        names[i] = names[i][k:] + names[i][:k].lower()
    return names
#> f(['Helen', 'Peter', 'Omar', 'Eve', 'Andre'], 'e')
#> f(['Ivo', 'Oto', 'Bob'], 'o')
#> f(['Max', 'Kim', 'Lyn'], 'z')
#> f([], 'a')
#> f(['Nora', 'Dana', 'Anan', 'Sven', 'Ian', 'Una'], 'n')

# %%
def f(text):
    money = 0
    for token in text.split():
        token = token.rstrip('.,!')
        if token.startswith('$') and token[1:].isdigit():
            money += int(token[1:])
        elif token.endswith('%') and money:
            money = money * (100 - int(token[:-1])) // 100
        elif token == 'half':
            money //= 2
    return money
#> f('paid $40 and $65, minus 10% off')
#> f('half of $90 or half?')
#> f('$500 then 20%, then half, then $7.')
#> f('nothing was paid today')
#> f('$a $12! 50% $3')

# %%
def f(text, n):
    window = ''
    hits = []
    for i in range(len(text)):
        window += text[i]
        if len(window) > n:
            window = window[1:]
        if len(window) == n and window.count(window[0]) > 1:
            hits.append(i - n + 1)
            window = ''
    return hits
#> f('mississippi river boat', 4)
#> f('abcdefghijk', 3)
#> f('aaaaaaaaaa', 2)
#> f('xyx', 5)
#> f('tomorrow never knows how', 5)

# %%
def f(text):
    acc = []
    for c in text:
        if c in '+-*' and len(acc) > 1:
            b, a = acc.pop(), acc.pop()
            acc.append(a + b if c == '+' else a - b if c == '-' else a * b)
        elif c.isdigit():
            acc.append(int(c))
        elif c == '!':
            acc.insert(0, acc.pop())
    return acc
#> f('3 4 + 2 * 7 -')
#> f('9 8 7 ! ! - +')
#> f('+ - * nothing')
#> f('5!6!7!8!')
#> f('1 2 3 4 5 * * * *')

# %%
def f(array):
    out = []
    while array:
        if len(out) % 2:
            pick = max(array, key=len)
        else:
            pick = min(array)
        array.remove(pick)
        out.append(pick[:3])
    return '/'.join(out)
#> f(['walnut', 'ash', 'birch', 'oak', 'chestnut'])
#> f(['b', 'a', 'c', 'b', 'a'])
#> f([])
#> f(['Zed', 'apple', 'Bob', 'banana', '10', '9'])
#> f(['aaa', 'aa', 'a', 'aaaa', 'aaaaa', 'aaaaaa'])

# %%
def f(text):
    d = {}
    prev = ''
    for w in text.lower().split():
        if prev:
            d.setdefault(prev, []).append(w[0])
        prev = w
    for k in d:
        d[k] = ''.join(sorted(d[k]))
    return d
#> f('the cat saw the dog and the bird')
#> f('Row row row your boat')
#> f('word')
#> f('a b a c a d b a')
#> f('If it is to be it is up to me')

# %%
def f(text, char):
    i = len(text)
    out = ''
    while i > 0:
        j = text.rfind(char, 0, i)
        part = text[j + 1:i]
        if part.isdigit():
            out += '#' * len(part)
        else:
            out += part.title() + char
        i = j
    return out.rstrip(char)
#> f('one_22_three_4444_five', '_')
#> f('192.168.0.localhost', '.')
#> f('no split at all', '|')
#> f('tail//end//', '/')
#> f('x y z 1 2 3', ' ')

# %%
def f(line, n):
    line = line.center(n, '=')
    depth = 0
    while line.startswith('=') and line.endswith('='):
        line = line[1:-1]
        depth += 1
    if line.startswith('='):
        line = line.lstrip('=') + '<'
    elif line.endswith('='):
        line = '>' + line.rstrip('=')
    return line, depth
#> f('chapter one', 20)
#> f('the end', 16)
#> f('=already=framed=', 21)
#> f('longer than the width', 5)
#> f('odd', 12)

# %%
def f(text):
    out = []
    for i in range(len(text)):
        c = text[i]
        if c not in text[:i] and c not in text[i + 1:]:
            out.append(c)
        elif c not in text[:i]:
            out.insert(0, c)
        elif c not in text[i + 1:]:
            out.remove(c)
    return ''.join(out)
#> f('pumpernickel bread')
#> f('abcabc')
#> f('unique lots')
#> f('aaa')
#> f('Tick-tock, tick-tock')

# %%
def f(s, items):
    for item in items:
        i = s.find(item)
        if i < 0:
            s += item[0]
        elif i == 0:
            s = s[len(item):]
        elif i + len(item) == len(s):
            s = item + s[:i]
        else:
            s = s[:i] + s[i + len(item):]
    return s
#> f('breakfast at nine', ['fast', 'nine', 'break', 'at'])
#> f('abcabc', ['bc', 'a', 'bc', 'cb', 'a'])
#> f('', ['x', 'y', 'xy', 'z'])
#> f('keyboard and mouse', ['mouse', 'mouse', 'board', 'and'])
#> f('solo', ['duo', 'trio', 'so', 'lo', 'quartet'])

# %%
def f(text):
    values = {'I': 1, 'V': 5, 'X': 10, 'L': 50}
    found = []
    for w in text.split():
        core = w.strip('.,()')
        if core and all(c in values for c in core):
            found.append(sum(values[c] for c in core))
        elif found and core.islower():
            found[-1] += 100
    return found
#> f('Louis XVI, Henry VIII and Pope LX.')
#> f('no numerals here')
#> f('Act II scene (III) and VI')
#> f('I, V, X, L')
#> f('XL shirts for LIV')

# %%
def f(dictionary, line):
    cost = 0
    for word in line.split(','):
        name, _, times = word.strip().partition(' x')
        price = dictionary.get(name)
        if price is None:
            dictionary[name] = 1
            price = 0
        cost += price * int(times or 1)
    return cost, len(dictionary)
#> f({'tea': 3, 'cake': 5}, 'tea x2, cake, scone, scone x4')
#> f({}, 'a, a, a x9, b')
#> f({'pen': 2, 'ink': 7, 'nib': 1}, 'pen x10,ink,nib x3')
#> f({'x': 4}, '')
#> f({'egg': 6, 'ham': 8}, 'egg xl, ham')

# %%
def f(text):
    i = 0
    while i < len(text) - 1:
        a, b = text[i], text[i + 1]
        if a != b and a.lower() == b.lower():
            text = text[:i] + text[i + 2:]
            i = max(0, i - 1)
        elif a == b == ' ':
            text = text[:i] + text[i + 1:]
        else:
            i += 1
    return text
#> f('dabAcCaCBAcCcaDA')
#> f('no   double    space')
#> f('aAbBcCdD')
#> f('abBA and Xx xX')
#> f('q')

# %%
def f(nums, text):
    out = []
    start = 0
    for n in nums:
        if n == 0:
            start = 0
        field = text[start:start + n]
        start += n
        if field.strip():
            out.append(field.strip())
    out.append(text[start:])
    return out
#> f([4, 6, 5], '1042Jones Paris open')
#> f([1, 2, 3, 4, 5, 6], 'abcdefghijklmnopqrstuvwxyz')
#> f([5, 0, 5, 0, 5], 'loops back to start')
#> f([], 'whole line')
#> f([10, 10, 10], 'short      and  gone')

# %%
def f(text, names):
    speaker = 'all'
    said = dict.fromkeys(names, 0)
    for word in text.split():
        if word.endswith(':') and word[:-1] in said:
            speaker = word[:-1]
        elif speaker in said:
            said[speaker] += len(word.strip('!?.'))
        else:
            said[word] = said.get(word, 0) - 1
    return said
#> f('Ann: hi there! Bob: hello. Ann: bye', ['Ann', 'Bob'])
#> f('well well Tom: yes? Zed: no', ['Tom'])
#> f('nobody talks here here', [])
#> f('A: B: C: word', ['A', 'B', 'C'])
#> f('who? Kim: me! me! me! Lee: ok', ['Kim', 'Lee', 'Pat'])

# %%
def f(lst):
    out = []
    for i in range(0, len(lst) - 1, 2):
        a, b = lst[i], lst[i + 1]
        if a.isdigit() and b.isdigit():
            out.append(str(int(a) + int(b)))
        elif a.isdigit() or b.isdigit():
            out.append((a + b).replace('0', 'o'))
        else:
            out.extend(sorted([a, b]))
    return out + lst[len(lst) // 2 * 2:]
#> f(['12', '30', 'b', '10', 'pear', 'fig', 'end'])
#> f(['x', 'w', 'v', 'u'])
#> f(['1', '2', '3', '4', '5', '6', '7'])
#> f([])
#> f(['100', 'kg', '-5', '5', '', '00'])

# %%
def f(text):
    swaps = {'(': ')', ')': '(', '<': '>', '>': '<', '/': '\\'}
    out = ''
    for c in reversed(text):
        c = swaps.get(c, c)
        if out and out[-1] == c and not c.isalnum():
            continue
        out = out + c
        if c == '<' and len(out) > 4:
            out = out[2:]
    return out
#> f('(look) -->> here')
#> f('<a/b>//<c>')
#> f('plain words')
#> f('((()))')
#> f('x > y > z > (w)')

# %%
def f(text, separator):
    rows = [r.split() for r in text.split(separator)]
    longest = max(len(r) for r in rows)
    cols = []
    for k in range(longest):
        col = ''
        for r in rows:
            col += r[k][0] if k < len(r) else '.'
        cols.append(col)
    return cols
#> f('red big box; old hat; my new car key', ';')
#> f('one two three', '|')
#> f('a b c/d e f/g h i', '/')
#> f('', ',')
#> f('north pole -- south -- east end road', '--')

# %%
def f(words, char):
    i = len(words) - 1
    while i > 0:
        if words[i].startswith(char):
            words[i - 1] += words.pop(i)[1:]
        elif words[i - 1].endswith(char):
            words[i - 1:i + 1] = [words[i - 1][:-1] + words[i]]
        i -= 1
    return words
#> f(['inter', '-nation', '-al', 'co-', 'op', 'shop'], '-')
#> f(['a', 'ab', 'ba', 'aa', 'b'], 'a')
#> f(['no', 'joins', 'to', 'be', 'made'], '+')
#> f([], '~')
#> f(['x_', '_y', 'z_', 'w', '_', 'v'], '_')

# %%
def f(text):
    trail, x, y = '', 0, 0
    for c in text.upper():
        if c in 'NS':
            y += 1 if c == 'N' else -1
        elif c in 'EW':
            x += 1 if c == 'E' else -1
        elif c.isspace():
            trail += f'{x}{y}'
        if x == y == 0:
            trail += 'o'
    return trail, x, y
#> f('news sews nne')
#> f('we sense ten wens')
#> f('apple')
#> f('n n n w w s')
#> f('')

# %%
def f(a, b):
    wins = [0, 0]
    for x, y in zip(a.split(), b.split()):
        if len(x) == len(y):
            winner = 0 if x < y else 1
        else:
            winner = int(len(x) < len(y))
        wins[winner] += abs(len(x) - len(y)) + 1
    return wins
#> f('a long way from home', 'the short road to town')
#> f('one two', 'one two three')
#> f('', 'empty side')
#> f('zig zag zog zug', 'zag zig zug zog')
#> f('Big fish in the small pond', 'little fish swim on tiny lakes')

# %%
def f(string, n):
    res = string[:n]
    for c in string[n:]:
        if c.isupper() and res[-1:].islower():
            res += '_' + c.lower()
        elif c.isdigit() and not res[-1:].isdigit():
            res = res + ':' + c
        elif c.isalnum():
            res += c
    return res[n:]
#> f('getUserById42AndName7', 3)
#> f('snake_case stays', 0)
#> f('ABCdefGHIjkl', 2)
#> f('x', 4)
#> f('room101Floor3Door', 5)

# %%
def f(text):
    total = ''
    while '..' in text or ',,' in text:
        text = text.replace('..', '.', 1)
        total += '.'
        if ',,' in text:
            text = text.replace(',,', ',')
            total += ','
    return text + total
#> f('wait.... what,,,, no...')
#> f('fine. ok, good.')
#> f(',,,,,,,,,,,,a')
#> f('..........')
#> f('one,,two..three,,,four....five')
