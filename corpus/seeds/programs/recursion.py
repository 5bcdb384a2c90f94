# %%
def depth(thing):
    if not isinstance(thing, (list, tuple)):
        return 0
    deepest = 0
    for part in thing:
        d = depth(part)
        if d > deepest:
            deepest = d
    return deepest + 1
#> depth([1, [2, [3]], 4])
#> depth('flat')
#> depth([])
#> depth(([], ([],)))
#> depth({'a': [1]})
# %%
def even(n):
    if n == 0:
        return True
    return odd(n - 1)

def odd(n):
    if n == 0:
        return False
    return even(n - 1)

def parity(n):
    return 'even' if even(abs(n)) else 'odd'
#> parity(7)
#> parity(0)
#> parity(-4)
#> parity(12)
#> parity(True)
# %%
def hanoi(n, source, target, spare):
    if n <= 0:
        return []
    before = hanoi(n - 1, source, spare, target)
    after = hanoi(n - 1, spare, target, source)
    return before + [source + target] + after
#> hanoi(1, 'A', 'C', 'B')
#> hanoi(2, 'A', 'C', 'B')
#> hanoi(3, 'x', 'y', 'z')
#> hanoi(0, 'p', 'q', 'r')
#> hanoi(-1, 'a', 'b', 'c')
# %%
def permute(text):
    if len(text) < 2:
        return [text]
    out = []
    for i, ch in enumerate(text):
        rest = text[:i] + text[i + 1:]
        for tail in permute(rest):
            word = ch + tail
            if word not in out:
                out.append(word)
    return out
#> permute('abc')
#> permute('aab')
#> permute('')
#> permute('zz')
#> permute('7')
# %%
def collatz(n, steps=0):
    if n == 1:
        return steps
    if steps > 20:
        return None
    if n % 2:
        return collatz(3 * n + 1, steps + 1)
    return collatz(n // 2, steps + 1)
#> collatz(6)
#> collatz(1)
#> collatz(27)
#> collatz(16, 3)
#> collatz(0)
# %%
def parse_value(tokens):
    token = tokens.pop(0)
    if token == '(':
        return parse_group(tokens)
    return int(token) if token.isdigit() else token

def parse_group(tokens):
    items = []
    while tokens[0] != ')':
        items.append(parse_value(tokens))
    tokens.pop(0)
    return items

def parse(text):
    spaced = text.replace('(', ' ( ').replace(')', ' ) ')
    return parse_value(spaced.split())
#> parse('(add 1 (mul 2 3))')
#> parse('42')
#> parse('()')
#> parse('((a) (b c))')
#> parse('(open 1')
# %%
def power(base, exp):
    if exp < 0:
        return 1 / power(base, -exp)
    if exp == 0:
        return 1
    half = power(base, exp // 2)
    if exp % 2:
        return half * half * base
    return half * half
#> power(2, 10)
#> power(3, 5)
#> power(2, -3)
#> power(0, 0)
#> power(0, -2)
# %%
def tree_sum(node):
    if node is None:
        return 0
    left, value, right = node
    return tree_sum(left) + value + tree_sum(right)

def balanced(node):
    if node is None:
        return True
    left, _, right = node
    if tree_sum(left) != tree_sum(right):
        return False
    return balanced(left) and balanced(right)
#> balanced(((None, 2, None), 5, (None, 2, None)))
#> balanced(None)
#> balanced(((None, 1, None), 9, None))
#> balanced((((None, 1, None), 3, None), 7, (None, 4, None)))
#> balanced((None, 8))
# %%
def ways(steps, jumps):
    if steps == 0:
        return 1
    total = 0
    for j in jumps:
        if j <= steps:
            total += ways(steps - j, jumps)
    return total
#> ways(4, [1, 2])
#> ways(5, [2, 3])
#> ways(0, [])
#> ways(3, [4, 5])
#> ways(3, (1, 2, 3))
# %%
def change(amount, coins):
    if amount == 0:
        return []
    if not coins or amount < 0:
        return None
    biggest = coins[0]
    if biggest <= amount:
        rest = change(amount - biggest, coins)
        if rest is not None:
            return [biggest] + rest
    return change(amount, coins[1:])
#> change(30, [25, 10, 1])
#> change(30, [25, 10])
#> change(7, [4, 3])
#> change(3, [5, 2])
#> change(-1, [1])
# %%
def flatten_keys(data, prefix=''):
    flat = {}
    for key, value in data.items():
        name = f'{prefix}.{key}' if prefix else str(key)
        if isinstance(value, dict) and value:
            flat.update(flatten_keys(value, name))
        else:
            flat[name] = value
    return flat
#> flatten_keys({'db': {'host': 'h', 'port': 5}, 'on': True})
#> flatten_keys({})
#> flatten_keys({'a': {'b': {'c': {}}}})
#> flatten_keys({1: {2: 'x'}}, 'root')
#> flatten_keys({'k': [{'no': 'descent'}], 'n': None})
# %%
def is_pal(s, lo, hi):
    if lo >= hi:
        return True
    if s[lo] != s[hi]:
        return False
    return is_pal(s, lo + 1, hi - 1)

def longest_pal(s):
    best = ''
    for i in range(len(s)):
        for j in range(len(s) - 1, i - 1, -1):
            if j - i + 1 > len(best) and is_pal(s, i, j):
                best = s[i:j + 1]
    return best
#> longest_pal('abba')
#> longest_pal('xyz')
#> longest_pal('')
#> longest_pal('noons')
#> longest_pal('aXa1a')
# %%
def search(items, wanted, low, high):
    if low > high:
        return ~low
    mid = (low + high) // 2
    if items[mid] == wanted:
        return mid
    if items[mid] < wanted:
        return search(items, wanted, mid + 1, high)
    return search(items, wanted, low, mid - 1)

def locate(items, wanted):
    return search(items, wanted, 0, len(items) - 1)
#> locate([2, 5, 8, 11, 14], 11)
#> locate([2, 5, 8, 11, 14], 6)
#> locate([], 1)
#> locate(['ant', 'bee', 'cow'], 'ape')
#> locate((1.5, 2.5), 9)
# %%
def male(n):
    return 0 if n == 0 else n - female(male(n - 1))

def female(n):
    if n == 0:
        return 1
    return n - male(female(n - 1))
#> male(3)
#> female(2)
#> female(0)
#> male(4)
#> male(0)
# %%
def merge(a, b):
    if not a:
        return b
    if not b:
        return a
    if a[0] <= b[0]:
        return [a[0]] + merge(a[1:], b)
    return [b[0]] + merge(a, b[1:])

def msort(xs):
    if len(xs) <= 1:
        return xs
    half = len(xs) // 2
    return merge(msort(xs[:half]), msort(xs[half:]))
#> msort([3, 1, 2])
#> msort([])
#> msort(['b', 'a', 'd', 'c'])
#> msort([1, 1.0, -4, 9])
#> msort([5, 'five'])
# %%
def fill(grid, r, c, old, new):
    if r < 0 or c < 0 or r >= len(grid) or c >= len(grid[0]):
        return 0
    if grid[r][c] != old or old == new:
        return 0
    grid[r][c] = new
    count = 1
    for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0)):
        count += fill(grid, r + dr, c + dc, old, new)
    return count

