children = ["Abu", "Bea", "Cem", "Din", "Eva", "Fin", "Gül"]
stations = ["quiz", "ball", "rope"]

groups = [children[i::3] for i in range(3)]
plan = {}
for turn in range(len(stations)):
    for g, members in enumerate(groups):
        station = stations[(g + turn) % len(stations)]
        plan[turn, station] = members

for turn in range(3):
    row = [f"{s}: {'/'.join(plan[turn, s])}" for s in stations]
    print(f"turn {turn + 1}  " + "  ".join(row))

groups[0].append("Hugo")
print("Hugo is at", [s for (t, s), m in plan.items() if "Hugo" in m])
visits = {c: sum(c in m for m in plan.values()) for c in children + ["Hugo"]}
print(visits)
assert set(visits.values()) == {3}
pairs = {frozenset((a, b)) for m in plan.values() for a in m for b in m if a < b}
print(len(pairs), "pairs of children meet")
