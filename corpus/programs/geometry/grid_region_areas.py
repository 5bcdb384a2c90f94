plan = """
AAAB
ACCB
ACDB
""".split()

areas = {}
edges = {}
corners = {}
for r, row in enumerate(plan):
    for c, plot in enumerate(row):
        areas[plot] = areas.get(plot, 0) + 1
        for dr, dc in ((-1, 0), (1, 0), (0, -1), (0, 1)):
            rr, cc = r + dr, c + dc
            outside = not (0 <= rr < len(plan) and 0 <= cc < len(row))
            if outside or plan[rr][cc] != plot:
                edges[plot] = edges.get(plot, 0) + 1

for plot in sorted(areas):
    a, e = areas[plot], edges[plot]
    print(f"{plot}: area {a}, fence {e}, price {a * e}")
print("total", sum(areas[p] * edges[p] for p in areas))

compact = min(areas, key=lambda p: edges[p] / areas[p])
print("most compact:", compact)
neighbours = {p: set() for p in areas}
for row in plan:
    for a, b in zip(row, row[1:]):
        if a != b:
            neighbours[a].add(b)
            neighbours[b].add(a)
print({p: "".join(sorted(n)) for p, n in neighbours.items()})
