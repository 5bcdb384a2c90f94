# %%
def drop_short_tuples(records, k):
    kept = []
    for rec in records:
        if len(rec) >= k:
            kept.append(rec)
    return kept
#> drop_short_tuples([(1, 2), (3,), (4, 5, 6)], 2)
#> drop_short_tuples([], 1)
#> drop_short_tuples([('a',), ('b',)], 2)
#> drop_short_tuples([(), (0,)], 0)
#> drop_short_tuples([(1, 1, 1), (2, 2), (3, 3, 3, 3), (4,)], 3)
# %%
def negatives_squared(nums):
    neg = filter(lambda x: x < 0, nums)
    squared = list(map(lambda x: x * x, neg))
    squared.sort(reverse=True)
    total = sum(squared)
    return squared, total
#> negatives_squared([3, -2, 5, -7])
#> negatives_squared([])
#> negatives_squared([1, 2, 3])
#> negatives_squared([-1, -1, -10])
#> negatives_squared([0, -4, 4, -3])
# %%
class Solution:
    def oddOnes(self, text):
        chars = []
        for ch in text:
            if text.count(ch) % 2 == 1 and ch not in chars:
                chars.append(ch)
        return ''.join(chars)
#> Solution().oddOnes('balloon')
#> Solution().oddOnes('')
#> Solution().oddOnes('abab')
#> Solution().oddOnes('mississippi')
#> Solution().oddOnes('11233')
# %%
def months_with(days, table):
    return [m for m, d in table.items() if d == days]


def quarter_days(start, leap):
    table = {'jan': 31, 'feb': 28, 'mar': 31, 'apr': 30, 'may': 31, 'jun': 30,
             'jul': 31, 'aug': 31, 'sep': 30, 'oct': 31, 'nov': 30, 'dec': 31}
    if leap:
        table['feb'] += 1
    names = list(table)
    i = names.index(start.lower()[:3])
    quarter = {n: table[n] for n in (names + names)[i:i + 3]}
    return sum(quarter.values()), months_with(31, quarter)
#> quarter_days('January', False)
#> quarter_days('feb', True)
#> quarter_days('NOV', True)
#> quarter_days('smarch', False)
#> quarter_days('Dec', False)
# %%
def tuple_to_text(t, sep=''):
    return sep.join(str(x) for x in t)


def text_to_tuple(text):
    return tuple(int(c) if c.isdigit() else c for c in text)


def round_trip(t):
    text = tuple_to_text(t)
    back = text_to_tuple(text)
    return text, back == t
#> round_trip((1, 2, 3))
#> round_trip(('a', 4, 'b'))
#> round_trip(())
#> round_trip((10, 20))
#> round_trip(('x', '5'))
# %%
class Solution:
    def evenRowsMax(self, grid):
        rows = grid[::2]
        if not rows:
            return None
        tops = [max(r) for r in rows if r]
        tops.sort()
        return tops[-1] if tops else 0
#> Solution().evenRowsMax([[1, 5], [99, 3], [7, 2]])
#> Solution().evenRowsMax([])
#> Solution().evenRowsMax([[], [4]])
#> Solution().evenRowsMax([[-3, -8], [0], [-6]])
#> Solution().evenRowsMax([[12]])
# %%
def find_pairs_summing(nums, target):
    pairs = []
    for i, a in enumerate(nums):
        for b in nums[i + 1:]:
            if a + b == target and (a, b) not in pairs:
                pairs.append((a, b))
    return pairs


def most_paired_sum(nums, targets):
    best = max(targets, key=lambda t: len(find_pairs_summing(nums, t)))
    return best, find_pairs_summing(nums, best)
#> most_paired_sum([1, 2, 3, 4], [3, 5, 7])
#> most_paired_sum([5, 5, 5], [10])
#> most_paired_sum([], [1, 2])
#> most_paired_sum([0, -1, 1, 2, -2], [0, 3])
#> most_paired_sum([6, 1, 4, 3], [100, 7])
# %%
def camel_words(name):
    words = []
    cur = ''
    for ch in name:
        if ch.isupper() and cur:
            words.append(cur)
            cur = ''
        cur += ch
    if cur:
        words.append(cur)
    return words


def to_kebab(name):
    return '-'.join(w.lower() for w in camel_words(name))


def to_constant(name):
    return '_'.join(map(str.upper, camel_words(name)))


def both_forms(names):
    return [(to_kebab(n), to_constant(n)) for n in names if n.isidentifier()]
