# %%
class Solution:
    def isWeekend(self, day):
        return day.lower()[:3] in ('sat', 'sun')

    def parkingBill(self, visits, rate):
        bill = {}
        for plate, day, hours in visits:
            cost = hours * rate
            if self.isWeekend(day):
                cost //= 2
            bill[plate] = bill.get(plate, 0) + cost
        worst = max(bill, key=bill.get) if bill else None
        return bill, worst
#> Solution().parkingBill([('AB1', 'Mon', 3), ('CD2', 'Sunday', 5), ('AB1', 'sat', 2)], 4)
#> Solution().parkingBill([], 9)
#> Solution().parkingBill([('X', 'SUN', 1), ('Y', 'sat', 1)], 3)
#> Solution().parkingBill([('Q7', 'Tuesday', 8)], 10)
#> Solution().parkingBill([('L', 'Fri', 2), ('M', 'Fri', 4), ('L', 'Thu', 3), ('N', 'Sat', 20)], 6)
# %%
def list_to_nested(keys, value):
    nested = value
    for key in reversed(keys):
        nested = {key: nested}
    return nested


def path_to_dict(paths):
    result = {}
    for path in paths:
        *keys, last = path.split('/')
        if not keys:
            result[last] = None
            continue
        if keys[0] not in result:
            result.update(list_to_nested(keys, last))
    return result
#> path_to_dict(['home/ann/notes', 'etc/hosts', 'home/bob'])
#> path_to_dict([])
#> path_to_dict(['readme', 'a/b/c/d'])
#> path_to_dict(['x', 'x/y'])
#> path_to_dict(['one/two', 'three/four/five'])
# %%
def most_common_length(words):
    sizes = [len(w) for w in words]
    if not sizes:
        return 0
    return max(sorted(set(sizes)), key=sizes.count)


def trim_to_common(words):
    n = most_common_length(words)
    trimmed = []
    for w in words:
        if len(w) > n:
            trimmed.append(w[:n])
        elif len(w) < n:
            trimmed.append(w.ljust(n, '_'))
        else:
            trimmed.append(w)
    return trimmed
#> trim_to_common(['pear', 'plum', 'fig', 'cherry'])
#> trim_to_common([])
#> trim_to_common(['a', 'bb', 'ccc'])
#> trim_to_common(['kiwi'])
#> trim_to_common(['no', 'yes', 'nay', 'yeah', 'ok', 'hm'])
# %%
class Solution:
    def scoreGuess(self, secret, guess):
        exact = sum(1 for a, b in zip(secret, guess) if a == b)
        shared = 0
        for ch in sorted(set(guess)):
            shared += min(secret.count(ch), guess.count(ch))
        return exact, shared - exact

    def bestGuess(self, secret, guesses):
        best = None
        for g in guesses:
            score = self.scoreGuess(secret, g)
            if best is None or score > best[1]:
                best = (g, score)
        return best
#> Solution().bestGuess('1234', ['1243', '4321', '1111'])
#> Solution().bestGuess('7780', ['7078', '8877'])
#> Solution().bestGuess('55', [])
#> Solution().bestGuess('abcd', ['dcba', 'wxyz'])
#> Solution().bestGuess('90', ['90', '09', '99'])
# %%
def to_number(value):
    if isinstance(value, (int, float)):
        return value
    try:
        return float(value) if '.' in value else int(value)
    except (ValueError, TypeError):
        return None


def numeric_only(row):
    return [n for n in map(to_number, row) if n is not None]


def average_rows(rows):
    means = []
    for row in rows:
        nums = numeric_only(row)
        try:
            means.append(round(sum(nums) / len(nums), 2))
        except ZeroDivisionError:
            means.append(None)
    return means
#> average_rows([['1', 2, 'x'], ['3.5', '4.5']])
#> average_rows([[], ['a', 'b']])
#> average_rows([])
#> average_rows([[None, 5, None], ['1', '1', '2']])
#> average_rows([[True, 2.0, '3'], ['-4', 4], ['1.2.3']])
# %%
def wrap_words(text, width):
    lines = ['']
    for word in text.split():
        line = lines[-1]
        candidate = (line + ' ' + word).strip()
        if len(candidate) <= width or not line:
            lines[-1] = candidate
        else:
            lines.append(word)
    return lines


