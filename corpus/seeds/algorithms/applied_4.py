# %%
def page_break(heights, page, keep):
    # blocks whose index is in keep must stay with the next block
    pages, cur, used = [], [], 0
    i = 0
    while i < len(heights):
        j = i
        while j in keep and j + 1 < len(heights):
            j += 1
        block = heights[i:j + 1]
        if cur and used + sum(block) > page:
            pages.append(cur)
            cur, used = [], 0
        cur = cur + block
        used += sum(block)
        i = j + 1
    if cur:
        pages.append(cur)
    return pages
#> page_break([3, 4, 5, 2], 8, [])
#> page_break([3, 4, 5, 2], 8, [1])
#> page_break([], 4, [0])
#> page_break([9, 1, 1, 9], 10, [2, 3])
#> page_break([2, 2, 2, 2, 2], 5, [0, 1])
# %%
class Solution:
    def alignBlocks(self, left, right):
        # longest common rows, earliest in left; then show a merged listing
        n, m = len(left), len(right)
        L = [[0] * (m + 1) for _ in range(n + 1)]
        for i in range(n - 1, -1, -1):
            for j in range(m - 1, -1, -1):
                L[i][j] = L[i + 1][j + 1] + 1 if left[i] == right[j] else max(L[i + 1][j], L[i][j + 1])
        i = j = 0
        out = ""
        while i < n or j < m:
            if i < n and j < m and left[i] == right[j]:
                out += left[i]
                i, j = i + 1, j + 1
            elif j == m or i < n and L[i + 1][j] >= L[i][j + 1]:
                out += "-" + left[i]
                i += 1
            else:
                out += "+" + right[j]
                j += 1
        return out
#> Solution().alignBlocks("abc", "adc")
#> Solution().alignBlocks("", "xy")
#> Solution().alignBlocks("pq", "")
#> Solution().alignBlocks(left="kitt", right="itk")
#> Solution().alignBlocks("mm", "m")
# %%
def resolve_vars(settings):
    out = {}

    def look(name, trail):
        if name in out:
            return out[name]
        if name in trail:
            return "<loop>"
        if name not in settings:
            return ""
        pieces = settings[name].split("%")
        for i in range(1, len(pieces), 2):
            pieces[i] = look(pieces[i], trail + [name])
        out[name] = "".join(pieces)
        return out[name]

    for key in settings:
        look(key, [])
    return out
#> resolve_vars({"root": "/srv", "log": "%root%/log", "old": "%log%.1"})
#> resolve_vars({"a": "%b%x", "b": "%a%y"})
#> resolve_vars({})
#> resolve_vars({"k": "no %such% key"})
#> resolve_vars({"v": "%v%%v%"})
# %%
def pick_versions(reqs, repo):
    # reqs: name -> minimal version; repo: (name, version) -> extra requirements
    need = dict(reqs)
    queue = list(reqs.items())
    rounds = 0
    while queue:
        rounds += 1
        name, low = queue.pop(0)
        if need[name] > low:
            continue
        options = [v for n, v in repo if n == name and v >= low]
        if not options:
            return f"cannot satisfy {name}>={low}"
        pick = min(options)
        need[name] = pick
        for dep, v in repo[(name, pick)].items():
            if v > need.get(dep, -1):
                need[dep] = v
                queue.append((dep, v))
    return need, rounds
#> pick_versions({"app": 1}, {("app", 1): {"lib": 2}, ("lib", 2): {}, ("lib", 3): {}})
#> pick_versions({"a": 1, "b": 1}, {("a", 2): {"b": 3}, ("b", 1): {}, ("b", 4): {}})
#> pick_versions({}, {})
#> pick_versions({"x": 5}, {("x", 4): {}})
#> pick_versions({"m": 0}, {("m", 0): {"n": 1}, ("n", 1): {"m": 0, "o": 0}, ("o", 7): {}})
# %%
class Solution:
    def sheet(self, cells):
        vals = {}

        def get(ref, open_refs):
            if ref in vals:
                return vals[ref]
            if ref in open_refs:
                return None
            text = cells.get(ref, "0")
            total = 0
            for part in text.split("+"):
                part = part.strip()
                neg = part.startswith("-")
                part = part.lstrip("-")
                v = int(part) if part.isdigit() else get(part, open_refs | {ref})
                if v is None:
                    total = None
                    break
                total += -v if neg else v
            vals[ref] = total
            return total

        return {ref: get(ref, frozenset()) for ref in sorted(cells)}
