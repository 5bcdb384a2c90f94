parcels = [
    {"to": "Bern", "kg": 2.5, "express": False},
    {"to": "Wien", "kg": 0.9, "express": True},
    {"to": "Bern", "kg": 7.0, "express": True},
    {"to": "Aachen", "kg": 2.5, "express": False},
]

# express first, then heavy, then by city
order = sorted(parcels, key=lambda p: (not p["express"], -p["kg"], p["to"]))
for i, p in enumerate(order):
    star = "*" if p["express"] else " "
    print(i + 1, star, p["to"], p["kg"])

weights = {}
for p in parcels:
    weights[p["to"]] = weights.get(p["to"], 0) + p["kg"]
print(weights)

heavy = [p for p in parcels if p["kg"] > 2]
for p in heavy:
    p["fee"] = 3 if p["kg"] < 5 else 6
fees = sum(p["fee"] for p in parcels if p.get("fee"))
print("fees", fees)
alphabetical = sorted(parcels, key=lambda p: p["to"])
alphabetical.sort(key=lambda p: p["kg"])
print([p["to"][0] for p in alphabetical])
print(sum(p["fee"] for p in alphabetical))
