# %%
def toast_rota(people, days):
    duty = [people[(d * d) % len(people)] for d in range(days)] if people else []
    load = {p: duty.count(p) for p in people}
    lazy = [p for p, n in load.items() if n == min(load.values())]
    twice = [d for d, (a, b) in enumerate(zip(duty, duty[1:])) if a == b]
    return lazy, twice
#> toast_rota(["al", "bo", "cy"], 5)
#> toast_rota([], 3)
#> toast_rota(["x"], 3)
#> toast_rota(["p", "q", "r", "s"], 6)
#> toast_rota(["m", "n"], 0)
# %%
class Solution:
    def groveAges(self, rings, drought):
        thin = {t: [i for i, w in enumerate(ws) if w < drought] for t, ws in rings.items()}
        shared = [y for y in range(max(map(len, rings.values()), default=0)) if all(y in v for v in thin.values())]
        odd = [t for t, v in thin.items() if any(y not in shared for y in v)]
        return shared, odd
#> Solution().groveAges({"oak": [3, 1, 4], "elm": [2, 1, 5]}, 3)
#> Solution().groveAges({}, 2)
#> Solution().groveAges({"fir": [9, 9]}, 5)
#> Solution().groveAges({"a": [1, 2], "b": [1], "c": [0, 7, 1]}, 2)
#> Solution().groveAges(rings={"yew": [1, 1, 1]}, drought=4)
# %%
from itertools import accumulate
from operator import mul

def chain_letter(start, replies, cap):
    waves = list(accumulate(replies, mul, initial=start))
    over = next((i for i, w in enumerate(waves) if w > cap), None)
    if over is None: return sum(waves)
    return over, [min(w, cap) for w in waves[:over + 1]]
#> chain_letter(2, [3, 2, 4], 20)
#> chain_letter(1, [], 5)
#> chain_letter(5, [2, 0, 9], 50)
#> chain_letter(7, [1, 1, 1, 2], 10)
#> chain_letter(100, [1], 99)
# %%
class Solution:
    def cleanLog(self, log: list) -> dict:
        parsed = [l.split(':', 1) for l in log if ':' in l]
        levels = {k.strip().upper() for k, _ in parsed}
        out = {lv: [m.strip() for k, m in parsed if k.strip().upper() == lv] for lv in sorted(levels)}
        return {k: v if len(v) > 1 else v[0] for k, v in out.items()} | ({'BAD': len(log) - len(parsed)} if len(parsed) < len(log) else {})
#> Solution().cleanLog(["info: up", "err: disk", "INFO: ok"])
#> Solution().cleanLog([])
#> Solution().cleanLog(["noise", "warn:", "x"])
#> Solution().cleanLog(["a:b:c", "A : d"])
#> Solution().cleanLog(log=["z:1", "y:2", "z:3", "??"])
# %%
def river_stones(stones, stride):
    path, pos = [], 0
    while nxt := [s for s in stones if pos < s <= pos + stride]:
        pos = max(nxt, key=lambda s: (s % 2 == 0, s))
        path.append(pos)
        stride += pos % 3 - 1
    return path, max(stones, default=0) - pos
#> river_stones([1, 3, 4, 7], 3)
#> river_stones([], 2)
#> river_stones([5, 9], 2)
#> river_stones([2, 4, 6, 8, 10], 4)
#> river_stones([1, 2, 3], 9)
# %%
class Solution:
    def hatColors(self, hats, sees):
        views = {p: sorted(hats[q] for q in qs if q in hats) for p, qs in sees.items()}
        sure = {p: v[0] for p, v in views.items() if v and all(c == v[0] for c in v)}
        right = [p for p, c in sure.items() if hats.get(p) == c]
        return right, ''.join(sorted(set(sure) - set(right)))
