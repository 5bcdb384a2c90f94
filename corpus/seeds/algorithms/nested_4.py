# %%
class Solution:
    def moonPhases(self, nights, cloudy):
        def phase(n):
            return 'new' if n % 8 == 0 else 'full' if n % 8 == 4 else 'part'

        visible = (n for n in range(nights) if n % cloudy)
        tally = {}
        for n in visible:
            tally[phase(n)] = tally.get(phase(n), 0) + 1
        return tally
#> Solution().moonPhases(9, 3)
#> Solution().moonPhases(0, 2)
#> Solution().moonPhases(5, 1)
#> Solution().moonPhases(13, 5)
#> Solution().moonPhases(4, 9)
# %%
from functools import lru_cache


def longest_trek(heights):
    rows, cols = len(heights), len(heights[0])

    @lru_cache(None)
    def trek(r, c):
        best = 0
        for nr, nc in ((r + 1, c), (r, c + 1), (r - 1, c), (r, c - 1)):
            if 0 <= nr < rows and 0 <= nc < cols and heights[nr][nc] > heights[r][c] + 1:
                best = max(best, trek(nr, nc))
        return best + 1

    return max(trek(r, c) for r in range(rows) for c in range(cols))
#> longest_trek([[1, 3], [6, 5]])
#> longest_trek([[7]])
#> longest_trek([[1, 2, 3]])
#> longest_trek([[1, 4, 8]])
#> longest_trek([[9, 1], [5, 3]])
# %%
def assign_lockers(names, lockers):
    taken = {}

    def probe(start):
        for step in range(lockers):
            slot = (start + step * step) % lockers
            if slot not in taken:
                return slot
        return None

    for n in names:
        slot = probe(sum(ord(c) for c in n) % lockers)
        if slot is None:
            break
        taken[slot] = n
    return sorted(taken.items(), key=lambda kv: kv[0])
#> assign_lockers(['amy', 'yam', 'may'], 5)
#> assign_lockers([], 3)
#> assign_lockers(['a', 'b', 'c'], 2)
#> assign_lockers(['zed'], 1)
#> assign_lockers(['in', 'ni', 'on', 'no'], 4)
# %%
from typing import List


class Solution:
    def swapCount(self, deck: List[int]) -> int:
        moves = 0

        def sift(cards: List[int]) -> List[int]:
            nonlocal moves
            if len(cards) < 2:
                return cards
            pivot = cards[0]
            small = [c for c in cards[1:] if c < pivot]
            big = [c for c in cards[1:] if c >= pivot]
            moves += len(small)
            return sift(small) + [pivot] + sift(big)

        ordered = sift(deck)
        return moves if ordered != deck else 0
#> Solution().swapCount([3, 1, 2])
#> Solution().swapCount([])
#> Solution().swapCount([1, 2, 3, 4])
#> Solution().swapCount([5, 5, 4])
#> Solution().swapCount([9, 4, 7, 1, 8])
# %%
def forecast(temps, rule):
    trend = lambda k: temps[-1] - temps[-k] if len(temps) >= k else 0
    predictors = {
        'flat': lambda: temps[-1],
        'line': lambda: temps[-1] + trend(2),
        'mean': lambda: sum(t for t in temps) // len(temps),
    }
    if not temps:
        return None
    guess = predictors[rule]()
    return guess, guess > max(temps)
#> forecast([10, 12, 15], 'line')
#> forecast([], 'flat')
#> forecast([4, 9, 2], 'mean')
#> forecast([7], 'line')
#> forecast([3, 3], 'flat')
# %%
from functools import cache


class Solution:
    def pianoHands(self, notes: list) -> int:
        @cache
        def move(i, left, right):
            if i == len(notes):
                return 0
            n = notes[i]
            return min(abs(n - left) + move(i + 1, n, right), abs(n - right) + move(i + 1, left, n))

        return move(0, 2, 8)
