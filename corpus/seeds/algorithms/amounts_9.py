# %%
def lunch_card(balance, days):
    lunch = 4.5
    eaten = 0
    for day in days:
        if day == "fish":
            price = lunch + 1.5
        elif day == "soup":
            price = lunch - 1.0
        else:
            price = lunch
        if balance < price:
            break
        balance -= price
        eaten += 1
    return balance, eaten
#> lunch_card(20, ["soup", "fish", "pasta"])
#> lunch_card(8, ["fish", "soup"])
#> lunch_card(4.5, ["rice"])
#> lunch_card(3, ["soup"])
#> lunch_card(30.5, ["fish", "fish", "soup", "stew", "fish", "soup"])
# %%
def add_fractions_of_hour(quarters):
    whole = 0
    q = 0
    for x in quarters:
        w = int(x)
        whole += w
        q += int((x - w) * 4)
        if q >= 4:
            whole += q // 4
            q = q % 4
    minutes = q * 15
    return whole, minutes, whole + q / 4
#> add_fractions_of_hour([1.25, 2.5, 0.75])
#> add_fractions_of_hour([0.5, 0.5])
#> add_fractions_of_hour([3.75, 3.75, 3.75])
#> add_fractions_of_hour([])
#> add_fractions_of_hour([8, 7.25, 6.5, 0.25])
# %%
def basis_points(amount, moves):
    # amounts are whole cents, rates in basis points
    history = []
    for bp in moves:
        change = amount * bp // 10000
        amount += change
        history.append(change)
    total = sum(history)
    return amount, history, total * 10000 // (amount - total)
#> basis_points(100000, [150, -75, 20])
#> basis_points(2599, [300, 300])
#> basis_points(5000, [-1, -1, -1])
#> basis_points(123456, [])
#> basis_points(80040, [2500, -2000, 9])
# %%
class Solution:
    def divideEstate(self, estate, heirs):
        """heirs: name -> kind; a spouse takes half, children equal parts, others what is left over"""
        spouse = [h for h in heirs if heirs[h] == "spouse"]
        kids = [h for h in heirs if heirs[h] == "child"]
        others = [h for h in heirs if h not in spouse + kids]
        out = dict.fromkeys(heirs, 0)
        left = estate
        if spouse:
            out[spouse[0]] = estate // 2
            left -= estate // 2
        group = kids or others or spouse
        each, rest = divmod(left, len(group))
        for h in group:
            out[h] += each
        return out, rest
#> Solution().divideEstate(100001, {"Eva": "spouse", "Tim": "child", "Una": "child"})
#> Solution().divideEstate(9000, {"Kurt": "friend", "Lola": "niece"})
#> Solution().divideEstate(777, {"Ada": "spouse"})
#> Solution().divideEstate(50000, {"a": "child", "b": "child", "c": "child", "d": "cousin"})
#> Solution().divideEstate(1234, {"W": "spouse", "N": "nephew"})
# %%
def check_total(rows):
    ok = []
    for qty, price, stated in rows:
        real = qty * price
        if real == stated:
            ok.append("=")
        elif abs(real - stated) < 0.01:
            ok.append("~")
        else:
            ok.append("!")
    return "".join(ok), ok.count("!")
#> check_total([(3, 0.1, 0.3), (2, 1.5, 3.0), (4, 2.2, 8.9)])
#> check_total([(7, 1.1, 7.7), (6, 0.7, 4.2)])
#> check_total([(10, 0.35, 3.5)])
#> check_total([(3, 19.99, 59.97), (9, 4.35, 39.15), (3, 33.33, 100)])
#> check_total([])
# %%
def big_number(n):
    if n < 1000:
        return str(n)
    for size, name in ((10 ** 9, "bn"), (10 ** 6, "m"), (1000, "k")):
        if n >= size:
            tenths = n * 10 // size
            whole, t = divmod(tenths, 10)
            return f"{whole}.{t}{name}" if t and whole < 100 else f"{whole}{name}"