def paint(rows, r, c, new):
    grid = [list(row) for row in rows]
    changed = fill(grid, r, c, rows[r][c], new)
    return changed, [''.join(row) for row in grid]
#> paint(['..#', '.#.'], 0, 0, 'o')
#> paint(['##', '##'], 1, 1, '#')
#> paint(['a'], 0, 0, 'b')
#> paint(['.#', '#.'], 1, 1, '@')
#> paint(['ab'], 2, 0, 'z')
# %%
def in_words(n):
    small = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
    tens = {2: 'twenty', 3: 'thirty', 4: 'forty', 5: 'fifty'}
    if n < 10:
        return small[n]
    if n < 20:
        return 'teen' + str(n)
    if n < 60:
        return (tens[n // 10] + ' ' + in_words(n % 10)).strip()
    hours, minutes = divmod(n, 60)
    return in_words(hours) + ' h ' + in_words(minutes)
#> in_words(7)
#> in_words(42)
#> in_words(50)
#> in_words(195)
#> in_words(0)
# %%
def subsets(items, target):
    if target == 0:
        return [[]]
    if not items or target < 0:
        return []
    head, *rest = items
    found = []
    for tail in subsets(rest, target - head):
        found.append([head] + tail)
    return found + subsets(rest, target)
#> subsets([1, 2, 3], 3)
#> subsets([5, 5], 5)
#> subsets([], 4)
#> subsets([2, 4], 7)
#> subsets([9, 1], 0)
# %%
def expand(rule, rules, level):
    if level == 0 or rule not in rules:
        return rule
    return ''.join(expand(ch, rules, level - 1) for ch in rules[rule])

def grow(start, rules, level):
    text = ''
    for ch in start:
        text += expand(ch, rules, level)
    return text
#> grow('A', {'A': 'AB', 'B': 'A'}, 3)
#> grow('F+F', {'F': 'F-F'}, 1)
#> grow('xyz', {}, 4)
#> grow('A', {'A': ''}, 2)
#> grow('', {'A': 'B'}, 5)
# %%
def evaluate(node):
    if isinstance(node, (int, float)):
        return node
    op, *args = node
    values = [evaluate(a) for a in args]
    if op == '+':
        return sum(values)
    if op == '*':
        product = 1
        for v in values:
            product *= v
        return product
    if op == 'neg':
        return -values[0]
    return None
#> evaluate(('+', 1, ('*', 2, 3)))
#> evaluate(8.5)
#> evaluate(['neg', ['+', 4, -9]])
#> evaluate(('?', 1))
#> evaluate(('*', ('+',), 3, ('%', 2)))
