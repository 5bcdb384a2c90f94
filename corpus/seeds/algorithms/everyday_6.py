# %%
def sublist_with_most(rows, value):
    if not rows:
        return None
    counts = [row.count(value) for row in rows]
    best = max(counts)
    if best == 0:
        return None
    return rows[counts.index(best)]
#> sublist_with_most([[1, 2], [2, 2, 3], [2]], 2)
#> sublist_with_most([], 1)
#> sublist_with_most([[0], [1]], 9)
#> sublist_with_most([['a', 'b'], ['b', 'a']], 'a')
#> sublist_with_most([[5, 5, 5], [5]], 5)
# %%
class Solution:
    def closestVowelGap(self, word):
        spots = [i for i, c in enumerate(word.lower()) if c in 'aeiou']
        if len(spots) < 2:
            return -1
        return min(b - a for a, b in zip(spots, spots[1:]))
#> Solution().closestVowelGap('strength')
#> Solution().closestVowelGap('window')
#> Solution().closestVowelGap('')
#> Solution().closestVowelGap('queue')
#> Solution().closestVowelGap('Upstream')
# %%
def multiply_keys(d, factor):
    return {k: v * factor for k, v in d.items()}


def add_dicts(a, b):
    out = a.copy()
    for k, v in b.items():
        out[k] = out.get(k, 0) + v
    return out


def cook(recipes, orders):
    need = {}
    for dish, n in orders:
        if dish not in recipes:
            return 'no recipe for ' + dish
        need = add_dicts(need, multiply_keys(recipes[dish], n))
    return need
#> cook({'cake': {'egg': 3, 'flour': 200}, 'omelette': {'egg': 2}}, [('cake', 2), ('omelette', 1)])
#> cook({}, [])
#> cook({'tea': {'leaf': 1}}, [('coffee', 1)])
#> cook({'soup': {'carrot': 2, 'leek': 1}}, [('soup', 0)])
#> cook({'jam': {'plum': 9}, 'pie': {'plum': 4, 'dough': 1}}, [('pie', 3), ('jam', 1), ('pie', 1)])
# %%
def longest_tuple(rows):
    best = ()
    for row in rows:
        if len(row) > len(best):
            best = row
    return best


def to_square(rows):
    side = max(len(rows), len(longest_tuple(rows)))
    grid = []
    for i in range(side):
        row = rows[i] if i < len(rows) else ()
        grid.append(tuple(row) + (0,) * (side - len(row)))
    return grid
#> to_square([(1, 2, 3), (4,)])
#> to_square([])
#> to_square([(7,)])
#> to_square([(), (), ()])
#> to_square([(1, 2), (3, 4), (5, 6)])
# %%
class Solution:
    def clean(self, text):
        text = text.strip().lower()
        for ch in '.,!?;:':
            text = text.replace(ch, '')
        return text

    def answerKey(self, answers, key):
        right = wrong = blank = 0
        for given, correct in zip(answers, key):
            given = self.clean(given)
            if not given:
                blank += 1
            elif given == self.clean(correct):
                right += 1
            else:
                wrong += 1
        blank += max(0, len(key) - len(answers))
        return right, wrong, blank
#> Solution().answerKey(['Paris.', ' rome ', ''], ['paris', 'Rome', 'Oslo'])
#> Solution().answerKey([], ['a', 'b'])
#> Solution().answerKey(['x', 'y', 'z'], ['z', 'y'])
#> Solution().answerKey(['!', '42'], ['!', '42?', '7'])
#> Solution().answerKey(['North', 'south'], ['South', 'north'])
# %%
def is_increasing(nums):
    return all(a < b for a, b in zip(nums, nums[1:]))


def removals(nums):
    return [nums[:i] + nums[i + 1:] for i in range(len(nums))]


def almost_increasing(rows):
    verdicts = []
    for row in rows:
        if is_increasing(row):
            verdicts.append('yes')
        elif any(is_increasing(r) for r in removals(row)):
            verdicts.append('almost')
        else:
            verdicts.append('no')
    return verdicts