#> both_forms(['maxSpeed', 'RowCount'])
#> both_forms([])
#> both_forms(['not ok', 'x1Y'])
#> both_forms(['HTTPPort'])
#> both_forms(['plain', '2nd'])
# %%
class Solution:
    def nestedMax(self, data):
        best = None
        for item in data:
            if isinstance(item, list):
                item = self.nestedMax(item)
            if item is not None and (best is None or item > best):
                best = item
        return best
#> Solution().nestedMax([1, [5, [9, 2]], 3])
#> Solution().nestedMax([])
#> Solution().nestedMax([[[]], [], -4])
#> Solution().nestedMax([[1], [2], [[3], [0]]])
#> Solution().nestedMax([-7, [-3, [-10]], [-5]])
# %%
def vowel_count(word):
    return sum(word.lower().count(v) for v in 'aeiou')


def balanced_words(sentence):
    good = []
    for word in sentence.split():
        letters = [c for c in word if c.isalpha()]
        v = vowel_count(word)
        if v and v * 2 == len(letters):
            good.append(word)
    return good
#> balanced_words('open a tuna can today')
#> balanced_words('')
#> balanced_words('rhythm myths')
#> balanced_words("it's ok, Anna")
#> balanced_words('area ages iced euro')
# %%
def bump(d, key, by=1):
    d[key] = d.get(key, 0) + by


def inventory(moves):
    stock = {}
    refused = []
    for action, item, n in moves:
        if action == 'in':
            bump(stock, item, n)
        elif action == 'out':
            if stock.get(item, 0) < n:
                refused.append((item, n))
            else:
                bump(stock, item, -n)
        else:
            refused.append((action, n))
    stock = {k: v for k, v in stock.items() if v}
    return stock, refused
#> inventory([('in', 'rope', 10), ('out', 'rope', 4), ('out', 'rope', 9)])
#> inventory([])
#> inventory([('in', 'a', 1), ('out', 'a', 1)])
#> inventory([('lend', 'saw', 2), ('out', 'saw', 1)])
#> inventory([('in', 'x', 5), ('in', 'y', 6), ('in', 'x', 7), ('out', 'y', 2)])
# %%
class Solution:
    def padNumber(self, n, width):
        return str(n).zfill(width)

    def binaryTable(self, nums):
        bits = [bin(n)[2:] for n in nums]
        width = max(map(len, bits), default=0)
        rows = []
        for n, b in zip(nums, bits):
            rows.append(self.padNumber(b, width) + ':' + str(b.count('1')))
        return rows
#> Solution().binaryTable([1, 5, 12])
#> Solution().binaryTable([])
#> Solution().binaryTable([0])
#> Solution().binaryTable([255, 256])
#> Solution().binaryTable([7, 2, 31, 8])
# %%
def between(value, low, high):
    return low <= value <= high


def filter_nested(rows, low, high):
    result = []
    for row in rows:
        result.append([v for v in row if between(v, low, high)])
    emptied = sum(1 for r in result if not r)
    return result, emptied
#> filter_nested([[1, 5, 9], [2, 12], [20]], 2, 9)
#> filter_nested([], 0, 1)
#> filter_nested([[3, 3], [3]], 4, 2)
#> filter_nested([['b', 'z'], ['a', 'm']], 'b', 'n')
#> filter_nested([[-5, 0, 5]], -5, 5)
# %%
import math


def is_square(n):
    if n < 0:
        return False
    root = math.isqrt(n)
    return root * root == n


def square_gaps(nums):
    squares = sorted(n for n in nums if is_square(n))
    gaps = []
    for a, b in zip(squares, squares[1:]):
        gaps.append(math.isqrt(b) - math.isqrt(a))
    return squares, gaps
#> square_gaps([16, 3, 1, 100, 50])
#> square_gaps([])
#> square_gaps([-4, 2, 8])
#> square_gaps([0, 0, 9, 25])
#> square_gaps([10000, 144, 121, 17])
# %%
class Solution:
    def splitName(self, full):
        parts = full.split()
        if len(parts) == 1:
            return '', parts[0]
        return ' '.join(parts[:-1]), parts[-1]

    def sortByLast(self, names):
        pairs = [self.splitName(n) for n in names if n.strip()]
        pairs.sort(key=lambda p: (p[1].lower(), p[0].lower()))
        return [f'{last}, {first}' if first else last for first, last in pairs]