#> Solution().pianoHands([1, 9, 3])
#> Solution().pianoHands([])
#> Solution().pianoHands([5, 5])
#> Solution().pianoHands([8, 2, 7, 4])
#> Solution().pianoHands([10, 11])
# %%
def glue(fragments):
    def overlap(a, b):
        return next((k for k in range(min(len(a), len(b)), 0, -1) if a.endswith(b[:k])), 0)

    text = ''
    for frag in fragments:
        k = overlap(text, frag)
        text += frag[k:]
    return text, sum(len(f) for f in fragments) - len(text)
#> glue(['abcd', 'cdef', 'fgh'])
#> glue([])
#> glue(['xx', 'yy'])
#> glue(['aaa', 'aa', 'ab'])
#> glue(['sea', 'east', 'stone'])
# %%
class Solution:
    def primesUpTo(self, n):
        for x in range(2, n + 1):
            if all(x % d for d in range(2, int(x ** 0.5) + 1)):
                yield x

    def primeGaps(self, n):
        prev = None
        gaps = []
        for p in self.primesUpTo(n):
            if prev is not None and p - prev not in gaps:
                gaps.append(p - prev)
            prev = p
        return gaps
#> Solution().primeGaps(12)
#> Solution().primeGaps(1)
#> Solution().primeGaps(3)
#> Solution().primeGaps(24)
#> Solution().primeGaps(7)
# %%
def rebalance(stocks, target):
    def off(name):
        return stocks[name] - target.get(name, 0)

    sells = sorted((n for n in stocks if off(n) > 0), key=off, reverse=True)
    buys = sorted(n for n in stocks if off(n) < 0)
    return [f'-{off(n)} {n}' for n in sells] + [f'+{-off(n)} {n}' for n in buys]
#> rebalance({'ore': 9, 'tin': 2}, {'ore': 5, 'tin': 4})
#> rebalance({}, {'gas': 1})
#> rebalance({'a': 1, 'b': 3}, {})
#> rebalance({'x': 2, 'y': 2}, {'x': 2, 'y': 2})
#> rebalance({'oil': 0, 'rye': 7, 'oat': 1}, {'oil': 3, 'oat': 2, 'rye': 1})
# %%
from functools import lru_cache


class Solution:
    def mazeKeys(self, doors: tuple, keys: int) -> int:
        @lru_cache(None)
        def open_from(i, k):
            if i >= len(doors):
                return 0
            if doors[i] == 'k':
                return open_from(i + 1, k + 1)
            skip = open_from(i + 2, k)
            if k == 0:
                return skip
            return max(skip, 1 + open_from(i + 1, k - 1))

        return open_from(0, keys)
#> Solution().mazeKeys(('d', 'd', 'k', 'd'), 1)
#> Solution().mazeKeys((), 3)
#> Solution().mazeKeys(('d', 'd', 'd', 'd'), 0)
#> Solution().mazeKeys(('k', 'k', 'd', 'd'), 0)
#> Solution().mazeKeys(('d', 'k', 'd', 'k', 'd'), 2)
# %%
def partition_words(text, lexicon):
    answers = []

    def dfs(i, path):
        if i == len(text):
            answers.append(' '.join(path))
            return
        for w in lexicon:
            if text.startswith(w, i):
                path.append(w)
                dfs(i + len(w), path)
                path.pop()

    dfs(0, [])
    return answers
#> partition_words('seaside', ['sea', 'side', 'seas', 'ide'])
#> partition_words('', ['x'])
#> partition_words('aaa', ['a', 'aa'])
#> partition_words('moon', ['mo', 'on', 'o'])
#> partition_words('park', ['car', 'ark'])
# %%
class Solution:
    def bestBridge(self, left, right, span):
        fits = lambda a, b: abs(a - b) <= span
        pairs = ((a, b) for a in left for b in right if fits(a, b))
        a, b = max(pairs, key=lambda p: p[0] + p[1], default=(None, None))
        return [] if a is None else [a, b]
