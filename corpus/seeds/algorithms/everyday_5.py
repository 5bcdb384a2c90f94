# %%
def tuple_column_product(records, col):
    product = 1
    for rec in records:
        if col < len(rec):
            product *= rec[col]
    return product
#> tuple_column_product([(1, 2), (3, 4), (5, 6)], 1)
#> tuple_column_product([], 0)
#> tuple_column_product([(2,), (3, 9), (4,)], 1)
#> tuple_column_product([(7, 0), (8, 5)], 1)
#> tuple_column_product([(-2, 1, 1), (-3, 1, 1)], 0)
# %%
class Solution:
    def lettersThenDigits(self, text):
        letters = sorted(c for c in text if c.isalpha())
        digits = sorted((c for c in text if c.isdigit()), reverse=True)
        rest = len(text) - len(letters) - len(digits)
        return ''.join(letters), ''.join(digits), rest
#> Solution().lettersThenDigits('b3a1-c2')
#> Solution().lettersThenDigits('')
#> Solution().lettersThenDigits('Zebra')
#> Solution().lettersThenDigits('2024-11-05')
#> Solution().lettersThenDigits('x?y!z9')
# %%
def flatten_dict(d, prefix=''):
    flat = {}
    for key, value in d.items():
        name = prefix + '.' + key if prefix else key
        if isinstance(value, dict):
            flat.update(flatten_dict(value, name))
        else:
            flat[name] = value
    return flat


def longest_path(d):
    flat = flatten_dict(d)
    if not flat:
        return ''
    return max(flat, key=lambda p: (p.count('.'), p))
#> longest_path({'a': {'b': 1}, 'c': 2})
#> longest_path({})
#> longest_path({'x': {'y': {'z': 0}}, 'k': {'m': {'n': 1}}})
#> longest_path({'solo': None})
#> longest_path({'p': {}, 'q': {'r': {}}, 's': 5})
# %%
def sort_by_second_then_first(pairs):
    return sorted(pairs, key=lambda p: (p[1], p[0]))


def rank_map(pairs):
    ranks = {}
    place = 0
    last = None
    for name, value in sort_by_second_then_first(pairs):
        if value != last:
            place += 1
            last = value
        ranks[name] = place
    return ranks
#> rank_map([('b', 2), ('a', 2), ('c', 1)])
#> rank_map([])
#> rank_map([('x', 9)])
#> rank_map([('p', 3), ('q', 2), ('r', 1)])
#> rank_map([('m', 0), ('n', 0), ('o', -1), ('m', 4)])
# %%
class Solution:
    def sumBetween(self, nums, lo, hi):
        if lo > hi:
            lo, hi = hi, lo
        total = 0
        for i in range(lo, hi + 1):
            try:
                total += nums[i]
            except IndexError:
                break
        return total
#> Solution().sumBetween([4, 8, 1, 9], 1, 3)
#> Solution().sumBetween([4, 8, 1, 9], 2, 0)
#> Solution().sumBetween([], 0, 5)
#> Solution().sumBetween([10, 20], 1, 7)
#> Solution().sumBetween([3, 3, 3], -2, 1)
# %%
def words_of(text):
    return [w.strip(',.!').lower() for w in text.split()]


def bigrams(text):
    words = words_of(text)
    return list(zip(words, words[1:]))


def shared_bigrams(a, b):
    first, second = bigrams(a), bigrams(b)
    shared = []
    for pair in first:
        if pair in second and pair not in shared:
            shared.append(pair)
    return [' '.join(p) for p in shared]
#> shared_bigrams('The cat sat on the mat.', 'on the mat the cat sat')
#> shared_bigrams('', 'a b')
#> shared_bigrams('go go go', 'Go, go!')
#> shared_bigrams('one two', 'two one')
#> shared_bigrams('we like tea and we like jam', 'they like tea, we like it')
# %%
def pop_longest(words):
    longest = max(words, key=len)
    words.remove(longest)
    return longest


