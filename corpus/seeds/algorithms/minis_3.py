# %%
def pair_differences(nums):
    diffs = [abs(a - b) for i, a in enumerate(nums) for b in nums[i + 1:]]
    if not diffs:
        return 0, 0
    return min(diffs), max(diffs)
#> pair_differences([4, 10, 5])
#> pair_differences([])
#> pair_differences([3, 3])
#> pair_differences([-2, 8, 1, 20])
#> pair_differences([9])
# %%
class Solution:
    def taxiFare(self, km: float, night: bool, bags: int) -> float:
        fare = 3.2
        if km > 10:
            fare += 10 * 1.4 + (km - 10) * 1.1
        else:
            fare += km * 1.4
        if night:
            fare *= 1.25
        fare += bags * 0.5 if bags > 1 else 0
        return round(fare, 2)
#> Solution().taxiFare(4, False, 1)
#> Solution().taxiFare(15, True, 3)
#> Solution().taxiFare(0, False, 0)
#> Solution().taxiFare(10, True, 2)
#> Solution().taxiFare(12.5, False, 0)
# %%
class Solution:
    def nextCode(self, code: str) -> str:
        chars = list(code)
        i = len(chars) - 1
        while i >= 0 and chars[i] == 'z':
            chars[i] = 'a'
            i -= 1
        if i < 0:
            return 'a' + ''.join(chars)
        chars[i] = chr(ord(chars[i]) + 1)
        return ''.join(chars)
#> Solution().nextCode('abc')
#> Solution().nextCode('azz')
#> Solution().nextCode('zz')
#> Solution().nextCode('')
#> Solution().nextCode('zoom')
# %%
def group_by_digit_sum(nums):
    groups = {}
    for n in nums:
        s = sum(map(int, str(abs(n))))
        if s in groups:
            groups[s] += [n]
        else:
            groups[s] = [n]
    return [groups[s] for s in sorted(groups)]
#> group_by_digit_sum([12, 21, 30, 4])
#> group_by_digit_sum([])
#> group_by_digit_sum([100, 1, 10])
#> group_by_digit_sum([-5, 5, 14, 41])
#> group_by_digit_sum([99, 0, 18])
# %%
def last_to_first(s, times):
    for _ in range(times):
        s = s[-1:] + s[:-1]
        if s[:1].isdigit():
            s = s[1:]
    return s
#> last_to_first('hello', 2)
#> last_to_first('ab12', 3)
#> last_to_first('', 4)
#> last_to_first('7', 1)
#> last_to_first('r2d2', 5)
# %%
from itertools import combinations


def trios_of_sum(nums, target):
    out = []
    for a, b, c in combinations(sorted(nums), 3):
        if a + b + c == target and (a, b, c) not in out:
            out.append((a, b, c))
    return out
#> trios_of_sum([1, 2, 3, 4], 7)
#> trios_of_sum([0, 0, 0, 0], 0)
#> trios_of_sum([5, 1], 6)
#> trios_of_sum([2, 4, 3, 1, 5], 9)
#> trios_of_sum([-1, 1, 0, 2], 2)
# %%
def compound(amount, rate, years):
    history = []
    for year in range(1, years + 1):
        amount += amount * rate / 100
        amount = round(amount, 2)
        history.append((year, amount))
    return history
#> compound(100, 5, 3)
#> compound(250.0, 0, 2)
#> compound(80, 10, 0)
#> compound(999.99, 1.5, 2)
#> compound(50, -4, 4)
# %%
def is_sorted_by(items, key):
    vals = [item[key] for item in items]
    if all(a <= b for a, b in zip(vals, vals[1:])):
        return 'up'
    if all(a >= b for a, b in zip(vals, vals[1:])):
        return 'down'
    return 'mixed'
#> is_sorted_by([(1, 5), (2, 4), (3, 4)], 0)
#> is_sorted_by([(1, 5), (2, 4), (3, 4)], 1)
#> is_sorted_by([], 2)
#> is_sorted_by(['ab', 'ca', 'bc'], 0)
#> is_sorted_by([{'k': 2}, {'k': 9}, {'k': 4}], 'k')
# %%
from typing import List


