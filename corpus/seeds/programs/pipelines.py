# %%
def parse_row(line):
    name, price, qty = line.split(',')
    return {'name': name.strip(), 'price': float(price), 'qty': int(qty)}

def subtotal(row):
    return row['price'] * row['qty']

def invoice(text):
    rows = [parse_row(line) for line in text.split('\n') if line]
    lines = []
    for row in rows:
        lines.append(f"{row['name']}: {subtotal(row):.2f}")
    lines.append(f'total: {sum(map(subtotal, rows)):.2f}')
    return lines
#> invoice('pen,1.5,2\nink, 8,1')
#> invoice('')
#> invoice('nail , 0.05,100\n')
#> invoice('bad line')
#> invoice('gift,0,3\n\nrefund,-2.5,1')
# %%
def parse_log(line):
    level, _, message = line.partition(':')
    return level.strip().upper(), message.strip()

def count_levels(records):
    counts = {}
    for level, _ in records:
        counts[level] = counts.get(level, 0) + 1
    return counts

def summary(text):
    records = [parse_log(line) for line in text.split(';')]
    counts = count_levels(records)
    parts = [f'{k}={counts[k]}' for k in sorted(counts)]
    errors = [m for level, m in records if level == 'ERROR']
    return ' '.join(parts) + (' last: ' + errors[-1] if errors else '')
#> summary('info: start; error: no disk; info: stop')
#> summary('warn: hot')
#> summary('')
#> summary('ERROR: a; error: b')
#> summary('no colon here; info')
# %%
def parse_time(text):
    h, m = text.split(':')
    return int(h) * 60 + int(m)

def parse_shift(entry):
    who, span = entry.split(' ')
    start, end = span.split('-')
    minutes = parse_time(end) - parse_time(start)
    if minutes < 0:
        minutes += 24 * 60
    return who, minutes

def hours(entries):
    worked = {}
    for entry in entries:
        who, minutes = parse_shift(entry)
        worked[who] = worked.get(who, 0) + minutes
    return {who: f'{m // 60}h{m % 60:02d}' for who, m in worked.items()}
#> hours(['kay 9:00-12:30', 'lou 22:00-6:15', 'kay 13:00-17:00'])
#> hours([])
#> hours(['max 8:00-8:00'])
#> hours(['nia 8-9'])
#> hours(['odd 10:59-11:00', 'odd 0:00-23:59'])
# %%
def parse_query(text):
    pairs = {}
    for piece in text.lstrip('?').split('&'):
        if not piece:
            continue
        key, _, value = piece.partition('=')
        pairs.setdefault(key, []).append(value)
    return pairs

def format_query(pairs):
    pieces = []
    for key in sorted(pairs):
        for value in pairs[key]:
            pieces.append(key + '=' + value if value else key)
    return '&'.join(pieces)

def tidy(text, drop=()):
    pairs = parse_query(text)
    for key in drop:
        pairs.pop(key, None)
    return format_query(pairs)
#> tidy('?b=2&a=1&b=3')
#> tidy('x=1&token=abc', drop=['token'])
#> tidy('')
#> tidy('&&flag&=5&z==')
#> tidy('q=a', ('q', 'r'))
# %%
def words_of(text):
    current, found = '', []
    for ch in text + ' ':
        if ch.isalpha() or ch == "'":
            current += ch
        elif current:
            found.append(current.lower())
            current = ''
    return found

def index(pages):
    where = {}
    for number, text in pages.items():
        for word in words_of(text):
            spots = where.setdefault(word, [])
            if number not in spots:
                spots.append(number)
    return where

def print_index(pages, least=1):
    where = index(pages)
    kept = [w for w in sorted(where) if len(where[w]) >= least]
    return '; '.join(w + ' ' + ','.join(map(str, where[w])) for w in kept)
#> print_index({1: 'Red fox', 2: 'red hen'})
#> print_index({1: 'Red fox', 2: 'red hen'}, least=2)
#> print_index({})
#> print_index({3: "don't", 4: '1-2'})
#> print_index({'i': 'A a A'}, 1)
# %%
def parse_matrix(text):
    return [[int(x) for x in line.split()] for line in text.split('/')]

def row_total(row):
    return sum(row)