#> almost_increasing([[1, 2, 3], [1, 5, 2, 3], [3, 2, 1]])
#> almost_increasing([])
#> almost_increasing([[], [4], [4, 4]])
#> almost_increasing([[1, 1, 1], [0, -1]])
#> almost_increasing([[2, 4, 3, 6, 5]])
# %%
def text_to_pairs(text, pair_sep, kv_sep):
    pairs = []
    for chunk in text.split(pair_sep):
        if kv_sep not in chunk:
            continue
        k, v = chunk.split(kv_sep, maxsplit=1)
        pairs.append((k.strip(), v.strip()))
    return pairs


def text_to_dict(text):
    d = dict(text_to_pairs(text, ';', ':'))
    for k, v in d.items():
        if v.lower() in ('true', 'false'):
            d[k] = v.lower() == 'true'
        elif v.lstrip('-').isdigit():
            d[k] = int(v)
    return d
#> text_to_dict('w: 10; h: -4; lit: True')
#> text_to_dict('')
#> text_to_dict('a:1;a:2;b')
#> text_to_dict('url: http://x.y; on:FALSE')
#> text_to_dict('n:--5; m:')
# %%
class Solution:
    def nthRoot(self, n, k):
        r = round(n ** (1 / k))
        for c in (r - 1, r, r + 1):
            if c >= 0 and c ** k == n:
                return c
        return None

    def rootsOf(self, n, maxK):
        found = {}
        for k in range(2, maxK + 1):
            r = self.nthRoot(n, k)
            if r is not None:
                found[k] = r
        return found or 'no roots'
#> Solution().rootsOf(64, 6)
#> Solution().rootsOf(10, 4)
#> Solution().rootsOf(1, 3)
#> Solution().rootsOf(0, 2)
#> Solution().rootsOf(729, 5)
# %%
def letter_case_key(ch):
    return (ch.lower(), ch.isupper())


def sort_letters_only(text):
    letters = sorted((c for c in text if c.isalpha()), key=letter_case_key)
    out = []
    at = 0
    for c in text:
        if c.isalpha():
            out.append(letters[at])
            at += 1
        else:
            out.append(c)
    return ''.join(out)
#> sort_letters_only('d-c-b-A')
#> sort_letters_only('')
#> sort_letters_only('bBaA 12')
#> sort_letters_only('42!')
#> sort_letters_only("can't stop")
# %%
def ticket_price(age, student):
    if age < 6:
        return 0
    if age < 18 or student:
        return 5
    return 6 if age >= 65 else 9


def group_price(people):
    prices = [ticket_price(p['age'], p.get('student', False)) for p in people]
    total = sum(prices)
    adults = sum(1 for p in people if p['age'] >= 18)
    if adults == 0 and people:
        raise ValueError('children alone')
    if len(people) >= 5:
        total -= min(filter(None, prices), default=0)
    return total
#> group_price([{'age': 40}, {'age': 12}, {'age': 4}])
#> group_price([])
#> group_price([{'age': 9}])
#> group_price([{'age': 70}, {'age': 20, 'student': True}, {'age': 30}, {'age': 3}, {'age': 8}])
#> group_price([{'age': 65, 'student': True}, {'age': 64}])
# %%
class Solution:
    def hasAll(self, text, letters):
        return all(ch in text for ch in letters)

    def smallestCover(self, text, letters):
        best = ''
        for i in range(len(text)):
            for j in range(i + len(letters), len(text) + 1):
                part = text[i:j]
                if self.hasAll(part, letters):
                    if not best or len(part) < len(best):
                        best = part
                    break
        return best
#> Solution().smallestCover('kayak', 'ky')
#> Solution().smallestCover('banana', 'nb')
#> Solution().smallestCover('', 'x')
#> Solution().smallestCover('teapot', 'tp')
#> Solution().smallestCover('lemon', 'z')
# %%
def scale(vec, k):
    return tuple(k * x for x in vec)


def plus(u, v):
    return tuple(a + b for a, b in zip(u, v))


def dot(u, v):
    return sum(a * b for a, b in zip(u, v))


def combine(terms):
    total = (0, 0)
    for k, vec in terms:
        total = plus(total, scale(vec, k))
    return total, dot(total, total)