#> Solution().bestBridge([4, 9], [7, 1], 3)
#> Solution().bestBridge([], [1], 5)
#> Solution().bestBridge([1], [50], 10)
#> Solution().bestBridge([6, 2, 8], [8, 3], 0)
#> Solution().bestBridge([10, 20], [12, 19, 30], 5)
# %%
def tree_paths(tree, want):
    def leaves(node, total):
        value, kids = node
        total += value
        if not kids:
            yield total
        for k in kids:
            yield from leaves(k, total)

    sums = []
    for s in leaves(tree, 0):
        sums.append(s)
        if s == want:
            return 'hit', len(sums)
    return 'miss', min(sums, key=lambda s: abs(s - want))
#> tree_paths((1, [(2, []), (3, [(4, [])])]), 8)
#> tree_paths((5, []), 4)
#> tree_paths((0, [(7, []), (9, []), (12, [])]), 11)
#> tree_paths((2, [(2, [(2, [])]), (1, [])]), 3)
#> tree_paths((10, [(-4, []), (-10, [])]), 6)
# %%
from collections import Counter
from typing import List


class Solution:
    def potluck(self, dishes: List[str], guests: int) -> List[str]:
        kinds = Counter(d.split('-')[0] for d in dishes)
        common = max(kinds.values(), default=0)
        popular = [k for k, c in kinds.items() if c == common]
        extra = sorted(d for d in dishes if d.split('-')[0] not in popular)
        return popular + extra[:max(0, guests - common)]
#> Solution().potluck(['pie-apple', 'pie-plum', 'soup-leek'], 3)
#> Solution().potluck([], 4)
#> Solution().potluck(['a-1', 'b-1'], 1)
#> Solution().potluck(['rice-x', 'rice-y', 'tea-z', 'bun-q'], 4)
#> Solution().potluck(['fig', 'fig', 'date'], 1)
# %%
def climbers(rope, weights):
    used = [False] * len(weights)
    count = 0

    def heaviest(limit):
        fit = [i for i, w in enumerate(weights) if not used[i] and w <= limit]
        return max(fit, key=lambda i: weights[i]) if fit else -1

    while (i := heaviest(rope)) >= 0:
        used[i] = True
        j = heaviest(rope - weights[i])
        if j >= 0:
            used[j] = True
        count += 1
    return count, [w for w, u in zip(weights, used) if not u]
#> climbers(100, [60, 45, 30, 70])
#> climbers(50, [])
#> climbers(40, [80, 90])
#> climbers(10, [5, 5, 5])
#> climbers(90, [91, 40, 50])
# %%
class Solution:
    def area(self, rect):
        x1, y1, x2, y2 = rect
        return max(0, x2 - x1) * max(0, y2 - y1)

    def cross(self, a, b):
        return max(a[0], b[0]), max(a[1], b[1]), min(a[2], b[2]), min(a[3], b[3])

    def sharedLawn(self, lawns):
        total = sum(self.area(a) for a in lawns)
        shared = sum(self.area(self.cross(a, b)) for i, a in enumerate(lawns) for b in lawns[:i])
        return total - shared
#> Solution().sharedLawn([(0, 0, 3, 3), (2, 2, 5, 4)])
#> Solution().sharedLawn([])
#> Solution().sharedLawn([(1, 1, 2, 2)])
#> Solution().sharedLawn([(0, 0, 2, 2), (0, 0, 2, 2)])
#> Solution().sharedLawn([(0, 0, 4, 1), (1, 0, 2, 5), (6, 6, 7, 7)])
# %%
def sort_commands(lines):
    def parse(line):
        verb, *rest = line.split()
        return verb, [int(x) for x in rest]

    data = []
    for verb, args in map(parse, lines):
        if verb == 'add':
            data += args
        elif verb == 'mod':
            data.sort(key=lambda x: (x % args[0], x))
        elif verb == 'cut':
            data = list(filter(lambda x: x < args[0], data))
    return data
#> sort_commands(['add 5 9 2 8', 'mod 3'])
#> sort_commands([])
#> sort_commands(['add 1 2 3', 'cut 2', 'add 7'])
#> sort_commands(['mod 4', 'add 4'])
#> sort_commands(['add 10 11 12', 'mod'])
# %%
from functools import cache


