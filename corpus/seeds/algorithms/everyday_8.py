# %%
def tuples_with_all_even(rows):
    good = []
    for row in rows:
        if row and all(x % 2 == 0 for x in row):
            good.append(row)
    return good or 'none'
#> tuples_with_all_even([(2, 4), (1, 2), (6,)])
#> tuples_with_all_even([])
#> tuples_with_all_even([(), (3,)])
#> tuples_with_all_even([(0, -2, 8), (5, 10)])
#> tuples_with_all_even([(12, 14, 16), (18, 20), (22, 23)])
# %%
class Solution:
    def mergeRanges(self, text):
        spans = []
        for part in text.split():
            lo, hi = map(int, part.split('~'))
            spans.append((min(lo, hi), max(lo, hi)))
        spans.sort()
        merged = []
        for lo, hi in spans:
            if merged and lo <= merged[-1][1]:
                merged[-1] = (merged[-1][0], max(hi, merged[-1][1]))
            else:
                merged.append((lo, hi))
        return ' '.join(f'{a}~{b}' for a, b in merged)
#> Solution().mergeRanges('1~4 3~6 9~8')
#> Solution().mergeRanges('')
#> Solution().mergeRanges('5~5 6~7')
#> Solution().mergeRanges('10~2 3~4 12~20 11~12')
#> Solution().mergeRanges('1~x')
# %%
def strip_each(lines, chars):
    return [line.strip(chars) for line in lines]


def count_changed(before, after):
    return sum(1 for a, b in zip(before, after) if a != b)


def strip_until_stable(lines, stages):
    history = []
    for chars in stages:
        stripped = strip_each(lines, chars)
        history.append(count_changed(lines, stripped))
        lines = stripped
    return lines, history
#> strip_until_stable(['*-a-*', '-b', 'c'], ['*', '-'])
#> strip_until_stable([], ['x'])
#> strip_until_stable(['  hi  ', '__x'], [' _', ' _'])
#> strip_until_stable(['abcba'], ['a', 'b', 'c'])
#> strip_until_stable(['0070', '700'], ['0'])
# %%
def insert_between(items, marker):
    out = []
    for x in items:
        out += [x, marker]
    return out[:-1]


def sign_changes(nums):
    changes = 0
    prev = 0
    for n in nums:
        sign = (n > 0) - (n < 0)
        if sign and prev and sign != prev:
            changes += 1
        prev = sign or prev
    return changes


def stretch_changes(nums, marker):
    stretched = insert_between(nums, marker)
    return sign_changes(nums), sign_changes(stretched)
#> stretch_changes([1, -2, 3], 0)
#> stretch_changes([], 5)
#> stretch_changes([4, 5, 6], -1)
#> stretch_changes([0, 0, -3], 2)
#> stretch_changes([-1, -1, 1, 1], -7)
# %%
class Solution:
    def firstWhere(self, items, test, default=None):
        for x in items:
            if test(x):
                return x
        return default

    def nextBus(self, times, now, walk):
        ready = now + walk
        bus = self.firstWhere(sorted(times), lambda t: t >= ready)
        if bus is None:
            return 'tomorrow at %d' % min(times) if times else 'no buses'
        return bus - ready
#> Solution().nextBus([540, 600, 660], 590, 5)
#> Solution().nextBus([], 100, 1)
#> Solution().nextBus([480, 470], 900, 10)
#> Solution().nextBus([720, 710, 705], 700, 10)
#> Solution().nextBus([60], 50, 3)
# %%
def f(text, width):
    out = []
    while text:
        chunk, text = text[:width], text[width:]
        out.append(chunk.zfill(width) if chunk.isdigit() else chunk.ljust(width, '.'))
    return out
#> f('12345', 2)
#> f('', 4)
#> f('abcde', 3)
#> f('ab12c3', 2)
#> f('7', 5)
# %%
def letter_sum(word):
    return sum(ord(c) - 96 for c in word.lower() if c.isalpha())


