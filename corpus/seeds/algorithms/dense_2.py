# %%
def choir_rows(voices, width):
    rows = [voices[i:i + width] for i in range(0, len(voices), width)]
    loud = [max(r) for r in rows]
    while len(loud) > 1 and loud[0] <= loud[-1]:
        rows, loud = rows[1:] + rows[:1], loud[1:] + loud[:1]
        if all(x == loud[0] for x in loud): break
    return [v for r in rows for v in r]
#> choir_rows([1, 2, 3, 4, 5], 2)
#> choir_rows([4, 4, 4], 1)
#> choir_rows([], 3)
#> choir_rows([9, 1, 5, 2, 3, 3], 2)
#> choir_rows([1, 8, 6, 2], 3)
# %%
class Solution:
    def parcelCodes(self, parcels, depot):
        ours = {p: w for p, w in parcels if p.startswith(depot)}
        heavy = sorted(ours, key=ours.get, reverse=True)
        total = 0
        for rank, p in enumerate(heavy, 1):
            total += ours[p] // rank
        return total, [p[len(depot):] or '*' for p in heavy[:2]]
#> Solution().parcelCodes([("ax1", 10), ("ay", 30), ("b2", 5)], "a")
#> Solution().parcelCodes([("q", 9)], "q")
#> Solution().parcelCodes([], "k")
#> Solution().parcelCodes([("m1", 7), ("m2", 7), ("m3", 8), ("n", 1)], "m")
#> Solution().parcelCodes([("zz", 4)], "a")
# %%
from itertools import groupby

def mood_runs(days):
    runs = []
    for good, grp in groupby(days, key=lambda d: d >= 0):
        vals = list(grp)
        runs.append(sum(vals) * len(vals) if good else min(vals))
    best = max(runs, default=0)
    return runs.index(best) if runs else -1, best
#> mood_runs([1, 2, -1, 5])
#> mood_runs([-3, -1])
#> mood_runs([])
#> mood_runs([4, -2, -7, 3, 3, 0])
#> mood_runs([0, 0, 1])
# %%
class Solution:
    def gearTurns(self, teeth, turns):
        pos = [0] * len(teeth)
        for t in range(1, turns + 1):
            pos = [(p + (1 if i % 2 == 0 else -1) * t) % n for i, (p, n) in enumerate(zip(pos, teeth))]
            if not any(pos): return t
        return pos
