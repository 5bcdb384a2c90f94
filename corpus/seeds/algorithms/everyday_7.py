# %%
def shuffle_by_index(items):
    result = []
    for i, x in enumerate(items):
        if i % 3 == 0:
            result.insert(0, x)
        else:
            result.append(x)
    return result
#> shuffle_by_index([1, 2, 3, 4, 5, 6, 7])
#> shuffle_by_index([])
#> shuffle_by_index('abcd')
#> shuffle_by_index([True, False])
#> shuffle_by_index((9, 8, 7, 6))
# %%
def remove_prefix_all(words, prefix):
    out = []
    for w in words:
        while prefix and w.startswith(prefix):
            w = w[len(prefix):]
        out.append(w)
    return [w for w in out if w]
#> remove_prefix_all(['nono', 'noble', 'on'], 'no')
#> remove_prefix_all([], 'x')
#> remove_prefix_all(['aaab', 'ba'], 'a')
#> remove_prefix_all(['keep', 'all'], '')
#> remove_prefix_all(['--v', '---', '-q'], '-')
# %%
class Solution:
    def translateDigits(self, text):
        table = str.maketrans('0134578', 'OIEASTB')
        swapped = text.translate(table)
        if swapped.isalpha():
            return swapped.capitalize()
        return swapped
#> Solution().translateDigits('h3110')
#> Solution().translateDigits('1337 5p34k')
#> Solution().translateDigits('')
#> Solution().translateDigits('72')
#> Solution().translateDigits('8007')
# %%
def list_of_dicts_max(rows, key):
    best = None
    for row in rows:
        if key not in row:
            continue
        if best is None or row[key] > best[key]:
            best = row
    return best


def champions(rows, keys):
    result = {}
    for key in keys:
        row = list_of_dicts_max(rows, key)
        result[key] = row['id'] if row else None
    return result
#> champions([{'id': 1, 'speed': 5}, {'id': 2, 'speed': 8, 'force': 1}], ['speed', 'force'])
#> champions([], ['x'])
#> champions([{'id': 7, 'a': 0}, {'id': 8, 'a': 0}], ['a', 'b'])
#> champions([{'id': 3}], [])
#> champions([{'id': 'p', 'w': -2, 'h': 4}, {'id': 'q', 'w': -1, 'h': 3}], ['w', 'h'])
# %%
def f(text, limit):
    lines = text.split('/')
    lines = [ln.strip() for ln in lines]
    lines.sort(key=lambda ln: (len(ln), ln))
    while len(lines) > limit:
        lines.pop()
    return '/'.join(lines)
#> f('usr/ bin /local/x', 3)
#> f('', 2)
#> f('a//b', 2)
#> f('ccc/bb/a', 0)
#> f('home/user/docs/img', 10)
# %%
class Solution:
    def hasLetter(self, word, position, letter):
        return position < len(word) and word[position] == letter

    def narrow(self, words, clues):
        left = list(words)
        sizes = [len(left)]
        for position, letter in clues:
            left = [w for w in left if self.hasLetter(w, position, letter)]
            sizes.append(len(left))
            if len(left) <= 1:
                break
        return left, sizes
#> Solution().narrow(['plane', 'plant', 'plate', 'grate'], [(1, 'l'), (3, 'n'), (4, 't')])
#> Solution().narrow([], [(0, 'a')])
#> Solution().narrow(['cat', 'car'], [])
#> Solution().narrow(['ox', 'oxen', 'oven'], [(3, 'n'), (1, 'x'), (0, 'o')])
#> Solution().narrow(['sun', 'son', 'sin'], [(0, 's'), (2, 'n'), (1, 'a')])
# %%
def sum_or_concat(items):
    numbers = 0
    letters = ''
    for x in items:
        try:
            numbers += x
        except TypeError:
            letters += str(x)
    return numbers, letters