def with_totals(grid):
    out = []
    for row in grid:
        out.append(row + [row_total(row)])
    columns = zip(*out)
    out.append([sum(c) for c in columns])
    return out

def report(text):
    grid = with_totals(parse_matrix(text))
    return '/'.join(' '.join(str(x) for x in row) for row in grid)
#> report('1 2/3 4')
#> report('5')
#> report('')
#> report('1 2 3/4')
#> report('-1 1/x 0')
# %%
def split_name(full):
    if ',' in full:
        last, first = full.split(',', 1)
    else:
        first, _, last = full.rpartition(' ')
    return first.strip(), last.strip()

def make_login(first, last, taken):
    base = (first[:1] + last).lower()
    login, n = base, 1
    while login in taken:
        n += 1
        login = base + str(n)
    return login

def logins(names):
    taken = {}
    for full in names:
        first, last = split_name(full)
        taken[make_login(first, last, taken)] = full
    return list(taken)
#> logins(['Ada King', 'King, Al'])
#> logins(['Plato'])
#> logins([])
#> logins(['A B', 'A B', 'A B'])
#> logins(['Jo van Dam', ', '])
# %%
def tokenize(text):
    for junk in '(),':
        text = text.replace(junk, ' ')
    return text.split()

def to_edges(tokens):
    return [tuple(t.split('>')) for t in tokens if '>' in t]

def order(edges):
    waiting = {}
    for a, b in edges:
        waiting.setdefault(a, [])
        waiting.setdefault(b, []).append(a)
    done = []
    while waiting:
        ready = [n for n in waiting if all(d in done for d in waiting[n])]
        if not ready:
            return done, sorted(waiting)
        done.append(min(ready))
        del waiting[done[-1]]
    return done, []

def plan(text):
    return order(to_edges(tokenize(text)))
#> plan('(wake>dress), dress>leave')
#> plan('a>b, b>a, x>a')
#> plan('')
#> plan('b>c a>c d')
#> plan('a>b>c')
# %%
def parse_player(chunk):
    name, scores = chunk.split('=')
    return {'name': name, 'scores': [int(s) for s in scores.split('+') if s]}

def rate(player):
    player['best'] = max(player['scores'], default=0)
    player['total'] = sum(player['scores'])
    return player

def podium(text):
    players = [rate(parse_player(c)) for c in text.split()]
    players.sort(key=lambda p: (-p['total'], -p['best'], p['name']))
    medals = ['gold', 'silver', 'bronze']
    return [f"{m} {p['name']} {p['total']}" for m, p in zip(medals, players)]
#> podium('ann=3+9 bo=12 cy=4')
#> podium('')
#> podium('zed= amy=')
#> podium('a=1 b=2 c=3 d=4')
#> podium('x=5+5 y 3')
# %%
def parse_recipe(text):
    items = []
    for part in text.split(','):
        amount, unit, *name = part.split()
        items.append({'amount': float(amount), 'unit': unit, 'name': ' '.join(name)})
    return items

def to_grams(item):
    factors = {'kg': 1000, 'g': 1, 'oz': 28}
    if item['unit'] not in factors:
        return None
    return item['amount'] * factors[item['unit']]

def scale_recipe(text, times):
    lines = []
    for item in parse_recipe(text):
        grams = to_grams(item)
        if grams is None:
            lines.append(f"{item['amount'] * times:g} {item['unit']} {item['name']}")
        else:
            lines.append(f"{grams * times:g} g {item['name']}")
    return lines
#> scale_recipe('1 kg flour, 2 cups warm milk', 2)
#> scale_recipe('4 oz butter', 0.5)
#> scale_recipe('3 eggs', 1)
#> scale_recipe('salt', 3)
#> scale_recipe('0.25 kg rice,10 g oil', 0)
# %%
def parse_setting(line):
    line = line.split('#')[0].strip()
    if line.startswith('[') and line.endswith(']'):
        return 'section', line[1:-1], None
    if '=' in line:
        key, value = line.split('=', 1)
        return 'pair', key.strip(), value.strip()
    return 'skip', line, None

def read_ini(lines):
    data, section = {}, 'main'
    for line in lines:
        kind, name, value = parse_setting(line)
        if kind == 'section':
            section = name
        elif kind == 'pair':
            data.setdefault(section, {})[name] = value
    return data

