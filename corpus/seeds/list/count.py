# %%
def majority(votes):
    for v in votes:
        if votes.count(v) * 2 > len(votes):
            return v
    return None
#> majority([1, 2, 1])
#> majority(['a', 'b'])
#> majority([])
#> majority([None, None, 0])
#> majority(['x', 'y', 'y', 'y', 'x'])
# %%
def f(lst, x, n):
    while lst.count(x) > n:
        lst.remove(x)
    return lst
#> f([1, 2, 1, 3, 1], 1, 1)
#> f(['a', 'b', 'a'], 'a', 0)
#> f([], 5, 0)
#> f([0, False, 0.0, 1], 0, 1)
#> f([2, 2], 2, 3)
# %%
def uniques(items):
    once = [i for i in items if items.count(i) == 1]
    return once[0] if len(once) == 1 else once
#> uniques([4, 1, 4, 2, 2])
#> uniques(['a', 'b', 'a', 'c'])
#> uniques([])
#> uniques([7, 7])
#> uniques([[1], [2], [1]])
# %%
def word_freq(text, word):
    words = text.lower().split()
    n = words.count(word.lower())
    if n == 0:
        return f'no "{word}"'
    return f'{n}/{len(words)}'
#> word_freq('The cat and the hat', 'the')
#> word_freq('a a a', 'A')
#> word_freq('', 'x')
#> word_freq('the, the', 'the')
#> word_freq('one fish two fish', 'fi')
# %%
def mode(nums):
    top = max(nums, key=nums.count)
    ties = sorted(set(n for n in nums if nums.count(n) == nums.count(top)))
    return ties if len(ties) > 1 else top
#> mode([1, 2, 2, 3])
#> mode([3, 1, 3, 1])
#> mode([5])
#> mode([])
#> mode([0, -1, -1, 0, 7, -1])
# %%
def tally_rows(grid, mark):
    totals = []
    for row in grid:
        totals.append(row.count(mark))
    return totals, [list(c).count(mark) for c in zip(*grid)]
#> tally_rows([['x', 'o'], ['x', 'x']], 'x')
#> tally_rows([[1, 0, 1]], 1)
#> tally_rows([], 'o')
#> tally_rows([['a'], ['b', 'a']], 'a')
#> tally_rows([[None, 0], [0, None], [0, 0]], None)
# %%
def is_anagram(a, b):
    a, b = list(a.replace(' ', '')), list(b.replace(' ', ''))
    if len(a) != len(b):
        return False
    return all(a.count(c) == b.count(c) for c in a)
#> is_anagram('listen', 'silent')
#> is_anagram('aab', 'abb')
#> is_anagram('', ' ')
#> is_anagram('dormitory', 'dirty room')
#> is_anagram('abc', 'ab')
# %%
def label_repeats(names):
    out = []
    for i, name in enumerate(names):
        before = names[:i].count(name)
        out.append(name if before == 0 else f'{name}_{before}')
    return out
#> label_repeats(['a', 'b', 'a', 'a'])
#> label_repeats(['x'])
#> label_repeats([])
#> label_repeats(['q', 'q', 'q_1'])
#> label_repeats(['é', 'e', 'é'])
# %%
def poker(hand):
    ranks = [card[0] for card in hand]
    counts = sorted((ranks.count(r) for r in ranks), reverse=True)
    if counts[:4] == [4] * 4:
        return 'four'
    if counts[0] == 3:
        return 'full' if counts[-1] == 2 else 'three'
    return {4: 'two pair', 2: 'pair'}.get(counts.count(2), 'high ' + max(ranks))
#> poker(['5h', '5s', '5d', '5c', '2h'])
#> poker(['5h', '5s', '5d', '2c', '2h'])
#> poker(['3h', '3s', '4d', '4c', '9h'])
#> poker(['2h', '7s', '9d'])
#> poker(['8h', '8s', '1d', '2c'])
# %%
def binary_balance(n):
    bits = list(bin(n)[2:])
    diff = bits.count('1') - bits.count('0')
    return 'balanced' if diff == 0 else diff
