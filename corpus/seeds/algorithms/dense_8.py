# %%
def canal_locks(levels, boat):
    steps = [(i, b - a) for i, (a, b) in enumerate(zip(levels, levels[1:])) if a != b]
    fills = sum(d for _, d in steps if d > 0)
    hard = [i for i, d in steps if abs(d) > boat]
    if not hard: return fills
    return hard, max((d for _, d in steps), key=abs)
#> canal_locks([2, 5, 3, 9], 4)
#> canal_locks([], 1)
#> canal_locks([4, 4, 6], 2)
#> canal_locks([10, 0, 10, 1], 9)
#> canal_locks([1, 2, 4, 7], 1)
# %%
class Solution:
    def echoNames(self, crew, calls):
        ring = {a: b for a, b in zip(crew, crew[1:] + crew[:1])}
        said = []
        for c in calls:
            who = next((n for n in crew if n.startswith(c) and n not in said[-2:]), None)
            said += [who, ring[who]] if who else []
        return {n: said.count(n) for n in crew if n in said}
#> Solution().echoNames(["ann", "abe", "bea"], "aab")
#> Solution().echoNames([], "x")
#> Solution().echoNames(["kim"], "kk")
#> Solution().echoNames(["pat", "pia", "quo"], "ppqp")
#> Solution().echoNames(crew=["leo", "mia"], calls="zml")
# %%
from itertools import product

def paint_ways(walls, colors, ban):
    combos = [c for c in product(colors, repeat=walls) if all(a + b not in ban for a, b in zip(c, c[1:]))]
    varied = [''.join(c) for c in combos if len(set(c)) == min(walls, len(colors))]
    same = sum(len(set(c)) == 1 for c in combos)
    return len(combos), same, varied[:2]
#> paint_ways(2, "rb", ["rr"])
#> paint_ways(0, "a", [])
#> paint_ways(3, "xy", ["xy"])
#> paint_ways(2, "", ["q"])
#> paint_ways(3, "kw", ["kk", "ww"])
# %%
class Solution:
    def longestTie(self, home: list, away: list) -> list:
        a = b = 0
        ties = []
        for i, (x, y) in enumerate(zip(home, away)):
            a, b = a + x, b + y
            if a == b: ties.append(i)
        spans = [q - p for p, q in zip([-1] + ties, ties)]
        return [max(spans, default=0), 'home' if a > b else 'away' if a < b else 'tie']
#> Solution().longestTie([1, 0, 2], [0, 1, 1])
#> Solution().longestTie([], [])
#> Solution().longestTie([0, 0, 0], [1, 0, 0])
#> Solution().longestTie([2, 1, 0, 3], [1, 2, 3, 0])
#> Solution().longestTie(home=[0, 1, 0], away=[0, 0, 1])
# %%
def lost_socks(left, right):
    need = [s for s in left if left.count(s) > right.count(s)]
    extra = [s for s in right if right.count(s) > left.count(s)]
    trades = [(a, b) for a, b in zip(dict.fromkeys(need), dict.fromkeys(extra)) if a[0] == b[0]]
    if trades:
        return trades
    return len(need) - len(extra)
#> lost_socks(["red", "tan", "red"], ["red", "teal"])
#> lost_socks([], [])
#> lost_socks(["blue"], ["black", "blue", "bone"])
#> lost_socks(["grey", "pink"], ["gold", "plum"])
#> lost_socks(["aqua", "aqua"], ["aqua", "aqua"])
# %%
class Solution:
    def thawPond(self, ice, days):
        for d in range(1, days + 1):
            edge = [i for i, v in enumerate(ice) if v and (i in (0, len(ice) - 1) or 0 in (ice[i - 1], ice[i + 1]))]
            ice = [max(0, v - d) if i in edge else v for i, v in enumerate(ice)]
            if not any(ice): return d
        return ice
#> Solution().thawPond([1, 4, 2], 3)
#> Solution().thawPond([], 2)
#> Solution().thawPond([5, 9, 9, 5], 2)
#> Solution().thawPond([3, 0, 3], 5)
#> Solution().thawPond(ice=[2, 2], days=0)
# %%
from bisect import bisect_left

