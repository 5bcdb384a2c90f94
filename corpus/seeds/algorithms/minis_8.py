# %%
class Solution:
    def splitLabels(self, s: str, seps: str) -> list:
        parts = []
        cur = ''
        for ch in s:
            if ch in seps:
                if cur:
                    parts.append(cur)
                cur = ''
            else:
                cur += ch
        return parts + [cur] if cur else parts
#> Solution().splitLabels('a,b;c', ',;')
#> Solution().splitLabels('', ',')
#> Solution().splitLabels('one--two-', '-')
#> Solution().splitLabels('plain', '')
#> Solution().splitLabels(';;', ';')
# %%
def shipping_table(orders):
    bill = {}
    for who, weight in orders:
        if weight <= 1:
            fee = 3.5
        elif weight <= 5:
            fee = 3.5 + (weight - 1) * 0.9
        else:
            fee = 10.0
        bill[who] = round(bill.get(who, 0) + fee, 2)
    return bill
#> shipping_table([('ann', 0.5), ('bob', 3), ('ann', 7)])
#> shipping_table([])
#> shipping_table([('zoe', 5)])
#> shipping_table([('m', 1), ('m', 1.5), ('m', 2)])
#> shipping_table([('x', 100), ('y', 0)])
# %%
def gray_code(n):
    return n ^ (n >> 1)


def gray_distance(a, b):
    diff = gray_code(a) ^ gray_code(b)
    count = 0
    while diff:
        count += diff & 1
        diff >>= 1
    return count
#> gray_distance(3, 4)
#> gray_distance(0, 0)
#> gray_distance(5, 10)
#> gray_distance(127, 0)
#> gray_distance(8, 15)
# %%
from typing import List


class Solution:
    def equalPieces(self, nums: List[int], k: int) -> List[List[int]]:
        size, extra = divmod(len(nums), k)
        out, at = [], 0
        for i in range(k):
            step = size + (1 if i < extra else 0)
            out.append(nums[at:at + step])
            at += step
        return out
#> Solution().equalPieces([1, 2, 3, 4, 5, 6, 7], 3)
#> Solution().equalPieces([], 2)
#> Solution().equalPieces([9, 8], 4)
#> Solution().equalPieces([4, 5, 6], 1)
#> Solution().equalPieces([1], 0)
# %%
def is_isogram_list(words):
    verdict = []
    for w in words:
        letters = sorted(c for c in w.lower() if c.isalpha())
        dup = next((a for a, b in zip(letters, letters[1:]) if a == b), '')
        verdict.append((w, dup or 'ok'))
    return verdict
#> is_isogram_list(['plumb', 'apple'])
#> is_isogram_list([])
#> is_isogram_list(['Dad', 'so-so'])
#> is_isogram_list(['x', ''])
#> is_isogram_list(['background', 'isogram', 'six-year'])
# %%
def alternate_sum(n):
    sign, total = 1, 0
    for d in str(n):
        total += sign * int(d)
        sign *= -1
    return total


def eleven_filter(nums):
    return list(filter(lambda n: alternate_sum(n) % 11 == 0, nums))
#> eleven_filter([121, 123, 22])
#> eleven_filter([])
#> eleven_filter([1, 10, 100])
#> eleven_filter([918082, 11, 0])
#> eleven_filter([209, 308, 407, 500])
# %%
def running_inventory(start, moves):
    stock = dict(start)
    refused = []
    for item, delta in moves:
        if stock.get(item, 0) + delta < 0:
            refused.append((item, delta))
            continue
        stock[item] = stock.get(item, 0) + delta
    return stock, refused
#> running_inventory({'nail': 5}, [('nail', -3), ('nail', -4)])
#> running_inventory({}, [('bolt', 2), ('bolt', -2)])
#> running_inventory({'a': 1}, [])
#> running_inventory({}, [('ghost', -1)])
#> running_inventory({'x': 0, 'y': 9}, [('y', -9), ('x', 1), ('y', 1)])
# %%
class Solution:
    def ageGroup(self, ages: dict) -> dict:
        out = {'child': [], 'adult': [], 'senior': []}
        for name in sorted(ages):
            age = ages[name]
            key = 'child' if age < 18 else 'senior' if age >= 65 else 'adult'
            out[key].append(name)
        return {k: v for k, v in out.items() if v}