#> Solution().sortByLast(['Ada King', 'Bo Adams', 'Cher'])
#> Solution().sortByLast([])
#> Solution().sortByLast(['Tom J Fox', 'Amy fox'])
#> Solution().sortByLast(['  ', 'Pele'])
#> Solution().sortByLast(['Zed Abe', 'Yan Abe', 'Xi Abe Cole'])
# %%
def first_unique(items):
    for x in items:
        if items.count(x) == 1:
            return x
    return None


def peel(items):
    peeled = []
    rest = list(items)
    while True:
        x = first_unique(rest)
        if x is None:
            break
        peeled.append(x)
        at = rest.index(x)
        del rest[:at + 1]
    return peeled, rest
#> peel([4, 5, 4, 6, 5, 7])
#> peel([])
#> peel([1, 1])
#> peel('aabcbd')
#> peel([9, 8, 9, 9, 3, 8, 8])
# %%
def letter_positions(text):
    where = {}
    for i, ch in enumerate(text):
        where.setdefault(ch, []).append(i)
    return where


def widest_letter(text):
    spread = {}
    for ch, spots in letter_positions(text).items():
        spread[ch] = spots[-1] - spots[0]
    best = max(spread, key=spread.get, default='')
    return best, spread.get(best, 0)
#> widest_letter('abracadabra')
#> widest_letter('')
#> widest_letter('xyz')
#> widest_letter('noon moon')
#> widest_letter('catalogue')
# %%
class Solution:
    def swapEnds(self, seq):
        if len(seq) < 2:
            return seq
        return seq[-1:] + seq[1:-1] + seq[:1]

    def swapAllEnds(self, things):
        out = []
        for t in things:
            try:
                out.append(self.swapEnds(t))
            except TypeError:
                out.append(t)
        return out
#> Solution().swapAllEnds(['hello', [1, 2, 3], (4, 5)])
#> Solution().swapAllEnds([])
#> Solution().swapAllEnds([7, 'x', None])
#> Solution().swapAllEnds(['', [9], 'ab'])
#> Solution().swapAllEnds([{'a': 1, 'b': 2}, 'trap'])
# %%
def parity_split(nums):
    odd = [n for n in nums if n % 2]
    even = [n for n in nums if n % 2 == 0]
    return odd, even


def interleave(a, b):
    merged = []
    for x, y in zip(a, b):
        merged += [x, y]
    shorter = min(len(a), len(b))
    return merged + a[shorter:] + b[shorter:]


def alternate_parity(nums):
    odd, even = parity_split(sorted(nums))
    if len(even) > len(odd):
        return interleave(even, odd)
    return interleave(odd, even)
#> alternate_parity([5, 2, 8, 1, 4])
#> alternate_parity([])
#> alternate_parity([7, 3, 9])
#> alternate_parity([10, 11])
#> alternate_parity([-3, 0, -2, 6, 15, 20])
# %%
def max_by(items, key):
    best = items[0]
    for item in items[1:]:
        if key(item) > key(best):
            best = item
    return best


def superlatives(people):
    if not people:
        return {}
    oldest = max_by(people, lambda p: p[1])
    youngest = max_by(people, lambda p: -p[1])
    longest = max_by(people, lambda p: len(p[0]))
    return {'oldest': oldest[0], 'youngest': youngest[0], 'longest': longest[0]}
#> superlatives([('Jo', 31), ('Maximilian', 12), ('Eve', 77)])
#> superlatives([])
#> superlatives([('Sam', 5), ('Pam', 5)])
#> superlatives([('Q', 1)])
#> superlatives([('Ann', 40), ('Bert', 39), ('Cleo', 41), ('Di', 2)])
# %%
class Solution:
    def capitaliseEnds(self, sentence):
        fixed = []
        for w in sentence.split():
            if len(w) == 1:
                fixed.append(w.upper())
            else:
                fixed.append(w[0].upper() + w[1:-1] + w[-1].upper())
        return ' '.join(fixed)
#> Solution().capitaliseEnds('the rain in spain')
#> Solution().capitaliseEnds('')
#> Solution().capitaliseEnds('i am a fan')
#> Solution().capitaliseEnds('x')
#> Solution().capitaliseEnds('wait... 3d art')
# %%
def rec_depth(d):
    if not isinstance(d, dict) or not d:
        return 0
    return 1 + max(rec_depth(v) for v in d.values())


def leaves(d):
    if not isinstance(d, dict):
        return [d]
    found = []
    for v in d.values():
        found += leaves(v)
    return found


def summarise(d):
    values = leaves(d)
    numbers = [v for v in values if isinstance(v, (int, float))]
    return rec_depth(d), len(values), sum(numbers)
