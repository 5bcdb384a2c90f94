from datetime import date, timedelta

PRICES = [88, 90, 95, 120, 140, 135, 92, 85, 84, 80, 99, 150]
START = date(2025, 6, 30)


def stays(prices, nights):
    for i in range(len(prices) - nights + 1):
        yield sum(prices[i:i + nights]), START + timedelta(days=i)


def weekend_nights(day, nights):
    return sum((day + timedelta(days=n)).weekday() in (4, 5) for n in range(nights))


nights = 4
for total, day in sorted(stays(PRICES, nights))[:3]:
    print(f"{day:%a %d %b}: {total} euro, {weekend_nights(day, nights)} weekend nights")

total, day = min(stays(PRICES, nights))
print("cheapest leaves on", day + timedelta(nights))
with_weekend = [s for s in stays(PRICES, nights) if weekend_nights(s[1], nights) == 2]
print(min(with_weekend), len(with_weekend))
saving = max(stays(PRICES, nights))[0] - total
print(f"save {saving} ({saving / nights:.2f} a night)")