#> combine([(2, (1, 0)), (3, (0, 1))])
#> combine([])
#> combine([(1, (4, 4)), (-1, (4, 4))])
#> combine([(0.5, (2, 6)), (10, (1, -1))])
#> combine([(-2, (3, 1)), (1, (5, 5)), (4, (0, 2))])
# %%
def common_elements(lists):
    if not lists:
        return []
    common = set(lists[0])
    for other in lists[1:]:
        common &= set(other)
        if not common:
            break
    return sorted(common)


def rare_elements(lists):
    counts = {}
    for lst in lists:
        for x in set(lst):
            counts[x] = counts.get(x, 0) + 1
    return sorted(x for x, n in counts.items() if n == 1)


def overlap_report(lists):
    return {'all': common_elements(lists), 'one': rare_elements(lists)}
#> overlap_report([[1, 2, 3], [2, 3, 4], [3, 5]])
#> overlap_report([])
#> overlap_report([[7, 7, 8]])
#> overlap_report([[1], [2], [1, 2]])
#> overlap_report([[], [9]])
# %%
class Solution:
    def titleCase(self, word):
        return '-'.join(p[:1].upper() + p[1:].lower() for p in word.split('-'))

    def formatNames(self, names):
        particles = ('van', 'de', 'von', 'der')
        out = []
        for name in names:
            words = []
            for w in name.split():
                words.append(w.lower() if w.lower() in particles else self.titleCase(w))
            if words:
                out.append(' '.join(words))
        return out
#> Solution().formatNames(['LUDWIG VAN BEETHOVEN', 'anne-marie smith'])
#> Solution().formatNames([])
#> Solution().formatNames(['', ' von  der heide '])
#> Solution().formatNames(['o', 'DE'])
#> Solution().formatNames(['jean-luc', 'mc-donald o-neil'])
# %%
def is_prime(n):
    if n < 2:
        return False
    for d in range(2, int(n ** 0.5) + 1):
        if n % d == 0:
            return False
    return True


def prime_slots(items):
    return [x for i, x in enumerate(items) if is_prime(i)]


def prime_report(nums):
    chosen = prime_slots(nums)
    both = [n for n in chosen if is_prime(n)]
    return chosen, both, sum(chosen) - sum(both)
#> prime_report([4, 6, 7, 9, 11, 13, 20, 23])
#> prime_report([])
#> prime_report([2, 3])
#> prime_report([0, 1, 25, 29])
#> prime_report([10, 20, 30, 40, 50, 60])
# %%
def best_by_group(rows):
    best = {}
    for group, name, score in rows:
        if group not in best or score > best[group][1]:
            best[group] = (name, score)
    return best


def winners_line(rows):
    best = best_by_group(rows)
    parts = []
    for group in sorted(best):
        name, score = best[group]
        parts.append(f'{group}={name}({score})')
    return '; '.join(parts) or 'no entries'
#> winners_line([('red', 'al', 3), ('blue', 'bo', 5), ('red', 'cy', 4)])
#> winners_line([])
#> winners_line([('x', 'p', 1), ('x', 'q', 1)])
#> winners_line([(2, 'm', 0), (1, 'n', -3)])
#> winners_line([('k', 'a', 9), ('k', 'b', 8), ('j', 'c', 7), ('i', 'd', 6)])
# %%
class Solution:
    def splitBySizes(self, text, sizes):
        parts = []
        pos = 0
        for size in sizes:
            part = text[pos:pos + size]
            if len(part) < size:
                raise IndexError('text too short')
            parts.append(part)
            pos += size
        parts.append(text[pos:])
        return parts

    def decodeRecord(self, text):
        try:
            kind, number, rest = self.splitBySizes(text, [1, 3])
        except IndexError as e:
            return str(e)
        return {'kind': kind, 'number': int(number), 'name': rest.strip().title()}
#> Solution().decodeRecord('A007bond')
#> Solution().decodeRecord('B12')
#> Solution().decodeRecord('')
#> Solution().decodeRecord('C450 mary jane ')
#> Solution().decodeRecord('Dxyzabc')
# %%
def cross_sum(a, b):
    return [[x + y for y in b] for x in a]


def row_maxima(table):
    return [max(r) for r in table]


def col_minima(table):
    return [min(c) for c in zip(*table)]


def saddle_values(a, b):
    table = cross_sum(a, b)
    highs, lows = row_maxima(table), col_minima(table)
    return [h for h in highs if h in lows]