def trim_to_budget(words, budget):
    words = list(words)
    dropped = []
    while words and sum(map(len, words)) > budget:
        dropped.append(pop_longest(words))
    return words, dropped
#> trim_to_budget(['maple', 'oak', 'willow', 'ash'], 11)
#> trim_to_budget([], 3)
#> trim_to_budget(['aa', 'bb'], 0)
#> trim_to_budget(['sun', 'sea'], 100)
#> trim_to_budget(['x', 'yyy', 'zzz', 'ww'], 6)
# %%
class Solution:
    def makeTable(self, nums, ops):
        actions = {
            'double': lambda n: n * 2,
            'square': lambda n: n ** 2,
            'half': lambda n: n // 2,
            'flip': lambda n: -n,
        }
        table = {}
        for op in ops:
            if op not in actions:
                table[op] = None
                continue
            table[op] = list(map(actions[op], nums))
        return table
#> Solution().makeTable([1, 2, 5], ['double', 'flip'])
#> Solution().makeTable([], ['square'])
#> Solution().makeTable([9, -9], ['half', 'cube'])
#> Solution().makeTable([4], [])
#> Solution().makeTable([0, 3], ['square', 'half', 'double'])
# %%
def only_alpha(text):
    return ''.join(c for c in text if c.isalpha() or c == ' ')


def acronym(phrase, skip=('of', 'the', 'and', 'for')):
    words = only_alpha(phrase).lower().split()
    letters = [w[0] for w in words if w not in skip]
    return ''.join(letters).upper()


def clashing(phrases):
    table = {}
    for p in phrases:
        table.setdefault(acronym(p), []).append(p)
    return {a: len(ps) for a, ps in table.items() if len(ps) > 1}
#> clashing(['Bank of Spain', 'big shop', 'The Zoo'])
#> clashing([])
#> clashing(['for the', 'of', 'and!'])
#> clashing(['Tea Room', 'tall Rose', 'Tin & Rust', 'Ink Pen'])
#> clashing(['one', 'two'])
# %%
def digits_desc(n):
    return int(''.join(sorted(str(n), reverse=True)))


def digits_asc(n):
    return int(''.join(sorted(str(n))))


def shrink_steps(n):
    steps = []
    while n not in steps and len(steps) < 8:
        steps.append(n)
        n = digits_desc(n) - digits_asc(n)
    return steps
#> shrink_steps(52)
#> shrink_steps(7)
#> shrink_steps(495)
#> shrink_steps(100)
#> shrink_steps(3087)
# %%
class Solution:
    def indexOfOr(self, items, value, default):
        try:
            return items.index(value)
        except ValueError:
            return default

    def orderLike(self, items, model):
        n = len(model)
        return sorted(items, key=lambda x: (self.indexOfOr(model, x, n), x))
#> Solution().orderLike([1, 2, 3, 4], [3, 1])
#> Solution().orderLike([], [1])
#> Solution().orderLike(['m', 's', 'l', 'xl'], ['s', 'm', 'l', 'xl'])
#> Solution().orderLike([9, 9, 5, 7], [])
#> Solution().orderLike([6, 2, 6, 4], [6, 4, 2])
# %%
def celsius_bands(temps):
    bands = {'frost': [], 'cool': [], 'warm': [], 'hot': []}
    for city, t in temps.items():
        if t < 0:
            band = 'frost'
        elif t < 15:
            band = 'cool'
        elif t < 27:
            band = 'warm'
        else:
            band = 'hot'
        bands[band].append(city)
    return {b: sorted(c) for b, c in bands.items() if c}
#> celsius_bands({'Oslo': -3, 'Rome': 21, 'Cairo': 34})
#> celsius_bands({})
#> celsius_bands({'A': 0, 'B': 15, 'C': 27})
#> celsius_bands({'Z': 14.9, 'Y': 1, 'X': 5})
#> celsius_bands({'Nome': -20})
# %%
def remove_vowels(word):
    return word[:1] + ''.join(c for c in word[1:] if c.lower() not in 'aeiou')


