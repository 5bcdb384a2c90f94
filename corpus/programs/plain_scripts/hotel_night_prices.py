from datetime import date, timedelta

arrive = date(2024, 12, 29)
leave = date(2025, 1, 3)
price = 95
special = {date(2024, 12, 31): 180, date(2025, 1, 1): 140}

nights = []
day = arrive
while day < leave:
    p = special.get(day, price)
    if day.weekday() == 4 or day.weekday() == 5:
        p += 20
    nights.append((day, p))
    day += timedelta(days=1)

for day, p in nights:
    print(day.strftime("%a %d.%m."), p)

total = sum(p for _, p in nights)
print(len(nights), "nights:", total, "€")
tax = 2.5 * len(nights) * 2
print("city tax for two:", tax)
if len(nights) >= 5:
    cheapest = min(p for _, p in nights)
    total -= cheapest
    print("one night free:", cheapest)
print("to pay", total + tax)
print("same dates next year start on a", arrive.replace(year=2025).strftime("%A"))