#> big_number(45678)
#> big_number(999)
#> big_number(1049999)
#> big_number(123456)
#> big_number(7250000000)
# %%
def temperature_word(c, wind=0):
    feels = c
    if wind > 5:
        feels = c - (wind - 5) * 0.2
    if c > 26:
        feels = c + 2
    feels = round(feels)
    if feels < 0:
        return "freezing", feels
    words = ["cold", "cool", "mild", "warm", "hot"]
    i = feels // 8
    if i > 4:
        i = 4
    return words[i], feels
#> temperature_word(12, 20)
#> temperature_word(-2)
#> temperature_word(31.4, 10)
#> temperature_word(20.5, 3)
#> temperature_word(7.9, 6)
# %%
def sum_by_sign(nums):
    plus, minus, zero = 0, 0, 0
    for n in nums:
        if n > 0:
            plus += n
        elif n < 0:
            minus += n
        else:
            zero += 1
    net = plus + minus
    ratio = plus / -minus if minus else None
    return {"net": net, "ratio": ratio, "zeros": zero}
#> sum_by_sign([12, -4, 0, 8])
#> sum_by_sign([0, 0, 0])
#> sum_by_sign([-1.5, -2.5])
#> sum_by_sign([250, -125, 75, -75])
#> sum_by_sign([3.5, 0.5, 0, 6])
# %%
def seat_price(row, seat, rows=20):
    price = 30
    if row <= 3:
        price += 15
    elif row > rows - 4:
        price -= 10
    middle = abs(seat - 10.5)
    if middle < 3:
        price += 4.5
    elif middle > 8:
        price -= 2.5
    return price, f"{row:02d}-{seat:02d}"
#> seat_price(2, 10)
#> seat_price(18, 1)
#> seat_price(9, 13)
#> seat_price(5, 20)
#> seat_price(7, 6, rows=10)
# %%
def egg_timer(sizes, start_temp):
    out = []
    for s in sizes:
        secs = {"S": 240, "M": 285, "L": 330}[s]
        secs += (20 - start_temp) * 3
        out.append(secs)
    longest = max(out)
    starts = [longest - t for t in out]
    return [f"{t // 60}:{t % 60:02d}" for t in out], starts
#> egg_timer(["S", "L"], 20)
#> egg_timer(["M"], 7)
#> egg_timer(["L", "M", "S"], 4)
#> egg_timer(["S", "S", "M"], 25)
#> egg_timer(["XL"], 10)
# %%
class Solution:
    def raiseAll(self, prices: list, pct: int) -> list:
        new = []
        for p in prices:
            cents = int(p * 100 + 0.5)
            cents += cents * pct // 100
            # end on a nine
            last = cents % 10
            if last != 9:
                cents += 9 - last
            new.append(cents / 100)
        return new
#> Solution().raiseAll([1.99, 2.5, 10], 10)
#> Solution().raiseAll([0.49], 3)
#> Solution().raiseAll([19.9, 29.9, 39.95], 0)
#> Solution().raiseAll([], 25)
#> Solution().raiseAll([7.77, 8.88, 100.01], -20)
# %%
def hms(total):
    text = ""
    for name, size in (("d", 86400), ("h", 3600), ("m", 60), ("s", 1)):
        n = total // size
        total = total % size
        if n > 0 or (text and name != "s"):
            text += str(n) + name
    return text or "0s"
#> hms(3725)
#> hms(90061)
#> hms(59)
#> hms(0)
#> hms(172800)
# %%
def bank_run(cash, queue):
    served = []
    cut = 1.0
    for name, want in queue:
        if cash < 200:
            cut = 0.5
        give = want * cut
        if give > cash:
            give = cash
        cash -= give
        served.append((name, give))
        if cash == 0:
            break
    return served, cash
#> bank_run(500, [("a", 200), ("b", 150), ("c", 100)])
#> bank_run(150, [("x", 400), ("y", 10)])
#> bank_run(1000, [("m", 850), ("n", 90), ("o", 500)])
#> bank_run(0, [("q", 5)])
#> bank_run(320.5, [("r", 20.5), ("s", 110), ("t", 33)])
# %%
def average_no_sum(xs):
    # fold pairs of means with their weights
    items = [(x, 1) for x in xs]
    while len(items) > 1:
        (a, n), (b, m) = items[0], items[1]
        mean = (a * n + b * m) / (n + m)
        items = items[2:] + [(mean, n + m)]
    return items[0]
