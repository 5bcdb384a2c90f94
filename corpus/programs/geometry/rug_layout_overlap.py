rugs = {
    "red": (0, 0, 3, 2),
    "blue": (2, 1, 5, 4),
    "old": (6, 0, 7, 1),
}

def cells(x1, y1, x2, y2):
    return {(x, y) for x in range(x1, x2) for y in range(y1, y2)}

covered = set()
for name, corners in rugs.items():
    mine = cells(*corners)
    print(name, len(mine), "m2,", len(mine & covered), "on top of others")
    covered |= mine
floor = cells(0, 0, 7, 4)
print("free:", len(floor - covered), "of", len(floor))

for y in reversed(range(4)):
    line = ""
    for x in range(7):
        here = [n[0] for n, c in rugs.items() if (x, y) in cells(*c)]
        line += here[0] if len(here) == 1 else "+" if here else "."
    print(line)

x1, y1, x2, y2 = rugs["blue"]
rugs["blue"] = x1 + 1, y1, x2 + 1, y2
clash = cells(*rugs["red"]) & cells(*rugs["blue"])
print(clash or "no overlap now", cells(*rugs["blue"]) <= floor)
