# %%
def f(a):
    b = a
    c = a[:]
    b.clear()
    return a, c
#> f([1, 2])
#> f([])
#> f(['x', ['y']])
#> f([None, 0])
#> f([(1, 2), {'k': 'v'}])
# %%
def flush(buf, limit):
    if sum(len(s) for s in buf) > limit:
        joined = ''.join(buf)
        buf.clear()
        return joined
    return buf
#> flush(['abc', 'de'], 4)
#> flush(['abc'], 4)
#> flush([], 0)
#> flush(['', 'x'], 0)
#> flush(['été', '!', '?'], 4)
# %%
def groups_of_sum(nums, target):
    out, cur = [], []
    for n in nums:
        cur.append(n)
        if sum(cur) >= target:
            out.append(tuple(cur))
            cur.clear()
    return out, cur
#> groups_of_sum([1, 2, 3, 4, 5], 5)
#> groups_of_sum([10, 20], 5)
#> groups_of_sum([], 1)
#> groups_of_sum([1, -1, 1, 3], 3)
#> groups_of_sum([0, 0], 0)
# %%
def shared(cur_words):
    result = []
    current = []
    for w in cur_words:
        if w == '|':
            result.append(current)
            current.clear()
        else:
            current.append(w.title())
    return result, current
#> shared(['a', 'b', '|', 'c'])
#> shared(['|', '|'])
#> shared([])
#> shared('xy|z|')
#> shared(['one two', 'three'])
# %%
def g(items, flag):
    size = len(items)
    return items.clear() if flag else size * items
#> g([1, 2, 3], False)
#> g([1, 2, 3], True)
#> g([], 0)
#> g(['a'], 'yes')
#> g([[], []], None)
# %%
def stack_machine(text):
    stack = []
    for ch in text:
        if ch == 'C':
            stack.clear()
        elif ch == '<':
            if stack:
                del stack[-1]
        else:
            stack.append(ch)
    return ''.join(stack)
#> stack_machine('abc<d')
#> stack_machine('helloCbye')
#> stack_machine('')
#> stack_machine('<<xC<')
#> stack_machine('1+2C3*4<5')
# %%
def clear_rows(grid, full):
    removed = 0
    for row in grid:
        if all(cell == full for cell in row):
            row.clear()
            removed += 1
    return [r for r in grid if r], removed
#> clear_rows([[1, 1], [0, 1], [1, 1]], 1)
#> clear_rows([['#', '.']], '#')
#> clear_rows([], 0)
#> clear_rows([[]], None)
#> clear_rows([[0, 0, 0], [0, 2, 0]], 0)
# %%
def longest_increasing(nums):
    best, run = [], []
    for n in nums:
        if run and n <= run[-1]:
            run.clear()
        run.append(n)
        if len(run) > len(best):
            best = list(run)
    return best
#> longest_increasing([1, 2, 1, 2, 3])
#> longest_increasing([5, 4, 3])
#> longest_increasing([])
#> longest_increasing([2, 2, 9, 10, 1])
#> longest_increasing('abcab')
# %%
def bug_best(nums):
    best = run = []
    for n in nums:
        if n < 0:
            run.clear()
            continue
        run.append(n)
        if sum(run) > sum(best):
            best = run
    return best
#> bug_best([1, 2, -1, 3])
#> bug_best([4, 5])
#> bug_best([])
#> bug_best([7, 8, -2])
#> bug_best([-1, -2, 6])
# %%
def reset_lists(d, *names):
    for n in names:
        target = d.get(n)
        if not target:
            continue
        target.clear()
        target.append(n)
    return d
#> reset_lists({'a': [1, 2], 'b': [3]}, 'a')
#> reset_lists({'a': []}, 'a', 'z')
#> reset_lists({})
#> reset_lists({1: [0], 2: ['x', 'y']}, 1, 2)
#> reset_lists({'k': ['v']}, 'K')
# %%
def refill(queue, supply, n):
    taken = supply[:n]
    queue.clear()
    queue += taken
    del supply[:n]
    return queue, supply
#> refill([9], [1, 2, 3], 2)
#> refill([], ['a'], 5)
#> refill([0, 0], [], 1)
#> refill(['old'], ['x', 'y', 'z'], -1)
#> refill([1], [2, 3], 0)
# %%
def try_clear(thing):
    try:
        thing.clear()
    except AttributeError:
        return thing * 2
    return thing, bool(thing)
#> try_clear([1, 2])
#> try_clear('ab')
#> try_clear((1, 2))
#> try_clear({'k': 1})
#> try_clear(21)
# %%
def countdown(launch, abort_at):
    log = []
    while launch >= 0:
        log.append(str(launch))
        if launch == abort_at:
            log.clear()
            log += ['abort']
            break
        launch -= 1
    return '..'.join(log)
#> countdown(3, 9)
#> countdown(5, 2)
#> countdown(-1, 0)
#> countdown(0, 0)
#> countdown(4, 4)
# %%
def paragraphs(lines):
    paras, pending = [], []
    for ln in lines + ['']:
        if ln.strip():
            pending.append(ln.strip())
        elif pending:
            paras.append(' '.join(pending))
            pending.clear()
    return paras
#> paragraphs(['a', 'b', '', 'c'])
#> paragraphs([])
#> paragraphs(['', ' ', '\t'])
#> paragraphs([' x ', '', '', 'y', 'z '])
#> paragraphs(['single'])
# %%
def swap(a, b):
    a, b = b, a
    if len(a) > len(b):
        b.clear()
    else:
        a.clear()
    return a, b
