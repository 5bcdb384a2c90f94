ZONES = {"local": (2.5, 0.3), "inland": (4.9, 0.55), "abroad": (11.0, 1.4)}


def zone_of(postcode, home="10"):
    if not postcode.isdigit():
        return "abroad"
    if postcode.startswith(home):
        return "local"
    return "inland"


def quote(weight, postcode, express=False):
    base, per_kilo = ZONES[zone_of(postcode)]
    cost = base + per_kilo * weight
    if express:
        cost *= 1.8
    return round(cost, 2)


def boxes(weights, limit=10):
    current, result = [], []
    for w in weights:
        if sum(current) + w > limit:
            result.append(current)
            current = []
        current.append(w)
    return result


weights = [4, 3.5, 2, 6, 1, 8.5]
for n, box in enumerate(boxes(weights), start=1):
    print("box", n, box, sum(box))

for code in ("10115", "80331", "EC1A"):
    costs = [quote(sum(b), code) for b in boxes(weights)]
    print(code, zone_of(code), costs, "=", round(sum(costs), 2))
print("express:", quote(3, "10999", express=True))
shipped = sum(sum(b) for b in boxes(weights))
print("shipped %.1f of %.1f kg" % (shipped, sum(weights)))