#> Solution().ageGroup({'tom': 12, 'eve': 40, 'gus': 70})
#> Solution().ageGroup({})
#> Solution().ageGroup({'b': 18, 'a': 17})
#> Solution().ageGroup({'z': 65, 'y': 64})
#> Solution().ageGroup({'p': 3, 'q': 4, 'o': 5})
# %%
def fib_words(a, b, n):
    if n == 0:
        return a
    if n == 1:
        return b
    return fib_words(a, b, n - 1) + fib_words(a, b, n - 2)
#> fib_words('x', 'y', 4)
#> fib_words('a', 'b', 0)
#> fib_words('0', '1', 1)
#> fib_words('', 'z', 5)
#> fib_words('lo', 'hi', 3)
# %%
from math import gcd


def add_fractions(fracs):
    num, den = 0, 1
    for a, b in fracs:
        num = num * b + a * den
        den *= b
        g = gcd(num, den)
        num, den = num // g, den // g
    return f'{num}/{den}' if den != 1 else str(num)
#> add_fractions([(1, 2), (1, 3)])
#> add_fractions([])
#> add_fractions([(1, 4), (3, 4)])
#> add_fractions([(2, 5), (-2, 5)])
#> add_fractions([(1, 6), (1, 10), (1, 15)])
# %%
def find_peaks(values, margin=0):
    peaks = []
    for i in range(1, len(values) - 1):
        left, mid, right = values[i - 1], values[i], values[i + 1]
        if left + margin < mid > right + margin:
            peaks.append(i)
    return peaks
#> find_peaks([1, 3, 2, 5, 4])
#> find_peaks([1, 3, 2, 5, 4], margin=1)
#> find_peaks([])
#> find_peaks([5, 5, 5])
#> find_peaks([0, 9, 0, 4, 3, 9, 1], 3)
# %%
from typing import List


class Solution:
    def mostPoints(self, throws: List[str]) -> int:
        return max((self.score(t) for t in throws), default=0)

    def score(self, t: str) -> int:
        if t == 'bull':
            return 50
        mult = {'S': 1, 'D': 2, 'T': 3}.get(t[0], 0)
        return mult * int(t[1:])
#> Solution().mostPoints(['S20', 'T19', 'D18'])
#> Solution().mostPoints(['bull', 'T16'])
#> Solution().mostPoints([])
#> Solution().mostPoints(['Q9', 'S1'])
#> Solution().mostPoints(['T20', 'Dx'])
# %%
def longest_true(flags):
    best = (0, None)
    start = None
    for i, f in enumerate(flags + [False]):
        if f and start is None:
            start = i
        elif not f and start is not None:
            best = max(best, (i - start, start), key=lambda p: p[0])
            start = None
    return best
#> longest_true([True, False, True, True])
#> longest_true([])
#> longest_true([False, False])
#> longest_true([1, 1, 0, 1, 1])
#> longest_true(['a', '', 'b', 'c', 'd'])
# %%
def word_pattern(s):
    codes = {}
    pattern = []
    for ch in s:
        if ch not in codes:
            codes[ch] = len(codes)
        pattern.append(codes[ch])
    return pattern


def same_shape(words):
    first = word_pattern(words[0])
    return [w for w in words[1:] if word_pattern(w) == first]
#> same_shape(['noon', 'abba', 'deed', 'door'])
#> same_shape(['a'])
#> same_shape(['book', 'feet', 'moon', 'bo'])
#> same_shape(['', '', 'x'])
#> same_shape(['xyz', 'cat', 'eel'])
# %%
from typing import List


class Solution:
    def fuelStops(self, legs: List[int], tank: int) -> tuple:
        fuel = tank
        stops = []
        for i, leg in enumerate(legs):
            if leg > tank:
                return None
            if leg > fuel:
                stops.append(i)
                fuel = tank
            fuel -= leg
        return stops, fuel
#> Solution().fuelStops([30, 40, 20, 50], 80)
#> Solution().fuelStops([90], 80)
#> Solution().fuelStops([], 10)
#> Solution().fuelStops([5, 5, 5], 5)
#> Solution().fuelStops([10, 20, 30], 100)
# %%
class Solution:
    def swapFirstLast(self, sentence: str) -> str:
        def swap(w: str) -> str:
            return w if len(w) < 2 else w[-1] + w[1:-1] + w[0]
        return ' '.join(map(swap, sentence.split(' ')))
