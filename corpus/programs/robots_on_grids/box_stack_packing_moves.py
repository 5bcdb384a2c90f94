def plan_moves(start, goal):
    """Moves (box, from, to) by unstacking everything onto the table first."""
    table = []
    moves = []
    for i, stack in enumerate(start):
        while stack:
            box = stack.pop()
            table.append(box)
            moves.append((box, i, "table"))
    for i, stack in enumerate(goal):
        for box in stack:
            table.remove(box)
            moves.append((box, "table", i))
    return moves


start = [["a", "b"], ["c"], []]
goal = [["c"], [], ["b", "a"]]
moves = plan_moves(start, goal)
for n, (box, src, dst) in enumerate(moves, 1):
    print(f"{n}. {box}: {src} -> {dst}")
print(len(moves), "moves, start is now", start)

unchanged = [box for stack in start for box in stack if any(box in g for g in goal)]
print("boxes that stay:", unchanged)
fewer = plan_moves([["x"], ["y"]], [["x"], ["y"]])
print(len(fewer), "moves for nothing:", fewer)
