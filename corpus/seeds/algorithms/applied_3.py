# %%
from typing import List


class Solution:
    def justifyMenu(self, items: List[str], prices: List[int], width: int) -> List[str]:
        out = []
        for name, price in zip(items, prices):
            tag = str(price)
            room = width - len(tag)
            if len(name) >= room:
                name = name[:max(room - 2, 1)] + "~"
            dots = room - len(name)
            line = name + "." * dots + tag
            out.append(line)
        return out
#> Solution().justifyMenu(["tea", "coffee"], [3, 12], 10)
#> Solution().justifyMenu([], [], 5)
#> Solution().justifyMenu(["pancakes"], [150], 8)
#> Solution().justifyMenu(items=["a", "bb", "ccc"], prices=[1, 22, 333], width=6)
#> Solution().justifyMenu(["soup", "stew", "salad"], [5, 70], 7)
# %%
def patch(lines, edits):
    out = list(lines)
    shift = 0
    skipped = 0
    for edit in sorted(edits):
        pos, kind, text = edit
        at = pos + shift
        if kind == "add":
            out.insert(at, text)
            shift += 1
        elif at >= len(out) or out[at] != text:
            skipped += 1
        elif kind == "del":
            del out[at]
            shift -= 1
        else:
            out[at] = text[::-1]
    return out, skipped
#> patch(["a", "b", "c"], [(1, "del", "b"), (2, "add", "x")])
#> patch([], [(0, "add", "first")])
#> patch(["ab", "cd"], [(0, "flip", "ab"), (1, "del", "zz")])
#> patch(["p", "q", "r"], [])
#> patch(["1", "2", "3", "4"], [(3, "del", "4"), (0, "del", "1"), (1, "add", "n"), (1, "del", "2")])
# %%
def three_way(base, mine, theirs):
    merged, conflicts = {}, []
    for key in sorted(set(base) | set(mine) | set(theirs)):
        b, m, t = base.get(key), mine.get(key), theirs.get(key)
        if m == t:
            pick = m
        elif m == b:
            pick = t
        elif t == b:
            pick = m
        elif isinstance(m, int) and isinstance(t, int) and isinstance(b, int):
            pick = m + t - b
        else:
            conflicts.append(key)
            continue
        if pick is not None:
            merged[key] = pick
    return merged, conflicts
#> three_way({"a": 1, "b": 2}, {"a": 1, "b": 5}, {"a": 9, "b": 2})
#> three_way({"n": 10}, {"n": 13}, {"n": 8})
#> three_way({}, {"x": "l"}, {"x": "r", "y": "s"})
#> three_way({"k": "v", "j": 1}, {"j": 1}, {"k": "v"})
#> three_way({}, {}, {})
# %%
class Solution:
    def buildPlan(self, needs):
        level = {}

        def rank(name, path):
            if name in path:
                return -1
            if name in level:
                return level[name]
            best = 0
            for dep in needs.get(name, ""):
                r = rank(dep, path + name)
                if r < 0:
                    level[name] = -1
                    return -1
                best = max(best, r + 1)
            level[name] = best
            return best

        for name in sorted(needs):
            rank(name, "")
        stages = {}
        for name, lv in sorted(level.items()):
            stages[lv] = stages.get(lv, "") + name
        return [stages[lv] for lv in sorted(stages) if lv >= 0], stages.get(-1, "")
#> Solution().buildPlan({"a": "bc", "b": "d", "c": ""})
#> Solution().buildPlan({})
#> Solution().buildPlan({"x": "y", "y": "x", "z": ""})
#> Solution().buildPlan(needs={"m": "no", "n": "o", "q": "m"})
#> Solution().buildPlan({"p": "p", "r": "p", "s": "t"})
# %%
def rpn(program):
    stack = []
    memo = {}
    for tok in program.split():
        if tok.lstrip("-").isdigit():
            stack.append(int(tok))
        elif tok.startswith(">"):
            memo[tok[1:]] = stack[-1]
        elif tok in memo:
            stack.append(memo[tok])
        elif tok == "sum":
            stack = [sum(stack)]
        elif tok == "dup":
            stack.append(stack[-1])
        else:
            b, a = stack.pop(), stack.pop()
            if tok == "+":
                stack.append(a + b)
            elif tok == "-":
                stack.append(a - b)
            elif tok == "x":
                stack.append(a * b)
    return stack
