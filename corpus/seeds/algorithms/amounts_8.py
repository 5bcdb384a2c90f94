# %%
from collections import defaultdict

def who_paid_what(lines):
    book = defaultdict(float)
    for line in lines:
        payer, amount, rest = line.split(" ", 2)
        sharers = rest.split("+")
        share = float(amount) / len(sharers)
        book[payer] += float(amount)
        for s in sharers:
            book[s] -= share
    return {k: round(v, 2) for k, v in sorted(book.items())}
#> who_paid_what(["ann 30 ann+bob+cy"])
#> who_paid_what(["x 10 y", "y 4.5 x+y"])
#> who_paid_what(["kim 7 kim"])
#> who_paid_what(["a 20 b+c", "b 10 a+c", "c 5 a+b"])
#> who_paid_what(["jo 9.99 jo+mo+al", "mo 0.3 jo+al"])
# %%
def cascade(amount, jars):
    """fill jars in order; each is (capacity, leak fraction passed on)"""
    levels = []
    for cap, leak in jars:
        passed = amount * leak
        keep = amount - passed
        if keep > cap:
            passed += keep - cap
            keep = cap
        levels.append(round(keep, 2))
        amount = passed
    return levels, round(amount, 3)
#> cascade(10, [(4, 0.25), (3, 0.5), (2, 0)])
#> cascade(1.5, [(5, 0.1), (5, 0.1)])
#> cascade(100, [(30, 0), (30, 0), (30, 0)])
#> cascade(7.7, [])
#> cascade(48, [(10, 0.75), (20, 0.2), (1, 0.9), (8, 0)])
# %%
def payments(total, rule):
    def rec(left, n):
        if left <= 0 or n > 10:
            return []
        pay = max(rule["min"], left * rule["share"] / 100)
        pay = round(min(pay, left), 2)
        return [pay] + rec(round(left - pay, 2), n + 1)
    plan = rec(total, 1)
    return plan, len(plan)
#> payments(100, {"min": 20, "share": 40})
#> payments(35.5, {"min": 50, "share": 5})
#> payments(500, {"min": 75, "share": 25})
#> payments(0, {"min": 1, "share": 1})
#> payments(64, {"min": 5, "share": 50})
# %%
class Solution:
    def cheapestHours(self, prices, need):
        order = sorted(range(len(prices)), key=lambda h: (prices[h], h))
        chosen = sorted(order[:need])
        cost = sum(prices[h] for h in chosen)
        mean = sum(prices) / len(prices)
        saved = mean * need - cost
        blocks = 0
        prev = None
        for h in chosen:
            if prev is None or h != prev + 1:
                blocks += 1
            prev = h
        return chosen, blocks, round(saved, 3)
#> Solution().cheapestHours([0.31, 0.25, 0.22, 0.4, 0.21, 0.2], 3)
#> Solution().cheapestHours([0.1, 0.1, 0.1, 0.1], 2)
#> Solution().cheapestHours([0.5, 0.3], 0)
#> Solution().cheapestHours([12, 8, 15, 7, 9, 8.5, 20], 4)
#> Solution().cheapestHours([3.3, -1.2, 0, 2.4], 1)
# %%
def shift_bonus(start, end):
    bonus = 0
    t = start
    log = []
    while t < end:
        h = t % 24
        nxt = min(end, int(t) + 1)
        part = nxt - t
        rate = 4 if h >= 22 or h < 5 else 1.5 if h >= 18 else 0
        bonus += part * rate
        if not log or log[-1] != rate:
            log.append(rate)
        t = nxt
    return round(bonus, 2), log
#> shift_bonus(16, 23.5)
#> shift_bonus(8, 12)
#> shift_bonus(21.5, 30)
#> shift_bonus(17.75, 18.25)
#> shift_bonus(4.5, 6)
# %%
def gross_up(net, rates):
    factor = 1.0
    for r in rates:
        factor *= 1 - r
    gross = net / factor
    check = gross
    deductions = []
    for r in rates:
        d = check * r
        deductions.append(round(d, 2))
        check -= d
    return round(gross, 2), deductions, abs(check - net) < 0.001
