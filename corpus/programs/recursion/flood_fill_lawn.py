GARDEN = [
    "~~..#",
    "~#..#",
    ".####",
    "..~~.",
]


def flood(grid, r, c, old, new):
    if r < 0 or c < 0 or r >= len(grid) or c >= len(grid[r]):
        return 0
    if grid[r][c] != old:
        return 0
    grid[r][c] = new
    return 1 + sum(flood(grid, r + dr, c + dc, old, new) for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0)))


def areas(plan, kind):
    grid = [list(row) for row in plan]
    sizes = []
    for r, row in enumerate(grid):
        for c, cell in enumerate(row):
            if cell == kind:
                sizes.append(flood(grid, r, c, kind, "x"))
    return sorted(sizes, reverse=True)


for kind, name in {"~": "pond", ".": "lawn", "#": "hedge"}.items():
    print(name, areas(GARDEN, kind))
grid = [list(row) for row in GARDEN]
print(flood(grid, 0, 2, ".", "w"))
print(*map("".join, grid), sep="\n")
print(flood(grid, 9, 9, ".", "w"))
