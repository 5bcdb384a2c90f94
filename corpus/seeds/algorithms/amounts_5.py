# %%
def heating_units(meters, share_fixed, cost):
    used = [end - start for start, end in meters]
    fixed = cost * share_fixed / len(meters)
    variable = cost * (1 - share_fixed)
    all_used = sum(used)
    bills = []
    for u in used:
        part = variable * u / all_used if all_used else 0
        bills.append(round(fixed + part, 1))
    return bills
#> heating_units([(100, 180), (40, 100), (0, 60)], 0.3, 900)
#> heating_units([(5, 5), (9, 9)], 0.5, 400)
#> heating_units([(1200, 1255)], 0.4, 333.3)
#> heating_units([(10, 35), (20, 35), (30, 35), (0, 2.5)], 0.2, 1000)
#> heating_units([(0, 1), (0, 2)], 0, 75.5)
# %%
CENT = 100

def euro(c):
    return f"{c // CENT},{c % CENT:02d}"

def kitchen_cash(payments):
    box = 2000
    lines = []
    for who, c in payments:
        if c < 0 and box + c < 500:
            lines.append(f"{who} no")
        else:
            box += c
            lines.append(f"{who} {euro(box)}")
    return lines
#> kitchen_cash([("mia", 350), ("lev", -1200)])
#> kitchen_cash([("tom", -1501), ("tom", -1500)])
#> kitchen_cash([("ida", 5), ("ida", 5), ("ugo", -99)])
#> kitchen_cash([])
#> kitchen_cash([("raj", -900), ("sue", -900), ("kai", 1234), ("sue", -900)])
# %%
def ladder(amount):
    labels = ""
    for limit, label, cut in ((5000, "G", 0.12), (1000, "S", 0.07), (200, "B", 0.03)):
        if amount >= limit:
            amount -= amount * cut
            labels += label
    return labels or "-", round(amount, 2)
#> ladder(5200)
#> ladder(1050)
#> ladder(199.99)
#> ladder(206)
#> ladder(1000)
# %%
def next_multiple(n, m):
    q, r = divmod(n, m)
    if r == 0:
        return n
    return (q + 1) * m

def pack(sizes, unit):
    padded = [next_multiple(s, unit) for s in sizes]
    waste = sum(padded) - sum(sizes)
    offsets, pos = [], 0
    for p in padded:
        offsets.append(pos)
        pos += p
    return offsets, pos, f"{waste / pos:.1%}"
#> pack([5, 12, 3], 4)
#> pack([100, 513, 40], 64)
#> pack([8, 16], 8)
#> pack([1, 1, 1, 1], 10)
#> pack([7, 22, 9, 31, 2], 5)
# %%
class Solution:
    def moonlight(self, job_a, job_b):
        """weekly hours and wage of two jobs; the second is taxed from the first cent"""
        hours_a, wage_a = job_a
        hours_b, wage_b = job_b
        pay_a = hours_a * wage_a * 4
        pay_b = hours_b * wage_b * 4
        tax = max(0, pay_a - 1000) * 0.25 + pay_b * 0.35
        net = pay_a + pay_b - tax
        hourly = net / (4 * (hours_a + hours_b))
        return round(tax, 2), round(net, 2), round(hourly, 2)
#> Solution().moonlight((30, 16), (8, 14))
#> Solution().moonlight((10, 12.5), (0, 20))
#> Solution().moonlight((38.5, 21.75), (6.5, 18.4))
#> Solution().moonlight((20, 12.5), (20, 12.5))
#> Solution().moonlight((0, 9), (12, 10.1))
# %%
def sunrise_gain(times):
    mins = []
    for t in times:
        h, m = t.split(".")
        mins.append(int(h) * 60 + int(m))
    gains = [a - b for a, b in zip(mins, mins[1:])]
    total = sum(gains)
    per_day = total / len(gains) if gains else 0
    return gains, total, f"{per_day:.2f} min"