def price_fit(prices, budgets):
    prices = sorted(prices)
    got = {}
    for who, b in sorted(budgets.items(), key=lambda kv: -kv[1]):
        i = bisect_left(prices, b + 1) - 1
        got[who] = prices.pop(i) if i >= 0 else None
    return {w: g for w, g in got.items() if g is not None}, prices
#> price_fit([5, 9, 3], {"al": 6, "bo": 20})
#> price_fit([], {"x": 4})
#> price_fit([8, 8], {"p": 8, "q": 8, "r": 8})
#> price_fit([2, 4, 6, 7], {"k": 5, "m": 1, "n": 5})
#> price_fit([1], {})
# %%
class Solution:
    def trimQuote(self, quote, most):
        words = quote.split()
        while len(' '.join(words)) > most and len(words) > 1:
            k = min(range(1, len(words)), key=lambda i: (len(words[i]), -i))
            words = words[:k] + words[k + 1:]
        text = ' '.join(words)
        return text if len(text) <= most else ''.join(c for c in text if c not in 'aeiou')[:most]
#> Solution().trimQuote("to be or not so", 9)
#> Solution().trimQuote("", 3)
#> Solution().trimQuote("immense", 4)
#> Solution().trimQuote("all is well here", 12)
#> Solution().trimQuote(quote="keep calm", most=4)
# %%
def mountain_pass(map_rows):
    passes = [min(r) for r in map_rows if r]
    ridges = [max(r) for r in map_rows if r]
    climb = sum(b - a for a, b in zip(passes, passes[1:]) if b > a)
    saddle = [(i, j) for i, r in enumerate(map_rows) for j, v in enumerate(r)
              if v == min(r) and all(v >= row[j] for row in map_rows if j < len(row))]
    return climb, saddle or max(ridges, default=None)
#> mountain_pass([[3, 5], [4, 6]])
#> mountain_pass([])
#> mountain_pass([[1, 2], [2, 1]])
#> mountain_pass([[7, 8, 9], [4, 5, 6]])
#> mountain_pass([[5], [9, 1]])
# %%
class Solution:
    def bellTimes(self, lessons: list, start: int = 480) -> list:
        times, t = [], start
        for i, (name, mins) in enumerate(lessons):
            times.append((name, f"{t // 60}:{t % 60:02}"))
            t += mins + (15 if i % 3 == 1 else 5)
        late = [n for n, s in times if int(s.split(':')[0]) >= 10]
        return late or [s for _, s in times]
#> Solution().bellTimes([("art", 45), ("gym", 50), ("lab", 40)])
#> Solution().bellTimes([])
#> Solution().bellTimes([("math", 90), ("bio", 30)], start=520)
#> Solution().bellTimes([("a", 10), ("b", 10), ("c", 10), ("d", 10)], start=0)
#> Solution().bellTimes(lessons=[("z", 5)], start=600)
# %%
def rank_sum(players, rounds):
    pts = dict.fromkeys(players, 0)
    for r in rounds:
        order = sorted(players, key=lambda p: (-r.get(p, 0), p))
        pts.update((p, pts[p] + max(3 - k, 0)) for k, p in enumerate(order) if p in r)
    best = max(pts.values(), default=0)
    return [p for p in pts if pts[p] == best], sum(pts.values())
#> rank_sum("abc", [{"a": 5, "b": 9}, {"c": 1}])
#> rank_sum("", [])
#> rank_sum("xy", [{}, {"x": 1, "y": 1}])
#> rank_sum("pqrs", [{"s": 4, "q": 3, "p": 2, "r": 1}])
#> rank_sum("mn", [{"m": 2}, {"n": 2}])
# %%
class Solution:
    def digitGarden(self, n):
        rows = []
        while n:
            n, d = divmod(n, 10)
            rows.append(['*' if k < d else '.' for k in range(0, 10, 3)])
        cols = [''.join(c) for c in zip(*rows)]
        return [c[::-1] for c in cols if '*' in c]