#> Solution().sheet({"A1": "4", "A2": "A1+A1+1"})
#> Solution().sheet({"B1": "B2", "B2": "B1"})
#> Solution().sheet({})
#> Solution().sheet(cells={"C1": "10+-C2", "C2": "3+C9"})
#> Solution().sheet({"D1": "D2+D3", "D2": "D3+1", "D3": "2"})
# %%
def filter_chain(rows, spec):
    ops = {
        "even": lambda xs, a: [x for x in xs if x % a == 0],
        "top": lambda xs, a: sorted(xs, reverse=True)[:a],
        "add": lambda xs, a: [x + a for x in xs],
        "uniq": lambda xs, a: [x for i, x in enumerate(xs) if x not in xs[max(0, i - a):i]],
    }
    trace = []
    for step in spec.split("|"):
        name, _, arg = step.strip().partition(" ")
        if name not in ops:
            trace.append("?" + name)
            continue
        rows = ops[name](rows, int(arg or 2))
        trace.append(len(rows))
        if not rows:
            break
    return rows, trace
#> filter_chain([3, 8, 6, 8, 1], "even | top 2")
#> filter_chain([5, 5, 5, 6], "uniq 1 | add 10")
#> filter_chain([], "top 3 | add 1")
#> filter_chain([1, 2, 3], "sort | even 7 | add 5")
#> filter_chain([9, 4, 9, 4, 2], "uniq 2 | add 1 | even 5")
# %%
def fixed_width(lines, layout):
    cols = []
    at = 0
    for part in layout.split():
        name, kind, size = part[:-2], part[-2], int(part[-1])
        cols.append((name, kind, at, at + size))
        at += size
    good, bad = [], []
    for num, line in enumerate(lines, 1):
        rec = []
        for name, kind, a, b in cols:
            raw = line[a:b].strip()
            if kind == "n":
                if not raw.isdigit():
                    bad.append(f"{num}:{name}")
                    break
                rec.append(int(raw))
            else:
                rec.append(raw)
        else:
            good.append(rec)
    return good, bad
#> fixed_width(["ann 12", "bob  7"], "names4 agen2")
#> fixed_width(["x1y", "xay"], "as1 bn1 cs1")
#> fixed_width([], "qs3")
#> fixed_width(["99", "9", ""], "hin1 lon1")
#> fixed_width(["  7abc"], "kn3 vs2")
# %%
class Solution:
    def lzTokens(self, s):
        out = []
        i = 0
        while i < len(s):
            best_len, best_back = 0, 0
            for back in range(1, min(i, 6) + 1):
                n = 0
                while i + n < len(s) and n < back and s[i - back + n] == s[i + n]:
                    n += 1
                if n > best_len:
                    best_len, best_back = n, back
            if best_len >= 2:
                out.append((best_back, best_len))
                i += best_len
            else:
                out.append(s[i])
                i += 1
        return out
#> Solution().lzTokens("ababab")
#> Solution().lzTokens("")
#> Solution().lzTokens("xyzxy")
#> Solution().lzTokens("aaaaa")
#> Solution().lzTokens(s="noon")
# %%
def delta_of_delta(times):
    if len(times) < 2:
        return "".join(f"[{t}]" for t in times)
    out = f"[{times[0]}]"
    step = None
    same = 0
    for a, b in zip(times, times[1:]):
        d = b - a
        if d == step:
            same += 1
            continue
        if same:
            out += f"*{same}"
            same = 0
        out += f"{d - step:+d}" if step is not None else f"({d})"
        step = d
    return out + (f"*{same}" if same else "")
#> delta_of_delta([10, 20, 30, 40])
#> delta_of_delta([5])
#> delta_of_delta([])
#> delta_of_delta([0, 1, 3, 5, 6, 6])
#> delta_of_delta([9, 7, 5, 8])
# %%
class Solution:
    def crcTiny(self, bits, poly):
        n = len(poly) - 1
        reg = list(bits + "0" * n)
        steps = 0
        for i in range(len(bits)):
            if reg[i] == "0":
                continue
            steps += 1
            for k, p in enumerate(poly):
                reg[i + k] = "0" if reg[i + k] == p else "1"
        rest = "".join(reg[len(bits):])
        return bits + "." + rest, steps