#> Solution().swapFirstLast('hello there')
#> Solution().swapFirstLast('')
#> Solution().swapFirstLast('a bc')
#> Solution().swapFirstLast('x  y')
#> Solution().swapFirstLast('turn off the light')
# %%
def distance_to_nearest(nums, target):
    spots = [i for i, n in enumerate(nums) if n == target]
    if not spots:
        return [-1] * len(nums)
    return [min(abs(i - s) for s in spots) for i in range(len(nums))]
#> distance_to_nearest([0, 1, 0, 0, 1], 1)
#> distance_to_nearest([5, 5], 4)
#> distance_to_nearest([], 1)
#> distance_to_nearest([3, 3, 3], 3)
#> distance_to_nearest([2, 0, 0, 0, 0], 2)
# %%
def oct_permission(text):
    out = ''
    for i in range(0, len(text), 3):
        trio = text[i:i + 3]
        value = sum(w for w, c in zip((4, 2, 1), trio) if c != '-')
        out += oct(value)[2:]
    return out


def permission_int(text):
    return int(oct_permission(text) or '0', 8)
#> permission_int('rwxr-xr--')
#> permission_int('rw-rw-r--')
#> permission_int('')
#> permission_int('---')
#> permission_int('rwxrwxrwx')
# %%
from itertools import permutations


def divisible_arrangements(digits, k):
    found = []
    for p in permutations(digits):
        n = int(''.join(p))
        if p[0] != '0' and n % k == 0 and n not in found:
            found.append(n)
    return sorted(found)
#> divisible_arrangements('123', 4)
#> divisible_arrangements('110', 11)
#> divisible_arrangements('7', 7)
#> divisible_arrangements('246', 5)
#> divisible_arrangements('503', 5)
# %%
from typing import List


class Solution:
    def flattenZig(self, rows: List[List[int]]) -> List[int]:
        res = []
        depth = max((len(r) for r in rows), default=0)
        for c in range(depth):
            col = [r[c] for r in rows if c < len(r)]
            res.extend(col if c % 2 == 0 else reversed(col))
        return res
#> Solution().flattenZig([[1, 2, 3], [4, 5], [6]])
#> Solution().flattenZig([])
#> Solution().flattenZig([[], [7]])
#> Solution().flattenZig([[1, 2], [3, 4]])
#> Solution().flattenZig([[9], [8], [7, 6, 5]])
# %%
class Solution:
    def countCarries(self, a: int, b: int) -> int:
        carry = count = 0
        while a or b:
            s = a % 10 + b % 10 + carry
            carry = s // 10
            count += carry
            a //= 10
            b //= 10
        return count
#> Solution().countCarries(95, 17)
#> Solution().countCarries(123, 456)
#> Solution().countCarries(0, 0)
#> Solution().countCarries(999, 1)
#> Solution().countCarries(5555, 5545)
# %%
def pack_boxes(weights, limit):
    boxes = []
    for w in weights:
        if boxes and sum(boxes[-1]) + w <= limit:
            boxes[-1].append(w)
        else:
            boxes.append([w])
    heavy = [i for i, b in enumerate(boxes) if sum(b) > limit]
    return boxes, heavy
#> pack_boxes([3, 4, 2, 5], 7)
#> pack_boxes([], 5)
#> pack_boxes([9, 1], 5)
#> pack_boxes([1, 1, 1, 1], 2)
#> pack_boxes([2.5, 2.5, 0.1], 5)
# %%
def grade_curve(marks):
    if not marks:
        return []
    bump = 100 - max(marks)
    curved = [m + bump for m in marks]
    return [c if c >= 50 else 'resit' for c in curved]
#> grade_curve([60, 85, 30])
#> grade_curve([])
#> grade_curve([100, 49, 50])
#> grade_curve([10])
#> grade_curve([72.5, 40, 22.4])
# %%
class Solution:
    def brokenKeys(self, typed: str, meant: str) -> str:
        missing = []
        i = 0
        for ch in meant:
            if i < len(typed) and typed[i] == ch:
                i += 1
            elif ch not in missing:
                missing.append(ch)
        return ''.join(missing) if i == len(typed) else '?'
#> Solution().brokenKeys('hll', 'hello')
#> Solution().brokenKeys('same', 'same')
#> Solution().brokenKeys('', 'aab')
#> Solution().brokenKeys('xyz', 'xy')
#> Solution().brokenKeys('ths s t', 'this is it')
# %%
def next_leap(year):
    year += 1
    while not (year % 4 == 0 and (year % 100 or year % 400 == 0)):
        year += 1
    return year


