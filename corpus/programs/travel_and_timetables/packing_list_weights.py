items = {"tent": 2.4, "stove": 0.6, "books": 1.9, "rain jacket": 0.4, "guitar": 2.1, "food": 3.0}
must = {"tent", "food", "rain jacket"}
limit = 7.5

bag = []
weight = 0.0
for name in sorted(items, key=lambda n: (n not in must, items[n])):
    if weight + items[name] <= limit:
        bag.append(name)
        weight += items[name]
    else:
        print(f"{name} ({items[name]} kg) stays at home")

print("bag:", ", ".join(bag))
print(f"weight {weight:.1f} of {limit} kg")
if must <= set(bag):
    print("all important things are in")
else:
    print("MISSING:", must - set(bag))
light = [n for n in items if items[n] < 1]
heavy = max(items, key=items.get)
print("light:", light, "heaviest:", heavy)
per_person = {p: round(weight * s, 2) for p, s in (("Ulf", 0.6), ("Ida", 0.4))}
print(per_person)
