# %%
def heaviest_parcel(parcels):
    if not parcels:
        return None
    top = max(parcels, key=lambda p: p[1])
    name, weight = top
    return name.upper(), weight
#> heaviest_parcel([('lamp', 4), ('desk', 19), ('vase', 2)])
#> heaviest_parcel([('oak', 7), ('elm', 7)])
#> heaviest_parcel([])
#> heaviest_parcel([('box', 0)])
#> heaviest_parcel([('a1', -3), ('b2', -8), ('c3', -1)])
# %%
def merge_stock(first, second):
    merged = dict(first)
    for item, qty in second.items():
        if item in merged:
            merged[item] += qty
        else:
            merged[item] = qty
    return {k: v for k, v in sorted(merged.items()) if v > 0}
#> merge_stock({'nail': 30, 'bolt': 5}, {'bolt': 7, 'nut': 2})
#> merge_stock({}, {'glue': 1})
#> merge_stock({'tape': 3}, {'tape': -3})
#> merge_stock({'z': 1, 'y': 2, 'x': 3}, {'y': -1, 'x': -5, 'w': 8})
#> merge_stock({}, {})
# %%
def tidy_spaces(text):
    words = text.split()
    return ' '.join(words)


def tidy_title(text, small):
    cleaned = tidy_spaces(text.strip('.!? '))
    out = []
    for pos, word in enumerate(cleaned.lower().split(' ')):
        if pos > 0 and word in small:
            out.append(word)
        else:
            out.append(word.capitalize())
    return ' '.join(out)
#> tidy_title('  the lord   of the  pies!! ', ['of', 'the'])
#> tidy_title('RAIN on A tin roof', ['on', 'a'])
#> tidy_title('...', ['x'])
#> tidy_title('and THEN and now?', [])
#> tidy_title('salt', ['salt'])
# %%
def to_tuple_pairs(flat):
    if len(flat) % 2:
        flat = flat + [None]
    pairs = []
    for i in range(0, len(flat), 2):
        pairs.append((flat[i], flat[i + 1]))
    return tuple(pairs)
#> to_tuple_pairs([1, 2, 3, 4])
#> to_tuple_pairs(['a', 1, 'b'])
#> to_tuple_pairs([])
#> to_tuple_pairs([0])
#> to_tuple_pairs([5, 4, 3, 2, 1, 0, -1])
# %%
class Solution:
    def invertGroups(self, owners):
        groups = {}
        for pet, owner in owners.items():
            groups.setdefault(owner, []).append(pet)
        for pets in groups.values():
            pets.sort(key=len)
        return groups
#> Solution().invertGroups({'rex': 'ann', 'whiskers': 'bob', 'io': 'ann'})
#> Solution().invertGroups({})
#> Solution().invertGroups({'goldie': 'cy', 'tom': 'cy', 'kit': 'cy', 'ox': 'cy'})
#> Solution().invertGroups({'a': 1, 'bb': 2})
#> Solution().invertGroups({'dolly': 'm', 'max': 'n', 'pip': 'm', 'bo': 'n'})
# %%
def safe_int(text, default=0):
    try:
        return int(text)
    except ValueError:
        return default


def sum_of_fields(line, sep):
    total = 0
    bad = 0
    for field in line.split(sep):
        value = safe_int(field.strip(), None)
        if value is None:
            bad += 1
        else:
            total += value
    return total, bad
#> sum_of_fields('12, 7, x, -3', ',')
#> sum_of_fields('', ';')
#> sum_of_fields('1|2|3|4', '|')
#> sum_of_fields('4.5 : 2 : seven', ':')
#> sum_of_fields('+8/ 008 /1_0', '/')
# %%
def count_kinds(values):
    counts = {'int': 0, 'float': 0, 'str': 0, 'other': 0}
    for v in values:
        if isinstance(v, bool):
            counts['other'] += 1
        elif isinstance(v, int):
            counts['int'] += 1
        elif isinstance(v, float):
            counts['float'] += 1
        elif isinstance(v, str):
            counts['str'] += 1
        else:
            counts['other'] += 1
    return counts
#> count_kinds([1, 2.5, 'a', None, True])
#> count_kinds([])
#> count_kinds(['x', 'y', [1], (2,), {}])
#> count_kinds([0, -4, 7, 0.0])
#> count_kinds([False, False, 3])
# %%
def second_smallest(nums):
    unique = sorted(set(nums))
    if len(unique) < 2:
        return None
    return unique[1]