class Solution:
    def columnWinners(self, scores: List[List[int]]) -> List[int]:
        ans = []
        for col in zip(*scores):
            top = max(col)
            ans.append(col.index(top) if col.count(top) == 1 else -1)
        return ans
#> Solution().columnWinners([[1, 5, 2], [3, 4, 2]])
#> Solution().columnWinners([])
#> Solution().columnWinners([[7, 8]])
#> Solution().columnWinners([[1, 1], [1, 0], [1, 2]])
#> Solution().columnWinners([[9, 0, 0], [0, 9, 0], [0, 0, 9]])
# %%
def count_up_down(word):
    upper = lower = other = 0
    for ch in word:
        if 'A' <= ch <= 'Z':
            upper += 1
        elif 'a' <= ch <= 'z':
            lower += 1
        else:
            other += 1
    return f'{upper}U{lower}L{other}X'
#> count_up_down('Hello World')
#> count_up_down('')
#> count_up_down('ABC-123')
#> count_up_down('python')
#> count_up_down('?!')
# %%
def is_prime(n):
    if n < 2:
        return False
    d = 2
    while d * d <= n:
        if n % d == 0:
            return False
        d += 1
    return True


def prime_slots(nums):
    return [i for i, n in enumerate(nums) if is_prime(i) and is_prime(n)]
#> prime_slots([2, 3, 5, 7, 11, 13])
#> prime_slots([])
#> prime_slots([1, 1, 9, 17])
#> prime_slots([4, 6, 8, 10])
#> prime_slots([0, 0, 2, 25, 5, 23, 3, 49])
# %%
from typing import List


class Solution:
    def splitAtZero(self, nums: List[int]) -> List[List[int]]:
        parts = [[]]
        for n in nums:
            if n == 0:
                parts.append([])
            else:
                parts[-1].append(n)
        return [p for p in parts if p]
