# %%
class Account:
    def __init__(self, owner, cents=0):
        self.owner = owner
        self.cents = cents
        self.log = []

    def __repr__(self):
        return f"<{self.owner} {self.cents}>"

    def move(self, amount):
        if self.cents + amount < 0:
            self.log.append("x")
            return False
        self.cents += amount
        self.log.append("+" if amount > 0 else "-")
        return True

def run_account(owner, amounts):
    acc = Account(owner)
    done = sum(acc.move(a) for a in amounts)
    return f"{acc.owner}: {acc.cents / 100:.2f}", done, "".join(acc.log)
#> run_account("Ria", [5000, -1250, -4000, 300])
#> run_account("Sol", [-1])
#> run_account("Tess", [199, -199, 5])
#> run_account("Udo", [])
#> run_account("Val", [12345, -45, -12300, -1, 70])
# %%
from itertools import accumulate

def first_black_day(flows):
    balances = list(accumulate(flows))
    low = min(balances)
    for day, b in enumerate(balances):
        if b >= 0 and all(x >= 0 for x in balances[day:]):
            return day, b, low
    return -1, balances[-1], low
#> first_black_day([-500, 120, 200, 260])
#> first_black_day([80, -100, 30, -5])
#> first_black_day([10, 5, -3])
#> first_black_day([-40, 60, -30, 10, 15])
#> first_black_day([-9])
# %%
import math

def tiles_needed(length, width, tile, waste=0.1):
    across = math.ceil(length / tile)
    down = math.ceil(width / tile)
    plain = across * down
    extra = math.ceil(plain * waste)
    boxes, loose = divmod(plain + extra, 12)
    if loose:
        boxes += 1
    return plain, extra, boxes
#> tiles_needed(4.2, 3.1, 0.3)
#> tiles_needed(2, 2, 0.5, 0)
#> tiles_needed(5.55, 1.9, 0.45, waste=0.05)
#> tiles_needed(0.9, 0.3, 0.3)
#> tiles_needed(10, 6.4, 0.6, 0.15)
# %%
def to_cents(text):
    text = text.strip().replace("'", "")
    sign = -1 if text.startswith("-") else 1
    text = text.lstrip("+-")
    whole, _, frac = text.partition(".")
    frac = (frac + "00")[:2]
    return sign * (int(whole or 0) * 100 + int(frac))

def add_texts(items):
    total = 0
    for it in items:
        total += to_cents(it)
    mark = "CR" if total >= 0 else "DR"
    return f"{abs(total) // 100}.{abs(total) % 100:02d} {mark}"
#> add_texts(["12.50", "-3.5", " 7"])
#> add_texts(["1'200.05", "-2000"])
#> add_texts([".99", "+.01"])
#> add_texts(["-0.333", "-0.339"])
#> add_texts(["45", "5.678", "-50.6"])
# %%
class Solution:
    def fairLoad(self, weights, limit):
        trips = []
        cur = 0.0
        for w in weights:
            if w > limit:
                return "cannot carry %.1f" % w
            if round(cur + w, 1) > limit:
                trips.append(round(cur, 1))
                cur = 0.0
            cur += w
        trips.append(round(cur, 1))
        fill = sum(trips) / (limit * len(trips))
        return trips, "%d%%" % (fill * 100)
#> Solution().fairLoad([0.1, 0.2, 0.3, 0.4], 0.6)
#> Solution().fairLoad([12.5, 7.5, 9.9, 10.1], 20)
#> Solution().fairLoad([3, 31.4], 30)
#> Solution().fairLoad([], 5)
#> Solution().fairLoad([1.1, 2.2, 3.3, 1.1, 2.2], 3.3)
# %%
def compound(p, r, n):
    if n == 0:
        return p
    before = compound(p, r, n - 1)
    return round(before * (100 + r) / 100, 2)

def best_bank(p, offers, years):
    results = {}
    for bank, (rate, fee) in offers.items():
        results[bank] = round(compound(p, rate, years) - fee * years, 2)
    top = max(results, key=results.get)
    return top, results[top], round(results[top] - p, 2)