def spread_after_trim(nums):
    low = second_smallest(nums)
    negated = [-n for n in nums]
    high = second_smallest(negated)
    if low is None or high is None:
        return 0
    return -high - low
#> spread_after_trim([4, 9, 1, 7, 3])
#> spread_after_trim([5, 5, 5])
#> spread_after_trim([])
#> spread_after_trim([2, 8])
#> spread_after_trim([-10, 20, 0, 20, -10, 6])
# %%
def flatten_once(nested):
    flat = []
    for item in nested:
        if isinstance(item, (list, tuple)):
            flat.extend(item)
        else:
            flat.append(item)
    return flat


def flatten_times(nested, times):
    current = nested
    for _ in range(times):
        nxt = flatten_once(current)
        if nxt == current:
            break
        current = nxt
    return current
#> flatten_times([1, [2, [3, [4]]]], 2)
#> flatten_times([1, 2, 3], 5)
#> flatten_times([(1, 2), [3, (4,)], 5], 1)
#> flatten_times([], 3)
#> flatten_times([[[['deep']]], 'top'], 0)
# %%
def mask_card(number, keep=4, mark='*'):
    digits = ''.join(ch for ch in number if ch.isdigit())
    if len(digits) <= keep:
        return digits
    hidden = mark * (len(digits) - keep)
    shown = hidden + digits[-keep:]
    chunks = [shown[i:i + 4] for i in range(0, len(shown), 4)]
    return '-'.join(chunks)
#> mask_card('4111 2222 3333 4444')
#> mask_card('12-34', keep=2)
#> mask_card('99', keep=4)
#> mask_card('a1b2c3d4e5f6', 3, '#')
#> mask_card('')
# %%
class Solution:
    def rankByKeys(self, players, keys):
        def sort_key(player):
            return tuple(-player.get(k, 0) for k in keys)

        ordered = sorted(players, key=sort_key)
        return [p['name'] for p in ordered]
#> Solution().rankByKeys([{'name': 'io', 'pts': 3}, {'name': 'al', 'pts': 9}], ['pts'])
#> Solution().rankByKeys([{'name': 'a', 'w': 2, 'd': 1}, {'name': 'b', 'w': 2, 'd': 4}, {'name': 'c', 'w': 3}], ['w', 'd'])
#> Solution().rankByKeys([], ['w'])
#> Solution().rankByKeys([{'name': 'x', 'w': 1}, {'name': 'y', 'w': 5}], [])
#> Solution().rankByKeys([{'name': 'p'}, {'name': 'q', 'd': -1}, {'name': 'r', 'd': 1}], ['d'])
# %%
def common_keys(*dicts):
    if not dicts:
        return []
    shared = []
    for key in dicts[0]:
        if all(key in d for d in dicts[1:]):
            shared.append(key)
    return shared


def agree_on(a, b, c):
    keys = common_keys(a, b, c)
    same = [k for k in keys if a[k] == b[k] == c[k]]
    return same, len(keys) - len(same)
#> agree_on({'x': 1, 'y': 2}, {'x': 1, 'y': 3}, {'y': 2, 'x': 1})
#> agree_on({}, {'x': 1}, {'x': 1})
#> agree_on({'k': 0}, {'k': 0}, {'k': False})
#> agree_on({'a': 1, 'b': 2, 'c': 3}, {'b': 2, 'c': 3}, {'c': 4, 'b': 2})
#> agree_on({'q': 'one'}, {'r': 'one'}, {'s': 'one'})
# %%
def is_snake(name):
    if not name or name[0] == '_' or name[-1] == '_':
        return False
    return name == name.lower() and '__' not in name


def snake_to_camel(name):
    head, *tail = name.split('_')
    return head + ''.join(part.title() for part in tail)


def rename_all(names):
    return [snake_to_camel(n) if is_snake(n) else n for n in names]
#> rename_all(['max_speed', 'Limit', '_hidden'])
#> rename_all(['one', 'two_three_four'])
#> rename_all([])
#> rename_all(['', 'bad__name', 'end_'])
#> rename_all(['row_2_col_3', 'XY_z'])
# %%
import math


def round_parts(amounts, total):
    whole = sum(amounts)
    if whole == 0:
        return [0] * len(amounts)
    raw = [a * total / whole for a in amounts]
    floors = [math.floor(r) for r in raw]
    missing = total - sum(floors)
    order = sorted(range(len(raw)), key=lambda i: floors[i] - raw[i])
    for i in order[:missing]:
        floors[i] += 1
    return floors