#> rpn("3 4 + 2 x")
#> rpn("5 >k k x dup")
#> rpn("")
#> rpn("1 2 3 4 sum -10 +")
#> rpn("7 +")
# %%
def search_notes(notes, query):
    must, never, any_of = [], [], []
    for term in query.lower().split():
        if term[0] == "+":
            must.append(term[1:])
        elif term[0] == "-":
            never.append(term[1:])
        else:
            any_of.append(term)
    found = []
    for i, note in enumerate(notes):
        words = note.lower().split()
        if any(n in words for n in never) or not all(m in words for m in must):
            continue
        score = sum(words.count(t) for t in any_of) + len(must)
        if score:
            found.append((-score, i))
    return [(i, -s) for s, i in sorted(found)]
#> search_notes(["Buy milk", "sell milk and milk", "read"], "milk")
#> search_notes(["a b", "b c", "a c"], "+a -c")
#> search_notes([], "x")
#> search_notes(["red car", "red red bus"], "+red bus car -bike")
#> search_notes(["One two"], "three")
# %%
class Solution:
    def readIni(self, text):
        conf, section = {}, "main"
        for raw in text.split(";"):
            line = raw.split("#")[0].strip()
            if not line:
                continue
            if line[0] == "[" and line[-1] == "]":
                section = line[1:-1]
                continue
            key, eq, val = line.partition("=")
            slot = conf.setdefault(section, {})
            if not eq:
                slot[key] = True
            elif key.strip() in slot:
                slot[key.strip()] += "," + val.strip()
            else:
                slot[key.strip()] = val.strip()
        return conf
#> Solution().readIni("a=1;[net];host = x;debug")
#> Solution().readIni("")
#> Solution().readIni("k=1;k=2;#note;[e]")
#> Solution().readIni("p = q # r;[z];[y];m=")
#> Solution().readIni(text=" ;[s];u=1;[t];u=2;[s];u=3")
# %%
def bit_runs(bits):
    # alternating run lengths starting with zeros, each in one base-36 digit
    digits = "0123456789abcdefghijklmnopqrstuvwxyz"
    out, want, i = "", "0", 0
    while i < len(bits):
        j = i
        while j < len(bits) and bits[j] == want and j - i < 5:
            j += 1
        out += digits[j - i]
        i = j
        want = "1" if want == "0" else "0"
    saved = len(bits) - len(out)
    return out if saved > 0 else "raw" + bits
#> bit_runs("0001111")
#> bit_runs("1100")
#> bit_runs("")
#> bit_runs("00000000111")
#> bit_runs("0101")
# %%
class Solution:
    def luhnish(self, digits):
        total = 0
        trace = []
        for i, ch in enumerate(reversed(digits)):
            d = int(ch)
            if i % 3 == 1:
                d *= 2
                if d > 9:
                    d -= 9
            elif i % 3 == 2:
                d = 9 - d
            total += d
            trace.append(d)
        return total % 10 == 0, trace[::-1], (10 - total % 10) % 10
#> Solution().luhnish("4921")
#> Solution().luhnish("")
#> Solution().luhnish("000")
#> Solution().luhnish("87")
#> Solution().luhnish(digits="1234567")
# %%
def age_on(born, today):
    by, bm, bd = (int(x) for x in born.split("-"))
    y, m, d = (int(x) for x in today.split("-"))
    if (y, m, d) < (by, bm, bd):
        return None
    lens = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    if d < bd:
        m -= 1
        d += lens[(m - 1) % 12]
    if m < bm:
        y -= 1
        m += 12
    parts = [(y - by, "y"), (m - bm, "m"), (d - bd, "d")]
    return "".join(f"{n}{u}" for n, u in parts if n) or "newborn"