#> sunrise_gain(["7.52", "7.50", "7.47", "7.45"])
#> sunrise_gain(["5.58", "6.01"])
#> sunrise_gain(["6.30"])
#> sunrise_gain(["4.49", "4.50", "4.50", "4.52", "4.53"])
#> sunrise_gain(["8.10", "7.05", "6.20"])
# %%
def knots(kn, hours, current=0.0):
    kmh = kn * 1.852
    drift = current * 1.852 * hours
    way = kmh * hours + drift
    nm = way / 1.852
    arrival = nm >= kn * hours
    return f"{way:.1f}km", f"{nm:.1f}nm", arrival
#> knots(12, 3.5)
#> knots(6.5, 2, -1.5)
#> knots(20, 0.75, 2)
#> knots(0, 4, 0.8)
#> knots(9.3, 10, -0.1)
# %%
def worst_ratio(pairs):
    worst = None
    for a, b in pairs:
        big, small = (a, b) if a > b else (b, a)
        if small == 0:
            return a, b, "inf"
        r = big / small
        if worst is None or r > worst[2]:
            worst = (a, b, r)
    a, b, r = worst
    return a, b, f"1:{r:.2f}"
#> worst_ratio([(3, 4), (10, 5), (7, 8)])
#> worst_ratio([(0.5, 0.75), (1.2, 1.3)])
#> worst_ratio([(4, 4), (2, 0), (9, 1)])
#> worst_ratio([(1000, 999)])
#> worst_ratio([(16, 9), (4, 3), (21, 9), (9, 21)])
# %%
def savings_goal(goal, start, weekly, growth):
    saved = start
    week = 0
    milestones = []
    marks = [0.25, 0.5, 0.75]
    while saved < goal and week < 30:
        week += 1
        saved += weekly
        weekly += growth
        while marks and saved >= goal * marks[0]:
            milestones.append((week, marks.pop(0)))
    return week, round(saved, 2), milestones
#> savings_goal(200, 0, 20, 2.5)
#> savings_goal(60, 45, 5, 0)
#> savings_goal(1000, 100, 5, 1)
#> savings_goal(10, 12, 1, 1)
#> savings_goal(330, 50.5, 60.25, -4)
# %%
def water_mix(cups):
    litres, heat = 0, 0
    for l, temp in cups:
        litres += l
        heat += l * temp
        if litres > 2:
            spill = litres - 2
            heat -= spill * (heat / litres)
            litres = 2
    return round(litres, 2), round(heat / litres, 1)
#> water_mix([(0.5, 90), (0.5, 10)])
#> water_mix([(1.5, 20), (1, 80), (0.2, 5)])
#> water_mix([(0.25, 37.5)])
#> water_mix([(2.5, 60), (0.5, 0)])
#> water_mix([(0, 50)])
# %%
def calories(day, goal=2000):
    table = {"apple": 52, "bread": 247, "cheese": 390, "rice": 130}
    total = 0
    unknown = 0
    for food, grams in day:
        if food in table:
            total += table[food] * grams / 100
        else:
            unknown += grams
    left = goal - total
    minutes_run = 0 if left >= 0 else -left / 11.5
    return round(total), unknown, round(minutes_run, 1)
#> calories([("apple", 150), ("rice", 250)], 400)
#> calories([("cheese", 60), ("bread", 120), ("pie", 200)])
#> calories([("bread", 500), ("cheese", 300)], goal=1500)
#> calories([])
#> calories([("soup", 33), ("rice", 75.5)], 98)
# %%
def transfer_window(now, cutoff, holidays, day):
    # day 0 is Monday
    if now > cutoff:
        day += 1
    hops = 0
    while day % 7 >= 5 or day in holidays:
        day += 1
        hops += 1
    names = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    return names[day % 7], day // 7, hops
