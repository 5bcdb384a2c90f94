def sale_price(price, minute, schedule):
    for start, end, percent in schedule:
        if start <= minute <= end:
            return price * (100 - percent) // 100
    return price


schedule = [(0, 10, 50), (10, 30, 30), (45, 60, 20)]
clicks = [("ines", 5, 200), ("jo", 10, 200), ("kai", 31, 80), ("ines", 59, 35), ("lou", 60, 35)]

paid = {}
saved = 0
for who, minute, price in clicks:
    p = sale_price(price, minute, schedule)
    saved += price - p
    paid.setdefault(who, []).append(p)
    print("%-5s min %2d  %4d -> %4d" % (who, minute, price, p))

print(paid)
print("saved", saved, "or", saved * 100 // sum(c[2] for c in clicks), "percent")
twice = [who for who in paid if len(paid[who]) > 1]
assert twice == ["ines"]
overlap = [(a, b) for a, b in zip(schedule, schedule[1:]) if a[1] >= b[0]]
print("overlapping windows:", overlap)
