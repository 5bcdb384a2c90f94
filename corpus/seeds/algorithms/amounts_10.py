# %%
def compile_invoice(hours, rate, expenses, advance=0):
    labour = hours * rate
    if hours > 40:
        labour -= (hours - 40) * rate * 0.1
    exp = 0
    for label, amount in expenses.items():
        exp += amount * 1.05 if label.endswith("*") else amount
    before = labour + exp
    tax = before * 0.2
    due = before + tax - advance
    return {"labour": labour, "exp": round(exp, 2), "due": round(due, 2)}
#> compile_invoice(12.5, 60, {"train": 44, "print*": 20})
#> compile_invoice(50, 30, {}, advance=500)
#> compile_invoice(0, 90, {"hotel*": 130.5})
#> compile_invoice(40, 45.5, {"a": 1.1, "b": 2.2, "c*": 3})
#> compile_invoice(61.25, 80, {"fuel": 75.3}, 1000)
# %%
def fold_rates(text):
    rate = 1
    for part in text.split("/"):
        if part.startswith("+"):
            rate *= 1 + float(part[1:]) / 100
        elif part.startswith("-"):
            rate *= 1 - float(part[1:]) / 100
        else:
            rate *= float(part)
    return round(rate, 4), "gain" if rate > 1 else "loss" if rate < 1 else "even"
#> fold_rates("+10/-10")
#> fold_rates("1.25/+20/-5")
#> fold_rates("0.5/2")
#> fold_rates("-2.5/-2.5/-2.5")
#> fold_rates("+0.3/1.01")
# %%
def tide(base, amp, hours):
    # rule of twelfths
    parts = [1, 2, 3, 3, 2, 1]
    level = base
    levels = []
    rising = True
    for h in range(hours):
        k = h % 6
        step = amp * parts[k] / 12
        level += step if rising else -step
        levels.append(round(level, 2))
        if k == 5:
            rising = not rising
    return levels
