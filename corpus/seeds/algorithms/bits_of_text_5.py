# %%
def unzip_name(text):
    title = ''
    while text and text[0] in '0123456789 .-_':
        text = text[1:]
    stem, dot, ext = text.rpartition('.')
    for part in (stem or ext).split('_'):
        title += part.capitalize() + ' '
    return title.strip(), ext if dot else None
#> unzip_name('01 - my_first_summer_song.mp3')
#> unzip_name('README')
#> unzip_name('2024-05-06_trip_to_LAKE.tar.gz')
#> unzip_name('12345')
#> unzip_name('...hidden_file.cfg')

# %%
def f(text):
    balance = 0
    cut = len(text)
    for i in range(len(text)):
        if text[i] in 'nopqrstuvwxyz':
            balance += 1
        elif text[i].isalpha():
            balance -= 1
        if balance < -2:
            cut = i
            break
    return text[cut:] + text[:cut].upper(), balance
#> f('sunny weather and a light breeze')
#> f('tours to rusty spots')
#> f('abcdefgh')
#> f('1234-5678')
#> f('north by northwest, fade out')

# %%
def f(lst):
    carry = 0
    for i in range(len(lst) - 1, -1, -1):
        value = lst[i] + carry
        lst[i] = value % 12
        carry = value // 12
    while carry:
        lst.insert(0, carry % 12)
        carry //= 12
    return ''.join('0123456789XE'[d] for d in lst)
#> f([5, 30, 11, 200])
#> f([144, 0, 0, 12, 12])
#> f([0, 0, 0, 0, 1])
#> f([])
#> f([10, 11, 23, 9, 35, 47])

# %%
def f(text, separator):
    sides = ['', '']
    which = 0
    for chunk in text.split():
        if chunk == separator:
            which = 1 - which
            sides.append(sides.pop(0)[:6])
        else:
            sides[which] += chunk[0]
            which ^= len(chunk) % 2
    return sides
#> f('left hand to right hand to left', 'to')
#> f('one | two | three | four', '|')
#> f('never mind the separators here', '--')
#> f('', 'x')
#> f('and one and two and three and', 'and')

# %%
def f(words, n):
    kept = []
    for w in words:
        twin = next((k for k in kept if k[:n] == w[:n]), None)
        if twin is None:
            kept.append(w)
        elif len(twin) < len(w):
            kept[kept.index(twin)] = w
        else:
            kept.remove(twin)
    return kept
#> f(['tram', 'train', 'tree', 'trap', 'boat', 'bo'], 3)
#> f(['aa', 'ab', 'ac', 'ad', 'ae'], 1)
#> f(['x', 'xy', 'xyz', 'xyzw'], 2)
#> f([], 4)
#> f(['monday', 'month', 'moon', 'mo', 'money', 'monk'], 3)

# %%
def mirror_marks(text, char):
    i, j = 0, len(text) - 1
    out = []
    while i <= j:
        if (text[i] == char) != (text[j] == char):
            out.append(text[j] if text[i] == char else text[i])
        i += 1
        j -= 1
    return ''.join(out)
#> mirror_marks('*ab*cd**ef', '*')
#> mirror_marks('one.two.three', '.')
#> mirror_marks('aaaaaa', 'a')
#> mirror_marks('', '#')
#> mirror_marks('-- dashes here and -there', '-')

# %%
def f(text):
    best = None
    for i in range(1, len(text)):
        head, tail = text[:i], text[i:]
        if head[-1] == ' ' or tail[0] == ' ':
            continue
        diff = abs(head.count('e') - tail.count('e'))
        if best is None or diff < best[0]:
            best = (diff, head[-3:] + '|' + tail[:3])
    return best
#> f('the bees need sweet trees')
#> f('abcd')
#> f('a b c')
#> f('eeee fff eeeeee')
#> f('seven elegant geese')

# %%
def f(data, text):
    used = []
    while text:
        for item in data:
            if text.endswith(item):
                text = text[:-len(item)]
                used.insert(0, item)
                break
        else:
            used.append('(' + text[-1] + ')')
            text = text[:-1]
    return '.'.join(used)
#> f(['ing', 'er', 'ed', 'walk'], 'walkedwalkerwalking')
#> f(['a', 'an', 'na'], 'bananana')
#> f(['xyz'], 'wxyzw')
#> f(['q'], '')
#> f(['12', '2', '21'], '1221122')