def abbreviate(words, limit):
    short = {}
    for w in words:
        if len(w) <= limit:
            short[w] = w
            continue
        s = remove_vowels(w)
        short[w] = s if len(s) <= limit else s[:limit - 1] + '.'
    return short
#> abbreviate(['street', 'lane', 'boulevard'], 5)
#> abbreviate([], 3)
#> abbreviate(['aeiou', 'queue'], 2)
#> abbreviate(['Avenue', 'Highway', 'Road'], 4)
#> abbreviate(['rhythmical'], 6)
# %%
class Solution:
    def depthOf(self, item):
        if not isinstance(item, (list, tuple)):
            return 0
        return 1 + max(map(self.depthOf, item), default=0)

    def groupByDepth(self, items):
        groups = {}
        for item in items:
            groups.setdefault(self.depthOf(item), []).append(item)
        return [groups[d] for d in sorted(groups)]
#> Solution().groupByDepth([1, [2], [[3]], 4])
#> Solution().groupByDepth([])
#> Solution().groupByDepth([(), [[]], 'text'])
#> Solution().groupByDepth([[1, [2, [3]]], [4], (5, (6,))])
#> Solution().groupByDepth([None, 0])
# %%
def parse_duration(text):
    units = {'h': 3600, 'm': 60, 's': 1}
    total = 0
    number = ''
    for ch in text.replace(' ', ''):
        if ch.isdigit():
            number += ch
        elif ch in units and number:
            total += int(number) * units[ch]
            number = ''
        else:
            raise ValueError(text)
    return total + int(number or 0)


def longest_track(tracks):
    best = None
    for name, length in tracks:
        try:
            seconds = parse_duration(length)
        except ValueError:
            continue
        if best is None or seconds > best[1]:
            best = (name, seconds)
    return best
#> longest_track([('Dawn', '3m 20s'), ('Dusk', '1h'), ('Noon', '90m')])
#> longest_track([])
#> longest_track([('Bad', 'long'), ('Ok', '45')])
#> longest_track([('A', '2m'), ('B', '120s'), ('C', '1m60s')])
#> longest_track([('X', 'm5'), ('Y', '?')])
# %%
def even_positions(seq):
    return seq[::2]


def odd_positions(seq):
    return seq[1::2]


def checksum(code):
    digits = [int(c) for c in reversed(code) if c.isdigit()]
    plain = sum(even_positions(digits))
    tripled = sum(3 * d for d in odd_positions(digits))
    return (plain + tripled) % 10


def valid_codes(codes):
    return [c for c in codes if any(map(str.isdigit, c)) and checksum(c) == 0]
#> valid_codes(['1-7', '4006381333931', '123'])
#> valid_codes([])
#> valid_codes(['none', '0'])
#> valid_codes(['55', '82', '37', '19'])
#> valid_codes(['A11B6', 'A1B1C6D'])
# %%
class Solution:
    def sameSign(self, a, b):
        return a * b > 0

    def signRuns(self, nums):
        runs = []
        for n in nums:
            if n == 0:
                continue
            if runs and self.sameSign(runs[-1][-1], n):
                runs[-1].append(n)
            else:
                runs.append([n])
        return [(len(r), sum(r)) for r in runs]
#> Solution().signRuns([3, 4, -1, -2, 0, -3, 8])
#> Solution().signRuns([])
#> Solution().signRuns([0, 0])
#> Solution().signRuns([1, -1, 1, -1])
#> Solution().signRuns([-5, -6])
# %%
def mean(nums):
    return sum(nums) / len(nums) if nums else 0


def moving_mean(nums, k):
    return [mean(nums[max(0, i - k + 1):i + 1]) for i in range(len(nums))]


def above_trend(nums, k):
    trend = moving_mean(nums, k)
    flags = []
    for i in range(1, len(nums)):
        if nums[i] > trend[i - 1]:
            flags.append(i)
    return flags
