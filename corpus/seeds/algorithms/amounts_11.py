# %%
def toll_road(entries):
    fee = {"M": 2, "C": 4.5, "T": 11}
    sums = {}
    passes = {}
    for plate in entries:
        kind = plate[-1]
        n = passes.get(plate, 0)
        price = fee[kind]
        if n >= 2:
            price *= 0.8
        passes[plate] = n + 1
        sums[kind] = sums.get(kind, 0) + price
    return {k: round(v, 2) for k, v in sums.items()}, max(passes.values(), default=0)
#> toll_road(["11C", "22M", "11C", "11C"])
#> toll_road(["7T", "8T"])
#> toll_road([])
#> toll_road(["5M", "5M", "5M", "5M", "9C"])
#> toll_road(["1C", "2C", "3T", "2C", "3T", "3T"])
# %%
def near_multiple(x, unit, tol=0.02):
    k = round(x / unit)
    off = x - k * unit
    if abs(off) <= tol * unit:
        return k, "clean"
    better = unit / 2
    k2 = round(x / better)
    off2 = x - k2 * better
    if abs(off2) <= tol * unit:
        return k2 / 2, "half"
    return round(x / unit, 3), f"off {off:+.3f}"
#> near_multiple(7.51, 2.5)
#> near_multiple(1.05, 0.7)
#> near_multiple(100, 24.9)
#> near_multiple(11.9, 3.4)
#> near_multiple(-6.4, 1.5, tol=0.1)
# %%
class Till:
    def __init__(self, float_cents):
        self.cents = float_cents
        self.sales = 0

    def __repr__(self):
        return f"Till({self.cents}, {self.sales})"

    def sell(self, price, paid):
        back = paid - price
        if back < 0 or back > self.cents:
            return None
        self.cents += price
        self.sales += 1
        return back

def evening(start, deals):
    till = Till(start)
    backs = [till.sell(p, g) for p, g in deals]
    failed = backs.count(None)
    return backs, failed, till.cents - start, till.sales
#> evening(1000, [(350, 500), (1200, 2000), (80, 50)])
#> evening(0, [(200, 500), (200, 200), (99, 100)])
#> evening(5000, [])
#> evening(100, [(1, 100), (5, 10), (250, 1000)])
#> evening(40, [(60, 100), (60, 100), (130, 200), (999, 1000)])
# %%
def tax_on_tax(price, taxes, compound):
    total = price
    lines = []
    for name, pct in taxes:
        base = total if compound else price
        t = round(base * pct / 100, 2)
        lines.append(f"{name} {t:.2f}")
        total += t
    return round(total, 2), lines
#> tax_on_tax(100, [("state", 5), ("city", 2.5)], False)
#> tax_on_tax(100, [("state", 5), ("city", 2.5)], True)
#> tax_on_tax(19.95, [("gst", 9.975)], False)
#> tax_on_tax(64.5, [("a", 10), ("b", 10), ("c", 1)], True)
#> tax_on_tax(7, [], True)
# %%
def rate_of_climb(log):
    out = []
    prev_t, prev_h = log[0]
    for t, h in log[1:]:
        dt = t - prev_t
        if dt == 0:
            continue
        rate = (h - prev_h) / dt
        out.append(round(rate, 2))
        prev_t, prev_h = t, h
    peak = max(out, key=abs) if out else 0
    return out, peak
#> rate_of_climb([(0, 100), (10, 150), (15, 140)])
#> rate_of_climb([(3, 7), (3, 9), (8, 11.5)])
#> rate_of_climb([(0, 0)])
#> rate_of_climb([(60, 1200), (90, 900), (150, 960), (151, 959)])
#> rate_of_climb([(1, 5.5), (3, 5.5), (7, 6.1)])
# %%
def commission_tree(sale, chain):
    """each seller keeps a share of what comes up to them"""
    if not chain:
        return []
    name, pct = chain[0]
    passed = sale * (100 - pct) / 100
    kept = sale - passed
    return [(name, round(kept, 2))] + commission_tree(passed, chain[1:])