#> Solution().crcTiny("1101", "101")
#> Solution().crcTiny("", "11")
#> Solution().crcTiny("0000", "1011")
#> Solution().crcTiny(bits="10011", poly="110")
#> Solution().crcTiny("111", "1")
# %%
def duration(text):
    unit = {"w": 2400, "d": 480, "h": 60, "m": 1}
    total, num, seen = 0, "", ""
    for ch in text.replace(" ", ""):
        if ch.isdigit():
            num += ch
        elif ch in unit and num and ch not in seen:
            total += int(num) * unit[ch]
            num = ""
            seen += ch
        else:
            return "bad " + ch
    if num:
        total += int(num)
    out = []
    for u in "wdhm":
        q, total = divmod(total, unit[u])
        if q:
            out.append(f"{q}{u}")
    return " ".join(out) if out else "0m"
#> duration("1d 90m")
#> duration("5h5h")
#> duration("")
#> duration("600")
#> duration("2w 9h 75")
# %%
def next_run(cron, now):
    # cron: "minutes hours" with lists, * and */n
    def expand(field, limit):
        if field == "*":
            return list(range(limit))
        if field.startswith("*/"):
            return list(range(0, limit, int(field[2:])))
        return sorted(int(x) for x in field.split(","))

    m_field, h_field = cron.split()
    minutes, hours = expand(m_field, 60), expand(h_field, 24)
    h, m = now
    for day in range(2):
        for hh in hours:
            if day == 0 and hh < h:
                continue
            for mm in minutes:
                if day == 0 and hh == h and mm <= m:
                    continue
                return day, f"{hh:02}:{mm:02}"
    return None
#> next_run("0,30 9,17", (9, 10))
#> next_run("15 8", (20, 0))
#> next_run("*/20 */6", (6, 40))
#> next_run("5 *", (2, 3))
#> next_run("0 0", (0, 0))
# %%
class Solution:
    def romanPay(self, amount):
        coins = [("crown", 60), ("shill", 12), ("groat", 4), ("penny", 1)]
        names = []
        left = amount
        for i, (name, v) in enumerate(coins):
            n = left // v
            left -= n * v
            # one coin of the next bigger kind, with change, when it saves coins
            if i and n + 2 > coins[i - 1][1] // v and n:
                names.append(f"{coins[i - 1][0]}-{coins[i - 1][1] // v - n} {name}")
            elif n:
                names.append(f"{n} {name}")
        return names
#> Solution().romanPay(77)
#> Solution().romanPay(0)
#> Solution().romanPay(59)
#> Solution().romanPay(15)
#> Solution().romanPay(amount=143)
# %%
def dial(amounts, src, dst):
    steps = ["mm", "cm", "dm", "m", "dam", "hm", "km"]
    shift = steps.index(src) - steps.index(dst)
    out = []
    for a in amounts:
        s = str(abs(a))
        if shift >= 0:
            s += "0" * shift
        else:
            s = s.rjust(1 - shift, "0")
            s = s[:shift] + "." + s[shift:]
            s = s.rstrip("0").rstrip(".")
        s = s.lstrip("0") or "0"
        if s[0] == ".":
            s = "0" + s
        out.append("-" * (a < 0) + s)
    return out
#> dial([5, 120], "cm", "m")
#> dial([3, 0], "km", "dm")
#> dial([], "m", "m")
#> dial([-45, 1000, 7], "mm", "dm")
#> dial([250], "dam", "km")
# %%
class Solution:
    def fare(self, taps, zones, cap):
        day_total = {}
        bill = []
        for day, a, b in taps:
            crossed = abs(zones[a] - zones[b])
            price = 2 + 3 * crossed
            if bill and bill[-1][0] == day and bill[-1][2] == a:
                price -= 1
            spent = day_total.get(day, 0)
            charged = min(price, cap - spent)
            day_total[day] = spent + charged
            bill.append((day, charged, b))
        return [c for _, c, _ in bill], day_total
#> Solution().fare([(1, "a", "b"), (1, "b", "c"), (2, "c", "a")], {"a": 1, "b": 2, "c": 4}, 12)
#> Solution().fare([], {}, 5)
#> Solution().fare([(3, "x", "y"), (3, "y", "x"), (3, "x", "y")], {"x": 0, "y": 5}, 20)
#> Solution().fare(taps=[(0, "p", "p")], zones={"p": 9}, cap=1)
#> Solution().fare([(1, "m", "n"), (1, "m", "n")], {"m": 1, "n": 1}, 9)
# %%
def swap_market(offers):
    # each offer: gives X, wants Y; find direct swaps, then one ring of three
    free = list(range(len(offers)))
    deals = []
    for i in list(free):
        if i not in free:
            continue
        for j in free:
            if j > i and offers[i][0] == offers[j][1] and offers[j][0] == offers[i][1]:
                deals.append((i, j))
                free.remove(i)
                free.remove(j)
                break
    for i in free:
        for j in free:
            for k in free:
                if len({i, j, k}) == 3 and offers[i][1] == offers[j][0] and offers[j][1] == offers[k][0] and offers[k][1] == offers[i][0]:
                    return deals + [(i, j, k)]
    return deals
