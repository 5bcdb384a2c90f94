# %%
from typing import List, Tuple


class Solution:
    def crewPlan(self, tasks: List[Tuple[str, int, int]], crew: int) -> List[str]:
        # (name, people, days): start as many as the crew allows each day
        pending = list(tasks)
        running = []
        diary = []
        while pending or running:
            free = crew - sum(p for _, p, _ in running)
            for t in pending[:]:
                if t[1] > crew:
                    pending.remove(t)
                    diary.append(f"!{t[0]}")
                elif t[1] <= free:
                    running.append(t)
                    pending.remove(t)
                    free -= t[1]
            if running:
                diary.append("".join(n for n, _, _ in running))
            running = [(n, p, d - 1) for n, p, d in running if d > 1]
        return diary
#> Solution().crewPlan([("a", 2, 2), ("b", 2, 1), ("c", 1, 3)], 3)
#> Solution().crewPlan([], 5)
#> Solution().crewPlan([("x", 9, 1), ("y", 1, 1)], 2)
#> Solution().crewPlan(tasks=[("p", 1, 3), ("q", 1, 2), ("r", 2, 1)], crew=2)
#> Solution().crewPlan([("m", 1, 1)], crew=1)
# %%
def outline(headings):
    nums = []
    out = []
    for h in headings:
        level = len(h) - len(h.lstrip("="))
        title = h[level:].strip()
        level = max(1, min(level, len(nums) + 1))
        if level > len(nums):
            nums.append(0)
        del nums[level:]
        nums[-1] += 1
        out.append(".".join(map(str, nums)) + " " + title)
    return out
#> outline(["=A", "==B", "==C", "=D"])
#> outline([])
#> outline(["===deep", "=x"])
#> outline(["=a", "==b", "===c", "==d", "===e", "=f"])
#> outline(["plain", "==sub"])
# %%
def set_changes(snapshots):
    prev = set()
    life = {}
    log = []
    for day, names in enumerate(snapshots):
        now = set(names.split())
        for n in sorted(now - prev):
            life.setdefault(n, []).append(day)
            log.append(f"{day}+{n}" + ("(back)" if len(life[n]) > 1 else ""))
        for n in sorted(prev - now):
            log.append(f"{day}-{n}")
        prev = now
    return log
#> set_changes(["a b", "b c", "a c"])
#> set_changes([])
#> set_changes(["x", "x", ""])
#> set_changes(["p q r", "", "p"])
#> set_changes(["", "m", "m n", "n"])
# %%
class Solution:
    def flatten(self, conf):
        out = {}

        def walk(node, path):
            if isinstance(node, dict):
                for k in sorted(node):
                    walk(node[k], path + [k])
                if not node:
                    out[".".join(path)] = "{}"
            elif isinstance(node, list):
                for i, x in enumerate(node):
                    walk(x, path[:-1] + [f"{path[-1]}[{i}]"])
            else:
                out[".".join(path)] = node

        walk(conf, [])
        return out
#> Solution().flatten({"a": 1, "b": {"c": 2}})
#> Solution().flatten({"l": [3, {"k": 4}]})
#> Solution().flatten({"e": {}, "d": []})
#> Solution().flatten(conf={"x": {"y": {"z": [1, 2]}}, "w": True})
#> Solution().flatten({"m": [[5], [6, 7]]})
# %%
def unused_modules(imports, entry):
    reach = set()
    stack = [entry]
    cycles = []

    def visit(mod, path):
        if mod in path:
            ring = path[path.index(mod):]
            k = ring.index(min(ring))
            ring = ring[k:] + ring[:k]
            if ring not in cycles:
                cycles.append(ring)
            return
        reach.add(mod)
        for m in imports.get(mod, []):
            visit(m, path + [mod])

    while stack:
        visit(stack.pop(), [])
    return sorted(set(imports) - reach), cycles
