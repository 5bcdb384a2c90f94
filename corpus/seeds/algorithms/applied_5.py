# %%
def cpu_turns(jobs, quantum):
    queue = [[n, t, 0] for n, t in jobs]
    clock = 0
    finished = {}
    while queue:
        job = queue.pop(0)
        run = min(quantum + job[2], job[1])
        clock += run
        job[1] -= run
        if job[1] == 0:
            finished[job[0]] = clock
        else:
            # each return to the queue earns one extra tick
            job[2] += 1
            queue.append(job)
    return finished
#> cpu_turns([("a", 5), ("b", 2)], 2)
#> cpu_turns([], 3)
#> cpu_turns([("x", 9)], 1)
#> cpu_turns([("p", 3), ("q", 3), ("r", 3)], 1)
#> cpu_turns([("m", 10), ("n", 1)], 4)
# %%
class Solution:
    def columns(self, words, width):
        # newspaper columns: fill downwards with the fewest rows that fit
        n = len(words)
        for rows in range(1, n + 1):
            cols = [words[i:i + rows] for i in range(0, n, rows)]
            sizes = [max(map(len, c)) for c in cols]
            if sum(sizes) + 2 * (len(cols) - 1) <= width:
                break
        else:
            return words[:]
        out = []
        for r in range(rows):
            line = "  ".join(c[r].ljust(s) for c, s in zip(cols, sizes) if r < len(c))
            out.append(line.rstrip())
        return out
#> Solution().columns(["a", "bb", "ccc", "d"], 9)
#> Solution().columns([], 10)
#> Solution().columns(["longword", "x"], 4)
#> Solution().columns(words=["one", "two", "three", "four", "five"], width=11)
#> Solution().columns(["k", "l"], width=20)
# %%
def rename_guess(before, after):
    gone = [f for f in before if f not in after]
    new = [f for f in after if f not in before]
    pairs = []
    for g in gone:
        best, score = None, 0
        for f in new:
            common = 0
            for a, b in zip(before[g], after[f]):
                common += a == b
            size = max(len(before[g]), len(after[f]), 1)
            if common * 2 >= size and common > score:
                best, score = f, common
        if best:
            new.remove(best)
            pairs.append((g, best, score))
    left = [g for g in gone if all(g != p[0] for p in pairs)]
    return pairs, left, new
#> rename_guess({"a": "xyz", "b": "q"}, {"c": "xyw", "b": "q"})
#> rename_guess({}, {"n": "1"})
#> rename_guess({"m": "abcd", "n": "abce"}, {"o": "abce", "p": "zz"})
#> rename_guess({"k": "ab"}, {})
#> rename_guess({"s": ""}, {"t": "", "u": "s"})
# %%
def layered(defaults, *layers):
    source = {k: "default" for k in defaults}
    value = dict(defaults)
    locked = []
    for depth, layer in enumerate(layers, 1):
        for k, v in layer.items():
            lock = k.endswith("!")
            k = k.rstrip("!")
            if k in locked:
                continue
            if k not in value:
                source[k] = f"new@{depth}"
            elif value[k] == v:
                continue
            else:
                source[k] = f"layer{depth}"
            value[k] = v
            if lock:
                locked.append(k)
    return value, source
#> layered({"a": 1, "b": 2}, {"a": 5}, {"a": 6, "c": 0})
#> layered({})
#> layered({"x": 1}, {"x!": 2}, {"x": 3})
#> layered({"p": "q"}, {"p": "q"}, {"p": "r", "s!": 1}, {"s": 2})
#> layered({"m": 0}, {}, {"m!": 0}, {"m": 9})
# %%
class Solution:
    def compile(self, expr):
        # turns "a+b*c" into stack code; ^ is right-associative
        prec = {"+": 1, "*": 2, "^": 3}
        code, ops = [], []
        for ch in expr:
            if ch.isalnum():
                code.append("push " + ch)
            elif ch == "(":
                ops.append(ch)
            elif ch == ")":
                while ops and ops[-1] != "(":
                    code.append(ops.pop())
                if not ops:
                    return ["error"]
                ops.pop()
            else:
                p = prec.get(ch, 0)
                while ops and ops[-1] != "(" and (prec[ops[-1]] > p or prec[ops[-1]] == p and ch != "^"):
                    code.append(ops.pop())
                ops.append(ch)
        return code + ops[::-1]
