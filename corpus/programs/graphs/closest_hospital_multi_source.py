roads = [
    ("A", "B"), ("B", "C"), ("C", "D"), ("D", "E"),
    ("E", "F"), ("B", "F"), ("G", "H"),
]
hospitals = ["A", "E"]

near = {}
for u, v in roads:
    near.setdefault(u, set()).add(v)
    near.setdefault(v, set()).add(u)

closest = {h: (0, h) for h in hospitals}
edge = list(hospitals)
while edge:
    nxt = []
    for town in edge:
        d, h = closest[town]
        for other in sorted(near[town]):
            if other not in closest:
                closest[other] = (d + 1, h)
                nxt.append(other)
    edge = nxt

for town in sorted(near):
    if town in closest:
        d, h = closest[town]
        print(town, "->", h, "*" * d)
    else:
        print(town, "-> none")

served = {h: sum(1 for d, x in closest.values() if x == h) for h in hospitals}
print(served)
