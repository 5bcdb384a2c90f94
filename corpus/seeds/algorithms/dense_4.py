# %%
def loudest_trio(levels):
    trio = {i: levels[i:i + 3] for i in range(len(levels) - 2)}
    score = {i: sum(t) - 2 * min(t) for i, t in trio.items() if t[0] != t[2]}
    order = sorted(score, key=lambda i: (-score[i], i))
    return [trio[i] for i in order[:2]] if order else levels[:1]
#> loudest_trio([1, 4, 2, 8, 3])
#> loudest_trio([])
#> loudest_trio([5, 1, 5])
#> loudest_trio([9, 9, 1, 0, 7, 2])
#> loudest_trio([2, 6])
# %%
class Solution:
    def flockTurn(self, birds, turns):
        for left, deg in turns:
            birds = [(d + deg) % 360 if (d < 180) == left else d for d in birds]
        quad = [d // 90 for d in birds]
        return {q: [d for d, k in zip(birds, quad) if k == q] for q in range(4) if q in quad}
#> Solution().flockTurn([10, 200, 95], [(True, 90)])
#> Solution().flockTurn([], [(False, 5)])
#> Solution().flockTurn([0, 359], [(False, 30), (True, 60)])
#> Solution().flockTurn([45], [])
#> Solution().flockTurn(birds=[90, 180, 270], turns=[(False, 100), (True, 45)])
# %%
from itertools import accumulate

def relay_marks(legs, marks):
    ends = list(accumulate(legs))
    who = [next((i for i, e in enumerate(ends) if m < e), None) for m in marks]
    late = [m - ends[-1] for m, w in zip(marks, who) if w is None] if ends else marks
    return who, sum(late)
#> relay_marks([4, 6, 5], [3, 9, 20])
#> relay_marks([], [1])
#> relay_marks([2, 2], [0, 1, 2, 3])
#> relay_marks([10, 1], [10, 11, 12])
#> relay_marks([7], [])
# %%
class Solution:
    def inkBlots(self, page: list) -> list:
        blots = {(r, c) for r, row in enumerate(page) for c, ch in enumerate(row) if ch == '#'}
        near = lambda r, c: [(r + a, c + b) for a, b in ((0, 1), (1, 0), (0, -1), (-1, 0))]
        lone = sorted(p for p in blots if not any(q in blots for q in near(*p)))
        crowd = sum(all(q in blots for q in near(*p)) for p in blots)
        return [lone, crowd]
#> Solution().inkBlots(["#.", ".#"])
#> Solution().inkBlots([])
#> Solution().inkBlots([".#.", "###", ".#."])
#> Solution().inkBlots(["##.#"])
#> Solution().inkBlots(["..", ".."])
# %%
def vend(stock, picks):
    cash = 0
    for p in picks:
        name, n, price = next((s for s in stock if s[0] == p and s[1] > 0), ('', 0, 0))
        if not name: continue
        stock = [(a, b - (a == name), c) for a, b, c in stock]
        cash += price if n > 1 else price * 2
    return cash, [a for a, b, _ in stock if b == 0]
#> vend([("gum", 2, 3), ("bar", 1, 5)], ["gum", "bar", "gum"])
#> vend([], ["x"])
#> vend([("pop", 1, 4)], ["pop", "pop"])
#> vend([("a", 3, 1), ("b", 0, 9)], ["b", "a", "a"])
#> vend([("z", 5, 2)], [])
# %%
class Solution:
    def oddPyramid(self, base):
        layers = [base]
        while len(layers[-1]) > 1:
            top = layers[-1]
            layers.append([a * b if (a + b) % 2 else abs(a - b) for a, b in zip(top, top[1:])])
        return [max(l) for l in layers if l][::-1]
#> Solution().oddPyramid([1, 2, 3, 4])
#> Solution().oddPyramid([])
#> Solution().oddPyramid([5, 5, 5])
#> Solution().oddPyramid([8])
#> Solution().oddPyramid(base=[3, 0, 7, 2, 1])
# %%
from collections import Counter

def anagram_shelf(titles):
    key = lambda t: ''.join(sorted(c for c in t.lower() if c.isalpha()))
    counts = Counter(map(key, titles))
    pairs = [t for t in titles if counts[key(t)] > 1]
    singles = sorted((t for t in titles if t not in pairs), key=len)
    return pairs or singles[:1]
#> anagram_shelf(["Tea", "eat", "oak"])
#> anagram_shelf([])
#> anagram_shelf(["long one", "tiny", "so-so"])
#> anagram_shelf(["no on", "noon", "Onno", "x"])
#> anagram_shelf(["ab", "ba", "cd", "dc"])
# %%
class Solution:
    def trimTrees(self, trees, goal):
        saw = max(trees, default=0)
        while saw > 0 and sum(t - saw for t in trees if t > saw) < goal:
            saw -= 1
        logs = [t - saw for t in trees if t > saw]
        return saw, sum(logs) - goal if sum(logs) >= goal else None
#> Solution().trimTrees(trees=[5, 9, 4], goal=5)
#> Solution().trimTrees(trees=[], goal=1)
#> Solution().trimTrees(trees=[3, 3], goal=10)
#> Solution().trimTrees(trees=[12, 10, 11], goal=6)
#> Solution().trimTrees(trees=[6], goal=0)
# %%
def flag_rows(flag):
    stripes = [set(r) for r in flag]
    kinds = ['solid' if len(s) == 1 else 'mirror' if r == r[::-1] else 'mixed' for r, s in zip(flag, stripes)]
    out = {}
    for i, k in enumerate(kinds):
        out.setdefault(k, []).append(i)
    return max(out.items(), key=lambda kv: (len(kv[1]), kv[0])) if out else None
#> flag_rows(["rrr", "rbr", "rbb"])
#> flag_rows([])
#> flag_rows(["www", "ggg", "wgw"])
#> flag_rows(["ab", "ba", "aa"])
#> flag_rows(["xyx", "yxy", "zzz", "xyz"])
# %%
class Solution:
    def clashTimes(self, talks):
        talks = sorted(talks, key=lambda t: (t[1], t[0]))
        pairs = [(a, b) for i, a in enumerate(talks) for b in talks[i + 1:] if a[0] < b[1] and b[0] < a[1]]
        common = [min(a[1], b[1]) - max(a[0], b[0]) for a, b in pairs]
        return sum(common) if len(pairs) != 1 else pairs[0]
#> Solution().clashTimes([(9, 11), (10, 12), (11, 13)])
#> Solution().clashTimes([])
#> Solution().clashTimes([(1, 4), (3, 5)])
#> Solution().clashTimes([(1, 2), (2, 3), (3, 4)])
#> Solution().clashTimes([(0, 9), (2, 4), (3, 8)])
# %%
def word_hops(word):
    spots = {}
    for i, c in enumerate(word):
        spots.setdefault(c, []).append(i)
    hops = {c: [b - a for a, b in zip(p, p[1:])] for c, p in spots.items() if len(p) > 1}
    steady = [c for c, h in hops.items() if len(set(h)) == 1]
    return steady, max((x for h in hops.values() for x in h), default=0)
#> word_hops("banana")
#> word_hops("")
#> word_hops("abc")
#> word_hops("mississippi")
#> word_hops("abab")
# %%
class Solution:
    def nightShift(self, staff, nights):
        load = {s: 0 for s in staff}
        plan = []
        for k in range(nights):
            who = min(load, key=lambda s: (load[s], (len(s) + k) % 3, s))
            load[who] += 1 + (k % 7 in (5, 6))
            plan.append(who[0])
        return ''.join(plan), max(load.values()) - min(load.values())
#> Solution().nightShift(["ann", "bo", "carl"], 4)
#> Solution().nightShift(["z"], 2)
#> Solution().nightShift(["pam", "quin"], 7)
#> Solution().nightShift(["x", "yy", "zzz"], 0)
#> Solution().nightShift([], 1)
# %%
def stair_tiles(heights):
    tiles = [[c for c in range(len(heights)) if heights[c] > lvl] for lvl in range(max(heights, default=0))]
    rows = []
    for t in reversed(tiles):
        rows.append(''.join('#' if c in t else ' ' for c in range(t[-1] + 1)))
    return [r for i, r in enumerate(rows) if i == 0 or r != rows[i - 1]]
#> stair_tiles([1, 3, 2])
#> stair_tiles([])
#> stair_tiles([2, 2])
#> stair_tiles([4, 0, 1, 2])
#> stair_tiles([0, 3])
# %%
class Solution:
    def friendScore(self, pairs: list, me: str) -> dict:
        friends = {b if a == me else a for a, b in pairs if me in (a, b)}
        second = [x for p in pairs for x in p if me not in p and any(y in friends for y in p) and x not in friends]
        score = {x: second.count(x) for x in second}
        return dict(sorted(score.items(), key=lambda kv: (-kv[1], kv[0])))
#> Solution().friendScore([("me", "a"), ("a", "b"), ("b", "c")], "me")
#> Solution().friendScore([], "z")
#> Solution().friendScore([("x", "y"), ("x", "w"), ("y", "k"), ("k", "w"), ("w", "j")], "x")
#> Solution().friendScore([("p", "q")], "p")
#> Solution().friendScore(pairs=[("a", "b"), ("c", "b"), ("d", "b")], me="a")
# %%
from functools import reduce

def gcd_runs(nums):
    gcd = lambda a, b: a if not b else gcd(b, a % b)
    parts = [nums[i:j] for i in range(len(nums)) for j in range(i + 2, len(nums) + 1)]
    good = [(len(p), reduce(gcd, p)) for p in parts if reduce(gcd, p) > 1]
    return max(good, default=(0, 1))
#> gcd_runs([4, 6, 9])
#> gcd_runs([])
#> gcd_runs([7, 5])
#> gcd_runs([8, 12, 20])
#> gcd_runs([3, 15])
# %%
class Solution:
    def moveStones(self, piles, rule):
        for src, dst in rule:
            take = (piles[src] + 1) // 2
            piles = [p - take if i == src else p + take if i == dst else p for i, p in enumerate(piles)]
            if src != dst and piles[src] == 0: break
        return piles, piles.index(max(piles))
#> Solution().moveStones([5, 0, 2], [(0, 1), (1, 2)])
#> Solution().moveStones([1, 1], [(0, 1), (1, 0)])
#> Solution().moveStones([9], [])
#> Solution().moveStones([], [])
#> Solution().moveStones(piles=[4, 4, 4, 4], rule=[(3, 0), (2, 0), (1, 0)])
# %%
def timeline(events, year):
    past = [(y, e) for y, e in events if y < year]
    ahead = [(y, e) for y, e in events if y > year]
    now = next((e for y, e in events if y == year), '-')
    last = max(past, default=(0, '^'))[1]
    soon = min(ahead, default=(0, '$'))[1]
    return f"{last}<{now}>{soon}" + '*' * sum(abs(y - year) <= 5 for y, _ in events)
#> timeline([(1990, "a"), (2000, "b"), (1995, "c")], 1995)
#> timeline([], 5)
#> timeline([(10, "x"), (20, "y")], 12)
#> timeline([(7, "p"), (7, "q"), (6, "r"), (9, "s")], 8)
#> timeline([(100, "m")], 1)
# %%
class Solution:
    def shortName(self, full):
        parts = full.split()
        forms = [lambda: ' '.join(p if i in (0, len(parts) - 1) else p[0] + '.' for i, p in enumerate(parts)),
                 lambda: ''.join(p[0] for p in parts),
                 lambda: max(parts, key=len)]
        if not parts: return []
        return sorted((f() for f in forms), key=len)
#> Solution().shortName(full="Jo Ann Lee Ray")
#> Solution().shortName(full="")
#> Solution().shortName(full="Cher")
#> Solution().shortName(full="A B C D E")
#> Solution().shortName(full="Max Planck")
# %%
def orchard(rows, ripe):
    picked, ladder = [], 0
    for r, row in enumerate(rows):
        got = [v for v in (row if r % 2 == 0 else row[::-1]) if v >= ripe]
        ladder += sum(abs(a - b) for a, b in zip(got, got[1:]))
        picked += got[:2]
    return picked, ladder
#> orchard([[3, 5, 7], [6, 2, 8]], 4)
#> orchard([], 1)
#> orchard([[1, 1], [2, 2]], 9)
#> orchard([[9], [8, 9, 5], [7, 7, 7]], 6)
#> orchard([[4, 6]], 0)
# %%
class Solution:
    def checkDigits(self, code: str) -> bool:
        ds = [int(c) for c in code if c.isdigit()]
        if len(ds) < 3: return False
        *body, last = ds
        total = sum(d * (3 if i % 2 else 1) for i, d in enumerate(body))
        return total % 7 == last or any(total % m == last for m in (11, 13) if m > max(body))
#> Solution().checkDigits("1-2-0")
#> Solution().checkDigits("42")
#> Solution().checkDigits("abc")
#> Solution().checkDigits("9034")
#> Solution().checkDigits("5 5 6")
# %%
def kite_tail(bows, wind):
    tail = []
    for i, b in enumerate(bows):
        sway = sum(w for k, w in enumerate(wind) if k <= i) - b
        tail.append('/' if sway > 0 else '\\' if sway < 0 else '|')
    text = ''.join(tail)
    return text, max((len(p) for p in text.replace('|', ' ').split()), default=0)
#> kite_tail([2, 3, 4], [1, 2, 3])
#> kite_tail([], [1])
#> kite_tail([1, 1, 1, 1], [1])
#> kite_tail([0, 9, 2, 3], [5, -5, 2, 3])
#> kite_tail([6, 6], [])
# %%
class Solution:
    def pivotTable(self, sales):
        shops = sorted({s for s, _, _ in sales})
        goods = sorted({g for _, g, _ in sales})
        table = [[sum(n for s, g, n in sales if (s, g) == (x, y)) for y in goods] for x in shops]
        return table, [goods[r.index(max(r))] for r in table]
#> Solution().pivotTable([("A", "pen", 2), ("B", "ink", 5), ("A", "ink", 1)])
#> Solution().pivotTable([])
#> Solution().pivotTable([("Q", "cup", 3)])
#> Solution().pivotTable([("A", "x", 1), ("A", "x", 4), ("B", "y", 2)])
#> Solution().pivotTable(sales=[("M", "b", 1), ("M", "a", 1)])
# %%
def hop_score(board, start):
    pos, seen, score = start, [], 0
    while 0 <= pos < len(board) and pos not in seen:
        seen.append(pos)
        score += board[pos] if board[pos] > 0 else 1
        pos += board[pos] or len(board)
    return score * (1 if 0 <= pos < len(board) else -1), seen
#> hop_score([2, 1, -1, 3], 0)
#> hop_score([], 0)
#> hop_score([0, 4], 0)
#> hop_score([1, 1, 1, -3], 1)
#> hop_score([5, -1, -1], 2)
# %%
from itertools import combinations

class Solution:
    def meetHalf(self, homes):
        pairs = list(combinations(sorted(homes), 2))
        mids = [(a + b) / 2 for a, b in pairs]
        whole = [int(m) for m in mids if m == int(m)]
        inside = {m: sum(a < m < b for a, b in pairs) for m in whole}
        return max(inside, key=lambda m: (inside[m], -m), default=None)
#> Solution().meetHalf([1, 5, 9])
#> Solution().meetHalf([])
#> Solution().meetHalf([1, 2])
#> Solution().meetHalf([2, 4, 8, 10])
#> Solution().meetHalf([6, 6, 0])
# %%
def text_wheel(s, n):
    spokes = [s[i::n] for i in range(n)]
    even = all(len(p) == len(spokes[0]) for p in spokes)
    order = sorted(range(n), key=lambda i: spokes[i][::-1])
    joined = '-'.join(spokes[i] for i in order if spokes[i])
    return joined if even else joined[::-1]
#> text_wheel("abcdef", 3)
#> text_wheel("", 2)
#> text_wheel("hello", 2)
#> text_wheel("zyxw", 4)
#> text_wheel("mno", 5)
# %%
class Solution:
    def rainBets(self, bets: dict, rain: list) -> list:
        won = {p: sum(1 for g, r in zip(guess, rain) if (g == 'y') == (r > 0)) for p, guess in bets.items()}
        best = max(won.values(), default=0)
        tie = [p for p in won if won[p] == best]
        while len(tie) > 1 and any(len(bets[p]) > 1 for p in tie):
            bets = {p: bets[p][1:] for p in tie}
            tie = [p for p in tie if bets[p][:1] == 'y'] or tie
        return tie
#> Solution().rainBets({"al": "yny", "bo": "nny"}, [1, 0, 3])
#> Solution().rainBets({}, [1])
#> Solution().rainBets({"p": "yn", "q": "ny"}, [2, 2])
#> Solution().rainBets({"k": "y", "m": "y"}, [0])
#> Solution().rainBets(bets={"u": "nyy", "v": "ynn", "w": "yyn"}, rain=[0, 0, 5])
# %%
def merge_runs(a, b):
    zipped = [x for t in zip(a, b) for x in sorted(t)]
    tail = a[len(b):] or b[len(a):]
    both = zipped + tail
    breaks = [i for i in range(1, len(both)) if both[i] < both[i - 1]]
    pieces = [both[i:j] for i, j in zip([0, *breaks], [*breaks, len(both)])]
    return max(pieces, key=len)
#> merge_runs([1, 5, 9], [2, 3])
#> merge_runs([], [])
#> merge_runs([4, 4], [1, 8])
#> merge_runs([3, 2, 1], [1])
#> merge_runs([7], [6, 8, 9, 2])
# %%
class Solution:
    def caveEcho(self, cave, shout):
        hits = []
        for d in (-1, 1):
            walk = range(shout + d, len(cave) if d > 0 else -1, d)
            hits.append(next((abs(i - shout) * cave[i] for i in walk if cave[i] > cave[shout]), 0))
        return hits if hits[0] != hits[1] else hits[:1]
#> Solution().caveEcho(cave=[5, 1, 2, 6], shout=2)
#> Solution().caveEcho(cave=[1], shout=0)
#> Solution().caveEcho(cave=[3, 2, 3], shout=1)
#> Solution().caveEcho(cave=[9, 4, 4, 4, 4, 7], shout=3)
#> Solution().caveEcho(cave=[1, 2, 3, 4], shout=3)
# %%
def unroll(spec):
    out, num = [], ''
    for c in spec:
        if c.isdigit(): num += c
        elif c == '<' and out: out.append(out[-1] * int(num or 1)); num = ''
        else: out.append(c * int(num or 1)); num = ''
    return [len(p) if len(set(p)) == 1 and len(p) > 2 else p for p in out]
#> unroll("2a3b")
#> unroll("")
#> unroll("xy2<")
#> unroll("<4k<")
#> unroll("2p2<q")
# %%
class Solution:
    def juryVote(self, marks):
        trimmed = [sorted(m)[1:-1] if len(m) > 2 else m for m in marks]
        means = [sum(t) / len(t) if t else 0 for t in trimmed]
        ranks = [1 + sum(o > m for o in means) for m in means]
        return [f"{i}{'*' if r == 1 else ''}" for i, r in sorted(enumerate(ranks), key=lambda p: p[1])]
#> Solution().juryVote([[5, 7, 9], [8, 8, 8], [1, 9]])
#> Solution().juryVote([])
#> Solution().juryVote([[], [3]])
#> Solution().juryVote([[4, 4, 4, 9], [4], [2, 6]])
#> Solution().juryVote(marks=[[10, 1, 1], [1, 2, 3]])
# %%
def spiral_sum(n, marks):
    x = y = 0
    dx, dy, v, got = 1, 0, 1, 0
    path = {(0, 0): 1}
    while v < n:
        x, y, v = x + dx, y + dy, v + 1
        path[x, y] = v
        if (x - dy, y + dx) not in path: dx, dy = -dy, dx
    return {m: path.get(m) for m in marks}, sum(w for (a, b), w in path.items() if a == b)
#> spiral_sum(5, [(1, 1), (0, 1)])
#> spiral_sum(1, [(0, 0)])
#> spiral_sum(9, [(3, 3)])
#> spiral_sum(3, [])
#> spiral_sum(7, [(-1, 0), (2, 0)])
# %%
class Solution:
    def pantry(self, jars, today):
        fresh = [(d - today, n) for n, d in jars if d >= today]
        spoiled = [n for n, d in jars if d < today]
        use = [n for left, n in sorted(fresh) if left <= 3]
        return {'use': use, 'throw': spoiled[::-1]} if use or spoiled else min(fresh, default=())
#> Solution().pantry([("jam", 12), ("milk", 9), ("egg", 11)], 10)
#> Solution().pantry([], 5)
#> Solution().pantry([("rice", 90), ("oats", 80)], 10)
#> Solution().pantry([("a", 1), ("b", 2), ("c", 3), ("d", 9)], 3)
#> Solution().pantry(jars=[("ham", 4)], today=4)
# %%
def common_edges(words):
    pre = lambda a, b: next((i for i, (x, y) in enumerate(zip(a, b)) if x != y), min(len(a), len(b)))
    out = []
    for a, b in zip(words, words[1:]):
        p, s = pre(a, b), pre(a[::-1], b[::-1])
        out.append(a[:p] + '|' + (a[-s:] if s else ''))
    return max(out, key=len, default=''), len(set(out))
#> common_edges(["planet", "plant", "slant"])
#> common_edges([])
#> common_edges(["ab", "ab"])
#> common_edges(["road", "read", "rode", "code"])
#> common_edges(["x", "y", "z"])
# %%
class Solution:
    def pizzaCuts(self, slices, eaters):
        share = [0] * eaters
        for i, s in enumerate(sorted(slices, reverse=True)):
            j = min(range(eaters), key=lambda e: (share[e], -e))
            share[j] += s if i < eaters * 2 else s // 2
        return share, max(share) - min(share)
#> Solution().pizzaCuts([4, 8, 6, 2], 2)
#> Solution().pizzaCuts([], 1)
#> Solution().pizzaCuts([5, 5, 5, 5], 3)
#> Solution().pizzaCuts([9, 7, 7, 1, 1], 2)
#> Solution().pizzaCuts(slices=[3, 3], eaters=4)
# %%
def zero_pairs(grid):
    flat = [(v, r, c) for r, row in enumerate(grid) for c, v in enumerate(row)]
    pairs = [((a, b), (c, d)) for i, (v, a, b) in enumerate(flat) for w, c, d in flat[i + 1:] if v + w == 0 and (a == c or b == d)]
    if not pairs: return None
    used = {p for pair in pairs for p in pair}
    return len(pairs), sorted(used)
#> zero_pairs([[1, -1], [2, 3]])
#> zero_pairs([])
#> zero_pairs([[4, 0], [0, -4]])
#> zero_pairs([[2, -2], [-2, 2]])
#> zero_pairs([[5, 1, -5]])
# %%
class Solution:
    def guardPosts(self, wall: str, reach: int) -> list:
        gates = [i for i, c in enumerate(wall) if c == 'G']
        posts, last = [], -1
        for g in gates:
            if posts and g <= last: continue
            p = next((k for k in range(min(g + reach, len(wall) - 1), g - 1, -1) if wall[k] != '~'), g)
            posts, last = posts + [p], p + reach
        return posts
#> Solution().guardPosts("G..G.", 1)
#> Solution().guardPosts("....", 2)
#> Solution().guardPosts("G~~G~G", 2)
#> Solution().guardPosts("GGGG", 1)
#> Solution().guardPosts(wall="", reach=3)
# %%
def price_words(prices):
    names = {1: 'one', 5: 'five', 10: 'ten', 50: 'fifty'}
    out = []
    for p in prices:
        words = []
        for v in sorted(names, reverse=True):
            k, p = divmod(p, v)
            words += [names[v] if k == 1 else f"{k} {names[v]}"] if k else []
        out.append('+'.join(words) or 'free')
    return out
#> price_words([7, 55])
#> price_words([])
#> price_words([0, 1])
#> price_words([99, 20, 3])
#> price_words([110])
# %%
class Solution:
    def railYard(self, wagons, order):
        tracks = {c: [w for w in wagons if w[0] == c] for c in order}
        stray = [w for w in wagons if w[0] not in tracks]
        train = [w for c in order for w in (tracks[c] if len(tracks[c]) % 2 else tracks[c][::-1])]
        return train + sorted(stray, key=lambda w: w[1:])
#> Solution().railYard(["b1", "a2", "b3", "c1"], "ab")
#> Solution().railYard([], "x")
#> Solution().railYard(["z9", "y1"], "q")
#> Solution().railYard(["k1", "k2", "k3", "m1"], "mk")
#> Solution().railYard(wagons=["a1"], order="a")
# %%
def gift_swap(wants):
    swaps = [(a, b) for a, x in wants.items() for b, y in wants.items() if a < b and x == b and y == a]
    used = [n for p in swaps for n in p]
    rest = {a: x for a, x in wants.items() if a not in used}
    idle = [a for a in rest if rest[a] not in wants or rest[a] == a]
    return swaps, sorted(set(rest) - set(idle))
#> gift_swap({"a": "b", "b": "a", "c": "a"})
#> gift_swap({})
#> gift_swap({"x": "x", "y": "z", "z": "q"})
#> gift_swap({"p": "q", "q": "r", "r": "p"})
#> gift_swap({"m": "n", "n": "m", "k": "j", "j": "k"})
# %%
class Solution:
    def stretch(self, beat: str, bars: int) -> str:
        unit = len(beat)
        song = ''.join(beat[(i * i) % unit] if i % unit else beat[0].upper() for i in range(unit * bars)) if unit else ''
        cuts = [song[i:i + unit] for i in range(0, len(song), unit or 1)]
        return '|'.join(c if cuts.index(c) == i else '%' for i, c in enumerate(cuts))
#> Solution().stretch("xo-", 3)
#> Solution().stretch("", 2)
#> Solution().stretch("ab", 2)
#> Solution().stretch("pqrs", 1)
#> Solution().stretch(beat="k", bars=4)