#> Solution().compile("a+b*c")
#> Solution().compile("")
#> Solution().compile("(x+y)*2")
#> Solution().compile("a^b^c")
#> Solution().compile(expr="p)+q")
# %%
def simplify_sum(text):
    coef = {}
    sign, i = 1, 0
    while i < len(text):
        ch = text[i]
        if ch in "+-":
            sign = 1 if ch == "+" else -1
            i += 1
            continue
        j = i
        while j < len(text) and text[j].isdigit():
            j += 1
        n = int(text[i:j]) if j > i else 1
        name = ""
        while j < len(text) and text[j].isalpha():
            name += text[j]
            j += 1
        name = "".join(sorted(name))
        coef[name] = coef.get(name, 0) + sign * n
        i = max(j, i + 1)
    parts = [f"{c:+d}{n}" for n, c in sorted(coef.items(), key=lambda e: (-len(e[0]), e[0])) if c]
    return "".join(parts) or "0"
#> simplify_sum("3x+2y-x")
#> simplify_sum("ab-ba")
#> simplify_sum("")
#> simplify_sum("5+2xy-7yx+a")
#> simplify_sum("-z-z+10")
# %%
class Solution:
    def sqlish(self, rows, ask):
        words = ask.split()
        cols = words[1].split(",")
        picked = rows
        if "where" in words:
            f, v = words[words.index("where") + 1].split("=")
            picked = [r for r in picked if str(r.get(f)) == v]
        if "order" in words:
            f = words[words.index("order") + 1]
            down = f.startswith("-")
            picked = sorted(picked, key=lambda r: r[f.lstrip("-")], reverse=down)
        if "limit" in words:
            picked = picked[:int(words[-1])]
        return [tuple(r.get(c) for c in cols) for r in picked]
#> Solution().sqlish([{"n": "a", "v": 2}, {"n": "b", "v": 1}], "get n order v")
#> Solution().sqlish([], "get x where y=1")
#> Solution().sqlish([{"k": 1, "t": "p"}, {"k": 2, "t": "q"}, {"k": 3, "t": "p"}], "get k,t where t=p order -k limit 1")
#> Solution().sqlish(rows=[{"a": 5}], ask="get a,b")
#> Solution().sqlish([{"z": 1}], "get z order w")
# %%
def parse_pairs(text):
    # key:value pairs, values may be lists in brackets
    out = {}
    i = 0

    def token(stops):
        nonlocal i
        s = i
        while i < len(text) and text[i] not in stops:
            i += 1
        return text[s:i].strip()

    while i < len(text):
        key = token(":")
        i += 1
        if text[i:i + 1] == "[":
            i += 1
            inner = token("]")
            i += 1
            out[key] = [x.strip() for x in inner.split(",")] if inner else []
            token(",")
        else:
            out[key] = token(",")
        i += 1
    return out
#> parse_pairs("a:1,b:two")
#> parse_pairs("k:[x, y],z:3")
#> parse_pairs("")
#> parse_pairs("e:[],f:")
#> parse_pairs("lonely")
# %%
def packbits(data):
    out = []
    i = 0
    while i < len(data):
        j = i + 1
        while j < len(data) and data[j] == data[i]:
            j += 1
        if j - i >= 3:
            out.append(-(j - i))
            out.append(data[i])
            i = j
            continue
        k = i
        while k < len(data) and not (k + 2 < len(data) and data[k] == data[k + 1] == data[k + 2]):
            k += 1
        out.append(k - i)
        out += data[i:k]
        i = k
    return out
#> packbits([4, 4, 4, 1, 2])
#> packbits([])
#> packbits([1, 2, 2, 3, 3, 3, 3])
#> packbits([7])
#> packbits([0, 0, 0, 9, 9, 9])
# %%
class Solution:
    def grayPath(self, n, start):
        codes = []
        for k in range(1 << n):
            v = (k + start) % (1 << n)
            codes.append(v ^ v >> 1)
        flips = []
        for a, b in zip(codes, codes[1:]):
            d = a ^ b
            pos = 0
            while d > 1:
                d >>= 1
                pos += 1
            flips.append(pos)
        return [format(c, f"0{n}b") for c in codes], flips