#> transfer_window(14.5, 15, [], 2)
#> transfer_window(16, 15, [], 4)
#> transfer_window(9, 12.75, [0, 1], 0)
#> transfer_window(13, 12.75, [7, 8], 4)
#> transfer_window(11, 11, [10], 10)
# %%
def table_row(label, values, width=7):
    cells = []
    for v in values:
        if v is None:
            cells.append("-".rjust(width))
        elif isinstance(v, int):
            cells.append(f"{v:>{width}d}")
        else:
            cells.append(f"{v:>{width}.1f}")
    nums = [v for v in values if v is not None]
    return f"{label[:5]:<5}|" + "".join(cells) + f"|{sum(nums):g}"
#> table_row("rent", [500, None, 512.5])
#> table_row("insurance", [33.25, 33.25], width=6)
#> table_row("x", [], 4)
#> table_row("fuel", [-12, 40.06, 0, 7], 5)
#> table_row("phone", [None, None])
# %%
def fence(points, post_gap):
    n = len(points)
    length = 0
    posts = 0
    for i in range(n):
        x1, y1 = points[i]
        x2, y2 = points[(i + 1) % n]
        side = ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5
        length += side
        posts += int(side / post_gap) + (1 if side % post_gap > 1e-9 else 0)
    return round(length, 2), posts
#> fence([(0, 0), (4, 0), (4, 3)], 1)
#> fence([(0, 0), (10, 0), (10, 6), (0, 6)], 2.5)
#> fence([(1, 1), (6, 13)], 3)
#> fence([(0, 0), (0, 1.5), (2, 1.5), (2, 0)], 0.5)
#> fence([(-3, 0), (0, 4), (3, 0), (0, -4)], 2)
# %%
class Solution:
    def fixRounding(self, parts, total):
        cents = [int(p * 100) for p in parts]
        rests = [p * 100 - c for p, c in zip(parts, cents)]
        gap = round(total * 100) - sum(cents)
        order = sorted(range(len(parts)), key=lambda i: -rests[i])
        for i in order[:max(gap, 0)]:
            cents[i] += 1
        return [c / 100 for c in cents], gap
#> Solution().fixRounding([33.333, 33.333, 33.334], 100)
#> Solution().fixRounding([1.005, 2.005, 3.005], 6.02)
#> Solution().fixRounding([0.25, 0.75], 1)
#> Solution().fixRounding([14.287, 28.571, 57.142], 100)
#> Solution().fixRounding([4.999], 5)
# %%
def late_train(plan, actual):
    late = []
    for (stop, due), came in zip(plan, actual):
        d = came - due
        if d < -60 * 12:
            d += 1440
        if d >= 6:
            late.append((stop, d))
    if not late:
        return "punctual"
    worst = max(late, key=lambda sd: sd[1])
    refund = 0 if worst[1] < 60 else 25 if worst[1] < 120 else 50
    return worst, f"{len(late)}/{len(plan)}", refund
#> late_train([("Ulm", 600), ("Augs", 642)], [603, 655])
#> late_train([("Kiel", 1430)], [75])
#> late_train([("A", 100), ("B", 130), ("C", 170)], [100, 129, 175])
#> late_train([("Bern", 480), ("Thun", 500), ("Brig", 545)], [490, 600, 700])
#> late_train([("Linz", 20), ("Wels", 35)], [26, 40])
# %%
def discount_ladder(qty, table):
    """table: quantity from which a price holds, ascending"""
    unit = None
    nxt = None
    for frm, price in table:
        if qty >= frm:
            unit = price
        else:
            nxt = (frm, price)
            break
    if unit is None:
        return None
    cost = qty * unit
    if nxt and nxt[0] * nxt[1] < cost:
        return "buy more", nxt[0], round(nxt[0] * nxt[1], 2)
    return "ok", qty, round(cost, 2)
