# %%
def lamp_score(lamps, need):
    lit = [(i, p) for i, p in enumerate(lamps) if p >= need]
    gaps = [b[0] - a[0] for a, b in zip(lit, lit[1:])]
    widest = max(gaps, default=0)
    bonus = sum(p - need for _, p in lit if p % 2)
    return widest * 10 + bonus if lit else -1
#> lamp_score([4, 7, 2, 9, 5], 4)
#> lamp_score([1, 2, 3], 8)
#> lamp_score([], 3)
#> lamp_score([9, 1, 1, 1, 8, 3], 3)
#> lamp_score([6, 6, 7], 6)
# %%
class Solution:
    def tallestStacks(self, rows, k):
        cols = list(zip(*rows))
        heights = [sum(1 for c in col if c == '#') for col in cols]
        best = sorted(range(len(heights)), key=lambda j: (-heights[j], j))[:k]
        return [(j, heights[j]) for j in sorted(best) if heights[j]]
#> Solution().tallestStacks(["#..#", "##.#", "...#"], 2)
#> Solution().tallestStacks(["....", "...."], 3)
#> Solution().tallestStacks(["###"], 1)
#> Solution().tallestStacks(["#.#", ".##", "###"], 3)
#> Solution().tallestStacks([], 2)
# %%
from itertools import accumulate

def first_dry_day(rain, drain):
    level = list(accumulate(rain, lambda acc, r: max(0, acc + r - drain), initial=0))[1:]
    day = next((d for d, v in enumerate(level) if v == 0 and rain[d] > 0), None)
    if day is None:
        return max(level, default=0)
    return day, sum(v for v in level[:day])
#> first_dry_day([5, 2, 1, 6], 3)
#> first_dry_day([9, 9, 9], 2)
#> first_dry_day([], 1)
#> first_dry_day([0, 4, 1, 1, 2], 2)
#> first_dry_day([3], 3)
# %%
from itertools import groupby

class Solution:
    def squeezeBeads(self, beads: str) -> str:
        runs = [(c, len(list(g))) for c, g in groupby(beads)]
        out = ''.join(c.upper() if n > 2 else c * n for c, n in runs)
        while any(a == b for a, b in zip(out, out[1:])):
            i = next(i for i in range(len(out) - 1) if out[i] == out[i + 1])
            out = out[:i] + out[i + 2:]
        return out or '-'
#> Solution().squeezeBeads("aaabbc")
#> Solution().squeezeBeads("xyyx")
#> Solution().squeezeBeads("")
#> Solution().squeezeBeads("ppppqqrrrs")
#> Solution().squeezeBeads("abcde")
# %%
from collections import Counter

def menu_clash(orders, limit):
    tally = Counter(d for who, d in orders if who != d[0])
    hot = [d for d, c in tally.most_common() if c >= limit]
    blame = {d: sorted({w for w, x in orders if x == d}) for d in hot}
    return {d: ws[0] if len(ws) == 1 else len(ws) for d, ws in blame.items()}
#> menu_clash([("a", "soup"), ("b", "soup"), ("s", "soup"), ("a", "pie")], 2)
#> menu_clash([("m", "tea"), ("m", "tea"), ("k", "egg")], 2)
#> menu_clash([], 1)
#> menu_clash([("a", "fig"), ("b", "ham"), ("c", "ham"), ("h", "ham")], 1)
#> menu_clash([("f", "fig")], 1)
# %%
class Solution:
    def pairToll(self, tolls, cap):
        n = len(tolls)
        pairs = [(tolls[i] + tolls[j], i, j)
                 for i in range(n)
                 for j in range(i + 1, n)
                 if tolls[i] + tolls[j] <= cap]
        if not pairs: return []
        top, *_ = max(pairs, key=lambda p: (p[0], -p[1], -p[2]))
        return [(i, j) for s, i, j in pairs if s == top]
#> Solution().pairToll(tolls=[3, 8, 5, 6], cap=11)
#> Solution().pairToll(tolls=[1, 2], cap=2)
#> Solution().pairToll(tolls=[4, 4, 4], cap=9)
#> Solution().pairToll(tolls=[10], cap=30)
#> Solution().pairToll(tolls=[7, 1, 9, 3, 2], cap=10)
# %%
from functools import reduce

