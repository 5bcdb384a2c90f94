# %%
def bench_order(names, ages):
    young, *others = sorted(zip(ages, names)) or [(0, '')]
    sides = ['', '']
    for k, (_, n) in enumerate(others):
        sides[k % 2] += n[0]
    left, right = sides
    return left[::-1] + young[1][:1].upper() + right
#> bench_order(["ann", "bob", "cat"], [9, 4, 7])
#> bench_order([], [])
#> bench_order(["zoe", "yan", "pat", "ola"], [3, 6, 2, 9])
#> bench_order(["d", "e", "f", "g", "h"], [5, 1, 4, 2, 3])
#> bench_order(["kim", "lee"], [8, 8])
# %%
class Solution:
    def ferryTrips(self, cars, deck):
        trips = []
        while cars:
            k = max(i for i in range(1, len(cars) + 1) if sum(cars[:i]) <= deck or i == 1)
            trips.append(cars[:k])
            cars = cars[k:]
        return [len(t) if sum(t) <= deck else 0 for t in trips]
#> Solution().ferryTrips([3, 4, 2, 6], 8)
#> Solution().ferryTrips([], 5)
#> Solution().ferryTrips([9, 1], 5)
#> Solution().ferryTrips([1, 1, 1, 1, 1], 2)
#> Solution().ferryTrips(cars=[5, 5, 5], deck=20)
# %%
from itertools import product

def lock_combos(dials, total):
    hits = [''.join(map(str, c)) for c in product(*dials) if sum(c) == total]
    if len(hits) < 2:
        return hits
    spread = lambda h: max(h) > min(h)
    return sorted(filter(spread, hits), key=lambda h: h[::-1])
#> lock_combos([[1, 2], [3, 1], [2]], 5)
#> lock_combos([[5], [5]], 3)
#> lock_combos([[1, 2], [2, 1]], 3)
#> lock_combos([[2, 1, 0], [0, 1, 2]], 2)
#> lock_combos([], 0)
# %%
class Solution:
    def runnerGaps(self, times: dict) -> list:
        order = sorted(times, key=times.get)
        gaps = {b: times[b] - times[a] for a, b in zip(order, order[1:])}
        close = [n for n, g in gaps.items() if g <= 2]
        far = max(gaps, key=lambda n: gaps[n], default=None)
        return [*close, f"<{far}>"] if far and gaps[far] > 2 else close
#> Solution().runnerGaps({"ed": 10, "flo": 15, "gus": 11})
#> Solution().runnerGaps({})
#> Solution().runnerGaps({"a": 5})
#> Solution().runnerGaps({"p": 20, "q": 21, "r": 22, "s": 40})
#> Solution().runnerGaps(times={"x": 7, "y": 7})
# %%
def binary_ladder(nums):
    codes = [bin(n)[2:] for n in nums]
    width = max((len(c) for c in codes), default=0)
    grid = [c.zfill(width) for c in codes]
    cols = [sum(int(b) for b in col) for col in zip(*grid)]
    return [i for i, s in enumerate(cols) if 2 * s > len(nums)], max(cols, default=0)
#> binary_ladder([5, 7, 2])
#> binary_ladder([])
#> binary_ladder([0, 0])
#> binary_ladder([12, 10, 9, 15])
#> binary_ladder([1])
# %%
class Solution:
    def splitNote(self, note, stops=".!"):
        parts, cur = [], ''
        for c in note:
            if c in stops and cur.strip(): parts.append(cur.strip()); cur = ''
            elif c not in stops: cur += c
        parts += [cur.strip()] if cur.strip() else []
        return [' '.join(w[0].upper() + w[1:] if i == 0 else w for i, w in enumerate(p.split())) for p in parts]
#> Solution().splitNote("hi you. go!")
#> Solution().splitNote("")
#> Solution().splitNote("..a..b c")
#> Solution().splitNote("red;blue sky", stops=";")
#> Solution().splitNote("no stop here")
# %%
def magnet_pull(poles):
    while True:
        k = next((i for i, (a, b) in enumerate(zip(poles, poles[1:])) if {a, b} == {'N', 'S'}), -1)
        if k < 0:
            break
        poles = poles[:k] + ('+' if poles[k] == 'N' else '') + poles[k + 2:]
    return poles, sum(c == '+' for c in poles)
#> magnet_pull("NSN")
#> magnet_pull("")
#> magnet_pull("SNNS")
#> magnet_pull("NNNN")
#> magnet_pull("SNSNNS")
# %%
from collections import Counter