def boxed(text, width):
    body = [line.center(width) for line in wrap_words(text, width)]
    edge = '-' * width
    return [edge] + body + [edge]
#> boxed('a small boat sails', 8)
#> boxed('', 3)
#> boxed('word', 2)
#> boxed('one two three four', 9)
#> boxed('hi there you', 20)
# %%
class Solution:
    def swapKeysAndCounts(self, words):
        counts = {}
        for w in words:
            counts[w] = counts.get(w, 0) + 1
        inverted = {}
        for w, n in counts.items():
            inverted.setdefault(n, []).append(w)
        return {n: sorted(ws) for n, ws in sorted(inverted.items(), reverse=True)}
#> Solution().swapKeysAndCounts(['tea', 'jam', 'tea', 'bun', 'jam', 'tea'])
#> Solution().swapKeysAndCounts([])
#> Solution().swapKeysAndCounts(['z', 'y', 'x'])
#> Solution().swapKeysAndCounts(['a', 'a', 'b', 'b'])
#> Solution().swapKeysAndCounts(['k'])
# %%
def rows_with(table, column, value):
    return [row for row in table if row.get(column) == value]


def pick(table, *columns):
    return [tuple(row.get(c) for c in columns) for row in table]


def cheapest_in(table, kind):
    rows = rows_with(table, 'kind', kind)
    rows.sort(key=lambda r: r['price'])
    names = pick(rows, 'name', 'price')
    return names[:2]
#> cheapest_in([{'name': 'pen', 'kind': 'desk', 'price': 3}, {'name': 'mug', 'kind': 'cup', 'price': 7}], 'desk')
#> cheapest_in([], 'desk')
#> cheapest_in([{'name': 'x', 'kind': 'k', 'price': 9}, {'name': 'y', 'kind': 'k', 'price': 2}, {'name': 'z', 'kind': 'k', 'price': 4}], 'k')
#> cheapest_in([{'name': 'q', 'price': 1}], None)
#> cheapest_in([{'name': 'a', 'kind': 'm', 'price': 1}, {'name': 'b', 'kind': 'm', 'price': 1}], 'n')
# %%
def spaced_digits(n):
    digits = str(abs(n))
    groups = []
    while digits:
        groups.append(digits[-3:])
        digits = digits[:-3]
    sign = '-' if n < 0 else ''
    return sign + ' '.join(reversed(groups))


def format_column(nums):
    cells = [spaced_digits(n) for n in nums]
    width = max((len(c) for c in cells), default=0)
    return [c.rjust(width) for c in cells]
#> format_column([5, 1234, -98765])
#> format_column([])
#> format_column([1000000])
#> format_column([0, -10, 999])
#> format_column([123456, 12, -1])
# %%
class Solution:
    def allTests(self, word, tests):
        return all(test(word) for test in tests)

    def strongPasswords(self, words, minLen):
        tests = [
            lambda w: len(w) >= minLen,
            lambda w: any(c.isdigit() for c in w),
            lambda w: any(c.isupper() for c in w),
            lambda w: not w.isalnum(),
        ]
        strong = []
        for w in words:
            if self.allTests(w, tests):
                strong.append(w)
        return strong
#> Solution().strongPasswords(['abc', 'Abc#123', 'HELLO-9', 'x1X!'], 5)
#> Solution().strongPasswords([], 1)
#> Solution().strongPasswords(['A1_', 'a1_', 'A1'], 0)
#> Solution().strongPasswords(['Longbutnodigit!'], 8)
#> Solution().strongPasswords(['S3cure pass', 'Q9*Q9*Q9*'], 10)
# %%
def union_size(a, b):
    return len(set(a) | set(b))


def jaccard(a, b):
    size = union_size(a, b)
    if size == 0:
        return 1.0
    return round(len(set(a) & set(b)) / size, 3)


def closest_list(target, options):
    scored = [(jaccard(target, o), -i) for i, o in enumerate(options)]
    if not scored:
        return None
    score, neg = max(scored)
    return -neg, score
#> closest_list([1, 2, 3], [[1, 2], [3, 4, 5], [1, 2, 3, 4]])
#> closest_list([], [[1], []])
#> closest_list([7], [])
#> closest_list([1, 1, 2], [[2, 1], [1, 2, 2]])
#> closest_list([10, 20, 30], [[40], [50, 10]])
# %%
def count_matches(text, pattern):
    hits = 0
    for i in range(len(text) - len(pattern) + 1):
        window = text[i:i + len(pattern)]
        if all(p == '?' or p == c for p, c in zip(pattern, window)):
            hits += 1
    return hits


