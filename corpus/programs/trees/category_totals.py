from collections import defaultdict

expenses = [
    ("home/rent", 780.0),
    ("home/power", 64.2),
    ("car/fuel", 58.75),
    ("car/fuel", 61.3),
    ("car/repair/tyres", 240),
    ("home", 12.0),
]

totals = defaultdict(float)
for path, amount in expenses:
    parts = path.split("/")
    for depth in range(len(parts)):
        totals["/".join(parts[:depth + 1])] += amount

for path in sorted(totals):
    level = path.count("/")
    label = "   " * level + path.rsplit("/", 1)[-1]
    print(f"{label:<16}{totals[path]:>9.2f}")

top = {p: t for p, t in totals.items() if "/" not in p}
print("sum:", sum(top.values()), "=", sum(a for _, a in expenses))
costly = max(top, key=top.get)
leafs = [p for p in totals if p.startswith(costly) and not any(q.startswith(p + "/") for q in totals)]
print(costly, leafs)