#> age_on("2000-05-20", "2023-08-25")
#> age_on("1999-12-31", "2000-01-01")
#> age_on("2010-03-03", "2010-03-03")
#> age_on("2015-11-30", "2020-03-10")
#> age_on("2024-01-01", "2023-01-01")
# %%
def clock_angles(times, step):
    hits = []
    for t in times:
        h, m = divmod(t, 60)
        big = (h % 12) * 30 + m // 2
        small = m * 6
        gap = abs(big - small)
        if gap > 180:
            gap = 360 - gap
        if gap % step == 0:
            hits.append(f"{h:02}:{m:02}={gap}")
        elif hits and gap < 10:
            hits[-1] += "*"
    return hits
#> clock_angles([0, 180, 210, 360], 30)
#> clock_angles([], 5)
#> clock_angles([65, 66, 90, 720], 15)
#> clock_angles([1439, 600], 7)
#> clock_angles([0, 1, 2, 131], 90)
# %%
from math import gcd


class Solution:
    def gearRatio(self, pairs, turns):
        num, den = turns, 1
        dirn = 1
        for a, b in pairs:
            num *= a
            den *= b
            g = gcd(num, den)
            num //= g
            den //= g
            dirn = -dirn
        whole, rest = divmod(num, den)
        side = "cw" if dirn > 0 else "ccw"
        if not rest:
            return f"{whole} {side}"
        return f"{whole}+{rest}/{den} {side}"
#> Solution().gearRatio([(20, 10), (30, 15)], 3)
#> Solution().gearRatio([], 5)
#> Solution().gearRatio([(12, 40)], 1)
#> Solution().gearRatio(pairs=[(8, 24), (9, 6), (10, 4)], turns=2)
#> Solution().gearRatio([(7, 3)], 0)
# %%
def best_bundle(basket, bundles):
    # pick bundles greedily by saving per item; leftovers at list price
    price = {"pen": 4, "pad": 7, "ink": 9, "clip": 1}
    stock = dict(basket)
    cost = 0
    taken = []

    def saving(b):
        return sum(price[i] for i in b[0]) - b[1]

    for items, total in sorted(bundles, key=lambda b: (-saving(b) / len(b[0]), b[1])):
        if saving((items, total)) <= 0:
            break
        while all(stock.get(i, 0) >= items.count(i) for i in items):
            for i in items:
                stock[i] -= 1
            cost += total
            taken.append(total)
    cost += sum(price[i] * n for i, n in stock.items())
    return cost, taken
#> best_bundle({"pen": 2, "ink": 1}, [(["pen", "ink"], 10)])
#> best_bundle({"pad": 4}, [(["pad", "pad"], 12), (["pad", "pad", "pad"], 15)])
#> best_bundle({}, [])
#> best_bundle({"clip": 3, "pen": 1}, [(["clip", "clip"], 3), (["pen", "clip"], 4)])
#> best_bundle({"ink": 2, "pad": 1}, [(["ink"], 9), (["ink", "pad"], 11)])
# %%
def restock(levels, sales, reorder):
    coming = []
    missed = 0
    for day, sale in enumerate(sales):
        for due, item in coming:
            if due == day:
                levels[item] += reorder[item][1]
        item, n = sale
        sold = min(n, levels[item])
        levels[item] -= sold
        missed += n - sold
        point, _ = reorder[item]
        if levels[item] <= point and not any(i == item and d > day for d, i in coming):
            coming.append((day + 2, item))
    return levels, missed, coming
#> restock({"a": 5}, [("a", 4), ("a", 3), ("a", 2)], {"a": (2, 10)})
#> restock({"x": 1, "y": 1}, [("x", 1), ("y", 1), ("x", 2), ("y", 2)], {"x": (0, 3), "y": (0, 1)})
#> restock({"q": 9}, [], {"q": (1, 1)})
#> restock({"m": 3}, [("m", 1), ("m", 1), ("m", 1), ("m", 1), ("m", 1)], {"m": (1, 2)})
#> restock({"k": 50}, [("k", 20), ("k", 20)], {"k": (5, 5)})
# %%
class Solution:
    def ferry(self, cars, lane_len):
        lanes = [[], []]
        used = [0, 0]
        waiting = []
        for name, length, priority in sorted(cars, key=lambda c: -c[2]):
            side = 0 if used[0] <= used[1] else 1
            for s in (side, 1 - side):
                if used[s] + length <= lane_len:
                    lanes[s].append(name + "!" * (priority > 1))
                    used[s] += length
                    break
            else:
                waiting.append(name)
        return lanes, used[0] - used[1], waiting
