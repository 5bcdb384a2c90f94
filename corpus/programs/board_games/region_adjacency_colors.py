neighbours = {
    "Alda": {"Brun", "Cora"},
    "Brun": {"Alda", "Cora", "Dorn"},
    "Cora": {"Alda", "Brun", "Dorn", "Eick"},
    "Dorn": {"Brun", "Cora"},
    "Eick": {"Cora"},
}
paint = ["red", "yellow", "blue", "green"]

chosen = {}
for region in sorted(neighbours, key=lambda r: -len(neighbours[r])):
    taken = {chosen[n] for n in neighbours[region] if n in chosen}
    chosen[region] = [p for p in paint if p not in taken][0]

for region, color in sorted(chosen.items()):
    print(region, color)
conflicts = [(a, b) for a in neighbours for b in neighbours[a] if a < b and chosen[a] == chosen[b]]
print("conflicts:", conflicts, "colours used:", len(set(chosen.values())))
one_sided = [(a, b) for a in neighbours for b in neighbours[a] if a not in neighbours[b]]
assert one_sided == []
borders = sum(len(n) for n in neighbours.values()) // 2
print("borders:", borders, "most:", max(neighbours, key=lambda r: len(neighbours[r])))