#> average_no_sum([2, 4, 6, 8])
#> average_no_sum([10, 0, 5])
#> average_no_sum([1.5])
#> average_no_sum([7, 9, 1, 3, 15])
#> average_no_sum([100, 50, 0.5, 0.5])
# %%
def rent_a_bike(minutes, member):
    if minutes <= 30 and member:
        return 0
    cost = 1.0
    blocks = minutes // 30
    if minutes % 30:
        blocks += 1
    for b in range(1, blocks):
        cost += 0.5 if b < 4 else 1.5
    if member:
        cost = cost / 2
    if cost > 12:
        cost = 12
    return cost
#> rent_a_bike(25, True)
#> rent_a_bike(25, False)
#> rent_a_bike(100, True)
#> rent_a_bike(185, False)
#> rent_a_bike(600, False)
# %%
def pocket_ledger(lines):
    total = 0
    out = []
    for line in lines:
        sign = 1
        if line[0] == "-":
            sign = -1
            line = line[1:]
        amount, _, note = line.partition(" ")
        total += sign * int(amount)
        out.append(f"{note[:4]:<4}|{total:>5}")
    return out
#> pocket_ledger(["100 gift", "-30 sweets", "-5 pen"])
#> pocket_ledger(["-12 bus", "-12 bus"])
#> pocket_ledger(["7 found"])
#> pocket_ledger(["2500 wage", "-900 rent", "-45 phone", "60 refund"])
#> pocket_ledger(["0 x", "-0 y", "1 z"])
# %%
def square_metres(rooms, price):
    total = 0
    biggest = 0
    for room in rooms:
        if len(room) == 2:
            area = room[0] * room[1]
        else:
            area = room[0] * room[1] / 2     # under the roof
        total += area
        if area > biggest:
            biggest = area
    rent = total * price
    return total, biggest, rent
#> square_metres([(4, 5), (3, 2.5)], 10)
#> square_metres([(6, 3, "roof"), (2, 2)], 12.5)
#> square_metres([(3.5, 4)], 8)
#> square_metres([], 11)
#> square_metres([(5, 5), (4, 4.5, 0), (1.5, 2)], 9.5)
# %%
def steps_to_km(steps, height):
    stride = height * 0.43
    metres = steps * stride / 100
    km, m = divmod(int(metres), 1000)
    goal = 10000 - steps
    if goal > 0:
        return f"{km} km {m} m", f"{goal} to go"
    return f"{km} km {m} m", "goal +" + str(-goal)
#> steps_to_km(8500, 170)
#> steps_to_km(12345, 182)
#> steps_to_km(400, 100)
#> steps_to_km(10000, 165)
#> steps_to_km(9999, 200)
# %%
def combine_rates(rates):
    up = 1
    down = 1
    for r in rates:
        if r >= 0:
            up *= 100 + r
            down *= 100
        else:
            up *= 100
            down *= 100 - r
    pct = (up / down - 1) * 100
    return up, down, round(pct, 1)
