# %%
def tram_ticket(age, zones, monthly):
    base = 1.9 + 0.75 * (zones - 1)
    if age < 6:
        return 0
    if age < 15 or age >= 65:
        base *= 0.5
    if monthly:
        base = base * 18
        # whole and half euros only
        base = round(base * 2) / 2
    return round(base, 2)
#> tram_ticket(34, 3, False)
#> tram_ticket(12, 2, True)
#> tram_ticket(4, 5, True)
#> tram_ticket(70, 1, False)
#> tram_ticket(29, 4, True)
# %%
def split_by_ratio(amount, ratio):
    whole = sum(ratio)
    out = []
    left = amount
    for r in ratio[:-1]:
        part = amount * r // whole
        out.append(part)
        left -= part
    out.append(left)
    return out
#> split_by_ratio(1000, [3, 2, 1])
#> split_by_ratio(77, [1, 1])
#> split_by_ratio(-50, [2, 5])
#> split_by_ratio(4999, [10, 7, 5, 3])
#> split_by_ratio(12, [9])
# %%
def overdraft_fees(balance, payments, fee=7.5):
    fees = 0
    refused = []
    for i, p in enumerate(payments):
        if balance - p < -100:
            refused.append(i)
            continue
        balance -= p
        if balance < 0 and p > 0:
            balance -= fee
            fees += 1
    return round(balance, 2), fees * fee, refused
#> overdraft_fees(60, [25, 40, 80, 30])
#> overdraft_fees(-90, [5, -200, 60], fee=3)
#> overdraft_fees(500.25, [120.1, 79.9])
#> overdraft_fees(10, [111, 10.5, 92])
#> overdraft_fees(0, [0.01, 0.01, 0.01], 1.25)
# %%
def bmi_band(kg, cm):
    metres = cm / 100
    bmi = kg / metres ** 2
    edges = [18.5, 25, 30]
    band = 0
    for e in edges:
        if bmi >= e:
            band += 1
    target = 22 * metres * metres
    return f"{bmi:.1f}", band, round(kg - target, 1)
#> bmi_band(70, 175)
#> bmi_band(49.5, 168)
#> bmi_band(102, 181)
#> bmi_band(81.3, 160)
#> bmi_band(77, 175.5)
# %%
def merge_hours(shifts):
    per_person = {}
    for who, frm, to in shifts:
        length = (to - frm) % 24
        quarter = round(length * 4) / 4
        per_person[who] = per_person.get(who, 0) + quarter
    longest = max(per_person, key=lambda w: per_person[w])
    share = per_person[longest] / sum(per_person.values())
    return per_person, f"{longest}: {share:.1%}"
#> merge_hours([("Ola", 8, 16.2), ("Per", 22, 6), ("Ola", 9, 11.4)])
#> merge_hours([("Q", 23.5, 0.25)])
#> merge_hours([("Ed", 7, 12), ("Flo", 12, 19), ("Gil", 19, 7)])
#> merge_hours([("m", 10.1, 10.9), ("n", 14, 14.4), ("m", 1, 3.6)])
#> merge_hours([("Ty", 6, 14), ("Ula", 6, 14), ("Ty", 15, 15.7), ("Vi", 20, 2)])
# %%
def price_tag(x):
    # shops like .99 and .49
    whole = int(x)
    frac = x - whole
    if frac < 0.25:
        tag = whole - 0.01
    elif frac < 0.75:
        tag = whole + 0.49
    else:
        tag = whole + 0.99
    if tag < 0:
        tag = 0.49
    margin = (tag - x) / x * 100
    return f"{tag:.2f}", round(margin, 2)
#> price_tag(12.37)
#> price_tag(8.1)
#> price_tag(0.2)
#> price_tag(24.8)
#> price_tag(5)
# %%
def taxi_meter(segments):
    total = 350
    km_part = 0.0
    for metres, wait_seconds in segments:
        km_part += metres / 1000
        if wait_seconds > 60:
            total += (wait_seconds - 60) // 15 * 10
    ticks = int(km_part / 0.2)
    total += ticks * 35
    return total, ticks, round(km_part - ticks * 0.2, 3)
