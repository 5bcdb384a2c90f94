# %%
class Solution:
    def swapNeighbours(self, s: str) -> str:
        chars = list(s)
        for i in range(0, len(chars) - 1, 2):
            chars[i], chars[i + 1] = chars[i + 1], chars[i]
        return ''.join(chars)
#> Solution().swapNeighbours('abcd')
#> Solution().swapNeighbours('abcde')
#> Solution().swapNeighbours('')
#> Solution().swapNeighbours('x')
#> Solution().swapNeighbours('badge12')
# %%
def phone_plan(minutes, texts, data_gb):
    cost = 8.0
    cost += max(0, minutes - 100) * 0.07
    cost += max(0, texts - 50) * 0.03
    if data_gb > 5:
        cost += (data_gb - 5) * 2.5
    elif data_gb < 1:
        cost -= 1.5
    return f'{cost:.2f}'
#> phone_plan(90, 20, 3)
#> phone_plan(150, 80, 6)
#> phone_plan(0, 0, 0)
#> phone_plan(101, 51, 5.5)
#> phone_plan(300, 10, 0.5)
# %%
from typing import List


class Solution:
    def sumOfBorders(self, grid: List[List[int]]) -> int:
        if not grid:
            return 0
        if len(grid) == 1:
            return sum(grid[0])
        total = sum(grid[0]) + sum(grid[-1])
        for row in grid[1:-1]:
            total += row[0]
            if len(row) > 1:
                total += row[-1]
        return total
#> Solution().sumOfBorders([[1, 2, 3], [4, 5, 6], [7, 8, 9]])
#> Solution().sumOfBorders([])
#> Solution().sumOfBorders([[4, 4]])
#> Solution().sumOfBorders([[1], [2], [3]])
#> Solution().sumOfBorders([[1, 0], [0, 1], [5, 5]])
# %%
def tuples_with_sum(pairs, low, high):
    in_band = lambda p: low <= sum(p) <= high
    keep = list(filter(in_band, pairs))
    keep.sort(key=lambda p: (sum(p), p))
    return keep
#> tuples_with_sum([(1, 2), (5, 5), (0, 4)], 3, 5)
#> tuples_with_sum([], 0, 9)
#> tuples_with_sum([(9, 9), (8, 1)], 1, 2)
#> tuples_with_sum([(2, 2), (1, 3), (3, 1)], 4, 4)
#> tuples_with_sum([(1,), (2, 3, 4), (-5, 5)], 0, 10)
# %%
class Solution:
    def collatzPeak(self, n: int) -> tuple:
        peak = n
        length = 0
        while n != 1:
            n = 3 * n + 1 if n & 1 else n // 2
            peak = max(peak, n)
            length += 1
        return peak, length
#> Solution().collatzPeak(6)
#> Solution().collatzPeak(1)
#> Solution().collatzPeak(16)
#> Solution().collatzPeak(7)
#> Solution().collatzPeak(21)
# %%
def rename_keys(record, mapping):
    out = {}
    for k, v in record.items():
        new = mapping.get(k, k)
        if new is None:
            continue
        out[new] = v
    return out
#> rename_keys({'a': 1, 'b': 2}, {'a': 'x'})
#> rename_keys({'a': 1, 'b': 2}, {'b': None})
#> rename_keys({}, {'z': 'y'})
#> rename_keys({'p': [1], 'q': 2}, {})
#> rename_keys({'m': 1, 'n': 2, 'o': 3}, {'m': 'n', 'n': 'm', 'o': None})
# %%
from itertools import groupby


def longest_equal_block(nums):
    blocks = [(k, len(list(g))) for k, g in groupby(nums)]
    if not blocks:
        return None
    return max(blocks, key=lambda b: b[1])
#> longest_equal_block([1, 1, 2, 2, 2, 3])
#> longest_equal_block([])
#> longest_equal_block([4, 5, 6])
#> longest_equal_block([0, 0, 7, 7])
#> longest_equal_block(['a', 'b', 'b', 'a', 'a', 'a'])
# %%
class Solution:
    def canSpell(self, word: str, tiles: str) -> bool:
        bag = list(tiles)
        for ch in word:
            if ch in bag:
                bag.remove(ch)
            elif '?' in bag:
                bag.remove('?')
            else:
                return False
        return True
