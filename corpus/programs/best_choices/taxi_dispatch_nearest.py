taxis = {"T1": (0, 0), "T2": (5, 5), "T3": (9, 1)}
calls = [("Ann", (1, 1)), ("Ben", (0, 2)), ("Cleo", (8, 4)), ("Dirk", (2, 2))]

busy = {}
total = 0
for name, (x, y) in calls:
    best = None
    best_distance = 100
    for taxi, (tx, ty) in taxis.items():
        if taxi in busy:
            continue
        d = abs(tx - x) + abs(ty - y)
        if d < best_distance:
            best = taxi
            best_distance = d
    if best is None:
        print(name, "has to wait")
        continue
    busy[best] = name
    total += best_distance
    print(f"{best} drives {best_distance} to {name}")
print("total", total)

# would another order have been better?
worst_call = max(calls[:3], key=lambda c: min(abs(c[1][0] - p[0]) + abs(c[1][1] - p[1]) for p in taxis.values()))
print("hardest call:", worst_call[0])
for taxi, name in sorted(busy.items()):
    taxis[taxi] = dict(calls)[name]
print(taxis)
free = [t for t in taxis if t not in busy]
print("free:", free or "none", "waiting:", [n for n, _ in calls if n not in busy.values()])