#> Solution().gearTurns([3, 2], 4)
#> Solution().gearTurns([5, 7, 4], 3)
#> Solution().gearTurns([], 2)
#> Solution().gearTurns([6], 5)
#> Solution().gearTurns([4, 8], 0)
# %%
def spell_cost(word, prices):
    cost = lambda c: prices.get(c, prices.get('*', 1))
    spent = [cost(c) if c not in word[:i] else cost(c) // 2 for i, c in enumerate(word)]
    free = max(spent, default=0)
    return sum(spent) - free if len(word) > 3 else sum(spent)
#> spell_cost("hello", {"l": 4, "*": 3})
#> spell_cost("", {})
#> spell_cost("abba", {"a": 10, "b": 7})
#> spell_cost("cat", {"c": 2})
#> spell_cost("zzz", {"*": 5})
# %%
from itertools import combinations

class Solution:
    def noisyPairs(self, rooms, wall):
        loud = [(a, b) for (a, x), (b, y) in combinations(rooms.items(), 2) if x + y > wall]
        count = {r: sum(r in p for p in loud) for r in rooms}
        out = []
        while loud:
            r = max(count, key=lambda k: (count[k], k))
            out.append(r)
            loud = [p for p in loud if r not in p]
            count = {k: sum(k in p for p in loud) for k in count}
        return out
#> Solution().noisyPairs({"a": 3, "b": 5, "c": 1}, 5)
#> Solution().noisyPairs({"x": 1, "y": 1}, 9)
#> Solution().noisyPairs({}, 0)
#> Solution().noisyPairs({"p": 4, "q": 4, "r": 4}, 7)
#> Solution().noisyPairs({"k": 9, "m": 2, "n": 1}, 9)
# %%
def tidy_columns(rows, fill):
    width = max(map(len, rows), default=0)
    full = [r + [fill] * (width - len(r)) for r in rows]
    keep = [c for c in zip(*full) if any(v != fill for v in c)]
    return [list(r) for r in zip(*keep)]
#> tidy_columns([[1, 0], [2], [3, 0, 4]], 0)
#> tidy_columns([[5, 5], [5]], 5)
#> tidy_columns([], 1)
#> tidy_columns([[7], [8, 9]], -1)
#> tidy_columns([[0, 1, 0], [0, 2]], 0)
# %%
class Solution:
    def countSteps(self, n: int) -> int:
        seen = []
        while n not in seen:
            seen.append(n)
            n = sum(int(c) ** 2 if i % 2 else int(c) * 3 for i, c in enumerate(str(n)))
        return len(seen) - seen.index(n)
#> Solution().countSteps(7)
#> Solution().countSteps(0)
#> Solution().countSteps(38)
#> Solution().countSteps(915)
#> Solution().countSteps(12)
# %%
from collections import Counter

def rare_first(text, n):
    freq = Counter(c for c in text if c.isalpha())
    order = sorted(freq, key=lambda c: (freq[c], -ord(c)))
    chosen = order[:n]
    out = ''.join(c if c in chosen else '.' for c in text)
    return out.strip('.') if len(freq) > n else out[::-1]
#> rare_first("banana", 2)
#> rare_first("", 1)
#> rare_first("abc", 5)
#> rare_first("good dog", 2)
#> rare_first("zzzy", 1)
# %%
class Solution:
    def tollGates(self, gates, cash):
        log = []
        for i, (fee, refund) in enumerate(gates):
            if not fee <= cash: break
            cash += refund - fee
            log.append((i, cash))
        else:
            return cash
        return [i for i, c in log if c == max(v for _, v in log)]
#> Solution().tollGates(gates=[(2, 1), (3, 0)], cash=6)
#> Solution().tollGates(gates=[(1, 0), (9, 9), (1, 1)], cash=5)
#> Solution().tollGates(gates=[], cash=3)
#> Solution().tollGates(gates=[(4, 4), (4, 4), (3, 1), (5, 0)], cash=4)
#> Solution().tollGates(gates=[(8, 1)], cash=2)
# %%
def braid(*strands):
    n = max((len(s) for s in strands), default=0)
    cols = [[s[i % len(s)] for s in strands if s] for i in range(n)]
    merged = [''.join(sorted(set(c))) for c in cols]
    return '|'.join(m if len(m) > 1 else m.upper() for m in merged)
#> braid("abc", "ab")
#> braid("xx", "x", "xy")
#> braid()
#> braid("", "pq", "qpq")
#> braid("mno")
# %%
class Solution:
    def clockDrift(self, marks: list, period: int) -> dict:
        gaps = [(b - a) % period for a, b in zip(marks, marks[1:])]
        kinds = {g: [i for i, x in enumerate(gaps) if x == g] for g in sorted(set(gaps))}
        drift = 0
        for g, where in kinds.items():
            drift += g * len(where) if g * 2 <= period else (g - period) * len(where)
        return {'drift': drift, 'kinds': kinds}
#> Solution().clockDrift(marks=[1, 5, 9, 2], period=12)
#> Solution().clockDrift(marks=[3], period=10)
#> Solution().clockDrift(marks=[0, 9, 8, 7], period=10)
#> Solution().clockDrift(marks=[], period=4)
#> Solution().clockDrift(marks=[2, 2, 5, 5, 8], period=7)
# %%
def odd_one_out(items, f):
    table = {'len': len, 'last': lambda s: s[-1:], 'uniq': lambda s: len(set(s))}
    keys = [table[f](s) for s in items]
    lone = [s for s, k in zip(items, keys) if keys.count(k) == 1]
    return lone[0] if len(lone) == 1 else sorted(lone, key=lambda s: s[::-1])
#> odd_one_out(["cat", "dog", "horse"], "len")
#> odd_one_out(["aa", "ab", "cb"], "last")
#> odd_one_out(["noon", "moon", "abc"], "uniq")
#> odd_one_out([], "len")
#> odd_one_out(["a", "b"], "size")
# %%
class Solution:
    def paintFence(self, n, coats):
        fence = ['.'] * n
        for lo, hi, colour in coats:
            fence[lo:hi] = [colour if c != colour else c.upper() for c in fence[lo:hi]]
            if len(fence) > n: fence = fence[:n]
        blank = fence.count('.')
        return ''.join(fence), blank
#> Solution().paintFence(5, [(0, 3, "r"), (2, 5, "b")])
#> Solution().paintFence(0, [])
#> Solution().paintFence(4, [(1, 3, "g"), (1, 4, "g")])
#> Solution().paintFence(6, [(4, 6, "k")])
#> Solution().paintFence(3, [(0, 1, "a"), (0, 2, "a"), (0, 3, "a")])
# %%
def tree_rank(parent, weight):
    def depth(v): return 0 if parent[v] == v else 1 + depth(parent[v])
    scores = {v: weight[v] - depth(v) for v in range(len(parent))}
    best = sorted(scores, key=lambda v: (-scores[v], v))
    return [v for v in best if scores[v] > 0] or best[:1]
#> tree_rank([0, 0, 1, 1], [2, 5, 3, 0])
#> tree_rank([0], [-4])
#> tree_rank([], [])
#> tree_rank([1, 1, 0], [9, 1, 2])
#> tree_rank([0, 0, 0], [0, 0, 1])
# %%
from bisect import bisect

class Solution:
    def gradeBands(self, marks, cuts):
        names = "FEDCBA"
        cuts = sorted(cuts)
        got = [names[min(bisect(cuts, m), 5)] for m in marks]
        pushed = ['+' if any(0 < c - m <= 2 for c in cuts) else '' for m in marks]
        return [g + p for g, p in zip(got, pushed)]
#> Solution().gradeBands([49, 70, 88], [50, 60, 70, 80, 90])
#> Solution().gradeBands([5], [])
#> Solution().gradeBands([], [10])
#> Solution().gradeBands([10, 19, 20, 99], [20, 10])
#> Solution().gradeBands([3, 3], [5, 4, 3, 2, 1, 0])
# %%
def snack_budget(snacks, coins):
    bag, left = [], coins
    for name, price in sorted(snacks.items(), key=lambda kv: (kv[1] / len(kv[0]), kv[0])):
        n = left // price
        if n: bag += [name] * min(n, 2)
        left -= price * min(n, 2)
    return bag, left
#> snack_budget({"nut": 3, "apple": 4}, 15)
#> snack_budget({"cake": 9}, 5)
#> snack_budget({}, 7)
#> snack_budget({"a": 1, "bb": 2, "ccc": 9}, 10)
#> snack_budget({"fig": 2, "date": 2}, 7)
# %%
class Solution:
    def echoes(self, calls):
        pairs = [(i, j) for i, a in enumerate(calls) for j, b in enumerate(calls) if i < j and a.endswith(b)]
        firsts = {i: min(j for k, j in pairs if k == i) for i, _ in pairs}
        return [f"{calls[i]}~{calls[j]}" if j - i > 1 else calls[i].upper() for i, j in firsts.items()]
#> Solution().echoes(["hello", "lo", "o"])
#> Solution().echoes(["a", "b"])
#> Solution().echoes([])
#> Solution().echoes(["valley", "hill", "ley", "ill"])
#> Solution().echoes(["on", "on", "n"])
# %%
def pressure(readings, lo, hi):
    state, alarms = 0, []
    for t, r in enumerate(readings):
        nxt = -1 if r < lo else 1 if r > hi else 0
        if nxt * state == -1 or (nxt and not state): alarms.append(t if nxt > 0 else ~t)
        state = nxt
    return alarms
#> pressure([5, 9, 1, 5], 3, 7)
#> pressure([4, 4], 3, 7)
#> pressure([], 0, 1)
#> pressure([9, 9, 5, 2, 2, 8], 3, 8)
#> pressure([0, 10, 0], 1, 9)
# %%
from functools import reduce

class Solution:
    def polyFold(self, coefs, xs):
        horner = lambda x: reduce(lambda acc, c: acc * x + c, coefs, 0)
        vals = [horner(x) for x in xs]
        signs = ['-' if v < 0 else '0' if v == 0 else '+' for v in vals]
        flips = [x for x, a, b in zip(xs, signs, signs[1:]) if a != b]
        return flips if flips else ''.join(signs)
#> Solution().polyFold([1, 0, -4], [-3, -2, 0, 3])
#> Solution().polyFold([5], [1, 2])
#> Solution().polyFold([], [7])
#> Solution().polyFold([2, -6], [1, 2, 3, 4])
#> Solution().polyFold([1, -1, 0], [0, 1, 2])
# %%
def suitcase(items, limit):
    best = (0, 0, ())
    for mask in range(1 << len(items)):
        pick = tuple(i for i in range(len(items)) if mask >> i & 1)
        w = sum(items[i] for i in pick)
        if w <= limit: best = max(best, (w, -len(pick), pick))
    return best[0], [items[i] for i in best[2]]
#> suitcase([4, 3, 5], 8)
#> suitcase([], 5)
#> suitcase([9, 9], 3)
#> suitcase([2, 2, 4], 4)
#> suitcase([7, 1, 6], 13)
# %%
class Solution:
    def tidesOf(self, rows: list) -> str:
        ranks = []
        for r in rows:
            order = sorted(r)
            ranks.append([order.index(v) for v in r])
        same = [all(x == col[0] for x in col) for col in zip(*ranks)]
        return ''.join('=' if s else '~' for s in same)
#> Solution().tidesOf([[3, 1, 2], [9, 4, 5]])
#> Solution().tidesOf([[1, 2], [2, 1]])
#> Solution().tidesOf([])
#> Solution().tidesOf([[5, 5, 1], [6, 6, 0], [7, 8, 2]])
#> Solution().tidesOf([[4, 2, 6]])
# %%
def relabel(path, start=0):
    ids = {}
    out = []
    for p in path.split('/'):
        if p == '..': out = out[:-1]
        elif p: out.append(ids.setdefault(p, len(ids) + start))
    return out, sorted(k for k, v in ids.items() if v not in out)
#> relabel("a/b/a")
#> relabel("")
#> relabel("x/../y/x", 5)
#> relabel("../p//q/../../r", start=1)
#> relabel("m/n/../..")
# %%
class Solution:
    def beeDance(self, steps, hive=(0, 0)):
        spots = [hive]
        for s in steps:
            x, y = spots[-1]
            spots.append((x + s.real, y + s.imag) if isinstance(s, complex) else (x + s, y))
        spots = [tuple(map(int, p)) for p in spots]
        back = [i for i, p in enumerate(spots[1:], 1) if p in spots[:i]]
        return spots[-1], back
#> Solution().beeDance([1, 1j, -1, -1j])
#> Solution().beeDance([])
#> Solution().beeDance([2, -2, 3], hive=(1, 1))
#> Solution().beeDance([1 + 2j, 3])
#> Solution().beeDance([0, 0], hive=(4, -1))
# %%
def hide_digits(s, keep):
    runs, cur = [], ''
    for c in s + ' ':
        if c.isdigit(): cur += c; continue
        if cur: runs.append(cur)
        cur = ''
    hidden = ['*' * (len(r) - keep) + r[-keep:] if len(r) > keep > 0 else r for r in runs]
    return dict(zip(runs, hidden))
#> hide_digits("ab123c4", 1)
#> hide_digits("none", 2)
#> hide_digits("20-3040", 2)
#> hide_digits("", 1)
#> hide_digits("55 555", 0)
# %%
from collections import defaultdict

class Solution:
    def firstMeet(self, routes):
        seen = defaultdict(set)
        for t in range(max(map(len, routes), default=0)):
            for who, r in enumerate(routes):
                if t < len(r): seen[t, r[t]].add(who)
        meets = [(t, stop, sorted(ws)) for (t, stop), ws in seen.items() if len(ws) > 1]
        return min(meets, default=None)
#> Solution().firstMeet(["abc", "xbc"])
#> Solution().firstMeet(["ab", "cd"])
#> Solution().firstMeet([])
#> Solution().firstMeet(["pqr", "rqp", "sq"])
#> Solution().firstMeet(routes=["k", "k", "k"])
# %%
def stagger(nums):
    evens, odds = [x for x in nums if not x % 2], [x for x in nums if x % 2]
    a, b = sorted([evens, odds], key=len, reverse=True)
    it = iter(b)
    out = [y for x in a for y in (x, next(it, None)) if y is not None]
    return out, sum(p > q for p, q in zip(out, out[1:]))
#> stagger([1, 2, 3, 4, 5])
#> stagger([2, 4])
#> stagger([])
#> stagger([6, 1, 8, 10, 3])
#> stagger([9, 0, 7])
# %%
class Solution:
    def bottleneck(self, pipes, src, dst):
        width = {src: 10 ** 3}
        for _ in pipes:
            width |= {b: max(width.get(b, 0), min(width[a], w)) for a, b, w in pipes if a in width}
        return width.get(dst, 0), sorted(k for k, w in width.items() if w == width.get(dst))
#> Solution().bottleneck([("s", "a", 4), ("a", "t", 3), ("s", "t", 2)], "s", "t")
#> Solution().bottleneck([("x", "y", 5)], "y", "x")
#> Solution().bottleneck([], "p", "p")
#> Solution().bottleneck([("b", "c", 9), ("a", "b", 7), ("c", "d", 8)], "a", "d")
#> Solution().bottleneck(pipes=[("m", "n", 1), ("n", "o", 6)], src="m", dst="o")
# %%
def streaks(results, who):
    marks = [1 if w == who else 0 for w in results]
    runs = [len(s) for s in ''.join(map(str, marks)).split('0')]
    best = max(runs)
    cold = max(len(s) for s in ''.join(map(str, marks)).split('1'))
    return best - cold if best else -len(results)
#> streaks("aabab", "a")
#> streaks("", "z")
#> streaks("bbb", "a")
#> streaks("xxxyyx", "x")
#> streaks("kk", "k")
# %%
class Solution:
    def diagSums(self, grid):
        cells = {(i, j): v for i, r in enumerate(grid) for j, v in enumerate(r)}
        down = {d: sum(v for (i, j), v in cells.items() if i - j == d) for d in {i - j for i, j in cells}}
        return [down[d] for d in sorted(down, key=lambda d: (abs(d), d))]
#> Solution().diagSums([[1, 2], [3, 4]])
#> Solution().diagSums([])
#> Solution().diagSums([[5, 6, 7]])
#> Solution().diagSums([[1], [2], [3]])
#> Solution().diagSums([[1, 0, 2], [4, 4, 4]])
# %%
def alarm_times(start, every, skip):
    t, out = start, []
    while len(out) < 4 and t < 24 * 60:
        h, m = divmod(t, 60)
        if not any(a <= h < b for a, b in skip): out.append(f"{h:02d}:{m:02d}")
        t += every
    return out
#> alarm_times(400, 45, [(7, 8)])
#> alarm_times(1430, 30, [])
#> alarm_times(0, 360, [(0, 6), (18, 24)])
#> alarm_times(600, 61, [(11, 12)])
#> alarm_times(1500, 5, [(1, 2)])
# %%
class Solution:
    def weave(self, a, b):
        i = j = 0
        out = ''
        while i < len(a) or j < len(b):
            x, y = a[i:i + 1], b[j:j + 1]
            if x and (not y or x <= y): out, i = out + x, i + 1
            else: out, j = out + y.upper(), j + 1
        return out
#> Solution().weave(a="ace", b="bd")
#> Solution().weave(a="", b="")
#> Solution().weave(a="zz", b="ab")
#> Solution().weave(a="mm", b="mn")
#> Solution().weave(a="", b="qr")
# %%
def shelf_mex(shelves):
    used, out = set(), []
    for s in shelves:
        m = next(k for k in range(len(s) + 1) if k not in s)
        while m in used: m += 1
        used.add(m)
        out.append(m)
    return [m * (i + 1) for i, m in enumerate(out)] if len(used) > 1 else out
#> shelf_mex([[0, 1], [0, 2], [1]])
#> shelf_mex([])
#> shelf_mex([[], [], []])
#> shelf_mex([[0, 1, 2]])
#> shelf_mex([[1], [0], [0], [3, 0]])
# %%
from itertools import accumulate

class Solution:
    def crest(self, swell: list) -> list:
        left = list(accumulate(swell, max))
        right = list(accumulate(swell[::-1], max))[::-1]
        trough = [min(l, r) - s for l, s, r in zip(left, swell, right)]
        wet = {i: t for i, t in enumerate(trough) if t > 0}
        return [max(wet, key=wet.get, default=-1), len(wet)]
#> Solution().crest([3, 1, 4, 2, 5])
#> Solution().crest([1, 2, 3])
#> Solution().crest([])
#> Solution().crest([6, 1, 2, 6])
#> Solution().crest([5, 0, 3, 0, 4, 9])
# %%
def menu_text(dishes, width=8):
    lines = []
    for name, price in dishes:
        dots = width - len(name) - len(str(price))
        lines.append(f"{name}{'.' * dots}{price}" if dots > 0 else f"{name[:width]} {price}")
    return max(lines, key=len, default='') if len({len(x) for x in lines}) > 1 else lines
#> menu_text([("tea", 2), ("soup", 11)])
#> menu_text([("lasagna", 14), ("egg", 3)])
#> menu_text([])
#> menu_text([("ham", 5), ("rye bread", 120)], width=6)
#> menu_text([("x", 1)], 3)
# %%
class Solution:
    def shadowed(self, towers, sun):
        order = towers if sun == 'L' else towers[::-1]
        dark = [h for i, h in enumerate(order) if any(p - (i - k) >= h for k, p in enumerate(order[:i]))]
        lit = sorted(set(order) - set(dark), reverse=sun == 'L')
        return dark, lit
#> Solution().shadowed([5, 3, 4, 6], 'L')
#> Solution().shadowed([5, 3, 4, 6], 'R')
#> Solution().shadowed([], 'L')
#> Solution().shadowed([9, 1, 8, 7], 'L')
#> Solution().shadowed(towers=[2, 2, 2], sun='R')
# %%
def letter_bank(letters, words):
    bank = sorted(letters)
    made = []
    for w in sorted(words, key=len, reverse=True):
        if all(bank.count(c) >= w.count(c) for c in w):
            for c in w: bank.remove(c)
            made.append(w)
    return made, ''.join(bank)
#> letter_bank("tacodg", ["cat", "dog", "at"])
#> letter_bank("", ["a"])
#> letter_bank("xyz", [])
#> letter_bank("eelst", ["see", "tell", "let"])
#> letter_bank("aab", ["ab", "a", "ba"])
# %%
class Solution:
    def nestDepth(self, boxes):
        boxes = sorted((min(b), max(b)) for b in boxes)
        deep = []
        for w, h in boxes:
            deep.append(1 + max((d for (a, b), d in zip(boxes, deep) if a < w and b < h), default=0))
        return {b: d for b, d in zip(boxes, deep) if d == max(deep)}
#> Solution().nestDepth([(3, 2), (5, 4), (1, 1)])
#> Solution().nestDepth([])
#> Solution().nestDepth([(2, 9), (3, 8)])
#> Solution().nestDepth([(1, 2), (2, 3), (3, 1), (4, 4)])
#> Solution().nestDepth([(7, 7)])
# %%
def rumor(knows, first, days):
    told = {first}
    for d in range(days):
        new = {b for a in sorted(told) for b in knows.get(a, []) if b not in told}
        if not new: return d, sorted(told)
        told |= new
    return days, len(told)
#> rumor({"a": ["b"], "b": ["c", "a"]}, "a", 5)
#> rumor({}, "z", 3)
#> rumor({"p": ["q", "r"], "q": ["s"], "r": ["s"]}, "p", 2)
#> rumor({"m": ["n"]}, "m", 0)
#> rumor({"a": ["b"], "b": ["c"], "c": ["d"]}, "a", 2)
# %%
class Solution:
    def binTags(self, tags: list, size: int) -> list:
        bins = [[] for _ in range(size)]
        for t in tags:
            spot = sum(map(ord, t)) % size
            hop = next((k for k in range(size) if len(bins[(spot + k) % size]) < 2), None)
            if hop is None: return [len(b) for b in bins]
            bins[(spot + hop) % size].append(t)
        return ['-'.join(b) for b in bins]
#> Solution().binTags(["a", "b", "d", "g"], 3)
#> Solution().binTags([], 2)
#> Solution().binTags(["x", "y", "z"], 1)
#> Solution().binTags(["ab", "ba", "c", "ac"], 2)
#> Solution().binTags(tags=["q", "qq", "qqq"], size=4)