#> combine_rates([10, -10])
#> combine_rates([25, 20])
#> combine_rates([-50, -100])
#> combine_rates([])
#> combine_rates([5, -3, 8])
# %%
class Solution:
    def paidParking(self, log, price_per_hour):
        open_since = {}
        takings = {}
        for car, minute in log:
            if car in open_since:
                stay = minute - open_since.pop(car)
                hours = max(1, (stay + 29) // 60)
                takings[car] = takings.get(car, 0) + hours * price_per_hour
            else:
                open_since[car] = minute
        return takings, sorted(open_since)
#> Solution().paidParking([("K1", 0), ("M7", 20), ("K1", 95)], 2)
#> Solution().paidParking([("A", 10), ("A", 40), ("A", 100), ("A", 300)], 1.5)
#> Solution().paidParking([("Z", 5)], 3)
#> Solution().paidParking([("P", 0), ("Q", 0), ("P", 90), ("Q", 91)], 2.5)
#> Solution().paidParking([("x", 480), ("y", 500), ("y", 630), ("x", 900), ("w", 901)], 4)
# %%
def tally_change(prices, note):
    rest = note
    bought = 0
    for p in sorted(prices):
        if p > rest:
            break
        rest -= p
        bought += 1
    coins = []
    for c in (50, 20, 10, 5, 2, 1):
        while rest >= c:
            rest -= c
            coins.append(c)
    return bought, coins
#> tally_change([40, 25, 60], 100)
#> tally_change([99, 98], 50)
#> tally_change([10, 10, 10], 30)
#> tally_change([7, 19, 33, 4], 80)
#> tally_change([120, 15, 15], 200)
# %%
def compare_heights(a, b):
    feet_a, inch_a = a
    feet_b, inch_b = b
    total_a = feet_a * 12 + inch_a
    total_b = feet_b * 12 + inch_b
    diff = total_a - total_b
    taller = "a" if diff > 0 else "b" if diff < 0 else None
    cm = abs(diff) * 2.54
    return taller, divmod(abs(diff), 12), round(cm, 1)
#> compare_heights((5, 11), (6, 1))
#> compare_heights((6, 4), (4, 9))
#> compare_heights((5, 12), (6, 0))
#> compare_heights((5, 7.5), (5, 6))
#> compare_heights((3, 2), (6, 3))
# %%
def ten_percent_rule(start, weeks, cut_every=4):
    km = start
    log = []
    for w in range(1, weeks + 1):
        if w % cut_every == 0:
            log.append(int(km * 0.7))
        else:
            log.append(int(km))
            km *= 1.1
    return log, sum(log)
#> ten_percent_rule(20, 5)
#> ten_percent_rule(10, 3, 2)
#> ten_percent_rule(33.5, 6, cut_every=3)
#> ten_percent_rule(50, 1)
#> ten_percent_rule(8, 8)
# %%
def cost_per_use(items):
    result = []
    for name, price, uses in items:
        if uses == 0:
            result.append((name, None))
            continue
        each = price / uses
        result.append((name, round(each, 2)))
    used = [r for r in result if r[1] is not None]
    best = min(used, key=lambda r: r[1])[0] if used else "-"
    return result, best
#> cost_per_use([("coat", 120, 80), ("hat", 25, 10)])
#> cost_per_use([("tent", 199, 0)])
#> cost_per_use([("skis", 450, 12), ("book", 14.9, 1), ("mug", 6, 300)])
#> cost_per_use([])
#> cost_per_use([("drill", 89.5, 3), ("saw", 31, 2), ("vise", 40, 0)])
# %%
def even_out(amounts, unit=10):
    moves = []
    vals = amounts[:]
    while max(vals) - min(vals) > unit and len(moves) < 12:
        hi = vals.index(max(vals))
        lo = vals.index(min(vals))
        vals[hi] -= unit
        vals[lo] += unit
        moves.append((hi, lo))
    return vals, moves
#> even_out([50, 20, 35])
#> even_out([5, 5])
#> even_out([100, 0, 0, 0], 20)
#> even_out([12, 47, 31], unit=5)
#> even_out([-30, 15, 4])
# %%
def price_check(claimed, weight, per_100):
    real = weight / 100 * per_100
    diff = claimed - real
    if diff > 0.02:
        return f"{diff:.2f} too much"
    if diff < -0.02:
        return f"{-diff:.2f} too little"
    return "right"
#> price_check(3.98, 250, 1.59)
#> price_check(10, 620, 1.5)
#> price_check(2.2, 180, 1.25)
#> price_check(0.9, 130, 0.99)
#> price_check(41.5, 1990, 2)
# %%
def lucky_total(receipts):
    total = 0
    best = None
    for r in receipts:
        cents = round(r * 100)
        total += cents
        if cents % 11 == 0:
            best = r if best is None else max(best, r)
    euros, cents = divmod(total, 100)
    return f"{euros}.{cents:02d}", best, total % 7 == 0
#> lucky_total([1.1, 2.35, 4.4])
#> lucky_total([3.5, 3.5])
#> lucky_total([0.07])
#> lucky_total([12.21, 9.9, 0.05, 5.61])
#> lucky_total([19.99, 29.99])
# %%
def altitude_temp(base, heights):
    out = {}
    for h in heights:
        t = base - h / 100 * 0.65
        if h > 2000:
            t -= 1.5
        out[h] = round(t, 1)
    frost = [h for h in out if out[h] < 0]
    return out, frost[0] if frost else None
#> altitude_temp(15, [0, 800, 2000, 3000])
#> altitude_temp(4.5, [400, 700])
#> altitude_temp(28, [1200])
#> altitude_temp(-1, [10, 100])
#> altitude_temp(20, [1500, 2500, 3500])
# %%
class Solution:
    def shareLoss(self, partners, loss):
        total = sum(partners.values())
        report = []
        for name in sorted(partners):
            stake = partners[name]
            part = loss * stake // total
            left = stake - part
            if left < 0:
                left = 0
            report.append(f"{name}:{left}")
        return ", ".join(report), total - loss
#> Solution().shareLoss({"Ash": 600, "Bly": 400}, 250)
#> Solution().shareLoss({"Q": 100, "R": 200, "S": 300}, 100)
#> Solution().shareLoss({"m": 50}, 80)
#> Solution().shareLoss({"u": 7, "v": 11, "w": 13}, 10)
#> Solution().shareLoss({"Ty": 2500, "Al": 7500}, -1000)
# %%
def half_marks(answers):
    score = 0
    for given, right in answers:
        try:
            error = abs(given - right) / abs(right)
        except ZeroDivisionError:
            error = 0 if given == 0 else 1
        if error == 0:
            score += 2
        elif error <= 0.1:
            score += 1
        elif error <= 0.25:
            score += 0.5
    return score, score / (2 * len(answers))
#> half_marks([(10, 10), (11, 10), (15, 10)])
#> half_marks([(0, 0), (1, 0)])
#> half_marks([(8, 10), (-5, 5), (2.5, 2.5), (19, 20)])
#> half_marks([(3, 4)])
#> half_marks([(99, 100), (50, 60), (7, 7), (1, 2), (4, 4)])
# %%
def change_units(kmh):
    ms = kmh / 3.6
    mph = kmh / 1.6
    knots = kmh / 1.852
    stop = ms + ms * ms / 16
    parts = [round(v, 1) for v in (ms, mph, knots, stop)]
    return parts, "ok" if stop <= 40 else "too fast"
#> change_units(36)
#> change_units(72)
#> change_units(50)
#> change_units(90.0)
#> change_units(7.2)
# %%
def count_down(savings, spending, income_every, income):
    week = 0
    low = savings
    while savings >= 0 and week < 20:
        week += 1
        savings -= spending
        if week % income_every == 0:
            savings += income
        low = min(low, savings)
    return week, savings, low
#> count_down(100, 30, 4, 50)
#> count_down(60, 25, 2, 40)
#> count_down(10, 15, 1, 20)
#> count_down(5, 6, 3, 100)
#> count_down(240.5, 40.5, 5, 120)
# %%
def box_office(seats, sold, prices):
    takings = 0
    empty = 0
    for block in seats:
        n = min(sold.get(block, 0), seats[block])
        takings += n * prices[block]
        empty += seats[block] - n
    full = sum(seats.values())
    most = sum(seats[b] * prices[b] for b in seats)
    return takings, f"{1 - empty / full:.0%}", f"{takings / most:.0%}"
#> box_office({"A": 50, "B": 100}, {"A": 40, "B": 35}, {"A": 30, "B": 18})
#> box_office({"P": 10}, {"P": 12}, {"P": 7.5})
#> box_office({"x": 200, "y": 50}, {}, {"x": 10, "y": 25})
#> box_office({"L": 80, "M": 60, "R": 80}, {"L": 79, "R": 12}, {"L": 14, "M": 22, "R": 14})
#> box_office({"u": 3, "v": 4}, {"u": 1, "v": 4}, {"u": 2.5, "v": 4})
# %%
def next_bill(previous, limit=0.2):
    if len(previous) < 2:
        return previous[-1] if previous else 0
    steps = [b - a for a, b in zip(previous, previous[1:])]
    trend = sum(steps) / len(steps)
    last = previous[-1]
    top = last * (1 + limit)
    bottom = last * (1 - limit)
    guess = last + trend
    return max(bottom, min(top, guess))
#> next_bill([40, 44, 50])
#> next_bill([10, 30])
#> next_bill([80.5])
#> next_bill([90, 60, 30], 0.5)
#> next_bill([100, 104, 96, 106], limit=0.1)
# %%
def shave(n, pct, times):
    removed = []
    while times and n:
        cut = n * pct // 100
        if cut == 0:
            cut = 1
        n -= cut
        removed.append(cut)
        times -= 1
    return n, removed
#> shave(200, 15, 4)
#> shave(3, 20, 5)
#> shave(1000, 50, 3)
#> shave(48, 33, 4)
#> shave(-20, 30, 2)
# %%
def rank_by_score(entries, bonus):
    scored = []
    for name, s, early in entries:
        final = s + (bonus if early else 0)
        scored.append((final, name))
    scored.sort(key=lambda t: (-t[0], t[1]))
    place = 0
    last = None
    out = []
    for i, (final, name) in enumerate(scored, 1):
        if final != last:
            place = i
        last = final
        out.append(f"{place}.{name}")
    return out
#> rank_by_score([("Io", 8.5, False), ("Al", 8, True), ("Su", 7, True)], 0.5)
#> rank_by_score([("x", 1, True), ("y", 3, False)], 5)
#> rank_by_score([("a", 10, False), ("b", 10, False), ("c", 9, True), ("d", 2, False)], 1)
#> rank_by_score([], 2)
#> rank_by_score([("m", 0.1, True), ("n", 0.3, False), ("o", 0.25, False)], 0.2)
# %%
def sales_tax_items(items, rate):
    """tax each line down to the cent, compare with taxing the sum"""
    line_tax = 0
    subtotal = 0
    for cents in items:
        line_tax += cents * rate // 100
        subtotal += cents
    sum_tax = subtotal * rate // 100
    return line_tax, sum_tax, subtotal + max(line_tax, sum_tax)
#> sales_tax_items([199, 250, 999], 8)
#> sales_tax_items([5, 5, 5, 5], 19)
#> sales_tax_items([10000], 7)
#> sales_tax_items([], 20)
#> sales_tax_items([333, 333, 334, 15], 6)
# %%
def gas_share(trips, litre_price, usage=7.5):
    owed = {}
    for km, riders in trips:
        cost = km * usage / 100 * litre_price
        part = cost / len(riders)
        for r in riders:
            owed[r] = owed.get(r, 0) + part
    return {r: round(v, 2) for r, v in owed.items() if r != "me"}
#> gas_share([(100, ["me", "bo"]), (40, ["me", "bo", "cy"])], 1.6)
#> gas_share([(250, ["me"])], 2)
#> gas_share([(80, ["al", "ed"]), (20, ["ed"])], 1.5, usage=5)
#> gas_share([(60, ["zoe", "me", "zoe"])], 1.7)
#> gas_share([(12, ["x", "me", "y"]), (12, ["x", "me"]), (30, ["y", "me"])], 1.75, 8)
# %%
def roll_over(hours_list, cap=10):
    bank = 0
    lost = 0
    for planned, worked in hours_list:
        bank += worked - planned
        if bank > cap:
            lost += bank - cap
            bank = cap
        elif bank < -cap:
            bank = -cap
    sign = "+" if bank >= 0 else "-"
    h = abs(bank)
    return f"{sign}{int(h)}:{int(h % 1 * 60):02d}", lost
#> roll_over([(40, 44.5), (40, 47), (40, 39)])
#> roll_over([(38.5, 30), (38.5, 35.25)])
#> roll_over([(20, 20)])
#> roll_over([(35, 36.5), (35, 34.75), (35, 40)], cap=5)
#> roll_over([(8, 2), (8, 3.5), (8, 9.25)], 6)
# %%
def tent_cost(nights, adults, kids, power):
    per_night = 8 + adults * 6.5 + kids * 3
    if power:
        per_night += 3.5
    total = 0
    for n in range(1, nights + 1):
        if n % 7 == 0:
            continue
        total += per_night
    return per_night, total, total / nights if nights else 0
#> tent_cost(3, 2, 1, True)
#> tent_cost(7, 1, 0, False)
#> tent_cost(0, 2, 2, True)
#> tent_cost(10, 2, 3, False)
#> tent_cost(1, 4, 0, True)
