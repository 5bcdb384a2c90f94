# %%
def small_change(a, b):
    total = a + b
    shown = round(total, 1)
    exact = total == shown
    if exact:
        note = "exact"
    elif total > shown:
        note = "a hair above"
    else:
        note = "a hair below"
    return shown, note
#> small_change(0.1, 0.2)
#> small_change(0.5, 0.7)
#> small_change(1.1, 2.2)
#> small_change(0.8, -0.7)
#> small_change(2.5, 0.3)
# %%
def times_table(x, n):
    row = []
    ugly = 0
    for k in range(1, n + 1):
        v = x * k
        if len(str(v)) > 6:
            ugly += 1
            v = round(v, 2)
        row.append(v)
    return row, ugly
#> times_table(0.1, 7)
#> times_table(1.1, 6)
#> times_table(0.25, 4)
#> times_table(0.7, 8)
#> times_table(-2.3, 5)
# %%
def sixty(text):
    # "3h 90m" -> tidy
    h = m = 0
    for part in text.split():
        n = int(part[:-1])
        if part[-1] == "h":
            h += n
        elif part[-1] == "m":
            m += n
        else:
            return None
    h += m // 60
    m = m % 60
    return f"{h}:{m:02}"
#> sixty("3h 90m")
#> sixty("45m 15m 1m")
#> sixty("7h")
#> sixty("2h 5s")
#> sixty("1h 59m 2h 62m")
# %%
class Solution:
    def splitEvenly(self, cents: int, names: list) -> dict:
        base = cents // len(names)
        spare = cents - base * len(names)
        shares = {n: base for n in names}
        i = len(names) - 1
        while spare:
            shares[names[i]] += 1
            spare -= 1
            i -= 1
        return shares
#> Solution().splitEvenly(1000, ["p", "q", "r"])
#> Solution().splitEvenly(77, ["ana", "bert"])
#> Solution().splitEvenly(-10, ["x", "y", "z", "w"])
#> Solution().splitEvenly(5, ["a", "b", "c", "d", "e", "f", "g"])
#> Solution().splitEvenly(640, ["solo"])
# %%
def water_price(m3):
    price = 0
    if m3 > 20:
        price += (m3 - 20) * 4
        m3 = 20
    if m3 > 8:
        price += (m3 - 8) * 2.5
        m3 = 8
    price += m3 * 1.5
    return price
#> water_price(25)
#> water_price(8)
#> water_price(13.5)
#> water_price(0)
#> water_price(40)
# %%
def stop_watch(presses):
    running = False
    start = total = 0
    laps = []
    for t in presses:
        if running:
            total += t - start
            laps.append(round(t - start, 1))
        else:
            start = t
        running = not running
    return round(total, 1), laps, running
#> stop_watch([0, 3.2, 5, 6.1])
#> stop_watch([1.5])
#> stop_watch([])
#> stop_watch([10, 12.5, 12.5, 20, 31])
#> stop_watch([0.1, 0.4, 0.5, 1.2, 1.3, 2.0])
# %%
def trip_budget(cash, days, costs):
    per_day = cash / days
    status = []
    for c in costs:
        cash -= c
        days -= 1
        if days == 0:
            break
        new = cash / days
        status.append("up" if new > per_day else "down" if new < per_day else "same")
        per_day = new
    return cash, status
#> trip_budget(400, 5, [60, 100, 80])
#> trip_budget(90, 3, [30, 30, 30])
#> trip_budget(250, 2, [10.5, 239.5])
#> trip_budget(120, 4, [])
#> trip_budget(70, 7, [25, 0, 5, 5, 40])
# %%
def lowest_total(shops, wanted):
    best_shop = ""
    best_total = 10 ** 6
    for shop, prices in shops.items():
        total = 0
        for item, n in wanted.items():
            if item not in prices:
                total = None
                break
            total += prices[item] * n
        if total is not None and total < best_total:
            best_shop, best_total = shop, total
    return best_shop or None, best_total