def digital_root(n):
    while n > 9:
        n = sum(map(int, str(n)))
    return n


def lucky_words(text, lucky):
    found = []
    for w in text.split():
        if digital_root(letter_sum(w)) == lucky:
            found.append(w)
    return found, len(found) == len(text.split())
#> lucky_words('ace bad cab', 6)
#> lucky_words('', 1)
#> lucky_words('Zebra ox 42', 0)
#> lucky_words('i r', 9)
#> lucky_words('sun moon star', 3)
# %%
class Solution:
    def groupCount(self, items, key):
        counts = {}
        for x in items:
            k = key(x)
            counts[k] = counts.get(k, 0) + 1
        return counts

    def profile(self, words):
        by_len = self.groupCount(words, len)
        by_first = self.groupCount(words, lambda w: w[:1].lower())
        by_end = self.groupCount(words, lambda w: w.endswith('s'))
        return by_len, by_first, by_end.get(True, 0)
#> Solution().profile(['cats', 'Cow', 'dogs', 'hen'])
#> Solution().profile([])
#> Solution().profile(['', 's'])
#> Solution().profile(['glass', 'Gas', 'grass'])
#> Solution().profile(['one', 'two', 'six', 'ten'])
# %%
def to_matrix(text):
    return [list(map(int, line.split())) for line in text.split(';') if line.strip()]


def trace(m):
    return sum(m[i][i] for i in range(min(len(m), len(m[0]))))


def anti_trace(m):
    n = len(m[0])
    return sum(m[i][n - 1 - i] for i in range(min(len(m), n)))


def diagonals(text):
    m = to_matrix(text)
    if not m:
        return 0, 0
    return trace(m), anti_trace(m)
#> diagonals('1 2 3; 4 5 6; 7 8 9')
#> diagonals('')
#> diagonals('5')
#> diagonals('1 2 3 4; 5 6 7 8')
#> diagonals('0 -1; -2 3;')
# %%
def first_word_after(text, marker):
    before, found, after = text.partition(marker)
    words = after.split()
    if not found or not words:
        return ''
    return words[0].strip('.,!')


def collect_fields(text, markers):
    data = {}
    for m in markers:
        value = first_word_after(text, m)
        if value:
            data[m.strip(': ').lower()] = value
    return data
#> collect_fields('Name: Ann, Age: 31.', ['Name:', 'Age:'])
#> collect_fields('', ['x'])
#> collect_fields('Total: ', ['Total:'])
#> collect_fields('from Rome to Oslo!', ['from ', 'to ', 'via '])
#> collect_fields('A: 1 A: 2', ['A:', 'B:'])
# %%
class Solution:
    def half(self, nums):
        mid = len(nums) // 2
        return nums[:mid], nums[mid:]

    def balanceTree(self, nums):
        if len(nums) < 2:
            return 0
        left, right = self.half(nums)
        gap = abs(sum(left) - sum(right))
        return max(gap, self.balanceTree(left), self.balanceTree(right))
#> Solution().balanceTree([1, 2, 3, 4])
#> Solution().balanceTree([])
#> Solution().balanceTree([9, 1, 5, 5, 10])
#> Solution().balanceTree([7])
#> Solution().balanceTree([-3, 3, 0, 0, 6, -6])
# %%
def f(d):
    result = []
    for key in sorted(d, key=lambda k: d[k], reverse=True):
        value = d[key]
        if isinstance(value, float) and value.is_integer():
            value = int(value)
        result.append(f'{key}={value}')
    return '&'.join(result)
#> f({'a': 1.0, 'b': 2.5, 'c': 2})
#> f({})
#> f({'z': -1, 'y': 0.0})
#> f({'p': True, 'q': 1})
#> f({'m': 3e2, 'n': 299.99, 'o': 301})
# %%
def poly_eval(coeffs, x):
    result = 0
    for c in coeffs:
        result = result * x + c
    return result