#> discount_ladder(9, [(1, 5.0), (10, 4.2), (50, 3.5)])
#> discount_ladder(12, [(1, 5.0), (10, 4.2), (50, 3.5)])
#> discount_ladder(3, [(5, 1.1)])
#> discount_ladder(60, [(1, 2.2), (25, 1.95)])
#> discount_ladder(95, [(1, 0.8), (40, 0.75), (100, 0.7)])
# %%
def lap_table(times):
    best = min(times)
    rows = []
    total = 0
    for i, t in enumerate(times, 1):
        total += t
        behind = t - best
        rows.append(f"{i} {t:6.2f} {'best' if behind == 0 else f'+{behind:.2f}'}")
    return rows, f"{total // 60:.0f}:{total % 60:05.2f}"
#> lap_table([61.2, 59.85, 60.4])
#> lap_table([9.58])
#> lap_table([123.4, 130.05, 123.4])
#> lap_table([45, 44.5, 46.25, 44.9])
#> lap_table([20.1, 20.2])
# %%
def vote_margin(a, b, spoiled=0):
    valid = a + b
    cast = valid + spoiled
    pa, pb = a / valid * 100, b / valid * 100
    lead = abs(pa - pb)
    if lead < 0.5:
        return "recount", f"{lead:.3f}"
    need = valid // 2 + 1
    return ("a" if a > b else "b"), max(a, b) - need, f"{spoiled / cast:.1%}"
#> vote_margin(5123, 4877)
#> vote_margin(1001, 1003, 20)
#> vote_margin(12, 31, 7)
#> vote_margin(25000, 24700, 512)
#> vote_margin(1, 0)
# %%
def hourly_to_yearly(hourly, weeks=46, hours=38.5):
    weekly = hourly * hours
    year = weekly * weeks
    bonus = 0
    if year > 40000:
        bonus = (year - 40000) * 0.05
    month = (year + bonus) / 12
    return int(weekly), round(month, 2), round(bonus, 2)
#> hourly_to_yearly(15)
#> hourly_to_yearly(31.4)
#> hourly_to_yearly(22.75, weeks=50, hours=40)
#> hourly_to_yearly(12.41, hours=20)
#> hourly_to_yearly(60.5, 40)
# %%
def wall_clock(start, jobs, cores):
    finish = [start] * cores
    for j in jobs:
        i = finish.index(min(finish))
        finish[i] = round(finish[i] + j, 2)
    end = max(finish)
    busy = sum(jobs) / (cores * (end - start)) if end > start else 0
    return end, f"{busy:.0%}", finish
#> wall_clock(0, [2.5, 1.5, 3, 1], 2)
#> wall_clock(8.25, [0.5, 0.75, 0.25], 3)
#> wall_clock(100, [], 2)
#> wall_clock(1, [4, 4, 4, 4, 4], 4)
#> wall_clock(0, [0.1, 0.2, 0.3], 1)
# %%
def beer_tax(hl, plato):
    cents = hl * plato * 78.7
    if hl <= 500:
        factor = 0.56
    elif hl <= 2000:
        factor = 0.56 + 0.44 * (hl - 500) / 1500
    else:
        factor = 1
    tax = cents * factor / 100
    per_half_litre = tax / (hl * 200) if hl else 0
    return round(tax, 2), round(factor, 3), round(per_half_litre, 4)
#> beer_tax(300, 12)
#> beer_tax(1250, 11.5)
#> beer_tax(5000, 16)
#> beer_tax(0, 10)
#> beer_tax(1999, 7.2)
# %%
def weight_watch(weights):
    trend = weights[0]
    lines = []
    for w in weights[1:]:
        diff = w - trend
        trend += diff * 0.25
        sign = "=" if abs(diff) < 0.15 else "v" if diff < 0 else "^"
        lines.append(f"{trend:.1f}{sign}")
    return lines, round(trend - weights[0], 2)