def best_pattern(text, patterns):
    table = {p: count_matches(text, p) for p in patterns}
    ranked = sorted(table.items(), key=lambda kv: (-kv[1], kv[0]))
    return ranked[0] if ranked else ('', 0)
#> best_pattern('banana', ['an', '?a', 'nan'])
#> best_pattern('abc', [])
#> best_pattern('', ['x', '?'])
#> best_pattern('mississippi', ['ss', 'i??i'])
#> best_pattern('tattoo', ['t?', 'o?', 'tt'])
# %%
class Solution:
    def splitNumberAndUnit(self, text):
        i = 0
        while i < len(text) and (text[i].isdigit() or text[i] == '.'):
            i += 1
        number, unit = text[:i], text[i:].strip()
        return float(number or 0), unit

    def totalByUnit(self, items):
        totals = {}
        for item in items:
            amount, unit = self.splitNumberAndUnit(item)
            totals[unit] = totals.get(unit, 0) + amount
        return dict(sorted(totals.items()))
#> Solution().totalByUnit(['2kg', '1.5 l', '0.5kg'])
#> Solution().totalByUnit([])
#> Solution().totalByUnit(['eggs', '12 eggs'])
#> Solution().totalByUnit(['7', '3', 'cm'])
#> Solution().totalByUnit(['10 m', '2.25 m', '4 cm', '1m'])
# %%
def move_to_end(items, value):
    kept = [x for x in items if x != value]
    moved = [value] * (len(items) - len(kept))
    return kept + moved


def sink_all(items, values):
    for v in values:
        if v not in items:
            continue
        items = move_to_end(items, v)
    return items
#> sink_all([0, 1, 0, 3, 12], [0])
#> sink_all([1, 2, 3, 1, 2, 3], [2, 1])
#> sink_all([], [5])
#> sink_all(['x', None, 'y', None], [None, 'x'])
#> sink_all([4, 4], [4, 9])
# %%
def parse_score(line):
    teams, _, goals = line.rpartition(' ')
    home, away = teams.split(' v ')
    x, y = goals.split('-')
    return home, away, int(x), int(y)


def league(lines):
    points = {}
    for line in lines:
        home, away, x, y = parse_score(line)
        points.setdefault(home, 0)
        points.setdefault(away, 0)
        if x > y:
            points[home] += 3
        elif x < y:
            points[away] += 3
        else:
            points[home] += 1
            points[away] += 1
    return sorted(points.items(), key=lambda kv: (-kv[1], kv[0]))
#> league(['Owls v Bats 2-1', 'Bats v Elks 0-0', 'Elks v Owls 3-4'])
#> league([])
#> league(['A v B 1-1'])
#> league(['Red Kites v Blue Jays 0-2', 'Blue Jays v Red Kites 5-6'])
#> league(['Reds 2-0'])
# %%
class Solution:
    def middleWord(self, sentence):
        words = sorted(sentence.split(), key=lambda w: (len(w), w))
        if not words:
            return ''
        mid = len(words) // 2
        if len(words) % 2:
            return words[mid]
        return words[mid - 1] + '/' + words[mid]
#> Solution().middleWord('the quick brown fox')
#> Solution().middleWord('')
#> Solution().middleWord('to be or not to be seen')
#> Solution().middleWord('hello')
#> Solution().middleWord('dd ccc a bbbb')
# %%
def apply_all(funcs, value):
    for f in funcs:
        value = f(value)
    return value


def clean_names(names):
    pipeline = [str.strip, str.lower, lambda s: s.replace(' ', '_'), lambda s: s.strip('_')]
    cleaned = []
    for name in names:
        result = apply_all(pipeline, name)
        if result and result not in cleaned:
            cleaned.append(result)
    return cleaned
#> clean_names([' First Name', 'AGE', 'first name '])
#> clean_names([])
#> clean_names(['_', '  ', '_id_'])
#> clean_names(['A B C', 'a_b_c'])
#> clean_names(['Total', 'Net Price', 'net_price', 'TAX'])
# %%
def sort_subs(nested, by=sum):
    return sorted(nested, key=by)