def poly_text(coeffs):
    parts = []
    top = len(coeffs) - 1
    for i, c in enumerate(coeffs):
        power = top - i
        if c == 0:
            continue
        term = str(abs(c)) if abs(c) != 1 or power == 0 else ''
        if power:
            term += 'x' if power == 1 else f'x^{power}'
        sign = '-' if c < 0 else '+' if parts else ''
        parts.append(sign + term)
    return ''.join(parts) or '0'


def poly_report(coeffs, xs):
    return poly_text(coeffs), [x for x in xs if poly_eval(coeffs, x) == 0]
#> poly_report([1, -3, 2], [0, 1, 2])
#> poly_report([], [5])
#> poly_report([0, 0], [1])
#> poly_report([-1, 0, 4], [-2, 2, 3])
#> poly_report([2, 1, 0, -7], [0, 1])
# %%
class Solution:
    def overlapSize(self, a, b):
        for n in range(min(len(a), len(b)), 0, -1):
            if a.endswith(b[:n]):
                return n
        return 0

    def gluePieces(self, pieces):
        if not pieces:
            return ''
        text, *rest = pieces
        while rest:
            best = max(rest, key=lambda p: self.overlapSize(text, p))
            n = self.overlapSize(text, best)
            text += best[n:] if n else '|' + best
            rest.remove(best)
        return text
#> Solution().gluePieces(['sunfl', 'lower', 'flow'])
#> Solution().gluePieces([])
#> Solution().gluePieces(['ab', 'cd'])
#> Solution().gluePieces(['one', 'near', 'earth', 'then'])
#> Solution().gluePieces(['aaa', 'aa', 'a'])
# %%
def vote_key(item):
    name, votes = item
    return -votes, name


def top_list(votes, size):
    ranked = sorted(votes.items(), key=vote_key)
    if len(ranked) <= size:
        return [n for n, _ in ranked]
    if size == 0:
        return []
    limit = ranked[size - 1][1]
    return [n for n, v in ranked if v >= limit]
#> top_list({'fig': 3, 'kiwi': 5, 'plum': 3, 'pear': 1}, 2)
#> top_list({}, 3)
#> top_list({'a': 1, 'b': 2}, 0)
#> top_list({'x': 4, 'w': 4, 'v': 4}, 1)
#> top_list({'m': 9, 'n': 8, 'o': 7}, 5)
# %%
def f(nums):
    out = [0] * len(nums)
    for i, n in enumerate(nums):
        j = (i + n) % len(nums)
        out[j] += n
    return [x for x in out if x], out.count(0)
#> f([1, 2, 3])
#> f([])
#> f([5, -5, 0, 2])
#> f([10])
#> f([4, 3, 2, 1, 0])
# %%
class Solution:
    def tokens(self, text):
        return text.replace('(', ' ( ').replace(')', ' ) ').split()

    def deepestWords(self, text):
        depth = best = 0
        words = []
        for tok in self.tokens(text):
            if tok == '(':
                depth += 1
            elif tok == ')':
                depth -= 1
                if depth < 0:
                    return 'unbalanced'
            elif depth > best:
                best, words = depth, [tok]
            elif depth == best:
                words.append(tok)
        return words if depth == 0 else 'unbalanced'
#> Solution().deepestWords('we (that is (you and) I) go')
#> Solution().deepestWords('')
#> Solution().deepestWords('flat words only')
#> Solution().deepestWords('a) b (')
#> Solution().deepestWords('((x) (y z)) (w')
# %%
def clean_rows(rows):
    cleaned = []
    for row in rows:
        row = {k.strip().lower(): v for k, v in row.items()}
        if any(v not in (None, '') for v in row.values()):
            cleaned.append(row)
    return cleaned


def fill_down(rows, column):
    last = None
    for row in rows:
        if row.get(column) in (None, ''):
            row[column] = last
        else:
            last = row[column]
    return rows


def tidy_table(rows, column):
    return [tuple(r.values()) for r in fill_down(clean_rows(rows), column)]