#> summarise({'a': 1, 'b': {'c': 2, 'd': {'e': 3}}})
#> summarise({})
#> summarise({'x': 'text', 'y': {'z': 'more'}})
#> summarise({'k': {}, 'm': [1, 2]})
#> summarise({'p': {'q': {'r': {'s': 10}}}, 't': 0.5})
# %%
def subtract_lists(a, b):
    left = a[:]
    for x in b:
        try:
            left.remove(x)
        except ValueError:
            pass
    return left


def trade(mine, yours, want, give):
    if subtract_lists(want, yours) or subtract_lists(give, mine):
        return None
    new_mine = subtract_lists(mine, give) + want
    new_yours = subtract_lists(yours, want) + give
    return sorted(new_mine), sorted(new_yours)
#> trade(['ox', 'hen'], ['cow', 'pig'], ['cow'], ['hen'])
#> trade([1, 2], [3], [4], [1])
#> trade([], [], [], [])
#> trade([5, 5, 6], [7, 8], [8, 7], [5, 5])
#> trade(['a'], ['b', 'b'], ['b', 'b'], ['a', 'a'])
# %%
class Solution:
    def countBetween(self, text, a, b):
        first = text.find(a)
        last = text.rfind(b)
        if first == -1 or last == -1:
            return -1
        if first > last:
            first, last = last, first
        return last - first - 1
#> Solution().countBetween('keyboard', 'y', 'r')
#> Solution().countBetween('banana', 'n', 'a')
#> Solution().countBetween('', 'x', 'y')
#> Solution().countBetween('stressed', 'd', 's')
#> Solution().countBetween('level', 'q', 'l')
# %%
def convert(value, unit):
    if unit == 'C':
        return value * 9 / 5 + 32, 'F'
    if unit == 'F':
        return (value - 32) * 5 / 9, 'C'
    raise ValueError(f'unknown unit {unit}')


def convert_all(readings):
    out = []
    for r in readings:
        number, unit = r[:-1], r[-1:]
        try:
            v, u = convert(float(number), unit.upper())
        except ValueError as exc:
            out.append(str(exc)[:12])
        else:
            out.append(f'{v:.1f}{u}')
    return out
#> convert_all(['100C', '32F', '20c'])
#> convert_all([])
#> convert_all(['12K', 'C'])
#> convert_all(['-40F', '-40C'])
#> convert_all(['98.6f', 'warm'])
# %%
def is_subsequence(small, big):
    it = iter(big)
    return all(ch in it for ch in small)


def match_shortcuts(shortcut, commands):
    hits = [c for c in commands if is_subsequence(shortcut, c)]
    if len(hits) > 1:
        starts = [c for c in hits if c.startswith(shortcut[:1])]
        hits = starts or hits
    return sorted(hits, key=lambda c: (len(c), c))
#> match_shortcuts('cp', ['copy', 'scoop', 'clip', 'crop all'])
#> match_shortcuts('', ['b', 'a'])
#> match_shortcuts('zz', ['buzz', 'fizzy'])
#> match_shortcuts('qx', ['quit'])
#> match_shortcuts('st', ['status', 'stop', 'list', 'start'])
# %%
class Solution:
    def average(self, nums):
        return sum(nums) / len(nums)

    def gradeBook(self, scores, dropLowest):
        book = {}
        for name, marks in scores.items():
            marks = sorted(marks)
            if dropLowest and len(marks) > 1:
                marks = marks[1:]
            if not marks:
                book[name] = 'none'
                continue
            avg = self.average(marks)
            for limit, grade in ((90, 'A'), (75, 'B'), (60, 'C')):
                if avg >= limit:
                    book[name] = grade
                    break
            else:
                book[name] = 'F'
        return book
#> Solution().gradeBook({'ann': [95, 80, 92], 'bob': [50, 70]}, True)
#> Solution().gradeBook({'ann': [95, 80, 92], 'bob': [50, 70]}, False)
#> Solution().gradeBook({}, True)
#> Solution().gradeBook({'cal': [], 'dot': [59]}, True)
#> Solution().gradeBook({'eve': [75, 75], 'flo': [100, 0, 100], 'gil': [61, 60, 88]}, True)
# %%
def mirror_dict(d):
    both = d.copy()
    both.update({v: k for k, v in d.items() if v not in d})
    return both


def translate_words(text, pairs):
    table = mirror_dict(pairs)
    return ' '.join(table.get(w, '?' + w) for w in text.split())