def order_views(nested):
    by_sum = sort_subs(nested)
    by_len = sort_subs(nested, len)
    by_last = sort_subs([n for n in nested if n], lambda n: n[-1])
    same = by_sum == by_len
    return by_sum[:1], by_len[-1:], by_last[:1], same
#> order_views([[5, 5], [1, 2, 3], [9]])
#> order_views([])
#> order_views([[], [0]])
#> order_views([[-1, -1, -1], [-2, 8], [4]])
#> order_views([[1], [1, 1], [1, 1, 1]])
# %%
class Solution:
    def stretch(self, ranges):
        values = []
        for part in ranges.split(','):
            part = part.strip()
            if '-' in part[1:]:
                cut = part.index('-', 1)
                lo, hi = int(part[:cut]), int(part[cut + 1:])
                values.extend(range(lo, hi + 1))
            elif part:
                values.append(int(part))
        return values

    def missingPages(self, ranges, last):
        have = set(self.stretch(ranges))
        return [p for p in range(1, last + 1) if p not in have]
#> Solution().missingPages('1-3, 7, 9-10', 12)
#> Solution().missingPages('', 3)
#> Solution().missingPages('1-5', 5)
#> Solution().missingPages('-2-2, 4', 6)
#> Solution().missingPages('2,4,6,8', 9)
# %%
import math


def describe(nums):
    if not nums:
        return {'n': 0}
    n = len(nums)
    mean = sum(nums) / n
    var = sum((x - mean) ** 2 for x in nums) / n
    return {
        'n': n,
        'mean': round(mean, 2),
        'dev': round(math.sqrt(var), 2),
        'range': max(nums) - min(nums),
    }


def outliers(nums, k):
    info = describe(nums)
    if info['n'] < 3:
        return []
    return [x for x in nums if abs(x - info['mean']) > k * info['dev']]
#> outliers([10, 11, 9, 10, 40], 1.5)
#> outliers([1, 100], 1)
#> outliers([], 2)
#> outliers([5, 5, 5, 5], 0)
#> outliers([-20, 1, 2, 3, 30], 1)
# %%
def every_nth(items, n, offset=0):
    return items[offset::n]


def deal(cards, players):
    hands = {}
    for p in range(players):
        hand = every_nth(cards, players, p)
        hands[p + 1] = sorted(hand, reverse=True)
    strongest = max(hands, key=lambda p: sum(hands[p]))
    return hands, strongest
#> deal([3, 8, 10, 2, 7, 6], 2)
#> deal([1, 2, 3, 4, 5, 6, 7], 3)
#> deal([], 2)
#> deal([9, 9, 9, 9], 4)
#> deal([5, 1, 4], 1)
# %%
class Solution:
    def flipDict(self, d):
        flipped = {}
        for k, v in d.items():
            if v in flipped:
                raise KeyError(v)
            flipped[v] = k
        return flipped

    def translate(self, text, code):
        try:
            back = self.flipDict(code)
        except KeyError as err:
            return 'ambiguous ' + str(err)
        return ''.join(back.get(ch, ch) for ch in text)
#> Solution().translate('uryyb', {'h': 'u', 'e': 'r', 'l': 'y', 'o': 'b'})
#> Solution().translate('abc', {'x': 'a', 'y': 'a'})
#> Solution().translate('', {})
#> Solution().translate('4 2', {'four': '4', 'two': '2'})
#> Solution().translate('no change', {'q': 'z'})
# %%
def longest_by(words, test):
    best = ''
    for w in words:
        if test(w) and len(w) > len(best):
            best = w
    return best


def three_longest(text):
    words = text.split()
    upper = longest_by(words, str.isupper)
    digits = longest_by(words, str.isdigit)
    mirror = longest_by(words, lambda w: w == w[::-1])
    return [upper, digits, mirror]
#> three_longest('NASA sent 12 level probes in 1969')
#> three_longest('')
#> three_longest('noon OK 7 77 ABBA')
#> three_longest('plain words only')
#> three_longest('A BB CCC 1 22 313')
# %%
def overlap(a, b):
    start, end = max(a[0], b[0]), min(a[1], b[1])
    return max(0, end - start)


def busiest_pair(bookings):
    best, pair = 0, None
    names = list(bookings)
    for i in range(len(names)):
        for j in range(i + 1, len(names)):
            size = overlap(bookings[names[i]], bookings[names[j]])
            if size > best:
                best = size
                pair = names[i], names[j]
    return pair, best