class Solution:
    def brickRow(self, n: int, sizes: list) -> int:
        @cache
        def lay(left, prev_even):
            if left == 0:
                return 1
            total = 0
            for s in sizes:
                even = s % 2 == 0
                if s <= left and not (even and prev_even):
                    total += lay(left - s, even)
            return total

        return lay(n, False)
#> Solution().brickRow(4, [1, 2])
#> Solution().brickRow(5, [2, 3])
#> Solution().brickRow(0, [1])
#> Solution().brickRow(4, [2])
#> Solution().brickRow(6, [1, 2, 4])
# %%
def detect_cheats(answers, key):
    wrong = {n: [i for i, (a, k) in enumerate(zip(ans, key)) if a != k] for n, ans in answers.items()}
    names = sorted(answers)

    def same_errors(p, q):
        both = [i for i in wrong[p] if i in wrong[q]]
        return sum(answers[p][i] == answers[q][i] for i in both)

    return [(p, q) for i, p in enumerate(names) for q in names[i + 1:] if same_errors(p, q) >= 2]
#> detect_cheats({'al': 'abcd', 'bo': 'abcd', 'cy': 'dddd'}, 'ddcd')
#> detect_cheats({}, 'abc')
#> detect_cheats({'x': 'aa', 'y': 'aa'}, 'aa')
#> detect_cheats({'p': 'bbb', 'q': 'bba', 'r': 'cbb'}, 'aaa')
#> detect_cheats({'one': 'ab'}, 'ba')
# %%
class Solution:
    def vineGrowth(self, axiom, rules, rounds):
        def grow(s):
            for ch in s:
                yield rules.get(ch, ch)

        for _ in range(rounds):
            axiom = ''.join(grow(axiom))
            if len(axiom) > 20:
                break
        leaves = sum(1 for c in axiom if c.islower())
        return axiom, leaves
#> Solution().vineGrowth('A', {'A': 'AB', 'B': 'A'}, 3)
#> Solution().vineGrowth('x', {}, 2)
#> Solution().vineGrowth('', {'q': 'r'}, 4)
#> Solution().vineGrowth('ab', {'a': 'aBa', 'b': ''}, 2)
#> Solution().vineGrowth('FF', {'F': 'FfFfF'}, 5)
# %%
from functools import reduce


def common_steps(routes):
    def shared(a, b):
        k = 0
        while k < min(len(a), len(b)) and a[k] == b[k]:
            k += 1
        return a[:k]

    if not routes:
        return '', 0
    head = reduce(shared, routes)
    tail = reduce(shared, [r[len(head):][::-1] for r in routes])[::-1]
    return head + '*' + tail, max(len(r) for r in routes)
#> common_steps(['LLRU', 'LLDU', 'LLU'])
#> common_steps([])
#> common_steps(['RR'])
#> common_steps(['UP', 'DN'])
#> common_steps(['aba', 'aa'])
# %%
class Solution:
    def hireTeam(self, skills, people):
        names = sorted(people)
        best = None

        def hire(i, team, missing):
            nonlocal best
            if best is not None and len(team) >= len(best):
                return
            if not missing:
                best = team
                return
            if i == len(names):
                return
            left = [s for s in missing if s not in people[names[i]]]
            hire(i + 1, team + [names[i]], left)
            hire(i + 1, team, missing)

        hire(0, [], skills)
        return best
#> Solution().hireTeam(['c', 'js'], {'ann': ['c'], 'bob': ['js', 'c']})
#> Solution().hireTeam([], {'x': ['y']})
#> Solution().hireTeam(['go'], {'li': ['c']})
#> Solution().hireTeam([1, 2, 3], {'a': [1], 'b': [2], 'c': [3, 2]})
#> Solution().hireTeam(['r'], {})
# %%
def fountain(coins, wishes):
    gen = (c for c in coins if c > 0)
    granted = []
    for w in wishes:
        paid = 0
        while paid < w:
            c = next(gen, None)
            if c is None:
                return granted, 'dry'
            paid += c
        granted.append(paid - w)
    return granted, sum(gen)