#> Solution().ferry([("a", 4, 1), ("b", 5, 2), ("c", 3, 1)], 8)
#> Solution().ferry([], 10)
#> Solution().ferry([("bus", 12, 3), ("bike", 1, 0)], 10)
#> Solution().ferry(cars=[("p", 3, 0), ("q", 3, 0), ("r", 3, 5), ("s", 3, 0)], lane_len=5)
#> Solution().ferry([("m", 6, 1), ("n", 2, 1), ("o", 4, 1)], 6)
# %%
def medal_table(results):
    board = {}
    for event in results:
        place = 0
        i = 0
        groups = event.split(">")
        while i < len(groups) and place < 3:
            for team in groups[i].split("="):
                row = board.setdefault(team, [0, 0, 0])
                row[place] += 1
            place += groups[i].count("=") + 1
            i += 1
    order = sorted(board.items(), key=lambda e: ([-n for n in e[1]], e[0]))
    return [f"{t} {g}-{s}-{b}" for t, (g, s, b) in order]
#> medal_table(["a>b>c>d", "b>a>c"])
#> medal_table(["x=y>z>w"])
#> medal_table([])
#> medal_table(["p>q=r>s", "s>p"])
#> medal_table(["k=l=m>n", "n>k", "n>m>l"])
# %%
from collections import Counter


def seats_by_shares(votes, total):
    # largest remainder, but lists under 5 % get nothing
    everything = sum(votes.values())
    live = {p: v for p, v in votes.items() if v * 20 >= everything}
    base = sum(live.values())
    if not base:
        return {}
    got = Counter()
    rest = []
    for p, v in live.items():
        whole, left = divmod(v * total, base)
        got[p] = whole
        rest.append((-left, p))
    rest.sort()
    for _, p in rest[:total - sum(got.values())]:
        got[p] += 1
    return dict(sorted(got.items()))
#> seats_by_shares({"red": 50, "blue": 30, "tiny": 2}, 7)
#> seats_by_shares({}, 4)
#> seats_by_shares({"a": 10, "b": 10, "c": 10}, 4)
#> seats_by_shares({"x": 99, "y": 1}, 3)
#> seats_by_shares({"m": 41, "n": 29, "o": 17, "p": 13}, 8)
# %%
class Solution:
    def doorLog(self, badges, log):
        levels = {name: lv for name, lv in (b.split(":") for b in badges)}
        inside, alarms = [], []
        for i, entry in enumerate(log):
            name, door = entry[:-1], entry[-1]
            lv = levels.get(name, "0")
            if door == "x":
                if name in inside:
                    inside.remove(name)
                else:
                    alarms.append(i)
            elif lv >= door and name not in inside:
                inside.append(name)
            elif door > lv and any(levels.get(p, "0") >= door for p in inside):
                inside.append(name)
            else:
                alarms.append(i)
        return inside, alarms
#> Solution().doorLog(["al:2", "bo:1"], ["al2", "bo2", "alx"])
#> Solution().doorLog([], ["zed1"])
#> Solution().doorLog(["c:3"], ["c1", "c1", "cx", "cx"])
#> Solution().doorLog(badges=["p:1", "q:3"], log=["p3", "q3", "p3", "guest2"])
#> Solution().doorLog(["m:0"], [])
# %%
def forward(routes, packet, ttl):
    node, dest = packet
    hops = [node]
    while node != dest:
        ttl -= 1
        if ttl < 0:
            return hops, "expired"
        table = routes.get(node, {})
        nxt = table.get(dest) or table.get("*")
        if nxt is None:
            return hops, "no route"
        if len(hops) > 1 and nxt == hops[-2]:
            return hops, "bounce"
        node = nxt
        hops.append(node)
    return hops, "ok"