#> busiest_pair({'ann': (1, 5), 'bob': (3, 9), 'cat': (4, 6)})
#> busiest_pair({})
#> busiest_pair({'x': (0, 1), 'y': (1, 2)})
#> busiest_pair({'m': (0, 10), 'n': (2, 4), 'o': (1, 9)})
#> busiest_pair({'solo': (3, 30)})
# %%
class Solution:
    def pigWord(self, word):
        for i, ch in enumerate(word):
            if ch in 'aeiou':
                break
        else:
            return word + 'ay'
        if i == 0:
            return word + 'yay'
        return word[i:] + word[:i] + 'ay'

    def pigSentence(self, sentence):
        out = []
        for w in sentence.split():
            core = w.rstrip('.,!?')
            mark = w[len(core):]
            piggy = self.pigWord(core.lower())
            out.append((piggy.capitalize() if core.istitle() else piggy) + mark)
        return ' '.join(out)
#> Solution().pigSentence('Green apples, please!')
#> Solution().pigSentence('')
#> Solution().pigSentence('my rhythm')
#> Solution().pigSentence('Is it string?')
#> Solution().pigSentence('Shh. Open UP')
# %%
def tuple_extremes(rows):
    low = tuple(min(col) for col in zip(*rows))
    high = tuple(max(col) for col in zip(*rows))
    return low, high


def scale_rows(rows):
    low, high = tuple_extremes(rows)
    scaled = []
    for row in rows:
        scaled.append(tuple(
            0.0 if h == l else round((x - l) / (h - l), 2)
            for x, l, h in zip(row, low, high)
        ))
    return scaled
#> scale_rows([(1, 10), (3, 20), (5, 15)])
#> scale_rows([(4, 4)])
#> scale_rows([])
#> scale_rows([(0, 7, 1), (8, 7, -1)])
#> scale_rows([(2,), (3,), (5,), (11,)])
# %%
def is_isogram(word):
    letters = [c for c in word.lower() if c.isalpha()]
    return len(letters) == len(set(letters))


def first_repeat(word):
    seen = []
    for c in word.lower():
        if c.isalpha():
            if c in seen:
                return c
            seen.append(c)
    return ''


def classify(words):
    return {w: 'isogram' if is_isogram(w) else first_repeat(w) for w in words}
#> classify(['lumber', 'apple', 'six-year'])
#> classify([])
#> classify(['Alpha', ''])
#> classify(['noon', 'ambidextrously'])
#> classify(['a--a', 'b--'])
# %%
class Solution:
    def applyCoupons(self, price, coupons):
        for kind, value in coupons:
            if kind == 'off':
                price -= value
            elif kind == 'pct':
                price -= price * value // 100
            elif kind == 'cap':
                price = min(price, value)
            else:
                raise ValueError('bad coupon: ' + kind)
            if price <= 0:
                return 0
        return price

    def checkout(self, basket, coupons):
        paid = []
        for item, price in basket:
            paid.append((item, self.applyCoupons(price, coupons.get(item, []))))
        return paid, sum(p for _, p in paid)
#> Solution().checkout([('hat', 40), ('bag', 90)], {'hat': [('off', 5)], 'bag': [('pct', 10), ('cap', 75)]})
#> Solution().checkout([], {})
#> Solution().checkout([('sock', 4)], {'sock': [('off', 9), ('pct', 50)]})
#> Solution().checkout([('pen', 2)], {'pen': [('free', 1)]})
#> Solution().checkout([('tv', 399), ('tv', 401)], {'tv': [('cap', 400), ('pct', 25)]})
# %%
def matrix_to_dict(rows):
    header, *body = rows
    return [dict(zip(header, row)) for row in body]


def group_average(rows, key, value):
    groups = {}
    for record in matrix_to_dict(rows):
        groups.setdefault(record[key], []).append(record[value])
    return {k: sum(v) / len(v) for k, v in groups.items()}
#> group_average([['town', 'temp'], ['Oslo', 4], ['Rome', 19], ['Oslo', 8]], 'town', 'temp')
#> group_average([['a', 'b']], 'a', 'b')
#> group_average([['x', 'y', 'z'], [1, 2, 3], [1, 4, 9], [2, 2, 2]], 'x', 'z')
#> group_average([['k', 'v'], ['p', -1], ['p', 1], ['q', 0]], 'k', 'v')
#> group_average([['n', 'm'], [5, 'five']], 'm', 'n')
# %%
def ordinal(n):
    if 10 <= n % 100 <= 20:
        suffix = 'th'
    else:
        suffix = {1: 'st', 2: 'nd', 3: 'rd'}.get(n % 10, 'th')
    return f'{n}{suffix}'