#> commission_tree(200, [("me", 50), ("boss", 20), ("firm", 100)])
#> commission_tree(99.9, [("x", 12.5)])
#> commission_tree(500, [])
#> commission_tree(80, [("a", 0), ("b", 25), ("c", 25)])
#> commission_tree(1234.5, [("p", 33), ("q", 33), ("r", 34)])
# %%
def opening_hours(spec, t):
    """spec like '8-12.5,14-18'; t in decimal hours"""
    wait = None
    for span in spec.split(","):
        lo, hi = (float(x) for x in span.split("-"))
        if lo <= t < hi:
            left = (hi - t) * 60
            return "open", f"{left:.0f} min left"
        if t < lo:
            w = (lo - t) * 60
            wait = w if wait is None else min(wait, w)
    if wait is None:
        return "closed", "tomorrow"
    return "closed", f"opens in {int(wait // 60)}h{int(wait % 60):02d}"
#> opening_hours("8-12.5,14-18", 12.75)
#> opening_hours("8-12.5,14-18", 9.2)
#> opening_hours("10-16", 16)
#> opening_hours("7.25-11,12-13.5", 5)
#> opening_hours("0-24", 23.9)
# %%
def energy_label(kwh, volume):
    reference = 0.6 * volume + 250
    index = kwh / reference * 100
    letters = "ABCDEFG"
    edges = [41, 51, 64, 80, 100, 125]
    i = 0
    while i < len(edges) and index > edges[i]:
        i += 1
    cost = kwh * 0.34
    return letters[i], round(index, 1), round(cost * 10, 1)
#> energy_label(150, 300)
#> energy_label(210, 180)
#> energy_label(620, 350)
#> energy_label(344, 155)
#> energy_label(99, 90)
# %%
class Solution:
    def repayOrder(self, debts, cash):
        """smallest first; what is left of the cash goes to the dearest"""
        log = []
        for name, owed, rate in sorted(debts, key=lambda d: d[1]):
            if owed <= cash:
                cash -= owed
                log.append(name)
        open_ones = [d for d in debts if d[0] not in log]
        if open_ones and cash:
            name, owed, rate = max(open_ones, key=lambda d: d[2])
            return log, name, round(owed - cash, 2), round((owed - cash) * rate / 100, 2)
        return log, None, cash, 0
#> Solution().repayOrder([("card", 300, 18), ("mum", 100, 0), ("car", 2000, 5)], 450)
#> Solution().repayOrder([("x", 50, 1)], 20)
#> Solution().repayOrder([("a", 10, 3), ("b", 20, 2)], 45.5)
#> Solution().repayOrder([], 7)
#> Solution().repayOrder([("p", 80, 4), ("q", 80.5, 9), ("r", 500, 6)], 160)
# %%
def dutch_auction(start, floor, drop, bids):
    price = start
    tick = 0
    while price >= floor:
        takers = [b for b, limit in bids.items() if limit >= price]
        if takers:
            return takers[0] if len(takers) == 1 else sorted(takers), price, tick
        price = round(price - drop, 2)
        tick += 1
    return None, floor, tick
#> dutch_auction(100, 40, 15, {"a": 60, "b": 72})
#> dutch_auction(9.9, 5, 0.7, {"x": 4})
#> dutch_auction(50, 10, 10, {"m": 33, "n": 31, "o": 12})
#> dutch_auction(20, 1, 2.5, {"p": 25})
#> dutch_auction(3, 0.3, 0.1, {"u": 2.65, "v": 2.5})
# %%
def work_days(start, need_hours, plan):
    """plan: hours a day for Mon..Sun, start: index of the first day"""
    day = start
    done = 0.0
    used = 0
    while done < need_hours:
        h = plan[day % 7]
        done += h
        if h:
            used += 1
        day += 1
        if day - start > 28:
            return None
    return day - start, used, round(done - need_hours, 2)
#> work_days(0, 20, [8, 8, 8, 8, 6, 0, 0])
#> work_days(4, 15.5, [7.5, 7.5, 7.5, 7.5, 5, 0, 0])
#> work_days(2, 6, [0, 0, 0, 0, 0, 2, 2])
#> work_days(5, 1, [0, 0, 0, 0, 0, 0, 0])
#> work_days(6, 0.5, [4, 4, 0, 4, 4, 0, 0.25])
# %%
def per_capita(regions):
    out = []
    tot_m = tot_p = 0
    for name, money_m, people_k in regions:
        pc = money_m * 1000 / people_k
        out.append((round(pc), name))
        tot_m += money_m
        tot_p += people_k
    nation = round(tot_m * 1000 / tot_p)
    rich = [n for pc, n in sorted(out, reverse=True) if pc > nation]
    return nation, rich, max(out)[0] - min(out)[0]