#> forward({"a": {"d": "b"}, "b": {"*": "c"}, "c": {"d": "d"}}, ("a", "d"), 5)
#> forward({"a": {"*": "b"}, "b": {"*": "a"}}, ("a", "z"), 9)
#> forward({}, ("q", "q"), 0)
#> forward({"x": {"*": "y"}, "y": {"*": "z"}, "z": {"*": "x"}}, ("x", "w"), 4)
#> forward({"m": {"n": "o"}}, ("m", "p"), 3)
# %%
class Solution:
    def fairQueue(self, clients, slots):
        # weighted round robin: a client with weight w gets up to w slots in a row
        order = [[name, w, n] for name, w, n in clients]
        served = ""
        i = 0
        while slots > 0 and any(n for _, _, n in order):
            name, w, n = order[i]
            take = min(w, n, slots)
            served += name * take
            order[i][2] -= take
            slots -= take
            if take == 0 and w > 1:
                order[i][1] = 1
            i = (i + 1) % len(order)
        return served, [n for _, _, n in order]
#> Solution().fairQueue([("a", 2, 3), ("b", 1, 3)], 6)
#> Solution().fairQueue([], 3)
#> Solution().fairQueue([("x", 3, 1), ("y", 1, 4)], 10)
#> Solution().fairQueue(clients=[("p", 1, 2), ("q", 2, 5), ("r", 1, 1)], slots=5)
#> Solution().fairQueue([("z", 5, 9)], 0)
# %%
def breaker(calls, threshold, cool):
    state, fails, opened = "closed", 0, 0
    seen = []
    for t, ok in calls:
        if state == "open":
            if t - opened < cool:
                seen.append("skip")
                continue
            state = "half"
        if ok:
            fails = 0
            state = "closed"
        else:
            fails += 1
            if state == "half" or fails >= threshold:
                state, opened = "open", t
        seen.append(state)
    return seen