#> Solution().grayPath(2, 0)
#> Solution().grayPath(1, 1)
#> Solution().grayPath(3, 5)
#> Solution().grayPath(n=2, start=3)
#> Solution().grayPath(3, 0)
# %%
def barcode(code):
    if not code.isdigit():
        return "invalid"
    odd = sum(int(c) for c in code[::2])
    even = sum(int(c) for c in code[1::2])
    check = -(odd * 3 + even) % 10
    bars = ""
    for i, c in enumerate(code + str(check)):
        pat = format(int(c) * 3 + 2, "05b")
        bars += pat if i % 2 else pat[::-1]
        if i % 3 == 2:
            bars += "|"
    return bars.replace("000", "=").strip("|")
#> barcode("12")
#> barcode("")
#> barcode("907")
#> barcode("4a")
#> barcode("0000")
# %%
class Solution:
    def nthWeekday(self, first, length, weekday, nth):
        # first: weekday (0-6) of day 1; nth may be negative (from the end)
        days = []
        d = 1 + (weekday - first) % 7
        while d <= length:
            days.append(d)
            d += 7
        if nth > 0:
            if nth > len(days):
                return None
            return days[nth - 1]
        k = len(days) + nth
        return days[k] if 0 <= k < len(days) else None
#> Solution().nthWeekday(3, 31, 0, 2)
#> Solution().nthWeekday(0, 28, 6, -1)
#> Solution().nthWeekday(5, 30, 4, 5)
#> Solution().nthWeekday(first=2, length=31, weekday=2, nth=5)
#> Solution().nthWeekday(6, 29, 1, -6)
# %%
def zone_board(utc, zones):
    h, m = divmod(utc, 100)
    board = []
    for name, shift in zones:
        mins = h * 60 + m + shift
        day = mins // 1440
        mins %= 1440
        hh, mm = divmod(mins, 60)
        half = "am" if hh < 12 else "pm"
        tag = {1: " next", -1: " prev"}.get(day, "")
        board.append(f"{name} {hh % 12 or 12}:{mm:02}{half}{tag}")
    return board
