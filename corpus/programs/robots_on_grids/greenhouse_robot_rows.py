plants = [
    ["basil", "mint", None, "basil"],
    [None, "thyme", "mint", None],
    ["chili", "chili", "chili", None],
]
water = {"basil": 30, "mint": 50, "thyme": 10}
tank = 250
trips = 0
dry = []

for r, row in enumerate(plants):
    columns = range(len(row)) if r % 2 == 0 else range(len(row) - 1, -1, -1)
    for c in columns:
        plant = row[c]
        if plant is None:
            continue
        need = water.get(plant, 20)
        if tank < need:
            dry.append((r, c, plant))
            continue
        tank -= need
        trips += 1
    print(f"after row {r}: tank {tank}")

print(trips, "plants watered, dry:", dry)
kinds = {p for row in plants for p in row if p}
print(sorted(kinds))
counts = {k: sum(row.count(k) for row in plants) for k in sorted(kinds)}
print(counts, "unknown need:", sorted(kinds - water.keys()))