#> Solution().digitGarden(307)
#> Solution().digitGarden(0)
#> Solution().digitGarden(9)
#> Solution().digitGarden(4815)
#> Solution().digitGarden(n=11)
# %%
def strict_pairs(a, b, rule):
    tests = {'lt': lambda x, y: x < y, 'div': lambda x, y: x and y % x == 0, 'far': lambda x, y: abs(x - y) > 3}
    ok = [(x, y) for x in a for y in b if tests[rule](x, y)]
    free = [y for y in b if y not in [q for _, q in ok]]
    return len(ok), max(ok, key=lambda p: p[0] * p[1], default=()), free
#> strict_pairs([2, 3], [4, 9], "div")
#> strict_pairs([], [1], "lt")
#> strict_pairs([0, 5], [5, 10], "div")
#> strict_pairs([1, 8], [2, 7], "far")
#> strict_pairs([6], [6, 7], "lt")
# %%
class Solution:
    def nightSky(self, obs):
        seen = {}
        for night, stars in enumerate(obs):
            seen |= {s: seen.get(s, []) + [night] for s in stars}
        steady = [s for s, ns in seen.items() if ns == list(range(ns[0], ns[-1] + 1)) and len(ns) > 1]
        blink = [s for s, ns in seen.items() if len(ns) < ns[-1] - ns[0] + 1]
        return ''.join(sorted(steady)), ''.join(sorted(blink))
#> Solution().nightSky(["ab", "a", "b"])
#> Solution().nightSky([])
#> Solution().nightSky(["xy", "xy", "yz", "z"])
#> Solution().nightSky(["m", "", "m"])
#> Solution().nightSky(obs=["q"])
# %%
def bridge_weights(trucks, limit, length):
    on, t, peak = [], 0, 0
    queue = trucks[:]
    while queue or on:
        on = [(w, left - 1) for w, left in on if left > 1]
        if queue and sum(w for w, _ in on) + queue[0] <= limit: on.append((queue.pop(0), length))
        elif queue and not on: return None
        peak, t = max(peak, sum(w for w, _ in on)), t + 1
    return t, peak
#> bridge_weights([3, 4, 2], 6, 2)
#> bridge_weights([], 5, 3)
#> bridge_weights([9], 4, 1)
#> bridge_weights([1, 1, 1], 2, 3)
#> bridge_weights([5, 5], 10, 1)
# %%
class Solution:
    def letterLoans(self, words: list) -> dict:
        first = {}
        for i, w in enumerate(words):
            for c in w: first.setdefault(c, i)
        own = {w: ''.join(c for c in dict.fromkeys(w) if first[c] == i) for i, w in enumerate(words)}
        return {w: o or str(len(w)) for w, o in own.items() if len(o) < len(set(w))}
#> Solution().letterLoans(["cab", "bat", "tac"])
#> Solution().letterLoans([])
#> Solution().letterLoans(["xy", "zw"])
#> Solution().letterLoans(["sea", "ease", "tease"])
#> Solution().letterLoans(words=["a", "aa", "b"])
# %%
def kiosk_day(stock, sales):
    out = []
    for item, n in sales:
        have = stock.get(item, 0)
        out.append(f"{item}-{have - n}" if n > have else f"{item}{n}")
        stock = {k: v - min(n, have) if k == item else v for k, v in stock.items()}
    return [o for o in out if '-' in o], {k: v for k, v in stock.items() if v}
#> kiosk_day({"gum": 3, "tea": 1}, [("gum", 2), ("tea", 2)])
#> kiosk_day({}, [("x", 1)])
#> kiosk_day({"pen": 5}, [("pen", 2), ("pen", 2), ("pen", 2)])
#> kiosk_day({"a": 1, "b": 1, "c": 0}, [("a", 1)])
#> kiosk_day({"m": 4}, [])
# %%
class Solution:
    def twoTone(self, notes, base):
        high = [n - base for n in notes if n > base]
        low = [base - n for n in notes if n < base]
        chords = [(l, h) for l in low for h in high if (l + h) % 7 in (0, 4)]
        flat = sorted({x for c in chords for x in c})
        return chords[:3], flat[-1] if flat else len(notes) - len(high) - len(low)