#> fountain([1, 2, 5, 1], [3, 4])
#> fountain([], [1])
#> fountain([10, -3, 10], [5])
#> fountain([1, 1, 1], [2, 2])
#> fountain([4, 0, 4], [])
# %%
from functools import lru_cache
from typing import List


class Solution:
    def hikeCalories(self, food: List[int], km: int) -> int:
        n = len(food)

        @lru_cache(None)
        def eat(i: int, need: int) -> int:
            if need <= 0:
                return 0
            if i == n:
                return 1000
            return min(eat(i + 1, need), food[i] + eat(i + 1, need - food[i]))

        total = eat(0, km * 2)
        return total if total < 1000 else -1
#> Solution().hikeCalories([3, 5, 4], 3)
#> Solution().hikeCalories([], 2)
#> Solution().hikeCalories([1, 1], 4)
#> Solution().hikeCalories([9], 1)
#> Solution().hikeCalories([6, 2, 5], 0)
# %%
def rainbow_check(strip, order):
    pos = {c: i for i, c in enumerate(order)}
    if any(c not in pos for c in strip):
        return next(c for c in strip if c not in pos)
    drops = [i for i in range(1, len(strip)) if pos[strip[i]] < pos[strip[i - 1]]]
    return drops or all(c in strip for c in order)
#> rainbow_check('roygb', 'roygb')
#> rainbow_check('ryo', 'roy')
#> rainbow_check('rxo', 'ro')
#> rainbow_check('', 'abc')
#> rainbow_check('aabca', 'abc')
# %%
class Solution:
    def sumDeep(self, node):
        if isinstance(node, list):
            return sum(self.sumDeep(x) for x in node)
        if isinstance(node, dict):
            return max((self.sumDeep(v) for v in node.values()), default=0)
        return node if isinstance(node, int) else len(node)

    def compareBags(self, a, b):
        left, right = self.sumDeep(a), self.sumDeep(b)
        return (left > right) - (left < right), left + right
#> Solution().compareBags([1, [2, 3]], {'k': 6})
#> Solution().compareBags([], {})
#> Solution().compareBags('text', [4])
#> Solution().compareBags({'a': [1, 2], 'b': 'longer'}, [2, 2])
#> Solution().compareBags([{'x': 3, 'y': [3, 1]}], ['hi', 'yo'])
# %%
def bracket_gifts(gifts, budget):
    price = dict(gifts)
    bought = []

    def afford(names):
        return sum(price[n] for n in names) <= budget

    for name in sorted(price, key=price.get):
        if afford(bought + [name]):
            bought.append(name)
    bought.sort(key=lambda n: (-price[n], n))
    return bought, budget - sum(map(price.get, bought))
#> bracket_gifts([('kite', 8), ('yoyo', 3), ('drum', 6)], 10)
#> bracket_gifts([], 5)
#> bracket_gifts([('car', 99)], 20)
#> bracket_gifts([('a', 2), ('b', 2), ('c', 2)], 6)
#> bracket_gifts([('x', 5), ('x', 1), ('y', 4)], 4)
# %%
from functools import cache


def wizard_duel(mine, yours):
    @cache
    def win(i, j, hp):
        if hp <= 0:
            return False
        if i == len(mine):
            return j == len(yours)
        if j == len(yours):
            return True
        if mine[i] >= yours[j]:
            return win(i + 1, j + 1, hp)
        return win(i + 1, j, hp - 1) or win(i, j + 1, hp - yours[j])

    return win(0, 0, 5)
#> wizard_duel((3, 4), (2, 4))
#> wizard_duel((), (1,))
#> wizard_duel((1, 1, 5), (4, 2))
#> wizard_duel((2,), (9,))
#> wizard_duel((1, 2, 3), (3, 3))
# %%
class Solution:
    def gradeCurve(self, marks, steps):
        top = max(marks.values(), default=1) or 1
        scaled = {n: round(m * 100 / top) for n, m in marks.items()}
        letter = lambda s: 'ABCDEF'[sum(s < cut for cut in steps)]
        groups = {}
        for n in sorted(scaled, key=lambda n: -scaled[n]):
            groups[letter(scaled[n])] = groups.get(letter(scaled[n]), '') + n[0]
        return groups