def fold_tape(tape, marks):
    def bend(t, m):
        left, right = t[:m], t[m:]
        return [a + b for a, b in zip(left[::-1], right)] + (right[len(left):] or left[::-1][len(right):])
    return reduce(bend, (m for m in marks if 0 < m < len(tape)), tape)
#> fold_tape([1, 2, 3, 4, 5], [2, 1])
#> fold_tape([5, 5], [1])
#> fold_tape([1, 2, 3], [0, 7])
#> fold_tape([4, 1, 0, 2, 2, 6], [4, 3, 1])
#> fold_tape([], [1])
# %%
def quietest_hour(shifts):
    hours = range(min((s for s, _ in shifts), default=0), max((e for _, e in shifts), default=0))
    load = {h: sum(s <= h < e for s, e in shifts) for h in hours}
    if not load: return None
    h = min(load, key=lambda x: (load[x], -x))
    return h, load[h]
#> quietest_hour([(1, 4), (3, 6)])
#> quietest_hour([(8, 9)])
#> quietest_hour([])
#> quietest_hour([(0, 3), (0, 5), (4, 6)])
#> quietest_hour([(2, 5), (2, 5), (6, 7)])
# %%
class Solution:
    def mirrorTiles(self, grid):
        flipped = [row[::-1] for row in grid]
        same = [sum(a == b for a, b in zip(r, f)) for r, f in zip(grid, flipped)]
        worst = min(same, default=-1)
        return [i for i, s in enumerate(same) if s == worst] if any(s != worst for s in same) else worst
#> Solution().mirrorTiles([[1, 2, 1], [3, 4, 5], [6, 6, 6]])
#> Solution().mirrorTiles([[1, 1], [2, 2]])
#> Solution().mirrorTiles([])
#> Solution().mirrorTiles([[7, 8, 9], [1, 2, 3], [0, 0, 0]])
#> Solution().mirrorTiles([[5]])
# %%
from itertools import product

def dice_paths(target, faces):
    ways = 0
    for size in range(1, 4):
        hits = [c for c in product(faces, repeat=size) if sum(c) == target and all(a != b for a, b in zip(c, c[1:]))]
        ways += len(hits)
        if hits and size == 1: return 1
    return ways
#> dice_paths(5, [1, 3])
#> dice_paths(6, [2, 4])
#> dice_paths(3, [3, 1])
#> dice_paths(9, [])
#> dice_paths(7, [1, 5, 2])
# %%
from bisect import bisect_left, bisect_right

class Solution:
    def shelfSlots(self, books, asks):
        order = sorted(b for b in books if b > 0)
        res = []
        for lo, hi in asks:
            n = bisect_right(order, hi) - bisect_left(order, lo)
            res.append(n if lo <= hi else -n)
        return [a + b for a, b in zip(res, res[1:] + [0])]
#> Solution().shelfSlots([4, 9, 1, 7], [(1, 5), (5, 9)])
#> Solution().shelfSlots([0, -3], [(0, 9)])
#> Solution().shelfSlots([2, 2, 2, 6], [(2, 2), (6, 1), (3, 7)])
#> Solution().shelfSlots([], [])
#> Solution().shelfSlots([8, 3, 5], [(3, 5), (9, 2), (8, 8), (1, 1)])
# %%
def vowel_tide(words):
    score = lambda w: sum(1 if c in 'aeiou' else -1 for c in w)
    tide = 0
    log = []
    for w in sorted(words, key=lambda w: (score(w), w)):
        tide = max(tide + score(w), 0)
        log.append((w, tide))
    return [w for w, t in log if t] or [w for w, _ in log[-1:]]
#> vowel_tide(["oak", "tree", "aqua", "sky"])
#> vowel_tide(["rhythm"])
#> vowel_tide([])
#> vowel_tide(["eau", "io", "bcd"])
#> vowel_tide(["queue", "ooze", "sea", "ant"])
# %%
class Solution:
    def ticketChain(self, tickets):
        nxt = {a: b for a, b in tickets}
        heads = sorted(set(nxt) - set(nxt.values()))
        best = []
        for h in heads:
            path = [h]
            while (h := nxt.get(h)) is not None and h not in path:
                path.append(h)
            best = max(best, path, key=len)
        return '>'.join(best)