#> zone_board(1230, [("ist", 330), ("est", -300)])
#> zone_board(0, [("utc", 0)])
#> zone_board(2315, [("x", 60), ("y", 45), ("z", 44)])
#> zone_board(130, [("w", -120)])
#> zone_board(900, [])
# %%
def ship_cost(parcels, table, free_from):
    groups = {}
    for zone, grams, value in parcels:
        g = groups.setdefault(zone, [0, 0])
        g[0] += grams
        g[1] += value
    bill = {}
    for zone, (grams, value) in sorted(groups.items()):
        if value >= free_from and zone != "far":
            bill[zone] = 0
            continue
        rate = table.get(zone, table["other"])
        steps = -(-grams // 500)
        cost = rate
        for s in range(1, steps):
            cost += rate // 2 if s < 4 else rate // 4
        bill[zone] = cost
    return bill, sum(bill.values())
#> ship_cost([("near", 700, 10), ("near", 900, 5)], {"near": 4, "other": 10}, 50)
#> ship_cost([("far", 400, 90)], {"other": 12}, 50)
#> ship_cost([], {"other": 1}, 1)
#> ship_cost([("near", 100, 60), ("isle", 2600, 0)], {"near": 4, "other": 8}, 60)
#> ship_cost([("far", 1, 1), ("far", 3000, 1)], {"far": 20, "other": 5}, 2)
# %%
class Solution:
    def lotSale(self, buys, sale, method):
        lots = [list(b) for b in buys]
        if method == "lifo":
            lots.reverse()
        elif method == "best":
            lots.sort(key=lambda l: -l[1])
        qty, price = sale
        gain = 0
        for lot in lots:
            n = min(qty, lot[0])
            gain += n * (price - lot[1])
            lot[0] -= n
            qty -= n
            if not qty:
                break
        if qty:
            return "short", qty
        return gain, [tuple(l) for l in lots if l[0]]
#> Solution().lotSale([(5, 10), (5, 20)], (7, 25), "fifo")
#> Solution().lotSale([(5, 10), (5, 20)], (7, 25), "lifo")
#> Solution().lotSale([], (1, 1), "best")
#> Solution().lotSale(buys=[(2, 7), (3, 9), (1, 8)], sale=(4, 8), method="best")
#> Solution().lotSale([(1, 4)], (3, 9), "fifo")
# %%
def gate_plan(flights, gates):
    # each flight takes the gate that was freed most recently before it
    free_at = [0] * gates
    out = []
    for name, arr, dep in sorted(flights, key=lambda f: f[1]):
        ok = [g for g in range(gates) if free_at[g] <= arr]
        if not ok:
            g = min(range(gates), key=lambda g: free_at[g])
            wait = free_at[g] - arr
            out.append(f"{name}:{g}+{wait}")
            free_at[g] = dep + wait + 1
        else:
            g = max(ok, key=lambda g: (free_at[g], -g))
            out.append(f"{name}:{g}")
            free_at[g] = dep + 1
    return out
#> gate_plan([("A1", 0, 5), ("B2", 3, 8), ("C3", 6, 9)], 2)
#> gate_plan([], 1)
#> gate_plan([("X", 1, 9), ("Y", 2, 4), ("Z", 3, 5)], 1)
#> gate_plan([("Q", 10, 12), ("P", 1, 3), ("R", 4, 6)], 3)
#> gate_plan([("M", 0, 2), ("N", 0, 2), ("O", 0, 2)], 2)
# %%
def ranking_shift(old, new):
    pos = {n: i for i, n in enumerate(old, 1)}
    lines = []
    climbs = []
    for i, n in enumerate(new, 1):
        if n not in pos:
            lines.append(f"{i}. {n} *")
            continue
        d = pos.pop(n) - i
        arrow = f"+{d}" if d > 0 else str(d) if d else "="
        climbs.append((d, n))
        lines.append(f"{i}. {n} {arrow}")
    best = max(climbs)[1] if climbs and max(climbs)[0] > 0 else None
    return lines, best, sorted(pos)
#> ranking_shift(["a", "b", "c"], ["c", "a", "d"])
#> ranking_shift([], ["x"])
#> ranking_shift(["p", "q"], [])
#> ranking_shift(["k", "l", "m"], ["k", "l", "m"])
#> ranking_shift(["r", "s", "t", "u"], ["u", "t", "s", "r"])
# %%
class Solution:
    def approval(self, ballots, seats):
        # after each winner, ballots that approved them count half as much
        weight = [60] * len(ballots)
        winners = []
        names = sorted({c for b in ballots for c in b})
        while len(winners) < seats:
            best, top = "", 0
            for n in names:
                if n in winners:
                    continue
                s = sum(w for w, b in zip(weight, ballots) if n in b)
                if s > top:
                    best, top = n, s
            if not best:
                break
            winners.append(best)
            for i, b in enumerate(ballots):
                if best in b:
                    weight[i] //= 2
        return winners, weight
#> Solution().approval(["ab", "a", "c"], 2)
#> Solution().approval([], 1)
#> Solution().approval(["xy", "xy", "z"], 2)
#> Solution().approval(ballots=["p", "pq", "pqr"], seats=3)
#> Solution().approval(["m", ""], seats=4)
# %%
def quorum(votes, weights, rule):
    yes = no = absent = 0
    for who, v in votes.items():
        w = weights.get(who, 1)
        if v == "y":
            yes += w
        elif v == "n":
            no += w
        else:
            absent += w
    total = yes + no + absent
    if total == 0 or (yes + no) * 2 <= total:
        return "no quorum"
    if rule == "simple":
        return "passed" if yes > no else "tied" if yes == no else "failed"
    need = -(-2 * (yes + no) // 3)
    return f"passed {yes}/{need}" if yes >= need else f"failed {yes}/{need}"
#> quorum({"a": "y", "b": "n", "c": "y"}, {}, "simple")
#> quorum({"a": "y", "b": "-"}, {"b": 3}, "simple")
#> quorum({}, {}, "two-thirds")
#> quorum({"p": "y", "q": "n", "r": "y"}, {"p": 2, "q": 2}, "two-thirds")
#> quorum({"x": "y", "y": "n"}, {"z": 9}, "simple")
# %%
class Solution:
    def shareTree(self, parents, shared):
        # shared: node -> mode; a node without its own inherits; "none" stops, children may reopen only as "view"
        out = {}

        def mode(n):
            if n in out:
                return out[n]
            up = mode(parents[n]) if n in parents else "none"
            own = shared.get(n)
            if own is None:
                res = up
            elif n in parents and up == "none" and own == "edit":
                res = "view"
            else:
                res = own
            out[n] = res
            return res

        for n in list(parents) + list(shared):
            mode(n)
        return {k: v for k, v in sorted(out.items()) if v != "none"}
#> Solution().shareTree({"b": "a", "c": "b"}, {"a": "edit", "b": "none", "c": "edit"})
#> Solution().shareTree({}, {"x": "view"})
#> Solution().shareTree({"k": "j"}, {})
#> Solution().shareTree(parents={"2": "1", "3": "1", "4": "3"}, shared={"1": "view", "3": "edit"})
#> Solution().shareTree({"q": "p"}, {"q": "edit"})
# %%
def mac_learning(frames, ports):
    table = {}
    log = []
    for t, (src, dst, port) in enumerate(frames):
        if src in table and table[src][0] != port:
            log.append(f"{src} moved")
        table[src] = (port, t)
        stale = [m for m, (_, seen) in table.items() if t - seen > 3]
        for m in stale:
            del table[m]
        if dst in table:
            out = table[dst][0]
            log.append("drop" if out == port else f"->{out}")
        else:
            log.append("flood " + "".join(str(p) for p in range(ports) if p != port))
    return log
#> mac_learning([("a", "b", 0), ("b", "a", 1), ("a", "b", 2)], 3)
#> mac_learning([], 2)
#> mac_learning([("x", "x", 1)], 2)
#> mac_learning([("p", "q", 0), ("q", "p", 1), ("q", "r", 1), ("q", "r", 1), ("q", "p", 1)], 2)
#> mac_learning([("m", "n", 3), ("n", "m", 3)], 4)
# %%
def backoff_clients(arrivals, busy):
    # a client that finds the server busy comes back after 2, 4, 8 ...
    from heapq import heappush, heappop
    heap = []
    for who, t in arrivals.items():
        heappush(heap, (t, who, 2))
    free = 0
    served = []
    while heap:
        t, who, wait = heappop(heap)
        if t < free:
            if wait > 16:
                served.append((who, None))
            else:
                heappush(heap, (t + wait, who, wait * 2))
        else:
            served.append((who, t))
            free = t + busy
    return served
#> backoff_clients({"a": 0, "b": 1, "c": 2}, 3)
#> backoff_clients({}, 5)
#> backoff_clients({"x": 4, "y": 4}, 1)
#> backoff_clients({"p": 0, "q": 0, "r": 0}, 40)
#> backoff_clients({"m": 7}, 2)
# %%
class Solution:
    def quotaDay(self, calls, quota):
        left = dict(quota)
        denied = {}
        for call in calls:
            user, _, cost = call.partition("*")
            n = int(cost or 1)
            pool = user if user in left else "shared"
            if left.get(pool, 0) >= n:
                left[pool] -= n
            elif pool != "shared" and left.get("shared", 0) >= n:
                left["shared"] -= n
            else:
                denied[user] = denied.get(user, 0) + n
        return left, denied
#> Solution().quotaDay(["a", "a*3", "b"], {"a": 3, "shared": 2})
#> Solution().quotaDay([], {"x": 1})
#> Solution().quotaDay(["z", "z*2"], {})
#> Solution().quotaDay(calls=["p*5", "q*2", "p*2", "q"], quota={"p": 5, "q": 1, "shared": 3})
#> Solution().quotaDay(["m*0", "m*9"], {"m": 8})
# %%
def uptime(marks, end):
    # marks like "5up", "9down"; unknown before the first
    up = down = 0
    state, since = None, 0
    flaps = 0
    for mark in marks:
        t = int(mark.rstrip("updown"))
        s = mark[len(str(t)):]
        if s == state:
            continue
        if state == "up":
            up += t - since
        elif state == "down":
            down += t - since
            flaps += t - since < 3
        state, since = s, t
    if state == "up":
        up += end - since
    elif state == "down":
        down += end - since
    return up, down, flaps, up * 100 // (up + down) if up + down else None
#> uptime(["0up", "5down", "7up"], 20)
#> uptime([], 9)
#> uptime(["3down", "4down", "8up"], 10)
#> uptime(["1up", "2down", "3up", "4down", "5up"], 5)
#> uptime(["6up"], 6)
# %%
def spark(values):
    marks = "_.-=^"
    lo, hi = min(values, default=0), max(values, default=0)
    span = hi - lo
    line = ""
    for i, v in enumerate(values):
        if span == 0:
            line += "-"
        else:
            line += marks[(v - lo) * 4 // span]
        if 0 < i < len(values) - 1 and values[i - 1] < v > values[i + 1]:
            line += "'"
    trend = sum((b > a) - (b < a) for a, b in zip(values, values[1:]))
    return line, "up" if trend > 0 else "down" if trend < 0 else "flat"
#> spark([1, 5, 3, 8])
#> spark([])
#> spark([4, 4, 4])
#> spark([9, 7, 8, 2, 0])
#> spark([0, 10, 5, 10, 0])
# %%
class Solution:
    def cusum(self, xs, target, slack, limit):
        hi = lo = 0
        alarms = []
        for i, x in enumerate(xs):
            hi = max(0, hi + x - target - slack)
            lo = max(0, lo + target - x - slack)
            if hi > limit:
                alarms.append((i, "high"))
                hi = 0
            elif lo > limit:
                alarms.append((i, "low"))
                lo = 0
        return alarms, hi, lo
#> Solution().cusum([10, 12, 13, 14], 10, 1, 4)
#> Solution().cusum([], 5, 1, 1)
#> Solution().cusum([3, 3, 9, 1, 0], 5, 0, 5)
#> Solution().cusum(xs=[7, 7, 7], target=7, slack=1, limit=2)
#> Solution().cusum([0, 20, 0, 20], 10, 2, 7)
# %%
def gap_fill(series, how):
    out = list(series)
    i = 0
    while i < len(out):
        if out[i] is not None:
            i += 1
            continue
        j = i
        while j < len(out) and out[j] is None:
            j += 1
        left = out[i - 1] if i else None
        right = out[j] if j < len(out) else None
        for k in range(i, j):
            if left is None or right is None:
                out[k] = left if right is None else right
            elif how == "line":
                out[k] = left + (right - left) * (k - i + 1) // (j - i + 1)
            else:
                out[k] = left if k - i < j - k else right
        i = j
    return out
#> gap_fill([1, None, None, 10], "line")
#> gap_fill([None, 4, None], "step")
#> gap_fill([], "line")
#> gap_fill([2, None, None, None, 6, None, 9], "step")
#> gap_fill([None, None], "line")
# %%
class Solution:
    def everyNth(self, grid, k):
        # walk the grid in snake order, keep each k-th cell unless it equals the last kept
        kept, n = [], 0
        for r, row in enumerate(grid):
            cells = row if r % 2 == 0 else row[::-1]
            for v in cells:
                n += 1
                if n % k:
                    continue
                if kept and kept[-1] == v:
                    n -= 1
                else:
                    kept.append(v)
        return kept, n
#> Solution().everyNth([[1, 2, 3], [4, 5, 6]], 2)
#> Solution().everyNth([], 3)
#> Solution().everyNth([[7, 7], [7, 8]], 1)
#> Solution().everyNth(grid=[[0, 1], [0, 1], [0, 1]], k=3)
#> Solution().everyNth([[5, 5, 5, 5]], k=2)
# %%
def common_root(paths):
    split = [p.strip("/").split("/") for p in paths]
    if not split:
        return ""
    root = []
    for level in zip(*split):
        if len(set(level)) > 1:
            break
        root.append(level[0])
    while root and any(len(s) == len(root) for s in split):
        root.pop()
    tails = ["/".join(s[len(root):]) for s in split]
    longest = max(tails, key=len)
    return "/".join(root) or "/", longest
#> common_root(["/a/b/c", "/a/b/d"])
#> common_root(["/x/y", "/x/y"])
#> common_root([])
#> common_root(["p/q/r", "p/q", "p/q/s/t"])
#> common_root(["/one"])
# %%
def plural_fill(pattern, counts):
    out = []
    for word in pattern.split(" "):
        if ":" not in word:
            out.append(word)
            continue
        noun, key = word.split(":")
        n = counts.get(key, 0)
        if n == 0:
            out.append("no " + noun + "s")
        elif n == 1:
            out.append(("an " if noun[0] in "aeiou" else "a ") + noun)
        elif noun.endswith("y") and noun[-2] not in "aeiou":
            out.append(f"{n} {noun[:-1]}ies")
        elif noun[-1] in "sx":
            out.append(f"{n} {noun}es")
        else:
            out.append(f"{n} {noun}s")
    return " ".join(out)
#> plural_fill("saw cat:c and box:b", {"c": 1, "b": 4})
#> plural_fill("", {})
#> plural_fill("fly:f day:d", {"f": 3, "d": 2})
#> plural_fill("egg:e bus:u left", {"e": 1})
#> plural_fill("just text", {"x": 1})
# %%
class Memo:
    def __init__(self, depth):
        self.depth = depth
        self.hist = {}

    def write(self, key, val):
        past = self.hist.setdefault(key, [])
        past.append(val)
        if len(past) > self.depth:
            past.pop(0)

    def back(self, key):
        past = self.hist.get(key)
        if past:
            past.pop()
            if not past:
                del self.hist[key]
            return True
        return False


def versions(depth, ops):
    memo = Memo(depth)
    failed = 0
    for op in ops:
        if op.startswith("~"):
            failed += not memo.back(op[1:])
        else:
            memo.write(op[0], op[1:])
    return {k: v[-1] for k, v in memo.hist.items()}, failed
#> versions(2, ["a1", "a2", "a3", "~a", "~a"])
#> versions(3, [])
#> versions(1, ["x5", "y6", "~x", "~z"])
#> versions(2, ["k1", "k2", "k3", "~k", "~k", "~k"])
#> versions(3, ["m7", "m8", "~m", "n9"])
# %%
class Solution:
    def clockCache(self, refs, frames):
        slots = [None] * frames
        bit = [0] * frames
        hand = faults = 0
        for r in refs:
            if r in slots:
                bit[slots.index(r)] = 1
                continue
            faults += 1
            while bit[hand]:
                bit[hand] = 0
                hand = (hand + 1) % frames
            slots[hand] = r
            bit[hand] = 0 if r.isupper() else 1
            hand = (hand + 1) % frames
        return faults, slots, bit
#> Solution().clockCache("abcab", 2)
#> Solution().clockCache("", 2)
#> Solution().clockCache("aBcaB", 3)
#> Solution().clockCache(refs="XyXzX", frames=2)
#> Solution().clockCache("ppqp", frames=1)
# %%
def combine_calendars(mine, yours, shortest):
    # both lists of free spans sorted; find common spans, join those that touch
    i = j = 0
    out = []
    while i < len(mine) and j < len(yours):
        lo = max(mine[i][0], yours[j][0])
        hi = min(mine[i][1], yours[j][1])
        if lo < hi:
            if out and out[-1][1] == lo:
                out[-1] = (out[-1][0], hi)
            else:
                out.append((lo, hi))
        if mine[i][1] < yours[j][1]:
            i += 1
        else:
            j += 1
    return [s for s in out if s[1] - s[0] >= shortest]
#> combine_calendars([(0, 5), (8, 12)], [(3, 10)], 2)
#> combine_calendars([], [(1, 2)], 1)
#> combine_calendars([(0, 10)], [(0, 4), (4, 6), (7, 8)], 3)
#> combine_calendars([(1, 3), (3, 6)], [(2, 5)], 1)
#> combine_calendars([(0, 1)], [(1, 2)], 0)
# %%
def press_keys(presses, rollover):
    held = []
    typed = ""
    ghost = 0
    for p in presses:
        key = p.lower()
        if p.isupper():
            # released
            if key in held:
                held.remove(key)
            continue
        if key in held:
            typed += key
        elif len(held) >= rollover:
            ghost += 1
        else:
            held.append(key)
            typed += key
    return typed, ghost, "".join(held)
#> press_keys("abAcBC", 2)
#> press_keys("", 1)
#> press_keys("xyzXz", 2)
#> press_keys("qqqQ", 1)
#> press_keys("ABab", 3)
# %%
class Solution:
    def featureBits(self, spec):
        known = {"dark": 0, "beta": 1, "sync": 2, "ads": 3}
        needs = {"sync": "beta"}
        bans = {"ads": "dark"}
        mask = 0
        notes = []
        for name in spec.split("+"):
            if name not in known:
                notes.append("skip " + name)
                continue
            if name in needs and not mask >> known[needs[name]] & 1:
                mask |= 1 << known[needs[name]]
                notes.append("also " + needs[name])
            if name in bans and mask >> known[bans[name]] & 1:
                notes.append("ban " + name)
                continue
            mask |= 1 << known[name]
        return mask, notes
#> Solution().featureBits("dark+sync")
#> Solution().featureBits("")
#> Solution().featureBits("ads+dark")
#> Solution().featureBits("dark+ads+beta")
#> Solution().featureBits(spec="beta+sync+fun")
# %%
def gradient(a, b, n):
    if n < 2:
        return [a][:n]
    out = []
    for i in range(n):
        cols = []
        for x, y in zip(a, b):
            v = (x * (n - 1 - i) + y * i + (n - 1) // 2) // (n - 1)
            cols.append(v)
        if out and tuple(cols) == out[-1]:
            continue
        out.append(tuple(cols))
    return out
#> gradient((0, 0, 0), (10, 20, 30), 3)
#> gradient((1, 2, 3), (4, 5, 6), 1)
#> gradient((5, 5, 5), (5, 5, 5), 4)
#> gradient((255, 0), (0, 255), 5)
#> gradient((9,), (0,), 0)
# %%
def stamp(canvas, brush, spots):
    grid = [list(r) for r in canvas]
    clipped = 0
    for y, x in spots:
        for dy, row in enumerate(brush):
            for dx, ch in enumerate(row):
                if ch == " ":
                    continue
                ty, tx = y + dy, x + dx
                if not (0 <= ty < len(grid) and 0 <= tx < len(grid[0])):
                    clipped += 1
                elif grid[ty][tx] == ".":
                    grid[ty][tx] = ch
                else:
                    grid[ty][tx] = "%"
    return ["".join(r) for r in grid], clipped
#> stamp(["....", "...."], ["ab"], [(0, 1), (1, 3)])
#> stamp(["..."], ["x x"], [(0, 0), (0, 0)])
#> stamp(["..", ".."], ["o"], [])
#> stamp(["...", "..."], ["p ", "qr"], [(0, 0), (-1, 1)])
#> stamp([".#."], ["m"], [(0, 1), (0, 2), (1, 0)])
# %%
class Solution:
    def melody(self, text):
        # digits are scale steps, ' raises an octave, , lowers, - repeats the last
        out = []
        shift = 0
        for i, ch in enumerate(text):
            if ch == "'":
                shift += 7
            elif ch == ",":
                shift -= 7
            elif ch == "-":
                out.append(out[-1] if out else 0)
            elif ch.isdigit():
                out.append(int(ch) + shift)
        leaps = [i for i in range(1, len(out)) if abs(out[i] - out[i - 1]) > 4]
        return out, leaps
#> Solution().melody("135'1")
#> Solution().melody("")
#> Solution().melody("1-5-,7")
#> Solution().melody("-''2")
#> Solution().melody(text="9 1,9x1")
# %%
def count_liberties(board, r, c):
    color = board[r][c]
    if color == ".":
        return None
    group, libs = {(r, c)}, set()
    todo = [(r, c)]
    while todo:
        y, x = todo.pop()
        for ny, nx in ((y + 1, x), (y, x + 1), (y - 1, x), (y, x - 1)):
            if not (0 <= ny < len(board) and 0 <= nx < len(board[0])):
                continue
            cell = board[ny][nx]
            if cell == ".":
                libs.add((ny, nx))
            elif cell == color and (ny, nx) not in group:
                group.add((ny, nx))
                todo.append((ny, nx))
    return len(group), len(libs), "atari" if len(libs) == 1 else "dead" if not libs else "safe"
#> count_liberties(["bw.", "bw.", "..."], 0, 0)
#> count_liberties(["b"], 0, 0)
#> count_liberties(["w.b"], 0, 1)
#> count_liberties(["wwb", "b.b"], 0, 1)
#> count_liberties([".b.", "bb.", "wb."], 1, 1)
# %%
class Solution:
    def oven(self, temps, recipe):
        # recipe: (min temp, minutes needed); progress is lost when it is too cold for two minutes
        need_t, need_m = recipe
        done = cold = 0
        for minute, t in enumerate(temps, 1):
            if t >= need_t:
                done += 2 if t >= need_t + 50 else 1
                cold = 0
            else:
                cold += 1
                if cold == 2:
                    done = 0
            if done >= need_m:
                return f"ready at {minute}"
        return f"raw {need_m - done}"
#> Solution().oven([150, 180, 185, 190], (180, 3))
#> Solution().oven([], (100, 1))
#> Solution().oven([200, 100, 100, 200, 200], (180, 3))
#> Solution().oven(temps=[240, 120, 240], recipe=(180, 4))
#> Solution().oven([10, 10, 10], recipe=(20, 2))