#> tidy_table([{' City': 'Rome', 'N': 1}, {'city': '', 'n': 2}, {'city': None, 'n': ''}], 'city')
#> tidy_table([], 'x')
#> tidy_table([{'A': None, 'B': 3}, {'A': 'z', 'B': 4}], 'a')
#> tidy_table([{'k': 0}, {'k': ''}], 'k')
#> tidy_table([{'p': 5}, {'q': 6}], 'p')
# %%
def pluck(rows, i):
    return [row[i] for row in rows if len(row) > i]


def unzip(rows):
    columns = []
    i = 0
    while True:
        col = pluck(rows, i)
        if not col:
            return columns
        columns.append(col)
        i += 1


def column_spans(rows):
    return [max(col) - min(col) for col in unzip(rows)]
#> column_spans([(1, 20), (5, 30, 7), (3,)])
#> column_spans([])
#> column_spans([(), ()])
#> column_spans([(4, 4, 4)])
#> column_spans([(-1, 0), (1, 100), (0, -100)])
# %%
class Solution:
    def usable(self, word, letters, centre):
        return len(word) >= 4 and centre in word and all(c in letters for c in word)

    def points(self, word, letters):
        base = 1 if len(word) == 4 else len(word)
        bonus = 7 if all(c in word for c in letters) else 0
        return base + bonus

    def beeScore(self, words, letters):
        centre = letters[0]
        total = 0
        best = ''
        for w in words:
            w = w.lower()
            if not self.usable(w, letters, centre):
                continue
            p = self.points(w, letters)
            total += p
            if not best or p > self.points(best, letters):
                best = w
        return total, best
#> Solution().beeScore(['Tall', 'late', 'tell', 'at'], 'late')
#> Solution().beeScore([], 'abc')
#> Solution().beeScore(['noon', 'onion', 'union'], 'noi')
#> Solution().beeScore(['gone', 'begone', 'good'], 'gonebd')
#> Solution().beeScore(['xxxx'], 'yx')
# %%
def f(text):
    seen = {}
    out = []
    for ch in text:
        seen[ch] = seen.get(ch, 0) + 1
        out.append(str(seen[ch]) if seen[ch] > 1 else ch)
    last = max(seen.values(), default=0)
    return ''.join(out), last
#> f('letter')
#> f('')
#> f('abcabcabc')
#> f('1122')
#> f('Mm m')
# %%
def to_seconds(clock):
    total = 0
    for part in clock.split(':'):
        total = total * 60 + int(part)
    return total


def lap_splits(clocks):
    seconds = [to_seconds(c) for c in clocks]
    return [b - a for a, b in zip([0] + seconds, seconds)]


def lap_report(clocks):
    laps = lap_splits(clocks)
    if not laps:
        return 'no laps'
    fastest = min(laps)
    steady = all(abs(lap - laps[0]) <= 5 for lap in laps)
    return laps.index(fastest) + 1, fastest, 'steady' if steady else 'uneven'
#> lap_report(['1:05', '2:08', '3:15'])
#> lap_report([])
#> lap_report(['59', '1:50', '3:20'])
#> lap_report(['1:00:00', '1:59:58'])
#> lap_report(['42'])
# %%
class Solution:
    def power(self, base, exp):
        result = 1
        while exp:
            if exp & 1:
                result *= base
            base *= base
            exp >>= 1
        return result

    def narcissists(self, nums):
        found = []
        for n in nums:
            digits = [int(c) for c in str(n)]
            total = 0
            for d in digits:
                total += self.power(d, len(digits))
            if total == n:
                found.append(n)
        return found
#> Solution().narcissists([153, 154])
#> Solution().narcissists([])
#> Solution().narcissists([7, 10, 370])
#> Solution().narcissists([99])
#> Solution().narcissists([1634, 371])
# %%
def default_key(x):
    return x


def top_two(items, key=default_key):
    first = second = None
    for x in items:
        if first is None or key(x) > key(first):
            first, second = x, first
        elif second is None or key(x) > key(second):
            second = x
    return first, second


def contest(words):
    return [top_two(words), top_two(words, len), top_two(words, lambda w: w[-1:])]
