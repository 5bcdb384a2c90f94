# %%
def fare_zone(stop):
    if stop <= 3:
        return 'A'
    if stop <= 8:
        return 'B'
    return 'C'

def ticket(start, end, student=False):
    prices = {'A': 120, 'B': 210, 'C': 340}
    far = fare_zone(max(start, end))
    near = fare_zone(min(start, end))
    cost = prices[far]
    if far != near:
        cost += 45
    if student:
        cost = cost * 3 // 4
    return cost
#> ticket(1, 3)
#> ticket(2, 7)
#> ticket(9, 4, True)
#> ticket(12, 15, student=True)
#> ticket(0, 0)
# %%
def is_vowel(ch):
    return ch in "aeiouAEIOU"

def first_vowel(word):
    for i, ch in enumerate(word):
        if is_vowel(ch):
            return i
    return -1

def pig(sentence):
    out = []
    for word in sentence.split():
        at = first_vowel(word)
        if at < 0:
            out.append(word + "ay")
        elif at == 0:
            out.append(word + "way")
        else:
            out.append(word[at:] + word[:at] + "ay")
    return " ".join(out)
#> pig("glove apple")
#> pig("my string")
#> pig("")
#> pig("Orange shy tree")
#> pig("42 eggs")
# %%
def clamp(value, low, high):
    if value < low:
        return low
    if value > high:
        return high
    return value

def blend(first, second, weight):
    w = clamp(weight, 0.0, 1.0)
    mixed = []
    for a, b in zip(first, second):
        mixed.append(clamp(round(a * (1 - w) + b * w), 0, 255))
    return tuple(mixed)
#> blend((0, 0, 0), (255, 255, 255), 0.5)
#> blend((10, 20, 30), (300, 400, 500), 1)
#> blend((10, -50, 30), (90, 60, 70), -2)
#> blend((), (1, 2, 3), 0.3)
#> blend((200, 100, 0), (0, 100), 0.25)
# %%
def digits_of(n):
    found = []
    n = abs(n)
    while n:
        n, last = divmod(n, 10)
        found.append(last)
    return found

def checksum(number):
    total = 0
    for i, d in enumerate(digits_of(number)):
        if i % 2 == 1:
            d = d * 2
            if d > 9:
                d -= 9
        total += d
    return total

def looks_valid(number):
    return checksum(number) % 10 == 0
#> looks_valid(59)
#> looks_valid(79927398713)
#> looks_valid(1234)
#> looks_valid(-18)
#> looks_valid(0)
# %%
def pad(cell, width, right):
    text = '' if cell is None else str(cell)
    if right:
        return text.rjust(width)
    return text.ljust(width)

def column_widths(rows):
    widths = []
    for row in rows:
        for j, cell in enumerate(row):
            size = len(str(cell))
            if j >= len(widths):
                widths.append(size)
            elif size > widths[j]:
                widths[j] = size
    return widths

def table(rows):
    widths = column_widths(rows)
    lines = []
    for row in rows:
        cells = [pad(c, w, isinstance(c, int)) for c, w in zip(row, widths)]
        lines.append('|'.join(cells))
    return lines
#> table([['tea', 3], ['coffee', 12]])
#> table([])
#> table([[None, 'x'], ['longer', True]])
#> table([[1000], [2, 'extra']])
#> table([['a', 1.5, 7], ['bcd', None, 88]])
# %%
def leap(year):
    return year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)

def days_in(month, year):
    if month == 2:
        return 29 if leap(year) else 28
    return 30 if month in (4, 6, 9, 11) else 31

def day_of_year(year, month, day):
    if not 1 <= month <= 12 or not 1 <= day <= days_in(month, year):
        return None
    total = day
    for m in range(1, month):
        total += days_in(m, year)
    return total
#> day_of_year(2023, 1, 31)
#> day_of_year(2024, 3, 1)
#> day_of_year(1900, 2, 29)
#> day_of_year(2000, 12, 31)
#> day_of_year(2021, 13, 5)
# %%
def overlap(a, b):
    return a[0] < b[1] and b[0] < a[1]

def conflicts(bookings):
    pairs = []
    names = list(bookings)
    for i in range(len(names)):
        for j in range(i + 1, len(names)):
            if overlap(bookings[names[i]], bookings[names[j]]):
                pairs.append((names[i], names[j]))
    return pairs
