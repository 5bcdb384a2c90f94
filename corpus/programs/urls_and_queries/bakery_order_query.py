orders = ["rolls=10&rye=1", "rye=2&name=M%C3%BCller&rolls=4", "cake=1&cake=1", "name=Li&rolls=-3", ""]
prices = {"rolls": 0.45, "rye": 4.2, "cake": 3.1}

totals = {}
day = {}
for number, query in enumerate(orders, start=1):
    name = "customer %d" % number
    sum_ = 0
    for pair in query.split("&"):
        if not pair:
            continue
        key, value = pair.split("=")
        if key == "name":
            name = bytes(value, "ascii").replace(b"%C3%BC", "ü".encode()).decode()
        elif int(value) < 1:
            print("order", number, "ignored", pair)
        else:
            sum_ += prices[key] * int(value)
            day[key] = day.get(key, 0) + int(value)
    totals[name] = round(sum_, 2)

for name, amount in totals.items():
    print(f"{name:<11}{amount:>6.2f}", "" if amount else "(empty)")
print(day)
best = max(day, key=lambda k: day[k] * prices[k])
print("best seller by money:", best, round(day[best] * prices[best], 2))
print(round(sum(totals.values()), 2), sum(day.values()))
flour = {"rolls": 0.05, "rye": 0.7, "cake": 0.2}
print("flour", round(sum(flour[k] * n for k, n in day.items()), 2), "kg")
