PALETTE = dict(zip(".~^#", ("meadow", "water", "rock", "wall")))
world = ["..~~", ".^~~", "##.^"]

legend = {name: sum(row.count(ch) for row in world) for ch, name in PALETTE.items()}
print(legend)

columns = list(zip(*world))
for i, col in enumerate(columns):
    print(i, "".join(col), "dry" if "~" not in col else "")

swapped = [row.translate(str.maketrans("~^", "^~")) for row in world]
print(*swapped, sep="\n")

bigger = []
for row in world[:2]:
    wide = "".join(ch * 2 for ch in row)
    bigger += [wide, wide]
print("\n".join(bigger))

walkable = {(r, c) for r, row in enumerate(world) for c, ch in enumerate(row) if ch in ".^"}
isolated = {(r, c) for r, c in walkable if not walkable & {(r, c + 1), (r + 1, c), (r, c - 1), (r - 1, c)}}
print(len(walkable), "walkable; isolated:", sorted(isolated))
most = max(legend, key=legend.get)
print(f"mostly {most} ({legend[most] / sum(legend.values()):.0%})")