#> above_trend([10, 12, 11, 15, 9], 3)
#> above_trend([], 2)
#> above_trend([5, 5, 5, 5], 2)
#> above_trend([1, 2, 4, 8, 16], 1)
#> above_trend([30, 20, 25, 24, 26, 10], 4)
# %%
def count_if(items, *tests):
    return [sum(1 for x in items if t(x)) for t in tests]


def text_profile(text):
    words = text.split()
    title, upper, digit, mixed = count_if(
        words,
        str.istitle,
        str.isupper,
        str.isdigit,
        lambda w: w.isalnum() and not w.isalpha() and not w.isdigit(),
    )
    return {'title': title, 'upper': upper, 'digit': digit, 'mixed': mixed}
#> text_profile('Flight BA 117 leaves Gate b7')
#> text_profile('')
#> text_profile('2 B or not 2b')
#> text_profile('ALL CAPS HERE 99')
#> text_profile('a,b c-d')
# %%
class Solution:
    def mergeMax(self, a, b):
        out = {}
        for k in list(a) + list(b):
            out[k] = max(a.get(k, b.get(k)), b.get(k, a.get(k)))
        return out

    def personalBests(self, sessions):
        best = {}
        improved = []
        for number, session in enumerate(sessions, 1):
            merged = self.mergeMax(best, session)
            if any(k in best and merged[k] > best[k] for k in merged):
                improved.append(number)
            best = merged
        return best, improved
#> Solution().personalBests([{'run': 5, 'jump': 2}, {'run': 7}, {'jump': 1}])
#> Solution().personalBests([])
#> Solution().personalBests([{'swim': 10}, {'bike': 20}])
#> Solution().personalBests([{'a': 1}, {'a': 2, 'b': 0}, {'a': 2, 'b': 3}])
#> Solution().personalBests([{}, {'x': -5}, {'x': -4}])
# %%
def bracket(text, left='(', right=')'):
    return left + text + right


def show(value):
    if isinstance(value, str):
        return "'" + value + "'"
    if isinstance(value, list):
        return bracket(' '.join(show(v) for v in value))
    if isinstance(value, dict):
        pairs = [show(k) + ':' + show(v) for k, v in value.items()]
        return bracket(' '.join(pairs), '{', '}')
    if value is None:
        return 'nil'
    return str(value).lower()
#> show([1, 'two', [True, None]])
#> show({})
#> show({'k': [2.5, {'z': 'w'}]})
#> show('alone')
#> show([[], [[]], False])
# %%
def next_line(row):
    inner = [a + b for a, b in zip(row, row[1:])]
    return [row[0]] + inner + [row[-1]]


def widen(row, times):
    lines = [row]
    for _ in range(times):
        lines.append(next_line(lines[-1]))
    widest = max(lines[-1])
    return lines[-1], widest
#> widen([1], 3)
#> widen([2, 3], 2)
#> widen([5, 0, 5], 0)
#> widen([1, -1], 3)
#> widen([10, 20, 30], 1)
# %%
class Solution:
    def stripPrefix(self, word, prefixes):
        for p in prefixes:
            if word.startswith(p) and len(word) > len(p) + 2:
                return p, word[len(p):]
        return '', word

    def splitPrefixes(self, words):
        prefixes = ['under', 'over', 'un', 're', 'dis']
        table = {}
        for w in words:
            p, root = self.stripPrefix(w.lower(), prefixes)
            table.setdefault(root, []).append(p or '-')
        return table
#> Solution().splitPrefixes(['undo', 'untie', 'retie', 'tie'])
#> Solution().splitPrefixes([])
#> Solution().splitPrefixes(['Underpay', 'overpay', 'repay', 'pay'])
#> Solution().splitPrefixes(['red', 'dish', 'rerun'])
#> Solution().splitPrefixes(['under', 'over'])
# %%
def in_groups(items, key):
    groups = {}
    for x in items:
        groups.setdefault(key(x), []).append(x)
    return groups