#> best_bank(1000, {"north": (3, 5), "south": (2.5, 0)}, 3)
#> best_bank(150.5, {"a": (10, 20), "b": (1, 0)}, 2)
#> best_bank(8000, {"x": (1.75, 12), "y": (1.9, 30), "z": (0.5, 0)}, 4)
#> best_bank(60, {"only": (4, 4)}, 1)
#> best_bank(500, {"u": (5, 1), "v": (6, 9)}, 0)
# %%
def seconds_to_clock(sec):
    sec = round(sec)
    h, sec = divmod(sec, 3600)
    m, s = divmod(sec, 60)
    return f"{h}:{m:02}:{s:02}" if h else f"{m}:{s:02}"

def predict_race(dist_km, time_sec, new_km):
    pace = time_sec / dist_km
    t = time_sec * (new_km / dist_km) ** 1.06
    return seconds_to_clock(pace), seconds_to_clock(t)
#> predict_race(5, 1500, 10)
#> predict_race(10, 2745, 42.195)
#> predict_race(21.1, 6610, 5)
#> predict_race(1, 245.5, 1)
#> predict_race(3, 1100, 100)
# %%
def make_converter(factor, offset=0):
    def convert(x):
        return round(x * factor + offset, 2)
    return convert

def convert_all(kind, values):
    table = {"c2f": make_converter(1.8, 32),
             "mi2km": make_converter(1.609),
             "lb2kg": make_converter(0.4536)}
    f = table[kind]
    done = [f(v) for v in values]
    return done, round(sum(done), 2)
#> convert_all("c2f", [0, 36.6, -12.5])
#> convert_all("mi2km", [26.2, 3.1])
#> convert_all("lb2kg", [150, 12.75, 0.5])
#> convert_all("c2f", [])
#> convert_all("mi2km", [100, -7, 0.25, 1])
# %%
def lottery_split(pot, tickets):
    pot *= 0.76
    classes = {6: 0.4, 5: 0.25, 4: 0.2, 3: 0.15}
    winners = {}
    for t in tickets:
        winners[t] = winners.get(t, 0) + 1
    payout, rolled = {}, 0
    for hits, share in classes.items():
        money = pot * share
        if hits in winners:
            payout[hits] = int(money / winners[hits])
        else:
            rolled += money
    return payout, round(rolled)
#> lottery_split(10000, [3, 3, 4, 2, 0])
#> lottery_split(555, [1, 2])
#> lottery_split(98765, [6, 5, 5, 3, 3, 3, 3])
#> lottery_split(2400.5, [4, 4, 4])
#> lottery_split(100, [6, 5, 4, 3])
# %%
def expense_report(rows, limit):
    cats = {}
    for row in rows:
        cat, _, value = row.partition("=")
        cats.setdefault(cat, []).append(float(value))
    flagged = []
    for cat in sorted(cats):
        vals = cats[cat]
        s = sum(vals)
        if s > limit:
            flagged.append(f"{cat} {s:.2f} ({len(vals)})")
    rest = sum(map(sum, cats.values()))
    return flagged, round(rest, 2)
#> expense_report(["food=12.5", "taxi=30", "food=19.95"], 31)
#> expense_report(["hotel=240", "hotel=260.4", "food=45"], 100)
#> expense_report([], 10)
#> expense_report(["gift=9.99"], 9.99)
#> expense_report(["b=0.1", "a=0.2", "b=0.2", "a=0.15"], 0.3)
# %%
def gini_like(incomes):
    xs = sorted(incomes)
    n = len(xs)
    total = sum(xs)
    if total == 0:
        return 0.0
    weighted = 0
    for i, x in enumerate(xs, 1):
        weighted += i * x
    g = 2 * weighted / (n * total) - (n + 1) / n
    return round(g, 3)