#> saddle_values([1, 2, 3], [10, 20])
#> saddle_values([5], [5])
#> saddle_values([], [])
#> saddle_values([0, 4], [1, 2, 3])
#> saddle_values([-1, 1], [7, 7])
# %%
def parse_version(text):
    parts = []
    for p in text.lstrip('v').split('.'):
        parts.append(int(p) if p.isdigit() else -1)
    while parts and parts[-1] == 0:
        parts.pop()
    return tuple(parts)


def newer(a, b):
    return parse_version(a) > parse_version(b)


def pick_updates(installed, available):
    updates = []
    for name, version in installed.items():
        latest = available.get(name)
        if latest and newer(latest, version):
            updates.append(f'{name} {version}->{latest}')
    return updates
#> pick_updates({'lib': '1.2', 'app': '3.0'}, {'lib': '1.10', 'app': '3'})
#> pick_updates({}, {'x': '1'})
#> pick_updates({'a': 'v2.1'}, {'a': 'v2.1.1', 'b': '9'})
#> pick_updates({'p': '1.0.beta'}, {'p': '1.0.0'})
#> pick_updates({'m': '4', 'n': '0.9.9'}, {'m': '3.99', 'n': '0.10'})
# %%
class Solution:
    def takeTurns(self, a, b):
        out = []
        a, b = list(a), list(b)
        while a or b:
            if a:
                out.append(a.pop(0))
            if b:
                out.append(b.pop())
        return out
#> Solution().takeTurns([1, 2, 3], [7, 8, 9])
#> Solution().takeTurns([], [])
#> Solution().takeTurns('abc', 'x')
#> Solution().takeTurns((5,), (1, 2, 3, 4))
#> Solution().takeTurns([0, 0], [])
# %%
def missing_letters(text):
    return [c for c in 'abcdefghij' if c not in text.lower()]


def is_panalpha(text):
    return not missing_letters(text)


def complete_by(words):
    text = ''
    for i, w in enumerate(words):
        text += w
        if is_panalpha(text):
            return i + 1, w
    return 0, ''.join(missing_letters(text))
#> complete_by(['big', 'jade', 'chef', 'x'])
#> complete_by([])
#> complete_by(['abc', 'def'])
#> complete_by(['ABCDEFGHIJ'])
#> complete_by(['jig', 'fed'])
# %%
def to_minutes(text):
    h, m = text.split(':')
    return int(h) * 60 + int(m)


def free_slots(busy, start, end, need):
    cur = to_minutes(start)
    slots = []
    for a, b in sorted(busy):
        a, b = to_minutes(a), to_minutes(b)
        if a - cur >= need:
            slots.append((cur, a))
        cur = max(cur, b)
    stop = to_minutes(end)
    if stop - cur >= need:
        slots.append((cur, stop))
    return [f'{x // 60:02}:{x % 60:02}-{y // 60:02}:{y % 60:02}' for x, y in slots]
#> free_slots([('09:30', '10:30'), ('12:00', '13:00')], '09:00', '17:00', 60)
#> free_slots([], '08:00', '09:00', 30)
#> free_slots([('10:00', '12:00'), ('11:00', '11:30')], '10:00', '12:15', 20)
#> free_slots([('08:15', '08:45')], '08:00', '09:00', 15)
#> free_slots([('13:00', '14:00'), ('09:00', '10:00')], '09:00', '14:00', 45)
# %%
class Solution:
    def countVowelWords(self, line):
        return len([w for w in line.split() if w[0].lower() in 'aeiou'])

    def articleFix(self, line):
        words = line.split()
        for i in range(len(words) - 1):
            nxt = words[i + 1][0].lower()
            if words[i] == 'a' and nxt in 'aeiou':
                words[i] = 'an'
            elif words[i] == 'an' and nxt not in 'aeiou':
                words[i] = 'a'
        return ' '.join(words), self.countVowelWords(line)
#> Solution().articleFix('a apple and an pear')
#> Solution().articleFix('')
#> Solution().articleFix('an owl saw a egg on a Island')
#> Solution().articleFix('a')
#> Solution().articleFix('an tidy room')
# %%
def pop_keys(d, keys):
    removed = {}
    for k in keys:
        if k in d:
            removed[k] = d.pop(k)
    return removed