# %%
def f(text, n):
    seen = {}
    out = ''
    for c in text:
        seen[c] = seen.get(c, 0) + 1
        if seen[c] == n:
            out += c
            seen[c] = 0
        elif seen[c] > 1 and c.isspace():
            out += '/'
    return out, sum(seen.values())
#> f('a cup of coffee for a copper cup', 3)
#> f('tattletale', 2)
#> f('alphabet', 1)
#> f('     ', 4)
#> f('she sees cheese, she flees', 4)

# %%
def f(nums):
    names = ['nil', 'one', 'duo', 'tri']
    out = []
    for n in nums:
        word = ''
        while n > 3:
            word = names[n % 4][0] + word
            n //= 4
        out.append(names[n].title() + word)
    out.sort(key=lambda w: w[::-1])
    return out
#> f([0, 5, 18, 3, 100])
#> f([1, 1, 2, 2, 3])
#> f([64, 16, 4, 1, 0])
#> f([])
#> f([255, 77, 31, 12, 9, 6])

# %%
def f(text):
    while not text.isalpha() and len(text) > 1:
        for i in range(len(text)):
            if not text[i].isalpha():
                break
        a, b = text[:i], text[i + 1:]
        text = (a + b) if len(a) % 2 else (b + a)
    return text
#> f('as, if - by. magic')
#> f('letters')
#> f('1a2b3c4d')
#> f('?')
#> f('x-ray of a (small) owl')

# %%
def f(dictionary, items):
    for item in items:
        key = item[0]
        if item in dictionary.get(key, ''):
            dictionary[key] = dictionary[key].replace(item, '')
        elif key in dictionary:
            dictionary[key] += item
        else:
            dictionary[key] = item[1:]
    return {k: v for k, v in dictionary.items() if v}
#> f({'a': 'antarct', 'b': ''}, ['ant', 'bee', 'cat', 'arc', 'cow'])
#> f({}, ['x', 'xx', 'xxx', 'y', 'yy'])
#> f({'t': 'teatea'}, ['tea', 't', 't', 'two'])
#> f({'z': ''}, [])
#> f({'s': 'sun', 'm': 'moon'}, ['sun', 'mo', 'sea', 'sea', 'mud', 'moth'])

# %%
def f(text, a, b):
    i = text.find(a)
    j = text.rfind(b)
    hops = []
    while -1 < i < j:
        hops.append(j - i)
        i = text.find(a, i + len(a))
        if len(hops) % 2 == 0:
            j = text.rfind(b, 0, j)
    return hops, text[max(i, 0):max(j, 0)]
#> f('sand and sea and sun and sky', 's', 'n')
#> f('abcabcabcabc', 'ab', 'c')
#> f('nothing', 'x', 'g')
#> f('(one) (two) (three)', '(', ')')
#> f('to the top of the tower to toast', 'to', 't')

# %%
def f(line):
    out = []
    sign = ''
    for token in line.split():
        if token in ('+', '-'):
            sign = token
        elif token.lstrip('+-').isnumeric():
            out.append(int(sign + token) if token[0] not in '+-' else -int(token))
            sign = ''
        else:
            out.append(sign + token[::-1])
    return out
#> f('12 - 5 + abc -8 - xyz')
#> f('+ + +')
#> f('- 1 - 2 - 3 4')
#> f('')
#> f('speed +90 then - slow 15 +3')

# %%
def f(array):
    n = len(array)
    for i in range(n):
        low = i
        for j in range(i + 1, n):
            if array[j][-1:] + array[j] < array[low][-1:] + array[low]:
                low = j
        if low != i:
            array.insert(i, array.pop(low))
    return array
#> f(['zebra', 'lion', 'ape', 'emu', 'tiger'])
#> f(['b', 'a', 'c'])
#> f(['xa', 'wa', 'va', 'ub'])
#> f([])
#> f(['one', '', 'three', 'go'])

# %%
def weave(text, s):
    out, k = '', 0
    for c in text:
        if c in s:
            k = s.index(c)
            out += s[k - 1]
        else:
            k = (k + 1) % len(s)
            out += c + s[k] if c.isalpha() else ' '
    return out
#> weave('hello my dear friend', 'lamp')
#> weave('aaa', 'abc')
#> weave('12-34-56', 'xyz')
#> weave('anything', 'z')
#> weave('Thread and needle', 'red')

# %%
def f(text):
    sentences = [p.strip() for p in text.split('.') if p.strip()]
    out = []
    while sentences:
        words = sentences.pop().split()
        longest = max(words, key=len)
        words.remove(longest)
        out.append(longest.lower() + str(len(words)))
        if longest.istitle() and sentences:
            sentences[0], sentences[-1] = sentences[-1], sentences[0]
    return out