#> gini_like([10, 10, 12])
#> gini_like([1, 2, 3, 4, 10])
#> gini_like([0, 0, 100, 0])
#> gini_like([23.5, 18.2, 40.1])
#> gini_like([0])
# %%
def tank_hours(litres, inflow, outflow, capacity):
    hours = 0
    while 0 < litres < capacity and hours < 24:
        gain = inflow if hours % 2 == 0 else inflow / 2
        litres = litres + gain - outflow
        hours += 1
    state = "empty" if litres <= 0 else "full" if litres >= capacity else "ok"
    return state, hours, litres
#> tank_hours(50, 12, 14.5, 100)
#> tank_hours(80, 20, 3, 120)
#> tank_hours(10, 4, 3, 1000)
#> tank_hours(0, 5, 1, 10)
#> tank_hours(33.3, 0.6, 7.7, 40)
# %%
import math

class Solution:
    def closeEnough(self, pairs, rel, abs_tol):
        answer = ""
        for a, b in pairs:
            if a == b:
                answer += "="
            elif math.isclose(a, b, rel_tol=rel, abs_tol=abs_tol):
                answer += "~"
            else:
                answer += "<" if a < b else ">"
        return answer
#> Solution().closeEnough([(0.30000000000000004, 0.3), (1, 1.2), (5, 5.0)], 1e-9, 0)
#> Solution().closeEnough([(100, 101), (0, 0.5), (-7, -7.05)], 0.01, 0)
#> Solution().closeEnough([(0, 0.5), (0.01, 0), (3, 2)], 0, 0.5)
#> Solution().closeEnough([(2.2, 2.2)], 0.1, 0.1)
#> Solution().closeEnough([(1e3, 998), (49.9, 50.4), (12, 11), (-1, 1)], 0.005, 0.1)
# %%
def cost_with_deposit(bottles, crates, returned):
    price = 0
    deposit = 0
    for kind, n in bottles.items():
        unit, dep = {"glass": (89, 8), "pet": (65, 25), "can": (75, 25)}[kind]
        price += unit * n
        deposit += dep * n
    deposit += crates * 150
    back = returned * 8
    due = price + deposit - back
    return "%.2f + %.2f - %.2f = %.2f" % (price / 100, deposit / 100, back / 100, due / 100)
#> cost_with_deposit({"glass": 20}, 1, 12)
#> cost_with_deposit({"pet": 6, "can": 4}, 0, 0)
#> cost_with_deposit({}, 0, 25)
#> cost_with_deposit({"glass": 3, "jug": 1}, 0, 1)
#> cost_with_deposit({"can": 24, "glass": 11, "pet": 2}, 2, 40)
# %%
def smooth(series, alpha):
    level = series[0]
    out = [level]
    for x in series[1:]:
        level = alpha * x + (1 - alpha) * level
        out.append(round(level, 2))
    error = sum(abs(a - b) for a, b in zip(series, out))
    return out, round(error / len(series), 3)
#> smooth([10, 14, 8, 12], 0.5)
#> smooth([3.5, 3.5, 9.5], 0.2)
#> smooth([100, 0, 100, 0, 100], 0.9)
#> smooth([7], 0.3)
#> smooth([-2, 4.4, -6.6, 8.8], 0.25)
# %%
def grid_distance(a, b):
    col1, row1 = ord(a[0]) - 65, int(a[1:])
    col2, row2 = ord(b[0]) - 65, int(b[1:])
    dx = abs(col1 - col2) * 1.5
    dy = abs(row1 - row2) * 2
    straight = (dx ** 2 + dy ** 2) ** 0.5
    detour = dx + dy - straight
    return round(straight, 2), round(detour, 2), dx > dy
#> grid_distance("A1", "C3")
#> grid_distance("H8", "B8")
#> grid_distance("D4", "D12")
#> grid_distance("K2", "A5")
#> grid_distance("E5", "E5")
# %%
def vacation_days(start_month, years, part_time):
    yearly = 24
    if years >= 10:
        yearly += 4
    elif years >= 5:
        yearly += 2
    months = 13 - start_month
    days = yearly * months / 12 * part_time / 100
    half = round(days * 2)
    return half / 2, yearly, months