def setting(lines, path):
    section, _, key = path.rpartition('/')
    return read_ini(lines).get(section or 'main', {}).get(key)
#> setting(['[web]', 'port = 80 # http'], 'web/port')
#> setting(['debug=1', '[x]'], 'debug')
#> setting([], 'a/b')
#> setting(['[web]', 'port=80', '[web]', 'port=81'], 'web/port')
#> setting(['url=a=b', '#url=c', 'junk'], 'main/url')
# %%
def bill_lines(orders):
    for order in orders:
        if order.get('cancelled'):
            continue
        for item, price in order['items']:
            yield order['who'], item, price

def owed(orders, paid):
    debts = dict.fromkeys(paid, 0)
    for who, _, price in bill_lines(orders):
        debts[who] = debts.get(who, 0) + price
    for who, amount in paid.items():
        debts[who] -= amount
    return debts

def reminders(orders, paid):
    out = []
    for who, debt in sorted(owed(orders, paid).items()):
        if debt:
            out.append(f'{who} owes {debt}' if debt > 0 else f'{who} gets {-debt}')
    return out
#> reminders([{'who': 'eva', 'items': [('soup', 6), ('tea', 2)]}], {'eva': 5})
#> reminders([{'who': 'jo', 'items': [('pie', 9)], 'cancelled': True}], {'jo': 9})
#> reminders([], {})
#> reminders([{'who': 'b', 'items': []}, {'who': 'a', 'items': [('x', 1)]}], {})
#> reminders([{'who': 'gus', 'items': [('nut', 3)]}], {'gus': 3, 'hal': 0})
# %%
def sentence_case(text):
    return text[:1].upper() + text[1:]

def fill(template, values):
    out, rest = '', template
    while '{' in rest:
        before, rest = rest.split('{', 1)
        name, _, rest = rest.partition('}')
        out += before + str(values.get(name, '?' + name))
    return out + rest

def letters(template, people):
    made = []
    for person in people:
        text = fill(template, person)
        if '?' not in text:
            made.append(sentence_case(text))
    return made, len(people) - len(made)
#> letters('dear {name}', [{'name': 'Io'}, {}])
#> letters('{a}{b}', [{'a': 1, 'b': 2}])
#> letters('no fields', [])
#> letters('open {name', [{'name': 'x'}])
#> letters('ok?', [{'k': 'v'}])
# %%
def parse_move(text):
    kind = text[0].upper()
    steps = int(text[1:] or 1)
    return kind, steps

def turn(facing, kind):
    compass = 'NESW'
    shift = 1 if kind == 'R' else -1
    return compass[(compass.index(facing) + shift) % 4]

def navigate(text):
    x, y, facing = 0, 0, 'N'
    for kind, steps in map(parse_move, text.split()):
        if kind in 'LR':
            for _ in range(steps):
                facing = turn(facing, kind)
        else:
            dx, dy = {'N': (0, 1), 'E': (1, 0), 'S': (0, -1), 'W': (-1, 0)}[facing]
            x, y = x + dx * steps, y + dy * steps
    return f'{x},{y} facing {facing}'
#> navigate('F3 R F2')
#> navigate('')
#> navigate('l2 f5 L f')
#> navigate('R3 F-1')
#> navigate('F2 Lx')
# %%
def encode(text):
    out, i = [], 0
    while i < len(text):
        j = i
        while j < len(text) and text[j] == text[i]:
            j += 1
        out.append((text[i], j - i))
        i = j
    return out

def pack(pairs):
    return ''.join(ch if n == 1 else f'{n}{ch}' for ch, n in pairs)

def unpack(packed):
    out, count = '', ''
    for ch in packed:
        if ch.isdigit():
            count += ch
        else:
            out += ch * int(count or 1)
            count = ''
    return out

def round_trip(text):
    packed = pack(encode(text))
    return packed, unpack(packed) == text
#> round_trip('aaab')
#> round_trip('')
#> round_trip('x')
#> round_trip('a11')
#> round_trip('zzzzzzzzzzzz..')
# %%
def parse_reading(text):
    sensor, value = text.split('@')
    return sensor, None if value == '-' else float(value)

def collect(texts):
    data = {}
    for sensor, value in map(parse_reading, texts):
        data.setdefault(sensor, []).append(value)
    return data