#> taxi_meter([(1250, 30), (840, 95)])
#> taxi_meter([(150, 0)])
#> taxi_meter([(600, 0), (600, 600), (601, 61)])
#> taxi_meter([(2000, 75), (333, 120)])
#> taxi_meter([])
# %%
class Solution:
    def roundedTotals(self, amounts, places):
        each = 0
        exact = 0
        for a in amounts:
            each += round(a, places)
            exact += a
        late = round(exact, places)
        each = round(each, places)
        if each == late:
            return "equal", late
        diff = each - late
        return ("over" if diff > 0 else "under"), round(diff, places)
#> Solution().roundedTotals([1.26, 2.27, 3.28], 1)
#> Solution().roundedTotals([0.333, 0.333, 0.333], 2)
#> Solution().roundedTotals([10.5, 20.25], 2)
#> Solution().roundedTotals([4.44, 3.33, 2.22, 1.14], 1)
#> Solution().roundedTotals([7.126, 8.238, 9.347], 2)
# %%
def alloy(parts):
    mass = 0
    gold = 0
    for grams, carat in parts:
        mass += grams
        gold += grams * carat / 24
    if not mass:
        return None
    purity = gold / mass
    stamp = int(purity * 1000)
    legal = [s for s in (333, 375, 585, 750, 916) if s <= stamp]
    return stamp, legal[-1] if legal else 0
#> alloy([(10, 18), (5, 14)])
#> alloy([(3, 9), (4, 0)])
#> alloy([(2.5, 24)])
#> alloy([])
#> alloy([(6, 22), (6, 8), (1, 14)])
# %%
def to_base_units(text):
    """'2h 15m' -> minutes, '1km 50m' is not for this one"""
    worth = {"w": 2400, "d": 480, "h": 60, "m": 1}
    total = 0
    for piece in text.split():
        unit = piece[-1]
        number = piece[:-1]
        amount = float(number) if "." in number else int(number)
        total += amount * worth[unit]
    return total
#> to_base_units("2h 15m")
#> to_base_units("1.5d 30m")
#> to_base_units("1w 2d 0.25h")
#> to_base_units("")
#> to_base_units("3d 4y")
# %%
def average_speed(laps):
    dist = sum(d for d, _ in laps)
    secs = 0
    splits = []
    for d, t in laps:
        m, s = t.split(":")
        sec = int(m) * 60 + float(s)
        secs += sec
        splits.append(round(d / sec, 2))
    kmh = dist / secs * 3.6
    return splits, f"{kmh:.1f} km/h"
#> average_speed([(400, "1:20"), (400, "1:25.5")])
#> average_speed([(1000, "3:58.2"), (500, "1:45"), (200, "0:31")])
#> average_speed([(100, "0:12.5")])
#> average_speed([(5000, "24:10"), (5000, "25:50")])
#> average_speed([(60, "0:09"), (60, "0:10"), (60, "0:11.4")])
# %%
def seat_shares(votes, seats):
    quota = sum(votes.values()) / seats
    got = {}
    for p in votes:
        got[p] = int(votes[p] / quota)
    left = seats - sum(got.values())
    rest = {p: votes[p] / quota - got[p] for p in votes}
    while left > 0:
        p = max(rest, key=rest.get)
        got[p] += 1
        rest[p] = -1
        left -= 1
    return got