#> conflicts({'ann': (9, 11), 'bo': (10, 12), 'cy': (12, 13)})
#> conflicts({})
#> conflicts({'solo': (1, 2)})
#> conflicts({'a': (0, 24), 'b': (3, 4), 'c': (3.5, 3.75), 'd': (24, 25)})
#> conflicts({'x': (5, 5), 'y': (4, 6)})
# %%
def shift_letter(ch, k):
    if ch.islower():
        base = ord('a')
    elif ch.isupper():
        base = ord('A')
    else:
        return ch
    return chr(base + (ord(ch) - base + k) % 26)

def vigenere(text, key):
    if not key:
        return text
    pos = 0
    result = ''
    for ch in text:
        if ch.isalpha():
            k = ord(key[pos % len(key)].lower()) - ord('a')
            pos += 1
            result += shift_letter(ch, k)
        else:
            result += ch
    return result
#> vigenere('Attack now', 'cab')
#> vigenere('hello', '')
#> vigenere('ZzZ 9!', 'B')
#> vigenere('', 'key')
#> vigenere('a-b-c-d', 'Zoo')
# %%
def mean(xs):
    return sum(xs) / len(xs) if xs else None

def without_extremes(xs):
    if len(xs) < 3:
        return list(xs)
    rest = sorted(xs)
    return rest[1:-1]

def judge(scores, strict):
    kept = without_extremes(scores) if strict else scores
    average = mean(kept)
    if average is None:
        return 'no scores'
    if average >= 9:
        return 'gold'
    return 'silver' if average > 7.5 else 'bronze'
#> judge([9, 9.5, 2, 9], True)
#> judge([9, 9.5, 2, 9], False)
#> judge([], True)
#> judge([8], True)
#> judge((7, 8, 8, 9), strict=False)
# %%
def gcd(a, b):
    while b:
        a, b = b, a % b
    return a

def simplify(top, bottom):
    if bottom < 0:
        top, bottom = -top, -bottom
    d = gcd(abs(top), bottom)
    return top // d, bottom // d

def add_fractions(p, q):
    top = p[0] * q[1] + q[0] * p[1]
    bottom = p[1] * q[1]
    top, bottom = simplify(top, bottom)
    return str(top) if bottom == 1 else f'{top}/{bottom}'
#> add_fractions((1, 2), (1, 3))
#> add_fractions((1, 4), (3, 4))
#> add_fractions((5, -6), (1, 6))
#> add_fractions((0, 7), (0, 9))
#> add_fractions((1, 0), (2, 0))
# %%
def neighbours(grid, r, c):
    count = 0
    for dr in (-1, 0, 1):
        for dc in (-1, 0, 1):
            if dr == dc == 0:
                continue
            rr, cc = r + dr, c + dc
            if 0 <= rr < len(grid) and 0 <= cc < len(grid[rr]):
                count += grid[rr][cc] == '*'
    return count

def mine_at(grid, r, c):
    if r >= len(grid) or c >= len(grid[r]):
        return 'outside'
    if grid[r][c] == '*':
        return 'boom'
    n = neighbours(grid, r, c)
    return str(n) if n else 'clear'
#> mine_at(['*..', '...', '..*'], 1, 1)
#> mine_at(['*..', '...', '..*'], 0, 0)
#> mine_at(['...', '..'], 0, 2)
#> mine_at([], 0, 0)
#> mine_at(['***', '*.*', '***'], 1, 1)
# %%
def unit_price(item):
    return item['price'] / item.get('pack', 1)

def cheapest(items):
    best = None
    for item in items:
        if item['price'] <= 0:
            continue
        if best is None or unit_price(item) < unit_price(best):
            best = item
    return best and best['name']
#> cheapest([{'name': 'rice', 'price': 4, 'pack': 2}, {'name': 'oats', 'price': 3}])
#> cheapest([])
#> cheapest([{'name': 'gift', 'price': 0}])
#> cheapest([{'name': 'nails', 'price': 5, 'pack': 100}, {'name': 'free', 'price': -1}, {'name': 'glue', 'price': 2}])
#> cheapest([{'name': 'broken', 'price': 1, 'pack': 0}, {'name': 'fine', 'price': 1}])
# %%
def spell_small(n):
    words = 'zero one two three four five six seven eight nine'.split()
    return words[n]

def spell(n):
    if n < 0:
        return 'minus ' + spell_digits(str(-n))
    return spell_digits(str(n))

def spell_digits(text):
    parts = []
    for ch in text:
        parts.append(spell_small(int(ch)))
    return '-'.join(parts)
#> spell(407)
#> spell(-12)
#> spell(0)
#> spell(99999)
#> spell(3.5)
# %%
def area(box):
    w, h = box
    return w * h

