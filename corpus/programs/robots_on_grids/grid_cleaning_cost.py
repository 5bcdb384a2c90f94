floor = [
    [1, 4, 2],
    [3, 1, 1],
    [2, 9, 1],
]

plans = {
    "edge": ["D", "D", "R", "R"],
    "middle": ["D", "R", "R", "D"],
    "top": ["R", "R", "D", "D"],
    "too far": ["R", "R", "R", "D"],
}

best = ""
best_cost = 1000
for name in plans:
    r = 0
    c = 0
    cost = floor[0][0]
    ok = True
    for move in plans[name]:
        if move == "D":
            r = r + 1
        elif move == "R":
            c = c + 1
        if r >= len(floor) or c >= len(floor[0]):
            ok = False
            break
        cost = cost + floor[r][c]
    if ok:
        print(name, "costs", cost)
        if cost < best_cost:
            best = name
            best_cost = cost
    else:
        print(name, "leaves the floor at", (r, c))
print("best plan:", best, best_cost)