#> Solution().ticketChain([("p", "q"), ("q", "r"), ("x", "r")])
#> Solution().ticketChain([("a", "b"), ("b", "a")])
#> Solution().ticketChain([])
#> Solution().ticketChain([("k", "m"), ("m", "n"), ("n", "m")])
#> Solution().ticketChain([("b", "c"), ("a", "d"), ("d", "e"), ("e", "f")])
# %%
def even_windows(nums, w):
    wins = [nums[i:i + w] for i in range(len(nums) - w + 1)]
    ok = [x for x in wins if sum(x) % 2 == 0]
    spread = max((max(x) - min(x) for x in ok), default=None)
    return spread, len(wins) - len(ok)
#> even_windows([1, 3, 2, 8, 5], 2)
#> even_windows([1, 2], 3)
#> even_windows([4, 4, 4, 1], 3)
#> even_windows([9, 7, 5, 3, 1, 2], 4)
#> even_windows([6, 1, 9], 1)
# %%
from collections import defaultdict

def carpool(people, seats):
    groups = defaultdict(list)
    for name, place in people:
        groups[place].append(name)
    cars = [(place, ns[i:i + seats]) for place, ns in sorted(groups.items()) for i in range(0, len(ns), seats)]
    return {f"{p}{k}": '+'.join(ns) for k, (p, ns) in enumerate(cars) if len(ns) > 1 or seats == 1}
#> carpool([("Al", "N"), ("Bo", "S"), ("Cy", "N"), ("Di", "N")], 2)
#> carpool([("Al", "E"), ("Bo", "W")], 1)
#> carpool([], 3)
#> carpool([("Ed", "Q"), ("Flo", "Q"), ("Gus", "Q"), ("Hal", "R")], 3)
#> carpool([("Ida", "K"), ("Jo", "L")], 4)
# %%
class Solution:
    def stepPhrase(self, moves: str) -> tuple:
        delta = {'N': (0, 1), 'S': (0, -1), 'E': (1, 0), 'W': (-1, 0)}
        x = y = far = 0
        for m in moves:
            dx, dy = delta.get(m, (0, 0))
            x, y = x + dx, y + dy
            far = max(far, abs(x) + abs(y))
        return x, y, far
#> Solution().stepPhrase(moves="NNE")
#> Solution().stepPhrase(moves="EWEW")
#> Solution().stepPhrase(moves="")
#> Solution().stepPhrase(moves="SSxWN")
#> Solution().stepPhrase(moves="NESW")
# %%
def uneven_columns(table):
    bad = []
    for j, col in enumerate(zip(*table)):
        ups = sum(a < b for a, b in zip(col, col[1:]))
        downs = sum(a > b for a, b in zip(col, col[1:]))
        if ups != downs: bad.append((j, 'up' if ups > downs else 'down'))
    return bad
#> uneven_columns([[1, 5, 2], [2, 4, 2], [3, 5, 2]])
#> uneven_columns([[1, 2], [3, 0]])
#> uneven_columns([])
#> uneven_columns([[4, 4, 1], [4, 2, 6], [4, 9, 3], [1, 1, 9]])
#> uneven_columns([[7, 7, 7]])
# %%
from itertools import combinations

class Solution:
    def recipeTrio(self, herbs, strength):
        trios = [t for t in combinations(sorted(herbs), 3) if t[0] + t[1] > t[2]]
        near = min(trios, key=lambda t: (abs(sum(t) - strength), t), default=None)
        if near is None: return "none"
        return '/'.join(map(str, near)) + ('!' if sum(near) == strength else '')
#> Solution().recipeTrio([5, 3, 4, 9], 12)
#> Solution().recipeTrio([1, 2, 3], 6)
#> Solution().recipeTrio([2, 2], 4)
#> Solution().recipeTrio([7, 6, 3, 8], 20)
#> Solution().recipeTrio([1, 10, 9, 4, 6], 15)
# %%
def stamp_codes(codes):
    value = lambda s: sum((ord(c) - 96) * (i + 1) for i, c in enumerate(s) if c.isalpha())
    ranked = sorted(dict.fromkeys(c.lower() for c in codes), key=lambda s: (-value(s), s))
    if len(ranked) < 2: return ranked
    return [f"{s}{value(s)}" for s in ranked if value(s) > len(s)]