#> vacation_days(1, 3, 100)
#> vacation_days(4, 6, 80)
#> vacation_days(11, 12, 50)
#> vacation_days(8, 0, 62.5)
#> vacation_days(12, 5, 100)
# %%
from functools import reduce

def chained_discount(price, percents):
    factor = reduce(lambda f, p: f * (100 - p) / 100, percents, 1.0)
    flat = sum(percents)
    chained = round(price * factor, 2)
    naive = round(price * (1 - flat / 100), 2)
    if naive < 0:
        naive = 0.0
    return chained, naive, f"{1 - factor:.2%}"
#> chained_discount(200, [10, 20])
#> chained_discount(59.95, [])
#> chained_discount(80, [50, 30, 25])
#> chained_discount(12.4, [5, 2.5])
#> chained_discount(1499, [33.3])
# %%
def inventory_average(events):
    qty, value = 0, 0.0
    profit = 0
    for kind, n, price in events:
        if kind == "buy":
            qty += n
            value += n * price
        else:
            avg = value / qty
            n = min(n, qty)
            profit += n * (price - avg)
            qty -= n
            value -= n * avg
    return qty, round(value, 2), round(profit, 2)
#> inventory_average([("buy", 10, 5), ("buy", 10, 7), ("sell", 5, 9)])
#> inventory_average([("sell", 1, 3)])
#> inventory_average([("buy", 4, 2.5), ("sell", 9, 2.25)])
#> inventory_average([("buy", 100, 1.1), ("sell", 40, 1.5), ("buy", 20, 1.4), ("sell", 30, 1.05)])
#> inventory_average([("buy", 3, 33.3)])
# %%
def time_zones(local, offsets):
    h, m = local
    base = h * 60 + m
    out = []
    for city, off in offsets:
        t = base + int(off * 60)
        day = t // 1440
        t %= 1440
        tag = f"{day:+d}" if day else ""
        out.append(f"{city} {t // 60:02d}:{t % 60:02d}{tag}")
    return out
#> time_zones((22, 30), [("Delhi", 5.5), ("Lima", -5)])
#> time_zones((3, 15), [("Azores", -1), ("Juneau", -9)])
#> time_zones((12, 0), [("Nepal", 5.75), ("Chatham", 12.75)])
#> time_zones((0, 5), [])
#> time_zones((18, 45), [("Adelaide", 9.5), ("Oslo", 1), ("Hilo", -10)])
# %%
def net_from_gross(gross):
    def tax(net):
        return 0.1 * net if net < 1000 else 100 + 0.3 * (net - 1000)
    low, high = 0.0, gross
    for _ in range(12):
        mid = (low + high) / 2
        if mid + tax(mid) > gross:
            high = mid
        else:
            low = mid
    return round(low)
#> net_from_gross(550)
#> net_from_gross(1100)
#> net_from_gross(2400)
#> net_from_gross(0)
#> net_from_gross(1750.5)
# %%
def mark_curve(scores, top):
    best = max(scores)
    shift = top - best
    curved = []
    for s in scores:
        c = s + shift * (s / best)
        curved.append(round(c, 1))
    mean_before = sum(scores) / len(scores)
    mean_after = sum(curved) / len(curved)
    return curved, f"{mean_before:.1f}->{mean_after:.1f}"
#> mark_curve([45, 60, 80], 100)
#> mark_curve([18, 20], 20)
#> mark_curve([33.5, 27, 41.5, 12], 50)
#> mark_curve([7, 3, 9, 6, 8], 15)
#> mark_curve([110, 95], 100)
# %%
class Solution:
    def shareholder(self, holdings: dict, issue: int, buyers: dict):
        before = sum(holdings.values())
        after = dict(holdings)
        for name, fraction in buyers.items():
            n = int(issue * fraction)
            after[name] = after.get(name, 0) + n
        total = sum(after.values())
        changes = {}
        for name in after:
            old = holdings.get(name, 0) / before
            new = after[name] / total
            changes[name] = round((new - old) * 100, 1)
        return changes
