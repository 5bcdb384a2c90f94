GARDEN = [
    "T...H",
    "..P.H",
    "....H",
]
HEIGHT = {"T": 3, "H": 4, "P": 1, ".": 0}


def shadows(garden, direction):
    """Fields in the shade, the light coming from the east or the west."""
    shade = set()
    for r, row in enumerate(garden):
        columns = range(len(row)) if direction == "west" else range(len(row) - 1, -1, -1)
        reach = 0
        for c in columns:
            if reach > HEIGHT[row[c]]:
                shade.add((r, c))
            reach = max(reach - 1, HEIGHT[row[c]])
    return shade


morning, evening = shadows(GARDEN, "east"), shadows(GARDEN, "west")
for r, row in enumerate(GARDEN):
    line = ""
    for c, ch in enumerate(row):
        if ch != ".":
            line += ch
        else:
            line += "012"[((r, c) not in morning) + ((r, c) not in evening)]
    print(line)
free = {(r, c) for r, row in enumerate(GARDEN) for c, ch in enumerate(row) if ch == "."}
print("full sun:", sorted(free - morning - evening))
print("never sun:", sorted(free & morning & evening))
print(f"{len(free - evening) / len(free):.0%} have evening sun")