def podium(results):
    order = sorted(results, key=results.get)
    lines = []
    place = 0
    prev = None
    for i, name in enumerate(order, 1):
        if results[name] != prev:
            place = i
            prev = results[name]
        lines.append(f'{ordinal(place)} {name}')
    return lines
#> podium({'ida': 12.5, 'leo': 11.9, 'max': 12.5, 'zoe': 14.0})
#> podium({})
#> podium({'one': 1})
#> podium({'a': 3, 'b': 3, 'c': 3})
#> podium({'v': 50, 'w': 20, 'x': 30, 'y': 10, 'z': 40})
# %%
class Solution:
    def removeBetween(self, text, left, right):
        out = []
        skipping = False
        for ch in text:
            if ch == left:
                skipping = True
            elif ch == right and skipping:
                skipping = False
            elif not skipping:
                out.append(ch)
        return ' '.join(''.join(out).split())
#> Solution().removeBetween('milk (2 l) and bread (rye)', '(', ')')
#> Solution().removeBetween('no marks', '<', '>')
#> Solution().removeBetween('', '[', ']')
#> Solution().removeBetween('a <b> c <d', '<', '>')
#> Solution().removeBetween('x ] y [z] w', '[', ']')
# %%
def shift_letter(ch, k):
    if not ch.isalpha():
        return ch
    base = ord('A') if ch.isupper() else ord('a')
    return chr((ord(ch) - base + k) % 26 + base)


def growing_shift(text):
    result = []
    k = 1
    for ch in text:
        moved = shift_letter(ch, k)
        result.append(moved)
        k = 1 if ch == ' ' else k + 1
    return ''.join(result)
#> growing_shift('abc abc')
#> growing_shift('Zoo, zoo')
#> growing_shift('')
#> growing_shift('42 is it')
#> growing_shift('XYZ')
# %%
def symmetric_pairs(pairs):
    seen = set()
    found = []
    for a, b in pairs:
        if (b, a) in seen:
            found.append((min(a, b), max(a, b)))
        seen.add((a, b))
    return found


def count_reflexive(pairs):
    return sum(a == b for a, b in pairs)


def relation_kind(pairs):
    both = symmetric_pairs(pairs)
    if not both:
        return 'one-way'
    loops = count_reflexive(pairs)
    return 'symmetric' if 2 * len(both) + loops == len(pairs) else 'mixed'
#> relation_kind([(1, 2), (2, 1), (3, 4), (4, 3)])
#> relation_kind([(1, 2), (2, 3)])
#> relation_kind([])
#> relation_kind([(5, 6), (6, 5), (7, 7), (8, 9)])
#> relation_kind([(1, 1), (2, 3), (3, 2)])
# %%
class Solution:
    def insertSorted(self, items, value):
        i = 0
        while i < len(items) and items[i] <= value:
            i += 1
        items.insert(i, value)
        return i

    def queueCosts(self, arrivals):
        line = []
        cost = 0
        for a in arrivals:
            at = self.insertSorted(line, a)
            cost += len(line) - 1 - at
        return line, cost
#> Solution().queueCosts([4, 2, 5, 1])
#> Solution().queueCosts([])
#> Solution().queueCosts([1, 2, 3])
#> Solution().queueCosts([9, 7, 7, 3, 8])
#> Solution().queueCosts([-1, -1, -5])
# %%
def word_value(word, table):
    total = 0
    for ch in word.upper():
        for letters, points in table.items():
            if ch in letters:
                total += points
                break
        else:
            total += 1
    return total


def best_word(words):
    table = {'QZ': 10, 'JX': 8, 'K': 5, 'FHVWY': 4}
    return max(words, key=lambda w: word_value(w, table), default=None)
#> best_word(['apple', 'quiz', 'jinx'])
#> best_word([])
#> best_word(['kayak', 'fly'])
#> best_word(['tea', 'eat'])
#> best_word(['Zoo', 'banana', 'hex', 'why'])
# %%
from collections import defaultdict


