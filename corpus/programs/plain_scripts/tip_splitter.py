bill = 87.40
people = {"Mo": 1.0, "Ana": 1.0, "Kid": 0.5, "Birthday": 0}
tip_percent = 12

tip = bill * tip_percent / 100
total = bill + tip
shares = sum(people.values())
print("total %.2f with tip %.2f" % (total, tip))

pays = {}
for name, weight in people.items():
    pays[name] = round(total * weight / shares, 2)
    print(name.ljust(9), format(pays[name], "7.2f"))

missing = round(total - sum(pays.values()), 2)
if missing:
    print("missing:", missing)
    biggest = max(pays, key=pays.get)
    pays[biggest] = round(pays[biggest] + missing, 2)
print(pays, sum(pays.values()))

rounded = {n: -(-p // 5) * 5 for n, p in pays.items()}
print("in fives:", rounded, "extra tip:", round(sum(rounded.values()) - total, 2))
print(f"real tip {100 * (sum(rounded.values()) - bill) / bill:.1f} %")