#> unused_modules({"main": ["a"], "a": [], "b": ["a"]}, "main")
#> unused_modules({"x": ["y"], "y": ["z"], "z": ["x"]}, "x")
#> unused_modules({}, "m")
#> unused_modules({"p": ["q", "r"], "q": ["p"], "r": ["r"], "s": []}, "p")
#> unused_modules({"k": ["l"], "l": ["lib"]}, "l")
# %%
def dice_formula(text, rolls):
    # 2d6+d4-1 with the rolls given one after another
    it = iter(rolls)
    total = 0
    parts = text.replace("-", "+-").split("+")
    for part in parts:
        if not part:
            continue
        sign = -1 if part[0] == "-" else 1
        part = part.lstrip("-")
        if "d" in part:
            n, sides = part.split("d")
            for _ in range(int(n or 1)):
                roll = next(it, 1)
                roll = (roll - 1) % int(sides) + 1
                total += sign * roll
                if roll == int(sides):
                    total += sign
        else:
            total += sign * int(part)
    return total, sum(1 for _ in it)
#> dice_formula("2d6+3", [4, 5])
#> dice_formula("d4-1", [4, 2])
#> dice_formula("", [1])
#> dice_formula("3d8-d6", [9, 8, 3])
#> dice_formula("10-4", [])
# %%
class Solution:
    def boolQuery(self, text, facts):
        toks = text.replace("(", " ( ").replace(")", " ) ").split()
        pos = 0

        def either():
            nonlocal pos
            v = both()
            while pos < len(toks) and toks[pos] == "or":
                pos += 1
                w = both()
                v = v or w
            return v

        def both():
            nonlocal pos
            v = atom()
            while pos < len(toks) and toks[pos] == "and":
                pos += 1
                w = atom()
                v = v and w
            return v

        def atom():
            nonlocal pos
            tok = toks[pos]
            pos += 1
            if tok == "not":
                return not atom()
            if tok == "(":
                v = either()
                pos += 1
                return v
            return tok in facts

        return either()
#> Solution().boolQuery("a and b", ["a", "b"])
#> Solution().boolQuery("not (a or b)", [])
#> Solution().boolQuery("a or b and not c", ["b", "c"])
#> Solution().boolQuery(text="(x or y) and z", facts=["y", "z"])
#> Solution().boolQuery("", ["q"])
# %%
def join_csv(left, right):
    def load(text):
        head, *rows = [line.split(",") for line in text.split("\n")]
        return head, [dict(zip(head, r)) for r in rows]

    lh, lrows = load(left)
    rh, rrows = load(right)
    keys = [h for h in lh if h in rh]
    lines = [",".join(lh + [h for h in rh if h not in keys])]
    for a in lrows:
        hits = [b for b in rrows if all(a[k] == b[k] for k in keys)]
        for b in hits or [{}]:
            extra = [b.get(h, "?") for h in rh if h not in keys]
            lines.append(",".join([a[h] for h in lh] + extra))
    return lines
#> join_csv("id,n\n1,ann\n2,bob", "id,age\n2,40")
#> join_csv("k\nx", "k,v\nx,1\nx,2")
#> join_csv("a,b", "b,c\n1,2")
#> join_csv("p,q\n1,2\n3,4", "q,p,r\n2,1,z")
#> join_csv("m\n1", "n\n5\n6")
# %%
def sparse(row):
    out = []
    zeros = 0
    for v in row:
        if v == 0:
            zeros += 1
            continue
        if zeros > 2:
            out.append(f"z{zeros}")
        else:
            out += ["0"] * zeros
        zeros = 0
        out.append(str(v))
    return " ".join(out) + (" $" if zeros else "")


def densify(text, size):
    row = []
    for tok in text.split():
        if tok[0] == "z":
            row += [0] * int(tok[1:])
        elif tok != "$":
            row.append(int(tok))
    return row + [0] * (size - len(row))


def sparse_check(row):
    code = sparse(row)
    return code, densify(code, len(row)) == row