#> Solution().canSpell('cat', 'tac')
#> Solution().canSpell('boot', 'bot')
#> Solution().canSpell('boot', 'b?tot')
#> Solution().canSpell('', 'xyz')
#> Solution().canSpell('zoo', '??')
# %%
def seconds_to_clock(total):
    h, rest = divmod(total, 3600)
    m, s = divmod(rest, 60)
    parts = [f'{v:02d}' for v in (m, s)]
    if h:
        parts.insert(0, str(h))
    return ':'.join(parts)


def total_time(laps):
    return seconds_to_clock(sum(laps))
#> total_time([61, 75])
#> total_time([])
#> total_time([3600, 5])
#> total_time([1800, 1900, 45])
#> total_time([59])
# %%
def digital_weight(n):
    w = 0
    for place, d in enumerate(reversed(str(n)), 1):
        w += place * int(d)
    return w


def heavier(a, b):
    wa, wb = digital_weight(a), digital_weight(b)
    if wa == wb:
        return max(a, b)
    return a if wa > wb else b
#> heavier(123, 321)
#> heavier(90, 9)
#> heavier(21, 13)
#> heavier(5, 5)
#> heavier(1000, 44)
# %%
def common_ends(a, b):
    pre = 0
    while pre < min(len(a), len(b)) and a[pre] == b[pre]:
        pre += 1
    suf = 0
    while suf < min(len(a), len(b)) - pre and a[-1 - suf] == b[-1 - suf]:
        suf += 1
    return a[:pre], a[len(a) - suf:]
#> common_ends('flower', 'flyer')
#> common_ends('same', 'same')
#> common_ends('', 'abc')
#> common_ends('reading', 'leading')
#> common_ends('abab', 'ab')
# %%
def remove_extremes(nums, k):
    if 2 * k >= len(nums):
        return []
    order = sorted(range(len(nums)), key=nums.__getitem__)
    middle = order[k:len(order) - k]
    return [nums[i] for i in sorted(middle)]
#> remove_extremes([5, 1, 9, 3, 7], 1)
#> remove_extremes([4, 4], 1)
#> remove_extremes([8, 6, 7, 5, 3, 0, 9], 2)
#> remove_extremes([1, 2, 3], 0)
#> remove_extremes([2, 2, 1, 3, 3], 1)
# %%
from math import sqrt


def path_length(points):
    total = 0.0
    for (x1, y1), (x2, y2) in zip(points, points[1:]):
        total += sqrt((x2 - x1) ** 2 + (y2 - y1) ** 2)
    return round(total, 2)
#> path_length([(0, 0), (3, 4)])
#> path_length([])
#> path_length([(1, 1), (2, 2), (3, 1)])
#> path_length([(0, 0), (0, 5), (12, 5)])
#> path_length([(2, 7)])
# %%
from typing import List


class Solution:
    def countBetween(self, nums: List[int], a: int, b: int) -> int:
        lo, hi = min(a, b), max(a, b)
        return sum(1 for x in nums if lo < x < hi)

    def busiestGap(self, nums: List[int], marks: List[int]) -> int:
        best = 0
        for p, q in zip(marks, marks[1:]):
            best = max(best, self.countBetween(nums, p, q))
        return best
#> Solution().busiestGap([1, 4, 5, 8, 9], [0, 6, 10])
#> Solution().busiestGap([], [1, 2])
#> Solution().busiestGap([3, 3, 3], [5, 0])
#> Solution().busiestGap([7], [7, 9, 7])
#> Solution().busiestGap([10, 20, 30, 40], [5, 25, 15, 50])
# %%
class Solution:
    def sortOctalDigits(self, n: int) -> int:
        digits = []
        while n:
            digits.append(n & 7)
            n >>= 3
        digits.sort()
        value = 0
        for d in digits:
            value = value * 8 + d
        return value
