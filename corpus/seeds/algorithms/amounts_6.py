# %%
def number_games(a, b):
    q = a // b
    r = a % b
    t = int(a / b)
    back = q * b + r
    rest = a - t * b
    agree = q == t
    mean = (q + t) / 2
    return q, r, t, rest, back == a, agree, mean
#> number_games(17, 5)
#> number_games(-17, 5)
#> number_games(17, -5)
#> number_games(7.5, 2)
#> number_games(-9, -4)
# %%
def float_facts(a, b):
    s = a + b
    d = a - b
    p = a * b
    q = a / b
    shown = f"{s:.2f} {d:.2f} {p:.3f} {q:.3f}"
    exact = (s == round(s, 2), p == round(p, 4))
    return shown, exact
#> float_facts(0.1, 0.7)
#> float_facts(1.5, 0.25)
#> float_facts(2.3, -1.1)
#> float_facts(19.99, 3)
#> float_facts(0.045, 0.9)
# %%
def shop_day(opening, sales, closing_count):
    cash = opening
    card = 0
    for s in sales:
        kind, amount = s[0], float(s[1:])
        if kind == "c":
            cash += amount
        elif kind == "k":
            card += amount
        elif kind == "r":
            cash -= amount
    diff = round(closing_count - cash, 2)
    note = "ok" if diff == 0 else "over" if diff > 0 else "short"
    return round(cash, 2), round(card, 2), note, diff
#> shop_day(100, ["c12.5", "k40", "c7.2"], 119.7)
#> shop_day(150, ["r20", "c5.05"], 130)
#> shop_day(80.5, [], 80.5)
#> shop_day(50, ["c0.1", "c0.2", "k3"], 50.4)
#> shop_day(200, ["k99.9", "k0.1", "r45.5", "c61.25"], 215)
# %%
class Solution:
    def busPunch(self, card: float, rides: list[str]) -> tuple:
        prices = {"short": 1.6, "city": 2.9, "region": 5.4}
        count = 0
        for ride in rides:
            p = prices[ride]
            count += 1
            if count % 5 == 0:
                p = 0
            elif count > 7:
                p *= 0.5
            if p > card + 1e-9:
                return count, round(card, 2), False
            card -= p
        return count, round(card, 2), True
#> Solution().busPunch(20, ["city", "short", "city"])
#> Solution().busPunch(8, ["region", "city"])
#> Solution().busPunch(10, ["short", "short", "short", "short", "short", "short"])
#> Solution().busPunch(4.8, ["short", "short", "short"])
#> Solution().busPunch(30, ["city", "city", "short", "city", "region", "short", "city", "region", "city"])
# %%
def age_price(ages, base):
    total = 0.0
    groups = {"kid": 0, "adult": 0, "old": 0}
    for age in ages:
        key = "kid" if age < 12 else "old" if age > 64 else "adult"
        groups[key] += 1
    if groups["adult"] >= 2 and groups["kid"] >= 1:
        # family ticket covers two adults and all the kids
        total += base * 2.2
        groups["adult"] -= 2
        groups["kid"] = 0
    total += groups["adult"] * base
    total += groups["kid"] * base * 0.5
    total += groups["old"] * base * 0.75
    return round(total, 2), groups
#> age_price([34, 36, 8, 5], 12.5)
#> age_price([70, 68], 9.9)
#> age_price([40, 11], 15)
#> age_price([25, 26, 27, 3, 80], 7.25)
#> age_price([], 10)
# %%
def scale_recipe(text, factor):
    out = []
    for part in text.split(","):
        amount, name = part.split()
        unit = ""
        while amount and amount[-1].isalpha():
            unit = amount[-1] + unit
            amount = amount[:-1]
        new = float(amount) * factor
        if unit == "g" and new >= 1000:
            new, unit = new / 1000, "kg"
        out.append(f"{new:g}{unit} {name}")
    return ", ".join(out)
