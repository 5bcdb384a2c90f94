lines = [
    "apple,1.20,kg",
    "eggs,2.80",
    "milk,1.05,l,organic",
    "",
    "bread,oops,piece",
]

clean = []
for n in range(len(lines)):
    parts = lines[n].split(",")
    while len(parts) < 3:
        parts.append("piece")
    name, price, unit, *extra = parts
    try:
        price = float(price)
    except ValueError:
        print("line", n + 1, "has no price:", repr(lines[n]))
        continue
    clean.append((name, price, unit))
    if extra:
        print("line", n + 1, "ignored:", extra)

print(clean)
by_unit = {}
for name, price, unit in clean:
    by_unit[unit] = by_unit.get(unit, ()) + (name,)
print(by_unit)
cheapest, *_, dearest = sorted(clean, key=lambda c: c[1])
print(cheapest[0], "...", dearest[0])
print("sum %.2f" % sum(p for _, p, _ in clean))
