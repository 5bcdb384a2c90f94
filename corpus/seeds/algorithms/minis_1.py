# %%
def even_digit_numbers(nums):
    def ok(n):
        return all(int(d) % 2 == 0 for d in str(abs(n)))
    kept = [n for n in nums if ok(n)]
    return kept, len(nums) - len(kept)
#> even_digit_numbers([24, 135, 806, 7, -40])
#> even_digit_numbers([])
#> even_digit_numbers([1, 3, 5])
#> even_digit_numbers([2222, 2221])
#> even_digit_numbers([0, 60, 61])
# %%
class Solution:
    def waterBill(self, units: int) -> float:
        if units < 0:
            return None
        if units <= 20:
            cost = units * 1.25
        elif units <= 60:
            cost = 20 * 1.25 + (units - 20) * 1.8
        else:
            cost = 20 * 1.25 + 40 * 1.8 + (units - 60) * 2.75
            cost += 5.5
        return round(cost, 2)
#> Solution().waterBill(14)
#> Solution().waterBill(45)
#> Solution().waterBill(73)
#> Solution().waterBill(-3)
#> Solution().waterBill(60)
# %%
def invert_roster(roster):
    by_team = {}
    for name, team in roster.items():
        by_team.setdefault(team, []).append(name)
    for team in by_team:
        by_team[team].sort()
    return by_team
#> invert_roster({'ann': 1, 'bob': 2, 'cy': 1})
#> invert_roster({})
#> invert_roster({'zed': 'red', 'amy': 'red', 'kim': 'blue'})
#> invert_roster({'q': 0})
#> invert_roster({'d': 3, 'c': 3, 'b': 3, 'a': 4})
# %%
from typing import List


class Solution:
    def rotateAfterPivot(self, nums: List[int], pivot: int) -> List[int]:
        if pivot not in nums:
            return nums
        i = nums.index(pivot)
        head, tail = nums[:i + 1], nums[i + 1:]
        return tail + head
#> Solution().rotateAfterPivot([1, 2, 3, 4], 2)
#> Solution().rotateAfterPivot([5, 6], 9)
#> Solution().rotateAfterPivot([7, 7, 8], 7)
#> Solution().rotateAfterPivot([3], 3)
#> Solution().rotateAfterPivot([9, 8, 7, 6, 5], 6)
# %%
def flatten_once_or_more(items, depth):
    out = []
    for it in items:
        if isinstance(it, list) and depth > 0:
            out.extend(flatten_once_or_more(it, depth - 1))
        else:
            out.append(it)
    return out
#> flatten_once_or_more([1, [2, [3, [4]]]], 1)
#> flatten_once_or_more([1, [2, [3, [4]]]], 2)
#> flatten_once_or_more([], 3)
#> flatten_once_or_more([[5], [6, 7], 8], 0)
#> flatten_once_or_more([[[1]], [[2, 3]], 4], 5)
# %%
class Solution:
    def runText(self, s: str) -> str:
        parts = []
        i = 0
        while i < len(s):
            j = i
            while j < len(s) and s[j] == s[i]:
                j += 1
            parts.append(s[i] if j - i == 1 else f'{j - i}{s[i]}')
            i = j
        return '.'.join(parts)
#> Solution().runText('aabccc')
#> Solution().runText('')
#> Solution().runText('xyz')
#> Solution().runText('zzzz')
#> Solution().runText('hheelloo')
# %%
from functools import reduce


def digit_product_chain(n):
    steps = [n]
    while n > 9:
        n = reduce(lambda a, b: a * b, map(int, str(n)))
        steps.append(n)
    return steps
#> digit_product_chain(39)
#> digit_product_chain(7)
#> digit_product_chain(999)
#> digit_product_chain(105)
#> digit_product_chain(6788)
# %%
import math


def frame_area(w, h, border):
    outer = (w + 2 * border) * (h + 2 * border)
    inner = w * h
    corner = math.pi * border ** 2 / 4
    lost = 4 * (border ** 2 - corner)
    return round(outer - inner - lost, 2)
