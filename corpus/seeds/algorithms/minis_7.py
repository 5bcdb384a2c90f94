# %%
from typing import List


class Solution:
    def heightOrder(self, names: List[str], heights: List[int]) -> List[str]:
        line = sorted(zip(heights, names), key=lambda p: (-p[0], p[1]))
        return [name for _, name in line]
#> Solution().heightOrder(['al', 'bo', 'cy'], [150, 180, 165])
#> Solution().heightOrder([], [])
#> Solution().heightOrder(['z', 'a'], [170, 170])
#> Solution().heightOrder(['one'], [1])
#> Solution().heightOrder(['p', 'q', 'r', 's'], [3, 9, 3, 7])
# %%
def income_tax(income):
    bands = [(12000, 0.0), (20000, 0.2), (40000, 0.35)]
    tax = 0.0
    prev = 0
    for top, rate in bands:
        if income <= top:
            return round(tax + (income - prev) * rate, 2)
        tax += (top - prev) * rate
        prev = top
    return round(tax + (income - prev) * 0.45, 2)
#> income_tax(9000)
#> income_tax(15500)
#> income_tax(33333)
#> income_tax(60000)
#> income_tax(20000)
# %%
def is_evil(n):
    return bin(n).count('1') % 2 == 0


def evil_streak(nums):
    streak = longest = 0
    for n in nums:
        streak = streak + 1 if is_evil(n) else 0
        longest = max(longest, streak)
    return longest
#> evil_streak([3, 5, 6, 7, 9])
#> evil_streak([1, 2, 4])
#> evil_streak([])
#> evil_streak([10, 11, 12, 15, 17])
#> evil_streak([0])
# %%
def first_unique(seq):
    for i, x in enumerate(seq):
        if x not in seq[:i] and x not in seq[i + 1:]:
            return i, x
    return None
#> first_unique([4, 5, 4, 6])
#> first_unique('level')
#> first_unique([])
#> first_unique([1, 1, 2, 2])
#> first_unique((True, 7, True))
# %%
def replace_chars(text, pairs):
    out = []
    changed = 0
    table = dict(pairs)
    for ch in text:
        new = table.get(ch, ch)
        changed += new != ch
        out.append(new)
    return ''.join(out), changed
#> replace_chars('leet', [('e', '3'), ('t', '7')])
#> replace_chars('', [('a', 'b')])
#> replace_chars('plain', [])
#> replace_chars('a-b-c', [('-', '')])
#> replace_chars('xyxy', [('x', 'y'), ('y', 'x')])
# %%
class Solution:
    def nestedDepth(self, data: list) -> int:
        if not isinstance(data, list):
            return 0
        deepest = 0
        for part in data:
            deepest = max(deepest, self.nestedDepth(part))
        return deepest + 1
#> Solution().nestedDepth([1, [2, [3]], 4])
#> Solution().nestedDepth([])
#> Solution().nestedDepth([[], [[]]])
#> Solution().nestedDepth([1, 2, 3])
#> Solution().nestedDepth(['x', [['y'], 'z'], [[['w']]]])
# %%
def cyclic_sum(a, b):
    if not b:
        return a
    return [x + b[i % len(b)] for i, x in enumerate(a)]


def unmask(values, key):
    letters = cyclic_sum(values, key)
    return ''.join(chr(96 + v) if 1 <= v <= 26 else '?' for v in letters)
#> unmask([2, 0, 1], [1])
#> unmask([7, 4, 11, 11, 14], [1, 1])
#> unmask([], [5])
#> unmask([26, 27], [])
#> unmask([20, 10, 20, 10], [3, -4, 7])
# %%
def month_of_day(n):
    lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    if n < 1 or n > sum(lengths):
        raise ValueError(n)
    month = 0
    while n > lengths[month]:
        n -= lengths[month]
        month += 1
    return month + 1, n
#> month_of_day(1)
#> month_of_day(60)
#> month_of_day(365)
#> month_of_day(400)
#> month_of_day(200)
# %%
def drop_subsets(groups):
    as_sets = [set(g) for g in groups]
    kept = []
    for i, g in enumerate(as_sets):
        if not any(g < h for j, h in enumerate(as_sets) if j != i):
            kept.append(sorted(g))
    return kept