#> scale_recipe("250g flour,2 eggs", 1.5)
#> scale_recipe("400g rice,1.5l broth", 3)
#> scale_recipe("3ts salt", 0.5)
#> scale_recipe("999g oats,1000g nuts", 1)
#> scale_recipe("1 onion,75g butter,0.2l cream", 2.5)
# %%
def heat_loss(area, u, inside, outside):
    watts = 0
    details = []
    for a, k in zip(area, u):
        w = a * k * (inside - outside)
        details.append(round(w))
        watts += w
    kwh_day = watts * 24 / 1000
    biggest = details.index(max(details))
    return details, round(kwh_day, 1), f"{details[biggest] / watts:.0%}"
#> heat_loss([30, 8, 50], [0.3, 1.3, 0.2], 20, -5)
#> heat_loss([12], [2.7], 21.5, 4)
#> heat_loss([100, 20], [0.15, 0.9], 19, 11)
#> heat_loss([45, 45, 10, 2], [0.24, 0.35, 1.1, 1.8], 22, 0)
#> heat_loss([5, 5], [1, 1], 18, 18)
# %%
def clock_in(events):
    on = None
    worked = 0
    errors = 0
    for kind, t in events:
        if kind == "in":
            if on is not None:
                errors += 1
            on = t
        else:
            if on is None:
                errors += 1
                continue
            worked += t - on
            on = None
    h, m = divmod(worked, 60)
    return f"{h:02d}:{m:02d}", errors, on is not None
#> clock_in([("in", 480), ("out", 735), ("in", 780), ("out", 1020)])
#> clock_in([("out", 500), ("in", 510)])
#> clock_in([("in", 60), ("in", 90), ("out", 100)])
#> clock_in([])
#> clock_in([("in", 1000), ("out", 1059), ("out", 1100), ("in", 1200)])
# %%
def unit_prefix(x):
    names = ["n", "u", "m", "", "k", "M", "G"]
    i = 3
    sign = -1 if x < 0 else 1
    x = abs(x)
    if x == 0:
        return "0"
    while x >= 1000 and i < 6:
        x /= 1000
        i += 1
    while x < 1 and i > 0:
        x *= 1000
        i -= 1
    return f"{sign * x:.4g}{names[i]}"
#> unit_prefix(45300)
#> unit_prefix(0.0072)
#> unit_prefix(-1250000)
#> unit_prefix(0)
#> unit_prefix(98.765)
# %%
def dilute(volume, percent, steps):
    water = volume * (100 - percent) / 100
    pure = volume - water
    log = []
    for take, add in steps:
        share = take / volume
        pure -= pure * share
        volume = volume - take + add
        log.append(round(pure / volume * 100, 2))
    return log, round(pure, 3), volume
#> dilute(10, 40, [(2, 2), (2, 2)])
#> dilute(1.5, 96, [(0, 0.5)])
#> dilute(8, 25, [(4, 0), (1, 5)])
#> dilute(100, 12.5, [(10, 10), (20, 20), (30, 30)])
#> dilute(2, 50, [])
# %%
def kwh_bands(hours):
    cost = 0
    peak_kwh = 0
    for h, kwh in hours.items():
        if 7 <= h < 9 or 17 <= h < 20:
            price = 0.42
            peak_kwh += kwh
        elif h >= 22 or h < 6:
            price = 0.19
        else:
            price = 0.28
        cost += kwh * price
    total = sum(hours.values())
    return f"{cost:.2f}", f"{peak_kwh / total:.0%}" if total else "0%"
#> kwh_bands({7: 1.5, 12: 2, 18: 3.2, 23: 4})
#> kwh_bands({0: 0.5, 5: 0.5, 6: 0.5})
#> kwh_bands({17: 2, 19: 2.5})
#> kwh_bands({})
#> kwh_bands({8: 0.8, 9: 0.8, 20: 1.1, 21: 1.3, 22: 6})
# %%
def split_seconds(x):
    whole = int(x)
    ms = round((x - whole) * 1000)
    if ms == 1000:
        whole, ms = whole + 1, 0
    m, s = divmod(whole, 60)
    if m and ms:
        return f"{m}m{s:02}.{ms:03}s"
    if m:
        return f"{m}m{s:02}s"
    return f"{s}.{ms:03}s" if ms else f"{s}s"