#> lowest_total({"A": {"egg": 0.3, "ham": 2}, "B": {"egg": 0.25, "ham": 2.5}}, {"egg": 10, "ham": 1})
#> lowest_total({"A": {"egg": 0.3}}, {"nut": 1})
#> lowest_total({"K": {"x": 1.5}, "L": {"x": 1.5}}, {"x": 4})
#> lowest_total({"P": {"a": 2, "b": 3}, "Q": {"a": 1}, "R": {"b": 2.5, "a": 2.25}}, {"a": 2, "b": 2})
#> lowest_total({"Z": {}}, {})
# %%
def mixed_number(n, d):
    sign = "-" if (n < 0) != (d < 0) and n else ""
    n, d = abs(n), abs(d)
    whole, n = divmod(n, d)
    k = 2
    while k <= n:
        if n % k == 0 and d % k == 0:
            n //= k
            d //= k
        else:
            k += 1
    if n == 0:
        return f"{sign}{whole}"
    return f"{sign}{whole} {n}/{d}" if whole else f"{sign}{n}/{d}"
#> mixed_number(22, 8)
#> mixed_number(-7, 3)
#> mixed_number(12, 4)
#> mixed_number(6, -9)
#> mixed_number(100, 48)
# %%
def weekly_wage(days):
    total = 0
    for name, hours in days.items():
        if name in ("sat", "sun"):
            pay = hours * 18
        elif hours > 8:
            pay = 8 * 12 + (hours - 8) * 15
        else:
            pay = hours * 12
        total += pay
    tax = total // 10
    return total, tax, total - tax
#> weekly_wage({"mon": 8, "tue": 9.5, "sat": 4})
#> weekly_wage({"fri": 6})
#> weekly_wage({"sun": 10, "wed": 10})
#> weekly_wage({})
#> weekly_wage({"mon": 7.5, "tue": 7.5, "wed": 8.5, "thu": 0})
# %%
def average_until(xs, stop):
    count = 0
    total = 0
    for x in xs:
        if x == stop:
            break
        if x < 0:
            continue
        count += 1
        total += x
    else:
        count += 1
    if count == 0:
        return 0.0
    return total / count
#> average_until([4, 8, -1, 3, 99], 99)
#> average_until([5, 10, 3], 0)
#> average_until([6, 7.5, 7], 7)
#> average_until([-2, -3, -4], 1)
#> average_until([2.5, 3.5, 6, 0, 100], 0)
# %%
def elevation(km_marks, heights):
    total = 0
    i = 1
    while i < len(heights):
        rise = heights[i] - heights[i - 1]
        run = (km_marks[i] - km_marks[i - 1]) * 1000
        pct = rise / run * 100
        if pct > 8:
            total += rise * 2
        elif pct > 0:
            total += rise
        i += 1
    return total, round(pct, 1)
#> elevation([0, 1, 2], [100, 150, 250])
#> elevation([0, 2, 2.5, 6], [800, 820, 900, 700])
#> elevation([5, 6], [40, 40])
#> elevation([0, 0.5, 1, 1.5], [10, 60, 90, 100])
#> elevation([0, 4, 9], [300, 260, 610])
# %%
class Solution:
    def clothesSale(self, tags, day):
        """red tags lose 10 % each day, blue ones 5.0 each day, others nothing"""
        total = 0
        for tag in tags:
            colour, price = tag.split(":")
            price = float(price)
            for d in range(day):
                if colour == "red":
                    price = round(price * 0.9, 2)
                elif colour == "blue":
                    price = max(1, price - 5)
            total += price
        return round(total, 2)
#> Solution().clothesSale(["red:50", "blue:20", "grey:9.9"], 2)
#> Solution().clothesSale(["blue:7", "blue:12.5"], 3)
#> Solution().clothesSale(["red:19.99"], 4)
#> Solution().clothesSale(["red:80", "blue:30"], 0)
#> Solution().clothesSale(["red:5.55", "red:0.5", "pink:3"], 1)
# %%
def guess_currency(amount, text):
    rates = {"usd": 1.08, "gbp": 0.86, "chf": 0.95, "sek": 11.3}
    hit = None
    gap = None
    for cur, r in rates.items():
        g = abs(text / amount - r) / r
        if gap is None or g < gap:
            hit, gap = cur, g
    sure = "sure" if gap < 0.01 else "maybe" if gap < 0.1 else "no"
    return hit, sure, f"{gap:.1%}"
