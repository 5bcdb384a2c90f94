table = """
Freiburg      06:49  08:49  --
Offenburg     07:17  09:17  10:05
Karlsruhe     07:48  --     10:40
Mannheim      08:14  10:15  11:09
"""

stations = []
columns = []
for line in table.strip().split("\n"):
    name, *times = line.split()
    stations.append(name)
    columns.append(times)

trains = list(zip(*columns))


def minutes(t):
    h, m = t.split(":")
    return 60 * int(h) + int(m)


for n, stops in enumerate(trains, 1):
    called = [(s, minutes(t)) for s, t in zip(stations, stops) if t != "--"]
    first, last = called[0], called[-1]
    print(f"train {n}: {first[0]} -> {last[0]} in {last[1] - first[1]} min, {len(called)} stops")


def connection(start, goal, earliest):
    best = None
    for stops in trains:
        a, b = stops[stations.index(start)], stops[stations.index(goal)]
        if "--" in (a, b) or minutes(a) < minutes(earliest):
            continue
        if best is None or minutes(b) < minutes(best[1]):
            best = (a, b)
    return best


print(connection("Freiburg", "Mannheim", "07:00"))
print(connection("Karlsruhe", "Mannheim", "08:00"))
print(connection("Freiburg", "Karlsruhe", "07:00"))
waits = [minutes(b) - minutes(a) for a, b in zip(trains[0], trains[2]) if a != "--" != b]
print(waits, max(waits))