def split_config(config, secret_words):
    config = dict(config)
    secret = [k for k in config if any(s in k.lower() for s in secret_words)]
    hidden = pop_keys(config, secret)
    masked = {k: '*' * len(str(v)) for k, v in hidden.items()}
    return config, masked
#> split_config({'user': 'ann', 'Password': 'abc123', 'port': 80}, ['pass', 'key'])
#> split_config({}, ['x'])
#> split_config({'api_key': 77, 'keyboard': 'us'}, ['key'])
#> split_config({'a': 1}, [])
#> split_config({'TOKEN': '', 'pin': 1234, 'name': 'z'}, ['token', 'pin'])
# %%
import math


def log_bucket(n):
    if n <= 0:
        return 'none'
    return '1e' + str(int(math.log10(n)))


def magnitude_histogram(nums):
    hist = {}
    for n in nums:
        b = log_bucket(n)
        hist[b] = hist.get(b, 0) + 1
    return [f'{b:>4} ' + '#' * hist[b] for b in sorted(hist)]
#> magnitude_histogram([3, 45, 7, 890, 62])
#> magnitude_histogram([])
#> magnitude_histogram([0, -5, 1])
#> magnitude_histogram([10, 100, 1001])
#> magnitude_histogram([99, 98, 97, 5])
# %%
class Solution:
    def fibWords(self, a, b, n):
        words = [a, b]
        while len(words) < n:
            words.append(words[-1] + words[-2])
        return words[:n]

    def letterRatio(self, a, b, n):
        words = self.fibWords(a, b, n)
        if not words:
            return {}
        last = words[-1]
        return {ch: last.count(ch) for ch in sorted(set(last))}
#> Solution().letterRatio('a', 'b', 6)
#> Solution().letterRatio('xy', 'z', 1)
#> Solution().letterRatio('p', 'q', 0)
#> Solution().letterRatio('no', 'on', 4)
#> Solution().letterRatio('', 'k', 5)
# %%
def same_shape(a, b):
    if isinstance(a, list) != isinstance(b, list):
        return False
    if not isinstance(a, list):
        return True
    return len(a) == len(b) and all(same_shape(x, y) for x, y in zip(a, b))


def add_nested(a, b):
    if isinstance(a, list):
        return [add_nested(x, y) for x, y in zip(a, b)]
    return a + b


def safe_add(a, b):
    return add_nested(a, b) if same_shape(a, b) else None
#> safe_add([1, [2, 3]], [10, [20, 30]])
#> safe_add([], [])
#> safe_add([1, 2], [1, [2]])
#> safe_add([['a'], 'b'], [['c'], 'd'])
#> safe_add(4, 5)
# %%
def first_diff(a, b):
    for i, (x, y) in enumerate(zip(a, b)):
        if x != y:
            return i
    return min(len(a), len(b)) if len(a) != len(b) else -1


def typo_report(expected, typed):
    at = first_diff(expected, typed)
    if at == -1:
        return 'match'
    want = expected[at:at + 1] or 'end'
    got = typed[at:at + 1] or 'end'
    return f'{at}: {want!r} not {got!r}'
#> typo_report('keyboard', 'keybaord')
#> typo_report('same', 'same')
#> typo_report('', 'x')
#> typo_report('longer', 'long')
#> typo_report('Case', 'case')
# %%
class Solution:
    def buildIndex(self, docs):
        index = {}
        for i, doc in enumerate(docs):
            for w in doc.lower().split():
                spots = index.setdefault(w, [])
                if i not in spots:
                    spots.append(i)
        return index

    def search(self, docs, query):
        index = self.buildIndex(docs)
        hits = None
        for w in query.lower().split():
            found = set(index.get(w, []))
            hits = found if hits is None else hits & found
        return sorted(hits or [])
#> Solution().search(['red fox', 'red hen runs', 'the fox runs'], 'red runs')
#> Solution().search([], 'x')
#> Solution().search(['a b', 'b a', 'a'], 'A')
#> Solution().search(['one two'], '')
#> Solution().search(['x y', 'y z', 'z x y'], 'y z')
# %%
def list_difference(a, b):
    return [x for x in a if x not in b]