#> guess_currency(100, 108)
#> guess_currency(50, 44)
#> guess_currency(20, 300)
#> guess_currency(75, 71.4)
#> guess_currency(12.5, 141)
# %%
def bar_tab(orders, happy_from, happy_to):
    tab = {}
    for who, time, price in orders:
        if happy_from <= time < happy_to:
            price = price / 2
        tab[who] = tab.get(who, 0) + price
    most = max(tab.values()) if tab else 0
    return tab, most, sum(tab.values()) * 1.1
#> bar_tab([("Jo", 17, 5), ("Al", 19.5, 6), ("Jo", 18.5, 4)], 17, 19)
#> bar_tab([("x", 20, 3.5)], 17, 20)
#> bar_tab([], 16, 18)
#> bar_tab([("m", 16.25, 7), ("n", 16.75, 7), ("m", 22, 2)], 16.5, 18)
#> bar_tab([("k", 1, 9), ("l", 2, 12), ("k", 3, 15), ("l", 4, 1.5)], 2, 4)
# %%
def shoe_size(cm, system):
    eu = (cm + 1.5) * 1.5
    if system == "eu":
        size = eu
    elif system == "uk":
        size = eu / 1.27 - 25
    elif system == "us":
        size = eu / 1.27 - 24
    else:
        raise ValueError(system)
    half = round(size * 2) / 2
    return half, round(half - size, 2)
#> shoe_size(26, "eu")
#> shoe_size(24.5, "uk")
#> shoe_size(29.3, "us")
#> shoe_size(22.2, "eu")
#> shoe_size(25, "jp")
# %%
def sick_pay(daily, days, sick):
    full = daily * (days - sick)
    pay = full
    for d in range(1, sick + 1):
        if d <= 1:
            continue
        elif d <= 14:
            pay += daily * 0.8
        else:
            pay += daily * 0.6
    lost = daily * days - pay
    return round(pay, 2), round(lost, 2)
#> sick_pay(100, 20, 3)
#> sick_pay(85.5, 21, 0)
#> sick_pay(120, 22, 17)
#> sick_pay(64, 5, 5)
#> sick_pay(150.25, 18, 1)
# %%
def compare_prices(a, b):
    """'3 for 2' against a plain price"""
    def parse(offer):
        if " for " in offer:
            n, rest = offer.split(" for ")
            return float(rest) / int(n)
        return float(offer)
    pa, pb = parse(a), parse(b)
    if abs(pa - pb) < 1e-9:
        return "same", pa
    return ("first", round(pb - pa, 2)) if pa < pb else ("second", round(pa - pb, 2))
#> compare_prices("3 for 2", "0.7")
#> compare_prices("1.25", "4 for 5")
#> compare_prices("6 for 7.5", "2 for 2.4")
#> compare_prices("0.99", "1.05")
#> compare_prices("10 for 3", "0.29")
# %%
def cook_time(kg, kind, start):
    per_kg, extra = {"beef": (40, 20), "pork": (60, 30), "lamb": (45, 25)}[kind]
    minutes = round(kg * per_kg + extra)
    h, m = start // 100, start % 100
    t = h * 60 + m + minutes
    ready = t // 60 % 24 * 100 + t % 60
    rest = minutes // 6
    return minutes, ready, rest
#> cook_time(1.5, "beef", 1715)
#> cook_time(2.25, "pork", 2300)
#> cook_time(0.8, "lamb", 955)
#> cook_time(3, "beef", 1200)
#> cook_time(1, "duck", 1800)
# %%
def mean_mode_gap(xs):
    counts = {}
    for x in xs:
        counts[x] = counts.get(x, 0) + 1
    top = 0
    mode = None
    for x in counts:
        if counts[x] > top:
            top = counts[x]
            mode = x
    mean = sum(xs) / len(xs)
    gap = mean - mode
    return mode, top, mean, "skew" if abs(gap) > 1 else "even"