class Solution:
    def groupByFirst(self, words):
        groups = defaultdict(list)
        for w in words:
            if w:
                groups[w[0].lower()].append(w)
        return groups

    def indexPage(self, words):
        groups = self.groupByFirst(words)
        lines = []
        for letter in sorted(groups):
            entries = ', '.join(sorted(groups[letter], key=str.lower))
            lines.append(f'{letter.upper()}: {entries}')
        return lines
#> Solution().indexPage(['pear', 'Apple', 'plum', 'avocado'])
#> Solution().indexPage([])
#> Solution().indexPage(['', 'x'])
#> Solution().indexPage(['9 lives', 'nine', 'Noon'])
#> Solution().indexPage(['b', 'a', 'B', 'A', 'c'])
# %%
def digits_only(text):
    return ''.join(filter(str.isdigit, text))


def format_phone(text):
    d = digits_only(text)
    if len(d) == 11 and d[0] == '1':
        d = d[1:]
    if len(d) != 10:
        return None
    return f'({d[:3]}) {d[3:6]}-{d[6:]}'


def phone_book(entries):
    book, rejected = {}, 0
    for name, raw in entries:
        phone = format_phone(raw)
        if phone is None:
            rejected += 1
            continue
        book.setdefault(phone, name)
    return book, rejected
#> phone_book([('Al', '555.123.4567'), ('Bo', '1-555-765-4321'), ('Cy', '12')])
#> phone_book([])
#> phone_book([('A', '5551234567'), ('B', '(555) 123 4567')])
#> phone_book([('X', 'none'), ('Y', '25551234567')])
#> phone_book([('Di', 'tel 800 555 0199 ext')])
# %%
def cumulative(nums):
    total = 0
    out = []
    for n in nums:
        total += n
        out.append(total)
    return out


def first_over(nums, limit):
    for i, t in enumerate(cumulative(nums)):
        if t > limit:
            return i
    return -1


def compare_savers(savers, goal):
    reached = {name: first_over(amounts, goal) for name, amounts in savers.items()}
    done = {n: m for n, m in reached.items() if m >= 0}
    if not done:
        return 'nobody', reached
    return min(done, key=done.get), reached
#> compare_savers({'ann': [5, 5, 5], 'bob': [2, 20]}, 12)
#> compare_savers({'cat': [1, 1]}, 50)
#> compare_savers({}, 10)
#> compare_savers({'d': [3, 4], 'e': [7], 'f': []}, 6)
#> compare_savers({'g': [10, -10, 30], 'h': [0, 5, 5, 5]}, 9)
# %%
class Solution:
    def bracketTags(self, text):
        tags = []
        start = text.find('[')
        while start != -1:
            end = text.find(']', start)
            if end == -1:
                break
            tags.append(text[start + 1:end])
            start = text.find('[', end)
        return tags

    def tagCloud(self, notes):
        cloud = {}
        for note in notes:
            for tag in self.bracketTags(note):
                tag = tag.strip().lower()
                cloud[tag] = cloud.get(tag, 0) + 1
        return sorted(cloud, key=lambda t: (-cloud[t], t))
#> Solution().tagCloud(['call mum [home]', 'ship [Work] report [urgent]', '[work] lunch'])
#> Solution().tagCloud([])
#> Solution().tagCloud(['no tags', 'open [ only'])
#> Solution().tagCloud(['[a][b][a]', '[ B ][c]'])
#> Solution().tagCloud(['x [y [z] w]', '[]'])
# %%
def is_sorted(seq, reverse=False):
    pairs = zip(seq, seq[1:])
    if reverse:
        return all(a >= b for a, b in pairs)
    return all(a <= b for a, b in pairs)


def direction(seq):
    up, down = is_sorted(seq), is_sorted(seq, reverse=True)
    if up and down:
        return 'flat'
    if up or down:
        return 'up' if up else 'down'
    return 'mixed'


def directions(rows):
    tally = {}
    for row in rows:
        d = direction(row)
        tally[d] = tally.get(d, 0) + 1
    return tally
#> directions([[1, 2, 3], [3, 2, 1], [1, 3, 2]])
#> directions([])
#> directions([[], [4], [4, 4]])
#> directions([(1, 1, 2), (2, 1, 1), (1, 2, 1), (0, 5)])
#> directions(['abc', 'cba', 'bob', 'zz'])