#> weight_watch([80, 79.2, 79.9, 78.6])
#> weight_watch([65.5, 65.6, 65.4])
#> weight_watch([91.3])
#> weight_watch([70, 72, 74, 73.1, 70.2])
#> weight_watch([58.8, 55, 58.8])
# %%
def cheapest_mix(need, packs):
    # take the best unit price first, top up with the smallest pack
    packs = sorted(packs, key=lambda p: p[1] / p[0])
    cost, got = 0, 0
    used = {}
    for size, price in packs:
        n = (need - got) // size
        if n > 0:
            used[size] = n
            got += n * size
            cost += n * price
    if got < need:
        size, price = min(packs)
        used[size] = used.get(size, 0) + 1
        got += size
        cost += price
    return used, got, round(cost, 2)
#> cheapest_mix(23, [(10, 4.5), (4, 2), (25, 12)])
#> cheapest_mix(6, [(6, 3.3)])
#> cheapest_mix(17, [(5, 2.0), (2, 1.2)])
#> cheapest_mix(100, [(30, 9.9), (12, 3.6), (7, 2.8)])
#> cheapest_mix(1, [(3, 1), (8, 2)])
# %%
def fx_gain(lots, close):
    realised = {}
    for cur, amount, rate in lots:
        gain = amount * (close[cur] - rate)
        realised[cur] = round(realised.get(cur, 0) + gain, 2)
    total = round(sum(realised.values()), 2)
    winners = [c for c in realised if realised[c] > 0]
    return total, winners
#> fx_gain([("USD", 100, 0.9), ("USD", 50, 0.95)], {"USD": 0.93})
#> fx_gain([("GBP", 20, 1.2), ("JPY", 5000, 0.0061)], {"GBP": 1.15, "JPY": 0.0065})
#> fx_gain([], {})
#> fx_gain([("NOK", 1000, 0.1)], {"SEK": 0.09})
#> fx_gain([("A", 3, 1.1), ("B", 4, 2.2), ("C", 5, 3.3)], {"A": 1.2, "B": 2.2, "C": 3.35})
# %%
def average_of_ratios(data):
    ratios = []
    top = bottom = 0
    for num, den in data:
        if den == 0:
            continue
        ratios.append(num / den)
        top += num
        bottom += den
    if not ratios:
        return None
    mean_ratio = sum(ratios) / len(ratios)
    pooled = top / bottom
    return f"{mean_ratio:.3f} vs {pooled:.3f}", mean_ratio > pooled
#> average_of_ratios([(1, 2), (30, 40), (9, 10)])
#> average_of_ratios([(5, 0), (3, 8)])
#> average_of_ratios([(0, 0)])
#> average_of_ratios([(200, 1000), (4, 5)])
#> average_of_ratios([(7, 9), (7, 11), (7, 13), (1, 90)])
# %%
class Solution:
    def snowball(self, start, add, target):
        size, pushes = start, 0
        grown = []
        while size < target:
            gain = add * (1 + size / 10)
            size = round(size + gain, 1)
            pushes += 1
            grown.append(size)
            if pushes > 12:
                return pushes, "too slow", size
        return pushes, grown[-3:], round(size - target, 1)
#> Solution().snowball(5, 1, 12)
#> Solution().snowball(0.5, 0.1, 30)
#> Solution().snowball(20, 2.5, 21)
#> Solution().snowball(8, 3, 40)
#> Solution().snowball(9, 1, 4)
# %%
def screen_size(diagonal_in, ratio):
    a, b = (int(x) for x in ratio.split(":"))
    unit = diagonal_in * 2.54 / (a * a + b * b) ** 0.5
    w, h = a * unit, b * unit
    area = w * h
    return f"{w:.1f} x {h:.1f}", int(area), "portrait" if h > w else "landscape"
#> screen_size(27, "16:9")
#> screen_size(10.2, "3:4")
#> screen_size(5, "4:3")
#> screen_size(6.1, "9:19")
#> screen_size(34, "21:9")
# %%
def gift_pool(pledges, price):
    pledges = dict(sorted(pledges.items(), key=lambda kv: kv[1]))
    left = price
    people = len(pledges)
    pays = {}
    for name, most in pledges.items():
        fair = left / people
        pay = round(min(most, fair), 2)
        pays[name] = pay
        left = round(left - pay, 2)
        people -= 1
    return pays, left