#> swap_market(["ab", "ba", "cd"])
#> swap_market(["ab", "bc", "ca"])
#> swap_market([])
#> swap_market(["xy", "xy", "yx"])
#> swap_market(["pq", "rs"])
# %%
def tables_for(parties, tables):
    free = sorted(tables)
    seated, queue = [], []
    for name, size in parties:
        if name.startswith("-"):
            who = name[1:]
            gone = next((s for s in seated if s[0] == who), None)
            if gone:
                seated.remove(gone)
                free = sorted(free + gone[1])
        else:
            queue.append((name, size))
        for who, n in queue[:]:
            fit = next((t for t in free if t >= n), None)
            if fit is not None:
                free.remove(fit)
                seated.append((who, [fit]))
                queue.remove((who, n))
            elif len(free) > 1 and free[-1] + free[-2] >= n:
                seated.append((who, [free.pop(), free.pop()]))
                queue.remove((who, n))
    return seated, [w for w, _ in queue]
#> tables_for([("a", 2), ("b", 6), ("c", 4)], [2, 4, 4])
#> tables_for([("x", 3), ("y", 3), ("-x", 0)], [4])
#> tables_for([], [1])
#> tables_for([("p", 9), ("q", 1)], [4, 4])
#> tables_for([("m", 5), ("-n", 0), ("-m", 0), ("o", 2)], [3, 3])
# %%
class Solution:
    def ladder(self, names, challenges):
        rungs = list(names)
        log = []
        for low, high, won in challenges:
            i, j = rungs.index(low), rungs.index(high)
            if not 0 < i - j <= 3:
                log.append("void")
                continue
            if won:
                rungs.insert(j, rungs.pop(i))
                log.append(f"{low}^{i - j}")
            elif i + 1 < len(rungs):
                rungs[i], rungs[i + 1] = rungs[i + 1], rungs[i]
                log.append(f"{low}v")
            else:
                log.append("=")
        return "".join(rungs), log
#> Solution().ladder("abcd", [("c", "a", True), ("d", "b", False)])
#> Solution().ladder("xy", [])
#> Solution().ladder("pqrst", [("t", "p", True), ("r", "q", False), ("p", "q", True)])
#> Solution().ladder(names="mn", challenges=[("n", "m", True), ("m", "n", True)])
#> Solution().ladder("kl", [("l", "z", True)])
# %%
def pairwise_winner(ballots):
    names = sorted(set("".join(ballots)))
    beats = {}
    for i, a in enumerate(names):
        for b in names[i + 1:]:
            lead = 0
            for v in ballots:
                pa = v.index(a) if a in v else 99
                pb = v.index(b) if b in v else 99
                lead += (pa < pb) - (pb < pa)
            if lead > 0:
                beats.setdefault(a, []).append(b)
            elif lead < 0:
                beats.setdefault(b, []).append(a)
    for n in names:
        if len(beats.get(n, [])) == len(names) - 1:
            return n
    return "none:" + "".join(sorted(beats, key=lambda n: (-len(beats[n]), n)))
#> pairwise_winner(["ab", "ab", "ba"])
#> pairwise_winner(["abc", "bca", "cab"])
#> pairwise_winner([])
#> pairwise_winner(["a", "b"])
#> pairwise_winner(["cab", "cba", "ac"])
# %%
class Solution:
    def chmodText(self, mode, changes):
        bits = {"r": 4, "w": 2, "x": 1}
        who_at = {"u": 6, "g": 3, "o": 0}
        for ch in changes.split(","):
            if not ch:
                continue
            k = next(i for i, c in enumerate(ch) if c in "+-=")
            who = ch[:k] or "ugo"
            val = sum(bits[c] for c in ch[k + 1:])
            for w in who:
                at = who_at[w]
                if ch[k] == "+":
                    mode |= val << at
                elif ch[k] == "-":
                    mode &= ~(val << at)
                else:
                    mode = mode & ~(7 << at) | val << at
        return f"{mode:03o}", "".join(c if mode >> (8 - i) & 1 else "-" for i, c in enumerate("rwxrwxrwx"))
