free_until = 9
tariff = {range(9, 12): 2.0, range(12, 14): 0, range(14, 19): 2.5}

def price_at(hour):
    for hours, price in tariff.items():
        if hour in hours:
            return price
    return 0

def cost(arrive, leave):
    return sum(price_at(h) for h in range(arrive, leave))

cars = [("B-XY 1", 8, 11), ("M-AA 77", 11, 15), ("HH-K 5", 13, 13), ("F-Z 9", 17, 22)]
income = 0
for plate, arrive, leave in cars:
    c = cost(arrive, leave)
    income += c
    print(f"{plate:<8} {arrive:>2}-{leave:<2} {c:6.2f}")
print(f"income {income:.2f}")

most = 0
when = None
for hour in range(8, 22):
    n = sum(1 for _, a, l in cars if a <= hour <= l)
    if n > most:
        most, when = n, hour
print(most, "cars at", when)