#> Solution().gradeCurve({'amy': 40, 'ben': 50, 'cal': 20}, [90, 75, 50])
#> Solution().gradeCurve({}, [50])
#> Solution().gradeCurve({'zoe': 0}, [10, 5])
#> Solution().gradeCurve({'p': 9, 'q': 9, 'r': 8}, [])
#> Solution().gradeCurve({'x': 70, 'y': 35}, [60, 40, 20])
# %%
def laundry(loads, machines):
    import heapq
    free = [(0, m) for m in range(machines)]
    log = []

    def start(load):
        t, m = heapq.heappop(free)
        end = t + load
        heapq.heappush(free, (end, m))
        return m, end

    for load in sorted(loads, key=lambda x: -x):
        log.append(start(load))
    return max((end for _, end in log), default=0), [m for m, _ in log]
#> laundry([30, 45, 20], 2)
#> laundry([], 1)
#> laundry([10, 10, 10], 3)
#> laundry([5, 25, 15, 40], 1)
#> laundry([60, 30, 30, 20, 10], 2)
# %%
from typing import Dict, List


class Solution:
    def cascade(self, depends: Dict[str, List[str]], broken: str) -> List[str]:
        down = [broken]

        def fails(part: str) -> bool:
            return part not in down and any(p in down for p in depends[part])

        changed = True
        while changed:
            changed = False
            for part in sorted(depends):
                if fails(part):
                    down.append(part)
                    changed = True
        return down[1:]