#> Solution().chmodText(420, "u+x,g-r")
#> Solution().chmodText(0, "")
#> Solution().chmodText(511, "o=,g=r")
#> Solution().chmodText(mode=292, changes="+w,-r")
#> Solution().chmodText(0, "go=rx")
# %%
def acl_walk(tree, path, user):
    node = tree
    can = "r"
    for part in [""] + path.split("/"):
        if part:
            if not isinstance(node, dict) or part not in node:
                return f"missing {part}"
            node = node[part]
        if isinstance(node, dict):
            rule = node.get("@" + user, node.get("@*"))
            if rule == "":
                return f"denied at {part or '/'}"
            if rule is not None:
                can = rule
    return can
#> acl_walk({"@*": "r", "a": {"@bo": "rw", "b": {}}}, "a/b", "bo")
#> acl_walk({"x": {"@*": ""}}, "x/y", "al")
#> acl_walk({}, "", "z")
#> acl_walk({"d": {"f": 1}}, "d/f/g", "cy")
#> acl_walk({"@*": "", "@di": "w", "p": {"q": {"@*": "rx"}}}, "p/q", "di")
# %%
def summarise_subnets(nets):
    # nets: bit prefixes; merge siblings, drop the covered
    live = set(nets)
    changed = True
    passes = 0
    while changed:
        changed = False
        passes += 1
        for p in sorted(live, key=lambda q: (-len(q), q)):
            if p not in live:
                continue
            if any(p[:k] in live for k in range(len(p))):
                live.discard(p)
                changed = True
            elif p and p[:-1] + ("1" if p[-1] == "0" else "0") in live:
                live -= {p[:-1] + "0", p[:-1] + "1"}
                live.add(p[:-1])
                changed = True
    return sorted(live), passes
#> summarise_subnets(["100", "101", "0"])
#> summarise_subnets([])
#> summarise_subnets(["11", "110", "0101"])
#> summarise_subnets(["0", "1"])
#> summarise_subnets(["000", "001", "011", "010"])
# %%
class Solution:
    def leak(self, bursts, rate, depth):
        level, lost, full_ticks = 0, 0, []
        for t, n in enumerate(bursts):
            level += n
            if level > depth:
                lost += level - depth
                level = depth
                full_ticks.append(t)
            if full_ticks and full_ticks[-1] == t - 1:
                level = max(0, level - rate * 2)
            else:
                level = max(0, level - rate)
        drain = 0
        while level > 0:
            level -= rate
            drain += 1
        return lost, full_ticks, drain
#> Solution().leak([3, 9, 0, 4], 2, 8)
#> Solution().leak([], 1, 5)
#> Solution().leak([10, 10, 10], 3, 6)
#> Solution().leak(bursts=[1, 1, 1], rate=1, depth=1)
#> Solution().leak([0, 20], 4, 15)
# %%
def spread_jobs(jobs, slots):
    # jitter without randomness: the offset is a hash of the name
    used = {}
    for name in jobs:
        h = sum((i + 1) * ord(c) for i, c in enumerate(name)) % slots
        tries = 0
        while h in used and tries < slots:
            h = (h + 1 + tries) % slots
            tries += 1
        if h in used:
            used[min(k for k in used)] += "," + name
        else:
            used[h] = name
    return [used.get(i, "-") for i in range(slots)]
#> spread_jobs(["ab", "ba", "c"], 5)
#> spread_jobs([], 2)
#> spread_jobs(["x", "x", "x"], 3)
#> spread_jobs(["db", "web", "mail", "cron"], 3)
#> spread_jobs(["z"], 1)
# %%
def group_errors(lines):
    shape = {}
    for ln in lines:
        key = ""
        prev_digit = False
        for ch in ln:
            if ch.isdigit():
                if not prev_digit:
                    key += "N"
                prev_digit = True
            else:
                key += ch
                prev_digit = False
        first, count = shape.get(key, (ln, 0))
        shape[key] = (first, count + 1)
    common = max((c for _, c in shape.values()), default=0)
    return [f"{first} (x{c})" if c > 1 else first for first, c in shape.values() if c == common]
#> group_errors(["id 12 bad", "id 7 bad", "full"])
#> group_errors([])
#> group_errors(["a1b", "a2b", "c", "c"])
#> group_errors(["x", "y", "10"])
#> group_errors(["t=5", "t=66", "t=", "t=777"])
# %%
class Solution:
    def adaptiveBins(self, xs, cap):
        bins = [(0, 64)]
        placed = {(0, 64): []}
        for x in xs:
            for lo, hi in bins:
                if lo <= x < hi:
                    break
            else:
                continue
            box = placed[(lo, hi)]
            box.append(x)
            while len(box) > cap and hi - lo > 1:
                mid = (lo + hi) // 2
                left, right = [v for v in box if v < mid], [v for v in box if v >= mid]
                k = bins.index((lo, hi))
                bins[k:k + 1] = [(lo, mid), (mid, hi)]
                del placed[(lo, hi)]
                placed[(lo, mid)], placed[(mid, hi)] = left, right
                lo, hi, box = (lo, mid, left) if len(left) > cap else (mid, hi, right)
        return [(lo, hi, len(placed[(lo, hi)])) for lo, hi in bins]
