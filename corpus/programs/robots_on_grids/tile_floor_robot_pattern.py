width = 7
height = 4
stock = {"w": 16, "b": 9, "g": 5}
pattern = "wbw"

floor = []
missing = 0
for y in range(height):
    row = ""
    for x in range(width):
        want = pattern[(x + y) % len(pattern)]
        if stock[want] == 0:
            missing += 1
            want = "g" if stock["g"] else " "
        if want != " ":
            stock[want] -= 1
        row += want
    floor.append(row)

print("\n".join(floor))
print("stock left", stock, "replaced", missing)
seams = 0
for row in floor:
    for a, b in zip(row, row[1:]):
        if a != b:
            seams += 1
print("seams in rows:", seams)
columns = ["".join(row[x] for row in floor) for x in range(width)]
print(columns[0], columns[-1], columns.count(columns[0]))