#> stamp_codes(["ab", "BA", "c"])
#> stamp_codes(["12", "a"])
#> stamp_codes([])
#> stamp_codes(["Ace", "ace", "bd"])
#> stamp_codes(["d1", "1d", "aaa"])
# %%
class Solution:
    def waterCans(self, cans, cups):
        left = sorted(cans, reverse=True)
        for c in cups:
            k = next((i for i in reversed(range(len(left))) if left[i] >= c), None)
            if k is None: continue
            left[k] -= c
            left = sorted((v for v in left if v), reverse=True)
        return left
#> Solution().waterCans(cans=[5, 8, 3], cups=[3, 6, 4])
#> Solution().waterCans(cans=[2], cups=[5, 2])
#> Solution().waterCans(cans=[], cups=[1])
#> Solution().waterCans(cans=[10, 4], cups=[4, 4, 4])
#> Solution().waterCans(cans=[7, 7, 1], cups=[])
# %%
def zig_total(nums):
    peaks = [b for a, b, c in zip(nums, nums[1:], nums[2:]) if a < b > c]
    dips = [b for a, b, c in zip(nums, nums[1:], nums[2:]) if a > b < c]
    if not peaks or not dips:
        return sum(nums) if len(nums) < 3 else sum(peaks) - sum(dips)
    return sum(p * d for p, d in zip(peaks, dips))
#> zig_total([1, 5, 2, 6, 3])
#> zig_total([4, 9])
#> zig_total([1, 2, 3, 4])
#> zig_total([8, 3, 7, 7, 2, 9])
#> zig_total([2, 7, 1])
# %%
from functools import reduce

class Solution:
    def mergeFlags(self, flags, mask):
        on = [f for f in flags if f & mask]
        both = reduce(lambda a, b: a | b, on, 0)
        only = reduce(lambda a, b: a & b, on, both)
        names = [chr(97 + i) if only >> i & 1 else chr(65 + i) for i in range(both.bit_length()) if both >> i & 1]
        return ''.join(names)
#> Solution().mergeFlags([5, 4, 12], 4)
#> Solution().mergeFlags([1, 2], 8)
#> Solution().mergeFlags([], 1)
#> Solution().mergeFlags([3, 7, 6], 6)
#> Solution().mergeFlags([9, 16], 24)
# %%
def swap_report(line, swaps):
    order = list(line)
    seen = [line]
    for a, b in swaps:
        if a != b and 0 <= a < len(order) > b >= 0:
            order[a], order[b] = order[b], order[a]
        if (s := ''.join(order)) in seen: continue
        seen.append(s)
    return sorted(seen, key=lambda s: (s != line, s))
#> swap_report("abc", [(0, 1), (1, 2)])
#> swap_report("dog", [(0, 0), (5, 1)])
#> swap_report("", [(0, 1)])
#> swap_report("xyzw", [(0, 3), (0, 3), (1, 2)])
#> swap_report("aab", [(0, 1), (1, 2), (0, 2)])
# %%
class Solution:
    def fuelPlan(self, legs, tank):
        plan, cur = [], []
        for leg in legs:
            if leg > tank: return None
            if sum(cur) + leg > tank: plan, cur = plan + [cur], []
            cur.append(leg)
        plan = [p for p in plan + [cur] if p]
        return [sum(p) if len(p) > 1 else p[0] * -1 for p in plan]
#> Solution().fuelPlan(legs=[3, 4, 5, 2], tank=8)
#> Solution().fuelPlan(legs=[9], tank=5)
#> Solution().fuelPlan(legs=[], tank=5)
#> Solution().fuelPlan(legs=[6, 6, 1, 1, 1], tank=7)
#> Solution().fuelPlan(legs=[2, 2, 2], tank=6)
# %%
def name_badges(names):
    first = {}
    for n in names:
        k = next((k for k in range(1, len(n) + 1) if n[:k] not in first), None)
        if k: first[n[:k]] = n
    return {b: first[b] for b in sorted(first, key=lambda b: (len(b), b))}
#> name_badges(["anna", "andy", "bob"])
#> name_badges(["x", "x"])
#> name_badges([])
#> name_badges(["eva", "eve", "evelyn", "ed"])
#> name_badges(["", "kim", "k"])
# %%
from collections import Counter