#> Solution().cascade({'fan': ['fuse'], 'lamp': ['fan'], 'radio': []}, 'fuse')
#> Solution().cascade({}, 'x')
#> Solution().cascade({'a': ['b'], 'b': ['c'], 'c': []}, 'c')
#> Solution().cascade({'p': ['q'], 'q': ['p']}, 'z')
#> Solution().cascade({'m': ['k', 'n'], 'n': [], 'o': ['m']}, 'k')
# %%
def checksum_rows(rows):
    divides = lambda a, b: a % b == 0
    total = 0
    for row in rows:
        nums = sorted((n for n in row if n), reverse=True)
        total += next((a // b for i, a in enumerate(nums) for b in nums[i + 1:] if divides(a, b)), 0)
    return total
#> checksum_rows([[5, 9, 2, 8], [7, 3]])
#> checksum_rows([])
#> checksum_rows([[0, 4], [6, 0, 6]])
#> checksum_rows([[11, 7, 5], [10, 20, 40]])
#> checksum_rows([[1, 100]])
# %%
from functools import lru_cache


class Solution:
    def wireCuts(self, length: int, marks: tuple) -> int:
        points = sorted((0, *marks, length))

        @lru_cache(None)
        def cut(l, r):
            if r - l == 1:
                return 0
            mids = range(l + 1, r)
            return max(cut(l, m) + cut(m, r) for m in mids) + (points[r] - points[l]) % 5

        return cut(0, len(points) - 1)
#> Solution().wireCuts(9, (4,))
#> Solution().wireCuts(7, ())
#> Solution().wireCuts(12, (3, 8))
#> Solution().wireCuts(10, (2, 5, 7))
#> Solution().wireCuts(20, (10, 5))
# %%
def undo_editor(keys):
    text = ''
    history = []

    def save():
        history.append(text)

    def typed(ch):
        nonlocal text
        save()
        text += ch

    def erase():
        nonlocal text
        save()
        text = text[:-1]

    for k in keys:
        if k == '<':
            erase()
        elif k == 'u':
            text = history.pop() if history else text
        else:
            typed(k)
    return text, len(history)
#> undo_editor('ab<c')
#> undo_editor('')
#> undo_editor('uuu')
#> undo_editor('xyu<zu')
#> undo_editor('hi<<u')
# %%
class Solution:
    def pairUp(self, dancers):
        men = {n: h for n, h in dancers.items() if n.islower()}
        women = {n: h for n, h in dancers.items() if not n.islower()}
        pairs = []
        for m in sorted(men, key=lambda n: men[n]):
            free = [w for w in women if not any(w == p[1] for p in pairs)]
            w = min(free, key=lambda w: abs(women[w] - men[m] - 5), default=None)
            if w is not None:
                pairs.append((m, w))
        return pairs
#> Solution().pairUp({'al': 170, 'Bea': 160, 'Cat': 176})
#> Solution().pairUp({})
#> Solution().pairUp({'x': 150, 'y': 160})
#> Solution().pairUp({'p': 180, 'q': 165, 'R': 170, 'S': 190})
#> Solution().pairUp({'Z': 100, 'Y': 90, 'd': 80})
# %%
def tag_cloud(posts, smallest):
    counts = {}
    for tags in posts:
        for t in {}.fromkeys(tags):
            counts[t] = counts.get(t, 0) + 1
    top = max(counts.values(), default=0)
    scale = lambda c: '*' * (3 * c // top)
    lines = (f'{t}{scale(c)}' for t, c in counts.items() if c >= smallest)
    return ' '.join(sorted(lines))
#> tag_cloud([['sun', 'sea'], ['sea'], ['sea', 'sea', 'ice']], 1)
#> tag_cloud([], 1)
#> tag_cloud([['a', 'b'], ['b']], 2)
#> tag_cloud([['x'], ['x'], ['y'], ['z', 'y']], 2)
#> tag_cloud([['m', 'm']], 5)
# %%
class Solution:
    def serialCheck(self, code):
        digits = list(map(int, filter(str.isdigit, code)))
        odd = sum(d for i, d in enumerate(digits) if i % 2)
        even = sum(d * 3 % 10 for i, d in enumerate(digits) if not i % 2)
        check = (odd + even) % 10
        return check, check in digits
#> Solution().serialCheck('AB-1234')
#> Solution().serialCheck('none')
#> Solution().serialCheck('9')
#> Solution().serialCheck('7-7-7-7')
#> Solution().serialCheck('x04y58')
# %%
from functools import cache


def split_inheritance(items, heirs):
    n = len(items)

    @cache
    def share(i, parts):
        if i == n:
            return max(parts) - min(parts)
        best = None
        for k in range(heirs):
            grown = tuple(sorted(p + items[i] * (j == k) for j, p in enumerate(parts)))
            d = share(i + 1, grown)
            best = d if best is None else min(best, d)
        return best

    return share(0, (0,) * heirs)
#> split_inheritance((4, 3, 2), 2)
#> split_inheritance((), 2)
#> split_inheritance((5, 5), 1)
#> split_inheritance((7, 2, 2), 2)
#> split_inheritance((3, 1), 3)
# %%
class Solution:
    def fishPond(self, fish, days):
        def age(f):
            return f - 1 if f > 0 else 4

        pond = list(fish)
        for _ in range(days):
            babies = [6] * sum(f == 0 for f in pond)
            pond = [age(f) for f in pond] + babies
            pond = pond[:12]
        return sorted(pond), min(pond, default=-1)
#> Solution().fishPond([1, 3], 4)
#> Solution().fishPond([], 2)
#> Solution().fishPond([0, 0], 1)
#> Solution().fishPond([2], 3)
#> Solution().fishPond([0, 1, 2, 3], 5)
# %%
def secret_santa(people, banned):
    plan = {}

    def give(i):
        if i == len(people):
            return True
        giver = people[i]
        for r in people:
            if r != giver and r not in plan.values() and (giver, r) not in banned:
                plan[giver] = r
                if give(i + 1):
                    return True
                del plan[giver]
        return False

    return ''.join(g + plan[g] + ' ' for g in people).strip() if give(0) else 'impossible'
#> secret_santa(['a', 'b', 'c'], [('a', 'b')])
#> secret_santa([], [])
#> secret_santa(['x', 'y'], [('x', 'y')])
#> secret_santa(['p', 'q', 'r'], [])
#> secret_santa(['k', 'l', 'm'], [('k', 'l'), ('k', 'm')])