#> per_capita([("north", 500, 20), ("south", 900, 45)])
#> per_capita([("isle", 12.5, 0.8)])
#> per_capita([("a", 100, 10), ("b", 300, 20), ("c", 90, 12)])
#> per_capita([("x", 7, 1), ("y", 7, 1)])
#> per_capita([("u", 2450, 75.5), ("v", 1310, 41), ("w", 888, 30), ("z", 64, 9)])
# %%
def lens_price(left, right, coating):
    price = 0
    for d in (left, right):
        strength = abs(d)
        price += 29
        if strength > 4:
            price += (strength - 4) * 7.5
        elif d % 0.5:
            price += 2.5
    if coating:
        price *= 1.15
    if left == right:
        price -= 5
    return round(price, 2)
#> lens_price(-2.25, -1.5, False)
#> lens_price(1, 1, True)
#> lens_price(-6.5, -5.75, True)
#> lens_price(0.75, 0.75, False)
#> lens_price(-4.25, 3.25, False)
# %%
def rolling_cap(spend, window, cap):
    allowed = []
    for i, s in enumerate(spend):
        recent = sum(allowed[max(0, i - window + 1):i])
        room = cap - recent
        allowed.append(max(0, min(s, room)))
    refused = sum(spend) - sum(allowed)
    return allowed, refused
#> rolling_cap([40, 70, 10, 50], 3, 100)
#> rolling_cap([5, 5, 5, 5], 2, 8)
#> rolling_cap([300], 4, 250)
#> rolling_cap([0.5, 1.25, 2.0, 0.75, 1.5], 2, 2.5)
#> rolling_cap([9, 0, 0, 9, 9], 3, 15)
# %%
def mm_of_rain_to_litres(mm, roof, tanks):
    litres = mm * roof * 0.85
    result = {}
    for name, size in tanks.items():
        put = litres if litres < size else size
        litres -= put
        result[name] = f"{put / size:.0%}"
    return result, round(litres, 1)
#> mm_of_rain_to_litres(12, 40, {"front": 300, "back": 200})
#> mm_of_rain_to_litres(0.4, 55, {"barrel": 210})
#> mm_of_rain_to_litres(33, 80, {"a": 500, "b": 1000, "c": 500})
#> mm_of_rain_to_litres(5, 20, {})
#> mm_of_rain_to_litres(7.5, 64, {"x": 100, "y": 308})
# %%
def tenth_of_cent(price_text, litres):
    # pump prices like "1.799"
    milli = int(price_text.replace(".", ""))
    hundredths = round(litres * 100)
    product = milli * hundredths
    cents, rest = divmod(product, 1000)
    if rest >= 500:
        cents += 1
    return f"{cents / 100:.2f}", rest
#> tenth_of_cent("1.799", 40.25)
#> tenth_of_cent("1.659", 10)
#> tenth_of_cent("0.999", 33.33)
#> tenth_of_cent("2.109", 0.5)
#> tenth_of_cent("1.745", 61.07)
# %%
def equal_months(yearly, start_balance, seasonal):
    rate = yearly / len(seasonal)
    bal = start_balance
    low = bal
    path = []
    for s in seasonal:
        bal += rate - s
        path.append(round(bal, 1))
        low = min(low, bal)
    need = -low if low < 0 else 0
    return path, round(need, 1)
#> equal_months(400, 0, [150, 90, 60, 100])
#> equal_months(100, 50, [20, 30, 50])
#> equal_months(1200, 0, [300, 250, 100, 50, 200, 300])
#> equal_months(90, -10, [45, 45])
#> equal_months(77.7, 5.5, [11.1, 22.2, 44.4])
# %%
class Solution:
    def pairDiscount(self, prices):
        prices = sorted(prices, reverse=True)
        total = 0.0
        for i, p in enumerate(prices):
            if i % 2 == 1:
                p = p / 2
            if i % 3 == 2:
                p = 0
            total += p
        full = sum(prices)
        return total, f"{(1 - total / full) * 100:.0f}% off" if full else "-"
