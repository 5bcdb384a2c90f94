games = [("Sat", 18_200, 41.5), ("Wed", 9_750, 32.0), ("Sun", 21_003, 44.9)]
capacity = 22_500
season_tickets = 6_000

income = 0
for day, people, price in games:
    paying = people - season_tickets
    income += paying * price
    print("%s %6d %5.1f%% full, income %11.2f" % (day, people, 100 * people / capacity, paying * price))

print(f"total {income:,.0f}")
mean = sum(g[1] for g in games) / len(games)
print("mean attendance", round(mean))
weekday = [p for d, p, _ in games if d not in ("Sat", "Sun")]
weekend = [p for d, p, _ in games if d in ("Sat", "Sun")]
print("weekend bonus", sum(weekend) // len(weekend) - sum(weekday) // len(weekday))
sold_out = any(p >= capacity for _, p, _ in games)
empty = sum(capacity - p for _, p, _ in games)
print("sold out:", sold_out, "empty seats:", empty, "lost about", f"{empty * income / sum(p for _, p, _ in games):,.2f}")