def is_permutation(a, b):
    return len(a) == len(b) and sorted(a) == sorted(b)


def explain(a, b):
    if a == b:
        return 'equal'
    if is_permutation(a, b):
        moved = sum(x != y for x, y in zip(a, b))
        return f'{moved} moved'
    lost, gained = list_difference(a, b), list_difference(b, a)
    return f'-{lost} +{gained}'
#> explain([1, 2, 3], [3, 2, 1])
#> explain([1, 2], [1, 2])
#> explain([], [4])
#> explain([5, 6, 7], [6, 7, 8])
#> explain([1, 1, 2], [1, 2, 2])
# %%
def word_wrap_count(words, width):
    lines, cur = 1, 0
    for w in words:
        need = len(w) + (1 if cur else 0)
        if cur + need > width:
            lines += 1
            cur = len(w)
        else:
            cur += need
    return lines


def narrowest(text, max_lines):
    words = text.split()
    if not words:
        return 0
    width = max(map(len, words))
    while word_wrap_count(words, width) > max_lines:
        width += 1
    return width
#> narrowest('the sun is out today', 2)
#> narrowest('', 1)
#> narrowest('one', 3)
#> narrowest('a bb ccc dd e', 3)
#> narrowest('pack my box', 1)
# %%
class Solution:
    def sumPair(self, t):
        return t[0] + t[1]

    def reduceTuples(self, tuples):
        work = sorted(tuples, key=self.sumPair)
        rounds = 0
        while len(work) > 1:
            (a, b), (c, d) = work[0], work[-1]
            work = work[1:-1]
            work.append((a + c, b - d))
            work.sort(key=self.sumPair)
            rounds += 1
        return work, rounds
#> Solution().reduceTuples([(1, 2), (3, 4), (5, 6)])
#> Solution().reduceTuples([])
#> Solution().reduceTuples([(9, 9)])
#> Solution().reduceTuples([(0, 0), (-1, 5), (2, 2), (7, -7)])
#> Solution().reduceTuples([(1, 1), (1, 1)])
# %%
def spell_digit(d):
    names = 'zero one two three four five six seven eight nine'.split()
    return names[int(d)]


def say_number(text):
    words = []
    i = 0
    while i < len(text):
        run = 1
        while i + run < len(text) and text[i + run] == text[i]:
            run += 1
        name = spell_digit(text[i])
        prefix = {1: '', 2: 'double ', 3: 'triple '}.get(run, f'{run} times ')
        words.append(prefix + name)
        i += run
    return ', '.join(words)
#> say_number('1447')
#> say_number('')
#> say_number('999')
#> say_number('00000')
#> say_number('20334445')
# %%
def compact_ranges(nums):
    ranges = []
    for n in sorted(set(nums)):
        if ranges and n == ranges[-1][1] + 1:
            ranges[-1][1] = n
        else:
            ranges.append([n, n])
    return ranges


def ranges_text(nums):
    parts = []
    for lo, hi in compact_ranges(nums):
        if lo == hi:
            parts.append(str(lo))
        else:
            parts.append(f'{lo}-{hi}' if hi - lo > 1 else f'{lo},{hi}')
    return ','.join(parts)
#> ranges_text([1, 2, 3, 7, 9, 10])
#> ranges_text([])
#> ranges_text([5, 5, 5])
#> ranges_text([4, 1, 3, 2])
#> ranges_text([100, 98, 102, 101])
# %%
class Solution:
    def toCents(self, text):
        whole, _, frac = text.partition('.')
        return int(whole or 0) * 100 + int((frac + '00')[:2])

    def change(self, price, paid):
        diff = self.toCents(paid) - self.toCents(price)
        if diff < 0:
            return 'short ' + str(-diff)
        coins = {}
        for coin in (200, 100, 50, 20, 10, 5, 2, 1):
            n, diff = divmod(diff, coin)
            if n:
                coins[coin] = n
        return coins
#> Solution().change('3.85', '5')
#> Solution().change('2', '1.5')
#> Solution().change('0.99', '.99')
#> Solution().change('7.3', '10.00')
#> Solution().change('1.01', '6')
# %%
def neighbours(items, i):
    return items[max(0, i - 1):i] + items[i + 1:i + 2]