#> gift_pool({"a": 5, "b": 20, "c": 30}, 45)
#> gift_pool({"x": 10, "y": 10}, 25.5)
#> gift_pool({"kim": 100, "lou": 3, "max": 8, "nia": 15}, 40)
#> gift_pool({"solo": 12.5}, 9.99)
#> gift_pool({"p": 50, "q": 50, "r": 50}, 100)
# %%
def odometer(reading, km):
    tenths = round((reading + km) * 10)
    rolled = tenths // 1000000
    shown = tenths % 1000000
    digits = f"{shown:06d}"
    service = 15000 - (shown // 10) % 15000
    return digits[:-1] + "." + digits[-1], rolled, service
#> odometer(14950.3, 61.9)
#> odometer(99999.9, 0.2)
#> odometer(0, 7.25)
#> odometer(44444.4, 555.6)
#> odometer(95000, 120345.7)
# %%
def split_tax_periods(amount, rates):
    """rates: (days, percent) pieces of a year of 365 days"""
    total = 0.0
    days_seen = 0
    for days, pct in rates:
        days = min(days, 365 - days_seen)
        days_seen += days
        piece = amount * days / 365 * pct / 100
        total += round(piece, 2)
        if days_seen == 365:
            break
    blended = total / amount * 100
    return round(total, 2), round(blended, 2), 365 - days_seen
#> split_tax_periods(10000, [(181, 19), (184, 16)])
#> split_tax_periods(500, [(100, 5)])
#> split_tax_periods(7300, [(365, 7.7), (10, 99)])
#> split_tax_periods(1234.5, [(73, 10), (146, 12.5), (200, 15)])
#> split_tax_periods(88, [(31, 3), (28, 4), (31, 5)])
# %%
def plus_minus(nums, eps):
    groups = [[nums[0]]]
    for x in nums[1:]:
        mean = sum(groups[-1]) / len(groups[-1])
        if abs(x - mean) <= eps:
            groups[-1].append(x)
        else:
            groups.append([x])
    return [(round(sum(g) / len(g), 2), len(g)) for g in groups]
#> plus_minus([1.0, 1.1, 0.9, 2.0, 2.1], 0.2)
#> plus_minus([5, 6, 7, 8], 1)
#> plus_minus([10.5, 3.2, 10.5], 0.5)
#> plus_minus([0.1, 0.2, 0.3, 0.4], 0.15)
#> plus_minus([42], 3)
# %%
def wage_slip(gross, class_no):
    factor = {1: 1.0, 3: 0.62, 5: 1.45}[class_no]
    social = 0.0
    for pct, cap in ((9.3, 7550), (1.3, 7550), (8.15, 5175)):
        social += min(gross, cap) * pct / 100
    tax = max(0, (gross - 1200) * 0.24) * factor
    net = gross - social - tax
    return f"{gross:>8.2f}{-social:>9.2f}{-tax:>9.2f}{net:>9.2f}"
#> wage_slip(3000, 1)
#> wage_slip(8200, 3)
#> wage_slip(1150, 5)
#> wage_slip(5175.5, 5)
#> wage_slip(2400, 2)
# %%
def reading_plan(pages, days, done):
    left = pages - sum(done)
    days_left = days - len(done)
    if left <= 0:
        return "finished", -left
    if days_left <= 0:
        return "late", left
    per_day = -(-left // days_left)
    pace = sum(done) / len(done) if done else 0
    return per_day, f"{pace:.1f}", pace >= per_day
#> reading_plan(300, 10, [30, 25, 41])
#> reading_plan(120, 3, [50, 60, 5])
#> reading_plan(88, 7, [40, 50])
#> reading_plan(417, 14, [])
#> reading_plan(200, 6, [45, 45])
# %%
def dew_steps(values):
    out, last = [], None
    for v in values:
        r = round(v, 1)
        if last is not None:
            jump = round(r - last, 1)
            if jump == 0.0:
                out.append("0")
            else:
                out.append(f"{jump:+}")
        last = r
    return " ".join(out)
#> dew_steps([1.04, 1.06, 1.31])
#> dew_steps([2.25, 2.35, 2.45, 2.55])
#> dew_steps([7, 6.96, 6.94, 5.5])
#> dew_steps([0.3])
#> dew_steps([-1.15, -1.25, 0, 12.75])
# %%
def pension_gap(age, saved, yearly, retire=67, rate=0.03):
    capital = saved
    for a in range(age, retire):
        capital += capital * rate + yearly
        if a % 10 == 9:
            yearly *= 1.1
    monthly = capital / (20 * 12)
    return round(capital), round(monthly, 2), round(yearly, 2)
#> pension_gap(57, 50000, 2000)
#> pension_gap(66, 120000, 0)
#> pension_gap(60, 0, 3600, retire=63, rate=0)
#> pension_gap(70, 999.9, 5)
#> pension_gap(48, 10000, 1200, rate=0.015)
# %%
def coupon_stack(total, coupons):
    fixed = [c for c in coupons if c > 1]
    pct = [c for c in coupons if c <= 1]
    a = total
    for c in fixed:
        a -= c
    for c in pct:
        a *= 1 - c
    b = total
    for c in pct + fixed:
        b = b * (1 - c) if c <= 1 else b - c
    a, b = round(max(a, 0), 2), round(max(b, 0), 2)
    return ("percent first", b) if b < a else ("any", a) if a == b else ("fixed first", a)
#> coupon_stack(100, [10, 0.2])
#> coupon_stack(45.9, [5, 2.5])
#> coupon_stack(20, [25, 0.5])
#> coupon_stack(250, [0.1, 0.05, 30])
#> coupon_stack(80, [])
# %%
def meeting_cost(people, minutes):
    RATE = {"dev": 62, "lead": 85, "boss": 140}
    per_min = 0
    for role, n in people.items():
        per_min += RATE.get(role, 50) * n / 60
    cost = per_min * minutes
    cake = cost // 45
    h, m = divmod(minutes, 60)
    return f"{h}h{m:02d} = {cost:.0f}", int(cake)
#> meeting_cost({"dev": 4, "lead": 1}, 45)
#> meeting_cost({"boss": 2}, 90)
#> meeting_cost({"intern": 3, "dev": 1}, 15)
#> meeting_cost({}, 120)
#> meeting_cost({"lead": 2, "boss": 1, "dev": 7}, 125)
# %%
def rain_stats(mm):
    wet = [x for x in mm if x >= 1.0]
    longest = run = 0
    for x in mm:
        run = run + 1 if x < 1.0 else 0
        longest = max(longest, run)
    total = sum(mm)
    intensity = total / len(wet) if wet else 0.0
    return round(total, 1), longest, f"{intensity:.1f} mm/day"
#> rain_stats([0, 0.4, 12.1, 3.3, 0])
#> rain_stats([0.2, 0.3, 0.1])
#> rain_stats([5.5, 0, 0, 0.9, 7, 0])
#> rain_stats([22.2, 1.0])
#> rain_stats([])
# %%
def mirror_balance(ours, theirs):
    a = b = 0
    i = 0
    steps = []
    while i < max(len(ours), len(theirs)):
        a += ours[i] if i < len(ours) else 0
        b += theirs[i] if i < len(theirs) else 0
        steps.append(round(a + b, 2))
        i += 1
    clear = [k for k, s in enumerate(steps) if s == 0]
    return steps, clear
#> mirror_balance([100, -20, 5], [-100, 25, -10])
#> mirror_balance([0.1, 0.2], [-0.3])
#> mirror_balance([], [7.5, -7.5])
#> mirror_balance([12, 12, 12], [-12, -12, -12])
#> mirror_balance([3.3, 4.4, -1.1, 9], [-3.3, -4.5])
