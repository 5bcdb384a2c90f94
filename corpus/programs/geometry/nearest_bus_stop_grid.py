stops = {"Markt": (2, 9), "Schule": (8, 3), "Park": (5, 5), "Hafen": (0, 0)}
homes = [("Fam. Aydin", 7, 7), ("Fam. Boll", 1, 2), ("WG 3", 4, 8)]


def blocks(a, b):
    return abs(a[0] - b[0]) + abs(a[1] - b[1])


def two_nearest(x, y):
    ordered = sorted(stops, key=lambda s: (blocks((x, y), stops[s]), s))
    return [(s, blocks((x, y), stops[s])) for s in ordered[:2]]


served = dict.fromkeys(stops, 0)
for family, x, y in homes:
    (first, d1), (second, d2) = two_nearest(x, y)
    served[first] += 1
    note = "about the same" if d2 - d1 <= 1 else f"next {second}"
    print(f"{family:<11}{first} in {d1} blocks ({note})")
print(served)

unused = [s for s, n in served.items() if n == 0]
for s in unused:
    del stops[s]
print("closed:", unused)
for family, x, y in homes:
    print(family, two_nearest(x, y)[1])