#> f('We ran home. Mother waited. It was late.')
#> f('One. Two. Three. Four.')
#> f('no full stop in the text')
#> f('...')
#> f('Go. Stop now. Winter is near. I slept.')

# %%
def f(string, char):
    fence = string.split(char)
    widths = [len(p) for p in fence]
    while len(widths) > 1 and widths[0] != widths[-1]:
        if widths[0] < widths[-1]:
            fence[:2] = [fence[0] + fence[1]]
            widths[:2] = [sum(widths[:2])]
        else:
            fence[-2:] = [fence[-2] + fence[-1]]
            widths[-2:] = [sum(widths[-2:])]
    return fence
#> f('ab,c,defg,h,ij', ',')
#> f('a b cc ddd eeee', ' ')
#> f('one/two/six', '/')
#> f('whole', '-')
#> f('12345:6:7:89:0', ':')

# %%
def f(text):
    counts = [0] * 5
    for c in text.lower():
        i = 'aeiou'.find(c)
        if i < 0:
            continue
        counts[i] += 1
        if counts[i] > 2:
            counts[(i + 1) % 5] -= 1
    return ''.join('aeiou'[i] * max(0, n) for i, n in enumerate(counts))
#> f('Beekeepers keep their bees')
#> f('rhythm')
#> f('AAAAAA EEEE')
#> f('Honolulu, Hawaii')
#> f('a sequoia is a huge tree')

# %%
def f(words, separator):
    out = ''
    for i in range(len(words)):
        for j in range(i + 1, len(words)):
            if words[i][-1] == words[j][0]:
                words[i], words[j] = words[j], words[i]
                break
        else:
            out += separator
        out += words[i][:2]
    return out.strip(separator)
#> f(['cat', 'tin', 'net', 'toe', 'elk'], '-')
#> f(['aa', 'bb', 'cc'], '.')
#> f(['dog', 'god', 'gid', 'dig'], '+')
#> f([], '*')
#> f(['sun', 'nap', 'pie', 'eggs', 'owl', 'lid'], '/')

# %%
def f(text, n):
    line, lines = '', 0
    for word in text.split():
        if line and len(line) + 1 + len(word) > n:
            line = word
            lines += 1
        else:
            line = f'{line} {word}' if line else word
        if line.endswith('!'):
            line, lines = '', lines + 2
    return lines, line
#> f('come quick! the kettle is boiling over now', 12)
#> f('a b c d e f g h', 3)
#> f('Help! Help! Help!', 20)
#> f('', 10)
#> f('unreasonably long words! do not fit', 6)

# %%
def f(text):
    code = ''
    for c in text:
        last = code[-1:]
        if c in 'bfpvdt':
            digit = '3' if c in 'dt' else '1'
        elif c in 'cgjkqsxz':
            digit = '2'
        else:
            digit = '' if c.isalpha() else c
        code += digit if digit != last else ''
    return code
#> f('jacket pockets, stitched')
#> f('aeiou')
#> f('bbbb ffff dddd')
#> f('Quick  Fix  99')
#> f('vast deserts of dust')