#> binary_balance(10)
#> binary_balance(7)
#> binary_balance(0)
#> binary_balance(64)
#> binary_balance(-5)
# %%
def majority_rows(rows, yes='y', no='n'):
    winners = []
    for r in rows:
        y, n = r.count(yes), r.count(no)
        winners.append(yes if y > n else no if n > y else '?')
    return ''.join(winners), winners.count('?')
#> majority_rows([['y', 'n', 'y'], ['n'], ['y', 'n']])
#> majority_rows([[], ['maybe']])
#> majority_rows([])
#> majority_rows([['1', '0', '0']], '1', '0')
#> majority_rows([['y', 'y'], ['y', 'n', 'n']], no='y')
# %%
def safe_index(lst, x, nth):
    if lst.count(x) < nth:
        return -1
    pos = -1
    for _ in range(nth):
        pos = lst.index(x, pos + 1)
    return pos
#> safe_index([1, 2, 1, 1], 1, 3)
#> safe_index([1, 2, 1, 1], 1, 4)
#> safe_index([], 'a', 1)
#> safe_index(['a', 'b', 'a'], 'a', 2)
#> safe_index([0, 0], 0, 0)
# %%
def score(guess, secret):
    exact = [g == s for g, s in zip(guess, secret)].count(True)
    near = sum(min(guess.count(c), secret.count(c)) for c in sorted(set(guess)))
    return exact, near - exact
#> score([1, 2, 3, 4], [1, 3, 2, 5])
#> score(['r', 'r', 'g'], ['r', 'g', 'r'])
#> score([], [])
#> score([5, 5, 5], [5, 1, 1])
#> score(['a'], ['b'])
# %%
def strip_rare(words, least=2):
    before = len(words)
    words = [w for w in words if words.count(w) >= least]
    return words, before - len(words)
#> strip_rare(['a', 'b', 'a', 'c', 'c'])
#> strip_rare(['a', 'b'], 1)
#> strip_rare([])
#> strip_rare([1, 1, 1, 2, 2], 3)
#> strip_rare([(0, 1), (0, 1), [0, 1]])
# %%
def g(nested, x):
    total = nested.count(x)
    for sub in nested:
        if isinstance(sub, list):
            total += g(sub, x)
    return total
#> g([1, [1, 2], [[1]]], 1)
#> g(['a', ['b', ['a']]], 'a')
#> g([], 0)
#> g([[], [[]]], [])
#> g([1, '1', [True]], 1)
# %%
def vowels_first(word, vowels='aeiou'):
    flags = [c in vowels for c in word]
    n = flags.count(True)
    if n == 0 or flags[:n].count(False) == 0:
        return word.upper()
    return ''.join(sorted(word, key=lambda c: c not in vowels))
#> vowels_first('hello')
#> vowels_first('aieb')
#> vowels_first('xyz')
#> vowels_first('')
#> vowels_first('mississippi', 'ip')
# %%
def trim_trailing(values, junk):
    end = len(values)
    while end and values[end - 1] == junk:
        end -= 1
    inner = values[:end].count(junk)
    return values[:end], inner
#> trim_trailing([1, 0, 2, 0, 0], 0)
#> trim_trailing(['', 'a', ''], '')
#> trim_trailing([0, 0], 0)
#> trim_trailing([], None)
#> trim_trailing([3, 3, 4], 3)
# %%
def check_parens(tokens):
    if tokens.count('(') != tokens.count(')'):
        return 'unbalanced: %+d' % (tokens.count('(') - tokens.count(')'))
    for i in range(len(tokens)):
        if tokens[:i].count(')') > tokens[:i].count('('):
            return f'bad at {i}'
    return 'ok'
#> check_parens(['(', 'x', ')'])
#> check_parens(['(', '('])
#> check_parens([')', '(', 'y'])
#> check_parens([])
#> check_parens(list('a)b)(('))
# %%
def report(answers, key):
    marks = ['+' if a == k else '-' if a else '.' for a, k in zip(answers, key)]
    pts = marks.count('+') * 4 - marks.count('-')
    return pts if pts > 0 else ''.join(marks)