#> contest(['pear', 'fig', 'banana', 'kiwi'])
#> contest([])
#> contest(['one'])
#> contest(['zz', 'aaa', 'mz'])
#> contest(['b', 'b', 'a'])
# %%
def f(s, t):
    pos = 0
    jumps = []
    for ch in t:
        at = s.find(ch, pos)
        if at < 0:
            at = s.find(ch)
            if at < 0:
                return jumps, ch
        jumps.append(at - pos)
        pos = at + 1
    return jumps, None
#> f('alphabet', 'heap')
#> f('abc', '')
#> f('', 'a')
#> f('keyboard', 'bay')
#> f('xyxy', 'yyxx')
# %%
class Solution:
    def asTree(self, items):
        tree = {}
        for path in items:
            node = tree
            for part in path.strip('/').split('/'):
                node = node.setdefault(part, {})
        return tree

    def render(self, tree, depth):
        lines = []
        for name in sorted(tree):
            mark = '+' if tree[name] else '-'
            lines.append('  ' * depth + mark + name)
            lines += self.render(tree[name], depth + 1)
        return lines

    def listing(self, items):
        return self.render(self.asTree(items), 0)
#> Solution().listing(['src/main', 'src/util/io', 'docs'])
#> Solution().listing([])
#> Solution().listing(['/b/', '/a/b', 'a'])
#> Solution().listing(['x/y/z'])
#> Solution().listing(['k/m', 'k/l', 'j/m', 'j/n/o'])
# %%
def split_sentences(text):
    sentences = []
    cur = ''
    for ch in text:
        cur += ch
        if ch in '.!?':
            sentences.append(cur.strip())
            cur = ''
    if cur.strip():
        sentences.append(cur.strip())
    return sentences


def mood(sentence):
    return {'!': 'shout', '?': 'ask', '.': 'tell'}.get(sentence[-1], 'open')


def mood_line(text):
    return '-'.join(mood(s)[0] for s in split_sentences(text))
#> mood_line('Who? Me! No.')
#> mood_line('')
#> mood_line('just words')
#> mood_line('Wait... ok')
#> mood_line('Go! Go! Why?')
# %%
def swap_pairs(items):
    out = items[:]
    for i in range(0, len(out) - 1, 2):
        out[i], out[i + 1] = out[i + 1], out[i]
    return out


def order_of_swap(items):
    cur = swap_pairs(items)
    cur = cur[1:] + cur[:1]
    steps = 1
    while cur != items and steps < 12:
        cur = swap_pairs(cur)
        cur = cur[1:] + cur[:1]
        steps += 1
    return steps, cur
#> order_of_swap([1, 2, 3])
#> order_of_swap([])
#> order_of_swap([1, 2, 3, 4])
#> order_of_swap([0, 0, 0, 1])
#> order_of_swap(['a', 'b', 'c', 'd', 'e'])
# %%
class Solution:
    def lightOn(self, state, keys):
        return [k for k in keys if state.get(k)]

    def switchboard(self, names, presses):
        state = dict.fromkeys(names, False)
        unknown = 0
        most = 0
        for p in presses:
            if p == 'all':
                on = not all(state.values())
                state = dict.fromkeys(names, on)
            elif p in state:
                state[p] = not state[p]
            else:
                unknown += 1
            most = max(most, len(self.lightOn(state, names)))
        return self.lightOn(state, names), most, unknown
#> Solution().switchboard(['hall', 'attic', 'porch'], ['hall', 'porch', 'hall'])
#> Solution().switchboard([], ['all', 'x'])
#> Solution().switchboard(['a', 'b'], ['a', 'all', 'b'])
#> Solution().switchboard(['p'], [])
#> Solution().switchboard(['k', 'm'], ['all', 'all', 'k', 'z', 'm'])
# %%
import math


def combos(n, k):
    try:
        return math.comb(n, k)
    except ValueError:
        return 0