#> split_seconds(75.25)
#> split_seconds(59.9996)
#> split_seconds(180)
#> split_seconds(0.045)
#> split_seconds(12)
# %%
def portfolio(positions, prices):
    value = {}
    for sym, n in positions.items():
        value[sym] = n * prices[sym]
    total = sum(value.values())
    orders = []
    target = total / len(value)
    for sym in value:
        diff = target - value[sym]
        n = int(diff / prices[sym])
        if n:
            orders.append((sym, n))
    return round(total, 2), orders
#> portfolio({"AA": 10, "BB": 5}, {"AA": 20, "BB": 80})
#> portfolio({"X": 3}, {"X": 99.5})
#> portfolio({"P": 40, "Q": 12, "R": 7}, {"P": 2.5, "Q": 10.2, "R": 31})
#> portfolio({"U": 100, "V": 1}, {"U": 1.1, "V": 104})
#> portfolio({"M": 8, "N": 0, "O": 2}, {"M": 15, "N": 6.75, "O": 45})
# %%
def curve_sum(base, growth, n):
    def term(k):
        return round(base * growth ** k, 3)
    acc = 0
    terms = []
    for k in range(n):
        t = term(k)
        terms.append(t)
        acc += t
    closed = base * n if growth == 1 else base * (growth ** n - 1) / (growth - 1)
    return terms, abs(acc - closed) < 0.001
#> curve_sum(100, 0.5, 5)
#> curve_sum(2, 1, 4)
#> curve_sum(7.7, 1.1, 4)
#> curve_sum(1, 0.35, 5)
#> curve_sum(10, -0.2, 3)
# %%
class Solution:
    def rentOrBuy(self, rent, price, years):
        rent_total = buy_total = 0.0
        value = price
        cross = None
        for y in range(1, years + 1):
            rent_total += rent * 12
            rent = round(rent * 1.02, 2)
            upkeep = price * 0.01
            value *= 0.995
            buy_total += upkeep
            cost_if_sold = price - value + buy_total
            if cross is None and cost_if_sold < rent_total:
                cross = y
        return cross, round(rent_total), round(cost_if_sold)
#> Solution().rentOrBuy(800, 250000, 5)
#> Solution().rentOrBuy(300, 400000, 3)
#> Solution().rentOrBuy(99.5, 90000, 6)
#> Solution().rentOrBuy(1500, 500000, 1)
#> Solution().rentOrBuy(640, 510000, 4)
# %%
def dice_tax(rolls):
    money = 100
    for r in rolls:
        if r == 6:
            money += 25
        elif r == 1:
            money -= money // 4
        elif r % 2:
            money += r * 3
        else:
            money -= r
        if money > 130:
            money -= (money - 130) // 2
    return money
#> dice_tax([6, 6, 1, 3])
#> dice_tax([1, 1, 1])
#> dice_tax([2, 4, 2, 4, 5])
#> dice_tax([5, 5, 6, 6, 6, 2])
#> dice_tax([])
# %%
def letter_cost(text, rates=(0.15, 0.08)):
    words = text.split()
    cost = 0
    for i, w in enumerate(words):
        rate = rates[0] if i < 3 else rates[1]
        units = (len(w) + 3) // 4
        cost += units * rate
    vat = cost * 0.07
    return len(words), f"{cost:.2f}+{vat:.2f}"
#> letter_cost("send money at once please")
#> letter_cost("arriving")
#> letter_cost("sold all the shares today yes", rates=(0.2, 0.05))
#> letter_cost("")
#> letter_cost("ok ok ok ok ok")
# %%
def target_price(cost, lines):
    price = cost
    seen = []
    for line in lines:
        op, num = line[0], float(line[1:].rstrip("%"))
        if line.endswith("%"):
            num = price * num / 100
        price = price + num if op == "+" else price - num
        price = round(price, 2)
        seen.append(price)
    return seen, f"{price - cost:+.2f}"
