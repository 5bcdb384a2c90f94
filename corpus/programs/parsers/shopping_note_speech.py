note = "two litres of milk, a dozen eggs and half a pound of butter, three apples and a melon"

NUMBERS = {"a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "half": 0.5}
UNITS = {"litres": "l", "litre": "l", "pound": "lb", "dozen": "x12"}

items = []
for part in note.replace(" and ", ", ").split(", "):
    amount, unit = 1, ""
    words = part.split()
    rest = []
    for i, w in enumerate(words):
        if w in NUMBERS and not rest:
            amount *= NUMBERS[w]
        elif w in UNITS:
            unit = UNITS[w]
        elif w == "of":
            continue
        else:
            rest.append(w)
    if unit == "x12":
        amount, unit = amount * 12, ""
    items.append((" ".join(rest), amount, unit))

for name, amount, unit in items:
    print(f"{name:<8}{amount:>5} {unit}")

prices = {"milk": 1.1, "eggs": 0.3, "butter": 5, "apples": 0.4}
total = 0
for name, amount, _ in items:
    if name not in prices:
        print("no price for", name)
        continue
    total += amount * prices[name]
print("total %.2f" % total)
weights = {"lb": 0.45, "l": 1.03}
carried = sum(a * weights[u] for _, a, u in items if u)
print(round(carried, 2), "kg,", sum(a for _, a, u in items if not u), "pieces")
