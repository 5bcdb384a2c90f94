bed = [["."] * 8 for _ in range(4)]
plants = [("T", 0, 0, 2, 3), ("c", 3, 0, 1, 8), ("b", 0, 5, 3, 2), ("z", 1, 2, 2, 2)]

for sign, row, col, h, w in plants:
    clash = set()
    for r in range(row, row + h):
        for c in range(col, col + w):
            if bed[r][c] != ".":
                clash.add(bed[r][c])
            bed[r][c] = sign
    if clash:
        print(sign, "grows over", sorted(clash))

print("+" + "-" * 8 + "+")
for row in bed:
    print("|" + "".join(row) + "|")
print("+" + "-" * 8 + "+")

area = {}
for row in bed:
    for cell in row:
        area[cell] = area.get(cell, 0) + 1
total = len(bed) * len(bed[0])
for sign, n in sorted(area.items(), key=lambda a: -a[1]):
    print(f"{sign} {n:>3} {n / total:>5.0%}")

turned = [list(r) for r in zip(*bed[::-1])]
print(len(turned), "x", len(turned[0]), "".join(turned[0]))
neighbours = set()
for r in range(len(bed)):
    for c in range(len(bed[0]) - 1):
        a, b = bed[r][c], bed[r][c + 1]
        if a != b and "." not in (a, b):
            neighbours.add("".join(sorted(a + b)))
print(sorted(neighbours))