#> round_parts([1, 1, 1], 10)
#> round_parts([5, 3, 2], 10)
#> round_parts([0, 0], 7)
#> round_parts([7, 7, 1, 1], 9)
#> round_parts([13], 4)
# %%
def vowels_last(word):
    front = [c for c in word if c.lower() not in 'aeiou']
    back = [c for c in word if c.lower() in 'aeiou']
    return ''.join(front + back)


def vowels_last_in(sentence, min_len):
    words = sentence.split()
    for i, w in enumerate(words):
        if len(w) >= min_len:
            words[i] = vowels_last(w)
    return ' '.join(words)
#> vowels_last_in('please open the window', 4)
#> vowels_last_in('aeiou', 1)
#> vowels_last_in('', 2)
#> vowels_last_in('Old Apple Tree', 5)
#> vowels_last_in('my cat', 9)
# %%
class Solution:
    def rotateColumns(self, table, shift):
        columns = [list(col) for col in zip(*table)]
        for i, col in enumerate(columns):
            k = (shift * i) % len(col)
            columns[i] = col[-k:] + col[:-k] if k else col
        return [list(row) for row in zip(*columns)]
#> Solution().rotateColumns([[1, 2, 3], [4, 5, 6], [7, 8, 9]], 1)
#> Solution().rotateColumns([['a', 'b'], ['c', 'd']], 2)
#> Solution().rotateColumns([], 3)
#> Solution().rotateColumns([[1, 2, 3, 4]], 5)
#> Solution().rotateColumns([[0, 1], [2, 3], [4, 5]], -1)
# %%
def any_divides(n, divisors):
    return any(d != 0 and n % d == 0 for d in divisors)


def split_by_divisors(nums, divisors):
    yes, no = [], []
    for n in nums:
        (yes if any_divides(n, divisors) else no).append(n)
    return yes, no
#> split_by_divisors([6, 7, 8, 9, 10], [2, 3])
#> split_by_divisors([1, 2, 3], [0])
#> split_by_divisors([], [4])
#> split_by_divisors([-15, 0, 15, 22], [5, 11])
#> split_by_divisors([49, 50], [])
# %%
from collections import Counter


def letter_bank(bank, words):
    have = Counter(bank.lower())
    good = []
    for word in words:
        need = Counter(word.lower())
        missing = need - have
        if not missing:
            good.append(word)
    return sorted(good, key=lambda w: (-len(w), w))
#> letter_bank('stream', ['tea', 'steam', 'tree', 'mast'])
#> letter_bank('', ['a', ''])
#> letter_bank('Balloon', ['ball', 'loon', 'noon', 'on', 'all'])
#> letter_bank('xyz', [])
#> letter_bank('aabb', ['abab', 'aab', 'abc', 'bb'])
# %%
def clamp(value, low, high):
    return max(low, min(high, value))


def normalise_marks(marks, low=0, high=100):
    fixed = {}
    changed = []
    for student, mark in marks.items():
        fixed[student] = clamp(mark, low, high)
        if fixed[student] != mark:
            changed.append(student)
    average = round(sum(fixed.values()) / len(fixed), 1) if fixed else 0.0
    return average, changed
#> normalise_marks({'ana': 88, 'ben': 107, 'cal': -4})
#> normalise_marks({})
#> normalise_marks({'dee': 10, 'eli': 3}, high=5)
#> normalise_marks({'fay': 61, 'gus': 72, 'hal': 80}, 50, 90)
#> normalise_marks({'ivy': 1}, low=40)
# %%
def drop_nones(record):
    return {k: v for k, v in record.items() if v is not None}


def fill_defaults(record, defaults):
    clean = drop_nones(record)
    for key, value in defaults.items():
        clean.setdefault(key, value)
    unknown = [k for k in clean if k not in defaults]
    for k in unknown:
        clean.pop(k)
    return clean, unknown
#> fill_defaults({'size': None, 'colour': 'red'}, {'size': 10, 'colour': 'blue'})
#> fill_defaults({}, {'a': 1})
#> fill_defaults({'debug': True, 'level': 3}, {'level': 1})
#> fill_defaults({'x': 0, 'y': None, 'z': ''}, {'y': 5})
#> fill_defaults({'p': 1}, {})
# %%
class Solution:
    def longestRunOfWord(self, text, word):
        best = run = 0
        for token in text.lower().split():
            token = token.strip(',.;!?')
            if token == word:
                run += 1
                best = max(best, run)
            else:
                run = 0
        return best
