# %%
def armstrong_in(nums):
    found = []
    for n in nums:
        digits = str(n)
        if n == sum(int(d) ** len(digits) for d in digits):
            found.append(n)
    return found
#> armstrong_in([153, 154, 370])
#> armstrong_in([])
#> armstrong_in([1, 9, 10, 407])
#> armstrong_in([100, 200])
#> armstrong_in([1634, 8208])
# %%
def ticket_price(age, day, student=False):
    price = 12.0
    if age < 6:
        return 0.0
    elif age < 16:
        price = 6.5
    elif age >= 65 or student:
        price = 8.0
    if day == 'tue':
        price *= 0.75
    return round(price, 2)
#> ticket_price(30, 'mon')
#> ticket_price(4, 'tue')
#> ticket_price(12, 'tue')
#> ticket_price(20, 'fri', student=True)
#> ticket_price(70, 'tue')
# %%
from typing import List


class Solution:
    def shuffleBack(self, nums: List[int]) -> List[int]:
        half = (len(nums) + 1) // 2
        res = [0] * len(nums)
        res[::2] = nums[:half]
        res[1::2] = nums[half:]
        return res
#> Solution().shuffleBack([1, 2, 3, 4, 5])
#> Solution().shuffleBack([])
#> Solution().shuffleBack([6, 7])
#> Solution().shuffleBack([9])
#> Solution().shuffleBack([10, 20, 30, 40, 50, 60])
# %%
def most_common_length(words):
    by_len = {}
    for w in words:
        by_len[len(w)] = by_len.get(len(w), 0) + 1
    ranking = sorted(by_len.items(), key=lambda kv: (-kv[1], kv[0]))
    return ranking[0] if ranking else (0, 0)
#> most_common_length(['a', 'bb', 'cc', 'ddd'])
#> most_common_length([])
#> most_common_length(['xyz', 'uv'])
#> most_common_length(['four', 'five', 'nine', 'ten'])
#> most_common_length([''])
# %%
def from_binary_fraction(text):
    whole, _, frac = text.partition('.')
    value = int(whole, 2) if whole else 0
    weight = 0.5
    for bit in frac:
        if bit == '1':
            value += weight
        weight /= 2
    return value
#> from_binary_fraction('101.1')
#> from_binary_fraction('.011')
#> from_binary_fraction('1101')
#> from_binary_fraction('0.0001')
#> from_binary_fraction('12.1')
# %%
from typing import List


class Solution:
    def secondSmallest(self, nums: List[int]) -> int:
        a = b = None
        for x in nums:
            if a is None or x < a:
                a, b = x, a
            elif x != a and (b is None or x < b):
                b = x
        return b
#> Solution().secondSmallest([4, 2, 8, 2, 3])
#> Solution().secondSmallest([])
#> Solution().secondSmallest([1, 1, 1])
#> Solution().secondSmallest([7, 6, 5])
#> Solution().secondSmallest([-1, 0])
# %%
def word_ladder_ok(words):
    def one_off(a, b):
        return len(a) == len(b) and sum(x != y for x, y in zip(a, b)) == 1

    for a, b in zip(words, words[1:]):
        if not one_off(a, b):
            return (a, b)
    return 'fine'
