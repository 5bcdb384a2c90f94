# %%
def f(text):
    out = ''
    while '(' in text and ')' in text:
        start = text.find('(')
        end = text.rfind(')')
        if end < start:
            break
        out += text[:start].upper()
        text = text[start + 1:end]
    return out + '|' + text
#> f('the tower (built 1890 (north)) stands')
#> f('no brackets in this line at all')
#> f('a(b(c(d(e)f)g)h)i')
#> f('closing ) before ( opening')
#> f('sum(max(3, 4), min(1, (2)))')

# %%
def f(text, char):
    pos = []
    at = text.find(char)
    while at != -1:
        pos.append(at)
        at = text.find(char, at + 2)
    gaps = [b - a for a, b in zip(pos, pos[1:])]
    return gaps or pos
#> f('mississippi and tennessee bookkeepers', 's')
#> f('wwwww.wwwww.wwwww', 'w')
#> f('quiet evening by the lake', 'e')
#> f('single zebra crossing', 'z')
#> f('nothing to be found here', 'q')

# %%
def f(lst):
    i = 0
    while i < len(lst):
        if lst[i].istitle():
            lst.insert(0, lst.pop(i).lower())
        elif lst[i].isupper():
            del lst[i]
            continue
        i += 1
    return lst
#> f(['Oslo', 'river', 'NATO', 'Bergen', 'fjord', 'UN'])
#> f(['one', 'two', 'three', 'four', 'five'])
#> f(['AB', 'CD', 'EF', 'Gh', 'Ij', 'kl'])
#> f([])
#> f(['Z', 'z', 'Zz', 'ZZ', 'zZ', '9', ''])

# %%
def f(text, n):
    left, right = '', ''
    while len(text) > n:
        if text[0] < text[-1]:
            left += text[0]
            text = text[1:]
        else:
            right = text[-1] + right
            text = text[:-1]
    return left + '[' + text + ']' + right
#> f('wander along the shore', 6)
#> f('abcdefghijklmnop', 3)
#> f('zyxwvutsrqponm', 4)
#> f('short', 9)
#> f('Mixed CASE and 123 digits!', 10)

# %%
def f(string):
    counts = {}
    for word in string.split():
        key = word.strip('.,;!?').lower()
        counts.setdefault(key, []).append(len(word))
    for key in list(counts):
        if len(counts[key]) == 1:
            counts.pop(key)
    return counts
#> f('The cat, the dog; and the Cat!')
#> f('every word is here only once')
#> f('Go! go, go. GO? stop, go;')
#> f('')
#> f('To be, or not to be: that is, to be.')

# %%
def f(text):
    parts = text.split('/')
    path = []
    for p in parts:
        if p == '..' and path:
            path.pop()
        elif p.endswith(':'):
            path.append(p.upper())
        elif p.strip('.'):
            path.insert(len(path), p)
    return '>'.join(path)
#> f('https://site.org/a/b/../c/./d')
#> f('../../up/../down/left/..')
#> f('usr/local//lib/python/..')
#> f('file:///etc/./hosts/../fstab')
#> f('plain')

# %%
def f(text, separator):
    head, sep, tail = text.partition(separator)
    rounds = 0
    while sep and len(tail) > len(head):
        rounds += 1
        tail, head = head + tail[:-1], tail[-1]
        head, sep, tail = tail.partition(separator)
    return rounds, head, tail
#> f('a-bcdef-gh', '-')
#> f('key=value=other=things', '=')
#> f('red::green::blue::white', '::')
#> f('x, y, z, w, v, u, t', ', ')
#> f('ab;cdefghijk;lmnopqr', ';')

# %%
def f(names):
    longest = max(map(len, names), default=0)
    for i in range(len(names)):
        if len(names[i]) % 2:
            names[i] = names[i].rjust(longest, '.')
        else:
            names[i] = names[i].center(longest, '*')
    names.sort()
    return names
#> f(['Ada', 'Grace', 'Alan', 'Edsger', 'Barbara'])
#> f(['Li', 'Wu', 'Zhao', 'Ng', 'Ho'])
#> f([])
#> f(['Bartholomew', 'Jo', 'Tim', '', 'Al'])
#> f(['a', 'bb', 'ccc', 'dddd', 'eeeee', 'ffffff'])

