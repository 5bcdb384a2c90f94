# %%
from typing import List


class Solution:
    def countHappyHours(self, hours: List[int], opens: int, closes: int) -> int:
        def is_open(h: int) -> bool:
            if opens <= closes:
                return opens <= h < closes
            return h >= opens or h < closes
        return sum(map(is_open, hours))
#> Solution().countHappyHours([9, 12, 17, 22], 10, 18)
#> Solution().countHappyHours([23, 1, 5, 12], 22, 4)
#> Solution().countHappyHours([], 8, 9)
#> Solution().countHappyHours([7, 7], 7, 7)
#> Solution().countHappyHours([0, 6, 12, 18], 0, 24)
# %%
def abundant_gap(first, limit):
    def divisor_sum(n):
        return sum([d for d in range(1, n // 2 + 1) if n % d == 0])

    last = None
    gaps = []
    for n in range(first, limit):
        if divisor_sum(n) > n:
            if last is not None:
                gaps.append(n - last)
            last = n
    return gaps
#> abundant_gap(12, 21)
#> abundant_gap(2, 6)
#> abundant_gap(18, 25)
#> abundant_gap(30, 37)
#> abundant_gap(20, 20)
# %%
def shorten_names(full_names):
    out = []
    for name in full_names:
        *first, last = name.split()
        initials = ''.join(f[0] + '.' for f in first)
        out.append(f'{initials} {last}'.strip())
    return out
#> shorten_names(['Anna Maria Lopez', 'Bo Diddley'])
#> shorten_names(['Cher'])
#> shorten_names([])
#> shorten_names(['John Ronald Reuel Tolkien'])
#> shorten_names(['Ab Cd', ''])
# %%
def electricity(kwh, tier_list):
    cost = 0.0
    for width, price in tier_list:
        used = min(kwh, width)
        cost += used * price
        kwh -= used
        if kwh == 0:
            break
    else:
        cost += kwh * 0.5
    return round(cost, 2)
#> electricity(120, [(50, 0.1), (100, 0.2)])
#> electricity(200, [(50, 0.1), (100, 0.2)])
#> electricity(0, [(10, 1)])
#> electricity(33, [])
#> electricity(50, [(50, 0.15), (50, 0.3)])
# %%
class Solution:
    def bitParityString(self, n: int) -> str:
        res = []
        for i in range(n + 1):
            ones = 0
            x = i
            while x:
                x &= x - 1
                ones ^= 1
            res.append('o' if ones else 'e')
        return ''.join(res)
#> Solution().bitParityString(3)
#> Solution().bitParityString(0)
#> Solution().bitParityString(7)
#> Solution().bitParityString(10)
#> Solution().bitParityString(-1)
# %%
def insert_between(items, sep):
    if not items:
        return []
    out = [items[0]]
    for prev, cur in zip(items, items[1:]):
        out += [sep, cur] if prev != cur else [cur]
    return out
#> insert_between([1, 1, 2, 3], 0)
#> insert_between([], 5)
#> insert_between(['a', 'b'], '|')
#> insert_between([4, 4, 4], 9)
#> insert_between([7], 8)
# %%
def sum_fraction_series(n):
    if n <= 0:
        return 0
    return n / (n + 1) + sum_fraction_series(n - 1)


def first_over(limit):
    n = 1
    while sum_fraction_series(n) <= limit:
        n += 1
    return n, round(sum_fraction_series(n), 2)
#> first_over(1)
#> first_over(0)
#> first_over(2.5)
#> first_over(4)
#> first_over(-1)
# %%
from typing import List


class Solution:
    def mergeAlternate(self, words: List[str]) -> str:
        if len(words) == 1:
            return words[0]
        if not words:
            return ''
        a, b = words[0], words[1]
        mixed = ''.join(x + y for x, y in zip(a, b))
        k = min(len(a), len(b))
        return self.mergeAlternate([mixed + a[k:] + b[k:]] + words[2:])
#> Solution().mergeAlternate(['abc', 'xy'])
#> Solution().mergeAlternate(['a', 'b', 'c', 'd'])
#> Solution().mergeAlternate([])
#> Solution().mergeAlternate(['solo'])
#> Solution().mergeAlternate(['ace', 'bdf', '123456'])
# %%
def checkers(rows, cols, start='#'):
    other = {'#': '.', '.': '#'}[start]
    board = []
    for r in range(rows):
        line = (start + other) * (cols // 2 + 1)
        board.append(line[r % 2:r % 2 + cols])
    return board
#> checkers(2, 3)
#> checkers(3, 4, '.')
#> checkers(0, 5)
#> checkers(1, 1)
#> checkers(2, 2, '?')
# %%
def value_ranges(table):
    lo = {k: min(v) for k, v in table.items() if v}
    hi = {k: max(v) for k, v in table.items() if v}
    spread = {k: hi[k] - lo[k] for k in lo}
    widest = max(spread, key=spread.get) if spread else ''
    return widest, spread
#> value_ranges({'a': [1, 5], 'b': [2, 9, 3]})
#> value_ranges({})
#> value_ranges({'x': []})
#> value_ranges({'p': [4], 'q': [7, 7]})
#> value_ranges({'m': [-3, 3], 'n': [0, 5], 'o': []})
# %%
from typing import List


class Solution:
    def sumAtPrimes(self, nums: List[int]) -> int:
        total = 0
        for i in range(2, len(nums)):
            for d in range(2, i):
                if i % d == 0:
                    break
            else:
                total += nums[i]
        return total
#> Solution().sumAtPrimes([1, 1, 1, 1, 1, 1])
#> Solution().sumAtPrimes([5])
#> Solution().sumAtPrimes([0, 0, 7, 0, 9])
#> Solution().sumAtPrimes([9, 8, 7, 6, 5, 4, 3, 2])
#> Solution().sumAtPrimes([])
# %%
class Solution:
    def cleanPhone(self, raw: str) -> str:
        digits = ''.join(filter(str.isdigit, raw))
        if raw.startswith('+'):
            return '+' + digits
        if len(digits) == 10 and digits[0] == '0':
            return '+44' + digits[1:]
        return digits if 5 <= len(digits) <= 9 else 'invalid'
#> Solution().cleanPhone('+1 (555) 010-99')
#> Solution().cleanPhone('012 345 6789')
#> Solution().cleanPhone('call 555-1234')
#> Solution().cleanPhone('12')
#> Solution().cleanPhone('')
# %%
def split_balanced(nums):
    left, right = [], []
    for n in sorted(nums, reverse=True):
        (left if sum(left) <= sum(right) else right).append(n)
    return left, right, abs(sum(left) - sum(right))


def imbalance(nums):
    return split_balanced(nums)[2]
#> imbalance([4, 5, 6, 7, 8])
#> imbalance([])
#> imbalance([10])
#> imbalance([3, 3, 2, 2, 2])
#> imbalance([1, 2, 4, 8])
# %%
def nth_weekday(first_day, weekday, n):
    order = ('Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun')
    offset = (order.index(weekday) - order.index(first_day)) % 7
    date = 1 + offset + 7 * (n - 1)
    return date if date <= 31 else None
#> nth_weekday('Wed', 'Fri', 1)
#> nth_weekday('Sun', 'Sat', 4)
#> nth_weekday('Mon', 'Mon', 5)
#> nth_weekday('Tue', 'Mon', 5)
#> nth_weekday('Fri', 'Thu', 3)
# %%
def letters_value(word, bonus=''):
    points = {1: 'aeioulnrst', 2: 'dg', 3: 'bcmp', 4: 'fhvwy', 5: 'k', 8: 'jx', 10: 'qz'}
    total = 0
    for c in word:
        for p, group in points.items():
            if c in group:
                total += p * 2 if c in bonus else p
                break
    return total
#> letters_value('quiz')
#> letters_value('hello', 'l')
#> letters_value('')
#> letters_value('jinx!', bonus='x')
#> letters_value('123')
# %%
from typing import List


class Solution:
    def saddleCells(self, g: List[List[int]]) -> List[List[int]]:
        cols = [max(c) for c in zip(*g)]
        out = []
        for i, row in enumerate(g):
            lo = min(row)
            for j, v in enumerate(row):
                if v == lo == cols[j]:
                    out.append([i, j])
        return out
#> Solution().saddleCells([[3, 7, 8], [9, 11, 13], [15, 16, 17]])
#> Solution().saddleCells([[1, 2], [2, 1]])
#> Solution().saddleCells([])
#> Solution().saddleCells([[5, 5], [5, 5]])
#> Solution().saddleCells([[4]])
# %%
def fizz_variant(n, rules):
    out = []
    for i in range(1, n + 1):
        word = ''.join(w for d, w in rules if i % d == 0 or str(d) in str(i))
        out.append(word or i)
    return out
#> fizz_variant(6, [(2, 'T'), (3, 'H')])
#> fizz_variant(5, [])
#> fizz_variant(0, [(1, 'x')])
#> fizz_variant(14, [(4, 'Q')])
#> fizz_variant(8, [(5, 'f'), (7, 's'), (1, '')])
# %%
from itertools import zip_longest


def compare_versions(a, b):
    pa, pb = a.split('.'), b.split('.')
    for x, y in zip_longest(pa, pb, fillvalue='0'):
        if int(x) != int(y):
            return '<' if int(x) < int(y) else '>'
    return '='
#> compare_versions('1.2', '1.10')
#> compare_versions('2.0', '2')
#> compare_versions('3.1.4', '3.1')
#> compare_versions('1.x', '1.1')
#> compare_versions('0.09', '0.9')
# %%
def heaviest_diagonal(m):
    sums = {}
    for i, row in enumerate(m):
        for j, v in enumerate(row):
            sums[i - j] = sums.get(i - j, 0) + v
    return max(sums.items(), key=lambda kv: (kv[1], -abs(kv[0])), default=None)
#> heaviest_diagonal([[1, 9], [2, 3]])
#> heaviest_diagonal([])
#> heaviest_diagonal([[1, 1, 1], [1, 1, 1]])
#> heaviest_diagonal([[0, 0, 8], [0, 4, 0], [8, 0, 3]])
#> heaviest_diagonal([[-5]])
# %%
def remove_until_stable(s, pair):
    count = 0
    while pair and pair in s:
        s = s.replace(pair, '', 1)
        count += 1
    return s, count
#> remove_until_stable('aabbc', 'ab')
#> remove_until_stable('hello', 'xy')
#> remove_until_stable('', 'a')
#> remove_until_stable('xxxx', 'xx')
#> remove_until_stable('keep', '')
# %%
class Solution:
    def sameParityRuns(self, n: int) -> int:
        digits = list(map(int, str(n)))
        runs = 1
        for i in range(1, len(digits)):
            if (digits[i] ^ digits[i - 1]) & 1:
                runs += 1
        return runs
#> Solution().sameParityRuns(2468)
#> Solution().sameParityRuns(1234)
#> Solution().sameParityRuns(7)
#> Solution().sameParityRuns(11223)
#> Solution().sameParityRuns(900817)
# %%
def mark_overlap(a, b):
    (s1, e1), (s2, e2) = sorted([a, b])
    if e1 <= s2:
        return 0, (e1, s2)
    inner = (s2, min(e1, e2))
    return inner[1] - inner[0], inner
#> mark_overlap((1, 5), (3, 9))
#> mark_overlap((6, 8), (1, 2))
#> mark_overlap((0, 10), (4, 5))
#> mark_overlap((2, 4), (4, 6))
#> mark_overlap((3, 3), (1, 7))
# %%
def evaluate_left_to_right(tokens):
    ops = {'+': lambda a, b: a + b, '-': lambda a, b: a - b, '*': lambda a, b: a * b}
    it = iter(tokens)
    acc = int(next(it, '0'))
    for op in it:
        acc = ops[op](acc, int(next(it)))
    return acc
#> evaluate_left_to_right(['3', '+', '4', '*', '2'])
#> evaluate_left_to_right([])
#> evaluate_left_to_right(['9'])
#> evaluate_left_to_right(['8', '/', '2'])
#> evaluate_left_to_right(['10', '-', '4', '-', '7'])
# %%
def frequency_of_digits(nums):
    table = [0] * 10
    for n in nums:
        n = abs(n)
        table[n % 10] += 1
        while n >= 10:
            n //= 10
            table[n % 10] += 1
    return {d: k for d, k in enumerate(table) if k}
#> frequency_of_digits([101, 11])
#> frequency_of_digits([])
#> frequency_of_digits([0])
#> frequency_of_digits([-55, 5])
#> frequency_of_digits([2024, 1999])
# %%
from typing import Dict


class Solution:
    def subtractBasket(self, have: Dict[str, int], need: Dict[str, int]) -> Dict[str, int]:
        short = {}
        for item, k in need.items():
            lack = k - have.get(item, 0)
            if lack > 0:
                short[item] = lack
        return short
#> Solution().subtractBasket({'egg': 2}, {'egg': 3, 'milk': 1})
#> Solution().subtractBasket({'egg': 5}, {'egg': 3})
#> Solution().subtractBasket({}, {})
#> Solution().subtractBasket({}, {'oat': 2})
#> Solution().subtractBasket({'a': 1, 'b': 1}, {'b': 4, 'a': 1, 'c': 0})
# %%
def first_repeat_distance(items):
    last = {}
    best = None
    for i, x in enumerate(items):
        if x in last and (best is None or i - last[x] < best[1]):
            best = (x, i - last[x])
        last[x] = i
    return best
#> first_repeat_distance([1, 2, 3, 1, 2, 2])
#> first_repeat_distance([])
#> first_repeat_distance([4, 5, 6])
#> first_repeat_distance(['a', 'b', 'a', 'b'])
#> first_repeat_distance([0, 9, 9, 0])
# %%
def pyramid(s):
    if len(s) <= 2:
        return [s]
    return [s] + pyramid(s[1:-1])


def pyramid_text(s):
    levels = pyramid(s)
    return '/'.join(levels[::-1])
#> pyramid_text('abcde')
#> pyramid_text('')
#> pyramid_text('wxyz')
#> pyramid_text('m')
#> pyramid_text('pyramids')
# %%
class Solution:
    def currencyText(self, cents: int) -> str:
        sign = '-' if cents < 0 else ''
        whole, part = divmod(abs(cents), 100)
        text = str(whole)
        groups = []
        while text:
            groups.append(text[-3:])
            text = text[:-3]
        return f"{sign}${','.join(reversed(groups))}.{part:02d}"
#> Solution().currencyText(123456789)
#> Solution().currencyText(5)
#> Solution().currencyText(-250000)
#> Solution().currencyText(0)
#> Solution().currencyText(99999)
# %%
from typing import List


class Solution:
    def gatherEvensFirst(self, nums: List[int]) -> List[int]:
        i, j = 0, len(nums) - 1
        while i < j:
            if nums[i] % 2 == 0:
                i += 1
            elif nums[j] % 2:
                j -= 1
            else:
                nums[i], nums[j] = nums[j], nums[i]
        return nums
#> Solution().gatherEvensFirst([3, 1, 2, 4])
#> Solution().gatherEvensFirst([])
#> Solution().gatherEvensFirst([2, 4, 6])
#> Solution().gatherEvensFirst([1, 3, 5, 8])
#> Solution().gatherEvensFirst([7, 0])
# %%
def pick_by_mask(items, mask):
    chosen = []
    i = 0
    while mask:
        if mask % 2:
            chosen.append(items[i % len(items)])
        mask //= 2
        i += 1
    return chosen
#> pick_by_mask(['a', 'b', 'c'], 5)
#> pick_by_mask([1, 2], 15)
#> pick_by_mask([9], 0)
#> pick_by_mask([], 3)
#> pick_by_mask([4, 5, 6, 7], 10)
# %%
def all_unique(s):
    return len(s) == len(dict.fromkeys(s))


def unique_windows(s, k):
    spots = [i for i in range(len(s) - k + 1) if all_unique(s[i:i + k])]
    return spots
#> unique_windows('abcabb', 3)
#> unique_windows('aaaa', 2)
#> unique_windows('', 1)
#> unique_windows('xyzzy', 2)
#> unique_windows('word', 4)
# %%
def grow_plant(height, days, rain):
    log = []
    for d in range(days):
        wet = rain[d] if d < len(rain) else 0
        height += 0.25 * wet if wet < 8 else -0.5
        log.append(round(height, 2))
    return log
#> grow_plant(1.0, 3, [2, 4, 9])
#> grow_plant(5, 2, [])
#> grow_plant(0.5, 0, [1])
#> grow_plant(2, 4, [8, 7])
#> grow_plant(3.1, 3, [1, 1, 1])
# %%
class Solution:
    def oddStepString(self, s: str, start: int, step: int) -> str:
        if not s or step == 0:
            return ''
        out = []
        i = start % len(s)
        visited = set()
        while i not in visited:
            visited.add(i)
            out.append(s[i])
            i = (i + step) % len(s)
        return ''.join(out)
#> Solution().oddStepString('abcdef', 0, 2)
#> Solution().oddStepString('abcde', 3, 3)
#> Solution().oddStepString('', 0, 1)
#> Solution().oddStepString('xyz', -1, -1)
#> Solution().oddStepString('hours', 1, 0)
# %%
def split_even_odd_positions(s):
    even, odd = s[::2], s[1::2]
    winner = even if even.count('e') >= odd.count('e') else odd
    score = sum(ch in 'aeiou' for ch in winner)
    return winner, score
#> split_even_odd_positions('elephant')
#> split_even_odd_positions('')
#> split_even_odd_positions('beehive')
#> split_even_odd_positions('tree')
#> split_even_odd_positions('xe')
# %%
def clamp_series(values, lo, hi):
    clipped = [min(max(v, lo), hi) for v in values]
    touched = [i for i, (a, b) in enumerate(zip(values, clipped)) if a != b]
    if not touched:
        return 'untouched'
    return clipped, touched
#> clamp_series([1, 5, 12], 2, 10)
#> clamp_series([3, 4], 0, 9)
#> clamp_series([], 1, 2)
#> clamp_series([-1.5, 0.5, 1.5], 0, 1)
#> clamp_series([7, 7, 8], 7, 7)
# %%
from collections import defaultdict


def index_words(text):
    idx = defaultdict(list)
    for pos, w in enumerate(text.lower().split()):
        idx[w.strip('.,')].append(pos)
    return {w: p for w, p in idx.items() if len(p) > 1}
#> index_words('the cat and the hat')
#> index_words('')
#> index_words('No repeats here.')
#> index_words('Go, go. GO')
#> index_words('a b a b a')
# %%
def grid_path_value(grid, moves):
    r = c = 0
    total = grid[0][0]
    step = {'R': (0, 1), 'L': (0, -1), 'U': (-1, 0), 'D': (1, 0)}
    for m in moves:
        dr, dc = step[m]
        if 0 <= r + dr < len(grid) and 0 <= c + dc < len(grid[0]):
            r, c = r + dr, c + dc
            total += grid[r][c]
    return total, (r, c)
#> grid_path_value([[1, 2], [3, 4]], 'RD')
#> grid_path_value([[5]], 'RDLU')
#> grid_path_value([[1, 1, 1], [2, 2, 2]], 'DRRU')
#> grid_path_value([[7, 0], [0, 7]], '')
#> grid_path_value([[1, 2], [3, 4]], 'X')
# %%
def sorted_squares_until(nums, cap):
    squares = sorted(map(lambda x: x * x, nums))
    kept = []
    for sq in squares:
        if sum(kept) + sq > cap:
            break
        kept.append(sq)
    return kept
#> sorted_squares_until([-3, 1, 2], 10)
#> sorted_squares_until([5, 6], 20)
#> sorted_squares_until([], 5)
#> sorted_squares_until([0, 0, 4, -4], 32)
#> sorted_squares_until([1, 1, 1, 1], 3)
# %%
class Solution:
    def romanish(self, n: int) -> str:
        table = [(50, 'L'), (10, 'X'), (5, 'V'), (1, 'I')]
        out = ''
        for value, sym in table:
            while n >= value:
                out += sym
                n -= value
        return out or 'zero'
#> Solution().romanish(67)
#> Solution().romanish(0)
#> Solution().romanish(9)
#> Solution().romanish(104)
#> Solution().romanish(38)
# %%
def weighted_votes(votes, weights):
    tally = {}
    for voter, choice in votes:
        tally[choice] = tally.get(choice, 0) + weights.get(voter, 1)
    if not tally:
        return None
    top = max(tally.values())
    return sorted(c for c, v in tally.items() if v == top)
#> weighted_votes([('a', 'x'), ('b', 'y')], {'a': 3})
#> weighted_votes([], {'a': 2})
#> weighted_votes([('p', 'no'), ('q', 'yes')], {})
#> weighted_votes([('p', 'no'), ('q', 'yes'), ('r', 'yes')], {'p': 2})
#> weighted_votes([('m', 'go'), ('m', 'stay'), ('n', 'go')], {'m': 0.5})
