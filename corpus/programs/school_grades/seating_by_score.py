def rows(names, width):
    return [names[i:i + width] for i in range(0, len(names), width)]


def snake(grid):
    """Every second row from right to left."""
    return [row[::-1] if i % 2 else row for i, row in enumerate(grid)]


def neighbours(grid, name):
    for r, row in enumerate(grid):
        if name in row:
            c = row.index(name)
            break
    else:
        raise LookupError(name)
    found = []
    for dr, dc in ((-1, 0), (1, 0), (0, -1), (0, 1)):
        rr, cc = r + dr, c + dc
        if 0 <= rr < len(grid) and 0 <= cc < len(grid[rr]):
            found.append(grid[rr][cc])
    return found


scores = {"Ivo": 55, "Ann": 91, "Bea": 78, "Cem": 83, "Dov": 40, "Eli": 67, "Gus": 72}
order = sorted(scores, key=scores.get)
plan = snake(rows(order, 3))
for row in plan:
    print(" | ".join(f"{n:^5}" for n in row))
for who in ("Ivo", "Ann"):
    near = neighbours(plan, who)
    helper = max(near, key=scores.get)
    print(who, "sits by", near, "- helper:", helper)
try:
    neighbours(plan, "Zac")
except LookupError as e:
    print("absent:", e)
