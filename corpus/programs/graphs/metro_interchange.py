lines = {
    "red": "Airport Mill Centre Opera Stadium".split(),
    "blue": "Lake Centre Museum".split(),
    "green": "Museum Opera Tower".split(),
}

stations = {}
for colour, stops in lines.items():
    for position, stop in enumerate(stops):
        stations.setdefault(stop, []).append((colour, position))

interchanges = {s: where for s, where in stations.items() if len(where) > 1}
for s, where in interchanges.items():
    print(s, ", ".join(f"{c} #{p + 1}" for c, p in where))

pairs = set()
for where in interchanges.values():
    colours = sorted(c for c, _ in where)
    pairs.add(tuple(colours))
print(sorted(pairs))

trip = ["Airport", "Centre", "Museum", "Tower"]
ridden = 0
for a, b in zip(trip, trip[1:]):
    for ca, pa in stations[a]:
        for cb, pb in stations[b]:
            if ca == cb:
                ridden += abs(pa - pb)
                print(f"{a} to {b}: {ca}, {abs(pa - pb)} stops")
print("stops ridden:", ridden)