def remainder_table(nums, k):
    groups = in_groups(nums, lambda n: n % k)
    rows = []
    for r in range(k):
        members = groups.get(r, [])
        rows.append((r, len(members), sum(members)))
    return rows
#> remainder_table([1, 2, 3, 4, 5, 6, 7], 3)
#> remainder_table([], 2)
#> remainder_table([-1, -2, -3], 2)
#> remainder_table([10, 20, 30], 5)
#> remainder_table([8], 1)
# %%
def swap_halves(text):
    mid = (len(text) + 1) // 2
    return text[mid:] + text[:mid]


def swaps_to_return(text):
    cur = swap_halves(text)
    n = 1
    while cur != text and n < 30:
        cur = swap_halves(cur)
        n += 1
    return n


def return_table(words):
    return {w: swaps_to_return(w) for w in sorted(words, key=len)}
#> return_table(['abc', 'ab', 'abcde'])
#> return_table([])
#> return_table(['', 'x', 'zzz'])
#> return_table(['abcdefg'])
#> return_table(['hotel', 'toto'])
# %%
class Solution:
    def validRow(self, row, width):
        return len(row) == width and all(isinstance(x, int) for x in row)

    def cleanMatrix(self, rows):
        if not rows:
            return [], 0
        width = max(len(r) for r in rows)
        good = [r for r in rows if self.validRow(r, width)]
        bad = len(rows) - len(good)
        diagonal = sum(r[i] for i, r in enumerate(good) if i < width)
        return good, bad, diagonal
#> Solution().cleanMatrix([[1, 2], [3, 'x'], [5, 6]])
#> Solution().cleanMatrix([])
#> Solution().cleanMatrix([[1], [2, 3], [4, 5], [6, 7]])
#> Solution().cleanMatrix([[None], [2.5]])
#> Solution().cleanMatrix([[9, 8, 7], [6, 5, 4], [3, 2, 1]])
# %%
def char_shift_map(step):
    letters = 'abcdefghijklmnopqrstuvwxyz'
    return dict(zip(letters, letters[step:] + letters[:step]))


def encode(text, step):
    table = char_shift_map(step)
    return ''.join(table.get(c, c) for c in text.lower())


def crack(coded, known, tries):
    for step in tries:
        plain = encode(coded, step)
        if known in plain.split():
            return plain, (26 - step) % 26
    return None
#> crack('khoor zruog', 'world', [1, 13, 23])
#> crack('plain text', 'text', [0, 1])
#> crack('zzz', 'cat', [3, 5, 7, 11])
#> crack('uif fhh', 'the', [5, 25])
#> crack('', 'a', [2])
# %%
def consume(queue, n):
    taken, queue[:] = queue[:n], queue[n:]
    return taken


def serve(queue, batches):
    queue = list(queue)
    served = []
    for n in batches:
        if not queue:
            break
        group = consume(queue, n)
        served.append('+'.join(group) or '-')
    return served, queue
#> serve(['ann', 'bob', 'cy', 'di'], [1, 2])
#> serve([], [3])
#> serve(['x', 'y'], [0, 5, 1])
#> serve(['a', 'b', 'c'], [])
#> serve(['p', 'q', 'r', 's', 't'], [2, 2, 2, 2])
# %%
class Solution:
    def parseItem(self, text):
        name, _, qty = text.partition(' x')
        try:
            return name.strip(), int(qty)
        except ValueError:
            return name.strip(), 1

    def shoppingList(self, texts):
        total = {}
        for t in texts:
            name, qty = self.parseItem(t.lower())
            if not name:
                continue
            total[name] = total.get(name, 0) + qty
        return sorted(total.items(), key=lambda kv: (-kv[1], kv[0]))
#> Solution().shoppingList(['Eggs x6', 'milk', 'eggs x2'])
#> Solution().shoppingList([])
#> Solution().shoppingList(['tea xx', ' x3', 'Tea'])
#> Solution().shoppingList(['box x 2', 'fox x0'])
#> Solution().shoppingList(['b', 'a', 'c x1', 'a'])
# %%
import math