#> Solution().twoTone(notes=[60, 64, 57, 67], base=60)
#> Solution().twoTone(notes=[], base=5)
#> Solution().twoTone(notes=[5, 5, 5], base=5)
#> Solution().twoTone(notes=[1, 9, 3, 12], base=6)
#> Solution().twoTone(notes=[20, 23], base=21)
# %%
def knit_rule(seed, rule, rows):
    out = [seed]
    for _ in range(rows):
        cur = '0' + out[-1] + '0'
        out.append(''.join(rule.get(cur[i - 1:i + 2], '0') for i in range(1, len(cur) - 1)))
        if out[-1] in out[:-1]: break
    return [int(r, 2) for r in out if r]
#> knit_rule("0100", {"010": "1", "100": "1"}, 3)
#> knit_rule("", {}, 1)
#> knit_rule("111", {"111": "1", "011": "1"}, 4)
#> knit_rule("101", {"010": "1"}, 2)
#> knit_rule("1", {"010": "1"}, 5)
# %%
class Solution:
    def bestSeatPair(self, row: str) -> tuple:
        free = [i for i, c in enumerate(row) if c == '.']
        near = lambda i: min((abs(i - j) for j, c in enumerate(row) if c == 'x'), default=len(row))
        pairs = [(near(a) + near(b), -a) for a, b in zip(free, free[1:]) if b - a == 1]
        if not pairs: return ()
        score, a = max(pairs)
        return -a, 1 - a, score
#> Solution().bestSeatPair("x...x")
#> Solution().bestSeatPair("")
#> Solution().bestSeatPair(".x.x.")
#> Solution().bestSeatPair("..x....")
#> Solution().bestSeatPair("....")
# %%
from functools import reduce