#> drop_subsets([[1, 2], [1, 2, 3], [4]])
#> drop_subsets([])
#> drop_subsets([[5], [5]])
#> drop_subsets([[], [7]])
#> drop_subsets([[1, 2], [2, 3], [3, 1]])
# %%
from typing import List


class Solution:
    def pointsOnLine(self, pts: List[List[int]], m: int, b: int) -> List[int]:
        counts = [0, 0, 0]
        for x, y in pts:
            expected = m * x + b
            if y > expected:
                counts[0] += 1
            elif y == expected:
                counts[1] += 1
            else:
                counts[2] += 1
        return counts
#> Solution().pointsOnLine([[0, 1], [1, 3], [2, 0]], 2, 1)
#> Solution().pointsOnLine([], 1, 1)
#> Solution().pointsOnLine([[1, 1], [2, 2], [3, 3]], 1, 0)
#> Solution().pointsOnLine([[-1, 4], [5, -6]], 0, 0)
#> Solution().pointsOnLine([[2, 9]], -3, 20)
# %%
def geometric(a, r, n):
    terms = [a]
    for _ in range(n - 1):
        terms.append(round(terms[-1] * r, 2))
    total = round(sum(terms), 2)
    return terms, total, terms[-1] < terms[0]
#> geometric(2, 3, 4)
#> geometric(100, 0.5, 5)
#> geometric(1, -2, 4)
#> geometric(5, 1, 1)
#> geometric(10, 1.1, 3)
# %%
def code_check(code):
    total = 0
    for i, ch in enumerate(code):
        if ch == 'X' and i == len(code) - 1:
            v = 10
        elif ch.isdigit():
            v = int(ch)
        else:
            return 'bad char'
        total += v * (len(code) - i)
    return 'valid' if total % 11 == 0 else f'off by {total % 11}'
#> code_check('0306406152')
#> code_check('08044295')
#> code_check('12X')
#> code_check('1X2')
#> code_check('043942089X')
# %%
def two_pile_game(a, b):
    moves = []
    while a and b:
        if a >= b:
            a -= b
            moves.append('A')
        else:
            b -= a
            moves.append('B')
    return a or b, ''.join(moves)
#> two_pile_game(10, 4)
#> two_pile_game(3, 3)
#> two_pile_game(0, 8)
#> two_pile_game(5, 13)
#> two_pile_game(21, 6)
# %%
def select_kwargs(**scores):
    passed = sorted(k for k, v in scores.items() if v >= 50)
    failed = sorted(k for k in scores if k not in passed)
    if not failed:
        return 'all passed'
    return {'pass': passed, 'fail': failed}
#> select_kwargs(maths=70, art=40)
#> select_kwargs()
#> select_kwargs(a=50, b=99)
#> select_kwargs(x=1, y=2)
#> select_kwargs(sport=49.5, music=50.5, latin=12)
# %%
class Solution:
    def stringScore(self, a: str, b: str) -> int:
        hits = sum(x == y for x, y in zip(a, b))
        near = 0
        rest = list(b)
        for ch in a:
            if ch in rest:
                rest.remove(ch)
                near += 1
        return hits * 10 + (near - hits)
#> Solution().stringScore('crane', 'caner')
#> Solution().stringScore('abc', 'abc')
#> Solution().stringScore('', 'zz')
#> Solution().stringScore('book', 'oboe')
#> Solution().stringScore('dig', 'pun')
# %%
def window_pairs(nums, k):
    result = []
    for i in range(len(nums) - k + 1):
        w = nums[i:i + k]
        result.append((min(w), max(w)))
    return result


def calmest(nums, k):
    return min((hi - lo for lo, hi in window_pairs(nums, k)), default=-1)
#> calmest([4, 8, 5, 6, 1], 2)
#> calmest([1, 2], 3)
#> calmest([7, 7, 7], 3)
#> calmest([10, 0, 9, 1, 8], 3)
#> calmest([3, 1], 1)
# %%
def to_excel(n):
    name = ''
    while n > 0:
        n, r = divmod(n - 1, 26)
        name = chr(ord('A') + r) + name
    return name