# %%
def f(items):
    done = []
    while items:
        head = items.pop(0)
        if head.endswith('?') and items:
            items.insert(len(items) // 2, head[:-1])
        elif head.endswith('!'):
            items = items[::-1]
            done.append(head[:-1])
        else:
            done.append(head)
    return ' '.join(done)
#> f(['why?', 'run', 'stop!', 'go', 'now'])
#> f(['a??', 'b?', 'c'])
#> f(['x!', 'y!', 'z!', 'w!'])
#> f([])
#> f(['end?', 'one', 'two!?', 'three', 'four!', 'five'])

# %%
def f(text, names):
    roles = {}
    for i, name in enumerate(names):
        start = text.find(name)
        end = text.find(names[i + 1]) if i + 1 < len(names) else len(text)
        if start < 0:
            roles[name] = None
        elif end > start:
            roles[name] = text[start + len(name):end].strip(' :,')
        else:
            roles[name] = ''
    return roles
#> f('Ann: cook, Bob: waiter, Cy: guest', ['Ann', 'Bob', 'Cy'])
#> f('Zoe drives, Max rides', ['Max', 'Zoe', 'Kit'])
#> f('nobody', [])
#> f('Al Al Al', ['Al', 'Al', 'Al'])
#> f('title: King; name: Lear', ['title', 'name', 'age'])

# %%
def f(text, n):
    res = []
    i = 0
    while i < len(text):
        step = 1
        while step < n and text[i] != text[i + step:i + step + 1]:
            step += 1
        res.append(text[i:i + step])
        i += step
    return res
#> f('bananas and pajamas', 4)
#> f('xxxxxx', 3)
#> f('abcdefgh', 5)
#> f('', 2)
#> f('tutti frutti ice', 3)

# %%
def f(s):
    d = {'odd': '', 'even': ''}
    for i, c in enumerate(s):
        key = 'odd' if i % 2 else 'even'
        if c in d[key]:
            d.setdefault('twice', []).append(i)
        else:
            d[key] += c
    if 'twice' in d and len(d['twice']) > 4:
        d['twice'] = d['twice'][1::3]
    return d
#> f('parallel universes')
#> f('abcdef')
#> f('aaaaaaaaaaaaaa')
#> f('')
#> f('tit for tat, tit for tat')

# %%
def crop(text, a, b):
    steps = 0
    while text and steps < 12:
        if text.startswith(a) or text.endswith(b):
            text = text.removeprefix(a).removesuffix(b)
        elif a in text and text.index(a) < text.rfind(b):
            text = text[text.index(a):text.rfind(b) + len(b)]
        else:
            break
        steps += 1
    return text, steps
#> crop('noise [[core]] more noise', '[', ']')
#> crop('ababXbaba', 'ab', 'ba')
#> crop('nothing to crop', '<', '>')
#> crop('', 'x', 'y')
#> crop('say <i>very <i>loud</i></i> please', '<i>', '</i>')

# %%
def f(text):
    left, right = [], []
    for w in text.split():
        if w.lower() < 'm':
            left.append(w)
        else:
            right.insert(0, w)
        if len(left) - len(right) > 1:
            right.append(left.pop())
        elif len(right) - len(left) > 1:
            left.insert(0, right.pop())
    return ' '.join(left) + ' | ' + ' '.join(right)
#> f('apples bring cheer during every fall')
#> f('zebras usually wander south to water')
#> f('Mix of Some Early and late Words')
#> f('')
#> f('one')

# %%
def f(text, char):
    i = 0
    for k in range(len(text)):
        if i >= len(text):
            break
        if text[i] == char:
            text = text[:i] + text[i + 1:].replace(char, '', 1)
        elif text[i] == ' ':
            text = text[:i] + text[i + 1:].lstrip()
        i += 2
    return text
#> f('all the little lilies fell', 'l')
#> f('a b c d e f', 'a')
#> f('xxxxxxx', 'x')
#> f('', 'q')
#> f('Good books look good on oak', 'o')

# %%
def f(lst, n):
    groups = {}
    for word in lst:
        groups.setdefault(len(word) % n, []).append(word)
    out = []
    for key in sorted(groups):
        first = groups[key].pop(0)
        while groups[key] and groups[key][0] > first:
            first += groups[key].pop(0)[0]
        out.append((first, len(groups[key])))
    return out
#> f(['ash', 'oak', 'elm', 'pine', 'yew', 'fir'], 2)
#> f(['a', 'b', 'c', 'd', 'e'], 3)
#> f(['zz', 'yy', 'xxx', 'www'], 1)
#> f([], 5)
#> f(['Rio', 'Lima', 'Quito', 'La Paz', 'Bogota', 'Cali', 'Ica'], 3)

# %%
def f(text):
    shown = ''
    for word in text.split('_'):
        if word.isdigit():
            shown = shown[:int(word)]
        elif word.isupper():
            shown = word + shown
        elif word.istitle():
            shown += word.lower()
        elif word.isalpha():
            shown += word[0].upper() + word[-1]
    return shown
#> f('make_it_BIG_Again_7_please')
#> f('ONE_TWO_THREE')
#> f('a_1_b_2_c_3')
#> f('__')
#> f('Straße_x9_Ünal_АБВ_где_5_END')

# %%
def f(text, n):
    cols = [text[i::n] for i in range(n)]
    cols.sort(key=lambda c: (c.count(' '), c))
    out = ''
    while any(cols):
        for i in range(n):
            out += cols[i][:1]
            cols[i] = cols[i][1:]
    return out.strip()
#> f('send the letters home', 4)
#> f('abcdefghi', 3)
#> f('same order', 1)
#> f('', 2)
#> f('we are all in the same boat', 5)

# %%
def f(text):
    total = 0
    unit = {'k': 1000, 'h': 100, 'd': 12}
    number = ''
    for c in text:
        if c.isdigit():
            number += c
        elif number:
            total += int(number) * unit.get(c.lower(), 1)
            number = ''
    return total, number
#> f('2k plus 3h and 4d, then 5 more')
#> f('no numbers')
#> f('1d1d1d')
#> f('99')
#> f('7K-8H-9D-10x-11')

# %%
def f(a, b):
    shared = {}
    for word in a.split():
        for other in b.split():
            if word.lower() == other.lower():
                shared[word] = shared.get(word, 0) + 1
            elif word.startswith(other) or other.startswith(word):
                shared.setdefault(other, 0)
    return sorted(shared.items())
#> f('the cats eat', 'The cat eats the rat')
#> f('a b', 'c d e')
#> f('up up down', 'UP upper do')
#> f('', 'x y z')
#> f('sun sets in', 'In sunset inn')

# %%
def f(text, char):
    runs = []
    while char in text:
        k = text.find(char)
        text = text[k:]
        n = 0
        while text.startswith(char):
            text = text[len(char):]
            n += 1
        runs.append(n)
    runs.reverse()
    return runs, text
#> f('hmm... well.. ok. fine....', '.')
#> f('haha ha hahaha hey', 'ha')
#> f('quiet', '!')
#> f('======', '=')
#> f('a--b----c-d---', '--')

# %%
def f(nums, names):
    table = dict(zip(names, nums))
    while len(table) > 2:
        low = min(table, key=table.get)
        high = max(table, key=table.get)
        if low == high:
            break
        table[high] -= table.pop(low) + 1
        if table[high] < 0:
            table[low + high] = -table.pop(high)
    return table
#> f([5, 2, 9, 4, 7], ['Ed', 'Flo', 'Gus', 'Hal', 'Ivy'])
#> f([1, 1, 1, 2], ['a', 'b', 'c', 'd'])
#> f([3, 8, 5, 8], ['x', 'y', 'z', 'w'])
#> f([], [])
#> f([10, 20, 30, 40, 50, 60], ['p', 'q', 'r', 's', 't', 'u'])

# %%
def f(text):
    i, out = 0, []
    while i < len(text):
        if text[i] == '\\':
            i += 1
            out.append({'n': '/', 't': '    '}.get(text[i], text[i]))
        else:
            out.append(text[i] if text[i] != '%' else '<' + text[i + 1:i + 3] + '>')
            i += 2 * (text[i] == '%')
        i += 1
    return ''.join(out)
#> f('one\\ntwo\\tthree\\\\')
#> f('100%65 sure %66 %7')
#> f('plain words')
#> f('')
#> f('%72%73 \\"there\\" 5%')

# %%
def f(string):
    result = string.split(' ')
    for i, word in enumerate(result):
        if '-' in word:
            a, b = word.split('-', 1)
            result[i] = b + '-' + a
        elif word.endswith(('s', 'x')):
            result[i] = word + 'es'
        elif word.endswith('y') and len(word) > 2:
            result[i] = word[:-1] + 'ies'
    return ' '.join(sorted(result, key=str.lower))
#> f('city fox by the ice-cold Bus')
#> f('up-to-date lazy boy')
#> f('my guys')
#> f('')
#> f('Six shy-foxes Try bass every day')

# %%
def f(text, n):
    ladder = []
    for c in text:
        if c.isspace():
            n -= 1
        elif n <= 0:
            ladder.append(c.upper())
            n = len(ladder)
        else:
            ladder[-1:] = [max(c, *ladder[-1:], '')]
    return ''.join(ladder), n
#> f('once upon a time in a far land', 2)
#> f('abcdef', 1)
#> f('     ', 3)
#> f('z y x w v u t s', 0)
#> f('Γεια σου κοσμε', 1)

# %%
def f(data, char):
    out = []
    for row in data:
        if row.count(char) % 2:
            row = row.replace(char, '', 1)
        pieces = row.split(char)
        for k in range(1, len(pieces), 2):
            pieces[k] = pieces[k].upper()
        out.append(''.join(pieces))
    return out
#> f(['a *b* c', '*x y', 'no star', '*p* *q*', '**'], '*')
#> f(['_one_two_', '_three_', 'four'], '_')
#> f([], '~')
#> f(['|||', '|a|b|c|', 'x|y|z', '|', 'end'], '|')
#> f(["it's 'fine'", "'ok'", "don't"], "'")