#> seat_shares({"A": 416, "B": 338, "C": 246}, 10)
#> seat_shares({"up": 53, "down": 24, "left": 23}, 7)
#> seat_shares({"m": 900, "n": 100}, 4)
#> seat_shares({"oak": 31, "elm": 30, "ash": 29, "fir": 10}, 6)
#> seat_shares({"p": 1, "q": 2, "r": 4}, 3)
# %%
def depreciate(cost, years, method):
    value = cost
    book = []
    for y in range(years):
        if method == "line":
            value -= cost / years
        elif method == "decline":
            value -= value * 2 / years
        else:
            digits = years * (years + 1) / 2
            value -= cost * (years - y) / digits
        book.append(round(value, 2))
    return book
#> depreciate(10000, 4, "line")
#> depreciate(5000, 5, "decline")
#> depreciate(900, 3, "digits")
#> depreciate(1999.99, 3, "line")
#> depreciate(64, 4, "decline")
# %%
def change_report(old: float, new: float, places: int = 1) -> str:
    delta = new - old
    if not old:
        return f"new: {new:+.{places}f}"
    pct = delta / old * 100
    text = f"{delta:+.{places}f} ({pct:+.{places}f}%)"
    if abs(pct) < 0.5:
        text = "~" + text
    return text
#> change_report(250, 265.5)
#> change_report(0, 12)
#> change_report(80.25, 80.0, 2)
#> change_report(1200, 875, 0)
#> change_report(-40, -52.5)
# %%
def bus_wait(timetable, now):
    h, m = now
    t = h * 60 + m
    waits = []
    for hh, mm in timetable:
        w = (hh * 60 + mm - t) % 1440
        waits.append(w)
    soon = min(waits)
    i = waits.index(soon)
    return timetable[i], divmod(soon, 60)
#> bus_wait([(6, 10), (7, 40), (21, 5)], (7, 15))
#> bus_wait([(5, 50), (12, 0)], (23, 58))
#> bus_wait([(8, 0), (8, 20), (8, 40)], (8, 20))
#> bus_wait([(14, 30)], (14, 31))
#> bus_wait([(9, 9), (11, 11), (18, 18), (20, 2)], (12, 34))
# %%
def tolerant_match(bank, book, tol=0.01):
    open_items = list(book)
    unmatched = []
    for amount in bank:
        for other in open_items:
            if abs(other - amount) <= tol + 1e-9:
                open_items.remove(other)
                break
        else:
            unmatched.append(amount)
    return unmatched, open_items
#> tolerant_match([10.0, 25.5, 7.99], [8.0, 25.5, 11])
#> tolerant_match([0.3], [0.30000000000000004, 4.2])
#> tolerant_match([5, 5, 5], [5, 5.01, 5.02])
#> tolerant_match([120.4, -30], [-29.5, 120.0], tol=0.5)
#> tolerant_match([1.11, 2.22, 3.33], [], 0.1)
# %%
def pocket_money(age, chores, broken):
    weekly = age * 0.5 + 1
    bonus = 0
    for name, times in chores.items():
        bonus += {"dishes": 0.3, "dog": 0.45, "lawn": 2.5}.get(name, 0.1) * times
    weekly += bonus
    for price in broken:
        cut = min(price, weekly / 2)
        weekly = weekly - cut
    return round(weekly, 2), round(bonus, 2)
#> pocket_money(10, {"dishes": 4, "dog": 7}, [])
#> pocket_money(8, {"lawn": 1}, [12.0])
#> pocket_money(13, {"dishes": 2, "bins": 3}, [1.5, 9])
#> pocket_money(6, {}, [0.4])
#> pocket_money(15, {"dog": 14, "lawn": 2, "car": 1}, [30, 30])
# %%
def grams_to_cups(recipe, servings, base=4):
    GRAMS = {"flour": 125, "sugar": 200, "butter": 225}
    factor = servings / base
    result = {}
    for item, grams in recipe.items():
        scaled = grams * factor
        cups = scaled / GRAMS.get(item, 240)
        quarters = round(cups * 4)
        whole, q = divmod(quarters, 4)
        result[item] = f"{whole} {q}/4" if q else str(whole)
    return result
