# %%
def chimney_smoke(plumes, wind):
    drift = [(x + wind * t, t) for t, x in enumerate(plumes)]
    spots = {}
    for x, t in drift:
        spots[x] = max(spots.get(x, -1), t)
    crowd = [x for x in spots if sum(y == x for y, _ in drift) > 1]
    return sorted(crowd, key=lambda x: -spots[x]) or len(spots)
#> chimney_smoke([3, 2, 5, 0], 1)
#> chimney_smoke([], 2)
#> chimney_smoke([1, 1, 1], 0)
#> chimney_smoke([8, 6, 4, 9, 7], 2)
#> chimney_smoke([1, 5], -1)
# %%
class Solution:
    def bracketCost(self, text, prices):
        pairs, open_at = [], []
        for i, c in enumerate(text):
            if c in '([{': open_at.append(i)
            elif c in ')]}' and open_at: pairs.append((open_at.pop(), i))
        cost = lambda p: prices.get(text[p[0]] + text[p[1]], 9) * (p[1] - p[0])
        return sum(map(cost, pairs)) + 100 * len(open_at)
#> Solution().bracketCost("(a)", {"()": 2})
#> Solution().bracketCost("", {})
#> Solution().bracketCost("[(])", {"[]": 1})
#> Solution().bracketCost("((x", {"()": 3})
#> Solution().bracketCost(text="{[]}", prices={"{}": 1, "[]": 4})
# %%
from itertools import accumulate, groupby

def sled_rides(slopes):
    speed = list(accumulate(slopes, lambda v, s: max(v + s, 0)))
    rides = [list(g) for moving, g in groupby(speed, key=bool) if moving]
    if not rides:
        return 0
    return max(map(sum, rides)), [len(r) for r in rides]
#> sled_rides([2, -1, -3, 4])
#> sled_rides([])
#> sled_rides([-2, -2, 0])
#> sled_rides([0, 3, -5, 1, 1])
#> sled_rides([5, -5, 5, -6, 2])
# %%
class Solution:
    def postRoute(self, houses: list) -> list:
        odd = sorted(h for h in houses if h % 2)
        even = sorted((h for h in houses if h % 2 == 0), reverse=True)
        route = odd + even
        legs = [abs(a - b) + (a % 2 != b % 2) * 3 for a, b in zip(route, route[1:])]
        return [sum(legs), route[legs.index(max(legs))] if legs else None]
#> Solution().postRoute([4, 1, 7, 2])
#> Solution().postRoute([])
#> Solution().postRoute([8])
#> Solution().postRoute([11, 3, 12, 30, 5])
#> Solution().postRoute([2, 6, 4])
# %%
def bottle_song(n, skip):
    verses = []
    while n > 0:
        if any(n % s == 0 for s in skip if s): n -= 1; continue
        verses.append(f"{n}{'s' if n != 1 else ''}")
        n -= len(verses)
    return verses if len(verses) < 4 else [*verses[:2], '..', verses[-1]]