def cell_name(row, col):
    return to_excel(col) + str(row) if row > 0 and col > 0 else '#REF'
#> cell_name(1, 1)
#> cell_name(12, 28)
#> cell_name(0, 4)
#> cell_name(99, 703)
#> cell_name(7, 26)
# %%
def remove_nones(rows):
    cleaned = []
    for row in rows:
        row = tuple(x for x in row if x is not None)
        if row:
            cleaned.append(row)
    return cleaned, len(rows) - len(cleaned)
#> remove_nones([(1, None), (None,), (2, 3)])
#> remove_nones([])
#> remove_nones([(None, None)])
#> remove_nones([(0,), (False, None), ('',)])
#> remove_nones([(), (5, None, 6)])
# %%
from typing import List


class Solution:
    def plusReversed(self, digits: List[int]) -> List[int]:
        value = self.toInt(digits) + self.toInt(digits[::-1])
        return [int(c) for c in str(value)]

    def toInt(self, digits: List[int]) -> int:
        n = 0
        for d in digits:
            n = n * 10 + d
        return n
#> Solution().plusReversed([1, 2, 3])
#> Solution().plusReversed([])
#> Solution().plusReversed([9, 9])
#> Solution().plusReversed([5, 0, 0])
#> Solution().plusReversed([7])
# %%
def spin(items, k):
    if not items:
        return items
    k = -k % len(items)
    return items[k:] + items[:k]


def matches_spin(a, b):
    return [k for k in range(len(a)) if spin(a, k) == b]
#> matches_spin([1, 2, 3], [3, 1, 2])
#> matches_spin([1, 1], [1, 1])
#> matches_spin([], [])
#> matches_spin([1, 2], [1, 3])
#> matches_spin(['a', 'b', 'a', 'b'], ['b', 'a', 'b', 'a'])
# %%
def season_days(days):
    names = {(12, 1, 2): 'winter', (3, 4, 5): 'spring', (6, 7, 8): 'summer', (9, 10, 11): 'autumn'}
    count = {}
    for d in days:
        month = int(d.split('-')[1])
        for months, name in names.items():
            if month in months:
                count[name] = count.get(name, 0) + 1
    return count
#> season_days(['2020-01-05', '2020-07-09', '2021-12-31'])
#> season_days([])
#> season_days(['1999-04-04', '1999-05-05'])
#> season_days(['2000-13-01'])
#> season_days(['2024-09-01', '2024-06-30', '2024-11-11'])
# %%
def sum_if(nums, *, even=False, positive=False):
    total = 0
    for n in nums:
        if even and n % 2:
            continue
        if positive and n <= 0:
            continue
        total += n
    return total
#> sum_if([1, 2, -4, 6])
#> sum_if([1, 2, -4, 6], even=True)
#> sum_if([1, 2, -4, 6], even=True, positive=True)
#> sum_if([], positive=True)
#> sum_if([-3, -2, 9], positive=True)
# %%
class Solution:
    def decodeRuns(self, s: str) -> str:
        out, num = '', ''
        for ch in s:
            if ch.isdigit():
                num += ch
            else:
                out += ch * int(num or 1)
                num = ''
        return out
#> Solution().decodeRuns('3a2b')
#> Solution().decodeRuns('xyz')
#> Solution().decodeRuns('')
#> Solution().decodeRuns('10-')
#> Solution().decodeRuns('a0b2c9')
# %%
def count_equal_neighbours(grid):
    n = 0
    for r in range(len(grid)):
        for c in range(len(grid[0])):
            if c and grid[r][c] == grid[r][c - 1]:
                n += 1
            if r and grid[r][c] == grid[r - 1][c]:
                n += 1
    return n
#> count_equal_neighbours([[1, 1], [1, 2]])
#> count_equal_neighbours([])
#> count_equal_neighbours([[3]])
#> count_equal_neighbours(['aab', 'abb'])
#> count_equal_neighbours([[0, 0, 0], [0, 0, 0]])
# %%
def kaprekar_steps(n):
    seen = []
    while n not in seen:
        seen.append(n)
        s = f'{n:04d}'
        big = int(''.join(sorted(s, reverse=True)))
        small = int(''.join(sorted(s)))
        n = big - small
    return len(seen), n
