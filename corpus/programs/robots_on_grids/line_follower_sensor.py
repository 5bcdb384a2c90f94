track = [
    "  ###     ",
    "###  ##   ",
    "      ####",
]
row, col = 1, 0
path = [(row, col)]
lost = False

while col < 9:
    options = []
    for r in (row - 1, row, row + 1):
        if 0 <= r < 3 and track[r][col + 1] == "#":
            options.append(r)
    if not options:
        lost = True
        break
    if row in options:
        new = row
    else:
        new = options[0]
    row = new
    col += 1
    path.append((row, col))

print("path:", "".join(str(r) for r, c in path))
print("lost at" if lost else "finished at", path[-1])
ups = sum(1 for a, b in zip(path, path[1:]) if b[0] < a[0])
downs = sum(1 for a, b in zip(path, path[1:]) if b[0] > a[0])
print("ups", ups, "downs", downs)
shown = [list(line) for line in track]
for r, c in path:
    shown[r][c] = "o"
print("\n".join("".join(line) for line in shown))