#> mean_mode_gap([3, 5, 3, 9])
#> mean_mode_gap([2.5, 2.5, 3])
#> mean_mode_gap([8])
#> mean_mode_gap([1, 2, 2, 1, 10, 20])
#> mean_mode_gap([-4, 4, 4, -4, 0, -4, 2, 2])
# %%
def one_percent(value, days, up=True):
    step = 1.01 if up else 0.99
    v = value
    shown = []
    for d in range(1, days + 1):
        v *= step
        if d % 2 == 0:
            shown.append(round(v, 2))
    return shown, f"{v / value - 1:+.2%}"
#> one_percent(100, 4)
#> one_percent(100, 4, False)
#> one_percent(37.5, 7)
#> one_percent(8, 1, up=False)
#> one_percent(2500, 6)
# %%
def dog_food(dogs, bag_kg):
    daily = 0
    for name, kg, age in dogs:
        grams = kg * 12
        if age < 1:
            grams *= 2
        elif age > 8:
            grams *= 0.75
        daily += grams
    days = int(bag_kg * 1000 // daily) if daily else None
    return daily, days
#> dog_food([("Rex", 30, 4), ("Pip", 5, 0.5)], 12)
#> dog_food([("Old", 20, 11)], 3)
#> dog_food([], 10)
#> dog_food([("A", 8.5, 2), ("B", 40, 9), ("C", 2, 0)], 15)
#> dog_food([("Max", 25, 8)], 7.5)
# %%
def phone_credit(credit, calls):
    used = []
    for kind, n in calls:
        if kind == "sms":
            cost = n * 7
        elif kind == "call":
            cost = 10 + n * 9
        else:
            cost = n * 2
        if cost > credit:
            used.append(-1)
            continue
        credit -= cost
        used.append(cost)
    return used, f"{credit / 100:.2f}"
#> phone_credit(200, [("sms", 3), ("call", 12), ("mb", 20)])
#> phone_credit(50, [("call", 5), ("sms", 7)])
#> phone_credit(1500, [("mb", 500), ("mb", 300)])
#> phone_credit(0, [("sms", 0)])
#> phone_credit(75, [("sms", 1), ("sms", 2), ("call", 4), ("mb", 4)])
# %%
class Solution:
    def gardenBeds(self, beds, soil_bag=40):
        litres = 0
        bags = 0
        for bed in beds:
            l, w, *depth = bed
            d = depth[0] if depth else 20
            need = l * w * d // 1000
            litres += need
            bags += -(-need // soil_bag)
        joint = -(-litres // soil_bag)
        return litres, bags, bags - joint
#> Solution().gardenBeds([(120, 80), (100, 50, 30)])
#> Solution().gardenBeds([(60, 40, 15)], 50)
#> Solution().gardenBeds([(200, 100, 25), (90, 90), (45, 30, 10)])
#> Solution().gardenBeds([])
#> Solution().gardenBeds([(33, 33), (33, 33), (33, 33)], soil_bag=20)
# %%
def split_price(text):
    amount, unit = text.split("/")
    value = float(amount)
    factor = 1
    if unit.endswith("kg"):
        factor = 1000
    elif unit.endswith("g"):
        factor = 1
    number = unit.rstrip("kg")
    grams = (float(number) if number else 1) * factor
    return round(value / grams * 100, 3), grams
#> split_price("4.50/kg")
#> split_price("1.99/250g")
#> split_price("12/2.5kg")
#> split_price("0.05/g")
#> split_price("7.77/330g")
# %%
def retire_count(ages, limit, years):
    left = list(ages)
    gone = []
    for y in range(years):
        left = [a + 1 for a in left]
        out = [a for a in left if a >= limit]
        left = [a for a in left if a < limit]
        gone.append(len(out))
    avg = sum(left) / len(left) if left else 0
    return gone, round(avg, 1)
#> retire_count([62, 58, 64, 41], 65, 3)
#> retire_count([30, 31], 67, 2)
#> retire_count([66, 66, 66], 67, 1)
#> retire_count([], 60, 4)
#> retire_count([55, 57, 59, 60, 23, 38], 61, 5)
# %%
def pick_coins(target, coins):
    # never more than the target, biggest first, each coin once
    coins = sorted(coins, reverse=True)
    total = 0.0
    taken = []
    for c in coins:
        if round(total + c, 2) <= target:
            total = round(total + c, 2)
            taken.append(c)
        if total == target:
            break
    return taken, round(target - total, 2)
#> pick_coins(1.7, [1, 0.5, 0.2, 0.2, 0.1])
#> pick_coins(0.6, [0.5, 0.2, 0.2, 0.2])
#> pick_coins(3, [2, 2, 1, 0.05])
#> pick_coins(0.04, [0.05, 0.1])
#> pick_coins(2.85, [2, 0.5, 0.2, 0.1, 0.05, 0.02])
# %%
def film_length(minutes, ads, start):
    hh, mm = start.split("h")
    begin = int(hh) * 60 + int(mm or 0)
    end = begin + ads + minutes
    if minutes > 150:
        end += 15
    day = " next day" if end >= 1440 else ""
    end %= 1440
    return f"{end // 60}h{end % 60:02d}{day}"
#> film_length(118, 20, "20h15")
#> film_length(181, 25, "21h")
#> film_length(95, 0, "9h30")
#> film_length(150, 30, "22h45")
#> film_length(151, 10, "14h05")
# %%
def fuel_or_electric(km, fuel_price, kwh_price):
    fuel = km * 6.5 / 100 * fuel_price
    power = km * 18 / 100 * kwh_price
    diff = fuel - power
    years = None
    if diff > 0:
        years = 4000 / diff
        years = round(years, 1)
    return round(fuel, 2), round(power, 2), years
#> fuel_or_electric(10000, 1.6, 0.3)
#> fuel_or_electric(5000, 1.2, 0.45)
#> fuel_or_electric(22000, 1.85, 0.25)
#> fuel_or_electric(0, 2, 0.2)
#> fuel_or_electric(1500, 1.799, 0.349)
# %%
def three_card_sum(cards, goal):
    total = 0
    aces = 0
    for c in cards:
        if c == "A":
            total += 11
            aces += 1
        elif c in ("K", "Q", "J"):
            total += 10
        else:
            total += int(c)
        while total > goal and aces:
            total -= 10
            aces -= 1
    return total, goal - total, aces
#> three_card_sum(["A", "7", "K"], 21)
#> three_card_sum(["A", "A", "9"], 21)
#> three_card_sum(["10", "J", "5"], 21)
#> three_card_sum(["3", "4"], 15)
#> three_card_sum(["A", "5", "2", "A"], 17)
# %%
def money_race(a, b, step_a, pct_b):
    year = 0
    while a > b and year < 25:
        a += step_a
        b += b * pct_b / 100
        b = round(b, 1)
        year += 1
    return year, a, b
#> money_race(100, 50, 5, 20)
#> money_race(30, 20, 1.5, 10)
#> money_race(10, 12, 1, 1)
#> money_race(500, 200, 50, 30)
#> money_race(80, 60, 0, 2.5)
# %%
def print_cost(pages, colour_pages, double_sided):
    black = pages - colour_pages
    cents = black * 4
    if colour_pages > 10:
        cents += 10 * 25 + (colour_pages - 10) * 18
    else:
        cents += colour_pages * 25
    sheets = (pages + 1) // 2 if double_sided else pages
    cents += sheets
    return cents / 100, sheets
#> print_cost(40, 5, True)
#> print_cost(7, 7, True)
#> print_cost(120, 30, False)
#> print_cost(1, 0, False)
#> print_cost(33, 11, True)
# %%
def leftovers(total, packs):
    result = {}
    for p in packs:
        n = total // p
        rest = total - n * p
        result[p] = rest
    best = min(result, key=lambda k: (result[k], -k))
    return result, best, total / best
#> leftovers(100, [6, 8, 12])
#> leftovers(75.5, [10, 4.5])
#> leftovers(30, [7])
#> leftovers(48, [5, 16, 12])
#> leftovers(-20, [6, 9])
# %%
def snap(points, grid=0.5):
    out = []
    moved = 0
    for x, y in points:
        sx = round(x / grid) * grid
        sy = round(y / grid) * grid
        moved += abs(sx - x) + abs(sy - y)
        if not out or out[-1] != (sx, sy):
            out.append((sx, sy))
    return out, round(moved, 2)
#> snap([(0.2, 0.3), (0.7, 1.1), (0.8, 1.2)])
#> snap([(1.25, 1.75)])
#> snap([(12, 7), (18, 22)], grid=5)
#> snap([])
#> snap([(-0.3, 0.26), (-0.4, 0.74), (2.2, -1.9)])
# %%
def who_is_closest(guesses, price):
    best = None
    for name, g in guesses.items():
        if g > price:
            continue
        gap = price - g
        if best is None or gap < best[1]:
            best = (name, gap)
    if best is None:
        return "all over"
    name, gap = best
    return f"{name} by {gap:.2f}", gap / price < 0.05
#> who_is_closest({"a": 90, "b": 104, "c": 97.5}, 100)
#> who_is_closest({"x": 20, "y": 30}, 19.99)
#> who_is_closest({"m": 500, "n": 640, "o": 635}, 649)
#> who_is_closest({"k": 7, "l": 7, "m": 3.5}, 7)
#> who_is_closest({"p": 1.25, "q": 0.75}, 1.5)
# %%
def stamp_book(letters):
    stamps = {85: 10, 15: 10, 5: 4}
    sent = 0
    for grams in letters:
        need = 85 if grams <= 20 else 100 if grams <= 50 else 160
        plan = []
        for v in (85, 15, 5):
            n = min(need // v, stamps[v])
            plan.append((v, n))
            need -= n * v
        if need:
            continue
        for v, n in plan:
            stamps[v] -= n
        sent += 1
    return sent, stamps
#> stamp_book([18, 30, 45])
#> stamp_book([100, 200])
#> stamp_book([20, 20, 21, 51, 70])
#> stamp_book([])
#> stamp_book([60, 60, 60, 60, 10, 40])
# %%
def tidy_percent(parts, whole):
    texts = []
    seen = 0
    for p in parts:
        pct = p / whole * 100
        seen += pct
        if 0 < pct < 1:
            texts.append("<1%")
        elif pct == int(pct):
            texts.append(f"{int(pct)}%")
        else:
            texts.append(f"{pct:.1f}%")
    rest = 100 - seen
    if rest > 0.05:
        texts.append(f"other {rest:.1f}%")
    return texts
#> tidy_percent([25, 50], 200)
#> tidy_percent([1, 2], 3)
#> tidy_percent([0.5, 99.5], 100)
#> tidy_percent([7, 11, 13], 64)
#> tidy_percent([3, 0, 997], 1000)
# %%
def ink_levels(start, jobs):
    ink = dict(start)
    done = 0
    for job in jobs:
        cost = {"c": 0.5, "m": 0.5, "k": 1.25} if job == "photo" else {"k": 0.75}
        if any(ink[x] < v for x, v in cost.items()):
            break
        for x, v in cost.items():
            ink[x] -= v
        done += 1
    low = min(ink, key=ink.get)
    return done, ink, low
#> ink_levels({"c": 2, "m": 3, "k": 4}, ["photo", "text", "photo"])
#> ink_levels({"c": 0.4, "m": 5, "k": 5}, ["text", "photo", "text"])
#> ink_levels({"c": 9, "m": 9, "k": 2}, ["text", "text", "text"])
#> ink_levels({"c": 1, "m": 1.5, "k": 8}, ["photo", "photo", "photo"])
#> ink_levels({"c": 1, "m": 1, "k": 1}, [])
# %%
def car_value(price, years, km):
    value = price
    for y in range(1, years + 1):
        drop = 24 if y == 1 else 12 if y < 5 else 6
        value -= value * drop / 100
    expected = years * 15000
    if km > expected:
        value -= (km - expected) * 0.04
    elif km < expected:
        value += (expected - km) * 0.02
    return max(int(value), 500)
#> car_value(20000, 2, 30000)
#> car_value(15000, 5, 90000)
#> car_value(9000, 6, 240000)
#> car_value(32500, 1, 8200)
#> car_value(12345, 0, 10)
