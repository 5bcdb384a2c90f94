# %%
def remove_nth(items, n):
    return items[:n] + items[n + 1:]


def without_extremes(items):
    for _ in range(2):
        if len(items) < 3:
            break
        items = remove_nth(items, items.index(max(items)))
        items = remove_nth(items, items.index(min(items)))
    return items
#> without_extremes([4, 9, 1, 7, 3, 6])
#> without_extremes([])
#> without_extremes([2, 8])
#> without_extremes([5, 5, 5, 5, 5])
#> without_extremes([10, -10, 3])
# %%
class Solution:
    def keyOfMax(self, d):
        best = None
        for k in d:
            if best is None or d[k] > d[best]:
                best = k
        return best

    def votesByRound(self, rounds):
        totals = {}
        leaders = []
        for votes in rounds:
            for name, n in votes.items():
                totals[name] = totals.get(name, 0) + n
            leaders.append(self.keyOfMax(totals))
        changes = sum(a != b for a, b in zip(leaders, leaders[1:]))
        return leaders, changes
#> Solution().votesByRound([{'a': 3, 'b': 2}, {'b': 4}, {'a': 1, 'c': 9}])
#> Solution().votesByRound([])
#> Solution().votesByRound([{}, {'z': 1}])
#> Solution().votesByRound([{'x': 5, 'y': 5}, {'y': 0, 'x': 0}])
#> Solution().votesByRound([{'p': 1}, {'q': 2}, {'p': 2}, {'q': 1, 'p': 1}])
# %%
def find_all(text, part):
    spots = []
    at = text.find(part)
    while at != -1:
        spots.append(at)
        at = text.find(part, at + 1)
    return spots


def underline(text, part):
    if not part:
        return text
    marks = [' '] * len(text)
    for start in find_all(text, part):
        for i in range(start, start + len(part)):
            marks[i] = '^'
    return ''.join(marks).rstrip()
#> underline('the cat sat', 'at')
#> underline('aaaa', 'aa')
#> underline('xyz', '')
#> underline('hello', 'z')
#> underline('ana banana', 'ana')
# %%
def dict_of_lists(rows, columns):
    table = {c: [] for c in columns}
    for row in rows:
        for c, v in zip(columns, row):
            table[c].append(v)
    return table


def column_types(rows, columns):
    types = {}
    for c, values in dict_of_lists(rows, columns).items():
        if all(isinstance(v, int) for v in values):
            types[c] = 'int'
        elif all(isinstance(v, (int, float)) for v in values):
            types[c] = 'number'
        else:
            types[c] = 'text'
    return types
#> column_types([(1, 'a', 2.5), (2, 'b', 3)], ['id', 'name', 'size'])
#> column_types([], ['x'])
#> column_types([(1, None), (2, 5)], ['p', 'q'])
#> column_types([[0.5], [1]], ['only'])
#> column_types([(True, 7), (False, 8)], ['flag', 'n'])
# %%
class Solution:
    def lastDigitGroups(self, nums):
        groups = {}
        for n in nums:
            groups.setdefault(abs(n) % 10, []).append(n)
        biggest = max(groups.values(), key=len, default=[])
        return sorted(groups), biggest
#> Solution().lastDigitGroups([12, 32, 45, 2, 15])
#> Solution().lastDigitGroups([])
#> Solution().lastDigitGroups([-7, 17, 27, 8])
#> Solution().lastDigitGroups([100])
#> Solution().lastDigitGroups([1, 2, 3, 11])
# %%
def sentence_case(text):
    result = []
    start = True
    for ch in text.lower():
        if start and ch.isalpha():
            result.append(ch.upper())
            start = False
        else:
            result.append(ch)
        if ch in '.!?':
            start = True
    return ''.join(result)


def fix_pronoun(text):
    words = text.split(' ')
    return ' '.join('I' if w == 'i' else w for w in words)


def polish(text):
    fixed = fix_pronoun(sentence_case(text.strip()))
    if fixed and fixed[-1] not in '.!?':
        fixed += '.'
    return fixed
#> polish('HELLO there. how are YOU')
#> polish('')
#> polish('can i go? yes, i can!')
#> polish('  3 cats. 2 dogs ')
#> polish('i')
# %%
def count_true(flags):
    return sum(map(bool, flags))