#> bottle_song(10, [3])
#> bottle_song(0, [2])
#> bottle_song(6, [2, 3])
#> bottle_song(20, [])
#> bottle_song(5, [0, 1])
# %%
class Solution:
    def spinRing(self, ring, pulls):
        for p in pulls:
            k = ring.index(max(ring))
            ring = ring[k:] + ring[:k]
            ring = [v - p if i == 0 else v + 1 if i == len(ring) // 2 else v for i, v in enumerate(ring)]
        return ring if all(v >= 0 for v in ring) else [v for v in ring if v < 0]
#> Solution().spinRing([4, 9, 2], [3, 3])
#> Solution().spinRing([5], [1, 2])
#> Solution().spinRing([1, 2, 3, 4], [])
#> Solution().spinRing([6, 6, 1, 0], [8, 2, 9])
#> Solution().spinRing(ring=[2, 2], pulls=[5, 5])
# %%
from collections import defaultdict

def book_club(reads):
    by_book = defaultdict(list)
    for who, book, stars in reads:
        by_book[book].append((stars, who))
    fans = {b: max(v)[1] for b, v in by_book.items() if len(v) > 1}
    dull = [b for b, v in sorted(by_book.items()) if all(s < 3 for s, _ in v)]
    return fans, dull
#> book_club([("al", "X", 4), ("bo", "X", 5), ("al", "Y", 2)])
#> book_club([])
#> book_club([("p", "M", 1), ("q", "M", 2), ("r", "N", 1)])
#> book_club([("a", "K", 3), ("b", "K", 3), ("c", "K", 1)])
#> book_club([("z", "Q", 5)])
# %%
class Solution:
    def wordMountain(self, word):
        peak = max(range(len(word)), key=lambda i: (word[i], -i), default=None)
        if peak is None: return ''
        up = ''.join(c for i, c in enumerate(word[:peak]) if all(c >= d for d in word[:i]))
        down = ''.join(c for i, c in enumerate(word[peak + 1:], peak + 1) if all(c <= d for d in word[peak:i]))
        return f"{up}{word[peak].upper()}{down}"
#> Solution().wordMountain("hazel")
#> Solution().wordMountain("")
#> Solution().wordMountain("abcba")
#> Solution().wordMountain("tomato")
#> Solution().wordMountain("zz")
# %%
def patch_quilt(quilt, patch, r, c):
    size = len(patch)
    under = [row[c:c + size] for row in quilt[r:r + size]]
    clash = sum(a == b for x, y in zip(under, patch) for a, b in zip(x, y))
    if clash > size: return clash
    return [row if not r <= i < r + size else row[:c] + patch[i - r] + row[c + size:] for i, row in enumerate(quilt)]
#> patch_quilt(["abc", "def", "ghi"], ["xy", "zw"], 1, 1)
#> patch_quilt(["aa", "aa"], ["aa", "aa"], 0, 0)
#> patch_quilt([], [], 0, 0)
#> patch_quilt(["abcd", "efgh"], ["b", ], 0, 1)
#> patch_quilt(["oo", "pp", "qq"], ["op", "po"], 0, 0)
# %%
class Solution:
    def bankQueue(self, people, desks):
        free = [0] * desks
        waits = []
        for arrive, need in people:
            d = min(range(desks), key=lambda k: free[k])
            begin = max(arrive, free[d])
            free[d] = begin + need
            waits.append(begin - arrive)
        return waits, max(free)
#> Solution().bankQueue(people=[(0, 5), (1, 2), (2, 3)], desks=2)
#> Solution().bankQueue(people=[], desks=1)
#> Solution().bankQueue(people=[(0, 4), (1, 4), (2, 4)], desks=1)
#> Solution().bankQueue(people=[(3, 1), (3, 1)], desks=3)
#> Solution().bankQueue(people=[(0, 9), (0, 1), (0, 1), (0, 1)], desks=2)
# %%
def letter_tides(text):
    low = [c for c in text if 'a' <= c <= 'm']
    high = [c for c in text if 'n' <= c <= 'z']
    ebb = sum(ord(h) - ord(l) for l, h in zip(low, high))
    if len(low) == len(high): return ebb
    side, extra = ('low', low[len(high):]) if len(low) > len(high) else ('high', high[len(low):])
    return side, ''.join(sorted(set(extra))), ebb
#> letter_tides("banjo")
#> letter_tides("")
#> letter_tides("an")
#> letter_tides("zoom out")
#> letter_tides("kelp")
# %%
class Solution:
    def castVotes(self, ballots: list, seats: int) -> list:
        pool = sorted({c for b in ballots for c in b})
        won = []
        for _ in range(seats):
            pts = {c: sum(len(b) - b.index(c) for b in ballots if c in b) for c in pool if c not in won}
            if not pts: break
            won.append(max(pts, key=lambda c: pts[c]))
            ballots = [b.replace(won[-1], '') for b in ballots]
        return won
#> Solution().castVotes(["ab", "ba", "b"], 1)
#> Solution().castVotes([], 2)
#> Solution().castVotes(["xyz", "zx"], 2)
#> Solution().castVotes(["k"], 3)
#> Solution().castVotes(ballots=["pq", "qp"], seats=2)
# %%
def frost_nights(temps, plants):
    lows = [min(pair) for pair in zip(temps, temps[1:] + temps[-1:])]
    dead = {p: next((n for n, t in enumerate(lows) if t < limit), -1) for p, limit in plants.items()}
    alive = [p for p, n in dead.items() if n < 0]
    return alive if alive else max(dead.values(), default=None)
#> frost_nights([3, 0, -2, 1], {"kale": -5, "basil": 2})
#> frost_nights([], {})
#> frost_nights([5, -4, 6], {"rose": -1, "fig": 1})
#> frost_nights([1, 2, 3], {"moss": 0, "fern": 2})
#> frost_nights([0, -1], {"pea": 0})
# %%
class Solution:
    def sumChess(self, board):
        white = sum(v for i, r in enumerate(board) for j, v in enumerate(r) if (i + j) % 2 == 0)
        black = sum(map(sum, board)) - white
        if white == black: return 'even'
        side = white > black
        return [max((v for j, v in enumerate(r) if ((i + j) % 2 == 0) == side), default=0) for i, r in enumerate(board)]
#> Solution().sumChess([[1, 2], [3, 4]])
#> Solution().sumChess([])
#> Solution().sumChess([[5, 5]])
#> Solution().sumChess([[9, 1, 2], [0, 3, 0]])
#> Solution().sumChess([[1], [8], [2]])
# %%
def cipher_wheel(msg, wheel):
    out, k = [], 0
    for c in msg:
        i = wheel.find(c)
        if i < 0: out.append(c); continue
        out.append(wheel[(i + k) % len(wheel)])
        k = i
    fixed = [a for a, b in zip(msg, out) if a == b]
    return ''.join(out), len(fixed)
#> cipher_wheel("cab", "abcd")
#> cipher_wheel("", "xyz")
#> cipher_wheel("a-b-a", "ab")
#> cipher_wheel("hello", "")
#> cipher_wheel("dad", "add")
# %%
class Solution:
    def treeHouse(self, links, root):
        kids = {}
        for a, b in links:
            kids.setdefault(a, []).append(b)
        size = lambda v: 1 + sum(size(k) for k in kids.get(v, []))
        tall = lambda v: 1 + max((tall(k) for k in kids.get(v, [])), default=0)
        return sorted(((size(k), tall(k), k) for k in kids.get(root, [])), reverse=True)
#> Solution().treeHouse([(1, 2), (1, 3), (3, 4)], 1)
#> Solution().treeHouse([], 7)
#> Solution().treeHouse([(0, 1), (1, 2), (2, 3)], 0)
#> Solution().treeHouse([(5, 6), (5, 7), (6, 8), (6, 9)], 6)
#> Solution().treeHouse(links=[(1, 2), (2, 3)], root=3)
# %%
from itertools import zip_longest

def add_ledgers(*books):
    lines = [[v for v in page if v is not None] for page in zip_longest(*books)]
    net = [sum(l) if len(l) > 1 else -l[0] for l in lines]
    swings = [b - a for a, b in zip(net, net[1:])]
    best = max(range(len(swings)), key=lambda i: abs(swings[i]), default=-1)
    return net, best
#> add_ledgers([1, 2, 3], [4, 5])
#> add_ledgers()
#> add_ledgers([7], [1, 1, 1], [2])
#> add_ledgers([5, 5], [-5, -5])
#> add_ledgers([3])
# %%
class Solution:
    def jugPours(self, sizes, pours):
        jugs = [sizes[0]] + [0] * (len(sizes) - 1) if sizes else []
        for a, b in pours:
            m = min(jugs[a], sizes[b] - jugs[b])
            if not m: continue
            jugs[a], jugs[b] = jugs[a] - m, jugs[b] + m
        return [f"{j}/{s}" if 0 < j < s else '.#'[j == s] for j, s in zip(jugs, sizes)]
#> Solution().jugPours([8, 5, 3], [(0, 1), (1, 2), (2, 0)])
#> Solution().jugPours([], [])
#> Solution().jugPours([4, 4], [(0, 1), (0, 1)])
#> Solution().jugPours([6, 4], [(1, 0)])
#> Solution().jugPours(sizes=[9, 2, 2], pours=[(0, 1), (0, 2)])
# %%
def stretchy(nums, k):
    grown = [y for x in nums for y in [x] * max(1, x % k)]
    runs = [(x, sum(1 for y in grown if y == x)) for x in dict.fromkeys(grown)]
    heavy = list(filter(lambda r: r[1] >= k, runs))
    return heavy or min(runs, key=lambda r: (r[1], r[0]), default=None)
#> stretchy([2, 5, 2], 3)
#> stretchy([], 2)
#> stretchy([4, 1, 3], 2)
#> stretchy([7, 7, 3], 5)
#> stretchy([10], 4)
# %%
class Solution:
    def sailFlags(self, masts: list, wind: str) -> str:
        turn = {'N': 0, 'E': 1, 'S': 2, 'W': 3}
        flags = []
        for m in masts:
            d = (turn[m] - turn[wind]) % 4
            flags.append('^>v<'[d] if m in turn else '?')
        best = [f for f in dict.fromkeys(flags) if flags.count(f) == max(map(flags.count, flags))]
        return ''.join(flags) + ':' + ''.join(best)
#> Solution().sailFlags(["N", "E", "N"], "N")
#> Solution().sailFlags([], "S")
#> Solution().sailFlags(["W", "S"], "E")
#> Solution().sailFlags(["N", "Q"], "W")
#> Solution().sailFlags(masts=["E", "E", "S", "S"], wind="S")
# %%
def shy_numbers(nums):
    hidden = [n for n in nums if not any(str(n) in str(m) for m in nums if m != n)]
    loud = sorted(set(nums) - set(hidden))
    while len(loud) > 2:
        lo, *mid, hi = loud
        loud = mid if hi - lo > 9 else [lo, hi]
    return hidden, loud
#> shy_numbers([12, 2, 312, 7])
#> shy_numbers([])
#> shy_numbers([5, 55, 555])
#> shy_numbers([1, 2, 3, 4, 1234])
#> shy_numbers([80, 90])
# %%
class Solution:
    def auction(self, bids, reserve):
        tops = {}
        for lot, who, amount in bids:
            if amount > tops.get(lot, (0, ''))[0]: tops[lot] = (amount, who)
        sold = {lot: who for lot, (amt, who) in tops.items() if amt >= reserve.get(lot, 0)}
        spend = {w: sum(a for a, x in tops.values() if x == w) for w in sorted(set(sold.values()))}
        return sold, spend
#> Solution().auction([("vase", "al", 5), ("vase", "bo", 7), ("rug", "al", 3)], {"rug": 4})
#> Solution().auction([], {"x": 1})
#> Solution().auction([("cup", "z", 2), ("cup", "y", 2)], {})
#> Solution().auction([("a", "p", 9), ("b", "p", 8), ("c", "q", 1)], {"c": 1})
#> Solution().auction(bids=[("m", "k", 3)], reserve={"m": 10})
# %%
def steam_gauge(readings):
    base, *rest = readings or [0]
    rel = [r - base for r in rest]
    bars = ['+' * (d // 5) if d > 0 else '-' * (-d // 5) for d in rel]
    worst = max(rel, key=abs, default=0)
    return [b or '.' for b in bars], worst
#> steam_gauge([50, 62, 41, 53])
#> steam_gauge([])
#> steam_gauge([10])
#> steam_gauge([0, 5, 10, 15, -20])
#> steam_gauge([7, 7, 8])
# %%
class Solution:
    def friendlyRows(self, rows):
        share = lambda a, b: len(set(a) & set(b))
        links = [share(a, b) for a, b in zip(rows, rows[1:])]
        cut = links.index(min(links)) + 1 if links else 0
        parts = rows[:cut], rows[cut:]
        return [sorted({v for r in p for v in r}) for p in parts if p]
#> Solution().friendlyRows([[1, 2], [2, 3], [7, 8]])
#> Solution().friendlyRows([])
#> Solution().friendlyRows([[4, 4]])
#> Solution().friendlyRows([[1], [2], [3]])
#> Solution().friendlyRows(rows=[[5, 6, 7], [6, 7], [7, 9], [7, 9]])
# %%
def key_presses(text, pad):
    where = {c: (b, k + 1) for b, letters in pad.items() for k, c in enumerate(letters)}
    taps, last = [], None
    for c in text:
        b, k = where.get(c, ('#', 1))
        taps.append((' ' if b == last else '') + str(b) * k)
        last = b
    return ''.join(taps)
#> key_presses("abc", {2: "ab", 3: "cd"})
#> key_presses("", {})
#> key_presses("dad!", {1: "ad"})
#> key_presses("go", {4: "ghi", 6: "mno"})
#> key_presses("zz", {9: "wxyz"})
# %%
class Solution:
    def paceRuns(self, laps: list) -> tuple:
        fast = min(laps, default=0)
        labels = ''.join('F' if l == fast else 'S' if l > fast * 1.5 else 'm' for l in laps)
        while 'mm' in labels: labels = labels.replace('mm', 'm')
        pos = [i for i, c in enumerate(labels) if c == 'S']
        return labels, sum(b - a for a, b in zip(pos, pos[1:]))
#> Solution().paceRuns([60, 70, 75, 95, 60])
#> Solution().paceRuns([])
#> Solution().paceRuns([50, 80, 50, 90])
#> Solution().paceRuns([40, 41, 42, 43])
#> Solution().paceRuns([10, 20, 12, 30, 14, 40])
# %%
def seed_rows(seeds, beds):
    rows = {b: [] for b in beds}
    for s in sorted(seeds, key=lambda s: (-len(s), s)):
        open_beds = [b for b in beds if sum(map(len, rows[b])) + len(s) <= beds[b]]
        if open_beds: rows[min(open_beds, key=lambda b: beds[b] - sum(map(len, rows[b])))].append(s)
    return {b: ' '.join(r) for b, r in rows.items() if r}
#> seed_rows(["kale", "pea", "leek"], {"A": 8, "B": 3})
#> seed_rows([], {"A": 5})
#> seed_rows(["pumpkin"], {"X": 4})
#> seed_rows(["oat", "rye", "fig"], {"M": 6, "N": 9})
#> seed_rows(["a", "bb", "ccc", "dd"], {"P": 5})
# %%
from itertools import permutations

class Solution:
    def bestLine(self, kids, likes):
        joy = lambda p: sum(likes.get(a + b, 0) + likes.get(b + a, 0) for a, b in zip(p, p[1:]))
        lines = [''.join(p) for p in permutations(kids) if p <= p[::-1]]
        top = max(map(joy, lines), default=0)
        return top, min((l for l in lines if joy(l) == top), default='')
#> Solution().bestLine("abc", {"ab": 3, "ca": 2})
#> Solution().bestLine("xy", {})
#> Solution().bestLine("", {"ab": 1})
#> Solution().bestLine("pqr", {"pq": -4, "rp": 1, "qr": 1})
#> Solution().bestLine(kids="mno", likes={"om": 5})
# %%
def net_moves(board, word):
    spot = {c: (r, k) for r, row in enumerate(board) for k, c in enumerate(row)}
    path = [spot[c] for c in word if c in spot]
    moves = [('D' * (c - a) or 'U' * (a - c)) + ('R' * (d - b) or 'L' * (b - d)) for (a, b), (c, d) in zip(path, path[1:])]
    total = sum(len(m) for m in moves)
    return ' '.join(m or '=' for m in moves), total
#> net_moves(["abc", "def"], "afb")
#> net_moves(["xy"], "")
#> net_moves(["ab", "cd"], "aad!c")
#> net_moves(["pqr", "stu", "vwx"], "xpvr")
#> net_moves([], "abc")
# %%
class Solution:
    def coldChain(self, trips, limit):
        warm = [(i, max(t)) for i, t in enumerate(trips) if t and max(t) > limit]
        spans = {i: len(list(filter(lambda v: v > limit, trips[i]))) for i, _ in warm}
        refuse = [i for i, top in warm if top > 2 * limit or spans[i] >= 3]
        ok = len(trips) - len(refuse)
        return ok, refuse, sum(spans.values())
#> Solution().coldChain([[3, 6, 4], [9, 11], [2]], 5)
#> Solution().coldChain([], 4)
#> Solution().coldChain([[6, 6, 6], [5, 5]], 5)
#> Solution().coldChain([[], [1], [20]], 8)
#> Solution().coldChain(trips=[[4, 5], [5, 4]], limit=3)
# %%
def last_light(windows, offs):
    lit = [c == '*' for c in windows]
    for step, (a, b) in enumerate(offs, 1):
        lit = [v and not a <= i <= b for i, v in enumerate(lit)]
        if sum(lit) == 1: return step, lit.index(True)
        if not any(lit): return step, None
    return 0, [i for i, v in enumerate(lit) if v]
#> last_light("*.**", [(0, 1), (2, 2)])
#> last_light("", [])
#> last_light("**", [(0, 5)])
#> last_light("*****", [(1, 2)])
#> last_light("*..*.*", [(9, 9), (0, 3)])
# %%
class Solution:
    def mintCoins(self, weights: list, std: int) -> dict:
        off = [w - std for w in weights]
        bad = {i: d for i, d in enumerate(off) if abs(d) > 1}
        pairs = [(i, j) for i in bad for j in bad if i < j and bad[i] + bad[j] == 0]
        fixed = {k for p in pairs for k in p}
        return {i: ('light' if d < 0 else 'heavy') for i, d in bad.items() if i not in fixed}
#> Solution().mintCoins([10, 13, 7, 15], 10)
#> Solution().mintCoins([], 5)
#> Solution().mintCoins([5, 6, 4], 5)
#> Solution().mintCoins([2, 8, 8], 5)
#> Solution().mintCoins(weights=[20, 17, 25, 26], std=20)
# %%
def vine_growth(vine, rules, days):
    for d in range(days):
        nxt = ''.join(rules.get(c, c) for c in vine)
        if nxt == vine or len(nxt) > 12: break
        vine = nxt
    else:
        return vine, days
    return sorted(set(vine)), d
#> vine_growth("a", {"a": "ab", "b": "a"}, 4)
#> vine_growth("x", {}, 3)
#> vine_growth("s", {"s": "ss"}, 9)
#> vine_growth("", {"a": "b"}, 0)
#> vine_growth("ba", {"a": "", "b": "c"}, 5)
# %%
class Solution:
    def mixPaint(self, cans, recipe):
        have = {c: sum(v for k, v in cans if k == c) for c, _ in cans}
        batches = min((have.get(c, 0) // n for c, n in recipe.items()), default=0)
        left = {c: v - batches * recipe.get(c, 0) for c, v in have.items()}
        short = [c for c, n in recipe.items() if left.get(c, 0) < n]
        return batches, ''.join(sorted(short)), max(left.values(), default=0)
#> Solution().mixPaint(cans=[("r", 3), ("b", 5), ("r", 2)], recipe={"r": 2, "b": 1})
#> Solution().mixPaint(cans=[], recipe={"y": 1})
#> Solution().mixPaint(cans=[("w", 9)], recipe={})
#> Solution().mixPaint(cans=[("k", 4), ("w", 4)], recipe={"k": 2, "w": 2})
#> Solution().mixPaint(cans=[("g", 1), ("h", 7)], recipe={"h": 3, "g": 1})
# %%
def window_words(text, size):
    seen, out = {}, []
    for i in range(len(text) - size + 1):
        chunk = text[i:i + size]
        key = ''.join(sorted(chunk))
        if key in seen and i - seen[key] >= size: out.append((seen[key], i))
        seen.setdefault(key, i)
    return out[0] if out else sorted(seen, key=seen.get)[:3]
#> window_words("abcab", 2)
#> window_words("", 1)
#> window_words("abcd", 2)
#> window_words("abxba", 2)
#> window_words("aaa", 3)
# %%
class Solution:
    def judgeRelay(self, teams):
        total = {t: sum(r) for t, r in teams.items() if len(r) >= 2 and None not in r}
        out = [t for t in teams if t not in total]
        podium = sorted(total, key=lambda t: (total[t], min(teams[t])))[:3]
        return [f"{'GSB'[i]}:{t}" for i, t in enumerate(podium)] + [f"x:{t}" for t in out]
#> Solution().judgeRelay({"red": [10, 12], "blue": [11, 9], "tan": [8, None]})
#> Solution().judgeRelay({})
#> Solution().judgeRelay({"a": [5, 5], "b": [4, 6], "c": [9, 9], "d": [1, 1]})
#> Solution().judgeRelay({"solo": [3]})
#> Solution().judgeRelay(teams={"p": [7, 7, 7], "q": [20, 1]})
# %%
def odd_jobs(jobs, hours):
    pay = lambda js: sum(p for _, p in js)
    plans = [[]]
    for j in jobs:
        plans += [p + [j] for p in plans if sum(h for h, _ in p) + j[0] <= hours]
    best = max(plans, key=lambda p: (pay(p), -len(p)))
    return pay(best), [h for h, _ in best]
#> odd_jobs([(2, 9), (3, 5), (4, 10)], 6)
#> odd_jobs([], 5)
#> odd_jobs([(9, 99)], 4)
#> odd_jobs([(1, 1), (1, 2), (1, 3)], 2)
#> odd_jobs([(2, 4), (2, 4), (4, 8)], 4)
# %%
class Solution:
    def foldMap(self, grid: list, line: int) -> list:
        top, below = grid[:line], grid[line + 1:]
        pad = len(top) - len(below)
        low = ['.' * len(r) for r in grid[:max(pad, 0)]] + below[::-1][max(-pad, 0):]
        return [''.join('#' if '#' in p else '.' for p in zip(a, b)) for a, b in zip(top, low)]
#> Solution().foldMap(["#..", "...", "..#"], 1)
#> Solution().foldMap(["##", ".#"], 1)
#> Solution().foldMap(["#.", ".#", "..", "##"], 2)
#> Solution().foldMap([], 1)
#> Solution().foldMap(grid=["..#", "##.", ".#.", "#..", "..."], line=2)
# %%
def count_turns(path):
    d = {'^': 0, '>': 1, 'v': 2, '<': 3}
    dirs = [d[c] for c in path if c in d]
    turns = [(b - a) % 4 for a, b in zip(dirs, dirs[1:])]
    named = {n: turns.count(k) for k, n in ((1, 'right'), (3, 'left'), (2, 'back')) if k in turns}
    return named if named else len(dirs)
#> count_turns("^>v<")
#> count_turns("")
#> count_turns(">>>")
#> count_turns("^<^x>v^")
#> count_turns("v^v")
# %%
class Solution:
    def taxiShare(self, rides, fare=3):
        owed = {}
        for riders, km in rides:
            part = -(-km * fare // len(riders))
            for r in riders: owed[r] = owed.get(r, 0) + part
        top = max(owed.values(), default=0)
        return {r: o if o < top else top - 1 for r, o in sorted(owed.items())}
#> Solution().taxiShare([("ab", 4), ("b", 2)])
#> Solution().taxiShare([])
#> Solution().taxiShare([("xyz", 5), ("xz", 3)], fare=2)
#> Solution().taxiShare([("q", 1)], fare=10)
#> Solution().taxiShare(rides=[("mn", 6), ("no", 6)], fare=1)