#> word_ladder_ok(['cat', 'cot', 'dot'])
#> word_ladder_ok(['cat', 'dog'])
#> word_ladder_ok([])
#> word_ladder_ok(['sand', 'send', 'sends'])
#> word_ladder_ok(['tip', 'tip', 'top'])
# %%
def fold_list(nums):
    while len(nums) > 2:
        nums = [a + b for a, b in zip(nums[:len(nums) // 2], nums[::-1])] + nums[len(nums) // 2:(len(nums) + 1) // 2]
    if not nums:
        return None
    return nums
#> fold_list([1, 2, 3, 4])
#> fold_list([1, 2, 3, 4, 5])
#> fold_list([])
#> fold_list([9])
#> fold_list([10, 0, 5, 0, 10, 1])
# %%
class Solution:
    def validTime(self, s: str) -> bool:
        if len(s) != 5 or s[2] != ':':
            return False
        hh, mm = s[:2], s[3:]
        try:
            return 0 <= int(hh) < 24 and 0 <= int(mm) < 60
        except ValueError:
            return False
#> Solution().validTime('09:45')
#> Solution().validTime('24:00')
#> Solution().validTime('9:45')
#> Solution().validTime('ab:10')
#> Solution().validTime('23:59')
# %%
from functools import reduce


def polynomial(coeffs, x):
    return reduce(lambda acc, c: acc * x + c, coeffs, 0)


def sign_changes(coeffs, xs):
    vals = [polynomial(coeffs, x) for x in xs]
    return vals, sum(a * b < 0 for a, b in zip(vals, vals[1:]))
#> sign_changes([1, 0, -4], [-3, 0, 3])
#> sign_changes([2, 1], [0, 1, 2])
#> sign_changes([], [5, 6])
#> sign_changes([1, -6, 11, -6], [0, 1.5, 2.5, 4])
#> sign_changes([3], [])
# %%
def diagonal_sums(m):
    n = len(m)
    main = anti = 0
    for i in range(n):
        main += m[i][i]
        anti += m[i][~i]
    return main, anti, main == anti
#> diagonal_sums([[1, 2], [3, 4]])
#> diagonal_sums([[2, 0, 1], [0, 5, 0], [3, 0, 8]])
#> diagonal_sums([])
#> diagonal_sums([[7]])
#> diagonal_sums([[1, 9, 9, 1], [0, 2, 2, 0], [4, 1, 1, 4], [0, 0, 0, 6]])
# %%
def cut_rope(length, sizes):
    pieces = {}
    for s in sizes:
        pieces[s] = length // s
        length -= pieces[s] * s
        if not length:
            break
    return pieces, length
#> cut_rope(47, [20, 5, 2])
#> cut_rope(40, [20, 5])
#> cut_rope(3, [10])
#> cut_rope(0, [4, 2])
#> cut_rope(99, [50, 25, 10])
# %%
def censor(sentence, banned):
    words = sentence.split(' ')
    for i, w in enumerate(words):
        core = w.strip('.,!?')
        if core.lower() in banned:
            words[i] = w.replace(core, core[0] + '*' * (len(core) - 1))
    return ' '.join(words)
#> censor('What a darn day!', ['darn'])
#> censor('Nothing here', ['x'])
#> censor('', ['a'])
#> censor('Heck, heck. HECK?', ['heck'])
#> censor('go to bed', ['go', 'bed'])
# %%
class Solution:
    def factorText(self, n: int) -> str:
        parts = []
        p = 2
        while n > 1:
            e = 0
            while n % p == 0:
                n //= p
                e += 1
            if e:
                parts.append(str(p) if e == 1 else f'{p}^{e}')
            p += 1
        return ' * '.join(parts) or '1'
#> Solution().factorText(60)
#> Solution().factorText(1)
#> Solution().factorText(13)
#> Solution().factorText(72)
#> Solution().factorText(49)
# %%
def reverse_groups(nums, k):
    if k <= 0:
        return nums
    out = []
    for i in range(0, len(nums), k):
        out.extend(reversed(nums[i:i + k]))
    return out
#> reverse_groups([1, 2, 3, 4, 5], 2)
#> reverse_groups([1, 2, 3], 0)
#> reverse_groups([], 4)
#> reverse_groups([7, 8, 9], 5)
#> reverse_groups([6, 5, 4, 3, 2, 1], 3)
# %%
from typing import List, Tuple


class Solution:
    def closestPair(self, nums: List[int]) -> Tuple[int, int]:
        nums.sort()
        best = (nums[0], nums[1])
        for i in range(2, len(nums)):
            if nums[i] - nums[i - 1] < best[1] - best[0]:
                best = (nums[i - 1], nums[i])
        return best
#> Solution().closestPair([10, 3, 8, 1])
#> Solution().closestPair([5, 5])
#> Solution().closestPair([4])
#> Solution().closestPair([100, 50, 49, 0])
#> Solution().closestPair([1, 4, 7, 10])
# %%
def tally_marks(n):
    full, rest = divmod(n, 5)
    marks = ['#'] * full
    if rest:
        marks.append('|' * rest)
    return ' '.join(marks)


def tally_table(counts):
    return {k: tally_marks(v) for k, v in counts.items() if v > 0}
#> tally_table({'cat': 7, 'dog': 3})
#> tally_table({})
#> tally_table({'owl': 0, 'bee': 10})
#> tally_table({'ant': 5})
#> tally_table({'x': 1, 'y': 12, 'z': -2})
# %%
def rotate_quarter(m, turns):
    for _ in range(turns % 4):
        m = [list(row) for row in zip(*m[::-1])]
    return m
def corner_after(m, turns):
    r = rotate_quarter(m, turns)
    return r[0][0] if r else None
#> corner_after([[1, 2], [3, 4]], 1)
#> corner_after([[1, 2], [3, 4]], -1)
#> corner_after([], 2)
#> corner_after([[1, 2, 3], [4, 5, 6]], 2)
#> corner_after([[8, 9]], 4)
# %%
def bmi_class(kg, cm):
    bmi = round(kg / (cm / 100) ** 2, 1)
    for limit, name in ((18.5, 'low'), (25, 'normal'), (30, 'high')):
        if bmi < limit:
            return bmi, name
    return bmi, 'very high'
#> bmi_class(70, 175)
#> bmi_class(50, 180)
#> bmi_class(95, 160)
#> bmi_class(80, 170)
#> bmi_class(60, 0)
# %%
class Solution:
    def triangularIndex(self, t: int) -> int:
        k = total = 0
        while total < t:
            k += 1
            total += k
        return k if total == t else -1
#> Solution().triangularIndex(10)
#> Solution().triangularIndex(11)
#> Solution().triangularIndex(0)
#> Solution().triangularIndex(1)
#> Solution().triangularIndex(45)
# %%
def common_in_all(lists):
    if not lists:
        return []
    shared = set(lists[0])
    for l in lists[1:]:
        shared &= set(l)
        if not shared:
            break
    return sorted(shared)
#> common_in_all([[1, 2, 3], [2, 3, 4], [3, 2]])
#> common_in_all([])
#> common_in_all([[1], [2], [1, 2]])
#> common_in_all([[9, 8, 9]])
#> common_in_all([[5, 6, 7], [7, 6, 5]])
# %%
class Solution:
    def hiddenNumber(self, text: str) -> int:
        cur = best = 0
        for ch in text:
            if ch.isdigit():
                cur = cur * 10 + int(ch)
                best = max(best, cur)
            else:
                cur = 0
        return best
#> Solution().hiddenNumber('a12b345c6')
#> Solution().hiddenNumber('none')
#> Solution().hiddenNumber('007x8')
#> Solution().hiddenNumber('')
#> Solution().hiddenNumber('99 98 100')
# %%
def sum_of_squares_pairs(n):
    out = []
    a = 0
    while 2 * a * a <= n:
        b = a
        while a * a + b * b < n:
            b += 1
        if a * a + b * b == n:
            out.append((a, b))
        a += 1
    return out
#> sum_of_squares_pairs(25)
#> sum_of_squares_pairs(7)
#> sum_of_squares_pairs(0)
#> sum_of_squares_pairs(50)
#> sum_of_squares_pairs(32)
# %%
class Solution:
    def toSnake(self, name: str) -> str:
        out = []
        for i, c in enumerate(name):
            if c.isupper():
                if i and name[i - 1] != '_':
                    out.append('_')
                c = c.lower()
            out.append(c)
        return ''.join(out)
#> Solution().toSnake('maxValue')
#> Solution().toSnake('HTTPCode')
#> Solution().toSnake('')
#> Solution().toSnake('already_snake')
#> Solution().toSnake('Mixed_Case2Go')
# %%
def days_in(month, year):
    if month == 2:
        leap = year % 400 == 0 or (year % 4 == 0 and year % 100)
        return 29 if leap else 28
    return 30 if month in (4, 6, 9, 11) else 31


def day_of_year(d, m, y):
    return d + sum(days_in(i, y) for i in range(1, m))
#> day_of_year(1, 1, 2021)
#> day_of_year(1, 3, 2020)
#> day_of_year(31, 12, 2023)
#> day_of_year(15, 6, 1900)
#> day_of_year(29, 2, 2000)
# %%
def cheapest_per_kind(items):
    best = {}
    for kind, name, price in items:
        if kind not in best or price < best[kind][1]:
            best[kind] = (name, price)
    total = sum(p for _, p in best.values())
    return best, round(total, 2)
#> cheapest_per_kind([('tea', 'earl', 3.5), ('tea', 'mint', 2.75), ('nut', 'pecan', 6.1)])
#> cheapest_per_kind([])
#> cheapest_per_kind([('oil', 'olive', 9)])
#> cheapest_per_kind([('a', 'x', 1), ('a', 'y', 1), ('a', 'z', 0.5)])
#> cheapest_per_kind([('a', 'p', 2.2), ('b', 'q', 3.3), ('c', 'r', 4.4)])
# %%
def palindromes_in(words):
    clean = [''.join(c for c in w.lower() if c.isalnum()) for w in words]
    flags = [c == c[::-1] and len(c) > 1 for c in clean]
    picked = [w for w, f in zip(words, flags) if f]
    return picked
#> palindromes_in(['Level', 'rotor', 'cab'])
#> palindromes_in([])
#> palindromes_in(['A', 'bb'])
#> palindromes_in(["Madam, I'm Adam", 'Hello'])
#> palindromes_in(['12.21', '1-2-3'])
# %%
from itertools import product


def dice_ways(faces_a, faces_b, target):
    ways = [(a, b) for a, b in product(faces_a, faces_b) if a + b == target]
    return len(ways), ways[:2]
def best_target(a, b):
    return max(range(2, max(a) + max(b) + 1), key=lambda t: dice_ways(a, b, t)[0])
#> best_target([1, 2], [1, 2])
#> best_target([1, 2, 3], [1, 1, 5])
#> best_target([4], [2])
#> best_target([1, 3, 5], [2, 4])
#> best_target([2, 2], [3, 1])
# %%
def digits_from(n, k):
    if k == 0:
        return []
    q, r = divmod(n, 10)
    return digits_from(q, k - 1) + [r]


def pad_compare(a, b, k):
    return [x - y for x, y in zip(digits_from(a, k), digits_from(b, k))]
#> pad_compare(512, 49, 3)
#> pad_compare(7, 7, 1)
#> pad_compare(100, 1, 0)
#> pad_compare(98765, 12, 4)
#> pad_compare(0, 35, 2)
# %%
from typing import List


class Solution:
    def trimEnds(self, nums: List[int], bad: int) -> List[int]:
        l, r = 0, len(nums) - 1
        while l <= r and nums[l] == bad:
            l += 1
        while r >= l and nums[r] == bad:
            r -= 1
        return nums[l:r + 1]
#> Solution().trimEnds([0, 0, 5, 0, 6, 0], 0)
#> Solution().trimEnds([1, 1], 1)
#> Solution().trimEnds([], 3)
#> Solution().trimEnds([2, 3], 9)
#> Solution().trimEnds([4, 7, 4, 4], 4)
# %%
def mean_by_key(rows):
    sums, counts = {}, {}
    for k, v in rows:
        sums[k] = sums.get(k, 0) + v
        counts[k] = counts.get(k, 0) + 1
    return {k: round(sums[k] / counts[k], 2) for k in sorted(sums)}
#> mean_by_key([('b', 2), ('a', 4), ('b', 3)])
#> mean_by_key([])
#> mean_by_key([('z', -1)])
#> mean_by_key([('m', 1), ('m', 1), ('m', 2)])
#> mean_by_key([(2, 0.5), (1, 0.25), (2, 1)])
# %%
from typing import List


class Solution:
    def pinsLeft(self, pins: int, throws: List[tuple]) -> List[int]:
        standing = [True] * pins
        for lo, hi in throws:
            for i in range(max(lo, 1), min(hi, pins) + 1):
                standing[i - 1] = False
        return [i + 1 for i, up in enumerate(standing) if up]
#> Solution().pinsLeft(6, [(2, 3), (5, 5)])
#> Solution().pinsLeft(3, [(0, 9)])
#> Solution().pinsLeft(4, [])
#> Solution().pinsLeft(5, [(4, 2)])
#> Solution().pinsLeft(10, [(1, 4), (3, 7)])
# %%
def arithmetic_text(op, a, b):
    table = {
        'add': lambda: a + b,
        'sub': lambda: a - b,
        'mul': lambda: a * b,
        'div': lambda: round(a / b, 2) if b else 'inf',
    }
    if op not in table:
        return f'bad op {op}'
    return f'{op}={table[op]()}'
#> arithmetic_text('add', 4, 5)
#> arithmetic_text('div', 7, 3)
#> arithmetic_text('div', 7, 0)
#> arithmetic_text('pow', 2, 2)
#> arithmetic_text('mul', -3, 1.5)
# %%
def odd_one_out(nums):
    evens = [n for n in nums if n % 2 == 0]
    odds = [n for n in nums if n % 2]
    for group in (evens, odds):
        if len(group) == 1:
            return group[0]
    return None
#> odd_one_out([2, 4, 7, 8])
#> odd_one_out([1, 3, 6])
#> odd_one_out([1, 2, 3, 4])
#> odd_one_out([])
#> odd_one_out([10, 11])
# %%
class Solution:
    def keyboardRows(self, word: str) -> int:
        rows = ('qwertyuiop', 'asdfghjkl', 'zxcvbnm')
        prev = -1
        moves = 0
        for c in word.lower():
            row = next((i for i, r in enumerate(rows) if c in r), prev)
            if prev != -1 and row != prev:
                moves += 1
            prev = row
        return moves
#> Solution().keyboardRows('typewriter')
#> Solution().keyboardRows('Dance')
#> Solution().keyboardRows('')
#> Solution().keyboardRows('z a q')
#> Solution().keyboardRows('mnemonic')
# %%
def below_average_positions(values):
    if not values:
        return []
    avg = sum(values) / len(values)
    return [i for i, v in enumerate(values) if v < avg]
#> below_average_positions([1, 5, 6])
#> below_average_positions([])
#> below_average_positions([2, 2, 2])
#> below_average_positions([10.5, 0.5, 3.0, 20.0])
#> below_average_positions([-1, -9, 40])
# %%
def make_counter_text(items):
    count = {}
    for x in items:
        count[x] = count.get(x, 0) + 1
    lines = []
    for x, k in count.items():
        plural = 's' if k > 1 else ''
        lines.append(f'{k} {x}{plural}')
    return ', '.join(lines[:-1]) + ' and ' + lines[-1] if len(lines) > 1 else ''.join(lines)
#> make_counter_text(['apple', 'pear', 'apple'])
#> make_counter_text([])
#> make_counter_text(['egg'])
#> make_counter_text(['a', 'b', 'c', 'b'])
#> make_counter_text(['cow', 'cow', 'cow'])
# %%
from typing import List


class Solution:
    def climbAlong(self, heights: List[int], power: int) -> tuple:
        at = 0
        for i in range(1, len(heights)):
            rise = heights[i] - heights[i - 1]
            power -= rise if rise > 0 else 0
            if power < 0:
                break
            at = i
        return at, max(power, 0)
#> Solution().climbAlong([1, 3, 2, 6], 5)
#> Solution().climbAlong([1, 3, 2, 6], 9)
#> Solution().climbAlong([], 4)
#> Solution().climbAlong([5, 4, 3], 0)
#> Solution().climbAlong([0, 10, 20], 12)
# %%
def matrix_equal_mod(a, b, m):
    if len(a) != len(b):
        return False
    return all(x % m == y % m for ra, rb in zip(a, b) for x, y in zip(ra, rb))


def first_modulus(a, b, limit):
    return next((m for m in range(limit, 1, -1) if matrix_equal_mod(a, b, m)), 1)
#> first_modulus([[1, 2], [3, 4]], [[7, 8], [9, 10]], 9)
#> first_modulus([[1]], [[2]], 5)
#> first_modulus([], [[1]], 4)
#> first_modulus([[10, 20]], [[0, 0]], 8)
#> first_modulus([[5], [6]], [[5], [6]], 3)
# %%
def stretch(s, counts):
    out = ''
    for ch, k in zip(s, counts):
        out += ch * k
    rest = s[len(counts):]
    return out + rest.upper()
#> stretch('abc', [1, 2, 3])
#> stretch('hello', [2])
#> stretch('', [4])
#> stretch('xy', [])
#> stretch('note', [0, 3, 0, 1, 9])
