# %%
from itertools import groupby

def monthly_closing(rows):
    closing = 0
    out = {}
    for month, group in groupby(sorted(rows), key=lambda r: r[0] // 100):
        moves = [amount for _, amount in group]
        closing = round(closing + sum(moves), 2)
        out[month] = (len(moves), closing)
    return out
#> monthly_closing([(105, 50), (131, -12.5), (203, 7.25)])
#> monthly_closing([(1212, -3), (101, 10)])
#> monthly_closing([])
#> monthly_closing([(615, 99.99), (616, 0.01), (617, -100)])
#> monthly_closing([(901, 1.1), (801, 2.2), (815, 3.3), (902, -6.6)])
# %%
def newton_rate(pv, pay, n):
    """monthly rate at which n payments are worth pv, by halving"""
    lo, hi = 0.0, 1.0
    for _ in range(10):
        mid = (lo + hi) / 2
        worth = sum(pay / (1 + mid) ** k for k in range(1, n + 1))
        if worth > pv:
            lo = mid
        else:
            hi = mid
    return f"{lo:.1%}", round(pay * n - pv, 2)
#> newton_rate(100, 40, 3)
#> newton_rate(250, 60, 5)
#> newton_rate(90, 45, 2)
#> newton_rate(1000, 550, 4)
#> newton_rate(72.5, 12.5, 6)
# %%
import operator

def evaluate_cells(cells):
    ops = {"+": operator.add, "-": operator.sub, "*": operator.mul, "/": operator.truediv, "%": operator.mod}
    memory = {}
    for cell in cells:
        name, expr = cell.split("=")
        parts = expr.split()
        vals = [memory[p] if p in memory else float(p) for p in parts[::2]]
        acc = vals[0]
        for sign, v in zip(parts[1::2], vals[1:]):
            acc = ops[sign](acc, v)
        memory[name] = round(acc, 2)
    return memory
#> evaluate_cells(["a=12.5", "b=a * 4", "c=b - a / 2"])
#> evaluate_cells(["x=17", "y=x % 5", "z=y / x"])
#> evaluate_cells(["p=0.1 + 0.2 + 0.3"])
#> evaluate_cells([])
#> evaluate_cells(["net=80", "vat=net * 0.19", "gross=net + vat", "tip=gross % 5"])
# %%
import heapq

def cheapest_first(offers, need):
    heap = [(price, shop, n) for shop, n, price in offers]
    heapq.heapify(heap)
    spent, bought = 0, []
    while need > 0 and heap:
        price, shop, n = heapq.heappop(heap)
        k = min(n, need)
        need -= k
        spent += k * price
        bought.append(f"{shop}{k}")
    return bought, round(spent, 2), need
#> cheapest_first([("a", 5, 2.5), ("b", 3, 1.9), ("c", 10, 3)], 7)
#> cheapest_first([("x", 2, 9.99)], 4)
#> cheapest_first([("p", 4, 1), ("q", 4, 1)], 6)
#> cheapest_first([], 1)
#> cheapest_first([("k", 1, 0.5), ("l", 1, 0.45), ("m", 1, 0.6), ("n", 8, 0.7)], 5)
# %%
def waterfall(cash, claims):
    """claims by rank; those of one rank share in proportion"""
    paid = {}
    for rank in sorted({r for _, r, _ in claims}):
        level = [(n, c) for n, r, c in claims if r == rank]
        total = sum(c for _, c in level)
        quote = min(1, cash / total)
        for n, c in level:
            paid[n] = round(c * quote, 2)
        cash -= total * quote
        if cash <= 0:
            break
    return paid, round(cash, 2)
#> waterfall(1000, [("bank", 1, 700), ("staff", 2, 400), ("shop", 2, 200)])
#> waterfall(50, [("a", 1, 30), ("b", 1, 30)])
#> waterfall(90, [("x", 3, 10), ("y", 1, 20)])
#> waterfall(100, [("p", 1, 100), ("q", 2, 5)])
#> waterfall(640.5, [("u", 2, 300), ("v", 1, 500), ("w", 2, 100), ("z", 4, 9)])
# %%
class Solution:
    def fxTriangle(self, rates):
        best = (0.0, "")
        names = sorted({k[0] for k in rates})
        for a in names:
            for b in names:
                for c in names:
                    if (a, b) in rates and (b, c) in rates and (c, a) in rates:
                        gain = rates[a, b] * rates[b, c] * rates[c, a] - 1
                        if gain > best[0] + 1e-12:
                            best = (gain, a + b + c)
        return best[1] or None, f"{best[0]:.2%}"
#> Solution().fxTriangle({("E", "U"): 1.1, ("U", "J"): 150, ("J", "E"): 0.0061})
#> Solution().fxTriangle({("A", "B"): 2, ("B", "C"): 0.5, ("C", "A"): 1.02})
#> Solution().fxTriangle({("X", "Y"): 1.5})
#> Solution().fxTriangle({("P", "Q"): 3, ("Q", "R"): 0.25, ("R", "P"): 1.4})
#> Solution().fxTriangle({("E", "G"): 0.86, ("G", "E"): 1.17, ("G", "S"): 13.2, ("S", "E"): 0.089})
# %%
def lerp_price(table, x):
    if x in table:
        return table[x], "exact"
    below = [k for k in table if k < x]
    above = [k for k in table if k > x]
    if not below:
        return table[min(table)], "low"
    if not above:
        return table[max(table)], "high"
    a, b = max(below), min(above)
    w = (x - a) / (b - a)
    return round((1 - w) * table[a] + w * table[b], 2), f"w={w:.2f}"
#> lerp_price({10: 5, 20: 9, 50: 18}, 14)
#> lerp_price({1: 0.5, 2: 0.9}, 2)
#> lerp_price({100: 7.5, 200: 14}, 60)
#> lerp_price({3: 3.3, 6: 5.5, 9: 7.7}, 8.2)
#> lerp_price({5: 1, 10: 2}, 11)
# %%
def audit(entries, sample_every=3, limit=0.05):
    checked = [e for i, e in enumerate(entries) if i % sample_every == 0]
    wrong = 0
    drift = 0.0
    for booked, actual in checked:
        if booked != actual:
            wrong += 1
            drift += booked - actual
    base = sum(a for _, a in checked)
    rate = abs(drift) / base if base else 0
    return len(checked), wrong, f"{rate:.1%}", "extend" if rate > limit else "fine"
#> audit([(100, 100), (5, 6), (7, 7), (90, 80)])
#> audit([(10, 10), (20, 20)], 1)
#> audit([(33.5, 30), (1, 2), (45, 45), (12, 13)], sample_every=2)
#> audit([])
#> audit([(250, 250), (3, 3), (99, 98.5), (41, 44), (60, 60)], 2, 0.001)
# %%
def break_even(fixed, steps, price):
    """steps: (from units, variable cost); units where the revenue first covers all, in tens"""
    units = 0
    while units < 300:
        units += 10
        cost = fixed
        for (frm, var), nxt in zip(steps, [s[0] for s in steps[1:]] + [10 ** 9]):
            n = min(units, nxt) - frm
            if n > 0:
                cost += n * var
        if units * price >= cost:
            return units, round(units * price - cost, 2)
    return None
#> break_even(200, [(0, 4)], 9)
#> break_even(100, [(0, 6), (20, 3)], 7.5)
#> break_even(900, [(0, 5)], 5.5)
#> break_even(0, [(0, 1.5)], 2)
#> break_even(150, [(0, 8), (10, 5), (30, 2)], 8.25)
# %%
def human_delta(minutes_ago):
    units = [("week", 10080), ("day", 1440), ("hour", 60), ("minute", 1)]
    if minutes_ago < 1:
        return "now"
    for name, size in units:
        n = minutes_ago / size
        if n >= 1:
            whole = int(n)
            half = n - whole >= 0.5 and name != "minute"
            plural = "s" if whole > 1 or half else ""
            return f"{whole}{'½' if half else ''} {name}{plural} ago"
#> human_delta(95)
#> human_delta(0.4)
#> human_delta(1440)
#> human_delta(26000)
#> human_delta(59)
# %%
def reserve(history, weeks_cover, service=1.3):
    n = len(history)
    mean = sum(history) / n
    var = sum((h - mean) ** 2 for h in history) / (n - 1)
    sd = var ** 0.5
    stock = mean * weeks_cover + service * sd * weeks_cover ** 0.5
    return round(mean, 1), round(sd, 2), int(stock) + 1
#> reserve([10, 12, 8, 14], 2)
#> reserve([5, 5, 5], 4)
#> reserve([100, 140, 90, 110, 120], 1, service=2)
#> reserve([7], 3)
#> reserve([0.5, 2.5, 1.5, 3, 0], 6)
# %%
class Solution:
    def lastPenny(self, amounts, parts):
        carry = 0.0
        rows = []
        for a in amounts:
            exact = a / parts + carry
            given = round(exact, 2)
            carry = exact - given
            rows.append(given)
        return rows, round(sum(rows), 2), abs(carry) < 0.005
#> Solution().lastPenny([10, 10, 10], 3)
#> Solution().lastPenny([0.05, 0.05, 0.05, 0.05], 2)
#> Solution().lastPenny([99.99], 7)
#> Solution().lastPenny([], 4)
#> Solution().lastPenny([1.01, 2.02, 3.03, 4.04], 6)
# %%
def bus_occupancy(stops, seats):
    inside = 0
    km_full = km_all = 0.0
    turned = 0
    for km, off, on in stops:
        km_all += km
        km_full += km * inside / seats
        inside = max(0, inside - off)
        room = seats - inside
        if on > room:
            turned += on - room
            on = room
        inside += on
    return f"{km_full / km_all:.0%}", turned, inside
#> bus_occupancy([(0, 0, 12), (2.5, 3, 10), (4, 9, 1)], 20)
#> bus_occupancy([(1, 0, 50), (3, 10, 5)], 30)
#> bus_occupancy([(5, 0, 0), (5, 2, 3)], 10)
#> bus_occupancy([(0.8, 0, 7), (1.1, 1, 2), (0.9, 4, 0), (2.2, 4, 6)], 8)
#> bus_occupancy([(0, 0, 4)], 4)
# %%
def grade_bounds(marks, shares):
    """top shares of the class get the grades in order"""
    ordered = sorted(marks.items(), key=lambda kv: (-kv[1], kv[0]))
    n = len(ordered)
    out = {}
    pos = 0
    acc = 0.0
    for grade, share in shares:
        acc += share
        upto = round(acc * n)
        for name, _ in ordered[pos:upto]:
            out[name] = grade
        pos = max(pos, upto)
    for name, _ in ordered[pos:]:
        out[name] = "-"
    return out
#> grade_bounds({"a": 90, "b": 70, "c": 80, "d": 60}, [("A", 0.25), ("B", 0.5)])
#> grade_bounds({"x": 5, "y": 5, "z": 4}, [("1", 0.34), ("2", 0.33), ("3", 0.33)])
#> grade_bounds({"solo": 33}, [("A", 0.1), ("B", 0.2)])
#> grade_bounds({}, [("A", 1)])
#> grade_bounds({"p": 7.5, "q": 9.1, "r": 8.8, "s": 2, "t": 6.4}, [("A", 0.3), ("B", 0.3), ("C", 0.4)])
# %%
def time_weighted(levels, end):
    area = 0
    for (t, v), (nt, _) in zip(levels, levels[1:] + [(end, None)]):
        area += v * (nt - t)
    span = end - levels[0][0]
    mean = area / span
    simple = sum(v for _, v in levels) / len(levels)
    return round(mean, 2), round(simple, 2), mean > simple
#> time_weighted([(0, 100), (10, 50), (15, 200)], 20)
#> time_weighted([(5, 3.5)], 9)
#> time_weighted([(0, 1), (1, 2), (3, 4)], 7)
#> time_weighted([(2, -10), (8, 25.5), (9, 0)], 12)
#> time_weighted([(0, 7), (30, 7), (31, 7.7)], 31)
# %%
def price_ladder(start, end, steps):
    if steps < 2:
        raise ValueError("steps")
    arith = (end - start) / (steps - 1)
    geo = (end / start) ** (1 / (steps - 1))
    a, g = start, start
    rows = []
    for _ in range(steps):
        rows.append((round(a, 1), round(g, 1)))
        a += arith
        g *= geo
    return rows, round(geo, 3)
#> price_ladder(10, 40, 3)
#> price_ladder(100, 50, 4)
#> price_ladder(1, 81, 5)
#> price_ladder(5, 9, 1)
#> price_ladder(2.5, 3.5, 2)
# %%
def drain(accounts, amount):
    # take from the fullest until two are level, then go on with both
    accounts = dict(accounts)
    rounds = 0
    while amount > 0 and any(accounts.values()):
        top = max(accounts.values())
        rich = [k for k in accounts if accounts[k] == top]
        lower = [v for v in accounts.values() if v < top]
        gap = top - max(lower) if lower else top
        cut = min(gap, amount / len(rich))
        for k in rich:
            accounts[k] = round(accounts[k] - cut, 2)
        amount = round(amount - cut * len(rich), 2)
        rounds += 1
    return accounts, rounds, amount
#> drain({"a": 50, "b": 30, "c": 10}, 40)
#> drain({"x": 5}, 8)
#> drain({"p": 20, "q": 20}, 15)
#> drain({"m": 0}, 3)
#> drain({"u": 12.5, "v": 7.5, "w": 7.5, "z": 1}, 16.4)
# %%
def format_table(rows, total_label="sum"):
    width = max(len(n) for n, _ in rows + [(total_label, 0)])
    total = 0
    lines = []
    for name, v in rows:
        total += v
        dots = "." * (width - len(name) + 2)
        lines.append(f"{name}{dots}{v:7.2f}")
    lines.append(f"{total_label:<{width + 2}}{total:7.2f}")
    return lines
#> format_table([("tea", 2.5), ("cake", 12)])
#> format_table([("a", 0.1), ("b", 0.2)], "S")
#> format_table([])
#> format_table([("printer", 149.9), ("ink", 1034.25)], total_label="all")
#> format_table([("x", -5), ("yy", 5.005), ("zzz", 0)])
# %%
class Solution:
    def unitPriceParse(self, deal: str) -> str:
        if "@" in deal:
            qty, price = deal.split("@")
            total = int(qty) * float(price)
        elif "+" in deal:
            parts = [float(p) for p in deal.split("+")]
            total = sum(parts)
        else:
            total = float(deal)
        cents = int(round(total * 100))
        even = "even" if cents % 2 == 0 else "odd"
        return f"{cents / 100:.2f} {even}"
#> Solution().unitPriceParse("3@1.15")
#> Solution().unitPriceParse("0.1+0.2+0.35")
#> Solution().unitPriceParse("19.99")
#> Solution().unitPriceParse("12@0.07")
#> Solution().unitPriceParse("7+8.5")
# %%
def pay_gap(staff):
    groups = {}
    for g, wage, hours in staff:
        s, h = groups.get(g, (0, 0))
        groups[g] = (s + wage, h + hours)
    hourly = {g: s / h for g, (s, h) in groups.items()}
    hi = max(hourly, key=hourly.get)
    lo = min(hourly, key=hourly.get)
    gap = 1 - hourly[lo] / hourly[hi]
    return {g: round(v, 2) for g, v in hourly.items()}, f"{lo} {gap:.1%} below {hi}" if gap else "none"
#> pay_gap([("m", 800, 40), ("f", 700, 38), ("m", 450, 20)])
#> pay_gap([("a", 100, 8), ("b", 125, 10)])
#> pay_gap([("x", 99, 9)])
#> pay_gap([("day", 610.5, 37.5), ("night", 720, 36), ("late", 500, 30)])
#> pay_gap([("u", 50, 5), ("v", 49.5, 5), ("u", 52, 5), ("v", 53, 5)])
# %%
def slot_cost(bookings, peak):
    total = 0
    lo, hi = peak
    for start, end in bookings:
        inside = max(0, min(end, hi) - max(start, lo))
        outside = (end - start) - inside
        total += inside * 22 + outside * 14
    hours = sum(e - s for s, e in bookings)
    return total, hours, round(total / hours, 2) if hours else 0
#> slot_cost([(8, 10), (16, 19)], (17, 21))
#> slot_cost([(18, 20)], (17, 21))
#> slot_cost([(6.5, 7.25), (20.5, 22)], (17, 21))
#> slot_cost([], (0, 24))
#> slot_cost([(10, 23), (9, 9.5)], (12, 14))
# %%
def decimal_clock(h, m, s):
    seconds = h * 3600 + m * 60 + s
    share = seconds / 86400
    dec = share * 10
    dh = int(dec)
    dm = int((dec - dh) * 100)
    ds = round(((dec - dh) * 100 - dm) * 100)
    return f"{dh}:{dm:02d}:{ds:02d}", f"{share:.2%}"
#> decimal_clock(12, 0, 0)
#> decimal_clock(6, 30, 15)
#> decimal_clock(23, 59, 59)
#> decimal_clock(0, 1, 26)
#> decimal_clock(18, 45, 0)
# %%
def margin_call(price, shares, loan, path, need=0.3):
    events = []
    for day, p in enumerate(path, 1):
        value = p * shares
        equity = (value - loan) / value
        if equity < need:
            topup = loan - value * (1 - need)
            loan -= topup
            events.append((day, round(topup, 1)))
    gain = (path[-1] - price) * shares if path else 0
    return events, round(loan, 1), gain
#> margin_call(50, 10, 250, [48, 40, 34])
#> margin_call(20, 100, 1000, [19, 14, 13, 16])
#> margin_call(8, 5, 10, [9, 10])
#> margin_call(100, 1, 60, [], 0.25)
#> margin_call(12.5, 40, 400, [12, 11.5, 14], need=0.2)
# %%
def nice_axis(lo, hi, ticks=5):
    import_step = (hi - lo) / ticks
    mag = 1.0
    while mag * 10 <= import_step:
        mag *= 10
    while mag > import_step:
        mag /= 10
    step = next(m * mag for m in (1, 2, 5, 10) if m * mag >= import_step)
    first = lo // step * step
    out = []
    t = first
    while t < hi + step / 2:
        out.append(round(t, 4))
        t += step
    return step, out
#> nice_axis(0, 47)
#> nice_axis(12, 19, 4)
#> nice_axis(-3, 3)
#> nice_axis(150, 980, 4)
#> nice_axis(0, 1.5, 3)
# %%
def sum_of_products(prices, quantities):
    total = 0.0
    check = 0
    for p, q in zip(prices, quantities):
        total += p * q
        check += int(p * 100 + 0.5) * q
    diff = total * 100 - check
    ok = abs(diff) < 1e-6
    return round(total, 2), check, ok
#> sum_of_products([1.1, 2.2, 3.3], [3, 2, 1])
#> sum_of_products([0.015, 0.5], [10, 4])
#> sum_of_products([19.99], [7])
#> sum_of_products([4.35, 0.07, 8.125], [100, 30, 2])
#> sum_of_products([], [1, 2])
# %%
def haul(weights, truck, cost_per_trip):
    weights = sorted(weights, reverse=True)
    trips = []
    for w in weights:
        for t in trips:
            if t[0] + w <= truck:
                t[0] = round(t[0] + w, 1)
                t[1] += 1
                break
        else:
            trips.append([w, 1])
    load = sum(t[0] for t in trips) / (len(trips) * truck) if trips else 0
    return trips, len(trips) * cost_per_trip, f"{load:.0%}"
#> haul([3, 4.5, 2, 1.5], 6, 80)
#> haul([7, 7, 7], 10, 45.5)
#> haul([0.4, 0.3, 0.3, 0.6], 1, 12)
#> haul([], 5, 100)
#> haul([9, 2.5, 4, 3.5, 1, 6], 10, 60)
# %%
def tariff_string(spec, units):
    """spec like '100:2.5,300:3,*:4'"""
    cost, done = 0.0, 0
    for part in spec.split(","):
        upto, price = part.split(":")
        top = units if upto == "*" else min(units, int(upto))
        n = max(0, top - done)
        cost += n * float(price)
        done += n
    unpaid = units - done
    return cost, done, unpaid
#> tariff_string("100:2.5,300:3,*:4", 350)
#> tariff_string("50:1.2,80:1.5", 95)
#> tariff_string("*:0.75", 44)
#> tariff_string("100:2.5,300:3,*:4", 60)
#> tariff_string("10:0,20:0.5,40:1.25", 33)
# %%
def carry_rounding(values, places=0):
    out = []
    err = 0.0
    for v in values:
        want = v + err
        r = round(want, places)
        err = want - r
        out.append(r)
    plain = [round(v, places) for v in values]
    return out, sum(out) - sum(plain), round(err, 6)
#> carry_rounding([0.4, 0.4, 0.4, 0.4])
#> carry_rounding([1.25, 1.25, 1.25], 1)
#> carry_rounding([2.6, 3.6, 4.6])
#> carry_rounding([10, 20])
#> carry_rounding([0.333, 0.333, 0.333, 0.001], 2)
# %%
def jackpot(pool, draws, price=2):
    carried = 0
    log = []
    for tickets, winners in draws:
        pot = pool + carried + tickets * price * 0.45
        if winners:
            each = int(pot / winners / 10) * 10
            log.append(each)
            carried = pot - each * winners
        else:
            carried = pot - pool
            log.append(0)
    return log, round(carried, 2)
#> jackpot(500, [(100, 0), (150, 2)])
#> jackpot(0, [(10, 1)])
#> jackpot(1000, [(333, 0), (444, 0), (555, 3)], price=1.5)
#> jackpot(50, [])
#> jackpot(200, [(75, 1), (20, 0), (90, 7)])
# %%
def mask_amount(amount, level):
    steps = [1, 10, 100, 1000]
    unit = steps[min(level, 3)]
    low = amount // unit * unit
    high = low + unit
    if level == 0:
        return str(amount)
    mid = (low + high) / 2
    off = amount - mid
    return f"{low:,}-{high:,}", off, f"{abs(off) / mid:.1%}" if mid else "0"
#> mask_amount(4567, 2)
#> mask_amount(89, 0)
#> mask_amount(123456, 5)
#> mask_amount(-37, 1)
#> mask_amount(2000, 3)
# %%
def zig_zag(values, pct):
    pivot = values[0]
    direction = 0
    turns = []
    for v in values[1:]:
        move = (v - pivot) / pivot * 100
        if direction >= 0 and v > pivot or direction <= 0 and v < pivot:
            if direction == 0:
                direction = 1 if v > pivot else -1
            pivot = v
        elif abs(move) >= pct:
            turns.append(pivot)
            direction = -direction
            pivot = v
    return turns, pivot, direction
#> zig_zag([10, 12, 11.5, 10, 13], 10)
#> zig_zag([100, 99, 98, 99], 5)
#> zig_zag([5, 5, 5], 1)
#> zig_zag([20, 25, 22, 24, 19, 23.5], 8)
#> zig_zag([1.5, 1.2, 1.4, 1.1, 1.6, 1.3], 15)
# %%
def sand_timer(top, bottom, minutes):
    """grams above and below; 12.5 run down a minute, turned over when the top is empty"""
    turns = 0
    for _ in range(minutes):
        run = min(top, 12.5)
        top -= run
        bottom += run
        if top == 0:
            top, bottom = bottom, 0
            turns += 1
    return top, bottom, turns
#> sand_timer(40, 10, 3)
#> sand_timer(25, 0, 5)
#> sand_timer(0, 30, 1)
#> sand_timer(100, 100, 6)
#> sand_timer(12.5, 6, 4)
# %%
def percent_points(before, after):
    changes = {}
    for party in before:
        a, b = before[party], after.get(party, 0)
        pp = b - a
        rel = pp / a * 100
        changes[party] = f"{pp:+.1f}pp {rel:+.0f}%"
    gone = 100 - sum(after.values())
    return changes, round(gone, 1)
#> percent_points({"A": 40, "B": 35}, {"A": 38.5, "B": 41})
#> percent_points({"x": 5}, {"y": 100})
#> percent_points({"p": 12.5, "q": 50, "r": 25}, {"p": 15, "q": 50, "r": 20})
#> percent_points({}, {"z": 64.2})
#> percent_points({"u": 0.4, "v": 99.6}, {"u": 1.2, "v": 98.8})
# %%
def round_down_pair(a, b, unit):
    ra = a - a % unit
    rb = b - b % unit
    lost = (a - ra) + (b - rb)
    if lost >= unit:
        if a - ra > b - rb:
            ra += unit
        else:
            rb += unit
        lost -= unit
    return ra, rb, round(lost, 2)
#> round_down_pair(17, 24, 5)
#> round_down_pair(8.75, 3.5, 0.5)
#> round_down_pair(99, 98, 10)
#> round_down_pair(-7, 12, 4)
#> round_down_pair(40, 20, 20)
# %%
class Solution:
    def shuttle(self, first, every, last, asks):
        """times as hhmm; for each ask the next shuttle and the wait"""
        def mins(t):
            return t // 100 * 60 + t % 100
        out = []
        for ask in asks:
            a = max(mins(ask), mins(first))
            k = -(-(a - mins(first)) // every)
            go = mins(first) + k * every
            if go > mins(last):
                out.append(None)
                continue
            out.append((go // 60 * 100 + go % 60, go - mins(ask)))
        return out
#> Solution().shuttle(600, 25, 2200, [610, 715])
#> Solution().shuttle(730, 40, 930, [500, 900, 931])
#> Solution().shuttle(1000, 7, 1030, [1000, 1001, 1029])
#> Solution().shuttle(1155, 90, 1800, [])
#> Solution().shuttle(845, 15, 1015, [1010, 1016, 844])
# %%
def cost_of_waiting(price, save, inflation, start=0):
    month = 0
    have = start
    while have < price:
        have += save
        price = round(price * (1 + inflation / 100), 2)
        month += 1
        if month == 18:
            return None, round(price - have, 2)
    return month, round(have - price, 2)
#> cost_of_waiting(500, 100, 1)
#> cost_of_waiting(1000, 20, 2)
#> cost_of_waiting(80, 15.5, 0.5, 30)
#> cost_of_waiting(64, 9, 5, start=64)
#> cost_of_waiting(1250, 130, 3)
# %%
def nested_total(bill):
    if isinstance(bill, dict):
        total = 0
        for key, sub in bill.items():
            t = nested_total(sub)
            if key == "discount":
                t = -t
            total += t
        return round(total, 2)
    if isinstance(bill, list):
        return round(sum(nested_total(b) for b in bill), 2)
    return bill
#> nested_total({"room": 80.5, "food": [12, 7.25], "discount": 10})
#> nested_total([1.1, 2.2, [3.3]])
#> nested_total({"a": {"b": {"discount": 5}}})
#> nested_total({})
#> nested_total({"x": [4, {"discount": [1, 0.5], "y": 6}], "discount": 2.25})
# %%
def track_budget(limit):
    spent = 0
    def add(amount):
        nonlocal spent
        if spent + amount > limit:
            return spent - limit
        spent += amount
        return spent
    return add

def run_budget(limit, amounts):
    add = track_budget(limit)
    results = []
    for a in amounts:
        r = add(a)
        results.append(r)
    refused = sum(r < 0 for r in results)
    return results, refused
#> run_budget(100, [40, 50, 20, 10])
#> run_budget(5.5, [6, 2.5, 3])
#> run_budget(0, [1])
#> run_budget(75, [])
#> run_budget(30, [12.25, 12.25, 12.25, 5.5])
# %%
def gps_fix(text):
    """48°30'N style, degrees and minutes -> signed decimal degrees"""
    values = []
    for part in text.split():
        deg, rest = part.split("°")
        minute, side = rest.split("'")
        v = int(deg) + float(minute) / 60
        if side in "SW":
            v = -v
        values.append(round(v, 3))
    lat, lon = values
    zone = int((lon + 180) // 6) + 1
    return lat, lon, zone
#> gps_fix("48°30'N 11°15'E")
#> gps_fix("33°52'S 151°12.5'E")
#> gps_fix("40°45'N 73°59'W")
#> gps_fix("0°6'N 0°0'W")
#> gps_fix("12°3'S 77°2.4'W")
# %%
def bulk_or_single(needed, single, pack_size, pack_price):
    plans = []
    most = -(-needed // pack_size)
    for packs in range(most + 1):
        loose = max(0, needed - packs * pack_size)
        cost = packs * pack_price + loose * single
        plans.append((round(cost, 2), packs, loose))
    cost, packs, loose = min(plans)
    return {"packs": packs, "loose": loose, "cost": cost, "worst": max(plans)[0]}
#> bulk_or_single(13, 0.8, 6, 4)
#> bulk_or_single(5, 1.25, 10, 7.5)
#> bulk_or_single(9, 2, 4, 6.9)
#> bulk_or_single(0, 3, 5, 10)
#> bulk_or_single(23, 0.35, 5, 1.8)