#> breaker([(1, True), (2, False), (3, False), (4, True), (9, True)], 2, 5)
#> breaker([], 1, 1)
#> breaker([(0, False), (3, False), (5, True), (6, True)], 1, 3)
#> breaker([(1, False), (2, True), (3, False)], 2, 4)
#> breaker([(0, False), (1, False), (2, False)], 1, 0)
# %%
def busiest_hour(stamps, width):
    counts = {}
    for s in stamps:
        h, m = s.split(":")
        counts[(int(h) * 60 + int(m)) // width] = counts.get((int(h) * 60 + int(m)) // width, 0) + 1
    best = None
    for slot in sorted(counts):
        pair = counts[slot] + counts.get(slot + 1, 0)
        if best is None or pair > best[0]:
            best = (pair, slot)
    if best is None:
        return "quiet"
    a = best[1] * width
    b = a + 2 * width
    return f"{a // 60}:{a % 60:02}-{b // 60}:{b % 60:02} ({best[0]})"
#> busiest_hour(["9:05", "9:40", "10:10", "12:00"], 30)
#> busiest_hour([], 15)
#> busiest_hour(["0:00"], 60)
#> busiest_hour(["7:59", "8:00", "8:01", "8:45", "9:10", "9:15"], 20)
#> busiest_hour(["23:50", "23:59", "1:00"], 45)
# %%
class Solution:
    def barChart(self, data):
        if not data:
            return []
        top = max(data)
        low = min(min(data), 0)
        rows = []
        for level in range(top, low - 1, -1):
            if level == 0:
                rows.append("-" * len(data))
                continue
            row = ""
            for v in data:
                if level > 0:
                    row += "#" if v >= level else " "
                else:
                    row += "o" if v <= level else " "
            rows.append(row.rstrip())
        return rows
#> Solution().barChart([1, 3, 2])
#> Solution().barChart([])
#> Solution().barChart([2, -2, 0])
#> Solution().barChart(data=[-1, -3])
#> Solution().barChart([4, 0, 1, 2])
# %%
def weighted_window(xs, weights):
    half = len(weights) // 2
    out = []
    for i in range(len(xs)):
        num = den = 0
        for k, w in enumerate(weights):
            j = i + k - half
            if j < 0:
                j = -j
            if j >= len(xs):
                continue
            num += xs[j] * w
            den += w
        out.append(num // den if den else xs[i])
    return out
#> weighted_window([1, 5, 9], [1, 2, 1])
#> weighted_window([], [1])
#> weighted_window([10, 0, 10, 0], [1, 1, 1])
#> weighted_window([7, 3], [0, 0, 1])
#> weighted_window([6, 2, 8, 4], [3])
# %%
def reject_pairs(pairs, tol):
    # keep measurement pairs that agree; average them; drop repeats of the last kept value
    kept = []
    rejects = {"diff": 0, "same": 0}
    for a, b in pairs:
        if abs(a - b) > tol:
            if kept and min(abs(a - kept[-1]), abs(b - kept[-1])) <= tol:
                val = min(a, b, key=lambda q: abs(q - kept[-1]))
            else:
                rejects["diff"] += 1
                continue
        else:
            val = (a + b) // 2
        if kept and kept[-1] == val:
            rejects["same"] += 1
        else:
            kept.append(val)
    return kept, rejects
#> reject_pairs([(4, 6), (5, 5), (1, 9), (6, 30)], 2)
#> reject_pairs([], 1)
#> reject_pairs([(0, 50), (20, 21)], 3)
#> reject_pairs([(10, 12), (11, 90), (13, 80), (15, 14)], 2)
#> reject_pairs([(8, 8), (8, 9), (8, 8)], 1)
# %%
class Solution:
    def thinPoints(self, track, dist):
        if len(track) < 3:
            return track
        kept = [track[0]]
        for i in range(1, len(track) - 1):
            x, y = track[i]
            px, py = kept[-1]
            nx, ny = track[i + 1]
            if abs(x - px) + abs(y - py) < dist:
                continue
            cross = (x - px) * (ny - py) - (y - py) * (nx - px)
            if cross == 0:
                continue
            kept.append((x, y))
        kept.append(track[-1])
        return kept
#> Solution().thinPoints([(0, 0), (1, 1), (2, 2), (4, 0)], 2)
#> Solution().thinPoints([(3, 3)], 1)
#> Solution().thinPoints([(0, 0), (5, 0), (5, 5), (0, 5), (0, 0)], 3)
#> Solution().thinPoints(track=[(0, 0), (1, 0), (1, 1), (2, 5)], dist=2)
#> Solution().thinPoints([(1, 1), (2, 4), (3, 9), (4, 16)], 4)
# %%
def glob_match(pattern, name):
    # * inside one folder, ** across folders, ? one letter
    def seg(p, s):
        if not p:
            return not s
        if p[0] == "*":
            return seg(p[1:], s) or (bool(s) and seg(p, s[1:]))
        return bool(s) and p[0] in ("?", s[0]) and seg(p[1:], s[1:])

    def walk(ps, ns):
        if not ps:
            return not ns
        if ps[0] == "**":
            return any(walk(ps[1:], ns[k:]) for k in range(len(ns) + 1))
        return bool(ns) and seg(ps[0], ns[0]) and walk(ps[1:], ns[1:])

    return walk(pattern.split("/"), name.split("/"))
#> glob_match("src/*.py", "src/a.py")
#> glob_match("**/t?", "x/y/t1")
#> glob_match("a/*", "a/b/c")
#> glob_match("", "")
#> glob_match("lib/**", "lib")
# %%
def mail_merge(template, people):
    letters = []
    for p in people:
        text = template
        for key in sorted(p, key=len, reverse=True):
            text = text.replace("@" + key, str(p[key]))
        while "[" in text:
            a = text.rindex("[")
            b = text.index("]", a)
            inner = text[a + 1:b]
            text = text[:a] + ("" if "@" in inner else inner) + text[b + 1:]
        letters.append(text.replace("@", "#"))
    return letters
#> mail_merge("Dear @name[, aged @age]!", [{"name": "Jo", "age": 8}, {"name": "Al"}])
#> mail_merge("x", [])
#> mail_merge("@a@ab", [{"a": 1, "ab": 2}])
#> mail_merge("[[@q] ok]@z", [{"q": 5}, {}])
#> mail_merge("Hi", [{"n": 1}])
# %%
class Solution:
    def editor(self, keys):
        text, undo, redo = "", [], []
        i = 0
        while i < len(keys):
            k = keys[i]
            if k == "<":
                undo.append(text)
                text, redo = text[:-1], []
            elif k == "u" and undo:
                redo.append(text)
                text = undo.pop()
            elif k == "r" and redo:
                undo.append(text)
                text = redo.pop()
            elif k.isupper():
                undo.append(text)
                text += k
                redo.clear()
            i += 1
        return text, len(undo), len(redo)
#> Solution().editor("ABuC")
#> Solution().editor("")
#> Solution().editor("XYZ<uur")
#> Solution().editor("uurrA")
#> Solution().editor(keys="AB<<uuuurrD")
# %%
def two_level(keys, small, big):
    fast, slow = [], []
    cost = 0
    for k in keys:
        if k in fast:
            cost += 1
            fast.remove(k)
        elif k in slow:
            cost += 4
            slow.remove(k)
        else:
            cost += 10
        fast.insert(0, k)
        if len(fast) > small:
            slow.insert(0, fast.pop())
            if len(slow) > big:
                slow.pop()
    return cost, "".join(fast) + "|" + "".join(slow)
#> two_level("abcab", 2, 2)
#> two_level("", 1, 1)
#> two_level("wxyzw", 1, 2)
#> two_level("aaaa", 3, 1)
#> two_level("pqrpsp", 2, 1)
# %%
import heapq


class Solution:
    def alarmOrder(self, alarms, until):
        heap = [(first, name, every) for name, first, every in alarms]
        heapq.heapify(heap)
        rung = []
        while heap and heap[0][0] <= until:
            t, name, every = heapq.heappop(heap)
            if rung and rung[-1][0] == t:
                rung[-1] = (t, rung[-1][1] + name)
            else:
                rung.append((t, name))
            if every:
                heapq.heappush(heap, (t + every, name, every))
        return rung
#> Solution().alarmOrder([("a", 2, 3), ("b", 5, 0)], 11)
#> Solution().alarmOrder([], 9)
#> Solution().alarmOrder([("x", 1, 2), ("y", 1, 4)], 7)
#> Solution().alarmOrder(alarms=[("late", 50, 1)], until=20)
#> Solution().alarmOrder([("m", 0, 5), ("n", 10, 10), ("o", 4, 6)], 12)
# %%
def pack_bits(fields, widths):
    word, pos = 0, 0
    clipped = []
    for name, w in widths:
        v = fields.get(name, 0)
        top = (1 << w) - 1
        if v > top:
            clipped.append(name)
            v = top
        word |= v << pos
        pos += w
    ones = 0
    x = word
    while x:
        x &= x - 1
        ones += 1
    return word | (ones % 2) << pos, clipped
#> pack_bits({"a": 3, "b": 1}, [("a", 2), ("b", 3)])
#> pack_bits({}, [("z", 4)])
#> pack_bits({"x": 99, "y": 5}, [("y", 3), ("x", 4)])
#> pack_bits({"m": 1, "n": 1, "o": 1}, [("m", 1), ("n", 1), ("o", 1)])
#> pack_bits({"q": 7}, [])
# %%
def palette_swap(pixels, budget):
    # merge the two closest grey levels until only `budget` remain
    weight = {}
    for p in pixels:
        weight[p] = weight.get(p, 0) + 1
    remap = {p: p for p in weight}
    while len(weight) > budget:
        levels = sorted(weight)
        a, b = min(zip(levels, levels[1:]), key=lambda q: q[1] - q[0])
        keep, drop = (a, b) if weight[a] >= weight[b] else (b, a)
        weight[keep] += weight.pop(drop)
        for p in remap:
            if remap[p] == drop:
                remap[p] = keep
    return [remap[p] for p in pixels]
#> palette_swap([10, 12, 200, 12], 2)
#> palette_swap([], 3)
#> palette_swap([5, 5, 5], 1)
#> palette_swap([1, 3, 6, 10, 15], 2)
#> palette_swap([0, 255, 100, 90, 90], 3)
# %%
class Solution:
    def erode(self, img, times):
        def solid(g, y, x):
            for dy in (-1, 0, 1):
                for dx in (-1, 0, 1):
                    if abs(dy) + abs(dx) == 2:
                        continue
                    ny, nx = y + dy, x + dx
                    if 0 <= ny < len(g) and 0 <= nx < len(g[ny]) and g[ny][nx] == ".":
                        return False
            return g[y][x] == "#"

        for _ in range(times):
            new = ["".join("#" if solid(img, y, x) else "." for x in range(len(r))) for y, r in enumerate(img)]
            if new == img:
                break
            img = new
        return img
#> Solution().erode(["##", "##"], 1)
#> Solution().erode(["#.", "##"], 1)
#> Solution().erode([], 2)
#> Solution().erode(["###."], 2)
#> Solution().erode(img=["#"], times=3)
# %%
def chord_name(notes):
    order = "C.D.EF.G.A.B"
    pitches = sorted({order.index(n) for n in notes if n in order and n != "."})
    shapes = {(4, 3): "major", (3, 4): "minor", (3, 3): "dim", (4, 4): "aug", (5, 2): "sus4", (2, 5): "sus2"}
    if len(pitches) != 3:
        return f"{len(pitches)} notes"
    for turn in range(3):
        a, b, c = pitches
        name = shapes.get((b - a, c - b))
        if name:
            return f"{order[a % 12]} {name}" + f"/{turn}" * (turn > 0)
        pitches = [b, c, a + 12]
    return "unknown"
#> chord_name("CEG")
#> chord_name("ACE")
#> chord_name("")
#> chord_name("BDF")
#> chord_name("CDE")
# %%
def stone_row(row, moves):
    # a stone jumps over its right neighbour into a hole; the neighbour flips colour
    flip = {"o": "x", "x": "o"}
    cells = list(row)
    done = 0
    for m in moves:
        if m + 2 >= len(cells):
            break
        if cells[m] == "." or cells[m + 1] == "." or cells[m + 2] != ".":
            continue
        cells[m + 2], cells[m] = cells[m], "."
        cells[m + 1] = flip[cells[m + 1]]
        done += 1
    score = sum(i for i, c in enumerate(cells) if c == "x") - cells.count("o")
    return "".join(cells), done, score
#> stone_row("xo..", [0, 1])
#> stone_row("", [0])
#> stone_row("oo.x.", [0, 2, 1])
#> stone_row("xxx...", [1, 2, 0])
#> stone_row("x.x.", [0, 2, 9])
# %%
class Solution:
    def brew(self, steps, kettles):
        ready = [0] * kettles
        finish = []
        clean = 0
        for minutes, kind in steps:
            k = min(range(kettles), key=lambda i: (ready[i], i))
            start = ready[k]
            if kind == "milk":
                clean += 1
                ready[k] = start + minutes + 2
            else:
                ready[k] = start + minutes
            finish.append(start + minutes)
        return max(finish, default=0), finish, clean * 2
#> Solution().brew([(4, "tea"), (3, "milk"), (5, "tea")], 2)
#> Solution().brew([], 1)
#> Solution().brew([(2, "milk"), (2, "milk"), (2, "tea")], 1)
#> Solution().brew(steps=[(1, "tea"), (9, "tea"), (1, "milk"), (1, "tea")], kettles=3)
#> Solution().brew([(7, "milk")], kettles=2)
# %%
def lost_robot(plan, size):
    r = c = size // 2
    seen = {(r, c): 0}
    t = 0
    for word in plan.split(","):
        if not word:
            continue
        d, n = word[0], int(word[1:] or 1)
        for _ in range(n):
            t += 1
            if d in "NS":
                r = (r + (1 if d == "S" else -1)) % size
            else:
                c = (c + (1 if d == "E" else -1)) % size
            if (r, c) in seen:
                return f"crossed ({r},{c}) after {t - seen[r, c]}"
            seen[r, c] = t
    return f"at ({r},{c}) fresh {len(seen)}"
#> lost_robot("N2,E,S", 5)
#> lost_robot("E3", 3)
#> lost_robot("", 4)
#> lost_robot("N,E,S,W", 7)
#> lost_robot("W2,S2,E1", 6)