#> Solution().splitAtZero([1, 2, 0, 3])
#> Solution().splitAtZero([0, 0])
#> Solution().splitAtZero([5, 0, 0, 6, 7, 0])
#> Solution().splitAtZero([])
#> Solution().splitAtZero([-1, -2])
# %%
def mix_colors(a, b):
    def channels(code):
        code = code.lstrip('#')
        return [int(code[i:i + 2], 16) for i in (0, 2, 4)]

    mixed = [(x + y) // 2 for x, y in zip(channels(a), channels(b))]
    return '#' + ''.join(f'{v:02x}' for v in mixed)
#> mix_colors('#000000', '#ffffff')
#> mix_colors('ff0000', '0000ff')
#> mix_colors('#10a020', '#10a020')
#> mix_colors('#123456', '654321')
#> mix_colors('#fff', '#000')
# %%
def sum_to_single(n):
    if n < 10:
        return n
    return sum_to_single(sum(int(d) for d in str(n)))


def lucky_name(name, lucky):
    value = sum(ord(c) - 96 for c in name.lower() if c.isalpha())
    return sum_to_single(value) == lucky
#> lucky_name('Ada', 6)
#> lucky_name('Bo', 3)
#> lucky_name('', 0)
#> lucky_name('Maximilian', 1)
#> lucky_name('zz top', 7)
# %%
def interleave(*lists):
    out = []
    i = 0
    while any(i < len(l) for l in lists):
        for l in lists:
            if i < len(l):
                out.append(l[i])
        i += 1
    return out
#> interleave([1, 4], [2, 5], [3, 6])
#> interleave([1, 2, 3], [9])
#> interleave()
#> interleave([], [7, 8])
#> interleave(['a'], [], ['b', 'c'])
# %%
from collections import Counter


class Solution:
    def majorityOrNone(self, votes: str) -> str:
        if not votes:
            return 'empty'
        who, k = Counter(votes).most_common(1)[0]
        if 2 * k > len(votes):
            return who
        return 'none'
#> Solution().majorityOrNone('AABA')
#> Solution().majorityOrNone('ABC')
#> Solution().majorityOrNone('')
#> Solution().majorityOrNone('XXYY')
#> Solution().majorityOrNone('Q')
# %%
import math


def polygon_info(n, side):
    if n < 3:
        return None
    angle = (n - 2) * 180 / n
    area = n * side ** 2 / (4 * math.tan(math.pi / n))
    return {'angle': round(angle, 2), 'area': round(area, 2)}
#> polygon_info(3, 2)
#> polygon_info(4, 5)
#> polygon_info(2, 1)
#> polygon_info(6, 1.5)
#> polygon_info(7, 10)
# %%
def dedupe_keep_last(items):
    seen = []
    for it in reversed(items):
        if it not in seen:
            seen.append(it)
    seen.reverse()
    return seen
#> dedupe_keep_last([1, 2, 1, 3])
#> dedupe_keep_last([])
#> dedupe_keep_last(['x', 'y', 'x', 'x'])
#> dedupe_keep_last([5, 5, 5])
#> dedupe_keep_last([4, 3, 2])
# %%
def lookup_path(data, path, default=None):
    cur = data
    for step in path.split('/'):
        if isinstance(cur, list) and step.isdigit() and int(step) < len(cur):
            cur = cur[int(step)]
        elif isinstance(cur, dict) and step in cur:
            cur = cur[step]
        else:
            return default
    return cur
#> lookup_path({'a': {'b': 3}}, 'a/b')
#> lookup_path({'a': [4, 5]}, 'a/1')
#> lookup_path({}, 'x', default=0)
#> lookup_path({'a': [4]}, 'a/7', 'none')
#> lookup_path([{'k': [1, 2]}], '0/k')
# %%
from typing import List


class Solution:
    def squareRing(self, n: int) -> List[str]:
        grid = [[0] * n for _ in range(n)]
        for i in range(n):
            for j in range(n):
                grid[i][j] = min(i, j, n - 1 - i, n - 1 - j) + 1
        return [''.join(map(str, row)) for row in grid]
#> Solution().squareRing(3)
#> Solution().squareRing(1)
#> Solution().squareRing(0)
#> Solution().squareRing(4)
#> Solution().squareRing(5)
# %%
def tip_split(bill, people, percent):
    if people <= 0:
        raise ValueError('no people')
    cents = round(bill * (100 + percent))
    share, left = divmod(cents, people)
    return [(share + (i < left)) / 100 for i in range(people)]
#> tip_split(50, 4, 10)
#> tip_split(10, 3, 0)
#> tip_split(33.3, 2, 15)
#> tip_split(20, 0, 5)
#> tip_split(0, 2, 20)
# %%
class Solution:
    def longestConsonants(self, s: str) -> str:
        best = cur = ''
        for ch in s + 'a':
            if ch in 'aeiou':
                if len(cur) > len(best):
                    best = cur
                cur = ''
            else:
                cur += ch
        return best
#> Solution().longestConsonants('strength')
#> Solution().longestConsonants('aeiou')
#> Solution().longestConsonants('')
#> Solution().longestConsonants('backstop')
#> Solution().longestConsonants('banana')
# %%
from typing import List


class Solution:
    def fairSplit(self, nums: List[int]) -> int:
        left, right = 0, sum(nums)
        for i, x in enumerate(nums):
            right -= x
            if left == right:
                return i
            left += x
        return -1
#> Solution().fairSplit([1, 7, 3, 6, 5, 6])
#> Solution().fairSplit([1, 2, 3])
#> Solution().fairSplit([])
#> Solution().fairSplit([4])
#> Solution().fairSplit([2, 1, -1])
# %%
def bits_set(n):
    return [i for i in range(n.bit_length()) if n >> i & 1]


def shared_bits(a, b):
    x, y = bits_set(a), bits_set(b)
    both = [i for i in x if i in y]
    return both, len(x) + len(y) - 2 * len(both)
#> shared_bits(12, 10)
#> shared_bits(0, 7)
#> shared_bits(255, 170)
#> shared_bits(5, 5)
#> shared_bits(64, 63)
# %%
def age_on(birth, today):
    by, bm, bd = birth
    ty, tm, td = today
    years = ty - by
    if (tm, td) < (bm, bd):
        years -= 1
    if years < 0:
        return 'unborn'
    return years
#> age_on((1990, 5, 20), (2020, 5, 19))
#> age_on((1990, 5, 20), (2020, 5, 20))
#> age_on((2001, 1, 1), (2000, 12, 31))
#> age_on((1987, 12, 3), (2024, 2, 29))
#> age_on((2010, 6, 6), (2010, 7, 1))
# %%
from typing import List


class Solution:
    def compressRanges(self, nums: List[int]) -> str:
        nums = sorted(set(nums))
        out = []
        for n in nums:
            if out and out[-1][1] == n - 1:
                out[-1][1] = n
            else:
                out.append([n, n])
        return ','.join(str(a) if a == b else f'{a}-{b}' for a, b in out)
#> Solution().compressRanges([1, 2, 3, 7, 9, 10])
#> Solution().compressRanges([])
#> Solution().compressRanges([5, 5, 5])
#> Solution().compressRanges([4, 2, 0])
#> Solution().compressRanges([11, 10, 12, 14, 13])
# %%
def every_third_upper(words):
    res = [w.upper() if i % 3 == 2 else w for i, w in enumerate(words)]
    joined = ' '.join(res)
    if len(joined) <= 20:
        return joined
    return joined[:17] + '...'
#> every_third_upper(['one', 'two', 'three'])
#> every_third_upper([])
#> every_third_upper(['alpha', 'beta', 'gamma', 'delta', 'eps'])
#> every_third_upper(['a', 'b', 'c', 'd', 'e', 'f'])
#> every_third_upper(['solo'])
# %%
def multiply_by_adding(a, b):
    if b < 0:
        return -multiply_by_adding(a, -b)
    if b == 0:
        return 0
    half = multiply_by_adding(a, b // 2)
    return half + half + (a if b % 2 else 0)
#> multiply_by_adding(7, 6)
#> multiply_by_adding(3, -5)
#> multiply_by_adding(9, 0)
#> multiply_by_adding(-4, 13)
#> multiply_by_adding(125, 100)
# %%
class Solution:
    def plateOk(self, plate: str) -> str:
        parts = plate.split('-')
        if len(parts) != 3:
            return 'shape'
        a, b, c = parts
        if not (a.isalpha() and 1 <= len(a) <= 3):
            return 'region'
        if not c.isdigit() or c[0] == '0':
            return 'number'
        return 'ok' if len(b) == 2 and b.isupper() else 'letters'
#> Solution().plateOk('B-XY-123')
#> Solution().plateOk('B-XY')
#> Solution().plateOk('1-XY-12')
#> Solution().plateOk('HH-QQ-012')
#> Solution().plateOk('M-a-9')
# %%
from typing import List


class Solution:
    def maxWithIndex(self, matrix: List[List[int]]) -> tuple:
        best = None
        for r, row in enumerate(matrix):
            for c, v in enumerate(row):
                if best is None or v > best[0]:
                    best = (v, r, c)
        return best
#> Solution().maxWithIndex([[1, 8], [9, 3]])
#> Solution().maxWithIndex([])
#> Solution().maxWithIndex([[5, 5], [5, 5]])
#> Solution().maxWithIndex([[-3], [-1], [-2]])
#> Solution().maxWithIndex([[], [0]])
# %%
def running_median_of_three(xs):
    out = xs[:1]
    for i in range(1, len(xs) - 1):
        a, b, c = xs[i - 1:i + 2]
        out.append(a + b + c - min(a, b, c) - max(a, b, c))
    if len(xs) > 1:
        out.append(xs[-1])
    return out
#> running_median_of_three([1, 9, 2, 8, 3])
#> running_median_of_three([])
#> running_median_of_three([4])
#> running_median_of_three([7, 1])
#> running_median_of_three([5, 5, 0, 5, 5])
# %%
def sum_of_multiples(limit, a, b):
    picked = set(range(a, limit, a)) | set(range(b, limit, b))
    both = [n for n in picked if n % a == 0 and n % b == 0]
    both.sort()
    return sum(picked), both
#> sum_of_multiples(20, 3, 5)
#> sum_of_multiples(10, 4, 6)
#> sum_of_multiples(2, 2, 3)
#> sum_of_multiples(31, 2, 10)
#> sum_of_multiples(50, 7, 7)
# %%
def anagram_key(w):
    return ''.join(sorted(w))


def anagram_pairs(words):
    pairs = []
    for i in range(len(words)):
        for j in range(i + 1, len(words)):
            if words[i] != words[j] and anagram_key(words[i]) == anagram_key(words[j]):
                pairs.append((i, j))
    return pairs
#> anagram_pairs(['tea', 'eat', 'ten', 'net'])
#> anagram_pairs([])
#> anagram_pairs(['a', 'a'])
#> anagram_pairs(['stop', 'pots', 'tops'])
#> anagram_pairs(['on', 'no', 'in'])
# %%
def temp_report(celsius):
    fahr = list(map(lambda c: round(c * 9 / 5 + 32, 1), celsius))
    warm = [f for f in fahr if f > 68]
    avg = round(sum(fahr) / len(fahr), 2) if fahr else None
    return fahr, len(warm), avg
#> temp_report([20, 25.5, 0])
#> temp_report([])
#> temp_report([-40])
#> temp_report([30, 31, 32])
#> temp_report([19.9, 20.1])
# %%
def zigzag_read(grid):
    out = []
    for i, row in enumerate(grid):
        out += row if i % 2 == 0 else row[::-1]
    return out
#> zigzag_read([[1, 2], [3, 4], [5, 6]])
#> zigzag_read([])
#> zigzag_read([[7, 8, 9]])
#> zigzag_read([['a'], ['b', 'c'], []])
#> zigzag_read([[], [3, 2, 1]])
# %%
from typing import List


class Solution:
    def coinRow(self, coins: List[int], price: int) -> List[int]:
        used = []
        for c in sorted(coins, reverse=True):
            k, price = divmod(price, c)
            used += [c] * k
            if price == 0:
                break
        return used if price == 0 else []
#> Solution().coinRow([1, 5, 10], 27)
#> Solution().coinRow([2, 5], 8)
#> Solution().coinRow([3, 4], 0)
#> Solution().coinRow([50, 20, 10], 80)
#> Solution().coinRow([7], 21)
# %%
def next_multiple(n, k):
    r = n % k
    return n if r == 0 else n + k - r


def pad_all(sizes, k):
    padded = [next_multiple(s, k) for s in sizes]
    waste = sum(padded) - sum(sizes)
    return padded, waste
#> pad_all([5, 8, 13], 4)
#> pad_all([], 7)
#> pad_all([10, 20], 10)
#> pad_all([1, 2, 3], 1)
#> pad_all([0, 99, 101], 25)
# %%
def strong_password(p):
    rules = [
        len(p) >= 8,
        any(c.isdigit() for c in p),
        any(c.isupper() for c in p),
        not p.lower().startswith('pass'),
    ]
    return sum(rules), [i for i, ok in enumerate(rules) if not ok]
#> strong_password('Tiger2024')
#> strong_password('abc')
#> strong_password('')
#> strong_password('Password1')
#> strong_password('longenough9')
# %%
def nth_from_each(lists, n):
    values = []
    missing = 0
    for l in lists:
        try:
            values.append(l[n])
        except IndexError:
            missing += 1
    return (values, missing)
#> nth_from_each([[1, 2, 3], [4], [5, 6]], 1)
#> nth_from_each([[1, 2], [3]], -1)
#> nth_from_each([], 0)
#> nth_from_each([[], []], 0)
#> nth_from_each(['abc', 'de'], 2)
# %%
def inventory_delta(before, after):
    changes = {}
    for item in sorted(list(before) + list(after)):
        d = after.get(item, 0) - before.get(item, 0)
        if d:
            changes[item] = d
    return changes
#> inventory_delta({'nut': 4, 'bolt': 2}, {'nut': 1, 'bolt': 2})
#> inventory_delta({}, {'gear': 3})
#> inventory_delta({'a': 1}, {})
#> inventory_delta({}, {})
#> inventory_delta({'x': 5, 'y': 6}, {'y': 9, 'z': 1})