#> Solution().shareholder({"ann": 60, "bob": 40}, 50, {"bob": 0.5, "cat": 0.5})
#> Solution().shareholder({"x": 1000}, 333, {"y": 0.9})
#> Solution().shareholder({"p": 10, "q": 20, "r": 30}, 60, {"p": 1.0})
#> Solution().shareholder({"m": 7, "n": 3}, 0, {})
#> Solution().shareholder({"u": 450, "v": 550}, 111, {"u": 0.333, "v": 0.667})
# %%
def pay_down(cards, budget):
    cards = sorted(cards, key=lambda c: -c[1])
    month = 0
    while any(c[0] > 0 for c in cards) and month < 6:
        month += 1
        left = budget
        nxt = []
        for owed, rate in cards:
            owed = round(owed * (1 + rate / 100), 2)
            pay = min(owed, left)
            left -= pay
            nxt.append((round(owed - pay, 2), rate))
        cards = nxt
    return month, [c[0] for c in cards]
#> pay_down([(100, 2), (80, 3)], 70)
#> pay_down([(50, 1.5)], 60)
#> pay_down([(300, 1), (200, 2.5)], 40)
#> pay_down([(0, 9)], 10)
#> pay_down([(90.9, 1.1), (45.45, 2.2), (10, 0)], 55)
# %%
def paint(walls, doors, coats=2):
    area = 0
    for w, h in walls:
        area += w * h
    area -= doors * 1.9
    litres = area * coats / 9.5
    buy = []
    for can in (10, 5, 2.5):
        while litres >= can * 0.8:
            buy.append(can)
            litres -= can
    if litres > 0:
        buy.append(1)
    return round(area, 2), buy
#> paint([(4, 2.5), (3.2, 2.5), (4, 2.5)], 1)
#> paint([(1.2, 0.9)], 0, coats=1)
#> paint([(12.5, 3), (12.5, 3), (8, 3), (8, 3)], 4)
#> paint([(5, 2.4), (5, 2.4)], 0)
#> paint([(2, 2)], 2, 3)
# %%
def price_series(prices):
    moves = []
    for i in range(1, len(prices)):
        pct = (prices[i] / prices[i - 1] - 1) * 100
        moves.append(round(pct, 1))
    ups = [m for m in moves if m > 0]
    downs = [m for m in moves if m < 0]
    best = max(ups, default=None)
    worst = min(downs, default=None)
    return moves, best, worst
#> price_series([100, 110, 99, 99])
#> price_series([4.2, 4.5, 5.1])
#> price_series([31.5])
#> price_series([0.5, 0.25, 1.0, 0.75])
#> price_series([1520, 1499, 1378.5, 1340])
# %%
def ml_doses(weight, mg_per_kg, strength, per_day):
    mg = weight * mg_per_kg
    if mg > 1000:
        mg = 1000
    single = mg / per_day
    ml = single / strength
    ml = ml // 0.5 * 0.5
    hours = 24 / per_day
    return f"{ml} ml / {hours:g} h", round(ml * strength * per_day, 1)
#> ml_doses(18, 30, 24, 3)
#> ml_doses(70, 20, 50, 4)
#> ml_doses(9.4, 15, 25, 2)
#> ml_doses(32.5, 7.5, 10, 1)
#> ml_doses(5, 40, 120, 5)
# %%
def hotel_bill(nights, guests, first_day):
    DAYS = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]
    i = DAYS.index(first_day)
    room = 0
    for n in range(nights):
        rate = 95 if DAYS[(i + n) % 7] in ("Fr", "Sa") else 72.5
        room += rate
    if nights >= 5:
        room -= room / nights
    city_tax = round(0.05 * room, 2)
    breakfast = 11.9 * guests * nights
    return room, city_tax, round(room + city_tax + breakfast, 2)