def majority(flags):
    return count_true(flags) * 2 > len(flags)


def panel(votes_by_topic):
    passed, tied = [], []
    for topic, flags in votes_by_topic.items():
        if majority(flags):
            passed.append(topic)
        elif flags and not majority([not f for f in flags]):
            tied.append(topic)
    return {'passed': passed, 'tied': tied}
#> panel({'park': [1, 1, 0], 'pool': [0, 1], 'bus': [0, 0, 1]})
#> panel({})
#> panel({'x': []})
#> panel({'a': ['yes', ''], 'b': [None, 0, 5, 6, 7]})
#> panel({'m': [True, False, True, False], 'n': [False]})
# %%
class Solution:
    def sumNested(self, data):
        total = 0
        for x in data:
            total += self.sumNested(x) if isinstance(x, (list, tuple)) else x
        return total

    def heaviestBranch(self, data):
        best, at = None, -1
        for i, x in enumerate(data):
            weight = self.sumNested([x])
            if best is None or weight > best:
                best, at = weight, i
        return at, best
#> Solution().heaviestBranch([[1, 2], [3, [4]], 5])
#> Solution().heaviestBranch([])
#> Solution().heaviestBranch([(10, -10), [-1], 0])
#> Solution().heaviestBranch([6, [1, [2, [3]]]])
#> Solution().heaviestBranch([[[]], [], -2])
# %%
def rotate_text(text, k):
    if not text:
        return text
    k %= len(text)
    return text[k:] + text[:k]


def smallest_rotation(text):
    best, at = text, 0
    for k in range(1, len(text)):
        turned = rotate_text(text, k)
        if turned < best:
            best, at = turned, k
    return best, at
#> smallest_rotation('cab')
#> smallest_rotation('')
#> smallest_rotation('zzz')
#> smallest_rotation('banana')
#> smallest_rotation('10010')
# %%
def by_extension(files):
    groups = {}
    for f in files:
        stem, dot, ext = f.rpartition('.')
        if not dot or not stem:
            ext = ''
        groups.setdefault(ext.lower(), []).append(f)
    return groups


def extension_report(files):
    lines = []
    groups = by_extension(files)
    for ext in sorted(groups, key=lambda e: (-len(groups[e]), e)):
        label = ext or '(none)'
        lines.append(f'{label:<6}{len(groups[ext])}')
    return lines
#> extension_report(['a.txt', 'b.PNG', 'c.txt', 'Makefile'])
#> extension_report([])
#> extension_report(['.bashrc', 'x.tar.gz', 'y.gz'])
#> extension_report(['one.py', 'two.py', 'three.Py'])
#> extension_report(['end.', 'no'])
# %%
class Solution:
    def diffs(self, nums):
        return [b - a for a, b in zip(nums, nums[1:])]

    def nextTerm(self, nums):
        layers = [nums]
        while any(layers[-1]):
            layers.append(self.diffs(layers[-1]))
        guess = 0
        for layer in reversed(layers):
            if layer:
                guess += layer[-1]
        return guess
#> Solution().nextTerm([2, 4, 6, 8])
#> Solution().nextTerm([1, 4, 9, 16])
#> Solution().nextTerm([])
#> Solution().nextTerm([7])
#> Solution().nextTerm([3, 1, 4, 1, 5])
# %%
def key_by(records, field):
    table = {}
    for r in records:
        key = r.get(field)
        if key is not None:
            table[key] = r
    return table


def join_on(left, right, field):
    lookup = key_by(right, field)
    joined = []
    for row in left:
        match = lookup.get(row.get(field))
        if match:
            joined.append({**match, **row})
    return joined
#> join_on([{'id': 1, 'n': 'ann'}, {'id': 2, 'n': 'bo'}], [{'id': 2, 'age': 30}], 'id')
#> join_on([], [{'id': 1}], 'id')
#> join_on([{'id': 1}], [{'no': 1}], 'id')
#> join_on([{'k': 'x', 'v': 1}], [{'k': 'x', 'v': 9, 'w': 8}], 'k')
#> join_on([{'c': 3}, {'c': 3, 'd': 4}], [{'c': 3, 'e': 5}], 'c')
# %%
def is_leap(year):
    return year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)