def patch(values):
    fixed, last = [], 0.0
    for v in values:
        last = last if v is None else v
        fixed.append(last)
    return fixed

def dashboard(texts):
    rows = []
    for sensor, values in collect(texts).items():
        good = patch(values)
        missing = values.count(None)
        rows.append({'sensor': sensor, 'mean': sum(good) / len(good), 'missing': missing})
    return rows
#> dashboard(['t1@20', 't2@5', 't1@22'])
#> dashboard(['t1@4', 't1@-', 't1@1'])
#> dashboard([])
#> dashboard(['p@-'])
#> dashboard(['a@1.5', 'b'])
# %%
def to_cells(line, sep):
    return [cell.strip() for cell in line.split(sep)]

def to_records(text, sep=','):
    header, *body = text.split('\n')
    names = to_cells(header, sep)
    return [dict(zip(names, to_cells(line, sep))) for line in body]

def pivot(records, row, col):
    table = {}
    for r in records:
        inner = table.setdefault(r[row], {})
        inner[r[col]] = inner.get(r[col], 0) + 1
    return table

def cross(text, row, col, sep=','):
    return pivot(to_records(text, sep), row, col)
#> cross('city,pet\nOslo,cat\nOslo,dog\nRome,cat', 'city', 'pet')
#> cross('a;b\n1;2\n1;2', 'b', 'a', sep=';')
#> cross('a,b', 'a', 'b')
#> cross('a,b\n1', 'a', 'b')
#> cross('k\nx\ny\nx', 'k', 'k')
# %%
def wrap(words, width):
    lines, line = [], ''
    for word in words:
        if line and len(line) + 1 + len(word) > width:
            lines.append(line)
            line = word
        else:
            line = f'{line} {word}'.strip()
    return lines + [line] if line else lines

def frame(lines):
    size = max(map(len, lines), default=0)
    edge = '+' + '-' * size + '+'
    return [edge] + ['|' + line.ljust(size) + '|' for line in lines] + [edge]

def poster(text, width):
    return frame(wrap(text.split(), width))
#> poster('big sale on hats', 8)
#> poster('', 10)
#> poster('unbreakable', 4)
#> poster('a b c', 0)
#> poster('  spaced   out  ', 20)
# %%
def diff(old, new):
    changes = []
    for key in sorted({**old, **new}):
        if key not in new:
            changes.append(('-', key, old[key]))
        elif key not in old:
            changes.append(('+', key, new[key]))
        elif old[key] != new[key]:
            changes.append(('~', key, new[key]))
    return changes

def apply_changes(data, changes):
    data = dict(data)
    for sign, key, value in changes:
        if sign == '-':
            del data[key]
        else:
            data[key] = value
    return data

def audit(old, new):
    changes = diff(old, new)
    text = ' '.join(sign + key for sign, key, _ in changes)
    return text, apply_changes(old, changes) == new
#> audit({'a': 1, 'b': 2}, {'b': 3, 'c': 4})
#> audit({}, {})
#> audit({'x': None}, {})
#> audit({'n': 1}, {'n': True})
#> audit({'k': [1]}, {'k': [1, 2], 'j': {}})
# %%
def load(pairs):
    return [{'tag': tag, 'size': size} for tag, size in pairs]

def pack_bins(items, cap):
    bins = []
    for item in sorted(items, key=lambda i: -i['size']):
        for b in bins:
            if b['used'] + item['size'] <= cap:
                break
        else:
            b = {'used': 0, 'tags': []}
            bins.append(b)
        b['used'] += item['size']
        b['tags'].append(item['tag'])
    return bins

def manifest(pairs, cap):
    lines = []
    for n, b in enumerate(pack_bins(load(pairs), cap), 1):
        flag = ' over' if b['used'] > cap else ''
        lines.append(f"#{n} {'+'.join(b['tags'])} ({b['used']}/{cap}){flag}")
    return lines
#> manifest([('a', 4), ('b', 3), ('c', 6)], 10)
#> manifest([('piano', 50)], 20)
#> manifest([], 5)
#> manifest([('x', 2), ('y', 2), ('z', 2)], 3)
#> manifest([('p', 0), ('q', 0.5)], 0.5)