#> Solution().hatColors({"a": "r", "b": "r", "c": "w"}, {"a": "b", "b": "ac", "c": "ab"})
#> Solution().hatColors({}, {"x": "y"})
#> Solution().hatColors({"p": "k"}, {"p": "p", "q": "p"})
#> Solution().hatColors({"m": "g", "n": "g"}, {"m": "n", "n": "m"})
#> Solution().hatColors(hats={"u": "b"}, sees={})
# %%
from collections import Counter

def seesaw_pairs(weights):
    tally = Counter(weights)
    total, solo = 0, []
    for w, n in sorted(tally.items(), reverse=True):
        pairs, odd = divmod(n, 2)
        total += pairs * w
        solo += [w] * odd
    gaps = [a - b for a, b in zip(solo[::2], solo[1::2])]
    return total, sum(gaps), solo[-1] if len(solo) % 2 else None
#> seesaw_pairs([4, 4, 7, 2])
#> seesaw_pairs([])
#> seesaw_pairs([5, 5, 5])
#> seesaw_pairs([9, 1, 3, 3, 8])
#> seesaw_pairs([6, 6, 2, 2])
# %%
class Solution:
    def bannerFit(self, text, sizes):
        wide = set('mwMW')
        cost = lambda s, k: sum(k + k // 2 if c in wide else k // 2 if c in 'il.' else k for c in s)
        fits = [(k, cost(text, k)) for k, room in sizes if cost(text, k) <= room]
        return max(fits, default=(0, min((cost(text, k) for k, _ in sizes), default=0)))
#> Solution().bannerFit("milk", [(2, 10), (4, 14), (3, 10)])
#> Solution().bannerFit("", [])
#> Solution().bannerFit("wow", [(2, 3)])
#> Solution().bannerFit("a.b", [(1, 9), (5, 12)])
#> Solution().bannerFit(text="ill", sizes=[(6, 9), (8, 11)])
# %%
def peel(grid):
    layers = []
    while grid and grid[0]:
        top, *rest = grid
        layers.append(sum(top))
        grid = [list(r) for r in zip(*rest)][::-1]
    return layers, sum(a > b for a, b in zip(layers, layers[1:]))
#> peel([[1, 2], [3, 4]])
#> peel([])
#> peel([[1, 2, 3]])
#> peel([[1, 1, 1], [2, 9, 2], [3, 3, 3]])
#> peel([[4], [5], [6]])
# %%
class Solution:
    def oddWalk(self, s: str, k: int) -> str:
        pos, out = 0, []
        left = list(s)
        while left:
            pos = (pos + k - (left[pos % len(left)] in 'aeiou')) % len(left)
            out.append(left.pop(pos))
        return ''.join(c.upper() if i and out[i - 1] < c else c for i, c in enumerate(out))
#> Solution().oddWalk("apple", 2)
#> Solution().oddWalk("", 3)
#> Solution().oddWalk("xyz", 1)
#> Solution().oddWalk("aeio", 1)
#> Solution().oddWalk(s="qrstuv", k=4)
# %%
def tent_pegs(poles, rope):
    covered, pegs = -1, []
    for i, h in sorted(enumerate(poles), key=lambda p: (p[0] - p[1], -p[1])):
        if i + h <= covered: continue
        if pegs and i - h > covered + rope: break
        covered = i + h
        pegs.append(i)
    return pegs, covered if pegs else None
#> tent_pegs([1, 3, 0, 2], 1)
#> tent_pegs([], 4)
#> tent_pegs([0, 0, 0, 5], 0)
#> tent_pegs([0, 0, 0], 0)
#> tent_pegs([2, 1, 1, 1, 4], 2)
# %%
class Solution:
    def quizStats(self, answers, key):
        score = {n: sum(a == k for a, k in zip(ans, key)) for n, ans in answers.items()}
        hard = [i for i, k in enumerate(key) if sum(ans[i:i + 1] == k for ans in answers.values()) * 2 < len(answers)]
        ace = max(score, key=score.get, default=None)
        return ace, hard, sum(len(a) < len(key) for a in answers.values())
#> Solution().quizStats({"al": "abc", "bo": "abd"}, "acd")
#> Solution().quizStats({}, "ab")
#> Solution().quizStats({"x": "", "y": "b"}, "ba")
#> Solution().quizStats({"p": "dd", "q": "da", "r": "cc"}, "dc")
#> Solution().quizStats(answers={"m": "aaa"}, key="aaa")
# %%
def sprint_plan(tasks, cap):
    plan = [[]]
    for t in sorted(tasks, key=tasks.get, reverse=True):
        slot = next((s for s in plan if sum(tasks[x] for x in s) + tasks[t] <= cap), None)
        if slot is None: plan.append(slot := [])
        slot.append(t)
    return [''.join(sorted(s)) + ('!' if sum(tasks[x] for x in s) > cap else '') for s in plan if s]
#> sprint_plan({"a": 3, "b": 5, "c": 2}, 5)
#> sprint_plan({}, 3)
#> sprint_plan({"x": 9, "y": 1}, 4)
#> sprint_plan({"k": 2, "l": 2, "m": 2, "n": 2}, 6)
#> sprint_plan({"z": 4}, 4)
# %%
class Solution:
    def tracks(self, prints):
        freq = {p: prints.count(p) for p in prints}
        rare = min(freq.values(), default=0)
        trail = ''.join(p if freq[p] > rare else p.upper() for p in prints)
        segs = [s for s in trail.replace('_', ' ').split(' ') if s]
        return segs, max((sum(c.isupper() for c in s) for s in segs), default=0)
#> Solution().tracks("aab_ba")
#> Solution().tracks("")
#> Solution().tracks("xyz")
#> Solution().tracks("k_k_m")
#> Solution().tracks("ppqqpp")
# %%
def even_out(jars):
    rounds = 0
    while jars and max(jars) - min(jars) > 1 and rounds < 6:
        hi, lo = jars.index(max(jars)), jars.index(min(jars))
        give = (jars[hi] - jars[lo]) // 2
        jars = [j - give if i == hi else j + give if i == lo else j for i, j in enumerate(jars)]
        rounds += 1
    return rounds, jars
#> even_out([9, 1, 4])
#> even_out([])
#> even_out([3, 3, 4])
#> even_out([12, 0, 0, 0])
#> even_out([1, 20])
# %%
class Solution:
    def planetAlign(self, periods: list, offset: list, days: int) -> list:
        angle = lambda i, t: (offset[i] + 360 * t // periods[i]) % 360
        out = []
        for t in range(days):
            a = [angle(i, t) // 90 for i in range(len(periods))]
            if a and all(q == a[0] for q in a): out.append((t, a[0]))
        return out
#> Solution().planetAlign([4, 2], [0, 0], 5)
#> Solution().planetAlign([], [], 3)
#> Solution().planetAlign([3], [100], 2)
#> Solution().planetAlign([5, 7, 8], [10, 20, 30], 4)
#> Solution().planetAlign(periods=[6, 9], offset=[180, 0], days=6)
# %%
def dictionary_gap(words):
    words = sorted({w.lower() for w in words})
    gap = lambda a, b: next(((ord(y) - ord(x), i) for i, (x, y) in enumerate(zip(a, b)) if x != y), (0, min(len(a), len(b))))
    jumps = [(gap(a, b), a) for a, b in zip(words, words[1:])]
    return max(jumps, key=lambda j: (j[0][0], -j[0][1]), default=None)
#> dictionary_gap(["ant", "bee", "Zebra"])
#> dictionary_gap([])
#> dictionary_gap(["go", "goat", "GO"])
#> dictionary_gap(["car", "cat", "cup", "cut"])
#> dictionary_gap(["x"])
# %%
class Solution:
    def parking(self, lot, cars):
        out = []
        for size in cars:
            free = ''.join('.' if c == '.' else '|' for c in lot)
            i = free.find('.' * size)
            if i < 0: out.append(None); continue
            lot = lot[:i] + str(size) * size + lot[i + size:]
            out.append(i)
        return lot, out
#> Solution().parking("..x...", [2, 1, 3])
#> Solution().parking("", [1])
#> Solution().parking("....", [])
#> Solution().parking("x.x.x", [1, 2, 1])
#> Solution().parking(lot=".....", cars=[3, 3])
# %%
def loan_pool(friends, need):
    givers = {f: c - 10 for f, c in friends.items() if c > 10}
    plan = {}
    for f in sorted(givers, key=lambda f: (-givers[f], f)):
        if (rest := need - sum(plan.values())) <= 0: break
        plan[f] = min(givers[f], max(rest // 2, 1))
    short = need - sum(plan.values())
    return plan if short <= 0 else (plan, short)
#> loan_pool({"al": 15, "bo": 30, "cy": 8}, 10)
#> loan_pool({}, 4)
#> loan_pool({"x": 50}, 0)
#> loan_pool({"p": 11, "q": 12, "r": 13}, 3)
#> loan_pool({"k": 99, "m": 99}, 7)
# %%
class Solution:
    def cubeNet(self, faces, rolls):
        top, front, right = faces[:3]
        opp = dict(zip(faces, faces[3:] + faces[:3]))
        seen = [top]
        for r in rolls:
            if r == 'F': top, front = opp[front], top
            elif r == 'R': top, right = opp[right], top
            else: front, right = right, opp[front]
            seen.append(top)
        return ''.join(seen), max(seen, key=seen.count)
#> Solution().cubeNet("TFRbkl", "FRF")
#> Solution().cubeNet("abcdef", "")
#> Solution().cubeNet("123456", "RRRR")
#> Solution().cubeNet("123456", "xFxR")
#> Solution().cubeNet(faces="abcABC", rolls="FFR")
# %%
def scarf(rows, swap):
    recolor = lambda r: ''.join(swap.get(c, c) for c in r)
    knit = [recolor(r) if i % 2 else r for i, r in enumerate(rows)]
    seams = [sum(a != b for a, b in zip(x, y)) for x, y in zip(knit, knit[1:])]
    tight = [i for i, s in enumerate(seams) if s == min(seams)]
    return '/'.join(knit), tight
#> scarf(["rrb", "rrb", "bbb"], {"r": "b", "b": "r"})
#> scarf([], {})
#> scarf(["ab", "ab", "ab"], {"a": "b"})
#> scarf(["w"], {"w": "k"})
#> scarf(["xy", "yx", "xx", "yy"], {"y": "x"})
# %%
class Solution:
    def weekSales(self, days: list) -> list:
        weeks = [days[i:i + 3] for i in range(0, len(days), 3)]
        full = [w for w in weeks if len(w) == 3]
        trend = ['up' if w[0] < w[1] < w[2] else 'down' if w[0] > w[1] > w[2] else 'mixed' for w in full]
        best = max(full, key=sum, default=None)
        return [trend[full.index(best)], sum(best)] if best else [sum(days)]
#> Solution().weekSales([1, 2, 3, 9, 5, 4])
#> Solution().weekSales([])
#> Solution().weekSales([7, 7])
#> Solution().weekSales([4, 8, 2, 1])
#> Solution().weekSales([3, 2, 1, 0, 1, 5, 9])
# %%
def mirror_codes(n):
    digits = {'0': '0', '1': '1', '6': '9', '8': '8', '9': '6'}
    found = []
    while len(found) < 3 and n < 200:
        s = str(n)
        if all(c in digits for c in s):
            flip = ''.join(digits[c] for c in reversed(s))
            if int(flip) >= n: found.append((n, int(flip)))
        n += 1 if int(s[0]) in (0, 1, 6, 8, 9) else 10
    return found
#> mirror_codes(0)
#> mirror_codes(60)
#> mirror_codes(180)
#> mirror_codes(25)
#> mirror_codes(200)
# %%
class Solution:
    def dinnerSeats(self, guests, feuds):
        table = []
        for g in guests:
            bad = lambda i: any(g + n in feuds or n + g in feuds for n in table[max(0, i - 1):i + 1])
            i = next((i for i in range(len(table), -1, -1) if not bad(i)), None)
            if i is not None: table.insert(i, g)
        return ''.join(table), [g for g in guests if g not in table]
#> Solution().dinnerSeats("abc", ["ab"])
#> Solution().dinnerSeats("", [])
#> Solution().dinnerSeats("xy", ["yx"])
#> Solution().dinnerSeats("pqrs", ["pq", "rp"])
#> Solution().dinnerSeats(guests="mn", feuds=[])
# %%
def flood_rows(rows, level):
    wet = [[v <= level for v in r] for r in rows]
    runs = []
    for r in wet:
        best = cur = 0
        for w in r: cur = cur + 1 if w else 0; best = max(best, cur)
        runs.append(best)
    dry = [i for i, r in enumerate(wet) if not any(r)]
    return runs, dry
#> flood_rows([[1, 5, 2], [3, 3, 9]], 3)
#> flood_rows([], 2)
#> flood_rows([[8], [9]], 1)
#> flood_rows([[0, 0, 4, 0], [7, 7, 7, 7]], 0)
#> flood_rows([[2, 3]], 5)
# %%
class Solution:
    def passGroups(self, codes: list) -> list:
        kinds = {'d': str.isdigit, 'l': str.islower, 'u': str.isupper}
        shape = lambda s: ''.join(next((k for k, f in kinds.items() if f(c)), '.') for c in s)
        groups = {}
        for c in codes:
            groups.setdefault(shape(c), []).append(c)
        return sorted((len(v), k) for k, v in groups.items())[::-1]
#> Solution().passGroups(["a1", "b2", "C3"])
#> Solution().passGroups([])
#> Solution().passGroups(["-", "A-", "1"])
#> Solution().passGroups(["xY", "zW", "Qk", "Rm"])
#> Solution().passGroups(codes=["007", "42"])
# %%
def pour_tower(cups, pour):
    rows, over = [], [pour]
    for size in cups:
        rows.append([min(v, size) for v in over])
        spill = [max(0, v - size) // 2 for v in over]
        over = [a + b for a, b in zip([0] + spill, spill + [0])]
        if not any(over): break
    return rows, sum(over)
#> pour_tower([3, 3, 3], 12)
#> pour_tower([], 5)
#> pour_tower([9, 1], 4)
#> pour_tower([1, 2, 2], 20)
#> pour_tower([4, 4], 0)
# %%
class Solution:
    def slogans(self, words, n):
        starts = sorted({w[0] for w in words if w})
        teams = [[w for w in words if w.startswith(c)][:n] for c in starts]
        full = [' '.join(t) for t in teams if len(t) == n]
        return max(full, key=lambda s: (len(s), s)) if full else '/'.join(t[0] for t in teams)
#> Solution().slogans(["big", "bad", "red", "bus"], 2)
#> Solution().slogans([], 1)
#> Solution().slogans(["one", "two"], 3)
#> Solution().slogans(["sea", "sun", "top", "tan"], 2)
#> Solution().slogans(words=["", "fox"], n=1)
# %%
def elevator(stops, floor):
    order, here = [], floor
    ups, downs = sorted(s for s in stops if s >= floor), sorted((s for s in stops if s < floor), reverse=True)
    if len(downs) > len(ups): ups, downs = downs, ups
    for s in ups + downs:
        order.append((s, abs(s - here)))
        here = s
    return [s for s, _ in order], sum(d for _, d in order)
#> elevator([5, 1, 8], 4)
#> elevator([], 3)
#> elevator([2, 1, 0], 3)
#> elevator([6, 6, 2], 6)
#> elevator([9, 1, 7, 3, 5], 5)
# %%
class Solution:
    def starMap(self, sky, size):
        stars = [(r, c) for r, row in enumerate(sky) for c, ch in enumerate(row) if ch == '*']
        boxes = {(r // size, c // size) for r, c in stars}
        dense = {b: sum((r // size, c // size) == b for r, c in stars) for b in sorted(boxes)}
        return [b for b, n in dense.items() if n == max(dense.values())], len(stars) - len(boxes)
#> Solution().starMap(["**..", "..*."], 2)
#> Solution().starMap([], 3)
#> Solution().starMap(["*.*", "...", "*.*"], 2)
#> Solution().starMap(["...."], 1)
#> Solution().starMap(sky=["***"], size=1)
# %%
def bus_transfers(lines, a, b):
    stops = {n: set(s) for n, s in lines.items()}
    at_a, at_b = [n for n in stops if a in stops[n]], [n for n in stops if b in stops[n]]
    direct = [n for n in at_a if n in at_b]
    if direct: return direct
    via = {(x, y): ''.join(sorted(stops[x] & stops[y])) for x in at_a for y in at_b if stops[x] & stops[y]}
    return min(via.items(), default=None)
#> bus_transfers({"1": "abc", "2": "cde"}, "a", "e")
#> bus_transfers({}, "a", "b")
#> bus_transfers({"5": "xyz", "7": "zx"}, "x", "z")
#> bus_transfers({"p": "ab", "q": "cd"}, "a", "d")
#> bus_transfers({"m": "ak", "n": "bk", "o": "abz"}, "k", "z")
# %%
class Solution:
    def cutRope(self, marks: list, length: int) -> list:
        cuts = sorted({m for m in marks if 0 < m < length})
        parts = [b - a for a, b in zip([0] + cuts, cuts + [length])]
        while len(parts) > 2 and parts[0] == parts[-1]:
            parts = parts[1:-1]
        return [max(parts), parts.count(min(parts)), len(cuts)]
#> Solution().cutRope([3, 7, 5], 10)
#> Solution().cutRope([], 4)
#> Solution().cutRope([2, 8, 9, 12], 10)
#> Solution().cutRope([0, 6, 6, 1], 6)
#> Solution().cutRope(marks=[4, 1, 2, 7], length=8)
# %%
def domino_fall(gaps, heights):
    fallen = []
    for i, h in enumerate(heights):
        if i == 0 or (fallen[-1] and heights[i - 1] > gaps[i - 1]): fallen.append(h)
        else: fallen.append(0)
    last = next((i for i, f in enumerate(fallen) if not f), len(fallen))
    return last, sum(h - f for h, f in zip(heights, fallen))
#> domino_fall([2, 3, 1], [4, 3, 5, 2])
#> domino_fall([], [])
#> domino_fall([1, 1], [2, 2, 2])
#> domino_fall([9], [5, 6])
#> domino_fall([1, 2, 3, 4], [5, 5, 2, 5, 5])
# %%
class Solution:
    def subtotals(self, rows):
        out, acc = [], {}
        for tag, *vals in rows:
            if tag == 'sum': out.append(tuple(sorted(acc.items()))); acc = {}; continue
            acc[tag] = acc.get(tag, 0) + sum(v if v > 0 else 2 * v for v in vals)
        return out + [acc] if acc else out
#> Solution().subtotals([("a", 1, 2), ("b", -3), ("sum",)])
#> Solution().subtotals([])
#> Solution().subtotals([("x", 5), ("sum",), ("x", 6, -1)])
#> Solution().subtotals([("sum",), ("sum",)])
#> Solution().subtotals(rows=[("k",), ("k", 4), ("m", 1, 1, 1)])
# %%
def pin_hints(pin):
    ds = [int(c) for c in pin]
    hints = {'rising': all(a < b for a, b in zip(ds, ds[1:])),
             'even': not any(d % 2 for d in ds),
             'twin': any(a == b for a, b in zip(ds, ds[1:])),
             'ten': any(a + b == 10 for i, a in enumerate(ds) for b in ds[i + 1:])}
    yes = [h for h, ok in hints.items() if ok]
    return yes if len(yes) < 3 else len(yes)
#> pin_hints("1379")
#> pin_hints("")
#> pin_hints("4466")
#> pin_hints("5521")
#> pin_hints("8642")
# %%
class Solution:
    def mergeTracks(self, left: str, right: str) -> str:
        out = []
        for a, b in zip(left, right):
            out.append(a if a == b else a + b if '-' not in (a, b) else (a + b).strip('-'))
        tail = left[len(right):] or right[len(left):]
        return ''.join(f"[{o}]" if len(o) > 1 else o for o in out) + tail.lower()
#> Solution().mergeTracks("AB-D", "A-CX")
#> Solution().mergeTracks("", "")
#> Solution().mergeTracks("--", "--")
#> Solution().mergeTracks("KLMNO", "KX")
#> Solution().mergeTracks(left="P", right="QRS")
# %%
def best_shelf(items, shelves):
    fits = {s: [n for n, (w, h) in items.items() if w <= sw and h <= sh] for s, (sw, sh) in shelves.items()}
    only = {n: [s for s in fits if n in fits[s]] for n in items}
    forced = {n: s[0] for n, s in only.items() if len(s) == 1}
    lost = [n for n, s in only.items() if not s]
    return forced, lost
#> best_shelf({"urn": (2, 5), "cup": (1, 1)}, {"top": (3, 2), "low": (3, 6)})
#> best_shelf({}, {"a": (1, 1)})
#> best_shelf({"tv": (9, 9)}, {"x": (5, 5), "y": (9, 8)})
#> best_shelf({"m": (1, 4), "n": (4, 1)}, {"p": (1, 4), "q": (4, 1)})
#> best_shelf({"k": (2, 2)}, {})
# %%
class Solution:
    def lateFees(self, loans, today, rate=2):
        fee = lambda due: sum(rate * (1 + d // 7) for d in range(today - due)) if today > due else 0
        owed = {}
        for who, due in loans:
            owed[who] = owed.get(who, 0) + min(fee(due), 30)
        return sorted(((f, w) for w, f in owed.items() if f), reverse=True)
#> Solution().lateFees([("al", 8), ("bo", 12), ("al", 6)], 10)
#> Solution().lateFees([], 5)
#> Solution().lateFees([("x", 3)], 3, rate=9)
#> Solution().lateFees([("p", 0), ("q", 1)], 9, rate=1)
#> Solution().lateFees(loans=[("k", 2), ("m", 4)], today=5, rate=3)
# %%
def gem_lines(gems):
    score, combo = 0, 1
    while True:
        hit = next(((i, j) for i in range(len(gems)) for j in range(len(gems), i + 2, -1) if len(set(gems[i:j])) == 1), None)
        if not hit: break
        i, j = hit
        score, combo, gems = score + (j - i) * combo, combo + 1, gems[:i] + gems[j:]
    return score, gems
#> gem_lines("rbbbrr")
#> gem_lines("")
#> gem_lines("abab")
#> gem_lines("ggggk")
#> gem_lines("xyyyxxz")
# %%
class Solution:
    def soupBowls(self, pots, bowls):
        served = []
        for b in bowls:
            i = min((i for i, p in enumerate(pots) if p >= b), key=lambda i: pots[i] - b, default=-1)
            served.append(i)
            if i >= 0: pots = pots[:i] + [pots[i] - b] + pots[i + 1:]
        return served, [p for p in pots if p], served.count(-1)
#> Solution().soupBowls([5, 3], [3, 4, 2])
#> Solution().soupBowls([], [1])
#> Solution().soupBowls([2, 2, 2], [2, 1, 1])
#> Solution().soupBowls([10], [])
#> Solution().soupBowls(pots=[4, 9], bowls=[5, 5, 4])