#> Solution().pairDiscount([30, 10, 20])
#> Solution().pairDiscount([12.5, 12.5])
#> Solution().pairDiscount([99])
#> Solution().pairDiscount([])
#> Solution().pairDiscount([8, 5, 3, 2, 1, 1])
# %%
def heart_zones(age, rest, beats):
    peak = 220 - age
    reserve = peak - rest
    zones = [0] * 5
    for b in beats:
        pct = (b - rest) / reserve
        z = int((pct - 0.5) * 10) if pct >= 0.5 else 0
        zones[min(z, 4)] += 1
    busiest = zones.index(max(zones)) + 1
    return reserve, zones, busiest
#> heart_zones(40, 60, [120, 135, 150, 165])
#> heart_zones(25, 52, [100, 101, 190, 195])
#> heart_zones(60, 70, [80, 90])
#> heart_zones(33, 48, [128, 142, 143, 157, 171, 186])
#> heart_zones(70, 65, [115, 125, 124, 140, 155])
# %%
def coupon_dates(face, pct, per_year, years):
    pay = face * pct / 100 / per_year
    flows = []
    for k in range(1, per_year * years + 1):
        amount = pay
        if k == per_year * years:
            amount += face
        flows.append(round(amount, 2))
    pv = 0
    for k, a in enumerate(flows, 1):
        pv += a / (1 + 0.04 / per_year) ** k
    return flows[0], flows[-1], round(pv, 1)
#> coupon_dates(1000, 5, 2, 2)
#> coupon_dates(100, 0, 1, 3)
#> coupon_dates(500, 4, 4, 1)
#> coupon_dates(2500, 3.3, 1, 5)
#> coupon_dates(50, 12, 12, 1)
# %%
def fill_bottles(litres, sizes):
    left = round(litres * 1000)
    count = {}
    for size in sorted(sizes, reverse=True):
        ml = int(size * 1000)
        n, left = divmod(left, ml)
        if n:
            count[size] = n
    return count, left
#> fill_bottles(5.3, [0.75, 0.33, 1.5])
#> fill_bottles(2, [0.7])
#> fill_bottles(0.2, [0.25, 0.5])
#> fill_bottles(12.05, [0.5, 0.2, 5])
#> fill_bottles(3.3, [0.33])
# %%
def is_balanced_diet(meals):
    grams = [0, 0, 0]
    for carbs, protein, fat in meals:
        grams[0] += carbs
        grams[1] += protein
        grams[2] += fat
    kcal = [grams[0] * 4, grams[1] * 4, grams[2] * 9]
    total = sum(kcal)
    pct = [round(k * 100 / total) for k in kcal]
    goals = (50, 20, 30)
    off = [p - g for p, g in zip(pct, goals)]
    return pct, off, all(abs(o) <= 5 for o in off)
#> is_balanced_diet([(60, 20, 15), (80, 30, 20)])
#> is_balanced_diet([(10, 40, 25)])
#> is_balanced_diet([(100, 35, 25.5), (40, 20, 10)])
#> is_balanced_diet([(5, 5, 5), (5, 5, 5)])
#> is_balanced_diet([(0, 0, 0)])
# %%
def odd_cents(amounts):
    up = down = 0
    for a in amounts:
        c = round(a * 100) % 10
        if c in (1, 2):
            down += c
        elif c in (3, 4):
            up += 5 - c
        elif c in (6, 7):
            down += c - 5
        elif c in (8, 9):
            up += 10 - c
    return up, down, (up - down) / 100
#> odd_cents([1.01, 2.02, 3.03])
#> odd_cents([4.99, 9.95, 0.98])
#> odd_cents([7.77, 6.66, 2.22, 1.11])
#> odd_cents([5.0, 10.5])
#> odd_cents([0.04, 0.29, 0.57, 1.13])
# %%
def cab_share(stops, rate=1.5, base=4):
    """riders get off at the given km; each stretch is shared by those still in"""
    order = sorted(stops.items(), key=lambda kv: kv[1])
    share = {n: base / len(stops) for n in stops}
    prev = 0
    for i, (name, km) in enumerate(order):
        inside = order[i:]
        piece = (km - prev) * rate / len(inside)
        for n, _ in inside:
            share[n] += piece
        prev = km
    return {n: round(v, 2) for n, v in share.items()}
