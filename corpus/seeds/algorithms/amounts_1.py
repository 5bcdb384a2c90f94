# %%
def water_bill(cubic_metres, persons):
    allowance = 3 * persons
    steps = [(allowance, 0.9), (allowance * 2, 1.75), (None, 3.2)]
    left = cubic_metres
    total = 4.5
    for size, price in steps:
        if size is None or left <= size:
            total += left * price
            break
        total += size * price
        left -= size
    return round(total, 2)
#> water_bill(11, 4)
#> water_bill(14, 2)
#> water_bill(37, 3)
#> water_bill(0, 1)
#> water_bill(9.5, 1)
# %%
def split_dinner(prices, names, tip_percent):
    subtotal = sum(prices)
    tip = subtotal * tip_percent // 100
    grand = subtotal + tip
    each, extra = divmod(grand, len(names))
    shares = {}
    for i, name in enumerate(names):
        # the first ones pay the odd cents
        shares[name] = each + 1 if i < extra else each
    return shares
#> split_dinner([1250, 890, 1430], ["Ann", "Bo", "Cy"], 10)
#> split_dinner([399, 1275], ["Uma", "Vic", "Wes", "Xi"], 15)
#> split_dinner([2000], ["Pat"], 0)
#> split_dinner([705, 815, 925, 1035], ["Kim", "Lee", "Moe"], 12)
#> split_dinner([], ["Al", "Di"], 20)
# %%
def parking_fee(arrive, leave):
    h1, m1 = map(int, arrive.split(":"))
    h2, m2 = map(int, leave.split(":"))
    minutes = (h2 * 60 + m2) - (h1 * 60 + m1)
    if minutes < 0:
        minutes += 24 * 60
    if minutes <= 20:
        return "free"
    hours = -(-minutes // 60)
    fee = 2.4 + (hours - 1) * 1.8
    if fee > 15:
        fee = 15.0
    return f"{hours}h {fee:.2f}"
#> parking_fee("09:15", "11:20")
#> parking_fee("23:50", "00:05")
#> parking_fee("07:00", "19:45")
#> parking_fee("22:30", "01:31")
#> parking_fee("10:00", "11:00")
# %%
def grade_report(marks, weights):
    total = 0.0
    used = 0
    for subject, w in weights.items():
        mark = marks.get(subject)
        if mark is None:
            continue
        total += mark * w
        used += w
    if used == 0:
        return ("no marks", 0)
    avg = total / used
    letter = "F"
    for limit, l in [(50, "D"), (62.5, "C"), (75, "B"), (87.5, "A")]:
        if avg >= limit:
            letter = l
    return (letter, round(avg, 1))
#> grade_report({"math": 81, "art": 64}, {"math": 3, "art": 1, "pe": 1})
#> grade_report({"bio": 43.5, "geo": 51}, {"bio": 2, "geo": 2})
#> grade_report({"x": 99}, {"y": 4})
#> grade_report({"lat": 90, "gre": 88, "his": 84.5}, {"lat": 2, "gre": 2, "his": 1})
#> grade_report({"chem": 58, "phys": 71}, {"phys": 1, "chem": 2})
# %%
def drift(step, n, goal):
    x = 0.0
    misses = []
    for k in range(1, n + 1):
        x += step
        if x != round(k * step, 3):
            misses.append(k)
    return misses, x, abs(x - goal) < 1e-9
#> drift(0.1, 6, 0.6)
#> drift(0.25, 5, 1.25)
#> drift(0.7, 4, 2.8)
#> drift(1.1, 7, 7.5)
#> drift(0.05, 9, 0.45)
# %%
class Solution:
    def taxOwed(self, income: int, children: int) -> float:
        free = 9000 + 2500 * children
        taxable = max(0, income - free)
        bands = [(10000, 0.1), (15000, 0.22), (20000, 0.35)]
        tax, low = 0.0, 0
        for width, rate in bands:
            part = min(max(taxable - low, 0), width)
            tax += part * rate
            low += width
        if taxable > low:
            tax += (taxable - low) * 0.45
        return round(tax, 2)
#> Solution().taxOwed(30000, 1)
#> Solution().taxOwed(8750, 0)
#> Solution().taxOwed(72345, 2)
#> Solution().taxOwed(18333, 0)
#> Solution().taxOwed(50120, 3)
# %%
def ledger_low(opening, moves):
    balance = opening
    lowest, day = balance, 0
    for d, amount in enumerate(moves, start=1):
        balance = round(balance + amount, 2)
        if balance < lowest:
            lowest, day = balance, d
    overdrawn = lowest < 0
    return {"end": balance, "low": lowest, "day": day, "red": overdrawn}
#> ledger_low(120.5, [-30.25, -110.4, 75, -12.99])
#> ledger_low(0, [15.2, 3.35, 0.45])
#> ledger_low(48.1, [-48.1, 10.1, -5.05])
#> ledger_low(-20, [5.5, -3.75, 40])
#> ledger_low(999.99, [-0.01, -333.33, -333.33, -333.33])
# %%
def minutes_to_text(total):
    sign = "-" if total < 0 else ""
    total = abs(total)
    days, rest = divmod(total, 480)   # an 8-hour working day
    hours, mins = divmod(rest, 60)
    parts = []
    if days:
        parts.append(f"{days}d")
    if hours:
        parts.append(f"{hours}h")
    if mins or not parts:
        parts.append(f"{mins:02d}m")
    return sign + " ".join(parts)
#> minutes_to_text(1325)
#> minutes_to_text(-95)
#> minutes_to_text(0)
#> minutes_to_text(960)
#> minutes_to_text(487)
# %%
def c_or_f(readings):
    celsius = []
    for r in readings:
        value = float(r[:-1])
        if r[-1] == "F":
            value = (value - 32) * 5 / 9
        elif r[-1] == "K":
            value -= 273.15
        celsius.append(round(value, 1))
    spread = max(celsius) - min(celsius)
    mean = sum(celsius) / len(celsius)
    return celsius, round(spread, 2), round(mean, 2)
#> c_or_f(["20.5C", "68F", "300K"])
#> c_or_f(["-40F", "-40C"])
#> c_or_f(["98.6F"])
#> c_or_f(["0K", "12C", "55F", "290.65K"])
#> c_or_f(["32F", "212F", "7.3C"])
# %%
def discount_price(price, quantity, coupon=None):
    if quantity >= 50:
        off = 0.2
    elif quantity >= 10:
        off = 0.125
    else:
        off = 0
    gross = price * quantity
    net = gross * (1 - off)
    if coupon == "FIVE":
        net -= 5
    elif coupon == "TENPCT":
        net = net * 0.9
    elif coupon is not None:
        return "bad coupon " + coupon
    saved = gross - net
    return f"{net:.2f} (saved {saved / gross:.1%})"
#> discount_price(3.2, 12)
#> discount_price(1.15, 60, "TENPCT")
#> discount_price(19.99, 1, "FIVE")
#> discount_price(7.5, 9, "HALF")
#> discount_price(0.45, 50, "FIVE")
# %%
def interest_table(principal, rate, years):
    rows = []
    balance = principal
    for y in range(1, years + 1):
        gain = round(balance * rate / 100, 2)
        balance = round(balance + gain, 2)
        rows.append(f"{y}:{gain:>8.2f}")
    return rows, balance
#> interest_table(1000, 3.5, 3)
#> interest_table(250.75, 1.25, 4)
#> interest_table(40, 12, 2)
#> interest_table(99999, 0.1, 2)
#> interest_table(5600, 7, 5)
# %%
def fare(km, night, bags):
    cents = 390
    if km > 1:
        cents += int((km - 1) * 10) * 17
    if night:
        cents = cents * 125 // 100
    cents += 80 * max(0, bags - 1)
    # to the next 10 cents
    cents += -cents % 10
    return cents / 100
#> fare(6.3, False, 2)
#> fare(0.8, True, 0)
#> fare(12.75, True, 4)
#> fare(3.3, False, 1)
#> fare(1.05, False, 3)
# %%
def closest_rational(value, max_den):
    best = (0, 1)
    err = abs(value)
    for den in range(1, max_den + 1):
        num = round(value * den)
        e = abs(value - num / den)
        if e < err - 1e-12:
            best, err = (num, den), e
    return f"{best[0]}/{best[1]}", round(err, 4)
#> closest_rational(0.62, 7)
#> closest_rational(3.14, 8)
#> closest_rational(-1.75, 5)
#> closest_rational(0.04, 4)
#> closest_rational(2.718, 9)
# %%
def payroll(hours, wage):
    pay = 0
    overtime = 0
    for day, h in zip("MTWTFSS", hours):
        if day == "S":
            pay += h * wage * 2
            continue
        extra = max(h - 8, 0)
        overtime += extra
        pay += (h - extra) * wage
    pay += overtime * wage * 1.5
    return {"overtime": overtime, "pay": round(pay, 2)}
#> payroll([8, 8, 9.5, 7, 8], 14.2)
#> payroll([10, 10, 10, 0, 0, 4], 11)
#> payroll([6.25, 7.75], 18.6)
#> payroll([8, 8.5, 8, 8.5, 8, 0, 3.5], 20)
#> payroll([], 15)
# %%
def walk_distance(path):
    x = y = 0.0
    length = 0.0
    for dx, dy in path:
        length += (dx * dx + dy * dy) ** 0.5
        x += dx
        y += dy
    home = (x ** 2 + y ** 2) ** 0.5
    if home == 0:
        return "back home", round(length, 2)
    return f"{home:.2f} away", round(length / home, 3)
#> walk_distance([(3, 4), (-3, 0)])
#> walk_distance([(1.5, 2), (-1.5, -2)])
#> walk_distance([(5, 12), (0, -8), (1, 1)])
#> walk_distance([(0.6, 0.8)])
#> walk_distance([(2, 0), (0, 2), (-2, 0), (0, 3)])
# %%
def vat_lines(items):
    RATES = {"A": 19, "B": 7, "Z": 0}
    sums = dict.fromkeys(RATES, 0)
    for code, gross in items:
        rate = RATES[code]
        net = gross * 100 / (100 + rate)
        sums[code] += gross - net
    return {code: round(v, 2) for code, v in sums.items() if v}
#> vat_lines([("A", 119), ("B", 21.4), ("A", 9.99)])
#> vat_lines([("Z", 50), ("B", 3.49)])
#> vat_lines([("Z", 12.5)])
#> vat_lines([("B", 107), ("B", 53.5), ("Z", 1)])
#> vat_lines([("A", 1.19), ("Q", 4)])
# %%
def bankers(values):
    out = []
    for v in values:
        even = round(v)
        school = int(v + 0.5) if v >= 0 else -int(-v + 0.5)
        if even != school:
            out.append((v, even, school))
    return out
#> bankers([0.5, 1.5, 2.5, 2.51])
#> bankers([-0.5, -1.5, -3.5, 4.5])
#> bankers([7.49, 8.0, -2.2])
#> bankers([10.5, 11.5, 12.5, -6.5])
#> bankers([100.5, 0.49999])
# %%
def percent_shares(votes):
    total = sum(votes.values())
    rounded = {k: 100 * v // total for k, v in votes.items()}
    missing = 100 - sum(rounded.values())
    by_rest = sorted(votes, key=lambda k: (-(100 * votes[k] % total), k))
    for k in by_rest[:missing]:
        rounded[k] += 1
    return rounded
#> percent_shares({"red": 1, "blue": 1, "green": 1})
#> percent_shares({"yes": 347, "no": 291, "abst": 12})
#> percent_shares({"p": 5, "q": 15})
#> percent_shares({"north": 17, "south": 23, "east": 29, "west": 0})
#> percent_shares({"solo": 8})
# %%
def fuel_log(stops):
    """stops: (odometer, litres, price) with the tank always filled"""
    last = None
    worst = 0
    cost = 0.0
    for odo, litres, price in stops:
        cost += litres * price
        if last is not None:
            per100 = litres / (odo - last) * 100
            worst = max(worst, per100)
        last = odo
    driven = stops[-1][0] - stops[0][0]
    per_km = cost / driven if driven else None
    return round(worst, 2), round(cost, 2), per_km and round(per_km, 3)
#> fuel_log([(12000, 40, 1.6), (12500, 32.5, 1.65), (13100, 45, 1.58)])
#> fuel_log([(880, 10, 1.499)])
#> fuel_log([(100, 30, 2), (400, 24, 1.9)])
#> fuel_log([(55210, 38.4, 1.72), (55790, 41.2, 1.69), (56120, 27.9, 1.81), (56800, 44, 1.77)])
#> fuel_log([(0, 0, 1.5), (250, 20, 1.5), (350, 9, 1.45)])
# %%
def cash_rounding(total_cents, paid):
    rest = total_cents % 5
    if rest in (1, 2):
        due = total_cents - rest
    elif rest:
        due = total_cents + 5 - rest
    else:
        due = total_cents
    change = paid - due
    if change < 0:
        return f"short by {-change / 100:.2f}"
    notes, coins = divmod(change, 500)
    return due, notes, coins
#> cash_rounding(1238, 2000)
#> cash_rounding(1236, 1500)
#> cash_rounding(995, 900)
#> cash_rounding(4, 500)
#> cash_rounding(3371, 10000)
# %%
def mean_without_extremes(xs, drop=1):
    s = sorted(xs)
    core = s[drop:len(s) - drop]
    if not core:
        core = s
    m = sum(core) / len(core)
    devs = [abs(x - m) for x in core]
    return round(m, 3), round(max(devs), 3)
#> mean_without_extremes([7.5, 8.0, 9.5, 6.0, 8.5])
#> mean_without_extremes([3, 10])
#> mean_without_extremes([1, 2, 4, 8, 16, 32, 64], 2)
#> mean_without_extremes([0.1, 0.2, 0.3])
#> mean_without_extremes([55, 48, 62, 59, 51, 70], drop=2)
# %%
def loan_months(debt, monthly, rate_permille):
    months = 0
    paid = 0.0
    while debt > 0 and months < 12:
        debt += debt * rate_permille / 1000
        pay = min(monthly, debt)
        debt = round(debt - pay, 2)
        paid += pay
        months += 1
    if debt > 0:
        return "after a year still", debt
    return months, round(paid, 2)
#> loan_months(500, 120, 10)
#> loan_months(1000, 9, 10)
#> loan_months(89.5, 100, 5)
#> loan_months(300, 75.5, 20)
#> loan_months(0, 50, 4)
# %%
def unit_chain(amount, start, goal):
    factors = {"in": 2.54, "ft": 30.48, "cm": 1, "m": 100, "mm": 0.1}
    if start not in factors:
        raise KeyError(start)
    cm = amount * factors[start]
    result = cm / factors[goal]
    whole = int(result)
    frac = result - whole
    near = abs(result - round(result)) < 0.01
    return (round(result) if near else round(result, 2)), round(frac, 3)
#> unit_chain(6, "ft", "in")
#> unit_chain(1.83, "m", "ft")
#> unit_chain(75, "mm", "in")
#> unit_chain(-2.5, "in", "cm")
#> unit_chain(3, "yd", "m")
# %%
class Solution:
    def settleTrip(self, paid):
        """who owes, who gets; greedy, in cents"""
        each = sum(paid.values()) // len(paid)
        gets = [[v - each, k] for k, v in sorted(paid.items()) if v > each]
        transfers = []
        for name, v in sorted(paid.items()):
            need = each - v
            while need > 0 and gets:
                give = min(need, gets[0][0])
                transfers.append((name, gets[0][1], give))
                need -= give
                gets[0][0] -= give
                if gets[0][0] == 0:
                    gets.pop(0)
        return transfers
#> Solution().settleTrip({"ana": 9000, "ben": 0, "cleo": 3000})
#> Solution().settleTrip({"x": 450, "y": 450})
#> Solution().settleTrip({"dan": 1200, "eve": 3100, "fay": 2600, "gus": 100})
#> Solution().settleTrip({"ivy": 10, "jon": 0, "kai": 0})
#> Solution().settleTrip({"lu": 7777, "mo": 2223, "ny": 5000})
# %%
def stock_value(lots, sold):
    # first in, first out
    cost = 0
    lots = [list(lot) for lot in lots]
    while sold and lots:
        qty, price = lots[0]
        take = qty if qty <= sold else sold
        cost += take * price
        sold -= take
        lots[0][0] -= take
        if lots[0][0] == 0:
            del lots[0]
    remaining = sum(q * p for q, p in lots)
    return round(cost, 2), round(remaining, 2), sold
#> stock_value([(10, 2.5), (20, 2.75), (5, 3)], 15)
#> stock_value([(4, 9.99)], 4)
#> stock_value([(3, 1.1), (3, 1.2)], 8)
#> stock_value([(100, 0.35), (50, 0.4)], 30)
#> stock_value([(7, 12), (2, 11.5), (6, 13.25)], 9)
# %%
def speed_zones(distance, limit_plan):
    hours = 0
    covered = 0
    slowest = None
    for km, limit in limit_plan:
        stretch = min(km, distance - covered)
        if stretch <= 0:
            break
        t = stretch / limit
        hours += t
        covered += stretch
        if slowest is None or limit < slowest:
            slowest = limit
    mins = round(hours * 60)
    return f"{mins // 60}:{mins % 60:02}", slowest, covered
#> speed_zones(120, [(20, 50), (80, 100), (40, 60)])
#> speed_zones(15, [(30, 30), (30, 90)])
#> speed_zones(300, [(100, 120), (90.5, 80)])
#> speed_zones(0, [(10, 50)])
#> speed_zones(42, [(2, 30), (25, 70), (50, 100)])
# %%
def ratio_text(a, b):
    if b == 0:
        return "n/a"
    r = a / b
    if r >= 2:
        return f"{r:.1f}x"
    if abs(r - 1) < 0.005:
        return "same"
    change = (r - 1) * 100
    arrow = "up" if change > 0 else "down"
    return f"{arrow} {abs(change):.0f}%"
#> ratio_text(530, 200)
#> ratio_text(1004, 1000)
#> ratio_text(64, 85)
#> ratio_text(7, 0)
#> ratio_text(118.5, 95)
# %%
def phone_plan(minutes, megabytes):
    plans = [("mini", 5, 50, 500), ("midi", 12, 200, 3000), ("maxi", 25, 1000, 20000)]
    best = None
    for name, base, free_min, free_mb in plans:
        over_min = max(0, minutes - free_min)
        over_mb = max(0, megabytes - free_mb)
        cost = base + 0.09 * over_min + -(-over_mb // 100) * 0.5
        if best is None or cost < best[1]:
            best = (name, cost)
    return f"{best[0]} {best[1]:.2f}"
#> phone_plan(40, 450)
#> phone_plan(130, 910)
#> phone_plan(245, 3350)
#> phone_plan(900, 8000)
#> phone_plan(55, 1210)
# %%
def running_average(xs):
    avg = 0.0
    trail = []
    for n, x in enumerate(xs, 1):
        avg += (x - avg) / n
        trail.append(round(avg, 2))
    peak = max(trail) if trail else None
    return trail, peak
#> running_average([4, 8, 6, 10])
#> running_average([-1.5, 2.25, 0.6])
#> running_average([])
#> running_average([100, 1, 1, 1, 97])
#> running_average([0.1, 0.2, 0.3, 0.4, 0.5, 0.6])
# %%
def receipt(lines, given):
    out = []
    total = 0
    for text, qty, price in lines:
        amount = qty * price
        total += amount
        out.append(f"{text:<6}{amount:>8.2f}")
    out.append(f"{'TOTAL':<6}{total:>8.2f}")
    if given > total:
        out.append(f"{'back':<6}{given - total:>8.2f}")
    return out
#> receipt([("milk", 2, 1.19), ("bread", 1, 3.4)], 10)
#> receipt([("pen", 12, 0.35)], 4.2)
#> receipt([("tea", 3, 2.79), ("honey", 1, 6.5), ("lemon", 4, 0.59)], 20)
#> receipt([], 1)
#> receipt([("desk", 1, 249), ("lamp", 2, 39.95)], 300)
# %%
def half_life(amount, limit):
    steps = 0
    lost = []
    while amount > limit:
        decayed = amount * 0.5
        lost.append(amount - decayed)
        amount = decayed
        steps += 1
        if steps == 10:
            break
    return steps, amount, sum(lost[:3])
#> half_life(100, 10)
#> half_life(7.6, 0.5)
#> half_life(3, 3)
#> half_life(4096, 0.001)
#> half_life(0.9, 0.2)
# %%
def cents_to_words(cents):
    if cents == 0:
        return "nothing"
    euros, rest = divmod(abs(cents), 100)
    words = []
    if euros:
        words.append(f"{euros:,} euro" + ("s" if euros != 1 else ""))
    if rest:
        words.append(f"{rest} cent" + ("s" if rest > 1 else ""))
    text = " and ".join(words)
    return "minus " + text if cents < 0 else text
#> cents_to_words(123456)
#> cents_to_words(101)
#> cents_to_words(-2050)
#> cents_to_words(0)
#> cents_to_words(-99)
# %%
def energy_cost(readings, day_rate, night_rate):
    total = 0.0
    prev = readings[0][1]
    for hour, meter in readings[1:]:
        used = meter - prev
        if used < 0:            # the meter went over 9999
            used += 10000
        rate = night_rate if hour < 6 or hour >= 22 else day_rate
        total += used * rate
        prev = meter
    return round(total, 3)
#> energy_cost([(0, 4510), (6, 4516), (12, 4531), (22, 4560)], 0.31, 0.22)
#> energy_cost([(8, 9990), (10, 9998), (14, 7)], 0.4, 0.2)
#> energy_cost([(1, 300)], 0.5, 0.1)
#> energy_cost([(20, 15.5), (21, 17), (23, 17.8)], 0.285, 0.19)
#> energy_cost([(5, 0), (23, 100), (4, 60)], 0.3, 0.25)
# %%
def handicap(scores, par=72):
    diffs = sorted(s - par for s in scores)
    n = len(diffs)
    use = 1 if n < 4 else n // 2
    best = diffs[:use]
    h = sum(best) / use * 0.96
    h = int(h * 10) / 10      # cut, do not round
    return h if h > 0 else 0
#> handicap([85, 91, 88])
#> handicap([79, 83, 90, 84, 81, 95])
#> handicap([70, 71, 69, 75])
#> handicap([102, 98, 110, 105], par=71)
#> handicap([37, 41, 44, 40, 39], 36)
# %%
class Solution:
    def priceAfterWeeks(self, start: float, cuts: list, floor: float):
        price = start
        history = [price]
        for cut in cuts:
            if cut < 1:
                price *= 1 - cut
            else:
                price -= cut
            price = max(round(price, 2), floor)
            history.append(price)
            if price == floor:
                break
        return history
#> Solution().priceAfterWeeks(80, [0.1, 5, 0.25], 20)
#> Solution().priceAfterWeeks(19.99, [0.5, 0.5, 0.5], 4)
#> Solution().priceAfterWeeks(12.5, [20, 0.1], 9.95)
#> Solution().priceAfterWeeks(150, [], 100)
#> Solution().priceAfterWeeks(240.4, [0.05, 0.05, 15, 0.3], 99)
# %%
def sleep_balance(nights, wanted=7.5):
    debt = 0
    log = []
    for bed, up in nights:
        slept = up - bed if up > bed else up + 24 - bed
        debt += wanted - slept
        if debt < -2:
            debt = -2
        log.append(debt)
    return log
#> sleep_balance([(23, 6.5), (0.5, 7), (22, 8)])
#> sleep_balance([(21, 9), (1, 6)])
#> sleep_balance([(23.25, 5.75)], 8)
#> sleep_balance([(2, 6), (3, 7.5), (1.5, 6), (0, 11)])
#> sleep_balance([], 6)
# %%
def price_per_kilo(offers):
    table = {}
    for shop, grams, price in offers:
        kilo = price / grams * 1000
        if shop not in table or table[shop] > kilo:
            table[shop] = kilo
    ranked = sorted(table.items(), key=lambda kv: kv[1])
    cheapest = ranked[0][1]
    return [f"{s} {k:.2f} +{k / cheapest - 1:.0%}" for s, k in ranked]
#> price_per_kilo([("Aldo", 500, 2.49), ("Beta", 750, 3.3), ("Aldo", 1000, 4.6)])
#> price_per_kilo([("Z", 250, 1.0)])
#> price_per_kilo([("K", 100, 0.8), ("L", 150, 1.5), ("M", 400, 2.2)])
#> price_per_kilo([("Uno", 330, 0.99), ("Due", 330, 0.66)])
#> price_per_kilo([("A", 1500, 7.5), ("B", 200, 1.1), ("B", 900, 4.41), ("C", 50, 0.3)])
# %%
def time_sheet(entries):
    total = 0
    for e in entries:
        start, _, end = e.partition("-")
        a = int(start[:2]) * 60 + int(start[2:])
        b = int(end[:2]) * 60 + int(end[2:])
        worked = b - a
        if worked > 360:
            worked -= 30     # lunch
        total += worked
    return total / 60, f"{total // 60}h{total % 60:02d}"
#> time_sheet(["0830-1215", "1300-1710"])
#> time_sheet(["0700-1545"])
#> time_sheet(["0900-1500", "0900-1501"])
#> time_sheet([])
#> time_sheet(["1120-1135", "1140-1152", "1200-2010"])
# %%
def almost_sorted(values, tol):
    bad = 0
    worst = 0.0
    for left, right in zip(values, values[1:]):
        gap = left - right
        if gap > tol:
            bad += 1
            if gap > worst:
                worst = gap
    if bad == 0:
        return True
    return bad, round(worst, 3)
#> almost_sorted([1.0, 1.2, 1.15, 1.4], 0.1)
#> almost_sorted([3.3, 2.9, 3.1, 2.0], 0.2)
#> almost_sorted([0.3, 0.2, 0.1], 0.05)
#> almost_sorted([12, 11.5, 14, 9.25, 9.1], 0.5)
#> almost_sorted([5, 1], 3.999)
# %%
def rent_share(rent, areas, heating):
    total_area = sum(areas)
    shares = []
    for a in areas:
        cold = rent * a / total_area
        warm = heating / len(areas)
        shares.append(round(cold + warm, 2))
    diff = round(rent + heating - sum(shares), 2)
    shares[-1] = round(shares[-1] + diff, 2)
    return shares, diff
#> rent_share(900, [20, 15, 10], 100)
#> rent_share(1000, [11, 12, 13], 75)
#> rent_share(640.5, [18.5, 21.5], 55.25)
#> rent_share(777, [9, 9, 9, 9, 9, 9, 9], 1)
#> rent_share(1210, [30], 89.9)
