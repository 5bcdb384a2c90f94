# %%
class Overdrawn(Exception):
    pass

def withdraw(balance, amount):
    if amount > balance:
        raise Overdrawn(f'short by {amount - balance}')
    return balance - amount

def spend_all(balance, amounts):
    log = []
    for amount in amounts:
        try:
            balance = withdraw(balance, amount)
            log.append(amount)
        except Overdrawn as err:
            log.append(str(err))
    return balance, log
#> spend_all(100, [30, 50, 40, 20])
#> spend_all(0, [1])
#> spend_all(10, [])
#> spend_all(5, [5, 0, -2, 1])
#> spend_all(7.5, [2.5, 'two'])
# %%
def to_number(text):
    try:
        return int(text)
    except ValueError:
        return float(text)

def add_up(texts):
    total = 0
    bad = []
    for t in texts:
        try:
            total += to_number(t)
        except ValueError:
            bad.append(t)
    return total, bad
#> add_up(['1', '2.5', 'x'])
#> add_up([])
#> add_up([' 7 ', '-3', '1e2'])
#> add_up(['', '1_000', '0x10'])
#> add_up(['4', None])
# %%
def divide(a, b):
    steps = ['start']
    try:
        steps.append('try')
        result = a / b
    except ZeroDivisionError:
        steps.append('zero')
        result = None
    else:
        steps.append('else')
    finally:
        steps.append('finally')
    return result, steps
#> divide(9, 3)
#> divide(1, 0)
#> divide(0.0, 5)
#> divide('8', 2)
#> divide(True, False)
# %%
class ConfigError(Exception):
    def __init__(self, key, reason):
        super().__init__(f'{key}: {reason}')
        self.key = key

def need(config, key, kind):
    if key not in config:
        raise ConfigError(key, 'missing')
    value = config[key]
    if not isinstance(value, kind):
        raise ConfigError(key, 'wrong type')
    return value

def load(config):
    try:
        port = need(config, 'port', int)
        host = need(config, 'host', str)
    except ConfigError as err:
        if err.key == 'host':
            return 'localhost'
        raise
    return f'{host}:{port}'
#> load({'port': 80, 'host': 'web'})
#> load({'port': 80})
#> load({'host': 'db'})
#> load({'port': '80', 'host': 'web'})
#> load({'port': True, 'host': None})
# %%
def pop_last(stack):
    assert stack, 'empty stack'
    return stack.pop()

def rpn(text):
    stack = []
    for token in text.split():
        if token in '+-*/':
            b, a = pop_last(stack), pop_last(stack)
            if token == '+':
                stack.append(a + b)
            elif token == '-':
                stack.append(a - b)
            elif token == '*':
                stack.append(a * b)
            else:
                stack.append(a / b)
        else:
            stack.append(int(token))
    assert len(stack) == 1, f'{len(stack)} left'
    return stack[0]
#> rpn('3 4 + 2 *')
#> rpn('1 +')
#> rpn('5 6')
#> rpn('8 0 /')
#> rpn('10 2 8 * - 3 /')
# %%
def attempt(action, value):
    if action == 'int':
        return int(value)
    if action == 'len':
        return len(value)
    if action == 'first':
        return value[0]
    raise KeyError(action)

def outcome(action, value):
    try:
        return attempt(action, value)
    except (TypeError, ValueError) as err:
        return type(err).__name__
    except LookupError as err:
        return 'lookup ' + str(len(err.args))
#> outcome('int', '15')
#> outcome('int', 'fifteen')
#> outcome('len', 99)
#> outcome('first', [])
#> outcome('jump', 'high')
# %%
def early(value):
    try:
        if value < 0:
            return 'negative'
        if value == 0:
            raise ValueError('zero')
        return 'positive'
    except ValueError:
        return 'caught'
    finally:
        if value > 100:
            return 'huge'
#> early(-1)
#> early(0)
#> early(50)
#> early(101)
#> early('word')
# %%
class Retry(Exception):
    pass

def fetch(replies, attempt):
    code = replies[attempt]
    if code >= 500:
        raise Retry(code)
    if code == 404:
        raise FileNotFoundError('nothing there')
    return code

def fetch_with_retries(replies, limit=3):
    for attempt in range(limit):
        try:
            code = fetch(replies, attempt)
        except Retry as problem:
            last = problem.args[0]
        else:
            return f'{code} after {attempt + 1}'
    raise RuntimeError(f'gave up at {last}')
#> fetch_with_retries([200])
#> fetch_with_retries([503, 500, 201])
#> fetch_with_retries([500, 404])
#> fetch_with_retries([502, 502], limit=2)
#> fetch_with_retries([500], 5)
# %%
def inner(x, log):
    try:
        log.append('inner')
        return 10 // x
    finally:
        log.append('inner done')

def outer(x):
    log = []
    try:
        y = inner(x, log)
        log.append(y)
    except ArithmeticError:
        log.append('outer caught')
    log.append('end')
    return log
#> outer(3)
#> outer(0)
#> outer(-4)
#> outer(0.5)
#> outer(False)
# %%
def parse_pair(text):
    try:
        key, value = text.split('=')
    except ValueError as err:
        raise SyntaxWarning('bad pair ' + repr(text)) from err
    return key.strip(), value.strip()

def explain(text):
    try:
        return parse_pair(text)
    except SyntaxWarning as w:
        cause = type(w.__cause__).__name__
        return f'{w} ({cause})'
#> explain('size = 10')
#> explain('oops')
#> explain('a=b=c')
#> explain('=')
#> explain('')
# %%
class Shape(Exception):
    label = 'shape'

class Square(Shape):
    label = 'square'

class Circle(Shape):
    label = 'circle'