#> Solution().longestRunOfWord('Ha, ha, ha! No. Ha?', 'ha')
#> Solution().longestRunOfWord('', 'x')
#> Solution().longestRunOfWord('go stop go go stop', 'go')
#> Solution().longestRunOfWord('very very, very; very. good', 'very')
#> Solution().longestRunOfWord('nothing here', 'no')
# %%
def product(nums):
    result = 1
    for n in nums:
        result *= n
    return result


def product_report(rows):
    report = []
    for row in rows:
        positives = list(filter(lambda x: x > 0, row))
        report.append(product(positives) if positives else 0)
    return report, max(report, default=None)
#> product_report([[1, 2, 3], [-4, 5], [6, -1, 2]])
#> product_report([])
#> product_report([[-1, -2], []])
#> product_report([[10, 10, 10]])
#> product_report([[2, 2, 2, 2], [3, 3, 3], [0, 7]])
# %%
def starts_same(a, b):
    n = 0
    while n < len(a) and n < len(b) and a[n] == b[n]:
        n += 1
    return a[:n]


def shared_start(words):
    if not words:
        return ''
    prefix = words[0]
    for w in words[1:]:
        prefix = starts_same(prefix, w)
    return prefix


def shared_end(words):
    return shared_start([w[::-1] for w in words])[::-1]


def shorten(words):
    head, tail = shared_start(words), shared_end(words)
    return [w[len(head):len(w) - len(tail)] for w in words]
#> shorten(['img_01.png', 'img_27.png', 'img_3.png'])
#> shorten(['solo'])
#> shorten([])
#> shorten(['cats', 'dogs', 'cows'])
#> shorten(['prefix_a', 'prefix_b'])
# %%
def elapsed(start, end):
    h1, m1 = map(int, start.split(':'))
    h2, m2 = map(int, end.split(':'))
    minutes = (h2 * 60 + m2) - (h1 * 60 + m1)
    if minutes < 0:
        minutes += 24 * 60
    return minutes


def total_shift(shifts):
    total = sum(elapsed(a, b) for a, b in shifts)
    h, m = divmod(total, 60)
    return f'{h}h{m:02d}'
#> total_shift([('09:00', '12:30'), ('13:15', '17:00')])
#> total_shift([('22:45', '06:05')])
#> total_shift([])
#> total_shift([('08:00', '08:00'), ('23:59', '00:01')])
#> total_shift([('10:10', '11:20'), ('11:20', '12:25'), ('18:00', '18:07')])
# %%
def replace_many(text, rules):
    for old, new in rules:
        if old in text:
            text = text.replace(old, new)
    return text


def stable_replace(text, rules, limit=5):
    for step in range(limit):
        nxt = replace_many(text, rules)
        if nxt == text:
            return text, step
        text = nxt
    return text, limit
#> stable_replace('aaaa', [('aa', 'b'), ('bb', 'c')])
#> stable_replace('hello', [('l', 'll')], limit=3)
#> stable_replace('plain', [])
#> stable_replace('xxyyxy', [('xy', ''), ('yx', '')])
#> stable_replace('((()))', [('()', '')])
# %%
class Solution:
    def tallest(self, people):
        return max(people, key=lambda p: (p['h'], p['n']))

    def heightLadder(self, people):
        rest = people[:]
        steps = []
        while len(rest) > 1:
            top = self.tallest(rest)
            rest.remove(top)
            runner = self.tallest(rest)
            steps.append((top['n'], top['h'] - runner['h']))
        return steps
#> Solution().heightLadder([{'n': 'al', 'h': 170}, {'n': 'bo', 'h': 182}, {'n': 'cy', 'h': 165}])
#> Solution().heightLadder([])
#> Solution().heightLadder([{'n': 'x', 'h': 150}])
#> Solution().heightLadder([{'n': 'p', 'h': 160}, {'n': 'q', 'h': 160}])
#> Solution().heightLadder([{'n': 'm', 'h': 199}, {'n': 'k', 'h': 120}, {'n': 'j', 'h': 121}, {'n': 'i', 'h': 140}])
# %%
def pad_rows(rows, fill=0):
    width = max(map(len, rows), default=0)
    return [row + [fill] * (width - len(row)) for row in rows]


def column_sums(rows):
    padded = pad_rows(rows)
    sums = []
    for col in zip(*padded):
        sums.append(sum(col))
    return sums


def best_column(rows):
    sums = column_sums(rows)
    if not sums:
        return -1
    return sums.index(max(sums))