#> Solution().adaptiveBins([1, 40, 50], 2)
#> Solution().adaptiveBins([], 1)
#> Solution().adaptiveBins([5, 6, 7, 60], 2)
#> Solution().adaptiveBins(xs=[70, -1, 3, 3, 3], cap=3)
#> Solution().adaptiveBins([10, 50, 12, 30], 1)
# %%
def streaming_median(xs, k):
    from bisect import insort
    window, out = [], []
    for i, x in enumerate(xs):
        insort(window, x)
        if len(window) > k:
            window.remove(xs[i - k])
        mid = len(window) // 2
        if len(window) % 2:
            m = window[mid]
        else:
            m = (window[mid - 1] + window[mid]) // 2
        out.append(m if abs(x - m) > 5 else x)
    return out
#> streaming_median([1, 20, 3, 4], 3)
#> streaming_median([], 2)
#> streaming_median([9, 9, 50, 9, 8], 2)
#> streaming_median([5], 1)
#> streaming_median([0, 30, 1, 31, 2, 32], 4)
# %%
class Solution:
    def trimmed(self, marks, judges):
        # drop each competitor's best and worst, then average in tenths
        table = {}
        for i in range(0, len(marks), judges):
            row = marks[i:i + judges]
            if len(row) < judges:
                table["partial"] = len(row)
                break
            kept = sorted(row)[1:-1] if judges > 2 else row
            table[i // judges] = sum(kept) * 10 // len(kept)
        best = [k for k, v in table.items() if k != "partial" and v == max(table.values())]
        return table, best
#> Solution().trimmed([5, 9, 7, 6, 6, 8], 3)
#> Solution().trimmed([], 4)
#> Solution().trimmed([10, 4, 6, 8, 2], 2)
#> Solution().trimmed(marks=[7, 7, 7, 7, 9, 1, 8, 8], judges=4)
#> Solution().trimmed([3, 3], judges=1)
# %%
def stratified(rows, per):
    # every per-th row of each group, but always the first
    seen = {}
    kept = []
    for group, value in rows:
        n = seen.get(group, 0)
        if n % per == 0:
            kept.append(value)
        seen[group] = n + 1
    rare = sorted(g for g, n in seen.items() if n < per)
    return kept, rare
#> stratified([("a", 1), ("a", 2), ("b", 3), ("a", 4)], 2)
#> stratified([], 3)
#> stratified([("x", 10), ("x", 20), ("x", 30), ("x", 40)], 3)
#> stratified([("p", 5), ("q", 6), ("r", 7)], 1)
#> stratified([("m", 0), ("n", 0), ("m", 1), ("n", 1), ("m", 2)], 2)
# %%
def url_clean(url):
    body, _, frag = url.partition("#")
    path, _, query = body.partition("?")
    segs = []
    for s in path.lower().split("/"):
        if s == ".." and segs:
            segs.pop()
        elif s not in ("", ".", ".."):
            segs.append(s)
    params = {}
    for pair in query.split("&"):
        k, eq, v = pair.partition("=")
        if k and not k.startswith("utm"):
            params[k] = v if eq else "1"
    res = "/" + "/".join(segs)
    if params:
        res += "?" + "&".join(f"{k}={params[k]}" for k in sorted(params))
    return res + ("#" + frag if frag.isalpha() else "")
#> url_clean("/A/./b/../c?z=1&a")
#> url_clean("")
#> url_clean("x//y?utm_a=3&k=v#top")
#> url_clean("/../q#9")
#> url_clean("/p?b=1&b=2&=5")
# %%
class Solution:
    def conditionals(self, text, flags):
        # {name|yes|no}, nested
        def parse(i, stop):
            out = ""
            while i < len(text) and text[i] not in stop:
                if text[i] == "{":
                    bar = text.index("|", i)
                    name = text[i + 1:bar]
                    yes, i = parse(bar + 1, "|")
                    no, i = parse(i + 1, "}")
                    out += yes if name in flags else no
                else:
                    out += text[i]
                i += 1
            return out, i

        return parse(0, "")[0]
#> Solution().conditionals("a{x|b|c}d", ["x"])
#> Solution().conditionals("", [])
#> Solution().conditionals("{p|1{q|2|3}|4}", ["p"])
#> Solution().conditionals(text="{m|on|}{n||off}", flags=["m", "n"])
#> Solution().conditionals("{bad", ["bad"])
# %%
def kv_snapshot(ops):
    data, snaps, out = {}, [], []
    for op in ops:
        match op[0]:
            case "set":
                data[op[1]] = op[2]
            case "del":
                data.pop(op[1], None)
            case "snap":
                snaps.append(dict(data))
            case "restore":
                if snaps:
                    data = snaps.pop()
            case "diff":
                base = snaps[-1] if snaps else {}
                out.append(sorted(k for k in data.keys() | base.keys() if data.get(k) != base.get(k)))
    return data, out
#> kv_snapshot([("set", "a", 1), ("snap",), ("set", "a", 2), ("diff",), ("restore",)])
#> kv_snapshot([])
#> kv_snapshot([("set", "x", 5), ("diff",), ("del", "x"), ("diff",)])
#> kv_snapshot([("restore",), ("set", "k", 0), ("snap",), ("del", "k"), ("set", "j", 1), ("diff",)])
#> kv_snapshot([("set", "m", 1), ("snap",), ("snap",), ("restore",), ("diff",)])
# %%
from collections import OrderedDict


class Solution:
    def costCache(self, reqs, room):
        # items have sizes; evict oldest used until it fits; too big items are never kept
        cache = OrderedDict()
        used = misses = 0
        for name, size in reqs:
            if name in cache:
                cache.move_to_end(name)
                continue
            misses += 1
            if size > room:
                continue
            while used + size > room:
                _, gone = cache.popitem(last=False)
                used -= gone
            cache[name] = size
            used += size
        return misses, list(cache), used
#> Solution().costCache([("a", 3), ("b", 2), ("a", 3), ("c", 2)], 5)
#> Solution().costCache([], 4)
#> Solution().costCache([("big", 9), ("x", 1), ("big", 9)], 5)
#> Solution().costCache(reqs=[("p", 2), ("q", 2), ("r", 4)], room=4)
#> Solution().costCache([("m", 1), ("n", 1), ("m", 1), ("o", 1), ("n", 1)], room=2)
# %%
def dedupe_feed(events, quiet):
    last = {}
    out = []
    for t, src, msg in sorted(events):
        key = (src, msg)
        if key in last and t - last[key][0] < quiet:
            last[key][1] += 1
            last[key][0] = t
            continue
        if key in last and last[key][1]:
            out.append(f"{src}: {msg} repeated {last[key][1]}")
        last[key] = [t, 0]
        out.append(f"{t} {src}: {msg}")
    return out
#> dedupe_feed([(1, "a", "up"), (2, "a", "up"), (9, "a", "up")], 5)
#> dedupe_feed([], 1)
#> dedupe_feed([(3, "x", "m"), (1, "y", "m"), (3, "y", "m")], 3)
#> dedupe_feed([(0, "k", "z"), (2, "k", "z"), (4, "k", "z"), (6, "k", "z")], 2)
#> dedupe_feed([(5, "p", "q"), (6, "p", "q"), (7, "p", "r")], 4)
# %%
def ring_talk(size, script):
    buf = [0] * size
    r = w = held = 0
    got = ""
    for part in script.split():
        if part.startswith("r"):
            n = int(part[1:])
            while n and held:
                got += chr(buf[r])
                r = (r + 1) % size
                held -= 1
                n -= 1
            got += "." * n
        else:
            for ch in part[1:]:
                if held == size:
                    got += "!"
                    break
                buf[w] = ord(ch)
                w = (w + 1) % size
                held += 1
    return got, held
#> ring_talk(4, "wabc r2 wdef r9")
#> ring_talk(2, "wxyz r1")
#> ring_talk(3, "")
#> ring_talk(1, "r1 wq r1 wr")
#> ring_talk(5, "whello r3 wmn r4")
# %%
class Solution:
    def permissionsMatrix(self, users, masks, need):
        rows = []
        for u, m in zip(users, masks):
            missing = need & ~m
            extra = m & ~need
            tag = "ok" if not missing else f"-{missing:b}"
            if extra and not missing:
                tag += f"+{extra:b}"
            rows.append(f"{u}:{tag}")
        common = -1
        for m in masks:
            common &= m
        return rows, (common if masks else 0)
#> Solution().permissionsMatrix(["a", "b"], [7, 5], 6)
#> Solution().permissionsMatrix([], [], 3)
#> Solution().permissionsMatrix(["x", "y", "z"], [8, 12, 15], 8)
#> Solution().permissionsMatrix(users=["p"], masks=[0], need=5)
#> Solution().permissionsMatrix(["m", "n"], [3, 6], need=2)
# %%
def hsl_bucket(r, g, b):
    hi, lo = max(r, g, b), min(r, g, b)
    if hi - lo < 20:
        return "black" if hi < 60 else "white" if lo > 200 else "grey"
    span = hi - lo
    if hi == r:
        h = 60 * (g - b) // span
    elif hi == g:
        h = 120 + 60 * (b - r) // span
    else:
        h = 240 + 60 * (r - g) // span
    h %= 360
    for top, name in ((20, "red"), (45, "orange"), (70, "yellow"), (170, "green"), (260, "blue"), (330, "purple"), (360, "red")):
        if h < top:
            break
    return ("dark " if hi < 110 else "") + name
#> hsl_bucket(250, 10, 5)
#> hsl_bucket(30, 30, 35)
#> hsl_bucket(20, 100, 40)
#> hsl_bucket(90, 60, 240)
#> hsl_bucket(230, 160, 20)
# %%
def dither(row, levels):
    step = 255 // (levels - 1)
    carry = 0
    out = []
    for v in row:
        want = v + carry
        k = (want + step // 2) // step
        k = 0 if k < 0 else levels - 1 if k >= levels else k
        carry = want - k * step
        out.append(k)
    return out, carry
#> dither([100, 100, 100, 100], 2)
#> dither([], 3)
#> dither([0, 255, 128], 3)
#> dither([60, 70, 80, 90, 30], 4)
#> dither([255, 255], 2)
# %%
class Solution:
    def drumGrid(self, pattern, bars):
        hits = []
        for b in range(bars):
            for i, ch in enumerate(pattern):
                if ch == "x" or ch == "o" and b % 2 == 0 or ch == "f" and b == bars - 1:
                    hits.append(b * len(pattern) + i)
        gaps = [q - p for p, q in zip(hits, hits[1:])]
        swing = sum(g % 2 for g in gaps)
        return hits, max(gaps, default=0), swing
#> Solution().drumGrid("x.o.", 2)
#> Solution().drumGrid("", 3)
#> Solution().drumGrid("..f", 2)
#> Solution().drumGrid(pattern="xx.of", bars=3)
#> Solution().drumGrid("o", 4)
# %%
def slide_king(board, moves):
    # king slides until it hits a wall, eating crumbs
    grid = [list(r) for r in board]
    r, c = next(((i, row.index("K")) for i, row in enumerate(grid) if "K" in row), (0, 0))
    eaten = slid = 0
    for mv in moves:
        dr, dc = {"n": (-1, 0), "s": (1, 0), "w": (0, -1), "e": (0, 1)}[mv]
        while 0 <= r + dr < len(grid) and 0 <= c + dc < len(grid[0]) and grid[r + dr][c + dc] != "#":
            grid[r][c] = "."
            r, c = r + dr, c + dc
            eaten += grid[r][c] == "*"
            slid += 1
            grid[r][c] = "K"
    return ["".join(row) for row in grid], eaten, slid
#> slide_king(["K.*", "..#"], "es")
#> slide_king(["*K*"], "we")
#> slide_king(["#K#", "*.*", "#.#"], "sn")
#> slide_king(["K"], "nsew")
#> slide_king(["..*", "K#.", "*.."], "sen")
# %%
class Solution:
    def swaps(self, recipe, table, avoid):
        out = []
        for qty, item in recipe:
            hops = 0
            while item in avoid and hops < 4:
                if item not in table:
                    item = None
                    break
                item, num, den = table[item]
                qty = qty * num // den or 1
                hops += 1
            if item is None or hops == 4:
                out.append("leave out")
            else:
                out.append(f"{qty} {item}")
        return out
#> Solution().swaps([(100, "butter"), (3, "egg")], {"butter": ("oil", 4, 5)}, ["butter"])
#> Solution().swaps([], {}, ["x"])
#> Solution().swaps([(2, "a")], {"a": ("b", 1, 3), "b": ("a", 3, 1)}, ["a", "b"])
#> Solution().swaps(recipe=[(10, "milk"), (5, "nuts")], table={"milk": ("soy", 1, 1), "soy": ("oat", 3, 2)}, avoid=["milk", "soy", "nuts"])
#> Solution().swaps([(7, "p")], {"p": ("q", 2, 1)}, [])