#> report(['a', 'b', None], ['a', 'c', 'd'])
#> report(['a', 'a'], ['b', 'b'])
#> report([], [])
#> report('abcd', 'abcd')
#> report(['', 'c', 'x'], 'ccc')
# %%
def nth_common(items, n=1):
    ranked = []
    for it in sorted(items):
        entry = (items.count(it), it)
        if entry not in ranked:
            ranked.append(entry)
    ranked.sort(key=lambda e: -e[0])
    return ranked[n - 1][1]
#> nth_common(['b', 'a', 'b', 'c'])
#> nth_common([1, 2, 2, 3, 3, 3], 2)
#> nth_common([9, 9], 2)
#> nth_common(['x', 'y', 'y'], 0)
#> nth_common([5, 4, 5, 4, 1], n=2)
# %%
def f(nums):
    for n in nums[:]:
        if nums.count(n) % 2 == 0:
            nums.remove(n)
    return nums
#> f([1, 1, 2, 3, 3, 3])
#> f([5, 5, 5, 5])
#> f([])
#> f([0, 1, 2])
#> f(['a', 'b', 'a', 'b'])
# %%
def f(lst, a, b):
    if lst.count(a) > lst.count(b):
        return lst.index(a)
    return lst.count(b) - lst.count(a)
#> f([1, 2, 2], 2, 1)
#> f(['x', 'y'], 'x', 'y')
#> f([4, 3, 3, 3], 4, 3)
#> f([3, 3, 4], 4, 3)
#> f([None, 0, 0, 0, 0], None, False)
# %%
def f(text):
    words = text.lower().split()
    words.sort(key=lambda w: (-words.count(w) if words else 0, w))
    return words[:2]
#> f('b a c a')
#> f('The the end')
#> f('')
#> f('z y')
#> f('x')
# %%
def f(array):
    top = max(array, key=array.count) if array else None
    return top, [x for x in array if x != top]
#> f([1, 2, 2, 3])
#> f(['a', 'b'])
#> f([])
#> f([0, 0, 0])
#> f([[1], [], [1]])
# %%
def f(a, b):
    out = []
    for x in a:
        out += [x] * b.count(x)
    return out or b[::-1]
#> f([1, 2], [2, 2, 1])
#> f([1], [3, 4])
#> f([], ['p', 'q'])
#> f(['a', 'a'], ['a'])
#> f([0], [False, 0.0])
# %%
def f(nums, k):
    i = 0
    while i < len(nums) and nums[:i].count(nums[i]) < k:
        i += 1
    return nums[i:], i
#> f([1, 2, 1, 3], 1)
#> f([5, 5, 5], 2)
#> f([1, 2, 3], 1)
#> f([], 1)
#> f(['a', 'b'], 0)
# %%
def vote(items):
    half = len(items) / 2
    for x in items:
        if items.count(x) > half:
            return x
    return sorted(items)
#> vote(['b', 'a', 'b'])
#> vote(['b', 'a'])
#> vote([])
#> vote([3, 3, 1, 3])
#> vote([2, 1, 2, 1])
# %%
def f(s, chars):
    lst = list(s)
    d = {c: lst.count(c) for c in chars}
    return {v: k for k, v in d.items() if v}
#> f('banana', 'abn')
#> f('hello', 'leh')
#> f('', 'q')
#> f('xyz', '')
#> f('1 2 1', '12')
# %%
def f(rows, value):
    nums = [r.count(value) for r in rows]
    return nums.count(0), nums.index(max(nums))
#> f([[1, 2], [1, 1]], 1)
#> f([['a'], []], 'b')
#> f([], 0)
#> f([[0, 0], [0], []], 0)
#> f([[None], [1, None, None]], None)
# %%
def g(names):
    out = []
    for i, n in enumerate(names):
        k = names[:i].count(n)
        out.append(n + str(k) * (k > 0))
    return '-'.join(out)
#> g(['a', 'b', 'a', 'a'])
#> g(['x', 'y'])
#> g([])
#> g(['', '', 'q'])
#> g(['a', 'a1', 'a'])
