# %%
def snack_stand(prices, basket, cash):
    total = 0
    for item in basket:
        if item not in prices:
            print("unknown", item)
            continue
        total = total + prices[item]
    total = round(total, 2)
    if cash < total:
        missing = total - cash
        return "need " + str(round(missing, 2)) + " more"
    change = round(cash - total, 2)
    return change
#> snack_stand({"pie": 2.35, "cola": 1.8}, ["pie", "cola", "pie"], 10)
#> snack_stand({"nuts": 0.9}, ["nuts", "gum"], 1)
#> snack_stand({"roll": 1.15, "egg": 0.6}, ["roll", "egg", "egg"], 2)
#> snack_stand({"tea": 1.1, "cake": 3.3}, ["tea", "cake"], 4.4)
#> snack_stand({}, [], 5)
# %%
def half_up(x, digits=0):
    factor = 10 ** digits
    scaled = x * factor
    whole = int(scaled)
    rest = abs(scaled - whole)
    if rest >= 0.5:
        whole += 1 if x > 0 else -1
    result = whole / factor
    builtin = round(x, digits)
    return result, builtin, result == builtin
#> half_up(2.5)
#> half_up(1.005, 2)
#> half_up(-0.125, 2)
#> half_up(7.45, 1)
#> half_up(123.4)
# %%
def dose_schedule(first, gap, count):
    h, m = divmod(first, 100)
    t = h * 60 + m
    out = []
    for k in range(count):
        day, minute = divmod(t, 24 * 60)
        out.append((day, minute // 60 * 100 + minute % 60))
        t += int(gap * 60)
    nights = sum(1 for _, c in out if c >= 2300 or c < 600)
    return out, nights
#> dose_schedule(800, 8, 4)
#> dose_schedule(2215, 4.5, 3)
#> dose_schedule(0, 12, 2)
#> dose_schedule(1330, 0.75, 5)
#> dose_schedule(559, 24, 1)
# %%
class Solution:
    def stackedTax(self, wages):
        paid = 0
        ytd = 0
        result = []
        for w in wages:
            ytd += w
            due = self.yearly(ytd)
            month = due - paid
            paid = due
            result.append(month)
        return result

    def yearly(self, x):
        if x <= 3000:
            return 0
        if x <= 8000:
            return (x - 3000) * 15 // 100
        return 750 + (x - 8000) * 28 // 100
#> Solution().stackedTax([2500, 2500, 2500, 2500])
#> Solution().stackedTax([9000, 1000])
#> Solution().stackedTax([1234, 987, 1111])
#> Solution().stackedTax([])
#> Solution().stackedTax([4005, 0, 4005, 77, 650])
# %%
def best_before(stock, sold_per_day):
    lost = 0
    day = 0
    for qty, days_left in sorted(stock, key=lambda s: s[1]):
        can_sell = max(0, (days_left - day) * sold_per_day)
        sell = min(qty, can_sell)
        lost += qty - sell
        day += sell / sold_per_day
    return lost, round(day, 2)
#> best_before([(20, 3), (10, 1), (30, 6)], 8)
#> best_before([(5, 0), (5, 10)], 2)
#> best_before([(12, 4)], 2.5)
#> best_before([(7, 1), (7, 2), (7, 3)], 7)
#> best_before([(100, 5), (40, 2), (9, 9)], 15)
# %%
def share_price(book, orders):
    price = book
    filled = []
    for side, limit, n in orders:
        if side == "buy" and limit >= price:
            filled.append((n, price))
            price = round(price * 1.01, 2)
        elif side == "sell" and limit <= price:
            filled.append((-n, price))
            price = round(price * 0.99, 2)
    position = sum(n for n, _ in filled)
    cash = -sum(n * p for n, p in filled)
    return price, position, round(cash, 2)
#> share_price(50, [("buy", 51, 10), ("buy", 50, 5), ("sell", 50, 4)])
#> share_price(8.25, [("sell", 9, 1), ("buy", 8, 1)])
#> share_price(100, [("buy", 100, 1), ("buy", 101, 1), ("buy", 102, 1)])
#> share_price(31.4, [("sell", 30, 7), ("sell", 31.2, 7), ("buy", 31.09, 3)])
#> share_price(2, [])
# %%
def pixel_to_map(px, py, bounds, size):
    west, south, east, north = bounds
    w, h = size
    lon = west + px / w * (east - west)
    lat = north - py / h * (north - south)
    ns = "N" if lat >= 0 else "S"
    ew = "E" if lon >= 0 else "W"
    return f"{abs(lat):.2f}{ns} {abs(lon):.2f}{ew}"
#> pixel_to_map(400, 300, (-10, 40, 10, 60), (800, 600))
#> pixel_to_map(0, 0, (5.5, 47, 15, 55), (1024, 768))
#> pixel_to_map(1, 99, (-180, -90, 180, 90), (100, 100))
#> pixel_to_map(250, 125, (-75.5, -15, -70, -10), (500, 500))
#> pixel_to_map(33, 44, (100, -1, 101, 1), (66, 88))
# %%
def sick_days(year):
    total = sum(year)
    longest = cur = 0
    for m in year:
        cur = cur + 1 if m else 0
        if cur > longest:
            longest = cur
    rate = total / (len(year) * 21) * 100
    level = ["low", "mid", "high"][min(2, int(rate // 2.5))]
    return total, longest, f"{rate:.2f}% {level}"
#> sick_days([0, 2, 1, 0, 0, 3])
#> sick_days([0, 0, 0])
#> sick_days([5, 4, 1, 0, 2, 2, 1, 1])
#> sick_days([0.5, 0, 0.5, 0])
#> sick_days([1, 1, 1, 0, 0, 1, 0, 0, 0])
# %%
def min_max_scale(xs, lo=0.0, hi=1.0):
    a, b = min(xs), max(xs)
    if a == b:
        return [(lo + hi) / 2 for _ in xs]
    out = []
    for x in xs:
        t = (x - a) / (b - a)
        out.append(round(lo + t * (hi - lo), 2))
    return out
#> min_max_scale([3, 7, 5])
#> min_max_scale([10, 10])
#> min_max_scale([-4, 0, 12, 2], -1, 1)
#> min_max_scale([0.2, 0.8, 0.35], 0, 100)
#> min_max_scale([15, 9.5, 11], 6, 1)
# %%
def invoice_aging(invoices, today):
    buckets = {"0-30": 0, "31-60": 0, "61+": 0}
    provision = 0
    for due, amount in invoices:
        age = today - due
        if age <= 30:
            key, pct = "0-30", 0.01
        elif age <= 60:
            key, pct = "31-60", 0.1
        else:
            key, pct = "61+", 0.5
        buckets[key] += amount
        provision += amount * pct
    return buckets, round(provision, 2)
#> invoice_aging([(10, 200), (50, 80), (95, 1000)], 100)
#> invoice_aging([(30, 45.5), (0, 54.5)], 60)
#> invoice_aging([], 365)
#> invoice_aging([(1, 999), (2, 1)], 400)
#> invoice_aging([(200, 12.34), (170, 56.78), (169, 90.12), (139, 34.56)], 200)
# %%
def battery(start, events):
    level = start
    low = start
    for mode, minutes in events:
        if mode == "charge":
            while minutes > 0 and level < 100:
                level += 1.5 if level < 80 else 0.5
                minutes -= 1
        else:
            level -= minutes * {"idle": 0.05, "video": 0.4, "game": 0.75}[mode]
        level = min(100, max(0, round(level, 2)))
        low = min(low, level)
    return level, low
#> battery(50, [("video", 60), ("charge", 20)])
#> battery(78.5, [("charge", 10), ("idle", 100)])
#> battery(20, [("game", 40), ("charge", 5)])
#> battery(99, [("charge", 30)])
#> battery(65, [("idle", 30), ("game", 12), ("video", 45), ("charge", 12)])
# %%
def vat_guess(net, gross):
    pct = (gross / net - 1) * 100
    known = [0, 7, 10, 19, 20, 25]
    best = min(known, key=lambda k: abs(k - pct))
    off = abs(best - pct)
    if off < 0.05:
        return f"{best}%"
    if off < 0.5:
        return f"about {best}%"
    return f"{pct:.2f}%?"
#> vat_guess(100, 119)
#> vat_guess(8.4, 8.99)
#> vat_guess(45, 51.3)
#> vat_guess(12.3, 15.35)
#> vat_guess(60, 60)
# %%
def work_pieces(norm, made, rate=0.35):
    pay = 0.0
    streak = 0
    for m in made:
        pay += min(m, norm) * rate
        if m > norm:
            pay += (m - norm) * rate * 1.4
            streak += 1
        else:
            streak = 0
        if streak == 3:
            pay += 12
    return round(pay, 2), streak
#> work_pieces(100, [90, 120, 100])
#> work_pieces(50, [55, 60, 51, 70])
#> work_pieces(80, [], 0.5)
#> work_pieces(30, [31, 31, 30, 31, 31, 31])
#> work_pieces(64, [12, 64], rate=1.15)
# %%
def tree_rings(rings):
    radius = 0.0
    ages = []
    for year, mm in enumerate(rings, 1):
        before = radius
        radius += mm / 10
        if int(radius) > int(before):
            ages.append(year)
    girth = 2 * 3.1416 * radius
    return ages, round(radius, 2), f"{girth:.1f} cm"
#> tree_rings([4, 5, 3.5, 6, 2])
#> tree_rings([12, 15, 9.5])
#> tree_rings([0.5, 0.4])
#> tree_rings([3.3, 3.3, 3.4, 9.9, 0.2])
#> tree_rings([])
# %%
class Solution:
    def exchangeOffice(self, stock, orders):
        rates = {"EUR": 1.0, "USD": 1.1, "PLN": 4.3}
        refused = 0
        for give, amount, want in orders:
            euros = amount / rates[give]
            fee = max(0.5, euros * 0.01)
            out = int((euros - fee) * rates[want])
            if out <= 0 or stock.get(want, 0) < out:
                refused += 1
                continue
            stock[want] -= out
            stock[give] = stock.get(give, 0) + amount
        return stock, refused
#> Solution().exchangeOffice({"EUR": 500, "PLN": 1000}, [("EUR", 100, "PLN")])
#> Solution().exchangeOffice({"USD": 50}, [("EUR", 100, "USD"), ("EUR", 20, "USD")])
#> Solution().exchangeOffice({"EUR": 90}, [("PLN", 2, "EUR"), ("PLN", 215, "EUR"), ("USD", 44, "EUR")])
#> Solution().exchangeOffice({"PLN": 300, "USD": 300, "EUR": 300}, [("USD", 10, "PLN"), ("PLN", 30, "USD")])
#> Solution().exchangeOffice({}, [])
# %%
def tournament(points):
    pot = 1000
    ranking = sorted(points.items(), key=lambda kv: (-kv[1], kv[0]))
    shares = [50, 30, 20]
    prize = {}
    i = 0
    while i < len(ranking) and i < 3:
        j = i
        while j + 1 < len(ranking) and ranking[j + 1][1] == ranking[i][1]:
            j += 1
        group = ranking[i:j + 1]
        money = sum(shares[i:j + 1]) * pot / 100
        for name, _ in group:
            prize[name] = round(money / len(group), 2)
        i = j + 1
    return prize
#> tournament({"ann": 12, "ben": 9, "cho": 7, "dov": 3})
#> tournament({"x": 5, "y": 5, "z": 5, "w": 5})
#> tournament({"p": 8, "q": 6, "r": 6, "s": 6, "t": 1})
#> tournament({"solo": 1})
#> tournament({"k": 2.5, "l": 2.5, "m": 4})
# %%
def pace_to_speed(pace):
    m, s = pace.split("'")
    sec = int(m) * 60 + int(s or 0)
    kmh = 3600 / sec
    mile = sec * 1.609
    mm, ss = divmod(round(mile), 60)
    zone = 1 + sum(kmh > z for z in (8, 10, 12, 15))
    return round(kmh, 1), f"{mm}'{ss:02d}", zone
#> pace_to_speed("5'30")
#> pace_to_speed("4'")
#> pace_to_speed("7'45")
#> pace_to_speed("3'59")
#> pace_to_speed("6'00")
# %%
def fold_paper(thickness_mm, goal_m):
    folds = 0
    t = thickness_mm
    marks = []
    for limit in (10, 1000, 100000):
        while t < limit and t < goal_m * 1000:
            t *= 2
            folds += 1
        marks.append(folds)
    return marks, f"{t / 1000:.2f} m"
#> fold_paper(0.1, 50)
#> fold_paper(0.08, 0.5)
#> fold_paper(2, 3)
#> fold_paper(0.25, 1000)
#> fold_paper(15, 0.01)
# %%
def rounding_game(prices, step=0.05):
    lose = 0
    for p in prices:
        cents = round(p * 100)
        k = round(step * 100)
        low = cents - cents % k
        up = low + k
        paid = low if cents - low < up - cents else up
        if cents == low:
            paid = cents
        lose += paid - cents
    return lose / 100
#> rounding_game([1.02, 2.03, 3.07])
#> rounding_game([4.99, 0.99, 9.99])
#> rounding_game([5, 10.05])
#> rounding_game([1.24, 1.26, 1.25], 0.1)
#> rounding_game([0.01, 0.02, 0.11, 0.12])
# %%
def greedy_hours(tasks, day=8):
    days = []
    free = 0
    for name, h in tasks:
        while h > 0:
            if free == 0:
                days.append([])
                free = day
            use = min(h, free)
            days[-1].append(f"{name}{use:g}")
            h -= use
            free -= use
    return days
#> greedy_hours([("a", 5), ("b", 6), ("c", 2)])
#> greedy_hours([("x", 20)], day=7.5)
#> greedy_hours([("p", 0.5), ("q", 0.25), ("r", 1.25)], 1)
#> greedy_hours([("m", 8), ("n", 8)])
#> greedy_hours([("k", 0), ("l", 3.5), ("k", 4.75)], 4)
# %%
def tax_steps_verbose(profit):
    tax = 0
    notes = []
    rest = profit
    for limit, pct in ((500, 0), (1500, 12), (3000, 24)):
        if rest <= 0:
            break
        piece = min(rest, limit)
        t = piece * pct / 100
        tax += t
        notes.append(f"{piece:g}@{pct}")
        rest -= piece
    else:
        if rest > 0:
            tax += rest * 0.4
            notes.append(f"{rest:g}@40")
    return tax, " ".join(notes)
#> tax_steps_verbose(450)
#> tax_steps_verbose(1999.5)
#> tax_steps_verbose(7200)
#> tax_steps_verbose(-30)
#> tax_steps_verbose(4321)
# %%
def clamp_sum(values, low, high):
    s = 0
    hits = 0
    trail = []
    for v in values:
        s += v
        if s < low:
            s, hits = low, hits + 1
        elif s > high:
            s, hits = high, hits + 1
        trail.append(s)
    return trail, hits, s / high
#> clamp_sum([5, 8, -20, 3], -2, 10)
#> clamp_sum([0.5, 0.25, 0.75], 0, 1)
#> clamp_sum([100, -50, -60, 40], 0, 80)
#> clamp_sum([], -1, 1)
#> clamp_sum([1.2, 3.4, -5.6, 7.8], -0.5, 6)
# %%
def percent_of_day(spans):
    total = 0
    for s in spans:
        a, b = s.split("-")
        start = int(a.split(":")[0]) * 60 + int(a.split(":")[1])
        end = int(b.split(":")[0]) * 60 + int(b.split(":")[1])
        total += (end - start) % 1440
    share = total / 1440
    return f"{total} min, {share:.1%}"
#> percent_of_day(["8:00-12:30", "13:15-17:00"])
#> percent_of_day(["22:45-6:15"])
#> percent_of_day([])
#> percent_of_day(["0:00-0:10", "23:59-0:01"])
#> percent_of_day(["7:07-7:49", "12:00-12:00", "16:20-19:05"])
# %%
def ideal_split(total, people, cap):
    share = total / people
    if share <= cap:
        return [round(share, 2)] * people, 0
    payers = [cap] * people
    open_amount = total - cap * people
    i = 0
    while open_amount > 0 and i < people:
        extra = min(open_amount, cap * 0.1)
        payers[i] = round(payers[i] + extra, 2)
        open_amount = round(open_amount - extra, 2)
        i += 1
    return payers, open_amount
#> ideal_split(90, 4, 25)
#> ideal_split(104, 4, 25)
#> ideal_split(70.5, 3, 20)
#> ideal_split(10, 3, 5)
#> ideal_split(215.9, 2, 100)
# %%
def count_notes(amount, drawer):
    given = {}
    for note in sorted(drawer, reverse=True):
        n = min(amount // note, drawer[note])
        if n:
            given[note] = n
            amount -= n * note
    if amount:
        return None, amount
    left = sum(v * (n - given.get(v, 0)) for v, n in drawer.items())
    return given, left
#> count_notes(185, {100: 2, 50: 1, 20: 3, 5: 4})
#> count_notes(60, {50: 1, 20: 3})
#> count_notes(37, {10: 2, 5: 5, 2: 1})
#> count_notes(0, {5: 1})
#> count_notes(990, {500: 1, 200: 5, 100: 1, 10: 20})
# %%
def hit_rate(log):
    made = tried = 0
    best = 0
    for ch in log:
        tried += 1
        if ch == "o":
            made += 1
        rate = made / tried
        if tried >= 3 and rate > best:
            best = rate
    return f"{made}/{tried}", round(best, 3), round(made / tried, 3) if tried else None
#> hit_rate("oxoox")
#> hit_rate("xxxo")
#> hit_rate("oo")
#> hit_rate("")
#> hit_rate("xoooxxoo")
# %%
def annual_cost(items):
    per_year = {"day": 365, "week": 52, "month": 12, "quarter": 4, "year": 1}
    total = 0
    rows = []
    for name, price, period in items:
        y = price * per_year[period]
        rows.append((y, name))
        total += y
    rows.sort(reverse=True)
    y, name = rows[0]
    return f"{name} {y / total:.0%}", f"{total / 12:.2f} a month"
#> annual_cost([("coffee", 2.8, "day"), ("gym", 34.9, "month"), ("dues", 60, "year")])
#> annual_cost([("paper", 4.2, "week"), ("tv", 55.08, "quarter")])
#> annual_cost([("net", 39.99, "month")])
#> annual_cost([("car", 310, "quarter"), ("bus", 49, "month"), ("bike", 75.5, "year")])
#> annual_cost([("x", 1, "decade")])
# %%
def coin_flip_money(money, flips, bet=0.1):
    for f in flips:
        stake = round(money * bet, 2)
        if f == "w":
            money += stake
        elif f == "d":
            money += stake * 2
        else:
            money -= stake
        money = round(money, 2)
        if money < 1:
            return "broke", money
    return money, f"{money / 100:.1%}"
#> coin_flip_money(100, "wwl")
#> coin_flip_money(100, "lllll", bet=0.5)
#> coin_flip_money(3, "ll", 0.6)
#> coin_flip_money(55.5, "dlw")
#> coin_flip_money(20, "", 1)
# %%
def swim_lengths(metres, pool=25):
    lengths = metres / pool
    full = int(lengths)
    rest = metres - full * pool
    side = "start" if full % 2 == 0 else "far"
    if rest and side == "far":
        pos = pool - rest
    else:
        pos = rest if rest else (0 if side == "start" else pool)
    return full, side, pos
#> swim_lengths(1000)
#> swim_lengths(130)
#> swim_lengths(333.5, 50)
#> swim_lengths(75)
#> swim_lengths(1234, 33)
# %%
class Solution:
    def compareOffers(self, salary_a, salary_b, commute):
        """offers are (yearly, holidays, km one way)"""
        def hourly(offer):
            pay, free, km = offer
            days = 250 - free
            travel = days * 2 * km / commute
            cost = days * 2 * km * 0.18
            return (pay - cost) / (days * 8 + travel)
        a, b = hourly(salary_a), hourly(salary_b)
        if abs(a - b) < 0.25:
            return "equal", round(a, 2)
        return ("a" if a > b else "b"), round(max(a, b), 2), round(abs(a - b), 2)
#> Solution().compareOffers((42000, 28, 10), (45000, 25, 35), 40)
#> Solution().compareOffers((30000, 30, 0), (30000, 30, 0), 50)
#> Solution().compareOffers((51200, 20, 5), (49900, 30, 5), 30)
#> Solution().compareOffers((25500, 24, 2.5), (38000, 26, 80), 75)
#> Solution().compareOffers((60000, 25, 12), (61500, 25, 18), 45)
# %%
def rent_deposit(months, monthly, damages):
    deposit = months * monthly
    interest = deposit * 0.002
    kept = 0
    for what, cost, age in damages:
        value = cost * max(0, 10 - age) / 10
        kept += value
    back = deposit + interest - kept
    if back < 0:
        return "owes", round(-back, 2)
    return "gets", round(back, 2), f"{kept / deposit:.1%}"
#> rent_deposit(3, 700, [("floor", 900, 4), ("door", 150, 12)])
#> rent_deposit(2, 450.5, [])
#> rent_deposit(1, 300, [("sink", 420, 1)])
#> rent_deposit(3, 1080, [("wall", 260, 2), ("lock", 95, 0), ("rug", 310, 9)])
#> rent_deposit(2, 615, [("oven", 600, 5.5)])
# %%
def digit_price(price):
    s = f"{price:.2f}"
    digits = [int(c) for c in s if c != "."]
    while len(digits) > 1:
        t = sum(digits)
        digits = [int(c) for c in str(t)]
    lucky = digits[0]
    return s, lucky, round(price * (1 - lucky / 100), 2)
#> digit_price(19.99)
#> digit_price(4.5)
#> digit_price(123)
#> digit_price(0.07)
#> digit_price(8765.43)
# %%
def two_meters(day, night, price_day, price_night, base=9.9):
    single = (price_day + price_night) / 2 * 1.02
    split_cost = day * price_day + night * price_night + base + 2.5
    single_cost = (day + night) * single + base
    diff = split_cost - single_cost
    if abs(diff) < 1:
        return "same", round(single_cost, 2)
    return ("single" if diff > 0 else "split"), round(abs(diff), 2)
#> two_meters(150, 100, 0.3, 0.22)
#> two_meters(40, 160, 0.32, 0.2)
#> two_meters(300, 20, 0.35, 0.25, base=12)
#> two_meters(0, 0, 0.3, 0.2)
#> two_meters(90, 110.5, 0.28, 0.24)
# %%
def fix_amount(s):
    # "1.234,50" or "1,234.50" or "1234.5"
    dot, comma = s.rfind("."), s.rfind(",")
    if comma > dot:
        s = s.replace(".", "").replace(",", ".")
    else:
        s = s.replace(",", "")
    value = float(s)
    cents = round(value * 100)
    return value, cents, cents % 5 == 0
#> fix_amount("1.234,56")
#> fix_amount("12,500.25")
#> fix_amount("0,99")
#> fix_amount("-7.1")
#> fix_amount("3.000.000,1")
# %%
def spread_cost(cost, start, months):
    names = "JFMAMJJASOND"
    per = cost // months
    plan = {}
    m = start - 1
    for k in range(months):
        key = f"{m % 12 + 1:02d}{names[m % 12]}"
        plan[key] = per
        m += 1
    plan[key] += cost - per * months
    return plan, m // 12
#> spread_cost(1000, 11, 3)
#> spread_cost(550, 1, 4)
#> spread_cost(99, 12, 2)
#> spread_cost(-100, 6, 3)
#> spread_cost(7777, 9, 5)
# %%
def convert_pace(list_of_laps, lap=0.4):
    best = worst = None
    for sec in list_of_laps:
        pace = sec / lap / 60
        mm = int(pace)
        ss = int((pace - mm) * 60)
        text = f"{mm}:{ss:02d}"
        if best is None or pace < best[0]:
            best = (pace, text)
        if worst is None or pace > worst[0]:
            worst = (pace, text)
    return best[1], worst[1], round(worst[0] - best[0], 2)
#> convert_pace([96, 102, 99.5])
#> convert_pace([150], 0.5)
#> convert_pace([80.2, 79.9, 84, 90.6])
#> convert_pace([61, 65, 59.3], lap=0.25)
#> convert_pace([300.3, 288, 310], 1)
# %%
def loyalty(orders):
    level, spent = 0, 0.0
    rates = [0, 0.03, 0.05, 0.1]
    paid = []
    for amount in orders:
        price = round(amount * (1 - rates[level]), 2)
        paid.append(price)
        spent += price
        while level < 3 and spent >= (100, 250, 500)[level]:
            level += 1
    return paid, level, round(sum(orders) - spent, 2)
#> loyalty([80, 45, 200, 60])
#> loyalty([600, 100])
#> loyalty([10.5, 20.25, 30])
#> loyalty([100, 100, 100, 100, 100, 100])
#> loyalty([249.99, 0.5, 19.9])
# %%
def weigh_letters(stack):
    total = 0
    heavy = []
    for sheets, fmt in stack:
        area = {"A4": 1 / 16, "A5": 1 / 32, "A3": 1 / 8}[fmt]
        grams = sheets * area * 80 + 6
        if grams > 20:
            heavy.append(round(grams, 1))
        total += grams
    return heavy, f"{total / 1000:.3f} kg"
#> weigh_letters([(1, "A4"), (3, "A4"), (2, "A5")])
#> weigh_letters([(2, "A3"), (5, "A5")])
#> weigh_letters([])
#> weigh_letters([(100, "A4"), (7, "A3")])
#> weigh_letters([(1, "A6")])
# %%
def odds(probabilities, stake):
    none = 1.0
    expect = 0.0
    for p, win in probabilities:
        none *= 1 - p
        expect += p * win
    at_least = 1 - none
    fair = round(expect - stake, 2)
    verdict = "play" if fair > 0 else "leave"
    return f"{at_least:.1%}", fair, verdict
#> odds([(0.1, 20), (0.25, 4)], 2)
#> odds([(0.5, 3), (0.5, 1)], 2)
#> odds([], 1)
#> odds([(0.01, 500), (0.05, 10), (0.3, 1)], 5.5)
#> odds([(1, 7.5)], 7.5)
# %%
def interpolate_tax(income, table):
    keys = sorted(table)
    if income <= keys[0]:
        return table[keys[0]]
    for a, b in zip(keys, keys[1:]):
        if a <= income <= b:
            t = (income - a) / (b - a)
            tax = table[a] + t * (table[b] - table[a])
            return round(tax, 2)
    top, below = keys[-1], keys[-2]
    slope = (table[top] - table[below]) / (top - below)
    return round(table[top] + slope * (income - top), 2)
#> interpolate_tax(1500, {1000: 50, 2000: 250, 4000: 900})
#> interpolate_tax(800, {1000: 50, 2000: 250})
#> interpolate_tax(5200, {4000: 900, 1000: 50, 2000: 250})
#> interpolate_tax(3333, {0: 0, 3000: 333.3, 3600: 480})
#> interpolate_tax(12.5, {10: 1, 20: 3.5})