#> kaprekar_steps(3524)
#> kaprekar_steps(1111)
#> kaprekar_steps(6174)
#> kaprekar_steps(2)
#> kaprekar_steps(9998)
# %%
def sort_by_vowels(words):
    def vowels(w):
        return sum(1 for c in w if c in 'aeiou')
    groups = {}
    for w in sorted(words):
        groups.setdefault(vowels(w), []).append(w)
    return groups
#> sort_by_vowels(['tree', 'sky', 'moon'])
#> sort_by_vowels([])
#> sort_by_vowels(['b', 'a'])
#> sort_by_vowels(['queue', 'audio', 'tea'])
#> sort_by_vowels(['xyz'])
# %%
from collections import deque


def last_visitors(log, capacity):
    inside = deque(maxlen=capacity)
    for name in log:
        if name in inside:
            inside.remove(name)
        inside.append(name)
    return list(inside)
#> last_visitors(['a', 'b', 'c', 'a'], 2)
#> last_visitors([], 3)
#> last_visitors(['x', 'x', 'x'], 2)
#> last_visitors(['p', 'q', 'r', 's'], 3)
#> last_visitors([1, 2, 1, 3, 2], 5)
# %%
from typing import List


class Solution:
    def raiseByIndex(self, nums: List[int]) -> List[int]:
        return [self.power(x, i) for i, x in enumerate(nums)]

    def power(self, base: int, exp: int) -> int:
        if exp == 0:
            return 1
        half = self.power(base, exp // 2)
        return half * half * (base if exp & 1 else 1)
#> Solution().raiseByIndex([5, 4, 3])
#> Solution().raiseByIndex([])
#> Solution().raiseByIndex([0, 0, -2, -2])
#> Solution().raiseByIndex([9])
#> Solution().raiseByIndex([1, 2, 2, 2, 2])
# %%
from typing import List


class Solution:
    def splitSentence(self, text: str, width: int) -> List[str]:
        lines = ['']
        for word in text.split():
            if lines[-1] and len(lines[-1]) + 1 + len(word) > width:
                lines.append(word)
            else:
                lines[-1] = (lines[-1] + ' ' + word).strip()
        return lines
#> Solution().splitSentence('the quick brown fox', 9)
#> Solution().splitSentence('', 5)
#> Solution().splitSentence('extraordinary day', 6)
#> Solution().splitSentence('a b c d e', 3)
#> Solution().splitSentence('fits on one', 40)
# %%
def rating(stars):
    total = sum((i + 1) * n for i, n in enumerate(stars))
    count = sum(stars)
    if count == 0:
        return 'unrated'
    avg = total / count
    return '*' * int(avg) + ('+' if avg - int(avg) >= 0.5 else '')
#> rating([0, 1, 2, 3, 4])
#> rating([0, 0, 0, 0, 0])
#> rating([5, 0, 0, 0, 0])
#> rating([1, 1, 1, 1, 3])
#> rating([0, 0, 0, 0, 9])
# %%
def mirror_matrix(m):
    flipped = [row[::-1] for row in m]
    same = [i for i in range(len(m)) if m[i] == flipped[i]]
    joined = [a + b for a, b in zip(m, flipped)]
    return joined, same
#> mirror_matrix([[1, 2], [3, 3]])
#> mirror_matrix([])
#> mirror_matrix([[1, 0, 1]])
#> mirror_matrix([[5], [6]])
#> mirror_matrix([['a', 'b', 'c'], ['d', 'e', 'd']])
# %%
class Solution:
    def pickLocker(self, n: int, rounds: int) -> int:
        doors = [False] * (n + 1)
        for step in range(1, rounds + 1):
            for d in range(step, n + 1, step):
                doors[d] = not doors[d]
        return sum(doors)
#> Solution().pickLocker(9, 9)
#> Solution().pickLocker(10, 2)
#> Solution().pickLocker(0, 5)
#> Solution().pickLocker(6, 3)
#> Solution().pickLocker(12, 1)
# %%
def apply_ops(x, ops):
    history = [x]
    for name, arg in ops:
        if name == 'undo':
            for _ in range(min(arg, len(history) - 1)):
                history.pop()
            continue
        cur = history[-1]
        history.append(cur + arg if name == 'add' else cur * arg)
    return history
#> apply_ops(1, [('add', 4), ('mul', 3)])
#> apply_ops(2, [('mul', 5), ('undo', 1), ('add', 1)])
#> apply_ops(0, [])
#> apply_ops(3, [('undo', 2)])
#> apply_ops(10, [('add', -1), ('add', -1), ('undo', 5), ('mul', 0)])
# %%
def lengths_map(words):
    return dict(zip(words, map(len, words)))


def longest_two(words):
    lm = lengths_map(words)
    top = sorted(lm, key=lambda w: (lm[w], w))[-2:]
    return top, sum(lm[w] for w in top)
#> longest_two(['fig', 'banana', 'kiwi'])
#> longest_two([])
#> longest_two(['a', 'a'])
#> longest_two(['xx', 'yy', 'zz'])
#> longest_two(['hi'])
# %%
from typing import List


class Solution:
    def countInversionsNear(self, nums: List[int], reach: int) -> int:
        bad = 0
        for i, x in enumerate(nums):
            for y in nums[i + 1:i + 1 + reach]:
                bad += x > y
        return bad
#> Solution().countInversionsNear([3, 1, 2], 1)
#> Solution().countInversionsNear([3, 1, 2], 2)
#> Solution().countInversionsNear([], 4)
#> Solution().countInversionsNear([5, 4, 3, 2], 3)
#> Solution().countInversionsNear([1, 1, 0], 0)
# %%
def number_words(n):
    names = 'zero one two three four five six seven eight nine'.split()
    if n < 0:
        return 'minus ' + number_words(-n)
    if n < 10:
        return names[n]
    return number_words(n // 10) + '-' + names[n % 10]
#> number_words(305)
#> number_words(-8)
#> number_words(0)
#> number_words(10)
#> number_words(7461)
# %%
def paint_cost(walls, windows, price):
    area = 0
    for w, h in walls:
        area += w * h
    for w, h in windows:
        area -= w * h
    if area <= 0:
        return 0.0
    cans = int(-(-area // 12.5))
    return round(cans * price, 2), cans
#> paint_cost([(4, 2.5), (3, 2.5)], [(1, 1)], 19.99)
#> paint_cost([(1, 1)], [(2, 2)], 5)
#> paint_cost([], [], 10)
#> paint_cost([(5, 2.5)], [], 7.3)
#> paint_cost([(10, 3), (10, 3)], [(2, 1.5), (2, 1.5)], 12)
# %%
def majority_sign(nums):
    sign = lambda x: (x > 0) - (x < 0)
    total = sum(map(sign, nums))
    return ['balanced', 'positive', 'negative'][sign(total)]


def sign_rows(rows):
    return [majority_sign(r)[0] for r in rows]
#> sign_rows([[1, 2, -3], [-1, -1], [0]])
#> sign_rows([])
#> sign_rows([[5, -5]])
#> sign_rows([[-9, -8, 1], [100, 0]])
#> sign_rows([[], [3]])
# %%
class Solution:
    def dropOldest(self, events: list, limit: int) -> int:
        window = []
        dropped = 0
        for t in events:
            while window and t - window[0] > limit:
                window.pop(0)
                dropped += 1
            window.append(t)
        return dropped
#> Solution().dropOldest([1, 2, 5, 9], 3)
#> Solution().dropOldest([], 5)
#> Solution().dropOldest([0, 100], 10)
#> Solution().dropOldest([4, 4, 4], 0)
#> Solution().dropOldest([1, 3, 6, 10, 15], 4)
# %%
from typing import List


class Solution:
    def xorPairs(self, nums: List[int], target: int) -> List[tuple]:
        pairs = []
        seen = set()
        for n in nums:
            if n ^ target in seen:
                pairs.append((n ^ target, n))
            seen.add(n)
        return pairs
#> Solution().xorPairs([5, 3, 6, 0], 6)
#> Solution().xorPairs([], 1)
#> Solution().xorPairs([7, 7, 7], 0)
#> Solution().xorPairs([1, 2, 4, 8], 3)
#> Solution().xorPairs([10, 12, 14], 1)