#> translate_words('cat eats pan', {'cat': 'gato', 'pan': 'bread', 'eats': 'come'})
#> translate_words('gato', {'cat': 'gato'})
#> translate_words('', {'a': 'b'})
#> translate_words('x y z', {'x': 'y', 'y': 'z'})
#> translate_words('one uno dos', {'one': 'uno', 'two': 'dos'})
# %%
def split_at(items, marker):
    groups = [[]]
    for x in items:
        if x == marker:
            groups.append([])
        else:
            groups[-1].append(x)
    return [g for g in groups if g]


def group_sums(items, marker):
    groups = split_at(items, marker)
    sums = list(map(sum, groups))
    longest = max(groups, key=len, default=[])
    return sums, longest
#> group_sums([1, 2, 0, 3, 0, 0, 4, 5, 6], 0)
#> group_sums([], -1)
#> group_sums([9, 9, 9], 9)
#> group_sums([5, 6], 7)
#> group_sums([-1, 4, -1, 2, 2, -1], -1)
# %%
from itertools import combinations


class Solution:
    def disjoint(self, a, b):
        return not set(a) & set(b)

    def countDisjoint(self, groups):
        pairs = [(i, j) for (i, a), (j, b) in combinations(enumerate(groups), 2)
                 if self.disjoint(a, b)]
        lonely = []
        for i in range(len(groups)):
            if all(i not in p for p in pairs):
                lonely.append(i)
        return pairs, lonely
#> Solution().countDisjoint([[1, 2], [2, 3], [4]])
#> Solution().countDisjoint([])
#> Solution().countDisjoint([[5], [5], [5, 6]])
#> Solution().countDisjoint([[], [1], [2]])
#> Solution().countDisjoint([[1, 2, 3], [4, 5], [3, 4], [6]])
# %%
def clean_price(text):
    text = text.strip().replace(',', '').lstrip('$')
    cents = text.endswith('c')
    if cents:
        text = text[:-1]
    value = float(text)
    return value / 100 if cents else value


def price_range(texts):
    prices = []
    for t in texts:
        try:
            prices.append(clean_price(t))
        except ValueError:
            continue
    if not prices:
        return None
    return min(prices), max(prices), round(sum(prices), 2)
#> price_range(['$1,200.50', ' 75c', '$3'])
#> price_range(['free', ''])
#> price_range([])
#> price_range(['10', '9.99', 'c', '$$5'])
#> price_range(['150c', '$1.5'])
# %%
def transpose(text_rows):
    width = max((len(r) for r in text_rows), default=0)
    rows = [r.ljust(width) for r in text_rows]
    return [''.join(col).rstrip() for col in zip(*rows)]


def columns_reading(text_rows, word):
    cols = transpose(text_rows)
    hits = []
    for i, c in enumerate(cols):
        if word in c:
            hits.append((i, 'down'))
        elif word in c[::-1]:
            hits.append((i, 'up'))
    return hits
#> columns_reading(['cat', 'axe', 'tin'], 'cat')
#> columns_reading(['d', 'o', 'g'], 'god')
#> columns_reading([], 'a')
#> columns_reading(['no', 'o', 'on'], 'o')
#> columns_reading(['sun', 'ant', 'top'], 'pt')
# %%
class Solution:
    def topKeys(self, d, n):
        return sorted(d, key=lambda k: (-d[k], k))[:n]

    def playlist(self, plays, skips, n):
        score = {}
        for song in plays:
            score[song] = score.get(song, 0) + 2
        for song in skips:
            score[song] = score.get(song, 0) - 1
        positive = {s: v for s, v in score.items() if v > 0}
        return self.topKeys(positive, n), sum(positive.values())
#> Solution().playlist(['sky', 'rain', 'sky'], ['rain'], 2)
#> Solution().playlist([], ['x'], 3)
#> Solution().playlist(['a', 'b', 'c'], ['c', 'c'], 5)
#> Solution().playlist(['m'], [], 0)
#> Solution().playlist(['t', 'u', 'v', 'u', 'v', 'v'], ['v', 'v', 'v'], 1)
# %%
def pairwise_products(a, b):
    return [x * y for x, y in zip(a, b)]


def weighted_mean(values, weights):
    if len(values) != len(weights):
        raise ValueError('lengths differ')
    total = sum(weights)
    if total == 0:
        return 0.0
    return sum(pairwise_products(values, weights)) / total