#> gross_up(1000, [0.2, 0.1])
#> gross_up(75.5, [0.5])
#> gross_up(640, [])
#> gross_up(2345.67, [0.093, 0.013, 0.19])
#> gross_up(12, [0.25, 0.25, 0.25])
# %%
def meters_feet(text):
    if "'" in text:
        feet, inches = text.rstrip('"').split("'")
        total_in = int(feet) * 12 + float(inches or 0)
        return round(total_in * 0.0254, 2)
    metres = float(text.rstrip("m"))
    total_in = round(metres / 0.0254)
    feet, inches = divmod(total_in, 12)
    return f"{feet}'{inches}\""
#> meters_feet("5'11\"")
#> meters_feet("1.68m")
#> meters_feet("6'")
#> meters_feet("2.13")
#> meters_feet("0'7.5\"")
# %%
def stock_days(stock, demand, order_qty, lead):
    pending = []
    out = []
    for day, d in enumerate(demand):
        arrived = sum(q for when, q in pending if when == day)
        stock += arrived
        sold = min(stock, d)
        stock -= sold
        if sold < d:
            out.append(day)
        if stock < order_qty / 2 and not any(w > day for w, _ in pending):
            pending.append((day + lead, order_qty))
    return stock, out, len(pending)
#> stock_days(10, [3, 4, 5, 2, 6], 10, 2)
#> stock_days(5, [5, 5, 5], 4, 1)
#> stock_days(100, [7, 8, 9], 20, 3)
#> stock_days(0, [1, 2, 3, 4, 5], 6, 1)
#> stock_days(12, [6, 6, 6, 6, 6, 6], 15, 3)
# %%
def tip_table(bill, percents):
    rows = {}
    for p in percents:
        tip = bill * p / 100
        total = bill + tip
        nice = -(-total // 1)
        real = (nice - bill) / bill * 100
        rows[p] = (int(nice), round(real, 1))
    return rows
#> tip_table(47.3, [5, 10, 15])
#> tip_table(20, [10])
#> tip_table(8.95, [0, 12, 18])
#> tip_table(133.7, [7.5, 10])
#> tip_table(0.6, [20, 66])
# %%
def distance_cost(route, grid):
    total = 0
    worst = 0
    for (r0, c0), (r1, c1) in zip(route, route[1:]):
        step = ((r1 - r0) ** 2 + (c1 - c0) ** 2) ** 0.5
        climb = grid[r1][c1] - grid[r0][c0]
        cost = step + (2 * climb if climb > 0 else 0.5 * climb)
        cost = max(cost, 0.1)
        worst = max(worst, cost)
        total += cost
    return round(total, 2), round(worst, 2)
#> distance_cost([(0, 0), (0, 1), (1, 1)], [[1, 2], [3, 1]])
#> distance_cost([(0, 0), (1, 1)], [[5, 0], [0, 1]])
#> distance_cost([(1, 0), (0, 0)], [[0.5], [0]])
#> distance_cost([(0, 0), (0, 2), (2, 2), (0, 0)], [[1, 4, 2], [2, 2, 2], [9, 1, 3]])
#> distance_cost([(0, 0)], [[7]])
# %%
def book_balance(text):
    stack = [0]
    for tok in text.split():
        if tok == "(":
            stack.append(0)
        elif tok == ")":
            sub = stack.pop()
            stack[-1] -= sub
        elif tok.endswith("%"):
            stack[-1] *= 1 + int(tok[:-1]) / 100
        else:
            stack[-1] += float(tok)
    return round(stack[0], 2), len(stack)
#> book_balance("100 ( 20 5 ) 10%")
#> book_balance("12.5 12.5 -50%")
#> book_balance("( 8 ( 3 1 ) )")
#> book_balance("7 ( 2.25 100%")
#> book_balance("40 ) 3")
# %%
def hourly_mean(samples):
    sums = {}
    for stamp, v in samples:
        hour = stamp // 60
        s, n = sums.get(hour, (0, 0))
        sums[hour] = (s + v, n + 1)
    means = {h: round(s / n, 2) for h, (s, n) in sums.items()}
    hot = max(means, key=means.get)
    return means, f"{hot:02d}h"
#> hourly_mean([(5, 10), (50, 14), (65, 9), (119, 8)])
#> hourly_mean([(600, 1.5), (601, 2.5), (602, 2.0)])
#> hourly_mean([(59, 3), (60, 3)])
#> hourly_mean([(180, -4), (200, -6.5), (245, -5), (10, -5.5)])
#> hourly_mean([(1439, 0.1)])
# %%
def bid_rounds(start, bidders, step_pct=10):
    price = start
    active = dict(bidders)
    leader = None
    rounds = 0
    while True:
        ready = [n for n in active if active[n] >= price and n != leader]
        if not ready:
            break
        leader = min(ready)
        rounds += 1
        last = price
        price = int(price * (100 + step_pct) / 100) + 1
    return (leader, last, rounds) if leader else None
#> bid_rounds(100, {"a": 130, "b": 150})
#> bid_rounds(50, {"x": 40})
#> bid_rounds(10, {"p": 20, "q": 18, "r": 25}, 20)
#> bid_rounds(5, {"solo": 900})
#> bid_rounds(200, {"m": 260, "n": 299, "o": 240}, step_pct=5)
# %%
def seasonal(base, months):
    factor = {12: 1.4, 1: 0.8, 2: 0.8, 7: 1.25, 8: 1.25}
    out = []
    year = 0
    for m in months:
        f = factor.get(m, 1.0)
        v = base * f * 1.02 ** year
        out.append(round(v))
        if m == 12:
            year += 1
    return out, year, max(out) - min(out)
#> seasonal(100, [11, 12, 1, 2])
#> seasonal(250, [6, 7, 8, 9])
#> seasonal(73.5, [12, 12, 12])
#> seasonal(1000, [1])
#> seasonal(45, [10, 12, 3, 7, 12, 1])
# %%
class Solution:
    def currencySort(self, tags):
        def value(tag):
            unit = tag[-1]
            n = float(tag[:-1])
            return n * {"k": 1000, "M": 1e6, "h": 100}.get(unit, 0)
        known = [t for t in tags if value(t) > 0]
        known.sort(key=value, reverse=True)
        total = sum(map(value, known))
        return known, f"{total:,.0f}"
#> Solution().currencySort(["3k", "12h", "0.5M"])
#> Solution().currencySort(["2.5k", "26h", "2.55k"])
#> Solution().currencySort(["9x", "1h"])
#> Solution().currencySort([])
#> Solution().currencySort(["0k", "0.01M", "99h", "9.9k"])
# %%
def warm_up(sets, max_kg):
    plan = []
    volume = 0
    for pct, reps in sets:
        kg = max_kg * pct / 100
        kg = kg - kg % 2.5
        plates = (kg - 20) / 2
        plan.append((kg, plates))
        volume += kg * reps
    return plan, round(volume / sum(r for _, r in sets), 1)
#> warm_up([(50, 10), (70, 5), (85, 3)], 100)
#> warm_up([(60, 8)], 57.5)
#> warm_up([(40, 5), (55, 5), (65, 5), (75, 3)], 142)
#> warm_up([(33, 12), (66, 6)], 93)
#> warm_up([(100, 1)], 180.5)
# %%
def bank_holiday_rate(days, base):
    cost = 0
    for i, d in enumerate(days):
        price = base
        if d in "67":
            price *= 1.2
        if i and days[i - 1] == d:
            price *= 0.5
        if i >= 5:
            price -= 3
        cost += price
    return f"{cost:.2f}", round(cost / len(days), 2)
#> bank_holiday_rate("4567", 50)
#> bank_holiday_rate("1", 39.9)
#> bank_holiday_rate("1234567", 20)
#> bank_holiday_rate("6677", 62.5)
#> bank_holiday_rate("33333333", 16)
# %%
def proportion_table(counts):
    rows = sum(1 for _ in counts)
    grand = sum(sum(r) for r in counts)
    out = []
    for r in counts:
        share = sum(r) / grand
        inner = [round(100 * c / sum(r)) if sum(r) else 0 for c in r]
        out.append((round(share, 2), inner))
    flat = max(s for s, _ in out) - min(s for s, _ in out)
    return out, rows, round(flat, 2)
#> proportion_table([[10, 30], [20, 40]])
#> proportion_table([[1, 2, 3], [0, 0, 0]])
#> proportion_table([[7]])
#> proportion_table([[12, 5], [9, 9], [1, 14]])
#> proportion_table([[100, 1], [1, 100], [33, 66], [50, 50]])
# %%
def call_minutes(durations):
    billed = 0
    secs = 0
    for d in durations:
        m, _, s = d.partition(":")
        total = int(m) * 60 + int(s)
        secs += total
        if total > 0:
            billed += 60 if total <= 60 else 60 + -(-(total - 60) // 10) * 10
    waste = (billed - secs) / billed if billed else 0
    return billed, secs, f"{waste:.1%}"
#> call_minutes(["0:42", "1:05", "3:00"])
#> call_minutes(["0:00"])
#> call_minutes(["2:01", "2:09", "2:10"])
#> call_minutes(["10:00", "0:01"])
#> call_minutes(["0:59", "1:00", "1:01", "12:34"])
# %%
def fair_price(reviews):
    """stars and price of similar flats; a weighted mean, far ones count less"""
    num = den = 0.0
    for stars, price, km in reviews:
        w = stars / (1 + km)
        num += w * price
        den += w
    if den == 0:
        return None
    mean = num / den
    far = [p for _, p, _ in reviews if abs(p - mean) > 0.25 * mean]
    return round(mean, 1), far
#> fair_price([(4, 90, 0), (5, 120, 1), (3, 60, 2)])
#> fair_price([(0, 80, 1)])
#> fair_price([(5, 75.5, 0.5), (4.5, 77, 0.25)])
#> fair_price([(1, 300, 0), (5, 100, 0.5), (4, 95, 3), (2, 40, 9)])
#> fair_price([(3.5, 64, 7)])
# %%
def change_due(price, given):
    names = [(10000, "100"), (5000, "50"), (2000, "20"), (1000, "10"), (500, "5"), (100, "1"), (25, "q"), (10, "d"), (5, "n"), (1, "p")]
    left = round((given - price) * 100)
    if left < 0:
        return f"{-left} short"
    out = ""
    for v, n in names:
        k = left // v
        if k:
            left -= k * v
            out += f"{k}x{n} "
    return out.strip() or "exact"
#> change_due(13.37, 20)
#> change_due(99.99, 100)
#> change_due(45, 45.0)
#> change_due(7.25, 5)
#> change_due(161.08, 500)
# %%
from bisect import bisect_right

def tax_bracket_index(incomes, edges):
    counts = [0] * (len(edges) + 1)
    sums = [0] * (len(edges) + 1)
    for inc in incomes:
        i = bisect_right(edges, inc)
        counts[i] += 1
        sums[i] += inc
    means = [round(s / c, 1) if c else None for s, c in zip(sums, counts)]
    return counts, means
#> tax_bracket_index([900, 1500, 2600, 1000], [1000, 2000])
#> tax_bracket_index([5, 5.5, 6], [10])
#> tax_bracket_index([], [1, 2])
#> tax_bracket_index([12, 24, 36, 48, 60], [20, 36, 50])
#> tax_bracket_index([-10, 0, 10.25], [0])
# %%
def delta_table(a, b):
    out = {}
    for k in sorted(a.keys() | b.keys()):
        x, y = a.get(k, 0), b.get(k, 0)
        if x == y:
            continue
        d = y - x
        out[k] = f"{d:+.1f}" if not x else f"{d:+.1f} ({d / x:+.0%})"
    return out
#> delta_table({"rent": 700, "food": 250}, {"rent": 735, "food": 250, "pet": 40})
#> delta_table({"a": 1.5}, {})
#> delta_table({"x": 10, "y": -4}, {"x": 7.5, "y": -6})
#> delta_table({}, {})
#> delta_table({"gas": 61.2, "net": 30}, {"gas": 88.9, "net": 29.95, "tax": 0})
# %%
def simple_vs_compound(p, pct, years):
    simple = p
    comp = p
    gap_year = None
    for y in range(1, years + 1):
        simple += p * pct / 100
        comp = comp * (1 + pct / 100)
        if gap_year is None and comp - simple > p * 0.01:
            gap_year = y
    return round(simple, 2), round(comp, 2), gap_year
#> simple_vs_compound(1000, 5, 4)
#> simple_vs_compound(200, 1.5, 3)
#> simple_vs_compound(750, 12, 6)
#> simple_vs_compound(10, 100, 3)
#> simple_vs_compound(4999.5, 8, 2)
# %%
def ferry(cars, deck):
    used = 0.0
    fares = 0
    left = []
    for plate, length in cars:
        if used + length + 0.5 > deck:
            left.append(plate)
            continue
        used += length + 0.5
        fares += 18 if length <= 5 else 18 + (length - 5) * 6
    return round(used, 1), round(fares, 2), left
#> ferry([("A1", 4.2), ("B2", 6.5), ("C3", 3.9)], 14)
#> ferry([("big", 12), ("tiny", 2.5)], 10)
#> ferry([("p", 4.5), ("q", 4.5), ("r", 4.5)], 15)
#> ferry([], 50)
#> ferry([("u", 5), ("v", 5.1), ("w", 8.75), ("x", 3)], 20)
# %%
class Solution:
    def dailyMean(self, log: str) -> dict:
        days = {}
        for entry in log.split(";"):
            if "=" not in entry:
                continue
            day, val = entry.strip().split("=")
            days.setdefault(day, []).append(float(val))
        result = {}
        for day, vals in days.items():
            m = sum(vals) / len(vals)
            result[day] = f"{m:.1f}±{(max(vals) - min(vals)) / 2:.2f}"
        return result
#> Solution().dailyMean("mo=3.5; mo=4.5; tu=9")
#> Solution().dailyMean("a=1;b=2;a=2;b=-2")
#> Solution().dailyMean("")
#> Solution().dailyMean("x=10.25;; skip ;x=10.75;x=12")
#> Solution().dailyMean("fr=0.1; fr=0.2; sa=7.77")
# %%
def water_meter(old, new, days):
    used = (new - old) % 100000
    per_day = used / days
    year = per_day * 365
    if year > 200:
        cost = 200 * 2.1 + (year - 200) * 3.4
    else:
        cost = year * 2.1
    monthly = cost / 12
    return used, round(per_day, 3), int(monthly + 0.5)
#> water_meter(1520, 1561, 90)
#> water_meter(99980, 35, 61)
#> water_meter(700, 700, 30)
#> water_meter(12, 212, 120)
#> water_meter(4004.5, 4031.25, 31)
# %%
def series_resistance(tree):
    """a number, or ('s', ...) in series, or ('p', ...) in parallel"""
    if isinstance(tree, (int, float)):
        return tree
    kind, *parts = tree
    values = [series_resistance(p) for p in parts]
    if kind == "s":
        return round(sum(values), 2)
    inv = sum(1 / v for v in values)
    return round(1 / inv, 2)
#> series_resistance(("s", 10, 22, 4.7))
#> series_resistance(("p", 100, 50))
#> series_resistance(("s", 5, ("p", 6, 3)))
#> series_resistance(("p", ("s", 1, 2), ("s", 3, 3), 12))
#> series_resistance(47)
# %%
def mean_time(times):
    total = 0
    base = None
    for t in times:
        h, m = t
        minutes = h * 60 + m
        if base is None:
            base = minutes
        diff = minutes - base
        if diff > 720:
            diff -= 1440
        elif diff < -720:
            diff += 1440
        total += diff
    avg = round(base + total / len(times)) % 1440
    return divmod(avg, 60)
#> mean_time([(23, 50), (0, 10), (0, 30)])
#> mean_time([(8, 0), (9, 30)])
#> mean_time([(0, 5), (23, 45)])
#> mean_time([(12, 0), (18, 20), (15, 7), (13, 1)])
#> mean_time([(6, 59)])
# %%
def subsidy(income, kids, rent):
    norm = 1100 + 350 * kids
    limit = min(rent, 480 + 90 * kids)
    gap = norm - income
    if gap <= 0:
        share = 0
    else:
        share = min(0.8, gap / norm * 1.5)
    grant = limit * share
    grant = grant // 1
    return (grant if grant >= 20 else 0.0), round(share, 3), limit
#> subsidy(1000, 1, 600)
#> subsidy(2500, 2, 900)
#> subsidy(300, 0, 450)
#> subsidy(1425, 1, 520.5)
#> subsidy(1610, 3, 1000)
# %%
def sums_in_order(xs):
    left = 0.0
    for x in xs:
        left += x
    right = 0.0
    for x in reversed(xs):
        right += x
    small_first = 0.0
    for x in sorted(xs, key=abs):
        small_first += x
    same = left == right == small_first
    return round(left, 6), same, left - right
#> sums_in_order([0.1, 0.2, 0.3])
#> sums_in_order([1.5, 2.25, 4])
#> sums_in_order([0.7, 0.1, 0.2, 0.4])
#> sums_in_order([1000.1, 0.001, -1000.1])
#> sums_in_order([3.3, 1.1, 2.2, 4.4, 5.5])
# %%
def price_words(p):
    if p < 0:
        return "refund " + price_words(-p)
    if p == int(p):
        return f"{int(p)} flat"
    major = int(p)
    minor = round((p - major) * 100)
    if minor == 100:
        return f"{major + 1} flat"
    if minor in (25, 50, 75):
        word = {25: "a quarter", 50: "a half", 75: "three quarters"}[minor]
        return f"{major} and {word}" if major else word
    return f"{major} and {minor} cents"
#> price_words(12.5)
#> price_words(-3.99)
#> price_words(0.75)
#> price_words(7.999)
#> price_words(40)
# %%
def battery_cost(cells, volts, amp_hours):
    series = round(volts / 3.6)
    parallel = len(cells) // series if series else 0
    if parallel == 0:
        return "too few", series
    used = series * parallel
    ah = parallel * amp_hours
    wh = series * 3.6 * ah
    cost = sum(sorted(cells)[:used])
    return f"{series}s{parallel}p", round(wh, 1), round(cost / wh, 3)
#> battery_cost([3.5, 3.2, 4, 3.9, 2.8, 3.1], 11, 2.5)
#> battery_cost([5, 5], 36, 3)
#> battery_cost([2.2, 2.4, 2.1, 2.9, 9.9], 7.2, 3.4)
#> battery_cost([1.1], 3.7, 1)
#> battery_cost([4, 4, 4, 4, 4, 4, 4], 3.3, 2.25)
# %%
def pay_in_kind(wage, goods, table):
    left = wage
    got = []
    for g in goods:
        price = table[g]
        n = left // price
        if n >= 3:
            n = 2
        left = round(left - n * price, 2)
        got.append(f"{g}x{n:g}")
    return got, left
#> pay_in_kind(50, ["oil", "salt"], {"oil": 12.5, "salt": 0.8})
#> pay_in_kind(9.9, ["rye", "hay", "egg"], {"rye": 6, "hay": 4, "egg": 0.3})
#> pay_in_kind(0, ["tea"], {"tea": 2})
#> pay_in_kind(33, ["a", "b", "a"], {"a": 7, "b": 11})
#> pay_in_kind(20, ["ham"], {})
# %%
def pool_chlorine(readings, litres):
    dose = 0
    history = []
    for r in readings:
        level = r + dose
        if level < 0.6:
            add = (1.0 - level) * litres / 1000
            history.append(round(add, 1))
            dose += 1.0 - level
        elif level > 1.5:
            history.append("wait")
        dose = round(dose * 0.8, 3)
    return history, dose
#> pool_chlorine([0.4, 0.3, 0.2], 20000)
#> pool_chlorine([0.9, 1.0], 15000)
#> pool_chlorine([1.6, 0.5, 0.1, 0.6], 8000)
#> pool_chlorine([0], 50500)
#> pool_chlorine([0.55, 0.2, 2, 0.1], 12500)
# %%
def crowd_fund(goal, pledges, tiers=(10, 25, 100)):
    total = 0
    backers = [0] * (len(tiers) + 1)
    for p in pledges:
        fee = max(0.3, p * 0.05)
        total += p - fee
        tier = 0
        while tier < len(tiers) and p >= tiers[tier]:
            tier += 1
        backers[tier] += 1
    return f"{total / goal:.1%}", backers, round(total, 2)
#> crowd_fund(200, [5, 10, 30, 100])
#> crowd_fund(50, [25, 24.99, 26])
#> crowd_fund(1000, [])
#> crowd_fund(75, [40, 60], tiers=(50,))
#> crowd_fund(333, [2.5, 250, 12, 99, 8])
# %%
def drop_rate(start, samples):
    """samples: (minute, litres) of a leaking tank"""
    rates = []
    t0, v0 = 0, start
    for t, v in samples:
        rates.append((v0 - v) / (t - t0))
        t0, v0 = t, v
    worst = max(rates)
    avg = (start - v0) / t0
    empty_in = v0 / avg if avg > 0 else None
    return [round(r, 2) for r in rates], round(worst, 2), empty_in and round(empty_in, 1)
#> drop_rate(100, [(10, 92), (25, 80), (40, 71)])
#> drop_rate(50, [(5, 50)])
#> drop_rate(18.5, [(2, 18), (4, 17), (8, 14.5)])
#> drop_rate(10, [(3, 11), (6, 13)])
#> drop_rate(640, [(60, 400), (90, 0)])
# %%
def mark_up_chain(cost, *parties):
    price = cost
    chain = []
    for name, pct in parties:
        before = price
        price = round(price * (1 + pct / 100), 2)
        chain.append(f"{name}+{price - before:.2f}")
    share = cost / price
    return price, chain, f"{share:.1%}"
#> mark_up_chain(2.5, ("farm", 20), ("whole", 15), ("shop", 40))
#> mark_up_chain(10)
#> mark_up_chain(0.45, ("x", 100))
#> mark_up_chain(120, ("agent", 5), ("ship", 12.5))
#> mark_up_chain(33.33, ("a", 3), ("b", 3), ("c", 3), ("d", 3))
# %%
def exact_or_not(a, b, n):
    product = a * n
    summed = 0
    for _ in range(n):
        summed += a
    verdict = []
    if product == b:
        verdict.append("product")
    if summed == b:
        verdict.append("sum")
    if round(summed, 6) == b:
        verdict.append("rounded")
    return verdict, summed
#> exact_or_not(0.1, 0.3, 3)
#> exact_or_not(0.5, 2, 4)
#> exact_or_not(1.1, 3.3, 3)
#> exact_or_not(0.7, 4.2, 6)
#> exact_or_not(2.4, 12.5, 5)
