# %%
from typing import List


class Solution:
    def smallestMissingEven(self, nums: List[int]) -> int:
        have = set(nums)
        want = 2
        while want in have:
            want += 2
        return want
#> Solution().smallestMissingEven([2, 4, 5, 8])
#> Solution().smallestMissingEven([])
#> Solution().smallestMissingEven([1, 3])
#> Solution().smallestMissingEven([6, 4, 2])
#> Solution().smallestMissingEven([10, 2, 2, 8, 6, 4])
# %%
def postage(weight, zone, express):
    base = {1: 2.1, 2: 3.4, 3: 5.9}.get(zone)
    if base is None:
        return 'no zone'
    if weight > 1000:
        base += ((weight - 1000 + 499) // 500) * 1.2
    elif weight < 50:
        base -= 0.6
    return round(base * 1.5 if express else base, 2)
#> postage(300, 1, False)
#> postage(20, 2, True)
#> postage(2100, 3, False)
#> postage(10, 9, True)
#> postage(1001, 1, True)
# %%
def common_divisors(a, b):
    small = min(a, b)
    divs = [d for d in range(1, small + 1) if a % d == 0 == b % d]
    if not divs:
        return [], 0
    return divs, divs[-1]
#> common_divisors(12, 18)
#> common_divisors(7, 13)
#> common_divisors(0, 5)
#> common_divisors(16, 8)
#> common_divisors(30, 42)
# %%
def initials_match(sentence, code):
    words = sentence.split()
    if len(words) != len(code):
        return False
    return all(w[0].lower() == c.lower() for w, c in zip(words, code))
#> initials_match('As Soon As Possible', 'asap')
#> initials_match('by the way', 'BTW')
#> initials_match('laugh out loud', 'lo')
#> initials_match('', '')
#> initials_match('one two three', 'oth')
# %%
class Solution:
    def deleteDigits(self, n: int, k: int) -> int:
        s = str(n)
        while k and len(s) > 1:
            i = 0
            while i + 1 < len(s) and s[i] <= s[i + 1]:
                i += 1
            s = s[:i] + s[i + 1:]
            k -= 1
        return int(s)
#> Solution().deleteDigits(1432219, 3)
#> Solution().deleteDigits(10200, 1)
#> Solution().deleteDigits(9, 4)
#> Solution().deleteDigits(12345, 2)
#> Solution().deleteDigits(777, 0)
# %%
class Solution:
    def sumMatrixNeighbors(self, grid: list, r: int, c: int) -> int:
        total = 0
        for dr in (-1, 0, 1):
            for dc in (-1, 0, 1):
                if dr == dc == 0:
                    continue
                rr, cc = r + dr, c + dc
                if 0 <= rr < len(grid) and 0 <= cc < len(grid[rr]):
                    total += grid[rr][cc]
        return total
#> Solution().sumMatrixNeighbors([[1, 2, 3], [4, 5, 6], [7, 8, 9]], 1, 1)
#> Solution().sumMatrixNeighbors([[1, 2], [3, 4]], 0, 0)
#> Solution().sumMatrixNeighbors([[9]], 0, 0)
#> Solution().sumMatrixNeighbors([[1, 1, 1]], 0, 3)
#> Solution().sumMatrixNeighbors([[1], [2, 2], [3, 3, 3]], 1, 1)
# %%
from functools import reduce


def merge_records(records):
    def combine(acc, rec):
        for k, v in rec.items():
            acc[k] = acc[k] + [v] if k in acc else [v]
        return acc
    return reduce(combine, records, {})
#> merge_records([{'a': 1}, {'a': 2, 'b': 3}])
#> merge_records([])
#> merge_records([{}, {'z': None}])
#> merge_records([{'x': 'p'}, {'x': 'q'}, {'x': 'r'}])
#> merge_records([{'m': 1, 'n': 2}])
# %%
from typing import List


class Solution:
    def ladderNumbers(self, n: int) -> List[List[int]]:
        row = 1
        start = 1
        rows = []
        while start <= n:
            rows.append(list(range(start, min(start + row, n + 1))))
            start += row
            row += 1
        return rows
#> Solution().ladderNumbers(6)
#> Solution().ladderNumbers(8)
#> Solution().ladderNumbers(0)
#> Solution().ladderNumbers(1)
#> Solution().ladderNumbers(11)
# %%
def twins(s):
    return [a for a, b in zip(s, s[1:]) if a == b]


def has_more_twins(a, b):
    x, y = twins(a), twins(b)
    if len(x) == len(y):
        return None
    return a if len(x) > len(y) else b
#> has_more_twins('balloon', 'coffee')
#> has_more_twins('committee', 'happy')
#> has_more_twins('', 'ab')
#> has_more_twins('book', 'aaa')
#> has_more_twins('aardvark', 'zebra')
# %%
def polar_steps(start, turns):
    directions = 'NESW'
    facing = directions.index(start)
    trail = start
    for t in turns:
        facing = (facing + (1 if t == 'R' else -1 if t == 'L' else 2)) % 4
        trail += directions[facing]
    return trail
#> polar_steps('N', 'RRL')
#> polar_steps('W', 'R')
#> polar_steps('S', '')
#> polar_steps('E', 'BLB')
#> polar_steps('X', 'R')
# %%
from typing import List


class Solution:
    def firstLonger(self, words: List[str]) -> str:
        if not words:
            return ''
        avg = sum(len(w) for w in words) / len(words)
        for w in words:
            if len(w) > avg:
                return w
        return words[-1]
#> Solution().firstLonger(['to', 'three', 'it'])
#> Solution().firstLonger([])
#> Solution().firstLonger(['aa', 'bb'])
#> Solution().firstLonger(['a', 'bcd', 'efgh', 'i'])
#> Solution().firstLonger(['single'])
# %%
def tuple_to_mixed(t):
    nums = [x for x in t if isinstance(x, (int, float)) and not isinstance(x, bool)]
    texts = [x for x in t if isinstance(x, str)]
    others = len(t) - len(nums) - len(texts)
    return sum(nums), '+'.join(texts), others
#> tuple_to_mixed((1, 'a', 2.5, 'b'))
#> tuple_to_mixed(())
#> tuple_to_mixed((True, None, 'x'))
#> tuple_to_mixed((10, 20, [1]))
#> tuple_to_mixed(('only', 'text'))
# %%
def add_binary_column(a, b):
    width = max(len(a), len(b))
    a, b = a.zfill(width), b.zfill(width)
    carry = 0
    out = ''
    for x, y in zip(reversed(a), reversed(b)):
        s = (x == '1') + (y == '1') + carry
        out = str(s % 2) + out
        carry = s // 2
    return '1' + out if carry else out
#> add_binary_column('101', '11')
#> add_binary_column('', '')
#> add_binary_column('1', '1111')
#> add_binary_column('1000', '1')
#> add_binary_column('110', '110')
# %%
def sum_abs_diff(nums):
    return sum(abs(a - b) for a, b in zip(nums, nums[1:]))


def smoothest(series):
    if not series:
        return None
    name = min(series, key=lambda k: (sum_abs_diff(series[k]), k))
    return name, sum_abs_diff(series[name])
#> smoothest({'a': [1, 5, 1], 'b': [2, 3, 4]})
#> smoothest({})
#> smoothest({'y': [], 'x': [7]})
#> smoothest({'p': [0, 10], 'q': [10, 0], 'r': [0, 9, 0]})
#> smoothest({'only': [-3, 3]})
# %%
class Solution:
    def countTrailingFives(self, n: int) -> int:
        if n == 0:
            return -1
        total = 0
        power = 5
        while power <= n:
            total += n // power
            power *= 5
        return total
#> Solution().countTrailingFives(25)
#> Solution().countTrailingFives(4)
#> Solution().countTrailingFives(0)
#> Solution().countTrailingFives(130)
#> Solution().countTrailingFives(1000)
# %%
def expand_ranges(text):
    out = []
    for part in text.split(','):
        if '-' in part:
            a, b = map(int, part.split('-'))
            step = 1 if a <= b else -1
            out.extend(range(a, b + step, step))
        elif part:
            out.append(int(part))
    return out
#> expand_ranges('1-3,7')
#> expand_ranges('')
#> expand_ranges('9-6,2')
#> expand_ranges('4,,4-4')
#> expand_ranges('a-b')
# %%
def majority_bits(rows):
    res = ''
    for col in zip(*rows):
        ones = col.count('1')
        res += '1' if ones * 2 >= len(col) else '0'
    return res, int(res or '0', 2)
#> majority_bits(['101', '110', '100'])
#> majority_bits([])
#> majority_bits(['01', '10'])
#> majority_bits(['0000', '0001', '0011'])
#> majority_bits(['1111'])
# %%
def gift_budget(budget, prices):
    bought = []
    for name, p in sorted(prices.items(), key=lambda kv: kv[1]):
        if p > budget:
            break
        budget -= p
        bought.append(name)
    return bought, round(budget, 2)
#> gift_budget(20, {'mug': 7.5, 'book': 12.0, 'pen': 2.25})
#> gift_budget(1, {'car': 20000})
#> gift_budget(5, {})
#> gift_budget(10.5, {'a': 5.25, 'b': 5.25})
#> gift_budget(0, {'air': 0, 'tape': 1})
# %%
from typing import List


class Solution:
    def rotateRows(self, grid: List[List[int]]) -> List[List[int]]:
        out = []
        for k, row in enumerate(grid):
            if row:
                k %= len(row)
            out.append(row[k:] + row[:k])
        return out
#> Solution().rotateRows([[1, 2, 3], [4, 5, 6], [7, 8, 9]])
#> Solution().rotateRows([])
#> Solution().rotateRows([[1], [2], [3]])
#> Solution().rotateRows([[], [5, 6], [7, 8, 9, 10]])
#> Solution().rotateRows([[0, 1], [0, 1], [0, 1], [0, 1]])
# %%
def reverse_words_longer(sentence, n):
    fixed = []
    for w in sentence.split():
        fixed.append(w[::-1] if len(w) > n else w)
    fixed.reverse()
    return ' '.join(fixed)
#> reverse_words_longer('turn the pages', 3)
#> reverse_words_longer('', 2)
#> reverse_words_longer('a bc def', 0)
#> reverse_words_longer('no change here', 10)
#> reverse_words_longer('  spaced   out  ', 4)
# %%
def digit_sum(n):
    if n == 0:
        return 0
    return n % 10 + digit_sum(n // 10)


def harshad_up_to(n, start=1):
    return [k for k in range(start, n + 1) if k % digit_sum(k) == 0]
#> harshad_up_to(20, 10)
#> harshad_up_to(5)
#> harshad_up_to(3, 7)
#> harshad_up_to(40, 28)
#> harshad_up_to(2, 0)
# %%
def table_row(n, upto):
    row = [n * i for i in range(1, upto + 1)]
    width = len(str(row[-1])) if row else 0
    return ' '.join(str(v).rjust(width, '.') for v in row)


def table(a, b):
    return [table_row(n, b) for n in range(1, a + 1)]
#> table(3, 4)
#> table(1, 1)
#> table(2, 0)
#> table(0, 3)
#> table(4, 3)
# %%
class Solution:
    def unlock(self, code: str, tries: list) -> int:
        for n, attempt in enumerate(tries, 1):
            if attempt == code:
                return n
            if n == 3:
                break
        else:
            return 0
        return -1
#> Solution().unlock('1234', ['0000', '1234'])
#> Solution().unlock('99', ['1', '2', '3', '99'])
#> Solution().unlock('x', [])
#> Solution().unlock('abc', ['abd'])
#> Solution().unlock('7', ['5', '6', '7'])
# %%
def count_pairs_if(xs, ys, test='lt'):
    tests = {'lt': lambda a, b: a < b, 'eq': lambda a, b: a == b, 'div': lambda a, b: b and a % b == 0}
    ok = tests[test]
    n = 0
    for a in xs:
        n += sum(1 for b in ys if ok(a, b))
    return n
#> count_pairs_if([1, 2, 3], [2, 3])
#> count_pairs_if([6, 8], [2, 3, 0], 'div')
#> count_pairs_if([], [1], 'eq')
#> count_pairs_if([5, 5], [5, 5, 4], test='eq')
#> count_pairs_if([1], [1], 'gt')
# %%
import math


def cone_or_cylinder(r, h, volume):
    cyl = math.pi * r * r * h
    cone = cyl / 3
    gaps = {'cone': abs(volume - cone), 'cylinder': abs(volume - cyl)}
    guess = min(gaps, key=gaps.get)
    return guess, round(gaps[guess], 2)
#> cone_or_cylinder(2, 3, 12)
#> cone_or_cylinder(1, 1, 3)
#> cone_or_cylinder(0, 5, 0)
#> cone_or_cylinder(1.5, 4, 20.5)
#> cone_or_cylinder(3, 10, 100)
# %%
def bubble_passes(nums):
    nums = nums[:]
    passes = 0
    swapped = True
    while swapped:
        swapped = False
        for i in range(len(nums) - 1 - passes):
            if nums[i] > nums[i + 1]:
                nums[i], nums[i + 1] = nums[i + 1], nums[i]
                swapped = True
        passes += swapped
    return passes
#> bubble_passes([3, 1, 2])
#> bubble_passes([])
#> bubble_passes([1, 2, 3, 4])
#> bubble_passes([5, 4, 3, 2])
#> bubble_passes([2, 3, 4, 1])
# %%
def overlap_join(a, b):
    for k in range(min(len(a), len(b)), 0, -1):
        if a.endswith(b[:k]):
            return a + b[k:]
    return a + '-' + b


def chain(words):
    out = words[0]
    for w in words[1:]:
        out = overlap_join(out, w)
    return out
#> chain(['sun', 'unit', 'item'])
#> chain(['cat', 'dog'])
#> chain(['abab', 'abc'])
#> chain(['one'])
#> chain(['', 'x', 'xx'])
# %%
from typing import List


class Solution:
    def busFull(self, stops: List[List[int]], seats: int) -> int:
        on = 0
        worst = 0
        for get_in, get_out in stops:
            on = max(0, on - get_out) + get_in
            worst = max(worst, on - seats)
        return worst
#> Solution().busFull([[5, 0], [4, 2], [0, 6]], 5)
#> Solution().busFull([], 10)
#> Solution().busFull([[3, 9], [3, 1]], 10)
#> Solution().busFull([[20, 0]], 12)
#> Solution().busFull([[1, 0], [2, 0], [3, 0], [0, 6]], 4)
# %%
def to_roman_date(day, month, year):
    names = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split()
    if not 1 <= month <= 12:
        return None
    suffix = 'th' if 10 <= day % 100 <= 20 else {1: 'st', 2: 'nd', 3: 'rd'}.get(day % 10, 'th')
    return f'{day}{suffix} {names[month - 1]} {year % 100:02d}'
#> to_roman_date(1, 1, 2001)
#> to_roman_date(12, 6, 1999)
#> to_roman_date(22, 12, 2024)
#> to_roman_date(3, 13, 2000)
#> to_roman_date(30, 9, 1987)
# %%
def most_even_row(grid):
    best_i, best_k = -1, 0
    for i, row in enumerate(grid):
        k = len([v for v in row if not v % 2])
        if k > best_k:
            best_i, best_k = i, k
    return {'row': best_i, 'evens': best_k}
#> most_even_row([[1, 2], [4, 6], [8, 3]])
#> most_even_row([])
#> most_even_row([[1, 3], [5]])
#> most_even_row([[0, 0], [0, 0, 0]])
#> most_even_row([[-2, 7, 9]])
# %%
def hop_count(lily, start=0):
    seen = []
    pos = start
    while 0 <= pos < len(lily) and pos not in seen:
        seen.append(pos)
        pos += lily[pos]
    return len(seen), 'loop' if pos in seen else 'out'
#> hop_count([1, 2, -1, 3])
#> hop_count([2, 0, -2])
#> hop_count([])
#> hop_count([5, 1, 1], 1)
#> hop_count([0, 4], start=-1)
# %%
class Solution:
    def squeeze(self, s: str) -> str:
        stack = []
        for ch in s:
            if len(stack) >= 2 and stack[-1] == stack[-2] == ch:
                continue
            stack.append(ch)
        return ''.join(stack)
#> Solution().squeeze('aaab')
#> Solution().squeeze('')
#> Solution().squeeze('helllllo   w')
#> Solution().squeeze('abc')
#> Solution().squeeze('11122211')
# %%
def deep_count(x, target):
    if x == target:
        return 1
    if isinstance(x, (list, tuple)):
        return sum(deep_count(y, target) for y in x)
    return 0
#> deep_count([1, [1, 2], (1, [1])], 1)
#> deep_count([], 0)
#> deep_count('a', 'a')
#> deep_count([[2], [3, [4]]], 5)
#> deep_count([['x', ['x']], ['y']], ['x'])
# %%
def closest_square(n):
    root = int(n ** 0.5)
    low, high = root * root, (root + 1) ** 2
    return low if n - low <= high - n else high


def round_to_squares(nums):
    return {n: closest_square(n) for n in nums}
#> round_to_squares([5, 8, 20])
#> round_to_squares([])
#> round_to_squares([0, 1, 2, 3])
#> round_to_squares([99, 100, 111])
#> round_to_squares([42, 43])
# %%
def schedule_gaps(meetings, day_start, day_end):
    gaps = []
    t = day_start
    for s, e in sorted(meetings):
        if s > t:
            gaps.append((t, s))
        t = max(t, e)
    if t < day_end:
        gaps.append((t, day_end))
    return gaps
#> schedule_gaps([(10, 11), (13, 15)], 9, 17)
#> schedule_gaps([], 8, 12)
#> schedule_gaps([(9, 12), (10, 11)], 9, 12)
#> schedule_gaps([(14, 16), (9, 10), (15, 17)], 9, 18)
#> schedule_gaps([(6, 20)], 9, 17)
# %%
from operator import itemgetter


def top_sellers(sales, n):
    totals = {}
    for item, qty in sales:
        totals[item] = totals.get(item, 0) + qty
    best = sorted(totals.items(), key=itemgetter(1), reverse=True)
    return [name for name, _ in best[:n]]
#> top_sellers([('pen', 3), ('ink', 5), ('pen', 4)], 1)
#> top_sellers([], 2)
#> top_sellers([('a', 1), ('b', 1), ('c', 2)], 2)
#> top_sellers([('x', -2), ('y', 0)], 5)
#> top_sellers([('m', 9), ('n', 4), ('n', 6), ('o', 1)], 3)
# %%
class Solution:
    def isDiamondWord(self, w: str) -> bool:
        mid = len(w) // 2
        left = w[:mid + 1]
        right = w[mid:] if len(w) % 2 else w[mid - 1:]
        up = all(a < b for a, b in zip(left, left[1:]))
        return up and self.falls(right)

    def falls(self, part: str) -> bool:
        return list(part) == sorted(part, reverse=True)
#> Solution().isDiamondWord('adzca')
#> Solution().isDiamondWord('abc')
#> Solution().isDiamondWord('x')
#> Solution().isDiamondWord('cbabc')
#> Solution().isDiamondWord('fghgf')
# %%
def lookup_or_nearest(table, x):
    if x in table:
        return table[x]
    below = [k for k in table if k < x]
    above = [k for k in table if k > x]
    if not below or not above:
        return None
    a, b = max(below), min(above)
    return round(table[a] + (table[b] - table[a]) * (x - a) / (b - a), 2)
#> lookup_or_nearest({1: 10, 3: 20}, 2)
#> lookup_or_nearest({1: 10, 3: 20}, 3)
#> lookup_or_nearest({1: 10}, 5)
#> lookup_or_nearest({0: 0.0, 10: 1.0, 20: 4.0}, 13)
#> lookup_or_nearest({}, 0)
# %%
def count_wins(games, team):
    w = d = l = 0
    for home, away, hg, ag in games:
        if team not in (home, away):
            continue
        diff = hg - ag if team == home else ag - hg
        if diff > 0:
            w += 1
        elif diff < 0:
            l += 1
        else:
            d += 1
    return f'{w}-{d}-{l}', 3 * w + d
#> count_wins([('A', 'B', 2, 1), ('B', 'A', 0, 0)], 'A')
#> count_wins([('A', 'B', 2, 1), ('C', 'B', 1, 4)], 'B')
#> count_wins([], 'Z')
#> count_wins([('X', 'Y', 3, 3)], 'Q')
#> count_wins([('M', 'N', 1, 0), ('M', 'O', 2, 0), ('O', 'M', 5, 1)], 'M')
# %%
from itertools import takewhile, dropwhile


def split_first_negative(nums):
    head = list(takewhile(lambda x: x >= 0, nums))
    tail = list(dropwhile(lambda x: x >= 0, nums))
    return head, tail
#> split_first_negative([3, 1, -2, 4])
#> split_first_negative([])
#> split_first_negative([-1, 5])
#> split_first_negative([8, 9])
#> split_first_negative([0, 0, -7, -8])