def throw(kind):
    table = {'s': Square, 'c': Circle, 'g': Shape}
    raise table[kind](kind * 2)

def sort_out(kinds):
    seen = []
    for kind in kinds:
        try:
            throw(kind)
        except Circle:
            seen.append('round')
        except Shape as err:
            seen.append((err.label, str(err)))
    return seen
#> sort_out('sc')
#> sort_out('')
#> sort_out('gsg')
#> sort_out(['c', 's', 'x'])
#> sort_out('cc')
# %%
def check_age(age):
    if not isinstance(age, int):
        raise TypeError('age must be whole')
    if age < 0 or age > 150:
        raise ValueError('age out of range')
    return age

def register(people, name, age):
    try:
        people[name] = check_age(age)
    except ValueError as err:
        people[name] = str(err)
        return False
    return people
#> register({}, 'Mina', 33)
#> register({'Al': 5}, 'Al', 6)
#> register({}, 'Noah', 950)
#> register({}, 'Baby', 0.5)
#> register([], 'Zed', 12)
# %%
def find_index(items, wanted):
    index = 0
    while True:
        try:
            if items[index] == wanted:
                return index
        except IndexError:
            return None
        index += 1

def replace_item(items, old, new):
    at = find_index(items, old)
    try:
        items[at] = new
    except TypeError:
        return f'no {old!r}'
    return items
#> replace_item([4, 5, 6], 5, 50)
#> replace_item(['a', 'b'], 'z', 'y')
#> replace_item([], 1, 2)
#> replace_item([0, False, 0.0], False, True)
#> replace_item((1, 2), 2, 3)
# %%
class Stop(Exception):
    def __init__(self, value):
        self.value = value

def walk(node, wanted, path):
    for key, child in node.items():
        here = path + [key]
        if child == wanted:
            raise Stop(here)
        if isinstance(child, dict):
            walk(child, wanted, here)

def find_path(tree, wanted):
    try:
        walk(tree, wanted, [])
    except Stop as signal:
        return '/'.join(signal.value)
    return None
#> find_path({'a': 1, 'b': {'c': 2}}, 2)
#> find_path({'a': 1, 'b': {'c': 2}}, 3)
#> find_path({}, None)
#> find_path({'x': {'y': {'z': 'gold'}, 'w': 'gold'}}, 'gold')
#> find_path({'k': {1: 'deep'}}, 'deep')
# %%
def validate(order):
    errors = []
    for rule in (has_items, under_limit, known_country):
        try:
            rule(order)
        except AssertionError as err:
            errors.append(str(err) or rule.__name__)
    return errors or 'ok'

def has_items(order):
    assert order.get('items'), 'no items'

def under_limit(order):
    assert sum(order.get('items', [])) <= 100

def known_country(order):
    assert order['country'] in ('NO', 'SE', 'DK'), 'country ' + order['country']
#> validate({'items': [20, 30], 'country': 'NO'})
#> validate({'items': [], 'country': 'SE'})
#> validate({'items': [99, 2], 'country': 'FR'})
#> validate({'items': [5]})
#> validate({'country': 'DK', 'items': [100]})
# %%
def close(name, log):
    log.append('close ' + name)

def copy(source, blocks):
    log = []
    done = 0
    try:
        try:
            for block in blocks:
                if block is None:
                    raise OSError('bad block')
                done += len(block)
        finally:
            close(source, log)
    except OSError as err:
        log.append(f'{err} after {done}')
        done = -1
    return done, log
#> copy('disk', ['abc', 'de'])
#> copy('tape', ['abc', None, 'z'])
#> copy('empty', [])
#> copy('cd', [None])
#> copy('usb', [b'xy', 5])
# %%
def risky(level):
    if level == 1:
        return {}['gone']
    if level == 2:
        return [].pop()
    if level == 3:
        return None.name
    return level

def describe(level):
    try:
        value = risky(level)
    except KeyError as e:
        return 'key', e.args
    except IndexError as e:
        return 'index', str(e)
    except Exception as e:
        return 'other', type(e).__name__
    else:
        return 'fine', value
#> describe(0)
#> describe(1)
#> describe(2)
#> describe(3)
#> describe([1])
# %%
class Limit(ValueError):
    def __init__(self, used, cap):
        ValueError.__init__(self, used, cap)
        self.over = used - cap

def load_truck(weights, cap):
    used = 0
    for w in weights:
        used += w
        if used > cap:
            raise Limit(used, cap)
    return used

def plan(weights, cap):
    dropped = 0
    while weights:
        try:
            return load_truck(weights, cap), dropped
        except Limit as e:
            dropped += 1
            weights = weights[:-1] if e.over < 10 else weights[1:]
    raise LookupError('nothing fits')
#> plan([3, 4, 5], 20)
#> plan([3, 4, 5], 8)
#> plan([50, 2, 2], 10)
#> plan([100], 1)
#> plan([], 5)
# %%
def countdown(n):
    if n < 0:
        raise RecursionError('too deep')
    try:
        return [n] + countdown(n - 1)
    except RecursionError:
        if n % 2:
            raise
        return [n, 'stop']
#> countdown(0)
#> countdown(3)
#> countdown(-1)
#> countdown(1)
#> countdown(0.5)
# %%
def get_in(data, *keys, default=None):
    for key in keys:
        try:
            data = data[key]
        except (KeyError, IndexError):
            return default
        except TypeError:
            raise TypeError(f'cannot look up {key!r}') from None
    return data
#> get_in({'a': [10, 20]}, 'a', 1)
#> get_in({'a': [10]}, 'a', 4, default='none')
#> get_in({'a': 7}, 'a', 'b')
#> get_in([[['x']]], 0, 0, 0, 0)
#> get_in({})