#> hotel_bill(3, 2, "Th")
#> hotel_bill(1, 1, "Mo")
#> hotel_bill(6, 2, "We")
#> hotel_bill(2, 4, "Fr")
#> hotel_bill(2, 1, "So")
# %%
def percentile_of(value, data):
    below = same = 0
    for d in data:
        if abs(d - value) < 1e-6:
            same += 1
        elif d < value:
            below += 1
    rank = (below + same / 2) / len(data) * 100
    word = "top" if rank >= 75 else "middle" if rank >= 25 else "bottom"
    return below, same, f"{rank:.1f} {word}"
#> percentile_of(7, [3, 5, 7, 7, 9, 12])
#> percentile_of(0.3, [0.1, 0.30000000000000004, 0.2])
#> percentile_of(99, [10, 20, 98.5, 60])
#> percentile_of(-4, [-3, -2.5, 0, 1, 6])
#> percentile_of(50, [50, 51, 49, 50, 40, 70, 65])
# %%
def scale_bar(values, width):
    peak = max(abs(v) for v in values)
    bars = []
    for v in values:
        n = round(abs(v) / peak * width)
        bars.append(("#" if v >= 0 else "-") * n + f" {v:g}")
    return bars
#> scale_bar([12, 6, 3.5], 8)
#> scale_bar([-2.5, 10, 0], 4)
#> scale_bar([0.3], 5)
#> scale_bar([100, 55, -45, 5], 6)
#> scale_bar([1.25, 1.5, 1.75, 2.0], 10)
# %%
def rent_index(rent, cpi, threshold=5):
    base = cpi[0]
    history = []
    for c in cpi[1:]:
        rise = (c - base) / base * 100
        if rise >= threshold:
            rent = round(rent * c / base, 2)
            base = c
            history.append(rent)
        else:
            history.append(None)
    return history, base
#> rent_index(800, [100, 103, 106, 108])
#> rent_index(650.5, [110.2, 111, 112.5])
#> rent_index(1200, [98, 103, 109, 115], threshold=3)
#> rent_index(500, [120], 1)
#> rent_index(720, [100, 105, 99, 110.3])
# %%
def three_way_average(nums):
    n = len(nums)
    arith = sum(nums) / n
    prod = 1
    for x in nums:
        prod *= x
    geo = prod ** (1 / n)
    harm = n / sum(1 / x for x in nums)
    return round(arith, 3), round(geo, 3), round(harm, 3)
#> three_way_average([2, 8])
#> three_way_average([1.5, 2.5, 3.5])
#> three_way_average([5])
#> three_way_average([10, 20, 40, 80])
#> three_way_average([0.2, 0.4, 0])
# %%
class Solution:
    def bestTariff(self, calls):
        per_minute = per_second = flat = 0
        flat = 499
        for sec in calls:
            started = (sec + 59) // 60
            per_minute += started * 9
            per_second += 5 + sec * 12 // 60
        prices = {"minute": per_minute, "second": per_second, "flat": flat}
        name = min(prices, key=lambda k: (prices[k], k))
        return name, prices[name] / 100
#> Solution().bestTariff([61, 125, 30])
#> Solution().bestTariff([3600, 1800, 55])
#> Solution().bestTariff([5, 8, 61, 62])
#> Solution().bestTariff([600])
#> Solution().bestTariff([])
# %%
def ages_apart(a, b):
    ya, ma = a
    yb, mb = b
    months = (yb - ya) * 12 + (mb - ma)
    older = "first" if months > 0 else "second"
    if months == 0:
        return "same age"
    y, m = divmod(abs(months), 12)
    bits = [f"{n} {w}{'s' * (n > 1)}" for n, w in ((y, "year"), (m, "month")) if n]
    return older + ": " + ", ".join(bits)