#> tide(1, 6, 4)
#> tide(0.5, 3.6, 8)
#> tide(-1.2, 4, 6)
#> tide(2, 0, 2)
#> tide(0.8, 5.1, 3)
# %%
class Solution:
    def exactChangeDays(self, wallet, prices):
        days = []
        for day, p in enumerate(prices):
            rest = p
            use = {}
            for coin in sorted(wallet, reverse=True):
                n = min(wallet[coin], rest // coin)
                if n:
                    use[coin] = n
                    rest -= n * coin
            if rest == 0:
                for coin, n in use.items():
                    wallet[coin] -= n
                days.append(day)
        return days, sum(c * n for c, n in wallet.items())
#> Solution().exactChangeDays({50: 2, 20: 3, 5: 4}, [75, 60, 45])
#> Solution().exactChangeDays({10: 1}, [5, 10, 10])
#> Solution().exactChangeDays({100: 1, 1: 5}, [103, 2, 1])
#> Solution().exactChangeDays({}, [1])
#> Solution().exactChangeDays({25: 4, 10: 3, 1: 8}, [37, 30, 61, 18])
# %%
def leap_interest(principal, rate, start_year, years):
    total = principal
    notes = ""
    for y in range(start_year, start_year + years):
        leap = y % 4 == 0 and (y % 100 != 0 or y % 400 == 0)
        days = 366 if leap else 365
        interest = total * rate * days / 36500
        total = round(total + interest, 2)
        notes += "L" if leap else "."
    return total, notes
#> leap_interest(1000, 3, 2019, 3)
#> leap_interest(500, 10, 1899, 2)
#> leap_interest(2500.5, 1.2, 2023, 4)
#> leap_interest(80, 25, 2000, 1)
#> leap_interest(64000, 0.5, 2095, 6)
# %%
def grade_to_gpa_text(percent):
    table = [(93, 4.0), (90, 3.7), (87, 3.3), (83, 3.0), (80, 2.7), (70, 2.0), (60, 1.0)]
    for limit, g in table:
        if percent >= limit:
            above = percent - limit
            return f"{g:.1f} (+{above:g})"
    short = table[-1][0] - percent
    return f"0.0 (-{short:g})"
#> grade_to_gpa_text(91.5)
#> grade_to_gpa_text(59)
#> grade_to_gpa_text(100)
#> grade_to_gpa_text(82.75)
#> grade_to_gpa_text(70)
# %%
def cover_days(capital, draws):
    for i, (every, amount) in enumerate(draws):
        n = 0
        while capital >= amount and n < every:
            capital -= amount
            n += 1
        if n < every:
            return i, n, round(capital, 2)
    return len(draws), 0, round(capital, 2)
#> cover_days(1000, [(3, 150), (4, 120), (2, 80)])
#> cover_days(50, [(2, 30)])
#> cover_days(75.5, [(5, 10.1), (5, 5)])
#> cover_days(12, [])
#> cover_days(5000, [(6, 333.33), (6, 444.44), (6, 55)])
# %%
def noon_shadow(heights, ratio):
    out = []
    overlap = 0
    reach = 0.0
    x = 0
    for h in heights:
        if x < reach:
            overlap += 1
        s = h * ratio
        reach = max(reach, x + s)
        out.append(round(x + s, 2))
        x += 10
    return out, overlap, round(reach, 1)
#> noon_shadow([6, 4, 12], 1.5)
#> noon_shadow([3, 3, 3, 3], 0.4)
#> noon_shadow([25, 2, 2], 1.1)
#> noon_shadow([8.5], 2)
#> noon_shadow([7, 14, 1, 9, 3], 1.25)
# %%
def tariff_compare(usage, a, b):
    """a and b are (base, per unit, from unit, later price)"""
    def cost(t):
        base, unit, start, later = t
        first = min(usage, start)
        return base + first * unit + (usage - first) * later
    ca, cb = cost(a), cost(b)
    winner = "A" if ca < cb else "B"
    return winner, round(ca, 2), round(cb, 2), f"{abs(ca - cb) / max(ca, cb):.1%}"
#> tariff_compare(200, (10, 0.3, 100, 0.25), (5, 0.32, 150, 0.2))
#> tariff_compare(50, (0, 0.5, 1000, 0), (20, 0.1, 10, 0.05))
#> tariff_compare(1000, (8.9, 0.28, 500, 0.33), (12.9, 0.3, 1000, 0.3))
#> tariff_compare(1, (1, 1, 1, 1), (3, 0, 0, 0.5))
#> tariff_compare(345.5, (7.5, 0.41, 300, 0.38), (0, 0.43, 345.5, 0))
# %%
def ledger_groups(entries):
    result = []
    current, total = None, 0
    for name, v in entries:
        if name != current:
            if current is not None:
                result.append((current, round(total, 2)))
            current, total = name, 0
        total += v
    if current is not None:
        result.append((current, round(total, 2)))
    return result
#> ledger_groups([("a", 1.5), ("a", 2.25), ("b", 9), ("a", -1)])
#> ledger_groups([("x", 0.1), ("x", 0.2)])
#> ledger_groups([])
#> ledger_groups([("p", 3), ("q", 4), ("r", 5)])
#> ledger_groups([("m", 10), ("n", -10), ("n", 7.77), ("n", 2.23), ("m", 0)])
# %%
def pizza_value(pizzas):
    best = None
    table = []
    for name, cm, price in pizzas:
        area = 3.14 * (cm / 2) ** 2
        per_euro = area / price
        table.append(int(per_euro))
        if best is None or per_euro > best[1]:
            best = (name, per_euro)
    return best[0], table
#> pizza_value([("small", 24, 6.5), ("large", 32, 9.9)])
#> pizza_value([("x", 30, 10)])
#> pizza_value([("mini", 16, 3), ("norm", 26, 8), ("party", 46, 21.5)])
#> pizza_value([("p", 28, 7), ("q", 14, 1.75)])
#> pizza_value([("u", 33, 0), ("v", 20, 5)])
# %%
def temp_convert_table(start, stop, step):
    rows = []
    c = start
    while c <= stop:
        f = c * 9 / 5 + 32
        rows.append(f"{c:>5}C{f:>7.1f}F")
        if f == int(f):
            rows[-1] += " *"
        c += step
    return rows
#> temp_convert_table(0, 10, 5)
#> temp_convert_table(-40, -38, 1)
#> temp_convert_table(36.5, 38, 0.5)
#> temp_convert_table(20, 19, 1)
#> temp_convert_table(12, 30, 6)
# %%
def divide_bill(total, people, already):
    names = list(people)
    paid = sum(already.values())
    open_sum = total - paid
    need = [n for n in names if n not in already]
    if open_sum <= 0:
        return {n: 0 for n in need}, -open_sum
    if not need:
        return {}, open_sum
    each = open_sum / len(need)
    up = int(each * 2 + 0.999) / 2
    return {n: up for n in need}, round(up * len(need) - open_sum, 2)
#> divide_bill(86.4, ["a", "b", "c"], {"a": 30})
#> divide_bill(50, ["x", "y"], {"x": 60})
#> divide_bill(40, ["p"], {"p": 35.5})
#> divide_bill(99.9, ["k", "l", "m", "n"], {})
#> divide_bill(120, ["u", "v", "w"], {"u": 50, "v": 20.25})
# %%
class Solution:
    def movingLimits(self, xs, k):
        lows, highs = [], []
        for i in range(len(xs) - k + 1):
            win = xs[i:i + k]
            m = sum(win) / k
            spread = max(abs(v - m) for v in win)
            lows.append(round(m - spread, 2))
            highs.append(round(m + spread, 2))
        band = round(max(highs) - min(lows), 2) if lows else 0
        return lows, highs, band
#> Solution().movingLimits([1, 3, 2, 5], 2)
#> Solution().movingLimits([10.5, 9, 12, 11.25, 8], 3)
#> Solution().movingLimits([4, 4, 4], 1)
#> Solution().movingLimits([7], 2)
#> Solution().movingLimits([0.2, 0.4, 0.1, 0.9, 0.5], 4)
# %%
def grams_needed(plan, have):
    shopping = {}
    for person, meals in plan.items():
        factor = 0.6 if person.startswith("kid") else 1
        for food, g in meals:
            shopping[food] = shopping.get(food, 0) + g * factor
    for food, g in have.items():
        if food in shopping:
            shopping[food] -= g
    return {f: -(-g // 100) * 100 for f, g in shopping.items() if g > 0}
#> grams_needed({"mum": [("rice", 90), ("peas", 60)], "kid1": [("rice", 90)]}, {"rice": 20})
#> grams_needed({"dad": [("pasta", 250)]}, {"pasta": 500})
#> grams_needed({"kidA": [("egg", 120)], "kidB": [("egg", 120), ("jam", 15)]}, {})
#> grams_needed({"z": [("soy", 40)]}, {"salt": 1})
#> grams_needed({"x": [("a", 100), ("b", 300)], "y": [("a", 101), ("b", 300)]}, {"b": 450.5})
# %%
def round_sig(x, n):
    if x == 0:
        return 0, 0
    exp = 0
    y = abs(x)
    while y >= 10:
        y /= 10
        exp += 1
    while y < 1:
        y *= 10
        exp -= 1
    places = n - 1 - exp
    return round(x, places), exp
#> round_sig(12345, 2)
#> round_sig(0.04567, 3)
#> round_sig(-987.6, 1)
#> round_sig(0, 4)
#> round_sig(3.14159, 4)
# %%
def fuel_stop(tank, use, stations, goal):
    """use in litres per km; stations are (km, price); fills up when the next one is out of reach"""
    fuel = tank
    pos = 0
    cost = 0
    for (km, price), nxt in zip(stations, [k for k, _ in stations[1:]] + [goal]):
        fuel -= (km - pos) * use
        pos = km
        if fuel < 0:
            return "stuck before", km
        if fuel < (nxt - km) * use:
            cost += (tank - fuel) * price
            fuel = tank
    fuel -= (goal - pos) * use
    return round(cost, 2), round(fuel, 1)
#> fuel_stop(50, 0.1, [(200, 1.6), (450, 1.7)], 800)
#> fuel_stop(10, 0.2, [(60, 1.5)], 80)
#> fuel_stop(40, 0.08, [(100, 1.55), (300, 1.8)], 450)
#> fuel_stop(30, 0.05, [(500, 2), (900, 1.9), (1300, 1.75)], 1500)
#> fuel_stop(60, 0.12, [], 400)
# %%
def min_wage_check(stubs, minimum=12.5):
    low = []
    extra = 0
    for name, pay, hours in stubs:
        rate = pay / hours
        if rate + 0.005 < minimum:
            owed = minimum * hours - pay
            extra += owed
            low.append(f"{name}:{rate:.2f}")
    return low, round(extra, 2)
#> min_wage_check([("A", 500, 40), ("B", 480, 40)])
#> min_wage_check([("C", 99.9, 8)])
#> min_wage_check([("D", 1234, 80), ("E", 60, 4.5), ("F", 12, 1)], minimum=14)
#> min_wage_check([])
#> min_wage_check([("G", 375, 30.5), ("H", 218.75, 17.5)])
# %%
def next_price(history):
    if not history:
        return None
    last = history[-1]
    jumps = sum(1 for a, b in zip(history, history[1:]) if b > a)
    falls = len(history) - 1 - jumps
    if jumps > falls:
        new = last * 1.05
    elif falls > jumps:
        new = last * 0.95
    else:
        new = sum(history) / len(history)
    return round(new, 2), jumps - falls
#> next_price([10, 11, 12])
#> next_price([50, 45, 48, 44])
#> next_price([7.5])
#> next_price([])
#> next_price([3.2, 3.6, 3.4])
# %%
def triangle_area(points):
    (ax, ay), (bx, by), (cx, cy) = points
    twice = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay)
    area = abs(twice) / 2
    sides = []
    for (x1, y1), (x2, y2) in zip(points, points[1:] + points[:1]):
        sides.append(round(((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5, 2))
    turn = "left" if twice > 0 else "right" if twice < 0 else "flat"
    return area, sides, turn
#> triangle_area([(0, 0), (4, 0), (0, 3)])
#> triangle_area([(1, 1), (2, 2), (5, 5)])
#> triangle_area([(-2, 3), (6, 3), (2, -1.5)])
#> triangle_area([(0.5, 0.5), (0.5, 8), (3, 2)])
#> triangle_area([(10, 0), (0, 10), (-10, -10)])
# %%
def stair_discount(nights):
    price = 100
    total = 0
    seen = []
    for n in range(nights):
        total += price
        seen.append(price)
        if n % 2 == 1:
            price = max(60, price - 15)
    return total, seen, round(total / nights, 1)
#> stair_discount(5)
#> stair_discount(2)
#> stair_discount(9)
#> stair_discount(1)
#> stair_discount(7)
# %%
def ticket_revenue(sold, price, elasticity):
    best = (price, price * sold)
    p = price
    for _ in range(5):
        p += 2
        q = int(sold * (1 - elasticity * (p - price) / price))
        if q <= 0:
            break
        r = p * q
        if r > best[1]:
            best = (p, r)
    return best, p
#> ticket_revenue(100, 20, 0.5)
#> ticket_revenue(80, 10, 2)
#> ticket_revenue(50, 8, 5)
#> ticket_revenue(1000, 12, 0.9)
#> ticket_revenue(7, 30, 1.1)
# %%
def bitcoin_dust(amounts, unit=8):
    sats = [int(a * 10 ** unit) for a in amounts]
    dust = [s for s in sats if s < 5]
    total = sum(sats)
    fee = len(sats) * 2 + total // 1000
    return total - fee, dust, f"{(total - fee) / 10 ** unit:.{unit}f}"
#> bitcoin_dust([0.5, 0.25], 4)
#> bitcoin_dust([0.003, 1.2, 0.0004], 4)
#> bitcoin_dust([0.29, 0.57], 2)
#> bitcoin_dust([], 3)
#> bitcoin_dust([12.345, 0.004, 3.1], 3)
# %%
class Solution:
    def mealDeal(self, order):
        price = {"m": 6.5, "s": 2.5, "d": 1.8}
        count = {k: order.count(k) for k in price}
        deals = min(count.values())
        total = deals * 9.0
        for k in price:
            total += (count[k] - deals) * price[k]
        full = sum(price[k] for k in order)
        return round(total, 2), round(full - total, 2), deals
#> Solution().mealDeal("msd")
#> Solution().mealDeal("mmdd")
#> Solution().mealDeal("mssdmd")
#> Solution().mealDeal("")
#> Solution().mealDeal("dsmdsmdsmm")
# %%
def proportional_cut(budgets, target):
    total = sum(budgets.values())
    if total <= target:
        return budgets, 0
    cut = total - target
    out = {}
    protected = 0
    for k, v in budgets.items():
        if k.isupper():
            protected += v
    ratio = cut / (total - protected)
    for k, v in budgets.items():
        out[k] = v if k.isupper() else round(v * (1 - ratio), 1)
    return out, round(ratio, 3)
#> proportional_cut({"fun": 200, "RENT": 800, "food": 300}, 1200)
#> proportional_cut({"a": 10, "b": 20}, 45)
#> proportional_cut({"X": 50}, 40)
#> proportional_cut({"tv": 30, "bus": 60, "TAX": 10}, 64)
#> proportional_cut({"ads": 1250, "HR": 4000, "it": 2750, "pr": 500}, 7600)
# %%
def quick_estimate(prices):
    rough = 0
    real = 0
    for p in prices:
        real += p
        if p < 1:
            rough += 0.5
        elif p < 10:
            rough += int(p + 0.5)
        else:
            rough += int(p / 5 + 0.5) * 5
    error = (rough - real) / real * 100 if real else 0
    return rough, round(real, 2), f"{error:+.1f}%"
#> quick_estimate([0.79, 3.49, 12.2])
#> quick_estimate([2.5, 3.5, 4.5])
#> quick_estimate([48.9, 22.4, 17.6])
#> quick_estimate([])
#> quick_estimate([0.2, 0.3, 0.95, 9.99])
# %%
def minutes_late_fee(returns, grace=10):
    fee = 0
    strikes = 0
    for due, back in returns:
        late = back - due
        if late <= 0:
            strikes = max(0, strikes - 1)
            continue
        if late <= grace:
            continue
        strikes += 1
        fee += (late - grace) * 0.05 * strikes
    return round(fee, 2), strikes
#> minutes_late_fee([(60, 65), (60, 90), (120, 180)])
#> minutes_late_fee([(100, 90), (100, 200)])
#> minutes_late_fee([(30, 41), (30, 41), (30, 20), (30, 55)], grace=0)
#> minutes_late_fee([])
#> minutes_late_fee([(45, 100), (45, 40), (45, 46), (45, 300)], 15)
# %%
def shares_after_splits(n, events):
    cash = 0.0
    for kind, value in events:
        if kind == "split":
            a, b = value
            n = n * a / b
            frac = n - int(n)
            n = int(n)
            cash += frac * 10
        elif kind == "div":
            cash += n * value
        else:
            k = int(cash // value)
            n += k
            cash -= k * value
    return n, round(cash, 2)
#> shares_after_splits(10, [("split", (3, 2)), ("div", 0.4)])
#> shares_after_splits(7, [("split", (1, 4))])
#> shares_after_splits(100, [("div", 1.25), ("buy", 22), ("div", 1.3)])
#> shares_after_splits(33, [("div", 0.11), ("split", (2, 1)), ("div", 0.06), ("buy", 2.5)])
#> shares_after_splits(0, [("buy", 5)])
# %%
import math

def roof_angle(rise, run):
    ratio = rise / run
    deg = math.degrees(math.atan(ratio))
    length = math.hypot(rise, run)
    cls = "flat" if deg < 10 else "low" if deg < 25 else "steep"
    return f"{ratio:.0%} {deg:.1f}deg", round(length, 2), cls
#> roof_angle(3, 4)
#> roof_angle(0.5, 6)
#> roof_angle(2.2, 5.5)
#> roof_angle(7, 7)
#> roof_angle(12, 5)
# %%
def balance_wheel(a, b, turns):
    log = []
    for t in range(turns):
        move = round((a - b) * 0.25, 2)
        a = round(a - move, 2)
        b = round(b + move, 2)
        log.append(move)
        if abs(a - b) < 1:
            break
    return a, b, log
#> balance_wheel(100, 20, 4)
#> balance_wheel(5, 9.5, 3)
#> balance_wheel(7, 7.5, 5)
#> balance_wheel(0, -64, 6)
#> balance_wheel(31.4, 2.72, 2)
# %%
def sort_amount_strings(xs):
    def key(s):
        neg = s.startswith("(") and s.endswith(")")
        digits = s.strip("()$").replace(",", "")
        v = float(digits)
        return -v if neg else v
    ordered = sorted(xs, key=key)
    total = sum(key(x) for x in xs)
    return ordered, f"({-total:.2f})" if total < 0 else f"{total:.2f}"
#> sort_amount_strings(["$12.50", "(3.75)", "$1,200"])
#> sort_amount_strings(["(10)", "(2.5)", "7"])
#> sort_amount_strings(["0.1", "0.02"])
#> sort_amount_strings([])
#> sort_amount_strings(["$99", "($100)", "1", "(0.5)"])
# %%
def fare_zones(zones, day_pass=7.2):
    total = 0
    paid = []
    for a, b in zones:
        hops = abs(a - b)
        price = (1.9, 2.6, 3.2)[hops] if hops < 3 else 4.1
        if total + price > day_pass:
            price = round(max(0, day_pass - total), 2)
        total += price
        paid.append(price)
    return paid, round(total, 2), total >= day_pass - 1e-9
#> fare_zones([(1, 1), (1, 3)])
#> fare_zones([(1, 5), (5, 1), (1, 2)])
#> fare_zones([(2, 3), (3, 2), (2, 2), (2, 2)])
#> fare_zones([(4, 4)], day_pass=1.5)
#> fare_zones([])
# %%
def weighted_vote(shares, votes, quorum=50):
    total = sum(shares.values())
    yes = no = 0
    for who, v in votes.items():
        w = shares.get(who, 0)
        if v == "y":
            yes += w
        elif v == "n":
            no += w
    turnout = (yes + no) * 100 / total
    if turnout < quorum:
        return "no quorum", round(turnout, 1)
    return ("passed" if yes > no else "failed"), f"{yes / (yes + no):.1%}"
#> weighted_vote({"a": 40, "b": 35, "c": 25}, {"a": "y", "b": "n"})
#> weighted_vote({"a": 10, "b": 80}, {"a": "y"})
#> weighted_vote({"u": 3, "v": 3, "w": 1}, {"u": "n", "v": "y", "w": "-"})
#> weighted_vote({"k": 1000, "l": 333}, {"k": "y", "l": "y", "z": "n"}, quorum=75)
#> weighted_vote({"p": 12, "q": 13, "r": 17}, {"p": "y", "q": "y", "r": "n"}, 100)
# %%
def yarn(pattern, ball=50):
    grams = 0
    balls = {}
    for colour, rows, per_row in pattern:
        need = rows * per_row
        grams += need
        balls[colour] = balls.get(colour, 0) + need
    counts = {c: int(g / ball) + (g % ball > 0) for c, g in balls.items()}
    left = {c: counts[c] * ball - balls[c] for c in balls}
    return counts, left, grams
#> yarn([("red", 40, 1.5), ("white", 20, 1.5), ("red", 10, 2)])
#> yarn([("blue", 100, 0.5)])
#> yarn([("x", 12, 4.25), ("y", 3, 33)], ball=100)
#> yarn([])
#> yarn([("g", 25, 2), ("h", 25, 2.25), ("g", 1, 0.5)], 25)
# %%
def expire_points(events, life=100):
    pots = []
    spent = lost = 0
    for day, n in events:
        while pots and day - pots[0][0] > life:
            lost += pots.pop(0)[1]
        if n > 0:
            pots.append([day, n])
            continue
        want = -n
        while want and pots:
            take = min(want, pots[0][1])
            pots[0][1] -= take
            want -= take
            spent += take
            if not pots[0][1]:
                pots.pop(0)
    return spent, lost, sum(p for _, p in pots)
#> expire_points([(0, 50), (60, 30), (90, -60), (170, 5)])
#> expire_points([(1, 10), (150, 10)])
#> expire_points([(5, -20), (6, 20)])
#> expire_points([(0, 7), (10, 8), (20, -9), (30, -9)], life=15)
#> expire_points([(0, 100), (40, 100), (101, -30), (141, -200)])
# %%
def cheap_flight(base, bags, seat, days_ahead):
    price = base
    if days_ahead < 7:
        price *= 1.8
    elif days_ahead < 30:
        price *= 1.3
    for i in range(bags):
        price += 15 + 10 * i
    price += {"window": 8, "aisle": 6, "": 0}[seat]
    shown = int(price) + 0.99
    return shown, round(shown / base, 2)
#> cheap_flight(40, 1, "window", 45)
#> cheap_flight(89.9, 0, "", 3)
#> cheap_flight(25, 3, "aisle", 12)
#> cheap_flight(120, 2, "", 29)
#> cheap_flight(60, 1, "exit", 7)
# %%
def median_of_ratios(sold, asked):
    ratios = sorted(s / a for s, a in zip(sold, asked))
    n = len(ratios)
    mid = (ratios[(n - 1) // 2] + ratios[n // 2]) / 2
    over = sum(r > 1 for r in ratios)
    text = "hot" if over * 2 > n else "cold" if over == 0 else "mixed"
    return f"{mid:.3f}", over, text
#> median_of_ratios([205, 310, 180], [200, 300, 190])
#> median_of_ratios([95, 80], [100, 100])
#> median_of_ratios([520], [500])
#> median_of_ratios([12.5, 30, 44, 61], [12, 32, 40, 66])
#> median_of_ratios([7, 7, 7, 7, 7], [7, 8, 9, 6, 10])
# %%
def tax_return(paid, income, claims):
    base = 1230
    total = sum(claims.values())
    used = total if total > base else base
    taxable = income - used
    taxable -= taxable % 36
    due = taxable * 0.21 if taxable > 11000 else taxable * 0.05
    diff = round(paid - due, 2)
    word = "back" if diff > 0 else "pay"
    return f"{word} {abs(diff):.2f}", used, taxable
#> tax_return(4000, 20000, {"travel": 900, "desk": 250})
#> tax_return(100, 9000, {})
#> tax_return(6100.5, 31500, {"course": 2200, "phone": 180.5})
#> tax_return(2500, 12240, {"tools": 10})
#> tax_return(0, 12230, {"rent": 1231})
