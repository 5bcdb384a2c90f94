plan = ["S...",
        ".##.",
        "..#G"]
rows, cols = len(plan), len(plan[0])

cost = {}
todo = [(0, 0, 0)]
while todo:
    todo.sort(reverse=True)
    c, y, x = todo.pop()
    if (y, x) in cost:
        continue
    cost[(y, x)] = c
    for dy, dx, price in ((0, 1, 1), (1, 0, 1), (0, -1, 2), (-1, 0, 2)):
        ny, nx = y + dy, x + dx
        if 0 <= ny < rows and 0 <= nx < cols and plan[ny][nx] != "#":
            if (ny, nx) not in cost:
                todo.append((c + price, ny, nx))

for y in range(rows):
    line = ""
    for x in range(cols):
        if (y, x) in cost:
            line += "%3d" % cost[(y, x)]
        else:
            line += "  #"
    print(line)

goal = [(y, row.index("G")) for y, row in enumerate(plan) if "G" in row][0]
print("goal", goal, "costs", cost[goal])
farthest = max(cost, key=cost.get)
print("most expensive", farthest, cost[farthest])
print(len(cost), "cells reached,", sum(row.count("#") for row in plan), "walls")