def leap_gap(years):
    leaps = sorted(y for y in years if is_leap(y))
    if len(leaps) < 2:
        return leaps, 0
    gap = max(b - a for a, b in zip(leaps, leaps[1:]))
    return leaps, gap
#> leap_gap([1996, 1999, 2000, 2004, 2012])
#> leap_gap([1900, 2001])
#> leap_gap([])
#> leap_gap([2024])
#> leap_gap([1600, 1800, 2000, 1604])
# %%
class Solution:
    def validHour(self, text):
        parts = text.split(':')
        if len(parts) != 2 or not all(p.isdigit() for p in parts):
            return False
        h, m = map(int, parts)
        return h < 24 and m < 60

    def earliest(self, times):
        good = [t.zfill(5) for t in times if self.validHour(t)]
        return min(good, default='none'), len(times) - len(good)
#> Solution().earliest(['9:30', '08:15', '25:00'])
#> Solution().earliest([])
#> Solution().earliest(['noon', '12', '1:2:3'])
#> Solution().earliest(['23:59', '0:05', '00:60'])
#> Solution().earliest(['7:7'])
# %%
def merge_sorted(a, b):
    out = []
    i = j = 0
    while i < len(a) and j < len(b):
        if a[i] <= b[j]:
            out.append(a[i])
            i += 1
        else:
            out.append(b[j])
            j += 1
    out.extend(a[i:] or b[j:])
    return out


def merge_shelves(shelves):
    while len(shelves) > 1:
        shelves = sorted(shelves, key=len)
        a, b, *rest = shelves
        shelves = rest + [merge_sorted(a, b)]
    return shelves[0] if shelves else []
#> merge_shelves([[1, 4], [2, 3, 9], [0]])
#> merge_shelves([])
#> merge_shelves([[5, 6]])
#> merge_shelves([[1, 1], [1], []])
#> merge_shelves([['a', 'd'], ['b', 'c'], ['e']])
# %%
def char_kind(ch):
    if ch.isdigit():
        return 'digit'
    if ch.isspace():
        return 'space'
    if ch.isalpha():
        return 'upper' if ch.isupper() else 'lower'
    return 'punct'


def kind_runs(text):
    runs = []
    for ch in text:
        kind = char_kind(ch)
        if runs and runs[-1][0] == kind:
            runs[-1] = (kind, runs[-1][1] + 1)
        else:
            runs.append((kind, 1))
    return runs
#> kind_runs('Room 12B!')
#> kind_runs('')
#> kind_runs('aaa   ')
#> kind_runs('x=10;Y')
#> kind_runs('\t\n9')
# %%
class Solution:
    def reverseEach(self, sentence, keepShort):
        words = sentence.split(' ')
        out = []
        for w in words:
            out.append(w if len(w) <= keepShort else w[::-1])
        return ' '.join(out)

    def fixedPoints(self, sentence, keepShort):
        turned = self.reverseEach(sentence, keepShort)
        return sum(1 for a, b in zip(sentence, turned) if a == b and a != ' ')