def blend(layers, mode):
    ops = {'max': max, 'min': min, 'mix': lambda a, b: (a + b) // 2, 'cut': lambda a, b: a if b else 0}
    step = lambda low, top: [ops[mode](a, b) for a, b in zip(low, top)]
    flat = reduce(step, layers) if layers else []
    return flat, sum(f == b for f, b in zip(flat, layers[0] if layers else []))
#> blend([[1, 8, 3], [4, 2, 3]], "max")
#> blend([], "min")
#> blend([[10, 20], [30, 0], [5, 5]], "mix")
#> blend([[7, 7, 7], [1, 0, 1]], "cut")
#> blend([[2, 9], [3, 3], [1, 4]], "min")
# %%
class Solution:
    def chessClock(self, moves, bank):
        clocks = [bank, bank]
        for i, m in enumerate(moves):
            clocks[i % 2] -= m
            if clocks[i % 2] < 0: return 'BW'[i % 2], i
            clocks[i % 2] += 2 if m < 5 else 0
        gap = clocks[0] - clocks[1]
        return 'even' if abs(gap) < 3 else ('W+' if gap > 0 else 'B+') + str(abs(gap))
#> Solution().chessClock(moves=[4, 6, 3, 9], bank=20)
#> Solution().chessClock(moves=[], bank=1)
#> Solution().chessClock(moves=[5, 1, 8], bank=10)
#> Solution().chessClock(moves=[9, 2, 9, 2], bank=30)
#> Solution().chessClock(moves=[1, 1, 1, 1, 1], bank=5)
# %%
def sock_rows(text, width):
    rows = [text[i:i + width].ljust(width, '~') for i in range(0, len(text), width)]
    snake = [r if i % 2 == 0 else r[::-1] for i, r in enumerate(rows)]
    down = [''.join(c) for c in zip(*snake)]
    odd = [k for k, d in enumerate(down) if len(set(d)) < len(d)]
    return down, odd
#> sock_rows("abcdef", 3)
#> sock_rows("", 2)
#> sock_rows("abba", 2)
#> sock_rows("minimum", 3)
#> sock_rows("xyz", 5)
# %%
class Solution:
    def coastLine(self, chart):
        land = [(r, c) for r, row in enumerate(chart) for c, v in enumerate(row) if v == 'L']
        sides = {p: sum((p[0] + a, p[1] + b) not in land for a, b in ((0, 1), (1, 0), (0, -1), (-1, 0))) for p in land}
        cape = max(sides, key=lambda p: (sides[p], p), default=None)
        return sum(sides.values()), cape
#> Solution().coastLine(["LL", ".L"])
#> Solution().coastLine([])
#> Solution().coastLine(["L.L"])
#> Solution().coastLine([".L.", "LLL"])
#> Solution().coastLine(["..", ".."])
# %%
def hand_over(batons, grid):
    holders = {b: i for i, b in enumerate(batons)}
    for a, b in grid:
        if a in holders and b in holders and abs(holders[a] - holders[b]) <= 2:
            holders[a], holders[b] = holders[b], holders[a]
    line = sorted(holders, key=holders.get)
    return ''.join(line), sum(x == y for x, y in zip(line, batons))
#> hand_over("abcd", [("a", "b"), ("c", "d")])
#> hand_over("", [("x", "y")])
#> hand_over("pqrs", [("p", "s"), ("p", "r")])
#> hand_over("kl", [("k", "z")])
#> hand_over("mno", [("m", "o"), ("o", "m")])
# %%
class Solution:
    def lightShow(self, lamps: int, program: list) -> list:
        state = 0
        log = []
        for op, k in program:
            state = {'on': state | 1 << k, 'off': state & ~(1 << k), 'flip': state ^ (1 << lamps) - 1}[op]
            log.append(bin(state).count('1'))
        return [i for i in range(lamps) if state >> i & 1] + [max(log, default=0) * 100]
#> Solution().lightShow(4, [("on", 1), ("flip", 0), ("off", 3)])
#> Solution().lightShow(2, [])
#> Solution().lightShow(3, [("flip", 0), ("flip", 0)])
#> Solution().lightShow(5, [("on", 0), ("on", 4), ("on", 4), ("off", 0)])
#> Solution().lightShow(lamps=1, program=[("off", 0)])
# %%
def merge_spans(spans, pad):
    out = []
    for a, b in sorted((a - pad, b + pad) for a, b in spans if a <= b):
        if out and a <= out[-1][1]: out[-1] = (out[-1][0], max(b, out[-1][1]))
        else: out.append((a, b))
    holes = [y[0] - x[1] for x, y in zip(out, out[1:])]
    return [b - a for a, b in out], min(holes, default=0)
#> merge_spans([(1, 3), (5, 6)], 1)
#> merge_spans([], 2)
#> merge_spans([(9, 2), (4, 4)], 0)
#> merge_spans([(0, 1), (5, 7), (20, 30)], 1)
#> merge_spans([(3, 8), (4, 5), (8, 9)], 0)
# %%
class Solution:
    def farewell(self, names, title={}):
        short = [n.split()[-1] if ' ' in n else n for n in names]
        polite = [f"{title.get(s, '')} {s}".strip() for s in short]
        *head, last = polite or ['all']
        while len(head) > 2: head = head[:1] + [f"{len(head) - 1} others"]
        return 'Bye ' + ', '.join(head) + (' & ' if head else '') + last
#> Solution().farewell(["Al Fox", "Bo"])
#> Solution().farewell([])
#> Solution().farewell(["A", "B", "C", "D", "E"])
#> Solution().farewell(["Di Low"], title={"Low": "Dr"})
#> Solution().farewell(names=["Ed", "Flo", "Gus"], title={"Gus": "Mr"})
# %%
def sift_sand(grains, sieves):
    boxes = []
    for s in sorted(sieves, reverse=True):
        kept = [g for g in grains if g >= s]
        grains = [g for g in grains if g < s]
        boxes.append(kept)
    dust = sum(grains)
    return [len(b) for b in boxes], [max(b) - min(b) for b in boxes if len(b) > 1], dust
#> sift_sand([5, 1, 9, 4], [8, 3])
#> sift_sand([], [1])
#> sift_sand([2, 2, 2], [])
#> sift_sand([10, 12, 11, 3], [10])
#> sift_sand([7, 6, 5, 4, 3], [6, 4, 5])
# %%
class Solution:
    def hashTags(self, words: list, mod: int) -> list:
        h = lambda w: sum((i + 1) * (ord(c) - 96) for i, c in enumerate(w)) % mod
        slots = {}
        for w in words:
            slots.setdefault(h(w), []).append(w)
        clash = [ws for ws in slots.values() if len(ws) > 1]
        return [min(ws, key=lambda w: (len(w), w)) for ws in clash] or sorted(slots)
#> Solution().hashTags(["ab", "ba", "c"], 5)
#> Solution().hashTags([], 3)
#> Solution().hashTags(["x", "y", "z"], 2)
#> Solution().hashTags(["aa", "bb", "cc"], 10)
#> Solution().hashTags(words=["fig", "nut"], mod=1)
# %%
def crowd_wave(rows, start):
    wave, cur = [], {start}
    while cur:
        wave.append(sorted(cur))
        done = {p for w in wave for p in w}
        cur = {n for p in cur for n in rows.get(p, ()) if n not in done}
    return [len(w) for w in wave], [p for p in rows if all(p not in w for w in wave)]
#> crowd_wave({1: [2, 3], 2: [4], 3: [4], 5: []}, 1)
#> crowd_wave({}, 0)
#> crowd_wave({7: [7]}, 7)
#> crowd_wave({1: [2], 2: [3], 3: [1]}, 2)
#> crowd_wave({4: [5, 6], 6: [8], 9: [4]}, 4)
# %%
class Solution:
    def punchCard(self, cards, rows=3):
        marks = [[int(c[i:i + 1] == 'o') for c in cards] for i in range(rows)]
        vals = [sum(b << k for k, b in enumerate(reversed(m))) for m in marks]
        full = [i for i, m in enumerate(marks) if m and all(m)]
        return vals if not full else [v if i in full else 0 for i, v in enumerate(vals)]
#> Solution().punchCard(["o.o", ".oo"])
#> Solution().punchCard([])
#> Solution().punchCard(["o", "o", "."], rows=2)
#> Solution().punchCard(["..", "o.", ".o", "oo"], rows=2)
#> Solution().punchCard(cards=["oooo", "o.o."], rows=4)
# %%
def tune_radio(stations, dial):
    clear = {n: f for n, f in stations.items() if all(abs(f - g) > 2 for m, g in stations.items() if m != n)}
    ranked = sorted(clear, key=lambda n: abs(clear[n] - dial))
    noise = [n for n in stations if n not in clear]
    return ranked[0] if ranked and abs(clear[ranked[0]] - dial) < 5 else noise
#> tune_radio({"jazz": 90, "rock": 99, "news": 100}, 91)
#> tune_radio({}, 88)
#> tune_radio({"a": 90, "b": 91}, 90)
#> tune_radio({"pop": 105, "folk": 95, "talk": 99}, 101)
#> tune_radio({"k": 80}, 107)
# %%
class Solution:
    def yeast(self, cells: list, hours: int) -> list:
        for h in range(hours):
            born = [7 for c in cells if c == 0]
            cells = [c - 1 if c else 4 for c in cells] + born
            if len(cells) > 7: return [h, *sorted(cells)[:3]]
        ages = sorted(set(cells))
        return [(a, cells.count(a)) for a in ages if cells.count(a) == max(map(cells.count, ages))]
#> Solution().yeast([0, 2, 1], 2)
#> Solution().yeast([], 3)
#> Solution().yeast([0, 0, 0, 0], 1)
#> Solution().yeast([3, 3], 3)
#> Solution().yeast(cells=[1, 0, 5], hours=0)
# %%
def marble_bags(bags, draw):
    chance = lambda b: b.count(draw) * 100 // len(b) if b else 0
    odds = {i: chance(b) for i, b in enumerate(bags)}
    best = [i for i in odds if odds[i] == max(odds.values())]
    merged = ''.join(sorted(''.join(b for i, b in enumerate(bags) if i not in best)))
    return best, odds.get(best[0]) if best else None, chance(merged)
#> marble_bags(["rrb", "rb", "bbb"], "r")
#> marble_bags([], "g")
#> marble_bags(["", "w"], "w")
#> marble_bags(["gg", "gk", "g"], "g")
#> marble_bags(["xyz", "xxyy"], "q")
# %%
class Solution:
    def hedgeCut(self, hedge, moves):
        row = list(hedge)
        for m in moves:
            if not row: break
            top = max(row)
            if m == 'c': row = [min(v, top - 1) for v in row]
            elif m == 'g': row = [v + (1 if i % 2 else 2) for i, v in enumerate(row)]
            elif m == 'd': row = [v for v in row if v != min(row)]
        return row, len({*row})
#> Solution().hedgeCut([3, 5, 4], "cg")
#> Solution().hedgeCut([], "c")
#> Solution().hedgeCut([2, 2], "dg")
#> Solution().hedgeCut([6, 1, 9, 1], "dcc")
#> Solution().hedgeCut(hedge=(7, 8), moves="gx")
# %%
def word_mirror(words):
    rev = {w[::-1]: i for i, w in enumerate(words)}
    pairs = [(i, rev[w]) for i, w in enumerate(words) if rev.get(w, -1) > i]
    selfish = [w for i, w in enumerate(words) if rev.get(w) == i and len(w) > 1]
    rest = len(words) - 2 * len(pairs) - len(selfish)
    return pairs, max(selfish, key=len, default=None), rest
#> word_mirror(["tip", "pit", "noon"])
#> word_mirror([])
#> word_mirror(["a", "bc"])
#> word_mirror(["ab", "ba", "level", "xx", "cd"])
#> word_mirror(["stop", "pots", "pool", "loop"])
# %%
class Solution:
    def climbTeam(self, climbers, rope):
        order = sorted(climbers.items(), key=lambda kv: kv[1])
        teams = []
        for n, s in order:
            spot = next((t for t in teams if len(t) < rope and s - t[0][1] <= 10), None)
            spot.append((n, s)) if spot else teams.append([(n, s)])
        return ['-'.join(n for n, _ in reversed(t)) for t in teams]
#> Solution().climbTeam({"al": 50, "bo": 58, "cy": 61}, 2)
#> Solution().climbTeam({}, 3)
#> Solution().climbTeam({"x": 5, "y": 6, "z": 7}, 3)
#> Solution().climbTeam({"p": 10, "q": 30, "r": 35, "s": 12}, 2)
#> Solution().climbTeam(climbers={"k": 1, "m": 99}, rope=5)
# %%
def salt_map(probes, w):
    n = len(probes)
    avg = {i: sum(probes[i:i + w]) / w for i in range(n - w + 1)}
    flat = [i for i, a in avg.items() if a == int(a)]
    jump = max(zip(flat, flat[1:]), key=lambda p: abs(avg[p[0]] - avg[p[1]]), default=None)
    return [int(avg[i]) for i in flat], jump
#> salt_map([2, 4, 6, 3, 5], 2)
#> salt_map([], 1)
#> salt_map([1, 2], 2)
#> salt_map([9, 3, 3, 6, 0, 3], 3)
#> salt_map([7, 8, 1], 1)
# %%
class Solution:
    def vaultDoor(self, dials: list, goal: int) -> list:
        tried = []
        while (s := sum(dials)) != goal and tuple(dials) not in tried:
            tried.append(tuple(dials))
            k = max(range(len(dials)), key=lambda i: dials[i]) if s > goal else min(range(len(dials)), key=lambda i: dials[i])
            dials = [(d + (2 if s < goal else -3)) % 10 if i == k else d for i, d in enumerate(dials)]
        return [len(tried), *dials] if sum(dials) == goal else [-1]
#> Solution().vaultDoor([3, 4, 5], 8)
#> Solution().vaultDoor([0], 0)
#> Solution().vaultDoor([9, 9], 12)
#> Solution().vaultDoor([1, 2], 7)
#> Solution().vaultDoor(dials=[5, 5, 5], goal=99)
