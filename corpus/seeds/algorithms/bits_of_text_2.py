# %%
def f(text):
    user, at, host = text.partition('@')
    if not at:
        return text.upper()
    masked = ''
    for i in range(len(user)):
        masked += user[i] if i % 3 == 0 or user[i] == '.' else '*'
    return masked + at + host.rsplit('.', 1)[-1]
#> f('maria.lopez@mail.example.com')
#> f('x@y')
#> f('not an address at all')
#> f('a.b.c.d.e@sub.domain.net')
#> f('j_r_tolkien+news@books.co.uk')

# %%
def f(text, n):
    out = []
    while text:
        piece, text = text[:n], text[n:]
        if piece.isspace():
            continue
        if piece != piece.strip():
            piece = piece.strip() + '~'
        out.insert(len(out) // 2, piece)
    return out
#> f('the moon is full tonight', 4)
#> f('aaabbbcccdddeee', 3)
#> f('x    y    z', 2)
#> f('', 5)
#> f('no-blank-spaces-here', 6)

# %%
def f(words):
    prev = ''
    for i in range(len(words)):
        if prev and words[i][:1].lower() == prev[-1].lower():
            words[i] = prev[:1] + words[i]
        else:
            words[i] = words[i] + str(i)
        prev = words[i]
    return words
#> f(['Kiwi', 'iris', 'swan', 'nut', 'oak'])
#> f(['apple', 'elm', 'mole', 'eel', 'lark', 'kite'])
#> f(['one', 'two', 'three', 'four', 'five'])
#> f([])
#> f(['', 'a', 'a', 'A', 'b'])

# %%
def f(s):
    lo, hi = 0, len(s) - 1
    chars = list(s)
    while lo < hi:
        if not chars[lo].isalpha():
            lo += 1
        elif not chars[hi].isalpha():
            hi -= 1
        else:
            chars[lo] = max(chars[lo], chars[hi])
            lo, hi = lo + 1, hi - 1
    return ''.join(chars[:hi + 1])
#> f('a-b, c! wxyz')
#> f('Hello, World 2026')
#> f('99 bottles')
#> f('!?')
#> f('step on no pets, please')

# %%
def f(text, separator):
    d = {}
    for chunk in text.split(separator):
        key, eq, value = chunk.partition('=')
        if not eq:
            d[key] = d.get(key, 0) + 1
        elif key in d:
            d[key + value] = d.pop(key)
        else:
            d[key] = value
    return d
#> f('a=1&b=2&a=3&c&c', '&')
#> f('q=cats&page=2&sort=asc&page=9', '&')
#> f('x;x;x;y;y=4', ';')
#> f('', ',')
#> f('k=v=w, z=, k=u, flag', ', ')

# %%
def f(text):
    result = ''
    for i in range(len(text)):
        before = text[:i].count(text[i])
        after = text[i + 1:].count(text[i])
        if before < after:
            result += text[i].upper()
        elif before == after:
            result += '.'
    return result
#> f('committee meeting')
#> f('abcabcabc')
#> f('zzzzzz')
#> f('distinct')
#> f('on and on and on')

# %%
def f(lst, char):
    n = len(lst)
    for i in range(n - 1, -1, -1):
        if char not in lst[i]:
            lst.append(lst.pop(i))
        elif lst[i].endswith(char):
            lst[i] = lst[i].rstrip(char)
    return lst
#> f(['less', 'more', 'sass', 'none', 'use', 'gas'], 's')
#> f(['aa', 'ba', 'ab', 'bb', 'c'], 'a')
#> f(['xyz', 'zyx', 'yxz', 'zxy'], 'z')
#> f([], 'q')
#> f(['one', 'two', 'six', 'ten', 'five', 'nine'], 'e')

# %%
def f(text):
    ans = []
    i = 0
    while i < len(text):
        j = text.find(text[i], i + 1)
        if j == -1:
            ans.append(text[i])
            i += 1
        else:
            ans.append(text[i:j].title())
            i = j + 1
    return ans
#> f('the theory of the thing')
#> f('abcdef')
#> f('level madam radar')
#> f('aabbccddee')
#> f('so much to do, so little done')

# %%
def f(nums, separator):
    text = separator.join(map(str, nums))
    while text.count(separator) > 2:
        i = text.find(separator)
        j = text.rfind(separator)
        text = text[i + len(separator):j] + text[:i][::-1]
    return text
#> f([12, 34, 56, 78, 90, 11], ':')
#> f([100, 200, 300, 400, 500, 600, 700], '--')
#> f([5, 6, 7], ',')
#> f([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], '+')
#> f([-3, 14, -15, 92, -65], '/')

# %%
def f(text, a, b):
    inside = False
    kept = ''
    for c in text:
        if c == a and not inside:
            inside = True
        elif c == b and inside:
            inside = False
            kept += ';'
        elif inside:
            kept += c
    return kept.rstrip(';') if not inside else kept + '?'
#> f('take [milk] and [eggs] not {ham}', '[', ']')
#> f('Hi {name}, you owe {sum', '{', '}')
#> f('*bold* plain *bold again*', '*', '*')
#> f('nothing inside', '<', '>')
#> f('<<a>> <b> >c<', '<', '>')

# %%
def f(names):
    initials = {}
    for name in names:
        parts = name.split()
        key = ''.join(p[0] for p in parts).upper()
        while key in initials:
            key += parts[-1][-1]
        initials[key] = len(name)
    return initials
#> f(['Ada Lovelace', 'Alan Liu', 'Amy Low', 'Bo Diddley'])
#> f(['ana', 'abe', 'al', 'ava', 'bea'])
#> f([])
#> f(['Juan de la Cruz', 'jim day lee cole', 'J D L C'])
#> f(['Zed', 'Zoe', 'Zac', 'Yan', 'Yui', 'Zed'])

# %%
def f(text):
    total, sign, number = 0, 1, ''
    for c in text + ' ':
        if c.isdigit():
            number += c
            continue
        if number:
            total += sign * int(number)
            number, sign = '', 1
        if c == '-':
            sign = -1
    return total
#> f('won 12, lost -5, drew 3')
#> f('no numerals')
#> f('10-20-30 and 40')
#> f('--7 - x 8 y9')
#> f('003 blind mice 1')

# %%
def f(data):
    i = 0
    while i < len(data):
        if isinstance(data[i], str) and ',' in data[i]:
            data[i:i + 1] = data[i].split(',')
        elif data[i] == '' or data[i] is None:
            data.pop(i)
        else:
            data[i] = str(data[i]).strip()
            i += 1
    return data
#> f(['a,b', 3, None, ' c ', ',d'])
#> f(['x, y, z', '', '', 7.5])
#> f([None, None, '', ','])
#> f([1, 2, 3, 4, 5])
#> f(['p,q,r', ' s', 't , u', True])

# %%
def f(text, n):
    vowels = 'aeiouAEIOU'
    moved = ''
    for i in range(0, len(text), n):
        block = text[i:i + n]
        if block[0] in vowels:
            moved = block + moved
        elif block[-1] in vowels:
            moved += block[::-1]
        else:
            moved += block.replace(' ', '')
    return moved
#> f('an evening of open air opera', 3)
#> f('under the oak tree', 4)
#> f('crypts hymns lynx', 2)
#> f('', 1)
#> f('Unusual Ideas Emerge Often', 5)

# %%
def f(dictionary, n):
    removed = []
    for word in list(dictionary):
        dictionary[word] -= n
        if dictionary[word] <= 0:
            removed.append(word)
            dictionary.pop(word)
        elif dictionary[word] % 2:
            dictionary[word[::-1]] = dictionary[word]
    return dictionary, ''.join(removed)
#> f({'tea': 5, 'milk': 2, 'jam': 9, 'rye': 4}, 2)
#> f({'a': 1, 'b': 2, 'c': 3, 'd': 4}, 5)
#> f({'noon': 8, 'stop': 4, 'pots': 10, 'live': 6}, 1)
#> f({}, 3)
#> f({'red': 7, 'der': 1, 'blue': 0, 'ten': 12}, 0)

# %%
def f(text):
    words = text.split()
    caps = 0
    for i, w in enumerate(words):
        if w.isupper() and len(w) > 1:
            caps += 1
            words[i] = w.capitalize()
        elif w.istitle():
            words[i] = w[0].lower() + w[1:] + '!' * caps
    return ' '.join(words)
#> f('PLEASE do Not Feed THE Big Bears')
#> f('all lower case words in here')
#> f('I AM Here AND You ARE There')
#> f('Title Case Only')
#> f('WARNING 42 Errors FOUND In File')

# %%
def f(text, char):
    count = text.count(char)
    while count > 0:
        if count % 2 == 0:
            text = text[::-1]
        i = text.find(char)
        text = text[:i] + str(count) + text[i + len(char):]
        count -= 1
    return text
#> f('a rose is a rose is a rose', 's')
#> f('noon moon spoon', 'o')
#> f('tattoo', 'z')
#> f('e-mail me please', 'e')
#> f('xx..xx..xx', '..')

# %%
def f(lst):
    longest = ''
    while lst:
        word = lst.pop(0)
        if any(word in other for other in lst):
            continue
        if len(word) >= len(longest):
            longest = word
            lst = lst[::-1]
    return longest
#> f(['art', 'cart', 'carton', 'ton', 'on', 'art'])
#> f(['one', 'three', 'seven', 'eight', 'forty'])
#> f([])
#> f(['aa', 'a', 'aaa', 'aaaa', 'b', 'bb'])
#> f(['sun', 'sunset', 'set', 'setting', 'ting', 'sunday'])

# %%
def f(text):
    pairs = 0
    last = {}
    for i in range(len(text) - 1):
        pair = text[i:i + 2]
        if ' ' in pair:
            continue
        if pair in last and i - last[pair] > 1:
            pairs += i - last[pair]
        last[pair] = i
    return pairs, len(last)
#> f('the other brother gathers')
#> f('aaaaaaa')
#> f('a b c d e f')
#> f('banana bandana')
#> f('01010 10101 01')

# %%
def f(a, b):
    out = []
    i = j = 0
    while i < len(a) and j < len(b):
        if a[i] == b[j]:
            out.append(a[i])
            i += 1
        elif a[i].lower() == b[j].lower():
            out.append('^')
            i += 1
        j += 1
    return ''.join(out), a[i:]
#> f('Hlo Wd', 'hello wide world')
#> f('ace', 'alphabetic cereal')
#> f('xyz', 'there is none of it')
#> f('', 'empty needle')
#> f('RaDaR', 'rAndom data area')

# %%
def f(text):
    sentence, up = '', True
    for c in text.strip():
        if up and c.isalpha():
            sentence += c.upper()
            up = False
        elif c in '.!?':
            sentence = sentence.rstrip() + c
            up = True
        else:
            sentence += c.lower()
    return sentence
#> f('it RAINED . then it Stopped ! ok')
#> f('  WHAT? no. YES ')
#> f('3 cats. 4 dogs. a BIRD.')
#> f('')
#> f('one long Sentence Without ending')

# %%
def f(array, n):
    moved = 0
    for i in range(len(array)):
        if array[i] % n == 0:
            array.insert(moved, array.pop(i))
            moved += 1
    tail = array[moved:]
    tail.sort(reverse=True)
    array[moved:] = tail
    return array
#> f([7, 4, 9, 12, 5, 8, 3], 4)
#> f([10, 20, 30, 40, 50], 10)
#> f([1, 3, 5, 7, 9, 11], 2)
#> f([], 3)
#> f([6, 1, 0, 14, 21, 22, 7, 13], 7)

# %%
def f(text):
    zeros = 0
    while text and not text[-1].isalpha():
        if text[-1] == '0':
            zeros += 1
        text = text[:-1]
    while text and not text[0].isalpha():
        zeros -= text[0] == '0'
        text = text[1:]
    return text.title(), zeros
#> f('00-item code x9-0001000')
#> f('0 0 0 balance sheet 0!')
#> f('100200300')
#> f('...hidden treasure...')
#> f('clean')

# %%
def f(string, separator):
    left, right = string.split(separator, 1)
    merged = ''
    for k in range(max(len(left), len(right))):
        if k < len(left):
            merged += left[k]
        if k < len(right) and right[k] != separator:
            merged += right[-k - 1]
    return merged
#> f('flower:garden:east', ':')
#> f('ab|cdefghijkl', '|')
#> f('longer left part/x', '/')
#> f('no separator here', '#')
#> f('one=two=three=four', '=')

# %%
def f(text, dictionary):
    out = ''
    for c in text:
        entry = dictionary.get(c.lower(), c)
        if c.isupper():
            entry = entry.upper()
        if out.endswith(entry):
            out = out[:-len(entry)]
        else:
            out += entry
    return out
#> f('Attack at dawn', {'a': '4', 't': 'th', 'w': 'vv'})
#> f('SOS sos', {'s': '...', 'o': '---'})
#> f('bookkeeper', {})
#> f('Кот и кит', {'к': 'k', 'т': 't', 'и': 'i'})
#> f('abcabcabc', {'a': 'b', 'b': 'c', 'c': 'c'})

# %%
def f(words):
    words.sort(key=len)
    i = 1
    while i < len(words):
        if len(words[i]) == len(words[i - 1]):
            words[i - 1:i + 1] = [words[i - 1] + words[i]]
            words.sort(key=len)
            i = 1
        else:
            i += 1
    return words
#> f(['ab', 'cd', 'efgh', 'ij', 'k'])
#> f(['one', 'two', 'three', 'four', 'five', 'six'])
#> f(['a', 'bb', 'ccc', 'dddd', 'eeeee'])
#> f([])
#> f(['x', 'y', 'z', 'w', 'v', 'u', 't', 's'])

# %%
def f(text):
    version = [0]
    for c in text:
        if c == '.':
            version.append(0)
        elif c.isdigit():
            version[-1] = version[-1] * 10 + int(c)
        elif c == '-':
            break
    while len(version) > 1 and version[-1] == 0:
        version.pop()
    return version
#> f('v3.12.0rc1-beta.4')
#> f('release 10.0.0.0')
#> f('1.2.3.4.5-final')
#> f('...')
#> f('Python 3.11.09 (main)')

# %%
def f(text, n):
    res = ''
    for word in text.split(' '):
        if len(word) > n:
            res += word[:n - 1] + '~ '
        elif word == '':
            res = res[:-1] + '_'
        else:
            res += word.ljust(n, '.') + ' '
    return res.rstrip()
#> f('extraordinary times call for wit', 5)
#> f('a  b   c d', 2)
#> f('tiny', 8)
#> f('', 3)
#> f('Lorem ipsum dolor sit amet', 4)

# %%
def f(items):
    bag = {}
    for item in items:
        name = item.rstrip('0123456789')
        number = item[len(name):]
        if number:
            bag.setdefault(name, []).insert(0, int(number))
        elif name in bag:
            del bag[name]
    return bag
#> f(['bolt4', 'nut7', 'bolt12', 'cog3', 'nut', 'nut8'])
#> f(['a1', 'a2', 'a3', 'a', 'b'])
#> f(['x', 'y', 'z', '5', '6'])
#> f([])
#> f(['p2p1', 'p2p9', 'p2p', 'h264', 'h265', 'mp3'])

# %%
def f(s):
    peak = ''
    run = s[:1]
    for prev, cur in zip(s, s[1:]):
        if cur >= prev:
            run += cur
        else:
            peak = max(peak, run, key=len)
            run = cur
    return max(peak, run, key=len)
#> f('abacdefgabbcc')
#> f('zyxwvut')
#> f('1234512345678')
#> f('')
#> f('almost every bellows')

# %%
def f(text, names):
    for i, name in enumerate(names):
        tag = '%' + str(i + 1)
        if tag not in text:
            names[i] = name.upper()
            continue
        text = text.replace(tag, name, 1)
        if text.count(tag):
            text = text.replace(tag, '"')
    return text, names[-1]
#> f('%1 loves %2 but %2 loves %3', ['Ann', 'Ben', 'Cat'])
#> f('dear %1, see you %3', ['Li', 'never', 'soon'])
#> f('no tags in this', ['a', 'b', 'c', 'd'])
#> f('%4%3%2%1%1', ['w', 'x', 'y', 'z'])
#> f('%10 or %1', ['one', 'two'])

# %%
def f(text):
    rotated = [text]
    while len(rotated) < 6:
        cur = rotated[-1]
        k = cur.find(' ') + 1 or 1
        nxt = cur[k:] + cur[:k]
        if nxt in rotated:
            break
        rotated.append(nxt)
    return min(rotated), len(rotated)
#> f('my dog has fleas ')
#> f('zebra')
#> f('aaaa')
#> f('to be or not to be is it')
#> f('b a ')

# %%
def f(nums):
    text = ''
    for n in nums:
        word = chr(97 + n % 26)
        if word in text:
            i = text.index(word)
            text = text[:i] + text[i + 1:] + word.upper()
        else:
            text = word + text
    return text
#> f([7, 4, 11, 11, 14, 33, 4])
#> f([0, 26, 52, 78, 1])
#> f([25, 24, 23, 22, 21, 20])
#> f([])
#> f([-1, -2, 3, 29, 24, 50, 25])

# %%
def f(text, char):
    left = text.find(char)
    right = text.rfind(char)
    steps = []
    while left != -1 and left < right:
        steps.append(text[left + 1:right].strip())
        left = text.find(char, left + 1)
        right = text.rfind(char, 0, right)
    steps.reverse()
    return steps
#> f('a|b|c|d|e|f', '|')
#> f('to "be" or "not" to', '"')
#> f('one , two , three', ',')
#> f('dot. only', '.')
#> f('------', '-')

# %%
def f(line):
    tabs = line.split('\t')
    width = 0
    out = ''
    for t in tabs:
        if t.isspace() or not t:
            out += '|'
            continue
        width = max(width, len(t))
        out += t.strip().rjust(width)
    return out
#> f('name\tage\tcity of birth\tno')
#> f('\t\t\tx\ty')
#> f('a\t \tbb\t  \tccc')
#> f('single')
#> f('longest first\tb\tc\td\te')

# %%
def f(text):
    checks = [str.isalpha, str.isdigit, str.isspace, str.isupper]
    marks = [0] * len(checks)
    for part in (text[:5], text[5:10], text[10:], text):
        for i, check in enumerate(checks):
            if check(part):
                marks[i] += 1
    return marks, text[sum(marks):]
#> f('HELLO12345     ')
#> f('abcdefghijklmnop')
#> f('A1 B2 C3 D4 E5')
#> f('2468013579-2468')
#> f('     WORLD     ')

# %%
def f(lst, n):
    for i in range(n):
        first = lst.pop(0)
        if first.startswith(('a', 'e', 'i', 'o', 'u')):
            lst.append('an ' + first)
        elif ' ' in first:
            lst.append(first.split(' ', 1)[1])
        else:
            lst.append('a ' + first)
    return ', '.join(lst)
#> f(['owl', 'bee', 'an ant', 'cow', 'emu'], 7)
#> f(['x', 'y', 'z'], 3)
#> f(['old hat', 'new big coat', 'egg'], 8)
#> f(['unused', 'list'], 0)
#> f([], 1)

# %%
def f(text):
    kept = []
    for c in text:
        if c == '<':
            kept = kept[:-1]
        elif c == '^':
            kept = [k.swapcase() for k in kept]
        elif c == '@':
            kept.reverse()
        else:
            kept.append(c)
    return ''.join(kept)
#> f('hellp<o^ world@!')
#> f('<<<abc^d^e')
#> f('race@car@s')
#> f('plain text')
#> f('a@b@c@d@e@f<^')

# %%
def f(text, n):
    i = 0
    result = ''
    while i < len(text) and len(result) < n:
        c = text[i]
        if c.isdigit() and int(c) > 0:
            i += int(c)
            result += '>'
        else:
            result += c
            i += 1
    return result.ljust(n, '_')
#> f('skip3abc then 2x go on', 15)
#> f('9876543210', 6)
#> f('no jumps here', 8)
#> f('ab1cd1ef1gh', 12)
#> f('0 zero 00', 10)

# %%
def f(data, char):
    d = {}
    for row in data:
        k = row.count(char)
        d[k] = d.get(k, '') + row.replace(char, '')[:2]
    while len(d) > 3:
        low = min(d)
        d[low + 1] = d.pop(low) + d.get(low + 1, '')
    return d
#> f(['banana', 'papaya', 'fig', 'guava', 'melon', 'acacia'], 'a')
#> f(['x', 'xx', 'xxx', 'xxxx', 'xxxxx', 'y'], 'x')
#> f([], 'q')
#> f(['10101', '11111', '00000', '10000', '11011', '00100'], '1')
#> f(['see', 'bee', 'fleece', 'eye', 'no'], 'e')