#> sparse_check([5, 0, 0, 0, 7, 0])
#> sparse_check([])
#> sparse_check([0, 0, 1, 2])
#> sparse_check([0, 0, 0])
#> sparse_check([9, 0, 8, 0, 0, 0, 0, 6])
# %%
class Solution:
    def moveToFront(self, text, alphabet):
        order = list(alphabet)
        out = []
        for ch in text:
            if ch not in order:
                order.append(ch)
                out.append(-1)
            i = order.index(ch)
            out.append(i)
            # only half-way to the front
            order.insert(i // 2, order.pop(i))
        return out, "".join(order)
#> Solution().moveToFront("cab", "abc")
#> Solution().moveToFront("", "xy")
#> Solution().moveToFront("dddd", "abcd")
#> Solution().moveToFront(text="zaz", alphabet="a")
#> Solution().moveToFront("efef", alphabet="abcdef")
# %%
def verify_blocks(blocks):
    bad = []
    rolling = 17
    for i, (payload, claimed) in enumerate(blocks):
        h = rolling
        for ch in payload:
            h = (h ^ ord(ch)) * 5 % 251
        if h != claimed:
            bad.append((i, h))
            if len(bad) > 1 and bad[-2][0] == i - 1:
                return "broken from", i - 1
        rolling = h if h % 2 else rolling + 2
    return "bad", bad
#> verify_blocks([("ab", 88), ("c", 10)])
#> verify_blocks([])
#> verify_blocks([("", 17), ("", 17)])
#> verify_blocks([("x", 0), ("", 17), ("y", 1)])
#> verify_blocks([("q", 249), ("zz", 5), ("k", 7)])
# %%
class Solution:
    def isoWeek(self, year_start, day):
        # year_start: weekday of Jan 1 (0 = Monday); day of year from 1; a week belongs where its Thursday is
        monday = day - (year_start + day - 1) % 7
        thursday = monday + 3
        if thursday < 1:
            return "last year"
        if thursday > 365:
            return "next year, W1"
        week = 0
        t = thursday
        while t > 0:
            week += 1
            t -= 7
        name = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"][(year_start + day - 1) % 7]
        return f"W{week} {name}"
#> Solution().isoWeek(0, 1)
#> Solution().isoWeek(5, 2)
#> Solution().isoWeek(3, 60)
#> Solution().isoWeek(year_start=1, day=365)
#> Solution().isoWeek(6, 33)
# %%
def payslip(entries, rate):
    total = ot = 0
    week = 0
    for e in entries:
        a, b = e.split("-")
        ah, am = map(int, a.split(":"))
        bh, bm = map(int, b.split(":"))
        mins = (bh - ah) * 60 + bm - am
        if mins < 0:
            mins += 1440
        if mins > 360:
            mins -= 30
        extra = max(0, mins - 480)
        ot += extra
        week += mins
        mins -= extra
        total += mins * rate
    total += ot * rate * 3 // 2
    return total // 60, week, ot
#> payslip(["9:00-17:00", "9:00-19:30"], 12)
#> payslip([], 10)
#> payslip(["22:00-6:00"], 20)
#> payslip(["8:15-12:45", "13:00-13:00"], 15)
#> payslip(["0:00-23:59"], 8)
# %%
def temp_table(readings, to):
    def celsius(v, u):
        if u == "F":
            return (v - 32) * 5 / 9
        if u == "K":
            return v - 273
        return float(v)

    out = []
    for r in readings:
        v, u = int(r[:-1]), r[-1].upper()
        c = celsius(v, u)
        if c < -273:
            out.append("cold!")
            continue
        t = c if to == "C" else c * 9 / 5 + 32 if to == "F" else c + 273
        out.append(f"{round(t)}{to}")
    return out
#> temp_table(["100C", "0c"], "F")
#> temp_table(["212F", "300K", "-300C"], "C")
#> temp_table([], "K")
#> temp_table(["-40F", "-40C", "233K"], "F")
#> temp_table(["5K"], "K")
# %%
class Solution:
    def auction(self, bids, reserve):
        # proxy bidding: each bid is a hidden maximum; price is second maximum plus step
        leader, top, price = None, 0, 0
        history = []
        for who, mx in bids:
            step = 1 if price < 50 else 5
            if mx < max(reserve, price + step) and who != leader:
                history.append("low")
                continue
            if leader is None:
                leader, top, price = who, mx, reserve
            elif who == leader:
                top = max(top, mx)
            elif mx > top:
                price = min(mx, top + step)
                leader, top = who, mx
            else:
                price = min(top, mx + step)
            history.append(f"{leader}@{price}")
        return history
#> Solution().auction([("a", 30), ("b", 40), ("a", 45)], 10)
#> Solution().auction([], 5)
#> Solution().auction([("x", 100), ("y", 60), ("y", 62), ("z", 100)], 50)
#> Solution().auction(bids=[("p", 4), ("q", 9), ("q", 20), ("r", 11)], reserve=5)
#> Solution().auction([("k", 7)], reserve=7)
# %%
def gift_cards(price, cards):
    # use up small cards first; cards may not be split below 5
    left = price
    used = []
    rest = []
    for c in sorted(cards):
        if left == 0:
            rest.append(c)
        elif c <= left:
            left -= c
            used.append(c)
        else:
            remain = c - left
            if remain < 5:
                used.append(c)
                left = 0
            else:
                used.append(left)
                left = 0
                rest.append(remain)
    return left, used, rest
#> gift_cards(30, [10, 50, 5])
#> gift_cards(12, [])
#> gift_cards(20, [22, 30])
#> gift_cards(0, [8])
#> gift_cards(99, [40, 20, 20])
# %%
def allocate(orders, stock, policy):
    want = sum(q for _, q in orders)
    if want <= stock:
        return {n: q for n, q in orders}, stock - want
    if policy == "first":
        got = {}
        for n, q in orders:
            got[n] = min(q, stock)
            stock -= got[n]
        return got, stock
    got = {n: q * stock // want for n, q in orders}
    left = stock - sum(got.values())
    for n, q in sorted(orders, key=lambda o: -(o[1] * stock % want)):
        if left == 0:
            break
        if got[n] < q:
            got[n] += 1
            left -= 1
    return got, left
#> allocate([("a", 4), ("b", 6)], 20, "first")
#> allocate([("a", 4), ("b", 6)], 7, "first")
#> allocate([("a", 4), ("b", 6), ("c", 3)], 7, "fair")
#> allocate([], 3, "fair")
#> allocate([("x", 5), ("y", 5)], 0, "fair")
# %%
class Solution:
    def examSeats(self, classes, width):
        # no equal neighbours in a row: always seat the largest class that differs from the left one
        left = dict(classes)
        rows, row = [], ""
        while any(left.values()):
            prev = row[-1:] if row else ""
            ok = [c for c in left if left[c] and c != prev]
            if ok:
                c = max(ok, key=lambda k: (left[k], k))
                left[c] -= 1
                row += c
            else:
                row += "_"
            if len(row) == width:
                rows.append(row)
                row = ""
        if row:
            rows.append(row)
        return rows
#> Solution().examSeats({"a": 3, "b": 2}, 3)
#> Solution().examSeats({}, 2)
#> Solution().examSeats({"x": 3}, 4)
#> Solution().examSeats(classes={"p": 1, "q": 4, "r": 1}, width=4)
#> Solution().examSeats({"m": 2, "n": 0}, width=1)
# %%
def tie_break(table, matches):
    # order by points, then by head-to-head among the tied, then by name
    groups = {}
    for name, pts in table.items():
        groups.setdefault(pts, []).append(name)
    out = []
    for pts in sorted(groups, reverse=True):
        tied = groups[pts]
        mini = dict.fromkeys(tied, 0)
        for a, b, res in matches:
            if a in mini and b in mini:
                if res == "=":
                    mini[a] += 1
                    mini[b] += 1
                else:
                    mini[a if res == ">" else b] += 3
        out += sorted(tied, key=lambda n: (-mini[n], n))
    return out
#> tie_break({"a": 4, "b": 4, "c": 6}, [("a", "b", "<"), ("c", "a", ">")])
#> tie_break({}, [])
#> tie_break({"x": 1, "y": 1, "z": 1}, [("x", "y", ">"), ("y", "z", ">"), ("z", "x", "=")])
#> tie_break({"p": 9, "q": 3}, [("q", "p", ">")])
#> tie_break({"n": 2, "m": 2}, [("n", "m", "=")])
# %%
from collections import Counter


class Solution:
    def budget(self, ballots, costs, money):
        # take the most wanted project that still fits; its voters then drop out once satisfied twice
        happy = [0] * len(ballots)
        chosen = []
        while True:
            tally = Counter()
            for i, b in enumerate(ballots):
                if happy[i] < 2:
                    tally.update(p for p in b if p not in chosen and costs[p] <= money)
            if not tally:
                break
            pick = min(tally, key=lambda p: (-tally[p], costs[p], p))
            chosen.append(pick)
            money -= costs[pick]
            for i, b in enumerate(ballots):
                happy[i] += pick in b
        return chosen, money, happy
#> Solution().budget(["ab", "ac", "b"], {"a": 5, "b": 4, "c": 3}, 10)
#> Solution().budget([], {}, 7)
#> Solution().budget(["x"], {"x": 9}, 5)
#> Solution().budget(ballots=["pq", "pqr", "r"], costs={"p": 1, "q": 1, "r": 1}, money=3)
#> Solution().budget(["m", "n", "n"], {"m": 2, "n": 8}, 8)
# %%
def sudo_log(grants, attempts):
    # grants: user -> (commands, uses left, expiry)
    out = []
    strikes = {}
    for t, user, cmd in attempts:
        if strikes.get(user, 0) >= 2:
            out.append("locked")
            continue
        g = grants.get(user)
        if not g:
            reason = "unknown"
        elif t > g[2]:
            reason = "expired"
        elif cmd not in g[0]:
            reason = "command"
        elif g[1] == 0:
            reason = "used up"
        else:
            grants[user] = (g[0], g[1] - 1, g[2])
            strikes[user] = 0
            out.append("ok")
            continue
        strikes[user] = strikes.get(user, 0) + 1
        out.append(reason)
    return out
#> sudo_log({"al": ("ls cp", 2, 10)}, [(1, "al", "ls"), (2, "al", "rm"), (11, "al", "ls"), (3, "al", "ls")])
#> sudo_log({}, [(0, "eve", "x"), (1, "eve", "x"), (2, "eve", "x")])
#> sudo_log({"bo": ("a", 1, 5)}, [(1, "bo", "a"), (2, "bo", "a")])
#> sudo_log({"c": ("q", 9, 9)}, [])
#> sudo_log({"d": ("w", 2, 4), "e": ("v", 0, 4)}, [(4, "d", "w"), (4, "e", "v"), (5, "d", "w")])
# %%
class Solution:
    def balance(self, requests, servers):
        # least loaded server; sticky per client while its load is at most two above the least
        load = [0] * servers
        home = {}
        log = ""
        for r in requests:
            if r.isupper():
                # client ends one request
                s = home.get(r.lower())
                if s is not None and load[s] > 0:
                    load[s] -= 1
                continue
            least = min(load)
            s = home.get(r)
            if s is None or load[s] > least + 2:
                s = load.index(least)
                home[r] = s
            load[s] += 1
            log += str(s)
        return log, load
#> Solution().balance("abab", 2)
#> Solution().balance("", 3)
#> Solution().balance("aaaaa", 2)
#> Solution().balance(requests="abAcBd", servers=3)
#> Solution().balance("xXxX", servers=1)
# %%
def pick_window(load, need, step):
    # sliding window of the smallest total, starts only at multiples of step
    best = None
    for s in range(0, len(load) - need + 1, step):
        total = sum(load[s:s + need])
        peak = max(load[s:s + need])
        key = (total + 2 * peak, s)
        if best is None or key < best:
            best = key
    if best is None:
        return "never"
    return f"start {best[1]} score {best[0]}"
#> pick_window([5, 1, 2, 8, 0, 3], 2, 1)
#> pick_window([4, 4, 4], 5, 1)
#> pick_window([9, 1, 1, 9, 2, 2], 2, 2)
#> pick_window([3], 1, 7)
#> pick_window([0, 0, 10, 0, 0, 0], 3, 3)
# %%
def rotate_logs(sizes, limit, keep):
    files = [0]
    dropped = 0
    for s in sizes:
        if files[0] and files[0] + s > limit:
            files.insert(0, 0)
            if len(files) > keep:
                dropped += files.pop()
        files[0] += s
    return files, dropped
#> rotate_logs([3, 4, 5, 6], 8, 2)
#> rotate_logs([], 5, 1)
#> rotate_logs([9, 9, 9], 5, 2)
#> rotate_logs([1, 1, 1, 1, 1, 1], 2, 4)
#> rotate_logs([2, 6, 1], 8, 1)
# %%
class Solution:
    def slowest(self, lines, n):
        # lines "start 4 load" / "end 9 load"; nested spans: own time excludes inner ones
        stack, own = [], {}
        for ln in lines:
            kind, t, name = ln.split()
            t = int(t)
            if kind == "start":
                if stack:
                    own[stack[-1][0]] = own.get(stack[-1][0], 0) + t - stack[-1][1]
                stack.append([name, t])
            else:
                top, since = stack.pop()
                own[top] = own.get(top, 0) + t - since
                if stack:
                    stack[-1][1] = t
        return sorted(own.items(), key=lambda e: (-e[1], e[0]))[:n]
#> Solution().slowest(["start 0 a", "start 2 b", "end 7 b", "end 9 a"], 2)
#> Solution().slowest([], 1)
#> Solution().slowest(["start 1 x", "end 4 x", "start 5 x", "end 6 x"], 3)
#> Solution().slowest(lines=["start 0 p", "start 1 q", "start 2 r", "end 8 r", "end 9 q", "end 10 p"], n=1)
#> Solution().slowest(["end 3 z"], 1)
# %%
def log_bins(values, base):
    bins = {}
    for v in values:
        if v <= 0:
            key = "<=0"
        else:
            p, top = 0, 1
            while top * base <= v:
                top *= base
                p += 1
            key = f"{top}-{top * base - 1}"
        bins[key] = bins.get(key, 0) + 1
    full = max(bins.values(), default=0)
    return {k: ("*" if n == full else "") + str(n) for k, n in bins.items()}
#> log_bins([1, 5, 12, 80, 99], 10)
#> log_bins([], 2)
#> log_bins([0, -4, 7], 2)
#> log_bins([3, 3, 9, 27, 26], 3)
#> log_bins([1000], 10)
# %%
def momentum(prices, look):
    streaks = []
    run = 0
    for i in range(look, len(prices)):
        change = prices[i] - prices[i - look]
        way = (change > 0) - (change < 0)
        if way == 0:
            run = 0
        elif run * way >= 0:
            run += way
        else:
            run = way
        streaks.append(run)
    best = max(streaks, key=abs) if streaks else 0
    return streaks, best
#> momentum([1, 2, 3, 2, 1], 1)
#> momentum([5, 5, 6, 7, 4, 4], 2)
#> momentum([], 1)
#> momentum([9, 8, 7, 6], 1)
#> momentum([3, 4], 5)
# %%
class Solution:
    def hampel(self, xs, reach, k):
        out, fixes = list(xs), []
        for i in range(len(xs)):
            win = sorted(xs[max(0, i - reach):i + reach + 1])
            med = win[len(win) // 2]
            dev = sorted(abs(v - med) for v in win)[len(win) // 2]
            if abs(xs[i] - med) > k * max(dev, 1):
                out[i] = med
                fixes.append(i)
        return out, fixes
#> Solution().hampel([1, 2, 50, 3, 2], 1, 3)
#> Solution().hampel([], 2, 1)
#> Solution().hampel([4, 4, 4, 9, 4, 4], 2, 2)
#> Solution().hampel(xs=[10, 20, 30], reach=1, k=1)
#> Solution().hampel([7], 3, 0)
# %%
def balanced_pick(items, n):
    # n picks spread over the list: ends first, then the middle of the widest gap
    if n <= 0 or not items:
        return []
    idx = [0]
    if n > 1 and len(items) > 1:
        idx.append(len(items) - 1)
    while len(idx) < min(n, len(items)):
        idx.sort()
        gap, at = max((b - a, -a) for a, b in zip(idx, idx[1:]))
        if gap < 2:
            break
        idx.append(-at + gap // 2)
    return [items[i] for i in sorted(idx)]
#> balanced_pick("abcdefgh", 4)
#> balanced_pick([], 2)
#> balanced_pick([1, 2, 3], 9)
#> balanced_pick("xyz", 1)
#> balanced_pick([10, 20, 30, 40, 50, 60], 5)
# %%
class Solution:
    def tree(self, paths):
        root = {}
        for p in paths:
            node = root
            for part in p.split("/"):
                if part:
                    node = node.setdefault(part, {})

        lines = []

        def show(node, indent):
            for name in sorted(node, key=lambda k: (not node[k], k)):
                kids = node[name]
                label = name
                while len(kids) == 1:
                    only = next(iter(kids))
                    label += "/" + only
                    kids = kids[only]
                lines.append(" " * indent + label)
                show(kids, indent + 1)

        show(root, 0)
        return lines
#> Solution().tree(["a/b", "a/c", "d"])
#> Solution().tree([])
#> Solution().tree(["x/y/z", "x/y/w"])
#> Solution().tree(paths=["/p/q/r/s"])
#> Solution().tree(["m", "m/n", "k", "m/o/t"])
# %%
def repeat_blocks(lines, data):
    out = []
    i = 0
    while i < len(lines):
        ln = lines[i]
        if ln.startswith("@each "):
            key = ln[6:]
            j = i + 1
            while j < len(lines) and lines[j] != "@end":
                j += 1
            for n, item in enumerate(data.get(key, []), 1):
                for body in lines[i + 1:j]:
                    out.append(body.replace("$n", str(n)).replace("$", str(item)))
            i = j + 1
        else:
            out.append(ln)
            i += 1
    return out
#> repeat_blocks(["top", "@each x", "$n: $", "@end", "bye"], {"x": ["a", "b"]})
#> repeat_blocks([], {})
#> repeat_blocks(["@each q", "z", "@end"], {})
#> repeat_blocks(["@each k", "$", "-", "@end", "@each k", "$$"], {"k": [1, 2]})
#> repeat_blocks(["@end", "m"], {"m": [3]})
# %%
def counter_store(ops):
    now, saved = {}, []
    replies = []
    for op in ops:
        if op == "save":
            saved.append({})
        elif op == "undo":
            if not saved:
                replies.append("nothing")
                continue
            for k, old in saved.pop().items():
                if old == 0:
                    now.pop(k, None)
                else:
                    now[k] = old
        else:
            k, d = op[:-1], {"+": 1, "-": -1, "0": None}[op[-1]]
            old = now.get(k, 0)
            if saved:
                saved[-1].setdefault(k, old)
            now[k] = 0 if d is None else old + d
            replies.append(now[k])
    return now, replies
#> counter_store(["a+", "a+", "save", "a-", "b+", "undo"])
#> counter_store([])
#> counter_store(["undo", "x-", "x0"])
#> counter_store(["save", "k+", "save", "k+", "undo", "undo"])
#> counter_store(["m+", "save", "m0", "m+", "n+"])
# %%
class Node:
    def __init__(self, key, left=None, right=None):
        self.key, self.left, self.right = key, left, right


def splay_free(keys, probes):
    root = None
    for k in keys:
        if root is None:
            root = Node(k)
            continue
        cur = root
        while cur.key != k:
            side = "left" if k < cur.key else "right"
            nxt = getattr(cur, side)
            if nxt is None:
                nxt = Node(k)
                setattr(cur, side, nxt)
            cur = nxt
    out = []
    for p in probes:
        cur, path = root, ""
        while cur and cur.key != p:
            path += "L" if p < cur.key else "R"
            cur = cur.left if p < cur.key else cur.right
        out.append(path + ("!" if cur else "?"))
    return out
#> splay_free([5, 2, 8], [2, 8, 9])
#> splay_free([], [1])
#> splay_free([3, 3, 1], [3, 1])
#> splay_free([1, 2, 3, 4], [4])
#> splay_free([6, 4], [5, 7])
# %%
class Solution:
    def lfuAging(self, keys, cap, period):
        heat = {}
        miss = 0
        for t, k in enumerate(keys, 1):
            if k in heat:
                heat[k] += 2
            else:
                miss += 1
                if len(heat) >= cap:
                    cold = min(heat, key=lambda q: heat[q])
                    del heat[cold]
                heat[k] = 1
            if t % period == 0:
                heat = {q: h // 2 for q, h in heat.items() if h > 1 or q == k}
        return miss, heat
#> Solution().lfuAging("aabcb", 2, 3)
#> Solution().lfuAging("", 1, 1)
#> Solution().lfuAging("xyz", 3, 2)
#> Solution().lfuAging(keys="ppppq", cap=1, period=10)
#> Solution().lfuAging("mnmnm", cap=2, period=2)
# %%
def interleave_logs(a, b, skew):
    # b's clock runs `skew` ahead
    b = [(t - skew, m) for t, m in b]
    out = []
    i = j = 0
    while i < len(a) or j < len(b):
        if j == len(b) or i < len(a) and a[i][0] <= b[j][0]:
            t, m = a[i]
            src = "A"
            i += 1
        else:
            t, m = b[j]
            src = "B"
            j += 1
        if out and out[-1].endswith(m) and out[-1][0] != src:
            out[-1] = "*" + out[-1][1:]
        else:
            out.append(f"{src}{t} {m}")
    return out
#> interleave_logs([(1, "on"), (5, "off")], [(4, "ping")], 1)
#> interleave_logs([], [(3, "x")], 5)
#> interleave_logs([(2, "go")], [(12, "go"), (13, "end")], 10)
#> interleave_logs([(1, "a"), (2, "b")], [], 0)
#> interleave_logs([(7, "p"), (9, "q")], [(8, "p"), (9, "q")], 0)
# %%
class Solution:
    def jitterBuffer(self, packets, depth):
        # play packets in sequence order; a gap is skipped when the buffer is full
        held, want, played = {}, 0, []
        for seq in packets:
            if seq < want or seq in held:
                played.append("late")
                continue
            held[seq] = True
            if len(held) > depth:
                lost = min(held) - want
                played.append(f"skip{lost}")
                want = min(held)
            while want in held:
                del held[want]
                played.append(want)
                want += 1
        return played, sorted(held)
#> Solution().jitterBuffer([0, 2, 1, 3], 2)
#> Solution().jitterBuffer([], 1)
#> Solution().jitterBuffer([3, 4, 0], 1)
#> Solution().jitterBuffer(packets=[0, 0, 5, 6, 7, 1], depth=2)
#> Solution().jitterBuffer([1, 2], depth=5)
# %%
def morse_bits(bits):
    # 1 tick = dot, 3 ticks = dash, gaps: 1 inside, 3 letters
    table = {".-": "A", "-...": "B", ".": "E", "..": "I", "-": "T", "...": "S", "---": "O", "-.": "N"}
    text = ""
    for chunk in bits.strip("0").split("000"):
        sym = ""
        for beep in chunk.split("0"):
            if beep == "1":
                sym += "."
            elif beep == "111":
                sym += "-"
            elif beep:
                sym += "?"
        if sym:
            text += table.get(sym, "#")
    return text
#> morse_bits("10111")
#> morse_bits("1010100011101")
#> morse_bits("")
#> morse_bits("00111011101110001011")
#> morse_bits("1110001000101")
# %%
def contrast(img, lo, hi):
    flat = [v for row in img for v in row]
    if not flat:
        return img
    a, b = min(flat), max(flat)
    if a == b:
        return [[(lo + hi) // 2 for _ in row] for row in img]
    res = []
    for row in img:
        line = []
        for v in row:
            w = lo + (v - a) * (hi - lo) // (b - a)
            line.append(w)
        res.append(line)
    return res
#> contrast([[10, 20], [30, 50]], 0, 100)
#> contrast([], 0, 9)
#> contrast([[7, 7], [7, 7]], 0, 255)
#> contrast([[0, 5, 10]], 50, 60)
#> contrast([[3], [1], [2]], 9, 0)
# %%
class Solution:
    def boxBlobs(self, img):
        h = len(img)
        seen, boxes = set(), []
        for y in range(h):
            for x in range(len(img[y])):
                if img[y][x] == "." or (y, x) in seen:
                    continue
                stack = [(y, x)]
                seen.add((y, x))
                t, l, b, r, n = y, x, y, x, 0
                while stack:
                    cy, cx = stack.pop()
                    n += 1
                    t, b, l, r = min(t, cy), max(b, cy), min(l, cx), max(r, cx)
                    for ny, nx in ((cy + 1, cx), (cy - 1, cx), (cy, cx + 1), (cy, cx - 1)):
                        if 0 <= ny < h and 0 <= nx < len(img[ny]) and img[ny][nx] == img[y][x] and (ny, nx) not in seen:
                            seen.add((ny, nx))
                            stack.append((ny, nx))
                boxes.append((img[y][x], t, l, b, r, n == (b - t + 1) * (r - l + 1)))
        return boxes
#> Solution().boxBlobs(["aa.", "a.b"])
#> Solution().boxBlobs([])
#> Solution().boxBlobs(["xx", "xx"])
#> Solution().boxBlobs(["p.q"])
#> Solution().boxBlobs(img=["m", "m", "."])
# %%
def bowling_lite(rolls, frames):
    # six pins; a clear with one ball scores the next ball twice
    score = 0
    double = False
    i = 0
    sheet = []
    for _ in range(frames):
        if i >= len(rolls):
            break
        first = rolls[i]
        i += 1
        gain = first * (2 if double else 1)
        double = False
        if first == 6:
            double = True
            mark = "X"
        else:
            second = rolls[i] if i < len(rolls) else 0
            i += 1
            gain += second
            mark = "/" if first + second == 6 else str(first + second)
        score += gain
        sheet.append(mark)
    return "".join(sheet), score
#> bowling_lite([6, 3, 2, 4, 2], 3)
#> bowling_lite([], 2)
#> bowling_lite([6, 6, 6], 3)
#> bowling_lite([1, 1, 0, 6, 5], 4)
#> bowling_lite([2, 3, 6, 1, 1, 9], 2)