#> cab_share({"al": 4, "bo": 10})
#> cab_share({"x": 6, "y": 6, "z": 9})
#> cab_share({"solo": 7.5})
#> cab_share({"p": 1, "q": 2, "r": 3, "s": 4}, base=8)
#> cab_share({"m": 12.4, "n": 3.1}, 2, 5)
# %%
def shrink_flation(old, new):
    (g0, p0), (g1, p1) = old, new
    before = p0 / g0 * 100
    after = p1 / g1 * 100
    change = after / before - 1
    hidden = p1 <= p0 and change > 0
    label = "hidden" if hidden else "open" if change > 0 else "fair"
    return f"{before:.2f}->{after:.2f}", f"{change:+.1%}", label
#> shrink_flation((500, 2.5), (450, 2.5))
#> shrink_flation((200, 1.99), (200, 2.29))
#> shrink_flation((1000, 4), (1200, 4.5))
#> shrink_flation((85, 0.99), (70, 0.95))
#> shrink_flation((330, 1.2), (330, 1.2))
# %%
def vote_rounds(ballots):
    out = []
    while True:
        counts = {}
        for b in ballots:
            for c in b:
                if c not in out:
                    counts[c] = counts.get(c, 0) + 1
                    break
        total = sum(counts.values())
        lead = max(sorted(counts), key=counts.get)
        if counts[lead] * 2 > total or len(counts) == 1:
            return lead, f"{counts[lead]}/{total}", len(out)
        out.append(min(sorted(counts), key=counts.get))
#> vote_rounds(["ab", "ba", "ac", "ca", "bc"])
#> vote_rounds(["x", "x", "y"])
#> vote_rounds(["pq", "qr", "rq", "rq", "qp"])
#> vote_rounds(["k", "l", "m", "n"])
#> vote_rounds(["abc", "bca", "cab", "cba", "acb", "bac", "cab"])
# %%
def clean_prices(raw):
    good = []
    for s in raw:
        s = s.strip().lstrip("$€").replace(" ", "")
        if s.endswith("-"):
            s = s[:-1] + "00"
        if not s.replace(".", "", 1).isdigit():
            continue
        good.append(float(s))
    good.sort()
    return good, round(sum(good), 2), len(raw) - len(good)
#> clean_prices(["$12.50", " 3.-", "free"])
#> clean_prices(["€7", "1 200.5", "x"])
#> clean_prices(["-4", "4.4.4"])
#> clean_prices([])
#> clean_prices(["0.99", "$0.09", "€ 10.-", "1O"])
# %%
def ramp(values, max_step):
    out = [values[0]]
    for v in values[1:]:
        d = v - out[-1]
        if d > max_step:
            d = max_step
        elif d < -max_step:
            d = -max_step
        out.append(round(out[-1] + d, 2))
    lag = round(values[-1] - out[-1], 2)
    return out, lag
#> ramp([0, 5, 5, 5], 2)
#> ramp([10, 9.5, 9, 12], 0.4)
#> ramp([3, 3.1, 3.2], 1)
#> ramp([100], 5)
#> ramp([0.5, -4, 8, 1.25, 1.3], 2.5)
# %%
class Solution:
    def annualLeaveCash(self, salary, left, worked_months):
        daily = salary * 3 / 65
        earned = 2.5 * worked_months
        if left > earned:
            over = left - earned
            left = earned
        else:
            over = 0
        pay = daily * left
        tax = pay * 0.3 if pay > 1000 else pay * 0.2
        return f"{pay - tax:.2f}", over, round(daily, 2)
#> Solution().annualLeaveCash(2600, 10, 8)
#> Solution().annualLeaveCash(1950, 12, 4)
#> Solution().annualLeaveCash(3250.5, 7.5, 3)
#> Solution().annualLeaveCash(2000, 0, 12)
#> Solution().annualLeaveCash(4875, 4, 1)
# %%
def scoreboard(frames):
    a = b = 0
    sets_a = sets_b = 0
    history = []
    for who in frames:
        if who == "a":
            a += 1
        else:
            b += 1
        if max(a, b) >= 4 and abs(a - b) >= 2:
            history.append(f"{a}-{b}")
            if a > b:
                sets_a += 1
            else:
                sets_b += 1
            a = b = 0
    share = frames.count("a") / len(frames)
    return (sets_a, sets_b), history, (a, b), f"{share:.0%}"