#> ages_apart((1990, 5), (1993, 4))
#> ages_apart((2004, 11), (2003, 9))
#> ages_apart((1981, 2), (1981, 2))
#> ages_apart((1975, 6), (1985, 6))
#> ages_apart((2012, 12), (2013, 1))
# %%
def solar_payback(cost, yearly_kwh, price, drop=0.01):
    saved = 0
    year = 0
    kwh = yearly_kwh
    while saved < cost and year < 15:
        saved += kwh * price
        kwh *= 1 - drop
        price = round(price * 1.02, 4)
        year += 1
    return year if saved >= cost else None, round(saved), round(kwh)
#> solar_payback(5000, 3000, 0.3)
#> solar_payback(900, 4000, 0.25, 0)
#> solar_payback(20000, 2500, 0.2)
#> solar_payback(0, 100, 0.1)
#> solar_payback(3333, 1750.5, 0.355, 0.05)
# %%
def currency_pad(amounts, symbol="$"):
    texts = [f"{a:,.2f}" for a in amounts]
    width = max(len(t) for t in texts) + 1
    out = []
    for a, t in zip(amounts, texts):
        if a < 0:
            t = "(" + t[1:] + ")"
        out.append(symbol + t.rjust(width))
    return out
#> currency_pad([12, 1500.5, -3.25])
#> currency_pad([0.005, 99.999])
#> currency_pad([-1234567.891], "E")
#> currency_pad([7, 70, 700, 7000], symbol="")
#> currency_pad([-0.5, 0.5], "kr ")
# %%
def split_minutes(total, weights):
    unit = total / sum(weights)
    slots = []
    used = 0
    for w in weights:
        m = int(unit * w + 0.5)
        m = max(5, m - m % 5)
        slots.append(m)
        used += m
    i = 0
    while used < total - 4:
        slots[i % len(slots)] += 5
        used += 5
        i += 1
    return slots, total - used
#> split_minutes(90, [1, 2, 3])
#> split_minutes(47, [1, 1, 1])
#> split_minutes(120, [5, 4, 3, 7])
#> split_minutes(10, [1, 8, 1])
#> split_minutes(200, [0.5, 2.25])
# %%
def altitude_profile(points):
    up = down = 0
    steepest = 0.0
    for (d0, h0), (d1, h1) in zip(points, points[1:]):
        dh = h1 - h0
        if dh > 0:
            up += dh
        else:
            down -= dh
        grade = dh / ((d1 - d0) * 1000) * 100
        if abs(grade) > abs(steepest):
            steepest = grade
    return up, down, f"{steepest:+.1f}%"
#> altitude_profile([(0, 400), (2, 520), (5, 460)])
#> altitude_profile([(0, 10), (0.5, 12.5)])
#> altitude_profile([(1, 900), (3.5, 650), (4, 720), (9, 720)])
#> altitude_profile([(0, 55)])
#> altitude_profile([(0, 1200), (1.2, 1110), (2.4, 1310), (3, 1290)])
# %%
def decimal_digits(x, places):
    whole = int(x)
    rest = x - whole
    digits = []
    for _ in range(places):
        rest *= 10
        d = int(rest)
        digits.append(d)
        rest -= d
    return whole, digits, rest > 0.5
#> decimal_digits(3.75, 3)
#> decimal_digits(0.3, 2)
#> decimal_digits(12.345, 3)
#> decimal_digits(7, 2)
#> decimal_digits(1.1, 4)
# %%
def late_fee(due, paid, amount):
    def day_number(d):
        day, month = d.split(".")
        return (int(month) - 1) * 30 + int(day)
    late = day_number(paid) - day_number(due)
    if late < -10:
        return round(amount * 0.98, 2)
    if late <= 0:
        return amount
    weeks = (late + 6) // 7
    return round(amount + min(weeks * 2.5, amount / 10), 2)
#> late_fee("15.3", "02.4", 180)
#> late_fee("30.6", "12.6", 99.99)
#> late_fee("01.9", "01.9", 45.6)
#> late_fee("10.1", "11.4", 60)
#> late_fee("28.2", "01.3", 730.25)