def team_options(groups, sizes):
    total = 1
    detail = []
    for name, k in sizes.items():
        n = len(groups.get(name, []))
        ways = combos(n, k)
        detail.append((name, ways))
        total *= ways
    return total, detail
#> team_options({'boys': [1, 2, 3, 4], 'girls': [5, 6, 7]}, {'boys': 2, 'girls': 1})
#> team_options({}, {})
#> team_options({'a': [1]}, {'a': 2, 'b': 0})
#> team_options({'x': [1, 2, 3]}, {'x': -1})
#> team_options({'m': [0] * 10, 'n': [0] * 6}, {'m': 5, 'n': 3})
# %%
def f(lst, start, end):
    lst.extend(range(start, end))
    lst.sort(key=lambda n: (n % 3, n))
    del lst[::3]
    total = 0
    for n in lst:
        total += n
    return lst, total
#> f([10, 7], 1, 5)
#> f([], 0, 0)
#> f([3, 3, 3], 5, 2)
#> f([], -3, 4)
#> f([100, 50, 25, 12], 6, 8)
# %%
class Solution:
    def pattern(self, word):
        codes = {}
        out = []
        for ch in word:
            if ch not in codes:
                codes[ch] = chr(ord('A') + len(codes))
            out.append(codes[ch])
        return ''.join(out)

    def samePattern(self, words):
        groups = {}
        for w in words:
            groups.setdefault(self.pattern(w), []).append(w)
        return {p: ws for p, ws in groups.items() if len(ws) > 1}
#> Solution().samePattern(['noon', 'otto', 'deed', 'moon'])
#> Solution().samePattern([])
#> Solution().samePattern(['abc', 'xyz', 'aab'])
#> Solution().samePattern(['level', 'radar', 'hello', 'jelly'])
#> Solution().samePattern(['a', 'bb'])
# %%
def positive_or_raise(n):
    if n < 0:
        raise ValueError(n)
    return n


def sum_until_error(items):
    total = 0
    used = 0
    try:
        for x in items:
            total += positive_or_raise(x)
            used += 1
    except ValueError as e:
        reason = 'negative ' + str(e)
    except TypeError:
        reason = 'not a number'
    else:
        reason = 'done'
    finally:
        used *= 10
    return total, used, reason
#> sum_until_error([4, 5, 6])
#> sum_until_error([])
#> sum_until_error([1, -7, 2])
#> sum_until_error([3, 'x', -1])
#> sum_until_error([0.5, 0.25, None])
# %%
def rows_to_csv(rows):
    lines = []
    for row in rows:
        cells = []
        for cell in row:
            text = str(cell)
            if ',' in text or '"' in text:
                text = '"' + text.replace('"', '""') + '"'
            cells.append(text)
        lines.append(','.join(cells))
    return lines


def widest_line(rows):
    lines = rows_to_csv(rows)
    quoted = sum('"' in line for line in lines)
    return max(lines, key=len, default=''), quoted
#> widest_line([['a', 1], ['b,c', 2.5]])
#> widest_line([])
#> widest_line([['say "hi"', None], ['x', 'y', 'z']])
#> widest_line([[], ['']])
#> widest_line([[100, 200], ['q', True]])
# %%
class Solution:
    def collatzLike(self, n, limit):
        path = [n]
        while n != 1 and len(path) < limit:
            n = n // 3 if n % 3 == 0 else n + 1 if n % 3 == 2 else n - 1
            path.append(n)
        return path

    def longestPath(self, nums, limit):
        paths = [self.collatzLike(n, limit) for n in nums if n > 0]
        if not paths:
            return []
        return max(paths, key=lambda p: (len(p), p[0]))
#> Solution().longestPath([5, 9, 14], 10)
#> Solution().longestPath([], 5)
#> Solution().longestPath([0, -3], 5)
#> Solution().longestPath([100, 81, 2], 6)
#> Solution().longestPath([1], 1)
# %%
def has_duplicates(items):
    seen = []
    for x in items:
        if x in seen:
            return True
        seen.append(x)
    return False