#> scoreboard("aaaabbbb")
#> scoreboard("abababaa")
#> scoreboard("bbb")
#> scoreboard("aabbabbbaaaa")
#> scoreboard("ababababab")
# %%
def budget_pie(parts, width=20):
    total = sum(parts.values())
    pie = ""
    used = 0
    acc = 0
    for name in sorted(parts, key=parts.get, reverse=True):
        acc += parts[name]
        upto = acc * width // total
        n = int(upto) - used
        pie += name[0] * n
        used += n
    return pie, {k: round(v / total, 2) for k, v in parts.items()}
#> budget_pie({"rent": 900, "food": 400, "fun": 200})
#> budget_pie({"x": 1, "y": 1, "z": 1}, 10)
#> budget_pie({"all": 12.5}, width=6)
#> budget_pie({"big": 990, "tiny": 10})
#> budget_pie({"a": 35.5, "b": 20.5, "c": 30, "d": 14}, 12)
# %%
def pulley(load, ropes, loss=0.1):
    force = load
    eff = 1.0
    for r in range(1, ropes + 1):
        eff *= 1 - loss
        force = load / (r * eff)
        if force < 20:
            break
    return r, round(force, 1), f"{eff:.1%}"
#> pulley(100, 4)
#> pulley(30, 6)
#> pulley(250, 3, 0.05)
#> pulley(18.5, 2)
#> pulley(80, 5, loss=0.25)
# %%
def correct_index(base_year, series):
    base = dict(series)[base_year]
    out = []
    prev = None
    for year, v in series:
        idx = v / base * 100
        growth = None if prev is None else round((idx / prev - 1) * 100, 1)
        out.append((year, round(idx, 1), growth))
        prev = idx
    return out
#> correct_index(2020, [(2019, 95), (2020, 100), (2021, 108)])
#> correct_index(2, [(1, 4), (2, 5)])
#> correct_index(2015, [(2015, 61.5)])
#> correct_index(2001, [(1999, 240), (2000, 252), (2001, 249.5), (2002, 260)])
#> correct_index(2030, [(2024, 1), (2025, 2)])
# %%
def ticket_pool(n, prices, buyers):
    sold = 0
    money = 0
    waiting = []
    tier = 0
    for name, want, limit in buyers:
        tier = 0 if sold < n // 3 else 1 if sold < 2 * n // 3 else 2
        if prices[tier] > limit or sold + want > n:
            waiting.append(name)
            continue
        sold += want
        money += want * prices[tier]
    return sold, money, waiting, tier
#> ticket_pool(9, [10, 15, 20], [("a", 3, 12), ("b", 2, 12), ("c", 4, 16)])
#> ticket_pool(3, [5, 6, 7], [("x", 4, 9), ("y", 3, 9)])
#> ticket_pool(12, [8.5, 9.5, 11], [("p", 4, 9), ("q", 4, 10), ("r", 4, 11)])
#> ticket_pool(6, [1, 2, 3], [])
#> ticket_pool(30, [25, 40, 60], [("k", 8, 30), ("l", 5, 30), ("m", 9, 45), ("n", 2, 55)])
# %%
def mean_abs_pct(actual, forecast):
    errors = []
    bias = 0
    for a, f in zip(actual, forecast):
        if a == 0:
            continue
        e = (f - a) / a
        errors.append(abs(e))
        bias += e
    if not errors:
        return None
    mape = sum(errors) / len(errors)
    side = "high" if bias > 0 else "low"
    return f"{mape:.1%}", side, round(max(errors), 3)
#> mean_abs_pct([100, 200, 50], [110, 190, 50])
#> mean_abs_pct([0, 0], [1, 2])
#> mean_abs_pct([4.5, 8], [3.6, 7.2])
#> mean_abs_pct([12, 0, 16, 20], [15, 5, 16, 18])
#> mean_abs_pct([1000], [1001])
# %%
def tape_cut(length, pieces, saw=0.3):
    """all in cm; pieces in the order they are cut, each cut eats the width of the saw"""
    cut = []
    left = length
    for p in pieces:
        need = p if abs(left - p) < 1e-9 else p + saw
        if need > left + 1e-9:
            continue
        left = round(left - need, 2)
        cut.append(p)
    loss = length - left - sum(cut)
    return cut, left, round(loss, 2)
#> tape_cut(100, [30, 30, 30])
#> tape_cut(50.6, [25, 25.3])
#> tape_cut(20, [20, 5])
#> tape_cut(75, [40.5, 40, 33.9, 0.2])
#> tape_cut(10, [3.1, 3.1, 3.1], 0.5)