def peaks(items):
    found = []
    for i, x in enumerate(items):
        around = neighbours(items, i)
        if around and all(x > y for y in around):
            found.append(i)
    return found


def valleys(items):
    return peaks([-x for x in items])


def terrain(items):
    text = ['.'] * len(items)
    for i in peaks(items):
        text[i] = '^'
    for i in valleys(items):
        text[i] = 'v'
    return ''.join(text)
#> terrain([1, 3, 2, 5, 4])
#> terrain([])
#> terrain([6])
#> terrain([2, 2, 2])
#> terrain([9, 7, 5, 6, 6, 8])
# %%
def apply_edit(words, edit):
    op, *args = edit.split()
    if op == 'add':
        words.append(args[0])
    elif op == 'del':
        words.remove(args[0])
    elif op == 'swap':
        i, j = int(args[0]), int(args[1])
        words[i], words[j] = words[j], words[i]
    elif op == 'rev':
        words.reverse()


def edit_list(words, edits):
    words = words[:]
    failed = []
    for edit in edits:
        try:
            apply_edit(words, edit)
        except (ValueError, IndexError) as err:
            failed.append(type(err).__name__)
    return words, failed
#> edit_list(['a', 'b'], ['add c', 'swap 0 2', 'rev'])
#> edit_list([], ['del x', 'add y'])
#> edit_list(['p'], ['swap 0 5', 'add', 'noop'])
#> edit_list(['k', 'k'], ['del k', 'swap a b'])
#> edit_list(['m', 'n'], [])
# %%
class Solution:
    def score(self, hand):
        total, aces = 0, 0
        for card in hand:
            if card == 'A':
                aces += 1
                total += 11
            elif card in ('K', 'Q', 'J'):
                total += 10
            else:
                total += int(card)
        while total > 21 and aces:
            total -= 10
            aces -= 1
        return total

    def tableWinners(self, hands):
        scores = {n: self.score(h) for n, h in hands.items()}
        alive = {n: s for n, s in scores.items() if s <= 21}
        if not alive:
            return []
        top = max(alive.values())
        return [n for n, s in alive.items() if s == top]
#> Solution().tableWinners({'ann': ['A', 'K'], 'bob': ['9', '9', '3'], 'cy': ['5', '6']})
#> Solution().tableWinners({})
#> Solution().tableWinners({'x': ['K', 'Q', '5']})
#> Solution().tableWinners({'p': ['A', 'A', '9'], 'q': ['10', '8']})
#> Solution().tableWinners({'m': ['A', '7', 'J'], 'n': ['2', '2'], 'o': ['J', 'Q']})
# %%
def line_up(teams):
    order = []
    longest = max(map(len, teams.values()), default=0)
    for i in range(longest):
        for team, members in teams.items():
            if i < len(members):
                order.append(f'{team[0]}-{members[i]}')
    return order


def positions_of(teams, team):
    order = line_up(teams)
    spots = [i + 1 for i, tag in enumerate(order) if tag.startswith(team[0] + '-')]
    return order, spots
#> positions_of({'Red': ['al', 'bo'], 'Blue': ['cy', 'di', 'ed']}, 'Blue')
#> positions_of({}, 'Red')
#> positions_of({'X': [], 'Y': ['q']}, 'X')
#> positions_of({'Owls': ['a', 'b', 'c']}, 'Owls')
#> positions_of({'M': ['1'], 'N': ['2'], 'P': ['3', '4']}, 'P')
# %%
class Solution:
    def pad(self, bits, n):
        return bits.rjust(n, '0')

    def xorText(self, a, b):
        n = max(len(a), len(b))
        a, b = self.pad(a, n), self.pad(b, n)
        return ''.join('1' if x != y else '0' for x, y in zip(a, b))

    def chainXor(self, texts):
        acc = ''
        for t in texts:
            if t.strip('01'):
                continue
            acc = self.xorText(acc, t)
        return acc.lstrip('0') or '0'
#> Solution().chainXor(['101', '11', '1000'])
#> Solution().chainXor([])
#> Solution().chainXor(['111', '111'])
#> Solution().chainXor(['12', '10', 'abc', '1'])
#> Solution().chainXor(['0001', '0'])