class Solution:
    def socks(self, drawer: str, lost: str) -> list:
        left = Counter(drawer) - Counter(lost)
        pairs = {c: n // 2 for c, n in left.items() if n > 1}
        lone = ''.join(sorted(c for c, n in left.items() if n % 2))
        return [sum(pairs.values()), lone, max(pairs, key=lambda c: (pairs[c], c), default='?')]
#> Solution().socks("rrbbg", "b")
#> Solution().socks("", "a")
#> Solution().socks("wwwwkk", "wk")
#> Solution().socks("abcabc", "")
#> Solution().socks("zzzzz", "zzzz")
# %%
def slope_words(heights):
    marks = ''.join('u' if b > a else 'd' if b < a else '_' for a, b in zip(heights, heights[1:]))
    parts = [p for p in marks.split('_') if p]
    climbs = [max((len(r) for r in p.split('d')), default=0) for p in parts]
    return marks, max(climbs, default=0)
#> slope_words([1, 2, 3, 3, 5])
#> slope_words([9, 4, 4])
#> slope_words([6])
#> slope_words([1, 4, 2, 3, 8, 8, 9])
#> slope_words([5, 5, 5])
# %%
class Solution:
    def rowTrade(self, grid, moves):
        g = [row[:] for row in grid]
        for i, j in moves:
            g[i], g[j] = g[j], g[i]
            g = [[v + 1 if r in (i, j) else v for v in row] for r, row in enumerate(g)]
        return [max(col) for col in zip(*g)]
#> Solution().rowTrade([[1, 2], [3, 4]], [(0, 1)])
#> Solution().rowTrade([[5, 0], [0, 5], [2, 2]], [(0, 2), (1, 2)])
#> Solution().rowTrade([[7]], [(0, 0)])
#> Solution().rowTrade([], [])
#> Solution().rowTrade([[1, 1, 9], [2, 8, 3]], [])
# %%
def prefix_vote(votes):
    lead = []
    for i in range(1, len(votes) + 1):
        part = votes[:i]
        top = max(part.count(v) for v in part)
        lead.append(min(v for v in part if part.count(v) == top))
    changes = sum(a != b for a, b in zip(lead, lead[1:]))
    return ''.join(lead), changes
#> prefix_vote("bab")
#> prefix_vote("")
#> prefix_vote("aabbb")
#> prefix_vote("zyx")
#> prefix_vote("cc")
# %%
from itertools import accumulate

class Solution:
    def debtDays(self, gains, start):
        bal = list(accumulate(gains, initial=start))
        red = [d for d, b in enumerate(bal) if b < 0]
        runs = sum(1 for d in red if d - 1 not in red)
        low = min(bal)
        return {'days': len(red), 'runs': runs, 'need': -low if low < 0 else 0}
#> Solution().debtDays(gains=[-5, 3, 4, -6], start=2)
#> Solution().debtDays(gains=[], start=-1)
#> Solution().debtDays(gains=[1, 1, 1], start=0)
#> Solution().debtDays(gains=[-9, 20, -30, 5], start=4)
#> Solution().debtDays(gains=[-1, -1, -1], start=1)
# %%
def hex_sum(tags):
    good = [t for t in tags if t and all(c in '0123456789abcdef' for c in t)]
    vals = list(map(lambda t: int(t, 16), good))
    odd = [g for g, v in zip(good, vals) if v % 2]
    return sum(vals) - len(odd) if odd else good
#> hex_sum(["a1", "ff", "zz"])
#> hex_sum(["", "g"])
#> hex_sum(["10", "20"])
#> hex_sum([])
#> hex_sum(["b", "c", "d", "0"])
# %%
class Solution:
    def lineUp(self, kids, tall):
        short = [k for k in kids if k < tall]
        long = [k for k in kids if k >= tall]
        res = [x for pair in zip(sorted(short), sorted(long, reverse=True)) for x in pair]
        m = min(len(short), len(long))
        rest = sorted(short)[m:] + sorted(long, reverse=True)[m:]
        return res + rest[::-1]
#> Solution().lineUp([120, 140, 110, 150], 130)
#> Solution().lineUp([100, 101, 102, 170], 150)
#> Solution().lineUp([], 100)
#> Solution().lineUp([160, 170, 150], 100)
#> Solution().lineUp([90, 130, 125, 95, 99], 121)
# %%
def rotate_match(a, b):
    shifts = [s for s in range(len(a)) if all(x == y or '?' in (x, y) for x, y in zip(a[s:] + a[:s], b))]
    if len(a) != len(b):
        return -1
    return min(shifts, key=lambda s: min(s, len(a) - s), default=None)
#> rotate_match("abcd", "cdab")
#> rotate_match("a?c", "cab")
#> rotate_match("ab", "abc")
#> rotate_match("xyz", "xzy")
#> rotate_match("aab?", "baa?")
# %%
class Solution:
    def islandsOf(self, bits: int) -> list:
        s = f"{bits:b}"
        parts = [p for p in s.split('0') if p]
        sizes = sorted(map(len, parts), reverse=True)
        gaps = [len(q) for q in s.strip('0').split('1') if q]
        return [sum(a * (i + 1) for i, a in enumerate(sizes)), min(gaps, default=0)]
#> Solution().islandsOf(45)
#> Solution().islandsOf(0)
#> Solution().islandsOf(255)
#> Solution().islandsOf(837)
#> Solution().islandsOf(36)
# %%
def best_swap_gain(a, b):
    options = {(i, j): (y - x) * (x % 3 + 1)
               for i, x in enumerate(a)
               for j, y in enumerate(b)
               if x < y}
    if not options: return (0, None)
    top = max(options.values())
    return top, next(k for k in options if options[k] == top)
#> best_swap_gain([3, 8], [5, 9])
#> best_swap_gain([9], [1, 2])
#> best_swap_gain([], [4])
#> best_swap_gain([1, 2, 5], [6, 4])
#> best_swap_gain([2, 2], [7, 7])
# %%
class Solution:
    def pageRanges(self, pages):
        ps = sorted(set(pages))
        starts = [p for p in ps if p - 1 not in ps]
        ends = [p for p in ps if p + 1 not in ps]
        txt = [str(a) if a == b else f"{a}{'-' if b - a > 1 else ','}{b}" for a, b in zip(starts, ends)]
        return ';'.join(txt)
#> Solution().pageRanges([3, 1, 2, 7])
#> Solution().pageRanges([])
#> Solution().pageRanges([5, 6, 9, 9])
#> Solution().pageRanges([10, 12, 11, 13, 20, 21])
#> Solution().pageRanges([4])
# %%
def knockout(players):
    rounds = 0
    while len(players) > 1:
        duel = zip(players[::2], players[1::2])
        players = [abs(a - b) if a != b else a for a, b in duel] + ([players[-1]] if len(players) % 2 else [])
        rounds += 1
    return (players or [None])[0], rounds
#> knockout([5, 3, 8])
#> knockout([])
#> knockout([7])
#> knockout([4, 4, 9, 1, 6, 2])
#> knockout([10, 1, 1, 10])
# %%
class Solution:
    def decode(self, text, key):
        ks = [int(c) for c in str(key)]
        out = [chr((ord(c) - 97 - ks[i % len(ks)]) % 26 + 97) if c.islower() else c for i, c in enumerate(text)]
        flips = sum(x > y for x, y in zip(text, out))
        return ''.join(out) if flips * 2 >= len(text) else ''.join(reversed(out))
#> Solution().decode(text="khoor", key=3)
#> Solution().decode(text="ab c", key=12)
#> Solution().decode(text="", key=5)
#> Solution().decode(text="aabb", key=29)
#> Solution().decode(text="Zebra", key=104)
# %%
def ladder_prices(prices, step):
    kept, *rest = prices or [0]
    chain = [kept]
    for p in rest:
        if chain[-1] < p <= chain[-1] + step: chain.append(p)
        elif p < chain[0]: chain.insert(0, p)
    missing = [p for p in prices if p not in chain]
    return chain, sum(missing) if missing else 'full'
#> ladder_prices([5, 7, 12, 3], 3)
#> ladder_prices([], 2)
#> ladder_prices([1, 2, 3], 1)
#> ladder_prices([10, 30, 11, 5, 13], 2)
#> ladder_prices([8], 4)
# %%
from typing import List

class Solution:
    def fairSplit(self, coins: List[int]) -> List[int]:
        cuts = [(abs(sum(coins[:i]) - sum(coins[i:])), i) for i in range(len(coins) + 1)]
        gap, at = min(cuts)
        big = coins[:at] if sum(coins[:at]) > sum(coins[at:]) else coins[at:]
        return [gap, at, max(big, default=0)]
#> Solution().fairSplit([4, 1, 7, 2])
#> Solution().fairSplit([])
#> Solution().fairSplit([9])
#> Solution().fairSplit([3, 3, 3, 3])
#> Solution().fairSplit([10, 1, 2, 2, 6])
