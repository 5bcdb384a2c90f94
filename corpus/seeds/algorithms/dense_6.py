# %%
def meteor_hits(roofs, rocks):
    for at, size in rocks:
        roofs = [max(0, h - max(0, size - abs(i - at))) for i, h in enumerate(roofs)]
    flat = [i for i, h in enumerate(roofs) if h == 0]
    return roofs, any(b - a == 1 for a, b in zip(flat, flat[1:]))
#> meteor_hits([5, 3, 4], [(1, 3)])
#> meteor_hits([], [(0, 2)])
#> meteor_hits([2, 2, 2, 2], [(0, 4), (3, 1)])
#> meteor_hits([9], [])
#> meteor_hits([1, 6, 1], [(5, 3), (2, 2)])
# %%
class Solution:
    def trainOfThought(self, words):
        chain, pool = [], sorted(words)
        while pool:
            w = next((p for p in pool if not chain or p[0] == chain[-1][-1]), None)
            if w is None: break
            pool.remove(w)
            chain.append(w)
        return '>'.join(chain), len(pool)
#> Solution().trainOfThought(["tea", "art", "apple"])
#> Solution().trainOfThought([])
#> Solution().trainOfThought(["dog", "cat"])
#> Solution().trainOfThought(["eel", "lie", "emu", "ego"])
#> Solution().trainOfThought(words=["aa", "ab", "ba"])
# %%
from math import gcd

def beat_together(drums, span):
    hits = {t: [d for d in drums if t % d == 0] for t in range(1, span + 1)}
    busiest = max(hits, key=lambda t: (len(hits[t]), -t), default=0)
    pairs = [(a, b) for i, a in enumerate(drums) for b in drums[i + 1:] if gcd(a, b) == 1]
    return busiest, len(pairs), [t for t in hits if not hits[t]][:3]
#> beat_together([2, 3], 7)
#> beat_together([], 2)
#> beat_together([4, 6, 9], 6)
#> beat_together([1], 4)
#> beat_together([5, 7], 0)
# %%
class Solution:
    def hotSeats(self, plan, spread):
        rows = [''.join('X' if c == 'x' or 'x' in r[max(0, i - spread):i + spread + 1] else 'o'
                        for i, c in enumerate(r)) for r in plan]
        safe = {k: r.count('o') for k, r in enumerate(rows)}
        best = max(safe, key=safe.get, default=None)
        return rows[best] if best is not None and safe[best] else 'none'