#> swap([1], [2, 3])
#> swap([1, 2, 3], [4])
#> swap([], [])
#> swap(['x'], ['y'])
#> swap([None, None], [])
# %%
def dedupe_in_place(lst):
    kept = []
    for x in lst:
        if x not in kept:
            kept.append(x)
    lost = len(lst) - len(kept)
    lst.clear()
    lst.extend(sorted(kept, key=str))
    return lst, lost
#> dedupe_in_place([3, 1, 3, 2])
#> dedupe_in_place(['b', 'a', 'b', 'b'])
#> dedupe_in_place([])
#> dedupe_in_place([10, 9, '9', None])
#> dedupe_in_place([[1], [1], [0]])
# %%
def rounds(players, hits):
    out = []
    for h in hits:
        if h >= len(players):
            out = players[:]
            players.clear()
        elif players:
            out.append(players.pop(h))
    return out, players
#> rounds(['a', 'b', 'c'], [0, 1])
#> rounds(['a', 'b'], [5, 0])
#> rounds([], [0])
#> rounds(['x', 'y', 'z'], [-1, 2])
#> rounds([1, 2, 3], [])
# %%
def windows(seq, gap):
    win, res = [], []
    for prev, cur in zip(seq, seq[1:]):
        if abs(cur - prev) > gap:
            res.append(len(win) + 1)
            win.clear()
        else:
            win.append(cur)
    return res + [len(win) + 1]
#> windows([1, 2, 3, 10, 11], 2)
#> windows([5], 1)
#> windows([], 3)
#> windows([0, 100, 0, 100], 50)
#> windows([1.5, 1.75, 3.0], 1)
# %%
def purge(inbox, spam_words):
    for mail in inbox[:]:
        if any(w in mail for w in spam_words):
            inbox.remove(mail)
    if len(inbox) == 1:
        inbox.clear()
        return 'inbox zero'
    return inbox
#> purge(['win cash', 'hi mum', 'lunch?'], ['cash'])
#> purge(['win cash', 'hi mum'], ['win', 'free'])
#> purge([], ['x'])
#> purge(['a', 'b'], [])
#> purge(['q1', 'q2', 'r'], ['q', 'r'])
# %%
def tree_clear(node, depth):
    if depth == 0:
        node.clear()
    for child in node:
        if isinstance(child, list):
            tree_clear(child, depth - 1)
    return node
#> tree_clear([1, [2, [3]]], 1)
#> tree_clear([1, [2, [3]]], 2)
#> tree_clear([1, 2], 0)
#> tree_clear([], 3)
#> tree_clear([[['a'], 'b'], [['c']]], 2)
# %%
def f(nums, n):
    if nums.count(n) > 1:
        nums.clear()
    return nums + [n]
#> f([1, 2, 1], 1)
#> f([1, 2], 1)
#> f([], 0)
#> f(['a', 'a'], 'a')
#> f([[0], [0], 3], [0])
# %%
def f(text):
    cur, out = [], ''
    for c in text:
        if c in cur:
            out += ''.join(cur) + '/'
            cur.clear()
        cur.append(c)
    return out + ''.join(cur)
#> f('abcabc')
#> f('hello')
#> f('xyz')
#> f('')
#> f('aabb a')
# %%
def f(a, b):
    a.extend(b)
    if len(a) > 3:
        b.clear()
    return a[::-1], b
#> f([1, 2], [3, 4])
#> f([1], [2])
#> f([], [])
#> f(['p', 'q', 'r'], ['s'])
#> f([0, 0, 0], [9, 8])
# %%
def f(lst):
    tmp = list(lst)
    lst.clear()
    for x in tmp:
        lst.insert(len(lst) // 2, x)
    return lst
#> f([1, 2, 3, 4, 5])
#> f(['a', 'b'])
#> f([])
#> f([7])
#> f([3, 3, -1, 0])
# %%
def f(array, k):
    total, pile = 0, []
    for x in array:
        pile.append(x)
        if len(pile) == k:
            total += max(pile)
            pile.clear()
    return total, pile
#> f([1, 5, 2, 7, 3], 2)
#> f([4, 4, 4], 3)
#> f([], 1)
#> f([-1, -2, -3], 1)
#> f([9, 8], 5)
# %%
def f(d, key):
    lst = d.get(key, [])
    n = len(lst)
    lst.clear()
    d[key] = n
    return d
#> f({'a': [1, 2], 'b': []}, 'a')
#> f({'x': ['y']}, 'z')
#> f({}, 0)
#> f({'k': [[]]}, 'k')
#> f({1: [1], 2: [2, 2]}, 2)
# %%
def f(nums):
    while nums:
        if nums[-1] == len(nums):
            x = nums.copy()
            nums.clear()
            return x
        nums.pop()
    return nums
#> f([5, 2, 9])
#> f([9, 9])
#> f([])
#> f([0, 4, 3, 0, 7])
#> f([1, 1])
# %%
def last_block(lines, mark):
    block = []
    for x in lines:
        if x == mark:
            block.clear()
        else:
            block.append(x[:3])
    return '+'.join(block)
#> last_block(['one', '-', 'two', 'three'], '-')
#> last_block(['a', 'b'], '-')
#> last_block([], '')
#> last_block(['x', 'q'], 'q')
#> last_block(['', 'k', '', 'jjjj'], '')
# %%
def f(rows, i):
    same = rows
    rows[i].clear()
    return same, [len(r) for r in rows]
#> f([[1], [2, 3]], 1)
#> f([['a', 'b'], []], 0)
#> f([[]], 0)
#> f([[1]], 3)
#> f([[1], [2], [3]], -1)
# %%
def g(s, value):
    chars = list(s)
    if value in chars:
        chars[chars.index(value):] = [value]
    if len(chars) < 3:
        chars.clear()
    return chars or s
#> g('abcdef', 'd')
#> g('abcdef', 'b')
#> g('xy', 'z')
#> g('', 'q')
#> g('hello', 'h')