#> grams_to_cups({"flour": 500, "sugar": 150}, 6)
#> grams_to_cups({"butter": 115, "milk": 300}, 4)
#> grams_to_cups({"sugar": 420}, 2)
#> grams_to_cups({"flour": 310, "butter": 90, "oats": 180}, 10)
#> grams_to_cups({"cocoa": 20}, 3, base=12)
# %%
class Solution:
    def annuity(self, loan: float, rate: float, n: int):
        r = rate / 100
        q = (1 + r) ** n
        pay = loan / n if r == 0 else loan * r * q / (q - 1)
        pay = round(pay, 2)
        rest = loan
        interest_sum = 0
        for _ in range(n):
            interest = round(rest * r, 2)
            interest_sum += interest
            rest = round(rest + interest - pay, 2)
        return pay, round(interest_sum, 2), rest
#> Solution().annuity(1000, 5, 3)
#> Solution().annuity(750, 0, 4)
#> Solution().annuity(12000, 3.2, 5)
#> Solution().annuity(99.9, 10, 2)
#> Solution().annuity(4321, 1.5, 6)
# %%
def tip_jar(cash, hours):
    pool = sum(cash)
    total_hours = sum(hours.values())
    rate = pool / total_hours
    paid = {}
    for name, h in hours.items():
        raw = rate * h
        paid[name] = raw - raw % 0.5
    kept = pool - sum(paid.values())
    return paid, round(kept, 2)
#> tip_jar([12.5, 30, 8.75], {"Io": 6, "Ty": 4})
#> tip_jar([100], {"a": 1, "b": 1, "c": 1})
#> tip_jar([45.2, 17.3], {"Rex": 7.5, "Sue": 5, "Tom": 2.5})
#> tip_jar([0.4], {"Zed": 8})
#> tip_jar([61, 9.9, 20.6], {"Eli": 3, "Fox": 9})
# %%
def km_per_stage(marks):
    out = []
    prev = 0
    for label, km in marks:
        stage = round(km - prev, 1)
        climb = "!" if stage > 20 else ""
        out.append(f"{label}={stage}{climb}")
        prev = km
    avg = prev / len(marks)
    return " ".join(out), round(avg, 2)
#> km_per_stage([("A", 12.4), ("B", 35.1), ("C", 50)])
#> km_per_stage([("x", 0.3), ("y", 0.9)])
#> km_per_stage([("end", 42.195)])
#> km_per_stage([("p", 20), ("q", 40.1), ("r", 60.3), ("s", 80.2)])
#> km_per_stage([("hut", 7.7), ("top", 9.9), ("lake", 16.5)])
# %%
def fine_for_speed(limit, measured):
    # 3 km/h off under 100, 3 percent from there on
    if measured < 100:
        speed = measured - 3
    else:
        speed = measured * 0.97
    speed = int(speed)
    over = speed - limit
    if over <= 0:
        return 0
    fine = 20
    for edge, step in ((10, 2), (20, 5), (30, 12)):
        if over > edge:
            fine += (over - edge) * step
    return fine
#> fine_for_speed(50, 68)
#> fine_for_speed(80, 82)
#> fine_for_speed(100, 147)
#> fine_for_speed(30, 41)
#> fine_for_speed(120, 144)
# %%
def harmonic_or_plain(speeds, same):
    if any(s <= 0 for s in speeds):
        return None
    if same == "time":
        m = sum(speeds) / len(speeds)
    else:
        inverse = 0
        for s in speeds:
            inverse += 1 / s
        m = len(speeds) / inverse
    return round(m, 2)
