from itertools import cycle

legs = [("Porto", 0), ("Salamanca", 330), ("Burgos", 245), ("Bilbao", 160), ("Bordeaux", 335), ("Paris", 585)]
drivers = ["Sol", "Kai", "Uma"]
MAX = 500

driven = dict.fromkeys(drivers, 0)
turns = cycle(drivers)
driver = next(turns)
since_change = 0
log = []
for (a, _), (b, km) in zip(legs, legs[1:]):
    left = km
    while left > 0:
        part = min(left, MAX - since_change)
        if part == 0:
            driver = next(turns)
            since_change = 0
            continue
        driven[driver] += part
        since_change += part
        left -= part
        log.append(f"{driver}:{part}")
    print(f"{a} - {b}: {km} km")

print(" ".join(log))
print(driven, "total", sum(driven.values()))
most = max(driven, key=driven.get)
print(most, "drove most, spread", max(driven.values()) - min(driven.values()))
hours = sum(km for _, km in legs) / 95
print(f"about {hours:.1f} h, {len(log)} shifts, {int(hours // 4)} breaks")