#> frame_area(4, 3, 1)
#> frame_area(10, 10, 0)
#> frame_area(2.5, 1.5, 0.5)
#> frame_area(0, 0, 2)
#> frame_area(12, 5, 3)
# %%
class Solution:
    def isTicketCode(self, code: str) -> bool:
        if len(code) != 7:
            return False
        letters, digits = code[:2], code[2:6]
        if not letters.isupper() or not digits.isdigit():
            return False
        check = sum(int(d) for d in digits) % 10
        return code[-1] == str(check)
#> Solution().isTicketCode('AB12340')
#> Solution().isTicketCode('AB12345')
#> Solution().isTicketCode('ab12340')
#> Solution().isTicketCode('QX')
#> Solution().isTicketCode('ZZ90908')
# %%
def merge_max(*dicts):
    merged = {}
    for d in dicts:
        for k, v in d.items():
            if k not in merged or v > merged[k]:
                merged[k] = v
    return merged
#> merge_max({'a': 1, 'b': 5}, {'a': 3})
#> merge_max({})
#> merge_max({'x': 2}, {'x': 1}, {'y': 0})
#> merge_max({'p': -1}, {'p': -2, 'q': -3}, {'q': -1})
#> merge_max({'k': 4}, {'m': 4}, {'k': 4})
# %%
def to_base(n, base):
    symbols = '0123456789abcdef'
    if n < base:
        return symbols[n]
    return to_base(n // base, base) + symbols[n % base]


def same_tail(a, b, base):
    return to_base(a, base)[-2:] == to_base(b, base)[-2:]
#> same_tail(255, 511, 16)
#> same_tail(10, 6, 2)
#> same_tail(7, 15, 8)
#> same_tail(64, 128, 8)
#> same_tail(3, 2, 4)
# %%
def leap_days_between(y1, y2):
    if y1 > y2:
        y1, y2 = y2, y1
    leap = lambda y: y % 4 == 0 and (y % 100 != 0 or y % 400 == 0)
    years = [y for y in range(y1, y2 + 1) if leap(y)]
    return len(years), years[-1] if years else None
#> leap_days_between(1996, 2005)
#> leap_days_between(1901, 1903)
#> leap_days_between(2012, 2008)
#> leap_days_between(1898, 1905)
#> leap_days_between(2000, 2000)
# %%
def sort_by_last_then_len(words):
    key = lambda w: (w[-1], -len(w))
    ordered = sorted(words, key=key)
    tails = ''.join(w[-1] for w in ordered)
    return ordered, tails
#> sort_by_last_then_len(['pear', 'fig', 'plum', 'tar'])
#> sort_by_last_then_len([])
#> sort_by_last_then_len(['a', 'ba', 'cba'])
#> sort_by_last_then_len(['zoo', 'ten'])
#> sort_by_last_then_len(['moss', 'bus', 'ox', 'fox'])
# %%
from typing import List


class Solution:
    def countDarkRows(self, grid: List[List[int]], limit: int) -> int:
        total = 0
        for row in grid:
            dark = 0
            for cell in row:
                if cell < limit:
                    dark += 1
            if dark * 2 > len(row):
                total += 1
        return total
#> Solution().countDarkRows([[1, 2, 9], [9, 9, 1]], 5)
#> Solution().countDarkRows([[3, 3], [4, 8]], 4)
#> Solution().countDarkRows([], 1)
#> Solution().countDarkRows([[0], [1], [2]], 2)
#> Solution().countDarkRows([[7, 7, 7, 1], [1, 1, 1, 7]], 7)
# %%
def split_by_signs(nums):
    groups = {'neg': [], 'zero': 0, 'pos': []}
    for n in nums:
        if n < 0:
            groups['neg'].append(n)
        elif n == 0:
            groups['zero'] += 1
        else:
            groups['pos'].append(n)
    return groups
#> split_by_signs([1, -2, 0, 3, 0])
#> split_by_signs([])
#> split_by_signs([0, 0])
#> split_by_signs([-1, -5])
#> split_by_signs([4, -4, 4])
# %%
def power_sum(base, times):
    if times == 0:
        return 1
    return base ** times + power_sum(base, times - 1)


def compare_power_sums(a, b, times):
    x, y = power_sum(a, times), power_sum(b, times)
    return 'first' if x > y else 'second' if y > x else 'same'
#> compare_power_sums(2, 3, 3)
#> compare_power_sums(5, 1, 2)
#> compare_power_sums(4, 4, 4)
#> compare_power_sums(-2, 1, 3)
#> compare_power_sums(9, 2, 0)
# %%
def tuple_gaps(pairs):
    gaps = []
    for (a, b), (c, d) in zip(pairs, pairs[1:]):
        gaps.append((c - a, d - b))
    widest = max(gaps, key=lambda g: abs(g[0]) + abs(g[1]), default=None)
    return gaps, widest
#> tuple_gaps([(1, 2), (4, 6), (5, 5)])
#> tuple_gaps([])
#> tuple_gaps([(0, 0)])
#> tuple_gaps([(3, 3), (1, 1), (3, 3)])
#> tuple_gaps([(10, 0), (0, 10), (-10, 0)])
# %%
def middle_letters(words):
    res = []
    for w in words:
        half, odd = divmod(len(w), 2)
        if odd:
            res.append(w[half])
        elif w:
            res.append(w[half - 1:half + 1])
    return '-'.join(res)
#> middle_letters(['cat', 'door', 'a'])
#> middle_letters([])
#> middle_letters(['', 'ab'])
#> middle_letters(['stone', 'planet', 'x'])
#> middle_letters(['noon', 'level'])
# %%
from itertools import accumulate


def first_day_over(steps, goal):
    for day, total in enumerate(accumulate(steps), start=1):
        if total >= goal:
            return day, total - goal
    return -1, goal - sum(steps)
#> first_day_over([300, 500, 400], 700)
#> first_day_over([], 10)
#> first_day_over([100, 100], 500)
#> first_day_over([50, 50, 50], 150)
#> first_day_over([900], 1)
# %%
class Solution:
    def mirrorBits(self, n: int, width: int) -> int:
        out = 0
        for _ in range(width):
            out = (out << 1) | (n & 1)
            n >>= 1
        return out
#> Solution().mirrorBits(6, 4)
#> Solution().mirrorBits(1, 8)
#> Solution().mirrorBits(0, 3)
#> Solution().mirrorBits(13, 5)
#> Solution().mirrorBits(255, 8)
# %%
def all_positions(items, target):
    spots = []
    start = 0
    while True:
        try:
            start = items.index(target, start)
        except ValueError:
            return spots
        spots.append(start)
        start += 1
#> all_positions([1, 2, 1, 3, 1], 1)
#> all_positions([], 4)
#> all_positions([5, 6, 7], 8)
#> all_positions(['a', 'b', 'a'], 'a')
#> all_positions([2, 2, 2], 2)
# %%
def is_stair_number(n):
    ds = [int(c) for c in str(n)]
    return all(abs(a - b) == 1 for a, b in zip(ds, ds[1:]))


def stairs_in(lo, hi):
    found = []
    for n in range(lo, hi):
        if is_stair_number(n):
            found.append(n)
    return found
#> stairs_in(10, 25)
#> stairs_in(95, 103)
#> stairs_in(5, 5)
#> stairs_in(120, 126)
#> stairs_in(543, 548)
# %%
class Solution:
    def alternateCase(self, s: str) -> str:
        out = ''
        up = True
        for ch in s:
            if ch.isalpha():
                out += ch.upper() if up else ch.lower()
                up = not up
            else:
                out += ch
        return out
#> Solution().alternateCase('hello')
#> Solution().alternateCase('a1b2')
#> Solution().alternateCase('')
#> Solution().alternateCase('OK, GO')
#> Solution().alternateCase('42')
# %%
def half_life_series(amount, floor):
    series = [amount]
    while series[-1] / 2 >= floor:
        series.append(round(series[-1] / 2, 2))
    return series, round(sum(series), 2)
#> half_life_series(10, 1)
#> half_life_series(3.3, 5)
#> half_life_series(100, 9.5)
#> half_life_series(7, 0.5)
#> half_life_series(1.0, 0.1)
# %%
from typing import List


class Solution:
    def swapDiagonals(self, m: List[List[int]]) -> List[List[int]]:
        n = len(m)
        for i in range(n):
            j = n - 1 - i
            m[i][i], m[i][j] = m[i][j], m[i][i]
        return m
#> Solution().swapDiagonals([[1, 2], [3, 4]])
#> Solution().swapDiagonals([[1, 2, 3], [4, 5, 6], [7, 8, 9]])
#> Solution().swapDiagonals([])
#> Solution().swapDiagonals([[5]])
#> Solution().swapDiagonals([[1, 0, 0, 2], [0, 3, 4, 0], [0, 5, 6, 0], [7, 0, 0, 8]])
# %%
def parking_fee(minutes, weekend=False):
    free = 30 if weekend else 15
    if minutes <= free:
        return 0.0
    hours = -(-(minutes - free) // 60)
    rate = 1.5 if weekend else 2.2
    fee = min(hours * rate, 14.0)
    return round(fee, 2)
#> parking_fee(10)
#> parking_fee(100)
#> parking_fee(100, weekend=True)
#> parking_fee(900)
#> parking_fee(31, True)
# %%
def vowels_between(s, a, b):
    i, j = s.find(a), s.rfind(b)
    if i < 0 or j < 0 or i >= j:
        return 0
    inner = s[i + 1:j]
    return sum(map(inner.count, 'aeiou'))
#> vowels_between('beautiful', 'b', 'f')
#> vowels_between('rhythm', 'r', 'm')
#> vowels_between('xyz', 'z', 'x')
#> vowels_between('onomatopoeia', 'n', 'p')
#> vowels_between('tree', 'q', 'e')
# %%
from typing import List


class Solution:
    def lonelyNumbers(self, nums: List[int]) -> List[int]:
        have = set(nums)
        lonely = []
        for n in nums:
            if n - 1 not in have and n + 1 not in have:
                lonely.append(n)
        return lonely
#> Solution().lonelyNumbers([1, 2, 5, 9, 10])
#> Solution().lonelyNumbers([])
#> Solution().lonelyNumbers([4])
#> Solution().lonelyNumbers([7, 6, 5])
#> Solution().lonelyNumbers([20, 0, 10, 11, 20])
# %%
def deal_cards(cards, players):
    hands = [cards[i::players] for i in range(players)]
    scores = list(map(sum, hands))
    best = max(scores)
    winners = [i for i, s in enumerate(scores) if s == best]
    return hands, winners
#> deal_cards([5, 9, 2, 7], 2)
#> deal_cards([], 3)
#> deal_cards([1, 2, 3, 4, 5, 6, 7], 3)
#> deal_cards([4, 4], 2)
#> deal_cards([10, 1, 1], 1)
# %%
class Solution:
    def weekdayAfter(self, day: str, n: int) -> str:
        names = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
        i = names.index(day)
        while n > 0:
            i = (i + 1) % 7
            if i < 5:
                n -= 1
        return names[i]
#> Solution().weekdayAfter('mon', 3)
#> Solution().weekdayAfter('fri', 1)
#> Solution().weekdayAfter('sat', 0)
#> Solution().weekdayAfter('thu', 9)
#> Solution().weekdayAfter('day', 2)
# %%
class Solution:
    def triangleKind(self, a: int, b: int, c: int) -> str:
        x, y, z = sorted((a, b, c))
        if x <= 0 or x + y <= z:
            return 'none'
        sides = len({a, b, c})
        shape = ['', 'equal', 'twin', 'mixed'][sides]
        gap = x * x + y * y - z * z
        angle = 'right' if gap == 0 else 'sharp' if gap > 0 else 'wide'
        return f'{shape} {angle}'
#> Solution().triangleKind(3, 4, 5)
#> Solution().triangleKind(2, 2, 2)
#> Solution().triangleKind(1, 2, 3)
#> Solution().triangleKind(5, 5, 8)
#> Solution().triangleKind(0, 4, 4)
# %%
from typing import List


class Solution:
    def keepRecords(self, marks: List[int]) -> List[tuple]:
        best = None
        records = []
        for i, m in enumerate(marks):
            if best is None or m > best:
                best = m
                records.append((i, m))
        return records
#> Solution().keepRecords([3, 1, 4, 1, 5, 9, 2])
#> Solution().keepRecords([])
#> Solution().keepRecords([9, 8, 7])
#> Solution().keepRecords([-5, -5, -4])
#> Solution().keepRecords([0.5, 0.75, 0.7, 1.0])
# %%
def hex_sum(codes):
    total = 0
    bad = 0
    for c in codes:
        try:
            total += int(c, 16)
        except ValueError:
            bad += 1
    return hex(total), bad
#> hex_sum(['ff', '1'])
#> hex_sum([])
#> hex_sum(['10', 'zz', 'a0'])
#> hex_sum(['0x1f', '', 'f'])
#> hex_sum(['g', 'h'])
# %%
from collections import Counter


def odd_count_letters(text):
    counts = Counter(text.replace(' ', ''))
    odd = sorted(ch for ch, k in counts.items() if k % 2)
    return ''.join(odd) or None
#> odd_count_letters('balloon')
#> odd_count_letters('noon')
#> odd_count_letters('a b a')
#> odd_count_letters('')
#> odd_count_letters('mississippi')
# %%
def chunk_sums(nums, size):
    chunks = [nums[i:i + size] for i in range(0, len(nums), size)]
    if chunks and len(chunks[-1]) < size:
        chunks.pop()
    return [sum(c) for c in chunks]
#> chunk_sums([1, 2, 3, 4, 5], 2)
#> chunk_sums([1, 2, 3, 4], 4)
#> chunk_sums([], 3)
#> chunk_sums([5, 5], 3)
#> chunk_sums([9, -9, 8, -7, 6, -6], 3)
# %%
def sum_nested(x):
    if isinstance(x, (int, float)):
        return x
    if isinstance(x, dict):
        return sum_nested(list(x.values()))
    return sum(sum_nested(y) for y in x)
#> sum_nested([1, [2, 3], (4,)])
#> sum_nested(7)
#> sum_nested({'a': [1, 2], 'b': 3.5})
#> sum_nested([])
#> sum_nested([{'k': [[-1]]}, [10, [20]]])
# %%
from typing import List


class Solution:
    def longestRise(self, temps: List[int]) -> int:
        best = run = 1 if temps else 0
        for prev, cur in zip(temps, temps[1:]):
            run = run + 1 if cur > prev else 1
            best = max(best, run)
        return best
#> Solution().longestRise([1, 2, 2, 3, 4])
#> Solution().longestRise([])
#> Solution().longestRise([5])
#> Solution().longestRise([9, 7, 5])
#> Solution().longestRise([0, 3, 6, 1, 2])
# %%
def perfect_or_not(n):
    parts = [d for d in range(1, n // 2 + 1) if n % d == 0]
    s = sum(parts)
    if s == n:
        return 'perfect'
    return f'over by {s - n}' if s > n else f'short by {n - s}'
#> perfect_or_not(6)
#> perfect_or_not(12)
#> perfect_or_not(9)
#> perfect_or_not(1)
#> perfect_or_not(28)
# %%
class Solution:
    def dropEvery(self, items: list, k: int) -> list:
        kept = []
        count = 0
        for it in items:
            count += 1
            if count == k:
                count = 0
                continue
            kept.append(it)
        return kept
#> Solution().dropEvery([1, 2, 3, 4, 5, 6], 3)
#> Solution().dropEvery(['a', 'b', 'c'], 2)
#> Solution().dropEvery([], 1)
#> Solution().dropEvery([4, 5], 1)
#> Solution().dropEvery([8, 9], 5)
# %%
def union_of_ranges(a, b):
    covered = set(range(*a)) | set(range(*b))
    both = set(range(*a)) & set(range(*b))
    only = len(covered) - len(both)
    return len(covered), len(both), only
#> union_of_ranges((1, 6), (4, 9))
#> union_of_ranges((0, 3), (5, 7))
#> union_of_ranges((2, 2), (2, 4))
#> union_of_ranges((0, 10, 2), (0, 10, 5))
#> union_of_ranges((10, 0, -3), (1, 5))