# %%
def f(text):
    digits = [c for c in text if c.isdigit()]
    result = ''
    for c in text:
        if c.isdigit():
            result += digits.pop()
        elif c == ' ':
            result += '_'
        else:
            result += c
    return result
#> f('room 12 on floor 3, gate 45')
#> f('call 555-0192 before 8 pm')
#> f('without any number')
#> f('2026-11-15T16:44')
#> f('1 22 333 4444')

# %%
def f(dictionary, text):
    for key in sorted(dictionary):
        if key in text:
            text = text.replace(key, dictionary[key], 1)
            dictionary[key] = dictionary[key][::-1]
        else:
            dictionary[key] = ''
    dictionary['text'] = text
    return dictionary
#> f({'cat': 'dog', 'sat': 'ran', 'mat': 'rug'}, 'the cat sat on the mat, cat')
#> f({'a': 'bb', 'b': 'cc', 'c': 'aa'}, 'abcabcabcabcabc')
#> f({'ha': 'ho', 'he': 'hi', 'x': 'y', 'ho': 'hum'}, 'ha ha he he said')
#> f({}, 'unchanged sentence')
#> f({'Q': 'q', 'zz': 'Z'}, 'nothing matches in here')

# %%
def f(text):
    best = ''
    for i in range(len(text)):
        j = text.rfind(text[i])
        if j > i and text[i].isalpha():
            piece = text[i + 1:j]
            if len(piece) > len(best):
                best = piece
    return best.strip()
#> f('over the hills and far away')
#> f('abcdefghijklmno')
#> f('1234 5678 1234')
#> f('Kayak Racing, Kansas')
#> f('rotor blade')

# %%
def f(words, n):
    lines = ['']
    for w in words:
        if len(lines[-1]) + len(w) >= n:
            lines.append(w)
        else:
            lines[-1] = (lines[-1] + ' ' + w).lstrip()
    return [line.ljust(n, '.') for line in lines]
#> f(['we', 'sailed', 'at', 'dawn', 'for', 'the', 'islands'], 12)
#> f(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'], 4)
#> f(['enormous', 'vocabulary', 'tests', 'it'], 8)
#> f([], 5)
#> f(['tick', 'tock', 'tick', 'tock', 'boom'], 20)