def check_sudoku_like(rows):
    problems = []
    for i, row in enumerate(rows):
        if has_duplicates([x for x in row if x]):
            problems.append(f'row {i}')
    for j, col in enumerate(zip(*rows)):
        if has_duplicates(list(filter(None, col))):
            problems.append(f'col {j}')
    return problems or ['fine']
#> check_sudoku_like([[1, 2, 0], [2, 1, 0], [0, 0, 3]])
#> check_sudoku_like([])
#> check_sudoku_like([[4, 4], [4, 1]])
#> check_sudoku_like([[1, 2, 3], [3, 1, 2], [1, 3, 2]])
#> check_sudoku_like([[0, 0], [0, 0]])
# %%
def f(x, depth=0):
    if isinstance(x, dict):
        return {k: f(v, depth + 1) for k, v in x.items() if not k.startswith('_')}
    if isinstance(x, (list, tuple)):
        return [f(v, depth + 1) for v in x]
    if isinstance(x, str):
        return x.strip()
    return (x, depth)
#> f({'a': ' hi ', '_b': 1, 'c': [2, 'x ']})
#> f(5)
#> f([])
#> f(({'k': {'m': None}}, [True]))
#> f({'_': {'z': 1}, 'y': {}})
# %%
class Solution:
    def nextPlayer(self, players, i, step):
        return (i + step) % len(players)

    def cardRound(self, players, cards):
        hands = {p: 0 for p in players}
        i, step = 0, 1
        for card in cards:
            who = players[i]
            if card == 'skip':
                i = self.nextPlayer(players, i, step)
            elif card == 'turn':
                step = -step
            elif card.startswith('+'):
                victim = players[self.nextPlayer(players, i, step)]
                hands[victim] += int(card[1:])
            else:
                hands[who] -= 1
            i = self.nextPlayer(players, i, step)
        return hands, players[i]
#> Solution().cardRound(['ann', 'bob', 'cy'], ['7', 'skip', '+2', 'turn'])
#> Solution().cardRound(['x'], ['5', '+4'])
#> Solution().cardRound(['p', 'q'], [])
#> Solution().cardRound(['a', 'b', 'c', 'd'], ['turn', '9', '9', '+2', 'skip', '1'])
#> Solution().cardRound(['m', 'n'], ['+4', '+4', 'turn', '3'])
# %%
def common_suffix_len(a, b):
    n = 0
    for x, y in zip(reversed(a), reversed(b)):
        if x != y:
            break
        n += 1
    return n


def best_rhyme(word, options):
    ranked = []
    for o in options:
        if o.lower() == word.lower():
            continue
        n = common_suffix_len(word.lower(), o.lower())
        if n >= 2:
            ranked.append((n, o))
    ranked.sort(key=lambda t: (-t[0], t[1]))
    return [o for _, o in ranked[:3]]
#> best_rhyme('nation', ['station', 'ration', 'lion', 'moon'])
#> best_rhyme('cat', [])
#> best_rhyme('Light', ['light', 'night', 'kite', 'FLIGHT'])
#> best_rhyme('orange', ['apple', 'range', 'mange'])
#> best_rhyme('a', ['aa', 'ba'])
# %%
class Solution:
    def gapsFilled(self, readings):
        out = readings[:]
        for i, r in enumerate(out):
            if r is None:
                before = next((x for x in reversed(out[:i]) if x is not None), None)
                after = next((x for x in out[i + 1:] if x is not None), None)
                known = [x for x in (before, after) if x is not None]
                out[i] = sum(known) / len(known) if known else 0
        return out

    def largestJump(self, readings):
        filled = self.gapsFilled(readings)
        jumps = [abs(b - a) for a, b in zip(filled, filled[1:])]
        return filled, max(jumps, default=0)
#> Solution().largestJump([10, None, 20, 24])
#> Solution().largestJump([])
#> Solution().largestJump([None, None])
#> Solution().largestJump([None, 5, None])
#> Solution().largestJump([1, None, None, 9, 2])