def birthdays_feb29(born, now):
    seen = []
    while (born := next_leap(born)) <= now:
        seen.append(born)
    return len(seen), seen[-1:]
#> birthdays_feb29(2000, 2015)
#> birthdays_feb29(1896, 1910)
#> birthdays_feb29(2020, 2023)
#> birthdays_feb29(2096, 2104)
#> birthdays_feb29(1988, 2012)
# %%
def tag_counts(posts, minimum=2):
    counts = {}
    for tags in posts:
        for t in tags.split():
            if t.startswith('#'):
                counts[t[1:]] = counts.get(t[1:], 0) + 1
    return sorted(t for t, k in counts.items() if k >= minimum)
#> tag_counts(['#sun fun #sea', 'go #sea'])
#> tag_counts([])
#> tag_counts(['#a #b', '#a #c'], 1)
#> tag_counts(['no tags', 'here'])
#> tag_counts(['#x #x #x', '#y'], minimum=3)
# %%
def harmonic_mean(xs):
    if any(x <= 0 for x in xs):
        return None
    return round(len(xs) / sum(1 / x for x in xs), 2)


def compare_means(xs):
    h = harmonic_mean(xs)
    if h is None:
        return 'undefined'
    return h, round(sum(xs) / len(xs) - h, 2)
#> compare_means([1, 2, 4])
#> compare_means([3, 3, 3])
#> compare_means([5, 0])
#> compare_means([])
#> compare_means([40, 60])
# %%
from typing import List


class Solution:
    def queueTimes(self, people: List[int], desks: int) -> int:
        free = [0] * desks
        for p in people:
            i = free.index(min(free))
            free[i] += p
        return max(free)
#> Solution().queueTimes([5, 3, 4], 1)
#> Solution().queueTimes([10, 2, 3, 3], 2)
#> Solution().queueTimes([], 3)
#> Solution().queueTimes([2, 3, 10], 5)
#> Solution().queueTimes([4, 4, 4, 4], 0)
# %%
def square_digits_chain(n, stop):
    chain = []
    while n not in chain and n != stop:
        chain.append(n)
        n = sum(int(d) ** 2 for d in str(n))
    return chain[:8], n
#> square_digits_chain(19, 1)
#> square_digits_chain(4, 1)
#> square_digits_chain(7, 49)
#> square_digits_chain(1, 1)
#> square_digits_chain(85, 37)
# %%
def diff_dicts(old, new):
    added = {k: new[k] for k in new if k not in old}
    removed = sorted(k for k in old if k not in new)
    changed = {k: (old[k], new[k]) for k in old if k in new and old[k] != new[k]}
    return added, removed, changed
def summary(old, new):
    a, r, c = diff_dicts(old, new)
    return f'+{len(a)} -{len(r)} ~{len(c)}'
#> summary({'a': 1, 'b': 2}, {'b': 3, 'c': 4})
#> summary({}, {})
#> summary({'x': 1}, {'x': 1})
#> summary({}, {'p': 0, 'q': 0})
#> summary({'m': 5, 'n': 6, 'o': 7}, {'m': 7, 'n': 6})
# %%
class Solution:
    def sumBothEnds(self, n: int) -> int:
        s = str(abs(n))
        total = 0
        i, j = 0, len(s) - 1
        while i < j:
            total += int(s[i]) * int(s[j])
            i, j = i + 1, j - 1
        if i == j:
            total += int(s[i])
        return total
#> Solution().sumBothEnds(1234)
#> Solution().sumBothEnds(7)
#> Solution().sumBothEnds(-505)
#> Solution().sumBothEnds(90210)
#> Solution().sumBothEnds(10)
# %%
def valley_rows(matrix):
    def shape(row):
        k = row.index(min(row))
        return all(a >= b for a, b in zip(row[:k + 1], row[1:k + 1])) and sorted(row[k:]) == row[k:]
    return [i for i, row in enumerate(matrix) if len(row) > 2 and shape(row)]
#> valley_rows([[3, 1, 2], [1, 3, 2]])
#> valley_rows([])
#> valley_rows([[1, 2], [5, 4, 3, 3, 9]])
#> valley_rows([[1, 2, 3], [3, 2, 1]])
#> valley_rows([[2, 5, 1, 7], [9, 8, 8, 10]])
# %%
def pluralize(word):
    if word.endswith(('s', 'x', 'ch', 'sh')):
        return word + 'es'
    if word.endswith('y') and word[-2:-1] not in 'aeiou':
        return word[:-1] + 'ies'
    return word + 's'