#> harmonic_or_plain([60, 40], "time")
#> harmonic_or_plain([60, 40], "way")
#> harmonic_or_plain([12.5, 0, 3], "time")
#> harmonic_or_plain([4, 6, 12, 5], "way")
#> harmonic_or_plain([7.7, 8.8, 9.9], "time")
# %%
def rank_money(people):
    nets = []
    for name, income, rate in people:
        tax = income * rate / 100
        nets.append((name, round(income - tax)))
    nets.sort(key=lambda t: t[1], reverse=True)
    top = nets[0][1]
    lines = []
    for place, (name, net) in enumerate(nets, 1):
        gap = top - net
        lines.append(f"{place}. {name} {net:,} -{gap}")
    return lines
#> rank_money([("Ana", 3200, 21), ("Bob", 4100, 38.5), ("Cid", 2600, 12)])
#> rank_money([("Solo", 990.5, 0)])
#> rank_money([("U", 50, 50), ("V", 25, 0)])
#> rank_money([("Kit", 12500, 42), ("Lou", 7300, 1.5)])
#> rank_money([("p", 811, 9.9), ("q", 799, 8.1), ("r", 850, 14), ("s", 777, 7)])
# %%
def temperature_days(temps, base=15):
    heating = cooling = 0.0
    for low, high in temps:
        mean = (low + high) / 2
        diff = base - mean
        if diff > 0:
            heating += diff
        else:
            cooling -= diff
    ratio = heating / cooling if cooling else float("inf")
    return heating, cooling, round(ratio, 2)
#> temperature_days([(2, 9), (11, 20), (15, 26)])
#> temperature_days([(-5, 1.5), (0, 4)])
#> temperature_days([(18, 31)], 22)
#> temperature_days([(10.5, 19.5), (9, 21)])
#> temperature_days([(7, 12), (13, 25), (16.5, 30), (4, 11)], base=17)
# %%
def points_card(purchases):
    points = 0
    log = []
    for amount in purchases:
        if points >= 100:
            used = points // 100
            amount -= used * 2.5
            points %= 100
        earned = int(amount) * 3 // 2
        if amount > 50:
            earned += 10
        points += max(earned, 0)
        log.append(points)
    return log
#> points_card([20.5, 61.99, 12])
#> points_card([70, 3, 0.99])
#> points_card([150, 1.2])
#> points_card([33.3, 33.4, 33.5, 4.75])
#> points_card([49.99, 50, 50.01, 80])
# %%
def nearest_shop(me, shops):
    best, best_d = None, float("inf")
    mx, my = me
    for name, (x, y) in shops.items():
        street = abs(x - mx) + abs(y - my)
        air = ((x - mx) ** 2 + (y - my) ** 2) ** 0.5
        score = 0.7 * street + 0.3 * air
        if score < best_d:
            best, best_d = name, score
    return best, round(best_d, 3)
#> nearest_shop((0, 0), {"deli": (3, 4), "kiosk": (0, 6.5)})
#> nearest_shop((2.5, -1), {"mart": (2.5, -1)})
#> nearest_shop((10, 10), {"n": (10, 18), "s": (4, 4), "w": (3, 10)})
#> nearest_shop((-3, 7), {"books": (5, 1), "tea": (-9, -1)})
#> nearest_shop((1, 1), {})
# %%
def instalments(total_cents, n):
    rate = total_cents // n
    rate -= rate % 100          # whole euros
    plan = [rate] * n
    plan[0] += total_cents - rate * n
    check = sum(plan)
    first = plan[0] / 100
    return first, plan[-1] / 100, check == total_cents, f"{first / (check / 100):.1%}"