#> Solution().sortOctalDigits(83)
#> Solution().sortOctalDigits(0)
#> Solution().sortOctalDigits(512)
#> Solution().sortOctalDigits(255)
#> Solution().sortOctalDigits(700)
# %%
def titles(names):
    skip = ('of', 'the', 'and')
    out = []
    for name in names:
        words = name.split()
        out.append(' '.join(w if w in skip and i else w.capitalize() for i, w in enumerate(words)))
    return out
#> titles(['lord of the bridge'])
#> titles(['the end', 'salt and pepper'])
#> titles([])
#> titles(['BIG tree', ''])
#> titles(['and so on', 'king of of'])
# %%
def count_inside(rects, point):
    x, y = point
    inside = lambda r: r[0] <= x <= r[2] and r[1] <= y <= r[3]
    hits = [i for i, r in enumerate(rects) if inside(r)]
    return len(hits), hits[:2]
#> count_inside([(0, 0, 4, 4), (2, 2, 6, 6)], (3, 3))
#> count_inside([], (0, 0))
#> count_inside([(1, 1, 2, 2)], (2, 1))
#> count_inside([(0, 0, 9, 9), (1, 1, 8, 8), (2, 2, 7, 7)], (5, 5))
#> count_inside([(0, 0, 1, 1)], (3, 0))
# %%
def zip_longest_sum(a, b, fill=0):
    n = max(len(a), len(b))
    a = a + [fill] * (n - len(a))
    b = b + [fill] * (n - len(b))
    return [x + y for x, y in zip(a, b)]
#> zip_longest_sum([1, 2, 3], [10])
#> zip_longest_sum([], [])
#> zip_longest_sum([1], [1, 1, 1], fill=5)
#> zip_longest_sum([-1, -2], [1, 2])
#> zip_longest_sum([], [4, 5], 1)
# %%
def alternating_series(n):
    total = 0.0
    sign = 1
    for k in range(1, n + 1):
        total += sign / (k * k)
        sign = -sign
    return round(total, 2)
#> alternating_series(1)
#> alternating_series(4)
#> alternating_series(0)
#> alternating_series(2)
#> alternating_series(12)
# %%
class Solution:
    def isBouncy(self, n: int) -> bool:
        up = down = False
        while n > 9:
            n, last = divmod(n, 10)
            prev = n % 10
            if last > prev:
                up = True
            elif last < prev:
                down = True
        return up and down
#> Solution().isBouncy(155349)
#> Solution().isBouncy(1344)
#> Solution().isBouncy(6420)
#> Solution().isBouncy(5)
#> Solution().isBouncy(121)
# %%
def most_frequent_pair(s):
    counts = {}
    for a, b in zip(s, s[1:]):
        counts[a + b] = counts.get(a + b, 0) + 1
    best = ''
    for pair, k in counts.items():
        if not best or k > counts[best] or (k == counts[best] and pair < best):
            best = pair
    return best, counts.get(best, 0)
#> most_frequent_pair('banana')
#> most_frequent_pair('a')
#> most_frequent_pair('abcd')
#> most_frequent_pair('zzzz')
#> most_frequent_pair('cabcab')
# %%
def move_zeros_front(nums):
    zeros = [x for x in nums if x == 0]
    others = [x for x in nums if x != 0]
    merged = zeros + others
    shifted = sum(a != b for a, b in zip(nums, merged))
    return merged, shifted
#> move_zeros_front([1, 0, 2, 0])
#> move_zeros_front([])
#> move_zeros_front([0, 0, 3])
#> move_zeros_front([5, 6])
#> move_zeros_front([4, 3, 0])
# %%
class Solution:
    def monthSpan(self, start: int, count: int) -> int:
        lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        days = 0
        m = start - 1
        for _ in range(count):
            days += lengths[m % 12]
            m += 1
        return days