def safe_means(table):
    out = []
    for values, weights in table:
        try:
            out.append(weighted_mean(values, weights))
        except ValueError as e:
            out.append(str(e))
    return out
#> safe_means([([1, 2, 3], [1, 1, 2]), ([4], [5])])
#> safe_means([])
#> safe_means([([1, 2], [1]), ([], [])])
#> safe_means([([10, 20], [0, 0]), ([10, 20], [3, 1])])
#> safe_means([([5, -5], [2, 2])])
# %%
def squeeze(text, chars):
    out = []
    for ch in text:
        if out and ch == out[-1] and ch in chars:
            continue
        out.append(ch)
    return ''.join(out)


def tidy_shout(text):
    text = squeeze(text, '!?. ')
    letters = [c for c in text if c.isalpha()]
    upper = sum(c.isupper() for c in letters)
    if letters and upper / len(letters) > 0.6:
        text = text.capitalize()
    return text
#> tidy_shout('STOP  IT NOW!!!')
#> tidy_shout('')
#> tidy_shout('Well... what??')
#> tidy_shout('AbC')
#> tidy_shout('42!! 42??')
# %%
class Solution:
    def digitSet(self, n):
        return set(map(int, str(n)))

    def sharedDigits(self, nums):
        if not nums:
            return []
        common = self.digitSet(nums[0])
        every = set()
        for n in nums:
            digits = self.digitSet(n)
            common &= digits
            every |= digits
        unused = [d for d in range(10) if d not in every]
        return [sorted(common), unused]
#> Solution().sharedDigits([123, 312, 231])
#> Solution().sharedDigits([])
#> Solution().sharedDigits([1024, 2048, 4096])
#> Solution().sharedDigits([9876543210])
#> Solution().sharedDigits([55, 66])
# %%
def zip_longest_fill(a, b, fill):
    n = max(len(a), len(b))
    a = a + [fill] * (n - len(a))
    b = b + [fill] * (n - len(b))
    return list(zip(a, b))


def duel(a, b):
    score = [0, 0]
    for x, y in zip_longest_fill(a, b, 0):
        if x > y:
            score[0] += 1
        elif y > x:
            score[1] += 1
    if score[0] == score[1]:
        return 'draw'
    return 'first' if score[0] > score[1] else 'second'
#> duel([3, 5, 1], [2, 6])
#> duel([], [])
#> duel([1, 1], [2, 0])
#> duel([0], [4, 4])
#> duel([7, 8, 9], [7, 8, 10])
# %%
def without_tags(line):
    while '<' in line and '>' in line:
        a, b = line.index('<'), line.index('>')
        if a > b:
            break
        line = line[:a] + line[b + 1:]
    return line


def visible_words(lines):
    words = []
    for line in lines:
        words.extend(without_tags(line).split())
    return len(words), max(words, key=len, default='')
#> visible_words(['<b>bold</b> move', 'plain <i/>'])
#> visible_words([])
#> visible_words(['a > b < c'])
#> visible_words(['<p>', '</p>'])
#> visible_words(['see <a href=x>this link</a>', 'or <u>that</u>'])
# %%
class Solution:
    def stepCounts(self, walks):
        best_day, best = None, 0
        streak = longest = 0
        for day, steps in walks.items():
            total = sum(steps)
            if total > best:
                best_day, best = day, total
            streak = streak + 1 if total >= 100 else 0
            longest = max(longest, streak)
        return best_day, best, longest
#> Solution().stepCounts({'mo': [40, 70], 'tu': [100], 'we': [20, 30]})
#> Solution().stepCounts({})
#> Solution().stepCounts({'th': [], 'fr': [0, 0]})
#> Solution().stepCounts({'a': [99], 'b': [101], 'c': [150], 'd': [50, 51], 'e': [3]})
#> Solution().stepCounts({'x': [500]})
# %%
def anagram_key(word):
    return ''.join(sorted(word.lower()))


def group_anagrams_by(words):
    groups = {}
    for w in words:
        groups.setdefault(anagram_key(w), []).append(w)
    return groups


def odd_word_out(words):
    groups = group_anagrams_by(words)
    singles = [g[0] for g in groups.values() if len(g) == 1]
    if len(singles) == 1:
        return singles[0]
    return singles or None
#> odd_word_out(['tea', 'ate', 'ear', 'eat'])
#> odd_word_out([])
#> odd_word_out(['Dusty', 'study', 'night', 'thing'])
#> odd_word_out(['one', 'two'])
#> odd_word_out(['stop', 'pots', 'pans', 'snap', 'pane'])