# %%
def f(s):
    ans = []
    while s:
        c = s[0]
        n = len(s) - len(s.lstrip(c))
        ans.append(c * (n // 2) if n > 1 else c.swapcase())
        s = s[n:]
    return ''.join(ans)
#> f('aaabccddddEf')
#> f('Hellooooo   wooorld!!')
#> f('XyZ')
#> f('------====------')
#> f('')

# %%
def f(text, a, b):
    swaps = 0
    while a in text and b in text and swaps < 4:
        i, j = text.find(a), text.rfind(b)
        if i > j:
            i, j = j, i
        text = text[:i] + text[j] + text[i + 1:j] + text[i] + text[j + 1:]
        swaps += 1
    return text, swaps
#> f('the rain in spain stays', 'a', 's')
#> f('banana bandana cabana', 'b', 'n')
#> f('only one of them', 'o', 'z')
#> f('abab', 'a', 'b')
#> f('pepper, paprika and pepperoni', 'r', 'p')

# %%
def f(data):
    total = {}
    for item in data:
        name, _, amount = item.rpartition(':')
        if not amount.strip().isdigit():
            total[item] = None
        else:
            total[name] = (total.get(name) or 0) + int(amount)
    return sorted(total.items(), key=lambda p: (p[1] is None, p[0]))
#> f(['ink:3', 'pen:5', 'ink:10', 'paper', 'pen: 2'])
#> f(['a:b:1', 'a:b:2', 'a:1', 'b:x', ':7'])
#> f([])
#> f(['tea:-1', 'tea:4', 'milk:0', 'milk:', 'milk:6'])
#> f(['one:1', 'two:2', 'three:3', 'two:20', 'one:10', 'three:30'])

# %%
def f(line):
    quoted = False
    fields = ['']
    for ch in line:
        if ch == '"':
            quoted = not quoted
        elif ch == ',' and not quoted:
            fields.append('')
        else:
            fields[-1] += ch
    return fields if not quoted else fields[:-1]
#> f('id,"Smith, John",42,yes')
#> f('a,b,c,,e')
#> f('x,"open quote, never closed')
#> f('"","",""')
#> f('"one"two,"three, four"')

# %%
def f(text):
    text = text.lower()
    found = []
    for v in 'aeiou':
        i = text.find(v)
        if i >= 0:
            found.append((i, v * text.count(v)))
    found.sort(reverse=True)
    return ' '.join(p for _, p in found)
#> f('Unbelievable Circumstances')
#> f('rhythm myths, dry sky')
#> f('Education is for everyone')
#> f('QUEUEING AT THE ZOO')
#> f('a man, a plan, a canal')

# %%
def f(array):
    for x in array:
        if array.count(x) > 1:
            array.remove(x)
        elif x < 0:
            array.append(-x)
        if len(array) > 12:
            break
    return array
#> f([4, -2, 7, 4, 9, -2, 1])
#> f([1, 1, 1, 1, 1])
#> f([-5, -4, 3, 2, 5])
#> f([])
#> f([-1, -2, -3, -4, -5, -6, -7, -8])

# %%
def f(text, n):
    res = text
    for i in range(n):
        cut = res.find(' ')
        if cut == -1:
            return res + str(i)
        res = res[cut + 1:] + res[:cut].capitalize()
    return res
#> f('slow boats cross wide rivers', 3)
#> f('alone', 2)
#> f('one two three four five six', 5)
#> f('go west young man', 9)
#> f(' leading space and trailing ', 4)

# %%
def f(text):
    i, depth, best = 0, 0, ''
    while i < len(text):
        if text.startswith('<!', i):
            i = len(text) if text.find('>', i) < 0 else text.find('>', i)
        elif text[i] == '<':
            depth += 1 if text[i + 1] != '/' else -1
        elif depth > 1 and text[i].isalnum():
            best += text[i]
        i += 1
    return best, depth
#> f('<p>one <b>two</b></p>')
#> f('<!doctype html><i>text')
#> f('plain text, no tags at all')
#> f('<a><u>7</u><u>8</u></a>')
#> f('x<!y')

# %%
def f(s, char):
    s = list(s)
    i = len(s) - 1
    while i >= 0:
        if s[i] == char:
            s[i:i + 2] = s[i:i + 2][::-1]
        elif s[i].isspace():
            s.pop(i)
        i -= 1
    return ''.join(s)
#> f('banana split and cream', 'a')
#> f('x marks the spot', 'x')
#> f('a b c d e f g h', 'd')
#> f('ooooo', 'o')
#> f('last letter is z', 'z')

# %%
def f(text):
    stack = []
    for w in text.split(' '):
        if w.isdigit():
            stack.extend([w] * (int(w) % 3))
        elif w and w == w[::-1]:
            stack.insert(0, w)
        elif stack:
            stack[-1] += w[0:1]
        else:
            stack.append(w)
    return stack
#> f('noon came 2 days early for anna')
#> f('5 golden rings 4 calling birds')
#> f('level  up to radar 8 now')
#> f('3 blind mice')
#> f('otto saw 1 civic or 7 kayaks')

# %%
def f(dictionary):
    flipped = {}
    for key, value in dictionary.items():
        for part in value.split('+'):
            flipped[part] = flipped.get(part, '') + key[0]
    for part in sorted(flipped):
        if len(flipped[part]) < 2:
            flipped.pop(part)
    return flipped
#> f({'ann': 'tea+milk', 'bob': 'tea', 'cid': 'milk+jam+tea'})
#> f({'x': 'p', 'y': 'q', 'z': 'r'})
#> f({'red': 'r+r', 'green': 'g+r', 'grey': 'g+r'})
#> f({})
#> f({'one': '1+', 'two': '2+', 'three': '1+2'})

# %%
def f(text):
    seen = ''
    code = []
    for c in text:
        if c in seen:
            k = seen.index(c)
            code.append(k)
            seen = seen[:k] + seen[k + 1:]
        seen = c + seen
    return code, seen
#> f('abracadabra')
#> f('she sells sea shells')
#> f('unique')
#> f('0110100110010110')
#> f('привет, привет')

# %%
def f(text, separator):
    parts = text.split(separator)
    while len(parts) > 1:
        last = parts.pop()
        if last.isupper():
            parts[0] = last + parts[0]
        elif last == '':
            continue
        else:
            parts[-1] = parts[-1] + '<' + last[0]
    return parts[0]
#> f('alpha.BETA.gamma.DELTA', '.')
#> f('one--two----three--', '--')
#> f('no separators present', '|')
#> f('a_B_c_D_e_F_g', '_')
#> f(', ,X, Y,z', ',')

# %%
def f(nums, text):
    out = ''
    for n in nums:
        if n >= len(text) or n < -len(text):
            out += '?'
        elif text[n].isspace():
            out += text[:n].strip()[-1:]
        else:
            out += text[n]
    return out
#> f([0, 3, 4, -1, 20, 7], 'the old mill')
#> f([5, 5, 5, -5, -50], 'hello world')
#> f([1, 2, 3, 4, 5, 6], 'a b c d')
#> f([], 'unused text')
#> f([0, -1, 0, -1, 1, 100], ' padded ')

# %%
def f(string):
    result = []
    word = ''
    for i in range(len(string)):
        if i and string[i].isupper() and not string[i - 1].isupper():
            result.append(word.lower())
            word = ''
        word += string[i]
    result.append(word.lower())
    return '-'.join(result)
#> f('parseHttpResponseCode')
#> f('XMLHttpRequestID')
#> f('lowercase only')
#> f('aBcDeFgH')
#> f('User2Name3List')

# %%
def f(text, n):
    rows = [''] * n
    step, row = 1, 0
    for c in text.replace(' ', ''):
        rows[row] += c
        if not 0 <= row + step < n:
            step = -step
        row = min(max(row + step, 0), n - 1)
    return rows
#> f('meet me at the fountain', 3)
#> f('abcdefg', 2)
#> f('single row', 1)
#> f('zig zag zig zag', 4)
#> f('', 2)

# %%
def f(lst, n):
    while len(lst) >= n:
        chunk = lst[:n]
        chunk.sort(key=lambda w: (len(w), w))
        lst[:n] = [chunk[0] + chunk[-1][-1]]
        lst.reverse()
    return lst
#> f(['fig', 'apple', 'kiwi', 'plum', 'date', 'pear'], 3)
#> f(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'], 2)
#> f(['one', 'two'], 4)
#> f(['xx', 'yyy', 'z', 'wwww', 'vv', 'u', 'ttt'], 4)
#> f(['no', 'on', 'no', 'on', 'no'], 2)

# %%
def f(text):
    swapped = ''
    for a, b in zip(text[::2], text[1::2]):
        if a.isalpha() and b.isalpha():
            swapped += b + a
        elif a == b:
            swapped += '='
        else:
            swapped += a + '/' + b
    return swapped
#> f('well, hello there...')
#> f('aabbcc1122')
#> f('12 monkeys & 7 apes')
#> f('odd')
#> f('!!??  --xx')

# %%
def f(text, names):
    hits = []
    for name in names:
        i = text.lower().find(name.lower())
        if i < 0:
            continue
        hits.append((i, text[i:i + len(name)]))
        text = text[:i] + '#' * len(name) + text[i + len(name):]
    return text, [h for _, h in sorted(hits)]
#> f('Tom met ANNA and Joanna in Rome', ['anna', 'tom', 'anna', 'rome'])
#> f('nobody was at home today', ['bob', 'eve', 'body', 'day'])
#> f('Marymarymary', ['Mary', 'mary', 'ma', 'y'])
#> f('', ['x', 'y'])
#> f('ΑΒΓ αβγ delta', ['αβ', 'Delta', 'γ'])

# %%
def f(text):
    while len(text) > 3:
        mid = len(text) // 2
        left, right = text[:mid], text[mid:]
        if left.count(' ') > right.count(' '):
            text = left.strip()
        elif left.count(' ') < right.count(' '):
            text = right.strip()
        else:
            text = left[1:] + right[:-1]
    return text
#> f('as long as it is a small one')
#> f('internationalization')
#> f('x y z wwwwwwwwwwwwww')
#> f('a b c d e f g h i j k l m')
#> f('hmm')

# %%
def f(a, b):
    common = ''
    for i in range(len(a)):
        if a[i:i + 1] in b:
            common += a[i]
            b = b.replace(a[i], '', 1)
        else:
            b = b[1:]
    return common + '-' + b
#> f('listen carefully', 'silent cartwheels fly')
#> f('abcdef', 'ghijklmnop')
#> f('1203-4412', '4412-1203')
#> f('', 'something left')
#> f('Queue of people', 'People in a Queue')

# %%
def f(text):
    tokens = []
    for c in text:
        kind = 'd' if c.isdigit() else 'a' if c.isalpha() else 's' if c.isspace() else 'p'
        if tokens and tokens[-1][0] == kind:
            tokens[-1][1] += 1
        else:
            tokens.append([kind, 1])
    return ''.join(k + str(n) for k, n in tokens)
#> f('Order #4521: 3x coffee, 1x tea')
#> f('aaaa')
#> f('12:30 - 14:45')
#> f('...wait   what?!')
#> f('')

# %%
def f(items, text):
    score = 0
    for item in items:
        if text.startswith(item):
            score += 2
            text = text[len(item):]
        elif text.endswith(item):
            score -= 1
            text = text[:-len(item)]
        else:
            score *= 2
    return score, text
#> f(['un', 'ly', 'der', 'ing', 's'], 'understandingly')
#> f(['www.', '.org', 'https://', 'www.'], 'https://www.example.org')
#> f(['a', 'a', 'a', 'b', 'a'], 'aabaa')
#> f(['x', 'yy', 'zzz', 'w'], 'none of these')
#> f(['re', 'ed', 're', 'nt'], 'rerented')

# %%
def f(text):
    d = {}
    for i, c in enumerate(text):
        if c.isalpha():
            d.setdefault(c.lower(), []).append(i)
    spans = {k: v[-1] - v[0] for k, v in d.items() if len(v) > 1}
    top = max(spans.values(), default=-1)
    return sorted(k for k in spans if spans[k] == top), top
#> f('Sphinx of black quartz, judge')
#> f('abcd efgh')
#> f('Toot toot! Tooting Toby')
#> f('123 321')
#> f('Madam Curie made radium')

# %%
def f(text, char):
    text = text.strip()
    removed = []
    while text.find(char) not in (-1, 0):
        i = text.index(char)
        removed.append(text[i - 1])
        text = text[:i - 1] + text[i + 1:]
    return text, ''.join(reversed(removed))
#> f('helloo#o worlx#d!!#', '#')
#> f('typp<o aand< moree<', '<')
#> f('~starts with it ~', '~')
#> f('clean line', '^')
#> f('abcdef*****', '*')

# %%
def f(array, n):
    i = 0
    while i < len(array) - 1:
        if array[i] + array[i + 1] == n:
            del array[i:i + 2]
            i = max(i - 1, 0)
        elif array[i] > array[i + 1]:
            array[i], array[i + 1] = array[i + 1], array[i]
            i += 1
        else:
            i += 1
    return array
#> f([3, 7, 9, 2, 8, 1, 5], 10)
#> f([5, 5, 5, 5, 5], 10)
#> f([9, 8, 7, 6, 5, 4], 3)
#> f([1], 1)
#> f([1, 2, 8, 9, 4, 6, 0, 10, 3], 10)

# %%
def f(string, n):
    groups = []
    digits = ''.join(c for c in string if c.isalnum())
    while len(digits) > n:
        groups.insert(0, digits[-n:])
        digits = digits[:-n]
    if digits:
        groups.insert(0, digits.zfill(n))
    return '-'.join(groups).upper()
#> f('a4b7-c9d2 e5f', 3)
#> f('+49 (30) 901820', 4)
#> f('???', 2)
#> f('xy-z', 5)
#> f('serial: 00k-77-q1', 2)

# %%
def f(text):
    lines = text.splitlines()
    depth = [0]
    for line in lines:
        indent = len(line) - len(line.lstrip())
        if indent > depth[-1]:
            depth.append(indent)
        while depth and indent < depth[-1]:
            depth.pop()
    return len(lines), depth
#> f('if x:\n  go\n    far\n  back\nend')
#> f('a\n b\n  c\n   d')
#> f('   start\n  two\n one\nzero')
#> f('')
#> f('x\n\ty\n\t\tz\n\ty\nx')