#> target_price(50, ["+20%", "-5", "+7.7%"])
#> target_price(9.9, ["-10%", "+10%"])
#> target_price(120, [])
#> target_price(33.35, ["+2.25", "-50%", "+1%"])
#> target_price(0, ["+19%", "+3.3"])
# %%
def blend(colors):
    total = sum(w for _, w in colors)
    mix = [0.0, 0.0, 0.0]
    for (r, g, b), w in colors:
        share = w / total
        mix[0] += r * share
        mix[1] += g * share
        mix[2] += b * share
    rounded = [round(c) for c in mix]
    grey = 0.3 * rounded[0] + 0.6 * rounded[1] + 0.1 * rounded[2]
    return "#%02x%02x%02x" % tuple(rounded), round(grey, 1)
#> blend([((255, 0, 0), 1), ((0, 0, 255), 1)])
#> blend([((10, 20, 30), 3), ((90, 80, 70), 1)])
#> blend([((200, 100, 50), 2.5)])
#> blend([((255, 255, 255), 1), ((0, 0, 0), 2), ((128, 0, 64), 1)])
#> blend([((1, 2, 3), 0)])
# %%
def queue_eta(positions, per_min, now):
    hh, mm = now
    base = hh * 60 + mm
    out = {}
    for name, pos in positions.items():
        wait = pos / per_min
        t = base + int(wait + 0.999)
        out[name] = "%02d:%02d" % (t // 60 % 24, t % 60)
    return out
#> queue_eta({"a": 4, "b": 9}, 1.5, (9, 55))
#> queue_eta({"z": 0}, 2, (12, 0))
#> queue_eta({"x": 100, "y": 33}, 0.8, (22, 40))
#> queue_eta({"k": 7, "l": 8, "m": 12}, 4, (0, 58))
#> queue_eta({}, 1, (1, 1))
# %%
def crop_yield(fields):
    tons = ha = 0
    best = ("", 0)
    for name, size, bags in fields:
        t = bags * 0.0254 * 2
        y = t / size
        tons += t
        ha += size
        if y > best[1]:
            best = (name, round(y, 3))
    return best, round(tons / ha, 3), f"{tons:.1f} t on {ha:.1f} ha"
#> crop_yield([("hill", 2.5, 300), ("river", 1.2, 180)])
#> crop_yield([("only", 4, 1000)])
#> crop_yield([("n", 0.5, 0), ("s", 0.7, 41), ("w", 1.1, 64)])
#> crop_yield([("a", 3.3, 250), ("b", 3.3, 250.5)])
#> crop_yield([])
# %%
def rate_limit_cost(calls, free=3, unit=0.004):
    buckets = {}
    for minute, n in calls:
        buckets[minute] = buckets.get(minute, 0) + n
    billed = 0
    for minute in sorted(buckets):
        extra = buckets[minute] - free
        if extra > 0:
            billed += extra
            if extra > 10:
                billed += 5
    return billed, round(billed * unit, 3)
#> rate_limit_cost([(1, 2), (1, 4), (2, 3)])
#> rate_limit_cost([(5, 20), (6, 1), (5, 2)])
#> rate_limit_cost([(0, 3), (9, 3)])
#> rate_limit_cost([(3, 13), (4, 14)], unit=0.01)
#> rate_limit_cost([(7, 8), (7, 8), (8, 8)], 0, 0.0005)
# %%
def moving_target(start, goal, rate, tol=0.5):
    x, y = start
    gx, gy = goal
    steps = 0
    while abs(gx - x) + abs(gy - y) > tol and steps < 12:
        x += (gx - x) * rate
        y += (gy - y) * rate
        gx += 0.5
        steps += 1
    return steps, round(x, 2), round(y, 2), gx
#> moving_target((0, 0), (4, 2), 0.5, 1)
#> moving_target((5, 5), (5.25, 5), 0.3)
#> moving_target((-10, 4), (10, -4), 0.9)
#> moving_target((1, 8), (3, 0), 0.75, tol=1.2)
#> moving_target((2, 2), (0, 0), 0.1)
# %%
def interest_days(deposits, end, rate):
    total = 0
    balance = 0
    last = 0
    for day, amount in deposits + [(end, 0)]:
        days = day - last
        total += balance * days
        balance += amount
        last = day
    interest = total * rate / 100 / 360
    return total, round(interest, 2), balance
#> interest_days([(0, 1000), (90, 500)], 360, 2)
#> interest_days([(10, 250.5)], 40, 3.6)
#> interest_days([(0, 800), (30, -300), (60, -500)], 360, 1.5)
#> interest_days([], 100, 9)
#> interest_days([(5, 120), (35, 80), (95, -50), (200, 1000)], 300, 0.75)
# %%
class Solution:
    def medianWage(self, wages):
        wages = sorted(wages)
        n = len(wages)
        if n == 0:
            return 0, []
        m = wages[n // 2] if n & 1 else (wages[n // 2 - 1] + wages[n // 2]) / 2
        poor = m * 0.6
        below = []
        for w in wages:
            if w >= poor:
                break
            below.append(round(poor - w, 1))
        return m, below
#> Solution().medianWage([2100, 900, 3300, 1500, 2500])
#> Solution().medianWage([12, 30, 31, 50])
#> Solution().medianWage([])
#> Solution().medianWage([14.5])
#> Solution().medianWage([100, 800, 450, 1000, 1250, 300, 760])
# %%
import math

def three_rounds(x):
    kinds = {
        "floor": math.floor(x),
        "ceil": math.ceil(x),
        "trunc": math.trunc(x),
        "round": round(x),
    }
    values = sorted(set(kinds.values()))
    odd = [k for k, v in kinds.items() if v % 2]
    return values, odd, kinds["ceil"] - kinds["floor"]
#> three_rounds(2.5)
#> three_rounds(-3.5)
#> three_rounds(8)
#> three_rounds(-0.2)
#> three_rounds(6.51)
# %%
def toll(axles, weight, km, night):
    rate = 0.08
    if axles >= 4:
        rate = 0.19
    elif axles == 3:
        rate = 0.13
    if weight > 12:
        rate += (weight - 12) // 4 * 0.01
    if night and axles > 2:
        rate *= 2
    fee = rate * km
    return round(rate, 3), round(fee, 1)
#> toll(2, 7.5, 120, False)
#> toll(4, 30, 88.5, False)
#> toll(3, 16, 240, True)
#> toll(2, 12.5, 31, True)
#> toll(5, 40, 10, True)
# %%
def first_payment_above(limit, first, pct):
    pay = first
    n = 1
    total = pay
    while pay <= limit:
        pay = round(pay + pay * pct / 100, 1)
        n += 1
        total = round(total + pay, 1)
        if n >= 20:
            break
    return n, pay, total
#> first_payment_above(20, 10, 25)
#> first_payment_above(5, 6.5, 10)
#> first_payment_above(100, 40, 15)
#> first_payment_above(3, 1.2, 1)
#> first_payment_above(50, 20.5, 33.3)
# %%
def bowl_of_change(coins):
    values = {"q": 25, "d": 10, "n": 5, "p": 1}
    piles = {}
    for c in coins:
        v = values.get(c.lower(), 0)
        if c.isupper():
            v *= 10       # a roll of ten
        piles[c] = piles.get(c, 0) + v
    total = sum(piles.values())
    quarters, rest = divmod(total, 25)
    return piles, f"${total / 100:.2f}", quarters, rest
#> bowl_of_change("qqdnp")
#> bowl_of_change("PPd")
#> bowl_of_change("Dxn")
#> bowl_of_change("")
#> bowl_of_change("QdddN")
# %%
def centre_of_mass(bodies):
    mass = mx = my = 0
    for m, (x, y) in bodies:
        mass += m
        mx += m * x
        my += m * y
    cx, cy = mx / mass, my / mass
    far = 0
    for m, (x, y) in bodies:
        d = ((x - cx) ** 2 + (y - cy) ** 2) ** 0.5
        far = max(far, d)
    return round(cx, 2), round(cy, 2), round(far, 2)
#> centre_of_mass([(1, (0, 0)), (3, (4, 0))])
#> centre_of_mass([(2.5, (-1, 6))])
#> centre_of_mass([(1, (0, 0)), (1, (6, 0)), (1, (3, 6))])
#> centre_of_mass([(10, (1.5, 2.5)), (5, (-3, 7)), (1, (0, -9))])
#> centre_of_mass([(4, (2, 2)), (4, (-2, -2)), (2, (5, -5))])
# %%
def commission(sales, quota):
    total = sum(sales)
    reach = total / quota
    rate = 0.02
    if reach >= 1.2:
        rate = 0.06
    elif reach >= 1:
        rate = 0.045
    elif reach >= 0.8:
        rate = 0.03
    big = [s for s in sales if s > quota * 0.5]
    pay = total * rate + 50 * len(big)
    return f"{reach:.1%}", rate, round(pay, 2)
#> commission([1200, 800, 3100], 5000)
#> commission([450.5, 90], 1000)
#> commission([700, 700, 700], 1500)
#> commission([9999], 8000)
#> commission([120, 135, 160], 500)
# %%
def weekly_limit(spend, limit):
    day = 0
    carry = 0
    report = []
    while day < len(spend):
        week = spend[day:day + 7]
        s = sum(week) + carry
        carry = max(0, s - limit)
        report.append(limit - s)
        day += 7
    return [round(r, 2) for r in report], round(carry, 2)
#> weekly_limit([10, 20, 5, 0, 30, 12, 8, 40, 50], 80)
#> weekly_limit([1.5, 2.5], 3)
#> weekly_limit([7, 7, 7, 7, 9, 7, 7, 7, 7, 7, 2], 50)
#> weekly_limit([], 100)
#> weekly_limit([19.9, 0, 0, 45.5, 3.2, 8.8, 61, 5], 120)
# %%
def pct_change_chain(values):
    text = []
    prev = None
    for v in values:
        if prev:
            c = (v - prev) * 100 // prev
            text.append("%+d%%" % c)
        elif prev == 0:
            text.append("?")
        prev = v
    return "|".join(text)
#> pct_change_chain([50, 75, 60])
#> pct_change_chain([3, 4, 5, 6])
#> pct_change_chain([10, 0, 8])
#> pct_change_chain([200, 199, 150, 301])
#> pct_change_chain([7])
# %%
def kitchen_timer(tasks):
    """tasks: (name, minutes, oven degrees); the oven warms 15 degrees a minute and cools 10"""
    temp = 20
    clock = 0.0
    for name, minutes, deg in tasks:
        gap = deg - temp
        warm = gap / 15 if gap > 0 else -gap / 10
        clock += warm + minutes
        temp = deg
    last = tasks[-1][0] if tasks else None
    return last, round(clock, 2), f"{int(clock) // 60}:{int(clock) % 60:02d}"
#> kitchen_timer([("pizza", 12, 230)])
#> kitchen_timer([("bread", 45, 220), ("cake", 50, 175)])
#> kitchen_timer([("fish", 22.5, 160), ("tart", 30, 190), ("dry", 60, 80)])
#> kitchen_timer([])
#> kitchen_timer([("warm", 5, 20), ("hot", 1, 250)])
# %%
def stretch_budget(items, budget):
    must = sum(p for _, p, need in items if need)
    if must > budget:
        return "over by", round(must - budget, 2)
    left = budget - must
    extra = []
    for name, p, need in sorted(items, key=lambda t: t[1]):
        if not need and p <= left:
            left -= p
            extra.append(name)
    return extra, round(left, 2)
#> stretch_budget([("rent", 600, True), ("film", 12.5, False), ("gym", 39.9, False)], 640)
#> stretch_budget([("food", 250, True), ("car", 180.5, True)], 400)
#> stretch_budget([("a", 3, False), ("b", 1, False), ("c", 2, False)], 4.5)
#> stretch_budget([("z", 10, True)], 10)
#> stretch_budget([("p", 0.1, False), ("q", 0.2, False), ("r", 0.05, True)], 0.35)
# %%
def ounce(grams, price_per_oz):
    oz = grams / 31.1035
    full = int(oz)
    fee = 4.5 if oz < 1 else 2.25 * full
    value = oz * price_per_oz - fee
    return f"{oz:.3f}", full, round(value, 2)
#> ounce(100, 28.4)
#> ounce(12.5, 2100)
#> ounce(31.1035, 35)
#> ounce(0, 900)
#> ounce(500.75, 24.95)
# %%
def weights_ok(labels, scale):
    bad = []
    for label in labels:
        text, _, measured = label.rpartition("@")
        name, nominal = text.split()
        nominal = float(nominal)
        diff = float(measured) * scale - nominal
        allowed = nominal * 0.03 if nominal > 50 else 1.5
        if diff < -allowed:
            bad.append((name, round(diff, 2)))
    return bad
#> weights_ok(["tea 100@98", "mint 25@23", "rice 500@480"], 1)
#> weights_ok(["salt 250@255"], 0.95)
#> weights_ok(["a 40@38.4", "b 60@58.5"], 1.0)
#> weights_ok(["oats 750@700", "corn 330@331", "beans 400@390"], 0.99)
#> weights_ok(["x 10@4"], 2)
# %%
def zero_sum(deltas):
    total = 0
    for d in deltas:
        total += d
    exact = total == 0
    near = abs(total) < 1e-9
    in_cents = sum(round(d * 100) for d in deltas)
    return exact, near, in_cents, f"{total:.1e}" if total else "0"
#> zero_sum([0.1, 0.2, -0.3])
#> zero_sum([5, -2.5, -2.5])
#> zero_sum([1.1, 2.2, -3.3, 0.01])
#> zero_sum([0.7, -0.6, -0.1])
#> zero_sum([19.99, -20])
# %%
def stop_loss(prices, shares, drop):
    peak = prices[0]
    for day, p in enumerate(prices):
        if p > peak:
            peak = p
        fall = (peak - p) / peak
        if fall >= drop:
            return day, p, round((p - prices[0]) * shares, 2)
    return None, prices[-1], round((prices[-1] - prices[0]) * shares, 2)
#> stop_loss([10, 12, 11.5, 10.4, 13], 50, 0.1)
#> stop_loss([44.5, 45, 46.2], 10, 0.05)
#> stop_loss([100, 94, 120], 3, 0.06)
#> stop_loss([5, 5.5, 6.6, 6, 5.1, 4], 200, 0.2)
#> stop_loss([8.8], 7, 0.5)
# %%
def gpa(transcript):
    scale = {"A": 4.0, "B": 3.0, "C": 2.0, "D": 1.0, "F": 0.0}
    credits = points = 0
    for grade, cr in transcript:
        if grade == "P":
            continue
        g = scale[grade[0]]
        if grade[1:] == "+" and grade[0] != "A":
            g += 0.3
        elif grade[1:] == "-":
            g -= 0.3
        points += g * cr
        credits += cr
    return round(points / credits, 2) if credits else None, credits
#> gpa([("A-", 3), ("B+", 4), ("C", 2)])
#> gpa([("P", 5)])
#> gpa([("A+", 3), ("D-", 1), ("P", 2), ("B", 3)])
#> gpa([("F", 4), ("A", 4)])
#> gpa([("C+", 2.5), ("C-", 2.5), ("B-", 6)])