def circle_area(r):
    return math.pi * r ** 2


def rect_area(w, h):
    return w * h


def areas(shapes):
    out = []
    for kind, *dims in shapes:
        if kind == 'circle':
            value = circle_area(*dims)
        elif kind == 'square':
            value = rect_area(dims[0], dims[0])
        else:
            value = rect_area(*dims)
        out.append(round(value, 2))
    return out, math.ceil(sum(out))
#> areas([('circle', 2), ('rect', 3, 4)])
#> areas([])
#> areas([('square', 5), ('square', 1.5)])
#> areas([('rect', 2)])
#> areas([('circle', 0.5), ('square', 0), ('rect', 10, 0.1)])
# %%
def matches(word, pattern):
    if len(word) != len(pattern):
        return False
    for w, p in zip(word, pattern):
        if p == '@' and w not in 'aeiou':
            return False
        if p == '#' and w in 'aeiou':
            return False
        if p not in '@#?' and p != w:
            return False
    return True


def search_words(words, pattern):
    found = [w for w in words if matches(w, pattern)]
    return found, len(words) - len(found)
#> search_words(['cat', 'cot', 'cry', 'boat'], 'c@#')
#> search_words([], '?')
#> search_words(['aa', 'ab', 'ba'], '@#')
#> search_words(['lamp', 'limp', 'jump'], '??mp')
#> search_words(['x', ''], '')
# %%
class Solution:
    def rowText(self, row, sep):
        return sep.join(map(str, row))

    def shapeOf(self, n):
        best = 1
        for d in range(1, int(n ** 0.5) + 1):
            if n % d == 0:
                best = d
        return best, n // best

    def arrange(self, items):
        if not items:
            return []
        rows, cols = self.shapeOf(len(items))
        return [self.rowText(items[r * cols:(r + 1) * cols], '|') for r in range(rows)]
#> Solution().arrange([1, 2, 3, 4, 5, 6])
#> Solution().arrange([])
#> Solution().arrange(['a', 'b', 'c', 'd', 'e'])
#> Solution().arrange([9, 8, 7, 6, 5, 4, 3, 2, 1])
#> Solution().arrange(['only'])
# %%
def gap_fill(nums, fill):
    out = []
    for a, b in zip(nums, nums[1:]):
        out.append(a)
        if b - a > 1:
            out.append(fill)
    return out + nums[-1:]


def page_links(current, total):
    wanted = {1, total, current - 1, current, current + 1}
    pages = sorted(p for p in wanted if 1 <= p <= total)
    return ' '.join(f'[{p}]' if p == current else str(p) for p in gap_fill(pages, '..'))
#> page_links(5, 10)
#> page_links(1, 1)
#> page_links(2, 4)
#> page_links(10, 10)
#> page_links(1, 0)
# %%
def tally_text(n):
    fives, ones = divmod(n, 5)
    groups = ['HHH'] * fives
    if ones:
        groups.append('I' * ones)
    return ' '.join(groups)


def tally_board(scores):
    board = []
    for name, n in sorted(scores.items(), key=lambda kv: kv[1], reverse=True):
        if n <= 0:
            break
        board.append(name.title() + ': ' + tally_text(n))
    return board
#> tally_board({'anna': 7, 'ben': 10, 'cleo': 0})
#> tally_board({})
#> tally_board({'x': -1})
#> tally_board({'mary ann': 3, 'jo': 3})
#> tally_board({'q': 16, 'r': 1})
# %%
class Solution:
    def reduceList(self, items, func, start):
        acc = start
        for x in items:
            acc = func(acc, x)
        return acc

    def stats(self, words):
        chars = self.reduceList(words, lambda acc, w: acc + len(w), 0)
        longest = self.reduceList(words, lambda acc, w: w if len(w) > len(acc) else acc, '')
        firsts = self.reduceList(words, lambda acc, w: acc + w[:1], '')
        return chars, longest, firsts