def shopping(counts):
    return [f'{n} {w if n == 1 else pluralize(w)}' for w, n in counts]
#> shopping([('box', 2), ('cherry', 5), ('egg', 1)])
#> shopping([])
#> shopping([('toy', 3), ('dish', 0)])
#> shopping([('bus', 1)])
#> shopping([('peach', 4), ('berry', 2), ('leaf', 2)])
# %%
def zero_cross(m):
    rows = [i for i, r in enumerate(m) if 0 in r]
    cols = [j for j, c in enumerate(zip(*m)) if 0 in c]
    total = 0
    for i, r in enumerate(m):
        for j, v in enumerate(r):
            if i not in rows and j not in cols:
                total += v
    return total
#> zero_cross([[1, 2], [0, 3]])
#> zero_cross([[1, 2], [3, 4]])
#> zero_cross([])
#> zero_cross([[0]])
#> zero_cross([[5, 1, 7], [1, 0, 1], [8, 1, 9]])
# %%
from functools import reduce


def compose(*funcs):
    return reduce(lambda f, g: lambda x: g(f(x)), funcs, lambda x: x)


def pipeline(x, names):
    table = {'inc': lambda v: v + 1, 'dbl': lambda v: v * 2, 'neg': lambda v: -v}
    return compose(*(table[n] for n in names))(x)
#> pipeline(3, ['inc', 'dbl'])
#> pipeline(3, ['dbl', 'inc', 'neg'])
#> pipeline(5, [])
#> pipeline(0, ['neg', 'neg'])
#> pipeline(1, ['half'])
# %%
from typing import List


class Solution:
    def keepIncreasing(self, nums: List[int]) -> int:
        removed = 0
        last = float('-inf')
        for x in nums:
            if x <= last:
                removed += 1
            else:
                last = x
        return removed
#> Solution().keepIncreasing([1, 5, 3, 6])
#> Solution().keepIncreasing([])
#> Solution().keepIncreasing([9, 1, 2, 3])
#> Solution().keepIncreasing([2, 2, 2])
#> Solution().keepIncreasing([-5, 0, 5])
# %%
def sum_column(table, header):
    names, *rows = table
    if header not in names:
        return None
    i = names.index(header)
    values = [float(r[i]) for r in rows if r[i] != '']
    return round(sum(values), 2), len(values)
#> sum_column([['id', 'amt'], ['1', '2.5'], ['2', '']], 'amt')
#> sum_column([['id']], 'id')
#> sum_column([['id', 'amt'], ['1', '2.5']], 'tax')
#> sum_column([['q', 'p'], ['3', '1.1'], ['4', '2.2'], ['5', '3.3']], 'q')
#> sum_column([['v'], ['abc']], 'v')
# %%
def rounds_to_empty(nums):
    rounds = 0
    while nums:
        low = min(nums)
        nums = [n - low for n in nums if n > low]
        rounds += 1
    return rounds


def busier(a, b):
    return 'a' if rounds_to_empty(a) > rounds_to_empty(b) else 'b'
#> busier([1, 2, 3], [5, 5])
#> busier([], [4])
#> busier([2, 2], [8])
#> busier([1, 4, 9, 16], [3, 6, 9])
#> busier([10, 7], [1, 1, 1])
# %%
def replace_each(text, words):
    for i, w in enumerate(words):
        text = text.replace('{' + str(i) + '}', w)
    left = text.count('{')
    return text if not left else f'{text} ({left} open)'
#> replace_each('{0} and {1}', ['salt', 'oil'])
#> replace_each('{0}{0}', ['ha'])
#> replace_each('plain', [])
#> replace_each('{0} {2}', ['x', 'y'])
#> replace_each('{1}-{0}', ['{1}', 'b'])
# %%
class Solution:
    def toggleLights(self, state: int, presses: list) -> str:
        for p in presses:
            if p == 0:
                state = ~state & 0xFF
            elif p > 0:
                state ^= 1 << (p - 1)
            else:
                state &= ~(1 << (-p - 1))
        return format(state, '08b')
#> Solution().toggleLights(5, [1, 2])
#> Solution().toggleLights(0, [0])
#> Solution().toggleLights(255, [-1, -8])
#> Solution().toggleLights(18, [])
#> Solution().toggleLights(1, [3, 0, -2, 3])