#> instalments(99900, 12)
#> instalments(45678, 5)
#> instalments(250, 4)
#> instalments(120000, 10)
#> instalments(1999, 1)
# %%
def round_to(x, step):
    k = x / step
    down = int(k // 1)
    up = down + 1
    lo, hi = down * step, up * step
    if x - lo < hi - x:
        return lo, "down"
    if x - lo > hi - x:
        return hi, "up"
    return (lo if down % 2 == 0 else hi), "tie"
#> round_to(13.2, 5)
#> round_to(0.375, 0.25)
#> round_to(-7, 4)
#> round_to(2.49, 0.05)
#> round_to(118, 12)
# %%
def shipping(weight_g, country, value):
    table = {"DE": [(500, 3.9), (2000, 5.5), (10000, 9.7)],
             "AT": [(1000, 8.9), (5000, 15.2)]}
    if country not in table:
        return "no service"
    price = None
    for limit, p in table[country]:
        if weight_g <= limit:
            price = p
            break
    if price is None:
        return "too heavy"
    if value > 100:
        price += value * 0.005
    return round(price, 2)
#> shipping(750, "DE", 40)
#> shipping(5001, "AT", 10)
#> shipping(980, "AT", 333.5)
#> shipping(10, "FR", 5)
#> shipping(10000, "DE", 1250)
# %%
def cumulative_share(xs):
    total = sum(xs)
    acc = 0
    for rank, x in enumerate(sorted(xs, reverse=True), 1):
        acc += x
        share = acc / total
        if share >= 0.8:
            return rank, round(share, 3), f"{rank / len(xs):.0%} of items"
    return None
#> cumulative_share([100, 50, 30, 10, 5, 5])
#> cumulative_share([1, 1, 1, 1, 1])
#> cumulative_share([980, 7, 6, 4, 3])
#> cumulative_share([12.5, 40.2, 8.8, 31.7])
#> cumulative_share([4])
# %%
class Solution:
    def meterSteps(self, units, slabs):
        cost, prev = 0, 0
        detail = []
        for upto, paise in slabs:
            if units <= prev:
                break
            n = min(units, upto) - prev
            cost += n * paise
            detail.append(n)
            prev = upto
        surcharge = cost * 3 // 100 if len(detail) > 2 else 0
        return (cost + surcharge) / 100, detail
#> Solution().meterSteps(230, [(100, 350), (200, 480), (500, 675)])
#> Solution().meterSteps(95, [(100, 350), (200, 480), (500, 675)])
#> Solution().meterSteps(412, [(50, 199), (150, 299), (300, 425), (1000, 599)])
#> Solution().meterSteps(0, [(10, 5)])
#> Solution().meterSteps(61, [(30, 120), (60, 145), (90, 333)])
# %%
def inflation(price, rates):
    real = price
    index = 100.0
    worst = max(rates, default=0)
    for r in rates:
        index = round(index * (1 + r / 100), 1)
    real = price / index * 100
    lost = price - real
    return f"{index:.1f} {real:.2f} {lost:.2f} {worst}"
#> inflation(50, [2.1, 3.4, 1.9])
#> inflation(1000, [])
#> inflation(19.9, [7.9, 5.8])
#> inflation(340, [-0.4, 0.2, 1.1, 0.7])
#> inflation(8.5, [10, 10, 10])
# %%
def clock_angle(hhmm):
    h, m = int(hhmm[:2]), int(hhmm[3:])
    hour_hand = (h % 12) * 30 + m * 0.5
    minute_hand = m * 6
    diff = abs(hour_hand - minute_hand)
    small = min(diff, 360 - diff)
    kind = "right" if small == 90 else "sharp" if small < 90 else "wide"
    return small, kind, round(small / 360, 3)
#> clock_angle("09:00")
#> clock_angle("14:20")
#> clock_angle("07:38")
#> clock_angle("12:33")
#> clock_angle("23:15")
# %%
def bulk(price, free_every, count):
    groups, single = divmod(count, free_every)
    paid = groups * (free_every - 1) + single
    cost = paid * price
    effective = cost / count if count else 0
    return {"paid": paid, "cost": round(cost, 2), "each": round(effective, 3)}
#> bulk(2.5, 3, 10)
#> bulk(0.99, 5, 4)
#> bulk(14.3, 2, 7)
#> bulk(3, 4, 0)
#> bulk(1.45, 6, 36)
# %%
def exchange(amount, path, rates, fee):
    trace = [amount]
    for a, b in zip(path, path[1:]):
        if (a, b) in rates:
            amount *= rates[a, b]
        else:
            amount /= rates[b, a]
        amount -= amount * fee
        amount = round(amount, 2)
        trace.append(amount)
    return trace
#> exchange(100, "EUE", {("E", "U"): 1.08}, 0.01)
#> exchange(2500, ["JPY", "EUR", "CHF"], {("EUR", "JPY"): 162.5, ("EUR", "CHF"): 0.95}, 0.005)
#> exchange(40, ["USD"], {}, 0.1)
#> exchange(75.5, ["GBP", "SEK", "NOK"], {("GBP", "SEK"): 13.4, ("NOK", "SEK"): 0.98}, 0)
#> exchange(10, "XYZ", {("X", "Y"): 2.5}, 0.02)
# %%
def quiz_points(answers, key, penalty=0.25):
    score = 0
    streak = 0
    for given, right in zip(answers, key):
        if given == "-":
            streak = 0
        elif given == right:
            streak += 1
            score += 1 + (0.5 if streak == 3 else 0)
        else:
            score -= penalty
            streak = 0
    percent = max(score, 0) * 100 / len(key)
    return score, f"{percent:.1f}%"
#> quiz_points("ABCA", "ABCD")
#> quiz_points("CC-C-", "DCBCA")
#> quiz_points("DDD", "ABC", 0.5)
#> quiz_points("ABCDAB", "ABCDAC", 1)
#> quiz_points("--B", "ACBDA")
# %%
def gear_speeds(rear, front, cadence):
    result = []
    for f in front:
        for r in rear:
            ratio = f / r
            kmh = ratio * 2.1 * cadence * 60 / 1000
            result.append((round(ratio, 2), round(kmh, 1)))
    result.sort()
    jumps = [b[0] - a[0] for a, b in zip(result, result[1:])]
    return result[0], result[-1], round(max(jumps), 2) if jumps else 0
#> gear_speeds([28, 21, 14], [42], 80)
#> gear_speeds([32, 11], [34, 50], 90)
#> gear_speeds([16], [44], 75)
#> gear_speeds([30, 24, 18, 12], [24, 36], 60)
#> gear_speeds([25, 20], [30, 40, 50], 95)
# %%
def tax_free_shop(basket):
    """Adds up in order; stops when the allowance of 430 would be passed."""
    allowance = 430
    taken = []
    spent = 0.0
    for thing, price in basket:
        if spent + price > allowance:
            over = spent + price - allowance
            return taken, spent, f"{thing} is {over:.2f} too much"
        spent += price
        taken.append(thing)
    return taken, spent, "ok"
#> tax_free_shop([("watch", 199.9), ("scarf", 45.5), ("gin", 28.1)])
#> tax_free_shop([("camera", 612)])
#> tax_free_shop([("rum", 18.4), ("bag", 320), ("pen", 91.7), ("mug", 5)])
#> tax_free_shop([])
#> tax_free_shop([("ring", 429.99), ("gum", 0.01), ("mint", 0.02)])
# %%
def weighted_grade(parts):
    num = den = 0
    missing = []
    for name, spec in parts.items():
        got, out_of, weight = spec
        if out_of == 0:
            missing.append(name)
            continue
        num += got / out_of * weight
        den += weight
    percent = num / den * 100
    swiss = 1 + 5 * percent / 100
    return round(swiss * 4) / 4, round(percent, 1), missing
#> weighted_grade({"exam": (31, 40, 3), "lab": (18, 20, 1)})
#> weighted_grade({"hw": (7, 12, 0.4), "oral": (0, 0, 0.2), "test": (45, 60, 0.4)})
#> weighted_grade({"all": (10, 10, 1)})
#> weighted_grade({"a": (3, 25, 2), "b": (9.5, 15, 1), "c": (22, 30, 1)})
#> weighted_grade({"none": (0, 0, 5)})