#> Solution().fixedPoints('level the field', 3)
#> Solution().fixedPoints('', 1)
#> Solution().fixedPoints('abc def', 0)
#> Solution().fixedPoints('stats on radar', 2)
#> Solution().fixedPoints('big  gap here', 4)
# %%
def sum_of_divisors(n):
    return sum(d for d in range(1, n // 2 + 1) if n % d == 0)


def label(n):
    s = sum_of_divisors(n)
    if s == n:
        return 'perfect'
    return 'rich' if s > n else 'poor'


def label_counts(nums):
    counts = {'perfect': 0, 'rich': 0, 'poor': 0}
    for n in nums:
        if isinstance(n, int) and n > 0:
            counts[label(n)] += 1
    return counts
#> label_counts([6, 8, 12, 28])
#> label_counts([])
#> label_counts([1, 2, 3.5, 'x'])
#> label_counts([20, 18, 0, -6])
#> label_counts([7, 496])
# %%
def expand(template, values):
    out = template
    for key, value in values.items():
        out = out.replace('{' + key + '}', str(value))
    return out


def missing_keys(template, values):
    keys = []
    for part in template.split('{')[1:]:
        key, closing, _ = part.partition('}')
        if closing and key not in values:
            keys.append(key)
    return keys


def mail_merge(template, people):
    letters = []
    for p in people:
        gaps = missing_keys(template, p)
        letters.append(f'missing {gaps}' if gaps else expand(template, p))
    return letters
#> mail_merge('Hi {name}, you owe {sum}.', [{'name': 'Al', 'sum': 5}, {'name': 'Bo'}])
#> mail_merge('No fields', [{}, {'x': 1}])
#> mail_merge('{a}{a}{b}', [{'a': 1, 'b': 2}])
#> mail_merge('{open', [{'open': 3}])
#> mail_merge('{x}-{y}', [])
# %%
class Solution:
    def commonest(self, items):
        counts = {}
        for x in items:
            counts[x] = counts.get(x, 0) + 1
        top = max(counts.values(), default=0)
        return [x for x, n in counts.items() if n == top]

    def modeOfModes(self, rows):
        modes = []
        for row in rows:
            modes += self.commonest(row)
        return self.commonest(modes)
#> Solution().modeOfModes([[1, 1, 2], [2, 2, 3], [3, 1, 1]])
#> Solution().modeOfModes([])
#> Solution().modeOfModes([['a', 'b'], ['b']])
#> Solution().modeOfModes([[], [4, 4, 5, 5], [5]])
#> Solution().modeOfModes([[7], [8], [9]])
# %%
def take_while(items, test):
    taken = []
    for x in items:
        if not test(x):
            break
        taken.append(x)
    return taken


def countdown_prefix(nums):
    if not nums:
        return []
    prev = [nums[0] + 1]

    def lower(x):
        ok = x < prev[0]
        prev[0] = x
        return ok

    return take_while(nums, lower)
#> countdown_prefix([9, 7, 4, 5, 1])
#> countdown_prefix([])
#> countdown_prefix([3, 3, 2])
#> countdown_prefix([5, 4, 3, 2, 1])
#> countdown_prefix([-1, -5, -4])
# %%
def repeat_to_length(text, n):
    if not text:
        return ' ' * n
    times, extra = divmod(n, len(text))
    return text * times + text[:extra]


def banner(title, pattern, width):
    side = (width - len(title) - 2) // 2
    if side < 1:
        return title[:width]
    left = repeat_to_length(pattern, side)
    line = f'{left} {title} {left[::-1]}'
    return line.ljust(width, pattern[-1:] or ' ')
#> banner('SALE', '=-', 16)
#> banner('Long heading', '*', 10)
#> banner('x', '', 8)
#> banner('odd', 'abc', 14)
#> banner('', '~', 6)
# %%
class Solution:
    def lookup(self, data, path):
        for step in path:
            try:
                data = data[step]
            except (KeyError, IndexError):
                return None
            except TypeError:
                return 'stuck at ' + repr(step)
        return data
#> Solution().lookup({'a': [10, {'b': 5}]}, ['a', 1, 'b'])
#> Solution().lookup({'a': [10]}, ['a', 3])
#> Solution().lookup({}, [])
#> Solution().lookup({'n': 7}, ['n', 'x', 'y'])
#> Solution().lookup([['p', 'q'], ['r']], [0, -1, 0])
# %%
def split_evenly(total, people):
    share, extra = divmod(total, len(people))
    return {p: share + (1 if i < extra else 0) for i, p in enumerate(people)}


def settle(expenses):
    owed = {}
    for payer, amount, people in expenses:
        for person, part in split_evenly(amount, people).items():
            owed[person] = owed.get(person, 0) + part
        owed[payer] = owed.get(payer, 0) - amount
    return {p: v for p, v in sorted(owed.items()) if v != 0}
#> settle([('ann', 30, ['ann', 'bob', 'cy']), ('bob', 10, ['bob', 'cy'])])
#> settle([])
#> settle([('x', 9, ['x'])])
#> settle([('p', 7, ['q', 'r'])])
#> settle([('a', 10, ['a', 'b', 'c']), ('b', 10, ['a', 'b', 'c']), ('c', 10, ['a', 'b', 'c'])])
# %%
def chars_between(a, b):
    return [chr(c) for c in range(ord(a), ord(b) + 1)]


def expand_class(spec):
    chars = []
    i = 0
    while i < len(spec):
        if i + 2 < len(spec) and spec[i + 1] == '-':
            chars += chars_between(spec[i], spec[i + 2])
            i += 3
        else:
            chars.append(spec[i])
            i += 1
    return chars


def keep_class(text, spec):
    allowed = expand_class(spec)
    return ''.join(c for c in text if c in allowed)
#> keep_class('Hello World 42', 'a-z')
#> keep_class('a-b_c', 'ab-')
#> keep_class('', '0-9')
#> keep_class('Zebra-7', 'A-Z5-9')
#> keep_class('quiet', '')
# %%
class Solution:
    def bonusWords(self, text, letter):
        words = [w for w in text.lower().split() if letter in w]
        scores = {w: len(w) + 3 * w.count(letter) for w in words}
        if not scores:
            return 'none'
        champion = max(scores, key=lambda w: (scores[w], w))
        return champion, scores[champion], len(scores)
#> Solution().bonusWords('Pepper and paprika', 'p')
#> Solution().bonusWords('', 'a')
#> Solution().bonusWords('cool books on looms', 'o')
#> Solution().bonusWords('red blue green', 'z')
#> Solution().bonusWords('ant ten net', 'n')
# %%
import math


def gcd_all(nums):
    g = 0
    for n in nums:
        g = math.gcd(g, n)
    return g


def simplest_ratio(nums):
    g = gcd_all(nums)
    if g == 0:
        return ':'.join('0' for _ in nums)
    return ':'.join(str(n // g) for n in nums)


def group_ratios(tuples):
    groups = {}
    for t in tuples:
        groups.setdefault(simplest_ratio(t), []).append(t)
    return groups
#> group_ratios([(2, 4), (3, 6), (5, 1)])
#> group_ratios([])
#> group_ratios([(0, 0), (0, 7)])
#> group_ratios([(12, 18, 24), (2, 3, 4), (10, 15)])
#> group_ratios([(1080, 1920), (9, 16)])
# %%
def bubble_once(items):
    swaps = 0
    for i in range(len(items) - 1):
        if items[i] > items[i + 1]:
            items[i], items[i + 1] = items[i + 1], items[i]
            swaps += 1
    return swaps


def passes_needed(items):
    items = list(items)
    history = []
    while True:
        swaps = bubble_once(items)
        if not swaps:
            return history
        history.append(swaps)
#> passes_needed([3, 1, 2])
#> passes_needed([])
#> passes_needed([4, 3, 2, 1])
#> passes_needed((1, 2, 2, 5))
#> passes_needed('hgfab')
# %%
class Solution:
    def normal(self, word):
        return ''.join(c for c in word.lower() if c.isalnum())

    def isEcho(self, a, b):
        a, b = self.normal(a), self.normal(b)
        return bool(b) and a.endswith(b)

    def echoes(self, lines):
        found = []
        for i in range(1, len(lines)):
            if self.isEcho(lines[i - 1], lines[i]):
                found.append(i)
        return found
#> Solution().echoes(['Hello there', 'There!', 'here', 'Go'])
#> Solution().echoes([])
#> Solution().echoes(['a', '', 'a'])
#> Solution().echoes(['Good night', 'night...', 'NIGHT', 'day'])
#> Solution().echoes(['R2-D2', 'd2', '2'])
# %%
def max_pair_product(nums):
    if len(nums) < 2:
        return None
    ordered = sorted(nums)
    low = ordered[0] * ordered[1]
    high = ordered[-1] * ordered[-2]
    return max(low, high)


def best_row(rows):
    best, index = None, None
    for i, row in enumerate(rows):
        p = max_pair_product(row)
        if p is None:
            continue
        if best is None or p > best:
            best, index = p, i
    return index, best
#> best_row([[1, 2, 3], [-9, -8, 4], [10, 7]])
#> best_row([])
#> best_row([[5], []])
#> best_row([[0, -1], [-1, 1]])
#> best_row([[6, 6], [9, 4], [-6, -6, 1]])
# %%
def count_words(text):
    counts = {}
    for raw in text.split():
        word = raw.strip('.,;:!?"').lower()
        if word:
            counts[word] = counts.get(word, 0) + 1
    return counts


def compare_texts(a, b):
    ca, cb = count_words(a), count_words(b)
    more_a = [w for w in ca if ca[w] > cb.get(w, 0)]
    more_b = [w for w in cb if cb[w] > ca.get(w, 0)]
    equal = sum(1 for w in ca if ca[w] == cb.get(w))
    return sorted(more_a), sorted(more_b), equal
#> compare_texts('Red fish, blue fish.', 'One fish; red fish!')
#> compare_texts('', 'hello')
#> compare_texts('a b c', 'c b a')
#> compare_texts('yes yes no', 'no no yes')
#> compare_texts('... "!"', '')
# %%
class Solution:
    def makeBoard(self, n):
        return [[(r + c) % 2 for c in range(n)] for r in range(n)]

    def flipRow(self, board, r):
        board[r] = [1 - x for x in board[r]]

    def flipMany(self, n, rows):
        board = self.makeBoard(n)
        for r in rows:
            if 0 <= r < n:
                self.flipRow(board, r)
        same = 0
        for a, b in zip(board, board[1:]):
            same += a == b
        return same, sum(map(sum, board))
#> Solution().flipMany(4, [1, 3])
#> Solution().flipMany(3, [])
#> Solution().flipMany(0, [0])
#> Solution().flipMany(5, [0, 0, 2, 9])
#> Solution().flipMany(2, [1])
# %%
def first_or(items, default=None):
    for x in items:
        return x
    return default


def search_books(books, **wanted):
    def fits(book):
        return all(book.get(k) == v for k, v in wanted.items())

    return first_or([b['title'] for b in books if fits(b)], 'nothing')


def two_searches(books, author, year):
    by_author = search_books(books, author=author)
    both = search_books(books, author=author, year=year)
    return by_author, both
#> two_searches([{'title': 'Mud', 'author': 'Ray', 'year': 1990}, {'title': 'Ice', 'author': 'Ray', 'year': 1995}], 'Ray', 1995)
#> two_searches([], 'Ann', 2000)
#> two_searches([{'title': 'Sun', 'author': 'Kim', 'year': 2001}], 'Kim', 2002)
#> two_searches([{'title': 'One', 'author': 'Al'}, {'title': 'Two', 'year': 5}], None, 5)
#> two_searches([{'title': 'A', 'author': 'x', 'year': 1}, {'title': 'B', 'author': 'y', 'year': 1}], 'y', 1)
# %%
def to_base(n, base):
    digits = '0123456789abcdefghijklmnopqrstuvwxyz'
    if n == 0:
        return '0'
    out = ''
    while n:
        n, r = divmod(n, base)
        out = digits[r] + out
    return out


def palindromic_bases(n, limit):
    found = {}
    for b in range(2, limit + 1):
        text = to_base(n, b)
        if len(text) > 1 and text == text[::-1]:
            found[b] = text
    return found
#> palindromic_bases(27, 10)
#> palindromic_bases(0, 5)
#> palindromic_bases(65, 16)
#> palindromic_bases(4, 3)
#> palindromic_bases(100, 12)
# %%
class Solution:
    def nearestTo(self, nums, target):
        return min(nums, key=lambda x: (abs(x - target), x))

    def snapAll(self, values, stops):
        if not stops:
            return list(values)
        snapped = []
        moved = 0
        for v in values:
            s = self.nearestTo(stops, v)
            moved += abs(s - v)
            snapped.append(s)
        return snapped, moved
#> Solution().snapAll([1, 4, 8, 13], [0, 5, 10])
#> Solution().snapAll([3, 9], [])
#> Solution().snapAll([], [1])
#> Solution().snapAll([5, -5], [-10, 0, 10])
#> Solution().snapAll([2.5, 7.25], [2, 3, 7])
# %%
def strip_comments(lines, mark='#'):
    clean = []
    for line in lines:
        code = line.split(mark, 1)[0].rstrip()
        if code:
            clean.append(code)
    return clean


def indent_depth(line):
    return (len(line) - len(line.lstrip(' '))) // 4


def outline(lines):
    tree = []
    for line in strip_comments(lines):
        tree.append('>' * indent_depth(line) + line.strip())
    return tree
#> outline(['top', '    sub # note', '# gone', '        deep'])
#> outline([])
#> outline(['   odd', '', '  # x'])
#> outline(['a#b', '    c'])
#> outline(['            far', 'near'])
# %%
def transfer(accounts, src, dst, amount):
    if src not in accounts or dst not in accounts:
        raise KeyError(src if src not in accounts else dst)
    if accounts[src] < amount:
        raise ValueError('low funds')
    accounts[src] -= amount
    accounts[dst] += amount


def run_transfers(accounts, moves):
    accounts = dict(accounts)
    log = []
    for src, dst, amount in moves:
        try:
            transfer(accounts, src, dst, amount)
            log.append('ok')
        except KeyError as e:
            log.append('no ' + e.args[0])
        except ValueError as e:
            log.append(str(e))
    return accounts, log
#> run_transfers({'a': 50, 'b': 10}, [('a', 'b', 30), ('b', 'a', 45), ('b', 'c', 1)])
#> run_transfers({}, [('x', 'y', 5)])
#> run_transfers({'m': 5}, [])
#> run_transfers({'p': 9, 'q': 0}, [('p', 'q', 9), ('p', 'q', 1), ('q', 'p', 4)])
#> run_transfers({'k': 3}, [('k', 'k', 2)])
# %%
class Solution:
    def uniqueInOrder(self, items):
        out = []
        for x in items:
            if x not in out:
                out.append(x)
        return out

    def tupleUnion(self, a, b):
        return tuple(self.uniqueInOrder(a + b))

    def chainUnion(self, tuples):
        acc = ()
        sizes = []
        for t in tuples:
            acc = self.tupleUnion(acc, t)
            sizes.append(len(acc))
        return acc, sizes
#> Solution().chainUnion([(1, 2), (2, 3), (1, 4)])
#> Solution().chainUnion([])
#> Solution().chainUnion([(5, 5, 5)])
#> Solution().chainUnion([('b', 'a'), (), ('a', 'c')])
#> Solution().chainUnion([(0, False), (1, True)])
# %%
def align_columns(rows, gap=2):
    widths = [max(len(cell) for cell in col) for col in zip(*rows)]
    lines = []
    for row in rows:
        cells = [cell.ljust(w) for cell, w in zip(row, widths)]
        lines.append((' ' * gap).join(cells).rstrip())
    return lines


def price_list(prices):
    rows = [['item', 'cost']]
    for name in sorted(prices):
        rows.append([name, f'{prices[name]:.2f}'])
    rows.append(['total', f'{sum(prices.values()):.2f}'])
    return align_columns(rows)
#> price_list({'tea': 2.5, 'scone': 3})
#> price_list({})
#> price_list({'watermelon': 12.999})
#> price_list({'b': 1, 'a': 2, 'c': 0.1})
#> price_list({'refund': -4.75, 'lamp': 20})
# %%
class Solution:
    def pluralise(self, noun, n):
        if n == 1:
            return noun
        if noun.endswith('y') and noun[-2:-1] not in 'aeiou':
            return noun[:-1] + 'ies'
        if noun.endswith(('s', 'x', 'ch', 'sh')):
            return noun + 'es'
        return noun + 's'

    def describe(self, counts):
        parts = [f'{n} {self.pluralise(k, n)}' for k, n in counts.items() if n]
        if not parts:
            return 'nothing'
        if len(parts) == 1:
            return parts[0]
        return ', '.join(parts[:-1]) + ' and ' + parts[-1]
#> Solution().describe({'box': 2, 'berry': 5, 'toy': 1})
#> Solution().describe({})
#> Solution().describe({'dish': 1})
#> Solution().describe({'day': 3, 'week': 0, 'hour': 12})
#> Solution().describe({'city': 1, 'church': 4, 'bus': 2, 'cat': 9})