#> sum_or_concat([1, 'a', 2, 'b'])
#> sum_or_concat([])
#> sum_or_concat([None, 0.5, [3]])
#> sum_or_concat(['x', 'yz'])
#> sum_or_concat([True, 10, '5'])
# %%
def partition_by(items, pivot):
    low = [x for x in items if x < pivot]
    same = [x for x in items if x == pivot]
    high = [x for x in items if x > pivot]
    return low, same, high


def kth_smallest(items, k):
    if not 0 <= k < len(items):
        return None
    low, same, high = partition_by(items, items[len(items) // 2])
    if k < len(low):
        return kth_smallest(low, k)
    if k < len(low) + len(same):
        return same[0]
    return kth_smallest(high, k - len(low) - len(same))


def trimmed_ends(items):
    n = len(items)
    return kth_smallest(items, n // 4), kth_smallest(items, n - 1 - n // 4)
#> trimmed_ends([7, 1, 9, 4, 6, 2, 8, 3])
#> trimmed_ends([])
#> trimmed_ends([5])
#> trimmed_ends([3, 3, 3, 1])
#> trimmed_ends([10, -2, 0, 15, 4])
# %%
class Solution:
    def expandTabs(self, line, size):
        out = ''
        for ch in line:
            if ch == '\t':
                out += ' ' * (size - len(out) % size)
            else:
                out += ch
        return out

    def sameAsBuiltin(self, line, size):
        mine = self.expandTabs(line, size)
        return mine, mine == line.expandtabs(size), mine.count(' ')
#> Solution().sameAsBuiltin('a\tb', 4)
#> Solution().sameAsBuiltin('', 8)
#> Solution().sameAsBuiltin('\t\tx', 2)
#> Solution().sameAsBuiltin('four\tend', 4)
#> Solution().sameAsBuiltin('no tabs', 3)
# %%
def count_pairs_equal(a, b):
    same = 0
    for x, y in zip(a, b):
        if x == y:
            same += 1
    return same


def similarity_matrix(words):
    table = []
    for a in words:
        table.append([count_pairs_equal(a, b) for b in words])
    return table


def most_similar(words):
    table = similarity_matrix(words)
    best, pair = 0, ()
    for i in range(len(words)):
        for j in range(i):
            if table[i][j] > best:
                best, pair = table[i][j], (words[j], words[i])
    return pair, best
#> most_similar(['card', 'care', 'bare'])
#> most_similar([])
#> most_similar(['ab', 'cd'])
#> most_similar(['xyz', 'xyy'])
#> most_similar(['one', 'ore', 'tie'])
# %%
def f(d, pairs):
    for k, v in pairs:
        if k in d and d[k] == v:
            del d[k]
        else:
            d[k] = v
    keys = list(d.keys())
    keys.reverse()
    return keys, sum(d.values())
#> f({'a': 1, 'b': 2}, [('a', 1), ('c', 3)])
#> f({}, [])
#> f({'x': 5}, [('x', 6), ('x', 6)])
#> f({'m': 0, 'n': 0}, [('n', 0), ('n', 1), ('o', 2)])
#> f({}, [('k', -4)])
# %%
class Solution:
    def daysLate(self, due, back):
        return max(0, back - due)

    def fineFor(self, days, kind):
        rates = {'book': 2, 'dvd': 5}
        rate = rates.get(kind, 1)
        fine = 0
        for d in range(1, days + 1):
            fine += rate if d <= 3 else rate * 2
        return min(fine, 30)

    def libraryFines(self, loans):
        fines = {}
        for person, kind, due, back in loans:
            fine = self.fineFor(self.daysLate(due, back), kind)
            if fine:
                fines.setdefault(person, []).append(fine)
        return {p: sum(fs) for p, fs in fines.items()}
#> Solution().libraryFines([('ann', 'book', 10, 12), ('bob', 'dvd', 5, 9), ('ann', 'map', 3, 8)])
#> Solution().libraryFines([])
#> Solution().libraryFines([('cy', 'book', 20, 18)])
#> Solution().libraryFines([('di', 'dvd', 0, 12), ('di', 'dvd', 1, 2)])
#> Solution().libraryFines([('ed', 'toy', 4, 4), ('flo', 'toy', 4, 5), ('ed', 'book', 1, 5)])
# %%
def is_rotation(a, b):
    return len(a) == len(b) and b in a + a


def rotation_classes(words):
    classes = []
    for w in words:
        for group in classes:
            if is_rotation(group[0], w):
                group.append(w)
                break
        else:
            classes.append([w])
    return classes
#> rotation_classes(['stop', 'tops', 'pots', 'opst'])
#> rotation_classes([])
#> rotation_classes(['ab', 'ba', 'aa', 'a'])
#> rotation_classes(['xyz', 'zyx', 'yzx', 'zxy'])
#> rotation_classes(['', ''])
# %%
def f(s):
    head, sep, tail = s.partition('-')
    if not sep:
        return s.upper()
    if tail.isdigit():
        return head * int(tail)
    return tail + sep + head.title()
#> f('ab-3')
#> f('plain')
#> f('left-right')
#> f('-x-y')
#> f('zip-0')
# %%
class Solution:
    def firstNonEmpty(self, *values):
        for v in values:
            if v:
                return v
        return '?'

    def displayNames(self, users):
        shown = []
        for u in users:
            full = ' '.join(filter(None, [u.get('first'), u.get('last')]))
            mail = u.get('mail', '').split('@')[0]
            name = self.firstNonEmpty(u.get('nick'), full, mail)
            if name in shown:
                name += '#' + str(shown.count(name) + 1)
            shown.append(name)
        return shown
#> Solution().displayNames([{'first': 'Ann', 'last': 'Lee'}, {'nick': 'zed', 'first': 'Zoe'}, {'mail': 'bo@x.org'}])
#> Solution().displayNames([])
#> Solution().displayNames([{}, {'nick': ''}, {'mail': '@'}])
#> Solution().displayNames([{'first': 'Al'}, {'last': 'Al'}, {'nick': 'Al'}])
#> Solution().displayNames([{'first': None, 'last': 'Ray', 'mail': 'r@r.r'}])
# %%
def ladder(start, steps):
    values = [start]
    for s in steps:
        op, amount = s[0], int(s[1:])
        cur = values[-1]
        if op == '+':
            cur += amount
        elif op == '-':
            cur -= amount
        elif op == '*':
            cur *= amount
        elif op == '/':
            try:
                cur //= amount
            except ZeroDivisionError:
                cur = 0
        values.append(cur)
    return values
#> ladder(10, ['+5', '*2', '-7'])
#> ladder(0, [])
#> ladder(8, ['/0', '+3'])
#> ladder(-9, ['/2', '*-4'])
#> ladder(1, ['*10', '*10', '/7', '-14'])
# %%
def f(nums, k):
    out = nums.copy()
    for _ in range(k):
        if len(out) < 2:
            break
        a = out.pop(0)
        b = out.pop()
        out.append(a + b)
        out.reverse()
    return out
#> f([1, 2, 3, 4, 5], 2)
#> f([], 3)
#> f([6, 7], 4)
#> f([10, -10, 5, 0], 1)
#> f([2, 4, 8, 16, 32, 64], 5)
# %%
class Solution:
    def validEmail(self, text):
        if text.count('@') != 1 or ' ' in text:
            return False
        user, host = text.split('@')
        if not user or user[0] == '.' or user[-1] == '.':
            return False
        parts = host.split('.')
        return len(parts) >= 2 and all(p.isalnum() for p in parts)

    def byDomain(self, emails):
        groups, rejected = {}, []
        for e in emails:
            e = e.strip().lower()
            if not self.validEmail(e):
                rejected.append(e)
                continue
            user, host = e.split('@')
            groups.setdefault(host, []).append(user)
        return groups, rejected
#> Solution().byDomain(['Ann@Mail.com', 'bob@mail.com ', 'no-at.com'])
#> Solution().byDomain([])
#> Solution().byDomain(['.x@y.z', 'x.@y.z', 'a b@c.d'])
#> Solution().byDomain(['q@one', 'q@one.two', 'r@one.two', '@h.i'])
#> Solution().byDomain(['a@b@c.d', 'k@l..m'])
# %%
def longest_common_run(a, b):
    best = ''
    for i in range(len(a)):
        for j in range(i + len(best) + 1, len(a) + 1):
            if a[i:j] in b:
                best = a[i:j]
            else:
                break
    return best


def strip_common(a, b):
    removed = []
    while True:
        run = longest_common_run(a, b)
        if len(run) < 2:
            break
        removed.append(run)
        a, b = a.replace(run, '', 1), b.replace(run, '', 1)
    return a, b, removed
#> strip_common('sandstone', 'stander')
#> strip_common('', 'abc')
#> strip_common('xyz', 'abc')
#> strip_common('banana', 'anab')
#> strip_common('same', 'same')
# %%
def f(text, ch):
    parts = text.split(ch)
    if len(parts) == 1:
        return text.swapcase()
    first, *middle, last = parts
    return last + ch.join(reversed(middle)) + first
#> f('one,two,three,four', ',')
#> f('Hello', 'z')
#> f('a-b', '-')
#> f('xx', 'x')
#> f('10:20:30', ':')
# %%
class Solution:
    def seats(self, layout):
        free = []
        for r, row in enumerate(layout):
            for c, ch in enumerate(row):
                if ch == '.':
                    free.append((r, c))
        return free

    def adjacentPairs(self, layout):
        free = self.seats(layout)
        pairs = []
        for r, c in free:
            if (r, c + 1) in free:
                pairs.append(f'{chr(65 + r)}{c + 1}+{c + 2}')
        return pairs
#> Solution().adjacentPairs(['x..x', '....'])
#> Solution().adjacentPairs([])
#> Solution().adjacentPairs(['.x.x.'])
#> Solution().adjacentPairs(['xx', 'xx', '..'])
#> Solution().adjacentPairs(['..', '.', '...'])
# %%
def average_word(text):
    words = text.split()
    return sum(map(len, words)) / len(words)


def reading_level(texts):
    levels = {}
    for title, text in texts.items():
        try:
            avg = average_word(text)
        except ZeroDivisionError:
            levels[title] = 'empty'
            continue
        sentences = sum(text.count(c) for c in '.!?') or 1
        per = len(text.split()) / sentences
        levels[title] = 'hard' if avg > 5 or per > 8 else 'easy'
    return levels
#> reading_level({'a': 'See the cat. It sat.', 'b': 'Extraordinary circumstances prevailed.'})
#> reading_level({})
#> reading_level({'x': '   '})
#> reading_level({'p': 'we go on and on and on and on', 'q': 'Stop!'})
#> reading_level({'m': 'four five', 'n': ''})
# %%
def f(a, b):
    a = list(a)
    b = list(b)
    while a and b and a[-1] == b[0]:
        a.pop()
        b = b[1:]
    return ''.join(a + b)


def join_all(words):
    acc = ''
    for w in words:
        acc = f(acc, w)
    return acc
#> join_all(['abc', 'cba', 'x'])
#> join_all([])
#> join_all(['left', 'tool', 'low'])
#> join_all(['ab', 'bc', 'cd'])
#> join_all(['noon', 'noon', 'n'])
# %%
class Solution:
    def medianOf(self, nums):
        s = sorted(nums)
        mid = len(s) // 2
        return s[mid] if len(s) % 2 else (s[mid - 1] + s[mid]) / 2

    def smooth(self, nums, radius):
        out = []
        for i in range(len(nums)):
            lo = max(0, i - radius)
            out.append(self.medianOf(nums[lo:i + radius + 1]))
        return out
#> Solution().smooth([1, 9, 2, 3, 40], 1)
#> Solution().smooth([], 2)
#> Solution().smooth([5, 6, 7], 0)
#> Solution().smooth([4, 4, 100, 4], 2)
#> Solution().smooth([-3, 8], 1)
# %%
def compare_key(item):
    if isinstance(item, str):
        return (1, item.lower())
    return (0, item)


def mixed_sort(items):
    usable = [x for x in items if isinstance(x, (int, float, str))]
    usable.sort(key=compare_key)
    numbers = sum(1 for x in usable if not isinstance(x, str))
    return usable[:numbers], usable[numbers:], len(items) - len(usable)
#> mixed_sort([3, 'b', 1.5, 'A', None])
#> mixed_sort([])
#> mixed_sort(['z', 'Y', 'x'])
#> mixed_sort([[1], (2,), 0, -1])
#> mixed_sort([True, 0.5, '10', 2])
# %%
def f(matrix, key):
    matrix = sorted(matrix, key=lambda row: row[key % len(row)])
    out = []
    for i, row in enumerate(matrix):
        out.append(row[i % len(row)])
    return out
#> f([[3, 1], [1, 2], [2, 0]], 0)
#> f([[3, 1], [1, 2], [2, 0]], 1)
#> f([], 5)
#> f([['b', 'c', 'a'], ['x', 'y', 'z'], ['k', 'j', 'm']], 4)
#> f([[7]], -1)
# %%
class Solution:
    def parseLine(self, line):
        level, _, message = line.partition(': ')
        if level not in ('INFO', 'WARN', 'ERROR'):
            return 'OTHER', line
        return level, message

    def digest(self, log):
        counts = {}
        errors = []
        previous = None
        for line in log:
            level, message = self.parseLine(line)
            counts[level] = counts.get(level, 0) + 1
            if level == 'ERROR':
                if previous == message:
                    errors[-1][1] += 1
                else:
                    errors.append([message, 1])
                previous = message
        return counts, errors
#> Solution().digest(['INFO: start', 'ERROR: disk', 'ERROR: disk', 'WARN: hot'])
#> Solution().digest([])
#> Solution().digest(['hello', 'ERROR', 'ERROR: '])
#> Solution().digest(['ERROR: a', 'INFO: x', 'ERROR: a', 'ERROR: b'])
#> Solution().digest(['INFO: one', 'INFO: two: three'])
# %%
def clip_list(nums, low, high):
    return [min(max(n, low), high) for n in nums]


def stretch(nums, size):
    if len(nums) == 0:
        return [0] * size
    out = []
    for i in range(size):
        out.append(nums[i * len(nums) // size])
    return out


def bars(nums, width, top):
    scaled = stretch(clip_list(nums, 0, top), width)
    rows = []
    for level in range(top, 0, -1):
        rows.append(''.join('#' if n >= level else ' ' for n in scaled).rstrip())
    return rows
#> bars([1, 3, 2], 6, 3)
#> bars([], 4, 2)
#> bars([9, -1, 5, 2], 4, 3)
#> bars([2], 5, 2)
#> bars([0, 1, 2, 3, 4], 3, 4)
# %%
def f(text):
    if text.isdigit():
        return int(text) + 1
    if text.isalpha():
        return text[::-1].lower()
    if text.isalnum():
        return ''.join(sorted(text))
    if text.isspace() or not text:
        return None
    return len(text.split())


def convert_fields(line):
    return [f(part) for part in line.split(';')]
#> convert_fields('41;Abc;b2a1')
#> convert_fields('')
#> convert_fields('two words;  ;9 lives to go')
#> convert_fields('x')
#> convert_fields('0;-5;Z9;!')
# %%
class Solution:
    def canMove(self, board, r, c):
        return 0 <= r < len(board) and 0 <= c < len(board[r]) and board[r][c] != '#'

    def walk(self, board, moves):
        steps = {'U': (-1, 0), 'D': (1, 0), 'L': (0, -1), 'R': (0, 1)}
        r = c = bumps = 0
        coins = []
        for m in moves:
            dr, dc = steps.get(m, (0, 0))
            if not self.canMove(board, r + dr, c + dc):
                bumps += 1
                continue
            r, c = r + dr, c + dc
            if board[r][c].isdigit() and (r, c) not in coins:
                coins.append((r, c))
        return sum(int(board[a][b]) for a, b in coins), bumps, (r, c)
#> Solution().walk(['.5.', '.#2', '..9'], 'RRDDL')
#> Solution().walk(['.'], '')
#> Solution().walk(['.#', '3.'], 'RDDUDX')
#> Solution().walk(['..1', '..1'], 'RRDLURD')
#> Solution().walk(['.7'], 'RLRLR')
# %%
def vowels_in(word):
    return [c for c in word.lower() if c in 'aeiou']


def vowel_signature(word):
    return ''.join(vowels_in(word)) or '-'


def assonance(words):
    groups = {}
    for w in words:
        groups.setdefault(vowel_signature(w), []).append(w)
    ordered = sorted(groups.items(), key=lambda g: (-len(g[1]), g[0]))
    return [(sig, len(ws)) for sig, ws in ordered[:3]]
#> assonance(['late', 'made', 'bone', 'stone', 'phone'])
#> assonance([])
#> assonance(['try', 'fly', 'Sky'])
#> assonance(['a', 'e', 'i', 'o'])
#> assonance(['river', 'silver', 'lion', 'piano'])
# %%
def f(items, n):
    items = items[:]
    while len(items) > n:
        smallest = min(items)
        items.remove(smallest)
        if items:
            items[0] += smallest
    return items
#> f([5, 1, 4, 2], 2)
#> f([], 0)
#> f([3], 0)
#> f([-1, -2, -3, 10], 1)
#> f([7, 7, 7, 7, 7], 3)
# %%
class Solution:
    def isMagic(self, row):
        return row == sorted(row) or row == sorted(row, reverse=True)

    def fixRow(self, row):
        ups = sum(a <= b for a, b in zip(row, row[1:]))
        downs = len(row) - 1 - ups
        return sorted(row, reverse=downs > ups)

    def fixTable(self, table):
        changed = []
        result = []
        for i, row in enumerate(table):
            if self.isMagic(row):
                result.append(row)
                continue
            changed.append(i)
            result.append(self.fixRow(row))
        return result, changed
#> Solution().fixTable([[1, 2, 3], [3, 1, 2], [9, 7, 8, 5]])
#> Solution().fixTable([])
#> Solution().fixTable([[], [4]])
#> Solution().fixTable([[2, 1, 3, 1, 0]])
#> Solution().fixTable([[5, 5, 5], [1, 3, 2, 4]])
# %%
def unit_words(n):
    ones = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine',
            'ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen',
            'seventeen', 'eighteen', 'nineteen']
    tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
    if n < 20:
        return ones[n]
    t, o = divmod(n, 10)
    return tens[t] + ('-' + ones[o] if o else '')


def cheque(amount):
    pounds, pence = divmod(amount, 100)
    hundreds, rest = divmod(pounds, 100)
    parts = []
    if hundreds:
        parts.append(unit_words(hundreds) + ' hundred')
    if rest:
        parts.append(unit_words(rest))
    text = ' and '.join(parts) or 'zero'
    return f'{text} {pence:02d}/100'.capitalize()
#> cheque(12345)
#> cheque(0)
#> cheque(1999)
#> cheque(70007)
#> cheque(4250)
# %%
def f(words):
    counts = dict.fromkeys(words, 0)
    for a in words:
        for b in counts:
            if a != b and a in b:
                counts[b] += 1
    return {w: n for w, n in counts.items() if n}
#> f(['cat', 'at', 'concat', 'a'])
#> f([])
#> f(['x', 'y'])
#> f(['on', 'on', 'onion'])
#> f(['be', 'bee', 'been', 'beet'])
# %%
class Solution:
    def rotateRight(self, items, k):
        k %= len(items)
        return items[-k:] + items[:-k]

    def choreRota(self, people, chores, weeks):
        if not people:
            return []
        rota = []
        line = people
        for _ in range(weeks):
            rota.append(dict(zip(chores, line)))
            line = self.rotateRight(line, 1)
        return rota
#> Solution().choreRota(['ann', 'bob', 'cy'], ['dishes', 'bins'], 3)
#> Solution().choreRota([], ['mop'], 2)
#> Solution().choreRota(['x'], ['a', 'b'], 2)
#> Solution().choreRota(['p', 'q'], [], 1)
#> Solution().choreRota(['m', 'n', 'o', 'k'], ['cook'], 5)
# %%
def f(nums, target):
    left, right = 0, len(nums) - 1
    seen = []
    while left <= right:
        mid = (left + right) // 2
        seen.append(nums[mid])
        if nums[mid] == target:
            return seen, mid
        if nums[mid] < target:
            left = mid + 1
        else:
            right = mid - 1
    return seen, ~left


def probe_costs(nums, targets):
    nums = sorted(nums)
    costs = [len(f(nums, t)[0]) for t in targets]
    return costs, max(costs, default=0)
#> probe_costs([8, 3, 5, 1, 9, 12], [3, 12, 7])
#> probe_costs([], [1])
#> probe_costs([4], [])
#> probe_costs([2, 4, 6], [4, 5, 1])
#> probe_costs([10, 20, 30, 40, 50, 60, 70], [10, 40, 70])
# %%
class Solution:
    def cutMiddle(self, text, width):
        if len(text) <= width:
            return text
        keep = width - 2
        head = (keep + 1) // 2
        tail = keep - head
        return text[:head] + '..' + (text[-tail:] if tail else '')

    def menu(self, options, width):
        lines = []
        for n, opt in enumerate(options, start=1):
            label = self.cutMiddle(opt.strip(), width)
            lines.append(f'{n}) {label:<{width}}|')
        return lines
#> Solution().menu(['Open', 'Save as template', 'Quit'], 8)
#> Solution().menu([], 5)
#> Solution().menu(['abcdefgh'], 3)
#> Solution().menu([' spaced ', 'x'], 6)
#> Solution().menu(['exactly', 'exactly!'], 7)
# %%
def decode(text):
    out = ''
    digits = ''
    for c in text:
        if c.isdigit():
            digits += c
        else:
            out += c * int(digits or 1)
            digits = ''
    return out


def encode(text):
    out = []
    count = 0
    for i, c in enumerate(text):
        count += 1
        if i + 1 == len(text) or text[i + 1] != c:
            out.append((str(count) if count > 1 else '') + c)
            count = 0
    return ''.join(out)


def canonical(text):
    plain = decode(text)
    again = encode(plain)
    return again, again == text
#> canonical('3ab2c')
#> canonical('')
#> canonical('aab')
#> canonical('2x1x10y')
#> canonical('0zq4')
# %%
class Solution:
    def boxLabel(self, size):
        for limit, name in [(10, 'S'), (25, 'M'), (60, 'L')]:
            if size <= limit:
                return name
        return 'XL'

    def packOrders(self, orders):
        packed = {}
        for customer, sizes in orders.items():
            labels = list(map(self.boxLabel, sizes))
            summary = [f'{labels.count(n)}{n}' for n in ('S', 'M', 'L', 'XL') if n in labels]
            packed[customer] = ' '.join(summary) or 'none'
        return packed
#> Solution().packOrders({'kim': [5, 30, 9], 'lou': [61, 25]})
#> Solution().packOrders({})
#> Solution().packOrders({'mo': []})
#> Solution().packOrders({'ned': [10, 11, 60], 'oz': [100, 200, 1]})
#> Solution().packOrders({'pat': [0]})