def fits(inner, outer):
    if inner[0] <= outer[0] and inner[1] <= outer[1]:
        return True
    turned = (inner[1], inner[0])
    return turned[0] <= outer[0] and turned[1] <= outer[1]

def choose_box(item, boxes):
    options = [b for b in boxes if fits(item, b)]
    if not options:
        return None
    options.sort(key=area)
    waste = area(options[0]) - area(item)
    return {'box': options[0], 'waste': waste}
#> choose_box((2, 5), [(4, 4), (6, 3), (10, 10)])
#> choose_box((9, 9), [(8, 20), (3, 3)])
#> choose_box((1, 1), [])
#> choose_box((3, 3), [(3, 3), (2, 100)])
#> choose_box((0.5, 7), [(7, 1), (7, 0.5), (1, 7)])
# %%
def normalise(path):
    while '//' in path:
        path = path.replace('//', '/')
    return path.rstrip('/') or '/'

def resolve(base, target):
    if target.startswith('/'):
        return normalise(target)
    parts = [p for p in normalise(base).split('/') if p]
    for piece in target.split('/'):
        if piece == '..':
            if parts:
                parts.pop()
        elif piece not in ('', '.'):
            parts.append(piece)
    return '/' + '/'.join(parts)
#> resolve('/home/ivy', '../bob/notes')
#> resolve('/srv', '//etc///hosts/')
#> resolve('/', '../../..')
#> resolve('/a//b/', './c/./d')
#> resolve('', '')
# %%
def grade(points, total):
    share = points / total
    for letter, limit in [('A', 0.9), ('B', 0.75), ('C', 0.5)]:
        if share >= limit:
            return letter
    return 'F'

def report(results, total=20):
    marks = {}
    for name, points in results:
        letter = grade(points, total)
        marks.setdefault(letter, []).append(name)
    return marks
#> report([('Ola', 19), ('Pim', 15), ('Quy', 9)])
#> report([('Rex', 3), ('Sam', 3.9)], total=4)
#> report([])
#> report([('Tea', 5)], 0)
#> report([['Uwe', 10], ['Vi', 18], ['Wu', 10]])
# %%
def swap_ends(items):
    if len(items) > 1:
        items[0], items[-1] = items[-1], items[0]

def rotate(items):
    if items:
        items.append(items.pop(0))

def shuffle_by(plan, items):
    for step in plan:
        if step == 's':
            swap_ends(items)
        elif step == 'r':
            rotate(items)
        elif step == 'v':
            items.reverse()
        else:
            return items, step
    return items, None
#> shuffle_by('srv', [1, 2, 3, 4])
#> shuffle_by('rrr', ['only'])
#> shuffle_by('', [True, False])
#> shuffle_by('sxr', [0, 5, 9])
#> shuffle_by(['v', 'r', 's', 'r'], [])
# %%
def interest(balance, rate):
    return round(balance * rate / 100, 2)

def fee(balance):
    return 5 if balance < 100 else 0

def after_months(balance, rate, months):
    history = []
    for _ in range(months):
        balance = balance + interest(balance, rate) - fee(balance)
        history.append(round(balance, 2))
        if balance <= 0:
            break
    return history
#> after_months(1000, 1.5, 3)
#> after_months(12, 0, 6)
#> after_months(97, 10, 4)
#> after_months(50, 2, 0)
#> after_months(100, -60, 3)
# %%
def same_letters(a, b):
    return sorted(a.lower()) == sorted(b.lower())

def place(word, groups):
    for group in groups:
        if same_letters(word, group[0]):
            group.append(word)
            return True
    return False

def anagrams(words):
    groups = []
    for word in words:
        if not place(word, groups):
            groups.append([word])
    return [g for g in groups if len(g) > 1]
#> anagrams(['tea', 'Eat', 'dog', 'ate'])
#> anagrams(['one', 'two'])
#> anagrams([])
#> anagrams(['', '', 'a'])
#> anagrams(('stop', 'pots', 'god', 'dog'))
# %%
def to_seconds(stamp):
    total = 0
    for part in stamp.split(':'):
        total = total * 60 + int(part)
    return total

def to_stamp(seconds):
    sign = '-' if seconds < 0 else ''
    minutes, rest = divmod(abs(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    if hours:
        return f'{sign}{hours}:{minutes:02d}:{rest:02d}'
    return f'{sign}{minutes}:{rest:02d}'

def gap(start, finish):
    return to_stamp(to_seconds(finish) - to_seconds(start))
#> gap('1:30', '4:05')
#> gap('10:00', '9:59')
#> gap('0:59:59', '2:00:00')
#> gap('7', '7')
#> gap('3:xx', '4:00')