#> Solution().hotSeats(["..x.", "x..."], 1)
#> Solution().hotSeats([], 2)
#> Solution().hotSeats(["x.", ".x"], 1)
#> Solution().hotSeats(["....x", "....."], 2)
#> Solution().hotSeats(plan=["x...x"], spread=1)
# %%
def tally_marks(counts):
    draw = lambda n: '#' * (n // 5) + '|' * (n % 5)
    width = max((len(draw(n)) for n in counts.values()), default=0)
    lines = []
    for k in sorted(counts, key=lambda k: (-counts[k], k)):
        lines.append(f"{k}:{draw(counts[k]):<{width}}.")
    return lines
#> tally_marks({"cat": 7, "dog": 3})
#> tally_marks({})
#> tally_marks({"a": 5, "b": 5, "c": 0})
#> tally_marks({"z": 12, "y": 4, "x": 1})
#> tally_marks({"q": 1, "p": 1})
# %%
class Solution:
    def rankShift(self, before: list, after: list) -> dict:
        was = {n: i for i, n in enumerate(before)}
        move = {n: was[n] - i for i, n in enumerate(after) if n in was}
        arrow = lambda d: '^' * d if d > 0 else 'v' * -d if d else '='
        res = {n: arrow(d) for n, d in move.items()}
        res.update({n: 'new' for n in after if n not in was})
        return res
#> Solution().rankShift(["a", "b", "c"], ["c", "a", "b"])
#> Solution().rankShift([], ["x"])
#> Solution().rankShift(["p", "q"], ["q", "r"])
#> Solution().rankShift(["m", "n"], ["m", "n"])
#> Solution().rankShift(before=["k", "l"], after=[])
# %%
def fire_break(forest, wind):
    burn = {i for i, c in enumerate(forest) if c == 'f'}
    hours = 0
    while new := {j for i in burn for j in (i + wind, i + 1) if 0 <= j < len(forest) and forest[j] == 't'} - burn:
        burn |= new
        hours += 1
    return hours, ''.join('_' if i in burn else c for i, c in enumerate(forest))
#> fire_break("ftt.t", -1)
#> fire_break("", 1)
#> fire_break("t.ftt", -2)
#> fire_break("tttt", 1)
#> fire_break("f.t.t.t", 2)
# %%
from itertools import groupby

class Solution:
    def shiftBlocks(self, roster):
        days = sorted(roster, key=lambda r: (r[1], r[0]))
        out = {}
        for who, g in groupby(days, key=lambda r: r[1]):
            ds = [d for d, _ in g]
            out[who] = max(len([d for d in ds if s <= d < s + 7]) for s in ds)
        return {w: n for w, n in out.items() if n > 1} or out
#> Solution().shiftBlocks([(1, "al"), (3, "al"), (9, "al"), (2, "bo")])
#> Solution().shiftBlocks([])
#> Solution().shiftBlocks([(5, "x"), (5, "y")])
#> Solution().shiftBlocks([(1, "k"), (8, "k"), (14, "k")])
#> Solution().shiftBlocks(roster=[(2, "p"), (4, "q"), (6, "p"), (8, "q"), (9, "q")])
# %%
def crack_code(guesses):
    pool = [f"{a}{b}" for a in range(5) for b in range(5) if a != b]
    for g, exact in guesses:
        pool = [p for p in pool if sum(x == y for x, y in zip(p, g)) == exact]
        if len(pool) < 2: break
    return pool[:3], len(pool)
#> crack_code([("01", 1)])
#> crack_code([("33", 1), ("34", 2)])
#> crack_code([("12", 0), ("30", 0)])
#> crack_code([("99", 2)])
#> crack_code([("40", 1), ("20", 1)])
# %%
class Solution:
    def splitBill(self, items, guests):
        share = {g: 0 for g in guests}
        for price, eaters in items:
            who = [g for g in guests if g in eaters] or list(guests)
            base, extra = divmod(price, len(who))
            share |= {g: share[g] + base + (k < extra) for k, g in enumerate(who)}
        return share, max(share, key=share.get, default='')
#> Solution().splitBill([(10, "ab"), (7, "abc")], "abc")
#> Solution().splitBill([], "xy")
#> Solution().splitBill([(9, "z"), (4, "p")], "pq")
#> Solution().splitBill([(100, "klm")], "klm")
#> Solution().splitBill(items=[(3, "a"), (3, "b"), (5, "")], guests="ab")
# %%
def bubble_trace(nums, passes):
    trace, cur = [], nums[:]
    for p in range(passes):
        swaps = 0
        for i in range(len(cur) - 1 - p):
            if cur[i] > cur[i + 1]: cur[i:i + 2] = cur[i + 1], cur[i]; swaps += 1
        trace.append(swaps)
        if not swaps: break
    return cur, trace
#> bubble_trace([4, 1, 3], 2)
#> bubble_trace([], 3)
#> bubble_trace([1, 2, 3], 5)
#> bubble_trace([9, 7, 5, 3], 2)
#> bubble_trace([2, 1], 1)
# %%
class Solution:
    def nearestBakery(self, street: str) -> list:
        shops = [i for i, c in enumerate(street) if c == 'B']
        homes = [i for i, c in enumerate(street) if c == 'h']
        if not shops: return []
        walk = [min(abs(h - s) for s in shops) for h in homes]
        load = {s: sum(abs(h - s) == w for h, w in zip(homes, walk)) for s in shops}
        return [max(walk, default=0), max(load, key=load.get)]
#> Solution().nearestBakery("hBhhB")
#> Solution().nearestBakery("hh")
#> Solution().nearestBakery("")
#> Solution().nearestBakery("h...B.h")
#> Solution().nearestBakery("BhhhB")
# %%
from functools import reduce

def merge_notes(notes):
    def put(acc, note):
        k, v = note.split('=') if '=' in note else (note, '1')
        return {**acc, k: acc[k] + '+' + v if k in acc and acc[k] != v else v}
    merged = reduce(put, notes, {})
    return sorted(f"{k}:{v}" for k, v in merged.items() if not k.startswith('_'))
#> merge_notes(["a=1", "b", "a=2"])
#> merge_notes([])
#> merge_notes(["_x=5", "y=5", "y=5"])
#> merge_notes(["k", "k=2", "k"])
#> merge_notes(["p=q", "_p"])
# %%
class Solution:
    def jumpBeads(self, beads, jump):
        out, i = [], 0
        left = list(range(len(beads)))
        while left:
            i = (i + jump) % len(left)
            out.append(left.pop(i))
            jump = beads[out[-1]] or 1
        return [beads[k] for k in out], sum(k == j for j, k in enumerate(out))
#> Solution().jumpBeads(beads=[2, 0, 3, 1], jump=1)
#> Solution().jumpBeads(beads=[], jump=4)
#> Solution().jumpBeads(beads=[5, 5, 5], jump=0)
#> Solution().jumpBeads(beads=[1, 2, 3, 4, 5], jump=7)
#> Solution().jumpBeads(beads=[9, 8], jump=2)
# %%
def overlap_text(parts):
    text = ''
    for p in parts:
        k = next(k for k in range(min(len(text), len(p)), -1, -1) if text.endswith(p[:k]))
        text += p[k:] if k else ('/' if text else '') + p
    return text, text.count('/')
#> overlap_text(["abc", "bcd", "xy"])
#> overlap_text([])
#> overlap_text(["hello", "lower", "werk"])
#> overlap_text(["aa", "aa", "a"])
#> overlap_text(["p", "", "q"])
# %%
class Solution:
    def balanced(self, loads, axle):
        sides = [[], []]
        for w in sorted(loads, reverse=True):
            min(sides, key=sum).append(w)
        l, r = map(sum, sides)
        spare = [w for w in loads if 0 < w <= axle and abs((l - w) - r) < abs(l - r)]
        return abs(l - r), max(spare, default=None)
#> Solution().balanced([7, 4, 2, 6], 5)
#> Solution().balanced([], 3)
#> Solution().balanced([10, 1, 1], 4)
#> Solution().balanced([5, 5], 5)
#> Solution().balanced(loads=[9, 8, 3, 3, 2], axle=9)
# %%
def vowel_swap(word, order="aeiou"):
    spots = [i for i, c in enumerate(word) if c in order]
    ranked = sorted((word[i] for i in spots), key=order.index)
    fix = dict(zip(spots, ranked))
    out = ''.join(fix.get(i, c) for i, c in enumerate(word))
    return out if out != word else [order.index(v) for v in ranked]
#> vowel_swap("monkey")
#> vowel_swap("")
#> vowel_swap("banjo")
#> vowel_swap("education", "uoiea")
#> vowel_swap("rhythm", order="y")
# %%
class Solution:
    def maskGrid(self, grid, mask):
        picked = [v for row, m in zip(grid, mask) for v, b in zip(row, m) if b == '1']
        hidden = [v for row, m in zip(grid, mask) for v, b in zip(row, m) if b != '1']
        if not picked or not hidden: return sum(picked) - sum(hidden)
        lo, hi = min(picked), max(picked)
        return sum(lo <= h <= hi for h in hidden), [p for p in picked if p not in hidden]
#> Solution().maskGrid([[1, 5], [3, 4]], ["10", "01"])
#> Solution().maskGrid([], [])
#> Solution().maskGrid([[2, 2, 7]], ["111"])
#> Solution().maskGrid([[6, 1], [1, 6], [3, 2]], ["11", "00", "10"])
#> Solution().maskGrid(grid=[[8, 9]], mask=["00"])
# %%
def queue_cut(line, cheats):
    log = []
    for name, ahead in cheats:
        if name not in line: continue
        i = line.index(name)
        j = max(0, i - ahead)
        line = line[:j] + [name] + [x for x in line[j:] if x != name]
        log += [x for x in line[j + 1:i + 1]]
    return line, max(log, key=log.count, default=None)
#> queue_cut(["a", "b", "c", "d"], [("d", 2), ("c", 1)])
#> queue_cut([], [("x", 1)])
#> queue_cut(["p", "q"], [("p", 3)])
#> queue_cut(["k", "l", "m"], [("m", 9), ("l", 1), ("z", 1)])
#> queue_cut(["u", "v", "w"], [])
# %%
class Solution:
    def dayParts(self, events: list) -> str:
        parts = {'night': (0, 6), 'morning': (6, 12), 'day': (12, 18), 'evening': (18, 24)}
        label = lambda h: next(p for p, (a, b) in parts.items() if a <= h % 24 < b)
        tags = [label(h)[0] for h in events]
        flow = [t for i, t in enumerate(tags) if i == 0 or t != tags[i - 1]]
        return ''.join(flow) + str(len(tags) - len(flow))
#> Solution().dayParts([7, 9, 13, 22])
#> Solution().dayParts([])
#> Solution().dayParts([25, 3, 30])
#> Solution().dayParts([18, 6, 18])
#> Solution().dayParts([12])
# %%
def cheapest_mix(shops, cart):
    best = {}
    for shop, stock in shops.items():
        for item in cart:
            if item in stock and stock[item] < best.get(item, (999,))[0]: best[item] = (stock[item], shop)
    lacking = [i for i in cart if i not in best]
    stops = sorted({s for _, s in best.values()})
    return sum(p for p, _ in best.values()) + 2 * len(stops), lacking
#> cheapest_mix({"A": {"x": 3, "y": 4}, "B": {"x": 2}}, ["x", "y"])
#> cheapest_mix({}, ["q"])
#> cheapest_mix({"M": {"k": 1}}, [])
#> cheapest_mix({"P": {"a": 9}, "Q": {"a": 9, "b": 5}}, ["a", "b", "c"])
#> cheapest_mix({"Z": {"t": 7}}, ["t"])
# %%
class Solution:
    def pebbleSort(self, rods):
        height = max(rods, default=0)
        beads = [sum(r > lvl for r in rods) for lvl in range(height)]
        fallen = [sum(b > i for b in beads) for i in range(len(rods))]
        moved = sum(abs(a - b) for a, b in zip(rods, fallen))
        return fallen if moved else 'still', moved
#> Solution().pebbleSort([1, 3, 2])
#> Solution().pebbleSort([])
#> Solution().pebbleSort([4, 2, 1])
#> Solution().pebbleSort([0, 5, 0, 1])
#> Solution().pebbleSort(rods=[2, 2])
# %%
def loop_lengths(perm):
    left, loops = set(range(len(perm))), []
    while left:
        i = start = min(left)
        loop = []
        while i in left: left.remove(i); loop.append(i); i = perm[i]
        loops.append(loop if i == start else [])
    return sorted(map(len, loops)), [l[0] for l in loops if len(l) == 1]
#> loop_lengths([1, 0, 2])
#> loop_lengths([])
#> loop_lengths([2, 2, 0])
#> loop_lengths([3, 4, 1, 0, 2])
#> loop_lengths([0, 1, 2])
# %%
class Solution:
    def echoSum(self, nums: list, decay: int) -> list:
        out = []
        for i in range(len(nums)):
            tail = [v // decay ** k for k, v in enumerate(nums[i::-1])]
            out.append(sum(t for t in tail if t > 0))
        first = next((i for i, (a, b) in enumerate(zip(nums, out)) if b > 2 * a), -1)
        return [*out, first]
#> Solution().echoSum([8, 0, 4], 2)
#> Solution().echoSum([], 3)
#> Solution().echoSum([5, 5, 5], 10)
#> Solution().echoSum([16, 3, -2, 1], 2)
#> Solution().echoSum(nums=[1, 2, 3], decay=1)
# %%
def shelf_labels(books):
    initials = sorted({b[0].upper() for b in books if b})
    spans = {}
    for c in initials:
        same = sorted(b for b in books if b[:1].upper() == c)
        spans[c] = same[0][:3] + ('-' + same[-1][:3] if len(same) > 1 else '')
    return spans, sum(not b for b in books)
#> shelf_labels(["emma", "Dune", "drift"])
#> shelf_labels([])
#> shelf_labels(["", "it", "ivy", "I am"])
#> shelf_labels(["a", "b", "c"])
#> shelf_labels(["zorro", "", ""])
# %%
class Solution:
    def mazeKeys(self, rooms, start):
        have, here = {start}, [start]
        while here:
            found = [k for r in here for k in rooms.get(r, []) if k not in have]
            here = list(dict.fromkeys(found))[:2]
            have.update(here)
        return len(have), [r for r in rooms if r not in have]
#> Solution().mazeKeys({1: [2, 3], 2: [4], 3: [], 4: []}, 1)
#> Solution().mazeKeys({}, 9)
#> Solution().mazeKeys({1: [1], 2: [1]}, 1)
#> Solution().mazeKeys({0: [1, 2, 3], 1: [3], 2: [], 3: []}, 0)
#> Solution().mazeKeys(rooms={5: [6], 6: [7], 7: [5], 8: []}, start=6)
# %%
def weigh_words(sentence, stop):
    words = [w for w in sentence.lower().split() if w not in stop]
    ranks = sorted(dict.fromkeys(words), key=lambda w: (-words.count(w) * len(w), w))
    head = ranks[:2]
    share = sum(w in head for w in words)
    return head, f"{share}/{len(words)}"
#> weigh_words("The cat and the hat", ["the", "and"])
#> weigh_words("", [])
#> weigh_words("go go stop", ["stop"])
#> weigh_words("sun moon sun star moon", [])
#> weigh_words("a a a", ["a"])
# %%
class Solution:
    def stepGraph(self, n, moves):
        dist = {0: 0}
        for v in range(1, n + 1):
            opts = [dist[v - m] + m % 2 + 1 for m in moves if v - m in dist]
            if opts: dist[v] = min(opts)
        return dist.get(n, -1), [v for v in range(n + 1) if v not in dist]
#> Solution().stepGraph(n=6, moves=[2, 3])
#> Solution().stepGraph(n=0, moves=[1])
#> Solution().stepGraph(n=5, moves=[4])
#> Solution().stepGraph(n=8, moves=[1, 4, 6])
#> Solution().stepGraph(n=3, moves=[])
# %%
def lane_swap(lanes, t):
    moved = [(pos + v * t, v, name) for name, pos, v in lanes]
    order = [n for *_, n in sorted(moved, reverse=True)]
    start = [n for n, *_ in sorted(lanes, key=lambda l: -l[1])]
    passed = [(a, b) for i, a in enumerate(order) for b in order[i + 1:] if start.index(a) > start.index(b)]
    return order, passed
#> lane_swap([("a", 0, 5), ("b", 6, 2)], 3)
#> lane_swap([], 1)
#> lane_swap([("p", 10, 1), ("q", 5, 1), ("r", 0, 4)], 4)
#> lane_swap([("x", 3, 0)], 9)
#> lane_swap([("m", 1, 1), ("n", 2, 0), ("o", 3, -1)], 2)
# %%
class Solution:
    def wordSquare(self, words: list) -> list:
        n = len(words)
        cols = [''.join(c) for c in zip(*words)]
        match = [i for i, (w, c) in enumerate(zip(words, cols)) if w == c]
        if len(match) == n > 0: return ['square']
        return [f"{i}:{''.join(a if a == b else '?' for a, b in zip(words[i], cols[i]))}" for i in range(min(n, len(cols))) if i not in match]
#> Solution().wordSquare(["bit", "ice", "ten"])
#> Solution().wordSquare([])
#> Solution().wordSquare(["ab", "cd"])
#> Solution().wordSquare(["cat", "are", "ted"])
#> Solution().wordSquare(["x", "y"])
# %%
def thirsty_crow(jar, stones, reach):
    level, used = jar, []
    for s in sorted(stones, reverse=True):
        if level >= reach: break
        if any(s == 2 * u for u in used): continue
        level, used = level + s, used + [s]
    return (len(used), level - reach) if level >= reach else sum(stones) - sum(used)
#> thirsty_crow(3, [4, 2, 5], 10)
#> thirsty_crow(9, [], 5)
#> thirsty_crow(0, [1, 1, 2], 20)
#> thirsty_crow(2, [6, 3, 3, 1], 12)
#> thirsty_crow(0, [8, 4, 16], 30)
# %%
class Solution:
    def treasureLine(self, clues, length):
        ok = set(range(length))
        for kind, v in clues:
            test = {'<': lambda x: x < v, '>': lambda x: x > v, '/': lambda x: x % v == 0}[kind]
            ok = {x for x in ok if test(x)} or ok
        return sorted(ok) if len(ok) < 4 else (min(ok), max(ok), len(ok))
#> Solution().treasureLine([("<", 8), ("/", 3)], 10)
#> Solution().treasureLine([], 5)
#> Solution().treasureLine([(">", 50)], 6)
#> Solution().treasureLine([(">", 2), ("/", 2), ("<", 7)], 9)
#> Solution().treasureLine(clues=[("/", 1)], length=0)
# %%
def ant_trail(trail, scent):
    best, cur = (0, 0), 0
    for i, c in enumerate(trail):
        cur = cur + scent.get(c, -1) if cur >= 0 else max(scent.get(c, -1), 0)
        best = max(best, (cur, -i))
    score, at = best
    return score, trail[:-at + 1][-3:] if score else ''
#> ant_trail("aabba", {"a": 2, "b": -3})
#> ant_trail("", {"a": 1})
#> ant_trail("xyz", {})
#> ant_trail("kmkk", {"k": 3})
#> ant_trail("pqp", {"p": 1, "q": -9})
# %%
class Solution:
    def clapAlong(self, rhythm, crowd):
        beats = [i for i, c in enumerate(rhythm) if c == 'x']
        off = {p: [min((abs(t - b) for b in beats), default=9) for t in ts] for p, ts in crowd.items()}
        good = [p for p, o in off.items() if o and max(o) <= 1]
        perfect = [p for p in good if not any(off[p])]
        return perfect or good or min(off, key=lambda p: sum(off[p]), default='')
#> Solution().clapAlong("x..x", {"al": [0, 3], "bo": [1, 2]})
#> Solution().clapAlong("", {})
#> Solution().clapAlong("x.x.", {"p": [1, 3], "q": [5]})
#> Solution().clapAlong("x", {"k": [4], "m": [2, 3]})
#> Solution().clapAlong(rhythm="..", crowd={"z": [0]})
# %%
def glue_numbers(nums, limit):
    pairs = [(int(f"{a}{b}"), a, b) for i, a in enumerate(nums) for j, b in enumerate(nums) if i != j]
    fit = [p for p in pairs if p[0] <= limit]
    val, *parts = max(fit, default=(0,))
    return val, parts, sum(v % 2 for v, *_ in pairs)
#> glue_numbers([3, 12, 5], 130)
#> glue_numbers([], 10)
#> glue_numbers([9, 9], 50)
#> glue_numbers([1, 2, 30], 999)
#> glue_numbers([7], 77)
# %%
class Solution:
    def bakeTimes(self, cakes: dict, ovens: int) -> list:
        ready = [0] * ovens
        done = {}
        for c in sorted(cakes, key=lambda c: (-cakes[c], c)):
            k = ready.index(min(ready))
            ready[k] += cakes[c] + (5 if ready[k] else 0)
            done[c] = ready[k]
        return [max(ready)] + [c for c, t in done.items() if t == max(ready)]
#> Solution().bakeTimes({"rye": 40, "bun": 15, "pie": 30}, 2)
#> Solution().bakeTimes({}, 1)
#> Solution().bakeTimes({"a": 10, "b": 10}, 2)
#> Solution().bakeTimes({"x": 7, "y": 9, "z": 2}, 1)
#> Solution().bakeTimes(cakes={"t": 60}, ovens=3)
# %%
def tri_split(nums):
    n = len(nums)
    cuts = [(i, j) for i in range(1, n) for j in range(i + 1, n) if sum(nums[:i]) <= sum(nums[i:j]) <= sum(nums[j:])]
    if not cuts: return None
    i, j = min(cuts, key=lambda c: sum(nums[c[1]:]) - sum(nums[:c[0]]))
    return nums[:i], nums[i:j], nums[j:]
#> tri_split([1, 2, 3, 4])
#> tri_split([5, 1])
#> tri_split([2, 2, 2])
#> tri_split([9, 1, 1])
#> tri_split([1, 1, 3, 2, 6])
# %%
class Solution:
    def snowPlow(self, roads, base):
        depth = {r: d for r, d in roads}
        order, gas = [], base
        while depth and gas > 0:
            r = max(depth, key=lambda k: (depth[k] if depth[k] <= gas else -1, k))
            if depth[r] > gas: break
            gas -= depth.pop(r)
            order.append(r)
        return order, sorted(depth.items())
#> Solution().snowPlow([("A", 4), ("B", 7), ("C", 2)], 10)
#> Solution().snowPlow([], 5)
#> Solution().snowPlow([("X", 9)], 3)
#> Solution().snowPlow([("p", 1), ("q", 1), ("r", 1)], 2)
#> Solution().snowPlow(roads=[("m", 5), ("n", 6)], base=11)
# %%
def rhyme_map(lines):
    ends = [l.split()[-1][-2:] for l in lines if l.split()]
    names = {}
    scheme = ''.join(names.setdefault(e, chr(65 + len(names))) for e in ends)
    loose = [e for e in names if ends.count(e) == 1]
    couplets = sum(a == b for a, b in zip(scheme[::2], scheme[1::2]))
    return scheme, couplets, loose
#> rhyme_map(["the day", "we play", "at night"])
#> rhyme_map([])
#> rhyme_map(["my cat", "a dog", "his hat", "the fog"])
#> rhyme_map(["", "blue sea", "free"])
#> rhyme_map(["one", "tone", "bone"])
# %%
class Solution:
    def dotDash(self, code, table):
        back = {v: k for k, v in table.items()}
        words = [''.join(back.get(s, '?') for s in w.split()) for w in code.split('/')]
        unknown = sum(w.count('?') for w in words)
        return ' '.join(words) if unknown < 2 else [w for w in words if '?' not in w]
#> Solution().dotDash(".- -.../.-", {"A": ".-", "B": "-..."})
#> Solution().dotDash("", {})
#> Solution().dotDash(". . -/-", {"E": "."})
#> Solution().dotDash(".. --/..", {"I": "..", "M": "--"})
#> Solution().dotDash(code="- x - y/-", table={"T": "-"})