#> best_column([[1, 2, 3], [4, 5], [6]])
#> best_column([])
#> best_column([[0, 0], [0, 0, 0, 1]])
#> best_column([[-5, -2], [-1, -9, -1]])
#> best_column([[], []])
# %%
def parse_pair(text):
    key, sep, value = text.partition('=')
    if not sep:
        raise ValueError('no = in ' + repr(text))
    return key.strip(), value.strip()


def parse_settings(lines):
    settings, errors = {}, []
    for number, line in enumerate(lines, start=1):
        if line.startswith('#') or not line.strip():
            continue
        try:
            key, value = parse_pair(line)
        except ValueError as e:
            errors.append(f'{number}: {e}')
            continue
        settings[key] = int(value) if value.isdigit() else value
    return settings, errors
#> parse_settings(['# top', 'size = 12', 'name=fox'])
#> parse_settings(['broken', '', 'a=b=c'])
#> parse_settings([])
#> parse_settings(['x=1', 'x=2', '   ', 'x = -3'])
#> parse_settings(['=5', 'k='])
# %%
def swap_case_every(text, n):
    out = ''
    for i, ch in enumerate(text):
        out += ch.swapcase() if i % n == n - 1 else ch
    return out


def wobble(text, sizes):
    for n in sizes:
        if n > 0:
            text = swap_case_every(text, n)
    return text
#> wobble('Sandwich', [2])
#> wobble('abc', [1, 1])
#> wobble('', [3])
#> wobble('Mixed Case', [0, 3, 2])
#> wobble('zZzZ', [4, -1])
# %%
from functools import reduce


def sum_digits(n):
    return sum(map(int, str(abs(n))))


def digit_fold(nums):
    digits = [sum_digits(n) for n in nums]
    total = reduce(lambda acc, d: acc * 2 + d, digits, 0)
    evens = sum(1 for d in digits if d % 2 == 0)
    return total, evens
#> digit_fold([12, 305, 7])
#> digit_fold([])
#> digit_fold([-44, 0, 999])
#> digit_fold([1000001])
#> digit_fold([8, 17, 26, 35])
# %%
class Solution:
    def dedupeKeepLast(self, pairs):
        latest = {}
        for key, value in pairs:
            latest.pop(key, None)
            latest[key] = value
        return list(latest.items())
#> Solution().dedupeKeepLast([('a', 1), ('b', 2), ('a', 3)])
#> Solution().dedupeKeepLast([])
#> Solution().dedupeKeepLast([('x', 0), ('x', 0), ('x', 5)])
#> Solution().dedupeKeepLast([(1, 'p'), (2, 'q'), (3, 'r')])
#> Solution().dedupeKeepLast([('k', 9), ('m', 8), ('k', 7), ('m', 6), ('n', 5)])
# %%
def chunk(seq, size):
    return [seq[i:i + size] for i in range(0, len(seq), size)]


def zigzag_chunks(seq, size):
    try:
        parts = chunk(seq, size)
    except ValueError:
        return []
    for i in range(1, len(parts), 2):
        parts[i] = parts[i][::-1]
    return sum(parts, [])
#> zigzag_chunks([1, 2, 3, 4, 5, 6, 7], 3)
#> zigzag_chunks([1, 2], 0)
#> zigzag_chunks([], 2)
#> zigzag_chunks(['a', 'b', 'c', 'd', 'e', 'f'], 2)
#> zigzag_chunks([9, 8, 7], 10)
# %%
def initials(full_name, dot=True):
    letters = [part[0].upper() for part in full_name.replace('-', ' ').split()]
    if dot:
        return '.'.join(letters) + '.' if letters else ''
    return ''.join(letters)


def number_initials(names):
    used = {}
    result = []
    for name in names:
        code = initials(name, dot=False)
        used[code] = used.get(code, 0) + 1
        result.append(code if used[code] == 1 else f'{code}{used[code]}')
    return result
#> number_initials(['Jane Doe', 'john dale', 'Ann Bo'])
#> number_initials([])
#> number_initials(['mary-lou king', 'Max L. Kent', 'M l k'])
#> number_initials(['x', 'X', 'x x'])
#> number_initials(['', 'Q'])
# %%
import math


def nearest_point(origin, points):
    best = None
    best_d = math.inf
    for p in points:
        d = math.hypot(p[0] - origin[0], p[1] - origin[1])
        if d < best_d:
            best, best_d = p, d
    return best


def greedy_path(origin, points):
    left = list(points)
    path = [origin]
    while left:
        nxt = nearest_point(path[-1], left)
        left.remove(nxt)
        path.append(nxt)
    return path