class Solution:
    def cardHand(self, cards):
        ranks = Counter(c[:-1] for c in cards)
        suits = Counter(c[-1] for c in cards)
        (top, n), *rest = ranks.most_common() or [('', 0)]
        if len(suits) == 1 and n == 1: return 'flush'
        pairs = sorted(r for r, k in ranks.items() if k >= 2)
        return f"{n}x{top}" if len(pairs) < 2 else '&'.join(pairs)
#> Solution().cardHand(["7h", "7s", "9d"])
#> Solution().cardHand(["2c", "5c", "9c"])
#> Solution().cardHand([])
#> Solution().cardHand(["10h", "10d", "4s", "4c", "Kh"])
#> Solution().cardHand(["3h", "4d"])
# %%
def drift_mean(values, w):
    out = []
    for i in range(len(values)):
        part = values[max(0, i - w):i + w + 1]
        out.append(sum(part) // len(part))
    moved = [abs(a - b) for a, b in zip(values, out)]
    return out if max(moved, default=0) > w else moved
#> drift_mean([1, 9, 2, 8], 1)
#> drift_mean([], 2)
#> drift_mean([5, 5, 6], 1)
#> drift_mean([10, 0, 0, 10, 0], 2)
#> drift_mean([3, 4], 0)
# %%
class Solution:
    def crossWalk(self, lights, speed):
        t = 0
        waits = []
        for green, red in lights:
            phase = t % (green + red)
            w = 0 if phase < green else green + red - phase
            waits.append(w)
            t += w + speed
        return t, max(enumerate(waits), key=lambda p: p[1], default=(None, 0))[0]
#> Solution().crossWalk(lights=[(3, 2), (4, 4)], speed=3)
#> Solution().crossWalk(lights=[], speed=2)
#> Solution().crossWalk(lights=[(1, 5), (1, 5), (1, 5)], speed=1)
#> Solution().crossWalk(lights=[(2, 2), (2, 3), (1, 1)], speed=5)
#> Solution().crossWalk(lights=[(9, 1)], speed=4)
# %%
def outer_rings(grid):
    rings = {}
    n, m = len(grid), len(grid[0]) if grid else 0
    for i, j in ((i, j) for i in range(n) for j in range(m)):
        d = min(i, j, n - 1 - i, m - 1 - j)
        rings[d] = rings.get(d, 0) + grid[i][j]
    return [rings[d] * (d + 1) for d in sorted(rings)]
#> outer_rings([[1, 1, 1], [1, 5, 1], [1, 1, 1]])
#> outer_rings([])
#> outer_rings([[3, 4]])
#> outer_rings([[1, 2, 3], [4, 5, 6], [7, 8, 9], [0, 1, 0]])
#> outer_rings([[8], [2]])
# %%
from functools import reduce

class Solution:
    def chainOps(self, start: int, ops: list) -> int:
        table = {'+': lambda a, b: a + b, '*': lambda a, b: a * b, '-': lambda a, b: a - b, '%': lambda a, b: a % b if b else 0}
        run = lambda acc, op: table[op[0]](acc, int(op[1:]))
        res = reduce(run, (o for o in ops if o[0] in table), start)
        return res if abs(res) < 100 else res // 10
#> Solution().chainOps(3, ["+4", "*2", "-5"])
#> Solution().chainOps(7, [])
#> Solution().chainOps(50, ["*9", "?3", "%7"])
#> Solution().chainOps(start=2, ops=["*30", "*5", "+1"])
#> Solution().chainOps(start=9, ops=["%0", "-9"])
# %%
def town_signs(towns):
    signs = {}
    for name, km in sorted(towns, key=lambda t: t[1]):
        key = next((k for k in (name[0], name[:2], name) if k not in signs), None)
        if key is not None: signs[key] = km
    return ' '.join(f"{k}{v}" for k, v in signs.items() if v == min(signs.values()) or len(k) > 1)
#> town_signs([("Bonn", 20), ("Berg", 5), ("Ulm", 9)])
#> town_signs([])
#> town_signs([("Aa", 3), ("Ab", 2), ("Aa", 7)])
#> town_signs([("Rome", 12), ("Riga", 30), ("Rio", 40)])
#> town_signs([("X", 1), ("X", 2)])
# %%
class Solution:
    def balanceBoard(self, kids):
        total = sum(kids)
        spots = [i for i in range(len(kids)) if sum((j - i) * k for j, k in enumerate(kids)) == 0]
        if spots: return spots[0]
        torque = [sum((j - i) * k for j, k in enumerate(kids)) for i in range(len(kids))]
        return min(torque, key=abs, default=total)
#> Solution().balanceBoard([2, 5, 2])
#> Solution().balanceBoard([])
#> Solution().balanceBoard([1, 0, 4])
#> Solution().balanceBoard([3, 1, 1, 1])
#> Solution().balanceBoard([7])
# %%
def flip_cards(cards, k):
    shown = [a for a, _ in cards]
    for i in sorted(range(len(cards)), key=lambda i: cards[i][0] - cards[i][1])[:k]:
        if cards[i][1] > cards[i][0]: shown[i] = cards[i][1]
    return shown, sum(a != s for (a, _), s in zip(cards, shown))
#> flip_cards([(1, 9), (5, 6), (7, 2)], 2)
#> flip_cards([], 1)
#> flip_cards([(3, 3)], 1)
#> flip_cards([(2, 4), (0, 8), (6, 7), (1, 3)], 3)
#> flip_cards([(9, 1), (8, 2)], 2)
# %%
from itertools import groupby

class Solution:
    def pulse(self, signal: str) -> str:
        lens = [len(list(g)) * (1 if k == '1' else -1) for k, g in groupby(signal)]
        unit = min(map(abs, lens), default=1)
        sym = {1: '.', 2: '=', 3: '-'}
        return ''.join(sym.get(l // unit, '#') if l > 0 else (' ' if -l > unit else '') for l in lens)
#> Solution().pulse("1011100")
#> Solution().pulse("")
#> Solution().pulse("11001111")
#> Solution().pulse("0111011")
#> Solution().pulse("1111010")
# %%
def rich_neighbours(coins):
    keep = [c for i, c in enumerate(coins) if c >= max(coins[max(0, i - 1):i + 2])]
    poor = [c for c in coins if c not in keep]
    if not poor:
        return keep
    return [k + p for k, p in zip(keep, sorted(poor))] + keep[len(poor):]
#> rich_neighbours([1, 5, 2, 7, 3])
#> rich_neighbours([])
#> rich_neighbours([4, 4, 4])
#> rich_neighbours([9, 1, 1, 8, 2, 6])
#> rich_neighbours([2, 3])
# %%
class Solution:
    def taskDays(self, tasks, need):
        day = {}
        while len(day) < len(tasks):
            ready = [t for t in tasks if t not in day and all(a in day for a, b in need if b == t)]
            if not ready: return [t for t in tasks if t not in day]
            d = max(day.values(), default=0) + 1
            day.update({t: d for t in ready[:2]})
        return day
#> Solution().taskDays("abc", [("a", "b"), ("b", "c")])
#> Solution().taskDays("xy", [("x", "y"), ("y", "x")])
#> Solution().taskDays("", [])
#> Solution().taskDays("pqrs", [("p", "s")])
#> Solution().taskDays(tasks="mno", need=[("o", "m")])
# %%
def compress_path(points):
    if len(points) < 3: return points
    cross = lambda a, b, c: (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
    mid = [b for a, b, c in zip(points, points[1:], points[2:]) if cross(a, b, c) != 0]
    turns = ''.join('L' if cross(a, b, c) > 0 else 'R' for a, b, c in zip(points, points[1:], points[2:]) if cross(a, b, c))
    return [points[0], *mid, points[-1]], turns
#> compress_path([(0, 0), (1, 1), (2, 2), (3, 0)])
#> compress_path([(1, 1)])
#> compress_path([(0, 0), (2, 0), (4, 0)])
#> compress_path([(0, 0), (1, 0), (1, 1), (2, 1)])
#> compress_path([(3, 3), (2, 3), (2, 1)])
# %%
class Solution:
    def potLuck(self, dishes, guests):
        likes = {g: {d for d in dishes if d[0] in g} for g in guests}
        score = {d: sum(d in s for s in likes.values()) for d in dishes}
        hungry = [g for g, s in likes.items() if not s]
        star = max(dishes, key=lambda d: (score[d], -len(d)), default=None)
        return (star, score.get(star, 0)) if not hungry else hungry
#> Solution().potLuck(["pie", "rice", "eel"], ["per", "rob", "eve"])
#> Solution().potLuck([], ["al"])
#> Solution().potLuck(["ham", "honey"], ["hal", "josh"])
#> Solution().potLuck(["tofu"], [])
#> Solution().potLuck(["kale", "nuts", "ale"], ["ken", "nan", "una"])
# %%
def digits_race(n, m):
    a, b, turns = n, m, 0
    while a and b and turns < 12:
        if a % 10 > b % 10: b //= 10
        elif a % 10 < b % 10: a //= 10
        else: a, b = a // 10, b // 10
        turns += 1
    return turns, max(a, b)
#> digits_race(123, 45)
#> digits_race(0, 7)
#> digits_race(555, 555)
#> digits_race(9182, 3746)
#> digits_race(100, 9)
# %%
class Solution:
    def spareKeys(self, doors, ring):
        cnt = {k: ring.count(k) for k in sorted(set(ring))}
        opened = ''
        for d in doors:
            k = d if cnt.get(d) else d.swapcase()
            if not cnt.get(k): break
            cnt[k] -= 1
            opened += d if k == d else '~'
        return opened, ''.join(k * v for k, v in cnt.items())
#> Solution().spareKeys(doors="abA", ring="aAb")
#> Solution().spareKeys(doors="", ring="zz")
#> Solution().spareKeys(doors="aaa", ring="aA")
#> Solution().spareKeys(doors="XyZ", ring="xYzq")
#> Solution().spareKeys(doors="k", ring="")
# %%
def gap_fill(seq):
    known = [(i, v) for i, v in enumerate(seq) if v is not None]
    out = seq[:]
    for (i, a), (j, b) in zip(known, known[1:]):
        for k in range(i + 1, j): out[k] = a + (b - a) * (k - i) // (j - i)
    return [v if v is not None else -1 for v in out]
#> gap_fill([1, None, 5])
#> gap_fill([])
#> gap_fill([None, 4, None, None, 10, None])
#> gap_fill([9, None, None, 0])
#> gap_fill([2, 3, 4])
# %%
from bisect import insort

class Solution:
    def medianTrail(self, nums: list) -> list:
        box, trail = [], []
        for x in nums:
            insort(box, x)
            trail.append(box[len(box) // 2])
        turns = [i for i, (a, b) in enumerate(zip(trail, trail[1:]), 1) if b < a]
        return [trail[i] for i in turns] or trail[-1:]
#> Solution().medianTrail([5, 2, 8, 1])
#> Solution().medianTrail([])
#> Solution().medianTrail([1, 2, 3])
#> Solution().medianTrail([9, 7, 5, 3, 1])
#> Solution().medianTrail([4, 4])
# %%
def seat_map(plan, groups):
    seats = [list(r) for r in plan]
    for g, n in groups:
        spot = next(((r, c) for r in range(len(seats)) for c in range(len(seats[r]) - n + 1)
                     if all(x == '.' for x in seats[r][c:c + n])), None)
        if spot is None: continue
        r, c = spot
        seats[r][c:c + n] = [g] * n
    return [''.join(r) for r in seats]
#> seat_map(["..x.", "...."], [("a", 2), ("b", 3)])
#> seat_map([], [("a", 1)])
#> seat_map(["..."], [("k", 4), ("m", 1)])
#> seat_map(["x..", ".x.", "..."], [("p", 2), ("q", 2), ("r", 2)])
#> seat_map(["xx"], [])
# %%
class Solution:
    def tapeSum(self, tape):
        acc, cut = 0, []
        for sign, digits in zip(tape[::2], tape[1::2]):
            v = int(digits) if digits.isdigit() else 0
            acc += v if sign == '+' else -v
            if acc < 0: cut.append(acc); acc = 0
        return acc + len(cut), min(cut, default=None)
#> Solution().tapeSum("+3-5+4")
#> Solution().tapeSum("")
#> Solution().tapeSum("-1-2-3")
#> Solution().tapeSum("+9+x-4+2")
#> Solution().tapeSum("+7-7-1+")
# %%
def pick_captains(teams, power):
    caps = {t: max(ms, key=lambda m: (power.get(m, 0), m)) for t, ms in teams.items() if ms}
    dup = {c for c in caps.values() if list(caps.values()).count(c) > 1}
    out = {}
    for t, c in caps.items():
        alt = sorted((m for m in teams[t] if m not in dup), key=lambda m: -power.get(m, 0))
        out[t] = c if c not in dup else (alt or ['?'])[0]
    return out
#> pick_captains({"A": ["x", "y"], "B": ["x", "z"]}, {"x": 9, "y": 3})
#> pick_captains({}, {"q": 1})
#> pick_captains({"A": ["p"], "B": ["p"], "C": []}, {"p": 5})
#> pick_captains({"A": ["m", "n"], "B": ["o"]}, {"n": 2, "m": 1})
#> pick_captains({"R": ["a", "b"]}, {})
# %%
class Solution:
    def dominoLoop(self, tiles):
        ends = sorted(x for t in tiles for x in t)
        odd = [v for v in dict.fromkeys(ends) if ends.count(v) % 2]
        doubles = sum(a == b for a, b in tiles)
        while len(odd) > 2:
            tiles = [t for t in tiles if odd[0] not in t]
            odd = odd[2:]
        return len(tiles), doubles, odd
#> Solution().dominoLoop([(1, 2), (2, 3), (3, 1)])
#> Solution().dominoLoop([])
#> Solution().dominoLoop([(1, 2), (3, 4)])
#> Solution().dominoLoop([(5, 5), (5, 6)])
#> Solution().dominoLoop([(1, 2), (1, 3), (1, 4), (6, 6)])
# %%
def near_twins(words):
    diff = lambda a, b: sum(x != y for x, y in zip(a, b)) + abs(len(a) - len(b))
    twins = [(a, b) for i, a in enumerate(words) for b in words[i + 1:] if 0 < diff(a, b) < 2]
    lonely = [w for w in words if not any(w in t for t in twins)]
    return {'twins': len(twins), 'lonely': lonely}
#> near_twins(["cat", "cot", "dog"])
#> near_twins([])
#> near_twins(["ab", "ab"])
#> near_twins(["pin", "pink", "pan", "mop"])
#> near_twins(["a", "b", "c"])
# %%
class Solution:
    def lakeLevel(self, inflow, outflow, cap=20):
        vol, spill = cap // 2, 0
        for i, o in zip(inflow, outflow):
            vol += i
            spill, vol = spill + max(0, vol - cap), min(vol, cap)
            vol -= min(o, vol)
        extra = sum(inflow[len(outflow):]) - sum(outflow[len(inflow):])
        return vol + extra if extra >= 0 else vol, spill
#> Solution().lakeLevel([5, 9, 2], [3, 4, 1])
#> Solution().lakeLevel([], [])
#> Solution().lakeLevel([30], [5, 6])
#> Solution().lakeLevel([1, 1, 7], [9, 9], cap=8)
#> Solution().lakeLevel(inflow=[0, 0], outflow=[6, 6], cap=10)
# %%
def shuffle_decks(deck, plan):
    for step in plan:
        h = len(deck) // 2
        if step == 'r': deck = deck[::-1]
        elif step == 'c': deck = deck[h:] + deck[:h]
        else: deck = [c for p in zip(deck[:h], deck[h:]) for c in p] + deck[2 * h:]
    return deck, [i for i, c in enumerate(deck) if c == i + 1]
#> shuffle_decks([1, 2, 3, 4], "rz")
#> shuffle_decks([], "rc")
#> shuffle_decks([1, 2, 3, 4, 5], "zc")
#> shuffle_decks([3, 1, 2], "")
#> shuffle_decks([6, 5, 4, 3, 2, 1], "czrz")
# %%
class Solution:
    def bestSign(self, letters, dictionary):
        usable = lambda w: all(w.count(c) <= letters.count(c) for c in w)
        fits = [w for w in dictionary if usable(w)]
        left = lambda w: ''.join(c for i, c in enumerate(letters) if c not in w or letters[:i].count(c) >= w.count(c))
        return [(w, left(w)) for w in sorted(fits, key=len)][-1:]
#> Solution().bestSign("lapet", ["pet", "tall", "plate"])
#> Solution().bestSign("", ["a"])
#> Solution().bestSign("noon", ["no", "on"])
#> Solution().bestSign("sosb", ["boss", "sob", "so"])
#> Solution().bestSign(letters="xyz", dictionary=[])
# %%
def cool_down(heat, fans):
    log = []
    while max(heat, default=0) > 10 and len(log) < 5:
        hot = sorted(range(len(heat)), key=lambda i: -heat[i])[:fans]
        heat = [h - 6 if i in hot else h + 1 for i, h in enumerate(heat)]
        log.append(max(heat))
    return heat, log
#> cool_down([12, 9, 15], 1)
#> cool_down([], 1)
#> cool_down([5, 6], 2)
#> cool_down([20, 20, 20], 2)
#> cool_down([30], 1)
# %%
class Solution:
    def tagCloud(self, posts: list, least: int = 2) -> str:
        tags = [t.lstrip('#').lower() for p in posts for t in p.split() if t.startswith('#')]
        count = {t: tags.count(t) for t in sorted(set(tags)) if t}
        big = {t: c for t, c in count.items() if c >= least}
        return ' '.join(t.upper() if t in big else t for t in sorted(count, key=lambda t: -count[t]))
#> Solution().tagCloud(["#sun and #sea", "#Sun"])
#> Solution().tagCloud([])
#> Solution().tagCloud(["plain text", "# #a"])
#> Solution().tagCloud(["#x #y", "#y #z", "#z #y"], least=3)
#> Solution().tagCloud(posts=["#m"], least=1)
# %%
def cover_points(points, radius):
    pts, posts = sorted(set(points)), []
    while pts:
        edge = pts[0] + radius
        post = max(p for p in pts if p <= edge)
        posts.append(post)
        pts = [p for p in pts if p > post + radius]
    return posts, sum(min(abs(p - q) for q in posts) for p in points)
#> cover_points([1, 4, 9, 2], 2)
#> cover_points([], 3)
#> cover_points([7, 7], 1)
#> cover_points([0, 5, 10, 15, 20], 5)
#> cover_points([3, 8, 4], 0)
# %%
class Solution:
    def clickLog(self, clicks, gap):
        sessions = [[c] for c in clicks[:1]]
        for a, b in zip(clicks, clicks[1:]):
            if b - a <= gap: sessions[-1].append(b)
            else: sessions.append([b])
        span = lambda s: s[-1] - s[0]
        long = max(sessions, key=span, default=[])
        return len(sessions), span(long) if long else None, sum(len(s) == 1 for s in sessions)
#> Solution().clickLog(clicks=[1, 2, 9, 11], gap=3)
#> Solution().clickLog(clicks=[], gap=1)
#> Solution().clickLog(clicks=[5], gap=5)
#> Solution().clickLog(clicks=[0, 10, 20, 21], gap=4)
#> Solution().clickLog(clicks=[3, 4, 6, 9, 13], gap=3)
# %%
def mask_names(text, names):
    words = text.split()
    masked = [next((n[0] + '.' for n in names if n.lower() == w.strip(',.').lower()), w) for w in words]
    hits = [i for i, (a, b) in enumerate(zip(words, masked)) if a != b]
    if not hits:
        return text
    return ' '.join(masked), hits
#> mask_names("Ann met Bob", ["Bob", "Ann"])
#> mask_names("", ["X"])
#> mask_names("no one here", ["Zed"])
#> mask_names("ed, Al and ED", ["Ed", "Al"])
#> mask_names("go Jo go", [])
# %%
class Solution:
    def gridVotes(self, grid):
        rows = [max(r, key=lambda v: (r.count(v), v)) for r in grid]
        cols = [max(c, key=lambda v: (c.count(v), v)) for c in zip(*grid)]
        agree = [(i, j) for i, a in enumerate(rows) for j, b in enumerate(cols) if a == b == grid[i][j]]
        return agree or rows + cols
#> Solution().gridVotes([[1, 1], [2, 1]])
#> Solution().gridVotes([])
#> Solution().gridVotes([[1, 2, 2], [3, 3, 1]])
#> Solution().gridVotes([[5, 6], [7, 8]])
#> Solution().gridVotes([[4]])
# %%
def coin_trick(n, faces):
    row = [i % 2 for i in range(n)]
    for f in faces:
        row = [1 - v if (i + 1) % f == 0 else v for i, v in enumerate(row)]
        if sum(row) in (0, n): break
    heads = [i + 1 for i, v in enumerate(row) if v]
    return heads if 0 < len(heads) < n else bool(heads)
#> coin_trick(6, [2, 3])
#> coin_trick(0, [1])
#> coin_trick(5, [2])
#> coin_trick(7, [1, 2, 4])
#> coin_trick(4, [])
# %%
class Solution:
    def subtitle(self, words: list, width: int) -> list:
        lines = ['']
        for w in words:
            if len(t := f"{lines[-1]} {w}".strip()) <= width: lines[-1] = t
            else: lines += [w]
        pad = [(width - len(l)) // 2 for l in lines]
        return [' ' * p + l if p > 0 else l[:width] for p, l in zip(pad, lines) if l]
#> Solution().subtitle(["go", "to", "town", "now"], 6)
#> Solution().subtitle([], 5)
#> Solution().subtitle(["extraordinary", "day"], 7)
#> Solution().subtitle(["a", "b", "c"], 9)
#> Solution().subtitle(words=["one", "two", "three"], width=5)