#> Solution().stats(['see', 'you', 'tomorrow'])
#> Solution().stats([])
#> Solution().stats(['', 'b'])
#> Solution().stats(['equal', 'sized', 'words'])
#> Solution().stats(['a', 'bb', 'ccc', 'dd'])
# %%
def bounce(height, ratio, floor):
    path = []
    while height >= floor and len(path) < 12:
        path.append(round(height, 1))
        height *= ratio
    return path


def compare_balls(balls, height):
    results = {}
    for name, ratio in balls.items():
        if not 0 < ratio < 1:
            results[name] = 'invalid'
            continue
        path = bounce(height, ratio, 1)
        results[name] = (len(path), round(sum(path), 1))
    return results
#> compare_balls({'rubber': 0.8, 'clay': 0.1}, 10)
#> compare_balls({}, 5)
#> compare_balls({'magic': 1.2, 'lead': 0}, 3)
#> compare_balls({'foam': 0.5}, 0.5)
#> compare_balls({'a': 0.6, 'b': 0.3}, 20)
# %%
def last_index(items, value):
    for i in range(len(items) - 1, -1, -1):
        if items[i] == value:
            return i
    return -1


def cut_after_last(items, values):
    cut = max((last_index(items, v) for v in values), default=-1)
    return items[:cut + 1], items[cut + 1:]
#> cut_after_last([1, 2, 1, 3, 4], [1, 2])
#> cut_after_last([], [5])
#> cut_after_last('hello world', 'lo')
#> cut_after_last([7, 8], [9])
#> cut_after_last([0, 0, 0], [])
# %%
class Solution:
    def asDict(self, pairs):
        d = {}
        for k, v in pairs:
            if k in d:
                if not isinstance(d[k], list):
                    d[k] = [d[k]]
                d[k].append(v)
            else:
                d[k] = v
        return d

    def queryString(self, text):
        pairs = []
        for part in text.lstrip('?').split('&'):
            if part:
                key, _, value = part.partition('=')
                pairs.append((key, value.replace('+', ' ')))
        return self.asDict(pairs)
#> Solution().queryString('?q=red+shoes&page=2')
#> Solution().queryString('')
#> Solution().queryString('tag=a&tag=b&tag=c')
#> Solution().queryString('flag&&x=')
#> Solution().queryString('??n=1&n=2&m=1=2')
# %%
def weekday_name(index):
    names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
    return names[index % 7]


def plan_days(start, tasks, skip):
    plan = {}
    day = start
    for task in tasks:
        while weekday_name(day) in skip:
            day += 1
        plan[task] = weekday_name(day) + str(day // 7)
        day += 1
    return plan
#> plan_days(4, ['paint', 'dry', 'sand'], ['Sat', 'Sun'])
#> plan_days(0, [], ['Mon'])
#> plan_days(2, ['a', 'b'], [])
#> plan_days(6, ['x', 'y', 'z'], ['Sun', 'Tue'])
#> plan_days(10, ['one', 'two', 'three', 'four'], ['Mon', 'Wed', 'Fri'])
# %%
class Solution:
    def letterGrid(self, word, width):
        rows = [list(word[i:i + width]) for i in range(0, len(word), width)]
        if rows and len(rows[-1]) < width:
            rows[-1] += ['.'] * (width - len(rows[-1]))
        return rows

    def readColumns(self, word, width):
        grid = self.letterGrid(word, width)
        text = ''
        for c in range(width):
            for row in grid:
                text += row[c]
        return text.replace('.', '')

    def scramble(self, word, width, times):
        for _ in range(times):
            word = self.readColumns(word, width)
        return word
#> Solution().scramble('breakfast', 3, 1)
#> Solution().scramble('', 4, 2)
#> Solution().scramble('abcdefg', 2, 2)
#> Solution().scramble('hi', 5, 1)
#> Solution().scramble('sunday', 4, 0)