#> greedy_path((0, 0), [(5, 5), (1, 1), (2, 3)])
#> greedy_path((2, 2), [])
#> greedy_path((0, 0), [(-1, 0), (1, 0), (3, 0)])
#> greedy_path((10, 0), [(0, 0), (9, 9), (10, 1), (11, 4)])
#> greedy_path((1, 1), [(1, 1)])
# %%
def without(d, *keys):
    return {k: v for k, v in d.items() if k not in keys}


def diff(old, new):
    added = without(new, *old)
    removed = without(old, *new)
    changed = {}
    for k in old:
        if k in new and old[k] != new[k]:
            changed[k] = (old[k], new[k])
    return added, removed, changed
#> diff({'a': 1, 'b': 2}, {'b': 3, 'c': 4})
#> diff({}, {})
#> diff({'k': [1]}, {'k': [1]})
#> diff({'x': 1}, {})
#> diff({'u': 'on', 'v': 'off', 'w': None}, {'w': 0, 'v': 'off', 'u': 'off'})
# %%
class Solution:
    def countEnding(self, words, ending):
        return sum(w.endswith(ending) for w in words)

    def rhymeScore(self, poem):
        last = [line.split()[-1].rstrip('.,!') for line in poem if line.strip()]
        score = 0
        for i, w in enumerate(last):
            rest = last[i + 1:]
            score += self.countEnding(rest, w[-2:])
        return score
#> Solution().rhymeScore(['the cat', 'wore a hat,', 'in the sun.'])
#> Solution().rhymeScore([])
#> Solution().rhymeScore(['so bright', 'the night!', 'a kite', 'my sight'])
#> Solution().rhymeScore(['', 'alone'])
#> Solution().rhymeScore(['one', 'two', 'three', 'tree'])
# %%
def add_tuples(a, b):
    return tuple(x + y for x, y in zip(a, b))


def running_tuples(steps, start=(0, 0)):
    trail = [start]
    for s in steps:
        if len(s) != len(start):
            break
        trail.append(add_tuples(trail[-1], s))
    return trail
#> running_tuples([(1, 0), (0, 2), (-3, 1)])
#> running_tuples([])
#> running_tuples([(1, 1), (1, 1, 1), (5, 5)])
#> running_tuples([(1, 2, 3), (4, 5, 6)], start=(0, 0, 10))
#> running_tuples([(7,)], (1,))
# %%
def strip_suffix(word, suffixes):
    for s in sorted(suffixes, key=len, reverse=True):
        if word.endswith(s) and len(word) - len(s) >= 3:
            return word[:-len(s)]
    return word


def stem_counts(text):
    counts = {}
    for word in text.lower().split():
        stem = strip_suffix(word, ['s', 'ing', 'ed', 'er'])
        counts[stem] = counts.get(stem, 0) + 1
    return {k: n for k, n in counts.items() if n > 1}
#> stem_counts('walk walked walking runs runner')
#> stem_counts('')
#> stem_counts('cats cat caters cater catered')
#> stem_counts('red bed sing ring')
#> stem_counts('Play plays PLAYED player play')
# %%
def pop_where(items, test):
    taken = []
    i = 0
    while i < len(items):
        if test(items[i]):
            taken.append(items.pop(i))
        else:
            i += 1
    return taken


def sort_bins(nums, limit):
    nums = nums[:]
    big = pop_where(nums, lambda n: n > limit)
    negative = pop_where(nums, lambda n: n < 0)
    return big, negative, nums
#> sort_bins([5, -1, 30, 8, -7, 12], 10)
#> sort_bins([], 0)
#> sort_bins([1, 2, 3], 3)
#> sort_bins([-2, -4], -3)
#> sort_bins([100, 50, 0], 1)
# %%
from itertools import groupby


class Solution:
    def compressRuns(self, text):
        parts = []
        for ch, group in groupby(text):
            size = len(list(group))
            parts.append(ch if size == 1 else f'{ch}{size}')
        return ''.join(parts)

    def shorterForm(self, text):
        packed = self.compressRuns(text)
        back = self.compressRuns(text[::-1])[::-1]
        options = [text, packed, back]
        return min(options, key=len)
#> Solution().shorterForm('aaabccd')
#> Solution().shorterForm('abc')
#> Solution().shorterForm('')
#> Solution().shorterForm('zzzzzzzzzzzz')
#> Solution().shorterForm('oo--oo--!!!')
