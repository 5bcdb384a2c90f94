moves = "NNEESENW"
step = {"N": (0, -1), "S": (0, 1), "E": (1, 0), "W": (-1, 0)}

x = y = 0
visited = [(0, 0)]
for m in moves:
    dx, dy = step[m]
    x += dx
    y += dy
    visited.append((x, y))

min_x = min(p[0] for p in visited)
max_x = max(p[0] for p in visited)
min_y = min(p[1] for p in visited)
max_y = max(p[1] for p in visited)

for row in range(min_y, max_y + 1):
    line = ""
    for col in range(min_x, max_x + 1):
        if (col, row) == visited[-1]:
            line += "@"
        elif (col, row) == visited[0]:
            line += "S"
        elif (col, row) in visited:
            line += str(visited.index((col, row)))
        else:
            line += "."
    print(line)

print("size", max_x - min_x + 1, "x", max_y - min_y + 1)
print("twice:", {p for p in visited if visited.count(p) > 1})