#> Solution().monthSpan(1, 2)
#> Solution().monthSpan(12, 3)
#> Solution().monthSpan(6, 0)
#> Solution().monthSpan(2, 12)
#> Solution().monthSpan(11, 1)
# %%
class Solution:
    def stripOuter(self, s: str) -> str:
        while len(s) >= 2 and s[0] == s[-1]:
            s = s[1:-1]
        if not s:
            return '-'
        return s
#> Solution().stripOuter('abcba')
#> Solution().stripOuter('abxcba')
#> Solution().stripOuter('noon')
#> Solution().stripOuter('')
#> Solution().stripOuter('tact')
# %%
from functools import reduce


def gcd(a, b):
    return a if b == 0 else gcd(b, a % b)


def shrink(values):
    if not values:
        return []
    g = reduce(gcd, values)
    return [v // g for v in values] if g else values
#> shrink([12, 18, 30])
#> shrink([])
#> shrink([7])
#> shrink([0, 0])
#> shrink([5, 10, 16])
# %%
from typing import List


class Solution:
    def evenlySpaced(self, nums: List[int]) -> int:
        nums = sorted(nums)
        if len(nums) < 2:
            return 0
        step = nums[1] - nums[0]
        for i in range(2, len(nums)):
            if nums[i] - nums[i - 1] != step:
                return -1
        return step
#> Solution().evenlySpaced([3, 9, 6])
#> Solution().evenlySpaced([1, 2, 4])
#> Solution().evenlySpaced([5])
#> Solution().evenlySpaced([8, 8, 8])
#> Solution().evenlySpaced([20, 10, 0, 30, 40])
# %%
def letter_grades(scores):
    def grade(x):
        if x >= 90:
            return 'A'
        if x >= 75:
            return 'B'
        return 'C' if x >= 60 else 'F'
    return {name: grade(s) for name, s in scores.items()}
#> letter_grades({'kai': 91, 'lea': 60})
#> letter_grades({})
#> letter_grades({'a': 59.9, 'b': 75, 'c': 74})
#> letter_grades({'top': 100})
#> letter_grades({'x': 0, 'y': 90, 'z': 88})
# %%
def transpose_words(words):
    width = max(map(len, words), default=0)
    cols = []
    for i in range(width):
        cols.append(''.join(w[i] if i < len(w) else '_' for w in words))
    return cols
#> transpose_words(['cat', 'do'])
#> transpose_words([])
#> transpose_words(['a', 'bb', 'ccc'])
#> transpose_words(['same', 'size'])
#> transpose_words(['', 'q'])
# %%
def count_divisible(nums, *divs):
    tally = dict.fromkeys(divs, 0)
    for n in nums:
        for d in divs:
            if n % d == 0:
                tally[d] += 1
    return tally
#> count_divisible([6, 8, 9, 12], 2, 3)
#> count_divisible([], 5)
#> count_divisible([7, 14], 7, 14, 21)
#> count_divisible([0, 1], 1, 2)
#> count_divisible([10, 15, 20], 5, 10)
# %%
def shift_letters(s, k):
    res = []
    for c in s:
        if c.islower():
            res.append(chr((ord(c) - 97 + k) % 26 + 97))
        elif c.isdigit():
            res.append(str((int(c) + k) % 10))
        else:
            res.append(c)
    return ''.join(res)
#> shift_letters('abc', 2)
#> shift_letters('xyz 9', 3)
#> shift_letters('', 5)
#> shift_letters('Go-7', -1)
#> shift_letters('room101', 26)
# %%
class Solution:
    def stepsToPalindrome(self, n: int) -> int:
        steps = 0
        while str(n) != str(n)[::-1] and steps < 20:
            n += int(str(n)[::-1])
            steps += 1
        return n
#> Solution().stepsToPalindrome(57)
#> Solution().stepsToPalindrome(121)
#> Solution().stepsToPalindrome(78)
#> Solution().stepsToPalindrome(10)
#> Solution().stepsToPalindrome(349)
# %%
def safe_average(rows):
    out = []
    for row in rows:
        try:
            out.append(round(sum(row) / len(row), 2))
        except ZeroDivisionError:
            out.append(None)
    return out
#> safe_average([[1, 2, 4], [3]])
#> safe_average([[], [5, 6]])
#> safe_average([])
#> safe_average([[10, 11, 13], [0, 0]])
#> safe_average([[-1, 2], [], []])
# %%
from typing import List


class Solution:
    def pickAlternating(self, nums: List[int]) -> List[int]:
        nums = sorted(nums)
        out = []
        take_low = True
        while nums:
            out.append(nums.pop(0) if take_low else nums.pop())
            take_low = not take_low
        return out
#> Solution().pickAlternating([3, 1, 2, 5, 4])
#> Solution().pickAlternating([])
#> Solution().pickAlternating([7])
#> Solution().pickAlternating([6, 6, 1])
#> Solution().pickAlternating([-3, 10, 0, 4])
# %%
def is_pangram_of(text, letters):
    text = text.lower()
    missing = [c for c in letters if c not in text]
    extra = sum(1 for c in text if c.isalpha() and c not in letters)
    return (not missing, ''.join(missing), extra)
#> is_pangram_of('Deaf bee', 'abdef')
#> is_pangram_of('cab', 'abcd')
#> is_pangram_of('', 'xy')
#> is_pangram_of('Go on, go', 'gon')
#> is_pangram_of('zebra', 'abe')
# %%
def staircase(n):
    return [] if n == 0 else staircase(n - 1) + [n * n]


def stair_total(n, skip):
    steps = staircase(n)
    return sum(s for s in steps if s % skip)
#> stair_total(4, 2)
#> stair_total(0, 3)
#> stair_total(6, 3)
#> stair_total(5, 1)
#> stair_total(3, 7)
# %%
def ranked(scores):
    order = list(set(scores))
    order.sort(reverse=True)
    place = {s: i for i, s in enumerate(order, 1)}
    return [place[s] for s in scores]
#> ranked([50, 70, 50, 90])
#> ranked([])
#> ranked([1, 1, 1])
#> ranked([3, 2, 1])
#> ranked([-4, 0, 12, 0, 12])
# %%
def binary_gap(n):
    text = bin(n)[2:].rstrip('0')
    gaps = text.split('1')
    return max(map(len, gaps))


def widest_gap(nums):
    best = max(nums, key=binary_gap)
    return best, bin(best)
#> widest_gap([5, 9, 17])
#> widest_gap([7])
#> widest_gap([32, 33, 8])
#> widest_gap([20, 10])
#> widest_gap([])
# %%
def seat_label(index, per_row):
    row, col = divmod(index, per_row)
    label = ''
    while True:
        label = chr(65 + row % 26) + label
        row = row // 26 - 1
        if row < 0:
            break
    return f'{label}{col + 1}'
#> seat_label(0, 6)
#> seat_label(17, 6)
#> seat_label(160, 6)
#> seat_label(51, 2)
#> seat_label(1405, 2)
# %%
from typing import List


class Solution:
    def replaceWithRightMax(self, nums: List[int]) -> List[int]:
        mx = -1
        for i in range(len(nums) - 1, -1, -1):
            nums[i], mx = mx, max(mx, nums[i])
        return nums
#> Solution().replaceWithRightMax([4, 9, 2, 6, 1])
#> Solution().replaceWithRightMax([])
#> Solution().replaceWithRightMax([3])
#> Solution().replaceWithRightMax([1, 2, 3])
#> Solution().replaceWithRightMax([8, 8, 5])
# %%
def discount_total(prices, coupon):
    total = sum(prices)
    rates = {'TEN': 0.1, 'HALF': 0.5}
    if coupon in rates:
        total *= 1 - rates[coupon]
    elif coupon == 'CHEAPFREE' and len(prices) > 2:
        total -= min(prices)
    return round(total, 2)
#> discount_total([9.99, 5.0], 'TEN')
#> discount_total([4, 6, 8], 'CHEAPFREE')
#> discount_total([4, 6], 'CHEAPFREE')
#> discount_total([], 'HALF')
#> discount_total([19.95, 0.05], '')
